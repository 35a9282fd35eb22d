# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# wattfare_sources(TARGET FILE...): the sources of a room. In a unity build (WATTFARE_UNITY) the files of a room are compiled
# together, at most eight at a time and never with those of another room; files after ALONE are compiled by themselves.
function(wattfare_sources target)
    cmake_parse_arguments(arg "" "" "ALONE" ${ARGN})
    target_sources(${target} PRIVATE ${arg_UNPARSED_ARGUMENTS} ${arg_ALONE})
    file(RELATIVE_PATH room "${CMAKE_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
    string(MAKE_C_IDENTIFIER "${room}" room)
    set(sources ${arg_UNPARSED_ARGUMENTS})
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(LENGTH sources count)
    math(EXPR parts "(${count} + 7) / 8")
    set(number 0)
    foreach(source ${sources})
        math(EXPR part "${number} * ${parts} / ${count}")
        set_source_files_properties("${source}" TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP "${room}_${part}")
        math(EXPR number "${number} + 1")
    endforeach()
    if(arg_ALONE)
        set_source_files_properties(${arg_ALONE} TARGET_DIRECTORY ${target} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${WATTFARE_UNITY} UNITY_BUILD_MODE GROUP)
endfunction()
