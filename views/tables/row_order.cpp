// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/row_order.h"

#include "model/support/parallel.h"

#include <QHash>
#include <QList>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstring>
#include <memory>
#include <numeric>
#include <span>
#include <string_view>
#include <utility>

namespace wattfare {

namespace {

struct Item {
    OrderKey key;
    std::uint32_t row;
};

constexpr int kDigitBits = 11;
constexpr std::size_t kBuckets = std::size_t{1} << kDigitBits;
constexpr int kDigits = 6; // 66 bits

// Least significant digit first; digits in which all keys agree cost nothing. `scratch` is as long as `items`.
template <class Keyed>
void radixSort(std::span<Keyed> items, std::span<Keyed> scratch)
{
    std::vector<std::array<std::uint32_t, kBuckets>> counts(kDigits);
    for (auto &digit : counts)
        digit.fill(0);
    for (const Keyed &item : items)
        for (int d = 0; d < kDigits; ++d)
            ++counts[static_cast<std::size_t>(d)][(item.key >> (d * kDigitBits)) & (kBuckets - 1)];
    std::span<Keyed> from = items, to = scratch;
    for (int d = 0; d < kDigits; ++d) {
        auto &count = counts[static_cast<std::size_t>(d)];
        const int shift = d * kDigitBits;
        if (count[(from.front().key >> shift) & (kBuckets - 1)] == from.size())
            continue;
        std::uint32_t begin = 0;
        for (std::uint32_t &c : count) {
            const std::uint32_t size = c;
            c = begin;
            begin += size;
        }
        for (const Keyed &item : from)
            to[count[(item.key >> shift) & (kBuckets - 1)]++] = item;
        std::swap(from, to);
    }
    if (from.data() != items.data())
        std::copy(from.begin(), from.end(), items.begin());
}

void sortItems(std::span<Item> items, std::span<Item> scratch)
{
    if (items.size() < 2000)
        std::stable_sort(items.begin(), items.end(), [](const Item &a, const Item &b) { return a.key < b.key; });
    else
        radixSort<Item>(items, scratch);
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

// A row with its natural key, and the eight bytes of it that are being sorted by.
struct TextItem {
    OrderKey key = 0;
    const char *data = nullptr; // null: missing
    std::uint32_t size = 0;
    std::uint32_t row = 0;
};

// Texts of all rows, in blocks of bytes.
struct TextBlock {
    std::vector<std::vector<std::unique_ptr<char[]>>> blocks; // [share of rows]
    std::vector<TextItem> items;
};

bool sameText(const TextItem &a, const TextItem &b)
{
    return a.size == b.size && std::memcmp(a.data, b.data, a.size) == 0;
}

// Bytes from `offset` on, and no more than `shared`, that both texts have; never less than offset.
std::size_t sharedWith(const TextItem &a, std::size_t shared, const TextItem &b, std::size_t offset)
{
    shared = std::min<std::size_t>(shared, b.size);
    std::size_t at = offset;
    while (at + 8 <= shared && std::memcmp(a.data + at, b.data + at, 8) == 0)
        at += 8;
    while (at < shared && a.data[at] == b.data[at])
        ++at;
    return std::max(std::min(at, shared), offset);
}

// The texts of a stretch lie all over memory: asked for some rows ahead, they are there in time.
void fetchAhead(std::span<const TextItem> items, std::size_t i, std::size_t offset)
{
#if defined(__GNUC__)
    if (i + 12 < items.size())
        __builtin_prefetch(items[i + 12].data + std::min<std::size_t>(offset, items[i + 12].size));
#else
    static_cast<void>(items), static_cast<void>(i), static_cast<void>(offset);
#endif
}

// Bytes that all of them share from `offset` on.
std::size_t sharedFrom(std::span<const TextItem> items, std::size_t offset)
{
    std::size_t shared = items.front().size;
    for (std::size_t i = 1; i < items.size() && shared > offset; ++i) {
        fetchAhead(items, i, offset);
        shared = sharedWith(items.front(), shared, items[i], offset);
    }
    return std::max(shared, offset);
}

void takeKeys(std::span<TextItem> items, std::size_t offset)
{
    bool ended = true;
    for (TextItem &item : items) {
        item.key = chunk(item.data, item.data + item.size, offset);
        ended = ended && item.size <= offset;
    }
    if (ended) { // they differ in zeros at the end only, which a chunk cannot tell from its padding
        for (TextItem &item : items)
            item.key = item.size;
    }
}

// Sorts items by their texts, of which the keys hold the eight bytes from `offset` on; what agrees in these goes on
// with the next eight. `differs` notes where a text is another than the one before. Equal texts may change places: they
// share a rank.
void sortTexts(
    std::span<TextItem> items, std::span<TextItem> scratch, std::span<unsigned char> differs, std::size_t offset)
{
    const auto less = [](const TextItem &a, const TextItem &b) { return a.key < b.key; };
    if (!std::is_sorted(items.begin(), items.end(), less)) {
        if (items.size() < 4000)
            std::sort(items.begin(), items.end(), less);
        else
            radixSort(items, scratch);
    }
    for (std::size_t i = 0; i < items.size();) {
        std::size_t next = i + 1;
        bool equal = true; // repeated texts need no further look
        while (next < items.size() && items[next].key == items[i].key) {
            if (equal)
                fetchAhead(items, next, 0);
            equal = equal && sameText(items[i], items[next]);
            ++next;
        }
        differs[i] = 1;
        if (next - i > 1 && !equal) {
            const std::span<TextItem> run = items.subspan(i, next - i);
            const std::size_t at = sharedFrom(run, offset + 8);
            takeKeys(run, at);
            sortTexts(run, scratch.subspan(i, run.size()), differs.subspan(i, run.size()), at);
        }
        i = next;
    }
}

constexpr std::size_t kGrain = 32768; // rows of a task; smaller tables stay on the calling thread

// Puts the items in the order of their texts; where each differs from the one before it.
std::vector<unsigned char> sortAllTexts(std::vector<TextItem> &items)
{
    const std::size_t count = items.size();
    std::vector<unsigned char> differs(count, 0);
    if (count == 0)
        return differs;
    std::vector<std::size_t> sharedOf((count - 1) / kGrain + 1);
    parallelFor(count, kGrain, [&](std::size_t from, std::size_t to) {
        const std::size_t own = sharedFrom(std::span(items).subspan(from, to - from), 0);
        sharedOf[from / kGrain]
            = sharedWith(items.front(), std::min<std::size_t>(items.front().size, own), items[from], 0);
    });
    const std::size_t at = *std::min_element(sharedOf.begin(), sharedOf.end());
    std::vector<TextItem> scratch(count);
    if (count <= kGrain) {
        takeKeys(items, at);
        sortTexts(items, scratch, differs, at);
        return differs;
    }
    parallelFor(count, kGrain, [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i)
            items[i].key = chunk(items[i].data, items[i].data + items[i].size, at);
    });

    // Parts by the keys of a sample, which threads sort each on its own: equal keys fall into one part.
    constexpr std::size_t kParts = 64, kSample = 4096;
    std::vector<OrderKey> sample;
    for (std::size_t i = 0; i < kSample; ++i)
        sample.push_back(items[i * count / kSample].key);
    std::sort(sample.begin(), sample.end());
    std::vector<OrderKey> border; // part p holds the keys below border[p], and not below the one before
    for (std::size_t p = 1; p < kParts; ++p)
        border.push_back(sample[p * kSample / kParts]);
    border.erase(std::unique(border.begin(), border.end()), border.end());
    const std::size_t parts = border.size() + 1, shares = (count - 1) / kGrain + 1;
    std::vector<unsigned char> partOf(count);
    std::vector<std::size_t> place(shares * parts, 0); // where a share writes its next item of a part
    parallelFor(count, kGrain, [&](std::size_t from, std::size_t to) {
        std::size_t *own = place.data() + from / kGrain * parts;
        for (std::size_t i = from; i < to; ++i) {
            partOf[i] = static_cast<unsigned char>(
                std::upper_bound(border.begin(), border.end(), items[i].key) - border.begin());
            ++own[partOf[i]];
        }
    });
    std::vector<std::size_t> begin(parts + 1, 0);
    for (std::size_t p = 0, all = 0; p < parts; ++p) {
        begin[p] = all;
        for (std::size_t s = 0; s < shares; ++s)
            all += std::exchange(place[s * parts + p], all);
        begin[p + 1] = all;
    }
    parallelFor(count, kGrain, [&](std::size_t from, std::size_t to) {
        std::size_t *own = place.data() + from / kGrain * parts;
        for (std::size_t i = from; i < to; ++i)
            scratch[own[partOf[i]]++] = items[i];
    });
    items.swap(scratch);
    parallelFor(parts, 1, [&](std::size_t first, std::size_t last) {
        for (std::size_t p = first; p < last; ++p) {
            const std::size_t size = begin[p + 1] - begin[p];
            sortTexts(std::span(items).subspan(begin[p], size), std::span(scratch).subspan(begin[p], size),
                std::span(differs).subspan(begin[p], size), at);
        }
    });
    return differs;
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
        std::vector<Item> scratch(items.size());
        sortItems(items, scratch);
    }
    std::size_t at = 0;
    for (const Item &item : items)
        rows[at++] = item.row;
    for (const std::uint32_t row : missing)
        rows[at++] = row;
}

namespace {

// At most three bytes a unit, and two more a run of digits: written in place, since a call a byte would cost most.
std::size_t naturalKeyRoom(const QString &text) { return static_cast<std::size_t>(text.size()) * 3 + 3; }

// Sizes of instances without a number, from the smallest: they come before the numbered ones, 2xlarge to 48xlarge.
constexpr std::array<std::u16string_view, 6> kSizes{u"nano", u"micro", u"small", u"medium", u"large", u"xlarge"};

// Length and place of the size at `c`, a word of its own; {0, 0} for anything else.
std::pair<std::ptrdiff_t, std::size_t> sizeAt(const QChar *c, const QChar *end)
{
    for (std::size_t place = 0; place < kSizes.size(); ++place) {
        const auto length = static_cast<std::ptrdiff_t>(kSizes[place].size());
        if (end - c >= length && (end - c == length || !c[length].isLetterOrNumber())
            && std::equal(kSizes[place].begin(), kSizes[place].end(), c,
                [](char16_t letter, QChar unit) { return unit == letter || unit.toLower() == letter; }))
            return {length, place};
    }
    return {0, 0};
}

// Writes the key to `to`; returns its end.
char *writeNaturalKey(char *to, const QString &text)
{
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
            if (unit == u'.') { // a family ends
                if (const auto [length, place] = sizeAt(c, end); length > 0) {
                    *to++ = '0';
                    *to++ = '\0'; // before all numbers, also zero
                    *to++ = static_cast<char>(place + 1);
                    c += length;
                }
            }
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
    return to;
}

} // namespace

void appendNaturalKey(std::string &out, const QString &text)
{
    const std::size_t before = out.size();
    out.resize(before + naturalKeyRoom(text));
    out.resize(static_cast<std::size_t>(writeNaturalKey(out.data() + before, text) - out.data()));
}

namespace {

constexpr std::uint32_t kNull = ~std::uint32_t{0};

// Names, each once and numbered in the order they come.
class Names
{
public:
    const QList<QString> &all() const { return m_names; }
    std::uint32_t idOf(const QString &text)
    {
        // Sources often hand out one shared text many times: the same bytes in the same place need no second look. They
        // stay there while m_names shares them; text without a capacity is not owned and may change.
        const auto place = reinterpret_cast<std::uintptr_t>(text.constData());
        std::uint32_t &recent = m_recent[(place >> 4 ^ place >> 14) % m_recent.size()];
        if (recent < m_names.size() && text.capacity() > 0) {
            const QString &known = m_names[recent];
            if (known.constData() == text.constData() && known.size() == text.size())
                return recent;
        }
        const auto found = m_ids.constFind(text);
        if (found != m_ids.cend())
            return recent = *found;
        const auto id = static_cast<std::uint32_t>(m_names.size());
        m_ids.insert(text, id);
        m_names << text;
        return recent = id;
    }

private:
    QHash<QString, std::uint32_t> m_ids;
    QList<QString> m_names;
    std::array<std::uint32_t, 2048> m_recent{};
};

// Whether rows hand out texts that others own too: two threads that count references to them stand in each other's way.
bool sharesTexts(std::size_t count, const std::function<QString(std::size_t)> &textOf)
{
    constexpr std::size_t kSample = 64;
    std::size_t shared = 0;
    for (std::size_t i = 0; i < kSample; ++i)
        shared += textOf(i * count / kSample).isDetached() ? 0U : 1U;
    return shared > kSample / 2;
}

// Most columns of texts repeat a few hundred names: these are sorted once, whatever the number of rows. Empty where the
// texts turn out to be mostly different.
std::vector<OrderKey> ranksOfFew(std::size_t count, const std::function<QString(std::size_t)> &textOf)
{
    constexpr std::size_t kMost = 20000;
    if (count == 0)
        return {};
    const std::size_t grain = std::max(kGrain, count / (4 * std::max(1U, hardwareThreads())));
    std::vector<std::uint32_t> idOf(count); // within the names of the share
    std::vector<Names> shares((count + grain - 1) / grain);
    std::atomic<bool> few{true};
    parallelFor(
        count, grain,
        [&](std::size_t from, std::size_t to) {
            Names &own = shares[from / grain];
            for (std::size_t i = from; i < to && few.load(std::memory_order_relaxed); ++i) {
                const QString text = textOf(i);
                idOf[i] = text.isNull() ? kNull : own.idOf(text);
                if (own.all().size() > static_cast<qsizetype>(std::min(kMost, 1000 + (i - from) / 4)))
                    few.store(false, std::memory_order_relaxed);
            }
        },
        sharesTexts(count, textOf) ? 1 : 0);
    if (!few)
        return {};
    Names every;
    std::vector<std::vector<std::uint32_t>> idInEvery(shares.size());
    for (std::size_t s = 0; s < shares.size(); ++s)
        for (const QString &name : shares[s].all())
            idInEvery[s].push_back(every.idOf(name));
    std::vector<std::string> keys(static_cast<std::size_t>(every.all().size()));
    std::vector<std::uint32_t> order(keys.size());
    for (std::size_t n = 0; n < keys.size(); ++n) {
        appendNaturalKey(keys[n], every.all()[static_cast<qsizetype>(n)]);
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
    parallelFor(count, grain, [&](std::size_t from, std::size_t to) {
        const std::vector<std::uint32_t> &ids = idInEvery[from / grain];
        for (std::size_t i = from; i < to; ++i)
            ranks[i] = idOf[i] == kNull ? kMissingKey : rankOf[ids[idOf[i]]];
    });
    return ranks;
}

// Natural keys of all rows that have a text.
TextBlock naturalKeys(std::size_t count, const std::function<QString(std::size_t)> &textOf)
{
    TextBlock texts;
    texts.items.resize(count);
    texts.blocks.resize((count + kGrain - 1) / kGrain);
    parallelFor(count, kGrain, [&](std::size_t from, std::size_t to) {
        constexpr std::size_t kBlock = std::size_t{1} << 18;
        char *next = nullptr;
        std::size_t room = 0;
        for (std::size_t i = from; i < to; ++i) {
            const QString text = textOf(i);
            if (text.isNull())
                continue;
            if (const std::size_t wanted = naturalKeyRoom(text); wanted > room) {
                room = std::max(kBlock, wanted);
                next = texts.blocks[from / kGrain].emplace_back(std::make_unique_for_overwrite<char[]>(room)).get();
            }
            char *end = writeNaturalKey(next, text);
            const auto size = static_cast<std::size_t>(end - next);
            texts.items[i] = {0, next, static_cast<std::uint32_t>(size), static_cast<std::uint32_t>(i)};
            next = end;
            room -= size;
        }
    });
    std::erase_if(texts.items, [](const TextItem &item) { return item.data == nullptr; });
    return texts;
}

} // namespace

std::vector<OrderKey> textRanks(std::size_t count, const std::function<QString(std::size_t)> &textOf)
{
    if (std::vector<OrderKey> ranks = ranksOfFew(count, textOf); !ranks.empty() || count == 0)
        return ranks;
    TextBlock texts = naturalKeys(count, textOf);
    const std::vector<unsigned char> differs = sortAllTexts(texts.items);
    // The rank of an item is the number of differences up to it: counted by shares, then written.
    std::vector<OrderKey> ranks(count, kMissingKey);
    std::vector<OrderKey> before((differs.size() + kGrain - 1) / kGrain);
    parallelFor(differs.size(), kGrain, [&](std::size_t from, std::size_t to) {
        before[from / kGrain] = static_cast<OrderKey>(std::count(
            differs.begin() + static_cast<std::ptrdiff_t>(from), differs.begin() + static_cast<std::ptrdiff_t>(to), 1));
    });
    std::exclusive_scan(before.begin(), before.end(), before.begin(), OrderKey{0});
    parallelFor(differs.size(), kGrain, [&](std::size_t from, std::size_t to) {
        OrderKey rank = before[from / kGrain];
        for (std::size_t i = from; i < to; ++i) {
            rank += differs[i];
            ranks[texts.items[i].row] = rank - 1; // the first item differs from nothing, and has rank 0
        }
    });
    return ranks;
}

} // namespace wattfare
