// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/claim_text.h"

#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"
#include "views/words/percent_sign.h"
#include "views/words/plain.h"

#include <QStringList>

#include <functional>

namespace wattfare {

namespace {

QString joinedResults(const ClaimResult &claim, const std::function<QString(const IndependentResult &)> &of)
{
    QStringList all;
    for (const IndependentResult &each : claim.independent)
        all << of(each);
    return all.isEmpty() ? QString() : all.join(QStringLiteral("; "));
}

} // namespace

QString claimVerdictWord(ClaimVerdict verdict)
{
    return text(Message{"verdict." + std::string(verdictId(verdict)), {}});
}

QString claimVerdictMeaning(ClaimVerdict verdict)
{
    return text(Message{"verdict_help." + std::string(verdictId(verdict)), {}});
}

QString claimValue(double value, Unit unit, bool exact)
{
    const CurrencyScope usd; // as it was published
    const QString number = exact ? format::full(value) : format::number(value);
    return withUnitWords(number, unit);
}

QString independentBasis(const IndependentResult &result)
{
    const QString basis = text(result.basis);
    return result.prices ? basis + QStringLiteral(", ") + text(Message{"claim.prices_of", {*result.prices}}) : basis;
}

QString independentValues(const ClaimResult &claim, bool machine)
{
    return joinedResults(claim, [&](const IndependentResult &each) {
        return machine ? format::exported(each.value) : claimValue(each.value, claim.unit);
    });
}

QString independentBenchmarks(const ClaimResult &claim)
{
    return joinedResults(claim, [](const IndependentResult &each) {
        QStringList ids;
        for (const std::string &id : each.benchmarks)
            ids << plain(id);
        return ids.join(QStringLiteral(", "));
    });
}

} // namespace wattfare
