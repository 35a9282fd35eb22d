// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/guide/guide_page.h"

#include "views/pages/inspector/inspector_facts.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/fact_tree.h"
#include "views/widgets/headline.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/tool_button.h"
#include "views/words/column_text.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/lists.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"
#include "views/words/typed_lists.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTreeWidget>

namespace wattfare {

namespace {

QString words(const std::string &id) { return text(Message{id, {}}); }

QString verdictGlyph(GuideVerdict verdict)
{
    switch (verdict) {
    case GuideVerdict::recommended: return QStringLiteral("▲");
    case GuideVerdict::possible: return QStringLiteral("■");
    case GuideVerdict::discouraged: return QStringLiteral("▼");
    case GuideVerdict::excluded: break;
    }
    return QStringLiteral("✕");
}

QColor ThemeColours::*verdictColour(GuideVerdict verdict)
{
    switch (verdict) {
    case GuideVerdict::recommended: return &ThemeColours::better;
    case GuideVerdict::possible: return &ThemeColours::text;
    case GuideVerdict::discouraged: return &ThemeColours::worse;
    case GuideVerdict::excluded: break;
    }
    return &ThemeColours::secondary;
}

QString reasonLine(const GuideReason &reason, const SnapshotPtr &snapshot)
{
    QString line = reason.weight > 0 ? QStringLiteral("+ ")
        : reason.weight < 0          ? QStringLiteral("− ")
                                     : QStringLiteral("· ");
    line += text(reason.message);
    line = GuidePage::tr("%1 (%2)", "a reason and its basis")
               .arg(line, words("guide.basis." + std::string(guideBasisId(reason.basis))));
    QStringList sources; // under the reason: their titles have brackets of their own
    for (const std::string &id : reason.sources) {
        const SourceIndex index = snapshot ? snapshot->source(id) : kNone;
        sources << (index == kNone ? plain(id) : sourceName(snapshot->sources[index]));
    }
    return sources.isEmpty() ? line : line + QLatin1Char('\n') + sources.join(QStringLiteral("; "));
}

} // namespace

GuidePage::GuidePage(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Guide"));
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    auto *scroll = new QScrollArea(m_splitter);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *questions = new QWidget(scroll);
    auto *questionLayout = boxLayout<QVBoxLayout>(questions, {kSpace3, kSpace2, kSpace3, kSpace3}, kSpace3);
    createQuestions(questionLayout);
    questionLayout->addStretch();
    scroll->setWidget(questions);
    scroll->setMinimumWidth(200);

    auto *right = new QWidget(m_splitter);
    m_headline = new Headline(right);
    m_open = new QLabel(right);
    m_open->setWordWrap(true);
    m_open->setForegroundRole(QPalette::PlaceholderText);
    m_evaluate = new QPushButton(icon(QStringLiteral("explore")), tr("Evaluate this workload"), right);
    m_evaluate->setToolTip(tr("Makes a scenario of the answers and ranks its candidates. Undo brings yours back."));
    auto *copy = toolButton(QStringLiteral("copy"), tr("Copy the recommendation"), right);
    copy->setToolTip(tr("Copy the recommendation with its reasons"));
    m_tree = new FactTree(tr("Recommendation"), right); // reasons take the lines that they need
    connectTree();
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_evaluate);
    buttons->addStretch();
    auto *head = new QHBoxLayout;
    head->addWidget(m_headline, 1);
    head->addWidget(copy, 0, Qt::AlignTop);
    auto *layout = boxLayout<QVBoxLayout>(right, {kSpace3, kSpace2, kSpace3, kSpace2}, kSpace2);
    layout->addLayout(head);
    layout->addWidget(m_open);
    layout->addLayout(buttons);
    layout->addWidget(m_tree, 1);
    m_splitter->addWidget(scroll);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({300, 520});
    auto *outer = boxLayout<QVBoxLayout>(this, {});
    outer->addWidget(m_splitter);
    connect(m_evaluate, &QPushButton::clicked, this, [this] {
        if (!m_result.scenario)
            return;
        Scenario next = *m_result.scenario;
        if (next.title.empty())
            next.title = tr("From the guide").toStdString();
        emit scenarioEdited(next, tr("Scenario of the guide"), -1);
        emit actionRequested(QStringLiteral("page:explore"));
    });
    connect(copy, &QToolButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(answerText());
        emit statusMessage(tr("The recommendation is on the clipboard."));
    });
}

