// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/row_order.h"

#include "model/support/parallel.h"

#include <QHash>
#include <QList>

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

// Bytes that all rows[from, to) share from `offset` on.
std::size_t sharedFrom(const TextBlock &texts, const std::vector<std::uint32_t> &rows, std::size_t from, std::size_t to,
    std::size_t offset)
{
    const char *first = texts.first(rows[from]);
    std::size_t shared = static_cast<std::size_t>(texts.last(rows[from]) - first);
    for (std::size_t i = from + 1; i < to && shared > offset; ++i) {
        const char *other = texts.first(rows[i]);
        shared = std::min(shared, static_cast<std::size_t>(texts.last(rows[i]) - other));
        std::size_t at = offset;
        while (at + 8 <= shared && std::memcmp(first + at, other + at, 8) == 0)
            at += 8;
        while (at < shared && first[at] == other[at])
            ++at;
        shared = at;
    }
    return std::max(shared, offset);
}

struct Run {
    std::size_t from, to;
};

// Sorts rows[from, to), which agree up to `offset`, by their next eight bytes; returns the stretches that still agree
// and go on. Equal texts may change places: they share a rank.
std::vector<Run> sortChunk(const TextBlock &texts, std::vector<std::uint32_t> &rows, std::size_t from, std::size_t to,
    std::size_t offset, std::vector<Item> &items, std::vector<Item> &scratch)
{
    items.resize(to - from);
    bool sorted = true;
    for (std::size_t i = from; i < to; ++i) {
        items[i - from] = {chunk(texts.first(rows[i]), texts.last(rows[i]), offset), rows[i]};
        sorted = sorted && (i == from || items[i - from - 1].key <= items[i - from].key);
    }
    if (!sorted && items.size() < 4000)
        std::sort(items.begin(), items.end(), [](const Item &a, const Item &b) { return a.key < b.key; });
    else if (!sorted)
        radixSort(items, scratch);
    std::vector<Run> runs;
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
    return runs;
}

void sortTexts(const TextBlock &texts, std::vector<std::uint32_t> &rows, Run run, std::size_t offset,
    std::vector<Item> &items, std::vector<Item> &scratch)
{
    const std::size_t at = sharedFrom(texts, rows, run.from, run.to, offset);
    for (const Run &next : sortChunk(texts, rows, run.from, run.to, at, items, scratch))
        sortTexts(texts, rows, next, at + 8, items, scratch);
}

void sortAllTexts(const TextBlock &texts, std::vector<std::uint32_t> &rows)
{
    std::vector<Item> items;
    std::vector<Item> scratch;
    const std::size_t at = sharedFrom(texts, rows, 0, rows.size(), 0);
    const std::vector<Run> runs = sortChunk(texts, rows, 0, rows.size(), at, items, scratch);
    // The stretches are disjoint: threads share them out by rows, not by number.
    std::vector<std::vector<Run>> shares(std::max(1U, hardwareThreads()) * 4);
    std::vector<std::size_t> load(shares.size(), 0);
    for (const Run &run : runs) {
        const auto lightest = static_cast<std::size_t>(std::min_element(load.begin(), load.end()) - load.begin());
        shares[lightest].push_back(run);
        load[lightest] += run.to - run.from;
    }
    parallelFor(shares.size(), 1, [&](std::size_t first, std::size_t last) {
        std::vector<Item> ownItems;
        std::vector<Item> ownScratch;
        for (std::size_t s = first; s < last; ++s)
            for (const Run &run : shares[s])
                sortTexts(texts, rows, run, at + 8, ownItems, ownScratch);
    });
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
    // At most three bytes a unit, and two more a run of digits: written in place, since a call a byte would cost most.
    const std::size_t before = out.size();
    out.resize(before + static_cast<std::size_t>(text.size()) * 3 + 3);
    char *to = out.data() + before;
    const QChar *c = text.constData();
    const QChar *end = c + text.size();
    while (c != end) {
        char16_t unit = c->unicode();
        if (unit >= u'0' && unit <= u'9') {
            while (c != end && *c == u'0')
                ++c;
            const QChar *digits = c;
            while (c != end && *c >= u'0' && *c <= u'9')
                ++c;
            // The number of digits decides first; a digit's place among other characters stays.
            *to++ = '0';
            *to++ = static_cast<char>(std::min<std::ptrdiff_t>(c - digits, 200) + 1);
            for (const QChar *d = digits; d != c; ++d)
                *to++ = static_cast<char>(d->unicode());
            continue;
        }
        ++c;
        if (unit < 0x80) {
            *to++ = static_cast<char>(unit >= u'A' && unit <= u'Z' ? unit + 32 : unit);
            continue;
        }
        unit = QChar(unit).toCaseFolded().unicode();
        if (unit < 0x80) {
            *to++ = static_cast<char>(unit);
        } else if (unit < 0x800) {
            *to++ = static_cast<char>(0xC0 | unit >> 6);
            *to++ = static_cast<char>(0x80 | (unit & 0x3F));
        } else {
            *to++ = static_cast<char>(0xE0 | unit >> 12);
            *to++ = static_cast<char>(0x80 | (unit >> 6 & 0x3F));
            *to++ = static_cast<char>(0x80 | (unit & 0x3F));
        }
    }
    out.resize(static_cast<std::size_t>(to - out.data()));
}

