// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/settle.h"
#include "tests/views/pages/english.h"
#include "tests/views/pages/evaluated.h"
#include "views/dialogs/own_value_dialog.h"
#include "views/pages/explore/results_table.h"
#include "views/pages/inspector/inspector_facts.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/words/quantity_text.h"
#include "views/words/translations.h"

#include <QComboBox>
#include <QFontMetricsF>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextLayout>
#include <QTreeWidgetItemIterator>

#include <map>
#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

QString joined(const FactPiece &piece) { return piece.lines.join(QString()); }

// Every text of every row stands inside of its row, whole, broken between words only.
void checkRows(FactTree *tree)
{
    tree->expandAll();
    settle();
    CHECK(tree->horizontalScrollBar()->maximum() == 0);
    const QFontMetricsF metrics(tree->font());
    int rows = 0;
    for (QTreeWidgetItemIterator it(tree); *it; ++it) {
        ++rows;
        const QString name = (*it)->text(0), value = (*it)->text(1);
        INFO(name.toStdString() << " | " << value.toStdString());
        const QRect place = tree->visualItemRect(*it);
        CHECK(place.right() <= tree->viewport()->width());
        const FactLayout layout = tree->layoutOf(tree->indexFromItem(*it));
        QString shown;
        double bottom = 0;
        for (std::size_t i = 0; i < layout.pieces.size(); ++i) {
            const FactPiece &piece = layout.pieces[i];
            shown += (i == 0 ? QString() : QStringLiteral(" ")) + joined(piece);
            CHECK(piece.place.left() >= 0);
            CHECK(piece.place.right() <= place.width() + 0.5);
            CHECK(piece.place.bottom() <= place.height() + 0.5);
            bottom = std::max(bottom, piece.place.bottom());
            for (std::size_t other = 0; other < i; ++other)
                CHECK_FALSE(piece.place.adjusted(0, 0.5, 0, -0.5).intersects(layout.pieces[other].place));
            // Measured within the whole text: digits after Hangul are set in its font, alone they would not be.
            QTextLayout whole(piece.text, tree->font());
            QTextOption option;
            option.setWrapMode(QTextOption::NoWrap);
            whole.setTextOption(option);
            whole.beginLayout();
            for (QTextLine line = whole.createLine(); line.isValid(); line = whole.createLine())
                line.setLineWidth(1e6);
            whole.endLayout();
            int from = 0;
            for (const QString &text : piece.lines) {
                qsizetype length = text.size();
                while (length > 0 && (text[length - 1] == QLatin1Char(' ') || text[length - 1] == QChar::LineSeparator))
                    --length;
                const QTextLine line = whole.lineForTextPosition(from);
                CHECK(
                    line.cursorToX(from + static_cast<int>(length)) - line.cursorToX(from) <= piece.place.width() + 1);
                from += static_cast<int>(text.size());
            }
        }
        const auto bare
            = [](QString text) { return text.remove(QRegularExpression(QStringLiteral("[\\s\\x{2028}]"))); };
        CHECK(bare(shown) == bare(name + value));
        CHECK(place.height() >= static_cast<int>(metrics.height()));
    }
    CHECK(rows > 8);
}

} // namespace

TEST_CASE("nothing in the inspector is cut off at the width of its dock, in any language", "[inspector]")
{
    const English restore;
    for (const QString &language : uiLanguages()) {
        setUiLanguage(language);
        INFO(language.toStdString());
        const ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
        for (const char *type : {"inf1.2xlarge", "g4dn.2xlarge"}) {
            for (const int width : {300, 350}) {
                InspectorPanel panel;
                panel.resize(width, 800);
                panel.setData(data);
                Selection selection;
                selection.candidates = {data.results->candidate(*data.results->find(type))};
                for (const Metric metric : {Metric::usdPerMillion, Metric::gco2ePerMillion}) {
                    selection.metric = metric;
                    panel.setSelection(selection);
                    panel.show();
                    REQUIRE(QTest::qWaitForWindowExposed(&panel));
                    checkRows(panel.factTree());
                    checkRows(panel.explainTree());
                }
            }
        }
    }
}

