// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Words of a catalogue, a file or a person in tooltips: what looks like markup is shown, not obeyed.
#include "tests/support/catch.h"
#include "views/pages/query/saved_queries.h"
#include "views/pages/simulate/simulate_form.h"
#include "views/words/translations.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QTextDocument>

using namespace wattfare;

namespace {

// What a person sees of a tooltip.
QString seen(const QString &tip)
{
    if (!Qt::mightBeRichText(tip))
        return tip;
    QTextDocument document;
    document.setHtml(tip);
    return document.toPlainText();
}

const QString kMarkup = QStringLiteral("<b>a</b> <img src='x'> & b");

} // namespace

TEST_CASE("a saved statement is shown in its tooltip as it was typed", "[tips]")
{
    setUiLanguage(QStringLiteral("en"));
    QWidget parent;
    SavedQueries queries(&parent);
    queries.save(QStringLiteral("mine"), kMarkup);
    QMenu menu;
    queries.fill(&menu, QString(), {QStringLiteral("SELECT '<i>x</i>'")});
    QStringList tips;
    for (const QAction *action : menu.actions())
        tips << seen(action->toolTip());
    CHECK(tips.contains(kMarkup));
    CHECK(tips.contains(QStringLiteral("SELECT '<i>x</i>'")));
}

TEST_CASE("the name of a trace is shown in its tooltip as its file has it", "[tips]")
{
    setUiLanguage(QStringLiteral("en"));
    SimulateForm form(SimulationKind::deadline);
    SimulateForm::MarketItem item;
    item.title = kMarkup;
    form.setMarket({}, {item}, {});
    CHECK(seen(form.itemBox()->toolTip()) == kMarkup);
    CHECK(seen(form.itemBox()->itemData(0, Qt::ToolTipRole).toString()) == kMarkup);
}
