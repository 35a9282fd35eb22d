// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

// Files of containers: what was read, what is not followed, why one is refused.
inline constexpr MessageRow kContainers[] = {
    {"containers.read_tasks", QT_TRANSLATE_NOOP("Messages", "Read from %1 (tasks): tasks %I2, copies %I3.")},
    {"containers.read_ecs", QT_TRANSLATE_NOOP("Messages", "Read from %1 (Amazon ECS): tasks %I2, copies %I3.")},
    {"containers.read_kubernetes", QT_TRANSLATE_NOOP("Messages", "Read from %1 (Kubernetes): tasks %I2, copies %I3.")},
    {"containers.not_considered", QT_TRANSLATE_NOOP("Messages", "%1: %2 is not considered in the placement.")},
    {"containers.unknown_field",
        QT_TRANSLATE_NOOP(
            "Messages", "%1: “%2” in line %I3 is no field known here and is not read. Check its spelling.")},
    {"containers.any_of_zones",
        QT_TRANSLATE_NOOP("Messages",
            "%1 may run in any of %2: it is placed without a zone, since on-demand prices are the same in each.")},
    {"containers.devices_by_path",
        QT_TRANSLATE_NOOP(
            "Messages", "%1 names Neuron devices by their path, so each copy has an instance of its own.")},
    {"containers.elastic_inference",
        QT_TRANSLATE_NOOP("Messages", "%1 asks for Elastic Inference, which AWS no longer offers: placed without it.")},
    {"containers.on_fargate",
        QT_TRANSLATE_NOOP("Messages", "%1 is meant for Fargate; it is placed on instances instead.")},
    {"containers.first_strategy", QT_TRANSLATE_NOOP("Messages", "Only the first placement strategy is applied.")},
    {"containers.neuron_cores",
        QT_TRANSLATE_NOOP("Messages",
            "%1 asks for %I2 NeuronCores, placed as %I3 devices: two cores each, as on Inferentia2 and Trainium.")},
    {"containers.no_request",
        QT_TRANSLATE_NOOP(
            "Messages", "%1 requests no CPU or no memory: Kubernetes reserves none, and so does the placement.")},
    {"containers.template",
        QT_TRANSLATE_NOOP("Messages", "%1, line %2: the template %3 is not filled in. Render the file first.")},
    {"containers.too_many_values",
        QT_TRANSLATE_NOOP("Messages", "%1, line %2: more than %I3 values, counting those that aliases repeat.")},
    {"containers.expression",
        QT_TRANSLATE_NOOP("Messages", "%1, line %2, %3: the expression cannot be read from \"%4\" on.")},
    {"containers.all_gpus",
        QT_TRANSLATE_NOOP("Messages",
            "%1, line %2, %3: ALL needs a placement constraint on instance types that have the same number of "
            "accelerators.")},
    {"containers.gpu_on_fargate",
        QT_TRANSLATE_NOOP("Messages", "%1, line %2: %3 asks for GPUs, which Fargate does not support.")},
    {"containers.no_task_definition",
        QT_TRANSLATE_NOOP("Messages", "%1, line %2: %3 runs the task definition %4, which is in none of the files.")},
    {"containers.daemon",
        QT_TRANSLATE_NOOP("Messages",
            "%1, line %2: %3 runs a copy on every node. How many copies that is follows from a placement; it cannot "
            "be placed itself.")},
};

} // namespace wattfare::messages
