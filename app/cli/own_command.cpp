// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/own_command.h"

#include "model/catalog/overlay/choice_edit.h"
#include "model/catalog/overlay/choice_names.h"
#include "model/catalog/overlay/overlay_lists.h"
#include "model/catalog/store/fact_tables.h"
#include "model/support/input_error.h"
#include "model/workload/ids.h"
#include "views/words/figure_choice.h"
#include "views/words/format.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <chrono>

namespace wattfare::cli {

namespace {

using Kind = UserChoice::Kind;
constexpr std::array kSubjectKinds{SubjectKind::accelerator, SubjectKind::platform, SubjectKind::instanceType,
    SubjectKind::region, SubjectKind::component};

ReportCell textCell(const std::string &text) { return text.empty() ? cell(std::nullopt) : cell(text); }

// A table shows every digit; three would make two different values look alike.
ReportCell exact(const Context &context, const std::optional<double> &number)
{
    if (number && context.format == Format::table)
        return cell(format::full(*number).toStdString());
    return cell(number);
}

tl::unexpected<Error> refused(Argument field, Argument found, Clause expected)
{
    return tl::unexpected<Error>(inputRefused("", 0, std::move(field), std::move(found), std::move(expected)));
}

// "type", "type@region"; "*" stands for every one.
void setPlace(UserChoice &choice, const std::string &offer)
{
    const std::size_t at = offer.find('@');
    choice.type = offer.substr(0, at);
    choice.region = at == std::string::npos ? "*" : offer.substr(at + 1);
}

// The ids of scenarios ("reserved_standard-1y-no_upfront") and of lists ("reserved_standard/1/no_upfront").
Result<void> setOption(UserChoice &choice)
{
    if (choice.option.find('/') != std::string::npos || choice.option == "*")
        return {};
    const auto option = parsePurchaseOption(choice.option);
    const std::string key = option ? priceKey(*option) : std::string();
    if (key.empty())
        return refused("option", choice.option, Phrase::optionOfCommandLine);
    choice.option = key;
    return {};
}

Result<void> setSince(UserChoice &choice, const std::string &since)
{
    if (since.empty())
        return {};
    const auto days
        = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now()).time_since_epoch().count();
    const auto begin = startOfDay(since, Date{static_cast<std::int32_t>(days)});
    if (!begin)
        return refused("since", since, Phrase::dayUpToToday);
    choice.setAt = *begin;
    return {};
}

// Of the kinds of thing that bear the name, those that have figures of the quantity, or else all.
Result<SubjectKind> subjectKindOf(const Snapshot &snapshot, const OwnArguments &a)
{
    if (!a.of.empty())
        return *parseSubjectKind(a.of); // checked by the command line
    std::vector<SubjectKind> named, withFigures;
    for (const SubjectKind kind : kSubjectKinds) {
        const std::uint32_t subject = subjectNumber(snapshot, kind, a.subject);
        if (subject == kNone)
            continue;
        named.push_back(kind);
        if (!snapshot.figures.all(kind, subject, snapshot.figures.quantity(a.quantity)).empty())
            withFigures.push_back(kind);
    }
    const std::vector<SubjectKind> &kinds = withFigures.empty() ? named : withFigures;
    if (kinds.empty())
        return refused("subject", a.subject, Phrase::subjectOfFigures);
    if (kinds.size() == 1)
        return kinds.front();
    return refused("subject", a.subject,
        oneOfIds(kinds, [](SubjectKind kind) { return "--of " + std::string(subjectKindId(kind)); }));
}

std::string sourcesOf(const Snapshot &snapshot, const FigureRow &row)
{
    std::string ids;
    for (const SourceIndex source : row.sources)
        ids += (ids.empty() ? "" : ";") + snapshot.sources[source].id;
    return ids;
}

bool hasSource(const Snapshot &snapshot, const FigureRow &row, const std::string &source)
{
    return sourcesOf(snapshot, row) == source
        || std::any_of(row.sources.begin(), row.sources.end(),
            [&](SourceIndex each) { return snapshot.sources[each].id == source; });
}

// The one figure that source, method and year single out.
Result<UserChoice> preferred(const Snapshot &snapshot, const OwnArguments &a)
{
    const auto kind = subjectKindOf(snapshot, a);
    if (!kind)
        return tl::unexpected<Error>(kind.error());
    std::vector<FigureRow> fitting;
    std::string known;
    for (const FigureIndex i :
        snapshot.figures.all(*kind, subjectNumber(snapshot, *kind, a.subject), snapshot.figures.quantity(a.quantity))) {
        const FigureRow row = snapshot.figures.row(i);
        known += (known.empty() ? "" : ", ") + sourcesOf(snapshot, row);
        if (hasSource(snapshot, row, a.source) && (a.method.empty() || row.method == a.method)
            && (!a.year || row.year == a.year))
            fitting.push_back(row);
    }
    if (known.empty())
        return refused("quantity", a.quantity, clause<Phrase::quantityOfListed>(a.subject));
    if (fitting.empty())
        return refused("source", a.source, clause<Phrase::verbatim>(known));
    if (fitting.size() > 1)
        return refused("source", a.source, Phrase::oneFigureOfSeveral);
    return preferenceOf(snapshot, fitting.front());
}

Result<UserChoice> ownFigure(const Snapshot &snapshot, const OwnArguments &a)
{
    const auto kind = subjectKindOf(snapshot, a);
    if (!kind)
        return tl::unexpected<Error>(kind.error());
    UserChoice choice = a.choice;
    choice.kind = Kind::figure;
    choice.subjectKind = *kind;
    choice.subject = a.subject;
    choice.quantity = a.quantity;
    choice.low = a.low;
    choice.high = a.high;
    choice.year = a.year;
    if (choice.unit.empty())
        choice.unit = figureUnit(a.quantity);
    return choice;
}

int change(const Context &context, const ChoiceEdit &edit)
{
    const auto file = ownOverlay(context);
    if (!file)
        return report(file.error());
    const auto overlay = Overlay::open(*file);
    if (!overlay)
        return report(overlay.error());
    if (const auto done = applyEdit(**overlay, edit); !done)
        return report(done.error());
    const auto choices = (*overlay)->choices();
    if (!choices)
        return report(choices.error());
    std::optional<std::int64_t> changed;
    for (const UserChoice &each : *choices) {
        if (!edit.set.empty() && sameSubject(each, edit.set.front()) && each.kind == edit.set.front().kind)
            changed = each.id;
    }
    printChoices(context, (*overlay)->file(), *choices, changed);
    if (changed)
        note(context, words({"own.set", {*changed}}));
    return kDone;
}

int set(const Context &context, const OwnArguments &arguments, Kind kind)
{
    if (const auto file = ownOverlay(context); !file)
        return report(file.error());
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    UserChoice choice = arguments.choice;
    choice.kind = kind;
    ChoiceEdit edit;
    if (kind == Kind::price || kind == Kind::discount) {
        setPlace(choice, arguments.offer);
        if (const auto good = setOption(choice); !good)
            return report(good.error());
        if (const auto good = setSince(choice, arguments.since); !good)
            return report(good.error());
    } else if (kind == Kind::throughput) {
        choice.type = arguments.offer;
        choice.quantity = arguments.training ? "training" : "inference";
        choice.basis = choice.unit == "tokens/s" ? "output tokens" : choice.unit.substr(0, choice.unit.find('/'));
        choice.sequenceLength = arguments.sequenceLength;
        choice.nodes = arguments.nodes;
        choice.batchSize = arguments.batchSize;
    } else {
        const auto found = kind == Kind::figure ? ownFigure(**snapshot, arguments) : preferred(**snapshot, arguments);
        if (!found)
            return report(found.error());
        choice = *found;
        if (!arguments.choice.note.empty())
            choice.note = arguments.choice.note;
        if (const auto own = hiderOf(choice))
            edit.clear.push_back(*own);
    }
    if (kind != Kind::price && kind != Kind::discount)
        choice.option.clear();
    if (const auto good = checkChoiceNames(choice, **snapshot); !good)
        return report(good.error());
    if (const auto good = checkChoice(choice); !good) // before a file is made
        return report(good.error());
    edit.set.push_back(std::move(choice));
    return change(context, edit);
}

int list(const Context &context)
{
    const auto file = ownOverlay(context);
    if (!file)
        return report(file.error());
    const auto lists = readOverlayLists(*file);
    if (!lists)
        return report(lists.error());
    printChoices(context, *file, lists->second);
    return kDone;
}

// The list that a change left behind, and what was done.
int changed(const Context &context, const Overlay &overlay, const Message &done)
{
    const auto choices = overlay.choices();
    if (!choices)
        return report(choices.error());
    printChoices(context, overlay.file(), *choices);
    note(context, words(done));
    return kDone;
}

int clear(const Context &context, std::int64_t id)
{
    const auto file = ownOverlay(context);
    if (!file)
        return report(file.error());
    std::error_code code;
    if (!std::filesystem::exists(*file, code)) // opening for writing would make an empty file
        return report(Error{Error::Code::notFound, {"overlay.no_such_choice", {id}}, {}});
    const auto overlay = Overlay::open(*file);
    if (!overlay)
        return report(overlay.error());
    if (const auto done = (*overlay)->clear(id); !done)
        return report(done.error());
    return changed(context, **overlay, {"own.cleared", {id}});
}

int step(const Context &context, bool back)
{
    const auto file = ownOverlay(context);
    if (!file)
        return report(file.error());
    const Error nothing{Error::Code::noAnswer, {back ? "own.nothing_to_undo" : "own.nothing_to_redo", {}}, {}};
    std::error_code code;
    if (!std::filesystem::exists(*file, code))
        return report(nothing);
    const auto overlay = Overlay::open(*file);
    if (!overlay)
        return report(overlay.error());
    const auto done = back ? (*overlay)->undo() : (*overlay)->redo();
    if (!done)
        return report(done.error());
    if (!*done)
        return report(nothing);
    return changed(context, **overlay, {back ? "own.undone" : "own.redone", {}});
}

int alternatives(const Context &context, const OwnArguments &arguments)
{
    const auto snapshot = openCatalog(context);
    if (!snapshot)
        return report(snapshot.error());
    const Snapshot &s = **snapshot;
    const auto kind = subjectKindOf(s, arguments);
    if (!kind)
        return report(kind.error());
    const std::uint32_t subject = subjectNumber(s, *kind, arguments.subject);
    if (subject == kNone)
        return report(inputRefused("", 0, "subject", arguments.subject, Phrase::nameOfCatalogue));
    ReportTable table;
    table.head = {head("quantity", "column.quantity", {}, false), head("value", "column.value"),
        head("low", "column.low"), head("high", "column.high"), head("unit", "column.unit", {}, false),
        head("class", "column.class", {}, false), head("year", "column.year", {}, false),
        head("method", "column.method", {}, false), head("source", "column.source", {}, false),
        head("counts", "column.counts", {}, false)};
    for (const FigureIndex i : s.figures.bySubject(*kind, subject)) {
        const FigureRow row = s.figures.row(i);
        if (!arguments.quantity.empty() && row.quantity != arguments.quantity)
            continue;
        table.rows.push_back({cell(std::string(row.quantity)), exact(context, row.value), exact(context, row.low),
            exact(context, row.high), cell(std::string(row.unit)), cell(std::string(figureClassId(row.cls))),
            textCell(row.year ? std::to_string(*row.year) : std::string()), textCell(std::string(row.method)),
            textCell(sourcesOf(s, row)), cell(row.preferred ? "yes" : "no")});
    }
    if (table.rows.empty())
        return report(
            inputRefused("", 0, "quantity", arguments.quantity, clause<Phrase::quantityOf>(arguments.subject)));
    auto meta = provenance(s);
    meta["subject"] = arguments.subject;
    meta["subject_kind"] = subjectKindId(*kind);
    print(context, table, meta, "figures");
    return kDone;
}

} // namespace

