// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/filter_bar.h"

#include "views/text/format.h"
#include "views/theme/theme.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QStringListModel>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QToolButton>
#include <QVBoxLayout>

namespace wattfare {

namespace {

// Large numbers, apart from those of the parameter fields: both go to the same undo stack.
int nextGesture()
{
    static int last = 1'000'000;
    return ++last;
}

// The line edit with a wave under the part that SQLite refuses.
class UnderlinedEdit : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;
    QRect cursor() const { return cursorRect(); }
    void setWave(int from, int length)
    {
        m_from = from;
        m_length = length;
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QLineEdit::paintEvent(event);
        if (m_length <= 0)
            return;
        QStyleOptionFrame option;
        initStyleOption(&option);
        const QRect inside = style()->subElementRect(QStyle::SE_LineEditContents, &option, this).marginsRemoved(textMargins());
        const int from = qBound(0, m_from, static_cast<int>(text().size()));
        const int to = qBound(from, m_from + m_length, static_cast<int>(text().size()));
        // The cursor's rectangle gives the scrolled position of the text without access to the internals of QLineEdit.
        const int shift = cursorRect().center().x() - fontMetrics().horizontalAdvance(text().left(cursorPosition()));
        const int left = std::max(inside.left(), shift + fontMetrics().horizontalAdvance(text().left(from)));
        int right = std::min(inside.right(), shift + fontMetrics().horizontalAdvance(text().left(to)));
        right = std::max(right, left + 6);
        const int base = inside.center().y() + fontMetrics().ascent() / 2 + 2;
        QPainterPath wave(QPointF(left, base));
        for (int x = left + 2, up = 1; x <= right; x += 2, up = !up)
            wave.lineTo(x, base - (up ? 2 : 0));
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(Theme::instance().colours().error, 1.2));
        painter.drawPath(wave);
    }

private:
    int m_from = 0, m_length = 0;
};

bool isNamePart(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

} // namespace

FilterBar::FilterBar(QWidget *parent) : QWidget(parent)
{
    auto *edit = new UnderlinedEdit(this);
    m_edit = edit;
    m_underline = edit;
    edit->setPlaceholderText(tr("Filter: a word, or a condition such as gpu_memory_gib >= 24 AND usd_per_million < 5"));
    edit->setAccessibleName(tr("Filter"));
    edit->setAccessibleDescription(tr("A word searches names. A condition is SQL over the column names; Ctrl+Space completes."));
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
    m_error = new QLabel(this);
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->setFont(uiFont(TypeSize::caption));
    m_error->hide();

    m_words = new QStringListModel(this);
    m_completer = new QCompleter(m_words, this);
    m_completer->setWidget(m_edit);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &FilterBar::insertCompletion);

    auto *line = new QHBoxLayout;
    line->setSpacing(kSpace2);
    line->addWidget(m_edit, 1);
    line->addWidget(m_count);
    line->addWidget(m_menuButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(line);
    layout->addWidget(m_error);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, [this](const QString &text) {
        if (m_gesture == 0)
            m_gesture = nextGesture();
        emit edited(text, m_gesture);
        complete();
    });
    // The clear button reports no edit.
    connect(m_edit, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty() && m_edit->isModified() == false)
            return;
        if (text.isEmpty())
            emit edited(text, nextGesture());
    });
}

QString FilterBar::text() const
{
    return m_edit->text();
}

void FilterBar::setText(const QString &text)
{
    if (text == m_edit->text())
        return;
    const QSignalBlocker blocker(m_edit);
    m_edit->setText(text);
}

void FilterBar::setCompletions(const QStringList &words)
{
    m_words->setStringList(words);
}

void FilterBar::setCount(qsizetype passing, qsizetype all)
{
    m_count->setText(tr("%1 of %2").arg(format::integer(static_cast<double>(passing)), format::integer(static_cast<double>(all))));
}

void FilterBar::setError(const QString &message, int offset, int length)
{
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, Theme::instance().colours().error);
    m_error->setPalette(palette);
    m_error->setText(message);
    m_error->setVisible(!message.isEmpty());
    auto *edit = static_cast<UnderlinedEdit *>(m_underline);
    if (message.isEmpty())
        edit->setWave(0, 0);
    else if (offset < 0)
        edit->setWave(0, static_cast<int>(m_edit->text().size()));
    else
        edit->setWave(offset, length > 0 ? length : std::max(1, static_cast<int>(m_edit->text().size()) - offset));
}

QString FilterBar::error() const
{
    return m_error->text();
}

void FilterBar::setSavedFilters(const QStringList &filters)
{
    m_saved = filters;
    m_saved.removeDuplicates();
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
    const QStringList examples{QStringLiteral("gpu_memory_gib >= 24"), QStringLiteral("throughput_class = 'measured'"),
                               QStringLiteral("region LIKE 'eu-%'"), QStringLiteral("kwh_per_million < 1 AND status = 'ok'"),
                               QStringLiteral("total_gpu_memory_gib > memory_gib")};
    for (const QString &each : m_saved.isEmpty() ? examples : m_saved) {
        QString shown = each;
        m_menu->addAction(shown.replace(QLatin1Char('&'), QStringLiteral("&&")), this, [this, each] {
            m_edit->setText(each);
            emit edited(each, nextGesture());
        });
    }
}

QString FilterBar::wordBeforeCursor() const
{
    const QString left = m_edit->text().left(m_edit->cursorPosition());
    qsizetype begin = left.size();
    while (begin > 0 && isNamePart(left[begin - 1]))
        --begin;
    return left.mid(begin);
}

void FilterBar::complete()
{
    const QString word = wordBeforeCursor();
    if (word.size() < 2) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->setCompletionPrefix(word);
    if (m_completer->completionCount() == 0 || (m_completer->completionCount() == 1 && m_completer->currentCompletion() == word)) {
        m_completer->popup()->hide();
        return;
    }
    QRect where = static_cast<UnderlinedEdit *>(m_underline)->cursor();
    where.setWidth(260);
    m_completer->complete(where);
}

void FilterBar::insertCompletion(const QString &word)
{
    const QString before = wordBeforeCursor();
    QString text = m_edit->text();
    const int at = m_edit->cursorPosition() - static_cast<int>(before.size());
    text.replace(at, before.size(), word);
    m_edit->setText(text);
    m_edit->setCursorPosition(at + static_cast<int>(word.size()));
    emit edited(text, m_gesture == 0 ? m_gesture = nextGesture() : m_gesture);
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::FocusIn)
        m_gesture = nextGesture();
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Space && key->modifiers() == Qt::ControlModifier) {
            m_completer->setCompletionPrefix(wordBeforeCursor());
            m_completer->complete();
            return true;
        }
        if (m_completer->popup()->isVisible()
            && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Tab)) {
            const QModelIndex chosen = m_completer->popup()->currentIndex();
            if (chosen.isValid() || key->key() == Qt::Key_Tab) {
                insertCompletion(chosen.isValid() ? chosen.data().toString() : m_completer->currentCompletion());
                m_completer->popup()->hide();
                return true;
            }
            m_completer->popup()->hide();
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace wattfare
