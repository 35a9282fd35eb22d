// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/report_tables.h"

#include "model/economics/purchase.h"

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

std::optional<double> finite(std::optional<double> value)
{
    return value && std::isfinite(*value) ? value : std::nullopt;
}

std::string joinedSources(const std::vector<std::string> &sources)
{
    std::string text;
    for (const std::string &source : sources) {
        if (!text.empty())
            text += "; ";
        text += source;
    }
    return text;
}

enum class Part : std::uint8_t { value, low, high, unit };

class ReportExportTable final : public ExportTable
{
public:
    ReportExportTable(
        const ReportTable &table, const WordsFn &words, Reader reader, Currency currency, std::string rate)
        : m_reader(reader)
        , m_currency(std::move(currency))
        , m_rate(std::move(rate))
    {
        for (std::size_t c = 0; c < table.head.size(); ++c)
            addColumns(table, c, words);
        m_cells.reserve(table.rows.size());
        for (const std::vector<ReportCell> &row : table.rows)
            addRow(table, row, words);
    }

    std::size_t rowCount() const override { return m_cells.size(); }
    std::size_t columnCount() const override { return m_columns.size(); }
    const ExportColumn &column(std::size_t column) const override { return m_columns[column].description; }
    std::optional<double> number(std::size_t row, std::size_t column) const override
    {
        return m_cells[row][column].number;
    }
    bool text(std::size_t row, std::size_t column, std::string &out) const override
    {
        const Cell &cell = m_cells[row][column];
        if (!cell.hasText || m_columns[column].description.numeric)
            return false;
        out += cell.text;
        return true;
    }
    std::string textInstead(std::size_t row, std::size_t column) const override { return m_cells[row][column].text; }
    std::string missingReason(std::size_t row, std::size_t column) const override
    {
        return m_cells[row][column].reason;
    }
    std::optional<FigureClass> figureClass(std::size_t row, std::size_t column) const override
    {
        return m_cells[row][column].figureClass;
    }
    std::string sources(std::size_t row, std::size_t column) const override { return m_cells[row][column].sources; }

private:
    struct Col {
        ExportColumn description;
        std::size_t source = 0;
        Part part = Part::value;
    };
    struct Cell {
        std::optional<double> number;
        bool hasText = false;
        std::string text, reason, sources;
        std::optional<FigureClass> figureClass;
    };

    void addColumns(const ReportTable &table, std::size_t c, const WordsFn &words)
    {
        const ReportTable::Head &head = table.head[c];
        bool low = head.ranged, high = head.ranged, units = false, provenance = false;
        for (const std::vector<ReportCell> &row : table.rows) {
            if (c >= row.size())
                continue;
            low = low || row[c].low;
            high = high || row[c].high;
            provenance = provenance || row[c].figureClass || !row[c].sources.empty();
            units = units || (row[c].number && row[c].unit != Unit::none && row[c].unit != head.unit);
        }
        const std::string id = head.id.empty() ? "column_" + std::to_string(c + 1) : head.id;
        const Unit unit = units ? Unit::none : head.unit;
        const std::string title = head.title.id.empty() ? std::string() : words(head.title);
        const auto add
            = [&](const char *suffix, Unit columnUnit, bool numeric, bool pedigree, Part part, const char *message) {
                  const std::string name = title.empty() || !message ? title : words(Message{message, {title}});
                  m_columns.push_back({{id + suffix, columnUnit, numeric, pedigree, name}, c, part});
                  if (ExportColumn &made = m_columns.back().description; converts(columnUnit) && !head.quoted) {
                      made.otherUnit = convertedUnit(columnUnit, m_currency) + m_rate;
                      if (m_reader == Reader::machine)
                          made.id = convertedId(made.id, m_currency);
                  }
              };
        add("", unit, head.numeric, provenance, Part::value, nullptr);
        if (!head.numeric)
            return;
        if (low)
            add("_low", unit, true, false, Part::low, "report.column_low");
        if (high)
            add("_high", unit, true, false, Part::high, "report.column_high");
        if (units)
            add("_unit", {}, false, false, Part::unit, "report.column_unit");
    }

    bool converts(Unit unit) const { return m_currency.code != "USD" && isMoney(unit); }

    void addRow(const ReportTable &table, const std::vector<ReportCell> &row, const WordsFn &words)
    {
        std::vector<Cell> cells(m_columns.size());
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const Col &column = m_columns[i];
            if (column.source >= row.size())
                continue;
            const ReportCell &from = row[column.source];
            Cell &to = cells[i];
            const Unit unit = from.unit == Unit::none ? table.head[column.source].unit : from.unit;
            const bool convert = converts(unit) && !table.head[column.source].quoted;
            const auto figure = [&](std::optional<double> value) {
                return value && convert ? finite(inCurrency(*value, m_currency.perUsd)) : finite(value);
            };
            switch (column.part) {
            case Part::low: to.number = figure(from.low); continue;
            case Part::high: to.number = figure(from.high); continue;
            case Part::unit:
                to.hasText = from.number.has_value();
                to.text = convert ? convertedUnit(from.unit, m_currency) : std::string(unitId(from.unit));
                continue;
            case Part::value: break;
            }
            to.figureClass = from.figureClass;
            to.sources = joinedSources(from.sources);
            to.reason = from.reason.id.empty() ? std::string() : words(from.reason);
            to.number = column.description.numeric ? figure(from.number) : std::nullopt;
            if (to.number) {
                continue;
            } else if (!from.text.empty() && (m_reader == Reader::machine || from.message.id.empty())) {
                to.hasText = true;
                to.text = from.text;
            } else if (!from.message.id.empty()) {
                to.hasText = true;
                to.text = words(from.message);
            } else if (const std::optional<double> number
                = column.description.numeric ? std::nullopt : figure(from.number)) {
                to.hasText = true;
                appendSheetNumber(to.text, *number);
            }
        }
        m_cells.push_back(std::move(cells));
    }

    Reader m_reader;
    Currency m_currency;
    std::string m_rate;
    std::vector<Col> m_columns;
    std::vector<std::vector<Cell>> m_cells;
};

} // namespace

std::unique_ptr<ExportTable> exportTable(
    const ReportTable &table, const WordsFn &words, Reader reader, const Currency &currency, const std::string &rate)
{
    return std::make_unique<ReportExportTable>(table, words, reader, currency, rate);
}

const ReportTable *mainTable(const Report &report)
{
    const ReportTable *first = nullptr;
    for (const ReportSection &section : report.sections) {
        for (const ReportBlock &block : section.blocks) {
            const auto *table = std::get_if<ReportTable>(&block);
            if (!table)
                continue;
            if (section.id == "ranking")
                return table;
            if (!first || (first->rows.empty() && !table->rows.empty()))
                first = table;
        }
    }
    return first;
}

} // namespace wattfare
