// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/section.h"

#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace wattfare {

namespace {

// Begins where the fields below it begin: a tool button would set its words off by its frame. Gives way with an
// ellipsis.
class SectionTitle : public QToolButton
{
public:
    using QToolButton::QToolButton;
    QSize sizeHint() const override
    {
        return {indent() + fontMetrics().horizontalAdvance(text()) + kSpace1, fontMetrics().height() + kSpace1};
    }
    QSize minimumSizeHint() const override { return {fontMetrics().averageCharWidth() * 6, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor colour
            = palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText);
        if (isCheckable()) {
            QStyleOption arrow; // the one of fields, menus and trees
            arrow.initFrom(this);
            arrow.rect = QRect(0, (height() - 8) / 2, 8, 8);
            style()->drawPrimitive(
                isChecked() ? QStyle::PE_IndicatorArrowDown : QStyle::PE_IndicatorArrowRight, &arrow, &painter, this);
        }
        QFont words = font();
        words.setUnderline(hasFocus());
        painter.setFont(words);
        painter.setPen(colour);
        const QRect room = rect().adjusted(indent(), 0, 0, 0);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    }

private:
    int indent() const { return isCheckable() ? 8 + kSpace1 : 0; } // of the arrow
};

} // namespace

Section::Section(const QString &title, bool foldable, QWidget *parent)
    : QWidget(parent)
{
    m_button = new SectionTitle(this);
    m_button->setFont(uiFont(TypeSize::body, true));
    m_button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    if (foldable) {
        m_button->setCheckable(true);
        m_button->setChecked(true);
        m_button->setFocusPolicy(Qt::StrongFocus);
        connect(m_button, &QToolButton::toggled, this, [this](bool open) {
            m_body->setVisible(open);
            emit toggled(open);
        });
    } else {
        m_button->setFocusPolicy(Qt::NoFocus);
        m_button->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    m_body = new QWidget(this);
    m_layout = boxLayout<QVBoxLayout>(m_body, {}, kSpace2);
    auto *layout = boxLayout<QVBoxLayout>(this, {}, kSpace1);
    layout->addWidget(m_button, 0, Qt::AlignLeft);
    layout->addWidget(m_body);
    setTitle(title);
}

void Section::setTitle(const QString &title)
{
    m_button->setText(title);
    m_button->setAccessibleName(title);
    m_button->setToolTip(title); // it gives way in a narrow window
}

void Section::setCaption() { m_button->setFont(uiFont(TypeSize::caption, true)); }

bool Section::isOpen() const { return !m_button->isCheckable() || m_button->isChecked(); }

void Section::setOpen(bool open)
{
    if (m_button->isCheckable())
        m_button->setChecked(open);
}

} // namespace wattfare
