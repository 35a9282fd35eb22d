// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/result.h"

#include <QString>

#include <functional>

namespace wattfare {

// Is told of every error that is put into words for a person, and of the words; on the thread that asks for them.
// An empty function ends it. Set it while nothing else runs.
using ErrorObserver = std::function<void(const Error &error, const QString &words)>;
void setErrorObserver(ErrorObserver observer);

} // namespace wattfare
