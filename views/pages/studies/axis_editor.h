// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/study/study.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace wattfare {

// One axis of a study: a parameter of the scenario by its title, its scale, and from where to where in how many steps,
// or the values one by one. Numbers are typed in the unit that the workload dock shows.
class AxisEditor : public QWidget
{
    Q_OBJECT
public:
    explicit AxisEditor(QWidget *parent = nullptr);

    void setScenario(const Scenario &scenario); // whose parameters can be chosen
    void setAxis(const StudyAxis &axis, const QString &title, bool removable);
    const StudyAxis &axis() const { return m_axis; }
    void setError(const QString &error); // "" removes it
    QString error() const;
    void focusFirst();

    QComboBox *parameterBox() const { return m_parameter; }
    QComboBox *scaleBox() const { return m_scale; }
    QLineEdit *fromEdit() const { return m_from; }
    QLineEdit *toEdit() const { return m_to; }
    QSpinBox *countBox() const { return m_count; }
    QLineEdit *valuesEdit() const { return m_values; }
    QToolButton *removeButton() const { return m_remove; }

signals:
    void edited(); // by the person; axis() is what it shall be
    void removeRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void chooseParameter();
    void chooseScale();
    void take(); // what is typed
    void show();

    StudyAxis m_axis;
    Scenario m_scenario;
    WorkloadKind m_offered = WorkloadKind::inference; // whose parameters stand in the list
    bool m_filled = false;
    QLabel *m_title = nullptr, *m_fromLabel = nullptr, *m_toLabel = nullptr, *m_countLabel = nullptr, *m_unit = nullptr,
           *m_error = nullptr;
    QComboBox *m_parameter = nullptr, *m_scale = nullptr;
    QLineEdit *m_from = nullptr, *m_to = nullptr, *m_values = nullptr;
    QSpinBox *m_count = nullptr;
    QToolButton *m_remove = nullptr;
};

// Where an axis begins for a scenario: about the value that it has, as far as its slider goes.
StudyAxis firstAxis(const Scenario &scenario, const std::string &parameter);
// What a study starts with: the demand, and what most often decides beside it.
Study firstStudy(const Scenario &scenario, std::size_t axes = 2);

} // namespace wattfare
