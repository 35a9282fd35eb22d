// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/guide/guide_page.h"

#include "model/support/decimal.h"
#include "model/workload/document.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/fact_tree.h"
#include "views/widgets/headline.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/tool_button.h"
#include "views/words/column_text.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/lists.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"
#include "views/words/typed_lists.h"

#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTreeWidget>

#include <functional>
#include <utility>

namespace wattfare {

namespace {

QString words(const std::string &id) { return text(Message{id, {}}); }

QString choiceWords(const GuideField &field, std::string_view choice)
{
    return words("guide.choice." + std::string(field.id) + '.' + std::string(choice));
}

QString rolesOf(const GuideOption &option)
{
    QStringList roles;
    for (const GuideRole role : option.roles)
        roles << words("guide.role." + std::string(guideRoleId(role)));
    return listedLabels(roles);
}

QString optionTitle(const GuideAnswer &answer, const GuideOption &option)
{
    const Results &results = *answer.results;
    return GuidePage::tr("%1: %2 × %3", "why it is named, number of instances, candidate")
        .arg(rolesOf(option), format::integer(results.value(option.row, Metric::instances).value_or(1)),
            candidateText(results.snapshot(), results.scenario(), results.candidate(option.row)));
}

QTreeWidgetItem *addLine(QTreeWidgetItem *parent, const QString &line, QColor ThemeColours::*colour)
{
    auto *item = new QTreeWidgetItem(parent, {line});
    FactTree::setTone(item, colour);
    return item;
}

void addFact(QTreeWidgetItem *parent, const QString &name, const QString &value, const QString &range = {})
{
    FactTree::setRow(new QTreeWidgetItem(parent), name, value, range);
}

// The tasks of Place are none of the guide's work: they stay.
std::string withPlacement(const std::string &viewState, const std::string &of)
{
    const auto object
        = [](const std::string &json) { return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object(); };
    const QString key = QStringLiteral("placement");
    const QJsonValue placement = object(of).value(key);
    if (placement.isUndefined())
        return viewState;
    QJsonObject state = object(viewState);
    state[key] = placement;
    return QJsonDocument(state).toJson(QJsonDocument::Compact).toStdString();
}

void addMetric(QTreeWidgetItem *parent, const Results &results, std::size_t row, Metric metric)
{
    QString name = metricName(metric, results.scenario(), results.snapshot());
    name[0] = name[0].toUpper();
    const auto value = results.value(row, metric);
    if (!value) {
        addFact(parent, name, format::dash(), text(results.reason(row, metric)));
        return;
    }
    const format::Style style = format::styleOf(metricInfo(metric).style);
    const Unit unit = format::takesUnit(style) ? metricInfo(metric).unit : Unit::none;
    QString range;
    if (const auto bounds = results.range(row, metric))
        range = format::styledRange(*value, bounds->low, bounds->high, style)
                    .mid(format::styled(*value, style).size())
                    .trimmed();
    addFact(parent, name,
        withUnitWords(format::styled(*value, style), unit) + QLatin1Char(' ')
            + classGlyph(results.metricClass(row, metric)),
        range);
}

QString nothingText(const GuideAnswer &answer)
{
    QStringList fields;
    for (const std::string &id : answer.contradiction) {
        const GuideField &field = *findGuideField(id);
        const std::string &given = answer.answers.at(id);
        const QString value = field.kind == GuideFieldKind::choice ? choiceWords(field, given)
            : field.kind == GuideFieldKind::number
            ? withUnitWords(format::exact(QString::fromStdString(given).toDouble()), field.unit)
            : plain(given);
        fields << GuidePage::tr("%1 = %2", "question and answer").arg(words("guide.field." + id), value);
    }
    if (fields.isEmpty())
        return answer.answer.sentences.empty() ? words("guide.nothing") : text(answer.answer.sentences.front());
    return text(Message{fields.size() == 1 ? "guide.contradicts_one" : "guide.contradicts",
        {fields.join(QStringLiteral("; ")).toStdString()}});
}

} // namespace

GuidePage::GuidePage(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Guide"));
    m_stack = new PageStack(this);
    m_splitter = new QSplitter(m_stack);
    m_splitter->setChildrenCollapsible(false);
    auto *scroll = new QScrollArea(m_splitter);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *questions = new QWidget(scroll);
    auto *questionLayout = boxLayout<QVBoxLayout>(questions, {kSpace3, kSpace2, kSpace3, kSpace3}, kSpace2);
    createQuestions(questionLayout);
    questionLayout->addStretch();
    scroll->setWidget(questions);
    scroll->setMinimumWidth(200);

    auto *right = new QWidget(m_splitter);
    m_headline = new Headline(right);
    m_notes = new QLabel(right);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setWordWrap(true);
    m_notes->setForegroundRole(QPalette::PlaceholderText);
    m_evaluate = new QPushButton(icon(QStringLiteral("explore")), tr("Evaluate this workload"), right);
    m_evaluate->setToolTip(tr("Opens exactly this scenario in Explore. Undo brings yours back."));
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
    layout->addWidget(m_notes);
    layout->addLayout(buttons);
    layout->addWidget(m_tree, 1);
    m_splitter->addWidget(scroll);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({300, 520});
    m_stack->setBody(m_splitter);
    connect(
        m_stack, &PageStack::buttonClicked, this, [this] { emit actionRequested(QStringLiteral("open_catalogue")); });
    connect(m_evaluate, &QPushButton::clicked, this, [this] {
        if (!m_result.results)
            return;
        Scenario next = m_result.scenario;
        next.day = m_data.scenario.day;
        next.title.clear(); // it is called by its model, also by one that is chosen later
        next.viewState = withPlacement(next.viewState, m_data.scenario.viewState);
        std::optional<Selection> named; // the option of the goal, which may be another than the cheapest
        if (!m_result.options.empty())
            named = {{m_result.results->candidate(m_result.options.front().row)}, costMetric(next.kind)};
        m_asScenario = answersOf(next, *m_of); // its own question is no news to the guide
        emit scenarioEdited(next, tr("Scenario of the guide"), -1);
        if (named)
            emit selectionEdited(*named);
        emit actionRequested(QStringLiteral("page:explore"));
    });
    connect(copy, &QToolButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(answerText());
        emit statusMessage(tr("The recommendation is on the clipboard."));
    });
}

