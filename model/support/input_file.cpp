// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/support/input_file.h"

#include "model/support/input_error.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <vector>

namespace wattfare {

namespace {

constexpr std::size_t kPackedSlice = std::size_t{1} << 17U;
constexpr int kGzipOnly = 16 + MAX_WBITS; // zlib: this window, and a gzip header

} // namespace

struct InputFile::Impl {
    std::filesystem::path file;
    std::ifstream in;
    std::uint64_t size = 0, taken = 0, given = 0; // taken: from the disk
    bool packed = false;
    std::vector<char> slice; // packed bytes
    z_stream zlib{};
    bool running = false; // zlib has memory
    bool betweenMembers = true;

    ~Impl()
    {
        if (running)
            inflateEnd(&zlib);
    }

    tl::unexpected<Error> unreadable(Argument reason) const
    {
        return fail(Error::Code::fileAccess, {"file.unreadable", {file.string(), std::move(reason)}});
    }
    tl::unexpected<Error> refused(Argument found, Clause expected) const
    {
        return tl::unexpected<Error>(inputRefusedAtByte(
            file.filename().string(), taken - zlib.avail_in, Phrase::file, std::move(found), std::move(expected)));
    }

    Result<std::size_t> fromDisk(std::span<char> into)
    {
        in.read(into.data(), static_cast<std::streamsize>(into.size()));
        const auto got = static_cast<std::size_t>(in.gcount());
        if (in.bad())
            return unreadable(std::strerror(errno));
        taken += got;
        return got;
    }

    Result<std::size_t> unpacked(std::span<char> into)
    {
        zlib.next_out = reinterpret_cast<Bytef *>(into.data());
        zlib.avail_out = static_cast<uInt>(std::min<std::size_t>(into.size(), std::size_t{1} << 30U));
        const uInt room = zlib.avail_out;
        while (zlib.avail_out == room) { // until there is something to give
            if (zlib.avail_in == 0) {
                const auto got = fromDisk(slice);
                if (!got)
                    return got;
                if (*got == 0) {
                    if (!betweenMembers)
                        return refused(Phrase::endOfFile, Phrase::wholeGzipFile);
                    return std::size_t{0};
                }
                zlib.next_in = reinterpret_cast<Bytef *>(slice.data());
                zlib.avail_in = static_cast<uInt>(*got);
            }
            betweenMembers = false;
            const int code = inflate(&zlib, Z_NO_FLUSH);
            if (code == Z_STREAM_END) { // gzip files may be joined: the next one follows, or the end
                betweenMembers = true;
                inflateReset(&zlib);
            } else if (code != Z_OK && code != Z_BUF_ERROR) {
                return refused(zlib.msg == nullptr ? "" : zlib.msg, Phrase::wholeGzipFile);
            }
        }
        const std::size_t count = room - zlib.avail_out;
        given += count;
        const std::uint64_t most = std::min(kMaxUnpackedBytes, std::max(kUnpackedFree, kMaxUnpackedRatio * taken));
        if (given > most)
            return refused(clause<Phrase::bytesFound>(given), clause<Phrase::atMostBytesUnpacked>(most));
        return count;
    }
};

InputFile::InputFile(std::filesystem::path file)
    : m_impl(std::make_unique<Impl>())
{
    m_impl->file = std::move(file);
}

InputFile::~InputFile() = default;

Result<void> InputFile::open()
{
    Impl &impl = *m_impl;
    std::error_code code;
    const auto status = std::filesystem::status(impl.file, code);
    if (status.type() == std::filesystem::file_type::not_found)
        return fail(Error::Code::fileNotFound, {"file.not_found", {impl.file.string()}});
    if (status.type() != std::filesystem::file_type::regular)
        return impl.unreadable(Phrase::noRegularFile);
    impl.in.open(impl.file, std::ios::binary);
    if (!impl.in)
        return impl.unreadable(std::strerror(errno));
    impl.size = std::filesystem::file_size(impl.file, code);
    if (code)
        return impl.unreadable(code.message());
    std::array<char, 2> magic{};
    impl.in.read(magic.data(), 2);
    impl.packed = impl.in.gcount() == 2 && magic[0] == '\x1f' && magic[1] == '\x8b';
    impl.in.clear();
    impl.in.seekg(0);
    if (!impl.packed)
        return {};
    impl.slice.resize(kPackedSlice);
    impl.running = inflateInit2(&impl.zlib, kGzipOnly) == Z_OK;
    return impl.running ? Result<void>{} : impl.unreadable(std::strerror(ENOMEM));
}

Result<std::size_t> InputFile::read(std::span<char> into)
{
    return m_impl->packed ? m_impl->unpacked(into) : m_impl->fromDisk(into);
}

bool InputFile::packed() const { return m_impl->packed; }

std::uint64_t InputFile::size() const { return m_impl->size; }

double InputFile::share() const
{
    return m_impl->size == 0
        ? 1.0
        : static_cast<double>(m_impl->taken - m_impl->zlib.avail_in) / static_cast<double>(m_impl->size);
}

} // namespace wattfare
