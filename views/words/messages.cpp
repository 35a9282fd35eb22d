// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/messages.h"

#include "views/words/column_text.h"
#include "views/words/error_observer.h"
#include "views/words/format.h"
#include "views/words/lists.h"
#include "views/words/messages/app.h"
#include "views/words/messages/catalog.h"
#include "views/words/messages/catalog_notes.h"
#include "views/words/messages/cli.h"
#include "views/words/messages/columns.h"
#include "views/words/messages/common.h"
#include "views/words/messages/decision.h"
#include "views/words/messages/economics.h"
#include "views/words/messages/energy.h"
#include "views/words/messages/energy_methods.h"
#include "views/words/messages/explain.h"
#include "views/words/messages/import.h"
#include "views/words/messages/query.h"
#include "views/words/messages/report.h"
#include "views/words/messages/scenario.h"
#include "views/words/messages/simulation.h"
#include "views/words/messages/trade_offs.h"
#include "views/words/metric_words.h"
#include "views/words/parameter_text.h"
#include "views/words/purchase_text.h"
#include "views/words/quantity_text.h"
#include "views/words/refusal_text.h"
#include "views/words/sentence_join.h"

#include <QCoreApplication>

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace wattfare {

namespace {

const std::array kAreas{metricMessages(), std::span<const MessageRow>(messages::kCli),
    std::span<const MessageRow>(messages::kColumns), std::span<const MessageRow>(messages::kApp),
    std::span<const MessageRow>(messages::kCatalog), std::span<const MessageRow>(messages::kCommon),
    std::span<const MessageRow>(messages::kDecision), std::span<const MessageRow>(messages::kEconomics),
    std::span<const MessageRow>(messages::kEnergy), std::span<const MessageRow>(messages::kEnergyMethods),
    std::span<const MessageRow>(messages::kExplain), std::span<const MessageRow>(messages::kImport),
    std::span<const MessageRow>(messages::kQuery), std::span<const MessageRow>(messages::kReport),
    std::span<const MessageRow>(messages::kScenario), std::span<const MessageRow>(messages::kSimulation),
    std::span<const MessageRow>(messages::kTradeOffs)};

const std::unordered_map<std::string_view, const MessageRow *> &rows()
{
    static const auto kRows = [] {
        std::unordered_map<std::string_view, const MessageRow *> map;
        for (const auto &area : kAreas)
            for (const MessageRow &row : area)
                map.emplace(row.id, &row);
        return map;
    }();
    return kRows;
}

std::optional<double> parsed(const std::string &text)
{
    double value = 0.0;
    const char *end = text.data() + text.size();
    const auto result = std::from_chars(text.data(), end, value);
    if (result.ec != std::errc() || result.ptr != end || !std::isfinite(value))
        return std::nullopt;
    return value;
}

QString fieldWord(const std::string &name)
{
    if (hasMessage("field." + name))
        return wattfare::text(Message{"field." + name, {}});
    QString field = QString::fromStdString(name).replace(QLatin1Char('_'), QLatin1Char(' '));
    if (!field.isEmpty())
        field[0] = field[0].toUpper();
    return field;
}

QString argument(const std::string &text, char form)
{
    if (form == 'T' && text.starts_with("field."))
        return fieldWord(text.substr(6));
    if (form == 'T')
        return wattfare::text(Message{text, {}});
    if (form == 'O') {
        QStringList words;
        for (const QString &id : QString::fromStdString(text).split(QLatin1Char(','))) {
            const auto option = parsePurchaseOption(id.trimmed().toStdString());
            words += option ? optionWord(*option) : id;
        }
        return words.join(QStringLiteral("; "));
    }
    if (form == 'W')
        return choiceWord({}, text);
    if (form == 'V')
        return valueWord("left_out", text);
    if (form == 'Q')
        return quantityName(text);
    if (form == 'G') { // "4.24|3.73|4.72": a number with its range, where sentences have more figures than places
        std::vector<double> figures;
        for (const QString &part : QString::fromStdString(text).split(QLatin1Char('|')))
            if (const auto figure = parsed(part.toStdString()))
                figures.push_back(*figure);
        return figures.size() == 3 ? format::range(figures[0], figures[1], figures[2]) : QString::fromStdString(text);
    }
    if (form == 'C'
        || form == 'K') { // "g5.xlarge|eu-west-1|spot": type, region, purchase option; empty parts are left out
        QStringList parts = QString::fromStdString(text).split(QLatin1Char('|'));
        if (const auto option = parts.size() == 3 ? parsePurchaseOption(parts[2].toStdString()) : std::nullopt)
            parts[2] = optionWord(*option);
        parts.removeAll(QString());
        const QString words = parts.join(QStringLiteral(" · "));
        return form == 'C' ? words : QString(words).replace(QLatin1Char('-'), QChar(0x2011)); // not broken after "On-"
    }
    if (form == 'N')
        return QCoreApplication::translate(
            "CatalogNotes", text.c_str()); // what is not among kCatalogNotes stays as it is
    const auto value = form != 0 ? parsed(text) : std::nullopt;
    if (!value) // candidates are named as tables and charts name them
        return form == 0 ? candidateWords(QString::fromStdString(text)) : QString::fromStdString(text);
    switch (form) {
    case 'L':
    case 'B': return format::number(*value);
    case 'I': return format::integer(*value);
    case 'M': return format::money(*value);
    case 'P': return format::percent(*value);
    case 'D': return format::difference(*value);
    case 'R': return format::ratio(*value);
    case 'F': return format::full(*value);
    case 'H': return format::hours(*value);
    default: return QString::fromStdString(text);
    }
}

constexpr std::string_view kParameterPrefix = "parameter."; // and the key of a document: the title of the parameter

bool isForm(QChar c) { return QLatin1String("LBGHIMOPDRFTWNVQCK").contains(c); }

bool isHan(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size()
        && (text[at].script() == QChar::Script_Han || text[at] == QChar(0xff08)
            || text[at] == QChar(0xff09)); // and brackets
}

// One pass, so that an argument that contains "%2" stays what it is. Chinese sentences have a space around an argument,
// which is right beside Latin letters and digits alone: it goes where the argument begins or ends with Chinese itself.
QString filled(const QString &sentence, const std::vector<std::string> &args)
{
    QString out;
    out.reserve(sentence.size() + 32);
    std::optional<double> last; // the number whose range follows: %L1 (%B2 to %B3)
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        if (sentence[i] != QLatin1Char('%') || i + 1 >= sentence.size()) {
            out += sentence[i];
            continue;
        }
        char form = 0;
        qsizetype digit = i + 1;
        if (isForm(sentence[digit]) && digit + 1 < sentence.size())
            form = sentence[digit++].toLatin1();
        const int index = sentence[digit].digitValue();
        if (index < 1 || sentence[digit].unicode() > u'9') {
            out += sentence[i];
            continue;
        }
        if (static_cast<std::size_t>(index) <= args.size()) {
            const std::string &arg = args[static_cast<std::size_t>(index) - 1];
            const auto limit = form == 'B' ? parsed(arg) : std::nullopt;
            const QString words = limit && last ? format::boundOf(*last, *limit) : argument(arg, form);
            if (isHan(words, 0) && out.endsWith(QLatin1Char(' ')) && isHan(out, out.size() - 2))
                out.chop(1);
            out += words;
            if (isHan(words, words.size() - 1) && sentence.mid(digit + 1, 1) == QLatin1String(" ")
                && isHan(sentence, digit + 2))
                ++digit;
            if (form == 'L')
                last = parsed(arg);
        }
        i = digit;
    }
    return out;
}

// The arguments of a refusal whose parts the model gives as English text, in the reader's language.
std::vector<std::string> inWords(std::string_view id, std::vector<std::string> args)
{
    if (id.starts_with("input.refused") && args.size() == 5) { // file, place, field, found, expected
        args[3] = foundText(args[3], args[2]).toStdString();
        args[2] = refusedFieldText(args[2]).toStdString();
        args[4] = expectedText(args[4]).toStdString();
    } else if ((id == "scenario.out_of_range" || id == "document.out_of_range") && !args.empty()) {
        args.back() = rangeWords(args.back()).toStdString();
    } else if ((id.ends_with(".wrong_type") || id.ends_with(".missing")) && !args.empty()) { // of a scenario
        args.back() = expectedText(args.back()).toStdString();
    }
    return args;
}

// One spelling wherever people read. Titles of columns name the unit of their cells letter by letter; ids and units of
// files keep their ASCII as well.
QString withSubscript(QString sentence, std::string_view id)
{
    return id.starts_with("column.") ? sentence : sentence.replace(QLatin1String("CO2"), QStringLiteral("CO\u2082"));
}

QString unknown(const Message &message)
{
    QString out = QString::fromStdString(message.id);
    QStringList args;
    for (const std::string &arg : message.args)
        args += QString::fromStdString(arg);
    if (!args.isEmpty())
        out += QStringLiteral(" (") + args.join(QStringLiteral(", ")) + QLatin1Char(')');
    return out;
}

} // namespace