void GuidePage::createQuestions(QVBoxLayout *layout)
{
    for (const GuideField &field : guideFields()) {
        const QString topic = plain(field.topic), fieldId = plain(field.id);
        const QString title = words("guide.field." + std::string(field.id));
        if (!m_topics.contains(topic)) {
            auto *label = new QLabel(words("guide.topic." + std::string(field.topic)), this);
            label->setWordWrap(true);
            label->setFont(uiFont(TypeSize::body, true));
            layout->addWidget(label);
            m_topics.insert(topic, label);
        }
        Field made;
        made.row = new QWidget(this);
        auto *box = boxLayout<QVBoxLayout>(made.row, {}, 2);
        auto *label = new QLabel(title, made.row);
        label->setWordWrap(true);
        box->addWidget(label);
        auto *line = boxLayout<QHBoxLayout>(kSpace2);
        made.editor = createEditor(field, made.row);
        line->addWidget(made.editor, 1);
        if (field.kind == GuideFieldKind::number && !unitWords(field.unit).isEmpty())
            line->addWidget(new QLabel(unitWords(field.unit), made.row));
        box->addLayout(line);
        made.editor->setAccessibleName(title);
        made.editor->setAccessibleDescription(tr("Answer it or leave it open; the recommendation follows at once."));
        label->setBuddy(made.editor);
        made.error = new QLabel(made.row);
        made.error->setWordWrap(true);
        made.error->setFont(uiFont(TypeSize::caption));
        made.error->hide();
        box->addWidget(made.error);
        layout->addWidget(made.row);
        m_fields.insert(fieldId, made);
    }
}

