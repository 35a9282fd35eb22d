// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFrame>
#include <QList>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace wattfare {

// Messages that wait for no answer, one at a time, with buttons for what can be done about them.
class MessageBar : public QFrame
{
    Q_OBJECT
public:
    struct Button {
        QString text;
        std::function<void()> run;
    };
    explicit MessageBar(QWidget *parent = nullptr);

    void add(const QString &text, QList<Button> buttons = {});
    QString text() const;
    int count() const { return static_cast<int>(m_messages.size()); }
    void press(int button);   // as a click on one of the buttons; the last closes
    void clear();

private:
    struct Entry {
        QString text;
        QList<Button> buttons;
    };
    void showFirst();

    QList<Entry> m_messages;
    QLabel *m_text = nullptr;
    QHBoxLayout *m_buttons = nullptr;
};

} // namespace wattfare
