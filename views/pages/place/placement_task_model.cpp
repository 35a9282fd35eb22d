// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/place/placement_task_model.h"

#include "views/theme/theme.h"
#include "views/words/format.h"
#include "views/words/typed_lists.h"

#include <QFont>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <set>

namespace wattfare {

namespace {

constexpr QChar kGap(0x2002); // keeps a number off the text of the next column
constexpr double kMostCopies = 100'000, kMostUnits = 1e6, kMostGib = 1e7;

struct ColumnInfo {
    const char *id; // of a file of tasks
    bool number;
};
constexpr ColumnInfo kColumns[PlacementTaskModel::columns] = {{"name", false}, {"count", true}, {"gpus", true},
    {"vcpus", true}, {"memory_gib", true}, {"gpu_share", false}, {"gpu_memory_gib", true}, {"gpu_model", false},
    {"instance_types", false}, {"zone", false}, {"architecture", false}, {"distinct_instance", false}};

QString joined(const std::vector<std::string> &list)
{
    QStringList texts;
    for (const std::string &each : list)
        texts << QString::fromStdString(each);
    return texts.join(QStringLiteral(", "));
}

std::optional<double> numberOf(const PlacementTask &task, int column)
{
    switch (column) {
    case PlacementTaskModel::count: return static_cast<double>(task.count);
    case PlacementTaskModel::gpus: return task.gpus;
    case PlacementTaskModel::vcpus: return task.vcpus;
    case PlacementTaskModel::memory: return task.memoryGib;
    case PlacementTaskModel::gpuMemory: return task.gpuMemoryGib;
    default: return std::nullopt;
    }
}

// As it is, but a fraction of many digits as a figure: 100 of 1,024 CPU units are 0.0977 vCPU.
QString shownNumber(double value)
{
    constexpr qsizetype kRoom = 6;
    const QString full = format::full(value);
    return full.size() > kRoom && value != std::floor(value) ? format::number(value) : full;
}

QString textOf(const PlacementTask &task, int column)
{
    switch (column) {
    case PlacementTaskModel::name: return QString::fromStdString(task.id);
    case PlacementTaskModel::gpuShare: return QString::fromStdString(task.gpuShare);
    case PlacementTaskModel::architecture: return QString::fromStdString(task.architecture);
    case PlacementTaskModel::gpuModel: return QString::fromStdString(task.gpuModel);
    case PlacementTaskModel::types: return joined(task.instanceTypes);
    case PlacementTaskModel::zone: return QString::fromStdString(task.zone);
    default: return {};
    }
}

} // namespace

void PlacementTaskModel::setTasks(std::vector<PlacementTask> tasks)
{
    beginResetModel();
    m_tasks = std::move(tasks);
    m_problems.clear();
    endResetModel();
}

void PlacementTaskModel::setProblems(const QMap<int, QString> &problems)
{
    if (problems == m_problems)
        return;
    m_problems = problems;
    if (!m_tasks.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1),
            {Qt::ForegroundRole, Qt::ToolTipRole, Qt::AccessibleDescriptionRole});
}

QString PlacementTaskModel::freeName(const QString &wanted) const
{
    std::set<std::string> taken;
    for (const PlacementTask &task : m_tasks)
        taken.insert(task.id);
    QString found = wanted;
    for (int i = 2; taken.count(found.toStdString()) > 0; ++i)
        found = QStringLiteral("%1 %2").arg(wanted).arg(i);
    return found;
}

int PlacementTaskModel::addTask()
{
    const int row = rowCount();
    if (row >= kMaxTasks) {
        emit refused(tr("A table holds at most %1 tasks.").arg(format::integer(kMaxTasks)));
        return -1;
    }
    PlacementTask task;
    task.id = freeName(tr("task")).toStdString();
    task.vcpus = 1;
    task.memoryGib = 2;
    beginInsertRows({}, row, row);
    m_tasks.push_back(std::move(task));
    endInsertRows();
    emit edited(tr("Add a task"));
    return row;
}