QWidget *GuidePage::createEditor(const GuideField &field, QWidget *row)
{
    const QString fieldId = plain(field.id);
    if (field.kind == GuideFieldKind::number) {
        auto *edit = new QLineEdit(row);
        edit->setPlaceholderText(!field.defaultAnswer.empty() ? format::exact(plain(field.defaultAnswer).toDouble())
                : field.topic == "limit"                      ? tr("no limit")
                                                              : format::dash());
        connect(edit, &QLineEdit::textEdited, this, [this, fieldId](const QString &typed) {
            const auto value = typedNumber(typed);
            setAnswer(fieldId, value ? format::exported(*value) : typed.trimmed());
        });
        return edit;
    }
    auto *combo = new QComboBox(row);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(14);
    connect(combo, &QComboBox::activated, this,
        [this, fieldId, combo](int index) { setAnswer(fieldId, combo->itemData(index).toString()); });
    if (field.kind == GuideFieldKind::model) { // by name, or by its size as a number
        combo->setEditable(true);
        combo->setInsertPolicy(QComboBox::NoInsert);
        combo->installEventFilter(this); // which has the focus for its text
        combo->completer()->setFilterMode(Qt::MatchContains);
        combo->completer()->setCompletionMode(QCompleter::PopupCompletion);
        connect(combo->lineEdit(), &QLineEdit::editingFinished, this, [this, fieldId, combo] {
            const QString typed = combo->lineEdit()->text().trimmed();
            const int index = combo->findText(typed);
            if (index == combo->currentIndex() && index >= 0)
                return;
            // "7B" is a size of a model, no amount
            const auto size = !typed.isEmpty() && typed.back().isDigit() ? typedNumber(typed) : std::nullopt;
            setAnswer(fieldId, index >= 0 ? combo->itemData(index).toString() : size ? format::exported(*size) : typed);
        });
    }
    return combo;
}

// Choices and models of the chosen work, or regions: those of the catalogue.
void GuidePage::fillChoices(const GuideField &field, QComboBox *combo)
{
    const QSignalBlocker quiet(combo);
    combo->clear();
    const auto work = m_answers.find("work");
    const std::string chosen
        = work != m_answers.end() ? work->second : std::string(findGuideField("work")->defaultAnswer);
    if (field.kind == GuideFieldKind::choice) {
        combo->addItem(tr("assumed: %1").arg(choiceWords(field, field.defaultAnswer)), QString());
        for (const std::string_view choice : choicesFor(field, chosen))
            combo->addItem(choiceWords(field, choice), plain(choice));
        return;
    }
    if (field.kind == GuideFieldKind::model) {
        for (const ModelIndex index : guideModels(*m_of, chosen))
            combo->addItem(plain(m_of->models[index].name), plain(m_of->models[index].key));
        return;
    }
    combo->addItem(choiceWords(field, "free"), QStringLiteral("free"));
    if (const auto several = m_answers.find("region");
        several != m_answers.end() && several->second.find(',') != std::string::npos)
        combo->addItem(listed(plain(several->second).split(QLatin1Char(','))), plain(several->second));
    for (const Region &region : m_of->regions)
        combo->addItem(plain(region.code), plain(region.code));
}

void GuidePage::setAnswer(const QString &field, const QString &answer)
{
    m_ownAnswers = true;
    if (answer.isEmpty())
        m_answers.erase(field.toStdString());
    else
        m_answers[field.toStdString()] = answer.toStdString();
    if (field == QStringLiteral("work"))
        for (const char *other : {"model", "goal"}) // another work has other models and goals
            m_answers.erase(other);
    compute();
}

void GuidePage::setData(const ViewData &viewData)
{
    const bool sameSnapshot = m_of == viewData.snapshot && m_of;
    m_data = viewData;
    m_of = m_data.snapshot;
    if (!m_of) {
        m_result = {};
        m_asked.clear();
        m_stack->showEmpty(tr("No catalogue is open"),
            tr("The guide evaluates your answers with the prices and benchmarks of a catalogue."),
            tr("Open a catalogue…"));
        return;
    }
    m_stack->showBody();
    if (!sameSnapshot) {
        m_asked.clear();
        askPicks();
    }
    takeScenario();
    compute();
}

// The scenario answers until the person does. Afterwards the newer word counts, question by question: what changes in
// the scenario replaces an own answer, and other work replaces all but what the code runs on.
void GuidePage::takeScenario()
{
    GuideAnswers now = answersOf(m_data.scenario, *m_of);
    const GuideAnswers before = std::exchange(m_asScenario, now).value_or(now);
    if (!m_ownAnswers || now.at("work") != before.at("work")) {
        for (const GuideField &field : guideFields())
            if (const auto own = m_answers.find(std::string(field.id));
                own != m_answers.end() && field.topic == "runs_on")
                now.insert(*own);
        m_ownAnswers = m_ownAnswers && now.size() > m_asScenario->size();
        m_answers = std::move(now);
        return;
    }
    if (m_answers.contains("work") && m_answers.at("work") != now.at("work"))
        return; // a question of its own
    for (const GuideField &field : guideFields()) {
        const std::string id(field.id);
        const auto was = before.find(id);
        const auto is = now.find(id);
        if (is != now.end() && (was == before.end() || is->second != was->second))
            m_answers[id] = is->second;
        else if (is == now.end() && was != before.end())
            m_answers.erase(id);
    }
}

