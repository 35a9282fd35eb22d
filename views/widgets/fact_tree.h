// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/theme/drawing.h"

#include <QCache>
#include <QFont>
#include <QRectF>
#include <QTextLayout>
#include <QTreeWidget>

#include <memory>
#include <vector>

// Names and figures in a narrow dock: nothing is cut off, what does not fit on one line takes more of them.
namespace wattfare {

// A text of a row, where it is drawn inside of the row, and its lines as they break.
struct FactPiece {
    QString text;
    QRectF place;
    QStringList lines;
    std::shared_ptr<QTextLayout> drawn;
    double ascent = 0; // of the first line: pieces on one line share their baseline
    bool right = false; // aligned right
    bool secondary = false; // in the secondary colour
};

struct FactLayout {
    std::vector<FactPiece> pieces; // name, value, range: what there is of them
    double height = 0;
};

// Name left and value right on one line where both fit; else the name wrapped beside a short value; else the value
// below the name. The range stands beside the value where it fits, else below it. Words are broken only where one alone
// is wider than the row.
FactLayout layoutFact(const QFont &font, const QString &name, const QString &value, const QString &range, double width);

// One visible column. The text of column 0 is the name, that of column 1 the whole value.
class FactTree : public QTreeWidget
{
    Q_OBJECT
public:
    explicit FactTree(const QString &accessibleName, QWidget *parent = nullptr);

    // `range` is "(9.8 to 19.2)" or "".
    static void setRow(QTreeWidgetItem *item, const QString &name, const QString &value, const QString &range = {});
    // The name in a colour of the theme, of the one that comes after a switch as well.
    static void setTone(QTreeWidgetItem *item, QColor ThemeColours::*colour);
    // The row as a link: drawn as one, it asks for `target` when it is clicked, or chosen with Enter.
    static void setLink(QTreeWidgetItem *item, const QString &target);
    static QString link(const QTreeWidgetItem *item); // its target; "" of a row that is none, and of null
    double textWidth(const QModelIndex &index) const; // for the layout of a row at its depth
    // Of a row at its present width; the reference holds until the next call. Views ask for a row many times, and most
    // rows are the same from one result to the next, so layouts are kept by their texts.
    const FactLayout &layoutOf(const QModelIndex &index) const;

signals:
    void linkActivated(const QString &target);

protected:
    void keyPressEvent(QKeyEvent *event) override; // Ctrl+C: the selected rows, name and value; Enter on a link
    void mouseMoveEvent(QMouseEvent *event) override; // a hand over links
    void resizeEvent(QResizeEvent *event) override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void changeEvent(QEvent *event) override;

private:
    mutable QCache<QString, FactLayout> m_layouts{1000};
};

} // namespace wattfare
