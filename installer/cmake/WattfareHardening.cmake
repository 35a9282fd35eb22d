# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# wattfare_hardening: what the compiler and the linker do against memory errors in Release, each only where both know it.
#   canaries on the stack, checked sizes of copies (FORTIFY), no stack that jumps over its guard page, jumps to known places
#   alone (CET on x86, BTI on Arm); a program at a random address, its table of foreign functions resolved at the start and
#   then read-only, no executable stack.
# tests/app/program/hardening.cmake reads them back from the programs.
add_library(wattfare_hardening INTERFACE)
set(WATTFARE_HARDENED OFF)
set(WATTFARE_PIE "")
if(WATTFARE_HARDEN AND NOT WATTFARE_SANITIZE AND CMAKE_BUILD_TYPE STREQUAL "Release")
    if(MSVC)
        target_compile_options(wattfare_hardening INTERFACE /guard:cf /sdl)
        target_link_options(wattfare_hardening INTERFACE /guard:cf /DYNAMICBASE /HIGHENTROPYVA /NXCOMPAT)
    else()
        include(CheckCXXCompilerFlag)
        include(CheckLinkerFlag)
        set(compile_flags -fstack-protector-strong -fstack-clash-protection)
        if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|i.86)$")
            list(APPEND compile_flags -fcf-protection=full)
        elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64)$" AND NOT APPLE)
            list(APPEND compile_flags -mbranch-protection=standard)
        endif()
        foreach(flag ${compile_flags})
            string(MAKE_C_IDENTIFIER "wattfare_has${flag}" known)
            check_cxx_compiler_flag("${flag}" ${known})
            if(${known})
                target_compile_options(wattfare_hardening INTERFACE ${flag})
            endif()
        endforeach()
        # 3 also checks sizes known at run time alone (GCC 12, Clang 9; glibc 2.34). Without optimisation glibc warns instead.
        target_compile_options(wattfare_hardening INTERFACE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3
            # GCC 12 then sees overflows in std::string that are none (its bug 105651 again).
            $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-stringop-overflow>)
        # Qt asks for -fPIC of all that includes it. What does not is in programs alone: -fPIE, under which more is inlined.
        set(WATTFARE_PIE -fPIE)
        check_linker_flag(CXX -pie wattfare_has_pie)
        if(wattfare_has_pie)
            target_link_options(wattfare_hardening INTERFACE -pie)
        endif()
        foreach(flag -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack)
            string(MAKE_C_IDENTIFIER "wattfare_has${flag}" known)
            check_linker_flag(CXX "${flag}" ${known})
            if(${known})
                target_link_options(wattfare_hardening INTERFACE ${flag})
            endif()
        endforeach()
        set(WATTFARE_HARDENED ON)
    endif()
endif()