void GuidePage::compute()
{
    if (!m_of)
        return;
    const Scenario base = m_data.asked();
    std::string asked = writeScenario(base);
    for (const auto &[field, answer] : m_answers)
        asked += field + '=' + answer + '\n';
    if (asked == m_asked)
        return;
    m_asked = std::move(asked);
    for (const Field &field : std::as_const(m_fields))
        field.error->hide();
    const auto work = [answers = m_answers, snapshot = m_of, base](
                          const ProgressFn &) { return answerGuide(answers, snapshot, base); };
    if (!runner()) {
        take(work({}));
        return;
    }
    runner()->run<Result<GuideAnswer>>(
        &m_job, tr("Evaluating your answers"), work, [this](const Result<GuideAnswer> &answer) { take(answer); },
        [this] { m_asked.clear(); }); // begins anew with the next answer, or when the page is shown again
}

void GuidePage::take(Result<GuideAnswer> answer)
{
    if (!answer) { // the question that the error names keeps its words; the answer before was to another
        m_result.results.reset();
        m_result.options.clear();
        m_result.rejected.clear();
        m_result.notes.clear();
        showResult();
        m_headline->setSentence(text(answer.error()));
        const QString named
            = answer.error().message.args.empty() ? QString() : plain(answer.error().message.args.front().text());
        if (const Field field = m_fields.value(named); field.error)
            showError(field.error, text(answer.error()));
        return;
    }
    m_result = std::move(*answer);
    showAnswers();
    showResult();
}

// Questions of this work alone, with what holds in each.
void GuidePage::showAnswers()
{
    const std::string &work = m_result.answers.at("work");
    for (QLabel *label : std::as_const(m_topics))
        label->hide();
    for (const GuideField &field : guideFields()) {
        const Field &shown = m_fields[plain(field.id)];
        const bool asked = isAsked(field, work);
        shown.row->setVisible(asked);
        if (asked)
            m_topics.value(plain(field.topic))->show();
        const auto given = m_answers.find(std::string(field.id));
        const QString own = given == m_answers.end() ? QString() : plain(given->second);
        if (auto *edit = qobject_cast<QLineEdit *>(shown.editor)) {
            if (!edit->hasFocus() && asked) {
                const auto value = given == m_answers.end() ? std::nullopt : parseFinite(given->second);
                edit->setText(value ? format::exact(*value) : own);
            }
        } else if (auto *combo = qobject_cast<QComboBox *>(shown.editor); combo && asked) {
            fillChoices(field, combo);
            const QString held
                = field.kind == GuideFieldKind::choice ? own : plain(m_result.answers.at(std::string(field.id)));
            combo->setCurrentIndex(std::max(0, combo->findData(held)));
        }
    }
}

void GuidePage::askPicks()
{
    const auto work = [snapshot = m_of](const ProgressFn &) { return publishedPicks(snapshot); };
    const auto done = [this](const std::vector<PublishedPick> &picks) {
        m_picks = picks;
        if (!m_result.answers.empty())
            showResult();
    };
    m_picks.clear();
    if (runner())
        runner()->run<std::vector<PublishedPick>>(&m_picksJob, tr("Asking the published picks again"), work, done);
    else
        m_picks = work({});
}

void GuidePage::addOption(QTreeWidgetItem *parent, const GuideOption &option)
{
    const Results &results = *m_result.results;
    const WorkloadKind kind = m_result.scenario.kind;
    QTreeWidgetItem *item = addLine(parent, optionTitle(m_result, option), &ThemeColours::better);
    linkType(item, plain(results.snapshot().types[results.candidate(option.row).type].name));
    item->setExpanded(true);
    for (const Metric metric : {costMetric(kind), energyMetric(kind), carbonMetric(kind)})
        addMetric(item, results, option.row, metric);
    if (!isFleet(kind))
        addMetric(item, results, option.row, Metric::hours);
    addFact(item, words("column.guide_risk"), text(option.risk));
    if (option.plan)
        addFact(item, words("column.guide_plan"),
            text(Message{
                "guide.plan", {option.plan->option.id(), option.plan->breakEvenUtilisation, option.plan->date}}));
    for (const Message &reason : option.reasons)
        addLine(item, text(reason), &ThemeColours::secondary);
}