QString text(const Message &message)
{
    if (message.id.empty())
        return {};
    std::string_view id = message.id;
    if (id == "input.refused" && message.args.size() == 5 && message.args[1].empty()) // a value that stands in no line
        id = message.args[0].empty() ? "input.refused_value" : "input.refused_in_file";
    const auto found = rows().find(id);
    if (found == rows().end())
        return id.starts_with(kParameterPrefix) ? parameterTitle(id.substr(kParameterPrefix.size())) : unknown(message);
    const MessageRow &row = *found->second;
    int count = -1;
    if (row.pluralArgument > 0 && static_cast<std::size_t>(row.pluralArgument) <= message.args.size()) {
        const auto value = parsed(message.args[static_cast<std::size_t>(row.pluralArgument) - 1]);
        const double limit = std::numeric_limits<int>::max();
        count = value ? static_cast<int>(std::min(limit, std::abs(std::round(*value)))) : 0;
    }
    return filled(withSubscript(QCoreApplication::translate("Messages", row.sentence, nullptr, count), id),
        inWords(id, message.args));
}

namespace {

ErrorObserver &errorObserver()
{
    static ErrorObserver observer;
    return observer;
}

QString errorWords(const Error &error)
{
    if (!error.message.id.empty())
        return text(error.message);
    const char *id = "common.internal";
    switch (error.code) {
    case Error::Code::fileNotFound: id = "common.file_not_found"; break;
    case Error::Code::fileAccess: id = "common.file_access"; break;
    case Error::Code::notADatabase: id = "common.not_a_database"; break;
    case Error::Code::corrupt: id = "common.corrupt"; break;
    case Error::Code::wrongSchema: id = "common.wrong_schema"; break;
    case Error::Code::schemaTooNew: id = "common.schema_too_new"; break;
    case Error::Code::sql: id = "common.sql"; break;
    case Error::Code::badInput: id = "common.bad_input"; break;
    case Error::Code::notFound: id = "common.not_found"; break;
    case Error::Code::noAnswer: id = "common.no_answer"; break;
    case Error::Code::cancelled: id = "common.cancelled"; break;
    case Error::Code::internal: break;
    }
    return text(Message{id, {}});
}

} // namespace

