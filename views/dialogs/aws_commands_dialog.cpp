// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/aws_commands_dialog.h"

#include "views/dialogs/dialog_size.h"
#include "views/theme/code_font.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/words/messages.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>

namespace wattfare {

AwsCommandsDialog::AwsCommandsDialog(const std::vector<AwsCommand> &commands, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Commands for AWS files"));
    setObjectName(QStringLiteral("aws_commands_dialog"));
    QLabel *intro = plainLabel(this);
    intro->setText(
        tr("Run a command where you have the AWS command line and its credentials, then import the file that "
           "it writes. Those with curl need no account."));
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *body = new QWidget(scroll);
    auto *list = boxLayout<QVBoxLayout>(body, {0, 0, kSpace2, 0}, kSpace3);
    for (const AwsCommand &each : commands) {
        const QString title = text(importKindTitle(each.kind)), line = QString::fromStdString(each.line);
        QLabel *label = plainLabel(body);
        label->setText(title);
        label->setFont(uiFont(TypeSize::body, true));
        auto *field = new QPlainTextEdit(line, body);
        field->setObjectName(QStringLiteral("command_%1").arg(QLatin1String(importKindId(each.kind))));
        field->setReadOnly(true);
        field->setTabChangesFocus(true);
        field->setFont(codeFont());
        field->setAccessibleName(title);
        field->setFixedHeight(3 * field->fontMetrics().lineSpacing() + kSpace4);
        label->setBuddy(field);
        auto *copy = new QPushButton(icon(QStringLiteral("copy")), tr("Copy"), body);
        copy->setObjectName(QStringLiteral("copy_%1").arg(QLatin1String(importKindId(each.kind))));
        copy->setAccessibleName(tr("Copy the command for: %1").arg(title));
        copy->setAutoDefault(false);
        connect(copy, &QPushButton::clicked, this, [line] { QGuiApplication::clipboard()->setText(line); });
        auto *row = boxLayout<QHBoxLayout>(kSpace2);
        row->addWidget(field, 1);
        row->addWidget(copy, 0, Qt::AlignTop);
        auto *entry = boxLayout<QVBoxLayout>(kSpace1);
        entry->addWidget(label);
        entry->addLayout(row);
        list->addLayout(entry);
    }
    list->addStretch(1);
    scroll->setWidget(body);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace3}, kSpace3);
    layout->addWidget(intro);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    resizeOnScreen(this, {760, 620});
}

} // namespace wattfare
