// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/widgets/schema_panel.h"

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace wattfare {

class SqlEdit;

// One line for an SQL condition or bare words, with completion of names, the number of rows that pass, saved filters,
// and what is wrong over what is below it. It does not evaluate: the page does and reports back.
class FilterBar : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text); // no signal
    // For rows that are no candidates: what the field asks for, what the count counts; no examples then.
    void setHints(const QString &placeholder, const QString &countHelp);
    void setCompletions(const QStringList &words); // column names, functions, keywords
    // What the panel of names shows, read whenever it opens; without it there is none.
    void setSchema(std::function<std::vector<SchemaGroup>()> schema);
    void openSchema();
    SchemaPanel *schemaPanel() const { return m_panel; } // nullptr before it was opened
    void setCount(qsizetype passing, qsizetype all);
    // It lies over what is below the field; `offset` into the text where the underline begins, -1 for all of it.
    void setError(const QString &message, int offset = -1, int length = -1);
    QString error() const;
    void setBusy(); // the condition is still being evaluated
    QLineEdit *edit() const;
    // Its steps are those of the window, not groups of letters. `takeBack`: undoes what is no step yet, false if there
    // is nothing of the kind.
    void setUndoAbove(std::function<bool()> takeBack) { m_takeBack = std::move(takeBack); }
    void beginStep() { m_gesture = 0; } // what is typed next is another gesture

    QStringList savedFilters() const { return m_saved; }
    void setSavedFilters(const QStringList &filters);
    void choose(const QString &filter); // as from the menu

signals:
    void edited(const QString &text, int gesture);
    void settled(); // Enter, another place has the focus, or nothing was typed for a while
    void savedFiltersChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void placeError();
    void fillMenu();
    bool takesUndo(QEvent *event);
    void fitHint(); // the whole hint, or a short one in a narrow window

    SqlEdit *m_edit = nullptr;
    QLabel *m_count = nullptr;
    QLabel *m_error = nullptr;
    QToolButton *m_menuButton = nullptr, *m_schemaButton = nullptr;
    std::function<std::vector<SchemaGroup>()> m_schema;
    SchemaPanel *m_panel = nullptr;
    QMenu *m_menu = nullptr;
    QStringList m_saved;
    QString m_hint;
    std::function<bool()> m_takeBack;
    QTimer m_pause;
    int m_gesture = 0;
    bool m_hasExamples = true;
    bool m_quiet = false;
};

} // namespace wattfare
