// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/inspector/inspector_panel.h"

#include "model/evaluation/answer.h"
#include "model/evaluation/explain_candidate.h"
#include "model/evaluation/throughput/work_unit.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/figure_plot.h"
#include "views/pages/inspector/explain_text.h"
#include "views/pages/inspector/inspector_facts.h"
#include "views/pages/inspector/monte_carlo_bar.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/fact_tree.h"
#include "views/widgets/fit_buttons.h"
#include "views/widgets/pair_layout.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/tool_button.h"
#include "views/words/column_text.h"
#include "views/words/figure_class.h"
#include "views/words/glossary/glossary.h"
#include "views/words/messages.h"

#include <QClipboard>
#include <QComboBox>
#include <QGraphicsOpacityEffect>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidgetItemIterator>

#include <algorithm>

namespace wattfare {

namespace {

constexpr double kBusyOpacity = 0.6;
constexpr int kFactsBesideChart = 8; // heights of the font

QString evidenceOf(const Fact &fact)
{
    QStringList parts;
    if (fact.cls)
        parts << classMarker(*fact.cls);
    if (!fact.source.isEmpty())
        parts << fact.source;
    if (!fact.date.isEmpty())
        parts << fact.date;
    return parts.join(QStringLiteral(" · "));
}

// Figures that are being computed anew; the focus stays, as it would not in a disabled tree.
void dim(QWidget *view, bool busy)
{
    if (busy == (view->graphicsEffect() != nullptr))
        return;
    auto *faint = busy ? new QGraphicsOpacityEffect(view) : nullptr;
    if (faint)
        faint->setOpacity(kBusyOpacity);
    view->setGraphicsEffect(faint);
}

// The figure asked for, in this kind of workload: a run has no USD per million, but a cost.
Metric ofThisWork(Metric metric, WorkloadKind kind)
{
    for (const auto counterpart : {costMetric, energyMetric, carbonMetric})
        for (const WorkloadKind other :
            {WorkloadKind::inference, WorkloadKind::training, WorkloadKind::llmServing, WorkloadKind::hpc})
            if (metric == counterpart(other))
                return counterpart(kind);
    return metric;
}

} // namespace

InspectorPanel::InspectorPanel(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Inspector"));
    m_stack = new PageStack(this);
    auto *body = new QWidget(m_stack);
    m_title = new QLabel(body);
    m_title->setFont(uiFont(TypeSize::title, true));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_subtitle = plainLabel(body);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_pin = toolButton({}, tr("Pin"), body);
    m_pin->setCheckable(true);
    m_pin->setToolTip(tr("Pin for the comparison (Space in the table)"));
    connect(m_pin, &QToolButton::clicked, this, &InspectorPanel::pin);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_pin);
    auto *upper = new QWidget(body);
    m_facts = new FactTree(tr("What is known"), upper);
    m_facts->setContextMenuPolicy(Qt::CustomContextMenu);
    const auto choiceButton = [&](const QString &text, const char *name, const char *iconName, const QString &tip) {
        auto *made = new QPushButton(text, upper);
        made->setObjectName(QString::fromUtf8(name));
        setWords(made, text, QString::fromUtf8(iconName));
        made->setToolTip(tip);
        made->setAutoDefault(false);
        return made;
    };
    m_use
        = choiceButton(tr("Use this"), "use_figure", "check", tr("Let the selected alternative count, in every view"));
    m_own = choiceButton(tr("Override…"), "own_value", "edit",
        tr("Put a value of your own in the place of the selected figure or price"));
    m_back = choiceButton(tr("Reset"), "back_to_catalogue", "reset", tr("Reset to the catalogue's own figure"));
    auto *choices = boxLayout<QHBoxLayout>(kSpace1);
    for (QPushButton *each : {m_use, m_own, m_back})
        choices->addWidget(each);
    m_plot = new FigurePlot(upper);
    m_plot->setMostHeight(0); // until there is room
    choices->addStretch(1);
    auto *upperLayout = boxLayout<QVBoxLayout>(upper, {}, kSpace1);
    upper->installEventFilter(this);
    upperLayout->addWidget(m_facts, 1);
    upperLayout->addWidget(m_plot);
    connect(m_plot, &FigurePlot::figureChosen, this, &InspectorPanel::selectFigure);
    connect(m_facts, &QTreeWidget::currentItemChanged, this, &InspectorPanel::showAlternatives);
    upperLayout->addLayout(choices);
    connect(m_facts, &QTreeWidget::currentItemChanged, this, &InspectorPanel::enableChoices);
    connect(m_facts, &QTreeWidget::customContextMenuRequested, this, &InspectorPanel::factMenu);
    connect(m_use, &QPushButton::clicked, this, &InspectorPanel::useFact);
    connect(m_own, &QPushButton::clicked, this, [this] {
        if (const Fact *fact = currentFact(); fact && fact->own)
            emit ownValueRequested(UserChoice(*fact->own));
    });
    connect(m_back, &QPushButton::clicked, this, [this] {
        if (const Fact *fact = currentFact()) {
            const std::vector<UserChoice> mine = ownChoicesOf(*fact);
            if (!mine.empty())
                emit clearRequested(mine);
        }
    });
    auto *lower = new QWidget(body);
    auto *explainHead = new PairLayout; // two lines in a narrow dock
    auto *explainTitle = new QLabel(tr("Explain"), lower);
    explainTitle->setFont(uiFont(TypeSize::body, true));
    m_metric = new QComboBox(lower);
    m_metric->setAccessibleName(tr("Metric to explain"));
    m_metric->setToolTip(tr("Which figure of the candidate to unfold"));
    m_metric->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_metric->setMinimumContentsLength(5);
    explainTitle->setBuddy(m_metric);
    QToolButton *copy = toolButton(QStringLiteral("copy"), tr("Copy the derivation"), lower);
    copy->setToolTip(tr("Copy the derivation as text"));
    auto *explained = boxLayout<QHBoxLayout>(kSpace1);
    explained->addWidget(m_metric, 1);
    explained->addWidget(copy);
    explainHead->setSpacing(kSpace1);
    explainHead->addWidget(explainTitle);
    explainHead->addLayout(explained, 1);
    explainHead->setLeastWidth(
        explainTitle->sizeHint().width() + m_metric->sizeHint().width() + copy->sizeHint().width() + 2 * kSpace1);
    m_explain = new FactTree(tr("Derivation"), lower);
    m_explainNote = new QLabel(lower);
    m_explainNote->setObjectName(QStringLiteral("explain_note"));
    m_explainNote->setWordWrap(true);
    m_explainNote->setTextInteractionFlags(
        Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard); // takes the focus, too
    m_explainNote->setTextFormat(Qt::PlainText);
    m_explainNote->setForegroundRole(QPalette::PlaceholderText);
    m_explainNote->hide();
    auto *lowerLayout = boxLayout<QVBoxLayout>(lower, {0, kSpace1, 0, 0}, kSpace1);
    lowerLayout->addLayout(explainHead);
    m_draws = new MonteCarloBar(lower);
    lowerLayout->addWidget(m_draws);
    lowerLayout->addWidget(m_explainNote);
    lowerLayout->addWidget(m_explain, 1);
    for (FactTree *tree : {m_facts, m_explain})
        tree->installEventFilter(this);
    for (const FactTree *tree : {m_facts, m_explain})
        connect(tree, &FactTree::linkActivated, this, &InspectorPanel::methodRequested);
    lowerLayout->addStretch(0); // keeps a note at the top where there is nothing to unfold
    m_splitter = new QSplitter(Qt::Vertical, body);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(upper);
    m_splitter->addWidget(lower);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto *layout = boxLayout<QVBoxLayout>(body, {kSpace3, kSpace2, kSpace2, kSpace2}, kSpace1);
    layout->addLayout(head);
    layout->addWidget(m_subtitle);
    layout->addWidget(m_splitter, 1);
    m_stack->setBody(body);
    setMinimumWidth(220);
    for (std::size_t i = 0; i < kMetricCount; ++i)
        m_metric->addItem(metricTitle(static_cast<Metric>(i)), static_cast<int>(i));
    connect(m_metric, &QComboBox::activated, this, [this](int index) {
        m_selection.metric = static_cast<Metric>(m_metric->itemData(index).toInt());
        fillExplain();
        emit selectionEdited(m_selection);
    });
    connect(copy, &QToolButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(explainText());
        emit statusMessage(tr("The derivation is on the clipboard."));
    });
    refresh();
}

