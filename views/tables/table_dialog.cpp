// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/table_dialog.h"

#include "views/tables/data_table_view.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace wattfare {

TableDialog::TableDialog(const QString &title, TableSourcePtr source, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("table_dialog"));
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace4, kSpace4, kSpace4, kSpace4);
    layout->setSpacing(kSpace3);
    m_view = new DataTableView(this);
    m_view->setAccessibleName(title);
    m_view->setEmptyText(tr("No rows."));
    m_view->setSource(std::move(source));
    layout->addWidget(m_view, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *copy = buttons->addButton(tr("Copy all"), QDialogButtonBox::ActionRole);
    copy->setIcon(icon(QStringLiteral("copy")));
    layout->addWidget(buttons);
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_view->tsv(false)); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(760, 520);
}

} // namespace wattfare
