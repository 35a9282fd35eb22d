// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The settings dialog: what is chosen there holds, also after a restart, and nothing is changed by Cancel.
#include "model/workload/document.h"
#include "tests/app/window/fixture.h"
#include "views/dialogs/settings_dialog.h"
#include "views/theme/script_fonts.h"
#include "views/widgets/parameter_field.h"
#include "views/words/translations.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QUndoStack>

using namespace wattfare;
using namespace wattfare::test;

namespace {

struct Opened {
    Started started;
    MainWindow *window;
    QPointer<SettingsDialog> dialog;

    Opened()
        : window(&started.start())
    {
        started.options.language.reset(); // after a restart: that of the settings
        started.options.theme.reset();
        open();
    }
    ~Opened()
    {
        started.app.reset();
        setScriptFonts(setUiLanguage(QStringLiteral("en")), 100);
        QLocale::setDefault(QLocale::c());
    }
    void open()
    {
        window = started.app->window();
        window->action(QStringLiteral("settings"))->trigger();
        dialog = window->findChild<SettingsDialog *>();
        REQUIRE(dialog);
        REQUIRE(dialog->isVisible());
    }
    template <class Widget>
    Widget *field(const char *name)
    {
        auto *found = dialog->findChild<Widget *>(QLatin1String(name));
        REQUIRE(found);
        return found;
    }
    void choose(const char *name, int index) { field<QComboBox>(name)->setCurrentIndex(index); }
    void type(const char *name, const QString &text)
    {
        auto *edit = qobject_cast<QLineEdit *>(field<ParameterField>(name)->editor());
        REQUIRE(edit);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, text);
        if (edit->completer())
            edit->completer()->popup()->hide();
    }
    void press(QDialogButtonBox::StandardButton which)
    {
        QTest::mouseClick(field<QDialogButtonBox>("buttons")->button(which), Qt::LeftButton);
    }
    // OK, with the window that it may renew.
    void take(bool renews = false)
    {
        const QPointer<MainWindow> before(window);
        press(QDialogButtonBox::Ok);
        REQUIRE(until([&] { return !dialog; }));
        if (renews)
            REQUIRE(until([&] { return !before && started.app->window() && started.app->window()->isVisible(); }));
        settle();
        window = started.app->window();
    }
    void restart()
    {
        window->close();
        started.app.reset();
        started.options.preset.clear();
        window = &started.start();
        settle();
    }
    const Preferences &kept() { return started.app->settings().preferences(); }
};

} // namespace

TEST_CASE("every setting of the dialog holds after OK and after a restart", "[window][settings]")
{
    Opened s;
    const QTemporaryDir documents, exports;
    s.choose("theme", static_cast<int>(ThemeChoice::dark));
    s.field<QSpinBox>("zoom")->setValue(110);
    s.choose("language", 1 + static_cast<int>(uiLanguages().indexOf(QStringLiteral("de"))));
    s.choose("numbers", static_cast<int>(NumberNotation::apostrophe));
    s.type("currency.code", QStringLiteral("eur"));
    s.type("currency.per_usd", QStringLiteral("0.85"));
    s.type("currency.date", QStringLiteral("2026-07-20"));
    s.choose("start", static_cast<int>(StartWith::nothing));
    s.dialog->setFolder(SettingsDialog::Folder::documents, documents.path());
    s.dialog->setFolder(SettingsDialog::Folder::exports, exports.path());
    s.choose("proxy", static_cast<int>(ProxyChoice::Kind::socks5));
    s.field<QLineEdit>("proxy_host")->setText(QStringLiteral("proxy.example.com"));
    s.field<QSpinBox>("proxy_port")->setValue(1080);
    CHECK(s.kept().theme == ThemeChoice::system); // nothing before OK
    s.take(true);
    const auto check = [&] {
        CHECK(s.kept().theme == ThemeChoice::dark);
        CHECK(Theme::instance().isDark());
        CHECK(s.window->action(QStringLiteral("theme_dark"))->isChecked());
        CHECK(s.kept().zoom == 110);
        CHECK(uiLanguage() == QStringLiteral("de"));
        CHECK(s.window->action(QStringLiteral("language_de"))->isChecked());
        CHECK(QLocale().toString(1234.5, 'f', 2) == QStringLiteral("1\u2019234.50"));
        CHECK(sameCurrency(s.started.session().scenario().currency, {"EUR", 0.85, Date::parse("2026-07-20")}));
        CHECK(s.kept().start == StartWith::nothing);
        CHECK(s.started.app->settings().documentFolder() == documents.path());
        CHECK(s.started.app->settings().exportFolder() == exports.path());
        CHECK(s.kept().proxy == ProxyChoice{ProxyChoice::Kind::socks5, QStringLiteral("proxy.example.com"), 1080});
    };
    check();
    s.started.session().undoStack()->setClean();
    s.restart();
    check();
    CHECK(s.started.session().scenario().preset.empty()); // an empty scenario, as was chosen
    s.open();
    CHECK(s.field<QComboBox>("numbers")->currentIndex() == static_cast<int>(NumberNotation::apostrophe));
    CHECK(s.field<QLineEdit>("documents")->text() == documents.path());
    CHECK(s.field<QLineEdit>("proxy_host")->isEnabled());
}

