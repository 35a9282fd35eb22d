// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/csv_reader.h"

#include "model/support/input_error.h"
#include "model/support/input_file.h"

#include <csv.h>

#include <algorithm>
#include <cstring>
#include <optional>
#include <vector>

namespace wattfare {

namespace {

constexpr std::size_t kSlice = std::size_t{1} << 16;

int noSpace(unsigned char) { return 0; } // libcsv trims unquoted blanks unless told that there are none

} // namespace

struct CsvReader::Impl {
    std::string file;
    CsvOptions options;
    RowFn row;
    csv_parser parser{};
    bool parserReady = false;
    std::optional<Error> error;
    std::string text; // the fields of the current row, one after the other
    std::vector<std::size_t> ends;
    std::vector<std::string_view> views;
    std::uint64_t line = 1; // of the next byte to come, as far as rows have ended
    std::uint64_t rowNumber = 0;
    std::uint64_t newlinesInRow = 0;
    std::size_t width = 0;
    bool lastWasCr = false;
    bool atStart = true;
    std::string head; // first bytes, until a byte order mark can be told

    ~Impl()
    {
        if (parserReady)
            csv_free(&parser);
    }

    void refuse(Argument field, Argument found, Clause expected)
    {
        if (!error)
            error = inputRefused(file, line + newlinesInRow, std::move(field), std::move(found), std::move(expected));
    }

    Argument nextField() const { return clause<Phrase::fieldNumber>(ends.size() + 1); }

    void onField(const char *data, std::size_t size)
    {
        if (error)
            return;
        lastWasCr = false;
        const std::string_view field(data, size);
        const auto wrong = [&](Clause expected) { refuse(nextField(), field, std::move(expected)); };
        if (size > options.maxFieldBytes)
            return wrong(clause<Phrase::atMostBytes>(options.maxFieldBytes));
        if (ends.size() >= options.maxFields)
            return wrong(clause<Phrase::atMostFields>(options.maxFields));
        if (size != 0) {
            if (std::memchr(data, 0, size) != nullptr)
                return wrong(Phrase::textWithoutNulBytes);
            if (!isUtf8(field))
                return wrong(Phrase::utf8Text);
            for (std::size_t i = 0; i < size; ++i) {
                if (data[i] == '\n' || (data[i] == '\r' && (i + 1 == size || data[i + 1] != '\n')))
                    ++newlinesInRow;
            }
            text.append(data, size);
        }
        ends.push_back(text.size());
    }

    void onRowEnd(int terminator)
    {
        if (error)
            return;
        if (ends.empty()) { // an empty line, or the LF of a CRLF
            if (terminator == '\n' && lastWasCr)
                lastWasCr = false;
            else if (terminator != -1) {
                ++line;
                lastWasCr = terminator == '\r';
            }
            return;
        }
        if (options.sameWidth && rowNumber != 0 && ends.size() != width)
            return refuse(Phrase::row, clause<Phrase::fields>(ends.size()), clause<Phrase::fields>(width));
        if (rowNumber == 0)
            width = ends.size();
        views.clear();
        std::size_t begin = 0;
        for (const std::size_t end : ends) {
            views.push_back(std::string_view(text).substr(begin, end - begin));
            begin = end;
        }
        auto result = row(CsvRow{line, rowNumber, views});
        if (!result)
            error = std::move(result).error();
        ++rowNumber;
        line += newlinesInRow + 1;
        newlinesInRow = 0;
        text.clear();
        ends.clear();
        lastWasCr = terminator == '\r';
    }

    static void fieldCallback(void *data, std::size_t size, void *self)
    {
        static_cast<Impl *>(self)->onField(static_cast<const char *>(data), size);
    }
    static void rowCallback(int terminator, void *self) { static_cast<Impl *>(self)->onRowEnd(terminator); }

    Result<void> parse(std::string_view bytes)
    {
        while (!bytes.empty() && !error) {
            const std::string_view slice = bytes.substr(0, kSlice);
            const std::size_t done = csv_parse(&parser, slice.data(), slice.size(), fieldCallback, rowCallback, this);
            if (done != slice.size() && !error)
                refuse(nextField(), slice.substr(done, 40),
                    csv_error(&parser) == CSV_EPARSE ? Phrase::closedQuote : Phrase::memoryForField);
            if (!error && csv_get_buffer_size(&parser) > options.maxFieldBytes + kSlice)
                refuse(nextField(), slice.substr(0, 40), clause<Phrase::atMostBytes>(options.maxFieldBytes));
            bytes.remove_prefix(slice.size());
        }
        if (error)
            return tl::unexpected<Error>(*error);
        return {};
    }

    Result<void> begin()
    {
        atStart = false;
        std::string_view bytes = head;
        if (bytes.starts_with("\xEF\xBB\xBF"))
            bytes.remove_prefix(3);
        return parse(bytes);
    }
};

CsvReader::CsvReader(std::string fileName, CsvOptions options, RowFn row)
    : m_impl(std::make_unique<Impl>())
{
    m_impl->file = std::move(fileName);
    m_impl->options = options;
    m_impl->row = std::move(row);
    m_impl->parserReady = csv_init(&m_impl->parser, CSV_STRICT | CSV_STRICT_FINI | CSV_REPALL_NL) == 0;
    csv_set_delim(&m_impl->parser, static_cast<unsigned char>(options.delimiter));
    csv_set_space_func(&m_impl->parser, noSpace);
}

CsvReader::~CsvReader() = default;

Result<void> CsvReader::feed(std::string_view bytes)
{
    Impl &impl = *m_impl;
    if (impl.error)
        return tl::unexpected<Error>(*impl.error);
    if (impl.atStart) {
        const std::size_t take = std::min(bytes.size(), 3 - impl.head.size());
        impl.head += bytes.substr(0, take);
        bytes.remove_prefix(take);
        if (impl.head.size() < 3)
            return {};
        if (auto result = impl.begin(); !result)
            return result;
    }
    return impl.parse(bytes);
}

Result<void> CsvReader::finish()
{
    Impl &impl = *m_impl;
    if (impl.error)
        return tl::unexpected<Error>(*impl.error);
    if (impl.atStart) {
        if (auto result = impl.begin(); !result)
            return result;
    }
    if (csv_fini(&impl.parser, Impl::fieldCallback, Impl::rowCallback, &impl) != 0)
        impl.refuse(impl.nextField(), Phrase::endOfFile, Phrase::closingQuote);
    if (impl.error)
        return tl::unexpected<Error>(*impl.error);
    return {};
}

Result<void> readCsvFile(const std::filesystem::path &file, const CsvOptions &options, const CsvReader::RowFn &row,
    const ProgressFn &progress)
{
    InputFile in(file);
    if (auto opened = in.open(); !opened)
        return opened;
    CsvReader reader(file.filename().string(), options, row);
    std::vector<char> buffer(std::size_t{1} << 18);
    for (;;) {
        const auto got = in.read(buffer);
        if (!got)
            return tl::unexpected<Error>(got.error());
        if (auto result = reader.feed({buffer.data(), *got}); !result)
            return result;
        if (!keepGoing(progress, in.share()))
            return fail(Error::Code::cancelled, {"job.cancelled", {}});
        if (*got == 0)
            return reader.finish();
    }
}

} // namespace wattfare
