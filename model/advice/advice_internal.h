// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/advice/advice.h"
#include "model/economics/fleet.h"
#include "model/energy/energy.h"
#include "model/energy/series_energy.h"
#include "model/evaluation/compare.h"

#include <memory>

// Shared by the files of advice; not for others.
namespace wattfare::advice {

// Results that hold today's candidate beside what it may be exchanged for.
struct Field {
    Scenario asked; // without the narrowing to what was looked for
    ResultsPtr results;
    std::size_t today = 0;
    std::unique_ptr<MetricComparer> comparer;

    double usd(std::size_t row) const { return *results->value(row, usdMetric()); }
    Metric usdMetric() const { return isFleet(results->scenario().kind) ? Metric::usdPerHour : Metric::usdTotal; }
    const InstanceType &type(std::size_t row) const { return results->snapshot().types[results->candidate(row).type]; }
    // Probably better, of what qualifies; where the ranges overlap the finding says so.
    bool better(std::size_t row, Metric metric) const
    {
        const auto mine = results->value(row, metric), now = results->value(today, metric);
        return row != today && results->qualifies(row) && mine && now && *mine < *now
            && comparer->likelyApart(row, today, metric);
    }
    template <class Admitted>
    std::optional<std::size_t> best(Metric metric, Admitted &&admitted) const
    {
        std::optional<std::size_t> found;
        for (std::size_t row = 0; row < results->size(); ++row)
            if (results->value(row, metric) && row != today && admitted(row)
                && (!found || *results->value(row, metric) < *results->value(*found, metric)))
                found = row;
        return found;
    }
};

class Adviser
{
public:
    Adviser(const AdviceQuestion &question, const SnapshotPtr &snapshot, const ProgressFn &progress)
        : m_question(question)
        , m_snapshot(snapshot)
        , m_progress(progress)
    {
    }
    Result<Advised> run();

private:
    // What was looked at so far; false where nobody waits for the rest. Each look is an evaluation, and stops here.
    bool goesOn();
    const std::string &typeName() const { return m_snapshot->types[m_today.type].name; }
    Result<bool> findToday();
    std::vector<std::string> allRegions() const;
    std::vector<PurchaseOption> allOptions() const;
    Result<Field> field(const Scenario &asked, std::vector<std::string> regions, std::vector<PurchaseOption> options,
        std::vector<std::string> types);
    AdviceDelta delta(const Field &in, std::size_t row, Metric metric) const;
    Advice begun(AdviceKind kind, Message found, const Field &in, std::size_t row) const;
    static Severity severityOf(double share);
    void add(
        const Field &in, std::size_t row, Metric better, AdviceKind kind, Message found, std::vector<Message> facts);
    void none(AdviceKind kind, Message why) { m_out.without.emplace_back(kind, std::move(why)); }
    void nothingBetter(AdviceKind kind);

    // ---- What was recorded: advice_use.cpp

    // The hours in which nothing ran, as the dialog of series counts them.
    std::optional<SeriesResult> hoursOfUse() const;
    // Of the processors, where the file has accelerators alone: as the dialog of series begins.
    double assumedCpuPct() const { return m_question.scenario.energy.uCpuPct.value_or(EnergyQuestion{}.uCpuPct); }
    double recordedCpuPct() const;
    void addAssumedCpu(std::vector<Message> &facts) const;
    Result<bool> lookAtUse();
    double target() const;
    // The scenario with what one instance did as its demand: that of 95 % of the hours, the mean as its traffic.
    Scenario asMeasured(const Field &in) const;
    // A smaller machine with the same accelerator, or a part of one, that does what was measured within the limits of
    // the scenario and holds what the memory held.
    Result<bool> lookAtLoad(const Field &in);
    // What an hour of one instance takes at a use of its accelerators.
    struct HourOfInstance {
        double kwh = 0, kgco2e = 0;
    };
    std::optional<HourOfInstance> hourOf(const std::string &type, double acceleratorPct);
    static Result<bool> stopped() { return fail(Error::Code::cancelled, {"job.cancelled", {}}); }
    // An instance of a MIG profile that carries what was measured; the rest of the GPU is free for others.
    void lookAtShares(const Field &in);
    // The scenario with the hours of the recorded use: the rest of the day nothing is asked of it.
    Scenario inHoursOfUse(double releasable) const;
    Result<bool> lookAtRelease(const Field &plain, const SeriesResult &series);

    // ---- What else does the work

    // GPU against purpose-built chips and processors, by energy for the same work, where it costs no more for certain.
    void lookAtChips(const Field &in);
    bool dearer(const Field &in, std::size_t row) const;
    static void addRate(const Field &in, std::size_t row, std::vector<Message> &facts);
    // A newer accelerator of the same maker, or a newer processor, that costs less for certain.
    void lookAtGenerations(const Field &in);
    void lookAtRegions(const Field &in);

    // ---- How it is bought

    void lookAtOptions(const Field &in);
    void addCommitment(const Field &in, std::size_t row, const PurchaseOption &option, std::vector<Message> facts);

    const AdviceQuestion &m_question;
    SnapshotPtr m_snapshot;
    Candidate m_today{};
    PurchaseOption m_option;
    const ProgressFn &m_progress;
    static constexpr double kLooks = 10; // at most
    double m_looks = 0;
    bool m_stopped = false;
    std::optional<double> m_busyShare; // of the recorded hours: those that releasing does not save
    Advised m_out;
};

} // namespace wattfare::advice
