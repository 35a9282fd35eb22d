// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/report/sample_parts.h"

#include <algorithm>
#include <cmath>

namespace wattfare::test {

namespace {

ReportCell number(double value, Unit unit = {}, std::optional<FigureClass> cls = {})
{
    ReportCell cell;
    cell.number = value;
    cell.unit = unit;
    cell.figureClass = cls;
    return cell;
}

ReportCell ranged(double value, double low, double high, FigureClass cls, std::string source, Unit unit = {})
{
    ReportCell cell = number(value, unit, cls);
    cell.low = value * low;
    cell.high = value * high;
    cell.sources = {std::move(source)};
    return cell;
}

ReportCell name(std::string text)
{
    ReportCell cell;
    cell.text = std::move(text);
    return cell;
}

ReportCell missing(Message reason)
{
    ReportCell cell;
    cell.reason = std::move(reason);
    return cell;
}

Derivation leaf(LeafKind kind, const char *id, const char *symbol, Unit unit, const char *subject, double value,
    FigureClass cls, const char *source, const char *date)
{
    Derivation node;
    node.isLeaf = true;
    node.kind = kind;
    node.id = id;
    node.symbol = symbol;
    node.unit = unit;
    node.subject = subject;
    node.value = node.low = node.high = value;
    node.cls = cls;
    if (*source)
        node.sources = {source};
    node.date = date;
    return node;
}

Derivation derivation()
{
    using Kind = FormulaPart::Kind;
    const auto text = [](const char *t) { return FormulaPart{Kind::text, t, 0.0, 0}; };
    const auto child = [](std::uint32_t i) { return FormulaPart{Kind::child, {}, 0.0, i}; };
    const auto bare = [](double n) { return FormulaPart{Kind::number, {}, n, 0}; };

    const Derivation demand
        = leaf(LeafKind::parameter, "demand_per_hour", "q", "1/h", "", 1e6, FigureClass::user, "", "");
    Derivation rate = leaf(LeafKind::benchmark, "throughput_per_second", "x", "1/s", "inf1.2xlarge", 53.9,
        FigureClass::derived, "S-AWS-LAYOUTLM", "2022");
    rate.locator = "experiments.csv: layoutlm-inf1";
    rate.rejected
        = {{"layoutlm-inf1-batch1", 31.2, "1/s", FigureClass::measured, {"S-NEURON"}, literal("other batch size")}};
    const Derivation target
        = leaf(LeafKind::parameter, "utilisation_target", "u", "1", "", 1.0, FigureClass::assumption, "", "");
    Derivation instances;
    instances.id = "instances";
    instances.symbol = "n";
    instances.unit = "count";
    instances.section = "simulation 2.1";
    instances.value = instances.low = instances.high = 6;
    instances.cls = FigureClass::derived;
    instances.children = {demand, rate, target};
    instances.formula
        = {text("⌈"), child(0), text(" / ("), bare(3600), text(" × "), child(1), text(" × "), child(2), text(")⌉")};
    Derivation root;
    root.id = "usd_per_million";
    root.symbol = "c";
    root.unit = "USD";
    root.section = "simulation 2.3";
    root.value = root.low = 2.172;
    root.high = 2.534;
    root.cls = FigureClass::derived;
    root.sources = {"S-AWS-LAYOUTLM", "S-AWS-PRICE"};
    root.children = {instances,
        leaf(LeafKind::price, "usd_per_hour", "p", "USD/h", "inf1.2xlarge@us-east-1", 0.362, FigureClass::vendor,
            "S-AWS-PRICE", "2023-06-28"),
        demand};
    root.formula = {child(0), text(" × "), child(1), text(" × "), bare(1e6), text(" / "), child(2)};
    root.notes = {literal("Whole instances: the sixth is used to 15 %.")};
    return root;
}

ReportTable ranking(const Words &w, std::size_t rows)
{
    ReportTable table;
    table.id = "ranking";
    table.title = w("Candidates by cost per million inferences", "Kandidaten nach Kosten je Million Inferenzen",
        "추론 100만 회당 비용 순 후보");
    table.head = {{w("Instance", "Instanz", "인스턴스"), "", "instance", false},
        {w("Accelerator", "Beschleuniger", "가속기"), "", "accelerator", false},
        {w("Region", "Region", "리전"), "", "region", false},
        {w("Instances", "Anzahl", "대수"), "count", "instances", true},
        {w("Cost per million", "Kosten je Million", "100만 회당 비용"), "USD", "usd_per_million", true},
        {w("Energy per million", "Energie je Million", "100만 회당 에너지"), "kWh", "kwh_per_million", true},
        {w("Carbon per million", "CO₂e je Million", "100만 회당 탄소"), "gCO2e", "gco2e_per_million", true},
        {w("Against cheapest", "Gegenüber Bestem", "최저가 대비"), "1", "difference", true, NumberForm::difference}};
    const Message noPrice
        = w("No price at or before 2023-06-30", "Kein Preis bis 2023-06-30", "2023-06-30 이전 가격 없음");
    const Message noBenchmark = w("No eligible benchmark of this model", "Kein zulässiger Benchmark dieses Modells",
        "이 모델의 적합한 벤치마크 없음");
    static constexpr const char *kRegions[] = {"us-east-1", "eu-west-1", "ap-northeast-2", "eu-north-1"};
    for (std::size_t i = 0; i < rows; ++i) {
        const std::size_t lap = i / kSampleRows.size();
        const SampleRow &row = kSampleRows[i % kSampleRows.size()];
        const double factor = 1.0 + 0.13 * static_cast<double>(lap);
        std::vector<ReportCell> cells{name(row.type), *row.accelerator ? name(row.accelerator) : missing({}),
            name(kRegions[lap % 4]), number(row.instances),
            ranged(row.usd * factor, 1.0, 1.167, row.cls, "S-AWS-PRICE"),
            ranged(row.kwh * factor, 0.72, 1.36, FigureClass::estimate, "S-BOAVIZTA"),
            ranged(row.grams * factor, 0.69, 1.41, FigureClass::estimate, "S-EMBER"),
            number(row.usd * factor / 2.172 - 1.0)};
        if (i == 0)
            cells[4].best = cells[5].best = cells[6].best = true;
        if (i % 11 == 8)
            cells[4] = cells[7] = missing(noPrice);
        if (i % 13 == 12)
            cells[5] = cells[6] = missing(noBenchmark);
        cells[2].highlighted = i == 2;
        table.rows.push_back(std::move(cells));
    }
    table.notes = {w("Compute only, Linux, shared tenancy. 12 types without a public price are not listed.",
        "Nur Rechenleistung, Linux, geteilte Hardware. 12 Typen ohne öffentlichen Preis sind nicht aufgeführt.",
        "컴퓨팅만, Linux, 공유 테넌시. 공개 가격이 없는 12개 유형은 제외했습니다.")};
    return table;
}

ReportTable comparison(const Words &w)
{
    ReportTable table;
    table.id = "comparison";
    table.title = w(
        "Side by side, baseline g4dn.2xlarge", "Nebeneinander, Bezug g4dn.2xlarge", "나란히 비교, 기준 g4dn.2xlarge");
    table.head = {{w("Metric", "Größe", "지표"), "", "metric", false}, {literal("g4dn.2xlarge"), "", "g4dn_2xlarge"},
        {literal("inf1.2xlarge"), "", "inf1_2xlarge"}, {literal("g5.xlarge"), "", "g5_xlarge"}};
    const auto add = [&table](const Message &metric, Unit unit, std::array<double, 3> values, FigureClass cls) {
        ReportCell head;
        head.message = metric;
        std::vector<ReportCell> row{head};
        for (std::size_t i = 0; i < values.size(); ++i) {
            ReportCell cell = number(values[i], unit, cls);
            if (i > 0)
                cell.ratio = values[i] / values[0];
            cell.best = values[i] == *std::min_element(values.begin(), values.end());
            row.push_back(std::move(cell));
        }
        table.rows.push_back(std::move(row));
    };
    add(w("Instances", "Anzahl", "대수"), "count", {33, 6, 14}, FigureClass::derived);
    add(w("Cost per million", "Kosten je Million", "100만 회당 비용"), "USD", {24.816, 2.172, 14.084},
        FigureClass::derived);
    add(w("Energy per million", "Energie je Million", "100만 회당 에너지"), "kWh", {4.237, 0.339, 2.1904},
        FigureClass::estimate);
    add(w("Carbon per million", "CO₂e je Million", "100만 회당 탄소"), "gCO2e", {1604.7, 128.4, 829.6},
        FigureClass::estimate);
    add(w("Power of one instance", "Leistung einer Instanz", "인스턴스당 전력"), "W", {113.2, 49.8, 157.4},
        FigureClass::estimate);
    table.rows.back()[3].highlighted = true;
    return table;
}

} // namespace

Report sampleReport(const std::string &language, std::size_t rankedRows)
{
    const Words w{language};
    Report report;
    report.title = language == "de" ? "LayoutLM mit 1 Million Inferenzen je Stunde"
        : language == "ko"          ? "시간당 추론 100만 회의 LayoutLM"
                                    : "LayoutLM at 1 million inferences an hour";
    report.question = w("Which instances serve 1,000,000 inferences an hour in us-east-1 at the lowest cost, and which "
                        "with the least carbon?",
        "Welche Instanzen leisten in us-east-1 1.000.000 Inferenzen je Stunde zu den geringsten Kosten, welche mit dem "
        "wenigsten CO₂e?",
        "us-east-1에서 시간당 추론 1,000,000회를 가장 낮은 비용으로, 또 가장 적은 탄소로 처리하는 인스턴스는 "
        "무엇입니까?");
    report.author = "A. Architect";
    report.catalogVersion = "2026.11";
    report.catalogHash = "4f1c9a0be77d51c2a1e90d7f3b6c8854d1be72f0c3a9d6e415b8f7a2c0d93e61";
    report.asOf = "2023-06-30";
    report.programVersion = "0.1.0";
    report.created = "2026-11-21T09:30:00Z";
    report.seed = 20'261'121;
    report.scenarioJson = "{\n  \"format\": \"wattfare-scenario\",\n  \"title\": \"" + report.title + "\"\n}\n";

    ReportSection answer{"answer", w("Answer", "Antwort", "답"), {}};
    answer.blocks.push_back(ReportText{
        w("Cheapest: 6 × inf1.2xlarge at 2.17 USD per million, 91 % below g4dn.2xlarge; also the cleanest.",
            "Am günstigsten: 6 × inf1.2xlarge mit 2,17 USD je Million, 91 % unter g4dn.2xlarge; zugleich am "
            "saubersten.",
            "최저가: inf1.2xlarge 6대, 100만 회당 2.17 USD로 g4dn.2xlarge보다 91 % 낮으며 탄소도 가장 적습니다."),
        ReportText::Style::lead});
    answer.blocks.push_back(ReportText{
        w("It takes 0.339 kWh (0.244 to 0.461) and 128 gCO2e per million, 92 % less energy than g4dn.2xlarge.",
            "Es braucht 0,339 kWh (0,244 bis 0,461) und 128 gCO2e je Million, 92 % weniger Energie als g4dn.2xlarge.",
            "100만 회당 0.339 kWh(0.244~0.461)와 128 gCO2e가 들며, g4dn.2xlarge보다 에너지가 92 % 적습니다.")});
    answer.blocks.push_back(ReportText{
        w("The ranges of no other candidate overlap with its cost; 14 rows that rest on estimates are hidden.",
            "Kein anderer Kandidat überschneidet sich mit seinen Kosten; 14 Zeilen, die auf Schätzungen beruhen, sind "
            "ausgeblendet.",
            "다른 후보의 비용 범위는 겹치지 않습니다. 추정에 근거한 14개 행은 숨겼습니다.")});
    ReportKeyValues tiles;
    tiles.style = ReportKeyValues::Style::tiles;
    tiles.rows
        = {{w("Cost per million", "Kosten je Million", "100만 회당 비용"), number(2.172, "USD", FigureClass::derived)},
            {w("Energy per million", "Energie je Million", "100만 회당 에너지"),
                ranged(0.339, 0.72, 1.36, FigureClass::estimate, "S-BOAVIZTA", "kWh")},
            {w("Carbon per million", "CO₂e je Million", "100만 회당 탄소"),
                ranged(128.4, 0.69, 1.41, FigureClass::estimate, "S-EMBER", "gCO2e")},
            {w("Fleet per hour", "Flotte je Stunde", "시간당 비용"), number(2.172, "USD", FigureClass::vendor)}};
    answer.blocks.push_back(tiles);
    report.sections.push_back(std::move(answer));

    ReportSection assumptions{"assumptions", w("Question and assumptions", "Frage und Annahmen", "질문과 가정"), {}};
    ReportKeyValues list;
    list.rows = {{w("Model", "Modell", "모델"), name("LayoutLM (base, 113 M)")},
        {w("Demand", "Nachfrage", "수요"), number(1e6, "1/h", FigureClass::user)},
        {w("Utilisation target", "Zielauslastung", "목표 사용률"), number(1.0, "1", FigureClass::user)},
        {w("Regions", "Regionen", "리전"), name("us-east-1")},
        {w("Purchase", "Kaufoption", "구매 옵션"), name("on-demand")},
        {w("Prices as of", "Preise vom", "가격 기준일"), name("2023-06-30")},
        {literal("PUE"), number(1.15, "1", FigureClass::vendor)},
        {w("Grid intensity", "Stromintensität", "전력망 배출계수"), number(378.7, "g/kWh", FigureClass::measured)},
        {w("Latency limit", "Latenzgrenze", "지연 한도"), missing(w("not set", "nicht gesetzt", "설정 안 함"))}};
    list.rows[2].second.form = NumberForm::percent;
    assumptions.blocks.push_back(list);
    assumptions.blocks.push_back(
        ReportText{w("What the figures cover: compute only, Linux, shared tenancy; no storage, data transfer, support, "
                     "tax, quota or capacity guarantee.",
                       "Was die Zahlen umfassen: nur Rechenleistung, Linux, geteilte Hardware; ohne Speicher, "
                       "Datenverkehr, Support, Steuern, Kontingente oder Kapazitätszusage.",
                       "범위: 컴퓨팅만, Linux, 공유 테넌시. 스토리지, 데이터 전송, 지원, 세금, 할당량, 용량 보장은 "
                       "포함하지 않습니다."),
            ReportText::Style::note});
    report.sections.push_back(std::move(assumptions));

    report.sections.push_back({"ranking", w("Ranking", "Rangliste", "순위"), {ranking(w, rankedRows)}});
    report.sections.push_back({"comparison", w("Comparison", "Vergleich", "비교"), {comparison(w)}});
    report.sections.push_back({"charts", w("Charts", "Diagramme", "차트"), sampleCharts(w)});
    report.sections.push_back(
        {"explain", w("How the numbers come about", "Wie die Zahlen entstehen", "숫자의 산출 과정"),
            {ReportDerivation{w("Cost per million, inf1.2xlarge in us-east-1, on-demand",
                                  "Kosten je Million, inf1.2xlarge in us-east-1, on-demand",
                                  "100만 회당 비용, us-east-1의 inf1.2xlarge, on-demand"),
                derivation()}}});

    ReportSection method{"method", w("Method", "Methode", "방법"), {}};
    method.blocks.push_back(ReportText{
        w("Every candidate is an instance type in a region under a purchase option. Whole instances are counted; cost "
          "and energy follow from them. Ranges combine by the root of the sum of squares, in logarithms for products.",
            "Ein Kandidat ist ein Instanztyp in einer Region unter einer Kaufoption. Gezählt werden ganze Instanzen; "
            "daraus folgen Kosten und Energie. Spannen werden als Wurzel der Quadratsumme kombiniert, bei Produkten in "
            "Logarithmen.",
            "후보는 리전과 구매 옵션별 인스턴스 유형입니다. 온전한 인스턴스 단위로 세며 비용과 에너지는 이에 따릅니다. "
            "범위는 제곱합의 제곱근으로, 곱은 로그로 결합합니다.")});
    method.blocks.push_back(ReportText{w("Formulas", "Formeln", "수식"), ReportText::Style::heading});
    method.blocks.push_back(ReportFormula{"instances", "n = ⌈q / (3600 · x · u)⌉ + k", "simulation 2.1",
        w("demand q an hour, throughput x a second, utilisation target u, redundancy k",
            "Nachfrage q je Stunde, Durchsatz x je Sekunde, Zielauslastung u, Redundanz k",
            "시간당 수요 q, 초당 처리량 x, 목표 사용률 u, 여유 k")});
    method.blocks.push_back(ReportFormula{"usd_per_million", "c = n · p · 10⁶ / q", "simulation 2.3",
        w("price p of an instance-hour", "Preis p je Instanzstunde", "인스턴스 시간당 가격 p")});
    method.blocks.push_back(ReportText{
        w("Measured beats derived, derived beats estimated.", "Gemessen vor abgeleitet, abgeleitet vor geschätzt.",
            "측정값이 유도값보다, 유도값이 추정값보다 우선합니다."),
        ReportText::Style::bullet});
    method.blocks.push_back(ReportText{
        w("A stale price never wins.", "Ein veralteter Preis gewinnt nie.", "오래된 가격은 선택되지 않습니다."),
        ReportText::Style::bullet});
    report.sections.push_back(std::move(method));

    ReportSources sources;
    sources.sources = {{"S-AWS-PRICE", "AWS Price List Bulk API", "Amazon Web Services",
                           "pricing.us-east-1.amazonaws.com/offers/v1.0/aws/AmazonEC2", "2023-06-28",
                           "facts published by AWS", "", "2026-07-20"},
        {"S-AWS-LAYOUTLM", "Inference of document models on Inferentia", "Amazon Web Services",
            "aws.amazon.com/blogs/machine-learning", "2022", "quoted with citation", "", "2026-07-21"},
        {"S-BOAVIZTA", "boaviztapi", "Boavizta", "github.com/Boavizta/boaviztapi", "commit 9f3c1d2", "CC BY-SA 4.0",
            "Boavizta working group", "2026-07-20"},
        {"S-EMBER", "Yearly electricity data", "Ember", "ember-energy.org/data/yearly-electricity-data", "2024",
            "CC BY 4.0", "Ember, yearly electricity data, CC BY 4.0", "2026-07-20"}};
    report.sections.push_back(
        {"sources", w("Sources and licences", "Quellen und Lizenzen", "출처와 라이선스"), {sources}});

    ReportSection quality{"quality", w("Data quality", "Datenqualität", "데이터 품질"), {}};
    quality.blocks.push_back(ReportText{w("3 figures contradict each other; the preferred one is used.",
                                            "3 Angaben widersprechen sich; verwendet wird die bevorzugte.",
                                            "3개 수치가 서로 모순되며, 우선 수치를 사용했습니다."),
        ReportText::Style::bullet});
    quality.blocks.push_back(ReportText{w("12 types have no public price.", "12 Typen haben keinen öffentlichen Preis.",
                                            "12개 유형은 공개 가격이 없습니다."),
        ReportText::Style::bullet});
    report.sections.push_back(std::move(quality));

    ReportKeyValues block;
    block.rows = {{w("Program", "Programm", "프로그램"), name("Wattfare 0.1.0")},
        {w("Catalogue", "Katalog", "카탈로그"), name("2026.11")},
        {w("Catalogue hash", "Prüfsumme", "카탈로그 해시"), name(report.catalogHash)},
        {w("Seed", "Startwert", "시드"), name("20261121")}};
    report.sections.push_back({"reproducibility", w("Reproducibility", "Reproduzierbarkeit", "재현 정보"), {block}});
    return report;
}

Report emptyReport()
{
    const Words w{"en"};
    Report report;
    report.title = "Nothing fits";
    report.question = literal("Which instances serve this model within 1 ms?");
    report.scenarioJson = "{}\n";
    report.asOf = "2026-07-20";
    ReportSection answer{"answer", literal("Answer"), {}};
    answer.blocks.push_back(
        ReportText{literal("No candidate answers the question: 326 miss the latency limit."), ReportText::Style::lead});
    ReportKeyValues tiles;
    tiles.style = ReportKeyValues::Style::tiles;
    tiles.rows = {{literal("Cost per million"), missing(literal("no candidate"))},
        {literal("Energy per million"), missing(literal("no candidate"))}};
    answer.blocks.push_back(tiles);
    report.sections.push_back(answer);
    report.sections.push_back({"ranking", literal("Ranking"), {ranking(w, 0)}});
    ReportTable gaps = ranking(w, 12);
    for (auto &row : gaps.rows)
        for (std::size_t c = 3; c < row.size(); ++c)
            row[c] = missing(literal("No eligible benchmark"));
    gaps.id = "gaps";
    report.sections.push_back({"gaps", literal("All that is missing"), {gaps}});
    ReportChart chart;
    chart.chart.id = "cost";
    chart.chart.title = ChartText("Cost per million");
    chart.chart.empty = ChartText("No candidate has a cost.");
    chart.chart.kind = BarChart{};
    report.sections.push_back({"charts", literal("Charts"), {chart}});
    report.sections.push_back({"sources", literal("Sources"), {ReportSources{}}});
    return report;
}

Report hostileReport()
{
    const std::string markup = "<script>alert(1)</script> & \"quotes\" 'single' <b>bold</b> %1 %2 %n";
    Report report = sampleReport("en", 6);
    report.title = markup;
    report.author = "=cmd|' /C calc'!A0";
    report.question = literal(markup);
    report.sections[0].title = literal("</h2><img src=x onerror=alert(1)>");
    ReportTable table;
    table.id = "x'; DROP TABLE]:*?/\\<b>";
    table.title = literal(markup);
    table.head = {{literal("<i>name</i>"), "", "name", false}, {literal("</th>"), "", "value", true}};
    for (const std::string &text : {markup, std::string("=1+1"), std::string("+1"), std::string("-1"),
             std::string("@SUM(A1)"), std::string("tab\there"), std::string("line\nbreak"),
             std::string("comma, \"quote\""), std::string("\xe2\x80\xaereversed"), std::string("broken \xff utf-8"),
             std::string("nul \0 inside", 12), std::string(600, 'W'), std::string("한국어 이름 简体中文")})
        table.rows.push_back({name(text), number(1.0)});
    table.rows.push_back({name("infinite"), number(HUGE_VAL)});
    table.rows.push_back({name("nan"), number(std::nan(""))});
    table.rows.push_back({name("huge"), number(1.7976931348623157e308)});
    table.rows.push_back({name("tiny"), number(5e-324)});
    table.rows.push_back({name("short row")});
    table.notes = {literal(markup)};
    report.sections.insert(report.sections.begin() + 1, ReportSection{"hostile", literal(markup), {table}});
    return report;
}

} // namespace wattfare::test
