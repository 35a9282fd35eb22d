// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay/overlay.h"

#include "model/catalog/overlay/import_step.h"
#include "model/catalog/overlay/overlay_merge.h"
#include "model/catalog/overlay/overlay_schema.h"
#include "model/catalog/overlay/overlay_writer.h"
#include "model/catalog/overlay/published.h"
#include "model/catalog/store/fit_tables.h"
#include "model/support/decimal.h"
#include "model/support/input_error.h"
#include "model/workload/ids.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace wattfare {

namespace fs = std::filesystem;

namespace {

std::int64_t now()
{
    return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

// A rollback journal, not WAL: the file must stay readable from a folder that cannot be written.
std::unique_ptr<SQLite::Database> openWritable(const fs::path &file)
{
    auto db = sqlite::openHardened(
        file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX, 2000);
    db->exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    return db;
}

Error badChoice(std::string_view field, double found, Clause expected)
{
    return inputRefused("", 0, field, found, std::move(expected));
}

// Whether an imported row of the table could have the number in that column; nothing said is right.
template <class Number>
Result<void> checkAsImported(std::string_view table, std::string_view column, const std::optional<Number> &number)
{
    if (!number)
        return {};
    const std::string found = shortestText(static_cast<double>(*number));
    const auto &fields = factTable(table)->fields;
    const auto good = parseField(*std::ranges::find(fields, column, &FieldSpec::column), found);
    return good ? Result<void>{} : tl::unexpected<Error>(inputRefused("", 0, column, found, good.error()));
}

bool isOption(std::string_view key)
{
    const auto option = optionOfPrice(key);
    if (!option || !partsOf(*option).commitment)
        return option.has_value();
    return (option->termYears == 1 || option->termYears == 3)
        && (option->payment == "no_upfront" || option->payment == "partial_upfront"
            || option->payment == "all_upfront");
}

} // namespace

Result<void> checkChoice(const UserChoice &c)
{
    const auto refuse = [](Error error) { return tl::unexpected<Error>(std::move(error)); };
    const auto missing = [&](std::string_view field) { return refuse(inputRefused("", 0, field, "", Phrase::value)); };
    using Kind = UserChoice::Kind;
    if (c.setAt < 0 || c.setAt >= 3786912000) // 2090, as of imported times
        return refuse(inputRefused("", 0, "since", isoUtc(c.setAt).substr(0, 10), Phrase::dayOfStart));
    if (c.kind == Kind::price || c.kind == Kind::discount) {
        if (c.type.empty())
            return missing("type");
        if (c.region.empty())
            return missing("region");
        if (c.option.empty())
            return missing("option");
        if (!isOption(c.option) && !(c.option == "*" && c.kind == Kind::discount))
            return refuse(inputRefused("", 0, "option", c.option, Phrase::purchaseOption));
        if (c.kind == Kind::price && (!std::isfinite(c.value) || c.value < 1e-9 || c.value > 100000))
            return refuse(badChoice("price", c.value, clause<Phrase::usdPerHourFromTo>(0.000000001, 100000)));
        if (c.kind == Kind::discount && (!std::isfinite(c.value) || c.value < 0 || c.value >= 100))
            return refuse(badChoice("discount", c.value, Phrase::percentageBelow100));
        return {};
    }
    if (c.kind == Kind::throughput) {
        if (c.type.empty())
            return missing("type");
        if (c.model.empty())
            return missing("model");
        if (c.unit.empty())
            return missing("unit");
        if (!std::isfinite(c.value) || c.value <= 0 || c.value > 1e12)
            return refuse(badChoice("throughput", c.value, Phrase::numberAboveZero));
        return checkAsImported("benchmark", "nodes", c.nodes)
            .and_then([&] { return checkAsImported("benchmark", "sequence_length", c.sequenceLength); })
            .and_then([&] { return checkAsImported("benchmark", "batch_size", c.batchSize); });
    }
    if (c.subject.empty())
        return missing("subject");
    if (c.quantity.empty())
        return missing("quantity");
    if (c.kind == Kind::figure) {
        if (c.unit.empty())
            return missing("unit");
        if (const std::string_view unit = figureUnit(c.quantity);
            !unit.empty() && c.unit != unit) // as of an imported figure
            return refuse(inputRefused("", 0, "unit", c.unit, clause<Phrase::unitOf>(unit, c.quantity)));
        const FigureRange range = figureRange(c.quantity, c.unit);
        const double low = c.low.value_or(c.value);
        const double high = c.high.value_or(c.value);
        if (!(range.min <= low && low <= c.value && c.value <= high && high <= range.max)) // false for NaN
            return refuse(badChoice(c.quantity, c.value,
                clause<Phrase::numberFromToWithinRange>(
                    range.min, Amount{range.max, c.unit == "1" ? Unit() : knownUnit(c.unit)})));
    }
    return checkAsImported("figure", "year", c.year);
}

bool sameSubject(const UserChoice &a, const UserChoice &b) { return choiceKey(a) == choiceKey(b); }

struct Overlay::Impl {
    fs::path file;
    std::unique_ptr<SQLite::Database> db;

