// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/quality/quality_panel.h"

#include "views/pages/figure_plot.h"
#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/fit_buttons.h"
#include "views/widgets/text_column.h"
#include "views/words/column_text.h"
#include "views/words/figure_choice.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/quantity_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeWidget>

#include <set>

namespace wattfare {

namespace {

using Kind = QualityFinding::Kind;

constexpr Kind kKinds[] = {Kind::contradiction, Kind::wideRange, Kind::stalePrice, Kind::noPrice, Kind::noThroughput,
    Kind::noPower, Kind::implausible, Kind::weakSource, Kind::dropped};
constexpr int kFigureRole = Qt::UserRole + 2; // FigureIndex of a line
constexpr int kTitleRole = Qt::UserRole + 3; // QString: title of a kind, without the count of the selection
constexpr int kNamedTypes = 12; // of a tooltip
constexpr int kMostChildren = 300; // lines under one kind; the rest is counted

QString kindTitle(Kind kind)
{
    switch (kind) {
    case Kind::contradiction: return QualityPanel::tr("Contradictions");
    case Kind::wideRange: return QualityPanel::tr("Wide ranges");
    case Kind::stalePrice: return QualityPanel::tr("Stale observations");
    case Kind::noPrice: return QualityPanel::tr("Without a price");
    case Kind::noThroughput: return QualityPanel::tr("Without a benchmark");
    case Kind::noPower: return QualityPanel::tr("Without power figures");
    case Kind::implausible: return QualityPanel::tr("Implausible");
    case Kind::weakSource: return QualityPanel::tr("Sources hard to follow");
    case Kind::dropped: return QualityPanel::tr("Overrides without effect");
    }
    return {};
}

// "1 stale price", in the middle of a line.
QString kindCount(Kind kind, int count)
{
    switch (kind) {
    case Kind::contradiction: return QualityPanel::tr("%n contradiction(s)", nullptr, count);
    case Kind::wideRange: return QualityPanel::tr("%n wide range(s)", nullptr, count);
    case Kind::stalePrice: return QualityPanel::tr("%n type(s) with stale observations", nullptr, count);
    case Kind::noPrice: return QualityPanel::tr("%n type(s) without a price in a region", nullptr, count);
    case Kind::noThroughput: return QualityPanel::tr("%n type(s) without a benchmark", nullptr, count);
    case Kind::noPower: return QualityPanel::tr("%n type(s) without power figures", nullptr, count);
    case Kind::implausible: return QualityPanel::tr("%n implausible", nullptr, count);
    case Kind::weakSource: return QualityPanel::tr("%n gap(s) of sources", nullptr, count);
    case Kind::dropped: return QualityPanel::tr("%n of yours without effect", nullptr, count);
    }
    return {};
}

// The message with words in the place of the ids of a figure.
QString sentenceOf(const Snapshot &snapshot, const QualityFinding &finding)
{
    Message message = finding.message;
    if (finding.figures.empty())
        return text(message);
    const FigureRow row = snapshot.figures.row(finding.figures.front());
    for (Argument &arg : message.args) {
        if (arg == row.quantity) {
            arg = quantityName(row.quantity).toStdString();
        } else if (arg == row.subject && row.subjectKind == SubjectKind::accelerator) {
            if (const AcceleratorIndex part = snapshot.accelerator(row.subject); part != kNone)
                arg = snapshot.accelerators[part].name;
        }
    }
    return text(message);
}

// A row as high as its finding is at the width of the column, which a tree does not ask for.
class WrappedFinding final : public QStyledItemDelegate
{
public:
    explicit WrappedFinding(QTreeWidget *tree)
        : QStyledItemDelegate(tree)
        , m_tree(tree)
    {
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (index.column() != 0)
            return QStyledItemDelegate::sizeHint(option, index);
        int indent = m_tree->indentation();
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
            indent += m_tree->indentation();
        QStyleOptionViewItem wrapped(option);
        wrapped.features |= QStyleOptionViewItem::WrapText;
        wrapped.rect = QRect(0, 0, std::max(1, m_tree->columnWidth(0) - indent), 1000);
        return QStyledItemDelegate::sizeHint(wrapped, index);
    }

private:
    QTreeWidget *m_tree;
};

} // namespace

QualityPanel::QualityPanel(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Data quality"));
    m_stack = new PageStack(this);
    auto *body = new WholeText(m_stack);
    m_kind = new QComboBox(body);
    m_kind->setAccessibleName(tr("Kind of finding"));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // as narrow as the window asks
    m_kind->setMinimumContentsLength(14);
    m_kind->setMinimumWidth(96);
    m_kind->setToolTip(tr("Shows findings of one kind alone"));
    m_kind->addItem(tr("All kinds"), -1);
    for (const Kind kind : kKinds)
        m_kind->addItem(kindTitle(kind), static_cast<int>(kind));
    m_touching = new QCheckBox(tr("Only what touches a candidate"), body);
    m_touching->setToolTip(tr("Hides findings that touch no candidate of the scenario"));
    m_touching->setChecked(true);
    m_summary = new QLabel(body);
    m_summary->setWordWrap(true);
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    QSizePolicy narrow(QSizePolicy::Ignored, QSizePolicy::Minimum); // the dock must stay as narrow as the window
    narrow.setHeightForWidth(true); // and show all lines there
    m_summary->setSizePolicy(narrow);
    m_tree = new QTreeWidget(body);
    m_tree->setAccessibleName(tr("Findings"));
    m_tree->setColumnCount(3);
    m_tree->setHeaderLabels({tr("Finding"), tr("Candidates"), tr("In the answer")});
    m_tree->headerItem()->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    m_tree->headerItem()->setTextAlignment(2, Qt::AlignCenter); // or the two titles would touch
    m_tree->headerItem()->setToolTip(1, tr("Candidates of the scenario that the finding touches"));
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setMinimumSectionSize(64);
    m_tree->header()->setFont(uiFont(TypeSize::body, true));
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_tree->setItemDelegate(new WrappedFinding(m_tree));
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); // rows may be higher than a low dock has room for
    m_tree->setWordWrap(true); // the figure that counts stands at the end of a finding
    // A tree keeps the heights that it has when its columns change.
    auto *settle = new QTimer(m_tree);
    settle->setSingleShot(true);
    settle->setInterval(0);
    connect(settle, &QTimer::timeout, m_tree, &QTreeWidget::doItemsLayout);
    connect(m_tree->header(), &QHeaderView::sectionResized, settle, [settle](int column) {
        if (column == 0)
            settle->start();
    });
    m_tree->setIndentation(14);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setMinimumHeight(5 * m_tree->fontMetrics().height()); // its head and three lines
    m_tree->installEventFilter(this);
    auto *tools = boxLayout<QHBoxLayout>(kSpace1);
    tools->addWidget(m_kind);
    tools->addWidget(m_touching);
    tools->addStretch(1);
    m_use = new QPushButton(body);
    setWords(m_use, tr("Use this figure"), QStringLiteral("check"));
    m_use->setObjectName(QStringLiteral("use_figure"));
    m_use->setToolTip(tr("Let the selected alternative count, in every view"));
    m_own = new QPushButton(body);
    setWords(m_own, tr("Override…"), QStringLiteral("edit"));
    m_own->setObjectName(QStringLiteral("own_value"));
    m_own->setToolTip(tr("Put a value of your own in the place of the selected figure"));
    m_refresh = new QPushButton(body);
    setWords(m_refresh, tr("Refresh from AWS…"), QStringLiteral("refresh"));
    m_refresh->setObjectName(QStringLiteral("refresh"));
    m_refresh->setToolTip(tr("Opens the choice of the public AWS files that hold newer prices and interruption "
                             "frequencies. Nothing is fetched before you press Fetch there."));
    connect(m_refresh, &QPushButton::clicked, this, [this] { emit actionRequested(QStringLiteral("refresh")); });
    tools->addWidget(m_refresh);
    tools->addWidget(m_use);
    tools->addWidget(m_own);
    auto *layout = boxLayout<QVBoxLayout>(body, {kSpace3, kSpace1, kSpace3, kSpace2}, kSpace1);
    layout->addLayout(tools);
    layout->addWidget(m_summary);
    m_plot = new FigurePlot(body);
    m_plot->setMostHeight(m_tree->minimumHeight());
    auto *findings = boxLayout<QHBoxLayout>(kSpace2);
    findings->addWidget(m_tree, 3);
    findings->addWidget(m_plot, 2, Qt::AlignTop);
    layout->addLayout(findings, 1);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &QualityPanel::showFigures);
    connect(m_plot, &FigurePlot::figureChosen, this, [this](FigureIndex figure) {
        for (QTreeWidgetItem *item = m_tree->currentItem(); item; item = item->parent())
            for (int i = 0; i < item->childCount(); ++i)
                if (item->child(i)->childCount() == 0 && item->child(i)->data(0, kFigureRole).isValid()
                    && item->child(i)->data(0, kFigureRole).toUInt() == figure)
                    return m_tree->setCurrentItem(item->child(i));
    });
    m_stack->setBody(body);
    connect(m_kind, &QComboBox::activated, this, [this] { fill(); });
    connect(m_touching, &QCheckBox::toggled, this, [this] { fill(); });
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] { choose(); });
    // Not the click: by the release the plot beside has narrowed the tree, and other lines are below the pointer.
    connect(m_tree, &QTreeWidget::itemPressed, this, [this](QTreeWidgetItem *item) {
        if (QGuiApplication::mouseButtons() == Qt::RightButton)
            return;
        if (item->data(0, Qt::UserRole).isValid() && item->childCount() > 0)
            item->setExpanded(true); // the alternatives are one click away
        choose();
    });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &QualityPanel::enable);
    connect(m_use, &QPushButton::clicked, this, &QualityPanel::use);
    connect(m_own, &QPushButton::clicked, this, [this] {
        if (const auto figure = currentFigure())
            emit ownValueRequested(ownFigureOf(m_data.snapshot->figures.row(*figure)));
    });
    enable();
}

