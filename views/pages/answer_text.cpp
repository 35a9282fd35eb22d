// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/answer_text.h"

#include "views/words/format.h"
#include "views/words/lists.h"
#include "views/words/messages.h"
#include "views/words/sentence_join.h"

#include <QCoreApplication>
#include <QStringList>

namespace wattfare {

QString excludedWords(const std::array<std::size_t, kExclusionCount> &counts, std::size_t any)
{
    QStringList parts;
    std::size_t reasons = 0;
    for (const ExclusionInfo &each : exclusions())
        if (const std::size_t count = counts[static_cast<std::size_t>(each.exclusion)]; count > 0) {
            parts << text(Message{std::string("answer.count_") + each.id, {count}});
            reasons += count;
        }
    if (parts.isEmpty())
        return {};
    return reasons > any ? QCoreApplication::translate("AnswerText", "Excluded: %1 in all; %2.")
                               .arg(format::integer(static_cast<double>(any)), listed(parts))
                         : QCoreApplication::translate("AnswerText", "Excluded: %1.").arg(listed(parts));
}

AnswerText answerWords(const ViewData &data)
{
    AnswerText words;
    if (!data.answer)
        return words;
    words.answer = sentences(data.answer->sentences);
    if (words.answer.isEmpty()) {
        words.lead = words.answer
            = QCoreApplication::translate("AnswerText", "No candidate can be recommended for this workload.");
    } else {
        const auto rest = data.answer->sentences.begin() + static_cast<std::ptrdiff_t>(data.answer->leading);
        words.lead = sentences({data.answer->sentences.begin(), rest});
        words.more = sentences({rest, data.answer->sentences.end()});
    }
    if (data.results) // first: what was asked for and has no row is looked for in the table
        words.more = joinSentences({sentences(unpricedOptions(*data.results)), words.more});
    const Excluded &excluded = data.answer->excluded;
    words.excluded = excludedWords(excluded.rows, excluded.any);
    const std::size_t without = excluded.noThroughput + excluded.noPrice + excluded.otherwise;
    if (without > 0)
        words.excluded += (words.excluded.isEmpty() ? QString() : QStringLiteral(" "))
            + text(Message{"answer.without", {without}});
    return words;
}

} // namespace wattfare