    template <class Fn>
    auto guarded(Fn fn) -> decltype(fn())
    {
        try {
            return fn();
        } catch (const SQLite::Exception &e) {
            return tl::unexpected<Error>(sqlite::errorOf(e, file));
        }
    }
};

Overlay::Overlay()
    : m_impl(std::make_unique<Impl>())
{
}

Overlay::~Overlay() = default;

const fs::path &Overlay::file() const { return m_impl->file; }

Result<std::unique_ptr<Overlay>> Overlay::open(const fs::path &file)
{
    std::unique_ptr<Overlay> overlay(new Overlay);
    overlay->m_impl->file = file;
    std::error_code ec;
    if (file.has_parent_path())
        fs::create_directories(file.parent_path(), ec);
    if (ec)
        return fail(Error::Code::fileAccess, {"file.unwritable", {file.string(), ec.message()}});
    return overlay->m_impl->guarded([&]() -> Result<std::unique_ptr<Overlay>> {
        auto db = openWritable(file);
        const auto tables = [&] {
            sqlite::Rows rows(*db, "SELECT count(*) FROM sqlite_master");
            return rows.step() ? rows.integer(0) : 0;
        }();
        const auto id = sqlite::pragmaInteger(*db, "application_id");
        if (tables != 0 && id != sqlite::kOverlayApplicationId)
            return fail(Error::Code::wrongSchema, {"overlay.wrong_application", {file.string()}});
        const auto version = sqlite::pragmaInteger(*db, "user_version");
        if (version > overlaySchemaVersion())
            return fail(Error::Code::schemaTooNew,
                {"catalog.schema_too_new", {file.string(), version, overlaySchemaVersion()}});
        if (version < 0 || (version == 0) != (tables == 0)) // no version of ours: what its tables mean is not known
            return fail(Error::Code::wrongSchema,
                {"catalog.wrong_schema", {file.string(), "user_version " + std::to_string(version)}});
        {
            sqlite::Rows check(*db, "PRAGMA quick_check(1)");
            if (!check.step() || check.text(0) != "ok")
                return fail(
                    Error::Code::corrupt, {"catalog.corrupt", {file.string(), check.string(0)}}, check.string(0));
        }
        db->exec("PRAGMA journal_mode = DELETE"); // only now: a file of another program stays as it is
        migrateOverlay(*db);
        overlay->m_impl->db = std::move(db);
        return std::move(overlay);
    });
}

namespace {

// The columns of kChoiceValues from `i` on, and the day behind them.
void bindChoice(SQLite::Statement &s, int i, const UserChoice &c)
{
    s.bind(i++, std::string(choiceKindId(c.kind)));
    s.bind(i++, c.type);
    s.bind(i++, c.region);
    s.bind(i++, c.option);
    s.bind(i++, std::string(subjectKindId(c.subjectKind)));
    for (const std::string *text :
        {&c.subject, &c.quantity, &c.unit, &c.method, &c.sourceKey, &c.model, &c.precision, &c.basis, &c.note})
        s.bind(i++, *text);
    const auto optional = [&](const auto &value) {
        if (value)
            s.bind(i++, *value);
        else
            s.bind(i++);
    };
    optional(c.year);
    s.bind(i++, c.value);
    optional(c.low);
    optional(c.high);
    optional(c.sequenceLength);
    optional(c.nodes);
    optional(c.batchSize);
    s.bind(i, c.setAt > 0 ? c.setAt : now());
}

constexpr const char *kChoiceMarks = "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?";

std::size_t writeTeamChoices(SQLite::Database &db, std::span<const UserChoice> choices, const Snapshot &current,
    const NewSpecifications &newKeys, std::int64_t importId)
{
    std::size_t written = 0;
    SQLite::Statement insert(db,
        "INSERT INTO team_choice (import_id, " + std::string(kChoiceValues) + ", set_at) VALUES (?, " + kChoiceMarks
            + ')');
    for (const UserChoice &choice : choices) {
        if (!knowsChoice(current, newKeys, choice))
            continue;
        insert.bind(1, importId);
        bindChoice(insert, 2, choice);
        insert.exec();
        insert.reset();
        ++written;
    }
    return written;
}

// Writes one batch within a transaction of the caller's. False: stopped by the progress function.
bool writeImport(SQLite::Database &db, const ImportBatch &batch, std::span<const UserChoice> choices,
    const Snapshot &current, const NewSpecifications &newKeys, const ProgressFn &progress, ImportInfo &info)
{
    const ImportSource &source = batch.source();
    info.kind = source.kind;
    info.fileName = source.fileName;
    info.title = source.title;
    info.edition = source.edition;
    info.sha256 = source.sha256;
    info.importedAt = now();
    SQLite::Statement insert(db,
        "INSERT INTO import (kind, file_name, title, publisher, location, edition, licence, "
        "attribution, sha256, imported_at, row_count) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)");
    int column = 1;
    for (const std::string *text : {&source.kind, &source.fileName, &source.title, &source.publisher, &source.location,
             &source.edition, &source.licence, &source.attribution, &source.sha256})
        insert.bind(column++, *text);
    insert.bind(column, info.importedAt);
    insert.exec();
    info.id = db.getLastInsertRowid();
    OverlayWriter writer(db, batch, current, info.id, newKeys, progress);
    if (!writer.run())
        return false;
    info.rows = writer.rows() + writeTeamChoices(db, choices, current, newKeys, info.id);
    SQLite::Statement count(db, "UPDATE import SET row_count = ? WHERE id = ?");
    count.bind(1, static_cast<std::int64_t>(info.rows));
    count.bind(2, info.id);
    count.exec();
    return true;
}

} // namespace

// In one transaction of its own. `choices`: of each batch, or none at all.
static Result<std::vector<ImportInfo>> writeStep(SQLite::Database &db, std::span<const ImportBatch *const> step,
    const Snapshot &current, const ProgressFn &progress, std::span<const std::span<const UserChoice>> choices = {})
{
    const NewSpecifications newKeys = newSpecifications(step, current);
    SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
    std::vector<ImportInfo> done(step.size());
    const double share = 1.0 / static_cast<double>(std::max<std::size_t>(1, step.size()));
    for (std::size_t i = 0; i < step.size(); ++i) {
        const ProgressFn part
            = [&](double x) { return keepGoing(progress, share * (static_cast<double>(i) + std::min(0.98, x))); };
        if (!writeImport(db, *step[i], choices.empty() ? std::span<const UserChoice>() : choices[i], current, newKeys,
                part, done[i]))
            return fail(Error::Code::cancelled, {"job.cancelled", {}}); // the transaction rolls back
        if (done[i].rows == 0) // all rows were refused: nothing came in, and the user must hear of it
            return tl::unexpected<Error>(
                inputRefused(step[i]->source().fileName, 0, Phrase::rows, "0", Phrase::rowOfKnownTypeAndRegion));
    }
    if (!keepGoing(progress, 0.99))
        return fail(Error::Code::cancelled, {"job.cancelled", {}});
    transaction.commit();
    keepGoing(progress, 1.0); // committed: too late to stop
    return done;
}

Result<std::vector<ImportInfo>> applyStep(const Overlay &overlay, std::span<const ImportBatch *const> step,
    const Snapshot &current, const ProgressFn &progress)
{
    for (const ImportBatch *batch : step) {
        if (auto valid = validateBatch(*batch, current); !valid)
            return tl::unexpected<Error>(valid.error());
    }
    try {
        const auto db = openWritable(overlay.file());
        return writeStep(*db, step, current, progress);
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(sqlite::errorOf(e, overlay.file()));
    }
}

Result<std::vector<ImportInfo>> applyPublished(const Overlay &overlay, std::span<const Publishing *const> step,
    const Snapshot &current, const ProgressFn &progress)
{
    std::vector<const ImportBatch *> batches;
    std::vector<std::span<const UserChoice>> choices;
    for (const Publishing *each : step) {
        if (auto valid = validateBatch(each->batch, current); !valid)
            return tl::unexpected<Error>(valid.error());
        batches.push_back(&each->batch);
        choices.emplace_back(each->choices);
    }
    try {
        const auto db = openWritable(overlay.file());
        return writeStep(*db, batches, current, progress, choices);
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(sqlite::errorOf(e, overlay.file()));
    }
}

Result<ImportInfo> Overlay::apply(const ImportBatch &batch, const Snapshot &current, const ProgressFn &progress)
{
    if (auto valid = validateBatch(batch, current); !valid)
        return tl::unexpected<Error>(valid.error());
    return m_impl->guarded([&]() -> Result<ImportInfo> {
        const ImportBatch *one = &batch;
        auto done = writeStep(*m_impl->db, std::span(&one, 1), current, progress);
        if (!done)
            return tl::unexpected<Error>(std::move(done).error());
        return std::move(done->front());
    });
}

namespace {

std::vector<ImportInfo> readImports(SQLite::Database &db)
{
    std::vector<ImportInfo> out;
    sqlite::Rows r(
        db, "SELECT id, kind, file_name, title, edition, sha256, imported_at, row_count FROM import ORDER BY id DESC");
    while (r.step())
        out.push_back({r.integer(0), r.string(1), r.string(2), r.string(3), r.string(4), r.string(5), r.integer(6),
            static_cast<std::size_t>(r.integer(7))});
    return out;
}

} // namespace

Result<std::pair<std::vector<ImportInfo>, std::vector<UserChoice>>> readOverlayLists(const fs::path &file)
{
    std::pair<std::vector<ImportInfo>, std::vector<UserChoice>> lists;
    std::error_code code;
    if (!fs::exists(file, code) || fs::file_size(file, code) == 0)
        return lists;
    auto db = openOverlay(file);
    if (!db)
        return tl::unexpected<Error>(db.error());
    try {
        lists.first = readImports(**db);
        lists.second = readChoices(**db);
    } catch (const SQLite::Exception &e) {
        return tl::unexpected<Error>(sqlite::errorOf(e, file));
    }
    return lists;
}

Result<std::vector<ImportInfo>> Overlay::imports() const
{
    return m_impl->guarded([&]() -> Result<std::vector<ImportInfo>> { return readImports(*m_impl->db); });
}

namespace {

// Within a transaction of the caller's.
Result<void> deleteImport(SQLite::Database &db, std::int64_t importId)
{
    for (const std::string_view table : overlayImportTables()) {
        SQLite::Statement statement(db, "DELETE FROM " + std::string(table) + " WHERE import_id = ?");
        statement.bind(1, importId);
        statement.exec();
    }
    SQLite::Statement statement(db, "DELETE FROM import WHERE id = ?");
    statement.bind(1, importId);
    if (statement.exec() == 0)
        return fail(Error::Code::notFound, {"overlay.no_such_import", {importId}});
    return {};
}

// A database in memory beside the overlay, schema "kept". Made before and gone after a transaction.
class KeptSchema
{
public:
    explicit KeptSchema(SQLite::Database &db)
        : m_db(db)
    {
        db.exec("ATTACH ':memory:' AS kept");
    }
    ~KeptSchema() { m_db.tryExec("DETACH kept"); }
    KeptSchema(const KeptSchema &) = delete;
    KeptSchema &operator=(const KeptSchema &) = delete;

