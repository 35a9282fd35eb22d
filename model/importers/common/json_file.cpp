// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/common/json_file.h"

#include "model/support/input_error.h"
#include "model/support/input_file.h"

#include <algorithm>
#include <string>

namespace wattfare {

Result<simdjson::padded_string> readPadded(
    const std::filesystem::path &file, std::size_t limit, const ProgressFn &progress)
{
    InputFile in(file);
    if (auto opened = in.open(); !opened)
        return tl::unexpected<Error>(std::move(opened).error());
    const auto wrongSize = [&](std::uint64_t bytes) {
        return tl::unexpected<Error>(inputRefusedAtByte(file.filename().string(), 0, Phrase::file,
            clause<Phrase::bytesFound>(bytes), clause<Phrase::oneToBytes>(limit)));
    };
    if (in.size() == 0 || in.size() > limit)
        return wrongSize(in.size());
    // A packed file does not say how long it will be.
    simdjson::padded_string text(in.packed() ? 0 : static_cast<std::size_t>(in.size()));
    std::string unpacked;
    std::size_t size = 0;
    constexpr std::size_t kSlice = std::size_t{4} << 20U;
    for (;;) {
        if (!keepGoing(progress, 0.3 * in.share()))
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        if (in.packed())
            unpacked.resize(size + kSlice);
        char *to = in.packed() ? unpacked.data() : text.data();
        const std::size_t room = in.packed() ? kSlice : std::min(kSlice, text.size() - size);
        const auto got = in.read({to + size, room});
        if (!got)
            return tl::unexpected<Error>(got.error());
        size += *got;
        if (size > limit)
            return wrongSize(size);
        if (*got == 0)
            break;
    }
    if (in.packed()) {
        if (size == 0)
            return wrongSize(0);
        unpacked.resize(size);
        text = simdjson::padded_string(unpacked);
    } else if (size < text.size()) {
        return fail(Error::Code::fileAccess, {"file.unreadable", {file.string(), Phrase::changedWhileRead}});
    }
    if (size >= 3 && std::string_view(text.data(), 3) == "\xef\xbb\xbf") {
        if (size == 3)
            return tl::unexpected<Error>(inputRefusedAtByte(file.filename().string(), 3, Phrase::file,
                Phrase::byteOrderMarkAlone, clause<Phrase::verbatim>("JSON")));
        return simdjson::padded_string(text.data() + 3, size - 3);
    }
    return text;
}

Error jsonRefused(const std::filesystem::path &file, const simdjson::padded_string &text, simdjson::error_code code)
{
    // The first byte after which no complete value can be read: walk with the forward-only parser until it fails.
    std::size_t at = 0;
    simdjson::ondemand::parser parser;
    simdjson::ondemand::document document;
    if (parser.iterate(text).get(document) == simdjson::SUCCESS) {
        const auto walk = [](auto &&self, simdjson::ondemand::value value, int depth) -> simdjson::error_code {
            simdjson::ondemand::json_type type{};
            if (const auto error = value.type().get(type); error != simdjson::SUCCESS || depth > 60)
                return error;
            if (type == simdjson::ondemand::json_type::object) {
                simdjson::ondemand::object object;
                if (const auto error = value.get_object().get(object); error != simdjson::SUCCESS)
                    return error;
                for (auto field : object) {
                    simdjson::ondemand::value child;
                    if (const auto error = field.value().get(child); error != simdjson::SUCCESS)
                        return error;
                    if (const auto error = self(self, child, depth + 1); error != simdjson::SUCCESS)
                        return error;
                }
                return simdjson::SUCCESS;
            }
            if (type == simdjson::ondemand::json_type::array) {
                simdjson::ondemand::array array;
                if (const auto error = value.get_array().get(array); error != simdjson::SUCCESS)
                    return error;
                for (auto element : array) {
                    simdjson::ondemand::value child;
                    if (const auto error = element.get(child); error != simdjson::SUCCESS)
                        return error;
                    if (const auto error = self(self, child, depth + 1); error != simdjson::SUCCESS)
                        return error;
                }
            }
            return simdjson::SUCCESS;
        };
        simdjson::ondemand::value root;
        if (document.get_value().get(root) == simdjson::SUCCESS)
            static_cast<void>(walk(walk, root, 0));
        const char *location = nullptr;
        if (document.current_location().get(location) == simdjson::SUCCESS && location >= text.data()
            && location <= text.data() + text.size())
            at = static_cast<std::size_t>(location - text.data());
    }
    Error error = inputRefusedAtByte(
        file.filename().string(), at, "JSON", std::string_view(text).substr(at, 40), Phrase::validJson);
    error.detail = simdjson::error_message(code);
    return error;
}

Result<void> forEachDocument(const std::filesystem::path &file, const simdjson::padded_string &text,
    const std::function<Result<void>(const simdjson::dom::element &, std::uint64_t offset)> &handler)
{
    simdjson::dom::parser parser;
    simdjson::dom::document_stream documents;
    if (const auto error = parser.parse_many(text, std::max<std::size_t>(text.size(), 64)).get(documents);
        error != simdjson::SUCCESS)
        return tl::unexpected<Error>(jsonRefused(file, text, error));
    std::size_t count = 0;
    for (auto it = documents.begin(); it != documents.end(); ++it) {
        simdjson::dom::element root;
        if (const auto error = (*it).get(root); error != simdjson::SUCCESS)
            return tl::unexpected<Error>(jsonRefused(file, text, error));
        ++count;
        if (auto done = handler(root, it.current_index()); !done)
            return done;
    }
    if (count == 0 || documents.truncated_bytes() > 0)
        return tl::unexpected<Error>(inputRefusedAtByte(file.filename().string(),
            text.size() - std::min(text.size(), documents.truncated_bytes()), "JSON", Phrase::endOfFile,
            Phrase::endOfDocument));
    return {};
}

} // namespace wattfare
