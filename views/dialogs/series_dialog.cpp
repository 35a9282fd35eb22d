// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/series_dialog.h"

#include "model/energy/energy.h"
#include "model/report/table_export.h"
#include "views/dialogs/dialog_size.h"
#include "views/dialogs/form_labels.h"
#include "views/tables/data_table_view.h"
#include "views/tables/value_table.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/fact_tree.h"
#include "views/widgets/plain_label.h"
#include "views/words/column_text.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"
#include "views/words/percent_sign.h"
#include "views/words/plain.h"
#include "views/words/sentence_join.h"

#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QDateTime>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>

namespace wattfare {

namespace {

constexpr int kWorkingPage = 0, kAnswerPage = 1;

QString formWord(UtilisationForm form)
{
    switch (form) {
    case UtilisationForm::cloudWatchCsv: return text(Message{"utilisation.cloudwatch_csv", {}});
    case UtilisationForm::cloudWatchJson: return text(Message{"utilisation.cloudwatch_json", {}});
    case UtilisationForm::dcgmText: return text(Message{"utilisation.dcgm_text", {}});
    case UtilisationForm::dcgmCsv: return text(Message{"utilisation.dcgm_csv", {}});
    case UtilisationForm::neuronMonitor: return text(Message{"utilisation.neuron_monitor", {}});
    case UtilisationForm::nvidiaSmiCsv: break;
    }
    return text(Message{"utilisation.nvidia_smi_csv", {}});
}

QString timeText(const ImportedUtilisation &series, double hour)
{
    const auto seconds = series.startUtc + static_cast<std::int64_t>(hour * 3600.0 + 0.5);
    return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QComboBox *names(QWidget *parent, const QString &title, const char *name)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(QString::fromUtf8(name));
    box->setAccessibleName(title);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(14);
    return box;
}

void makeSearchable(QComboBox *box)
{
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
}

} // namespace

SeriesDialog::SeriesDialog(SnapshotPtr snapshot, std::optional<Candidate> candidate, const EnergyOptions &energy,
    std::optional<Date> asOf, JobRunner *runner, QWidget *parent)
    : QDialog(parent)
    , m_snapshot(std::move(snapshot))
    , m_energy(energy)
    , m_asOf(asOf)
    , m_runner(runner)
{
    setWindowTitle(tr("Import: measured utilisation"));
    setObjectName(QStringLiteral("series_dialog"));
    m_stack = new QStackedWidget(this);
    auto *working = new QWidget(m_stack);
    m_what = selectableLabel(working);
    m_bar = new QProgressBar(working);
    m_bar->setRange(0, 1000);
    m_bar->setAccessibleName(tr("Progress"));
    auto *workingLayout = new QVBoxLayout(working);
    workingLayout->addStretch(1);
    workingLayout->addWidget(m_what);
    workingLayout->addWidget(m_bar);
    workingLayout->addStretch(2);

    auto *body = new QWidget(m_stack);
    m_file = names(body, tr("File"), "file");
    m_contents = new FactTree(tr("What the file holds"), body);
    m_contents->setRootIsDecorated(false);
    m_contents->setSelectionMode(QAbstractItemView::NoSelection);
    m_contents->setMinimumHeight(180);
    m_type = names(body, tr("Instance type"), "type");
    m_region = names(body, tr("Region"), "region");
    for (const InstanceType &type : m_snapshot->types)
        m_type->addItem(plain(type.name));
    for (const Region &region : m_snapshot->regions)
        m_region->addItem(plain(region.code));
    m_type->setCurrentIndex(
        candidate && candidate->type < m_snapshot->types.size() ? static_cast<int>(candidate->type) : 0);
    m_region->setCurrentIndex(
        candidate && candidate->region < m_snapshot->regions.size() ? static_cast<int>(candidate->region) : 0);
    makeSearchable(m_type);
    makeSearchable(m_region);
    auto *form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignLeft);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(kSpace3);
    form->setVerticalSpacing(kSpace2);
    form->addRow(tr("Instance type"), m_type);
    form->addRow(tr("Region"), m_region);
    const SeriesQuestion defaults;
    m_cpu = spin(
        "cpu", tr("CPU where the file has none, %"), 0, 100, energy.uCpuPct.value_or(EnergyQuestion{}.uCpuPct), 1);
    m_idleBelow = spin("idle_below", tr("Idle below, %"), 0, 100, defaults.idleBelowPct, 1);
    m_releaseAfter = spin("release_after", tr("Give back after idle, h"), 0, 1000, defaults.releaseAfterH, 2);
    m_restart = spin("restart", tr("Paid again at each return, h"), 0, 100, defaults.restartH, 2);
    m_price = spin("price", tr("Price, USD/h"), 0, 100'000, 0, 4);
    m_price->setSpecialValueText(optionWord(PurchaseOption{}));
    m_price->setToolTip(tr("0 takes the on-demand price of the catalogue"));
    for (QDoubleSpinBox *box : {m_cpu, m_idleBelow, m_releaseAfter, m_restart, m_price})
        form->addRow(box->accessibleName(), box);
    centreLabels(*form);
    auto *left = boxLayout<QVBoxLayout>(kSpace2);
    left->addWidget(m_file);
    left->addWidget(m_contents, 1);
    left->addLayout(form);

    m_headline = selectableLabel(body);
    m_headline->setFont(uiFont(TypeSize::body, true));
    m_doubts = selectableLabel(body);
    m_doubts->setObjectName(QStringLiteral("doubts"));
    m_doubts->setFont(uiFont(TypeSize::body, true));
    m_doubts->hide();
    m_table = new DataTableView(body);
    m_table->setAccessibleName(tr("Energy over time"));
    m_note = selectableLabel(body);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    auto *right = boxLayout<QVBoxLayout>(kSpace2);
    right->addWidget(m_doubts);
    right->addWidget(m_headline);
    right->addWidget(m_table, 1);
    right->addWidget(m_note);
    auto *columns = boxLayout<QHBoxLayout>(body, {}, kSpace4);
    columns->addLayout(left, 5);
    columns->addLayout(right, 7);
    m_stack->addWidget(working);
    m_stack->addWidget(body);

    const auto button = [this](const QString &text, const char *name, const QString &tip) {
        auto *made = new QPushButton(text, this);
        made->setObjectName(QString::fromUtf8(name));
        made->setAutoDefault(false);
        made->setToolTip(tip);
        return made;
    };
    m_use = button(tr("Use in the scenario"), "use_means",
        tr("Sets the utilisation of the scenario to the means of this series; Undo reverts it"));
    m_advise = button(tr("Find advice"), "advise_series",
        tr("Opens the Advisor with this series: what would save cost, energy or emissions on the type"));
    m_copy = button(tr("Copy"), "copy_figures", tr("Copy the figures as a table"));
    m_save = button(tr("Save as CSV…"), "save_figures", tr("Write the figures to a file, 15 significant figures each"));
    QPushButton *close = button(tr("Close"), "close_series", {});
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_use);
    buttons->addWidget(m_advise);
    buttons->addStretch(1);
    for (QPushButton *each : {m_copy, m_save, close})
        buttons->addWidget(each);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace3}, kSpace3);
    layout->addWidget(m_stack, 1);
    layout->addLayout(buttons);
    resizeOnScreen(this, {1040, 668}); // all that a file holds in sight

    m_file->setAccessibleDescription(tr("One file of utilisation at a time"));
    for (QComboBox *box : {m_type, m_region})
        box->setAccessibleDescription(tr("Each change computes the figures anew"));
    for (QDoubleSpinBox *box : {m_cpu, m_idleBelow, m_releaseAfter, m_restart})
        box->setAccessibleDescription(tr("Each change computes the figures anew"));
    connect(m_file, &QComboBox::currentIndexChanged, this, &SeriesDialog::showFile);
    for (QComboBox *box : {m_type, m_region})
        connect(box, &QComboBox::currentIndexChanged, this, &SeriesDialog::compute);
    for (QDoubleSpinBox *box : {m_cpu, m_idleBelow, m_releaseAfter, m_restart, m_price})
        connect(box, &QDoubleSpinBox::valueChanged, this, &SeriesDialog::compute);
    connect(m_use, &QPushButton::clicked, this, [this] {
        if (const ImportedUtilisation *series = current())
            emit meansRequested(meanUtilisation(series->series), m_file->currentText());
    });
    connect(m_advise, &QPushButton::clicked, this, [this] {
        if (current() != nullptr)
            emit adviceRequested(m_files[static_cast<std::size_t>(m_file->currentIndex())].series,
                m_file->currentText(),
                m_type->itemText(m_type->currentIndex()) + QLatin1Char('@')
                    + m_region->itemText(m_region->currentIndex()));
    });
    connect(m_copy, &QPushButton::clicked, this, &SeriesDialog::copy);
    connect(m_save, &QPushButton::clicked, this, [this] {
        emit exportRequested(
            QStringLiteral("utilisation.csv"), tr("CSV files (*.csv)"), [content = csv()] { return content; });
    });
    connect(close, &QPushButton::clicked, this, &SeriesDialog::reject);
    showWorking({});
}

