// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/json_stream.h"

#include "model/support/input_error.h"
#include "model/support/input_file.h"

#include <algorithm>
#include <bit>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace wattfare {

namespace {

constexpr std::size_t kReadBytes = std::size_t{1} << 20;
constexpr std::size_t kParserPadding = 64; // what simdjson may read beyond the text

struct Masks {
    std::uint64_t quote = 0, backslash = 0, open = 0, close = 0;
};

// Where the four kinds of structural bytes stand in 64 bytes.
Masks masksOf(const char *p)
{
    Masks masks;
#if defined(__SSE2__)
    for (unsigned i = 0; i < 4; ++i) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(p + i * 16U));
        const auto equal = [&bytes](char c) {
            return static_cast<std::uint64_t>(
                static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)))));
        };
        // '{' is '[' + 32 and '}' is ']' + 32: one comparison each after setting that bit.
        const __m128i folded = _mm_or_si128(bytes, _mm_set1_epi8(0x20));
        const auto foldedEqual = [&folded](char c) {
            return static_cast<std::uint64_t>(
                static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(folded, _mm_set1_epi8(c)))));
        };
        masks.quote |= equal('"') << (i * 16U);
        masks.backslash |= equal('\\') << (i * 16U);
        masks.open |= foldedEqual('{') << (i * 16U);
        masks.close |= foldedEqual('}') << (i * 16U);
    }
#else
    for (unsigned i = 0; i < 64; ++i) {
        const std::uint64_t bit = std::uint64_t{1} << i;
        switch (p[i]) {
        case '"': masks.quote |= bit; break;
        case '\\': masks.backslash |= bit; break;
        case '{':
        case '[': masks.open |= bit; break;
        case '}':
        case ']': masks.close |= bit; break;
        default: break;
        }
    }
#endif
    return masks;
}

// For each bit: whether an odd number of bits is set at or below it.
std::uint64_t prefixXor(std::uint64_t bits)
{
    for (unsigned shift = 1; shift < 64; shift *= 2)
        bits ^= bits << shift;
    return bits;
}

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// The bytes of a file, a window at a time: [position, end) is in memory; what was consumed goes with the next fill.
class Window
{
public:
    Window(const std::filesystem::path &file, const ProgressFn &progress)
        : m_file(file)
        , m_progress(progress)
        , m_in(file)
    {
    }
    Window(const Window &) = delete;
    Window &operator=(const Window &) = delete;

    Result<void> open() { return m_in.open(); }

    // Makes at least one more byte available behind `end`; false at the end of the file.
    Result<bool> fill()
    {
        if (m_eof)
            return false;
        if (!keepGoing(m_progress, m_in.share()))
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        if (m_position > 0) {
            m_buffer.erase(0, m_position);
            m_dropped += m_position;
            m_position = 0;
        }
        const std::size_t old = m_buffer.size();
        // One byte more than the file is said to hold, so that its end shows and growth is noticed.
        const std::uint64_t held = m_dropped + old;
        const std::uint64_t left = m_in.packed() ? kReadBytes : m_in.size() > held ? m_in.size() - held + 1 : 1;
        const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(kReadBytes, left));
        m_buffer.resize(old + wanted);
        const auto got = m_in.read({m_buffer.data() + old, wanted});
        m_buffer.resize(old + got.value_or(0));
        if (!got)
            return tl::unexpected<Error>(got.error());
        m_eof = *got == 0;
        return *got > 0;
    }

    const char *data() const { return m_buffer.data() + m_position; }
    std::size_t available() const { return m_buffer.size() - m_position; }
    void consume(std::size_t count) { m_position += count; }
    std::uint64_t offset() const { return m_dropped + m_position; }

    tl::unexpected<Error> refused(std::string_view field, Clause expected, std::size_t ahead = 0) const
    {
        Argument found = ahead < available()
            ? Argument(std::string_view(data() + ahead, std::min<std::size_t>(40, available() - ahead)))
            : Argument(Phrase::endOfFile);
        return tl::unexpected<Error>(inputRefusedAtByte(
            m_file.filename().string(), offset() + ahead, field, std::move(found), std::move(expected)));
    }

private:
    std::filesystem::path m_file;
    const ProgressFn &m_progress;
    InputFile m_in;
    std::uint64_t m_dropped = 0;
    std::string m_buffer;
    std::size_t m_position = 0;
    bool m_eof = false;
};

