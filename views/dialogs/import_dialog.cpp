// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/import_dialog.h"

#include "views/tables/data_table_view.h"
#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTreeWidget>

#include <utility>

namespace wattfare {

namespace {

constexpr int kAll = -1;
constexpr int kKindColumn = 3; // of the list of files
constexpr int kShownRepairs = 2000;

QString choiceWord(const std::string &key, const std::string &choice)
{
    if (key == "one_means")
        return choice == "available" ? ImportDialog::tr("1 means: an instance can be had")
                                     : ImportDialog::tr("1 means: lost, or not to be had");
    if (key == "basis")
        return choice == "lifecycle" ? ImportDialog::tr("Life-cycle intensities")
                                     : ImportDialog::tr("Direct intensities");
    return QString::fromStdString(choice);
}

QString placeholder(const std::string &key)
{
    if (key == "as_of")
        return ImportDialog::tr("2026-07-20");
    if (key == "region")
        return ImportDialog::tr("us-east-1");
    if (key == "gap_seconds")
        return ImportDialog::tr("Seconds, for example 600");
    return {};
}

QString lacking(const std::string &key)
{
    if (key == "region")
        return ImportDialog::tr("Choose the region first.");
    if (key == "as_of")
        return ImportDialog::tr("Enter the date of the file first.");
    if (key == "one_means")
        return ImportDialog::tr("Choose what 1 means first.");
    if (key == "gap_seconds")
        return ImportDialog::tr("Enter the seconds between two values first.");
    if (key == "accept_repairs")
        return ImportDialog::tr("Check the repairs and confirm them first.");
    return ImportDialog::tr("Every question needs an answer first.");
}

} // namespace

ImportDialog::ImportDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Import"));
    setObjectName(QStringLiteral("import_dialog"));
    m_files = new QTreeWidget(this);
    m_files->setAccessibleName(tr("Files"));
    m_files->setColumnCount(kKindColumn + 1);
    m_files->setHeaderLabels(
        {tr("File"), tr("Size"), QString(), tr("Kind")}); // room between the number and what follows
    m_files->headerItem()->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    m_files->setRootIsDecorated(false);
    m_files->setUniformRowHeights(true);
    m_files->header()->setFont(uiFont(TypeSize::body, true)); // as in the table below
    m_files->header()->setStretchLastSection(false);
    m_files->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_files->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_files->header()->setMinimumSectionSize(kSpace2);
    m_files->header()->setSectionResizeMode(2, QHeaderView::Fixed);
    m_files->header()->setSectionResizeMode(kKindColumn, QHeaderView::Interactive);
    m_files->setSelectionMode(QAbstractItemView::NoSelection);
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

    m_questions = new QScrollArea(m_stack);
    m_questions->setFocusPolicy(Qt::NoFocus);
    m_questions->setWidgetResizable(true);
    m_questions->setFrameShape(QFrame::NoFrame);

    auto *diff = new QWidget(m_stack);
    m_summary = selectableLabel(diff);
    m_summary->setFont(uiFont(TypeSize::body, true));
    m_groups = boxLayout<QHBoxLayout>(kSpace1);
    m_groupButtons = new QButtonGroup(this);
    m_groupButtons->setExclusive(true);
    connect(m_groupButtons, &QButtonGroup::idClicked, this, &ImportDialog::filter);
    m_table = new DataTableView(diff);
    m_table->setAccessibleName(tr("What would change"));
    m_table->setEmptyText(tr("Nothing in this group."));
    m_note = selectableLabel(diff);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    auto *diffLayout = boxLayout<QVBoxLayout>(diff, {}, kSpace2);
    diffLayout->addWidget(m_summary);
    diffLayout->addLayout(m_groups);
    diffLayout->addWidget(m_table, 1);
    diffLayout->addWidget(m_note);

