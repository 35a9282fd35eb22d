// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/views/tables/sample_table.h"
#include "views/tables/column_chooser.h"
#include "views/tables/data_table_view.h"
#include "views/tables/table_dialog.h"
#include "views/tables/table_header.h"
#include "views/theme/theme.h"

#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Shown {
    DataTableView view;
    Shown()
    {
        Theme::instance().apply(*qApp, ThemeChoice::light);
        view.resize(700, 300);
        view.setSource(sampleTable());
        view.show();
        REQUIRE(QTest::qWaitForWindowExposed(&view));
    }
    QPoint at(int row, const char *id) const
    {
        return view.visualRect(view.table()->index(row, view.table()->columnOf(QString::fromUtf8(id)))).center();
    }
    void clickHeader(const char *id, Qt::KeyboardModifiers modifiers = {})
    {
        QHeaderView *header = view.horizontalHeader();
        const int c = view.table()->columnOf(QString::fromUtf8(id));
        const QPoint place(header->sectionViewportPosition(c) + header->sectionSize(c) / 2, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, modifiers, place);
    }
};

int colours(const QImage &image)
{
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            seen.insert(image.pixel(x, y));
    return int(seen.size());
}

} // namespace

TEST_CASE("clicks on headers sort, Shift adds a key", "[tables]")
{
    Shown s;
    s.clickHeader("usd_per_million");
    CHECK(s.view.table()->sortKeys() == std::vector<SortKey>{{QStringLiteral("usd_per_million"), Qt::AscendingOrder}});
    s.clickHeader("usd_per_million");
    CHECK(s.view.table()->sortKeys().front().order == Qt::DescendingOrder);
    s.clickHeader("instances", Qt::ShiftModifier);
    CHECK(s.view.table()->sortKeys().size() == 2);
    CHECK(s.view.table()->keyOf(4) == 102);
    s.clickHeader("type");
    CHECK(s.view.table()->sortKeys().size() == 1);
}

TEST_CASE("the selection goes with its rows through sorting, filtering and new data", "[tables]")
{
    Shown s;
    QSignalSpy spy(&s.view, &DataTableView::selectedKeysChanged);
    QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, s.at(1, "type"));
    QTest::mouseClick(s.view.viewport(), Qt::LeftButton, Qt::ControlModifier, s.at(3, "type"));
    const QSet<qint64> chosen{101, 103};
    CHECK(s.view.selectedKeys() == chosen);
    const auto told = spy.count();
    CHECK(told >= 2);
    s.clickHeader("usd_per_million");
    CHECK(s.view.selectedKeys() == chosen);
    CHECK(s.view.currentKey() == 103);
    s.view.setSource(sampleTable());
    CHECK(s.view.selectedKeys() == chosen);
    s.view.table()->setFilterRows({1, 2});
    CHECK(s.view.selectedKeys() == QSet<qint64>{101});
    CHECK(spy.count() == told); // echoes are silent
    s.view.setSelectedKeys({102, 999});
    CHECK(s.view.selectedKeys() == QSet<qint64>{102});
    CHECK(spy.count() == told);
}

TEST_CASE("the keyboard pins, explains, copies and moves columns", "[tables]")
{
    Shown s;
    QSignalSpy pins(&s.view, &DataTableView::pinToggled);
    QSignalSpy explains(&s.view, &DataTableView::explainRequested);
    s.view.setCurrentIndex(s.view.table()->index(3, 2));
    QTest::keyClick(&s.view, Qt::Key_Space);
    REQUIRE(pins.count() == 1);
    CHECK(pins[0][0].toLongLong() == 103);
    CHECK(s.view.table()->pinned().contains(103));
    QTest::keyClick(&s.view, Qt::Key_Return);
    REQUIRE(explains.count() == 1);
    CHECK(explains[0][1].toString() == QStringLiteral("usd_per_million"));
    QApplication::clipboard()->clear();
    QTest::keySequence(&s.view, QKeySequence::Copy);
    CHECK(QApplication::clipboard()->text()
        == QStringLiteral("pin\ttype\tusd_per_million [USD]\tinstances\ntrue\tinf1.2xlarge\t2.172\t6\n"));
    QTest::keyClick(&s.view, Qt::Key_Right, Qt::AltModifier);
    CHECK(s.view.visibleColumns()
        == QStringList{QStringLiteral("pin"), QStringLiteral("type"), QStringLiteral("instances"),
            QStringLiteral("usd_per_million")});
    QTest::keyClick(&s.view, Qt::Key_S, Qt::AltModifier);
    CHECK(s.view.table()->sortKeys().front().column == QStringLiteral("usd_per_million"));
    QTest::keyClicks(&s.view, QStringLiteral("trn"));
    CHECK(s.view.currentKey() == 102);
    QTest::keyClick(&s.view, Qt::Key_Escape);
    CHECK(s.view.selectedKeys().isEmpty());
}

