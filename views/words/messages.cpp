// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/messages.h"

#include "views/words/column_text.h"
#include "views/words/currency.h"
#include "views/words/error_observer.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/lists.h"
#include "views/words/messages/advice.h"
#include "views/words/messages/app.h"
#include "views/words/messages/catalog.h"
#include "views/words/messages/catalog_notes.h"
#include "views/words/messages/chart.h"
#include "views/words/messages/claims.h"
#include "views/words/messages/cli.h"
#include "views/words/messages/columns.h"
#include "views/words/messages/common.h"
#include "views/words/messages/containers.h"
#include "views/words/messages/decision.h"
#include "views/words/messages/deployment.h"
#include "views/words/messages/economics.h"
#include "views/words/messages/energy.h"
#include "views/words/messages/energy_methods.h"
#include "views/words/messages/expected.h"
#include "views/words/messages/explain.h"
#include "views/words/messages/hardware.h"
#include "views/words/messages/import.h"
#include "views/words/messages/lever.h"
#include "views/words/messages/prediction.h"
#include "views/words/messages/quantity.h"
#include "views/words/messages/query.h"
#include "views/words/messages/report.h"
#include "views/words/messages/scenario.h"
#include "views/words/messages/schedule.h"
#include "views/words/messages/simulation.h"
#include "views/words/messages/study.h"
#include "views/words/messages/team.h"
#include "views/words/messages/throughput.h"
#include "views/words/messages/trade_offs.h"
#include "views/words/messages/work_units.h"
#include "views/words/metric_words.h"
#include "views/words/parameter_text.h"
#include "views/words/plain.h"
#include "views/words/purchase_text.h"
#include "views/words/quantity_text.h"
#include "views/words/sentence_join.h"

#include <QCoreApplication>

#include <array>
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
    std::span<const MessageRow>(messages::kPrediction), std::span<const MessageRow>(messages::kQuery),
    std::span<const MessageRow>(messages::kReport), std::span<const MessageRow>(messages::kScenario),
    std::span<const MessageRow>(messages::kSimulation), std::span<const MessageRow>(messages::kTradeOffs),
    std::span<const MessageRow>(messages::kWorkUnits), std::span<const MessageRow>(messages::kThroughput),
    std::span<const MessageRow>(messages::kQuantity), std::span<const MessageRow>(messages::kClaims),
    std::span<const MessageRow>(messages::kChart), std::span<const MessageRow>(messages::kContainers),
    std::span<const MessageRow>(messages::kDeployment), std::span<const MessageRow>(messages::kHardware),
    std::span<const MessageRow>(messages::kAdvice), std::span<const MessageRow>(messages::kLever),
    std::span<const MessageRow>(messages::kSchedule), std::span<const MessageRow>(messages::kStudy),
    std::span<const MessageRow>(messages::kTeam)};

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

QString fieldWord(const std::string &name)
{
    if (hasMessage("field." + name))
        return wattfare::text(Message{"field." + name, {}});
    QString field = QString::fromStdString(name).replace(QLatin1Char('_'), QLatin1Char(' '));
    if (!field.isEmpty())
        field[0] = field[0].toUpper();
    return field;
}

// In decimals, none of its digits lost: 0.000000001, 100,000, 3,000 g/kWh.
QString amountText(double value, const Argument &arg)
{
    const double size = std::abs(value);
    const QString number = size == 0 || (size >= 1e-9 && size <= 1e15) ? format::decimal(value) : format::full(value);
    return arg.amount() && arg.amount()->unit != Unit::none
        ? number + QLatin1Char(' ') + plain(unitId(arg.amount()->unit))
        : number;
}

QString numberText(double value, char form, const Argument &arg)
{
    switch (form) {
    case 'A': return amountText(value, arg);
    case 'I': return format::integer(value);
    case 'M': return format::money(value);
    case 'S': return format::number(shownAmount(value));
    case 'P': return format::percent(value);
    case 'D': return format::difference(value);
    case 'R': return format::ratio(value);
    case 'F': return format::full(value);
    case 'H': return format::hours(value);
    case 'G':
        if (const Spread *of = arg.spread())
            return format::range(of->value, of->low, of->high);
        [[fallthrough]];
    default: return format::number(value);
    }
}

