// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/place/place_page.h"

#include "model/report/build_placement.h"
#include "views/tables/data_table_view.h"
#include "views/tables/report_rows.h"
#include "views/tables/table_dialog.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/tool_button.h"
#include "views/words/messages.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QTabWidget>
#include <QToolButton>

// What holds one of the tasks, and what comes out of a placement.
namespace wattfare {

void PlacePage::createHolds()
{
    auto *tab = new QWidget(m_tabs);
    m_heldTask = new QComboBox(tab);
    m_heldTask->setObjectName(QStringLiteral("heldTask"));
    m_heldTask->setAccessibleName(tr("Task"));
    m_heldTask->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_heldTask->setMinimumContentsLength(16);
    auto *label = new QLabel(tr("Task"), tab);
    label->setBuddy(m_heldTask);
    m_holds = new DataTableView(tab);
    m_holds->setObjectName(QStringLiteral("holds"));
    m_holds->setAccessibleName(tr("What holds a task"));
    m_holds->setEmptyText(tr("There is no task to look at."));
    auto *line = boxLayout<QHBoxLayout>(kSpace2);
    line->addWidget(label);
    line->addWidget(m_heldTask);
    line->addStretch(1);
    auto *layout = boxLayout<QVBoxLayout>(tab, {0, kSpace2, 0, 0}, kSpace2);
    layout->addLayout(line);
    layout->addWidget(m_holds, 1);
    m_tabs->addTab(tab, tr("What holds a task"));
    m_tabs->setTabToolTip(2,
        tr("Which types hold the task alone, how many copies an instance holds, and what a copy costs with what stays "
           "idle"));
    connect(m_heldTask, &QComboBox::activated, this, &PlacePage::showHolds);
}

void PlacePage::fillHeldTasks()
{
    const QString chosen = m_heldTask->currentText();
    m_heldTask->clear();
    for (const PlacementTask &task : m_reply.file.tasks)
        m_heldTask->addItem(QString::fromStdString(task.id));
    if (m_heldTask->count() > 0)
        m_heldTask->setCurrentIndex(std::max(0, m_heldTask->findText(chosen)));
    m_heldTask->setEnabled(m_heldTask->count() > 0);
    showHolds();
}

void PlacePage::showHolds()
{
    const int row = m_heldTask->currentIndex();
    if (row < 0 || m_reply.offers.offers.empty()) {
        m_holds->setSource(std::make_shared<ValueTable>(std::vector<TableColumn>()));
        return;
    }
    const PlacementTask &task = m_reply.file.tasks[static_cast<std::size_t>(row)];
    const HoldOffers offers = holdOffers(*m_reply.snapshot, m_reply.offers, task);
    const auto holds = whatHolds(task, offers.offers, m_reply.file.options);
    m_holds->setSource(reportRows(buildHoldsTable(holds, offers),
        [&](std::size_t at) { // the type; above it what tells apart the parts of its GPUs
            const std::size_t offer = holds[at].offer;
            const auto part = static_cast<qint64>(offers.shares[offer].empty() ? 0 : offer);
            return part << 32U | static_cast<qint64>(offers.types[offer]);
        }));
    m_holds->setSelectedKeys(m_selectedTypes);
}

void PlacePage::createDeploy()
{
    m_deploy = toolButton(
        QStringLiteral("export"), tr("Deploy the placement: files for ECS and Karpenter, checklist"), m_answer);
    m_deploy->setObjectName(QStringLiteral("deploy"));
    m_deploy->setText(tr("Deploy…"));
    m_deploy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_deploy->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_deploy);
    for (const auto &[target, copy, save] :
        {std::tuple(DeploymentTarget::ecs, tr("Copy the ECS template (CloudFormation)"),
             tr("Save the ECS template (CloudFormation)…")),
            std::tuple(DeploymentTarget::karpenter, tr("Copy the Karpenter NodePools"),
                tr("Save the Karpenter NodePools…"))}) {
        connect(menu->addAction(copy), &QAction::triggered, this, [this, target = target] {
            QGuiApplication::clipboard()->setText(deployment(target));
            emit statusMessage(tr("On the clipboard. It was not run: review it before you apply it."));
        });
        connect(menu->addAction(save), &QAction::triggered, this, [this, target = target] {
            emit exportRequested(QString::fromStdString(deploymentFileName(target)), tr("YAML files (*.yaml *.yml)"),
                [text = deployment(target).toUtf8()] { return text; });
        });
    }
    menu->addSeparator();
    m_spot = menu->addAction(tr("Spot capacity in these files"));
    m_spot->setCheckable(true);
    menu->addSeparator();
    connect(menu->addAction(tr("Checklist by type…")), &QAction::triggered, this, &PlacePage::showChecklist);
    m_deploy->setMenu(menu);
    m_deploy->setEnabled(false);
}

DeploymentPlan PlacePage::deploymentPlanNow() const
{
    const PlacementPicture &picture = *m_reply.picture;
    return deploymentPlan(
        m_reply.snapshot, picture.placement, picture.tasks, m_reply.offers, m_reply.file.region, m_spot->isChecked());
}

QString PlacePage::deployment(DeploymentTarget target) const
{
    if (!m_reply.picture)
        return {};
    return QString::fromStdString(deploymentText(
        deploymentPlanNow(), target, [](const Message &message) { return text(message).toStdString(); }));
}

void PlacePage::showChecklist()
{
    if (!m_reply.picture)
        return;
    const DeploymentPlan plan = deploymentPlanNow();
    auto *dialog = new TableDialog(
        tr("Checklist"), reportRows(buildChecklistTable(deploymentChecklist(plan), *plan.snapshot)), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace wattfare
