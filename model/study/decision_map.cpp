// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/decision_map.h"

#include "model/study/study_parts.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace wattfare {

namespace {

struct Block { // of points [x0, x1] x [y0, y1]; corners are evaluated
    std::size_t x0 = 0, y0 = 0, x1 = 0, y1 = 0;
    std::size_t middleX() const { return (x0 + x1) / 2; }
    std::size_t middleY() const { return (y0 + y1) / 2; }
    bool isFinest() const { return x1 - x0 <= 1 && y1 - y0 <= 1; }
    std::size_t step() const { return std::max(x1 - x0, y1 - y0); }
};

class Painter
{
public:
    Painter(const Painter &) = delete;
    Painter &operator=(const Painter &) = delete;
    Painter(const Study &study, const SnapshotPtr &snapshot, const DecisionMapOptions &options)
        : m_study(studies::withoutKept(study))
        , m_points(m_study, snapshot)
        , m_options(options)
        , m_positions(positionsOf(study, options.point))
    {
        m_map.across = options.across;
        m_map.up = options.up;
        m_map.x = axisValues(study.axes[options.across]);
        m_map.y = axisValues(study.axes[options.up]);
        m_map.width = m_map.x.size();
        m_map.height = m_map.y.size();
        m_map.cells.resize(m_map.width * m_map.height);
    }

    Result<DecisionMap> run()
    {
        std::size_t step = m_options.everyPoint ? 1 : firstStep();
        const std::vector<std::size_t> xs = ticks(m_map.width, step), ys = ticks(m_map.height, step);
        for (const std::size_t y : ys)
            for (const std::size_t x : xs)
                want(x, y);
        if (!evaluateWanted())
            return studies::cancelled();
        std::vector<Block> open;
        for (std::size_t j = 0; j + 1 < std::max<std::size_t>(2, ys.size()); ++j)
            for (std::size_t i = 0; i + 1 < std::max<std::size_t>(2, xs.size()); ++i)
                open.push_back({xs[i], ys[j], xs[std::min(i + 1, xs.size() - 1)], ys[std::min(j + 1, ys.size() - 1)]});
        std::erase_if(open, [](const Block &block) { return block.isFinest(); });
        std::vector<Block> settled; // filled in, unless a neighbour finds another winner on their common border
        while (!open.empty()) {
            show(open, settled, step);
            for (const Block &block : open)
                want(block.middleX(), block.middleY());
            if (!evaluateWanted())
                return studies::cancelled();
            std::vector<Block> split;
            for (const Block &block : open)
                (agrees(block) ? settled : split).push_back(block);
            open.clear();
            while (!split.empty()) {
                for (const Block &block : split)
                    quarter(block, open);
                if (!evaluateWanted())
                    return studies::cancelled();
                split.clear();
                std::erase_if(settled, [&](const Block &block) {
                    const bool other = differs(block);
                    if (other)
                        split.push_back(block);
                    return other;
                });
            }
            step = 1;
            for (const Block &block : open)
                step = std::max(step, block.step());
        }
        m_map.final = true;
        show({}, settled, 1);
        return std::move(m_map);
    }

private:
    std::size_t firstStep() const
    {
        constexpr double kFirst = 200; // evaluations: some tens of milliseconds
        if (m_options.coarse > 0)
            return m_options.coarse;
        const double each = std::sqrt(static_cast<double>(m_map.cells.size()) / kFirst);
        std::size_t step = 1; // a power of two: blocks halve evenly
        while (static_cast<double>(step) < each)
            step *= 2;
        return step;
    }

    static std::vector<std::size_t> ticks(std::size_t count, std::size_t step)
    {
        std::vector<std::size_t> at;
        for (std::size_t i = 0; i < count; i += step)
            at.push_back(i);
        if (at.back() + 1 != count)
            at.push_back(count - 1);
        return at;
    }

