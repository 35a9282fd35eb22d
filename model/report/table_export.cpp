// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/table_export.h"

#include "model/support/decimal.h"
#include "model/support/letters.h"
#include "model/support/parallel.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>

namespace wattfare {

namespace {

// Rows are rendered in blocks, several blocks at once, and handed to the sink in order, while the next ones are being
// rendered: memory stays at a few megabytes, which the caches hold, whatever the size of the table.
constexpr std::size_t kRowsPerBlock = 512;
constexpr std::size_t kBlocksAtOnce = 16;

Error cancelledError() { return Error{Error::Code::cancelled, Message{"export.cancelled", {}}, {}}; }

template <class Write>
Result<std::string> collected(const Write &write)
{
    std::string text;
    const ByteSink sink = [&text](std::string_view piece) -> Result<void> {
        text.append(piece);
        return {};
    };
    if (Result<void> written = write(sink); !written)
        return tl::unexpected<Error>(written.error());
    return text;
}

// Digits of a number with at most six decimals, as prices and typed figures are; nullptr where it is none. Up to 1e8
// those are 14 digits, and no two decimals of so few digits are the same double: it is the shortest text that reads
// back.
char *fewDecimals(char *at, char *last, double magnitude)
{
    constexpr std::int64_t kScale = 1'000'000;
    if (!(magnitude >= 1e-6 && magnitude < 1e8))
        return nullptr;
    const auto scaled = static_cast<std::int64_t>(magnitude * static_cast<double>(kScale) + 0.5);
    if (static_cast<double>(scaled) / static_cast<double>(kScale) != magnitude)
        return nullptr;
    at = std::to_chars(at, last, scaled / kScale).ptr;
    std::int64_t rest = scaled % kScale;
    if (rest > 0)
        *at++ = '.';
    for (; rest > 0; rest %= kScale) {
        rest *= 10;
        *at++ = static_cast<char>('0' + rest / kScale);
    }
    return at;
}

// What makes a field of RFC 4180 need quotes.
constexpr std::array<bool, 256> kQuoted = [] {
    std::array<bool, 256> quoted{};
    for (const char c : {',', '"', '\r', '\n'})
        quoted[static_cast<unsigned char>(c)] = true;
    return quoted;
}();

bool looksLikeFormula(std::string_view text)
{
    return !text.empty()
        && (text[0] == '=' || text[0] == '+' || text[0] == '-' || text[0] == '@' || text[0] == '\t' || text[0] == '\r');
}

// Length of the UTF-8 sequence at `i`, or 0 if it is malformed (also overlong forms, surrogates, beyond U+10FFFF).
std::size_t utf8Length(std::string_view text, std::size_t i)
{
    const auto byte = [&text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char lead = byte(i);
    std::size_t length = 0;
    unsigned char low = 0x80, high = 0xbf;
    if (lead < 0x80)
        return 1;
    if (lead >= 0xc2 && lead <= 0xdf)
        length = 2;
    else if (lead >= 0xe0 && lead <= 0xef) {
        length = 3;
        if (lead == 0xe0)
            low = 0xa0;
        if (lead == 0xed)
            high = 0x9f;
    } else if (lead >= 0xf0 && lead <= 0xf4) {
        length = 4;
        if (lead == 0xf0)
            low = 0x90;
        if (lead == 0xf4)
            high = 0x8f;
    } else {
        return 0;
    }
    if (i + length > text.size() || byte(i + 1) < low || byte(i + 1) > high)
        return 0;
    for (std::size_t k = 2; k < length; ++k)
        if (byte(i + k) < 0x80 || byte(i + k) > 0xbf)
            return 0;
    return length;
}

} // namespace

Result<void> writeRows(std::size_t rows, const ByteSink &sink, const ProgressFn &progress, const RenderRow &render)
{
    using Blocks = std::array<std::string, kBlocksAtOnce>;
    std::array<Blocks, 2> sets;
    std::size_t current = 0, waiting = 0; // blocks of the other set that are not written yet
    Result<void> written;
    const auto write = [&](const Blocks &blocks, std::size_t count) {
        for (std::size_t block = 0; block < count && written; ++block)
            written = sink(blocks[block]);
    };
    for (std::size_t begin = 0; begin < rows; begin += kRowsPerBlock * kBlocksAtOnce) {
        if (!keepGoing(progress, static_cast<double>(begin) / static_cast<double>(rows)))
            return tl::unexpected<Error>(cancelledError());
        const std::size_t end = std::min(rows, begin + kRowsPerBlock * kBlocksAtOnce);
        const std::size_t count = (end - begin + kRowsPerBlock - 1) / kRowsPerBlock;
        Blocks &blocks = sets[current];
        const Blocks &before = sets[1 - current];
        const std::size_t writing = waiting > 0 ? 1 : 0; // the first task, where there is something to write
        parallelFor(count + writing, 1, [&](std::size_t first, std::size_t last) {
            for (std::size_t task = first; task < last; ++task) {
                if (task < writing) {
                    write(before, waiting);
                    continue;
                }
                const std::size_t block = task - writing;
                std::string &out = blocks[block];
                out.clear();
                const std::size_t from = begin + block * kRowsPerBlock;
                const std::size_t to = std::min(end, from + kRowsPerBlock);
                for (std::size_t row = from; row < to; ++row)
                    render(row, out);
            }
        });
        if (!written)
            return written;
        waiting = count;
        current = 1 - current;
    }
    write(sets[1 - current], waiting);
    if (!written)
        return written;
    if (!keepGoing(progress, 1.0))
        return tl::unexpected<Error>(cancelledError());
    return {};
}

namespace {

template <class Text>
void appendBy(Text text, std::string &out, double value)
{
    if (!std::isfinite(value))
        return;
    if (value == 0.0) { // also the negative zero
        out += '0';
        return;
    }
    std::array<char, 64> buffer; // the plain form has at most 17 digits, a sign, a point and 6 zeros
    const double magnitude = std::abs(value);
    char *const first = buffer.data();
    char *const last = first + buffer.size();
    *first = '-';
    if (char *const end = fewDecimals(value < 0 ? first + 1 : first, last, magnitude)) {
        out.append(first, end);
        return;
    }
    out += text(value);
}

} // namespace

void appendNumber(std::string &out, double value) { appendBy(plainText, out, value); }

void appendSheetNumber(std::string &out, double value)
{
    constexpr double kPlainOfItself = 1e-4; // below, significant figures come with an exponent
    const auto text = [](double number) {
        const std::string figures = significantText(number, 15);
        return std::abs(number) >= kPlainOfItself ? figures : plainText(parseFinite(figures).value_or(number));
    };
    appendBy(text, out, value);
}

std::string sheetText(std::optional<double> value)
{
    std::string text;
    if (value)
        appendSheetNumber(text, *value);
    return text;
}

void appendCsvText(std::string &out, std::string_view text)
{
    const bool neutralise = looksLikeFormula(text);
    bool quote = !text.empty() && (text.front() == ' ' || text.back() == ' ');
    for (const char c : text)
        quote = quote || kQuoted[static_cast<unsigned char>(c)];
    if (!quote) {
        if (neutralise)
            out += '\'';
        out.append(text);
        return;
    }
    out += '"';
    if (neutralise)
        out += '\'';
    for (const char c : text) {
        if (c == '"')
            out += '"';
        out += c;
    }
    out += '"';
}

void appendJsonString(std::string &out, std::string_view text)
{
    static constexpr char kHex[] = "0123456789abcdef";
    out += '"';
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80) {
            const std::size_t length = utf8Length(text, i);
            if (length == 0) {
                out += "\xef\xbf\xbd";
                ++i;
            } else {
                out.append(text.substr(i, length));
                i += length;
            }
            continue;
        }
        switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default:
            if (byte < 0x20 || byte == 0x7f) {
                out += "\\u00";
                out += kHex[byte >> 4U];
                out += kHex[byte & 15U];
            } else {
                out += c;
            }
        }
        ++i;
    }
    out += '"';
}

