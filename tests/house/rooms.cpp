// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/rooms.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

namespace wattfare::test {

namespace fs = std::filesystem;

namespace {

struct Include {
    std::string file; // that includes
    std::string header;
    bool own = false; // in quotes
};

bool below(const std::string &folder, const std::string &outer)
{
    return folder == outer
        || (folder.size() > outer.size() && folder.starts_with(outer) && folder[outer.size()] == '/');
}

std::string folderOf(const std::string &path) { return fs::path(path).parent_path().generic_string(); }

std::vector<Include> includesOf(const fs::path &path, const std::string &name)
{
    static const std::regex line(R"re(^\s*#\s*include\s*([<"])([^>"]+)[>"])re");
    std::vector<Include> found;
    std::ifstream in(path);
    std::smatch match;
    for (std::string text; std::getline(in, text);)
        if (std::regex_search(text, match, line))
            found.push_back({name, match[2], match[1] == "\""});
    return found;
}

// Libraries that only some rooms may use: a pattern of their headers, and the folders that are free to.
struct Library {
    const char *name;
    std::regex headers;
    std::vector<std::string> allowed;
};

const std::vector<Library> &libraries()
{
    static const std::vector<Library> all{
        {"Qt", std::regex("^(Q[A-Z]|Qt[A-Z]|q[a-z]+\\.h$).*"), {"views", "app"}},
        {"Qt Charts", std::regex("^(QtCharts.*|QChart.*|QLegend.*|QBarSet|Q[A-Za-z]*Series|Q[A-Za-z]*Axis)$"),
            {"views/charts"}},
        {"Qt Network", std::regex("^(QtNetwork.*|QNetwork.*|QSsl.*|Q[A-Za-z]*Socket)$"), {"app/refresh"}},
        {"SQLite", std::regex("^(sqlite3.*|SQLiteCpp.*)$"), {"model"}},
        {"files", std::regex("^(QSaveFile|QFileDialog|fstream)$"), {"model", "app"}},
        // Icons are files of the program itself; libxlsxwriter and minizip pack only from file to file, in a temporary
        // folder.
        {"files", std::regex("^(Q(Temporary)?File|QTemporaryDir|QFileInfo|cstdio|filesystem)$"),
            {"model", "app", "views/theme", "views/report/xlsx"}},
    };
    return all;
}

} // namespace

std::vector<Room> readRooms(const fs::path &file)
{
    std::vector<Room> rooms;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        Room room;
        std::string word;
        if (!(words >> room.folder) || room.folder.starts_with('#'))
            continue;
        if (words >> word && word == "only")
            while (words >> word)
                room.only.push_back(word);
        rooms.push_back(std::move(room));
    }
    return rooms;
}

std::vector<std::string> roomFaults(const fs::path &root, const std::vector<Room> &rooms)
{
    std::vector<std::string> faults;
    std::map<std::string, std::size_t> place; // by folder
    for (std::size_t i = 0; i < rooms.size(); ++i)
        place.emplace(rooms[i].folder, i);

    std::map<std::string, std::size_t> files; // by folder
    std::vector<Include> includes;
    for (const char *layer : {"model", "views", "app"}) {
        if (!fs::exists(root / layer))
            continue;
        for (const auto &entry : fs::recursive_directory_iterator(root / layer)) {
            const std::string suffix = entry.path().extension().string();
            if (!entry.is_regular_file() || (suffix != ".h" && suffix != ".cpp"))
                continue;
            const std::string name = fs::relative(entry.path(), root).generic_string();
            ++files[folderOf(name)];
            std::ranges::move(includesOf(entry.path(), name), std::back_inserter(includes));
        }
    }
    for (const auto &[folder, count] : files) {
        if (!place.contains(folder))
            faults.push_back(folder + " is not in the list of rooms");
        if (count > kMostFiles)
            faults.push_back(
                folder + " has " + std::to_string(count) + " files, more than " + std::to_string(kMostFiles));
    }
    for (const Room &room : rooms)
        if (!files.contains(room.folder))
            faults.push_back(room.folder + " is in the list of rooms, but empty");

    for (const Include &include : includes) {
        const std::string from = folderOf(include.file);
        for (const Library &library : libraries())
            if (!include.own && std::regex_match(include.header, library.headers)
                && std::ranges::none_of(
                    library.allowed, [&](const std::string &folder) { return below(from, folder); }))
                faults.push_back(include.file + " includes <" + include.header + ">, which is " + library.name);
        const std::string to = folderOf(include.header);
        if (!include.own || from == to || !place.contains(from))
            continue;
        if (!place.contains(to)) {
            faults.push_back(include.file + " includes \"" + include.header + "\", which is in no room");
            continue;
        }
        const Room &room = rooms[place.at(from)];
        if (place.at(to) > place.at(from))
            faults.push_back(include.file + " includes \"" + include.header + "\", which stands above it");
        else if (!room.only.empty()
            && std::ranges::none_of(room.only, [&](const std::string &folder) { return below(to, folder); }))
            faults.push_back(include.file + " includes \"" + include.header + "\", to which its room has no door");
    }
    return faults;
}

} // namespace wattfare::test
