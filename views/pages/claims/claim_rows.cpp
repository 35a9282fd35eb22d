// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/claims/claim_rows.h"

#include "views/words/claim_text.h"
#include "views/words/currency.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"
#include "views/words/plain.h"

namespace wattfare {

namespace {

enum ClaimColumn : int {
    kClaim,
    kPublisher,
    kDate,
    kClaimed,
    kReproduced,
    kVerdict,
    kIndependent,
    kBenchmark,
    kUnit,
    kWhy
};

QString words(const char *id) { return text(Message{id, {}}); }

std::vector<TableColumn> claimColumns()
{
    using Kind = TableColumn::Kind;
    std::vector<TableColumn> columns{tableColumn("claim", words("column.claim"), 44),
        tableColumn("publisher", words("column.publisher"), 20),
        tableColumn("published_on", words("column.published_on"), 11),
        tableColumn("claimed", words("column.published"), 11, Kind::number),
        tableColumn("reproduced", words("column.recomputed"), 11, Kind::number),
        tableColumn("verdict", words("column.verdict"), 22),
        tableColumn("independent", words("column.independent"), 20),
        tableColumn("benchmark", words("column.benchmark"), 24), tableColumn("unit", words("column.unit"), 10),
        tableColumn("why", words("column.why"), 40)};
    columns[kUnit].visible = columns[kWhy].visible = false; // in the cells, and below the table
    return columns;
}

} // namespace

ClaimRows::ClaimRows(ClaimsPtr claims, const Snapshot &snapshot)
    : ValueTable(claimColumns())
    , m_claims(std::move(claims))
{
    for (const ClaimResult &claim : *m_claims) {
        const QString why = wattfare::text(claim.why);
        const bool alone = claim.independent.empty();
        const QString none = claim.noIndependent.id.empty() ? why : wattfare::text(claim.noIndependent);
        const auto dated = [&]() {
            return claim.publishedOn.empty() ? Cell{{}, {}, words("claim.undated"), {}}
                                             : cell(plain(claim.publishedOn));
        };
        addRow({cell(wattfare::text(claim.statement)),
            claim.source == kNone ? cell(QString()) : cell(plain(snapshot.sources[claim.source].publisher)), dated(),
            cell(claim.published), cell(claim.then ? claim.then : claim.now, why),
            cell(claimVerdictWord(claim.verdict)),
            alone ? Cell{{}, {}, none, {}} : cell(independentValues(claim, true)),
            alone ? Cell{{}, {}, none, {}} : cell(independentBenchmarks(claim)), cell(plain(unitId(claim.unit))),
            cell(why)});
    }
}

QString ClaimRows::display(qsizetype row, int column) const
{
    const ClaimResult &claim = (*m_claims)[static_cast<std::size_t>(row)];
    if (const auto value = number(row, column))
        return claimValue(*value, claim.unit, column == kClaimed);
    if (column == kUnit) {
        const CurrencyScope usd; // as it was published
        return unitWords(claim.unit);
    }
    if (column == kIndependent && !claim.independent.empty())
        return independentValues(claim, false);
    return ValueTable::display(row, column);
}

} // namespace wattfare
