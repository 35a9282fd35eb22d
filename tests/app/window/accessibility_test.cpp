// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pages.h"
#include "tests/app/window/dialogs.h"
#include "views/pages/page.h"
#include "views/pages/workload/workload_panel.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QRadioButton>
#include <QScrollBar>
#include <QTabBar>

using namespace wattfare;
using namespace wattfare::test;

namespace {

QString pathOf(const QWidget *widget)
{
    QStringList names;
    for (; widget; widget = widget->parentWidget())
        names.prepend(widget->objectName().isEmpty() ? QString::fromLatin1(widget->metaObject()->className())
                                                     : widget->objectName());
    return names.mid(std::max<qsizetype>(0, names.size() - 4)).join(QLatin1Char('/'));
}

// Widgets of Qt's own making inside others (the edit of a combo box, the buttons of a dock) take the name of their
// owner.
bool isOwnWidget(const QWidget *widget)
{
    const QString name = widget->objectName();
    if (const auto *area = qobject_cast<const QAbstractScrollArea *>(widget->parentWidget());
        area && area->viewport() == widget)
        return false;
    return !name.startsWith(QLatin1String("qt_")) && !qobject_cast<const QScrollBar *>(widget)
        && !qobject_cast<const QComboBox *>(widget->parentWidget())
        && !qobject_cast<const QAbstractSpinBox *>(widget->parentWidget())
        && !qobject_cast<const QLineEdit *>(widget->parentWidget());
}

QStringList unnamed(QWidget *root)
{
    QStringList found;
    const auto widgets = root->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisibleTo(root) || !isOwnWidget(widget))
            continue;
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        const QString name = face ? face->text(QAccessible::Name) : QString();
        if (name.trimmed().isEmpty())
            found << pathOf(widget);
    }
    return found;
}

// Presses Tab until the focus is where it began: every visible stop must have had it on the way.
QStringList unreachable(QWidget *window, int *visited)
{
    QSet<QWidget *> seen;
    if (QApplication::focusWidget() == nullptr)
        window->setFocus();
    for (int presses = 0; presses < 1500; ++presses) {
        QWidget *now = QApplication::focusWidget();
        if (now == nullptr || now->window() != window)
            break;
        if (presses > 0 && seen.contains(now))
            break; // once around, or caught
        seen.insert(now);
        QTest::keyClick(now, Qt::Key_Tab);
    }
    *visited = static_cast<int>(seen.size());
    QStringList found;
    const auto widgets = window->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisibleTo(window) || !widget->isEnabled()
            || widget->window() != window || !isOwnWidget(widget) || seen.contains(widget))
            continue;
        if (widget->focusProxy() != nullptr && seen.contains(widget->focusProxy()))
            continue;
        // Of a group of radio buttons Tab reaches the one that is on; arrows reach the others.
        if (const auto *radio = qobject_cast<const QRadioButton *>(widget); radio && !radio->isChecked())
            continue;
        found << pathOf(widget);
    }
    return found;
}

// What is edited or pressed says what it does: by its description or its tooltip. Buttons with words say it themselves.
QStringList undescribed(QWidget *root)
{
    QStringList found;
    for (QWidget *widget : root->findChildren<QWidget *>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisibleTo(root) || !isOwnWidget(widget))
            continue;
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        const bool input = qobject_cast<QLineEdit *>(widget) || qobject_cast<QComboBox *>(widget)
            || qobject_cast<QAbstractSlider *>(widget) || qobject_cast<QAbstractSpinBox *>(widget)
            || (button && button->text().isEmpty());
        if (qobject_cast<QTabBar *>(widget->parentWidget()))
            continue; // Qt's own buttons that scroll the tabs
        QAccessibleInterface *face = input ? QAccessible::queryAccessibleInterface(widget) : nullptr;
        if (face && face->text(QAccessible::Description).trimmed().isEmpty())
            found << pathOf(widget) + QStringLiteral(" “") + face->text(QAccessible::Name) + QStringLiteral("”");
    }
    return found;
}

} // namespace

TEST_CASE("every control has an accessible name and a place in the tab order", "[window][accessibility]")
{
    Started started;
    MainWindow &window = started.start();
    REQUIRE(until([&] { return started.session().results() != nullptr; }));
    window.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    window.dock(QStringLiteral("quality"))->show();
    for (const PageEntry &entry : pageEntries()) {
        window.showPage(QString::fromUtf8(entry.id));
        Page *page = window.page(QString::fromUtf8(entry.id));
        QStringList views = page->views();
        if (views.isEmpty())
            views << QString();
        for (const QString &view : std::as_const(views)) {
            if (!view.isEmpty())
                page->showView(view);
            settle();
            INFO("page " << entry.id << ' ' << view.toStdString());
            CHECK(unnamed(&window).join(QLatin1Char('\n')).toStdString() == "");
            page->focusStart();
            int visited = 0;
            CHECK(unreachable(&window, &visited).join(QLatin1Char('\n')).toStdString() == "");
            CHECK(visited > 20);
        }
    }
}

TEST_CASE("every control of a dialog has an accessible name and a place in the tab order", "[window][accessibility]")
{
    Started started;
    MainWindow &window = started.start();
    REQUIRE(until([&] { return started.session().results() != nullptr; }));
    forEveryDialog(window, [](const std::string &name, QWidget &dialog) {
        INFO(name);
        CHECK(unnamed(&dialog).join(QLatin1Char('\n')).toStdString() == "");
        if (name != "rename") // Qt's own, one field under its label
            CHECK(undescribed(&dialog).join(QLatin1Char('\n')).toStdString() == "");
        if (name == "palette")
            return; // arrows walk its list while the field keeps the focus
        dialog.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&dialog));
        int visited = 0;
        CHECK(unreachable(&dialog, &visited).join(QLatin1Char('\n')).toStdString() == "");
        CHECK(visited > 0);
    });
}

TEST_CASE("every input has an accessible description", "[window][accessibility]")
{
    Started started;
    MainWindow &window = started.start();
    REQUIRE(until([&] { return started.session().results() != nullptr; }));
    window.dock(QStringLiteral("quality"))->show();
    window.workload()->restoreState({{QStringLiteral("more"), true}});
    for (const WorkloadKind kind :
        {WorkloadKind::inference, WorkloadKind::training, WorkloadKind::llmServing, WorkloadKind::hpc}) {
        Scenario next = started.session().scenario();
        next.kind = kind;
        started.session().edit(next, QStringLiteral("kind"));
        CHECK(undescribed(window.workload()).join(QLatin1Char('\n')).toStdString() == "");
    }
    for (const PageEntry &entry : pageEntries()) {
        window.showPage(QString::fromUtf8(entry.id));
        INFO("page " << entry.id);
        CHECK(undescribed(&window).join(QLatin1Char('\n')).toStdString() == "");
    }
}

TEST_CASE("no two actions share a shortcut", "[window][accessibility]")
{
    Started started;
    MainWindow &window = started.start();
    QHash<QString, QString> owners;
    const auto actions = window.findChildren<QAction *>(Qt::FindDirectChildrenOnly);
    for (const QAction *each : actions) {
        const auto keys = each->shortcuts();
        for (const QKeySequence &key : keys) {
            const QString text = key.toString();
            INFO(text.toStdString() << ": " << each->objectName().toStdString() << " and "
                                    << owners.value(text).toStdString());
            CHECK_FALSE(owners.contains(text));
            owners.insert(text, each->objectName());
        }
    }
}
