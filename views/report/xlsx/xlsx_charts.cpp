// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/xlsx/xlsx_charts.h"

#include "views/charts/chart_render.h"
#include "views/report/pages/page_style.h"
#include "views/report/pages/report_text.h"
#include "views/theme/drawing.h"
#include "views/words/currency.h"
#include "views/words/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace wattfare {

namespace {

constexpr double kSecondsPerDay = 86'400.0;
constexpr double kChartWidth = 960, kChartHeight = 420, kPerBar = 26, kPixelsPerRow = 20;
constexpr double kNameWidth = 60; // of a column, in digits
// The lower of A4 and Letter in landscape, less the margins, at this scale: two charts. One that is higher than a page
// makes all smaller.
constexpr lxw_row_t kPrintedPercent = 65, kRowsPerPage = 50;

QString words(const ChartText &from) { return printable(text(from)); }

QString titleOf(const ChartAxis &axis)
{
    const QString unit = axis.format == AxisFormat::dateUtc ? QString() : unitText(axis.unit);
    return unit.isEmpty() ? words(axis.title) : words(axis.title) + QStringLiteral(" [") + unit + QLatin1Char(']');
}

format::Style styleOf(const ChartAxis &axis)
{
    switch (axis.format) {
    case AxisFormat::money: return format::Style::money;
    case AxisFormat::percent: return format::Style::percent;
    case AxisFormat::integer: return format::Style::integer;
    case AxisFormat::number:
    case AxisFormat::year:
    case AxisFormat::dateUtc: break;
    }
    return format::Style::number;
}

const char *axisNumbers(const ChartAxis &axis)
{
    switch (axis.format) {
    case AxisFormat::percent: return "0%";
    case AxisFormat::dateUtc: return kSheetDate;
    case AxisFormat::year: return "0";
    case AxisFormat::money:
    case AxisFormat::integer:
    case AxisFormat::number: break;
    }
    return "[>=100]#,##0;General";
}

// The end of an axis, up to two figures: the ticks begin at it.
double rounded(double value)
{
    if (!(value > 0))
        return value;
    const double step = std::pow(10.0, std::floor(std::log10(value)) - 1) * 5;
    return std::ceil(value / step - 1e-9) * step;
}

bool drawable(double value, const ChartAxis &axis) { return std::isfinite(value) && (!axis.logarithmic || value > 0); }

lxw_color_t colourOf(ChartRole role)
{
    return static_cast<lxw_color_t>(roleColour(role, printColours()).rgb() & 0xFFFFFFU);
}

// Writes the data of one chart after the other, and the charts on their own sheet.
class ChartWriter
{
public:
    ChartWriter(Workbook &workbook, lxw_worksheet *charts)
        : m_workbook(workbook)
        , m_charts(charts)
        , m_data(workbook.sheet(reportWords(QT_TRANSLATE_NOOP("Report", "Chart data"))))
    {
        worksheet_gridlines(m_charts, LXW_HIDE_ALL_GRIDLINES);
        worksheet_set_column(m_data, 0, 0, kNameWidth, nullptr);
        worksheet_set_column(m_data, 1, 12, 18, nullptr);
    }

    void add(const ChartSpec &spec)
    {
        m_spec = &spec;
        m_chart = nullptr;
        m_height = kChartHeight;
        std::visit([this](const auto &chart) { draw(chart); }, spec.kind);
        if (!m_chart)
            return;
        const QByteArray title = cellWords(words(spec.title)).toUtf8();
        chart_title_set_name(m_chart, title.constData());
        lxw_chart_font font{};
        font.size = 12;
        font.bold = LXW_TRUE;
        chart_title_set_name_font(m_chart, &font);
        QByteArray alternative = printable(chartAltText(spec)).toUtf8();
        lxw_chart_options options{};
        constexpr double kUsualWidth = 480, kUsualHeight = 288; // of a chart that is not scaled
        options.x_scale = kChartWidth / kUsualWidth;
        options.y_scale = m_height / kUsualHeight;
        options.description = alternative.data();
        const auto rows = static_cast<lxw_row_t>(std::ceil(m_height / kPixelsPerRow));
        if (m_chartRow + rows > m_pageRow + kRowsPerPage && m_chartRow > m_pageRow) {
            m_breaks.push_back(m_chartRow);
            m_pageRow = m_chartRow;
        }
        worksheet_insert_chart_opt(m_charts, m_chartRow, 0, m_chart, &options);
        m_chartRow += rows + 2;
        m_tallest = std::max(m_tallest, rows);
        m_row += 2;
    }

