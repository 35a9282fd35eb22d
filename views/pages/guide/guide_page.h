// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/guide/guide.h"
#include "views/pages/page.h"

#include <QHash>

class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace wattfare {

class Headline;
class PageStack;

// The decision guide: questions on the left, on the right what an evaluation of them says. Nothing has to be answered;
// each answer is evaluated at once, in a job.
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

    void setAnswer(const QString &field, const QString &answer); // as if the person chose it; "" takes it back
    const GuideAnswer &result() const { return m_result; }
    QTreeWidget *tree() const { return m_tree; }
    QPushButton *evaluateButton() const { return m_evaluate; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Field {
        QWidget *row = nullptr; // title and editor
        QWidget *editor = nullptr;
        QLabel *error = nullptr;
    };
    void createQuestions(QVBoxLayout *layout);
    QWidget *createEditor(const GuideField &field, QWidget *row);
    void takeScenario();
    void showAnswers();
    void fillChoices(const GuideField &field, QComboBox *combo);
    void compute();
    void take(Result<GuideAnswer> answer);
    void askPicks();
    void showResult();
    void addOption(QTreeWidgetItem *parent, const GuideOption &option);
    QString answerText() const;
    // guide_links.cpp
    void connectTree();
    static void linkType(QTreeWidgetItem *item, const QString &name);
    std::vector<Candidate> candidatesOf(const QTreeWidgetItem &item) const;
    void selectChosen();

    ViewData m_data;
    Selection m_selection;
    Selection m_sent; // what the chosen lines stand for: it must not mark further lines here
    bool m_quiet = false; // the tree is being filled or marked
    GuideAnswers m_answers;
    bool m_ownAnswers = false; // the person answered; until then the work is that of the scenario
    std::optional<GuideAnswers> m_asScenario; // the answers by which the scenario was last seen here
    GuideAnswer m_result;
    SnapshotPtr m_of; // whose answer is shown or computed
    std::string m_asked; // what else it was made of
    std::vector<PublishedPick> m_picks;
    QObject m_job, m_picksJob;
    QHash<QString, Field> m_fields;
    QHash<QString, QLabel *> m_topics;
    PageStack *m_stack = nullptr;
    QSplitter *m_splitter = nullptr;
    Headline *m_headline = nullptr;
    QLabel *m_notes = nullptr;
    QTreeWidget *m_tree = nullptr;
    QPushButton *m_evaluate = nullptr;
};

} // namespace wattfare
