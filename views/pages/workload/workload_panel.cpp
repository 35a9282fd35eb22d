// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/workload/workload_panel.h"

#include "model/analysis/region_figures.h"
#include "model/catalog/commitments.h"
#include "model/catalog/instance_kinds.h"
#include "model/energy/load_preset.h"
#include "model/evaluation/levers/levers_of_scenario.h"
#include "model/evaluation/pricing/option_price.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/workload/document.h"
#include "model/workload/energy_method.h"
#include "model/workload/levers.h"
#include "views/pages/workload/mix_sliders.h"
#include "views/pages/workload/region_map.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/gesture.h"
#include "views/widgets/parameter_field.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/reset_button.h"
#include "views/widgets/section.h"
#include "views/widgets/undo_key.h"
#include "views/words/column_text.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/lists.h"
#include "views/words/messages.h"
#include "views/words/parameter_text.h"
#include "views/words/plain.h"
#include "views/words/preset_text.h"
#include "views/words/purchase_text.h"
#include "views/words/typed_lists.h"

#include <QButtonGroup>
#include <QCollator>
#include <QComboBox>
#include <QEvent>
#include <QJsonArray>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <tuple>

namespace wattfare {

namespace {

// Order of the fields a person needs first, by kind of workload; the rest of their group stands under "More
// assumptions".
const std::vector<std::vector<const char *>> kMainFields{
    {"inference.demand_per_hour", "inference.latency_limit_ms", "inference.utilisation_target"},
    {"training.samples", "training.nodes", "training.deadline_h", "training.checkpoint_interval_h"},
    {"llm.output_tokens_per_hour", "llm.input_tokens", "llm.output_tokens", "llm.ttft_limit_ms", "llm.tpot_limit_ms"},
    {"hpc.exaflop", "hpc.nodes", "hpc.efficiency"},
};

// Under its field a parameter goes by its title, a number as it is read: "Rate: −5 is outside its range".
QString fieldError(Error error)
{
    const auto known = [](const std::string &key) {
        return std::any_of(scenarioParameters().begin(), scenarioParameters().end(),
            [&](const ParameterInfo &info) { return key == info.key; });
    };
    for (Argument &argument : error.message.args) {
        if (argument.clause())
            continue;
        const std::string said = argument.text();
        if (known(said)) {
            argument = parameterTitle(said).toStdString();
            continue;
        }
        bool isNumber = false;
        if (const double value = QString::fromStdString(said).toDouble(&isNumber); isNumber)
            argument = format::full(value).toStdString();
    }
    return text(error);
}

constexpr std::string_view kPaymentOrder[] = {"no_upfront", "partial_upfront", "all_upfront"};

QString optionGroup(const PurchaseOption &option)
{
    return option.kind == PurchaseKind::commitment ? planWord(option.plan) : WorkloadPanel::tr("Without commitment");
}

QString modelText(const MlModel &model) { return QString::fromStdString(model.name.empty() ? model.key : model.name); }

} // namespace

WorkloadPanel::WorkloadPanel(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Workload"));
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *body = new QWidget(m_scroll);
    auto *layout = boxLayout<QVBoxLayout>(body, {kSpace3, kSpace2, kSpace3, kSpace4}, kSpace3);

    m_presets = new QPushButton(tr("Start from a preset"), body);
    m_presets->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_presets->setToolTip(tr("Bundled scenarios. Undo brings yours back."));
    auto *menu = new QMenu(m_presets);
    for (const Preset &preset : bundledPresets()) {
        const QString presetId = QString::fromStdString(preset.id);
        menu->addAction(presetTitle(preset), this, [this, presetId] { emit presetRequested(presetId); });
    }
    m_presets->setMenu(menu);
    layout->addWidget(m_presets);

    createKind(layout);
    createModel(layout);
    m_demand = new Section(tr("Demand"), false, body);
    for (const auto &keys : kMainFields) {
        for (const char *key : keys)
            addField(key, m_demand->content());
    }
    layout->addWidget(m_demand);
    createMarket(layout);
    createMore(layout);
    layout->addStretch();
    m_scroll->setWidget(body);
    body->installEventFilter(this); // a section that opens may be wider than the others
    auto *outer = boxLayout<QVBoxLayout>(this, {});
    outer->addWidget(m_scroll);
    setMinimumWidth(210);
}

void WorkloadPanel::changeLoad(const QString &presetId)
{
    Scenario next = m_data.scenario;
    const std::string id = presetId.toStdString();
    if (!applyLoadPreset(next.energy, id)) { // loads of one's own: where they are typed
        showScenario();
        m_more->setOpen(true);
        if (ParameterField *loadField = field(QStringLiteral("energy.u_acc_pct"))) {
            loadField->editor()->setFocus();
            m_scroll->ensureWidgetVisible(loadField);
        }
        return;
    }
    if (id == loadPresetOf(m_data.scenario.energy))
        return;
    m_data.scenario = next;
    emit scenarioEdited(next, tr("Change of %1").arg(tr("Load")), 0);
}

// The dock is as wide as its widest field asks for, within reason: only very large letters scroll sideways.
void WorkloadPanel::fitWidth()
{
    const int wanted
        = m_scroll->widget()->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width() + 2;
    const int most = std::max(340, std::min(20 * fontMetrics().height(), window()->width() / 2)); // larger letters
    setMinimumWidth(std::clamp(wanted, 210, most));
    m_scroll->setHorizontalScrollBarPolicy(wanted > most ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

void WorkloadPanel::setData(const ViewData &viewData)
{
    m_data = viewData;
    showCatalogue();
    showScenario();
    fitWidth();
}

void WorkloadPanel::showCatalogue()
{
    if (m_shown == m_data.snapshot)
        return;
    m_shown = m_data.snapshot;
    m_modelsOf.reset();
    QVector<ChoiceList::Item> regions, types, options;
    std::vector<PurchaseOption> offered = m_shown ? offeredOptions(*m_shown) : offeredOptions(Snapshot());
    std::stable_sort(offered.begin(), offered.end(), [](const PurchaseOption &a, const PurchaseOption &b) {
        const auto rank = [](const PurchaseOption &option) {
            const bool committed = option.kind == PurchaseKind::commitment;
            return std::tuple(committed, committed ? planWord(option.plan) : QString(), option.termYears,
                std::ranges::find(kPaymentOrder, option.payment) - std::begin(kPaymentOrder));
        };
        return rank(a) < rank(b);
    });
    for (const PurchaseOption &option : offered)
        options.push_back(
            {QString::fromStdString(option.id()), optionWord(option), {}, optionShort(option), optionGroup(option)});
    if (m_shown) {
        for (const Region &region : m_shown->regions) {
            const QString code = QString::fromStdString(region.code);
            regions.push_back(
                {code, QStringLiteral("%1 · %2").arg(code, QString::fromStdString(region.name)), {}, code});
        }
        for (const TypeIndex each : typesBySize(*m_shown)) {
            const QString name = QString::fromStdString(m_shown->types[each].name);
            types.push_back({name, name, {}, {}});
        }
        if (ParameterField *asOf = field(QStringLiteral("as_of"))) {
            const Date newest = newestObservation(*m_shown); // what an unset day stands for
            asOf->setPlaceholder(tr("newest: %1").arg(format::date(newest)));
            QStringList days{format::date(newest)};
            for (int year = newest.year(); year >= 2019; --year) {
                for (const char *day : {"-12-31", "-06-30"})
                    days << QString::number(year) + QLatin1String(day);
            }
            asOf->setSuggestions(days);
        }
    } else if (ParameterField *asOf = field(QStringLiteral("as_of"))) { // no day of a catalogue that was closed
        asOf->setPlaceholder(parameterUnset("as_of"));
        asOf->setSuggestions({});
    }
    m_regions->setItems(regions);
    m_types->setItems(types);
    m_options = options;
}

// Only for a list that opens: a price of every type in every region is looked up.
void WorkloadPanel::figureRegions()
{
    if (!m_data.results) {
        m_regions->setFigures({});
        return;
    }
    ChoiceList::Figure price{tr("Price"),
        tr("On-demand price as a multiple of that in the cheapest region: the median of the types that have an "
           "answer and are sold in several regions."),
        {}, tr("×: price, as a multiple of the cheapest region's")};
    ChoiceList::Figure carbon{
        tr("Carbon"), tr("Carbon intensity of electricity, by the carbon basis of the scenario."), {}};
    const std::vector<RegionFigures> figures = regionFigures(*m_data.results);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const QString code = QString::fromStdString(m_data.results->snapshot().regions[i].code);
        const auto &[ratio, types, intensity] = figures[i];
        price.values.insert(
            code, {ratio, ratio ? QStringLiteral("×%1").arg(QLocale().toString(*ratio, 'f', 2)) : QString()});
        carbon.values.insert(code, {intensity, format::number(intensity) + QLatin1Char(' ') + unitWords("gCO2e/kWh")});
    }
    m_regions->setFigures({price, carbon});
}

void WorkloadPanel::openRegionMap()
{
    auto *map = new RegionMap(m_data.results, m_regions->chosen(),
        m_regions->orderedBy() == 1 ? RegionFigure::intensity : RegionFigure::price, this);
    map->setAttribute(Qt::WA_DeleteOnClose);
    connect(map, &RegionMap::edited, this, &WorkloadPanel::changeRegions);
    map->open();
}

void WorkloadPanel::changeRegions(const QStringList &regions)
{
    Scenario next = m_data.scenario;
    next.regions.clear();
    for (const QString &region : regions)
        next.regions.push_back(region.toStdString());
    push(next, QStringLiteral("regions"));
}

// The fields hold the scenario's own values; where a lever that is on changes one, what is evaluated stands below it.
void WorkloadPanel::showLevers()
{
    const Scenario &own = m_data.scenario;
    const Scenario evaluated = m_shown && !own.levers.empty() ? withLevers(own, *m_shown).scenario : own;
    for (ParameterField *each : std::as_const(m_fields)) {
        const std::string key = each->key().toStdString();
        const auto before = parameterText(own, key), after = parameterText(evaluated, key);
        each->setLevered(
            before && after && *before != *after ? std::optional(QString::fromStdString(*after)) : std::nullopt);
    }
    QStringList changed;
    if (own.model != evaluated.model) {
        const ModelIndex model = m_shown->model(evaluated.model);
        changed << tr("%1: %2", "parameter, its value")
                       .arg(parameterTitle("model"),
                           model == kNone ? plain(evaluated.model) : modelText(m_shown->models[model]));
    }
    if (own.purchase != evaluated.purchase) {
        QStringList options;
        for (const PurchaseOption &option : evaluated.purchase)
            options << optionWord(option);
        changed
            << tr("%1: %2", "parameter, its value").arg(parameterTitle("purchase"), options.join(QStringLiteral("; ")));
    }
    m_levered->setText(tr("Changed by a lever: %1").arg(changed.join(QLatin1Char('\n'))));
    m_levered->setVisible(!changed.isEmpty());
}

void WorkloadPanel::showScenario()
{
    const Scenario &s = m_data.scenario;
    if (auto *button = m_kinds->button(static_cast<int>(s.kind)))
        button->setChecked(true);
    showModels();
    {
        const QSignalBlocker blocker(m_model);
        const int index = m_model->findData(QString::fromStdString(s.model));
        if (!m_model->lineEdit()->hasFocus() || index != m_model->currentIndex()) {
            m_model->setCurrentIndex(index);
            if (index < 0) // its name stands in the catalogue
                m_model->setEditText(m_shown ? QString::fromStdString(s.model) : QString());
            m_model->lineEdit()->setCursorPosition(0);
        }
        showError(m_modelError,
            index < 0 && m_shown && s.kind != WorkloadKind::hpc
                ? tr("The catalogue has no model “%1”.").arg(QString::fromStdString(s.model))
                : QString());
    }
    QStringList regions, options, types;
    for (const std::string &region : s.regions)
        regions << QString::fromStdString(region);
    m_regions->setChosen(regions);
    QVector<ChoiceList::Item> items = m_options;
    for (const PurchaseOption &option : s.purchase) { // one's own, and what the catalogue lacks, by their words
        const QString id = QString::fromStdString(option.id());
        options << id;
        if (std::none_of(
                m_options.begin(), m_options.end(), [&](const ChoiceList::Item &item) { return item.id == id; })) {
            const bool lacking = kindOf(option).origin == OptionOrigin::catalogue;
            items.push_back({id, optionWord(option), lacking ? tr("Not in this catalogue") : QString(),
                optionShort(option), tr("Your own")});
        }
    }
    m_purchase->setItems(items);
    m_purchase->setChosen(options);
    const auto mix = std::ranges::find(s.purchase, PurchaseKind::mix, &PurchaseOption::kind);
    m_mix->setShares(mix == s.purchase.end() ? std::nullopt
                                             : std::optional(MixSliders::Shares{mix->onDemandShare * 100.0,
                                                 mix->spotShare * 100.0, mix->commitmentShare * 100.0}));
    for (const Own &own : std::as_const(m_own)) {
        if (own.edit->hasFocus() && own.edit->isModified())
            continue; // being typed
        own.edit->setText(own.text(s));
        showError(own.error, {});
    }
    for (const std::string &type : s.typeFilter)
        types << QString::fromStdString(type);
    m_types->setChosen(types);

    if (m_data.snapshot) {
        const std::string unit(workUnitId(workUnit(s, *m_data.snapshot)));
        const char *key = s.kind == WorkloadKind::inference ? "inference.demand_per_hour" : "training.samples";
        if (ParameterField *amount = s.kind == WorkloadKind::inference || s.kind == WorkloadKind::training
                ? field(QLatin1String(key))
                : nullptr)
            amount->setTitle(text(Message{"work_title." + unit, {}}));
    }
    for (ParameterField *each : std::as_const(m_fields)) {
        const auto value = parameterText(s, each->key().toStdString());
        if (value)
            each->setValue(QString::fromStdString(*value));
    }
    showLevers();
    showOrigin();
    const std::string_view load = loadPresetOf(s.energy);
    m_load->setCurrentIndex(m_load->findData(QString::fromUtf8(load.data(), static_cast<qsizetype>(load.size()))));
    showError(m_marketError, {});
    if (m_data.error) { // what the engine refused stands under its field
        const QString message = fieldError(*m_data.error);
        bool placed = false;
        for (const Argument &each : m_data.error->message.args) {
            const QString argument = plain(each.text());
            if (const auto own = m_own.constFind(argument); own != m_own.cend()) {
                showError(own->error, message);
                placed = true;
                break;
            }
            if (ParameterField *entry = field(argument)) {
                entry->setError(message);
                placed = true;
                break;
            }
        }
        if (!placed)
            showError(m_marketError, message);
    }
    showKind();
}

void WorkloadPanel::showKind()
{
    const int kind = static_cast<int>(m_data.scenario.kind);
    for (auto it = m_kindOfField.cbegin(); it != m_kindOfField.cend(); ++it)
        m_fields.value(it.key())->setVisible(it.value() == kind);
    const bool hpc = m_data.scenario.kind == WorkloadKind::hpc;
    for (Section *section : std::as_const(m_moreSections)) { // one that has nothing to ask of this kind
        const auto fields = section->findChildren<ParameterField *>();
        section->setVisible(
            std::any_of(fields.begin(), fields.end(), [](const ParameterField *each) { return !each->isHidden(); }));
    }
    m_model->parentWidget()->setVisible(!hpc); // counts operations, no benchmark of a model
    m_model->setEnabled(m_shown != nullptr);
    m_model->lineEdit()->setPlaceholderText(m_shown ? QString() : tr("named by the catalogue"));
    if (ParameterField *load = field(QStringLiteral("energy.u_acc_pct")))
        load->setPlaceholder(
            m_data.scenario.energy.fullLoad ? QStringLiteral("100") : parameterUnset("energy.u_acc_pct"));
    m_own.value(QStringLiteral("training.scaling_table"))
        .row->setVisible(
            m_data.scenario.kind == WorkloadKind::training && m_data.scenario.training.scaling == ScalingModel::table);
    if (ParameterField *watts = field(QStringLiteral("energy.user_watts")))
        watts->setVisible(m_data.scenario.energy.method == EnergyMethod::userWatts);
}

// Every model may be trained.
bool WorkloadPanel::isOfKind(const MlModel &model, WorkloadKind kind)
{
    return kind == WorkloadKind::training || generatesText(model) == (kind == WorkloadKind::llmServing);
}

// The scenario with another kind of work. A model that such work cannot run gives way to that of the first preset that
// can: an encoder writes no text.
Scenario WorkloadPanel::withKind(WorkloadKind kind) const
{
    Scenario next = m_data.scenario;
    next.kind = kind;
    dropUnfitLevers(next);
    const ModelIndex own = m_shown ? m_shown->model(next.model) : ModelIndex(kNone);
    if (kind == WorkloadKind::hpc || own == kNone || isOfKind(m_shown->models[own], kind)) {
        return next;
    }
    for (const Preset &preset : bundledPresets()) {
        if (preset.scenario.kind == kind && m_shown->model(preset.scenario.model) != kNone) {
            next.model = preset.scenario.model;
            break;
        }
    }
    return next;
}

// Of the workload's kind, those measured first. The scenario's own model is always among them.
void WorkloadPanel::showModels()
{
    const WorkloadKind kind = m_data.scenario.kind;
    const ModelIndex own = m_shown ? m_shown->model(m_data.scenario.model) : ModelIndex(kNone);
    const std::string stranger
        = own != kNone && !isOfKind(m_shown->models[own], kind) ? m_data.scenario.model : std::string();
    if (!m_shown || (m_modelsOf == kind && m_stranger == stranger)) {
        if (!m_shown) {
            const QSignalBlocker blocker(m_model);
            m_model->clear();
        }
        return;
    }
    m_modelsOf = kind;
    m_stranger = stranger;
    struct Row {
        QString text, key;
        int types = 0; // measured
        bool known = false; // by any benchmark
    };
    std::vector<Row> rows;
    std::vector<bool> measured(m_shown->types.size());
    for (const MlModel &model : m_shown->models) {
        if (!isOfKind(model, kind) && model.key != stranger)
            continue;
        const auto benchmarks = m_shown->benchmarksOf(m_shown->model(model.key));
        Row row{modelText(model), QString::fromStdString(model.key), 0, false};
        std::fill(measured.begin(), measured.end(), false);
        std::vector<bool> chips(m_shown->accelerators.size());
        for (const BenchmarkIndex index : benchmarks) {
            const Benchmark &benchmark = m_shown->benchmarks[index];
            if (benchmark.training != (kind == WorkloadKind::training))
                continue;
            row.known = true;
            if (benchmark.type != kNone)
                measured[benchmark.type] = true;
            else if (benchmark.accelerator != kNone)
                chips[benchmark.accelerator] = true;
        }
        for (TypeIndex type = 0; type < m_shown->types.size(); ++type) {
            const AcceleratorIndex chip = m_shown->types[type].accelerator;
            row.types += measured[type] || (chip != kNone && chips[chip]) ? 1 : 0;
        }
        if (!row.known) // for rates of one's own and rooflines
            row.text = tr("%1 (no benchmark)").arg(row.text);
        rows.push_back(std::move(row));
    }
    QCollator order;
    order.setNumericMode(true);
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::stable_sort(rows.begin(), rows.end(), [&order](const Row &a, const Row &b) {
        if ((a.types > 0) != (b.types > 0))
            return a.types > 0;
        return a.known != b.known ? a.known : order.compare(a.text, b.text) < 0;
    });
    const QSignalBlocker blocker(m_model);
    m_model->clear();
    for (const Row &row : rows) {
        m_model->addItem(row.text, row.key);
        if (row.types > 0)
            m_model->setItemData(m_model->count() - 1, tr("measured on %n type(s)", nullptr, row.types), kMeasuredRole);
    }
}

Scenario WorkloadPanel::origin() const
{
    const Preset *preset = findPreset(m_data.scenario.preset);
    return preset ? preset->scenario : m_opened;
}

void WorkloadPanel::setOpened(const Scenario &scenario)
{
    m_opened = scenario;
    m_origin.clear();
    showOrigin();
}

// Marks what differs from the preset, or from the document as it was opened.
void WorkloadPanel::showOrigin()
{
    const Scenario &s = m_data.scenario;
    if (m_origin.isEmpty() || m_originPreset != s.preset) {
        m_originPreset = s.preset;
        m_origin.clear();
        const Scenario first = origin();
        for (const ParameterInfo &info : scenarioParameters())
            if (const auto value = parameterText(first, info.key))
                m_origin.insert(QString::fromUtf8(info.key), QString::fromStdString(*value));
    }
    for (ParameterField *each : std::as_const(m_fields)) {
        const QString origin = m_origin.value(each->key());
        each->setChanged(each->value() != origin, origin);
    }
    for (auto it = m_resets.cbegin(); it != m_resets.cend(); ++it) {
        const QString origin = m_origin.value(it.key());
        const auto value = parameterText(s, it.key().toStdString());
        const bool changed = value && QString::fromStdString(*value) != origin
            && (it.key() != QLatin1String("model") || !origin.isEmpty());
        it.value()->setVisible(changed);
        if (changed)
            nameReset(it.value(), parameterTitle(it.key().toStdString()), originText(it.key()));
    }
}

QString WorkloadPanel::originText(const QString &key) const
{
    const Scenario first = origin();
    QStringList texts;
    if (key == QLatin1String("model")) {
        const ModelIndex model = m_shown ? m_shown->model(first.model) : ModelIndex(kNone);
        return model == kNone ? QString::fromStdString(first.model) : modelText(m_shown->models[model]);
    }
    if (key == QLatin1String("purchase")) {
        for (const PurchaseOption &option : first.purchase)
            texts << optionWord(option);
        return listed(texts);
    }
    for (const std::string &each : key == QLatin1String("regions") ? first.regions : first.typeFilter)
        texts << QString::fromStdString(each);
    return texts.isEmpty() ? tr("all") : listed(texts);
}

void WorkloadPanel::reset(const QString &key)
{
    const Scenario first = origin();
    Scenario next = m_data.scenario;
    if (key == QLatin1String("model"))
        next.model = first.model;
    else if (key == QLatin1String("regions"))
        next.regions = first.regions;
    else if (key == QLatin1String("purchase"))
        next.purchase = first.purchase;
    else if (key == QLatin1String("type_filter"))
        next.typeFilter = first.typeFilter;
    else if (!setParameter(next, key.toStdString(), m_origin.value(key).toStdString()))
        return;
    m_data.scenario = next;
    emit scenarioEdited(next, tr("Reset of %1").arg(parameterTitle(key.toStdString())), nextGesture());
    showScenario();
    if (ParameterField *each = field(key)) // its button is gone
        each->editor()->setFocus();
}

bool WorkloadPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && watched == m_scroll->widget())
        fitWidth();
    const auto *edit = watched == m_model ? m_model->lineEdit() : qobject_cast<QLineEdit *>(watched);
    if (edit && leavesUndoToWindow(*edit, event))
        return true;
    return Page::eventFilter(watched, event);
}

