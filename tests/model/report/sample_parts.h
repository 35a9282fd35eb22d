// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/model/report/sample_report.h"

#include <array>

namespace wattfare::test {

struct Words {
    std::string language;
    Message operator()(const char *en, const char *de, const char *ko) const
    {
        return literal(language == "de" ? de : language == "ko" ? ko : en);
    }
};

struct SampleRow {
    const char *type, *accelerator;
    double instances, usd, kwh, grams;
    FigureClass cls;
    ChartRole role;
};

inline constexpr std::array<SampleRow, 10> kSampleRows{{
    {"inf1.2xlarge", "1 × Inferentia", 6, 2.172, 0.339, 128.4, FigureClass::derived, ChartRole::inferentia},
    {"inf2.xlarge", "1 × Inferentia2", 5, 3.7911, 0.412, 156.0, FigureClass::estimate, ChartRole::inferentia},
    {"g5.xlarge", "1 × NVIDIA A10G", 14, 14.084, 2.1904, 829.6, FigureClass::measured, ChartRole::nvidiaGpu},
    {"g6.xlarge", "1 × NVIDIA L4", 18, 14.4864, 1.5211, 576.1, FigureClass::measured, ChartRole::nvidiaGpu},
    {"g4dn.xlarge", "1 × NVIDIA T4", 33, 17.358, 4.012, 1519.5, FigureClass::measured, ChartRole::nvidiaGpu},
    {"g4dn.2xlarge", "1 × NVIDIA T4", 33, 24.816, 4.237, 1604.7, FigureClass::derived, ChartRole::nvidiaGpu},
    {"c7i.8xlarge", "", 61, 87.108, 12.88, 4878.1, FigureClass::vendor, ChartRole::cpuX86},
    {"c7g.8xlarge", "", 72, 83.52, 9.617, 3642.3, FigureClass::vendor, ChartRole::cpuArm},
    {"p4d.24xlarge", "8 × NVIDIA A100 40 GB", 1, 32.7726, 2.704, 1024.1, FigureClass::estimate, ChartRole::nvidiaGpu},
    {"trn1.2xlarge", "1 × Trainium", 9, 12.09375, 0.00087, 0.331, FigureClass::user, ChartRole::trainium},
}};

std::vector<ReportBlock> sampleCharts(const Words &w);

} // namespace wattfare::test
