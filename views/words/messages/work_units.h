// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

// What a demand counts ("work.UNIT" after a number, "work_title.UNIT" of its field), what costs are per
// ("per_million.UNIT"), and metrics with it
// ("metric_of.METRIC"). An id with a unit behind a slash, "metric.usd_per_million/images", is worded by them.
inline constexpr MessageRow kWorkUnits[] = {
    {"work.inferences", QT_TRANSLATE_NOOP("Messages", "inferences")},
    {"work.images", QT_TRANSLATE_NOOP("Messages", "images")},
    {"work.image_text_pairs", QT_TRANSLATE_NOOP("Messages", "image-text pairs")},
    {"work.videos", QT_TRANSLATE_NOOP("Messages", "videos")},
    {"work.volumes", QT_TRANSLATE_NOOP("Messages", "volumes")},
    {"work.documents", QT_TRANSLATE_NOOP("Messages", "documents")},
    {"work.sequences", QT_TRANSLATE_NOOP("Messages", "sequences")},
    {"work.utterances", QT_TRANSLATE_NOOP("Messages", "utterances")},
    {"work.audio_hours", QT_TRANSLATE_NOOP("Messages", "hours of audio")},
    {"work.samples", QT_TRANSLATE_NOOP("Messages", "samples")},
    {"work.output_tokens", QT_TRANSLATE_NOOP("Messages", "output tokens")},
    {"work.tokens", QT_TRANSLATE_NOOP("Messages", "tokens")},
    {"per_million.inferences", QT_TRANSLATE_NOOP("Messages", "per million inferences")},
    {"per_million.images", QT_TRANSLATE_NOOP("Messages", "per million images")},
    {"per_million.image_text_pairs", QT_TRANSLATE_NOOP("Messages", "per million image-text pairs")},
    {"per_million.videos", QT_TRANSLATE_NOOP("Messages", "per million videos")},
    {"per_million.volumes", QT_TRANSLATE_NOOP("Messages", "per million volumes")},
    {"per_million.documents", QT_TRANSLATE_NOOP("Messages", "per million documents")},
    {"per_million.sequences", QT_TRANSLATE_NOOP("Messages", "per million sequences")},
    {"per_million.utterances", QT_TRANSLATE_NOOP("Messages", "per million utterances")},
    {"per_million.audio_hours", QT_TRANSLATE_NOOP("Messages", "per 1,000 hours of audio")},
    {"per_million.samples", QT_TRANSLATE_NOOP("Messages", "per million samples")},
    {"per_million.output_tokens", QT_TRANSLATE_NOOP("Messages", "per million output tokens")},
    {"per_million.tokens", QT_TRANSLATE_NOOP("Messages", "per million tokens")},
    {"work_title.inferences", QT_TRANSLATE_NOOP("Messages", "Inferences")},
    {"work_title.images", QT_TRANSLATE_NOOP("Messages", "Images")},
    {"work_title.image_text_pairs", QT_TRANSLATE_NOOP("Messages", "Image-text pairs")},
    {"work_title.videos", QT_TRANSLATE_NOOP("Messages", "Videos")},
    {"work_title.volumes", QT_TRANSLATE_NOOP("Messages", "Volumes")},
    {"work_title.documents", QT_TRANSLATE_NOOP("Messages", "Documents")},
    {"work_title.sequences", QT_TRANSLATE_NOOP("Messages", "Sequences")},
    {"work_title.utterances", QT_TRANSLATE_NOOP("Messages", "Utterances")},
    {"work_title.audio_hours", QT_TRANSLATE_NOOP("Messages", "Hours of audio")},
    {"work_title.samples", QT_TRANSLATE_NOOP("Messages", "Samples")},
    {"work_title.output_tokens", QT_TRANSLATE_NOOP("Messages", "Output tokens")},
    {"work_title.tokens", QT_TRANSLATE_NOOP("Messages", "Tokens")},
    {"work.counted", QT_TRANSLATE_NOOP("Messages", "Here: %T1.")},
    {"work.short_audio_hours", QT_TRANSLATE_NOOP("Messages", "1,000 h")},
    {"metric_of.usd_per_million", QT_TRANSLATE_NOOP("Messages", "Cost %T1")},
    {"metric_of.kwh_per_million", QT_TRANSLATE_NOOP("Messages", "Energy %T1")},
    {"metric_of.gco2e_per_million", QT_TRANSLATE_NOOP("Messages", "Carbon %T1")},
    {"metric_of.embodied_gco2e_per_million", QT_TRANSLATE_NOOP("Messages", "Embodied carbon %T1")},
    {"metric_of.total_gco2e_per_million",
        QT_TRANSLATE_NOOP("Messages", "Location-based carbon %T1 with embodied (SCI)")},
    {"metric_of.litres_per_million", QT_TRANSLATE_NOOP("Messages", "Water %T1")},
    {"metric_of.market_gco2e_per_million", QT_TRANSLATE_NOOP("Messages", "Market-based carbon %T1")},
    {"metric_of.marginal_gco2e_per_million", QT_TRANSLATE_NOOP("Messages", "Marginal carbon %T1")},
};

} // namespace wattfare::messages
