// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/own_value_dialog.h"

#include "model/catalog/commitments.h"
#include "model/catalog/overlay/overlay_lists.h"
#include "views/dialogs/form_labels.h"
#include "views/theme/theme.h"
#include "views/widgets/box_layout.h"
#include "views/widgets/plain_label.h"
#include "views/words/column_text.h"
#include "views/words/format.h"
#include "views/words/formula_text.h"
#include "views/words/plain.h"
#include "views/words/quantity_text.h"
#include "views/words/typed_lists.h"

#include <QComboBox>
#include <QCompleter>
#include <QDateTime>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <set>

namespace wattfare {

namespace {

using Kind = UserChoice::Kind;

QComboBox *asBox(QWidget *widget) { return static_cast<QComboBox *>(widget); }
QLineEdit *asEdit(QWidget *widget) { return static_cast<QLineEdit *>(widget); }

Date today()
{
    return Date{static_cast<std::int32_t>(QDate(1970, 1, 1).daysTo(QDateTime::currentDateTimeUtc().date()))};
}

QString chosen(const QComboBox *box)
{
    // What was typed counts where it names an entry; its data otherwise shown as a word.
    const int at = box->findText(box->currentText(), Qt::MatchFixedString);
    return at >= 0 && box->itemData(at).isValid() ? box->itemData(at).toString() : box->currentText().trimmed();
}

void choose(QComboBox *box, const std::string &data)
{
    const int at = box->findData(plain(data));
    if (at >= 0)
        box->setCurrentIndex(at);
    else if (box->isEditable() && !data.empty())
        box->setEditText(plain(data));
}

} // namespace

OwnValueDialog::OwnValueDialog(SnapshotPtr snapshot, const UserChoice &start, QWidget *parent)
    : QDialog(parent)
    , m_snapshot(std::move(snapshot))
    , m_start(start)
{
    setWindowTitle(tr("Override"));
    setObjectName(QStringLiteral("own_value_dialog"));
    m_form = new QFormLayout;
    m_form->setLabelAlignment(Qt::AlignLeft);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setHorizontalSpacing(kSpace3);
    m_form->setVerticalSpacing(kSpace2);

    QComboBox *kind = box(QStringLiteral("kind"), tr("Kind"), false);
    kind->addItem(tr("Price"), static_cast<int>(Kind::price));
    kind->addItem(tr("Discount"), static_cast<int>(Kind::discount));
    kind->addItem(tr("Throughput"), static_cast<int>(Kind::throughput));
    kind->addItem(tr("Watts or another figure"), static_cast<int>(Kind::figure));
    QComboBox *type = box(QStringLiteral("type"), tr("Instance type"), true);
    for (const InstanceType &each : m_snapshot->types)
        type->addItem(plain(each.name), plain(each.name));
    type->addItem(tr("Every type (discount)"), QStringLiteral("*"));
    QComboBox *region = box(QStringLiteral("region"), tr("Region"), true);
    region->addItem(tr("Every region"), QStringLiteral("*"));
    for (const Region &each : m_snapshot->regions)
        region->addItem(plain(each.code), plain(each.code));
    QComboBox *option = box(QStringLiteral("option"), tr("Purchase"), false);
    for (const PurchaseOption &each : offeredOptions(*m_snapshot))
        if (const std::string key = priceKey(each); !key.empty())
            option->addItem(optionWord(each), plain(key));
    option->addItem(tr("All of them (discount)"), QStringLiteral("*"));
    QComboBox *model = box(QStringLiteral("model"), tr("Model"), true);
    for (const MlModel &each : m_snapshot->models)
        model->addItem(plain(each.name.empty() ? each.key : each.name), plain(each.key));
    QComboBox *work = box(QStringLiteral("work"), tr("Work"), false);
    work->addItem(tr("Inference"), QStringLiteral("inference"));
    work->addItem(tr("Training"), QStringLiteral("training"));
    QComboBox *subjectKind = box(QStringLiteral("subject_kind"), tr("Of which"), false);
    subjectKind->addItem(tr("Accelerator"), plain(subjectKindId(SubjectKind::accelerator)));
    subjectKind->addItem(tr("CPU platform"), plain(subjectKindId(SubjectKind::platform)));
    subjectKind->addItem(tr("Instance type"), plain(subjectKindId(SubjectKind::instanceType)));
    subjectKind->addItem(tr("Region"), plain(subjectKindId(SubjectKind::region)));
    subjectKind->addItem(tr("Part"), plain(subjectKindId(SubjectKind::component)));
    box(QStringLiteral("subject"), tr("Name"), true);
    box(QStringLiteral("quantity"), tr("Quantity"), false);
    edit(QStringLiteral("value"), tr("Value"), {});
    edit(QStringLiteral("low"), tr("Low"), tr("Optional lower bound"));
    edit(QStringLiteral("high"), tr("High"), tr("Optional upper bound"));
    QComboBox *unit = box(QStringLiteral("unit"), tr("Unit"), false);
    for (const Unit each : {Unit::inferencesPerSecond, Unit::sequencesPerSecond, Unit::imagesPerSecond,
             Unit::tokensPerSecond, Unit::samplesPerSecond})
        unit->addItem(unitWords(each), plain(unitId(each)));
    edit(QStringLiteral("sequence"), tr("Sequence length"), tr("Optional, for example 128"));
    edit(QStringLiteral("precision"), tr("Precision"), tr("Optional, for example FP16"));
    edit(QStringLiteral("since"), tr("Holds from"), tr("YYYY-MM-DD"))
        ->setToolTip(
            tr("The day from which your price counts. Before it the catalogue's prices hold, so that results for an "
               "earlier date stay as they were. Empty: today."));
    edit(QStringLiteral("note"), tr("Note or source"), tr("For example a contract or a measurement"));

    centreLabels(*m_form);

    m_now = plainLabel(this);
    m_now->setForegroundRole(QPalette::PlaceholderText);
    m_error = selectableLabel(this);
    m_error->hide();
    m_ok = new QPushButton(tr("Use this value"), this);
    m_ok->setDefault(true);
    m_ok->setObjectName(QStringLiteral("ok"));
    auto *cancel = new QPushButton(tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_ok);
    buttons->addWidget(cancel);
    auto *layout = boxLayout<QVBoxLayout>(this, {kSpace4, kSpace4, kSpace4, kSpace3}, kSpace3);
    layout->addLayout(m_form);
    layout->addWidget(m_now);
    layout->addWidget(m_error);
    layout->addStretch(1);
    layout->addLayout(buttons);
    setMinimumWidth(460);

    kind->setCurrentIndex(kind->findData(static_cast<int>(start.kind == Kind::preference ? Kind::figure : start.kind)));
    choose(type, start.type);
    choose(region, start.region.empty() ? "*" : start.region);
    choose(option, start.option.empty() ? "on_demand" : start.option);
    choose(model, start.model);
    choose(work, start.quantity == "training" ? "training" : "inference");
    choose(subjectKind, std::string(subjectKindId(start.subjectKind)));
    showSubjects();
    choose(asBox(m_fields[QStringLiteral("subject")]), start.subject);
    choose(asBox(m_fields[QStringLiteral("quantity")]), start.quantity);
    if (start.kind == Kind::throughput)
        choose(unit, start.unit);
    const auto put = [&](const char *name, std::optional<double> value) {
        if (value)
            asEdit(m_fields[QString::fromUtf8(name)])->setText(format::full(*value));
    };
    put("value", start.value != 0 ? std::optional(start.value) : std::nullopt);
    put("low", start.low);
    put("high", start.high);
    put("sequence", start.sequenceLength);
    asEdit(m_fields[QStringLiteral("precision")])->setText(plain(start.precision));
    asEdit(m_fields[QStringLiteral("note")])->setText(plain(start.note));
    const Date since = start.setAt > 0 ? Date{static_cast<std::int32_t>(start.setAt / 86400)} : today();
    asEdit(m_fields[QStringLiteral("since")])->setText(format::date(since));

    connect(kind, &QComboBox::currentIndexChanged, this, &OwnValueDialog::showKind);
    connect(subjectKind, &QComboBox::currentIndexChanged, this, &OwnValueDialog::showSubjects);
    connect(
        asBox(m_fields[QStringLiteral("quantity")]), &QComboBox::currentIndexChanged, this, &OwnValueDialog::showUnit);
    connect(
        asBox(m_fields[QStringLiteral("subject")]), &QComboBox::currentTextChanged, this, &OwnValueDialog::showUnit);
    for (QWidget *each : std::as_const(m_fields)) {
        if (auto *line = qobject_cast<QLineEdit *>(each))
            connect(line, &QLineEdit::textChanged, this, &OwnValueDialog::check);
        else
            connect(asBox(each), &QComboBox::currentTextChanged, this, &OwnValueDialog::check);
    }
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_ok, &QPushButton::clicked, this, [this] { emit valueEntered(choice()); });
    showKind();
    asEdit(m_fields[QStringLiteral("value")])->setFocus();
    asEdit(m_fields[QStringLiteral("value")])->selectAll();
}

