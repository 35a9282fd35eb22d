// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/importers/aws/aws_commands.h"

namespace wattfare {

std::vector<AwsCommand> awsCommands(const AwsCommandScope &scope)
{
    constexpr int kKeptDays = 90;
    const std::string start = Date{scope.today.days - kKeptDays}.iso() + "T00:00:00Z";
    const std::string ofType = scope.type.empty() ? std::string() : " --instance-types " + scope.type;
    const std::string &region = scope.region;
    std::vector<AwsCommand> commands{
        {ImportKind::awsPriceListJson,
            "curl -o prices.json https://pricing.us-east-1.amazonaws.com/offers/v1.0/aws/AmazonEC2/current/" + region
                + "/index.json"},
        {ImportKind::spotPriceHistory,
            "aws ec2 describe-spot-price-history --region " + region + ofType
                + " --product-descriptions \"Linux/UNIX\" --start-time " + start + " --output json > spot.json"},
        {ImportKind::spotPriceFeed, "curl -O https://spot-price.s3.amazonaws.com/spot.js"},
        {ImportKind::spotAdvisor, "curl -O https://spot-bid-advisor.s3.amazonaws.com/spot-advisor-data.json"},
        {ImportKind::savingsRates,
            "aws savingsplans describe-savings-plans-offering-rates --service-codes AmazonEC2 --savings-plan-types "
            "Compute EC2Instance --filters name=region,values="
                + region
                + " name=productDescription,values=Linux/UNIX name=tenancy,values=shared --output json > rates.json"},
        {ImportKind::capacityBlocks,
            "aws ec2 describe-capacity-block-offerings --region " + region + " --instance-type " + scope.blockType
                + " --instance-count 1 --capacity-duration-hours 24 --output json > blocks.json"},
        {ImportKind::instanceTypes,
            "aws ec2 describe-instance-types --region " + region + " --output json > types.json"},
    };
    if (scope.blockType.empty())
        std::erase_if(commands, [](const AwsCommand &each) { return each.kind == ImportKind::capacityBlocks; });
    return commands;
}

} // namespace wattfare
