// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/compare/comparison.h"
#include "views/pages/page.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace wattfare {

class PageStack;
class FrozenTree;

// The pinned candidates side by side, metrics as rows.
class ComparePage : public Page
{
    Q_OBJECT
public:
    explicit ComparePage(QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("compare"); }
    void setData(const ViewData &viewData) override;
    void setSelection(const Selection &selection) override;
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    void focusStart() override;

    const Comparison &comparison() const { return m_comparison; }
    FrozenTree *tree() const { return m_tree; }
    QCheckBox *onlyDifferences() const { return m_onlyDifferences; }
    QComboBox *baselineBox() const { return m_baseline; }
    QToolButton *bars() const { return m_bars; }
    QLabel *unlikeNote() const { return m_unlike; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void fitColumns();
    void connectSelection();
    void choose(int column, bool toggled);
    void extend(int by);
    void mark();
    int currentColumn() const;
    bool isThere(int column) const;
    Selection currentCell() const;
    void copyAll();
    void chooseBaseline(int index);
    void unpin(int column);
    void showMenu(const QPoint &at);
    void showMenuOf(int column, const QPoint &at);

    ViewData m_data;
    Selection m_selection;
    Comparison m_comparison;
    PageStack *m_stack = nullptr;
    QComboBox *m_baseline = nullptr;
    QCheckBox *m_onlyDifferences = nullptr;
    QToolButton *m_bars = nullptr;
    QLabel *m_note = nullptr;
    QLabel *m_unlike = nullptr; // that throughputs were not measured alike
    std::vector<int> m_wide; // columns by their contents
    FrozenTree *m_tree = nullptr;
};

} // namespace wattfare