void GuidePage::showResult()
{
    m_evaluate->setEnabled(m_result.results != nullptr);
    if (m_result.options.empty()) {
        m_headline->setSentence(nothingText(m_result));
    } else {
        const GuideOption &first = m_result.options.front();
        const Metric cost = costMetric(m_result.scenario.kind);
        m_headline->setSentence(
            tr("%1. %2: %3.", "candidate, what the amount is, amount")
                .arg(optionTitle(m_result, first), metricName(cost, m_result.scenario, m_result.results->snapshot()),
                    withUnitWords(format::money(m_result.results->value(first.row, cost)), metricInfo(cost).unit)));
    }
    m_notes->setText(sentences(m_result.notes));
    m_notes->setVisible(!m_result.notes.empty());

    m_quiet = true;
    m_tree->clear();
    const auto head = [this](const QString &title) {
        auto *item = new QTreeWidgetItem(m_tree, {title});
        item->setFont(0, uiFont(TypeSize::body, true));
        item->setExpanded(true);
        return item;
    };
    if (!m_result.options.empty()) {
        QTreeWidgetItem *options = head(tr("Options"));
        for (const GuideOption &option : m_result.options)
            addOption(options, option);
    }
    if (!m_result.rejected.empty()) {
        QTreeWidgetItem *fallen = head(tr("Not chosen"));
        for (const GuideRejected &each : m_result.rejected) {
            const InstanceType &type = m_of->types[each.type];
            auto *item = new QTreeWidgetItem(fallen);
            FactTree::setRow(item, plain(type.name), text(each.why));
            linkType(item, plain(type.name));
            if (!each.sources.empty())
                addLine(item, sourceNames(*m_of, each.sources), &ThemeColours::secondary);
        }
    }
    if (!m_picks.empty()) {
        QTreeWidgetItem *picks = head(tr("Published recommendations, asked again"));
        for (const PublishedPick &pick : m_picks) {
            const auto name = [](const std::string &type) { return type.empty() ? format::dash() : plain(type); };
            QStringList types;
            for (const std::string &type : pick.types)
                types << plain(type);
            auto *item = new QTreeWidgetItem(picks);
            FactTree::setRow(item, words("guide." + pick.metric),
                text(Message{"guide.pick_line",
                    {listed(types).toStdString(), pick.then, name(pick.winnerThen).toStdString(),
                        "guide.pick." + std::string(pickVerdictId(pick.verdict)),
                        name(pick.winnerNow).toStdString()}}));
            if (!pick.why.id.empty())
                addLine(item, text(pick.why), &ThemeColours::secondary);
            if (!pick.whyNow.id.empty())
                addLine(item, text(Message{"guide.pick_now_none", {text(pick.whyNow).toStdString()}}),
                    &ThemeColours::secondary);
            addLine(item, sourceName(m_of->sources[pick.source]), &ThemeColours::secondary);
        }
        picks->setExpanded(false); // of other work than what was asked, mostly
    }
    m_quiet = false;
    m_sent = {};
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
    const auto object = [](const GuideAnswers &answers) {
        QJsonObject fields;
        for (const auto &[field, answer] : answers)
            fields[plain(field)] = plain(answer);
        return fields;
    };
    return {{QStringLiteral("answers"), object(m_ownAnswers ? m_answers : GuideAnswers{})},
        {QStringLiteral("as_scenario"), object(m_asScenario.value_or(GuideAnswers{}))},
        {QStringLiteral("splitter"), QString::fromLatin1(m_splitter->saveState().toBase64())}};
}

void GuidePage::restoreState(const QJsonObject &state)
{
    m_splitter->restoreState(QByteArray::fromBase64(state.value(QStringLiteral("splitter")).toString().toLatin1()));
    const auto answers = [this, &state](const QString &key) {
        GuideAnswers fields;
        const QJsonObject object = state.value(key).toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            if (m_fields.contains(it.key()) && it.value().isString())
                fields[it.key().toStdString()] = it.value().toString().toStdString();
        return fields;
    };
    if (GuideAnswers seen = answers(QStringLiteral("as_scenario"));
        seen.contains("work")) { // else they may be of another
        m_asScenario = std::move(seen);
        for (auto &[field, answer] : answers(QStringLiteral("answers")))
            m_answers[field] = answer;
        m_ownAnswers = m_ownAnswers || !m_answers.empty();
    }
    compute();
}

void GuidePage::focusStart() { m_fields.value(plain(guideFields().front().id)).editor->setFocus(); }

} // namespace wattfare