class Streamer
{
public:
    Streamer(const std::filesystem::path &file, const JsonStreamPlan &plan, const JsonStreamHandlers &handlers,
        const ProgressFn &progress)
        : m_plan(plan)
        , m_handlers(handlers)
        , m_window(file, progress)
    {
    }

    Result<void> run()
    {
        if (auto opened = m_window.open(); !opened)
            return opened;
        if (auto done = skipByteOrderMark(); !done)
            return done;
        const auto first = nextByte("", Phrase::openingBrace);
        if (!first)
            return tl::unexpected<Error>(first.error());
        const bool list = m_plan.manyDocuments && *first == '[';
        if (list)
            m_window.consume(1);
        for (;;) {
            m_seen.clear();
            if (auto done = container({}, 1); !done)
                return done;
            const auto more = list ? nextInList() : anotherDocument();
            if (!more)
                return tl::unexpected<Error>(more.error());
            if (!*more)
                break;
        }
        if (auto flushed = flush(); !flushed)
            return flushed;
        const auto rest = skipSpace();
        if (!rest)
            return tl::unexpected<Error>(rest.error());
        if (*rest)
            return m_window.refused("", Phrase::endOfFile);
        return {};
    }

private:
    Result<bool> nextInList()
    {
        const auto next = nextByte("", Phrase::commaOrBracket);
        if (!next)
            return tl::unexpected<Error>(next.error());
        if (*next != ',' && *next != ']')
            return m_window.refused("", Phrase::commaOrBracket);
        m_window.consume(1);
        return *next == ',';
    }

    Result<bool> anotherDocument() { return m_plan.manyDocuments ? skipSpace() : Result<bool>(false); }

    Result<void> skipByteOrderMark()
    {
        while (m_window.available() < 3) {
            const auto more = m_window.fill();
            if (!more)
                return tl::unexpected<Error>(more.error());
            if (!*more)
                break;
        }
        if (m_window.available() >= 3 && std::memcmp(m_window.data(), "\xef\xbb\xbf", 3) == 0)
            m_window.consume(3);
        return {};
    }

    // Moves to the next byte that is not white space; false at the end of the file.
    Result<bool> skipSpace()
    {
        for (;;) {
            std::size_t i = 0;
            while (i < m_window.available() && isSpace(m_window.data()[i]))
                ++i;
            m_window.consume(i);
            if (m_window.available() > 0)
                return true;
            const auto more = m_window.fill();
            if (!more)
                return tl::unexpected<Error>(more.error());
            if (!*more)
                return false;
        }
    }

    Result<char> nextByte(std::string_view field, Phrase expected)
    {
        const auto there = skipSpace();
        if (!there)
            return tl::unexpected<Error>(there.error());
        if (!*there)
            return m_window.refused(field, expected);
        return *m_window.data();
    }

    // A key: no escapes, at most 256 bytes. Leaves the position after the colon.
    Result<std::string> key(const std::string &path)
    {
        const auto first = nextByte(path, Phrase::nameInQuotes);
        if (!first)
            return tl::unexpected<Error>(first.error());
        if (*first != '"')
            return m_window.refused(path, Phrase::nameInQuotes);
        m_window.consume(1);
        std::string name;
        for (;;) {
            if (m_window.available() == 0) {
                const auto more = m_window.fill();
                if (!more)
                    return tl::unexpected<Error>(more.error());
                if (!*more)
                    return m_window.refused(path, Phrase::closingQuote);
            }
            const char c = *m_window.data();
            if (c == '\\' || static_cast<unsigned char>(c) < 0x20 || name.size() > 256)
                return m_window.refused(path, Phrase::plainName);
            m_window.consume(1);
            if (c == '"')
                break;
            name += c;
        }
        if (!isUtf8(name))
            return m_window.refused(path, Phrase::nameInUtf8);
        const auto colon = nextByte(path, Phrase::colon);
        if (!colon)
            return tl::unexpected<Error>(colon.error());
        if (*colon != ':')
            return m_window.refused(path, Phrase::colon);
        m_window.consume(1);
        return name;
    }