    std::string bytes() const
    {
        sqlite3_int64 size = 0;
        unsigned char *copy = sqlite3_serialize(m_db.getHandle(), "kept", &size, 0);
        std::string all(reinterpret_cast<const char *>(copy), copy == nullptr ? 0 : static_cast<std::size_t>(size));
        sqlite3_free(copy);
        return all;
    }
    bool setBytes(const std::string &bytes)
    {
        auto *copy = static_cast<unsigned char *>(sqlite3_malloc64(bytes.size()));
        if (copy == nullptr)
            return false;
        std::copy(bytes.begin(), bytes.end(), copy);
        const auto size = static_cast<sqlite3_int64>(bytes.size());
        // Not read-only: BEGIN IMMEDIATE locks every schema for writing.
        return sqlite3_deserialize(m_db.getHandle(), "kept", copy, size, size, SQLITE_DESERIALIZE_FREEONCLOSE)
            == SQLITE_OK;
    }

private:
    SQLite::Database &m_db;
};

} // namespace

Result<void> Overlay::revert(std::int64_t importId)
{
    return m_impl->guarded([&]() -> Result<void> {
        SQLite::Transaction transaction(*m_impl->db, SQLite::TransactionBehavior::IMMEDIATE);
        if (auto gone = deleteImport(*m_impl->db, importId); !gone)
            return gone;
        transaction.commit();
        return {};
    });
}

Result<KeptImports> Overlay::takeBack(std::span<const std::int64_t> importIds)
{
    return m_impl->guarded([&]() -> Result<KeptImports> {
        SQLite::Database &db = *m_impl->db;
        KeptImports kept{{importIds.begin(), importIds.end()}, {}};
        const KeptSchema beside(db);
        SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
        std::string ids;
        for (const std::int64_t id : importIds)
            ids += (ids.empty() ? "" : ", ") + std::to_string(id);
        const auto keep = [&](std::string_view table, const char *key) {
            const std::string name(table);
            db.exec(
                "CREATE TABLE kept." + name + " AS SELECT * FROM main." + name + " WHERE " + key + " IN (" + ids + ')');
        };
        keep("import", "id");
        for (const std::string_view table : overlayImportTables())
            keep(table, "import_id");
        for (const std::int64_t id : importIds) {
            if (auto gone = deleteImport(db, id); !gone)
                return tl::unexpected<Error>(gone.error());
        }
        transaction.commit();
        kept.database = beside.bytes();
        return kept;
    });
}

Result<void> Overlay::restore(const KeptImports &kept)
{
    return m_impl->guarded([&]() -> Result<void> {
        SQLite::Database &db = *m_impl->db;
        KeptSchema beside(db);
        if (!beside.setBytes(kept.database))
            return fail(
                Error::Code::internal, {"database.error", {m_impl->file.string(), sqlite3_errmsg(db.getHandle())}});
        try {
            SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
            const auto put = [&](std::string_view table) {
                const std::string name(table);
                db.exec("INSERT INTO main." + name + " SELECT * FROM kept." + name);
            };
            put("import");
            for (const std::string_view table : overlayImportTables())
                put(table);
            transaction.commit();
        } catch (const SQLite::Exception &e) {
            if ((e.getErrorCode() & 0xff) == SQLITE_CONSTRAINT)
                return fail(Error::Code::notFound, {"overlay.changed_elsewhere", {}}, e.what());
            throw;
        }
        return {};
    });
}

namespace {

// Appends a row to the log of choices and forgets what was undone before it. Returns its id.
std::int64_t logChoice(SQLite::Database &db, const UserChoice &c)
{
    db.exec("DELETE FROM user_choice WHERE undone = 1");
    SQLite::Statement s(db,
        "INSERT INTO user_choice (choice_key, op, " + std::string(kChoiceValues) + ", set_at) VALUES (?, 'set', "
            + kChoiceMarks + ')');
    s.bind(1, choiceKey(c));
    bindChoice(s, 2, c);
    s.exec();
    return db.getLastInsertRowid();
}

// Flips the last row that is (not) undone; the choice it speaks of.
std::optional<UserChoice> flip(SQLite::Database &db, const char *select, bool undone)
{
    SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
    UserChoice choice;
    {
        sqlite::Rows rows(db, std::string("SELECT id FROM user_choice WHERE ") + select);
        if (!rows.step())
            return std::nullopt;
        choice.id = rows.integer(0);
    }
    try {
        choice = readChoice(db, choice.id);
    } catch (const sqlite::ImpossibleValue &) { // may go, but not come again
        if (!undone)
            throw;
    }
    SQLite::Statement update(db, "UPDATE user_choice SET undone = ? WHERE id = ?");
    update.bind(1, undone ? 1 : 0);
    update.bind(2, choice.id);
    update.exec();
    transaction.commit();
    return choice;
}

} // namespace

Result<std::int64_t> Overlay::set(const UserChoice &choice)
{
    if (auto good = checkChoice(choice); !good)
        return tl::unexpected<Error>(good.error());
    return m_impl->guarded([&]() -> Result<std::int64_t> {
        SQLite::Transaction transaction(*m_impl->db, SQLite::TransactionBehavior::IMMEDIATE);
        const std::int64_t id = logChoice(*m_impl->db, choice);
        readChoice(*m_impl->db, id); // nothing stays that could not be read back
        transaction.commit();
        return id;
    });
}

Result<void> Overlay::clear(std::int64_t choiceId)
{
    return m_impl->guarded([&]() -> Result<void> {
        SQLite::Database &db = *m_impl->db;
        SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
        // Copied within the file, so that a choice that cannot be read can go as well.
        const std::string values(kChoiceValues);
        SQLite::Statement statement(db,
            "INSERT INTO user_choice (choice_key, op, " + values + ", set_at) SELECT choice_key, 'clear', " + values
                + ", ? FROM user_choice AS u WHERE id = ? AND " + std::string(kChoiceInForce));
        statement.bind(1, now());
        statement.bind(2, choiceId);
        if (statement.exec() == 0)
            return fail(Error::Code::notFound, {"overlay.no_such_choice", {choiceId}});
        db.exec("DELETE FROM user_choice WHERE undone = 1"); // what was undone before is forgotten
        transaction.commit();
        return {};
    });
}

Result<void> Overlay::refit(const Snapshot &snapshot, const ProgressFn &progress)
{
    return m_impl->guarded([&]() -> Result<void> {
        const auto fits = fitAll(snapshot, progress);
        if (!fits)
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        SQLite::Transaction transaction(*m_impl->db, SQLite::TransactionBehavior::IMMEDIATE);
        writeFits(*m_impl->db, snapshot.fitBasis, *fits);
        transaction.commit();
        return {};
    });
}

Result<std::vector<UserChoice>> Overlay::choices() const
{
    return m_impl->guarded([&]() -> Result<std::vector<UserChoice>> { return readChoices(*m_impl->db); });
}

Result<std::optional<UserChoice>> Overlay::undo()
{
    return m_impl->guarded([&]() -> Result<std::optional<UserChoice>> {
        return flip(*m_impl->db, "undone = 0 ORDER BY id DESC LIMIT 1", true);
    });
}

Result<std::optional<UserChoice>> Overlay::redo()
{
    return m_impl->guarded([&]() -> Result<std::optional<UserChoice>> {
        return flip(*m_impl->db, "undone = 1 ORDER BY id LIMIT 1", false);
    });
}

// ---- OverlayWatch ---------------------------------------------------------------------------------------------------

struct OverlayWatch::Impl {
    fs::path file;
    std::unique_ptr<SQLite::Database> db;
    std::int64_t version = 0;

    bool open()
    {
        std::error_code ec;
        if (!fs::exists(file, ec))
            return false;
        db = sqlite::openHardened(file.string(), SQLite::OPEN_READONLY | SQLite::OPEN_NOMUTEX, 100);
        version = sqlite::pragmaInteger(*db, "data_version");
        return true;
    }
};

OverlayWatch::OverlayWatch(fs::path file)
    : m_impl(std::make_unique<Impl>())
{
    m_impl->file = std::move(file);
    changed();
}

OverlayWatch::~OverlayWatch() = default;

bool OverlayWatch::changed()
{
    try {
        if (!m_impl->db)
            return m_impl->open();
        const std::int64_t version = sqlite::pragmaInteger(*m_impl->db, "data_version");
        const bool differs = version != m_impl->version;
        m_impl->version = version;
        return differs;
    } catch (const SQLite::Exception &) { // being written right now, or gone: asked again at the next tick
        m_impl->db.reset();
        return false;
    }
}

} // namespace wattfare
