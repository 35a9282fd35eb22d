// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/carbon_switch.h"

#include "views/pages/page.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/words/parameter_text.h"

#include <QButtonGroup>
#include <QLabel>
#include <QToolButton>

namespace wattfare {

CarbonSwitch::CarbonSwitch(Page *page, QWidget *parent)
    : QWidget(parent)
    , m_page(page)
{
    const QString title = parameterTitle("energy.carbon_basis");
    setAccessibleName(title);
    auto *layout = boxLayout<QHBoxLayout>(this, {}, 0);
    m_name = new QLabel(tr("Carbon:"), this);
    m_name->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_name);
    layout->addSpacing(kSpace1);
    auto *group = new QButtonGroup(this);
    const auto add = [&](CarbonBasis basis, const QString &word, const QString &help) {
        auto *button = new QToolButton(this);
        button->setText(word);
        button->setToolTip(help);
        button->setAccessibleName(title + QStringLiteral(": ") + word);
        button->setAccessibleDescription(help);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        group->addButton(button);
        layout->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, basis] { choose(basis); });
        return button;
    };
    m_buttons = {
        add(CarbonBasis::locationLifecycle, tr("Location"), tr("Emissions of the grid where the work is done.")),
        add(CarbonBasis::market, tr("Market"),
            tr("What the operator buys by contract counts, not the grid of the place. A 0 is a claim of the "
               "operator.")),
        add(CarbonBasis::marginal, tr("Marginal"), tr("Emissions of an additional job, not the average of the grid."))};
}

QToolButton *CarbonSwitch::button(CarbonBasis basis) const
{
    return m_buttons[isLocationBased(basis) ? 0 : basis == CarbonBasis::market ? 1 : 2];
}

void CarbonSwitch::showName(bool on) { m_name->setVisible(on); }

void CarbonSwitch::setScenario(const Scenario &scenario)
{
    m_scenario = scenario;
    button(scenario.energy.carbonBasis)->setChecked(true);
}

void CarbonSwitch::choose(CarbonBasis basis)
{
    const CarbonBasis now = m_scenario.energy.carbonBasis;
    if (button(basis) == button(now))
        return;
    m_scenario.energy.carbonBasis = basis;
    emit m_page->scenarioEdited(m_scenario, tr("Change of %1").arg(parameterTitle("energy.carbon_basis")), -1);
}

} // namespace wattfare