TEST_CASE("Cancel and Escape leave every setting as it was", "[window][settings]")
{
    Opened s;
    const auto change = [&] {
        s.choose("theme", static_cast<int>(ThemeChoice::dark));
        s.field<QSpinBox>("zoom")->setValue(150);
        s.choose("language", 2);
        s.choose("numbers", 2);
        s.type("currency.code", QStringLiteral("EUR"));
        s.type("currency.per_usd", QStringLiteral("0.85"));
        s.type("currency.date", QStringLiteral("2026-07-20"));
        s.choose("start", 2);
        s.choose("proxy", 1);
    };
    const int steps = s.started.session().undoStack()->count();
    const QPointer<MainWindow> before(s.window);
    change();
    s.press(QDialogButtonBox::Cancel);
    REQUIRE(until([&] { return !s.dialog; }));
    s.open();
    change();
    QTest::keyClick(s.dialog, Qt::Key_Escape);
    REQUIRE(until([&] { return !s.dialog; }));
    settle();
    CHECK(before);
    CHECK(s.kept().theme == ThemeChoice::system);
    CHECK(s.kept().zoom == 100);
    CHECK(s.kept().language.isEmpty());
    CHECK(s.kept().numbers == NumberNotation::language);
    CHECK(s.kept().currency.code == "USD");
    CHECK(s.kept().start == StartWith::lastDocument);
    CHECK(s.kept().proxy == ProxyChoice{});
    CHECK(s.started.session().undoStack()->count() == steps);
    CHECK(s.started.session().scenario().currency.code == "USD");
}

TEST_CASE("the currency of the scenario is edited through Undo, and one without rate or date is refused",
    "[window][settings]")
{
    Opened s;
    const auto refused = [&](const char *key) {
        s.press(QDialogButtonBox::Ok);
        REQUIRE(s.dialog);
        CHECK(s.field<QListWidget>("sections")->currentRow() == 2);
        auto *field = s.field<ParameterField>(key);
        CHECK_FALSE(field->error().isEmpty());
        CHECK(field->isVisible());
        return field->error();
    };
    CHECK_FALSE(s.field<ParameterField>("currency.per_usd")->isEnabled()); // USD needs none
    s.type("currency.code", QStringLiteral("EUR"));
    CHECK(refused("currency.per_usd").contains(QStringLiteral("EUR")));
    s.type("currency.per_usd", QStringLiteral("0.85"));
    CHECK_FALSE(refused("currency.date").contains(QStringLiteral("currency.date"))); // by its title
    s.type("currency.per_usd", QStringLiteral("much"));
    refused("currency.per_usd");
    s.type("currency.per_usd", QStringLiteral("0.85"));
    s.type("currency.date", QStringLiteral("2026-07-20"));
    s.take();
    CHECK(s.started.session().scenario().currency.code == "EUR");
    CHECK(s.started.session().undoStack()->undoText().contains(QStringLiteral("EUR")));
    s.started.session().undoStack()->undo();
    CHECK(s.started.session().scenario().currency.code == "USD");
    // Another setting of a document in USD leaves the currency of new ones.
    s.open();
    s.choose("start", 1);
    s.take();
    CHECK(s.kept().currency.code == "EUR");
    CHECK(s.started.session().scenario().currency.code == "USD");
    s.window->action(QStringLiteral("new_scenario"))->trigger();
    CHECK(s.started.session().scenario().currency.code == "EUR");
}