TEST_CASE("a click on the star pins without selecting", "[tables]")
{
    Shown s;
    QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, s.at(2, "pin"));
    CHECK(s.view.table()->pinned() == QSet<qint64>{102});
    CHECK(s.view.selectedKeys().isEmpty());
}

TEST_CASE("hover and double-click name the row", "[tables]")
{
    Shown s;
    QSignalSpy hovered(&s.view, &DataTableView::keyHovered);
    QSignalSpy activated(&s.view, &DataTableView::activatedKey);
    QTest::mouseMove(s.view.viewport(), s.at(1, "type"));
    REQUIRE(hovered.count() >= 1);
    CHECK(hovered.back()[0].toLongLong() == 101);
    QTest::mouseDClick(s.view.viewport(), Qt::LeftButton, {}, s.at(3, "type"));
    REQUIRE(activated.count() == 1);
    CHECK(activated[0][0].toLongLong() == 103);
}

TEST_CASE("TSV has a header, full precision and no stray breaks", "[tables]")
{
    Shown s;
    s.view.setVisibleColumns({QStringLiteral("type"), QStringLiteral("note"), QStringLiteral("usd_per_million")});
    const QStringList lines = s.view.tsv(false).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    REQUIRE(lines.size() == 6);
    CHECK(lines[0] == QStringLiteral("type\tnote\tusd_per_million [USD]"));
    CHECK(lines[1] == QStringLiteral("g5.12xlarge\ta b c\t14.084"));
    CHECK(lines[3] == QStringLiteral("trn2.48xlarge\t\t"));
}

TEST_CASE("the layout is kept as JSON and broken JSON is refused", "[tables]")
{
    Shown s;
    s.view.setVisibleColumns({QStringLiteral("usd_per_million"), QStringLiteral("note"), QStringLiteral("type")});
    s.view.setColumnWidth(2, 123);
    s.view.setHeatBars(true);
    s.view.setSort({{QStringLiteral("type"), Qt::DescendingOrder}});
    const QByteArray layout = s.view.saveLayout();
    DataTableView other;
    other.setSource(sampleTable());
    REQUIRE(other.restoreLayout(layout));
    CHECK(other.visibleColumns() == s.view.visibleColumns());
    CHECK(other.columnWidth(2) == 123);
    CHECK(other.heatBars());
    CHECK(other.table()->sortKeys() == s.view.table()->sortKeys());
    for (const char *broken : {"", "{", "[]", "{\"version\":2}", "{\"version\":1,\"columns\":5}",
             "{\"version\":1,\"columns\":[]}", "{\"version\":1,\"columns\":[{\"id\":\"gone\",\"visible\":true}]}"}) {
        CHECK_FALSE(other.restoreLayout(QByteArray(broken)));
        CHECK(other.visibleColumns() == s.view.visibleColumns());
    }
    CHECK_FALSE(DataTableView().restoreLayout(layout));
    other.resetLayout();
    CHECK(other.visibleColumns()
        == QStringList{QStringLiteral("pin"), QStringLiteral("type"), QStringLiteral("usd_per_million"),
            QStringLiteral("instances")});
}

