// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/date.h"
#include "model/support/message.h"
#include "model/support/shared_text.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

// The catalogue in memory: read once, immutable, shared by pointer. Every computation takes it as a parameter.
// Dimensions of a few hundred rows (types, regions, models, sources) are vectors of records; facts of thousands of rows
// (prices, spot, bands, commitments, figures) are columns.
namespace wattfare {

using TypeIndex = std::uint32_t;
using RegionIndex = std::uint32_t;
using AcceleratorIndex = std::uint32_t;
using PlatformIndex = std::uint32_t; // CPU platform of an instance family
using ModelIndex = std::uint32_t;
using SourceIndex = std::uint32_t;
using BenchmarkIndex = std::uint32_t;
using FigureIndex = std::uint32_t;
inline constexpr std::uint32_t kNone = 0xffffffffU;

// Classes of provenance, strongest first (energy 10; `user` is the person's own figure).
enum class FigureClass : std::uint8_t { measured, vendor, derived, estimate, assumption, user };
std::string_view figureClassId(FigureClass cls); // "measured", ...
std::optional<FigureClass> parseFigureClass(std::string_view id);
// The weaker of two; user counts as measured (it replaces the model), assumption as an estimate (rule 9).
FigureClass weaker(FigureClass a, FigureClass b);

struct Source {
    std::string id, title, publisher, location, edition, licence, attribution, retrieved;
};

enum class InstanceKind : std::uint8_t { gpu, trainium, inferentia, gaudi, fpga, media, qualcomm, cpu };
enum class Offer : std::uint8_t { current, previous, retired };

struct InstanceType {
    std::string name, family;
    InstanceKind kind = InstanceKind::cpu;
    double vcpus = 0;
    double memoryGib = 0;
    std::string cpuModel, cpuVendor, cpuArch; // arch: "x86_64" or "arm64"
    AcceleratorIndex accelerator = kNone;
    double acceleratorCount = 0; // 0.125 for an eighth of a GPU
    std::optional<double> acceleratorMemoryGibEach;
    std::string interconnect; // "" where there is none to name
    std::optional<bool> fastLink; // the accelerators of a node have links of their own
    std::optional<double> networkGbps;
    std::optional<bool> networkBurst, efa;
    std::optional<double> localStorageGb;
    std::optional<int> releaseYear;
    Offer offer = Offer::current;
    PlatformIndex platform = kNone; // CPU platform of the family
    std::vector<SourceIndex> sources;
};

struct Accelerator {
    std::string key, ec2Name, vendor, name, architecture, generation;
    std::string acceleratorClass; // "compute-gpu", "graphics-gpu", "training", "inference", "fpga", "media", "" unknown
    std::string form; // "card", "baseboard", "attached", "" unknown
    std::optional<int> year;
    std::optional<double> memoryGib, memoryBandwidthGbs;
    std::optional<double> linkGbs; // each way, of one accelerator to the others of its node
    // Dense rates of one accelerator, TFLOP/s or TOP/s.
    std::optional<double> fp64, fp32, tf32, fp16, bf16, fp8, fp4, int8, int4;
    std::string memoryType, precisions, computeCapability, notes;
    std::vector<SourceIndex> sources;
};

// Platform (whole server) that an instance family is a share of; power figures of it are Figures of kind `platform`.
struct Platform {
    std::string family, cpuModel, microarchitecture, pkgKind; // pkgKind: "measured" or "derived"
    int sockets = 0;
    double coresPerSocket = 0, vcpuPerSocket = 0, platformVcpu = 0;
    std::vector<SourceIndex> sources;
};

struct Region {
    std::string code, name, country, gridZone;
    std::optional<double> latitude, longitude;
    std::string pueKind, wueKind; // "region", "global-default", ...
    std::vector<SourceIndex> sources;
};

struct MlModel {
    std::string key, name, task;
    std::optional<double> parametersMillion, activeParametersMillion, experts, expertsPerToken, layers, hiddenSize,
        ffnSize, attentionHeads, kvHeads, headDim, ffnMatrices, vocabSize, typicalSequenceLength, typicalOutputTokens,
        gflopsPerUnit;
    // Cache of a token in bytes, at 16 bits a value; latent attention keeps less than its heads say. Where a window is
    // given, only `fullAttentionLayers` of the layers look further back than it.
    std::optional<double> kvBytesPerToken, fullAttentionLayers, slidingWindow;
    std::string imageSize; // as published: "224x224", "512x512 or 768x768"
    std::string flopsUnit, flopsBasis, check, notes, source; // source: the paper or model card
};

// ---- Figures: physical quantities with pedigree ---------------------------------------------------------------------

enum class SubjectKind : std::uint8_t { accelerator, platform, instanceType, region, component };
std::string_view subjectKindId(SubjectKind kind); // "accelerator", "platform", "instance_type", "region", "component"
std::optional<SubjectKind> parseSubjectKind(std::string_view id);

// Quantities by their catalogue id ("full_load_w", "pue", "ci_lifecycle_g_kwh"); interned, so comparing is cheap.
using QuantityId = std::uint16_t;
inline constexpr QuantityId kNoQuantity = 0xffff;

struct FigureRow { // one figure, resolved; references stay valid as long as the snapshot
    FigureIndex index = kNone;
    SubjectKind subjectKind{};
    std::string_view subject; // key of the accelerator, family, instance type, region code, component
    std::string_view quantity, unit, method, note;
    double value = 0;
    std::optional<double> low, high;
    FigureClass cls = FigureClass::estimate;
    std::optional<Date> asOf;
    std::optional<int> year; // of the value, for example of a grid intensity
    bool preferred = false;
    bool overlay = false; // from the user's overlay
    std::span<const SourceIndex> sources;
};

// Looked up by a view of a name, without a string made for it: an evaluation asks thousands of times.
struct NameHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view name) const { return std::hash<std::string_view>{}(name); }
};
template <class Number>
using NameIndex = std::unordered_map<std::string, Number, NameHash, std::equal_to<>>;

