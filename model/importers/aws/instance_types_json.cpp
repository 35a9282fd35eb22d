// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/instance_types_json.h"

#include "model/catalog/instance_kinds.h"
#include "model/importers/common/csv_table.h"
#include "model/importers/common/file_head.h"
#include "model/importers/common/json_file.h"
#include "model/importers/common/json_place.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"

#include <algorithm>
#include <set>

namespace wattfare {

namespace {

namespace dom = simdjson::dom;

std::string_view textAt(const dom::element &element, std::string_view key)
{
    std::string_view value;
    if (element[key].get_string().get(value) != simdjson::SUCCESS)
        return {};
    return value;
}

// "Up to 10 Gigabit" -> 10 with bursts, "4x 100 Gigabit" -> 400; words without a number: nothing.
struct Network {
    double gbps = 0.0;
    bool burst = false;
};
std::optional<Network> networkOf(std::string_view text)
{
    Network network;
    if (text.starts_with("Up to ")) {
        network.burst = true;
        text.remove_prefix(6);
    }
    if (!text.ends_with(" Gigabit"))
        return std::nullopt;
    text.remove_suffix(8);
    double cards = 1.0;
    if (const auto x = text.find("x "); x != std::string_view::npos) {
        const auto count = parseFinite(text.substr(0, x));
        if (!count)
            return std::nullopt;
        cards = *count;
        text.remove_prefix(x + 2);
    }
    const auto each = parseFinite(text);
    if (!each || *each <= 0.0 || cards <= 0.0)
        return std::nullopt;
    network.gbps = cards * *each;
    return network;
}

// "Radeon Pro V520" -> "radeon-pro-v520", "Virtex UltraScale (VU9P)" -> "vu9p", "Gaudi HL-205" -> "gaudi"
std::string ec2NameOf(std::string_view name)
{
    if (const auto open = name.find('('); open != std::string_view::npos && name.ends_with(')'))
        name = name.substr(open + 1, name.size() - open - 2);
    std::string out = lowered(trimmed(name));
    std::ranges::replace(out, ' ', '-');
    return out.starts_with("gaudi-hl-205") ? "gaudi" : out;
}

class InstanceTypeParser
{
public:
    InstanceTypeParser(std::string name, std::string_view json, ImportBatch &batch)
        : m_name(std::move(name))
        , m_json(json)
        , m_batch(batch)
    {
    }

    Result<void> document(const dom::element &root)
    {
        dom::array types;
        dom::array pages;
        if (root.get_array().get(pages) == simdjson::SUCCESS) {
            for (const dom::element page : pages) {
                if (!page.is_object())
                    return refused("", "", Phrase::objectsWithInstanceTypes);
                if (auto done = document(page); !done)
                    return done;
            }
            return {};
        }
        if (!root.is_object() || root["InstanceTypes"].get_array().get(types) != simdjson::SUCCESS)
            return refused("InstanceTypes", "", Phrase::array);
        for (const dom::element type : types) {
            m_type.clear();
            m_again = false;
            if (auto done = m_bad.keep(instanceType(type)); !done)
                return done;
        }
        return {};
    }

    // What was refused of all documents, if anything was; else how their reading ended.
    Result<void> end(Result<void> done) { return m_bad.end(std::move(done)); }

private:
    tl::unexpected<Error> refused(Argument field, Argument found, Clause expected) const
    {
        std::size_t place
            = m_type.empty() || !m_bad.lists() ? 0 : placeOfText(m_json, m_type, placeOfText(m_json, "InstanceTypes"));
        if (m_again && m_bad.lists())
            place = placeOfText(m_json, m_type, place + 1);
        return tl::unexpected<Error>(
            inputRefusedAtByte(m_name, place, std::move(field), std::move(found), std::move(expected)));
    }

    // A whole number at a path, 0 if it is missing.
    Result<std::int64_t> number(const dom::element &root, std::string_view pointer, std::int64_t max, bool required)
    {
        dom::element value;
        if (root.at_pointer(pointer).get(value) != simdjson::SUCCESS) {
            if (required)
                return refused(m_type + std::string(pointer), "", Phrase::number);
            return 0;
        }
        std::int64_t number = 0;
        if (value.get_int64().get(number) != simdjson::SUCCESS || number < (required ? 1 : 0) || number > max)
            return refused(
                m_type + std::string(pointer), simdjson::minify(value), clause<Phrase::wholeNumberUpTo>(max));
        return number;
    }

    void put(std::string_view column, const std::string &value)
    {
        m_batch.specification("instance_type", m_type, column, value);
    }

