// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/headline.h"

#include "views/theme/theme.h"

#include <QAction>
#include <QClipboard>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QRegularExpression>

#include <algorithm>

namespace wattfare {

namespace {

constexpr int kMostLines = 2;
constexpr QChar kWordJoiner(0x2060);
constexpr QChar kNoBreakSpace(0x00a0);
const QString kTimes = QStringLiteral(" \u00d7 "); // "6 × inf1.2xlarge"

} // namespace

QString keptWhole(const QString &sentence)
{
    static const QRegularExpression joint(QStringLiteral("(?<=[A-Za-z0-9])([./-])(?=[A-Za-z0-9])"));
    QString whole = sentence;
    whole.replace(joint, QStringLiteral("\\1") + kWordJoiner);
    static const QRegularExpression unit(QStringLiteral("(?<=[0-9]) (?=(?:USD|kWh|W|h)(?![A-Za-z]))"));
    whole.replace(unit, QString(kNoBreakSpace)); // "2.17 USD" in one line
    return whole.replace(kTimes, kNoBreakSpace + kTimes.trimmed() + kNoBreakSpace);
}

Headline::Headline(QWidget *parent, TypeSize largest, bool strong)
    : WrappedLabel(parent)
    , m_largest(largest)
    , m_strong(strong)
{
    setFont(uiFont(largest, strong));
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *copyAction = new QAction(icon(QStringLiteral("copy")), tr("Copy"), this);
    connect(copyAction, &QAction::triggered, this, &Headline::copy);
    addAction(copyAction);
    setContextMenuPolicy(Qt::ActionsContextMenu);
}

void Headline::setSentence(const QString &sentence)
{
    m_sentence = sentence;
    setText(keptWhole(sentence));
    setAccessibleDescription(sentence);
    fit();
}

void Headline::fit()
{
    const QFont large = uiFont(m_largest, m_strong);
    const int room = std::max(120, width());
    const int tall = QFontMetrics(large).boundingRect(QRect(0, 0, room, 10'000), Qt::TextWordWrap, text()).height();
    const QFont wanted
        = tall > kMostLines * QFontMetrics(large).lineSpacing() + 2 ? uiFont(TypeSize::body, m_strong) : large;
    if (font() != wanted)
        setFont(wanted);
}

void Headline::copy()
{
    QString chosen = hasSelectedText() ? selectedText() : m_sentence;
    chosen.remove(kWordJoiner);
    static const QRegularExpression unit(QStringLiteral("(?<=[0-9])\u00a0(?=(?:USD|kWh|W|h)(?![A-Za-z]))"));
    chosen.replace(unit, QStringLiteral(" "));
    QGuiApplication::clipboard()->setText(chosen.replace(kNoBreakSpace + kTimes.trimmed() + kNoBreakSpace, kTimes));
}

void Headline::resizeEvent(QResizeEvent *event)
{
    WrappedLabel::resizeEvent(event);
    fit();
}

void Headline::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        WrappedLabel::keyPressEvent(event);
}

} // namespace wattfare
