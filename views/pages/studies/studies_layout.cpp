// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Widgets of the Studies page.
#include "views/charts/chart_view.h"
#include "views/pages/studies/axis_editor.h"
#include "views/pages/studies/studies_page.h"
#include "views/pages/studies/study_words.h"
#include "views/tables/data_table_view.h"
#include "views/tables/table_dialog.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/text_column.h"
#include "views/widgets/tool_button.h"
#include "views/words/messages.h"
#include "views/words/preset_text.h"

#include <QComboBox>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>

#include <algorithm>

namespace wattfare {

namespace {

constexpr int kNarrow = 720, kFormWidth = 264, kResultsWidth = 676, kFormLines = 9, kLow = 560, kChartLines = 15;

} // namespace

StudiesPage::StudiesPage(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Studies"));
    m_stack = new PageStack(this);
    auto *body = new QWidget(m_stack);
    auto *head = boxLayout<QVBoxLayout>(kSpace1, {kSpace3, kSpace2, kSpace3, 0});
    createHead(head);
    m_columns = new QSplitter(Qt::Horizontal, body);
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(createForm());
    m_columns->addWidget(createResults());
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({kFormWidth, kResultsWidth});
    auto *layout = boxLayout<QVBoxLayout>(body, {}, kSpace1);
    layout->addLayout(head);
    layout->addWidget(m_columns, 1);
    m_stack->setBody(body);
    m_form->setVisible(false);
    connect(m_parameters, &QToolButton::toggled, m_form, &QWidget::setVisible);
    connect(m_parameters, &QToolButton::clicked, this, [this] {
        m_parametersChosen = true;
        fitToSize();
    });
    connect(m_stack, &PageStack::buttonClicked, this,
        [this] { emit actionRequested(m_data.snapshot ? firstPresetAction() : QStringLiteral("open_catalogue")); });
    setComputing(false);
}

void StudiesPage::createHead(QVBoxLayout *rows)
{
    auto *first = boxLayout<QHBoxLayout>(kSpace2);
    rows->addLayout(first);
    m_parameters = toolButton(QStringLiteral("menu"), tr("Show or hide the axes"), this);
    m_parameters->setCheckable(true);
    first->addWidget(m_parameters);
    auto *label = new QLabel(tr("Best by"), this);
    m_figure = new QComboBox(this);
    m_figure->setAccessibleName(tr("Best by"));
    m_figure->setToolTip(tr("What decides who wins at a point: the least of it"));
    m_figure->setAccessibleDescription(m_figure->toolTip());
    m_figure->setObjectName(QStringLiteral("study_figure"));
    m_figure->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_figure->setMinimumWidth(10 * m_figure->fontMetrics().averageCharWidth()); // gives way on a narrow page
    label->setBuddy(m_figure);
    first->addWidget(label);
    first->addWidget(m_figure);
    first->addStretch(1);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(24, 8); // the smallest window has no more room in German
    m_progress->setAccessibleName(tr("Progress of the study"));
    first->addWidget(m_progress);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setToolTip(tr("Stops and keeps the picture that is shown."));
    first->addWidget(m_cancel);
    m_run = new QPushButton(tr("Run whole study…"), this);
    m_run->setObjectName(QStringLiteral("run_study"));
    m_run->setToolTip(tr("Evaluate every point and write them to a result file"));
    first->addWidget(m_run);
    createElsewhere();
    first->addWidget(m_elsewhere);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (runner())
            runner()->cancel(&m_job);
    });
    connect(m_run, &QPushButton::clicked, this, [this] { emit runRequested(m_study); });
    connect(m_figure, &QComboBox::activated, this, [this] {
        m_study.by = static_cast<Metric>(m_figure->currentData().toInt());
        edited(tr("What a study ranks by"));
    });
}

// What does not run here, and what became of it.
void StudiesPage::createElsewhere()
{
    m_elsewhere = toolButton(QStringLiteral("export"), tr("On a cluster, studies under way and results"), this);
    m_elsewhere->setObjectName(QStringLiteral("study_elsewhere"));
    auto *menu = new QMenu(m_elsewhere);
    menu->setToolTipsVisible(true);
    m_slurm = menu->addAction(tr("On Slurm…"), this, [this] { emit slurmRequested(m_study); });
    m_slurm->setObjectName(QStringLiteral("run_on_slurm"));
    menu->addAction(
        tr("Studies under way…"), this, [this] { emit actionRequested(QStringLiteral("studies_under_way")); });
    menu->addAction(tr("Open a result…"), this, [this] { emit actionRequested(QStringLiteral("open_result")); });
    connect(menu, &QMenu::aboutToShow, this, &StudiesPage::checkSlurm);
    m_elsewhere->setMenu(menu);
    m_elsewhere->setPopupMode(QToolButton::InstantPopup);
}

