// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/report.h"
#include "model/report/report_tables.h"
#include "views/words/format.h"

#include <QLocale>
#include <QString>

// Cells and units of a report as people read them, by the one formatter: PDF, HTML and the screen show the same digits.
namespace wattfare {

// A cell cut into what a table sets apart. `value` is an em dash where the cell is missing.
struct CellText {
    QString value; // "2.17", "—", a name
    QString range; // "1.81 to 2.53", "" without bounds
    QString unit; // "USD", only where the column does not name it
    QString ratio; // "×0.088"
    QString reason; // why it is missing
    bool missing = false;
    bool isNumber = false;
};

format::Style styleOf(const ReportCell &cell, const ReportTable::Head *head);
CellText cellText(const ReportCell &cell, const ReportTable::Head *head, const QLocale &locale);
QString cellLine(const CellText &cell); // all of it on one line: "2.17 USD (1.81 to 2.53)"

QString unitText(Unit unit); // "" for "1" and "count"; gCO2e with its subscript
QString headText(const ReportTable::Head &head); // the title in words, or the id
QString wordsOf(const Message &message); // printable
std::string plainWords(const Message &message); // WordsFn of exports
QString derivationName(const Derivation &node); // the quantity in words, else its id without underscores
QString derivationSymbol(const Derivation &node); // "" where it says no more than the name or the id
QString derivationFormula(const Derivation &node, const QLocale &locale); // "x = n × p × 1,000,000 / q"
QString derivationNumbers(
    const Derivation &node, const QLocale &locale); // the same with the numbers put in, six digits
QString mathText(const std::string &expression); // of formulas: 1e6 as 10⁶
QString derivationValue(const Derivation &node, const QLocale &locale); // with its unit
// "Not taken (other batch size): row-1, 31.2 1/s; row-2, 30.9 1/s", a text a reason.
QStringList rejectedTexts(const std::vector<RejectedAlternative> &others, const QLocale &locale);
// Title in the reader's language where it is a bundled scenario's own; as it was typed otherwise.
QString reportTitle(const Report &report);
QString sectionTitle(const ReportSection &section);

QString reportWords(const char *source); // of the context "Report"

} // namespace wattfare
