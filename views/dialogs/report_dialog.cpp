// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/report_dialog.h"

#include "model/support/caught.h"
#include "views/dialogs/dialog_size.h"
#include "views/report/pages/report_text.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/words/messages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace wattfare {

namespace {

constexpr int kPreviewDelayMs = 120; // a typed title does not lay out the report for every letter
constexpr int kIdRole = Qt::UserRole;

} // namespace

ReportDialog::ReportDialog(QWidget *parent)
    : QDialog(parent)
{
    m_settings.paper = defaultPaper(QLocale());
    m_soon.setSingleShot(true);
    m_soon.setInterval(kPreviewDelayMs);
    connect(&m_soon, &QTimer::timeout, this, &ReportDialog::updatePreview);
    setWindowTitle(tr("Report"));
    createControls();
    resizeOnScreen(this, {1080, 760});
}

void ReportDialog::createControls()
{
    auto *left = boxLayout<QVBoxLayout>(kSpace1, {});
    const auto add = [&](const QString &title, QWidget *field, int stretch = 0) {
        auto *label = new QLabel(title, this);
        label->setBuddy(field);
        left->addWidget(label);
        left->addWidget(field, stretch);
    };
    m_title = new QLineEdit(this);
    m_title->setToolTip(tr("Left empty, the report bears the title of the scenario."));
    add(tr("&Title"), m_title);
    left->addSpacing(kSpace2);
    m_author = new QLineEdit(this);
    m_author->setPlaceholderText(tr("Stands on the first page"));
    add(tr("&Author"), m_author);
    left->addSpacing(kSpace2);
    for (QLineEdit *edit : {m_title, m_author}) {
        edit->setMaxLength(300);
        connect(edit, &QLineEdit::textEdited, this, &ReportDialog::edited);
    }
    m_sections = new QListWidget(this);
    m_sections->setAccessibleName(tr("Sections of the report, in their order"));
    m_sections->setToolTip(tr("Ticked sections are printed, in this order. Drag to reorder."));
    m_sections->setDragDropMode(QAbstractItemView::InternalMove);
    m_sections->setSelectionMode(QAbstractItemView::SingleSelection);
    add(tr("&Sections"), m_sections, 1);
    connect(m_sections, &QListWidget::itemChanged, this, &ReportDialog::edited);
    connect(m_sections, &QListWidget::currentRowChanged, this, &ReportDialog::updateButtons);
    connect(m_sections->model(), &QAbstractItemModel::rowsMoved, this, &ReportDialog::edited);
    auto *order = new QHBoxLayout;
    const auto mover = [&](Qt::ArrowType arrow, Qt::Key key, const QString &name, const QString &tip, int by) {
        auto *button = new QToolButton(this);
        button->setArrowType(arrow);
        button->setAccessibleName(name);
        button->setToolTip(tip);
        button->setShortcut(QKeySequence(Qt::ALT | key));
        connect(button, &QToolButton::clicked, this, [this, by] { move(by); });
        order->addWidget(button);
        return button;
    };
    m_up = mover(Qt::UpArrow, Qt::Key_Up, tr("Move the section up"), tr("Move the section up (Alt+Up)"), -1);
    m_down = mover(Qt::DownArrow, Qt::Key_Down, tr("Move the section down"), tr("Move the section down (Alt+Down)"), 1);
    order->addStretch();
    left->addLayout(order);
    left->addSpacing(kSpace2);
    m_format = new QComboBox(this);
    m_format->setToolTip(tr("Kind of file that Export writes"));
    for (int i = 0; i < 5; ++i)
        m_format->addItem(formatFilter(static_cast<ReportFormat>(i)));
    add(tr("&Format"), m_format);
    left->addSpacing(kSpace2);
    m_paper = new QComboBox(this);
    m_paper->setToolTip(tr("Size of the pages of the PDF"));
    m_paper->addItems({tr("A4, 210 × 297 mm"), tr("Letter, 8.5 × 11 in")});
    add(tr("&Paper"), m_paper);
    left->addSpacing(kSpace2);
    for (QComboBox *box : {m_paper, m_format})
        connect(box, &QComboBox::activated, this, &ReportDialog::edited);
    m_provenance = new QCheckBox(tr("&Classes and sources as columns"), this);
    m_provenance->setToolTip(tr("CSV and Excel: beside each figure its class and the sources it rests on."));
    connect(m_provenance, &QCheckBox::clicked, this, &ReportDialog::edited);
    left->addWidget(m_provenance);
    left->addSpacing(kSpace2);
    auto *hint
        = new QLabel(tr("The PDF carries the scenario: opened in Wattfare, it gives the same numbers. The web page "
                        "offers it for download."),
            this);
    hint->setWordWrap(true);
    left->addWidget(hint);
    auto *leftSide = new QScrollArea(this); // large letters need more height than a small screen has
    auto *fields = new QWidget(leftSide);
    left->setContentsMargins(2, 2, 2, 2);
    fields->setLayout(left);
    leftSide->setWidgetResizable(true);
    leftSide->setFrameShape(QFrame::NoFrame);
    leftSide->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    leftSide->setFocusPolicy(Qt::NoFocus);
    leftSide->setWidget(fields);
    // As the longest line of the language asks for.
    leftSide->setFixedWidth(
        std::max(300, m_provenance->sizeHint().width()) + leftSide->verticalScrollBar()->sizeHint().width() + 4);

    m_preview = new ReportPreview(this);
    m_pageLabel = new QLabel(this);
    m_message = plainLabel(this);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_message->hide();
    connect(m_preview, &ReportPreview::pageChanged, this, [this](int page, int count) {
        m_pageLabel->setText(page < 0 ? QString() : tr("Page %1 of %2").arg(page + 1).arg(count));
    });
    m_export = new QPushButton(tr("&Export…"), this);
    m_export->setDefault(true);
    m_print = new QPushButton(tr("P&rint…"), this);
    auto *close = new QPushButton(tr("Close"), this);
    connect(m_export, &QPushButton::clicked, this, [this] { emit exportRequested(settings()); });
    connect(m_print, &QPushButton::clicked, this, [this] { emit printRequested(settings()); });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    m_open = new QPushButton(tr("&Open the file"), this);
    m_open->setObjectName(QStringLiteral("open_saved"));
    m_open->hide();
    connect(m_open, &QPushButton::clicked, this, &ReportDialog::openRequested);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(QStringLiteral("cancel_export"));
    m_cancel->hide();
    connect(m_cancel, &QPushButton::clicked, this, &ReportDialog::cancelRequested);
    m_bar = new QProgressBar(this);
    m_bar->setAccessibleName(tr("Progress of the export"));
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->hide();
    for (QPushButton *button : {m_print, close, m_open, m_cancel})
        button->setAutoDefault(false);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_pageLabel);
    buttons->addStretch();
    buttons->addWidget(m_print);
    buttons->addWidget(m_export);
    buttons->addWidget(close);
    auto *right = new QVBoxLayout;
    right->addWidget(m_preview, 1);
    auto *outcome = new QHBoxLayout;
    outcome->addWidget(m_message, 1);
    outcome->addWidget(m_bar, 1);
    outcome->addWidget(m_open);
    outcome->addWidget(m_cancel);
    right->addLayout(outcome);
    auto *sides = boxLayout<QHBoxLayout>(kSpace4);
    sides->addWidget(leftSide);
    sides->addLayout(right, 1);
    auto *all = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace4}, kSpace2);
    all->addLayout(sides, 1);
    all->addLayout(buttons); // below both: at large letters they need the width
    setTabOrder(m_title, m_author);
    setTabOrder(m_author, m_sections);
    updateButtons();
}

