// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/report/table_export.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QXmlStreamReader>
#include <QtEndian>

#include <zlib.h>

#include <map>
#include <optional>
#include <string>

// Reads the parts of an .xlsx file, independently of the library that wrote it.
namespace wattfare::test {

inline QMap<QString, QByteArray> unzipped(const QByteArray &zip)
{
    QMap<QString, QByteArray> files;
    const auto *data = reinterpret_cast<const uchar *>(zip.constData());
    const qsizetype end = zip.lastIndexOf(QByteArray("PK\x05\x06", 4));
    if (end < 0)
        return files;
    const int count = qFromLittleEndian<quint16>(data + end + 10);
    qsizetype at = static_cast<qsizetype>(qFromLittleEndian<quint32>(data + end + 16));
    for (int i = 0; i < count; ++i) {
        const int method = qFromLittleEndian<quint16>(data + at + 10);
        const auto packed = qFromLittleEndian<quint32>(data + at + 20);
        const auto size = qFromLittleEndian<quint32>(data + at + 24);
        const int nameLength = qFromLittleEndian<quint16>(data + at + 28);
        const int extra = qFromLittleEndian<quint16>(data + at + 30);
        const int comment = qFromLittleEndian<quint16>(data + at + 32);
        const auto local = static_cast<qsizetype>(qFromLittleEndian<quint32>(data + at + 42));
        const QString name = QString::fromUtf8(zip.mid(at + 46, nameLength));
        const qsizetype begin = local + 30 + qFromLittleEndian<quint16>(data + local + 26)
            + qFromLittleEndian<quint16>(data + local + 28);
        QByteArray contents(static_cast<qsizetype>(size), '\0');
        if (method == 0) {
            contents = zip.mid(begin, static_cast<qsizetype>(size));
        } else {
            z_stream stream{};
            inflateInit2(&stream, -15);
            stream.next_in = const_cast<Bytef *>(data + begin);
            stream.avail_in = packed;
            stream.next_out = reinterpret_cast<Bytef *>(contents.data());
            stream.avail_out = size;
            inflate(&stream, Z_FINISH);
            inflateEnd(&stream);
        }
        files.insert(name, contents);
        at += 46 + nameLength + extra + comment;
    }
    return files;
}

// A number as CSV, XLSX and HTML hold it: to 15 significant digits.
inline std::optional<double> inSheet(std::optional<double> value)
{
    return value ? std::optional(std::stod(sheetText(value))) : std::nullopt;
}

struct Sheet {
    QString name;
    std::map<std::pair<int, int>, double> numbers; // row and column from 0
    std::map<std::pair<int, int>, QString> texts;
    std::map<std::pair<int, int>, int> styles; // of every cell
    QStringList twice; // addresses that two cells have
    QStringList merged; // "A9:F9"
    bool frozen = false;
    bool hasFormula = false;
};

inline std::pair<int, int> cellOf(const QString &reference) // "B3"
{
    int column = 0;
    int i = 0;
    for (; i < reference.size() && reference[i].isLetter(); ++i)
        column = column * 26 + reference[i].unicode() - u'A' + 1;
    return {reference.mid(i).toInt() - 1, column - 1};
}

inline QList<Sheet> readWorkbook(const QByteArray &xlsx)
{
    const QMap<QString, QByteArray> files = unzipped(xlsx);
    QStringList strings;
    QXmlStreamReader shared(files.value(QStringLiteral("xl/sharedStrings.xml")));
    while (!shared.atEnd()) {
        shared.readNext();
        if (shared.isStartElement() && shared.name() == QLatin1String("si"))
            strings += QString();
        if (shared.isStartElement() && shared.name() == QLatin1String("t") && !strings.isEmpty())
            strings.last() += shared.readElementText();
    }
    QList<Sheet> sheets;
    QXmlStreamReader workbook(files.value(QStringLiteral("xl/workbook.xml")));
    while (!workbook.atEnd()) {
        workbook.readNext();
        if (!workbook.isStartElement() || workbook.name() != QLatin1String("sheet"))
            continue;
        Sheet sheet;
        sheet.name = workbook.attributes().value(QLatin1String("name")).toString();
        QXmlStreamReader xml(files.value(QStringLiteral("xl/worksheets/sheet%1.xml").arg(sheets.size() + 1)));
        std::pair<int, int> cell;
        QString type;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            if (xml.name() == QLatin1String("pane"))
                sheet.frozen = xml.attributes().value(QLatin1String("state")) == QLatin1String("frozen");
            else if (xml.name() == QLatin1String("c")) {
                cell = cellOf(xml.attributes().value(QLatin1String("r")).toString());
                type = xml.attributes().value(QLatin1String("t")).toString();
                if (!sheet.styles.try_emplace(cell, xml.attributes().value(QLatin1String("s")).toInt()).second)
                    sheet.twice += xml.attributes().value(QLatin1String("r")).toString();
            } else if (xml.name() == QLatin1String("mergeCell")) {
                sheet.merged += xml.attributes().value(QLatin1String("ref")).toString();
            } else if (xml.name() == QLatin1String("f"))
                sheet.hasFormula = true;
            else if (xml.name() == QLatin1String("v")) {
                const QString value = xml.readElementText();
                if (type == QLatin1String("s"))
                    sheet.texts[cell] = strings.value(value.toInt());
                else
                    sheet.numbers[cell] = value.toDouble();
            } else if (xml.name() == QLatin1String("t"))
                sheet.texts[cell] += xml.readElementText();
        }
        sheets += sheet;
    }
    return sheets;
}

} // namespace wattfare::test
