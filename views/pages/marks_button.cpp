// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/marks_button.h"

#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/words/figure_class.h"

#include <QFrame>
#include <QGridLayout>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace wattfare {

namespace {

constexpr FigureClass kMarks[] = {FigureClass::measured, FigureClass::vendor, FigureClass::derived,
    FigureClass::estimate, FigureClass::assumption, FigureClass::user};

} // namespace

MarksButton::MarksButton(QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("marks"));
    //: Button that opens the legend of the marks beside figures: measured, vendor, derived ...
    setText(classGlyph(FigureClass::measured) + QLatin1Char(' ') + tr("Marks"));
    setAccessibleName(tr("Marks"));
    setToolTip(tr("What the marks beside figures mean"));
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QToolButton::clicked, this, &MarksButton::openLegend);
}

QSize MarksButton::sizeHint() const
{
    QSize size = QToolButton::sizeHint();
    size.setHeight(std::max(size.height(), fontMetrics().height() + kSpace3));
    return size;
}

void MarksButton::openLegend()
{
    auto *legend = new QFrame(this, Qt::Popup);
    legend->setObjectName(QStringLiteral("marks_legend"));
    legend->setAccessibleName(tr("Marks"));
    legend->setAttribute(Qt::WA_DeleteOnClose);
    legend->setFrameShape(QFrame::StyledPanel);
    legend->setBackgroundRole(QPalette::Base);
    auto *layout = boxLayout<QVBoxLayout>(legend, {kSpace3, kSpace3, kSpace3, kSpace3}, kSpace2);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(kSpace3);
    grid->setVerticalSpacing(kSpace2);
    grid->setColumnStretch(2, 1);
    QStringList all;
    int row = 0;
    for (const FigureClass cls : kMarks) {
        QLabel *word = plainLabel(legend, classWord(cls));
        word->setFont(uiFont(TypeSize::body, true));
        word->setWordWrap(false);
        grid->addWidget(plainLabel(legend, QString(classGlyph(cls))), row, 0, Qt::AlignTop);
        grid->addWidget(word, row, 1, Qt::AlignTop);
        grid->addWidget(plainLabel(legend, classMeaning(cls)), row, 2, Qt::AlignTop);
        all << classWord(cls) + QStringLiteral(": ") + classMeaning(cls);
        ++row;
    }
    layout->addLayout(grid);
    layout->addWidget(plainLabel(legend,
        tr("A result bears the weakest mark among the figures that matter to it. The shape tells, not the colour.")));
    auto *more = new QPushButton(tr("How figures are classed"), legend);
    more->setAccessibleDescription(all.join(QLatin1Char(' ')));
    layout->addWidget(more, 0, Qt::AlignLeft);
    connect(more, &QPushButton::clicked, this, [this, legend] {
        legend->close();
        emit methodRequested(QStringLiteral("rule 9"));
    });
    const QRect room = screen()->availableGeometry();
    legend->setFixedWidth(std::min(fontMetrics().averageCharWidth() * 84, room.width()));
    legend->setFixedHeight(layout->totalHeightForWidth(legend->width()));
    const QPoint corner = mapToGlobal(QPoint(width() - legend->width(), height()));
    legend->move(std::max(room.left(), corner.x()), corner.y());
    legend->show();
    more->setFocus();
}

} // namespace wattfare
