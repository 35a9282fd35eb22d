// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/answer_text.h"

#include "views/words/lists.h"
#include "views/words/messages.h"

#include <QCoreApplication>
#include <QStringList>

namespace wattfare {

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
        words.lead = text(data.answer->sentences.front());
        words.more = sentences({data.answer->sentences.begin() + 1, data.answer->sentences.end()});
    }
    const Hidden &hidden = data.answer->hidden;
    QStringList parts;
    const auto add = [&](std::size_t count, const char *text) {
        if (count > 0)
            parts << QCoreApplication::translate("AnswerText", text, nullptr, static_cast<int>(count));
    };
    add(hidden.estimates, QT_TRANSLATE_N_NOOP("AnswerText", "%n estimate(s)"));
    add(hidden.stale, QT_TRANSLATE_N_NOOP("AnswerText", "%n with stale prices"));
    add(hidden.notOffered, QT_TRANSLATE_N_NOOP("AnswerText", "%n no longer offered"));
    add(hidden.latencyUnknown, QT_TRANSLATE_N_NOOP("AnswerText", "%n with unknown latency"));
    if (data.results && data.results->scenario().kind == WorkloadKind::hpc) // counts operations, no benchmark
        add(hidden.noThroughput, QT_TRANSLATE_N_NOOP("AnswerText", "%n without an FP64 rate"));
    else
        add(hidden.noThroughput, QT_TRANSLATE_N_NOOP("AnswerText", "%n without a benchmark"));
    add(hidden.noPrice, QT_TRANSLATE_N_NOOP("AnswerText", "%n without a price"));
    if (!parts.isEmpty())
        words.hidden
            = QCoreApplication::translate("AnswerText", "Candidates not in the answer: %1.").arg(listed(parts));
    return words;
}

} // namespace wattfare
