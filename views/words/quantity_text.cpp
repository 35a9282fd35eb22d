// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/quantity_text.h"

#include "views/words/messages.h"

#include <QCoreApplication>
#include <QStringList>

namespace wattfare {

namespace {

struct QuantityWords {
    const char *id, *name;
};

constexpr QuantityWords kQuantityWords[] = {
    {"tdp_w", QT_TRANSLATE_NOOP("Quantities", "thermal design power")},
    {"full_load_w", QT_TRANSLATE_NOOP("Quantities", "power at full load")},
    {"idle_w", QT_TRANSLATE_NOOP("Quantities", "power when idle")},
    {"idle_clocks_up_w", QT_TRANSLATE_NOOP("Quantities", "power when idle, clocks up")},
    {"pue", QT_TRANSLATE_NOOP("Quantities", "overhead of the data centre (PUE)")},
    {"wue_l_kwh", QT_TRANSLATE_NOOP("Quantities", "water per kWh (WUE)")},
    {"ci_lifecycle_g_kwh", QT_TRANSLATE_NOOP("Quantities", "grid intensity, life cycle")},
    {"ci_direct_g_kwh", QT_TRANSLATE_NOOP("Quantities", "grid intensity, direct")},
    {"carbon_free_pct", QT_TRANSLATE_NOOP("Quantities", "carbon-free share of the grid")},
    {"embodied_kg", QT_TRANSLATE_NOOP("Quantities", "embodied emissions")},
    {"p_it_w", QT_TRANSLATE_NOOP("Quantities", "IT power of an instance")},
    {"p_acc_w", QT_TRANSLATE_NOOP("Quantities", "power of the accelerators")},
    {"p_cpu_w", QT_TRANSLATE_NOOP("Quantities", "power of the CPU")},
    {"p_mem_w", QT_TRANSLATE_NOOP("Quantities", "power of the memory")},
    {"p_delta_w", QT_TRANSLATE_NOOP("Quantities", "power of the rest of the server")},
    {"p_base_w", QT_TRANSLATE_NOOP("Quantities", "overhead of the board")},
    {"host_tdp_w", QT_TRANSLATE_NOOP("Quantities", "share of the host's TDP")},
    {"ring_share_fast_link", QT_TRANSLATE_NOOP("Quantities", "share of communication over fast links")},
    {"ring_share_across_nodes", QT_TRANSLATE_NOOP("Quantities", "share of communication over the network")},
    {"replacement_s", QT_TRANSLATE_NOOP("Quantities", "time until a spot instance is replaced")},
    {"drive_gb", QT_TRANSLATE_NOOP("Quantities", "size of a drive")},
    {"ccf_chips", QT_TRANSLATE_NOOP("Quantities", "processors of the largest size")},
    {"target_capacity_quota", QT_TRANSLATE_NOOP("Quantities", "quota of units of a fleet")},
    {"instance_types_quota", QT_TRANSLATE_NOOP("Quantities", "quota of instance types of a group")},
    {"weight_max", QT_TRANSLATE_NOOP("Quantities", "largest weight of an instance type")},
    {"spot_pools_max", QT_TRANSLATE_NOOP("Quantities", "most pools at the lowest price")},
    {"least_max_price_usd", QT_TRANSLATE_NOOP("Quantities", "least highest price")},
};

} // namespace

QString quantityName(std::string_view id)
{
    for (const char *prefix : {"quantity.", "explain.", "metric."}) {
        if (const std::string message = prefix + std::string(id); hasMessage(message))
            return text(Message{message, {}});
    }
    for (const QuantityWords &words : kQuantityWords) {
        if (id == words.id)
            return QCoreApplication::translate("Quantities", words.name);
    }
    if (constexpr std::string_view mig = "MIG_"; id.starts_with(mig)) {
        return QCoreApplication::translate("Quantities", "MIG profiles %1 per GPU")
            .arg(QString::fromUtf8(id.data() + mig.size(), static_cast<qsizetype>(id.size() - mig.size())));
    }
    if (constexpr std::string_view precision = "precision_"; id.starts_with(precision)) {
        return QCoreApplication::translate("Quantities", "support of %1")
            .arg(QString::fromUtf8(id.data() + precision.size(), static_cast<qsizetype>(id.size() - precision.size()))
                     .toUpper());
    }
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString sourceName(const Source &source)
{
    QString name = QString::fromStdString(source.title.empty() ? source.id : source.title);
    QStringList more;
    if (!source.publisher.empty() && !name.contains(QString::fromStdString(source.publisher)))
        more << QString::fromStdString(source.publisher);
    if (!source.edition.empty() && source.edition.size() <= 24)
        more << QString::fromStdString(source.edition);
    if (!more.isEmpty())
        name += QStringLiteral(" (%1)").arg(more.join(QStringLiteral(", ")));
    return name;
}

QString sourceNames(const Snapshot &snapshot, std::span<const SourceIndex> sources)
{
    QStringList names;
    for (const SourceIndex index : sources) {
        if (index < snapshot.sources.size())
            names << sourceName(snapshot.sources[index]);
    }
    return names.join(QStringLiteral("; "));
}

} // namespace wattfare
