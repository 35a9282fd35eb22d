// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/explore/own_column_dialog.h"

#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/sql_edit.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>

namespace wattfare {

OwnColumnDialog::OwnColumnDialog(std::vector<Column> columns, const QStringList &words, Apply apply, QWidget *parent)
    : QDialog(parent)
    , m_columns(std::move(columns))
    , m_apply(std::move(apply))
{
    setObjectName(QStringLiteral("own_column_dialog"));
    setWindowTitle(tr("Columns of your own"));
    const auto field = [this](const QString &title, QLineEdit *edit) {
        auto *label = new QLabel(title, this);
        label->setBuddy(edit);
        edit->setAccessibleName(title);
        return label;
    };
    m_name = new QLineEdit(this);
    m_name->setMaxLength(41);
    m_name->setPlaceholderText(QStringLiteral("usd_per_gib_gpu"));
    m_expression = new SqlEdit(this);
    m_expression->setCompletions(words);
    m_expression->setMaxLength(2000);
    m_expression->setPlaceholderText(QStringLiteral("price_usd_per_hour / total_gpu_memory_gib"));
    m_expression->setToolTip(tr("SQL over the other columns; Ctrl+Space completes names"));
    m_error = plainLabel(this);
    m_error->setFont(uiFont(TypeSize::caption));
    colourAsError(m_error);
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Columns of your own"));
    m_list->setToolTip(tr("A click takes a column into the fields above"));
    auto *add = new QPushButton(tr("Add or change"), this);
    add->setDefault(true);
    m_remove = new QPushButton(tr("Remove"), this);
    m_remove->setAutoDefault(false);
    auto *close = new QPushButton(tr("Close"), this);
    close->setAutoDefault(false);
    auto *buttons = boxLayout<QHBoxLayout>(kSpace2);
    buttons->addWidget(add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(kSpace1);
    layout->addWidget(field(tr("Name"), m_name));
    layout->addWidget(m_name);
    layout->addSpacing(kSpace1);
    layout->addWidget(field(tr("SQL expression"), m_expression));
    layout->addWidget(m_expression);
    layout->addWidget(m_error);
    layout->addSpacing(kSpace1);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    resize(520, 320);
    connect(add, &QPushButton::clicked, this, &OwnColumnDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &OwnColumnDialog::removeCurrent);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_remove->setEnabled(row >= 0);
        if (row < 0)
            return;
        m_name->setText(m_columns[static_cast<std::size_t>(row)].first);
        m_expression->setText(m_columns[static_cast<std::size_t>(row)].second);
        showProblem({});
    });
    showColumns();
    showProblem({});
}

QLineEdit *OwnColumnDialog::expressionEdit() const { return m_expression; }

QString OwnColumnDialog::error() const { return m_error->text(); }

void OwnColumnDialog::showColumns()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const auto &[name, expression] : m_columns)
        m_list->addItem(name + QStringLiteral(" = ") + expression);
    if (m_columns.empty()) // cannot be chosen
        (new QListWidgetItem(tr("None yet"), m_list))->setFlags(Qt::NoItemFlags);
    m_list->setCurrentRow(-1);
    m_remove->setEnabled(false);
}

void OwnColumnDialog::showProblem(const Problem &problem)
{
    m_error->setText(problem.message);
    const int all = static_cast<int>(m_expression->text().size());
    if (problem.message.isEmpty() || problem.inName)
        m_expression->setWave(0, 0);
    else if (problem.offset < 0)
        m_expression->setWave(0, all);
    else
        m_expression->setWave(problem.offset, problem.length > 0 ? problem.length : std::max(1, all - problem.offset));
}

void OwnColumnDialog::add()
{
    const QString name = m_name->text().trimmed(), expression = m_expression->text().trimmed();
    if (name.isEmpty() && expression.isEmpty())
        return;
    if (expression.isEmpty()) {
        showProblem(
            {tr("What shall the column show? For example %1.").arg(m_expression->placeholderText()), -1, -1, false});
        m_expression->setFocus();
        return;
    }
    m_expression->setText(expression); // offsets count from here
    const Problem problem = m_apply(name, expression);
    showProblem(problem);
    if (!problem.message.isEmpty()) {
        (problem.inName ? m_name : static_cast<QLineEdit *>(m_expression))->setFocus();
        return;
    }
    std::erase_if(m_columns, [&](const Column &each) { return each.first == name; });
    m_columns.emplace_back(name, expression);
    showColumns();
    m_name->clear();
    m_expression->clear();
    m_name->setFocus();
}

void OwnColumnDialog::removeCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const QString name = m_columns[static_cast<std::size_t>(row)].first;
    if (const Problem problem = m_apply(name, {}); !problem.message.isEmpty()) { // another column needs it
        showProblem(problem);
        return;
    }
    m_columns.erase(m_columns.begin() + row);
    showColumns();
    m_name->clear();
    m_expression->clear();
}

} // namespace wattfare
