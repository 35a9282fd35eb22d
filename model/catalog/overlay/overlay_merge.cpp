// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay/overlay_merge.h"

#include "model/catalog/overlay/choice_edit.h"
#include "model/catalog/staging/specification.h"
#include "model/catalog/store/base_reader.h"
#include "model/support/decimal.h"
#include "model/support/sha256.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <set>
#include <tuple>

namespace wattfare {

namespace {

using sqlite::Rows;

std::string optionOf(const NewCommitment &row)
{
    return row.plan.text() + "/" + std::to_string(row.termYears) + "/" + row.payment.text();
}

// The choice that fits a type and region best: the person's before the team's, then the type's own before one for all
// types, then the region's own, then the option's own.
const UserChoice *bestFor(
    const std::vector<const UserChoice *> &choices, std::string_view type, std::string_view region)
{
    const UserChoice *best = nullptr;
    int bestRank = -1;
    for (const UserChoice *choice : choices) {
        if ((choice->type != "*" && choice->type != type) || (choice->region != "*" && choice->region != region))
            continue;
        const int rank = (choice->sourceKey.empty() ? 8 : 0) + (choice->type != "*" ? 4 : 0)
            + (choice->region != "*" ? 2 : 0) + (choice->option != "*" ? 1 : 0);
        if (rank > bestRank) {
            best = choice;
            bestRank = rank;
        }
    }
    return best;
}

// For each source the first one of which it is an edition; itself for all but repeated imports.
std::vector<SourceIndex> editions(const Snapshot &s)
{
    std::map<std::string, SourceIndex> first;
    std::vector<SourceIndex> out;
    out.reserve(s.sources.size());
    for (const Source &source : s.sources)
        out.push_back(first.emplace(editionKey(source), static_cast<SourceIndex>(out.size())).first->second);
    return out;
}

std::vector<SourceIndex> editionsOf(const std::vector<SourceIndex> &edition, std::vector<SourceIndex> sources)
{
    for (SourceIndex &source : sources) {
        if (source < edition.size())
            source = edition[source];
    }
    return sources;
}

std::int64_t nanoOf(const UserChoice &choice, std::int64_t nano)
{
    const double value = choice.kind == UserChoice::Kind::price
        ? choice.value * 1e9
        : static_cast<double>(nano) * (1.0 - choice.value / 100.0);
    return std::max<std::int64_t>(1, std::llround(value));
}

} // namespace

void OverlayMerge::note(std::string kind, std::string subject, std::vector<Argument> args)
{
    m_builder.data().quality.push_back({std::move(kind), std::move(subject), std::move(args)});
}

void OverlayMerge::sources()
{
    BaseReader(m_db, m_builder, RowOrigin::imported).readSources();
    auto &sources = m_builder.data().sources;
    Rows rows(m_db,
        "SELECT id, title, publisher, location, edition, licence, attribution, imported_at, file_name FROM import "
        "ORDER BY id");
    while (rows.step()) {
        Source s;
        s.id = "import-" + std::to_string(rows.integer(0));
        s.title = rows.text(1).empty() ? rows.string(8) : rows.string(1);
        s.publisher = rows.text(2);
        s.location = rows.text(3).empty() ? rows.string(8) : rows.string(3);
        s.edition = rows.text(4);
        s.licence = rows.text(5);
        s.attribution = rows.text(6);
        s.retrieved = isoUtc(rows.integer(7)).substr(0, 10);
        sources.push_back(std::move(s));
    }
    Source own;
    own.id = "user";
    own.title = "Own values";
    sources.push_back(std::move(own));
}

void OverlayMerge::specifications()
{
    std::map<std::pair<std::string, std::string>, std::pair<SpecificationColumns, std::int64_t>> merged;
    Rows rows(m_db,
        "SELECT fact_table, fact_key, column_name, value, import_id FROM specification "
        "ORDER BY fact_table, fact_key, import_id");
    while (rows.step()) {
        auto &[columns, import] = merged[{rows.string(0), rows.string(1)}];
        columns[rows.string(2)] = rows.string(3);
        import = rows.integer(4);
        ++m_rows;
    }
    const auto &sources = m_builder.data().sources;
    // Accelerators and platforms first: types refer to them.
    for (const std::string_view table : {"accelerator", "platform", "region", "ml_model", "instance_type"}) {
        for (const auto &[key, value] : merged) {
            if (key.first != table)
                continue;
            const auto source = std::ranges::find(sources, "import-" + std::to_string(value.second), &Source::id);
            const auto index = source == sources.end() ? kNone : static_cast<SourceIndex>(source - sources.begin());
            if (!mergeSpecification(m_builder, table, key.second, value.first, index))
                note("incomplete_import", key.second, {std::string(table)});
        }
    }
}

// The imports that the rows of a fit come from.
std::string OverlayMerge::fitBasis()
{
    std::string basis;
    Rows rows(m_db,
        "SELECT DISTINCT import_id FROM benchmark UNION SELECT DISTINCT import_id FROM specification "
        "WHERE fact_table IN ('ml_model', 'accelerator') ORDER BY import_id");
    while (rows.step())
        basis.append(1, '+').append(std::to_string(rows.integer(0)));
    return basis;
}

void OverlayMerge::facts()
{
    BaseReader reader(m_db, m_builder, RowOrigin::imported);
    const std::size_t before = m_builder.onDemand().size() + m_builder.spot().size() + m_builder.capacityBlocks().size()
        + m_builder.bands().size() + m_builder.commitments().size() + m_builder.data().benchmarks.size();
    reader.readOnDemand();
    reader.readSpot();
    if (sqlite::pragmaInteger(m_db, "user_version") >= 4) // not yet migrated: it has no table of them
        reader.readCapacityBlocks();
    reader.readBands();
    reader.readCommitments();
    {
        auto &benchmarks = m_builder.data().benchmarks;
        const std::size_t base = benchmarks.size();
        reader.readBenchmarks();
        std::map<std::string, std::size_t> number;
        std::size_t kept = base;
        for (std::size_t i = 0; i < base && benchmarks.size() > base; ++i)
            number.emplace(benchmarks[i].id, i);
        for (std::size_t i = base; i < benchmarks.size(); ++i) {
            const auto [place, added] = number.emplace(benchmarks[i].id, kept);
            Benchmark row = std::move(benchmarks[i]);
            if (added)
                benchmarks[kept++] = std::move(row);
            else
                benchmarks[place->second] = std::move(row);
        }
        benchmarks.resize(kept);
    }
    reader.readProfiles();
    reader.readTraces();
    m_rows += m_builder.onDemand().size() + m_builder.spot().size() + m_builder.capacityBlocks().size()
        + m_builder.bands().size() + m_builder.commitments().size() + m_builder.data().benchmarks.size() - before;
    mergeFigures();
    {
        Rows rows(m_db, "SELECT book, instance_type, region, as_of FROM removal");
        while (rows.step()) {
            if (const auto day = Date::parse(rows.text(3)))
                m_builder.withdraw(rows.text(0) == "spot", m_builder.data().type(rows.text(1)),
                    m_builder.data().region(rows.text(2)), *day);
            ++m_rows;
        }
    }
    withdrawCommitments();
    auto &series = m_builder.data().spotSeries;
    Rows rows(m_db, "SELECT instance_type, region, zone, source, points FROM spot_series ORDER BY id");
    while (rows.step()) {
        const TypeIndex type = m_builder.data().type(rows.text(0));
        const RegionIndex region = m_builder.data().region(rows.text(1));
        const SourceIndex source = m_builder.data().source(rows.text(3));
        if (type == kNone || region == kNone)
            continue;
        if (series.empty() || series.back().type != type || series.back().region != region
            || series.back().zone != rows.text(2) || series.back().source != source) {
            SpotSeries fresh;
            fresh.type = type;
            fresh.region = region;
            fresh.zone = rows.text(2);
            fresh.source = source;
            series.push_back(std::move(fresh));
        }
        const auto *bytes = static_cast<const char *>(sqlite3_column_blob(rows.handle(), 4));
        const auto count = static_cast<std::size_t>(sqlite3_column_bytes(rows.handle(), 4)) / 16;
        for (std::size_t i = 0; i < count; ++i) {
            std::array<std::int64_t, 2> point{};
            std::memcpy(point.data(), bytes + 16 * i, 16);
            series.back().time.push_back(point[0]);
            series.back().usdPerHour.push_back(static_cast<double>(point[1]) / 1e9);
        }
        ++m_rows;
    }
    if (reader.skipped() > 0)
        note("overlay_unknown_keys", {}, {reader.skipped()});
}

// As rows without a rate. Of the base's origin, so that an observation of the same day, which can only have come later,
// wins.
void OverlayMerge::withdrawCommitments()
{
    if (sqlite::pragmaInteger(m_db, "user_version")
        < 2) // not yet migrated: an overlay that is only read stays as it is
        return;
    const Snapshot &s = m_builder.data();
    Rows rows(m_db,
        "SELECT instance_type, region, plan, term_years, payment, as_of, import_id FROM commitment_removal ORDER BY "
        "import_id");
    while (rows.step()) {
        NewCommitment gone;
        gone.type = s.type(rows.text(0));
        gone.region = s.region(rows.text(1));
        gone.plan = rows.string(2);
        gone.termYears = static_cast<int>(rows.integer(3));
        gone.payment = rows.string(4);
        gone.source = s.source("import-" + std::to_string(rows.integer(6)));
        ++m_rows;
        const auto day = Date::parse(rows.text(5));
        if (!day || gone.type == kNone || gone.region == kNone)
            continue;
        gone.date = *day;
        m_builder.addCommitment(std::move(gone));
    }
}

void OverlayMerge::mergeFigures()
{
    const std::size_t base = m_builder.figures().size();
    BaseReader reader(m_db, m_builder, RowOrigin::imported);
    reader.readFigures();
    auto &figures = m_builder.figures();
    m_rows += figures.size() - base;
    const std::vector<SourceIndex> edition = editions(m_builder.data());
    const auto identity = [&](const NewFigure &f) {
        return std::tuple(f.kind, std::string_view(f.subject), std::string_view(f.quantity), std::string_view(f.method),
            f.year.value_or(0), editionsOf(edition, f.sources));
    };
    const auto group = [](const NewFigure &f) { return std::tuple(f.kind, f.subject, f.quantity); };
    std::map<std::tuple<SubjectKind, std::string, std::string>, std::vector<std::size_t>> groups;
    if (figures.size() > base) {
        for (std::size_t i = 0; i < figures.size(); ++i)
            groups[group(figures[i])].push_back(i);
    }
    std::set<std::size_t> dropped;
    const auto ofTeam = [&](const NewFigure &f) {
        return !f.sources.empty() && m_builder.data().sources[f.sources.front()].id.starts_with("team-");
    };
    // What was pulled later, or was chosen against an own import, counts before it; both stay.
    const auto standBefore = [&](const std::vector<std::size_t> &rows, std::size_t newest) {
        NewFigure &newer = figures[rows[newest]];
        for (std::size_t j = 0; j < newest; ++j) {
            NewFigure &older = figures[rows[j]];
            if (rows[j] < base || dropped.contains(rows[j]) || older.method != newer.method || older.year != newer.year)
                continue;
            std::swap(older.preferred, newer.preferred);
            std::swap(older, newer);
            return;
        }
    };
    for (const auto &[key, rows] : groups) {
        bool anyPreferred = false;
        for (std::size_t k = 0; k < rows.size(); ++k) {
            if (rows[k] >= base) { // the same figure of the same source in a newer edition takes the older one's place
                for (std::size_t j = 0; j < k; ++j) {
                    NewFigure &older = figures[rows[j]];
                    NewFigure &newer = figures[rows[k]];
                    if (dropped.contains(rows[j]) || identity(older) != identity(newer))
                        continue;
                    // By date where both have one; an old edition that is imported late does not come back.
                    const bool late = older.asOf && newer.asOf && *newer.asOf < *older.asOf;
                    if (!late)
                        newer.preferred = older.preferred;
                    dropped.insert(late ? rows[k] : rows[j]);
                    if (late)
                        break;
                }
            }
            if (rows[k] >= base && !dropped.contains(rows[k]) && ofTeam(figures[rows[k]]))
                standBefore(rows, k);
        }
        for (const std::size_t i : rows)
            anyPreferred = anyPreferred || (!dropped.contains(i) && figures[i].preferred);
        if (!anyPreferred) // nothing known before: the first import speaks
            figures[*std::ranges::find_if(rows, [&](std::size_t i) { return !dropped.contains(i); })].preferred = true;
    }
    if (!dropped.empty()) {
        std::vector<NewFigure> kept;
        kept.reserve(figures.size());
        for (std::size_t i = 0; i < figures.size(); ++i) {
            if (!dropped.contains(i))
                kept.push_back(std::move(figures[i]));
        }
        figures = std::move(kept);
    }
}

namespace {

// The person, or the publication that a value of the team came with. A preference names the figure's source there.
SourceIndex sourceOf(const Snapshot &s, const UserChoice &choice)
{
    const bool pulled = !choice.sourceKey.empty() && choice.kind != UserChoice::Kind::preference;
    return s.source(pulled ? std::string_view(choice.sourceKey) : "user");
}

// A choice holds from its day on. Before that day the books hold: what was computed for an earlier date stays as it
// was.
Date startOf(const UserChoice &choice) { return Date{static_cast<std::int32_t>(choice.setAt / 86400)}; }

} // namespace

void OverlayMerge::applyToBook(bool spot, const std::vector<const UserChoice *> &choices)
{
    const Snapshot &s = m_builder.data();
    std::vector<NewPrice> &rows = spot ? m_builder.spot() : m_builder.onDemand();
    const auto &withdrawn = spot ? s.spot.withdrawn : s.onDemand.withdrawn;
    const auto change = [&s](NewPrice &row, const UserChoice &choice) {
        row.low = row.low > 0 ? nanoOf(choice, row.low) : 0;
        row.high = row.high > 0 ? nanoOf(choice, row.high) : 0;
        row.nano = nanoOf(choice, row.nano);
        row.source = sourceOf(s, choice);
        row.origin = RowOrigin::user;
    };
    struct Touched {
        const UserChoice *choice = nullptr;
        std::optional<std::size_t> before; // the row in force when the choice begins
        bool atStart = false; // an observation of that very day
    };
    std::map<std::pair<TypeIndex, RegionIndex>, Touched> offers;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        NewPrice &row = rows[i];
        const UserChoice *choice = bestFor(choices, s.types[row.type].name, s.regions[row.region].code);
        if (choice == nullptr)
            continue;
        Touched &offer = offers[{row.type, row.region}];
        offer.choice = choice;
        const Date start = startOf(*choice);
        offer.atStart = offer.atStart || row.date == start;
        if (row.date >= start)
            change(row, *choice);
        else if (!offer.before
            || std::pair(rows[*offer.before].date, rows[*offer.before].origin) <= std::pair(row.date, row.origin))
            offer.before = i;
    }
    for (const UserChoice *choice : choices) { // an own price where the catalogue has none
        const TypeIndex type = s.type(choice->type);
        const RegionIndex region = s.region(choice->region);
        if (choice->kind == UserChoice::Kind::price && type != kNone && region != kNone)
            offers[{type, region}].choice = bestFor(choices, choice->type, choice->region);
    }
    for (const auto &[place, offer] : offers) {
        const auto &[type, region] = place;
        const UserChoice &choice = *offer.choice;
        const bool price = choice.kind == UserChoice::Kind::price;
        const Date start = startOf(choice);
        const auto found = withdrawn.find(std::size_t{type} * s.regions.size() + region);
        const bool isGone = found != withdrawn.end();
        const Date gone = isGone ? found->second : start;
        const bool onOffer = offer.before && !(isGone && gone <= start && rows[*offer.before].date < gone);
        if (!offer.atStart && (price || onOffer)) { // a discount needs something to take it off
            NewPrice row{type, region, start, 0, 0, 0, sourceOf(s, choice), RowOrigin::user};
            if (offer.before)
                row = rows[*offer.before];
            row.date = start;
            change(row, choice);
            rows.push_back(row);
        }
        if (price && gone > start) // a contract outlives the public offer
            rows.push_back({type, region, gone, nanoOf(choice, 0), 0, 0, sourceOf(s, choice), RowOrigin::user});
    }
}