void GuidePage::createQuestions(QVBoxLayout *layout)
{
    for (const GuideQuestion &question : guideQuestions()) {
        const QString questionId = plain(question.id);
        const QString title = words("guide.question." + std::string(question.id));
        Question made;
        made.row = new QWidget(this);
        auto *box = new QVBoxLayout(made.row);
        box->setContentsMargins(0, 0, 0, 0);
        box->setSpacing(2);
        auto *label = new QLabel(title, made.row);
        label->setWordWrap(true);
        box->addWidget(label);
        if (question.kind == GuideQuestionKind::choice) {
            auto *combo = new QComboBox(made.row);
            combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            combo->setMinimumContentsLength(14);
            // What counts meanwhile stands with it.
            combo->addItem(question.defaultAnswer.empty() ? tr("not answered")
                                                          : tr("assumed: %1")
                                                                .arg(words("guide.choice." + std::string(question.id)
                                                                    + '.' + std::string(question.defaultAnswer))),
                QString());
            for (const std::string_view choice : question.choices)
                combo->addItem(
                    words("guide.choice." + std::string(question.id) + '.' + std::string(choice)), plain(choice));
            connect(combo, &QComboBox::activated, this,
                [this, questionId, combo](int index) { setAnswer(questionId, combo->itemData(index).toString()); });
            made.editor = combo;
            box->addWidget(combo);
        } else {
            auto *line = boxLayout<QHBoxLayout>(kSpace2);
            auto *edit = new QLineEdit(made.row);
            edit->setPlaceholderText(
                question.defaultAnswer.empty() ? tr("not answered") : plain(question.defaultAnswer));
            connect(edit, &QLineEdit::textEdited, this, [this, questionId](const QString &typed) {
                const auto value = typedNumber(typed);
                setAnswer(questionId, value ? format::exported(*value) : typed.trimmed());
            });
            line->addWidget(edit, 1);
            if (question.unit != Unit::none)
                line->addWidget(
                    new QLabel(question.unit == Unit::billions ? tr("billion") : unitWords(question.unit), made.row));
            made.editor = edit;
            box->addLayout(line);
        }
        made.editor->setAccessibleName(title);
        made.editor->setAccessibleDescription(tr("Answer it or leave it open; the recommendation follows at once."));
        label->setBuddy(made.editor);
        made.error = new QLabel(made.row);
        made.error->setWordWrap(true);
        made.error->setFont(uiFont(TypeSize::caption));
        made.error->hide();
        box->addWidget(made.error);
        layout->addWidget(made.row);
        m_questions.insert(questionId, made);
    }
}

void GuidePage::setAnswer(const QString &question, const QString &answer)
{
    m_ownAnswers = true;
    if (answer.isEmpty())
        m_answers.erase(question.toStdString());
    else
        m_answers[question.toStdString()] = answer.toStdString();
    if (auto *combo = qobject_cast<QComboBox *>(m_questions.value(question).editor)) {
        const int index = combo->findData(answer);
        combo->setCurrentIndex(index < 0 ? 0 : index);
    } else if (auto *edit = qobject_cast<QLineEdit *>(m_questions.value(question).editor);
               edit && !edit->hasFocus() && edit->text().isEmpty()) {
        edit->setText(answer);
    }
    refresh();
}

void GuidePage::setData(const ViewData &viewData)
{
    const bool same = m_data.snapshot == viewData.snapshot && !m_result.answers.empty()
        && (m_ownAnswers || m_data.scenario.kind == viewData.scenario.kind);
    m_data = viewData;
    if (same) {
        echo(); // other results may have other ways of buying
        return;
    }
    takeKind();
    refresh();
}