    auto *error = new QWidget(m_stack);
    auto *errorTitle = new QLabel(tr("Refused. Nothing was changed."), error);
    errorTitle->setFont(uiFont(TypeSize::body, true));
    m_error = new QPlainTextEdit(error);
    m_error->setReadOnly(true);
    m_error->setAccessibleName(tr("Why it was refused"));
    m_error->setTabChangesFocus(true);
    m_again = new QPushButton(tr("Answer again"), error);
    auto *errorLayout = boxLayout<QVBoxLayout>(error, {}, kSpace2);
    errorLayout->addWidget(errorTitle);
    errorLayout->addWidget(m_error, 1000); // as tall as its text, the rest is below it
    errorLayout->addWidget(m_again, 0, Qt::AlignLeft);
    errorLayout->addStretch(1);

    for (QWidget *page : {working, static_cast<QWidget *>(m_questions), diff, error})
        m_stack->addWidget(page);
    m_confirm = new QCheckBox(tr("I have checked the repairs; they are correct"), this);
    connect(m_confirm, &QCheckBox::toggled, this, &ImportDialog::checkAnswers);
    m_why = selectableLabel(this);
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_next = new QPushButton(this);
    m_next->setDefault(true);
    auto *commands = new QPushButton(tr("Commands for AWS files…"), this);
    commands->setObjectName(QStringLiteral("aws_commands"));
    commands->setToolTip(tr("The commands that get the files of AWS which can be imported, to copy"));
    commands->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(commands);
    buttons->addWidget(m_why, 1);
    buttons->addWidget(m_next);
    buttons->addWidget(m_cancel);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace3}, kSpace3);
    layout->addWidget(m_files);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_confirm);
    layout->addLayout(buttons);
    resize(880, 400); // for a question or a reason; what would change takes more
    connect(commands, &QPushButton::clicked, this, &ImportDialog::commandsRequested);
    connect(m_cancel, &QPushButton::clicked, this, &ImportDialog::reject);
    connect(m_again, &QPushButton::clicked, this, &ImportDialog::answerAgain);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_step == Step::questions)
            sendAnswers();
        else if (m_step == Step::diff)
            emit applyRequested();
    });
    go(Step::working);
}

void ImportDialog::go(Step step)
{
    m_step = step;
    m_stack->setCurrentIndex(static_cast<int>(step));
    m_next->setVisible(step == Step::questions || step == Step::diff);
    m_next->setText(step == Step::questions ? tr("Continue") : tr("Apply"));
    m_cancel->setText(step == Step::error ? tr("Close") : tr("Cancel"));
    m_files->setEnabled(step != Step::working);
    m_confirm->setVisible(step == Step::questions && hasRepairs());
    if (step != Step::questions && step != Step::diff)
        allow({});
}

// Within the window and about the same middle; never smaller.
void ImportDialog::grow(const QSize &wanted)
{
    const QSize room = parentWidget() ? parentWidget()->window()->size() - QSize(48, 48) : wanted;
    const QSize before = size();
    const QSize after = before.expandedTo(wanted.boundedTo(room));
    if (isVisible())
        move(pos() - QPoint(after.width() - before.width(), after.height() - before.height()) / 2);
    resize(after);
}

void ImportDialog::allow(const QString &why)
{
    m_next->setEnabled(why.isEmpty());
    m_next->setToolTip(plainTip(why));
    m_next->setAccessibleDescription(why);
    m_why->setText(why);
}

// Cancel while working stops the work; the window closes when that has answered.
void ImportDialog::reject()
{
    if (m_step == Step::working)
        emit stopRequested();
    else
        QDialog::reject();
}

