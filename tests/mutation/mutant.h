// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <atomic>
#include <cstdio>
#include <cstdlib>

// What the mutated copies of sources are made of (mutants.py): all mutants are compiled in, WATTFARE_MUTANT chooses
// one.
namespace mutation {

// Which mutants a run came by, written to the file WATTFARE_REACHED when it ends.
struct Reached {
    std::atomic<bool> ids[10'000] = {};
    ~Reached()
    {
        const char *path = std::getenv("WATTFARE_REACHED");
        std::FILE *file = path ? std::fopen(path, "w") : nullptr;
        for (int id = 0; file && id < 10'000; ++id)
            if (ids[id])
                std::fprintf(file, "%d\n", id);
        if (file)
            std::fclose(file);
    }
};

// A function's static: constants that are mutated ask before main.
inline bool on(int id)
{
    static Reached reached;
    static const int chosen = std::getenv("WATTFARE_MUTANT") ? std::atoi(std::getenv("WATTFARE_MUTANT")) : -1;
    reached.ids[id].store(true, std::memory_order_relaxed);
    return chosen == id;
}

inline bool flip(int id, bool condition) { return on(id) != condition; }

template <class T>
T negate(int id, T value)
{
    return on(id) ? static_cast<T>(-value) : value;
}

// `a - b` becomes `a - Minus{7} - b`, which keeps order and precedence of what stands around it.
template <class Tag, class T>
struct Left {
    const T &value;
    int id;
};

#define WATTFARE_MUTATED_OPERATOR(Name, op, other)                                                                     \
    struct Name {                                                                                                      \
        int id;                                                                                                        \
    };                                                                                                                 \
    template <class T>                                                                                                 \
    Left<Name, T> operator op(const T &value, Name name)                                                               \
    {                                                                                                                  \
        return {value, name.id};                                                                                       \
    }                                                                                                                  \
    template <class T, class U>                                                                                        \
    auto operator op(Left<Name, T> left, const U &right)                                                               \
    {                                                                                                                  \
        using Result = decltype(left.value op right);                                                                  \
        return on(left.id) ? static_cast<Result>(left.value other right) : static_cast<Result>(left.value op right);   \
    }

WATTFARE_MUTATED_OPERATOR(Plus, +, -)
WATTFARE_MUTATED_OPERATOR(Minus, -, +)
WATTFARE_MUTATED_OPERATOR(Times, *, /)
WATTFARE_MUTATED_OPERATOR(Over, /, *)
WATTFARE_MUTATED_OPERATOR(Less, <, >=)
WATTFARE_MUTATED_OPERATOR(LessNext, <, <=)
WATTFARE_MUTATED_OPERATOR(AtMost, <=, >)
WATTFARE_MUTATED_OPERATOR(AtMostNext, <=, <)
WATTFARE_MUTATED_OPERATOR(More, >, <=)
WATTFARE_MUTATED_OPERATOR(MoreNext, >, >=)
WATTFARE_MUTATED_OPERATOR(AtLeast, >=, <)
WATTFARE_MUTATED_OPERATOR(AtLeastNext, >=, >)
WATTFARE_MUTATED_OPERATOR(Equal, ==, !=)
WATTFARE_MUTATED_OPERATOR(Unequal, !=, ==)
#undef WATTFARE_MUTATED_OPERATOR

} // namespace mutation
