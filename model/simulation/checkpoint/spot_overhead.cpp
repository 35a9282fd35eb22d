// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/checkpoint/spot_overhead.h"

#include "model/simulation/checkpoint/checkpoint_model.h"
#include "model/simulation/random/checks.h"
#include "model/simulation/random/incomplete_gamma.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

constexpr double kExactHeadroom = 2000.0;

double logChoose(double n, double k)
{
    return sim::logGamma(n + 1.0) - sim::logGamma(k + 1.0) - sim::logGamma(n - k + 1.0);
}

// P(Binomial(n, a) >= k) for 0 < a < 1, 0 < k <= n: the smaller tail summed from its largest term.
double upperTail(double n, double a, double k)
{
    const double odds = a / (1.0 - a);
    const auto term = [&](double i) { return std::exp(logChoose(n, i) + i * std::log(a) + (n - i) * std::log1p(-a)); };
    if (k > n * a) { // falling terms
        double t = term(k), sum = 0.0;
        for (double i = k; i <= n; ++i) {
            sum += t;
            if (t < sum * 1e-18)
                break;
            t *= (n - i) / (i + 1.0) * odds;
        }
        return std::min(1.0, sum);
    }
    double t = term(k - 1.0), below = 0.0;
    for (double i = k - 1.0; i >= 0.0; --i) {
        below += t;
        if (t < below * 1e-18)
            break;
        t *= i / (n - i + 1.0) / odds;
    }
    return std::max(0.0, 1.0 - below);
}

// Quantile of the normal distribution, by bisection on erfc.
double normalQuantile(double p)
{
    double low = -40.0, high = 40.0;
    for (int i = 0; i < 100; ++i) {
        const double mid = 0.5 * (low + high);
        (0.5 * std::erfc(-mid / std::sqrt(2.0)) < p ? low : high) = mid;
    }
    return 0.5 * (low + high);
}

double chanceWithin(const sim::CheckpointModel &m, const sim::ExpectedRun &run, double deadline)
{
    const double undisturbed = m.failureFree;
    if (undisturbed > deadline)
        return 0.0;
    const double none = std::exp(-m.hazard * undisturbed), lossy = -std::expm1(-m.hazard * undisturbed);
    if (lossy <= 0.0)
        return 1.0;
    double variance = blockMoments(m.hazard, m.lastLength, m.restart, m.wait).varianceHours;
    if (m.segments > 1.0)
        variance += (m.segments - 1.0) * blockMoments(m.hazard, m.segmentLength, m.restart, m.wait).varianceHours;
    // Of the time that losses add, given that there is one; it is at least a wait and a restart.
    const double delay = run.hours - undisturbed, least = m.wait + m.restart;
    const double mean = delay / lossy - least;
    const double spread = (variance + delay * delay) / lossy - (delay / lossy) * (delay / lossy);
    const double slack = deadline - undisturbed - least;
    if (slack <= 0.0)
        return none;
    if (mean <= 0.0 || spread <= 0.0)
        return 1.0;
    return none + lossy * sim::gammaDistribution(mean * mean / spread, slack * mean / spread);
}

} // namespace

Outcome<SpotTrainingOverhead> spotTrainingOverhead(const SpotTrainingInput &in)
{
    const sim::Check check = sim::Check{}
                                 .between("instances", in.instances, 1.0, 1e6)
                                 .between("hazard_per_hour", in.hazardPerHour, 0.0, sim::kMaxRate);
    if (check.failure())
        return tl::unexpected(*check.failure());
    CheckpointParams p;
    p.workHours = in.workHours;
    p.intervalHours = in.intervalHours;
    p.checkpointHours = in.checkpointHours;
    p.restartHours = in.restartHours;
    p.waitHours = in.waitHours;
    p.hazardPerHour = in.hazardPerHour * in.instances;
    p.stepHours = in.stepHours;
    const Outcome<sim::CheckpointModel> m = sim::checkpointModel(p);
    if (!m)
        return tl::unexpected(m.error());
    if (const std::optional<Failure> hopeless = sim::outpaced(*m))
        return tl::unexpected(*hopeless);
    const sim::ExpectedRun run = sim::expectedRun(*m);
    SpotTrainingOverhead out;
    out.timeFactor = run.hours / m->work;
    out.billedFactor = run.busy / m->work;
    out.expectedLosses = run.losses;
    out.intervalHours = m->interval;
    out.expectedHours = run.hours;
    out.expectedBilledHours = run.busy;
    if (in.deadlineHours)
        out.deadlineChance = chanceWithin(*m, run, *in.deadlineHours);
    out.outpaced = !m->warnings.empty();
    return out;
}