struct FigureBounds {
    double value = 0;
    std::optional<double> low, high;
};

class FigureTable
{
public:
    std::size_t size() const { return m_value.size(); }
    FigureRow row(FigureIndex i) const;
    QuantityId quantity(std::string_view id) const; // kNoQuantity if the catalogue has no such quantity
    std::string_view quantityName(QuantityId id) const { return m_quantityNames[id]; }
    // Subject number of a component ("server-base", a microarchitecture), kNone if there is none. Subjects of the other
    // kinds are the indexes of types, regions, accelerators, platforms.
    std::uint32_t component(std::string_view name) const;
    // The preferred figure of a quantity of a subject, or kNone. `year` picks a dated one where given.
    FigureIndex preferred(SubjectKind kind, std::uint32_t subject, QuantityId quantity) const;
    // The preferred figure of a component, by names; kNone if there is none.
    FigureIndex ofComponent(std::string_view component, std::string_view quantity) const;
    std::optional<double> componentValue(std::string_view component, std::string_view quantity) const;
    FigureIndex ofYear(SubjectKind kind, std::uint32_t subject, QuantityId quantity, int year) const;
    std::span<const FigureIndex> all(
        SubjectKind kind, std::uint32_t subject, QuantityId quantity) const; // preferred first
    std::vector<FigureIndex> bySubject(SubjectKind kind, std::uint32_t subject) const;
    double value(FigureIndex i) const { return m_value[i]; }
    FigureBounds bounds(FigureIndex i) const; // what row() says of them
    FigureClass cls(FigureIndex i) const { return m_class[i]; }
    std::string_view method(FigureIndex i) const { return m_method[i]; }

private:
    friend class SnapshotBuilder;
    static std::uint64_t key(SubjectKind kind, std::uint32_t subject, QuantityId quantity);
    std::vector<SubjectKind> m_kind;
    std::vector<std::uint32_t> m_subject;
    std::vector<SharedText> m_subjectKey;
    std::vector<QuantityId> m_quantity;
    std::vector<double> m_value, m_low, m_high; // NaN inside the table marks "not given"; never leaves it
    std::vector<FigureClass> m_class;
    std::vector<std::int32_t> m_asOf; // INT32_MIN: none
    std::vector<std::int16_t> m_year; // 0: none
    std::vector<std::uint8_t> m_flags; // 1 preferred, 2 overlay
    std::vector<std::uint32_t> m_sourceBegin;
    std::vector<SourceIndex> m_sources;
    std::vector<SharedText> m_unit, m_method, m_note;
    std::vector<std::string> m_quantityNames;
    NameIndex<QuantityId> m_quantityIndex;
    NameIndex<std::uint32_t> m_components;
    std::unordered_map<std::uint64_t, std::vector<FigureIndex>> m_index; // kind, subject, quantity -> figures
    // The first of them, by kind: subject by subject a place for every quantity. Evaluations ask for dozens of each
    // type.
    std::array<std::vector<FigureIndex>, 5> m_preferred;
};