TEST_CASE("the chooser searches and takes effect at once", "[tables]")
{
    Shown s;
    ColumnChooser chooser(&s.view);
    auto *tree = chooser.findChild<QTreeWidget *>();
    auto *search = chooser.findChild<QLineEdit *>();
    REQUIRE(tree->topLevelItemCount() == 1);
    for (const auto *button : chooser.findChildren<QPushButton *>()) // Enter in the search closes; it must not reset
        CHECK((!button->autoDefault() || button->isDefault() || button->text().contains(QStringLiteral("Close"))));
    QTreeWidgetItem *note = tree->topLevelItem(0)->child(4);
    note->setCheckState(0, Qt::Checked);
    CHECK(s.view.visibleColumns().contains(QStringLiteral("note")));
    QTest::keyClicks(search, QStringLiteral("explains usd"));
    CHECK(note->isHidden());
    CHECK_FALSE(tree->topLevelItem(0)->child(2)->isHidden());
    search->clear();
    for (int i = 0; i < 5; ++i)
        tree->topLevelItem(0)->child(i)->setCheckState(0, Qt::Unchecked);
    CHECK(s.view.visibleColumns().size() == 1); // the last one stays
}

TEST_CASE("rows, bars and the empty text are painted in both themes", "[tables]")
{
    Shown s;
    for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark}) {
        Theme::instance().setChoice(choice);
        s.view.setHeatBars(true);
        CHECK(colours(s.view.grab().toImage()) > 8);
    }
    s.view.setEmptyText(QStringLiteral("Nothing matches the filter."));
    s.view.table()->setFilter(Bitmap(5, false));
    CHECK(colours(s.view.viewport()->grab().toImage()) > 2);
    Theme::instance().setChoice(ThemeChoice::light);
    TableDialog dialog(QStringLiteral("Data"), sampleTable());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    CHECK(dialog.view()->table()->rowCount() == 5);
}

TEST_CASE("a table in a window of its own is as wide as its words, up to the screen", "[tables]")
{
    const auto shown = [](int letters) {
        std::vector<TableColumn> columns{column("of", "Of", TableColumn::Kind::text),
            column("where", "Where", TableColumn::Kind::text), column("here", "Here", TableColumn::Kind::number)};
        for (TableColumn &each : columns)
            each.width = 12; // as designed
        auto table = std::make_shared<ValueTable>(columns);
        const std::string words(static_cast<std::size_t>(letters), 'm');
        table->addRow({cell("g4dn.2xlarge"), cell(words.c_str()), cell(8.55)});
        auto dialog = std::make_unique<TableDialog>(QStringLiteral("Data"), table);
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        REQUIRE(QTest::qWaitForWindowExposed(dialog.get()));
        return dialog;
    };
    const auto widthOf = [](const TableDialog &dialog, int c) { return dialog.view()->columnWidth(c); };
    for (const int letters : {4, 24}) {
        INFO(letters);
        const auto dialog = shown(letters);
        const DataTableView &view = *dialog->view();
        CHECK(widthOf(*dialog, 1) > view.fontMetrics().horizontalAdvance(QString(letters, QLatin1Char('m'))));
        const int all = widthOf(*dialog, 0) + widthOf(*dialog, 1) + widthOf(*dialog, 2);
        CHECK(std::abs(all - view.viewport()->width()) <= 1); // nothing beyond the edge, nothing left over
    }
    const auto wide = shown(4000);
    CHECK(wide->width() <= wide->screen()->availableGeometry().width());
    CHECK(wide->height() <= wide->screen()->availableGeometry().height());
}

TEST_CASE("views survive the loss of their model and an empty source", "[tables]")
{
    DataTableView view;
    CHECK(view.selectedKeys().isEmpty());
    CHECK(view.tsv().isEmpty());
    CHECK(view.visibleColumns().isEmpty());
    QTest::keyClick(&view, Qt::Key_Space);
    view.setSource(nullptr);
    view.setSource(sampleTable());
    CHECK(view.visibleColumns().size() == 4);
    view.setSource(nullptr);
    CHECK(view.tsv(false) == QStringLiteral("\n"));
}

