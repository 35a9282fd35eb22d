// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QLayout>
#include <QResizeEvent>
#include <QWidget>

#include <algorithm>

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

// A part of a page that asks for all lines of its sentences, however narrow it is: its page scrolls before one of them,
// or what stands below, is cut. Qt asks only for the lines that they have at their own width.
class WholeText : public QWidget
{
public:
    using QWidget::QWidget;

    QSize minimumSizeHint() const override
    {
        QSize least = QWidget::minimumSizeHint();
        if (layout() && layout()->hasHeightForWidth())
            least.setHeight(
                std::max(least.height(), layout()->totalMinimumHeightForWidth(std::max(width(), least.width()))));
        return least;
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }
};

} // namespace wattfare
