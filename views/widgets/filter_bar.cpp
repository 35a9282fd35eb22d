// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/filter_bar.h"

#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/gesture.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/sql_edit.h"
#include "views/widgets/tool_button.h"
#include "views/widgets/undo_key.h"
#include "views/words/format.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

namespace wattfare {

namespace {

constexpr int kPauseMs = 1500; // whoever types on does so sooner

} // namespace

FilterBar::FilterBar(QWidget *parent)
    : QWidget(parent)
{
    auto *edit = new SqlEdit(this);
    m_edit = edit;
    m_hint = tr("Filter: a word, or a condition such as gpu_memory_gib >= 24 AND usd_per_million < 5");
    edit->setAccessibleName(tr("Filter"));
    edit->setAccessibleDescription(
        tr("A word searches names. A condition is SQL over the column names; Ctrl+Space completes."));
    edit->setToolTip(edit->accessibleDescription());
    edit->setClearButtonEnabled(true);
    edit->addAction(icon(QStringLiteral("filter")), QLineEdit::LeadingPosition);
    edit->setMaxLength(4000);
    edit->installEventFilter(this);
    m_count = new QLabel(this);
    m_count->setFont(numberFont(m_count->font()));
    m_count->setToolTip(tr("Rows that pass the filter, of all candidates"));
    m_menuButton = new QToolButton(this);
    m_menuButton->setText(tr("Saved"));
    m_menuButton->setToolTip(tr("Saved filters"));
    m_menuButton->setAccessibleName(tr("Saved filters"));
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->setFocusPolicy(Qt::StrongFocus);
    m_menu = new QMenu(m_menuButton);
    m_menuButton->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &FilterBar::fillMenu);
    m_error = plainLabel(this);
    m_error->setObjectName(QStringLiteral("filter_error"));
    m_error->setFont(uiFont(TypeSize::caption));
    m_error->setFrameShape(QFrame::StyledPanel);
    m_error->setContentsMargins(kSpace1, 2, kSpace1, 2);
    m_error->setAutoFillBackground(true);
    m_error->hide();

    auto *line = boxLayout<QHBoxLayout>(kSpace2);
    m_schemaButton = toolButton(QStringLiteral("database"), tr("Names that a condition may use"), this);
    m_schemaButton->setObjectName(QStringLiteral("filter_schema"));
    m_schemaButton->hide();
    connect(m_schemaButton, &QToolButton::clicked, this, &FilterBar::openSchema);
    line->addWidget(m_edit, 1);
    line->addWidget(m_schemaButton);
    line->addWidget(m_count);
    line->addWidget(m_menuButton);
    setLayout(line);
    setFocusProxy(m_edit);
    const auto typed = [this](const QString &text) {
        if (m_gesture == 0)
            m_gesture = nextGesture();
        m_pause.start();
        emit edited(text, m_gesture);
    };
    connect(m_edit, &QLineEdit::textEdited, this, typed);
    connect(m_edit, &SqlEdit::completed, this, typed);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &FilterBar::settled);
    connect(m_edit, &QLineEdit::returnPressed, this, &FilterBar::settled);
    // The clear button reports no edit.
    connect(m_edit, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty() && m_edit->isModified() == false)
            return;
        if (text.isEmpty() && !m_quiet) {
            emit edited(text, nextGesture());
            emit settled();
        }
    });
}

QLineEdit *FilterBar::edit() const { return m_edit; }

QString FilterBar::text() const { return m_edit->text(); }

void FilterBar::setText(const QString &text)
{
    if (text == m_edit->text())
        return;
    m_quiet = true; // not a blocker: the field's own button that clears it follows its signals
    m_edit->setText(text);
    m_quiet = false;
}

void FilterBar::setHints(const QString &placeholder, const QString &countHelp)
{
    m_hint = placeholder;
    fitHint();
    m_count->setToolTip(countHelp);
    m_hasExamples = false;
}

void FilterBar::fitHint()
{
    // Left and right of the text: the funnel, the cross, the frame.
    const int room = m_edit->width() - 2 * m_edit->height();
    QString shorter = m_hint;
    shorter.remove(QStringLiteral(" AND usd_per_million < 5")); // one example is enough
    for (const QString &hint : {m_hint, shorter, tr("Filter: word or condition")}) {
        m_edit->setPlaceholderText(hint);
        if (m_edit->fontMetrics().horizontalAdvance(hint) <= room)
            break;
    }
}

void FilterBar::setCompletions(const QStringList &words) { m_edit->setCompletions(words); }

void FilterBar::setSchema(std::function<std::vector<SchemaGroup>()> schema)
{
    m_schema = std::move(schema);
    m_schemaButton->setVisible(static_cast<bool>(m_schema));
}