void printChoices(const Context &context, const std::filesystem::path &overlay, const std::vector<UserChoice> &choices,
    std::optional<std::int64_t> changed)
{
    ReportTable table;
    table.head = {head("id", "column.instance_number"), head("kind", "column.kind", {}, false),
        head("subject", "column.subject", {}, false), head("region", "column.region", {}, false),
        head("item", "column.item", {}, false), head("value", "column.value"), head("unit", "column.unit", {}, false),
        head("since", "column.since", {}, false), head("note", "column.note", {}, false)};
    for (const UserChoice &each : choices) {
        const ChoiceLine line = describeChoice(each);
        table.rows.push_back({exact(context, static_cast<double>(each.id)), cell(line.kind), textCell(line.subject),
            textCell(line.region), textCell(line.item), exact(context, line.value), textCell(line.unit),
            cell(line.since), textCell(each.note)});
    }
    nlohmann::ordered_json meta;
    meta["file"] = overlay.string();
    if (changed)
        meta["set"] = *changed;
    print(context, table, meta, "choices");
}

void addOwnCommands(CLI::App &cli, const Context &context, OwnArguments &a,
    const std::function<void(CLI::App *, std::function<int()>)> &command)
{
    auto *own = cli.add_subcommand(
        "own", "own prices, discounts, throughputs and figures, and figures preferred: set, list, undo");
    own->require_subcommand(1);
    const auto addNote
        = [&a](CLI::App *sub) { sub->add_option("--note", a.choice.note, "where the value comes from"); };
    const auto addOffer = [&](CLI::App *sub) {
        sub->add_option("offer", a.offer, "type[@region]; without a region, or with *, every one")->required();
        a.choice.option = "on_demand";
        sub->add_option("--option", a.choice.option,
            "on-demand (default), spot or a commitment, such as reserved_standard-1y-no_upfront; of a discount also *, "
            "all");
        sub->add_option("--since", a.since, "day from which it holds: YYYY-MM-DD (default: today)");
        addNote(sub);
    };
    const auto addSubject = [&](CLI::App *sub, bool quantity) {
        sub->add_option("subject", a.subject, "accelerator, CPU platform, instance type, region or part")->required();
        auto *of = sub->add_option("quantity", a.quantity, "for example full_load_w, pue");
        if (quantity)
            of->required();
        sub->add_option("--of", a.of, "kind of the subject, where the name alone does not tell")
            ->check(CLI::IsMember({"accelerator", "platform", "instance_type", "region", "component"}));
    };

    auto *price = own->add_subcommand("price", "a negotiated price");
    addOffer(price);
    price->add_option("usd", a.choice.value, "USD an hour")->required();
    command(price, [&] { return set(context, a, Kind::price); });

    auto *discount = own->add_subcommand("discount", "a percentage off the catalogue's price");
    addOffer(discount);
    discount->add_option("percent", a.choice.value, "per cent off")->required();
    command(discount, [&] { return set(context, a, Kind::discount); });

    auto *throughput = own->add_subcommand("throughput", "a measured throughput of one instance");
    throughput->add_option("type", a.offer, "instance type")->required();
    throughput->add_option("model", a.choice.model, "model of the catalogue, for example bert-large")->required();
    throughput->add_option("value", a.choice.value, "units a second and instance")->required();
    throughput->add_option("--unit", a.choice.unit, "inferences/s, sequences/s, images/s or tokens/s")->required();
    throughput->add_flag("--training", a.training, "of training (default: inference)");
    throughput->add_option("--sequence-length", a.sequenceLength, "tokens of a sequence");
    throughput->add_option("--precision", a.choice.precision, "for example FP16");
    throughput->add_option("--nodes", a.nodes, "instances that were measured together");
    throughput->add_option("--batch-size", a.batchSize, "batch");
    addNote(throughput);
    command(throughput, [&] { return set(context, a, Kind::throughput); });

    auto *figure = own->add_subcommand("figure", "a figure of one's own: watts, PUE, grid intensity");
    addSubject(figure, true);
    figure->add_option("value", a.choice.value, "value")->required();
    figure->add_option("--unit", a.choice.unit, "unit (default and only one: that of the quantity)");
    figure->add_option("--low", a.low, "lower bound");
    figure->add_option("--high", a.high, "upper bound");
    figure->add_option("--year", a.year, "year for which it holds, of PUE and grid intensity");
    addNote(figure);
    command(figure, [&] { return set(context, a, Kind::figure); });

    auto *prefer = own->add_subcommand("prefer", "the figure of another source shall count");
    addSubject(prefer, true);
    prefer->add_option("source", a.source, "id of the source, as “own alternatives” lists it")->required();
    prefer->add_option("--method", a.method, "method, where a source has several figures");
    prefer->add_option("--year", a.year, "year, likewise");
    addNote(prefer);
    command(prefer, [&] { return set(context, a, Kind::preference); });

    auto *other
        = own->add_subcommand("alternatives", "the figures of a subject with their sources; which of them count");
    addSubject(other, false);
    command(other, [&] { return alternatives(context, a); });

    command(own->add_subcommand("list", "own values and preferences in force"), [&] { return list(context); });

    auto *gone = own->add_subcommand("clear", "take one back");
    gone->add_option("id", a.id, "number of the choice, as listed")->required();
    command(gone, [&] { return clear(context, a.id); });

    command(own->add_subcommand("undo", "take back the last change"), [&] { return step(context, true); });
    command(own->add_subcommand("redo", "make it again"), [&] { return step(context, false); });
}

} // namespace wattfare::cli
