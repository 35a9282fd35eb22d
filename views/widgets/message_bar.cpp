// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/message_bar.h"

#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/tool_button.h"

#include <QEvent>
#include <QPushButton>

#include <algorithm>

namespace wattfare {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
{
    setAccessibleName(tr("Messages"));
    setAutoFillBackground(true);
    tint(this, {{QPalette::Window, &ThemeColours::warningSoft}, {QPalette::WindowText, &ThemeColours::text}});
    m_text = selectableLabel(this);
    m_place = new QLabel(this);
    m_place->setAccessibleName(tr("Which of the messages is shown"));
    const auto arrow = [this](Qt::ArrowType type, const QString &text, int by) {
        QToolButton *button = toolButton({}, text, this);
        button->setArrowType(type);
        connect(button, &QToolButton::clicked, this, [this, by] { step(by); });
        return button;
    };
    m_previous = arrow(Qt::LeftArrow, tr("Message before"), -1);
    m_previous->setObjectName(QStringLiteral("previous_message"));
    m_next = arrow(Qt::RightArrow, tr("Next message"), 1);
    m_next->setObjectName(QStringLiteral("next_message"));
    m_buttons = boxLayout<QHBoxLayout>(kSpace2);
    auto *layout = boxLayout<QHBoxLayout>(this, {kSpace3, kSpace1, kSpace2, kSpace1});
    layout->addWidget(m_text, 1);
    layout->addWidget(m_previous);
    layout->addWidget(m_place);
    layout->addWidget(m_next);
    layout->addLayout(m_buttons);
    setFrameShape(QFrame::StyledPanel);
    if (parent)
        parent->installEventFilter(this);
    hide();
}

void MessageBar::place()
{
    if (!parentWidget() || isHidden())
        return;
    const QSize room = parentWidget()->size();
    const int height
        = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(room.width()) : sizeHint().height();
    setGeometry(0, room.height() - height, room.width(), height);
    raise();
}

bool MessageBar::event(QEvent *event)
{
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        place();
    return done;
}

bool MessageBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(watched, event);
}

void MessageBar::add(const QString &text, QList<Button> buttons, const QString &about, std::function<void()> dismissed)
{
    for (const Entry &entry : std::as_const(m_messages)) {
        if (entry.text == text && entry.about == about)
            return;
    }
    m_messages.append({text, std::move(buttons), about, std::move(dismissed)});
    showCurrent();
}

void MessageBar::turnTo(const QString &text)
{
    const auto at
        = std::find_if(m_messages.cbegin(), m_messages.cend(), [&](const Entry &entry) { return entry.text == text; });
    if (at == m_messages.cend())
        return;
    m_current = at - m_messages.cbegin();
    showCurrent();
}

void MessageBar::drop(const QString &about)
{
    const auto gone = [&](const Entry &entry) { return entry.about == about; };
    const auto before = std::count_if(m_messages.begin(), m_messages.begin() + m_current, gone);
    if (m_messages.removeIf(gone) == 0)
        return;
    m_current -= before; // the one that is shown stays, if it was not one of them
    showCurrent();
}

QString MessageBar::text() const { return m_messages.isEmpty() ? QString() : m_messages[m_current].text; }

void MessageBar::clear()
{
    m_messages.clear();
    showCurrent();
}

void MessageBar::step(int by)
{
    m_current += by;
    showCurrent();
}

void MessageBar::press(int button)
{
    if (m_messages.isEmpty())
        return;
    const Entry entry = m_messages.takeAt(m_current);
    showCurrent();
    if (button >= entry.buttons.size()) {
        if (entry.dismissed)
            entry.dismissed();
    } else if (entry.buttons[button].run) {
        entry.buttons[button].run();
    }
}

void MessageBar::showCurrent()
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_current = std::clamp<qsizetype>(m_current, 0, std::max<qsizetype>(m_messages.size() - 1, 0));
    if (m_messages.isEmpty()) {
        hide();
        return;
    }
    const bool several = m_messages.size() > 1;
    for (QWidget *each :
        {static_cast<QWidget *>(m_previous), static_cast<QWidget *>(m_place), static_cast<QWidget *>(m_next)})
        each->setVisible(several);
    m_place->setText(tr("%1 of %2").arg(m_current + 1).arg(m_messages.size()));
    m_previous->setEnabled(m_current > 0);
    m_next->setEnabled(m_current + 1 < m_messages.size());
    const Entry &entry = m_messages[m_current];
    m_text->setText(entry.text);
    for (int i = 0; i <= entry.buttons.size(); ++i) {
        auto *button = new QPushButton(i < entry.buttons.size() ? entry.buttons[i].text : tr("Dismiss"), this);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, i] { press(i); });
        m_buttons->addWidget(button);
    }
    show();
}

} // namespace wattfare
