// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/words/languages.h"

#include <utility>
#include <vector>

namespace wattfare {

namespace {

constexpr Language kLanguages[] = {
    {"en", "English"},
    {"de", "Deutsch"},
    {"ko", "\uD55C\uAD6D\uC5B4", true, ", ", "; ",
        {"Noto Sans CJK KR", "Source Han Sans K", "Malgun Gothic", "Apple SD Gothic Neo"}},
    {"zh_CN", "\u7B80\u4F53\u4E2D\u6587", true, "\u3001", "\uFF1B",
        {"Noto Sans CJK SC", "Source Han Sans SC", "Microsoft YaHei", "PingFang SC"}},
};

std::pair<QLocale, const Language *> &lentNumbers()
{
    static std::pair<QLocale, const Language *> lent{QLocale::c(), nullptr};
    return lent;
}

} // namespace

std::span<const Language> languages() { return kLanguages; }

void lendNumbers(const QLocale &locale, const Language *language) { lentNumbers() = {locale, language}; }

QString languageTag(const QLocale &locale)
{
    const auto &[lender, language] = lentNumbers();
    return language && locale == lender ? QLocale(QString::fromLatin1(language->id)).bcp47Name() : locale.bcp47Name();
}

const Language &languageOf(const QLocale &locale)
{
    if (const auto &[lender, language] = lentNumbers(); language && locale == lender)
        return *language;
    static const auto kLocales = [] {
        std::vector<QLocale::Language> list;
        for (const Language &each : kLanguages)
            list.push_back(QLocale(QString::fromLatin1(each.id)).language());
        return list;
    }();
    for (std::size_t i = 0; i < kLocales.size(); ++i)
        if (kLocales[i] == locale.language())
            return kLanguages[i];
    return kLanguages[0];
}

} // namespace wattfare
