// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/overlay/choice_edit.h"

#include <algorithm>

namespace wattfare {

namespace {

const UserChoice *find(const std::vector<UserChoice> &choices, const UserChoice &wanted)
{
    const auto found = std::find_if(
        choices.begin(), choices.end(), [&](const UserChoice &each) { return sameSubject(each, wanted); });
    return found == choices.end() ? nullptr : &*found;
}

} // namespace

std::optional<UserChoice> hiderOf(const UserChoice &choice)
{
    if (choice.kind != UserChoice::Kind::preference)
        return std::nullopt;
    UserChoice own = choice;
    own.kind = UserChoice::Kind::figure;
    return own;
}

ChoiceEdit inverseOf(const ChoiceEdit &edit, const std::vector<UserChoice> &before)
{
    ChoiceEdit back;
    for (const UserChoice &choice : edit.set) {
        if (const UserChoice *old = find(before, choice))
            back.set.push_back(*old);
        else
            back.clear.push_back(choice);
    }
    for (const UserChoice &choice : edit.clear) {
        if (const UserChoice *old = find(before, choice))
            back.set.push_back(*old);
    }
    return back;
}

Result<void> applyEdit(Overlay &overlay, const ChoiceEdit &edit)
{
    const auto now = overlay.choices();
    if (!now)
        return tl::unexpected<Error>(now.error());
    for (const UserChoice &choice : edit.set) {
        if (auto done = overlay.set(choice); !done)
            return tl::unexpected<Error>(done.error());
    }
    for (const UserChoice &choice : edit.clear) {
        const UserChoice *old = find(*now, choice);
        if (!old)
            continue;
        if (auto done = overlay.clear(old->id); !done)
            return done;
    }
    return {};
}

} // namespace wattfare