void ImportDialog::setFiles(const std::vector<File> &files)
{
    m_files->clear();
    m_fileCount = static_cast<int>(files.size());
    int widest = 0;
    for (int i = 0; i < m_fileCount; ++i) {
        const File &file = files[static_cast<std::size_t>(i)];
        auto *item = new QTreeWidgetItem(m_files, {file.name, format::bytes(file.bytes)});
        item->setToolTip(0, plainTip(file.folder));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        auto *box = new QComboBox(m_files);
        box->setAccessibleDescription(tr("How the file is read; another kind reads it again"));
        box->setAccessibleName(tr("Kind of %1").arg(file.name));
        box->addItem(file.kind ? tr("Do not import") : tr("Not recognised: do not import"), -1);
        for (const ImportKind kind : importKinds())
            box->addItem(text(importKindTitle(kind)), static_cast<int>(kind));
        box->setCurrentIndex(file.kind ? box->findData(static_cast<int>(*file.kind)) : 0);
        widest = std::max(widest, box->sizeHint().width());
        m_files->setItemWidget(item, kKindColumn, box);
        connect(box, &QComboBox::activated, this, [this, i, box] {
            const int kind = box->currentData().toInt();
            emit kindChosen(i, kind < 0 ? std::nullopt : std::optional(static_cast<ImportKind>(kind)));
        });
    }
    m_files->setColumnWidth(2, kSpace2);
    m_files->setColumnWidth(kKindColumn, std::min(widest, width() * 11 / 20)); // large letters leave room for the names
    const int rows = std::clamp(m_fileCount, 1, 6);
    const int height = m_fileCount > 0 ? m_files->sizeHintForRow(0) : fontMetrics().height();
    const auto tall = [&](int n) {
        return m_files->header()->sizeHint().height() + n * std::max(height, fontMetrics().height() + kSpace3)
            + kSpace1;
    };
    m_files->setMinimumHeight(tall(1)); // where letters are large and the screen is not
    m_files->setMaximumHeight(tall(rows));
    m_files->setVisible(m_fileCount > 0);
}

QComboBox *ImportDialog::kindBox(int file) const
{
    QTreeWidgetItem *item = m_files->topLevelItem(file);
    return item ? qobject_cast<QComboBox *>(m_files->itemWidget(item, kKindColumn)) : nullptr;
}

void ImportDialog::showWorking(const QString &what, bool files)
{
    m_what->setText(what);
    m_bar->setValue(0);
    if (!files)
        m_files->hide();
    go(Step::working);
}

void ImportDialog::setProgress(double share) { m_bar->setValue(static_cast<int>(share * 1000)); }

// ---- Questions ------------------------------------------------------------------------------------------------------

QWidget *ImportDialog::fieldOf(const ImportQuestion &question)
{
    if (question.key == "accept_repairs")
        return m_confirm;
    if (!question.choices.empty()) {
        auto *box = new QComboBox;
        for (const std::string &choice : question.choices)
            box->addItem(choiceWord(question.key, choice), QString::fromStdString(choice));
        box->setPlaceholderText(tr("Choose…"));
        box->setCurrentIndex(
            question.suggestion.empty() ? -1 : box->findData(QString::fromStdString(question.suggestion)));
        box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        box->setMinimumContentsLength(32);
        return box;
    }
    auto *edit = new QLineEdit(QString::fromStdString(question.suggestion));
    edit->setPlaceholderText(placeholder(question.key));
    edit->setMaximumWidth(320);
    if (question.key == "region") {
        auto *completer = new QCompleter(m_regions, edit);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        edit->setCompleter(completer);
    }
    return edit;
}

void ImportDialog::fillRepairs(const std::vector<ImportBatch::Repair> &repairs, QLayout *layout)
{
    auto *tree = new QTreeWidget;
    tree->setAccessibleName(tr("Repairs"));
    tree->setObjectName(QStringLiteral("repairs"));
    tree->setRootIsDecorated(false);
    tree->setColumnCount(4);
    tree->setHeaderLabels({tr("Line"), tr("Column"), tr("Found"), tr("Read as")});
    int shown = 0;
    for (const ImportBatch::Repair &repair : repairs) {
        if (++shown > kShownRepairs) {
            new QTreeWidgetItem(
                tree, {QString(), tr("and %n more", nullptr, static_cast<int>(repairs.size()) - kShownRepairs)});
            break;
        }
        auto *item = new QTreeWidgetItem(tree,
            {format::integer(static_cast<double>(repair.line)), QString::fromStdString(repair.field),
                repair.before.empty() ? tr("(empty: a merged cell)") : QString::fromStdString(repair.before),
                QString::fromStdString(repair.after)});
        item->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
    }
    for (int i = 0; i < 4; ++i)
        tree->resizeColumnToContents(i);
    tree->setMinimumHeight(180);
    layout->addWidget(tree);
}

