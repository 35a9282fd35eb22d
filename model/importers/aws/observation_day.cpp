// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/observation_day.h"

#include "model/importers/aws/ec2_offer.h"
#include "model/support/input_error.h"

#include <chrono>
#include <sys/stat.h>

namespace wattfare {

namespace {

constexpr int kDaysAhead = 2;

std::string dayWritten(const std::filesystem::path &file)
{
#ifdef _WIN32 // paths of wide letters
    struct _stat64 info = {};
    if (::_wstat64(file.c_str(), &info) != 0)
        return {};
#else
    struct stat info = {};
    if (::stat(file.c_str(), &info) != 0)
        return {};
#endif
    return isoUtc(info.st_mtime).substr(0, 10);
}

} // namespace

Date latestDay(const ImportOptions &options)
{
    if (const auto given = options.find("today"); given != options.end()) {
        if (const auto day = Date::parse(given->second))
            return Date{day->days + kDaysAhead};
    }
    const auto days
        = std::chrono::duration_cast<std::chrono::hours>(std::chrono::system_clock::now().time_since_epoch()).count()
        / 24;
    return Date{static_cast<std::int32_t>(days) + kDaysAhead};
}

Result<Date> dayAsked(
    const std::filesystem::path &file, const ImportOptions &options, std::vector<ImportQuestion> &questions)
{
    const std::string name = file.filename().string();
    const Date latest = latestDay(options);
    if (const auto given = options.find("as_of"); given != options.end()) {
        const auto day = offerDate(given->second, latest);
        if (!day)
            return tl::unexpected<Error>(inputRefused(name, 0, "as_of", given->second, dayExpected(latest)));
        return *day;
    }
    ImportQuestion question;
    question.key = "as_of";
    question.question = {"import.question.as_of", {name}};
    question.suggestion = dayWritten(file);
    const auto day = offerDate(question.suggestion, latest);
    questions.push_back(std::move(question));
    return day.value_or(Date{});
}

Clause dayExpected(Date latest) { return clause<Phrase::dayFrom2006To>(latest); }

} // namespace wattfare