void OverlayMerge::applyToCommitments(const std::map<std::string, std::vector<const UserChoice *>> &byOption)
{
    const Snapshot &s = m_builder.data();
    std::vector<NewCommitment> &rows = m_builder.commitments();
    const auto change = [&s](NewCommitment &row, const UserChoice &choice) {
        row.effective = nanoOf(choice, row.effective);
        if (choice.kind == UserChoice::Kind::discount) {
            row.upfront = row.upfront > 0 ? nanoOf(choice, row.upfront) : row.upfront;
            row.hourly = row.hourly > 0 ? nanoOf(choice, row.hourly) : row.hourly;
        } else {
            row.upfront = row.hourly = -1;
        }
        row.source = sourceOf(s, choice);
        row.origin = RowOrigin::user;
    };
    struct Touched {
        const UserChoice *choice = nullptr;
        std::optional<std::size_t> before;
        bool atStart = false;
    };
    std::map<std::tuple<TypeIndex, RegionIndex, std::string>, Touched> offers;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        NewCommitment &row = rows[i];
        std::string option = optionOf(row);
        const auto wanted = byOption.find(option);
        if (wanted == byOption.end())
            continue;
        const UserChoice *choice = bestFor(wanted->second, s.types[row.type].name, s.regions[row.region].code);
        if (choice == nullptr)
            continue;
        Touched &offer = offers[{row.type, row.region, std::move(option)}];
        offer.choice = choice;
        const Date start = startOf(*choice);
        const bool gone = row.effective <= 0;
        offer.atStart = offer.atStart || row.date == start;
        if (row.date >= start) {
            if (!gone
                || choice->kind == UserChoice::Kind::price) // a contract outlives the public offer, a discount does not
                change(row, *choice);
        } else if (!offer.before
            || std::pair(rows[*offer.before].date, rows[*offer.before].origin) <= std::pair(row.date, row.origin)) {
            offer.before = i;
        }
    }
    for (const auto &[place, offer] : offers) {
        if (offer.atStart || !offer.before)
            continue;
        if (rows[*offer.before].effective <= 0 && offer.choice->kind == UserChoice::Kind::discount)
            continue;
        NewCommitment row = rows[*offer.before];
        row.date = startOf(*offer.choice);
        change(row, *offer.choice);
        rows.push_back(std::move(row));
    }
}