void InspectorPanel::addFact(QTreeWidgetItem *parent, const Fact &fact)
{
    auto *item = new QTreeWidgetItem(parent);
    const QString marker = fact.cls ? QString(classGlyph(*fact.cls)) + QChar(0x2009) : QString();
    FactTree::setRow(item, fact.name, marker + fact.value, fact.range);
    const QString evidence = evidenceOf(fact);
    QString tip = fact.name + QStringLiteral(": ") + fact.value
        + (fact.range.isEmpty() ? QString() : QLatin1Char(' ') + fact.range);
    for (const QString &more : {evidence, fact.note}) {
        if (!more.isEmpty())
            tip += QLatin1Char('\n') + more;
    }
    tip = withTerms(tip, fact.name + QLatin1Char('\n') + fact.value);
    // Words from the catalogue are no markup, whatever they look like.
    const QString safe
        = QStringLiteral("<p style='white-space:pre-wrap'>") + tip.toHtmlEscaped() + QStringLiteral("</p>");
    item->setToolTip(0, safe);
    item->setData(0, Qt::AccessibleDescriptionRole, evidence);
    const auto link = static_cast<qulonglong>(m_links.size());
    item->setData(0, Qt::UserRole, link);
    m_links.push_back(fact);
    m_links.back().children.clear();
    if (!fact.chosen)
        FactTree::setTone(item, &ThemeColours::secondary);
    for (const QString &more : {evidence, fact.note}) {
        if (more.isEmpty() || (more == fact.note && fact.source.isEmpty()))
            continue;
        auto *line = new QTreeWidgetItem(item, {more});
        FactTree::setTone(line, &ThemeColours::secondary);
        line->setToolTip(0, safe);
        line->setData(0, Qt::UserRole, link);
    }
    if (!fact.section.isEmpty()) {
        auto *line = new QTreeWidgetItem(item, {sectionWords(fact.section)});
        line->setData(0, Qt::UserRole, link);
        FactTree::setLink(line, fact.section);
    }
    for (const Fact &child : fact.children)
        addFact(item, child);
}

