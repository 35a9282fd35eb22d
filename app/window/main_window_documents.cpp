// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/state/files.h"
#include "app/window/main_window.h"
#include "model/evaluation/reproduce.h"
#include "model/workload/document.h"
#include "views/dialogs/input_differences.h"
#include "views/pages/candidate_ids.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/table_dialog.h"
#include "views/widgets/fact_tree.h"
#include "views/widgets/message_bar.h"
#include "views/words/messages.h"
#include "views/words/preset_text.h"
#include "views/words/sentence_join.h"

#include <QDir>
#include <QDockWidget>
#include <QFileInfo>

// Documents that take each other's place, and what is said of them.
namespace wattfare {

namespace {

const QString kDocument = QStringLiteral("document"); // messages about the document on screen
const QString kCatalogue = QStringLiteral("catalogue"); // about what this catalogue lacks of it

QString titleOf(const Scenario &scenario, const QString &path = {})
{
    const QString title = scenarioTitle(scenario);
    if (!title.isEmpty())
        return title;
    return path.isEmpty() ? MainWindow::tr("Untitled scenario") : QFileInfo(path).completeBaseName();
}

} // namespace

bool MainWindow::openScenarioText(const QByteArray &json, const QString &shownPath, const QString &documentPath)
{
    std::vector<Message> warnings;
    const auto scenario
        = parseScenario(json.toStdString(), QDir::toNativeSeparators(shownPath).toStdString(), &warnings);
    if (!scenario) {
        showProblem(text(scenario.error()), QString::fromStdString(scenario.error().detail));
        return false;
    }
    Session &session = m_context.session;
    const QList<QByteArray> replaced = replacedWork(); // what only Undo and Redo would have given back
    for (const QByteArray &content : replaced)
        offerBack(m_context.autosave.putAside(content, {}));
    if (session.isModified()) // nobody is asked, and nothing is lost
        offerBack(
            m_context.autosave.putAside(QByteArray::fromStdString(writeScenario(session.scenario())), session.path()));
    session.setDocument(*scenario, documentPath);
    for (const Message &warning : warnings)
        m_messages->add(text(warning), {}, kDocument);
    return true;
}

QList<QByteArray> MainWindow::replacedWork() const
{
    QList<QByteArray> contents;
    for (const Scenario &scenario : m_context.session.replacedDocuments())
        contents.append(QByteArray::fromStdString(writeScenario(scenario)));
    return contents;
}

// What another document took the place of comes back as one change: Undo then gives that one back.
void MainWindow::offerBack(const Autosave::Aside &aside)
{
    const auto scenario = parseScenario(aside.content.toStdString(), aside.path.toStdString());
    if (!scenario) {
        m_context.autosave.release(aside.id);
        return;
    }
    const QString title = titleOf(*scenario, aside.path);
    const auto release = [this, id = aside.id] { m_context.autosave.release(id); };
    const auto back = [this, scenario = *scenario, path = aside.path, title, release] {
        m_context.session.replace(scenario, tr("Bring back “%1”").arg(title), path);
        m_context.autosave.writeNow();
        release();
    };
    m_messages->add(tr("“%1” had changes that were not saved.").arg(title), {{tr("Bring it back"), back}},
        QStringLiteral("aside:%1").arg(aside.id), release);
}

void MainWindow::offerRecovery()
{
    const QStringList found = m_context.autosave.leftBehind();
    for (const QString &path : found) {
        const auto content = files::read(path);
        const auto scenario = content ? parseScenario(content->toStdString(), path.toStdString())
                                      : Result<Scenario>(fail(Error::Code::fileAccess, {}));
        if (!scenario) { // of a newer version, or damaged: it may still be worth something to the person
            tellUnreadableWork(path, content ? text(scenario.error()) : content.error());
            continue;
        }
        const QString title = titleOf(*scenario);
        m_messages->add(tr("“%1” was not saved when Wattfare last ended.").arg(title),
            {{tr("Recover"),
                 [this, path, title, scenario = *scenario] { // one change: Undo gives back what was begun meanwhile
                     m_context.session.replace(scenario, tr("Recover “%1”").arg(title));
                     m_context.autosave.writeNow();
                     m_context.autosave.discard(path);
                 }},
                {tr("Discard"), [this, path] { m_context.autosave.discard(path); }}},
            path, [this, path] { m_context.autosave.decline(path); });
    }
    const QList<Autosave::Aside> asides = m_context.autosave.asides(); // of a window before this one
    for (const Autosave::Aside &aside : asides)
        offerBack(aside);
}

// A scenario names types, regions and ways of buying; what is not known is said, not dropped.
void MainWindow::tellCatalogueDifference()
{
    m_messages->drop(kCatalogue);
    m_context.jobs.cancel(&m_differenceJob); // it compares the document before
    const ViewData &shown = m_context.session.data();
    if (!shown.snapshot)
        return;
    const Scenario &s = shown.scenario;
    QStringList missing, unknown;
    const auto need = [&](bool known, std::string_view name) {
        if (!known)
            missing << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    };
    for (const std::string &region : s.regions)
        need(shown.snapshot->region(region) != kNone, region);
    for (const std::string &type : s.typeFilter)
        need(shown.snapshot->type(type) != kNone, type);
    for (const std::string &pin : s.pinned) {
        const CandidateName name = candidateName(pin);
        need(shown.snapshot->type(name.type) != kNone, name.type);
        need(name.region.empty() || shown.snapshot->region(name.region) != kNone, name.region);
        if (!name.option.empty() && !parsePurchaseOption(name.option))
            unknown << QString::fromUtf8(name.option.data(), static_cast<qsizetype>(name.option.size()));
    }
    need(s.kind == WorkloadKind::hpc || shown.snapshot->model(s.model) != kNone, s.model);
    missing.removeDuplicates();
    unknown.removeDuplicates();
    if (!missing.isEmpty())
        m_messages->add(tr("The scenario names what this catalogue lacks: %1.").arg(missing.join(QStringLiteral(", "))),
            {}, kCatalogue);
    if (!unknown.isEmpty())
        m_messages->add(tr("Pins name ways of buying that do not exist: %1.").arg(unknown.join(QStringLiteral(", "))),
            {}, kCatalogue);
    if (s.catalogHash.empty() && s.catalogVersion.empty())
        return;
    m_context.jobs.run<CatalogComparison>(
        &m_differenceJob, tr("Comparing with the saved result"),
        [scenario = s, snapshot = shown.snapshot](const ProgressFn &) { return compareCatalog(scenario, snapshot); },
        [this](CatalogComparison comparison) { tellComparison(std::move(comparison)); });
}

// What was said of the document before is not said of this one, and its table begins with the best.
void MainWindow::takeDocument()
{
    m_messages->drop(kDocument);
    auto *explore = static_cast<ExplorePage *>(m_pages.value(QStringLiteral("explore")));
    explore->startOver(m_context.session.isBusy() || m_outdated.contains(explore));
    for (FactTree *each : {m_inspector->factTree(), m_inspector->explainTree()}) {
        each->setCurrentItem(nullptr);
        each->scrollToTop();
    }
    if (m_restored && !m_docks[kInspector]->isFloating()) // it showed what was selected in the document before
        hideInspector();
    workload()->setOpened(m_context.session.scenario());
    tellCatalogueDifference();
}

void MainWindow::tellComparison(CatalogComparison comparison)
{
    QStringList sentences;
    for (const Message &message : comparison.messages) {
        if (message.id == "scenario.other_catalog")
            sentences << text(message);
    }
    if (!comparison.differences.empty())
        sentences << tr(
            "%n input(s) of the saved result differ here.", nullptr, static_cast<int>(comparison.differences.size()));
    else if (comparison.otherCatalog)
        sentences << tr("The inputs of the saved result are the same here.");
    if (sentences.isEmpty())
        return;
    QList<MessageBar::Button> buttons;
    if (!comparison.differences.empty() && m_context.session.data().snapshot)
        buttons << MessageBar::Button{
            tr("Show"), [this, differences = comparison.differences, snapshot = m_context.session.data().snapshot] {
                auto *dialog = new TableDialog(
                    tr("Inputs that differ from the saved result"), inputDifferences(differences, *snapshot), this);
                dialog->setObjectName(QStringLiteral("input_differences"));
                dialog->open();
            }};
    m_messages->add(joinSentences(sentences), buttons, kCatalogue);
}

} // namespace wattfare
