// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/reset_button.h"

#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QToolButton>

namespace wattfare {

QToolButton *newResetButton(QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QStringLiteral("reset"));
    button->setAutoRaise(true);
    button->setIcon(icon(QStringLiteral("reset")));
    const int side = button->fontMetrics().height();
    button->setIconSize({side - 1, side - 1});
    button->setFixedSize(side + 3, side + 1);
    QSizePolicy keeps = button->sizePolicy(); // nothing moves when a field is changed
    keeps.setRetainSizeWhenHidden(true);
    button->setSizePolicy(keeps);
    button->hide();
    return button;
}

void nameReset(QToolButton *button, const QString &title, const QString &original)
{
    const QString said
        = QCoreApplication::translate("wattfare::ParameterField", "Changed. Reset %1 to %2").arg(title, original);
    button->setAccessibleName(said);
    button->setToolTip(plainTip(said));
}

} // namespace wattfare