    // No chart is cut in two where a page ends. Breaks hold only where a sheet is not fitted to pages.
    void endPages()
    {
        worksheet_set_print_scale(
            m_charts, static_cast<std::uint16_t>(kPrintedPercent * kRowsPerPage / std::max(m_tallest, kRowsPerPage)));
        m_breaks.push_back(0);
        worksheet_set_h_pagebreaks(m_charts, m_breaks.data());
    }

private:
    struct Range {
        std::size_t first = 0, last = 0;
    };

    void begin(std::uint8_t type, const QStringList &head)
    {
        m_chart = workbook_add_chart(m_workbook.book(), type);
        putText(m_data, m_row++, 0, words(m_spec->title), m_workbook.bold());
        qsizetype lines = 1;
        for (qsizetype c = 0; c < head.size(); ++c) {
            constexpr double kHeadWidth = 16;
            lines = std::max(lines, linesIn(kHeadWidth, head[c]));
            putText(m_data, m_row, static_cast<std::size_t>(c), head[c], m_workbook.head(c > 0));
        }
        worksheet_set_row(m_data, static_cast<lxw_row_t>(m_row++), heightOf(lines), nullptr);
    }

    void put(std::size_t column, const QString &name)
    {
        const qsizetype lines = linesIn(kNameWidth - 2, name);
        if (lines > 1)
            worksheet_set_row(m_data, static_cast<lxw_row_t>(m_row), heightOf(lines), nullptr);
        putText(m_data, m_row, column, name, m_workbook.wrap());
    }
    void put(std::size_t column, double value, const ChartAxis &axis)
    {
        if (!std::isfinite(value))
            return;
        if (axis.format == AxisFormat::dateUtc)
            putNumber(m_workbook, m_data, m_row, column, value / kSecondsPerDay + kFirstSheetDay, m_workbook.date());
        else
            putNumber(
                m_workbook, m_data, m_row, column, shownValue(value, axis.unit), m_workbook.number(styleOf(axis)));
    }
    void put(std::size_t column, std::optional<double> value, const ChartAxis &axis)
    {
        if (value)
            put(column, *value, axis);
    }

    void axes(lxw_chart_axis *at, const ChartAxis &axis)
    {
        chart_axis_set_name(at, titleOf(axis).toUtf8().constData());
        chart_axis_set_num_format(at, axisNumbers(axis));
        lxw_chart_font font{};
        font.bold = LXW_FALSE;
        font.size = 10;
        chart_axis_set_name_font(at, &font);
        chart_axis_set_label_position(at, LXW_CHART_AXIS_LABEL_POSITION_LOW);
        if (axis.logarithmic)
            chart_axis_set_log_base(at, 10);
        if (axis.min || (axis.max && *axis.max > 0 && !axis.logarithmic))
            chart_axis_set_min(at, axis.min.value_or(0.0));
        if (axis.max)
            chart_axis_set_max(
                at, axis.logarithmic || axis.format == AxisFormat::dateUtc ? *axis.max : rounded(*axis.max));
        lxw_chart_line grid{};
        grid.color = 0xE5E7EB;
        chart_axis_major_gridlines_set_visible(at, LXW_TRUE);
        chart_axis_major_gridlines_set_line(at, &grid);
    }

