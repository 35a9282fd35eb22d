// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

namespace wattfare::test {

// While one lives, a warning of Qt that contains the words does not fail the test, but its absence does.
class ExpectedWarning
{
public:
    explicit ExpectedWarning(QString words);
    ~ExpectedWarning();
    ExpectedWarning(const ExpectedWarning &) = delete;
    ExpectedWarning &operator=(const ExpectedWarning &) = delete;

private:
    QString m_words;
};

} // namespace wattfare::test
