// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/repair.h"

#include "model/importers/common/csv_table.h"

#include <algorithm>
#include <array>
#include <vector>

namespace wattfare {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool allDigits(std::string_view text) { return !text.empty() && std::ranges::all_of(text, isDigit); }

void replaceAll(std::string &text, std::string_view from, std::string_view to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

// Blanks of every width, and the apostrophe of Switzerland, become one plain blank.
std::string plainBlanks(std::string_view cell)
{
    std::string text(cell);
    for (const std::string_view blank :
        {"\xc2\xa0", "\xe2\x80\xaf", "\xe2\x80\x89", "\xe2\x80\x87", "\xe2\x80\x99", "'", "\n", "\r", "\t"})
        replaceAll(text, blank, " ");
    return std::string(trimmed(text));
}

bool dropEnd(std::string &text, std::string_view end)
{
    if (!lowered(text).ends_with(end))
        return false;
    text.resize(text.size() - end.size());
    text = std::string(trimmed(text));
    return true;
}

// Currency, units and marks of footnotes around a number.
std::string bare(std::string_view cell)
{
    std::string text = plainBlanks(cell);
    for (const std::string_view front : {"us$", "usd", "$"})
        if (lowered(text).starts_with(front)) {
            text = std::string(trimmed(std::string_view(text).substr(front.size())));
            break;
        }
    constexpr std::array<std::string_view, 18> kEnds{"*", "\xe2\x80\xa0", "per hour", "hourly", "/hour", "/hr", "/h",
        "usd", "us$", "$", "gib", "vcpus", "vcpu", "gbps", "gigabit", "gb", "per", "/"};
    bool again = true;
    while (again) {
        again = false;
        for (const std::string_view end : kEnds)
            again = dropEnd(text, end) || again;
    }
    return text;
}

// "1 234 567" or "1,234,567" with the given separator: whether the groups are of three digits.
bool isGrouped(std::string_view text, char separator)
{
    std::size_t first = text.find(separator);
    if (first == std::string_view::npos || first == 0 || first > 3 || !allDigits(text.substr(0, first)))
        return false;
    text.remove_prefix(first);
    while (!text.empty()) {
        if (text[0] != separator || text.size() < 4 || !allDigits(text.substr(1, 3)))
            return false;
        text.remove_prefix(4);
    }
    return true;
}

std::string without(std::string_view text, char c)
{
    std::string out;
    std::ranges::copy_if(text, std::back_inserter(out), [c](char x) { return x != c; });
    return out;
}

} // namespace

void DecimalHabit::learn(std::string_view cell)
{
    const std::string text = bare(cell);
    const bool hasComma = text.find(',') != std::string::npos;
    const bool hasPoint = text.find('.') != std::string::npos;
    if (hasComma == hasPoint)
        return;
    const std::size_t mark = text.rfind(hasComma ? ',' : '.');
    if (text.find(hasComma ? ',' : '.') != mark || mark == 0 || !allDigits(without(text.substr(0, mark), ' '))
        || !allDigits(text.substr(mark + 1)))
        return;
    // Three digits behind the mark may be a group, unless a zero stands before it.
    if (text.size() - mark - 1 == 3 && text[0] != '0' && mark <= 3)
        return;
    bool &habit = hasComma ? this->comma : this->point;
    habit = true;
}

std::optional<std::string> repairNumber(std::string_view cell, const DecimalHabit &habit)
{
    std::string text = bare(cell);
    std::string sign;
    if (!text.empty() && text[0] == '-') {
        sign = "-";
        text.erase(0, 1);
    }
    if (text.find(' ') != std::string::npos) {
        const auto mark = text.find_first_of(",.");
        const std::string whole = text.substr(0, mark);
        if (!isGrouped(whole, ' '))
            return std::nullopt;
        text = without(whole, ' ') + (mark == std::string::npos ? std::string() : text.substr(mark));
        if (mark != std::string::npos) { // after blanks between groups the other mark can only be the decimal one
            const std::size_t at = text.find_first_of(",.");
            text[at] = '.';
        }
    }
    const bool hasComma = text.find(',') != std::string::npos;
    const bool hasPoint = text.find('.') != std::string::npos;
    if (hasComma && hasPoint) {
        const char decimal = text.rfind(',') > text.rfind('.') ? ',' : '.';
        const std::size_t at = text.rfind(decimal);
        const char group = decimal == ',' ? '.' : ',';
        const std::string whole = text.substr(0, at);
        if (!isGrouped(whole, group))
            return std::nullopt;
        text = without(whole, group) + '.' + text.substr(at + 1);
    } else if (hasComma) {
        const std::size_t at = text.rfind(',');
        if (text.find(',') != at) {
            if (!isGrouped(text, ','))
                return std::nullopt;
            text = without(text, ',');
        } else {
            const bool maybeGroup = isGrouped(text, ',') && text[0] != '0';
            if (maybeGroup && habit.comma == habit.point)
                return std::nullopt;
            if (maybeGroup && habit.point)
                text = without(text, ',');
            else
                text[at] = '.';
        }
    } else if (hasPoint && habit.comma && !habit.point && isGrouped(text, '.') && text[0] != '0') {
        text = without(text, '.');
    }
    const std::size_t dot = text.find('.');
    if (!allDigits(text.substr(0, dot)) || (dot != std::string::npos && !allDigits(text.substr(dot + 1)))
        || text.size() > 30)
        return std::nullopt;
    return sign + text;
}

bool isMissingCell(std::string_view cell)
{
    const std::string text = lowered(plainBlanks(cell));
    return text.empty() || text == "-" || text == "\xe2\x80\x93" || text == "\xe2\x80\x94" || text == "n/a"
        || text == "na" || text == "none";
}

std::optional<std::string> repairInstanceType(std::string_view cell)
{
    std::string text = lowered(without(plainBlanks(cell), ' '));
    while (text.ends_with('*'))
        text.pop_back();
    const auto dot = text.find('.');
    if (dot == std::string::npos || dot == 0 || text.size() > 40)
        return std::nullopt;
    const std::string family = text.substr(0, dot);
    std::string size = text.substr(dot + 1);
    if (const auto second = size.find('.'); second != std::string::npos && allDigits(size.substr(0, second)))
        size.erase(second, 1); // "2.xlarge"
    if (family[0] < 'a' || family[0] > 'z'
        || !std::ranges::all_of(family, [](char c) { return isDigit(c) || (c >= 'a' && c <= 'z') || c == '-'; })
        || std::ranges::none_of(family, isDigit))
        return std::nullopt;
    constexpr std::array<std::string_view, 6> kSizes{"nano", "micro", "small", "medium", "large", "xlarge"};
    bool good = std::ranges::find(kSizes, size) != kSizes.end() || size == "metal";
    if (size.ends_with("xlarge") && size.size() > 6)
        good = allDigits(size.substr(0, size.size() - 6)) && size[0] != '0';
    if (size.starts_with("metal-") && size.ends_with("xl"))
        good = allDigits(size.substr(6, size.size() - 8));
    if (!good)
        return std::nullopt;
    return family + '.' + size;
}

} // namespace wattfare
