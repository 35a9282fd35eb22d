# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# GLPK ships no CMake package: defines Glpk::glpk from the header and the library.
find_path(Glpk_INCLUDE_DIR glpk.h)
find_library(Glpk_LIBRARY glpk)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Glpk REQUIRED_VARS Glpk_LIBRARY Glpk_INCLUDE_DIR)
if(Glpk_FOUND AND NOT TARGET Glpk::glpk)
    add_library(Glpk::glpk UNKNOWN IMPORTED)
    set_target_properties(Glpk::glpk PROPERTIES IMPORTED_LOCATION "${Glpk_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${Glpk_INCLUDE_DIR}")
endif()