    lxw_chart_series *series(const QString &name, Range rows, std::size_t x, std::size_t y)
    {
        lxw_chart_series *made = chart_add_series(m_chart, nullptr, nullptr);
        const auto column = [](std::size_t c) { return static_cast<lxw_col_t>(c); };
        const auto row = [](std::size_t r) { return static_cast<lxw_row_t>(r); };
        chart_series_set_categories(made, m_data->name, row(rows.first), column(x), row(rows.last), column(x));
        chart_series_set_values(made, m_data->name, row(rows.first), column(y), row(rows.last), column(y));
        chart_series_set_name(made, name.toUtf8().constData());
        return made;
    }

    void asLine(lxw_chart_series *made, lxw_color_t colour, bool dashed = false, double width = 1.75)
    {
        lxw_chart_line line{};
        line.color = colour;
        line.width = static_cast<float>(width);
        line.dash_type = dashed ? LXW_CHART_LINE_DASH_DASH : LXW_CHART_LINE_DASH_SOLID;
        chart_series_set_line(made, &line);
        chart_series_set_marker_type(made, LXW_CHART_MARKER_NONE);
    }

    void asMarks(lxw_chart_series *made, lxw_color_t colour, bool withLine = false)
    {
        lxw_chart_fill fill{};
        fill.color = colour;
        lxw_chart_line line{};
        line.color = colour;
        chart_series_set_marker_type(made, LXW_CHART_MARKER_CIRCLE);
        chart_series_set_marker_size(made, 6);
        chart_series_set_marker_fill(made, &fill);
        chart_series_set_marker_line(made, &line);
        if (!withLine) {
            lxw_chart_line none{};
            none.none = LXW_TRUE;
            chart_series_set_line(made, &none);
        }
    }

    void asBars(lxw_chart_series *made, lxw_color_t colour)
    {
        lxw_chart_fill fill{};
        fill.color = colour;
        chart_series_set_fill(made, &fill);
    }

    void legend(int entries)
    {
        chart_legend_set_position(m_chart, entries > 1 ? LXW_CHART_LEGEND_BOTTOM : LXW_CHART_LEGEND_NONE);
    }

    // The first bar on top, where a spreadsheet puts the last. The axes of bars lie across: y has their names.
    void barAxes(const ChartAxis &value, std::size_t bars)
    {
        axes(m_chart->x_axis, value);
        chart_axis_set_label_position(m_chart->x_axis, LXW_CHART_AXIS_LABEL_POSITION_HIGH);
        chart_axis_major_gridlines_set_visible(m_chart->y_axis, LXW_FALSE);
        chart_axis_set_reverse(m_chart->y_axis);
        chart_axis_set_label_position(m_chart->y_axis, LXW_CHART_AXIS_LABEL_POSITION_LOW);
        chart_set_series_gap(m_chart, 40);
        m_height = std::max(240.0, 140 + kPerBar * static_cast<double>(bars));
    }

    void draw(const ScatterChart &chart)
    {
        begin(
            LXW_CHART_SCATTER, {reportWords(QT_TRANSLATE_NOOP("Report", "Name")), titleOf(chart.x), titleOf(chart.y)});
        int entries = 0;
        std::vector<double> xs, ys;
        const auto point = [&](const QString &name, double x, double y) {
            xs.push_back(x);
            ys.push_back(y);
            put(0, name);
            put(1, x, chart.x);
            put(2, y, chart.y);
            ++m_row;
        };
        const auto usable = [&](double x, double y) { return drawable(x, chart.x) && drawable(y, chart.y); };
        std::vector<ChartRole> roles;
        for (const ScatterPoint &each : chart.points)
            if (usable(each.x, each.y) && std::find(roles.begin(), roles.end(), each.role) == roles.end())
                roles.push_back(each.role);
        for (const ChartRole role : roles) {
            const std::size_t first = m_row;
            for (const ScatterPoint &each : chart.points)
                if (each.role == role && usable(each.x, each.y))
                    point(nameOf(each.label), each.x, each.y);
            asMarks(series(roleName(role), {first, m_row - 1}, 1, 2), colourOf(role));
            ++entries;
        }
        for (const DenseSeries &dense : chart.dense) {
            const std::size_t first = m_row;
            for (std::size_t i = 0; i < std::min(dense.x.size(), dense.y.size()); ++i)
                if (usable(dense.x[i], dense.y[i]))
                    point(
                        i < dense.labels.size() ? nameOf(dense.labels[i]) : words(dense.name), dense.x[i], dense.y[i]);
            if (m_row == first)
                continue;
            asMarks(series(words(dense.name), {first, m_row - 1}, 1, 2), colourOf(dense.role));
            ++entries;
        }
        entries += front(chart, point, usable) ? 1 : 0;
        axes(m_chart->x_axis, chart.x);
        axes(m_chart->y_axis, chart.y);
        decades(m_chart->x_axis, chart.x, xs);
        decades(m_chart->y_axis, chart.y, ys);
        legend(entries);
    }

