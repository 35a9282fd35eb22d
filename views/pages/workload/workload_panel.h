// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/pages/page.h"
#include "views/widgets/choice_list.h"

#include <QHash>
#include <QMap>

#include <functional>
#include <optional>

class QAbstractButton;
class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace wattfare {

class MixSliders;
class ParameterField;
class Section;

// The question: every parameter of the scenario with its unit. Each change goes out at once, named for Undo.
class WorkloadPanel : public Page
{
    Q_OBJECT
public:
    explicit WorkloadPanel(QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("workload"); }
    void setData(const ViewData &viewData) override;
    QJsonObject saveState() const override;
    void restoreState(const QJsonObject &state) override;
    void focusStart() override;
    QSize sizeHint() const override { return {270, 600}; }

    static constexpr int kMeasuredRole = Qt::UserRole + 1; // of a listed model: on how many types it was measured

    const Scenario &opened() const { return m_opened; }
    void setOpened(const Scenario &scenario); // the document as it was opened: what is changed, is against it
    ParameterField *field(const QString &key) const { return m_fields.value(key); }
    struct Place {
        QString title;
        QWidget *editor = nullptr;
    };
    QVector<Place> places() const; // of the fields that this kind of work has
    void showPlace(QWidget *editor); // opens its section and gives it the keyboard

signals:
    void presetRequested(const QString &presetId);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Own {
        QWidget *row = nullptr;
        QLineEdit *edit = nullptr;
        QLabel *error = nullptr;
        std::function<QString(const Scenario &)> text;
    };
    static bool isOfKind(const MlModel &model, WorkloadKind kind); // whether such work can run the model
    [[nodiscard]] Scenario withKind(WorkloadKind kind) const;
    void createKind(QVBoxLayout *layout);
    void createModel(QVBoxLayout *layout);
    void createMarket(QVBoxLayout *layout);
    void createLoad(QVBoxLayout *layout);
    void createMore(QVBoxLayout *layout);
    ParameterField *addField(const char *key, QVBoxLayout *layout);
    void addOwn(const char *name, const QString &title, const QString &placeholder, const QString &help,
        std::function<QString(const Scenario &)> text, const std::function<QString(Scenario &, const QString &)> &read,
        const QString &key, std::string_view group);
    Section *moreSection(std::string_view group);
    void createMix(QVBoxLayout *layout);
    QLayout *titleRow(QLabel *label, const QString &key); // with a button that resets
    void fitWidth();
    void showCatalogue();
    void figureRegions();
    void openRegionMap();
    void changeRegions(const QStringList &regions);
    void showModels();
    void showOrigin();
    Scenario origin() const;
    QString originText(const QString &key) const;
    void reset(const QString &key);
    void showScenario();
    void showLevers();
    void showKind();
    void change(const QString &key, const QString &value, int gesture);
    void push(const Scenario &next, const QString &key, int gesture = 0);
    void changePurchase();
    void changeLoad(const QString &presetId);

    ViewData m_data;
    SnapshotPtr m_shown; // catalogue that the lists were filled from
    QHash<QString, ParameterField *> m_fields;
    QHash<QString, Own> m_own; // lists of one's own, by name
    QVector<ChoiceList::Item> m_options; // ways of buying that the catalogue knows
    QHash<QString, int> m_kindOfField; // fields of one kind of workload only
    QButtonGroup *m_kinds = nullptr;
    QComboBox *m_model = nullptr;
    QLabel *m_modelError = nullptr;
    QLabel *m_levered = nullptr; // what levers change that has no field of its own
    QPushButton *m_presets = nullptr;
    ChoiceList *m_regions = nullptr;
    ChoiceList *m_purchase = nullptr;
    ChoiceList *m_types = nullptr;
    QLabel *m_marketError = nullptr;
    QComboBox *m_load = nullptr;
    Section *m_demand = nullptr;
    Section *m_more = nullptr;
    QMap<QString, Section *> m_moreSections; // of "More assumptions", by group
    MixSliders *m_mix = nullptr;
    QHash<QString, QToolButton *> m_resets; // of what is no ParameterField
    Scenario m_opened; // what the parameters began with, where that is no preset
    QHash<QString, QString> m_origin; // what each began with
    std::string m_originPreset;
    std::optional<WorkloadKind> m_modelsOf; // kind of workload that the models were listed for
    std::string m_stranger; // the scenario's model, listed though it is of another kind
    QScrollArea *m_scroll = nullptr;
};

} // namespace wattfare