TEST_CASE("a row of the inspector takes the lines that it needs", "[inspector]")
{
    const QFont font;
    const QString name = QStringLiteral("Embodied carbon per million"), value = QStringLiteral("0.339 kWh"),
                  range = QStringLiteral("(0.246 to 0.566)");
    const auto texts = [](const FactLayout &layout) {
        QStringList all;
        for (const FactPiece &piece : layout.pieces)
            all << piece.text;
        return all;
    };
    const FactLayout wide = layoutFact(font, name, value, range, 900);
    CHECK(texts(wide) == QStringList{name, value, range});
    CHECK(wide.pieces[0].place.top() == wide.pieces[2].place.top());
    // In a dock every value ends at the same edge, also where a short name would leave room for the range beside it.
    const FactLayout docked = layoutFact(font, QStringLiteral("Energy"), value, range, 300);
    CHECK(docked.pieces[2].place.top() >= docked.pieces[1].place.bottom());
    CHECK(docked.pieces[1].place.right()
        == layoutFact(font, QStringLiteral("Price"), QStringLiteral("0.362 USD/h"), {}, 300).pieces[1].place.right());
    const FactLayout narrow = layoutFact(font, name, value, range, 180);
    CHECK(texts(narrow) == texts(wide));
    CHECK(narrow.height > wide.height);
    CHECK(narrow.pieces[2].place.top() >= narrow.pieces[1].place.bottom());
    const FactLayout tiny
        = layoutFact(font, QStringLiteral("Unausweichlichkeitsbetrachtungen"), value, range, 60); // one word, too wide
    CHECK(tiny.pieces[0].lines.size() > 1);
    CHECK(tiny.pieces[0].lines.join(QString()) == QStringLiteral("Unausweichlichkeitsbetrachtungen"));
}

TEST_CASE("every quantity of the catalogue has a name of its own, in every language", "[inspector]")
{
    const English restore;
    const Snapshot &s = *catalog();
    std::map<SubjectKind, std::set<std::string>> ids;
    for (FigureIndex i = 0; i < s.figures.size(); ++i) {
        const FigureRow row = s.figures.row(i);
        ids[row.subjectKind].insert(std::string(row.quantity));
    }
    REQUIRE(ids.size() >= 4);
    // Words of an id: letters and digits with an underscore between, or a unit as ids spell it.
    const QRegularExpression raw(QStringLiteral("_|\\b(w|kg|kwh|pct|g per h|4y|6y|p\\d+|ci|wue l)\\b"));
    std::map<std::string, QString> english;
    for (const QString &language : uiLanguages()) {
        setUiLanguage(language);
        for (const auto &[kind, quantities] : ids) {
            std::map<QString, std::string> names;
            for (const std::string &id : quantities) {
                const QString name = quantityName(id);
                INFO(language.toStdString() << " " << id << ": " << name.toStdString());
                CHECK_FALSE(raw.match(name).hasMatch());
                CHECK(name != QString::fromStdString(id).replace(QLatin1Char('_'), QLatin1Char(' ')));
                CHECK(names.emplace(name, id).second); // two of one kind cannot be told apart otherwise
                if (language == QStringLiteral("en"))
                    english[id] = name;
                else if (english[id].contains(QLatin1Char(' '))
                    && QFile::exists(QStringLiteral(":/i18n/wattfare_de.qm")))
                    CHECK((name != english[id] || id == "tdp_w"));
            }
        }
    }
    setUiLanguage(QStringLiteral("en"));
    OwnValueDialog dialog(catalog(), UserChoice{});
    auto *quantity = qobject_cast<QComboBox *>(dialog.field(QStringLiteral("quantity")));
    REQUIRE(quantity);
    REQUIRE(quantity->count() > 3);
    for (int i = 0; i < quantity->count(); ++i)
        CHECK_FALSE(raw.match(quantity->itemText(i)).hasMatch());
}

TEST_CASE("a number that is none cannot be entered as an own value", "[inspector]")
{
    UserChoice start;
    start.kind = UserChoice::Kind::throughput;
    start.type = "g5.xlarge";
    start.value = 5;
    OwnValueDialog dialog(catalog(), start);
    auto *ok = dialog.findChild<QPushButton *>(QStringLiteral("ok"));
    REQUIRE(ok);
    REQUIRE(ok->isEnabled());
    for (const char *field : {"value", "sequence", "low", "high"}) {
        auto *edit = qobject_cast<QLineEdit *>(dialog.field(QString::fromUtf8(field)));
        REQUIRE(edit);
        const QString before = edit->text();
        for (const char *bad : {"inf", "-inf", "infinity", "nan", "1e999", "five"}) {
            edit->setText(QString::fromUtf8(bad));
            INFO(field << " " << bad);
            CHECK_FALSE(ok->isEnabled());
            CHECK(ok->toolTip() == QStringLiteral("A number is needed."));
        }
        edit->setText(before);
        CHECK(ok->isEnabled());
    }
    // A number, but an impossible one: what the window asks before it changes anything refuses it.
    qobject_cast<QLineEdit *>(dialog.field(QStringLiteral("sequence")))->setText(QStringLiteral("-5"));
    UserChoice entered;
    QObject::connect(&dialog, &OwnValueDialog::valueEntered, [&](const UserChoice &choice) { entered = choice; });
    ok->click();
    CHECK(entered.sequenceLength == -5.0);
    CHECK(checkChoice(entered).error().message.args[2] == "sequence_length");
}

