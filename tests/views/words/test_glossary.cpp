// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary: its pages agree in every language, and their meanings stand in the tooltips.
#include "model/evaluation/columns/result_columns.h"
#include "tests/views/pages/evaluated.h"
#include "views/words/column_text.h"
#include "views/words/glossary/glossary.h"
#include "views/words/parameter_text.h"
#include "views/words/translations.h"

#include <QFile>
#include <QSet>

using namespace wattfare;

namespace {

QString glossaryFile(const QString &language)
{
    QFile file(QStringLiteral(WATTFARE_SOURCE_DIR "/resources/help/%1/glossary.md").arg(language));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

struct WithGlossary {
    WithGlossary() { setGlossaryReader(&glossaryFile); }
    ~WithGlossary()
    {
        setGlossaryReader(nullptr);
        setUiLanguage(QStringLiteral("en"));
    }
};

QString meaningOf(const char *term, const QString &language)
{
    for (const GlossaryEntry &entry : glossary(language))
        if (entry.term == QLatin1String(term))
            return entry.meaning;
    return {};
}

} // namespace

TEST_CASE("the glossary has the same terms in every language, each once and with what it means", "[words][glossary]")
{
    const WithGlossary read;
    QStringList english;
    for (const GlossaryEntry &entry : glossary(QStringLiteral("en")))
        english << entry.term;
    CHECK(english.size() == QSet<QString>(english.begin(), english.end()).size());
    QStringList sorted = english;
    sorted.sort(Qt::CaseInsensitive);
    CHECK(english == sorted);
    for (const char *wanted : {"EFA", "ENA", "NVLink", "NVSwitch", "GPUDirect RDMA", "GPUDirect P2P",
             "GPUDirect Storage", "MIG", "vCPU", "NeuronCore", "PUE", "WUE", "SCI", "Location-based", "Market-based",
             "Marginal", "TTFT", "TPOT", "Savings Plan", "Capacity Block", "KV cache", "P95", "Reserved Instance"}) {
        INFO(wanted);
        CHECK(english.contains(QLatin1String(wanted)));
    }
    for (const QString &language : uiLanguages()) {
        QStringList terms;
        QSet<QString> names;
        for (const GlossaryEntry &entry : glossary(language)) {
            INFO(language.toStdString() << ' ' << entry.heading.toStdString());
            terms << entry.term;
            CHECK(entry.names.size() >= 3); // in full, and what else it is called
            for (const QString &name : entry.names) {
                INFO(name.toStdString());
                CHECK_FALSE(name.trimmed().isEmpty());
                CHECK_FALSE(names.contains(name.toLower())); // a name leads to one entry
            }
            for (const QString &name : entry.names)
                names.insert(name.toLower());
            // One sentence, without markup: tooltips show it as it stands.
            CHECK(entry.meaning.size() > 15);
            CHECK(entry.meaning.size() < 200);
            CHECK((entry.meaning.endsWith(QLatin1Char('.')) || entry.meaning.endsWith(QStringLiteral("。"))));
            CHECK_FALSE(entry.meaning.contains(QStringLiteral(". ")));
            CHECK_FALSE(entry.meaning.contains(QRegularExpression(QStringLiteral("[*`\\[\\]]"))));
        }
        CHECK(terms == english);
    }
}

TEST_CASE("a column or a field that uses a term says what it means", "[words][glossary]")
{
    const WithGlossary read;
    for (const QString &language : uiLanguages()) {
        INFO(language.toStdString());
        setUiLanguage(language);
        const auto says = [&](const QString &help, const char *term) {
            INFO(term << ": " << help.toStdString());
            const QString meaning = meaningOf(term, language);
            REQUIRE_FALSE(meaning.isEmpty());
            CHECK(help.count(meaning) == 1);
        };
        says(columnHelp("usd_per_vcpu_hour"), "vCPU");
        says(columnHelp("market_gco2e_per_million"), "Market-based");
        says(columnHelp("marginal_gco2e_per_million"), "Marginal");
        says(columnHelp("embodied_gco2e_per_million"), "Embodied carbon");
        says(columnHelp("tflops_bf16"), "FP16");
        says(columnHelp("ttft_ms"), "TTFT");
        says(columnHelp("tpot_ms"), "TPOT");
        says(columnHelp("litres_per_million"), "WUE");
        says(parameterHelp("energy.pue"), "PUE");
        says(parameterHelp("llm.ttft_limit_ms"), "TTFT");
        says(parameterHelp("llm.tpot_limit_ms"), "TPOT");
        says(parameterHelp("llm.bytes_per_kv"), "KV cache");
        says(parameterHelp("hazard_per_hour"), "Hazard");
        // Every column whose title is or begins with a term.
        for (const ResultColumn &column : resultColumns())
            for (const GlossaryEntry &entry : glossary(language))
                if (columnTitle(column.id).startsWith(entry.term, Qt::CaseInsensitive))
                    says(columnHelp(column.id), entry.term.toUtf8().constData());
    }
    // The section of the formula stays last.
    setUiLanguage(QStringLiteral("en"));
    CHECK(columnHelp("kwh_per_million").contains(meaningOf("PUE", QStringLiteral("en"))));
    CHECK(columnHelp("kwh_per_million").section(QLatin1Char('\n'), -1).startsWith(QStringLiteral("Formula: ")));
}

TEST_CASE("terms are found as words", "[words][glossary]")
{
    const WithGlossary read;
    const auto meaning = [](const char *term) { return meaningOf(term, uiLanguage()); };
    const auto none = [](const char *text) { return withTerms({}, QString::fromUtf8(text)).isEmpty(); };
    CHECK(withTerms({}, QStringLiteral("NVSwitch/NVLink4"))
        == meaning("NVSwitch") + QLatin1Char('\n') + meaning("NVLink"));
    CHECK(withTerms({}, QStringLiteral("vCPUs")) == meaning("vCPU"));
    CHECK(withTerms({}, QStringLiteral("fp8, int8")) == meaning("FP16"));
    CHECK(withTerms({}, QStringLiteral("gCO\u2082e")) == meaning("CO2e"));
    CHECK(withTerms(QStringLiteral("Help."), QStringLiteral("EFA and EFA"))
        == QStringLiteral("Help.\n") + meaning("EFA"));
    CHECK(withTerms(meaning("EFA"), QStringLiteral("EFA")) == meaning("EFA")); // once
    CHECK(
        withTerms({}, QStringLiteral("savings plans")) == meaning("Savings Plan")); // other words go on, in any letters
    CHECK(withTerms({}, QStringLiteral("GPUDirect RDMA")).startsWith(meaning("GPUDirect RDMA"))); // the longest first
    CHECK(none("science, migrated, fragile, sci, PUEs, XPUE, 2PUE"));
    CHECK(none(""));
    setUiLanguage(QStringLiteral("ko"));
    CHECK(withTerms({}, QStringLiteral("PUE를")) == meaning("PUE")); // a particle
    // Without pages there is nothing to say.
    setGlossaryReader(nullptr);
    CHECK(withTerms(QStringLiteral("PUE"), QStringLiteral("PUE")) == QStringLiteral("PUE"));
    CHECK(parseGlossary({}).empty());
    CHECK(parseGlossary(QStringLiteral("# Title\n\n## Alone")).size() == 1);
}
