// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/slurm_dialog.h"

#include "model/study/shards.h"
#include "views/dialogs/dialog_size.h"
#include "views/dialogs/form_labels.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/page_tabs.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/text_column.h"
#include "views/words/format.h"

#include <QDir>
#include <QFormLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace wattfare {

namespace {

constexpr double kSecondsPerHour = 3600;
constexpr int kMostMinutes = 525'600, kMostMebibytes = 1 << 30; // those of `study submit`

} // namespace

SlurmDialog::SlurmDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Run the study on Slurm"));
    setObjectName(QStringLiteral("slurm_dialog"));
    auto *room = new PageRoom(this); // on a small screen it scrolls
    m_fields = new WholeText;
    m_facts = selectableLabel(m_fields);
    m_facts->setAccessibleName(tr("The study"));
    m_form = new QFormLayout;
    m_form->setLabelAlignment(Qt::AlignLeft);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setHorizontalSpacing(kSpace3);
    m_form->setVerticalSpacing(kSpace2);
    m_folder = new QLineEdit(m_fields);
    m_folder->setObjectName(QStringLiteral("folder"));
    m_folder->setToolTip(tr("Folder of the plan and its shards, which every node of the cluster sees"));
    m_browse = new QPushButton(tr("Browse…"), m_fields);
    m_browse->setAutoDefault(false);
    m_browse->setToolTip(tr("Choose the folder of the plan"));
    auto *folder = boxLayout<QHBoxLayout>(kSpace2);
    folder->addWidget(m_folder, 1);
    folder->addWidget(m_browse);
    auto *folderLabel = new QLabel(tr("Folder"), m_fields);
    folderLabel->setBuddy(m_folder);
    m_form->addRow(folderLabel, folder);
    m_shards = addCount("shards", tr("Shards"), static_cast<int>(kMostShards), {},
        tr("Parts of equal predicted work; each is a task of the array job"));
    m_shards->setMinimum(1);
    m_each = plainLabel(m_fields);
    m_each->setFont(uiFont(TypeSize::caption));
    m_each->setForegroundRole(QPalette::PlaceholderText);
    m_form->addRow(QString(), m_each);
    const QString ofCluster = tr("as the cluster has it");
    m_partition = addEdit("partition", tr("Partition"), ofCluster, tr("Partition of Slurm"));
    m_account = addEdit("account", tr("Account"), ofCluster, tr("Account of Slurm that the job is charged to"));
    m_qos = addEdit("qos", tr("Quality of service"), ofCluster, tr("Quality of service (QOS) of Slurm"));
    const QString predicted = tr("as predicted");
    m_minutes = addCount("minutes", tr("Minutes per shard"), kMostMinutes, predicted,
        tr("Time limit of a shard; as predicted: three times the prediction and ten minutes"));
    m_memory = addCount("mebibytes", tr("MiB per shard"), kMostMebibytes, predicted,
        tr("Memory of a shard; as predicted: a quarter more than the prediction"));
    m_atOnce = addCount("at_once", tr("Shards at one time"), static_cast<int>(kMostShards), tr("no limit"),
        tr("How many shards run at one time, at most"));
    auto *inner = boxLayout<QVBoxLayout>(m_fields, {}, kSpace3);
    inner->addWidget(m_facts);
    inner->addLayout(m_form);
    inner->addStretch(1);
    room->setPage(m_fields);
    room->setMinimumHeight(8 * fontMetrics().height());
    m_error = selectableLabel(this);
    m_error->setObjectName(QStringLiteral("error"));
    m_error->hide();
    m_what = plainLabel(this);
    m_what->hide();
    m_bar = new QProgressBar(this);
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setTextVisible(false);
    m_bar->hide();
    m_submit = new QPushButton(tr("Submit"), this);
    m_submit->setObjectName(QStringLiteral("submit"));
    m_submit->setDefault(true);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    auto *buttons = boxLayout<QHBoxLayout>(kSpace2);
    buttons->addStretch(1);
    buttons->addWidget(m_submit);
    buttons->addWidget(m_cancel);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace3}, kSpace2);
    layout->addWidget(room, 1);
    for (QWidget *each :
        {static_cast<QWidget *>(m_error), static_cast<QWidget *>(m_what), static_cast<QWidget *>(m_bar)})
        layout->addWidget(each);
    layout->addLayout(buttons);
    centreLabels(*m_form);
    resizeOnScreen(
        this, {std::max(560, 38 * fontMetrics().averageCharWidth()), std::max(460, 26 * fontMetrics().height())});
    connect(m_browse, &QPushButton::clicked, this, &SlurmDialog::folderRequested);
    connect(m_submit, &QPushButton::clicked, this, &SlurmDialog::submitRequested);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_folder, &QLineEdit::textChanged, this, &SlurmDialog::refresh);
    connect(m_shards, &QSpinBox::valueChanged, this, &SlurmDialog::refresh);
    refresh();
}

