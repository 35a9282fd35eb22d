// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/overlay/overlay.h"
#include "model/catalog/quality.h"
#include "views/pages/page.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace wattfare {

class FigurePlot;
class PageStack;

// What is missing, stale or contradictory in the catalogue, and how many candidates of the result it touches.
class QualityPanel : public Page
{
    Q_OBJECT
public:
    explicit QualityPanel(QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("quality"); }
    void setData(const ViewData &viewData) override;
    void setSelection(const Selection &selection) override;
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    void focusStart() override;
    QSize sizeHint() const override { return {800, 170}; }

    QTreeWidget *tree() const { return m_tree; }
    FigurePlot *figurePlot() const { return m_plot; }
    QString summary() const; // "3 contradictions · 12 without a price"

signals:
    void summaryChanged(const QString &summary);
    void figureRequested(wattfare::FigureIndex figure); // show it where it is known all about
    void choiceRequested(const wattfare::UserChoice &choice); // let this one count
    void ownValueRequested(const wattfare::UserChoice &start);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void choose();
    void echo();
    struct Touched {
        std::size_t candidates = 0;
        bool answer = false; // the cheapest or the cleanest is among them
        QStringList types; // some of their names
    };
    Touched touched(const QualityFinding &finding) const;
    void use();
    void enable();
    void showFigures();
    void selectTouched(const QualityFinding &finding);
    std::optional<FigureIndex> currentFigure() const;

    ViewData m_data;
    Selection m_selection;
    Selection m_sent; // what the chosen finding stands for: it marks no further ones
    QString m_scope; // what the findings were made from
    std::vector<QualityFinding> m_findings;
    PageStack *m_stack = nullptr;
    QComboBox *m_kind = nullptr;
    QCheckBox *m_touching = nullptr;
    QLabel *m_summary = nullptr;
    QTreeWidget *m_tree = nullptr;
    FigurePlot *m_plot = nullptr; // of the current finding's figures
    QPushButton *m_refresh = nullptr;
    QPushButton *m_use = nullptr;
    QPushButton *m_own = nullptr;
};

} // namespace wattfare