// The first question is answered by the scenario until the person answers one: no empty page.
void GuidePage::takeKind()
{
    if (m_ownAnswers)
        return;
    const QString kind = plain(workloadKindId(m_data.scenario.kind));
    auto *combo = qobject_cast<QComboBox *>(m_questions.value(QStringLiteral("workload")).editor);
    const int index = combo ? combo->findData(kind) : -1;
    if (index < 0)
        return;
    combo->setCurrentIndex(index);
    m_answers["workload"] = kind.toStdString();
}

void GuidePage::refresh()
{
    for (const Question &question : std::as_const(m_questions))
        question.error->hide();
    const auto answered = answerGuide(m_answers, m_data.snapshot);
    if (!answered) { // the question that the error names keeps its words; the last good answer stays
        const QString named
            = answered.error().message.args.empty() ? QString() : plain(answered.error().message.args.front().text());
        if (const Question question = m_questions.value(named); question.error)
            showError(question.error, text(answered.error()));
        return;
    }
    m_result = *answered;
    for (const GuideQuestion &question : guideQuestions()) { // questions that other answers have settled
        bool asked = question.dependsOn.empty();
        if (!asked) {
            const auto given = m_result.answers.find(std::string(question.dependsOn));
            asked = given != m_result.answers.end()
                && std::find(question.dependsAnswers.begin(), question.dependsAnswers.end(), given->second)
                    != question.dependsAnswers.end();
        }
        m_questions.value(plain(question.id)).row->setVisible(asked);
    }
    showResult();
}

void GuidePage::showResult()
{
    QStringList best;
    for (const GuideCandidate &candidate : m_result.candidates) {
        if (candidate.verdict == GuideVerdict::recommended)
            best << words(guideGroupTitle(candidate.group));
    }
    QStringList buy;
    for (const GuidePurchase &purchase : m_result.purchases) {
        if (purchase.verdict == GuideVerdict::recommended)
            buy << optionWord(purchase.option);
    }
    if (best.isEmpty())
        m_headline->setSentence(tr("Nothing stands out yet: several kinds of instance are possible."));
    else if (buy.isEmpty())
        m_headline->setSentence(tr("Look first at: %1.").arg(listed(best)));
    else
        m_headline->setSentence(tr("Look first at: %1. Buy as: %2.").arg(listed(best), listed(buy)));
    const auto open
        = std::count_if(guideQuestions().begin(), guideQuestions().end(), [this](const GuideQuestion &question) {
              return !m_questions.value(plain(question.id)).row->isHidden()
                  && !m_answers.contains(std::string(question.id));
          }); // as the person sees them: a question that a default answers for the time being is not answered
    m_open->setText(open == 0
            ? QString()
            : tr("%n question(s) not answered yet; each answer sharpens this.", nullptr, static_cast<int>(open)));
    m_evaluate->setEnabled(m_result.scenario.has_value());

    m_quiet = true;
    m_tree->clear();
    const auto head = [this](const QString &title) {
        auto *item = new QTreeWidgetItem(m_tree, {title});
        item->setFont(0, uiFont(TypeSize::body, true));
        item->setExpanded(true);
        return item;
    };
    const auto line = [](QTreeWidgetItem *parent, const QString &words, QColor ThemeColours::*colour) {
        auto *item = new QTreeWidgetItem(parent, {words});
        FactTree::setTone(item, colour);
        item->setToolTip(0, QStringLiteral("<p>%1</p>").arg(words.toHtmlEscaped()));
        return item;
    };
    constexpr auto secondary = &ThemeColours::secondary, plainText = &ThemeColours::text;
    QTreeWidgetItem *kinds = head(tr("Kinds of instance"));
    for (const GuideCandidate &candidate : m_result.candidates) {
        QString title = tr("%1 %2: %3", "glyph, kind, verdict")
                            .arg(verdictGlyph(candidate.verdict), words(guideGroupTitle(candidate.group)),
                                words("guide.verdict." + std::string(guideVerdictId(candidate.verdict))));
        auto *item = line(kinds, title, verdictColour(candidate.verdict));
        item->setExpanded(candidate.verdict == GuideVerdict::recommended);
        for (const GuideReason &reason : candidate.reasons)
            line(item, reasonLine(reason, m_data.snapshot), secondary);
        QStringList names;
        for (const std::string &type : candidate.types.empty() ? candidate.families : candidate.types)
            names << plain(type);
        QStringList families;
        for (const std::string &family : candidate.families)
            families << plain(family);
        linkTypes(item, names, families);
        if (names.isEmpty())
            continue;
        QTreeWidgetItem *examples = line(item, tr("For example"), plainText);
        linkTypes(examples, names);
        examples->setExpanded(true);
        for (const QString &name : std::as_const(names)) {
            const TypeIndex type = m_data.snapshot ? m_data.snapshot->type(name.toStdString()) : kNone;
            QTreeWidgetItem *example = line(examples, name, plainText);
            FactTree::setRow(example, name, type == kNone ? QString() : typeSummary(*m_data.snapshot, type));
            linkTypes(example, {name});
        }
    }
    QTreeWidgetItem *purchases = head(tr("Ways of buying"));
    for (const GuidePurchase &purchase : m_result.purchases) {
        QString title = tr("%1 %2: %3", "glyph, kind, verdict")
                            .arg(verdictGlyph(purchase.verdict), optionWord(purchase.option),
                                words("guide.verdict." + std::string(guideVerdictId(purchase.verdict))));
        if (purchase.breakEvenUtilisation)
            title += tr(" (pays off from %1 of the hours)").arg(format::percent(*purchase.breakEvenUtilisation));
        auto *item = line(purchases, title, verdictColour(purchase.verdict));
        linkOption(item, purchase.option);
        item->setExpanded(purchase.verdict == GuideVerdict::recommended);
        for (const GuideReason &reason : purchase.reasons)
            line(item, reasonLine(reason, m_data.snapshot), secondary);
    }
    if (!m_result.notes.empty() || m_result.memoryGib) {
        QTreeWidgetItem *notes = head(tr("To keep in mind"));
        if (m_result.memoryGib)
            line(notes,
                tr("The model needs about %1 GiB of accelerator memory.").arg(format::number(*m_result.memoryGib)),
                plainText);
        for (const Message &note : m_result.notes)
            line(notes, text(note), plainText);
    }
    m_quiet = false;
    m_sent = {};
    echo();
}