void QualityPanel::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const int taken = m_kind->sizeHint().width() + m_touching->sizeHint().width() + 3 * kSpace1;
    fitButtons({m_refresh, m_use, m_own}, width() - 2 * kSpace3 - taken, kSpace1);
}

std::optional<FigureIndex> QualityPanel::currentFigure() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    const QVariant figure = item ? item->data(0, kFigureRole) : QVariant();
    if (!figure.isValid() || !m_data.snapshot)
        return {};
    return static_cast<FigureIndex>(figure.toUInt());
}

void QualityPanel::enable()
{
    const auto figure = currentFigure();
    m_own->setEnabled(figure.has_value());
    m_use->setEnabled(figure && !m_data.snapshot->figures.row(*figure).preferred);
}

void QualityPanel::showFigures()
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    const QVariant number = item ? item->data(0, Qt::UserRole) : QVariant();
    const bool any = number.isValid() && number.toULongLong() < m_findings.size();
    m_plot->showFigures(m_data.snapshot,
        any ? m_findings[static_cast<std::size_t>(number.toULongLong())].figures : std::vector<FigureIndex>());
    m_plot->setCurrent(currentFigure());
}

void QualityPanel::use()
{
    if (const auto figure = currentFigure())
        emit choiceRequested(preferenceOf(*m_data.snapshot, m_data.snapshot->figures.row(*figure)));
}

