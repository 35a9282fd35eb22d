// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Widgets of the Simulate page, and what they show of an output.
#include "views/charts/chart_view.h"
#include "views/pages/chart_words.h"
#include "views/pages/simulate/simulate_fields.h"
#include "views/pages/simulate/simulate_page.h"
#include "views/pages/simulate/simulate_pools.h"
#include "views/pages/simulate/simulate_text.h"
#include "views/tables/data_table_view.h"
#include "views/tables/table_dialog.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/section.h"
#include "views/widgets/text_column.h"
#include "views/widgets/tool_button.h"
#include "views/words/messages.h"
#include "views/words/preset_text.h"
#include "views/words/sentence_join.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QHeaderView>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>

namespace wattfare {

namespace {

constexpr int kNarrow = 720, kLow = 560, kLowChart = 200, kFormWidth = 264, kResultsWidth = 676;
constexpr int kFormLines = 9; // of the parameters above the results

struct ChartWords {
    const char *id, *title;
};

constexpr ChartWords kCharts[] = {
    {"cost", QT_TRANSLATE_NOOP("Simulate", "Cost")},
    {"time", QT_TRANSLATE_NOOP("Simulate", "Finish time")},
    {"timeline", QT_TRANSLATE_NOOP("Simulate", "Trajectory")},
    {"hazard", QT_TRANSLATE_NOOP("Simulate", "By rate")},
    {"interval", QT_TRANSLATE_NOOP("Simulate", "By interval")},
    {"capacity", QT_TRANSLATE_NOOP("Simulate", "Capacity")},
    {"shortfall", QT_TRANSLATE_NOOP("Simulate", "Shortfall")},
    {"split", QT_TRANSLATE_NOOP("Simulate", "Cost split")},
    {"pools", QT_TRANSLATE_NOOP("Simulate", "Pools")},
    {"policies", QT_TRANSLATE_NOOP("Simulate", "Policies")},
    {"windows", QT_TRANSLATE_NOOP("Simulate", "Windows")},
};

constexpr const char *kKinds[][2] = {
    {QT_TRANSLATE_NOOP("Simulate", "Checkpointed run"),
        QT_TRANSLATE_NOOP(
            "Simulate", "A run on spot that saves its state now and then: how long, how much, how likely in time.")},
    {QT_TRANSLATE_NOOP("Simulate", "Spot Fleet"),
        QT_TRANSLATE_NOOP("Simulate", "A fleet over several pools: capacity, shortfall and cost over time.")},
    {QT_TRANSLATE_NOOP("Simulate", "Deadline policies"),
        QT_TRANSLATE_NOOP("Simulate",
            "When to take spot and when on-demand so that work ends in time: policies compared on a recorded trace.")},
};

QString chartTitle(const std::string &id)
{
    for (const ChartWords &each : kCharts)
        if (id == each.id)
            return SimulateWords::of(each.title);
    return QString::fromStdString(id);
}

} // namespace

SimulatePage::SimulatePage(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Simulate"));
    m_timelineContext = new QObject(this);
    m_rest.setSingleShot(true);
    m_rest.setInterval(60);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (m_follows && m_data.results)
            m_stack->showsBody() ? refresh() : setData(m_data);
    });
    m_stack = new PageStack(this);
    auto *body = new QWidget(m_stack);
    auto *head = boxLayout<QVBoxLayout>(kSpace1, {kSpace3, kSpace2, kSpace3, 0});
    createHead(head);
    m_columns = new QSplitter(Qt::Horizontal, body);
    m_columns->setChildrenCollapsible(false);
    m_formStack = new QStackedWidget(m_columns);
    for (int i = 0; i < kSimulationKinds; ++i) {
        auto *form = new SimulateForm(static_cast<SimulationKind>(i), m_formStack);
        m_forms[static_cast<std::size_t>(i)] = form;
        m_formStack->addWidget(form);
        connect(form, &SimulateForm::edited, this, [this](const QString &name, const QString &value) {
            state().edits.insert(name, value);
            if (name == QLatin1String("hazard_per_hour"))
                state().market = MarketChoice{MarketKind::ownHazard, 0, std::nullopt};
            refresh();
        });
        connect(form, &SimulateForm::marketEdited, this, [this](MarketKind market) {
            state().market = MarketChoice{market, 0, std::nullopt};
            state().item.clear();
            refresh();
        });
        connect(form, &SimulateForm::itemEdited, this, [this](std::size_t item) {
            state().market = MarketChoice{m_setup.market.kind, 0, std::nullopt};
            state().item = m_source.itemKey(m_setup.market.kind, item);
            refresh();
        });
        connect(form, &SimulateForm::commandsRequested, this,
            [this] { emit actionRequested(QStringLiteral("aws_commands")); });
        connect(form, &SimulateForm::resetRequested, this, [this] {
            state() = {};
            refresh();
        });
        connect(form, &SimulateForm::fieldResetRequested, this, [this](const QString &name) {
            state().edits.remove(name);
            if (name == QLatin1String("hazard_per_hour")) {
                state().market.reset();
                state().item.clear();
            }
            refresh();
        });
    }
    m_columns->addWidget(m_formStack);
    m_columns->addWidget(createResults());
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({kFormWidth, kResultsWidth});
    auto *layout = boxLayout<QVBoxLayout>(body, {}, kSpace1);
    layout->addLayout(head);
    layout->addWidget(m_columns, 1);
    m_stack->setBody(body);
    m_formStack->setVisible(false);
    connect(m_parameters, &QToolButton::toggled, m_formStack, &QWidget::setVisible);
    connect(m_parameters, &QToolButton::clicked, this, [this] {
        m_parametersChosen = true;
        fitToSize();
    });
    connect(m_stack, &PageStack::buttonClicked, this, [this] {
        const bool some = m_data.results && m_data.results->size() > 0 && !m_data.error;
        emit actionRequested(some ? QStringLiteral("page:explore")
                : m_data.snapshot ? firstPresetAction()
                                  : QStringLiteral("open_catalogue"));
    });
    fillTabs();
    setComputing(false);
}

void SimulatePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitToSize();
}

// Parameters beside the results or above them: what is narrower, since a page never scrolls sideways for them.
QSize SimulatePage::minimumSizeHint() const
{
    QSize least = Page::minimumSizeHint();
    if (m_parameters && m_columns && m_parameters->isChecked() && m_columns->orientation() == Qt::Horizontal) {
        const QLayout *body = m_columns->parentWidget()->layout();
        const QMargins margins = contentsMargins();
        const int above = std::max({body->itemAt(0)->minimumSize().width(), m_formStack->minimumSizeHint().width(),
            m_columns->widget(1)->minimumSizeHint().width()});
        least.setWidth(std::min(least.width(), above + margins.left() + margins.right()));
    }
    return least;
}

void SimulatePage::fitToSize()
{
    const QSize size = room();
    // Large letters need more room for both.
    const int both = m_formStack->minimumSizeHint().width() + m_columns->handleWidth()
        + m_columns->widget(1)->minimumSizeHint().width();
    if (!m_parametersChosen)
        m_parameters->setChecked(size.width() >= std::max(kNarrow, both));
    const bool above = m_parameters->isChecked() && size.width() < both; // opened by hand
    if (above != (m_columns->orientation() == Qt::Vertical)) {
        m_columns->setOrientation(above ? Qt::Vertical : Qt::Horizontal);
        m_columns->setSizes(above ? QList<int>{300, 400} : QList<int>{kFormWidth, kResultsWidth});
    }
    m_formStack->setMinimumHeight(above ? kFormLines * fontMetrics().height() : 0);
    // A low page gives its height to the chart; the table keeps its head and a row and scrolls.
    const bool low = above || size.height() < kLow;
    m_rows->setStretchFactor(0, low ? 1 : 3);
    m_rows->setStretchFactor(1, low ? 0 : 2);
    m_chart->setMinimumHeight(low ? kLowChart : 0);
}

