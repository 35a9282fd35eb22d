// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pdf/pdf_bounds.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

namespace wattfare {

namespace {

constexpr int kMostLayers = 8; // deflated data within deflated data
constexpr int kMostStreams = 100'000;

// Unfolds deflated bytes, and what comes out once more, as nobody says here how many filters a stream has.
class Unfolding
{
public:
    Unfolding(qsizetype &left, int layer)
        : m_left(left)
        , m_layer(layer)
        , m_out(kSlice)
    {
        m_works = inflateInit(&m_zlib) == Z_OK;
    }
    ~Unfolding() { inflateEnd(&m_zlib); }
    Unfolding(const Unfolding &) = delete;
    Unfolding &operator=(const Unfolding &) = delete;

    // For other bytes, with the memory of those before.
    void restart()
    {
        m_ended = !m_works || inflateReset(&m_zlib) != Z_OK;
        m_taken = 0;
        m_passesOn = false;
    }

    // False: more than is left, or too many layers. Bytes behind the end, or that are not deflated, are not taken.
    bool take(const unsigned char *bytes, qsizetype size)
    {
        while (!m_ended && size > 0) {
            const qsizetype slice = std::min<qsizetype>(size, qsizetype(1) << 30);
            m_zlib.next_in = const_cast<Bytef *>(bytes); // zlib does not write there
            m_zlib.avail_in = static_cast<uInt>(slice);
            while (!m_ended) {
                m_zlib.next_out = m_out.data();
                m_zlib.avail_out = kSlice;
                const int code = inflate(&m_zlib, Z_NO_FLUSH);
                const qsizetype came = kSlice - static_cast<qsizetype>(m_zlib.avail_out);
                m_left -= came;
                if (m_left < 0 || (came > 0 && !passOn(came)))
                    return false;
                m_ended = code != Z_OK && code != Z_BUF_ERROR;
                if (m_zlib.avail_in == 0 && m_zlib.avail_out > 0)
                    break;
            }
            const qsizetype used = slice - static_cast<qsizetype>(m_zlib.avail_in);
            m_taken += used;
            bytes += used;
            size -= used;
        }
        return m_layer < kMostLayers || m_taken <= 2; // a header alone is chance
    }
    qsizetype taken() const { return m_taken; }

private:
    static constexpr uInt kSlice = 1U << 15U;

    bool passOn(qsizetype came)
    {
        if (m_layer == kMostLayers)
            return false;
        if (!m_inner)
            m_inner = std::make_unique<Unfolding>(m_left, m_layer + 1);
        if (!m_passesOn)
            m_inner->restart();
        m_passesOn = true;
        return m_inner->take(m_out.data(), came);
    }

    qsizetype &m_left;
    int m_layer;
    z_stream m_zlib{};
    std::vector<unsigned char> m_out;
    std::unique_ptr<Unfolding> m_inner;
    qsizetype m_taken = 0;
    bool m_works = false, m_ended = true, m_passesOn = false;
};

bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0'; }

bool endsName(char c) { return isSpace(c) || QByteArrayView("()<>[]{}/%").contains(c); }

qsizetype behindName(const QByteArray &pdf, qsizetype at)
{
    while (at < pdf.size() && !endsName(pdf[at]))
        ++at;
    return at;
}

// A name behind its slash, with #41 as what it stands for.
QByteArray nameAt(const QByteArray &pdf, qsizetype at)
{
    QByteArray name;
    for (qsizetype i = at; i < pdf.size() && name.size() < 20 && !endsName(pdf[i]); ++i) {
        const QByteArray code = pdf[i] == '#' ? QByteArray::fromHex(pdf.mid(i + 1, 2)) : QByteArray();
        name += code.isEmpty() ? pdf[i] : code[0];
        i += code.isEmpty() ? 0 : 2;
    }
    return name;
}

// A short name is no more than chance among packed bytes; what is behind /Filter is not.
bool isOtherPacking(const QByteArray &name, bool behindFilter)
{
    static constexpr std::array kOthers{"LZWDecode", "RunLengthDecode", "ASCIIHexDecode", "ASCII85Decode", "Crypt",
        "Encrypt", "LZW", "RL", "AHx", "A85"};
    constexpr std::ptrdiff_t kShort = 4;
    return std::any_of(
        kOthers.begin(), kOthers.end() - (behindFilter ? 0 : kShort), [&](const char *other) { return name == other; });
}

// Whether names stand there, alone or in a list, of no other packing. One that stands elsewhere could be packed itself.
bool filtersAsReport(const QByteArray &pdf, qsizetype at)
{
    bool list = false;
    for (; at < pdf.size(); ++at) {
        if (isSpace(pdf[at]))
            continue;
        if (pdf[at] == ']')
            return list;
        if (pdf[at] == '[' && !list) {
            list = true;
            continue;
        }
        if (pdf[at] != '/' || isOtherPacking(nameAt(pdf, at + 1), true))
            return false;
        if (!list)
            return true;
        at = behindName(pdf, at + 1) - 1;
    }
    return false;
}

bool isDeflated(QByteArrayView bytes)
{
    if (bytes.size() < 2)
        return false;
    const auto method = static_cast<unsigned char>(bytes[0]), flags = static_cast<unsigned char>(bytes[1]);
    return (method & 15U) == Z_DEFLATED && (method >> 4U) + 8U <= MAX_WBITS && (method * 256U + flags) % 31U == 0;
}

} // namespace

bool unfoldsAsReport(const QByteArray &pdf, const ProgressFn &progress)
{
    constexpr QByteArrayView kStream("stream");
    constexpr qsizetype kTick = 1 << 20;
    qsizetype left = kMaxUnfoldedPdf, leftToTake = 2 * pdf.size();
    int streams = 0;
    Unfolding unfolding(left, 0);
    // What was unfolded is looked at like all else: the offsets of a PDF may lead into it.
    for (qsizetype at = 0; at < pdf.size(); ++at) {
        if (at % kTick == 0 && !keepGoing(progress, static_cast<double>(at) / static_cast<double>(pdf.size())))
            return false;
        if (pdf[at] == '/') {
            const QByteArray name = nameAt(pdf, at + 1);
            if (isOtherPacking(name, false) || (name == "Filter" && !filtersAsReport(pdf, behindName(pdf, at + 1))))
                return false;
        }
        if (pdf[at] != 's' || !QByteArrayView(pdf).sliced(at).startsWith(kStream))
            continue;
        qsizetype from = at + kStream.size();
        while (from < pdf.size() && isSpace(pdf[from]))
            ++from;
        const QByteArrayView bytes = QByteArrayView(pdf).sliced(from);
        if (!isDeflated(bytes))
            continue;
        unfolding.restart();
        if (++streams > kMostStreams
            || !unfolding.take(reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size()))
            return false;
        leftToTake -= unfolding.taken(); // of a report: each byte once
        if (leftToTake < 0)
            return false;
    }
    return true;
}

} // namespace wattfare
