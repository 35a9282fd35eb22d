// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <atomic>
#include <cstdlib>
#include <new>

// Counts the allocations of a test program. It replaces the operators of the whole program, so that only one of its
// sources may include this. All ways to allocate are replaced: what one of them gave, the replaced delete frees.
namespace wattfare::test {

inline std::atomic<std::size_t> allocationCount{0};

inline void *countedMemory(std::size_t bytes) noexcept
{
    allocationCount.fetch_add(1, std::memory_order_relaxed);
    return std::malloc(bytes == 0 ? 1 : bytes);
}

inline void *countedOrThrow(std::size_t bytes)
{
    if (void *memory = countedMemory(bytes))
        return memory;
    throw std::bad_alloc();
}

} // namespace wattfare::test

void *operator new(std::size_t bytes) { return wattfare::test::countedOrThrow(bytes); }
void *operator new[](std::size_t bytes) { return wattfare::test::countedOrThrow(bytes); }
void *operator new(std::size_t bytes, const std::nothrow_t &) noexcept { return wattfare::test::countedMemory(bytes); }
void *operator new[](std::size_t bytes, const std::nothrow_t &) noexcept
{
    return wattfare::test::countedMemory(bytes);
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete[](void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void *memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void *memory, const std::nothrow_t &) noexcept { std::free(memory); }
void operator delete[](void *memory, const std::nothrow_t &) noexcept { std::free(memory); }