Outcome<double> spotAvailability(double hazard, double replacementHours)
{
    const sim::Check check = sim::Check{}
                                 .between("hazard_per_hour", hazard, 0.0, sim::kMaxRate)
                                 .between("replacement_hours", replacementHours, 0.0, sim::kMaxHours);
    if (check.failure())
        return tl::unexpected(*check.failure());
    return 1.0 / (1.0 + hazard * replacementHours);
}

Outcome<double> binomialAtLeast(double n, double availability, double k)
{
    const sim::Check check = sim::Check{}
                                 .between("instances", n, 0.0, 1e6)
                                 .between("availability", availability, 0.0, 1.0)
                                 .between("required", k, 0.0, 1e6);
    if (check.failure())
        return tl::unexpected(*check.failure());
    if (n != std::floor(n))
        return sim::outOfRange("instances", n);
    k = std::ceil(k);
    if (k <= 0.0)
        return 1.0;
    if (k > n || availability <= 0.0)
        return 0.0;
    if (availability >= 1.0)
        return 1.0;
    return upperTail(n, availability, k);
}

Outcome<SpotHeadroom> spotHeadroom(double required, double availability, double target)
{
    const sim::Check check = sim::Check{}
                                 .between("required", required, 0.0, 1e6)
                                 .between("availability", availability, 0.0, 1.0)
                                 .between("target", target, 0.0, 1.0);
    if (check.failure())
        return tl::unexpected(*check.failure());
    const double need = std::ceil(required - 1e-9 * std::max(1.0, required));
    if (need <= 0.0)
        return SpotHeadroom{0.0, 1.0, 0.0, true};
    if (availability < 1e-9) // never up: no number of instances is a plan
        return failure(Status::unreachable, "availability", availability);
    if (availability >= 1.0)
        return SpotHeadroom{need, 1.0, need, true};
    if (target >= 1.0)
        return failure(Status::unreachable, "target", target);
    // P grows with n: bracket by doubling, then bisect.
    const auto reaches = [&](double n) { return upperTail(n, availability, need) >= target; };
    if (need <= kExactHeadroom) {
        double low = need - 1.0, high = need;
        while (high <= kExactHeadroom && !reaches(high)) {
            low = high;
            high = std::min(
                std::max(high + 1.0, 2.0 * high - need + 1.0), high < kExactHeadroom ? kExactHeadroom : high + 1.0);
        }
        if (high <= kExactHeadroom) {
            while (high - low > 1.0) {
                const double mid = std::floor(0.5 * (low + high));
                (reaches(mid) ? high : low) = mid;
            }
            return SpotHeadroom{high, upperTail(high, availability, need), high * availability, true};
        }
    }
    // n A - z sqrt(n A (1 - A)) = need, as n = need/A + z sqrt(n (1 - A)/A).
    const double z = target > 0.5 ? normalQuantile(target) : 0.0;
    const double slope = z * std::sqrt((1.0 - availability) / availability);
    const double root = 0.5 * (slope + std::sqrt(slope * slope + 4.0 * need / availability));
    double n = std::max(std::ceil(root * root), std::ceil(need / availability));
    if (n <= kExactHeadroom)
        n = kExactHeadroom + 1.0; // every n up to it was refused exactly
    const double sd = std::sqrt(n * availability * (1.0 - availability));
    return SpotHeadroom{
        n, 0.5 * std::erfc((need - 0.5 - n * availability) / (sd * std::sqrt(2.0))), n * availability, false};
}

Outcome<BetaBinomialSpread> betaBinomialSpread(double n, double availability, double correlation, double required)
{
    const sim::Check check = sim::Check{}
                                 .between("instances", n, 1.0, 1e5)
                                 .between("availability", availability, 0.0, 1.0)
                                 .between("correlation", correlation, 0.0, 1.0 - 1e-6)
                                 .between("required", required, 0.0, 1e6);
    if (check.failure())
        return tl::unexpected(*check.failure());
    if (n != std::floor(n))
        return sim::outOfRange("instances", n);
    BetaBinomialSpread out;
    out.mean = n * availability;
    out.sd = std::sqrt(n * availability * (1.0 - availability) * (1.0 + (n - 1.0) * correlation));
    if (correlation < 1e-9 || availability <= 0.0 || availability >= 1.0) {
        out.atLeast = binomialAtLeast(n, availability, required).value_or(0.0);
        return out;
    }
    const double scale = 1.0 / correlation - 1.0, a = availability * scale, b = (1.0 - availability) * scale;
    const double norm = sim::logGamma(a + b) - sim::logGamma(a) - sim::logGamma(b);
    double sum = 0.0;
    for (double k = std::ceil(required); k <= n; ++k)
        sum += std::exp(
            logChoose(n, k) + sim::logGamma(k + a) + sim::logGamma(n - k + b) - sim::logGamma(n + a + b) + norm);
    out.atLeast = std::min(1.0, sum);
    return out;
}

} // namespace wattfare