QDoubleSpinBox *SeriesDialog::spin(
    const char *name, const QString &title, double low, double high, double value, int decimals)
{
    auto *box = new QDoubleSpinBox(this);
    box->setObjectName(QString::fromUtf8(name));
    box->setAccessibleName(title);
    box->setDecimals(decimals);
    box->setRange(low, high);
    box->setValue(value);
    box->setKeyboardTracking(false);
    return box;
}

QWidget *SeriesDialog::field(const QString &name) const { return findChild<QWidget *>(name); }

const ImportedUtilisation *SeriesDialog::current() const
{
    const int index = m_file->currentIndex();
    return index >= 0 && static_cast<std::size_t>(index) < m_files.size()
        ? m_files[static_cast<std::size_t>(index)].series.get()
        : nullptr;
}

void SeriesDialog::showWorking(const QString &what)
{
    m_what->setText(what);
    m_bar->setValue(0);
    m_stack->setCurrentIndex(kWorkingPage);
    for (QPushButton *each : {m_use, m_advise, m_copy, m_save})
        each->setEnabled(false);
}

void SeriesDialog::setProgress(double share) { m_bar->setValue(static_cast<int>(share * 1000)); }

void SeriesDialog::reject()
{
    if (m_stack->currentIndex() == kWorkingPage)
        emit stopRequested();
    QDialog::reject();
}

