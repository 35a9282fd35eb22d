// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/source_export.h"

#include "model/economics/purchase.h"
#include "views/words/currency.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>

namespace wattfare {

namespace {

class SourceTable final : public ExportTable
{
public:
    SourceTable(TableSourcePtr source, std::vector<qsizetype> rows, std::vector<int> columns, CellSources cellSources,
        bool asShown, bool usdBeside, ExportContext context)
        : m_source(std::move(source))
        , m_rows(std::move(rows))
        , m_cellSources(std::move(cellSources))
        , m_context(std::move(context))
        , m_currency(shownCurrency())
    {
        const auto among = [](const std::vector<int> &list, int column) {
            return std::find(list.begin(), list.end(), column) != list.end();
        };
        for (const int column : columns) {
            const TableColumn &from = m_source->column(column);
            ExportColumn to;
            to.id = from.id.toStdString();
            to.unit = from.unit;
            to.numeric = from.kind != TableColumn::Kind::text;
            to.provenance = from.classMarkers;
            to.title = from.title.toStdString();
            const ExportColumn inUsd = to;
            const bool converted = isMoneyColumn(from) && !showsUsd();
            if (converted) {
                to.id = convertedId(to.id, m_currency);
                to.otherUnit
                    = convertedUnit(isMoney(from.unit) ? from.unit : Unit::usd, m_currency) + rateText(m_currency);
            }
            m_columns.push_back({column, Part::value, converted});
            m_descriptions.push_back(to);
            if (to.numeric ? asShown : among(m_context.worded, column)) {
                m_columns.push_back({column, Part::shown, false});
                const QString title = QCoreApplication::translate("TableSource", "%1, as shown").arg(from.title);
                m_descriptions.push_back({to.id + "_shown", "", false, false, title.toStdString()});
            }
            if (converted && usdBeside) {
                m_columns.push_back({column, Part::value, false});
                m_descriptions.push_back(inUsd);
                ExportColumn &made = m_descriptions.back();
                made.provenance = false; // stands beside the same figure
                made.otherUnit = unitId(isMoney(from.unit) ? from.unit : Unit::usd);
                made.title = QString(from.title)
                                 .replace(QString::fromStdString(m_currency.code), QStringLiteral("USD"))
                                 .toStdString();
            }
            if (!among(m_context.ranged, column))
                continue;
            to.provenance = false;
            for (const Part part : {Part::low, Part::high}) {
                const bool low = part == Part::low;
                m_columns.push_back({column, part, converted});
                m_descriptions.push_back(to);
                m_descriptions.back().id += low ? "_low" : "_high";
                m_descriptions.back().title = (low ? QCoreApplication::translate("TableSource", "%1, low")
                                                   : QCoreApplication::translate("TableSource", "%1, high"))
                                                  .arg(from.title)
                                                  .toStdString();
            }
        }
    }

    std::size_t rowCount() const override { return m_rows.size(); }
    std::size_t columnCount() const override { return m_columns.size(); }
    const ExportColumn &column(std::size_t column) const override { return m_descriptions[column]; }
    std::optional<double> number(std::size_t row, std::size_t column) const override
    {
        const Column &of = m_columns[column];
        std::optional<double> value;
        if (of.part != Part::low && of.part != Part::high)
            value = m_source->number(m_rows[row], of.column);
        else if (const auto range = m_context.range(m_rows[row], of.column))
            value = of.part == Part::low ? range->first : range->second;
        return value && of.converted ? std::optional(inCurrency(*value, m_currency.perUsd)) : value;
    }
    bool text(std::size_t row, std::size_t column, std::string &out) const override
    {
        const auto [from, part, converted] = m_columns[column];
        std::optional<CurrencyScope> currency; // of this thread
        QString text = m_source->text(m_rows[row], from);
        if (part == Part::shown) {
            currency.emplace(m_currency);
            const bool known = m_source->column(from).kind == TableColumn::Kind::text
                ? !text.isNull()
                : m_source->number(m_rows[row], from).has_value();
            text = known ? m_source->display(m_rows[row], from) : QString();
        }
        if (text.isNull())
            return false;
        const QByteArray utf8 = text.toUtf8();
        out.append(utf8.constData(), static_cast<std::size_t>(utf8.size()));
        return true;
    }
    std::string missingReason(std::size_t row, std::size_t column) const override
    {
        return m_source->missingReason(m_rows[row], m_columns[column].column).toStdString();
    }
    std::optional<FigureClass> figureClass(std::size_t row, std::size_t column) const override
    {
        return m_source->figureClass(m_rows[row], m_columns[column].column);
    }
    std::string sources(std::size_t row, std::size_t column) const override
    {
        return m_cellSources ? m_cellSources(m_rows[row], m_columns[column].column) : std::string();
    }

private:
    TableSourcePtr m_source;
    std::vector<qsizetype> m_rows;
    enum class Part : std::uint8_t { value, shown, low, high }; // shown: as the screen shows it
    struct Column {
        int column = 0; // of the source
        Part part = Part::value;
        bool converted = false; // of USD
    };
    std::vector<Column> m_columns;
    CellSources m_cellSources;
    ExportContext m_context;
    Currency m_currency;
    std::vector<ExportColumn> m_descriptions;
};

} // namespace

std::unique_ptr<ExportTable> exportTable(TableSourcePtr source, std::vector<qsizetype> rows, std::vector<int> columns,
    CellSources cellSources, bool asShown, bool usdBeside, ExportContext context)
{
    return std::make_unique<SourceTable>(std::move(source), std::move(rows), std::move(columns), std::move(cellSources),
        asShown, usdBeside, std::move(context));
}

std::vector<qsizetype> allRows(const TableSource &source)
{
    std::vector<qsizetype> rows(static_cast<std::size_t>(source.rowCount()));
    std::iota(rows.begin(), rows.end(), qsizetype{0});
    return rows;
}

std::vector<int> allColumns(const TableSource &source)
{
    std::vector<int> columns;
    for (int column = 0; column < source.columnCount(); ++column)
        if (!source.column(column).pin)
            columns.push_back(column);
    return columns;
}

} // namespace wattfare
