// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/dialogs/preferences.h"

#include <QDialog>
#include <QHash>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;
class QStackedWidget;
class QVBoxLayout;

namespace wattfare {

class ParameterField;

// What a person sets once. Nothing changes before OK; whoever listens to accepted() applies preferences().
class SettingsDialog : public QDialog
{
    Q_OBJECT
public:
    enum class Folder : std::uint8_t { documents, exports };

    // `dataFolder` is shown: where the person's own data lies.
    SettingsDialog(const Preferences &now, const QString &dataFolder, QWidget *parent = nullptr);

    Preferences preferences() const;
    void setFolder(Folder which, const QString &path); // what was browsed to; "": the one used last
    void showSection(int section); // in the order of the list
    void accept() override; // refused with the reason where it stands

signals:
    void browseRequested(wattfare::SettingsDialog::Folder which, const QString &start);
    void dataFolderRequested();

private:
    QVBoxLayout *addSection(const QString &title, const QString &note = {});
    QComboBox *addChoice(
        QVBoxLayout *section, const char *name, const QString &title, const QStringList &choices, int now);
    void addField(
        QVBoxLayout *section, const char *name, const QString &title, QWidget *field, QWidget *beside = nullptr);
    void addAppearance();
    void addLanguage();
    void addCurrency();
    void addStart();
    void addFolders(const QString &dataFolder);
    void addNetwork();
    void editCurrency(const QString &key, const QString &value);
    ParameterField *moneyField(const char *key) const;
    bool currencyHolds();
    bool proxyHolds();
    void showProxy();

    Preferences m_now;
    Scenario m_money; // its currency alone: the model says what is valid
    bool m_rateOpen = false; // of a currency that was just chosen
    QListWidget *m_list = nullptr;
    QStackedWidget *m_pages = nullptr;
    QComboBox *m_theme = nullptr, *m_language = nullptr, *m_numbers = nullptr, *m_start = nullptr, *m_proxy = nullptr;
    QSpinBox *m_zoom = nullptr, *m_port = nullptr;
    QLineEdit *m_documents = nullptr, *m_exports = nullptr, *m_host = nullptr;
    QHash<QString, ParameterField *> m_currency;
    QWidget *m_server = nullptr; // host and port
    QLabel *m_proxyError = nullptr;
};

} // namespace wattfare