void ReportDialog::setReport(ReportPtr report)
{
    m_report = std::move(report);
    fillSections();
    updatePreview();
}

void ReportDialog::setSettings(const ReportSettings &settings)
{
    m_settings = settings;
    m_title->setText(settings.title);
    m_author->setText(settings.author);
    m_paper->setCurrentIndex(static_cast<int>(settings.paper));
    m_format->setCurrentIndex(static_cast<int>(settings.format));
    m_provenance->setChecked(settings.provenance);
    fillSections();
    updatePreview();
}

// The chosen sections in their order, ticked, then the others as they stand in the report.
void ReportDialog::fillSections()
{
    if (!m_report)
        return;
    m_filling = true;
    const QString current = m_sections->currentItem() ? m_sections->currentItem()->data(kIdRole).toString() : QString();
    m_sections->clear();
    QStringList order;
    for (const QString &id : m_settings.sections)
        if (findSection(*m_report, id.toStdString()))
            order += id;
    for (const ReportSection &section : m_report->sections)
        if (const QString id = QString::fromStdString(section.id); !order.contains(id))
            order += id;
    for (const QString &id : order) {
        auto *item = new QListWidgetItem(sectionTitle(*findSection(*m_report, id.toStdString())), m_sections);
        item->setData(kIdRole, id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled);
        item->setCheckState(
            m_settings.sections.isEmpty() || m_settings.sections.contains(id) ? Qt::Checked : Qt::Unchecked);
        if (id == current)
            m_sections->setCurrentItem(item);
    }
    m_title->setPlaceholderText(reportTitle(*m_report));
    m_filling = false;
    updateButtons();
}