QComboBox *OwnValueDialog::box(const QString &name, const QString &title, bool editable)
{
    auto *made = new QComboBox(this);
    made->setEditable(editable);
    made->setInsertPolicy(QComboBox::NoInsert);
    made->setObjectName(name);
    made->setAccessibleName(title);
    made->setAccessibleDescription(tr("Part of your own value: it counts in every view at once, and Undo reverts it."));
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    made->setMinimumContentsLength(24);
    if (editable && made->completer()) {
        made->completer()->setCompletionMode(QCompleter::PopupCompletion);
        made->completer()->setFilterMode(Qt::MatchContains);
    }
    m_form->addRow(title, made);
    m_fields.insert(name, made);
    return made;
}

QLineEdit *OwnValueDialog::edit(const QString &name, const QString &title, const QString &placeholder)
{
    auto *made = new QLineEdit(this);
    made->setObjectName(name);
    made->setAccessibleName(title);
    made->setAccessibleDescription(tr("Part of your own value: it counts in every view at once, and Undo reverts it."));
    made->setPlaceholderText(placeholder);
    m_form->addRow(title, made);
    m_fields.insert(name, made);
    return made;
}

void OwnValueDialog::showKind()
{
    const auto kind = static_cast<Kind>(asBox(m_fields[QStringLiteral("kind")])->currentData().toInt());
    const bool price = kind == Kind::price || kind == Kind::discount;
    const auto show = [&](const char *name, bool on) {
        QWidget *field = m_fields[QString::fromUtf8(name)];
        field->setVisible(on);
        m_form->labelForField(field)->setVisible(on);
    };
    show("type", price || kind == Kind::throughput);
    show("region", price);
    show("option", price);
    show("since", price);
    for (const char *name : {"model", "work", "unit", "sequence", "precision"})
        show(name, kind == Kind::throughput);
    for (const char *name : {"subject_kind", "subject", "quantity", "low", "high"})
        show(name, kind == Kind::figure);
    showUnit();
}

