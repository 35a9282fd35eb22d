// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/compare/comparison.h"
#include "views/pages/page.h"

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;
class QTreeWidgetItem;

namespace wattfare {

class PageStack;
class FrozenTree;
namespace comparing {
struct ShownFigures;
}

// The pinned candidates side by side, figures as rows; or below each other, to be sorted by a figure.
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

    const Comparison &comparison() const { return *m_comparison; }
    FrozenTree *tree() const { return m_tree; }
    QCheckBox *onlyDifferences() const { return m_onlyDifferences; }
    QComboBox *baselineBox() const { return m_baseline; }
    QToolButton *bars() const { return m_bars; }
    QToolButton *candidatesAsRows() const { return m_asRows; }
    QLabel *unlikeNote() const { return m_unlike; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(Comparison comparison, std::size_t all);
    void stopped();
    void fill();
    void fillFigures();
    void fillCandidates();
    std::shared_ptr<const comparing::ShownFigures> shownFigures() const;
    void setTitles(const QStringList &titles);
    QString nameOf(std::size_t pin) const;
    void fitColumns();
    void connectSelection();
    void sortBy(int column);
    void choose(int pin, bool toggled);
    void extend(int by);
    void mark();
    bool asRows() const { return m_rows; }
    QTreeWidgetItem *itemOf(int pin) const;
    int pinOf(const QTreeWidgetItem *item, int column) const;
    int currentPin() const;
    bool isThere(int pin) const;
    Selection currentCell() const;
    void copyAll();
    void chooseBaseline(int index);
    void unpin(int pin);
    void showMenu(const QPoint &at);
    void showMenuOf(int pin, const QPoint &at);

    ViewData m_data;
    Selection m_selection;
    std::shared_ptr<const Comparison> m_comparison = std::make_shared<const Comparison>();
    bool m_rows = false; // the tree shows candidates as rows
    bool m_again = false; // newer data came while a comparison was worked out
    bool m_stopped = false; // the last one was cancelled or failed
    PageStack *m_stack = nullptr;
    QComboBox *m_baseline = nullptr;
    QCheckBox *m_onlyDifferences = nullptr;
    QToolButton *m_bars = nullptr;
    QToolButton *m_asRows = nullptr;
    std::optional<bool> m_asRowsChosen; // none: by the number of pins
    std::vector<std::size_t> m_order; // of the pins, as shown
    QString m_sortId; // of the figure that candidates as rows are sorted by; "" as they were pinned
    bool m_sortDown = false;
    QLabel *m_note = nullptr;
    QLabel *m_unlike = nullptr; // that throughputs were not measured alike
    std::vector<int> m_wide; // columns by their contents
    FrozenTree *m_tree = nullptr;
};

} // namespace wattfare