void SimulatePage::createHead(QVBoxLayout *rows)
{
    auto *choice = new QHBoxLayout; // two lines, for narrow windows
    auto *layout = boxLayout<QHBoxLayout>(kSpace2);
    rows->addLayout(choice);
    rows->addLayout(layout);
    m_parameters = toolButton(QStringLiteral("menu"), tr("Show or hide the parameters"), this);
    m_parameters->setCheckable(true);
    choice->addWidget(m_parameters); // shows them where the page has room
    m_kinds = new QButtonGroup(this);
    auto *segments = boxLayout<QHBoxLayout>(0);
    for (int i = 0; i < kSimulationKinds; ++i) {
        auto *button = new QToolButton(this);
        button->setText(SimulateWords::of(kKinds[i][0]));
        button->setToolTip(SimulateWords::of(kKinds[i][0]) + QLatin1Char('\n') + SimulateWords::of(kKinds[i][1]));
        button->setAccessibleDescription(SimulateWords::of(kKinds[i][1]));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setObjectName(QStringLiteral("kind_") + simulationKindId(static_cast<SimulationKind>(i)));
        m_kinds->addButton(button, i);
        segments->addWidget(button);
    }
    m_kinds->button(0)->setChecked(true);
    connect(m_kinds, &QButtonGroup::idClicked, this, [this](int kind) {
        m_kindChosen = true;
        setKind(static_cast<SimulationKind>(kind));
    });
    choice->addLayout(segments);
    choice->addStretch(1);
    m_subject = selectableLabel(this);
    m_subject->setForegroundRole(QPalette::PlaceholderText);
    m_subject->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(m_subject, 1);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(96, 8);
    m_progress->setAccessibleName(tr("Progress of the simulation"));
    layout->addWidget(m_progress);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setToolTip(tr("Stops and shows the trajectories that are complete."));
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (runner())
            runner()->cancel(this);
    });
    layout->addWidget(m_cancel);
    m_pin = new QPushButton(icon(QStringLiteral("pin")), tr("Pin"), this);
    m_pin->setAccessibleName(tr("Pin into the scenario"));
    m_pin->setObjectName(QStringLiteral("pin"));
    connect(m_pin, &QPushButton::clicked, this, &SimulatePage::pin);
    layout->addWidget(m_pin);
}

QWidget *SimulatePage::createResults()
{
    auto *panel = new WholeText(m_columns);
    auto *layout = boxLayout<QVBoxLayout>(panel, {kSpace2, kSpace2, kSpace3, kSpace2}, kSpace1);
    m_answer = selectableLabel(panel);
    m_answer->setFont(uiFont(TypeSize::body, true));
    m_answer->setObjectName(QStringLiteral("answer"));
    m_chances = selectableLabel(panel);
    m_error = selectableLabel(panel);
    m_error->setObjectName(QStringLiteral("error"));
    m_warning = selectableLabel(panel);
    m_warning->setObjectName(QStringLiteral("warning"));
    m_warning->setFont(uiFont(TypeSize::caption));
    m_warning->setMargin(kSpace1);
    m_warning->setAutoFillBackground(true);
    const auto retheme = [this] {
        const ThemeColours &colours = Theme::instance().colours();
        QPalette tinted = palette();
        tinted.setColor(QPalette::Window, colours.warningSoft);
        tinted.setColor(QPalette::WindowText, colours.warning);
        m_warning->setPalette(tinted);
        QPalette red = palette();
        red.setColor(QPalette::WindowText, colours.error);
        m_error->setPalette(red);
    };
    retheme();
    connect(&Theme::instance(), &Theme::changed, this, retheme);
    for (QLabel *each : {m_error, m_answer, m_chances, m_warning}) {
        each->hide();
        layout->addWidget(each);
    }
    m_toField = new QPushButton(panel);
    m_toField->setObjectName(QStringLiteral("to_field"));
    m_toField->hide();
    layout->addWidget(m_toField, 0, Qt::AlignLeft);
    connect(m_toField, &QPushButton::clicked, this, &SimulatePage::goToField);
    m_tabs = new QTabBar(panel);
    m_tabs->setAccessibleName(tr("Views of the simulation"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setElideMode(Qt::ElideNone);
    auto *tools = boxLayout<QHBoxLayout>(kSpace1);
    m_standing = selectableLabel(panel);
    m_standing->setObjectName(QStringLiteral("standing"));
    m_standing->setFont(uiFont(TypeSize::caption));
    m_standing->setForegroundRole(QPalette::PlaceholderText);
    tools->addWidget(m_standing, 1);
    m_rows = new QSplitter(Qt::Vertical, panel);
    m_rows->setChildrenCollapsible(false);
    m_view = new QStackedWidget(m_rows);
    m_chart = new ChartView(m_view);
    m_chart->setObjectName(QStringLiteral("simulation_chart"));
    m_pools = new SimulatePools(m_view);
    m_view->addWidget(m_chart);
    m_view->addWidget(m_pools);
    createChartTools(tools);
    m_table = new DataTableView(m_rows);
    m_table->setObjectName(QStringLiteral("simulation_table"));
    m_table->setAccessibleName(tr("Figures of the simulation"));
    m_table->setSource(emptySimulationTable(m_kind));
    m_rows->addWidget(m_view);
    m_rows->addWidget(m_table);
    m_rows->setStretchFactor(0, 3);
    m_rows->setStretchFactor(1, 2);
    m_rows->setSizes({340, 190});
    layout->addWidget(m_tabs);
    layout->addLayout(tools);
    layout->addWidget(m_rows, 1);
    m_noteSection = new Section(tr("Assumptions and warnings"), true, panel);
    m_notes = selectableLabel(panel);
    m_notes->setFont(uiFont(TypeSize::caption));
    m_noteSection->content()->addWidget(m_notes);
    m_noteSection->setOpen(false);
    m_noteSection->hide();
    layout->addWidget(m_noteSection);

    connect(m_tabs, &QTabBar::currentChanged, this, [this] {
        m_charts[static_cast<std::size_t>(m_kind)] = currentChart();
        showChart();
        drawTimeline();
    });
    connect(m_pools, &SimulatePools::edited, this, [this](const std::vector<FleetPool> &pools) {
        const auto &before = m_setup.input.fleet.pools;
        bool rates = false; // typing a rate replaces the market by the table's
        for (std::size_t i = 0; i < pools.size() && pools.size() == before.size(); ++i)
            rates = rates || pools[i].hazardPerHour != before[i].hazardPerHour;
        state().pools = pools;
        if (rates)
            state().market = MarketChoice{MarketKind::ownHazard, 0, std::nullopt};
        // The table is in the middle of its own change.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_data.results && m_stack->showsBody())
                    refresh();
            },
            Qt::QueuedConnection);
    });
    connect(m_pools, &SimulatePools::typeAdded, this, [this](const QString &type) {
        auto pools = m_setup.input.fleet.pools;
        pools.push_back(m_source.pool(type));
        pools.back().priority = static_cast<unsigned>(pools.size() - 1);
        state().pools = std::move(pools);
        refresh();
    });
    connect(m_pools, &SimulatePools::ec2FleetRequested, this, [this] { exportFleet(false); });
    connect(m_pools, &SimulatePools::scalingGroupRequested, this, [this] { exportFleet(true); });
    return panel;
}

