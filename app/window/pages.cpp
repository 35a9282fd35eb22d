// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages.h"

#include "views/pages/advisor/advisor_page.h"
#include "views/pages/charts/charts_page.h"
#include "views/pages/claims/claims_page.h"
#include "views/pages/compare/compare_page.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/guide/guide_page.h"
#include "views/pages/hardware/hardware_page.h"
#include "views/pages/place/place_page.h"
#include "views/pages/query/query_page.h"
#include "views/pages/simulate/simulate_page.h"
#include "views/pages/studies/studies_page.h"

#include <QCoreApplication>

namespace wattfare {

namespace {

template <class T>
Page *make(QWidget *parent)
{
    return new T(parent);
}

constexpr PageEntry kPages[] = {
    {"explore", QT_TRANSLATE_NOOP("Pages", "Explore"), "explore", &make<ExplorePage>, true},
    {"compare", QT_TRANSLATE_NOOP("Pages", "Compare"), "compare", &make<ComparePage>, true},
    {"charts", QT_TRANSLATE_NOOP("Pages", "Charts"), "chart-line", &make<ChartsPage>, true},
    {"simulate", QT_TRANSLATE_NOOP("Pages", "Simulate"), "simulate", &make<SimulatePage>, true},
    {"studies", QT_TRANSLATE_NOOP("Pages", "Studies"), "heatmap", &make<StudiesPage>, true},
    {"place", QT_TRANSLATE_NOOP("Pages", "Place"), "place", &make<PlacePage>, false},
    {"guide", QT_TRANSLATE_NOOP("Pages", "Guide"), "guide", &make<GuidePage>, false},
    {"hardware", QT_TRANSLATE_NOOP("Pages", "Hardware"), "chip", &make<HardwarePage>, false},
    {"advisor", QT_TRANSLATE_NOOP("Pages", "Advisor"), "info", &make<AdvisorPage>, true},
    {"query", QT_TRANSLATE_NOOP("Pages", "Query"), "query", &make<QueryPage>, false},
    {"claims", QT_TRANSLATE_NOOP("Pages", "Claims"), "check", &make<ClaimsPage>, false},
};

} // namespace

std::span<const PageEntry> pageEntries() { return kPages; }

QString pageTitle(const PageEntry &entry) { return QCoreApplication::translate("Pages", entry.title); }

} // namespace wattfare
