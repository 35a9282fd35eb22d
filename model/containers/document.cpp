// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/containers/document.h"

#include "model/support/input_error.h"
#include "model/support/json_text.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>

namespace wattfare::containers {

namespace {

using Json = nlohmann::ordered_json;

// Leaves a parser that knows nothing of our bounds; caught in this file.
struct Stop {
    Error error;
};

// The tree, from what either parser meets one after the other.
class Builder
{
public:
    explicit Builder(std::string_view file)
        : m_file(file)
    {
    }
    void startDocument() { m_anchors.clear(); } // they are numbered anew
    void open(Node::Kind kind, std::uint64_t line, std::size_t anchor = 0)
    {
        if (m_open.size() >= static_cast<std::size_t>(kMostNesting))
            throw Stop{inputRefused(m_file, line, "", "", Phrase::nesting64)};
        needsNoKey(line);
        m_open.push_back({{kind, line, {}, {}, {}}, {}, false, anchor});
    }
    void close()
    {
        Open done = std::move(m_open.back());
        m_open.pop_back();
        if (done.node.kind == Node::Kind::map) {
            merge(done.node);
            eachKeyOnce(done.node);
        }
        put(std::move(done.node), done.anchor);
    }
    void scalar(Node node, std::size_t anchor = 0)
    {
        if (!m_open.empty() && m_open.back().node.kind == Node::Kind::map && !m_open.back().hasKey) {
            m_open.back().key = std::move(node.text);
            m_open.back().hasKey = true;
            return;
        }
        put(std::move(node), anchor);
    }
    void alias(std::uint64_t line, std::size_t anchor)
    {
        const auto found = m_anchors.find(anchor);
        if (found == m_anchors.end()) // one inside itself has no end
            throw Stop{inputRefused(m_file, line, "", "*", Phrase::validValue)};
        needsNoKey(line);
        count(found->second.size, line); // before it is copied
        put(found->second.node, 0);
    }
    std::vector<Node> take() { return std::move(m_documents); }

private:
    struct Open {
        Node node;
        std::string key;
        bool hasKey = false;
        std::size_t anchor = 0;
    };
    struct Anchored {
        Node node;
        std::size_t size = 0;
    };
    static std::size_t sizeOf(const Node &node)
    {
        std::size_t size = 1;
        for (const Node &item : node.items)
            size += sizeOf(item);
        return size;
    }
    void needsNoKey(std::uint64_t line) const
    {
        if (!m_open.empty() && m_open.back().node.kind == Node::Kind::map && !m_open.back().hasKey)
            throw Stop{inputRefused(m_file, line, "", "", Phrase::plainName)};
    }
    void count(std::size_t more, std::uint64_t line)
    {
        m_count += more;
        if (m_count > kMostNodes)
            throw Stop{{Error::Code::badInput, {"containers.too_many_values", {m_file, line, kMostNodes}}, {}}};
    }
    void put(Node node, std::size_t anchor)
    {
        count(1, node.line);
        if (anchor > 0)
            m_anchors[anchor] = {node, sizeOf(node)};
        if (m_open.empty()) {
            m_documents.push_back(std::move(node));
            return;
        }
        Open &parent = m_open.back();
        node.key = std::exchange(parent.key, {});
        parent.hasKey = false;
        parent.node.items.push_back(std::move(node));
    }
    void merge(Node &map)
    {
        const auto at = std::ranges::find(map.items, "<<", &Node::key);
        if (at == map.items.end())
            return;
        const Node from = std::move(*at);
        map.items.erase(at);
        const auto add = [&](const Node &source) {
            for (const Node &item : source.items) {
                if (item.key.empty() || map.find(item.key))
                    continue;
                count(sizeOf(item), item.line);
                map.items.push_back(item);
            }
        };
        if (from.kind == Node::Kind::list)
            std::ranges::for_each(from.items, add);
        else
            add(from);
    }
    void eachKeyOnce(const Node &map) const
    {
        std::vector<std::pair<std::string_view, std::uint64_t>> keys;
        for (const Node &item : map.items)
            keys.emplace_back(item.key, item.line);
        std::ranges::sort(keys);
        const auto twice = std::ranges::adjacent_find(keys, {}, [](const auto &each) { return each.first; });
        if (twice != keys.end())
            throw Stop{inputRefused(m_file, std::next(twice)->second, twice->first, twice->first, Phrase::eachKeyOnce)};
    }

    std::string m_file;
    std::vector<Node> m_documents;
    std::vector<Open> m_open;
    std::map<std::size_t, Anchored> m_anchors;
    std::size_t m_count = 0;
};

Node scalarNode(std::string text, std::uint64_t line) { return {Node::Kind::scalar, line, {}, std::move(text), {}}; }

class JsonEvents : public nlohmann::json_sax<Json>
{
public:
    JsonEvents(Builder &builder, const std::uint64_t &line)
        : m_builder(builder)
        , m_line(line)
    {
    }
    bool null() override { return add({Node::Kind::null, at(), {}, {}, {}}); }
    bool boolean(bool value) override { return add(scalarNode(value ? "true" : "false", at())); }
    bool number_integer(number_integer_t value) override { return add(scalarNode(std::to_string(value), at())); }
    bool number_unsigned(number_unsigned_t value) override { return add(scalarNode(std::to_string(value), at())); }
    bool number_float(number_float_t /*value*/, const string_t &text) override { return add(scalarNode(text, at())); }
    bool string(string_t &value) override { return add(scalarNode(value, at())); }
    bool binary(binary_t & /*value*/) override { return false; }
    bool start_object(std::size_t /*size*/) override { return open(Node::Kind::map); }
    bool start_array(std::size_t /*size*/) override { return open(Node::Kind::list); }
    bool key(string_t &value) override
    {
        m_keyLine = m_line;
        m_builder.scalar(scalarNode(value, m_line));
        return true;
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t /*byte*/, const std::string & /*token*/, const nlohmann::detail::exception &) override
    {
        return false;
    }

private:
    // A number is known to end only behind the line that it ends, so the line of its key is meant.
    std::uint64_t at() { return std::exchange(m_keyLine, std::nullopt).value_or(m_line); }
    bool add(Node node)
    {
        m_builder.scalar(std::move(node));
        return true;
    }
    bool open(Node::Kind kind)
    {
        m_builder.open(kind, at());
        return true;
    }
    bool close()
    {
        m_builder.close();
        return true;
    }