void PlacementTaskModel::removeTasks(QList<int> rows)
{
    std::sort(rows.begin(), rows.end(), std::greater<>());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    int removed = 0;
    for (const int row : std::as_const(rows)) {
        if (row < 0 || row >= rowCount())
            continue;
        beginRemoveRows({}, row, row);
        m_tasks.erase(m_tasks.begin() + row);
        endRemoveRows();
        ++removed;
    }
    if (removed == 0)
        return;
    m_problems.clear(); // by row; the next answer names them anew
    emit edited(tr("Remove %n task(s)", nullptr, removed));
}

QString PlacementTaskModel::put(PlacementTask &task, int column, const QString &text, bool fromLocale) const
{
    const QString typed = text.trimmed();
    const QString titled = title(column);
    if (column == apart) {
        const QString word = typed.toLower();
        if (word.isEmpty() || word == u"0" || word == u"false" || word == u"no")
            task.distinctInstance = false;
        else if (word == u"1" || word == u"true" || word == u"yes")
            task.distinctInstance = true;
        else
            return tr("%1: true or false is expected, not “%2”.").arg(titled, typed.left(40));
        return {};
    }
    if (!kColumns[column].number) {
        if (typed.size() > 200 && column != types) // a list of types may be long
            return tr("%1: at most 200 characters.").arg(titled);
        switch (column) {
        case name:
            if (typed.isEmpty())
                return tr("A task needs a name.");
            task.id = typed.toStdString();
            break;
        case gpuShare:
            if (!typed.isEmpty() && !isGpuShare(typed.toStdString()))
                return tr("%1: a MIG profile such as 1g.10gb or a fraction such as 1/8 is expected, not “%2”.")
                    .arg(titled, typed.left(40));
            task.gpuShare = typed.toStdString();
            if (!typed.isEmpty())
                task.gpus = std::max(task.gpus, 1.0); // one part
            break;
        case architecture:
            if (!typed.isEmpty() && typed != u"x86_64" && typed != u"arm64")
                return tr("%1: x86_64 or arm64 is expected, not “%2”.").arg(titled, typed.left(40));
            task.architecture = typed.toStdString();
            break;
        case gpuModel: task.gpuModel = typed.toStdString(); break;
        case zone: task.zone = typed.toStdString(); break;
        default:
            task.instanceTypes.clear();
            static const QRegularExpression separators(QStringLiteral("[,;\\s]+"));
            for (const QString &each : typed.split(separators, Qt::SkipEmptyParts))
                task.instanceTypes.push_back(each.toStdString());
        }
        return {};
    }
    const std::optional<double> value = typed.isEmpty() ? std::optional(column == count ? 1.0 : 0.0)
                                                        : typedNumber(typed, fromLocale ? QLocale() : QLocale::c());
    const bool whole = column == count || column == gpus;
    const double most = column == count ? kMostCopies : column == memory ? kMostGib : kMostUnits;
    if (!value || *value < 0.0 || *value > most || (whole && *value != std::floor(*value)))
        return (whole ? tr("%1: a whole number from 0 to %2 is expected, not “%3”.")
                      : tr("%1: a number from 0 to %2 is expected, not “%3”."))
            .arg(titled, format::integer(most), typed.left(40));
    switch (column) {
    case count: task.count = static_cast<std::uint64_t>(*value); break;
    case gpus:
        task.gpus = *value;
        if (*value == 0.0)
            task.gpuShare.clear(); // a part of none
        break;
    case vcpus: task.vcpus = *value; break;
    case memory: task.memoryGib = *value; break;
    default: task.gpuMemoryGib = *value; break;
    }
    return {};
}

