// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/headline.h"

#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/words/currency.h"

#include <QAction>
#include <QClipboard>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QHash>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QTextLayout>

#include <algorithm>

namespace wattfare {

namespace {

constexpr int kMostLines = 2;
constexpr QChar kWordJoiner(0x2060);
constexpr QChar kNoBreakSpace(0x00a0);
const QString kTimes = QStringLiteral(" \u00d7 "); // "6 × inf1.2xlarge"

// Between a number and its unit. Kept by currency: sentences change at every move of a slider.
QRegularExpression beforeUnit(const QString &space)
{
    static QHash<QString, QRegularExpression> known;
    const QString pattern = QStringLiteral("(?<=[0-9])%1(?=(?:%2|kWh|W|h)(?![A-Za-z]))")
                                .arg(space, QRegularExpression::escape(unitName(Unit::usd)));
    const auto found = known.constFind(pattern);
    return found != known.cend() ? *found : *known.insert(pattern, QRegularExpression(pattern));
}

} // namespace

QString keptWhole(const QString &sentence)
{
    static const QRegularExpression joint(QStringLiteral("(?<=[A-Za-z0-9])([./-])(?=[A-Za-z0-9])"));
    QString whole = sentence;
    whole.replace(joint, QStringLiteral("\\1") + kWordJoiner);
    whole.replace(beforeUnit(QStringLiteral(" ")), QString(kNoBreakSpace)); // "2.17 USD" in one line
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
    setAccessibleDescription(sentence);
    fit();
}

void Headline::reserveLines(int lines)
{
    m_lines = lines;
    setAlignment(lines > 1 && m_largest == TypeSize::title
            ? Qt::AlignLeft | Qt::AlignBottom // what follows is next to it
            : Qt::AlignLeft | Qt::AlignTop);
    setMinimumHeight(heightForWidth(0));
    setMaximumHeight(minimumHeight());
    fit();
}

int Headline::heightForWidth(int width) const
{
    if (m_lines == 0)
        return WrappedLabel::heightForWidth(width);
    return m_lines * QFontMetrics(uiFont(m_largest, m_strong)).lineSpacing() + 2;
}

void Headline::fit()
{
    const QString whole = keptWhole(m_sentence);
    const QFont large = uiFont(m_largest, m_strong);
    const int room = std::max(m_lines > 0 ? 20 : 120, width());
    const bool fits = fitting(whole, large, room, m_lines > 0 ? m_lines : kMostLines) == whole;
    const QFont wanted = fits ? large : uiFont(TypeSize::body, m_strong);
    if (font() != wanted)
        setFont(wanted);
    const QString shown = fits || m_lines == 0
        ? whole
        : fitting(whole, wanted, room, std::max(1, heightForWidth(room) / QFontMetrics(wanted).lineSpacing()));
    if (text() != shown)
        setText(shown);
    if (const bool elided = shown != whole; elided || elided != m_elided) {
        setToolTip(elided ? plainTip(m_sentence) : QString());
        const bool told = m_elided == elided;
        m_elided = elided;
        if (!told)
            emit elidedChanged(elided);
    }
}

// As much of it as so many lines hold; the last of them ends in an ellipsis then.
QString Headline::fitting(const QString &whole, const QFont &font, int room, int most)
{
    QTextLayout layout(whole, font);
    layout.beginLayout();
    int last = 0; // where the last line begins
    for (int i = 0; i < most; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            return whole;
        line.setLineWidth(room);
        last = line.textStart();
    }
    const bool fits = !layout.createLine().isValid();
    layout.endLayout();
    return fits ? whole : whole.left(last) + QFontMetrics(font).elidedText(whole.mid(last), Qt::ElideRight, room - 2);
}

void Headline::copy()
{
    // All of a sentence that is elided is the sentence.
    QString chosen = hasSelectedText() && selectedText() != text() ? selectedText() : m_sentence;
    chosen.remove(kWordJoiner);
    chosen.replace(beforeUnit(QString(kNoBreakSpace)), QStringLiteral(" "));
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
