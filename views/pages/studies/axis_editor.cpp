// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/studies/axis_editor.h"

#include "model/evaluation/answer.h"
#include "model/support/decimal.h"
#include "model/workload/document.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/tool_button.h"
#include "views/widgets/undo_key.h"
#include "views/words/format.h"
#include "views/words/parameter_text.h"
#include "views/words/plain.h"
#include "views/words/purchase_text.h"
#include "views/words/typed_lists.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardItemModel>

#include <algorithm>
#include <cmath>

namespace wattfare {

namespace {

using Scale = StudyAxis::Scale;

constexpr std::size_t kFirstCount = 40, kBesideThird = 24, kFirstThird = 4;
constexpr int kMostCount = 2'000; // of the spin box: a map of 4,000,000 points
constexpr double kAround = 10.0; // times and a part of the value that a scenario has

const ParameterInfo *infoOf(const std::string &parameter)
{
    const auto all = scenarioParameters();
    const auto found
        = std::find_if(all.begin(), all.end(), [&](const ParameterInfo &info) { return parameter == info.key; });
    return found == all.end() ? nullptr : &*found;
}

bool hasNumbers(const std::string &parameter)
{
    const ParameterInfo *info = infoOf(parameter);
    return info == nullptr || info->type == ParameterType::number || info->type == ParameterType::integer;
}

double shownFactor(const std::string &parameter)
{
    const ParameterInfo *info = infoOf(parameter);
    return info != nullptr ? shownUnit(parameter, info->unit).factor : 1.0;
}

QString shownNumber(double value, const std::string &parameter)
{
    return format::decimal(QString::number(value / shownFactor(parameter), 'g', 12).toDouble()); // 0.7 is 70 %
}

std::optional<double> typedValue(const QString &typed, const std::string &parameter)
{
    const ParameterInfo *info = infoOf(parameter);
    return typedQuantity(typed, info != nullptr ? info->unit : Unit(), shownFactor(parameter));
}

// A value of a list as people read it, and back.
QString shownValue(const std::string &value, const std::string &parameter)
{
    const ParameterInfo *info = infoOf(parameter);
    if (hasNumbers(parameter)) {
        const auto number = parseFinite(value);
        return number ? shownNumber(*number, parameter) : plain(value);
    }
    if (info != nullptr && info->type == ParameterType::choice)
        return choiceWord(parameter, value);
    if (info != nullptr && info->type == ParameterType::boolean)
        return value == "true" ? AxisEditor::tr("yes") : AxisEditor::tr("no");
    if (parameter == "purchase")
        if (const auto option = parsePurchaseOption(value))
            return optionWord(*option);
    return plain(value);
}

std::optional<std::string> typedEntry(const QString &typed, const std::string &parameter)
{
    const ParameterInfo *info = infoOf(parameter);
    if (hasNumbers(parameter)) {
        const auto number = typedValue(typed, parameter);
        return number ? std::optional(shortestText(*number)) : std::nullopt;
    }
    const auto same = [&](const QString &words) { return words.compare(typed, Qt::CaseInsensitive) == 0; };
    if (info != nullptr && info->type == ParameterType::choice)
        for (const std::string_view choice : info->choices)
            if (same(choiceWord(parameter, choice)))
                return std::string(choice);
    if (info != nullptr && info->type == ParameterType::boolean)
        for (const char *value : {"true", "false"})
            if (same(shownValue(value, parameter)))
                return std::string(value);
    if (parameter == "purchase")
        for (const char *id :
            {"on-demand", "spot", "reserved_standard-1y-no_upfront", "reserved_standard-1y-all_upfront",
                "reserved_standard-3y-no_upfront", "reserved_standard-3y-all_upfront",
                "compute_savings_plan-1y-no_upfront", "compute_savings_plan-3y-all_upfront"})
            if (same(shownValue(id, parameter)))
                return std::string(id);
    return typed.toStdString();
}

// The choices of one, the regions and options of the scenario: what a list begins with.
std::vector<std::string> firstValues(const Scenario &scenario, const ParameterInfo *info, const std::string &parameter)
{
    std::vector<std::string> values;
    if (info != nullptr && info->type == ParameterType::choice)
        for (const std::string_view choice : info->choices)
            values.emplace_back(choice);
    else if (info != nullptr && info->type == ParameterType::boolean)
        values = {"false", "true"};
    else if (parameter == "regions")
        values = scenario.regions;
    else if (parameter == "purchase")
        values = {"on-demand", "spot", "reserved_standard-1y-no_upfront", "reserved_standard-3y-all_upfront"};
    else if (const auto now = parameterText(scenario, parameter); now && *now != "none" && !now->empty())
        values = {*now};
    return values;
}

} // namespace

StudyAxis firstAxis(const Scenario &scenario, const std::string &parameter)
{
    StudyAxis axis;
    axis.parameter = parameter;
    const ParameterInfo *info = infoOf(parameter);
    if (!hasNumbers(parameter) || info == nullptr) {
        axis.scale = Scale::listed;
        axis.values = firstValues(scenario, info, parameter);
        axis.count = axis.values.size();
        return axis;
    }
    axis.count = kFirstCount;
    const auto now = parameterText(scenario, parameter);
    const double value = now ? parseFinite(*now).value_or(0.0) : 0.0;
    const ParameterWords *words = parameterWords(parameter);
    const bool slides = words != nullptr && words->sliderHigh > words->sliderLow;
    axis.scale = slides && !words->logarithmic ? Scale::linear : Scale::logarithmic;
    if (value > 0 && !info->share && axis.scale == Scale::logarithmic) {
        axis.from = value / kAround;
        axis.to = value * kAround;
    } else if (slides) {
        axis.from = words->sliderLow;
        axis.to = words->sliderHigh;
    } else {
        axis.from = info->minimum;
        axis.to
            = info->type == ParameterType::integer ? std::min(info->maximum, info->minimum + kAround) : info->maximum;
        axis.scale = Scale::linear;
    }
    if (info->maximum > info->minimum) {
        axis.from = std::clamp(axis.from, info->minimum, info->maximum);
        axis.to = std::clamp(axis.to, info->minimum, info->maximum);
    }
    if (info->type == ParameterType::integer) {
        axis.from = std::max(std::ceil(axis.from), info->minimum);
        axis.to = std::floor(axis.to);
        axis.count = std::min(axis.count, static_cast<std::size_t>(std::max(1.0, axis.to - axis.from)) + 1);
    }
    if (axis.scale == Scale::logarithmic && !(axis.from > 0))
        axis.scale = Scale::linear;
    return axis;
}

Study firstStudy(const Scenario &scenario, std::size_t axes)
{
    Study study;
    study.title = scenario.title;
    study.scenario = scenario;
    study.by = costMetric(scenario.kind);
    std::vector<const char *> parameters;
    switch (scenario.kind) {
    case WorkloadKind::inference:
        parameters = {"inference.demand_per_hour", "inference.utilisation_target", "inference.redundancy"};
        break;
    case WorkloadKind::llmServing:
        parameters = {"llm.output_tokens_per_hour", "llm.input_tokens", "llm.utilisation_target"};
        break;
    case WorkloadKind::training: parameters = {"training.samples", "training.nodes", "energy.carbon_basis"}; break;
    case WorkloadKind::hpc: parameters = {"hpc.exaflop", "hpc.nodes", "energy.carbon_basis"}; break;
    }
    for (std::size_t i = 0; i < std::min(axes, parameters.size()); ++i) {
        study.axes.push_back(firstAxis(scenario, parameters[i]));
        if (axes > 2 && i < 2) // of several pictures each is small
            study.axes.back().count = std::min(study.axes.back().count, kBesideThird);
        if (i == 2 && study.axes.back().scale != Scale::listed)
            study.axes.back().count = std::min(study.axes.back().count, kFirstThird);
    }
    return study;
}

AxisEditor::AxisEditor(QWidget *parent)
    : QWidget(parent)
{
    m_title = new QLabel(this);
    m_title->setFont(uiFont(TypeSize::body, true));
    m_remove = toolButton(QStringLiteral("remove"), tr("Remove this axis"), this);
    m_parameter = new QComboBox(this);
    m_parameter->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_parameter->setMinimumContentsLength(12);
    m_scale = new QComboBox(this);
    m_scale->addItem(tr("linear"), static_cast<int>(Scale::linear));
    m_scale->addItem(tr("logarithmic"), static_cast<int>(Scale::logarithmic));
    m_scale->addItem(tr("listed"), static_cast<int>(Scale::listed));
    m_scale->setAccessibleName(tr("Scale"));
    m_scale->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scale->setMinimumContentsLength(6);
    const auto field = [this](QLabel *&label, const QString &words) {
        auto *edit = new QLineEdit(this);
        label = new QLabel(words, this);
        label->setBuddy(edit);
        edit->setAccessibleName(words);
        edit->setMinimumWidth(48);
        edit->installEventFilter(this);
        connect(edit, &QLineEdit::editingFinished, this, &AxisEditor::take);
        return edit;
    };
    m_from = field(m_fromLabel, tr("from"));
    m_to = field(m_toLabel, tr("to"));
    QLabel *none = nullptr;
    m_values = field(none, tr("Values"));
    none->hide();
    m_values->setPlaceholderText(tr("values, separated by “;”"));
    m_count = new QSpinBox(this);
    m_count->setRange(2, kMostCount);
    m_count->setKeyboardTracking(false);
    m_count->setAccessibleName(tr("Number of points"));
    m_count->setMinimumWidth(48);
    m_countLabel = new QLabel(tr("points"), this);
    m_countLabel->setBuddy(m_count);
    m_unit = new QLabel(this);
    m_unit->setFont(uiFont(TypeSize::caption));
    m_unit->setForegroundRole(QPalette::PlaceholderText);
    m_error = plainLabel(this);
    m_error->setFont(uiFont(TypeSize::caption));
    m_error->hide();

    auto *head = boxLayout<QHBoxLayout>(kSpace1);
    head->addWidget(m_title, 1);
    head->addWidget(m_remove);
    auto *grid = new QGridLayout;
    grid->setSpacing(kSpace1);
    grid->addWidget(m_fromLabel, 0, 0);
    grid->addWidget(m_from, 0, 1);
    grid->addWidget(m_toLabel, 1, 0);
    grid->addWidget(m_to, 1, 1);
    grid->addWidget(m_countLabel, 2, 0);
    grid->addWidget(m_count, 2, 1);
    grid->setColumnStretch(1, 1);
    auto *layout = boxLayout<QVBoxLayout>(this, {0, 0, 0, kSpace2}, kSpace1);
    layout->addLayout(head);
    layout->addWidget(m_parameter);
    layout->addWidget(m_unit);
    layout->addWidget(m_scale);
    layout->addLayout(grid);
    layout->addWidget(m_values);
    layout->addWidget(m_error);

    connect(m_parameter, &QComboBox::activated, this, &AxisEditor::chooseParameter);
    connect(m_scale, &QComboBox::activated, this, &AxisEditor::chooseScale);
    connect(m_count, &QSpinBox::valueChanged, this, &AxisEditor::take);
    connect(m_remove, &QToolButton::clicked, this, &AxisEditor::removeRequested);
}

bool AxisEditor::eventFilter(QObject *watched, QEvent *event)
{
    auto *edit = qobject_cast<QLineEdit *>(watched);
    return (edit != nullptr && leavesUndoToWindow(*edit, event)) || QWidget::eventFilter(watched, event);
}

void AxisEditor::setScenario(const Scenario &scenario)
{
    m_scenario = scenario;
    if (m_filled && m_offered == scenario.kind)
        return;
    m_filled = true;
    m_offered = scenario.kind;
    const QSignalBlocker blocker(m_parameter);
    m_parameter->clear();
    QString group;
    for (const ParameterInfo &info : scenarioParameters()) {
        const bool listed = info.type == ParameterType::textList || info.type == ParameterType::structured;
        if (!canBeAxis(scenario.kind, info.key) || parameterWords(info.key) == nullptr
            || (listed && std::string_view(info.key) != "regions" && std::string_view(info.key) != "purchase"))
            continue;
        if (const QString title = parameterGroupTitle(info.group); title != group) {
            if (!group.isEmpty())
                m_parameter->insertSeparator(m_parameter->count());
            group = title;
        }
        m_parameter->addItem(parameterTitle(info.key), QString::fromLatin1(info.key));
        m_parameter->setItemData(m_parameter->count() - 1, parameterHelp(info.key), Qt::ToolTipRole);
    }
    for (const char *key : {"regions", "purchase"})
        if (canBeAxis(scenario.kind, key) && m_parameter->findData(QString::fromLatin1(key)) < 0)
            m_parameter->addItem(parameterTitle(key), QString::fromLatin1(key));
}

void AxisEditor::setAxis(const StudyAxis &axis, const QString &title, bool removable)
{
    m_title->setText(title);
    m_parameter->setAccessibleName(title);
    m_remove->setVisible(removable);
    if (axis == m_axis) // what is being typed stays
        return;
    m_axis = axis;
    show();
}

void AxisEditor::show()
{
    const QSignalBlocker parameter(m_parameter), scale(m_scale), count(m_count);
    const QString key = QString::fromStdString(m_axis.parameter);
    if (m_parameter->findData(key) < 0) // "own_watts.g5.xlarge" of a document
        m_parameter->addItem(parameterTitle(m_axis.parameter), key);
    m_parameter->setCurrentIndex(m_parameter->findData(key));
    m_parameter->setToolTip(parameterHelp(m_axis.parameter));
    m_scale->setCurrentIndex(m_scale->findData(static_cast<int>(m_axis.scale)));
    const bool numbers = hasNumbers(m_axis.parameter), listed = m_axis.scale == Scale::listed;
    m_scale->setVisible(numbers);
    for (QWidget *each : std::initializer_list<QWidget *>{m_from, m_to, m_fromLabel, m_toLabel, m_count, m_countLabel})
        each->setVisible(!listed);
    m_values->setVisible(listed);
    const ParameterInfo *info = infoOf(m_axis.parameter);
    const QString unit = info != nullptr && numbers ? shownUnit(m_axis.parameter, info->unit).words : QString();
    m_unit->setText(unit);
    m_unit->setVisible(!unit.isEmpty());
    if (listed) {
        QStringList values;
        for (const std::string &value : m_axis.values)
            values << shownValue(value, m_axis.parameter);
        m_values->setText(values.join(QStringLiteral("; ")));
        m_values->setCursorPosition(0);
    } else {
        m_from->setText(shownNumber(m_axis.from, m_axis.parameter));
        m_to->setText(shownNumber(m_axis.to, m_axis.parameter));
        m_count->setMaximum(std::max(kMostCount, static_cast<int>(std::min<std::size_t>(m_axis.count, 1'000'000'000))));
        m_count->setValue(static_cast<int>(m_axis.count));
    }
    setError({});
}

void AxisEditor::chooseParameter()
{
    const std::string key = m_parameter->currentData().toString().toStdString();
    if (key.empty() || key == m_axis.parameter)
        return;
    const std::size_t count = m_axis.count;
    const bool few = m_axis.scale != Scale::listed && count <= 12; // of panels
    m_axis = firstAxis(m_scenario, key);
    if (few && m_axis.scale != Scale::listed)
        m_axis.count = std::min(m_axis.count, count);
    show();
    emit edited();
}

void AxisEditor::chooseScale()
{
    const auto scale = static_cast<Scale>(m_scale->currentData().toInt());
    if (scale == m_axis.scale)
        return;
    if (scale == Scale::listed) {
        StudyAxis few = m_axis; // what was between stays as some values to begin with
        few.count = std::min<std::size_t>(few.count, 5);
        m_axis.values = axisValues(few);
        m_axis.count = m_axis.values.size();
        m_axis.from = m_axis.to = 0;
    } else if (m_axis.scale == Scale::listed) {
        const auto first = axisNumber(m_axis, 0), last = axisNumber(m_axis, m_axis.count > 0 ? m_axis.count - 1 : 0);
        const StudyAxis fresh = firstAxis(m_scenario, m_axis.parameter);
        const bool rising = first && last && *last > *first;
        m_axis.from = rising ? *first : fresh.from;
        m_axis.to = rising ? *last : fresh.to;
        m_axis.count = kFirstCount;
        m_axis.values.clear();
    }
    m_axis.scale = scale;
    show();
    emit edited();
}

// An error stands below until what is typed can be read; then the model says whether it fits.
void AxisEditor::take()
{
    StudyAxis next = m_axis;
    if (next.scale == Scale::listed) {
        next.values.clear();
        for (const QString &each : m_values->text().split(QLatin1Char(';'))) {
            const QString typed = each.trimmed();
            if (typed.isEmpty())
                continue;
            const auto value = typedEntry(typed, next.parameter);
            if (!value) {
                setError(tr("“%1” is no number.").arg(typed));
                return;
            }
            next.values.push_back(*value);
        }
        next.count = next.values.size();
    } else {
        // What is shown is rounded: only what was typed anew counts.
        const auto read = [&](const QLineEdit *edit, double &value) {
            if (edit->text() == shownNumber(value, next.parameter))
                return true;
            const auto typed = typedValue(edit->text(), next.parameter);
            if (typed)
                value = *typed;
            else
                setError(tr("“%1” is no number.").arg(edit->text()));
            return typed.has_value();
        };
        if (!read(m_from, next.from) || !read(m_to, next.to))
            return;
        next.count = static_cast<std::size_t>(m_count->value());
    }
    if (next == m_axis && m_error->isHidden())
        return;
    m_axis = next;
    setError({});
    emit edited();
}

void AxisEditor::setError(const QString &error) { showError(m_error, error); }

QString AxisEditor::error() const { return m_error->isHidden() ? QString() : m_error->text(); }

void AxisEditor::focusFirst() { m_parameter->setFocus(); }

} // namespace wattfare
