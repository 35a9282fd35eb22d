// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/flows/import_flow.h"

#include "app/state/catalog_files.h"
#include "model/catalog/overlay/import_step.h"
#include "views/words/messages.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <utility>

namespace wattfare {

namespace {

constexpr std::size_t kShownEntries = 50'000;

QString pathText(const std::filesystem::path &path) { return QString::fromStdU16String(path.u16string()); }

QString fileNames(const PlannedImport &plan)
{
    QStringList names;
    for (const auto &file : plan.files)
        names << pathText(file.filename());
    return names.join(QStringLiteral(", "));
}

} // namespace

ImportFlow::ImportFlow(
    Session &session, OverlayStore &store, JobPool &jobs, QWidget *window, std::shared_ptr<QTemporaryDir> keep)
    : QObject(window)
    , m_session(session)
    , m_store(store)
    , m_jobs(jobs)
    , m_keep(std::move(keep))
    , m_dialog(new ImportDialog(window))
{
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &QDialog::finished, this, &QObject::deleteLater);
    connect(m_dialog, &QObject::destroyed, this, &QObject::deleteLater); // closed while it was hidden
    connect(m_dialog, &ImportDialog::kindChosen, this, [this](int file, std::optional<ImportKind> kind) {
        Item &item = m_items[static_cast<std::size_t>(file)];
        item.plan.kind = kind;
        item.options.clear();
        item.parsed.reset();
        for (Item &each : m_items) // what one file brings is known to the others
            each.diff.reset();
        parse();
    });
    connect(m_dialog, &ImportDialog::answered, this, [this](const std::vector<ImportOptions> &answers) {
        for (std::size_t i = 0; i < answers.size() && i < m_items.size(); ++i) {
            if (answers[i].empty())
                continue;
            for (const auto &[key, value] : answers[i])
                m_items[i].options[key] = value;
            m_items[i].parsed.reset();
        }
        parse();
    });
    connect(m_dialog, &ImportDialog::answerAgain, this, [this] {
        for (Item &item : m_items) {
            item.options.clear();
            item.parsed.reset();
        }
        parse();
    });
    connect(m_dialog, &ImportDialog::applyRequested, this, &ImportFlow::apply);
    connect(m_dialog, &ImportDialog::stopRequested, this, [this] { *m_stop = true; });
}

ImportFlow::~ImportFlow() { *m_stop = true; }

ProgressFn ImportFlow::stoppable(const ProgressFn &progress) const
{
    return [progress, stop = m_stop](double share) { return !*stop && keepGoing(progress, share); };
}

void ImportFlow::start(const QStringList &paths)
{
    std::vector<std::filesystem::path> files;
    for (const QString &path : paths)
        files.push_back(toPath(path));
    m_dialog->showWorking(tr("Recognising the files"), false);
    m_dialog->open();
    m_jobs.run<Result<std::vector<PlannedImport>>>(
        this, tr("Recognising the files"),
        [files, outer = stoppable({})](const ProgressFn &progress) {
            return planImports(files, [&](double share) { return outer(share) && keepGoing(progress, share); });
        },
        [this](Result<std::vector<PlannedImport>> plan) {
            if (plan)
                planned(std::move(*plan));
            else
                failed(plan.error());
        },
        [alive = QPointer<ImportFlow>(this)] {
            if (alive)
                alive->failed({Error::Code::cancelled, {"job.cancelled", {}}, {}});
        });
}

// The work may have been done when it was to stop: the answer of a cancelled step is dropped.
bool ImportFlow::stopped()
{
    if (!*m_stop && m_dialog)
        return false;
    failed({Error::Code::cancelled, {"job.cancelled", {}}, {}});
    return true;
}

void ImportFlow::planned(std::vector<PlannedImport> plan)
{
    if (stopped())
        return;
    std::vector<std::filesystem::path> series;
    std::erase_if(plan, [&](const PlannedImport &each) {
        if (each.utilisation)
            series.push_back(each.files.front());
        return each.utilisation.has_value();
    });
    if (!series.empty()) {
        emit seriesFound(series);
        if (plan.empty()) {
            m_dialog->done(QDialog::Rejected);
            return;
        }
    }
    std::vector<ImportDialog::File> files;
    for (PlannedImport &each : plan) {
        if (!each.kind)
            each.kind = m_fallback;
        ImportDialog::File file;
        file.name = fileNames(each);
        file.folder = QDir::toNativeSeparators(pathText(each.files.front().parent_path()));
        for (const auto &path : each.files)
            file.bytes += static_cast<double>(QFileInfo(pathText(path)).size());
        file.kind = each.kind;
        files.push_back(std::move(file));
        m_items.push_back({std::move(each), {}, {}, {}, {}, {}});
    }
    m_dialog->setFiles(files);
    QStringList regions;
    if (const SnapshotPtr &snapshot = m_session.snapshot()) {
        for (const Region &region : snapshot->regions)
            regions << QString::fromStdString(region.code);
    }
    m_dialog->setRegions(regions);
    parse();
}

