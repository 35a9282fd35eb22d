// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/charts_page.h"

#include "model/report/build_charts.h"
#include "model/report/build_decision_charts.h"
#include "views/charts/chart_view.h"
#include "views/panels/candidate_ids.h"
#include "views/panels/chart_evidence.h"
#include "views/panels/chart_words.h"
#include "views/panels/column_text.h"
#include "views/panels/empty_state.h"
#include "views/panels/explore_charts.h"
#include "views/panels/pair_layout.h"
#include "views/panels/quantity_text.h"
#include "views/panels/sobol_pane.h"
#include "views/panels/trade_off_text.h"
#include "views/tables/table_dialog.h"
#include "views/text/format.h"
#include "views/text/messages.h"
#include "views/text/sentence_join.h"
#include "views/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace wattfare {

namespace {

struct Kind {
    const char *id, *title, *icon, *help;
    bool ofOne;      // of the selected candidate
    bool hasMetric;  // the choice is a metric
};

constexpr Kind kKinds[] = {
    {"cost_carbon", QT_TRANSLATE_NOOP("Charts", "Trade-offs"), "chart", QT_TRANSLATE_NOOP("Charts", "Every candidate with both figures, and the Pareto front of any two of cost, time, energy and carbon."), false, false},
    {"ranking", QT_TRANSLATE_NOOP("Charts", "Ranked bars"), "chart-bars", QT_TRANSLATE_NOOP("Charts", "The best candidates by a metric, with their ranges."), false, true},
    {"distribution", QT_TRANSLATE_NOOP("Charts", "Distribution"), "histogram", QT_TRANSLATE_NOOP("Charts", "How a metric is spread over all candidates, and where the selected one stands."), true, true},
    {"power_parts", QT_TRANSLATE_NOOP("Charts", "Parts of the power"), "energy", QT_TRANSLATE_NOOP("Charts", "Power of an instance by part; of the pinned candidates, or the best."), false, false},
    {"power_steps", QT_TRANSLATE_NOOP("Charts", "Power step by step"), "energy", QT_TRANSLATE_NOOP("Charts", "How the parts of an instance and the overhead of the data centre add up; of the selected candidate."), true, false},
    {"energy_methods", QT_TRANSLATE_NOOP("Charts", "Energy by method"), "compare", QT_TRANSLATE_NOOP("Charts", "What the energy of the selected candidate is under each method."), true, false},
    {"tornado", QT_TRANSLATE_NOOP("Charts", "What matters most"), "sort-descending", QT_TRANSLATE_NOOP("Charts", "Inputs that move the result of the selected candidate most, over their ranges."), true, true},
    {"break_even", QT_TRANSLATE_NOOP("Charts", "Break-even"), "cost", QT_TRANSLATE_NOOP("Charts", "Cost of a useful hour under each way of buying, and where two cost the same."), true, false},
    {"price_history", QT_TRANSLATE_NOOP("Charts", "Price history"), "history", QT_TRANSLATE_NOOP("Charts", "On-demand and spot prices of the selected type over time."), true, false},
    {"regions", QT_TRANSLATE_NOOP("Charts", "Regions"), "region", QT_TRANSLATE_NOOP("Charts", "Price, PUE and grid intensity of each region for the selected type."), true, false},
    {"hourly_carbon", QT_TRANSLATE_NOOP("Charts", "Hours of the grid"), "clock", QT_TRANSLATE_NOOP("Charts", "CO₂e by the hour at which the run starts, or of an hour of the fleet; the best is marked."), true, false},
    {"day_plan", QT_TRANSLATE_NOOP("Charts", "Committed base"), "cost", QT_TRANSLATE_NOOP("Charts", "How many instances of a day’s traffic to commit to, with the peak on demand."), true, false},
};

QString words(const char *text)
{
    return QCoreApplication::translate("Charts", text);
}

const Kind *kindOf(const QString &id)
{
    for (const Kind &kind : kKinds) {
        if (id == QLatin1String(kind.id))
            return &kind;
    }
    return nullptr;
}

QToolButton *tool(const QString &iconName, const QString &text, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setIcon(icon(iconName));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

ChartsPage::ChartsPage(QWidget *parent) : Page(parent)
{
    setAccessibleName(tr("Charts"));
    m_stack = new QStackedWidget(this);
    m_empty = new EmptyState(m_stack);
    auto *body = new QWidget(m_stack);
    m_list = new QListWidget(body);
    m_list->setAccessibleName(tr("Kinds of chart"));
    m_list->setFrameShape(QFrame::NoFrame);
    for (const Kind &kind : kKinds) {
        auto *item = new QListWidgetItem(icon(QString::fromUtf8(kind.icon)), words(kind.title), m_list);
        item->setData(Qt::UserRole, QString::fromUtf8(kind.id));
        item->setToolTip(words(kind.title) + QLatin1Char('\n') + words(kind.help));
    }
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view = new ChartView(body);
    m_view->setObjectName(QStringLiteral("chart"));
    auto *right = new QVBoxLayout;
    right->setSpacing(kSpace2);
    createTools(body);
    right->addLayout(toolLines(body));
    right->addWidget(m_subject);
    auto *charts = new PairLayout;
    charts->setSpacing(kSpace2);
    charts->addWidget(m_view, 1);
    m_sobol = new SobolPane(body);
    m_sobol->hide();
    charts->addWidget(m_sobol, 1);
    right->addLayout(charts, 1);
    auto *layout = new QHBoxLayout(body);
    layout->setContentsMargins(kSpace3, kSpace2, kSpace3, kSpace2);
    layout->setSpacing(kSpace3);
    layout->addWidget(m_list);
    layout->addLayout(right, 1);
    m_stack->addWidget(body);
    m_stack->addWidget(m_empty);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    m_list->setCurrentRow(0);

    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        fillChoices();
        refresh();
    });
    connect(m_choice, &QComboBox::activated, this, [this](int row) {
        if (currentKind() == QLatin1String("cost_carbon"))
            chooseAxis(0);
        else
            m_chosen[currentKind()] = row;
        refresh();
    });
    connect(m_second, &QComboBox::activated, this, [this] {
        chooseAxis(1);
        refresh();
    });
    connect(m_sobolToggle, &QCheckBox::toggled, this, &ChartsPage::refreshSobol);
    connect(m_view, &ChartView::selectionChanged, this, [this](const QSet<qint64> &keys) {
        Selection next;
        next.metric = m_selection.metric;
        for (const qint64 key : keys) {
            if (key >= 0)
                next.candidates.push_back(candidateOfKey(key));
        }
        if (next.candidates.empty() || next == m_selection)
            return;
        m_selection = next;
        emit selectionEdited(next);
    });
    connect(m_view, &ChartView::pinRequested, this, [this] { emit actionRequested(QStringLiteral("pin")); });
    connect(m_view, &ChartView::hiddenSeriesChanged, this, [this] { m_hiddenSeries[currentKind()] = m_view->hiddenSeries(); });
    m_view->setEvidence([this](qint64 key) { return m_data.results ? evidenceOf(key) : QString(); });
    connect(m_view, &ChartView::pointActivated, this, [this](qint64 key) {
        if (key >= 0)
            emit explainRequested({{candidateOfKey(key)}, m_selection.metric});
    });
    connect(m_empty, &EmptyState::clicked, this, [this] {
        emit actionRequested(m_data.snapshot ? QStringLiteral("preset_layoutlm") : QStringLiteral("open_catalogue"));
    });
}