TEST_CASE("what the scenario takes in is neither grey nor said to be out of the answer", "[inspector]")
{
    const auto said = [](const ViewData &data, std::size_t row) {
        for (const FactGroup &group : candidateFacts(data, data.results->candidate(row)))
            for (const Fact &fact : group.facts)
                if (fact.name == QStringLiteral("Excluded"))
                    return fact.value;
        return QString();
    };
    Scenario scenario = findPreset("hpc-fp64")->scenario; // estimates, which it includes
    const ViewData with = evaluatedView(scenario);
    const std::size_t row = *with.results->find("p5.48xlarge");
    REQUIRE(with.results->throughputClass(row) == FigureClass::estimate);
    CHECK(said(with, row).isEmpty());
    CHECK_FALSE(ResultsTable(with, {}).dimmed(static_cast<qsizetype>(row)));
    scenario.includeEstimates = false;
    const ViewData without = evaluatedView(scenario);
    CHECK(said(without, row) == QStringLiteral("estimate"));
    CHECK(ResultsTable(without, {}).dimmed(static_cast<qsizetype>(row)));
    for (std::size_t i = 0; i < with.results->size(); ++i) // what has no result does not stand out
        if (!with.results->value(i, Metric::usdTotal))
            CHECK(ResultsTable(with, {}).dimmed(static_cast<qsizetype>(i)));
}

TEST_CASE("benchmarks stand in the order of their runs, and no class mark on what is not known", "[inspector]")
{
    Scenario scenario = findPreset("bert-large")->scenario;
    scenario.typeFilter.clear();
    const ViewData data = evaluatedView(scenario);
    std::vector<int> sequences;
    int unknown = 0, priced = 0;
    for (const FactGroup &group : candidateFacts(data, data.results->candidate(*data.results->find("inf1.2xlarge")))) {
        for (const Fact &fact : group.facts) {
            static const QRegularExpression run(QStringLiteral("^Real time, batch 1, sequence (\\d+)$"));
            if (const auto match = run.match(fact.name); match.hasMatch())
                sequences.push_back(match.captured(1).toInt());
            if (group.title == QStringLiteral("Benchmarks of this model") && fact.value == format::dash()) {
                CHECK_FALSE(fact.cls.has_value());
                CHECK(fact.note.startsWith(QStringLiteral("No throughput was published")));
                ++unknown;
            }
            if (group.title == QStringLiteral("Prices in us-east-1") && fact.value.contains(QStringLiteral("USD"))) {
                CHECK(fact.cls == FigureClass::vendor);
                ++priced;
            }
        }
    }
    CHECK(unknown > 1);
    CHECK(priced > 1);
    REQUIRE(sequences.size() > 3);
    CHECK(std::is_sorted(sequences.begin(), sequences.end()));
}

TEST_CASE("the watts of a benchmark say what they were metered of", "[inspector]")
{
    Scenario scenario = findPreset("llama31-8b-chat")->scenario;
    scenario.typeFilter.clear();
    const ViewData data = evaluatedView(scenario);
    static const QRegularExpression metered(
        QStringLiteral("\\d W metered \\((whole server|accelerators alone)\\)(: [\\d.,]+ J per unit)?"));
    int told = 0;
    for (std::size_t row = 0; row < data.results->size(); ++row)
        for (const FactGroup &group : candidateFacts(data, data.results->candidate(row)))
            for (const Fact &fact : group.facts)
                if (fact.note.contains(QStringLiteral("W metered"))) {
                    CHECK(fact.note.contains(metered));
                    ++told;
                }
    CHECK(told > 0);
}

TEST_CASE("a published price has its published digits, in the result as among the prices", "[inspector]")
{
    Scenario scenario = findPreset("llama31-8b-chat")->scenario;
    scenario.typeFilter.clear();
    const ViewData data = evaluatedView(scenario);
    QStringList shown;
    for (const FactGroup &group : candidateFacts(data, data.results->candidate(*data.results->find("dl1.24xlarge"))))
        for (const Fact &fact : group.facts)
            if (fact.value.contains(QStringLiteral("13.1")))
                shown << fact.value;
    REQUIRE(shown.size() == 2);
    CHECK(shown[0] == shown[1]);
    CHECK(shown[0].contains(QStringLiteral("13.10904")));
}

TEST_CASE("figures that are being computed anew are dimmed, and the focus stays", "[inspector]")
{
    ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
    InspectorPanel panel;
    panel.setData(data);
    Selection selection;
    selection.candidates = {data.results->candidate(*data.results->find("inf1.2xlarge"))};
    panel.setSelection(selection);
    panel.resize(350, 700);
    panel.show();
    REQUIRE(QTest::qWaitForWindowExposed(&panel));
    panel.factTree()->setFocus();
    const auto darkest = [&panel] {
        const FactTree &tree = *panel.factTree();
        const QImage image
            = panel.grab(QRect(tree.viewport()->mapTo(&panel, QPoint(0, 0)), tree.viewport()->size())).toImage();
        int least = 255;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                least = std::min(least, image.pixelColor(x, y).lightness());
        return least;
    };
    const int before = darkest();
    data.busy = true;
    panel.setData(data);
    CHECK(darkest() > before + 60);
    CHECK(panel.focusWidget() == panel.factTree());
    data.busy = false;
    panel.setData(data);
    CHECK(darkest() == before);
}
