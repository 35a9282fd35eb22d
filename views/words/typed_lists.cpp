// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/typed_lists.h"

#include "model/support/date.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/plain.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <span>

namespace wattfare {

namespace {

class OwnTerms // a free function tr() would hide its texts from lupdate
{
    Q_DECLARE_TR_FUNCTIONS(OwnTerms)
};

constexpr double kMostUsd = 1e5, kMostNodes = 1e5, kMostEfficiency = 1.5; // as scenario documents take them

QString numberText(double value)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', QLocale::FloatingPointShortest);
}

QStringList entries(const QString &typed) { return typed.split(QLatin1Char(';'), Qt::SkipEmptyParts); }

bool isDiscount(const PurchaseOption &option) { return option.kind == PurchaseKind::ownRate && !option.usdPerHour; }
bool isPrice(const PurchaseOption &option) { return option.kind == PurchaseKind::ownRate && option.usdPerHour; }
bool isMix(const PurchaseOption &option) { return option.kind == PurchaseKind::mix; }

struct WordFactor {
    const char *words; // separated by blanks
    double factor;
};

constexpr WordFactor kSeconds[] = {
    {"ms msec millisecond milliseconds millisekunde millisekunden 밀리초 毫秒", 1e-3},
    {"s sec secs second seconds sek sekunde sekunden 초 秒", 1},
    {"m min mins minute minutes minuten 분 分 分钟", 60},
    {"h hr hrs hour hours std stunde stunden 시간 小时", 3600},
    {"d day days tag tage tagen 일 天 日", 86400},
    {"w week weeks woche wochen 주 周", 604800},
    {"month months mon monat monate monaten 개월 월 달 个月 月", 730 * 3600.0},
    {"a y yr yrs year years jahr jahre jahren 년 年", 8760 * 3600.0},
};

constexpr WordFactor kScales[] = {
    {"k thousand tsd tausend 천 千", 1e3},
    {"m mio million millions millionen 백만 百万", 1e6},
    {"g b bn mrd billion billions milliarden 십억 十亿", 1e9},
    {"만 万", 1e4},
    {"억 亿", 1e8},
};

double factorOf(std::span<const WordFactor> list, const QString &word) // 0: not among them
{
    const QString sought = word.toLower();
    for (const WordFactor &each : list)
        if (QString::fromUtf8(each.words).split(QLatin1Char(' ')).contains(sought))
            return each.factor;
    return 0.0;
}

double secondsOf(QString word)
{
    if (word.endsWith(QLatin1Char('.')))
        word.chop(1);
    return factorOf(kSeconds, word);
}

bool isTime(Unit unit)
{
    return unit == Unit::milliseconds || unit == Unit::seconds || unit == Unit::minutes || unit == Unit::hours
        || unit == Unit::months;
}

// What one of `words` is in `unit`; 0 where the words are none of its.
double unitFactor(const QString &words, Unit unit, double bare)
{
    if (words.isEmpty())
        return bare;
    if (isTime(unit)) {
        const double seconds = secondsOf(words);
        return seconds / secondsOf(unit == Unit::months ? QStringLiteral("month") : plain(unitInfo(unit).id));
    }
    if (unit == Unit::perHour || unit == Unit::perSecond) { // "per hour", "tokens/s", "pro Stunde", "시간당", "每小时"
        static const QRegularExpression after(
            QStringLiteral("^(?:(?<what>\\p{L}+)\\s*)?(?:/|per\\s+|pro\\s+|je\\s+|an?\\s+|每)\\s*(?<time>\\S+)$"),
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        static const QRegularExpression before(QStringLiteral("^(?<what>)(?<time>\\S+)당$"));
        for (const QRegularExpression &each : {after, before})
            if (const auto match = each.match(words);
                match.hasMatch() && factorOf(kScales, match.captured(QStringLiteral("what"))) == 0.0) // not "M/h"
                if (const double seconds = secondsOf(match.captured(QStringLiteral("time"))); seconds > 0.0)
                    return (unit == Unit::perHour ? 3600.0 : 1.0) / seconds;
        return 0.0;
    }
    if (words == QLatin1String("%") || words == QStringLiteral("％"))
        return unit == Unit::percent ? 1.0 : isPure(unit) ? 0.01 : 0.0;
    if (unit == Unit::watts && words.compare(QLatin1String("kW"), Qt::CaseInsensitive) == 0)
        return 1000.0;
    const auto is = [&words](const QString &own) { return words.compare(own, Qt::CaseInsensitive) == 0; };
    if (isMoney(unit) && (words.startsWith(QLatin1Char('$')) || is(QStringLiteral("US$"))))
        return 1.0;
    if (isMoney(unit) && !showsUsd() && (is(unitName(unit)) || is(plain(shownCurrency().code))))
        return 1.0 / shownCurrency().perUsd;
    if (isPure(unit))
        return is(QStringLiteral("tokens")) || is(QStringLiteral("token")) || is(QStringLiteral("×"))
                || is(QStringLiteral("x"))
            ? bare
            : 0.0;
    return (!isMoney(unit) && is(unitWords(unit))) || is(plain(unitInfo(unit).id)) ? 1.0 : 0.0;
}

double factorOf(const QString &words, Unit unit, double bare)
{
    if (const double whole = unitFactor(words, unit, bare); whole > 0.0)
        return whole;
    qsizetype letters = 0; // "20M/h", "20 million tokens per hour", "2억"
    while (letters < words.size() && words[letters].isLetter())
        ++letters;
    for (; letters > 0; --letters) {
        const bool apart = letters == words.size() || !words[letters].isLetter() || words[letters].unicode() > 0x2e80;
        if (const double scale = apart ? factorOf(kScales, words.left(letters)) : 0.0; scale > 0.0) {
            QString rest = words.mid(letters);
            if (rest.startsWith(QLatin1Char('.'))) // "Mio."
                rest.remove(0, 1);
            return scale * unitFactor(rest.trimmed(), unit, bare);
        }
    }
    return 0.0;
}

// Where the number at the start of the text ends: digits with their signs and blanks, and an exponent.
qsizetype numberEnd(const QString &text)
{
    qsizetype i = 0;
    for (; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.isDigit() || c.isSpace() || QStringLiteral(".,'’+-−٫٬").contains(c))
            continue;
        const auto digit = [&](qsizetype at) { return at < text.size() && text[at].isDigit(); };
        const bool sign = i + 1 < text.size() && (text[i + 1] == QLatin1Char('-') || text[i + 1] == QLatin1Char('+'));
        if (c.toLower() != QLatin1Char('e') || !digit(sign ? i + 2 : i + 1))
            break;
    }
    return i;
}

using IsKind = bool (*)(const PurchaseOption &);

QString textOf(const std::vector<PurchaseOption> &options, IsKind isKind,
    const std::function<QString(const PurchaseOption &)> &entry)
{
    QStringList texts;
    for (const PurchaseOption &option : options)
        if (isKind(option))
            texts << entry(option);
    return texts.join(QStringLiteral("; "));
}

// The first of the kind gives its place to all of the new ones.
void replace(std::vector<PurchaseOption> &options, IsKind isKind, std::vector<PurchaseOption> fresh)
{
    const auto first = std::find_if(options.begin(), options.end(), isKind);
    const auto place = first - options.begin();
    options.erase(std::remove_if(options.begin(), options.end(), isKind), options.end());
    std::vector<PurchaseOption> unique;
    for (PurchaseOption &each : fresh)
        if (std::find(unique.begin(), unique.end(), each) == unique.end())
            unique.push_back(std::move(each));
    options.insert(options.begin() + place, unique.begin(), unique.end());
    if (options.empty())
        options.emplace_back();
}

QString readRates(std::vector<PurchaseOption> &options, const QString &typed, IsKind isKind,
    std::optional<double> PurchaseOption::*rate, double most, const char *error)
{
    std::vector<PurchaseOption> fresh;
    for (const QString &entry : entries(typed)) {
        const auto value = typedNumber(entry);
        if (!value || *value < 0.0 || *value > most)
            return OwnTerms::tr(error).arg(entry.trimmed().left(20), QLocale().toString(most, 'f', 0));
        PurchaseOption option;
        option.kind = PurchaseKind::ownRate;
        option.*rate = *value;
        fresh.push_back(option);
    }
    replace(options, isKind, std::move(fresh));
    return {};
}

std::array<double, 3> sharesOf(const PurchaseOption &option)
{
    return {option.onDemandShare, option.spotShare, option.commitmentShare};
}

} // namespace

