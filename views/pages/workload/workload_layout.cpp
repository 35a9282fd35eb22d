// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/workload/workload_panel.h"

#include "model/catalog/commitments.h"
#include "model/catalog/model_names.h"
#include "model/energy/load_preset.h"
#include "model/energy/power_methods.h"
#include "model/workload/document.h"
#include "views/pages/workload/mix_sliders.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/parameter_field.h"
#include "views/widgets/plain_label.h"
#include "views/widgets/reset_button.h"
#include "views/widgets/section.h"
#include "views/words/column_text.h"
#include "views/words/format.h"
#include "views/words/parameter_text.h"
#include "views/words/plain.h"
#include "views/words/typed_lists.h"

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QRadioButton>
#include <QScrollArea>
#include <QStyledItemDelegate>
#include <QToolButton>

#include <algorithm>

// The fields of the dock; what they show and change is in workload_panel.cpp.
namespace wattfare {

namespace {

int kindOfGroup(std::string_view group)
{
    constexpr std::string_view kGroups[] = {"inference", "training", "llm", "hpc"};
    for (int i = 0; i < 4; ++i) {
        if (group == kGroups[i])
            return i;
    }
    return -1;
}

const ParameterInfo *infoOf(std::string_view key)
{
    for (const ParameterInfo &info : scenarioParameters()) {
        if (key == info.key)
            return &info;
    }
    return nullptr;
}

// A model of the list with what was measured of it; its field has the name alone.
class ModelDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (const QString measured = index.data(WorkloadPanel::kMeasuredRole).toString(); !measured.isEmpty())
            option->text += QStringLiteral(" · ") + measured;
    }
};

QLabel *errorLabel(QWidget *parent)
{
    auto *label = plainLabel(parent);
    label->setFont(uiFont(TypeSize::caption));
    label->hide();
    return label;
}

} // namespace

void WorkloadPanel::createKind(QVBoxLayout *layout)
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(kSpace2);
    grid->setVerticalSpacing(kSpace1);
    m_kinds = new QButtonGroup(this);
    for (int i = 0; i < 4; ++i) {
        const auto kindId = workloadKindId(static_cast<WorkloadKind>(i));
        auto *button = new QRadioButton(choiceWord("kind", kindId), this);
        button->setToolTip(parameterHelp("kind"));
        m_kinds->addButton(button, i);
        grid->addWidget(button, i / 2, i % 2);
    }
    connect(m_kinds, &QButtonGroup::idClicked, this, [this](int kind) {
        if (kind != static_cast<int>(m_data.scenario.kind)) {
            push(withKind(static_cast<WorkloadKind>(kind)), QStringLiteral("kind"));
        }
    });
    layout->addLayout(grid);
}

void WorkloadPanel::createModel(QVBoxLayout *layout)
{
    auto *row = new QWidget(this); // hidden where the work has no model
    auto *box = boxLayout<QVBoxLayout>(row, {}, 2);
    auto *label = new QLabel(parameterTitle("model"), row);
    m_model = new QComboBox(row);
    m_model->setEditable(true);
    m_model->setInsertPolicy(QComboBox::NoInsert);
    m_model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_model->setMinimumContentsLength(12);
    m_model->completer()->setFilterMode(Qt::MatchContains);
    m_model->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_model->setAccessibleName(parameterTitle("model"));
    m_model->setAccessibleDescription(parameterHelp("model"));
    m_model->setToolTip(parameterHelp("model"));
    m_model->lineEdit()->setAccessibleName(parameterTitle("model"));
    label->setBuddy(m_model);
    m_modelError = errorLabel(row);
    box->addLayout(titleRow(label, QStringLiteral("model")));
    box->addWidget(m_model);
    box->addWidget(m_modelError);
    layout->addWidget(row);
    m_levered = plainLabel(this);
    m_levered->setObjectName(QStringLiteral("levered"));
    m_levered->setFont(uiFont(TypeSize::caption));
    m_levered->setForegroundRole(QPalette::PlaceholderText);
    m_levered->hide();
    layout->addWidget(m_levered);
    m_model->setItemDelegate(new ModelDelegate(m_model));
    m_model->view()->setMinimumWidth(320); // names with what was measured
    m_model->installEventFilter(this); // it has the focus in its editor's stead
    connect(m_model, &QComboBox::activated, this, [this](int index) {
        const std::string key = m_model->itemData(index).toString().toStdString();
        if (key.empty() || key == m_data.scenario.model)
            return;
        Scenario next = m_data.scenario;
        next.model = key;
        push(next, QStringLiteral("model"));
    });
    connect(m_model->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        int index = m_model->findText(m_model->currentText(), Qt::MatchFixedString);
        if (index < 0 && m_shown) { // by a part of its name, or its size
            std::vector<ModelIndex> listed;
            for (int i = 0; i < m_model->count(); ++i)
                if (const ModelIndex each = m_shown->model(m_model->itemData(i).toString().toStdString());
                    each != kNone)
                    listed.push_back(each);
            const auto meant = modelsMeant(*m_shown, listed, m_model->currentText().toStdString());
            if (!meant.empty())
                index = m_model->findData(QString::fromStdString(m_shown->models[meant.front()].key));
            if (index >= 0)
                m_model->setCurrentIndex(index);
        }
        if (index < 0)
            showError(m_modelError,
                tr("No model of this work is called “%1”. Type a name or a size in billions, such as 7B.")
                    .arg(m_model->currentText().left(60)));
        else if (m_model->itemData(index).toString().toStdString() != m_data.scenario.model)
            emit m_model->activated(index);
        else
            showError(m_modelError, {});
    });
}

