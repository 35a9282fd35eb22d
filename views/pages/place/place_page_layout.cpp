// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/place/place_page.h"

#include "model/report/build_placement.h"
#include "model/report/report_tables.h"
#include "views/pages/place/placement_task_model.h"
#include "views/report/pages/report_text.h"
#include "views/tables/data_table_view.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/headline.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/text_column.h"
#include "views/widgets/tool_button.h"
#include "views/words/currency.h"

#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

// The widgets of the Place page; what they do is in place_page.cpp.
namespace wattfare {

void PlacePage::createTasks(QWidget *parent)
{
    auto *box = new QWidget(parent);
    m_tasks = new PlacementTaskModel(this);
    m_taskTable = new QTableView(box);
    m_taskTable->setObjectName(QStringLiteral("tasks"));
    m_taskTable->setAccessibleName(tr("Container tasks"));
    m_taskTable->setAccessibleDescription(tr(
        "F2 or typing edits a cell, Delete removes rows, Ctrl+C and Ctrl+V copy and paste tab-separated rows; Ctrl+V "
        "takes task definitions and manifests, too."));
    m_taskTable->setModel(m_tasks);
    m_taskTable->setFrameShape(QFrame::NoFrame);
    m_taskTable->setShowGrid(false);
    m_taskTable->setAlternatingRowColors(true);
    m_taskTable->setTabKeyNavigation(false);
    m_taskTable->setCornerButtonEnabled(false);
    m_taskTable->setEditTriggers(
        QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_taskTable->verticalHeader()->hide();
    m_taskTable->verticalHeader()->setDefaultSectionSize(m_taskTable->fontMetrics().height() + kSpace2);
    m_taskTable->horizontalHeader()->setHighlightSections(false);
    m_taskTable->horizontalHeader()->setFont(uiFont(TypeSize::body, true)); // as in every other table
    m_taskTable->horizontalHeader()->setStretchLastSection(true);
    m_taskTable->setMinimumHeight(4 * m_taskTable->verticalHeader()->defaultSectionSize());
    const QFontMetrics cells = m_taskTable->fontMetrics(); // the average of a font with Han and Hangul is that of those
    const int wide = std::min(cells.averageCharWidth(), cells.horizontalAdvance(QLatin1Char('0')));
    const QFontMetrics titles(uiFont(TypeSize::body, true));
    constexpr int kChars[PlacementTaskModel::columns] = {16, 8, 7, 7, 8, 10, 12, 14, 13, 11, 9, 8};
    for (int column = 0; column < PlacementTaskModel::columns; ++column) {
        const QString name = m_tasks->headerData(column, Qt::Horizontal).toString();
        m_taskTable->setColumnWidth(
            column, std::max(kChars[column] * wide, titles.horizontalAdvance(name) + 2 * kSpace2));
    }
    m_taskTable->installEventFilter(this);

    auto *add = toolButton(QStringLiteral("add"), tr("Add a task"), box);
    auto *remove = toolButton(QStringLiteral("remove"), tr("Remove the selected tasks"), box);
    auto *paste = toolButton(
        QStringLiteral("import"), tr("Paste tasks: rows of a spreadsheet, a task definition or a manifest"), box);
    auto *save = toolButton(QStringLiteral("save"), tr("Save the tasks as a file that wattfare-cli place takes"), box);
    auto *open = new QPushButton(icon(QStringLiteral("open")), tr("Open file…"), box);
    open->setToolTip(
        tr("Amazon ECS task definitions and services, Kubernetes manifests (JSON or YAML), or tasks saved here. They "
           "can be dropped on the window or pasted into the table as well."));
    auto *example = new QPushButton(tr("Example"), box);
    example->setToolTip(tr("Replaces the tasks by the example. Undo brings yours back."));
    m_title = new QLabel(tr("Container tasks"), box);
    m_title->setFont(uiFont(TypeSize::body, true));
    m_title->setBuddy(m_taskTable);
    m_hint = plainLabel(box);
    m_hint->setText(tr("An example. Open, paste or drop tasks of your own: they replace it."));
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = boxLayout<QHBoxLayout>(kSpace1);
    buttons->addWidget(m_title);
    buttons->addStretch(1);
    for (QToolButton *each : {add, remove, paste, save})
        buttons->addWidget(each);
    buttons->addWidget(open);
    buttons->addWidget(example);
    m_message = selectableLabel(box);
    m_message->setAccessibleName(tr("What is wrong"));
    m_message->hide();
    createChoices(box);
    auto *layout = boxLayout<QVBoxLayout>(box, {0, 0, 0, kSpace2}, kSpace2);
    layout->addLayout(buttons);
    layout->addWidget(m_hint);
    layout->addWidget(m_taskTable, 1);
    layout->addWidget(m_message);
    layout->addWidget(m_choices);
    static_cast<QSplitter *>(parent)->addWidget(box);

    connect(add, &QToolButton::clicked, this, [this] {
        if (const int row = m_tasks->addTask(); row >= 0) {
            m_taskTable->setCurrentIndex(m_tasks->index(row, 0));
            m_taskTable->setFocus();
            m_taskTable->edit(m_tasks->index(row, 0));
        }
    });
    connect(remove, &QToolButton::clicked, this, &PlacePage::removeSelected);
    connect(paste, &QToolButton::clicked, this, &PlacePage::pasteTasks);
    connect(open, &QPushButton::clicked, this, &PlacePage::openFile);
    connect(save, &QToolButton::clicked, this, &PlacePage::saveFile);
    connect(example, &QPushButton::clicked, this, [this] { edit(placeExample(), tr("Example of a placement")); });
}

void PlacePage::createChoices(QWidget *parent)
{
    m_choices = new QWidget(parent);
    m_choiceGrid = new QGridLayout(m_choices);
    m_choiceGrid->setContentsMargins(0, 0, 0, 0);
    m_choiceGrid->setHorizontalSpacing(kSpace3);
    m_choiceGrid->setVerticalSpacing(2);
    const auto put = [&](const QString &title, const QString &help, QWidget *field) {
        auto *label = new QLabel(title, m_choices);
        label->setBuddy(field);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
        field->setAccessibleName(title);
        field->setAccessibleDescription(help);
        field->setToolTip(help);
        m_choiceFields << std::pair(label, field);
    };
    const auto combo = [this] {
        auto *made = new QComboBox(m_choices);
        made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        made->setMinimumContentsLength(5);
        return made;
    };
    m_objective = combo();
    m_objective->addItem(tr("cost"), static_cast<int>(PlacementObjective::cost));
    m_objective->addItem(tr("number of instances"), static_cast<int>(PlacementObjective::count));
    m_objective->addItem(tr("power"), static_cast<int>(PlacementObjective::watts));
    put(tr("Minimise"), tr("What the placement makes as small as it can: cost of an hour, instances, or watts."),
        m_objective);
    m_types = combo();
    m_types->addItem(tr("all on offer"), static_cast<int>(PlaceSetup::Types::all));
    m_types->addItem(tr("the pinned ones"), static_cast<int>(PlaceSetup::Types::pinned));
    m_types->addItem(tr("these"), static_cast<int>(PlaceSetup::Types::named));
    put(tr("Types"), tr("The types that may be opened, each as often as needed."), m_types);
    m_patterns = new QLineEdit(m_choices);
    m_patterns->setMinimumWidth(90);
    m_patterns->setPlaceholderText(QStringLiteral("g4dn.*, g5.*"));
    put(tr("Names"), tr("Instance types, with * for any ending: g4dn.*, g5.*"), m_patterns);
    m_region = combo();
    put(tr("Region"), tr("Prices and the offer of types are of this region."), m_region);
    m_prices = combo();
    m_prices->addItem(tr("of the scenario's day"), static_cast<int>(PlaceSetup::Prices::scenario));
    m_prices->addItem(tr("newest"), static_cast<int>(PlaceSetup::Prices::newest));
    put(tr("On-demand prices"),
        tr("Prices of which day count. Place buys on demand; Spot and commitments are weighed in Explore."), m_prices);
    m_arm = combo();
    m_arm->addItem(tr("x86-64"), false);
    m_arm->addItem(tr("x86-64 and Arm"), true);
    put(tr("Architecture"),
        tr("On which processors tasks are placed that name none. An image that was built for x86-64 alone does not run "
           "on Arm."),
        m_arm);
    m_choices->installEventFilter(this);
    arrangeChoices();
}

void PlacePage::arrangeChoices()
{
    constexpr int kBesideText = 44,
                  kMostNames = 360; // frame, padding and arrow of a field; a longer list of names scrolls
    QList<int> widths;
    int total = -kSpace3;
    for (const auto &[label, field] : std::as_const(m_choiceFields)) {
        const auto *combo = qobject_cast<QComboBox *>(field);
        const QString shown = combo ? combo->currentText() : static_cast<QLineEdit *>(field)->text();
        const int text = field->fontMetrics().horizontalAdvance(shown) + kBesideText;
        widths << std::max({90, std::min(text, kMostNames), label->fontMetrics().horizontalAdvance(label->text())});
        total += widths.back() + kSpace3;
    }
    const qsizetype all = m_choiceFields.size(), columns = total <= m_choices->width() ? all : (all + 1) / 2;
    for (qsizetype i = 0; i < all; ++i) {
        const int row = static_cast<int>(2 * (i / columns)), column = static_cast<int>(i % columns);
        m_choiceGrid->addWidget(m_choiceFields[i].first, row, column); // moves it
        m_choiceGrid->addWidget(m_choiceFields[i].second, row + 1, column);
    }
    for (qsizetype column = 0; column < all; ++column) {
        int width = 0;
        for (qsizetype i = column; column < columns && i < all; i += columns)
            width = std::max(width, widths[i]);
        m_choiceGrid->setColumnStretch(static_cast<int>(column), width);
    }
}

void PlacePage::createAnswer(QWidget *parent)
{
    m_answer = new WholeText(parent);
    m_headline = new Headline(m_answer);
    m_headline->setAccessibleName(tr("Answer"));
    m_bound = selectableLabel(m_answer);
    m_use = selectableLabel(m_answer);
    m_read = selectableLabel(m_answer);
    m_read->setAccessibleName(tr("What was read"));
    m_read->hide();
    m_caption = selectableLabel(m_answer);
    m_caption->setFont(uiFont(TypeSize::caption));
    m_caption->setForegroundRole(QPalette::PlaceholderText);
    m_progress = new QProgressBar(m_answer);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(120);
    m_progress->setAccessibleName(tr("Progress of the placement"));
    m_progress->hide();
    m_cancel = new QPushButton(icon(QStringLiteral("stop")), tr("Cancel"), m_answer);
    m_cancel->hide();
    m_again = new QPushButton(icon(QStringLiteral("play")), tr("Place again"), m_answer);
    m_again->hide();
    m_tabs = new QTabWidget(m_answer);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Views of the placement"));
    m_drawing = new PlacementView(m_tabs);
    m_drawing->setObjectName(QStringLiteral("drawing"));
    m_singleTypes = new DataTableView(m_tabs);
    m_singleTypes->setAccessibleName(tr("One type alone"));
    m_singleTypes->setEmptyText(tr("No type was compared."));
    m_tabs->addTab(m_drawing, tr("What sits where"));
    m_tabs->addTab(m_singleTypes, tr("One type alone"));
    m_tabs->setTabToolTip(1, tr("How many instances of each single type would hold all tasks"));
    createHolds();
    createDeploy();
    for (QWidget *each :
        {static_cast<QWidget *>(m_drawing), static_cast<QWidget *>(m_singleTypes), static_cast<QWidget *>(m_holds)})
        each->setMinimumHeight(8 * each->fontMetrics().height()); // a machine, or the head and three rows

    auto *table = toolButton(QStringLiteral("table"), tr("Show as table"), m_answer);
    auto *copy = toolButton(QStringLiteral("copy"), tr("Copy the answer"), m_answer);
    auto *csv = toolButton(QStringLiteral("csv"), tr("Save the instances as CSV"), m_answer);
    auto *png = toolButton(QStringLiteral("image"), tr("Save the drawing as PNG"), m_answer);
    auto *tools = boxLayout<QHBoxLayout>(kSpace1);
    auto *lines = boxLayout<QVBoxLayout>(2);
    lines->addWidget(m_headline);
    lines->addWidget(m_bound);
    lines->addWidget(m_use);
    lines->addWidget(m_read);
    tools->addLayout(lines, 1);
    for (QWidget *each : {static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_cancel),
             static_cast<QWidget *>(m_again), static_cast<QWidget *>(m_deploy), static_cast<QWidget *>(table),
             static_cast<QWidget *>(copy), static_cast<QWidget *>(csv), static_cast<QWidget *>(png)})
        tools->addWidget(each, 0, Qt::AlignTop);
    auto *layout = boxLayout<QVBoxLayout>(m_answer, {0, kSpace2, 0, 0}, kSpace2);
    layout->addLayout(tools);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_caption);
    static_cast<QSplitter *>(parent)->addWidget(m_answer);

    connect(table, &QToolButton::clicked, this, &PlacePage::showTable);
    connect(copy, &QToolButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(
            QStringList{m_headline->sentence(), m_bound->text(), m_use->text(), m_read->text(), m_caption->text()}
                .filter(QRegularExpression(QStringLiteral(".")))
                .join(u'\n'));
        emit statusMessage(tr("The answer is on the clipboard."));
    });
    connect(csv, &QToolButton::clicked, this, [this] {
        if (!m_reply.picture)
            return;
        emit exportRequested(QStringLiteral("placement.csv"), tr("CSV files (*.csv)"), [picture = m_reply.picture] {
            const auto written
                = csvText(*exportTable(buildPlacementTable(picture->placement, picture->tasks, picture->offers),
                    plainWords, Reader::machine, shownCurrency(), rateText(shownCurrency())));
            return written ? QByteArray::fromStdString(*written) : QByteArray();
        });
    });
    connect(png, &QToolButton::clicked, this, [this] {
        emit exportRequested(QStringLiteral("placement.png"), tr("PNG images (*.png)"), [image = m_drawing->image()] {
            QByteArray bytes;
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            image.save(&buffer, "PNG");
            return bytes;
        });
    });
}

} // namespace wattfare
