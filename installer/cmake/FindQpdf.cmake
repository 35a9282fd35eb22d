# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# libqpdf ships no CMake package: defines Qpdf::libqpdf from the header and the library.
find_path(Qpdf_INCLUDE_DIR qpdf/QPDF.hh)
find_library(Qpdf_LIBRARY qpdf)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Qpdf REQUIRED_VARS Qpdf_LIBRARY Qpdf_INCLUDE_DIR)
if(Qpdf_FOUND AND NOT TARGET Qpdf::libqpdf)
    add_library(Qpdf::libqpdf UNKNOWN IMPORTED)
    set_target_properties(Qpdf::libqpdf PROPERTIES IMPORTED_LOCATION "${Qpdf_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${Qpdf_INCLUDE_DIR}")
endif()