int PlacementTaskModel::paste(const QString &text, bool instead)
{
    QStringList lines = text.split(QRegularExpression(QStringLiteral("\r\n|\n|\r")));
    lines.removeIf([](const QString &line) { return line.trimmed().isEmpty(); });
    if (lines.isEmpty())
        return 0;
    const QChar separator = lines.first().contains(u'\t') ? u'\t' : lines.first().contains(u';') ? u';' : u',';
    QList<int> order;
    for (int c = 0; c < columns; ++c)
        order << c;
    const auto columnOf = [this](const QString &word) {
        for (int c = 0; c < columns; ++c) {
            if (word.compare(QLatin1String(kColumns[c].id), Qt::CaseInsensitive) == 0
                || word.compare(title(c), Qt::CaseInsensitive) == 0)
                return c;
        }
        return -1;
    };
    const auto cells = [separator](const QString &line) {
        QStringList parts = line.split(separator);
        for (QString &part : parts) {
            part = part.trimmed();
            if (part.size() > 1 && part.startsWith(u'"') && part.endsWith(u'"'))
                part = part.mid(1, part.size() - 2);
        }
        return parts;
    };
    const QStringList first = cells(lines.first());
    if (columnOf(first.first()) == name) { // a head
        order.clear();
        for (const QString &word : first) {
            const int column = columnOf(word);
            if (column < 0) {
                emit refused(tr("The first line names a column that tasks do not have: “%1”.").arg(word.left(40)));
                return -1;
            }
            order << column;
        }
        lines.removeFirst();
    }
    std::vector<PlacementTask> pasted;
    std::set<std::string> names;
    if (!instead)
        for (const PlacementTask &task : m_tasks)
            names.insert(task.id);
    const int before = instead ? 0 : rowCount();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QStringList parts = cells(lines[i]);
        PlacementTask task;
        QString problem;
        if (parts.size() > order.size())
            problem = tr("%1 cells, but the table has %2 columns.").arg(parts.size()).arg(order.size());
        for (qsizetype c = 0; c < parts.size() && problem.isEmpty(); ++c)
            problem = put(task, order[c], parts[c], false);
        if (problem.isEmpty() && task.id.empty())
            problem = tr("A task needs a name.");
        if (problem.isEmpty() && !names.insert(task.id).second)
            problem = tr("There is a task “%1” already.").arg(QString::fromStdString(task.id));
        if (problem.isEmpty() && before + static_cast<int>(pasted.size()) >= kMaxTasks)
            problem = tr("A table holds at most %1 tasks.").arg(format::integer(kMaxTasks));
        if (!problem.isEmpty()) {
            emit refused(tr("Nothing was pasted. Row %1: %2").arg(i + 1).arg(problem));
            return -1;
        }
        pasted.push_back(std::move(task));
    }
    if (pasted.empty())
        return 0;
    const int taken = static_cast<int>(pasted.size());
    if (instead) {
        setTasks(std::move(pasted));
    } else {
        beginInsertRows({}, before, before + taken - 1);
        std::move(pasted.begin(), pasted.end(), std::back_inserter(m_tasks));
        endInsertRows();
    }
    emit edited(tr("Paste %n task(s)", nullptr, taken));
    return taken;
}

QString PlacementTaskModel::tsv(const QList<int> &rows) const
{
    QStringList head;
    for (const ColumnInfo &column : kColumns)
        head << QString::fromLatin1(column.id);
    QString text = head.join(u'\t') + u'\n';
    for (const int row : rows) {
        QStringList cells;
        const PlacementTask &task = m_tasks[static_cast<std::size_t>(row)];
        for (int c = 0; c < columns; ++c) {
            const auto value = numberOf(task, c);
            QString cell = value ? format::exported(*value)
                : c == apart     ? QString::number(int(task.distinctInstance))
                                 : textOf(task, c);
            cells << cell.replace(u'\t', u' ').replace(u'\n', u' ');
        }
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

int PlacementTaskModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tasks.size());
}

int PlacementTaskModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : columns; }

