// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Reports and exports at the sizes of a design review and of a spreadsheet. Runs on the offscreen platform.
#include "app/state/files.h"
#include "model/catalog/load/load.h"
#include "model/evaluation/answer.h"
#include "model/report/build_report.h"
#include "model/workload/document.h"
#include "tests/model/report/sample_report.h"
#include "tests/views/report/painted_pdf.h"
#include "views/report/html_export.h"
#include "views/report/pages/report_options.h"
#include "views/report/pdf/pdf_export.h"
#include "views/report/xlsx/xlsx_export.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>

using namespace wattfare;

namespace {

std::size_t chartsOf(const Report &report)
{
    std::size_t count = 0;
    for (const ReportSection &section : report.sections)
        for (const ReportBlock &block : section.blocks)
            count += std::holds_alternative<ReportChart>(block);
    return count;
}

// The sample of the tests with as many ranked rows as make ten pages; six charts.
ReportPtr tenPages()
{
    static const ReportPtr kReport = [] {
        for (std::size_t rows = 10; rows < 200; rows += 4) {
            auto report = std::make_shared<const Report>(test::sampleReport("en", rows));
            if (layoutReport(report, PaperSize::a4, QLocale(QLocale::English)).pageCount() >= 10)
                return report;
        }
        std::abort();
    }();
    return kReport;
}

void pdf(benchmark::State &state)
{
    const ReportPtr report = tenPages();
    int pages = 0;
    for (auto _ : state) {
        const PageLayout layout = layoutReport(report, PaperSize::a4, QLocale(QLocale::English));
        pages = layout.pageCount();
        const auto bytes = test::paintedPdf(layout);
        if (!bytes)
            state.SkipWithError("no PDF");
        benchmark::DoNotOptimize(bytes->size());
    }
    state.counters["pages"] = pages;
    state.counters["charts"] = static_cast<double>(chartsOf(*report));
}
BENCHMARK(pdf)->Name("report/pdf/layout, paint, finish")->Unit(benchmark::kMillisecond);

void slowestPage(benchmark::State &state) // what the window waits for between two steps of an export
{
    const PageLayout layout = layoutReport(tenPages(), PaperSize::a4, QLocale(QLocale::English));
    double slowest = 0;
    for (auto _ : state) {
        PdfPainting painting(layout);
        for (bool more = true; more;) {
            const auto begin = std::chrono::steady_clock::now();
            more = painting.step();
            slowest = std::max(
                slowest, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
        }
    }
    state.counters["slowest_page_ms"] = slowest;
}
BENCHMARK(slowestPage)->Name("report/pdf/pages alone")->Unit(benchmark::kMillisecond);

void html(benchmark::State &state)
{
    const ReportPtr report = tenPages();
    for (auto _ : state)
        benchmark::DoNotOptimize(renderHtml(*report, QLocale(QLocale::English))->size());
}
BENCHMARK(html)->Name("report/html")->Unit(benchmark::kMillisecond);

void build(benchmark::State &state, const char *preset)
{
    const auto snapshot = loadSnapshot(WATTFARE_CATALOG_DB);
    const auto results = evaluate(findPreset(preset)->scenario, *snapshot);
    const Answer found = answer(**results);
    for (auto _ : state)
        benchmark::DoNotOptimize(buildReport(**results, found).sections.size());
}
BENCHMARK_CAPTURE(build, layoutlm, "layoutlm")->Name("report/build/layoutlm")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(build, spot, "bert-large-spot")
    ->Name("report/build/bert-large-spot, with its simulation")
    ->Unit(benchmark::kMillisecond);

// 18 columns of numbers, one in twenty missing, and two of names: prices with four decimals as they are observed, and
// computed figures with every digit, half and half.
class WideTable : public ExportTable
{
public:
    explicit WideTable(std::size_t rows)
        : m_rows(rows)
    {
        for (std::size_t c = 0; c < 20; ++c)
            m_columns.push_back({"column_" + std::to_string(c), c < 2 ? Unit::none : Unit::usd, c >= 2, false, {}});
        std::mt19937_64 random(1);
        std::lognormal_distribution<double> price(0.0, 1.2);
        m_values.resize(rows * 18);
        std::size_t at = 0;
        for (double &value : m_values) {
            value = random() % 20 == 0 ? std::numeric_limits<double>::quiet_NaN() : price(random);
            if (at++ % 2 == 0)
                value = std::round(value * 1e4) / 1e4;
        }
        for (int i = 0; i < 600; ++i)
            m_names.push_back("family" + std::to_string(i % 37) + '.' + std::to_string(i) + "xlarge");
    }
    std::size_t rowCount() const override { return m_rows; }
    std::size_t columnCount() const override { return m_columns.size(); }
    const ExportColumn &column(std::size_t column) const override { return m_columns[column]; }
    std::optional<double> number(std::size_t row, std::size_t column) const override
    {
        const double value = m_values[row * 18 + column - 2];
        return value == value ? std::optional(value) : std::nullopt;
    }
    bool text(std::size_t row, std::size_t column, std::string &out) const override
    {
        out += m_names[(row * 7 + column) % m_names.size()];
        return true;
    }

private:
    std::size_t m_rows;
    std::vector<ExportColumn> m_columns;
    std::vector<double> m_values;
    std::vector<std::string> m_names;
};

void csv(benchmark::State &state)
{
    const WideTable table(1'000'000);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("wide.csv"));
    for (auto _ : state) {
        const auto saved = files::write(path, [&](const ByteSink &sink) { return writeCsv(table, {}, sink); });
        if (!saved)
            state.SkipWithError("not saved");
    }
    state.counters["MB"] = static_cast<double>(QFileInfo(path).size()) / 1e6;
}
BENCHMARK(csv)
    ->Name("export/csv/1,000,000 x 20 to a file")
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

void xlsx(benchmark::State &state)
{
    const WideTable table(100'000);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("wide.xlsx"));
    for (auto _ : state) {
        const auto bytes = tableXlsx(table, QStringLiteral("wide"));
        if (!bytes || !files::write(path, *bytes))
            state.SkipWithError("not saved");
    }
    state.counters["MB"] = static_cast<double>(QFileInfo(path).size()) / 1e6;
}
BENCHMARK(xlsx)
    ->Name("export/xlsx/100,000 x 20 to a file")
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

} // namespace

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Theme::instance().apply(application, ThemeChoice::light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
