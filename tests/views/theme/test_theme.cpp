// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/instance_kinds.h"
#include "model/catalog/load/load.h"
#include "tests/support/catch.h"
#include "views/tables/number_delegate.h"
#include "views/theme/flat_style.h"
#include "views/theme/script_fonts.h"
#include "views/theme/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPainterPath>
#include <QSignalSpy>
#include <QStyle>
#include <QToolButton>

#include <map>
#include <set>

using namespace wattfare;

TEST_CASE("every text reads at 4.5:1 on every surface it stands on", "[theme]")
{
    for (const ThemeColours &c : {lightColours(), darkColours(), printColours()}) {
        INFO((c.dark ? "dark" : "light"));
        const std::pair<const char *, QColor> surfaces[]
            = {{"window", c.window}, {"base", c.base}, {"raised", c.raised}, {"alternate", c.alternate}};
        const std::pair<const char *, QColor> texts[] = {{"text", c.text}, {"secondary", c.secondary}, {"link", c.link},
            {"better", c.better}, {"worse", c.worse}, {"error", c.error}, {"warning", c.warning}, {"info", c.info}};
        for (const auto &[surfaceName, surface] : surfaces) {
            for (const auto &[textName, colour] : texts) {
                INFO(textName << " on " << surfaceName);
                CHECK(contrastRatio(colour, surface) >= 4.5);
            }
        }
        for (const QColor &colour :
            {c.text, c.secondary, c.better, c.worse}) // the selection keeps the colours of its text
            CHECK(contrastRatio(colour, c.accentSoft) >= 4.5);
        CHECK(contrastRatio(c.accentText, c.accent) >= 4.5);
        CHECK(contrastRatio(c.text, c.accentSoft) >= 4.5);
        CHECK(contrastRatio(c.error, c.errorSoft) >= 4.5);
        CHECK(contrastRatio(c.warning, c.warningSoft) >= 4.5);
        for (const QColor &surface : {c.window, c.base, c.raised, c.alternate})
            CHECK(contrastRatio(c.disabled, surface) >= 4.5); // rows that do not count, hints
        // Lines of a drawing and of a comparison that are selected.
        for (const QColor &ink : {c.secondary, c.disabled, c.link, c.better, c.worse, c.error, c.warning})
            CHECK(contrastRatio(ink, c.accentSoft) >= 4.5);
    }
}

TEST_CASE("every ink of a table cell reads over the bar behind it", "[theme][tables]")
{
    const auto over = [](const QColor &bar, const QColor &ground) {
        const auto mix = [&](float top, float under) { return top * bar.alphaF() + under * (1.0F - bar.alphaF()); };
        return QColor::fromRgbF(
            mix(bar.redF(), ground.redF()), mix(bar.greenF(), ground.greenF()), mix(bar.blueF(), ground.blueF()));
    };
    for (const ThemeColours &c : {lightColours(), darkColours()}) {
        INFO((c.dark ? "dark" : "light"));
        const QColor bar = heatBarColour(c);
        CHECK(bar.alphaF() > 0.1F); // still a bar
        for (const QColor &ground : {c.base, c.alternate})
            for (const QColor &ink : {c.text, c.secondary, c.disabled})
                CHECK(contrastRatio(ink, over(bar, ground)) >= 4.5);
        CHECK(contrastRatio(c.text, over(bar, c.accentSoft)) >= 4.5); // all inks of a selected row
    }
}

TEST_CASE("palettes keep text legible in every group", "[theme]")
{
    for (const ThemeColours &c : {lightColours(), darkColours()}) {
        const QPalette p = Theme::palette(c);
        for (const auto group : {QPalette::Active, QPalette::Inactive}) {
            CHECK(contrastRatio(p.color(group, QPalette::Text), p.color(group, QPalette::Base)) >= 4.5);
            CHECK(contrastRatio(p.color(group, QPalette::ButtonText), p.color(group, QPalette::Button)) >= 4.5);
            CHECK(contrastRatio(p.color(group, QPalette::WindowText), p.color(group, QPalette::Window)) >= 4.5);
            CHECK(contrastRatio(p.color(group, QPalette::HighlightedText), p.color(group, QPalette::Highlight)) >= 4.5);
            CHECK(contrastRatio(p.color(group, QPalette::PlaceholderText), p.color(group, QPalette::Base)) >= 4.5);
            CHECK(contrastRatio(p.color(group, QPalette::ToolTipText), p.color(group, QPalette::ToolTipBase)) >= 4.5);
        }
    }
}

