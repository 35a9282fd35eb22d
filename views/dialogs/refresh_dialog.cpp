// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/refresh_dialog.h"

#include "views/dialogs/dialog_size.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/page_tabs.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/text_column.h"
#include "views/words/format.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QUrl>

#include <algorithm>

namespace wattfare {

RefreshDialog::RefreshDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Refresh from AWS"));
    setObjectName(QStringLiteral("refresh_dialog"));
    m_stack = new QStackedWidget(this);

    auto *choose = new WholeText; // on a small screen it scrolls
    auto *room = new PageRoom(m_stack);
    auto *intro = new QLabel(tr("These files are public and need no account. Nothing is asked of the network before "
                                "you press Show sizes or Fetch, and what comes is compared "
                                "and shown before it counts."),
        choose);
    intro->setWordWrap(true);
    auto *prices = new QLabel(tr("Prices on demand and reserved, by region:"), choose);
    m_search = new QLineEdit(choose);
    m_search->setPlaceholderText(tr("Search a region"));
    m_search->setAccessibleName(tr("Search a region"));
    m_search->setClearButtonEnabled(true);
    m_regionList = new QListWidget(choose);
    m_regionList->setAccessibleName(tr("Regions"));
    prices->setBuddy(m_regionList);
    m_plans = new QCheckBox(tr("Savings Plans of these regions"), choose);
    m_plans->setObjectName(QStringLiteral("savings_plans"));
    m_advisor = new QCheckBox(tr("Spot Advisor: interruption frequencies of every region"), choose);
    m_advisor->setChecked(true);
    m_feed = new QCheckBox(tr("Spot prices of now, of every region"), choose);
    m_feed->setObjectName(QStringLiteral("spot_feed"));
    m_feed->setChecked(true);
    auto *addresses = new QLabel(tr("Addresses that would be asked:"), choose);
    m_addresses = new QPlainTextEdit(choose);
    m_addresses->setReadOnly(true);
    m_addresses->setAccessibleName(tr("Addresses that would be asked"));
    m_addresses->setTabChangesFocus(true);
    m_addresses->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    addresses->setBuddy(m_addresses);
    m_total = plainLabel(choose);
    m_total->setForegroundRole(QPalette::PlaceholderText);
    m_show = new QPushButton(tr("Show sizes"), choose);
    m_show->setObjectName(QStringLiteral("sizes"));
    m_show->setToolTip(tr("Asks the servers how large the chosen files are, without fetching them"));
    m_show->setAutoDefault(false);
    auto *sizes = boxLayout<QHBoxLayout>(kSpace3);
    sizes->addWidget(m_total, 1);
    sizes->addWidget(m_show);
    auto *chooseLayout = boxLayout<QVBoxLayout>(choose, {}, kSpace2);
    for (QWidget *each :
        {static_cast<QWidget *>(intro), static_cast<QWidget *>(prices), static_cast<QWidget *>(m_search)})
        chooseLayout->addWidget(each);
    chooseLayout->addWidget(m_regionList, 3);
    for (QCheckBox *each : {m_plans, m_advisor, m_feed})
        chooseLayout->addWidget(each);
    chooseLayout->addWidget(addresses);
    chooseLayout->addWidget(m_addresses, 2);
    chooseLayout->addLayout(sizes);

    auto *working = new QWidget(m_stack);
    m_what = plainLabel(working);
    m_bar = new QProgressBar(working);
    m_bar->setAccessibleName(tr("Progress"));
    m_amount = new QLabel(working);
    m_amount->setFont(numberFont(m_amount->font()));
    auto *workingLayout = new QVBoxLayout(working);
    workingLayout->addStretch(1);
    workingLayout->addWidget(m_what);
    workingLayout->addWidget(m_bar);
    workingLayout->addWidget(m_amount);
    workingLayout->addStretch(2);

    auto *error = new QWidget(m_stack);
    m_error = plainLabel(error);
    m_error->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *errorLayout = new QVBoxLayout(error);
    errorLayout->addStretch(1);
    errorLayout->addWidget(m_error);
    errorLayout->addStretch(2);
    m_regionList->setMinimumHeight(4 * fontMetrics().height());
    room->setPage(choose);
    room->setMinimumHeight(8 * fontMetrics().height());
    for (QWidget *page : {static_cast<QWidget *>(room), working, error})
        m_stack->addWidget(page);

    m_fetch = new QPushButton(tr("Fetch"), this);
    m_fetch->setObjectName(QStringLiteral("fetch"));
    m_fetch->setDefault(true);
    m_retry = new QPushButton(tr("Try again"), this);
    m_retry->setObjectName(QStringLiteral("retry"));
    m_skip = new QPushButton(tr("Go on without it"), this);
    m_skip->setObjectName(QStringLiteral("skip"));
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (QPushButton *each : {m_fetch, m_retry, m_skip, m_cancel})
        buttons->addWidget(each);
    m_retry->hide();
    m_skip->hide();
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace3}, kSpace3);
    layout->addWidget(m_stack, 1);
    layout->addLayout(buttons);
    resizeOnScreen(this, {700, std::max(560, 26 * fontMetrics().height())});
    connect(m_regionList, &QListWidget::itemChanged, this, &RefreshDialog::list);
    for (QCheckBox *each : {m_plans, m_advisor, m_feed})
        connect(each, &QCheckBox::toggled, this, &RefreshDialog::list);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &wanted) {
        for (int i = 0; i < m_regionList->count(); ++i)
            m_regionList->item(i)->setHidden(!m_regionList->item(i)->text().contains(wanted, Qt::CaseInsensitive));
    });
    connect(m_show, &QPushButton::clicked, this, &RefreshDialog::sizesRequested);
    connect(m_fetch, &QPushButton::clicked, this, &RefreshDialog::fetchRequested);
    connect(m_retry, &QPushButton::clicked, this, &RefreshDialog::retryRequested);
    connect(m_skip, &QPushButton::clicked, this, &RefreshDialog::skipRequested);
    connect(m_cancel, &QPushButton::clicked, this, &RefreshDialog::reject);
}