    Builder &m_builder;
    const std::uint64_t &m_line;
    std::optional<std::uint64_t> m_keyLine;
};

class YamlEvents : public YAML::EventHandler
{
public:
    explicit YamlEvents(Builder &builder)
        : m_builder(builder)
    {
    }
    void OnDocumentStart(const YAML::Mark & /*mark*/) override { m_builder.startDocument(); }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        m_builder.scalar({Node::Kind::null, line(mark), {}, {}, {}}, anchor);
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override { m_builder.alias(line(mark), anchor); }
    void OnScalar(
        const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, const std::string &value) override
    {
        const bool plain = tag == "?";
        if (plain && (value.empty() || value == "~" || value == "null" || value == "Null" || value == "NULL"))
            return OnNull(mark, anchor);
        m_builder.scalar(scalarNode(value, line(mark)), anchor);
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string & /*tag*/, YAML::anchor_t anchor,
        YAML::EmitterStyle::value /*style*/) override
    {
        m_builder.open(Node::Kind::list, line(mark), anchor);
    }
    void OnSequenceEnd() override { m_builder.close(); }
    void OnMapStart(const YAML::Mark &mark, const std::string & /*tag*/, YAML::anchor_t anchor,
        YAML::EmitterStyle::value /*style*/) override
    {
        m_builder.open(Node::Kind::map, line(mark), anchor);
    }
    void OnMapEnd() override { m_builder.close(); }

private:
    static std::uint64_t line(const YAML::Mark &mark) { return static_cast<std::uint64_t>(std::max(mark.line, 0)) + 1; }

    Builder &m_builder;
};

Error notRead(std::string_view file, const JsonFault &fault)
{
    using Kind = JsonFault::Kind;
    if (fault.kind == Kind::depth)
        return inputRefused(file, fault.line, fault.field, fault.found, Phrase::nesting64);
    if (fault.kind == Kind::number)
        return inputRefused(file, fault.line, fault.field, fault.found, Phrase::number);
    return inputRefused(file, fault.line, "", fault.found, clause<Phrase::verbatim>("JSON"));
}

std::string_view lineOf(std::string_view text, std::uint64_t line)
{
    for (; line > 1; --line) {
        const auto end = text.find('\n');
        if (end == std::string_view::npos)
            return {};
        text.remove_prefix(end + 1);
    }
    return text.substr(0, text.find('\n'));
}

} // namespace

const Node *Node::find(std::string_view name) const
{
    const auto at = kind == Kind::map ? std::ranges::find(items, name, &Node::key) : items.end();
    return at == items.end() || at->kind == Kind::null ? nullptr : &*at;
}

bool isJson(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (text[first] == '{' || text[first] == '[')
        && text.substr(first, 2) != "{{"; // a template
}

Result<std::vector<Node>> readDocuments(std::string_view text, std::string_view file)
{
    const std::size_t most = isJson(text) ? kMostJsonBytes : kMostYamlBytes;
    if (text.size() > most)
        return tl::unexpected(inputRefused(
            file, 0, "", clause<Phrase::bytesFound>(std::to_string(text.size())), clause<Phrase::atMostBytes>(most)));
    if (!isUtf8(text))
        return tl::unexpected(inputRefused(file, 0, "", "", Phrase::utf8Text));
    Builder builder(file);
    std::uint64_t line = 1;
    try {
        if (isJson(text)) {
            if (const auto read = readJson<Json>(text, kMostNesting); !read)
                return tl::unexpected(notRead(file, read.error()));
            JsonEvents events(builder, line);
            Json::sax_parse(CountedChars(text.data(), &line), CountedChars(text.data() + text.size(), &line), &events);
            return builder.take();
        }
        std::istringstream stream{std::string(text)};
        YAML::Parser parser(stream);
        YamlEvents events(builder);
        while (parser.HandleNextDocument(events)) { }
        return builder.take();
    } catch (const Stop &stop) {
        return tl::unexpected(stop.error);
    } catch (const YAML::Exception &e) {
        line = static_cast<std::uint64_t>(std::max(e.mark.line, 0)) + 1;
        Error error = inputRefused(file, line, "", lineOf(text, line), clause<Phrase::verbatim>("YAML"));
        error.detail = e.what();
        return tl::unexpected(std::move(error));
    } catch (const std::exception &e) { // of the parser, for what it did not foresee
        Error error = inputRefused(file, 0, "", "", clause<Phrase::verbatim>("YAML"));
        error.detail = e.what();
        return tl::unexpected(std::move(error));
    }
}

} // namespace wattfare::containers