TEST_CASE("marks stand out from the surface at 3:1 and differ from each other", "[theme]")
{
    for (const ThemeColours &c : {lightColours(), darkColours(), printColours()}) {
        std::set<QRgb> colours;
        std::set<MarkerShape> shapes;
        for (int role = 0; role <= static_cast<int>(ChartRole::part8); ++role) {
            const auto r = static_cast<ChartRole>(role);
            INFO("role " << role);
            CHECK(contrastRatio(roleColour(r, c), c.base) >= 3.0);
            if (r <= ChartRole::otherInstance) {
                colours.insert(roleColour(r, c).rgb());
                shapes.insert(roleShape(r));
                CHECK_FALSE(roleName(r).isEmpty());
            }
            CHECK_FALSE(markerPath(roleShape(r), 10).isEmpty());
        }
        CHECK(colours.size() == 9);
        CHECK(shapes.size() == 9);
    }
}

TEST_CASE(
    "a kind of instance has a colour and mark of its own in charts, or those of other instances", "[theme][charts]")
{
    const auto snapshot = loadSnapshot(WATTFARE_CATALOG_DB);
    REQUIRE(snapshot);
    std::map<ChartRole, std::set<std::string_view>> kinds;
    for (const InstanceType &type : (*snapshot)->types) {
        INFO(type.name);
        const auto vendor = type.accelerator == kNone ? "" : (*snapshot)->accelerators[type.accelerator].vendor;
        const ChartRole role = instanceRole(type.kind, vendor, type.cpuArch);
        REQUIRE(role <= ChartRole::otherInstance);
        CHECK((type.kind != InstanceKind::gpu || role != ChartRole::otherInstance));
        kinds[role].insert(instanceKindId(type.kind));
    }
    for (const auto &[role, ids] : kinds) {
        INFO(roleName(role).toStdString());
        CHECK((ids.size() == 1 || role == ChartRole::otherInstance)); // no two kinds look alike
    }
    // What the catalogue brings tomorrow: another maker of GPUs, other kinds.
    CHECK(instanceRole(InstanceKind::gpu, "Acme", "x86_64") == ChartRole::otherInstance);
    for (const ThemeColours &c : {lightColours(), darkColours(), printColours()}) {
        std::set<std::pair<QRgb, MarkerShape>> looks;
        std::size_t roles = 0;
        const auto add = [&](ChartRole role) {
            CHECK(contrastRatio(roleColour(role, c), c.base) >= 3.0);
            looks.emplace(roleColour(role, c).rgb(), roleShape(role));
            ++roles;
        };
        for (int role = 0; role <= static_cast<int>(ChartRole::otherInstance); ++role)
            add(static_cast<ChartRole>(role));
        const std::size_t known = static_cast<std::size_t>(InstanceKind::cpu) + 1;
        for (std::size_t place = known; place < known + 8; ++place) {
            const ChartRole role = instanceRole(static_cast<InstanceKind>(place), "Acme", "x86_64");
            add(role);
            CHECK(roleName(role).isEmpty() == (place >= instanceKinds().size()));
        }
        CHECK(looks.size() == roles);
    }
}

TEST_CASE("an icon of no size is none, and nothing warns of it", "[theme]")
{
    CHECK(icon(QStringLiteral("search")).pixmap(QSize(0, 16)).isNull());
    CHECK_FALSE(icon(QStringLiteral("search")).pixmap(QSize(16, 16)).isNull());
}

TEST_CASE("the theme follows its choice and tells", "[theme]")
{
    Theme &theme = Theme::instance();
    theme.apply(*qApp, ThemeChoice::light);
    CHECK_FALSE(theme.isDark());
    QSignalSpy spy(&theme, &Theme::changed);
    theme.setChoice(ThemeChoice::dark);
    CHECK(theme.isDark());
    CHECK(spy.count() == 1);
    CHECK(QApplication::palette().color(QPalette::Window) == darkColours().window);
    theme.setChoice(ThemeChoice::dark);
    CHECK(spy.count() == 1);
    theme.setChoice(ThemeChoice::light);
}

TEST_CASE("without a choice of one's own the theme follows the system", "[theme]")
{
    Theme &theme = Theme::instance();
    theme.apply(*qApp, ThemeChoice::light);
    const auto platformSays = [](QRgb window) { QApplication::setPalette(QPalette(QColor(window))); };
    platformSays(0x202020); // a chosen theme stays
    CHECK_FALSE(theme.isDark());
    CHECK(QApplication::palette().color(QPalette::Window) == lightColours().window);
    theme.setChoice(ThemeChoice::system);
    QSignalSpy spy(&theme, &Theme::changed);
    platformSays(0x202020);
    CHECK(theme.isDark());
    CHECK(QApplication::palette().color(QPalette::Window) == darkColours().window);
    platformSays(0xF0F0F0);
    CHECK_FALSE(theme.isDark());
    CHECK(spy.count() == 2);
    // A platform that only says that something changed: its palette is asked for. The offscreen one is light.
    platformSays(0x202020);
    REQUIRE(theme.isDark());
    QWidget window;
    QEvent changed(QEvent::ThemeChange);
    QApplication::sendEvent(&window, &changed);
    CHECK_FALSE(theme.isDark());
    CHECK(QApplication::palette().color(QPalette::Window) == lightColours().window);
    theme.setChoice(ThemeChoice::light);
}

