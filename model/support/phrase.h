// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/support/message.h"

#include <array>
#include <functional>
#include <string_view>
#include <type_traits>

// The parts of a sentence that are worded themselves: of a refusal what was expected, and what was found instead.
// views/ words has a row for each, in this order. X(name, arguments): one letter an argument, n for a number that is
// set as the language sets it, t for what is shown as it is (names, days, numbers of lines).
#define WATTFARE_PHRASES(X)                                                                                            \
    /* As it is: names and characters of a format */                                                                   \
    X(verbatim, "t")                                                                                                   \
    X(commaBetween, "tt")                                                                                              \
    X(semicolonBetween, "tt")                                                                                          \
    X(nameColon, "tt")                                                                                                 \
    X(openingBrace, "")                                                                                                \
    X(closingBrace, "")                                                                                                \
    X(colon, "")                                                                                                       \
    /* JSON and text files */                                                                                          \
    X(validJson, "")                                                                                                   \
    X(object, "")                                                                                                      \
    X(array, "")                                                                                                       \
    X(objects, "")                                                                                                     \
    X(objectsWithInstanceTypes, "")                                                                                    \
    X(objectWithSeries, "")                                                                                            \
    X(theMember, "")                                                                                                   \
    X(validValue, "")                                                                                                  \
    X(value, "")                                                                                                       \
    X(text, "")                                                                                                        \
    X(textInQuotes, "")                                                                                                \
    X(listOfTexts, "")                                                                                                 \
    X(trueOrFalse, "")                                                                                                 \
    X(eachNameOnce, "")                                                                                                \
    X(atMost4096Names, "")                                                                                             \
    X(nameInQuotes, "")                                                                                                \
    X(closingQuote, "")                                                                                                \
    X(plainName, "")                                                                                                   \
    X(nameInUtf8, "")                                                                                                  \
    X(memberAfterComma, "")                                                                                            \
    X(member, "")                                                                                                      \
    X(closingBraceOrMember, "")                                                                                        \
    X(smallerMember, "")                                                                                               \
    X(endOfValue, "")                                                                                                  \
    X(endOfDocument, "")                                                                                               \
    X(endOfFile, "")                                                                                                   \
    X(nesting64, "")                                                                                                   \
    X(commaOrBracket, "")                                                                                              \
    X(commaOrBrace, "")                                                                                                \
    X(commaOrEnd, "")                                                                                                  \
    X(braceOrBracket, "")                                                                                              \
    X(oneToBytes, "n")                                                                                                 \
    X(atMostBytes, "n")                                                                                                \
    X(atMostBytesUnpacked, "n")                                                                                        \
    X(wholeGzipFile, "")                                                                                               \
    X(textWithoutNulBytes, "")                                                                                         \
    X(utf8Text, "")                                                                                                    \
    X(closedQuote, "")                                                                                                 \
    X(memoryForField, "")                                                                                              \
    /* Rows and columns */                                                                                             \
    X(headerLine, "")                                                                                                  \
    X(rows, "")                                                                                                        \
    X(fields, "n")                                                                                                     \
    X(atMostFields, "n")                                                                                               \
    X(atMostCells, "n")                                                                                                \
    X(atMost100000Rows, "")                                                                                            \
    X(eachColumnOnce, "")                                                                                              \
    X(column, "t")                                                                                                     \
    X(columnsOfTable, "t")                                                                                             \
    X(columnsOfATable, "")                                                                                             \
    X(columnOfTable, "t")                                                                                              \
    X(tableThatImportCanWrite, "")                                                                                     \
    X(oneOfFileColumns, "")                                                                                            \
    X(oneOf, "t")                                                                                                      \
    X(eachKeyOnce, "")                                                                                                 \
    X(eachKeyOnceAsInLine, "t")                                                                                        \
    X(eachKeyOnceOrRowOfLine, "t")                                                                                     \
    X(asGivenBefore, "t")                                                                                              \
    X(asGivenInLine, "tt")                                                                                             \
    X(asGivenAtByte, "tt")                                                                                             \
    X(asGivenInFileAtByte, "ttt")                                                                                      \
    X(asGivenForTermOfLine, "tt")                                                                                      \
    X(asFileSaysAtByte, "ttt")                                                                                         \
    X(atLeastOneRowThatCanBeUsed, "")                                                                                  \
    X(rowOfKnownTypeAndRegion, "")                                                                                     \
    /* Numbers and days */                                                                                             \
    X(number, "")                                                                                                      \
    X(numberOrNothing, "")                                                                                             \
    X(numberAboveZero, "")                                                                                             \
    X(numberFromTo, "nn")                                                                                              \
    X(numberFromToWithinRange, "nn")                                                                                   \
    X(unambiguousNumber, "")                                                                                           \
    X(wholeNumber, "")                                                                                                 \
    X(wholeNumberFromTo, "nn")                                                                                         \
    X(wholeNumberUpTo, "n")                                                                                            \
    X(countFrom0, "")                                                                                                  \
    X(pairsOfNumbers, "")                                                                                              \
    X(valueWithinItsRange, "")                                                                                         \
    X(rangeAroundValue, "")                                                                                            \
    X(rangeOfPercent, "")                                                                                              \
    X(zeroToFour, "")                                                                                                  \
    X(oneOrThree, "")                                                                                                  \
    X(bucket, "")                                                                                                      \
    X(percentageUpTo100, "")                                                                                           \
    X(percentageBelow100, "")                                                                                          \
    X(percent, "")                                                                                                     \
    X(watts, "")                                                                                                       \
    X(savings, "")                                                                                                     \
    X(amountOf0OrMore, "")                                                                                             \
    X(usdFromTo, "nn")                                                                                                 \
    X(usdPerHourFromTo, "nn")                                                                                          \
    X(price, "")                                                                                                       \
    X(priceAboveZero, "")                                                                                              \
    X(unitOf, "tt")                                                                                                    \
    X(date, "")                                                                                                        \
    X(isoDate, "")                                                                                                     \
    X(dateBeforeHeader, "")                                                                                            \
    X(dayFrom2006To, "t")                                                                                              \
    X(dayFrom2000, "")                                                                                                 \
    X(dayFrom20000102, "")                                                                                             \
    X(nothingLaterThan, "t")                                                                                           \
    X(dayOfStart, "")                                                                                                  \
    X(yearFrom2000To, "t")                                                                                             \
    X(timeFrom2000To2089, "")                                                                                          \
    X(timeFrom2000To2089Example, "")                                                                                   \
    X(timeFrom2006To, "t")                                                                                             \
    X(timeSuchAs, "t")                                                                                                 \
    X(utcTime, "")                                                                                                     \
    X(utcTimeFrom2006To, "t")                                                                                          \
    X(utcTimeFrom2006ToExample, "t")                                                                                   \
    X(utcTimeExampleFrom2000To, "t")                                                                                   \
    /* Prices */                                                                                                       \
    X(hrsOrQuantity, "")                                                                                               \
    X(amazonEc2BeforeHeader, "")                                                                                       \
    X(sku, "")                                                                                                         \
    X(eachSkuOnce, "")                                                                                                 \
    X(skuOfProduct, "")                                                                                                \
    X(eachPriceOfTermOnce, "")                                                                                         \
    X(address, "")                                                                                                     \
    X(plainAddress, "")                                                                                                \
    X(eachTypeOnceARegionAndDay, "")                                                                                   \
    X(indexOfRange, "")                                                                                                \
    X(valueOfRange, "tt")                                                                                              \
    X(eachRangeOnce, "")                                                                                               \
    X(eachRegionOnce, "")                                                                                              \
    X(eachTypeOnce, "")                                                                                                \
    X(instanceType, "")                                                                                                \
    X(instanceTypeSuchAs, "")                                                                                          \
    X(region, "")                                                                                                      \
    /* Regions, grids, traces */                                                                                       \
    X(atLeastOneColumnOfFigures, "")                                                                                   \
    X(eachRegionOnceAYear, "")                                                                                         \
    X(carbonColumn, "")                                                                                                \
    X(carbonColumnOf, "t")                                                                                             \
    X(directOrLifecycle, "")                                                                                           \
    X(wholeHour, "")                                                                                                   \
    X(gridZone, "")                                                                                                    \
    X(atMost2000ZonesAndYears, "")                                                                                     \
    X(eachHourOnce, "")                                                                                                \
    X(mostOf, "t")                                                                                                     \
    X(annualMeanAboveZero, "")                                                                                         \
    X(valueForEachMonthAndHour, "")                                                                                    \
    X(plausibleCourseOfYear, "")                                                                                       \
    X(atLeastOneTick, "")                                                                                              \
    X(runColumns, "")                                                                                                  \
    X(secondsAboveZero, "")                                                                                            \
    X(sameGapInEveryRow, "")                                                                                           \
    X(nextTick, "t")                                                                                                   \
    X(ticksAndRuns, "")                                                                                                \
    X(risingTimes, "")                                                                                                 \
    X(equalSteps, "t")                                                                                                 \
    X(availableOrLost, "")                                                                                             \
    X(traceWithoutGaps, "")                                                                                            \
    X(secondsFromOneTickToNext, "")                                                                                    \
    /* Pasted tables */                                                                                                \
    X(headerWithType, "")                                                                                              \
    X(columnWithType, "")                                                                                              \
    X(columnOfFigures, "")                                                                                             \
    /* Utilisation */                                                                                                  \
    X(cloudWatchOrSmi, "")                                                                                             \
    X(atMost5000000Samples, "")                                                                                        \
    X(atLeastOneSample, "")                                                                                            \
    X(atLeastTwoSamples, "")                                                                                           \
    X(utilisationColumn, "")                                                                                           \
    X(smiColumn, "")                                                                                                   \
    X(utilisationLabel, "")                                                                                            \
    X(timesThatDoNotFall, "")                                                                                          \
    X(eachAcceleratorOnceASecond, "")                                                                                  \
    X(rowsOfTimesAndValues, "")                                                                                        \
    X(eachTimeOnce, "")                                                                                                \
    X(timestampAndAverage, "")                                                                                         \
    X(asManyTimesAsValues, "")                                                                                         \
    /* The catalogue's own tables and own values */                                                                    \
    X(idOfSource, "")                                                                                                  \
    X(idOfSourceOfCatalogue, "")                                                                                       \
    X(sourceIds, "")                                                                                                   \
    X(subjectQuantityAndUnit, "")                                                                                      \
    X(purchaseOption, "")                                                                                              \
    X(oneInstanceType, "")                                                                                             \
    X(commitmentOf, "tt")                                                                                              \
    X(regionOrEvery, "")                                                                                               \
    X(instanceTypeOfCatalogue, "")                                                                                     \
    X(modelOfCatalogue, "")                                                                                            \
    X(quantityOfCatalogue, "")                                                                                         \
    X(subjectOfCatalogue, "")                                                                                          \
    X(sourceOfFigure, "tt")                                                                                            \
    X(precisionOfWeights, "")                                                                                          \
    X(atLeastTheMedian, "n")                                                                                           \
    X(weightsWithinGib, "n")                                                                                           \
    X(rateOfRequestsInFlight, "n")                                                                                     \
    X(rateOfMemory, "n")                                                                                               \
    /* Scenario documents */                                                                                           \
    X(jsonNumber, "")                                                                                                  \
    X(jsonInteger, "")                                                                                                 \
    X(hoursBestOrNone, "")                                                                                             \
    X(jsonText, "")                                                                                                    \
    X(jsonList, "")                                                                                                    \
    X(jsonObject, "")                                                                                                  \
    X(jsonBoolean, "")                                                                                                 \
    X(notNull, "")                                                                                                     \
    X(numbers24, "")                                                                                                   \
    X(nodesAndEfficiency, "")                                                                                          \
    X(listOfNodesAndEfficiency, "")                                                                                    \
    /* Tasks to place */                                                                                               \
    X(knownKey, "")                                                                                                    \
    X(listOfTasks, "")                                                                                                 \
    X(nameOfItsOwn, "")                                                                                                \
    X(vcpusOrCpuUnits, "")                                                                                             \
    X(memoryGibOrMib, "")                                                                                              \
    X(tableName, "")                                                                                                   \
    /* The command line */                                                                                             \
    X(optionOfCommandLine, "")                                                                                         \
    X(dayUpToToday, "")                                                                                                \
    X(subjectOfFigures, "")                                                                                            \
    X(quantityOf, "t")                                                                                                 \
    X(quantityOfListed, "t")                                                                                           \
    X(oneFigureOfSeveral, "")                                                                                          \
    X(nameOfCatalogue, "")                                                                                             \
    X(regionOfCatalogue, "")                                                                                           \
    X(listedMarket, "")                                                                                                \
    X(listedItem, "")                                                                                                  \
    /* Ranges of a parameter */                                                                                        \
    X(range, "nn")                                                                                                     \
    X(rangeAbove, "nn")                                                                                                \
    X(rangeAscending, "nn")                                                                                            \
    X(rangeOfDays, "tt")                                                                                               \
    /* What was found, where that is no piece of the file */                                                           \
    X(cellsFound, "t")                                                                                                 \
    X(bytesFound, "t")                                                                                                 \
    X(hoursWithValue, "t")                                                                                             \
    X(monthAndHour, "tt")                                                                                              \
    X(anotherRow, "")                                                                                                  \
    X(byteOrderMarkAlone, "")                                                                                          \
    X(valueOver100Means, "")                                                                                           \
    X(noRegularFile, "")                                                                                               \
    X(changedWhileRead, "")                                                                                            \
    X(none, "")                                                                                                        \
    X(noValues, "")                                                                                                    \
    /* Fields that are no names of the file */                                                                         \
    X(row, "")                                                                                                         \
    X(header, "")                                                                                                      \
    X(file, "")                                                                                                        \
    X(samples, "")                                                                                                     \
    X(lowAndHigh, "")                                                                                                  \
    X(poolNumber, "t")                                                                                                 \
    X(fieldNumber, "t")                                                                                                \
    /* How throughputs were measured that stand side by side */                                                        \
    X(traitPrecision, "")                                                                                              \
    X(traitFramework, "")                                                                                              \
    X(traitMeasuredBy, "")                                                                                             \
    X(traitYear, "")                                                                                                   \
    X(precisionNotStated, "")                                                                                          \
    X(frameworkNotStated, "")                                                                                          \
    X(yearNotStated, "")                                                                                               \
    X(notStated, "")                                                                                                   \
    X(measuredIndependently, "")                                                                                       \
    X(measuredByVendor, "")                                                                                            \
    X(derivedFromPublication, "")                                                                                      \
    X(estimated, "")                                                                                                   \
    X(enteredByUser, "")

