// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/parameter_field.h"

#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/gesture.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/reset_button.h"
#include "views/widgets/undo_key.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/parameter_text.h"
#include "views/words/typed_lists.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSlider>
#include <QToolButton>

#include <cmath>

namespace wattfare {

namespace {

constexpr int kSliderSteps = 1000;

bool isUnset(const QString &value) { return value.isEmpty() || value == QLatin1String("none"); }

} // namespace

ParameterField::ParameterField(const ParameterInfo &info, QWidget *parent)
    : QWidget(parent)
    , m_info(info)
{
    const QString title = parameterTitle(info.key);
    const QString help = parameterHelp(info.key);
    setObjectName(key());
    setToolTip(help);
    auto *layout = boxLayout<QVBoxLayout>(this, {}, 2);
    auto *head = boxLayout<QHBoxLayout>(0);
    layout->addLayout(head);
    if (info.type == ParameterType::boolean) {
        m_check = new QCheckBox(title, this);
        head->addWidget(m_check, 1);
        connect(m_check, &QCheckBox::toggled, this, [this](bool on) {
            m_gesture = nextGesture();
            commit(on ? QStringLiteral("true") : QStringLiteral("false"));
        });
    } else {
        m_title = new QLabel(title, this);
        head->addWidget(m_title, 1);
        if (info.type == ParameterType::choice) {
            m_combo = new QComboBox(this);
            m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            m_combo->setMinimumContentsLength(12);
            for (const std::string_view choice : info.choices)
                m_combo->addItem(choiceWord(info.key, choice),
                    QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size())));
            layout->addWidget(m_combo);
            connect(m_combo, &QComboBox::activated, this, [this](int index) {
                m_gesture = nextGesture();
                commit(m_combo->itemData(index).toString());
            });
        } else {
            createNumber();
        }
    }
    m_reset = newResetButton(this);
    head->addWidget(m_reset);
    connect(m_reset, &QToolButton::clicked, this, [this] { emit resetRequested(key()); });
    QWidget *input = editor();
    input->setAccessibleName(title);
    input->setAccessibleDescription(help);
    input->setToolTip(help);
    input->installEventFilter(this);
    if (m_title)
        m_title->setBuddy(input);
    setFocusProxy(input);
    m_error = plainLabel(this);
    m_error->setFont(uiFont(TypeSize::caption));
    m_error->hide();
    layout->addWidget(m_error);
}

void ParameterField::createNumber()
{
    auto *line = boxLayout<QHBoxLayout>(kSpace2);
    m_edit = new QLineEdit(this);
    m_edit->setMinimumWidth(60);
    if (isNumber())
        m_edit->setFont(numberFont(m_edit->font()));
    if (const ParameterWords *unset = parameterWords(m_info.key); m_info.optional || (unset && unset->unset))
        m_edit->setPlaceholderText(parameterUnset(m_info.key));
    line->addWidget(m_edit, 1);
    const ShownUnit unit = shownUnit(m_info.key, m_info.unit);
    m_unitFactor = unit.factor;
    if (!unit.words.isEmpty()) {
        m_unit = new QLabel(unit.words, this);
        line->addWidget(m_unit);
    }
    auto *layout = static_cast<QVBoxLayout *>(this->layout());
    layout->addLayout(line);
    connect(m_edit, &QLineEdit::textEdited, this, &ParameterField::typed);
    connect(m_edit, &QLineEdit::editingFinished, this, [this] {
        if (m_info.type == ParameterType::date && m_edit->isModified())
            typedDate(m_edit->text(), true);
        if (error().isEmpty())
            showValue();
    });
    const ParameterWords *words = parameterWords(m_info.key);
    if (isNumber() && words && words->sliderHigh > words->sliderLow)
        createSlider();
}

void ParameterField::createSlider()
{
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setRange(0, kSliderSteps);
    m_slider->setPageStep(kSliderSteps / 20);
    m_slider->setSingleStep(kSliderSteps / 100);
    m_slider->setAccessibleName(parameterTitle(m_info.key));
    m_slider->setAccessibleDescription(parameterHelp(m_info.key));
    m_slider->setToolTip(parameterHelp(m_info.key));
    m_slider->installEventFilter(this);
    layout()->addWidget(m_slider);
    connect(m_slider, &QSlider::sliderPressed, this, [this] { m_gesture = nextGesture(); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int position) {
        // As many digits as a slider can mean; whole numbers where the parameter is one.
        double value = fromSlider(position);
        const double digits = std::pow(10.0, std::floor(std::log10(std::max(std::abs(value), 1e-12))) - 2.0);
        value = m_info.type == ParameterType::integer ? std::round(value) : std::round(value / digits) * digits;
        commit(format::exported(format::roundedTo(value, 10)));
        showValue();
    });
}

