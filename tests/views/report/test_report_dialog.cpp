// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/report/sample_report.h"
#include "tests/support/catch.h"
#include "tests/views/report/pdf_reading.h"
#include "views/dialogs/report_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace wattfare;
using namespace wattfare::test;

namespace {

std::shared_ptr<const Report> sample() { return std::make_shared<const Report>(sampleReport()); }

bool isBlank(const QImage &image)
{
    const QRgb first = image.pixel(0, 0);
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            if (image.pixel(x, y) != first)
                return false;
    return true;
}

} // namespace

TEST_CASE("the dialog lists the sections and previews the pages", "[report][dialog]")
{
    ReportDialog dialog;
    dialog.setReport(sample());
    dialog.show();
    REQUIRE(QTest::qWaitForWindowExposed(&dialog));
    auto *list = dialog.findChild<QListWidget *>();
    REQUIRE(list);
    CHECK(list->count() == static_cast<int>(sample()->sections.size()));
    CHECK(list->item(0)->checkState() == Qt::Checked);
    REQUIRE(dialog.preview()->pageLayout());
    CHECK(dialog.preview()->pageLayout()->pageCount() >= 8);
    CHECK(dialog.settings().sections.isEmpty()); // all
    CHECK_FALSE(isBlank(dialog.preview()->viewport()->grab().toImage()));
}

TEST_CASE("taking a section away changes the preview and the settings", "[report][dialog]")
{
    ReportDialog dialog;
    dialog.setReport(sample());
    const int before = dialog.preview()->pageLayout()->pageCount();
    QSignalSpy changed(&dialog, &ReportDialog::settingsChanged);
    auto *list = dialog.findChild<QListWidget *>();
    for (int row = 0; row < list->count(); ++row)
        if (list->item(row)->data(Qt::UserRole).toString() == QStringLiteral("charts"))
            list->item(row)->setCheckState(Qt::Unchecked);
    CHECK(changed.count() == 1);
    CHECK_FALSE(dialog.settings().sections.contains(QStringLiteral("charts")));
    CHECK(findSection(dialog.chosenReport(), "charts") == nullptr);
    CHECK(QTest::qWaitFor([&] { return dialog.preview()->pageLayout()->pageCount() < before; }, 3000));
}

TEST_CASE("without a section there is nothing to export", "[report][dialog]")
{
    ReportDialog dialog;
    dialog.setReport(sample());
    auto *list = dialog.findChild<QListWidget *>();
    for (int row = 0; row < list->count(); ++row)
        list->item(row)->setCheckState(Qt::Unchecked);
    CHECK(dialog.chosenReport().sections.empty());
    for (const QPushButton *button : dialog.findChildren<QPushButton *>())
        if (button->text() == QStringLiteral("&Export…") || button->text() == QStringLiteral("P&rint…"))
            CHECK_FALSE(button->isEnabled());
}

TEST_CASE("sections move up and down by buttons", "[report][dialog]")
{
    ReportDialog dialog;
    dialog.setReport(sample());
    auto *list = dialog.findChild<QListWidget *>();
    list->setCurrentRow(2);
    const QString moved = list->item(2)->data(Qt::UserRole).toString();
    QSignalSpy changed(&dialog, &ReportDialog::settingsChanged);
    for (QToolButton *button : dialog.findChildren<QToolButton *>())
        if (button->arrowType() == Qt::UpArrow)
            button->click();
    CHECK(changed.count() == 1);
    CHECK(list->currentRow() == 1);
    CHECK(dialog.settings().sections.value(1) == moved);
    CHECK(dialog.chosenReport().sections[1].id == moved.toStdString());
}

TEST_CASE("settings given are settings returned, and are asked for with the export", "[report][dialog]")
{
    ReportSettings settings;
    settings.title = QStringLiteral("Mine");
    settings.author = QStringLiteral("Me");
    settings.paper = PaperSize::letter;
    settings.format = ReportFormat::csv;
    settings.provenance = true;
    settings.sections = {QStringLiteral("ranking"), QStringLiteral("answer")};
    ReportDialog dialog;
    dialog.setReport(sample());
    dialog.setSettings(settings);
    CHECK(dialog.settings() == settings);
    QSignalSpy exported(&dialog, &ReportDialog::exportRequested);
    QSignalSpy printed(&dialog, &ReportDialog::printRequested);
    for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
        if (button->text() == QStringLiteral("&Export…") || button->text() == QStringLiteral("P&rint…"))
            button->click();
    }
    REQUIRE(exported.count() == 1);
    REQUIRE(printed.count() == 1);
    CHECK(exported[0][0].value<ReportSettings>() == settings);
    CHECK(dialog.preview()->pageLayout()->style->pageSize().id() == QPageSize::Letter);
    dialog.setMessage(QStringLiteral("<b>Nothing was written</b>"), true);
    CHECK(dialog.settings() == settings);
}

TEST_CASE("the preview zooms, walks over pages and survives a new report", "[report][dialog]")
{
    ReportPreview preview;
    preview.resize(500, 600);
    preview.show();
    REQUIRE(QTest::qWaitForWindowExposed(&preview));
    CHECK(preview.currentPage() == -1);
    preview.setLayout(
        std::make_shared<const PageLayout>(layoutReport(sample(), PaperSize::a4, QLocale(QLocale::English))));
    CHECK(preview.currentPage() == 0);
    QSignalSpy pages(&preview, &ReportPreview::pageChanged);
    QTest::keyClick(&preview, Qt::Key_PageDown);
    CHECK(preview.currentPage() == 1);
    preview.goToPage(4);
    CHECK(preview.currentPage() == 4);
    CHECK(pages.count() >= 2);
    QTest::keyClick(&preview, Qt::Key_Plus);
    CHECK(preview.zoom() > 1.1);
    QTest::keyClick(&preview, Qt::Key_0);
    CHECK(preview.zoom() == 1.0);
    CHECK_FALSE(isBlank(preview.viewport()->grab().toImage()));
    preview.setLayout(std::make_shared<const PageLayout>(
        layoutReport(std::make_shared<const Report>(), PaperSize::a4, QLocale(QLocale::English))));
    CHECK(preview.currentPage() <= 1);
    preview.setLayout(nullptr);
    CHECK(preview.currentPage() == -1);
}

TEST_CASE("printing gives the pages of the layout, also where the printer stands on landscape", "[report][print]")
{
    const auto asked = GENERATE(QPageLayout::Portrait, QPageLayout::Landscape);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("printed.pdf"));
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    printer.setPageOrientation(asked);
    const PageLayout layout = layoutReport(sample(), PaperSize::letter, QLocale(QLocale::English));
    REQUIRE(printReport(printer, layout));
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    REQUIRE(bytes.startsWith("%PDF"));
    if (isMissing(QStringLiteral("pdfinfo")))
        return;
    const PdfFile pdf(bytes);
    CHECK(pdf.info(QStringLiteral("Pages")).toInt() == layout.pageCount());
    CHECK(pdf.info(QStringLiteral("Page size")).contains(QStringLiteral("612 x 792")));
    CHECK(withoutSpaces(pdf.text(3)).contains(QStringLiteral("inf1.2xlarge")));
}
