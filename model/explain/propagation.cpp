// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/propagation.h"

#include "model/simulation/random/random.h"
#include "model/support/parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <unordered_map>

namespace wattfare {
namespace {
constexpr std::size_t kLanes = 256;
constexpr std::size_t kMaxSamples = 10'000'000;
} // namespace

LeafTape::LeafTape(std::span<const Traced> outputs)
{
    std::unordered_map<const TraceNode *, std::uint32_t> done;
    std::unordered_map<std::string, std::vector<std::uint32_t>> variables;
    const auto compile = [&](const auto &self, const TraceNode *node) -> std::uint32_t {
        if (const auto found = done.find(node); found != done.end())
            return found->second;
        Instruction code;
        code.op = node->op;
        if (node->op == TraceOp::named) { // a name computes nothing
            const std::uint32_t r = self(self, node->operands[0].get());
            done.emplace(node, r);
            return r;
        }
        std::vector<std::uint32_t> operands;
        for (const TracePtr &o : node->operands)
            operands.push_back(self(self, o.get()));
        code.firstOperand = static_cast<std::uint32_t>(m_operands.size());
        code.count = static_cast<std::uint32_t>(operands.size());
        m_operands.insert(m_operands.end(), operands.begin(), operands.end());
        code.number = node->op == TraceOp::number ? node->value.value : node->parameter;
        if (node->op == TraceOp::leaf) {
            // The same key with another value is another variable: a utilisation of each of two instances, say.
            std::string key = node->leaf->key();
            std::vector<std::uint32_t> &same = variables[key];
            const auto match = std::find_if(
                same.begin(), same.end(), [&](std::uint32_t v) { return m_variables[v].value == node->value; });
            if (match != same.end()) {
                code.variable = *match;
            } else {
                code.variable = static_cast<std::uint32_t>(m_variables.size());
                same.push_back(code.variable);
                m_variables.push_back({std::move(key), node->value});
            }
        }
        if (node->op == TraceOp::piecewise) {
            code.table = static_cast<std::uint32_t>(m_tables.size());
            m_tables.push_back(node->table);
        }
        code.target = static_cast<std::uint32_t>(m_registers++);
        m_code.push_back(code);
        done.emplace(node, code.target);
        return code.target;
    };
    for (const Traced &output : outputs)
        m_outputs.push_back(compile(compile, output.node().get()));
}

void LeafTape::evaluate(
    std::span<const double> values, std::size_t lanes, std::span<double> scratch, std::span<double> out) const
{
    const auto lane = [&](std::uint32_t r) { return scratch.data() + r * lanes; };
    for (const Instruction &code : m_code) {
        double *target = lane(code.target);
        const std::uint32_t *operands = m_operands.data() + code.firstOperand;
        const auto each = [&](auto f) {
            for (std::size_t i = 0; i < lanes; ++i)
                target[i] = f(i);
        };
        const auto x = [&](std::size_t k) { return lane(operands[k]); };
        switch (code.op) {
        case TraceOp::number: each([&](std::size_t) { return code.number; }); break;
        case TraceOp::leaf: {
            const double *v = values.data() + code.variable * lanes;
            each([&](std::size_t i) { return v[i]; });
            break;
        }
        case TraceOp::add:
        case TraceOp::multiply:
            std::copy_n(x(0), lanes, target);
            for (std::uint32_t k = 1; k < code.count; ++k) {
                const double *b = x(k);
                if (code.op == TraceOp::add)
                    each([&](std::size_t i) { return target[i] + b[i]; });
                else
                    each([&](std::size_t i) { return target[i] * b[i]; });
            }
            break;
        case TraceOp::subtract: each([a = x(0), b = x(1)](std::size_t i) { return a[i] - b[i]; }); break;
        case TraceOp::divide: each([a = x(0), b = x(1)](std::size_t i) { return a[i] / b[i]; }); break;
        case TraceOp::minimum: each([a = x(0), b = x(1)](std::size_t i) { return minOf(a[i], b[i]); }); break;
        case TraceOp::maximum: each([a = x(0), b = x(1)](std::size_t i) { return maxOf(a[i], b[i]); }); break;
        case TraceOp::ceiling: each([a = x(0)](std::size_t i) { return ceilGuarded(a[i]); }); break;
        case TraceOp::piecewise:
            each([&, a = x(0)](std::size_t i) { return piecewise(a[i], m_tables[code.table]); });
            break;
        case TraceOp::lerp:
            each([a = x(0), b = x(1), w = x(2)](std::size_t i) { return lerp(a[i], b[i], w[i]); });
            break;
        case TraceOp::ln: each([a = x(0)](std::size_t i) { return lnOf(a[i]); }); break;
        case TraceOp::exp: each([a = x(0)](std::size_t i) { return expOf(a[i]); }); break;
        case TraceOp::power: each([&, a = x(0)](std::size_t i) { return powOf(a[i], code.number); }); break;
        case TraceOp::named: break;
        }
    }
    for (std::size_t k = 0; k < m_outputs.size(); ++k)
        std::copy_n(lane(m_outputs[k]), lanes, out.data() + k * lanes);
}

double LeafTape::evaluate(std::span<const double> values, std::size_t output) const
{
    std::vector<double> scratch(m_registers), out(m_outputs.size());
    evaluate(values, 1, scratch, out);
    return out[output];
}

Uncertain sharedRange(const Traced &number)
{
    const LeafTape tape(std::span(&number, 1));
    const double value = valueOf(number);
    std::vector<double> leaves;
    for (const LeafTape::Variable &v : tape.variables())
        leaves.push_back(v.value.value);
    std::vector<std::pair<double, double>> moved; // lowest and highest result of each leaf
    bool positive = value > 0.0;
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        const Uncertain &range = tape.variables()[i].value;
        if (range.exact())
            continue;
        leaves[i] = range.low;
        const double a = tape.evaluate(leaves);
        leaves[i] = range.high;
        const double b = tape.evaluate(leaves);
        leaves[i] = range.value;
        moved.emplace_back(std::min({a, b, value}), std::max({a, b, value}));
        positive = positive && moved.back().first > 0.0;
    }
    double down = 0.0, up = 0.0;
    for (const auto &[low, high] : moved) {
        down = std::hypot(down, positive ? std::log(value / low) : value - low);
        up = std::hypot(up, positive ? std::log(high / value) : high - value);
    }
    if (positive)
        return {value, value * std::exp(-down), value * std::exp(up)};
    return {value, value - down, value + up};
}

