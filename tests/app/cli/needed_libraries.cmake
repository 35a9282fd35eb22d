# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DREADELF=readelf -DPROGRAM=FILE "-DFORBIDDEN=Widgets;Charts" -P needed_libraries.cmake: fails where the program
# needs a library of Qt that is forbidden to it.
execute_process(COMMAND "${READELF}" -d "${PROGRAM}" OUTPUT_VARIABLE dynamic COMMAND_ERROR_IS_FATAL ANY)
if(NOT dynamic MATCHES "\\(NEEDED\\)[^\n]*libQt6Core")
    message(FATAL_ERROR "${PROGRAM}: no needed libraries found in\n${dynamic}")
endif()
foreach(library ${FORBIDDEN})
    if(dynamic MATCHES "\\(NEEDED\\)[^\n]*libQt6${library}\\.")
        message(SEND_ERROR "${PROGRAM} needs libQt6${library}")
    endif()
endforeach()