QString argument(const Argument &arg, char form)
{
    if (arg.clause())
        return wattfare::text(*arg.clause());
    if (const auto value = arg.number(); value && QLatin1String("LBAIMSPDRFHG").contains(QLatin1Char(form)))
        return numberText(*value, form, arg);
    const std::string text = arg.text();
    switch (form) {
    case 0: return candidateWords(plain(text)); // candidates are named as tables and charts name them
    case 'T': return text.starts_with("field.") ? fieldWord(text.substr(6)) : wattfare::text(Message{text, {}});
    case 'O': {
        QStringList words;
        for (const QString &id : plain(text).split(QLatin1Char(','))) {
            const auto option = parsePurchaseOption(id.trimmed().toStdString());
            words += option ? optionWord(*option) : id;
        }
        return words.join(QStringLiteral("; "));
    }
    case 'W': return choiceWord({}, text);
    case 'V': return valueWord("left_out", text);
    case 'U': {
        const QString unit = unitWords(knownUnit(text));
        return unit.isEmpty() ? plain(text) : unit;
    }
    case 'Q': return quantityName(text);
    case 'C':
    case 'K': { // "g5.xlarge|eu-west-1|spot": type, region, purchase option; empty parts are left out
        QStringList parts = plain(text).split(QLatin1Char('|'));
        if (const auto option = parts.size() == 3 ? parsePurchaseOption(parts[2].toStdString()) : std::nullopt)
            parts[2] = optionWord(*option);
        parts.removeAll(QString());
        QString words = parts.join(QStringLiteral(" · "));
        return form == 'C' ? words : words.replace(QLatin1Char('-'), QChar(0x2011)); // not broken after "On-"
    }
    case 'N': return QCoreApplication::translate("CatalogNotes", text.c_str()); // what is no note stays as it is
    default: return plain(text);
    }
}

constexpr std::string_view kParameterPrefix = "parameter."; // and the key of a document: the title of the parameter

bool isForm(QChar c) { return QLatin1String("LABGHIMSOPDRFTUWNVQCK").contains(c); }

bool isHan(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size()
        && (text[at].script() == QChar::Script_Han || text[at] == QChar(0xff08)
            || text[at] == QChar(0xff09)); // and brackets
}

// Whether it speaks of amounts that are shown in the person's currency: it places one, or it heads a column or a bar of
// them.
bool hasAmounts(const QString &sentence, std::string_view id)
{
    if (id.starts_with("column.") || id == "chart.input_with_unit")
        return true;
    for (qsizetype at = sentence.indexOf(QLatin1Char('%')); at >= 0; at = sentence.indexOf(QLatin1Char('%'), at + 1))
        if (at + 2 < sentence.size() && (sentence[at + 1] == QLatin1Char('M') || sentence[at + 1] == QLatin1Char('S'))
            && sentence[at + 2].isDigit())
            return true;
    return false;
}

// One pass, so that an argument that contains "%2" stays what it is. Chinese sentences have a space around an argument,
// which is right beside Latin letters and digits alone: it goes where the argument begins or ends with Chinese itself.
QString filled(QString sentence, const std::vector<Argument> &args, std::string_view id = {})
{
    const bool amounts = hasAmounts(sentence, id);
    if (amounts)
        sentence = withCurrency(sentence);
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
            const Argument &arg = args[static_cast<std::size_t>(index) - 1];
            const auto limit = form == 'B' ? arg.number() : std::nullopt;
            const Unit unit = amounts && form == 0 ? knownUnit(arg.text()) : Unit();
            const QString words = isMoney(unit) ? unitName(unit)
                : limit && last                 ? format::boundOf(*last, *limit)
                                                : argument(arg, form);
            if (isHan(words, 0) && out.endsWith(QLatin1Char(' ')) && isHan(out, out.size() - 2))
                out.chop(1);
            out += words;
            if (isHan(words, words.size() - 1) && sentence.mid(digit + 1, 1) == QLatin1String(" ")
                && isHan(sentence, digit + 2))
                ++digit;
            if (form == 'L')
                last = arg.number();
        }
        i = digit;
    }
    return out;
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
    for (const Argument &arg : message.args)
        args += plain(arg.text());
    if (!args.isEmpty())
        out += QStringLiteral(" (") + args.join(QStringLiteral(", ")) + QLatin1Char(')');
    return out;
}

} // namespace

