// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "views/words/format.h"

#include <QString>
#include <QVariant>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace wattfare {

// One column of a table: header, cells, tooltip, export and chooser all read this.
struct TableColumn {
    enum class Kind : std::uint8_t { number, text, boolean };
    QString id; // stable: settings, CSV header, filter names, tests. Never translated
    QString title; // "USD/1M"
    Unit unit; // stands in the header, never in the cell
    QString group; // heading in the column chooser
    QString help; // tooltip: definition, formula section, unit, what moves it
    QString note; // small under the title: what is one for all rows, as the only region
    Kind kind = Kind::text;
    format::Style style = format::Style::number;
    Qt::Alignment alignment = Qt::AlignLeft; // of text columns; numbers align on the decimal point
    bool visible = true; // in the layout a new user sees
    bool classMarkers = false; // show the figure's class as a glyph beside the number
    bool heatBar = false; // bar behind the number, linear over the visible rows
    bool pin = false; // the star column: boolean, toggled by click and Space
    bool lowerIsBetter = true;
    int width = 0; // in characters; 0: from the title and the style
};

inline TableColumn tableColumn(
    const char *id, const QString &title, int width, TableColumn::Kind kind = TableColumn::Kind::text)
{
    TableColumn column;
    column.id = QString::fromLatin1(id);
    column.title = title;
    column.width = width;
    column.kind = kind;
    return column;
}

// Rows of a table, read by row number. Immutable while a model holds it: a change of data is a new source, given to
// ColumnarTableModel::setSource. number(), text() and sortText() are called a million times by a sort, from several
// threads at once, so keep them plain.
class TableSource
{
public:
    virtual ~TableSource() = default;
    virtual qsizetype rowCount() const = 0;
    virtual int columnCount() const = 0;
    virtual const TableColumn &column(int column) const = 0;

    // The value of a number column (or 0/1 of a boolean one); nullopt when missing. Never NaN.
    virtual std::optional<double> number(qsizetype row, int column) const = 0;
    // The value of a text column; a null QString when missing.
    virtual QString text(qsizetype row, int column) const = 0;

    // Identity of a row that survives a new source: selection, pins and linked views speak of keys.
    virtual qint64 key(qsizetype row) const { return row; }
    virtual QString display(qsizetype row, int column) const; // default: formatted by the column's style; em dash
    virtual QString exported(qsizetype row, int column) const; // default: C locale, 15 digits, "" when missing
    virtual QString tooltip(qsizetype row, int column) const; // default: full precision, class, or the reason
    virtual QString missingReason(qsizetype, int) const { return {}; }
    virtual std::optional<FigureClass> figureClass(qsizetype, int) const { return std::nullopt; }
    virtual QVariant decoration(qsizetype, int) const { return {}; } // QIcon or QColor
    virtual QString sortText(qsizetype row, int column) const { return text(row, column); }
    virtual bool dimmed(qsizetype) const { return false; } // hidden from best, stale, being recomputed
    // Rows of a lower group stand before those of a higher one, whatever the table is sorted by and in which direction.
    virtual int group(qsizetype) const { return 0; }
    virtual bool hasGroups() const { return false; }
    // Which of two rows with the same number goes first, whatever the direction; without a rule rows keep their order.
    virtual bool hasTieRule() const { return false; }
    virtual bool tieBefore(qsizetype a, qsizetype b) const { return a < b; }
    // The order of the rows before any sort, and of those without a number in it; `rows` counts from 0 when it comes.
    virtual void arrange(std::vector<std::uint32_t> & /*rows*/) const { }
};

using TableSourcePtr = std::shared_ptr<const TableSource>;

// Whether its numbers are amounts: USD in number(), the shown currency in what people read and in files.
bool isMoneyColumn(const TableColumn &column);

} // namespace wattfare
