// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The lines above the chart: what it shows, and what to do with it.
#include "views/pages/charts/charts_page.h"

#include "views/charts/chart_view.h"
#include "views/pages/carbon_switch.h"
#include "views/tables/table_dialog.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/tool_button.h"
#include "views/words/messages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QListWidget>
#include <QMenu>

#include <algorithm>

namespace wattfare {

void ChartsPage::createTools(QWidget *parent)
{
    m_choiceLabel = new QLabel(parent);
    m_choice = new QComboBox(parent);
    m_choice->setObjectName(QStringLiteral("chart_choice"));
    m_choice->setAccessibleName(tr("What the chart shows"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(7);
    m_choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_choice->setMaximumWidth(360);
    m_choiceLabel->setBuddy(m_choice);
    m_secondLabel = new QLabel(tr("Vertical"), parent);
    m_second = new QComboBox(parent);
    m_second->setObjectName(QStringLiteral("chart_second"));
    m_second->setAccessibleName(tr("Vertical axis"));
    for (QComboBox *axis : {m_choice, m_second})
        axis->setAccessibleDescription(tr("What the chart shows; each choice draws it anew"));
    m_second->setSizeAdjustPolicy(m_choice->sizeAdjustPolicy());
    m_second->setMinimumContentsLength(6);
    m_second->setSizePolicy(m_choice->sizePolicy());
    m_second->setMaximumWidth(280);
    m_secondLabel->setBuddy(m_second);
    m_sobolToggle = new QCheckBox(tr("Sobol indices"), parent);
    m_sobolToggle->setObjectName(QStringLiteral("sobol_indices"));
    m_sobolToggle->setToolTip(tr("Also draw all uncertain inputs at once: which share of the variance each explains "
                                 "alone, and with its interactions."));
    m_subject = plainLabel(parent);
    m_subject->setForegroundRole(QPalette::PlaceholderText);
    m_carbon = new CarbonSwitch(this, m_view); // beside the title: the line of the tools has no room for it
    m_view->installEventFilter(this);
    m_logX = new QToolButton(parent);
    m_logX->setText(tr("log x"));
    m_logX->setToolTip(tr("Logarithmic horizontal axis"));
    m_logY = new QToolButton(parent);
    m_logY->setText(tr("log y"));
    m_logY->setToolTip(tr("Logarithmic vertical axis"));
    for (QToolButton *each : {m_logX, m_logY}) {
        each->setCheckable(true);
        each->setFocusPolicy(Qt::StrongFocus);
        each->setAccessibleName(each->toolTip());
    }
}

// What the chart shows on the left, what to do with it on the right.
QBoxLayout *ChartsPage::toolLines(QWidget *parent)
{
    const auto pair = [](QLabel *label, QComboBox *box) {
        auto *line = boxLayout<QHBoxLayout>(kSpace1);
        line->addWidget(label);
        line->addWidget(box, 100); // as wide as it may be, before the empty rest
        return line;
    };
    m_choices = new QBoxLayout(QBoxLayout::TopToBottom); // until the width is known: nothing widens the window
    m_choices->setSpacing(kSpace2);
    auto *first = pair(m_choiceLabel, m_choice);
    auto *second = pair(m_secondLabel, m_second); // takes no room where its widgets are hidden
    second->addWidget(m_sobolToggle);
    for (QHBoxLayout *each : {first, second}) {
        each->addStretch(1); // not between a label and its box
        m_choices->addLayout(each, 100);
    }
    auto *marks = boxLayout<QHBoxLayout>(kSpace1);
    marks->addStretch(1);
    marks->addWidget(m_logX);
    marks->addWidget(m_logY);
    auto *reset = toolButton(QStringLiteral("zoom-fit"), tr("Show all again"), parent);
    auto *table = toolButton(QStringLiteral("table"), tr("Show as table"), parent);
    table->setObjectName(QStringLiteral("show_as_table"));
    auto *copy = toolButton(QStringLiteral("copy"), tr("Copy the picture"), parent);
    auto *png = toolButton(QStringLiteral("image"), tr("Save as PNG or SVG"), parent);
    for (QToolButton *each : {reset, table, copy, png})
        marks->addWidget(each);
    m_tools = new QBoxLayout(QBoxLayout::TopToBottom);
    m_tools->setSpacing(kSpace2);
    m_tools->addLayout(m_choices, 100);
    m_tools->addLayout(marks);
    for (const auto &[button, axis] : {std::pair(m_logX, Qt::Horizontal), std::pair(m_logY, Qt::Vertical)})
        connect(button, &QToolButton::clicked, this, [this, axis = axis](bool on) {
            m_chosen[logKey(axis)] = on ? 1 : 0; // each kind of chart keeps its own
            m_view->setLogarithmic(axis, on);
        });
    connect(reset, &QToolButton::clicked, m_view, &ChartView::resetZoom);
    connect(copy, &QToolButton::clicked, m_view, &ChartView::copy);
    const auto showTable = [this] {
        auto *dialog = new TableDialog(text(m_view->spec().title), m_view->table(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    };
    connect(table, &QToolButton::clicked, this, showTable);
    connect(m_view, &ChartView::tableRequested, this, showTable);
    const auto save = [this](const QString &format) {
        const QString name = QString::fromStdString(m_view->spec().id);
        if (format == QLatin1String("svg"))
            emit exportRequested(
                name + QStringLiteral(".svg"), tr("SVG images (*.svg)"), [this] { return m_view->svg(); });
        else
            emit exportRequested(
                name + QStringLiteral(".png"), tr("PNG images (*.png)"), [this] { return m_view->png(); });
    };
    auto *menu = new QMenu(png);
    menu->addAction(tr("Save as PNG…"), this, [save] { save(QStringLiteral("png")); });
    menu->addAction(tr("Save as SVG…"), this, [save] { save(QStringLiteral("svg")); });
    png->setMenu(menu);
    png->setPopupMode(QToolButton::InstantPopup);
    connect(m_view, &ChartView::imageRequested, this, save);
    return m_tools;
}

// One line where all fits; a second, then a third in narrow windows.
void ChartsPage::arrangeTools()
{
    static constexpr int kReadable = 150; // of a box
    int most = kReadable + 110;
    bool alone = false;
    const auto boxWidth = [&](const QComboBox &box) { // its longest choice, as far as it may grow
        int widest = alone ? box.fontMetrics().horizontalAdvance(box.currentText()) : 0;
        for (int i = 0; i < box.count() && !alone; ++i)
            widest = std::max(widest, box.fontMetrics().horizontalAdvance(box.itemText(i)));
        return std::clamp(widest + 44, kReadable, most);
    };
    const auto wanted = [&](const QList<QWidget *> &widgets) {
        int width = 0;
        for (const QWidget *each : widgets) {
            const auto *box = qobject_cast<const QComboBox *>(each);
            if (!each->isHidden())
                width += (box ? boxWidth(*box) : each->sizeHint().width()) + kSpace1;
        }
        return width;
    };
    const int second = wanted({m_secondLabel, m_second, m_sobolToggle});
    if (second == 0) { // alone what is chosen is shown in full: ways of buying have long names
        most = m_choice->maximumWidth();
        alone = true;
    }
    const int first = wanted({m_choiceLabel, m_choice});
    const int marks = m_tools->itemAt(1)->sizeHint().width() + kSpace2;
    const int room = width() - m_list->width() - 3 * kSpace3;
    const bool beside = first + second <= room; // the two choices
    m_choices->setStretch(1, second > 0 ? 100 : 0); // without a second one the first has it all
    m_choices->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_tools->setDirection(beside && first + second + marks <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ChartsPage::placeCarbon()
{
    const int title = QFontMetrics(uiFont(TypeSize::body, true)).horizontalAdvance(text(m_view->spec().title));
    const int taken = kSpace2 + title + title / 16 + kSpace2; // the chart writes it a little larger
    m_carbon->showName(true);
    m_carbon->adjustSize();
    if (taken + m_carbon->width() + kSpace2 > m_view->width()) {
        m_carbon->showName(false); // its buttons say as much
        m_carbon->adjustSize();
    }
    m_carbon->setVisible(showsCarbon());
    m_view->setBesideTitle(showsCarbon() ? m_carbon->width() + 2 * kSpace2 : 0); // what the title lacks it takes below
    m_carbon->move(m_view->width() - m_carbon->width() - kSpace2, kSpace1);
    m_carbon->raise();
}

bool ChartsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        placeCarbon();
    return Page::eventFilter(watched, event);
}

// The list of kinds gives way before the chart does; its tooltips say what is cut.
void ChartsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_list->setFixedWidth(std::min(m_list->sizeHintForColumn(0) + 2 * kSpace4, std::max(44, width() * 3 / 8)));
    arrangeTools();
}

} // namespace wattfare
