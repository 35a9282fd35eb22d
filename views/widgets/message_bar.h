// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFrame>
#include <QList>

#include <functional>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace wattfare {

// Messages that wait for no answer, one at a time, with buttons for what can be done about them. Where several wait
// their number is told, and one can go from each to the next. It lies over the lower edge of its parent, where it
// pushes nothing aside.
class MessageBar : public QFrame
{
    Q_OBJECT
public:
    struct Button {
        QString text;
        std::function<void()> run;
    };
    explicit MessageBar(QWidget *parent = nullptr);

    // `about` names what the message belongs to ("document"): it goes with that. `dismissed` is called when the person
    // closes it without one of its buttons. A text that waits already, about the same, is not added again.
    void add(const QString &text, QList<Button> buttons = {}, const QString &about = {},
        std::function<void()> dismissed = {});
    void drop(const QString &about);
    void turnTo(const QString &text); // the message of that text is shown, others wait
    QString text() const; // of the one that is shown
    int count() const { return static_cast<int>(m_messages.size()); }
    void press(int button); // as a click on one of the buttons; the last closes
    void clear();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Entry {
        QString text;
        QList<Button> buttons;
        QString about;
        std::function<void()> dismissed;
    };
    void showCurrent();
    void step(int by);
    void place();

    QList<Entry> m_messages;
    qsizetype m_current = 0;
    QLabel *m_text = nullptr;
    QLabel *m_place = nullptr; // "1 of 3"
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QHBoxLayout *m_buttons = nullptr;
};

} // namespace wattfare
