// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFrame>
#include <QHash>
#include <QPushButton>
#include <QStringList>
#include <QVector>

#include <optional>

class QButtonGroup;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace wattfare {

// Several of many: a button that says what is chosen and opens a searchable list with ticks.
class ChoiceList : public QPushButton
{
    Q_OBJECT
public:
    struct Item {
        QString id, text, toolTip, brief; // brief: of the text, where there is little room; may be empty
        QString group = {}; // items of one stand together under its title; "" has none
        friend bool operator==(const Item &, const Item &) = default;
    };
    // A figure of the items, told beside each. The list can be ordered by it, the lowest first; items that have none
    // show a dash and stand last.
    struct Figure {
        struct Value {
            std::optional<double> number;
            QString text;
        };
        QString title, toolTip;
        QHash<QString, Value> values; // by id
        QString legend = {}; // a line above the list, where the texts do not say what they are
    };
    explicit ChoiceList(const QString &name, QWidget *parent = nullptr);

    void setItems(const QVector<Item> &items);
    void setChosen(const QStringList &ids); // no signal; unknown ids stay, shown as they are
    QStringList chosen() const { return m_chosen; }
    void setLimits(int minimum, int maximum); // the last tick of the minimum cannot be taken away
    void setEmptyText(const QString &text)
    {
        m_emptyText = text;
        updateText();
    }
    void setFigures(const QVector<Figure> &figures); // while the list is closed
    int orderedBy() const { return m_order; } // index of the figure; -1: as the items came
    void offerMap() { m_offersMap = true; } // beside the orders, a button that asks for it
    void openList();

signals:
    void edited(const QStringList &ids);
    void opening(); // the list is about to be filled: the moment for figures
    void mapRequested(); // the list has closed

protected:
    QSize minimumSizeHint() const override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createPopup();
    void createOrders();
    void fill();
    void orderBy(int figure);
    void updateText();
    void tick(const QString &id, bool on);

    QString m_name, m_emptyText;
    QVector<Item> m_items;
    QStringList m_chosen;
    int m_minimum = 0, m_maximum = 100000;
    QFrame *m_popup = nullptr;
    QLineEdit *m_search = nullptr;
    QListWidget *m_list = nullptr;
    QWidget *m_orders = nullptr;
    QVector<Figure> m_figures;
    int m_order = -1;
    bool m_offersMap = false;
    Qt::CheckState m_pressed = Qt::Unchecked; // of the row under the mouse button
    bool m_filling = false;
};

} // namespace wattfare