    // A logarithmic axis would begin at 1.
    static void decades(lxw_chart_axis *at, const ChartAxis &axis, const std::vector<double> &values)
    {
        if (!axis.logarithmic || values.empty())
            return;
        const auto [least, most] = std::minmax_element(values.begin(), values.end());
        chart_axis_set_min(at, std::pow(10.0, std::floor(std::log10(*least))));
        chart_axis_set_max(at, std::pow(10.0, std::ceil(std::log10(*most) + 1e-9)));
    }

    // Steps, as in the other forms of the report, with the names at their corners.
    template <typename Point, typename Usable>
    bool front(const ScatterChart &chart, const Point &point, const Usable &usable)
    {
        const std::size_t first = m_row;
        std::vector<QByteArray> names;
        const ScatterPoint *before = nullptr;
        for (const std::int64_t key : chart.front) {
            const auto at = std::find_if(
                chart.points.begin(), chart.points.end(), [key](const ScatterPoint &each) { return each.key == key; });
            if (key == kNoKey || at == chart.points.end() || !usable(at->x, at->y))
                continue;
            if (before) {
                point(words(chart.frontName), at->x, before->y);
                names.emplace_back();
            }
            point(nameOf(at->label), at->x, at->y);
            names.push_back(nameOf(at->label).toUtf8());
            before = &*at;
        }
        if (m_row == first)
            return false;
        lxw_chart_series *line = series(words(chart.frontName), {first, m_row - 1}, 1, 2);
        asLine(line, colourOf(ChartRole::accent));
        std::vector<lxw_chart_data_label> labels(names.size());
        std::vector<lxw_chart_data_label *> list;
        for (std::size_t i = 0; i < names.size(); ++i) {
            labels[i].value = names[i].isEmpty() ? nullptr : names[i].data();
            labels[i].hide = names[i].isEmpty() ? LXW_TRUE : LXW_FALSE;
            list.push_back(&labels[i]);
        }
        list.push_back(nullptr);
        chart_series_set_labels(line);
        chart_series_set_labels_custom(line, list.data());
        chart_series_set_labels_position(line, LXW_CHART_LABEL_POSITION_RIGHT);
        lxw_chart_font font{};
        font.size = 8;
        chart_series_set_labels_font(line, &font);
        return true;
    }

