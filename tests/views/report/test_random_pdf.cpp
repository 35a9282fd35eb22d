// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/load/load.h"
#include "model/energy/power_methods.h"
#include "model/report/build_report.h"
#include "model/workload/document.h"
#include "tests/support/catch.h"
#include "tests/views/report/painted_pdf.h"
#include "tests/views/report/pdf_reading.h"
#include "views/report/pdf/pdf_export.h"

#include <QRegularExpression>

#include <limits>
#include <random>

using namespace wattfare;

// The property of the evaluation (tests/model/evaluation/random_test.cpp) at the end of the line: what a PDF shows.
// A PDF takes a tenth of a second, so a few dozen stand for the 10,000.
TEST_CASE("PDFs of hostile scenarios show no NaN and no infinity", "[report]")
{
    const auto snapshot = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(snapshot);
    std::mt19937_64 random(7);
    const auto pick = [&](std::size_t count) { return static_cast<std::size_t>(random() % count); };
    constexpr double kWild[] = {0.0, 1e-300, 1e-9, 1.0, 70.0, 1e6, 1e12, 1e15, 1e300};
    static const char *const kModels[]
        = {"resnet50-v1.5", "bert-large", "layoutlm-base", "llama-3-8b", "llama-2-70b", "dlrm-v2"};
    const QRegularExpression bad(QStringLiteral("(?<![[:alnum:]_.-])[-+]?(nan|inf|infinity)(?![[:alnum:]_.-])"),
        QRegularExpression::CaseInsensitiveOption);
    int written = 0;
    for (int round = 0; round < 4000 && written < 24; ++round) {
        Scenario s;
        s.kind = static_cast<WorkloadKind>(pick(4));
        s.model = kModels[pick(std::size(kModels))];
        s.includeEstimates = pick(2) == 0;
        const auto wild = [&] { return kWild[pick(std::size(kWild))]; };
        if (pick(2) == 0)
            s.inference.demandPerHour = wild();
        if (pick(3) == 0)
            s.inference.latencyLimitMs = wild();
        if (pick(2) == 0)
            s.training.samples = wild();
        if (pick(3) == 0)
            s.training.checkpointIntervalH = wild();
        if (pick(2) == 0)
            s.llm.outputTokensPerHour = wild();
        if (pick(2) == 0)
            s.hpc.exaflop = wild();
        if (pick(3) == 0)
            s.energy.gridIntensity = wild();
        if (pick(3) == 0)
            s.asOf = Date{static_cast<std::int32_t>(10'000 + pick(20'000))};
        s.energy.method = energyMethods()[pick(energyMethods().size() - 1)].method;
        const auto results = evaluate(s, *snapshot);
        if (!results)
            continue; // refused by name
        ++written;
        INFO(writeScenario(s));
        const Report report = buildReport(**results, answer(**results));
        const auto layout
            = layoutReport(std::make_shared<const Report>(report), PaperSize::a4, QLocale(QLocale::English));
        const auto pdf = test::paintedPdf(layout);
        REQUIRE(pdf);
        const test::PdfFile file(*pdf);
        const QString text = file.text();
        REQUIRE_FALSE(text.isEmpty());
        const auto match = bad.match(text);
        INFO(text.mid(match.capturedStart() - 60, 120).toStdString());
        CHECK_FALSE(match.hasMatch());
    }
    CHECK(written == 24);
}
