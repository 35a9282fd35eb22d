# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Manual pages and completions, which the programs write of themselves, the change log and the commit, as packages have them.
find_program(GZIP gzip)
set(documents "${CMAKE_BINARY_DIR}/documents")
set(written "")
foreach(program wattfare wattfare-cli)
    foreach(form man bash zsh fish)
        add_custom_command(OUTPUT "${documents}/${program}.${form}"
            COMMAND "${CMAKE_COMMAND}" -E make_directory "${documents}"
            COMMAND ${program} --describe ${form} > "${documents}/${program}.${form}"
            DEPENDS ${program} VERBATIM)
        list(APPEND written "${documents}/${program}.${form}")
    endforeach()
    set(page "${documents}/${program}.man")
    set(page_name "${program}.1")
    if(GZIP)
        add_custom_command(OUTPUT "${page}.gz" COMMAND ${GZIP} -9 -n -k -f "${page}" DEPENDS "${page}" VERBATIM)
        list(APPEND written "${page}.gz")
        set(page "${page}.gz")
        string(APPEND page_name ".gz")
    endif()
    install(FILES "${page}" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" RENAME "${page_name}")
    install(FILES "${documents}/${program}.bash"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" RENAME "${program}")
    set(zsh_folder zsh/site-functions)
    if(EXISTS /etc/debian_version) # where Debian's zsh looks for those of packages
        set(zsh_folder zsh/vendor-completions)
    endif()
    install(FILES "${documents}/${program}.zsh" DESTINATION "${CMAKE_INSTALL_DATADIR}/${zsh_folder}" RENAME "_${program}")
    install(FILES "${documents}/${program}.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d"
        RENAME "${program}.fish")
endforeach()
set(changes "${CMAKE_CURRENT_SOURCE_DIR}/CHANGELOG.md")
if(GZIP)
    add_custom_command(OUTPUT "${documents}/changelog.gz"
        COMMAND ${GZIP} -9 -n -c "${changes}" > "${documents}/changelog.gz" DEPENDS "${changes}" VERBATIM)
    list(APPEND written "${documents}/changelog.gz")
    install(FILES "${documents}/changelog.gz" DESTINATION "${CMAKE_INSTALL_DOCDIR}")
else()
    install(FILES "${changes}" DESTINATION "${CMAKE_INSTALL_DOCDIR}")
endif()
add_custom_target(wattfare_documents ALL DEPENDS ${written})

# run.sh starts what is installed where it is of the same commit.
add_custom_target(wattfare_commit ALL VERBATIM BYPRODUCTS "${documents}/commit"
    COMMAND "${CMAKE_COMMAND}" -DFOLDER=${CMAKE_SOURCE_DIR} -DOUT=${documents}/commit
        -P "${CMAKE_SOURCE_DIR}/installer/cmake/WriteCommit.cmake")
install(FILES "${documents}/commit" DESTINATION "${CMAKE_INSTALL_DATADIR}/wattfare")