TEST_CASE("a proxy needs a host, and no more than that", "[window][settings]")
{
    Opened s;
    CHECK_FALSE(s.field<QLineEdit>("proxy_host")->isEnabled());
    s.choose("proxy", static_cast<int>(ProxyChoice::Kind::http));
    for (const char *host : {"", "user:secret@proxy", "http://proxy/"}) {
        s.field<QLineEdit>("proxy_host")->setText(QLatin1String(host));
        s.press(QDialogButtonBox::Ok);
        REQUIRE(s.dialog);
        CHECK(s.field<QLabel>("proxy_error")->isVisible());
    }
    s.field<QLineEdit>("proxy_host")->setText(QStringLiteral("192.0.2.1"));
    s.take();
    CHECK(s.kept().proxy.host == QStringLiteral("192.0.2.1"));
}

TEST_CASE("folders are browsed to and reset, and file dialogs begin there", "[window][settings]")
{
    Opened s;
    const QTemporaryDir folder;
    s.dialog->showSection(4);
    QTest::mouseClick(s.field<QPushButton>("documents_browse"), Qt::LeftButton);
    auto *chooser = s.dialog->findChild<QFileDialog *>(QStringLiteral("folder_dialog"));
    REQUIRE(chooser);
    emit chooser->fileSelected(folder.path());
    chooser->close();
    CHECK(s.field<QLineEdit>("documents")->text() == folder.path());
    s.take();
    s.window->action(QStringLiteral("open"))->trigger();
    auto *dialog = s.window->findChild<QFileDialog *>(QStringLiteral("file_dialog"));
    REQUIRE(dialog);
    CHECK(dialog->directory() == QDir(folder.path()));
    dialog->close();
    s.open();
    s.dialog->showSection(4);
    QTest::mouseClick(s.field<QPushButton>("documents_reset"), Qt::LeftButton);
    s.take();
    CHECK(s.kept().documents.isEmpty());
}

TEST_CASE("the program begins as was chosen", "[window][settings]")
{
    Opened s;
    s.choose("start", static_cast<int>(StartWith::example));
    s.take();
    REQUIRE(s.started.session().scenario().preset == "layoutlm");
    s.started.session().undoStack()->setClean();
    s.restart();
    CHECK(s.started.session().scenario().preset == "llama31-8b-chat");
    s.open();
    s.choose("start", static_cast<int>(StartWith::lastDocument));
    s.take();
    s.window->openPreset(QStringLiteral("layoutlm"));
    s.started.session().undoStack()->setClean();
    s.restart();
    CHECK(s.started.session().scenario().preset == "layoutlm");
}

TEST_CASE("the dialog fits a small screen at the largest zoom, in German, and scrolls", "[window][settings]")
{
    Opened s;
    s.choose("language", 1 + static_cast<int>(uiLanguages().indexOf(QStringLiteral("de"))));
    s.field<QSpinBox>("zoom")->setValue(Preferences::kMostZoom);
    s.take(true);
    s.open();
    CHECK(s.dialog->minimumSizeHint().width() <= 1024);
    CHECK(s.dialog->minimumSizeHint().height() <= 680);
    s.dialog->resize(1024, 680);
    const QString pictures = qEnvironmentVariable("WATTFARE_PICTURES");
    for (int section = 0; section < s.field<QListWidget>("sections")->count(); ++section) {
        s.dialog->showSection(section);
        settle();
        const auto *area = qobject_cast<QScrollArea *>(
            static_cast<QStackedWidget *>(s.field<QStackedWidget>("pages"))->currentWidget());
        REQUIRE(area);
        INFO(section);
        CHECK(area->widget()->width() <= area->viewport()->width()); // up and down alone
        const auto boxes = area->findChildren<QComboBox *>();
        for (const QComboBox *box : boxes) { // no choice is cut
            QStyleOptionComboBox option;
            option.initFrom(box);
            const int room
                = box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).width();
            INFO(box->objectName().toStdString() << " hint " << box->sizeHint().width() << " is " << box->width());
            CHECK(box->fontMetrics().boundingRect(box->currentText()).width() + 2 <= room);
        }
        if (!pictures.isEmpty())
            s.dialog->grab().save(QStringLiteral("%1/settings_200_%2.png").arg(pictures).arg(section));
    }
}