QLineEdit *SlurmDialog::addEdit(const char *name, const QString &title, const QString &empty, const QString &help)
{
    auto *edit = new QLineEdit(m_fields);
    edit->setObjectName(QLatin1String(name));
    edit->setPlaceholderText(empty);
    edit->setToolTip(help);
    m_form->addRow(title, edit);
    return edit;
}

QSpinBox *SlurmDialog::addCount(
    const char *name, const QString &title, int most, const QString &none, const QString &help)
{
    auto *box = new QSpinBox(m_fields);
    box->setObjectName(QLatin1String(name));
    box->setRange(0, most);
    box->setSpecialValueText(none);
    box->setGroupSeparatorShown(true);
    box->setToolTip(help);
    m_form->addRow(title, box);
    return box;
}

void SlurmDialog::setStudy(double points)
{
    m_points = points;
    refresh();
}

void SlurmDialog::setPrediction(double seconds, std::size_t shards)
{
    m_seconds = seconds;
    m_shards->setValue(static_cast<int>(shards));
    refresh();
}

void SlurmDialog::setPlan(const QString &folder, double missing, double shards)
{
    m_planned = true;
    setWindowTitle(tr("Submit the missing shards"));
    m_facts->setText(tr("Shards that are neither done nor on their way: %1 of %2.")
                         .arg(format::integer(missing), format::integer(shards)));
    setFolder(folder);
    m_folder->setReadOnly(true);
    m_browse->hide();
    m_form->setRowVisible(m_shards, false);
    m_form->setRowVisible(m_each, false);
    refresh();
}

void SlurmDialog::setChoices(const schedule::SlurmChoices &choices)
{
    m_partition->setText(QString::fromStdString(choices.partition));
    m_account->setText(QString::fromStdString(choices.account));
    m_qos->setText(QString::fromStdString(choices.qos));
    m_minutes->setValue(static_cast<int>(std::min<std::uint64_t>(choices.minutes, kMostMinutes)));
    m_memory->setValue(static_cast<int>(std::min<std::uint64_t>(choices.mebibytes, kMostMebibytes)));
    m_atOnce->setValue(static_cast<int>(std::min(choices.atOnce, kMostShards)));
}

QString SlurmDialog::folder() const { return QDir::fromNativeSeparators(m_folder->text().trimmed()); }
void SlurmDialog::setFolder(const QString &folder) { m_folder->setText(QDir::toNativeSeparators(folder)); }
std::size_t SlurmDialog::shards() const { return static_cast<std::size_t>(m_shards->value()); }

schedule::SlurmChoices SlurmDialog::choices() const
{
    schedule::SlurmChoices choices;
    choices.partition = m_partition->text().trimmed().toStdString();
    choices.account = m_account->text().trimmed().toStdString();
    choices.qos = m_qos->text().trimmed().toStdString();
    choices.minutes = static_cast<std::uint64_t>(m_minutes->value());
    choices.mebibytes = static_cast<std::uint64_t>(m_memory->value());
    choices.atOnce = static_cast<std::size_t>(m_atOnce->value());
    return choices;
}

void SlurmDialog::refresh()
{
    const bool known = m_planned || m_seconds >= 0;
    if (!m_planned) {
        m_facts->setText(tr("Points in all: %1").arg(format::integer(m_points)) + QLatin1Char('\n')
            + (known ? tr("Predicted time: %1 on one thread").arg(format::hours(m_seconds / kSecondsPerHour))
                     : tr("Predicted time: being worked out…")));
        m_each->setText(known ? tr("About %1 each").arg(format::hours(m_seconds / m_shards->value() / kSecondsPerHour))
                              : QString());
        m_shards->setEnabled(known);
    }
    m_submit->setEnabled(known && m_fields->isEnabled() && QDir::isAbsolutePath(folder()));
    m_submit->setToolTip(QDir::isAbsolutePath(folder()) ? tr("Writes the plan and sends its shards to Slurm")
                                                        : tr("Choose the folder of the plan, by its whole path"));
}

void SlurmDialog::showWorking(const QString &what)
{
    const bool working = !what.isEmpty();
    if (working)
        m_error->hide();
    m_fields->setEnabled(!working);
    m_what->setText(what);
    m_what->setVisible(working);
    m_bar->setRange(0, 0);
    m_bar->setVisible(working);
    refresh();
}

void SlurmDialog::setProgress(double share)
{
    m_bar->setRange(0, share > 0 ? 1000 : 0);
    m_bar->setValue(static_cast<int>(1000 * share));
}

void SlurmDialog::showError(const QString &error)
{
    showWorking({});
    wattfare::showError(m_error, error);
}

QString SlurmDialog::errorText() const { return m_error->isHidden() ? QString() : m_error->text(); }
QString SlurmDialog::facts() const { return m_facts->text(); }

} // namespace wattfare