    Result<void> instanceType(const dom::element &element)
    {
        if (!element.is_object())
            return refused("InstanceTypes", "", Phrase::objects);
        m_type = textAt(element, "InstanceType");
        const auto dot = m_type.find('.');
        if (dot == std::string::npos || dot == 0 || dot + 1 == m_type.size() || m_type.size() > 64)
            return refused("InstanceType", m_type, Phrase::instanceTypeSuchAs);
        m_again = !m_seen.insert(m_type).second;
        if (m_again)
            return refused("InstanceType", m_type, Phrase::eachTypeOnce);
        const auto vcpus = number(element, "/VCpuInfo/DefaultVCpus", 100000, true);
        const auto memory = number(element, "/MemoryInfo/SizeInMiB", std::int64_t{1000000} * 1024, true);
        const auto storage = number(element, "/InstanceStorageInfo/TotalSizeInGB", 10000000, false);
        for (const auto *value : {&vcpus, &memory, &storage})
            if (!*value)
                return tl::unexpected<Error>(value->error());
        put("provider", "aws");
        put("family", m_type.substr(0, dot));
        put("vcpus", std::to_string(*vcpus));
        put("memory_gib", shortestText(static_cast<double>(*memory) / 1024.0));
        put("local_storage_gb", std::to_string(*storage));
        dom::array architectures;
        if (element.at_pointer("/ProcessorInfo/SupportedArchitectures").get_array().get(architectures)
            == simdjson::SUCCESS) {
            for (const dom::element architecture : architectures) {
                std::string_view name;
                if (architecture.get_string().get(name) == simdjson::SUCCESS && (name == "x86_64" || name == "arm64"))
                    put("cpu_arch", std::string(name));
            }
        }
        std::string_view manufacturer;
        if (element.at_pointer("/ProcessorInfo/Manufacturer").get_string().get(manufacturer) == simdjson::SUCCESS)
            put("cpu_vendor", std::string(manufacturer));
        std::string_view performance;
        if (element.at_pointer("/NetworkInfo/NetworkPerformance").get_string().get(performance) == simdjson::SUCCESS) {
            if (const auto network = networkOf(performance)) {
                put("network_gbps", shortestText(network->gbps));
                put("network_burst", network->burst ? "1" : "0");
            }
        }
        bool flag = false;
        if (element.at_pointer("/NetworkInfo/EfaSupported").get_bool().get(flag) == simdjson::SUCCESS)
            put("efa", flag ? "1" : "0");
        if (element["CurrentGeneration"].get_bool().get(flag) == simdjson::SUCCESS)
            put("status", flag ? "current" : "previous");
        return accelerators(element);
    }

    struct Group {
        const char *pointer;
        const char *memory; // of one device
    };

    Result<void> accelerators(const dom::element &element)
    {
        static constexpr Group kGroups[]
            = {{"/GpuInfo/Gpus", "/MemoryInfo/SizeInMiB"}, {"/NeuronInfo/NeuronDevices", "/MemoryInfo/SizeInMiB"},
                {"/InferenceAcceleratorInfo/Accelerators", "/MemoryInfo/SizeInMiB"},
                {"/FpgaInfo/Fpgas", "/MemoryInfo/SizeInMiB"},
                {"/MediaAcceleratorInfo/Accelerators", "/MemoryInfo/SizeInMiB"}};
        for (const Group &group : kGroups) {
            dom::array devices;
            if (element.at_pointer(group.pointer).get_array().get(devices) != simdjson::SUCCESS || devices.size() == 0)
                continue;
            const dom::element device = devices.at(0);
            const auto count = number(device, "/Count", 10000, true);
            const auto memory = number(device, group.memory, 100000 * 1024, false);
            for (const auto *value : {&count, &memory})
                if (!*value)
                    return tl::unexpected<Error>(value->error());
            put("kind",
                std::string(instanceKindId(instanceKindOf(
                    group.pointer, lowered(textAt(device, "Manufacturer")), lowered(textAt(device, "Name"))))));
            put("accelerator_count", std::to_string(*count));
            const double memoryGib = static_cast<double>(*memory) / 1024.0;
            m_batch.ec2Accelerator(m_type, ec2NameOf(textAt(device, "Name")), memoryGib);
            if (*memory > 0)
                put("accelerator_memory_gib_each", shortestText(memoryGib));
            if (devices.size() > 1)
                m_batch.skipped("import.skip.second_accelerator");
            return {};
        }
        put("kind", std::string(instanceKindId(InstanceKind::cpu)));
        return {};
    }

    std::string m_name, m_type;
    std::string_view m_json;
    bool m_again = false;
    ImportBatch &m_batch;
    std::set<std::string> m_seen;
    RefusedRows m_bad;
};

} // namespace

Likeness recogniseInstanceTypes(const FileHead &head)
{
    return head.has("\"InstanceTypes\"") && head.has("\"InstanceType\"") ? Likeness::certain : Likeness::none;
}

Result<ParsedImport> parseInstanceTypes(
    const std::filesystem::path &file, const ImportOptions &, const ProgressFn &progress)
{
    auto text = readPadded(file, kMaxParsedWhole, progress);
    if (!text)
        return tl::unexpected<Error>(text.error());
    ImportSource source;
    source.fileName = file.filename().string();
    source.title = "EC2 instance types";
    source.publisher = "Amazon Web Services";
    source.licence = "facts published by AWS";
    ParsedImport parsed{ImportBatch(std::move(source)), {}};
    InstanceTypeParser reader(file.filename().string(), *text, parsed.batch);
    if (auto done = reader.end(forEachDocument(
            file, *text, [&](const dom::element &root, std::uint64_t) { return reader.document(root); }));
        !done)
        return tl::unexpected<Error>(done.error());
    if (!keepGoing(progress, 1.0))
        return fail(Error::Code::cancelled, {"job.cancelled", {}});
    return parsed;
}

} // namespace wattfare
