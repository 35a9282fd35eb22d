// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/inspector/inspector_facts.h"
#include "views/pages/page.h"
#include "views/widgets/fact_tree.h"

class QComboBox;
class QLabel;
class QSplitter;
class QPushButton;
class QToolButton;

namespace wattfare {

class FigurePlot;
class MonteCarloBar;
class PageStack;

// All that is known of the selected candidate, each figure with its class, source and date; below it the derivation of
// the selected cell.
class InspectorPanel : public Page
{
    Q_OBJECT
public:
    explicit InspectorPanel(QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("inspector"); }
    void setData(const ViewData &viewData) override;
    void setSelection(const Selection &selection) override;
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    void focusStart() override;
    QSize sizeHint() const override { return {350, 600}; }

    void showExplain(const Selection &cell); // selects the cell and moves the focus to its derivation
    QString explainText() const; // the derivation as text
    void setOwnChoices(const std::vector<UserChoice> &choices); // in force, for "Back to the catalogue"
    void showFigure(FigureIndex figure); // selects it, with a candidate that it belongs to
    void showPowerOf(AcceleratorIndex accelerator); // selects its watts at full load, or its TDP, if shown
    FactTree *factTree() const { return m_facts; }
    FigurePlot *figurePlot() const { return m_plot; }
    FactTree *explainTree() const { return m_explain; }
    MonteCarloBar *draws() const { return m_draws; }

signals:
    void choiceRequested(const wattfare::UserChoice &choice);
    void clearRequested(const std::vector<wattfare::UserChoice> &choices);
    void ownValueRequested(const wattfare::UserChoice &start);
    void methodRequested(const QString &section); // "simulation 2.3": to be shown in the help

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(
        QObject *watched, QEvent *event) override; // Space pins, Enter leads from the facts to the derivation

private:
    const Fact *currentFact() const;
    std::vector<UserChoice> ownChoicesOf(const Fact &fact) const;
    void addFact(QTreeWidgetItem *parent, const Fact &fact);
    bool selectFigure(FigureIndex figure);
    void showAlternatives();
    void enableChoices();
    void useFact();
    void factMenu(const QPoint &position);
    void refresh();
    void fillExplain();
    void explainNote(const QString &note); // why there is nothing to unfold; "" shows the derivation
    void pin();
    void showPinned(const Candidate &candidate);

    ViewData m_data;
    Selection m_selection;
    PageStack *m_stack = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_subtitle = nullptr;
    QToolButton *m_pin = nullptr;
    std::optional<bool> m_pinIcon; // filled: an icon that is set again asks for a new layout of the window
    QSplitter *m_splitter = nullptr;
    FactTree *m_facts = nullptr;
    FigurePlot *m_plot = nullptr; // of the current fact and what contradicts it
    std::vector<Fact> m_links; // of the lines in the tree, by number
    std::vector<UserChoice> m_ownChoices;
    QPushButton *m_use = nullptr;
    QPushButton *m_own = nullptr;
    QPushButton *m_back = nullptr;
    QComboBox *m_metric = nullptr;
    FactTree *m_explain = nullptr;
    QLabel *m_explainNote = nullptr;
    MonteCarloBar *m_draws = nullptr;
};

} // namespace wattfare
