// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStackedWidget>

class QLabel;
class QPushButton;

namespace wattfare {

// What a page shows where it has nothing to show: what is missing, and a button that helps.
class EmptyState : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);
    void setText(const QString &title, const QString &text);
    void setButton(const QString &text); // "" hides it
    QString title() const;

signals:
    void clicked();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_button = nullptr;
};

// Fills a page with its body, or with what is missing where there is nothing to show.
class PageStack : public QStackedWidget
{
    Q_OBJECT
public:
    explicit PageStack(QWidget *page, const QMargins &margins = {});
    void setBody(QWidget *body);
    void showBody();
    void showEmpty(const QString &title, const QString &text, const QString &button = {});
    bool showsBody() const;
    // It has all the room of its page, so nobody needs to lay out every line of both to learn how high they would be.
    bool hasHeightForWidth() const override { return false; }

signals:
    void buttonClicked(); // of what is missing

private:
    EmptyState *m_empty = nullptr;
};

} // namespace wattfare