void OverlayMerge::applyPrices(const std::vector<UserChoice> &choices)
{
    std::map<std::string, std::vector<const UserChoice *>> byOption;
    for (const UserChoice &choice : choices) {
        if (choice.kind == UserChoice::Kind::price || choice.kind == UserChoice::Kind::discount)
            byOption[choice.option].push_back(&choice);
    }
    if (byOption.empty())
        return;
    if (const auto every = byOption.extract("*")) { // a discount for all options
        std::set<std::string> options{"on_demand", "spot"};
        for (const NewCommitment &row : m_builder.commitments())
            options.insert(optionOf(row));
        for (const std::string &option : options) {
            auto &wanted = byOption[option];
            wanted.insert(wanted.end(), every.mapped().begin(), every.mapped().end());
        }
    }
    // Of the lists: an own price is no observation of theirs, and may be of a later day.
    Date &newest = m_builder.data().newestPrice;
    for (const NewPrice &row : m_builder.onDemand())
        newest = std::max(newest, row.date);
    if (const auto wanted = byOption.find("on_demand"); wanted != byOption.end())
        applyToBook(false, wanted->second);
    if (const auto wanted = byOption.find("spot"); wanted != byOption.end())
        applyToBook(true, wanted->second);
    applyToCommitments(byOption);
}

