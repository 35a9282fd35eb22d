// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/metrics/candidate.h"

#include <QWidget>

#include <array>
#include <vector>

class QLabel;
class QPushButton;

namespace wattfare {

// "Admit estimates": what the switch that excludes such rows is called where it can be set.
QString admitText(Exclusion exclusion);

// A button for each switch of the scenario that excludes candidates, in as many lines as the width asks for.
class AdmitButtons : public QWidget
{
    Q_OBJECT
public:
    explicit AdmitButtons(QWidget *parent = nullptr);

    void offer(const std::vector<Exclusion> &switches); // those without a switch are passed over
    bool offersAny() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(width, false); }
    QSize sizeHint() const override;
    int widest() const; // of the buttons on offer; 0: none is
    QSize minimumSizeHint() const override { return {}; }

signals:
    void chosen(wattfare::Exclusion exclusion);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int arrange(int width, bool move) const; // the height that it takes

    std::array<QPushButton *, kExclusionCount> m_buttons{}; // nullptr where there is no switch
};

// Stands above the excluded candidates of a table: why they are excluded, and the buttons that admit them.
class ExcludedHead : public QWidget
{
    Q_OBJECT
public:
    explicit ExcludedHead(QWidget *parent = nullptr);

    void setCounts(const std::array<std::size_t, kExclusionCount> &counts, std::size_t any); // rows by exclusion
    AdmitButtons *buttons() const { return m_buttons; }

protected: // its room is not that of a row
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_reasons = nullptr;
    AdmitButtons *m_buttons = nullptr;
};

} // namespace wattfare
