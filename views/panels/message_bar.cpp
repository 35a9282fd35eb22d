// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/message_bar.h"

#include "views/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace wattfare {

MessageBar::MessageBar(QWidget *parent) : QFrame(parent)
{
    setAccessibleName(tr("Messages"));
    setAutoFillBackground(true);
    m_text = new QLabel(this);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_buttons = new QHBoxLayout;
    m_buttons->setSpacing(kSpace2);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSpace3, kSpace1, kSpace2, kSpace1);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttons);
    hide();
}

void MessageBar::add(const QString &text, QList<Button> buttons)
{
    for (const Entry &entry : std::as_const(m_messages)) {
        if (entry.text == text)
            return;
    }
    m_messages.append({text, std::move(buttons)});
    if (m_messages.size() == 1)
        showFirst();
}

QString MessageBar::text() const
{
    return m_messages.isEmpty() ? QString() : m_messages.first().text;
}

void MessageBar::clear()
{
    m_messages.clear();
    showFirst();
}

void MessageBar::press(int button)
{
    if (m_messages.isEmpty())
        return;
    const Entry entry = m_messages.takeFirst();
    showFirst();
    if (button < entry.buttons.size() && entry.buttons[button].run)
        entry.buttons[button].run();
}

void MessageBar::showFirst()
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    if (m_messages.isEmpty()) {
        hide();
        return;
    }
    const ThemeColours &colours = Theme::instance().colours();
    QPalette palette = this->palette();
    palette.setColor(QPalette::Window, colours.warningSoft);
    palette.setColor(QPalette::WindowText, colours.text);
    setPalette(palette);
    const Entry &entry = m_messages.first();
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