// ---- Dated prices ---------------------------------------------------------------------------------------------------

// Money is stored in integers of 1e-9 USD (rule 12). Divided, not multiplied by 1e-9: 1e9 is a double and 1e-9 is not,
// so only the quotient is the double nearest to the published price.
constexpr double usdOfNano(std::int64_t nano) { return static_cast<double>(nano) / 1e9; }

// Observations sorted by (type, region, date). Money in 1e-9 USD an hour.
struct PriceBook {
    std::vector<TypeIndex> type;
    std::vector<RegionIndex> region;
    std::vector<Date> date;
    std::vector<std::int64_t> nanoUsdPerHour;
    std::vector<SourceIndex> source;
    std::vector<std::uint8_t> overlay; // 0 shipped, 1 imported, 2 the user's own price
    std::vector<std::uint32_t> begin; // [type * regions + region] -> first row; one more at the end
    // Offers that an import found gone: [type * regions + region] -> from which day. Snapshot::priceAt heeds it.
    std::unordered_map<std::size_t, Date> withdrawn;

    std::size_t size() const { return type.size(); }
    double usdPerHour(std::size_t row) const { return usdOfNano(nanoUsdPerHour[row]); }
};

// Regional spot observations (rule 8): value, and low and high where zones differ.
struct SpotBook : PriceBook {
    std::vector<std::int64_t> lowNano, highNano; // equal to the value where only one figure is known
};

struct CommitmentBook {
    std::vector<TypeIndex> type;
    std::vector<RegionIndex> region;
    std::vector<Date> date;
    std::vector<SharedText> plan; // "reserved_standard", "reserved_convertible", "compute_savings_plan", ...
    std::vector<std::uint8_t> termYears; // 1, 3, 0 not stated
    std::vector<SharedText> payment; // "no_upfront", "partial_upfront", "all_upfront", "" not stated
    std::vector<std::int64_t>
        effectiveNano; // effective hourly rate over the term; 0: gone from this day on (isWithdrawn)
    std::vector<std::int64_t> upfrontNano, hourlyNano; // -1 where the source gives only the effective rate
    std::vector<SourceIndex> source;
    std::vector<std::uint8_t> overlay; // as in PriceBook
    std::vector<std::uint32_t> begin; // as in PriceBook; rows sorted by (type, region, plan, term, payment, date)
    std::size_t size() const { return type.size(); }
    double effectiveUsdPerHour(std::size_t row) const { return usdOfNano(effectiveNano[row]); }
};

struct InterruptionBands { // Spot Instance Advisor, Linux
    std::vector<TypeIndex> type;
    std::vector<RegionIndex> region;
    std::vector<Date> date;
    std::vector<std::uint8_t> bucket; // 0 to 4
    std::vector<float> lowPct, highPct, savingsPct;
    std::vector<SourceIndex> source;
    std::vector<std::uint8_t> overlay; // as in PriceBook
    std::vector<std::uint32_t> begin; // as in PriceBook
    std::size_t size() const { return type.size(); }
};

// ---- Benchmarks -----------------------------------------------------------------------------------------------------

// What a rate counts. Output tokens, tokens of prompts and both kinds together are different rates; the other bases of
// publications all mean "what the system processed".
enum class RateBasis : std::uint8_t { processed, outputTokens, allTokens, perRequest, promptTokens };
RateBasis rateBasisOf(std::string_view basis); // of the column throughput_basis

