// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/workload/mix_sliders.h"

#include "views/theme/theme.h"
#include "views/widgets/gesture.h"
#include "views/words/format.h"

#include <QGridLayout>
#include <QLabel>
#include <QSlider>

#include <cmath>

namespace wattfare {

MixSliders::MixSliders(QWidget *parent)
    : QWidget(parent)
{
    const QString titles[] = {tr("On-demand"), tr("Spot"), tr("Commitment")};
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kSpace2);
    grid->setVerticalSpacing(kSpace1);
    grid->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < m_sliders.size(); ++i) {
        auto *title = new QLabel(titles[i], this);
        auto *slider = new QSlider(Qt::Horizontal, this);
        slider->setRange(0, 100);
        slider->setPageStep(10);
        slider->setMinimumWidth(60);
        slider->setAccessibleName(tr("Share of the mix: %1").arg(titles[i]));
        slider->setToolTip(tr("Share of the instances bought this way; the three add up to 100 %."));
        title->setBuddy(slider);
        auto *value = new QLabel(this);
        value->setFont(numberFont(value->font()));
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        value->setMinimumWidth(value->fontMetrics().horizontalAdvance(format::percent(1.0)));
        const int row = static_cast<int>(i);
        grid->addWidget(title, row, 0);
        grid->addWidget(slider, row, 1);
        grid->addWidget(value, row, 2);
        m_sliders[i] = slider;
        m_values[i] = value;
        connect(slider, &QSlider::sliderPressed, this, [this] {
            m_gesture = nextGesture();
            m_before = m_shares;
        });
        connect(slider, &QSlider::valueChanged, this, [this, i](int percent) { moved(i, percent); });
    }
    showShares();
}

void MixSliders::setShares(const std::optional<Shares> &percent)
{
    const Shares shares = percent.value_or(Shares{100, 0, 0});
    if (shares == m_shares)
        return;
    m_shares = shares;
    showShares();
}

void MixSliders::moved(std::size_t part, int percent)
{
    if (!m_sliders[part]->isSliderDown()) { // a key or a click: a step of its own
        m_gesture = nextGesture();
        m_before = m_shares;
    }
    const std::size_t one = part == 0 ? 1 : 0, other = part == 2 ? 1 : 2;
    const double rest = 100.0 - percent, had = m_before[one] + m_before[other];
    m_shares[part] = percent;
    m_shares[one] = had > 0.0 ? std::round(rest * m_before[one] / had) : rest;
    m_shares[other] = rest - m_shares[one];
    showShares();
    emit edited(m_shares, m_gesture);
}

void MixSliders::showShares()
{
    for (std::size_t i = 0; i < m_sliders.size(); ++i) {
        const QSignalBlocker blocker(m_sliders[i]);
        if (!m_sliders[i]->isSliderDown())
            m_sliders[i]->setValue(static_cast<int>(std::lround(m_shares[i])));
        m_values[i]->setText(format::percent(m_shares[i] / 100.0));
    }
}

} // namespace wattfare
