// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QSlider;

namespace wattfare {

// A mix of on-demand, spot and commitment by three sliders that add up to 100 %: what one takes, the others give in
// the proportion that they had.
class MixSliders : public QWidget
{
    Q_OBJECT
public:
    using Shares = std::array<double, 3>; // per cent
    explicit MixSliders(QWidget *parent = nullptr);

    void setShares(const std::optional<Shares> &percent); // no signal; unset: no mix yet, all on demand
    QSlider *slider(std::size_t part) const { return m_sliders.at(part); }

signals:
    void edited(const wattfare::MixSliders::Shares &percent, int gesture);

private:
    void moved(std::size_t part, int percent);
    void showShares();

    Shares m_shares{100, 0, 0};
    Shares m_before = m_shares; // at the start of a drag: its proportions hold to the end
    int m_gesture = 0;
    std::array<QSlider *, 3> m_sliders{};
    std::array<QLabel *, 3> m_values{};
};

} // namespace wattfare