// Writes the sample table where WATTFARE_TABLE_PICTURES names a folder: to look at after a change.
TEST_CASE("pictures of the table", "[.pictures]")
{
    const QString folder = qEnvironmentVariable("WATTFARE_TABLE_PICTURES");
    REQUIRE(QDir().mkpath(folder));
    Shown s;
    s.view.resize(560, 260);
    s.view.setHeatBars(true);
    s.view.table()->setPinned({103});
    s.view.setSelectedKeys({101});
    s.view.setCurrentIndex(s.view.table()->index(3, 2));
    s.view.setSort(
        {{QStringLiteral("usd_per_million"), Qt::AscendingOrder}, {QStringLiteral("type"), Qt::DescendingOrder}});
    s.view.sizeColumns();
    ColumnChooser chooser(&s.view);
    for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark}) {
        Theme::instance().setChoice(choice);
        QApplication::processEvents();
        const QString name = choice == ThemeChoice::light ? QStringLiteral("light") : QStringLiteral("dark");
        CHECK(s.view.grab().save(folder + QStringLiteral("/table-") + name + QStringLiteral(".png")));
        CHECK(chooser.grab().save(folder + QStringLiteral("/chooser-") + name + QStringLiteral(".png")));
        QPixmap sheet(12 * 40, 7 * 40);
        sheet.fill(QApplication::palette().color(QPalette::Window));
        QPainter painter(&sheet);
        const QStringList names = iconNames();
        for (qsizetype i = 0; i < names.size(); ++i)
            icon(names[i]).paint(&painter, QRect(int(i % 12) * 40 + 8, int(i / 12) * 40 + 8, 24, 24));
        painter.end();
        CHECK(sheet.save(folder + QStringLiteral("/icons-") + name + QStringLiteral(".png")));
    }
    Theme::instance().setChoice(ThemeChoice::light);
}

TEST_CASE("no column is cut at the edge, at any width, until a person sets one", "[tables]")
{
    Shown s;
    QHeaderView *header = s.view.horizontalHeader();
    const auto cutAt = [&](int edge) {
        for (int v = 0; v < header->count(); ++v) {
            const int c = header->logicalIndex(v);
            const int left = header->sectionViewportPosition(c), right = left + header->sectionSize(c);
            if (!s.view.isColumnHidden(c) && left < edge && right > edge)
                return right - edge;
        }
        return 0;
    };
    QStringList all;
    for (int c = 0; c < s.view.table()->columnCount(); ++c)
        all << s.view.table()->column(c).id;
    s.view.setVisibleColumns(all);
    bool scrolled = false;
    for (int width = 300; width < 1100; width += 13) {
        s.view.resize(width, 300);
        QCoreApplication::processEvents();
        INFO(width);
        CHECK(cutAt(s.view.viewport()->width()) == 0);
        scrolled = scrolled || header->length() > s.view.viewport()->width();
        for (int v = 0; v < header->count(); ++v) { // and no title gives way
            const int c = header->logicalIndex(v);
            const QString title = s.view.table()->headerData(c, Qt::Horizontal).toString();
            if (!s.view.isColumnHidden(c) && !s.view.table()->column(c).pin)
                CHECK(header->sectionSize(c) >= QFontMetrics(uiFont(TypeSize::body, true)).horizontalAdvance(title));
        }
    }
    CHECK(scrolled); // there was something to fit
    const int first = header->logicalIndex(1);
    header->resizeSection(first, 211);
    s.view.resize(500, 300);
    QCoreApplication::processEvents();
    CHECK(s.view.columnWidth(first) == 211);
    const QByteArray kept = s.view.saveLayout();
    s.view.resetLayout();
    s.view.resize(480, 300);
    QCoreApplication::processEvents();
    CHECK(cutAt(s.view.viewport()->width()) == 0);
    CHECK(s.view.columnWidth(first) != 211);
    REQUIRE(s.view.restoreLayout(kept));
    CHECK(s.view.columnWidth(first) == 211);
}

namespace {

// As many rows and columns as scroll in both directions.
std::shared_ptr<ValueTable> largeTable(int rows, double largest = 9.0)
{
    auto columns = sampleColumns();
    for (int c = 0; c < 12; ++c)
        columns.push_back(column(qPrintable(QStringLiteral("c%1").arg(c)), "A figure", TableColumn::Kind::number));
    auto table = std::make_shared<ValueTable>(columns);
    for (int row = 0; row < rows; ++row) {
        const std::string name = "g5." + std::to_string(row) + "xlarge";
        std::vector<ValueTable::Cell> cells{missing(""), cell(name.c_str()), cell((row * 37) % rows), cell(row)};
        for (int c = 0; c < 13; ++c)
            cells.push_back(cell(largest));
        table->addRow(std::move(cells), 100 + row);
    }
    return table;
}

} // namespace

