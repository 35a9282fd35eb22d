// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/staging/specification.h"

#include "model/catalog/instance_kinds.h"
#include "model/support/decimal.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wattfare {

namespace {

constexpr std::array<std::pair<std::string_view, Offer>, 3> kOffers{
    {{"current", Offer::current}, {"previous", Offer::previous}, {"retired", Offer::retired}}};

template <class Map, class Value>
std::string idOf(const Map &map, Value value)
{
    for (const auto &[id, entry] : map) {
        if (entry == value)
            return std::string(id);
    }
    return {};
}

template <class Map, class Value>
void setFrom(const Map &map, const std::string &text, Value &value)
{
    for (const auto &[id, entry] : map) {
        if (id == text)
            value = entry;
    }
}

// Reads and writes the columns of a record through one list of pairs, so that both stay in step.
struct Column {
    std::string_view name;
    std::string *text = nullptr;
    double *real = nullptr;
    std::optional<double> *realOpt = nullptr;
    std::optional<int> *intOpt = nullptr;
    std::optional<bool> *boolOpt = nullptr;
    int *integer = nullptr;

    std::string get() const
    {
        if (text != nullptr)
            return *text;
        if (real != nullptr)
            return shortestText(*real);
        if (realOpt != nullptr)
            return *realOpt ? shortestText(**realOpt) : std::string();
        if (intOpt != nullptr)
            return *intOpt ? std::to_string(**intOpt) : std::string();
        if (boolOpt != nullptr)
            return *boolOpt ? (**boolOpt ? "1" : "0") : std::string();
        return std::to_string(*integer);
    }
    void set(const std::string &value) const
    {
        const auto number = parseFinite(value);
        if (text != nullptr)
            *text = value;
        else if (!number)
            return;
        else if (real != nullptr)
            *real = *number;
        else if (realOpt != nullptr)
            *realOpt = *number;
        else if (intOpt != nullptr)
            *intOpt = static_cast<int>(*number);
        else if (boolOpt != nullptr)
            *boolOpt = *number != 0;
        else
            *integer = static_cast<int>(*number);
    }
};

Column text(std::string_view n, std::string &v) { return {.name = n, .text = &v}; }
Column real(std::string_view n, double &v) { return {.name = n, .real = &v}; }
Column real(std::string_view n, std::optional<double> &v) { return {.name = n, .realOpt = &v}; }
Column whole(std::string_view n, std::optional<int> &v) { return {.name = n, .intOpt = &v}; }
Column whole(std::string_view n, int &v) { return {.name = n, .integer = &v}; }
Column flag(std::string_view n, std::optional<bool> &v) { return {.name = n, .boolOpt = &v}; }

std::vector<Column> columnsOf(InstanceType &t)
{
    return {text("family", t.family), real("vcpus", t.vcpus), real("memory_gib", t.memoryGib),
        text("cpu_model", t.cpuModel), text("cpu_vendor", t.cpuVendor), text("cpu_arch", t.cpuArch),
        real("accelerator_count", t.acceleratorCount), real("accelerator_memory_gib_each", t.acceleratorMemoryGibEach),
        text("interconnect", t.interconnect), flag("fast_link", t.fastLink), real("network_gbps", t.networkGbps),
        flag("network_burst", t.networkBurst), flag("efa", t.efa), real("local_storage_gb", t.localStorageGb),
        whole("release_year", t.releaseYear)};
}

std::vector<Column> columnsOf(Accelerator &a)
{
    return {text("ec2_name", a.ec2Name), text("vendor", a.vendor), text("name", a.name),
        text("architecture", a.architecture), text("generation", a.generation),
        text("accelerator_class", a.acceleratorClass), text("form", a.form), whole("year", a.year),
        real("memory_gib", a.memoryGib), text("memory_type", a.memoryType),
        real("memory_bandwidth_gbs", a.memoryBandwidthGbs), real("link_gbs", a.linkGbs), real("tflops_fp64", a.fp64),
        real("tflops_fp32", a.fp32), real("tflops_tf32", a.tf32), real("tflops_fp16", a.fp16),
        real("tflops_bf16", a.bf16), real("tflops_fp8", a.fp8), real("tflops_fp4", a.fp4), real("tops_int8", a.int8),
        real("tops_int4", a.int4), text("precisions", a.precisions), text("compute_capability", a.computeCapability),
        text("note", a.notes)};
}

std::vector<Column> columnsOf(Platform &p)
{
    return {text("cpu_model", p.cpuModel), text("microarchitecture", p.microarchitecture), whole("sockets", p.sockets),
        real("cores_per_socket", p.coresPerSocket), real("vcpu_per_socket", p.vcpuPerSocket),
        real("platform_vcpu", p.platformVcpu), text("pkg_kind", p.pkgKind)};
}

std::vector<Column> columnsOf(Region &r)
{
    return {text("name", r.name), text("country", r.country), real("latitude", r.latitude),
        real("longitude", r.longitude), text("grid_zone", r.gridZone), text("pue_kind", r.pueKind),
        text("wue_kind", r.wueKind)};
}

std::vector<Column> columnsOf(MlModel &m)
{
    return {text("name", m.name), text("task", m.task), real("parameters_million", m.parametersMillion),
        real("active_parameters_million", m.activeParametersMillion), real("experts", m.experts),
        real("experts_per_token", m.expertsPerToken), real("layers", m.layers), real("hidden_size", m.hiddenSize),
        real("ffn_size", m.ffnSize), real("attention_heads", m.attentionHeads), real("kv_heads", m.kvHeads),
        real("head_dim", m.headDim), real("ffn_matrices", m.ffnMatrices), real("vocab_size", m.vocabSize),
        real("kv_bytes_per_token", m.kvBytesPerToken), real("full_attention_layers", m.fullAttentionLayers),
        real("sliding_window", m.slidingWindow), real("typical_sequence_length", m.typicalSequenceLength),
        real("typical_output_tokens", m.typicalOutputTokens), real("gflops_per_unit", m.gflopsPerUnit),
        text("image_size", m.imageSize), text("flops_unit", m.flopsUnit), text("flops_basis", m.flopsBasis),
        text("citation", m.source), text("check_note", m.check), text("note", m.notes)};
}

template <class Record>
bool holds(std::string_view column)
{
    Record record;
    return std::ranges::any_of(columnsOf(record), [&](const Column &c) { return c.name == column; });
}

// Whether a record of the snapshot has the column.
bool isHeld(std::string_view table, std::string_view column)
{
    if (column == "source")
        return table != "ml_model";
    if (table == "accelerator")
        return holds<Accelerator>(column);
    if (table == "platform")
        return holds<Platform>(column);
    if (table == "region")
        return holds<Region>(column);
    if (table == "ml_model")
        return holds<MlModel>(column);
    return holds<InstanceType>(column) || column == "kind" || column == "status" || column == "accelerator"
        || column == "platform";
}

// The sources that a row of the catalogue's own table names: those that imports have added are theirs.
std::string sourcesText(const Snapshot &s, const std::vector<SourceIndex> &sources)
{
    std::string ids;
    for (const SourceIndex source : sources) {
        if (const std::string &id = s.sources[source].id; !id.starts_with("import-"))
            ids += (ids.empty() ? "" : ";") + id;
    }
    return ids;
}

template <class Record>
std::optional<std::string> textOf(const Record &record, std::string_view column)
{
    Record copy = record;
    for (const Column &c : columnsOf(copy)) {
        if (c.name == column)
            return c.get();
    }
    return std::string();
}

template <class Record>
void apply(Record &record, const SpecificationColumns &columns)
{
    for (const Column &column : columnsOf(record)) {
        if (const auto found = columns.find(column.name); found != columns.end())
            column.set(found->second);
    }
}

// The record of a key; a new one, at the end, if there is none yet.
template <class Record>
Record &recordOf(std::vector<Record> &records, std::string Record::*key, const std::string &value, bool &isNew)
{
    const auto found = std::ranges::find(records, value, key);
    isNew = found == records.end();
    if (!isNew)
        return *found;
    Record fresh;
    fresh.*key = value;
    records.push_back(std::move(fresh));
    return records.back();
}

constexpr std::array<std::string_view, 2> kOfAccelerator{"vendor", "name"};
constexpr std::array<std::string_view, 3> kOfPlatform{"sockets", "platform_vcpu", "pkg_kind"};
constexpr std::array<std::string_view, 1> kOfRegion{"name"};
constexpr std::array<std::string_view, 2> kOfModel{"name", "task"};
constexpr std::array<std::string_view, 5> kOfType{"family", "kind", "vcpus", "memory_gib", "cpu_arch"};

bool has(const SpecificationColumns &columns, std::span<const std::string_view> names)
{
    return std::ranges::all_of(names, [&](std::string_view name) { return columns.contains(name); });
}

template <class Record>
bool mergeInto(const Snapshot &s, std::vector<Record> &records, std::string Record::*key, const std::string &value,
    const SpecificationColumns &columns, SourceIndex source, std::span<const std::string_view> needed)
{
    bool isNew = false;
    Record &record = recordOf(records, key, value, isNew);
    if (isNew && !has(columns, needed)) {
        records.pop_back();
        return false;
    }
    apply(record, columns);
    if constexpr (requires { record.sources; }) {
        if (const auto named = columns.find("source"); named != columns.end()) {
            record.sources.clear();
            for (const std::string &id : splitSources(named->second)) {
                if (const auto found = std::ranges::find(s.sources, id, &Source::id); found != s.sources.end())
                    record.sources.push_back(static_cast<SourceIndex>(found - s.sources.begin()));
            }
        }
        if (source != kNone)
            record.sources.push_back(source);
    }
    return true;
}

bool mergeRecord(Snapshot &s, std::string_view table, const std::string &key, const SpecificationColumns &columns,
    SourceIndex source)
{
    if (table == "accelerator")
        return mergeInto(s, s.accelerators, &Accelerator::key, key, columns, source, kOfAccelerator);
    if (table == "platform")
        return mergeInto(s, s.platforms, &Platform::family, key, columns, source, kOfPlatform);
    if (table == "region")
        return mergeInto(s, s.regions, &Region::code, key, columns, source, kOfRegion);
    if (table == "ml_model")
        return mergeInto(s, s.models, &MlModel::key, key, columns, source, kOfModel);
    return table == "instance_type" && mergeInto(s, s.types, &InstanceType::name, key, columns, source, kOfType);
}

} // namespace

