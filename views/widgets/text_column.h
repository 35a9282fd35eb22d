// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

class QLabel;

namespace wattfare {

// Sentences one below the other. A label asks for a new layout of the whole window with every new text; these sentences
// change with every move of a slider, yet seldom their height. Only a change of the height goes further than this
// column.
class TextColumn : public QWidget
{
    Q_OBJECT
public:
    explicit TextColumn(int spacing, QWidget *parent = nullptr);

    void add(QLabel *label); // becomes a child; a hidden one takes no room

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    QList<QLabel *> m_labels;
    int m_spacing;
};

} // namespace wattfare