    DecisionCell &cell(std::size_t x, std::size_t y) { return m_map.cells[x + m_map.width * y]; }
    const DecisionCell &cell(std::size_t x, std::size_t y) const { return m_map.cells[x + m_map.width * y]; }

    void want(std::size_t x, std::size_t y)
    {
        DecisionCell &wanted = cell(x, y);
        if (wanted.evaluated)
            return;
        wanted.evaluated = true;
        m_wanted.push_back(x + m_map.width * y);
    }

    bool evaluateWanted()
    {
        std::vector<PointResult> results(m_wanted.size());
        // The whole is not known beforehand: the share that is left shrinks by half with each round.
        const double from = m_share, width = (1.0 - m_share) / 2;
        const bool whole = studies::evaluateAll(
            m_wanted.size(), m_memories, m_options.threads,
            [&](double share) { return keepGoing(m_options.progress, from + share * width); },
            [&](std::size_t i, const std::shared_ptr<EvaluationMemory> &memory) {
                std::vector<std::size_t> positions = m_positions;
                positions[m_map.across] = m_wanted[i] % m_map.width;
                positions[m_map.up] = m_wanted[i] / m_map.width;
                results[i] = m_points.at(indexOf(m_study, positions), memory);
            });
        if (!whole)
            return false;
        m_share = from + width;
        m_map.evaluations += m_wanted.size();
        for (std::size_t i = 0; i < results.size(); ++i) { // in their order: names are numbered the same every time
            DecisionCell &found = m_map.cells[m_wanted[i]];
            const PointResult &result = results[i];
            found.known = true;
            found.tied = result.tied;
            found.equal = result.equal;
            found.value = result.value;
            found.winner = numbered(m_map.candidates, m_candidateIds, result.winner);
            found.reason = numbered(m_map.reasons, m_reasonIds, result.reason);
        }
        m_wanted.clear();
        return true;
    }

    static std::uint32_t numbered(
        std::vector<std::string> &names, std::unordered_map<std::string, std::uint32_t> &ids, const std::string &name)
    {
        if (name.empty())
            return DecisionCell::kNobody;
        const auto [it, added] = ids.try_emplace(name, static_cast<std::uint32_t>(names.size()));
        if (added)
            names.push_back(name);
        return it->second;
    }

    static bool alike(const DecisionCell &a, const DecisionCell &b)
    {
        return a.winner == b.winner && a.reason == b.reason && a.tied == b.tied && a.equal == b.equal;
    }

    // Of the corners, at a point of the block; nullopt where one has no value.
    std::optional<double> interpolated(const Block &block, std::size_t x, std::size_t y) const
    {
        const auto &a = cell(block.x0, block.y0).value, &b = cell(block.x1, block.y0).value,
                   &c = cell(block.x0, block.y1).value, &d = cell(block.x1, block.y1).value;
        if (!a || !b || !c || !d)
            return std::nullopt;
        const auto share = [](std::size_t low, std::size_t high, std::size_t at) {
            return high == low ? 0.0 : static_cast<double>(at - low) / static_cast<double>(high - low);
        };
        const double u = share(block.x0, block.x1, x), v = share(block.y0, block.y1, y);
        return (*a * (1 - u) + *b * u) * (1 - v) + (*c * (1 - u) + *d * u) * v;
    }

    bool agrees(const Block &block) const
    {
        constexpr double kSame = 0.01; // of the value: contours drawn by what is filled in are those of the points
        const DecisionCell &middle = cell(block.middleX(), block.middleY());
        for (const auto &[x, y] : {std::pair(block.x0, block.y0), std::pair(block.x1, block.y0),
                 std::pair(block.x0, block.y1), std::pair(block.x1, block.y1)})
            if (!alike(cell(x, y), middle))
                return false;
        // Whole instances make the value jump from point to point; a border is followed to the last of them, a value
        // not.
        constexpr std::size_t kFineEnough = 4;
        if (!middle.value || block.step() <= kFineEnough)
            return true;
        const auto guess = interpolated(block, block.middleX(), block.middleY());
        return guess && std::abs(*guess - *middle.value) <= kSame * std::abs(*middle.value);
    }