void QualityPanel::setData(const ViewData &viewData)
{
    const bool sameResults = viewData.results == m_data.results && viewData.snapshot == m_data.snapshot;
    m_data = viewData;
    if (m_data.snapshot)
        m_stack->showBody();
    else
        m_stack->showEmpty(tr("No catalogue is open"), {});
    if (!m_data.snapshot && !m_scope.isEmpty()) { // findings are of a catalogue
        m_scope.clear();
        m_findings.clear();
        m_tree->clear();
        emit summaryChanged({});
    }
    if (!m_data.snapshot || sameResults)
        return;
    QualityScope scope;
    scope.asOf = m_data.results ? m_data.results->asOf() : m_data.snapshot->newestPrice;
    scope.day = m_data.results ? m_data.results->day() : m_data.scenario.day.value_or(scope.asOf);
    QString key = QString::number(reinterpret_cast<quintptr>(m_data.snapshot.get()))
        + QString::fromStdString(scope.asOf.iso() + scope.day.iso());
    for (const std::string &code : m_data.scenario.regions) {
        if (const RegionIndex region = m_data.snapshot->region(code); region != kNone) {
            scope.regions.push_back(region);
            key += QString::fromStdString(code);
        }
    }
    if (const ModelIndex model = m_data.snapshot->model(m_data.scenario.model); model != kNone)
        scope.model = model;
    key += QString::fromStdString(m_data.scenario.model);
    if (key != m_scope) { // findings depend on catalogue, day, regions and model, not on every slider
        m_scope = key;
        m_findings = findQuality(*m_data.snapshot, scope);
        emit summaryChanged(summary());
    }
    fill();
}