    void draw(const BarChart &chart)
    {
        begin(LXW_CHART_BAR,
            {reportWords(QT_TRANSLATE_NOOP("Report", "Name")), titleOf(chart.value),
                reportWords(QT_TRANSLATE_NOOP("Report", "Low")), reportWords(QT_TRANSLATE_NOOP("Report", "High"))});
        const std::size_t first = m_row;
        for (const ChartBar &bar : chart.bars) {
            put(0, words(bar.label));
            put(1, bar.value, chart.value);
            put(2, bar.low, chart.value);
            put(3, bar.high, chart.value);
            ++m_row;
        }
        lxw_chart_series *made = series(titleOf(chart.value), {first, m_row - 1}, 0, 1);
        asBars(made, colourOf(ChartRole::accent));
        ranges(made, chart);
        std::vector<lxw_chart_fill> fills(chart.bars.size());
        std::vector<lxw_chart_point> points(chart.bars.size());
        std::vector<lxw_chart_point *> list;
        for (std::size_t i = 0; i < chart.bars.size(); ++i) {
            fills[i].color = colourOf(chart.bars[i].role);
            points[i].fill = &fills[i];
            list.push_back(&points[i]);
        }
        list.push_back(nullptr);
        chart_series_set_points(made, list.data());
        barAxes(chart.value, chart.bars.size());
        legend(1);
    }

    // Low to high of the bars that have a range.
    void ranges(lxw_chart_series *made, const BarChart &chart)
    {
        std::vector<std::pair<double, double>> lengths;
        bool any = false;
        for (const ChartBar &bar : chart.bars) {
            const auto length = [&](std::optional<double> bound) {
                const bool known = bar.value && bound && std::isfinite(*bar.value) && std::isfinite(*bound);
                return known ? std::abs(shownValue(*bound, chart.value.unit) - shownValue(*bar.value, chart.value.unit))
                             : 0.0;
            };
            lengths.emplace_back(length(bar.low), length(bar.high));
            any = any || lengths.back().first > 0 || lengths.back().second > 0;
        }
        if (any)
            m_workbook.setErrorBars(made->x_error_bars, lengths);
    }

    void draw(const StackedBarChart &chart)
    {
        QStringList head{reportWords(QT_TRANSLATE_NOOP("Report", "Name"))};
        for (const ChartPart &part : chart.parts)
            head += words(part.name);
        begin(LXW_CHART_BAR_STACKED, head);
        const std::size_t first = m_row;
        for (const StackedBar &bar : chart.bars) {
            put(0, words(bar.label));
            for (std::size_t i = 0; i < std::min(bar.parts.size(), chart.parts.size()); ++i)
                put(i + 1, bar.parts[i], chart.value);
            ++m_row;
        }
        for (std::size_t i = 0; i < chart.parts.size(); ++i)
            asBars(series(words(chart.parts[i].name), {first, m_row - 1}, 0, i + 1), colourOf(chart.parts[i].role));
        barAxes(chart.value, chart.bars.size());
        chart_set_series_overlap(m_chart, 100);
        legend(2);
    }

    void draw(const TornadoChart &chart)
    {
        begin(LXW_CHART_BAR,
            {reportWords(QT_TRANSLATE_NOOP("Report", "Parameter")), reportWords(QT_TRANSLATE_NOOP("Report", "At low")),
                reportWords(QT_TRANSLATE_NOOP("Report", "At high"))});
        const std::size_t first = m_row;
        for (const TornadoBar &bar : chart.bars) {
            put(0, words(bar.label));
            put(1, bar.atLow, chart.value);
            put(2, bar.atHigh, chart.value);
            ++m_row;
        }
        asBars(series(reportWords(QT_TRANSLATE_NOOP("Report", "At low")), {first, m_row - 1}, 0, 1),
            colourOf(ChartRole::part1));
        asBars(series(reportWords(QT_TRANSLATE_NOOP("Report", "At high")), {first, m_row - 1}, 0, 2),
            colourOf(ChartRole::part2));
        barAxes(chart.value, chart.bars.size());
        chart_set_series_overlap(m_chart, 100);
        chart_axis_set_crossing(
            m_chart->x_axis, shownValue(chart.base, chart.value.unit)); // bars begin at the result itself
        legend(2);
    }

