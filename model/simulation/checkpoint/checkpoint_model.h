// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/simulation/checkpoint/checkpoint.h"

// What closed form and simulation share: parameters checked and turned into lengths.
namespace wattfare::sim {

struct CheckpointModel {
    double work = 0.0, interval = 0.0, checkpoint = 0.0, restart = 0.0, wait = 0.0; // h
    double segments = 1.0; // n_seg
    double segmentLength = 0.0; // work and checkpoint of all but the last
    double lastLength = 0.0;
    double failureFree = 0.0;
    double hazard = 0.0; // of the job
    double instances = 1.0;
    bool waitExponential = false;
    bool saves = false; // a notice can save
    double savedShare = 0.0; // c_n where it can
    double noticeUsed = 0.0; // unproductive, billed time between the stop of work and the loss
    double cap = 0.0; // T_max
    std::vector<Message> warnings;

    double longestSegment() const { return segments > 1.0 ? segmentLength : lastLength; }
};
// Without the check of 5.5 for hazards that no run survives.
Outcome<CheckpointModel> checkpointModel(const CheckpointParams &params);
// Sets lengths for an interval.
void setInterval(CheckpointModel &model, double interval);
// Expected time of the whole run, busy time and losses.
struct ExpectedRun {
    double hours = 0.0, busy = 0.0, losses = 0.0;
};
ExpectedRun expectedRun(const CheckpointModel &model);
std::optional<Failure> outpaced(const CheckpointModel &model);

} // namespace wattfare::sim