void InspectorPanel::setData(const ViewData &viewData)
{
    const bool same = viewData.results == m_data.results && viewData.snapshot == m_data.snapshot;
    m_data = viewData;
    for (const FactTree *tree : {m_facts, m_explain})
        dim(tree->viewport(), m_data.busy);
    if (same && m_stack->showsBody() && m_selection.current()) {
        showPinned(*m_selection.current());
        return;
    }
    refresh();
}

void InspectorPanel::setSelection(const Selection &selection)
{
    const bool sameCandidate = selection.current() == m_selection.current();
    const bool sameMetric = selection.metric == m_selection.metric;
    m_selection = selection;
    if (!sameCandidate)
        refresh();
    else if (!sameMetric)
        fillExplain();
}

void InspectorPanel::refresh()
{
    const auto candidate = m_selection.current();
    if (!candidate || !m_data.snapshot || candidate->type >= m_data.snapshot->types.size()) {
        m_stack->showEmpty(tr("Nothing selected"),
            tr("Select a candidate in the table or in a chart to see all that is known of it."));
        m_facts->clear();
        m_explain->clear();
        return;
    }
    m_stack->showBody();
    m_title->setText(QString::fromStdString(m_data.snapshot->types[candidate->type].name));
    QString subtitle = typeSummary(*m_data.snapshot, candidate->type);
    if (candidate->option < m_data.naming().purchase.size())
        subtitle += QLatin1Char('\n')
            + QStringLiteral("%1 · %2").arg(QString::fromStdString(m_data.snapshot->regions[candidate->region].code),
                optionWord(m_data.naming().purchase[candidate->option]));
    m_subtitle->setText(subtitle);
    showPinned(*candidate);

    QSet<QString> closed; // groups that the person folded stay folded for the next candidate
    QSet<QString> known;
    for (int i = 0; i < m_facts->topLevelItemCount(); ++i) {
        known.insert(m_facts->topLevelItem(i)->text(0));
        if (!m_facts->topLevelItem(i)->isExpanded())
            closed.insert(m_facts->topLevelItem(i)->text(0));
    }
    std::optional<FigureIndex> kept; // the selected figure stays selected, whatever counts now
    if (const Fact *fact = currentFact(); fact && fact->figure != kNone)
        kept = fact->figure;
    m_facts->setUpdatesEnabled(false);
    m_facts->clear();
    m_links.clear();
    for (const FactGroup &group : candidateFacts(m_data, *candidate)) {
        auto *head = new QTreeWidgetItem({group.title});
        head->setFont(0, uiFont(TypeSize::body, true));
        for (const Fact &fact : group.facts)
            addFact(head, fact);
        m_facts->addTopLevelItem(head); // with all of it at once: a tree that is told of each row lays out for each
        head->setExpanded(known.contains(group.title) ? !closed.contains(group.title) : group.open);
    }
    m_facts->setUpdatesEnabled(true);
    if (kept)
        selectFigure(*kept);
    enableChoices();
    fillExplain();
}

