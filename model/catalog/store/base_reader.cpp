// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/store/base_reader.h"

#include "model/catalog/instance_kinds.h"
#include "model/catalog/store/benchmark_columns.h"
#include "model/catalog/store/fact_tables.h"

#include <algorithm>
#include <bitset>
#include <map>

namespace wattfare {

namespace {

using sqlite::Rows;

std::optional<int> intOpt(const Rows &rows, int column)
{
    return rows.null(column) ? std::nullopt : std::optional<int>(static_cast<int>(rows.integer(column)));
}

std::optional<bool> boolOpt(const Rows &rows, int column)
{
    return rows.null(column) ? std::nullopt : std::optional<bool>(rows.integer(column) != 0);
}

Offer parseOffer(std::string_view id)
{
    return id == "current" ? Offer::current : id == "previous" ? Offer::previous : Offer::retired;
}

// A date column that passed a CHECK of its form; a day that does not exist becomes the epoch and shows as such.
Date dateOf(std::string_view text) { return Date::parse(text).value_or(Date{}); }

void require(bool good, const char *table, std::string_view key, const char *column)
{
    if (!good)
        throw sqlite::ImpossibleValue{table, std::string(key), column};
}

constexpr std::int64_t kMaxNano = 100'000'000'000'000; // 100,000 USD an hour, as in the schema

bool isPrice(std::int64_t nano) { return nano > 0 && nano <= kMaxNano; }

} // namespace

Result<void> requireTables(SQLite::Database &db, const std::filesystem::path &file)
{
    const std::int64_t version = sqlite::pragmaInteger(db, "user_version");
    const auto lacks = [&](const std::string &what) {
        return fail(Error::Code::wrongSchema, {"catalog.wrong_schema", {file.string(), what}});
    };
    Rows table(db, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1 AND sql LIKE 'CREATE TABLE%'");
    Rows columns(db, "SELECT group_concat(name, ' ') FROM pragma_table_xinfo(?1)");
    for (const FactTable &facts : factTables()) {
        if (facts.since > version)
            continue;
        table.bind(1, facts.name);
        if (!table.step())
            return lacks(std::string(facts.name));
        table.reset();
        columns.bind(1, facts.name);
        columns.step();
        const std::string names = ' ' + columns.string(0) + ' ';
        columns.reset();
        for (const FieldSpec &field : facts.fields) {
            // Of former schemas, or rows of fact_source.
            const bool apart = field.since > version || field.kind == FieldKind::sources;
            if (!apart && names.find(' ' + std::string(field.column) + ' ') == std::string::npos)
                return lacks(std::string(facts.name) + '.' + std::string(field.column));
        }
    }
    return {};
}

TypeIndex BaseReader::typeOf(std::string_view name)
{
    if (name != m_lastType || m_lastTypeIndex == kNone) {
        m_lastType = name;
        m_lastTypeIndex = m_builder.data().type(name);
    }
    return m_lastTypeIndex;
}

RegionIndex BaseReader::regionOf(std::string_view code)
{
    if (code != m_lastRegion || m_lastRegionIndex == kNone) {
        m_lastRegion = code;
        m_lastRegionIndex = m_builder.data().region(code);
    }
    return m_lastRegionIndex;
}

SourceIndex BaseReader::sourceOf(std::string_view id)
{
    if (id != m_lastSource || m_lastSourceIndex == kNone) {
        m_lastSource = id;
        m_lastSourceIndex = m_builder.data().source(id);
    }
    return m_lastSourceIndex;
}

std::vector<SourceIndex> BaseReader::sourcesOf(std::string_view joined)
{
    std::vector<SourceIndex> out;
    while (!joined.empty()) {
        const std::size_t cut = joined.find(';');
        if (const SourceIndex source = sourceOf(joined.substr(0, cut)); source != kNone)
            out.push_back(source);
        joined = cut == std::string_view::npos ? std::string_view() : joined.substr(cut + 1);
    }
    return out;
}

void BaseReader::readIdentity()
{
    CatalogIdentity &identity = m_builder.data().identity;
    identity.schemaVersion = static_cast<int>(sqlite::pragmaInteger(m_db, "user_version"));
    Rows rows(m_db, "SELECT key, value FROM catalog");
    while (rows.step()) {
        if (rows.text(0) == "version")
            identity.version = rows.text(1);
        else if (rows.text(0) == "content_hash")
            identity.contentHash = rows.text(1);
    }
}

void BaseReader::readSources()
{
    auto &sources = m_builder.data().sources;
    std::map<std::string, std::size_t> known;
    for (std::size_t i = 0; i < sources.size(); ++i)
        known.emplace(sources[i].id, i);
    Rows rows(m_db,
        "SELECT id, title, publisher, location, edition, licence, attribution, retrieved FROM source ORDER BY id");
    while (rows.step()) {
        Source source{rows.string(0), rows.string(1), rows.string(2), rows.string(3), rows.string(4), rows.string(5),
            rows.string(6), rows.string(7)};
        const auto [place, added] = known.emplace(source.id, sources.size());
        if (added)
            sources.push_back(std::move(source));
        else if (m_origin != RowOrigin::base)
            sources[place->second] = std::move(source);
    }
}

void BaseReader::readDimensions()
{
    Snapshot &s = m_builder.data();
    std::map<std::string, SourceIndex, std::less<>> sourceNumber;
    for (std::size_t i = 0; i < s.sources.size(); ++i)
        sourceNumber.emplace(s.sources[i].id, static_cast<SourceIndex>(i));
    std::map<std::pair<std::string, std::int64_t>, std::vector<SourceIndex>> lists;
    {
        Rows rows(m_db,
            "SELECT fact_table, fact_id, source FROM fact_source WHERE fact_table <> 'figure' "
            "ORDER BY fact_table, fact_id, position");
        while (rows.step()) {
            if (const auto found = sourceNumber.find(rows.text(2)); found != sourceNumber.end())
                lists[{rows.string(0), rows.integer(1)}].push_back(found->second);
        }
    }
    const auto sourcesOfRow = [&](const char *table, std::int64_t id) {
        const auto found = lists.find({table, id});
        return found == lists.end() ? std::vector<SourceIndex>() : found->second;
    };
    const bool schema4 = s.identity.schemaVersion >= 4; // a file of before knows neither FP4 nor the cache of a token
    std::map<std::string, std::uint32_t, std::less<>> acceleratorNumber;
    {
        Rows r(m_db,
            "SELECT id, accelerator, ec2_name, vendor, name, architecture, generation, year, memory_gib, memory_type, "
            "memory_bandwidth_gbs, tflops_fp64, tflops_fp32, tflops_tf32, tflops_fp16, tflops_bf16, tflops_fp8, "
            "tops_int8, tops_int4, precisions, compute_capability, note, accelerator_class, form, "
                + std::string(schema4 ? "tflops_fp4, link_gbs" : "NULL, NULL")
                + " FROM accelerator ORDER BY accelerator");
        while (r.step()) {
            Accelerator a;
            a.key = r.text(1);
            a.ec2Name = r.text(2);
            a.vendor = r.text(3);
            a.name = r.text(4);
            a.architecture = r.text(5);
            a.generation = r.text(6);
            a.year = intOpt(r, 7);
            a.memoryGib = r.realOpt(8);
            a.memoryType = r.text(9);
            a.memoryBandwidthGbs = r.realOpt(10);
            a.fp64 = r.realOpt(11);
            a.fp32 = r.realOpt(12);
            a.tf32 = r.realOpt(13);
            a.fp16 = r.realOpt(14);
            a.bf16 = r.realOpt(15);
            a.fp8 = r.realOpt(16);
            a.int8 = r.realOpt(17);
            a.int4 = r.realOpt(18);
            a.precisions = r.text(19);
            a.computeCapability = r.text(20);
            a.notes = r.text(21);
            a.acceleratorClass = r.text(22);
            a.form = r.text(23);
            a.fp4 = r.realOpt(24);
            a.linkGbs = r.realOpt(25);
            a.sources = sourcesOfRow("accelerator", r.integer(0));
            acceleratorNumber.emplace(a.key, static_cast<std::uint32_t>(s.accelerators.size()));
            s.accelerators.push_back(std::move(a));
        }
    }
    std::map<std::string, std::uint32_t, std::less<>> platformNumber;
    {
        Rows r(m_db,
            "SELECT id, family, cpu_model, microarchitecture, pkg_kind, sockets, cores_per_socket, vcpu_per_socket, "
            "platform_vcpu FROM platform ORDER BY family");
        while (r.step()) {
            Platform p;
            p.family = r.text(1);
            p.cpuModel = r.text(2);
            p.microarchitecture = r.text(3);
            p.pkgKind = r.text(4);
            p.sockets = static_cast<int>(r.integer(5));
            p.coresPerSocket = r.real(6);
            p.vcpuPerSocket = r.real(7);
            p.platformVcpu = r.real(8);
            require(
                p.sockets >= 1 && p.platformVcpu > 0 && p.coresPerSocket >= 0, "platform", p.family, "platform_vcpu");
            p.sources = sourcesOfRow("platform", r.integer(0));
            platformNumber.emplace(p.family, static_cast<std::uint32_t>(s.platforms.size()));
            s.platforms.push_back(std::move(p));
        }
    }
    {
        Rows r(m_db,
            "SELECT id, instance_type, family, kind, vcpus, memory_gib, cpu_model, cpu_vendor, cpu_arch, platform, "
            "accelerator, accelerator_count, accelerator_memory_gib_each, interconnect, network_gbps, network_burst, "
            "efa, local_storage_gb, release_year, status, fast_link FROM instance_type ORDER BY instance_type");
        while (r.step()) {
            InstanceType t;
            t.name = r.text(1);
            t.family = r.text(2);
            const auto kind = parseInstanceKind(r.text(3));
            require(kind.has_value(), "instance_type", t.name, "kind");
            t.kind = *kind;
            t.vcpus = r.real(4);
            t.memoryGib = r.real(5);
            t.cpuModel = r.text(6);
            t.cpuVendor = r.text(7);
            t.cpuArch = r.text(8);
            if (const auto found = platformNumber.find(r.text(9)); found != platformNumber.end())
                t.platform = found->second;
            if (const auto found = acceleratorNumber.find(r.text(10)); found != acceleratorNumber.end())
                t.accelerator = found->second;
            t.acceleratorCount = r.realOpt(11).value_or(0);
            t.acceleratorMemoryGibEach = r.realOpt(12);
            t.interconnect = r.text(13);
            t.networkGbps = r.realOpt(14);
            t.networkBurst = boolOpt(r, 15);
            t.efa = boolOpt(r, 16);
            t.localStorageGb = r.realOpt(17);
            t.releaseYear = intOpt(r, 18);
            t.offer = parseOffer(r.text(19));
            t.fastLink = boolOpt(r, 20);
            require(t.vcpus > 0 && t.vcpus < 1e5, "instance_type", t.name, "vcpus");
            require(t.memoryGib > 0 && t.memoryGib < 1e6, "instance_type", t.name, "memory_gib");
            require(t.acceleratorCount >= 0 && t.acceleratorCount < 1e4, "instance_type", t.name, "accelerator_count");
            t.sources = sourcesOfRow("instance_type", r.integer(0));
            s.types.push_back(std::move(t));
        }
    }
    {
        Rows r(m_db,
            "SELECT id, region, name, country, grid_zone, latitude, longitude, pue_kind, wue_kind FROM region "
            "ORDER BY region");
        while (r.step()) {
            Region region;
            region.code = r.text(1);
            region.name = r.text(2);
            region.country = r.text(3);
            region.gridZone = r.text(4);
            region.latitude = r.realOpt(5);
            region.longitude = r.realOpt(6);
            region.pueKind = r.text(7);
            region.wueKind = r.text(8);
            region.sources = sourcesOfRow("region", r.integer(0));
            s.regions.push_back(std::move(region));
        }
    }
    Rows r(m_db,
        "SELECT model, name, task, parameters_million, active_parameters_million, experts, experts_per_token, layers, "
        "hidden_size, ffn_size, "
        "attention_heads, kv_heads, head_dim, ffn_matrices, vocab_size, typical_sequence_length, "
        "typical_output_tokens, gflops_per_unit, "
            + std::string(schema4 ? "kv_bytes_per_token, full_attention_layers, sliding_window" : "NULL, NULL, NULL")
            + ", image_size, flops_unit, flops_basis, check_note, note, citation FROM ml_model ORDER BY model");
    while (r.step()) {
        MlModel m;
        m.key = r.text(0);
        m.name = r.text(1);
        m.task = r.text(2);
        int column = 3;
        for (auto *field : {&m.parametersMillion, &m.activeParametersMillion, &m.experts, &m.expertsPerToken, &m.layers,
                 &m.hiddenSize, &m.ffnSize, &m.attentionHeads, &m.kvHeads, &m.headDim, &m.ffnMatrices, &m.vocabSize,
                 &m.typicalSequenceLength, &m.typicalOutputTokens, &m.gflopsPerUnit, &m.kvBytesPerToken,
                 &m.fullAttentionLayers, &m.slidingWindow})
            *field = r.realOpt(column++);
        m.imageSize = r.text(21);
        m.flopsUnit = r.text(22);
        m.flopsBasis = r.text(23);
        m.check = r.text(24);
        m.notes = r.text(25);
        m.source = r.text(26);
        s.models.push_back(std::move(m));
    }
}

void BaseReader::readFigures()
{
    Rows r(m_db,
        "SELECT subject_kind, subject, quantity, method, unit, note, value, low, high, class, as_of, year, preferred, "
        "source_key FROM figure ORDER BY id");
    while (r.step()) {
        NewFigure f;
        f.kind = parseSubjectKind(r.text(0)).value_or(SubjectKind::component);
        f.subject = r.text(1);
        f.quantity = r.text(2);
        f.method = r.text(3);
        f.unit = r.text(4);
        f.note = r.text(5);
        f.value = r.real(6);
        f.low = r.realOpt(7);
        f.high = r.realOpt(8);
        const FigureRange range = figureRange(f.quantity, f.unit);
        require(f.value >= range.min && f.value <= range.max && f.low.value_or(f.value) <= f.value
                && f.high.value_or(f.value) >= f.value,
            "figure", f.subject, f.quantity.c_str());
        f.cls = parseFigureClass(r.text(9)).value_or(FigureClass::estimate);
        f.asOf = Date::parse(r.text(10));
        f.year = intOpt(r, 11);
        f.preferred = r.integer(12) != 0;
        f.origin = m_origin;
        f.sources = sourcesOf(r.text(13));
        if (!m_builder.addFigure(std::move(f)))
            ++m_skipped;
    }
}

void BaseReader::readOnDemand()
{
    Rows r(m_db,
        "SELECT instance_type, region, as_of, nano_usd_per_hour, source FROM price_on_demand "
        "ORDER BY instance_type, region, as_of");
    while (r.step()) {
        const NewPrice row{typeOf(r.text(0)), regionOf(r.text(1)), dateOf(r.text(2)), r.integer(3), 0, 0,
            sourceOf(r.text(4)), m_origin};
        require(isPrice(row.nano), "price_on_demand", r.text(0), "nano_usd_per_hour");
        if (row.type == kNone || row.region == kNone)
            ++m_skipped;
        else
            m_builder.addOnDemand(row);
    }
}

void BaseReader::readSpot()
{
    Rows r(m_db,
        "SELECT instance_type, region, as_of, nano_usd_per_hour, low_nano_usd_per_hour, high_nano_usd_per_hour, source "
        "FROM price_spot ORDER BY instance_type, region, as_of");
    while (r.step()) {
        const NewPrice row{typeOf(r.text(0)), regionOf(r.text(1)), dateOf(r.text(2)), r.integer(3), r.integer(4),
            r.integer(5), sourceOf(r.text(6)), m_origin};
        require(isPrice(row.nano) && row.low >= 0 && row.low <= row.nano && (row.high == 0 || row.high >= row.nano),
            "price_spot", r.text(0), "nano_usd_per_hour");
        if (row.type == kNone || row.region == kNone)
            ++m_skipped;
        else
            m_builder.addSpot(row);
    }
}

void BaseReader::readCapacityBlocks()
{
    if (m_origin == RowOrigin::base && m_builder.data().identity.schemaVersion < 3) // of before: none is known
        return;
    Rows r(m_db,
        "SELECT instance_type, region, as_of, nano_usd_per_hour, source FROM price_capacity_block "
        "ORDER BY instance_type, region, as_of");
    while (r.step()) {
        const NewPrice row{typeOf(r.text(0)), regionOf(r.text(1)), dateOf(r.text(2)), r.integer(3), 0, 0,
            sourceOf(r.text(4)), m_origin};
        require(isPrice(row.nano), "price_capacity_block", r.text(0), "nano_usd_per_hour");
        if (row.type == kNone || row.region == kNone)
            ++m_skipped;
        else
            m_builder.addCapacityBlock(row);
    }
}

void BaseReader::readBands()
{
    Rows r(m_db,
        "SELECT instance_type, region, as_of, bucket, low_pct, high_pct, savings_pct, source, os "
        "FROM interruption_band ORDER BY instance_type, region, os, as_of"); // the order of the key: nothing to sort
    while (r.step()) {
        if (r.text(8) != "linux") // in SQL it would sort
            continue;
        const NewBand row{typeOf(r.text(0)), regionOf(r.text(1)), dateOf(r.text(2)), static_cast<int>(r.integer(3)),
            r.real(4), r.real(5), r.real(6), sourceOf(r.text(7)), m_origin};
        require(
            row.bucket >= 0 && row.bucket <= 4 && row.lowPct >= 0 && row.lowPct <= row.highPct && row.highPct <= 100,
            "interruption_band", r.text(0), "bucket");
        if (row.type == kNone || row.region == kNone)
            ++m_skipped;
        else
            m_builder.addBand(row);
    }
}

void BaseReader::readCommitments()
{
    Rows r(m_db,
        "SELECT instance_type, region, as_of, plan, payment, term_years, effective_nano_usd_per_hour, "
        "upfront_nano_usd, "
        "hourly_nano_usd, source FROM commitment ORDER BY instance_type, region, plan, term_years, payment, as_of");
    SharedText plan, payment;
    while (r.step()) {
        const auto same = [](SharedText &last, std::string_view words) {
            if (last != words)
                last = words;
            return last;
        };
        const NewCommitment row{typeOf(r.text(0)), regionOf(r.text(1)), dateOf(r.text(2)), same(plan, r.text(3)),
            same(payment, r.text(4)), static_cast<int>(r.integer(5)), r.integer(6), r.integerOpt(7).value_or(-1),
            r.integerOpt(8).value_or(-1), sourceOf(r.text(9)), m_origin};
        require(isPrice(row.effective) && row.upfront >= -1 && row.hourly >= -1, "commitment", r.text(0),
            "effective_nano_usd_per_hour");
        if (row.type == kNone || row.region == kNone)
            ++m_skipped;
        else
            m_builder.addCommitment(row);
    }
}

void BaseReader::readBenchmarks()
{
    Snapshot &s = m_builder.data();
    const std::int64_t version = sqlite::pragmaInteger(m_db, "user_version");
    const bool points = version >= (m_origin == RowOrigin::base ? 4 : 5);
    std::string sql
        = "SELECT id, source, model, instance_type, accelerator, workload, class, accelerator_count, nodes, "
          "whole_instance, locator";
    const auto add = [&](std::string_view column, std::string_view unknown) {
        const bool missing = !points && std::ranges::find(kBenchmarkPoints, column) != kBenchmarkPoints.end();
        sql.append(", ").append(missing ? unknown : column);
    };
    for (const auto &[column, field] : kBenchmarkTexts)
        add(column, "''");
    for (const auto &[column, field] : kBenchmarkReals)
        add(column, "NULL");
    Rows r(m_db, sql + " FROM benchmark ORDER BY id");
    while (r.step()) {
        Benchmark b;
        b.id = r.text(0);
        b.source = sourceOf(r.text(1));
        b.model = s.model(r.text(2));
        b.type = s.type(r.text(3));
        b.accelerator = s.accelerator(r.text(4));
        b.training = r.text(5) == "training";
        b.cls = parseFigureClass(r.text(6)).value_or(FigureClass::estimate);
        b.acceleratorCount = r.realOpt(7).value_or(0);
        b.nodes = r.real(8);
        b.wholeInstance = r.integer(9) != 0;
        b.locator = r.text(10);
        int column = 11;
        for (const auto &[name, field] : kBenchmarkTexts)
            b.*field = r.text(column++);
        for (const auto &[name, field] : kBenchmarkReals)
            b.*field = r.realOpt(column++);
        b.rate = rateBasisOf(b.basis);
        requirePossible(b);
        b.overlay = m_origin != RowOrigin::base;
        if (b.model == kNone)
            ++m_skipped;
        else
            s.benchmarks.push_back(std::move(b));
    }
}

void BaseReader::readProfiles()
{
    auto &profiles = m_builder.data().profiles;
    std::map<std::pair<std::string, int>, std::size_t> known;
    for (std::size_t i = 0; i < profiles.size(); ++i)
        known.emplace(std::pair(profiles[i].gridZone, profiles[i].year), i);
    const std::size_t before = profiles.size();
    const auto profileOf = [&](const Rows &r, int source) -> CarbonProfile & {
        const auto [place, added]
            = known.emplace(std::pair(r.string(0), static_cast<int>(r.integer(1))), profiles.size());
        if (added) {
            CarbonProfile profile;
            profile.gridZone = r.text(0);
            profile.year = static_cast<int>(r.integer(1));
            profiles.push_back(std::move(profile));
        } else if (place->second < before) { // an imported series replaces the shipped one as a whole
            CarbonProfile fresh;
            fresh.gridZone = r.text(0);
            fresh.year = static_cast<int>(r.integer(1));
            fresh.annualMeanGKwh = profiles[place->second].annualMeanGKwh;
            fresh.basis = profiles[place->second].basis;
            fresh.hour = profiles[place->second].hour;
            fresh.month = profiles[place->second].month;
            fresh.relative = profiles[place->second].relative;
            fresh.hasMonths = profiles[place->second].hasMonths;
            profiles[place->second] = std::move(fresh);
        }
        CarbonProfile &profile = profiles[place->second];
        profile.source = sourceOf(r.text(source));
        return profile;
    };
    {
        Rows r(m_db,
            "SELECT grid_zone, year, dimension, position, relative, annual_mean_g_kwh, basis, source "
            "FROM carbon_profile_hourly ORDER BY grid_zone, year");
        while (r.step()) {
            CarbonProfile &profile = profileOf(r, 7);
            const auto position = r.integer(3);
            if (r.text(2) == "hour_utc" && position >= 0 && position < 24)
                profile.hour[static_cast<std::size_t>(position)] = r.real(4);
            else if (r.text(2) == "month" && position >= 1 && position <= 12)
                profile.month[static_cast<std::size_t>(position - 1)] = r.real(4);
            profile.annualMeanGKwh = r.realOpt(5);
            profile.basis = r.text(6);
        }
    }
    std::map<std::size_t, std::bitset<12 * 24>> cells;
    Rows r(m_db,
        "SELECT grid_zone, year, month, hour_utc, relative, source FROM carbon_profile_month_hour "
        "ORDER BY grid_zone, year");
    while (r.step()) {
        CarbonProfile &profile = profileOf(r, 5);
        const auto month = r.integer(2);
        const auto hour = r.integer(3);
        if (month < 1 || month > 12 || hour < 0 || hour > 23)
            continue;
        require(r.real(4) >= 0 && r.real(4) < 100, "carbon_profile_month_hour", r.text(0), "relative");
        profile.relative[static_cast<std::size_t>(month - 1)][static_cast<std::size_t>(hour)] = r.real(4);
        cells[static_cast<std::size_t>(&profile - profiles.data())].set(
            static_cast<std::size_t>((month - 1) * 24 + hour));
    }
    for (const auto &[index, seen] : cells)
        profiles[index].hasMonths = seen.all();
}

void BaseReader::readSpotHistory()
{
    auto &series = m_builder.data().spotSeries;
    Rows r(m_db,
        "SELECT instance_type, region, zone, source, observed_at, nano_usd_per_hour FROM spot_history "
        "ORDER BY instance_type, region, zone, source, observed_at");
    std::string zone;
    SpotSeries *current = nullptr;
    while (r.step()) {
        const TypeIndex type = typeOf(r.text(0));
        const RegionIndex region = regionOf(r.text(1));
        const SourceIndex source = sourceOf(r.text(3));
        if (type == kNone || region == kNone) {
            ++m_skipped;
            continue;
        }
        if (current == nullptr || current->type != type || current->region != region || current->zone != r.text(2)
            || current->source != source) {
            series.emplace_back();
            current = &series.back();
            current->type = type;
            current->region = region;
            current->zone = r.text(2);
            current->source = source;
        }
        require(isPrice(r.integer(5)), "spot_history", r.text(0), "nano_usd_per_hour");
        current->time.push_back(r.integer(4));
        current->usdPerHour.push_back(static_cast<double>(r.integer(5)) / 1e9);
    }
}

void BaseReader::readTraces()
{
    auto &traces = m_builder.data().traces;
    std::map<std::string, std::size_t> number;
    for (std::size_t i = 0; i < traces.size(); ++i)
        number.emplace(traces[i].id, i);
    Rows r(m_db,
        "SELECT trace, title, kind, instance_type, zone, start, gap_seconds, capacity, source FROM availability_trace "
        "ORDER BY trace");
    while (r.step()) {
        AvailabilityTrace t;
        t.id = r.text(0);
        t.title = r.text(1);
        t.kind = r.text(2);
        t.type = m_builder.data().type(r.text(3));
        t.zone = r.text(4);
        t.start = r.text(5);
        t.gapSeconds = r.real(6);
        t.capacity = static_cast<int>(r.integer(7));
        require(t.gapSeconds > 0, "availability_trace", t.id, "gap_seconds");
        t.source = sourceOf(r.text(8));
        const auto [place, added] = number.emplace(t.id, traces.size());
        if (added)
            traces.push_back(std::move(t));
        else
            traces[place->second] = std::move(t);
    }
    // Of several imports of one trace the last counts, as a whole.
    Rows runs(m_db,
        m_origin == RowOrigin::base
            ? "SELECT trace, run_ticks, available FROM availability_run ORDER BY trace, start_tick"
            : "SELECT trace, run_ticks, available FROM availability_run AS r WHERE import_id = (SELECT max(import_id) "
              "FROM "
              "availability_trace AS t WHERE t.trace = r.trace) ORDER BY trace, start_tick");
    while (runs.step()) {
        const auto found = number.find(runs.string(0));
        if (found == number.end())
            continue;
        traces[found->second].runTicks.push_back(static_cast<std::uint32_t>(runs.integer(1)));
        traces[found->second].available.push_back(static_cast<std::uint16_t>(runs.integer(2)));
    }
}

void BaseReader::readFits()
{
    Rows r(m_db,
        "SELECT kind, start, zone, instance_type_name, gap_seconds, ticks, hours, availability, losses, mean_up_h, "
        "mean_down_h, hazard_per_h, source FROM availability_fit ORDER BY kind, start, zone, instance_type_name");
    while (r.step()) {
        AvailabilityFit f{r.string(0), r.string(1), r.string(2), r.string(3), r.real(4), r.real(5), r.real(6),
            r.real(7), r.real(8), r.real(9), r.real(10), r.real(11), sourceOf(r.text(12))};
        m_builder.data().availabilityFits.push_back(std::move(f));
    }
}

void BaseReader::readAgeing()
{
    Ageing &ageing = m_builder.data().ageing;
    if (m_builder.data().identity.schemaVersion < 3) // of before: prices do not widen with age
        return;
    Rows r(m_db, "SELECT book, from_months, to_months, low, high, pairs FROM price_ageing ORDER BY book, from_months");
    while (r.step()) {
        const Ageing::Bin bin{r.real(1), r.real(2), r.real(3), r.real(4), static_cast<std::size_t>(r.integer(5))};
        require(bin.low > 0 && bin.low <= bin.high && bin.fromMonths < bin.toMonths, "price_ageing", r.text(0), "low");
        (r.text(0) == "spot"                    ? ageing.spot
                : r.text(0) == "on_demand"      ? ageing.onDemand
                : r.text(0) == "capacity_block" ? ageing.capacityBlock
                                                : ageing.commitment)
            .push_back(bin);
    }
    Rows bands(m_db, "SELECT from_bucket, to_bucket, pairs FROM band_change");
    while (bands.step()) {
        require(bands.integer(0) >= 0 && bands.integer(0) <= 4 && bands.integer(1) >= 0 && bands.integer(1) <= 4
                && bands.integer(2) > 0,
            "band_change", "", "pairs");
        ageing.bands[static_cast<std::size_t>(bands.integer(0))][static_cast<std::size_t>(bands.integer(1))]
            = static_cast<std::size_t>(bands.integer(2));
    }
}

void BaseReader::readExperiments()
{
    Rows r(m_db,
        "SELECT experiment, title, workload, model, configuration, instance_type, metric, unit, kind, derivation, "
        "text, "
        "value, low, high, source, locator FROM experiment ORDER BY row");
    while (r.step()) {
        ExperimentFact f{r.string(0), r.string(1), r.string(2), r.string(3), r.string(4), r.string(5), r.string(6),
            r.string(7), r.string(8), r.string(9), r.string(10), r.realOpt(11), r.realOpt(12), r.realOpt(13),
            sourceOf(r.text(14)), r.string(15)};
        m_builder.data().experiments.push_back(std::move(f));
    }
}

} // namespace wattfare
