// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/instance_kinds.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/importers/common/importer.h"
#include "model/workload/document.h"
#include "model/workload/ids.h"
#include "tests/support/translations.h"
#include "views/report/pages/page_style.h"
#include "views/report/pages/report_text.h"
#include "views/words/claim_text.h"
#include "views/words/currency.h"
#include "views/words/messages.h"
#include "views/words/metric_words.h"
#include "views/words/parameter_text.h"
#include "views/words/purchase_text.h"
#include "views/words/sentence_join.h"
#include "views/words/translations.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <set>

using namespace wattfare;

namespace {

std::string said(Message message) { return text(message).toStdString(); }

} // namespace

TEST_CASE("sentences follow each other as their script wants it", "[messages]")
{
    CHECK(joinSentences({QStringLiteral("One."), QStringLiteral("Two.")}) == QStringLiteral("One. Two."));
    CHECK(joinSentences({QStringLiteral("一。"), QStringLiteral("二。")}) == QStringLiteral("一。二。"));
    CHECK(joinSentences({QString(), QStringLiteral("One."), QString()}) == QStringLiteral("One."));
}

TEST_CASE("ids are unique and their sentences whole", "[messages]")
{
    std::set<std::string> seen;
    for (const MessageRow *row : allMessages()) {
        INFO(row->id);
        CHECK(seen.insert(row->id).second);
        CHECK_FALSE(std::string(row->sentence).empty());
        const QString sentence = QString::fromUtf8(row->sentence);
        // The form follows a number that the sentence says, itself or by its placeholder: %n has no separators.
        CHECK((!sentence.contains(QStringLiteral("%n")) || row->pluralArgument > 0));
        const QRegularExpression counted(QStringLiteral("%I?%1").arg(row->pluralArgument));
        CHECK((
            row->pluralArgument == 0 || sentence.contains(QStringLiteral("%n")) || counted.match(sentence).hasMatch()));
        CHECK(sentence.trimmed() == sentence);
    }
}

TEST_CASE("every metric has all its words, and they are messages", "[messages]")
{
    for (const MetricInfo &info : allMetrics()) {
        INFO(info.id);
        const MetricWords &words = metricWords(info.metric);
        for (const char *each : {words.title, words.name, words.heading, words.help})
            CHECK((each && *each));
        for (const char *kind : {"column.", "metric.", "column_help."})
            CHECK(hasMessage(kind + std::string(info.id)));
        CHECK((words.fleetTitle == nullptr) == (words.fleetName == nullptr));
    }
}

TEST_CASE("what a million counts speaks in headings, titles and help", "[messages]")
{
    CHECK(said({"metric.usd_per_million/images", {}}) == "Cost per million images");
    CHECK(said({"metric.kwh_per_million/audio_hours", {}}) == "Energy per 1,000 hours of audio");
    CHECK(said({"chart.ranking", {"metric.usd_per_million/documents"}}).find("ost per million documents")
        != std::string::npos);
    CHECK(said({"metric.usd_per_hour/images", {}}) == said({"metric.usd_per_hour", {}}));
    CHECK(said({"column.usd_per_million/images", {}}) == "USD/1M");
    CHECK(said({"column.usd_per_million/audio_hours", {}}) == "USD/1,000 h");
    CHECK(said({"column_help.usd_per_million/audio_hours", {}}).ends_with("Here: per 1,000 hours of audio."));
    CHECK(said({"answer.work", {2, "g6e.xlarge", 9.5, "USD", "per_million.audio_hours"}})
        == "Cheapest: 2 × g6e.xlarge, 9.50 USD per 1,000 hours of audio.");
    for (int i = 0; i <= static_cast<int>(WorkUnit::tokens); ++i) {
        const std::string unit(workUnitId(static_cast<WorkUnit>(i)));
        INFO(unit);
        for (const char *kind : {"work.", "work_title.", "per_million."})
            CHECK(hasMessage(kind + unit));
    }
    for (const MetricInfo &info : allMetrics())
        CHECK(hasMessage("metric_of." + std::string(info.id)) == (info.of == MetricOf::millions));
}

