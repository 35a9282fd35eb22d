// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QIcon>
#include <QStringList>
#include <QTabWidget>

#include <vector>

namespace wattfare {

// The pages of the window by their tabs. Where not all fit beside each other, first their icons go, then the space
// between them, then the words of all but the current one: no page hides behind scroll arrows.
class PageTabs : public QTabWidget
{
    Q_OBJECT
public:
    enum class Look { iconsAndWords, words, tightWords, icons, tightIcons };
    explicit PageTabs(QWidget *parent = nullptr);

    void addPage(QWidget *page, const QString &iconName, const QString &title);
    QString title(int index) const { return m_titles[index]; }
    void setTitle(int index, const QString &title);
    Look look() const { return m_look; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fit();
    void take(Look look);

    QStringList m_titles, m_icons;
    Look m_look = Look::iconsAndWords;
    bool m_fitting = false;
};

} // namespace wattfare
