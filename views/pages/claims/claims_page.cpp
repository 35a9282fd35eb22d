// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/claims/claims_page.h"

#include "views/report/source_export.h"
#include "views/tables/data_table_view.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/empty_state.h"
#include "views/widgets/fact_tree.h"
#include "views/widgets/headline.h"
#include "views/widgets/plain_label.h"
#include "views/words/claim_text.h"
#include "views/words/figure_class.h"
#include "views/words/format.h"
#include "views/words/messages.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"

#include <QPushButton>
#include <QSplitter>

#include <algorithm>

namespace wattfare {

ClaimsPage::ClaimsPage(QWidget *parent)
    : Page(parent)
{
    setAccessibleName(tr("Claims"));
    m_stack = new PageStack(this);
    auto *body = new QWidget(m_stack);
    m_headline = new Headline(body);
    m_csv = new QPushButton(icon(QStringLiteral("csv")), tr("Export CSV…"), body);
    m_csv->setToolTip(tr("Write the claims with their verdicts, every digit and the benchmarks to a file"));
    auto *head = boxLayout<QHBoxLayout>(kSpace2);
    head->addWidget(m_headline, 1);
    head->addWidget(m_csv, 0, Qt::AlignTop);
    m_splitter = new QSplitter(Qt::Vertical, body);
    m_splitter->setChildrenCollapsible(false);
    m_table = new DataTableView(m_splitter);
    m_table->setAccessibleName(tr("Published claims"));
    m_table->setEmptyText(tr("Recomputing the claims…"));
    auto *lower = new QWidget(m_splitter);
    m_statement = plainLabel(lower);
    m_statement->setFont(uiFont(TypeSize::body, true));
    m_details = new FactTree(tr("How the verdict came about"), lower);
    auto *lowerLayout = boxLayout<QVBoxLayout>(lower, {0, kSpace2, 0, 0}, kSpace1);
    lowerLayout->addWidget(m_statement);
    lowerLayout->addWidget(m_details, 1);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(lower);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto *layout = boxLayout<QVBoxLayout>(body, {kSpace3, kSpace2, kSpace3, kSpace2}, kSpace2);
    layout->addLayout(head);
    layout->addWidget(m_splitter, 1);
    m_stack->setBody(body);
    m_stack->showBody();
    m_csv->setEnabled(false);
    connect(m_csv, &QPushButton::clicked, this, &ClaimsPage::exportCsv);
    connect(m_table, &DataTableView::currentCellChanged, this, [this](qint64 key) { showClaim(key); });
    connect(m_details, &FactTree::linkActivated, this, &Page::actionRequested);
    connect(m_stack, &PageStack::buttonClicked, this, [this] {
        emit actionRequested(m_data.snapshot ? QStringLiteral("bundled_catalogue") : QStringLiteral("open_catalogue"));
    });
}

void ClaimsPage::setData(const ViewData &viewData)
{
    const bool same = viewData.snapshot == m_of && viewData.scenario.asOf == m_asOf && m_of;
    m_data = viewData;
    if (same)
        return;
    m_of = m_data.snapshot;
    m_asOf = m_data.scenario.asOf;
    if (runner())
        runner()->cancel(&m_job);
    if (!m_data.snapshot) {
        m_stack->showEmpty(tr("No catalogue is open"),
            tr("Published claims, and the figures that test them, come from a catalogue file."),
            tr("Open a catalogue…"));
        return;
    }
    compute();
}

// In a job: every claim evaluates scenarios of its own.
void ClaimsPage::compute()
{
    m_stack->showBody();
    m_headline->setSentence(tr("Recomputing the claims…"));
    using Claims = Result<std::vector<ClaimResult>>;
    const auto work = [snapshot = m_of, asOf = m_asOf](
                          const ProgressFn &progress) { return recomputeClaims(snapshot, asOf, progress); };
    if (!runner()) {
        take(work({}));
        return;
    }
    runner()->run<Claims>(
        &m_job, tr("Recomputing the claims"), work, [this](const Claims &claims) { take(claims); },
        [this] {
            m_of.reset(); // begins anew when the page is shown again
            m_headline->setSentence(tr("Cancelled. The claims were not recomputed."));
        });
}

void ClaimsPage::take(Result<std::vector<ClaimResult>> claims)
{
    if (!claims) {
        m_headline->setSentence(text(claims.error()));
        return;
    }
    if (claims->empty()) {
        m_stack->showEmpty(tr("This catalogue holds no claims"),
            tr("The bundled catalogue lists what vendors have published, with its sources."),
            tr("Use the bundled catalogue"));
        return;
    }
    m_claims = std::make_shared<const std::vector<ClaimResult>>(std::move(*claims));
    m_rows = std::make_shared<ClaimRows>(m_claims, *m_of);
    m_table->setSource(m_rows);
    m_table->sizeColumns();
    QStringList counts;
    for (int v = 0; v < static_cast<int>(ClaimVerdict::count); ++v) {
        const auto verdict = static_cast<ClaimVerdict>(v);
        const auto number = std::count_if(m_claims->begin(), m_claims->end(),
            [verdict](const ClaimResult &claim) { return claim.verdict == verdict; });
        if (number > 0)
            counts << QString::number(number) + QLatin1Char(' ') + claimVerdictWord(verdict);
    }
    m_headline->setSentence(tr("Verdicts: %1.").arg(counts.join(QStringLiteral(", "))));
    m_csv->setEnabled(true);
    const qint64 shown = std::clamp<qint64>(m_shown, 0, m_rows->rowCount() - 1);
    m_table->setSelectedKeys({shown});
    m_table->setCurrentKey(shown);
    showClaim(shown);
}

void ClaimsPage::showClaim(qint64 key)
{
    if (!m_claims || key < 0 || key >= static_cast<qint64>(m_claims->size()))
        return;
    m_shown = key;
    const ClaimResult &claim = (*m_claims)[static_cast<std::size_t>(key)];
    m_statement->setText(text(claim.statement));
    m_details->clear();
    addClaim(claim);
    m_details->expandAll();
}

void ClaimsPage::addClaim(const ClaimResult &claim)
{
    const auto add = [this](const QString &name, const QString &value) {
        auto *item = new QTreeWidgetItem(m_details);
        FactTree::setRow(item, name, value);
        return item;
    };
    const auto link
        = [&add](const QString &name, const QString &target) { FactTree::setLink(add(name, QString()), target); };
    const auto known
        = [&claim](std::optional<double> value) { return value ? claimValue(*value, claim.unit) : format::dash(); };
    add(claimVerdictWord(claim.verdict), claimVerdictMeaning(claim.verdict));
    add(tr("Why"), text(claim.why));
    add(tr("Claimed"), claimValue(claim.published, claim.unit, true));
    if (claim.then || claim.now) {
        add(tr("Reproduced with prices of %1").arg(format::date(claim.thenDate)), known(claim.then));
        if (claim.asOf != claim.thenDate)
            add(tr("Reproduced with prices of %1").arg(format::date(claim.asOf)), known(claim.now));
    }
    for (const IndependentResult &result : claim.independent)
        add(tr("Other publication: %1").arg(independentBasis(result)),
            QString(classGlyph(result.cls)) + QChar(0x2009) + claimValue(result.value, claim.unit));
    if (!claim.noIndependent.id.empty())
        add(tr("Other publications"), text(claim.noIndependent));
    QStringList sources; // of the claim, then of what tests it
    const auto cite = [&](SourceIndex source, const std::string &place) {
        if (source == kNone)
            return;
        QString cited = sourceName(m_of->sources[source]);
        if (!place.empty())
            cited += QStringLiteral(", ") + plain(place);
        if (!sources.contains(cited))
            sources << cited;
    };
    cite(claim.source, m_of->experiments[claim.experiment].locator);
    for (const IndependentResult &result : claim.independent)
        for (const std::string &id : result.benchmarks)
            if (const BenchmarkIndex index = m_of->benchmark(id); index != kNone)
                cite(m_of->benchmarks[index].source, m_of->benchmarks[index].locator);
    for (const QString &source : std::as_const(sources))
        add(tr("Source"), source);
    link(tr("How claims are judged"), QStringLiteral("method:rule 6"));
    if (!claim.preset.empty())
        link(tr("Open the scenario behind it"), QStringLiteral("preset_") + plain(claim.preset));
}

void ClaimsPage::exportCsv()
{
    if (!m_rows)
        return;
    emit exportRequested(QStringLiteral("claims.csv"), tr("CSV files (*.csv)"), [rows = m_rows] {
        const auto written = csvText(*exportTable(rows, allRows(*rows), allColumns(*rows)));
        return written ? QByteArray::fromStdString(*written) : QByteArray();
    });
}

QJsonObject ClaimsPage::saveState() const
{
    return {{QStringLiteral("claim"), m_shown},
        {QStringLiteral("splitter"), QString::fromLatin1(m_splitter->saveState().toBase64())}};
}

void ClaimsPage::restoreState(const QJsonObject &state)
{
    m_shown = std::max<qint64>(0, state.value(QLatin1String("claim")).toInteger());
    m_splitter->restoreState(QByteArray::fromBase64(state.value(QLatin1String("splitter")).toString().toLatin1()));
}

void ClaimsPage::focusStart() { m_table->setFocus(); }

} // namespace wattfare
