// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/pages/report_options.h"

#include <vector>

namespace wattfare {

// The charts of a report as SVG, one a step: drawing needs the GUI thread.
class HtmlCharts
{
public:
    explicit HtmlCharts(ReportPtr report);
    bool step(); // draws the next chart; false when there is none left
    int count() const { return static_cast<int>(m_charts.size()); }
    int drawn() const { return static_cast<int>(m_pictures.size()); }
    QByteArray picture(const ChartSpec &chart) const; // drawn here if it was not yet

private:
    ReportPtr m_report;
    std::vector<const ChartSpec *> m_charts;
    std::vector<QByteArray> m_pictures;
};

// The report as one HTML file: inline style, charts as inline SVG, a few lines of script that sort tables. It needs no
// network (a content policy in the page forbids it), prints on paper, and offers the scenario as a download. All text
// is escaped.
Result<QByteArray> renderHtml(const Report &report, const QLocale &locale);
Result<QByteArray> renderHtml(const Report &report, const QLocale &locale, const HtmlCharts &charts);

} // namespace wattfare
