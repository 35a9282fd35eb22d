// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedule/job_array.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace wattfare::schedule {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostOfAwsBatch = 10'000, kMostPods = 100'000;
constexpr int kAttempts = 3;

ExportedFile file(const char *name, const Json &content)
{
    return {name, content.dump(2, ' ', false, Json::error_handler_t::replace) + '\n'};
}

Error tooMany(const char *scheduler, std::size_t most, std::size_t shards)
{
    return {Error::Code::badInput, {"schedule.array_size", {scheduler, most, shards}}, {}};
}

} // namespace

Result<std::vector<ExportedFile>> awsBatchFiles(const ArrayJob &job, const ExportChoices &choices)
{
    if (job.shards > kMostOfAwsBatch)
        return tl::unexpected<Error>(tooMany("AWS Batch", kMostOfAwsBatch, job.shards));
    Json definition;
    definition["jobDefinitionName"] = job.name;
    definition["type"] = "container";
    definition["containerProperties"] = {{"image", choices.image}, {"command", job.command},
        {"resourceRequirements",
            Json::array({{{"type", "VCPU"}, {"value", std::to_string(job.threads)}},
                {{"type", "MEMORY"}, {"value", std::to_string(mebibytesAsked(job))}}})},
        {"mountPoints", Json::array({{{"sourceVolume", "study"}, {"containerPath", kMountedAt}, {"readOnly", false}}})},
        {"volumes",
            Json::array({{{"name", "study"},
                {"efsVolumeConfiguration", {{"fileSystemId", choices.volume}, {"transitEncryption", "ENABLED"}}}}})}};
    definition["retryStrategy"] = {{"attempts", kAttempts}};
    definition["timeout"] = {{"attemptDurationSeconds", minutesAsked(job) * 60}};
    Json submission;
    submission["jobName"] = job.name;
    submission["jobQueue"] = choices.queue;
    submission["jobDefinition"] = job.name;
    if (job.shards > 1) { // an array has two tasks at least
        submission["arrayProperties"] = {{"size", job.shards}};
    } else {
        auto command = job.command;
        command.insert(command.end(), {"--shard", "0"});
        submission["containerOverrides"] = {{"command", command}};
    }
    return std::vector{file("aws-batch-job-definition.json", definition), file("aws-batch-job.json", submission)};
}

Result<std::vector<ExportedFile>> kubernetesFiles(const ArrayJob &job, const ExportChoices &choices)
{
    const std::size_t atOnce = choices.atOnce != 0 ? std::min(choices.atOnce, job.shards) : job.shards;
    if (atOnce > kMostPods)
        return tl::unexpected<Error>(tooMany("Kubernetes", kMostPods, atOnce));
    const Json asked = {{"cpu", std::to_string(job.threads)}, {"memory", std::to_string(mebibytesAsked(job)) + "Mi"}};
    Json document;
    document["apiVersion"] = "batch/v1";
    document["kind"] = "Job";
    document["metadata"] = {{"name", job.name}};
    document["spec"] = {{"completionMode", "Indexed"}, {"completions", job.shards}, {"parallelism", atOnce},
        {"backoffLimit", job.shards}, // a failure each, on average; what is missing then is run again
        {"template",
            {{"spec",
                {{"restartPolicy", "Never"}, {"activeDeadlineSeconds", minutesAsked(job) * 60},
                    {"containers",
                        Json::array({{{"name", "shard"}, {"image", choices.image}, {"command", job.command},
                            {"resources", {{"requests", asked}, {"limits", asked}}},
                            {"volumeMounts", Json::array({{{"name", "study"}, {"mountPath", kMountedAt}}})}}})},
                    {"volumes",
                        Json::array(
                            {{{"name", "study"}, {"persistentVolumeClaim", {{"claimName", choices.volume}}}}})}}}}}};
    return std::vector{file("kubernetes-job.json", document)};
}

} // namespace wattfare::schedule