std::optional<std::string> specificationText(
    const Snapshot &s, std::string_view table, std::string_view key, std::string_view column)
{
    const auto of = [&](const auto &records, std::uint32_t index) -> std::optional<std::string> {
        if (index == kNone)
            return std::nullopt;
        if (isHeld(table, column)) {
            if constexpr (requires { records[index].sources; }) {
                if (column == "source")
                    return sourcesText(s, records[index].sources);
            }
            return textOf(records[index], column);
        }
        const auto row = s.furtherColumns.find({std::string(table), std::string(key)});
        if (row == s.furtherColumns.end())
            return std::string();
        const auto value = row->second.find(column);
        return value == row->second.end() ? std::string() : value->second;
    };
    if (table == "instance_type") {
        const TypeIndex index = s.type(key);
        if (index == kNone)
            return std::nullopt;
        const InstanceType &t = s.types[index];
        if (column == "kind")
            return std::string(instanceKindId(t.kind));
        if (column == "status")
            return idOf(kOffers, t.offer);
        if (column == "accelerator")
            return t.accelerator == kNone ? std::string() : s.accelerators[t.accelerator].key;
        if (column == "platform")
            return t.platform == kNone ? std::string() : s.platforms[t.platform].family;
        return of(s.types, index);
    }
    if (table == "accelerator")
        return of(s.accelerators, s.accelerator(key));
    if (table == "platform")
        return of(s.platforms, s.platform(key));
    if (table == "region")
        return of(s.regions, s.region(key));
    if (table == "ml_model")
        return of(s.models, s.model(key));
    return std::nullopt;
}

