// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/hardware/hardware_page.h"

#include "model/charts/build_hardware_timeline.h"
#include "model/evaluation/columns/result_columns.h"
#include "views/charts/chart_view.h"
#include "views/report/source_export.h"
#include "views/tables/data_table_view.h"
#include "views/tables/table_dialog.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/fact_tree.h"
#include "views/widgets/headline.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/text_column.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/lists.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>

namespace wattfare {

namespace {

QTreeWidgetItem *addHardwareFact(QTreeWidgetItem *head, const QString &name, const QString &value)
{
    auto *item = new QTreeWidgetItem(head);
    FactTree::setRow(item, name, value);
    return item;
}

// The column of Explore that holds the rate of a format; "" where there is none.
QString rateColumn(Precision precision)
{
    const QString id = plain(precisionInfo(precision).id);
    for (const ResultColumn &column : resultColumns())
        if (const QString name = QLatin1String(column.id);
            name == QStringLiteral("tflops_") + id || name == QStringLiteral("tops_") + id)
            return name;
    return {};
}

QString quoted(const std::string &name)
{
    return QLatin1Char('\'') + plain(name).replace(QLatin1Char('\''), QStringLiteral("''")) + QLatin1Char('\'');
}

// Where a source can be read; "" where its place is no address.
QString addressOf(const Source &source)
{
    const QString place = plain(source.location);
    return place.startsWith(QStringLiteral("https://")) ? place.section(QLatin1Char(' '), 0, 0) : QString();
}

} // namespace

HardwarePage::HardwarePage(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Hardware"));
    m_stack = new PageStack(this);
    auto *body = new WholeText(m_stack);
    m_headline = new Headline(body);
    m_csv = new QPushButton(icon(QStringLiteral("csv")), tr("Export CSV…"), body);
    m_csv->setToolTip(tr("Write the accelerators with every digit to a file"));
    auto *head = boxLayout<QHBoxLayout>(kSpace2);
    head->addWidget(m_headline, 1);
    head->addWidget(m_csv, 0, Qt::AlignTop);
    m_precision = new QComboBox(body);
    m_precision->setAccessibleName(tr("Price per rate of"));
    m_precision->setAccessibleDescription(tr("The number format by whose rate prices are divided"));
    for (std::size_t i = 0; i < kPrecisionCount; ++i)
        if (const PrecisionInfo &info = precisionInfo(static_cast<Precision>(i)); info.rate != nullptr)
            m_precision->addItem(plain(info.name), plain(info.id));
    m_precision->setCurrentIndex(m_precision->findData(plain(precisionInfo(m_question.precision).id)));
    auto *label = new QLabel(tr("Price per rate of"), body);
    label->setBuddy(m_precision);
    m_all = new QCheckBox(tr("Also accelerators outside AWS"), body);
    m_all->setToolTip(tr("Benchmarks of the catalogue were measured on them; no instance type has them"));
    auto *choices = boxLayout<QHBoxLayout>(kSpace2);
    choices->addWidget(label);
    choices->addWidget(m_precision);
    choices->addSpacing(kSpace2);
    choices->addWidget(m_all);
    choices->addStretch(1);
    m_splitter = new QSplitter(Qt::Vertical, body);
    m_splitter->setChildrenCollapsible(false);
    auto *upper = new WholeText(m_splitter);
    m_table = new DataTableView(upper);
    m_table->setAccessibleName(tr("Accelerators and their formats"));
    m_legend = new WrappedLabel(upper);
    m_legend->setTextFormat(Qt::PlainText);
    m_legend->setFont(uiFont(TypeSize::caption));
    auto *upperLayout = boxLayout<QVBoxLayout>(upper, {}, kSpace1);
    upperLayout->addWidget(m_table, 1);
    upperLayout->addWidget(m_legend);
    auto *lower = new QWidget(m_splitter);
    m_name = plainLabel(lower);
    m_name->setFont(uiFont(TypeSize::body, true));
    m_byAccelerator = new QPushButton(icon(QStringLiteral("filter")), tr("Show its types in Explore"), lower);
    m_byAccelerator->setToolTip(tr("Filters Explore by this accelerator; Undo takes the filter off again"));
    m_byPrecision = new QPushButton(icon(QStringLiteral("filter")), {}, lower);
    m_byPrecision->setToolTip(
        tr("Filters Explore by the format of the chosen cell; double-clicking the cell does the same"));
    auto *buttons = boxLayout<QHBoxLayout>(kSpace2);
    buttons->addWidget(m_byAccelerator);
    buttons->addWidget(m_byPrecision);
    buttons->addStretch(1);
    m_tabs = new QTabWidget(lower);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("What is shown of accelerators"));
    m_details = new FactTree(tr("Sheet of the accelerator"), m_tabs);
    m_generations = new ChartView(m_tabs);
    m_generations->setAccessibleName(tr("Generations"));
    m_tabs->addTab(m_details, tr("Sheet"));
    m_tabs->addTab(m_generations, tr("Generations"));
    m_tabs->setTabToolTip(1, tr("The year of each accelerator against its rate in the format chosen above"));
    auto *lowerLayout = boxLayout<QVBoxLayout>(lower, {kSpace1, kSpace1, 0, 0}, kSpace1);
    lowerLayout->addWidget(m_name);
    lowerLayout->addLayout(buttons);
    lowerLayout->addWidget(m_tabs, 1);
    m_splitter->addWidget(upper);
    m_splitter->addWidget(lower);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto *layout = boxLayout<QVBoxLayout>(body, {kSpace3, kSpace2, kSpace3, kSpace2}, kSpace2);
    layout->addLayout(head);
    layout->addLayout(choices);
    layout->addWidget(m_splitter, 1);
    m_stack->setBody(body);
    m_stack->showBody();
    connect(m_csv, &QPushButton::clicked, this, &HardwarePage::exportCsv);
    connect(m_precision, &QComboBox::activated, this, &HardwarePage::compute);
    connect(m_all, &QCheckBox::clicked, this, &HardwarePage::compute);
    connect(m_table, &DataTableView::currentCellChanged, this, [this](qint64 key) {
        if (m_of && key >= 0 && key < static_cast<qint64>(m_of->accelerators.size()))
            m_key = m_of->accelerators[static_cast<std::size_t>(key)].key;
        showChosen();
    });
    connect(m_table, &DataTableView::activatedKey, this, [this] { explore(chosenPrecision().has_value()); });
    connect(m_byAccelerator, &QPushButton::clicked, this, [this] { explore(false); });
    connect(m_byPrecision, &QPushButton::clicked, this, [this] { explore(true); });
    connect(m_generations, &ChartView::selectionChanged, this, [this](const QSet<qint64> &keys) {
        if (keys.size() != 1)
            return;
        m_table->setSelectedKeys(keys);
        m_table->setCurrentKey(*keys.begin());
    });
    connect(m_generations, &ChartView::pointActivated, this, [this] { explore(false); });
    connect(m_generations, &ChartView::tableRequested, this, [this] {
        auto *dialog = new TableDialog(tr("Generations"), m_generations->table(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    connect(m_generations, &ChartView::imageRequested, this, [this](const QString &format) {
        const bool svg = format == QStringLiteral("svg");
        emit exportRequested(QStringLiteral("generations.") + format,
            svg ? tr("SVG images (*.svg)") : tr("PNG images (*.png)"),
            [bytes = svg ? m_generations->svg() : m_generations->png()] { return bytes; });
    });
    connect(m_details, &FactTree::linkActivated, this, &Page::actionRequested);
    connect(
        m_stack, &PageStack::buttonClicked, this, [this] { emit actionRequested(QStringLiteral("open_catalogue")); });
}

void HardwarePage::setData(const ViewData &viewData)
{
    HardwareQuestion question = m_question;
    if (!viewData.scenario.regions.empty())
        question.region = viewData.scenario.regions.front();
    question.asOf = viewData.scenario.asOf;
    if (viewData.snapshot == m_of && question == m_question && m_of)
        return;
    m_of = viewData.snapshot;
    m_question = question;
    if (!m_of) {
        m_stack->showEmpty(
            tr("No catalogue is open"), tr("Accelerators come from a catalogue file."), tr("Open a catalogue…"));
        return;
    }
    compute();
}

void HardwarePage::compute()
{
    if (!m_of)
        return;
    m_stack->showBody();
    m_question.precision
        = parsePrecision(m_precision->currentData().toString().toStdString()).value_or(m_question.precision);
    std::vector<HardwareSheet> sheets = hardwareSheets(*m_of, m_question);
    if (!m_all->isChecked())
        std::erase_if(sheets, [](const HardwareSheet &sheet) { return sheet.types.empty(); });
    m_sheets = std::make_shared<const std::vector<HardwareSheet>>(std::move(sheets));
    m_rows = std::make_shared<HardwareRows>(m_of, m_sheets, m_question);
    const bool first = m_table->table() == nullptr;
    m_table->setSource(m_rows);
    if (first)
        m_table->sizeColumns();
    m_legend->setText(precisionLegend() + QLatin1Char('\n')
        + tr("Prices: on demand in %1 as of %2, whole instances.")
              .arg(plain(m_question.region), format::date(m_question.asOf.value_or(m_of->newestPrice))));
    m_headline->setSentence(
        tr("Formats, memory and prices of %n accelerator(s)", nullptr, static_cast<int>(m_sheets->size())));
    m_csv->setEnabled(!m_sheets->empty());
    m_generations->setSpec(buildHardwareTimeline(*m_of, *m_sheets, m_question.precision));
    if (!chosen() && !m_sheets->empty())
        m_key = m_of->accelerators[m_sheets->front().accelerator].key;
    if (const HardwareSheet *sheet = chosen()) {
        m_table->setSelectedKeys({static_cast<qint64>(sheet->accelerator)});
        m_table->setCurrentKey(static_cast<qint64>(sheet->accelerator));
    }
    showChosen();
}

const HardwareSheet *HardwarePage::chosen() const
{
    if (!m_sheets || !m_of)
        return nullptr;
    const auto found = std::ranges::find_if(
        *m_sheets, [this](const HardwareSheet &sheet) { return m_of->accelerators[sheet.accelerator].key == m_key; });
    return found == m_sheets->end() ? nullptr : &*found;
}

std::optional<Precision> HardwarePage::chosenPrecision() const
{
    return HardwareRows::precisionOf(m_table->currentColumnId());
}

void HardwarePage::showChosen()
{
    m_details->clear();
    const HardwareSheet *sheet = chosen();
    const auto precision = chosenPrecision();
    const Accelerator *device = sheet ? &m_of->accelerators[sheet->accelerator] : nullptr;
    m_name->setText(device ? QStringLiteral("%1 %2").arg(plain(device->vendor), plain(device->name)) : QString());
    m_byAccelerator->setEnabled(sheet && !sheet->types.empty());
    m_byPrecision->setVisible(precision.has_value());
    m_generations->setSelection(sheet ? QSet<qint64>{static_cast<qint64>(sheet->accelerator)} : QSet<qint64>());
    if (!sheet)
        return;
    if (precision) {
        m_byPrecision->setText(
            tr("Show types with %1 in Explore")
                .arg(text(Message{"hardware.column." + std::string(precisionInfo(*precision).id), {}})));
        m_byPrecision->setEnabled(!precisionFilter().isEmpty());
        addCell(*sheet, *precision);
    }
    addSheet(*sheet);
    m_details->expandAll();
}

void HardwarePage::addSources(QTreeWidgetItem *head, const std::vector<SourceIndex> &sources)
{
    for (const SourceIndex index : sources) {
        const Source &source = m_of->sources[index];
        const QString address = addressOf(source);
        if (address.isEmpty()) {
            addHardwareFact(head, sourceName(source), plain(source.location));
            continue;
        }
        QTreeWidgetItem *item = addHardwareFact(head, sourceName(source), address);
        FactTree::setLink(item, address);
        item->setToolTip(0, tr("Open %1 in the browser").arg(address));
    }
}

void HardwarePage::addCell(const HardwareSheet &sheet, Precision precision)
{
    const PrecisionInfo &info = precisionInfo(precision);
    const PrecisionCell &cell = sheet.precisions[static_cast<std::size_t>(precision)];
    auto *head = new QTreeWidgetItem(m_details, {text(Message{"hardware.column." + std::string(info.id), {}})});
    const QString state = text(Message{"hardware.state." + std::string(precisionStateId(cell.state)), {}});
    addHardwareFact(head, precisionSign(cell.state) + QLatin1Char(' ') + state,
        cell.rate ? withUnitWords(format::exact(*cell.rate), info.unit) : QString());
    addHardwareFact(head, text(cell.why), {});
    addSources(head, cell.sources);
}

// What the table of the command line says, in groups.
void HardwarePage::addSheet(const HardwareSheet &sheet)
{
    const ReportTable table = buildHardwareSheet(*m_of, sheet, m_question);
    QTreeWidgetItem *head = nullptr;
    const auto group = [&](const QString &title) { head = new QTreeWidgetItem(m_details, {title}); };
    group(tr("Sheet"));
    for (const std::vector<ReportCell> &row : table.rows) {
        const QString id = plain(row[0].text), name = text(row[0].message);
        const ReportCell &value = row[1], &detail = row[3];
        if (HardwareRows::precisionOf(id))
            continue; // in the row of the table
        if (id == u"usd_per_gib_hour")
            group(tr("On AWS"));
        if (id == u"types" || id == u"regions" || id == u"generations")
            continue;
        const QString words = !detail.message.id.empty() ? text(detail.message) : plain(detail.text);
        QString shown = value.number  ? !value.text.empty()
                 ? plain(value.text)
                 : withUnitWords(format::styled(*value.number,
                                    isMoney(value.unit) ? format::styleOfUnit(value.unit) : format::Style::exact),
                     value.unit)
             : value.reason.id.empty() ? words
                                      : format::dash() + QLatin1Char(' ') + text(value.reason);
        if (value.number && !words.isEmpty())
            shown += QStringLiteral(" (%1)").arg(words);
        addHardwareFact(head, name, shown);
    }
    QStringList types, regions;
    for (const TypeIndex each : sheet.types)
        types << plain(m_of->types[each].name);
    for (const RegionIndex each : sheet.regions)
        regions << QStringLiteral("%1 %2").arg(plain(m_of->regions[each].code), plain(m_of->regions[each].name));
    addHardwareFact(head, tr("%n instance type(s)", nullptr, static_cast<int>(types.size())), listed(types));
    addHardwareFact(head, tr("%n region(s) with an on-demand price", nullptr, static_cast<int>(regions.size())),
        regions.join(QStringLiteral("; ")));
    group(tr("Generations of %1").arg(plain(m_of->accelerators[sheet.accelerator].vendor)));
    for (const AcceleratorIndex each : sheet.line) {
        const Accelerator &device = m_of->accelerators[each];
        QTreeWidgetItem *item
            = addHardwareFact(head, device.year ? QString::number(*device.year) : format::dash(), plain(device.name));
        if (each == sheet.accelerator) {
            item->setFont(0, uiFont(TypeSize::body, true));
            item->setToolTip(0, tr("The chosen accelerator"));
        }
    }
    group(tr("Sources"));
    addSources(head, m_of->accelerators[sheet.accelerator].sources);
    if (sheet.tdp != kNone) {
        const auto power = m_of->figures.row(sheet.tdp).sources;
        addSources(head, {power.begin(), power.end()});
    }
}

QString HardwarePage::acceleratorFilter() const
{
    const HardwareSheet *sheet = chosen();
    return sheet ? QStringLiteral("accelerator = ") + quoted(m_of->accelerators[sheet->accelerator].name) : QString();
}

// By the column of the rate; a format that Explore has no column of, by the accelerators that have it.
QString HardwarePage::precisionFilter() const
{
    const auto precision = chosenPrecision();
    if (!precision || !m_sheets)
        return {};
    QStringList names;
    bool rated = false;
    for (const HardwareSheet &sheet : *m_sheets) {
        const PrecisionCell &cell = sheet.precisions[static_cast<std::size_t>(*precision)];
        if (sheet.types.empty()
            || (cell.state != PrecisionState::native && cell.state != PrecisionState::slow
                && cell.state != PrecisionState::supported))
            continue;
        names << quoted(m_of->accelerators[sheet.accelerator].name);
        rated = rated || cell.rate;
    }
    if (const QString column = rateColumn(*precision); !column.isEmpty() && rated)
        return column + QStringLiteral(" > 0");
    return names.isEmpty() ? QString() : QStringLiteral("accelerator IN (%1)").arg(names.join(QStringLiteral(", ")));
}

void HardwarePage::explore(bool byPrecision)
{
    const QString filter = byPrecision ? precisionFilter() : acceleratorFilter();
    const HardwareSheet *sheet = chosen();
    if (!filter.isEmpty() && sheet && (byPrecision || !sheet->types.empty()))
        emit actionRequested(QStringLiteral("filter:") + filter);
}

void HardwarePage::exportCsv()
{
    if (!m_rows)
        return;
    emit exportRequested(QStringLiteral("hardware.csv"), tr("CSV files (*.csv)"), [rows = m_rows] {
        const auto written = csvText(*exportTable(rows, allRows(*rows), allColumns(*rows)));
        return written ? QByteArray::fromStdString(*written) : QByteArray();
    });
}

QJsonObject HardwarePage::saveState() const
{
    return {{QStringLiteral("accelerator"), plain(m_key)},
        {QStringLiteral("precision"), m_precision->currentData().toString()},
        {QStringLiteral("all"), m_all->isChecked()}, {QStringLiteral("tab"), m_tabs->currentIndex()},
        {QStringLiteral("splitter"), QString::fromLatin1(m_splitter->saveState().toBase64())}};
}

void HardwarePage::restoreState(const QJsonObject &state)
{
    m_key = state.value(QLatin1String("accelerator")).toString().toStdString();
    if (const int index = m_precision->findData(state.value(QLatin1String("precision")).toString()); index >= 0)
        m_precision->setCurrentIndex(index);
    m_all->setChecked(state.value(QLatin1String("all")).toBool());
    m_tabs->setCurrentIndex(std::clamp(state.value(QLatin1String("tab")).toInt(), 0, m_tabs->count() - 1));
    m_splitter->restoreState(QByteArray::fromBase64(state.value(QLatin1String("splitter")).toString().toLatin1()));
    compute();
}

// Beside each other where both can be read, else one below the other.
void HardwarePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_table->setMinimumHeight(8 * fontMetrics().height()); // its head and three rows
    constexpr int kLinesBeside = 76; // heights of the font
    const Qt::Orientation wanted
        = room().width() >= kLinesBeside * fontMetrics().height() ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() == wanted)
        return;
    m_splitter->setOrientation(wanted);
    m_splitter->setSizes({5'000, 3'000}); // shares of what there is
}

void HardwarePage::showView(const QString &view)
{
    m_tabs->setCurrentIndex(std::max(0, static_cast<int>(views().indexOf(view))));
}

void HardwarePage::focusStart() { m_table->setFocus(); }

} // namespace wattfare