void WorkloadPanel::createMarket(QVBoxLayout *layout)
{
    auto *section = new Section(parameterGroupTitle("purchase"), false, this);
    const auto labelled = [&](const char *key, ChoiceList *&list) {
        auto *box = boxLayout<QVBoxLayout>(2);
        auto *label = new QLabel(parameterTitle(key), this);
        list = new ChoiceList(parameterTitle(key), this);
        list->setObjectName(QString::fromUtf8(key));
        label->setToolTip(parameterHelp(key));
        label->setBuddy(list);
        box->addLayout(titleRow(label, QString::fromUtf8(key)));
        box->addWidget(list);
        section->content()->addLayout(box);
    };
    labelled("regions", m_regions);
    m_regions->setLimits(1, 64);
    labelled("purchase", m_purchase);
    m_purchase->setLimits(1, 64);
    m_marketError = errorLabel(this);
    section->content()->addWidget(m_marketError);
    addField("as_of", section->content());
    addField("day", section->content());
    addField("include_estimates", section->content());
    addField("max_estimate_factor", section->content());
    addField("max_price_age_months", section->content());
    addField("required_chance", section->content());
    addField("budget_usd", section->content());
    addField("include_retired", section->content());
    layout->addWidget(section);
    m_regions->offerMap();
    connect(m_regions, &ChoiceList::opening, this, &WorkloadPanel::figureRegions);
    connect(m_regions, &ChoiceList::mapRequested, this, &WorkloadPanel::openRegionMap);
    connect(m_regions, &ChoiceList::edited, this, &WorkloadPanel::changeRegions);
    connect(m_purchase, &ChoiceList::edited, this, &WorkloadPanel::changePurchase);

    auto *energy = new Section(parameterGroupTitle("energy"), false, this);
    addField("energy.method", energy->content());
    addField("energy.carbon_basis", energy->content());
    createLoad(energy->content());
    addField("energy.full_load", energy->content());
    layout->addWidget(energy);
}