QVariant PlacementTaskModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const PlacementTask &task = m_tasks[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    const auto value = numberOf(task, column);
    switch (role) {
    case Qt::DisplayRole:
        if (column == apart)
            return {};
        if (column == gpuMemory && task.gpuMemoryGib <= 0.0)
            return QString(tr("any") + kGap);
        if (column == gpuShare && task.gpuShare.empty())
            return task.gpus > 0.0 ? tr("whole") : QString();
        if (column == architecture && task.architecture.empty())
            return tr("not said");
        if ((column == gpuModel || column == types || column == zone) && textOf(task, column).isEmpty())
            return tr("any");
        return value ? QString(shownNumber(*value) + kGap) : textOf(task, column);
    case Qt::EditRole:
        return column == apart ? QVariant(task.distinctInstance)
            : value            ? QVariant(format::full(*value))
                               : QVariant(textOf(task, column));
    case Qt::CheckStateRole:
        return column == apart ? QVariant(task.distinctInstance ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment((value ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case Qt::ForegroundRole:
        if (m_problems.contains(index.row()) && column == name)
            return Theme::instance().colours().error;
        return {};
    case Qt::ToolTipRole:
        return m_problems.contains(index.row())
            ? QStringLiteral("<p>%1</p>").arg(m_problems[index.row()].toHtmlEscaped())
            : headerData(column, Qt::Horizontal, Qt::ToolTipRole);
    case Qt::AccessibleDescriptionRole: return m_problems.value(index.row());
    default: return {};
    }
}

bool PlacementTaskModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || index.row() >= rowCount() || (role != Qt::EditRole && role != Qt::CheckStateRole))
        return false;
    const auto row = static_cast<std::size_t>(index.row());
    PlacementTask next = m_tasks[row];
    const QString typed
        = role == Qt::CheckStateRole ? QString::number(int(value.toInt() == Qt::Checked)) : value.toString();
    if (role == Qt::CheckStateRole && index.column() != apart)
        return false;
    QString problem = put(next, index.column(), typed, true);
    if (problem.isEmpty() && index.column() == name)
        for (std::size_t other = 0; other < m_tasks.size(); ++other)
            if (other != row && m_tasks[other].id == next.id)
                problem = tr("There is a task “%1” already.").arg(QString::fromStdString(next.id));
    if (!problem.isEmpty()) {
        emit refused(problem);
        return false;
    }
    m_tasks[row] = std::move(next);
    m_problems.remove(index.row());
    emit dataChanged(index.siblingAtColumn(0), index.siblingAtColumn(columns - 1));
    emit edited(tr("%1 of a task").arg(title(index.column())));
    return true;
}

QString PlacementTaskModel::title(int column)
{
    switch (column) {
    case name: return tr("Task");
    case count: return tr("Copies");
    case gpus: return tr("GPUs");
    case vcpus: return tr("vCPU");
    case memory: return tr("GiB");
    case gpuMemory: return tr("GiB per GPU");
    case gpuModel: return tr("GPU model");
    case types: return tr("Types");
    case zone: return tr("Zone");
    case gpuShare: return tr("Part of a GPU");
    case architecture: return tr("Architecture");
    default: return tr("Apart");
    }
}

QVariant PlacementTaskModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((kColumns[section].number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role == Qt::DisplayRole)
        return kColumns[section].number ? QString(title(section) + kGap) : title(section);
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case name: return tr("Name of the task, once in the table.");
        case count: return tr("Identical copies of the task.");
        case gpus: return tr("Whole accelerators that one copy holds alone, of any kind unless the model is named.");
        case vcpus: return tr("vCPU of one copy. ECS counts 1,024 units for each.");
        case memory: return tr("Memory of one copy in GiB.");
        case gpuMemory: return tr("Least memory of each GPU in GiB; empty for any.");
        case gpuModel:
            return tr(
                "Key of an accelerator in the catalogue, with * for any ending: nvidia-t4, nvidia-*; empty for any.");
        case types:
            return tr("Instance types that the task accepts, with * for any ending: g4dn.*, g5.*; empty for any.");
        case gpuShare:
            return tr(
                "MIG profile that the task takes (1g.10gb; GPUs counts such parts), or the least fraction of a GPU "
                "that its device may be (1/8); empty for whole GPUs.");
        case architecture:
            return tr(
                "x86_64 or arm64, as the image of the task is built. Empty: x86_64, unless Arm is allowed below.");
        case zone: return tr("Availability zone that the task must run in; empty for any.");
        default: return tr("No two copies on the same instance.");
        }
    }
    return {};
}

Qt::ItemFlags PlacementTaskModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags base = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return index.column() == apart ? base | Qt::ItemIsUserCheckable : base | Qt::ItemIsEditable;
}

} // namespace wattfare
