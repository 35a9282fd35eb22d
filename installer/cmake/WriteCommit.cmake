# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DFOLDER=SOURCE -DOUT=FILE -P WriteCommit.cmake: the commit that the sources are of, with "+" behind it where they
# were changed; "unknown" outside a clone. The file keeps its time where nothing changed.
set(commit "unknown")
execute_process(COMMAND git -C "${FOLDER}" rev-parse HEAD OUTPUT_VARIABLE head OUTPUT_STRIP_TRAILING_WHITESPACE
    RESULT_VARIABLE failed ERROR_QUIET)
if(failed EQUAL 0)
    execute_process(COMMAND git -C "${FOLDER}" status --porcelain OUTPUT_VARIABLE changes ERROR_QUIET)
    set(commit "${head}")
    if(NOT changes STREQUAL "")
        string(APPEND commit "+")
    endif()
endif()
file(CONFIGURE OUTPUT "${OUT}" CONTENT "${commit}\n")