void SimulatePage::createChartTools(QHBoxLayout *layout)
{
    m_trajectoryLabel = new QLabel(tr("Number"), this);
    m_trajectory = new QSpinBox(this);
    m_trajectory->setRange(1, 4'000'000);
    m_trajectory->setAccessibleName(tr("Number of the trajectory"));
    m_trajectory->setToolTip(tr("Which trajectory is drawn; the arrows step to the next."));
    m_trajectoryLabel->setBuddy(m_trajectory);
    connect(m_trajectory, &QSpinBox::valueChanged, this, &SimulatePage::drawTimeline);
    m_logX = toolButton({}, tr("Logarithmic horizontal axis"), this);
    m_logX->setText(tr("log x"));
    m_logY = toolButton({}, tr("Logarithmic vertical axis"), this);
    m_logY->setText(tr("log y"));
    m_logX->setCheckable(true);
    m_logY->setCheckable(true);
    m_reset = toolButton(QStringLiteral("zoom-fit"), tr("Show all again"), this);
    m_asTable = toolButton(QStringLiteral("table"), tr("Show as table"), this);
    m_copy = toolButton(QStringLiteral("copy"), tr("Copy the picture"), this);
    m_image = toolButton(QStringLiteral("image"), tr("Save as PNG or SVG"), this);
    layout->addWidget(m_trajectoryLabel);
    layout->addWidget(m_trajectory);
    for (QToolButton *each : {m_logX, m_logY, m_reset, m_asTable, m_copy, m_image})
        layout->addWidget(each);
    connect(m_logX, &QToolButton::clicked, this, [this](bool on) { m_chart->setLogarithmic(Qt::Horizontal, on); });
    connect(m_logY, &QToolButton::clicked, this, [this](bool on) { m_chart->setLogarithmic(Qt::Vertical, on); });
    connect(m_reset, &QToolButton::clicked, m_chart, &ChartView::resetZoom);
    connect(m_copy, &QToolButton::clicked, m_chart, &ChartView::copy);
    const auto showTable = [this] {
        auto *dialog = new TableDialog(text(m_chart->spec().title), m_chart->table(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    };
    connect(m_asTable, &QToolButton::clicked, this, showTable);
    connect(m_chart, &ChartView::tableRequested, this, showTable);
    const auto save = [this](const QString &format) {
        const QString name = QString::fromStdString(m_chart->spec().id);
        if (format == QLatin1String("svg"))
            emit exportRequested(
                name + QStringLiteral(".svg"), tr("SVG images (*.svg)"), [this] { return m_chart->svg(); });
        else
            emit exportRequested(
                name + QStringLiteral(".png"), tr("PNG images (*.png)"), [this] { return m_chart->png(); });
    };
    auto *menu = new QMenu(m_image);
    menu->addAction(tr("Save as PNG…"), this, [save] { save(QStringLiteral("png")); });
    menu->addAction(tr("Save as SVG…"), this, [save] { save(QStringLiteral("svg")); });
    m_image->setMenu(menu);
    m_image->setPopupMode(QToolButton::InstantPopup);
    connect(m_chart, &ChartView::imageRequested, this, save);
}

void SimulatePage::fillTabs()
{
    const QSignalBlocker blocker(m_tabs);
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    int current = 0;
    for (const std::string &id : simulationCharts(m_kind)) {
        if (id == "windows" && !m_windows)
            continue; // of a replay alone
        const int tab = m_tabs->addTab(chartTitle(id));
        m_tabs->setTabData(tab, QString::fromStdString(id));
        if (QString::fromStdString(id) == m_charts[static_cast<std::size_t>(m_kind)])
            current = tab;
    }
    m_tabs->setCurrentIndex(current);
    m_tabs->updateGeometry(); // which a bar that is not yet visible does not do
    showChart();
}

QString SimulatePage::currentChart() const { return m_tabs->tabData(m_tabs->currentIndex()).toString(); }

void SimulatePage::showOutput()
{
    if (!m_output)
        return;
    form()->setFailure(std::nullopt);
    m_error->clear();
    m_error->hide();
    m_toField->hide();
    m_answer->setText(simulationAnswer(*m_output));
    m_answer->show();
    const QStringList chances = simulationChances(*m_output);
    m_chances->setText(joinSentences(chances));
    m_chances->setVisible(!chances.isEmpty());
    m_standing->setText(simulationStanding(*m_output, m_more));
    showWarning();
    QStringList notes;
    for (const Message &each : m_output->warnings)
        notes << text(each);
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_noteSection->setTitle(tr("Assumptions and warnings (%1)").arg(notes.size()));
    m_noteSection->setVisible(!notes.isEmpty());
    m_table->setSource(simulationTable(*m_output));
    showChart();
}

void SimulatePage::showWarning()
{
    QStringList lines{m_setup.warning};
    if (m_output)
        lines << sentences(m_output->beside);
    if (m_kind == SimulationKind::fleet)
        lines << tr("Spot Fleet is legacy at AWS: export this fleet as an EC2 Fleet or an Auto Scaling group (Pools).");
    lines.removeAll(QString());
    m_warning->setText(lines.join(QLatin1Char('\n')));
    m_warning->setVisible(!lines.isEmpty());
}

void SimulatePage::showChart()
{
    const QString id = currentChart();
    const bool pools = id == QLatin1String("pools"), timeline = id == QLatin1String("timeline");
    m_view->setCurrentIndex(pools ? 1 : 0);
    for (QWidget *each : std::initializer_list<QWidget *>{m_logX, m_logY, m_reset, m_asTable, m_copy, m_image})
        each->setVisible(!pools);
    m_trajectory->setVisible(timeline);
    m_trajectoryLabel->setVisible(timeline);
    if (!timeline && !pools && m_output) {
        const auto found = m_output->charts.find(id.toStdString());
        if (found != m_output->charts.end())
            m_chart->setSpec(found->second);
        m_chart->setBusy(m_computing && !m_more);
    }
    setPictureContext(*m_chart, m_data);
    m_logX->setEnabled(m_chart->canBeLogarithmic(Qt::Horizontal));
    m_logY->setEnabled(m_chart->canBeLogarithmic(Qt::Vertical));
    m_logX->setChecked(m_chart->isLogarithmic(Qt::Horizontal));
    m_logY->setChecked(m_chart->isLogarithmic(Qt::Vertical));
}

void SimulatePage::drawTimeline()
{
    if (currentChart() != QLatin1String("timeline") || !runner() || !m_setup.runnable() || !m_data.results)
        return;
    const auto trajectory = static_cast<std::uint64_t>(m_trajectory->value() - 1);
    runner()->run<Outcome<ChartSpec>>(
        m_timelineContext, tr("Drawing a trajectory"),
        [input = m_setup.input, trajectory](const ProgressFn &) { return timelineChart(input, trajectory); },
        [this](Outcome<ChartSpec> spec) {
            if (currentChart() != QLatin1String("timeline") || !m_error->text().isEmpty())
                return;
            if (spec) {
                m_chart->setSpec(std::move(*spec));
                m_chart->setBusy(false);
            }
            showChart();
        },
        {}, {}, [this](const Error &error) { showNothing(text(error)); });
}

} // namespace wattfare
