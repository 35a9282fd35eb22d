// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot_builder.h"
#include "model/containers/containers.h"

#include "tests/support/catch.h"

namespace wattfare::test {

// A few types with accelerators of three makers, and without.
inline SnapshotPtr fewTypes()
{
    SnapshotBuilder builder;
    Snapshot &s = builder.data();
    const auto accelerator = [&](const char *key, const char *ec2Name, const char *vendor) {
        s.accelerators.emplace_back();
        s.accelerators.back().key = key;
        s.accelerators.back().ec2Name = ec2Name;
        s.accelerators.back().vendor = vendor;
    };
    accelerator("amd-radeon-pro-v520", "radeon-pro-v520", "AMD");
    accelerator("aws-inferentia2", "inferentia2", "AWS");
    accelerator("nvidia-a10g", "a10g", "NVIDIA");
    accelerator("nvidia-t4", "t4", "NVIDIA");
    s.regions.emplace_back();
    s.regions[0].code = "us-east-1";
    struct Row {
        const char *name;
        double vcpus, memory, gpus;
        AcceleratorIndex accelerator;
        InstanceKind kind;
        const char *arch;
    };
    for (const Row &row : {Row{"g4ad.xlarge", 4, 16, 1, 0, InstanceKind::gpu, "x86_64"},
             Row{"g4dn.12xlarge", 48, 192, 4, 3, InstanceKind::gpu, "x86_64"},
             Row{"g4dn.xlarge", 4, 16, 1, 3, InstanceKind::gpu, "x86_64"},
             Row{"g5.12xlarge", 48, 192, 4, 2, InstanceKind::gpu, "x86_64"},
             Row{"g5.xlarge", 4, 16, 1, 2, InstanceKind::gpu, "x86_64"},
             Row{"inf2.24xlarge", 96, 384, 6, 1, InstanceKind::inferentia, "x86_64"},
             Row{"inf2.xlarge", 4, 16, 1, 1, InstanceKind::inferentia, "x86_64"},
             Row{"m6g.large", 2, 8, 0, kNone, InstanceKind::cpu, "arm64"},
             Row{"m6i.large", 2, 8, 0, kNone, InstanceKind::cpu, "x86_64"}}) {
        InstanceType type;
        type.name = row.name;
        type.family = type.name.substr(0, type.name.find('.'));
        type.vcpus = row.vcpus;
        type.memoryGib = row.memory;
        type.kind = row.kind;
        type.cpuArch = row.arch;
        type.accelerator = row.accelerator;
        type.acceleratorCount = row.gpus;
        if (row.gpus > 0)
            type.acceleratorMemoryGibEach = 24;
        s.types.push_back(type);
    }
    builder.indexDimensions();
    return builder.finish();
}

inline Result<ContainerTasks> readText(const std::string &text, const std::string &name = "f")
{
    const std::vector<ContainerText> texts{{name, text}};
    return readContainers(texts, *fewTypes());
}

// "line|field|expected" of a refusal, or the id and arguments of a sentence of its own; "ok" where there is none.
inline std::string refusalOf(const std::string &text)
{
    const auto read = readText(text);
    if (read)
        return "ok";
    const Message &m = read.error().message;
    if (m.id == "input.refused" && m.args.size() == 5)
        return m.args[1].text() + "|" + m.args[2].text() + "|" + m.args[4].text();
    std::string all = m.id;
    for (std::size_t i = 1; i < m.args.size(); ++i)
        all += "|" + m.args[i].text();
    return all;
}

// Every note of a text, its arguments behind its id.
inline std::string notesOf(const ContainerTasks &read)
{
    std::string all;
    for (const Message &note : read.notes) {
        all += (all.empty() ? "" : "; ") + note.id.substr(note.id.find('.') + 1);
        for (const Argument &argument : note.args)
            all += " " + argument.text();
    }
    return all;
}

inline std::string typesOf(const PlacementTask &task)
{
    std::string all;
    for (const std::string &type : task.instanceTypes)
        all += (all.empty() ? "" : " ") + type;
    return all;
}

} // namespace wattfare::test