std::optional<double> typedNumber(const QString &typed, const QLocale &locale)
{
    bool good = false;
    double value = locale.toDouble(typed.trimmed().replace(u'\'', QChar(0x2019)), &good); // 1'234 as keyboards have it
    if (!good)
        value = QLocale::c().toDouble(typed.trimmed(), &good);
    return good && std::isfinite(value) ? std::optional(value) : std::nullopt; // Qt takes "inf" and "nan" for numbers
}

std::optional<double> typedQuantity(const QString &typed, Unit unit, double bare, const QLocale &locale)
{
    double sum = 0.0;
    QString rest = typed.trimmed();
    if (isMoney(unit) && rest.startsWith(QLatin1Char('$'))) {
        rest.remove(0, 1);
        bare = 1.0;
    }
    for (int part = 0; part == 0 || !rest.isEmpty(); ++part) {
        const qsizetype end = numberEnd(rest);
        const auto value = typedNumber(rest.left(end), locale);
        qsizetype next = end;
        while (next < rest.size() && !rest[next].isDigit())
            ++next;
        const QString words = rest.mid(end, next - end).trimmed();
        const double factor = factorOf(words, unit, bare);
        if (!value || factor == 0.0 || (part > 0 && (!isTime(unit) || words.isEmpty() || *value < 0.0)))
            return std::nullopt;
        sum += factor == 1.0 ? *value : format::roundedTo(*value * factor, 15);
        rest = rest.mid(next);
    }
    return std::isfinite(sum) ? std::optional(sum) : std::nullopt;
}

