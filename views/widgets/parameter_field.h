// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/workload/document.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSlider;
class QToolButton;

namespace wattfare {

// One parameter of a scenario: title, editor with unit, slider where it has one, and the error under it; a button that
// resets it once it was changed. Values go in
// and out as the texts of parameterText() and setParameter(), so that the model alone decides what is valid.
class ParameterField : public QWidget
{
    Q_OBJECT
public:
    explicit ParameterField(const ParameterInfo &info, QWidget *parent = nullptr);

    const ParameterInfo &info() const { return m_info; }
    QString key() const;
    QString value() const { return m_value; }
    void setValue(const QString &value); // "" or "none" for unset; no signal
    void setError(const QString &error); // "" removes it
    QString error() const;
    void setTitle(const QString &title); // other than that of its parameter
    void setPlaceholder(const QString &text); // what an unset value means now: "newest: 2026-07-20"
    void setSuggestions(const QStringList &values); // of a text or date: offered in a list
    // Other than what it began with: a button beside the title resets it to that (`original`, as value()).
    void setChanged(bool changed, const QString &original = {});
    bool isChanged() const;
    // What is evaluated in place of the value, where a lever changes it; nullopt: the value itself.
    void setLevered(const std::optional<QString> &value);
    QString leverNote() const; // what the field says of it, or ""
    QToolButton *resetButton() const { return m_reset; }
    void useRateUnits(); // per second, minute, hour, day, month
    void useShownCurrency(); // an amount is shown and typed in it; the value stays in USD
    QWidget *editor() const;
    QSlider *slider() const { return m_slider; }

signals:
    // By the user; `gesture` is the same while one slider drag or one stay in the field lasts.
    void edited(const QString &key, const QString &value, int gesture);
    void resetRequested(const QString &key);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createNumber();
    void createSlider();
    void commit(const QString &value);
    void typed(const QString &text);
    void step(int direction);
    void showValue();
    std::optional<double> parsed(const QString &text) const;
    bool isEmptyValue(const QString &value) const; // unset, or 0 where that is as good as unset
    QString numberText(double value) const;
    QString shown(const QString &value) const; // a value as the field shows it
    void typedDate(const QString &text, bool finished);
    int toSlider(double value) const;
    double fromSlider(int position) const;
    bool isNumber() const;

    ParameterInfo m_info;
    QString m_value;
    int m_gesture = 0;
    double m_unitFactor = 1.0; // of the shown unit to the parameter's: per second = 3600 per hour, % = 0.01
    QLabel *m_title = nullptr;
    QLabel *m_error = nullptr;
    QLabel *m_lever = nullptr; // made when first needed
    QLabel *m_unit = nullptr;
    QLineEdit *m_edit = nullptr;
    QSlider *m_slider = nullptr;
    QCheckBox *m_check = nullptr;
    QComboBox *m_combo = nullptr;
    QComboBox *m_rateUnit = nullptr;
    QToolButton *m_reset = nullptr;
};

} // namespace wattfare