TEST_CASE("sentences with amounts name the currency that is shown; what means USD says USD", "[messages][currency]")
{
    const CurrencyScope euro({"EUR", 0.5, Date::parse("2026-07-01")});
    CHECK(said({"answer.work", {2, "g6e.xlarge", 9.5, "USD", "per_million.images"}})
        == "Cheapest: 2 × g6e.xlarge, 4.75 EUR per million images.");
    CHECK(said({"answer.saved_money", {"a", 30'000.0, "USD"}}) == "Against a that saves 15,000 EUR a year.");
    CHECK(said({"sim.on_demand_run", {300.0, 200.0, 100.0}})
        == "On demand the run costs 150.00 EUR: work 100.00 EUR, checkpoints 50.00 EUR.");
    CHECK(said({"column.usd_per_million/audio_hours", {}}) == "EUR/1,000 h");
    CHECK(said({"chart.input_with_unit", {"quantity.utilisation", "USD/h"}}).ends_with("[EUR/h]"));
    CHECK(said({"answer.currency", {"EUR", 0.5, *Date::parse("2026-07-01")}})
        == "Amounts in EUR at 0.5 per USD, the rate of 2026-07-01.");
    CHECK(claimValue(24.8, Unit::usd) == QStringLiteral("24.8\u202fUSD")); // as it was published
    CHECK(said({"claim.layoutlm.cost_gpu", {"24.8"}}) == "A million LayoutLM inferences cost 24.8 USD on the GPU.");
    CHECK(text(Failure{Status::outOfRange, "max_price", 0.002}).contains(QStringLiteral("above 0.002 USD")));
    PurchaseOption own;
    own.kind = PurchaseKind::ownRate;
    own.usdPerHour = 1.2;
    CHECK(optionWord(own) == QStringLiteral("Own rate, 0.600 EUR/h"));
}

TEST_CASE("every translation of a sentence with amounts names their currency", "[messages][currency]")
{
    if (!test::hasTranslations())
        return;
    for (const char *language : test::languageIds()) {
        setUiLanguage(QLatin1String(language));
        for (const MessageRow *row : allMessages()) {
            const QString source = QString::fromUtf8(row->sentence);
            if (!source.contains(QStringLiteral("%M")) || !source.contains(QStringLiteral("USD")))
                continue;
            INFO(row->id << " in " << language);
            CHECK(QCoreApplication::translate("Messages", row->sentence).contains(QStringLiteral("USD")));
        }
    }
    setUiLanguage(QStringLiteral("en"));
}

TEST_CASE("an id without a row is shown, not hidden", "[messages]")
{
    CHECK_FALSE(hasMessage("no.such_id"));
    CHECK(said({"no.such_id", {"a", "%1"}}) == "no.such_id (a, %1)");
    CHECK(said({"", {}}).empty());
}

TEST_CASE("errors, failures and statuses have words", "[messages]")
{
    for (int code = 0; code <= static_cast<int>(Error::Code::internal); ++code) {
        const Error error{static_cast<Error::Code>(code), {}, {}};
        CHECK_FALSE(text(error).contains(QStringLiteral("common.")));
    }
    for (int status = 0; status <= static_cast<int>(Status::outOfRange); ++status)
        CHECK_FALSE(text(static_cast<Status>(status)).contains(QStringLiteral("status.")));
    CHECK(text(Failure{Status::outOfRange, "utilisation_target", 1.4}).contains(QStringLiteral("1.4")));
    CHECK(text(Failure{Status::noData, "", 0.0}) == text(Status::noData));
    // Limits of AWS are those of the catalogue.
    CHECK(text(Failure{Status::outOfRange, "group_types", 55}).contains(QStringLiteral("at most 55 instance types")));
    CHECK(text(Failure{Status::outOfRange, "max_price", 0.002}).contains(QStringLiteral("above 0.002 USD")));
    CHECK(text(Message{"calc.out_of_range", {"erlang_c", "load", -1e7}})
        == QStringLiteral("erlang_c: load is outside its range (−10,000,000)."));
    CHECK(text(Message{"calc.no_answer", {"erlang_c", "status.unstable", "utilisation", 1.5}})
        == QStringLiteral("erlang_c has no answer (utilisation = 1.5). The load exceeds the capacity."));
    CHECK(text(Message{"catalog.impossible_value", {"overlay.db", "user_choice", "1", "value"}})
        == QStringLiteral("overlay.db: the column value of the table user_choice holds an impossible value. Row: 1."));
    CHECK(text(ChartText("plain")) == QStringLiteral("plain"));
    CHECK(text(ChartText(Message{"status.no_data", {}})) == text(Status::noData));
}

TEST_CASE("every id that the program uses has a sentence", "[messages]")
{
    // Two nets. Ids where a message is made: Message{"import.bad_field", ...}, fail(code, {"..."}). And every literal
    // whose first word is that of known ids, apart from keys of documents and names of files.
    static const QRegularExpression kMade(QStringLiteral(
        "(?:Message\\s*\\{|Message\\(|fail\\([^\"]*?\\{|message\\s*=\\s*\\{)\\s*\"([a-z][a-z0-9_]*\\.[a-z0-9_.]+)\""));
    static const QRegularExpression kLiteral(QStringLiteral("\"([a-z][a-z_]*(?:\\.[a-z0-9_]+)+[._]?)\""));
    static const QRegularExpression kFileName(
        QStringLiteral("\\.(?:db|csv|json|xlsx|pdf|html|svg|png|wattfare|sql|gz|txt)$"));
    static const QSet<QString> kOthers{
        QStringLiteral("catalog.version"), QStringLiteral("catalog.hash"), QStringLiteral("overlay.price_on_demand")};
    // Paths into a scenario document have the same form and are never shown as messages.
    QSet<QString> keys = kOthers;
    for (const char *name : {"/model/workload/fields.cpp", "/model/workload/structured.cpp"}) {
        QFile file(QStringLiteral(WATTFARE_SOURCE_DIR) + QLatin1String(name));
        REQUIRE(file.open(QIODevice::ReadOnly));
        const QString source = QString::fromUtf8(file.readAll());
        for (auto match = kLiteral.globalMatch(source); match.hasNext();)
            keys.insert(match.next().captured(1));
    }
    QSet<QString> areas;
    QStringList known;
    for (const MessageRow *row : allMessages()) {
        known += QString::fromLatin1(row->id);
        areas.insert(known.back().section(QLatin1Char('.'), 0, 0));
    }
    // An id put together at run time begins with a literal: at least one row must continue it.
    const auto isKnown = [&known](const QString &id) {
        if (id.endsWith(QLatin1Char('.')) || id.endsWith(QLatin1Char('_')))
            return std::any_of(known.begin(), known.end(), [&id](const QString &k) { return k.startsWith(id); });
        return hasMessage(id.toStdString());
    };
    QStringList missing;
    int found = 0;
    for (const char *folder : {"/model", "/app", "/views"}) {
        QDirIterator files(QStringLiteral(WATTFARE_SOURCE_DIR) + QLatin1String(folder),
            {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.fileName().contains(QStringLiteral("/views/words/")))
                continue;
            REQUIRE(file.open(QIODevice::ReadOnly));
            const QString source = QString::fromUtf8(file.readAll());
            const auto note = [&](const QString &id) {
                ++found;
                if (!isKnown(id))
                    missing += id + QStringLiteral(" in ") + file.fileName();
            };
            for (auto match = kMade.globalMatch(source); match.hasNext();)
                note(match.next().captured(1));
            for (auto match = kLiteral.globalMatch(source); match.hasNext();) {
                const QString id = match.next().captured(1);
                if (areas.contains(id.section(QLatin1Char('.'), 0, 0)) && !keys.contains(id)
                    && !kFileName.match(id).hasMatch())
                    note(id);
            }
        }
    }
    missing.removeDuplicates();
    INFO("Add a row to views/words/messages/<area>.h for:\n" << missing.join(QLatin1Char('\n')).toStdString());
    CHECK(missing.isEmpty());
    CHECK(found > 100);
}

TEST_CASE("every parameter, choice, energy method and format of imports has words", "[messages]")
{
    for (const ParameterInfo &info : scenarioParameters()) {
        INFO(info.key);
        const std::string_view key = info.key;
        const bool shown = key != "preset" && key != "inputs" && !key.starts_with("catalog.");
        CHECK((parameterWords(key) != nullptr) == shown);
        CHECK(text(Message{"parameter." + std::string(key), {}}) == parameterTitle(key));
        for (const std::string_view choice : info.choices) {
            INFO(choice);
            const QString id = QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size()));
            CHECK((choiceWord(key, choice) != id || choice == "table"));
        }
    }
    for (const ImportKind kind : importKinds()) {
        INFO(importKindId(kind));
        CHECK(hasMessage(importKindTitle(kind).id));
    }
    for (const std::string_view id : ids::kEnergyMethods) {
        INFO(id);
        CHECK(hasMessage("energy_method." + std::string(id)));
    }
}

TEST_CASE("placeholders stand for arguments, numbers in the reader's form", "[messages]")
{
    CHECK(said({"sim.capped", {1200, 0.012}}).find("1,200 trajectories (1.2\u00A0%)") == 0);
    CHECK(
        said({"sim.trace_maybe_reversed", {"%2"}}).find("%2") != std::string::npos); // what is no number stays as it is
    CHECK(said({"sim.capped", {}}).find('%') == std::string::npos); // missing arguments leave a gap
    CHECK(said({"sim.trace_few_losses", {3}}).find("3 loss") != std::string::npos);
    CHECK(said({"sim.trace_few_losses", {1e300}}).size() > 10);
}

TEST_CASE("the guide refuses a model in a sentence, without the key of its question", "[messages][guide]")
{
    setUiLanguage(QStringLiteral("en"));
    const std::string none = said({"guide.no_such_model", {"model", "Llama 9 zzz", "Llama 3.1 8B"}});
    CHECK(none.find("No model for this work is called \"Llama 9 zzz\".") == 0);
    const std::string other = said({"guide.model_of_other_work",
        {"model", "BERT large", "guide.choice.work.inference", "guide.choice.work.llm_serving"}});
    CHECK(other.find("BERT large does the work") == 0);
}

TEST_CASE("every kind of instance has words", "[messages]")
{
    for (const InstanceKindInfo &kind : instanceKinds()) {
        INFO(kind.id);
        CHECK(hasMessage("value." + std::string(kind.id)));
    }
}

TEST_CASE("every way of buying has words of its own", "[messages]")
{
    std::set<QString> words;
    for (const PurchaseKindInfo &kind : purchaseKinds()) {
        INFO(kind.id);
        const QString word = optionWord(*parsePurchaseOption(kind.example));
        CHECK_FALSE(word.isEmpty());
        CHECK_FALSE(optionShort(*parsePurchaseOption(kind.example)).isEmpty());
        words.insert(word);
    }
    CHECK(words.size() == purchaseKinds().size());
}

TEST_CASE("ways of buying stand in the reader's words wherever the model names a candidate", "[messages]")
{
    const QLocale before;
    CHECK(setUiLanguage(QStringLiteral("de")) == QStringLiteral("de"));
    if (test::hasTranslations()) {
        PurchaseOption spot, plan;
        spot.kind = PurchaseKind::spot;
        plan.kind = PurchaseKind::commitment;
        plan.plan = "compute_savings_plan";
        plan.termYears = 3;
        plan.payment = "partial_upfront";
        const QString onDemand = QStringLiteral("g5.xlarge ") + optionWord(PurchaseOption{});
        CHECK(candidateWords(QStringLiteral("g5.xlarge on-demand")) == onDemand);
        CHECK(candidateWords(QStringLiteral("g5.xlarge eu-west-1 spot"))
            == QStringLiteral("g5.xlarge eu-west-1 ") + optionWord(spot));
        CHECK(candidateWords(QStringLiteral("g5.xlarge compute_savings_plan-3y-partial_upfront"))
            == QStringLiteral("g5.xlarge (%1)").arg(optionWord(plan)));
        CHECK(candidateWords(QStringLiteral("u-6tb1.112xlarge own-discount-12.5")).contains(QStringLiteral("12,5")));
        CHECK(candidateWords(QStringLiteral("g5.xlarge mix-60-20-20-reserved_standard-1y-no_upfront"))
                  .contains(QStringLiteral("60/20/20")));
        for (const char *other :
            {"g5.xlarge", "g5.xlarge us-east-1", "on-demand", "Spot saves 60 %. on-demand", "E-1.2 spot price"})
            CHECK(candidateWords(QString::fromUtf8(other)) == QString::fromUtf8(other));
        // In sentences, charts and cells of every kind.
        CHECK(text(Message{"report.literal", {"g5.xlarge on-demand"}}) == onDemand);
        CHECK(text(Message{"chart.tornado", {"g5.xlarge on-demand", "metric.usd_per_million"}}).contains(onDemand));
        CHECK(text(ChartText("g5.xlarge on-demand")) == onDemand);
        ReportCell cell;
        cell.text = "g5.xlarge compute_savings_plan-3y-partial_upfront";
        CHECK(cellText(cell, nullptr, QLocale())
                  .value.endsWith(QStringLiteral(" (%1)").arg(printable(optionWord(plan)))));
    }
    setUiLanguage(QStringLiteral("en"));
    QLocale::setDefault(QLocale(QLocale::English));
    CHECK(candidateWords(QStringLiteral("g5.xlarge on-demand")) == QStringLiteral("g5.xlarge on-demand"));
    CHECK(candidateWords(QStringLiteral("g5.xlarge eu-west-1 reserved_standard-1y-no_upfront"))
        == QStringLiteral("g5.xlarge eu-west-1 reserved 1y no upfront"));
    QLocale::setDefault(before);
}