TypedDay typedDay(const QString &typed)
{
    const QString text = typed.trimmed();
    if (Date::parse(text.toStdString()))
        return {text, false};
    static const QRegularExpression german(QStringLiteral("^(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})$"));
    if (const auto match = german.match(text); match.hasMatch())
        if (const auto day
            = Date::fromYmd(match.captured(3).toInt(), match.captured(2).toInt(), match.captured(1).toInt()))
            return {QString::fromStdString(day->iso()), false};
    static const QRegularExpression month(QStringLiteral("^(\\d{4})-(\\d{2})$"));
    static const QRegularExpression part(
        QStringLiteral("^\\d{1,4}$|^\\d{4}-(\\d{0,2}|\\d{2}-\\d?)$|^\\d{1,2}\\.(\\d{0,2}|\\d{1,2}\\.\\d{0,3})$"));
    const bool unfinished = part.match(text).hasMatch();
    if (const auto match = month.match(text); match.hasMatch())
        if (const auto first = Date::fromYmd(match.captured(1).toInt(), match.captured(2).toInt(), 1))
            return {QString::fromStdString(Date{first->addMonths(1).days - 1}.iso()), true};
    return {std::nullopt, unfinished};
}

QString discountsText(const std::vector<PurchaseOption> &options)
{
    return textOf(
        options, isDiscount, [](const PurchaseOption &option) { return numberText(option.discountPct.value_or(0.0)); });
}

QString pricesText(const std::vector<PurchaseOption> &options)
{
    return textOf(options, isPrice, [](const PurchaseOption &option) { return numberText(*option.usdPerHour); });
}

QString mixesText(const std::vector<PurchaseOption> &options)
{
    return textOf(options, isMix, [](const PurchaseOption &option) {
        QStringList shares;
        for (const double share : sharesOf(option))
            shares << numberText(std::round(share * 1e11) / 1e9); // per cent, without the last bits of the fraction
        return shares.join(QLatin1Char('/'));
    });
}

