<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Chart</name>
    <message numerus="yes">
        <source>%n item(s).</source>
        <translation>
            <numerusform>%n item.</numerusform>
            <numerusform>%n items.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartEvidence</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message numerus="yes">
        <source>%1 accelerators</source>
        <translation>
            <numerusform>%1 accelerator</numerusform>
            <numerusform>%1 accelerators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>The trace shows %n loss(es) of capacity: rates estimated from it are rough.</source>
        <translation>
            <numerusform>The trace shows %n loss of capacity: rates estimated from it are rough.</numerusform>
            <numerusform>The trace shows %n losses of capacity: rates estimated from it are rough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The states were fitted on %n complete run(s): they are rough.</source>
        <translation>
            <numerusform>The states were fitted on %n complete run: they are rough.</numerusform>
            <numerusform>The states were fitted on %n complete runs: they are rough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I2 error(s) in %1:</source>
        <translation>
            <numerusform>%I2 error in %1:</numerusform>
            <numerusform>%I2 errors in %1:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %I1 more</source>
        <translation>
            <numerusform>and %I1 more</numerusform>
            <numerusform>and %I1 more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best ratio %L1 (%2) over %I3 models measured on both.</source>
        <translation>
            <numerusform>Best ratio %L1 (%2) over %I3 model measured on both.</numerusform>
            <numerusform>Best ratio %L1 (%2) over %I3 models measured on both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best ratio is %L1 (%2) over %I3 models measured on both.</source>
        <translation>
            <numerusform>The best ratio is %L1 (%2) over %I3 model measured on both.</numerusform>
            <numerusform>The best ratio is %L1 (%2) over %I3 models measured on both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 candidates have no answer and are not listed; --all lists them with the reason.</source>
        <translation>
            <numerusform>%I1 candidate has no answer and is not listed; --all lists it with the reason.</numerusform>
            <numerusform>%I1 candidates have no answer and are not listed; --all lists them with the reason.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 instances, %M2 USD an hour, %L3 idle GPUs; at most %P4 above the bound.</source>
        <translation>
            <numerusform>%I1 instance, %M2 USD an hour, %L3 idle GPUs; at most %P4 above the bound.</numerusform>
            <numerusform>%I1 instances, %M2 USD an hour, %L3 idle GPUs; at most %P4 above the bound.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 instances, %M2 USD an hour, %L3 idle GPUs; proved optimal.</source>
        <translation>
            <numerusform>%I1 instance, %M2 USD an hour, %L3 idle GPUs; proved optimal.</numerusform>
            <numerusform>%I1 instances, %M2 USD an hour, %L3 idle GPUs; proved optimal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The on-demand price is of %1, %I2 months old.</source>
        <translation>
            <numerusform>The on-demand price is of %1, %I2 month old.</numerusform>
            <numerusform>The on-demand price is of %1, %I2 months old.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The price of the commitment is of %1, %I2 months old.</source>
        <translation>
            <numerusform>The price of the commitment is of %1, %I2 month old.</numerusform>
            <numerusform>The price of the commitment is of %1, %I2 months old.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The price of the Capacity Block is of %1, %I2 months old.</source>
        <translation>
            <numerusform>The price of the Capacity Block is of %1, %I2 month old.</numerusform>
            <numerusform>The price of the Capacity Block is of %1, %I2 months old.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spot price is of %1, %I2 months old.</source>
        <translation>
            <numerusform>The spot price is of %1, %I2 month old.</numerusform>
            <numerusform>The spot price is of %1, %I2 months old.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The interruption frequency is of %1, %I2 months old.</source>
        <translation>
            <numerusform>The interruption frequency is of %1, %I2 month old.</numerusform>
            <numerusform>The interruption frequency is of %1, %I2 months old.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 candidates lie on the Pareto front of cost and carbon.</source>
        <translation>
            <numerusform>%I1 candidate lies on the Pareto front of cost and carbon.</numerusform>
            <numerusform>%I1 candidates lie on the Pareto front of cost and carbon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there the run would take %H6 and %M4 %5.</source>
        <translation>
            <numerusform>Warning: on recorded spot markets of %1 (%I2 pool) an instance was lost every %H3; there the run would take %H6 and %M4 %5.</numerusform>
            <numerusform>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there the run would take %H6 and %M4 %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there it would cost %M4 %5 %T6.</source>
        <translation>
            <numerusform>Warning: on recorded spot markets of %1 (%I2 pool) an instance was lost every %H3; there it would cost %M4 %5 %T6.</numerusform>
            <numerusform>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there it would cost %M4 %5 %T6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there the run would not end.</source>
        <translation>
            <numerusform>Warning: on recorded spot markets of %1 (%I2 pool) an instance was lost every %H3; there the run would not end.</numerusform>
            <numerusform>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there the run would not end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Excluded because they have no price: %I1 types.</source>
        <translation>
            <numerusform>Excluded because it has no price: %I1 type.</numerusform>
            <numerusform>Excluded because they have no price: %I1 types.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out because their power is unknown: %I1 types.</source>
        <translation>
            <numerusform>Left out because its power is unknown: %I1 type.</numerusform>
            <numerusform>Left out because their power is unknown: %I1 types.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Observed on %1, %I2 months before the day of the answer: prices of the catalogue that far apart differ by factors of %L3 to %L4 (80 % of %I5 pairs).</source>
        <translation>
            <numerusform>Observed on %1, %I2 month before the day of the answer: prices of the catalogue that far apart differ by factors of %L3 to %L4 (80 % of %I5 pairs).</numerusform>
            <numerusform>Observed on %1, %I2 months before the day of the answer: prices of the catalogue that far apart differ by factors of %L3 to %L4 (80 % of %I5 pairs).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 rows written as import %2 to %3.</source>
        <translation>
            <numerusform>%I1 row written as import %2 to %3.</numerusform>
            <numerusform>%I1 rows written as import %2 to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing of %1 can come in: all %I2 rows were refused. The first: “%3”. %T4</source>
        <translation>
            <numerusform>Nothing of %1 can come in: its %I2 row was refused: “%3”. %T4</numerusform>
            <numerusform>Nothing of %1 can come in: all %I2 rows were refused. The first: “%3”. %T4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 benchmarks, each predicted without its model on its hardware</source>
        <translation>
            <numerusform>%I1 benchmark, predicted without its model on its hardware</numerusform>
            <numerusform>%I1 benchmarks, each predicted without its model on its hardware</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What does it take to train %1 on %I2 %T5 with %I3 instances, with prices of %4?</source>
        <translation>
            <numerusform>What does it take to train %1 on %I2 %T5 with %I3 instance, with prices of %4?</numerusform>
            <numerusform>What does it take to train %1 on %I2 %T5 with %I3 instances, with prices of %4?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What does a job of %F1 × 10^18 FP64 operations take on %I2 instances, with prices of %3?</source>
        <translation>
            <numerusform>What does a job of %F1 × 10^18 FP64 operations take on %I2 instance, with prices of %3?</numerusform>
            <numerusform>What does a job of %F1 × 10^18 FP64 operations take on %I2 instances, with prices of %3?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 of %I2 candidates qualify.</source>
        <translation>
            <numerusform>%I1 of %I2 candidates qualifies.</numerusform>
            <numerusform>%I1 of %I2 candidates qualify.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate the fleet is below its target %P5 of the time.</source>
        <translation>
            <numerusform>Availability traces of %I1 pool show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate the fleet is below its target %P5 of the time.</numerusform>
            <numerusform>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate the fleet is below its target %P5 of the time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, bought on spot: %I2 simulated runs of %I3 instances that stop together. An instance is interrupted %L4 times an hour on average; a checkpoint follows every %L5 h of work.</source>
        <translation>
            <numerusform>%1, bought on spot: %I2 simulated runs of %I3 instance. An instance is interrupted %L4 times an hour on average; a checkpoint follows every %L5 h of work.</numerusform>
            <numerusform>%1, bought on spot: %I2 simulated runs of %I3 instances that stop together. An instance is interrupted %L4 times an hour on average; a checkpoint follows every %L5 h of work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate %P6 of the runs finish within %L7 h; the expected time is %L5 h.</source>
        <translation>
            <numerusform>Availability traces of %I1 pool show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate %P6 of the runs finish within %L7 h; the expected time is %L5 h.</numerusform>
            <numerusform>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate %P6 of the runs finish within %L7 h; the expected time is %L5 h.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate the expected time is %L5 h.</source>
        <translation>
            <numerusform>Availability traces of %I1 pool show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate the expected time is %L5 h.</numerusform>
            <numerusform>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate the expected time is %L5 h.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4). At that rate the run would hardly ever end: a restart and a segment seldom complete before the next interruption. Shorter intervals or fewer instances help.</source>
        <translation>
            <numerusform>Availability traces of %I1 pool show %L2 interruptions an hour in the median (%B3 to %B4). At that rate the run would hardly ever end: a restart and a segment seldom complete before the next interruption. Shorter intervals or fewer instances help.</numerusform>
            <numerusform>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4). At that rate the run would hardly ever end: a restart and a segment seldom complete before the next interruption. Shorter intervals or fewer instances help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Predicted: %L2 minutes to the quality target on %I1 accelerators; 80 % lie within a factor of %L3.</source>
        <translation>
            <numerusform>Predicted: %L2 minutes to the quality target on %I1 accelerator; 80 % lie within a factor of %L3.</numerusform>
            <numerusform>Predicted: %L2 minutes to the quality target on %I1 accelerators; 80 % lie within a factor of %L3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 of %I2 candidates lie on the Pareto front.</source>
        <translation>
            <numerusform>%I1 of %I2 candidates lies on the Pareto front.</numerusform>
            <numerusform>%I1 of %I2 candidates lie on the Pareto front.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I2 cells of %1 were put right, as listed. Are the repairs correct?</source>
        <translation>
            <numerusform>One cell of %1 was put right, as listed. Is the repair correct?</numerusform>
            <numerusform>%I2 cells of %1 were put right, as listed. Are the repairs correct?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prices as of %1, catalogue %2. %I3 of %I4 candidates have this figure</source>
        <translation>
            <numerusform>Prices as of %1, catalogue %2. %I3 of %I4 candidates has this figure</numerusform>
            <numerusform>Prices as of %1, catalogue %2. %I3 of %I4 candidates have this figure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 estimates</source>
        <translation>
            <numerusform>%I1 estimate</numerusform>
            <numerusform>%I1 estimates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tasks that name no architecture are placed on x86-64, for which images are built unless Arm is said: %I1 Arm types that would hold some of them are left aside.</source>
        <translation>
            <numerusform>Tasks that name no architecture are placed on x86-64, for which images are built unless Arm is said: %I1 Arm type that would hold some of them is left aside.</numerusform>
            <numerusform>Tasks that name no architecture are placed on x86-64, for which images are built unless Arm is said: %I1 Arm types that would hold some of them are left aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be told apart from %1 (%M3 %4) and %I2 others: their ranges overlap.</source>
        <translation>
            <numerusform>It cannot be told apart from %1 (%M3 %4) and %I2 other: their ranges overlap.</numerusform>
            <numerusform>It cannot be told apart from %1 (%M3 %4) and %I2 others: their ranges overlap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Job %1: %I2 shards sent (%3), each with up to %I4 minutes and %I5 MiB of memory.</source>
        <translation>
            <numerusform>Job %1: %I2 shard sent (%3), with up to %I4 minutes and %I5 MiB of memory.</numerusform>
            <numerusform>Job %1: %I2 shards sent (%3), each with up to %I4 minutes and %I5 MiB of memory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing to send: the other %I1 shards wait or run already.</source>
        <translation>
            <numerusform>Nothing to send: the other %I1 shard waits or runs already.</numerusform>
            <numerusform>Nothing to send: the other %I1 shards wait or run already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 shards cancelled; those that are done are kept.</source>
        <translation>
            <numerusform>%I1 shard cancelled; those that are done are kept.</numerusform>
            <numerusform>%I1 shards cancelled; those that are done are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyWords</name>
    <message numerus="yes">
        <source>%n more win(s) somewhere.</source>
        <translation>
            <numerusform>%n more wins somewhere.</numerusform>
            <numerusform>%n more win somewhere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::AdvisorPage</name>
    <message numerus="yes">
        <source>The series has %n gap(s); nothing is assumed for them.</source>
        <translation>
            <numerusform>The series has %n gap; nothing is assumed for it.</numerusform>
            <numerusform>The series has %n gaps; nothing is assumed for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) on %1.</source>
        <translation>
            <numerusform>%n finding on %1.</numerusform>
            <numerusform>%n findings on %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::ChartFrame</name>
    <message numerus="yes">
        <source>%n value(s) of zero or less are not on the logarithmic axis.</source>
        <translation>
            <numerusform>%n value of zero or less is not on the logarithmic axis.</numerusform>
            <numerusform>%n values of zero or less are not on the logarithmic axis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) cut, marked //: the figure stands on the bar.</source>
        <translation>
            <numerusform>%n bar cut, marked //: the figure stands on the bar.</numerusform>
            <numerusform>%n bars cut, marked //: the figures stand on the bars.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::ChartsPage</name>
    <message numerus="yes">
        <source>%n pinned one(s) left out: not among the candidates of the scenario.</source>
        <translation>
            <numerusform>%n pinned one left out: not among the candidates of the scenario.</numerusform>
            <numerusform>%n pinned ones left out: not among the candidates of the scenario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) selected</source>
        <translation>
            <numerusform>%n candidate selected</numerusform>
            <numerusform>%n candidates selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::ChoiceList</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::ComparePage</name>
    <message numerus="yes">
        <source>%n further pin(s) not shown</source>
        <translation>
            <numerusform>%n further pin not shown</numerusform>
            <numerusform>%n further pins not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::ExplorePage</name>
    <message numerus="yes">
        <source>%n candidate(s) selected</source>
        <translation>
            <numerusform>%n candidate selected</numerusform>
            <numerusform>%n candidates selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln candidate(s) without an answer</source>
        <translation>
            <numerusform>Show %Ln candidate without an answer</numerusform>
            <numerusform>Show %Ln candidates without an answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %Ln candidate(s) without an answer</source>
        <translation>
            <numerusform>Hide %Ln candidate without an answer</numerusform>
            <numerusform>Hide %Ln candidates without an answer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::HardwarePage</name>
    <message numerus="yes">
        <source>Formats, memory and prices of %n accelerator(s)</source>
        <translation>
            <numerusform>Formats, memory and prices of %n accelerator</numerusform>
            <numerusform>Formats, memory and prices of %n accelerators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instance type(s)</source>
        <translation>
            <numerusform>%n instance type</numerusform>
            <numerusform>%n instance types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) with an on-demand price</source>
        <translation>
            <numerusform>%n region with an on-demand price</numerusform>
            <numerusform>%n regions with an on-demand price</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::ImportDialog</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) put right, as confirmed.</source>
        <translation>
            <numerusform>%n cell put right, as confirmed.</numerusform>
            <numerusform>%n cells put right, as confirmed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::LeversPane</name>
    <message numerus="yes">
        <source>%1 with %n lever(s): cost %2, energy %3, emissions %4.</source>
        <translation>
            <numerusform>%1 with %n lever: cost %2, energy %3, emissions %4.</numerusform>
            <numerusform>%1 with %n levers: cost %2, energy %3, emissions %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::MainWindow</name>
    <message numerus="yes">
        <source>%n row(s) of yours</source>
        <translation>
            <numerusform>%n row of yours</numerusform>
            <numerusform>%n rows of yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) of the saved result differ here.</source>
        <translation>
            <numerusform>%n input of the saved result differs here.</numerusform>
            <numerusform>%n inputs of the saved result differ here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) imported from %1.</source>
        <translation>
            <numerusform>%n row imported from %1.</numerusform>
            <numerusform>%n rows imported from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revert the %n row(s) of %1? Undo brings them back.</source>
        <translation>
            <numerusform>Take back the %n row of %1? Undo brings it back.</numerusform>
            <numerusform>Take back the %n rows of %1? Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 candidates · %2 ms</source>
        <translation>
            <numerusform>%1 candidate · %2 ms</numerusform>
            <numerusform>%1 candidates · %2 ms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::PlacePage</name>
    <message numerus="yes">
        <source>%n more task(s) fit nowhere.</source>
        <translation>
            <numerusform>%n more task fits nowhere.</numerusform>
            <numerusform>%n more tasks fit nowhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s): %1</source>
        <translation>
            <numerusform>%n instance: %1</numerusform>
            <numerusform>%n instances: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more note(s).</source>
        <translation>
            <numerusform>%n more note.</numerusform>
            <numerusform>%n more notes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::PlacementTaskModel</name>
    <message numerus="yes">
        <source>Remove %n task(s)</source>
        <translation>
            <numerusform>Remove %n task</numerusform>
            <numerusform>Remove %n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n task(s)</source>
        <translation>
            <numerusform>Paste %n task</numerusform>
            <numerusform>Paste %n tasks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::PredictionsPane</name>
    <message numerus="yes">
        <source>%Ln benchmark(s) excluded, each with its reason. They answer for their own instance type where they can, but move no prediction.</source>
        <translation>
            <numerusform>%Ln benchmark left out, with its reason. It answers for its own instance type where it can, but moves no prediction.</numerusform>
            <numerusform>%Ln benchmarks left out, each with its reason. They answer for their own instance type where they can, but move no prediction.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::QualityPanel</name>
    <message numerus="yes">
        <source>%n more; choose the kind and narrow the regions</source>
        <translation>
            <numerusform>%n more; choose the kind and narrow the regions</numerusform>
            <numerusform>%n more; choose the kind and narrow the regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contradiction(s)</source>
        <translation>
            <numerusform>%n contradiction</numerusform>
            <numerusform>%n contradictions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wide range(s)</source>
        <translation>
            <numerusform>%n wide range</numerusform>
            <numerusform>%n wide ranges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n implausible</source>
        <translation>
            <numerusform>%n implausible</numerusform>
            <numerusform>%n implausible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of yours without effect</source>
        <translation>
            <numerusform>%n of yours without effect</numerusform>
            <numerusform>%n of yours without effect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n about the selection</source>
        <translation>
            <numerusform>%n about the selection</numerusform>
            <numerusform>%n about the selection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) without a price in a region</source>
        <translation>
            <numerusform>%n type without a price in a region</numerusform>
            <numerusform>%n types without a price in a region</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) without a benchmark</source>
        <translation>
            <numerusform>%n type without a benchmark</numerusform>
            <numerusform>%n types without a benchmark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) without power figures</source>
        <translation>
            <numerusform>%n type without power figures</numerusform>
            <numerusform>%n types without power figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) of sources</source>
        <translation>
            <numerusform>%n gap of sources</numerusform>
            <numerusform>%n gaps of sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) with stale observations</source>
        <translation>
            <numerusform>%n type with stale observations</numerusform>
            <numerusform>%n types with stale observations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::QueryPage</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::TeamDialog</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s) to import, each as an import that My data can revert.</source>
        <translation>
            <numerusform>%n publication to import, as an import that My data can revert.</numerusform>
            <numerusform>%n publications to import, each as an import that My data can revert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s) contradict your data or each other and are imported only if you choose them; of several, the latest applies.</source>
        <translation>
            <numerusform>%n publication contradicts your data or another one and is imported only if you choose it.</numerusform>
            <numerusform>%n publications contradict your data or each other and are imported only if you choose them; of several, the latest applies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s) for the team; an approver decides.</source>
        <translation>
            <numerusform>%n publication for the team; an approver decides.</numerusform>
            <numerusform>%n publications for the team; an approver decides.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::WorkloadPanel</name>
    <message numerus="yes">
        <source>measured on %n type(s)</source>
        <translation>
            <numerusform>measured on %n type</numerusform>
            <numerusform>measured on %n types</numerusform>
        </translation>
    </message>
</context>
</TS>
