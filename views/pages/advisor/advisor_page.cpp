// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/advisor/advisor_page.h"

#include "model/placement/placement_tasks.h"
#include "model/workload/document.h"
#include "views/pages/advisor/levers_pane.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/fact_tree.h"
#include "views/widgets/headline.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"
#include "views/words/percent_sign.h"
#include "views/words/plain.h"

#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>
#include <QTabWidget>

#include <array>
#include <cmath>

namespace wattfare {

namespace {

constexpr int kFindingRole = Qt::UserRole + 30; // int: index of the finding that a row belongs to
constexpr double kKgPerTonne = 1000;

QString adviceWords(const char *area, std::string_view id)
{
    return text(Message{std::string("advice.") + area + '.' + std::string(id), {}});
}

QString candidateTitle(QString id) // "g5.xlarge@eu-west-1/spot"
{
    return text(Message{"advice.candidate",
        {id.replace(QLatin1Char('@'), QLatin1Char('|')).replace(QLatin1Char('/'), QLatin1Char('|')).toStdString()}});
}

QTreeWidgetItem *adviceHead(FactTree *tree, const QString &title)
{
    auto *item = new QTreeWidgetItem(tree, {title});
    item->setFont(0, uiFont(TypeSize::body, true));
    item->setExpanded(true);
    return item;
}

} // namespace

AdvisorPage::AdvisorPage(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Advisor"));
    m_stack = new PageStack(this);
    auto *body = new QWidget(m_stack);
    m_headline = new Headline(body);
    m_notes = new QLabel(body);
    m_series = new QLabel(body);
    for (QLabel *label : {m_notes, m_series}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setForegroundRole(QPalette::PlaceholderText);
    }
    m_candidate = new QComboBox(body);
    m_candidate->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_candidate->setMinimumContentsLength(18);
    m_candidate->setAccessibleName(tr("What runs today"));
    m_candidate->setToolTip(tr("The candidate that the findings are about: each choice is advised on anew"));
    auto *label = new QLabel(tr("What runs today"), body);
    label->setBuddy(m_candidate);
    auto *import = new QPushButton(icon(QStringLiteral("import")), tr("Measured utilisation…"), body);
    import->setToolTip(
        tr("Import a file of nvidia-smi, CloudWatch, DCGM or neuron-monitor; its window leads back here"));
    m_forget = new QPushButton(tr("Without the file"), body);
    m_forget->setToolTip(tr("Advise on the scenario alone"));
    m_open = new QPushButton(icon(QStringLiteral("explore")), tr("Open this scenario"), body);
    m_open->setToolTip(tr("Opens the scenario of the chosen finding in Explore. Undo brings yours back."));
    m_compare = new QPushButton(icon(QStringLiteral("compare")), tr("Side by side"), body);
    m_compare->setToolTip(tr("Opens that scenario and compares today's candidate with the alternative"));
    m_place = new QPushButton(icon(QStringLiteral("place")), tr("Open in Place"), body);
    m_place->setToolTip(
        tr("Replaces the tasks of Place by one that asks for this part of the GPU. Undo brings yours back."));
    m_tree = new FactTree(tr("Findings"), body);

    auto *top = boxLayout<QHBoxLayout>(kSpace2);
    top->addWidget(label);
    top->addWidget(m_candidate, 1);
    top->addWidget(import);
    auto *measured = boxLayout<QHBoxLayout>(kSpace2);
    measured->addWidget(m_series, 1);
    measured->addWidget(m_forget);
    auto *buttons = boxLayout<QHBoxLayout>(kSpace2);
    buttons->addWidget(m_open);
    buttons->addWidget(m_compare);
    buttons->addWidget(m_place);
    buttons->addStretch();
    auto *layout = boxLayout<QVBoxLayout>(body, {kSpace3, kSpace2, kSpace3, kSpace2}, kSpace2);
    layout->addWidget(m_headline);
    layout->addLayout(top);
    layout->addLayout(measured);
    layout->addWidget(m_notes);
    auto *findings = new QWidget(body);
    auto *found = boxLayout<QVBoxLayout>(findings, {0, kSpace2, 0, 0}, kSpace2);
    found->addWidget(m_tree, 1);
    found->addLayout(buttons);
    m_levers = new LeversPane(body);
    m_tabs = new QTabWidget(body);
    m_tabs->setAccessibleName(tr("Advisor"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(findings, tr("Findings"));
    m_tabs->addTab(m_levers, tr("Levers"));
    layout->addWidget(m_tabs, 1);
    m_stack->setBody(body);

    connect(
        m_stack, &PageStack::buttonClicked, this, [this] { emit actionRequested(QStringLiteral("open_catalogue")); });
    connect(m_candidate, &QComboBox::activated, this, &AdvisorPage::compute);
    connect(m_levers, &LeversPane::scenarioEdited, this, &AdvisorPage::scenarioEdited);
    connect(import, &QPushButton::clicked, this, [this] { emit actionRequested(QStringLiteral("import")); });
    connect(m_forget, &QPushButton::clicked, this, [this] { setUse({}, {}, {}); });
    connect(m_open, &QPushButton::clicked, this, [this] { openChosen(QStringLiteral("page:explore")); });
    connect(m_compare, &QPushButton::clicked, this, [this] { openChosen(QStringLiteral("page:compare")); });
    connect(m_place, &QPushButton::clicked, this, &AdvisorPage::placeChosen);
    connect(m_tree, &QTreeWidget::itemSelectionChanged, this, &AdvisorPage::enableButtons);
    showFindings();
}

void AdvisorPage::setData(const ViewData &viewData)
{
    m_data = viewData;
    if (!m_data.snapshot) {
        m_result.reset();
        m_asked.clear();
        m_stack->showEmpty(tr("No catalogue is open"),
            tr("The advisor evaluates alternatives with the prices and benchmarks of a catalogue."),
            tr("Open a catalogue…"));
        return;
    }
    m_stack->showBody();
    fillCandidates();
    compute();
}

void AdvisorPage::setSelection(const Selection &selection)
{
    m_selection = selection;
    if (m_data.snapshot)
        fillCandidates();
}

void AdvisorPage::setUse(std::shared_ptr<const ImportedUtilisation> use, const QString &file, const QString &candidate)
{
    m_use = std::move(use);
    m_file = file;
    m_measured = candidate;
    m_asked.clear();
    showSeries();
    if (!m_data.snapshot)
        return;
    fillCandidates();
    m_candidate->setCurrentIndex(m_use ? std::max(0, m_candidate->findData(m_measured)) : 0);
    compute();
}

// The scenario's own, what was measured, the pinned ones and the selected one; what was chosen stays so.
void AdvisorPage::fillCandidates()
{
    const QString held = m_candidate->currentData().toString();
    const QSignalBlocker quiet(m_candidate);
    m_candidate->clear();
    m_candidate->addItem(tr("the baseline, else the cheapest"), QString());
    const auto add = [this](const QString &id) {
        if (!id.isEmpty() && m_candidate->findData(id) < 0)
            m_candidate->addItem(candidateTitle(id), id);
    };
    add(m_measured);
    for (const std::string &pinned : m_data.scenario.pinned)
        add(plain(pinned));
    if (const auto now = m_selection.current(); now && m_data.results)
        if (const auto row = m_data.results->find(*now))
            add(plain(m_data.results->candidateId(*row)));
    add(held); // of a scenario that lacks it: the answer says so
    m_candidate->setCurrentIndex(std::max(0, m_candidate->findData(held)));
}

void AdvisorPage::compute()
{
    if (!m_data.snapshot)
        return;
    m_levers->setQuestion(m_data, m_candidate->currentData().toString(), runner());
    AdviceQuestion question{m_data.asked(), m_candidate->currentData().toString().toStdString(), m_use};
    question.scenario.viewState.clear(); // decides nothing
    std::string asked = writeScenario(question.scenario) + question.candidate + m_file.toStdString()
        + m_data.snapshot->identity.contentHash + std::to_string(m_data.snapshot->identity.overlayRows);
    if (asked == m_asked)
        return;
    m_asked = std::move(asked);
    question.scenario.viewState = m_data.scenario.viewState;
    const auto work = [question, snapshot = m_data.snapshot](
                          const ProgressFn &progress) { return advise(question, snapshot, progress); };
    if (!runner()) {
        take(work({}));
        return;
    }
    m_headline->setSentence(tr("Looking for findings…"));
    m_tree->setEnabled(false);
    runner()->run<Result<Advised>>(
        &m_job, tr("Looking for findings"), work, [this](const Result<Advised> &advised) { take(advised); },
        [this] { // begins anew with the next change, or when the page is shown again
            m_asked.clear();
            m_headline->setSentence(tr("Stopped. Choose a candidate to begin anew."));
        });
}

void AdvisorPage::take(Result<Advised> advised)
{
    m_result = std::move(advised);
    showFindings();
}

const Advice *AdvisorPage::chosen() const
{
    const auto items = m_tree->selectedItems();
    if (items.isEmpty() || !m_result || !*m_result)
        return nullptr;
    const QVariant index = items.front()->data(0, kFindingRole);
    return index.isValid() ? &(*m_result)->found[static_cast<std::size_t>(index.toInt())] : nullptr;
}

QString AdvisorPage::headline() const { return m_headline->sentence(); }

void AdvisorPage::openChosen(const QString &action)
{
    const Advice *advice = chosen();
    if (!advice)
        return;
    Scenario next = advice->scenario;
    next.day = m_data.scenario.day; // the day of the answer is today's where the scenario names none
    emit scenarioEdited(next, tr("Advice: %1").arg(adviceWords("kind", adviceKindId(advice->kind))), -1);
    emit actionRequested(action);
}

void AdvisorPage::enableButtons()
{
    const Advice *advice = chosen();
    for (QPushButton *each : {m_open, m_compare})
        each->setEnabled(advice);
    m_place->setVisible(advice && !advice->shared.empty());
}

// The task on the type of today, as a setup of Place in the view state.
void AdvisorPage::placeChosen()
{
    const Advice *advice = chosen();
    if (!advice || advice->shared.empty())
        return;
    PlacementFile file;
    file.tasks = advice->shared;
    file.instanceTypes = {advice->candidate.substr(0, advice->candidate.find('@'))};
    const auto object
        = [](const std::string &json) { return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object(); };
    QJsonObject state = object(m_data.scenario.viewState);
    state[QStringLiteral("placement")] = QJsonObject{{QStringLiteral("file"), object(writePlacementFile(file))},
        {QStringLiteral("types"), QStringLiteral("named")}, {QStringLiteral("prices"), QStringLiteral("scenario")}};
    Scenario next = m_data.scenario;
    next.viewState = QJsonDocument(state).toJson(QJsonDocument::Compact).toStdString();
    emit scenarioEdited(next, tr("Advice: %1").arg(adviceWords("kind", adviceKindId(advice->kind))), -1);
    emit actionRequested(QStringLiteral("page:place"));
}

void AdvisorPage::addChange(QTreeWidgetItem *parent, const Advice &advice, Metric metric)
{
    const bool money = metric == Metric::usdTotal, carbon = metric == Metric::kgco2eTotal;
    const AdviceDelta &delta = money ? advice.usd : carbon ? advice.kgco2e : advice.kwh;
    const QString name = advice.perYear ? (money ? tr("Cost a year")
                                 : carbon        ? tr("Emissions a year")
                                                 : tr("Energy a year"))
                                        : (money         ? tr("Cost of the run")
                                                : carbon ? tr("Emissions of the run")
                                                         : tr("Energy of the run"));
    auto *item = new QTreeWidgetItem(parent);
    item->setData(0, kFindingRole, parent->data(0, kFindingRole));
    if (!delta.value) {
        FactTree::setRow(item, name, format::dash(), text(Message{"advice.figure_missing", {}}));
        return;
    }
    const double scale = (carbon ? 1 / kKgPerTonne : 1) * (*delta.value < 0 ? -1 : 1);
    const format::Style style = money ? format::Style::money : format::Style::number;
    const double value = *delta.value * scale;
    const QString amount = format::styled(value, style);
    QString range;
    if (delta.low && delta.high
        && format::styled(*delta.low * scale, style) != format::styled(*delta.high * scale, style))
        range = format::styledRange(value, std::min(*delta.low * scale, *delta.high * scale),
            std::max(*delta.low * scale, *delta.high * scale), style)
                    .mid(amount.size())
                    .trimmed();
    const QString shown
        = carbon ? tr("%1 tCO2e").arg(amount) : withUnitWords(amount, money ? Unit(Unit::usd) : Unit(Unit::kwh));
    FactTree::setRow(item, name,
        value == 0             ? tr("no change")
            : *delta.value < 0 ? tr("%1 less").arg(shown)
                               : tr("%1 more").arg(shown),
        range);
}

void AdvisorPage::addFinding(const Advice &advice, std::size_t index)
{
    auto *item = adviceHead(m_tree,
        tr("%1 · %2", "kind of finding, severity")
            .arg(adviceWords("kind", adviceKindId(advice.kind)), adviceWords("severity", severityId(advice.severity))));
    item->setData(0, kFindingRole, static_cast<int>(index));
    const auto line = [&](const QString &words, QColor ThemeColours::*colour) {
        auto *child = new QTreeWidgetItem(item, {words});
        child->setData(0, kFindingRole, static_cast<int>(index));
        FactTree::setTone(child, colour);
    };
    line(text(advice.found), &ThemeColours::better);
    for (const Metric metric : {Metric::usdTotal, Metric::kwhTotal, Metric::kgco2eTotal})
        addChange(item, advice, metric);
    const auto fact = [&](const QString &name, const QString &value) {
        auto *child = new QTreeWidgetItem(item);
        child->setData(0, kFindingRole, static_cast<int>(index));
        FactTree::setRow(child, name, value);
    };
    fact(tr("Alternative"), candidateTitle(plain(advice.candidate)));
    fact(tr("Confidence"), classMarker(advice.confidence));
    for (const Message &each : advice.facts)
        line(text(each), &ThemeColours::secondary);
}

void AdvisorPage::showSeries()
{
    m_series->setVisible(m_use != nullptr);
    m_forget->setVisible(m_use != nullptr);
    if (!m_use)
        return;
    const auto percent = [](double value) { return format::withPercentSign(format::number(value)); };
    m_series->setText(m_use->load
            ? tr("%1: on average %2, at most %3 for 95 % of the time, %4 at the peak")
                  .arg(m_file, percent(m_use->load->mean), percent(m_use->load->p95), percent(m_use->load->peak))
            : m_file);
}

void AdvisorPage::showFindings()
{
    m_tree->setEnabled(true);
    m_tree->clear();
    enableButtons();
    showSeries();
    QStringList notes;
    if (m_use && m_use->gaps > 0)
        notes << tr("The series has %n gap(s); nothing is assumed for them.", nullptr, static_cast<int>(m_use->gaps));
    if (!m_result) {
        m_headline->setSentence({});
    } else if (!*m_result) {
        m_headline->setSentence(text(m_result->error()));
    } else {
        const Advised &advised = **m_result;
        if (m_use && m_data.snapshot)
            for (const Message &doubt : doubtsAbout(*m_use, *m_data.snapshot,
                     m_data.snapshot->type(advised.candidate.substr(0, advised.candidate.find('@')))))
                notes << text(doubt);
        const QString today = candidateTitle(plain(advised.candidate));
        m_headline->setSentence(advised.found.empty()
                ? text(Message{"advice.none_found", {advised.candidate}})
                : tr("%n finding(s) on %1.", nullptr, static_cast<int>(advised.found.size())).arg(today));
        for (std::size_t i = 0; i < advised.found.size(); ++i)
            addFinding(advised.found[i], i);
        if (!advised.without.empty()) {
            QTreeWidgetItem *without = adviceHead(m_tree, tr("Checked, without a finding"));
            for (const auto &[kind, why] : advised.without)
                FactTree::setRow(new QTreeWidgetItem(without), adviceWords("kind", adviceKindId(kind)), text(why));
        }
        FactTree::setTone(
            new QTreeWidgetItem(m_tree, {text(Message{"advice.practice", {}})}), &ThemeColours::secondary);
        if (!advised.found.empty())
            m_tree->setCurrentItem(m_tree->topLevelItem(0));
    }
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_notes->setVisible(!notes.isEmpty());
}

QStringList AdvisorPage::views() const { return {QStringLiteral("findings"), QStringLiteral("levers")}; }

void AdvisorPage::showView(const QString &view)
{
    if (const auto at = views().indexOf(view); at >= 0)
        m_tabs->setCurrentIndex(static_cast<int>(at));
}

void AdvisorPage::focusStart() { m_candidate->setFocus(); }

} // namespace wattfare