QString GuidePage::answerText() const
{
    QString result = m_headline->sentence() + QLatin1Char('\n');
    std::function<void(const QTreeWidgetItem *, int)> add = [&](const QTreeWidgetItem *item, int depth) {
        result += QString(depth * 2, QLatin1Char(' ')) + item->text(0);
        if (!item->text(1).isEmpty())
            result += QStringLiteral(": ") + item->text(1);
        result += QLatin1Char('\n');
        for (int i = 0; i < item->childCount(); ++i)
            add(item->child(i), depth + 1);
    };
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        add(m_tree->topLevelItem(i), 0);
    return result;
}

QJsonObject GuidePage::saveState() const
{
    QJsonObject answers;
    if (m_ownAnswers) {
        for (const auto &[question, answer] : m_answers)
            answers[plain(question)] = plain(answer);
    }
    return {{QStringLiteral("answers"), answers},
        {QStringLiteral("splitter"), QString::fromLatin1(m_splitter->saveState().toBase64())}};
}

void GuidePage::restoreState(const QJsonObject &state)
{
    m_splitter->restoreState(QByteArray::fromBase64(state.value(QStringLiteral("splitter")).toString().toLatin1()));
    const QJsonObject answers = state.value(QStringLiteral("answers")).toObject();
    for (auto it = answers.begin(); it != answers.end(); ++it) {
        if (m_questions.contains(it.key()))
            setAnswer(it.key(), it.value().toString());
    }
}

void GuidePage::focusStart()
{
    if (!guideQuestions().empty())
        m_questions.value(plain(guideQuestions().front().id)).editor->setFocus();
}

} // namespace wattfare