TEST_CASE("icons are drawn in the palette's colour", "[theme]")
{
    Theme::instance().apply(*qApp, ThemeChoice::light);
    const QStringList names = iconNames();
    REQUIRE(names.size() >= 40);
    for (const char *needed : {"open", "save", "undo", "redo", "pin", "pin-filled", "filter", "export", "pdf", "csv",
             "reset", "zoom-in", "columns", "play", "stop", "search", "compare", "chart", "table", "explain", "info",
             "warning", "refresh", "import", "settings", "theme", "help", "sort"})
        CHECK(names.contains(QLatin1String(needed)));
    CHECK(icon(QStringLiteral("no-such-icon")).isNull());
    const auto inked = [](const QImage &image) {
        int count = 0;
        QRgb darkest = qRgb(255, 255, 255);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (qAlpha(image.pixel(x, y)) > 200) {
                    ++count;
                    darkest = image.pixel(x, y);
                }
        return std::pair(count, darkest);
    };
    for (const QString &name : names) {
        INFO(name.toStdString());
        CHECK(inked(icon(name).pixmap(QSize(24, 24)).toImage()).first > 8);
    }
    const QIcon one = icon(QStringLiteral("save"));
    const QRgb light = inked(one.pixmap(QSize(32, 32)).toImage()).second;
    Theme::instance().setChoice(ThemeChoice::dark);
    const QRgb dark = inked(one.pixmap(QSize(32, 32)).toImage()).second;
    CHECK(qGray(light) < 100);
    CHECK(qGray(dark) > 150);
    Theme::instance().setChoice(ThemeChoice::light);
}

TEST_CASE("three sizes of type, and numbers with equal digits", "[theme]")
{
    const auto size = [](const QFont &font) { return QFontInfo(font).pointSizeF(); };
    CHECK(size(uiFont(TypeSize::caption)) < size(uiFont(TypeSize::body)));
    CHECK(size(uiFont(TypeSize::body)) < size(uiFont(TypeSize::title)));
    const QFontMetricsF metrics(numberFont(uiFont(TypeSize::body)));
    for (char digit = '1'; digit <= '9'; ++digit)
        CHECK(std::abs(metrics.horizontalAdvance(QLatin1Char(digit)) - metrics.horizontalAdvance(QLatin1Char('0')))
            < 1.0);
}

namespace {

// One of each control that the style paints, in a window.
std::unique_ptr<QWidget> controls()
{
    auto window = std::make_unique<QWidget>();
    auto *layout = new QGridLayout(window.get());
    auto *tabs = new QTabBar;
    tabs->addTab(QStringLiteral("Explore"));
    tabs->addTab(QStringLiteral("Compare"));
    auto *slider = new QSlider(Qt::Horizontal);
    slider->setValue(40);
    auto *progress = new QProgressBar;
    progress->setValue(60);
    auto *combo = new QComboBox;
    combo->addItem(QStringLiteral("On-demand"));
    auto *editable = new QComboBox;
    editable->setEditable(true);
    editable->addItem(QStringLiteral("us-east-1"));
    auto *spin = new QDoubleSpinBox;
    spin->setValue(0.7);
    auto *check = new QCheckBox(QStringLiteral("Include estimates"));
    check->setChecked(true);
    auto *part = new QCheckBox(QStringLiteral("Partly"));
    part->setTristate(true);
    part->setCheckState(Qt::PartiallyChecked);
    auto *radio = new QRadioButton(QStringLiteral("Inference"));
    radio->setChecked(true);
    auto *button = new QPushButton(icon(QStringLiteral("play")), QStringLiteral("Run"));
    button->setDefault(true);
    auto *off = new QPushButton(QStringLiteral("Disabled"));
    off->setEnabled(false);
    auto *tool = new QToolButton;
    tool->setIcon(icon(QStringLiteral("filter")));
    tool->setCheckable(true);
    tool->setChecked(true);
    auto *group = new QGroupBox(QStringLiteral("Group"));
    auto *scroll = new QScrollBar(Qt::Horizontal);
    auto *edit = new QLineEdit(QStringLiteral("1,000,000"));
    auto *text = new QPlainTextEdit(QStringLiteral("SELECT 1"));
    auto *tree = new QTreeWidget;
    tree->setHeaderLabels({QStringLiteral("Name"), QStringLiteral("Value")});
    tree->addTopLevelItem(new QTreeWidgetItem(tree, {QStringLiteral("vCPU"), QStringLiteral("4")}));
    int row = 0;
    QWidget *all[] = {tabs, slider, progress, combo, editable, spin, check, part, radio, button, off, tool, group,
        scroll, edit, text, tree};
    for (QWidget *w : all) {
        layout->addWidget(w, row / 2, row % 2);
        ++row;
    }
    window->resize(520, 560);
    return window;
}

} // namespace

