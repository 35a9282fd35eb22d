// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/about_dialog.h"

#include "model/catalog/quality.h"
#include "views/dialogs/dialog_size.h"
#include "views/theme/code_font.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/words/format.h"
#include "views/words/messages.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QTabWidget>
#include <QTextBrowser>

#define POINTERHOLDER_TRANSITION 4 // no objects of qpdf are held here
#include <qpdf/QPDF.hh>
#include <xlsxwriter.h>
#include <zlib.h>

#include <map>

namespace wattfare {

namespace {

QString escaped(const std::string &text) { return QString::fromStdString(text).toHtmlEscaped(); }

QTextBrowser *browser(const QString &html, const QString &name, QWidget *parent)
{
    auto *view = new QTextBrowser(parent);
    view->setHtml(html);
    view->setAccessibleName(name);
    view->setOpenExternalLinks(true);
    view->setFrameShape(QFrame::NoFrame);
    QObject::connect(&Theme::instance(), &Theme::changed, view, [view, html] { view->setHtml(html); }); // its links
    return view;
}

} // namespace

AboutDialog::AboutDialog(const Program &about, const SnapshotPtr &snapshot, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Wattfare"));
    auto *title = new QLabel(tr("Wattfare %1").arg(about.version), this);
    title->setFont(uiFont(TypeSize::title, true));
    auto *what = new QLabel(
        tr("What machine-learning work costs on AWS instances: in dollars, in kilowatt-hours and in CO₂."), this);
    what->setWordWrap(true);

    QString program
        = tr("<p>Copyright 2026 The Wattfare developers.</p>"
             "<p>Free software under the GNU General Public License, version 3 or later, without any warranty.</p>");
    // Version and licence in columns of their own: names and numbers stay on one line in every script.
    program += QStringLiteral("<table cellspacing='0' cellpadding='2' style='margin-top:8px'>");
    const auto row = [&](const QString &name, const QString &version, const QString &licence) {
        program += QStringLiteral("<tr><td valign='middle'>%1</td><td valign='middle' style='padding-left:16px'>%2</td>"
                                  "<td valign='middle' style='padding-left:16px'>%3</td></tr>")
                       .arg(name, version, licence);
    };
    const QLatin1String linked(qVersion()), built(QT_VERSION_STR);
    row(QStringLiteral("Qt"), linked == built ? QString(linked) : tr("%1 (built with %2)").arg(linked, built),
        QStringLiteral("LGPL-3.0"));
    row(QStringLiteral("Qt Charts"), linked, QStringLiteral("GPL-3.0"));
    std::vector<Component> components = about.components;
    components.push_back({"libqpdf", QPDF::QPDFVersion(), "Apache-2.0"});
    components.push_back({"libxlsxwriter", LXW_VERSION, "BSD-2-Clause"});
    components.push_back({"zlib, minizip", zlibVersion(), "Zlib"});
    for (const Component &each : components)
        row(escaped(each.name), each.version.empty() ? format::dash() : escaped(each.version),
            each.licence == "blessing" ? tr("public domain") : escaped(each.licence));
    program += QStringLiteral("</table>");
    if (snapshot) {
        program += QStringLiteral("<table cellspacing='0' cellpadding='2' style='margin-top:12px'>");
        const auto fact = [&](const QString &name, const QString &value) {
            program += QStringLiteral(
                "<tr><td valign='middle'>%1</td><td valign='middle' style='padding-left:16px'>%2</td></tr>")
                           .arg(name, value);
        };
        fact(tr("Catalogue"), escaped(snapshot->identity.version));
        for (const NewestOfKind &each : newestByKind(*snapshot))
            fact(text(Message{std::string("observed.") + each.kind, {}}).toHtmlEscaped(), format::date(each.date));
        fact(tr("Hash"), QStringLiteral("<tt>%1</tt>").arg(escaped(snapshot->identity.contentHash.substr(0, 16))));
        program += QStringLiteral("</table>");
    }

    QString sources;
    if (snapshot) {
        std::map<QString, QStringList> byLicence;
        for (const Source &source : snapshot->sources) {
            QString line = escaped(source.title);
            if (!source.publisher.empty())
                line += QStringLiteral(", ") + escaped(source.publisher);
            if (!source.edition.empty())
                line += QStringLiteral(", ") + escaped(source.edition);
            if (!source.attribution.empty())
                line += QStringLiteral("<br><i>%1</i>").arg(escaped(source.attribution));
            byLicence[source.licence.empty() ? tr("Facts, no licence stated") : escaped(source.licence)] << line;
        }
        for (const auto &[licence, lines] : byLicence) {
            sources += QStringLiteral("<h4>%1</h4><ul>").arg(licence);
            for (const QString &line : lines)
                sources += QStringLiteral("<li style='margin-bottom:4px'>%1</li>").arg(line);
            sources += QStringLiteral("</ul>");
        }
    } else {
        sources = tr("<p>No catalogue is open.</p>");
    }

    auto *tabs = new QTabWidget(this);
    tabs->setAccessibleName(tr("Parts of About"));
    tabs->setDocumentMode(true);
    tabs->addTab(browser(program, tr("Program"), tabs), tr("Program"));
    tabs->addTab(browser(sources, tr("Data and attributions"), tabs), tr("Data and attributions"));
    auto *licence = browser({}, tr("Licence"), tabs);
    licence->setFont(codeFont()); // its lines are set with spaces
    licence->setPlainText(about.licence);
    tabs->addTab(licence, tr("Licence"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace3}, kSpace3);
    layout->addWidget(title);
    layout->addWidget(what);
    layout->addWidget(tabs, 1);
    layout->addWidget(buttons);
    resizeOnScreen(this, {640, 568});
}

} // namespace wattfare
