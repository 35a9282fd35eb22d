// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences that change with every move of a slider do not lay out the window each time.
#include "tests/support/catch.h"
#include "views/widgets/headline.h"
#include "views/widgets/text_column.h"

#include <QCoreApplication>
#include <QEvent>
#include <QVBoxLayout>

using namespace wattfare;

namespace {

// Counts the requests for a new layout that reach a widget.
struct Requests : QObject {
    int count = 0;
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return false;
    }
};

struct Column {
    QWidget page;
    TextColumn *column = new TextColumn(4, &page);
    Headline *first = new Headline(&page);
    WrappedLabel *second = new WrappedLabel(&page);
    QWidget *below = new QWidget(&page);
    Requests requests;

    Column()
    {
        auto *layout = new QVBoxLayout(&page);
        column->add(first);
        column->add(second);
        layout->addWidget(column);
        layout->addWidget(below, 1);
        first->setSentence(QStringLiteral("Cheapest: 6 of inf1.2xlarge"));
        second->setText(QStringLiteral("Left out: nothing"));
        page.resize(600, 400);
        page.show();
        settle();
        page.installEventFilter(&requests);
    }
    static void settle()
    {
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
    }
};

} // namespace

TEST_CASE("a sentence of the same height asks nothing of the window", "[text-column]")
{
    Column it;
    CHECK(it.second->geometry().top() == it.first->geometry().bottom() + 1 + 4);
    CHECK(it.column->height() == it.second->geometry().bottom() + 1);
    it.first->setSentence(QStringLiteral("Cheapest: 7 of inf1.2xlarge"));
    it.second->setText(QStringLiteral("Left out: 1"));
    Column::settle();
    CHECK(it.requests.count == 0);
    CHECK(it.first->text().contains(QLatin1Char('7')));
}

TEST_CASE("a sentence that takes more lines gets them, and gives them back", "[text-column]")
{
    Column it;
    const int before = it.column->height();
    const int room = it.below->height();
    it.second->setText(QStringLiteral("Left out: ").repeated(40));
    Column::settle();
    CHECK(it.requests.count > 0);
    CHECK(it.column->height() > before);
    CHECK(it.column->height() == it.column->heightForWidth(it.column->width()));
    CHECK(it.second->height() >= it.second->heightForWidth(it.second->width()));
    CHECK(it.below->height() < room);
    it.second->setText(QStringLiteral("Left out: nothing"));
    Column::settle();
    CHECK(it.column->height() == before);
    CHECK(it.below->height() == room);
}

TEST_CASE("a hidden sentence takes no room", "[text-column]")
{
    Column it;
    const int both = it.column->height();
    it.second->hide();
    Column::settle();
    CHECK(it.column->height() == it.first->height());
    CHECK(it.column->height() < both);
    it.second->show();
    Column::settle();
    CHECK(it.column->height() == both);
}

TEST_CASE("after a change of the width every sentence has its height", "[text-column]")
{
    Column it;
    it.second->setText(QStringLiteral("Of what was left out there are many kinds. ").repeated(4));
    for (const int width : {420, 900, 300, 640, 420}) {
        it.first->setSentence(QStringLiteral("Cheapest: %1 of inf1.2xlarge, 91 % below g4dn.2xlarge").arg(width));
        it.page.resize(width, 400);
        Column::settle();
        INFO(width);
        CHECK(it.column->height() == it.column->heightForWidth(it.column->width()));
        CHECK(it.second->geometry().bottom() + 1 == it.column->height());
        CHECK(it.first->height() >= it.first->heightForWidth(it.first->width()));
    }
}

TEST_CASE("a sentence with reserved lines keeps their height, and tells what it has no room for", "[text-column]")
{
    QWidget page;
    auto *lead = new Headline(&page);
    lead->reserveLines(2);
    lead->resize(500, lead->heightForWidth(500));
    int told = 0;
    QObject::connect(lead, &Headline::elidedChanged, [&](bool) { ++told; });
    const int height = lead->heightForWidth(500);
    const QString words = QStringLiteral("Cheapest: 6 of inf1.2xlarge, 91 % below g4dn.2xlarge. ");
    for (const int times : {1, 2, 40, 1}) {
        const QString sentence = words.repeated(times).trimmed();
        lead->setSentence(sentence);
        INFO(times);
        CHECK(lead->heightForWidth(500) == height);
        CHECK(lead->minimumHeight() == height);
        CHECK(lead->QLabel::heightForWidth(500) <= height);
        CHECK(lead->sentence() == sentence);
        CHECK(lead->isElided() == (times == 40));
        CHECK(lead->toolTip() == (times == 40 ? sentence : QString()));
        CHECK(lead->text().endsWith(QChar(0x2026)) == (times == 40));
    }
    CHECK(told == 2);
    lead->setSentence(words.repeated(6).trimmed());
    const bool wide = lead->isElided();
    lead->resize(1600, height);
    page.show();
    Column::settle();
    CHECK_FALSE(lead->isElided());
    CHECK(wide);
}
