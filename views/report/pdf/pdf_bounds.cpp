// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/pdf/pdf_bounds.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>

namespace wattfare {

namespace {

constexpr int kMostLayers = 8; // deflated data within deflated data

// Unfolds deflated bytes, and what comes out once more, as nobody says here how many filters a stream has.
class Unfolding
{
public:
    Unfolding(qsizetype &left, int layer)
        : m_left(left)
        , m_layer(layer)
        , m_out(new unsigned char[kSlice])
    {
        m_ended = inflateInit(&m_zlib) != Z_OK;
    }
    ~Unfolding() { inflateEnd(&m_zlib); }
    Unfolding(const Unfolding &) = delete;
    Unfolding &operator=(const Unfolding &) = delete;

    // False: more than is left, or too many layers. Bytes behind the end, or that are not deflated, are not taken.
    bool take(const unsigned char *bytes, qsizetype size)
    {
        while (!m_ended && size > 0) {
            const qsizetype slice = std::min<qsizetype>(size, qsizetype(1) << 30);
            m_zlib.next_in = const_cast<Bytef *>(bytes); // zlib does not write there
            m_zlib.avail_in = static_cast<uInt>(slice);
            while (!m_ended) {
                m_zlib.next_out = m_out.get();
                m_zlib.avail_out = kSlice;
                const int code = inflate(&m_zlib, Z_NO_FLUSH);
                const qsizetype came = kSlice - static_cast<qsizetype>(m_zlib.avail_out);
                m_left -= came;
                if (m_left < 0)
                    return false;
                if (came > 0 && !m_inner)
                    m_inner = std::make_unique<Unfolding>(m_left, m_layer + 1);
                if (came > 0 && !m_inner->take(m_out.get(), came))
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

    qsizetype &m_left;
    int m_layer;
    z_stream m_zlib{};
    std::unique_ptr<unsigned char[]> m_out; // not set to 0: there may be very many of these
    std::unique_ptr<Unfolding> m_inner;
    qsizetype m_taken = 0;
    bool m_ended = false;
};

bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0'; }

// A name behind its slash, with #41 as what it stands for.
QByteArray nameAt(const QByteArray &pdf, qsizetype at)
{
    QByteArray name;
    constexpr QByteArrayView kEnds("()<>[]{}/%");
    for (qsizetype i = at; i < pdf.size() && name.size() < 20; ++i) {
        if (isSpace(pdf[i]) || kEnds.contains(pdf[i]))
            break;
        const QByteArray code = pdf[i] == '#' ? QByteArray::fromHex(pdf.mid(i + 1, 2)) : QByteArray();
        name += code.isEmpty() ? pdf[i] : code[0];
        i += code.isEmpty() ? 0 : 2;
    }
    return name;
}

enum class Packing : std::uint8_t { deflated, other, perhaps };

// Of a filter's name: in deflated bytes a short one may be chance.
Packing packingOf(const QByteArray &name)
{
    static constexpr std::array kOthers{
        "LZWDecode", "RunLengthDecode", "ASCIIHexDecode", "ASCII85Decode", "Crypt", "Encrypt"};
    static constexpr std::array kShort{"LZW", "RL", "AHx", "A85"};
    const auto is = [&](const char *other) { return name == other; };
    return std::any_of(kOthers.begin(), kOthers.end(), is) ? Packing::other
        : std::any_of(kShort.begin(), kShort.end(), is)    ? Packing::perhaps
                                                           : Packing::deflated;
}

// What zlib begins with (RFC 1950, 2.2).
bool isZlibHeader(const QByteArray &pdf, qsizetype at)
{
    if (at + 2 > pdf.size())
        return false;
    const auto method = static_cast<unsigned char>(pdf[at]), flags = static_cast<unsigned char>(pdf[at + 1]);
    return (method & 0x0fU) == 8 && (method * 256U + flags) % 31 == 0;
}

// A run of deflated bytes. Somebody may hide objects in it, as they are: by blocks that are stored.
struct Run {
    qsizetype begin = 0, end = 0;
    std::optional<bool> objects;

    bool holdsObjects(const QByteArray &pdf)
    {
        if (!objects) {
            objects = false;
            constexpr QByteArrayView kObject("obj");
            for (qsizetype at = pdf.indexOf(kObject, begin); at >= 0 && at < end && !*objects;
                 at = pdf.indexOf(kObject, at + 1))
                objects = at > begin && isSpace(pdf[at - 1]);
        }
        return *objects;
    }
};

} // namespace

bool unfoldsAsReport(const QByteArray &pdf)
{
    constexpr QByteArrayView kStream("stream");
    constexpr int kMostRuns = 100'000; // a report has some hundreds
    qsizetype left = kMaxUnfoldedPdf;
    Run run;
    int runs = 0;
    for (qsizetype at = 0; at < pdf.size(); ++at) {
        if (pdf[at] == '/') {
            const Packing packing = packingOf(nameAt(pdf, at + 1));
            if (packing == Packing::other || (packing == Packing::perhaps && (at >= run.end || run.holdsObjects(pdf))))
                return false;
        }
        if (pdf[at] != 's'
            || QByteArrayView(pdf).sliced(at).first(std::min(kStream.size(), pdf.size() - at)) != kStream)
            continue;
        qsizetype from = at + kStream.size();
        while (from < pdf.size() && isSpace(pdf[from]))
            ++from;
        at = from - 1; // what follows is looked at in any case: the word may stand where no stream begins
        if (!isZlibHeader(pdf, from))
            continue;
        if (++runs > kMostRuns)
            return false;
        Unfolding unfolding(left, 0);
        if (!unfolding.take(reinterpret_cast<const unsigned char *>(pdf.constData()) + from, pdf.size() - from))
            return false;
        if (from + unfolding.taken() > run.end)
            run = {from, from + unfolding.taken(), {}};
    }
    return true;
}

} // namespace wattfare
