#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# command_tree.sh WATTFARE WATTFARE_CLI: manual pages name all that --help names; bash, zsh and fish complete verbs, options
# and values by what the programs write of themselves.
set -euo pipefail
window=$1 cli=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { echo "FAILED: $*"; exit 1; }
for tool in man-page:mandoc zsh fish; do
    command -v "${tool#*:}" >/dev/null && continue
    [ -n "${WATTFARE_ALL_TESTS:-}" ] && fail "${tool#*:} is missing: installer/setup.sh test brings it"
    echo "${tool#*:} is missing"; exit 77
done

for program in "$window" "$cli"; do
    name=$(basename "$program")
    for form in man bash zsh fish; do
        "$program" --describe $form > "$folder/$name.$form"
        [ -s "$folder/$name.$form" ] || fail "$name --describe $form wrote nothing"
    done
    "$program" --help | grep -q -- --describe && fail "$name --help shows what is for packages"
    bash -n "$folder/$name.bash"
    zsh -n "$folder/$name.zsh"
    fish --no-config -n "$folder/$name.fish"
    faults=$(mandoc -T lint -W warning "$folder/$name.man" | grep -vE 'missing date|unusual section order' || true)
    [ -z "$faults" ] || fail "mandoc on $name: $faults"
    mandoc -T utf8 "$folder/$name.man" | sed 's/.\x08//g' | tr -s ' \n' ' ' > "$folder/$name.text"
done

# Every option and verb of every --help stands in the page, with its description.
inPage() { # PROGRAM [VERB...]
    local program=$1 name line
    name=$(basename "$program"); shift
    "$program" "$@" --help > "$folder/help"
    while read -r line; do
        grep -qF -- "$line" "$folder/$name.text" || fail "the page of $name has no \"$line\" of $*"
    done < <(grep -oE '^  (-[a-zA-Z],)?--[a-z-]+|^  -[a-z] ' "$folder/help" | sed -E 's/^ +//; s/,/, /; s/ $//' | grep -v -- '-h, --help')
    sed -n '/^Subcommands:/,$p' "$folder/help" | sed -nE 's/^  ([a-z]+) .*/\1/p' > "$folder/verbs.$#"
    local verb
    while read -r verb <&3; do
        inPage "$program" "$@" "$verb"
    done 3< "$folder/verbs.$#"
}
inPage "$window"
inPage "$cli"
[ "$(grep -c '^\.SS' "$folder/wattfare-cli.man")" -gt 25 ] || fail "few verbs in the page"

# bash: what Tab offers behind WORDS.
inBash() {
    bash --norc -c 'source "$1"; shift
        compopt() { :; }
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"
        _wattfare_cli; echo "${COMPREPLY[*]}"' _ "$folder/wattfare-cli.bash" "$@"
}
expect() { [ "$2" = "$3" ] || fail "$1: \"$2\", not \"$3\""; }
expect "bash, a verb" "$(inBash wattfare-cli eva)" "evaluate"
expect "bash, an option" "$(inBash wattfare-cli evaluate preset:layoutlm --ord)" "--order-by"
expect "bash, an option of all verbs" "$(inBash wattfare-cli evaluate --cat)" "--catalog"
expect "bash, a value" "$(inBash wattfare-cli evaluate --format j)" "json"
expect "bash, a verb of a verb" "$(inBash wattfare-cli own pref)" "prefer"
expect "bash, an argument" "$(inBash wattfare-cli simulate che)" "checkpoint"

inFish() { fish --no-config -c "source '$folder/wattfare-cli.fish'; complete -C '$1'" | cut -f1 | sort -u | tr '\n' ' '; }
expect "fish, a verb" "$(inFish 'wattfare-cli eva')" "evaluate "
expect "fish, an option" "$(inFish 'wattfare-cli evaluate x --ord')" "--order-by "
expect "fish, a value" "$(inFish 'wattfare-cli evaluate --format j')" "json "
expect "fish, a verb of a verb" "$(inFish 'wattfare-cli own pref')" "prefer "

# zsh completes inside of its line editor alone: the function runs with the editor's commands replaced by ones that print.
inZsh() {
    zsh -f -c 'compadd() { [[ $1 == -- ]] && shift; print -l -- "$@"; }
        _files() { :; }
        _describe() { local list=${@[-1]}; print -l -- ${${(P)list}%%:*}; }
        file=$1; shift; words=("$@"); CURRENT=$#
        source "$file"' _ "$folder/wattfare-cli.zsh" "$@" | tr '\n' ' '
}
grep -qw evaluate <<< "$(inZsh wattfare-cli eva)" || fail "zsh, a verb"
grep -qw -- --order-by <<< "$(inZsh wattfare-cli evaluate --ord)" || fail "zsh, an option"
grep -qw -- --catalog <<< "$(inZsh wattfare-cli evaluate --cat)" || fail "zsh, an option of all verbs"
expect "zsh, a value" "$(inZsh wattfare-cli evaluate --format j)" "table csv json "
grep -qw prefer <<< "$(inZsh wattfare-cli own pref)" || fail "zsh, a verb of a verb"
echo "manual pages and completions agree with --help"
