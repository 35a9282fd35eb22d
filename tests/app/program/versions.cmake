# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DSOURCE=TREE -DVERSION=0.1.0 -DPROGRAM=wattfare -DCLI=wattfare-cli -P versions.cmake: programs, change log, AppStream
# data, vcpkg manifest and the versions that CONTRIBUTING.md promises say the same.
function(expect where found wanted)
    if(NOT found STREQUAL wanted)
        message(SEND_ERROR "${where} says \"${found}\", not \"${wanted}\"")
    endif()
endfunction()
function(first where text pattern wanted)
    if(text MATCHES "${pattern}")
        expect("${where}" "${CMAKE_MATCH_1}" "${wanted}")
    else()
        message(SEND_ERROR "${where} has nothing like ${pattern}")
    endif()
endfunction()

foreach(program "${PROGRAM}" "${CLI}")
    execute_process(COMMAND "${program}" --version OUTPUT_VARIABLE said OUTPUT_STRIP_TRAILING_WHITESPACE)
    string(REGEX REPLACE "^wattfare " "" said "${said}")
    expect("${program} --version" "${said}" "${VERSION}")
endforeach()

# Each release of the change log, with its day, is one of the metainfo, in the same order, the newest first.
file(READ "${SOURCE}/installer/CHANGELOG.md" changes)
file(READ "${SOURCE}/installer/linux/org.wattfare.Wattfare.metainfo.xml" metainfo)
string(REGEX MATCHALL "\n## [0-9]+\\.[0-9]+\\.[0-9]+ \\([0-9-]+\\)" listed "${changes}")
string(REGEX REPLACE "\n## ([0-9.]+) \\(([0-9-]+)\\)" "\\1 \\2" listed "${listed}")
string(REGEX MATCHALL "<release version=\"[0-9.]+\" date=\"[0-9-]+\"" released "${metainfo}")
string(REGEX REPLACE "<release version=\"([0-9.]+)\" date=\"([0-9-]+)\"" "\\1 \\2" released "${released}")
expect("the metainfo" "${released}" "${listed}")
first("the change log" "${changes}" "\n## ([0-9]+\\.[0-9]+\\.[0-9]+) " "${VERSION}")
file(READ "${SOURCE}/installer/vcpkg/vcpkg.json" vcpkg)
first("vcpkg.json" "${vcpkg}" "\"version-semver\": \"([0-9.]+)\"" "${VERSION}")

# The table of versions in CONTRIBUTING.md.
file(READ "${SOURCE}/CONTRIBUTING.md" contributing)
file(READ "${SOURCE}/resources/catalog/schema.sql" schema)
file(READ "${SOURCE}/resources/catalog/version.txt" catalogue)
file(READ "${SOURCE}/model/workload/document.h" document)
file(READ "${SOURCE}/model/placement/placement_tasks.h" tasks)
string(STRIP "${catalogue}" catalogue)
string(REGEX MATCH "user_version = ([0-9]+)" match "${schema}")
first("CONTRIBUTING.md on the schema" "${contributing}" "\n\\| schema of the catalogue \\| ([0-9]+) " "${CMAKE_MATCH_1}")
string(REGEX MATCH "kDocumentVersion = ([0-9]+)" match "${document}")
first("CONTRIBUTING.md on documents" "${contributing}" "\n\\| documents[^|]* \\| ([0-9]+) " "${CMAKE_MATCH_1}")
first("CONTRIBUTING.md on the catalogue" "${contributing}" "\n\\| catalogue \\| ([0-9.]+) " "${catalogue}")
first("CONTRIBUTING.md on the program" "${contributing}" "\n\\| program \\| ([0-9.]+) " "${VERSION}")
