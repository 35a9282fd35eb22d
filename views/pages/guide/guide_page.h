// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/guide/guide.h"
#include "views/pages/page.h"

class QLabel;
class QPushButton;
class QSplitter;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace wattfare {

class Headline;

// The decision guide: questions on the left, what follows from the answers on the right, with every reason and what it
// stands on. Nothing has to be answered; each answer sharpens the result at once.
class GuidePage : public Page
{
    Q_OBJECT
public:
    explicit GuidePage(QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("guide"); }
    void setData(const ViewData &viewData) override;
    void setSelection(const Selection &selection) override;
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    void focusStart() override;

    void setAnswer(const QString &question, const QString &answer); // as if the person chose it; "" takes it back
    const GuideAnswer &result() const { return m_result; }
    QTreeWidget *tree() const { return m_tree; }
    QPushButton *evaluateButton() const { return m_evaluate; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Question {
        QWidget *row = nullptr; // title and editor
        QWidget *editor = nullptr;
        QLabel *error = nullptr;
    };
    void createQuestions(QVBoxLayout *layout);
    void takeKind();
    void refresh();
    void showResult();
    // guide_links.cpp
    void connectTree();
    // `marks`: families of which each type marks the line, too.
    void linkTypes(QTreeWidgetItem *item, const QStringList &names, const QStringList &marks = {}) const;
    void linkOption(QTreeWidgetItem *item, const PurchaseOption &option) const;
    std::vector<Candidate> candidatesOf(const QTreeWidgetItem &item) const;
    void selectChosen();
    void echo();
    QString answerText() const;

    ViewData m_data;
    Selection m_selection;
    Selection m_sent; // what the chosen lines stand for: it must not mark further lines here
    bool m_quiet = false; // the tree is being filled or marked
    GuideAnswers m_answers;
    bool m_ownAnswers = false; // the person answered; until then the kind of work is that of the scenario
    GuideAnswer m_result;
    QHash<QString, Question> m_questions;
    QSplitter *m_splitter = nullptr;
    Headline *m_headline = nullptr;
    QLabel *m_open = nullptr;
    QTreeWidget *m_tree = nullptr;
    QPushButton *m_evaluate = nullptr;
};

} // namespace wattfare
