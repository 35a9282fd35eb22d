// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QBoxLayout>

namespace wattfare {

// Two charts side by side, or one below the other where each would be too narrow for the names of its rows.
class PairLayout : public QBoxLayout
{
public:
    static constexpr int kLeastWidth = 620; // of both
    PairLayout()
        : QBoxLayout(LeftToRight)
    {
    }
    void setLeastWidth(int width) { m_leastWidth = width; } // where one of the two is no chart
    void setGeometry(const QRect &rect) override
    {
        const Direction wanted = rect.width() < m_leastWidth ? TopToBottom : LeftToRight;
        if (wanted != direction())
            setDirection(wanted);
        QBoxLayout::setGeometry(rect);
    }

private:
    int m_leastWidth = kLeastWidth;
};

} // namespace wattfare
