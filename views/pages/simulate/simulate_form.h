// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/parameters/market_choice.h"
#include "views/pages/simulate/simulate_fields.h"

#include <QHash>
#include <QScrollArea>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace wattfare {

class ParameterField;
class Section;

// The parameters of one kind of simulation: fields by group and the choice of the spot market. It computes nothing.
class SimulateForm : public QScrollArea
{
    Q_OBJECT
public:
    explicit SimulateForm(SimulationKind kind, QWidget *parent = nullptr);

    void setValues(const QHash<QString, QString> &values); // by the model's name, in the model's units
    void setFailure(const std::optional<Failure> &failure); // shown under its field
    bool shows(const std::string &field) const; // whether a failure of it has a place here
    // Something differs from the scenario; the fields of `originals` do, which bear their values there.
    void setEdited(bool edited, const QHash<QString, QString> &originals = {});

    struct MarketItem {
        std::size_t item = 0;
        QString title, name; // all of it in the list; what the field has room for
    };
    // The items of the chosen kind and why a kind has none here; a deadline policy knows traces alone.
    void setMarket(const MarketChoice &choice, const QList<MarketItem> &items, const QString &note);

    ParameterField *field(const QString &name) const { return m_fields.value(name); }
    QComboBox *marketBox() const { return m_market; }
    QComboBox *itemBox() const { return m_item; }
    QLabel *filledNote() const { return m_filled; }
    QPushButton *resetButton() const { return m_reset; }
    QSize minimumSizeHint() const override;
    void focusFirst();
    void focusField(const QString &name); // its section opened, scrolled to
    QByteArray openSections() const;
    void setOpenSections(const QByteArray &bits);

signals:
    void edited(const QString &name, const QString &value); // the model's text; "" for unset
    void marketEdited(MarketKind kind);
    void itemEdited(std::size_t item);
    void resetRequested();
    void fieldResetRequested(const QString &name);
    void commandsRequested(); // a price history is lacking: how to get one

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createMarket(QVBoxLayout *layout);

    SimulationKind m_kind;
    QHash<QString, ParameterField *> m_fields;
    QList<Section *> m_sections;
    QComboBox *m_market = nullptr;
    QComboBox *m_item = nullptr;
    QLabel *m_itemLabel = nullptr;
    QLabel *m_note = nullptr;
    QLabel *m_filled = nullptr; // of a fleet: whose number its target is
    QPushButton *m_commands = nullptr;
    QPushButton *m_reset = nullptr;
};

} // namespace wattfare