    // An object on the way to a batch path (or the root): member by member.
    Result<void> container(const std::string &path, std::size_t depth)
    {
        const auto brace = nextByte(path, Phrase::openingBrace);
        if (!brace)
            return tl::unexpected<Error>(brace.error());
        if (*brace != '{')
            return m_window.refused(path, Phrase::openingBrace);
        m_window.consume(1);
        const auto first = nextByte(path, Phrase::closingBraceOrMember);
        if (!first)
            return tl::unexpected<Error>(first.error());
        if (*first == '}') {
            m_window.consume(1);
            return {};
        }
        for (;;) {
            const auto name = key(path);
            if (!name)
                return tl::unexpected<Error>(name.error());
            const std::string child = path.empty() ? *name : path + '/' + *name;
            if (std::find(m_seen.begin(), m_seen.end(), child) != m_seen.end())
                return m_window.refused(child, Phrase::eachNameOnce);
            if (m_seen.size() > 4096)
                return m_window.refused(child, Phrase::atMost4096Names);
            m_seen.push_back(child);
            const auto batchPath = std::find(m_plan.batchPaths.begin(), m_plan.batchPaths.end(), child);
            const bool onTheWay = std::any_of(m_plan.batchPaths.begin(), m_plan.batchPaths.end(),
                [&](const std::string &p) { return p.starts_with(child + '/'); });
            Result<void> done;
            if (batchPath != m_plan.batchPaths.end())
                done = batches(static_cast<std::size_t>(batchPath - m_plan.batchPaths.begin()), child);
            else if (onTheWay)
                done = container(child, depth + 1);
            else
                done = other(child);
            if (!done)
                return done;
            const auto next = nextByte(path, Phrase::commaOrBrace);
            if (!next)
                return tl::unexpected<Error>(next.error());
            m_window.consume(1);
            if (*next == '}')
                return {};
            if (*next != ',')
                return m_window.refused(path, Phrase::commaOrBrace);
        }
    }

    // Length of the value that begins at the window's position, which stays; grows the window as needed.
    Result<std::size_t> valueLength(const std::string &path)
    {
        std::size_t i = 0;
        std::size_t depth = 0;
        bool inString = false;
        for (;;) {
            if (i > m_plan.maxMemberBytes)
                return m_window.refused(path, Phrase::smallerMember, 0);
            if (i >= m_window.available()) {
                const auto more = m_window.fill();
                if (!more)
                    return tl::unexpected<Error>(more.error());
                if (!*more)
                    return m_window.refused(path, Phrase::endOfValue, i);
            }
            const char c = m_window.data()[i];
            if (inString) {
                if (c == '\\')
                    ++i;
                else if (c == '"') {
                    inString = false;
                    if (depth == 0)
                        return i + 1;
                }
            } else if (c == '"') {
                inString = true;
            } else if (c == '{' || c == '[') {
                if (++depth > kMaxJsonDepth)
                    return m_window.refused(path, Phrase::nesting64, i);
            } else if (c == '}' || c == ']') {
                if (depth == 0)
                    return i;
                if (--depth == 0)
                    return i + 1;
            } else if (depth == 0 && (c == ',' || isSpace(c))) {
                return i;
            }
            ++i;
        }
    }

    Result<void> other(const std::string &path)
    {
        const auto first = nextByte(path, Phrase::value);
        if (!first)
            return tl::unexpected<Error>(first.error());
        const auto length = valueLength(path);
        if (!length)
            return tl::unexpected<Error>(length.error());
        if (*length == 0)
            return m_window.refused(path, Phrase::value);
        if (m_handlers.other) {
            const auto done = m_handlers.other(path, std::string_view(m_window.data(), *length), m_window.offset());
            if (!done)
                return done;
        }
        m_window.consume(*length);
        return {};
    }

    Result<void> batches(std::size_t path, const std::string &name)
    {
        if (m_handlers.entered) {
            if (auto flushed = flush(); !flushed)
                return flushed;
            if (auto entered = m_handlers.entered(path); !entered)
                return entered;
        }
        const auto brace = nextByte(name, Phrase::braceOrBracket);
        if (!brace)
            return tl::unexpected<Error>(brace.error());
        if (*brace != '{' && *brace != '[')
            return m_window.refused(name, Phrase::braceOrBracket);
        const char open = *brace;
        const char close = open == '{' ? '}' : ']';
        m_window.consume(1);
        const auto first = nextByte(name, Phrase::member);
        if (!first)
            return tl::unexpected<Error>(first.error());
        if (*first == close) {
            m_window.consume(1);
            return {};
        }
        for (;;) {
            // The window's position is at a member. Find where enough members end, or the container does.
            bool ended = false;
            const auto length = membersLength(name, &ended);
            if (!length)
                return tl::unexpected<Error>(length.error());
            JsonBatch &batch = m_batches.emplace_back();
            batch.path = path;
            batch.offset = m_window.offset();
            batch.text.reserve(*length + 2 + kParserPadding);
            batch.text += open;
            batch.text.append(m_window.data(), *length);
            batch.text += close;
            batch.size = batch.text.size();
            batch.text.append(kParserPadding, ' ');
            m_window.consume(*length);
            if (m_batches.size() >= m_plan.batchesAtOnce)
                if (auto flushed = flush(); !flushed)
                    return flushed;
            const auto next = nextByte(name, Phrase::commaOrEnd);
            if (!next)
                return tl::unexpected<Error>(next.error());
            if (*next == close) {
                m_window.consume(1);
                return {};
            }
            if (*next != ',' || ended)
                return m_window.refused(name, Phrase::commaOrEnd);
            m_window.consume(1);
            const auto member = nextByte(name, Phrase::member);
            if (!member)
                return tl::unexpected<Error>(member.error());
            if (*member == close)
                return m_window.refused(name, Phrase::memberAfterComma);
        }
    }