void WorkloadPanel::change(const QString &key, const QString &value, int gesture)
{
    Scenario next = m_data.scenario;
    const auto set = setParameter(next, key.toStdString(), value.toStdString());
    if (!set) {
        if (ParameterField *each = field(key))
            each->setError(fieldError(set.error()));
        return;
    }
    push(next, key, gesture);
}

void WorkloadPanel::push(const Scenario &next, const QString &key, int gesture)
{
    m_data.scenario = next; // what comes back may arrive after the next keystroke
    const QString title = parameterTitle(key.toStdString());
    emit scenarioEdited(next, tr("Change of %1").arg(title), gesture);
}

void WorkloadPanel::changePurchase()
{
    Scenario next = m_data.scenario;
    std::vector<PurchaseOption> options;
    const QStringList chosen = m_purchase->chosen();
    for (const QString &each : chosen) {
        const std::string wanted = each.toStdString();
        const auto known = std::find_if(next.purchase.begin(), next.purchase.end(),
            [&](const PurchaseOption &option) { return option.id() == wanted; });
        if (known != next.purchase.end())
            options.push_back(*known);
        else if (const auto parsed = parsePurchaseOption(wanted))
            options.push_back(*parsed);
    }
    if (options.empty())
        return;
    next.purchase = std::move(options);
    push(next, QStringLiteral("purchase"));
}

