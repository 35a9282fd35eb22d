// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "model/catalog/quality.h"
#include "model/evaluation/pricing/option_price.h"
#include "views/pages/quality/quality_panel.h"
#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/widgets/elided_button.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QLocale>
#include <QProgressBar>
#include <QStatusBar>
#include <QToolButton>

// The line below the pages: what the data is and what is under way.
namespace wattfare {

void MainWindow::createStatusLine()
{
    m_catalogueLabel = new QLabel(this);
    m_catalogueLabel->setTextFormat(Qt::PlainText);
    m_countLabel = new QLabel(this);
    m_countLabel->setFont(numberFont(m_countLabel->font()));
    m_countLabel->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_jobLabel = new QLabel(this);
    m_jobBar = new QProgressBar(this);
    m_jobBar->setRange(0, 1000);
    m_jobBar->setMaximumWidth(140);
    m_jobBar->setTextVisible(false);
    m_jobBar->setAccessibleName(tr("Progress"));
    m_jobCancel = new QToolButton(this);
    m_jobCancel->setIcon(icon(QStringLiteral("stop")));
    m_jobCancel->setToolTip(tr("Cancel the running job"));
    m_jobCancel->setAccessibleName(tr("Cancel"));
    m_jobCancel->setAutoRaise(true);
    for (QWidget *widget :
        {static_cast<QWidget *>(m_jobLabel), static_cast<QWidget *>(m_jobBar), static_cast<QWidget *>(m_jobCancel)}) {
        widget->hide();
        statusBar()->addPermanentWidget(widget);
    }
    m_catalogueLabel->setContentsMargins(kSpace2, 0, kSpace3, 0);
    m_countLabel->setContentsMargins(0, 0, kSpace2, 0);
    statusBar()->addPermanentWidget(m_catalogueLabel);
    statusBar()->addPermanentWidget(m_countLabel);
    m_qualityButton = new ElidedButton(this);
    m_qualityButton->setAutoRaise(true);
    m_qualityButton->setFocusPolicy(Qt::StrongFocus);
    m_qualityButton->setAccessibleName(tr("Data quality"));
    m_qualityButton->setToolTip(tr("Show or hide the data quality dock"));
    m_qualityButton->hide();
    statusBar()->addWidget(m_qualityButton);
    connect(m_qualityButton, &QToolButton::clicked, this, [this] {
        QDockWidget *quality = m_docks[QStringLiteral("quality")];
        quality->setVisible(!quality->isVisible());
    });
    connect(m_quality, &QualityPanel::summaryChanged, this, [this](const QString &summary) {
        m_qualityButton->setText(summary.isEmpty() ? QString() : tr("Data quality: %1").arg(summary));
        m_qualityButton->setToolTip(m_qualityButton->text() + QLatin1Char('\n')
            + tr("Counts the catalogue: a type may stand under several headings. The answer counts its candidates, "
                 "each once.")
            + QLatin1Char('\n') + tr("Show or hide the data quality dock"));
        showQualitySummary();
    });
    connect(statusBar(), &QStatusBar::messageChanged, this, &MainWindow::showQualitySummary);
    m_qualityTimer.setSingleShot(true);
    m_qualityTimer.setInterval(400);
    connect(&m_qualityTimer, &QTimer::timeout, this, [this] { refresh(m_quality); });
    connect(m_jobCancel, &QToolButton::clicked, &m_context.jobs, &JobPool::cancelAll);
    connect(&m_context.jobs, &JobPool::progressChanged, this, [this](const QString &title, double share) {
        if (title.isEmpty()) // what is read anew every few seconds
            return;
        m_jobLabel->setText(title);
        fitStatusLine();
        m_jobBar->setRange(0, share > 0.0 ? 1000 : 0); // how long is not known: a bar, not an empty box
        m_jobBar->setValue(static_cast<int>(share * 1000.0));
        if (m_jobBar->isHidden() && !m_jobDelay.isActive())
            m_jobDelay.start();
    });
    m_jobDelay.setSingleShot(true);
    m_jobDelay.setInterval(100);
    connect(&m_jobDelay, &QTimer::timeout, this, [this] {
        m_jobLabel->show();
        m_jobBar->show();
        m_jobCancel->show();
        fitStatusLine();
    });
    connect(&m_context.jobs, &JobPool::failed, this,
        [this](const Error &error) { showProblem(text(error), QString::fromStdString(error.detail)); });
    connect(&m_context.jobs, &JobPool::idle, this, [this] {
        m_jobDelay.stop();
        m_jobLabel->hide();
        m_jobBar->hide();
        m_jobCancel->hide();
        fitStatusLine();
    });
}

// What is under way comes first where not all of it has room: nothing is cut in the middle of a word.
void MainWindow::fitStatusLine()
{
    int needed = m_qualityButton->minimumSizeHint().width();
    for (const QWidget *each :
        {static_cast<QWidget *>(m_jobLabel), static_cast<QWidget *>(m_jobBar), static_cast<QWidget *>(m_jobCancel),
            static_cast<QWidget *>(m_catalogueLabel), static_cast<QWidget *>(m_countLabel)})
        needed += each->sizeHint().width() + statusBar()->layout()->spacing();
    const bool fits = m_jobBar->isHidden() || needed <= statusBar()->width();
    m_catalogueLabel->setVisible(fits);
    m_countLabel->setVisible(fits);
}

// A message has the line for itself: what is shown while it stands there would be painted over it.
void MainWindow::showQualitySummary()
{
    if (statusBar()->currentMessage().isEmpty())
        m_qualityButton->setVisible(!m_qualityButton->text().isEmpty());
}

void MainWindow::refreshStatus()
{
    const ViewData &shown = m_context.session.data();
    if (!shown.snapshot) {
        m_catalogueLabel->setText(tr("No catalogue"));
        m_countLabel->clear();
        return;
    }
    const Date asOf = shown.results ? shown.results->asOf() : newestObservation(*shown.snapshot);
    QString catalogue = tr("Prices as of %1").arg(format::date(asOf)); // in the words of the charts
    if (shown.snapshot->identity.overlayRows > 0)
        catalogue += QStringLiteral(" · ")
            + tr("%n row(s) of yours", nullptr, static_cast<int>(shown.snapshot->identity.overlayRows));
    m_catalogueLabel->setText(catalogue);
    QStringList newest{
        tr("Catalogue %1, newest observations:").arg(QString::fromStdString(shown.snapshot->identity.version))};
    for (const NewestOfKind &each : newestByKind(*shown.snapshot))
        newest << tr("%1: %2").arg(text(Message{std::string("observed.") + each.kind, {}}), format::date(each.date));
    newest << QString::fromStdString(shown.snapshot->identity.path);
    m_catalogueLabel->setToolTip(plainTip(newest.join(QLatin1Char('\n'))));
    m_countLabel->setEnabled(!shown.busy);
    if (!shown.results)
        return;
    m_countLabel->setText(tr("%1 candidates · %2 ms", nullptr, static_cast<int>(shown.results->size()))
                              .arg(format::integer(static_cast<double>(shown.results->size())),
                                  QLocale().toString(shown.evaluationMs, 'f', 1)));
    // It grows alone: a label that changes its size with every evaluation lays out the window each time.
    m_countLabel->setFixedSize(m_countLabel->sizeHint().expandedTo(m_countLabel->minimumSize()));
}

} // namespace wattfare
