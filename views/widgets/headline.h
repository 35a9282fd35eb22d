// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/theme/theme.h"

#include <QHash>
#include <QLabel>

namespace wattfare {

// A sentence over several lines. Each layout around it asks for its height several times, and each answer would break
// the text into lines anew.
class WrappedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit WrappedLabel(QWidget *parent = nullptr)
        : QLabel(parent)
    {
        setWordWrap(true);
    }
    int heightForWidth(int width) const override
    {
        if (m_text != text() || m_font != font()) {
            m_heights.clear();
            m_text = text();
            m_font = font();
        }
        const auto known = m_heights.constFind(width);
        return known != m_heights.cend() ? *known : *m_heights.insert(width, QLabel::heightForWidth(width));
    }

private:
    mutable QString m_text;
    mutable QFont m_font;
    mutable QHash<int, int> m_heights;
};

// A sentence that leads a page, but leaves room for what it speaks of: set smaller where it would take more lines than
// two. Names such as g4dn.2xlarge and us-east-1 are not broken; what is copied is the sentence as it was given.
// With reserved lines it always has their height: what does not fit is elided, and told whole by the tooltip.
class Headline : public WrappedLabel
{
    Q_OBJECT
public:
    explicit Headline(QWidget *parent = nullptr, TypeSize largest = TypeSize::title, bool strong = true);

    void setSentence(const QString &sentence);
    QString sentence() const { return m_sentence; }
    void reserveLines(int lines); // of its largest letters
    bool isElided() const { return m_elided; }
    int heightForWidth(int width) const override;

signals:
    void elidedChanged(bool elided);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fit();
    static QString fitting(const QString &whole, const QFont &font, int room, int most);
    void copy();

    QString m_sentence;
    TypeSize m_largest;
    bool m_strong;
    int m_lines = 0; // that are reserved
    bool m_elided = false;
};

// The sentence with marks that keep its names and counts in one piece.
QString keptWhole(const QString &sentence);

} // namespace wattfare