    // Bytes from the position to the end of a member that closes with a brace or bracket and lies at or beyond the
    // batch size, or to the closing brace of the container (*ended).
    Result<std::size_t> membersLength(const std::string &path, bool *ended)
    {
        std::size_t scanned = 0; // a multiple of 64 until the end
        std::size_t lastEnd = 0; // end of the last complete member
        std::size_t depth = 0;
        std::uint64_t inString = 0; // all ones inside a string at the border of blocks
        bool escaped = false; // the first byte of the next block is escaped
        char tail[64];
        for (;;) {
            const char *block = nullptr;
            while (m_window.available() < scanned + 64) {
                const auto more = m_window.fill();
                if (!more)
                    return tl::unexpected<Error>(more.error());
                if (!*more)
                    break;
            }
            const std::size_t rest = m_window.available() - scanned;
            if (rest == 0)
                return m_window.refused(path, Phrase::closingBrace, scanned);
            if (rest >= 64) {
                block = m_window.data() + scanned;
            } else {
                std::memset(tail, ' ', sizeof tail);
                std::memcpy(tail, m_window.data() + scanned, rest);
                block = tail;
            }
            const Masks masks = masksOf(block);
            std::uint64_t quotes = masks.quote;
            if (masks.backslash != 0 || escaped) { // rare: strike out the escaped quotes one by one
                std::uint64_t struck = escaped ? 1U : 0U;
                escaped = false;
                for (std::uint64_t left = masks.backslash; left != 0; left &= left - 1) {
                    const unsigned at = static_cast<unsigned>(std::countr_zero(left));
                    if ((struck >> at) & 1U)
                        continue; // this backslash is itself escaped
                    if (at == 63)
                        escaped = true;
                    else
                        struck |= std::uint64_t{1} << (at + 1U);
                }
                quotes &= ~struck;
            }
            const std::uint64_t strings = prefixXor(quotes) ^ inString;
            inString = static_cast<std::uint64_t>(static_cast<std::int64_t>(strings) >> 63);
            for (std::uint64_t left = (masks.open | masks.close) & ~strings; left != 0; left &= left - 1) {
                const std::uint64_t bit = left & (~left + 1);
                const std::size_t at = scanned + static_cast<std::size_t>(std::countr_zero(left));
                if (masks.open & bit) {
                    if (++depth > kMaxJsonDepth)
                        return m_window.refused(path, Phrase::nesting64, at);
                    continue;
                }
                if (depth == 0) {
                    *ended = true;
                    return at;
                }
                if (--depth == 0) {
                    if (at + 1 - lastEnd > m_plan.maxMemberBytes)
                        return m_window.refused(path, Phrase::smallerMember, lastEnd);
                    lastEnd = at + 1;
                    if (lastEnd >= m_plan.batchBytes)
                        return lastEnd;
                }
            }
            scanned += 64;
            if (scanned - lastEnd > m_plan.maxMemberBytes)
                return m_window.refused(path, Phrase::smallerMember, lastEnd);
            if (rest < 64)
                return m_window.refused(path, Phrase::closingBrace, scanned - 64 + rest);
        }
    }

    Result<void> flush()
    {
        if (m_batches.empty())
            return {};
        auto done = m_handlers.batches(m_batches);
        m_batches.clear();
        return done;
    }

    const JsonStreamPlan &m_plan;
    const JsonStreamHandlers &m_handlers;
    Window m_window;
    std::vector<JsonBatch> m_batches;
    std::vector<std::string> m_seen;
};

} // namespace

Result<void> streamJson(const std::filesystem::path &file, const JsonStreamPlan &plan,
    const JsonStreamHandlers &handlers, const ProgressFn &progress)
{
    return Streamer(file, plan, handlers, progress).run();
}

} // namespace wattfare
