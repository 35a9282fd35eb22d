// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/workload/region_map.h"

#include "views/charts/chart_view.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/words/lists.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QShortcut>
#include <QToolButton>

namespace wattfare {

RegionMap::RegionMap(ResultsPtr results, const QStringList &chosen, RegionFigure figure, QWidget *parent)
    : QDialog(parent)
    , m_results(std::move(results))
    , m_figures(regionFigures(*m_results))
    , m_chosen(chosen)
{
    setWindowTitle(tr("Regions"));
    m_view = new ChartView(this);
    m_view->setObjectName(QStringLiteral("region_map"));
    m_words = plainLabel(this);
    auto *colours = boxLayout<QHBoxLayout>(kSpace1);
    colours->addWidget(new QLabel(tr("Colour"), this));
    auto *group = new QButtonGroup(this);
    const auto colour = [&](RegionFigure each, const QString &title) {
        auto *button = new QToolButton(this);
        button->setText(title);
        button->setCheckable(true);
        button->setChecked(each == figure);
        button->setFocusPolicy(Qt::StrongFocus);
        group->addButton(button);
        colours->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, each] { draw(each); });
    };
    colour(RegionFigure::price, tr("Price"));
    colour(RegionFigure::intensity, tr("Carbon"));
    colours->addStretch();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace3, kSpace3, kSpace3, kSpace3}, kSpace2);
    layout->addLayout(colours);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_words);
    layout->addWidget(buttons);
    resize(820, 560);

    connect(m_view, &ChartView::selectionChanged, this, &RegionMap::choose);
    connect(m_view, &ChartView::pointActivated, this, &RegionMap::toggle);
    connect(m_view, &ChartView::pinRequested, this, [] {}); // Space then selects as a click does
    new QShortcut(Qt::Key_Escape, this, this, &QDialog::reject); // the chart would clear its selection first
    draw(figure);
    m_view->setFocus();
}

void RegionMap::draw(RegionFigure figure)
{
    m_view->setSpec(buildRegionChoice(*m_results, m_figures, figure));
    showChosen();
}

QSet<qint64> RegionMap::chosenKeys() const
{
    const Snapshot &s = m_results->snapshot();
    QSet<qint64> keys;
    for (RegionIndex region = 0; region < s.regions.size(); ++region)
        if (m_chosen.contains(QString::fromStdString(s.regions[region].code)))
            keys.insert(region);
    return keys;
}

// The rings of the map are what is chosen; they stay where a click would leave its own alone.
void RegionMap::showChosen()
{
    m_view->setSelection(chosenKeys());
    m_words->setText(tr("Chosen: %1. A click adds a region or removes it.").arg(listed(m_chosen)));
}

void RegionMap::toggle(qint64 region)
{
    const QString code = QString::fromStdString(m_results->snapshot().regions[static_cast<std::size_t>(region)].code);
    QStringList next = m_chosen;
    if (!next.removeOne(code))
        next << code;
    take(next);
}

void RegionMap::choose(const QSet<qint64> &keys)
{
    QSet<qint64> other; // than before
    if ((QGuiApplication::keyboardModifiers() & Qt::ControlModifier) != 0)
        other = (keys - chosenKeys()) + (chosenKeys() - keys);
    else
        other = keys;
    if (other.size() == 1) {
        toggle(*other.begin());
        return;
    }
    QStringList next = m_chosen; // a band adds what it holds, and a click into the sea nothing
    for (const qint64 key : keys) {
        const QString code = QString::fromStdString(m_results->snapshot().regions[static_cast<std::size_t>(key)].code);
        if (!next.contains(code))
            next << code;
    }
    take(next);
}

void RegionMap::take(const QStringList &chosen)
{
    const bool changed = !chosen.isEmpty() && chosen != m_chosen;
    if (changed)
        m_chosen = chosen;
    showChosen();
    if (changed)
        emit edited(m_chosen);
}

} // namespace wattfare