QualityPanel::Touched QualityPanel::touched(const QualityFinding &finding) const
{
    Touched found;
    for (std::size_t row = 0; m_data.results && row < m_data.results->size(); ++row) {
        const Candidate &candidate = m_data.results->candidate(row);
        if (!finding.touches(candidate.type, candidate.region))
            continue;
        ++found.candidates;
        found.answer
            = found.answer || (m_data.answer && (m_data.answer->cheapest == row || m_data.answer->cleanest == row));
        const QString name = QString::fromStdString(m_data.snapshot->types[candidate.type].name);
        if (found.types.size() <= kNamedTypes && !found.types.contains(name))
            found.types << name;
    }
    return found;
}

QString QualityPanel::summary() const
{
    QStringList parts;
    for (const Kind kind : kKinds) {
        const bool ofTypes
            = kind == Kind::stalePrice || kind == Kind::noPrice || kind == Kind::noThroughput || kind == Kind::noPower;
        std::ptrdiff_t count = 0; // one finding tells of many types: of a region, of a family
        std::set<TypeIndex> types;
        for (const QualityFinding &finding : m_findings) {
            if (finding.kind != kind)
                continue;
            ++count;
            types.insert(finding.types.begin(), finding.types.end());
        }
        if (ofTypes && !types.empty())
            count = std::ssize(types);
        if (count > 0)
            parts << kindCount(kind, static_cast<int>(count));
    }
    return parts.join(QStringLiteral(" · "));
}

void QualityPanel::fill()
{
    QSet<int> open;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        if (m_tree->topLevelItem(i)->isExpanded())
            open.insert(m_tree->topLevelItem(i)->data(0, Qt::UserRole + 1).toInt());
    }
    const bool first = m_tree->topLevelItemCount() == 0;
    const auto kept = currentFigure(); // stays selected when it begins to count
    QTreeWidgetItem *keptItem = nullptr;
    m_tree->clear();
    m_summary->setText(summary());
    const int wanted = m_kind->currentData().toInt();
    for (const Kind kind : kKinds) {
        if (wanted >= 0 && wanted != static_cast<int>(kind))
            continue;
        auto *head = new QTreeWidgetItem;
        int shown = 0, all = 0;
        for (std::size_t i = 0; i < m_findings.size(); ++i) {
            const QualityFinding &finding = m_findings[i];
            if (finding.kind != kind)
                continue;
            const Touched reach = touched(finding);
            if (m_touching->isChecked() && reach.candidates == 0)
                continue;
            ++all;
            if (shown >= kMostChildren)
                continue;
            ++shown;
            auto *item = new QTreeWidgetItem(head);
            const QString sentence = sentenceOf(*m_data.snapshot, finding);
            item->setText(0, sentence);
            item->setToolTip(0, QStringLiteral("<p>%1</p>").arg(sentence.toHtmlEscaped()));
            item->setText(1, format::integer(static_cast<double>(reach.candidates)));
            item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
            QStringList names = reach.types.mid(0, kNamedTypes);
            if (reach.types.size() > kNamedTypes)
                names << QStringLiteral("…");
            item->setToolTip(1, plainTip(names.join(QStringLiteral(", "))));
            item->setText(2, reach.answer ? tr("yes") : tr("no"));
            item->setTextAlignment(2, Qt::AlignCenter);
            item->setToolTip(2,
                reach.answer ? tr("The cheapest or the cleanest candidate depends on it")
                             : tr("Neither the cheapest nor the cleanest candidate depends on it"));
            if (!finding.figures.empty())
                item->setData(0, kFigureRole, finding.figures.front());
            item->setData(0, Qt::UserRole, static_cast<qulonglong>(i));
            for (const FigureIndex figure : finding.figures) {
                const FigureRow row = m_data.snapshot->figures.row(figure);
                const QString value = format::number(row.value) + QChar(0x202f)
                    + QString::fromUtf8(row.unit.data(), static_cast<qsizetype>(row.unit.size()));
                QString line
                    = QStringLiteral("%1 %2 · %3")
                          .arg(QString(classGlyph(row.cls)), value, sourceNames(*m_data.snapshot, row.sources));
                if (row.preferred)
                    line = tr("Used: %1").arg(line);
                auto *child = new QTreeWidgetItem(item, {line});
                child->setToolTip(0, QStringLiteral("<p>%1</p>").arg(line.toHtmlEscaped()));
                child->setData(0, Qt::UserRole, static_cast<qulonglong>(i));
                child->setData(0, kFigureRole, figure);
                if (kept == figure && !keptItem)
                    keptItem = child;
            }
        }
        if (all == 0) {
            delete head;
            continue;
        }
        head->setText(0, tr("%1 (%2)").arg(kindTitle(kind)).arg(all));
        head->setData(0, kTitleRole, head->text(0));
        head->setFont(0, uiFont(TypeSize::body, true));
        head->setData(0, Qt::UserRole + 1, static_cast<int>(kind));
        if (all > shown)
            new QTreeWidgetItem(head, {tr("%n more; choose the kind and narrow the regions", nullptr, all - shown)});
        m_tree->addTopLevelItem(head);
        head->setExpanded(first ? kind == Kind::contradiction : open.contains(static_cast<int>(kind)));
    }
    if (keptItem) {
        keptItem->parent()->parent()->setExpanded(true);
        keptItem->parent()->setExpanded(true);
        m_tree->setCurrentItem(keptItem);
    } else {
        m_sent = {};
    }
    echo();
    enable();
    if (m_tree->topLevelItemCount() == 0)
        m_tree->addTopLevelItem(new QTreeWidgetItem({tr("Nothing found")}));
}

