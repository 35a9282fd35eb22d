// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/row_order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace wattfare {

namespace {

struct Item {
    OrderKey key;
    std::uint32_t row;
};

constexpr int kDigitBits = 11;
constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;
constexpr int kDigits = 6; // 66 bits

// Least significant digit first; digits in which all keys agree cost nothing.
void radixSort(std::vector<Item> &items, std::vector<Item> &scratch)
{
    std::vector<std::array<std::uint32_t, kBuckets>> counts(kDigits);
    for (auto &digit : counts)
        digit.fill(0);
    for (const Item &item : items)
        for (int d = 0; d < kDigits; ++d)
            ++counts[static_cast<std::size_t>(d)][(item.key >> (d * kDigitBits)) & (kBuckets - 1)];
    scratch.resize(items.size());
    for (int d = 0; d < kDigits; ++d) {
        auto &count = counts[static_cast<std::size_t>(d)];
        const int shift = d * kDigitBits;
        if (count[(items.front().key >> shift) & (kBuckets - 1)] == items.size())
            continue;
        std::uint32_t begin = 0;
        for (std::uint32_t &c : count) {
            const std::uint32_t size = c;
            c = begin;
            begin += size;
        }
        for (const Item &item : items)
            scratch[count[(item.key >> shift) & (kBuckets - 1)]++] = item;
        items.swap(scratch);
    }
}

void sortItems(std::vector<Item> &items, std::vector<Item> &scratch)
{
    if (items.size() < 2000)
        std::stable_sort(items.begin(), items.end(), [](const Item &a, const Item &b) { return a.key < b.key; });
    else
        radixSort(items, scratch);
}

// Eight bytes of a text from `offset`, as a big-endian number; shorter texts are padded with zeros and thus come first.
OrderKey chunk(const char *begin, const char *end, std::size_t offset)
{
    const std::size_t size = static_cast<std::size_t>(end - begin);
    if (offset >= size)
        return 0;
    std::array<unsigned char, 8> bytes{};
    std::memcpy(bytes.data(), begin + offset, std::min<std::size_t>(8, size - offset));
    OrderKey key = 0;
    for (const unsigned char byte : bytes)
        key = key << 8 | byte;
    return key;
}

// Texts of all rows in one block.
struct TextBlock {
    std::string bytes;
    std::vector<std::uint64_t> begin; // one more than rows
    const char *first(std::uint32_t row) const { return bytes.data() + begin[row]; }
    const char *last(std::uint32_t row) const { return bytes.data() + begin[row + 1]; }
};

bool sameText(const TextBlock &texts, std::uint32_t a, std::uint32_t b)
{
    const auto size = texts.begin[a + 1] - texts.begin[a];
    return size == texts.begin[b + 1] - texts.begin[b] && std::memcmp(texts.first(a), texts.first(b), size) == 0;
}

bool lessText(const TextBlock &texts, std::uint32_t a, std::uint32_t b)
{
    return std::lexicographical_compare(texts.first(a), texts.last(a), texts.first(b), texts.last(b), [](char x, char y) {
        return static_cast<unsigned char>(x) < static_cast<unsigned char>(y);
    });
}

// Sorts rows[from, to) that agree up to `offset`, eight bytes at a time.
void sortTexts(const TextBlock &texts, std::vector<std::uint32_t> &rows, std::size_t from, std::size_t to,
               std::size_t offset, std::vector<Item> &items, std::vector<Item> &scratch)
{
    if (to - from < 64) {
        std::stable_sort(rows.begin() + static_cast<std::ptrdiff_t>(from), rows.begin() + static_cast<std::ptrdiff_t>(to),
                         [&texts](std::uint32_t a, std::uint32_t b) { return lessText(texts, a, b); });
        return;
    }
    items.resize(to - from);
    bool sorted = true;
    for (std::size_t i = from; i < to; ++i) {
        items[i - from] = {chunk(texts.first(rows[i]), texts.last(rows[i]), offset), rows[i]};
        sorted = sorted && (i == from || items[i - from - 1].key <= items[i - from].key);
    }
    if (!sorted)
        sortItems(items, scratch);
    struct Run {
        std::size_t from, to;
    };
    std::vector<Run> runs; // of equal chunks that go on
    for (std::size_t i = 0; i < items.size();) {
        std::size_t next = i + 1;
        bool equal = true; // repeated texts need no further look
        while (next < items.size() && items[next].key == items[i].key) {
            equal = equal && sameText(texts, items[i].row, items[next].row);
            ++next;
        }
        if (next - i > 1 && !equal)
            runs.push_back({from + i, from + next});
        i = next;
    }
    for (std::size_t i = 0; i < items.size(); ++i)
        rows[from + i] = items[i].row;
    for (const Run &run : runs)
        sortTexts(texts, rows, run.from, run.to, offset + 8, items, scratch);
}

} // namespace

