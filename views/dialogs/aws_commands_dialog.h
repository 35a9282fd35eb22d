// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/importers/aws/aws_commands.h"

#include <QDialog>

namespace wattfare {

// The commands that get the AWS files which can be imported, each to be copied.
class AwsCommandsDialog : public QDialog
{
    Q_OBJECT
public:
    AwsCommandsDialog(const std::vector<AwsCommand> &commands, QWidget *parent = nullptr);
};

} // namespace wattfare
