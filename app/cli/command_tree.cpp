// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_tree.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <string_view>
#include <utility>
#include <vector>

namespace wattfare {

namespace {

using Words = std::vector<std::string>;

struct Choice {
    std::string name, help;
    Words values; // what it may be, where only some words are allowed
    bool takesValue = false;
};

// A program or one of its verbs, by its words: "", "evaluate", "own price".
struct Command {
    std::string path;
    const CLI::App *app = nullptr;
    std::vector<Choice> options, arguments;
    std::vector<std::pair<std::string, std::string>> verbs; // with what each does
};

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

std::string joined(const Words &words, const char *between = " ") { return CLI::detail::join(words, between); }

// CLI11 names the words of a list in the type: TEXT:{table,csv,json}.
Words valuesOf(const CLI::Option &option)
{
    const std::string type = option.get_type_name();
    const auto begin = type.find('{'), end = type.find('}');
    if (begin == std::string::npos || end == std::string::npos || end < begin)
        return {};
    return CLI::detail::split(type.substr(begin + 1, end - begin - 1), ',');
}

Choice choiceOf(const CLI::Option &option, std::string name)
{
    return {std::move(name), option.get_description(), valuesOf(option), option.get_type_size() != 0};
}

void collect(const CLI::App &app, const std::string &path, std::vector<Command> &commands)
{
    Command command{path, &app, {}, {}, {}};
    for (const CLI::Option *option : app.get_options()) {
        if (option->get_group().empty())
            continue;
        for (const std::string &name : option->get_snames())
            command.options.push_back(choiceOf(*option, "-" + name));
        for (const std::string &name : option->get_lnames())
            command.options.push_back(choiceOf(*option, "--" + name));
        if (option->get_positional())
            command.arguments.push_back(choiceOf(*option, option->get_name(true)));
    }
    const auto verbs = app.get_subcommands([](const CLI::App *verb) { return !verb->get_group().empty(); });
    for (const CLI::App *verb : verbs)
        command.verbs.emplace_back(verb->get_name(), verb->get_description());
    commands.push_back(std::move(command));
    for (const CLI::App *verb : verbs)
        collect(*verb, path.empty() ? verb->get_name() : path + ' ' + verb->get_name(), commands);
}

std::vector<Command> commandsOf(const CLI::App &program)
{
    std::vector<Command> commands;
    collect(program, {}, commands);
    return commands;
}

// What can stand in a command without an option: verbs, and words that an argument is chosen from.
std::vector<std::pair<std::string, std::string>> wordsOf(const Command &command)
{
    auto words = command.verbs;
    for (const Choice &argument : command.arguments)
        for (const std::string &value : argument.values)
            words.emplace_back(value, argument.help);
    return words;
}

// --- the manual page ---

std::string roff(const std::string &text)
{
    std::string out = replaced(replaced(text, "\\", "\\e"), "-", "\\-");
    if (!out.empty() && (out.front() == '.' || out.front() == '\''))
        out.insert(0, "\\&");
    return replaced(replaced(std::move(out), "\n.", "\n\\&."), "\n'", "\n\\&'");
}

void printEntry(std::ostream &out, const std::string &names, const CLI::Option &option)
{
    out << ".TP\n\\fB" << roff(names) << "\\fR";
    if (option.get_type_size() != 0) {
        const Words values = valuesOf(option);
        out << " \\fI" << roff(values.empty() ? option.get_type_name() : joined(values, "|")) << "\\fR";
        if (option.get_expected_max() == CLI::detail::expected_max_vector_size)
            out << " ...";
    }
    out << '\n' << roff(option.get_description());
    if (option.get_required())
        out << " (required)";
    out << '\n';
}

void printOptions(std::ostream &out, const CLI::App &app, bool help)
{
    for (const CLI::Option *option : app.get_options()) {
        if (option->get_positional() && !option->get_group().empty())
            printEntry(out, option->get_name(true), *option);
    }
    for (const CLI::Option *option : app.get_options()) {
        if (option->nonpositional() && !option->get_group().empty() && (help || option != app.get_help_ptr()))
            printEntry(out, replaced(option->get_name(false, true), ",", ", "), *option);
    }
    if (!app.get_footer().empty())
        out << ".PP\n.nf\n" << roff(app.get_footer()) << "\n.fi\n";
}

std::string usageOf(const Command &command)
{
    std::string usage = command.path + (command.path.empty() ? "[OPTIONS]" : " [OPTIONS]");
    for (const CLI::Option *option : command.app->get_options()) {
        if (!option->get_positional() || option->get_group().empty())
            continue;
        const bool several = option->get_expected_max() == CLI::detail::expected_max_vector_size;
        const std::string name = option->get_name(true) + (several ? "..." : "");
        usage += option->get_required() ? ' ' + name : " [" + name + ']';
    }
    return command.verbs.empty() ? usage : usage + " COMMAND";
}

void printManual(std::ostream &out, const CLI::App &program, const std::string &seeAlso)
{
    std::string title = program.get_name();
    std::transform(title.begin(), title.end(), title.begin(),
        [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    const auto commands = commandsOf(program);
    out << ".TH " << title << " 1 \"\" \"Wattfare " WATTFARE_VERSION "\" \"User Commands\"\n"
        << ".SH NAME\n"
        << roff(program.get_name()) << " \\- what machine\\-learning work costs on AWS\n"
        << ".SH SYNOPSIS\n.B " << roff(program.get_name()) << '\n'
        << roff(usageOf(commands.front())) << "\n.SH DESCRIPTION\n"
        << roff(program.get_description()) << "\n.SH OPTIONS\n";
    printOptions(out, program, true);
    if (commands.size() > 1)
        out << ".SH COMMANDS\nOptions from above may stand behind a command, too.\n";
    for (std::size_t i = 1; i < commands.size(); ++i) {
        out << ".SS \"" << roff(replaced(usageOf(commands[i]), "\"", "\\(dq")) << "\"\n"
            << roff(commands[i].app->get_description()) << '\n';
        printOptions(out, *commands[i].app, false);
    }
    out << ".SH SEE ALSO\n.BR " << roff(seeAlso) << " (1)\n";
}

// --- completions ---

std::string quoted(const std::string &text) { return '\'' + replaced(text, "'", "'\\''") + '\''; }

// A name for functions of shells: wattfare_cli.
std::string identifier(const CLI::App &program) { return replaced(program.get_name(), "-", "_"); }

// The loop that finds the verb in what was typed is the same in bash and zsh, but for where arrays begin.
void printVerbCases(std::ostream &out, const std::vector<Command> &commands)
{
    for (const Command &command : commands)
        for (const auto &[verb, help] : command.verbs)
            out << "            " << quoted(command.path + ' ' + verb)
                << ") command=" << quoted(command.path.empty() ? verb : command.path + ' ' + verb) << " ;;\n";
}

// Options that take a value: from a list, or else a file or free text. Those of the program may follow every verb.
void printValueCases(std::ostream &out, const std::vector<Command> &commands, const char *offerFiles, const char *offer)
{
    for (auto command = commands.rbegin(); command != commands.rend(); ++command) {
        const std::string before = command->path.empty() ? "*:" : quoted(command->path + ':');
        for (const Choice &option : command->options)
            if (option.takesValue)
                out << "        " << before << option.name << ") "
                    << (option.values.empty() ? std::string(offerFiles) : replaced(offer, "%", joined(option.values)))
                    << " ;;\n";
    }
}

void printBash(std::ostream &out, const CLI::App &program)
{
    const auto commands = commandsOf(program);
    const std::string function = '_' + identifier(program);
    out << "# bash completion of " << program.get_name() << ", written by " << program.get_name()
        << " --describe bash\n"
        << function << "()\n{\n"
        << "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= values= words= "
           "i\n"
        << "    COMPREPLY=()\n"
        << "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
        << "        case \"$command ${COMP_WORDS[i]}\" in\n";
    printVerbCases(out, commands);
    out << "            *) ;;\n        esac\n    done\n"
        << "    case \"$command:$previous\" in\n";
    printValueCases(out, commands, "compopt -o default; return", "values='%'");
    out << "        *) ;;\n    esac\n"
        << "    if [ -n \"$values\" ]; then\n"
        << "        mapfile -t COMPREPLY < <(compgen -W \"$values\" -- \"$current\")\n        return\n    fi\n"
        << "    case \"$command\" in\n";
    for (const Command &command : commands) {
        Words words;
        for (const auto &[word, help] : wordsOf(command))
            words.push_back(word);
        for (const Choice &option : command.options)
            words.push_back(option.name);
        out << "        " << quoted(command.path) << ") words=" << quoted(joined(words)) << " ;;\n";
    }
    Words general;
    for (const Choice &option : commands.front().options)
        general.push_back(option.name);
    out << "    esac\n"
        << "    [ -n \"$command\" ] && words+=" << quoted(' ' + joined(general)) << '\n'
        << "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\" | sort -u)\n"
        << "    [[ $current == -* ]] || compopt -o default\n"
        << "}\ncomplete -F " << function << ' ' << program.get_name() << '\n';
}

std::string described(const std::string &name, const std::string &help)
{
    return quoted(replaced(name, ":", "\\:") + ':' + replaced(help, "\n", " "));
}

void printZsh(std::ostream &out, const CLI::App &program)
{
    const auto commands = commandsOf(program);
    const std::string function = '_' + identifier(program);
    out << "#compdef " << program.get_name() << '\n'
        << "# Written by " << program.get_name() << " --describe zsh\n"
        << function << "()\n{\n"
        << "    local command= i\n    local -a options choices\n"
        << "    for ((i = 2; i < CURRENT; i++)); do\n"
        << "        case \"$command $words[i]\" in\n";
    printVerbCases(out, commands);
    out << "            *) ;;\n        esac\n    done\n"
        << "    case \"$command:$words[CURRENT-1]\" in\n";
    printValueCases(out, commands, "_files; return", "compadd -- %; return");
    out << "        *) ;;\n    esac\n    case \"$command\" in\n";
    const auto printList = [&out](const char *name, const auto &list) {
        out << "            " << name << "+=(";
        for (const auto &[word, help] : list)
            out << "\n                " << described(word, help);
        out << ")\n";
    };
    const auto optionsOf = [](const Command &command) {
        std::vector<std::pair<std::string, std::string>> list;
        for (const Choice &option : command.options)
            list.emplace_back(option.name, option.help);
        return list;
    };
    for (const Command &command : commands) {
        if (command.path.empty())
            continue;
        out << "        " << quoted(command.path) << ")\n";
        printList("choices", wordsOf(command));
        printList("options", optionsOf(command));
        out << "            ;;\n";
    }
    out << "        *)\n";
    printList("choices", wordsOf(commands.front()));
    out << "            ;;\n    esac\n";
    printList("options", optionsOf(commands.front()));
    out << "    if [[ $words[CURRENT] == -* ]]; then\n        _describe -o option options\n"
        << "    else\n        (( $#choices )) && _describe command choices\n        _files\n    fi\n}\n"
        << function << " \"$@\"\n";
}

void printFish(std::ostream &out, const CLI::App &program)
{
    const auto commands = commandsOf(program);
    const std::string function = "__" + identifier(program) + "_at";
    const std::string complete = "complete -c " + program.get_name();
    const auto text
        = [](const std::string &words) { return '\'' + replaced(replaced(words, "\\", "\\\\"), "'", "\\'") + '\''; };
    out << "# fish completion of " << program.get_name() << ", written by " << program.get_name()
        << " --describe fish\n"
        << "function " << function << " --description 'whether the verb typed is this one'\n"
        << "    set -l verb ''\n    for word in (commandline -opc)[2..-1]\n        switch \"$verb $word\"\n";
    for (const Command &command : commands)
        for (const auto &[verb, help] : command.verbs)
            out << "            case " << text(command.path + ' ' + verb) << "\n                set verb "
                << text(command.path.empty() ? verb : command.path + ' ' + verb) << '\n';
    out << "        end\n    end\n    test \"$verb\" = \"$argv[1]\"\nend\n";
    for (const Command &command : commands) {
        const std::string here = complete + " -n " + text(function + " \"" + command.path + '"');
        for (const auto &[word, help] : wordsOf(command))
            out << here << " -a " << text(word) << " -d " << text(help) << '\n';
        for (const Choice &option : command.options) {
            const bool letter = option.name.size() == 2;
            out << (command.path.empty() ? complete : here) << (letter ? " -s " : " -l ")
                << option.name.substr(letter ? 1 : 2) << " -d " << text(option.help);
            if (!option.values.empty())
                out << " -x -a " << text(joined(option.values));
            else if (option.takesValue)
                out << " -r";
            out << '\n';
        }
    }
}

} // namespace

void addDescribe(CLI::App &program, const std::string &seeAlso)
{
    const auto print = [&program, seeAlso](const std::string &form) {
        if (form == "man")
            printManual(std::cout, program, seeAlso);
        else if (form == "bash")
            printBash(std::cout, program);
        else if (form == "zsh")
            printZsh(std::cout, program);
        else
            printFish(std::cout, program);
        throw CLI::Success();
    };
    program.add_option_function<std::string>("--describe", print, "the manual page, or completions of a shell")
        ->check(CLI::IsMember({"man", "bash", "zsh", "fish"}))
        ->trigger_on_parse()
        ->group("");
}

} // namespace wattfare
