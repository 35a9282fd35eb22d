// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/simulate/simulate_form.h"

#include "model/simulation/parameters/named_parameters.h"
#include "views/theme/plain_tip.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/parameter_field.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/section.h"
#include "views/words/plain.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleOption>

namespace wattfare {

namespace {

struct MarketWords {
    MarketKind kind;
    const char *title, *help;
};

constexpr MarketWords kMarkets[] = {
    {MarketKind::bandProbability, QT_TRANSLATE_NOOP("Simulate", "Advisor: chance a month"),
        QT_TRANSLATE_NOOP("Simulate",
            "The band of the Spot Instance Advisor read as the chance that an instance is reclaimed within a month.")},
    {MarketKind::bandRate, QT_TRANSLATE_NOOP("Simulate", "Advisor: reclaims a month"),
        QT_TRANSLATE_NOOP("Simulate", "The same band read as reclaims an instance and month: a little less.")},
    {MarketKind::measuredPool, QT_TRANSLATE_NOOP("Simulate", "Measured pool"),
        QT_TRANSLATE_NOOP("Simulate", "The interruption rate that a public trace of a GPU pool shows.")},
    {MarketKind::traceReplay, QT_TRANSLATE_NOOP("Simulate", "Availability trace"),
        QT_TRANSLATE_NOOP("Simulate", "Recorded availability of a pool: in blocks drawn at random, or as it was.")},
    {MarketKind::priceReplay, QT_TRANSLATE_NOOP("Simulate", "Price history"),
        QT_TRANSLATE_NOOP("Simulate", "Recorded spot prices, replayed; capacity is lost at the interruption rate.")},
    {MarketKind::regimesAssumed, QT_TRANSLATE_NOOP("Simulate", "Calm, tight and empty times"),
        QT_TRANSLATE_NOOP("Simulate", "A market that switches between three states; an assumption.")},
    {MarketKind::regimesFitted, QT_TRANSLATE_NOOP("Simulate", "Times fitted to a trace"),
        QT_TRANSLATE_NOOP("Simulate", "The same with states fitted to a recorded trace.")},
    {MarketKind::ownHazard, QT_TRANSLATE_NOOP("Simulate", "Your own rate"),
        QT_TRANSLATE_NOOP("Simulate", "The interruption rate that you enter.")},
};

constexpr int kNameRole = Qt::UserRole + 1;

// Its field has less room than its list: there the chosen item goes by its short name.
class NamedBox final : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void initStyleOption(QStyleOptionComboBox *option) const override
    {
        QComboBox::initStyleOption(option);
        if (const QString name = currentData(kNameRole).toString(); !name.isEmpty())
            option->currentText = name;
    }
};

} // namespace

SimulateForm::SimulateForm(SimulationKind kind, QWidget *parent)
    : QScrollArea(parent)
    , m_kind(kind)
{
    setObjectName(QStringLiteral("form_") + simulationKindId(kind));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *body = new QWidget(this);
    auto *layout = boxLayout<QVBoxLayout>(body, {kSpace3, kSpace2, kSpace3, kSpace4}, kSpace3);
    QHash<int, Section *> sections;
    for (const SimulateField &field : simulateFields(kind)) {
        const int group = static_cast<int>(field.group);
        if (!sections.contains(group)) {
            auto *section = new Section(simulateGroupTitle(kind, field.group), true, body);
            sections.insert(group, section);
            m_sections << section;
            layout->addWidget(section);
            if (field.group == SimulateGroup::market)
                createMarket(section->content());
        }
        auto *widget = new ParameterField(field.info, body);
        sections.value(group)->content()->addWidget(widget);
        m_fields.insert(plain(field.name()), widget);
        if (kind == SimulationKind::fleet && m_filled == nullptr) { // below the target, the first of the fields
            m_filled = plainLabel(body);
            m_filled->setFont(uiFont(TypeSize::caption));
            m_filled->setForegroundRole(QPalette::PlaceholderText);
            m_filled->setText(tr("Filled from the scenario: instances of the selected candidate that it needs."));
            sections.value(group)->content()->addWidget(m_filled);
        }
        if (field.info.type
            == ParameterType::boolean) // its words do not wrap: a narrow column clips them, not the column
            widget->editor()->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(widget, &ParameterField::edited, this, [this, &field](const QString &, const QString &value) {
            emit edited(plain(field.name()), modelValue(field, value));
        });
        connect(widget, &ParameterField::resetRequested, this,
            [this, &field] { emit fieldResetRequested(plain(field.name())); });
    }
    for (auto it = sections.cbegin(); it != sections.cend(); ++it)
        it.value()->setOpen(!simulateGroupFolded(static_cast<SimulateGroup>(it.key())));
    m_reset = new QPushButton(tr("Back to the scenario's values"), body);
    m_reset->setToolTip(
        tr("Forgets what was entered here; the fields follow the scenario and the selected candidate again."));
    m_reset->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(m_reset, &QPushButton::clicked, this, &SimulateForm::resetRequested);
    layout->addWidget(m_reset);
    layout->addStretch();
    setWidget(body);
    body->installEventFilter(this);
}

