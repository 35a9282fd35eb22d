// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/decision/guide.h"
#include "views/panels/page.h"

class QLabel;
class QPushButton;
class QSplitter;
class QTreeWidget;
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
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    void focusStart() override;

    void setAnswer(const QString &question, const QString &answer); // as if the person chose it; "" takes it back
    const GuideAnswer &result() const { return m_result; }
    QTreeWidget *tree() const { return m_tree; }
    QPushButton *evaluateButton() const { return m_evaluate; }

private:
    struct Question {
        QWidget *row = nullptr;   // title and editor
        QWidget *editor = nullptr;
        QLabel *error = nullptr;
    };
    void createQuestions(QVBoxLayout *layout);
    void takeKind();
    void refresh();
    void showResult();
    QString answerText() const;

    ViewData m_data;
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
