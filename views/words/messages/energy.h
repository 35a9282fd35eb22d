// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

// Parts of power and steps between methods ("energy_part.ID"), what a method leaves out ("energy.ID"), presets of
// utilisation, missing inputs of the energy methods ("field.ID"), figures of a measured series ("series.ID") and forms
// of its file.
inline constexpr MessageRow kEnergy[] = {
    {"energy_part.accelerator", QT_TRANSLATE_NOOP("Messages", "Accelerators")},
    {"energy_part.base", QT_TRANSLATE_NOOP("Messages", "Board, fabric and fans")},
    {"energy_part.cpu", QT_TRANSLATE_NOOP("Messages", "CPU")},
    {"energy_part.memory", QT_TRANSLATE_NOOP("Messages", "Memory")},
    {"energy_part.other", QT_TRANSLATE_NOOP("Messages", "Other parts of the host")},
    {"energy_part.undivided", QT_TRANSLATE_NOOP("Messages", "Watts that are not divided into parts")},
    {"energy_part.pue", QT_TRANSLATE_NOOP("Messages", "Facility (PUE)")},
    {"energy.host_only", QT_TRANSLATE_NOOP("Messages", "Host only: this method leaves the accelerators out.")},
    {"energy.without_host", QT_TRANSLATE_NOOP("Messages", "Accelerators only: this method leaves the host out.")},
    {"energy.without_pue", QT_TRANSLATE_NOOP("Messages", "This method has no PUE.")},
    {"energy.model_replaced", QT_TRANSLATE_NOOP("Messages", "Your own watts replace the model.")},
    {"energy.estimated_accelerator",
        QT_TRANSLATE_NOOP("Messages", "The watts of this accelerator are an estimate: its vendor publishes none.")},
    {"energy.embodied_from_family",
        QT_TRANSLATE_NOOP(
            "Messages", "No published row: embodied emissions by the rule, from the largest type of the family.")},
    {"energy.published_ratio",
        QT_TRANSLATE_NOOP("Messages",
            "The watts of this silicon are known only as a ratio to the other type: the range shown is that of the "
            "ratio.")},
    {"energy.shared_inputs",
        QT_TRANSLATE_NOOP(
            "Messages", "What both share is counted once, so the range of the ratio is narrower than the two ranges.")},
    {"energy_preset.idle", QT_TRANSLATE_NOOP("Messages", "Idle")},
    {"energy_preset.steady_inference", QT_TRANSLATE_NOOP("Messages", "Steady inference")},
    {"energy_preset.full", QT_TRANSLATE_NOOP("Messages", "Full inference or training")},
    {"energy_preset.cpu_only", QT_TRANSLATE_NOOP("Messages", "CPU only")},
    {"field.full_load_w", QT_TRANSLATE_NOOP("Messages", "Power at full load")},
    {"field.idle_w", QT_TRANSLATE_NOOP("Messages", "Idle power")},
    {"field.tdp_w", QT_TRANSLATE_NOOP("Messages", "Thermal design power")},
    {"field.tdp_w_per_socket", QT_TRANSLATE_NOOP("Messages", "TDP of a CPU socket")},
    {"field.platform", QT_TRANSLATE_NOOP("Messages", "CPU platform")},
    {"field.family_memory_gb", QT_TRANSLATE_NOOP("Messages", "Memory of the family")},
    {"field.ci_lifecycle_g_kwh", QT_TRANSLATE_NOOP("Messages", "Grid intensity, life cycle")},
    {"field.ci_direct_g_kwh", QT_TRANSLATE_NOOP("Messages", "Grid intensity, combustion only")},
    {"field.ci_marginal_g_kwh", QT_TRANSLATE_NOOP("Messages", "Marginal grid intensity")},
    {"field.ewif_l_per_kwh", QT_TRANSLATE_NOOP("Messages", "Water per kWh of electricity")},
    {"field.matched_pct", QT_TRANSLATE_NOOP("Messages", "Share of matched clean electricity")},
    {"field.residual_intensity", QT_TRANSLATE_NOOP("Messages", "Intensity of the residual mix")},
    {"field.pue", QT_TRANSLATE_NOOP("Messages", "PUE")},
    {"field.wue_l_kwh", QT_TRANSLATE_NOOP("Messages", "Water per kWh of IT energy")},
    {"field.embodied_kg", QT_TRANSLATE_NOOP("Messages", "Embodied emissions")},
    {"field.usd_per_hour", QT_TRANSLATE_NOOP("Messages", "Price of an instance-hour")},
    {"field.carbon_profile", QT_TRANSLATE_NOOP("Messages", "Hourly profile of the grid")},
    {"series.hours", QT_TRANSLATE_NOOP("Messages", "Hours with data")},
    {"series.missing_hours", QT_TRANSLATE_NOOP("Messages", "Hours without data")},
    {"series.mean_u_acc_pct", QT_TRANSLATE_NOOP("Messages", "Mean utilisation, accelerators")},
    {"series.mean_u_cpu_pct", QT_TRANSLATE_NOOP("Messages", "Mean utilisation, CPU")},
    {"series.mean_it_w", QT_TRANSLATE_NOOP("Messages", "Mean power of the instance")},
    {"series.kwh", QT_TRANSLATE_NOOP("Messages", "Energy")},
    {"series.operational_gco2e", QT_TRANSLATE_NOOP("Messages", "Operational emissions")},
    {"series.idle_hours", QT_TRANSLATE_NOOP("Messages", "Idle hours")},
    {"series.idle_kwh", QT_TRANSLATE_NOOP("Messages", "Energy while idle")},
    {"series.idle_share_of_energy", QT_TRANSLATE_NOOP("Messages", "Share of the energy while idle")},
    {"series.idle_usd", QT_TRANSLATE_NOOP("Messages", "Cost while idle")},
    {"series.releases", QT_TRANSLATE_NOOP("Messages", "Releases")},
    {"series.releasable_hours", QT_TRANSLATE_NOOP("Messages", "Hours that releasing saves")},
    {"series.saved_kwh", QT_TRANSLATE_NOOP("Messages", "Energy that releasing saves")},
    {"series.saved_usd", QT_TRANSLATE_NOOP("Messages", "Cost that releasing saves")},
    {"series.saved_gco2e", QT_TRANSLATE_NOOP("Messages", "Emissions that releasing saves")},
    {"utilisation.cloudwatch_csv", QT_TRANSLATE_NOOP("Messages", "Utilisation series, CloudWatch CSV")},
    {"utilisation.cloudwatch_json", QT_TRANSLATE_NOOP("Messages", "Utilisation series, CloudWatch JSON")},
    {"utilisation.nvidia_smi_csv", QT_TRANSLATE_NOOP("Messages", "Utilisation series, nvidia-smi CSV")},
    {"utilisation.dcgm_text", QT_TRANSLATE_NOOP("Messages", "Utilisation series, DCGM in Prometheus text")},
    {"utilisation.dcgm_csv", QT_TRANSLATE_NOOP("Messages", "Utilisation series, DCGM as CSV")},
    {"utilisation.neuron_monitor", QT_TRANSLATE_NOOP("Messages", "Utilisation series, neuron-monitor JSON")},
    {"utilisation.assumed_interval",
        QT_TRANSLATE_NOOP("Messages", "The file has no times: its rounds are taken to be %1 s apart.")},
    {"utilisation.other_type", QT_TRANSLATE_NOOP("Messages", "Another type: the log is of %1, not of %2.")},
    {"utilisation.other_card",
        QT_TRANSLATE_NOOP("Messages", "Another card: the log is of %1, the accelerator of %2 is %3.")},
    {"utilisation.other_count",
        QT_TRANSLATE_NOOP("Messages", "Another number of accelerators: in the log %I1, in %2 %I3.")},
    {"utilisation.no_accelerator",
        QT_TRANSLATE_NOOP("Messages", "The log is of accelerators, %1 has none: the CPU alone is counted.")},
};

} // namespace wattfare::messages