// As wide as its fields at the least: with larger letters they need more, and nothing scrolls sideways here.
QSize SimulateForm::minimumSizeHint() const
{
    constexpr int kLeast = 210;
    const int fields = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {std::max(kLeast, fields), QScrollArea::minimumSizeHint().height()};
}

bool SimulateForm::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void SimulateForm::createMarket(QVBoxLayout *layout)
{
    const auto box = [&](const QString &title, QLabel *&label) {
        label = new QLabel(title, this);
        auto *combo = new NamedBox(this);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(12);
        combo->setAccessibleName(title);
        label->setBuddy(combo);
        auto *column = boxLayout<QVBoxLayout>(2);
        column->addWidget(label);
        column->addWidget(combo);
        layout->addLayout(column);
        return combo;
    };
    if (m_kind != SimulationKind::deadline) {
        QLabel *label = nullptr;
        m_market = box(tr("Interruptions by"), label);
        m_market->setObjectName(QStringLiteral("market"));
        for (const MarketWords &each : kMarkets) {
            const bool own = each.kind == MarketKind::ownHazard && m_kind == SimulationKind::fleet;
            m_market->addItem(
                own ? tr("Rates of the pools") : SimulateWords::of(each.title), static_cast<int>(each.kind));
            m_market->setItemData(m_market->count() - 1,
                own ? tr("The rates in the table of pools.") : SimulateWords::of(each.help), Qt::ToolTipRole);
        }
        connect(m_market, &QComboBox::activated, this,
            [this](int row) { emit marketEdited(static_cast<MarketKind>(m_market->itemData(row).toInt())); });
    }
    m_item = box(m_kind == SimulationKind::deadline ? tr("Availability trace") : tr("Recorded at"), m_itemLabel);
    m_item->setObjectName(QStringLiteral("market_item"));
    connect(m_item, &QComboBox::activated, this,
        [this](int row) { emit itemEdited(static_cast<std::size_t>(m_item->itemData(row).toULongLong())); });
    m_note = plainLabel(this);
    m_note->setFont(uiFont(TypeSize::caption));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_note);
    m_commands = new QPushButton(tr("Commands for AWS files…"), this);
    m_commands->setObjectName(QStringLiteral("aws_commands"));
    m_commands->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_commands->hide();
    connect(m_commands, &QPushButton::clicked, this, &SimulateForm::commandsRequested);
    layout->addWidget(m_commands);
}

