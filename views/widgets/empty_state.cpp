// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/empty_state.h"

#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"

#include <QPushButton>

#include <algorithm>

namespace wattfare {

namespace {

constexpr int kWidestText = 520;

} // namespace

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
{
    m_title = new QLabel(this);
    m_title->setFont(uiFont(TypeSize::title, true));
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    m_text = plainLabel(this);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setMinimumWidth(1); // else a word that is too long takes the height of a wider line, not its own
    m_button = new QPushButton(this);
    m_button->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kSpace3);
    layout->addStretch(2);
    layout->addWidget(m_title);
    layout->addWidget(m_text); // as wide as the margins leave: aligned, it would get the height of a wider line
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    connect(m_button, &QPushButton::clicked, this, &EmptyState::clicked);
}

void EmptyState::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int side = std::max(kSpace3, (width() - kWidestText + 1) / 2);
    layout()->setContentsMargins(side, kSpace3, side, kSpace3);
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

QString EmptyState::title() const { return m_title->text(); }

PageStack::PageStack(QWidget *page, const QMargins &margins)
    : QStackedWidget(page)
    , m_empty(new EmptyState(this))
{
    addWidget(m_empty);
    boxLayout<QVBoxLayout>(page, margins)->addWidget(this);
    connect(m_empty, &EmptyState::clicked, this, &PageStack::buttonClicked);
}

void PageStack::setBody(QWidget *body)
{
    insertWidget(0, body);
    showBody();
}

void PageStack::showBody() { setCurrentIndex(0); }

void PageStack::showEmpty(const QString &title, const QString &text, const QString &button)
{
    m_empty->setText(title, text);
    m_empty->setButton(button);
    setCurrentWidget(m_empty);
}

bool PageStack::showsBody() const { return currentWidget() != m_empty; }

} // namespace wattfare
