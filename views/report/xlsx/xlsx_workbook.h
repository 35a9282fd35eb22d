// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/xlsx/xlsx_package.h"
#include "views/words/format.h"

#include <QByteArray>
#include <QSet>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <array>
#include <clocale>
#include <optional>
#include <string_view>
#include <vector>

namespace wattfare {

// While one lives, the C library reads and prints numbers with a point on this thread: libxlsxwriter prints with
// sprintf.
class PointInNumbers
{
public:
    PointInNumbers()
        : m_point(newlocale(LC_NUMERIC_MASK, "C", duplocale(uselocale(nullptr))))
        , m_before(uselocale(m_point))
    {
    }
    ~PointInNumbers()
    {
        uselocale(m_before);
        freelocale(m_point);
    }
    PointInNumbers(const PointInNumbers &) = delete;
    PointInNumbers &operator=(const PointInNumbers &) = delete;

private:
    locale_t m_point, m_before;
};

// A workbook while it is being made: its sheets, formats and, at the end, its bytes. It is put together in a temporary
// folder of its own. It is begun and finished on one thread.
class Workbook
{
public:
    static constexpr std::size_t kStyles = 9; // of numbers, as format::Style
    // In a stand-in, behind the numbers and the best of them.
    static constexpr std::size_t kGreyStyle = 2 * kStyles, kDateStyle = kGreyStyle + 1, kWordsStyle = kDateStyle + 1,
                                 kStandInStyles = kWordsStyle + 1;

    Workbook();
    ~Workbook();
    Workbook(const Workbook &) = delete;
    Workbook &operator=(const Workbook &) = delete;

    bool isOpen() const { return m_book != nullptr; }
    lxw_workbook *book() { return m_book; }
    lxw_format *head(bool numeric = false) { return numeric ? m_numericHead : m_head; }
    lxw_format *bold() { return m_bold; }
    lxw_format *title() { return m_title; }
    lxw_format *wrap() { return m_wrap; }
    lxw_format *grey() { return m_grey; }
    lxw_format *date() { return m_date; }
    lxw_format *number(format::Style style, bool best = false)
    {
        return (best ? m_best : m_numbers)[static_cast<std::size_t>(style)];
    }

    // A sheet with a name that is valid and not taken; names are compared without case.
    lxw_worksheet *sheet(const QString &wanted);
    // Cells of a sheet that are put in when the workbook is finished: numbers with 15 digits, and rows. In the
    // stand-in of the rows stand the formats of `number`, then those of the best, then those of grey words, dates
    // and words.
    SheetCells &cells(lxw_worksheet *sheet);
    void standIn(lxw_worksheet *sheet);

    // Bars from low to high at the values of a series: the library knows none whose lengths differ, so that these are
    // put in when the workbook is finished. Lengths below and above each value, 0 for none.
    void setErrorBars(lxw_series_error_bars *bars, const std::vector<std::pair<double, double>> &lengths);

    // The file. Errors: those of the rows, "report.xlsx_failed", "save.disk_full".
    Result<QByteArray> finish();

private:
    tl::unexpected<Error> diskFull(const char *detail) const;
    lxw_format *format() { return workbook_add_format(m_book); }

    PointInNumbers m_point;
    QTemporaryDir m_folder;
    QByteArray m_path, m_temporary;
    lxw_workbook *m_book = nullptr;
    lxw_format *m_head = nullptr, *m_bold = nullptr, *m_title = nullptr, *m_wrap = nullptr, *m_grey = nullptr,
               *m_numericHead = nullptr, *m_date = nullptr;
    std::array<lxw_format *, kStyles> m_numbers{}, m_best{};
    QSet<QString> m_names;
    std::vector<lxw_worksheet *> m_sheets;
    std::map<lxw_worksheet *, SheetCells> m_cells;
    std::vector<QByteArray> m_errorBars;
};

// What a cell can hold: printable characters, of which a cell takes 32,767.
QString cellWords(const QString &words);

// The day that a text of the form 2026-07-20 names, as a workbook numbers days; nullopt for any other text.
std::optional<double> sheetDay(std::string_view text);
inline constexpr double kFirstSheetDay = 25'569; // 1970-01-01
inline constexpr char kSheetDate[] = "yyyy-mm-dd";

// Lines that words take in a column that is so many digits wide, and the height of a row with them, in points.
qsizetype linesIn(double width, const QString &words);
double heightOf(qsizetype lines);

// "A", "Z", "AA": a column from 0.
std::string columnLetters(std::size_t column);

void putText(lxw_worksheet *sheet, std::size_t row, std::size_t column, const QString &words, lxw_format *format);
// The same, a day as a date.
void putWords(Workbook &workbook, lxw_worksheet *sheet, std::size_t row, std::size_t column, const QString &words);
void putNumber(
    Workbook &workbook, lxw_worksheet *sheet, std::size_t row, std::size_t column, double value, lxw_format *format);

} // namespace wattfare