QJsonObject WorkloadPanel::saveState() const
{
    QJsonArray closed;
    for (auto it = m_moreSections.cbegin(); it != m_moreSections.cend(); ++it)
        if (!it.value()->isOpen())
            closed.append(it.key());
    return {{QStringLiteral("more"), m_more->isOpen()}, {QStringLiteral("closed"), closed}};
}

void WorkloadPanel::restoreState(const QJsonObject &state)
{
    m_more->setOpen(state.value(QStringLiteral("more")).toBool());
    const QJsonArray closed = state.value(QStringLiteral("closed")).toArray();
    for (auto it = m_moreSections.cbegin(); it != m_moreSections.cend(); ++it)
        it.value()->setOpen(!closed.contains(it.key()));
}

QVector<WorkloadPanel::Place> WorkloadPanel::places() const
{
    QVector<Place> found;
    const auto add = [&](const QString &title, QWidget *editor) {
        for (const QWidget *each = editor; each && each != this; each = each->parentWidget())
            if (each->isHidden() && (qobject_cast<const Section *>(each) || qobject_cast<const ParameterField *>(each)))
                return; // of another kind of work
        found.push_back({title, editor});
    };
    add(parameterTitle("model"), m_model);
    for (const auto &[key, list] :
        {std::pair("regions", m_regions), {"purchase", m_purchase}, {"type_filter", m_types}})
        add(parameterTitle(key), list);
    for (auto it = m_fields.cbegin(); it != m_fields.cend(); ++it)
        add(parameterTitle(it.key().toStdString()), it.value()->editor());
    for (const Own &own : m_own)
        if (!own.row->isHidden())
            add(own.edit->accessibleName(), own.edit);
    std::sort(found.begin(), found.end(), [](const Place &a, const Place &b) { return a.title < b.title; });
    return found;
}

void WorkloadPanel::showPlace(QWidget *editor)
{
    for (QWidget *each = editor; each && each != this; each = each->parentWidget())
        if (auto *section = qobject_cast<Section *>(each))
            section->setOpen(true);
    editor->setFocus(Qt::ShortcutFocusReason);
    QTimer::singleShot(0, editor, [this, editor] { m_scroll->ensureWidgetVisible(editor); }); // once it has its place
}

void WorkloadPanel::focusStart()
{
    if (auto *button = m_kinds->checkedButton())
        button->setFocus();
}

} // namespace wattfare
