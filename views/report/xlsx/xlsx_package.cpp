// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/xlsx/xlsx_package.h"

#include <QFile>
#include <QFileInfo>

#include <minizip/unzip.h>
#include <minizip/zip.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <type_traits>

#ifndef EDQUOT // Windows has no quota of its own
#define EDQUOT ENOSPC
#endif

namespace wattfare {

namespace {

// Rows are digits for the most part: level 3 takes half as long again for a tenth of the size, level 6 more than three
// times as long for a fifth.
constexpr int kLevelOfRows = 1;

struct CloseUnzip {
    void operator()(void *zip) const { unzClose(zip); }
};
struct CloseZip {
    void operator()(void *zip) const { zipClose(zip, nullptr); }
};
using Unzip = std::unique_ptr<std::remove_pointer_t<unzFile>, CloseUnzip>;
using Zip = std::unique_ptr<std::remove_pointer_t<zipFile>, CloseZip>;

tl::unexpected<Error> broken(const char *what) { return fail(Error::Code::internal, {"report.xlsx_failed", {}}, what); }

// The XML of a worksheet with 15 figures of each number, by cell.
QByteArray withEveryDigit(const QByteArray &xml, const std::map<std::string, double> &numbers)
{
    static const QByteArray cell("<c r=\""), value("<v>");
    QByteArray out;
    qsizetype done = 0;
    for (qsizetype at = xml.indexOf(cell); at >= 0; at = xml.indexOf(cell, at + 1)) {
        const qsizetype name = at + cell.size();
        const auto number = numbers.find(xml.mid(name, xml.indexOf('"', name) - name).toStdString());
        const qsizetype begin = xml.indexOf('>', name) + 1;
        if (number == numbers.end() || xml.mid(begin, value.size()) != value)
            continue;
        std::string digits;
        appendSheetNumber(digits, number->second);
        out += xml.mid(done, begin + value.size() - done) + QByteArray::fromStdString(digits);
        done = xml.indexOf('<', begin + value.size());
    }
    return out + xml.mid(done);
}

class Package
{
public:
    Package(const QByteArray &from, const QByteArray &to, const std::vector<QByteArray> &errorBars)
        : m_from(unzOpen64(from.constData()))
        , m_to(zipOpen64(to.constData(), APPEND_STATUS_CREATE))
        , m_folder(QFileInfo(QFile::decodeName(to)).path().toStdString())
        , m_errorBars(errorBars)
    {
    }

    Result<void> copy(const std::vector<SheetCells> &sheets)
    {
        if (!m_from || !m_to)
            return broken("the workbook cannot be opened");
        for (int next = unzGoToFirstFile(m_from.get()); next != UNZ_END_OF_LIST_OF_FILE;
             next = unzGoToNextFile(m_from.get())) {
            if (next != UNZ_OK)
                return broken("the workbook cannot be read");
            if (Result<void> copied = copyEntry(sheets); !copied)
                return copied;
        }
        errno = 0;
        if (zipClose(m_to.release(), nullptr) != ZIP_OK)
            return notWritten();
        return {};
    }

private:
    Result<void> copyEntry(const std::vector<SheetCells> &sheets)
    {
        unz_file_info64 info{};
        std::array<char, 256> name{};
        if (unzGetCurrentFileInfo64(m_from.get(), &info, name.data(), name.size() - 1, nullptr, 0, nullptr, 0) != UNZ_OK
            || unzOpenCurrentFile(m_from.get()) != UNZ_OK)
            return broken("the workbook cannot be read");
        QByteArray contents(static_cast<qsizetype>(info.uncompressed_size), '\0');
        const int read = unzReadCurrentFile(m_from.get(), contents.data(), static_cast<unsigned>(contents.size()));
        if (unzCloseCurrentFile(m_from.get()) != UNZ_OK || read != contents.size())
            return broken("the workbook cannot be read");

        const auto sheet = std::find_if(sheets.begin(), sheets.end(), [&](const SheetCells &each) {
            return QByteArray(name.data()) == "xl/worksheets/sheet" + QByteArray::number(each.sheet) + ".xml";
        });
        if (sheet != sheets.end() && !sheet->numbers.empty())
            contents = withEveryDigit(contents, sheet->numbers);
        if (QByteArray(name.data()).startsWith("xl/charts/"))
            contents = withErrorBars(contents);
        const bool filled = sheet != sheets.end() && sheet->write;
        zip_fileinfo entry{};
        entry.dosDate = static_cast<uLong>(info.dosDate);
        errno = 0;
        if (zipOpenNewFileInZip64(m_to.get(), name.data(), &entry, nullptr, 0, nullptr, 0, nullptr, Z_DEFLATED,
                filled ? kLevelOfRows : Z_DEFAULT_COMPRESSION, filled && sheet->beyond4GB ? 1 : 0)
            != ZIP_OK)
            return notWritten();
        Result<void> written = filled ? writeSheet(contents, *sheet)
                                      : write({contents.constData(), static_cast<std::size_t>(contents.size())});
        errno = 0;
        if (zipCloseFileInZip(m_to.get()) != ZIP_OK && written)
            return notWritten();
        return written;
    }

