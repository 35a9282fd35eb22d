// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/my_data_dialog.h"

#include "model/importers/common/importer.h"
#include "model/team/exchange.h"
#include "model/workload/ids.h"
#include "views/dialogs/dialog_size.h"
#include "views/dialogs/import_table.h"
#include "views/tables/data_table_view.h"
#include "views/tables/value_table.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/words/column_text.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"

#include <QDateTime>
#include <QPushButton>
#include <QTabWidget>

namespace wattfare {

namespace {

using Kind = UserChoice::Kind;

// Day and time of day in the person's zone; ISO, so that it sorts.
QString stamp(std::int64_t seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds).toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

// When a choice was made; a price that was dated by hand has a day alone, which is no other one elsewhere on earth.
QString sinceText(const UserChoice &choice)
{
    const bool price = choice.kind == Kind::price || choice.kind == Kind::discount;
    return price && choice.setAt % 86400 == 0 ? format::date(Date{static_cast<std::int32_t>(choice.setAt / 86400)})
                                              : stamp(choice.setAt);
}

QString kindTitle(const std::string &id)
{
    if (id == kTeamImport)
        return text(Message{"team.kind", {}});
    const auto kind = parseImportKind(id);
    return kind ? text(importKindTitle(*kind)) : plain(id);
}

// What was imported; a table of the catalogue by its name in the reader's language.
QString contentTitle(const ImportInfo &import)
{
    return import.kind == importKindId(ImportKind::catalogCsv) ? factTableName(import.title) : plain(import.title);
}

QString choiceKind(Kind kind)
{
    switch (kind) {
    case Kind::price: return MyDataDialog::tr("Own price");
    case Kind::discount: return MyDataDialog::tr("Own discount");
    case Kind::figure: return MyDataDialog::tr("Own figure");
    case Kind::preference: return MyDataDialog::tr("Preferred figure");
    case Kind::throughput: return MyDataDialog::tr("Own throughput");
    }
    return {};
}

QString optionTitle(const std::string &option)
{
    if (option == "*")
        return MyDataDialog::tr("all purchase options");
    const auto priced = optionOfPrice(option);
    return priced ? optionWord(*priced) : plain(option);
}

} // namespace

QString choiceSubject(const UserChoice &c)
{
    switch (c.kind) {
    case Kind::price:
    case Kind::discount:
        return MyDataDialog::tr("%1, %2, %3")
            .arg(plain(c.type), c.region == "*" ? MyDataDialog::tr("every region") : plain(c.region),
                optionTitle(c.option));
    case Kind::figure:
    case Kind::preference: return MyDataDialog::tr("%1: %2").arg(plain(c.subject), quantityName(c.quantity));
    case Kind::throughput: {
        QString subject = MyDataDialog::tr("%1: %2").arg(plain(c.type), plain(c.model));
        if (c.sequenceLength)
            subject += MyDataDialog::tr(", sequence %1").arg(format::integer(*c.sequenceLength));
        return subject;
    }
    }
    return {};
}

QString choiceValue(const UserChoice &c)
{
    const CurrencyScope usd; // as it was entered
    const auto with = [&](const QString &value, const std::string &unit) {
        const Unit known = knownUnit(unit);
        return known != Unit::none || unit.empty() ? withUnitWords(value, known) : value + QChar(0x202f) + plain(unit);
    };
    switch (c.kind) {
    case Kind::price: return with(format::money(c.value), "USD/h");
    case Kind::discount: return MyDataDialog::tr("%1 % off").arg(format::full(c.value));
    case Kind::figure:
        return with(c.low && c.high ? format::range(c.value, c.low, c.high) : format::full(c.value), c.unit);
    case Kind::preference: return c.sourceKey.empty() ? MyDataDialog::tr("the figure chosen") : plain(c.sourceKey);
    case Kind::throughput: return with(format::full(c.value), c.unit);
    }
    return {};
}

MyDataDialog::MyDataDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("My data"));
    setObjectName(QStringLiteral("my_data_dialog"));
    m_note = selectableLabel(this);
    m_note->hide();
    m_tabs = new QTabWidget(this);
    m_tabs->setAccessibleName(tr("Parts of My data"));
    m_tabs->setDocumentMode(true);
    const auto button = [this](const QString &text, const char *name, const QString &tip) {
        auto *made = new QPushButton(text, this);
        made->setObjectName(QString::fromUtf8(name));
        made->setToolTip(tip);
        made->setAutoDefault(false);
        return made;
    };
    const auto addTab = [this](DataTableView *&view, const QString &title, const QString &empty,
                            std::initializer_list<QPushButton *> buttons) {
        auto *page = new QWidget(m_tabs);
        view = new DataTableView(page);
        view->setAccessibleName(title);
        view->setEmptyText(empty);
        auto *row = new QHBoxLayout;
        for (QPushButton *each : buttons)
            row->addWidget(each);
        row->addStretch(1);
        auto *layout = boxLayout<QVBoxLayout>(page, {0, kSpace2, 0, 0});
        layout->addWidget(view, 1);
        layout->addLayout(row);
        m_tabs->addTab(page, title);
        connect(view, &DataTableView::selectedKeysChanged, this, &MyDataDialog::enable);
        connect(view, &DataTableView::currentCellChanged, this, &MyDataDialog::enable);
    };
    m_revert = button(tr("Revert…"), "revert", tr("Takes back every row that the import wrote"));
    m_import = button(tr("Import files…"), "import_files",
        tr("Prices, figures or a trace from files; shown before anything is written"));
    addTab(m_imports, tr("Imports"), tr("Nothing imported yet. Drop a file onto the window, or import one here."),
        {m_revert, m_import});
    m_undo
        = button(tr("Undo"), "undo_choice", tr("Back to what the catalogue says; Edit > Undo brings the choice back"));
    m_edit = button(tr("Change…"), "edit_choice", tr("Another value for the same subject"));
    m_add = button(
        tr("Add an own value…"), "add_choice", tr("An own price or discount, throughput, wattage or other figure"));
    addTab(m_choices, tr("Overrides and choices"),
        tr("No overrides yet. Add one here, or select a figure in the inspector and choose “Override”."),
        {m_undo, m_edit, m_add});
    m_drop = button(tr("Drop"), "drop_carried",
        tr("The catalogue, with your own values, decides again; Edit > Undo brings it back"));
    addTab(m_carried, tr("Carried by the scenario"),
        tr("The open scenario carries no figures. A saved one carries those that you chose, so that it gives the same "
           "result elsewhere."),
        {m_drop});
    auto *close = button(tr("Close"), "close", {});
    auto *bottom = new QHBoxLayout;
    bottom->addStretch(1);
    bottom->addWidget(close);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace3}, kSpace3);
    layout->addWidget(m_note);
    layout->addWidget(m_tabs, 1);
    layout->addLayout(bottom);
    resizeOnScreen(this, {1080, 520});
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_revert, &QPushButton::clicked, this, [this] {
        for (const ImportInfo &each : m_importList) {
            if (each.id == m_imports->currentKey())
                return emit revertRequested(each);
        }
    });
    const auto withChoice = [this](auto run) {
        for (const UserChoice &each : m_choiceList) {
            if (each.id == m_choices->currentKey()) {
                const UserChoice copy = each; // the list is renewed by what follows
                return run(copy);
            }
        }
    };
    connect(m_undo, &QPushButton::clicked, this,
        [this, withChoice] { withChoice([this](const UserChoice &c) { emit clearRequested(c); }); });
    connect(m_edit, &QPushButton::clicked, this,
        [this, withChoice] { withChoice([this](const UserChoice &c) { emit editRequested(c); }); });
    connect(m_add, &QPushButton::clicked, this, &MyDataDialog::addRequested);
    connect(m_import, &QPushButton::clicked, this, &MyDataDialog::importRequested);
    connect(m_drop, &QPushButton::clicked, this, [this] {
        const qint64 row = m_carried->currentKey();
        if (row >= 0 && row < static_cast<qint64>(m_carriedList.size())) {
            const FigureChoice copy = m_carriedList[static_cast<std::size_t>(row)];
            emit dropCarriedRequested(copy);
        }
    });
    setLists({}, {});
    setCarried({});
}