std::string convertedId(std::string id, const Currency &currency)
{
    if (const auto usd = id.find("usd"); usd != std::string::npos)
        id.replace(usd, 3, lowered(currency.code));
    return id;
}

std::string convertedUnit(Unit unit, const Currency &currency)
{
    return currency.code + std::string(unitId(unit)).substr(3);
}

Result<void> writeCsv(
    const ExportTable &table, const CsvWriteOptions &options, const ByteSink &sink, const ProgressFn &progress)
{
    const std::size_t columns = table.columnCount();
    std::string header;
    if (options.byteOrderMark)
        header += "\xef\xbb\xbf";
    std::vector<char> numeric(columns), provenance(columns);
    for (std::size_t c = 0; c < columns; ++c) {
        const ExportColumn &column = table.column(c);
        numeric[c] = column.numeric;
        provenance[c] = options.provenance && column.provenance;
        if (c > 0)
            header += ',';
        std::string name = column.id;
        if (!isPure(column.unit))
            name.append(" [").append(column.unitText()) += ']';
        appendCsvText(header, name);
        if (provenance[c]) {
            header += ',';
            appendCsvText(header, column.id + " class");
            header += ',';
            appendCsvText(header, column.id + " sources");
        }
    }
    header += "\r\n";
    if (Result<void> written = sink(header); !written)
        return written;

    const auto renderRow = [&](std::size_t row, std::string &out) {
        const std::size_t start = out.size();
        std::string text;
        for (std::size_t c = 0; c < columns; ++c) {
            if (c > 0)
                out += ',';
            if (numeric[c]) {
                if (const std::optional<double> number = table.number(row, c))
                    appendSheetNumber(out, *number);
            } else {
                text.clear();
                if (table.text(row, c, text))
                    appendCsvText(out, text);
            }
            if (provenance[c]) {
                out += ',';
                if (const std::optional<FigureClass> cls = table.figureClass(row, c))
                    out += figureClassId(*cls);
                out += ',';
                appendCsvText(out, table.sources(row, c));
            }
        }
        if (out.size() == start && columns == 1)
            out += "\"\""; // a record of one empty field, not an empty line
        out += "\r\n";
    };
    return writeRows(table.rowCount(), sink, progress, renderRow);
}