namespace wattfare {

enum class Phrase : std::uint8_t {
#define WATTFARE_PHRASE(name, arguments) name,
    WATTFARE_PHRASES(WATTFARE_PHRASE)
#undef WATTFARE_PHRASE
};

struct PhraseInfo {
    std::string_view id, arguments;
};

inline constexpr std::array kPhrases{
#define WATTFARE_PHRASE(name, arguments) PhraseInfo{#name, arguments},
    WATTFARE_PHRASES(WATTFARE_PHRASE)
#undef WATTFARE_PHRASE
};

constexpr const PhraseInfo &phraseInfo(Phrase phrase) { return kPhrases[static_cast<std::size_t>(phrase)]; }

// A phrase with its arguments; the compiler refuses what is not of the kinds that the table says.
template <Phrase phrase, class... Args>
Clause clause(const Args &...args)
{
    constexpr std::string_view kinds = phraseInfo(phrase).arguments;
    static_assert(sizeof...(args) == kinds.size());
    constexpr std::array<bool, sizeof...(args)> isNumber{
        (std::is_arithmetic_v<Args> || std::is_same_v<Args, Amount>)...};
    static_assert([&] {
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if (kinds[i] == 'n' && !isNumber[i])
                return false;
        return true;
    }());
    return {phrase, {Argument(args)...}};
}

// One of several ids of a document or of the command line.
template <class Values, class Id>
Clause oneOfIds(const Values &values, Id id)
{
    std::string list;
    for (const auto &value : values)
        list.append(list.empty() ? "" : ", ").append(std::invoke(id, value));
    return clause<Phrase::oneOf>(list);
}

} // namespace wattfare
