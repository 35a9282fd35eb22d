# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# libcsv ships no CMake package: defines Libcsv::csv from the header and the library.
find_path(Libcsv_INCLUDE_DIR csv.h)
find_library(Libcsv_LIBRARY csv)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Libcsv REQUIRED_VARS Libcsv_LIBRARY Libcsv_INCLUDE_DIR)
if(Libcsv_FOUND AND NOT TARGET Libcsv::csv)
    add_library(Libcsv::csv UNKNOWN IMPORTED)
    set_target_properties(Libcsv::csv PROPERTIES IMPORTED_LOCATION "${Libcsv_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${Libcsv_INCLUDE_DIR}")
endif()