OrderKey orderKey(double value)
{
    const auto bits = std::bit_cast<std::uint64_t>(value == 0.0 ? 0.0 : value);
    constexpr std::uint64_t kSign = std::uint64_t{1} << 63;
    return (bits & kSign) != 0 ? ~bits : bits | kSign;
}

void sortRows(std::vector<std::uint32_t> &rows, const std::vector<OrderKey> &keys, bool descending)
{
    std::vector<Item> items;
    items.reserve(rows.size());
    std::vector<std::uint32_t> missing;
    for (const std::uint32_t row : rows) {
        const OrderKey key = keys[row];
        if (key == kMissingKey)
            missing.push_back(row);
        else
            items.push_back({descending ? ~key : key, row});
    }
    if (!items.empty()) {
        std::vector<Item> scratch;
        sortItems(items, scratch);
    }
    std::size_t at = 0;
    for (const Item &item : items)
        rows[at++] = item.row;
    for (const std::uint32_t row : missing)
        rows[at++] = row;
}

void appendNaturalKey(std::string &out, const QString &text)
{
    const QChar *c = text.constData();
    const QChar *end = c + text.size();
    while (c != end) {
        if (*c >= u'0' && *c <= u'9') {
            while (c != end && *c == u'0')
                ++c;
            const QChar *digits = c;
            while (c != end && *c >= u'0' && *c <= u'9')
                ++c;
            // The number of digits decides first; a digit's place among other characters stays.
            const auto length = std::min<std::ptrdiff_t>(c - digits, 200);
            out += '0';
            out += static_cast<char>(length + 1);
            for (const QChar *d = digits; d != c; ++d)
                out += static_cast<char>(d->unicode());
            continue;
        }
        const char16_t unit = c->unicode() < 0x80 ? c->toLower().unicode() : c->toCaseFolded().unicode();
        if (unit < 0x80) {
            out += static_cast<char>(unit);
        } else if (unit < 0x800) {
            out += static_cast<char>(0xC0 | unit >> 6);
            out += static_cast<char>(0x80 | (unit & 0x3F));
        } else {
            out += static_cast<char>(0xE0 | unit >> 12);
            out += static_cast<char>(0x80 | (unit >> 6 & 0x3F));
            out += static_cast<char>(0x80 | (unit & 0x3F));
        }
        ++c;
    }
}

std::vector<OrderKey> textRanks(std::size_t count, const std::function<QString(std::size_t)> &textOf)
{
    TextBlock texts;
    texts.begin.resize(count + 1);
    texts.bytes.reserve(count * 16);
    std::vector<OrderKey> ranks(count, kMissingKey);
    std::vector<std::uint32_t> rows;
    rows.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const QString text = textOf(i);
        texts.begin[i] = texts.bytes.size();
        if (text.isNull())
            continue;
        appendNaturalKey(texts.bytes, text);
        rows.push_back(static_cast<std::uint32_t>(i));
    }
    texts.begin[count] = texts.bytes.size();
    std::vector<Item> items;
    std::vector<Item> scratch;
    if (!rows.empty())
        sortTexts(texts, rows, 0, rows.size(), 0, items, scratch);
    OrderKey rank = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i > 0 && !sameText(texts, rows[i - 1], rows[i]))
            ++rank;
        ranks[rows[i]] = rank;
    }
    return ranks;
}

} // namespace wattfare
