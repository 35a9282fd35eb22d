// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what panels show has the room that it needs.
#include "tests/support/translations.h"
#include "tests/views/pages/evaluated.h"
#include "views/dialogs/command_palette.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/quality/quality_panel.h"
#include "views/pages/query/query_editor.h"
#include "views/theme/theme.h"
#include "views/widgets/empty_state.h"
#include "views/words/translations.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTextBlock>
#include <QTreeWidget>

using namespace wattfare;
using namespace wattfare::test;

namespace {

ViewData evaluated(const char *preset) { return evaluatedView(findPreset(preset)->scenario); }

} // namespace

TEST_CASE("an empty page shows all of its text at any width", "[layout]")
{
    Theme::instance().apply(*qApp, ThemeChoice::light);
    EmptyState empty;
    empty.setText(QStringLiteral("Kein Katalog geöffnet"),
        QStringLiteral("Preise, Benchmarks und Leistungswerte stammen aus einer Katalogdatei."));
    empty.setButton(QStringLiteral("Katalog öffnen…"));
    empty.show();
    for (int width = 220; width < 1400; width += 57) {
        empty.resize(width, 500);
        QCoreApplication::processEvents();
        for (const QLabel *label : empty.findChildren<QLabel *>()) {
            INFO(width << ' ' << label->text().toStdString());
            CHECK(label->height() >= label->heightForWidth(label->width()));
            CHECK(label->width() <= 520);
        }
    }
}

TEST_CASE("the dock of data quality becomes as narrow as the smallest window asks, in every language", "[layout]")
{
    Theme::instance().apply(*qApp, ThemeChoice::light);
    for (const char *language : test::languageIds({"pseudo"})) {
        setUiLanguage(QString::fromUtf8(language));
        QualityPanel panel;
        INFO(language);
        if (QLatin1String(language) != QLatin1String("pseudo"))
            CHECK(panel.minimumSizeHint().width() <= 480); // 1024 less the two docks beside it
        auto *use = panel.findChild<QPushButton *>(QStringLiteral("use_figure"));
        REQUIRE(use);
        const QString words = use->text();
        panel.setData(evaluated("layoutlm"));
        panel.resize(1200, 200);
        panel.show();
        QCoreApplication::processEvents();
        CHECK(use->text() == words);
        CHECK(use->width() >= use->sizeHint().width());
        panel.resize(std::max(480, panel.minimumSizeHint().width()), 200);
        QCoreApplication::processEvents();
        CHECK(use->geometry().right() < panel.width());
        CHECK((use->text().isEmpty() || use->width() >= use->sizeHint().width()));
        CHECK(use->accessibleName() == words);
    }
    setUiLanguage(QStringLiteral("en"));
}

TEST_CASE("no empty sheet stands under the reason why a figure is missing", "[layout][inspector]")
{
    Theme::instance().apply(*qApp, ThemeChoice::light);
    const ViewData data = evaluated("layoutlm");
    InspectorPanel inspector;
    inspector.resize(340, 800);
    inspector.setData(data);
    Selection known, unknown;
    known.metric = unknown.metric = Metric::usdPerMillion;
    for (std::size_t row = 0; row < data.results->size(); ++row) {
        auto &into = data.results->value(row, Metric::usdPerMillion) ? known : unknown;
        into.candidates = {data.results->candidate(row)};
    }
    const auto trees = inspector.findChildren<QTreeWidget *>();
    REQUIRE(trees.size() == 2);
    const auto derives = [](const QTreeWidget *tree) { return tree->accessibleName() == QStringLiteral("Derivation"); };
    const QTreeWidget *derivation = *std::find_if(trees.begin(), trees.end(), derives);
    inspector.show();
    inspector.setSelection(known);
    CHECK(derivation->isVisible());
    inspector.setSelection(unknown);
    CHECK_FALSE(derivation->isVisible());
    inspector.setSelection(known);
    CHECK(derivation->isVisible());
    // In another kind of work the figure asked for is the one that this work has.
    const ViewData run = evaluated("bert-large");
    inspector.setData(run);
    const auto *metric = inspector.findChild<QComboBox *>();
    REQUIRE(metric);
    CHECK(metric->currentData().toInt() == static_cast<int>(Metric::usdTotal));
}

TEST_CASE("a statement shows what are keywords, texts, numbers and comments", "[layout][query]")
{
    Theme::instance().apply(*qApp, ThemeChoice::light);
    QueryEditor editor;
    editor.putStatement(
        QStringLiteral("SELECT name, 42 FROM t -- WHERE 7\nWHERE a = 'FROM ''x' AND /* SELECT\n 1 */ b2 = 3.5"));
    QCoreApplication::processEvents();
    const ThemeColours &c = Theme::instance().colours();
    const auto colourOf = [&](const char *word, int line) {
        const QTextBlock block = editor.document()->findBlockByNumber(line);
        const qsizetype at = block.text().indexOf(QLatin1String(word));
        REQUIRE(at >= 0);
        for (const QTextLayout::FormatRange &range : block.layout()->formats())
            if (at >= range.start && at < range.start + range.length)
                return range.format.foreground().color();
        return QColor();
    };
    CHECK(colourOf("SELECT", 0) == c.link);
    CHECK_FALSE(colourOf("name", 0).isValid());
    CHECK(colourOf("42", 0) == c.better);
    CHECK(colourOf("WHERE 7", 0) == c.secondary);
    CHECK(colourOf("FROM", 1) == c.worse);
    CHECK(colourOf("AND", 1) == c.link);
    CHECK(colourOf("SELECT", 1) == c.secondary);
    CHECK(colourOf("1 */", 2) == c.secondary);
    CHECK_FALSE(colourOf("b2", 2).isValid());
    CHECK(colourOf("3.5", 2) == c.better);
    editor.undo();
    CHECK(editor.toPlainText().isEmpty()); // colours are no step of the undo
}