void ImportDialog::ask(const std::vector<Questions> &all)
{
    m_fields.clear();
    m_confirm->setChecked(false); // one for the repairs of all files
    auto *page = new QWidget;
    auto *layout = boxLayout<QVBoxLayout>(page, {0, 0, kSpace2, 0}, kSpace2);
    for (const Questions &file : all) {
        if (all.size() > 1 && file.file < m_files->topLevelItemCount()) {
            auto *title = new QLabel(m_files->topLevelItem(file.file)->text(0), page);
            title->setFont(uiFont(TypeSize::body, true));
            layout->addWidget(title);
        }
        for (const ImportQuestion &question : file.questions) {
            QLabel *label = selectableLabel(page, text(question.question));
            layout->addWidget(label);
            if (question.key == "accept_repairs")
                fillRepairs(file.repairs, layout);
            QWidget *field = fieldOf(question);
            field->setObjectName(
                QStringLiteral("answer_%1_%2").arg(file.file).arg(QString::fromStdString(question.key)));
            m_fields.push_back({file.file, question.key, field});
            if (field == m_confirm)
                continue;
            field->setAccessibleName(label->text());
            field->setAccessibleDescription(tr("The file does not say it itself"));
            label->setBuddy(field);
            layout->addWidget(field);
            if (auto *edit = qobject_cast<QLineEdit *>(field))
                connect(edit, &QLineEdit::textChanged, this, &ImportDialog::checkAnswers);
            else if (auto *box = qobject_cast<QComboBox *>(field))
                connect(box, &QComboBox::currentIndexChanged, this, &ImportDialog::checkAnswers);
        }
    }
    layout->addStretch(1);
    m_questions->setWidget(page);
    go(Step::questions);
    checkAnswers();
    if (!m_fields.empty())
        m_fields.front().widget->setFocus();
}

QWidget *ImportDialog::answer(int file, const QString &key) const
{
    for (const Field &field : m_fields) {
        if (field.file == file && QString::fromStdString(field.key) == key)
            return field.widget;
    }
    return nullptr;
}

bool ImportDialog::hasRepairs() const
{
    return std::any_of(m_fields.begin(), m_fields.end(), [&](const Field &each) { return each.widget == m_confirm; });
}

void ImportDialog::checkAnswers()
{
    const auto answered = [](const Field &field) {
        if (const auto *edit = qobject_cast<QLineEdit *>(field.widget))
            return !edit->text().trimmed().isEmpty();
        if (const auto *box = qobject_cast<QComboBox *>(field.widget))
            return box->currentIndex() >= 0;
        return qobject_cast<QCheckBox *>(field.widget)->isChecked();
    };
    const auto open = std::find_if_not(m_fields.begin(), m_fields.end(), answered);
    allow(open == m_fields.end() ? QString() : lacking(open->key));
}

void ImportDialog::sendAnswers()
{
    std::vector<ImportOptions> answers(static_cast<std::size_t>(m_fileCount));
    for (const Field &field : m_fields) {
        std::string &value = answers[static_cast<std::size_t>(field.file)][field.key];
        if (const auto *edit = qobject_cast<QLineEdit *>(field.widget))
            value = edit->text().trimmed().toStdString();
        else if (const auto *box = qobject_cast<QComboBox *>(field.widget))
            value = box->currentData().toString().toStdString();
        else
            value = "yes";
    }
    emit answered(answers);
}

// ---- Dry run --------------------------------------------------------------------------------------------------------