void StudiesPage::checkSlurm()
{
    const QString missing = m_slurmMissing ? m_slurmMissing() : QString();
    m_slurm->setEnabled(missing.isEmpty() && m_slurmMissing && m_run->isEnabled());
    m_slurm->setToolTip(missing.isEmpty() ? tr("Divide the points into shards and send them to a cluster") : missing);
}

QWidget *StudiesPage::createForm()
{
    m_form = new QScrollArea(m_columns);
    m_form->setWidgetResizable(true);
    m_form->setFrameShape(QFrame::NoFrame);
    m_form->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *inner = new QWidget(m_form);
    auto *layout = boxLayout<QVBoxLayout>(inner, {kSpace3, kSpace2, kSpace2, kSpace2}, kSpace1);
    m_axes = boxLayout<QVBoxLayout>(kSpace1);
    layout->addLayout(m_axes);
    m_add = new QPushButton(icon(QStringLiteral("add")), tr("Add an axis"), inner);
    m_add->setObjectName(QStringLiteral("add_axis"));
    layout->addWidget(m_add, 0, Qt::AlignLeft);
    m_points = plainLabel(inner);
    m_points->setFont(uiFont(TypeSize::caption));
    m_points->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_points);
    layout->addStretch(1);
    m_form->setWidget(inner);
    for (std::size_t i = 0; i < kMostAxes; ++i) {
        auto *editor = new AxisEditor(inner);
        editor->setObjectName(QStringLiteral("axis_%1").arg(i));
        editor->hide();
        m_axes->addWidget(editor);
        m_editors.push_back(editor);
        connect(editor, &AxisEditor::edited, this, &StudiesPage::editAxes);
        connect(editor, &AxisEditor::removeRequested, this, [this, i] {
            if (i >= m_study.axes.size() || m_study.axes.size() < 2)
                return;
            m_study.axes.erase(m_study.axes.begin() + static_cast<std::ptrdiff_t>(i));
            fillEditors();
            edited(tr("Removed axis of a study"));
        });
    }
    connect(m_add, &QPushButton::clicked, this, [this] {
        for (const Study &usual : {firstStudy(m_study.scenario, 3)})
            for (const StudyAxis &axis : usual.axes) {
                const bool taken = std::any_of(m_study.axes.begin(), m_study.axes.end(),
                    [&](const StudyAxis &each) { return each.parameter == axis.parameter; });
                if (taken || m_study.axes.size() >= kMostAxes)
                    continue;
                m_study.axes.push_back(axis);
                if (m_study.axes.size() > 2 && axis.scale != StudyAxis::Scale::listed)
                    m_study.axes.back().count = std::min<std::size_t>(axis.count, 4); // panels
                fillEditors();
                edited(tr("Added axis of a study"));
                m_editors[m_study.axes.size() - 1]->focusFirst();
                return;
            }
        // Every usual one stands there: any other that fits.
        const QComboBox *offered = m_editors[0]->parameterBox();
        for (int i = 0; i < offered->count() && m_study.axes.size() < kMostAxes; ++i) {
            const std::string key = offered->itemData(i).toString().toStdString();
            const bool taken = key.empty()
                || std::any_of(m_study.axes.begin(), m_study.axes.end(),
                    [&](const StudyAxis &each) { return each.parameter == key; });
            if (taken)
                continue;
            StudyAxis axis = firstAxis(m_study.scenario, key);
            if (axis.count < 2)
                continue;
            if (axis.scale != StudyAxis::Scale::listed)
                axis.count = std::min<std::size_t>(axis.count, 4);
            m_study.axes.push_back(axis);
            fillEditors();
            edited(tr("Added axis of a study"));
            m_editors[m_study.axes.size() - 1]->focusFirst();
            return;
        }
    });
    return m_form;
}