void OverlayMerge::applyFigure(const UserChoice &choice)
{
    NewFigure figure;
    figure.kind = choice.subjectKind;
    figure.subject = choice.subject;
    figure.quantity = choice.quantity;
    figure.method = "user";
    figure.unit = choice.unit;
    figure.note = choice.note;
    figure.value = choice.value;
    figure.low = choice.low;
    figure.high = choice.high;
    figure.year = choice.year;
    figure.cls = FigureClass::user;
    figure.asOf = Date{static_cast<std::int32_t>(choice.setAt / 86400)};
    figure.preferred = true;
    figure.origin = RowOrigin::user;
    figure.sources = {sourceOf(m_builder.data(), choice)};
    for (NewFigure &other : m_builder.figures()) {
        if (other.kind == figure.kind && other.quantity == figure.quantity && other.subject == figure.subject)
            other.preferred = false;
    }
    if (!m_builder.addFigure(std::move(figure)))
        note("choice_without_subject", choice.subject, {choice.quantity});
}

void OverlayMerge::addBenchmark(const UserChoice &choice)
{
    Snapshot &s = m_builder.data();
    Benchmark b;
    b.model = s.model(choice.model);
    b.type = s.type(choice.type);
    if (b.model == kNone || b.type == kNone)
        return note("choice_without_subject", choice.type, {choice.model});
    const InstanceType &type = s.types[b.type];
    b.id = (choice.sourceKey.empty() ? "user-" : "team-") + std::to_string(choice.id);
    b.source = sourceOf(s, choice);
    b.training = choice.quantity == "training";
    b.scenario = b.training ? "training" : "batch";
    b.accelerator = type.accelerator;
    b.nodes = choice.nodes.value_or(1);
    b.acceleratorCount = type.acceleratorCount * b.nodes;
    b.precision = choice.precision;
    b.sequenceLength = choice.sequenceLength;
    b.batchSize = choice.batchSize;
    b.throughput = choice.value * b.nodes;
    b.unit = choice.unit;
    b.basis = choice.basis;
    b.rate = rateBasisOf(b.basis);
    b.date = isoUtc(choice.setAt).substr(0, 10);
    b.status = "current";
    b.notes = choice.note;
    b.cls = FigureClass::user;
    b.overlay = true;
    s.benchmarks.push_back(std::move(b));
}

