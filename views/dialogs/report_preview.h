// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/report/pages/page_layout.h"

#include <QAbstractScrollArea>
#include <QCache>
#include <QPixmap>

class QPrinter;

namespace wattfare {

// The pages below each other, painted from the layout that the PDF is painted from. Ctrl+wheel and + - change the size,
// 0 fits the width.
class ReportPreview : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit ReportPreview(QWidget *parent = nullptr);

    void setLayout(std::shared_ptr<const PageLayout> layout); // keeps the place where the page still exists
    const std::shared_ptr<const PageLayout> &pageLayout() const { return m_layout; }
    int currentPage() const; // from 0, the one in the middle of the view; -1 without pages
    void goToPage(int page);
    double zoom() const { return m_zoom; } // 1 fits the width
    void setZoom(double zoom); // 0.25 to 4

    QSize sizeHint() const override { return {520, 640}; }

signals:
    void pageChanged(int page, int count);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    QSizeF pageSize() const; // on screen
    double pageTop(int page) const; // in the contents
    void updateBars();
    const QPixmap &picture(int page);
    std::shared_ptr<const PageLayout> m_layout;
    QCache<int, QPixmap> m_pictures;
    double m_zoom = 1.0;
    int m_shown = -1;
};

// All pages, or the range that the printer was given, in the printer's resolution.
Result<void> printReport(QPrinter &printer, const PageLayout &layout);

} // namespace wattfare