void SeriesDialog::setFiles(std::vector<File> files)
{
    m_files = std::move(files);
    const QSignalBlocker blocked(m_file);
    m_file->clear();
    for (const File &file : m_files)
        m_file->addItem(file.name);
    m_file->setEnabled(m_files.size() > 1);
    m_stack->setCurrentIndex(kAnswerPage);
    showFile();
    m_type->setFocus();
}

void SeriesDialog::showFile()
{
    m_contents->clear();
    const int index = m_file->currentIndex();
    if (index < 0)
        return;
    const ImportedUtilisation *series = current();
    if (series == nullptr) {
        showAnswer(failure(Status::noData, "utilisation"));
        for (QPushButton *each : {m_use, m_advise})
            each->setEnabled(false);
        m_doubts->hide();
        m_headline->setText(tr("Refused. Nothing was read."));
        m_note->setText(m_files[static_cast<std::size_t>(index)].error);
        return;
    }
    const auto add = [&](const QString &name, const QString &value) {
        FactTree::setRow(new QTreeWidgetItem(m_contents), name, value);
    };
    const auto percent = [&](const QString &name, const std::optional<double> &value) {
        if (value)
            add(name, format::withPercentSign(format::number(*value)));
    };
    const auto integer = [](std::size_t value) { return format::integer(static_cast<double>(value)); };
    add(tr("Recognised"), formWord(series->form));
    add(tr("Samples"), integer(series->series.samples.size() - series->gaps));
    if (series->hasTimes) {
        add(tr("From, UTC"), timeText(*series, 0));
        add(tr("To, UTC"), timeText(*series, series->series.endH));
    }
    add(tr("Span"), format::hours(series->series.endH));
    add(tr("One sample"), format::hours(series->intervalSeconds / 3600.0));
    add(tr("Gaps"), integer(series->gaps));
    const SeriesMeans means = meanUtilisation(series->series);
    if (series->hasAccelerator || series->hasWatts)
        add(tr("Accelerators seen at once"), integer(series->accelerators));
    percent(tr("Mean utilisation, accelerators"), means.uAccPct);
    percent(tr("Mean utilisation, CPU"), means.uCpuPct);
    percent(tr("Mean memory use of the host"), means.uMemPct);
    percent(tr("Mean memory activity of the accelerators"), series->meanAcceleratorMemoryPct);
    if (series->hasWatts)
        add(tr("Accelerator watts"), tr("measured; used in place of the model"));
    if (series->form == UtilisationForm::nvidiaSmiCsv)
        add(tr("nvidia-smi writes local time; it is taken as UTC."), {});
    m_use->setEnabled(means.uAccPct || means.uCpuPct);
    m_advise->setEnabled(true);
    compute();
}