namespace {

// "metric.usd_per_million/images": words of a metric or column with what a million counts.
QString ofWorkUnit(const std::string &id, std::string_view unit)
{
    const std::string per = "per_million." + std::string(unit);
    if (id.starts_with("metric."))
        if (const std::string with = "metric_of." + id.substr(7); hasMessage(with))
            return text(Message{with, {per}});
    QString words = text(Message{id, {}});
    if (id.starts_with("column_help."))
        return words + QLatin1Char(' ') + text(Message{"work.counted", {per}});
    if (const std::string few = "work.short_" + std::string(unit); hasMessage(few))
        words.replace(QLatin1String("1M"), text(Message{few, {}}));
    return words;
}

// Several rows of one file: a line each (RefusedRows, model/importers/common/csv_table.h).
QString refusedRows(const std::string &id, const std::vector<Argument> &args)
{
    QStringList lines;
    for (std::size_t i = 1; i + 4 <= args.size(); i += 4)
        lines += text(Message{id, {args[0], args[i], args[i + 1], args[i + 2], args[i + 3]}});
    const std::int64_t listed = lines.size();
    const bool more = (args.size() - 1) % 4 != 0;
    lines.prepend(text(Message{"input.refused_rows",
        {args[0], listed + (more ? static_cast<std::int64_t>(args.back().number().value_or(0)) : 0)}}));
    if (more)
        lines += text(Message{"input.more_refused", {args.back()}});
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString text(const Message &message)
{
    if (message.id.empty())
        return {};
    std::string_view id = message.id;
    if ((id == "input.refused" || id == "input.refused_at_byte") && message.args.size() > 5)
        return refusedRows(message.id, message.args);
    if (const auto slash = id.find('/'); slash != std::string_view::npos && hasMessage(id.substr(0, slash)))
        return ofWorkUnit(message.id.substr(0, slash), id.substr(slash + 1));
    if (id == "input.refused" && message.args.size() == 5 && message.args[1] == "") // a value that stands in no line
        id = message.args[0] == "" ? "input.refused_value" : "input.refused_in_file";
    const auto found = rows().find(id);
    if (found == rows().end())
        return id.starts_with(kParameterPrefix) ? parameterTitle(id.substr(kParameterPrefix.size())) : unknown(message);
    const MessageRow &row = *found->second;
    int count = -1;
    if (row.pluralArgument > 0 && static_cast<std::size_t>(row.pluralArgument) <= message.args.size()) {
        const auto value = message.args[static_cast<std::size_t>(row.pluralArgument) - 1].number();
        const double limit = std::numeric_limits<int>::max();
        count = value ? static_cast<int>(std::min(limit, std::abs(std::round(*value)))) : 0;
    }
    return filled(
        withSubscript(QCoreApplication::translate("Messages", row.sentence, nullptr, count), id), message.args, id);
}

QString text(const Clause &clause)
{
    const messages::PhraseRow &row = messages::kPhraseRows[static_cast<std::size_t>(clause.phrase)];
    return filled(QCoreApplication::translate("Expected", row.words), clause.args);
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
        return text(Message{"refused." + failure.field, {failure.value}});
    if (const std::string own = std::string(statusId(failure.status)) + '.' + failure.field; hasMessage(own))
        return text(Message{own, {failure.value}}); // the status alone would say the wrong thing
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
