// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/error_log_dialog.h"

#include "views/dialogs/dialog_size.h"
#include "views/theme/code_font.h"
#include "views/widgets/plain_label.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace wattfare {

ErrorLogDialog::ErrorLogDialog(const QString &log, const QString &file, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Error log"));
    auto *where = plainLabel(this, tr("Kept in %1").arg(QDir::toNativeSeparators(file)));
    where->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *text = new QPlainTextEdit(log, this);
    text->setReadOnly(true);
    text->setAccessibleName(windowTitle());
    text->setPlaceholderText(tr("Nothing has gone wrong."));
    text->setFont(codeFont());
    text->moveCursor(QTextCursor::End);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setEnabled(!log.isEmpty());
    QPushButton *folder = buttons->addButton(tr("Open the &folder"), QDialogButtonBox::ActionRole);
    folder->setEnabled(!log.isEmpty());
    connect(copy, &QPushButton::clicked, this, [log] { QGuiApplication::clipboard()->setText(log); });
    connect(folder, &QPushButton::clicked, this, &ErrorLogDialog::folderRequested);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(where);
    layout->addWidget(text, 1);
    layout->addWidget(buttons);
    resizeOnScreen(this, {720, 420});
}

} // namespace wattfare