void SeriesDialog::compute()
{
    const ImportedUtilisation *series = current();
    m_answer.reset();
    m_copy->setEnabled(false);
    m_save->setEnabled(false);
    QStringList doubts;
    if (series != nullptr)
        for (const Message &doubt : doubtsAbout(*series, *m_snapshot, static_cast<TypeIndex>(m_type->currentIndex())))
            doubts << text(doubt);
    m_doubts->setText(doubts.join(QLatin1Char('\n')));
    m_doubts->setVisible(!doubts.isEmpty());
    if (series == nullptr)
        return;
    SeriesQuestion question;
    question.type = static_cast<TypeIndex>(m_type->currentIndex());
    question.region = static_cast<RegionIndex>(m_region->currentIndex());
    question.options = m_energy;
    question.asOf = m_asOf;
    question.startUtc = series->startUtc;
    question.hourly = series->hasTimes;
    question.idleBelowPct = m_idleBelow->value();
    question.releaseAfterH = m_releaseAfter->value();
    question.restartH = m_restart->value();
    question.assumedUCpuPct = m_cpu->value();
    if (m_price->value() > 0)
        question.usdPerHour = m_price->value();
    const auto held = m_files[static_cast<std::size_t>(m_file->currentIndex())].series;
    const auto work = [snapshot = m_snapshot, question, held](
                          const ProgressFn &) { return energyOfSeries(*snapshot, question, held->series); };
    if (m_runner == nullptr) {
        showAnswer(work({}));
        return;
    }
    m_table->setEnabled(false); // dimmed, not blank
    m_headline->setEnabled(false);
    m_runner->run<Outcome<SeriesAnswer>>(
        this, tr("Energy of a series"), work, [this](const Outcome<SeriesAnswer> &answer) { showAnswer(answer); }, {},
        {},
        [this](const Error &error) {
            showAnswer(failure(Status::noData));
            m_note->setText(text(error));
        });
}

