// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/placement/placement_tasks.h"

#include "model/catalog/staleness.h"
#include "model/energy/power_methods.h"
#include "model/placement/gpu_shares.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"
#include "model/support/json_text.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace wattfare {

namespace {

using Json = nlohmann::json;

constexpr int kMaxNesting = 64; // a file of tasks needs four

// Reads one object; the first thing wrong stays, with the path of its field.
class Reader
{
public:
    Reader(const Json &object, std::string path, std::string_view file)
        : m_object(object)
        , m_path(std::move(path))
        , m_file(file)
    {
    }

    std::string path(std::string_view key) const
    {
        return m_path.empty() ? std::string(key) : m_path + "." + std::string(key);
    }
    const Json *find(const char *key)
    {
        m_known.insert(key);
        const auto at = m_object.find(key);
        return at == m_object.end() || at->is_null() ? nullptr : &*at;
    }
    void refuse(std::string_view key, const Json &found, Clause expected)
    {
        if (!m_error)
            m_error = inputRefused(m_file, 0, path(key),
                found.is_string() ? found.get<std::string>()
                                  : found.dump(-1, ' ', false, Json::error_handler_t::replace),
                std::move(expected));
    }
    void number(const char *key, double &value, double low, double high)
    {
        const Json *json = find(key);
        if (!json)
            return;
        if (!json->is_number() || !std::isfinite(json->get<double>()) || json->get<double>() < low
            || json->get<double>() > high)
            return refuse(key, *json, clause<Phrase::numberFromTo>(low, high));
        value = json->get<double>();
    }
    void whole(const char *key, std::uint64_t &value, double low, double high)
    {
        double read = static_cast<double>(value);
        number(key, read, low, high);
        if (read != std::floor(read))
            return refuse(key, m_object[key], Phrase::wholeNumber);
        if (find(key) && !m_error)
            value = static_cast<std::uint64_t>(read);
    }
    void flag(const char *key, bool &value)
    {
        if (const Json *json = find(key)) {
            if (!json->is_boolean())
                return refuse(key, *json, Phrase::trueOrFalse);
            value = json->get<bool>();
        }
    }
    void string(const char *key, std::string &value)
    {
        if (const Json *json = find(key)) {
            if (!json->is_string() || json->get_ref<const std::string &>().size() > 200)
                return refuse(key, *json, Phrase::text);
            value = json->get<std::string>();
        }
    }
    void strings(const char *key, std::vector<std::string> &values)
    {
        const Json *json = find(key);
        if (!json)
            return;
        if (!json->is_array() || json->size() > 1'000)
            return refuse(key, *json, Phrase::listOfTexts);
        for (const Json &item : *json) {
            if (!item.is_string() || item.get_ref<const std::string &>().empty())
                return refuse(key, item, Phrase::listOfTexts);
            values.push_back(item.get<std::string>());
        }
    }
    template <class T>
    void choice(const char *key, T &value, std::string_view (*idOf)(T))
    {
        std::string id;
        string(key, id);
        if (id.empty() || m_error)
            return;
        std::vector<T> known;
        for (T each{}; !idOf(each).empty(); each = static_cast<T>(known.size()))
            known.push_back(each);
        const auto found = std::ranges::find(known, id, idOf);
        if (found == known.end())
            return refuse(key, m_object[key], oneOfIds(known, idOf));
        value = *found;
    }
    // An unknown key is refused: a constraint that is misspelt must not be dropped in silence.
    void finish()
    {
        for (const auto &[key, value] : m_object.items())
            if (m_known.find(key) == m_known.end() && !m_error)
                m_error = inputRefused(m_file, 0, path(key), key, Phrase::knownKey);
    }
    const std::optional<Error> &error() const { return m_error; }

private:
    const Json &m_object;
    std::string m_path;
    std::string_view m_file;
    std::set<std::string, std::less<>> m_known;
    std::optional<Error> m_error;
};

std::optional<Error> readTask(const Json &json, std::size_t index, std::string_view file, PlacementTask &task)
{
    const std::string path = "tasks[" + std::to_string(index) + "]";
    if (!json.is_object())
        return inputRefused(file, 0, path, json.dump(-1, ' ', false, Json::error_handler_t::replace), Phrase::object);
    Reader r(json, path, file);
    r.string("name", task.id);
    if (task.id.empty() && !r.error())
        return inputRefused(file, 0, r.path("name"), "", Phrase::text);
    r.whole("count", task.count, 0, 100'000);
    r.number("gpus", task.gpus, 0, 1e6);
    if (task.gpus != std::floor(task.gpus))
        r.refuse("gpus", json["gpus"], Phrase::wholeNumber);
    r.string("gpu_share", task.gpuShare);
    if (!task.gpuShare.empty() && !isGpuShare(task.gpuShare))
        r.refuse("gpu_share", json["gpu_share"], clause<Phrase::oneOf>("1g.10gb, 3g.40gb, ..., 1/2, 1/4, 1/8"));
    else if (!task.gpuShare.empty() && task.gpus < 1)
        task.gpus = 1; // one part
    double cpuUnits = -1, mebibytes = -1;
    r.number("vcpus", task.vcpus, 0, 1e6);
    r.number("cpu_units", cpuUnits, 0, 1e9);
    r.number("memory_gib", task.memoryGib, 0, 1e7);
    r.number("memory_mib", mebibytes, 0, 1e10);
    if (cpuUnits >= 0) {
        if (json.contains("vcpus"))
            r.refuse("cpu_units", json["cpu_units"], Phrase::vcpusOrCpuUnits);
        task.vcpus = cpuUnits / 1024.0;
    }
    if (mebibytes >= 0) {
        if (json.contains("memory_gib"))
            r.refuse("memory_mib", json["memory_mib"], Phrase::memoryGibOrMib);
        task.memoryGib = mebibytes / 1024.0;
    }
    r.number("gpu_memory_gib", task.gpuMemoryGib, 0, 1e6);
    r.string("gpu_model", task.gpuModel);
    r.strings("instance_types", task.instanceTypes);
    r.string("zone", task.zone);
    r.flag("distinct_instance", task.distinctInstance);
    r.string("architecture", task.architecture);
    if (!task.architecture.empty() && task.architecture != "x86_64" && task.architecture != "arm64")
        r.refuse("architecture", json["architecture"], clause<Phrase::oneOf>("x86_64, arm64"));
    r.finish();
    return r.error();
}

bool matchesAny(const std::vector<std::string> &patterns, const std::string &type)
{
    // The placement's own matching, with the patterns as constraints of a task.
    if (patterns.empty())
        return true;
    PlacementTask task;
    task.instanceTypes = patterns;
    PlacementOffer offer;
    offer.type = type;
    return !unplaceable(std::span(&task, 1), std::span(&offer, 1)).has_value();
}

std::optional<double> wattsOf(const PowerInputs<double> &in, double accPct, double hostPct)
{
    const auto power = powerOf(EnergyMethod::component, in, Utilisation<double>{accPct, hostPct, hostPct});
    return power ? std::optional(power->itW) : std::nullopt;
}

} // namespace

namespace {

Result<PlacementFile> parseTasks(std::string_view json, std::string_view fileName)
{
    if (!isUtf8(json))
        return tl::unexpected(inputRefused(fileName, 0, "", "", clause<Phrase::verbatim>("UTF-8")));
    const auto read = readJson<Json>(json, kMaxNesting);
    if (!read) {
        const JsonFault &fault = read.error();
        using Kind = JsonFault::Kind;
        if (fault.kind == Kind::depth)
            return tl::unexpected(inputRefused(fileName, fault.line, fault.field, fault.found, Phrase::nesting64));
        if (fault.kind == Kind::number)
            return tl::unexpected(inputRefused(fileName, fault.line, fault.field, fault.found, Phrase::number));
        return tl::unexpected(inputRefused(fileName, fault.line, fault.kind == Kind::syntax ? "" : fault.field,
            fault.found, clause<Phrase::verbatim>("JSON")));
    }
    const Json &root = *read;
    if (!root.is_object())
        return tl::unexpected(
            inputRefused(fileName, 1, "", root.dump(-1, ' ', false, Json::error_handler_t::replace), Phrase::object));

    PlacementFile file;
    Reader r(root, "", fileName);
    std::uint64_t version = 1;
    r.whole("version", version, 1, 1);
    const Json *tasks = r.find("tasks");
    if (!tasks || !tasks->is_array() || tasks->size() > 10'000)
        return tl::unexpected(inputRefused(fileName, 0, "tasks", tasks ? tasks->type_name() : "", Phrase::listOfTasks));
    std::set<std::string> names;
    for (std::size_t i = 0; i < tasks->size(); ++i) {
        PlacementTask task;
        if (auto error = readTask((*tasks)[i], i, fileName, task))
            return tl::unexpected(std::move(*error));
        if (!names.insert(task.id).second)
            return tl::unexpected(
                inputRefused(fileName, 0, "tasks[" + std::to_string(i) + "].name", task.id, Phrase::nameOfItsOwn));
        file.tasks.push_back(std::move(task));
    }
    r.strings("instance_types", file.instanceTypes);
    r.string("region", file.region);
    std::string asOf;
    r.string("as_of", asOf);
    if (!asOf.empty()) {
        file.asOf = Date::parse(asOf);
        if (!file.asOf)
            r.refuse("as_of", root["as_of"], Phrase::isoDate);
    }
    r.number("memory_share", file.options.memoryShare, 0.01, 1.0);
    r.choice("objective", file.options.objective, placementObjectiveId);
    r.choice("method", file.options.method, placementMethodId);
    r.choice("strategy", file.options.strategy, placementStrategyId);
    r.strings("zones", file.options.zones);
    r.whole("seed", file.options.seed, 0, 9007199254740992.0);
    r.flag("include_retired", file.includeRetired);
    r.flag("allow_arm", file.options.allowArm);
    bool includeStale = false; // of older files: age excludes nothing any more
    r.flag("include_stale", includeStale);
    r.finish();
    if (r.error())
        return tl::unexpected(*r.error());
    // A zone that a task names exists, whether or not the file lists zones.
    for (const PlacementTask &task : file.tasks)
        if (!task.zone.empty()
            && std::find(file.options.zones.begin(), file.options.zones.end(), task.zone) == file.options.zones.end())
            file.options.zones.push_back(task.zone);
    return file;
}

} // namespace

Result<PlacementFile> parsePlacementFile(std::string_view json, std::string_view fileName)
{
    auto file = parseTasks(json, fileName);
    if (file || file.error().message.id != "input.refused" || file.error().message.args[1] != "")
        return file;
    // A parsed value does not know its line.
    if (const std::uint64_t line = jsonLine(json, file.error().message.args[2].text()); line > 0)
        file.error().message.args[1] = line;
    return file;
}

std::string writePlacementFile(const PlacementFile &file)
{
    using Ordered = nlohmann::ordered_json;
    Ordered root{{"version", 1}, {"tasks", Ordered::array()}};
    for (const PlacementTask &task : file.tasks) {
        Ordered json{{"name", task.id}, {"count", task.count}, {"gpus", task.gpus}, {"vcpus", task.vcpus},
            {"memory_gib", task.memoryGib}};
        if (!task.gpuShare.empty())
            json["gpu_share"] = task.gpuShare;
        if (task.gpuMemoryGib > 0.0)
            json["gpu_memory_gib"] = task.gpuMemoryGib;
        if (!task.gpuModel.empty())
            json["gpu_model"] = task.gpuModel;
        if (!task.instanceTypes.empty())
            json["instance_types"] = task.instanceTypes;
        if (!task.zone.empty())
            json["zone"] = task.zone;
        if (task.distinctInstance)
            json["distinct_instance"] = true;
        if (!task.architecture.empty())
            json["architecture"] = task.architecture;
        root["tasks"].push_back(std::move(json));
    }
    const PlacementOptions defaults;
    if (!file.instanceTypes.empty())
        root["instance_types"] = file.instanceTypes;
    if (!file.region.empty())
        root["region"] = file.region;
    if (file.asOf)
        root["as_of"] = file.asOf->iso();
    if (file.options.memoryShare != defaults.memoryShare)
        root["memory_share"] = file.options.memoryShare;
    root["objective"] = placementObjectiveId(file.options.objective);
    if (file.options.method != defaults.method)
        root["method"] = placementMethodId(file.options.method);
    if (file.options.strategy != defaults.strategy)
        root["strategy"] = placementStrategyId(file.options.strategy);
    if (!file.options.zones.empty())
        root["zones"] = file.options.zones;
    if (file.options.seed != defaults.seed)
        root["seed"] = file.options.seed;
    if (file.includeRetired)
        root["include_retired"] = true;
    if (file.options.allowArm)
        root["allow_arm"] = true;
    return root.dump(2, ' ', false, Ordered::error_handler_t::replace) + '\n';
}

Result<PlacementOffers> placementOffers(const Snapshot &snapshot, const PlacementOfferQuestion &question)
{
    const RegionIndex region = snapshot.region(question.region);
    if (region == kNone)
        return fail(Error::Code::notFound, {"placement.no_such_region", {question.region}});
    PlacementOffers out;
    out.asOf = question.asOf ? *question.asOf : newestOnDemand(snapshot);
    const EnergyOptions energy;
    for (std::size_t i = 0; i < snapshot.types.size(); ++i) {
        const InstanceType &type = snapshot.types[i];
        if (!matchesAny(question.instanceTypes, type.name))
            continue;
        if (type.offer != Offer::current && !question.includeRetired) {
            ++out.notOffered;
            continue;
        }
        const auto index = static_cast<TypeIndex>(i);
        PlacementOffer offer;
        offer.type = type.name;
        offer.vcpus = type.vcpus;
        offer.memoryGib = type.memoryGib;
        offer.architecture = type.cpuArch;
        if (type.accelerator != kNone) {
            offer.gpus = type.acceleratorCount;
            offer.gpuModel = snapshot.accelerators[type.accelerator].key;
            offer.gpuMemoryGib = type.acceleratorMemoryGibEach.value_or(0.0);
            if (type.acceleratorCount >= 1.0)
                offer.shares = gpuShares(snapshot, type.accelerator);
        }
        std::optional<Date> date;
        if (const auto row = snapshot.priceAt(snapshot.onDemand, index, region, out.asOf)) {
            date = snapshot.onDemand.date[*row];
            offer.usdPerHour = snapshot.onDemand.usdPerHour(*row);
        } else {
            ++out.withoutPrice;
        }
        const PowerInputs<double> power = gatherPower<double>(snapshot, index, energy);
        offer.idleWatts = wattsOf(power, 0, 0);
        offer.busyWatts = wattsOf(power, 100, 25);
        if (!offer.busyWatts || !offer.idleWatts) {
            offer.busyWatts.reset();
            offer.idleWatts.reset();
            ++out.withoutWatts;
        }
        out.offers.push_back(std::move(offer));
        out.types.push_back(index);
        out.priceDates.push_back(date);
    }
    if (out.offers.empty()) {
        std::string patterns;
        for (const std::string &p : question.instanceTypes)
            patterns += (patterns.empty() ? "" : ",") + p;
        return fail(Error::Code::notFound, {"placement.no_types", {patterns, question.region}});
    }
    return out;
}

} // namespace wattfare