    void draw(const HourlyChart &chart)
    {
        begin(LXW_CHART_COLUMN, {words(chart.hourTitle), titleOf(chart.y)});
        const std::size_t first = m_row;
        for (std::size_t hour = 0; hour < chart.values.size(); ++hour) {
            putNumber(
                m_workbook, m_data, m_row, 0, static_cast<double>(hour), m_workbook.number(format::Style::integer));
            put(1, chart.values[hour], chart.y);
            ++m_row;
        }
        asBars(series(titleOf(chart.y), {first, m_row - 1}, 0, 1), colourOf(chart.role));
        axes(m_chart->y_axis, chart.y);
        chart_axis_set_name(m_chart->x_axis, words(chart.hourTitle).toUtf8().constData());
        chart_set_series_gap(m_chart, 30);
        legend(1);
    }

    void draw(const LineChart &chart)
    {
        begin(LXW_CHART_SCATTER_STRAIGHT,
            {reportWords(QT_TRANSLATE_NOOP("Report", "Name")), titleOf(chart.x), titleOf(chart.y),
                reportWords(QT_TRANSLATE_NOOP("Report", "Low")), reportWords(QT_TRANSLATE_NOOP("Report", "High"))});
        constexpr double kInfinite = std::numeric_limits<double>::infinity();
        double left = kInfinite, right = -kInfinite, bottom = kInfinite, top = -kInfinite;
        std::vector<std::int16_t> unnamed; // bounds: in the legend their line stands for them
        std::int16_t made = 0;
        for (const LineSeries &line : chart.lines) {
            const std::size_t first = m_row;
            const bool banded = line.low.size() == line.x.size() && line.high.size() == line.x.size();
            const auto row = [&](std::size_t x, std::size_t y) {
                put(0, words(line.name));
                put(1, line.x[x], chart.x);
                if (drawable(line.y[y], chart.y)) {
                    put(2, line.y[y], chart.y);
                    bottom = std::min(bottom, line.y[y]);
                    top = std::max(top, line.y[y]);
                }
                if (banded && drawable(line.low[y], chart.y) && drawable(line.high[y], chart.y)) {
                    put(3, line.low[y], chart.y);
                    put(4, line.high[y], chart.y);
                }
                left = std::min(left, line.x[x]);
                right = std::max(right, line.x[x]);
                ++m_row;
            };
            for (std::size_t i = 0; i < std::min(line.x.size(), line.y.size()); ++i) {
                if (!drawable(line.x[i], chart.x))
                    continue;
                if (line.step && m_row > first)
                    row(i, i - 1);
                row(i, i);
            }
            if (m_row == first)
                continue;
            lxw_chart_series *drawn = series(words(line.name), {first, m_row - 1}, 1, 2);
            asLine(drawn, colourOf(line.role), line.dashed);
            if (line.markers)
                asMarks(drawn, colourOf(line.role), true);
            ++made;
            for (std::size_t bound = 3; banded && bound <= 4; ++bound) {
                asLine(series(words(line.name), {first, m_row - 1}, 1, bound), colourOf(line.role), true, 0.75);
                unnamed.push_back(made++);
            }
        }
        const auto across = [&](const MarkLine &mark, double x1, double x2, double y1, double y2) {
            const std::size_t first = m_row;
            for (const auto &[x, y] : {std::pair(x1, y1), std::pair(x2, y2)}) {
                put(0, words(mark.label));
                put(1, x, chart.x);
                put(2, y, chart.y);
                ++m_row;
            }
            asLine(series(words(mark.label), {first, m_row - 1}, 1, 2), colourOf(mark.role), true, 1.25);
            ++made;
        };
        for (const MarkLine &mark : chart.vertical)
            if (drawable(mark.value, chart.x) && std::isfinite(bottom))
                across(mark, mark.value, mark.value, chart.y.logarithmic ? bottom : std::min(bottom, 0.0), top);
        for (const MarkLine &mark : chart.horizontal)
            if (drawable(mark.value, chart.y) && std::isfinite(left))
                across(mark, left, right, mark.value, mark.value);
        for (const MarkPoint &mark : chart.points) {
            if (!drawable(mark.x, chart.x) || !drawable(mark.y, chart.y))
                continue;
            put(0, words(mark.label));
            put(1, mark.x, chart.x);
            put(2, mark.y, chart.y);
            ++m_row;
            asMarks(series(words(mark.label), {m_row - 1, m_row - 1}, 1, 2), colourOf(mark.role));
            ++made;
        }
        axes(m_chart->x_axis, chart.x);
        axes(m_chart->y_axis, chart.y);
        // Beginning at zero would leave nothing to see of days.
        if (std::isfinite(left) && right > left && (chart.x.format == AxisFormat::dateUtc || !chart.x.logarithmic)) {
            const auto inSheet = [&](double x) {
                return chart.x.format == AxisFormat::dateUtc ? std::floor(x / kSecondsPerDay) + kFirstSheetDay
                                                             : shownValue(x, chart.x.unit);
            };
            if (!chart.x.min)
                chart_axis_set_min(m_chart->x_axis, inSheet(left));
            if (chart.x.format == AxisFormat::dateUtc)
                chart_axis_set_max(m_chart->x_axis, inSheet(right) + 1);
        }
        legend(made);
        if (!unnamed.empty()) {
            unnamed.push_back(-1);
            chart_legend_delete_series(m_chart, unnamed.data());
        }
    }