void OwnValueDialog::showSubjects()
{
    QComboBox *subject = asBox(m_fields[QStringLiteral("subject")]);
    QComboBox *quantity = asBox(m_fields[QStringLiteral("quantity")]);
    const auto kind
        = parseSubjectKind(asBox(m_fields[QStringLiteral("subject_kind")])->currentData().toString().toStdString());
    std::set<std::string_view> subjects, quantities;
    for (FigureIndex i = 0; i < m_snapshot->figures.size(); ++i) {
        const FigureRow row = m_snapshot->figures.row(i);
        if (row.subjectKind != kind)
            continue;
        subjects.insert(row.subject);
        quantities.insert(row.quantity);
    }
    if (kind == SubjectKind::instanceType) {
        for (const InstanceType &each : m_snapshot->types)
            subjects.insert(each.name);
    }
    subject->clear();
    for (const std::string_view each : subjects) {
        QString name = plain(each);
        if (kind == SubjectKind::accelerator) { // as every other view calls it, unless two are called alike
            const auto found = std::find_if(m_snapshot->accelerators.begin(), m_snapshot->accelerators.end(),
                [&](const Accelerator &accelerator) { return accelerator.key == each; });
            if (found != m_snapshot->accelerators.end() && !found->name.empty()
                && subject->findText(plain(found->name)) < 0)
                name = plain(found->name);
        }
        subject->addItem(name, plain(each));
    }
    quantity->clear();
    for (const std::string_view each : quantities)
        quantity->addItem(quantityName(each), plain(each));
    showUnit();
}