QString readDiscounts(std::vector<PurchaseOption> &options, const QString &typed)
{
    return readRates(options, typed, isDiscount, &PurchaseOption::discountPct, 100.0,
        QT_TRANSLATE_NOOP("OwnTerms", "The discount “%1” is no number from 0 to %2."));
}

QString readPrices(std::vector<PurchaseOption> &options, const QString &typed)
{
    return readRates(options, typed, isPrice, &PurchaseOption::usdPerHour, kMostUsd,
        QT_TRANSLATE_NOOP("OwnTerms", "The price “%1” is no number from 0 to %2."));
}

void setCommitment(PurchaseOption &mix, const std::vector<PurchaseOption> &options, const PurchaseOption &usual)
{
    const auto chosen = std::find_if(options.begin(), options.end(),
        [](const PurchaseOption &each) { return each.kind == PurchaseKind::commitment; });
    const PurchaseOption &commitment = chosen != options.end() ? *chosen : usual;
    mix.plan = commitment.plan;
    mix.termYears = commitment.termYears;
    mix.payment = commitment.payment;
}

QString readMixes(std::vector<PurchaseOption> &options, const QString &typed, const PurchaseOption &usual)
{
    std::vector<PurchaseOption> fresh;
    for (const QString &entry : entries(typed)) {
        const QStringList parts = entry.split(QLatin1Char('/'));
        std::array<double, 3> shares{};
        bool good = parts.size() == 3;
        for (std::size_t i = 0; good && i < shares.size(); ++i) {
            const auto share = typedNumber(parts[static_cast<qsizetype>(i)]);
            good = share && *share >= 0.0;
            shares[i] = share.value_or(0.0) / 100.0;
        }
        if (!good || std::abs(shares[0] + shares[1] + shares[2] - 1.0) > 1e-9)
            return OwnTerms::tr("The mix “%1” is not three shares that add up to 100, like 50/30/20.")
                .arg(entry.trimmed().left(20));
        const auto same = [&shares](const PurchaseOption &option) {
            const auto have = sharesOf(option);
            return isMix(option) && std::equal(have.begin(), have.end(), shares.begin(), [](double a, double b) {
                return std::abs(a - b) < 1e-9;
            });
        };
        if (const auto known = std::find_if(options.begin(), options.end(), same); known != options.end()) {
            fresh.push_back(*known); // with its own commitment
            continue;
        }
        PurchaseOption option;
        option.kind = PurchaseKind::mix;
        option.onDemandShare = shares[0];
        option.spotShare = shares[1];
        option.commitmentShare = shares[2];
        setCommitment(option, options, usual);
        fresh.push_back(option);
    }
    replace(options, isMix, std::move(fresh));
    return {};
}

QString scalingTableText(const ScalingTable &table)
{
    QStringList texts;
    for (const auto &[nodes, efficiency] : table)
        texts << numberText(nodes) + QStringLiteral(": ") + numberText(efficiency);
    return texts.join(QStringLiteral("; "));
}

QString readScalingTable(ScalingTable &table, const QString &typed)
{
    ScalingTable fresh;
    for (const QString &entry : entries(typed)) {
        const QStringList parts = entry.split(QLatin1Char(':'));
        const auto nodes = parts.size() == 2 ? typedNumber(parts[0]) : std::nullopt;
        const auto efficiency = parts.size() == 2 ? typedNumber(parts[1]) : std::nullopt;
        if (!nodes || !efficiency || *nodes < 1.0 || *nodes > kMostNodes || *efficiency <= 0.0
            || *efficiency > kMostEfficiency)
            return OwnTerms::tr("“%1” is not a number of nodes and its efficiency, like 16: %2.")
                .arg(entry.trimmed().left(20), numberText(0.95));
        if (!fresh.empty() && *nodes <= fresh.back().first)
            return OwnTerms::tr("The numbers of nodes must grow: “%1”.").arg(entry.trimmed().left(20));
        fresh.emplace_back(*nodes, *efficiency);
    }
    table = std::move(fresh);
    return {};
}

} // namespace wattfare