void ImportFlow::parse()
{
    const SnapshotPtr snapshot = m_session.snapshot();
    if (!snapshot) {
        failed({Error::Code::internal, {"app.no_catalogue", {}}, {}});
        return;
    }
    if (std::none_of(m_items.begin(), m_items.end(), [](const Item &item) { return item.plan.kind.has_value(); })) {
        m_dialog->showError(m_items.empty()
                ? tr("There is no file to import.")
                : tr("None of the files is of a kind that can be imported. If you know better, choose the kind above."),
            {}, false);
        return;
    }
    *m_stop = false;
    m_dialog->showWorking(tr("Reading and comparing"));
    m_jobs.run<Result<Items>>(
        this, tr("Reading and comparing"),
        [items = m_items, snapshot, sums = m_sums, outer = stoppable({})](
            const ProgressFn &progress) mutable -> Result<Items> {
            const double share = 1.0 / static_cast<double>(items.size());
            const auto step = [&](std::size_t i, double from, double part) {
                return [&, begin = from + part * share * static_cast<double>(i), part](
                           double done) { return outer(done) && keepGoing(progress, begin + part * share * done); };
            };
            std::vector<const ImportBatch *> together; // they land in one step and know each other's types
            bool anew = false, asks = false;
            for (std::size_t i = 0; i < items.size(); ++i) {
                Item &item = items[i];
                if (!item.plan.kind)
                    continue;
                if (!item.parsed) {
                    auto parsed = parsePlanned(item.plan, item.options, step(i, 0.0, 0.8));
                    if (!parsed && parsed.error().code != Error::Code::badInput)
                        return tl::unexpected<Error>(parsed.error());
                    if (!parsed) { // what is wrong with the other files is told as well
                        item.refused = parsed.error();
                        asks = true;
                        continue;
                    }
                    if (parsed->batch.source().sha256.empty()) // not read to its end: as the download had it
                        parsed->batch.source().sha256 = sums.value(pathText(item.plan.files.front())).toStdString();
                    item.parsed = std::make_shared<const ParsedImport>(std::move(*parsed));
                    anew = true;
                }
                together.push_back(&item.parsed->batch);
                asks = asks || !item.parsed->questions.empty();
            }
            for (std::size_t i = 0; i < items.size() && !asks; ++i) {
                Item &item = items[i];
                if (!item.plan.kind || (!anew && item.diff && item.against == snapshot))
                    continue;
                auto diff = diffOfStep(item.parsed->batch, together, *snapshot, kShownEntries, step(i, 0.8, 0.2));
                if (!diff)
                    return tl::unexpected<Error>(diff.error());
                item.diff = std::make_shared<const ImportDiff>(std::move(*diff));
                item.against = snapshot;
            }
            return items;
        },
        [this](Result<Items> items) {
            if (items)
                parsed(std::move(*items));
            else
                failed(items.error());
        },
        [alive = QPointer<ImportFlow>(this)] {
            if (alive)
                alive->failed({Error::Code::cancelled, {"job.cancelled", {}}, {}});
        },
        [this](double share) {
            if (m_dialog)
                m_dialog->setProgress(share);
        });
}

void ImportFlow::parsed(Items items)
{
    if (stopped())
        return;
    m_items = std::move(items);
    QStringList refused, details;
    for (Item &item : m_items) {
        if (const auto error = std::exchange(item.refused, std::nullopt)) {
            refused << text(*error);
            details << QString::fromStdString(error->detail);
        }
    }
    if (!refused.isEmpty()) {
        details.removeAll(QString());
        showRefused(refused.join(QStringLiteral("\n\n")), details.join(QLatin1Char('\n')));
        return;
    }
    std::vector<ImportDialog::Questions> questions;
    std::vector<ImportPart> parts;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const Item &item = m_items[i];
        if (!item.plan.kind)
            continue;
        if (!item.parsed->questions.empty())
            questions.push_back({static_cast<int>(i), item.parsed->questions, item.parsed->batch.repairs()});
        else
            parts.push_back({fileNames(item.plan), item.diff});
    }
    if (!questions.empty()) {
        m_dialog->ask(questions);
        return;
    }
    m_dialog->setReadOnly(m_store.canWrite() ? QString() : text(m_store.readOnlyError()));
    m_dialog->setRemarks(m_remarks);
    m_dialog->showDiff(parts);
}

void ImportFlow::apply()
{
    std::vector<std::shared_ptr<const ParsedImport>> parts;
    for (const Item &item : m_items) {
        if (item.plan.kind && item.parsed)
            parts.push_back(item.parsed);
    }
    *m_stop = false;
    m_dialog->showWorking(tr("Writing"));
    const auto infos = std::make_shared<std::vector<ImportInfo>>();
    m_store.change(
        tr("Importing"),
        [parts, infos, snapshot = m_session.snapshot(), outer = stoppable({})](
            Overlay &overlay, const ProgressFn &progress) -> Result<void> {
            std::vector<const ImportBatch *> batches;
            for (const auto &part : parts)
                batches.push_back(&part->batch);
            auto done = applyImports(
                overlay, batches, *snapshot, [&](double share) { return outer(share) && keepGoing(progress, share); });
            if (!done)
                return tl::unexpected<Error>(done.error());
            *infos = std::move(*done);
            return {};
        },
        [alive = QPointer<ImportFlow>(this), infos](const std::optional<Error> &error) {
            if (!alive)
                return;
            if (error) {
                alive->failed(*error);
                return;
            }
            emit alive->applied(*infos);
            alive->m_dialog->done(QDialog::Accepted);
        },
        [alive = QPointer<ImportFlow>(this)](double share) {
            if (alive && alive->m_dialog)
                alive->m_dialog->setProgress(share);
        });
}

void ImportFlow::failed(const Error &error)
{
    if (!m_dialog)
        return;
    if (error.code == Error::Code::cancelled) {
        m_dialog->done(QDialog::Rejected);
        return;
    }
    showRefused(text(error), QString::fromStdString(error.detail));
}

void ImportFlow::showRefused(const QString &why, const QString &detail)
{
    const bool answered
        = std::any_of(m_items.begin(), m_items.end(), [](const Item &item) { return !item.options.empty(); });
    m_dialog->showError(why, detail, answered);
}

} // namespace wattfare