QString ParameterField::key() const { return QString::fromUtf8(m_info.key); }

QWidget *ParameterField::editor() const
{
    if (m_check)
        return m_check;
    if (m_combo)
        return m_combo;
    return m_edit;
}

bool ParameterField::isNumber() const
{
    return m_info.type == ParameterType::number || m_info.type == ParameterType::integer;
}

void ParameterField::setTitle(const QString &title)
{
    if (m_title)
        m_title->setText(title);
    editor()->setAccessibleName(title);
}

void ParameterField::useRateUnits()
{
    if (!m_edit || m_rateUnit)
        return;
    delete m_unit;
    m_unit = nullptr;
    m_rateUnit = new QComboBox(this);
    m_edit->setMinimumWidth(
        m_edit->fontMetrics().horizontalAdvance(QStringLiteral("20,000,000")) + 20); // a rate is read whole
    m_rateUnit->addItem(tr("per second"), 3600.0);
    m_rateUnit->addItem(tr("per minute"), 60.0);
    m_rateUnit->addItem(tr("per hour"), 1.0);
    m_rateUnit->addItem(tr("per day"), 1.0 / 24.0);
    m_rateUnit->addItem(tr("per month"), 1.0 / 730.0);
    m_rateUnit->setCurrentIndex(2);
    m_rateUnit->setAccessibleName(tr("Unit of %1").arg(parameterTitle(m_info.key)));
    m_rateUnit->setToolTip(tr("Shows the rate in another unit; the rate itself stays. A month has 730 hours."));
    static_cast<QHBoxLayout *>(layout()->itemAt(1)->layout())->addWidget(m_rateUnit);
    connect(m_rateUnit, &QComboBox::activated, this, [this](int index) {
        m_unitFactor = m_rateUnit->itemData(index).toDouble();
        showValue();
    });
}

void ParameterField::useShownCurrency()
{
    if (!m_unit || !isMoney(m_info.unit))
        return;
    const double factor = showsUsd() ? 1.0 : 1.0 / shownCurrency().perUsd;
    const QString unit = unitName(m_info.unit);
    if (factor == m_unitFactor && unit == m_unit->text())
        return;
    m_unitFactor = factor;
    m_unit->setText(unit);
    showValue();
}

void ParameterField::setSuggestions(const QStringList &values)
{
    if (!m_edit)
        return;
    auto *completer = new QCompleter(values, m_edit);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCompletionMode(QCompleter::PopupCompletion);
    delete m_edit->completer();
    m_edit->setCompleter(completer);
    connect(completer, qOverload<const QString &>(&QCompleter::activated), this, &ParameterField::typed);
}

void ParameterField::setPlaceholder(const QString &text)
{
    if (!m_edit)
        return;
    m_edit->setPlaceholderText(text);
    if (isEmptyValue(m_value) && m_edit->text().isEmpty())
        showValue();
}

void ParameterField::setValue(const QString &value)
{
    m_value = value;
    setError({});
    // What the person is typing stays as typed while it means the same: "2." on its way to "2.5", "450k".
    if (m_edit && !isEmptyValue(value)) {
        const auto typed = isNumber() ? parsed(m_edit->text()) : std::nullopt;
        if (m_info.type == ParameterType::date && m_edit->hasFocus() && m_edit->isModified()
            && typedDay(m_edit->text()).unfinished)
            return;
        const double number = value.toDouble();
        if ((typed && std::abs(*typed - number) <= 1e-9 * std::abs(number))
            || (!isNumber() && m_edit->text().trimmed() == value)) {
            if (m_slider && !m_slider->isSliderDown()) {
                const QSignalBlocker blocker(m_slider);
                m_slider->setValue(toSlider(number));
            }
            return;
        }
    }
    showValue();
}

