// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/quantity_text.h"

#include "views/text/messages.h"

#include <QCoreApplication>
#include <QStringList>

namespace wattfare {

namespace {

#define WORDS(text) QT_TRANSLATE_NOOP("Quantities", text)

struct QuantityWords {
    const char *id, *name;
};

constexpr QuantityWords kWords[] = {
    {"tdp_w", WORDS("thermal design power")},
    {"full_load_w", WORDS("power at full load")},
    {"idle_w", WORDS("power when idle")},
    {"idle_clocks_up_w", WORDS("power when idle, clocks up")},
    {"pue", WORDS("overhead of the data centre (PUE)")},
    {"wue_l_kwh", WORDS("water per kWh (WUE)")},
    {"ci_lifecycle_g_kwh", WORDS("grid intensity, life cycle")},
    {"ci_direct_g_kwh", WORDS("grid intensity, direct")},
    {"carbon_free_pct", WORDS("carbon-free share of the grid")},
    {"embodied_kg", WORDS("embodied emissions")},
    {"p_it_w", WORDS("IT power of an instance")},
    {"p_acc_w", WORDS("power of the accelerators")},
    {"p_cpu_w", WORDS("power of the CPU")},
    {"p_mem_w", WORDS("power of the memory")},
    {"p_delta_w", WORDS("power of the rest of the server")},
    {"p_base_w", WORDS("overhead of the board")},
    {"host_tdp_w", WORDS("share of the host's TDP")},
    {"usd_per_million", WORDS("cost per million")},
    {"kwh_per_million", WORDS("energy per million")},
    {"gco2e_per_million", WORDS("carbon per million")},
    {"instances", WORDS("instances")},
};

#undef WORDS

} // namespace

QString quantityName(std::string_view id)
{
    for (const char *prefix : {"quantity.", "explain.", "metric."}) {
        if (const std::string message = prefix + std::string(id); hasMessage(message))
            return text(Message{message, {}});
    }
    for (const QuantityWords &words : kWords) {
        if (id == words.id)
            return QCoreApplication::translate("Quantities", words.name);
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