struct Benchmark {
    std::string id;
    SourceIndex source = kNone;
    ModelIndex model = kNone;
    SharedText modelAsPublished;
    bool training = false;
    SharedText scenario; // offline, server, interactive, single-stream, real-time, batch, training, time-to-train
    TypeIndex type = kNone; // where measured on an EC2 instance
    AcceleratorIndex accelerator = kNone;
    SharedText acceleratorAsPublished, hostCpu, precision, parallelism, framework, softwareVersion, submitter;
    SharedText software; // serving stack: "vllm", "tensorrt-llm", ... of the schema; "" for others
    double acceleratorCount = 0; // over all nodes
    double nodes = 1;
    std::optional<double> cpuCores; // of the host, over all nodes
    std::optional<double> batchSize, sequenceLength, inputTokens, outputTokens;
    std::optional<double> concurrency; // requests in flight on the whole system, measured or offered
    std::optional<double> tensorParallel; // accelerators that hold one copy of the layers together
    SharedText imageSize; // of images and videos, as published
    std::optional<double> throughput; // whole system, per second
    SharedText unit, basis; // "inferences/s", "tokens/s", "sequences/s", "images/s"; "output tokens", ...
    RateBasis rate = RateBasis::processed; // of the basis
    std::optional<double> timeToTrainMin, latencyP50Ms, latencyP99Ms, ttftP50Ms, ttftP99Ms, tpotP50Ms, tpotP99Ms;
    std::optional<double> measuredPowerW;
    SharedText powerBasis, date, status, notes;
    std::string locator; // of its own in nearly every row
    FigureClass cls = FigureClass::measured; // derived for rates solved from a publication
    bool wholeInstance = true; // false: only a part of the instance worked; a lower bound for the whole
    bool overlay = false; // from the user's overlay
};

// ---- Regions: hourly shape of the grid ------------------------------------------------------------------------------

struct CarbonProfile {
    std::string gridZone;
    int year = 0;
    std::array<std::array<double, 24>, 12>
        relative{}; // [month - 1][hour UTC], mean 1 over the year; NaN-free where hasMonths
    std::array<double, 24> hour{}; // over the year
    std::array<double, 12> month{}; // means of the months, relative
    bool hasMonths = false;
    std::optional<double> annualMeanGKwh; // of the series that the shape was taken from
    std::string basis; // "electricitymaps-lca", ...
    SourceIndex source = kNone;
};

// ---- Spot history and traces ----------------------------------------------------------------------------------------

struct SpotSeries { // right-continuous steps
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    std::string zone; // zone name or zone id, never joined
    std::vector<std::int64_t> time; // seconds since epoch
    std::vector<double> usdPerHour;
    SourceIndex source = kNone;
};

struct AvailabilityTrace { // run-length coded; 1 (or n) means obtainable
    std::string id, title, kind; // kind: "availability" (a launch probe) or "preemption" (a running instance)
    int capacity = 1; // the largest number of instances probed
    TypeIndex type = kNone;
    std::string zone, start;
    double gapSeconds = 0;
    std::vector<std::uint32_t> runTicks;
    std::vector<std::uint16_t> available;
    SourceIndex source = kNone;
};

struct AvailabilityFit {
    std::string kind; // "availability" or "preemption"
    std::string start, zone, typeName;
    double gapSeconds = 0, ticks = 0, hours = 0, availability = 0, losses = 0, meanUpH = 0, meanDownH = 0,
           hazardPerH = 0;
    SourceIndex source = kNone;
};

// How prices and interruption buckets of the catalogue moved between two observations of one type and region (rule 7):
// what an old observation may have become. From the catalogue's own history, none of it the user's.
struct Ageing {
    struct Bin { // of two observations that many months apart
        double fromMonths = 0, toMonths = 0; // from < months <= to
        double low = 1, high = 1; // 10 % and 90 % quantile of later price / earlier price
        std::size_t pairs = 0;
    };
    std::vector<Bin> onDemand, spot, commitment, capacityBlock; // by months; empty: too few pairs
    std::array<std::array<std::size_t, 5>, 5> bands{}; // pairs of snapshots [bucket before][bucket after]

    // The bin of an age; the last one beyond its end, nullptr at age 0 and where there is none.
    static const Bin *binOf(const std::vector<Bin> &bins, Date observed, Date day);
    // The buckets that hold 80 % of what became of one: 10 % below the first, 10 % above the last. The bucket itself
    // where no pairs are known.
    std::pair<int, int> bandRange(int bucket) const;
};

