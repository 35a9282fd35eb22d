// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/explore/excluded_head.h"

#include "views/pages/answer_text.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/headline.h"
#include "views/words/messages.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace wattfare {

QString admitText(Exclusion exclusion)
{
    return text(Message{std::string("admit.") + exclusionInfo(exclusion).id, {}});
}

AdmitButtons::AdmitButtons(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (const ExclusionInfo &each : exclusions()) {
        if (!each.admitting)
            continue;
        auto *button = new QPushButton(admitText(each.exclusion), this);
        button->setObjectName(QStringLiteral("admit_%1").arg(QLatin1String(each.id)));
        button->setToolTip(tr("Changes the setting of the scenario that excludes them. Undo reverts it."));
        button->setAccessibleName(button->text());
        button->setAccessibleDescription(button->toolTip());
        button->setAutoDefault(false);
        button->hide();
        connect(button, &QPushButton::clicked, this, [this, e = each.exclusion] { emit chosen(e); });
        m_buttons[static_cast<std::size_t>(each.exclusion)] = button;
    }
}

void AdmitButtons::offer(const std::vector<Exclusion> &switches)
{
    for (const ExclusionInfo &each : exclusions())
        if (QPushButton *button = m_buttons[static_cast<std::size_t>(each.exclusion)])
            button->setVisible(std::find(switches.begin(), switches.end(), each.exclusion) != switches.end());
    arrange(width(), true);
    updateGeometry();
}

bool AdmitButtons::offersAny() const
{
    return std::any_of(
        m_buttons.begin(), m_buttons.end(), [](const QPushButton *button) { return button && !button->isHidden(); });
}

int AdmitButtons::arrange(int width, bool move) const
{
    int left = 0, top = 0, line = 0;
    for (QPushButton *button : m_buttons) {
        if (!button || button->isHidden())
            continue;
        const QSize size = button->sizeHint();
        if (left > 0 && left + size.width() > width) {
            left = 0;
            top += line + kSpace1;
            line = 0;
        }
        if (move)
            button->setGeometry(left, top, std::min(size.width(), width), size.height());
        left += size.width() + kSpace2;
        line = std::max(line, size.height());
    }
    return top + line;
}

int AdmitButtons::widest() const
{
    int widest = 0;
    for (const QPushButton *button : m_buttons)
        if (button && !button->isHidden())
            widest = std::max(widest, button->sizeHint().width());
    return widest;
}

QSize AdmitButtons::sizeHint() const { return {0, arrange(QWIDGETSIZE_MAX, false)}; }

bool AdmitButtons::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        arrange(width(), true);
        updateGeometry();
    }
    return QWidget::event(event);
}

void AdmitButtons::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(width(), true);
}

// Enter presses the button that has the focus, as Space does: a table below would take it for its own.
void AdmitButtons::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    if (button && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        button->click();
    else
        QWidget::keyPressEvent(event);
}

ExcludedHead::ExcludedHead(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("excluded_head"));
    setAccessibleName(tr("Excluded candidates"));
    m_reasons = new WrappedLabel(this);
    m_reasons->setTextFormat(Qt::PlainText);
    m_reasons->setFont(uiFont(TypeSize::body, true));
    m_buttons = new AdmitButtons(this);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace2, kSpace2, kSpace2, kSpace1}, kSpace1);
    layout->addWidget(m_reasons);
    layout->addWidget(m_buttons);
    hide();
}

void ExcludedHead::setCounts(const std::array<std::size_t, kExclusionCount> &counts, std::size_t any)
{
    m_reasons->setText(excludedWords(counts, any));
    setAccessibleDescription(m_reasons->text());
    std::vector<Exclusion> switches;
    for (const ExclusionInfo &each : exclusions())
        if (counts[static_cast<std::size_t>(each.exclusion)] > 0 && each.admitting)
            switches.push_back(each.exclusion);
    m_buttons->offer(switches);
    m_buttons->setVisible(!switches.empty());
    layout()->invalidate();
}

void ExcludedHead::mousePressEvent(QMouseEvent *event) { event->accept(); }
void ExcludedHead::mouseMoveEvent(QMouseEvent *event) { event->accept(); }
void ExcludedHead::mouseReleaseEvent(QMouseEvent *event) { event->accept(); }
void ExcludedHead::mouseDoubleClickEvent(QMouseEvent *event) { event->accept(); }
void ExcludedHead::contextMenuEvent(QContextMenuEvent *event) { event->accept(); }

void ExcludedHead::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const ThemeColours &c = Theme::instance().colours();
    painter.fillRect(rect(), c.raised);
    painter.setPen(c.hairline);
    painter.drawLine(rect().topLeft(), rect().topRight());
}

} // namespace wattfare