    Result<void> writeSheet(QByteArray frame, const SheetCells &rows)
    {
        static const QByteArray dimension("<dimension ref=\"");
        if (const qsizetype at = frame.indexOf(dimension); at >= 0) {
            const qsizetype begin = at + dimension.size();
            frame.replace(begin, frame.indexOf('"', begin) - begin, rows.range);
        }
        const QByteArray standIn = "<row r=\"" + QByteArray::number(kStandInRow) + '"';
        const qsizetype begin = frame.indexOf(standIn);
        const qsizetype end = frame.indexOf("</sheetData>", std::max<qsizetype>(begin, 0));
        if (begin < 0 || end < 0)
            return broken("the workbook has no place for the rows");
        std::vector<int> styles;
        static const QByteArray style(" s=\"");
        for (qsizetype at = frame.indexOf(style, begin); at >= 0 && at < end; at = frame.indexOf(style, at + 1)) {
            const qsizetype digits = at + style.size();
            styles.push_back(frame.mid(digits, frame.indexOf('"', digits) - digits).toInt());
        }
        const std::string_view whole(frame.constData(), static_cast<std::size_t>(frame.size()));
        if (Result<void> written = write(whole.substr(0, static_cast<std::size_t>(begin))); !written)
            return written;
        if (Result<void> written = rows.write(styles, [this](std::string_view piece) { return write(piece); });
            !written)
            return written;
        return write(withMerged(frame.mid(end), rows.merged).toStdString());
    }

    // Error bars of one length, which is the number of those that belong there, become those.
    QByteArray withErrorBars(QByteArray chart) const
    {
        static const QByteArray oneLength("<c:errValType val=\"fixedVal\"/>"), length("<c:val val=\"");
        for (qsizetype at = chart.indexOf(oneLength); at >= 0; at = chart.indexOf(oneLength, at)) {
            chart.replace(at, oneLength.size(), "<c:errValType val=\"cust\"/>");
            const qsizetype begin = chart.indexOf(length, at), digits = begin + length.size();
            const qsizetype end = chart.indexOf("/>", digits);
            const auto number = static_cast<std::size_t>(chart.mid(digits, end - 1 - digits).toDouble());
            if (begin >= 0 && number >= 1 && number <= m_errorBars.size())
                chart.replace(begin, end + 2 - begin, m_errorBars[number - 1]);
        }
        return chart;
    }

    // What follows the rows, with the cells that are one named at their place, which is behind the filter.
    static QByteArray withMerged(QByteArray rest, const std::vector<QByteArray> &ranges)
    {
        if (ranges.empty())
            return rest;
        QByteArray merged = "<mergeCells count=\"" + QByteArray::number(static_cast<qulonglong>(ranges.size())) + "\">";
        for (const QByteArray &range : ranges)
            merged += "<mergeCell ref=\"" + range + "\"/>";
        const qsizetype filter = rest.indexOf("<autoFilter ");
        const qsizetype at = rest.indexOf('>', std::max<qsizetype>(filter, 0)) + 1;
        return rest.insert(at, merged + "</mergeCells>");
    }

    Result<void> write(std::string_view piece)
    {
        errno = 0;
        if (zipWriteInFileInZip(m_to.get(), piece.data(), static_cast<unsigned>(piece.size())) != ZIP_OK)
            return notWritten();
        return {};
    }

    tl::unexpected<Error> notWritten() const
    {
        if (errno == EFBIG || errno == ENOSPC || errno == EDQUOT)
            return fail(Error::Code::fileAccess, {"save.disk_full", {m_folder}}, "the workbook cannot be packed");
        return broken("the workbook cannot be packed");
    }

    Unzip m_from;
    Zip m_to;
    std::string m_folder;
    const std::vector<QByteArray> &m_errorBars;
};

} // namespace

Result<void> putCells(const QByteArray &from, const QByteArray &to, const std::vector<SheetCells> &sheets,
    const std::vector<QByteArray> &errorBars)
{
    return Package(from, to, errorBars).copy(sheets);
}

} // namespace wattfare