struct ExperimentFact { // published or implied number of an experiment or claim
    std::string experiment, title, workload, model, configuration, instanceType, metric, unit, kind, derivation;
    std::string text; // the value as published
    std::optional<double> value, low, high;
    SourceIndex source = kNone;
    std::string locator;
};

struct CatalogIdentity {
    std::string path; // of the base database
    std::string version; // of the catalogue's facts, for example "2026.11.1"
    std::string contentHash; // SHA-256 of the facts, hex
    int schemaVersion = 0;
    std::size_t overlayRows = 0; // 0: nothing of the user's is merged in
    std::string overlayHash; // SHA-256 of the imports and choices that are merged in, hex; empty: none
};

// What a merge dropped, an import left stale, or a check found; listed by the Data quality dock.
struct QualityNote {
    std::string kind; // "contradiction", "no_price", "no_power", "stale_price", "implausible", ...
    std::string subject;
    std::vector<Argument> args;
};

class Predictions; // model/prediction/predictions.h

class Snapshot
{
public:
    CatalogIdentity identity;
    std::vector<Source> sources;
    std::vector<InstanceType> types; // sorted by name
    std::vector<Accelerator> accelerators;
    std::vector<Platform> platforms;
    std::vector<Region> regions; // sorted by code
    std::vector<MlModel> models; // sorted by key
    FigureTable figures;
    PriceBook onDemand;
    PriceBook capacityBlocks; // reservation fee of a block, an instance-hour of its whole days
    SpotBook spot;
    CommitmentBook commitments;
    InterruptionBands bands;
    std::vector<Benchmark> benchmarks;
    std::vector<CarbonProfile> profiles;
    std::vector<SpotSeries> spotSeries;
    std::vector<AvailabilityTrace> traces;
    std::vector<AvailabilityFit> availabilityFits;
    Ageing ageing;
    std::vector<ExperimentFact> experiments;
    std::vector<QualityNote> quality;
    Date newestPrice{}; // newest on-demand observation: the default as-of date
    std::shared_ptr<const Predictions> predictions; // methods fitted to the benchmarks; null: none are
    // What of the overlay a fit to these benchmarks rests on, empty: nothing; and whether `predictions` are of other
    // rows, since those changed or nobody has fitted them.
    std::string fitBasis;
    bool fitsStale = false;

    TypeIndex type(std::string_view name) const; // kNone if the catalogue lacks it; likewise below
    RegionIndex region(std::string_view code) const;
    AcceleratorIndex accelerator(std::string_view key) const;
    ModelIndex model(std::string_view key) const;
    SourceIndex source(std::string_view id) const;
    BenchmarkIndex benchmark(std::string_view id) const;
    std::span<const BenchmarkIndex> benchmarksOf(ModelIndex model) const;
    std::span<const TypeIndex> familyOf(TypeIndex type) const; // all types of its family, itself among them
    PlatformIndex platform(std::string_view family) const;
    // Newest row at or before `asOf`, or nullopt. For every book with `begin`.
    std::optional<std::size_t> priceAt(const PriceBook &book, TypeIndex type, RegionIndex region, Date asOf) const;
    std::optional<std::size_t> bandAt(TypeIndex type, RegionIndex region, Date asOf) const;
    const CarbonProfile *profileOf(std::string_view gridZone) const; // newest with months first; nullptr if none

    // Columns of the dimension tables that no record above holds (notes, ISO codes, providers), as their CSV has them:
    // no computation reads them, but an import is compared with them. By table and key, then by column; empty ones are
    // left out.
    using Columns = std::map<std::string, std::string, std::less<>>;
    std::map<std::pair<std::string, std::string>, Columns> furtherColumns;

private:
    friend class SnapshotBuilder;
    NameIndex<std::uint32_t> m_typeIndex, m_regionIndex, m_acceleratorIndex, m_modelIndex, m_sourceIndex,
        m_platformIndex;
    std::vector<BenchmarkIndex> m_benchmarksById;
    std::vector<std::uint32_t> m_familyOf; // of each type
    std::vector<std::vector<TypeIndex>> m_familyTypes;
    std::vector<std::vector<BenchmarkIndex>> m_benchmarksByModel;
};

using SnapshotPtr = std::shared_ptr<const Snapshot>;

} // namespace wattfare
