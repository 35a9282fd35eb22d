// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/explore/explore_page.h"

#include "model/analysis/what_moved.h"
#include "views/pages/answer_text.h"
#include "views/pages/explore/excluded_head.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/headline.h"
#include "views/words/messages.h"
#include "views/words/sentence_join.h"

#include <QClipboard>
#include <QGuiApplication>

// The answer above the table.
namespace wattfare {

// A slider that is dragged is one change: what moved is told since it began.
void ExplorePage::noteMoved(const ViewData &before)
{
    constexpr qint64 kOneChangeMs = 1500;
    if (!before.results || !before.answer || !m_data.answer || before.results == m_data.results || m_startsOver)
        return;
    const auto since = [this](const ViewData &from) {
        return whatMoved(*from.results, *from.answer, *m_data.results, *m_data.answer);
    };
    const bool goesOn = m_movedFrom.results && m_movedClock.isValid() && m_movedClock.elapsed() < kOneChangeMs;
    m_moved = goesOn ? since(m_movedFrom) : std::vector<Message>();
    if (m_moved.empty()) {
        m_movedFrom = before;
        m_moved = since(before);
    }
    m_movedClock.start();
}

QString ExplorePage::movedText() const { return sentences(m_moved); }

void ExplorePage::showAnswer()
{
    const AnswerText words = answerWords(m_data);
    m_answer->setSentence(words.lead);
    // Before the rest of the answer, in its room; what then is elided stays behind "More".
    m_more->setSentence(joinSentences({movedText(), words.more}));
    m_answerText = words.answer;
    m_excludedText = words.excluded;
    showLeftOut();
    m_admit->offer(helpfulSwitches(*m_data.results, *m_data.answer));
    m_admit->setVisible(m_admit->offersAny());
    placeSwitches();
    m_answer->setEnabled(!m_data.busy);
    m_more->setEnabled(!m_data.busy);
}

// The answer is over all candidates: who filters its first one away is told.
void ExplorePage::showLeftOut()
{
    const bool hides = m_filtered && m_source && m_data.answer && m_data.answer->cheapest
        && m_source->resultsPtr() == m_data.results && !m_passing.test(*m_data.answer->cheapest);
    m_hidden->setSentence(
        joinSentences({hides ? tr("The filter hides the cheapest one; the answer is over all candidates.") : QString(),
            m_excludedText}));
}

// All that the answer says, over the page: Esc and a click beside it close it.
void ExplorePage::showWhole()
{
    auto *popup = new QFrame(this, Qt::Popup);
    popup->setObjectName(QStringLiteral("whole_answer"));
    popup->setAccessibleName(tr("Answer"));
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setFrameShape(QFrame::StyledPanel);
    popup->setBackgroundRole(QPalette::Base);
    auto *layout = boxLayout<QVBoxLayout>(popup, {kSpace3, kSpace3, kSpace3, kSpace3}, kSpace2);
    for (const Headline *each : {m_answer, m_more, m_hidden}) {
        if (each->sentence().isEmpty())
            continue;
        auto *line = new Headline(popup, TypeSize::body, each == m_answer);
        line->setSentence(each->sentence());
        line->setForegroundRole(each->foregroundRole());
        layout->addWidget(line);
    }
    popup->setFixedWidth(m_answer->parentWidget()->width() + 2 * kSpace3);
    popup->setFixedHeight(layout->totalHeightForWidth(popup->width()));
    popup->move(m_answer->mapToGlobal(QPoint(-kSpace3, -kSpace3)));
    popup->show();
}

QString ExplorePage::answerText() const { return m_answerText; }

void ExplorePage::copyAnswer()
{
    QGuiApplication::clipboard()->setText(m_answerText);
    emit statusMessage(tr("The answer is on the clipboard."));
}

} // namespace wattfare
