// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/table_dialog.h"

#include "views/tables/data_table_view.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace wattfare {

namespace {

constexpr QSize kLeast{480, 240};
constexpr int kHighest = 720; // more rows are scrolled to

// So large that no cell is cut and no row is hidden.
QSize contentsOf(DataTableView &view)
{
    const QAbstractItemView &cells = view; // where the hint is public
    const QHeaderView &titles = *view.horizontalHeader();
    QSize size(2 * view.frameWidth() + view.verticalScrollBar()->sizeHint().width(),
        2 * view.frameWidth() + titles.sizeHint().height());
    for (int c = 0; c < titles.count(); ++c)
        if (!view.isColumnHidden(c))
            size.rwidth() += std::max({view.columnWidth(c), cells.sizeHintForColumn(c), titles.sectionSizeHint(c)});
    size.rheight() += titles.count() > 0 ? view.model()->rowCount() * view.verticalHeader()->defaultSectionSize() : 0;
    return size;
}

} // namespace

TableDialog::TableDialog(const QString &title, TableSourcePtr source, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("table_dialog"));
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace4}, kSpace3);
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
    m_view->setProperty("fillsWidth", true); // room that the columns leave goes to those of words
    ensurePolished();
    QSize room = (parent && parent->screen() ? parent->screen() : screen())->availableGeometry().size();
    if (parent) // the screen has room for that one
        room = room.expandedTo(parent->window()->size());
    room = (room * 9 / 10).boundedTo({room.width(), kHighest});
    QSize wanted = contentsOf(*m_view) + QSize(2 * kSpace4, 2 * kSpace4 + kSpace3 + buttons->sizeHint().height());
    if (wanted.width() > room.width())
        wanted.rheight() += m_view->horizontalScrollBar()->sizeHint().height();
    resize(wanted.expandedTo(kLeast).boundedTo(room));
}

} // namespace wattfare
