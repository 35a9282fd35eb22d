// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/locales.h"
#include "tests/views/pages/evaluated.h"
#include "views/pages/guide/guide_page.h"
#include "views/pages/quality/quality_panel.h"
#include "views/pages/workload/workload_panel.h"
#include "views/widgets/choice_list.h"
#include "views/widgets/parameter_field.h"
#include "views/words/translations.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>

#include <set>

using namespace wattfare;
using namespace wattfare::test;

namespace {

PurchaseOption reserved()
{
    PurchaseOption option;
    option.kind = PurchaseKind::commitment;
    option.plan = "reserved_standard";
    option.termYears = 1;
    option.payment = "no_upfront";
    return option;
}

QString placeholder(const WorkloadPanel &panel, const char *key)
{
    return panel.field(QString::fromUtf8(key))->findChild<QLineEdit *>()->placeholderText();
}

QComboBox *modelBox(const WorkloadPanel &panel)
{
    for (QComboBox *each : panel.findChildren<QComboBox *>())
        if (each->accessibleName() == QStringLiteral("Model"))
            return each;
    return nullptr;
}

} // namespace

TEST_CASE("without a catalogue the dock has neither a day of one nor ids in the place of names", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    ViewData data = evaluatedView(findPreset("bert-large")->scenario);
    data.scenario.asOf.reset();
    data.scenario.purchase = {PurchaseOption{}, reserved()};
    WorkloadPanel panel;
    panel.resize(275, 900);
    panel.setData(data);
    CHECK(placeholder(panel, "as_of").contains(QStringLiteral("20")));
    CHECK(modelBox(panel)->currentText() == QStringLiteral("BERT large"));
    ViewData none;
    none.scenario = data.scenario;
    panel.setData(none);
    CHECK(placeholder(panel, "as_of") == QStringLiteral("newest"));
    CHECK(modelBox(panel)->currentText().isEmpty());
    CHECK_FALSE(modelBox(panel)->isEnabled());
    const auto *bought = panel.findChild<ChoiceList *>(QStringLiteral("purchase"));
    REQUIRE(bought);
    CHECK(bought->accessibleDescription() == QStringLiteral("On-demand; Reserved Instance, 1 year, no upfront"));
    panel.setData(data);
    CHECK(modelBox(panel)->currentText() == QStringLiteral("BERT large"));
}

TEST_CASE("what is chosen is never cut off in the middle of a word", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    ViewData data = evaluatedView(findPreset("hpc-fp64")->scenario);
    data.scenario.purchase = {PurchaseOption{}, reserved()};
    WorkloadPanel panel;
    panel.setData(data);
    panel.show();
    for (const int width : {220, 275, 340}) {
        panel.resize(width, 900);
        QCoreApplication::processEvents();
        const auto *bought = panel.findChild<ChoiceList *>(QStringLiteral("purchase"));
        INFO(width << ' ' << bought->text().toStdString());
        CHECK_FALSE(bought->text().contains(QChar(0x2026)));
        CHECK_FALSE(bought->text().isEmpty());
    }
    CHECK_FALSE(modelBox(panel)->isVisible()); // HPC has no model
    data.scenario.kind = WorkloadKind::inference;
    panel.setData(data);
    CHECK(modelBox(panel)->isVisible());
}

TEST_CASE("a slider of a value that is not set stands at what counts instead", "[workload]")
{
    setUiLanguage(QStringLiteral("en"));
    ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
    WorkloadPanel panel;
    panel.setData(data);
    const auto slider
        = [&](const char *key) { return panel.field(QString::fromUtf8(key))->findChild<QSlider *>()->value(); };
    CHECK(slider("energy.u_cpu_pct") == 250); // of 1000: 25 %
    CHECK(slider("spot_replacement_s") == 50); // 180 s of an hour
    data.scenario.energy.fullLoad = true;
    panel.setData(data);
    CHECK(placeholder(panel, "energy.u_acc_pct") == QStringLiteral("100"));
    CHECK(slider("energy.u_acc_pct") == 1000);
    data.scenario.energy.fullLoad = false;
    panel.setData(data);
    CHECK(placeholder(panel, "energy.u_acc_pct") == QStringLiteral("from the demand"));
    CHECK(slider("energy.u_acc_pct") == 0);
}

TEST_CASE("a slider writes the same value in every locale of the process", "[workload][locale]")
{
    setUiLanguage(QStringLiteral("en"));
    WorkloadPanel panel;
    panel.setData(evaluatedView(findPreset("layoutlm")->scenario));
    ParameterField *field = panel.field(QStringLiteral("inference.utilisation_target"));
    REQUIRE(field);
    auto *slider = field->findChild<QSlider *>();
    REQUIRE(slider);
    QStringList written;
    QObject::connect(
        field, &ParameterField::edited, &panel, [&](const QString &, const QString &value, int) { written << value; });
    const auto moved = [&](int position) {
        written.clear();
        slider->setValue(position);
        return written.value(0);
    };
    moved(1);
    const QString usual = moved(333);
    CHECK(usual.contains(QLatin1Char('.')));
    for (const char *name : kLocales) {
        const LocaleOf locale(name);
        if (locale.isMissing())
            continue;
        INFO(name);
        moved(1);
        CHECK(moved(333) == usual);
    }
}

TEST_CASE("the status line counts types, not lines of the list", "[quality]")
{
    setUiLanguage(QStringLiteral("en"));
    const ViewData data = evaluatedView(findPreset("layoutlm")->scenario);
    QualityPanel panel;
    panel.setData(data);
    const Snapshot &s = *data.snapshot;
    std::size_t unpriced = 0;
    for (TypeIndex type = 0; type < s.types.size(); ++type)
        unpriced += s.types[type].offer == Offer::current
                && !s.priceAt(s.onDemand, type, s.region("us-east-1"), data.results->asOf())
            ? 1U
            : 0U;
    REQUIRE(unpriced > 1);
    INFO(panel.summary().toStdString());
    CHECK(panel.summary().contains(QStringLiteral("%1 types without a price").arg(unpriced)));
}

TEST_CASE("the guide counts the questions that its reader sees unanswered", "[guide]")
{
    setUiLanguage(QStringLiteral("en"));
    GuidePage page;
    page.setData(evaluatedView(findPreset("layoutlm")->scenario));
    page.show();
    const auto said = [&page] {
        for (const QLabel *label : page.findChildren<QLabel *>())
            if (label->text().contains(QStringLiteral("not answered yet")))
                return label->text();
        return QString();
    };
    const auto unanswered = [&page] {
        int count = 0;
        for (const QComboBox *box : page.findChildren<QComboBox *>())
            count += box->isVisibleTo(&page) && box->currentData().toString().isEmpty() ? 1 : 0;
        for (const QLineEdit *edit : page.findChildren<QLineEdit *>())
            count += edit->isVisibleTo(&page) && edit->text().isEmpty() ? 1 : 0;
        return count;
    };
    const int first = unanswered();
    CHECK(first > 5);
    CHECK(said().startsWith(QString::number(first) + QLatin1Char(' ')));
    page.setAnswer(QStringLiteral("precision"), QStringLiteral("bf16"));
    CHECK(unanswered() == first - 1);
    CHECK(said().startsWith(QString::number(first - 1) + QLatin1Char(' ')));
}
