// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/scenario.h"

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;

namespace wattfare {

class Page;

// The carbon basis of the scenario where its results are seen: location, market, marginal, each one click away. A click
// edits the scenario through the page that it stands on. Which of the two location-based figures is taken is chosen in
// the Workload dock.
class CarbonSwitch : public QWidget
{
    Q_OBJECT
public:
    explicit CarbonSwitch(Page *page, QWidget *parent);

    void setScenario(const Scenario &scenario);
    QToolButton *button(CarbonBasis basis) const; // the location-based ones share theirs
    void showName(bool on); // "Carbon:", where there is room for it
    // A line that it has joined may become narrower: then it moves elsewhere.
    QSize minimumSizeHint() const override { return {0, QWidget::minimumSizeHint().height()}; }

private:
    void choose(CarbonBasis basis);

    Page *m_page;
    QLabel *m_name = nullptr;
    Scenario m_scenario;
    std::array<QToolButton *, 3> m_buttons{};
};

} // namespace wattfare
