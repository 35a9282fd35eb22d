// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/rooms.h"
#include "tests/support/catch.h"

#include <unistd.h>

#include <fstream>
#include <map>
#include <regex>

using namespace wattfare::test;
namespace fs = std::filesystem;

namespace {

std::string joined(const std::vector<std::string> &lines)
{
    std::string all;
    for (const std::string &line : lines)
        all += line + '\n';
    return all;
}

// A small house of its own, removed at the end.
class House
{
public:
    House()
        : m_root(fs::temp_directory_path() / ("wattfare_house_" + std::to_string(::getpid())))
    {
        fs::remove_all(m_root);
        put("model/support/a.h", "#include <string>\n");
        put("model/energy/b.cpp", "#include \"model/support/a.h\"\n");
        put("views/words/c.cpp", "#include \"model/energy/b.h\"\n#include <QString>\n");
        put("views/charts/d.cpp", "#include <QChart>\n#include \"views/words/c.h\"\n");
        put("app/cli/e.cpp", "#include \"views/words/c.h\"\n#include <QFile>\n");
    }
    ~House() { fs::remove_all(m_root); }

    void put(const std::string &name, const std::string &content) const
    {
        fs::create_directories((m_root / name).parent_path());
        std::ofstream(m_root / name) << content;
    }
    std::vector<std::string> faults() const
    {
        return roomFaults(m_root,
            {{"model/support", {}}, {"model/energy", {}}, {"views/words", {"model"}}, {"views/charts", {}},
                {"app/cli", {"model", "views/words"}}});
    }

private:
    fs::path m_root;
};

} // namespace

TEST_CASE("no arrow runs up between the rooms", "[house]")
{
    const fs::path root = WATTFARE_SOURCE_DIR;
    const auto rooms = readRooms(root / "tests/house/rooms.txt");
    REQUIRE(rooms.size() > 50);
    CHECK(joined(roomFaults(root, rooms)) == "");
}

TEST_CASE("an arrow that runs up is found", "[house]")
{
    const House house;
    REQUIRE(joined(house.faults()) == "");
    const auto planted = GENERATE(std::pair("model/support/x.h", "#include \"model/energy/b.h\""), // up within a layer
        std::pair("views/words/x.h", "#  include \"views/charts/d.h\""),
        std::pair("model/energy/x.h", "#include \"views/words/c.h\""),
        std::pair("app/cli/x.cpp", "#include \"views/charts/d.h\""), // below, but without a door
        std::pair("model/energy/x.cpp", "#include <QString>"),
        std::pair("model/energy/x.cpp", "#include <QtCore/QString>"),
        std::pair("views/words/x.cpp", "#include <sqlite3.h>"),
        std::pair("app/cli/x.cpp", "#include <SQLiteCpp/Database.h>"),
        std::pair("views/words/x.cpp", "#include <QLineSeries>"),
        std::pair("app/cli/x.cpp", "#include <QNetworkReply>"), std::pair("views/charts/x.cpp", "#include <QSaveFile>"),
        std::pair("views/words/x.cpp", "#include <QFile>"), std::pair("views/pages/x.cpp", ""), // not in the list
        std::pair("app/cli/x.cpp", "#include \"app/window/w.h\""));
    house.put(planted.first, planted.second + std::string("\n"));
    INFO(planted.first << ": " << planted.second);
    const auto faults = house.faults();
    REQUIRE(faults.size() == 1);
    const std::string &fault = faults.front();
    CHECK(fault.starts_with(fs::path(planted.first).parent_path().string()));
}

TEST_CASE("a room that grows too large, or stands empty, is found", "[house]")
{
    const House house;
    for (std::size_t i = 0; i < kMostFiles; ++i)
        house.put("model/energy/f" + std::to_string(i) + ".h", "");
    CHECK(joined(house.faults()) == "model/energy has 41 files, more than 40\n");
    House other;
    CHECK(joined(roomFaults(fs::path(WATTFARE_SOURCE_DIR) / "tests", {{"model/none", {}}}))
              .find("model/none is in the list of rooms, but empty")
        != std::string::npos);
}

// What others may have written is opened with the settings for it: by openHardened(), or in C with harden() behind it.
// The builder alone begins a file of its own.
TEST_CASE("every database is opened hardened", "[house]")
{
    const fs::path root = WATTFARE_SOURCE_DIR;
    const std::regex opens(R"(sqlite3_open(_v2|16)?\(|make_unique<SQLite::Database>|SQLite::Database [a-z]\w*[({])");
    std::map<std::string, std::pair<long, long>> found; // opens and calls of harden() by file
    for (const char *layer : {"model", "views", "app"}) {
        for (const auto &entry : fs::recursive_directory_iterator(root / layer)) {
            if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h")
                continue;
            std::ifstream in(entry.path());
            const std::string text{std::istreambuf_iterator<char>(in), {}};
            const auto count = [&](const std::regex &words) {
                return std::distance(std::sregex_iterator(text.begin(), text.end(), words), std::sregex_iterator());
            };
            if (const auto opened = count(opens); opened > 0)
                found[fs::relative(entry.path(), root).generic_string()]
                    = {opened, count(std::regex(R"(\bharden\([^*\n]+\);)"))};
        }
    }
    CHECK(found.erase("model/catalog/store/builder/builder.cpp") == 1);
    CHECK(found.size() == 2); // else the pattern sees nothing
    for (const auto &[file, counts] : found) {
        INFO(file);
        CHECK(counts.first <= counts.second);
    }
}
