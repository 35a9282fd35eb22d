// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/export_dialog.h"

#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/words/currency.h"
#include "views/words/format.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>

namespace wattfare {

ExportDialog::ExportDialog(const Size &size, const TableExport &last, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Export the table"));
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace4}, kSpace1);
    const auto label = [&](const QString &text) {
        auto *made = new QLabel(text, this);
        layout->addWidget(made);
        return made;
    };
    const auto choice = [&](QButtonGroup *group, const char *name, const QString &text, bool on) {
        auto *button = new QRadioButton(text, this);
        button->setObjectName(QLatin1String(name));
        button->setChecked(on);
        group->addButton(button);
        layout->addWidget(button);
        return button;
    };
    QLabel *formatLabel = label(tr("&Format"));
    m_format = new QComboBox(this);
    m_format->setObjectName(QStringLiteral("format"));
    m_format->setToolTip(
        tr("CSV and Excel hold 15 significant figures, JSON the exact number; all without separators."));
    for (const ReportFormat format : {ReportFormat::csv, ReportFormat::xlsx, ReportFormat::json})
        m_format->addItem(formatFilter(format), static_cast<int>(format));
    m_format->setCurrentIndex(std::max(0, m_format->findData(static_cast<int>(last.format))));
    formatLabel->setBuddy(m_format);
    layout->addWidget(m_format);
    layout->addSpacing(kSpace3);

    label(tr("Rows"));
    auto *rows = new QButtonGroup(this);
    m_shownRows = choice(rows, "rows_shown",
        tr("As &shown, in this order: %1").arg(format::integer(static_cast<double>(size.shownRows))), !last.allRows);
    m_allRows = choice(
        rows, "rows_all", tr("&All: %1").arg(format::integer(static_cast<double>(size.allRows))), last.allRows);
    layout->addSpacing(kSpace2);
    label(tr("Columns"));
    auto *columns = new QButtonGroup(this);
    m_shownColumns = choice(columns, "columns_shown",
        tr("As s&hown, in this order: %1").arg(format::integer(size.shownColumns)), !last.allColumns);
    m_allColumns
        = choice(columns, "columns_all", tr("A&ll: %1").arg(format::integer(size.allColumns)), last.allColumns);
    layout->addSpacing(kSpace2);

    m_context = new QCheckBox(tr("E&xclusions, regions, price dates and ranges as columns"), this);
    m_context->setObjectName(QStringLiteral("context"));
    m_context->setToolTip(tr("Why a row is excluded, its region, purchase option and price date, and the low and high "
                             "end of each figure, shown in the table or not."));
    m_context->setChecked(last.context);
    layout->addWidget(m_context);
    m_provenance = new QCheckBox(tr("&Classes and sources as columns"), this);
    m_provenance->setObjectName(QStringLiteral("provenance"));
    m_provenance->setToolTip(tr("CSV and Excel: beside each figure its class and the sources it rests on."));
    m_provenance->setChecked(last.provenance);
    layout->addWidget(m_provenance);
    m_asShown = new QCheckBox(tr("Numbers as on the &screen too, in columns of their own"), this);
    m_asShown->setObjectName(QStringLiteral("as_shown"));
    m_asShown->setToolTip(tr("Behind each number its rounded text, as the table shows it."));
    m_asShown->setChecked(last.asShown);
    layout->addWidget(m_asShown);
    m_usdBeside = new QCheckBox(tr("&USD beside it"), this);
    m_usdBeside->setObjectName(QStringLiteral("usd_beside"));
    m_usdBeside->setToolTip(
        tr("Behind each amount in %1 the same in USD, as the catalogue has its prices.").arg(unitName(Unit::usd)));
    m_usdBeside->setChecked(last.usdBeside);
    m_usdBeside->setVisible(!showsUsd());
    layout->addWidget(m_usdBeside);
    layout->addSpacing(kSpace3);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *go = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
    go->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::update);
    update();
}

TableExport ExportDialog::choice() const
{
    TableExport choice;
    choice.format = static_cast<ReportFormat>(m_format->currentData().toInt());
    choice.allRows = m_allRows->isChecked();
    choice.allColumns = m_allColumns->isChecked();
    choice.provenance = m_provenance->isChecked();
    choice.context = m_context->isChecked();
    choice.asShown = m_asShown->isChecked();
    choice.usdBeside = m_usdBeside->isChecked();
    return choice;
}

void ExportDialog::update()
{
    m_provenance->setEnabled(choice().format != ReportFormat::json); // JSON has the reasons instead
}

} // namespace wattfare
