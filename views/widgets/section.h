// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QToolButton>
#include <QWidget>

class QVBoxLayout;

namespace wattfare {

// A titled group of a dock that may be folded.
class Section : public QWidget
{
    Q_OBJECT
public:
    Section(const QString &title, bool foldable, QWidget *parent = nullptr);
    QVBoxLayout *content() const { return m_layout; }
    void setTitle(const QString &title);
    void setCaption(); // a section within a section: smaller
    bool isOpen() const;
    void setOpen(bool open);

signals:
    void toggled(bool open);

private:
    QToolButton *m_button = nullptr;
    QWidget *m_body = nullptr;
    QVBoxLayout *m_layout = nullptr;
};

} // namespace wattfare