Result<std::string> csvText(const ExportTable &table, const CsvWriteOptions &options)
{
    return collected([&](const ByteSink &sink) { return writeCsv(table, options, sink); });
}

Result<void> writeTableJson(const ExportTable &table, const ByteSink &sink, const ProgressFn &progress)
{
    const std::size_t columns = table.columnCount();
    std::string head = "{\"columns\":[";
    std::vector<std::string> keys(columns);
    std::vector<std::string> reasonKeys(columns);
    std::vector<char> numeric(columns);
    for (std::size_t c = 0; c < columns; ++c) {
        const ExportColumn &column = table.column(c);
        numeric[c] = column.numeric;
        appendJsonString(keys[c], column.id);
        keys[c] += ':';
        appendJsonString(reasonKeys[c], column.id + "_reason");
        reasonKeys[c] += ':';
        head += c > 0 ? ",{\"id\":" : "{\"id\":";
        appendJsonString(head, column.id);
        head += ",\"unit\":";
        appendJsonString(head, column.unitText());
        head += '}';
    }
    head += "],\"rows\":[";
    if (Result<void> written = sink(head); !written)
        return written;

    const auto renderRow = [&](std::size_t row, std::string &out) {
        out += row > 0 ? ",\n{" : "\n{";
        std::string text;
        for (std::size_t c = 0; c < columns; ++c) {
            if (c > 0)
                out += ',';
            out += keys[c];
            bool present = false;
            if (numeric[c]) {
                const std::optional<double> number = table.number(row, c);
                present = number && std::isfinite(*number);
                if (present)
                    appendNumber(out, *number);
            } else {
                text.clear();
                present = table.text(row, c, text);
                if (present)
                    appendJsonString(out, text);
            }
            if (present)
                continue;
            out += "null";
            const std::string reason = table.missingReason(row, c);
            if (!reason.empty()) {
                out += ',';
                out += reasonKeys[c];
                appendJsonString(out, reason);
            }
        }
        out += '}';
    };
    if (Result<void> written = writeRows(table.rowCount(), sink, progress, renderRow); !written)
        return written;
    return sink("\n]}\n");
}

} // namespace wattfare