ReportSettings ReportDialog::settings() const
{
    ReportSettings settings = m_settings;
    settings.title = m_title->text();
    settings.author = m_author->text();
    settings.paper = static_cast<PaperSize>(std::max(0, m_paper->currentIndex()));
    settings.format = static_cast<ReportFormat>(std::max(0, m_format->currentIndex()));
    settings.provenance = m_provenance->isChecked();
    if (!m_report)
        return settings;
    QStringList sections;
    for (int row = 0; row < m_sections->count(); ++row)
        if (m_sections->item(row)->checkState() == Qt::Checked)
            sections += m_sections->item(row)->data(kIdRole).toString();
    QStringList all;
    for (const ReportSection &section : m_report->sections)
        all += QString::fromStdString(section.id);
    settings.sections = sections == all ? QStringList() : sections; // "all" also means those that come later
    if (sections.isEmpty() && !all.isEmpty())
        settings.sections = QStringList{QStringLiteral("none")}; // no id: leaves the title page
    return settings;
}

Report ReportDialog::chosenReport() const { return m_report ? applySettings(*m_report, settings()) : Report{}; }

void ReportDialog::move(int by)
{
    const int row = m_sections->currentRow();
    const int target = row + by;
    if (row < 0 || target < 0 || target >= m_sections->count())
        return;
    m_filling = true; // taking out and putting in are one edit
    QListWidgetItem *item = m_sections->takeItem(row);
    m_sections->insertItem(target, item);
    m_sections->setCurrentItem(item);
    m_filling = false;
    edited();
}

void ReportDialog::updateButtons()
{
    const int row = m_sections->currentRow();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_sections->count());
    bool any = false;
    for (int i = 0; i < m_sections->count(); ++i)
        any = any || m_sections->item(i)->checkState() == Qt::Checked;
    m_export->setEnabled(any && !m_exporting);
    m_print->setEnabled(any && !m_exporting);
    const auto format = static_cast<ReportFormat>(std::max(0, m_format->currentIndex()));
    m_provenance->setEnabled(format == ReportFormat::csv || format == ReportFormat::xlsx);
    m_paper->setEnabled(format == ReportFormat::pdf);
}

void ReportDialog::edited()
{
    if (m_filling)
        return;
    updateButtons();
    m_settings = settings();
    setMessage({}, false);
    m_soon.start();
    emit settingsChanged();
}

void ReportDialog::updatePreview()
{
    m_soon.stop();
    if (!m_report)
        return;
    const ReportSettings now = settings();
    try {
        m_preview->setLayout(std::make_shared<const PageLayout>(
            layoutReport(std::make_shared<const Report>(applySettings(*m_report, now)), now.paper, QLocale())));
    } catch (...) {
        setMessage(text(caughtError()), true);
    }
}

void ReportDialog::setSaved(const QString &message)
{
    setMessage(message, false);
    m_open->show();
}

void ReportDialog::setProgress(double share)
{
    m_exporting = share >= 0.0;
    m_bar->setVisible(m_exporting);
    m_cancel->setVisible(m_exporting);
    if (m_exporting) {
        setMessage({}, false);
        m_bar->setValue(static_cast<int>(std::min(share, 1.0) * 1000.0));
    }
    updateButtons();
}

void ReportDialog::setMessage(const QString &message, bool error)
{
    m_open->hide();
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    tint(m_message, error ? TintRoles{{QPalette::WindowText, &ThemeColours::error}} : TintRoles{});
}

} // namespace wattfare