TEST_CASE("the columns that name the rows stay in sight while the others scroll", "[tables][frozen]")
{
    Shown s;
    s.view.setSource(largeTable(60));
    QApplication::processEvents();
    QScrollBar *aside = s.view.horizontalScrollBar();
    QHeaderView *header = s.view.horizontalHeader();
    REQUIRE(aside->maximum() > 100);
    CHECK(s.view.frozenWidth() == 0);
    const QPoint star = s.at(1, "pin"), name = s.at(1, "type");
    const QImage before = s.view.viewport()->grab(QRect(0, 0, name.x(), 200)).toImage();
    aside->setValue(aside->maximum());
    QApplication::processEvents();
    CHECK(s.view.frozenWidth() == s.view.columnWidth(0) + s.view.columnWidth(1));
    CHECK(s.at(1, "type") == name); // drawn there, found there: a screen reader asks for the same rectangle
    CHECK(s.view.indexAt(name) == s.view.table()->index(1, 1));
    CHECK(s.view.indexAt(star) == s.view.table()->index(1, 0));
    CHECK(s.view.viewport()->grab(QRect(0, 0, name.x(), 200)).toImage() == before);
    const QPoint beyond(s.view.frozenWidth() + 3, name.y());
    CHECK(s.view.indexAt(beyond).column() == header->logicalIndexAt(beyond.x()));

    SECTION("clicks, hover and stars are those of the row and of the frozen column")
    {
        QSignalSpy hovered(&s.view, &DataTableView::keyHovered);
        QTest::mouseMove(s.view.viewport(), name);
        REQUIRE(hovered.count() >= 1);
        CHECK(hovered.back()[0].toLongLong() == 101);
        QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, name);
        CHECK(s.view.selectedKeys() == QSet<qint64>{101});
        CHECK(s.view.currentColumnId() == QStringLiteral("type"));
        CHECK(aside->value() == aside->maximum()); // the column was in sight
        QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, star);
        CHECK(s.view.table()->pinned() == QSet<qint64>{101});
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, {name.x(), header->height() / 2});
        REQUIRE(s.view.table()->sortKeys().size() == 1);
        CHECK(s.view.table()->sortKeys().front().column == QStringLiteral("type"));
    }
    SECTION("a cell that the cursor goes to is not under the frozen ones")
    {
        s.view.setCurrentIndex(s.view.table()->index(1, 14));
        for (int step = 0; step < 20 && s.view.currentIndex().column() > 2; ++step) {
            QTest::keyClick(&s.view, Qt::Key_Left);
            const QRect cell = s.view.visualRect(s.view.currentIndex());
            INFO(s.view.currentIndex().column());
            CHECK((s.view.frozenWidth() == 0 || cell.left() >= s.view.frozenWidth()));
        }
        CHECK(s.view.currentIndex().column() == 2);
        aside->setValue(aside->maximum());
        QTest::keyClick(&s.view, Qt::Key_Home);
        CHECK(aside->value() == 0);
    }
    SECTION("not where they would take the room of the others")
    {
        header->resizeSection(1, 500);
        aside->setValue(aside->maximum());
        CHECK(s.view.frozenWidth() == 0);
    }
}

TEST_CASE("sorting keeps the place that one looks at, the selection and the cursor", "[tables]")
{
    Shown s;
    s.view.setSource(largeTable(200));
    QApplication::processEvents();
    s.view.setCurrentIndex(s.view.table()->index(3, 1));
    QScrollBar *down = s.view.verticalScrollBar(), *aside = s.view.horizontalScrollBar();
    down->setValue(700);
    aside->setValue(150);
    for (const char *id : {"usd_per_million", "usd_per_million", "type"}) {
        s.view.setSort(
            {{QString::fromUtf8(id), s.view.table()->sortKeys().empty() ? Qt::AscendingOrder : Qt::DescendingOrder}});
        QApplication::processEvents();
        INFO(id);
        CHECK(down->value() == 700);
        CHECK(aside->value() == 150);
        CHECK(s.view.selectedKeys() == QSet<qint64>{103});
        CHECK(s.view.currentKey() == 103);
    }
    s.view.setSource(largeTable(200)); // as of a recomputation
    QApplication::processEvents();
    CHECK(down->value() == 700);
    CHECK(aside->value() == 150);
}

