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

// Unfolds deflated bytes, and what comes out once more, as nobody says here how many filters a stream has.
class Unfolding
{
public:
    Unfolding(qsizetype &left, int layer)
        : m_left(left)
        , m_layer(layer)
        , m_out(kSlice)
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
                m_zlib.next_out = m_out.data();
                m_zlib.avail_out = kSlice;
                const int code = inflate(&m_zlib, Z_NO_FLUSH);
                const qsizetype came = kSlice - static_cast<qsizetype>(m_zlib.avail_out);
                m_left -= came;
                if (m_left < 0)
                    return false;
                if (came > 0 && !m_inner)
                    m_inner = std::make_unique<Unfolding>(m_left, m_layer + 1);
                if (came > 0 && !m_inner->take(m_out.data(), came))
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
    std::vector<unsigned char> m_out;
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

bool isOtherPacking(const QByteArray &name)
{
    static constexpr std::array kOthers{"LZWDecode", "LZW", "RunLengthDecode", "RL", "ASCIIHexDecode", "AHx",
        "ASCII85Decode", "A85", "Crypt", "Encrypt"};
    return std::any_of(kOthers.begin(), kOthers.end(), [&](const char *other) { return name == other; });
}

} // namespace

bool unfoldsAsReport(const QByteArray &pdf)
{
    constexpr QByteArrayView kStream("stream");
    qsizetype left = kMaxUnfoldedPdf;
    for (qsizetype at = 0; at < pdf.size(); ++at) {
        if (pdf[at] == '/' && isOtherPacking(nameAt(pdf, at + 1)))
            return false;
        if (pdf[at] != 's'
            || QByteArrayView(pdf).sliced(at).first(std::min(kStream.size(), pdf.size() - at)) != kStream)
            continue;
        qsizetype from = at + kStream.size();
        while (from < pdf.size() && isSpace(pdf[from]))
            ++from;
        Unfolding unfolding(left, 0);
        if (!unfolding.take(reinterpret_cast<const unsigned char *>(pdf.constData()) + from, pdf.size() - from))
            return false;
        at = unfolding.taken() > 8 ? from + unfolding.taken() - 1 : from - 1;
    }
    return true;
}

} // namespace wattfare
