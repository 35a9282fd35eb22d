// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/section.h"

#include "views/panels/elided_button.h"
#include "views/theme/theme.h"

#include <QVBoxLayout>

namespace wattfare {

Section::Section(const QString &title, bool foldable, QWidget *parent) : QWidget(parent)
{
    m_button = new ElidedButton(this);
    m_button->setAutoRaise(true);
    m_button->setFont(uiFont(TypeSize::body, true));
    m_button->setToolButtonStyle(foldable ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly);
    m_button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_button->setStyleSheet(QStringLiteral("QToolButton { border: none; padding: 2px 0; }"
                                           "QToolButton:focus { text-decoration: underline; }"));
    if (foldable) {
        m_button->setCheckable(true);
        m_button->setChecked(true);
        m_button->setArrowType(Qt::DownArrow);
        m_button->setFocusPolicy(Qt::StrongFocus);
        connect(m_button, &QToolButton::toggled, this, [this](bool open) {
            m_body->setVisible(open);
            m_button->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
            emit toggled(open);
        });
    } else {
        m_button->setFocusPolicy(Qt::NoFocus);
        m_button->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    m_body = new QWidget(this);
    m_layout = new QVBoxLayout(m_body);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(kSpace2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace1);
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

bool Section::isOpen() const
{
    return !m_button->isCheckable() || m_button->isChecked();
}

void Section::setOpen(bool open)
{
    if (m_button->isCheckable())
        m_button->setChecked(open);
}

} // namespace wattfare