void RefreshDialog::setAddresses(const Addresses &addresses, const QHash<QString, double> &sizes)
{
    m_asked = addresses;
    m_sizes = sizes;
    list();
}

void RefreshDialog::setAskedSizes(const QHash<QString, double> &sizes)
{
    m_askedSizes = sizes;
    list();
}

void RefreshDialog::setAsking(bool asking)
{
    m_asking = asking;
    list();
}

void RefreshDialog::showSizeProblem(const QString &text) { m_total->setText(text); }

void RefreshDialog::setRegions(const QStringList &codes, const QStringList &names, const QStringList &chosen)
{
    const QSignalBlocker quiet(m_regionList);
    m_regionList->clear();
    for (int i = 0; i < codes.size(); ++i) {
        auto *item = new QListWidgetItem(
            names.value(i).isEmpty() ? codes[i] : tr("%1, %2").arg(codes[i], names.value(i)), m_regionList);
        item->setData(Qt::UserRole, codes[i]);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(chosen.contains(codes[i]) ? Qt::Checked : Qt::Unchecked);
    }
    for (int i = 0, at = 0; i < m_regionList->count(); ++i) { // the chosen first
        if (m_regionList->item(i)->checkState() == Qt::Checked)
            m_regionList->insertItem(at++, m_regionList->takeItem(i));
    }
    list();
}

QStringList RefreshDialog::regions() const
{
    QStringList codes;
    for (int i = 0; i < m_regionList->count(); ++i) {
        if (m_regionList->item(i)->checkState() == Qt::Checked)
            codes << m_regionList->item(i)->data(Qt::UserRole).toString();
    }
    return codes;
}

bool RefreshDialog::savingsPlans() const { return m_plans->isChecked(); }
bool RefreshDialog::spotAdvisor() const { return m_advisor->isChecked(); }
bool RefreshDialog::spotFeed() const { return m_feed->isChecked(); }

void RefreshDialog::list()
{
    QStringList lines;
    double total = 0;
    int files = 0, sized = 0;
    const auto add = [&](const QString &address, const QString &key) {
        ++files;
        if (const double now = m_askedSizes.value(key, -2); now >= -1) {
            sized += now >= 0 ? 1 : 0;
            total += std::max(0.0, now);
            lines << (now < 0 ? tr("%1 (size not announced)").arg(address)
                              : tr("%1 (%2)").arg(address, format::bytes(now)));
            return;
        }
        const auto known = m_sizes.constFind(key);
        lines << (known == m_sizes.constEnd() ? address : tr("%1 (%2 last time)").arg(address, format::bytes(*known)));
    };
    const QStringList chosen = regions();
    m_plans->setEnabled(!chosen.isEmpty());
    // The edition is known when the index is.
    const auto byRegion = [&](const QString &index, const QString &service, QString (*key)(const QString &)) {
        if (!chosen.isEmpty())
            lines << index;
        for (const QString &region : chosen)
            add(QUrl(index).resolved(QUrl(service)).toString() + tr("<edition>") + QLatin1Char('/') + region
                    + QStringLiteral("/index.json"),
                key(region));
    };
    byRegion(m_asked.regionIndex, QStringLiteral("/offers/v1.0/aws/AmazonEC2/"), priceKey);
    if (savingsPlans())
        byRegion(
            m_asked.savingsPlansIndex, QStringLiteral("/savingsPlan/v1.0/aws/AWSComputeSavingsPlan/"), savingsPlansKey);
    if (spotAdvisor())
        add(m_asked.spotAdvisor, m_asked.spotAdvisor);
    if (spotFeed())
        add(m_asked.spotFeed, m_asked.spotFeed);
    m_addresses->setPlainText(
        lines.isEmpty() ? tr("None: choose a region or one of the files below.") : lines.join(QLatin1Char('\n')));
    m_fetch->setEnabled(!lines.isEmpty());
    m_show->setEnabled(!lines.isEmpty() && !m_asking);
    m_total->setText(m_asking ? tr("Asking for the sizes…")
            : sized == 0      ? QString()
            : sized < files   ? tr("Together at least %1").arg(format::bytes(total))
                              : tr("Together %1").arg(format::bytes(total)));
}

void RefreshDialog::showWorking(const QString &what)
{
    m_what->setText(what);
    m_bar->setRange(0, 0);
    m_amount->clear();
    m_stack->setCurrentIndex(1);
    m_fetch->hide();
    m_retry->hide();
    m_skip->hide();
}

void RefreshDialog::setProgress(double received, double total)
{
    m_bar->setRange(0, total > 0 ? 1000 : 0);
    if (total > 0)
        m_bar->setValue(static_cast<int>(1000 * received / total));
    m_amount->setText(
        total > 0 ? tr("%1 of %2").arg(format::bytes(received), format::bytes(total)) : format::bytes(received));
}

void RefreshDialog::showError(const QString &text, bool others)
{
    m_error->setText(text);
    m_stack->setCurrentIndex(2);
    m_retry->show();
    m_skip->setVisible(others);
    m_retry->setFocus();
}

bool RefreshDialog::isWorking() const { return m_stack->currentIndex() == 1; }

QString RefreshDialog::addressText() const { return m_addresses->toPlainText(); }

QString RefreshDialog::errorText() const { return m_stack->currentIndex() == 2 ? m_error->text() : QString(); }

void RefreshDialog::reject()
{
    if (isWorking())
        emit stopRequested();
    QDialog::reject();
}

} // namespace wattfare
