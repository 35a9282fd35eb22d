// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/answer.h"
#include "model/evaluation/results.h"
#include "model/workload/scenario.h"

#include <QMetaType>
#include <QtGlobal>

#include <memory>
#include <optional>
#include <vector>

namespace wattfare {

// What is selected, in every view at once: the candidates and, of the first, the cell that Explain unfolds.
struct Selection {
    std::vector<Candidate> candidates; // the current one first
    Metric metric = Metric::usdPerMillion;

    std::optional<Candidate> current() const
    {
        return candidates.empty() ? std::optional<Candidate>() : std::optional<Candidate>(candidates.front());
    }
    friend bool operator==(const Selection &, const Selection &) = default;
};

// What the views show. Values and shared pointers to immutable data: cheap to copy, safe to keep.
struct ViewData {
    SnapshotPtr snapshot; // null: no catalogue
    Scenario scenario;
    ResultsPtr results; // null: nothing evaluated yet
    std::shared_ptr<const Answer> answer; // with results
    std::optional<Error> error; // of the last evaluation; the results are then those before it
    double evaluationMs = 0;
    bool busy = false; // results are of an earlier scenario: dim them
    // The scenario with the day from which the results count ages: who evaluates on their own asks alike.
    [[nodiscard]] Scenario asked() const
    {
        Scenario same = scenario;
        if (!same.day && results) {
            same.day = results->scenario().day;
        }
        return same;
    }
    // By which options of candidates are named: a lever may let spot compete that the scenario does not name.
    [[nodiscard]] const Scenario &naming() const
    {
        return results && results->scenario().purchase.size() > scenario.purchase.size() ? results->scenario()
                                                                                         : scenario;
    }
};

// Identity of a candidate for tables and charts; stable while the catalogue and the purchase list stay.
inline qint64 candidateKey(const Candidate &c)
{
    return (static_cast<qint64>(c.type) << 36) | (static_cast<qint64>(c.region) << 16) | static_cast<qint64>(c.option);
}

inline Candidate candidateOfKey(qint64 key)
{
    return {static_cast<TypeIndex>(key >> 36), static_cast<RegionIndex>((key >> 16) & 0xfffff),
        static_cast<std::uint16_t>(key & 0xffff)};
}

} // namespace wattfare

Q_DECLARE_METATYPE(wattfare::Selection)