TEST_CASE("the style paints every control in both themes, enabled and not", "[theme]")
{
    Theme::instance().apply(*qApp, ThemeChoice::light);
    const auto window = controls();
    window->show();
    const QString folder = qEnvironmentVariable("WATTFARE_THEME_PICTURES"); // to look at after a change
    for (const ThemeChoice choice : {ThemeChoice::light, ThemeChoice::dark}) {
        Theme::instance().setChoice(choice);
        for (const bool enabled : {true, false}) {
            window->setEnabled(enabled);
            QApplication::processEvents();
            const QImage image = window->grab().toImage();
            QSet<QRgb> colours;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    colours.insert(image.pixel(x, y));
            CHECK(colours.size() > 20);
            if (!folder.isEmpty() && enabled)
                CHECK(image.save(folder
                    + (choice == ThemeChoice::light ? QStringLiteral("/controls-light.png")
                                                    : QStringLiteral("/controls-dark.png"))));
        }
    }
    Theme::instance().setChoice(ThemeChoice::light);
}

TEST_CASE("what the style draws for a dock or a field is sharp at 200 %", "[theme]")
{
    Theme::instance().apply(*qApp, ThemeChoice::light);
    for (const auto which :
        {QStyle::SP_TitleBarCloseButton, QStyle::SP_TitleBarNormalButton, QStyle::SP_LineEditClearButton}) {
        const QPixmap pixmap = QApplication::style()->standardIcon(which).pixmap(QSize(16, 16), 2.0);
        CHECK(pixmap.size() == QSize(32, 32));
        int grey = 0, ink = 0; // an enlarged image is mostly between paper and ink
        const QImage image = pixmap.toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                ++(image.pixelColor(x, y).alpha() > 200 ? ink : grey);
        CHECK(ink > 20);
        CHECK(ink < grey);
    }
}

TEST_CASE("icons grow with the letters", "[theme]")
{
    const QFont before = QApplication::font();
    const FlatStyle style;
    const auto size = [&] { return style.pixelMetric(QStyle::PM_ToolBarIconSize, nullptr, nullptr); };
    const auto small = [&] { return style.pixelMetric(QStyle::PM_SmallIconSize, nullptr, nullptr); };
    const int tool = size(), menu = small();
    QFont large = before;
    large.setPixelSize(QFontMetrics(before).height() * 3);
    QApplication::setFont(large);
    CHECK(size() > tool);
    CHECK(small() > menu);
    QApplication::setFont(before);
    CHECK(small() == menu);
}

TEST_CASE("a button with a menu leaves room for its arrow", "[theme]")
{
    Theme::instance().apply(*qApp, ThemeChoice::light);
    QToolButton plain, opens;
    for (QToolButton *button : {&plain, &opens})
        button->setText(QStringLiteral("Saved"));
    QMenu menu;
    opens.setMenu(&menu);
    opens.setPopupMode(QToolButton::InstantPopup);
    CHECK(opens.sizeHint().width() >= plain.sizeHint().width() + 8);
    CHECK(opens.sizeHint().width() - opens.fontMetrics().horizontalAdvance(opens.text()) >= 18);
}

TEST_CASE("Han and Hangul fall to the fonts of their language", "[theme]")
{
    const QFont before = QApplication::font();
    setScriptFonts(QStringLiteral("zh_CN"));
    const QStringList chinese = QApplication::font().families();
    setScriptFonts(QStringLiteral("ko"));
    const QStringList korean = QApplication::font().families();
    setScriptFonts(QStringLiteral("de"));
    CHECK(QApplication::font().families().size() < korean.size());
    CHECK(chinese.contains(QStringLiteral("Noto Sans CJK SC")));
    CHECK(korean.contains(QStringLiteral("Noto Sans CJK KR")));
    CHECK(chinese.first() == korean.first()); // words in Latin letters keep the platform's font
    QApplication::setFont(before);
}

TEST_CASE("the list of a narrow combo box is as wide as its items", "[theme]")
{
    Theme::instance().apply(*qApp, ThemeChoice::light);
    QComboBox box;
    box.addItems({QStringLiteral("short"), QStringLiteral("a long item whose end tells it from the others")});
    box.resize(80, box.sizeHint().height());
    box.show();
    box.showPopup();
    const int wanted = box.fontMetrics().horizontalAdvance(box.itemText(1));
    CHECK(box.view()->viewport()->width() >= wanted);
    box.hidePopup();
}
