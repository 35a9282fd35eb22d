# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# minizip of zlib ships no CMake package: defines Minizip::minizip from the headers and the library.
find_package(ZLIB REQUIRED)
find_path(Minizip_INCLUDE_DIR minizip/zip.h)
find_library(Minizip_LIBRARY minizip)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Minizip REQUIRED_VARS Minizip_LIBRARY Minizip_INCLUDE_DIR)
if(Minizip_FOUND AND NOT TARGET Minizip::minizip)
    add_library(Minizip::minizip UNKNOWN IMPORTED)
    set_target_properties(Minizip::minizip PROPERTIES IMPORTED_LOCATION "${Minizip_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${Minizip_INCLUDE_DIR}" INTERFACE_LINK_LIBRARIES ZLIB::ZLIB)
endif()