bool hasSpecification(const Snapshot &s, std::string_view table, std::string_view key)
{
    return specificationText(s, table, key, "name").has_value(); // nullopt for an unknown key alone
}

std::vector<std::string_view> furtherColumnsOf(std::string_view table)
{
    std::vector<std::string_view> columns;
    const FactTable *described = factTable(table);
    for (const FieldSpec &field : described->fields) {
        if (field.csv != described->key.front() && field.csv != "source" && !isHeld(table, field.csv))
            columns.push_back(field.csv);
    }
    return columns;
}

std::span<const std::string_view> neededColumns(std::string_view table)
{
    if (table == "accelerator")
        return kOfAccelerator;
    if (table == "platform")
        return kOfPlatform;
    if (table == "region")
        return kOfRegion;
    if (table == "ml_model")
        return kOfModel;
    return kOfType;
}

std::string stagedValue(const Snapshot &current, const ImportBatch::Specification &row)
{
    const std::size_t slash = row.value.rfind('/');
    if (row.column != "accelerator" || slash == std::string::npos)
        return row.value;
    const double memoryGib = parseFinite(std::string_view(row.value).substr(slash + 1)).value_or(0);
    std::vector<const Accelerator *> named;
    for (const Accelerator &a : current.accelerators)
        if (a.ec2Name == std::string_view(row.value).substr(0, slash))
            named.push_back(&a);
    if (named.size() > 1)
        std::erase_if(named, [&](const Accelerator *a) { return std::abs(a->memoryGib.value_or(0) - memoryGib) >= 1; });
    return named.empty() ? std::string() : named.front()->key;
}