void InspectorPanel::showPinned(const Candidate &candidate)
{
    const bool pinned = pinnedKeys(m_data).contains(candidateKey(candidate));
    m_pin->setChecked(pinned);
    if (m_pinIcon == pinned)
        return;
    m_pinIcon = pinned;
    m_pin->setIcon(icon(pinned ? QStringLiteral("pin-filled") : QStringLiteral("pin")));
}

bool InspectorPanel::selectFigure(FigureIndex figure)
{
    for (QTreeWidgetItemIterator it(m_facts); *it; ++it) {
        const QVariant link = (*it)->data(0, Qt::UserRole);
        if (!link.isValid() || m_links[static_cast<std::size_t>(link.toULongLong())].figure != figure)
            continue;
        for (QTreeWidgetItem *above = (*it)->parent(); above; above = above->parent())
            above->setExpanded(true);
        (*it)->setExpanded(true);
        m_facts->setCurrentItem(*it);
        m_facts->scrollToItem(*it);
        return true;
    }
    return false;
}

// What contradicts the current fact stands below it in the tree, and side by side in a chart.
void InspectorPanel::showAlternatives()
{
    const auto figureOf = [this](const QTreeWidgetItem *item) {
        const QVariant link = item->data(0, Qt::UserRole);
        const auto number = static_cast<std::size_t>(link.toULongLong());
        return link.isValid() && number < m_links.size() ? m_links[number].figure : FigureIndex{kNone};
    };
    std::vector<FigureIndex> figures;
    const auto add = [&](const QTreeWidgetItem *item) {
        const FigureIndex figure = figureOf(item);
        if (figure != kNone && std::find(figures.begin(), figures.end(), figure) == figures.end())
            figures.push_back(figure);
    };
    const QTreeWidgetItem *fact = m_facts->currentItem();
    while (fact && fact->parent() && fact->parent()->parent()) // to the child of a group
        fact = fact->parent();
    if (fact && fact->parent()) {
        add(fact);
        for (int i = 0; i < fact->childCount(); ++i)
            add(fact->child(i));
    }
    m_plot->showFigures(m_data.snapshot, figures);
    const Fact *current = currentFact();
    m_plot->setCurrent(current && current->figure != kNone ? std::optional(current->figure) : std::nullopt);
}

void InspectorPanel::showFigure(FigureIndex figure)
{
    if (!m_data.snapshot || figure >= m_data.snapshot->figures.size())
        return;
    if (!selectFigure(figure) && m_data.results) { // another candidate shows it
        const Snapshot &s = *m_data.snapshot;
        const FigureRow row = s.figures.row(figure);
        const auto shows = [&](const Candidate &c) {
            const InstanceType &type = s.types[c.type];
            switch (row.subjectKind) {
            case SubjectKind::accelerator:
                return type.accelerator != kNone && s.accelerators[type.accelerator].key == row.subject;
            case SubjectKind::platform:
                return type.platform != kNone && s.platforms[type.platform].family == row.subject;
            case SubjectKind::instanceType: return type.name == row.subject;
            case SubjectKind::region: return s.regions[c.region].code == row.subject;
            case SubjectKind::component: return false;
            }
            return false;
        };
        for (std::size_t i = 0; i < m_data.results->size(); ++i) {
            if (!shows(m_data.results->candidate(i)))
                continue;
            Selection next;
            next.metric = m_selection.metric;
            next.candidates = {m_data.results->candidate(i)};
            setSelection(next);
            emit selectionEdited(next);
            break;
        }
        if (!selectFigure(figure)) {
            emit statusMessage(tr("No candidate of the result shows this figure."));
            return;
        }
    }
    m_facts->setFocus();
}