void FilterBar::openSchema()
{
    if (!m_schema)
        return;
    if (m_panel == nullptr) {
        m_panel = new SchemaPanel(this);
        connect(m_panel, &SchemaPanel::chosen, m_edit, &SqlEdit::insertName);
    }
    m_panel->setGroups(m_schema());
    m_panel->openAt(m_schemaButton);
}

void FilterBar::setCount(qsizetype passing, qsizetype all)
{
    m_count->setText(
        tr("%1 of %2").arg(format::integer(static_cast<double>(passing)), format::integer(static_cast<double>(all))));
}

void FilterBar::setError(const QString &message, int offset, int length)
{
    if (message.isEmpty() && m_error->text().isEmpty() && m_error->isHidden())
        return; // every result comes by here, and a palette set anew is a repaint
    tint(m_error, {{QPalette::WindowText, &ThemeColours::error}, {QPalette::Window, &ThemeColours::errorSoft}});
    m_error->setText(message);
    m_error->setVisible(!message.isEmpty());
    placeError();
    if (message.isEmpty())
        m_edit->setWave(0, 0);
    else if (offset < 0)
        m_edit->setWave(0, static_cast<int>(m_edit->text().size()));
    else
        m_edit->setWave(offset, length > 0 ? length : std::max(1, static_cast<int>(m_edit->text().size()) - offset));
}

// Over what is below, so that nothing moves while somebody types.
void FilterBar::placeError()
{
    if (m_error->isHidden() || !parentWidget())
        return;
    if (m_error->parentWidget() != parentWidget()) {
        m_error->setParent(parentWidget());
        m_error->show();
    }
    const QMargins margins = m_error->contentsMargins();
    const int frame = 2 * m_error->frameWidth() + margins.left() + margins.right() + 2;
    const int wide = std::min(m_edit->width(), m_error->fontMetrics().horizontalAdvance(m_error->text()) + frame);
    const QPoint at = m_edit->mapTo(parentWidget(), QPoint(0, m_edit->height() + 1));
    m_error->setGeometry(QRect(at, QSize(wide, m_error->heightForWidth(wide))));
    m_error->raise();
}

bool FilterBar::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        placeError();
    return done;
}

void FilterBar::setBusy() { m_count->setText(tr("filtering…")); }

QString FilterBar::error() const { return m_error->text(); }

void FilterBar::setSavedFilters(const QStringList &filters)
{
    m_saved = filters;
    m_saved.removeDuplicates();
}

void FilterBar::choose(const QString &filter)
{
    setText(filter);
    emit edited(filter, nextGesture());
    emit settled();
}

void FilterBar::fillMenu()
{
    m_menu->clear();
    const QString current = m_edit->text().trimmed();
    auto *save = m_menu->addAction(tr("Save this filter"), this, [this, current] {
        m_saved.prepend(current);
        m_saved.removeDuplicates();
        emit savedFiltersChanged();
    });
    save->setEnabled(!current.isEmpty() && !m_saved.contains(current) && m_error->text().isEmpty());
    auto *removal = m_menu->addAction(tr("Remove this filter from the list"), this, [this, current] {
        m_saved.removeAll(current);
        emit savedFiltersChanged();
    });
    removal->setEnabled(m_saved.contains(current));
    m_menu->addSeparator();
    if (m_saved.isEmpty() && !m_hasExamples)
        return;
    const QStringList examples{QStringLiteral("gpu_memory_gib >= 24"), QStringLiteral("throughput_class = 'measured'"),
        QStringLiteral("region LIKE 'eu-%'"), QStringLiteral("kwh_per_million < 1 AND status = 'ok'"),
        QStringLiteral("total_gpu_memory_gib > memory_gib")};
    for (const QString &each : m_saved.isEmpty() ? examples : m_saved) {
        QString shown = each;
        m_menu->addAction(shown.replace(QLatin1Char('&'), QStringLiteral("&&")), this, [this, each] { choose(each); });
    }
}

// Also where the window has nothing to undo: the field would go back by letters.
bool FilterBar::takesUndo(QEvent *event)
{
    const bool asks = event->type() == QEvent::ShortcutOverride;
    if (!m_takeBack || (!asks && event->type() != QEvent::KeyPress))
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool undo = key->matches(QKeySequence::Undo);
    if (!undo && !key->matches(QKeySequence::Redo))
        return false;
    event->setAccepted(!asks || (undo && m_takeBack())); // taken back at the question: no shortcut follows
    return true;
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_edit)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::Resize)
        fitHint();
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) { // not for a list of names
            m_pause.stop();
            emit settled();
            if (event->type() == QEvent::FocusIn)
                beginStep();
        }
    }
    return takesUndo(event) || leavesExportToWindow(event) || (!m_takeBack && leavesUndoToWindow(*m_edit, event))
        || QWidget::eventFilter(watched, event);
}

} // namespace wattfare