NewSpecifications newSpecifications(std::span<const ImportBatch *const> batches, const Snapshot &current)
{
    NewSpecifications fresh;
    const ImportBatch::Specification *last = nullptr; // rows of one key stand together: asked once
    bool known = false;
    for (const ImportBatch *batch : batches) {
        for (const ImportBatch::Specification &row : batch->specifications()) {
            if (last == nullptr || last->table != row.table || last->key != row.key)
                known = hasSpecification(current, row.table, row.key);
            last = &row;
            if (!known)
                fresh[{row.table, row.key}][row.column] = row.value;
        }
    }
    std::erase_if(fresh, [](const auto &entry) { return !has(entry.second, neededColumns(entry.first.first)); });
    return fresh;
}

StagedType stagedType(std::string_view staged)
{
    const std::size_t colon = staged.find(':');
    return colon == std::string_view::npos ? StagedType{.name = staged}
                                           : StagedType{staged.substr(0, colon), staged.substr(colon + 1)};
}

std::string stagedTypeName(std::string_view provider, std::string_view name)
{
    return std::string(provider == "aws" ? "" : provider) + (provider == "aws" ? "" : ":") + std::string(name);
}

TypeIndex typeOfStaged(const Snapshot &current, std::string_view staged)
{
    const StagedType type = stagedType(staged);
    const auto provider = specificationText(current, "instance_type", type.name, "provider");
    return provider && (provider->empty() ? "aws" : *provider) == type.provider ? current.type(type.name) : kNone;
}

bool knowsType(const Snapshot &current, const NewSpecifications &added, std::string_view staged)
{
    const StagedType type = stagedType(staged);
    if (current.type(type.name) != kNone)
        return typeOfStaged(current, staged) != kNone;
    const auto found = added.find({"instance_type", std::string(type.name)});
    if (found == added.end())
        return false;
    const auto provider = found->second.find("provider");
    return (provider == found->second.end() ? "aws" : provider->second) == type.provider;
}

