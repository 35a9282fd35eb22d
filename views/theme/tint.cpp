// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/tint.h"

#include "views/theme/theme.h"

#include <QWidget>

namespace wattfare {

namespace {

// A child of the widget that it tints.
class Tint : public QObject
{
public:
    explicit Tint(QWidget *widget)
        : QObject(widget)
    {
        setObjectName(kName);
        connect(&Theme::instance(), &Theme::changed, this, &Tint::apply);
    }
    void set(const TintRoles &roles)
    {
        m_roles = roles;
        apply();
    }
    static inline const QString kName = QStringLiteral("tint");

private:
    void apply()
    {
        QPalette palette;
        for (const auto &[role, colour] : m_roles)
            palette.setColor(role, Theme::instance().colours().*colour);
        static_cast<QWidget *>(parent())->setPalette(palette);
    }

    TintRoles m_roles;
};

} // namespace

void tint(QWidget *widget, const TintRoles &roles)
{
    auto *made = static_cast<Tint *>(widget->findChild<QObject *>(Tint::kName, Qt::FindDirectChildrenOnly));
    if (made == nullptr && !roles.empty())
        made = new Tint(widget);
    if (made != nullptr)
        made->set(roles);
}

} // namespace wattfare
