// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/atomic_file.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <random>
#if __has_include(<unistd.h>)
#include <fcntl.h>
#include <unistd.h>
#endif

namespace wattfare::studies {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kMark = ".part-";

Result<void> unwritable(const fs::path &file, int code)
{
    const std::string why = std::strerror(code);
    if (code == ENOSPC)
        return fail(Error::Code::fileAccess, {"file.disk_full", {file.string()}}, why);
    return fail(Error::Code::fileAccess, {"file.unwritable", {file.string(), why}}, why);
}

#if __has_include(<unistd.h>)
int flush(const fs::path &path, int flags)
{
    const int descriptor = ::open(path.c_str(), flags);
    if (descriptor < 0)
        return errno;
    const int code = ::fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno; // EINVAL: of no disk
    ::close(descriptor);
    return code;
}
#endif

} // namespace

fs::path temporaryName(const fs::path &file)
{
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::random_device random;
    std::string name = file.filename().string() + std::string(kMark);
    for (int i = 0; i < 12; ++i)
        name += kDigits[random() % kDigits.size()];
    return file.parent_path() / name;
}

bool isTemporaryName(const fs::path &file) { return file.filename().string().find(kMark) != std::string::npos; }

Result<void> publish(const fs::path &temporary, const fs::path &file)
{
    std::error_code ec;
#if __has_include(<unistd.h>)
    if (const int code = flush(temporary, O_RDWR); code != 0) {
        fs::remove(temporary, ec);
        return unwritable(file, code);
    }
#endif
    fs::rename(temporary, file, ec);
    if (ec) {
        std::error_code ignored;
        fs::remove(temporary, ignored);
        return unwritable(file, ec.value());
    }
#if __has_include(<unistd.h>)
    // The name as well; where a file system cannot, the file is there all the same.
    (void)flush(file.has_parent_path() ? file.parent_path() : fs::path("."), O_RDONLY);
#endif
    return {};
}

AtomicFile::AtomicFile(fs::path file)
    : m_file(std::move(file))
    , m_temporary(temporaryName(m_file))
{
}

AtomicFile::~AtomicFile()
{
    if (m_out) {
        m_out.reset();
        std::error_code ec;
        fs::remove(m_temporary, ec);
    }
}

Result<void> AtomicFile::failed() const { return unwritable(m_file, errno); }

Result<void> AtomicFile::open()
{
    m_out.reset(std::fopen(m_temporary.string().c_str(), "wb"));
    return m_out ? Result<void>() : failed();
}

Result<void> AtomicFile::write(std::string_view bytes)
{
    errno = 0;
    return std::fwrite(bytes.data(), 1, bytes.size(), m_out.get()) == bytes.size() ? Result<void>() : failed();
}

Result<void> AtomicFile::finish()
{
    errno = 0;
    if (std::fflush(m_out.get()) != 0)
        return failed();
    m_out.reset();
    return publish(m_temporary, m_file);
}

} // namespace wattfare::studies