bool knowsSubject(const Snapshot &current, const NewSpecifications &added, SubjectKind kind, const std::string &subject)
{
    if (kind == SubjectKind::component) // made as needed
        return true;
    const std::string table(subjectKindId(kind));
    return hasSpecification(current, table, subject) || added.contains({table, subject});
}

bool knowsModel(const Snapshot &current, const NewSpecifications &added, const ImportBatch::FactRow &row)
{
    if (row.table->name != "benchmark")
        return true;
    const auto field = std::ranges::find(row.table->fields, std::string_view("model"), &FieldSpec::column);
    if (field == row.table->fields.end())
        return true;
    const auto *model
        = std::get_if<std::string>(&row.values[static_cast<std::size_t>(field - row.table->fields.begin())]);
    return model != nullptr && (current.model(*model) != kNone || added.contains({"ml_model", *model}));
}

std::optional<BenchmarkFault> faultOf(const Snapshot &current, const ImportBatch::FactRow &row)
{
    if (row.table->name != "benchmark")
        return std::nullopt;
    const auto key = [&](std::string_view column) {
        const auto field = std::ranges::find(row.table->fields, column, &FieldSpec::column);
        const auto *text
            = std::get_if<std::string>(&row.values[static_cast<std::size_t>(field - row.table->fields.begin())]);
        return text == nullptr ? std::string_view() : std::string_view(*text);
    };
    BenchmarkGround ground;
    if (const AcceleratorIndex a = current.accelerator(key("accelerator")); a != kNone) {
        ground.memoryGib = current.accelerators[a].memoryGib;
        ground.memoryBandwidthGbs = current.accelerators[a].memoryBandwidthGbs;
    }
    if (const ModelIndex m = current.model(key("model")); m != kNone) {
        ground.parametersMillion = current.models[m].parametersMillion;
        ground.activeParametersMillion = current.models[m].activeParametersMillion;
    }
    return benchmarkFault(*row.table, row.values, ground);
}

namespace {

std::string editionOf(const std::string &title, const std::string &publisher, const std::string &location)
{
    // A file of one's own that names no publisher is known by its name.
    return "import\x1f" + title + "\x1f" + (publisher.empty() ? location : publisher);
}

} // namespace

std::string editionKey(const Source &source)
{
    return source.id.starts_with("import-") ? editionOf(source.title, source.publisher, source.location) : source.id;
}

std::string editionKey(const ImportSource &source)
{
    return editionOf(source.title.empty() ? source.fileName : source.title, source.publisher,
        source.location.empty() ? source.fileName : source.location);
}

bool mergeSpecification(SnapshotBuilder &builder, std::string_view table, const std::string &key,
    const SpecificationColumns &columns, SourceIndex source)
{
    Snapshot &s = builder.data();
    if (!mergeRecord(s, table, key, columns, source))
        return false;
    for (const auto &[column, value] : columns) {
        if (!isHeld(table, column))
            s.furtherColumns[{std::string(table), key}][column] = value;
    }
    if (table != "instance_type")
        return true;
    InstanceType &type = *std::ranges::find(s.types, key, &InstanceType::name);
    if (const auto kind = columns.find("kind"); kind != columns.end())
        type.kind = parseInstanceKind(kind->second).value_or(type.kind);
    if (const auto status = columns.find("status"); status != columns.end())
        setFrom(kOffers, status->second, type.offer);
    if (const auto accelerator = columns.find("accelerator"); accelerator != columns.end()) {
        const auto found = std::ranges::find(s.accelerators, accelerator->second, &Accelerator::key);
        if (found != s.accelerators.end())
            type.accelerator = static_cast<AcceleratorIndex>(found - s.accelerators.begin());
    }
    const auto platform = columns.find("platform"); // that of its family where nothing else is said
    if (platform != columns.end() || type.platform == kNone) {
        const auto found = std::ranges::find(
            s.platforms, platform != columns.end() ? platform->second : type.family, &Platform::family);
        if (found != s.platforms.end())
            type.platform = static_cast<PlatformIndex>(found - s.platforms.begin());
    }
    return true;
}

} // namespace wattfare