void QualityPanel::setSelection(const Selection &selection)
{
    m_selection = selection;
    if (selection != m_sent)
        m_sent = {};
    if (m_data.snapshot)
        echo();
}

// Findings that touch a selected candidate are marked, and counted beside the title of their kind, which may be folded.
void QualityPanel::echo()
{
    std::vector<std::pair<TypeIndex, RegionIndex>> selected;
    for (const Candidate &each : m_selection.candidates)
        if (const std::pair place(each.type, each.region);
            std::find(selected.begin(), selected.end(), place) == selected.end())
            selected.push_back(place);
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *head = m_tree->topLevelItem(i);
        int count = 0;
        for (int k = 0; k < head->childCount(); ++k) {
            QTreeWidgetItem *item = head->child(k);
            const QVariant number = item->data(0, Qt::UserRole);
            const bool touched = number.isValid()
                && std::any_of(selected.begin(), selected.end(),
                    [&, &finding = m_findings[static_cast<std::size_t>(number.toULongLong())]](
                        const auto &at) { return finding.touches(at.first, at.second); });
            count += touched ? 1 : 0;
            if (m_sent.candidates.empty() && item->isSelected() != touched)
                item->setSelected(touched);
        }
        const QString title = head->data(0, kTitleRole).toString();
        if (const QString words
            = count > 0 ? title + QStringLiteral(" · ") + tr("%n about the selection", nullptr, count) : title;
            words != head->text(0) && !title.isEmpty())
            head->setText(0, words);
    }
}

// Space pins what a finding is about; Enter is the tree's own.
bool QualityPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree && event->type() == QEvent::Resize)
        m_plot->setMostHeight(m_tree->height());
    if (watched == m_tree && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const QTreeWidgetItem *item = m_tree->currentItem();
        if (key->key() == Qt::Key_Space && key->modifiers() == Qt::NoModifier && item
            && item->data(0, Qt::UserRole).isValid()) {
            const QualityFinding &finding
                = m_findings[static_cast<std::size_t>(item->data(0, Qt::UserRole).toULongLong())];
            const auto current = m_selection.current();
            if (!current || !finding.touches(current->type, current->region))
                selectTouched(finding);
            emit actionRequested(QStringLiteral("pin"));
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

// One click leads from a finding to the candidates that it touches, and to the figure in the inspector.
void QualityPanel::choose()
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    if (!item || !item->data(0, Qt::UserRole).isValid() || !m_data.results)
        return;
    const QualityFinding &finding = m_findings[static_cast<std::size_t>(item->data(0, Qt::UserRole).toULongLong())];
    const auto figure = currentFigure();
    selectTouched(finding);
    if (figure)
        emit figureRequested(*figure);
}

void QualityPanel::selectTouched(const QualityFinding &finding)
{
    if (finding.types.empty() && finding.regions.empty())
        return; // it is about all of them
    Selection next;
    next.metric = m_selection.metric;
    for (std::size_t row = 0; row < m_data.results->size() && next.candidates.size() < 200; ++row) {
        const Candidate &candidate = m_data.results->candidate(row);
        if (finding.touches(candidate.type, candidate.region))
            next.candidates.push_back(candidate);
    }
    if (next.candidates.empty())
        return;
    m_sent = m_selection = next;
    emit selectionEdited(next);
}

QJsonObject QualityPanel::saveState() const { return {{QStringLiteral("touching"), m_touching->isChecked()}}; }

void QualityPanel::restoreState(const QJsonObject &state)
{
    m_touching->setChecked(state.value(QStringLiteral("touching")).toBool(true));
}

void QualityPanel::focusStart() { m_tree->setFocus(); }

} // namespace wattfare
