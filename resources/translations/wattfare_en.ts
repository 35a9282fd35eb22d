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
        <source>Show %n candidate(s) without an answer</source>
        <translation>
            <numerusform>Show %n candidate without an answer</numerusform>
            <numerusform>Show %n candidates without an answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %n candidate(s) without an answer</source>
        <translation>
            <numerusform>Hide %n candidate without an answer</numerusform>
            <numerusform>Hide %n candidates without an answer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::GuidePage</name>
    <message numerus="yes">
        <source>%n question(s) not answered yet; each answer sharpens this.</source>
        <translation>
            <numerusform>%n question not answered yet; the answer sharpens this.</numerusform>
            <numerusform>%n questions not answered yet; each answer sharpens this.</numerusform>
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
        <source>%n type(s) without a price</source>
        <translation>
            <numerusform>%n type without a price</numerusform>
            <numerusform>%n types without a price</numerusform>
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