// The unit is the catalogue's for that quantity; what counts now stands below.
void OwnValueDialog::showUnit()
{
    const auto kind = static_cast<Kind>(asBox(m_fields[QStringLiteral("kind")])->currentData().toInt());
    QString unit;
    QString now;
    if (kind == Kind::price)
        unit = QStringLiteral("USD/h");
    else if (kind == Kind::discount)
        unit = QStringLiteral("%");
    else if (kind == Kind::figure) {
        const std::string subject = chosen(asBox(m_fields[QStringLiteral("subject")])).toStdString();
        const std::string quantity
            = asBox(m_fields[QStringLiteral("quantity")])->currentData().toString().toStdString();
        for (FigureIndex i = 0; i < m_snapshot->figures.size(); ++i) {
            const FigureRow row = m_snapshot->figures.row(i);
            if (row.quantity != quantity)
                continue;
            unit = plain(row.unit);
            if (row.subject == subject && row.preferred) {
                now = tr("Now used: %1 %2 (%3)")
                          .arg(format::range(row.value, row.low, row.high), unitWords(knownUnit(row.unit)),
                              sourceNames(*m_snapshot, row.sources));
                break;
            }
        }
    }
    auto *label = static_cast<QLabel *>(m_form->labelForField(m_fields[QStringLiteral("value")]));
    const Unit known = knownUnit(unit.toStdString());
    const QString said = isMoney(known) ? unit : unitWords(known); // entered in USD
    label->setText(said.isEmpty() ? tr("Value") : tr("Value, %1").arg(said));
    m_fields[QStringLiteral("value")]->setProperty("unit", unit);
    m_now->setText(now);
    m_now->setVisible(!now.isEmpty());
    check();
}

std::optional<double> OwnValueDialog::number(const QString &name) const
{
    return typedNumber(asEdit(m_fields[name])->text());
}

// In seconds since 1970, 0 for now; nullopt for what is no day up to today.
std::optional<std::int64_t> OwnValueDialog::since() const
{
    const QString text = asEdit(m_fields[QStringLiteral("since")])->text().trimmed();
    if (text.isEmpty() || text == format::date(today()))
        return 0;
    const auto begin = startOfDay(text.toStdString(), today());
    const bool asBefore = begin && m_start.setAt > 0 && *begin / 86400 == m_start.setAt / 86400;
    return asBefore ? std::optional(m_start.setAt) : begin; // the second at which it was entered stays
}

void OwnValueDialog::check()
{
    if (!m_ok)
        return;
    const auto whole = [&](const char *name) {
        const QString id = QString::fromUtf8(name);
        return asEdit(m_fields[id])->text().trimmed().isEmpty() || number(id).has_value();
    };
    const bool numbers
        = number(QStringLiteral("value")).has_value() && whole("low") && whole("high") && whole("sequence");
    const auto kind = static_cast<Kind>(asBox(m_fields[QStringLiteral("kind")])->currentData().toInt());
    const bool dated = (kind != Kind::price && kind != Kind::discount) || since().has_value();
    m_ok->setEnabled(numbers && dated);
    const QString day = tr("Holds from: a day up to today is needed, such as %1.").arg(format::date(today()));
    m_ok->setToolTip(!numbers ? tr("A number is needed.") : dated ? QString() : day);
    setError(dated ? QString() : day);
}

UserChoice OwnValueDialog::choice() const
{
    const auto of = [&](const char *name) { return chosen(asBox(m_fields[QString::fromUtf8(name)])).toStdString(); };
    UserChoice c;
    c.kind = static_cast<Kind>(asBox(m_fields[QStringLiteral("kind")])->currentData().toInt());
    c.value = number(QStringLiteral("value")).value_or(0);
    c.note = asEdit(m_fields[QStringLiteral("note")])->text().trimmed().toStdString();
    switch (c.kind) {
    case Kind::price:
    case Kind::discount:
        c.type = of("type");
        c.region = of("region");
        c.option = of("option");
        c.setAt = since().value_or(0);
        break;
    case Kind::throughput:
        c.type = of("type");
        c.model = of("model");
        c.quantity = of("work");
        c.unit = of("unit");
        c.basis = c.unit == "tokens/s" ? "output tokens" : c.unit.substr(0, c.unit.find('/'));
        c.sequenceLength = number(QStringLiteral("sequence"));
        c.precision = asEdit(m_fields[QStringLiteral("precision")])->text().trimmed().toStdString();
        break;
    case Kind::figure:
    case Kind::preference:
        c.kind = Kind::figure;
        c.subjectKind = parseSubjectKind(of("subject_kind")).value_or(SubjectKind::accelerator);
        c.subject = of("subject");
        c.quantity = of("quantity");
        c.unit = m_fields[QStringLiteral("value")]->property("unit").toString().toStdString();
        c.low = number(QStringLiteral("low"));
        c.high = number(QStringLiteral("high"));
        c.year = m_start.year;
        break;
    }
    return c;
}

void OwnValueDialog::setError(const QString &text) { showError(m_error, text); }

QString OwnValueDialog::error() const { return m_error->text(); }

} // namespace wattfare