void MyDataDialog::setLists(const std::vector<ImportInfo> &imports, const std::vector<UserChoice> &choices)
{
    m_importList = imports;
    m_choiceList = choices;
    TableColumn rows = tableColumn("rows", tr("Rows"), 8, TableColumn::Kind::number);
    rows.style = format::Style::integer;
    auto importTable = std::make_shared<ValueTable>(std::vector<TableColumn>{tableColumn("date", tr("Imported"), 17),
        tableColumn("file", tr("File"), 26), tableColumn("kind", tr("Kind"), 26), rows,
        tableColumn("title", tr("Content"), 30), tableColumn("edition", tr("Edition"), 14)});
    for (const ImportInfo &each : imports)
        importTable->addRow(
            {ValueTable::cell(stamp(each.importedAt)), ValueTable::cell(plain(each.fileName)),
                ValueTable::cell(kindTitle(each.kind)), ValueTable::cell(static_cast<double>(each.rows)),
                ValueTable::cell(contentTitle(each)), ValueTable::cell(plain(each.edition))},
            each.id);
    m_imports->setSource(importTable);
    m_imports->sizeColumns();
    auto choiceTable = std::make_shared<ValueTable>(std::vector<TableColumn>{tableColumn("date", tr("Since"), 17),
        tableColumn("kind", tr("Kind"), 18), tableColumn("subject", tr("Of"), 56),
        tableColumn("value", tr("Value"), 18), tableColumn("note", tr("Note or source"), 26)});
    for (const UserChoice &each : choices)
        choiceTable->addRow({ValueTable::cell(sinceText(each)), ValueTable::cell(choiceKind(each.kind)),
                                ValueTable::cell(choiceSubject(each)), ValueTable::cell(choiceValue(each)),
                                ValueTable::cell(plain(each.note))},
            each.id);
    m_choices->setSource(choiceTable);
    m_choices->sizeColumns();
    m_tabs->setTabText(0, tr("Imports (%1)").arg(imports.size()));
    m_tabs->setTabText(1, tr("Overrides and choices (%1)").arg(choices.size()));
    enable();
}

