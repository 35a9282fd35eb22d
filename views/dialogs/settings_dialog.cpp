// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/settings_dialog.h"

#include "views/widgets/box_layout.h"
#include "views/widgets/parameter_field.h"
#include "views/widgets/plain_label.h"
#include "views/words/messages.h"
#include "views/words/parameter_text.h"
#include "views/words/percent_sign.h"

#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStackedWidget>

#include <algorithm>

namespace wattfare {

namespace {

constexpr const char *kCode = "currency.code", *kRate = "currency.per_usd", *kDay = "currency.date";
constexpr int kCurrencySection = 2, kNetworkSection = 5;

QString valueOf(const Scenario &scenario, const char *key)
{
    const auto value = parameterText(scenario, key);
    return value ? QString::fromStdString(*value) : QString();
}

// What a field does, beside its label.
QString describe(const QString &name)
{
    const std::pair<const char *, QString> texts[] = {{"theme", SettingsDialog::tr("Colours of the window")},
        {"zoom", SettingsDialog::tr("Size of the letters in per cent of the system's")},
        {"language", SettingsDialog::tr("Language of menus, help and reports")},
        {"numbers", SettingsDialog::tr("How thousands and decimals are written")},
        {"start", SettingsDialog::tr("What the next start of the program opens")},
        {"proxy", SettingsDialog::tr("The server through which files are fetched")},
        {"proxy_host", SettingsDialog::tr("Name or address of the proxy")},
        {"proxy_port", SettingsDialog::tr("Port of the proxy")},
        {"documents", SettingsDialog::tr("Offered first when a scenario is opened or saved")},
        {"exports", SettingsDialog::tr("Offered first when a table, a picture or a report is written")},
        {"data", SettingsDialog::tr("Your own data: imports, overrides and unsaved work")}};
    for (const auto &[field, text] : texts)
        if (name == QLatin1String(field))
            return text;
    return {};
}

// As the field is titled, not by its key.
QString titledText(Error error)
{
    for (Argument &argument : error.message.args)
        if (!argument.clause() && parameterWords(argument.text()))
            argument = parameterTitle(argument.text()).toStdString();
    return text(error);
}

} // namespace

SettingsDialog::SettingsDialog(const Preferences &now, const QString &dataFolder, QWidget *parent)
    : QDialog(parent)
    , m_now(now)
{
    setWindowTitle(tr("Settings"));
    setObjectName(QStringLiteral("settings_dialog"));
    m_list = new QListWidget(this);
    m_list->setObjectName(QStringLiteral("sections"));
    m_list->setAccessibleName(tr("Sections of the settings"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pages = new QStackedWidget(this);
    m_pages->setObjectName(QStringLiteral("pages"));
    addAppearance();
    addLanguage();
    addCurrency();
    addStart();
    addFolders(dataFolder);
    addNetwork();
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + kSpace4 + m_list->verticalScrollBar()->sizeHint().width());
    connect(m_list, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_list->setCurrentRow(0);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->setObjectName(QStringLiteral("buttons"));
    connect(buttons, &QDialogButtonBox::accepted, this, &SettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *centre = boxLayout<QHBoxLayout>(kSpace4);
    centre->addWidget(m_list);
    centre->addWidget(m_pages, 1);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace3}, kSpace3);
    layout->addLayout(centre, 1);
    layout->addWidget(buttons);
    int widest = 0, tallest = 0;
    for (int i = 0; i < m_pages->count(); ++i) {
        const QSize its = static_cast<QScrollArea *>(m_pages->widget(i))->widget()->sizeHint();
        widest = std::max(widest, its.width());
        tallest = std::max(tallest, its.height());
    }
    const QSize wanted(
        m_list->width() + std::max(widest, 420) + 4 * kSpace4, tallest + buttons->sizeHint().height() + 4 * kSpace4);
    resize(wanted.boundedTo(QSize(960, 620)));
}

// A page that scrolls where the window is small: its title stands in the list.
QVBoxLayout *SettingsDialog::addSection(const QString &title, const QString &note)
{
    m_list->addItem(title);
    auto *area = new QScrollArea(m_pages);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto *body = new QWidget(area);
    body->setAccessibleName(title);
    auto *layout = boxLayout<QVBoxLayout>(body, {0, 0, kSpace2, 0}, kSpace1);
    auto *head = new QLabel(title, body);
    head->setFont(uiFont(TypeSize::title, true));
    layout->addWidget(head);
    layout->addSpacing(kSpace2);
    if (!note.isEmpty()) {
        layout->addWidget(plainLabel(body, note));
        layout->addSpacing(kSpace2);
    }
    layout->addStretch(1);
    area->setWidget(body);
    m_pages->addWidget(area);
    return layout;
}

void SettingsDialog::addField(
    QVBoxLayout *section, const char *name, const QString &title, QWidget *field, QWidget *beside)
{
    field->setObjectName(QLatin1String(name));
    auto *label = new QLabel(title, section->parentWidget());
    label->setBuddy(field);
    QString plain = title;
    field->setAccessibleName(plain.remove(QLatin1Char('&')));
    field->setToolTip(describe(QLatin1String(name)));
    field->setAccessibleDescription(field->toolTip());
    const int end = section->count() - 1; // before the room below
    section->insertWidget(end, label);
    auto *line = boxLayout<QHBoxLayout>(kSpace2);
    line->addWidget(field, beside ? 1 : 0);
    if (beside)
        line->addWidget(beside);
    else
        line->addStretch(1);
    section->insertLayout(end + 1, line);
    section->insertSpacing(end + 2, kSpace2);
}

QComboBox *SettingsDialog::addChoice(
    QVBoxLayout *section, const char *name, const QString &title, const QStringList &choices, int now)
{
    auto *box = new QComboBox(section->parentWidget());
    box->addItems(choices);
    box->setCurrentIndex(now);
    addField(section, name, title, box);
    return box;
}

void SettingsDialog::addAppearance()
{
    QVBoxLayout *section = addSection(tr("Appearance"));
    m_theme = addChoice(section, "theme", tr("&Theme"), {tr("Follow the system"), tr("Light"), tr("Dark")},
        static_cast<int>(m_now.theme));
    m_zoom = new QSpinBox(section->parentWidget());
    m_zoom->setRange(Preferences::kLeastZoom, Preferences::kMostZoom);
    m_zoom->setSingleStep(10);
    m_zoom->setSuffix(format::withPercentSign(QString()));
    m_zoom->setValue(m_now.zoom);
    addField(section, "zoom", tr("&Zoom"), m_zoom);
}

void SettingsDialog::addLanguage()
{
    QVBoxLayout *section = addSection(tr("Language and numbers"));
    QStringList names{tr("Follow the system")};
    for (const QString &each : uiLanguages())
        names << languageName(each);
    m_language = addChoice(section, "language", tr("&Language"), names,
        m_now.language.isEmpty() ? 0 : 1 + static_cast<int>(uiLanguages().indexOf(m_now.language)));
    m_numbers = addChoice(section, "numbers", tr("&Numbers"),
        {tr("As the language writes them"), QStringLiteral("1,234.56"), QStringLiteral("1.234,56"),
            QStringLiteral("1\u00A0234,56"), QStringLiteral("1\u2019234.56")},
        static_cast<int>(m_now.numbers));
}

void SettingsDialog::addCurrency()
{
    QVBoxLayout *section = addSection(tr("Currency"),
        tr("A change applies to the open scenario, where Undo reverts it, and to new scenarios. USD needs no rate."));
    m_money.currency = m_now.currency;
    for (const char *key : {kCode, kRate, kDay}) {
        const auto all = scenarioParameters();
        const auto info = std::find_if(
            all.begin(), all.end(), [&](const ParameterInfo &each) { return std::string_view(each.key) == key; });
        auto *field = new ParameterField(*info, section->parentWidget());
        field->setValue(valueOf(m_money, key));
        m_currency.insert(field->key(), field);
        section->insertWidget(section->count() - 1, field);
        section->insertSpacing(section->count() - 1, kSpace2);
        connect(field, &ParameterField::edited, this, &SettingsDialog::editCurrency);
    }
    ParameterField *code = moneyField(kCode);
    connect(static_cast<QLineEdit *>(code->editor()), &QLineEdit::editingFinished, this, [this, code] { // in capitals
        if (code->error().isEmpty())
            code->setValue(valueOf(m_money, kCode));
    });
    code->setSuggestions({QStringLiteral("USD"), QStringLiteral("EUR"), QStringLiteral("GBP"), QStringLiteral("CHF"),
        QStringLiteral("JPY"), QStringLiteral("KRW"), QStringLiteral("CNY"), QStringLiteral("INR"),
        QStringLiteral("CAD"), QStringLiteral("AUD"), QStringLiteral("SEK"), QStringLiteral("BRL")});
    moneyField(kDay)->setSuggestions({QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate)});
    for (const char *key : {kRate, kDay})
        moneyField(key)->setEnabled(m_money.currency.code != "USD");
}

ParameterField *SettingsDialog::moneyField(const char *key) const { return m_currency.value(QLatin1String(key)); }

// A rate is one of its currency: another currency begins without one.
void SettingsDialog::editCurrency(const QString &key, const QString &value)
{
    ParameterField *field = m_currency[key];
    const std::string typed
        = key == QLatin1String(kCode) ? value.trimmed().toUpper().toStdString() : value.toStdString();
    if (const auto set = setParameter(m_money, key.toStdString(), typed); !set) {
        field->setError(titledText(set.error()));
        return;
    }
    if (key != QLatin1String(kCode)) {
        m_rateOpen = m_rateOpen && key != QLatin1String(kRate);
        return;
    }
    const bool same = m_money.currency.code == m_now.currency.code;
    m_rateOpen = !same && typed != "USD";
    m_money.currency.perUsd = same ? m_now.currency.perUsd : 1.0;
    m_money.currency.date = same ? m_now.currency.date : std::nullopt;
    for (const char *each : {kRate, kDay}) {
        moneyField(each)->setValue(m_rateOpen ? QString() : valueOf(m_money, each));
        moneyField(each)->setError({});
        moneyField(each)->setEnabled(typed != "USD");
    }
}

bool SettingsDialog::currencyHolds()
{
    const auto refuse = [this](const QString &key, const QString &reason) {
        showSection(kCurrencySection);
        m_currency[key]->setError(reason);
        m_currency[key]->editor()->setFocus();
        return false;
    };
    for (const char *key : {kCode, kRate, kDay})
        if (const QString error = moneyField(key)->error(); !error.isEmpty())
            return refuse(QLatin1String(key), error);
    if (m_rateOpen)
        return refuse(QLatin1String(kRate),
            tr("Enter how many %1 one USD is.").arg(QString::fromStdString(m_money.currency.code)));
    const auto valid = validateScenario(m_money);
    if (valid)
        return true;
    const QString key = QString::fromStdString(valid.error().message.args.front().text());
    return refuse(m_currency.contains(key) ? key : QLatin1String(kCode), titledText(valid.error()));
}

void SettingsDialog::addStart()
{
    m_start = addChoice(addSection(tr("Start")), "start", tr("&Begin with"),
        {tr("The last document and its view"), tr("The chat example"), tr("An empty scenario")},
        static_cast<int>(m_now.start));
}

void SettingsDialog::addFolders(const QString &dataFolder)
{
    QVBoxLayout *section = addSection(tr("Folders"));
    QWidget *body = section->parentWidget();
    const auto button = [&](const QString &text, const QString &name, const QString &tip) {
        auto *made = new QPushButton(text, body);
        made->setObjectName(name);
        made->setToolTip(tip);
        made->setAccessibleDescription(tip);
        made->setAutoDefault(false);
        return made;
    };
    const auto folder = [&](const char *name, const QString &title, const QString &path, Folder which) {
        auto *edit = new QLineEdit(body);
        edit->setReadOnly(true);
        edit->setPlaceholderText(tr("The folder used last"));
        auto *both = new QWidget(body);
        auto *line = boxLayout<QHBoxLayout>(both, {}, kSpace2);
        QPushButton *browse = button(tr("Browse…"), QLatin1String(name) + QStringLiteral("_browse"), title);
        QPushButton *reset
            = button(tr("Reset"), QLatin1String(name) + QStringLiteral("_reset"), tr("The folder used last"));
        line->addWidget(browse);
        line->addWidget(reset);
        addField(section, name, title, edit, both);
        connect(browse, &QPushButton::clicked, this,
            [this, which, edit] { emit browseRequested(which, QDir::fromNativeSeparators(edit->text())); });
        connect(reset, &QPushButton::clicked, this, [this, which] { setFolder(which, {}); });
        (which == Folder::documents ? m_documents : m_exports) = edit;
        setFolder(which, path);
    };
    folder("documents", tr("&Documents are saved in"), m_now.documents, Folder::documents);
    folder("exports", tr("&Exports and reports go to"), m_now.exports, Folder::exports);
    auto *own = new QLineEdit(QDir::toNativeSeparators(dataFolder), body);
    own->setReadOnly(true);
    own->setCursorPosition(0);
    QPushButton *open = button(
        tr("Open folder"), QStringLiteral("data_open"), tr("Your own data: imports, overrides and unsaved work"));
    addField(section, "data", tr("&Your own data"), own, open);
    connect(open, &QPushButton::clicked, this, &SettingsDialog::dataFolderRequested);
}

void SettingsDialog::setFolder(Folder which, const QString &path)
{
    QLineEdit *edit = which == Folder::documents ? m_documents : m_exports;
    edit->setText(QDir::toNativeSeparators(path));
    edit->setCursorPosition(0);
    edit->setToolTip(path.isEmpty() ? edit->accessibleDescription() : edit->text());
}

void SettingsDialog::addNetwork()
{
    QVBoxLayout *section = addSection(tr("Network"),
        tr("Used only when you ask for files under Data > Refresh from AWS. No user name and no password is kept."));
    QWidget *body = section->parentWidget();
    m_proxy = addChoice(section, "proxy", tr("&Proxy"),
        {tr("That of the system"), tr("None"), QStringLiteral("HTTP"), QStringLiteral("SOCKS5")},
        static_cast<int>(m_now.proxy.kind));
    m_server = new QWidget(body);
    auto *server = boxLayout<QVBoxLayout>(m_server, {}, kSpace1);
    server->addStretch(0);
    m_host = new QLineEdit(m_now.proxy.host, m_server);
    m_host->setMaxLength(253);
    m_host->setPlaceholderText(QStringLiteral("proxy.example.com"));
    m_host->setMinimumWidth(m_host->fontMetrics().averageCharWidth() * 30);
    m_port = new QSpinBox(m_server);
    m_port->setRange(1, 65535);
    m_port->setGroupSeparatorShown(false);
    m_port->setValue(m_now.proxy.port);
    addField(server, "proxy_host", tr("&Host"), m_host);
    addField(server, "proxy_port", tr("P&ort"), m_port);
    m_proxyError = plainLabel(m_server);
    m_proxyError->setObjectName(QStringLiteral("proxy_error"));
    m_proxyError->hide();
    server->insertWidget(server->count() - 1, m_proxyError);
    section->insertWidget(section->count() - 1, m_server);
    connect(m_proxy, &QComboBox::currentIndexChanged, this, &SettingsDialog::showProxy);
    connect(m_host, &QLineEdit::textEdited, m_proxyError, &QLabel::hide);
    showProxy();
}

void SettingsDialog::showProxy() { m_server->setEnabled(preferences().proxy.isOwn()); }

bool SettingsDialog::proxyHolds()
{
    if (preferences().proxy.isValid())
        return true;
    showSection(kNetworkSection);
    showError(m_proxyError, tr("Enter the name or the address of the proxy alone, for example proxy.example.com."));
    m_host->setFocus();
    return false;
}

void SettingsDialog::showSection(int section) { m_list->setCurrentRow(section); }

Preferences SettingsDialog::preferences() const
{
    Preferences chosen = m_now;
    chosen.theme = static_cast<ThemeChoice>(m_theme->currentIndex());
    chosen.zoom = m_zoom->value();
    const int language = m_language->currentIndex();
    chosen.language = language <= 0 ? QString() : uiLanguages().at(language - 1);
    chosen.numbers = static_cast<NumberNotation>(m_numbers->currentIndex());
    chosen.currency = m_money.currency;
    chosen.start = static_cast<StartWith>(m_start->currentIndex());
    chosen.documents = QDir::fromNativeSeparators(m_documents->text());
    chosen.exports = QDir::fromNativeSeparators(m_exports->text());
    chosen.proxy = {static_cast<ProxyChoice::Kind>(m_proxy->currentIndex()), m_host->text().trimmed(), m_port->value()};
    return chosen;
}

void SettingsDialog::accept()
{
    if (currencyHolds() && proxyHolds())
        QDialog::accept();
}

} // namespace wattfare