void OverlayMerge::choices()
{
    std::vector<UserChoice> all = readChoices(m_db);
    std::set<std::string> made, preferred;
    for (const UserChoice &choice : all) {
        made.insert(choiceKey(choice));
        if (choice.kind == UserChoice::Kind::preference)
            preferred.insert(choiceKey(*hiderOf(choice)));
    }
    m_rows += all.size();
    for (UserChoice &pulled : readTeamChoices(m_db)) { // below the person's own, a later import above an earlier one
        ++m_rows;
        const std::string key = choiceKey(pulled);
        if (!preferred.contains(key) && made.insert(key).second)
            all.push_back(std::move(pulled));
    }
    applyPrices(all);
    const std::vector<SourceIndex> edition = editions(m_builder.data());
    for (const UserChoice &choice : all) {
        if (choice.kind == UserChoice::Kind::figure)
            applyFigure(choice);
        else if (choice.kind == UserChoice::Kind::throughput)
            addBenchmark(choice);
        const auto hider = hiderOf(choice); // preferences have one
        if (!hider || made.contains(choiceKey(*hider)))
            continue;
        const Snapshot &s = m_builder.data();
        std::vector<SourceIndex>
            wanted; // a later edition of the chosen source has taken the place of the chosen figure
        for (std::string_view rest = choice.sourceKey; !rest.empty();) {
            const std::size_t cut = rest.find(';');
            wanted.push_back(s.source(rest.substr(0, cut)));
            rest = cut == std::string_view::npos ? std::string_view() : rest.substr(cut + 1);
        }
        wanted = editionsOf(edition, std::move(wanted));
        const bool found
            = m_builder.prefer(choice.subjectKind, choice.subject, choice.quantity, [&](const NewFigure &f) {
                  return f.method == choice.method && f.year == choice.year && editionsOf(edition, f.sources) == wanted;
              });
        if (!found)
            note("choice_without_subject", choice.subject, {choice.quantity});
    }
    m_builder.data().identity.overlayRows = m_rows;
    if (m_rows > 0)
        m_builder.data().identity.overlayHash = contentHash(all);
}

std::string OverlayMerge::contentHash(const std::vector<UserChoice> &choices)
{
    Sha256 hash;
    const auto add = [&hash](std::string_view part) {
        hash.update(part);
        hash.update(std::string_view("\0", 1));
    };
    const auto number = [&add](std::optional<double> value) { add(value ? shortestText(*value) : std::string()); };
    Rows imports(m_db, "SELECT kind, sha256, edition, row_count FROM import ORDER BY id");
    while (imports.step())
        for (int column = 0; column < 4; ++column)
            add(imports.text(column));
    for (const UserChoice &c : choices) {
        add(choiceKey(c));
        for (const std::string &part : {std::string(choiceKindId(c.kind)), c.unit, c.method, c.sourceKey, c.basis,
                 c.year ? std::to_string(*c.year) : std::string(), std::to_string(c.setAt / 86400)})
            add(part);
        for (const std::optional<double> value : {std::optional(c.value), c.low, c.high, c.batchSize})
            number(value);
    }
    return hash.hex();
}

} // namespace wattfare