    // Whether a point of it that was evaluated since, on a border, is unlike its corners.
    bool differs(const Block &block) const
    {
        for (std::size_t y = block.y0; y <= block.y1; ++y)
            for (std::size_t x = block.x0; x <= block.x1; ++x)
                if (cell(x, y).evaluated && !alike(cell(x, y), cell(block.x0, block.y0)))
                    return true;
        return false;
    }

    // Its quarters, halves where it is one point wide, whose corners are wanted.
    void quarter(const Block &block, std::vector<Block> &into)
    {
        const std::size_t mx = block.middleX(), my = block.middleY();
        const auto parts = [](std::size_t low, std::size_t middle, std::size_t high) {
            std::vector<std::pair<std::size_t, std::size_t>> out;
            if (middle > low)
                out.emplace_back(low, middle);
            if (high > middle || out.empty())
                out.emplace_back(middle, high);
            return out;
        };
        for (const auto &[y0, y1] : parts(block.y0, my, block.y1))
            for (const auto &[x0, x1] : parts(block.x0, mx, block.x1)) {
                for (const std::size_t y : {y0, y1})
                    for (const std::size_t x : {x0, x1})
                        want(x, y);
                if (const Block part{x0, y0, x1, y1}; !part.isFinest())
                    into.push_back(part);
            }
    }

    void fill(const Block &block)
    {
        const DecisionCell corner = cell(block.x0, block.y0);
        for (std::size_t y = block.y0; y <= block.y1; ++y)
            for (std::size_t x = block.x0; x <= block.x1; ++x) {
                DecisionCell &to = cell(x, y);
                if (to.evaluated)
                    continue;
                to = corner;
                to.evaluated = false;
                to.value = interpolated(block, x, y);
            }
    }

    // What is not settled yet shows the nearest corner until it is.
    void show(const std::vector<Block> &open, const std::vector<Block> &settled, std::size_t step)
    {
        m_map.step = step;
        for (const Block &block : settled)
            fill(block);
        if (!m_options.picture && !m_map.final)
            return;
        for (const Block &block : open)
            for (std::size_t y = block.y0; y <= block.y1; ++y)
                for (std::size_t x = block.x0; x <= block.x1; ++x) {
                    DecisionCell &to = cell(x, y);
                    if (to.evaluated)
                        continue;
                    to = cell(x - block.x0 <= block.x1 - x ? block.x0 : block.x1,
                        y - block.y0 <= block.y1 - y ? block.y0 : block.y1);
                    to.evaluated = false;
                }
        if (m_options.picture)
            m_options.picture(m_map);
    }

    Study m_study;
    studies::Points m_points; // of m_study
    const DecisionMapOptions &m_options;
    std::vector<std::size_t> m_positions;
    DecisionMap m_map;
    studies::Memories m_memories;
    std::vector<std::size_t> m_wanted; // cells
    std::unordered_map<std::string, std::uint32_t> m_candidateIds, m_reasonIds;
    double m_share = 0;
};

} // namespace

Result<DecisionMap> decisionMap(const Study &study, const SnapshotPtr &snapshot, const DecisionMapOptions &options)
{
    if (auto good = validateStudy(study); !good)
        return tl::unexpected<Error>(good.error());
    if (auto good = studies::checkNames(study, *snapshot); !good)
        return tl::unexpected<Error>(good.error());
    if (options.across >= study.axes.size() || options.up >= study.axes.size() || options.across == options.up)
        return fail(Error::Code::badInput, {"study.needs_two_axes", {study.axes.size()}});
    const double cells
        = static_cast<double>(study.axes[options.across].count) * static_cast<double>(study.axes[options.up].count);
    if (cells > static_cast<double>(kMostCells))
        return fail(Error::Code::badInput, {"study.map_too_large", {cells, kMostCells}});
    return Painter(study, snapshot, options).run();
}

} // namespace wattfare
