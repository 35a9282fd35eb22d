// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/flows/team_flow.h"

#include "app/state/catalog_files.h"
#include "views/dialogs/team/team_tables.h"
#include "views/words/messages.h"

#include <QDir>
#include <QFile>
#include <QJsonObject>

#include <utility>

namespace wattfare {

namespace {

const QString kTeamState = QStringLiteral("team"); // the address, in the settings
const QString kTeamAddress = QStringLiteral("address");

QString sentence(const Message &message) { return text(message); }

// libpq sends it by itself, and does not say that it was the wrong one.
bool passwordFromElsewhere()
{
    return qEnvironmentVariableIsSet("PGPASSWORD")
        || QFile::exists(qEnvironmentVariable("PGPASSFILE", QDir::homePath() + QStringLiteral("/.pgpass")));
}

} // namespace

TeamFlow::TeamFlow(Session &session, OverlayStore &store, JobPool &jobs, Settings &settings, QWidget *window)
    : QObject(window)
    , m_session(session)
    , m_store(store)
    , m_jobs(jobs)
    , m_settings(settings)
    , m_dialog(new TeamDialog(window))
{
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setAddress(settings.pageState(kTeamState).value(kTeamAddress).toString());
    const auto fill = [this] {
        if (m_dialog)
            m_dialog->setOwn(m_store.lists().imports, m_store.lists().choices);
    };
    fill();
    connect(&store, &OverlayStore::listsChanged, this, fill);
    connect(m_dialog, &QDialog::finished, this, &QObject::deleteLater);
    connect(m_dialog, &TeamDialog::connectRequested, this, &TeamFlow::connectTo);
    connect(m_dialog, &TeamDialog::addressEdited, this, [this] { m_jobs.cancel(&m_rows); });
    connect(m_dialog, &TeamDialog::rowsRequested, this, &TeamFlow::readRows);
    connect(m_dialog, &TeamDialog::pullRequested, this, [this] { planPull(); });
    connect(m_dialog, &TeamDialog::pullConfirmed, this, &TeamFlow::pull);
    connect(m_dialog, &TeamDialog::pushRequested, this, &TeamFlow::planPush);
    connect(m_dialog, &TeamDialog::pushConfirmed, this, &TeamFlow::push);
    connect(m_dialog, &TeamDialog::decisionRequested, this, &TeamFlow::decide);
    connect(m_dialog, &TeamDialog::stopRequested, this, &TeamFlow::stop);
}

TeamFlow::~TeamFlow() { *m_stop = true; }

void TeamFlow::start() { m_dialog->open(); }

std::filesystem::path TeamFlow::overlayFile() const { return toPath(m_store.file()); }

ProgressFn TeamFlow::stoppable(const ProgressFn &progress) const
{
    return [progress, stop = m_stop](double share) { return !*stop && keepGoing(progress, share); };
}

template <class T>
void TeamFlow::talk(const QString &what, Kind kind, std::function<Result<T>(TeamCatalogue &, const ProgressFn &)> work,
    std::function<void(T)> done)
{
    m_jobs.cancel(&m_rows);
    m_kind = kind;
    m_told.clear();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_dialog->showWorking(what);
    m_jobs.run<Result<T>>(
        this, what,
        [address = m_address, password = m_password, work = std::move(work), outer = stoppable({})](
            const ProgressFn &progress) -> Result<T> {
            const ProgressFn both
                = [&progress, &outer](double share) { return outer(share) && keepGoing(progress, share); };
            const auto team = TeamCatalogue::open(address, password, both);
            if (!team)
                return tl::unexpected<Error>(team.error());
            return work(**team, both);
        },
        [this, done = std::move(done)](Result<T> answer) {
            if (!m_dialog)
                return;
            if (answer)
                done(std::move(*answer));
            else
                failed(answer.error());
        },
        {},
        [this](double share) {
            if (m_dialog)
                m_dialog->setProgress(share);
        });
}

void TeamFlow::connectTo()
{
    const QString typed = m_dialog->address();
    const auto address = parseTeamAddress(typed.toStdString());
    if (!address) {
        failed(address.error());
        return;
    }
    m_address = *address;
    m_password = m_dialog->password().toStdString();
    m_settings.setPageState(kTeamState, {{kTeamAddress, typed}}); // which holds no password
    list();
}

void TeamFlow::list(const QString &note)
{
    using Listing = std::pair<std::string, PublicationList>;
    m_dialog->showList();
    talk<Listing>(
        tr("Asking %1 for its publications").arg(QString::fromStdString(m_address.name)), Kind::asks,
        [file = overlayFile()](TeamCatalogue &team, const ProgressFn &) -> Result<Listing> {
            auto listed = listPublications(team, file);
            if (!listed)
                return tl::unexpected<Error>(listed.error());
            return Listing{team.user(), std::move(*listed)};
        },
        [this, note](const Listing &answer) {
            const auto &[listed, unreadable] = answer.second;
            m_dialog->showPublications(
                QString::fromStdString(m_address.name), QString::fromStdString(answer.first), listed);
            if (!note.isEmpty())
                m_dialog->showNote(note);
            if (unreadable.first)
                m_dialog->showError(unreadableText(unreadable), {});
        });
    m_told = note;
}

void TeamFlow::readRows(const TeamPublication &publication)
{
    if (m_address.connection.empty()) // what is shown came from nowhere, as in pictures of the program
        return;
    using Rows = std::vector<PublishedRow>;
    m_jobs.run<Result<Rows>>(
        &m_rows, tr("Reading the publication"),
        [address = m_address, password = m_password, publication](const ProgressFn &progress) -> Result<Rows> {
            const auto team = TeamCatalogue::open(address, password, progress);
            if (!team)
                return tl::unexpected<Error>(team.error());
            return (*team)->rowsOf(publication);
        },
        [this, id = publication.id](const Result<Rows> &rows) {
            if (!m_dialog)
                return;
            if (rows)
                m_dialog->showRows(id, *rows);
            else
                m_dialog->showRowsProblem(id, text(rows.error()));
        });
}

void TeamFlow::planPull(const QString &note)
{
    const SnapshotPtr snapshot = m_session.snapshot();
    if (!snapshot) {
        failed({Error::Code::internal, {"app.no_catalogue", {}}, {}});
        return;
    }
    talk<TeamPull>(
        tr("Comparing with your data"), Kind::asks,
        [file = overlayFile(), snapshot](TeamCatalogue &team, const ProgressFn &progress) {
            return wattfare::planPull(team, file, *snapshot, {}, progress);
        },
        [this, snapshot, note](TeamPull pull) {
            m_pull = std::make_shared<TeamPull>(std::move(pull));
            m_against = snapshot;
            m_dialog->showPull(*m_pull, m_store.canWrite() ? QString() : text(m_store.readOnlyError()));
            m_dialog->showNote(note);
        });
}

// What was shown is what comes: the server is not asked again.
void TeamFlow::pull(const std::vector<std::int64_t> &taken)
{
    if (!m_pull || m_session.snapshot() != m_against) {
        planPull(tr("Your data changed meanwhile: compared anew."));
        return;
    }
    m_kind = Kind::writes;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_dialog->showWorking(tr("Writing"));
    struct Done {
        std::vector<ImportInfo> imports;
        QStringList lines;
    };
    const auto done = std::make_shared<Done>();
    m_store.change(
        tr("Importing from the team"),
        [done, taken, pull = std::exchange(m_pull, {}), snapshot = m_against, outer = stoppable({})](
            Overlay &overlay, const ProgressFn &progress) -> Result<void> {
            const auto both = [&](double share) { return outer(share) && keepGoing(progress, share); };
            if (auto chosen = takeHeld(*pull, taken, *snapshot, both); !chosen)
                return chosen;
            auto imports = applyPull(overlay, *pull, *snapshot, both);
            if (!imports)
                return tl::unexpected<Error>(imports.error());
            done->imports = std::move(*imports);
            for (std::size_t i = 0; i < done->imports.size(); ++i) {
                const TeamArrival &each = pull->ready[i];
                done->lines << sentence({"team.pulled",
                    {each.publication.id, each.publication.author, each.publication.title, done->imports[i].id}});
                if (each.leftOut > 0)
                    done->lines << sentence({"team.left_out", {each.publication.id, each.leftOut}});
            }
            if (done->imports.empty())
                done->lines << sentence({"team.nothing_to_pull", {pull->catalogue}});
            return {};
        },
        [alive = QPointer<TeamFlow>(this), done](const std::optional<Error> &error) {
            if (!alive || !alive->m_dialog)
                return;
            if (error) {
                alive->m_dialog->showList();
                alive->failed(*error);
                return;
            }
            if (!done->imports.empty())
                emit alive->pulled(done->imports);
            alive->list(done->lines.join(QLatin1Char('\n')));
        },
        [alive = QPointer<TeamFlow>(this)](double share) {
            if (alive && alive->m_dialog)
                alive->m_dialog->setProgress(share);
        });
}

void TeamFlow::planPush(const TeamSelection &selection)
{
    talk<TeamPush>(
        tr("Comparing with what the team has"), Kind::asks,
        [file = overlayFile(), selection](TeamCatalogue &team, const ProgressFn &progress) {
            return wattfare::planPush(team, file, selection, progress);
        },
        [this](TeamPush push) {
            if (push.drafts.empty()) {
                m_dialog->goBack();
                m_dialog->showNote(sentence({"team.nothing_to_push", {m_address.name}}));
                return;
            }
            m_push = std::make_shared<const TeamPush>(std::move(push));
            m_dialog->showPush(*m_push);
        });
}

void TeamFlow::push()
{
    struct Sent {
        QStringList lines;
        std::optional<Error> error; // those before it are published
    };
    talk<Sent>(
        tr("Publishing"), Kind::writes,
        [push = m_push](TeamCatalogue &team, const ProgressFn &) -> Result<Sent> {
            Sent sent;
            for (const Draft &draft : push->drafts) {
                const auto id = team.publish(draft);
                if (!id) {
                    sent.error = id.error();
                    break;
                }
                sent.lines << sentence({"team.published", {*id, draft.rows.size(), draft.title}});
            }
            return sent;
        },
        [this](const Sent &sent) {
            const QString lines = sent.lines.join(QLatin1Char('\n'));
            if (!sent.error)
                return list(lines);
            if (!sent.lines.isEmpty())
                m_dialog->showList(); // what is published is not offered again
            m_told = lines;
            failed(*sent.error);
        });
}

void TeamFlow::decide(std::int64_t publication, TeamPublication::State state)
{
    talk<bool>(
        state == TeamPublication::State::approved ? tr("Approving") : tr("Withdrawing"), Kind::writes,
        [publication, state](TeamCatalogue &team, const ProgressFn &) -> Result<bool> {
            if (auto done = team.decide(publication, state); !done)
                return tl::unexpected<Error>(done.error());
            return true;
        },
        [this, publication, state](bool) {
            list(sentence(
                {state == TeamPublication::State::approved ? "team.approved" : "team.taken_back", {publication}}));
        });
}

void TeamFlow::stop()
{
    *m_stop = true;
    if (m_kind == Kind::writes)
        return; // its answer says whether it was done
    m_jobs.cancel(this);
    failed({Error::Code::cancelled, {"job.cancelled", {}}, {}});
}

void TeamFlow::failed(const Error &error)
{
    if (!m_dialog)
        return;
    m_dialog->goBack();
    const QString told = std::exchange(m_told, {});
    m_dialog->showError(
        told.isEmpty() ? text(error) : told + QLatin1Char('\n') + text(error), QString::fromStdString(error.detail));
    if (error.message.id == "team.password_wanted"
        || (error.message.id == "team.cannot_connect" && (!m_password.empty() || passwordFromElsewhere()))) {
        m_dialog->showList();
        m_dialog->askPassword();
    }
}

} // namespace wattfare
