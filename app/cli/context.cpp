// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/context.h"

#include "app/cli/commands.h"
#include "app/cli/text_table.h"
#include "app/state/catalog_files.h"
#include "app/state/error_log.h"
#include "app/state/today.h"
#include "model/catalog/load/load.h"
#include "model/report/table_export.h"
#include "model/workload/document.h"
#include "views/report/pdf/pdf_export.h"
#include "views/words/currency.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QString>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <memory>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#else
#include <fstream>
#include <io.h>
#endif

namespace wattfare::cli {

namespace {

constexpr std::size_t kScenarioLimit = 16U << 20U;

volatile std::sig_atomic_t interruptFlag = 0;

// What runs is asked to stop; who presses Ctrl+C again does not want to wait for that.
void onInterrupt(int)
{
    if (interruptFlag != 0)
        std::_Exit(kCancelled);
    interruptFlag = 1;
}

// What the system gave as its reason; its words for it would be those of the locale.
std::string systemError() { return "errno " + std::to_string(errno); }

#ifdef Q_OS_UNIX

// Reads on until the end or past `limit`. Waits for those who write into a pipe, but only until Ctrl+C.
Result<std::string> readOn(int file, const std::filesystem::path &path, std::size_t limit)
{
    constexpr std::size_t kPiece = 1U << 16U;
    constexpr int kWaitMs = 50;
    std::string content;
    while (content.size() <= limit) {
        pollfd waiting{file, POLLIN, 0};
        const int ready = poll(&waiting, 1, kWaitMs);
        if (interrupted())
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        if (ready == 0)
            continue;
        const std::size_t before = content.size();
        content.resize(before + std::min(kPiece, limit + 1 - before));
        const ssize_t got = read(file, content.data() + before, content.size() - before);
        content.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        if (got == 0)
            break;
        if (got < 0 && errno != EAGAIN && errno != EINTR)
            return fail(Error::Code::fileNotFound, {"file.cannot_read", {path.string()}}, systemError());
    }
    return content;
}

Result<std::string> readWhole(const std::filesystem::path &path, std::size_t limit)
{
    if (path == "-")
        return readOn(STDIN_FILENO, path, limit);
    const int file = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return fail(Error::Code::fileNotFound, {"file.cannot_read", {path.string()}}, systemError());
    auto content = readOn(file, path, limit);
    close(file);
    return content;
}

// Who reads no further, as head, has what they wanted.
bool readerIsGone()
{
    pollfd output{STDOUT_FILENO, POLLOUT, 0};
    return poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

bool errorsOnTerminal() { return isatty(STDERR_FILENO) != 0; }

#else

Result<std::string> readWhole(const std::filesystem::path &path, std::size_t limit)
{
    std::ifstream file;
    if (path != "-")
        file.open(path, std::ios::binary);
    std::istream &input = path == "-" ? std::cin : file;
    if (!input)
        return fail(Error::Code::fileNotFound, {"file.cannot_read", {path.string()}});
    std::string content(limit + 1, '\0');
    input.read(content.data(), static_cast<std::streamsize>(content.size()));
    content.resize(static_cast<std::size_t>(input.gcount()));
    return content;
}

bool readerIsGone() { return false; }

bool errorsOnTerminal() { return _isatty(_fileno(stderr)) != 0; }

#endif

} // namespace

int exitCodeOf(const Error &error)
{
    switch (error.code) {
    case Error::Code::noAnswer: return kNoAnswer;
    case Error::Code::internal: return kInternal;
    case Error::Code::cancelled: return kCancelled;
    default: return kBadInput;
    }
}

int report(const Error &error)
{
    std::cerr << "wattfare-cli: " << text(error).toStdString() << '\n';
    if (!error.detail.empty())
        std::cerr << "  " << error.detail << '\n';
    if (error.code == Error::Code::internal)
        ErrorLog().write(error, text(error));
    return exitCodeOf(error);
}

std::string words(const Message &message) { return text(message).toStdString(); }

void printJson(const nlohmann::ordered_json &document)
{
    std::cout << document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

void print(const Context &context, const ReportTable &table, nlohmann::ordered_json meta, const std::string &rowsKey)
{
    if (context.format == Format::table) {
        std::cout << textTable(table);
        return;
    }
    const CurrencyScope usd; // as the ids of columns say
    switch (context.format) {
    case Format::table: break;
    case Format::csv: {
        std::string out;
        const auto endRecord = [&out] {
            out.back() = '\r';
            out += '\n';
        };
        std::vector<bool> shown; // by column: its numbers as the table has them stand behind it
        for (std::size_t c = 0; c < table.head.size(); ++c) {
            const auto &column = table.head[c];
            appendCsvText(out, column.unitText().empty() ? column.id : column.id + " [" + column.unitText() + "]");
            out += ',';
            shown.push_back(context.shown && std::ranges::any_of(table.rows, [c](const auto &row) {
                return c < row.size() && row[c].number.has_value();
            }));
            if (shown[c]) {
                appendCsvText(out, column.id + "_shown");
                out += ',';
            }
        }
        endRecord();
        for (const auto &row : table.rows) {
            for (std::size_t c = 0; c < row.size(); ++c) {
                const ReportCell &cell = row[c];
                if (cell.number)
                    appendSheetNumber(out, *cell.number);
                else
                    appendCsvText(out, cell.text);
                out += ',';
                if (shown[c]) {
                    if (cell.number)
                        appendCsvText(out, shownText(cell));
                    out += ',';
                }
            }
            endRecord();
        }
        std::cout << out;
        break;
    }
    case Format::json: {
        auto rows = nlohmann::ordered_json::array();
        for (const auto &row : table.rows) {
            nlohmann::ordered_json object;
            nlohmann::ordered_json missing;
            for (std::size_t c = 0; c < row.size(); ++c) {
                const std::string &key = table.head[c].id;
                const ReportCell &cell = row[c];
                if (cell.number) {
                    object[key] = *cell.number;
                    if (context.shown)
                        object[key + "_shown"] = shownText(cell);
                    if (cell.low && cell.high)
                        object[key + "_range"] = {*cell.low, *cell.high};
                } else if (!cell.text.empty()) {
                    object[key] = cell.text;
                } else {
                    object[key] = nullptr;
                    if (!cell.reason.id.empty())
                        missing[key] = cell.reason.id;
                }
            }
            if (!missing.empty())
                object["missing"] = missing;
            rows.push_back(std::move(object));
        }
        meta[rowsKey] = std::move(rows);
        printJson(meta);
        break;
    }
    }
}

void note(const Context &context, const std::string &line)
{
    if (!context.quiet)
        std::cerr << line << '\n';
}

nlohmann::ordered_json provenance(const Snapshot &snapshot, std::optional<Date> asOf)
{
    nlohmann::ordered_json meta;
    meta["program_version"] = WATTFARE_VERSION;
    meta["catalog_version"] = snapshot.identity.version;
    meta["catalog_hash"] = snapshot.identity.contentHash;
    if (asOf)
        meta["as_of"] = asOf->iso();
    return meta;
}

int chooseOverlay(Context &context, const std::string &overlay, bool noOverlay)
{
    context.noOverlay = noOverlay;
    if (noOverlay)
        return kDone;
    if (!overlay.empty()) {
        context.overlay = overlay;
        return kDone;
    }
    const std::filesystem::path own = toPath(overlayCatalogue());
    std::error_code error;
    if (std::filesystem::exists(own, error))
        context.overlay = own;
    return kDone;
}

Result<std::filesystem::path> ownOverlay(const Context &context)
{
    if (context.noOverlay)
        return fail(Error::Code::badInput, {"cli.no_overlay", {}});
    return context.overlay ? *context.overlay : toPath(overlayCatalogue());
}

std::filesystem::path catalogFile(const Context &context)
{
    return context.catalog.empty() ? toPath(bundledCatalogue()) : context.catalog;
}

Result<SnapshotPtr> openCatalog(const Context &context)
{
    const std::filesystem::path file = catalogFile(context);
    if (file.empty())
        return fail(Error::Code::fileNotFound, {"catalog.bundled_not_found", {}});
    return loadSnapshot(file, context.overlay, {});
}

Result<std::string> readFile(const std::filesystem::path &path, std::size_t limit)
{
    std::error_code status;
    if (std::filesystem::is_directory(path, status))
        return fail(Error::Code::fileNotFound, {"file.cannot_read", {path.string()}});
    auto content = readWhole(path, limit);
    if (content && content->size() > limit)
        return fail(Error::Code::badInput, {"file.too_large", {path.string(), limit}});
    return content;
}

Result<Scenario> openScenario(const Context &context, const std::string &argument,
    const std::vector<std::string> &settings, const std::string &asOf)
{
    Scenario scenario;
    if (argument.starts_with("preset:")) {
        const Preset *preset = findPreset(argument.substr(7));
        if (preset == nullptr)
            return fail(Error::Code::badInput, {"scenario.no_such_preset", {argument.substr(7)}});
        scenario = preset->scenario;
    } else {
        auto content = readFile(argument, kScenarioLimit);
        if (!content && content.error().code == Error::Code::fileNotFound && findPreset(argument) != nullptr)
            return fail(
                Error::Code::fileNotFound, {"scenario.preset_without_prefix", {argument, "preset:" + argument}});
        if (!content)
            return tl::unexpected<Error>(content.error());
        if (content->starts_with("%PDF-")) {
            const auto attached
                = readAttachedScenario(QByteArray::fromStdString(*content), [](double) { return !interrupted(); });
            if (!attached)
                return tl::unexpected<Error>(attached.error());
            content = attached->toStdString();
        }
        std::vector<Message> warnings;
        auto parsed = parseScenario(*content, argument, &warnings);
        if (!parsed)
            return parsed;
        for (const Message &warning : warnings)
            note(context, words(warning));
        scenario = *parsed;
    }
    for (const std::string &setting : settings) {
        const auto equals = setting.find('=');
        if (equals == std::string::npos)
            return fail(Error::Code::badInput, {"cli.not_key_value", {setting}});
        const auto done = setParameter(scenario, setting.substr(0, equals), setting.substr(equals + 1));
        if (!done)
            return tl::unexpected<Error>(done.error());
    }
    if (!asOf.empty()) {
        const auto date = Date::parse(asOf);
        if (!date)
            return fail(Error::Code::badInput, {"cli.not_a_date", {asOf}});
        scenario.asOf = *date;
    }
    if (!scenario.day)
        scenario.day = today();
    setShownCurrency(scenario.currency);
    return scenario;
}

void installInterruptHandler()
{
    std::signal(SIGINT, onInterrupt);
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
}

bool interrupted() { return interruptFlag != 0; }

int finished(int exitCode)
{
    errno = 0;
    if ((std::fflush(stdout) == 0 && std::ferror(stdout) == 0 && std::cout.good()) || readerIsGone()
        || exitCode > kNoAnswer)
        return exitCode;
    return report(
        Error{Error::Code::fileAccess, {"cli.output_failed", {}}, errno != 0 ? systemError() : std::string()});
}

ProgressFn progress(const Context &context)
{
    const bool show = !context.quiet && errorsOnTerminal();
    auto last = std::chrono::steady_clock::now();
    return [show, last](double done) mutable {
        const auto now = std::chrono::steady_clock::now();
        if (show && (now - last > std::chrono::milliseconds(100) || done >= 1.0)) {
            last = now;
            std::cerr << '\r' << static_cast<int>(done * 100.0) << " %" << (done >= 1.0 ? "\r     \r" : "")
                      << std::flush;
        }
        return !interrupted();
    };
}

Result<std::vector<std::pair<std::string, std::string>>> keyValues(const std::vector<std::string> &arguments)
{
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const std::string &argument : arguments) {
        const auto equals = argument.find('=');
        if (equals == std::string::npos || equals == 0)
            return fail(Error::Code::badInput, {"cli.not_key_value", {argument}});
        pairs.emplace_back(argument.substr(0, equals), argument.substr(equals + 1));
    }
    return pairs;
}

ReportCell cell(std::string text)
{
    ReportCell cell;
    cell.text = std::move(text);
    return cell;
}

ReportCell cell(std::optional<double> number, Unit unit, Message reason)
{
    ReportCell cell;
    cell.number = number;
    cell.unit = unit;
    cell.reason = std::move(reason);
    return cell;
}

ReportTable::Head head(std::string id, std::string title, Unit unit, bool numeric)
{
    ReportTable::Head head;
    head.title = Message{std::move(title), {}};
    head.unit = unit;
    head.id = std::move(id);
    head.numeric = numeric;
    return head;
}

} // namespace wattfare::cli
