// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "views/words/messages/message_row.h"

#include <QCoreApplication>

namespace wattfare::messages {

inline constexpr MessageRow kScenario[] = {
    {"scenario.wrong_type", QT_TRANSLATE_NOOP("Messages", "%1: found %2, expected %3.")},
    {"scenario.out_of_range", QT_TRANSLATE_NOOP("Messages", "%1: %2 is outside its range, %3.")},
    {"scenario.unknown_choice", QT_TRANSLATE_NOOP("Messages", "%1: %2 is none of %3.")},
    {"scenario.contradiction", QT_TRANSLATE_NOOP("Messages", "%1: %2 contradicts %3.")},
    {"scenario.missing", QT_TRANSLATE_NOOP("Messages", "%1 is missing; expected %3.")},
    {"scenario.too_long", QT_TRANSLATE_NOOP("Messages", "%1 has %2 entries or characters; at most %3 are read.")},
    {"scenario.duplicate", QT_TRANSLATE_NOOP("Messages", "%1: %2 is given twice.")},
    {"document.wrong_type", QT_TRANSLATE_NOOP("Messages", "%1: %2: found %3, expected %4.")},
    {"document.out_of_range", QT_TRANSLATE_NOOP("Messages", "%1: %2: %3 is outside its range, %4.")},
    {"document.unknown_choice", QT_TRANSLATE_NOOP("Messages", "%1: %2: %3 is none of %4.")},
    {"document.contradiction", QT_TRANSLATE_NOOP("Messages", "%1: %2: %3 contradicts %4.")},
    {"document.missing", QT_TRANSLATE_NOOP("Messages", "%1: %2 is missing; expected %4.")},
    {"document.too_long", QT_TRANSLATE_NOOP("Messages", "%1: %2 has %3 entries or characters; at most %4 are read.")},
    {"document.duplicate", QT_TRANSLATE_NOOP("Messages", "%1: %2: %3 is given twice.")},
    {"scenario.unknown_key", QT_TRANSLATE_NOOP("Messages", "There is no parameter called %1.")},
    {"scenario.unknown_key_near",
        QT_TRANSLATE_NOOP("Messages", "There is no parameter called %1. Perhaps one of these: %2.")},
    {"scenario.unknown_name", QT_TRANSLATE_NOOP("Messages", "%1: the catalogue has no %2.")},
    {"scenario.no_catalog", QT_TRANSLATE_NOOP("Messages", "No catalogue is open.")},
    {"document.unknown_key", QT_TRANSLATE_NOOP("Messages", "%1: the key %2 is not known to this version; it is kept.")},
    {"document.not_json", QT_TRANSLATE_NOOP("Messages", "%1, line %2: this is not valid JSON.")},
    {"document.not_a_scenario",
        QT_TRANSLATE_NOOP(
            "Messages", "%1 is not a scenario of Wattfare: the version under \"wattfare\" is missing or wrong.")},
    {"document.too_new",
        QT_TRANSLATE_NOOP("Messages", "%1 was written by a newer Wattfare (version %2; this one reads %3).")},
    {"document.too_large", QT_TRANSLATE_NOOP("Messages", "%1 has %I2 bytes; a scenario has at most %I3.")},
    {"document.too_many_names",
        QT_TRANSLATE_NOOP("Messages", "%1 has an object of more than %I2 names, which no scenario has.")},
    {"document.too_many_names_in_all",
        QT_TRANSLATE_NOOP("Messages", "%1 has several objects of thousands of names, which no scenario has.")},
    {"document.too_deep", QT_TRANSLATE_NOOP("Messages", "%1 is nested %I2 levels deep; a scenario has at most %I3.")},
    {"scenario.other_catalog", QT_TRANSLATE_NOOP("Messages", "The scenario was saved with catalogue %1; this is %2.")},
    {"preset.layoutlm", QT_TRANSLATE_NOOP("Messages", "LayoutLM at 1,000,000 inferences an hour")},
    {"preset.bert-large", QT_TRANSLATE_NOOP("Messages", "BERT-Large from scratch on 450 million sequences")},
    {"preset.bert-large-spot", QT_TRANSLATE_NOOP("Messages", "BERT-Large training on spot with checkpoints")},
    {"preset.bert-latency",
        QT_TRANSLATE_NOOP("Messages", "BERT-Large questions within 130 ms: CPU, GPU or Inferentia")},
    {"preset.llama3-8b-chat", QT_TRANSLATE_NOOP("Messages", "Llama 3 8B chat, 20 million output tokens an hour")},
    {"preset.resnet50-images", QT_TRANSLATE_NOOP("Messages", "ResNet-50 over 100 million images an hour, offline")},
    {"preset.llama31-8b-chat", QT_TRANSLATE_NOOP("Messages", "Llama 3.1 8B chat, 20 million output tokens an hour")},
    {"preset.llama33-70b-chat",
        QT_TRANSLATE_NOOP("Messages", "Llama 3.3 70B chat, first token within 450 ms, then 40 ms per token")},
    {"preset.gpt-oss-120b", QT_TRANSLATE_NOOP("Messages", "gpt-oss-120b by vLLM, 20 million output tokens an hour")},
    {"preset.embeddings", QT_TRANSLATE_NOOP("Messages", "Embeddings of 10 million documents within an hour")},
    {"preset.whisper", QT_TRANSLATE_NOOP("Messages", "Whisper: 10,000 hours of audio transcribed within an hour")},
    {"preset.sdxl-images", QT_TRANSLATE_NOOP("Messages", "SDXL: 10,000 images an hour, each within 20 s")},
    {"preset.lora-8b", QT_TRANSLATE_NOOP("Messages", "LoRA fine-tuning of Llama 3 8B on 100 million tokens")},
    {"preset.train-7b", QT_TRANSLATE_NOOP("Messages", "Training of a 7B model from scratch on 1 trillion tokens")},
    {"preset.hpc-fp64", QT_TRANSLATE_NOOP("Messages", "HPC: 10²⁰ FLOP in FP64 on 4 nodes at half the peak (assumed)")},
    {"scenario.input_differs", QT_TRANSLATE_NOOP("Messages", "%1 was %L2 %4 and is %L3 %4.")},
    {"scenario.input_gone", QT_TRANSLATE_NOOP("Messages", "%1 was %L2 %3 and is not in this catalogue.")},
};

} // namespace wattfare::messages