void ParameterField::showValue()
{
    if (m_check) {
        const QSignalBlocker blocker(m_check);
        m_check->setChecked(m_value == QLatin1String("true"));
        return;
    }
    if (m_combo) {
        const int index = m_combo->findData(m_value);
        m_combo->setCurrentIndex(index);
        return;
    }
    if (isEmptyValue(m_value)) {
        m_edit->clear();
        if (m_slider && !m_slider->isSliderDown()) { // at what counts instead, as the field says it in grey
            bool known = false;
            const double value = QLocale::c().toDouble(m_edit->placeholderText(), &known);
            const QSignalBlocker blocker(m_slider);
            m_slider->setValue(known ? toSlider(value) : 0);
        }
    } else if (isNumber()) {
        const double value = m_value.toDouble();
        m_edit->setText(shown(m_value));
        m_edit->setCursorPosition(0);
        if (m_slider && !m_slider->isSliderDown()) {
            const QSignalBlocker blocker(m_slider);
            m_slider->setValue(toSlider(value));
        }
    } else {
        m_edit->setText(m_value);
        m_edit->setCursorPosition(0);
    }
}

QString ParameterField::numberText(double value) const
{
    const QLocale locale;
    // Shortest text of the double, grouped; a rate in another unit may be long, so it stops at ten digits.
    if (std::abs(value) >= 1e15 || (value != 0.0 && std::abs(value) < 1e-6))
        return locale.toString(value, 'g', 10);
    // Small rates keep four significant digits.
    const bool small = value != 0.0 && std::abs(value) < 1e-3;
    QString text = locale.toString(value, 'f',
        std::abs(value) >= 1000 ? 2
            : small             ? 3 - static_cast<int>(std::floor(std::log10(std::abs(value))))
                                : 6);
    const QString point = locale.decimalPoint();
    if (text.contains(point)) {
        while (text.endsWith(locale.zeroDigit()))
            text.chop(1);
        if (text.endsWith(point))
            text.chop(point.size());
    }
    return text;
}

std::optional<double> ParameterField::parsed(const QString &text) const
{
    const auto none = noneValue(m_info.key);
    if (none && saysNone(text))
        return none;
    const auto value = typedQuantity(text, m_info.unit, m_unitFactor);
    return none && value == 0.0 ? none : value;
}

void ParameterField::typed(const QString &text)
{
    if (m_gesture == 0)
        m_gesture = nextGesture();
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty() && m_info.optional) {
        commit(QStringLiteral("none"));
        return;
    }
    if (trimmed.isEmpty() && noneValue(m_info.key)) {
        commit(QStringLiteral("0"));
        return;
    }
    if (m_info.type == ParameterType::date) {
        typedDate(trimmed, false);
        return;
    }
    if (!isNumber()) {
        commit(trimmed);
        return;
    }
    const auto value = parsed(trimmed);
    if (!value) {
        setError(tr("“%1” is not a number.").arg(trimmed.left(40)));
        return;
    }
    if (m_unitFactor != 1.0 && !m_rateUnit && m_info.maximum > m_info.minimum
        && (*value < m_info.minimum || *value > m_info.maximum)) { // in the unit that stands there
        setError(tr("%1 is outside %2 to %3.")
                     .arg(trimmed.left(40), numberText(m_info.minimum / m_unitFactor),
                         QStringLiteral("%1 %2").arg(numberText(m_info.maximum / m_unitFactor), m_unit->text())));
        return;
    }
    commit(format::exported(*value));
}

// A day goes out once it is one; a month alone when the field is left.
void ParameterField::typedDate(const QString &text, bool finished)
{
    if (text.trimmed().isEmpty())
        return;
    const TypedDay typed = typedDay(text);
    if (typed.unfinished && !finished) {
        setError({});
        return;
    }
    if (!typed.day) {
        setError(tr("“%1” is not a day; write it as %2.").arg(text.trimmed().left(40), QStringLiteral("2026-07-20")));
        return;
    }
    if (*typed.day != m_value)
        commit(*typed.day);
}

void ParameterField::setChanged(bool changed, const QString &original)
{
    if (m_reset->isVisibleTo(this) == changed && (!changed || m_reset->property("original") == original))
        return;
    m_reset->setProperty("original", original);
    m_reset->setVisible(changed);
    if (changed)
        nameReset(m_reset, parameterTitle(m_info.key), shown(original));
}