// ---- Choices of the person ------------------------------------------------------------------------------------------

void InspectorPanel::setOwnChoices(const std::vector<UserChoice> &choices)
{
    m_ownChoices = choices;
    enableChoices();
}

const Fact *InspectorPanel::currentFact() const
{
    const QTreeWidgetItem *item = m_facts->currentItem();
    const QVariant link = item ? item->data(0, Qt::UserRole) : QVariant();
    const auto number = static_cast<std::size_t>(link.toULongLong());
    return link.isValid() && number < m_links.size() ? &m_links[number] : nullptr;
}

std::vector<UserChoice> InspectorPanel::ownChoicesOf(const Fact &fact) const
{
    using Kind = UserChoice::Kind;
    std::vector<UserChoice> mine;
    for (const UserChoice &each : m_ownChoices) {
        if (!fact.own)
            break;
        const UserChoice &own = *fact.own;
        const bool figure = each.kind == Kind::figure || each.kind == Kind::preference;
        const bool price = each.kind == Kind::price || each.kind == Kind::discount;
        const bool same = own.kind == Kind::figure ? figure && each.subjectKind == own.subjectKind
                && each.subject == own.subject && each.quantity == own.quantity
            : own.kind == Kind::price ? price && each.type == own.type && each.option == own.option
                && (each.region == own.region || each.region == "*")
                                      : each.kind == own.kind && each.type == own.type && each.model == own.model;
        if (same)
            mine.push_back(each);
    }
    return mine;
}

void InspectorPanel::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitButtons({m_use, m_own, m_back}, width() - kSpace3 - kSpace2, kSpace1);
}

bool InspectorPanel::eventFilter(QObject *watched, QEvent *event)
{
    if ((watched == m_facts || watched == m_explain) && event->type() == QEvent::KeyPress && m_selection.current()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (plain && key->key() == Qt::Key_Space) {
            m_pin->click();
            return true;
        }
        if (plain && watched == m_facts && FactTree::link(m_facts->currentItem()).isEmpty()
            && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
            showExplain(m_selection);
            return true;
        }
    }
    if (event->type() == QEvent::Resize && watched == m_facts->parent()) // the chart gives way to some lines of facts
        m_plot->setMostHeight(static_cast<QWidget *>(watched)->height()
            - kFactsBesideChart * m_facts->fontMetrics().height() - m_use->sizeHint().height() - 2 * kSpace1);
    return Page::eventFilter(watched, event);
}

void InspectorPanel::enableChoices()
{
    const Fact *fact = currentFact();
    m_use->setEnabled(fact && (fact->prefer || (!fact->benchmark.empty() && !fact->chosen)));
    m_own->setEnabled(fact && fact->own);
    m_back->setEnabled(fact && !ownChoicesOf(*fact).empty());
}

void InspectorPanel::useFact()
{
    const Fact *fact = currentFact();
    if (!fact)
        return;
    if (fact->prefer) {
        emit choiceRequested(UserChoice(*fact->prefer));
    } else if (!fact->benchmark.empty() && fact->own) { // the benchmark of a type is a choice of the scenario
        Scenario next = m_data.scenario;
        next.pinnedBenchmarks[fact->own->type] = fact->benchmark;
        next.ownThroughput.erase(fact->own->type);
        emit scenarioEdited(next, tr("Use benchmark %1").arg(QString::fromStdString(fact->benchmark)), -1);
    }
}

void InspectorPanel::factMenu(const QPoint &position)
{
    if (!m_facts->itemAt(position))
        return;
    auto *menu = new QMenu(m_facts);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QPushButton *button : {m_use, m_own, m_back}) {
        QAction *entry = menu->addAction(button->property("words").toString(), button, &QPushButton::click);
        entry->setEnabled(button->isEnabled());
    }
    menu->popup(m_facts->viewport()->mapToGlobal(position));
}