    // The outline of the columns: lines at its quantiles can stand across it.
    void draw(const HistogramChart &chart)
    {
        LineChart outline;
        outline.x = chart.x;
        outline.y = chart.y;
        for (const HistogramSeries &series : chart.series) {
            LineSeries line;
            line.name = series.name;
            line.role = series.role;
            line.step = true;
            line.x = series.edges;
            line.y = series.counts;
            line.y.resize(line.x.size(), 0.0);
            outline.lines.push_back(std::move(line));
        }
        outline.vertical = chart.marks;
        draw(outline);
    }

    void draw(const MapChart &chart)
    {
        BarChart bars;
        bars.value = chart.value;
        for (const MapPlace &place : chart.places) {
            if (!place.value)
                continue;
            ChartBar bar;
            bar.label = ChartText(text(place.label).toStdString() + " \u00B7 " + place.name);
            bar.value = place.value;
            bars.bars.push_back(std::move(bar));
        }
        std::stable_sort(bars.bars.begin(), bars.bars.end(), [&chart](const ChartBar &a, const ChartBar &b) {
            return chart.lowIsGood ? *a.value < *b.value : *b.value < *a.value;
        });
        if (!bars.bars.empty())
            draw(bars);
    }

    // Not in reports: their sheets have the figures.
    void draw(const WaterfallChart &) { }
    void draw(const HeatMapChart &) { }
    void draw(const TimelineChart &) { }
    void draw(const DecisionChart &) { } // no chart of a workbook has regions; its table has the points

    static QString nameOf(const std::string &label) { return printable(text(ChartText(label))); }

    Workbook &m_workbook;
    lxw_worksheet *m_charts, *m_data;
    lxw_chart *m_chart = nullptr;
    const ChartSpec *m_spec = nullptr;
    std::size_t m_row = 0;
    lxw_row_t m_chartRow = 0, m_pageRow = 0, m_tallest = 0; // of the next chart; where its page begins; of a chart
    std::vector<lxw_row_t> m_breaks; // and a 0 behind them
    double m_height = kChartHeight;
};

} // namespace

std::vector<const ChartSpec *> chartsOf(const Report &report)
{
    std::vector<const ChartSpec *> charts;
    for (const ReportSection &section : report.sections)
        for (const ReportBlock &block : section.blocks)
            if (const auto *chart = std::get_if<ReportChart>(&block); chart && !chartIsEmpty(chart->chart))
                charts.push_back(&chart->chart);
    return charts;
}

void addCharts(Workbook &workbook, lxw_worksheet *sheet, const std::vector<const ChartSpec *> &charts)
{
    ChartWriter writer(workbook, sheet);
    for (const ChartSpec *chart : charts)
        writer.add(*chart);
    writer.endPages();
}

} // namespace wattfare