double triangular(const Uncertain &r, double u)
{
    const double width = r.high - r.low;
    if (!(width > 0.0))
        return r.value;
    const double mode = std::clamp(r.value, r.low, r.high);
    const double f = (mode - r.low) / width;
    return u < f ? r.low + std::sqrt(u * width * (mode - r.low))
                 : r.high - std::sqrt((1.0 - u) * width * (r.high - mode));
}

namespace {

double quantile(std::vector<double> &values, double p)
{
    // Linear between the two order statistics about p (n - 1).
    const double position = p * static_cast<double>(values.size() - 1);
    const auto k = static_cast<std::ptrdiff_t>(position);
    std::nth_element(values.begin(), values.begin() + k, values.end());
    const double below = values[static_cast<std::size_t>(k)];
    if (static_cast<std::size_t>(k) + 1 >= values.size())
        return below;
    const double above = *std::min_element(values.begin() + k + 1, values.end());
    return below + (above - below) * (position - static_cast<double>(k));
}

Distribution summarise(double value, std::vector<double> &samples)
{
    Distribution d;
    d.value = value;
    d.samples = samples.size();
    double sum = 0.0;
    for (const double s : samples)
        sum += s;
    const auto n = static_cast<double>(samples.size());
    d.mean = sum / n;
    double squares = 0.0;
    for (const double s : samples)
        squares += (s - d.mean) * (s - d.mean);
    d.sd = samples.size() > 1 ? std::sqrt(squares / (n - 1.0)) : 0.0;
    d.p05 = quantile(samples, 0.05);
    d.p50 = quantile(samples, 0.50);
    d.p95 = quantile(samples, 0.95);
    return d;
}

} // namespace

Outcome<std::vector<Distribution>> propagate(std::span<const Traced> outputs, std::size_t samples, std::uint64_t seed,
    const ProgressFn &progress, unsigned threads)
{
    if (samples < 1 || samples > kMaxSamples)
        return failure(Status::outOfRange, "samples", static_cast<double>(samples));
    const LeafTape tape(outputs);
    const std::size_t count = tape.variables().size();
    std::vector<std::vector<double>> results(tape.outputs(), std::vector<double>(samples));
    std::atomic<bool> cancelled{false}, finite{true};
    std::atomic<std::size_t> done{0};
    const std::size_t blocks = (samples + kLanes - 1) / kLanes;
    parallelFor(
        blocks, 8,
        [&](std::size_t begin, std::size_t end) {
            std::vector<double> values(count * kLanes), scratch(tape.registers() * kLanes),
                out(tape.outputs() * kLanes);
            for (std::size_t block = begin; block < end && !cancelled.load(std::memory_order_relaxed); ++block) {
                const std::size_t first = block * kLanes;
                const std::size_t lanes = std::min(kLanes, samples - first);
                for (std::size_t v = 0; v < count; ++v) {
                    const Uncertain &range = tape.variables()[v].value;
                    double *row = values.data() + v * kLanes;
                    if (range.exact()) {
                        std::fill_n(row, kLanes, range.value);
                        continue;
                    }
                    for (std::size_t i = 0; i < lanes; ++i) {
                        RandomStream stream(seed, first + i, Substream::inputs, static_cast<std::uint32_t>(v));
                        row[i] = triangular(range, stream.uniform());
                    }
                    std::fill(row + lanes, row + kLanes, range.value);
                }
                tape.evaluate(values, kLanes, scratch, out);
                for (std::size_t k = 0; k < tape.outputs(); ++k) {
                    const double *from = out.data() + k * kLanes;
                    std::copy_n(from, lanes, results[k].data() + first);
                    if (!std::all_of(from, from + lanes, [](double x) { return std::isfinite(x); }))
                        finite = false;
                }
            }
            const std::size_t now = done.fetch_add(end - begin) + (end - begin);
            if (!keepGoing(progress, static_cast<double>(now) / static_cast<double>(blocks)))
                cancelled = true;
        },
        threads);
    if (cancelled)
        return failure(Status::cancelled);
    if (!finite)
        return failure(Status::unreachable);
    std::vector<Distribution> distributions;
    for (std::size_t k = 0; k < tape.outputs(); ++k)
        distributions.push_back(summarise(valueOf(outputs[k]), results[k]));
    return distributions;
}

} // namespace wattfare