namespace {

// Most columns of texts repeat a few hundred names: these are sorted once, whatever the number of rows. Empty where the
// texts turn out to be mostly different.
std::vector<OrderKey> ranksOfFew(std::size_t count, const std::function<QString(std::size_t)> &textOf)
{
    constexpr std::size_t kMost = 20000;
    QHash<QString, std::uint32_t> ids;
    QList<QString> names;
    std::vector<std::uint32_t> idOf(count);
    constexpr std::uint32_t kNull = ~std::uint32_t{0};
    for (std::size_t i = 0; i < count; ++i) {
        const QString text = textOf(i);
        if (text.isNull()) {
            idOf[i] = kNull;
            continue;
        }
        const auto found = ids.constFind(text);
        if (found != ids.cend()) {
            idOf[i] = *found;
            continue;
        }
        if (names.size() >= static_cast<qsizetype>(std::min(kMost, 1000 + i / 4)))
            return {};
        idOf[i] = static_cast<std::uint32_t>(names.size());
        ids.insert(text, idOf[i]);
        names << text;
    }
    std::vector<std::string> keys(static_cast<std::size_t>(names.size()));
    std::vector<std::uint32_t> order(keys.size());
    for (std::size_t n = 0; n < keys.size(); ++n) {
        appendNaturalKey(keys[n], names[static_cast<qsizetype>(n)]);
        order[n] = static_cast<std::uint32_t>(n);
    }
    std::sort(order.begin(), order.end(), [&keys](std::uint32_t a, std::uint32_t b) { return keys[a] < keys[b]; });
    std::vector<OrderKey> rankOf(keys.size());
    OrderKey rank = 0;
    for (std::size_t n = 0; n < order.size(); ++n) {
        if (n > 0 && keys[order[n]] != keys[order[n - 1]])
            ++rank;
        rankOf[order[n]] = rank;
    }
    std::vector<OrderKey> ranks(count);
    for (std::size_t i = 0; i < count; ++i)
        ranks[i] = idOf[i] == kNull ? kMissingKey : rankOf[idOf[i]];
    return ranks;
}

} // namespace

std::vector<OrderKey> textRanks(std::size_t count, const std::function<QString(std::size_t)> &textOf)
{
    if (std::vector<OrderKey> ranks = ranksOfFew(count, textOf); !ranks.empty() || count == 0)
        return ranks;
    TextBlock texts;
    texts.begin.resize(count + 1);
    texts.bytes.reserve(count * 24);
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
    if (!rows.empty())
        sortAllTexts(texts, rows);
    OrderKey rank = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i > 0 && !sameText(texts, rows[i - 1], rows[i]))
            ++rank;
        ranks[rows[i]] = rank;
    }
    return ranks;
}

} // namespace wattfare