TEST_CASE("a column grows with the numbers of a later source", "[tables]")
{
    Shown s;
    s.view.resize(2000, 300);
    s.view.setSource(largeTable(5));
    QApplication::processEvents();
    const int c = s.view.table()->columnOf(QStringLiteral("c3"));
    s.view.setSource(largeTable(5, 123456789012.0));
    s.view.grab();
    QApplication::processEvents();
    CHECK(s.view.columnWidth(c)
        > QFontMetrics(s.view.font()).horizontalAdvance(s.view.table()->index(0, c).data().toString()));
}

TEST_CASE("what is one for all rows stands in the header, and is heard there", "[tables]")
{
    auto columns = sampleColumns();
    columns[1].note = QStringLiteral("us-east-1 · On-Demand");
    auto table = std::make_shared<ValueTable>(columns);
    table->addRow({missing(""), cell("g5.xlarge"), cell(1.0), cell(1), cell("")});
    Shown s;
    const int plain = s.view.horizontalHeader()->height();
    s.view.setSource(table);
    QApplication::processEvents();
    CHECK(s.view.horizontalHeader()->height() > plain);
    const ColumnarTableModel &model = *s.view.table();
    CHECK(model.headerData(1, Qt::Horizontal, Qt::AccessibleTextRole).toString()
        == QStringLiteral("Instance, us-east-1 · On-Demand"));
    CHECK(model.headerData(1, Qt::Horizontal).toString() == QStringLiteral("Instance")); // and no file has it
}

TEST_CASE("the title of a sorted column is not cut by its arrow", "[tables]")
{
    auto columns = sampleColumns();
    columns[1].width = 3; // narrower than its title
    columns[1].title = QStringLiteral("Klassifizierung");
    auto table = std::make_shared<ValueTable>(columns);
    table->addRow({missing(""), cell("g5.xlarge"), cell(1.0), cell(1), cell("")});
    Shown s;
    s.view.setSource(table);
    s.view.sizeColumns();
    s.view.setSort(
        {{QStringLiteral("usd_per_million"), Qt::AscendingOrder}, {QStringLiteral("type"), Qt::AscendingOrder}});
    QApplication::processEvents();
    const QString title = s.view.table()->headerData(1, Qt::Horizontal).toString();
    REQUIRE(title.contains(QChar(0x25B2)));
    CHECK(s.view.columnWidth(1) >= QFontMetrics(uiFont(TypeSize::body, true)).horizontalAdvance(title) + 12);
}

TEST_CASE("columns that give way have room for the arrow of a second key at once", "[tables]")
{
    Shown s;
    const int c = s.view.table()->columnOf(QStringLiteral("usd_per_million"));
    const QFontMetrics bold(uiFont(TypeSize::body, true));
    s.view.setColumnWidth(c, bold.horizontalAdvance(s.view.table()->headerData(c, Qt::Horizontal).toString()) + 12);
    s.view.setSort(
        {{QStringLiteral("instances"), Qt::AscendingOrder}, {QStringLiteral("usd_per_million"), Qt::AscendingOrder}});
    const QString title = s.view.table()->headerData(c, Qt::Horizontal).toString();
    const QString arrow = QString(QChar(0x25B2)) + QLatin1Char('2');
    REQUIRE(title.endsWith(arrow));
    // In a column that a person made narrow the words give way, not the arrow.
    const int wide = bold.horizontalAdvance(title);
    CHECK(TableHeader::shownTitle(title, bold, wide) == title);
    for (const int room : {wide - 1, wide / 2, bold.horizontalAdvance(arrow)}) {
        const QString cut = TableHeader::shownTitle(title, bold, room);
        INFO(cut.toStdString());
        CHECK(cut.endsWith(arrow));
        CHECK(bold.horizontalAdvance(cut) <= room);
    }
    CHECK(TableHeader::shownTitle(QStringLiteral("a long title"), bold, 30).endsWith(QChar(0x2026)));
}