void setErrorObserver(ErrorObserver observer) { errorObserver() = std::move(observer); }

QString text(const Error &error)
{
    const QString words = errorWords(error);
    if (const ErrorObserver &observer = errorObserver())
        observer(error, words);
    return words;
}

QString text(Status status) { return text(Message{"status." + std::string(statusId(status)), {}}); }

QString text(const Failure &failure)
{
    const QString status = text(failure.status);
    if (failure.field.empty())
        return status;
    if (failure.status == Status::outOfRange && hasMessage("refused." + failure.field)) // not a matter of numbers
        return text(Message{"refused." + failure.field, {}});
    QString out = fieldWord(failure.field) + QStringLiteral(": ") + status;
    if (failure.status == Status::outOfRange && std::isfinite(failure.value))
        out += QStringLiteral(" (") + format::full(failure.value) + QLatin1Char(')');
    return out;
}

QString text(const ChartText &chartText)
{
    return chartText.message.id.empty() ? candidateWords(QString::fromStdString(chartText.literal))
                                        : text(chartText.message);
}

QString sentences(const std::vector<Message> &messages)
{
    QStringList parts;
    for (const Message &message : messages)
        parts += text(message);
    return joinSentences(parts);
}

bool hasMessage(std::string_view id) { return rows().contains(id); }

std::vector<const MessageRow *> allMessages()
{
    std::vector<const MessageRow *> all;
    for (const auto &area : kAreas)
        for (const MessageRow &row : area)
            all.push_back(&row);
    return all;
}

} // namespace wattfare
