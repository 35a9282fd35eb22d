// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/empty_state.h"

#include "views/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace wattfare {

EmptyState::EmptyState(QWidget *parent) : QWidget(parent)
{
    m_title = new QLabel(this);
    m_title->setFont(uiFont(TypeSize::title, true));
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    m_text = new QLabel(this);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setMinimumWidth(240);
    m_text->setMaximumWidth(520);
    m_button = new QPushButton(this);
    m_button->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kSpace3);
    layout->addStretch(2);
    layout->addWidget(m_title);
    auto *middle = new QHBoxLayout; // an item that is aligned gets a height for another width than it gets
    middle->addStretch(1);
    middle->addWidget(m_text, 1000);
    middle->addStretch(1);
    layout->addLayout(middle);
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    connect(m_button, &QPushButton::clicked, this, &EmptyState::clicked);
}

void EmptyState::setText(const QString &title, const QString &text)
{
    m_title->setText(title);
    m_text->setText(text);
    setAccessibleName(title);
    setAccessibleDescription(text);
}

void EmptyState::setButton(const QString &text)
{
    m_button->setText(text);
    m_button->setVisible(!text.isEmpty());
}

QString EmptyState::title() const
{
    return m_title->text();
}

} // namespace wattfare
