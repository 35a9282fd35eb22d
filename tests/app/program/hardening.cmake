# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DREADELF=readelf -DOBJDUMP=objdump -DPROGRAM=FILE -DPROCESSOR=x86_64 -P hardening.cmake: names each guard that the
# program lacks, and fails where it lacks one. Which they are: installer/cmake/WattfareHardening.cmake.
execute_process(COMMAND "${READELF}" -W -h -l -d -n -s "${PROGRAM}" OUTPUT_VARIABLE elf ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
set(lacks "")
function(expect what pattern)
    if(NOT elf MATCHES "${pattern}")
        list(APPEND lacks "${what}")
        set(lacks "${lacks}" PARENT_SCOPE)
    endif()
endfunction()
expect("a random address (PIE)" "Type: +DYN")
expect("a table of functions that is read-only (RELRO)" "GNU_RELRO")
expect("functions resolved at the start (BIND_NOW)" "\\((FLAGS|FLAGS_1)\\)[^\n]*(BIND_NOW|NOW)")
expect("a stack that is not executed" "GNU_STACK +0x[0-9a-f]+ 0x[0-9a-f]+ 0x[0-9a-f]+ 0x[0-9a-f]+ 0x[0-9a-f]+ RW ")
expect("canaries on the stack" "__stack_chk_fail")
expect("checked sizes of copies (FORTIFY)" "__(memcpy|memmove|memset|snprintf|sprintf|vsnprintf|fprintf|printf|strcpy|strncpy|read|fread|longjmp)_chk")
# Of a stack that grows by more than a page each page is touched: on x86 by an "or" with nothing.
if(OBJDUMP AND PROCESSOR STREQUAL "x86_64")
    execute_process(COMMAND "${OBJDUMP}" -d --no-show-raw-insn "${PROGRAM}" COMMAND grep -m 1 -E "or[ql] +[$]0x0,(0x0)?\\(%rsp\\)"
        OUTPUT_VARIABLE probe ERROR_QUIET)
    if(NOT probe)
        list(APPEND lacks "pages of the stack that are touched one by one (stack clash)")
    endif()
endif()
if(lacks)
    list(JOIN lacks "\n  " lines)
    message(FATAL_ERROR "${PROGRAM} lacks\n  ${lines}")
endif()
