// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QSyntaxHighlighter>

namespace wattfare {

// Keywords, texts, numbers and comments of SQL apart from the names between them, in the colours of the theme.
class SqlHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT
public:
    explicit SqlHighlighter(QTextDocument *document);

protected:
    void highlightBlock(const QString &line) override;
};

} // namespace wattfare