void MyDataDialog::setCarried(const std::vector<FigureChoice> &figures)
{
    m_carriedList = figures;
    auto table = std::make_shared<ValueTable>(std::vector<TableColumn>{tableColumn("subject", tr("Of"), 26),
        tableColumn("quantity", tr("Quantity"), 34), tableColumn("value", tr("Value"), 22),
        tableColumn("since", tr("Holds from"), 12), tableColumn("source", tr("Source"), 24)});
    for (const FigureChoice &each : figures)
        table->addRow({ValueTable::cell(plain(each.subject)),
            ValueTable::cell(each.subjectKind == "price" ? tr("%1, USD/h").arg(optionTitle(each.quantity))
                                                         : quantityName(each.quantity)),
            ValueTable::cell(format::range(each.value, each.low, each.high)),
            ValueTable::cell(each.since ? format::date(*each.since) : tr("every date")),
            ValueTable::cell(plain(each.source))});
    m_carried->setSource(table);
    m_carried->sizeColumns();
    m_tabs->setTabText(2, tr("Carried by the scenario (%1)").arg(figures.size()));
    enable();
}

void MyDataDialog::setReadOnly(const QString &reason)
{
    m_readOnly = reason;
    showMessage(reason);
    enable();
}

void MyDataDialog::showMessage(const QString &text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

QString MyDataDialog::note() const { return m_note->text(); }

void MyDataDialog::enable()
{
    const bool may = m_readOnly.isEmpty();
    m_import->setEnabled(may);
    m_revert->setEnabled(may && m_imports->currentKey() >= 0);
    const qint64 current = m_choices->currentKey();
    bool preference = false;
    for (const UserChoice &each : m_choiceList)
        preference = preference || (each.id == current && each.kind == Kind::preference);
    m_undo->setEnabled(may && current >= 0);
    m_edit->setEnabled(may && current >= 0 && !preference);
    m_add->setEnabled(may);
    m_drop->setEnabled(m_carried->currentKey() >= 0);
}

} // namespace wattfare
