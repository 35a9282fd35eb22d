// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/calc/calc.h"
#include "model/catalog/overlay/overlay.h"
#include "model/catalog/quality.h"
#include "model/catalog/store/fact_tables.h"
#include "model/economics/memory_fit.h"
#include "model/energy/embodied.h"
#include "model/importers/tables/catalog_csv.h"
#include "model/workload/document.h"
#include "tests/model/catalog/scratch.h"
#include "tests/model/evaluation/fixture.h"

#include <algorithm>
#include <fstream>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

// Two families that no code knows, as data alone: modules on a baseboard, and a card.
SnapshotPtr withNewFamilies(const Scratch &scratch)
{
    const auto file = scratch.path("overlay.db");
    const auto overlay = Overlay::open(file);
    REQUIRE(overlay);
    ImportBatch batch(ImportSource{});
    const auto row = [&](const char *table, const char *key,
                         std::initializer_list<std::pair<const char *, const char *>> columns) {
        for (const auto &[column, value] : columns)
            batch.specification(table, key, column, value);
    };
    row("accelerator", "acme-module",
        {{"vendor", "Acme"}, {"name", "Module"}, {"accelerator_class", "compute-gpu"}, {"form", "baseboard"}});
    row("accelerator", "acme-card",
        {{"vendor", "Acme"}, {"name", "Card"}, {"accelerator_class", "graphics-gpu"}, {"form", "card"}});
    for (const auto &[type, family, accelerator, fast] :
        {std::array{"q9.48xlarge", "q9", "acme-module", "1"}, std::array{"r9.48xlarge", "r9", "acme-card", "0"}})
        row("instance_type", type,
            {{"family", family}, {"kind", "gpu"}, {"vcpus", "96"}, {"memory_gib", "768"}, {"cpu_arch", "x86_64"},
                {"accelerator", accelerator}, {"accelerator_count", "8"}, {"fast_link", fast}});
    REQUIRE((*overlay)->apply(batch, *catalog()));
    const auto loaded = loadSnapshot(WATTFARE_CATALOG_DB, file);
    REQUIRE(loaded);
    return *loaded;
}

double ofComponent(const char *component, const char *quantity)
{
    const FigureIndex figure = catalog()->figures.ofComponent(component, quantity);
    INFO(component << ' ' << quantity);
    REQUIRE(figure != kNone);
    CHECK_FALSE(catalog()->figures.row(figure).sources.empty());
    return catalog()->figures.value(figure);
}

} // namespace

TEST_CASE("a new family that is data alone is treated as its kin", "[facts]")
{
    const Scratch scratch;
    const SnapshotPtr s = withNewFamilies(scratch);
    const TypeIndex module = s->type("q9.48xlarge"), card = s->type("r9.48xlarge");
    REQUIRE((module != kNone && card != kNone));
    CHECK(onBaseboard(*s, s->types[module]));
    CHECK_FALSE(onBaseboard(*s, s->types[card]));
    CHECK(s->types[module].fastLink == true);
    CHECK(s->types[card].fastLink == false);
    CHECK(gatherPower<double>(*s, module, {}).baseOverhead == energy::kBaseboardOverhead.value.value);
    CHECK(gatherPower<double>(*s, card, {}).baseOverhead == energy::kCardOverhead.value.value);
    CHECK(gatherEmbodied<Uncertain>(*s, module).acceleratorKg.high == energy::kBaseboardKg.value.high);
    CHECK(gatherEmbodied<Uncertain>(*s, card).acceleratorKg.high == energy::kCardKg.value.high);
}

TEST_CASE("every accelerator on offer says what it is made for and how it is built in", "[facts]")
{
    const Snapshot &s = *catalog();
    for (const Accelerator &a : s.accelerators) {
        INFO(a.key);
        CHECK_FALSE(a.acceleratorClass.empty());
        CHECK_FALSE(a.form.empty());
    }
    for (const InstanceType &type : s.types) {
        INFO(type.name);
        CHECK(type.fastLink.has_value() == !type.interconnect.empty());
        const std::set<std::string> boards{"p3", "p3dn", "p4d", "p4de", "p5", "p5e", "p5en", "p6-b200", "p6-b300",
            "p6e-gb200", "dl1", "trn1", "trn1n", "trn2", "trn2u"};
        CHECK(onBaseboard(s, type) == boards.contains(type.family));
    }
}

TEST_CASE("every unit of the catalogue is one of the table", "[facts]")
{
    const Snapshot &s = *catalog();
    for (FigureIndex i = 0; i < s.figures.size(); ++i) {
        INFO(s.figures.row(i).quantity << " in " << s.figures.row(i).unit);
        CHECK(parseUnit(s.figures.row(i).unit));
    }
    for (const Benchmark &each : s.benchmarks) {
        INFO(each.id << " in " << each.unit.text());
        CHECK(parseUnit(each.unit));
    }
}