QWidget *StudiesPage::createResults()
{
    auto *panel = new WholeText(m_columns);
    auto *layout = boxLayout<QVBoxLayout>(panel, {kSpace2, kSpace2, kSpace3, kSpace2}, kSpace1);
    m_error = selectableLabel(panel);
    m_error->setObjectName(QStringLiteral("error"));
    m_error->hide();
    m_answer = selectableLabel(panel);
    m_answer->setObjectName(QStringLiteral("answer"));
    m_answer->setFont(uiFont(TypeSize::body, true));
    m_answer->hide();
    layout->addWidget(m_error);
    layout->addWidget(m_answer);
    auto *tools = boxLayout<QHBoxLayout>(kSpace1);
    m_standing = selectableLabel(panel);
    m_standing->setObjectName(QStringLiteral("standing"));
    m_standing->setFont(uiFont(TypeSize::caption));
    m_standing->setForegroundRole(QPalette::PlaceholderText);
    tools->addWidget(m_standing, 1);
    m_split = new QSplitter(Qt::Vertical, panel);
    m_split->setChildrenCollapsible(false);
    auto *upper = new WholeText(m_split);
    auto *above = boxLayout<QVBoxLayout>(upper, {}, kSpace1);
    m_chart = new ChartView(upper);
    m_chart->setObjectName(QStringLiteral("study_chart"));
    m_chart->setEvidence([this](qint64 key) { return evidence(key); });
    above->addWidget(m_chart, 1);
    auto *point = boxLayout<QHBoxLayout>(kSpace2);
    m_point = selectableLabel(upper);
    m_point->setObjectName(QStringLiteral("point"));
    m_point->setFont(uiFont(TypeSize::caption));
    m_open = new QPushButton(tr("Open this scenario"), upper);
    m_open->setObjectName(QStringLiteral("open_point"));
    m_open->setToolTip(tr("Puts the values of the chosen point into the scenario. Undo brings back what was."));
    point->addWidget(m_point, 1);
    point->addWidget(m_open, 0, Qt::AlignTop);
    above->addLayout(point);
    createChartTools(tools);
    m_table = new DataTableView(m_split);
    m_table->setObjectName(QStringLiteral("study_table"));
    m_table->setAccessibleName(tr("Where the best changes"));
    m_split->addWidget(upper);
    m_split->addWidget(m_table);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 1);
    m_split->setSizes({420, 140});
    layout->addLayout(tools);
    layout->addWidget(m_split, 1);
    connect(m_chart, &ChartView::selectionChanged, this, &StudiesPage::showPoint);
    connect(m_chart, &ChartView::pointActivated, this, &StudiesPage::openPoint);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (!m_chart->selection().isEmpty())
            openPoint(*m_chart->selection().cbegin());
    });
    connect(m_table, &DataTableView::activatedKey, this, &StudiesPage::openCrossing);
    return panel;
}

void StudiesPage::createChartTools(QLayout *layout)
{
    m_reset = toolButton(QStringLiteral("zoom-fit"), tr("Show all again"), this);
    m_asTable = toolButton(QStringLiteral("table"), tr("Show as table"), this);
    m_copy = toolButton(QStringLiteral("copy"), tr("Copy the picture"), this);
    m_image = toolButton(QStringLiteral("image"), tr("Save as PNG or SVG"), this);
    for (QToolButton *each : {m_reset, m_asTable, m_copy, m_image})
        layout->addWidget(each);
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

void StudiesPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitToSize();
}

// Axes beside the results or above them: what is narrower, since a page never scrolls sideways for them.
QSize StudiesPage::minimumSizeHint() const
{
    QSize least = Page::minimumSizeHint();
    if (m_parameters && m_columns && m_parameters->isChecked() && m_columns->orientation() == Qt::Horizontal) {
        const QLayout *body = m_columns->parentWidget()->layout();
        const QMargins margins = contentsMargins();
        const int above = std::max({body->itemAt(0)->minimumSize().width(), m_form->minimumWidth(),
            m_columns->widget(1)->minimumSizeHint().width()});
        least.setWidth(std::min(least.width(), above + margins.left() + margins.right()));
    }
    return least;
}

void StudiesPage::fitToSize()
{
    const QSize size = room();
    // Large letters need more room for both.
    m_form->setMinimumWidth(
        m_form->widget()->minimumSizeHint().width() + m_form->verticalScrollBar()->sizeHint().width());
    const int both
        = m_form->minimumWidth() + m_columns->handleWidth() + m_columns->widget(1)->minimumSizeHint().width();
    if (!m_parametersChosen)
        m_parameters->setChecked(size.width() >= std::max(kNarrow, both));
    const bool above = m_parameters->isChecked() && size.width() < both; // opened by hand
    if (above != (m_columns->orientation() == Qt::Vertical)) {
        m_columns->setOrientation(above ? Qt::Vertical : Qt::Horizontal);
        m_columns->setSizes(above ? QList<int>{300, 400} : QList<int>{kFormWidth, kResultsWidth});
    }
    m_form->setMinimumHeight(above ? kFormLines * fontMetrics().height() : 0);
    // A low page gives its height to the chart; the table keeps its head and a row and scrolls.
    const bool low = above || size.height() < kLow;
    m_split->setStretchFactor(0, low ? 1 : 3);
    m_split->setStretchFactor(1, low ? 0 : 1);
    m_chart->setMinimumHeight(low ? kChartLines * fontMetrics().height() : 0); // title, legend and axes take half of it
}

} // namespace wattfare
