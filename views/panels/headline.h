// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QLabel>

namespace wattfare {

// A sentence that leads a page, but leaves room for what it speaks of: set smaller where it would take more lines than
// three. Names such as g4dn.2xlarge and us-east-1 are not broken; what is copied is the sentence as it was given.
class Headline : public QLabel
{
    Q_OBJECT
public:
    explicit Headline(QWidget *parent = nullptr);

    void setSentence(const QString &sentence);
    QString sentence() const { return m_sentence; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fit();
    void copy();

    QString m_sentence;
};

// The sentence with marks that keep its names and counts in one piece.
QString keptWhole(const QString &sentence);

} // namespace wattfare