TEST_CASE("what the methods assume of machines stands in the catalogue", "[facts]")
{
    // The calculator's defaults are the catalogue's: a change of one is a change of both.
    for (const CalcFormula &formula : calcFormulas())
        for (const CalcParameter &parameter : formula.parameters)
            if (parameter.defaultValue
                && (parameter.name == "mfu_prefill" || parameter.name == "mbu_decode"
                    || parameter.name == "step_overhead_s"))
                CHECK(ofComponent("llm-serving", std::string(parameter.name).c_str()) == *parameter.defaultValue);
    const DeviceMemory usual;
    CHECK(ofComponent("llm-serving", "usable_memory_share") == usual.usableShare);
    CHECK(ofComponent("llm-serving", "workspace_bytes") == usual.workspaceBytes);
    CHECK(ofComponent("spot-market", "replacement_s") == 180);
    CHECK(ofComponent("training-cluster", "ring_share_fast_link")
        < ofComponent("training-cluster", "ring_share_across_nodes"));
    CHECK(ofComponent("ssd-drive", "drive_gb") > 0);
    CHECK(ofComponent("z1d", "ccf_chips") == 2);
    for (const char *quantity : {"mfu_prefill", "mbu_decode", "step_overhead_s"}) {
        const FigureRow row = catalog()->figures.row(catalog()->figures.ofComponent("llm-serving", quantity));
        CHECK(row.cls == FigureClass::assumption);
    }
}

TEST_CASE("a table of before the later columns is still taken", "[facts]")
{
    for (const char *name : {"accelerator", "instance_type"}) {
        const FactTable &table = *factTable(name);
        TableHeader now, before;
        for (const FieldSpec &field : table.fields) {
            now.names.emplace_back(field.csv);
            if (field.since == 1)
                before.names.emplace_back(field.csv);
        }
        CHECK(before.names.size() < now.names.size());
        CHECK(catalogTableOf(now) == &table);
        CHECK(catalogTableOf(before) == &table);
        before.names.pop_back();
        CHECK(catalogTableOf(before) == nullptr);
    }
}

TEST_CASE("a place to look a source up is a page, not a site", "[facts][quality]")
{
    CHECK(canBeFollowed("https://arxiv.org/abs/2412.08602"));
    CHECK(canBeFollowed("Chien et al., https://doi.org/10.1145/3604930.3605705, quoted elsewhere"));
    CHECK(canBeFollowed("https://www.linleygroup.com newsletter 6030"));
    CHECK(canBeFollowed("https://example.org; https://example.org/page"));
    CHECK(canBeFollowed("help pages methods-energy of this program"));
    CHECK_FALSE(canBeFollowed(""));
    CHECK_FALSE(canBeFollowed("many repositories"));
    CHECK_FALSE(canBeFollowed("https://example.org"));
    CHECK_FALSE(canBeFollowed("https://example.org/section/"));
    CHECK_FALSE(canBeFollowed("https://example.org; https://example.com"));
}

TEST_CASE("sources without a place, a date or a licence are listed", "[facts][quality]")
{
    const Scratch scratch;
    const SnapshotPtr s = withNewFamilies(scratch); // the import has neither; it is the person's own
    for (const QualityFinding &finding : findQuality(*s, {.asOf = s->newestPrice}))
        CHECK(finding.kind != QualityFinding::Kind::weakSource); // of those that are shipped none is weak
    Snapshot weak = *s;
    weak.sources[weak.source("E-SMI")].location = "many repositories";
    std::set<std::string> places, dates;
    bool listings = false;
    for (const QualityFinding &finding : findQuality(weak, {.asOf = s->newestPrice})) {
        if (finding.kind != QualityFinding::Kind::weakSource)
            continue;
        REQUIRE(finding.message.args.size() == 2);
        const std::string id = finding.message.args[1].text();
        CHECK(finding.message.id != "quality.source_without_licence");
        (finding.message.id == "quality.source_without_locator" ? places : dates).insert(id);
        if (id == "E-SMI") {
            listings = true;
            CHECK(finding.touches(s->type("g5.xlarge"), s->region("us-east-1")));
            CHECK_FALSE(finding.touches(s->type("c5.large"), s->region("us-east-1")));
        }
    }
    CHECK(listings);
    CHECK(places == std::set<std::string>{"E-SMI"});
    std::ifstream models(WATTFARE_SOURCE_DIR "/resources/catalog/ml_model.csv");
    std::size_t papers = 0;
    for (std::string row; std::getline(models, row);)
        if (row.ends_with(",S-PAPERS")) {
            ++papers;
            CHECK(row.find("arXiv:") != std::string::npos);
        }
    CHECK(papers > 0);
    CHECK(dates.empty());
}
