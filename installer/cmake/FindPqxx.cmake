# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# libpqxx 6 ships no CMake package: defines Pqxx::pqxx from the header and the libraries.
find_path(Pqxx_INCLUDE_DIR pqxx/pqxx)
find_library(Pqxx_LIBRARY pqxx)
find_library(Pqxx_POSTGRESQL_LIBRARY NAMES pq libpq)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Pqxx REQUIRED_VARS Pqxx_LIBRARY Pqxx_POSTGRESQL_LIBRARY Pqxx_INCLUDE_DIR)
if(Pqxx_FOUND AND NOT TARGET Pqxx::pqxx)
    add_library(Pqxx::pqxx UNKNOWN IMPORTED)
    set_target_properties(Pqxx::pqxx PROPERTIES IMPORTED_LOCATION "${Pqxx_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${Pqxx_INCLUDE_DIR}" INTERFACE_LINK_LIBRARIES "${Pqxx_POSTGRESQL_LIBRARY}")
endif()