void SeriesDialog::showAnswer(const Outcome<SeriesAnswer> &answer)
{
    m_table->setEnabled(true);
    m_headline->setEnabled(true);
    auto table = std::make_shared<ValueTable>(std::vector{tableColumn("quantity", tr("Figure"), 32),
        tableColumn("value", tr("Value"), 14, TableColumn::Kind::number), tableColumn("unit", tr("Unit"), 10)});
    m_answer = answer ? std::optional(*answer) : std::nullopt;
    m_copy->setEnabled(answer.has_value());
    m_save->setEnabled(answer.has_value());
    if (!answer) {
        m_table->setSource(table);
        m_headline->setText(tr("No energy can be computed from this series."));
        const ImportedUtilisation *series = current();
        const auto type = static_cast<std::size_t>(m_type->currentIndex());
        const bool other = series && !series->hasAccelerator && type < m_snapshot->types.size()
            && m_snapshot->types[type].accelerator != kNone;
        m_note->setText(
            other ? tr("The type has accelerators, the file has no utilisation of them.") : text(answer.error()));
        return;
    }
    const SeriesResult &r = answer->result;
    for (const SeriesRow &row : seriesRows(*answer)) {
        const QString why
            = row.value ? QString() : text(Message{"energy.input_missing", {std::string("field.") + row.missing}});
        const bool share = std::string_view(row.id) == "idle_share_of_energy"; // reads as in the sentence above
        const bool plainNumber = row.unit == Unit::one;
        const auto value = share && row.value ? std::optional(*row.value * 100.0) : shownValue(row.value, row.unit);
        table->addRow(
            {ValueTable::cell(text(Message{std::string("series.") + row.id, {}})), ValueTable::cell(value, why),
                ValueTable::cell(share ? QStringLiteral("%")
                        : plainNumber  ? QStringLiteral("")
                                       : unitWords(row.unit))});
    }
    m_table->setSource(table);
    m_table->sizeColumns();
    QStringList headline{tr("%1 kWh in %2, %3 of it while idle.")
                             .arg(format::number(r.kwh), format::hours(r.hours), format::percent(r.idleShareOfEnergy))};
    if (r.releasableHours > 0) {
        headline << (r.savedUsd
                ? withCurrency(tr("Given back while idle, the instance would have saved %1, %2 kWh and %3 USD."))
                      .arg(format::hours(r.releasableHours), format::number(r.savedKwh), format::money(*r.savedUsd))
                : tr("Given back while idle, the instance would have saved %1 and %2 kWh.")
                      .arg(format::hours(r.releasableHours), format::number(r.savedKwh)));
    } else {
        headline << tr("No idle stretch is long enough to give the instance back.");
    }
    m_headline->setText(joinSentences(headline));
    QStringList with;
    with << tr("method %1").arg(text(Message{"energy_method." + std::string(energyMethodId(m_energy.method)), {}}));
    with << (answer->usdPerHour ? withCurrency(tr("%1 USD/h")).arg(format::money(*answer->usdPerHour))
                                : tr("no price"));
    if (answer->pue)
        with << tr("PUE %1").arg(format::number(*answer->pue));
    if (answer->intensity)
        with << (answer->hourly ? tr("grid %1 gCO₂e/kWh, by the hour of the day") : tr("grid %1 gCO₂e/kWh"))
                    .arg(format::number(*answer->intensity));
    QString note = tr("Computed with: %1.").arg(with.join(QStringLiteral(" · ")));
    if (r.missingHours > 0)
        note += QLatin1Char('\n') + tr("Hours without data are outside of every figure.");
    const ImportedUtilisation *series = current();
    if (series
        && std::any_of(series->series.samples.begin(), series->series.samples.end(),
            [](const UtilisationSample &each) { return !each.uCpuPct && each.uAccPct; }))
        note += QLatin1Char('\n') + tr("Samples without a utilisation of the CPU take the one on the left.");
    m_note->setText(note);
}

QString SeriesDialog::headline() const { return m_headline->text(); }

QByteArray SeriesDialog::csv() const
{
    QByteArray out = "quantity,value,unit\r\n";
    if (m_answer) {
        for (const SeriesRow &row : seriesRows(*m_answer))
            out += QByteArray(row.id) + ',' + QByteArray::fromStdString(sheetText(shownValue(row.value, row.unit)))
                + ',' + unitName(row.unit).toUtf8() + "\r\n";
    }
    return out;
}

void SeriesDialog::copy() const
{
    QGuiApplication::clipboard()->setText(m_file->currentText() + QStringLiteral(" · ") + m_type->currentText()
        + QStringLiteral(" · ") + m_region->currentText() + QLatin1Char('\n') + m_headline->text() + QLatin1Char('\n')
        + m_table->tsv(false));
}

} // namespace wattfare