void InspectorPanel::explainNote(const QString &note)
{
    m_explainNote->setText(note);
    m_explainNote->setVisible(!note.isEmpty());
    m_explain->setVisible(note.isEmpty()); // no empty sheet under a sentence
}

void InspectorPanel::fillExplain()
{
    m_explain->clear();
    if (m_data.results) {
        const Scenario &scenario = m_data.results->scenario();
        m_selection.metric = ofThisWork(m_selection.metric, scenario.kind);
        for (int i = 0; i < m_metric->count(); ++i)
            m_metric->setItemText(i,
                columnTitle(withWorkUnit(metricInfo(static_cast<Metric>(m_metric->itemData(i).toInt())).id, scenario,
                    m_data.results->snapshot())));
    }
    m_metric->setCurrentIndex(m_metric->findData(static_cast<int>(m_selection.metric)));
    const auto candidate = m_selection.current();
    m_draws->setRunner(runner());
    m_draws->setCell(m_data, candidate, m_selection.metric);
    if (!candidate || !m_data.results) {
        explainNote({});
        return;
    }
    const auto row = m_data.results->find(*candidate);
    if (row && !m_data.results->value(*row, m_selection.metric)) {
        const Message reason = m_data.results->reason(*row, m_selection.metric);
        explainNote(reason.id.empty() ? tr("This candidate has no such figure.") : text(reason));
        return;
    }
    const auto derivation = explain(*m_data.results, *candidate, m_selection.metric);
    if (!derivation) {
        explainNote(text(derivation.error()));
        return;
    }
    explainNote({});
    auto *root = new QTreeWidgetItem(m_explain);
    fillDerivation(root, *derivation, *m_data.snapshot);
    root->setExpanded(true);
    for (int i = 0; i < root->childCount(); ++i)
        root->child(i)->setExpanded(true);
}

QString InspectorPanel::explainText() const
{
    const auto candidate = m_selection.current();
    if (!candidate || !m_data.results)
        return {};
    const auto derivation = explain(*m_data.results, *candidate, m_selection.metric);
    if (!derivation)
        return m_explainNote->text();
    return candidateText(*m_data.snapshot, m_data.results->scenario(), *candidate) + QLatin1Char('\n')
        + derivationText(*derivation, *m_data.snapshot);
}

void InspectorPanel::pin()
{
    const auto candidate = m_selection.current();
    if (!candidate)
        return;
    const bool on = m_pin->isChecked();
    const QString name = candidateText(*m_data.snapshot, m_data.naming(), *candidate);
    emit scenarioEdited(withPin(m_data, *candidate, on), on ? tr("Pin %1").arg(name) : tr("Unpin %1").arg(name), -1);
}

void InspectorPanel::showExplain(const Selection &cell)
{
    setSelection(cell);
    if (m_explain->isHidden())
        m_explainNote->setFocus();
    else
        m_explain->setFocus();
    if (m_explain->topLevelItemCount() > 0)
        m_explain->setCurrentItem(m_explain->topLevelItem(0));
}

QJsonObject InspectorPanel::saveState() const
{
    return {{QStringLiteral("splitter"), QString::fromLatin1(m_splitter->saveState().toBase64())}};
}

void InspectorPanel::restoreState(const QJsonObject &state)
{
    m_splitter->restoreState(QByteArray::fromBase64(state.value(QStringLiteral("splitter")).toString().toLatin1()));
}

void InspectorPanel::showPowerOf(AcceleratorIndex accelerator)
{
    if (!m_data.snapshot || accelerator == kNone)
        return;
    const FigureTable &figures = m_data.snapshot->figures;
    for (const char *quantity : {"full_load_w", "tdp_w"}) {
        const FigureIndex watts = figures.preferred(SubjectKind::accelerator, accelerator, figures.quantity(quantity));
        if (watts != kNone && selectFigure(watts))
            return m_facts->setFocus();
    }
}

void InspectorPanel::focusStart() { m_facts->setFocus(); }

} // namespace wattfare