bool ParameterField::isEmptyValue(const QString &value) const
{
    return isUnset(value) || (noneValue(m_info.key) && value.toDouble() == 0.0);
}

bool ParameterField::isChanged() const { return m_reset->isVisibleTo(this); }

QString ParameterField::shown(const QString &value) const
{
    if (m_check)
        return value == QLatin1String("true") ? tr("on") : tr("off");
    if (m_combo)
        return m_combo->itemText(m_combo->findData(value));
    if (isEmptyValue(value))
        return m_edit->placeholderText();
    if (const auto none = noneValue(m_info.key); none && value.toDouble() >= *none)
        return QCoreApplication::translate("Parameters", "no checkpoints");
    return isNumber() ? numberText(value.toDouble() / m_unitFactor) : value;
}

void ParameterField::commit(const QString &value)
{
    if (m_gesture == 0)
        m_gesture = nextGesture();
    m_value = value;
    setError({});
    emit edited(key(), value, m_gesture);
}

void ParameterField::setError(const QString &error)
{
    if (error.isEmpty() && m_error->text().isEmpty() && m_error->isHidden())
        return; // a palette set anew is a repaint, and every result comes by here
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
    if (error.isEmpty()) {
        editor()->setProperty("hasError", false);
        tint(editor(), {});
        return;
    }
    colourAsError(m_error);
    tint(editor(), {{QPalette::Base, &ThemeColours::errorSoft}});
    editor()->setProperty("hasError", true);
}

void ParameterField::setLevered(const std::optional<QString> &value)
{
    if (!value && !m_lever)
        return;
    if (!m_lever) {
        m_lever = plainLabel(this);
        m_lever->setFont(uiFont(TypeSize::caption));
        m_lever->setForegroundRole(QPalette::PlaceholderText);
        layout()->addWidget(m_lever);
    }
    m_lever->setText(value ? tr("Changed by a lever: %1").arg(shown(*value)) : QString());
    m_lever->setVisible(value.has_value());
}

QString ParameterField::leverNote() const { return m_lever ? m_lever->text() : QString(); }

QString ParameterField::error() const { return m_error ? m_error->text() : QString(); }

int ParameterField::toSlider(double value) const
{
    const ParameterWords *words = parameterWords(m_info.key);
    const double low = words->sliderLow, high = words->sliderHigh;
    const double share = words->logarithmic ? std::log(std::max(value, low) / low) / std::log(high / low)
                                            : (value - low) / (high - low);
    return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * kSliderSteps));
}

double ParameterField::fromSlider(int position) const
{
    const ParameterWords *words = parameterWords(m_info.key);
    const double low = words->sliderLow, high = words->sliderHigh;
    const double share = static_cast<double>(position) / kSliderSteps;
    return words->logarithmic ? low * std::pow(high / low, share) : low + share * (high - low);
}

void ParameterField::step(int direction)
{
    const auto current = parsed(m_edit->text());
    if (!current)
        return;
    double value = 0;
    if (m_info.type == ParameterType::integer)
        value = *current + direction;
    else if (m_info.maximum <= 1.0)
        value = *current + 0.01 * direction;
    else
        value = *current * (direction > 0 ? 1.1 : 1.0 / 1.1);
    value = std::clamp(value, m_info.minimum, m_info.maximum > m_info.minimum ? m_info.maximum : value);
    if (isMoney(m_info.unit)) // round in the currency that is shown
        value = format::roundedTo(value / m_unitFactor, 6) * m_unitFactor;
    commit(format::exported(format::roundedTo(value, isMoney(m_info.unit) ? 15 : 6)));
    showValue();
}

bool ParameterField::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn: m_gesture = nextGesture(); break;
    case QEvent::ShortcutOverride:
        if (watched == m_edit && leavesUndoToWindow(*m_edit, event))
            return true;
        break;
    case QEvent::KeyPress:
        if (watched == m_edit && isNumber()) {
            const int key = static_cast<QKeyEvent *>(event)->key();
            if (key == Qt::Key_Up || key == Qt::Key_Down) {
                step(key == Qt::Key_Up ? 1 : -1);
                return true;
            }
        }
        break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace wattfare