// The load that watts are computed at, as one choice; the single loads stand under "More assumptions".
void WorkloadPanel::createLoad(QVBoxLayout *layout)
{
    auto *box = boxLayout<QVBoxLayout>(2);
    auto *label = new QLabel(tr("Load"), this);
    m_load = new QComboBox(this);
    m_load->setObjectName(QStringLiteral("load_preset"));
    m_load->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_load->setMinimumContentsLength(12);
    const auto add = [this](std::string_view id, const QString &text) {
        m_load->addItem(text, QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
    };
    add(kLoadOfDemand, tr("from the demand"));
    for (const UtilisationPreset &preset : utilisationPresets()) {
        const std::string_view id(preset.id);
        const QString name = id == "idle" ? tr("idle")
            : id == "steady_inference"    ? tr("steady inference")
            : id == "full"                ? tr("full")
                                          : tr("CPU only");
        //: A load preset with its loads: steady inference (50 %, CPU 25 %)
        add(id,
            tr("%1 (%2, CPU %3)")
                .arg(name, format::percent(preset.uAccPct / 100.0), format::percent(preset.uCpuPct / 100.0)));
    }
    add(kOwnLoad, tr("as set below"));
    const QString help = tr("Load of accelerators and CPU that the power is computed at. The demand sets the number of "
                            "instances all the same.");
    m_load->setAccessibleName(label->text());
    m_load->setAccessibleDescription(help);
    m_load->setToolTip(help);
    label->setBuddy(m_load);
    box->addWidget(label);
    box->addWidget(m_load);
    layout->addLayout(box);
    connect(m_load, &QComboBox::activated, this, [this](int index) { changeLoad(m_load->itemData(index).toString()); });
}

QLayout *WorkloadPanel::titleRow(QLabel *label, const QString &key)
{
    auto *row = boxLayout<QHBoxLayout>(0);
    QToolButton *button = newResetButton(this);
    row->addWidget(label, 1);
    row->addWidget(button);
    m_resets.insert(key, button);
    connect(button, &QToolButton::clicked, this, [this, key] { reset(key); });
    return row;
}

// The group's part of "More assumptions"; the fields of all kinds of workload share one.
Section *WorkloadPanel::moreSection(std::string_view group)
{
    const QString id = kindOfGroup(group) >= 0 ? QStringLiteral("demand") : plain(group);
    Section *&section = m_moreSections[id];
    if (!section) {
        section = new Section(parameterGroupTitle(group), true, this);
        section->setCaption();
        m_more->content()->addWidget(section);
    }
    return section;
}

// One mix by its three shares; several are typed.
void WorkloadPanel::createMix(QVBoxLayout *layout)
{
    m_mix = new MixSliders(this);
    layout->addWidget(m_mix);
    connect(m_mix, &MixSliders::edited, this, [this](const MixSliders::Shares &percent, int gesture) {
        Scenario next = m_data.scenario;
        const auto first = std::ranges::find(next.purchase, PurchaseKind::mix, &PurchaseOption::kind);
        if (first == next.purchase.end()) {
            readMixes(next.purchase, QStringLiteral("%1/%2/%3").arg(percent[0]).arg(percent[1]).arg(percent[2]),
                usualCommitment(*m_data.snapshot));
        } else {
            if (first->commitmentShare <= 0 && percent[2] > 0) // the first that is committed
                setCommitment(*first, next.purchase, usualCommitment(*m_data.snapshot));
            first->onDemandShare = percent[0] / 100.0;
            first->spotShare = percent[1] / 100.0;
            first->commitmentShare = percent[2] / 100.0;
            const PurchaseOption same = *first; // met another mix on the way
            next.purchase.erase(std::remove(first + 1, next.purchase.end(), same), next.purchase.end());
        }
        push(next, QStringLiteral("purchase"), gesture);
    });
}

void WorkloadPanel::createMore(QVBoxLayout *layout)
{
    m_more = new Section(tr("More assumptions"), true, this);
    layout->addWidget(m_more);
    // Whatever the registry has beyond the fields above, so that no parameter lacks a control.
    for (const ParameterInfo &info : scenarioParameters()) {
        const std::string_view group(info.group), key(info.key);
        const bool wanted = kindOfGroup(group) >= 0 || group == "energy" || group == "purchase" || group == "workload";
        const bool own = key == "kind" || key == "model" || key == "regions" || key == "purchase"
            || key == "type_filter" || key == "training.scaling_table";
        if (wanted && !own && !m_fields.contains(QString::fromUtf8(info.key)))
            addField(info.key, moreSection(group)->content());
        if (key == "training.scaling_table")
            addOwn(
                "training.scaling_table", parameterTitle(key),
                QStringLiteral("8: 1; 16: %1").arg(QLocale().toString(0.95)), parameterHelp(key),
                [](const Scenario &s) { return scalingTableText(s.training.scalingTable); },
                [](Scenario &next, const QString &typed) {
                    return readScalingTable(next.training.scalingTable, typed);
                },
                QString::fromUtf8(info.key), group);
    }
    using Options = std::vector<PurchaseOption>;
    const auto terms
        = [this](const char *name, const QString &title, const QString &help, QString (*text)(const Options &),
              const std::function<QString(Options &, const QString &)> &read) {
              addOwn(
                  name, title, tr("none"), help, [text](const Scenario &s) { return text(s.purchase); },
                  [read](Scenario &next, const QString &typed) { return read(next.purchase, typed); },
                  QStringLiteral("purchase"), "purchase");
          };
    terms("own_discount", tr("Your own discount, %"),
        tr("Percent off the on-demand price; adds an option of its own to the purchase options. Several are separated "
           "by a semicolon."),
        &discountsText, &readDiscounts);
    terms("own_price", tr("Your own price, USD/h"),
        tr("Price of an instance-hour, whatever the type; adds an option of its own to the purchase options. Several "
           "are separated by a semicolon."),
        &pricesText, &readPrices);
    terms("own_mix", tr("Purchase mix, %"),
        tr("Shares of on-demand, spot and commitment in percent, for example 50/30/20; adds a mixed option. Several "
           "are separated by a semicolon."),
        &mixesText, [this](Options &options, const QString &typed) {
            return readMixes(options, typed, usualCommitment(*m_data.snapshot));
        });
    createMix(moreSection("purchase")->content());
    auto *box = boxLayout<QVBoxLayout>(2);
    auto *label = new QLabel(parameterTitle("type_filter"), this);
    m_types = new ChoiceList(parameterTitle("type_filter"), this);
    m_types->setObjectName(QStringLiteral("type_filter"));
    m_types->setEmptyText(tr("all"));
    m_types->setLimits(0, 2000);
    label->setBuddy(m_types);
    label->setToolTip(parameterHelp("type_filter"));
    box->addLayout(titleRow(label, QStringLiteral("type_filter")));
    box->addWidget(m_types);
    moreSection("purchase")->content()->addLayout(box);
    m_more->setOpen(false);
    connect(m_types, &ChoiceList::edited, this, [this](const QStringList &types) {
        Scenario next = m_data.scenario;
        next.typeFilter.clear();
        for (const QString &type : types)
            next.typeFilter.push_back(type.toStdString());
        push(next, QStringLiteral("type_filter"));
    });
}

// A list of one's own: one line, read as a whole when it is left, with its error under it.
void WorkloadPanel::addOwn(const char *name, const QString &title, const QString &placeholder, const QString &help,
    std::function<QString(const Scenario &)> text, const std::function<QString(Scenario &, const QString &)> &read,
    const QString &key, std::string_view group)
{
    Own own;
    own.row = new QWidget(this);
    auto *box = new QVBoxLayout(own.row);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(2);
    auto *label = new QLabel(title, own.row);
    own.edit = new QLineEdit(own.row);
    own.edit->setObjectName(QString::fromUtf8(name));
    own.edit->setPlaceholderText(placeholder);
    own.edit->setAccessibleName(title);
    own.edit->setAccessibleDescription(help);
    own.edit->setToolTip(help);
    label->setBuddy(own.edit);
    own.error = errorLabel(own.row);
    own.text = std::move(text);
    box->addWidget(label);
    box->addWidget(own.edit);
    box->addWidget(own.error);
    own.edit->installEventFilter(this);
    moreSection(group)->content()->addWidget(own.row);
    const QString id = QString::fromUtf8(name);
    m_own.insert(id, own);
    connect(own.edit, &QLineEdit::editingFinished, this, [this, id, read, key] {
        const Own &now = m_own[id];
        if (now.edit->text() == now.text(m_data.scenario)) {
            showError(now.error, {});
            return;
        }
        Scenario next = m_data.scenario;
        const QString error = read(next, now.edit->text());
        showError(now.error, error);
        if (!error.isEmpty())
            return;
        now.edit->setModified(false);
        if (now.text(next) != now.text(m_data.scenario))
            push(next, key);
        else
            now.edit->setText(now.text(m_data.scenario)); // another way to write the same
    });
}

ParameterField *WorkloadPanel::addField(const char *key, QVBoxLayout *layout)
{
    const ParameterInfo *info = infoOf(key);
    if (!info)
        return nullptr;
    auto *field = new ParameterField(*info, this);
    layout->addWidget(field);
    m_fields.insert(field->key(), field);
    if (const int kind = kindOfGroup(info->group); kind >= 0)
        m_kindOfField.insert(field->key(), kind);
    if (info->unit == Unit::perHour)
        field->useRateUnits();
    connect(field, &ParameterField::edited, this, &WorkloadPanel::change);
    connect(field, &ParameterField::resetRequested, this, &WorkloadPanel::reset);
    return field;
}

} // namespace wattfare
