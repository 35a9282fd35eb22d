// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the palette finds: every action of menus, pages and docks, instances, regions, models, columns, help.
#include "app/window/help_pages.h"
#include "app/window/main_window.h"
#include "app/window/pages.h"
#include "model/catalog/commitments.h"
#include "model/catalog/instance_kinds.h"
#include "model/evaluation/throughput/work_unit.h"
#include "model/workload/document.h"
#include "views/pages/charts/charts_page.h"
#include "views/pages/explore/explore_page.h"
#include "views/pages/inspector/inspector_panel.h"
#include "views/pages/workload/workload_panel.h"
#include "views/tables/data_table_view.h"
#include "views/theme/theme.h"
#include "views/widgets/filter_bar.h"
#include "views/words/column_text.h"
#include "views/words/glossary/glossary.h"
#include "views/words/purchase_text.h"
#include "views/words/translations.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QTabBar>
#include <QToolButton>

#include <cmath>

namespace wattfare {

namespace {

// "Theme: Dark": what stands in a menu within a menu is named with it.
QString paletteText(const QAction &action)
{
    QString text = action.text();
    const auto places = action.associatedObjects();
    for (const QObject *place : places) {
        const auto *menu = qobject_cast<const QMenu *>(place);
        if (menu && !menu->menuAction()->associatedObjects().isEmpty()
            && qobject_cast<QMenu *>(menu->menuAction()->associatedObjects().first()))
            text = MainWindow::tr("%1: %2").arg(menu->title(), text);
    }
    return text.remove(QLatin1Char('&'));
}

// What a button is called: by its text, else by what a screen reader says.
QString buttonName(const QAbstractButton &button)
{
    QString name = button.text();
    if (name.isEmpty())
        name = button.accessibleName();
    if (name.isEmpty())
        name = button.toolTip().section(QLatin1Char('\n'), 0, 0);
    return name.remove(QLatin1Char('&'));
}

// Buttons of one's own, not those inside of a field or a title bar.
bool isOwnButton(const QAbstractButton &button)
{
    for (const QWidget *widget = button.parentWidget(); widget; widget = widget->parentWidget()) {
        if (qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
            || qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QTabBar *>(widget)
            || qobject_cast<const QAbstractItemView *>(widget) || widget->isWindow())
            return widget->isWindow() && qobject_cast<const QMainWindow *>(widget);
        if (qobject_cast<const Page *>(widget))
            return true;
    }
    return false;
}

// Pages of the help and their sections, as they are written: read once for a language, some sixty files.
struct HelpPlace {
    QString page, title, section, text;
};

const std::vector<HelpPlace> &helpPlaces()
{
    static QString language;
    static std::vector<HelpPlace> places;
    if (language == uiLanguage() && !places.empty())
        return places;
    language = uiLanguage();
    places.clear();
    const QVector<HelpWindow::PageTitle> pages = helpPages();
    for (const HelpWindow::PageTitle &page : pages) {
        const QStringList parts = helpMarkdown(page.id).split(QStringLiteral("\n## "));
        for (qsizetype i = 0; i < parts.size(); ++i) {
            QString text = parts[i];
            text.replace(QLatin1Char('\n'), QLatin1Char(' ')); // a phrase may run over the end of a line
            places.push_back(
                {page.id, page.title, i == 0 ? QString() : parts[i].section(QLatin1Char('\n'), 0, 0), text});
        }
    }
    return places;
}

// How many parameters a model has, as people say it: "8B 8 billion", "336M 336 million".
QString sizeWords(const MlModel &model)
{
    if (!model.parametersMillion)
        return {};
    const bool billions = *model.parametersMillion >= 950;
    const QString size
        = QString::number(std::round(billions ? *model.parametersMillion / 1000 : *model.parametersMillion));
    return size + (billions ? QLatin1Char('B') : QLatin1Char('M')) + QLatin1Char('\n')
        + (billions ? MainWindow::tr("%1 billion parameters") : MainWindow::tr("%1 million parameters")).arg(size);
}

} // namespace

QVector<CommandPalette::Entry> MainWindow::paletteEntries()
{
    QVector<CommandPalette::Entry> entries;
    const auto actions = findChildren<QAction *>(Qt::FindDirectChildrenOnly);
    for (QAction *each : actions) {
        if (each->objectName().isEmpty() || each->objectName() == QLatin1String("palette"))
            continue;
        entries.push_back(
            {paletteText(*each), tr("Action"), each->shortcut().toString(QKeySequence::NativeText), each->icon(),
                [each = QPointer<QAction>(each)] {
                    if (each)
                        each->trigger();
                },
                each->isEnabled()});
    }
    const QStringList recent = m_context.settings.recentFiles();
    for (const QString &file : recent)
        entries.push_back({QDir::toNativeSeparators(file), tr("Recent file"), {}, icon(QStringLiteral("history")),
            [this, file] { openPath(file); }});
    addPageEntries(entries);
    const QVector<WorkloadPanel::Place> places = m_workload->places();
    for (const WorkloadPanel::Place &place : places)
        entries.push_back({place.title, m_docks[kWorkload]->windowTitle(), {}, icon(QStringLiteral("settings")),
            [this, editor = QPointer<QWidget>(place.editor)] {
                m_docks[kWorkload]->show();
                m_docks[kWorkload]->raise();
                if (editor)
                    m_workload->showPlace(editor);
            }});
    addConceptEntries(entries);
    const ViewData &shown = m_context.session.data();
    if (!shown.snapshot)
        return entries;
    const Snapshot &snapshot = *shown.snapshot;
    for (const TypeIndex type : typesBySize(snapshot)) {
        const auto i = static_cast<std::size_t>(type);
        entries.push_back({QString::fromStdString(snapshot.types[i].name), tr("Instance"), {},
            icon(QStringLiteral("chip")), [this, type] {
                inspectType(type);
                showFound();
            }});
    }
    addAcceleratorEntries(entries, snapshot);
    for (const Region &region : snapshot.regions) {
        const QString code = QString::fromStdString(region.code);
        entries.push_back({QStringLiteral("%1, %2").arg(code, QString::fromStdString(region.name)), tr("Region"), {},
            icon(QStringLiteral("region")), [this, code] {
                Scenario next = m_context.session.scenario();
                next.regions = {code.toStdString()};
                m_context.session.edit(next, tr("Region %1").arg(code));
            }});
    }
    for (const PurchaseOption &option : offeredOptions(snapshot)) {
        const QString name = optionWord(option);
        entries.push_back({name, tr("Purchase option"), {}, icon(QStringLiteral("cost")), [this, option, name] {
                               Scenario next = m_context.session.scenario();
                               next.purchase = {option};
                               m_context.session.edit(next, tr("Purchase option %1").arg(name));
                           }});
    }
    for (const MlModel &model : snapshot.models) {
        const std::string key = model.key;
        const QString name = QString::fromStdString(model.name.empty() ? key : model.name);
        entries.push_back({name, tr("Model"), {}, icon(QStringLiteral("compare")),
            [this, key, name, writes = generatesText(model)] {
                Scenario next = m_context.session.scenario();
                next.model = key;
                // Work that it cannot do gives way to work that it does.
                if (next.kind == WorkloadKind::hpc
                    || (next.kind != WorkloadKind::training && writes != (next.kind == WorkloadKind::llmServing)))
                    next.kind = writes ? WorkloadKind::llmServing : WorkloadKind::inference;
                m_context.session.edit(next, tr("Model %1").arg(name));
            },
            true, sizeWords(model)});
    }
    return entries;
}

// Accelerators that a type has: choosing one shows those types, and the smallest at the watts of the accelerator.
void MainWindow::addAcceleratorEntries(QVector<CommandPalette::Entry> &entries, const Snapshot &snapshot)
{
    QSet<AcceleratorIndex> known;
    for (const TypeIndex type : typesBySize(snapshot)) {
        const AcceleratorIndex index = snapshot.types[type].accelerator;
        if (index == kNone || known.contains(index))
            continue;
        known.insert(index);
        const Accelerator &accelerator = snapshot.accelerators[index];
        const QString name = QString::fromStdString(accelerator.name);
        entries.push_back({name, tr("Accelerator"), {}, icon(QStringLiteral("chip")),
            [this, type, name] {
                showPage(QStringLiteral("explore"));
                if (auto *explore = qobject_cast<ExplorePage *>(page(QStringLiteral("explore"))))
                    explore->filterBar()->choose(
                        QStringLiteral("accelerator = '%1'").arg(QString(name).replace(u'\'', QStringLiteral("''"))));
                inspectType(type);
                if (const SnapshotPtr &current = m_context.session.snapshot())
                    m_inspector->showPowerOf(current->types[type].accelerator);
            },
            true,
            tr("accelerator, device, GPU, chip, watts, power, TDP, memory, bandwidth, peak rate") + QLatin1Char('\n')
                + QString::fromStdString(accelerator.vendor + '\n' + accelerator.ec2Name)});
    }
}

// In the first of the scenario's regions.
void MainWindow::inspectType(std::uint32_t type)
{
    const Scenario &scenario = m_context.session.scenario();
    const SnapshotPtr &current = m_context.session.snapshot();
    if (!current || scenario.regions.empty())
        return;
    Selection next = m_context.session.selection();
    next.candidates = {Candidate{type, current->region(scenario.regions.front()), 0}};
    m_context.session.setSelection(next);
    m_docks[QStringLiteral("inspector")]->show();
    m_inspector->focusStart();
}

// What was found has its row in the table, though a filter hid it.
void MainWindow::showFound()
{
    const auto found = m_context.session.selection().current();
    if (found && currentPage() == QLatin1String("explore"))
        static_cast<ExplorePage *>(page(QStringLiteral("explore")))->reveal(*found);
}

// Columns of the table by title, name and synonym; choosing one shows it. Terms by what they are called in any
// language. Pages of the help by their text.
void MainWindow::addConceptEntries(QVector<CommandPalette::Entry> &entries)
{
    for (const ResultColumn &column : resultColumns()) {
        const QString id = QString::fromUtf8(column.id);
        entries.push_back({columnTitle(column.id), tr("Column"), id, icon(QStringLiteral("columns")),
            [this, id] {
                showPage(QStringLiteral("explore"));
                if (auto *explore = qobject_cast<ExplorePage *>(page(QStringLiteral("explore"))))
                    explore->tableView()->showColumn(id);
            },
            m_context.session.results() != nullptr, columnAlso(column.id) + QLatin1Char('\n') + id});
    }
    QHash<QString, QStringList> namesOf; // by place
    const QStringList languages = uiLanguages();
    for (const QString &language : languages)
        for (const GlossaryEntry &entry : glossary(language))
            namesOf[QStringLiteral("glossary#") + HelpWindow::anchorOf(entry.term)] += entry.names;
    for (const HelpPlace &place : helpPlaces()) {
        const bool section = !place.section.isEmpty();
        const QString at = section ? place.page + QLatin1Char('#') + HelpWindow::anchorOf(place.section) : place.page;
        const bool term = namesOf.contains(at);
        const QString name = term ? place.section
            : section             ? tr("%1: %2").arg(place.title, place.section)
                                  : place.title;
        entries.push_back({name, term ? tr("Term") : tr("Help"), {}, icon(QStringLiteral("help")),
            [this, at] { openHelp(at); }, true, namesOf.value(at).join(QLatin1Char('\n')), place.text});
    }
}

// What the pages and docks offer on their own: buttons, kinds of chart, saved filters. Choosing one shows its place
// first.
void MainWindow::addPageEntries(QVector<CommandPalette::Entry> &entries)
{
    QSet<QString> taken;
    for (const CommandPalette::Entry &each : std::as_const(entries))
        taken.insert(each.text);
    const auto add = [&](const QString &place, const QString &name, const QIcon &picture, std::function<void()> run,
                         bool enabled = true) {
        const QString text = tr("%1: %2").arg(place, name);
        if (name.isEmpty() || taken.contains(text))
            return;
        taken.insert(text);
        entries.push_back({text, tr("Action"), {}, picture, std::move(run), enabled});
    };
    const auto addButtons = [&](Page *from, const QString &place, const QIcon &own, const std::function<void()> &show) {
        const bool inSight = from->isVisible();
        const auto buttons = from->findChildren<QAbstractButton *>();
        for (QAbstractButton *each : buttons) {
            const QIcon picture = each->icon().isNull() ? own : each->icon();
            if (!isOwnButton(*each) || (inSight ? !each->isVisible() : each->isHidden()))
                continue;
            const auto *tool = qobject_cast<QToolButton *>(each);
            if (QMenu *menu = tool ? tool->menu() : nullptr; menu && !menu->isEmpty()) {
                const auto actions = menu->actions();
                for (QAction *action : actions)
                    if (!action->isSeparator() && action->menu() == nullptr)
                        add(place, action->text().remove(QLatin1Char('&')),
                            action->icon().isNull() ? picture : action->icon(),
                            [show, action = QPointer<QAction>(action)] {
                                show();
                                if (action)
                                    action->trigger();
                            });
                continue;
            }
            add(
                place, buttonName(*each), picture,
                [show, button = QPointer<QAbstractButton>(each)] {
                    show();
                    if (button && button->isVisible() && button->isEnabled())
                        button->click();
                },
                !inSight || each->isEnabled());
        }
    };
    for (const PageEntry &entry : pageEntries()) {
        const QString id = QString::fromUtf8(entry.id), title = pageTitle(entry);
        Page *from = page(id);
        const auto show = [this, id] { showPage(id); };
        if (auto *charts = qobject_cast<ChartsPage *>(from)) {
            const QStringList kinds = charts->views();
            for (qsizetype i = 0; i < kinds.size(); ++i)
                add(title, charts->kindTitle(kinds[i]), icon(QString::fromUtf8(entry.icon)),
                    [show, charts = QPointer<ChartsPage>(charts), kind = kinds[i]] {
                        show();
                        if (charts)
                            charts->showView(kind);
                    });
        }
        addButtons(from, title, icon(QString::fromUtf8(entry.icon)), show);
        if (auto *explore = qobject_cast<ExplorePage *>(from)) {
            const QStringList saved = explore->filterBar()->savedFilters();
            for (const QString &filter : saved)
                add(explore->filterBar()->edit()->accessibleName(), filter, icon(QStringLiteral("filter")),
                    [show, filter, explore = QPointer<ExplorePage>(explore)] {
                        show();
                        if (explore)
                            explore->filterBar()->choose(filter);
                    });
        }
    }
    for (auto it = m_docks.cbegin(); it != m_docks.cend(); ++it)
        if (auto *from = qobject_cast<Page *>(it.value()->widget()))
            addButtons(from, it.value()->windowTitle(), icon(dockIcon(it.key())), [dock = it.value()] {
                dock->show();
                dock->raise();
            });
}

} // namespace wattfare