void ImportDialog::showDiff(const std::vector<ImportPart> &parts)
{
    std::size_t added = 0, changed = 0, unchanged = 0, removed = 0, refused = 0;
    bool truncated = false;
    QStringList notes;
    std::vector<std::pair<std::string, std::size_t>> skipped;
    std::size_t repairs = 0;
    for (const ImportPart &part : parts) {
        added += part.diff->added;
        changed += part.diff->changed;
        unchanged += part.diff->unchanged;
        removed += part.diff->removed;
        refused += part.diff->refused;
        truncated = truncated || part.diff->truncated;
        repairs += part.diff->repairs.size();
        for (const auto &[reason, count] : part.diff->skipped) {
            const auto old = std::ranges::find(skipped, reason, &std::pair<std::string, std::size_t>::first);
            if (old == skipped.end())
                skipped.emplace_back(reason, count);
            else
                old->second += count;
        }
    }
    m_summary->setText(text(Message{"import.summary", {added, changed, unchanged, removed, refused}}));
    for (QAbstractButton *button : m_groupButtons->buttons()) {
        m_groupButtons->removeButton(button);
        delete button;
    }
    while (QLayoutItem *item = m_groups->takeAt(0))
        delete item;
    const auto group = [&](int id, const QString &title, std::size_t n) {
        auto *button = new QPushButton(
            tr("%1 (%2)").arg(title, format::integer(static_cast<double>(n))), m_table->parentWidget());
        button->setCheckable(true);
        button->setEnabled(n > 0 || id == kAll);
        button->setAutoDefault(false);
        button->setObjectName(QStringLiteral("group_%1").arg(id));
        m_groupButtons->addButton(button, id == kAll ? 100 : id); // QButtonGroup takes -1 for "make one up"
        m_groups->addWidget(button);
    };
    group(kAll, tr("All"), added + changed + removed + refused);
    group(static_cast<int>(DiffEntry::Kind::added), importKindTitle(DiffEntry::Kind::added), added);
    group(static_cast<int>(DiffEntry::Kind::changed), importKindTitle(DiffEntry::Kind::changed), changed);
    group(static_cast<int>(DiffEntry::Kind::removed), importKindTitle(DiffEntry::Kind::removed), removed);
    group(static_cast<int>(DiffEntry::Kind::refused), importKindTitle(DiffEntry::Kind::refused), refused);
    m_groups->addStretch(1);
    m_groupButtons->button(100)->setChecked(true);
    m_source = std::make_shared<ImportTable>(parts);
    m_table->setSource(m_source);
    m_table->sizeColumns();
    QString why = m_readOnly;
    if (refused > 0 && added + changed + unchanged + removed == 0)
        why = tr("Every row was refused, as listed; there is nothing to apply.");
    else if (added + changed + removed == 0)
        why = tr("The catalogue already has all of this; there is nothing to apply.");
    if (truncated)
        notes << tr("The table lists the first %1 entries; all of them count.")
                     .arg(format::integer(static_cast<double>(m_source->rowCount())));
    if (repairs > 0)
        notes << tr("%n cell(s) put right, as confirmed.", nullptr, static_cast<int>(repairs));
    QStringList left;
    for (const auto &[reason, n] : skipped)
        left << tr("%1 (%2)").arg(text(Message{reason, {}}), format::integer(static_cast<double>(n)));
    if (!left.isEmpty())
        notes << tr("Excluded: %1.").arg(left.join(QStringLiteral(", ")));
    notes << m_remarks;
    m_note->setText(notes.join(QLatin1Char('\n')));
    m_note->setVisible(!notes.isEmpty());
    go(Step::diff);
    if (!std::exchange(m_grown, true))
        grow({1320, 700}); // a table wide enough for old, new and difference
    allow(why);
    m_table->setFocus();
}

void ImportDialog::setReadOnly(const QString &reason) { m_readOnly = reason; }

void ImportDialog::filter(int group)
{
    ColumnarTableModel *model = m_table->table();
    if (!model)
        return;
    if (group == 100)
        model->clearFilter();
    else
        model->setFilterRows(m_source->rowsOf(static_cast<DiffEntry::Kind>(group)));
}

// ---- Errors ---------------------------------------------------------------------------------------------------------

void ImportDialog::showError(const QString &message, const QString &detail, bool canAnswerAgain)
{
    m_error->setPlainText(detail.isEmpty() ? message : message + QStringLiteral("\n\n") + detail);
    const QRect wide(0, 0, std::max(300, width() - 2 * kSpace6 - 2 * kSpace4), QWIDGETSIZE_MAX);
    const int tall = m_error->fontMetrics().boundingRect(wide, Qt::TextWordWrap, m_error->toPlainText()).height();
    m_error->setMaximumHeight(tall + 2 * kSpace4);
    m_again->setVisible(canAnswerAgain);
    m_files->setVisible(m_fileCount > 0);
    go(Step::error);
    if (tall > m_error->height()) // many errors
        grow({width(), std::min(700, height() + tall - m_error->height())});
    m_error->setFocus();
}

QString ImportDialog::errorText() const { return m_step == Step::error ? m_error->toPlainText() : QString(); }

} // namespace wattfare