void SimulateForm::setMarket(const MarketChoice &choice, const QList<MarketItem> &items, const QString &note)
{
    if (m_market) {
        m_market->setCurrentIndex(m_market->findData(static_cast<int>(choice.kind)));
        m_market->setToolTip(m_market->currentData(Qt::ToolTipRole).toString());
        m_market->setAccessibleDescription(m_market->toolTip());
    }
    m_item->clear();
    for (const MarketItem &each : items) {
        m_item->addItem(each.title, static_cast<qulonglong>(each.item));
        m_item->setItemData(m_item->count() - 1, plainTip(each.title), Qt::ToolTipRole);
        m_item->setItemData(m_item->count() - 1, each.name, kNameRole);
    }
    m_item->setCurrentIndex(m_item->findData(static_cast<qulonglong>(choice.item)));
    m_item->setToolTip(plainTip(m_item->currentText()));
    const bool any = !items.isEmpty();
    m_item->setVisible(any);
    m_itemLabel->setVisible(any);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_commands->setVisible(choice.kind == MarketKind::priceReplay && !any);
    const auto show = [this](const char *name, bool on) {
        if (ParameterField *field = m_fields.value(QLatin1String(name)))
            field->setVisible(on);
    };
    show("market_cap", choice.kind == MarketKind::priceReplay);
    show("market_start", choice.kind == MarketKind::priceReplay);
    const bool replays = choice.kind == MarketKind::traceReplay;
    show("replay", replays);
    show("replay_block_hours", replays && choice.replay == ReplayMode::blockBootstrap);
    show("replay_start_tick", replays && choice.replay == ReplayMode::fromTick);
    show("zone_correlation", marketTakes(choice.kind, "zone_correlation"));
    const bool constant = choice.kind != MarketKind::traceReplay && choice.kind != MarketKind::regimesAssumed
        && choice.kind != MarketKind::regimesFitted;
    for (const char *name : {"hazard_per_hour", "wait_hours", "wait_exponential"})
        if (ParameterField *field = m_fields.value(QLatin1String(name)); field && m_kind == SimulationKind::checkpoint)
            field->setVisible(constant
                && (choice.kind != MarketKind::priceReplay || QLatin1String(name) == QLatin1String("hazard_per_hour")));
    if (ParameterField *price = m_fields.value(QStringLiteral("usd_per_hour")))
        price->setVisible(choice.kind != MarketKind::priceReplay);
}

void SimulateForm::setValues(const QHash<QString, QString> &values)
{
    for (const SimulateField &field : simulateFields(m_kind)) {
        const QString name = plain(field.name());
        m_fields.value(name)->useShownCurrency();
        if (values.contains(name))
            m_fields.value(name)->setValue(shownValue(field, values.value(name)));
    }
    if (ParameterField *block = m_fields.value(QStringLiteral("block_hours")))
        block->setVisible(values.value(QStringLiteral("sampling")) != QLatin1String("every_start")
            && values.value(QStringLiteral("start_tick")).isEmpty());
    if (ParameterField *spread = m_fields.value(QStringLiteral("lowest_price_pools"))) // means nothing to the others
        spread->setVisible(values.value(QStringLiteral("strategy")) == QLatin1String("lowest_price"));
    if (ParameterField *sampling = m_fields.value(QStringLiteral("sampling")))
        sampling->setVisible(values.value(QStringLiteral("start_tick")).isEmpty());
}

void SimulateForm::setFailure(const std::optional<Failure> &failure)
{
    for (const SimulateField &field : simulateFields(m_kind))
        m_fields.value(plain(field.name()))
            ->setError(failure && failure->field == field.name() ? fieldError(field, *failure) : QString());
}

bool SimulateForm::shows(const std::string &field) const
{
    const ParameterField *widget = m_fields.value(QString::fromStdString(field));
    return widget && widget->isVisibleTo(this);
}

void SimulateForm::setEdited(bool edited, const QHash<QString, QString> &originals)
{
    m_reset->setEnabled(edited);
    if (m_filled)
        m_filled->setVisible(!originals.contains(QStringLiteral("target_units")));
    for (const SimulateField &field : simulateFields(m_kind)) {
        const QString name = plain(field.name());
        const auto original = originals.constFind(name);
        m_fields.value(name)->setChanged(
            original != originals.cend(), original != originals.cend() ? shownValue(field, *original) : QString());
    }
}

void SimulateForm::focusFirst() { m_fields.value(plain(simulateFields(m_kind).front().name()))->setFocus(); }

void SimulateForm::focusField(const QString &name)
{
    ParameterField *field = m_fields.value(name);
    if (field == nullptr)
        return;
    for (Section *section : m_sections)
        if (section->isAncestorOf(field))
            section->setOpen(true);
    field->setFocus();
    ensureWidgetVisible(field);
}

QByteArray SimulateForm::openSections() const
{
    QByteArray bits;
    for (const Section *section : m_sections)
        bits += section->isOpen() ? '1' : '0';
    return bits;
}

void SimulateForm::setOpenSections(const QByteArray &bits)
{
    if (bits.size() != m_sections.size())
        return;
    for (qsizetype i = 0; i < bits.size(); ++i)
        m_sections[i]->setOpen(bits[i] == '1');
}

} // namespace wattfare