void ChartsPage::createTools(QWidget *parent)
{
    m_choiceLabel = new QLabel(parent);
    m_choice = new QComboBox(parent);
    m_choice->setAccessibleName(tr("What the chart shows"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(7);
    m_choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_choice->setMaximumWidth(360);
    m_choiceLabel->setBuddy(m_choice);
    m_secondLabel = new QLabel(tr("Vertical"), parent);
    m_second = new QComboBox(parent);
    m_second->setAccessibleName(tr("Vertical axis"));
    for (QComboBox *axis : {m_choice, m_second})
        axis->setAccessibleDescription(tr("What the chart shows; each choice draws it anew"));
    m_second->setSizeAdjustPolicy(m_choice->sizeAdjustPolicy());
    m_second->setMinimumContentsLength(7);
    m_second->setSizePolicy(m_choice->sizePolicy());
    m_second->setMaximumWidth(280);
    m_secondLabel->setBuddy(m_second);
    m_sobolToggle = new QCheckBox(tr("Sobol indices"), parent);
    m_sobolToggle->setObjectName(QStringLiteral("sobol_indices"));
    m_sobolToggle->setToolTip(tr("Also draw all uncertain inputs at once: which share of the variance each explains alone, and with its interactions."));
    m_subject = new QLabel(parent);
    m_subject->setForegroundRole(QPalette::PlaceholderText);
    m_subject->setTextFormat(Qt::PlainText);
    m_subject->setWordWrap(true);
    m_logX = new QToolButton(parent);
    m_logX->setText(tr("log x"));
    m_logX->setToolTip(tr("Logarithmic horizontal axis"));
    m_logY = new QToolButton(parent);
    m_logY->setText(tr("log y"));
    m_logY->setToolTip(tr("Logarithmic vertical axis"));
    for (QToolButton *each : {m_logX, m_logY}) {
        each->setCheckable(true);
        each->setFocusPolicy(Qt::StrongFocus);
        each->setAccessibleName(each->toolTip());
    }
}

// What the chart shows on the left, what to do with it on the right.
QBoxLayout *ChartsPage::toolLines(QWidget *parent)
{
    const auto pair = [](QLabel *label, QComboBox *box) {
        auto *line = new QHBoxLayout;
        line->setSpacing(kSpace1);
        line->addWidget(label);
        line->addWidget(box, 100); // as wide as it may be, before the empty rest
        return line;
    };
    m_choices = new QBoxLayout(QBoxLayout::LeftToRight);
    m_choices->setSpacing(kSpace2);
    auto *first = pair(m_choiceLabel, m_choice);
    auto *second = pair(m_secondLabel, m_second); // takes no room where its widgets are hidden
    second->addWidget(m_sobolToggle);
    for (QHBoxLayout *each : {first, second}) {
        each->addStretch(1); // not between a label and its box
        m_choices->addLayout(each, 100);
    }
    auto *marks = new QHBoxLayout;
    marks->setSpacing(kSpace1);
    marks->addStretch(1);
    marks->addWidget(m_logX);
    marks->addWidget(m_logY);
    auto *reset = tool(QStringLiteral("zoom-fit"), tr("Show all again"), parent);
    auto *table = tool(QStringLiteral("table"), tr("Show as table"), parent);
    table->setObjectName(QStringLiteral("show_as_table"));
    auto *copy = tool(QStringLiteral("copy"), tr("Copy the picture"), parent);
    auto *png = tool(QStringLiteral("image"), tr("Save as PNG or SVG"), parent);
    for (QToolButton *each : {reset, table, copy, png})
        marks->addWidget(each);
    m_tools = new QBoxLayout(QBoxLayout::LeftToRight);
    m_tools->setSpacing(kSpace2);
    m_tools->addLayout(m_choices, 100);
    m_tools->addLayout(marks);
    for (const auto &[button, axis] : {std::pair(m_logX, Qt::Horizontal), std::pair(m_logY, Qt::Vertical)})
        connect(button, &QToolButton::clicked, this, [this, axis = axis](bool on) {
            m_chosen[logKey(axis)] = on ? 1 : 0; // each kind of chart keeps its own
            m_view->setLogarithmic(axis, on);
        });
    connect(reset, &QToolButton::clicked, m_view, &ChartView::resetZoom);
    connect(copy, &QToolButton::clicked, m_view, &ChartView::copy);
    const auto showTable = [this] {
        auto *dialog = new TableDialog(text(m_view->spec().title), m_view->table(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    };
    connect(table, &QToolButton::clicked, this, showTable);
    connect(m_view, &ChartView::tableRequested, this, showTable);
    const auto save = [this](const QString &format) {
        const QString name = QString::fromStdString(m_view->spec().id);
        if (format == QLatin1String("svg"))
            emit exportRequested(name + QStringLiteral(".svg"), tr("SVG images (*.svg)"), [this] { return m_view->svg(); });
        else
            emit exportRequested(name + QStringLiteral(".png"), tr("PNG images (*.png)"), [this] { return m_view->png(); });
    };
    auto *menu = new QMenu(png);
    menu->addAction(tr("Save as PNG…"), this, [save] { save(QStringLiteral("png")); });
    menu->addAction(tr("Save as SVG…"), this, [save] { save(QStringLiteral("svg")); });
    png->setMenu(menu);
    png->setPopupMode(QToolButton::InstantPopup);
    connect(m_view, &ChartView::imageRequested, this, save);
    return m_tools;
}

// One line where all fits; a second, then a third in narrow windows.
void ChartsPage::arrangeTools()
{
    static constexpr int kReadable = 150; // of a box
    int most = kReadable + 60;
    const auto boxWidth = [&most](const QComboBox &box) { // its longest choice, as far as it may grow
        int widest = 0;
        for (int i = 0; i < box.count(); ++i)
            widest = std::max(widest, box.fontMetrics().horizontalAdvance(box.itemText(i)));
        return std::clamp(widest + 44, kReadable, most);
    };
    const auto wanted = [&](const QList<QWidget *> &widgets) {
        int width = 0;
        for (const QWidget *each : widgets) {
            const auto *box = qobject_cast<const QComboBox *>(each);
            if (!each->isHidden())
                width += (box ? boxWidth(*box) : each->sizeHint().width()) + kSpace1;
        }
        return width;
    };
    const int second = wanted({m_secondLabel, m_second, m_sobolToggle});
    if (second == 0) // alone it is shown in full: ways of buying have long names
        most = m_choice->maximumWidth();
    const int first = wanted({m_choiceLabel, m_choice});
    const int marks = m_tools->itemAt(1)->sizeHint().width() + kSpace2;
    const int room = width() - m_list->width() - 3 * kSpace3;
    const bool beside = first + second <= room; // the two choices
    m_choices->setStretch(1, second > 0 ? 100 : 0); // without a second one the first has it all
    m_choices->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_tools->setDirection(beside && first + second + marks <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

// The list of kinds gives way before the chart does; its tooltips say what is cut.
void ChartsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_list->setFixedWidth(std::min(m_list->sizeHintForColumn(0) + 2 * kSpace4, std::max(44, width() * 3 / 8)));
    arrangeTools();
}

QStringList ChartsPage::views() const
{
    QStringList ids;
    for (const Kind &kind : kKinds)
        ids << QString::fromUtf8(kind.id);
    return ids;
}

QString ChartsPage::currentKind() const
{
    return m_list->currentItem() ? m_list->currentItem()->data(Qt::UserRole).toString() : QString();
}

QString ChartsPage::kindTitle(const QString &kind) const
{
    const Kind *known = kindOf(kind);
    return known ? words(known->title) : QString();
}

void ChartsPage::showView(const QString &kind)
{
    const auto row = views().indexOf(kind);
    if (row >= 0)
        m_list->setCurrentRow(static_cast<int>(row));
}

void ChartsPage::fillChoices()
{
    const QSignalBlocker blocker(m_choice);
    const QSignalBlocker alsoSecond(m_second);
    const QString previous = m_choice->currentData().toString();
    m_choice->clear();
    const QString id = currentKind();
    const Kind *kind = kindOf(id);
    if (!kind)
        return;
    const WorkloadKind work = m_data.results ? m_data.results->scenario().kind : m_data.scenario.kind;
    if (kind->hasMetric) {
        m_choiceLabel->setText(tr("Metric"));
        for (const Metric metric : {costMetric(work), energyMetric(work), carbonMetric(work), Metric::usdPerHour, Metric::hours,
                                    Metric::throughputPerSecond, Metric::wattsPerInstance, Metric::totalGco2ePerMillion}) {
            const bool run = work == WorkloadKind::training || work == WorkloadKind::hpc;
            if ((metric == Metric::hours) != run && metric == Metric::hours)
                continue;
            m_choice->addItem(metricName(metric), static_cast<int>(metric));
        }
    } else if (id == QLatin1String("break_even")) {
        m_choiceLabel->setText(tr("Over"));
        m_choice->addItem(tr("utilisation of what is reserved"), static_cast<int>(CostAxis::utilisation));
        m_choice->addItem(tr("interruptions of spot"), static_cast<int>(CostAxis::interruptionRate));
    } else if (id == QLatin1String("hourly_carbon")) {
        m_choiceLabel->setText(tr("Month"));
        m_choice->addItem(tr("whole year"), 0);
        for (int month = 1; month <= 12; ++month)
            m_choice->addItem(QLocale().standaloneMonthName(month), month);
    } else if (id == QLatin1String("day_plan") && m_data.results) {
        m_choiceLabel->setText(tr("Commitment"));
        const auto candidate = subject();
        const auto row = candidate ? m_data.results->find(*candidate) : std::nullopt;
        if (const auto plan = row ? planCommitments(*m_data.results, *row) : Result<CommitmentPlan>(fail(Error::Code::noAnswer, {})))
            for (const CommitmentOffer &offer : plan->offers)
                m_choice->addItem(optionWord(offer.option), QString::fromStdString(offer.option.id()));
    } else if (id == QLatin1String("cost_carbon")) {
        fillAxes(work);
    }
    m_second->setVisible(id == QLatin1String("cost_carbon"));
    m_secondLabel->setVisible(id == QLatin1String("cost_carbon"));
    const bool any = m_choice->count() > 0;
    m_choice->setVisible(any);
    m_choiceLabel->setVisible(any);
    if (const int same = m_choice->findData(previous); id == QLatin1String("day_plan") && any)
        m_choice->setCurrentIndex(std::max(0, same)); // offers change with the candidate: by name, not by row
    else if (any && id != QLatin1String("cost_carbon"))
        m_choice->setCurrentIndex(std::clamp(m_chosen.value(id, id == QLatin1String("tornado") ? 1 : 0), 0, m_choice->count() - 1)); // energy has ranges
}

// What the chart needs of a candidate; nothing where the type alone is enough.
std::optional<Metric> ChartsPage::neededMetric() const
{
    const WorkloadKind work = m_data.results->scenario().kind;
    const QString kind = currentKind();
    if (kind == QLatin1String("distribution") || kind == QLatin1String("tornado"))
        return static_cast<Metric>(m_choice->currentData().toInt());
    if (kind == QLatin1String("energy_methods") || kind == QLatin1String("hourly_carbon"))
        return energyMetric(work);
    return kind == QLatin1String("day_plan") ? std::optional(costMetric(work)) : std::nullopt;
}

// What is selected; where it has no such figure (it was selected for another workload, say) the cheapest, which has one.
std::optional<Candidate> ChartsPage::subject() const
{
    if (const auto current = m_selection.current(); current && m_data.results->find(*current)) {
        const auto needed = neededMetric();
        const auto lacks = [&](std::size_t row) { return needed && !m_data.results->value(row, *needed); };
        if (!lacks(*m_data.results->find(*current)) || !m_data.answer || !m_data.answer->cheapest || lacks(*m_data.answer->cheapest))
            return current;
    }
    if (m_data.answer && m_data.answer->cheapest)
        return m_data.results->candidate(*m_data.answer->cheapest);
    return std::nullopt; // nobody chose one
}

std::vector<std::size_t> ChartsPage::pinnedRows() const
{
    std::vector<std::size_t> rows;
    for (const std::string &pin : m_data.scenario.pinned) {
        if (const auto candidate = candidateOfId(*m_data.snapshot, m_data.scenario, pin)) {
            if (const auto row = m_data.results->find(*candidate))
                rows.push_back(*row);
        }
    }
    return rows;
}

std::vector<std::size_t> ChartsPage::shownRows() const
{
    std::vector<std::size_t> rows = pinnedRows();
    if (rows.size() < 2) {
        const WorkloadKind work = m_data.results->scenario().kind;
        rows = rankedRows(*m_data.results, costMetric(work), 12);
        if (rows.empty())
            rows = rankedRows(*m_data.results, costMetric(work), 12, false);
    }
    return rows;
}

ChartSpec ChartsPage::spec() const
{
    const QString kind = currentKind();
    const Results &results = *m_data.results;
    const auto metric = static_cast<Metric>(m_choice->currentData().toInt());
    if (kind == QLatin1String("cost_carbon"))
        return tradeOffSpec();
    if (kind == QLatin1String("ranking"))
        return rankingChart(m_data, metric, nullptr, 24);
    if (kind == QLatin1String("power_parts")) {
        const auto rows = shownRows();
        return buildPowerPartsChart(results, rows);
    }
    const auto candidate = subject();
    const auto row = candidate ? results.find(*candidate) : std::nullopt;
    if (kind == QLatin1String("distribution"))
        return buildDistributionChart(results, metric, row);
    if (!candidate) {
        ChartSpec spec;
        spec.id = kind.toStdString();
        spec.title = kindTitle(kind).toStdString();
        spec.empty = tr("No candidate counts for the answer. Select one in the table to see it here.").toStdString();
        spec.kind = LineChart{};
        return spec;
    }
    if (kind == QLatin1String("power_steps") && row)
        return buildPowerStepsChart(results, *row);
    if (kind == QLatin1String("energy_methods") && row)
        return buildEnergyMethodsChart(results, *row);
    if (kind == QLatin1String("tornado") && row)
        return buildTornadoChart(results, *row, metric);
    if (kind == QLatin1String("break_even"))
        return buildBreakEvenChart(results, candidate->type, candidate->region, static_cast<CostAxis>(m_choice->currentData().toInt()));
    if (kind == QLatin1String("price_history"))
        return buildPriceHistoryChart(results, candidate->type, candidate->region);
    if (kind == QLatin1String("regions"))
        return regionsSpec(*candidate);
    if (kind == QLatin1String("hourly_carbon") && row)
        return hourlySpec(*row);
    if (kind == QLatin1String("day_plan") && row)
        return dayPlanSpec(*row);
    return {};
}

// The front over exactly the two objectives of the axes.
ChartSpec ChartsPage::tradeOffSpec() const
{
    const std::array axes{static_cast<Objective>(m_choice->currentData().toInt()), static_cast<Objective>(m_second->currentData().toInt())};
    const auto found = tradeOffs(*m_data.results, axes);
    if (!found)
        return buildCostCarbonChart(*m_data.results, *m_data.answer);
    ChartSpec spec = buildTradeOffChart(*m_data.results, *found);
    describeTradeOffs(spec, *m_data.results, *found);
    return spec;
}

// A gap says why it is one. A row stands for the same type, bought in the same way, in that region.
ChartSpec ChartsPage::regionsSpec(const Candidate &candidate) const
{
    ChartSpec spec = buildRegionsChart(*m_data.results, candidate.type);
    auto &chart = std::get<HeatMapChart>(spec.kind);
    for (HeatMapCell &cell : chart.cells) {
        Candidate there = candidateOfKey(cell.key);
        there.option = candidate.option;
        cell.key = candidateKey(there);
    }
    const std::string price = tr("No price of this type at or before %1.").arg(format::date(m_data.results->asOf())).toStdString();
    const std::string figure = tr("The catalogue has no such figure of this region.").toStdString();
    for (std::size_t i = 0; i < chart.cells.size(); ++i)
        if (!chart.cells[i].value)
            chart.cells[i].note = i % chart.columns.size() == 0 ? price : figure;
    return spec;
}

// What the candidate emits by the hour of its start, the best marked.
ChartSpec ChartsPage::hourlySpec(std::size_t row) const
{
    const int month = m_choice->currentData().toInt();
    const auto found = startHours(*m_data.results, row, month > 0 ? std::optional<int>(month) : std::nullopt);
    if (found) {
        ChartSpec spec = buildStartHoursChart(*m_data.results, row, *found);
        if (found->shape.source < m_data.snapshot->sources.size())
            spec.caption = joinSentences({text(spec.caption), sourceName(m_data.snapshot->sources[found->shape.source])}).toStdString();
        return spec;
    }
    ChartSpec spec;
    spec.id = "hourly_carbon";
    spec.title = tr("CO₂e by the hour").toStdString();
    spec.empty = text(found.error()).toStdString();
    spec.kind = HourlyChart{};
    return spec;
}

// The day's traffic with the committed base of the chosen commitment.
ChartSpec ChartsPage::dayPlanSpec(std::size_t row) const
{
    const auto plan = planCommitments(*m_data.results, row);
    if (plan) {
        const std::string chosen = m_choice->currentData().toString().toStdString();
        std::size_t offer = plan->best.value_or(0);
        for (std::size_t i = 0; i < plan->offers.size(); ++i)
            if (plan->offers[i].option.id() == chosen)
                offer = i;
        return buildDayPlanChart(*m_data.results, row, *plan, offer);
    }
    ChartSpec spec;
    spec.id = "day_plan";
    spec.title = tr("Committed base and peak").toStdString();
    spec.empty = text(plan.error()).toStdString();
    spec.kind = LineChart{};
    return spec;
}

void ChartsPage::fillAxes(WorkloadKind work)
{
    m_second->clear();
    m_choiceLabel->setText(tr("Horizontal"));
    for (const Objective objective : kObjectives) {
        const auto metric = objectiveMetric(objective, work);
        if (!metric)
            continue;
        for (QComboBox *axis : {m_choice, m_second})
            axis->addItem(metricName(*metric), static_cast<int>(objective));
    }
    const auto last = m_choice->count() - 1;
    m_choice->setCurrentIndex(std::clamp(m_chosen.value(QStringLiteral("cost_carbon"), 0), 0, last));
    m_second->setCurrentIndex(std::clamp(m_chosen.value(QStringLiteral("cost_carbon.y"), last), 0, last));
    if (m_choice->currentIndex() == m_second->currentIndex())
        m_second->setCurrentIndex(m_choice->currentIndex() == last ? 0 : last);
}

void ChartsPage::chooseAxis(int changed)
{
    const QString keys[] = {QStringLiteral("cost_carbon"), QStringLiteral("cost_carbon.y")};
    QComboBox *const axes[] = {m_choice, m_second};
    const int other = 1 - changed, before = m_chosen.value(keys[changed], changed == 0 ? 0 : axes[0]->count() - 1);
    if (axes[0]->currentIndex() == axes[1]->currentIndex()) // the axis that was here goes there
        axes[other]->setCurrentIndex(before);
    for (const int axis : {0, 1})
        m_chosen[keys[axis]] = axes[axis]->currentIndex();
}

void ChartsPage::refreshSobol()
{
    const bool ofTornado = currentKind() == QLatin1String("tornado");
    const bool wanted = ofTornado && m_sobolToggle->isChecked() && m_data.results;
    m_sobolToggle->setVisible(ofTornado);
    m_sobol->setVisible(wanted);
    if (!wanted) {
        m_sobol->stop();
        return;
    }
    m_sobol->setRunner(runner());
    const auto candidate = subject();
    if (const auto row = candidate ? m_data.results->find(*candidate) : std::nullopt)
        m_sobol->show(m_data.results, *row, static_cast<Metric>(m_choice->currentData().toInt()));
}

void ChartsPage::setData(const ViewData &viewData)
{
    m_data = viewData;
    if (!m_data.snapshot || !m_data.results || !m_data.answer) {
        m_empty->setText(m_data.snapshot ? tr("Nothing evaluated yet") : tr("No catalogue is open"),
                         m_data.error ? text(*m_data.error) : tr("Charts show the candidates of the workload."));
        m_empty->setButton(m_data.snapshot ? tr("Start from the LayoutLM preset") : tr("Open a catalogue…"));
        m_stack->setCurrentIndex(1);
        return;
    }
    m_stack->setCurrentIndex(0);
    fillChoices();
    refresh();
}

void ChartsPage::setSelection(const Selection &selection)
{
    const bool same = selection.current() == m_selection.current();
    m_selection = selection;
    if (!m_data.results || m_stack->currentIndex() != 0)
        return;
    const Kind *kind = kindOf(currentKind());
    if (!same && kind && kind->ofOne) {
        if (currentKind() == QLatin1String("day_plan"))
            fillChoices();
        refresh();
        return;
    }
    QSet<qint64> keys;
    for (const Candidate &candidate : selection.candidates)
        keys.insert(candidateKey(candidate));
    m_view->setSelection(keys);
}

QString ChartsPage::logKey(Qt::Orientation axis) const
{
    return currentKind() + (axis == Qt::Horizontal ? QStringLiteral("/log_x") : QStringLiteral("/log_y"));
}

void ChartsPage::refresh()
{
    if (!m_data.results || !m_data.answer)
        return;
    m_subject->setText(subjectText());
    m_subject->setVisible(!m_subject->text().isEmpty());
    ChartSpec shown = spec();
    const auto about = subject();
    nameCandidates(shown, m_data, about ? m_data.results->find(*about) : std::nullopt);
    m_view->setSpec(std::move(shown));
    m_view->setHiddenSeries(m_hiddenSeries.value(currentKind()));
    for (const auto axis : {Qt::Horizontal, Qt::Vertical})
        if (const auto kept = m_chosen.constFind(logKey(axis)); kept != m_chosen.cend() && m_view->canBeLogarithmic(axis)
            && m_view->isLogarithmic(axis) != (kept.value() == 1))
            m_view->setLogarithmic(axis, kept.value() == 1);
    m_view->setBusy(m_data.busy);
    refreshSobol();
    QSet<qint64> keys;
    for (const Candidate &each : m_selection.candidates)
        keys.insert(candidateKey(each));
    m_view->setSelection(keys);
    m_logX->setEnabled(m_view->canBeLogarithmic(Qt::Horizontal));
    m_logY->setEnabled(m_view->canBeLogarithmic(Qt::Vertical));
    m_logX->setChecked(m_view->isLogarithmic(Qt::Horizontal));
    m_logY->setChecked(m_view->isLogarithmic(Qt::Vertical));
    arrangeTools();
}

QString ChartsPage::subjectText() const
{
    const Kind *kind = kindOf(currentKind());
    if (currentKind() == QLatin1String("power_parts"))
        return absentPins();
    const auto candidate = subject();
    if (!kind || !kind->ofOne || !candidate)
        return {};
    const auto name = [this](const Candidate &each) { return candidateText(*m_data.snapshot, m_data.results->scenario(), each); };
    const auto selected = m_selection.current();
    if (!selected || *selected == *candidate || !m_data.results->find(*selected))
        return tr("Candidate: %1").arg(name(*candidate));
    return tr("Candidate: %1, the cheapest. %2 is selected, but: %3")
        .arg(name(*candidate), name(*selected), text(m_data.results->reason(*m_data.results->find(*selected), neededMetric().value())));
}

// That pins are left out is said.
QString ChartsPage::absentPins() const
{
    const std::size_t pins = m_data.scenario.pinned.size(), shown = pinnedRows().size();
    if (pins < 2 || shown == pins)
        return {};
    return shown < 2 ? tr("The best ones: fewer than two of the pinned are among the candidates of the scenario.")
                     : tr("%n pinned one(s) left out: not among the candidates of the scenario.", nullptr, static_cast<int>(pins - shown));
}

QString ChartsPage::evidenceOf(qint64 key) const
{
    const QString kind = currentKind();
    std::vector<Metric> metrics;
    if (kind == QLatin1String("cost_carbon")) {
        for (const QComboBox *axis : {m_choice, m_second})
            if (const auto metric = objectiveMetric(static_cast<Objective>(axis->currentData().toInt()), m_data.results->scenario().kind))
                metrics.push_back(*metric);
    } else if (kind == QLatin1String("power_parts")) {
        metrics.push_back(Metric::wattsPerInstance);
    } else if (const Kind *known = kindOf(kind); known && known->hasMetric) {
        metrics.push_back(static_cast<Metric>(m_choice->currentData().toInt()));
    }
    return candidateEvidence(m_data, candidateOfKey(key), metrics);
}

QJsonObject ChartsPage::saveState() const
{
    QJsonObject chosen;
    for (auto it = m_chosen.cbegin(); it != m_chosen.cend(); ++it)
        chosen[it.key()] = it.value();
    QJsonObject hidden;
    for (auto it = m_hiddenSeries.cbegin(); it != m_hiddenSeries.cend(); ++it)
        hidden[it.key()] = QJsonArray::fromStringList(it.value());
    return {{QStringLiteral("kind"), currentKind()}, {QStringLiteral("chosen"), chosen}, {QStringLiteral("hidden"), hidden}};
}

void ChartsPage::restoreState(const QJsonObject &state)
{
    const QJsonObject chosen = state.value(QStringLiteral("chosen")).toObject();
    for (auto it = chosen.begin(); it != chosen.end(); ++it)
        m_chosen.insert(it.key(), it.value().toInt());
    const QJsonObject hidden = state.value(QStringLiteral("hidden")).toObject();
    for (auto it = hidden.begin(); it != hidden.end(); ++it)
        m_hiddenSeries.insert(it.key(), it.value().toVariant().toStringList());
    m_view->setHiddenSeries(m_hiddenSeries.value(currentKind()));
    showView(state.value(QStringLiteral("kind")).toString());
}

void ChartsPage::focusStart()
{
    m_list->setFocus();
}

} // namespace wattfare
