<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AnswerText</name>
    <message>
        <source>No candidate can be recommended for this workload.</source>
        <translation>Für diesen Workload lässt sich kein Kandidat empfehlen.</translation>
    </message>
    <message>
        <source>Excluded: %1.</source>
        <translation>Ausgeschlossen: %1.</translation>
    </message>
    <message>
        <source>Excluded: %1 in all; %2.</source>
        <translation>Ausgeschlossen: insgesamt %1; %2.</translation>
    </message>
</context>
<context>
    <name>CatalogNotes</name>
    <message>
        <source>AWS publishes no wattage; from P_inf1.2xlarge = 0.44 x P_g4dn.2xlarge, host share subtracted; idle = 0.2 x full (assumption)</source>
        <translation>AWS veröffentlicht keine Leistung; aus P_inf1.2xlarge = 0,44 × P_g4dn.2xlarge, Anteil des Hosts abgezogen; Leerlauf = 0,2 × Volllast (Annahme)</translation>
    </message>
    <message>
        <source>AWS publishes no wattage; from P_trn1.32xlarge = 1.24 x P_p4d.24xlarge, host share subtracted; idle = 0.2 x full (assumption)</source>
        <translation>AWS veröffentlicht keine Leistung; aus P_trn1.32xlarge = 1,24 × P_p4d.24xlarge, Anteil des Hosts abgezogen; Leerlauf = 0,2 × Volllast (Annahme)</translation>
    </message>
    <message>
        <source>idle median of 43,44,50,50,51,51,52,60,62,62 W; load readings 84,178,280,337,400 W</source>
        <translation>Leerlauf: Median von 43, 44, 50, 50, 51, 51, 52, 60, 62, 62 W; unter Last abgelesen: 84, 178, 280, 337, 400 W</translation>
    </message>
    <message>
        <source>cap 70 W; idle P8 9-10 W, P0 24-27 W; load readings 35,37,67,68,70,71,72,75 W: power-limited card, reaches its cap</source>
        <translation>Grenze 70 W; Leerlauf P8 9–10 W, P0 24–27 W; unter Last abgelesen: 35, 37, 67, 68, 70, 71, 72, 75 W: leistungsbegrenzte Karte, erreicht ihre Grenze</translation>
    </message>
    <message>
        <source>idle P8 20-22 W, P0 35-72 W; cap 350 W</source>
        <translation>Leerlauf P8 20–22 W, P0 35–72 W; Grenze 350 W</translation>
    </message>
    <message>
        <source>idle P8 28-35 W, P0 81 W; cap 600 W</source>
        <translation>Leerlauf P8 28–35 W, P0 81 W; Grenze 600 W</translation>
    </message>
    <message>
        <source>cap 72 W; idle P8 10-17 W, P0 27-30 W; load readings 70,71,71,76 W</source>
        <translation>Grenze 72 W; Leerlauf P8 10–17 W, P0 27–30 W; unter Last abgelesen: 70, 71, 71, 76 W</translation>
    </message>
    <message>
        <source>AWS G5 nvidia-smi cap is 300 W (many listings); idle P8 9-23 W (median 10), P0 no-load 53-59 W; load readings 196 and 257 W prove that 150 W is too low; 150 W belongs to the A10</source>
        <translation>Die Grenze von nvidia-smi auf AWS G5 ist 300 W (viele Auflistungen); Leerlauf P8 9–23 W (Median 10), P0 ohne Last 53–59 W; 196 und 257 W unter Last zeigen, dass 150 W zu niedrig sind; 150 W gehören zur A10</translation>
    </message>
    <message>
        <source>cap 300 W; idle median of 20,22,27,36,41,43,47,52 W; one load reading 278 W; MLCO2/GA list 250 W for this part</source>
        <translation>Grenze 300 W; Leerlauf: Median von 20, 22, 27, 36, 41, 43, 47, 52 W; einmal unter Last 278 W; MLCO2/GA führen 250 W dafür</translation>
    </message>
    <message>
        <source>idle taken from the 16 GB part; GA v3.1 lists 250 W</source>
        <translation>Leerlauf von der 16-GB-Variante übernommen; GA v3.1 führt 250 W</translation>
    </message>
    <message>
        <source>load readings 87,93,330,358 W; idle from the 40 GB part plus HBM allowance (estimate)</source>
        <translation>Unter Last abgelesen: 87, 93, 330, 358 W; Leerlauf von der 40-GB-Variante plus Zuschlag für HBM (Schätzung)</translation>
    </message>
    <message>
        <source>idle readings 68-75 W; load readings 218,362,382,486,689,699 W; node measurement: 8.4 kW max of 10.2 kW rated, typical 76 %</source>
        <translation>Leerlauf abgelesen: 68–75 W; unter Last: 218, 362, 382, 486, 689, 699 W; Messung am Knoten: höchstens 8,4 kW von 10,2 kW, typisch 76&#xa0;%</translation>
    </message>
    <message>
        <source>idle readings 73-78 W (some hosts 120 W); load readings 548,607 W</source>
        <translation>Leerlauf abgelesen: 73–78 W (manche Hosts 120 W); unter Last: 548, 607 W</translation>
    </message>
    <message>
        <source>idle readings 136,141,145,198 W; cap 1000 W</source>
        <translation>Leerlauf abgelesen: 136, 141, 145, 198 W; Grenze 1000 W</translation>
    </message>
    <message>
        <source>same NeuronCore-v2 silicon class as Trainium (fewer NeuronLinks); 0.8 x Trainium derived value; S-SUS05BP04 gives only a ratio: up to 50 % better performance per watt</source>
        <translation>dieselbe Chipklasse NeuronCore-v2 wie Trainium (weniger NeuronLinks); 0,8 × abgeleiteter Wert von Trainium; S-SUS05BP04 nennt nur ein Verhältnis: bis zu 50&#xa0;% mehr Leistung je Watt</translation>
    </message>
    <message>
        <source>analyst figure ~500 W per chip; not from AWS; idle = 0.2 x full (assumption)</source>
        <translation>Analystenwert etwa 500 W je Chip; nicht von AWS; Leerlauf = 0,2 × Volllast (Annahme)</translation>
    </message>
    <message>
        <source>nvidia-smi on G5g: 9 W / 70 W</source>
        <translation>nvidia-smi auf G5g: 9 W / 70 W</translation>
    </message>
    <message>
        <source>Oregon sites are also served from PACW (194.68 life cycle): use as high case</source>
        <translation>Standorte in Oregon werden auch aus PACW versorgt (194,68 über den Lebenszyklus): als oberer Fall verwendet</translation>
    </message>
    <message>
        <source>Quebec zone; country average is four times higher</source>
        <translation>Netzzone Québec; der Landesdurchschnitt ist viermal so hoch</translation>
    </message>
    <message>
        <source>national average only</source>
        <translation>nur Landesdurchschnitt</translation>
    </message>
    <message>
        <source>region newer than most sources</source>
        <translation>Region ist neuer als die meisten Quellen</translation>
    </message>
    <message>
        <source>CCF 2026 list says 8175M</source>
        <translation>Die Liste von CCF 2026 nennt 8175M</translation>
    </message>
    <message>
        <source>CCF 2026 list says 8259L</source>
        <translation>Die Liste von CCF 2026 nennt 8259L</translation>
    </message>
    <message>
        <source>CCF 2026 says only Cascade Lake</source>
        <translation>CCF 2026 nennt nur Cascade Lake</translation>
    </message>
    <message>
        <source>gr6: CCF 2026 7R13</source>
        <translation>gr6: nach CCF 2026 7R13</translation>
    </message>
    <message>
        <source>small sizes may run on 8124M</source>
        <translation>kleine Größen laufen eventuell auf 8124M</translation>
    </message>
    <message>
        <source>some hosts 8259CL</source>
        <translation>manche Hosts 8259CL</translation>
    </message>
    <message>
        <source>TDP estimate by Boavizta</source>
        <translation>TDP von Boavizta geschätzt</translation>
    </message>
    <message>
        <source>Teads uses 48 vCPU per socket</source>
        <translation>Teads rechnet mit 48 vCPU je Sockel</translation>
    </message>
    <message>
        <source>global AWS figure; none is published for the region</source>
        <translation>weltweiter Wert von AWS; für die Region ist keiner veröffentlicht</translation>
    </message>
    <message>
        <source>share of the peak rate that prefill reaches; range of published points of other systems</source>
        <translation>Anteil der Spitzenleistung, den das Prefill erreicht; Bereich veröffentlichter Werte anderer Systeme</translation>
    </message>
    <message>
        <source>share of the memory bandwidth that decoding reaches; range of published points of other systems</source>
        <translation>Anteil der Speicherbandbreite, den das Dekodieren erreicht; Bereich veröffentlichter Werte anderer Systeme</translation>
    </message>
    <message>
        <source>launches and scheduling of one decoding step</source>
        <translation>Starts und Ablaufplanung eines Dekodierschritts</translation>
    </message>
    <message>
        <source>communication share of the ring model inside one node whose accelerators have links of their own</source>
        <translation>Kommunikationsanteil des Ringmodells innerhalb eines Knotens, dessen Beschleuniger eigene Verbindungen haben</translation>
    </message>
    <message>
        <source>communication share of the ring model over the network or PCIe</source>
        <translation>Kommunikationsanteil des Ringmodells über das Netzwerk oder PCIe</translation>
    </message>
    <message>
        <source>size of a local drive where no row counts the drives of a platform</source>
        <translation>Größe eines lokalen Laufwerks, wo keine Zeile die Laufwerke einer Plattform zählt</translation>
    </message>
    <message>
        <source>two processors although the largest size has fewer than 96 vCPUs</source>
        <translation>zwei Prozessoren, obwohl die größte Größe weniger als 96 vCPUs hat</translation>
    </message>
    <message>
        <source>default quota of one fleet; can be raised</source>
        <translation>Standardkontingent einer Flotte; kann erhöht werden</translation>
    </message>
    <message>
        <source>instance types of one group</source>
        <translation>Instanztypen einer Gruppe</translation>
    </message>
    <message>
        <source>weights are whole numbers from 1</source>
        <translation>Gewichte sind ganze Zahlen ab 1</translation>
    </message>
    <message>
        <source>pools that lowest-price spreads over</source>
        <translation>Pools, auf die sich die Strategie „Niedrigster Preis“ verteilt</translation>
    </message>
    <message>
        <source>a highest price must be above it</source>
        <translation>ein Höchstpreis muss darüber liegen</translation>
    </message>
    <message>
        <source>energy ratio 0.71 of one run on 16 instances each; hours from the printed costs and prices; bounds from the printed hours and half a unit of the last digit</source>
        <translation>Energieverhältnis 0,71 eines Laufs auf je 16 Instanzen; Stunden aus den gedruckten Kosten und Preisen; Grenzen aus den gedruckten Stunden und einer halben Einheit der letzten Stelle</translation>
    </message>
    <message>
        <source>energy ratio 0.08 of 6 instances to 33; high: 0.085 at the published throughput ratio of 6.3</source>
        <translation>Energieverhältnis 0,08 von 6 zu 33 Instanzen; hoch: 0,085 beim veröffentlichten Durchsatzverhältnis von 6,3</translation>
    </message>
    <message>
        <source>share of the memory of an accelerator that weights with cache and workspace may fill</source>
        <translation>Anteil des Speichers eines Beschleunigers, den Gewichte samt Cache und Arbeitsbereich füllen dürfen</translation>
    </message>
    <message>
        <source>memory of an accelerator that is kept beside weights and cache: 1 GiB</source>
        <translation>Speicher eines Beschleunigers, der neben Gewichten und Cache bereitgehalten wird: 1 GiB</translation>
    </message>
    <message>
        <source>launch and boot of a replacement on spot where the scenario names no time</source>
        <translation>Start und Hochfahren eines Ersatzes auf Spot, wo das Szenario keine Zeit nennt</translation>
    </message>
    <message>
        <source>Boavizta c7i.48xlarge archetype lists 6 CPUs: read as 2</source>
        <translation>Boavizta führt für c7i.48xlarge 6 CPUs: gelesen als 2</translation>
    </message>
    <message>
        <source>CCF 2026: Sapphire Rapids</source>
        <translation>laut CCF 2026 Sapphire Rapids</translation>
    </message>
    <message>
        <source>audio in a sample of MLPerf Whisper: 1,633 samples repackaged from all of LibriSpeech dev-clean and dev-other, 5.4 h and 5.3 h (Panayotov et al. 2015, ICASSP)</source>
        <translation>Audio in einer Probe von MLPerf Whisper: 1.633 Proben aus allem von LibriSpeech dev-clean und dev-other, 5,4 h und 5,3 h (Panayotov u. a. 2015, ICASSP)</translation>
    </message>
    <message>
        <source>g7e: Emerald Rapids in CCF 2026; g7 assumed the same; TDP not published; Sapphire Rapids 8488C value used</source>
        <translation>g7e: laut CCF 2026 Emerald Rapids; für g7 ebenso angenommen; TDP nicht veröffentlicht; Wert des Sapphire Rapids 8488C verwendet</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>Auf der Front</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Low input</source>
        <translation>Untere Eingabe</translation>
    </message>
    <message>
        <source>At low</source>
        <translation>Ergebnis an der Untergrenze</translation>
    </message>
    <message>
        <source>High input</source>
        <translation>Obere Eingabe</translation>
    </message>
    <message>
        <source>At high</source>
        <translation>Ergebnis an der Obergrenze</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Scatter chart</source>
        <translation>Streudiagramm</translation>
    </message>
    <message>
        <source>Bar chart</source>
        <translation>Balkendiagramm</translation>
    </message>
    <message>
        <source>Stacked bar chart</source>
        <translation>Gestapeltes Balkendiagramm</translation>
    </message>
    <message>
        <source>Line chart</source>
        <translation>Liniendiagramm</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Tornado chart</source>
        <translation>Tornadodiagramm</translation>
    </message>
    <message>
        <source>Waterfall chart</source>
        <translation>Wasserfalldiagramm</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Hourly profile</source>
        <translation>Stundenprofil</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s).</source>
        <translation>
            <numerusform>%n Element.</numerusform>
            <numerusform>%n Elemente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parameter at its low bound</source>
        <translation>Parameter an der Untergrenze</translation>
    </message>
    <message>
        <source>Parameter at its high bound</source>
        <translation>Parameter an der Obergrenze</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>low</source>
        <extracomment>Ends of the colour scale of a heat map</extracomment>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A bin of a histogram: from one bound to the next</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Übrige</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>Bezug: %1</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, Untergrenze</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, Obergrenze</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>Base: %1</source>
        <translation>Basis: %1</translation>
    </message>
    <message>
        <source>lowest: %1:00</source>
        <translation>am niedrigsten: %1:00</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, logarithmisch</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>%1, linear</source>
        <translation>%1, linear</translation>
    </message>
    <message>
        <source>lowest: %1</source>
        <extracomment>Ends of the colour scale of a map; %1 a value with its unit</extracomment>
        <translation>niedrigster Wert: %1</translation>
    </message>
    <message>
        <source>highest: %1</source>
        <translation>höchster Wert: %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>World map</source>
        <translation>Weltkarte</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Cannot be told apart</source>
        <translation>Nicht zu unterscheiden</translation>
    </message>
    <message>
        <source>Decision map</source>
        <translation>Entscheidungskarte</translation>
    </message>
    <message>
        <source>none qualifies</source>
        <extracomment>Where in a decision map no candidate qualifies</extracomment>
        <translation>keiner kommt infrage</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>nicht zu unterscheiden</translation>
    </message>
    <message>
        <source>Cannot be told apart from %1.</source>
        <translation>Von %1 nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>Not evaluated itself: it wins all around.</source>
        <translation>Selbst nicht berechnet: ringsum ist er der beste.</translation>
    </message>
</context>
<context>
    <name>ChartEvidence</name>
    <message>
        <source>Sources:</source>
        <translation>Quellen:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartRole</name>
    <message>
        <source>NVIDIA GPU</source>
        <translation>NVIDIA-GPU</translation>
    </message>
    <message>
        <source>AMD GPU</source>
        <translation>AMD-GPU</translation>
    </message>
    <message>
        <source>Trainium</source>
        <translation>Trainium</translation>
    </message>
    <message>
        <source>Inferentia</source>
        <translation>Inferentia</translation>
    </message>
    <message>
        <source>Gaudi</source>
        <translation>Gaudi</translation>
    </message>
    <message>
        <source>FPGA</source>
        <translation>FPGA</translation>
    </message>
    <message>
        <source>CPU (x86)</source>
        <translation>CPU (x86)</translation>
    </message>
    <message>
        <source>CPU (Arm)</source>
        <translation>CPU (Arm)</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>Schlechter</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Ranked bars</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>The best candidates by a metric, with their ranges.</source>
        <translation>Die besten Kandidaten nach einer Kennzahl, mit Spannen.</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>How a metric is spread over all candidates, and where the selected one stands.</source>
        <translation>Wie eine Kennzahl über alle Kandidaten verteilt ist und wo der gewählte steht.</translation>
    </message>
    <message>
        <source>Parts of the power</source>
        <translation>Leistung nach Komponenten</translation>
    </message>
    <message>
        <source>Power of an instance by part; of the pinned candidates, or the best.</source>
        <translation>Leistung einer Instanz nach Komponenten, für die angehefteten oder die besten Kandidaten.</translation>
    </message>
    <message>
        <source>Energy by method</source>
        <translation>Energie nach Methode</translation>
    </message>
    <message>
        <source>What the energy of the selected candidate is under each method.</source>
        <translation>Energie des gewählten Kandidaten nach jeder Methode.</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Inputs that move the result of the selected candidate most, over their ranges.</source>
        <translation>Eingaben, deren Spannen das Ergebnis des gewählten Kandidaten am stärksten bewegen.</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Break-even</translation>
    </message>
    <message>
        <source>Cost of a useful hour under each way of buying, and where two cost the same.</source>
        <translation>Kosten einer Nutzstunde je Kaufart und wo zwei gleich viel kosten.</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>Preisverlauf</translation>
    </message>
    <message>
        <source>On-demand and spot prices of the selected type over time.</source>
        <translation>On-Demand- und Spot-Preise des gewählten Typs im Lauf der Zeit.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Price, PUE and grid intensity of each region for the selected type.</source>
        <translation>Preis, PUE und Stromnetz-Intensität jeder Region für den gewählten Typ.</translation>
    </message>
    <message>
        <source>Grid carbon by hour</source>
        <translation>Stromnetz-CO₂ nach Stunde</translation>
    </message>
    <message>
        <source>Trade-offs</source>
        <translation>Abwägungen</translation>
    </message>
    <message>
        <source>Every candidate with both figures, and the Pareto front of any two of cost, time, energy and carbon.</source>
        <translation>Jeder Kandidat mit beiden Werten und die Pareto-Front zweier Größen aus Kosten, Zeit, Energie und CO₂.</translation>
    </message>
    <message>
        <source>Commitment baseline</source>
        <translation>Commitment-Sockel</translation>
    </message>
    <message>
        <source>How many instances of a day’s traffic to commit to, with the peak on demand.</source>
        <translation>Für wie viele Instanzen eines Tagesverlaufs sich ein Commitment lohnt, mit On-Demand-Instanzen für die Spitze.</translation>
    </message>
    <message>
        <source>CO₂e by the hour at which the run starts, or of an hour of the fleet; the best is marked.</source>
        <translation>CO₂e je nach Startstunde des Laufs oder Stunde der Flotte; die beste Stunde ist markiert.</translation>
    </message>
    <message>
        <source>Power step by step</source>
        <translation>Leistung in Schritten</translation>
    </message>
    <message>
        <source>How the parts of an instance and the overhead of the data centre add up; of the selected candidate.</source>
        <translation>Wie sich beim ausgewählten Kandidaten die Komponenten einer Instanz und der Overhead des Rechenzentrums summieren.</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Vorhergesagt gegen gemessen</translation>
    </message>
    <message>
        <source>How far the program’s own predictions of throughput are from what was measured, by hardware, work and software.</source>
        <translation>Wie weit die eigenen Durchsatzvorhersagen des Programms von Messungen abweichen, nach Hardware, Arbeit und Software.</translation>
    </message>
    <message>
        <source>World map</source>
        <translation>Weltkarte</translation>
    </message>
    <message>
        <source>Regions coloured by price, carbon intensity or result of the selected type; larger dots offer more types.</source>
        <translation>Regionen, gefärbt nach Preis, CO₂-Intensität oder Ergebnis des gewählten Typs; größere Punkte bieten mehr Typen.</translation>
    </message>
</context>
<context>
    <name>ColumnarTableModel</name>
    <message>
        <source>Pinned for comparison. Space unpins.</source>
        <translation>Zum Vergleich angeheftet. Leertaste löst die Anheftung.</translation>
    </message>
    <message>
        <source>Space pins for comparison.</source>
        <translation>Leertaste heftet zum Vergleich an.</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>nicht angeheftet</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Reserved Instance</source>
        <translation>Reserved Instance</translation>
    </message>
    <message>
        <source>Convertible Reserved Instance</source>
        <translation>Convertible Reserved Instance</translation>
    </message>
    <message>
        <source>Compute Savings Plan</source>
        <translation>Compute Savings Plan</translation>
    </message>
    <message>
        <source>EC2 Instance Savings Plan</source>
        <translation>EC2 Instance Savings Plan</translation>
    </message>
    <message>
        <source>no upfront</source>
        <translation>ohne Vorauszahlung</translation>
    </message>
    <message>
        <source>partial upfront</source>
        <translation>teilweise Vorauszahlung</translation>
    </message>
    <message>
        <source>all upfront</source>
        <translation>volle Vorauszahlung</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>On-Demand</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Own rate, %1 USD/h</source>
        <translation>Eigener Preis, %1 USD/h</translation>
    </message>
    <message>
        <source>Own rate, %1 % off</source>
        <translation>Eigener Preis, %1&#xa0;% Rabatt</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>cost per million</source>
        <translation>Kosten je Million</translation>
    </message>
    <message>
        <source>energy per million</source>
        <translation>Energie je Million</translation>
    </message>
    <message>
        <source>carbon per million</source>
        <translation>CO₂ je Million</translation>
    </message>
    <message>
        <source>cost of the fleet per hour</source>
        <translation>Kosten der Flotte je Stunde</translation>
    </message>
    <message>
        <source>run time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>cost of the run</source>
        <translation>Kosten des Laufs</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>embodied carbon per million</source>
        <translation>graue Emissionen je Million</translation>
    </message>
    <message>
        <source>water per million</source>
        <translation>Wasser je Million</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>power of an instance</source>
        <translation>Leistung einer Instanz</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>no benchmark</source>
        <translation>kein Benchmark</translation>
    </message>
    <message>
        <source>latency unknown</source>
        <translation>Latenz unbekannt</translation>
    </message>
    <message>
        <source>latency missed</source>
        <translation>Latenz verfehlt</translation>
    </message>
    <message>
        <source>does not fit in memory</source>
        <translation>passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>fits on each accelerator</source>
        <translation>passt auf jeden Beschleuniger</translation>
    </message>
    <message>
        <source>fits spread over the accelerators</source>
        <translation>passt auf die Beschleuniger verteilt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>no capacity</source>
        <translation>keine Kapazität</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>unerreichbar</translation>
    </message>
    <message>
        <source>overloaded</source>
        <translation>überlastet</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>this instance type</source>
        <translation>dieser Instanztyp</translation>
    </message>
    <message>
        <source>same accelerator, scaled</source>
        <translation>gleicher Beschleuniger, skaliert</translation>
    </message>
    <message>
        <source>other node count, scaled</source>
        <translation>andere Knotenzahl, skaliert</translation>
    </message>
    <message>
        <source>peak rate</source>
        <translation>Spitzenrate</translation>
    </message>
    <message>
        <source>pinned by the scenario</source>
        <translation>vom Szenario festgelegt</translation>
    </message>
    <message>
        <source>your own rate</source>
        <translation>eigene Rate</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigener Wert</translation>
    </message>
    <message>
        <source>x86-64</source>
        <translation>x86-64</translation>
    </message>
    <message>
        <source>Arm64</source>
        <translation>Arm64</translation>
    </message>
    <message>
        <source>market-based carbon per million</source>
        <translation>marktbasiertes CO₂ je Million</translation>
    </message>
    <message>
        <source>marginal carbon per million</source>
        <translation>marginales CO₂ je Million</translation>
    </message>
    <message>
        <source>a figure is missing</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>fits (measured)</source>
        <translation>passt (gemessen)</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>überholt</translation>
    </message>
    <message>
        <source>Reserved Instance, terms not stated</source>
        <translation>Reserved Instance, Bedingungen nicht genannt</translation>
    </message>
    <message>
        <source>%1 on-demand</source>
        <translation>%1 On-Demand</translation>
    </message>
    <message>
        <source>%1 spot</source>
        <translation>%1 Spot</translation>
    </message>
    <message>
        <source>Mix %1</source>
        <translation>Mix: %1</translation>
    </message>
    <message>
        <source>RI</source>
        <translation>RI</translation>
    </message>
    <message>
        <source>Convertible RI</source>
        <translation>Convertible RI</translation>
    </message>
    <message>
        <source>Compute SP</source>
        <translation>Compute SP</translation>
    </message>
    <message>
        <source>EC2 SP</source>
        <translation>EC2 SP</translation>
    </message>
    <message>
        <source>no upfront</source>
        <comment>short</comment>
        <translation>ohne Vorauszahlung</translation>
    </message>
    <message>
        <source>partial upfront</source>
        <comment>short</comment>
        <translation>teilweise Vorauszahlung</translation>
    </message>
    <message>
        <source>all upfront</source>
        <comment>short</comment>
        <translation>volle Vorauszahlung</translation>
    </message>
    <message>
        <source>%1 %2 y, %3</source>
        <extracomment>A commitment in a narrow column: RI 1 y, no upfront</extracomment>
        <translation>%1 %2 J., %3</translation>
    </message>
    <message>
        <source>Fleet power, kW</source>
        <translation>Flottenleistung, kW</translation>
    </message>
    <message>
        <source>kgCO2e/h fleet</source>
        <translation>kgCO2e/h Flotte</translation>
    </message>
    <message>
        <source>energy of the fleet per hour</source>
        <translation>Energie der Flotte je Stunde</translation>
    </message>
    <message>
        <source>carbon of the fleet per hour</source>
        <translation>CO₂ der Flotte je Stunde</translation>
    </message>
    <message>
        <source>Capacity Block</source>
        <translation>Capacity Block</translation>
    </message>
    <message>
        <source>the block ends before</source>
        <translation>der Block endet vorher</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>encoder of the same dimensions</source>
        <translation>Encoder gleicher Abmessungen</translation>
    </message>
    <message>
        <source>fitted serving formula</source>
        <translation>angepasste Serving-Formel</translation>
    </message>
    <message>
        <source>fitted to other devices</source>
        <translation>an andere Geräte angepasst</translation>
    </message>
    <message>
        <source>time to the quality target</source>
        <translation>Zeit bis zum Qualitätsziel</translation>
    </message>
    <message>
        <source>GPU, Trainium, Inferentia, card, chip</source>
        <translation>GPU, Grafikkarte, Chip</translation>
    </message>
    <message>
        <source>machine, server, EC2, VM</source>
        <translation>Maschine, Server, EC2, VM</translation>
    </message>
    <message>
        <source>location, data centre</source>
        <translation>Standort, Rechenzentrum</translation>
    </message>
    <message>
        <source>spot, on-demand, savings plan, reserved, commitment, discount</source>
        <translation>Spot, On-Demand, Savings Plan, Reserved, Commitment, Rabatt</translation>
    </message>
    <message>
        <source>nodes, number of instances, fleet size</source>
        <translation>Knoten, Anzahl der Instanzen, Flottengröße</translation>
    </message>
    <message>
        <source>cost, price, unit cost</source>
        <translation>Kosten, Preis, Stückkosten</translation>
    </message>
    <message>
        <source>energy, electricity, power</source>
        <translation>Energie, Strom, Leistungsaufnahme</translation>
    </message>
    <message>
        <source>carbon, emissions, climate, footprint</source>
        <translation>CO2, Emissionen, Klima, Fußabdruck</translation>
    </message>
    <message>
        <source>cost, price, rate</source>
        <translation>Kosten, Preis, Satz</translation>
    </message>
    <message>
        <source>cost, price, monthly bill, budget</source>
        <translation>Kosten, Preis, Monatsrechnung, Budget</translation>
    </message>
    <message>
        <source>cost, price, annual bill, budget</source>
        <translation>Kosten, Preis, Jahresrechnung, Budget</translation>
    </message>
    <message>
        <source>cost, price, bill, budget</source>
        <translation>Kosten, Preis, Rechnung, Budget</translation>
    </message>
    <message>
        <source>carbon, emissions, embodied, life cycle</source>
        <translation>CO2, Emissionen, Herstellung, Lebenszyklus</translation>
    </message>
    <message>
        <source>carbon, renewable, green, GHG Protocol</source>
        <translation>CO2, erneuerbar, grün, GHG Protocol</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>cost, list price, rate</source>
        <translation>Kosten, Listenpreis, Satz</translation>
    </message>
    <message>
        <source>speed, performance, tokens per second</source>
        <translation>Geschwindigkeit, Durchsatz, Token je Sekunde</translation>
    </message>
    <message>
        <source>latency, response time, TTFT</source>
        <translation>Latenz, Antwortzeit, TTFT</translation>
    </message>
    <message>
        <source>latency, speed, TPOT</source>
        <translation>Latenz, Geschwindigkeit, TPOT</translation>
    </message>
    <message>
        <source>time, duration, run time</source>
        <translation>Zeit, Dauer, Laufzeit</translation>
    </message>
    <message>
        <source>load, usage</source>
        <translation>Last, Nutzung</translation>
    </message>
    <message>
        <source>fits, out of memory, OOM</source>
        <translation>passt, Speicher reicht nicht, OOM</translation>
    </message>
    <message>
        <source>power, energy, TDP</source>
        <translation>Leistungsaufnahme, Energie, TDP</translation>
    </message>
    <message>
        <source>evidence, measured, trust</source>
        <translation>Beleg, gemessen, Vertrauen</translation>
    </message>
    <message>
        <source>excluded, reason</source>
        <translation>ausgeschlossen, Grund</translation>
    </message>
    <message>
        <source>generation, current, retired</source>
        <translation>Generation, aktuell, eingestellt</translation>
    </message>
    <message>
        <source>CPU, cores, processor</source>
        <translation>CPU, Kerne, Prozessor</translation>
    </message>
    <message>
        <source>RAM, main memory, host memory</source>
        <translation>RAM, Arbeitsspeicher, Hauptspeicher</translation>
    </message>
    <message>
        <source>CPU, processor, architecture</source>
        <translation>CPU, Prozessor, Architektur</translation>
    </message>
    <message>
        <source>architecture, processor, ARM, Graviton, x86</source>
        <translation>Architektur, Prozessor, ARM, Graviton, x86</translation>
    </message>
    <message>
        <source>bandwidth, EFA</source>
        <translation>Bandbreite, EFA</translation>
    </message>
    <message>
        <source>disk, NVMe, SSD</source>
        <translation>Festplatte, NVMe, SSD</translation>
    </message>
    <message>
        <source>age, generation</source>
        <translation>Alter, Generation</translation>
    </message>
    <message>
        <source>electricity, country</source>
        <translation>Strom, Land</translation>
    </message>
    <message>
        <source>number of GPUs, accelerators</source>
        <translation>Anzahl der GPUs, Beschleuniger</translation>
    </message>
    <message>
        <source>VRAM, HBM, accelerator memory, device memory</source>
        <translation>VRAM, HBM, Beschleunigerspeicher, Grafikspeicher</translation>
    </message>
    <message>
        <source>HBM, memory speed</source>
        <translation>HBM, Speicherdurchsatz</translation>
    </message>
    <message>
        <source>NVLink, NeuronLink</source>
        <translation>NVLink, NeuronLink</translation>
    </message>
    <message>
        <source>cost, GPU price</source>
        <translation>Kosten, GPU-Preis</translation>
    </message>
    <message>
        <source>location-based carbon with embodied per million</source>
        <translation>standortbasiertes CO₂ mit grauen Emissionen je Million</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>share, commitment</comment>
        <translation>%1 mit %2</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Not among the candidates of the scenario</source>
        <translation>Nicht unter den Kandidaten des Szenarios</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>ranges overlap</source>
        <translation>Spannen überlappen sich</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>%1 %2 better</source>
        <translation>%1 %2 besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>%1 %2 worse</source>
        <translation>%1 %2 schlechter</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>%1 pp</source>
        <comment>percentage points</comment>
        <translation>%1&#xa0;%-Pkt.</translation>
    </message>
    <message>
        <source>No observation at or before %1</source>
        <translation>Keine Beobachtung am oder vor dem %1</translation>
    </message>
    <message>
        <source>Peak rate of an accelerator by precision</source>
        <translation>Spitzenrate eines Beschleunigers nach Präzision</translation>
    </message>
    <message>
        <source>Prices of an instance-hour</source>
        <translation>Preise einer Instanzstunde</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Gegenüber %1</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>%1 of one instance</source>
        <comment>a part of the power</comment>
        <translation>%1 einer Instanz</translation>
    </message>
    <message>
        <source>Power of one instance</source>
        <translation>Leistungsaufnahme einer Instanz</translation>
    </message>
    <message>
        <source>Throughput of one instance</source>
        <translation>Durchsatz einer Instanz</translation>
    </message>
    <message>
        <source>Price of one instance</source>
        <translation>Preis einer Instanz</translation>
    </message>
    <message>
        <source>Of one instance: the candidates run different numbers of instances, so this figure makes none of them better.</source>
        <translation>Für eine Instanz: Die Kandidaten nutzen unterschiedlich viele Instanzen, daher macht diese Zahl keinen von ihnen besser.</translation>
    </message>
    <message>
        <source>%1, likely but not certain</source>
        <translation>%1, wahrscheinlich, nicht sicher</translation>
    </message>
    <message>
        <source>%1, not distinguishable</source>
        <translation>%1, nicht unterscheidbar</translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>valid JSON</source>
        <translation>gültiges JSON</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>objects with InstanceTypes</source>
        <translation>Objekte mit InstanceTypes</translation>
    </message>
    <message>
        <source>an object with MetricDataResults or Datapoints</source>
        <translation>ein Objekt mit MetricDataResults oder Datapoints</translation>
    </message>
    <message>
        <source>the member</source>
        <translation>das Element</translation>
    </message>
    <message>
        <source>a valid value</source>
        <translation>ein gültiger Wert</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>eine Liste von Texten</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>each name once</source>
        <translation>jeder Name nur einmal</translation>
    </message>
    <message>
        <source>at most 4,096 names</source>
        <translation>höchstens 4.096 Namen</translation>
    </message>
    <message>
        <source>a name in quotes</source>
        <translation>ein Name in Anführungszeichen</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>ein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>a plain name of at most 256 bytes</source>
        <translation>ein einfacher Name von höchstens 256 Bytes</translation>
    </message>
    <message>
        <source>a name in UTF-8</source>
        <translation>ein Name in UTF-8</translation>
    </message>
    <message>
        <source>a member after &apos;,&apos;</source>
        <translation>ein Element nach &apos;,&apos;</translation>
    </message>
    <message>
        <source>a smaller member</source>
        <translation>ein kleineres Element</translation>
    </message>
    <message>
        <source>the end of the value</source>
        <translation>das Ende des Werts</translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation>das Ende des Dokuments</translation>
    </message>
    <message>
        <source>end of file</source>
        <translation>Ende der Datei</translation>
    </message>
    <message>
        <source>nesting of at most 64 levels</source>
        <translation>höchstens 64 Ebenen Verschachtelung</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;]&apos;</source>
        <translation>&apos;,&apos; oder &apos;]&apos;</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;}&apos;</source>
        <translation>&apos;,&apos; oder &apos;}&apos;</translation>
    </message>
    <message>
        <source>&apos;,&apos; or the end</source>
        <translation>&apos;,&apos; oder das Ende</translation>
    </message>
    <message>
        <source>&apos;{&apos; or &apos;[&apos;</source>
        <translation>&apos;{&apos; oder &apos;[&apos;</translation>
    </message>
    <message>
        <source>text without NUL bytes</source>
        <translation>Text ohne NUL-Bytes</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <translation>Text in UTF-8</translation>
    </message>
    <message>
        <source>a quoted field closed before the next separator</source>
        <translation>ein Feld, dessen Anführungszeichen vor dem nächsten Trennzeichen schließt</translation>
    </message>
    <message>
        <source>memory for the field</source>
        <translation>Speicher für das Feld</translation>
    </message>
    <message>
        <source>a header line</source>
        <translation>eine Kopfzeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>at most 100,000 rows</source>
        <translation>höchstens 100.000 Zeilen</translation>
    </message>
    <message>
        <source>each column once</source>
        <translation>jede Spalte nur einmal</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>die Spalte %1</translation>
    </message>
    <message>
        <source>the columns of the table %1</source>
        <translation>die Spalten der Tabelle %1</translation>
    </message>
    <message>
        <source>the columns of one of the catalogue&apos;s tables</source>
        <translation>die Spalten einer der Tabellen des Katalogs</translation>
    </message>
    <message>
        <source>a column of the table %1</source>
        <translation>eine Spalte der Tabelle %1</translation>
    </message>
    <message>
        <source>a table that an import can write</source>
        <translation>eine Tabelle, in die ein Import schreiben kann</translation>
    </message>
    <message>
        <source>one of the file&apos;s columns</source>
        <translation>eine der Spalten der Datei</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>each key once, or the same value again</source>
        <translation>jeder Schlüssel nur einmal, oder derselbe Wert noch einmal</translation>
    </message>
    <message>
        <source>each key once, or the same value again, as in line %1</source>
        <translation>jeder Schlüssel nur einmal, oder derselbe Wert wie in Zeile %1</translation>
    </message>
    <message>
        <source>each key once, or the row of line %1 again</source>
        <translation>jeder Schlüssel nur einmal, oder dieselbe Zeile wie in Zeile %1</translation>
    </message>
    <message>
        <source>%1, as given before</source>
        <translation>%1 wie vorher angegeben</translation>
    </message>
    <message>
        <source>%1, as given before in line %2</source>
        <translation>%1 wie vorher in Zeile %2 angegeben</translation>
    </message>
    <message>
        <source>%1, as given before at byte %2</source>
        <translation>%1 wie vorher bei Byte %2 angegeben</translation>
    </message>
    <message>
        <source>%1, as given before in %2 at byte %3</source>
        <translation>%1 wie vorher in %2 bei Byte %3 angegeben</translation>
    </message>
    <message>
        <source>%1, as given before for the term of line %2</source>
        <translation>%1 wie vorher für die Laufzeit in Zeile %2 angegeben</translation>
    </message>
    <message>
        <source>%1, as %2 says at byte %3</source>
        <translation>%1, wie %2 bei Byte %3 angibt</translation>
    </message>
    <message>
        <source>at least one row that can be used</source>
        <translation>mindestens eine brauchbare Zeile</translation>
    </message>
    <message>
        <source>at least one row of a known type and region</source>
        <translation>mindestens eine Zeile mit bekanntem Typ und bekannter Region</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>eine Zahl über 0</translation>
    </message>
    <message>
        <source>a number that can be read in one way only</source>
        <translation>eine Zahl, die sich nur auf eine Weise lesen lässt</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a value within its range</source>
        <translation>ein Wert innerhalb seiner Spanne</translation>
    </message>
    <message>
        <source>a range around the value</source>
        <translation>eine Spanne um den Wert</translation>
    </message>
    <message>
        <source>a range within 0 to 100 %</source>
        <translation>eine Spanne innerhalb von 0 bis 100&#xa0;%</translation>
    </message>
    <message>
        <source>0 to 4</source>
        <translation>0 bis 4</translation>
    </message>
    <message>
        <source>1 or 3</source>
        <translation>1 oder 3</translation>
    </message>
    <message>
        <source>a bucket from 0 to 4</source>
        <translation>eine Stufe von 0 bis 4</translation>
    </message>
    <message>
        <source>a percentage from -1000 to 100</source>
        <translation>ein Prozentwert von -1000 bis 100</translation>
    </message>
    <message>
        <source>a percentage from 0 to below 100</source>
        <translation>ein Prozentwert von 0 bis unter 100</translation>
    </message>
    <message>
        <source>per cent from 0 to 100</source>
        <translation>Prozent von 0 bis 100</translation>
    </message>
    <message>
        <source>watts from 0 to 100,000</source>
        <translation>Watt von 0 bis 100.000</translation>
    </message>
    <message>
        <source>savings of -1,000 to 100 %</source>
        <translation>Ersparnis von -1.000 bis 100&#xa0;%</translation>
    </message>
    <message>
        <source>an amount of 0 or more</source>
        <translation>ein Betrag von 0 oder mehr</translation>
    </message>
    <message>
        <source>a price from 0 to 100,000 USD an hour</source>
        <translation>ein Preis von 0 bis 100.000 USD je Stunde</translation>
    </message>
    <message>
        <source>a price above 0 and up to 100,000 USD an hour</source>
        <translation>ein Preis über 0 und bis 100.000 USD je Stunde</translation>
    </message>
    <message>
        <source>%1, the unit of %2</source>
        <translation>%1, die Einheit von %2</translation>
    </message>
    <message>
        <source>a date</source>
        <translation>ein Datum</translation>
    </message>
    <message>
        <source>a date YYYY-MM-DD</source>
        <translation>ein Datum der Form JJJJ-MM-TT</translation>
    </message>
    <message>
        <source>a date before the header</source>
        <translation>ein Datum vor der Kopfzeile</translation>
    </message>
    <message>
        <source>a day from 2006 to %1, such as 2026-07-20</source>
        <translation>ein Tag von 2006 bis %1, etwa 2026-07-20</translation>
    </message>
    <message>
        <source>a day from 2000-01-01 to 2089-12-31</source>
        <translation>ein Tag von 2000-01-01 bis 2089-12-31</translation>
    </message>
    <message>
        <source>a day from 2000-01-02 to 2089-12-31</source>
        <translation>ein Tag von 2000-01-02 bis 2089-12-31</translation>
    </message>
    <message>
        <source>nothing later than %1</source>
        <translation>nichts Späteres als %1</translation>
    </message>
    <message>
        <source>a day from which it holds</source>
        <translation>ein Tag, von dem an er gilt</translation>
    </message>
    <message>
        <source>a year from 2000 to %1</source>
        <translation>ein Jahr von 2000 bis %1</translation>
    </message>
    <message>
        <source>a time from 2000 to 2089</source>
        <translation>eine Zeit von 2000 bis 2089</translation>
    </message>
    <message>
        <source>a time from 2000 to 2089, such as 2026-07-20T13:44:30Z</source>
        <translation>eine Zeit von 2000 bis 2089, etwa 2026-07-20T13:44:30Z</translation>
    </message>
    <message>
        <source>a time from 2006 to %1</source>
        <translation>eine Zeit von 2006 bis %1</translation>
    </message>
    <message>
        <source>a time such as %1</source>
        <translation>eine Zeit wie %1</translation>
    </message>
    <message>
        <source>a UTC time</source>
        <translation>eine Zeit in UTC</translation>
    </message>
    <message>
        <source>a UTC time from 2006 to %1</source>
        <translation>eine Zeit in UTC von 2006 bis %1</translation>
    </message>
    <message>
        <source>a UTC time from 2006 to %1, such as 2024-01-01 00:00:00</source>
        <translation>eine Zeit in UTC von 2006 bis %1, etwa 2024-01-01 00:00:00</translation>
    </message>
    <message>
        <source>a UTC time such as 2024-01-01 00:00:00, from 2000 to %1</source>
        <translation>eine Zeit in UTC wie 2024-01-01 00:00:00, von 2000 bis %1</translation>
    </message>
    <message>
        <source>Hrs or Quantity</source>
        <translation>Hrs oder Quantity</translation>
    </message>
    <message>
        <source>AmazonEC2 before the header</source>
        <translation>AmazonEC2 vor der Kopfzeile</translation>
    </message>
    <message>
        <source>an SKU</source>
        <translation>eine SKU</translation>
    </message>
    <message>
        <source>each SKU once</source>
        <translation>jede SKU nur einmal</translation>
    </message>
    <message>
        <source>the SKU of a product</source>
        <translation>die SKU eines Produkts</translation>
    </message>
    <message>
        <source>each price of a term once</source>
        <translation>jeder Preis einer Laufzeit nur einmal</translation>
    </message>
    <message>
        <source>an address</source>
        <translation>eine Adresse</translation>
    </message>
    <message>
        <source>a plain address</source>
        <translation>eine einfache Adresse</translation>
    </message>
    <message>
        <source>each instance type once a region and day</source>
        <translation>jeder Instanztyp nur einmal je Region und Tag</translation>
    </message>
    <message>
        <source>the index of a range</source>
        <translation>der Index einer Stufe</translation>
    </message>
    <message>
        <source>%1 for the range %2</source>
        <translation>%1 für die Stufe %2</translation>
    </message>
    <message>
        <source>each range once</source>
        <translation>jede Stufe nur einmal</translation>
    </message>
    <message>
        <source>each region once</source>
        <translation>jede Region nur einmal</translation>
    </message>
    <message>
        <source>each type once</source>
        <translation>jeder Typ nur einmal</translation>
    </message>
    <message>
        <source>an instance type</source>
        <translation>ein Instanztyp</translation>
    </message>
    <message>
        <source>an instance type such as g5.xlarge</source>
        <translation>ein Instanztyp wie g5.xlarge</translation>
    </message>
    <message>
        <source>a region</source>
        <translation>eine Region</translation>
    </message>
    <message>
        <source>at least one column of figures</source>
        <translation>mindestens eine Spalte mit Kennzahlen</translation>
    </message>
    <message>
        <source>each region once a year</source>
        <translation>jede Region nur einmal je Jahr</translation>
    </message>
    <message>
        <source>a column of carbon intensity, (direct) or (Life cycle)</source>
        <translation>eine Spalte der CO₂-Intensität, (direct) oder (Life cycle)</translation>
    </message>
    <message>
        <source>a column of carbon intensity, %1</source>
        <translation>eine Spalte der CO₂-Intensität, %1</translation>
    </message>
    <message>
        <source>direct or lifecycle</source>
        <translation>direct oder lifecycle</translation>
    </message>
    <message>
        <source>a whole hour</source>
        <translation>eine volle Stunde</translation>
    </message>
    <message>
        <source>a grid zone</source>
        <translation>eine Stromnetz-Zone</translation>
    </message>
    <message>
        <source>at most 2,000 zones and years</source>
        <translation>höchstens 2.000 Zonen und Jahre</translation>
    </message>
    <message>
        <source>each hour once</source>
        <translation>jede Stunde nur einmal</translation>
    </message>
    <message>
        <source>at least 90 % of %1</source>
        <translation>mindestens 90&#xa0;% von %1</translation>
    </message>
    <message>
        <source>an annual mean above 0 g/kWh</source>
        <translation>ein Jahresmittel über 0 g/kWh</translation>
    </message>
    <message>
        <source>at least one value for each month and hour</source>
        <translation>mindestens ein Wert für jeden Monat und jede Stunde</translation>
    </message>
    <message>
        <source>a plausible course of the year</source>
        <translation>ein plausibler Jahresverlauf</translation>
    </message>
    <message>
        <source>at least one tick</source>
        <translation>mindestens ein Takt</translation>
    </message>
    <message>
        <source>the columns start_tick, run_ticks and available</source>
        <translation>die Spalten start_tick, run_ticks und available</translation>
    </message>
    <message>
        <source>a number above 0 and up to 10,000,000 s</source>
        <translation>eine Zahl über 0 und bis 10.000.000 s</translation>
    </message>
    <message>
        <source>the same gap in every row</source>
        <translation>derselbe Abstand in jeder Zeile</translation>
    </message>
    <message>
        <source>%1 (no gaps, no overlaps)</source>
        <translation>%1 (keine Lücken, keine Überlappungen)</translation>
    </message>
    <message>
        <source>at most 100,000,000 ticks and 5,000,000 runs</source>
        <translation>höchstens 100.000.000 Takte und 5.000.000 Abschnitte</translation>
    </message>
    <message>
        <source>rising times</source>
        <translation>steigende Zeiten</translation>
    </message>
    <message>
        <source>equal steps of %1 s</source>
        <translation>gleiche Schritte von %1 s</translation>
    </message>
    <message>
        <source>available or lost</source>
        <translation>available oder lost</translation>
    </message>
    <message>
        <source>a trace without gaps</source>
        <translation>eine Aufzeichnung ohne Lücken</translation>
    </message>
    <message>
        <source>the seconds from one tick to the next</source>
        <translation>die Sekunden von einem Takt zum nächsten</translation>
    </message>
    <message>
        <source>a header with an instance type</source>
        <translation>eine Kopfzeile mit dem Instanztyp</translation>
    </message>
    <message>
        <source>a column with the instance type</source>
        <translation>eine Spalte mit dem Instanztyp</translation>
    </message>
    <message>
        <source>a column with prices, vCPUs, memory, accelerators or network</source>
        <translation>eine Spalte mit Preisen, vCPUs, Speicher, Beschleunigern oder Netzwerk</translation>
    </message>
    <message>
        <source>at most 5,000,000 samples</source>
        <translation>höchstens 5.000.000 Messwerte</translation>
    </message>
    <message>
        <source>at least one sample</source>
        <translation>mindestens ein Messwert</translation>
    </message>
    <message>
        <source>at least two samples, to know how long one holds</source>
        <translation>mindestens zwei Messwerte, um die Dauer eines Werts zu kennen</translation>
    </message>
    <message>
        <source>utilization_gpu, CPUUtilization or power.draw</source>
        <translation>utilization_gpu, CPUUtilization oder power.draw</translation>
    </message>
    <message>
        <source>utilization.gpu or power.draw</source>
        <translation>utilization.gpu oder power.draw</translation>
    </message>
    <message>
        <source>a label with utilization_gpu, utilization_memory or CPUUtilization</source>
        <translation>eine Bezeichnung mit utilization_gpu, utilization_memory oder CPUUtilization</translation>
    </message>
    <message>
        <source>times that do not fall</source>
        <translation>Zeiten, die nicht zurückspringen</translation>
    </message>
    <message>
        <source>each accelerator once a second at most</source>
        <translation>jeder Beschleuniger höchstens einmal je Sekunde</translation>
    </message>
    <message>
        <source>rows of times and values</source>
        <translation>Zeilen aus Zeiten und Werten</translation>
    </message>
    <message>
        <source>each time once</source>
        <translation>jede Zeit nur einmal</translation>
    </message>
    <message>
        <source>Timestamp and Average</source>
        <translation>Timestamp und Average</translation>
    </message>
    <message>
        <source>as many times as values</source>
        <translation>ebenso viele Zeiten wie Werte</translation>
    </message>
    <message>
        <source>the id of a source</source>
        <translation>die Kennung einer Quelle</translation>
    </message>
    <message>
        <source>the id of a source of the catalogue</source>
        <translation>die Kennung einer Quelle des Katalogs</translation>
    </message>
    <message>
        <source>ids of sources separated by ;</source>
        <translation>Kennungen von Quellen, durch ; getrennt</translation>
    </message>
    <message>
        <source>a subject, a quantity and a unit</source>
        <translation>ein Gegenstand, eine Größe und eine Einheit</translation>
    </message>
    <message>
        <source>on_demand, spot or plan/term/payment, such as reserved_standard/1/no_upfront</source>
        <translation>on_demand, spot oder Plan/Laufzeit/Zahlung, etwa reserved_standard/1/no_upfront</translation>
    </message>
    <message>
        <source>one instance type: a price is not the same for all</source>
        <translation>ein einzelner Instanztyp: Ein Preis gilt nicht für alle</translation>
    </message>
    <message>
        <source>a commitment that the catalogue has for %1 in %2</source>
        <translation>ein Commitment, das der Katalog für %1 in %2 hat</translation>
    </message>
    <message>
        <source>a region of the catalogue, or * for every one</source>
        <translation>eine Region des Katalogs, oder * für alle</translation>
    </message>
    <message>
        <source>an instance type of the catalogue</source>
        <translation>ein Instanztyp des Katalogs</translation>
    </message>
    <message>
        <source>a model of the catalogue</source>
        <translation>ein Modell des Katalogs</translation>
    </message>
    <message>
        <source>a quantity of the catalogue, such as full_load_w</source>
        <translation>eine Größe des Katalogs, etwa full_load_w</translation>
    </message>
    <message>
        <source>a part, instance type or region of the catalogue</source>
        <translation>ein Bauteil, ein Instanztyp oder eine Region des Katalogs</translation>
    </message>
    <message>
        <source>the source of a figure for %1, %2</source>
        <translation>die Quelle einer Kennzahl für %1, %2</translation>
    </message>
    <message>
        <source>a known key</source>
        <translation>ein bekannter Schlüssel</translation>
    </message>
    <message>
        <source>a list of tasks</source>
        <translation>eine Liste von Tasks</translation>
    </message>
    <message>
        <source>a name of its own</source>
        <translation>ein eigener Name</translation>
    </message>
    <message>
        <source>vcpus or cpu_units, not both</source>
        <translation>vcpus oder cpu_units, nicht beides</translation>
    </message>
    <message>
        <source>memory_gib or memory_mib, not both</source>
        <translation>memory_gib oder memory_mib, nicht beides</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Zellen</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 hours with a value</source>
        <translation>%1 Stunden mit einem Wert</translation>
    </message>
    <message>
        <source>month %1, hour %2</source>
        <translation>Monat %1, Stunde %2</translation>
    </message>
    <message>
        <source>a byte order mark alone</source>
        <translation>nur eine Byte-Reihenfolge-Marke</translation>
    </message>
    <message>
        <source>a value over 100 times the mean</source>
        <translation>ein Wert über dem 100-Fachen des Mittels</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no values</source>
        <translation>keine Werte</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>header</source>
        <translation>Kopfzeile</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>not null</source>
        <translation>nicht null</translation>
    </message>
    <message>
        <source>24 numbers</source>
        <translation>24 Zahlen</translation>
    </message>
    <message>
        <source>[nodes, efficiency]</source>
        <translation>[Knoten, Effizienz]</translation>
    </message>
    <message>
        <source>list of [nodes, efficiency]</source>
        <translation>eine Liste von [Knoten, Effizienz]</translation>
    </message>
    <message>
        <source>a member</source>
        <translation>ein Element</translation>
    </message>
    <message>
        <source>&apos;}&apos; or a member</source>
        <translation>&apos;}&apos; oder ein Element</translation>
    </message>
    <message>
        <source>1 to %A1 bytes</source>
        <translation>1 bis %A1 Bytes</translation>
    </message>
    <message>
        <source>at most %A1 bytes</source>
        <translation>höchstens %A1 Bytes</translation>
    </message>
    <message>
        <source>%A1 fields</source>
        <translation>%A1 Felder</translation>
    </message>
    <message>
        <source>at most %A1 fields</source>
        <translation>höchstens %A1 Felder</translation>
    </message>
    <message>
        <source>at most %A1 cells</source>
        <translation>höchstens %A1 Zellen</translation>
    </message>
    <message>
        <source>a number from %A1 to %A2</source>
        <translation>eine Zahl von %A1 bis %A2</translation>
    </message>
    <message>
        <source>a number from %A1 to %A2 within its range</source>
        <translation>eine Zahl von %A1 bis %A2 innerhalb ihrer Spanne</translation>
    </message>
    <message>
        <source>a whole number from %A1 to %A2</source>
        <translation>eine ganze Zahl von %A1 bis %A2</translation>
    </message>
    <message>
        <source>a whole number up to %A1</source>
        <translation>eine ganze Zahl bis %A1</translation>
    </message>
    <message>
        <source>an amount in USD from %A1 to %A2</source>
        <translation>ein Betrag in USD von %A1 bis %A2</translation>
    </message>
    <message>
        <source>an amount from %A1 to %A2 USD an hour</source>
        <translation>ein Betrag von %A1 bis %A2 USD je Stunde</translation>
    </message>
    <message>
        <source>%F1 to %F2, ascending</source>
        <translation>%F1 bis %F2, aufsteigend</translation>
    </message>
    <message>
        <source>above %F1 and up to %F2</source>
        <translation>über %F1 und höchstens %F2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>at most %A1 bytes when unpacked</source>
        <translation>entpackt höchstens %A1 Bytes</translation>
    </message>
    <message>
        <source>a whole gzip file</source>
        <translation>eine vollständige gzip-Datei</translation>
    </message>
    <message>
        <source>%F1 to %F2</source>
        <translation>%F1 bis %F2</translation>
    </message>
    <message>
        <source>a name of a to z, 0 to 9 and _</source>
        <translation>ein Name aus a bis z, 0 bis 9 und _</translation>
    </message>
    <message>
        <source>on-demand, spot or a commitment, such as reserved_standard-1y-no_upfront</source>
        <translation>on-demand, spot oder eine Bindung wie reserved_standard-1y-no_upfront</translation>
    </message>
    <message>
        <source>a day up to today, such as 2026-07-20</source>
        <translation>ein Tag bis heute, etwa 2026-07-20</translation>
    </message>
    <message>
        <source>an accelerator, CPU platform, instance type, region or part of the catalogue</source>
        <translation>ein Beschleuniger, eine CPU-Plattform, ein Instanztyp, eine Region oder ein Bauteil des Katalogs</translation>
    </message>
    <message>
        <source>a quantity of %1</source>
        <translation>eine Größe von %1</translation>
    </message>
    <message>
        <source>a quantity of %1; “own alternatives” lists them</source>
        <translation>eine Größe von %1; „own alternatives“ listet sie auf</translation>
    </message>
    <message>
        <source>one figure of several: --method and --year tell them apart; “own alternatives” lists them</source>
        <translation>ein Wert von mehreren: --method und --year unterscheiden sie; „own alternatives“ listet sie auf</translation>
    </message>
    <message>
        <source>a name of the catalogue</source>
        <translation>ein Name des Katalogs</translation>
    </message>
    <message>
        <source>a region of the catalogue</source>
        <translation>eine Region des Katalogs</translation>
    </message>
    <message>
        <source>a market of --market list</source>
        <translation>ein Markt aus --market list</translation>
    </message>
    <message>
        <source>an item of --market list</source>
        <translation>ein Eintrag aus --market list</translation>
    </message>
    <message>
        <source>a number, or nothing</source>
        <translation>eine Zahl oder nichts</translation>
    </message>
    <message>
        <source>a whole number from 0</source>
        <translation>eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>a list of pairs of numbers, such as 1:2,3:4</source>
        <translation>eine Liste von Zahlenpaaren wie 1:2,3:4</translation>
    </message>
    <message>
        <source>another row</source>
        <translation>ein anderer Datensatz</translation>
    </message>
    <message>
        <source>low and high</source>
        <translation>Unter- und Obergrenze</translation>
    </message>
    <message>
        <source>pool %1</source>
        <translation>Pool %1</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>sie hat sich beim Lesen geändert</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>who measured</source>
        <translation>messende Stelle</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>precision not stated</source>
        <translation>Genauigkeit nicht genannt</translation>
    </message>
    <message>
        <source>framework not stated</source>
        <translation>Framework nicht genannt</translation>
    </message>
    <message>
        <source>year not stated</source>
        <translation>Jahr nicht genannt</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht genannt</translation>
    </message>
    <message>
        <source>measured independently</source>
        <translation>unabhängig gemessen</translation>
    </message>
    <message>
        <source>measured by the vendor</source>
        <translation>vom Hersteller gemessen</translation>
    </message>
    <message>
        <source>derived from a publication</source>
        <translation>aus einer Veröffentlichung abgeleitet</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>entered by you</source>
        <translation>von Ihnen eingegeben</translation>
    </message>
    <message>
        <source>a precision with a width, such as FP16, BF16, FP8, INT8 or 4-bit</source>
        <translation>eine Genauigkeit mit einer Breite, etwa FP16, BF16, FP8, INT8 oder 4-bit</translation>
    </message>
    <message>
        <source>at least the median, %A1</source>
        <translation>mindestens der Median, %A1</translation>
    </message>
    <message>
        <source>weights that fit into %A1 GiB of accelerator memory</source>
        <translation>Gewichte, die in %A1 GiB Beschleunigerspeicher passen</translation>
    </message>
    <message>
        <source>at most %A1 a second, as many as the requests in flight can give</source>
        <translation>höchstens %A1 je Sekunde, so viel, wie die laufenden Anfragen liefern können</translation>
    </message>
    <message>
        <source>at most %A1 a second, as fast as the weights can be read for one request</source>
        <translation>höchstens %A1 je Sekunde, so schnell, wie sich die Gewichte für eine Anfrage lesen lassen</translation>
    </message>
    <message>
        <source>a CloudWatch export, nvidia-smi CSV, DCGM metrics or neuron-monitor JSON</source>
        <translation>ein CloudWatch-Export, nvidia-smi-CSV, DCGM-Metriken oder neuron-monitor-JSON</translation>
    </message>
    <message>
        <source>hours, 0 for the best interval or &quot;none&quot; for no checkpoints</source>
        <translation>Stunden, 0 für das beste Intervall oder „none“ für keine Checkpoints</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Not used: %1</source>
        <translation>Nicht verwendet: %1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>Formel: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>quantity and its symbol</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>FigureClass</name>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigener Wert</translation>
    </message>
    <message>
        <source>Measured and published by someone who ran it.</source>
        <translation>Gemessen und veröffentlicht von jemandem, der es ausgeführt hat.</translation>
    </message>
    <message>
        <source>Stated by the maker or the provider, not measured independently.</source>
        <translation>Vom Hersteller oder Anbieter angegeben, nicht unabhängig gemessen.</translation>
    </message>
    <message>
        <source>Computed from measured or vendor figures by a stated rule.</source>
        <translation>Nach einer genannten Regel aus gemessenen oder Herstellerwerten berechnet.</translation>
    </message>
    <message>
        <source>Estimated: no source states it for this very thing.</source>
        <translation>Geschätzt: Keine Quelle nennt den Wert für genau diesen Fall.</translation>
    </message>
    <message>
        <source>Assumed, so that a result exists; put your own figure in its place.</source>
        <translation>Angenommen, damit es ein Ergebnis gibt; lässt sich durch einen eigenen Wert ersetzen.</translation>
    </message>
    <message>
        <source>Your own figure, in place of the catalogue&apos;s.</source>
        <translation>Eigener Wert anstelle des Katalogwerts.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>Die Datei %1 existiert nicht.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file.</source>
        <translation>%1 ist ein Gerät oder eine Pipe, keine Datei.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Die Datei %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The file %1 is larger than expected (%2 bytes).</source>
        <translation>Die Datei %1 ist größer als erwartet (%2 Bytes).</translation>
    </message>
    <message>
        <source>The file %1 cannot be set aside: %2.</source>
        <translation>Die Datei %1 kann nicht beiseitegelegt werden: %2.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>%1, text</source>
        <translation>%1, Text</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>A value with its range: 14.1 (9.8 to 19.2)</extracomment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
</context>
<context>
    <name>HardwareRows</name>
    <message>
        <source>Whether structured sparsity is supported: zeros in a fixed pattern are skipped. All rates are dense.</source>
        <translation>Ob strukturierte Sparsity unterstützt wird: Nullen in einem festen Muster werden übersprungen. Alle Raten sind dicht.</translation>
    </message>
    <message>
        <source>Dense rate of one accelerator in this format, or what the sources say of it.</source>
        <translation>Dichte Rate eines Beschleunigers in diesem Format, oder was die Quellen dazu sagen.</translation>
    </message>
    <message>
        <source>On-demand price of the cheapest instance type, per GiB of accelerator memory. The share of processor and memory of the instance is included.</source>
        <translation>On-Demand-Preis des günstigsten Instanztyps je GiB Speicher der Beschleuniger. Der Anteil von Prozessor und Arbeitsspeicher der Instanz ist enthalten.</translation>
    </message>
    <message>
        <source>On-demand price of the cheapest instance type, per dense rate. The share of processor and memory of the instance is included.</source>
        <translation>On-Demand-Preis des günstigsten Instanztyps je dichter Rate. Der Anteil von Prozessor und Arbeitsspeicher der Instanz ist enthalten.</translation>
    </message>
    <message>
        <source>Regions with an on-demand price of a current instance type that has it.</source>
        <translation>Regionen mit einem On-Demand-Preis eines aktuellen Instanztyps, der ihn hat.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Inspector and Explain</source>
        <translation>Inspektor und Erklären</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>Datenqualität</translation>
    </message>
    <message>
        <source>Figures and their evidence</source>
        <translation>Werte und ihre Belege</translation>
    </message>
    <message>
        <source>Catalogues and data</source>
        <translation>Kataloge und Daten</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Report and export</source>
        <translation>Bericht und Export</translation>
    </message>
    <message>
        <source>Energy of a measured load</source>
        <translation>Energie einer gemessenen Last</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>This page is written in English alone.</source>
        <translation>Diese Seite gibt es nur auf Englisch.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Team catalogue</source>
        <translation>Team-Katalog</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>The catalogue does not know this instance type or part.</source>
        <translation>Der Katalog kennt diesen Instanztyp oder dieses Bauteil nicht.</translation>
    </message>
    <message>
        <source>The catalogue does not know this region.</source>
        <translation>Der Katalog kennt diese Region nicht.</translation>
    </message>
    <message>
        <source>Found “%1”, expected %2.</source>
        <translation>Gefunden: „%1“, erwartet: %2.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfallen</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation>On-Demand-Preis</translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation>Spot-Preis</translation>
    </message>
    <message>
        <source>Spot history, points</source>
        <translation>Spot-Verlauf, Punkte</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Commitment</translation>
    </message>
    <message>
        <source>Interruption frequency</source>
        <translation>Unterbrechungshäufigkeit</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennwert</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>Instanztyp</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>CPU platform</source>
        <translation>CPU-Plattform</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Availability trace</source>
        <translation>Verfügbarkeitsaufzeichnung</translation>
    </message>
    <message>
        <source>Runs of a trace</source>
        <translation>Abschnitte einer Aufzeichnung</translation>
    </message>
    <message>
        <source>Grid profile by hour</source>
        <translation>Stromnetz-Profil nach Stunden</translation>
    </message>
    <message>
        <source>Grid profile by month</source>
        <translation>Stromnetz-Profil nach Monaten</translation>
    </message>
    <message>
        <source>Grid profile by month and hour</source>
        <translation>Stromnetz-Profil nach Monaten und Stunden</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>The catalogue has no such value yet.</source>
        <translation>Der Katalog hat noch keinen solchen Wert.</translation>
    </message>
    <message>
        <source>The new list no longer has it.</source>
        <translation>Die neue Liste führt ihn nicht mehr.</translation>
    </message>
    <message>
        <source>Stands beside the figure that counts; it counts when you choose it.</source>
        <translation>Steht neben dem Wert, der zählt; zählt erst, wenn Sie ihn wählen.</translation>
    </message>
    <message>
        <source>The catalogue does not know this model.</source>
        <translation>Der Katalog kennt dieses Modell nicht.</translation>
    </message>
    <message>
        <source>A new entry also needs: %1.</source>
        <translation>Ein neuer Eintrag braucht außerdem: %1.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>Alter Wert</translation>
    </message>
    <message>
        <source>Capacity Block price</source>
        <translation>Preis eines Capacity Blocks</translation>
    </message>
</context>
<context>
    <name>InputDifferences</name>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennwert</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>This catalogue has no such input.</source>
        <translation>Dieser Katalog hat keine solche Eingabe.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>Batch %1</translation>
    </message>
    <message>
        <source>sequence %1</source>
        <translation>Sequenz %1</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>%1 ein, %2 aus</translation>
    </message>
    <message numerus="yes">
        <source>%1 accelerators</source>
        <translation>
            <numerusform>%1 Beschleuniger</numerusform>
            <numerusform>%1 Beschleuniger</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>p99 %1 ms</source>
        <translation>p99 %1 ms</translation>
    </message>
    <message>
        <source>Benchmarks of this model</source>
        <translation>Benchmarks dieses Modells</translation>
    </message>
    <message>
        <source>Chosen because</source>
        <translation>Gewählt, weil</translation>
    </message>
    <message>
        <source>%1 (chosen)</source>
        <translation>%1 (gewählt)</translation>
    </message>
    <message>
        <source>%1 (same accelerator)</source>
        <translation>%1 (gleicher Beschleuniger)</translation>
    </message>
    <message>
        <source>The catalogue has no benchmark of this model on this type or its accelerator.</source>
        <translation>Der Katalog hat keinen Benchmark dieses Modells auf diesem Typ oder seinem Beschleuniger.</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>Preise in %1</translation>
    </message>
    <message>
        <source>No observation at or before %1. Types without a public price come as capacity blocks or private offers.</source>
        <translation>Keine Beobachtung vom %1 oder früher. Typen ohne öffentlichen Preis gibt es als Capacity Blocks oder individuelle Angebote.</translation>
    </message>
    <message>
        <source>Spot interruptions</source>
        <translation>Spot-Unterbrechungen</translation>
    </message>
    <message>
        <source>%1 to %2 % a month</source>
        <translation>%1 bis %2&#xa0;% je Monat</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Spezifikation</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Accelerator memory, each</source>
        <translation>Beschleunigerspeicher, je Stück</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>Interconnect</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>, burst</source>
        <translation>, Burst</translation>
    </message>
    <message>
        <source>EFA</source>
        <translation>EFA</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Local storage</source>
        <translation>Lokaler Speicher</translation>
    </message>
    <message>
        <source>Offered since</source>
        <translation>Angeboten seit</translation>
    </message>
    <message>
        <source>Precision matrix, one accelerator, dense</source>
        <translation>Präzisionsmatrix, ein Beschleuniger, dicht</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>Speichertyp</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Compute Capability</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>%1 vCPU</source>
        <translation>%1 vCPU</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>interactive</source>
        <translation>interaktiv</translation>
    </message>
    <message>
        <source>single stream</source>
        <translation>Einzelstrom</translation>
    </message>
    <message>
        <source>real time</source>
        <translation>Echtzeit</translation>
    </message>
    <message>
        <source>in batches</source>
        <translation>in Batches</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>time to train</source>
        <translation>Trainingsdauer</translation>
    </message>
    <message>
        <source>p50 %1 ms</source>
        <translation>p50 %1 ms</translation>
    </message>
    <message>
        <source>FP64 rate not known</source>
        <translation>FP64-Rate unbekannt</translation>
    </message>
    <message>
        <source>no benchmark that fits</source>
        <translation>kein passender Benchmark</translation>
    </message>
    <message>
        <source>No throughput was published</source>
        <translation>Ein Durchsatz wurde nicht veröffentlicht</translation>
    </message>
    <message>
        <source>%1 W metered (%2): %3 J per unit</source>
        <translation>%1 W gemessen (%2): %3 J je Einheit</translation>
    </message>
    <message>
        <source>%1 W metered (%2)</source>
        <translation>%1 W gemessen (%2)</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Ausgeschlossen</translation>
    </message>
    <message>
        <source>Teads method: share of the TDP</source>
        <translation>Teads-Methode: Anteil der TDP</translation>
    </message>
    <message>
        <source>Teads method</source>
        <translation>Teads-Methode</translation>
    </message>
    <message>
        <source>Cloud Carbon Footprint method</source>
        <translation>Methode von Cloud Carbon Footprint</translation>
    </message>
    <message>
        <source>sample of readings</source>
        <translation>Stichprobe von Ablesungen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Power of each %1</source>
        <translation>Leistungsaufnahme je %1</translation>
    </message>
    <message>
        <source>Between two loads</source>
        <translation>Zwischen zwei Lasten</translation>
    </message>
    <message>
        <source>%1 (load above)</source>
        <translation>%1 (Last darüber)</translation>
    </message>
    <message>
        <source>%1 (load below)</source>
        <translation>%1 (Last darunter)</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Nothing to report.</source>
        <translation>Nichts zu melden.</translation>
    </message>
    <message>
        <source>The catalogue %1 does not exist.</source>
        <translation>Der Katalog %1 existiert nicht.</translation>
    </message>
    <message>
        <source>The catalogue %1 cannot be read: %2</source>
        <translation>Der Katalog %1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1 is not a database.</source>
        <translation>%1 ist keine Datenbank.</translation>
    </message>
    <message>
        <source>%1 is cut off: %I2 bytes are there, %I3 are expected.</source>
        <translation>%1 ist abgeschnitten: %I2 Bytes sind vorhanden, %I3 werden erwartet.</translation>
    </message>
    <message>
        <source>%1 is damaged: %2</source>
        <translation>%1 ist beschädigt: %2</translation>
    </message>
    <message>
        <source>%1 is a database, but not a Wattfare catalogue.</source>
        <translation>%1 ist eine Datenbank, aber kein Wattfare-Katalog.</translation>
    </message>
    <message>
        <source>%1 does not have the tables of a Wattfare catalogue: %2</source>
        <translation>%1 hat nicht die Tabellen eines Wattfare-Katalogs: %2</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Wattfare (schema %2, this program knows %3).</source>
        <translation>%1 stammt von einer neueren Wattfare-Version (Schema %2, dieses Programm kennt %3).</translation>
    </message>
    <message>
        <source>%1 is not a database of your own figures.</source>
        <translation>%1 ist keine Datenbank eigener Werte.</translation>
    </message>
    <message>
        <source>There is no import number %1.</source>
        <translation>Es gibt keinen Import Nummer %1.</translation>
    </message>
    <message>
        <source>There is no choice number %1.</source>
        <translation>Es gibt keine Wahl Nummer %1.</translation>
    </message>
    <message>
        <source>%1: the column %4 of the table %2 holds an impossible value. Row: %3.</source>
        <translation>%1: Die Spalte %4 der Tabelle %2 enthält einen unmöglichen Wert. Datensatz: %3.</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>Die Datei %1 existiert nicht.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>Die Datei %1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1 is in use by another program; try again when it is done.</source>
        <translation>%1 wird von einem anderen Programm benutzt; erneut versuchen, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>The database %1 reported: %2</source>
        <translation>Die Datenbank %1 meldet: %2</translation>
    </message>
    <message>
        <source>There are more errors than are shown.</source>
        <translation>Es gibt mehr Fehler, als gezeigt werden.</translation>
    </message>
    <message>
        <source>Integrity: %1</source>
        <translation>Integrität: %1</translation>
    </message>
    <message>
        <source>Table %1, row %2: refers to a row of %3 that does not exist.</source>
        <translation>Tabelle %1, Zeile %2: verweist auf eine Zeile von %3, die nicht existiert.</translation>
    </message>
    <message>
        <source>%1: not exactly one figure is preferred.</source>
        <translation>%1: nicht genau ein Wert ist bevorzugt.</translation>
    </message>
    <message>
        <source>%1: a figure names no source.</source>
        <translation>%1: ein Wert nennt keine Quelle.</translation>
    </message>
    <message>
        <source>%1: the instance type names no source.</source>
        <translation>%1: der Instanztyp nennt keine Quelle.</translation>
    </message>
    <message>
        <source>The catalogue does not state its %1.</source>
        <translation>Dem Katalog fehlt die Angabe %1.</translation>
    </message>
    <message>
        <source>%1: on-demand prices older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1: On-Demand-Preise älter als %4 Monate, Typen: %I2, der älteste vom %3.</translation>
    </message>
    <message>
        <source>%1: spot prices older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1: Spot-Preise älter als %4 Monate, Typen: %I2, der älteste vom %3.</translation>
    </message>
    <message>
        <source>%1 has no on-demand price in any region.</source>
        <translation>%1 hat in keiner Region einen On-Demand-Preis.</translation>
    </message>
    <message>
        <source>%1: types without an on-demand price: %I2.</source>
        <translation>%1: Typen ohne On-Demand-Preis: %I2.</translation>
    </message>
    <message>
        <source>%1: no benchmark of any model; types: %I2.</source>
        <translation>%1: kein Benchmark irgendeines Modells; Typen: %I2.</translation>
    </message>
    <message>
        <source>%1: no benchmark of %3; types: %I2.</source>
        <translation>%1: kein Benchmark von %3; Typen: %I2.</translation>
    </message>
    <message>
        <source>%1: idles at %L3 W, above its full load of %L2 W.</source>
        <translation>%1: Leerlauf bei %L3 W, über der Volllast von %L2 W.</translation>
    </message>
    <message>
        <source>%1: full load of %L2 W is above its cap of %L3 W.</source>
        <translation>%1: Volllast von %L2 W liegt über der Obergrenze von %L3 W.</translation>
    </message>
    <message>
        <source>%1: a PUE of %L2 is implausible.</source>
        <translation>%1: Eine PUE von %L2 ist unplausibel.</translation>
    </message>
    <message>
        <source>%1 in %2: the spot price of %M3 USD/h is above on-demand, %M4 USD/h.</source>
        <translation>%1 in %2: Der Spot-Preis von %M3 USD/h liegt über On-Demand, %M4 USD/h.</translation>
    </message>
    <message>
        <source>%1 in %2: the imported price of %M4 USD/h is far from %M3 USD/h before it.</source>
        <translation>%1 in %2: Der importierte Preis von %M4 USD/h liegt weit entfernt vom vorigen, %M3 USD/h.</translation>
    </message>
    <message>
        <source>%1 was imported into %2 without what a new entry needs, and is left out.</source>
        <translation>%1 wurde in %2 ohne die für einen neuen Eintrag nötigen Angaben importiert und bleibt außen vor.</translation>
    </message>
    <message>
        <source>Your choice for %1, %2, has nothing to apply to.</source>
        <translation>Die Wahl für %1, %2, lässt sich auf nichts anwenden.</translation>
    </message>
    <message>
        <source>Imported rows of types or regions that the catalogue lacks: %I2.</source>
        <translation>Importierte Zeilen zu Typen oder Regionen, die dem Katalog fehlen: %I2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form key=value.</source>
        <translation>„%1“ hat nicht die Form key=value.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date of the form YYYY-MM-DD.</source>
        <translation>„%1“ ist kein Datum der Form YYYY-MM-DD.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;; --columns list names them.</source>
        <translation>Es gibt keine Spalte „%1“; --columns list nennt sie.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no direction; use asc or desc.</source>
        <translation>„%1“ ist keine Richtung; asc oder desc verwenden.</translation>
    </message>
    <message>
        <source>There is no metric &quot;%1&quot;; evaluate --columns list names them.</source>
        <translation>Es gibt keine Kennzahl „%1“; evaluate --columns list nennt sie.</translation>
    </message>
    <message>
        <source>There is no energy method &quot;%1&quot;. Known: %2.</source>
        <translation>Es gibt keine Energiemethode „%1“. Bekannt: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end in .pdf, .html, .xlsx, .csv or .json.</source>
        <translation>„%1“ endet nicht auf .pdf, .html, .xlsx, .csv oder .json.</translation>
    </message>
    <message numerus="yes">
        <source>%I1 candidates have no answer and are not listed; --all lists them with the reason.</source>
        <translation>
            <numerusform>%I1 Kandidat hat keine Antwort und ist nicht aufgeführt; --all führt ihn mit dem Grund auf.</numerusform>
            <numerusform>%I1 Kandidaten haben keine Antwort und sind nicht aufgeführt; --all führt sie mit dem Grund auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exists already; --force overwrites it.</source>
        <translation>%1 existiert bereits; --force überschreibt.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>%1 passes every check.</source>
        <translation>%1 besteht alle Prüfungen.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Die Datei %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There is no file %1; the bundled scenario of that name is %2.</source>
        <translation>Es gibt keine Datei %1; das mitgelieferte Szenario dieses Namens ist %2.</translation>
    </message>
    <message>
        <source>The file %1 is larger than the %I2 bytes that such a file may have.</source>
        <translation>Die Datei %1 ist größer als die für solche Dateien erlaubten %I2 Bytes.</translation>
    </message>
    <message>
        <source>There is no bundled scenario &quot;%1&quot;; the presets command lists them.</source>
        <translation>Es gibt kein mitgeliefertes Szenario „%1“; der Befehl presets listet sie auf.</translation>
    </message>
    <message>
        <source>The catalogue has no instance type &quot;%1&quot;.</source>
        <translation>Der Katalog hat keinen Instanztyp „%1“.</translation>
    </message>
    <message>
        <source>The catalogue has no region &quot;%1&quot;.</source>
        <translation>Der Katalog hat keine Region „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not among the candidates of the scenario; its regions and purchase options decide.</source>
        <translation>„%1“ gehört nicht zu den Kandidaten des Szenarios; dessen Regionen und Kaufoptionen entscheiden.</translation>
    </message>
    <message>
        <source>The bundled catalogue was not found; name one with --catalog FILE.</source>
        <translation>Der mitgelieferte Katalog wurde nicht gefunden; einen Katalog mit --catalog FILE angeben.</translation>
    </message>
    <message>
        <source>The simulation has no parameter &quot;%1&quot;; --list names them.</source>
        <translation>Die Simulation hat keinen Parameter „%1“; --list nennt sie.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; was found where %3 is expected.</source>
        <translation>%1: „%2“ gefunden, wo %3 erwartet wird.</translation>
    </message>
    <message>
        <source>There is no availability trace &quot;%1&quot;.</source>
        <translation>Es gibt keine Verfügbarkeitsaufzeichnung „%1“.</translation>
    </message>
    <message>
        <source>The trace %1 cannot be used: %2.</source>
        <translation>Die Aufzeichnung %1 ist nicht verwendbar: %2.</translation>
    </message>
    <message>
        <source>Withheld: too few trajectories, or too many that did not finish</source>
        <translation>Zurückgehalten: zu wenige Verläufe oder zu viele unvollendete</translation>
    </message>
    <message>
        <source>%I1 trajectories, seed %2.</source>
        <translation>%I1 Verläufe, Startwert %2.</translation>
    </message>
    <message>
        <source>%1: %P2 (95 % interval %P3 to %P4).</source>
        <translation>%1: %P2 (95-%-Intervall %P3 bis %P4).</translation>
    </message>
    <message>
        <source>Closed form: %L1 h expected, standard deviation %L2 h, %L3 losses.</source>
        <translation>Geschlossene Formel: %L1 h erwartet, Standardabweichung %L2 h, %L3 Verluste.</translation>
    </message>
    <message>
        <source>Closed form: %L1 h expected, %L2 losses.</source>
        <translation>Geschlossene Formel: %L1 h erwartet, %L2 Verluste.</translation>
    </message>
    <message>
        <source>The catalogue lacks a figure: %T1.</source>
        <translation>Dem Katalog fehlt ein Wert: %T1.</translation>
    </message>
    <message>
        <source>The method has no such part.</source>
        <translation>Die Methode hat keinen solchen Teil.</translation>
    </message>
    <message>
        <source>The method has no answer; missing: %T1.</source>
        <translation>Die Methode hat keine Antwort; es fehlt: %T1.</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>IT power</source>
        <translation>IT-Leistung</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>CO2e</source>
        <translation>CO2e</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>Recomputed then</source>
        <translation>Damals berechnet</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tasks</translation>
    </message>
    <message>
        <source>GPUs used</source>
        <translation>GPUs genutzt</translation>
    </message>
    <message>
        <source>vCPU used</source>
        <translation>vCPU genutzt</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>Speicher genutzt</translation>
    </message>
    <message>
        <source>Not defined for these inputs</source>
        <translation>Für diese Eingaben nicht definiert</translation>
    </message>
    <message numerus="yes">
        <source>%I1 instances, %M2 USD an hour, %L3 idle GPUs; at most %P4 above the bound.</source>
        <translation>
            <numerusform>%I1 Instanz, %M2 USD je Stunde, %L3 ungenutzte GPUs; höchstens %P4 über der Schranke.</numerusform>
            <numerusform>%I1 Instanzen, %M2 USD je Stunde, %L3 ungenutzte GPUs; höchstens %P4 über der Schranke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 instances, %M2 USD an hour, %L3 idle GPUs; proved optimal.</source>
        <translation>
            <numerusform>%I1 Instanz, %M2 USD je Stunde, %L3 ungenutzte GPUs; nachweislich optimal.</numerusform>
            <numerusform>%I1 Instanzen, %M2 USD je Stunde, %L3 ungenutzte GPUs; nachweislich optimal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other publications: %1.</source>
        <translation>Andere Veröffentlichungen: %1.</translation>
    </message>
    <message>
        <source>Only the first %I1 rows are shown; --limit takes more.</source>
        <translation>Nur die ersten %I1 Zeilen werden gezeigt; --limit nimmt mehr.</translation>
    </message>
    <message>
        <source>Only the first %I1 rows are shown; a result may hold %I2 MiB.</source>
        <translation>Nur die ersten %I1 Zeilen werden gezeigt; ein Ergebnis darf %I2 MiB umfassen.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Mean, low</source>
        <translation>Mittel, unten</translation>
    </message>
    <message>
        <source>Mean, high</source>
        <translation>Mittel, oben</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>P5</source>
        <translation>P5</translation>
    </message>
    <message>
        <source>P50</source>
        <translation>P50</translation>
    </message>
    <message>
        <source>P95</source>
        <translation>P95</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>Neu berechnet</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Other publications</source>
        <translation>Andere Veröffentlichungen</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>EC2 instance type.</source>
        <translation>EC2-Instanztyp.</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Accelerator of the instance type; none for CPU types.</source>
        <translation>Beschleuniger des Instanztyps; keiner bei CPU-Typen.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>AWS region of price, grid and PUE.</source>
        <translation>AWS-Region von Preis, Stromnetz und PUE.</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Kaufart</translation>
    </message>
    <message>
        <source>How the capacity is bought: on-demand, spot, a commitment, an own rate or a mix.</source>
        <translation>Wie die Kapazität gekauft wird: On-Demand, Spot, ein Commitment, ein eigener Preis oder ein Mix.</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Instances needed: the larger of what throughput and queueing need, plus redundancy. Rises with demand, falls with throughput and utilisation target.</source>
        <translation>Benötigte Instanzen: das Größere aus Durchsatz- und Warteschlangenbedarf, plus Redundanz. Steigt mit der Nachfrage, sinkt mit Durchsatz und Zielauslastung.</translation>
    </message>
    <message>
        <source>USD/1M</source>
        <translation>USD/1M</translation>
    </message>
    <message>
        <source>Cost of one million inferences, samples or output tokens: fleet cost an hour over the demand an hour.</source>
        <translation>Kosten von einer Million Inferenzen, Samples oder Ausgabe-Tokens: Flottenkosten je Stunde geteilt durch Nachfrage je Stunde.</translation>
    </message>
    <message>
        <source>kWh/1M</source>
        <translation>kWh/1M</translation>
    </message>
    <message>
        <source>Energy of one million units at the facility, PUE included.</source>
        <translation>Energie von einer Million Einheiten im Rechenzentrum, inklusive PUE.</translation>
    </message>
    <message>
        <source>gCO2e/1M</source>
        <translation>gCO2e/1M</translation>
    </message>
    <message>
        <source>Operational emissions of one million units: energy times the intensity of the carbon basis.</source>
        <translation>Betriebsemissionen von einer Million Einheiten: Energie mal Intensität der CO₂-Basis.</translation>
    </message>
    <message>
        <source>USD/h fleet</source>
        <translation>USD/h Flotte</translation>
    </message>
    <message>
        <source>Cost of the whole fleet for one hour.</source>
        <translation>Kosten der ganzen Flotte für eine Stunde.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Wall time of the run, with start-up, checkpoints and expected interruptions.</source>
        <translation>Laufzeit mit Start, Checkpoints und erwarteten Unterbrechungen.</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>Cost of the whole run.</source>
        <translation>Kosten des ganzen Laufs.</translation>
    </message>
    <message>
        <source>kWh</source>
        <translation>kWh</translation>
    </message>
    <message>
        <source>Energy of the run, or of the fleet in one hour, PUE included.</source>
        <translation>Energie des Laufs oder der Flotte in einer Stunde, inklusive PUE.</translation>
    </message>
    <message>
        <source>kgCO2e</source>
        <translation>kgCO2e</translation>
    </message>
    <message>
        <source>Operational emissions of the run, or of the fleet in one hour.</source>
        <translation>Betriebsemissionen des Laufs oder der Flotte in einer Stunde.</translation>
    </message>
    <message>
        <source>Embodied gCO2e/1M</source>
        <translation>Graue gCO2e/1M</translation>
    </message>
    <message>
        <source>Share of the emissions of making the hardware, by reserved time.</source>
        <translation>Anteil an den Emissionen der Hardwareherstellung, nach reservierter Zeit.</translation>
    </message>
    <message>
        <source>Water/1M</source>
        <translation>Wasser/1M</translation>
    </message>
    <message>
        <source>Water for one million units: on site by WUE, off site where a factor is given.</source>
        <translation>Wasser für eine Million Einheiten: vor Ort nach WUE, extern, wo ein Faktor angegeben ist.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Price of one instance for one hour under the purchase option at the as-of date.</source>
        <translation>Preis einer Instanz für eine Stunde mit dieser Kaufoption am Stichtag.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Rate of one instance, or of the cluster in a training run; the benchmark is shown in the inspector.</source>
        <translation>Durchsatz einer Instanz oder, bei einem Trainingslauf, des Clusters; den Benchmark nennt der Inspektor.</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Demand over the capacity of the fleet, 0 to 1.</source>
        <translation>Nachfrage geteilt durch die Kapazität der Flotte, 0 bis 1.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>IT power of one instance under this load, without PUE.</source>
        <translation>IT-Leistung einer Instanz unter dieser Last, ohne PUE.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Weakest class of the throughput: measured, vendor, derived, estimate or your own.</source>
        <translation>Schwächste Klasse des Durchsatzes: gemessen, Hersteller, abgeleitet, Schätzung oder eigener Wert.</translation>
    </message>
    <message>
        <source>Energy evidence</source>
        <translation>Belegklasse der Energie</translation>
    </message>
    <message>
        <source>Weakest class among the figures that make up the energy.</source>
        <translation>Schwächste Klasse unter den Werten, aus denen die Energie besteht.</translation>
    </message>
    <message>
        <source>Throughput from</source>
        <translation>Durchsatz aus</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>Id of the benchmark that the throughput comes from.</source>
        <translation>ID des Benchmarks, aus dem der Durchsatz stammt.</translation>
    </message>
    <message>
        <source>Date of the price observation.</source>
        <translation>Datum der Preisbeobachtung.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Whether the candidate has an answer, and what is missing if not.</source>
        <translation>Ob der Kandidat eine Antwort hat und was sonst fehlt.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Instance family.</source>
        <translation>Instanzfamilie.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of instance by its accelerator.</source>
        <translation>Art der Instanz nach ihrem Beschleuniger.</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Whether AWS offers the type today: current, previous or retired.</source>
        <translation>Ob AWS den Typ heute anbietet: aktuell, Vorgänger oder eingestellt.</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>Virtual CPUs of the instance.</source>
        <translation>Virtuelle CPUs der Instanz.</translation>
    </message>
    <message>
        <source>Main memory of the instance.</source>
        <translation>Hauptspeicher der Instanz.</translation>
    </message>
    <message>
        <source>Processor of the host.</source>
        <translation>Prozessor des Hosts.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Instruction set of the processor.</source>
        <translation>Befehlssatz des Prozessors.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Network bandwidth; whether it is a burst rate is shown in the inspector.</source>
        <translation>Netzwerkbandbreite; ob es eine Burst-Rate ist, nennt der Inspektor.</translation>
    </message>
    <message>
        <source>Local storage</source>
        <translation>Lokaler Speicher</translation>
    </message>
    <message>
        <source>Instance store.</source>
        <translation>Instance Store.</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Erschienen</translation>
    </message>
    <message>
        <source>Year of general availability of the family.</source>
        <translation>Jahr der allgemeinen Verfügbarkeit der Familie.</translation>
    </message>
    <message>
        <source>Region name</source>
        <translation>Regionsname</translation>
    </message>
    <message>
        <source>Name of the region.</source>
        <translation>Name der Region.</translation>
    </message>
    <message>
        <source>Grid zone</source>
        <translation>Stromnetz-Zone</translation>
    </message>
    <message>
        <source>Electricity grid that the region draws from.</source>
        <translation>Stromnetz, aus dem die Region versorgt wird.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Accelerators of the instance as it sees them; fractions of a GPU are possible.</source>
        <translation>Beschleuniger, die die Instanz sieht; Bruchteile einer GPU sind möglich.</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>Memory of one accelerator.</source>
        <translation>Speicher eines Beschleunigers.</translation>
    </message>
    <message>
        <source>GPU memory, all</source>
        <translation>GPU-Speicher, alle</translation>
    </message>
    <message>
        <source>Memory of all accelerators together.</source>
        <translation>Speicher aller Beschleuniger zusammen.</translation>
    </message>
    <message>
        <source>GPU bandwidth</source>
        <translation>GPU-Bandbreite</translation>
    </message>
    <message>
        <source>Memory bandwidth of one accelerator.</source>
        <translation>Speicherbandbreite eines Beschleunigers.</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>Interconnect</translation>
    </message>
    <message>
        <source>Link between the accelerators of the instance.</source>
        <translation>Verbindung zwischen den Beschleunigern der Instanz.</translation>
    </message>
    <message>
        <source>FP64</source>
        <translation>FP64</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, FP64.</source>
        <translation>Dichte Spitzenrate eines Beschleunigers, FP64.</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, FP32.</source>
        <translation>Dichte Spitzenrate eines Beschleunigers, FP32.</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, TF32.</source>
        <translation>Dichte Spitzenrate eines Beschleunigers, TF32.</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, FP16.</source>
        <translation>Dichte Spitzenrate eines Beschleunigers, FP16.</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, BF16.</source>
        <translation>Dichte Spitzenrate eines Beschleunigers, BF16.</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, FP8.</source>
        <translation>Dichte Spitzenrate eines Beschleunigers, FP8.</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, INT8.</source>
        <translation>Dichte Spitzenrate eines Beschleunigers, INT8.</translation>
    </message>
    <message>
        <source>USD/GPU-h</source>
        <translation>USD/GPU-h</translation>
    </message>
    <message>
        <source>Price of one instance over its accelerators.</source>
        <translation>Preis einer Instanz geteilt durch die Zahl ihrer Beschleuniger.</translation>
    </message>
    <message>
        <source>USD/vCPU-h</source>
        <translation>USD/vCPU-h</translation>
    </message>
    <message>
        <source>Price of one instance over its vCPU.</source>
        <translation>Preis einer Instanz geteilt durch die Zahl ihrer vCPU.</translation>
    </message>
    <message>
        <source>USD/GiB-h</source>
        <translation>USD/GiB-h</translation>
    </message>
    <message>
        <source>Price of one instance over its memory.</source>
        <translation>Preis einer Instanz geteilt durch ihren Speicher.</translation>
    </message>
    <message>
        <source>USD/FP16 TFLOPS-h</source>
        <translation>USD/FP16 TFLOPS-h</translation>
    </message>
    <message>
        <source>Price of one instance over its dense FP16 rate.</source>
        <translation>Preis einer Instanz geteilt durch ihre dichte FP16-Rate.</translation>
    </message>
    <message>
        <source>USD/BF16 TFLOPS-h</source>
        <translation>USD/BF16 TFLOPS-h</translation>
    </message>
    <message>
        <source>Price of one instance over its dense BF16 rate.</source>
        <translation>Preis einer Instanz geteilt durch ihre dichte BF16-Rate.</translation>
    </message>
    <message>
        <source>USD/FP8 TFLOPS-h</source>
        <translation>USD/FP8 TFLOPS-h</translation>
    </message>
    <message>
        <source>Price of one instance over its dense FP8 rate.</source>
        <translation>Preis einer Instanz geteilt durch ihre dichte FP8-Rate.</translation>
    </message>
    <message>
        <source>USD/FP32 TFLOPS-h</source>
        <translation>USD/FP32 TFLOPS-h</translation>
    </message>
    <message>
        <source>Price of one instance over its dense FP32 rate.</source>
        <translation>Preis einer Instanz geteilt durch ihre dichte FP32-Rate.</translation>
    </message>
    <message>
        <source>USD/W-h</source>
        <translation>USD/W-h</translation>
    </message>
    <message>
        <source>Price of one instance over its IT power under this load.</source>
        <translation>Preis einer Instanz geteilt durch ihre IT-Leistung unter dieser Last.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>ggü. Bezug</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Does not apply to this type</source>
        <translation>Trifft auf diesen Typ nicht zu</translation>
    </message>
    <message>
        <source>Not known from the catalogue&apos;s sources</source>
        <translation>Aus den Quellen des Katalogs nicht bekannt</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Energy and water</source>
        <translation>Energie und Wasser</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Spezifikation</translation>
    </message>
    <message>
        <source>Prices per unit</source>
        <translation>Preise je Einheit</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Trainium</source>
        <translation>Trainium</translation>
    </message>
    <message>
        <source>Inferentia</source>
        <translation>Inferentia</translation>
    </message>
    <message>
        <source>Gaudi</source>
        <translation>Gaudi</translation>
    </message>
    <message>
        <source>FPGA</source>
        <translation>FPGA</translation>
    </message>
    <message>
        <source>Media accelerator</source>
        <translation>Medienbeschleuniger</translation>
    </message>
    <message>
        <source>Qualcomm AI 100</source>
        <translation>Qualcomm AI 100</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>Vorgänger</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>eingestellt</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Fertig.</translation>
    </message>
    <message>
        <source>No finite answer exists.</source>
        <translation>Es gibt keine endliche Antwort.</translation>
    </message>
    <message>
        <source>The load exceeds the capacity.</source>
        <translation>Die Last übersteigt die Kapazität.</translation>
    </message>
    <message>
        <source>No capacity.</source>
        <translation>Keine Kapazität.</translation>
    </message>
    <message>
        <source>No data.</source>
        <translation>Keine Daten.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Outside its range.</source>
        <translation>Außerhalb des Bereichs.</translation>
    </message>
    <message>
        <source>An internal error occurred. The details say more.</source>
        <translation>Ein interner Fehler ist aufgetreten. Die Details sagen mehr.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>Die Datei existiert nicht.</translation>
    </message>
    <message>
        <source>The file cannot be read or written.</source>
        <translation>Die Datei kann nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>The file is not a catalogue.</source>
        <translation>Die Datei ist kein Katalog.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The database is not a Wattfare catalogue.</source>
        <translation>Die Datenbank ist kein Wattfare-Katalog.</translation>
    </message>
    <message>
        <source>The catalogue was made by a newer version of Wattfare.</source>
        <translation>Der Katalog stammt von einer neueren Wattfare-Version.</translation>
    </message>
    <message>
        <source>The database refused the statement.</source>
        <translation>Die Datenbank hat die Anweisung abgelehnt.</translation>
    </message>
    <message>
        <source>The input was refused.</source>
        <translation>Die Eingabe wurde abgelehnt.</translation>
    </message>
    <message>
        <source>There is no such name.</source>
        <translation>Diesen Namen gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>Es gibt keine Antwort.</translation>
    </message>
    <message>
        <source>%1, line %2, %3: found &quot;%4&quot;, expected %5.</source>
        <translation>%1, Zeile %2, %3: „%4“ gefunden, %5 erwartet.</translation>
    </message>
    <message>
        <source>%1, byte %2, %3: found &quot;%4&quot;, expected %5.</source>
        <translation>%1, Byte %2, %3: „%4“ gefunden, %5 erwartet.</translation>
    </message>
    <message numerus="yes">
        <source>%I1 candidates lie on the Pareto front of cost and carbon.</source>
        <translation>
            <numerusform>%I1 Kandidat liegt auf der Pareto-Front von Kosten und CO₂.</numerusform>
            <numerusform>%I1 Kandidaten liegen auf der Pareto-Front von Kosten und CO₂.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no earlier date to compare today with.</source>
        <translation>Es gibt kein früheres Datum zum Vergleich mit heute.</translation>
    </message>
    <message>
        <source>With prices of %1: %2 costs %M3 %4.</source>
        <translation>Mit Preisen vom %1: %2 kostet %M3 %4.</translation>
    </message>
    <message>
        <source>With prices of %1, %2 has no price.</source>
        <translation>Mit Preisen vom %1 hat %2 keinen Preis.</translation>
    </message>
    <message>
        <source>With prices of %1 the cheapest is %2, %M3 %4.</source>
        <translation>Mit Preisen vom %1 ist %2 am günstigsten, %M3 %4.</translation>
    </message>
    <message>
        <source>Partial: %I1 of %I2 are missing.</source>
        <translation>Unvollständig: %I1 von %I2 fehlen.</translation>
    </message>
    <message>
        <source>No price of %1 in %2 (%3) at or before %4. It may be sold as a capacity block or by private offer.</source>
        <translation>Kein Preis von %1 in %2 (%3) vom %4 oder früher. Der Typ wird eventuell als Capacity Block oder per individuellem Angebot verkauft.</translation>
    </message>
    <message>
        <source>No throughput of %1 is known for this workload.</source>
        <translation>Für diesen Workload ist kein Durchsatz von %1 bekannt.</translation>
    </message>
    <message>
        <source>No interruption frequency of %1 in %2 is known, so the overhead of spot cannot be estimated.</source>
        <translation>Keine Unterbrechungshäufigkeit von %1 in %2 bekannt, der Spot-Mehraufwand lässt sich daher nicht schätzen.</translation>
    </message>
    <message>
        <source>Interruptions of %1 in %2 come faster than the work can restart.</source>
        <translation>Unterbrechungen von %1 in %2 kommen schneller, als die Arbeit neu starten kann.</translation>
    </message>
    <message>
        <source>Nothing is asked for, so there is no cost per million.</source>
        <translation>Nichts wird nachgefragt, also gibt es keine Kosten je Million.</translation>
    </message>
    <message>
        <source>The result is beyond any sensible bound.</source>
        <translation>Das Ergebnis liegt jenseits jeder sinnvollen Grenze.</translation>
    </message>
    <message>
        <source>The power of %1 is unknown: no figure for %2.</source>
        <translation>Die Leistung von %1 ist unbekannt: kein Wert für %2.</translation>
    </message>
    <message>
        <source>The embodied emissions of %1 are unknown.</source>
        <translation>Die grauen Emissionen von %1 sind unbekannt.</translation>
    </message>
    <message>
        <source>The water use of %1 is unknown.</source>
        <translation>Der Wasserverbrauch von %1 ist unbekannt.</translation>
    </message>
    <message>
        <source>No figure for %2 of %1.</source>
        <translation>Kein Wert für %2 von %1.</translation>
    </message>
    <message>
        <source>Not a figure of this kind of workload.</source>
        <translation>Kein Wert dieser Art von Workload.</translation>
    </message>
    <message>
        <source>Measured on this instance type (%1).</source>
        <translation>Auf diesem Instanztyp gemessen (%1).</translation>
    </message>
    <message>
        <source>Measured on this type with %2 nodes (%1), scaled to %3.</source>
        <translation>Auf diesem Typ mit %2 Knoten gemessen (%1), skaliert auf %3.</translation>
    </message>
    <message>
        <source>Measured on %2 of the same accelerators (%1), scaled to %3.</source>
        <translation>Auf %2 gleichen Beschleunigern gemessen (%1), skaliert auf %3.</translation>
    </message>
    <message>
        <source>Chosen by the scenario (%1).</source>
        <translation>Vom Szenario gewählt (%1).</translation>
    </message>
    <message>
        <source>Your own figure.</source>
        <translation>Eigener Wert.</translation>
    </message>
    <message>
        <source>Peak FP64 rate of %1 times the efficiency you gave.</source>
        <translation>FP64-Spitzenrate von %1 mal angegebene Effizienz.</translation>
    </message>
    <message>
        <source>The chosen benchmark %1 is not in the catalogue or does not fit.</source>
        <translation>Der gewählte Benchmark %1 fehlt im Katalog oder passt nicht.</translation>
    </message>
    <message>
        <source>The catalogue has no model %1.</source>
        <translation>Der Katalog hat kein Modell %1.</translation>
    </message>
    <message>
        <source>No benchmark of %1 on %2; measurements do not transfer between CPUs.</source>
        <translation>Kein Benchmark von %1 auf %2; Messungen sind zwischen CPUs nicht übertragbar.</translation>
    </message>
    <message>
        <source>No benchmark of %1 on %2 that fits.</source>
        <translation>Kein passender Benchmark von %1 auf %2.</translation>
    </message>
    <message>
        <source>%1 has more accelerators than any system that was measured.</source>
        <translation>%1 hat mehr Beschleuniger als jedes gemessene System.</translation>
    </message>
    <message>
        <source>No FP64 rate of %1 is known.</source>
        <translation>Keine FP64-Rate von %1 bekannt.</translation>
    </message>
    <message>
        <source>The latency of %1 was not published.</source>
        <translation>Die Latenz von %1 wurde nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>The latency of %1 is above the limit.</source>
        <translation>Die Latenz von %1 liegt über der Grenze.</translation>
    </message>
    <message>
        <source>%1 does not fit into the memory of %2.</source>
        <translation>%1 passt nicht in den Speicher von %2.</translation>
    </message>
    <message>
        <source>The dimensions of %1 are not all known.</source>
        <translation>Die Dimensionen von %1 sind nicht alle bekannt.</translation>
    </message>
    <message>
        <source>Of peak rate, bandwidth and memory of %1, not all are known.</source>
        <translation>Von Spitzenrate, Bandbreite und Speicher von %1 ist nicht alles bekannt.</translation>
    </message>
    <message>
        <source>%1 on %2 misses the limits of time to first token or between tokens.</source>
        <translation>%1 auf %2 verfehlt die Grenzen für Zeit bis zum ersten Token oder zwischen Tokens.</translation>
    </message>
    <message>
        <source>%1 or %2 nodes lie outside the scaling table.</source>
        <translation>%1 oder %2 Knoten liegen außerhalb der Skalierungstabelle.</translation>
    </message>
    <message>
        <source>Of another workload.</source>
        <translation>Von einem anderen Workload.</translation>
    </message>
    <message>
        <source>States no rate.</source>
        <translation>Nennt keinen Durchsatz.</translation>
    </message>
    <message>
        <source>In another unit: %U1.</source>
        <translation>In anderer Einheit: %U1.</translation>
    </message>
    <message>
        <source>Counts something else: %1.</source>
        <translation>Zählt etwas anderes: %1.</translation>
    </message>
    <message>
        <source>Measured over %1 nodes.</source>
        <translation>Über %1 Knoten gemessen.</translation>
    </message>
    <message>
        <source>Measured on a part of the instance.</source>
        <translation>Auf einem Teil der Instanz gemessen.</translation>
    </message>
    <message>
        <source>Ran on the CPU alone.</source>
        <translation>Lief nur auf der CPU.</translation>
    </message>
    <message>
        <source>Another precision: %1.</source>
        <translation>Andere Präzision: %1.</translation>
    </message>
    <message>
        <source>Another length: %I1 instead of %I2.</source>
        <translation>Andere Länge: %I1 statt %I2.</translation>
    </message>
    <message>
        <source>Another benchmark was chosen by the scenario.</source>
        <translation>Das Szenario hat einen anderen Benchmark gewählt.</translation>
    </message>
    <message>
        <source>Your own figure replaces it.</source>
        <translation>Ein eigener Wert ersetzt ihn.</translation>
    </message>
    <message>
        <source>A measurement of this very type exists.</source>
        <translation>Eine Messung genau dieses Typs existiert.</translation>
    </message>
    <message>
        <source>accelerators wanted per accelerator measured</source>
        <translation>gewünschte Beschleuniger je gemessenem Beschleuniger</translation>
    </message>
    <message>
        <source>accelerators of the instance</source>
        <translation>Beschleuniger der Instanz</translation>
    </message>
    <message>
        <source>measured rate</source>
        <translation>gemessener Durchsatz</translation>
    </message>
    <message>
        <source>expected billed hours</source>
        <translation>erwartete abgerechnete Stunden</translation>
    </message>
    <message>
        <source>instances billed on average</source>
        <translation>im Mittel abgerechnete Instanzen</translation>
    </message>
    <message>
        <source>billed share of an instance-hour</source>
        <translation>abgerechneter Anteil einer Instanzstunde</translation>
    </message>
    <message>
        <source>break-even utilisation</source>
        <translation>Break-even-Auslastung</translation>
    </message>
    <message>
        <source>billed hours per hour of work</source>
        <translation>abgerechnete Stunden je Arbeitsstunde</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>size of a checkpoint</source>
        <translation>Größe eines Checkpoints</translation>
    </message>
    <message>
        <source>time to write a checkpoint</source>
        <translation>Schreibzeit eines Checkpoints</translation>
    </message>
    <message>
        <source>price under the commitment</source>
        <translation>Preis unter dem Commitment</translation>
    </message>
    <message>
        <source>time of a decoding step</source>
        <translation>Zeit eines Decoding-Schritts</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>Nachfrage</translation>
    </message>
    <message>
        <source>discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>Effizienz</translation>
    </message>
    <message>
        <source>scaling efficiency against the measured size</source>
        <translation>Skalierungseffizienz gegenüber der gemessenen Größe</translation>
    </message>
    <message>
        <source>embodied emissions of an instance-hour</source>
        <translation>graue Emissionen einer Instanzstunde</translation>
    </message>
    <message>
        <source>embodied emissions per million</source>
        <translation>graue Emissionen je Million</translation>
    </message>
    <message>
        <source>power of the fleet</source>
        <translation>Leistung der Flotte</translation>
    </message>
    <message>
        <source>floating-point operations</source>
        <translation>Gleitkommaoperationen</translation>
    </message>
    <message>
        <source>peak FP64 rate</source>
        <translation>FP64-Spitzenrate</translation>
    </message>
    <message>
        <source>operational emissions per million</source>
        <translation>Betriebsemissionen je Million</translation>
    </message>
    <message>
        <source>hourly part of the commitment</source>
        <translation>stündlicher Teil des Commitments</translation>
    </message>
    <message>
        <source>wall time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>instances for the latency limit</source>
        <translation>Instanzen für die Latenzgrenze</translation>
    </message>
    <message>
        <source>instances for the throughput</source>
        <translation>Instanzen für den Durchsatz</translation>
    </message>
    <message>
        <source>energy of the IT equipment</source>
        <translation>Energie der IT</translation>
    </message>
    <message>
        <source>operational emissions</source>
        <translation>Betriebsemissionen</translation>
    </message>
    <message>
        <source>energy per million</source>
        <translation>Energie je Million</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>water per kWh</source>
        <translation>Wasser je kWh</translation>
    </message>
    <message>
        <source>water per million</source>
        <translation>Wasser je Million</translation>
    </message>
    <message>
        <source>market-based intensity</source>
        <translation>marktbasierte Intensität</translation>
    </message>
    <message>
        <source>mean demand</source>
        <translation>mittlere Nachfrage</translation>
    </message>
    <message>
        <source>instances on average</source>
        <translation>Instanzen im Mittel</translation>
    </message>
    <message>
        <source>millions of units</source>
        <translation>Millionen Einheiten</translation>
    </message>
    <message>
        <source>share of the bandwidth that decoding reaches</source>
        <translation>beim Decoding erreichter Anteil der Bandbreite</translation>
    </message>
    <message>
        <source>share of the peak that prefill reaches</source>
        <translation>beim Prefill erreichter Anteil der Spitzenrate</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>on-demand price</source>
        <translation>On-Demand-Preis</translation>
    </message>
    <message>
        <source>output tokens an hour</source>
        <translation>Ausgabe-Tokens je Stunde</translation>
    </message>
    <message>
        <source>output tokens a second</source>
        <translation>Ausgabe-Tokens je Sekunde</translation>
    </message>
    <message>
        <source>your price</source>
        <translation>eigener Preis</translation>
    </message>
    <message>
        <source>peak rate</source>
        <translation>Spitzenrate</translation>
    </message>
    <message>
        <source>time of the prefill</source>
        <translation>Zeit des Prefills</translation>
    </message>
    <message>
        <source>price of an instance-hour</source>
        <translation>Preis einer Instanzstunde</translation>
    </message>
    <message>
        <source>spare instances</source>
        <translation>Reserveinstanzen</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>scaling efficiency</source>
        <translation>Skalierungseffizienz</translation>
    </message>
    <message>
        <source>spot slots per instance needed</source>
        <translation>Spot-Slots je benötigter Instanz</translation>
    </message>
    <message>
        <source>spot price</source>
        <translation>Spot-Preis</translation>
    </message>
    <message>
        <source>start-up</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>overhead of a step</source>
        <translation>Overhead eines Schritts</translation>
    </message>
    <message>
        <source>throughput an hour</source>
        <translation>Durchsatz je Stunde</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>emissions of an instance-hour</source>
        <translation>Emissionen einer Instanzstunde</translation>
    </message>
    <message>
        <source>time per output token</source>
        <translation>Zeit je Ausgabe-Token</translation>
    </message>
    <message>
        <source>mean of the day relative to the peak</source>
        <translation>Tagesmittel relativ zur Spitze</translation>
    </message>
    <message>
        <source>time to first token</source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>upfront payment</source>
        <translation>Vorauszahlung</translation>
    </message>
    <message>
        <source>cost of an hour</source>
        <translation>Kosten einer Stunde</translation>
    </message>
    <message>
        <source>cost per million</source>
        <translation>Kosten je Million</translation>
    </message>
    <message>
        <source>cost of a month</source>
        <translation>Kosten eines Monats</translation>
    </message>
    <message>
        <source>cost of a year</source>
        <translation>Kosten eines Jahres</translation>
    </message>
    <message>
        <source>cost of the run</source>
        <translation>Kosten des Laufs</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>utilisation target</source>
        <translation>Zielauslastung</translation>
    </message>
    <message>
        <source>wall time per hour of work</source>
        <translation>Laufzeit je Arbeitsstunde</translation>
    </message>
    <message>
        <source>useful work</source>
        <translation>nützliche Arbeit</translation>
    </message>
    <message>
        <source>Inferentia needs %1 % fewer instances than the GPU for LayoutLM.</source>
        <translation>Inferentia braucht für LayoutLM %1&#xa0;% weniger Instanzen als die GPU.</translation>
    </message>
    <message>
        <source>Inferentia has %1 times the throughput of the GPU on LayoutLM.</source>
        <translation>Inferentia hat bei LayoutLM den %1-fachen Durchsatz der GPU.</translation>
    </message>
    <message>
        <source>A million LayoutLM inferences cost %1 USD on Inferentia.</source>
        <translation>Eine Million LayoutLM-Inferenzen kostet auf Inferentia %1 USD.</translation>
    </message>
    <message>
        <source>A million LayoutLM inferences cost %1 USD on the GPU.</source>
        <translation>Eine Million LayoutLM-Inferenzen kostet auf der GPU %1 USD.</translation>
    </message>
    <message>
        <source>Inferentia is %1 % cheaper than the GPU for LayoutLM.</source>
        <translation>Inferentia ist für LayoutLM %1&#xa0;% günstiger als die GPU.</translation>
    </message>
    <message>
        <source>Inferentia uses %1 % less energy than the GPU for LayoutLM.</source>
        <translation>Inferentia verbraucht für LayoutLM %1&#xa0;% weniger Energie als die GPU.</translation>
    </message>
    <message>
        <source>BERT-Large from scratch costs %1 USD on Trainium.</source>
        <translation>BERT-Large von Grund auf zu trainieren kostet auf Trainium %1 USD.</translation>
    </message>
    <message>
        <source>BERT-Large from scratch costs %1 USD on the GPU.</source>
        <translation>BERT-Large von Grund auf zu trainieren kostet auf der GPU %1 USD.</translation>
    </message>
    <message>
        <source>Trainium trains BERT-Large in %1 % less time than the GPU.</source>
        <translation>Trainium trainiert BERT-Large in %1&#xa0;% weniger Zeit als die GPU.</translation>
    </message>
    <message>
        <source>Trainium trains BERT-Large for %1 % less money than the GPU.</source>
        <translation>Trainium trainiert BERT-Large für %1&#xa0;% weniger Geld als die GPU.</translation>
    </message>
    <message>
        <source>Trainium trains BERT-Large with %1 % less energy than the GPU.</source>
        <translation>Trainium trainiert BERT-Large mit %1&#xa0;% weniger Energie als die GPU.</translation>
    </message>
    <message>
        <source>Trn1 trains for up to %1 % less than comparable GPU instances.</source>
        <translation>Trn1 trainiert bis zu %1&#xa0;% günstiger als vergleichbare GPU-Instanzen.</translation>
    </message>
    <message>
        <source>Spot saves up to %1 % of the on-demand price.</source>
        <translation>Spot spart bis zu %1&#xa0;% des On-Demand-Preises.</translation>
    </message>
    <message>
        <source>Inf2 has %1 times the price-performance of Inf1.</source>
        <translation>Inf2 hat das %1-fache Preis-Leistungs-Verhältnis von Inf1.</translation>
    </message>
    <message>
        <source>G5 has up to %1 times the throughput of G4dn.</source>
        <translation>G5 hat bis zum %1-fachen Durchsatz von G4dn.</translation>
    </message>
    <message>
        <source>G5 costs up to %1 times less per inference than G4dn.</source>
        <translation>G5 kostet je Inferenz bis zu %1-mal weniger als G4dn.</translation>
    </message>
    <message>
        <source>Inf2 has up to %1 % better performance per watt than comparable instances.</source>
        <translation>Inf2 hat bis zu %1&#xa0;% bessere Leistung je Watt als vergleichbare Instanzen.</translation>
    </message>
    <message>
        <source>Graviton uses up to %1 % less energy for the same performance.</source>
        <translation>Graviton verbraucht bei gleicher Leistung bis zu %1&#xa0;% weniger Energie.</translation>
    </message>
    <message>
        <source>Training GPT-3 emits up to %1 t CO2e.</source>
        <translation>Das Training von GPT-3 emittiert bis zu %1 t CO₂e.</translation>
    </message>
    <message>
        <source>No independent wattage of %1 is published: what the catalogue has are estimates.</source>
        <translation>Für %1 ist keine unabhängige Leistungsaufnahme veröffentlicht: Der Katalog hat nur Schätzungen.</translation>
    </message>
    <message>
        <source>No model was measured on both sides: %1.</source>
        <translation>Kein Modell wurde auf beiden Seiten gemessen: %1.</translation>
    </message>
    <message>
        <source>The publication does not state the run: %1.</source>
        <translation>Die Veröffentlichung beschreibt den Lauf nicht: %1.</translation>
    </message>
    <message>
        <source>A price or rate is missing at this date.</source>
        <translation>Zu diesem Datum fehlt ein Preis oder Durchsatz.</translation>
    </message>
    <message>
        <source>with %1 (%2, %3)</source>
        <translation>mit %1 (%2, %3)</translation>
    </message>
    <message>
        <source>A rate or wattage was solved from the publication itself, so agreement proves nothing.</source>
        <translation>Ein Durchsatz oder eine Leistungsaufnahme wurde aus der Veröffentlichung selbst errechnet; Übereinstimmung beweist daher nichts.</translation>
    </message>
    <message>
        <source>A rate or wattage was solved from the publication itself, so agreement proves nothing; with the prices of the date it is %L1.</source>
        <translation>Ein Durchsatz oder eine Leistungsaufnahme wurde aus der Veröffentlichung selbst errechnet; Übereinstimmung beweist daher nichts. Mit den Preisen des Datums ist es %L1.</translation>
    </message>
    <message>
        <source>Recomputed from figures of other publications: %L1.</source>
        <translation>Aus Zahlen anderer Veröffentlichungen neu berechnet: %L1.</translation>
    </message>
    <message>
        <source>It was %L1 with prices of %2; with prices of %4 it is %L3.</source>
        <translation>Mit Preisen vom %2 war es %L1; mit Preisen vom %4 ist es %L3.</translation>
    </message>
    <message>
        <source>The catalogue gives %L1.</source>
        <translation>Der Katalog ergibt %L1.</translation>
    </message>
    <message>
        <source>Best discount %L1 % (%2) of %I3 pairs of prices.</source>
        <translation>Bester Rabatt %L1&#xa0;% (%2) aus %I3 Preispaaren.</translation>
    </message>
    <message>
        <source>The best discount is %L1 % (%2) of %I3 pairs of prices.</source>
        <translation>Der beste Rabatt ist %L1&#xa0;% (%2) aus %I3 Preispaaren.</translation>
    </message>
    <message numerus="yes">
        <source>Best ratio %L1 (%2) over %I3 models measured on both.</source>
        <translation>
            <numerusform>Bestes Verhältnis %L1 (%2) über %I3 auf beiden gemessenes Modell.</numerusform>
            <numerusform>Bestes Verhältnis %L1 (%2) über %I3 auf beiden gemessene Modelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best ratio is %L1 (%2) over %I3 models measured on both.</source>
        <translation>
            <numerusform>Das beste Verhältnis ist %L1 (%2) über %I3 auf beiden gemessenes Modell.</numerusform>
            <numerusform>Das beste Verhältnis ist %L1 (%2) über %I3 auf beiden gemessene Modelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>holds</source>
        <translation>trifft zu</translation>
    </message>
    <message>
        <source>held then</source>
        <translation>traf damals zu</translation>
    </message>
    <message>
        <source>consistent by construction</source>
        <translation>zwangsläufig stimmig</translation>
    </message>
    <message>
        <source>not reproducible</source>
        <translation>nicht reproduzierbar</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2</source>
        <translation>Preise vom %1, Katalog %2</translation>
    </message>
    <message>
        <source>Nothing has been computed for this workload.</source>
        <translation>Für diesen Workload wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>Cost against operational carbon</source>
        <translation>Kosten gegen CO₂ im Betrieb</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Pareto-Front</translation>
    </message>
    <message>
        <source>No price of %1 in %2 is known.</source>
        <translation>Kein Preis von %1 in %2 bekannt.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>On-Demand</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>IT power of an instance, by part</source>
        <translation>IT-Leistung einer Instanz nach Komponenten</translation>
    </message>
    <message>
        <source>Energy of %1 under each method</source>
        <translation>Energie von %1 nach jeder Methode</translation>
    </message>
    <message>
        <source>Every input of this figure is exact.</source>
        <translation>Jede Eingabe dieses Werts ist exakt.</translation>
    </message>
    <message>
        <source>%1 in %2: purchase options over utilisation</source>
        <translation>%1 in %2: Kaufoptionen über der Auslastung</translation>
    </message>
    <message>
        <source>%1 in %2: purchase options over the interruption rate</source>
        <translation>%1 in %2: Kaufoptionen über der Unterbrechungsrate</translation>
    </message>
    <message>
        <source>Utilisation of what is reserved</source>
        <translation>Auslastung der Reservierung</translation>
    </message>
    <message>
        <source>Interruptions of one instance</source>
        <translation>Unterbrechungen einer Instanz</translation>
    </message>
    <message>
        <source>Cost of an hour of useful work</source>
        <translation>Kosten einer Stunde nützlicher Arbeit</translation>
    </message>
    <message>
        <source>interruption frequency</source>
        <translation>Unterbrechungshäufigkeit</translation>
    </message>
    <message>
        <source>Cloud Carbon Footprint</source>
        <translation>Cloud Carbon Footprint</translation>
    </message>
    <message>
        <source>Teads</source>
        <translation>Teads</translation>
    </message>
    <message>
        <source>Boavizta</source>
        <translation>Boavizta</translation>
    </message>
    <message>
        <source>Green Algorithms</source>
        <translation>Green Algorithms</translation>
    </message>
    <message>
        <source>CodeCarbon</source>
        <translation>CodeCarbon</translation>
    </message>
    <message>
        <source>ML CO2 Impact</source>
        <translation>ML CO2 Impact</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigener Wert</translation>
    </message>
    <message>
        <source>One device needs no exchange: full efficiency.</source>
        <translation>Ein Gerät braucht keinen Austausch: volle Effizienz.</translation>
    </message>
    <message>
        <source>One node over %1: communication share %2 (assumption).</source>
        <translation>Ein Knoten über %1: Kommunikationsanteil %2 (Annahme).</translation>
    </message>
    <message>
        <source>One node without a fast fabric (%1): communication share %2 (assumption).</source>
        <translation>Ein Knoten ohne schnelles Fabric (%1): Kommunikationsanteil %2 (Annahme).</translation>
    </message>
    <message>
        <source>Several nodes (%1 inside each): communication share %2 (assumption).</source>
        <translation>Mehrere Knoten (intern jeweils %1): Kommunikationsanteil %2 (Annahme).</translation>
    </message>
    <message numerus="yes">
        <source>Excluded because they have no price: %I1 types.</source>
        <translation>
            <numerusform>Ausgelassen, weil er keinen Preis hat: %I1 Typ.</numerusform>
            <numerusform>Ausgelassen, weil sie keinen Preis haben: %I1 Typen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out because their power is unknown: %I1 types.</source>
        <translation>
            <numerusform>Ausgelassen, weil seine Leistung unbekannt ist: %I1 Typ.</numerusform>
            <numerusform>Ausgelassen, weil ihre Leistung unbekannt ist: %I1 Typen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No instance type of %2 matches &quot;%1&quot;.</source>
        <translation>Kein Instanztyp von %2 passt zu „%1“.</translation>
    </message>
    <message>
        <source>There is no formula &quot;%1&quot;; calc --list names them. Closest: %2</source>
        <translation>Es gibt keine Formel „%1“; calc --list nennt sie. Am nächsten: %2</translation>
    </message>
    <message>
        <source>%1 has no parameter &quot;%2&quot;.</source>
        <translation>%1 hat keinen Parameter „%2“.</translation>
    </message>
    <message>
        <source>%1 needs the parameter %2 (unit: %3).</source>
        <translation>%1 braucht den Parameter %2 (Einheit: %3).</translation>
    </message>
    <message>
        <source>%1: %2 is &quot;%3&quot; where %4 is expected.</source>
        <translation>%1: %2 ist „%3“, erwartet wird %4.</translation>
    </message>
    <message>
        <source>%1: %2 is given twice.</source>
        <translation>%1: %2 ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>%1: %2 is outside its range (%F3).</source>
        <translation>%1: %2 liegt außerhalb des Bereichs (%F3).</translation>
    </message>
    <message>
        <source>%1 has no answer (%3 = %F4). %T2</source>
        <translation>%1 hat keine Antwort (%3 = %F4). %T2</translation>
    </message>
    <message>
        <source>Instances for a demand at a utilisation target, with a latency limit where one is given.</source>
        <translation>Instanzen für eine Nachfrage bei Zielauslastung, mit Latenzgrenze, wo angegeben.</translation>
    </message>
    <message>
        <source>Cost, energy and emissions of a fleet per hour and per million.</source>
        <translation>Kosten, Energie und Emissionen einer Flotte je Stunde und je Million.</translation>
    </message>
    <message>
        <source>Erlang B: probability that all servers are busy.</source>
        <translation>Erlang B: Wahrscheinlichkeit, dass alle Server belegt sind.</translation>
    </message>
    <message>
        <source>Erlang C: probability to wait.</source>
        <translation>Erlang C: Wahrscheinlichkeit zu warten.</translation>
    </message>
    <message>
        <source>M/M/c: waits, tails and a percentile of the response time.</source>
        <translation>M/M/c: Wartezeiten, Überschreitungswahrscheinlichkeiten und ein Perzentil der Antwortzeit.</translation>
    </message>
    <message>
        <source>Fewest servers that keep the wait within a limit.</source>
        <translation>Kleinste Serverzahl, die die Wartezeit innerhalb einer Grenze hält.</translation>
    </message>
    <message>
        <source>Fewest servers that keep the response time within a limit.</source>
        <translation>Kleinste Serverzahl, die die Antwortzeit innerhalb einer Grenze hält.</translation>
    </message>
    <message>
        <source>M/D/1: mean wait.</source>
        <translation>M/D/1: mittlere Wartezeit.</translation>
    </message>
    <message>
        <source>M/D/c after Cosmetatos: mean wait.</source>
        <translation>M/D/c nach Cosmetatos: mittlere Wartezeit.</translation>
    </message>
    <message>
        <source>M/G/1 after Pollaczek and Khinchine: mean wait.</source>
        <translation>M/G/1 nach Pollaczek und Chintschin: mittlere Wartezeit.</translation>
    </message>
    <message>
        <source>G/G/1 after Kingman: mean wait, an upper bound.</source>
        <translation>G/G/1 nach Kingman: mittlere Wartezeit, eine Obergrenze.</translation>
    </message>
    <message>
        <source>G/G/c after Allen and Cunneen: mean wait.</source>
        <translation>G/G/c nach Allen und Cunneen: mittlere Wartezeit.</translation>
    </message>
    <message>
        <source>Largest batch that a latency limit allows.</source>
        <translation>Größter Batch, den eine Latenzgrenze erlaubt.</translation>
    </message>
    <message>
        <source>Spot instances to hold so that enough are up.</source>
        <translation>Vorzuhaltende Spot-Instanzen, damit genügend laufen.</translation>
    </message>
    <message>
        <source>Spread of the instances up when they share a pool.</source>
        <translation>Streuung der laufenden Instanzen in einem gemeinsamen Pool.</translation>
    </message>
    <message>
        <source>Scaling efficiency by the share of communication (ring).</source>
        <translation>Skalierungseffizienz nach Kommunikationsanteil (Ring).</translation>
    </message>
    <message>
        <source>Scaling efficiency by the serial share (Amdahl).</source>
        <translation>Skalierungseffizienz nach seriellem Anteil (Amdahl).</translation>
    </message>
    <message>
        <source>Scaling efficiency from a table, linear in log2 of the nodes.</source>
        <translation>Skalierungseffizienz aus einer Tabelle, linear in log2 der Knoten.</translation>
    </message>
    <message>
        <source>Time and cost of a training run.</source>
        <translation>Zeit und Kosten eines Trainingslaufs.</translation>
    </message>
    <message>
        <source>Size of a checkpoint and the time to write it.</source>
        <translation>Größe eines Checkpoints und seine Schreibzeit.</translation>
    </message>
    <message>
        <source>Memory of a training run per accelerator, Adam, state spread.</source>
        <translation>Speicher eines Trainingslaufs je Beschleuniger, Adam, Zustand verteilt.</translation>
    </message>
    <message>
        <source>Memory of a model in service per accelerator.</source>
        <translation>Speicher eines Modells im Serving je Beschleuniger.</translation>
    </message>
    <message>
        <source>Hazard an hour from a monthly interruption fraction.</source>
        <translation>Ausfallrate je Stunde aus einem monatlichen Unterbrechungsanteil.</translation>
    </message>
    <message>
        <source>Probability of no interruption, and expected interruptions.</source>
        <translation>Wahrscheinlichkeit keiner Unterbrechung und erwartete Unterbrechungen.</translation>
    </message>
    <message>
        <source>Billed share of an exponential life whose first hour is free if interrupted.</source>
        <translation>Abgerechneter Anteil einer exponentiellen Lebensdauer, deren erste Stunde bei Unterbrechung kostenlos ist.</translation>
    </message>
    <message>
        <source>Expected time, losses and cost of a run with checkpoints.</source>
        <translation>Erwartete Zeit, Verluste und Kosten eines Laufs mit Checkpoints.</translation>
    </message>
    <message>
        <source>Expected time of one block between checkpoints.</source>
        <translation>Erwartete Zeit eines Blocks zwischen Checkpoints.</translation>
    </message>
    <message>
        <source>Best checkpoint interval: Young, Daly, exact.</source>
        <translation>Bestes Checkpoint-Intervall: Young, Daly, exakt.</translation>
    </message>
    <message>
        <source>Expected time of a whole run after Daly.</source>
        <translation>Erwartete Zeit eines ganzen Laufs nach Daly.</translation>
    </message>
    <message>
        <source>Expected time when every notice saves the work.</source>
        <translation>Erwartete Zeit, wenn jede Vorwarnung die Arbeit sichert.</translation>
    </message>
    <message>
        <source>Spot fleet that is not replaced: instances left over time.</source>
        <translation>Spot-Flotte ohne Ersatz: verbleibende Instanzen über die Zeit.</translation>
    </message>
    <message>
        <source>Spot fleet that is replaced: availability and losses.</source>
        <translation>Spot-Flotte mit Ersatz: Verfügbarkeit und Verluste.</translation>
    </message>
    <message>
        <source>Instances left when a whole pool may be reclaimed.</source>
        <translation>Verbleibende Instanzen, wenn ein ganzer Pool zurückgefordert werden kann.</translation>
    </message>
    <message>
        <source>Lower bounds of a packing: L1 and L2 of Martello and Toth.</source>
        <translation>Untere Schranken einer Packung: L1 und L2 nach Martello und Toth.</translation>
    </message>
    <message>
        <source>KV cache per token.</source>
        <translation>KV-Cache je Token.</translation>
    </message>
    <message>
        <source>Largest batch that the memory holds.</source>
        <translation>Größter Batch, den der Speicher fasst.</translation>
    </message>
    <message>
        <source>LLM serving at a batch: latencies, throughput, cost.</source>
        <translation>LLM-Serving bei einem Batch: Latenzen, Durchsatz, Kosten.</translation>
    </message>
    <message>
        <source>LLM serving at the largest batch within memory and limits.</source>
        <translation>LLM-Serving beim größten Batch innerhalb von Speicher und Grenzen.</translation>
    </message>
    <message>
        <source>Time of the prefill.</source>
        <translation>Zeit des Prefills.</translation>
    </message>
    <message>
        <source>Static cycle of prefills and decoding steps.</source>
        <translation>Statischer Zyklus aus Prefills und Decoding-Schritten.</translation>
    </message>
    <message>
        <source>Break-even utilisation and discount of a commitment.</source>
        <translation>Break-even-Auslastung und Rabatt eines Commitments.</translation>
    </message>
    <message>
        <source>Effective hourly rate from an upfront payment.</source>
        <translation>Effektiver Stundenpreis aus einer Vorauszahlung.</translation>
    </message>
    <message>
        <source>Commitment of the least expected cost.</source>
        <translation>Commitment mit den geringsten erwarteten Kosten.</translation>
    </message>
    <message>
        <source>One hour under a Savings Plan.</source>
        <translation>Eine Stunde unter einem Savings Plan.</translation>
    </message>
    <message>
        <source>Months until an upfront payment is earned back.</source>
        <translation>Monate, bis sich eine Vorauszahlung amortisiert.</translation>
    </message>
    <message>
        <source>Spot against on-demand for a run.</source>
        <translation>Spot gegen On-Demand für einen Lauf.</translation>
    </message>
    <message>
        <source>Price ratio against throughput ratio of two accelerators.</source>
        <translation>Preisverhältnis gegen Durchsatzverhältnis zweier Beschleuniger.</translation>
    </message>
    <message>
        <source>Price of an instance-hour bought in shares.</source>
        <translation>Preis einer anteilig gekauften Instanzstunde.</translation>
    </message>
    <message>
        <source>Wilson interval of a probability, 95 %.</source>
        <translation>Wilson-Intervall einer Wahrscheinlichkeit, 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Trajectories for a relative half-width of the mean.</source>
        <translation>Nötige Verläufe für eine relative Halbbreite des Mittels.</translation>
    </message>
    <message>
        <source>Triangular distribution: quantile, mean, standard deviation.</source>
        <translation>Dreiecksverteilung: Quantil, Mittel, Standardabweichung.</translation>
    </message>
    <message>
        <source>IT power by the default method, by component.</source>
        <translation>IT-Leistung nach der Standardmethode, je Komponente.</translation>
    </message>
    <message>
        <source>Energy and emissions of a power over hours.</source>
        <translation>Energie und Emissionen einer Leistung über Stunden.</translation>
    </message>
    <message>
        <source>CPU and memory power curves at a utilisation.</source>
        <translation>Leistungskurven von CPU und Speicher bei einer Auslastung.</translation>
    </message>
    <message>
        <source>Power ratio of two fleets from an energy ratio.</source>
        <translation>Leistungsverhältnis zweier Flotten aus einem Energieverhältnis.</translation>
    </message>
    <message>
        <source>Energy by Cloud Carbon Footprint.</source>
        <translation>Energie nach Cloud Carbon Footprint.</translation>
    </message>
    <message>
        <source>Host power by Boavizta.</source>
        <translation>Host-Leistung nach Boavizta.</translation>
    </message>
    <message>
        <source>Power as TDP times utilisation.</source>
        <translation>Leistung als TDP mal Auslastung.</translation>
    </message>
    <message>
        <source>Energy by Green Algorithms.</source>
        <translation>Energie nach Green Algorithms.</translation>
    </message>
    <message>
        <source>CPU and memory power by CodeCarbon.</source>
        <translation>Leistung von CPU und Speicher nach CodeCarbon.</translation>
    </message>
    <message>
        <source>Energy by ML CO2 Impact.</source>
        <translation>Energie nach ML CO2 Impact.</translation>
    </message>
    <message>
        <source>Market-based emissions beside location-based ones.</source>
        <translation>Marktbasierte neben standortbasierten Emissionen.</translation>
    </message>
    <message>
        <source>Start hour of a job with the least emissions.</source>
        <translation>Startstunde eines Jobs mit den geringsten Emissionen.</translation>
    </message>
    <message>
        <source>Embodied emissions by the split rule.</source>
        <translation>Graue Emissionen nach der Aufteilungsregel.</translation>
    </message>
    <message>
        <source>Software carbon intensity per functional unit.</source>
        <translation>Software Carbon Intensity je funktionaler Einheit.</translation>
    </message>
    <message>
        <source>Water on site and off site.</source>
        <translation>Wasser vor Ort und extern.</translation>
    </message>
    <message>
        <source>Range of a sum of independent ranges.</source>
        <translation>Spanne einer Summe unabhängiger Spannen.</translation>
    </message>
    <message>
        <source>Range of a product of independent ranges.</source>
        <translation>Spanne eines Produkts unabhängiger Spannen.</translation>
    </message>
    <message>
        <source>The guide has no question &quot;%1&quot;.</source>
        <translation>Der Leitfaden hat keine Frage „%1“.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is none of %3.</source>
        <translation>%1: „%2“ ist keines von %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no number from %3 to %4.</source>
        <translation>%1: „%2“ ist keine Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>What is the work?</source>
        <translation>Was ist zu tun?</translation>
    </message>
    <message>
        <source>What matters most?</source>
        <translation>Was ist am wichtigsten?</translation>
    </message>
    <message>
        <source>Training from scratch</source>
        <translation>Training von Grund auf</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Fine-Tuning</translation>
    </message>
    <message>
        <source>Serving an LLM</source>
        <translation>LLM-Serving</translation>
    </message>
    <message>
        <source>HPC in double precision</source>
        <translation>HPC in doppelter Präzision</translation>
    </message>
    <message>
        <source>Own CUDA kernels</source>
        <translation>Eigene CUDA-Kernel</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>BF16 or FP16</source>
        <translation>BF16 oder FP16</translation>
    </message>
    <message>
        <source>INT4</source>
        <translation>INT4</translation>
    </message>
    <message>
        <source>A balance</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Einen</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>Mehrere</translation>
    </message>
    <message>
        <source>Made for inference; it does not train.</source>
        <translation>Für Inferenz gebaut; trainiert nicht.</translation>
    </message>
    <message>
        <source>The code does not run on Arm.</source>
        <translation>Der Code läuft nicht auf Arm.</translation>
    </message>
    <message>
        <source>parameter a of the curve</source>
        <translation>Parameter a der Kurve</translation>
    </message>
    <message>
        <source>upper bounds, value:high each</source>
        <translation>Obergrenzen, jeweils value:high</translation>
    </message>
    <message>
        <source>activations on one accelerator</source>
        <translation>Aktivierungen auf einem Beschleuniger</translation>
    </message>
    <message>
        <source>arrivals a second</source>
        <translation>Ankünfte je Sekunde</translation>
    </message>
    <message>
        <source>squared variation of the arrivals</source>
        <translation>quadrierter Variationskoeffizient der Ankünfte</translation>
    </message>
    <message>
        <source>share of time that an instance is up</source>
        <translation>Zeitanteil, in dem eine Instanz läuft</translation>
    </message>
    <message>
        <source>parameter b of the curve</source>
        <translation>Parameter b der Kurve</translation>
    </message>
    <message>
        <source>time of an empty batch</source>
        <translation>Zeit eines leeren Batches</translation>
    </message>
    <message>
        <source>requests in a batch</source>
        <translation>Anfragen in einem Batch</translation>
    </message>
    <message>
        <source>lower bounds, value:low each</source>
        <translation>Untergrenzen, jeweils value:low</translation>
    </message>
    <message>
        <source>billed hours</source>
        <translation>abgerechnete Stunden</translation>
    </message>
    <message>
        <source>work and checkpoint of one block</source>
        <translation>Arbeit und Checkpoint eines Blocks</translation>
    </message>
    <message>
        <source>bytes of a KV element</source>
        <translation>Bytes eines KV-Elements</translation>
    </message>
    <message>
        <source>bytes saved per parameter</source>
        <translation>gesicherte Bytes je Parameter</translation>
    </message>
    <message>
        <source>bytes of a weight</source>
        <translation>Bytes eines Gewichts</translation>
    </message>
    <message>
        <source>parameter c of the curve</source>
        <translation>Parameter c der Kurve</translation>
    </message>
    <message>
        <source>capacity of one bin</source>
        <translation>Kapazität eines Behälters</translation>
    </message>
    <message>
        <source>work between checkpoints</source>
        <translation>Arbeit zwischen Checkpoints</translation>
    </message>
    <message>
        <source>standard deviation over mean</source>
        <translation>Standardabweichung geteilt durch Mittel</translation>
    </message>
    <message>
        <source>share bought by commitment</source>
        <translation>Anteil per Commitment</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>Commitment</translation>
    </message>
    <message>
        <source>share of communication</source>
        <translation>Kommunikationsanteil</translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation>CPU-Kerne</translation>
    </message>
    <message>
        <source>correlation of losses in a pool</source>
        <translation>Korrelation der Verluste in einem Pool</translation>
    </message>
    <message>
        <source>TDP of the CPU</source>
        <translation>TDP der CPU</translation>
    </message>
    <message>
        <source>parameter d of the curve</source>
        <translation>Parameter d der Kurve</translation>
    </message>
    <message>
        <source>1 where every service takes the same time</source>
        <translation>1, wenn jede Bedienung gleich lange dauert</translation>
    </message>
    <message>
        <source>accelerators that serve one copy</source>
        <translation>Beschleuniger, die eine Kopie bedienen</translation>
    </message>
    <message>
        <source>energy of the new over the reference</source>
        <translation>Energie der neuen Flotte geteilt durch die der Referenz</translation>
    </message>
    <message>
        <source>fixed time of a checkpoint</source>
        <translation>feste Zeit eines Checkpoints</translation>
    </message>
    <message>
        <source>peak rate of one accelerator</source>
        <translation>Spitzenrate eines Beschleunigers</translation>
    </message>
    <message>
        <source>memory per chip of the reference</source>
        <translation>Speicher je Chip der Referenz</translation>
    </message>
    <message>
        <source>carbon intensity</source>
        <translation>CO₂-Intensität</translation>
    </message>
    <message>
        <source>GPU power at full use</source>
        <translation>GPU-Leistung bei Volllast</translation>
    </message>
    <message>
        <source>GPU power idle</source>
        <translation>GPU-Leistung im Leerlauf</translation>
    </message>
    <message>
        <source>interruptions an hour of one instance</source>
        <translation>Unterbrechungen einer Instanz je Stunde</translation>
    </message>
    <message>
        <source>size of an attention head</source>
        <translation>Größe eines Attention-Heads</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>Hidden Size</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>input tokens of a request</source>
        <translation>Eingabe-Tokens einer Anfrage</translation>
    </message>
    <message>
        <source>hours of the job</source>
        <translation>Stunden des Jobs</translation>
    </message>
    <message>
        <source>KV cache in flight</source>
        <translation>belegter KV-Cache</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Heads</translation>
    </message>
    <message>
        <source>energy an hour</source>
        <translation>Energie je Stunde</translation>
    </message>
    <message>
        <source>latency limit</source>
        <translation>Latenzgrenze</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>offered load</source>
        <translation>angebotene Last</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>largest batch of the device</source>
        <translation>größter Batch des Geräts</translation>
    </message>
    <message>
        <source>power per vCPU at full use</source>
        <translation>Leistung je vCPU bei Volllast</translation>
    </message>
    <message>
        <source>mean time between interruptions of the job</source>
        <translation>mittlere Zeit zwischen Unterbrechungen des Jobs</translation>
    </message>
    <message>
        <source>mean service time</source>
        <translation>mittlere Bedienzeit</translation>
    </message>
    <message>
        <source>memory of one accelerator</source>
        <translation>Speicher eines Beschleunigers</translation>
    </message>
    <message>
        <source>memory of the instance</source>
        <translation>Speicher der Instanz</translation>
    </message>
    <message>
        <source>times that it was met</source>
        <translation>Anzahl der Treffer</translation>
    </message>
    <message>
        <source>share of the peak rate when decoding</source>
        <translation>Anteil der Spitzenrate beim Decoding</translation>
    </message>
    <message>
        <source>power per vCPU idle</source>
        <translation>Leistung je vCPU im Leerlauf</translation>
    </message>
    <message>
        <source>share interrupted in a month</source>
        <translation>in einem Monat unterbrochener Anteil</translation>
    </message>
    <message>
        <source>cost of a month with the upfront payment</source>
        <translation>Kosten eines Monats mit Vorauszahlung</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>instances needed</source>
        <translation>benötigte Instanzen</translation>
    </message>
    <message>
        <source>hours of the new fleet</source>
        <translation>Stunden der neuen Flotte</translation>
    </message>
    <message>
        <source>instances of the new fleet</source>
        <translation>Instanzen der neuen Flotte</translation>
    </message>
    <message>
        <source>notice before an interruption</source>
        <translation>Vorwarnzeit vor einer Unterbrechung</translation>
    </message>
    <message>
        <source>cost of a month on demand</source>
        <translation>Kosten eines Monats On-Demand</translation>
    </message>
    <message>
        <source>share bought on demand</source>
        <translation>Anteil On-Demand</translation>
    </message>
    <message>
        <source>output tokens of a request</source>
        <translation>Ausgabe-Tokens einer Anfrage</translation>
    </message>
    <message>
        <source>parameters of the model</source>
        <translation>Parameter des Modells</translation>
    </message>
    <message>
        <source>time of each item of a batch</source>
        <translation>Zeit je Element eines Batches</translation>
    </message>
    <message>
        <source>price under the plan</source>
        <translation>Preis unter dem Plan</translation>
    </message>
    <message>
        <source>memory of the whole server</source>
        <translation>Speicher des ganzen Servers</translation>
    </message>
    <message>
        <source>price of a</source>
        <translation>Preis von a</translation>
    </message>
    <message>
        <source>price of b</source>
        <translation>Preis von b</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>share that must be within the limit</source>
        <translation>Anteil, der innerhalb der Grenze liegen muss</translation>
    </message>
    <message>
        <source>hours of the reference fleet</source>
        <translation>Stunden der Referenzflotte</translation>
    </message>
    <message>
        <source>instances of the reference fleet</source>
        <translation>Instanzen der Referenzflotte</translation>
    </message>
    <message>
        <source>relative intensity by hour</source>
        <translation>relative Intensität nach Stunde</translation>
    </message>
    <message>
        <source>half-width relative to the mean</source>
        <translation>Halbbreite relativ zum Mittel</translation>
    </message>
    <message>
        <source>1 where the schedule repeats every day</source>
        <translation>1, wenn sich der Plan täglich wiederholt</translation>
    </message>
    <message>
        <source>mean time to replace an instance</source>
        <translation>mittlere Zeit bis zum Ersatz einer Instanz</translation>
    </message>
    <message>
        <source>intensity of the residual mix</source>
        <translation>Intensität des Residualmix</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>share that does not scale</source>
        <translation>Anteil, der nicht skaliert</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>services a second of one server</source>
        <translation>Bedienungen eines Servers je Sekunde</translation>
    </message>
    <message>
        <source>squared variation of the services</source>
        <translation>quadrierter Variationskoeffizient der Bedienzeiten</translation>
    </message>
    <message>
        <source>losses of the whole pool an hour</source>
        <translation>Verluste des ganzen Pools je Stunde</translation>
    </message>
    <message>
        <source>item sizes with counts</source>
        <translation>Größen der Elemente mit Anzahl</translation>
    </message>
    <message>
        <source>share bought on spot</source>
        <translation>Anteil Spot</translation>
    </message>
    <message>
        <source>SSDs of the server</source>
        <translation>SSDs des Servers</translation>
    </message>
    <message>
        <source>points of the table</source>
        <translation>Punkte der Tabelle</translation>
    </message>
    <message>
        <source>term</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>throughput of a</source>
        <translation>Durchsatz von a</translation>
    </message>
    <message>
        <source>throughput of b</source>
        <translation>Durchsatz von b</translation>
    </message>
    <message>
        <source>limit of the time per output token</source>
        <translation>Grenze der Zeit je Ausgabe-Token</translation>
    </message>
    <message>
        <source>limit of the time to first token</source>
        <translation>Grenze der Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>uniform draw</source>
        <translation>gleichverteilte Ziehung</translation>
    </message>
    <message>
        <source>functional units</source>
        <translation>funktionale Einheiten</translation>
    </message>
    <message>
        <source>share of memory that may be used</source>
        <translation>nutzbarer Anteil des Speichers</translation>
    </message>
    <message>
        <source>instances in use with probabilities</source>
        <translation>genutzte Instanzen mit Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>value, the mode</source>
        <translation>Wert, der Modus</translation>
    </message>
    <message>
        <source>worth of an hour of delay</source>
        <translation>Wert einer Stunde Verzögerung</translation>
    </message>
    <message>
        <source>power of a core</source>
        <translation>Leistung eines Kerns</translation>
    </message>
    <message>
        <source>wait for capacity</source>
        <translation>Warten auf Kapazität</translation>
    </message>
    <message>
        <source>IT power of one instance</source>
        <translation>IT-Leistung einer Instanz</translation>
    </message>
    <message>
        <source>workspace of one accelerator</source>
        <translation>Arbeitsbereich eines Beschleunigers</translation>
    </message>
    <message>
        <source>write bandwidth</source>
        <translation>Schreibbandbreite</translation>
    </message>
    <message>
        <source>water per IT kWh</source>
        <translation>Wasser je IT-kWh</translation>
    </message>
    <message>
        <source>interest a year</source>
        <translation>Zins je Jahr</translation>
    </message>
    <message>
        <source>Board, fabric and fans</source>
        <translation>Board, Fabric und Lüfter</translation>
    </message>
    <message>
        <source>Other parts of the host</source>
        <translation>Übrige Teile des Hosts</translation>
    </message>
    <message>
        <source>Watts that are not divided into parts</source>
        <translation>Nicht auf Komponenten aufgeteilte Leistung</translation>
    </message>
    <message>
        <source>Facility (PUE)</source>
        <translation>Rechenzentrum (PUE)</translation>
    </message>
    <message>
        <source>Host only: this method leaves the accelerators out.</source>
        <translation>Nur Host: Diese Methode lässt die Beschleuniger aus.</translation>
    </message>
    <message>
        <source>Accelerators only: this method leaves the host out.</source>
        <translation>Nur Beschleuniger: Diese Methode lässt den Host aus.</translation>
    </message>
    <message>
        <source>This method has no PUE.</source>
        <translation>Diese Methode hat keine PUE.</translation>
    </message>
    <message>
        <source>Your own watts replace the model.</source>
        <translation>Die eigene Wattzahl ersetzt das Modell.</translation>
    </message>
    <message>
        <source>The watts of this accelerator are an estimate: its vendor publishes none.</source>
        <translation>Die Leistungsaufnahme dieses Beschleunigers ist eine Schätzung: Der Hersteller veröffentlicht keine.</translation>
    </message>
    <message>
        <source>No published row: embodied emissions by the rule, from the largest type of the family.</source>
        <translation>Kein veröffentlichter Eintrag: graue Emissionen nach der Regel, ausgehend vom größten Typ der Familie.</translation>
    </message>
    <message>
        <source>The watts of this silicon are known only as a ratio to the other type: the range shown is that of the ratio.</source>
        <translation>Die Leistungsaufnahme dieses Chips ist nur als Verhältnis zum anderen Typ bekannt: Die gezeigte Spanne ist die des Verhältnisses.</translation>
    </message>
    <message>
        <source>What both share is counted once, so the range of the ratio is narrower than the two ranges.</source>
        <translation>Was beide teilen, zählt einmal; die Spanne des Verhältnisses ist daher enger als die beiden Spannen.</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>Steady inference</source>
        <translation>Gleichmäßige Inferenz</translation>
    </message>
    <message>
        <source>Full inference or training</source>
        <translation>Volle Inferenz oder Training</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>Nur CPU</translation>
    </message>
    <message>
        <source>Power at full load</source>
        <translation>Leistung bei Volllast</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>Leerlaufleistung</translation>
    </message>
    <message>
        <source>Thermal design power</source>
        <translation>Thermal Design Power</translation>
    </message>
    <message>
        <source>TDP of a CPU socket</source>
        <translation>TDP eines CPU-Sockels</translation>
    </message>
    <message>
        <source>CPU platform</source>
        <translation>CPU-Plattform</translation>
    </message>
    <message>
        <source>Memory of the family</source>
        <translation>Speicher der Familie</translation>
    </message>
    <message>
        <source>Grid intensity, life cycle</source>
        <translation>Stromnetz-Intensität, Lebenszyklus</translation>
    </message>
    <message>
        <source>Grid intensity, combustion only</source>
        <translation>Stromnetz-Intensität, nur Verbrennung</translation>
    </message>
    <message>
        <source>Marginal grid intensity</source>
        <translation>Marginale Stromnetz-Intensität</translation>
    </message>
    <message>
        <source>Water per kWh of IT energy</source>
        <translation>Wasser je kWh IT-Energie</translation>
    </message>
    <message>
        <source>Embodied emissions</source>
        <translation>Graue Emissionen</translation>
    </message>
    <message>
        <source>Hourly profile of the grid</source>
        <translation>Stundenprofil des Stromnetzes</translation>
    </message>
    <message>
        <source>Of another precision.</source>
        <translation>Von anderer Präzision.</translation>
    </message>
    <message>
        <source>This cell has no number (%1).</source>
        <translation>Diese Zelle hat keine Zahl (%1).</translation>
    </message>
    <message>
        <source>Observed after the as-of date; %1 counts.</source>
        <translation>Nach dem Stichtag beobachtet; %1 gilt.</translation>
    </message>
    <message>
        <source>Older than the observation of %1.</source>
        <translation>Älter als die Beobachtung vom %1.</translation>
    </message>
    <message>
        <source>No latency limit asks for more than one instance.</source>
        <translation>Keine Latenzgrenze verlangt mehr als eine Instanz.</translation>
    </message>
    <message>
        <source>Sized so that %P2 of the requests stay within %L1 ms (queue of c servers, squared variation of service %L3).</source>
        <translation>So bemessen, dass %P2 der Anfragen innerhalb von %L1 ms bleiben (Warteschlange mit c Servern, quadrierter Variationskoeffizient der Bedienzeit %L3).</translation>
    </message>
    <message>
        <source>Mean over the hours of the day.</source>
        <translation>Mittel über die Stunden des Tages.</translation>
    </message>
    <message>
        <source>Hazard %L1 per hour, availability %L2 of a slot.</source>
        <translation>Ausfallrate %L1 je Stunde, Verfügbarkeit %L2 eines Slots.</translation>
    </message>
    <message>
        <source>Hazard %L1 per hour and instance, %L2 losses expected, checkpoint every %L3 h.</source>
        <translation>Ausfallrate %L1 je Stunde und Instanz, %L2 Verluste erwartet, Checkpoint alle %L3 h.</translation>
    </message>
    <message>
        <source>Another figure is preferred.</source>
        <translation>Ein anderer Wert ist bevorzugt.</translation>
    </message>
    <message>
        <source>CodeCarbon expects %I1 memory modules for so much memory.</source>
        <translation>CodeCarbon erwartet %I1 Speichermodule für so viel Speicher.</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>konstant</translation>
    </message>
    <message>
        <source>IT power of an instance</source>
        <translation>IT-Leistung einer Instanz</translation>
    </message>
    <message>
        <source>power of the accelerators</source>
        <translation>Leistung der Beschleuniger</translation>
    </message>
    <message>
        <source>overhead of board, fabric and fans</source>
        <translation>Overhead von Board, Fabric und Lüftern</translation>
    </message>
    <message>
        <source>power of the CPU</source>
        <translation>Leistung der CPU</translation>
    </message>
    <message>
        <source>power of the memory</source>
        <translation>Leistung des Speichers</translation>
    </message>
    <message>
        <source>power of the rest of the host</source>
        <translation>Leistung des übrigen Hosts</translation>
    </message>
    <message>
        <source>power of the other parts</source>
        <translation>Leistung der übrigen Teile</translation>
    </message>
    <message>
        <source>power of one CPU</source>
        <translation>Leistung einer CPU</translation>
    </message>
    <message>
        <source>power of one core</source>
        <translation>Leistung eines Kerns</translation>
    </message>
    <message>
        <source>power of one chip</source>
        <translation>Leistung eines Chips</translation>
    </message>
    <message>
        <source>share of the TDP of the host</source>
        <translation>Anteil an der TDP des Hosts</translation>
    </message>
    <message>
        <source>memory above the baseline of a chip</source>
        <translation>Speicher über der Basis eines Chips</translation>
    </message>
    <message>
        <source>share of the TDP at this load</source>
        <translation>Anteil der TDP bei dieser Last</translation>
    </message>
    <message>
        <source>ratio of power</source>
        <translation>Leistungsverhältnis</translation>
    </message>
    <message>
        <source>published ratio of power</source>
        <translation>veröffentlichtes Leistungsverhältnis</translation>
    </message>
    <message>
        <source>energy of the facility</source>
        <translation>Energie des Rechenzentrums</translation>
    </message>
    <message>
        <source>energy of storage and transfer</source>
        <translation>Energie von Speicherung und Übertragung</translation>
    </message>
    <message>
        <source>operational emissions, hour by hour</source>
        <translation>Betriebsemissionen, Stunde für Stunde</translation>
    </message>
    <message>
        <source>market-based emissions</source>
        <translation>marktbasierte Emissionen</translation>
    </message>
    <message>
        <source>marginal emissions</source>
        <translation>marginale Emissionen</translation>
    </message>
    <message>
        <source>share of electricity matched by purchases</source>
        <translation>durch Zukäufe gedeckter Stromanteil</translation>
    </message>
    <message>
        <source>embodied emissions</source>
        <translation>graue Emissionen</translation>
    </message>
    <message>
        <source>operational and embodied emissions</source>
        <translation>Betriebs- und graue Emissionen</translation>
    </message>
    <message>
        <source>emissions per functional unit (SCI)</source>
        <translation>Emissionen je funktionaler Einheit (SCI)</translation>
    </message>
    <message>
        <source>water on site</source>
        <translation>Wasser vor Ort</translation>
    </message>
    <message>
        <source>water of electricity generation</source>
        <translation>Wasser der Stromerzeugung</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>embodied emissions of the host</source>
        <translation>graue Emissionen des Hosts</translation>
    </message>
    <message>
        <source>embodied emissions of the instance’s share</source>
        <translation>graue Emissionen des Anteils der Instanz</translation>
    </message>
    <message>
        <source>embodied emissions of the platform</source>
        <translation>graue Emissionen der Plattform</translation>
    </message>
    <message>
        <source>share of the platform</source>
        <translation>Anteil an der Plattform</translation>
    </message>
    <message>
        <source>instance-hours</source>
        <translation>Instanzstunden</translation>
    </message>
    <message>
        <source>vCPU of the instance</source>
        <translation>vCPU der Instanz</translation>
    </message>
    <message>
        <source>CPU sockets of the platform</source>
        <translation>CPU-Sockel der Plattform</translation>
    </message>
    <message>
        <source>vCPU of the platform</source>
        <translation>vCPU der Plattform</translation>
    </message>
    <message>
        <source>cores of a socket</source>
        <translation>Kerne eines Sockels</translation>
    </message>
    <message>
        <source>vCPU of the largest type of the family</source>
        <translation>vCPU des größten Typs der Familie</translation>
    </message>
    <message>
        <source>memory of the largest type of the family</source>
        <translation>Speicher des größten Typs der Familie</translation>
    </message>
    <message>
        <source>memory of the platform</source>
        <translation>Speicher der Plattform</translation>
    </message>
    <message>
        <source>accelerators of the platform</source>
        <translation>Beschleuniger der Plattform</translation>
    </message>
    <message>
        <source>drives of the platform</source>
        <translation>Laufwerke der Plattform</translation>
    </message>
    <message>
        <source>power when idle</source>
        <translation>Leistung im Leerlauf</translation>
    </message>
    <message>
        <source>power when idle, clocks up</source>
        <translation>Leistung im Leerlauf, hoher Takt</translation>
    </message>
    <message>
        <source>power at full load</source>
        <translation>Leistung bei Volllast</translation>
    </message>
    <message>
        <source>thermal design power</source>
        <translation>Thermal Design Power</translation>
    </message>
    <message>
        <source>CPU power at 0 %</source>
        <translation>CPU-Leistung bei 0&#xa0;%</translation>
    </message>
    <message>
        <source>CPU power at 10 %</source>
        <translation>CPU-Leistung bei 10&#xa0;%</translation>
    </message>
    <message>
        <source>CPU power at 50 %</source>
        <translation>CPU-Leistung bei 50&#xa0;%</translation>
    </message>
    <message>
        <source>CPU power at 100 %</source>
        <translation>CPU-Leistung bei 100&#xa0;%</translation>
    </message>
    <message>
        <source>overhead of board, fabric and fans per watt</source>
        <translation>Overhead von Board, Fabric und Lüftern je Watt</translation>
    </message>
    <message>
        <source>power of the rest of the host per watt of TDP</source>
        <translation>Leistung des übrigen Hosts je Watt TDP</translation>
    </message>
    <message>
        <source>uncertainty of the CPU curve</source>
        <translation>Unsicherheit der CPU-Kurve</translation>
    </message>
    <message>
        <source>uncertainty of the memory curve</source>
        <translation>Unsicherheit der Speicherkurve</translation>
    </message>
    <message>
        <source>uncertainty of the rest of the host</source>
        <translation>Unsicherheit des übrigen Hosts</translation>
    </message>
    <message>
        <source>least power of a vCPU</source>
        <translation>kleinste Leistung einer vCPU</translation>
    </message>
    <message>
        <source>most power of a vCPU</source>
        <translation>größte Leistung einer vCPU</translation>
    </message>
    <message>
        <source>memory within the baseline of a chip</source>
        <translation>Speicher innerhalb der Basis eines Chips</translation>
    </message>
    <message>
        <source>power of a GB of memory</source>
        <translation>Leistung eines GB Speicher</translation>
    </message>
    <message>
        <source>least GPU power per watt of TDP</source>
        <translation>kleinste GPU-Leistung je Watt TDP</translation>
    </message>
    <message>
        <source>most GPU power per watt of TDP</source>
        <translation>größte GPU-Leistung je Watt TDP</translation>
    </message>
    <message>
        <source>curve parameter a</source>
        <translation>Kurvenparameter a</translation>
    </message>
    <message>
        <source>curve parameter b</source>
        <translation>Kurvenparameter b</translation>
    </message>
    <message>
        <source>curve parameter c</source>
        <translation>Kurvenparameter c</translation>
    </message>
    <message>
        <source>curve parameter d</source>
        <translation>Kurvenparameter d</translation>
    </message>
    <message>
        <source>other parts per watt of CPU and memory</source>
        <translation>übrige Teile je Watt CPU und Speicher</translation>
    </message>
    <message>
        <source>power of an unknown core</source>
        <translation>Leistung eines unbekannten Kerns</translation>
    </message>
    <message>
        <source>constant share of the TDP</source>
        <translation>konstanter Anteil der TDP</translation>
    </message>
    <message>
        <source>share of the TDP when idle</source>
        <translation>Anteil der TDP im Leerlauf</translation>
    </message>
    <message>
        <source>cubic share of the TDP</source>
        <translation>kubischer Anteil der TDP</translation>
    </message>
    <message>
        <source>own watts of an instance</source>
        <translation>eigene Wattzahl einer Instanz</translation>
    </message>
    <message>
        <source>utilisation of the accelerators</source>
        <translation>Auslastung der Beschleuniger</translation>
    </message>
    <message>
        <source>utilisation of the CPU</source>
        <translation>Auslastung der CPU</translation>
    </message>
    <message>
        <source>utilisation of the memory</source>
        <translation>Auslastung des Speichers</translation>
    </message>
    <message>
        <source>overhead of the data centre (PUE)</source>
        <translation>Overhead des Rechenzentrums (PUE)</translation>
    </message>
    <message>
        <source>own grid intensity</source>
        <translation>eigene Stromnetz-Intensität</translation>
    </message>
    <message>
        <source>grid intensity, life cycle</source>
        <translation>Stromnetz-Intensität, Lebenszyklus</translation>
    </message>
    <message>
        <source>grid intensity, combustion only</source>
        <translation>Stromnetz-Intensität, nur Verbrennung</translation>
    </message>
    <message>
        <source>grid intensity, as the provider’s regions list it</source>
        <translation>Stromnetz-Intensität laut Regionsliste des Anbieters</translation>
    </message>
    <message>
        <source>marginal grid intensity</source>
        <translation>marginale Stromnetz-Intensität</translation>
    </message>
    <message>
        <source>carbon-free share bought by the provider</source>
        <translation>vom Anbieter zugekaufter CO₂-freier Anteil</translation>
    </message>
    <message>
        <source>intensity of the rest of the grid</source>
        <translation>Intensität des übrigen Stromnetzes</translation>
    </message>
    <message>
        <source>water per kWh of IT energy (WUE)</source>
        <translation>Wasser je kWh IT-Energie (WUE)</translation>
    </message>
    <message>
        <source>water per kWh generated (EWIF)</source>
        <translation>Wasser je erzeugter kWh (EWIF)</translation>
    </message>
    <message>
        <source>life of the hardware</source>
        <translation>Lebensdauer der Hardware</translation>
    </message>
    <message>
        <source>embodied emissions of a bare server</source>
        <translation>graue Emissionen eines Servers ohne Bestückung</translation>
    </message>
    <message>
        <source>embodied emissions of a GB of memory</source>
        <translation>graue Emissionen eines GB Speicher</translation>
    </message>
    <message>
        <source>embodied emissions of a drive</source>
        <translation>graue Emissionen eines Laufwerks</translation>
    </message>
    <message>
        <source>embodied emissions of a further CPU</source>
        <translation>graue Emissionen einer weiteren CPU</translation>
    </message>
    <message>
        <source>embodied emissions of an accelerator</source>
        <translation>graue Emissionen eines Beschleunigers</translation>
    </message>
    <message>
        <source>uncertainty of the host</source>
        <translation>Unsicherheit des Hosts</translation>
    </message>
    <message>
        <source>memory power at 0 %</source>
        <translation>Speicherleistung bei 0&#xa0;%</translation>
    </message>
    <message>
        <source>accelerator power at 0 %</source>
        <translation>Beschleunigerleistung bei 0&#xa0;%</translation>
    </message>
    <message>
        <source>memory power at 10 %</source>
        <translation>Speicherleistung bei 10&#xa0;%</translation>
    </message>
    <message>
        <source>accelerator power at 10 %</source>
        <translation>Beschleunigerleistung bei 10&#xa0;%</translation>
    </message>
    <message>
        <source>memory power at 50 %</source>
        <translation>Speicherleistung bei 50&#xa0;%</translation>
    </message>
    <message>
        <source>accelerator power at 50 %</source>
        <translation>Beschleunigerleistung bei 50&#xa0;%</translation>
    </message>
    <message>
        <source>memory power at 100 %</source>
        <translation>Speicherleistung bei 100&#xa0;%</translation>
    </message>
    <message>
        <source>accelerator power at 100 %</source>
        <translation>Beschleunigerleistung bei 100&#xa0;%</translation>
    </message>
    <message>
        <source>AWS Price List of EC2, JSON</source>
        <translation>AWS-Preisliste von EC2, JSON</translation>
    </message>
    <message>
        <source>AWS Price List of EC2, CSV</source>
        <translation>AWS-Preisliste von EC2, CSV</translation>
    </message>
    <message>
        <source>AWS Savings Plans offer file, JSON</source>
        <translation>AWS-Angebotsdatei der Savings Plans, JSON</translation>
    </message>
    <message>
        <source>Spot price history (describe-spot-price-history), JSON</source>
        <translation>Spot-Preisverlauf (describe-spot-price-history), JSON</translation>
    </message>
    <message>
        <source>Spot Instance Advisor, JSON</source>
        <translation>Spot Instance Advisor, JSON</translation>
    </message>
    <message>
        <source>Instance types (describe-instance-types), JSON</source>
        <translation>Instanztypen (describe-instance-types), JSON</translation>
    </message>
    <message>
        <source>Real Time Cloud region metadata, CSV</source>
        <translation>Real-Time-Cloud-Regionsmetadaten, CSV</translation>
    </message>
    <message>
        <source>Hourly grid intensity (Electricity Maps), CSV</source>
        <translation>Stündliche Stromnetz-Intensität (Electricity Maps), CSV</translation>
    </message>
    <message>
        <source>Spot availability trace, CSV</source>
        <translation>Spot-Verfügbarkeitsaufzeichnung, CSV</translation>
    </message>
    <message>
        <source>Table of the catalogue, CSV</source>
        <translation>Tabelle des Katalogs, CSV</translation>
    </message>
    <message>
        <source>Table pasted from a document</source>
        <translation>Aus einem Dokument eingefügte Tabelle</translation>
    </message>
    <message>
        <source>%I1 new, %I2 changed, %I3 unchanged, %I4 removed, %I5 refused.</source>
        <translation>%I1 neu, %I2 geändert, %I3 unverändert, %I4 entfallen, %I5 abgelehnt.</translation>
    </message>
    <message numerus="yes">
        <source>%I1 rows written as import %2 to %3.</source>
        <translation>
            <numerusform>%I1 Zeile als Import %2 nach %3 geschrieben.</numerusform>
            <numerusform>%I1 Zeilen als Import %2 nach %3 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is none of the kinds of files that can be imported; choose the kind if you know it.</source>
        <translation>%1 gehört zu keiner importierbaren Dateiart; die Art wählen, falls bekannt.</translation>
    </message>
    <message>
        <source>%I1 files were given; only spot price histories may come in several files.</source>
        <translation>%I1 Dateien wurden angegeben; nur Spot-Preisverläufe dürfen aus mehreren Dateien kommen.</translation>
    </message>
    <message>
        <source>Other products than instances</source>
        <translation>Andere Produkte als Instanzen</translation>
    </message>
    <message>
        <source>Local and Wavelength zones</source>
        <translation>Local Zones und Wavelength Zones</translation>
    </message>
    <message>
        <source>Other systems than Linux</source>
        <translation>Andere Systeme als Linux</translation>
    </message>
    <message>
        <source>Dedicated tenancy</source>
        <translation>Dedizierte Tenancy</translation>
    </message>
    <message>
        <source>With software installed</source>
        <translation>Mit installierter Software</translation>
    </message>
    <message>
        <source>Capacity reservations</source>
        <translation>Kapazitätsreservierungen</translation>
    </message>
    <message>
        <source>Other systems or licences</source>
        <translation>Andere Systeme oder Lizenzen</translation>
    </message>
    <message>
        <source>Other markets, for example capacity blocks</source>
        <translation>Andere Märkte, zum Beispiel Capacity Blocks</translation>
    </message>
    <message>
        <source>Without a region</source>
        <translation>Ohne Region</translation>
    </message>
    <message>
        <source>Other terms and units</source>
        <translation>Andere Laufzeiten und Einheiten</translation>
    </message>
    <message>
        <source>Rows that say the same again</source>
        <translation>Zeilen, die sich inhaltlich wiederholen</translation>
    </message>
    <message>
        <source>Terms that begin after the publication</source>
        <translation>Bedingungen, die erst nach der Veröffentlichung beginnen</translation>
    </message>
    <message>
        <source>Prices of zero</source>
        <translation>Preise von null</translation>
    </message>
    <message>
        <source>Other providers</source>
        <translation>Andere Anbieter</translation>
    </message>
    <message>
        <source>Hours without a value</source>
        <translation>Stunden ohne Wert</translation>
    </message>
    <message>
        <source>Columns that are not used</source>
        <translation>Nicht verwendete Spalten</translation>
    </message>
    <message>
        <source>Headings between rows</source>
        <translation>Überschriften zwischen Zeilen</translation>
    </message>
    <message>
        <source>Second kinds of accelerator in a type</source>
        <translation>Zweite Beschleunigerarten in einem Typ</translation>
    </message>
    <message>
        <source>On which day did the values of %1 hold?</source>
        <translation>An welchem Tag galten die Werte von %1?</translation>
    </message>
    <message>
        <source>For which region are the prices of %1?</source>
        <translation>Für welche Region gelten die Preise von %1?</translation>
    </message>
    <message>
        <source>%1 holds life-cycle and direct intensities. Which shall come in?</source>
        <translation>%1 enthält Lebenszyklus- und direkte Intensitäten. Welche sollen übernommen werden?</translation>
    </message>
    <message>
        <source>What does 1 mean in %1? If 1 means available, capacity was there %L2 % of the time; if it means lost, %L3 %.</source>
        <translation>Was bedeutet 1 in %1? Bedeutet 1 verfügbar, war zu %L2&#xa0;% der Zeit Kapazität da; bedeutet es verloren, zu %L3&#xa0;%.</translation>
    </message>
    <message>
        <source>How many seconds lie between two values of %1?</source>
        <translation>Wie viele Sekunden liegen zwischen zwei Werten von %1?</translation>
    </message>
    <message numerus="yes">
        <source>%I2 cells of %1 were put right, as listed. Are the repairs correct?</source>
        <translation>
            <numerusform>Eine Zelle von %1 wurde wie aufgeführt berichtigt. Ist die Korrektur richtig?</numerusform>
            <numerusform>%I2 Zellen von %1 wurden wie aufgeführt berichtigt. Sind die Korrekturen richtig?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an HTTPS address; nothing was fetched.</source>
        <translation>%1 ist keine HTTPS-Adresse; nichts wurde abgerufen.</translation>
    </message>
    <message>
        <source>%1 sends on to another host (%2); nothing was fetched.</source>
        <translation>%1 leitet an einen anderen Host weiter (%2); nichts wurde abgerufen.</translation>
    </message>
    <message>
        <source>%1 is larger than the limit of %I2 bytes; nothing was kept.</source>
        <translation>%1 ist größer als die Grenze von %I2 Bytes; nichts wurde behalten.</translation>
    </message>
    <message>
        <source>%1 answered with status %2; nothing was kept.</source>
        <translation>%1 antwortete mit Status %2; nichts wurde behalten.</translation>
    </message>
    <message>
        <source>%1 cannot be fetched: %2</source>
        <translation>%1 kann nicht abgerufen werden: %2</translation>
    </message>
    <message>
        <source>%1 broke off after %I2 of %I3 bytes; nothing was kept.</source>
        <translation>%1 brach nach %I2 von %I3 Bytes ab; nichts wurde behalten.</translation>
    </message>
    <message>
        <source>What came from %1 is not the expected file; nothing was kept.</source>
        <translation>Was von %1 kam, ist nicht die erwartete Datei; nichts wurde behalten.</translation>
    </message>
    <message>
        <source>The checksum of what came from %1 does not match; nothing was kept.</source>
        <translation>Die Prüfsumme der Daten von %1 stimmt nicht; nichts wurde behalten.</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 s; nothing was kept.</source>
        <translation>%1 sendete %2 s lang nichts; nichts wurde behalten.</translation>
    </message>
    <message>
        <source>The price list index has no region %1.</source>
        <translation>Der Preislistenindex hat keine Region %1.</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation>Es gibt keine Anweisung.</translation>
    </message>
    <message>
        <source>Only one statement at a time.</source>
        <translation>Nur eine Anweisung auf einmal.</translation>
    </message>
    <message>
        <source>Only reading is allowed here; refused: %1.</source>
        <translation>Hier ist nur Lesen erlaubt; abgelehnt: %1.</translation>
    </message>
    <message>
        <source>The statement was stopped after %F1 seconds.</source>
        <translation>Die Anweisung wurde nach %F1 Sekunden gestoppt.</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, unten</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, oben</translation>
    </message>
    <message>
        <source>%1, unit</source>
        <translation>%1, Einheit</translation>
    </message>
    <message>
        <source>The printer took no pages. The details say more.</source>
        <translation>Der Drucker nahm keine Seiten an. Die Details sagen mehr.</translation>
    </message>
    <message>
        <source>The PDF could not be made. The details say more.</source>
        <translation>Das PDF konnte nicht erzeugt werden. Die Details sagen mehr.</translation>
    </message>
    <message>
        <source>The workbook could not be made. The details say more.</source>
        <translation>Die Arbeitsmappe konnte nicht erzeugt werden. Die Details sagen mehr.</translation>
    </message>
    <message>
        <source>A worksheet holds 1,048,576 rows and 16,384 columns; this table has %I1 rows and %I2 columns. CSV has no such limit.</source>
        <translation>Ein Arbeitsblatt fasst 1.048.576 Zeilen und 16.384 Spalten; diese Tabelle hat %I1 Zeilen und %I2 Spalten. CSV kennt keine solche Grenze.</translation>
    </message>
    <message>
        <source>The chosen sections contain no table, so there is nothing to write as CSV.</source>
        <translation>Die gewählten Abschnitte enthalten keine Tabelle, als CSV gibt es also nichts zu schreiben.</translation>
    </message>
    <message>
        <source>No font is installed, so a PDF would have no letters. Install one, or choose HTML, XLSX, CSV or JSON.</source>
        <translation>Es ist keine Schriftart installiert; eine PDF-Datei hätte keine Buchstaben. Installieren Sie eine oder wählen Sie HTML, XLSX, CSV oder JSON.</translation>
    </message>
    <message>
        <source>The file is not a readable PDF.</source>
        <translation>Die Datei ist kein lesbares PDF.</translation>
    </message>
    <message>
        <source>This PDF carries no scenario: only reports written by Wattfare do.</source>
        <translation>Dieses PDF enthält kein Szenario: Das tun nur von Wattfare geschriebene Berichte.</translation>
    </message>
    <message>
        <source>The scenario in this PDF is larger than 16 MiB and was not read.</source>
        <translation>Das Szenario in diesem PDF ist größer als 16 MiB und wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The folder does not exist: %1</source>
        <translation>Der Ordner existiert nicht: %1</translation>
    </message>
    <message>
        <source>A file name is needed; this is a folder: %1</source>
        <translation>Ein Dateiname wird gebraucht; dies ist ein Ordner: %1</translation>
    </message>
    <message>
        <source>Nothing was written: no permission to write %1. Choose another folder.</source>
        <translation>Nichts wurde geschrieben: keine Schreibberechtigung für %1. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Nothing was written: the disk is full. File: %1</source>
        <translation>Nichts wurde geschrieben: Der Datenträger ist voll. Datei: %1</translation>
    </message>
    <message>
        <source>Nothing was written: the file name is too long. Shorten it: %1</source>
        <translation>Nichts wurde geschrieben: Der Dateiname ist zu lang. Bitte kürzen: %1</translation>
    </message>
    <message>
        <source>Nothing was written to %1: %2</source>
        <translation>Nichts wurde in %1 geschrieben: %2</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Ranked candidates</source>
        <translation>Kandidaten nach Rang</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Published claims</source>
        <translation>Veröffentlichte Aussagen</translation>
    </message>
    <message>
        <source>How the numbers came about</source>
        <translation>Wie die Zahlen entstanden</translation>
    </message>
    <message>
        <source>Method and formulas</source>
        <translation>Methode und Formeln</translation>
    </message>
    <message>
        <source>Sources and licences</source>
        <translation>Quellen und Lizenzen</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>Datenqualität</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>Reproducibility</source>
        <translation>Reproduzierbarkeit</translation>
    </message>
    <message>
        <source>Which instances serve %I2 output tokens of %1 an hour, with prices of %3?</source>
        <translation>Welche Instanzen liefern %I2 Ausgabe-Tokens von %1 je Stunde, mit Preisen vom %3?</translation>
    </message>
    <message>
        <source>The rate of %1 was solved from the publication whose savings it then reproduces: agreement with it proves nothing.</source>
        <translation>Der Durchsatz von %1 wurde aus der Veröffentlichung errechnet, deren Einsparung er dann reproduziert: Übereinstimmung mit ihr beweist nichts.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Open circles are defaults of the program, pencils are choices of the scenario.</source>
        <translation>Offene Kreise sind Standardwerte des Programms, Stifte sind Festlegungen des Szenarios.</translation>
    </message>
    <message>
        <source>The first %I1 of %I2 candidates that qualify.</source>
        <translation>Die ersten %I1 von %I2 Kandidaten, die infrage kommen.</translation>
    </message>
    <message numerus="yes">
        <source>%I1 of %I2 candidates qualify.</source>
        <translation>
            <numerusform>%I1 von %I2 Kandidaten kommt infrage.</numerusform>
            <numerusform>%I1 von %I2 Kandidaten kommen infrage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side, as ratios to %1</source>
        <translation>Nebeneinander, als Verhältnisse zu %1</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Published claims, recomputed</source>
        <translation>Veröffentlichte Aussagen, neu berechnet</translation>
    </message>
    <message>
        <source>independent of the claim</source>
        <translation>unabhängig von der Aussage</translation>
    </message>
    <message>
        <source>%1: %T2</source>
        <translation>%1: %T2</translation>
    </message>
    <message>
        <source>Ranges combine by root sum of squares in sums and of logarithms in products; no input enters a rule twice.</source>
        <translation>Spannen werden in Summen als Wurzel der Quadratsumme kombiniert, in Produkten ebenso über Logarithmen; keine Eingabe geht zweimal in eine Regel ein.</translation>
    </message>
    <message>
        <source>Classes: measured, vendor, derived, estimate, assumption, yours. A computed number bears the weakest class that matters to it.</source>
        <translation>Klassen: gemessen, Hersteller, abgeleitet, Schätzung, Annahme, eigener Wert. Eine berechnete Zahl trägt die schwächste Klasse, die für sie von Belang ist.</translation>
    </message>
    <message>
        <source>Figures from Electricity Maps: ODbL 1.0. Benchmarks from the Neuron documentation: CC BY-SA 4.0. Prices and specifications are facts that AWS publishes.</source>
        <translation>Werte von Electricity Maps: ODbL 1.0. Benchmarks aus der Neuron-Dokumentation: CC BY-SA 4.0. Preise und Spezifikationen sind von AWS veröffentlichte Fakten.</translation>
    </message>
    <message>
        <source>Candidates without a price: %I1.</source>
        <translation>Kandidaten ohne Preis: %I1.</translation>
    </message>
    <message>
        <source>Candidates without a throughput: %I1.</source>
        <translation>Kandidaten ohne Durchsatz: %I1.</translation>
    </message>
    <message>
        <source>The watts of %1 are derived from a publication, not measured.</source>
        <translation>Die Leistungsaufnahme von %1 ist aus einer Veröffentlichung abgeleitet, nicht gemessen.</translation>
    </message>
    <message>
        <source>The watts of %1 rest on estimates.</source>
        <translation>Die Leistungsaufnahme von %1 beruht auf Schätzungen.</translation>
    </message>
    <message>
        <source>Compute only, Linux, shared tenancy. No storage, data transfer, support, tax, quota or guarantee of capacity.</source>
        <translation>Nur Compute, Linux, Shared Tenancy. Kein Speicher, Datentransfer, Support, keine Steuern, Kontingente oder Kapazitätsgarantie.</translation>
    </message>
    <message>
        <source>Prices are list prices of the as-of date; types without a public price are sold as capacity blocks or by private offer.</source>
        <translation>Preise sind Listenpreise des Stichtags; Typen ohne öffentlichen Preis werden als Capacity Blocks oder per individuellem Angebot verkauft.</translation>
    </message>
    <message>
        <source>Power models hold for steady state; start-up, queueing and idle capacity that nobody bought are not in them.</source>
        <translation>Leistungsmodelle gelten im stationären Zustand; Start, Warteschlangen und ungenutzte, von niemandem gekaufte Kapazität sind nicht enthalten.</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Hash of the catalogue</source>
        <translation>Hash des Katalogs</translation>
    </message>
    <message>
        <source>Rows of your own</source>
        <translation>Eigene Zeilen</translation>
    </message>
    <message>
        <source>Prices as of</source>
        <translation>Preise vom</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>The scenario is attached with its inputs: it can be opened and evaluated again.</source>
        <translation>Das Szenario ist mit seinen Eingaben angehängt: Es lässt sich öffnen und erneut auswerten.</translation>
    </message>
    <message>
        <source>n instances; q demand an hour; x throughput of one an hour; u* utilisation target; k spare instances.</source>
        <translation>n Instanzen; q Nachfrage je Stunde; x Durchsatz einer Instanz je Stunde; u* Zielauslastung; k Reserveinstanzen.</translation>
    </message>
    <message>
        <source>c cost per million; n instances; p price of an instance-hour; q demand an hour.</source>
        <translation>c Kosten je Million; n Instanzen; p Preis einer Instanzstunde; q Nachfrage je Stunde.</translation>
    </message>
    <message>
        <source>E energy per million; P_IT power of an instance; PUE of the region; q demand an hour.</source>
        <translation>E Energie je Million; P_IT Leistung einer Instanz; PUE der Region; q Nachfrage je Stunde.</translation>
    </message>
    <message>
        <source>O operational emissions; E energy; CI grid intensity.</source>
        <translation>O Betriebsemissionen; E Energie; CI Stromnetz-Intensität.</translation>
    </message>
    <message>
        <source>M embodied emissions; TE_alloc embodied emissions of the instance’s share; EL lifetime of the hardware.</source>
        <translation>M graue Emissionen; TE_alloc graue Emissionen des Anteils der Instanz; EL Lebensdauer der Hardware.</translation>
    </message>
    <message>
        <source>T wall time; S samples; X throughput of the cluster; τ work between checkpoints; δ time of one; R_0 start-up.</source>
        <translation>T Laufzeit; S Samples; X Durchsatz des Clusters; τ Arbeit zwischen Checkpoints; δ Zeit eines Checkpoints; R_0 Start.</translation>
    </message>
    <message>
        <source>C cost; n instances; p price of an instance-hour; T wall time.</source>
        <translation>C Kosten; n Instanzen; p Preis einer Instanzstunde; T Laufzeit.</translation>
    </message>
    <message>
        <source>E energy; n instances; P_IT power of an instance; PUE of the region; T wall time.</source>
        <translation>E Energie; n Instanzen; P_IT Leistung einer Instanz; PUE der Region; T Laufzeit.</translation>
    </message>
    <message>
        <source>N accelerators; u utilisation; c_base overhead of the board; r and m curves of CPU and memory; G memory; TDP_host share of the CPU’s TDP.</source>
        <translation>N Beschleuniger; u Auslastung; c_base Overhead des Boards; r und m Kurven von CPU und Speicher; G Speicher; TDP_host Anteil an der TDP der CPU.</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3.</source>
        <translation>%1: %2 gefunden, %3 erwartet.</translation>
    </message>
    <message>
        <source>%1: %2 is outside its range, %3.</source>
        <translation>%1: %2 liegt außerhalb des Bereichs von %3.</translation>
    </message>
    <message>
        <source>%1: %2 is none of %3.</source>
        <translation>%1: %2 ist keines von %3.</translation>
    </message>
    <message>
        <source>%1: %2 contradicts %3.</source>
        <translation>%1: %2 widerspricht %3.</translation>
    </message>
    <message>
        <source>%1 is missing; expected %3.</source>
        <translation>%1 fehlt; erwartet wird %3.</translation>
    </message>
    <message>
        <source>%1 has %2 entries or characters; at most %3 are read.</source>
        <translation>%1 hat %2 Einträge oder Zeichen; höchstens %3 werden gelesen.</translation>
    </message>
    <message>
        <source>%1: %2: found %3, expected %4.</source>
        <translation>%1: %2: %3 gefunden, %4 erwartet.</translation>
    </message>
    <message>
        <source>%1: %2: %3 is outside its range, %4.</source>
        <translation>%1: %2: %3 liegt außerhalb des Bereichs von %4.</translation>
    </message>
    <message>
        <source>%1: %2: %3 is none of %4.</source>
        <translation>%1: %2: %3 ist keines von %4.</translation>
    </message>
    <message>
        <source>%1: %2: %3 contradicts %4.</source>
        <translation>%1: %2: %3 widerspricht %4.</translation>
    </message>
    <message>
        <source>%1: %2 is missing; expected %4.</source>
        <translation>%1: %2 fehlt; erwartet wird %4.</translation>
    </message>
    <message>
        <source>%1: %2 has %3 entries or characters; at most %4 are read.</source>
        <translation>%1: %2 hat %3 Einträge oder Zeichen; höchstens %4 werden gelesen.</translation>
    </message>
    <message>
        <source>%1: %2: %3 is given twice.</source>
        <translation>%1: %2: %3 ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>There is no parameter called %1.</source>
        <translation>Es gibt keinen Parameter namens %1.</translation>
    </message>
    <message>
        <source>There is no parameter called %1. Perhaps one of these: %2.</source>
        <translation>Es gibt keinen Parameter namens %1. Vielleicht einer von diesen: %2.</translation>
    </message>
    <message>
        <source>%1: the catalogue has no %2.</source>
        <translation>%1: Im Katalog fehlt %2.</translation>
    </message>
    <message>
        <source>No catalogue is open.</source>
        <translation>Kein Katalog ist geöffnet.</translation>
    </message>
    <message>
        <source>%1: the key %2 is not known to this version; it is kept.</source>
        <translation>%1: Der Schlüssel %2 ist dieser Version nicht bekannt; er bleibt erhalten.</translation>
    </message>
    <message>
        <source>%1, line %2: this is not valid JSON.</source>
        <translation>%1, Zeile %2: Dies ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>%1 is not a scenario of Wattfare: the version under &quot;wattfare&quot; is missing or wrong.</source>
        <translation>%1 ist kein Wattfare-Szenario: Die Version unter &quot;wattfare&quot; fehlt oder ist falsch.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Wattfare (version %2; this one reads %3).</source>
        <translation>%1 wurde von einem neueren Wattfare geschrieben (Version %2; dieses liest %3).</translation>
    </message>
    <message>
        <source>%1 has %I2 bytes; a scenario has at most %I3.</source>
        <translation>%1 hat %I2 Bytes; ein Szenario hat höchstens %I3.</translation>
    </message>
    <message>
        <source>%1 is nested %I2 levels deep; a scenario has at most %I3.</source>
        <translation>%1 ist %I2 Ebenen tief verschachtelt; ein Szenario hat höchstens %I3.</translation>
    </message>
    <message>
        <source>The scenario was saved with catalogue %1; this is %2.</source>
        <translation>Das Szenario wurde mit Katalog %1 gespeichert; dies ist %2.</translation>
    </message>
    <message>
        <source>%1 was %L2 %4 and is %L3 %4.</source>
        <translation>%1 war %L2 %4 und ist jetzt %L3 %4.</translation>
    </message>
    <message>
        <source>%1 was %L2 %3 and is not in this catalogue.</source>
        <translation>%1 war %L2 %3 und fehlt in diesem Katalog.</translation>
    </message>
    <message>
        <source>Checkpoint duration</source>
        <translation>Checkpoint-Dauer</translation>
    </message>
    <message>
        <source>Restart duration</source>
        <translation>Neustart-Dauer</translation>
    </message>
    <message>
        <source>Wait for capacity</source>
        <translation>Warten auf Kapazität</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Your own watts</source>
        <translation>Eigene Wattzahl</translation>
    </message>
    <message>
        <source>Component model (Wattfare)</source>
        <translation>Komponentenmodell (Wattfare)</translation>
    </message>
    <message>
        <source>Linear in TDP</source>
        <translation>Linear in der TDP</translation>
    </message>
    <message>
        <source>HPC: 10²⁰ FLOP in FP64 on 4 nodes at half the peak (assumed)</source>
        <translation>HPC: 100 Exaflop in FP64 auf 4 Knoten bei halbem Spitzenwert (Annahme)</translation>
    </message>
    <message>
        <source>%I1 trajectories (%P2) reached the time limit unfinished; means and high quantiles are therefore too low.</source>
        <translation>%I1 Verläufe (%P2) erreichten unvollendet das Zeitlimit; Mittelwerte und hohe Quantile sind daher zu niedrig.</translation>
    </message>
    <message>
        <source>%I1 trajectories (%P2) reached the time limit unfinished: means, and quantiles beyond the limit, are withheld.</source>
        <translation>%I1 Verläufe (%P2) erreichten unvollendet das Zeitlimit: Mittelwerte und Quantile jenseits des Limits werden zurückgehalten.</translation>
    </message>
    <message>
        <source>%T1: %2 is not a finite number.</source>
        <translation>%T1: %2 ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>A long run: about %L1 million events, some %L2 minutes of one core. Fewer trajectories take less; Ctrl+C shows what is done by then.</source>
        <translation>Ein langer Lauf: etwa %L1 Millionen Ereignisse, rund %L2 Minuten eines Kerns. Weniger Verläufe brauchen weniger Zeit; Strg+C zeigt, was bis dahin fertig ist.</translation>
    </message>
    <message>
        <source>A checkpoint takes %L1 h, longer than the notice of %L2 h: nothing is saved at the notice.</source>
        <translation>Ein Checkpoint dauert %L1 h, länger als die Vorwarnzeit von %L2 h: Bei der Vorwarnung wird nichts gesichert.</translation>
    </message>
    <message>
        <source>At %L1 interruptions an hour hardly a restart and segment ever completes: the run will not end in practice.</source>
        <translation>Bei %L1 Unterbrechungen je Stunde wird kaum je ein Neustart samt Segment fertig: Der Lauf endet praktisch nicht.</translation>
    </message>
    <message>
        <source>Assumed without a source: a share of %P1 of the interruptions comes with a usable notice.</source>
        <translation>Ohne Quelle angenommen: Ein Anteil von %P1 der Unterbrechungen kommt mit nutzbarer Vorwarnung.</translation>
    </message>
    <message>
        <source>Assumed without a source: no interval below %L1 h is tried where a checkpoint costs nothing.</source>
        <translation>Ohne Quelle angenommen: Kein Intervall unter %L1 h wird versucht, wo ein Checkpoint nichts kostet.</translation>
    </message>
    <message>
        <source>Assumed without a source: an instance takes %L1 h to start, not billed.</source>
        <translation>Ohne Quelle angenommen: Eine Instanz braucht %L1 h zum Start, nicht abgerechnet.</translation>
    </message>
    <message>
        <source>Assumed without a source: a rebalance recommendation comes before the notice with a chance of %P1.</source>
        <translation>Ohne Quelle angenommen: Eine Rebalance-Empfehlung kommt mit einer Wahrscheinlichkeit von %P1 vor der Vorwarnung.</translation>
    </message>
    <message>
        <source>Assumed without a source: a rebalance recommendation leads the notice by %L1 h on average.</source>
        <translation>Ohne Quelle angenommen: Eine Rebalance-Empfehlung kommt im Mittel %L1 h vor der Vorwarnung.</translation>
    </message>
    <message>
        <source>Assumed without a source: how well the allocation strategy foresees which pools will be interrupted.</source>
        <translation>Ohne Quelle angenommen: wie gut die Allokationsstrategie vorhersieht, welche Pools unterbrochen werden.</translation>
    </message>
    <message>
        <source>Assumed without a source: every change of the cluster&apos;s size pauses it for %L1 h.</source>
        <translation>Ohne Quelle angenommen: Jede Größenänderung des Clusters hält ihn %L1 h an.</translation>
    </message>
    <message>
        <source>Assumed without a source: the communication share that slows a larger cluster is %L1.</source>
        <translation>Ohne Quelle angenommen: Der Kommunikationsanteil, der einen größeren Cluster bremst, ist %L1.</translation>
    </message>
    <message>
        <source>In %P1 of the trajectories no pool had capacity for a launch at some time, first after %L2 h.</source>
        <translation>In %P1 der Verläufe hatte zeitweise kein Pool Kapazität für einen Start, zuerst nach %L2 h.</translation>
    </message>
    <message>
        <source>The trace holds only %L1 independent windows of this length: the interval is wide and may be too narrow still.</source>
        <translation>Die Aufzeichnung enthält nur %L1 unabhängige Fenster dieser Länge: Das Intervall ist breit und vielleicht noch immer zu schmal.</translation>
    </message>
    <message>
        <source>The trace has a single tick: it says nothing about change.</source>
        <translation>Die Aufzeichnung hat nur einen Takt: Über Veränderungen sagt sie nichts.</translation>
    </message>
    <message>
        <source>Capacity was available throughout the trace: no loss can be estimated from it.</source>
        <translation>Kapazität war in der ganzen Aufzeichnung verfügbar: Daraus lässt sich kein Verlust schätzen.</translation>
    </message>
    <message>
        <source>Capacity was never available in the trace.</source>
        <translation>Kapazität war in der Aufzeichnung nie verfügbar.</translation>
    </message>
    <message>
        <source>Capacity was available only %P1 of the time. Check whether 1 means available in this trace.</source>
        <translation>Kapazität war nur zu %P1 der Zeit verfügbar. Prüfen, ob 1 in dieser Aufzeichnung verfügbar bedeutet.</translation>
    </message>
    <message>
        <source>The trace records one instance at a time. All %I1 are taken to come and go with it; so many together are harder to get.</source>
        <translation>Die Aufzeichnung erfasst jeweils eine Instanz. Angenommen wird, dass alle %I1 mit ihr kommen und gehen; so viele zugleich sind schwerer zu bekommen.</translation>
    </message>
    <message>
        <source>%T1: not known, so that no cost can be stated.</source>
        <translation>%T1: nicht bekannt, daher lassen sich keine Kosten angeben.</translation>
    </message>
    <message>
        <source>Work and changeover fill %I1 ticks of the trace, but only %I2 lie before the deadline: no policy can be in time.</source>
        <translation>Arbeit und Wechsel füllen %I1 Takte der Aufzeichnung, vor der Frist liegen aber nur %I2: Keine Strategie kann rechtzeitig fertig werden.</translation>
    </message>
    <message>
        <source>Losses between two ticks (%L1 s apart) go unseen: the estimated rate is a lower bound.</source>
        <translation>Verluste zwischen zwei Takten (%L1 s Abstand) bleiben unbemerkt: Die geschätzte Rate ist eine Untergrenze.</translation>
    </message>
    <message>
        <source>Assumed without a source: the three states of the market (calm, tight, empty) and how often they change.</source>
        <translation>Ohne Quelle angenommen: die drei Marktzustände (ruhig, knapp, leer) und wie oft sie wechseln.</translation>
    </message>
    <message>
        <source>A fleet request takes whole units: the target of %F1 was rounded up.</source>
        <translation>Eine Flottenanforderung nimmt nur ganze Einheiten: Das Ziel von %F1 wurde aufgerundet.</translation>
    </message>
    <message>
        <source>Capacity rebalancing needs a fleet of type maintain; the request leaves it out.</source>
        <translation>Capacity Rebalancing braucht eine Flotte vom Typ maintain; die Anforderung lässt es weg.</translation>
    </message>
    <message>
        <source>An Auto Scaling group knows no diversified strategy; lowest-price over all pools comes nearest.</source>
        <translation>Eine Auto-Scaling-Gruppe kennt keine Strategie diversified; lowest-price über alle Pools kommt ihr am nächsten.</translation>
    </message>
    <message>
        <source>An Auto Scaling group cannot wait before it terminates a rebalanced instance; the delay was left out.</source>
        <translation>Eine Auto-Scaling-Gruppe kann mit dem Beenden einer ersetzten Instanz nicht warten; die Verzögerung wurde weggelassen.</translation>
    </message>
    <message numerus="yes">
        <source>The trace shows %n loss(es) of capacity: rates estimated from it are rough.</source>
        <translation>
            <numerusform>Die Aufzeichnung zeigt %n Kapazitätsverlust: Daraus geschätzte Raten sind grob.</numerusform>
            <numerusform>Die Aufzeichnung zeigt %n Kapazitätsverluste: Daraus geschätzte Raten sind grob.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The states were fitted on %n complete run(s): they are rough.</source>
        <translation>
            <numerusform>Die Zustände wurden an %n vollständige Phase angepasst: Sie sind grob.</numerusform>
            <numerusform>Die Zustände wurden an %n vollständige Phasen angepasst: Sie sind grob.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window of Wattfare (process %1) keeps your imports and choices in %2. This one shows them and follows their changes, but changes nothing until the other is closed.</source>
        <translation>Ein anderes Fenster von Wattfare (Prozess %1) verwaltet Ihre Importe und Festlegungen in %2. Dieses zeigt sie und folgt ihren Änderungen, ändert aber nichts, bis das andere geschlossen ist.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written, so imports and choices can be seen but not changed.</source>
        <translation>In den Ordner %1 kann nicht geschrieben werden; Importe und Festlegungen sind zu sehen, aber nicht zu ändern.</translation>
    </message>
    <message>
        <source>%T2 of %1: what moves it most</source>
        <translation>%T2 von %1: größte Einflüsse</translation>
    </message>
    <message>
        <source>%1 holds more than %I2 files; choose fewer at a time.</source>
        <translation>%1 enthält mehr als %I2 Dateien; wählen Sie weniger auf einmal.</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>Price of an instance</source>
        <translation>Preis einer Instanz</translation>
    </message>
    <message>
        <source>Cost of the fleet</source>
        <translation>Kosten der Flotte</translation>
    </message>
    <message>
        <source>Cost per million</source>
        <translation>Kosten je Million</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Kosten des Laufs</translation>
    </message>
    <message>
        <source>Power of an instance</source>
        <translation>Leistung einer Instanz</translation>
    </message>
    <message>
        <source>Energy per million</source>
        <translation>Energie je Million</translation>
    </message>
    <message>
        <source>Carbon per million</source>
        <translation>CO₂ je Million</translation>
    </message>
    <message>
        <source>Embodied carbon per million</source>
        <translation>Graue Emissionen je Million</translation>
    </message>
    <message>
        <source>Water per million</source>
        <translation>Wasser je Million</translation>
    </message>
    <message>
        <source>Candidates ranked: %T1</source>
        <translation>Kandidaten nach Rang: %T1</translation>
    </message>
    <message>
        <source>Total of %T1: %L2 %3.</source>
        <translation>Summe von %T1: %L2 %3.</translation>
    </message>
    <message>
        <source>Total of %T1: none of the rows has it.</source>
        <translation>Summe von %T1: keine der Zeilen hat es.</translation>
    </message>
    <message>
        <source>Does the model fit: weights at the precision of the benchmark, gradients and Adam in training, the KV cache of a request</source>
        <translation>Passt das Modell: Gewichte in der Präzision des Benchmarks, im Training Gradienten und Adam, der KV-Cache einer Anfrage</translation>
    </message>
    <message>
        <source>The watts of %1 are known only as a ratio to those of %2: what both differ by carries the range of the published ratio.</source>
        <translation>Die Leistungsaufnahme von %1 ist nur als Verhältnis zu der von %2 bekannt: Der Unterschied zwischen beiden trägt die Spanne des veröffentlichten Verhältnisses.</translation>
    </message>
    <message>
        <source>%1 needs %L3 GiB of accelerator memory even when spread over %2, which has %L4 GiB to use.</source>
        <translation>%1 braucht %L3 GiB Beschleunigerspeicher, selbst über %2 verteilt; nutzbar sind dort %L4 GiB.</translation>
    </message>
    <message>
        <source>Training %1 with Adam needs %L3 GiB even when spread over all nodes of %2, which have %L4 GiB to use.</source>
        <translation>Das Training von %1 mit Adam braucht %L3 GiB, selbst über alle Knoten von %2 verteilt; nutzbar sind dort %L4 GiB.</translation>
    </message>
    <message>
        <source>The number of parameters of %1 is not known, so nothing is said about memory.</source>
        <translation>Die Zahl der Parameter von %1 ist nicht bekannt, daher keine Aussage über den Speicher.</translation>
    </message>
    <message>
        <source>The accelerator memory of %1 is not known.</source>
        <translation>Der Beschleunigerspeicher von %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Price of an instance-hour</source>
        <translation>Preis einer Instanzstunde</translation>
    </message>
    <message>
        <source>%I1 draws with seed %2: P5 %L3, P50 %L4, P95 %L5, mean %L6 %7</source>
        <translation>%I1 Ziehungen mit Startwert %2: P5 %L3, P50 %L4, P95 %L5, Mittel %L6 %7</translation>
    </message>
    <message>
        <source>Number of draws: %1 is outside 1 to 10,000,000.</source>
        <translation>Zahl der Ziehungen: %1 liegt außerhalb von 1 bis 10.000.000.</translation>
    </message>
    <message>
        <source>A draw of the uncertain inputs has no finite value.</source>
        <translation>Eine Ziehung der unsicheren Eingaben hat keinen endlichen Wert.</translation>
    </message>
    <message>
        <source>The watts of %1 are known only as a ratio to those of %2. Energy of %1 to that of %2: %R3 (%R4 to %R5); the two ranges of the table must not be divided.</source>
        <translation>Die Leistungsaufnahme von %1 ist nur als Verhältnis zu der von %2 bekannt. Energie von %1 zu der von %2: %R3 (%R4 bis %R5); die beiden Spannen der Tabelle dürfen nicht durcheinander geteilt werden.</translation>
    </message>
    <message>
        <source>%I1 trajectories, seed %2</source>
        <translation>%I1 Verläufe, Startwert %2</translation>
    </message>
    <message>
        <source>%I1 trajectories, seed %2; %I3 values beyond, up to %L4, not drawn</source>
        <translation>%I1 Verläufe, Startwert %2; %I3 Werte darüber, bis %L4, nicht gezeichnet</translation>
    </message>
    <message>
        <source>Closed form, the first hour billed</source>
        <translation>Geschlossene Formel, erste Stunde abgerechnet</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Seed %1; cut before its end</source>
        <translation>Startwert %1; vor dem Ende abgeschnitten</translation>
    </message>
    <message>
        <source>The first %I1 instances, %I2 more not drawn; seed %3</source>
        <translation>Die ersten %I1 Instanzen, %I2 weitere nicht gezeichnet; Startwert %3</translation>
    </message>
    <message>
        <source>Nothing has been simulated yet.</source>
        <translation>Noch ist nichts simuliert.</translation>
    </message>
    <message>
        <source>No spot price is known: enter one to see the cost.</source>
        <translation>Kein Spot-Preis bekannt: Geben Sie einen ein, um die Kosten zu sehen.</translation>
    </message>
    <message>
        <source>No interval gives a finite time.</source>
        <translation>Kein Intervall ergibt eine endliche Zeit.</translation>
    </message>
    <message>
        <source>No spot instance ran in this trajectory.</source>
        <translation>In diesem Verlauf lief keine Spot-Instanz.</translation>
    </message>
    <message>
        <source>Share of trajectories</source>
        <translation>Anteil der Verläufe</translation>
    </message>
    <message>
        <source>Cost of the run on spot</source>
        <translation>Kosten des Laufs auf Spot</translation>
    </message>
    <message>
        <source>Finish time of the run on spot</source>
        <translation>Laufzeit auf Spot</translation>
    </message>
    <message>
        <source>Finish time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>Verstrichene Zeit</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Mittlere Kosten</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>Erwartete Kosten</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Erwartete Zeit</translation>
    </message>
    <message>
        <source>Work between checkpoints</source>
        <translation>Arbeit zwischen Checkpoints</translation>
    </message>
    <message>
        <source>Missing unit-hours</source>
        <translation>Fehlende Einheitsstunden</translation>
    </message>
    <message>
        <source>Units up</source>
        <translation>Laufende Einheiten</translation>
    </message>
    <message>
        <source>Gang: any loss stops all</source>
        <translation>Verbund: Jeder Verlust hält alles an</translation>
    </message>
    <message>
        <source>Elastic cluster</source>
        <translation>Elastischer Cluster</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Spot against on-demand over the interruption rate</source>
        <translation>Spot gegen On-Demand über der Unterbrechungsrate</translation>
    </message>
    <message>
        <source>Expected cost over the checkpoint interval</source>
        <translation>Erwartete Kosten über dem Checkpoint-Intervall</translation>
    </message>
    <message>
        <source>Expected time over the checkpoint interval</source>
        <translation>Erwartete Zeit über dem Checkpoint-Intervall</translation>
    </message>
    <message>
        <source>this market</source>
        <translation>dieser Markt</translation>
    </message>
    <message>
        <source>break-even %L1</source>
        <translation>Break-even %L1</translation>
    </message>
    <message>
        <source>Daly</source>
        <translation>Daly</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>Trajectory %I1</source>
        <translation>Verlauf %I1</translation>
    </message>
    <message>
        <source>The trace replayed from its hour %L1 on</source>
        <translation>Aufzeichnung ab Stunde %L1</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>%T1 · %L2 h</source>
        <translation>%T1 · %L2 h</translation>
    </message>
    <message>
        <source>Interruption</source>
        <translation>Unterbrechung</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Capacity that was missing</source>
        <translation>Fehlende Kapazität</translation>
    </message>
    <message>
        <source>Capacity over time</source>
        <translation>Kapazität über der Zeit</translation>
    </message>
    <message>
        <source>What the fleet costs, by what is paid for</source>
        <translation>Kosten der Flotte nach Posten</translation>
    </message>
    <message>
        <source>This fleet</source>
        <translation>Diese Flotte</translation>
    </message>
    <message>
        <source>Not charged</source>
        <translation>Nicht abgerechnet</translation>
    </message>
    <message>
        <source>On-demand alone</source>
        <translation>Nur On-Demand</translation>
    </message>
    <message>
        <source>Old and new side by side</source>
        <translation>Alt und neu nebeneinander</translation>
    </message>
    <message>
        <source>Free first hour</source>
        <translation>Kostenlose erste Stunde</translation>
    </message>
    <message>
        <source>Cost by policy, P5 to P95</source>
        <translation>Kosten je Strategie, P5 bis P95</translation>
    </message>
    <message>
        <source>Cost under the policy “%T1”</source>
        <translation>Kosten unter der Strategie „%T1“</translation>
    </message>
    <message>
        <source>Finish time under the policy “%T1”</source>
        <translation>Laufzeit unter der Strategie „%T1“</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Saving at the notice</source>
        <translation>Sichern bei Vorwarnung</translation>
    </message>
    <message>
        <source>Idle, billed</source>
        <translation>Leerlauf, abgerechnet</translation>
    </message>
    <message>
        <source>On-demand only</source>
        <translation>Nur On-Demand</translation>
    </message>
    <message>
        <source>Spot only</source>
        <translation>Nur Spot</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Uniform progress</source>
        <translation>Gleichmäßiger Fortschritt</translation>
    </message>
    <message>
        <source>Uniform progress, hysteresis</source>
        <translation>Gleichmäßig, mit Hysterese</translation>
    </message>
    <message>
        <source>Random-start greedy</source>
        <translation>Greedy, zufälliger Start</translation>
    </message>
    <message>
        <source>Clairvoyant bound</source>
        <translation>Schranke bei voller Voraussicht</translation>
    </message>
    <message>
        <source>Interruption rate</source>
        <translation>Unterbrechungsrate</translation>
    </message>
    <message>
        <source>Number of interruptions to simulate</source>
        <translation>Zahl der zu simulierenden Unterbrechungen</translation>
    </message>
    <message>
        <source>Recorded market</source>
        <translation>Aufgezeichneter Markt</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Interruption frequency of the type</source>
        <translation>Unterbrechungshäufigkeit des Typs</translation>
    </message>
    <message>
        <source>Availability trace</source>
        <translation>Verfügbarkeitsaufzeichnung</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>Capacity of the pools</source>
        <translation>Kapazität der Pools</translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation>On-Demand-Preis</translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation>Spot-Preis</translation>
    </message>
    <message>
        <source>Trajectories</source>
        <translation>Verläufe</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Complete up and down runs of the trace</source>
        <translation>Vollständige Auf- und Ab-Phasen der Aufzeichnung</translation>
    </message>
    <message>
        <source>Closed form</source>
        <translation>Geschlossene Formel</translation>
    </message>
    <message>
        <source>Kind of request</source>
        <translation>Art der Anforderung</translation>
    </message>
    <message>
        <source>Task %1 fits no instance type: it asks for %A3 (%T2), the most offered is %A4.</source>
        <translation>Task %1 passt auf keinen Instanztyp: Verlangt werden %A3 (%T2), geboten werden höchstens %A4.</translation>
    </message>
    <message>
        <source>Task %1 fits no instance type: none meets its %T2.</source>
        <translation>Task %1 passt auf keinen Instanztyp: Keiner erfüllt die Vorgabe %T2.</translation>
    </message>
    <message>
        <source>The type cannot hold every task alone</source>
        <translation>Der Typ kann nicht alle Tasks allein aufnehmen</translation>
    </message>
    <message>
        <source>memory in GiB</source>
        <translation>Speicher in GiB</translation>
    </message>
    <message>
        <source>memory of a GPU in GiB</source>
        <translation>Speicher einer GPU in GiB</translation>
    </message>
    <message>
        <source>GPU model</source>
        <translation>GPU-Modell</translation>
    </message>
    <message>
        <source>list of instance types</source>
        <translation>Liste der Instanztypen</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>First fit</source>
        <translation>First Fit</translation>
    </message>
    <message>
        <source>Best fit</source>
        <translation>Best Fit</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>Untere Schranke</translation>
    </message>
    <message>
        <source>Blocked by</source>
        <translation>Blockiert durch</translation>
    </message>
    <message>
        <source>%T1: how the candidates are spread</source>
        <translation>%T1: Verteilung der Kandidaten</translation>
    </message>
    <message>
        <source>Spot run, simulated</source>
        <translation>Spot-Lauf, simuliert</translation>
    </message>
    <message numerus="yes">
        <source>%1, bought on spot: %I2 simulated runs of %I3 instances that stop together. An instance is interrupted %L4 times an hour on average; a checkpoint follows every %L5 h of work.</source>
        <translation>
            <numerusform>%1, als Spot gekauft: %I2 simulierte Läufe mit %I3 Instanz. Eine Instanz wird im Mittel %L4-mal je Stunde unterbrochen; nach je %L5 h Arbeit folgt ein Checkpoint.</numerusform>
            <numerusform>%1, als Spot gekauft: %I2 simulierte Läufe mit %I3 Instanzen, die gemeinsam anhalten. Eine Instanz wird im Mittel %L4-mal je Stunde unterbrochen; nach je %L5 h Arbeit folgt ein Checkpoint.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run of %1 on spot cannot be simulated: interruptions outpace its restarts.</source>
        <translation>Der Spot-Lauf von %1 lässt sich nicht simulieren: Unterbrechungen kommen schneller als Neustarts.</translation>
    </message>
    <message>
        <source>The spread of the simulated runs</source>
        <translation>Streuung der simulierten Läufe</translation>
    </message>
    <message>
        <source>Ranges of means are 95 % intervals of the simulation. In the simulation an instance that is interrupted within its first hour is free; the closed form, which the tables use, bills every hour.</source>
        <translation>Die Spannen der Mittelwerte sind 95-%-Intervalle der Simulation. In der Simulation ist eine Instanz, die in ihrer ersten Stunde unterbrochen wird, kostenlos; die geschlossene Formel, die die Tabellen verwenden, rechnet jede Stunde ab.</translation>
    </message>
    <message>
        <source>%W1</source>
        <translation>%W1</translation>
    </message>
    <message>
        <source>%O1</source>
        <translation>%O1</translation>
    </message>
    <message>
        <source>Not part of the publication.</source>
        <translation>Nicht Teil der Veröffentlichung.</translation>
    </message>
    <message>
        <source>The closed form does not give it.</source>
        <translation>Die geschlossene Formel liefert das nicht.</translation>
    </message>
    <message>
        <source>Class of every throughput: %T1.</source>
        <translation>Klasse jedes Durchsatzes: %T1.</translation>
    </message>
    <message>
        <source>Prices of %1.</source>
        <translation>Preise vom %1.</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>Command (interrupted %T1)</source>
        <translation>Befehl (unterbrochen %T1)</translation>
    </message>
    <message>
        <source>as the Spot Advisor says</source>
        <translation>nach dem Spot Advisor</translation>
    </message>
    <message>
        <source>as measured on pools</source>
        <translation>wie an Pools gemessen</translation>
    </message>
    <message>
        <source>as the scenario says</source>
        <translation>nach dem Szenario</translation>
    </message>
    <message>
        <source>At that rate nearly every run ends without an interruption: there is no spread to draw.</source>
        <translation>Bei dieser Rate endet fast jeder Lauf ohne Unterbrechung: Es gibt keine Streuung zu zeichnen.</translation>
    </message>
    <message>
        <source>When runs of %1 finish, interrupted as measured on pools</source>
        <translation>Wann Läufe von %1 enden, unterbrochen wie an Pools gemessen</translation>
    </message>
    <message>
        <source>Cost of a month</source>
        <translation>Kosten eines Monats</translation>
    </message>
    <message>
        <source>Cost of a year</source>
        <translation>Kosten eines Jahres</translation>
    </message>
    <message>
        <source>Expected, closed form</source>
        <translation>Erwartet, geschlossene Formel</translation>
    </message>
    <message>
        <source>Chance to finish within %L1 h</source>
        <translation>Chance, in %L1 h fertig zu sein</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Zeit im Median</translation>
    </message>
    <message>
        <source>95 % done within</source>
        <translation>95&#xa0;% fertig nach</translation>
    </message>
    <message>
        <source>Billed hours of the cluster</source>
        <translation>Abgerechnete Stunden des Clusters</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>Verlorene Arbeit</translation>
    </message>
    <message>
        <source>When runs of %1 finish</source>
        <translation>Wann Läufe von %1 enden</translation>
    </message>
    <message>
        <source>What runs of %1 cost</source>
        <translation>Was Läufe von %1 kosten</translation>
    </message>
    <message>
        <source>Break-even of purchase options: %1 in %2</source>
        <translation>Break-even der Kaufoptionen: %1 in %2</translation>
    </message>
    <message>
        <source>Costs of an hour of useful work. A commitment is paid whether used or not; the share of its hours in use decides.</source>
        <translation>Kosten einer Stunde nützlicher Arbeit. Ein Commitment wird bezahlt, ob genutzt oder nicht; der Anteil seiner genutzten Stunden entscheidet.</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Same cost at a utilisation of</source>
        <translation>Gleiche Kosten bei Auslastung</translation>
    </message>
    <message>
        <source>Cost there</source>
        <translation>Kosten dort</translation>
    </message>
    <message>
        <source>Cheaper below</source>
        <translation>Darunter günstiger</translation>
    </message>
    <message>
        <source>Cheaper above</source>
        <translation>Darüber günstiger</translation>
    </message>
    <message>
        <source>%O1 is cheaper at every utilisation.</source>
        <translation>%O1 ist bei jeder Auslastung günstiger.</translation>
    </message>
    <message>
        <source>Both cost the same at every utilisation.</source>
        <translation>Beide kosten bei jeder Auslastung gleich viel.</translation>
    </message>
    <message>
        <source>With prices of %1, %2 costs %M3 %4, %P5 below %6; at the prices of the scenario’s date it was %P7 below.</source>
        <translation>Mit Preisen vom %1 kostet %2 %M3 %4, %P5 weniger als %6; zu den Preisen am Stichtag des Szenarios waren es %P7 weniger.</translation>
    </message>
    <message>
        <source>With prices of %1, %2 costs %M3 %4, %P5 above %6; at the prices of the scenario’s date it was %P7 below.</source>
        <translation>Mit Preisen vom %1 kostet %2 %M3 %4, %P5 mehr als %6; zu den Preisen am Stichtag des Szenarios waren es %P7 weniger.</translation>
    </message>
    <message>
        <source>Hours with data</source>
        <translation>Stunden mit Daten</translation>
    </message>
    <message>
        <source>Hours without data</source>
        <translation>Stunden ohne Daten</translation>
    </message>
    <message>
        <source>Mean utilisation, accelerators</source>
        <translation>Mittlere Auslastung, Beschleuniger</translation>
    </message>
    <message>
        <source>Mean utilisation, CPU</source>
        <translation>Mittlere Auslastung, CPU</translation>
    </message>
    <message>
        <source>Mean power of the instance</source>
        <translation>Mittlere Leistung der Instanz</translation>
    </message>
    <message>
        <source>Operational emissions</source>
        <translation>Betriebsemissionen</translation>
    </message>
    <message>
        <source>Idle hours</source>
        <translation>Leerlaufstunden</translation>
    </message>
    <message>
        <source>Energy while idle</source>
        <translation>Energie im Leerlauf</translation>
    </message>
    <message>
        <source>Share of the energy while idle</source>
        <translation>Energieanteil im Leerlauf</translation>
    </message>
    <message>
        <source>Cost while idle</source>
        <translation>Kosten im Leerlauf</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>Freigaben</translation>
    </message>
    <message>
        <source>Hours that releasing saves</source>
        <translation>Durch Freigabe gesparte Stunden</translation>
    </message>
    <message>
        <source>Energy that releasing saves</source>
        <translation>Durch Freigabe gesparte Energie</translation>
    </message>
    <message>
        <source>Cost that releasing saves</source>
        <translation>Durch Freigabe gesparte Kosten</translation>
    </message>
    <message>
        <source>Emissions that releasing saves</source>
        <translation>Durch Freigabe gesparte Emissionen</translation>
    </message>
    <message>
        <source>Utilisation series, CloudWatch CSV</source>
        <translation>Auslastungsreihe, CloudWatch-CSV</translation>
    </message>
    <message>
        <source>Utilisation series, CloudWatch JSON</source>
        <translation>Auslastungsreihe, CloudWatch-JSON</translation>
    </message>
    <message>
        <source>Utilisation series, nvidia-smi CSV</source>
        <translation>Auslastungsreihe, nvidia-smi-CSV</translation>
    </message>
    <message>
        <source>Another card: the log is of %1, the accelerator of %2 is %3.</source>
        <translation>Andere Karte: Das Protokoll ist von %1, der Beschleuniger von %2 ist %3.</translation>
    </message>
    <message>
        <source>Another number of accelerators: in the log %I1, in %2 %I3.</source>
        <translation>Andere Zahl von Beschleunigern: im Protokoll %I1, in %2 %I3.</translation>
    </message>
    <message>
        <source>The log is of accelerators, %1 has none: the CPU alone is counted.</source>
        <translation>Das Protokoll ist von Beschleunigern, %1 hat keine: Nur die CPU zählt.</translation>
    </message>
    <message>
        <source>embodied emissions of the bare host</source>
        <translation>graue Emissionen des Hosts ohne Bestückung</translation>
    </message>
    <message>
        <source>embodied emissions of the host’s memory</source>
        <translation>graue Emissionen des Arbeitsspeichers</translation>
    </message>
    <message>
        <source>embodied emissions of the host’s drives</source>
        <translation>graue Emissionen der Laufwerke</translation>
    </message>
    <message>
        <source>embodied emissions of the host’s further CPUs</source>
        <translation>graue Emissionen weiterer CPUs</translation>
    </message>
    <message>
        <source>embodied emissions of the platform (CCF rule)</source>
        <translation>graue Emissionen der Plattform (CCF-Regel)</translation>
    </message>
    <message>
        <source>share of the platform (CCF rule)</source>
        <translation>Anteil an der Plattform (CCF-Regel)</translation>
    </message>
    <message>
        <source>power at 10 % by the curve of a CPU</source>
        <translation>Leistung bei 10&#xa0;% nach der Kurve einer CPU</translation>
    </message>
    <message>
        <source>power at 50 % by the curve of a CPU</source>
        <translation>Leistung bei 50&#xa0;% nach der Kurve einer CPU</translation>
    </message>
    <message>
        <source>power at 100 % by the curve of a CPU</source>
        <translation>Leistung bei 100&#xa0;% nach der Kurve einer CPU</translation>
    </message>
    <message>
        <source>power of the rest of the server, a share of the TDP</source>
        <translation>Leistung des übrigen Servers als Anteil der TDP</translation>
    </message>
    <message>
        <source>least power of a vCPU (CCF application)</source>
        <translation>kleinste Leistung einer vCPU (CCF-Anwendung)</translation>
    </message>
    <message>
        <source>most power of a vCPU (CCF application)</source>
        <translation>größte Leistung einer vCPU (CCF-Anwendung)</translation>
    </message>
    <message>
        <source>power of the instance when idle</source>
        <translation>Leistung der Instanz im Leerlauf</translation>
    </message>
    <message>
        <source>power of the instance at 10 %</source>
        <translation>Leistung der Instanz bei 10&#xa0;%</translation>
    </message>
    <message>
        <source>power of the instance at 50 %</source>
        <translation>Leistung der Instanz bei 50&#xa0;%</translation>
    </message>
    <message>
        <source>power of the instance at 100 %</source>
        <translation>Leistung der Instanz bei 100&#xa0;%</translation>
    </message>
    <message>
        <source>power limit of one GPU</source>
        <translation>Leistungsgrenze einer GPU</translation>
    </message>
    <message>
        <source>power of one GPU without load</source>
        <translation>Leistung einer GPU ohne Last</translation>
    </message>
    <message>
        <source>highest power of such a node</source>
        <translation>höchste Leistung eines solchen Knotens</translation>
    </message>
    <message>
        <source>typical power of such a node</source>
        <translation>typische Leistung eines solchen Knotens</translation>
    </message>
    <message>
        <source>power of such a node in a published study</source>
        <translation>Leistung eines solchen Knotens laut Studie</translation>
    </message>
    <message>
        <source>power by the published ratio</source>
        <translation>Leistung nach dem veröffentlichten Verhältnis</translation>
    </message>
    <message>
        <source>power that the published ratio multiplies</source>
        <translation>Bezugsleistung des veröffentlichten Verhältnisses</translation>
    </message>
    <message>
        <source>grid intensity (Boavizta)</source>
        <translation>Stromnetz-Intensität (Boavizta)</translation>
    </message>
    <message>
        <source>grid intensity (CCF application)</source>
        <translation>Stromnetz-Intensität (CCF-Anwendung)</translation>
    </message>
    <message>
        <source>grid intensity (CCF coefficients)</source>
        <translation>Stromnetz-Intensität (CCF-Koeffizienten)</translation>
    </message>
    <message>
        <source>grid intensity of the country</source>
        <translation>Stromnetz-Intensität des Landes</translation>
    </message>
    <message>
        <source>grid intensity (ML CO2 Impact)</source>
        <translation>Stromnetz-Intensität (ML CO2 Impact)</translation>
    </message>
    <message>
        <source>carbon-free share of the grid</source>
        <translation>CO₂-freier Anteil des Stromnetzes</translation>
    </message>
    <message>
        <source>embodied emissions, total</source>
        <translation>graue Emissionen, gesamt</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 4 years (CCF list)</source>
        <translation>graue Emissionen je Stunde über 4 Jahre (CCF-Liste)</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 6 years (CCF list)</source>
        <translation>graue Emissionen je Stunde über 6 Jahre (CCF-Liste)</translation>
    </message>
    <message>
        <source>embodied emissions of the platform (CCF list)</source>
        <translation>graue Emissionen der Plattform (CCF-Liste)</translation>
    </message>
    <message>
        <source>share of the platform (CCF list)</source>
        <translation>Anteil an der Plattform (CCF-Liste)</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 4 years (CCF rule)</source>
        <translation>graue Emissionen je Stunde über 4 Jahre (CCF-Regel)</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 6 years (CCF rule)</source>
        <translation>graue Emissionen je Stunde über 6 Jahre (CCF-Regel)</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 4 years (by parts)</source>
        <translation>graue Emissionen je Stunde über 4 Jahre (nach Teilen)</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 6 years (by parts)</source>
        <translation>graue Emissionen je Stunde über 6 Jahre (nach Teilen)</translation>
    </message>
    <message>
        <source>embodied emissions of the platform (by parts)</source>
        <translation>graue Emissionen der Plattform (nach Teilen)</translation>
    </message>
    <message>
        <source>share of the platform (by parts)</source>
        <translation>Anteil an der Plattform (nach Teilen)</translation>
    </message>
    <message>
        <source>embodied emissions of the accelerators</source>
        <translation>graue Emissionen der Beschleuniger</translation>
    </message>
    <message>
        <source>Spot only, on-demand in time</source>
        <translation>Nur Spot, rechtzeitig On-Demand</translation>
    </message>
    <message>
        <source>The trace is available %P1 of the time (%I2 ticks).</source>
        <translation>In der Aufzeichnung ist zu %P1 der Zeit Kapazität verfügbar (%I2 Takte).</translation>
    </message>
    <message>
        <source>Clairvoyant bound, %I1 trajectories</source>
        <translation>Schranke bei voller Voraussicht, %I1 Verläufe</translation>
    </message>
    <message>
        <source>One rate for all pools</source>
        <translation>Eine Rate für alle Pools</translation>
    </message>
    <message>
        <source>Line %1, %2: “%3” is read as “%4”.</source>
        <translation>Zeile %1, %2: „%3“ wird als „%4“ gelesen.</translation>
    </message>
    <message>
        <source>Excluded: %1 (%I2).</source>
        <translation>Weggelassen: %1 (%I2).</translation>
    </message>
    <message>
        <source>Import %1 was reverted.</source>
        <translation>Import %1 wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Offers that this partial list does not name, which stay as they are</source>
        <translation>Angebote, die diese Teilliste nicht nennt und die bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Name the import to revert by its number; “imports list” shows the numbers.</source>
        <translation>Nennen Sie die Nummer des Imports, der zurückgenommen werden soll; „imports list“ zeigt die Nummern.</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Not given: %T1.</source>
        <translation>Nicht angegeben: %T1.</translation>
    </message>
    <message>
        <source>The catalogue has no hardware row to allocate embodied emissions from.</source>
        <translation>Der Katalog hat keine Hardwarezeile, aus der graue Emissionen zugeteilt werden könnten.</translation>
    </message>
    <message>
        <source>Market gCO2e/1M</source>
        <translation>Marktbasiert gCO2e/1M</translation>
    </message>
    <message>
        <source>Market-based emissions of one million units, beside the location-based ones; never part of SCI.</source>
        <translation>Marktbasierte Emissionen von einer Million Einheiten, neben den standortbasierten; nie Teil des SCI.</translation>
    </message>
    <message>
        <source>Marginal gCO2e/1M</source>
        <translation>Marginal gCO2e/1M</translation>
    </message>
    <message>
        <source>Emissions of an additional job, by the marginal grid intensity; never added to average values.</source>
        <translation>Emissionen eines zusätzlichen Jobs nach der marginalen Stromnetz-Intensität; nie mit Mittelwerten summiert.</translation>
    </message>
    <message>
        <source>USD/month</source>
        <translation>USD/Monat</translation>
    </message>
    <message>
        <source>Cost of the whole fleet for a month of 730 hours.</source>
        <translation>Kosten der ganzen Flotte in einem Monat von 730 Stunden.</translation>
    </message>
    <message>
        <source>USD/year</source>
        <translation>USD/Jahr</translation>
    </message>
    <message>
        <source>Cost of the whole fleet for a year of 8,760 hours.</source>
        <translation>Kosten der ganzen Flotte in einem Jahr von 8.760 Stunden.</translation>
    </message>
    <message>
        <source>The figure to divide by is 0.</source>
        <translation>Der Wert, durch den zu teilen wäre, ist 0.</translation>
    </message>
    <message>
        <source>The model card of %1 does not say how many experts there are and how many a token uses.</source>
        <translation>Die Modellkarte von %1 nennt nicht, wie viele Experten es gibt und wie viele ein Token nutzt.</translation>
    </message>
    <message>
        <source>%1 holds fewer accelerators than a node of the benchmark %2: exchange that ran inside a node would cross the network. Give a scaling efficiency below 1 to use the rate.</source>
        <translation>%1 hat weniger Beschleuniger als ein Knoten des Benchmarks %2: Austausch, der innerhalb eines Knotens lief, ginge über das Netzwerk. Mit einer eigenen Skalierungseffizienz unter 1 lässt sich die Rate nutzen.</translation>
    </message>
    <message>
        <source>%1 has %L3 Gbit/s of network per accelerator, the system of the benchmark %2 %L4. Give a scaling efficiency below 1 to use the rate.</source>
        <translation>%1 hat %L3 Gbit/s Netzwerk je Beschleuniger, das System des Benchmarks %2 hat %L4. Mit einer eigenen Skalierungseffizienz unter 1 lässt sich die Rate nutzen.</translation>
    </message>
    <message>
        <source>market-based emissions per million</source>
        <translation>marktbasierte Emissionen je Million</translation>
    </message>
    <message>
        <source>marginal emissions per million</source>
        <translation>marginale Emissionen je Million</translation>
    </message>
    <message>
        <source>It was %L1 with prices of %2; at %4 a price is missing.</source>
        <translation>Es waren %L1 mit Preisen vom %2; am %4 fehlt ein Preis.</translation>
    </message>
    <message>
        <source>With prices of %4 and the most favourable of %I5 independent rates (%6) it is %L3; with the least favourable (%7) it is %L8.</source>
        <translation>Mit Preisen vom %4 und der günstigsten von %I5 unabhängigen Raten (%6) sind es %L3; mit der ungünstigsten (%7) sind es %L8.</translation>
    </message>
    <message>
        <source>With the most favourable of %I5 independent rates (%6) it was %L1 with prices of %2 and is %L3 with prices of %4; with the least favourable (%7) it is %L8.</source>
        <translation>Mit der günstigsten von %I5 unabhängigen Raten (%6) waren es %L1 mit Preisen vom %2 und sind es %L3 mit Preisen vom %4; mit der ungünstigsten (%7) sind es %L8.</translation>
    </message>
    <message>
        <source>With the most favourable of %I5 independent rates (%6) it was %L1 with prices of %2; at %4 a price is missing; with the least favourable (%7) it was %L8.</source>
        <translation>Mit der günstigsten von %I5 unabhängigen Raten (%6) waren es %L1 mit Preisen vom %2; am %4 fehlt ein Preis; mit der ungünstigsten (%7) waren es %L8.</translation>
    </message>
    <message>
        <source>No independent result exists: the catalogue has no other rate of this model on these types.</source>
        <translation>Ein unabhängiges Ergebnis gibt es nicht: Der Katalog hat keine andere Rate dieses Modells auf diesen Typen.</translation>
    </message>
    <message>
        <source>Energy of replicated block storage and of data transfer, beside the instance. Without replication: ebs_replication=1.</source>
        <translation>Energie von repliziertem Blockspeicher und Datenübertragung, neben der Instanz. Ohne Replikation: ebs_replication=1.</translation>
    </message>
    <message>
        <source>Water per kWh of electricity</source>
        <translation>Wasser je kWh Strom</translation>
    </message>
    <message>
        <source>Share of matched clean electricity</source>
        <translation>durch Zukäufe gedeckter Anteil sauberen Stroms</translation>
    </message>
    <message>
        <source>Intensity of the residual mix</source>
        <translation>Intensität des Residualmix</translation>
    </message>
    <message>
        <source>Sized so that the first token comes within %L1 ms, the mean wait in the queue included (Allen-Cunneen, squared variation of service %L2).</source>
        <translation>So bemessen, dass das erste Token binnen %L1 ms kommt, die mittlere Wartezeit eingerechnet (Allen-Cunneen, quadrierter Variationskoeffizient der Bedienzeit %L2).</translation>
    </message>
    <message>
        <source>Market-based carbon per million</source>
        <translation>Marktbasiertes CO₂ je Million</translation>
    </message>
    <message>
        <source>Marginal carbon per million</source>
        <translation>Marginales CO₂ je Million</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>A Pareto front needs an objective: cost, time, energy or carbon.</source>
        <translation>Eine Pareto-Front braucht ein Ziel: cost, time, energy oder carbon.</translation>
    </message>
    <message>
        <source>There is no objective &quot;%1&quot;; use cost, time, energy or carbon.</source>
        <translation>Es gibt kein Ziel „%1“; möglich sind cost, time, energy und carbon.</translation>
    </message>
    <message>
        <source>The objective &quot;%1&quot; is given twice.</source>
        <translation>Das Ziel „%1“ ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>The objective &quot;%1&quot; is one of training runs and HPC jobs: a fleet serves without an end.</source>
        <translation>Das Ziel „%1“ gibt es nur bei Trainingsläufen und HPC-Jobs: Eine Flotte läuft ohne Ende.</translation>
    </message>
    <message>
        <source>On the front: nothing dominates it.</source>
        <translation>Auf der Front: Nichts dominiert ihn.</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>knee</source>
        <translation>Knie</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominiert</translation>
    </message>
    <message numerus="yes">
        <source>%I1 of %I2 candidates lie on the Pareto front.</source>
        <translation>
            <numerusform>%I1 von %I2 Kandidaten liegt auf der Pareto-Front.</numerusform>
            <numerusform>%I1 von %I2 Kandidaten liegen auf der Pareto-Front.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knee of the front: %1.</source>
        <translation>Knie der Front: %1.</translation>
    </message>
    <message>
        <source>The front has no knee.</source>
        <translation>Die Front hat kein Knie.</translation>
    </message>
    <message>
        <source>Without a place because a figure is missing: %I1.</source>
        <translation>Ohne Einordnung, weil ein Wert fehlt: %I1.</translation>
    </message>
    <message>
        <source>Sobol indices take a power of two from 64 to 1,048,576 points, not %1.</source>
        <translation>Sobol-Indizes brauchen eine Zweierpotenz von 64 bis 1.048.576 Punkten, nicht %1.</translation>
    </message>
    <message>
        <source>The figure does not vary over the ranges of its inputs.</source>
        <translation>Der Wert ändert sich über die Bereiche seiner Eingaben nicht.</translation>
    </message>
    <message>
        <source>There is no result with the input at this bound.</source>
        <translation>Mit der Eingabe an dieser Grenze gibt es kein Ergebnis.</translation>
    </message>
    <message>
        <source>%I1 evaluations, seed %2; the inputs alone account for %P3 of the variance.</source>
        <translation>%I1 Auswertungen, Startwert %2; die Eingaben allein erklären %P3 der Varianz.</translation>
    </message>
    <message>
        <source>The source gives only the effective rate, not the payments.</source>
        <translation>Die Quelle nennt nur den effektiven Stundenpreis, nicht die Zahlungen.</translation>
    </message>
    <message>
        <source>Nothing is paid upfront.</source>
        <translation>Es wird nichts vorab bezahlt.</translation>
    </message>
    <message>
        <source>The upfront payment is not earned back within the term.</source>
        <translation>Die Vorauszahlung amortisiert sich innerhalb der Laufzeit nicht.</translation>
    </message>
    <message>
        <source>No commitment of %1 in %2 is known at or before %3.</source>
        <translation>Für %1 in %2 ist bis zum %3 kein Commitment bekannt.</translation>
    </message>
    <message>
        <source>The day has no finite plan.</source>
        <translation>Für den Tag gibt es keinen endlichen Plan.</translation>
    </message>
    <message>
        <source>On demand nothing is committed.</source>
        <translation>Bei On-Demand ist nichts gebunden.</translation>
    </message>
    <message>
        <source>No commitment with a fresh price saves anything: stay on demand.</source>
        <translation>Kein Commitment mit aktuellem Preis spart etwas: Bei On-Demand bleiben.</translation>
    </message>
    <message>
        <source>Best: commit to %I2 of at most %I3 instances by %O1, the rest on demand: %M4 USD a day instead of %M5.</source>
        <translation>Am besten: %I2 von höchstens %I3 Instanzen durch %O1 binden, den Rest On-Demand kaufen: %M4 USD am Tag statt %M5.</translation>
    </message>
    <message>
        <source>Best: %O1, %M2 USD an instance-hour instead of %M3, if at least %P4 of the hours are used.</source>
        <translation>Am besten: %O1, %M2 USD je Instanzstunde statt %M3, wenn mindestens %P4 der Stunden genutzt werden.</translation>
    </message>
    <message>
        <source>%1 is no month; use 1 to 12.</source>
        <translation>%1 ist kein Monat; möglich sind 1 bis 12.</translation>
    </message>
    <message>
        <source>The catalogue has no hourly profile for the grid of %1.</source>
        <translation>Der Katalog hat kein Stundenprofil für das Stromnetz von %1.</translation>
    </message>
    <message>
        <source>The run is too long or too short for a plan by the hour.</source>
        <translation>Der Lauf ist für einen Stundenplan zu lang oder zu kurz.</translation>
    </message>
    <message>
        <source>Best start: %1:00 UTC, %L2 kg CO2e, %P5 below the worst (%3:00 UTC, %L4 kg).</source>
        <translation>Bester Beginn: %1:00 UTC, %L2 kg CO₂e, %P5 unter dem schlechtesten (%3:00 UTC, %L4 kg).</translation>
    </message>
    <message>
        <source>Cleanest hour of the fleet: %1:00 UTC, %L2 kg CO2e, %P5 below the dirtiest (%3:00 UTC, %L4 kg).</source>
        <translation>Sauberste Stunde der Flotte: %1:00 UTC, %L2 kg CO₂e, %P5 unter der schmutzigsten (%3:00 UTC, %L4 kg).</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Einordnung</translation>
    </message>
    <message>
        <source>Dominated by</source>
        <translation>Dominiert von</translation>
    </message>
    <message>
        <source>Less %T1</source>
        <translation>Weniger %T1</translation>
    </message>
    <message>
        <source>Result at low</source>
        <translation>Ergebnis unten</translation>
    </message>
    <message>
        <source>Result at high</source>
        <translation>Ergebnis oben</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>Erste Ordnung</translation>
    </message>
    <message>
        <source>First order, low</source>
        <translation>Erste Ordnung, unten</translation>
    </message>
    <message>
        <source>First order, high</source>
        <translation>Erste Ordnung, oben</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Total, low</source>
        <translation>Gesamt, unten</translation>
    </message>
    <message>
        <source>Total, high</source>
        <translation>Gesamt, oben</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>Break-even use</source>
        <translation>Break-even-Auslastung</translation>
    </message>
    <message>
        <source>Upfront</source>
        <translation>Vorab</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>Monatlich</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>Amortisation</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>Gebunden</translation>
    </message>
    <message>
        <source>Cost of the day</source>
        <translation>Kosten des Tages</translation>
    </message>
    <message>
        <source>USD/1M of the day</source>
        <translation>USD/1M des Tages</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>On-Demand</translation>
    </message>
    <message>
        <source>Idle commitment</source>
        <translation>Ungenutztes Commitment</translation>
    </message>
    <message>
        <source>Start (UTC)</source>
        <translation>Beginn (UTC)</translation>
    </message>
    <message>
        <source>Above best</source>
        <translation>Über dem Besten</translation>
    </message>
    <message>
        <source>Intensity / mean</source>
        <translation>Intensität / Mittel</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>Intensität</translation>
    </message>
    <message>
        <source>%T1 against %T2</source>
        <translation>%T1 gegen %T2</translation>
    </message>
    <message>
        <source>%T2 of %1: share of the variance by input</source>
        <translation>%T2 von %1: Anteil der Eingaben an der Varianz</translation>
    </message>
    <message>
        <source>Sobol indices of %I1 evaluations, seed %2, with 95 % intervals: the input alone, and with all its interactions.</source>
        <translation>Sobol-Indizes aus %I1 Auswertungen, Startwert %2, mit 95-%-Intervallen: die Eingabe allein und mit allen Wechselwirkungen.</translation>
    </message>
    <message>
        <source>%T1, alone</source>
        <translation>%T1, allein</translation>
    </message>
    <message>
        <source>%T1, in total</source>
        <translation>%T1, insgesamt</translation>
    </message>
    <message>
        <source>Share of the variance</source>
        <translation>Anteil an der Varianz</translation>
    </message>
    <message>
        <source>CO2e of the run on %1 by the hour at which it starts</source>
        <translation>CO₂e des Laufs auf %1 nach Startstunde</translation>
    </message>
    <message>
        <source>Start, hour of the day (UTC)</source>
        <translation>Beginn, Stunde des Tages (UTC)</translation>
    </message>
    <message>
        <source>Hour of the day (UTC)</source>
        <translation>Stunde des Tages (UTC)</translation>
    </message>
    <message>
        <source>A day of %1: commitment baseline and on-demand peak</source>
        <translation>Ein Tag mit %1: Commitment-Sockel und On-Demand-Spitze</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>benötigt</translation>
    </message>
    <message>
        <source>committed: %I1 (%O2)</source>
        <translation>gebunden: %I1 (%O2)</translation>
    </message>
    <message>
        <source>%O1: %M2 USD a day; all on demand: %M3 USD. Break-even use %P4. Price of %5.</source>
        <translation>%O1: %M2 USD am Tag; alles On-Demand: %M3 USD. Break-even bei %P4 Auslastung. Preis vom %5.</translation>
    </message>
    <message>
        <source>No commitment of this type is known here: %M1 USD a day on demand.</source>
        <translation>Für diesen Typ ist hier kein Commitment bekannt: %M1 USD am Tag mit On-Demand.</translation>
    </message>
    <message>
        <source>No day to plan: a run has no traffic of a day.</source>
        <translation>Kein Tag zu planen: Ein Lauf hat keinen Tagesverlauf.</translation>
    </message>
    <message>
        <source>Cancelled: the first %I1 of %I2 trajectories.</source>
        <translation>Abgebrochen: die ersten %I1 von %I2 Verläufen.</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>To on-demand</source>
        <translation>Zu On-Demand</translation>
    </message>
    <message>
        <source>In time</source>
        <translation>Rechtzeitig</translation>
    </message>
    <message>
        <source>In time, low</source>
        <translation>Rechtzeitig, unten</translation>
    </message>
    <message>
        <source>In time, high</source>
        <translation>Rechtzeitig, oben</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Time below the target</source>
        <translation>Zeit unter dem Ziel</translation>
    </message>
    <message>
        <source>Half width of the interval</source>
        <translation>Halbe Breite des Intervalls</translation>
    </message>
    <message>
        <source>No other candidate that qualifies is both cheaper and cleaner than one of these; × is against %1, the cheapest.</source>
        <translation>Kein anderer infrage kommender Kandidat ist zugleich günstiger und sauberer als einer von diesen; × bezieht sich auf %1, den günstigsten.</translation>
    </message>
    <message>
        <source>%1 has the lowest cost and the lowest operational CO₂e; whether others can be told apart, the answer says.</source>
        <translation>%1 hat die niedrigsten Kosten und das niedrigste CO₂e im Betrieb; ob andere zu unterscheiden sind, sagt die Antwort.</translation>
    </message>
    <message>
        <source>LayoutLM at 1,000,000 inferences an hour</source>
        <translation>LayoutLM mit 1.000.000 Inferenzen je Stunde</translation>
    </message>
    <message>
        <source>BERT-Large from scratch on 450 million sequences</source>
        <translation>BERT-Large von Grund auf mit 450 Millionen Sequenzen</translation>
    </message>
    <message>
        <source>BERT-Large training on spot with checkpoints</source>
        <translation>BERT-Large: Training auf Spot mit Checkpoints</translation>
    </message>
    <message>
        <source>BERT-Large questions within 130 ms: CPU, GPU or Inferentia</source>
        <translation>BERT-Large: Antworten innerhalb von 130 ms auf CPU, GPU oder Inferentia</translation>
    </message>
    <message>
        <source>Llama 3 8B chat, 20 million output tokens an hour</source>
        <translation>Llama 3 8B als Chat, 20 Millionen Ausgabe-Tokens je Stunde</translation>
    </message>
    <message>
        <source>ResNet-50 over 100 million images an hour, offline</source>
        <translation>ResNet-50 über 100 Millionen Bilder je Stunde, offline</translation>
    </message>
    <message>
        <source>Choice %1 is in force; “own undo” reverts it.</source>
        <translation>Wahl %1 gilt; „own undo“ nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Choice %1 was reverted; “own undo” brings it back.</source>
        <translation>Wahl %1 wurde zurückgenommen; „own undo“ stellt sie wieder her.</translation>
    </message>
    <message>
        <source>The last change was undone; “own redo” makes it again.</source>
        <translation>Die letzte Änderung wurde rückgängig gemacht; „own redo“ wiederholt sie.</translation>
    </message>
    <message>
        <source>The change was made again.</source>
        <translation>Die Änderung wurde wiederholt.</translation>
    </message>
    <message>
        <source>There is no change of own values to undo.</source>
        <translation>Es gibt keine Änderung eigener Werte, die rückgängig zu machen wäre.</translation>
    </message>
    <message>
        <source>There is no change of own values to make again.</source>
        <translation>Es gibt keine Änderung eigener Werte, die zu wiederholen wäre.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>%1, %3: found &quot;%4&quot;, expected %5.</source>
        <translation>%1, %3: „%4“ gefunden, %5 erwartet.</translation>
    </message>
    <message>
        <source>%3: found &quot;%4&quot;, expected %5.</source>
        <translation>%3: „%4“ gefunden, %5 erwartet.</translation>
    </message>
    <message>
        <source>%N1</source>
        <translation>%N1</translation>
    </message>
    <message numerus="yes">
        <source>Nothing of %1 can come in: all %I2 rows were refused. The first: “%3”. %T4</source>
        <translation>
            <numerusform>Nichts aus %1 kann übernommen werden: Die %I2 Zeile wurde abgelehnt: „%3“. %T4</numerusform>
            <numerusform>Nichts aus %1 kann übernommen werden: Alle %I2 Zeilen wurden abgelehnt. Die erste: „%3“. %T4</numerusform>
        </translation>
    </message>
    <message>
        <source>The catalogue does not know this instance type or part.</source>
        <translation>Der Katalog kennt diesen Instanztyp oder dieses Bauteil nicht.</translation>
    </message>
    <message>
        <source>The catalogue does not know this region.</source>
        <translation>Der Katalog kennt diese Region nicht.</translation>
    </message>
    <message>
        <source>The catalogue does not know this model.</source>
        <translation>Der Katalog kennt dieses Modell nicht.</translation>
    </message>
    <message>
        <source>A new entry lacks what it needs.</source>
        <translation>Einem neuen Eintrag fehlt, was er braucht.</translation>
    </message>
    <message>
        <source>The value cannot be read.</source>
        <translation>Der Wert ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Stands beside the figure that counts; it counts when you choose it.</source>
        <translation>Steht neben dem Wert, der zählt; er zählt, wenn Sie ihn wählen.</translation>
    </message>
    <message>
        <source>Still being computed.</source>
        <translation>Wird noch berechnet.</translation>
    </message>
    <message>
        <source>Spot fleet, simulated</source>
        <translation>Spot-Flotte, simuliert</translation>
    </message>
    <message>
        <source>%1, bought on spot: %I2 simulated fleets that hold a target of %L3 units for %L4 h and replace what is lost. Pools: %5. A unit is one instance of the first type, or what does as much work.</source>
        <translation>%1, als Spot gekauft: %I2 simulierte Flotten, die %L4 h lang ein Ziel von %L3 Einheiten halten und Verlorenes ersetzen. Pools: %5. Eine Einheit ist eine Instanz des ersten Typs oder was ebenso viel leistet.</translation>
    </message>
    <message>
        <source>The fleet of %1 on spot cannot be simulated: no pool has capacity.</source>
        <translation>Die Flotte aus %1 auf Spot lässt sich nicht simulieren: Kein Pool hat Kapazität.</translation>
    </message>
    <message>
        <source>A unit-hour against on-demand</source>
        <translation>Einheitsstunde gegenüber On-Demand</translation>
    </message>
    <message>
        <source>Spot Fleet is legacy at AWS: an EC2 Fleet or an Auto Scaling group holds the same capacity.</source>
        <translation>Spot Fleet ist bei AWS veraltet: Eine EC2 Fleet oder eine Auto-Scaling-Gruppe hält dieselbe Kapazität.</translation>
    </message>
    <message>
        <source>Cost of the fleet, interrupted as measured on pools</source>
        <translation>Kosten der Flotte, unterbrochen wie an Pools gemessen</translation>
    </message>
    <message>
        <source>Capacity over time, interrupted as measured on pools</source>
        <translation>Kapazität über der Zeit, unterbrochen wie an Pools gemessen</translation>
    </message>
    <message>
        <source>Unit-hours</source>
        <translation>Einheitsstunden</translation>
    </message>
    <message>
        <source>Longest shortfall</source>
        <translation>Längste Unterdeckung</translation>
    </message>
    <message>
        <source>Free first hours</source>
        <translation>Kostenlose erste Stunden</translation>
    </message>
    <message>
        <source>The Pareto front: from the cheapest to the cleanest</source>
        <translation>Die Pareto-Front: vom Günstigsten zum Saubersten</translation>
    </message>
    <message>
        <source>At its rate the fleet is nearly always complete: there is no spread to draw.</source>
        <translation>Bei ihrer Rate ist die Flotte fast immer vollständig: Es gibt keine Streuung zu zeichnen.</translation>
    </message>
    <message>
        <source>%T1 (changed)</source>
        <translation>%T1 (geändert)</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2. Allow writing to it and its folder, or choose another place.</source>
        <translation>Die Datei %1 kann nicht geschrieben werden: %2. Erlauben Sie das Schreiben in die Datei und ihren Ordner, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The disk is full; %1 was left as it was. Make room and try again.</source>
        <translation>Der Datenträger ist voll; %1 blieb unverändert. Schaffen Sie Platz und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>--no-overlay leaves out the file of imports and own values, which this command reads or changes: name one with --overlay FILE, or import with --dry-run.</source>
        <translation>--no-overlay lässt die Datei der Importe und eigenen Werte aus, die dieser Befehl liest oder ändert: Nennen Sie eine mit --overlay DATEI, oder importieren Sie mit --dry-run.</translation>
    </message>
    <message>
        <source>%1, %Q2: %I3 figures from %L4 to %L5 %6 contradict each other; %L7 %6 counts.</source>
        <translation>%1, %Q2: %I3 Werte von %L4 bis %L5 %6 widersprechen sich; %L7 %6 gilt.</translation>
    </message>
    <message>
        <source>%1, %Q2: known only as %L3 to %L4 %5.</source>
        <translation>%1, %Q2: nur als %L3 bis %L4 %5 bekannt.</translation>
    </message>
    <message>
        <source>%1: the figure %Q3 is missing; types: %I2.</source>
        <translation>%1: der Wert %Q3 fehlt; Typen: %I2.</translation>
    </message>
    <message>
        <source>Nothing was written: %1 is a device or a pipe, not a file.</source>
        <translation>Es wurde nichts geschrieben: %1 ist ein Gerät oder eine Pipe, keine Datei.</translation>
    </message>
    <message>
        <source>Nothing was written: %1 is a file, not a folder.</source>
        <translation>Es wurde nichts geschrieben: %1 ist eine Datei, kein Ordner.</translation>
    </message>
    <message>
        <source>Nothing was written: %1 exists already. Type its whole name to overwrite it.</source>
        <translation>Es wurde nichts geschrieben: %1 gibt es schon. Zum Überschreiben den vollständigen Namen eingeben.</translation>
    </message>
    <message numerus="yes">
        <source>What does a job of %F1 × 10^18 FP64 operations take on %I2 instances, with prices of %3?</source>
        <translation>
            <numerusform>Was braucht ein Job von %F1 × 10^18 FP64-Operationen auf %I2 Instanz, mit Preisen vom %3?</numerusform>
            <numerusform>Was braucht ein Job von %F1 × 10^18 FP64-Operationen auf %I2 Instanzen, mit Preisen vom %3?</numerusform>
        </translation>
    </message>
    <message>
        <source>%V1</source>
        <translation>%V1</translation>
    </message>
    <message>
        <source>Nearest candidates, and why they do not qualify</source>
        <translation>Die nächsten Kandidaten und warum sie nicht zählen</translation>
    </message>
    <message>
        <source>Latency, p99</source>
        <translation>Latenz, p99</translation>
    </message>
    <message>
        <source>The price of %1 in %2 is of %3, too old to count.</source>
        <translation>Der Preis von %1 in %2 ist vom %3 und zu alt, um zu zählen.</translation>
    </message>
    <message>
        <source>Claims without an independent result: %I1 of %I2.</source>
        <translation>Aussagen ohne unabhängiges Ergebnis: %I1 von %I2.</translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate the fleet is below its target %P5 of the time.</source>
        <translation>
            <numerusform>Verfügbarkeitsaufzeichnungen von %I1 Pool zeigen im Median %L2 Unterbrechungen je Stunde (%B3 bis %B4), hier so gerechnet, als würde jede Instanz für sich unterbrochen. Bei dieser Rate liegt die Flotte zu %P5 der Zeit unter ihrem Ziel.</numerusform>
            <numerusform>Verfügbarkeitsaufzeichnungen von %I1 Pools zeigen im Median %L2 Unterbrechungen je Stunde (%B3 bis %B4), hier so gerechnet, als würde jede Instanz für sich unterbrochen. Bei dieser Rate liegt die Flotte zu %P5 der Zeit unter ihrem Ziel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate %P6 of the runs finish within %L7 h; the expected time is %L5 h.</source>
        <translation>
            <numerusform>Verfügbarkeitsaufzeichnungen von %I1 Pool zeigen im Median %L2 Unterbrechungen je Stunde (%B3 bis %B4), hier so gerechnet, als würde jede Instanz für sich unterbrochen. Bei dieser Rate werden %P6 der Läufe innerhalb von %L7 h fertig; die erwartete Zeit ist %L5 h.</numerusform>
            <numerusform>Verfügbarkeitsaufzeichnungen von %I1 Pools zeigen im Median %L2 Unterbrechungen je Stunde (%B3 bis %B4), hier so gerechnet, als würde jede Instanz für sich unterbrochen. Bei dieser Rate werden %P6 der Läufe innerhalb von %L7 h fertig; die erwartete Zeit ist %L5 h.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate the expected time is %L5 h.</source>
        <translation>
            <numerusform>Verfügbarkeitsaufzeichnungen von %I1 Pool zeigen im Median %L2 Unterbrechungen je Stunde (%B3 bis %B4), hier so gerechnet, als würde jede Instanz für sich unterbrochen. Bei dieser Rate ist die erwartete Zeit %L5 h.</numerusform>
            <numerusform>Verfügbarkeitsaufzeichnungen von %I1 Pools zeigen im Median %L2 Unterbrechungen je Stunde (%B3 bis %B4), hier so gerechnet, als würde jede Instanz für sich unterbrochen. Bei dieser Rate ist die erwartete Zeit %L5 h.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4). At that rate the run would hardly ever end: a restart and a segment seldom complete before the next interruption. Shorter intervals or fewer instances help.</source>
        <translation>
            <numerusform>Verfügbarkeitsaufzeichnungen von %I1 Pool zeigen im Median %L2 Unterbrechungen je Stunde (%B3 bis %B4). Bei dieser Rate würde der Lauf kaum je enden: Neustart und Abschnitt gelingen selten vor der nächsten Unterbrechung. Kürzere Intervalle oder weniger Instanzen helfen.</numerusform>
            <numerusform>Verfügbarkeitsaufzeichnungen von %I1 Pools zeigen im Median %L2 Unterbrechungen je Stunde (%B3 bis %B4). Bei dieser Rate würde der Lauf kaum je enden: Neustart und Abschnitt gelingen selten vor der nächsten Unterbrechung. Kürzere Intervalle oder weniger Instanzen helfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command of this report</source>
        <translation>Befehl für diesen Bericht</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>The interruption notice changes no figure of a fleet that is not rebalanced: an instance counts as capacity until it is lost.</source>
        <translation>Die Vorwarnung ändert keine Zahl einer Flotte ohne Rebalancing: Eine Instanz zählt als Kapazität, bis sie verloren geht.</translation>
    </message>
    <message>
        <source>All pools follow this one trace and lose their capacity together: spreading over them does not help here.</source>
        <translation>Alle Pools folgen dieser einen Aufzeichnung und verlieren ihre Kapazität gemeinsam: Sie zu verteilen hilft hier nicht.</translation>
    </message>
    <message>
        <source>The trace counts up to %I1 instances: each pool holds at most what it counts at the time.</source>
        <translation>Die Aufzeichnung zählt bis zu %I1 Instanzen: Jeder Pool hält höchstens so viele, wie sie gerade zählt.</translation>
    </message>
    <message>
        <source>The trace tells of one instance: while it is available, the fleet gets all it asks for.</source>
        <translation>Die Aufzeichnung spricht von einer Instanz: Solange sie verfügbar ist, bekommt die Flotte alles, was sie verlangt.</translation>
    </message>
    <message>
        <source>All pools are in one zone and share its states: with zones of their own they are independent.</source>
        <translation>Alle Pools liegen in einer Zone und teilen deren Zustände: Mit eigenen Zonen sind sie unabhängig.</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>die erste</translation>
    </message>
    <message>
        <source>cheaper</source>
        <translation>billiger</translation>
    </message>
    <message>
        <source>more expensive</source>
        <translation>teurer</translation>
    </message>
    <message>
        <source>not distinguishable</source>
        <translation>nicht unterscheidbar</translation>
    </message>
    <message>
        <source>no interval</source>
        <translation>kein Intervall</translation>
    </message>
    <message>
        <source>No difference to the first policy: it is this one, or not all trajectories finished.</source>
        <translation>Kein Unterschied zur ersten Strategie: Es ist diese selbst, oder nicht alle Verläufe endeten.</translation>
    </message>
    <message>
        <source>Mean idle time %L1 h, mean slack to the deadline %L2 h</source>
        <translation>Mittlerer Leerlauf %L1 h, mittlerer Puffer bis zur Frist %L2 h</translation>
    </message>
    <message>
        <source>No price of a commitment is known on that day. Prices as of %1, catalogue %2</source>
        <translation>Für diesen Tag ist kein Commitment-Preis bekannt. Preise vom %1, Katalog %2</translation>
    </message>
    <message>
        <source>An Auto Scaling group takes whole weights of 1 to 999: weights and capacities are multiplied by %L1.</source>
        <translation>Eine Auto-Scaling-Gruppe nimmt ganze Gewichte von 1 bis 999: Gewichte und Kapazitäten sind mit %L1 multipliziert.</translation>
    </message>
    <message>
        <source>No factor makes all weights whole: they are rounded, by up to %P1.</source>
        <translation>Kein Faktor macht alle Gewichte ganz: Sie sind gerundet, um bis zu %P1.</translation>
    </message>
    <message>
        <source>An Auto Scaling group has one weight a type: %1 counts %L2 in every zone, the smallest of its weights.</source>
        <translation>Eine Auto-Scaling-Gruppe hat ein Gewicht je Typ: %1 zählt in jeder Zone %L2, das kleinste seiner Gewichte.</translation>
    </message>
    <message>
        <source>Names a launch template %1: insert yours.</source>
        <translation>Nennt eine Startvorlage %1: Setzen Sie Ihre ein.</translation>
    </message>
    <message>
        <source>An Auto Scaling group keeps up its capacity: it knows no one-time request. Export an EC2 Fleet, or maintain the fleet.</source>
        <translation>Eine Auto-Scaling-Gruppe hält ihre Kapazität: Eine einmalige Anforderung kennt sie nicht. Exportieren Sie eine EC2 Fleet, oder wählen Sie „Aufrechterhalten“.</translation>
    </message>
    <message>
        <source>%1 means nothing to this market: --market names the one to simulate, price_replay, trace_replay or regimes.</source>
        <translation>%1 bedeutet für diesen Markt nichts: --market nennt den zu simulierenden, price_replay, trace_replay oder regimes.</translation>
    </message>
    <message>
        <source>Measured pools: %1.</source>
        <translation>Gemessene Pools: %1.</translation>
    </message>
    <message>
        <source>Market: %1, %2.</source>
        <translation>Markt: %1, %2.</translation>
    </message>
    <message>
        <source>Closed form: spot saves %M1 USD against %M2 USD on demand without checkpoints; it costs %M3 USD, its delay %M4 USD.</source>
        <translation>Geschlossene Formel: Spot spart %M1 USD gegenüber %M2 USD mit On-Demand ohne Checkpoints; es kostet %M3 USD, die Verzögerung %M4 USD.</translation>
    </message>
    <message>
        <source>Spot pays below %L1 interruptions an hour and below %P2 of the on-demand price.</source>
        <translation>Spot lohnt sich unter %L1 Unterbrechungen je Stunde und unter %P2 des On-Demand-Preises.</translation>
    </message>
    <message>
        <source>Spot pays below %L1 interruptions an hour; at this rate it pays at no price.</source>
        <translation>Spot lohnt sich unter %L1 Unterbrechungen je Stunde; bei dieser Rate lohnt es sich zu keinem Preis.</translation>
    </message>
    <message>
        <source>Spot pays at every interruption rate that has an answer.</source>
        <translation>Spot lohnt sich bei jeder Unterbrechungsrate, die eine Antwort hat.</translation>
    </message>
    <message>
        <source>Spot pays at no interruption rate.</source>
        <translation>Spot lohnt sich bei keiner Unterbrechungsrate.</translation>
    </message>
    <message>
        <source>Not both prices are known.</source>
        <translation>Nicht beide Preise sind bekannt.</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>Against the first</source>
        <translation>Gegenüber der ersten</translation>
    </message>
    <message>
        <source>Against the first, low</source>
        <translation>Gegenüber der ersten, unten</translation>
    </message>
    <message>
        <source>Against the first, high</source>
        <translation>Gegenüber der ersten, oben</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Its status is %V1.</source>
        <translation>Der Status ist %V1.</translation>
    </message>
    <message>
        <source>At that rate nearly every run ends without an interruption: what stands right of the highest bar are the few that do not.</source>
        <translation>Bei dieser Rate endet fast jeder Lauf ohne Unterbrechung: Rechts vom höchsten Balken stehen die wenigen anderen.</translation>
    </message>
    <message>
        <source>Titles, editions and places are quoted as the sources have them.</source>
        <translation>Titel, Ausgaben und Fundstellen sind zitiert, wie die Quellen sie nennen.</translation>
    </message>
    <message>
        <source>No pool of the type was measured, or the fleet has several types. --item names the pool to take, --market list shows them.</source>
        <translation>Kein Pool dieses Typs wurde gemessen, oder die Flotte hat mehrere Typen. --item nennt den Pool, der gelten soll; --market list zeigt sie.</translation>
    </message>
    <message>
        <source>A fleet names each type and zone once: the pools of %1 become one, with the smallest of their weights.</source>
        <translation>Eine Flotte nennt jeden Typ und jede Zone einmal: Die Pools von %1 werden zu einem, mit dem kleinsten ihrer Gewichte.</translation>
    </message>
    <message>
        <source>The target of %I1 is above the quota of %I2 units that a fleet has unless AWS raises it.</source>
        <translation>Das Ziel von %I1 liegt über dem Kontingent von %I2 Einheiten, das eine Flotte hat, solange AWS es nicht erhöht.</translation>
    </message>
    <message>
        <source>No pool names a zone: add AvailabilityZones or VPCZoneIdentifier, an Auto Scaling group needs one of them.</source>
        <translation>Kein Pool nennt eine Zone: AvailabilityZones oder VPCZoneIdentifier ergänzen, eine Auto-Scaling-Gruppe braucht eines davon.</translation>
    </message>
    <message>
        <source>The advisor has no band for %1: it keeps its %L2 interruptions an hour.</source>
        <translation>Der Advisor hat für %1 kein Band: Es bleibt bei %L2 Unterbrechungen je Stunde.</translation>
    </message>
    <message>
        <source>All pools take the rate measured on %1, also those of another type or zone.</source>
        <translation>Alle Pools übernehmen die an %1 gemessene Rate, auch die eines anderen Typs oder einer anderen Zone.</translation>
    </message>
    <message>
        <source>AWS takes a highest price only above %F1 USD a unit hour: raise the price cap, or export without it.</source>
        <translation>AWS nimmt einen Höchstpreis nur über %F1 USD je Einheitsstunde an: die Preisgrenze anheben oder ohne sie exportieren.</translation>
    </message>
    <message>
        <source>An Auto Scaling group takes at most %I1 instance types: export an EC2 Fleet, or leave some out.</source>
        <translation>Eine Auto-Scaling-Gruppe nimmt höchstens %I1 Instanztypen: eine EC2 Fleet exportieren oder einige weglassen.</translation>
    </message>
    <message>
        <source>Runs that reached the time limit unfinished count as missing the deadline or budget; the upper end of the interval counts them as meeting it.</source>
        <translation>Läufe, die unfertig an die Zeitgrenze kamen, gelten als zu spät oder zu teuer; das obere Ende des Intervalls zählt sie als rechtzeitig und im Budget.</translation>
    </message>
    <message>
        <source>No price history of %1 in this region and zone, nor a price of its own: no cost can be stated.</source>
        <translation>Kein Preisverlauf von %1 in dieser Region und Zone und kein eigener Preis: Kosten lassen sich nicht angeben.</translation>
    </message>
    <message>
        <source>No clairvoyant bound: over the %I1 ticks before the deadline even one would take more than half a day.</source>
        <translation>Keine Schranke bei voller Voraussicht: Über die %I1 Takte vor der Frist bräuchte schon ein einziger Verlauf mehr als einen halben Tag.</translation>
    </message>
    <message>
        <source>Independent windows of the trace under the policy “%T1”</source>
        <translation>Unabhängige Fenster der Aufzeichnung mit der Strategie „%T1“</translation>
    </message>
    <message>
        <source>%I1 of %I2 windows that share no tick were in time</source>
        <translation>%I1 von %I2 Fenstern ohne gemeinsamen Takt waren rechtzeitig</translation>
    </message>
    <message>
        <source>from hour %L1</source>
        <translation>ab Stunde %L1</translation>
    </message>
    <message>
        <source>from hour %L1, late</source>
        <translation>ab Stunde %L1, zu spät</translation>
    </message>
    <message>
        <source>Windows are those of the recorded trace: choose every start of the trace as the sampling.</source>
        <translation>Fenster sind die der Aufzeichnung: Wählen Sie bei der Stichprobe jeden Beginn der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Starts at tick</source>
        <translation>Beginnt bei Takt</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Zones follow the first</source>
        <translation>Zonen folgen der ersten</translation>
    </message>
    <message>
        <source>Stop at a mean within</source>
        <translation>Stopp bei Mittelwert innerhalb von</translation>
    </message>
    <message>
        <source>Method: %T1, catalogue %2. Whiskers: range of the sum</source>
        <translation>Methode: %T1, Katalog %2. Fehlerbalken: Spanne der Summe</translation>
    </message>
    <message>
        <source>First: the method of the scenario. Whiskers: range. Catalogue %1</source>
        <translation>Zuerst: die Methode des Szenarios. Fehlerbalken: Spanne. Katalog %1</translation>
    </message>
    <message>
        <source>Recorded prices of catalogue %1; a price holds until the next one</source>
        <translation>Verzeichnete Preise aus Katalog %1; ein Preis gilt bis zum nächsten</translation>
    </message>
    <message>
        <source>Prices (%O3) as of %1, catalogue %2</source>
        <translation>Preise (%O3) vom %1, Katalog %2</translation>
    </message>
    <message numerus="yes">
        <source>Prices as of %1, catalogue %2. %I3 of %I4 candidates have this figure</source>
        <translation>
            <numerusform>Preise vom %1, Katalog %2. %I3 von %I4 Kandidaten hat diesen Wert</numerusform>
            <numerusform>Preise vom %1, Katalog %2. %I3 von %I4 Kandidaten haben diesen Wert</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of candidates</source>
        <translation>Anzahl der Kandidaten</translation>
    </message>
    <message>
        <source>counted for the answer</source>
        <translation>zählt für die Antwort</translation>
    </message>
    <message>
        <source>computed, but not counted</source>
        <translation>berechnet, zählt aber nicht</translation>
    </message>
    <message>
        <source>median %L1</source>
        <translation>Median %L1</translation>
    </message>
    <message>
        <source>median %M1</source>
        <translation>Median %M1</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1: %L2</translation>
    </message>
    <message>
        <source>%1: %M2</source>
        <translation>%1: %M2</translation>
    </message>
    <message>
        <source>Price of %1 in %2 over time</source>
        <translation>Preis von %1 in %2 im Lauf der Zeit</translation>
    </message>
    <message>
        <source>no figures for this type</source>
        <translation>keine Werte für diesen Typ</translation>
    </message>
    <message>
        <source>%T1 [%2]</source>
        <translation>%T1 [%2]</translation>
    </message>
    <message>
        <source>Overhead of the data centre (PUE)</source>
        <translation>Overhead des Rechenzentrums (PUE)</translation>
    </message>
    <message>
        <source>Carbon intensity of the grid</source>
        <translation>CO₂-Intensität des Stromnetzes</translation>
    </message>
    <message>
        <source>%1 by region: price, PUE and carbon intensity</source>
        <translation>%1 nach Region: Preis, PUE und CO₂-Intensität</translation>
    </message>
    <message>
        <source>%P3: %O1 = %O2</source>
        <translation>%P3: %O1 = %O2</translation>
    </message>
    <message>
        <source>%L3/h: %O1 = %O2</source>
        <translation>%L3/h: %O1 = %O2</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Adds TYPE:ZONE:UNITS:[USD_PER_HOUR]:HAZARD_PER_HOUR and more; an empty price is not known</source>
        <translation>Fügt TYPE:ZONE:UNITS:[USD_PER_HOUR]:HAZARD_PER_HOUR und mehr hinzu; ein leerer Preis ist nicht bekannt</translation>
    </message>
    <message>
        <source>Runs the one trajectory that starts at this tick of the trace</source>
        <translation>Rechnet den einen Verlauf, der bei diesem Takt der Aufzeichnung beginnt</translation>
    </message>
    <message>
        <source>Every trajectory replays the same stretch of the trace, from its tick %I1 on: the figures say nothing of other times.</source>
        <translation>Jeder Verlauf gibt denselben Abschnitt der Aufzeichnung wieder, ab ihrem Takt %I1: Über andere Zeiten sagen die Zahlen nichts.</translation>
    </message>
    <message>
        <source>Random starts of one trace overlap. It is only %L1 h long: intervals count trajectories and are too narrow.</source>
        <translation>Zufällige Anfänge einer Aufzeichnung überlappen sich. Sie ist nur %L1 h lang: Die Intervalle zählen Verläufe und sind zu eng.</translation>
    </message>
    <message>
        <source>Power of %1, step by step</source>
        <translation>Leistung von %1, Schritt für Schritt</translation>
    </message>
    <message>
        <source>with the data centre</source>
        <translation>mit dem Rechenzentrum</translation>
    </message>
    <message>
        <source>Method: %T1, catalogue %2</source>
        <translation>Methode: %T1, Katalog %2</translation>
    </message>
    <message>
        <source>The zone correlation has no effect: a single run has no zones.</source>
        <translation>Die Zonenkorrelation wirkt nicht: Ein einzelner Lauf hat keine Zonen.</translation>
    </message>
    <message>
        <source>The zone correlation has no effect: all pools are in one zone.</source>
        <translation>Die Zonenkorrelation wirkt nicht: Alle Pools liegen in einer Zone.</translation>
    </message>
    <message>
        <source>%1 costs the same: at equal cost the cleaner one comes first.</source>
        <translation>%1 kostet gleich viel: Bei gleichen Kosten steht der sauberere Kandidat vorn.</translation>
    </message>
    <message>
        <source>%1 costs the same and takes %H2 instead of %H3: at equal cost the cleaner one comes first.</source>
        <translation>%1 kostet gleich viel und braucht %H2 statt %H3: Bei gleichen Kosten steht der sauberere Kandidat vorn.</translation>
    </message>
    <message>
        <source>Others that cost the same: %I2, first among them %1; at equal cost the cleaner one comes first.</source>
        <translation>Weitere, die gleich viel kosten: %I2, zuerst %1; bei gleichen Kosten steht der sauberere Kandidat vorn.</translation>
    </message>
    <message>
        <source>Fastest: %1 in %H2 instead of %H3.</source>
        <translation>Am schnellsten: %1 in %H2 statt %H3.</translation>
    </message>
    <message>
        <source>%1 is done in %H2, within the deadline of %H3.</source>
        <translation>%1 ist in %H2 fertig, innerhalb der Frist von %H3.</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. Faint: computed, but not counted for the answer.</source>
        <translation>Preise vom %1, Katalog %2. Schwach gezeichnet: berechnet, zählt aber nicht für die Antwort.</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. Faint, at the end: computed, not counted.</source>
        <translation>Preise vom %1, Katalog %2. Schwach, am Ende: berechnet, zählt nicht.</translation>
    </message>
    <message>
        <source>Prices (%O3) as of %1, catalogue %2. —: the catalogue has no price of this type there.</source>
        <translation>Preise (%O3) vom %1, Katalog %2. —: Der Katalog hat dort keinen Preis dieses Typs.</translation>
    </message>
    <message>
        <source>P95 %L1</source>
        <translation>P95 %L1</translation>
    </message>
    <message>
        <source>P95 %M1</source>
        <translation>P95 %M1</translation>
    </message>
    <message>
        <source>Hourly CO2e of the fleet of %1 by hour of the day</source>
        <translation>Stündliches CO₂e der Flotte aus %1 nach Tageszeit</translation>
    </message>
    <message>
        <source>Grid zone %1, profile of %2; annual intensity %L3 gCO2e/kWh.</source>
        <translation>Stromnetz-Zone %1, Profil von %2; Jahresintensität %L3 gCO2e/kWh.</translation>
    </message>
    <message>
        <source>The function %1 is refused here.</source>
        <translation>Die Funktion %1 wird hier abgelehnt.</translation>
    </message>
    <message>
        <source>A function builds a text of more than %L1 bytes, the most that is allowed here.</source>
        <translation>Eine Funktion erzeugt einen Text von mehr als %L1 Byte; mehr ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>The statement is too large to be computed.</source>
        <translation>Die Anweisung ist zu groß, um berechnet zu werden.</translation>
    </message>
    <message>
        <source>Carbon is market-based: it counts what the operator buys, not the grid of the place.</source>
        <translation>Das CO₂ ist marktbasiert: Es zählt, was der Betreiber kauft, nicht das Stromnetz am Ort.</translation>
    </message>
    <message>
        <source>Carbon is marginal: it counts an additional job, not the average of the grid.</source>
        <translation>Das CO₂ ist marginal: Es zählt ein Auftrag mehr, nicht der Durchschnitt des Stromnetzes.</translation>
    </message>
    <message>
        <source>Hours differ by the grid of the place: choose a carbon basis of the location for them.</source>
        <translation>Stunden unterscheiden sich nach dem Stromnetz am Ort: Wählen Sie dafür eine CO₂-Basis des Standorts.</translation>
    </message>
    <message>
        <source>Another window or program has changed your data meanwhile. This step is neither undone nor done again.</source>
        <translation>Ein anderes Fenster oder Programm hat Ihre Daten inzwischen geändert. Dieser Schritt wird weder zurückgenommen noch wiederholt.</translation>
    </message>
    <message>
        <source>%T1, best first</source>
        <translation>%T1, beste zuerst</translation>
    </message>
    <message>
        <source>%T1, best first (%K2)</source>
        <extracomment>%T1: what is ranked; %K2: what all bars have in common, such as the way of buying</extracomment>
        <translation>%T1, beste zuerst (%K2)</translation>
    </message>
    <message>
        <source>%C1</source>
        <translation>%C1</translation>
    </message>
    <message>
        <source>%1 (%2): the source names no page, commit or number to look it up.</source>
        <translation>%1 (%2): Die Quelle nennt keine Seite, keinen Commit und keine Nummer zum Nachschlagen.</translation>
    </message>
    <message>
        <source>%1 (%2): the source states neither a date nor a year.</source>
        <translation>%1 (%2): Die Quelle nennt weder Datum noch Jahr.</translation>
    </message>
    <message>
        <source>%1 (%2): the source states no licence.</source>
        <translation>%1 (%2): Die Quelle nennt keine Lizenz.</translation>
    </message>
    <message>
        <source>Energy by the method “%T1”; every formula below stands in the help of the program, under Methods, in the section named.</source>
        <translation>Energie nach der Methode „%T1“; jede Formel unten steht in der Hilfe des Programms, unter Methoden, im genannten Abschnitt.</translation>
    </message>
    <message>
        <source>Sections of the methods, in the help of the program</source>
        <translation>Abschnitte der Methoden, in der Hilfe des Programms</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
    <message>
        <source>%1: with these values %2 is no finite number.</source>
        <translation>%1: Mit diesen Werten ist %2 keine endliche Zahl.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5.</source>
        <translation>Am günstigsten: %I1 × %2, %M3 %4 für den Lauf, %H5.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5, %P6 below %7.</source>
        <translation>Am günstigsten: %I1 × %2, %M3 %4 für den Lauf, %H5, %P6 unter %7.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5, %P6 above %7.</source>
        <translation>Am günstigsten: %I1 × %2, %M3 %4 für den Lauf, %H5, %P6 über %7.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5; cannot be told apart from %7.</source>
        <translation>Am günstigsten: %I1 × %2, %M3 %4 für den Lauf, %H5; von %7 nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>Throughput back-calculated from the publication (%1): not independent evidence.</source>
        <translation>Durchsatz aus der Veröffentlichung zurückgerechnet (%1): kein unabhängiger Beleg.</translation>
    </message>
    <message>
        <source>Throughput measured independently: %1.</source>
        <translation>Durchsatz unabhängig gemessen: %1.</translation>
    </message>
    <message>
        <source>Throughput measured by the vendor: %1.</source>
        <translation>Durchsatz vom Hersteller gemessen: %1.</translation>
    </message>
    <message>
        <source>Throughput derived from published figures: %1.</source>
        <translation>Durchsatz aus veröffentlichten Angaben abgeleitet: %1.</translation>
    </message>
    <message>
        <source>Throughput entered by you.</source>
        <translation>Durchsatz von Ihnen eingegeben.</translation>
    </message>
    <message>
        <source>Throughput estimated, without an interval.</source>
        <translation>Durchsatz geschätzt, ohne Intervall.</translation>
    </message>
    <message>
        <source>Throughput taken as the FP64 peak at an efficiency of %P1.</source>
        <translation>Als Durchsatz gilt die FP64-Spitzenleistung bei einem Wirkungsgrad von %P1.</translation>
    </message>
    <message>
        <source>It is also the cleanest.</source>
        <translation>Er ist auch der sauberste.</translation>
    </message>
    <message>
        <source>%1 is cleaner, %P2 less operational CO2e, but excluded: %V3.</source>
        <translation>%1 ist sauberer, %P2 weniger CO₂e im Betrieb, aber ausgeschlossen: %V3.</translation>
    </message>
    <message>
        <source>%1: %P2 less operational CO2e at %P3 higher cost.</source>
        <translation>%1: %P2 weniger CO₂e im Betrieb bei %P3 höheren Kosten.</translation>
    </message>
    <message>
        <source>%1: %P2 less operational CO2e at %R3 the cost.</source>
        <translation>%1: %P2 weniger CO₂e im Betrieb bei %R3 Kosten.</translation>
    </message>
    <message>
        <source>%1 is faster, %H2, but excluded: %V3.</source>
        <translation>%1 ist schneller, %H2, aber ausgeschlossen: %V3.</translation>
    </message>
    <message numerus="yes">
        <source>The on-demand price is of %1, %I2 months old.</source>
        <translation>
            <numerusform>Der On-Demand-Preis ist vom %1, %I2 Monat alt.</numerusform>
            <numerusform>Der On-Demand-Preis ist vom %1, %I2 Monate alt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The price of the commitment is of %1, %I2 months old.</source>
        <translation>
            <numerusform>Der Preis des Commitments ist vom %1, %I2 Monat alt.</numerusform>
            <numerusform>Der Preis des Commitments ist vom %1, %I2 Monate alt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spot price is of %1, %I2 months old.</source>
        <translation>
            <numerusform>Der Spot-Preis ist vom %1, %I2 Monat alt.</numerusform>
            <numerusform>Der Spot-Preis ist vom %1, %I2 Monate alt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The interruption frequency is of %1, %I2 months old.</source>
        <translation>
            <numerusform>Die Unterbrechungshäufigkeit ist vom %1, %I2 Monat alt.</numerusform>
            <numerusform>Die Unterbrechungshäufigkeit ist vom %1, %I2 Monate alt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Excluded as earlier generations: %I1.</source>
        <translation>Ausgeschlossen als frühere Generationen: %I1.</translation>
    </message>
    <message>
        <source>Excluded because estimates are switched off: %I1.</source>
        <translation>Ausgeschlossen, weil Schätzungen ausgeschaltet sind: %I1.</translation>
    </message>
    <message>
        <source>Excluded because their estimate is too wide: %I1.</source>
        <translation>Ausgeschlossen, weil ihre Schätzung zu unsicher ist: %I1.</translation>
    </message>
    <message>
        <source>Excluded because their price is too old: %I1.</source>
        <translation>Ausgeschlossen, weil ihr Preis zu alt ist: %I1.</translation>
    </message>
    <message>
        <source>Excluded because their latency is unknown: %I1.</source>
        <translation>Ausgeschlossen, weil ihre Latenz unbekannt ist: %I1.</translation>
    </message>
    <message>
        <source>Excluded because they exceed the latency limit: %I1.</source>
        <translation>Ausgeschlossen, weil sie die Latenzgrenze überschreiten: %I1.</translation>
    </message>
    <message>
        <source>Excluded because they miss the deadline: %I1.</source>
        <translation>Ausgeschlossen, weil sie die Frist verfehlen: %I1.</translation>
    </message>
    <message>
        <source>Excluded because they exceed the budget: %I1.</source>
        <translation>Ausgeschlossen, weil sie das Budget überschreiten: %I1.</translation>
    </message>
    <message>
        <source>Cheapest excluded: %1, %M2 %3.</source>
        <translation>Günstigster ausgeschlossener Kandidat: %1, %M2 %3.</translation>
    </message>
    <message>
        <source>Cheapest excluded: %1, %M2 %3, %P4 below the answer.</source>
        <translation>Günstigster ausgeschlossener Kandidat: %1, %M2 %3, %P4 unter der Antwort.</translation>
    </message>
    <message>
        <source>%I1 of earlier generations</source>
        <translation>%I1 früherer Generationen</translation>
    </message>
    <message numerus="yes">
        <source>%I1 estimates</source>
        <translation>
            <numerusform>%I1 Schätzung</numerusform>
            <numerusform>%I1 Schätzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%I1 with too wide an estimate</source>
        <translation>%I1 mit zu unsicherer Schätzung</translation>
    </message>
    <message>
        <source>%I1 with too old a price</source>
        <translation>%I1 mit zu altem Preis</translation>
    </message>
    <message>
        <source>%I1 with unknown latency</source>
        <translation>%I1 mit unbekannter Latenz</translation>
    </message>
    <message>
        <source>%I1 above the latency limit</source>
        <translation>%I1 über der Latenzgrenze</translation>
    </message>
    <message>
        <source>%I1 over budget</source>
        <translation>%I1 über dem Budget</translation>
    </message>
    <message>
        <source>Without an answer: %I1.</source>
        <translation>Ohne Antwort: %I1.</translation>
    </message>
    <message>
        <source>No candidate qualifies: all %I1 with an answer are of earlier generations, %3 first. Admit earlier generations.</source>
        <translation>Kein Kandidat kommt infrage: alle %I1 mit einer Antwort sind frühere Generationen, zuerst %3. Lassen Sie frühere Generationen zu.</translation>
    </message>
    <message>
        <source>No candidate qualifies: no throughput of %2 is measured here, and estimates are switched off (%I1 excluded, %3 first). Admit estimates.</source>
        <translation>Kein Kandidat kommt infrage: hier ist kein Durchsatz von %2 gemessen, und Schätzungen sind ausgeschaltet (%I1 ausgeschlossen, zuerst %3). Lassen Sie Schätzungen zu.</translation>
    </message>
    <message>
        <source>No candidate qualifies: all prices are older than allowed (%I1 excluded); that of %3 is of %4. Allow older prices, or refresh them.</source>
        <translation>Kein Kandidat kommt infrage: alle Preise sind älter als zulässig (%I1 ausgeschlossen); der von %3 ist vom %4. Lassen Sie ältere Preise zu, oder aktualisieren Sie sie.</translation>
    </message>
    <message>
        <source>No candidate qualifies: every latency of %2 is above the limit (%I1 excluded, %3 first). Raise the latency limit.</source>
        <translation>Kein Kandidat kommt infrage: jede Latenz von %2 liegt über der Grenze (%I1 ausgeschlossen, zuerst %3). Erhöhen Sie die Latenzgrenze.</translation>
    </message>
    <message>
        <source>No candidate qualifies: none meets the deadline of %H5 (%I1 excluded); the fastest, %3, takes %H4. Use more nodes, or a later deadline.</source>
        <translation>Kein Kandidat kommt infrage: keiner hält die Frist von %H5 ein (%I1 ausgeschlossen); der schnellste, %3, braucht %H4. Nehmen Sie mehr Knoten oder eine spätere Frist.</translation>
    </message>
    <message>
        <source>No candidate qualifies: none stays within the budget of %M5 USD (%I1 excluded); the cheapest, %3, costs %M4 USD. Raise the budget, or ask for less.</source>
        <translation>Kein Kandidat kommt infrage: keiner bleibt im Budget von %M5 USD (%I1 ausgeschlossen); der günstigste, %3, kostet %M4 USD. Erhöhen Sie das Budget, oder verlangen Sie weniger.</translation>
    </message>
    <message>
        <source>No candidate qualifies: %1 is before the first price of the catalogue, %2. Choose a later date.</source>
        <translation>Kein Kandidat kommt infrage: der %1 liegt vor dem ersten Preis des Katalogs, dem %2. Wählen Sie ein späteres Datum.</translation>
    </message>
    <message>
        <source>No candidate qualifies: no benchmark of %2 fits this workload. Choose another model, or enter your own throughput.</source>
        <translation>Kein Kandidat kommt infrage: kein Benchmark von %2 passt zu diesem Workload. Wählen Sie ein anderes Modell, oder geben Sie einen eigenen Durchsatz ein.</translation>
    </message>
    <message>
        <source>No candidate qualifies: %2 does not fit into the memory of these types. Use fewer bytes per weight, or larger types.</source>
        <translation>Kein Kandidat kommt infrage: %2 passt nicht in den Speicher dieser Typen. Nehmen Sie weniger Bytes je Gewicht oder größere Typen.</translation>
    </message>
    <message>
        <source>No candidate qualifies: the latency limits leave no capacity for %2. Raise the limits.</source>
        <translation>Kein Kandidat kommt infrage: die Latenzgrenzen lassen für %2 keine Kapazität übrig. Erhöhen Sie die Grenzen.</translation>
    </message>
    <message>
        <source>No candidate qualifies: the run does not end on any of them. Use more nodes, less work, or capacity that is not interrupted.</source>
        <translation>Kein Kandidat kommt infrage: auf keinem endet der Lauf. Nehmen Sie mehr Knoten, weniger Arbeit oder Kapazität ohne Unterbrechungen.</translation>
    </message>
    <message>
        <source>No candidate qualifies: the load exceeds what can be served. Ask for less, or raise the limits.</source>
        <translation>Kein Kandidat kommt infrage: die Last übersteigt, was bedient werden kann. Verlangen Sie weniger, oder erhöhen Sie die Grenzen.</translation>
    </message>
    <message>
        <source>No candidate qualifies: the figures of the scenario lead outside what can be computed. Check nodes, scaling and checkpoints.</source>
        <translation>Kein Kandidat kommt infrage: die Angaben des Szenarios führen aus dem Berechenbaren hinaus. Prüfen Sie Knoten, Skalierung und Checkpoints.</translation>
    </message>
    <message>
        <source>No candidate qualifies: spot has no published interruption frequency here. Enter an interruption rate, or choose another purchase option.</source>
        <translation>Kein Kandidat kommt infrage: für Spot ist hier keine Unterbrechungshäufigkeit veröffentlicht. Geben Sie eine Unterbrechungsrate ein, oder wählen Sie eine andere Kaufoption.</translation>
    </message>
    <message>
        <source>eligible</source>
        <translation>geeignet</translation>
    </message>
    <message>
        <source>earlier generation</source>
        <translation>frühere Generation</translation>
    </message>
    <message>
        <source>estimate too wide</source>
        <translation>Schätzung zu unsicher</translation>
    </message>
    <message>
        <source>price too old</source>
        <translation>Preis zu alt</translation>
    </message>
    <message>
        <source>deadline missed</source>
        <translation>Frist verfehlt</translation>
    </message>
    <message>
        <source>over budget</source>
        <translation>über dem Budget</translation>
    </message>
    <message>
        <source>Eligible</source>
        <translation>Geeignet</translation>
    </message>
    <message>
        <source>1 where the candidate qualifies for answer and Pareto front, 0 where a limit or a setting excludes it.</source>
        <translation>1, wenn der Kandidat für Antwort und Pareto-Front infrage kommt, 0, wenn eine Grenze oder eine Einstellung ihn ausschließt.</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Ausgeschlossen</translation>
    </message>
    <message>
        <source>Why the candidate is excluded from answer and Pareto front; eligible where it is not.</source>
        <translation>Warum der Kandidat von Antwort und Pareto-Front ausgeschlossen ist; „geeignet“, wo er es nicht ist.</translation>
    </message>
    <message>
        <source>Qualifies</source>
        <translation>Kommt infrage</translation>
    </message>
    <message>
        <source>Spot is evaluated at the scenario’s interruption rate: %L1 per hour and instance.</source>
        <translation>Spot ist mit der Unterbrechungsrate des Szenarios gerechnet: %L1 je Stunde und Instanz.</translation>
    </message>
    <message>
        <source>Spot is evaluated at the scenario’s interruption rate: %L1 % of the instances a month.</source>
        <translation>Spot ist mit der Unterbrechungsrate des Szenarios gerechnet: %L1&#xa0;% der Instanzen im Monat.</translation>
    </message>
    <message>
        <source>No candidate qualifies: nothing is asked for. Enter a demand above zero.</source>
        <translation>Kein Kandidat kommt infrage: es wird nichts verlangt. Geben Sie einen Bedarf über null ein.</translation>
    </message>
    <message>
        <source>On spot the run takes %H1 to %H2 and %M3 to %M4 %5, between the lowest and the highest likely interruption frequency.</source>
        <translation>Auf Spot dauert der Lauf %H1 bis %H2 und kostet %M3 bis %M4 %5, zwischen der niedrigsten und der höchsten wahrscheinlichen Unterbrechungshäufigkeit.</translation>
    </message>
    <message>
        <source>At the highest likely interruption frequency, %L1 per hour and instance, the run does not end.</source>
        <translation>Bei der höchsten wahrscheinlichen Unterbrechungshäufigkeit, %L1 je Stunde und Instanz, endet der Lauf nicht.</translation>
    </message>
    <message>
        <source>The chance to end within %H2 is %P1.</source>
        <translation>Die Wahrscheinlichkeit, innerhalb von %H2 fertig zu werden, beträgt %P1.</translation>
    </message>
    <message numerus="yes">
        <source>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there the run would take %H6 and %M4 %5.</source>
        <translation>
            <numerusform>Warnung: auf aufgezeichneten Spot-Märkten von %1 (%I2 Pool) ging alle %H3 eine Instanz verloren; dort dauerte der Lauf %H6 und kostete %M4 %5.</numerusform>
            <numerusform>Warnung: auf aufgezeichneten Spot-Märkten von %1 (%I2 Pools) ging alle %H3 eine Instanz verloren; dort dauerte der Lauf %H6 und kostete %M4 %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there the run would not end.</source>
        <translation>
            <numerusform>Warnung: auf aufgezeichneten Spot-Märkten von %1 (%I2 Pool) ging alle %H3 eine Instanz verloren; dort endete der Lauf nicht.</numerusform>
            <numerusform>Warnung: auf aufgezeichneten Spot-Märkten von %1 (%I2 Pools) ging alle %H3 eine Instanz verloren; dort endete der Lauf nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for spot, and for what the workload asks.</source>
        <translation>Nur für Spot, und für das, was der Workload verlangt.</translation>
    </message>
    <message>
        <source>USD, few interruptions</source>
        <translation>USD, wenige Unterbr.</translation>
    </message>
    <message>
        <source>Cost of the run at the lowest likely interruption frequency.</source>
        <translation>Kosten des Laufs bei der niedrigsten wahrscheinlichen Unterbrechungshäufigkeit.</translation>
    </message>
    <message>
        <source>USD, many interruptions</source>
        <translation>USD, viele Unterbr.</translation>
    </message>
    <message>
        <source>Cost of the run at the highest likely interruption frequency.</source>
        <translation>Kosten des Laufs bei der höchsten wahrscheinlichen Unterbrechungshäufigkeit.</translation>
    </message>
    <message>
        <source>USD/1M, few interruptions</source>
        <translation>USD/1M, wenige Unterbr.</translation>
    </message>
    <message>
        <source>Cost per million at the lowest likely interruption frequency.</source>
        <translation>Kosten je Million bei der niedrigsten wahrscheinlichen Unterbrechungshäufigkeit.</translation>
    </message>
    <message>
        <source>USD/1M, many interruptions</source>
        <translation>USD/1M, viele Unterbr.</translation>
    </message>
    <message>
        <source>Cost per million at the highest likely interruption frequency.</source>
        <translation>Kosten je Million bei der höchsten wahrscheinlichen Unterbrechungshäufigkeit.</translation>
    </message>
    <message>
        <source>Hours, few interruptions</source>
        <translation>Stunden, wenige Unterbr.</translation>
    </message>
    <message>
        <source>Time of the run at the lowest likely interruption frequency.</source>
        <translation>Dauer des Laufs bei der niedrigsten wahrscheinlichen Unterbrechungshäufigkeit.</translation>
    </message>
    <message>
        <source>Hours, many interruptions</source>
        <translation>Stunden, viele Unterbr.</translation>
    </message>
    <message>
        <source>Time of the run at the highest likely interruption frequency.</source>
        <translation>Dauer des Laufs bei der höchsten wahrscheinlichen Unterbrechungshäufigkeit.</translation>
    </message>
    <message>
        <source>Chance in time</source>
        <translation>Rechtzeitig</translation>
    </message>
    <message>
        <source>Probability that a run on spot ends within the deadline.</source>
        <translation>Wahrscheinlichkeit, dass ein Lauf auf Spot innerhalb der Frist endet.</translation>
    </message>
    <message>
        <source>%1: prices of Capacity Blocks older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1: Preise von Capacity Blocks, älter als %4 Monate, Typen: %I2, der älteste vom %3.</translation>
    </message>
    <message numerus="yes">
        <source>The price of the Capacity Block is of %1, %I2 months old.</source>
        <translation>
            <numerusform>Der Preis des Capacity Blocks ist vom %1, %I2 Monat alt.</numerusform>
            <numerusform>Der Preis des Capacity Blocks ist vom %1, %I2 Monate alt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No candidate qualifies: a Capacity Block ends before the work does. Choose another purchase option.</source>
        <translation>Kein Kandidat kommt in Frage: Ein Capacity Block endet, bevor die Arbeit getan ist. Wählen Sie eine andere Kaufoption.</translation>
    </message>
    <message>
        <source>A Capacity Block of %1 ends after %I2 days at the latest, and a service runs on: no cost can be stated.</source>
        <translation>Ein Capacity Block von %1 endet nach spätestens %I2 Tagen, und ein Dienst läuft weiter: Es lassen sich keine Kosten angeben.</translation>
    </message>
    <message>
        <source>The run outlasts the longest Capacity Block of %1, %I2 days.</source>
        <translation>Der Lauf dauert länger als der längste Capacity Block von %1, %I2 Tage.</translation>
    </message>
    <message>
        <source>hours of the Capacity Block</source>
        <translation>Stunden des Capacity Blocks</translation>
    </message>
    <message>
        <source>price of a Capacity Block</source>
        <translation>Preis eines Capacity Blocks</translation>
    </message>
    <message>
        <source>Spot price history (describe-spot-price-history), CSV</source>
        <translation>Spot-Preisverlauf (describe-spot-price-history), CSV</translation>
    </message>
    <message>
        <source>Spot price feed (spot.js)</source>
        <translation>Spot-Preise von jetzt (spot.js)</translation>
    </message>
    <message>
        <source>Capacity Blocks (describe-capacity-block-offerings), JSON</source>
        <translation>Capacity Blocks (describe-capacity-block-offerings), JSON</translation>
    </message>
    <message>
        <source>Savings Plans rates (describe-savings-plans-offering-rates), JSON</source>
        <translation>Savings-Plans-Sätze (describe-savings-plans-offering-rates), JSON</translation>
    </message>
    <message>
        <source>Capacity Blocks (describe-capacity-block-offerings), CSV</source>
        <translation>Capacity Blocks (describe-capacity-block-offerings), CSV</translation>
    </message>
    <message>
        <source>Savings Plans rates (describe-savings-plans-offering-rates), CSV</source>
        <translation>Savings-Plans-Sätze (describe-savings-plans-offering-rates), CSV</translation>
    </message>
    <message>
        <source>Not on offer</source>
        <translation>Nicht im Angebot</translation>
    </message>
    <message>
        <source>More expensive offers of the same type and region</source>
        <translation>Teurere Angebote desselben Typs und derselben Region</translation>
    </message>
    <message>
        <source>with %1 (%2) against %3 (%4)</source>
        <translation>mit %1 (%2) gegen %3 (%4)</translation>
    </message>
    <message>
        <source>%1: %2 by %3 against %4 by %5</source>
        <translation>%1: %2 nach %3 gegen %4 nach %5</translation>
    </message>
    <message>
        <source>prices of %1</source>
        <translation>Preise vom %1</translation>
    </message>
    <message>
        <source>The source states no date.</source>
        <translation>Die Quelle nennt kein Datum.</translation>
    </message>
    <message>
        <source>It lies between independent results, from %L1 to %L2.</source>
        <translation>Sie liegt zwischen unabhängigen Ergebnissen, von %L1 bis %L2.</translation>
    </message>
    <message>
        <source>It lies between independent results, from %L1 to %L2. That its own inputs agree proves nothing: a rate or wattage was solved from the publication itself.</source>
        <translation>Sie liegt zwischen unabhängigen Ergebnissen, von %L1 bis %L2. Dass ihre eigenen Eingaben stimmig sind, beweist nichts: Eine Rate oder Leistung wurde aus der Veröffentlichung selbst errechnet.</translation>
    </message>
    <message>
        <source>Measured otherwise: %L1.</source>
        <translation>Anders gemessen: %L1.</translation>
    </message>
    <message>
        <source>All %I1 independent results are on one side of it, from %L2 to %L3.</source>
        <translation>Alle %I1 unabhängigen Ergebnisse liegen auf einer Seite davon, von %L2 bis %L3.</translation>
    </message>
    <message>
        <source>bracketed</source>
        <translation>eingegrenzt</translation>
    </message>
    <message>
        <source>contradicted</source>
        <translation>widerlegt</translation>
    </message>
    <message>
        <source>not testable</source>
        <translation>nicht prüfbar</translation>
    </message>
    <message>
        <source>Recomputed from figures of other publications at the prices of the day, it holds.</source>
        <translation>Aus Zahlen anderer Veröffentlichungen mit den Preisen des Tages nachgerechnet, trifft sie zu.</translation>
    </message>
    <message>
        <source>It held with the prices of its time, not with those of the day.</source>
        <translation>Mit den Preisen ihrer Zeit traf sie zu, mit denen des Tages nicht.</translation>
    </message>
    <message>
        <source>The claim lies between two independent results.</source>
        <translation>Die Aussage liegt zwischen zwei unabhängigen Ergebnissen.</translation>
    </message>
    <message>
        <source>An input was solved from the claim&apos;s own source, so agreement is no proof.</source>
        <translation>Eine Eingabe wurde aus der Quelle der Aussage selbst errechnet; Übereinstimmung ist kein Beweis.</translation>
    </message>
    <message>
        <source>It was measured otherwise.</source>
        <translation>Sie wurde anders gemessen.</translation>
    </message>
    <message>
        <source>The figures give another result, but do not rule the claim out.</source>
        <translation>Die Werte ergeben etwas anderes, schließen die Aussage aber nicht aus.</translation>
    </message>
    <message>
        <source>The catalogue has no data to test it with.</source>
        <translation>Der Katalog hat keine Daten, um sie zu prüfen.</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Herausgeber</translation>
    </message>
    <message>
        <source>Published on</source>
        <translation>Veröffentlicht am</translation>
    </message>
    <message>
        <source>Price cap: no capacity, since it lies below every recorded price.</source>
        <translation>Preisgrenze: keine Kapazität, denn sie liegt unter jedem aufgezeichneten Preis.</translation>
    </message>
    <message>
        <source>Every trajectory replays the same stretch of prices, from %1 on: the figures say nothing of other times.</source>
        <translation>Jeder Verlauf spielt denselben Abschnitt der Preise ab, ab %1: Über andere Zeiten sagen die Zahlen nichts.</translation>
    </message>
    <message>
        <source>Prices of %1 from %2 to %3, one instance throughout.</source>
        <translation>Preise von %1 vom %2 bis %3, durchgehend eine Instanz.</translation>
    </message>
    <message>
        <source>Never done: the record or the time limit ended before the work.</source>
        <translation>Nie fertig: Die Aufzeichnung oder die Zeitgrenze endete vor der Arbeit.</translation>
    </message>
    <message>
        <source>The closed form (%M1 USD) bills every hour; the simulation (%M2 USD on average) does not bill an instance interrupted within its first hour.</source>
        <translation>Die geschlossene Formel (%M1 USD) rechnet jede Stunde ab; die Simulation (im Mittel %M2 USD) berechnet eine Instanz nicht, die in ihrer ersten Stunde unterbrochen wird.</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>No price history of %1 in %2: none is shipped, replay works on your own. Save the answer of &quot;aws ec2 describe-spot-price-history --region %2 --instance-types %1 --product-descriptions Linux/UNIX&quot; and import it.</source>
        <translation>Kein Preisverlauf von %1 in %2: Mitgeliefert wird keiner, nachgespielt werden eigene. Speichern Sie die Antwort von &quot;aws ec2 describe-spot-price-history --region %2 --instance-types %1 --product-descriptions Linux/UNIX&quot; und importieren Sie sie.</translation>
    </message>
    <message>
        <source>Throughput estimated, 80 % interval within a factor of %L1.</source>
        <translation>Durchsatz geschätzt, 80-%-Intervall innerhalb des Faktors %L1.</translation>
    </message>
    <message>
        <source>No candidate qualifies: the estimates of %2 are too wide (%I1 excluded); that of %3 is within a factor of %L4, allowed is %L5. Allow a wider factor, or enter a measured throughput.</source>
        <translation>Kein Kandidat kommt infrage: die Schätzungen von %2 sind zu unsicher (%I1 ausgeschlossen); die von %3 liegt innerhalb des Faktors %L4, zulässig ist %L5. Lassen Sie einen größeren Faktor zu, oder geben Sie einen gemessenen Durchsatz ein.</translation>
    </message>
    <message numerus="yes">
        <source>Observed on %1, %I2 months before the day of the answer: prices of the catalogue that far apart differ by factors of %L3 to %L4 (80 % of %I5 pairs).</source>
        <translation>
            <numerusform>Beobachtet am %1, %I2 Monat vor dem Tag der Antwort: so weit auseinanderliegende Preise des Katalogs unterscheiden sich um Faktoren von %L3 bis %L4 (80&#xa0;% von %I5 Paaren).</numerusform>
            <numerusform>Beobachtet am %1, %I2 Monate vor dem Tag der Antwort: so weit auseinanderliegende Preise des Katalogs unterscheiden sich um Faktoren von %L3 bis %L4 (80&#xa0;% von %I5 Paaren).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 obliges to %M2 %3 over 1 year, used or not.</source>
        <translation>%1 verpflichtet zu %M2 %3 über 1 Jahr, genutzt oder nicht.</translation>
    </message>
    <message>
        <source>%1 obliges to %M2 %3 over %L4 years, used or not.</source>
        <translation>%1 verpflichtet zu %M2 %3 über %L4 Jahre, genutzt oder nicht.</translation>
    </message>
    <message>
        <source>The run uses %H1 of the %I2 hours of the term.</source>
        <translation>Der Lauf nutzt %H1 der %I2 Stunden der Laufzeit.</translation>
    </message>
    <message>
        <source>The run uses %H1 of the %I2 hours of the term; other work takes up %P3 of the rest.</source>
        <translation>Der Lauf nutzt %H1 der %I2 Stunden der Laufzeit; andere Arbeit übernimmt %P3 des Rests.</translation>
    </message>
    <message>
        <source>The commitment counts as owned already: the run pays its own hours alone.</source>
        <translation>Das Commitment gilt als schon vorhanden: Der Lauf zahlt nur seine eigenen Stunden.</translation>
    </message>
    <message>
        <source>share of the term used by other work</source>
        <translation>Anteil der Laufzeit, den andere Arbeit nutzt</translation>
    </message>
    <message>
        <source>instances committed to</source>
        <translation>Instanzen unter Commitment</translation>
    </message>
    <message>
        <source>what the commitment obliges to</source>
        <translation>wozu das Commitment verpflichtet</translation>
    </message>
    <message>
        <source>mean power of a running instance</source>
        <translation>mittlere Leistung einer laufenden Instanz</translation>
    </message>
    <message>
        <source>running instances</source>
        <translation>laufende Instanzen</translation>
    </message>
    <message>
        <source>running instances per instance needed</source>
        <translation>laufende Instanzen je benötigter Instanz</translation>
    </message>
    <message>
        <source>instances beside the committed ones</source>
        <translation>Instanzen neben denen unter Commitment</translation>
    </message>
    <message>
        <source>price beside the commitment</source>
        <translation>Preis neben dem Commitment</translation>
    </message>
    <message>
        <source>share of running instances that serve</source>
        <translation>Anteil der laufenden Instanzen, die bedienen</translation>
    </message>
    <message>
        <source>hours of the term</source>
        <translation>Stunden der Laufzeit</translation>
    </message>
    <message>
        <source>utilisation of an idle instance</source>
        <translation>Auslastung einer leerlaufenden Instanz</translation>
    </message>
    <message>
        <source>the run’s own hours of the commitment</source>
        <translation>eigene Stunden des Laufs im Commitment</translation>
    </message>
    <message>
        <source>Above the committed instances; mean over the hours of the day.</source>
        <translation>Über den Instanzen unter Commitment; Mittel über die Stunden des Tages.</translation>
    </message>
    <message>
        <source>%L1 instances serve on average of %L2 that run; the others idle.</source>
        <translation>Im Mittel bedienen %L1 von %L2 laufenden Instanzen; die übrigen sind im Leerlauf.</translation>
    </message>
    <message>
        <source>Best without an estimated throughput: %1, %M2 %3, %P4 more.</source>
        <translation>Am günstigsten ohne geschätzten Durchsatz: %1, %M2 %3, %P4 mehr.</translation>
    </message>
    <message>
        <source>Best without an estimated throughput: %1, %M2 %3, %R4 the cost.</source>
        <translation>Am günstigsten ohne geschätzten Durchsatz: %1, %M2 %3, Kosten %R4.</translation>
    </message>
    <message>
        <source>All candidates that qualify have an estimated throughput.</source>
        <translation>Alle Kandidaten, die infrage kommen, haben einen geschätzten Durchsatz.</translation>
    </message>
    <message>
        <source>Between the lowest and the highest likely interruption frequency, cost and time on spot differ by less than 0.5 %.</source>
        <translation>Zwischen der niedrigsten und der höchsten wahrscheinlichen Unterbrechungshäufigkeit unterscheiden sich Kosten und Dauer auf Spot um weniger als 0,5&#xa0;%.</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>nicht zu unterscheiden</translation>
    </message>
    <message>
        <source>rate on this instance beside the same accelerator in another</source>
        <translation>Rate auf dieser Instanz gegenüber demselben Beschleuniger in einer anderen</translation>
    </message>
    <message>
        <source>instances for the latency limit per one for the load</source>
        <translation>Instanzen für die Latenzgrenze je Instanz für die Last</translation>
    </message>
    <message>
        <source>instances on average per one at the peak</source>
        <translation>Instanzen im Mittel je Instanz zur Spitze</translation>
    </message>
    <message>
        <source>instances beside the committed ones per one at the peak</source>
        <translation>Instanzen neben denen unter Commitment je Instanz zur Spitze</translation>
    </message>
    <message>
        <source>Measured %I1 times under the same conditions: %L2 to %L3 a second.</source>
        <translation>%I1-mal unter denselben Bedingungen gemessen: %L2 bis %L3 je Sekunde.</translation>
    </message>
    <message>
        <source>The publication allows %L1 to %L2 a second.</source>
        <translation>Die Veröffentlichung lässt %L1 bis %L2 je Sekunde zu.</translation>
    </message>
    <message>
        <source>None has lower operational CO2e for certain; that of %1, the next, cannot be told apart.</source>
        <translation>Keiner hat mit Sicherheit weniger CO₂e im Betrieb; das von %1, dem nächsten, ist nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>Cheapest excluded: %1, %M2 %3; the cost cannot be told apart from the answer’s.</source>
        <translation>Günstigster ausgeschlossener Kandidat: %1, %M2 %3; die Kosten sind von denen der Antwort nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>%1: %P2 less operational CO2e at %P3 higher cost, though the costs cannot be told apart.</source>
        <translation>%1: %P2 weniger CO₂e im Betrieb bei %P3 höheren Kosten, wobei diese nicht zu unterscheiden sind.</translation>
    </message>
    <message>
        <source>%1: %P2 less operational CO2e at %R3 the cost, though the costs cannot be told apart.</source>
        <translation>%1: %P2 weniger CO₂e im Betrieb bei %R3 Kosten, wobei diese nicht zu unterscheiden sind.</translation>
    </message>
    <message>
        <source>Best without an estimated throughput: %1, %M2 %3; the costs cannot be told apart.</source>
        <translation>Am günstigsten ohne geschätzten Durchsatz: %1, %M2 %3; die Kosten sind nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>The work does not fit into the deadline: with a change of machines it takes %L1 h, rounded up to ticks of the trace.</source>
        <translation>Die Arbeit passt nicht in die Frist: Mit einem Wechsel der Maschinen dauert sie %L1&#xa0;h, aufgerundet auf Schritte der Aufzeichnung.</translation>
    </message>
    <message>
        <source>%T1: not known, so that this cannot be stated.</source>
        <translation>%T1: nicht bekannt, daher lässt sich dies nicht angeben.</translation>
    </message>
    <message>
        <source>On demand the run costs %M1 USD: work %M2 USD, checkpoints %M3 USD.</source>
        <translation>On-Demand kostet der Lauf %M1 USD: Arbeit %M2 USD, Checkpoints %M3 USD.</translation>
    </message>
    <message>
        <source>On demand alone costs %M1 USD: work %M2 USD, changeover and the rest of the last tick %M3 USD.</source>
        <translation>Allein On-Demand kostet %M1 USD: Arbeit %M2 USD, Wechsel und Rest des letzten Takts %M3 USD.</translation>
    </message>
    <message>
        <source>Grid intensity</source>
        <translation>Stromnetz-Intensität</translation>
    </message>
    <message>
        <source>Median, band from P5 to P95</source>
        <translation>Median, Band von P5 bis P95</translation>
    </message>
    <message>
        <source>Cost by policy, least to most</source>
        <translation>Kosten je Strategie, kleinster bis größter Wert</translation>
    </message>
    <message>
        <source>Admit earlier generations</source>
        <translation>Frühere Generationen zulassen</translation>
    </message>
    <message>
        <source>Admit estimates</source>
        <translation>Schätzungen zulassen</translation>
    </message>
    <message>
        <source>Admit wider estimates</source>
        <translation>Unschärfere Schätzungen zulassen</translation>
    </message>
    <message>
        <source>Admit older prices</source>
        <translation>Ältere Preise zulassen</translation>
    </message>
    <message>
        <source>%1: interruption frequencies older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1: Unterbrechungshäufigkeiten älter als %4 Monate, Typen: %I2, die älteste vom %3.</translation>
    </message>
    <message>
        <source>%1: prices of commitments older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1: Preise von Commitments älter als %4 Monate, Typen: %I2, der älteste vom %3.</translation>
    </message>
    <message>
        <source>On-demand prices</source>
        <translation>On-Demand-Preise</translation>
    </message>
    <message>
        <source>Spot prices</source>
        <translation>Spot-Preise</translation>
    </message>
    <message>
        <source>Interruption frequencies</source>
        <translation>Unterbrechungshäufigkeiten</translation>
    </message>
    <message>
        <source>Commitments</source>
        <translation>Commitments</translation>
    </message>
    <message>
        <source>Capacity Blocks</source>
        <translation>Capacity Blocks</translation>
    </message>
    <message>
        <source>%1: newest of %2</source>
        <translation>%1: neueste vom %2</translation>
    </message>
    <message>
        <source>your rate</source>
        <translation>eigener Durchsatz</translation>
    </message>
    <message>
        <source>No candidate qualifies: none stays within the budget of %M5 USD a month (%I1 excluded); the cheapest, %3, costs %M4 USD a month. Raise the budget, or ask for less.</source>
        <translation>Kein Kandidat kommt infrage: Keiner bleibt im Budget von %M5 USD im Monat (%I1 ausgeschlossen); der günstigste, %3, kostet %M4 USD im Monat. Erhöhen Sie das Budget, oder fordern Sie weniger.</translation>
    </message>
    <message>
        <source>No candidate qualifies: no published run of %2 is known to stay within the latency limit; of %I1 candidates, %3 first, the latency at this load is unknown. Raise or remove the limit, or enter your own measurement.</source>
        <translation>Kein Kandidat kommt infrage: Von keinem veröffentlichten Lauf von %2 ist bekannt, dass er die Latenzgrenze einhält; von %I1 Kandidaten, zuerst %3, ist die Latenz bei dieser Last unbekannt. Heben Sie die Grenze an oder entfernen Sie sie, oder geben Sie eine eigene Messung ein.</translation>
    </message>
    <message>
        <source>No candidate qualifies: no type that can do the work has a price in these regions under these purchase options at %1. Choose a later date, a region or a purchase option.</source>
        <translation>Kein Kandidat kommt infrage: Kein Typ, der die Arbeit leisten kann, hat am %1 in diesen Regionen und Kaufoptionen einen Preis. Wählen Sie ein späteres Datum, eine Region oder eine Kaufoption.</translation>
    </message>
    <message>
        <source>%1 has a slice of one %2: what a whole one reaches is no measure of it.</source>
        <translation>%1 hat nur einen Teil eines %2: Was ein ganzer erreicht, ist kein Maß dafür.</translation>
    </message>
    <message>
        <source>Published %1, recomputed with the prices of then %2, with those of the as-of date %3.</source>
        <translation>Veröffentlicht %1, neu berechnet mit den damaligen Preisen %2, mit denen des Stichtags %3.</translation>
    </message>
    <message>
        <source>Risk of the candidates on spot</source>
        <translation>Risiko der Kandidaten auf Spot</translation>
    </message>
    <message>
        <source>None of these pools has the accelerator of %1: theirs may be interrupted otherwise.</source>
        <translation>Keiner dieser Pools hat den Beschleuniger von %1: Dort kann anders unterbrochen werden.</translation>
    </message>
    <message>
        <source>Obliges to, whole term</source>
        <translation>Verpflichtung, gesamte Laufzeit</translation>
    </message>
    <message>
        <source>Term, years</source>
        <translation>Laufzeit, Jahre</translation>
    </message>
    <message>
        <source>What commitments oblige to, used or not</source>
        <translation>Wozu Commitments verpflichten, genutzt oder nicht</translation>
    </message>
    <message>
        <source>Not simulated: one trajectory of %1 has so many launches and losses that a report would take minutes. The closed forms above hold, and over so many the spread is small.</source>
        <translation>Nicht simuliert: Ein Verlauf von %1 hat so viele Starts und Ausfälle, dass ein Bericht Minuten bräuchte. Die geschlossenen Formeln oben gelten, und bei so vielen ist die Streuung gering.</translation>
    </message>
    <message>
        <source>The column %1 of the benchmarks differs from their rows.</source>
        <translation>Die Spalte %1 der Benchmarks weicht von deren Zeilen ab.</translation>
    </message>
    <message>
        <source>How the throughput was found: this type, the same accelerator, another node count, a network of the same dimensions, a fitted method, pinned or your own.</source>
        <translation>Wie der Durchsatz gefunden wurde: dieser Typ, derselbe Beschleuniger, eine andere Knotenzahl, ein Netz gleicher Abmessungen, eine angepasste Methode, festgelegt oder eigener Wert.</translation>
    </message>
    <message>
        <source>One request at a time: not what the instance carries.</source>
        <translation>Eine Anfrage nach der anderen: nicht das, was die Instanz trägt.</translation>
    </message>
    <message>
        <source>Throughput comes from a benchmark of that instance and model, else from one of the same accelerator scaled by count (an estimate), of a network of the same dimensions or by a fitted method with its interval (estimates), or is missing.</source>
        <translation>Der Durchsatz stammt aus einem Benchmark dieser Instanz und dieses Modells, sonst aus einem desselben Beschleunigers, nach Anzahl skaliert (eine Schätzung), von einem Netz gleicher Abmessungen oder aus einer angepassten Methode mit ihrem Intervall (Schätzungen), oder er fehlt.</translation>
    </message>
    <message>
        <source>Predicted from measurements of the model on other devices, at %1: 80 % lie within a factor of %L2.</source>
        <translation>Vorhergesagt aus Messungen des Modells auf anderen Geräten, bei %1: 80&#xa0;% liegen innerhalb des Faktors %L2.</translation>
    </message>
    <message numerus="yes">
        <source>Predicted: %L2 minutes to the quality target on %I1 accelerators; 80 % lie within a factor of %L3.</source>
        <translation>
            <numerusform>Vorhergesagt: %L2 Minuten bis zum Qualitätsziel auf %I1 Beschleuniger; 80&#xa0;% liegen innerhalb des Faktors %L3.</numerusform>
            <numerusform>Vorhergesagt: %L2 Minuten bis zum Qualitätsziel auf %I1 Beschleunigern; 80&#xa0;% liegen innerhalb des Faktors %L3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on %I2 of the same accelerators: %L3 minutes to the quality target (%1).</source>
        <translation>Auf %I2 derselben Beschleuniger gemessen: %L3 Minuten bis zum Qualitätsziel (%1).</translation>
    </message>
    <message>
        <source>Measured of %1, an encoder of the same dimensions (%2).</source>
        <translation>An %1 gemessen, einem Encoder gleicher Abmessungen (%2).</translation>
    </message>
    <message>
        <source>%1 on %2 could only be predicted within a factor of %L3: too wide for an answer.</source>
        <translation>%1 auf %2 ließe sich nur innerhalb des Faktors %L3 vorhersagen: zu weit für eine Antwort.</translation>
    </message>
    <message>
        <source>The catalogue has no fitted method for it.</source>
        <translation>Der Katalog hat keine angepasste Methode dafür.</translation>
    </message>
    <message>
        <source>Nobody has measured %1: what its size alone tells is too wide for an answer.</source>
        <translation>Niemand hat %1 gemessen: was allein seine Größe sagt, ist zu weit für eine Antwort.</translation>
    </message>
    <message>
        <source>No serving of this software was measured on the architecture of %1.</source>
        <translation>Auf der Architektur von %1 wurde kein Betrieb mit dieser Software gemessen.</translation>
    </message>
    <message>
        <source>Peak rate or bandwidth of %1 are not known.</source>
        <translation>Spitzenleistung oder Bandbreite von %1 sind nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 does not fit one accelerator, so the rate of %2 is not carried to another number of them.</source>
        <translation>%1 passt nicht auf einen Beschleuniger, darum gilt die Rate von %2 nicht für eine andere Anzahl.</translation>
    </message>
    <message>
        <source>Other software: %1.</source>
        <translation>Andere Software: %1.</translation>
    </message>
    <message>
        <source>With speculative decoding.</source>
        <translation>Mit spekulativem Decoding.</translation>
    </message>
    <message>
        <source>Does not say how many requests were in flight.</source>
        <translation>Sagt nicht, wie viele Anfragen gleichzeitig liefen.</translation>
    </message>
    <message>
        <source>%1 has no whole accelerator of its own.</source>
        <translation>%1 hat keinen ganzen eigenen Beschleuniger.</translation>
    </message>
    <message>
        <source>No prediction of %1 on %2: %3.</source>
        <translation>Keine Vorhersage von %1 auf %2: %3.</translation>
    </message>
    <message>
        <source>Nearest measurement %1: %I3 of %2, %L4 %U5.</source>
        <translation>Nächste Messung %1: %I3 von %2, %L4&#xa0;%U5.</translation>
    </message>
    <message>
        <source>share of the peak rate</source>
        <translation>Anteil der Spitzenleistung</translation>
    </message>
    <message>
        <source>what mixtures of experts reach of it</source>
        <translation>was Mixture-of-Experts-Modelle davon erreichen</translation>
    </message>
    <message>
        <source>share of the bandwidth when reading weights</source>
        <translation>Anteil der Bandbreite beim Lesen der Gewichte</translation>
    </message>
    <message>
        <source>share of the bandwidth when reading the cache</source>
        <translation>Anteil der Bandbreite beim Lesen des Caches</translation>
    </message>
    <message>
        <source>overhead of a layer in a decoding step</source>
        <translation>Aufschlag einer Schicht in einem Decoding-Schritt</translation>
    </message>
    <message>
        <source>measured beside predicted rate</source>
        <translation>gemessene neben vorhergesagter Rate</translation>
    </message>
    <message>
        <source>rate beside that of an encoder of the same dimensions</source>
        <translation>Rate neben der eines Encoders gleicher Abmessungen</translation>
    </message>
    <message>
        <source>predicted rate</source>
        <translation>vorhergesagte Rate</translation>
    </message>
    <message>
        <source>accelerators that hold one copy together</source>
        <translation>Beschleuniger, die zusammen eine Kopie halten</translation>
    </message>
    <message>
        <source>operations of a prefill</source>
        <translation>Operationen eines Prefills</translation>
    </message>
    <message>
        <source>exchange between accelerators in a prefill</source>
        <translation>Austausch zwischen Beschleunigern im Prefill</translation>
    </message>
    <message>
        <source>weights read in a step</source>
        <translation>in einem Schritt gelesene Gewichte</translation>
    </message>
    <message>
        <source>cache read in a step</source>
        <translation>in einem Schritt gelesener Cache</translation>
    </message>
    <message>
        <source>operations of a decoding step</source>
        <translation>Operationen eines Decoding-Schritts</translation>
    </message>
    <message>
        <source>exchange between accelerators in a step</source>
        <translation>Austausch zwischen Beschleunigern in einem Schritt</translation>
    </message>
    <message>
        <source>requests in flight of one copy</source>
        <translation>gleichzeitige Anfragen einer Kopie</translation>
    </message>
    <message>
        <source>what the software adds</source>
        <translation>was die Software beiträgt</translation>
    </message>
    <message>
        <source>rate of the accelerators left over</source>
        <translation>Rate der übrigen Beschleuniger</translation>
    </message>
    <message>
        <source>what measured rows of the same pair move it by</source>
        <translation>worum Messungen desselben Paars sie verschieben</translation>
    </message>
    <message>
        <source>runs to the quality target</source>
        <translation>Läufe bis zum Qualitätsziel</translation>
    </message>
    <message>
        <source>Served by %W1 with weights in %2.</source>
        <translation>Bedient von %W1 mit Gewichten in %2.</translation>
    </message>
    <message>
        <source>Served by %W1.</source>
        <translation>Bedient von %W1.</translation>
    </message>
    <message>
        <source>One request at a time, from the measured rates of prompt and answer (%1, %2); batching could give more.</source>
        <translation>Eine Anfrage nach der anderen, aus den gemessenen Raten von Prompt und Antwort (%1, %2); Batching könnte mehr ergeben.</translation>
    </message>
    <message>
        <source>measured rate of the prompt</source>
        <translation>gemessene Rate des Prompts</translation>
    </message>
    <message>
        <source>measured rate of the answer</source>
        <translation>gemessene Rate der Antwort</translation>
    </message>
    <message>
        <source>what batching could give at best</source>
        <translation>was Batching bestenfalls ergäbe</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>Median time to the first token (TTFT) at the load that the throughput is of, before any wait for an instance</source>
        <translation>Median der Zeit bis zum ersten Token (TTFT) bei der Last, für die der Durchsatz gilt, ohne Warten auf eine Instanz</translation>
    </message>
    <message>
        <source>First token, low</source>
        <translation>Erstes Token, unten</translation>
    </message>
    <message>
        <source>Lower end of the range that holds 80 % of the measured times to the first token</source>
        <translation>Unteres Ende des Bereichs, in dem 80&#xa0;% der gemessenen Zeiten bis zum ersten Token liegen</translation>
    </message>
    <message>
        <source>First token, high</source>
        <translation>Erstes Token, oben</translation>
    </message>
    <message>
        <source>Upper end of the range that holds 80 % of the measured times to the first token</source>
        <translation>Oberes Ende des Bereichs, in dem 80&#xa0;% der gemessenen Zeiten bis zum ersten Token liegen</translation>
    </message>
    <message>
        <source>Between tokens</source>
        <translation>Zwischen Tokens</translation>
    </message>
    <message>
        <source>Median time between the tokens of an answer (TPOT) at the load that the throughput is of</source>
        <translation>Median der Zeit zwischen den Tokens einer Antwort (TPOT) bei der Last, für die der Durchsatz gilt</translation>
    </message>
    <message>
        <source>One request at a time, predicted for %1 with weights in %2 from measurements on other processors: 80 % lie within a factor of %L3; batching could give more.</source>
        <translation>Eine Anfrage nach der anderen, für %1 mit Gewichten in %2 aus Messungen auf anderen Prozessoren vorhergesagt: 80&#xa0;% liegen innerhalb des Faktors %L3; gebündelt könnte es mehr sein.</translation>
    </message>
    <message>
        <source>A: serving of language models</source>
        <translation>A: Betrieb von Sprachmodellen</translation>
    </message>
    <message>
        <source>B: other inference</source>
        <translation>B: sonstige Inferenz</translation>
    </message>
    <message>
        <source>C: time to train</source>
        <translation>C: Trainingsdauer</translation>
    </message>
    <message>
        <source>Language models on CPUs, one request at a time</source>
        <translation>Sprachmodelle auf CPUs, eine Anfrage nach der anderen</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>output tokens per second</source>
        <translation>Ausgabe-Tokens je Sekunde</translation>
    </message>
    <message>
        <source>inferences per second</source>
        <translation>Inferenzen je Sekunde</translation>
    </message>
    <message>
        <source>minutes to the quality target</source>
        <translation>Minuten bis zum Qualitätsziel</translation>
    </message>
    <message>
        <source>tokens per second of one request</source>
        <translation>Tokens je Sekunde einer Anfrage</translation>
    </message>
    <message>
        <source>seconds to the first token</source>
        <translation>Sekunden bis zum ersten Token</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>Art der Arbeit</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>not told apart</source>
        <translation>nicht unterschieden</translation>
    </message>
    <message>
        <source>%1, graphics cards</source>
        <translation>%1, Grafikkarten</translation>
    </message>
    <message>
        <source>CPUs with AMX</source>
        <translation>CPUs mit AMX</translation>
    </message>
    <message>
        <source>CPUs with AVX-512</source>
        <translation>CPUs mit AVX-512</translation>
    </message>
    <message>
        <source>Language models</source>
        <translation>Sprachmodelle</translation>
    </message>
    <message>
        <source>Image classification</source>
        <translation>Bildklassifikation</translation>
    </message>
    <message>
        <source>Object detection and segmentation</source>
        <translation>Objekterkennung und Segmentierung</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>Text-Encoder</translation>
    </message>
    <message>
        <source>Speech recognition</source>
        <translation>Spracherkennung</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>Language models counted in requests</source>
        <translation>Sprachmodelle, nach Anfragen gezählt</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>Bilderzeugung</translation>
    </message>
    <message>
        <source>Writing the answer</source>
        <translation>Schreiben der Antwort</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>Lesen des Prompts</translation>
    </message>
    <message>
        <source>TensorRT-LLM, NVIDIA’s own tables</source>
        <translation>TensorRT-LLM, NVIDIAs eigene Tabellen</translation>
    </message>
    <message>
        <source>TensorRT-LLM, requests in flight held constant</source>
        <translation>TensorRT-LLM, gleichbleibend viele gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>TensorRT-LLM, static batches</source>
        <translation>TensorRT-LLM, feste Batches</translation>
    </message>
    <message>
        <source>MLPerf submissions</source>
        <translation>MLPerf-Einreichungen</translation>
    </message>
    <message>
        <source>vLLM or NIM, studies of 2024</source>
        <translation>vLLM oder NIM, Studien von 2024</translation>
    </message>
    <message>
        <source>vLLM of 2024, full queue</source>
        <translation>vLLM von 2024, volle Warteschlange</translation>
    </message>
    <message>
        <source>vLLM of 2025, full queue</source>
        <translation>vLLM von 2025, volle Warteschlange</translation>
    </message>
    <message>
        <source>vLLM, load steps over the network</source>
        <translation>vLLM, Laststufen über das Netzwerk</translation>
    </message>
    <message>
        <source>vLLM, requests in flight held constant</source>
        <translation>vLLM, gleichbleibend viele gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>vLLM, static batches</source>
        <translation>vLLM, feste Batches</translation>
    </message>
    <message>
        <source>SGLang, requests in flight held constant</source>
        <translation>SGLang, gleichbleibend viele gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>TGI or DJL Serving, 2023 and 2024</source>
        <translation>TGI oder DJL Serving, 2023 und 2024</translation>
    </message>
    <message>
        <source>Neuron, AWS’s own tables</source>
        <translation>Neuron, AWS-eigene Tabellen</translation>
    </message>
    <message>
        <source>vLLM or TGI on Neuron</source>
        <translation>vLLM oder TGI auf Neuron</translation>
    </message>
    <message>
        <source>DeepSpeed, static batches</source>
        <translation>DeepSpeed, feste Batches</translation>
    </message>
    <message>
        <source>llama.cpp, load steps</source>
        <translation>llama.cpp, Laststufen</translation>
    </message>
    <message>
        <source>llama.cpp, static batches</source>
        <translation>llama.cpp, feste Batches</translation>
    </message>
    <message>
        <source>Other software</source>
        <translation>Andere Software</translation>
    </message>
    <message>
        <source>%T1: predicted against measured</source>
        <translation>%T1: vorhergesagt gegen gemessen</translation>
    </message>
    <message numerus="yes">
        <source>%I1 benchmarks, each predicted without its model on its hardware</source>
        <translation>
            <numerusform>%I1 Benchmark, ohne sein Modell auf seiner Hardware vorhergesagt</numerusform>
            <numerusform>%I1 Benchmarks, jeder ohne sein Modell auf seiner Hardware vorhergesagt</numerusform>
        </translation>
    </message>
    <message>
        <source>No method is fitted to these benchmarks.</source>
        <translation>Zu diesen Benchmarks gibt es keine angepasste Methode.</translation>
    </message>
    <message>
        <source>Measured, %T1</source>
        <translation>Gemessen, %T1</translation>
    </message>
    <message>
        <source>Predicted, %T1</source>
        <translation>Vorhergesagt, %T1</translation>
    </message>
    <message>
        <source>measured within its 80 % range</source>
        <translation>Messung im 80-%-Bereich</translation>
    </message>
    <message>
        <source>measured outside its 80 % range</source>
        <translation>Messung außerhalb des 80-%-Bereichs</translation>
    </message>
    <message>
        <source>predicted as measured</source>
        <translation>vorhergesagt wie gemessen</translation>
    </message>
    <message>
        <source>No fitted method is called %1. There are llm_serving, inference, training_time, cpu_stream and first_token.</source>
        <translation>Keine angepasste Methode heißt %1. Es gibt llm_serving, inference, training_time, cpu_stream und first_token.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <translation>%1 auf %2, %3</translation>
    </message>
    <message>
        <source>Benchmark %1, %2</source>
        <translation>Benchmark %1, %2</translation>
    </message>
    <message>
        <source>Predicted: %L1, 80 % range %L2 to %L3</source>
        <translation>Vorhergesagt: %L1, 80-%-Bereich %L2 bis %L3</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Verzerrung</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>Im Bereich</translation>
    </message>
    <message>
        <source>Measured for each accelerator</source>
        <translation>Gemessen je Beschleuniger</translation>
    </message>
    <message>
        <source>Method for each accelerator</source>
        <translation>Methode je Beschleuniger</translation>
    </message>
    <message>
        <source>Method above measured</source>
        <translation>Methode über Messung</translation>
    </message>
    <message>
        <source>With a whole host</source>
        <translation>Mit ganzem Host</translation>
    </message>
    <message>
        <source>Method’s range holds</source>
        <translation>Bereich der Methode hält</translation>
    </message>
    <message>
        <source>Metered</source>
        <translation>Gemessen wurde</translation>
    </message>
    <message>
        <source>What the measured joules are of: the whole server at the wall, or its accelerators alone.</source>
        <translation>Wovon die gemessenen Joule sind: vom ganzen Server an der Steckdose oder nur von seinen Beschleunigern.</translation>
    </message>
    <message>
        <source>Measured J per unit</source>
        <translation>Gemessene J je Einheit</translation>
    </message>
    <message>
        <source>Joules of one token, image, sample or inference, as metered with the benchmark that counts: its watts over its rate. Beside the modelled energy, never in it.</source>
        <translation>Joule eines Tokens, Bildes, Samples oder einer Inferenz, wie mit dem maßgeblichen Benchmark gemessen: seine Watt durch seine Rate. Steht neben der modellierten Energie, geht nie in sie ein.</translation>
    </message>
    <message>
        <source>whole server</source>
        <translation>ganzer Server</translation>
    </message>
    <message>
        <source>accelerators alone</source>
        <translation>nur die Beschleuniger</translation>
    </message>
    <message>
        <source>No watts were metered with the benchmark that counts</source>
        <translation>Mit dem maßgeblichen Benchmark wurden keine Watt gemessen</translation>
    </message>
    <message>
        <source>inferences</source>
        <translation>Inferenzen</translation>
    </message>
    <message>
        <source>images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>image-text pairs</source>
        <translation>Bild-Text-Paare</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>volumes</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>utterances</source>
        <translation>Äußerungen</translation>
    </message>
    <message>
        <source>hours of audio</source>
        <translation>Stunden Audio</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>per million inferences</source>
        <translation>je Million Inferenzen</translation>
    </message>
    <message>
        <source>per million images</source>
        <translation>je Million Bilder</translation>
    </message>
    <message>
        <source>per million image-text pairs</source>
        <translation>je Million Bild-Text-Paare</translation>
    </message>
    <message>
        <source>per million videos</source>
        <translation>je Million Videos</translation>
    </message>
    <message>
        <source>per million volumes</source>
        <translation>je Million Volumen</translation>
    </message>
    <message>
        <source>per million documents</source>
        <translation>je Million Dokumente</translation>
    </message>
    <message>
        <source>per million sequences</source>
        <translation>je Million Sequenzen</translation>
    </message>
    <message>
        <source>per million utterances</source>
        <translation>je Million Äußerungen</translation>
    </message>
    <message>
        <source>per 1,000 hours of audio</source>
        <translation>je 1.000 Stunden Audio</translation>
    </message>
    <message>
        <source>per million samples</source>
        <translation>je Million Samples</translation>
    </message>
    <message>
        <source>per million output tokens</source>
        <translation>je Million Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>per million tokens</source>
        <translation>je Million Tokens</translation>
    </message>
    <message>
        <source>Here: %T1.</source>
        <translation>Hier: %T1.</translation>
    </message>
    <message>
        <source>Cost %T1</source>
        <translation>Kosten %T1</translation>
    </message>
    <message>
        <source>Energy %T1</source>
        <translation>Energie %T1</translation>
    </message>
    <message>
        <source>Carbon %T1</source>
        <translation>CO₂ %T1</translation>
    </message>
    <message>
        <source>Embodied carbon %T1</source>
        <translation>Graue Emissionen %T1</translation>
    </message>
    <message>
        <source>Water %T1</source>
        <translation>Wasser %T1</translation>
    </message>
    <message>
        <source>Market-based carbon %T1</source>
        <translation>Marktbasiertes CO₂ %T1</translation>
    </message>
    <message>
        <source>Marginal carbon %T1</source>
        <translation>Marginales CO₂ %T1</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5.</source>
        <translation>Am günstigsten: %I1 × %2, %M3 %4 %T5.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5, %P6 below %7.</source>
        <translation>Am günstigsten: %I1 × %2, %M3 %4 %T5, %P6 unter %7.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5, %P6 above %7.</source>
        <translation>Am günstigsten: %I1 × %2, %M3 %4 %T5, %P6 über %7.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5; cannot be told apart from %7.</source>
        <translation>Am günstigsten: %I1 × %2, %M3 %4 %T5; von %7 nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>On spot it costs %M1 to %M2 %3 %T4, between the lowest and the highest likely interruption frequency.</source>
        <translation>Auf Spot kostet es %M1 bis %M2 %3 %T4, zwischen der niedrigsten und der höchsten wahrscheinlichen Unterbrechungshäufigkeit.</translation>
    </message>
    <message numerus="yes">
        <source>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there it would cost %M4 %5 %T6.</source>
        <translation>
            <numerusform>Warnung: auf aufgezeichneten Spot-Märkten von %1 (%I2 Pool) ging alle %H3 eine Instanz verloren; dort kostete es %M4 %5 %T6.</numerusform>
            <numerusform>Warnung: auf aufgezeichneten Spot-Märkten von %1 (%I2 Pools) ging alle %H3 eine Instanz verloren; dort kostete es %M4 %5 %T6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which instances serve %I2 %T5 of %1 an hour, with prices of %3?</source>
        <translation>Welche Instanzen bewältigen %I2 %T5 mit %1 je Stunde, mit Preisen vom %3?</translation>
    </message>
    <message>
        <source>Which instances serve %I2 %T5 of %1 an hour within %F4 ms, with prices of %3?</source>
        <translation>Welche Instanzen bewältigen %I2 %T5 mit %1 je Stunde innerhalb von %F4 ms, mit Preisen vom %3?</translation>
    </message>
    <message numerus="yes">
        <source>What does it take to train %1 on %I2 %T5 with %I3 instances, with prices of %4?</source>
        <translation>
            <numerusform>Was braucht das Training von %1 auf %I2 %T5 mit %I3 Instanz, mit Preisen vom %4?</numerusform>
            <numerusform>Was braucht das Training von %1 auf %I2 %T5 mit %I3 Instanzen, mit Preisen vom %4?</numerusform>
        </translation>
    </message>
    <message>
        <source>inferences an hour</source>
        <translation>Inferenzen je Stunde</translation>
    </message>
    <message>
        <source>audio of an inference</source>
        <translation>Audio einer Inferenz</translation>
    </message>
    <message>
        <source>demand in thousandths of an hour of audio</source>
        <translation>Nachfrage in Tausendsteln einer Stunde Audio</translation>
    </message>
    <message>
        <source>training of adapters against full training</source>
        <translation>Training von Adaptern gegenüber vollem Training</translation>
    </message>
    <message>
        <source>%2 of %1 is made for inference: nothing is trained on it.</source>
        <translation>%2 von %1 ist für Inferenz gebaut: Darauf wird nicht trainiert.</translation>
    </message>
    <message>
        <source>Adapters are trained: no gradients of the frozen parameters, so that the rate is 1 to %L1 times that of full training.</source>
        <translation>Trainiert werden Adapter: Gradienten der eingefrorenen Parameter entfallen, daher das 1- bis %L1-Fache der Rate des vollen Trainings.</translation>
    </message>
    <message>
        <source>Inferences</source>
        <translation>Inferenzen</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Image-text pairs</source>
        <translation>Bild-Text-Paare</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>Utterances</source>
        <translation>Äußerungen</translation>
    </message>
    <message>
        <source>Hours of audio</source>
        <translation>Stunden Audio</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Llama 3.1 8B chat, 20 million output tokens an hour</source>
        <translation>Llama 3.1 8B als Chat, 20 Millionen Ausgabe-Tokens je Stunde</translation>
    </message>
    <message>
        <source>Llama 3.3 70B chat, first token within 450 ms, then 40 ms per token</source>
        <translation>Llama 3.3 70B als Chat, erstes Token binnen 450 ms, dann 40 ms je Token</translation>
    </message>
    <message>
        <source>gpt-oss-120b by vLLM, 20 million output tokens an hour</source>
        <translation>gpt-oss-120b mit vLLM, 20 Millionen Ausgabe-Tokens je Stunde</translation>
    </message>
    <message>
        <source>Embeddings of 10 million documents within an hour</source>
        <translation>Embeddings von 10 Millionen Dokumenten binnen einer Stunde</translation>
    </message>
    <message>
        <source>Whisper: 10,000 hours of audio transcribed within an hour</source>
        <translation>Whisper: 10.000 Stunden Audio binnen einer Stunde transkribiert</translation>
    </message>
    <message>
        <source>SDXL: 10,000 images an hour, each within 20 s</source>
        <translation>SDXL: 10.000 Bilder je Stunde, jedes binnen 20 s</translation>
    </message>
    <message>
        <source>LoRA fine-tuning of Llama 3 8B on 100 million tokens</source>
        <translation>LoRA-Feinabstimmung von Llama 3 8B mit 100 Millionen Tokens</translation>
    </message>
    <message>
        <source>Training of a 7B model from scratch on 1 trillion tokens</source>
        <translation>Training eines 7B-Modells von Grund auf mit 1 Billion Tokens</translation>
    </message>
    <message>
        <source>Only %I1 rows are of this software: how wide the interval has to be is taken from all software.</source>
        <translation>Nur %I1 Zeilen sind von dieser Software: Wie breit das Intervall sein muss, ergibt sich aus aller Software.</translation>
    </message>
    <message>
        <source>1,000 h</source>
        <translation>1.000 h</translation>
    </message>
    <message>
        <source>the rate is missing, zero or negative</source>
        <translation>die Rate fehlt, ist null oder negativ</translation>
    </message>
    <message>
        <source>the rate is more than its hardware can do at its peak</source>
        <translation>die Rate ist höher als die Spitzenleistung der Hardware</translation>
    </message>
    <message>
        <source>the latency is zero or negative</source>
        <translation>die Latenz ist null oder negativ</translation>
    </message>
    <message>
        <source>the precision is unknown, or no peak of it is</source>
        <translation>die Genauigkeit ist unbekannt oder hat keine bekannte Spitzenleistung</translation>
    </message>
    <message>
        <source>weights and one request do not fit into memory</source>
        <translation>Gewichte und eine Anfrage passen nicht in den Speicher</translation>
    </message>
    <message>
        <source>the model has no layers or dimensions in the catalogue</source>
        <translation>das Modell hat im Katalog keine Schichten oder Dimensionen</translation>
    </message>
    <message>
        <source>the hardware has no figures in the catalogue</source>
        <translation>die Hardware hat im Katalog keine Angaben</translation>
    </message>
    <message>
        <source>the number of accelerators or cores is unknown</source>
        <translation>die Zahl der Beschleuniger oder Kerne ist unbekannt</translation>
    </message>
    <message>
        <source>the lengths of requests are unknown</source>
        <translation>die Längen der Anfragen sind unbekannt</translation>
    </message>
    <message>
        <source>only a part of the instance worked, or one request at a time</source>
        <translation>nur ein Teil der Instanz arbeitete oder eine Anfrage nach der anderen</translation>
    </message>
    <message>
        <source>several instances worked together</source>
        <translation>mehrere Instanzen arbeiteten zusammen</translation>
    </message>
    <message>
        <source>the catalogue marks the row as outlier or superseded</source>
        <translation>der Katalog führt die Zeile als Ausreißer oder überholt</translation>
    </message>
    <message>
        <source>it is other work than the method’s, such as speculative decoding or a load below the full one</source>
        <translation>andere Arbeit als die der Methode, etwa spekulatives Decoding oder Teillast</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Inputs of length %I1; the runs that count state no length.</source>
        <translation>Eingaben der Länge %I1; die Läufe, die zählen, nennen keine Länge.</translation>
    </message>
    <message>
        <source>Other lengths: %I1 tokens in and %I2 out instead of %I3 and %I4.</source>
        <translation>Andere Längen: %I1 Token Eingabe und %I2 Ausgabe statt %I3 und %I4.</translation>
    </message>
    <message>
        <source>Another length of the input: %I1 tokens instead of %I2.</source>
        <translation>Andere Länge der Eingabe: %I1 Token statt %I2.</translation>
    </message>
    <message>
        <source>Another length of the output: %I1 tokens instead of %I2.</source>
        <translation>Andere Länge der Ausgabe: %I1 Token statt %I2.</translation>
    </message>
    <message>
        <source>Does not say of which length.</source>
        <translation>Sagt nicht, von welcher Länge.</translation>
    </message>
    <message>
        <source>The chosen run is closer in the number of nodes.</source>
        <translation>Der gewählte Lauf ist näher an der Zahl der Knoten.</translation>
    </message>
    <message>
        <source>The chosen run is closer in the number of accelerators.</source>
        <translation>Der gewählte Lauf ist näher an der Zahl der Beschleuniger.</translation>
    </message>
    <message>
        <source>The chosen run is faster.</source>
        <translation>Der gewählte Lauf ist schneller.</translation>
    </message>
    <message>
        <source>As fast as the chosen run, and no newer.</source>
        <translation>So schnell wie der gewählte Lauf und nicht neuer.</translation>
    </message>
    <message>
        <source>Faster, but under another load.</source>
        <translation>Schneller, aber bei anderer Last.</translation>
    </message>
    <message>
        <source>Too few rows are of this architecture (%I1): how wide the interval has to be is taken from all hardware.</source>
        <translation>Zu wenige Zeilen sind von dieser Architektur (%I1): Wie breit das Intervall sein muss, ergibt sich aus aller Hardware.</translation>
    </message>
    <message>
        <source>On hardware like that of %1 no network was measured at such a precision, or its peak rate or bandwidth are not known.</source>
        <translation>Auf Hardware wie der von %1 wurde kein Netz in solcher Präzision gemessen, oder ihre Spitzenleistung oder Bandbreite sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Fitted to the measurements, the part that all share: standard error %L1 on the scale of the fit.</source>
        <translation>An die Messungen angepasst, der allen gemeinsame Teil: Standardfehler %L1 auf der Skala der Anpassung.</translation>
    </message>
    <message>
        <source>Fitted to the measurements, the part of the architecture %1: standard error %L2 on the scale of the fit.</source>
        <translation>An die Messungen angepasst, der Teil der Architektur %1: Standardfehler %L2 auf der Skala der Anpassung.</translation>
    </message>
    <message>
        <source>Fitted to the measurements, the part of graphics cards of the architecture %1: standard error %L2 on the scale of the fit.</source>
        <translation>An die Messungen angepasst, der Teil der Grafikkarten der Architektur %1: Standardfehler %L2 auf der Skala der Anpassung.</translation>
    </message>
    <message>
        <source>Fitted to the measurements, the part of the software (%T1): standard error %L2 on the scale of the fit.</source>
        <translation>An die Messungen angepasst, der Teil der Software (%T1): Standardfehler %L2 auf der Skala der Anpassung.</translation>
    </message>
    <message>
        <source>Predicted for %W1 with weights in %2, requests in flight: %I3. 80 % lie within a factor of %L4.</source>
        <translation>Vorhergesagt für %W1 mit Gewichten in %2, gleichzeitige Anfragen: %I3. 80&#xa0;% liegen innerhalb des Faktors %L4.</translation>
    </message>
    <message>
        <source>Predicted for %W1 with weights in %2, requests in flight: %I3, moved by measured rows of the same accelerator: %I5. 80 % lie within a factor of %L4.</source>
        <translation>Vorhergesagt für %W1 mit Gewichten in %2, gleichzeitige Anfragen: %I3, verschoben nach Messungen desselben Beschleunigers: %I5. 80&#xa0;% liegen innerhalb des Faktors %L4.</translation>
    </message>
    <message>
        <source>what narrow weights leave of it</source>
        <translation>was schmale Gewichte davon lassen</translation>
    </message>
    <message>
        <source>Its rate or its times are more than its hardware can do at its peak.</source>
        <translation>Seine Rate oder seine Zeiten übertreffen, was seine Hardware bei Spitzenleistung kann.</translation>
    </message>
    <message>
        <source>One of its times is zero or negative.</source>
        <translation>Eine seiner Zeiten ist null oder negativ.</translation>
    </message>
    <message>
        <source>Weights and one request do not fit into its memory.</source>
        <translation>Gewichte und eine Anfrage passen nicht in seinen Speicher.</translation>
    </message>
    <message>
        <source>Measured with %I1 tokens in and %I2 out; the formula at the same load carries it to the lengths asked for.</source>
        <translation>Gemessen mit %I1 Token Eingabe und %I2 Ausgabe; die Formel überträgt es bei gleicher Last auf die gefragten Längen.</translation>
    </message>
    <message>
        <source>what other lengths of requests make of it</source>
        <translation>was andere Längen der Anfragen daraus machen</translation>
    </message>
    <message>
        <source>No benchmark shows a serving stack with %2 weights on %1, so none is predicted.</source>
        <translation>Kein Benchmark zeigt einen Serving-Stack mit %2-Gewichten auf %1; daher gibt es keine Vorhersage.</translation>
    </message>
    <message>
        <source>First token predicted at %L1 ms, 80 % range %L2 to %L3 ms: measure it before you rely on the limit of %L4 ms.</source>
        <translation>Erstes Token: vorhergesagt nach %L1 ms, in 80&#xa0;% der Fälle nach %L2 bis %L3 ms. Messen Sie es, bevor Sie sich auf die Grenze von %L4 ms verlassen.</translation>
    </message>
    <message>
        <source>A million thousandths of an hour: per 1,000 hours of audio.</source>
        <translation>Eine Million Tausendstelstunden: je 1.000 Stunden Audio.</translation>
    </message>
    <message>
        <source>All %I3 candidates that have this figure (of %I4) share one value. Prices as of %1, catalogue %2</source>
        <translation>Alle %I3 Kandidaten mit dieser Angabe (von %I4) haben denselben Wert. Preise vom %1, Katalog %2</translation>
    </message>
    <message>
        <source>Carbon intensity of the grid, direct</source>
        <translation>Direkte CO₂-Intensität des Stromnetzes</translation>
    </message>
    <message>
        <source>Market-based carbon intensity</source>
        <translation>Marktbasierte CO₂-Intensität</translation>
    </message>
    <message>
        <source>Marginal carbon intensity</source>
        <translation>Marginale CO₂-Intensität</translation>
    </message>
    <message>
        <source>%T1, %T2</source>
        <extracomment>%T1: a carbon figure; %T2: the basis of accounting</extracomment>
        <translation>%T1, %T2</translation>
    </message>
    <message>
        <source>location-based</source>
        <translation>standortbasiert</translation>
    </message>
    <message>
        <source>location-based, direct</source>
        <translation>standortbasiert, direkt</translation>
    </message>
    <message>
        <source>market-based</source>
        <translation>marktbasiert</translation>
    </message>
    <message>
        <source>marginal</source>
        <translation>marginal</translation>
    </message>
    <message>
        <source>Price of %1 by region</source>
        <translation>Preis von %1 nach Region</translation>
    </message>
    <message>
        <source>%T2 of %1 by region</source>
        <translation>%T2 von %1 nach Region</translation>
    </message>
    <message>
        <source>No region has this figure of %1.</source>
        <translation>Für %1 liegt diese Angabe in keiner Region vor.</translation>
    </message>
    <message>
        <source>Instance types on offer</source>
        <translation>Instanztypen im Angebot</translation>
    </message>
    <message>
        <source>No price of this type there on that day.</source>
        <translation>Für diesen Typ ist dort an diesem Tag kein Preis bekannt.</translation>
    </message>
    <message>
        <source>The catalogue has no carbon intensity of this region.</source>
        <translation>Der Katalog hat keine CO₂-Intensität dieser Region.</translation>
    </message>
    <message>
        <source>No result there: its inputs are incomplete.</source>
        <translation>Dort kein Ergebnis: Eingangswerte fehlen.</translation>
    </message>
    <message>
        <source>Energy of a year</source>
        <translation>Energie eines Jahres</translation>
    </message>
    <message>
        <source>Operational CO₂e of a year</source>
        <translation>CO₂e im Betrieb eines Jahres</translation>
    </message>
    <message>
        <source>Cost and emissions of a year</source>
        <translation>Kosten und Emissionen eines Jahres</translation>
    </message>
    <message>
        <source>Cost and emissions of the run</source>
        <translation>Kosten und Emissionen des Laufs</translation>
    </message>
    <message>
        <source>Risks</source>
        <translation>Risiken</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Was daran etwas ändern würde</translation>
    </message>
    <message>
        <source>%1: %Q2</source>
        <extracomment>%1: name of an accelerator, a platform or a region; %Q2: a quantity</extracomment>
        <translation>%1: %Q2</translation>
    </message>
    <message>
        <source>Blue: the figure in use. Lines: ranges</source>
        <translation>Blau: die verwendete Angabe. Linien: Bereiche</translation>
    </message>
    <message>
        <source>It uses %G1 kWh and emits %G2 g CO₂e %T3; %4 uses %G5 kWh and emits %G6 g.</source>
        <translation>Das sind %G1 kWh und %G2 g CO₂e %T3; bei %4 sind es %G5 kWh und %G6 g.</translation>
    </message>
    <message>
        <source>It uses %G1 kWh and emits %G2 g CO₂e %T3.</source>
        <translation>Das sind %G1 kWh und %G2 g CO₂e %T3.</translation>
    </message>
    <message>
        <source>It uses %G1 kWh and emits %G2 kg CO₂e; %3 uses %G4 kWh and emits %G5 kg.</source>
        <translation>Das sind %G1 kWh und %G2 kg CO₂e; bei %3 sind es %G4 kWh und %G5 kg.</translation>
    </message>
    <message>
        <source>It uses %G1 kWh and emits %G2 kg CO₂e.</source>
        <translation>Das sind %G1 kWh und %G2 kg CO₂e.</translation>
    </message>
    <message>
        <source>The market-based figure of %1 is 0 by contract: AWS states that it buys as much renewable energy as it uses. The grid of the place emits all the same.</source>
        <translation>Der marktbasierte Wert von %1 ist vertraglich 0: AWS gibt an, so viel erneuerbare Energie zu kaufen, wie es verbraucht. Das Stromnetz am Ort emittiert trotzdem.</translation>
    </message>
    <message>
        <source>The market-based figure of %1 is 0 by contract: AWS states that it bought as much renewable energy as it used in %2. The grid of the place emits all the same.</source>
        <translation>Der marktbasierte Wert von %1 ist vertraglich 0: AWS gibt an, %2 so viel erneuerbare Energie gekauft zu haben, wie es verbraucht hat. Das Stromnetz am Ort emittiert trotzdem.</translation>
    </message>
    <message>
        <source>No price of %1 in %2 (%3) at or before %4. It is offered in %5.</source>
        <translation>Kein Preis von %1 in %2 (%3) vom %4 oder früher. Angeboten wird der Typ in %5.</translation>
    </message>
    <message>
        <source>No price of %1 in %2 (%3) at or before %4. It is offered in %5 and %I6 more.</source>
        <translation>Kein Preis von %1 in %2 (%3) vom %4 oder früher. Angeboten wird der Typ in %5 und %I6 weiteren Regionen.</translation>
    </message>
    <message>
        <source>%O1: no price known for %I2 of %I3 types that are on sale.</source>
        <translation>%O1: kein Preis bekannt für %I2 von %I3 angebotenen Typen.</translation>
    </message>
    <message>
        <source>Price level by region</source>
        <translation>Preisniveau je Region</translation>
    </message>
    <message>
        <source>On-demand price to the lowest of all regions, median of the types</source>
        <translation>On-Demand-Preis im Verhältnis zum niedrigsten aller Regionen, Median der Typen</translation>
    </message>
    <message>
        <source>No region has this figure.</source>
        <translation>Keine Region hat diese Angabe.</translation>
    </message>
    <message>
        <source>No on-demand price to compare there on that day.</source>
        <translation>Dort gibt es an diesem Tag keinen vergleichbaren On-Demand-Preis.</translation>
    </message>
    <message>
        <source>Against %1 that saves %S2 %3 and %L4 t CO2e a year.</source>
        <translation>Gegenüber %1 spart das %S2 %3 und %L4 t CO₂e im Jahr.</translation>
    </message>
    <message>
        <source>Against %1 that saves %S2 %3 and emits %L4 t CO2e more a year.</source>
        <translation>Gegenüber %1 spart das %S2 %3 und verursacht %L4 t CO₂e mehr im Jahr.</translation>
    </message>
    <message>
        <source>Against %1 that saves %S2 %3 a year; the operational CO2e of both cannot be told apart.</source>
        <translation>Gegenüber %1 spart das %S2 %3 im Jahr; das CO₂e beider im Betrieb ist nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>Against %1 that saves %S2 %3 a year.</source>
        <translation>Gegenüber %1 spart das %S2 %3 im Jahr.</translation>
    </message>
    <message>
        <source>Amounts in %1 at %F2 per USD, the rate of %3.</source>
        <translation>Beträge in %1 zu %F2 je USD, Kurs vom %3.</translation>
    </message>
    <message>
        <source>No price history of %1 in this region and zone: its price stays at %S2 USD/h.</source>
        <translation>Kein Preisverlauf von %1 in dieser Region und Zone: Sein Preis bleibt bei %S2 USD/h.</translation>
    </message>
    <message>
        <source>%1, %2 to %3: the price was at or below the cap of %S5 USD/h %P4 of the time and crossed it upwards %I6 times.</source>
        <translation>%1, %2 bis %3: Der Preis lag %P4 der Zeit höchstens bei der Grenze von %S5 USD/h und überschritt sie %I6-mal.</translation>
    </message>
    <message numerus="yes">
        <source>%I2 error(s) in %1:</source>
        <translation>
            <numerusform>%I2 Fehler in %1:</numerusform>
            <numerusform>%I2 Fehler in %1:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %I1 more</source>
        <translation>
            <numerusform>und %I1 weiterer</numerusform>
            <numerusform>und %I1 weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost against operational carbon, %T1</source>
        <extracomment>%T1: the basis of accounting, such as market-based</extracomment>
        <translation>Kosten gegen CO₂ im Betrieb, %T1</translation>
    </message>
    <message>
        <source>%T1 by region</source>
        <extracomment>%T1: the carbon intensity by its basis of accounting</extracomment>
        <translation>%T1 je Region</translation>
    </message>
    <message>
        <source>The price of %C1 fell %P2, observed on %3.</source>
        <translation>Der Preis von %C1 sank um %P2, beobachtet am %3.</translation>
    </message>
    <message>
        <source>The price of %C1 rose %P2, observed on %3.</source>
        <translation>Der Preis von %C1 stieg um %P2, beobachtet am %3.</translation>
    </message>
    <message>
        <source>The price of %C1 fell %P2 between %3 and %4.</source>
        <translation>Der Preis von %C1 sank zwischen %3 und %4 um %P2.</translation>
    </message>
    <message>
        <source>The price of %C1 rose %P2 between %3 and %4.</source>
        <translation>Der Preis von %C1 stieg zwischen %3 und %4 um %P2.</translation>
    </message>
    <message>
        <source>No price of the leading candidates changed between %1 and %2.</source>
        <translation>Zwischen %1 und %2 änderte sich kein Preis der führenden Kandidaten.</translation>
    </message>
    <message>
        <source>The cheapest is now %C1 instead of %C2: %M3 instead of %M4 %5 %T6.</source>
        <translation>Am günstigsten ist jetzt %C1 statt %C2: %M3 statt %M4 %5 %T6.</translation>
    </message>
    <message>
        <source>The cheapest is now %C1 instead of %C2: %M3 instead of %M4 %5 for the run.</source>
        <translation>Am günstigsten ist jetzt %C1 statt %C2: %M3 statt %M4 %5 für den Lauf.</translation>
    </message>
    <message>
        <source>%C1 stays the cheapest: %M2 instead of %M3 %4 %T5.</source>
        <translation>%C1 bleibt am günstigsten: %M2 statt %M3 %4 %T5.</translation>
    </message>
    <message>
        <source>%C1 stays the cheapest: %M2 instead of %M3 %4 for the run.</source>
        <translation>%C1 bleibt am günstigsten: %M2 statt %M3 %4 für den Lauf.</translation>
    </message>
    <message>
        <source>%C1 stays the cheapest at the same cost.</source>
        <translation>%C1 bleibt bei gleichen Kosten am günstigsten.</translation>
    </message>
    <message>
        <source>Instances: %I1 instead of %I2.</source>
        <translation>Instanzen: %I1 statt %I2.</translation>
    </message>
    <message>
        <source>No candidate qualifies any more; the cheapest was %C1.</source>
        <translation>Kein Kandidat kommt mehr infrage; am günstigsten war %C1.</translation>
    </message>
    <message>
        <source>%C1 now qualifies and is the cheapest.</source>
        <translation>%C1 kommt jetzt infrage und ist am günstigsten.</translation>
    </message>
    <message>
        <source>All %I1 trajectories end at the same value; seed %2</source>
        <translation>Alle %I1 Verläufe enden beim selben Wert; Startwert %2</translation>
    </message>
    <message>
        <source>All %I1 trajectories end within %L3 %U4 (%P5 of the value); seed %2</source>
        <extracomment>%L3: how far the lowest and the highest lie apart, with its unit</extracomment>
        <translation>Alle %I1 Verläufe enden innerhalb von %L3 %U4 (%P5 des Werts); Startwert %2</translation>
    </message>
    <message>
        <source>All %I1 trajectories end within %M3 %4 (%P5 of the value); seed %2</source>
        <translation>Alle %I1 Verläufe enden innerhalb von %M3 %4 (%P5 des Werts); Startwert %2</translation>
    </message>
    <message>
        <source>no checkpoints</source>
        <translation>keine Checkpoints</translation>
    </message>
    <message>
        <source>best interval on spot, none on demand</source>
        <translation>bestes Intervall bei Spot, keine bei On-Demand</translation>
    </message>
    <message>
        <source>%C1 has no price on %2.</source>
        <extracomment>%M3 is the cost of %C1, %M4 that of %C2; %5: the currency; %T6: &quot;per million images&quot;</extracomment>
        <translation>%C1 hat am %2 keinen Preis.</translation>
    </message>
    <message>
        <source>%I1 trajectories, seed %2; %I5 end at nearly the same value, %I3 beyond it, up to %L4, are not drawn</source>
        <translation>%I1 Verläufe, Startwert %2; %I5 enden bei fast demselben Wert, %I3 darüber, bis %L4, sind nicht gezeichnet</translation>
    </message>
    <message>
        <source>Used here: the Spot Instance Advisor&apos;s %L1 interruptions an hour, the share of a type&apos;s instances in a region that is interrupted within a month.</source>
        <translation>Hier verwendet: %L1 Unterbrechungen je Stunde nach dem Spot Instance Advisor, der Anteil der Instanzen eines Typs in einer Region, der innerhalb eines Monats unterbrochen wird.</translation>
    </message>
    <message>
        <source>Used here: the given rate of %L1 interruptions an hour.</source>
        <translation>Hier verwendet: die angegebene Rate von %L1 Unterbrechungen je Stunde.</translation>
    </message>
    <message>
        <source>At the recorded rate the run hardly ever ends: a restart and a segment seldom complete before the next interruption.</source>
        <translation>Bei der aufgezeichneten Rate endet der Lauf kaum je: Neustart und Abschnitt gelingen selten vor der nächsten Unterbrechung.</translation>
    </message>
    <message>
        <source>Here and as recorded: %L1 and %L2 h on average.</source>
        <translation>Hier und wie aufgezeichnet: im Mittel %L1 und %L2 h.</translation>
    </message>
    <message>
        <source>Here and as recorded: %L1 and %L2 h, %M3 and %M4 USD on average.</source>
        <translation>Hier und wie aufgezeichnet: im Mittel %L1 und %L2 h, %M3 und %M4 USD.</translation>
    </message>
    <message>
        <source>Here and as recorded: %L1 and %L2 h on average, %P3 and %P4 of the runs in time.</source>
        <translation>Hier und wie aufgezeichnet: im Mittel %L1 und %L2 h, %P3 und %P4 der Läufe rechtzeitig.</translation>
    </message>
    <message>
        <source>Here and as recorded: %L1 and %L2 h, %M3 and %M4 USD on average, %P5 and %P6 of the runs in time.</source>
        <translation>Hier und wie aufgezeichnet: im Mittel %L1 und %L2 h, %M3 und %M4 USD, %P5 und %P6 der Läufe rechtzeitig.</translation>
    </message>
    <message>
        <source>Here and as recorded: below the target %P1 and %P2 of the time.</source>
        <translation>Hier und wie aufgezeichnet: zu %P1 und %P2 der Zeit unter dem Ziel.</translation>
    </message>
    <message>
        <source>Here and as recorded: below the target %P1 and %P2 of the time, %M3 and %M4 USD on average.</source>
        <translation>Hier und wie aufgezeichnet: zu %P1 und %P2 der Zeit unter dem Ziel, im Mittel %M3 und %M4 USD.</translation>
    </message>
    <message>
        <source>A unit-hour of the target costs %M1 USD, on-demand %M2 USD (%D3).</source>
        <translation>Eine Einheitsstunde des Ziels kostet %M1 USD, On-Demand %M2 USD (%D3).</translation>
    </message>
    <message>
        <source>A unit-hour of the target costs %M1 USD; on-demand %M2 USD with %3, the cheapest of the pools (%D4), and %M5 USD with the selected type (%D6).</source>
        <translation>Eine Einheitsstunde des Ziels kostet %M1 USD; On-Demand %M2 USD mit %3, dem günstigsten Typ der Pools (%D4), und %M5 USD mit dem ausgewählten Typ (%D6).</translation>
    </message>
    <message>
        <source>Best checkpoint interval %L1 h: on the same draws it saves %M2 USD and %L3 h on average.</source>
        <translation>Bester Checkpoint-Abstand %L1 h: Bei denselben Ziehungen spart er im Mittel %M2 USD und %L3 h.</translation>
    </message>
    <message>
        <source>Best without checkpoints: on the same draws that saves %M1 USD and %L2 h on average.</source>
        <translation>Am besten ohne Checkpoints: Bei denselben Ziehungen spart das im Mittel %M1 USD und %L2 h.</translation>
    </message>
    <message>
        <source>Simulated interval</source>
        <translation>Simulierter Abstand</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. 0 g is AWS&apos;s claim by contract, not the grid&apos;s.</source>
        <translation>Preise vom %1, Katalog %2. 0 g ist eine vertragliche Angabe von AWS, nicht der Wert des Stromnetzes.</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. 0 g is AWS&apos;s claim by contract for %3, not the grid&apos;s.</source>
        <translation>Preise vom %1, Katalog %2. 0 g ist eine vertragliche Angabe von AWS für %3, nicht der Wert des Stromnetzes.</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. 0 g is AWS&apos;s claim by contract, not the grid&apos;s. Faint: computed, but not counted for the answer.</source>
        <translation>Preise vom %1, Katalog %2. 0 g ist eine vertragliche Angabe von AWS, nicht der Wert des Stromnetzes. Schwach gezeichnet: berechnet, zählt aber nicht für die Antwort.</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. 0 g is AWS&apos;s claim by contract for %3, not the grid&apos;s. Faint: computed, but not counted for the answer.</source>
        <translation>Preise vom %1, Katalog %2. 0 g ist eine vertragliche Angabe von AWS für %3, nicht der Wert des Stromnetzes. Schwach gezeichnet: berechnet, zählt aber nicht für die Antwort.</translation>
    </message>
    <message>
        <source>Price dated</source>
        <translation>Preis vom</translation>
    </message>
    <message>
        <source>It cannot be told apart from %1 (%M2 %3): their ranges overlap.</source>
        <translation>Von %1 (%M2 %3) nicht zu unterscheiden: Die Spannen überschneiden sich.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be told apart from %1 (%M3 %4) and %I2 others: their ranges overlap.</source>
        <translation>
            <numerusform>Von %1 (%M3 %4) und %I2 weiteren nicht zu unterscheiden: Die Spannen überschneiden sich.</numerusform>
            <numerusform>Von %1 (%M3 %4) und %I2 weiteren nicht zu unterscheiden: Die Spannen überschneiden sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the catalogue has no &quot;%2&quot; for this work.</source>
        <translation>%1: Der Katalog hat für diese Arbeit kein „%2“.</translation>
    </message>
    <message>
        <source>Which model?</source>
        <translation>Welches Modell?</translation>
    </message>
    <message>
        <source>What may it run on?</source>
        <translation>Worauf darf es laufen?</translation>
    </message>
    <message>
        <source>How much work is there?</source>
        <translation>Wie viel Arbeit fällt an?</translation>
    </message>
    <message>
        <source>How fast must it be?</source>
        <translation>Wie schnell muss es gehen?</translation>
    </message>
    <message>
        <source>How may it be bought?</source>
        <translation>Wie darf gekauft werden?</translation>
    </message>
    <message>
        <source>Where may it run?</source>
        <translation>Wo darf es laufen?</translation>
    </message>
    <message>
        <source>Model, or its size in billions</source>
        <translation>Modell oder seine Größe in Milliarden</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Runs on Arm</source>
        <translation>Läuft auf Arm</translation>
    </message>
    <message>
        <source>Accelerators used</source>
        <translation>Genutzte Beschleuniger</translation>
    </message>
    <message>
        <source>Users reading at the same time</source>
        <translation>Gleichzeitig lesende Nutzer</translation>
    </message>
    <message>
        <source>Requests per hour</source>
        <translation>Anfragen pro Stunde</translation>
    </message>
    <message>
        <source>Samples or tokens</source>
        <translation>Samples oder Tokens</translation>
    </message>
    <message>
        <source>Operations in FP64</source>
        <translation>Operationen in FP64</translation>
    </message>
    <message>
        <source>Instances per run</source>
        <translation>Instanzen pro Lauf</translation>
    </message>
    <message>
        <source>First token within</source>
        <translation>Erstes Token innerhalb von</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>Antwort innerhalb von</translation>
    </message>
    <message>
        <source>Done within</source>
        <translation>Fertig innerhalb von</translation>
    </message>
    <message>
        <source>May be interrupted</source>
        <translation>Darf unterbrochen werden</translation>
    </message>
    <message>
        <source>Needed for</source>
        <translation>Benötigt für</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Serving another model</source>
        <translation>Ein anderes Modell bereitstellen</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Qualcomm</source>
        <translation>Qualcomm</translation>
    </message>
    <message>
        <source>Can be compiled for any accelerator</source>
        <translation>Für jeden Beschleuniger kompilierbar</translation>
    </message>
    <message>
        <source>Runs on GPUs and CPUs as it is</source>
        <translation>Läuft unverändert auf GPUs und CPUs</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Low risk</source>
        <translation>Geringes Risiko</translation>
    </message>
    <message>
        <source>Any region</source>
        <translation>Jede Region</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Am günstigsten</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Cleanest</source>
        <translation>Am saubersten</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Am schnellsten</translation>
    </message>
    <message>
        <source>Lowest risk</source>
        <translation>Geringstes Risiko</translation>
    </message>
    <message>
        <source>You asked for another accelerator.</source>
        <translation>Sie haben einen anderen Beschleuniger gewählt.</translation>
    </message>
    <message>
        <source>CUDA code runs on NVIDIA GPUs only.</source>
        <translation>CUDA-Code läuft nur auf NVIDIA-GPUs.</translation>
    </message>
    <message>
        <source>CUDA code needs a GPU.</source>
        <translation>CUDA-Code benötigt eine GPU.</translation>
    </message>
    <message>
        <source>The model must be compiled for this accelerator (%1).</source>
        <translation>Das Modell muss für diesen Beschleuniger (%1) kompiliert werden.</translation>
    </message>
    <message>
        <source>No Elastic Fabric Adapter: no training or HPC over several instances.</source>
        <translation>Kein Elastic Fabric Adapter: kein Training und kein HPC über mehrere Instanzen.</translation>
    </message>
    <message>
        <source>FP64 at %P1 of its FP32 rate.</source>
        <translation>FP64 mit %P1 der FP32-Leistung.</translation>
    </message>
    <message>
        <source>Throughput taken as the FP64 peak at an efficiency of %P1. Processors have no such peak in the catalogue.</source>
        <translation>Durchsatz als FP64-Spitzenleistung mit einer Effizienz von %P1 angesetzt. Für Prozessoren enthält der Katalog keine solche Spitze.</translation>
    </message>
    <message>
        <source>Fine-tuning trains low-rank adapters with %P1 of the parameters.</source>
        <translation>Beim Fine-Tuning werden Low-Rank-Adapter mit %P1 der Parameter trainiert.</translation>
    </message>
    <message>
        <source>Types that are retired by now are included, since prices are of %1.</source>
        <translation>Inzwischen eingestellte Typen sind enthalten, da die Preise vom %1 sind.</translation>
    </message>
    <message>
        <source>Interrupted with a chance of %P1 to %P2 in a month.</source>
        <translation>Wird mit einer Wahrscheinlichkeit von %P1 bis %P2 im Monat unterbrochen.</translation>
    </message>
    <message>
        <source>On-demand, and the throughput is no estimate.</source>
        <translation>On-Demand, und der Durchsatz ist nicht geschätzt.</translation>
    </message>
    <message>
        <source>Measured: %L1 per second and instance.</source>
        <translation>Gemessen: %L1 pro Sekunde und Instanz.</translation>
    </message>
    <message>
        <source>Stated by the maker: %L1 per second and instance.</source>
        <translation>Herstellerangabe: %L1 pro Sekunde und Instanz.</translation>
    </message>
    <message>
        <source>Derived from a publication: %L1 per second and instance.</source>
        <translation>Aus einer Veröffentlichung abgeleitet: %L1 pro Sekunde und Instanz.</translation>
    </message>
    <message>
        <source>Estimated: %L1 per second and instance, within a factor of %L2.</source>
        <translation>Geschätzt: %L1 pro Sekunde und Instanz, innerhalb eines Faktors von %L2.</translation>
    </message>
    <message>
        <source>Assumed: %L1 per second and instance.</source>
        <translation>Angenommen: %L1 pro Sekunde und Instanz.</translation>
    </message>
    <message>
        <source>Your figure: %L1 per second and instance.</source>
        <translation>Ihre Angabe: %L1 pro Sekunde und Instanz.</translation>
    </message>
    <message>
        <source>One instance carries the load, in use %P2 of the time.</source>
        <translation>Eine Instanz trägt die Last und ist %P2 der Zeit in Gebrauch.</translation>
    </message>
    <message>
        <source>The load needs %I1 instances, in use %P2 of the time.</source>
        <translation>Die Last braucht %I1 Instanzen, die %P2 der Zeit in Gebrauch sind.</translation>
    </message>
    <message>
        <source>First token after %L1 ms, then %L2 ms per token.</source>
        <translation>Erstes Token nach %L1 ms, dann %L2 ms pro Token.</translation>
    </message>
    <message>
        <source>Done in %H1, within the deadline of %H2.</source>
        <translation>Fertig in %H1, innerhalb der Frist von %H2.</translation>
    </message>
    <message>
        <source>Done in %H1.</source>
        <translation>Fertig in %H1.</translation>
    </message>
    <message>
        <source>The price is of %1.</source>
        <translation>Der Preis ist vom %1.</translation>
    </message>
    <message>
        <source>No other type qualifies.</source>
        <translation>Kein anderer Typ kommt infrage.</translation>
    </message>
    <message>
        <source>Of an earlier generation.</source>
        <translation>Aus einer früheren Generation.</translation>
    </message>
    <message>
        <source>Estimate too wide: a factor of %L1, allowed is %L2.</source>
        <translation>Schätzung zu ungenau: Faktor %L1, erlaubt ist %L2.</translation>
    </message>
    <message>
        <source>Takes %H1, the deadline is %H2.</source>
        <translation>Dauert %H1, die Frist ist %H2.</translation>
    </message>
    <message>
        <source>First token after %L1 ms, the limit is %L2 ms.</source>
        <translation>Erstes Token nach %L1 ms, die Grenze liegt bei %L2 ms.</translation>
    </message>
    <message>
        <source>%L1 ms per token, the limit is %L2 ms.</source>
        <translation>%L1 ms pro Token, die Grenze liegt bei %L2 ms.</translation>
    </message>
    <message>
        <source>Excluded: %V1.</source>
        <translation>Ausgeschlossen: %V1.</translation>
    </message>
    <message>
        <source>%R1 of the lowest cost.</source>
        <translation>%R1 der niedrigsten Kosten.</translation>
    </message>
    <message>
        <source>Fastest with several GPUs</source>
        <translation>Am schnellsten mit mehreren GPUs</translation>
    </message>
    <message>
        <source>Fastest with one GPU</source>
        <translation>Am schnellsten mit einer GPU</translation>
    </message>
    <message>
        <source>Best value with one GPU</source>
        <translation>Bestes Preis-Leistungs-Verhältnis mit einer GPU</translation>
    </message>
    <message>
        <source>Best value with several GPUs</source>
        <translation>Bestes Preis-Leistungs-Verhältnis mit mehreren GPUs</translation>
    </message>
    <message>
        <source>Modest price</source>
        <translation>Niedriger Preis</translation>
    </message>
    <message>
        <source>reproduced</source>
        <translation>reproduziert</translation>
    </message>
    <message>
        <source>not reproduced</source>
        <translation>nicht reproduziert</translation>
    </message>
    <message>
        <source>%O1 pays from %P2 of the hours on (price of %3).</source>
        <translation>%O1 lohnt sich ab %P2 der Stunden (Preis vom %3).</translation>
    </message>
    <message>
        <source>Nothing qualifies with this answer: %1.</source>
        <translation>Mit dieser Antwort kommt nichts infrage: %1.</translation>
    </message>
    <message>
        <source>These answers exclude each other: %1.</source>
        <translation>Diese Antworten schließen einander aus: %1.</translation>
    </message>
    <message>
        <source>Nothing qualifies for this work.</source>
        <translation>Für diese Arbeit kommt nichts infrage.</translation>
    </message>
    <message>
        <source>Published: %1. Then, with prices of %2: %3, %T4. Today: %5.</source>
        <translation>Veröffentlicht: %1. Damals, mit Preisen vom %2: %3, %T4. Heute: %5.</translation>
    </message>
    <message>
        <source>Its figure</source>
        <translation>Sein Wert</translation>
    </message>
    <message>
        <source>Lowest figure</source>
        <translation>Niedrigster Wert</translation>
    </message>
    <message>
        <source>Candidates compared</source>
        <translation>Verglichene Kandidaten</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>Purchase plan</source>
        <translation>Kaufplan</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>no figures</source>
        <translation>keine Zahlen</translation>
    </message>
    <message>
        <source>No price is known on or before %1. Choose a later price date.</source>
        <translation>Bis zum %1 ist kein Preis bekannt. Wählen Sie ein späteres Preisdatum.</translation>
    </message>
    <message>
        <source>Paid for the whole term, used or not.</source>
        <translation>Für die ganze Laufzeit bezahlt, ob genutzt oder nicht.</translation>
    </message>
    <message>
        <source>%P2 below the next type, %1.</source>
        <translation>%P2 unter dem nächsten Typ, %1.</translation>
    </message>
    <message>
        <source>Cannot be told apart from the next type, %1.</source>
        <translation>Vom nächsten Typ, %1, nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>the only one with figures</source>
        <translation>als einziger mit Zahlen</translation>
    </message>
    <message>
        <source>Accelerators: %I1.</source>
        <translation>Beschleuniger: %I1.</translation>
    </message>
    <message>
        <source>Users: %I1, reading %I2 tokens a second each; a request has %I3 tokens of input and %I4 of output.</source>
        <translation>Nutzer: %I1, die je %I2 Tokens pro Sekunde lesen; eine Anfrage hat %I3 Tokens Eingabe und %I4 Tokens Ausgabe.</translation>
    </message>
    <message>
        <source>On-demand; the efficiency is an assumption.</source>
        <translation>On-Demand; die Effizienz ist eine Annahme.</translation>
    </message>
    <message>
        <source>No rate for double precision is known.</source>
        <translation>Für doppelte Genauigkeit ist keine Leistung bekannt.</translation>
    </message>
    <message>
        <source>Best estimated from a measurement of the same accelerator: %1, %M2 %3, %P4 more.</source>
        <translation>Am günstigsten, geschätzt aus einer Messung desselben Beschleunigers: %1, %M2 %3, %P4 mehr.</translation>
    </message>
    <message>
        <source>Best estimated from a measurement of the same accelerator: %1, %M2 %3, %R4 the cost.</source>
        <translation>Am günstigsten, geschätzt aus einer Messung desselben Beschleunigers: %1, %M2 %3, Kosten %R4.</translation>
    </message>
    <message>
        <source>Best estimated from a measurement of the same accelerator: %1, %M2 %3; the costs cannot be told apart.</source>
        <translation>Am günstigsten, geschätzt aus einer Messung desselben Beschleunigers: %1, %M2 %3; die Kosten sind nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2.</source>
        <translation>Sie beginnt mit %I1 × %2.</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2 (%P3 of the capacity) and %I4 × %5 (%P6).</source>
        <translation>Sie beginnt mit %I1 × %2 (%P3 der Kapazität) und %I4 × %5 (%P6).</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2 (%P3 of the capacity), %I4 × %5 (%P6) and %I7 × %8 (%P9).</source>
        <translation>Sie beginnt mit %I1 × %2 (%P3 der Kapazität), %I4 × %5 (%P6) und %I7 × %8 (%P9).</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2 (%P3 of the capacity), %I4 × %5 (%P6), %I7 × %8; further types: %I9.</source>
        <translation>Sie beginnt mit %I1 × %2 (%P3 der Kapazität), %I4 × %5 (%P6), %I7 × %8; weitere Typen: %I9.</translation>
    </message>
    <message>
        <source>On %3 the price of %C1 is %P2 higher than on %4.</source>
        <translation>Am %3 ist der Preis von %C1 um %P2 höher als am %4.</translation>
    </message>
    <message>
        <source>On %3 the price of %C1 is %P2 lower than on %4.</source>
        <translation>Am %3 ist der Preis von %C1 um %P2 niedriger als am %4.</translation>
    </message>
    <message>
        <source>Used here: no interruptions. Unless 0 was entered, no rate of this type was published by that day.</source>
        <translation>Hier verwendet: keine Unterbrechungen. Falls nicht 0 eingegeben wurde, war bis zu diesem Tag keine Rate dieses Typs veröffentlicht.</translation>
    </message>
    <message>
        <source>No candidate of the last valid filter is shown here. Correct the filter.</source>
        <translation>Kein Kandidat des letzten gültigen Filters wird hier gezeigt. Korrigieren Sie den Filter.</translation>
    </message>
    <message>
        <source>The trace has %G1 h, less than the deadline. Shorten the deadline or choose a longer trace.</source>
        <translation>Die Aufzeichnung umfasst %G1 h, weniger als die Frist. Verkürzen Sie die Frist oder wählen Sie eine längere Aufzeichnung.</translation>
    </message>
    <message>
        <source>Finish time by policy, P5 to P95</source>
        <translation>Laufzeit je Strategie, P5 bis P95</translation>
    </message>
    <message>
        <source>The fleet has no pool: add a pool with its spot price.</source>
        <translation>Die Flotte hat keinen Pool: Fügen Sie einen Pool mit seinem Spot-Preis hinzu.</translation>
    </message>
    <message>
        <source>Capacity of the pools: none can take a launch. Raise the price cap, or the limit or launch chance of a pool.</source>
        <translation>Kapazität der Pools: Keiner kann einen Start aufnehmen. Erhöhen Sie die Preisgrenze oder bei einem Pool die Höchstzahl oder die Startwahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>Read from %1 (tasks): tasks %I2, copies %I3.</source>
        <translation>Gelesen aus %1 (Tasks): Tasks: %I2, Kopien: %I3.</translation>
    </message>
    <message>
        <source>Read from %1 (Amazon ECS): tasks %I2, copies %I3.</source>
        <translation>Gelesen aus %1 (Amazon ECS): Tasks: %I2, Kopien: %I3.</translation>
    </message>
    <message>
        <source>Read from %1 (Kubernetes): tasks %I2, copies %I3.</source>
        <translation>Gelesen aus %1 (Kubernetes): Tasks: %I2, Kopien: %I3.</translation>
    </message>
    <message>
        <source>%1: %2 is not considered in the placement.</source>
        <translation>%1: %2 wird bei der Platzierung nicht berücksichtigt.</translation>
    </message>
    <message>
        <source>%1 may run in any of %2: it is placed without a zone, since on-demand prices are the same in each.</source>
        <translation>%1 darf in jeder der Zonen %2 laufen: Die Platzierung legt keine Zone fest, da die On-Demand-Preise überall gleich sind.</translation>
    </message>
    <message>
        <source>%1 names Neuron devices by their path, so each copy has an instance of its own.</source>
        <translation>%1 nennt Neuron-Geräte mit ihrem Pfad, daher erhält jede Kopie eine eigene Instanz.</translation>
    </message>
    <message>
        <source>%1 asks for Elastic Inference, which AWS no longer offers: placed without it.</source>
        <translation>%1 verlangt Elastic Inference, das AWS nicht mehr anbietet: ohne diesen Dienst platziert.</translation>
    </message>
    <message>
        <source>%1 is meant for Fargate; it is placed on instances instead.</source>
        <translation>%1 ist für Fargate bestimmt; hier wird der Task auf Instanzen platziert.</translation>
    </message>
    <message>
        <source>Only the first placement strategy is applied.</source>
        <translation>Nur die erste Platzierungsstrategie wird angewendet.</translation>
    </message>
    <message>
        <source>%1 asks for %I2 NeuronCores, placed as %I3 devices: two cores each, as on Inferentia2 and Trainium.</source>
        <translation>%1 verlangt %I2 NeuronCores, platziert als %I3 Geräte: je zwei Kerne, wie bei Inferentia2 und Trainium.</translation>
    </message>
    <message>
        <source>%1 requests no CPU or no memory: Kubernetes reserves none, and so does the placement.</source>
        <translation>%1 fordert keine CPU oder keinen Speicher an: Kubernetes reserviert dann nichts, die Platzierung ebenso.</translation>
    </message>
    <message>
        <source>%1, line %2: the template %3 is not filled in. Render the file first.</source>
        <translation>%1, Zeile %2: Die Vorlage %3 ist nicht ausgefüllt. Rendern Sie die Datei zuerst.</translation>
    </message>
    <message>
        <source>%1, line %2: more than %I3 values, counting those that aliases repeat.</source>
        <translation>%1, Zeile %2: mehr als %I3 Werte, einschließlich derer, die Aliasse wiederholen.</translation>
    </message>
    <message>
        <source>%1, line %2, %3: the expression cannot be read from &quot;%4&quot; on.</source>
        <translation>%1, Zeile %2, %3: Der Ausdruck ist ab „%4“ nicht lesbar.</translation>
    </message>
    <message>
        <source>%1, line %2, %3: ALL needs a placement constraint on instance types that have the same number of accelerators.</source>
        <translation>%1, Zeile %2, %3: ALL braucht eine Platzierungsbedingung auf Instanztypen mit gleicher Anzahl von Beschleunigern.</translation>
    </message>
    <message>
        <source>%1, line %2: %3 asks for GPUs, which Fargate does not support.</source>
        <translation>%1, Zeile %2: %3 verlangt GPUs, die Fargate nicht unterstützt.</translation>
    </message>
    <message>
        <source>%1, line %2: %3 runs the task definition %4, which is in none of the files.</source>
        <translation>%1, Zeile %2: %3 führt die Taskdefinition %4 aus, die in keiner der Dateien steht.</translation>
    </message>
    <message>
        <source>%1, line %2: %3 runs a copy on every node. How many copies that is follows from a placement; it cannot be placed itself.</source>
        <translation>%1, Zeile %2: %3 läuft auf jedem Knoten einmal. Die Anzahl der Kopien ergibt sich erst aus einer Platzierung; der Task selbst kann nicht platziert werden.</translation>
    </message>
    <message>
        <source>Throughput measured on %I1 × %2 and scaled in proportion to %I3, as the scenario assumes: the time changes with their number, the cost does not.</source>
        <translation>Durchsatz auf %I1 × %2 gemessen und im Verhältnis auf %I3 umgerechnet, wie das Szenario annimmt: Mit der Anzahl ändert sich die Zeit, nicht die Kosten.</translation>
    </message>
    <message>
        <source>Throughput measured on %I1 × %2 and scaled to %I3 by the scenario’s scaling: %P4 of what proportion would give.</source>
        <translation>Durchsatz auf %I1 × %2 gemessen und mit der Skalierung des Szenarios auf %I3 umgerechnet: %P4 dessen, was das Verhältnis ergäbe.</translation>
    </message>
    <message>
        <source>With prices of %1, %2 costs %M3 %4, %P5 below %6, as at the prices of the scenario’s date.</source>
        <translation>Mit Preisen vom %1 kostet %2 %M3 %4, %P5 weniger als %6, wie zu den Preisen am Stichtag des Szenarios.</translation>
    </message>
    <message>
        <source>With prices of %1, %2 costs %M3 %4 and cannot be told apart from %6; at the prices of the scenario’s date it was %P7 below.</source>
        <translation>Mit Preisen vom %1 kostet %2 %M3 %4 und ist von %6 nicht zu unterscheiden; zu den Preisen am Stichtag des Szenarios waren es %P7 weniger.</translation>
    </message>
    <message>
        <source>Copies per instance</source>
        <translation>Kopien je Instanz</translation>
    </message>
    <message>
        <source>Idle GPUs</source>
        <translation>Ungenutzte GPUs</translation>
    </message>
    <message>
        <source>Idle vCPU</source>
        <translation>Ungenutzte vCPU</translation>
    </message>
    <message>
        <source>Idle memory</source>
        <translation>Ungenutzter Speicher</translation>
    </message>
    <message>
        <source>Cost per copy</source>
        <translation>Kosten je Kopie</translation>
    </message>
    <message>
        <source>Power per copy</source>
        <translation>Leistung je Kopie</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What it needs</source>
        <translation>Was nötig ist</translation>
    </message>
    <message>
        <source>The type holds no copy of the task</source>
        <translation>Der Typ fasst keine Kopie des Tasks</translation>
    </message>
    <message>
        <source>The task asks for no GPU, no vCPU and no memory: nothing limits its copies</source>
        <translation>Der Task verlangt weder GPU noch vCPU noch Speicher: nichts begrenzt ihre Kopien</translation>
    </message>
    <message>
        <source>%T1: %L2 requested, %L3 available</source>
        <translation>%T1: %L2 verlangt, %L3 vorhanden</translation>
    </message>
    <message>
        <source>Written from a placement in %1 at on-demand prices as of %2. Not run against any account: review it before you apply it.</source>
        <translation>Aus einer Platzierung in %1 zu On-Demand-Preisen vom %2 geschrieben. In keinem Konto ausgeführt: prüfen Sie die Datei, bevor Sie sie anwenden.</translation>
    </message>
    <message>
        <source>Each instance type has an Auto Scaling group and a capacity provider of its own, so that the counts of the placement hold. The outputs are the memberOf placement constraints of the tasks.</source>
        <translation>Jeder Instanztyp hat eine eigene Auto-Scaling-Gruppe und einen eigenen Kapazitätsanbieter, damit die Anzahlen der Platzierung gelten. Die Ausgaben sind die Platzierungsbedingungen (memberOf) der Tasks.</translation>
    </message>
    <message>
        <source>The placement uses the zones %1: choose subnets in these.</source>
        <translation>Die Platzierung nutzt die Zonen %1: wählen Sie Subnetze in diesen.</translation>
    </message>
    <message>
        <source>Each instance type has a NodePool of its own, limited to the counts of the placement. Karpenter starts a node when a pod waits for one, and chooses the node itself.</source>
        <translation>Jeder Instanztyp hat einen eigenen NodePool, begrenzt auf die Anzahlen der Platzierung. Karpenter startet einen Knoten, wenn ein Pod auf einen wartet, und wählt den Knoten selbst.</translation>
    </message>
    <message>
        <source>Replace %1 with the name of the cluster. Pin a version of the alias for production.</source>
        <translation>Ersetzen Sie %1 durch den Namen des Clusters. Legen Sie für die Produktion eine Version des Alias fest.</translation>
    </message>
    <message>
        <source>Spot capacity: the placement was priced on demand; Spot costs less and may be interrupted.</source>
        <translation>Spot-Kapazität: die Platzierung ist mit On-Demand-Preisen gerechnet; Spot kostet weniger und kann unterbrochen werden.</translation>
    </message>
    <message>
        <source>ECS</source>
        <translation>ECS</translation>
    </message>
    <message>
        <source>Kubernetes</source>
        <translation>Kubernetes</translation>
    </message>
    <message>
        <source>Container image</source>
        <translation>Container-Image</translation>
    </message>
    <message>
        <source>ECS GPU-optimized AMI (Amazon Linux 2023): it has the NVIDIA driver and container runtime. Parameter %1.</source>
        <translation>GPU-optimiertes ECS-AMI (Amazon Linux 2023): es enthält den NVIDIA-Treiber und die Container-Laufzeit. Parameter %1.</translation>
    </message>
    <message>
        <source>ECS-optimized AMI (Amazon Linux 2023, Neuron): it has the Neuron driver. Parameter %1.</source>
        <translation>ECS-optimiertes AMI (Amazon Linux 2023, Neuron): es enthält den Neuron-Treiber. Parameter %1.</translation>
    </message>
    <message>
        <source>ECS-optimized AMI for arm64 (Amazon Linux 2023). Parameter %1.</source>
        <translation>ECS-optimiertes AMI für arm64 (Amazon Linux 2023). Parameter %1.</translation>
    </message>
    <message>
        <source>ECS-optimized AMI (Amazon Linux 2023). Parameter %1.</source>
        <translation>ECS-optimiertes AMI (Amazon Linux 2023). Parameter %1.</translation>
    </message>
    <message>
        <source>%1 in %2: required for the agent to offer GPUs. The GPU-optimized AMI is built with it; an AMI of your own is not.</source>
        <translation>%1 in %2: nötig, damit der Agent GPUs anbietet. Das GPU-optimierte AMI enthält die Einstellung, ein eigenes AMI nicht.</translation>
    </message>
    <message>
        <source>GPUs as %1 of the container: ECS then sets %2 to the GPUs it assigned. Do not set it yourself.</source>
        <translation>GPUs als %1 des Containers: ECS setzt dann %2 auf die zugewiesenen GPUs. Setzen Sie es nicht selbst.</translation>
    </message>
    <message>
        <source>The instance has %L1 of a GPU: ask for that number in %2, which ECS places on such instances alone.</source>
        <translation>Die Instanz hat %L1 einer GPU: verlangen Sie diese Zahl in %2, das ECS nur auf solchen Instanzen platziert.</translation>
    </message>
    <message>
        <source>%1 device plugin as a DaemonSet: without it no node offers %2, and pods that ask for it stay pending.</source>
        <translation>%1-Geräte-Plugin als DaemonSet: ohne es bietet kein Knoten %2 an, und Pods, die es verlangen, warten.</translation>
    </message>
    <message>
        <source>Toleration of the taint %1 on pods and device plugin: it keeps other pods off the node.</source>
        <translation>Toleration des Taints %1 an Pods und Geräte-Plugin: er hält andere Pods vom Knoten fern.</translation>
    </message>
    <message>
        <source>%1 set to %2 or %3 where the image is not based on an NVIDIA CUDA image, which sets it.</source>
        <translation>%1 auf %2 oder %3 setzen, wenn das Image nicht auf einem CUDA-Image von NVIDIA beruht, das es selbst setzt.</translation>
    </message>
    <message>
        <source>CUDA %3 or later: %1 has compute capability %2, unknown to earlier toolkits.</source>
        <translation>CUDA %3 oder neuer: %1 hat Compute Capability %2, die ältere Toolkits nicht kennen.</translation>
    </message>
    <message>
        <source>CUDA %3 to %4: %1 has compute capability %2, which other toolkits do not compile for.</source>
        <translation>CUDA %3 bis %4: %1 hat Compute Capability %2, für die andere Toolkits nicht übersetzen.</translation>
    </message>
    <message>
        <source>Every Neuron device in %1 of the container (%2 and so on), and the capability %3 for the runtime.</source>
        <translation>Jedes Neuron-Gerät in %1 des Containers (%2 und so weiter) und die Capability %3 für die Laufzeit.</translation>
    </message>
    <message>
        <source>Neuron runtime and a framework built for Neuron, as in the Neuron containers: %1 runs no CUDA code.</source>
        <translation>Neuron-Laufzeit und ein für Neuron gebautes Framework, wie in den Neuron-Containern: %1 führt keinen CUDA-Code aus.</translation>
    </message>
    <message>
        <source>EFA where one training job spans several of the %I1 instances: EFA network interfaces, libfabric and the OFI plugin of NCCL in the image, and one placement group. A task of this placement stays on one instance.</source>
        <translation>EFA, wenn ein Training mehrere der %I1 Instanzen umfasst: EFA-Netzwerkschnittstellen, libfabric und das OFI-Plugin von NCCL im Image und eine Placement-Gruppe. Ein Task dieser Platzierung bleibt auf einer Instanz.</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;. The tasks are: %2.</source>
        <translation>Es gibt keinen Task „%1“. Die Tasks sind: %2.</translation>
    </message>
    <message>
        <source>Image for %2: the CPU is %1. In an ECS task definition, set %3 to %4.</source>
        <translation>Image für %2: die CPU ist %1. In einer ECS-Taskdefinition ist %3 auf %4 zu setzen.</translation>
    </message>
    <message>
        <source>Part of a GPU</source>
        <translation>Teil einer GPU</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Sparsity</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>Link, each way</source>
        <translation>Verbindung, je Richtung</translation>
    </message>
    <message>
        <source>TDP</source>
        <translation>TDP</translation>
    </message>
    <message>
        <source>Instance types</source>
        <translation>Instanztypen</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Compute Capability</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Einzelheit</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>USD/%1 TFLOPS-h</source>
        <translation>USD/%1 TFLOPS-h</translation>
    </message>
    <message>
        <source>USD/%1 TOPS-h</source>
        <translation>USD/%1 TOPS-h</translation>
    </message>
    <message>
        <source>Native rate</source>
        <translation>Native Rate</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Supported, no rate published</source>
        <translation>Unterstützt, keine Rate veröffentlicht</translation>
    </message>
    <message>
        <source>Computed in another format</source>
        <translation>In einem anderen Format berechnet</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>Nicht unterstützt</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>slow %F1</source>
        <translation>langsam %F1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>Published dense rate of one accelerator.</source>
        <translation>Veröffentlichte dichte Rate eines Beschleunigers.</translation>
    </message>
    <message>
        <source>Only %P1 of its %2 rate.</source>
        <translation>Nur %P1 seiner %2-Rate.</translation>
    </message>
    <message>
        <source>Listed as supported; the catalogue&apos;s sources publish no rate.</source>
        <translation>Als unterstützt aufgeführt; die Quellen des Katalogs veröffentlichen keine Rate.</translation>
    </message>
    <message>
        <source>Structured sparsity is supported. All rates shown here are dense.</source>
        <translation>Strukturierte Sparsity wird unterstützt. Alle hier gezeigten Raten sind dicht.</translation>
    </message>
    <message>
        <source>Accepted, but the arithmetic is done in %1: less memory, not a higher rate.</source>
        <translation>Wird angenommen, gerechnet wird aber in %1: weniger Speicher, keine höhere Rate.</translation>
    </message>
    <message>
        <source>The source says that this hardware does not support it.</source>
        <translation>Laut Quelle unterstützt diese Hardware es nicht.</translation>
    </message>
    <message>
        <source>Programmable logic: the design decides which formats it computes in.</source>
        <translation>Programmierbare Logik: Der Entwurf bestimmt, in welchen Formaten sie rechnet.</translation>
    </message>
    <message>
        <source>No source in the catalogue says whether it is supported.</source>
        <translation>Keine Quelle im Katalog sagt, ob es unterstützt wird.</translation>
    </message>
    <message>
        <source>No AWS instance type has this accelerator.</source>
        <translation>Kein AWS-Instanztyp hat diesen Beschleuniger.</translation>
    </message>
    <message>
        <source>No current instance type has an on-demand price in %1 as of %2.</source>
        <translation>Kein aktueller Instanztyp hat am %2 einen On-Demand-Preis in %1.</translation>
    </message>
    <message>
        <source>No %1 rate is published.</source>
        <translation>Keine %1-Rate ist veröffentlicht.</translation>
    </message>
    <message>
        <source>%1 in %2, on-demand price of %3, whole instance</source>
        <translation>%1 in %2, On-Demand-Preis vom %3, ganze Instanz</translation>
    </message>
    <message>
        <source>The catalogue has no accelerator &quot;%1&quot;.</source>
        <translation>Der Katalog hat keinen Beschleuniger „%1“.</translation>
    </message>
    <message>
        <source>Several accelerators are called &quot;%1&quot;: choose one of %2.</source>
        <translation>Mehrere Beschleuniger heißen „%1“: Wählen Sie einen von %2.</translation>
    </message>
    <message>
        <source>Low utilisation</source>
        <translation>Geringe Auslastung</translation>
    </message>
    <message>
        <source>Paid for while idle</source>
        <translation>Im Leerlauf bezahlt</translation>
    </message>
    <message>
        <source>Less energy on another chip</source>
        <translation>Weniger Energie auf anderem Chip</translation>
    </message>
    <message>
        <source>Newer generation</source>
        <translation>Neuere Generation</translation>
    </message>
    <message>
        <source>Cleaner grid nearby</source>
        <translation>Saubereres Stromnetz in der Nähe</translation>
    </message>
    <message>
        <source>Commitment instead of on-demand</source>
        <translation>Commitment statt On-Demand</translation>
    </message>
    <message>
        <source>Spot instead of on-demand</source>
        <translation>Spot statt On-Demand</translation>
    </message>
    <message>
        <source>No candidate qualifies, so there is nothing to advise on. Name a candidate.</source>
        <translation>Kein Kandidat kommt infrage, also gibt es nichts zu beraten. Nennen Sie einen Kandidaten.</translation>
    </message>
    <message>
        <source>The scenario has no candidate %1.</source>
        <translation>Das Szenario hat keinen Kandidaten %1.</translation>
    </message>
    <message>
        <source>Not checked: it needs a file of measured utilisation.</source>
        <translation>Nicht geprüft: Dafür ist eine Datei mit gemessener Auslastung nötig.</translation>
    </message>
    <message>
        <source>Not checked: the file has no utilisation of an accelerator.</source>
        <translation>Nicht geprüft: Die Datei enthält keine Auslastung eines Beschleunigers.</translation>
    </message>
    <message>
        <source>Not checked: the energy of %1 over the series is not known.</source>
        <translation>Nicht geprüft: Die Energie von %1 über die Reihe ist nicht bekannt.</translation>
    </message>
    <message>
        <source>No smaller machine with the accelerator of %1 carries the load: for 95 % of the time it is at most %L2 %, at its peak %L3 %.</source>
        <translation>Keine kleinere Maschine mit dem Beschleuniger von %1 trägt die Last: In 95&#xa0;% der Zeit beträgt sie höchstens %L2&#xa0;%, in der Spitze %L3&#xa0;%.</translation>
    </message>
    <message>
        <source>Releasing it while idle would save %P1 of the hours, too few to matter.</source>
        <translation>Freigeben im Leerlauf würde %P1 der Stunden sparen, zu wenig, um ins Gewicht zu fallen.</translation>
    </message>
    <message>
        <source>No purpose-built chip and no processor does the work of %1 with certainly less energy at no higher cost.</source>
        <translation>Kein spezialisierter Chip und kein Prozessor leistet die Arbeit von %1 mit sicher weniger Energie ohne höhere Kosten.</translation>
    </message>
    <message>
        <source>Not checked: %1 has no GPU.</source>
        <translation>Nicht geprüft: %1 hat keine GPU.</translation>
    </message>
    <message>
        <source>No newer type of the class of %1 is certainly cheaper for this work.</source>
        <translation>Kein neuerer Typ der Klasse von %1 ist für diese Arbeit mit Sicherheit günstiger.</translation>
    </message>
    <message>
        <source>Not checked: the year of %1 is not known.</source>
        <translation>Nicht geprüft: Das Jahr von %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>No region within %L2 ms of %1 emits certainly less at a similar price. Light in fibre sets the distance.</source>
        <translation>Keine Region innerhalb von %L2 ms um %1 verursacht zu ähnlichem Preis sicher weniger Emissionen. Maß der Entfernung ist Licht in Glasfaser.</translation>
    </message>
    <message>
        <source>No commitment on offer makes %1 certainly cheaper.</source>
        <translation>Kein angebotenes Commitment macht %1 mit Sicherheit günstiger.</translation>
    </message>
    <message>
        <source>Spot does not make %1 certainly cheaper within the limits.</source>
        <translation>Spot macht %1 innerhalb der Grenzen nicht mit Sicherheit günstiger.</translation>
    </message>
    <message>
        <source>Not checked: it is bought as %O1 already.</source>
        <translation>Nicht geprüft: Der Kauf erfolgt bereits als %O1.</translation>
    </message>
    <message>
        <source>%4 is used at %L1 % on average, at most %L2 % for 95 % of the time, %L3 % at its peak: %5 carries that.</source>
        <translation>%4 ist im Mittel zu %L1&#xa0;% ausgelastet, in 95&#xa0;% der Zeit zu höchstens %L2&#xa0;%, in der Spitze zu %L3&#xa0;%: %5 trägt das.</translation>
    </message>
    <message>
        <source>Idle for %H2 of %H4: releasing it whenever it idles for an hour saves %P1 of the hours in %I3 releases.</source>
        <translation>%H2 von %H4 im Leerlauf: Freigeben nach jeweils einer Stunde Leerlauf spart %P1 der Stunden bei %I3 Freigaben.</translation>
    </message>
    <message>
        <source>%1 does the same work with %P2 less energy, at no higher cost.</source>
        <translation>%1 leistet dieselbe Arbeit mit %P2 weniger Energie und kostet nicht mehr.</translation>
    </message>
    <message>
        <source>%1 with hardware of %2, not of %3, does the same work for %P4 less.</source>
        <translation>%1 mit Hardware von %2 statt %3 leistet dieselbe Arbeit für %P4 weniger.</translation>
    </message>
    <message>
        <source>The grid of %1 emits %P2 less than that of %3, at a similar price.</source>
        <translation>In %1 entstehen zu ähnlichem Preis %P2 weniger Emissionen als in %3.</translation>
    </message>
    <message>
        <source>%O1 costs %P2 less than on-demand.</source>
        <translation>%O1 kostet %P2 weniger als On-Demand.</translation>
    </message>
    <message>
        <source>Spot costs %P1 less than on-demand, interruptions included.</source>
        <translation>Spot kostet einschließlich Unterbrechungen %P1 weniger als On-Demand.</translation>
    </message>
    <message>
        <source>Accelerator memory used at the peak: %L1 GiB; the smaller machine has %L2 GiB.</source>
        <translation>In der Spitze genutzter Speicher der Beschleuniger: %L1 GiB; die kleinere Maschine hat %L2 GiB.</translation>
    </message>
    <message>
        <source>The file does not say how much accelerator memory was used: check that the model fits.</source>
        <translation>Die Datei nennt nicht, wie viel Speicher der Beschleuniger genutzt wurde: Prüfen Sie, ob das Modell hineinpasst.</translation>
    </message>
    <message>
        <source>Sized so that the load of 95 % of the time stays below %P1.</source>
        <translation>So bemessen, dass die Last von 95&#xa0;% der Zeit unter %P1 bleibt.</translation>
    </message>
    <message>
        <source>It is bought for a term: its hours are paid for whether used or not.</source>
        <translation>Gekauft für eine Laufzeit: Ihre Stunden werden bezahlt, ob genutzt oder nicht.</translation>
    </message>
    <message>
        <source>Taken to go on all year as in the %H1 that were measured.</source>
        <translation>Angenommen, dass es das ganze Jahr so weitergeht wie in den gemessenen %H1.</translation>
    </message>
    <message>
        <source>The ranges of both overlap (%T1): it probably saves, but not for certain.</source>
        <translation>Die Spannen beider überschneiden sich (%T1): Wahrscheinlich spart es, aber nicht sicher.</translation>
    </message>
    <message>
        <source>The model has to be compiled with the AWS Neuron SDK; code in CUDA is not run.</source>
        <translation>Das Modell muss mit dem AWS Neuron SDK kompiliert werden; CUDA-Code läuft nicht.</translation>
    </message>
    <message>
        <source>It has another processor architecture: software needs a build for Arm.</source>
        <translation>Es hat eine andere Prozessorarchitektur: Software braucht einen Build für Arm.</translation>
    </message>
    <message>
        <source>Light in fibre needs %L1 ms there and back. The latency of the network is higher and not in the catalogue.</source>
        <translation>Licht in Glasfaser braucht hin und zurück %L1 ms. Die Latenz des Netzwerks ist höher und steht nicht im Katalog.</translation>
    </message>
    <message>
        <source>Check where the data may be processed; moving it is not in the figures.</source>
        <translation>Prüfen Sie, wo die Daten verarbeitet werden dürfen; ihr Umzug ist in den Werten nicht enthalten.</translation>
    </message>
    <message>
        <source>One of both lacks a figure that this is computed from</source>
        <translation>Einem von beiden fehlt ein Wert, aus dem dies berechnet wird</translation>
    </message>
    <message>
        <source>After the AWS Well-Architected Framework, sustainability pillar, SUS05-BP04.</source>
        <translation>Nach dem AWS Well-Architected Framework, Säule Nachhaltigkeit, SUS05-BP04.</translation>
    </message>
    <message>
        <source>No finding for %1. Below: what was checked, and why nothing was found.</source>
        <translation>Kein Befund zu %1. Darunter: was geprüft wurde und warum nichts gefunden wurde.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>Alternative</translation>
    </message>
    <message>
        <source>Cost, change</source>
        <translation>Kosten, Änderung</translation>
    </message>
    <message>
        <source>Energy, change</source>
        <translation>Energie, Änderung</translation>
    </message>
    <message>
        <source>Emissions, change</source>
        <translation>Emissionen, Änderung</translation>
    </message>
    <message>
        <source>Per</source>
        <translation>Je</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Utilisation series, DCGM in Prometheus text</source>
        <translation>Auslastungsreihe, DCGM als Prometheus-Text</translation>
    </message>
    <message>
        <source>Utilisation series, DCGM as CSV</source>
        <translation>Auslastungsreihe, DCGM als CSV</translation>
    </message>
    <message>
        <source>Utilisation series, neuron-monitor JSON</source>
        <translation>Auslastungsreihe, neuron-monitor-JSON</translation>
    </message>
    <message>
        <source>The file has no times: its rounds are taken to be %1 s apart.</source>
        <translation>Die Datei enthält keine Zeiten: Zwischen zwei Runden werden %1 s angenommen.</translation>
    </message>
    <message>
        <source>Another type: the log is of %1, not of %2.</source>
        <translation>Anderer Typ: Das Protokoll ist von %1, nicht von %2.</translation>
    </message>
    <message>
        <source>%O1 would pay from %P3 of the hours on; released while idle, it runs %P2 of the hours.</source>
        <translation>%O1 würde sich ab %P3 der Stunden lohnen; bei Freigabe im Leerlauf läuft die Maschine %P2 der Stunden.</translation>
    </message>
    <message>
        <source>The file has no utilisation of the processors: taken to be %P1.</source>
        <translation>Die Datei enthält keine Auslastung der Prozessoren: angenommen werden %P1.</translation>
    </message>
    <message>
        <source>%1 writes no text: choose a language model, or inference as the kind of work.</source>
        <translation>%1 schreibt keinen Text: Wählen Sie ein Sprachmodell oder Inferenz als Art der Arbeit.</translation>
    </message>
    <message>
        <source>Low severity</source>
        <translation>Geringer Schweregrad</translation>
    </message>
    <message>
        <source>Medium severity</source>
        <translation>Mittlerer Schweregrad</translation>
    </message>
    <message>
        <source>High severity</source>
        <translation>Hoher Schweregrad</translation>
    </message>
    <message>
        <source>A part of the GPU is enough</source>
        <translation>Ein Teil der GPU genügt</translation>
    </message>
    <message>
        <source>Not checked: the GPU of %1 is not divided by MIG.</source>
        <translation>Nicht geprüft: Die GPU von %1 wird nicht durch MIG geteilt.</translation>
    </message>
    <message>
        <source>No MIG profile smaller than the GPU carries the load of 95 % of the time (%L1 %) and holds the memory that was used.</source>
        <translation>Kein MIG-Profil, das kleiner als die GPU ist, trägt die Last von 95&#xa0;% der Zeit (%L1&#xa0;%) und fasst den benutzten Speicher.</translation>
    </message>
    <message>
        <source>Not checked: the file does not say how much accelerator memory was used.</source>
        <translation>Nicht geprüft: Die Datei sagt nicht, wie viel Beschleunigerspeicher benutzt wurde.</translation>
    </message>
    <message>
        <source>A MIG instance %1 (%I2 of 7 compute slices, %L5 GiB) carries the load of 95 % of the time (%L3 % of the machine) and the %L4 GiB that were used.</source>
        <translation>Eine MIG-Instanz %1 (%I2 von 7 Rechenscheiben, %L5 GiB) trägt die Last von 95&#xa0;% der Zeit (%L3&#xa0;% der Maschine) und die benutzten %L4 GiB.</translation>
    </message>
    <message>
        <source>The scenario that opens asks for what one instance did as measured, so that its figures are those of this finding.</source>
        <translation>Das Szenario, das sich öffnet, verlangt, was eine Instanz gemessen leistete, sodass seine Zahlen die dieses Befunds sind.</translation>
    </message>
    <message>
        <source>The scenario that opens has traffic by hour, with none in %I1 hours of the day, and releases the instances in these.</source>
        <translation>Das Szenario, das sich öffnet, hat stündlichen Verkehr mit %I1 Stunden des Tages ohne Anfragen und gibt die Instanzen in diesen frei.</translation>
    </message>
    <message>
        <source>The saving is real only where other tasks use the rest: %I1 more instances %2 have room on the machine.</source>
        <translation>Gespart wird nur, wenn andere Tasks den Rest nutzen: %I1 weitere Instanzen %2 haben auf der Maschine Platz.</translation>
    </message>
    <message>
        <source>On the page Place a task asks for the part %1, and what shares its machine stands beside it.</source>
        <translation>Auf der Seite „Platzieren“ verlangt ein Task den Teil %1, und was die Maschine mit ihr teilt, steht daneben.</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>part of a GPU</source>
        <translation>Teil einer GPU</translation>
    </message>
    <message>
        <source>GPUs divided as</source>
        <translation>GPUs geteilt in</translation>
    </message>
    <message>
        <source>An AMI of your own: no ECS-optimized AMI is documented that has the driver of %1 for %2. The template asks for it.</source>
        <translation>Eine eigene AMI: Es ist keine ECS-optimierte AMI dokumentiert, die den Treiber von %1 für %2 hat. Die Vorlage fragt danach.</translation>
    </message>
    <message>
        <source>GPUs divided by MIG as %1: label the node %2 with a configuration of this division, and let the device plugin offer the profiles (strategy &quot;mixed&quot;).</source>
        <translation>Durch MIG geteilte GPUs als %1: Versehen Sie den Knoten mit dem Label %2 für eine Konfiguration dieser Teilung und lassen Sie das Device-Plugin die Profile anbieten (Strategie „mixed“).</translation>
    </message>
    <message numerus="yes">
        <source>Tasks that name no architecture are placed on x86-64, for which images are built unless Arm is said: %I1 Arm types that would hold some of them are left aside.</source>
        <translation>
            <numerusform>Tasks ohne Angabe der Architektur werden auf x86-64 platziert, wofür Images gebaut werden, sofern nicht Arm genannt ist: %I1 Arm-Typ, der einige von ihnen fassen würde, bleibt außen vor.</numerusform>
            <numerusform>Tasks ohne Angabe der Architektur werden auf x86-64 platziert, wofür Images gebaut werden, sofern nicht Arm genannt ist: %I1 Arm-Typen, die einige von ihnen fassen würden, bleiben außen vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs %H2; next is %3 with %H4.</source>
        <translation>%1 braucht %H2; danach folgt %3 mit %H4.</translation>
    </message>
    <message>
        <source>%1 needs %H2; no other type of then has a figure to compare.</source>
        <translation>%1 braucht %H2; kein anderer damaliger Typ hat eine Zahl zum Vergleich.</translation>
    </message>
    <message>
        <source>%1 needs %H2, %3 needs %H4 (%R5): within their ranges the order may be either.</source>
        <translation>%1 braucht %H2, %3 braucht %H4 (%R5): Innerhalb ihrer Bereiche ist jede Reihenfolge möglich.</translation>
    </message>
    <message>
        <source>%1 needs %H2, %3 needs %H4 (%R5): more than their ranges explain.</source>
        <translation>%1 braucht %H2, %3 braucht %H4 (%R5): mehr, als ihre Bereiche erklären.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD a run; next is %3 with %M4 USD a run.</source>
        <translation>%1 braucht %M2 USD je Lauf; danach folgt %3 mit %M4 USD je Lauf.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD a run; no other type of then has a figure to compare.</source>
        <translation>%1 braucht %M2 USD je Lauf; kein anderer damaliger Typ hat eine Zahl zum Vergleich.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD a run, %3 needs %M4 USD a run (%R5): within their ranges the order may be either.</source>
        <translation>%1 braucht %M2 USD je Lauf, %3 braucht %M4 USD je Lauf (%R5): Innerhalb ihrer Bereiche ist jede Reihenfolge möglich.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD a run, %3 needs %M4 USD a run (%R5): more than their ranges explain.</source>
        <translation>%1 braucht %M2 USD je Lauf, %3 braucht %M4 USD je Lauf (%R5): mehr, als ihre Bereiche erklären.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD per million; next is %3 with %M4 USD per million.</source>
        <translation>%1 braucht %M2 USD je Million; danach folgt %3 mit %M4 USD je Million.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD per million; no other type of then has a figure to compare.</source>
        <translation>%1 braucht %M2 USD je Million; kein anderer damaliger Typ hat eine Zahl zum Vergleich.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD per million, %3 needs %M4 USD per million (%R5): within their ranges the order may be either.</source>
        <translation>%1 braucht %M2 USD je Million, %3 braucht %M4 USD je Million (%R5): Innerhalb ihrer Bereiche ist jede Reihenfolge möglich.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD per million, %3 needs %M4 USD per million (%R5): more than their ranges explain.</source>
        <translation>%1 braucht %M2 USD je Million, %3 braucht %M4 USD je Million (%R5): mehr, als ihre Bereiche erklären.</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>Heute: %1</translation>
    </message>
    <message>
        <source>Generations of accelerators by their %T1 rate</source>
        <translation>Generationen von Beschleunigern nach ihrer %T1-Rate</translation>
    </message>
    <message>
        <source>No accelerator of the list has a published %T1 rate and a year.</source>
        <translation>Kein Beschleuniger der Liste hat eine veröffentlichte %T1-Rate und ein Jahr.</translation>
    </message>
    <message>
        <source>Dense rate of one accelerator, by the year in which it came; shown: %I1, without a published rate or a year: %I2.</source>
        <translation>Dichte Rate eines Beschleunigers nach dem Jahr, in dem er erschien; gezeigt: %I1, ohne veröffentlichte Rate oder Jahr: %I2.</translation>
    </message>
    <message>
        <source>Dense %T1 rate</source>
        <translation>Dichte %T1-Rate</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5, %P6 below %7 (cheapest %T8; no baseline is set).</source>
        <translation>Am günstigsten: %I1 × %2, %M3 %4 %T5, %P6 unter %7 (%T8, dort am günstigsten; kein Bezug gewählt).</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5; cannot be told apart from %7 (cheapest %T8; no baseline is set).</source>
        <translation>Am günstigsten: %I1 × %2, %M3 %4 %T5; von %7 nicht zu unterscheiden (%T8, dort am günstigsten; kein Bezug gewählt).</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5, %P6 below %7 (cheapest %T8; no baseline is set).</source>
        <translation>Am günstigsten: %I1 × %2, %M3 %4 für den Lauf, %H5, %P6 unter %7 (%T8, dort am günstigsten; kein Bezug gewählt).</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5; cannot be told apart from %7 (cheapest %T8; no baseline is set).</source>
        <translation>Am günstigsten: %I1 × %2, %M3 %4 für den Lauf, %H5; von %7 nicht zu unterscheiden (%T8, dort am günstigsten; kein Bezug gewählt).</translation>
    </message>
    <message>
        <source>%1 is done in %H2 (%H4 to %H5), within the deadline of %H3.</source>
        <translation>%1 ist in %H2 (%H4 bis %H5) fertig, innerhalb der Frist von %H3.</translation>
    </message>
    <message>
        <source>%1 is done in %H2, but its range of %H4 to %H5 reaches past the deadline of %H3.</source>
        <translation>%1 ist in %H2 fertig, doch die Spanne von %H4 bis %H5 reicht über die Frist von %H3 hinaus.</translation>
    </message>
    <message>
        <source>The chance to end within %H2 is %P1; between the low and the high end of the throughput it is %P3 to %P4.</source>
        <translation>Die Wahrscheinlichkeit, innerhalb von %H2 fertig zu werden, beträgt %P1; zwischen dem unteren und dem oberen Ende des Durchsatzes sind es %P3 bis %P4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken as %2. It may also mean %3.</source>
        <translation>„%1“ wird als %2 verstanden. Gemeint sein kann auch %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken as %2. It may also mean %3, and others.</source>
        <translation>„%1“ wird als %2 verstanden. Gemeint sein kann auch %3 und weitere.</translation>
    </message>
    <message>
        <source>First token after %L1 ms (%L3 to %L4 ms), then %L2 ms per token.</source>
        <translation>Erstes Token nach %L1 ms (%L3 bis %L4 ms), dann %L2 ms pro Token.</translation>
    </message>
    <message>
        <source>Done in %H1 (%H3 to %H4), within the deadline of %H2.</source>
        <translation>Fertig in %H1 (%H3 bis %H4), innerhalb der Frist von %H2.</translation>
    </message>
    <message>
        <source>Done in %H1, but the range of %H3 to %H4 reaches past the deadline of %H2.</source>
        <translation>Fertig in %H1, doch die Spanne von %H3 bis %H4 reicht über die Frist von %H2 hinaus.</translation>
    </message>
    <message>
        <source>First token after %L1 ms (%L3 to %L4 ms), the limit is %L2 ms.</source>
        <translation>Erstes Token nach %L1 ms (%L3 bis %L4 ms), die Grenze liegt bei %L2 ms.</translation>
    </message>
    <message>
        <source>Interruptions of one instance an hour: in brackets the lowest and highest frequency that is likely now, by the published band, its age and what the scenario states, and cost and time at these, by the closed forms. A chance to end in time has in brackets those at the low and the high end of the throughput.</source>
        <translation>Unterbrechungen je Instanz und Stunde: in Klammern die niedrigste und höchste heute wahrscheinliche Häufigkeit nach dem veröffentlichten Bereich, seinem Alter und den Angaben des Szenarios, dazu Kosten und Zeit nach den geschlossenen Formeln. Bei der Wahrscheinlichkeit, rechtzeitig fertig zu werden, stehen in Klammern die Werte am unteren und am oberen Ende des Durchsatzes.</translation>
    </message>
    <message>
        <source>Recordings of pools with this accelerator (%I1) show %L2 (%B3 to %B4). They ask one zone for capacity every few minutes; the advisor counts a month of running instances over a region. Go by the advisor for the mean cost, by the recordings where a deadline matters: they are the upper case.</source>
        <translation>Aufzeichnungen von Pools mit diesem Beschleuniger (%I1) zeigen %L2 (%B3 bis %B4). Sie fragen eine Zone alle paar Minuten nach Kapazität; der Advisor zählt einen Monat laufender Instanzen einer Region. Richten Sie sich für die mittleren Kosten nach dem Advisor und, wenn die Frist zählt, nach den Aufzeichnungen: Sie sind der obere Fall.</translation>
    </message>
    <message>
        <source>No recording is of this accelerator; pools of others (%I1) show %L2 (%B3 to %B4). They ask one zone for capacity every few minutes; the advisor counts a month of running instances over a region. Go by the advisor for the mean cost, by the recordings where a deadline matters: they are the upper case.</source>
        <translation>Keine Aufzeichnung betrifft diesen Beschleuniger; Pools mit anderen (%I1) zeigen %L2 (%B3 bis %B4). Sie fragen eine Zone alle paar Minuten nach Kapazität; der Advisor zählt einen Monat laufender Instanzen einer Region. Richten Sie sich für die mittleren Kosten nach dem Advisor und, wenn die Frist zählt, nach den Aufzeichnungen: Sie sind der obere Fall.</translation>
    </message>
    <message>
        <source>The scenario buys %O1 only; what follows is an alternative to it, compared with on-demand prices.</source>
        <translation>Das Szenario kauft nur %O1; das Folgende ist eine Alternative dazu, verglichen mit On-Demand-Preisen.</translation>
    </message>
    <message>
        <source>An alternative, as the scenario buys %O6 only. %O1: %M2 USD a day; all on demand: %M3 USD. Break-even use %P4. Price of %5.</source>
        <translation>Eine Alternative, denn das Szenario kauft nur %O6. %O1: %M2 USD am Tag; alles On-Demand: %M3 USD. Break-even bei %P4 Auslastung. Preis vom %5.</translation>
    </message>
    <message>
        <source>Mixed precision</source>
        <translation>Gemischte Präzision</translation>
    </message>
    <message>
        <source>Batching</source>
        <translation>Batching</translation>
    </message>
    <message>
        <source>Continuous batching</source>
        <translation>Fortlaufendes Batching</translation>
    </message>
    <message>
        <source>Prefix cache</source>
        <translation>Präfix-Cache</translation>
    </message>
    <message>
        <source>Speculative decoding</source>
        <translation>Spekulatives Decodieren</translation>
    </message>
    <message>
        <source>Distillation</source>
        <translation>Destillation</translation>
    </message>
    <message>
        <source>Managed training by the second</source>
        <translation>Verwaltetes Training, sekundengenau</translation>
    </message>
    <message>
        <source>Spot with checkpoints</source>
        <translation>Spot mit Checkpoints</translation>
    </message>
    <message>
        <source>Automatic release</source>
        <translation>Automatische Freigabe</translation>
    </message>
    <message>
        <source>Elastic Inference</source>
        <translation>Elastic Inference</translation>
    </message>
    <message>
        <source>available</source>
        <translation>verfügbar</translation>
    </message>
    <message>
        <source>included already</source>
        <translation>schon enthalten</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>trifft nicht zu</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Runs in %1 are allowed as well.</source>
        <translation>Auch Läufe in %1 sind zugelassen.</translation>
    </message>
    <message>
        <source>A server that admits requests at every step is allowed, instead of llama.cpp with one request at a time on each accelerator.</source>
        <translation>Zugelassen ist ein Server, der in jedem Schritt Anfragen aufnimmt, statt llama.cpp mit einer Anfrage zur Zeit je Beschleuniger.</translation>
    </message>
    <message>
        <source>%P1 of the input tokens are found in the cache of earlier requests.</source>
        <translation>%P1 der Eingabe-Token stehen im Cache früherer Anfragen.</translation>
    </message>
    <message>
        <source>%1 does the work of %2.</source>
        <translation>%1 macht die Arbeit von %2.</translation>
    </message>
    <message>
        <source>Spot capacity competes as well, with checkpoints at the best interval.</source>
        <translation>Auch Spot-Kapazität steht zur Wahl, mit Checkpoints im besten Abstand.</translation>
    </message>
    <message>
        <source>Instances are released in quiet hours.</source>
        <translation>In ruhigen Stunden werden Instanzen freigegeben.</translation>
    </message>
    <message>
        <source>Every precision is allowed already, and the fastest is taken.</source>
        <translation>Jede Präzision ist schon zugelassen, und die schnellste wird genommen.</translation>
    </message>
    <message>
        <source>The scenario allows %1 already.</source>
        <translation>Das Szenario lässt %1 schon zu.</translation>
    </message>
    <message>
        <source>Rates are those of the load that serves most within the limits already.</source>
        <translation>Die Raten gelten schon für die Last, bei der innerhalb der Limits am meisten bedient wird.</translation>
    </message>
    <message>
        <source>The servers whose rates are used admit requests at every step already.</source>
        <translation>Die Server, deren Raten verwendet werden, nehmen schon in jedem Schritt Anfragen auf.</translation>
    </message>
    <message>
        <source>The scenario already finds %P1 of the input tokens in the cache.</source>
        <translation>Das Szenario findet schon %P1 der Eingabe-Token im Cache.</translation>
    </message>
    <message>
        <source>Every run is billed by the second for its own hours already, as EC2 and SageMaker bill it. Under a commitment the term is owed either way.</source>
        <translation>Jeder Lauf wird schon sekundengenau für seine eigenen Stunden abgerechnet, wie es EC2 und SageMaker tun. Bei einem Commitment ist die Laufzeit ohnehin geschuldet.</translation>
    </message>
    <message>
        <source>Spot is among the purchase options already.</source>
        <translation>Spot gehört schon zu den Kaufoptionen.</translation>
    </message>
    <message>
        <source>The fleet follows the traffic already.</source>
        <translation>Die Flotte folgt schon dem Verkehr.</translation>
    </message>
    <message>
        <source>Your own throughput stands as you entered it.</source>
        <translation>Ihr eigener Durchsatz gilt, wie Sie ihn eingegeben haben.</translation>
    </message>
    <message>
        <source>The benchmark that the scenario pins decides the rate.</source>
        <translation>Der vom Szenario festgelegte Benchmark bestimmt die Rate.</translation>
    </message>
    <message>
        <source>Not for this kind of work.</source>
        <translation>Nicht für diese Art von Arbeit.</translation>
    </message>
    <message>
        <source>The catalogue has no figure of it.</source>
        <translation>Der Katalog hat dazu keinen Wert.</translation>
    </message>
    <message>
        <source>Published times to train are not told apart by precision.</source>
        <translation>Veröffentlichte Trainingszeiten sind nicht nach Präzision unterschieden.</translation>
    </message>
    <message>
        <source>The catalogue names no distilled student of %1.</source>
        <translation>Der Katalog nennt kein destilliertes Schülermodell von %1.</translation>
    </message>
    <message>
        <source>It needs the traffic by hour of the day.</source>
        <translation>Dafür wird der Verkehr nach Tagesstunden gebraucht.</translation>
    </message>
    <message>
        <source>How many requests are in flight is not known here, and its gain depends on it.</source>
        <translation>Wie viele Anfragen hier gleichzeitig in Arbeit sind, ist nicht bekannt, und davon hängt der Gewinn ab.</translation>
    </message>
    <message>
        <source>AWS has retired it: no new customers since 15 April 2023, no longer available.</source>
        <translation>AWS hat es eingestellt: keine neuen Kunden seit dem 15. April 2023, nicht mehr verfügbar.</translation>
    </message>
    <message>
        <source>No spot price of %1 is known here.</source>
        <translation>Hier ist kein Spot-Preis von %1 bekannt.</translation>
    </message>
    <message>
        <source>At %P1 and %P2 of the input tokens found in the cache, instead of %P3.</source>
        <translation>Bei %P1 und %P2 der Eingabe-Token im Cache statt %P3.</translation>
    </message>
    <message>
        <source>No lever is switched on.</source>
        <translation>Kein Hebel ist eingeschaltet.</translation>
    </message>
    <message>
        <source>Each step is evaluated with those before it on; the product of the steps is the evaluation with all of them. The factor of a lever is that of it alone.</source>
        <translation>Jeder Schritt ist mit den vorigen zusammen ausgewertet; das Produkt der Schritte ist die Auswertung mit allen. Der Faktor eines Hebels gilt für ihn allein.</translation>
    </message>
    <message>
        <source>%T1 cannot be switched on: %2</source>
        <translation>%T1 lässt sich nicht einschalten: %2</translation>
    </message>
    <message>
        <source>%T1 is named twice.</source>
        <translation>%T1 ist zweimal genannt.</translation>
    </message>
    <message>
        <source>%1 is no lever. Levers: %2.</source>
        <translation>%1 ist kein Hebel. Hebel: %2.</translation>
    </message>
    <message>
        <source>%T1 is switched on.</source>
        <translation>%T1 ist eingeschaltet.</translation>
    </message>
    <message>
        <source>%T1 is switched on without effect.</source>
        <translation>%T1 ist ohne Wirkung eingeschaltet.</translation>
    </message>
    <message>
        <source>Cost of %C1 as levers are switched on</source>
        <translation>Kosten von %C1 mit eingeschalteten Hebeln</translation>
    </message>
    <message>
        <source>Energy of %C1 as levers are switched on</source>
        <translation>Energie von %C1 mit eingeschalteten Hebeln</translation>
    </message>
    <message>
        <source>Emissions of %C1 as levers are switched on</source>
        <translation>Emissionen von %C1 mit eingeschalteten Hebeln</translation>
    </message>
    <message>
        <source>Without levers</source>
        <translation>Ohne Hebel</translation>
    </message>
    <message>
        <source>With all of them</source>
        <translation>Mit allen</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>Hebel</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Cost, factor</source>
        <translation>Kosten, Faktor</translation>
    </message>
    <message>
        <source>Energy, factor</source>
        <translation>Energie, Faktor</translation>
    </message>
    <message>
        <source>Emissions, factor</source>
        <translation>Emissionen, Faktor</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Emissions</source>
        <translation>Emissionen</translation>
    </message>
    <message>
        <source>throughput with levers</source>
        <translation>Durchsatz mit Hebeln</translation>
    </message>
    <message>
        <source>published speed-up</source>
        <translation>veröffentlichte Beschleunigung</translation>
    </message>
    <message>
        <source>most requests in flight for which it is published</source>
        <translation>größte Zahl gleichzeitiger Anfragen, für die sie veröffentlicht ist</translation>
    </message>
    <message>
        <source>share of the input found in the cache</source>
        <translation>Anteil der Eingabe, der im Cache steht</translation>
    </message>
    <message>
        <source>rate at the ends of the share found in the cache</source>
        <translation>Rate an den Enden des Anteils, der im Cache steht</translation>
    </message>
    <message>
        <source>published speed-up of the student</source>
        <translation>veröffentlichte Beschleunigung des Schülermodells</translation>
    </message>
    <message>
        <source>step in which time is billed</source>
        <translation>Schritt, in dem Zeit abgerechnet wird</translation>
    </message>
    <message>
        <source>year of retirement</source>
        <translation>Jahr der Einstellung</translation>
    </message>
    <message>
        <source>%1 has no units for %2: weights are stored in it and computed in a wider format.</source>
        <translation>%1 hat keine Recheneinheiten für %2: Gewichte werden darin gespeichert und in einem breiteren Format gerechnet.</translation>
    </message>
    <message>
        <source>Weights take 1 byte each in INT8 instead of %F1.</source>
        <translation>Gewichte belegen in INT8 je 1 Byte statt %F1.</translation>
    </message>
    <message>
        <source>Weights take 1 byte each in FP8 instead of %F1.</source>
        <translation>Gewichte belegen in FP8 je 1 Byte statt %F1.</translation>
    </message>
    <message>
        <source>As many requests are in flight as memory and limits allow, instead of %F1.</source>
        <translation>So viele Anfragen sind gleichzeitig in Arbeit, wie Speicher und Limits zulassen, statt %F1.</translation>
    </message>
    <message>
        <source>A draft guesses tokens ahead; the gain is published for up to %I1 requests in flight. The waits and the memory of the draft are not counted.</source>
        <translation>Ein Entwurfsmodell rät Token voraus; der Gewinn ist für bis zu %I1 gleichzeitige Anfragen veröffentlicht. Wartezeiten und Speicher des Entwurfsmodells bleiben außer Betracht.</translation>
    </message>
    <message>
        <source>The weights take %F1 bytes each already.</source>
        <translation>Die Gewichte belegen schon je %F1 Byte.</translation>
    </message>
    <message>
        <source>%I1 requests are in flight here, and its gain is published for up to %I2. A loaded server gains less, or loses.</source>
        <translation>Hier sind %I1 Anfragen gleichzeitig in Arbeit, und der Gewinn ist für bis zu %I2 veröffentlicht. Ein ausgelasteter Server gewinnt weniger oder verliert.</translation>
    </message>
    <message>
        <source>What was to be printed could not be written whole to standard output.</source>
        <translation>Die Ausgabe konnte nicht vollständig in die Standardausgabe geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 is written in UTF-16; save it as UTF-8 and import that.</source>
        <translation>%1 ist in UTF-16 geschrieben; speichern Sie die Datei als UTF-8 und importieren Sie diese.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of import. Known: %2.</source>
        <translation>„%1“ ist keine Importart. Bekannt: %2.</translation>
    </message>
    <message>
        <source>%1 has an object of more than %I2 names, which no scenario has.</source>
        <translation>%1 enthält ein Objekt mit mehr als %I2 Namen; das hat kein Szenario.</translation>
    </message>
    <message>
        <source>Not checked: the catalogue has no price of a commitment for %1 in %2.</source>
        <translation>Nicht geprüft: Der Katalog hat keinen Preis eines Commitments für %1 in %2.</translation>
    </message>
    <message>
        <source>Not checked: the catalogue has no Spot price of %1 in %2.</source>
        <translation>Nicht geprüft: Der Katalog hat keinen Spot-Preis von %1 in %2.</translation>
    </message>
    <message>
        <source>Price and idle power of the machine count for it with %P1, the rest for the others.</source>
        <translation>Preis und Leerlaufleistung der Maschine zählen mit %P1 für diese Aufgabe, der Rest für die anderen.</translation>
    </message>
    <message>
        <source>This template does not divide the GPUs of %1 by MIG. The placement has them as %2: divide them in an image or user data of your own.</source>
        <translation>Diese Vorlage teilt die GPUs von %1 nicht mit MIG. Die Platzierung sieht %2 vor: Teilen Sie sie in einem eigenen Image oder in eigenen User Data.</translation>
    </message>
    <message>
        <source>The GPUs of %1 are divided by MIG: %2. The MIG Manager of the NVIDIA GPU Operator does it: install it with %3 and %4. Without a NodeOverlay Karpenter knows no MIG resource on AWS (aws/karpenter-provider-aws, pull request 8710): a pod that asks for one may start no node.</source>
        <translation>Die GPUs von %1 sind mit MIG geteilt: %2. Das erledigt der MIG Manager des NVIDIA GPU Operator: Installieren Sie ihn mit %3 und %4. Ohne NodeOverlay kennt Karpenter auf AWS keine MIG-Ressource (aws/karpenter-provider-aws, Pull Request 8710); ein Pod, der eine verlangt, startet daher womöglich keinen Knoten.</translation>
    </message>
    <message>
        <source>%1 is the smallest machine with its accelerator: for 95 % of the time its use is at most %L2 %, at its peak %L3 %. Other accelerators for the work stand under newer generation and other chips.</source>
        <translation>%1 ist die kleinste Maschine mit ihrem Beschleuniger: 95&#xa0;% der Zeit ist sie zu höchstens %L2&#xa0;% genutzt, in der Spitze zu %L3&#xa0;%. Andere Beschleuniger für die Arbeit stehen unter neuerer Generation und anderem Chip.</translation>
    </message>
    <message>
        <source>%1: “%2” in line %I3 is no field known here and is not read. Check its spelling.</source>
        <translation>%1: „%2“ in Zeile %I3 ist hier kein bekanntes Feld und wird nicht gelesen. Prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>Prices (%O3) as of %1, catalogue %2. Larger dots: more instance types on offer; dotted rings: no figure. Land: Natural Earth</source>
        <translation>Preise (%O3) vom %1, Katalog %2. Größere Punkte: mehr Instanztypen im Angebot; gepunktete Ringe: keine Angabe. Land: Natural Earth</translation>
    </message>
    <message>
        <source>No candidate in sight can be computed: none has a throughput. The Inspector says why of each.</source>
        <translation>Kein sichtbarer Kandidat lässt sich berechnen: keiner hat einen Durchsatz. Der Inspektor nennt zu jedem den Grund.</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. Larger dots: more instance types on offer; dotted rings: no figure. Land: Natural Earth</source>
        <translation>Preise vom %1, Katalog %2. Größere Punkte: mehr Instanztypen im Angebot; gepunktete Ringe: keine Angabe. Land: Natural Earth</translation>
    </message>
    <message>
        <source>The rate is an estimate by the fitted formula: no benchmark of this type</source>
        <translation>Der Durchsatz ist eine Schätzung der angepassten Formel: kein Benchmark dieses Typs</translation>
    </message>
    <message>
        <source>The rate is a share of the peak rate: no benchmark</source>
        <translation>Der Durchsatz ist ein Anteil der Spitzenleistung: kein Benchmark</translation>
    </message>
    <message>
        <source>The rate is your own</source>
        <translation>Der Durchsatz ist Ihr eigener Wert</translation>
    </message>
    <message>
        <source>chance to meet the deadline too low</source>
        <translation>Wahrscheinlichkeit, die Frist einzuhalten, zu gering</translation>
    </message>
    <message>
        <source>%I1 past the deadline, or below the required chance of meeting it</source>
        <translation>%I1 nach der Frist oder unter der verlangten Wahrscheinlichkeit, sie einzuhalten</translation>
    </message>
    <message>
        <source>The chance to end by the deadline is %P1, below the required %P2.</source>
        <translation>Die Wahrscheinlichkeit, bis zur Frist fertig zu sein, ist %P1 und damit kleiner als die verlangten %P2.</translation>
    </message>
    <message>
        <source>No candidate qualifies: none meets the deadline of %H5 with the required chance (%I1 excluded); the fastest, %3, takes %H4 in the mean and meets it with a chance of %P6, required is %P7. Save checkpoints, buy on demand, or require less.</source>
        <translation>Kein Kandidat kommt in Frage: keiner hält die Frist von %H5 mit der verlangten Wahrscheinlichkeit ein (%I1 nicht berücksichtigt); der schnellste, %3, braucht im Mittel %H4 und hält sie mit %P6 ein, verlangt sind %P7. Speichern Sie Checkpoints, kaufen Sie On-Demand, oder verlangen Sie weniger.</translation>
    </message>
    <message>
        <source>The rate is that of the scenario, %I1 output tokens an hour: about %I2 users who read %I3 tokens a second each. A request has %I4 tokens of input and %I5 of output.</source>
        <translation>Die Rate ist die des Szenarios, %I1 Ausgabe-Token je Stunde: etwa %I2 Nutzer, die je %I3 Token je Sekunde lesen. Eine Anfrage hat %I4 Token Eingabe und %I5 Ausgabe.</translation>
    </message>
    <message>
        <source>The first token may come after the limit of %L4 ms: %L1 ms (%L2 to %L3 ms). Throughput estimated, within a factor of %L5.</source>
        <translation>Das erste Token kann nach der Grenze von %L4 ms kommen: %L1 ms (%L2 bis %L3 ms). Durchsatz geschätzt, bis auf einen Faktor von %L5.</translation>
    </message>
    <message>
        <source>Median ×</source>
        <translation>Median ×</translation>
    </message>
    <message>
        <source>90 % within ×</source>
        <translation>90&#xa0;% bis ×</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2; that of %O3 is of %4 and may have changed</source>
        <translation>Preise vom %1, Katalog %2; der von %O3 ist vom %4 und kann sich geändert haben</translation>
    </message>
    <message>
        <source>Together these are %I1: some have several reasons.</source>
        <translation>Zusammen sind das %I1: Einige haben mehrere Gründe.</translation>
    </message>
    <message>
        <source>rate between two measured loads</source>
        <translation>Rate zwischen zwei gemessenen Lasten</translation>
    </message>
    <message>
        <source>The price of %O1 is of %2. That on demand may be newer, which moves the break-even.</source>
        <translation>Der Preis von %O1 ist vom %2. Der On-Demand-Preis kann neuer sein, was den Break-even verschiebt.</translation>
    </message>
    <message>
        <source>Between two measured loads (%1, %2), at %L3 requests in flight.</source>
        <translation>Zwischen zwei gemessenen Lasten (%1, %2), bei %L3 gleichzeitigen Anfragen.</translation>
    </message>
    <message>
        <source>Longest shortfall, 95th percentile</source>
        <translation>Längste Unterdeckung, 95. Perzentil</translation>
    </message>
    <message>
        <source>Used here for %2: the Spot Instance Advisor&apos;s %L1 interruptions an hour, the share of a type&apos;s instances in a region that is interrupted within a month.</source>
        <translation>Hier für %2 verwendet: %L1 Unterbrechungen je Stunde nach dem Spot Instance Advisor, der Anteil der Instanzen eines Typs in einer Region, der innerhalb eines Monats unterbrochen wird.</translation>
    </message>
    <message>
        <source>Used here for %2: the given rate of %L1 interruptions an hour.</source>
        <translation>Hier für %2 verwendet: die angegebene Rate von %L1 Unterbrechungen je Stunde.</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2, each of which counts as %L3 units of the target.</source>
        <translation>Sie beginnt mit %I1 × %2; jede zählt als %L3 Einheiten des Ziels.</translation>
    </message>
    <message>
        <source>Energy of the fleet in an hour</source>
        <translation>Energie der Flotte in einer Stunde</translation>
    </message>
    <message>
        <source>Carbon of the fleet in an hour</source>
        <translation>CO₂ der Flotte in einer Stunde</translation>
    </message>
    <message>
        <source>No candidate in sight has this figure. The Inspector says why of each.</source>
        <translation>Kein sichtbarer Kandidat hat diesen Wert. Der Inspektor nennt zu jedem den Grund.</translation>
    </message>
    <message>
        <source>No candidate in sight has both figures. The Inspector says why of each.</source>
        <translation>Kein sichtbarer Kandidat hat beide Werte. Der Inspektor nennt zu jedem den Grund.</translation>
    </message>
    <message>
        <source>No finite fleet of %1 (%T2). %T3</source>
        <translation>Keine endliche Flotte aus %1 (%T2). %T3</translation>
    </message>
    <message>
        <source>No number of %1 keeps the first token within %L2 ms.</source>
        <translation>Keine Anzahl von %1 hält das erste Token innerhalb von %L2 ms.</translation>
    </message>
    <message>
        <source>No finite run on %1 (%T2). %T3</source>
        <translation>Kein endlicher Lauf auf %1 (%T2). %T3</translation>
    </message>
    <message>
        <source>likely but not certain</source>
        <translation>wahrscheinlich, nicht sicher</translation>
    </message>
    <message>
        <source>These ranges are of chance alone: prices, throughput and power count as given. Explore has their ranges.</source>
        <translation>Diese Spannen sind die des Zufalls allein: Preise, Durchsatz und Leistung gelten wie angegeben. Ihre Spannen zeigt Erkunden.</translation>
    </message>
    <message>
        <source>Location-based carbon %T1 with embodied (SCI)</source>
        <translation>Standortbasiertes CO₂ %T1 mit grauen Emissionen (SCI)</translation>
    </message>
    <message>
        <source>SCI gCO2e/1M</source>
        <translation>SCI gCO2e/1M</translation>
    </message>
    <message>
        <source>Location-based carbon per million with embodied (SCI)</source>
        <translation>Standortbasiertes CO₂ je Million mit grauen Emissionen (SCI)</translation>
    </message>
    <message>
        <source>location-based and embodied emissions per million</source>
        <translation>standortbasierte und graue Emissionen je Million</translation>
    </message>
    <message>
        <source>Operational plus embodied emissions of one million units by ISO/IEC 21031 (SCI): location-based, whatever basis is chosen.</source>
        <translation>Betriebsemissionen plus graue Emissionen von einer Million Einheiten nach ISO/IEC 21031 (SCI): standortbasiert, welche Basis auch gewählt ist.</translation>
    </message>
    <message>
        <source>%1, %T2</source>
        <translation>%1, %T2</translation>
    </message>
    <message>
        <source>The throughputs were not measured alike: they differ in %1 (%2).</source>
        <translation>Die Durchsätze wurden nicht gleich gemessen: Sie unterscheiden sich in: %1 (%2).</translation>
    </message>
    <message>
        <source>No model for this work is called &quot;%2&quot;. Expected a name or a part of it, such as %3, or a size in billions of parameters, such as 7 or 7B.</source>
        <translation>Kein Modell für diese Arbeit heißt „%2“. Erwartet wird ein Name oder ein Teil davon wie %3 oder eine Größe in Milliarden Parametern wie 7 oder 7B.</translation>
    </message>
    <message>
        <source>%2 does the work &quot;%T3&quot;, not &quot;%T4&quot;. Choose that kind of work first.</source>
        <translation>%2 gehört zur Arbeit „%T3“, nicht zu „%T4“. Wählen Sie zuerst diese Art von Arbeit.</translation>
    </message>
    <message>
        <source>1 (exponential)</source>
        <translation>1 (exponentiell)</translation>
    </message>
    <message>
        <source>0 (constant)</source>
        <translation>0 (konstant)</translation>
    </message>
    <message>
        <source>%F1 (squared coefficient of variation)</source>
        <translation>%F1 (quadrierter Variationskoeffizient)</translation>
    </message>
    <message>
        <source>Least memory each</source>
        <translation>Mindestspeicher je Beschleuniger</translation>
    </message>
    <message>
        <source>Least memory of each accelerator with the model spread over all of them, 1 GiB of workspace included; a language model with the cache of one request: more served at a time need more</source>
        <translation>Mindestspeicher jedes Beschleunigers, wenn das Modell über alle verteilt ist, mit 1 GiB Arbeitsspeicher; ein Sprachmodell mit dem Cache einer Anfrage: mehr gleichzeitige brauchen mehr</translation>
    </message>
    <message>
        <source>Least memory in total</source>
        <translation>Mindestspeicher insgesamt</translation>
    </message>
    <message>
        <source>Least memory of the accelerators of an instance, in training of all nodes, together</source>
        <translation>Mindestspeicher aller Beschleuniger einer Instanz zusammen, beim Training aller Knoten</translation>
    </message>
    <message>
        <source>Hazard %L1 per hour and instance, %L2 losses expected, no checkpoints.</source>
        <translation>Ausfallrate %L1 je Stunde und Instanz, %L2 Verluste erwartet, keine Checkpoints.</translation>
    </message>
    <message>
        <source>The program %1 was not found; it has to be installed and on the PATH.</source>
        <translation>Das Programm %1 wurde nicht gefunden; es muss installiert und im PATH sein.</translation>
    </message>
    <message>
        <source>%1 did not end within %I2 seconds and was stopped.</source>
        <translation>%1 endete nicht innerhalb von %I2 Sekunden und wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 printed more than %I2 bytes and was stopped.</source>
        <translation>%1 gab mehr als %I2 Bytes aus und wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 crashed.</source>
        <translation>%1 ist abgestürzt.</translation>
    </message>
    <message>
        <source>%1 does not answer. Shards that are done are kept; try again once the scheduler runs.</source>
        <translation>%1 antwortet nicht. Fertige Shards bleiben erhalten; versuchen Sie es erneut, sobald der Scheduler läuft.</translation>
    </message>
    <message>
        <source>%1 refused the request: %2</source>
        <translation>%1 hat die Anfrage abgelehnt: %2</translation>
    </message>
    <message>
        <source>%1 answered with a line of another form: %2</source>
        <translation>%1 antwortete mit einer Zeile in anderer Form: %2</translation>
    </message>
    <message>
        <source>%1 takes arrays of at most %I2 tasks, and this plan has %I3. Plan with fewer shards.</source>
        <translation>%1 nimmt Arrays von höchstens %I2 Tasks, und dieser Plan hat %I3. Planen Sie mit weniger Shards.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which names no shard or another one than the other variables of schedulers; name it with --shard.</source>
        <translation>%1 ist &quot;%2&quot; und nennt keinen Shard oder einen anderen als die übrigen Variablen der Scheduler; nennen Sie ihn mit --shard.</translation>
    </message>
    <message>
        <source>The plan in %1 was made with another catalogue, other imports and own values, or another version of the program. Choose the files with --catalog and --overlay, or plan anew in an empty folder.</source>
        <translation>Der Plan in %1 wurde mit einem anderen Katalog, anderen Importen und eigenen Werten oder einer anderen Programmversion erstellt. Wählen Sie die Dateien mit --catalog und --overlay, oder planen Sie neu in einem leeren Ordner.</translation>
    </message>
    <message numerus="yes">
        <source>Job %1: %I2 shards sent (%3), each with up to %I4 minutes and %I5 MiB of memory.</source>
        <translation>
            <numerusform>Job %1: %I2 Shard gesendet (%3), mit bis zu %I4 Minuten und %I5 MiB Speicher.</numerusform>
            <numerusform>Job %1: %I2 Shards gesendet (%3), jeder mit bis zu %I4 Minuten und %I5 MiB Speicher.</numerusform>
        </translation>
    </message>
    <message>
        <source>All shards in %1 are done; merge them.</source>
        <translation>Alle Shards in %1 sind fertig; führen Sie sie zusammen.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing to send: the other %I1 shards wait or run already.</source>
        <translation>
            <numerusform>Nichts zu senden: Der andere %I1 Shard wartet oder läuft bereits.</numerusform>
            <numerusform>Nichts zu senden: Die anderen %I1 Shards warten oder laufen bereits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 shards cancelled; those that are done are kept.</source>
        <translation>
            <numerusform>%I1 Shard abgebrochen; die fertigen bleiben erhalten.</numerusform>
            <numerusform>%I1 Shards abgebrochen; die fertigen bleiben erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shard %1 is not done although its task of job %2 ended: %3.</source>
        <translation>Shard %1 ist nicht fertig, obwohl sein Task von Job %2 endete: %3.</translation>
    </message>
    <message>
        <source>AWS Batch needs the job queue: --queue NAME.</source>
        <translation>AWS Batch braucht die Job-Queue: --queue NAME.</translation>
    </message>
    <message>
        <source>Written for %1, not run: review it before you apply it.</source>
        <translation>Für %1 geschrieben, nicht ausgeführt: prüfen Sie es, bevor Sie es anwenden.</translation>
    </message>
    <message>
        <source>The plan uses imports or own values: copy their file to where the tasks see it as %1.</source>
        <translation>Der Plan verwendet Importe oder eigene Werte: Kopieren Sie deren Datei dorthin, wo die Tasks es als %1 sehen.</translation>
    </message>
    <message>
        <source>The study has no axis &quot;%1&quot;.</source>
        <translation>Die Studie hat keine Achse &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The axis %1 has no value %2.</source>
        <translation>Die Achse %1 hat keinen Wert %2.</translation>
    </message>
    <message>
        <source>%1 has no study, and no --axis KEY=FROM..TO:COUNT says what to vary.</source>
        <translation>%1 hat keine Studie, und kein --axis SCHLÜSSEL=VON..BIS:ANZAHL sagt, was sich ändern soll.</translation>
    </message>
    <message>
        <source>%1 is a plan, which says what is computed: only --shard and --threads apply. study merge writes the result.</source>
        <translation>%1 ist ein Plan und legt fest, was berechnet wird: Nur --shard und --threads gelten. study merge schreibt das Ergebnis.</translation>
    </message>
    <message>
        <source>Name the file of the result with -o FILE.</source>
        <translation>Nennen Sie die Datei des Ergebnisses mit -o DATEI.</translation>
    </message>
    <message>
        <source>Nothing is simulated: say what with --simulate, or in the document.</source>
        <translation>Nichts wird simuliert: Sagen Sie mit --simulate oder im Dokument, was.</translation>
    </message>
    <message>
        <source>Changes of the winner along %1</source>
        <translation>Wechsel des Gewinners entlang %1</translation>
    </message>
    <message>
        <source>The winner does not change.</source>
        <translation>Der Gewinner wechselt nicht.</translation>
    </message>
    <message>
        <source>%1 (%I2 values) by %3 (%I4 values), %I5 points evaluated</source>
        <translation>%1 (%I2 Werte) mal %3 (%I4 Werte), %I5 Punkte ausgewertet</translation>
    </message>
    <message>
        <source>no candidate</source>
        <translation>kein Kandidat</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>of another plan</source>
        <translation>von einem anderen Plan</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>Shards</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>Shards that are</source>
        <translation>Zustand der Shards</translation>
    </message>
    <message>
        <source>Predicted time</source>
        <translation>Vorhergesagte Zeit</translation>
    </message>
    <message>
        <source>Longest shard</source>
        <translation>Längster Shard</translation>
    </message>
    <message>
        <source>Memory, MiB</source>
        <translation>Speicher, MiB</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation>Anteil der Punkte</translation>
    </message>
    <message>
        <source>Cannot be told apart</source>
        <translation>Nicht unterscheidbar</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Evaluated</source>
        <translation>Ausgewertet</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Last before</source>
        <translation>Letzter davor</translation>
    </message>
    <message>
        <source>Winner before</source>
        <translation>Gewinner davor</translation>
    </message>
    <message>
        <source>Winner from there</source>
        <translation>Gewinner ab dort</translation>
    </message>
    <message>
        <source>Crossings are looked for along an axis of numbers; %1 is a list of values.</source>
        <translation>Wechsel werden entlang einer Achse von Zahlen gesucht; %1 ist eine Liste von Werten.</translation>
    </message>
    <message>
        <source>A decision map needs two different axes; the study has %I1.</source>
        <translation>Eine Entscheidungskarte braucht zwei verschiedene Achsen; die Zahl der Achsen der Studie ist %I1.</translation>
    </message>
    <message>
        <source>The map would have %L1 points; at most %I2 are drawn.</source>
        <translation>Die Karte hätte %L1 Punkte; höchstens %I2 werden gezeichnet.</translation>
    </message>
    <message>
        <source>The folder %1 holds the plan of another study, catalogue or number of shards. Choose another folder.</source>
        <translation>Der Ordner %1 enthält den Plan einer anderen Studie, eines anderen Katalogs oder einer anderen Zahl von Shards. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The folder %1 holds no plan of a study.</source>
        <translation>Der Ordner %1 enthält keinen Plan einer Studie.</translation>
    </message>
    <message>
        <source>There is no shard %I1: the plan has %I2, counted from 0.</source>
        <translation>Es gibt keinen Shard %I1: Der Plan hat %I2, gezählt ab 0.</translation>
    </message>
    <message>
        <source>The study in %1 was planned with version %2 of the program; this one is %3.</source>
        <translation>Die Studie in %1 wurde mit Version %2 des Programms geplant; diese ist %3.</translation>
    </message>
    <message>
        <source>The study in %1 has other results here than where it was planned: imports or own values differ, or the program was built otherwise.</source>
        <translation>Die Studie in %1 hat hier andere Ergebnisse als dort, wo sie geplant wurde: Importe oder eigene Werte weichen ab, oder das Programm wurde anders gebaut.</translation>
    </message>
    <message>
        <source>The shard %1 is torn or cannot be read. Run it again, then merge again.</source>
        <translation>Der Shard %1 ist unvollständig oder nicht lesbar. Führen Sie ihn erneut aus, und führen Sie danach erneut zusammen.</translation>
    </message>
    <message>
        <source>The shard %1 belongs to another plan. Run it again, then merge again.</source>
        <translation>Der Shard %1 gehört zu einem anderen Plan. Führen Sie ihn erneut aus, und führen Sie danach erneut zusammen.</translation>
    </message>
    <message>
        <source>The shard %1 was written by another version of the program. Run it again, then merge again.</source>
        <translation>Der Shard %1 wurde von einer anderen Version des Programms geschrieben. Führen Sie ihn erneut aus, und führen Sie danach erneut zusammen.</translation>
    </message>
    <message>
        <source>The number of shards must be from 1 to %I2, and not %I1.</source>
        <translation>Die Zahl der Shards muss zwischen 1 und %I2 liegen, nicht %I1.</translation>
    </message>
    <message>
        <source>Missing shards: %I1 of %I2 (%3). Run them, then merge again.</source>
        <translation>Fehlende Shards: %I1 von %I2 (%3). Führen Sie diese aus, und führen Sie danach erneut zusammen.</translation>
    </message>
    <message>
        <source>%1 is no address of a team catalogue. It reads postgres://HOST/DATABASE, or postgres:///DATABASE?host=/FOLDER for a local socket.</source>
        <translation>%1 ist keine Adresse eines Team-Katalogs. Sie lautet postgres://HOST/DATENBANK, oder postgres:///DATENBANK?host=/ORDNER für einen lokalen Socket.</translation>
    </message>
    <message>
        <source>The address holds a password, which others could read. Leave it out: --password asks for it, or PGPASSWORD or ~/.pgpass has it.</source>
        <translation>Die Adresse enthält ein Passwort, das andere lesen könnten. Lassen Sie es weg: --password fragt danach, oder es steht in PGPASSWORD oder ~/.pgpass.</translation>
    </message>
    <message>
        <source>The address may not set %1.</source>
        <translation>Die Adresse darf %1 nicht festlegen.</translation>
    </message>
    <message>
        <source>sslmode=%1 would let others on the network read along. Use verify-full, verify-ca or require.</source>
        <translation>Mit sslmode=%1 könnten andere im Netzwerk mitlesen. Verwenden Sie verify-full, verify-ca oder require.</translation>
    </message>
    <message>
        <source>%1 cannot be reached, or does not let you in.</source>
        <translation>%1 ist nicht erreichbar oder lässt Sie nicht zu.</translation>
    </message>
    <message>
        <source>%1 ended the connection; nothing was changed.</source>
        <translation>%1 hat die Verbindung beendet; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 ended the connection while it was writing. Whether the publication is there, “catalogue log” shows.</source>
        <translation>%1 hat die Verbindung beim Schreiben beendet. Ob die Veröffentlichung vorhanden ist, zeigt „catalogue log“.</translation>
    </message>
    <message>
        <source>%1 does not answer; nothing was changed.</source>
        <translation>%1 antwortet nicht; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 sent more than a catalogue can hold; nothing was changed.</source>
        <translation>%1 hat mehr gesendet, als ein Katalog enthalten kann; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%2 does not allow this to the user %1.</source>
        <translation>%2 erlaubt das dem Benutzer %1 nicht.</translation>
    </message>
    <message>
        <source>%1 refused the request (code %2).</source>
        <translation>%1 hat die Anfrage abgelehnt (Code %2).</translation>
    </message>
    <message>
        <source>%1 is PostgreSQL %2; version 15 or later is needed.</source>
        <translation>%1 ist PostgreSQL %2; nötig ist Version 15 oder neuer.</translation>
    </message>
    <message>
        <source>%1 has no team catalogue yet; its owner makes one by “catalogue init”.</source>
        <translation>%1 hat noch keinen Team-Katalog; der Eigentümer legt ihn mit „catalogue init“ an.</translation>
    </message>
    <message>
        <source>%1 was set up by an older version of Wattfare (schema %2, this program knows %3); its owner brings it up to date by “catalogue init”.</source>
        <translation>%1 wurde von einer älteren Version von Wattfare eingerichtet (Schema %2, dieses Programm kennt %3); der Eigentümer aktualisiert es mit „catalogue init“.</translation>
    </message>
    <message>
        <source>%1 was set up by a newer version of Wattfare (schema %2, this program knows %3).</source>
        <translation>%1 wurde von einer neueren Version von Wattfare eingerichtet (Schema %2, dieses Programm kennt %3).</translation>
    </message>
    <message>
        <source>You have published the same in %1 before; nothing was added.</source>
        <translation>Dasselbe haben Sie in %1 schon veröffentlicht; nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>You see no publication %1 in %2.</source>
        <translation>Eine Veröffentlichung %1 ist für Sie in %2 nicht sichtbar.</translation>
    </message>
    <message>
        <source>Publication %1 has this state already, or was withdrawn for good.</source>
        <translation>Veröffentlichung %1 hat diesen Zustand schon oder wurde endgültig zurückgezogen.</translation>
    </message>
    <message>
        <source>Publication %1 of %2 is not approved, or is imported already.</source>
        <translation>Veröffentlichung %1 von %2 ist nicht freigegeben oder schon importiert.</translation>
    </message>
    <message>
        <source>Your catalogue knows no type, region or model of publication %1 of %2.</source>
        <translation>Ihr Katalog kennt keinen Typ, keine Region und kein Modell der Veröffentlichung %1 von %2.</translation>
    </message>
    <message>
        <source>Choice %1 prefers a source and holds no value of its own; only values can be published.</source>
        <translation>Wahl %1 bevorzugt eine Quelle und enthält keinen eigenen Wert; nur Werte können veröffentlicht werden.</translation>
    </message>
    <message>
        <source>There is no terminal to ask for the password.</source>
        <translation>Es gibt kein Terminal, um nach dem Passwort zu fragen.</translation>
    </message>
    <message>
        <source>Password for %1:</source>
        <translation>Passwort für %1:</translation>
    </message>
    <message>
        <source>Team catalogue</source>
        <translation>Team-Katalog</translation>
    </message>
    <message>
        <source>own value</source>
        <translation>eigener Wert</translation>
    </message>
    <message>
        <source>import %1</source>
        <translation>Import %1</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>own value applies</source>
        <translation>eigener Wert gilt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>nicht veröffentlicht</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>Publication %1 of %2 (%3) contradicts another one and is not imported; --take %1 imports it anyway.</source>
        <translation>Veröffentlichung %1 von %2 (%3) widerspricht einer anderen und wird nicht importiert; --take %1 importiert sie trotzdem.</translation>
    </message>
    <message>
        <source>Publication %1 of %2 was withdrawn by %3; “imports revert %4” reverts it here.</source>
        <translation>Veröffentlichung %1 von %2 wurde von %3 zurückgezogen; „imports revert %4“ macht sie hier rückgängig.</translation>
    </message>
    <message>
        <source>Publication %1 of %2 was refused: %3</source>
        <translation>Veröffentlichung %1 von %2 wurde abgelehnt: %3</translation>
    </message>
    <message>
        <source>Publications waiting for approval: %I1.</source>
        <translation>Veröffentlichungen, die auf Freigabe warten: %I1.</translation>
    </message>
    <message>
        <source>Publication %1 of %2 (%3) is import %4 here.</source>
        <translation>Veröffentlichung %1 von %2 (%3) ist hier Import %4.</translation>
    </message>
    <message>
        <source>Rows of publication %1 excluded, since your catalogue does not know their type, region or model: %I2.</source>
        <translation>Ausgeschlossene Zeilen der Veröffentlichung %1, deren Typ, Region oder Modell Ihr Katalog nicht kennt: %I2.</translation>
    </message>
    <message>
        <source>%1 has nothing new for you.</source>
        <translation>%1 hat nichts Neues für Sie.</translation>
    </message>
    <message>
        <source>There is nothing that %1 does not have already.</source>
        <translation>Es gibt nichts, was %1 nicht schon hat.</translation>
    </message>
    <message>
        <source>Published as number %1 (%3, rows: %I2); an approver decides on it.</source>
        <translation>Veröffentlicht als Nummer %1 (%3, Zeilen: %I2); über die Freigabe entscheidet eine berechtigte Person.</translation>
    </message>
    <message>
        <source>Values that the team already has, not published again: %I1.</source>
        <translation>Werte, die das Team schon hat und die nicht erneut veröffentlicht wurden: %I1.</translation>
    </message>
    <message>
        <source>Publication %1 is approved.</source>
        <translation>Veröffentlichung %1 ist freigegeben.</translation>
    </message>
    <message>
        <source>Publication %1 is withdrawn.</source>
        <translation>Veröffentlichung %1 ist zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 is set up (schema %2).</source>
        <translation>%1 ist eingerichtet (Schema %2).</translation>
    </message>
    <message>
        <source>%1 was set up already (schema %2).</source>
        <translation>%1 war schon eingerichtet (Schema %2).</translation>
    </message>
    <message>
        <source>The first %I1 rows are listed.</source>
        <translation>Die ersten %I1 Zeilen sind aufgeführt.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Other value</source>
        <translation>Anderer Wert</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entschieden von</translation>
    </message>
    <message>
        <source>Decided on</source>
        <translation>Entschieden am</translation>
    </message>
    <message>
        <source>Import here</source>
        <translation>Import hier</translation>
    </message>
    <message>
        <source>Cheapest by “%T1” and “%T2”</source>
        <translation>Am günstigsten nach „%T1“ und „%T2“</translation>
    </message>
    <message>
        <source>Cleanest by “%T1” and “%T2”</source>
        <translation>Am saubersten nach „%T1“ und „%T2“</translation>
    </message>
    <message>
        <source>Best in “%T3” by “%T1” and “%T2”</source>
        <translation>Am besten bei „%T3“ nach „%T1“ und „%T2“</translation>
    </message>
    <message>
        <source>Cost by “%T1”</source>
        <translation>Kosten nach „%T1“</translation>
    </message>
    <message>
        <source>Operational carbon by “%T1”</source>
        <translation>CO₂ im Betrieb nach „%T1“</translation>
    </message>
    <message>
        <source>“%T2” by “%T1”</source>
        <translation>„%T2“ nach „%T1“</translation>
    </message>
    <message>
        <source>%I1 of %I2 points evaluated, the others lie among points of one winner. Catalogue %3</source>
        <translation>%I1 von %I2 Punkten berechnet, die übrigen liegen zwischen Punkten mit demselben Besten. Katalog %3</translation>
    </message>
    <message>
        <source>%I1 points evaluated. Catalogue %2</source>
        <translation>%I1 Punkte berechnet. Katalog %2</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%L1 %U2</source>
        <translation>%L1 %U2</translation>
    </message>
    <message>
        <source>%P1</source>
        <translation>%P1</translation>
    </message>
    <message>
        <source>%T1: %L2</source>
        <translation>%T1: %L2</translation>
    </message>
    <message>
        <source>%T1: %L2 %U3</source>
        <translation>%T1: %L2 %U3</translation>
    </message>
    <message>
        <source>%T1: %O2</source>
        <translation>%T1: %O2</translation>
    </message>
    <message>
        <source>%T1: %W2</source>
        <translation>%T1: %W2</translation>
    </message>
    <message>
        <source>%T1: %P2</source>
        <translation>%T1: %P2</translation>
    </message>
    <message>
        <source>none qualifies</source>
        <translation>keiner kommt infrage</translation>
    </message>
    <message>
        <source>No candidate qualifies at any point of the study.</source>
        <translation>An keinem Punkt der Studie kommt ein Kandidat infrage.</translation>
    </message>
    <message>
        <source>from %L1 on %2</source>
        <extracomment>A crossing: from %L1 on, %2 is best</extracomment>
        <translation>ab %L1 %2</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Where the best candidate changes</source>
        <translation>Wo der beste Kandidat wechselt</translation>
    </message>
    <message>
        <source>Best below it</source>
        <translation>Darunter am besten</translation>
    </message>
    <message>
        <source>Best from there on</source>
        <translation>Von da an am besten</translation>
    </message>
    <message>
        <source>Along the axes of the study the best candidate does not change.</source>
        <translation>Entlang der Achsen der Studie wechselt der beste Kandidat nicht.</translation>
    </message>
    <message>
        <source>%I1 of %I2 points evaluated so far. Catalogue %3</source>
        <translation>%I1 von %I2 Punkten bisher berechnet. Katalog %3</translation>
    </message>
    <message>
        <source>Interrupted with a chance of %P1 to %P2 in a month. AWS published %P3 to %P4 on %5; the range holds 80 % of what such bands became later.</source>
        <translation>Wird mit einer Wahrscheinlichkeit von %P1 bis %P2 im Monat unterbrochen. AWS nannte am %5 %P3 bis %P4; der Bereich umfasst 80&#xa0;% dessen, was aus solchen Bändern später wurde.</translation>
    </message>
    <message>
        <source>Interrupted with a chance of %P1 to %P2 in a month. AWS published more than %P3 on %5; the range holds 80 % of what such bands became later.</source>
        <translation>Wird mit einer Wahrscheinlichkeit von %P1 bis %P2 im Monat unterbrochen. AWS nannte am %5 mehr als %P3; der Bereich umfasst 80&#xa0;% dessen, was aus solchen Bändern später wurde.</translation>
    </message>
    <message>
        <source>Tokens may follow more slowly than the limit of %L3 ms: %L1 ms, up to %L2 ms. Throughput estimated, 80 % interval within a factor of %L4.</source>
        <translation>Tokens können langsamer folgen als die Grenze von %L3 ms: %L1 ms, bis zu %L2 ms. Durchsatz geschätzt, 80-%-Intervall bis auf einen Faktor von %L4.</translation>
    </message>
    <message>
        <source>%T1, without accelerators</source>
        <translation>%T1, ohne Beschleuniger</translation>
    </message>
    <message>
        <source>%T1, accelerators alone</source>
        <translation>%T1, nur Beschleuniger</translation>
    </message>
    <message>
        <source>%1 asks for a password.</source>
        <translation>%1 verlangt ein Passwort.</translation>
    </message>
    <message>
        <source>The folder %1 holds shards whose plan is gone. Choose another folder.</source>
        <translation>Der Ordner %1 enthält Shards, deren Plan fehlt. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The study in %1 was planned with another catalogue (%2); the one here is %3, or holds other imports or own values.</source>
        <translation>Die Studie in %1 wurde mit einem anderen Katalog (%2) geplant; der hiesige ist %3 oder enthält andere Importe oder eigene Werte.</translation>
    </message>
    <message>
        <source>%1 has %I2 values; a line with its crossings has at most %I3. Choose fewer, or let study run write the whole study into a file.</source>
        <translation>%1 hat %I2 Werte; eine Linie mit ihren Wechseln hat höchstens %I3. Wählen Sie weniger, oder lassen Sie study run die ganze Studie in eine Datei schreiben.</translation>
    </message>
    <message>
        <source>Along a line the first %I1 changes are listed; found besides: %I2.</source>
        <translation>Aufgeführt sind entlang einer Linie die ersten %I1 Wechsel; außerdem gefunden: %I2.</translation>
    </message>
    <message>
        <source>sacct did not say how tasks ended; only those that ended a few minutes ago are named.</source>
        <translation>sacct hat nicht gesagt, wie Tasks endeten; genannt werden nur die, die vor wenigen Minuten endeten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be passed to sbatch: it has quotes, backslashes or control characters.</source>
        <translation>&quot;%1&quot; kann nicht an sbatch übergeben werden: Es enthält Anführungszeichen, umgekehrte Schrägstriche oder Steuerzeichen.</translation>
    </message>
    <message>
        <source>The axes make %L1 points; at most %I2 are allowed. To evaluate them, without anything simulated, one core would take about %L3 hours.</source>
        <translation>Die Achsen ergeben %L1 Punkte; höchstens %I2 sind erlaubt. Um sie auszuwerten, ohne etwas zu simulieren, bräuchte ein Kern etwa %L3 Stunden.</translation>
    </message>
    <message>
        <source>A pull takes %I1 rows or %I2 bytes at most. The next one takes what is left; approvers can withdraw what is outdated.</source>
        <translation>Ein Abruf nimmt höchstens %I1 Zeilen oder %I2 Bytes. Der nächste nimmt den Rest; Veraltetes kann zurückziehen, wer freigeben darf.</translation>
    </message>
    <message>
        <source>Publication %1 is your own; somebody else approves it.</source>
        <translation>Veröffentlichung %1 ist Ihre eigene; jemand anderes gibt sie frei.</translation>
    </message>
    <message>
        <source>%1 has several objects of thousands of names, which no scenario has.</source>
        <translation>%1 enthält mehrere Objekte mit Tausenden von Namen; das hat kein Szenario.</translation>
    </message>
    <message>
        <source>Publications that cannot be read and are left out: %I1. The first: %2</source>
        <translation>Veröffentlichungen, die nicht lesbar sind und fehlen: %I1. Die erste: %2</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Freigegeben von</translation>
    </message>
    <message>
        <source>Approved on</source>
        <translation>Freigegeben am</translation>
    </message>
</context>
<context>
    <name>OwnTerms</name>
    <message>
        <source>The mix “%1” is not three shares that add up to 100, like 50/30/20.</source>
        <translation>Der Mix „%1“ besteht nicht aus drei Anteilen, die zusammen 100 ergeben, wie 50/30/20.</translation>
    </message>
    <message>
        <source>“%1” is not a number of nodes and its efficiency, like 16: %2.</source>
        <translation>„%1“ ist keine Knotenzahl mit ihrer Effizienz, wie 16: %2.</translation>
    </message>
    <message>
        <source>The numbers of nodes must grow: “%1”.</source>
        <translation>Die Knotenzahlen müssen wachsen: „%1“.</translation>
    </message>
    <message>
        <source>The discount “%1” is no number from 0 to %2.</source>
        <translation>Der Rabatt „%1“ ist keine Zahl von 0 bis %2.</translation>
    </message>
    <message>
        <source>The price “%1” is no number from 0 to %2.</source>
        <translation>Der Preis „%1“ ist keine Zahl von 0 bis %2.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Aussagen</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Ratgeber</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>je Stunde</translation>
    </message>
    <message>
        <source>EFLOP</source>
        <translation>EFLOP</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Nachfrage</translation>
    </message>
    <message>
        <source>Where and how to buy</source>
        <translation>Wo und wie kaufen</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>Energie und CO₂</translation>
    </message>
    <message>
        <source>Your own figures</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Hours of useful work at full speed, without checkpoints and interruptions. From the run of the scenario.</source>
        <translation>Stunden nützlicher Arbeit bei voller Geschwindigkeit, ohne Checkpoints und Unterbrechungen. Aus dem Lauf des Szenarios.</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>Instances of the cluster. Any one lost stops all of them: more instances, more interruptions.</source>
        <translation>Instanzen des Clusters. Geht eine verloren, halten alle an: mehr Instanzen, mehr Unterbrechungen.</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Latest end, from the start. The simulation says how likely it is met.</source>
        <translation>Spätestes Ende, vom Beginn an. Die Simulation sagt, wie wahrscheinlich die Frist eingehalten wird.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>The simulation says how likely the cost stays within it.</source>
        <translation>Die Simulation sagt, wie wahrscheinlich die Kosten darin bleiben.</translation>
    </message>
    <message>
        <source>Interruption rate</source>
        <translation>Unterbrechungsrate</translation>
    </message>
    <message>
        <source>Interruptions of one instance an hour. Entering a rate overrides the market.</source>
        <translation>Unterbrechungen einer Instanz je Stunde. Wer eine Rate eingibt, ersetzt den gewählten Markt durch die eigene.</translation>
    </message>
    <message>
        <source>Price cap</source>
        <translation>Preisgrenze</translation>
    </message>
    <message>
        <source>Above this price the instance is interrupted. Unset: the price alone interrupts nothing.</source>
        <translation>Über diesem Preis wird die Instanz unterbrochen. Leer: Der Preis allein unterbricht nichts.</translation>
    </message>
    <message>
        <source>Wait for capacity</source>
        <translation>Warten auf Kapazität</translation>
    </message>
    <message>
        <source>Wait after an interruption until there is capacity: neither billed nor interrupted.</source>
        <translation>Warten nach einer Unterbrechung, bis es Kapazität gibt: weder abgerechnet noch unterbrochen.</translation>
    </message>
    <message>
        <source>Random wait</source>
        <translation>Zufällige Wartezeit</translation>
    </message>
    <message>
        <source>The wait is drawn from an exponential distribution with this mean instead of being the same every time.</source>
        <translation>Die Wartezeit wird aus einer Exponentialverteilung mit diesem Mittelwert gezogen, statt jedes Mal gleich zu sein.</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>Checkpoint-Intervall</translation>
    </message>
    <message>
        <source>best interval</source>
        <translation>bestes Intervall</translation>
    </message>
    <message>
        <source>Checkpoint duration</source>
        <translation>Checkpoint-Dauer</translation>
    </message>
    <message>
        <source>Time that the work stops for one checkpoint.</source>
        <translation>Zeit, für die ein Checkpoint die Arbeit anhält.</translation>
    </message>
    <message>
        <source>Restart duration</source>
        <translation>Neustart-Dauer</translation>
    </message>
    <message>
        <source>From new capacity to useful work: boot, load, compile. Billed, and may itself be interrupted.</source>
        <translation>Von neuer Kapazität bis zu nützlicher Arbeit: Start, Laden, Kompilieren. Wird abgerechnet und kann selbst unterbrochen werden.</translation>
    </message>
    <message>
        <source>On interruption notice</source>
        <translation>Bei der Vorwarnung</translation>
    </message>
    <message>
        <source>What is done with the two minutes of warning before an interruption.</source>
        <translation>Was mit den zwei Minuten Vorwarnung vor einer Unterbrechung geschieht.</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Vorwarnzeit</translation>
    </message>
    <message>
        <source>Warning before an interruption: 120 s on EC2, best effort.</source>
        <translation>Warnung vor einer Unterbrechung: 120 s bei EC2, ohne Gewähr.</translation>
    </message>
    <message>
        <source>Usable notices</source>
        <translation>Nutzbare Vorwarnungen</translation>
    </message>
    <message>
        <source>Share of the interruptions whose notice can be used; an assumption.</source>
        <translation>Anteil der Unterbrechungen, deren Vorwarnung genutzt werden kann; eine Annahme.</translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation>Spot-Preis</translation>
    </message>
    <message>
        <source>Of one instance. A replay of prices brings its own.</source>
        <translation>Einer Instanz. Eine Wiedergabe von Preisen bringt ihren eigenen mit.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation>On-Demand-Preis</translation>
    </message>
    <message>
        <source>Of one instance; what spot is compared with.</source>
        <translation>Einer Instanz; damit wird Spot verglichen.</translation>
    </message>
    <message>
        <source>First hour free</source>
        <translation>Erste Stunde kostenlos</translation>
    </message>
    <message>
        <source>An instance that EC2 interrupts within its first hour is not charged.</source>
        <translation>Eine Instanz, die EC2 in ihrer ersten Stunde unterbricht, wird nicht abgerechnet.</translation>
    </message>
    <message>
        <source>Value of time</source>
        <translation>Wert der Zeit</translation>
    </message>
    <message>
        <source>What an hour of delay costs you; it counts against spot.</source>
        <translation>Was Sie eine Stunde Verzug kostet; es zählt gegen Spot.</translation>
    </message>
    <message>
        <source>Compare with elastic cluster</source>
        <translation>Mit elastischem Cluster vergleichen</translation>
    </message>
    <message>
        <source>The same work on a cluster that goes on with fewer instances while lost ones are replaced.</source>
        <translation>Dieselbe Arbeit auf einem Cluster, der mit weniger Instanzen weiterläuft, während verlorene ersetzt werden.</translation>
    </message>
    <message>
        <source>Minimum instances</source>
        <translation>Mindestzahl Instanzen</translation>
    </message>
    <message>
        <source>With fewer the elastic cluster waits.</source>
        <translation>Mit weniger wartet der elastische Cluster.</translation>
    </message>
    <message>
        <source>Replacement takes</source>
        <translation>Ersatz dauert</translation>
    </message>
    <message>
        <source>Mean time until a lost instance of the elastic cluster is replaced.</source>
        <translation>Mittlere Zeit, bis eine verlorene Instanz des elastischen Clusters ersetzt ist.</translation>
    </message>
    <message>
        <source>Pause at a change</source>
        <translation>Pause bei Änderung</translation>
    </message>
    <message>
        <source>Pause of the elastic cluster at every change of its size; an assumption.</source>
        <translation>Pause des elastischen Clusters bei jeder Änderung seiner Größe; eine Annahme.</translation>
    </message>
    <message>
        <source>Communication share</source>
        <translation>Anteil der Kommunikation</translation>
    </message>
    <message>
        <source>How much communication slows a larger cluster; an assumption.</source>
        <translation>Wie sehr Kommunikation einen größeren Cluster bremst; eine Annahme.</translation>
    </message>
    <message>
        <source>Trajectories</source>
        <translation>Verläufe</translation>
    </message>
    <message>
        <source>How many runs are simulated. 4,096 come at once, the rest refines them.</source>
        <translation>Wie viele Läufe simuliert werden. 4.096 kommen sofort, der Rest verfeinert sie.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same result, digit for digit, on any machine of this build.</source>
        <translation>Derselbe Startwert ergibt dasselbe Ergebnis, Ziffer für Ziffer, auf jedem Rechner mit diesem Build.</translation>
    </message>
    <message>
        <source>Least interval</source>
        <translation>Kürzestes Intervall</translation>
    </message>
    <message>
        <source>No interval below it is tried where a checkpoint costs nothing; an assumption.</source>
        <translation>Ein kürzeres Intervall wird nicht versucht, wenn ein Checkpoint nichts kostet; eine Annahme.</translation>
    </message>
    <message>
        <source>Give up after</source>
        <translation>Aufgeben nach</translation>
    </message>
    <message>
        <source>A trajectory longer than this many undisturbed runs counts as unfinished.</source>
        <translation>Ein Verlauf, der länger ist als so viele ungestörte Läufe, gilt als unvollendet.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Units of capacity that the fleet shall hold.</source>
        <translation>Einheiten an Kapazität, die die Flotte halten soll.</translation>
    </message>
    <message>
        <source>On-demand base share</source>
        <translation>On-Demand-Sockel</translation>
    </message>
    <message>
        <source>Share of the target that is bought on demand and never interrupted.</source>
        <translation>Anteil des Ziels, der On-Demand gekauft und nie unterbrochen wird.</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>How long the fleet is watched.</source>
        <translation>Wie lange die Flotte betrachtet wird.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Maintain replaces what is lost; request launches once.</source>
        <translation>„Aufrechterhalten“ ersetzt, was verloren geht; „Einmal anfordern“ startet einmal.</translation>
    </message>
    <message>
        <source>Allocation</source>
        <translation>Zuteilung</translation>
    </message>
    <message>
        <source>Which pools are tried first. How well AWS foresees capacity is not published: the interruption rate stands in for it.</source>
        <translation>Welche Pools zuerst versucht werden. Wie gut AWS Kapazität vorhersieht, ist nicht veröffentlicht: Die Unterbrechungsrate steht dafür.</translation>
    </message>
    <message>
        <source>Cheapest pools used</source>
        <translation>Genutzte billigste Pools</translation>
    </message>
    <message>
        <source>Over how many of the cheapest pools the lowest-price strategy spreads.</source>
        <translation>Auf wie viele der billigsten Pools die Strategie „Niedrigster Preis“ verteilt.</translation>
    </message>
    <message>
        <source>Share lost per shock</source>
        <translation>Anteil je Schock</translation>
    </message>
    <message>
        <source>Chance that a shock of a pool takes an instance.</source>
        <translation>Wahrscheinlichkeit, dass ein Schock eines Pools eine Instanz nimmt.</translation>
    </message>
    <message>
        <source>Price cap of a unit</source>
        <translation>Preisgrenze je Einheit</translation>
    </message>
    <message>
        <source>A pool is left out while a unit costs more than this.</source>
        <translation>Ein Pool bleibt außen vor, solange eine Einheit mehr kostet.</translation>
    </message>
    <message>
        <source>On-demand price of a unit</source>
        <translation>On-Demand-Preis je Einheit</translation>
    </message>
    <message>
        <source>Price of the base, and of the fleet that is on-demand alone.</source>
        <translation>Preis des Sockels und der Flotte, die nur On-Demand ist.</translation>
    </message>
    <message>
        <source>Launch takes</source>
        <translation>Start dauert</translation>
    </message>
    <message>
        <source>Launch and boot, not billed; an assumption.</source>
        <translation>Start und Hochfahren, nicht abgerechnet; eine Annahme.</translation>
    </message>
    <message>
        <source>Launch varies</source>
        <translation>Startdauer variiert</translation>
    </message>
    <message>
        <source>The launch is drawn from an exponential distribution with this mean.</source>
        <translation>Die Startdauer wird aus einer Exponentialverteilung mit diesem Mittelwert gezogen.</translation>
    </message>
    <message>
        <source>Warm-up takes</source>
        <translation>Aufwärmen dauert</translation>
    </message>
    <message>
        <source>Billed time before an instance counts as capacity.</source>
        <translation>Abgerechnete Zeit, bevor eine Instanz als Kapazität zählt.</translation>
    </message>
    <message>
        <source>Running at start</source>
        <translation>Zu Beginn in Betrieb</translation>
    </message>
    <message>
        <source>The first instances are up at hour 0.</source>
        <translation>Die ersten Instanzen laufen in Stunde 0.</translation>
    </message>
    <message>
        <source>Rebalancing</source>
        <translation>Rebalancing</translation>
    </message>
    <message>
        <source>What the fleet does at a rebalance recommendation. Maintained fleets only.</source>
        <translation>Was die Flotte bei einer Rebalance-Empfehlung tut. Nur bei aufrechterhaltenen Flotten.</translation>
    </message>
    <message>
        <source>Termination delay</source>
        <translation>Verzögerung der Beendigung</translation>
    </message>
    <message>
        <source>How long old and new run side by side, 120 to 7,200 s.</source>
        <translation>Wie lange alt und neu nebeneinander laufen, 120 bis 7.200 s.</translation>
    </message>
    <message>
        <source>Changeover takes</source>
        <translation>Wechsel dauert</translation>
    </message>
    <message>
        <source>Of every launch or switch between spot and on-demand; work stops meanwhile.</source>
        <translation>Jedes Starts oder Wechsels zwischen Spot und On-Demand; die Arbeit ruht so lange.</translation>
    </message>
    <message>
        <source>Instances needed</source>
        <translation>Benötigte Instanzen</translation>
    </message>
    <message>
        <source>Instances that must be obtainable at once; above one only for traces that count instances.</source>
        <translation>Instanzen, die zugleich verfügbar sein müssen; über eins nur bei Aufzeichnungen, die Instanzen zählen.</translation>
    </message>
    <message>
        <source>Of everything that runs: of the whole cluster for a run on several instances.</source>
        <translation>Von allem, was läuft: bei einem Lauf auf mehreren Instanzen des ganzen Clusters.</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>Blocks drawn from the trace give many different futures; every start replays the trace itself.</source>
        <translation>Gezogene Blöcke der Aufzeichnung ergeben viele Zukünfte; jeder Beginn spielt die Aufzeichnung selbst ab.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Length of the blocks that are drawn from the trace.</source>
        <translation>Länge der Blöcke, die aus der Aufzeichnung gezogen werden.</translation>
    </message>
    <message>
        <source>Policy in detail</source>
        <translation>Strategie im Einzelnen</translation>
    </message>
    <message>
        <source>Spot only may be late</source>
        <translation>Nur Spot darf zu spät sein</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>save at once</source>
        <translation>sofort sichern</translation>
    </message>
    <message>
        <source>work, then save</source>
        <translation>arbeiten, dann sichern</translation>
    </message>
    <message>
        <source>state is kept elsewhere</source>
        <translation>Zustand liegt anderswo</translation>
    </message>
    <message>
        <source>Request, once</source>
        <translation>Einmal anfordern</translation>
    </message>
    <message>
        <source>Maintain</source>
        <translation>Aufrechterhalten</translation>
    </message>
    <message>
        <source>Lowest price</source>
        <translation>Niedrigster Preis</translation>
    </message>
    <message>
        <source>Diversified</source>
        <translation>Diversifiziert</translation>
    </message>
    <message>
        <source>Capacity-optimised</source>
        <translation>Kapazitätsoptimiert</translation>
    </message>
    <message>
        <source>Capacity-optimised, prioritised</source>
        <translation>Kapazitätsoptimiert mit Priorität</translation>
    </message>
    <message>
        <source>Price-capacity-optimised</source>
        <translation>Preis-Kapazitäts-optimiert</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>starten</translation>
    </message>
    <message>
        <source>launch before terminate</source>
        <translation>starten, dann beenden</translation>
    </message>
    <message>
        <source>blocks of the trace</source>
        <translation>Blöcke der Aufzeichnung</translation>
    </message>
    <message>
        <source>every start of the trace</source>
        <translation>jeder Beginn der Aufzeichnung</translation>
    </message>
    <message>
        <source>On-demand only</source>
        <translation>Nur On-Demand</translation>
    </message>
    <message>
        <source>Spot only</source>
        <translation>Nur Spot</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Uniform progress</source>
        <translation>Gleichmäßiger Fortschritt</translation>
    </message>
    <message>
        <source>Uniform progress, hysteresis</source>
        <translation>Gleichmäßig, mit Hysterese</translation>
    </message>
    <message>
        <source>Random-start greedy</source>
        <translation>Greedy, zufälliger Start</translation>
    </message>
    <message>
        <source>Clairvoyant bound</source>
        <translation>Schranke bei voller Voraussicht</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Name of the scenario, first line of the report.</source>
        <translation>Name des Szenarios, erste Zeile des Berichts.</translation>
    </message>
    <message>
        <source>What the fleet does. It decides which benchmarks count and what “per million” counts.</source>
        <translation>Was die Flotte tut. Davon hängt ab, welche Benchmarks zählen und wovon eine Million eine Million ist.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Machine-learning model. Only benchmarks of this model give a throughput.</source>
        <translation>Modell des maschinellen Lernens. Nur Benchmarks dieses Modells geben einen Durchsatz.</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Latency limit</source>
        <translation>Latenzgrenze</translation>
    </message>
    <message>
        <source>With a limit, only benchmarks whose 99th percentile is known and within it count.</source>
        <translation>Mit einer Grenze zählen nur Benchmarks, deren 99. Perzentil bekannt ist und darin liegt.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Latency percentile</source>
        <translation>Latenzperzentil</translation>
    </message>
    <message>
        <source>Share of requests that must stay within the limit. Used when the fleet is sized from waiting time.</source>
        <translation>Anteil der Anfragen, die in der Grenze bleiben müssen. Dient, wenn die Flotte nach Wartezeit dimensioniert wird.</translation>
    </message>
    <message>
        <source>Target utilisation</source>
        <translation>Zielauslastung</translation>
    </message>
    <message>
        <source>Share of its throughput at which an instance runs. Lower leaves headroom and costs more.</source>
        <translation>Anteil des Durchsatzes, mit dem eine Instanz läuft. Weniger lässt Reserve und kostet mehr.</translation>
    </message>
    <message>
        <source>Spare instances</source>
        <translation>Reserveinstanzen</translation>
    </message>
    <message>
        <source>Instances above what the load needs, for failures and deployments.</source>
        <translation>Instanzen über den Bedarf hinaus, für Ausfälle und Umstellungen.</translation>
    </message>
    <message>
        <source>Adds instances until the chosen percentile of the response time stays within the limit (queueing model).</source>
        <translation>Fügt Instanzen hinzu, bis das gewählte Perzentil der Antwortzeit in der Grenze bleibt (Warteschlangenmodell).</translation>
    </message>
    <message>
        <source>Traffic by hour</source>
        <translation>Traffic nach Stunde</translation>
    </message>
    <message>
        <source>24 shares of the peak, 0 to 1, separated by commas, hour 0 to 23. Unset: the peak all day.</source>
        <translation>24 Anteile der Spitze, 0 bis 1, durch Kommas getrennt, Stunde 0 bis 23. Leer: den ganzen Tag Spitze.</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>konstant</translation>
    </message>
    <message>
        <source>Release instances in quiet hours</source>
        <translation>Instanzen in ruhigen Stunden freigeben</translation>
    </message>
    <message>
        <source>The fleet follows the traffic hour by hour instead of standing at the peak. Needs traffic by hour.</source>
        <translation>Die Flotte folgt dem Traffic Stunde für Stunde, statt auf der Spitze zu stehen. Braucht Traffic nach Stunde.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Only benchmarks of this sequence length count.</source>
        <translation>Nur Benchmarks dieser Sequenzlänge zählen.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Precisions</source>
        <translation>Präzisionen</translation>
    </message>
    <message>
        <source>Only benchmarks at these precisions count, separated by commas: fp32, bf16, int8. Empty: any.</source>
        <translation>Nur Benchmarks mit diesen Präzisionen zählen, durch Kommas getrennt: fp32, bf16, int8. Leer: beliebig.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>Sequences, images or tokens to train on, as the model&apos;s benchmarks count them.</source>
        <translation>Sequenzen, Bilder oder Tokens des Trainings, wie die Benchmarks des Modells sie zählen.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Instances in the cluster. More are faster; scaling efficiency decides what they cost.</source>
        <translation>Instanzen im Cluster. Mehr sind schneller; die Skalierungseffizienz entscheidet, was sie kosten.</translation>
    </message>
    <message>
        <source>Scaling model</source>
        <translation>Skalierungsmodell</translation>
    </message>
    <message>
        <source>How throughput grows with nodes that no benchmark has measured.</source>
        <translation>Wie der Durchsatz bei Knotenzahlen wächst, die kein Benchmark gemessen hat.</translation>
    </message>
    <message>
        <source>Scaling parameter</source>
        <translation>Skalierungsparameter</translation>
    </message>
    <message>
        <source>Efficiency for the constant model, communication share for the ring, serial share for Amdahl.</source>
        <translation>Effizienz beim konstanten Modell, Kommunikationsanteil beim Ring, serieller Anteil bei Amdahl.</translation>
    </message>
    <message>
        <source>Scaling table</source>
        <translation>Skalierungstabelle</translation>
    </message>
    <message>
        <source>Measured efficiencies by node count.</source>
        <translation>Gemessene Effizienzen nach Knotenzahl.</translation>
    </message>
    <message>
        <source>Time between checkpoints. Longer loses more work at an interruption, shorter spends more time writing. “none” writes none; empty writes none on demand and takes the best interval on spot.</source>
        <translation>Zeit zwischen Checkpoints. Länger verliert bei einer Unterbrechung mehr Arbeit, kürzer verbringt mehr Zeit mit Schreiben. „keine“ schreibt keine; leer schreibt auf On-Demand keine und nimmt auf Spot den besten Abstand.</translation>
    </message>
    <message>
        <source>Time that the cluster waits for one checkpoint.</source>
        <translation>Zeit, die der Cluster auf einen Checkpoint wartet.</translation>
    </message>
    <message>
        <source>From new capacity to training on: boot, load, compile.</source>
        <translation>Von neuer Kapazität bis zum Weitertrainieren: Start, Laden, Kompilieren.</translation>
    </message>
    <message>
        <source>Expected wait for spot capacity after an interruption.</source>
        <translation>Erwartete Wartezeit auf Spot-Kapazität nach einer Unterbrechung.</translation>
    </message>
    <message>
        <source>Start-up takes</source>
        <translation>Start dauert</translation>
    </message>
    <message>
        <source>Before the first step: data, compilation, warm-up.</source>
        <translation>Vor dem ersten Schritt: Daten, Kompilieren, Aufwärmen.</translation>
    </message>
    <message>
        <source>Latest end of the run, from its start.</source>
        <translation>Spätestes Ende des Laufs, ab seinem Beginn.</translation>
    </message>
    <message>
        <source>Only benchmarks at these precisions count, separated by commas: bf16, fp16, tf32. Empty: any.</source>
        <translation>Nur Benchmarks mit diesen Präzisionen zählen, durch Kommas getrennt: bf16, fp16, tf32. Leer: beliebig.</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>Tokens to generate in the peak hour.</source>
        <translation>Tokens, die in der Spitzenstunde zu erzeugen sind.</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Prompt-Länge</translation>
    </message>
    <message>
        <source>Input tokens of one request. They set the time to the first token and fill the cache.</source>
        <translation>Eingabe-Tokens einer Anfrage. Sie bestimmen die Zeit bis zum ersten Token und füllen den Cache.</translation>
    </message>
    <message>
        <source>Answer length</source>
        <translation>Antwortlänge</translation>
    </message>
    <message>
        <source>Output tokens of one request.</source>
        <translation>Ausgabe-Tokens einer Anfrage.</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>Longest wait for the first token.</source>
        <translation>Längste Wartezeit auf das erste Token.</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Zeit je Ausgabe-Token</translation>
    </message>
    <message>
        <source>Longest time between tokens. It bounds the batch, and so the throughput.</source>
        <translation>Längste Zeit zwischen Tokens. Sie begrenzt den Batch und damit den Durchsatz.</translation>
    </message>
    <message>
        <source>Instances above what the load needs.</source>
        <translation>Instanzen über den Bedarf hinaus.</translation>
    </message>
    <message>
        <source>Bytes per weight</source>
        <translation>Bytes je Gewicht</translation>
    </message>
    <message>
        <source>2 for FP16 and BF16, 1 for FP8 and INT8, 0.5 for 4 bits.</source>
        <translation>2 für FP16 und BF16, 1 für FP8 und INT8, 0,5 für 4 Bit.</translation>
    </message>
    <message>
        <source>Bytes per cache value</source>
        <translation>Bytes je Cache-Wert</translation>
    </message>
    <message>
        <source>Size of a value in the key-value cache.</source>
        <translation>Größe eines Wertes im Schlüssel-Wert-Cache.</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>größter</translation>
    </message>
    <message>
        <source>Bandwidth share in decoding</source>
        <translation>Bandbreitenanteil im Decoding</translation>
    </message>
    <message>
        <source>Overhead per step</source>
        <translation>Overhead je Schritt</translation>
    </message>
    <message>
        <source>Only benchmarks at these precisions count, separated by commas. Empty: any.</source>
        <translation>Nur Benchmarks mit diesen Präzisionen zählen, durch Kommas getrennt. Leer: beliebig.</translation>
    </message>
    <message>
        <source>FP64 operations of the job, in units of 10^18.</source>
        <translation>FP64-Operationen des Jobs, in Einheiten von 10^18.</translation>
    </message>
    <message>
        <source>Instances that share the job.</source>
        <translation>Instanzen, die sich den Job teilen.</translation>
    </message>
    <message>
        <source>Share of the peak</source>
        <translation>Anteil der Spitzenrate</translation>
    </message>
    <message>
        <source>Share of the dense FP64 peak that the code reaches; your assumption.</source>
        <translation>Anteil der dichten FP64-Spitzenrate, den der Code erreicht; Ihre Annahme.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Where the fleet may run. Price, grid and PUE differ by region.</source>
        <translation>Wo die Flotte laufen darf. Preis, Stromnetz und PUE sind je Region verschieden.</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Kaufart</translation>
    </message>
    <message>
        <source>Ways of buying that compete with each other.</source>
        <translation>Kaufarten, die miteinander im Wettbewerb stehen.</translation>
    </message>
    <message>
        <source>Instance types</source>
        <translation>Instanztypen</translation>
    </message>
    <message>
        <source>Only these types are candidates. Empty: all of the catalogue.</source>
        <translation>Nur diese Typen sind Kandidaten. Leer: alle des Katalogs.</translation>
    </message>
    <message>
        <source>Prices as of</source>
        <translation>Preise vom</translation>
    </message>
    <message>
        <source>The newest price, spot price, interruption frequency and commitment at or before this day counts. Unset: the newest in the catalogue.</source>
        <translation>Es zählen jeweils die neuesten Preise, Spot-Preise, Unterbrechungsbänder und Commitments bis zu diesem Tag. Leer: die neuesten im Katalog.</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>neueste</translation>
    </message>
    <message>
        <source>Monthly interruption probability</source>
        <translation>Unterbrechungsrisiko je Monat</translation>
    </message>
    <message>
        <source>Chance that spot capacity is interrupted within a month. Unset: the middle of the advisor&apos;s band.</source>
        <translation>Wahrscheinlichkeit, dass Spot-Kapazität binnen eines Monats unterbrochen wird. Leer: die Mitte des Bands des Spot Advisor.</translation>
    </message>
    <message>
        <source>from the advisor</source>
        <translation>vom Spot Advisor</translation>
    </message>
    <message>
        <source>Energy method</source>
        <translation>Energiemethode</translation>
    </message>
    <message>
        <source>How watts follow from the load. Methods differ by a factor of two and more; compare them.</source>
        <translation>Wie sich die Leistung aus der Last ergibt. Die Methoden unterscheiden sich um den Faktor zwei und mehr; vergleichen Sie sie.</translation>
    </message>
    <message>
        <source>Accelerators at full load</source>
        <translation>Beschleuniger bei Volllast</translation>
    </message>
    <message>
        <source>Counts accelerators at 100 % whatever the demand. Off: their load follows the demand.</source>
        <translation>Rechnet Beschleuniger bei jeder Nachfrage mit 100&#xa0;%. Aus: ihre Last folgt der Nachfrage.</translation>
    </message>
    <message>
        <source>Accelerator load</source>
        <translation>Beschleunigerlast</translation>
    </message>
    <message>
        <source>Overrides the load of the accelerators.</source>
        <translation>Ersetzt die Last der Beschleuniger.</translation>
    </message>
    <message>
        <source>from the demand</source>
        <translation>aus der Nachfrage</translation>
    </message>
    <message>
        <source>CPU load</source>
        <translation>CPU-Last</translation>
    </message>
    <message>
        <source>Overrides the load of the CPU; the default is 25 %.</source>
        <translation>Ersetzt die Last der CPU; Vorgabe sind 25&#xa0;%.</translation>
    </message>
    <message>
        <source>25</source>
        <translation>25</translation>
    </message>
    <message>
        <source>Memory load</source>
        <translation>Speicherlast</translation>
    </message>
    <message>
        <source>Overrides the load of the memory; the default is that of the CPU.</source>
        <translation>Ersetzt die Last des Speichers; Vorgabe ist die der CPU.</translation>
    </message>
    <message>
        <source>as the CPU</source>
        <translation>wie die CPU</translation>
    </message>
    <message>
        <source>Clocks stay up while idle</source>
        <translation>Takt bleibt im Leerlauf hoch</translation>
    </message>
    <message>
        <source>An idle accelerator that keeps its clocks up draws more than one in deep idle.</source>
        <translation>Ein unbeschäftigter Beschleuniger, der seinen Takt hält, nimmt mehr auf als einer im tiefen Leerlauf.</translation>
    </message>
    <message>
        <source>Measured CPU points</source>
        <translation>Gemessene CPU-Lastpunkte</translation>
    </message>
    <message>
        <source>Uses measured load points of the CPU where the catalogue has them.</source>
        <translation>Nutzt gemessene Lastpunkte der CPU, wo der Katalog sie hat.</translation>
    </message>
    <message>
        <source>Your own watts</source>
        <translation>Eigene Wattzahl</translation>
    </message>
    <message>
        <source>IT power of one instance, for the method that takes yours.</source>
        <translation>IT-Leistung einer Instanz, für die Methode mit eigenen Werten.</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Overhead of the data centre. Overrides the figure of the region.</source>
        <translation>Overhead des Rechenzentrums. Ersetzt den Wert der Region.</translation>
    </message>
    <message>
        <source>of the region</source>
        <translation>der Region</translation>
    </message>
    <message>
        <source>Same PUE everywhere</source>
        <translation>Überall gleiche PUE</translation>
    </message>
    <message>
        <source>Uses the global default for every region, to compare regions by their grid alone.</source>
        <translation>Nimmt für jede Region die globale Vorgabe, um Regionen allein nach ihrem Stromnetz zu vergleichen.</translation>
    </message>
    <message>
        <source>Carbon basis</source>
        <translation>CO₂-Basis</translation>
    </message>
    <message>
        <source>Location: the grid of the place. Market-based: what the operator buys. Marginal: an additional job. SCI stays by location.</source>
        <translation>Standort: das Stromnetz am Ort. Marktbasiert: was der Betreiber kauft. Marginal: ein Auftrag mehr. SCI bleibt standortbasiert.</translation>
    </message>
    <message>
        <source>Grid intensity</source>
        <translation>Stromnetz-Intensität</translation>
    </message>
    <message>
        <source>Overrides the intensity of every region.</source>
        <translation>Ersetzt die Intensität jeder Region.</translation>
    </message>
    <message>
        <source>Grid data year</source>
        <translation>Bezugsjahr des Stromnetzes</translation>
    </message>
    <message>
        <source>Year of the grid intensity. Unset: the newest.</source>
        <translation>Jahr der Stromnetz-Intensität. Leer: das neueste.</translation>
    </message>
    <message>
        <source>Renewable-matched share</source>
        <translation>Gedeckter Anteil</translation>
    </message>
    <message>
        <source>Share of the electricity matched by contracts, for the market-based view.</source>
        <translation>Anteil des Stroms, der durch Verträge gedeckt ist, für die marktbasierte Sicht.</translation>
    </message>
    <message>
        <source>Residual intensity</source>
        <translation>Residualintensität</translation>
    </message>
    <message>
        <source>Intensity of the unmatched rest, for the market-based view.</source>
        <translation>Intensität des ungedeckten Rests, für die marktbasierte Sicht.</translation>
    </message>
    <message>
        <source>of the grid</source>
        <translation>des Stromnetzes</translation>
    </message>
    <message>
        <source>Water that making a kilowatt-hour takes off site. Unset: on-site water alone.</source>
        <translation>Wasser, das die Erzeugung einer Kilowattstunde anderswo braucht. Leer: nur Wasser am Standort.</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>Embodied method</source>
        <translation>Methode für graue Emissionen</translation>
    </message>
    <message>
        <source>How the emissions of manufacture are shared out to an instance.</source>
        <translation>Wie die Emissionen der Herstellung auf eine Instanz verteilt werden.</translation>
    </message>
    <message>
        <source>Server lifetime</source>
        <translation>Serverlebensdauer</translation>
    </message>
    <message>
        <source>Time over which the emissions of manufacture are spread.</source>
        <translation>Zeit, auf die die Emissionen der Herstellung verteilt werden.</translation>
    </message>
    <message>
        <source>Pinned benchmarks</source>
        <translation>Festgelegte Benchmarks</translation>
    </message>
    <message>
        <source>Benchmarks chosen by hand, by instance type.</source>
        <translation>Von Hand gewählte Benchmarks, nach Instanztyp.</translation>
    </message>
    <message>
        <source>Your own throughput</source>
        <translation>Eigener Durchsatz</translation>
    </message>
    <message>
        <source>Rates of your own, by instance type.</source>
        <translation>Eigene Durchsätze, nach Instanztyp.</translation>
    </message>
    <message>
        <source>Your own power</source>
        <translation>Eigene Leistung</translation>
    </message>
    <message>
        <source>Watts of your own, by instance type.</source>
        <translation>Eigene Wattzahlen, nach Instanztyp.</translation>
    </message>
    <message>
        <source>Figure choices</source>
        <translation>Gewählte Werte</translation>
    </message>
    <message>
        <source>Figures of the catalogue that the scenario overrides.</source>
        <translation>Werte des Katalogs, die das Szenario ersetzt.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Units of the currency for one USD.</source>
        <translation>Einheiten der Währung für einen USD.</translation>
    </message>
    <message>
        <source>Day of the exchange rate.</source>
        <translation>Tag des Wechselkurses.</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Candidates of the comparison.</source>
        <translation>Kandidaten des Vergleichs.</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Bezug</translation>
    </message>
    <message>
        <source>Candidate that the others are compared with.</source>
        <translation>Kandidat, mit dem die anderen verglichen werden.</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>LLM serving</source>
        <translation>LLM-Serving</translation>
    </message>
    <message>
        <source>HPC</source>
        <translation>HPC</translation>
    </message>
    <message>
        <source>as measured, no extrapolation loss</source>
        <translation>wie gemessen, ohne Extrapolationsverlust</translation>
    </message>
    <message>
        <source>constant efficiency</source>
        <translation>konstante Effizienz</translation>
    </message>
    <message>
        <source>ring all-reduce</source>
        <translation>Ring-All-Reduce</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law</source>
        <translation>Amdahlsches Gesetz</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Location, life cycle</source>
        <translation>Standort, Lebenszyklus</translation>
    </message>
    <message>
        <source>Location, direct</source>
        <translation>Standort, direkt</translation>
    </message>
    <message>
        <source>Market-based</source>
        <translation>Marktbasiert</translation>
    </message>
    <message>
        <source>Split by component (Wattfare)</source>
        <translation>Nach Komponenten (Wattfare)</translation>
    </message>
    <message>
        <source>Cloud Carbon Footprint rule</source>
        <translation>Regel von Cloud Carbon Footprint</translation>
    </message>
    <message>
        <source>Interruptions of one spot instance an hour; it replaces the chance within a month. Pin on the Simulate page sets it.</source>
        <translation>Unterbrechungen einer Spot-Instanz je Stunde; ersetzt die Wahrscheinlichkeit je Monat. „Übernehmen“ auf der Simulationsseite setzt sie.</translation>
    </message>
    <message>
        <source>from the chance</source>
        <translation>vom Monatswert</translation>
    </message>
    <message>
        <source>Replacement on spot</source>
        <translation>Ersatz auf Spot</translation>
    </message>
    <message>
        <source>Time until a lost instance of a fleet is replaced. Unset: 3 minutes, an assumption.</source>
        <translation>Zeit, bis eine verlorene Instanz einer Flotte ersetzt ist. Ohne Angabe: 3 Minuten, eine Annahme.</translation>
    </message>
    <message>
        <source>180</source>
        <translation>180</translation>
    </message>
    <message>
        <source>Early recommendations</source>
        <translation>Frühe Empfehlungen</translation>
    </message>
    <message>
        <source>Share of the interruptions whose rebalance recommendation comes before the notice; an assumption.</source>
        <translation>Anteil der Unterbrechungen, deren Rebalance-Empfehlung vor der Vorwarnung kommt; eine Annahme.</translation>
    </message>
    <message>
        <source>How early</source>
        <translation>Wie früh</translation>
    </message>
    <message>
        <source>Mean time from an early recommendation to the notice; an assumption.</source>
        <translation>Mittlere Zeit von einer frühen Empfehlung bis zur Vorwarnung; eine Annahme.</translation>
    </message>
    <message>
        <source>The policy whose distributions and trajectories are shown. Each of them takes on-demand when the deadline would be missed otherwise; spot only alone may be late, if you say so.</source>
        <translation>Die Strategie, deren Verteilungen und Verläufe gezeigt werden. Jede nimmt On-Demand, wenn die Frist sonst verpasst würde; allein „Nur Spot“ darf zu spät sein, wenn Sie es erlauben.</translation>
    </message>
    <message>
        <source>Spot only then never takes on-demand, deadline or not. Without it every policy falls back to on-demand in time.</source>
        <translation>„Nur Spot“ nimmt dann nie On-Demand, Frist hin oder her. Ohne dies weicht jede Strategie rechtzeitig auf On-Demand aus.</translation>
    </message>
    <message>
        <source>Variation of service times</source>
        <translation>Streuung der Bedienzeiten</translation>
    </message>
    <message>
        <source>Squared coefficient of variation: 1 exponential (M/M/c), 0 constant (M/D/c).</source>
        <translation>Quadrierter Variationskoeffizient: 1 exponentiell (M/M/c), 0 konstant (M/D/c).</translation>
    </message>
    <message>
        <source>Squared coefficient of variation of the time that a request holds its slot.</source>
        <translation>Quadrierter Variationskoeffizient der Zeit, die eine Anfrage ihren Platz belegt.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Blocks drawn from the trace give many different futures. A random start replays the trace itself from a tick of each trajectory&apos;s own; a given start is the same for all of them.</source>
        <translation>Blöcke aus der Aufzeichnung geben viele verschiedene Zukünfte. Ein zufälliger Beginn gibt die Aufzeichnung selbst wieder, jeder Verlauf ab einem eigenen Takt; ein fester Beginn ist für alle derselbe.</translation>
    </message>
    <message>
        <source>Starts at tick</source>
        <translation>Beginnt bei Takt</translation>
    </message>
    <message>
        <source>Tick of the trace that every trajectory starts from, counted from 0.</source>
        <translation>Takt der Aufzeichnung, bei dem jeder Verlauf beginnt, gezählt ab 0.</translation>
    </message>
    <message>
        <source>Zones follow the first</source>
        <translation>Zonen folgen der ersten</translation>
    </message>
    <message>
        <source>Chance that a zone goes through the states of the first zone instead of states of its own: 0 independent, 1 all alike. The zones are those of the pools.</source>
        <translation>Wahrscheinlichkeit, dass eine Zone die Zustände der ersten durchläuft statt eigener: 0 unabhängig, 1 alle gleich. Die Zonen sind die der Pools.</translation>
    </message>
    <message>
        <source>Stop at a mean within ±</source>
        <translation>Stopp bei Mittelwert auf ±</translation>
    </message>
    <message>
        <source>The simulation ends as soon as the 95 % interval of the mean is this narrow, as a share of the mean.</source>
        <translation>Die Simulation endet, sobald das 95-%-Intervall des Mittels so eng ist, gemessen als Anteil des Mittels.</translation>
    </message>
    <message>
        <source>all trajectories</source>
        <translation>alle Verläufe</translation>
    </message>
    <message>
        <source>Capacity curve points</source>
        <translation>Punkte der Kapazität</translation>
    </message>
    <message>
        <source>At how many times the capacity is drawn, 2 to 1,001.</source>
        <translation>Zu wie vielen Zeitpunkten die Kapazität gezeichnet wird, 2 bis 1.001.</translation>
    </message>
    <message>
        <source>Minimum billed time</source>
        <translation>Mindestabrechnungszeit</translation>
    </message>
    <message>
        <source>An instance is billed for this long at least, unless its first hour is free.</source>
        <translation>Mindestens so lange wird eine Instanz abgerechnet, außer ihre erste Stunde ist kostenlos.</translation>
    </message>
    <message>
        <source>a random start</source>
        <translation>ein zufälliger Beginn</translation>
    </message>
    <message>
        <source>a given start</source>
        <translation>ein fester Beginn</translation>
    </message>
    <message>
        <source>Exchange rate, per USD</source>
        <translation>Wechselkurs je USD</translation>
    </message>
    <message>
        <source>Tick of the trace that the work starts at, counted from 0: the policies on this one trajectory, without sampling. Unset: many, as sampled.</source>
        <translation>Takt der Aufzeichnung, bei dem die Arbeit beginnt, ab 0 gezählt: die Strategien auf diesem einen Verlauf, ohne Stichprobe. Leer: viele, wie gezogen.</translation>
    </message>
    <message>
        <source>Size from waiting time as well</source>
        <translation>Auch nach Wartezeit dimensionieren</translation>
    </message>
    <message>
        <source>Water per kWh</source>
        <translation>Wasser je kWh</translation>
    </message>
    <message>
        <source>Marginal</source>
        <translation>Marginal</translation>
    </message>
    <message>
        <source>Estimates qualify</source>
        <translation>Schätzungen zulassen</translation>
    </message>
    <message>
        <source>Candidates whose throughput is an estimate may lead. Off: only measured, vendor, derived and own figures.</source>
        <translation>Kandidaten mit geschätztem Durchsatz dürfen führen. Aus: nur gemessene, vom Hersteller stammende, abgeleitete und eigene Angaben.</translation>
    </message>
    <message>
        <source>Widest estimate</source>
        <translation>Größte Unsicherheit</translation>
    </message>
    <message>
        <source>An estimate qualifies while its 80 % interval stays within this factor of its value either way.</source>
        <translation>Eine Schätzung wird zugelassen, solange ihr 80-%-Intervall in beide Richtungen innerhalb dieses Faktors bleibt.</translation>
    </message>
    <message>
        <source>Earlier generations</source>
        <translation>Frühere Generationen</translation>
    </message>
    <message>
        <source>Types that AWS calls previous generation or has retired may lead.</source>
        <translation>Typen, die AWS als frühere Generation führt oder eingestellt hat, dürfen führen.</translation>
    </message>
    <message>
        <source>Oldest price</source>
        <translation>Ältester Preis</translation>
    </message>
    <message>
        <source>Excludes prices observed longer ago than this many months.</source>
        <translation>Schließt Preise aus, deren Beobachtung länger als so viele Monate zurückliegt.</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>beliebiges Alter</translation>
    </message>
    <message>
        <source>Excludes what costs more: the whole run, or a month of a service.</source>
        <translation>Schließt aus, was mehr kostet: der ganze Lauf oder ein Monat eines Dienstes.</translation>
    </message>
    <message>
        <source>Day of the answer</source>
        <translation>Tag der Antwort</translation>
    </message>
    <message>
        <source>The age of prices is counted from this day. A saved scenario keeps its own.</source>
        <translation>Von diesem Tag an zählt das Alter der Preise. Ein gespeichertes Szenario behält seinen eigenen.</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>Required chance</source>
        <translation>Geforderte Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>A run on spot meets the deadline if it ends in time with at least this probability.</source>
        <translation>Ein Lauf auf Spot hält die Frist ein, wenn er mindestens mit dieser Wahrscheinlichkeit rechtzeitig endet.</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Day or time (UTC) of the price history that every trajectory starts from. Unset: a moment of each trajectory&apos;s own.</source>
        <translation>Tag oder Zeit (UTC) des Preisverlaufs, bei der jeder Verlauf beginnt. Leer: ein eigener Zeitpunkt je Verlauf.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Commitments already owned</source>
        <translation>Commitments schon vorhanden</translation>
    </message>
    <message>
        <source>A run pays its own hours of a commitment. Otherwise it pays for the whole term that it obliges to.</source>
        <translation>Ein Lauf zahlt nur seine eigenen Stunden eines Commitments. Sonst zahlt er die ganze Laufzeit, zu der es verpflichtet.</translation>
    </message>
    <message>
        <source>Term used by other work</source>
        <translation>Laufzeit für andere Arbeit</translation>
    </message>
    <message>
        <source>Share of a commitment’s term beyond the run that other work uses and pays for.</source>
        <translation>Anteil der Laufzeit eines Commitments außerhalb des Laufs, den andere Arbeit nutzt und bezahlt.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>IT power at its load: of one instance; of a unit of the on-demand base in a fleet; of everything that runs under a deadline policy. Drawn in every hour that it is up, restarts included. From the candidate.</source>
        <translation>IT-Leistung unter Last: einer Instanz; in einer Flotte einer Einheit des On-Demand-Sockels; bei einer Fristenstrategie von allem, was läuft. Sie fällt in jeder laufenden Stunde an, Neustarts eingeschlossen. Vom Kandidaten.</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>Leerlaufleistung</translation>
    </message>
    <message>
        <source>IT power of a unit of the on-demand base without load: the fleet beyond its target draws it. Unset: as at load.</source>
        <translation>IT-Leistung einer Einheit des On-Demand-Sockels ohne Last: so viel nimmt auf, was über das Ziel der Flotte hinausgeht. Ohne Angabe: wie unter Last.</translation>
    </message>
    <message>
        <source>as at load</source>
        <translation>wie unter Last</translation>
    </message>
    <message>
        <source>Energy of the facility per energy of its IT equipment. From the region.</source>
        <translation>Energie des Rechenzentrums je Energie seiner IT-Geräte. Von der Region.</translation>
    </message>
    <message>
        <source>Emissions of a kWh, by the carbon basis of the scenario. From the region.</source>
        <translation>Emissionen einer kWh nach der CO₂-Basis des Szenarios. Von der Region.</translation>
    </message>
    <message>
        <source>PUE of the region</source>
        <translation>PUE der Region</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>Gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>Requests that a whole instance serves at a time. Unset: the most that memory and the limits allow.</source>
        <translation>Anfragen, die eine ganze Instanz gleichzeitig bedient. Leer: so viele, wie Speicher und Grenzen zulassen.</translation>
    </message>
    <message>
        <source>Serving software</source>
        <translation>Serving-Software</translation>
    </message>
    <message>
        <source>Only rates of this software count. Any: the one that serves most on each accelerator; the answer names it. Speculative decoding is off.</source>
        <translation>Nur Raten dieser Software zählen. Beliebig: die mit dem höchsten Durchsatz auf jedem Beschleuniger; die Antwort nennt sie. Spekulatives Decoding ist aus.</translation>
    </message>
    <message>
        <source>Prompt found in the cache</source>
        <translation>Prompt aus dem Cache</translation>
    </message>
    <message>
        <source>Share of the prompt that earlier requests have left in the cache: it takes no prefill. Measured rates are of prompts that are new.</source>
        <translation>Anteil des Prompts, den frühere Anfragen im Cache hinterlassen haben: Er braucht kein Prefill. Gemessene Raten gelten für neue Prompts.</translation>
    </message>
    <message>
        <source>Compute share</source>
        <translation>Rechenanteil</translation>
    </message>
    <message>
        <source>Share of the peak rate that serving reaches, instead of the fitted one.</source>
        <translation>Anteil der Spitzenleistung, den das Serving erreicht, statt des angepassten.</translation>
    </message>
    <message>
        <source>Share of the memory bandwidth that decoding reaches, instead of the fitted ones.</source>
        <translation>Anteil der Speicherbandbreite, den das Decoding erreicht, statt der angepassten.</translation>
    </message>
    <message>
        <source>as fitted</source>
        <translation>wie angepasst</translation>
    </message>
    <message>
        <source>Fixed time of one decoding step, instead of the fitted one.</source>
        <translation>Feste Zeit eines Decoding-Schritts, statt der angepassten.</translation>
    </message>
    <message>
        <source>To the quality target</source>
        <translation>Bis zum Qualitätsziel</translation>
    </message>
    <message>
        <source>Train once until the model reaches the quality target of its MLPerf benchmark, instead of on a number of samples.</source>
        <translation>Einmal trainieren, bis das Modell das Qualitätsziel seines MLPerf-Benchmarks erreicht, statt mit einer Zahl von Proben.</translation>
    </message>
    <message>
        <source>TensorRT-LLM</source>
        <translation>TensorRT-LLM</translation>
    </message>
    <message>
        <source>vLLM</source>
        <translation>vLLM</translation>
    </message>
    <message>
        <source>SGLang</source>
        <translation>SGLang</translation>
    </message>
    <message>
        <source>TGI</source>
        <translation>TGI</translation>
    </message>
    <message>
        <source>AWS Neuron</source>
        <translation>AWS Neuron</translation>
    </message>
    <message>
        <source>vLLM on Neuron</source>
        <translation>vLLM auf Neuron</translation>
    </message>
    <message>
        <source>llama.cpp</source>
        <translation>llama.cpp</translation>
    </message>
    <message>
        <source>Demand in the peak hour, in the unit of the model&apos;s task: inferences, images, documents, hours of audio. More demand needs more instances; small fleets waste more by rounding up.</source>
        <translation>Nachfrage in der Spitzenstunde, in der Einheit der Aufgabe des Modells: Inferenzen, Bilder, Dokumente, Stunden Audio. Mehr Nachfrage braucht mehr Instanzen; kleine Flotten verlieren mehr durch Aufrunden.</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>Trainierte Parameter</translation>
    </message>
    <message>
        <source>In millions, where adapters are trained (LoRA) and the model&apos;s own parameters stay as they are. The rate is that of full training, times 1 to 1.5 for the gradients that frozen parameters do not need.</source>
        <translation>In Millionen, wenn Adapter trainiert werden (LoRA) und die Parameter des Modells selbst bleiben, wie sie sind. Die Rate ist die des vollen Trainings, mal 1 bis 1,5 für die Gradienten, die eingefrorene Parameter nicht brauchen.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>The fastest</source>
        <translation>Die schnellste</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>no checkpoints</source>
        <translation>keine Checkpoints</translation>
    </message>
    <message>
        <source>Amounts are shown in this currency, converted at the rate below; prices and limits are entered in USD.</source>
        <translation>Beträge erscheinen in dieser Währung, umgerechnet zum Kurs darunter; Preise und Grenzen werden in USD eingegeben.</translation>
    </message>
    <message>
        <source>Simulated interval</source>
        <translation>Simulierter Abstand</translation>
    </message>
    <message>
        <source>Work between two checkpoints in this simulation: as in the workload until another is entered here. Longer loses more at an interruption, shorter writes more often. Empty: the best one; “none” writes none.</source>
        <translation>Arbeit zwischen zwei Checkpoints in dieser Simulation: wie im Workload, bis hier etwas anderes eingegeben wird. Länger verliert bei einer Unterbrechung mehr, kürzer schreibt öfter. Leer: der beste Abstand; „keine“ schreibt keine.</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>Hebel</translation>
    </message>
    <message>
        <source>What is switched on beyond the scenario, separated by commas: fp8, prefix_cache, spot_checkpoints. The page Advisor says what each brings. Empty: none.</source>
        <translation>Was über das Szenario hinaus eingeschaltet ist, durch Kommas getrennt: fp8, prefix_cache, spot_checkpoints. Was jeder Hebel bringt, zeigt die Seite Ratgeber. Leer: keiner.</translation>
    </message>
    <message>
        <source>Exchange rate date</source>
        <translation>Datum des Wechselkurses</translation>
    </message>
</context>
<context>
    <name>Pins</name>
    <message>
        <source>This catalogue has no type %1</source>
        <translation>Dieser Katalog kennt keinen Typ %1</translation>
    </message>
    <message>
        <source>This catalogue has no region %1</source>
        <translation>Dieser Katalog kennt keine Region %1</translation>
    </message>
    <message>
        <source>The scenario does not buy in this way: %1</source>
        <translation>Diese Kaufoption gehört nicht zum Szenario: %1</translation>
    </message>
</context>
<context>
    <name>Quantities</name>
    <message>
        <source>thermal design power</source>
        <translation>Thermal Design Power</translation>
    </message>
    <message>
        <source>power at full load</source>
        <translation>Leistung bei Volllast</translation>
    </message>
    <message>
        <source>power when idle</source>
        <translation>Leistung im Leerlauf</translation>
    </message>
    <message>
        <source>power when idle, clocks up</source>
        <translation>Leistung im Leerlauf, hoher Takt</translation>
    </message>
    <message>
        <source>overhead of the data centre (PUE)</source>
        <translation>Overhead des Rechenzentrums (PUE)</translation>
    </message>
    <message>
        <source>water per kWh (WUE)</source>
        <translation>Wasser je kWh (WUE)</translation>
    </message>
    <message>
        <source>grid intensity, life cycle</source>
        <translation>Stromnetz-Intensität, Lebenszyklus</translation>
    </message>
    <message>
        <source>grid intensity, direct</source>
        <translation>Stromnetz-Intensität, direkt</translation>
    </message>
    <message>
        <source>carbon-free share of the grid</source>
        <translation>CO₂-freier Anteil des Stromnetzes</translation>
    </message>
    <message>
        <source>embodied emissions</source>
        <translation>graue Emissionen</translation>
    </message>
    <message>
        <source>IT power of an instance</source>
        <translation>IT-Leistung einer Instanz</translation>
    </message>
    <message>
        <source>power of the accelerators</source>
        <translation>Leistung der Beschleuniger</translation>
    </message>
    <message>
        <source>power of the CPU</source>
        <translation>Leistung der CPU</translation>
    </message>
    <message>
        <source>power of the memory</source>
        <translation>Leistung des Speichers</translation>
    </message>
    <message>
        <source>power of the rest of the server</source>
        <translation>Leistung des übrigen Servers</translation>
    </message>
    <message>
        <source>overhead of the board</source>
        <translation>Overhead des Boards</translation>
    </message>
    <message>
        <source>share of the host&apos;s TDP</source>
        <translation>Anteil an der TDP des Hosts</translation>
    </message>
    <message>
        <source>share of communication over fast links</source>
        <translation>Anteil der Kommunikation über schnelle Verbindungen</translation>
    </message>
    <message>
        <source>share of communication over the network</source>
        <translation>Anteil der Kommunikation über das Netzwerk</translation>
    </message>
    <message>
        <source>size of a drive</source>
        <translation>Größe eines Laufwerks</translation>
    </message>
    <message>
        <source>processors of the largest size</source>
        <translation>Prozessoren der größten Ausführung</translation>
    </message>
    <message>
        <source>quota of units of a fleet</source>
        <translation>Kontingent an Einheiten einer Flotte</translation>
    </message>
    <message>
        <source>quota of instance types of a group</source>
        <translation>Kontingent an Instanztypen einer Gruppe</translation>
    </message>
    <message>
        <source>largest weight of an instance type</source>
        <translation>größtes Gewicht eines Instanztyps</translation>
    </message>
    <message>
        <source>most pools at the lowest price</source>
        <translation>größte Zahl von Pools zum niedrigsten Preis</translation>
    </message>
    <message>
        <source>least highest price</source>
        <translation>kleinster zulässiger Höchstpreis</translation>
    </message>
    <message>
        <source>time until a spot instance is replaced</source>
        <translation>Zeit bis zum Ersatz einer Spot-Instanz</translation>
    </message>
    <message>
        <source>MIG profiles %1 per GPU</source>
        <translation>MIG-Profile %1 je GPU</translation>
    </message>
    <message>
        <source>support of %1</source>
        <translation>Unterstützung von %1</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>No source is cited.</source>
        <translation>Keine Quelle angegeben.</translation>
    </message>
    <message>
        <source>retrieved %1</source>
        <translation>abgerufen %1</translation>
    </message>
    <message>
        <source>Licence not stated</source>
        <translation>Lizenz nicht angegeben</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Lizenz: %1</translation>
    </message>
    <message>
        <source>Continued</source>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (Fortsetzung)</translation>
    </message>
    <message>
        <source>%1, part %2 of %3</source>
        <translation>%1, Teil %2 von %3</translation>
    </message>
    <message>
        <source>No rows.</source>
        <translation>Keine Zeilen.</translation>
    </message>
    <message>
        <source>Bold: the best of those compared</source>
        <translation>Fett: der beste der verglichenen</translation>
    </message>
    <message>
        <source>There is nothing to draw: every figure is missing.</source>
        <translation>Nichts zu zeichnen: Alle Werte fehlen.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>Erstellt am</translation>
    </message>
    <message>
        <source>Prices as of</source>
        <translation>Preise vom</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Ranges run from low to high. A computed figure bears the weakest class among the inputs that matter to it.</source>
        <translation>Spannen reichen von der Unter- bis zur Obergrenze. Ein berechneter Wert trägt die schwächste Klasse unter den Eingaben, die für ihn von Belang sind.</translation>
    </message>
    <message>
        <source>— means missing: no figure was found. It never counts as zero.</source>
        <translation>— bedeutet fehlend: Kein Wert wurde gefunden. Ein fehlender Wert zählt nie als null.</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Web page, one file (*.html)</source>
        <translation>Webseite, eine Datei (*.html)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel-Arbeitsmappe (*.xlsx)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Not taken: %1</source>
        <translation>Nicht übernommen: %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Herausgeber</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Fundstelle</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Attribution</source>
        <translation>Quellenangabe</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Abgerufen</translation>
    </message>
    <message>
        <source>Catalogue hash</source>
        <translation>Katalog-Hash</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Explained above.</source>
        <translation>Oben erklärt.</translation>
    </message>
    <message>
        <source>Not taken (%1): %2</source>
        <translation>Nicht übernommen (%1): %2</translation>
    </message>
    <message>
        <source>prices as of %1</source>
        <translation>Preise vom %1</translation>
    </message>
    <message>
        <source>catalogue %1</source>
        <translation>Katalog %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>The scenario of this report</source>
        <translation>Das Szenario dieses Berichts</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Untitled report</source>
        <translation>Bericht ohne Titel</translation>
    </message>
    <message>
        <source>Reading the figures</source>
        <translation>Wie die Zahlen zu lesen sind</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Reproducibility</source>
        <translation>Reproduzierbarkeit</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>inferences/s</source>
        <translation>Inferenzen/s</translation>
    </message>
    <message>
        <source>sequences/s</source>
        <translation>Sequenzen/s</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>Bilder/s</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>Samples/s</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>Diagrammdaten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>At low</source>
        <translation>Ergebnis an der Untergrenze</translation>
    </message>
    <message>
        <source>At high</source>
        <translation>Ergebnis an der Obergrenze</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>inferences/h</source>
        <translation>Inferenzen/h</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>pro Sekunde</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>pro Stunde</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>unit-hours</source>
        <translation>Einheitenstunden</translation>
    </message>
    <message>
        <source>band</source>
        <translation>Bereich</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Pinned candidates stand side by side on the Compare page. Click or press Space.</source>
        <translation>Angeheftete Kandidaten stehen auf der Seite Vergleich nebeneinander. Klicken oder Leertaste drücken.</translation>
    </message>
    <message>
        <source>Your own columns</source>
        <translation>Eigene Spalten</translation>
    </message>
    <message>
        <source>Your own column: %1</source>
        <translation>Eigene Spalte: %1</translation>
    </message>
    <message>
        <source>Range %1 to %2</source>
        <translation>Spanne %1 bis %2</translation>
    </message>
    <message>
        <source>Name in filters and SQL: %1</source>
        <translation>Name in Filtern und SQL: %1</translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Spot market</source>
        <translation>Spot-Markt</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Elastic cluster</source>
        <translation>Elastischer Cluster</translation>
    </message>
    <message>
        <source>Launch and replacement</source>
        <translation>Start und Ersatz</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Strategien</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>%1 is outside %2 to %3.</source>
        <translation>%1 liegt nicht zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 ist zu groß.</translation>
    </message>
    <message>
        <source>%1 is too small; it must be above %2.</source>
        <translation>%1 ist zu klein; es muss über %2 liegen.</translation>
    </message>
    <message>
        <source>The band of the Spot Instance Advisor read as the chance that an instance is reclaimed within a month.</source>
        <translation>Das Band des Spot Instance Advisor, gelesen als Wahrscheinlichkeit, dass eine Instanz binnen eines Monats zurückgefordert wird.</translation>
    </message>
    <message>
        <source>The same band read as reclaims an instance and month: a little less.</source>
        <translation>Dasselbe Band, gelesen als Rückforderungen je Instanz und Monat: etwas weniger.</translation>
    </message>
    <message>
        <source>Measured pool</source>
        <translation>Gemessener Pool</translation>
    </message>
    <message>
        <source>The interruption rate that a public trace of a GPU pool shows.</source>
        <translation>Die Unterbrechungsrate, die eine öffentliche Aufzeichnung eines GPU-Pools zeigt.</translation>
    </message>
    <message>
        <source>Availability trace</source>
        <translation>Verfügbarkeitsaufzeichnung</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>Preisverlauf</translation>
    </message>
    <message>
        <source>Recorded spot prices, replayed; capacity is lost at the interruption rate.</source>
        <translation>Aufgezeichnete Spot-Preise, wiedergegeben; Kapazität geht mit der Unterbrechungsrate verloren.</translation>
    </message>
    <message>
        <source>Calm, tight and empty times</source>
        <translation>Ruhige, knappe und leere Zeiten</translation>
    </message>
    <message>
        <source>A market that switches between three states; an assumption.</source>
        <translation>Ein Markt, der zwischen drei Zuständen wechselt; eine Annahme.</translation>
    </message>
    <message>
        <source>Times fitted to a trace</source>
        <translation>An eine Aufzeichnung angepasste Zeiten</translation>
    </message>
    <message>
        <source>The same with states fitted to a recorded trace.</source>
        <translation>Dasselbe mit Zuständen, die an eine Aufzeichnung angepasst sind.</translation>
    </message>
    <message>
        <source>Your own rate</source>
        <translation>Eigene Rate</translation>
    </message>
    <message>
        <source>The interruption rate that you enter.</source>
        <translation>Die Unterbrechungsrate, die Sie eingeben.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Finish time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Shortfall</source>
        <translation>Fehlmenge</translation>
    </message>
    <message>
        <source>Cost split</source>
        <translation>Kostenaufteilung</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>Checkpointed run</source>
        <translation>Lauf mit Checkpoints</translation>
    </message>
    <message>
        <source>A run on spot that saves its state now and then: how long, how much, how likely in time.</source>
        <translation>Ein Lauf auf Spot, der ab und zu seinen Zustand sichert: wie lange, wie teuer, wie wahrscheinlich rechtzeitig.</translation>
    </message>
    <message>
        <source>Spot Fleet</source>
        <translation>Spot-Flotte</translation>
    </message>
    <message>
        <source>A fleet over several pools: capacity, shortfall and cost over time.</source>
        <translation>Eine Flotte über mehrere Pools: Kapazität, Fehlmenge und Kosten über der Zeit.</translation>
    </message>
    <message>
        <source>Deadline policies</source>
        <translation>Strategien mit Frist</translation>
    </message>
    <message>
        <source>When to take spot and when on-demand so that work ends in time: policies compared on a recorded trace.</source>
        <translation>Wann Spot und wann On-Demand, damit die Arbeit rechtzeitig endet: Strategien im Vergleich auf einer Aufzeichnung.</translation>
    </message>
    <message>
        <source>The catalogue has no interruption frequency of %1 in %2.</source>
        <translation>Der Katalog hat keine Unterbrechungshäufigkeit für %1 in %2.</translation>
    </message>
    <message>
        <source>Band of %1: %2. </source>
        <translation>Band vom %1: %2. </translation>
    </message>
    <message>
        <source>%1 read as a chance, %2 read as a rate.</source>
        <translation>%1 als Wahrscheinlichkeit gelesen, %2 als Rate gelesen.</translation>
    </message>
    <message>
        <source>From the scenario.</source>
        <translation>Aus dem Szenario.</translation>
    </message>
    <message>
        <source>Counted every %1 s and corrected for what happens in between. Source: %2</source>
        <translation>Alle %1 s gezählt und um das bereinigt, was dazwischen geschieht. Quelle: %2</translation>
    </message>
    <message>
        <source>Available %1 of the time. 1 means: %2. Source: %3</source>
        <translation>Zu %1 der Zeit verfügbar. 1 bedeutet: %2. Quelle: %3</translation>
    </message>
    <message>
        <source>a running instance was kept</source>
        <translation>eine laufende Instanz blieb erhalten</translation>
    </message>
    <message>
        <source>an instance could be had</source>
        <translation>eine Instanz war verfügbar</translation>
    </message>
    <message>
        <source>The catalogue has no availability trace; import one.</source>
        <translation>Der Katalog hat keine Verfügbarkeitsaufzeichnung; importieren Sie eine.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Calm 12 h, tight 3 h and empty 1 h on average: assumptions.</source>
        <translation>Im Mittel 12 h ruhig, 3 h knapp und 1 h leer: Annahmen.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>laufend</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>starten</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Mean of the trajectories that finished.</source>
        <translation>Mittel der vollendeten Verläufe.</translation>
    </message>
    <message>
        <source>Closed form</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>What the exact formula expects, where there is one; the first hour is billed in it.</source>
        <translation>Was die exakte Formel erwartet, wo es eine gibt; die erste Stunde ist darin abgerechnet.</translation>
    </message>
    <message>
        <source>One in twenty trajectories stays below.</source>
        <translation>Einer von zwanzig Verläufen bleibt darunter.</translation>
    </message>
    <message>
        <source>The median.</source>
        <translation>Der Median.</translation>
    </message>
    <message>
        <source>One in twenty trajectories goes beyond.</source>
        <translation>Einer von zwanzig Verläufen liegt darüber.</translation>
    </message>
    <message>
        <source>Mean, low</source>
        <translation>Mittel, unten</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean.</source>
        <translation>95-%-Konfidenzintervall des Mittels.</translation>
    </message>
    <message>
        <source>Mean, high</source>
        <translation>Mittel, oben</translation>
    </message>
    <message>
        <source>Std. dev.</source>
        <translation>Std.-Abw.</translation>
    </message>
    <message>
        <source>Standard deviation of the trajectories.</source>
        <translation>Standardabweichung der Verläufe.</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>The least trajectory.</source>
        <translation>Der Verlauf mit dem kleinsten Wert.</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>The greatest trajectory.</source>
        <translation>Der Verlauf mit dem größten Wert.</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Mittlere Kosten</translation>
    </message>
    <message>
        <source>To on-demand</source>
        <translation>Zu On-Demand</translation>
    </message>
    <message>
        <source>Mean cost over that of on-demand alone.</source>
        <translation>Mittlere Kosten im Verhältnis zu nur On-Demand.</translation>
    </message>
    <message>
        <source>In time</source>
        <translation>Rechtzeitig</translation>
    </message>
    <message>
        <source>Share of the trajectories that met the deadline.</source>
        <translation>Anteil der Verläufe, die die Frist einhielten.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>Lower bound of the 95 % interval, by the number of independent windows of the trace.</source>
        <translation>Untergrenze des 95-%-Intervalls nach der Zahl unabhängiger Fenster der Aufzeichnung.</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Upper bound of the same interval.</source>
        <translation>Obergrenze desselben Intervalls.</translation>
    </message>
    <message>
        <source>P5</source>
        <translation>P5</translation>
    </message>
    <message>
        <source>P95</source>
        <translation>P95</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Mean finish time.</source>
        <translation>Mittlere Laufzeit.</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Mean number of interruptions.</source>
        <translation>Mittlere Zahl der Unterbrechungen.</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Mean hours on spot.</source>
        <translation>Mittlere Stunden auf Spot.</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>On-Demand</translation>
    </message>
    <message>
        <source>Mean hours on demand.</source>
        <translation>Mittlere Stunden mit On-Demand.</translation>
    </message>
    <message>
        <source>Trajectories</source>
        <translation>Verläufe</translation>
    </message>
    <message>
        <source>The clairvoyant bound is slow and takes fewer.</source>
        <translation>Die Schranke bei voller Voraussicht ist langsam und nimmt weniger Verläufe.</translation>
    </message>
    <message>
        <source>No closed form for this market or quantity</source>
        <translation>Keine geschlossene Formel für diesen Markt oder diese Größe</translation>
    </message>
    <message>
        <source>%1: %2 (95 % interval %3 to %4)</source>
        <translation>%1: %2 (95-%-Intervall %3 bis %4)</translation>
    </message>
    <message>
        <source>The run does not end often enough to say how long it takes.</source>
        <translation>Der Lauf endet nicht oft genug, um zu sagen, wie lange er dauert.</translation>
    </message>
    <message>
        <source>On spot the run takes %1 h and costs %2 USD (P5 to P95)</source>
        <translation>Auf Spot dauert der Lauf %1 h und kostet %2 USD (P5 bis P95)</translation>
    </message>
    <message>
        <source>On spot the run takes %1 h (P5 to P95)</source>
        <translation>Auf Spot dauert der Lauf %1 h (P5 bis P95)</translation>
    </message>
    <message>
        <source>The fleet cannot be summed up: too few trajectories finished.</source>
        <translation>Die Flotte lässt sich nicht zusammenfassen: Zu wenige Verläufe endeten.</translation>
    </message>
    <message>
        <source>, %1 against on-demand alone</source>
        <translation>, %1 gegenüber nur On-Demand</translation>
    </message>
    <message>
        <source>No policy met the deadline in every trajectory.</source>
        <translation>Keine Strategie hielt die Frist in jedem Verlauf ein.</translation>
    </message>
    <message>
        <source>Cheapest of the policies that met the deadline every time: %1, %2 USD</source>
        <translation>Günstigste Strategie, die die Frist immer einhielt: %1, %2 USD</translation>
    </message>
    <message>
        <source>Within %1 USD</source>
        <translation>Innerhalb von %1 USD</translation>
    </message>
    <message>
        <source>Done within %1</source>
        <translation>Fertig innerhalb von %1</translation>
    </message>
    <message>
        <source>Elastic, within %1</source>
        <translation>Elastisch, innerhalb von %1</translation>
    </message>
    <message>
        <source>Elastic, within %1 USD</source>
        <translation>Elastisch, mit höchstens %1 USD</translation>
    </message>
    <message>
        <source>%1 of %2 trajectories did not finish</source>
        <translation>%1 von %2 Verläufen wurden nicht fertig</translation>
    </message>
    <message>
        <source>Cancelled: the first %1 of %2 trajectories, seed %3</source>
        <translation>Abgebrochen: die ersten %1 von %2 Verläufen, Startwert %3</translation>
    </message>
    <message>
        <source>%1 of %2 trajectories so far, seed %3</source>
        <translation>Bisher %1 von %2 Verläufen, Startwert %3</translation>
    </message>
    <message>
        <source>%1 trajectories, seed %2</source>
        <translation>%1 Verläufe, Startwert %2</translation>
    </message>
    <message>
        <source>Billed time of the cluster</source>
        <translation>Abgerechnete Zeit des Clusters</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>Verlorene Arbeit</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>Elastic: cost</source>
        <translation>Elastisch: Kosten</translation>
    </message>
    <message>
        <source>Elastic: finish time</source>
        <translation>Elastisch: Laufzeit</translation>
    </message>
    <message>
        <source>Elastic: interruptions</source>
        <translation>Elastisch: Unterbrechungen</translation>
    </message>
    <message>
        <source>Unit-hours</source>
        <translation>Einheitsstunden</translation>
    </message>
    <message>
        <source>Missing unit-hours</source>
        <translation>Fehlende Einheitsstunden</translation>
    </message>
    <message>
        <source>Time below the target</source>
        <translation>Zeit unter dem Ziel</translation>
    </message>
    <message>
        <source>Longest shortfall</source>
        <translation>Längste Unterdeckung</translation>
    </message>
    <message>
        <source>Surplus unit-hours</source>
        <translation>Überzählige Einheitsstunden</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>Spot cost</source>
        <translation>Spot-Kosten</translation>
    </message>
    <message>
        <source>Free first hours</source>
        <translation>Kostenlose erste Stunden</translation>
    </message>
    <message>
        <source>Old and new side by side</source>
        <translation>Alt und neu nebeneinander</translation>
    </message>
    <message>
        <source>Trajectory</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>By rate</source>
        <translation>Nach Rate</translation>
    </message>
    <message>
        <source>By interval</source>
        <translation>Nach Intervall</translation>
    </message>
    <message>
        <source>Against chosen</source>
        <translation>Zur gewählten</translation>
    </message>
    <message>
        <source>Mean cost less that of the policy chosen on the left, trajectory by trajectory on the same draws.</source>
        <translation>Mittlere Kosten abzüglich der links gewählten Strategie, Verlauf für Verlauf mit denselben Zufallszahlen.</translation>
    </message>
    <message>
        <source>95 % interval of it</source>
        <translation>95-%-Intervall dazu</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Mean time between the finish and the deadline.</source>
        <translation>Mittlere Zeit zwischen Ende und Frist.</translation>
    </message>
    <message>
        <source>Mean number of launches and of switches between spot and on-demand.</source>
        <translation>Mittlere Zahl der Starts und der Wechsel zwischen Spot und On-Demand.</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>Mean hours without a machine, before the end.</source>
        <translation>Mittlere Stunden ohne Maschine, vor dem Ende.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>No interval: starts of one trace are no independent draws, or runs did not finish.</source>
        <translation>Kein Intervall: Startpunkte einer Aufzeichnung sind keine unabhängigen Ziehungen, oder Läufe endeten nicht.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>not distinguishable: %1</source>
        <translation>nicht unterscheidbar: %1</translation>
    </message>
    <message>
        <source>Not all trajectories finished</source>
        <translation>Nicht alle Verläufe endeten</translation>
    </message>
    <message>
        <source>Recorded availability of a pool: in blocks drawn at random, or as it was.</source>
        <translation>Aufgezeichnete Verfügbarkeit eines Pools: in zufällig gezogenen Blöcken oder so, wie sie war.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2</source>
        <translation>95-%-Intervall: %1 bis %2</translation>
    </message>
    <message>
        <source>P5, low</source>
        <translation>P5, unten</translation>
    </message>
    <message>
        <source>95 % confidence interval of P5, by binomial ranks.</source>
        <translation>95-%-Konfidenzintervall von P5, nach binomialen Rängen.</translation>
    </message>
    <message>
        <source>P5, high</source>
        <translation>P5, oben</translation>
    </message>
    <message>
        <source>P50, low</source>
        <translation>P50, unten</translation>
    </message>
    <message>
        <source>95 % confidence interval of the median, by binomial ranks.</source>
        <translation>95-%-Konfidenzintervall des Medians, nach binomialen Rängen.</translation>
    </message>
    <message>
        <source>P50, high</source>
        <translation>P50, oben</translation>
    </message>
    <message>
        <source>P95, low</source>
        <translation>P95, unten</translation>
    </message>
    <message>
        <source>95 % confidence interval of P95, by binomial ranks.</source>
        <translation>95-%-Konfidenzintervall von P95, nach binomialen Rängen.</translation>
    </message>
    <message>
        <source>P95, high</source>
        <translation>P95, oben</translation>
    </message>
    <message>
        <source>Too few trajectories for an interval</source>
        <translation>Zu wenige Verläufe für ein Intervall</translation>
    </message>
    <message>
        <source>The fleet is below its target %1 of the time.</source>
        <translation>Die Flotte liegt zu %1 der Zeit unter ihrem Ziel.</translation>
    </message>
    <message>
        <source>Independent windows: %1 of %2 in time, %3 to %4 USD</source>
        <translation>Unabhängige Fenster: %1 von %2 rechtzeitig, %3 bis %4 USD</translation>
    </message>
    <message>
        <source>Independent windows: %1 of %2 in time, %3 to %4</source>
        <translation>Unabhängige Fenster: %1 von %2 rechtzeitig, %3 bis %4</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Advisor: chance a month</source>
        <translation>Advisor: Risiko je Monat</translation>
    </message>
    <message>
        <source>Advisor: reclaims a month</source>
        <translation>Advisor: Entzüge je Monat</translation>
    </message>
    <message>
        <source>%1 of the variance (cost: %2) comes from where in its band the rate lies; the rest is chance</source>
        <translation>%1 der Varianz der Laufzeit (Kosten: %2) stammen aus der Lage der Rate in ihrem Band; der Rest ist Zufall</translation>
    </message>
    <message>
        <source>%1 of the variance comes from where in its band the rate lies; the rest is chance</source>
        <translation>%1 der Varianz der Laufzeit stammen aus der Lage der Rate in ihrem Band; der Rest ist Zufall</translation>
    </message>
    <message>
        <source>“%1”, done within %2</source>
        <translation>„%1“, fertig innerhalb von %2</translation>
    </message>
    <message>
        <source>By cost “%1” cannot be told from it: %2 USD (95 % interval %3 to %4)</source>
        <translation>„%1“ ist davon nach Kosten nicht zu unterscheiden: %2 USD (95-%-Intervall %3 bis %4)</translation>
    </message>
    <message>
        <source>“%1” against it: %2 USD (95 % interval %3 to %4)</source>
        <translation>„%1“ demgegenüber: %2 USD (95-%-Intervall %3 bis %4)</translation>
    </message>
    <message>
        <source>Independent windows: %1 of %2 in time</source>
        <translation>Unabhängige Fenster: %1 von %2 rechtzeitig</translation>
    </message>
    <message>
        <source>On spot the run takes %1 h and costs %2 USD (least to most)</source>
        <translation>Auf Spot dauert der Lauf %1 h und kostet %2 USD (Minimum bis Maximum)</translation>
    </message>
    <message>
        <source>On spot the run takes %1 h (least to most)</source>
        <translation>Auf Spot dauert der Lauf %1 h (Minimum bis Maximum)</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>Energie und CO₂</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Operational emissions</source>
        <translation>Betriebsemissionen</translation>
    </message>
    <message>
        <source>Emissions</source>
        <translation>Emissionen</translation>
    </message>
    <message>
        <source>Elastic: energy</source>
        <translation>Elastisch: Energie</translation>
    </message>
    <message>
        <source>Elastic: operational emissions</source>
        <translation>Elastisch: Betriebsemissionen</translation>
    </message>
    <message>
        <source>Mean energy, PUE included.</source>
        <translation>Mittlere Energie, PUE eingerechnet.</translation>
    </message>
    <message>
        <source>Mean operational emissions.</source>
        <translation>Mittlere Betriebsemissionen.</translation>
    </message>
    <message>
        <source>It uses %1 kWh on average.</source>
        <translation>Im Mittel verbraucht das %1 kWh.</translation>
    </message>
    <message>
        <source>no checkpoints</source>
        <translation>keine Checkpoints</translation>
    </message>
    <message>
        <source>every %1 h</source>
        <translation>alle %1 h</translation>
    </message>
    <message>
        <source>Best checkpoint interval: %1 h</source>
        <translation>Bester Checkpoint-Abstand: %1 h</translation>
    </message>
    <message>
        <source>Best without checkpoints</source>
        <translation>Am besten ohne Checkpoints</translation>
    </message>
    <message>
        <source>%1; with %2 the run hardly ever ends</source>
        <translation>%1; mit „%2“ endet der Lauf kaum je</translation>
    </message>
    <message>
        <source>%1; %2 is as good</source>
        <translation>%1; ebenso gut: %2</translation>
    </message>
    <message>
        <source>The trace was recorded on %1, not on %2: read the result as an example of such a market, not as a forecast.</source>
        <translation>Die Aufzeichnung stammt von %1, nicht von %2: Lesen Sie das Ergebnis als Beispiel eines solchen Marktes, nicht als Vorhersage.</translation>
    </message>
    <message>
        <source>%1; on the same draws it saves %2 h on average against %3</source>
        <translation>%1; bei denselben Ziehungen spart das im Mittel %2 h gegenüber „%3“</translation>
    </message>
    <message>
        <source>%1; on the same draws it saves %2 USD (%3) and %4 h on average against %5</source>
        <translation>%1; bei denselben Ziehungen spart das im Mittel %2 USD (%3) und %4 h gegenüber „%5“</translation>
    </message>
    <message>
        <source>In %1 the fleet costs %2 USD (least to most)</source>
        <translation>In %1 kostet die Flotte %2 USD (Minimum bis Maximum)</translation>
    </message>
    <message>
        <source>In %1 the fleet costs %2 USD (P5 to P95)</source>
        <translation>In %1 kostet die Flotte %2 USD (P5 bis P95)</translation>
    </message>
    <message>
        <source>Without interruptions the run takes %1 h and costs %2 USD on spot</source>
        <translation>Ohne Unterbrechungen dauert der Lauf %1 h und kostet auf Spot %2 USD</translation>
    </message>
    <message>
        <source>Without interruptions the run takes %1 h</source>
        <translation>Ohne Unterbrechungen dauert der Lauf %1 h</translation>
    </message>
    <message>
        <source>What the policies cost is not known: the price on spot or on-demand is missing.</source>
        <translation>Was die Strategien kosten, ist nicht bekannt: Der Spot- oder der On-Demand-Preis fehlt.</translation>
    </message>
    <message>
        <source>It uses %1 kWh and emits %2 kg CO₂e on average.</source>
        <translation>Im Mittel verbraucht das %1 kWh und verursacht %2 kg CO₂e.</translation>
    </message>
    <message>
        <source>; %1 against on-demand, %2 USD</source>
        <translation>; %1 gegenüber On-Demand, %2 USD</translation>
    </message>
</context>
<context>
    <name>StudyWords</name>
    <message>
        <source>Below it wins</source>
        <translation>Darunter am besten</translation>
    </message>
    <message>
        <source>From there on</source>
        <translation>Von da an</translation>
    </message>
    <message>
        <source>Cannot be told apart</source>
        <translation>Nicht zu unterscheiden</translation>
    </message>
    <message>
        <source>No candidate qualifies at any point of the study.</source>
        <translation>An keinem Punkt der Studie kommt ein Kandidat infrage.</translation>
    </message>
    <message>
        <source>%1 at %2 of the points</source>
        <translation>%1 an %2 der Punkte</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Am besten: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more win(s) somewhere.</source>
        <translation>
            <numerusform>%n weiterer ist irgendwo der beste.</numerusform>
            <numerusform>%n weitere sind irgendwo die besten.</numerusform>
        </translation>
    </message>
    <message>
        <source>At %1 the best cannot be told apart from the second.</source>
        <translation>An %1 ist der Beste vom Zweiten nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>At %1 none qualifies.</source>
        <translation>An %1 kommt keiner infrage.</translation>
    </message>
    <message>
        <source>Equal to %1</source>
        <translation>Gleich %1</translation>
    </message>
    <message>
        <source>Cannot be told apart from %1</source>
        <translation>Von %1 nicht zu unterscheiden</translation>
    </message>
    <message>
        <source>Second: %1</source>
        <translation>Zweiter: %1</translation>
    </message>
</context>
<context>
    <name>TableSource</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>%1, as shown</source>
        <translation>%1, wie gezeigt</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, unten</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, oben</translation>
    </message>
</context>
<context>
    <name>Team</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The author wrote no note.</source>
        <translation>Es gibt keine Anmerkung dazu.</translation>
    </message>
    <message>
        <source>Nobody has approved or withdrawn it.</source>
        <translation>Noch nicht freigegeben oder zurückgezogen.</translation>
    </message>
    <message>
        <source>It is not among your imports.</source>
        <translation>Nicht unter Ihren Importen.</translation>
    </message>
    <message>
        <source>Mine or another person&apos;s</source>
        <translation>Meine oder andere Angabe</translation>
    </message>
    <message>
        <source>This publication</source>
        <translation>Diese Veröffentlichung</translation>
    </message>
    <message>
        <source>Import %1 by %2: %3</source>
        <translation>%1 von %2 importieren: %3</translation>
    </message>
    <message>
        <source>Your own values stay in force:</source>
        <translation>Ihre eigenen Werte gelten weiter:</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine Angabe</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Andere Angabe</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Nobody has approved it.</source>
        <translation>Niemand hat sie freigegeben.</translation>
    </message>
</context>
<context>
    <name>TradeOffs</name>
    <message>
        <source>%1 less %2</source>
        <translation>%1 weniger %2</translation>
    </message>
    <message>
        <source>Dominated by %1: %2</source>
        <translation>Dominiert von %1: %2</translation>
    </message>
    <message>
        <source>Knee of the front: beyond it a gain on one axis costs most on the other.</source>
        <translation>Knie der Front: Jenseits davon kostet ein Gewinn auf einer Achse auf der anderen am meisten.</translation>
    </message>
    <message>
        <source>Not in the front: %1</source>
        <translation>Nicht in der Front: %1</translation>
    </message>
    <message>
        <source>Dominated: another one has lower values on both axes.</source>
        <translation>Dominiert: Ein anderer hat auf beiden Achsen niedrigere Werte.</translation>
    </message>
    <message>
        <source>%1 cannot be told apart</source>
        <translation>%1 nicht zu unterscheiden</translation>
    </message>
    <message>
        <source>Dominated by %1: as cheap and cleaner.</source>
        <translation>Dominiert von %1: gleich günstig und sauberer.</translation>
    </message>
    <message>
        <source>Dominated by %1: cheaper and as clean.</source>
        <translation>Dominiert von %1: günstiger und gleich sauber.</translation>
    </message>
    <message>
        <source>Dominated by %1: cheaper and cleaner.</source>
        <translation>Dominiert von %1: günstiger und sauberer.</translation>
    </message>
</context>
<context>
    <name>wattfare::AboutDialog</name>
    <message>
        <source>About Wattfare</source>
        <translation>Über Wattfare</translation>
    </message>
    <message>
        <source>Wattfare %1</source>
        <translation>Wattfare %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;Copyright 2026 The Wattfare developers.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Copyright 2026 The Wattfare developers.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später, ohne jede Gewährleistung.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Facts, no licence stated</source>
        <translation>Fakten, keine Lizenz angegeben</translation>
    </message>
    <message>
        <source>&lt;p&gt;No catalogue is open.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Kein Katalog ist geöffnet.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Parts of About</source>
        <translation>Teile von „Über“</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Data and attributions</source>
        <translation>Daten und Quellenangaben</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>What machine-learning work costs on AWS instances: in dollars, in kilowatt-hours and in CO₂.</source>
        <translation>Was Machine Learning auf AWS-Instanzen kostet: in Dollar, in Kilowattstunden und in CO₂.</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1 (gebaut mit %2)</translation>
    </message>
</context>
<context>
    <name>wattfare::AdmitButtons</name>
    <message>
        <source>Changes the setting of the scenario that excludes them. Undo reverts it.</source>
        <translation>Ändert die Einstellung des Szenarios, die sie ausschließt. Rückgängig stellt sie wieder her.</translation>
    </message>
</context>
<context>
    <name>wattfare::AdvisorPage</name>
    <message>
        <source>Advisor</source>
        <translation>Ratgeber</translation>
    </message>
    <message>
        <source>What runs today</source>
        <translation>Was heute läuft</translation>
    </message>
    <message>
        <source>The candidate that the findings are about: each choice is advised on anew</source>
        <translation>Der Kandidat, um den es in den Befunden geht: Jede Wahl wird neu bewertet</translation>
    </message>
    <message>
        <source>Measured utilisation…</source>
        <translation>Gemessene Auslastung…</translation>
    </message>
    <message>
        <source>Import a file of nvidia-smi, CloudWatch, DCGM or neuron-monitor; its window leads back here</source>
        <translation>Eine Datei von nvidia-smi, CloudWatch, DCGM oder neuron-monitor importieren; ihr Fenster führt hierher zurück</translation>
    </message>
    <message>
        <source>Without the file</source>
        <translation>Ohne die Datei</translation>
    </message>
    <message>
        <source>Advise on the scenario alone</source>
        <translation>Allein zum Szenario beraten</translation>
    </message>
    <message>
        <source>Open this scenario</source>
        <translation>Dieses Szenario öffnen</translation>
    </message>
    <message>
        <source>Opens the scenario of the chosen finding in Explore. Undo brings yours back.</source>
        <translation>Öffnet das Szenario des gewählten Befunds in „Erkunden“. „Rückgängig“ stellt Ihres wieder her.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Opens that scenario and compares today&apos;s candidate with the alternative</source>
        <translation>Öffnet das Szenario und vergleicht den heutigen Kandidaten mit der Alternative</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog ist geöffnet</translation>
    </message>
    <message>
        <source>The advisor evaluates alternatives with the prices and benchmarks of a catalogue.</source>
        <translation>Der Ratgeber bewertet Alternativen mit den Preisen und Benchmarks eines Katalogs.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>Katalog öffnen…</translation>
    </message>
    <message>
        <source>the baseline, else the cheapest</source>
        <translation>der Bezug, sonst der günstigste</translation>
    </message>
    <message>
        <source>Looking for findings…</source>
        <translation>Suche nach Befunden…</translation>
    </message>
    <message>
        <source>Looking for findings</source>
        <translation>Suche nach Befunden</translation>
    </message>
    <message>
        <source>Stopped. Choose a candidate to begin anew.</source>
        <translation>Abgebrochen. Wählen Sie einen Kandidaten, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation>Rat: %1</translation>
    </message>
    <message>
        <source>Cost a year</source>
        <translation>Kosten im Jahr</translation>
    </message>
    <message>
        <source>Emissions a year</source>
        <translation>Emissionen im Jahr</translation>
    </message>
    <message>
        <source>Energy a year</source>
        <translation>Energie im Jahr</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Kosten des Laufs</translation>
    </message>
    <message>
        <source>Emissions of the run</source>
        <translation>Emissionen des Laufs</translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation>Energie des Laufs</translation>
    </message>
    <message>
        <source>%1 tCO2e</source>
        <translation>%1 tCO2e</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>Alternative</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>%1: on average %2, at most %3 for 95 % of the time, %4 at the peak</source>
        <translation>%1: im Mittel %2, in 95&#xa0;% der Zeit höchstens %3, in der Spitze %4</translation>
    </message>
    <message numerus="yes">
        <source>The series has %n gap(s); nothing is assumed for them.</source>
        <translation>
            <numerusform>Die Reihe hat %n Lücke; für sie wird nichts angenommen.</numerusform>
            <numerusform>Die Reihe hat %n Lücken; für sie wird nichts angenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) on %1.</source>
        <translation>
            <numerusform>%n Befund zu %1.</numerusform>
            <numerusform>%n Befunde zu %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked, without a finding</source>
        <translation>Geprüft, ohne Befund</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind of finding, severity</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>Hebel</translation>
    </message>
    <message>
        <source>Open in Place</source>
        <translation>In Platzieren öffnen</translation>
    </message>
    <message>
        <source>Replaces the tasks of Place by one that asks for this part of the GPU. Undo brings yours back.</source>
        <translation>Ersetzt die Tasks unter Platzieren durch einen, der diesen Teil der GPU verlangt. Rückgängig bringt Ihre zurück.</translation>
    </message>
</context>
<context>
    <name>wattfare::Application</name>
    <message>
        <source>Unsaved work cannot be kept for the case of a crash. %1</source>
        <translation>Ungespeicherte Arbeit kann für den Fall eines Absturzes nicht gesichert werden. %1</translation>
    </message>
    <message>
        <source>The bundled catalogue was not found beside the program. Open a catalogue file with Data &gt; Open a catalogue.</source>
        <translation>Der mitgelieferte Katalog wurde neben dem Programm nicht gefunden. Eine Katalogdatei lässt sich mit Daten &gt; Katalog öffnen laden.</translation>
    </message>
    <message>
        <source>Unsaved work is kept again for the case of a crash.</source>
        <translation>Ungespeicherte Arbeit wird für den Fall eines Absturzes wieder gesichert.</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>Vorgang abbrechen</translation>
    </message>
    <message>
        <source>Language, numbers and zoom change when the running job has ended.</source>
        <translation>Sprache, Zahlen und Vergrößerung wechseln, wenn die laufende Aufgabe beendet ist.</translation>
    </message>
</context>
<context>
    <name>wattfare::Autosave</name>
    <message>
        <source>Unsaved scenarios cannot be kept in %1.</source>
        <translation>Ungespeicherte Szenarien können nicht in %1 gesichert werden.</translation>
    </message>
</context>
<context>
    <name>wattfare::AwsCommandsDialog</name>
    <message>
        <source>Commands for AWS files</source>
        <translation>Befehle für AWS-Dateien</translation>
    </message>
    <message>
        <source>Run a command where you have the AWS command line and its credentials, then import the file that it writes. Those with curl need no account.</source>
        <translation>Führen Sie einen Befehl dort aus, wo Sie die AWS-Befehlszeile und ihre Zugangsdaten haben, und importieren Sie die Datei, die er schreibt. Die mit curl brauchen kein Konto.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the command for: %1</source>
        <translation>Befehl kopieren für: %1</translation>
    </message>
</context>
<context>
    <name>wattfare::AxisEditor</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Remove this axis</source>
        <translation>Diese Achse entfernen</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>aufgezählt</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Teilung</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>values, separated by “;”</source>
        <translation>Werte, durch „;“ getrennt</translation>
    </message>
    <message>
        <source>Number of points</source>
        <translation>Anzahl der Punkte</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
</context>
<context>
    <name>wattfare::CarbonSwitch</name>
    <message>
        <source>Carbon:</source>
        <translation>CO₂:</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>Emissions of the grid where the work is done.</source>
        <translation>Emissionen des Stromnetzes, an dem die Arbeit geschieht.</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>What the operator buys by contract counts, not the grid of the place. A 0 is a claim of the operator.</source>
        <translation>Es gilt, was der Betreiber vertraglich kauft, nicht das Stromnetz des Ortes. Eine 0 ist eine Aussage des Betreibers.</translation>
    </message>
    <message>
        <source>Marginal</source>
        <translation>Marginal</translation>
    </message>
    <message>
        <source>Emissions of an additional job, not the average of the grid.</source>
        <translation>Emissionen einer zusätzlichen Aufgabe, nicht der Durchschnitt des Stromnetzes.</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>Änderung: %1</translation>
    </message>
</context>
<context>
    <name>wattfare::ChartFrame</name>
    <message numerus="yes">
        <source>%n value(s) of zero or less are not on the logarithmic axis.</source>
        <translation>
            <numerusform>%n Wert kleiner oder gleich null fehlt auf der logarithmischen Achse.</numerusform>
            <numerusform>%n Werte kleiner oder gleich null fehlen auf der logarithmischen Achse.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of %2 rows.</source>
        <translation>Die ersten %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>Nothing to draw.</source>
        <translation>Nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>drag: select, Shift+drag: move, wheel: zoom</source>
        <translation>Ziehen: auswählen, Umschalt+Ziehen: verschieben, Rad: zoomen</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) cut, marked //: the figure stands on the bar.</source>
        <translation>
            <numerusform>%n Balken gekürzt, markiert mit //: Die Zahl steht auf dem Balken.</numerusform>
            <numerusform>%n Balken gekürzt, markiert mit //: Die Zahlen stehen auf den Balken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::ChartView</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Als PNG speichern…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Als SVG speichern…</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Logarithmische horizontale Achse</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>Logarithmische vertikale Achse</translation>
    </message>
    <message>
        <source>Select what is in view</source>
        <translation>Alles Sichtbare auswählen</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Scenario: %1.</source>
        <translation>Szenario: %1.</translation>
    </message>
    <message>
        <source>Prices as of %1.</source>
        <translation>Preise vom %1.</translation>
    </message>
</context>
<context>
    <name>wattfare::ChartsPage</name>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Kinds of chart</source>
        <translation>Diagrammarten</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>Wieder alles zeigen</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Das Bild kopieren</translation>
    </message>
    <message>
        <source>Save as PNG or SVG</source>
        <translation>Als PNG oder SVG speichern</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG-Bilder (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Als PNG speichern…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Als SVG speichern…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>log x</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Logarithmische horizontale Achse</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>log y</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>Logarithmische vertikale Achse</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>utilisation of what is reserved</source>
        <translation>Auslastung der Reservierung</translation>
    </message>
    <message>
        <source>interruptions of spot</source>
        <translation>Spot-Unterbrechungen</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>whole year</source>
        <translation>ganzes Jahr</translation>
    </message>
    <message>
        <source>Nothing evaluated yet</source>
        <translation>Noch nichts ausgewertet</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog geöffnet</translation>
    </message>
    <message>
        <source>Charts show the candidates of the workload.</source>
        <translation>Diagramme zeigen die Kandidaten des Workloads.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>Katalog öffnen…</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>Senkrecht</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <translation>Senkrechte Achse</translation>
    </message>
    <message>
        <source>Sobol indices</source>
        <translation>Sobol-Indizes</translation>
    </message>
    <message>
        <source>Also draw all uncertain inputs at once: which share of the variance each explains alone, and with its interactions.</source>
        <translation>Zusätzlich alle unsicheren Eingaben zugleich ziehen: welchen Anteil der Varianz jede allein und mit ihren Wechselwirkungen erklärt.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Commitment</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>Waagerecht</translation>
    </message>
    <message>
        <source>No price of this type at or before %1.</source>
        <translation>Kein Preis dieses Typs am oder vor dem %1.</translation>
    </message>
    <message>
        <source>The catalogue has no such figure of this region.</source>
        <translation>Der Katalog hat für diese Region keinen solchen Wert.</translation>
    </message>
    <message>
        <source>What the chart shows; each choice draws it anew</source>
        <translation>Was das Diagramm zeigt; jede Wahl zeichnet es neu</translation>
    </message>
    <message>
        <source>Candidate: %1</source>
        <translation>Kandidat: %1</translation>
    </message>
    <message>
        <source>Candidate: %1, the cheapest. %2 is selected, but: %3</source>
        <translation>Kandidat: %1, der günstigste. Gewählt ist %2, aber: %3</translation>
    </message>
    <message>
        <source>No candidate qualifies. Select one in the table to see it here.</source>
        <translation>Kein Kandidat kommt infrage. Wählen Sie einen in der Tabelle aus, um ihn hier zu sehen.</translation>
    </message>
    <message>
        <source>The best ones: fewer than two of the pinned are among the candidates of the scenario.</source>
        <translation>Die besten: weniger als zwei der angehefteten gehören zu den Kandidaten des Szenarios.</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned one(s) left out: not among the candidates of the scenario.</source>
        <translation>
            <numerusform>%n angehefteter fehlt: nicht unter den Kandidaten des Szenarios.</numerusform>
            <numerusform>%n angeheftete fehlen: nicht unter den Kandidaten des Szenarios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Carbon intensity</source>
        <translation>CO₂-Intensität</translation>
    </message>
    <message>
        <source>Start from the example</source>
        <translation>Mit dem Beispiel beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) selected</source>
        <translation>
            <numerusform>%n Kandidat ausgewählt</numerusform>
            <numerusform>%n Kandidaten ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Every candidate: the filter of Explore, %1, does not apply here.</source>
        <translation>Alle Kandidaten: Der Filter von „Erkunden“, %1, gilt hier nicht.</translation>
    </message>
</context>
<context>
    <name>wattfare::ChoiceList</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search in %1</source>
        <translation>In %1 suchen</translation>
    </message>
    <message>
        <source>All shown</source>
        <translation>Alle gezeigten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Not in this catalogue</source>
        <translation>Nicht in diesem Katalog</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Order by name</source>
        <translation>Nach Namen ordnen</translation>
    </message>
    <message>
        <source>Map…</source>
        <translation>Karte…</translation>
    </message>
    <message>
        <source>Choose on a map of the world</source>
        <translation>Auf einer Weltkarte wählen</translation>
    </message>
</context>
<context>
    <name>wattfare::ClaimsPage</name>
    <message>
        <source>Claims</source>
        <translation>Aussagen</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren …</translation>
    </message>
    <message>
        <source>Write the claims with their verdicts, every digit and the benchmarks to a file</source>
        <translation>Aussagen mit ihren Urteilen, allen Ziffern und den Benchmarks in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Published claims</source>
        <translation>Veröffentlichte Aussagen</translation>
    </message>
    <message>
        <source>Recomputing the claims…</source>
        <translation>Die Aussagen werden nachgerechnet …</translation>
    </message>
    <message>
        <source>Recomputing the claims</source>
        <translation>Nachrechnen der Aussagen</translation>
    </message>
    <message>
        <source>Cancelled. The claims were not recomputed.</source>
        <translation>Abgebrochen. Die Aussagen wurden nicht nachgerechnet.</translation>
    </message>
    <message>
        <source>How the verdict came about</source>
        <translation>Wie das Urteil zustande kam</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog ist geöffnet</translation>
    </message>
    <message>
        <source>Published claims, and the figures that test them, come from a catalogue file.</source>
        <translation>Veröffentlichte Aussagen und die Werte, die sie prüfen, kommen aus einer Katalogdatei.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>Katalog öffnen …</translation>
    </message>
    <message>
        <source>This catalogue holds no claims</source>
        <translation>Dieser Katalog enthält keine Aussagen</translation>
    </message>
    <message>
        <source>The bundled catalogue lists what vendors have published, with its sources.</source>
        <translation>Der mitgelieferte Katalog führt auf, was Hersteller veröffentlicht haben, mit Quellen.</translation>
    </message>
    <message>
        <source>Use the bundled catalogue</source>
        <translation>Den mitgelieferten Katalog verwenden</translation>
    </message>
    <message>
        <source>Verdicts: %1.</source>
        <translation>Urteile: %1.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Behauptet</translation>
    </message>
    <message>
        <source>Reproduced with prices of %1</source>
        <translation>Nachgerechnet mit Preisen vom %1</translation>
    </message>
    <message>
        <source>Other publication: %1</source>
        <translation>Andere Veröffentlichung: %1</translation>
    </message>
    <message>
        <source>Other publications</source>
        <translation>Andere Veröffentlichungen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>How claims are judged</source>
        <translation>Wie Aussagen beurteilt werden</translation>
    </message>
    <message>
        <source>Open the scenario behind it</source>
        <translation>Das Szenario dahinter öffnen</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
</context>
<context>
    <name>wattfare::ColumnChooser</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Search by name, unit or meaning</source>
        <translation>Suche nach Name, Einheit oder Bedeutung</translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation>Spalten suchen</translation>
    </message>
    <message>
        <source>Columns by group</source>
        <translation>Spalten nach Gruppe</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Star (pin)</source>
        <translation>Stern (anheften)</translation>
    </message>
</context>
<context>
    <name>wattfare::CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>Alles durchsuchen</translation>
    </message>
    <message>
        <source>Find an action, an instance, a column, a model, help…</source>
        <translation>Aktion, Instanz, Spalte, Modell, Hilfe suchen …</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Nothing is called so. Try fewer words.</source>
        <translation>Nichts heißt so. Versuchen Sie es mit weniger Wörtern.</translation>
    </message>
</context>
<context>
    <name>wattfare::ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Bezug</translation>
    </message>
    <message>
        <source>The others show their difference from it</source>
        <translation>Die anderen zeigen ihre Differenz dazu</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>Copy the comparison</source>
        <translation>Vergleich kopieren</translation>
    </message>
    <message>
        <source>Copy the comparison, tab-separated</source>
        <translation>Vergleich tabulatorgetrennt kopieren</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>The comparison is on the clipboard.</source>
        <translation>Der Vergleich ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog geöffnet</translation>
    </message>
    <message>
        <source>Prices, benchmarks and power figures come from a catalogue file.</source>
        <translation>Preise, Benchmarks und Angaben zur Leistungsaufnahme stammen aus einer Katalogdatei.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>Katalog öffnen…</translation>
    </message>
    <message>
        <source>Nothing is pinned</source>
        <translation>Nichts angeheftet</translation>
    </message>
    <message>
        <source>One candidate is pinned</source>
        <translation>Ein Kandidat angeheftet</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>Zur Tabelle</translation>
    </message>
    <message numerus="yes">
        <source>%n further pin(s) not shown</source>
        <translation>
            <numerusform>%n weiterer angehefteter Kandidat nicht gezeigt</numerusform>
            <numerusform>%n weitere angeheftete Kandidaten nicht gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Bezug</translation>
    </message>
    <message>
        <source>Baseline %1</source>
        <translation>Bezug %1</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation>%1 als Bezug setzen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1, ausgewählt</translation>
    </message>
    <message>
        <source>How the throughputs were measured</source>
        <translation>Wie die Durchsätze gemessen wurden</translation>
    </message>
    <message>
        <source>Prices as of %1. Baseline: %2</source>
        <translation>Preise vom %1. Bezug: %2</translation>
    </message>
    <message>
        <source>Bars behind the numbers</source>
        <translation>Balken hinter den Zahlen</translation>
    </message>
    <message>
        <source>Hides figures in which all candidates agree</source>
        <translation>Blendet Angaben aus, in denen alle Kandidaten übereinstimmen</translation>
    </message>
    <message>
        <source>Candidates as rows</source>
        <translation>Kandidaten als Zeilen</translation>
    </message>
    <message>
        <source>Candidates as rows, to sort by a figure; room for many</source>
        <translation>Kandidaten als Zeilen, nach einer Angabe sortierbar; Platz für viele</translation>
    </message>
    <message>
        <source>Pin two or more candidates in the table with Space or the star to see them side by side.</source>
        <translation>Heften Sie in der Tabelle mit der Leertaste oder dem Stern zwei oder mehr Kandidaten an, um sie nebeneinander zu sehen.</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Click: in the order in which they were pinned</source>
        <translation>Klick: in der Reihenfolge, in der sie angeheftet wurden</translation>
    </message>
    <message>
        <source>Click to sort.</source>
        <translation>Klicken sortiert.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleich läuft</translation>
    </message>
    <message>
        <source>Difference %1</source>
        <translation>Differenz %1</translation>
    </message>
    <message>
        <source>From %1 to %2 against the baseline; what both share is counted once</source>
        <translation>Von %1 bis %2 gegenüber dem Bezug; was beide teilen, zählt einmal</translation>
    </message>
    <message>
        <source>The ranges overlap, but both rest on the same uncertain figures: the order of the two is certain</source>
        <translation>Die Spannen überschneiden sich, beruhen aber auf denselben unsicheren Angaben: Die Reihenfolge der beiden steht fest</translation>
    </message>
    <message>
        <source>The baseline&apos;s watts are known only as a ratio to these: this is the range of the published ratio</source>
        <translation>Die Leistungsaufnahme des Bezugs ist nur als Verhältnis zu dieser bekannt: Dies ist die Spanne des veröffentlichten Verhältnisses</translation>
    </message>
    <message>
        <source>Watts are known only as a ratio to the baseline&apos;s: this is the range of the published ratio</source>
        <translation>Die Leistungsaufnahme ist nur als Verhältnis zum Bezug bekannt: Dies ist die Spanne des veröffentlichten Verhältnisses</translation>
    </message>
    <message>
        <source>Best of the column</source>
        <translation>Bester der Spalte</translation>
    </message>
    <message>
        <source>Best of the row</source>
        <translation>Bester der Zeile</translation>
    </message>
    <message>
        <source>The comparison was not finished</source>
        <translation>Der Vergleich wurde nicht fertig</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Erneut vergleichen</translation>
    </message>
</context>
<context>
    <name>wattfare::DataTableView</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Sort ascending</source>
        <translation>Aufsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort descending</source>
        <translation>Absteigend sortieren</translation>
    </message>
    <message>
        <source>Add to the sort order</source>
        <translation>Zur Sortierung hinzufügen</translation>
    </message>
    <message>
        <source>Do not sort</source>
        <translation>Nicht sortieren</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>Diese Spalte ausblenden</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>Spalten wählen…</translation>
    </message>
    <message>
        <source>Bars in cells</source>
        <translation>Balken in Zellen</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy the whole table</source>
        <translation>Ganze Tabelle kopieren</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation>Anheften oder lösen</translation>
    </message>
    <message>
        <source>Explain this value</source>
        <translation>Diesen Wert erklären</translation>
    </message>
</context>
<context>
    <name>wattfare::ErrorLogDialog</name>
    <message>
        <source>Error log</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>Liegt in %1</translation>
    </message>
    <message>
        <source>Nothing has gone wrong.</source>
        <translation>Es ist nichts schiefgegangen.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>wattfare::ExcludedHead</name>
    <message>
        <source>Excluded candidates</source>
        <translation>Ausgeschlossene Kandidaten</translation>
    </message>
</context>
<context>
    <name>wattfare::ExplorePage</name>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>Spalten wählen</translation>
    </message>
    <message>
        <source>Bars behind the numbers</source>
        <translation>Balken hinter den Zahlen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>No candidate passes the filter.</source>
        <translation>Kein Kandidat entspricht dem Filter.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>Rang nach</translation>
    </message>
    <message>
        <source>What the bars show</source>
        <translation>Was die Balken zeigen</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 anheften</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog geöffnet</translation>
    </message>
    <message>
        <source>Prices, benchmarks and power figures come from a catalogue file.</source>
        <translation>Preise, Benchmarks und Angaben zur Leistungsaufnahme stammen aus einer Katalogdatei.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>Katalog öffnen…</translation>
    </message>
    <message>
        <source>The scenario cannot be evaluated</source>
        <translation>Das Szenario kann nicht ausgewertet werden</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Auswertung läuft…</translation>
    </message>
    <message>
        <source>Nothing evaluated yet</source>
        <translation>Noch nichts ausgewertet</translation>
    </message>
    <message>
        <source>The answer is on the clipboard.</source>
        <translation>Die Antwort ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG-Bilder (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>“%1” is not a valid column name: letters, digits and underscores.</source>
        <translation>„%1“ ist kein freier Spaltenname: Buchstaben, Ziffern und Unterstriche.</translation>
    </message>
    <message>
        <source>The column %1: %2</source>
        <translation>Die Spalte %1: %2</translation>
    </message>
    <message>
        <source>Computing columns of your own</source>
        <translation>Eigene Spalten werden berechnet</translation>
    </message>
    <message>
        <source>There is room for %1 columns of your own.</source>
        <translation>Höchstens %1 eigene Spalten sind möglich.</translation>
    </message>
    <message>
        <source>Columns of your own: SQL expressions over the others</source>
        <translation>Eigene Spalten: SQL-Ausdrücke über die anderen</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>Wird gefiltert</translation>
    </message>
    <message>
        <source>Cancelled. These are the rows of the filter before.</source>
        <translation>Abgebrochen. Dies sind die Zeilen des vorigen Filters.</translation>
    </message>
    <message>
        <source>Remove the column %1</source>
        <translation>Spalte %1 entfernen</translation>
    </message>
    <message>
        <source>Add the column %1</source>
        <translation>Spalte %1 hinzufügen</translation>
    </message>
    <message>
        <source>Change the column %1</source>
        <translation>Spalte %1 ändern</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>Filter speichern</translation>
    </message>
    <message>
        <source>Remove the saved filter</source>
        <translation>Gespeicherten Filter entfernen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Show the whole answer</source>
        <translation>Die ganze Antwort zeigen</translation>
    </message>
    <message>
        <source>Start from the example</source>
        <translation>Mit dem Beispiel beginnen</translation>
    </message>
    <message>
        <source>Table or chart</source>
        <translation>Tabelle oder Diagramm</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Cost and carbon</source>
        <translation>Kosten und CO₂</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangfolge</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) selected</source>
        <translation>
            <numerusform>%n Kandidat ausgewählt</numerusform>
            <numerusform>%n Kandidaten ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter hides the cheapest one; the answer is over all candidates.</source>
        <translation>Der Filter blendet den günstigsten aus; die Antwort gilt für alle Kandidaten.</translation>
    </message>
    <message>
        <source>The filter hid %1, so it was cleared. Undo brings it back.</source>
        <translation>Der Filter verbarg %1, darum wurde er geleert. Rückgängig bringt ihn zurück.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln candidate(s) without an answer</source>
        <translation>
            <numerusform>%Ln Kandidat ohne Antwort anzeigen</numerusform>
            <numerusform>%Ln Kandidaten ohne Antwort anzeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %Ln candidate(s) without an answer</source>
        <translation>
            <numerusform>%Ln Kandidat ohne Antwort ausblenden</numerusform>
            <numerusform>%Ln Kandidaten ohne Antwort ausblenden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::ExportDialog</name>
    <message>
        <source>Export the table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>As &amp;shown, in this order: %1</source>
        <translation>Wie &amp;gezeigt, in dieser Reihenfolge: %1</translation>
    </message>
    <message>
        <source>&amp;All: %1</source>
        <translation>&amp;Alle: %1</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>As s&amp;hown, in this order: %1</source>
        <translation>Wie g&amp;ezeigt, in dieser Reihenfolge: %1</translation>
    </message>
    <message>
        <source>A&amp;ll: %1</source>
        <translation>A&amp;lle: %1</translation>
    </message>
    <message>
        <source>&amp;Classes and sources as columns</source>
        <translation>&amp;Klassen und Quellen als Spalten</translation>
    </message>
    <message>
        <source>CSV and Excel: beside each figure its class and the sources it rests on.</source>
        <translation>CSV und Excel: neben jeder Zahl ihre Klasse und die Quellen, auf denen sie beruht.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>CSV and Excel hold 15 significant figures, JSON the exact number; all without separators.</source>
        <translation>CSV und Excel enthalten 15 signifikante Stellen, JSON die genaue Zahl; alle ohne Trennzeichen.</translation>
    </message>
    <message>
        <source>Numbers as on the &amp;screen too, in columns of their own</source>
        <translation>Zahlen auch wie auf dem &amp;Bildschirm, in eigenen Spalten</translation>
    </message>
    <message>
        <source>Behind each number its rounded text, as the table shows it.</source>
        <translation>Hinter jeder Zahl ihr gerundeter Text, wie ihn die Tabelle zeigt.</translation>
    </message>
    <message>
        <source>&amp;USD beside it</source>
        <translation>&amp;USD daneben</translation>
    </message>
    <message>
        <source>Behind each amount in %1 the same in USD, as the catalogue has its prices.</source>
        <translation>Hinter jedem Betrag in %1 derselbe in USD, wie die Preise im Katalog stehen.</translation>
    </message>
    <message>
        <source>E&amp;xclusions, regions, price dates and ranges as columns</source>
        <translation>A&amp;usschlüsse, Regionen, Preisdaten und Spannen als Spalten</translation>
    </message>
    <message>
        <source>Why a row is excluded, its region, purchase option and price date, and the low and high end of each figure, shown in the table or not.</source>
        <translation>Warum eine Zeile nicht berücksichtigt ist, ihre Region, Kaufoption und ihr Preisdatum sowie das untere und obere Ende jeder Zahl, ob in der Tabelle gezeigt oder nicht.</translation>
    </message>
</context>
<context>
    <name>wattfare::FilterBar</name>
    <message>
        <source>Filter: a word, or a condition such as gpu_memory_gib &gt;= 24 AND usd_per_million &lt; 5</source>
        <translation>Filter: Wort oder Bedingung wie gpu_memory_gib &gt;= 24 AND usd_per_million &lt; 5</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>A word searches names. A condition is SQL over the column names; Ctrl+Space completes.</source>
        <translation>Ein Wort durchsucht Namen. Eine Bedingung ist SQL über die Spaltennamen; Strg+Leertaste vervollständigt.</translation>
    </message>
    <message>
        <source>Rows that pass the filter, of all candidates</source>
        <translation>Zeilen, die dem Filter entsprechen, von allen Kandidaten</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeicherte</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation>Diesen Filter speichern</translation>
    </message>
    <message>
        <source>Remove this filter from the list</source>
        <translation>Diesen Filter aus der Liste entfernen</translation>
    </message>
    <message>
        <source>filtering…</source>
        <translation>wird gefiltert…</translation>
    </message>
    <message>
        <source>Filter: word or condition</source>
        <translation>Filter: Wort oder Bedingung</translation>
    </message>
    <message>
        <source>Names that a condition may use</source>
        <translation>Namen, die eine Bedingung verwenden kann</translation>
    </message>
    <message>
        <source>Something is missing at the end: a value, a name or a closing bracket.</source>
        <translation>Am Ende fehlt etwas: ein Wert, ein Name oder eine schließende Klammer.</translation>
    </message>
    <message>
        <source>There is no column %1. Did you mean %2?</source>
        <translation>Es gibt keine Spalte %1. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>There is no column %1. A text stands in single quotes: &apos;%1&apos;.</source>
        <translation>Es gibt keine Spalte %1. Ein Text steht in einfachen Anführungszeichen: &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>There is no column %1. A text stands in single quotes, as in region = &apos;us-east-1&apos;.</source>
        <translation>Es gibt keine Spalte %1. Ein Text steht in einfachen Anführungszeichen, etwa region = &apos;us-east-1&apos;.</translation>
    </message>
    <message>
        <source>There is no function %1. Ctrl+Space lists some.</source>
        <translation>Es gibt keine Funktion %1. Strg+Leertaste listet einige auf.</translation>
    </message>
    <message>
        <source>The function %1 takes another number of values.</source>
        <translation>Die Funktion %1 nimmt eine andere Zahl von Werten.</translation>
    </message>
    <message>
        <source>%1 is computed over many rows, and this is about one: see the page Query.</source>
        <translation>%1 wird über viele Zeilen berechnet, hier geht es um eine: siehe Seite Abfrage.</translation>
    </message>
    <message>
        <source>The text that begins at character %1 has no closing quote.</source>
        <translation>Dem Text ab Zeichen %1 fehlt das schließende Anführungszeichen.</translation>
    </message>
    <message>
        <source>“%1” at character %2 is not understood.</source>
        <translation>„%1“ an Zeichen %2 wird nicht verstanden.</translation>
    </message>
    <message>
        <source>This would work: %1</source>
        <translation>So ginge es: %1</translation>
    </message>
    <message>
        <source>Numbers have a point in a filter, whatever the language: %1</source>
        <translation>Zahlen haben im Filter einen Punkt, in jeder Sprache: %1</translation>
    </message>
</context>
<context>
    <name>wattfare::GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>Evaluate this workload</source>
        <translation>Diesen Workload auswerten</translation>
    </message>
    <message>
        <source>Copy the recommendation</source>
        <translation>Empfehlung kopieren</translation>
    </message>
    <message>
        <source>Copy the recommendation with its reasons</source>
        <translation>Empfehlung mit Begründung kopieren</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>Scenario of the guide</source>
        <translation>Szenario des Leitfadens</translation>
    </message>
    <message>
        <source>The recommendation is on the clipboard.</source>
        <translation>Die Empfehlung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Answer it or leave it open; the recommendation follows at once.</source>
        <translation>Beantworten Sie die Frage oder lassen Sie sie offen; die Empfehlung folgt sofort.</translation>
    </message>
    <message>
        <source>assumed: %1</source>
        <translation>Annahme: %1</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <comment>why it is named, number of instances, candidate</comment>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>question and answer</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Opens exactly this scenario in Explore. Undo brings yours back.</source>
        <translation>Öffnet genau dieses Szenario in „Erkunden“. „Rückgängig“ stellt Ihres wieder her.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog geöffnet</translation>
    </message>
    <message>
        <source>The guide evaluates your answers with the prices and benchmarks of a catalogue.</source>
        <translation>Der Leitfaden wertet Ihre Antworten mit den Preisen und Benchmarks eines Katalogs aus.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>Katalog öffnen…</translation>
    </message>
    <message>
        <source>Evaluating your answers</source>
        <translation>Ihre Antworten werden ausgewertet</translation>
    </message>
    <message>
        <source>Asking the published picks again</source>
        <translation>Veröffentlichte Empfehlungen werden neu gerechnet</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <translation>Nicht gewählt</translation>
    </message>
    <message>
        <source>Published recommendations, asked again</source>
        <translation>Veröffentlichte Empfehlungen, neu gerechnet</translation>
    </message>
    <message>
        <source>%1. %2: %3.</source>
        <comment>candidate, what the amount is, amount</comment>
        <translation>%1. %2: %3.</translation>
    </message>
</context>
<context>
    <name>wattfare::HardwarePage</name>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren …</translation>
    </message>
    <message>
        <source>Write the accelerators with every digit to a file</source>
        <translation>Beschleuniger mit allen Ziffern in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Price per rate of</source>
        <translation>Preis je Rate in</translation>
    </message>
    <message>
        <source>Also accelerators outside AWS</source>
        <translation>Auch Beschleuniger außerhalb von AWS</translation>
    </message>
    <message>
        <source>Benchmarks of the catalogue were measured on them; no instance type has them</source>
        <translation>Auf ihnen wurden Benchmarks des Katalogs gemessen; kein Instanztyp hat sie</translation>
    </message>
    <message>
        <source>Accelerators and their formats</source>
        <translation>Beschleuniger und ihre Formate</translation>
    </message>
    <message>
        <source>Show its types in Explore</source>
        <translation>Seine Typen in Erkunden zeigen</translation>
    </message>
    <message>
        <source>Filters Explore by this accelerator; Undo takes the filter off again</source>
        <translation>Filtert Erkunden nach diesem Beschleuniger; Rückgängig hebt den Filter wieder auf</translation>
    </message>
    <message>
        <source>Filters Explore by the format of the chosen cell; double-clicking the cell does the same</source>
        <translation>Filtert Erkunden nach dem Format der gewählten Zelle; ein Doppelklick auf die Zelle bewirkt dasselbe</translation>
    </message>
    <message>
        <source>Sheet of the accelerator</source>
        <translation>Datenblatt des Beschleunigers</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog geöffnet</translation>
    </message>
    <message>
        <source>Accelerators come from a catalogue file.</source>
        <translation>Beschleuniger stammen aus einer Katalogdatei.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>Katalog öffnen…</translation>
    </message>
    <message numerus="yes">
        <source>Formats, memory and prices of %n accelerator(s)</source>
        <translation>
            <numerusform>Formate, Speicher und Preise von %n Beschleuniger</numerusform>
            <numerusform>Formate, Speicher und Preise von %n Beschleunigern</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices: on demand in %1 as of %2, whole instances.</source>
        <translation>Preise: On-Demand in %1 vom %2, ganze Instanzen.</translation>
    </message>
    <message>
        <source>Show types with %1 in Explore</source>
        <translation>Typen mit %1 in Erkunden zeigen</translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation>%1 im Browser öffnen</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Datenblatt</translation>
    </message>
    <message>
        <source>On AWS</source>
        <translation>Bei AWS</translation>
    </message>
    <message numerus="yes">
        <source>%n instance type(s)</source>
        <translation>
            <numerusform>%n Instanztyp</numerusform>
            <numerusform>%n Instanztypen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) with an on-demand price</source>
        <translation>
            <numerusform>%n Region mit On-Demand-Preis</numerusform>
            <numerusform>%n Regionen mit On-Demand-Preis</numerusform>
        </translation>
    </message>
    <message>
        <source>Generations of %1</source>
        <translation>Generationen von %1</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>The chosen accelerator</source>
        <translation>Der gewählte Beschleuniger</translation>
    </message>
    <message>
        <source>The number format by whose rate prices are divided</source>
        <translation>Das Zahlenformat, durch dessen Rechenleistung die Preise geteilt werden</translation>
    </message>
    <message>
        <source>What is shown of accelerators</source>
        <translation>Was von Beschleunigern gezeigt wird</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>The year of each accelerator against its rate in the format chosen above</source>
        <translation>Das Jahr jedes Beschleunigers gegen seine Rate im oben gewählten Format</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG-Bilder (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
</context>
<context>
    <name>wattfare::Headline</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>wattfare::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>Hilfeseiten</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Hilfetext</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Hilfe: %1</translation>
    </message>
</context>
<context>
    <name>wattfare::ImportDialog</name>
    <message>
        <source>1 means: an instance can be had</source>
        <translation>1 heißt: Eine Instanz ist verfügbar</translation>
    </message>
    <message>
        <source>1 means: lost, or not to be had</source>
        <translation>1 heißt: verloren oder nicht verfügbar</translation>
    </message>
    <message>
        <source>Life-cycle intensities</source>
        <translation>Lebenszyklus-Intensitäten</translation>
    </message>
    <message>
        <source>Direct intensities</source>
        <translation>Direkte Intensitäten</translation>
    </message>
    <message>
        <source>2026-07-20</source>
        <translation>2026-07-20</translation>
    </message>
    <message>
        <source>us-east-1</source>
        <translation>us-east-1</translation>
    </message>
    <message>
        <source>Seconds, for example 600</source>
        <translation>Sekunden, zum Beispiel 600</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
    <message>
        <source>Nothing in this group.</source>
        <translation>Nichts in dieser Gruppe.</translation>
    </message>
    <message>
        <source>Refused. Nothing was changed.</source>
        <translation>Abgelehnt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Warum abgelehnt wurde</translation>
    </message>
    <message>
        <source>Answer again</source>
        <translation>Neu antworten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation>Art von %1</translation>
    </message>
    <message>
        <source>Do not import</source>
        <translation>Nicht importieren</translation>
    </message>
    <message>
        <source>Not recognised: do not import</source>
        <translation>Nicht erkannt: nicht importieren</translation>
    </message>
    <message>
        <source>I have checked the repairs; they are correct</source>
        <translation>Ich habe die Korrekturen geprüft; sie stimmen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty: a merged cell)</source>
        <translation>(leer: verbundene Zelle)</translation>
    </message>
    <message>
        <source>Every question needs an answer first.</source>
        <translation>Jede Frage braucht zuerst eine Antwort.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The catalogue already has all of this; there is nothing to apply.</source>
        <translation>Der Katalog enthält das alles schon; es gibt nichts zu übernehmen.</translation>
    </message>
    <message>
        <source>The table lists the first %1 entries; all of them count.</source>
        <translation>Die Tabelle zeigt die ersten %1 Einträge; es zählen alle.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) put right, as confirmed.</source>
        <translation>
            <numerusform>%n Zelle wie bestätigt korrigiert.</numerusform>
            <numerusform>%n Zellen wie bestätigt korrigiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Excluded: %1.</source>
        <translation>Ausgelassen: %1.</translation>
    </message>
    <message>
        <source>Every row was refused, as listed; there is nothing to apply.</source>
        <translation>Alle Zeilen wurden abgelehnt, wie aufgeführt; es gibt nichts zu übernehmen.</translation>
    </message>
    <message>
        <source>How the file is read; another kind reads it again</source>
        <translation>Wie die Datei gelesen wird; eine andere Art liest sie erneut</translation>
    </message>
    <message>
        <source>The file does not say it itself</source>
        <translation>Die Datei sagt es nicht selbst</translation>
    </message>
    <message>
        <source>Commands for AWS files…</source>
        <translation>Befehle für AWS-Dateien…</translation>
    </message>
    <message>
        <source>The commands that get the files of AWS which can be imported, to copy</source>
        <translation>Die Befehle, die importierbare Dateien von AWS holen, zum Kopieren</translation>
    </message>
    <message>
        <source>Choose the region first.</source>
        <translation>Wählen Sie zuerst die Region.</translation>
    </message>
    <message>
        <source>Enter the date of the file first.</source>
        <translation>Geben Sie zuerst das Datum der Datei ein.</translation>
    </message>
    <message>
        <source>Choose what 1 means first.</source>
        <translation>Wählen Sie zuerst, was 1 bedeutet.</translation>
    </message>
    <message>
        <source>Enter the seconds between two values first.</source>
        <translation>Geben Sie zuerst die Sekunden zwischen zwei Werten ein.</translation>
    </message>
    <message>
        <source>Check the repairs and confirm them first.</source>
        <translation>Prüfen und bestätigen Sie zuerst die Korrekturen.</translation>
    </message>
</context>
<context>
    <name>wattfare::ImportFlow</name>
    <message>
        <source>Recognising the files</source>
        <translation>Dateien werden erkannt</translation>
    </message>
    <message>
        <source>There is no file to import.</source>
        <translation>Es gibt keine Datei zu importieren.</translation>
    </message>
    <message>
        <source>None of the files is of a kind that can be imported. If you know better, choose the kind above.</source>
        <translation>Keine der Dateien ist von einer Art, die importiert werden kann. Wenn Sie es besser wissen, wählen Sie oben die Art.</translation>
    </message>
    <message>
        <source>Reading and comparing</source>
        <translation>Lesen und Vergleichen</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importieren</translation>
    </message>
</context>
<context>
    <name>wattfare::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Select a candidate in the table or in a chart to see all that is known of it.</source>
        <translation>Einen Kandidaten in der Tabelle oder in einem Diagramm auswählen, um alles Bekannte dazu zu sehen.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Pin for the comparison (Space in the table)</source>
        <translation>Zum Vergleich anheften (Leertaste in der Tabelle)</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Was bekannt ist</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Metric to explain</source>
        <translation>Zu erklärende Kennzahl</translation>
    </message>
    <message>
        <source>Which figure of the candidate to unfold</source>
        <translation>Welcher Wert des Kandidaten aufgeschlüsselt wird</translation>
    </message>
    <message>
        <source>Copy the derivation</source>
        <translation>Herleitung kopieren</translation>
    </message>
    <message>
        <source>Copy the derivation as text</source>
        <translation>Herleitung als Text kopieren</translation>
    </message>
    <message>
        <source>Derivation</source>
        <translation>Herleitung</translation>
    </message>
    <message>
        <source>The derivation is on the clipboard.</source>
        <translation>Die Herleitung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>This candidate has no such figure.</source>
        <translation>Dieser Kandidat hat keinen solchen Wert.</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 anheften</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Let the selected alternative count, in every view</source>
        <translation>Die gewählte Alternative soll gelten, in allen Ansichten</translation>
    </message>
    <message>
        <source>Override…</source>
        <translation>Überschreiben…</translation>
    </message>
    <message>
        <source>Put a value of your own in the place of the selected figure or price</source>
        <translation>Einen eigenen Wert an die Stelle des gewählten Kennwerts oder Preises setzen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to the catalogue&apos;s own figure</source>
        <translation>Ihre Festlegung zurücknehmen: Der Kennwert des Katalogs gilt wieder</translation>
    </message>
    <message>
        <source>No candidate of the result shows this figure.</source>
        <translation>Kein Kandidat des Ergebnisses zeigt diesen Kennwert.</translation>
    </message>
    <message>
        <source>Use benchmark %1</source>
        <translation>Benchmark %1 verwenden</translation>
    </message>
</context>
<context>
    <name>wattfare::LeversPane</name>
    <message>
        <source>Levers</source>
        <translation>Hebel</translation>
    </message>
    <message>
        <source>Lever on: %1</source>
        <translation>Hebel ein: %1</translation>
    </message>
    <message>
        <source>Lever off: %1</source>
        <translation>Hebel aus: %1</translation>
    </message>
    <message>
        <source>Figure of the steps</source>
        <translation>Größe der Schritte</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Emissions</source>
        <translation>Emissionen</translation>
    </message>
    <message>
        <source>Steps of the levers</source>
        <translation>Schritte der Hebel</translation>
    </message>
    <message>
        <source>Weighing the levers…</source>
        <translation>Hebel werden ausgewertet …</translation>
    </message>
    <message>
        <source>Weighing the levers</source>
        <translation>Auswertung der Hebel</translation>
    </message>
    <message>
        <source>Stopped. Show the levers again to begin anew.</source>
        <translation>Angehalten. Die Hebel erneut anzeigen, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>Cost %1 · energy %2 · emissions %3 · %4</source>
        <translation>Kosten %1 · Energie %2 · Emissionen %3 · %4</translation>
    </message>
    <message>
        <source>%1: %2 (%3). %4</source>
        <comment>quantity, value, how it was found, sources</comment>
        <translation>%1: %2 (%3). %4</translation>
    </message>
    <message>
        <source>%1 without levers. Switch on what applies.</source>
        <translation>%1 ohne Hebel. Schalten Sie ein, was zutrifft.</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n lever(s): cost %2, energy %3, emissions %4.</source>
        <translation>
            <numerusform>%1 mit %n Hebel: Kosten %2, Energie %3, Emissionen %4.</numerusform>
            <numerusform>%1 mit %n Hebeln: Kosten %2, Energie %3, Emissionen %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cost with these levers.</source>
        <translation>%1 hat mit diesen Hebeln keine Kostenangabe.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>lever, why it brings nothing</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>wattfare::MainWindow</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>Datenqualität</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel the running job</source>
        <translation>Laufenden Vorgang abbrechen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show or hide the data quality dock</source>
        <translation>Bereich Datenqualität ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Data quality: %1</source>
        <translation>Datenqualität: %1</translation>
    </message>
    <message>
        <source>%1[*] – Wattfare</source>
        <translation>%1[*] – Wattfare</translation>
    </message>
    <message>
        <source>No catalogue</source>
        <translation>Kein Katalog</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of yours</source>
        <translation>
            <numerusform>%n eigene Zeile</numerusform>
            <numerusform>%n eigene Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 candidates · %2 ms</source>
        <translation>
            <numerusform>%1 Kandidat · %2 ms</numerusform>
            <numerusform>%1 Kandidaten · %2 ms</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not saved when Wattfare last ended.</source>
        <translation>„%1“ war beim letzten Ende von Wattfare nicht gespeichert.</translation>
    </message>
    <message>
        <source>Untitled scenario</source>
        <translation>Unbenanntes Szenario</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Find anything…  Ctrl+K</source>
        <translation>Alles durchsuchen…  Strg+K</translation>
    </message>
    <message>
        <source>Actions, instances, regions, models and presets</source>
        <translation>Aktionen, Instanzen, Regionen, Modelle und Vorlagen</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles durchsuchen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>&amp;Neues Szenario</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Bericht…</translation>
    </message>
    <message>
        <source>&amp;Print the report…</source>
        <translation>Bericht d&amp;rucken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Copy the &amp;answer</source>
        <translation>&amp;Antwort kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy the selected rows</source>
        <translation>Ausgewählte &amp;Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;derivation</source>
        <translation>&amp;Herleitung kopieren</translation>
    </message>
    <message>
        <source>&amp;Pin or unpin the selection</source>
        <translation>Auswahl anheften oder &amp;lösen</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 anheften</translation>
    </message>
    <message>
        <source>Remove all pins</source>
        <translation>Alle Anheftungen lösen</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Choose &amp;columns…</source>
        <translation>S&amp;palten wählen…</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Layout zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Szenario</translation>
    </message>
    <message>
        <source>Start from a &amp;preset</source>
        <translation>Mit &amp;Vorlage beginnen</translation>
    </message>
    <message>
        <source>&amp;Title…</source>
        <translation>&amp;Titel…</translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation>Titel des Szenarios</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Include &amp;estimates</source>
        <translation>&amp;Schätzungen einbeziehen</translation>
    </message>
    <message>
        <source>Include &amp;retired types</source>
        <translation>&amp;Eingestellte Typen einbeziehen</translation>
    </message>
    <message>
        <source>Use the &amp;newest prices</source>
        <translation>&amp;Neueste Preise verwenden</translation>
    </message>
    <message>
        <source>Newest prices</source>
        <translation>Neueste Preise</translation>
    </message>
    <message>
        <source>Edit the &amp;workload</source>
        <translation>&amp;Workload bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>Da&amp;ten</translation>
    </message>
    <message>
        <source>&amp;Open a catalogue…</source>
        <translation>Katalog ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Use the &amp;bundled catalogue</source>
        <translation>&amp;Mitgelieferten Katalog verwenden</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Extras</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>Alles &amp;durchsuchen…</translation>
    </message>
    <message>
        <source>&amp;Explain the selected figure</source>
        <translation>Ausgewählten &amp;Wert erklären</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Help on this &amp;view</source>
        <translation>Hilfe zu dieser &amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Erste Schritte</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>Figures and their &amp;evidence</source>
        <translation>Werte und ihre &amp;Belege</translation>
    </message>
    <message>
        <source>&amp;About Wattfare</source>
        <translation>&amp;Über Wattfare</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Modell %1</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>Die Datei %1 existiert nicht.</translation>
    </message>
    <message>
        <source>%1 is neither a scenario (.wattfare), nor a catalogue (.db), nor data that can be imported.</source>
        <translation>%1 ist weder ein Szenario (.wattfare) noch ein Katalog (.db) noch importierbare Daten.</translation>
    </message>
    <message>
        <source>The bundled catalogue was not found beside the program. Open a catalogue file with Data &gt; Open a catalogue.</source>
        <translation>Der mitgelieferte Katalog wurde neben dem Programm nicht gefunden. Eine Katalogdatei lässt sich mit Daten &gt; Katalog öffnen laden.</translation>
    </message>
    <message>
        <source>Opening the catalogue</source>
        <translation>Katalog wird geöffnet</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>The catalogue cannot be used</source>
        <translation>Der Katalog ist nicht verwendbar</translation>
    </message>
    <message>
        <source>Use the bundled catalogue</source>
        <translation>Mitgelieferten Katalog verwenden</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Andere Datei wählen…</translation>
    </message>
    <message>
        <source>Wattfare</source>
        <translation>Wattfare</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The scenario names what this catalogue lacks: %1.</source>
        <translation>Das Szenario verweist auf Einträge, die im Katalog fehlen: %1.</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>Vorlage „%1“</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Scenarios, catalogues and data (*.wattfare *.db *.sqlite *.pdf *.csv *.json *.gz);;All files (*)</source>
        <translation>Szenarien, Kataloge und Daten (*.wattfare *.db *.sqlite *.pdf *.csv *.json *.gz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a catalogue</source>
        <translation>Katalog öffnen</translation>
    </message>
    <message>
        <source>Catalogues (*.db *.sqlite);;All files (*)</source>
        <translation>Kataloge (*.db *.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Scenarios (*.wattfare)</source>
        <translation>Szenarien (*.wattfare)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Report settings</source>
        <translation>Berichtseinstellungen</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Sent to %1</source>
        <translation>An %1 gesendet</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>Dateien &amp;importieren…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>&amp;Ordner importieren…</translation>
    </message>
    <message>
        <source>&amp;Paste a table</source>
        <translation>Tabelle &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Refresh from AWS…</source>
        <translation>Von AWS a&amp;ktualisieren…</translation>
    </message>
    <message>
        <source>&amp;My data…</source>
        <translation>Meine &amp;Daten…</translation>
    </message>
    <message>
        <source>Comparing with the saved result</source>
        <translation>Vergleich mit dem gespeicherten Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) of the saved result differ here.</source>
        <translation>
            <numerusform>%n Eingabe des gespeicherten Ergebnisses ist hier anders.</numerusform>
            <numerusform>%n Eingaben des gespeicherten Ergebnisses sind hier anders.</numerusform>
        </translation>
    </message>
    <message>
        <source>The inputs of the saved result are the same here.</source>
        <translation>Die Eingaben des gespeicherten Ergebnisses sind hier dieselben.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Inputs that differ from the saved result</source>
        <translation>Eingaben, die vom gespeicherten Ergebnis abweichen</translation>
    </message>
    <message>
        <source>Another window or program changed your imports or choices; this window shows them now.</source>
        <translation>Ein anderes Fenster oder Programm hat Ihre Importe oder Festlegungen geändert; dieses Fenster zeigt sie jetzt.</translation>
    </message>
    <message>
        <source>Use another figure: %1</source>
        <translation>Anderen Kennwert verwenden: %1</translation>
    </message>
    <message>
        <source>Back to the catalogue: %1</source>
        <translation>Zurück zum Katalog: %1</translation>
    </message>
    <message>
        <source>Your imports and choices cannot be read and are left out: %1</source>
        <translation>Ihre Importe und Festlegungen sind nicht lesbar und bleiben außer Betracht: %1</translation>
    </message>
    <message>
        <source>Set the file aside</source>
        <translation>Datei beiseitelegen</translation>
    </message>
    <message>
        <source>The file is kept as %1. New imports and choices start afresh.</source>
        <translation>Die Datei bleibt als %1 erhalten. Neue Importe und Festlegungen beginnen von vorn.</translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation>Ordner importieren</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Dateien importieren</translation>
    </message>
    <message>
        <source>Data (*.json *.csv *.tsv *.txt *.js);;All files (*)</source>
        <translation>Daten (*.json *.csv *.tsv *.txt *.js);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy a table with a header that names the instance type, then paste it here.</source>
        <translation>Die Zwischenablage enthält keinen Text. Kopieren Sie eine Tabelle, deren Kopf den Instanztyp nennt, und fügen Sie sie hier ein.</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>eingefügte Tabelle</translation>
    </message>
    <message>
        <source>Revert…</source>
        <translation>Zurücknehmen…</translation>
    </message>
    <message>
        <source>My data</source>
        <translation>Meine Daten</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) imported from %1.</source>
        <translation>
            <numerusform>%n Zeile aus %1 importiert.</numerusform>
            <numerusform>%n Zeilen aus %1 importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Revert the import</source>
        <translation>Import zurücknehmen</translation>
    </message>
    <message numerus="yes">
        <source>Revert the %n row(s) of %1? Undo brings them back.</source>
        <translation>
            <numerusform>%n Zeile aus %1 zurücknehmen? Rückgängig bringt sie wieder.</numerusform>
            <numerusform>%n Zeilen aus %1 zurücknehmen? Rückgängig bringt sie wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The import of %1 was reverted.</source>
        <translation>Der Import von %1 wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Drop a carried figure</source>
        <translation>Mitgeführten Kennwert entfernen</translation>
    </message>
    <message>
        <source>The catalogue has no instance type %1.</source>
        <translation>Der Katalog hat keinen Instanztyp %1.</translation>
    </message>
    <message>
        <source>The catalogue has no region %1.</source>
        <translation>Der Katalog hat keine Region %1.</translation>
    </message>
    <message>
        <source>The catalogue has no model %1.</source>
        <translation>Der Katalog hat kein Modell %1.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3.</source>
        <translation>%1: gefunden %2, erwartet %3.</translation>
    </message>
    <message>
        <source>Override: %1</source>
        <translation>Überschreibung: %1</translation>
    </message>
    <message>
        <source>Export the &amp;table…</source>
        <translation>&amp;Tabelle exportieren…</translation>
    </message>
    <message>
        <source>There is nothing to write: every figure is missing.</source>
        <translation>Es gibt nichts zu schreiben: Alle Zahlen fehlen.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Writing the table</source>
        <translation>Tabelle wird geschrieben</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Putting the report together…</source>
        <translation>Bericht wird zusammengestellt…</translation>
    </message>
    <message>
        <source>Putting the report together</source>
        <translation>Bericht wird zusammengestellt</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Bericht wird geschrieben</translation>
    </message>
    <message>
        <source>The server gave no checksum to compare with: %1.</source>
        <translation>Der Server nannte keine Prüfsumme zum Vergleich: %1.</translation>
    </message>
    <message>
        <source>Your price holds from %1 on. The scenario is of %2 and keeps the prices of that day.</source>
        <translation>Ihr Preis gilt ab %1. Das Szenario ist vom %2 und behält die Preise dieses Tages.</translation>
    </message>
    <message>
        <source>“%1” had changes that were not saved.</source>
        <translation>„%1“ hatte nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Clear the list of recent files</source>
        <translation>Liste der zuletzt geöffneten Dateien leeren</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Re&amp;move all pins</source>
        <translation>Alle A&amp;nheftungen lösen</translation>
    </message>
    <message>
        <source>C&amp;lear the filter</source>
        <translation>Fil&amp;ter leeren</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Prices as of %1</source>
        <translation>Preise vom %1</translation>
    </message>
    <message>
        <source>Bring back “%1”</source>
        <translation>„%1“ zurückholen</translation>
    </message>
    <message>
        <source>Recover “%1”</source>
        <translation>„%1“ wiederherstellen</translation>
    </message>
    <message>
        <source>Pins name ways of buying that do not exist: %1.</source>
        <translation>Angeheftete Kandidaten nennen Kaufarten, die es nicht gibt: %1.</translation>
    </message>
    <message>
        <source>Unsaved work was found that cannot be read. %1</source>
        <translation>Ungespeicherte Arbeit wurde gefunden, kann aber nicht gelesen werden. %1</translation>
    </message>
    <message>
        <source>%1 It is kept as %2.</source>
        <translation>%1 Sie bleibt erhalten als %2.</translation>
    </message>
    <message>
        <source>Counts the catalogue: a type may stand under several headings. The answer counts its candidates, each once.</source>
        <translation>Gezählt ist im Katalog: Ein Typ kann unter mehreren Überschriften stehen. Die Antwort zählt ihre Kandidaten, jeden einmal.</translation>
    </message>
    <message>
        <source>Shown in the window&apos;s title bar and at the top of the report</source>
        <translation>Steht in der Titelleiste des Fensters und oben im Bericht</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>Import von %1</translation>
    </message>
    <message>
        <source>Revert the import of %1</source>
        <translation>Import von %1 zurücknehmen</translation>
    </message>
    <message>
        <source>The import of %1 is in force again.</source>
        <translation>Der Import von %1 gilt wieder.</translation>
    </message>
    <message>
        <source>&amp;Methods and formulas</source>
        <translation>&amp;Methoden und Formeln</translation>
    </message>
    <message>
        <source>Error &amp;log</source>
        <translation>Fehler&amp;protokoll</translation>
    </message>
    <message>
        <source>Catalogue %1, newest observations:</source>
        <translation>Katalog %1, neueste Beobachtungen:</translation>
    </message>
    <message>
        <source>&amp;Commands for AWS files…</source>
        <translation>&amp;Befehle für AWS-Dateien…</translation>
    </message>
    <message>
        <source>Keep the inspector open</source>
        <translation>Inspektor offen halten</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Docks</translation>
    </message>
    <message>
        <source>Start &amp;cards</source>
        <translation>Start&amp;karten</translation>
    </message>
    <message>
        <source>Purchase option</source>
        <translation>Kaufoption</translation>
    </message>
    <message>
        <source>Purchase option %1</source>
        <translation>Kaufoption %1</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>&amp;Zoom out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Original size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Currency %1</source>
        <translation>Währung %1</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>accelerator, device, GPU, chip, watts, power, TDP, memory, bandwidth, peak rate</source>
        <translation>Beschleuniger, Gerät, GPU, Chip, Watt, Leistungsaufnahme, TDP, Speicher, Bandbreite, Spitzenleistung</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>%1 billion parameters</source>
        <translation>%1 Milliarden Parameter</translation>
    </message>
    <message>
        <source>%1 million parameters</source>
        <translation>%1 Millionen Parameter</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Nächster Teil des Fensters</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Vorheriger Teil des Fensters</translation>
    </message>
    <message>
        <source>Run the whole study</source>
        <translation>Die ganze Studie rechnen</translation>
    </message>
    <message>
        <source>Study results (*.db)</source>
        <translation>Ergebnisse von Studien (*.db)</translation>
    </message>
    <message>
        <source>Evaluating the study</source>
        <translation>Die Studie wird berechnet</translation>
    </message>
    <message>
        <source>Tea&amp;m catalogue…</source>
        <translation>Team-&amp;Katalog…</translation>
    </message>
    <message>
        <source>Open a stud&amp;y result…</source>
        <translation>Studiener&amp;gebnis öffnen…</translation>
    </message>
    <message>
        <source>Studies under wa&amp;y…</source>
        <translation>Laufende St&amp;udien…</translation>
    </message>
    <message>
        <source>Open a study result</source>
        <translation>Ergebnis einer Studie öffnen</translation>
    </message>
    <message>
        <source>Study results (*.db);;All files (*)</source>
        <translation>Ergebnisse von Studien (*.db);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Opening the result of a study</source>
        <translation>Das Ergebnis einer Studie wird geöffnet</translation>
    </message>
    <message>
        <source>A study is being evaluated already. Wait for its result, or cancel it in the status line.</source>
        <translation>Eine Studie wird schon berechnet. Warten Sie auf ihr Ergebnis, oder brechen Sie sie in der Statuszeile ab.</translation>
    </message>
    <message>
        <source>Opening a report</source>
        <translation>Ein Bericht wird geöffnet</translation>
    </message>
</context>
<context>
    <name>wattfare::MarksButton</name>
    <message>
        <source>Marks</source>
        <extracomment>Button that opens the legend of the marks beside figures: measured, vendor, derived ...</extracomment>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>What the marks beside figures mean</source>
        <translation>Was die Zeichen neben den Zahlen bedeuten</translation>
    </message>
    <message>
        <source>A result bears the weakest mark among the figures that matter to it. The shape tells, not the colour.</source>
        <translation>Ein Ergebnis trägt das schwächste Zeichen der Angaben, auf die es ankommt. Es gilt die Form, nicht die Farbe.</translation>
    </message>
    <message>
        <source>How figures are classed</source>
        <translation>Wie Angaben eingestuft werden</translation>
    </message>
</context>
<context>
    <name>wattfare::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Which of the messages is shown</source>
        <translation>Welche der Meldungen zu sehen ist</translation>
    </message>
    <message>
        <source>Message before</source>
        <translation>Vorige Meldung</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>Nächste Meldung</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>wattfare::MixSliders</name>
    <message>
        <source>On-demand</source>
        <translation>On-Demand</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Commitment</translation>
    </message>
    <message>
        <source>Share of the mix: %1</source>
        <translation>Anteil am Mix: %1</translation>
    </message>
    <message>
        <source>Share of the instances bought this way; the three add up to 100 %.</source>
        <translation>Anteil der so gekauften Instanzen; zusammen ergeben die drei 100&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>wattfare::MonteCarloBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the draws</source>
        <translation>Ziehungen abbrechen</translation>
    </message>
    <message>
        <source>Draw the uncertain inputs</source>
        <translation>Die unsicheren Eingaben ziehen</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>Ziehen beenden</translation>
    </message>
    <message>
        <source>Draws every uncertain input %1 times and shows the quantiles of this figure</source>
        <translation>Zieht jede unsichere Eingabe %1-mal und zeigt die Quantile dieser Zahl</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Ziehen…</translation>
    </message>
    <message>
        <source>Drawing the uncertain inputs</source>
        <translation>Unsichere Eingaben werden gezogen</translation>
    </message>
    <message>
        <source>P5 %1 · P50 %2 · P95 %3 · bounds %4 to %5</source>
        <translation>P5 %1 · P50 %2 · P95 %3 · Schranken %4 bis %5</translation>
    </message>
    <message>
        <source>%1 draws with seed %2: mean %3, standard deviation %4. The bounds add the ranges by the rules of the method; the quantiles come from drawing each input between its bounds.</source>
        <translation>%1 Ziehungen mit Startwert %2: Mittel %3, Standardabweichung %4. Die Schranken verbinden die Spannen nach den Regeln der Methode; die Quantile entstehen, indem jede Eingabe zwischen ihren Schranken gezogen wird.</translation>
    </message>
    <message>
        <source>Simulate the range</source>
        <translation>Spanne simulieren</translation>
    </message>
</context>
<context>
    <name>wattfare::MyDataDialog</name>
    <message>
        <source>Own price</source>
        <translation>Eigener Preis</translation>
    </message>
    <message>
        <source>Own discount</source>
        <translation>Eigener Rabatt</translation>
    </message>
    <message>
        <source>Own figure</source>
        <translation>Eigener Kennwert</translation>
    </message>
    <message>
        <source>Preferred figure</source>
        <translation>Bevorzugter Kennwert</translation>
    </message>
    <message>
        <source>Own throughput</source>
        <translation>Eigener Durchsatz</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>every region</source>
        <translation>jede Region</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, sequence %1</source>
        <translation>, Sequenz %1</translation>
    </message>
    <message>
        <source>%1 % off</source>
        <translation>%1&#xa0;% Rabatt</translation>
    </message>
    <message>
        <source>the figure chosen</source>
        <translation>der gewählte Kennwert</translation>
    </message>
    <message>
        <source>My data</source>
        <translation>Meine Daten</translation>
    </message>
    <message>
        <source>Parts of My data</source>
        <translation>Teile von „Meine Daten“</translation>
    </message>
    <message>
        <source>Revert…</source>
        <translation>Zurücknehmen…</translation>
    </message>
    <message>
        <source>Takes back every row that the import wrote</source>
        <translation>Nimmt jede Zeile zurück, die der Import geschrieben hat</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Back to what the catalogue says; Edit &gt; Undo brings the choice back</source>
        <translation>Zurück zu dem, was der Katalog sagt; Bearbeiten &gt; Rückgängig holt die Festlegung zurück</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Another value for the same subject</source>
        <translation>Ein anderer Wert für denselben Gegenstand</translation>
    </message>
    <message>
        <source>Add an own value…</source>
        <translation>Eigenen Wert hinzufügen…</translation>
    </message>
    <message>
        <source>An own price or discount, throughput, wattage or other figure</source>
        <translation>Ein eigener Preis oder Rabatt, Durchsatz, eine Leistungsaufnahme oder ein anderer Kennwert</translation>
    </message>
    <message>
        <source>Overrides and choices</source>
        <translation>Überschreibungen und Festlegungen</translation>
    </message>
    <message>
        <source>No overrides yet. Add one here, or select a figure in the inspector and choose “Override”.</source>
        <translation>Noch keine eigenen Werte. Fügen Sie hier einen hinzu, oder wählen Sie im Inspektor einen Kennwert und dann „Eigener Wert“.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>The catalogue, with your own values, decides again; Edit &gt; Undo brings it back</source>
        <translation>Der Katalog mit Ihren eigenen Werten entscheidet wieder; Bearbeiten &gt; Rückgängig holt ihn zurück</translation>
    </message>
    <message>
        <source>Carried by the scenario</source>
        <translation>Vom Szenario mitgeführt</translation>
    </message>
    <message>
        <source>The open scenario carries no figures. A saved one carries those that you chose, so that it gives the same result elsewhere.</source>
        <translation>Das offene Szenario führt keine Kennwerte mit. Ein gespeichertes führt die mit, die Sie gewählt haben, damit es anderswo dasselbe Ergebnis gibt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Note or source</source>
        <translation>Notiz oder Quelle</translation>
    </message>
    <message>
        <source>Imports (%1)</source>
        <translation>Importe (%1)</translation>
    </message>
    <message>
        <source>Overrides and choices (%1)</source>
        <translation>Eigene Werte und Festlegungen (%1)</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Carried by the scenario (%1)</source>
        <translation>Vom Szenario mitgeführt (%1)</translation>
    </message>
    <message>
        <source>%1, USD/h</source>
        <translation>%1, USD/h</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>Gilt ab</translation>
    </message>
    <message>
        <source>every date</source>
        <translation>jedes Datum</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Dateien importieren…</translation>
    </message>
    <message>
        <source>Prices, figures or a trace from files; shown before anything is written</source>
        <translation>Preise, Werte oder eine Aufzeichnung aus Dateien; gezeigt, bevor etwas geschrieben wird</translation>
    </message>
    <message>
        <source>Nothing imported yet. Drop a file onto the window, or import one here.</source>
        <translation>Noch nichts importiert. Ziehen Sie eine Datei auf das Fenster, oder importieren Sie hier eine.</translation>
    </message>
    <message>
        <source>all purchase options</source>
        <translation>alle Kaufoptionen</translation>
    </message>
</context>
<context>
    <name>wattfare::OverlayStore</name>
    <message>
        <source>Reading what another window changed</source>
        <translation>Änderungen eines anderen Fensters werden gelesen</translation>
    </message>
    <message>
        <source>Fitting throughput to the benchmarks</source>
        <translation>Durchsatz wird an die Benchmarks angepasst</translation>
    </message>
</context>
<context>
    <name>wattfare::OwnColumnDialog</name>
    <message>
        <source>Columns of your own</source>
        <translation>Eigene Spalten</translation>
    </message>
    <message>
        <source>SQL over the other columns; Ctrl+Space completes names</source>
        <translation>SQL über die anderen Spalten; Strg+Leertaste ergänzt Namen</translation>
    </message>
    <message>
        <source>A click takes a column into the fields above</source>
        <translation>Ein Klick übernimmt eine Spalte in die Felder darüber</translation>
    </message>
    <message>
        <source>Add or change</source>
        <translation>Hinzufügen oder ändern</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>SQL expression</source>
        <translation>SQL-Ausdruck</translation>
    </message>
    <message>
        <source>What shall the column show? For example %1.</source>
        <translation>Was soll die Spalte zeigen? Zum Beispiel %1.</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>wattfare::OwnValueDialog</name>
    <message>
        <source>Override</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Watts or another figure</source>
        <translation>Watt oder ein anderer Kennwert</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>Instanztyp</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Every region</source>
        <translation>Jede Region</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Kaufart</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Of which</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>CPU platform</source>
        <translation>CPU-Plattform</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bauteil</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>Optional lower bound</source>
        <translation>Untere Grenze, optional</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Optional upper bound</source>
        <translation>Obere Grenze, optional</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Optional, for example 128</source>
        <translation>Optional, zum Beispiel 128</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>Optional, for example FP16</source>
        <translation>Optional, zum Beispiel FP16</translation>
    </message>
    <message>
        <source>Note or source</source>
        <translation>Notiz oder Quelle</translation>
    </message>
    <message>
        <source>Use this value</source>
        <translation>Diesen Wert verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Now used: %1 %2 (%3)</source>
        <translation>Jetzt verwendet: %1 %2 (%3)</translation>
    </message>
    <message>
        <source>Value, %1</source>
        <translation>Wert, %1</translation>
    </message>
    <message>
        <source>A number is needed.</source>
        <translation>Eine Zahl ist nötig.</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>Gilt ab</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>JJJJ-MM-TT</translation>
    </message>
    <message>
        <source>The day from which your price counts. Before it the catalogue&apos;s prices hold, so that results for an earlier date stay as they were. Empty: today.</source>
        <translation>Der Tag, ab dem Ihr Preis zählt. Davor gelten die Preise des Katalogs, sodass Ergebnisse für frühere Tage bleiben, wie sie waren. Leer: heute.</translation>
    </message>
    <message>
        <source>Holds from: a day up to today is needed, such as %1.</source>
        <translation>Gilt ab: Ein Tag bis heute wird benötigt, etwa %1.</translation>
    </message>
    <message>
        <source>Part of your own value: it counts in every view at once, and Undo reverts it.</source>
        <translation>Teil Ihres eigenen Werts: Er zählt sofort in jeder Ansicht, und Rückgängig nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>For example a contract or a measurement</source>
        <translation>Zum Beispiel ein Vertrag oder eine Messung</translation>
    </message>
    <message>
        <source>All of them (discount)</source>
        <translation>Alle (Rabatt)</translation>
    </message>
    <message>
        <source>Every type (discount)</source>
        <translation>Jeder Typ (Rabatt)</translation>
    </message>
</context>
<context>
    <name>wattfare::ParameterField</name>
    <message>
        <source>per second</source>
        <translation>je Sekunde</translation>
    </message>
    <message>
        <source>per minute</source>
        <translation>je Minute</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>je Stunde</translation>
    </message>
    <message>
        <source>per day</source>
        <translation>je Tag</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>je Monat</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Einheit von %1</translation>
    </message>
    <message>
        <source>Shows the rate in another unit; the rate itself stays. A month has 730 hours.</source>
        <translation>Zeigt die Rate in anderer Einheit; die Rate selbst bleibt. Ein Monat hat 730 Stunden.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Changed. Reset %1 to %2</source>
        <translation>Geändert. %1 zurücksetzen auf %2</translation>
    </message>
    <message>
        <source>%1 is outside %2 to %3.</source>
        <translation>%1 liegt nicht zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>“%1” is not a day; write it as %2.</source>
        <translation>„%1“ ist kein Tag; schreiben Sie ihn wie %2.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Changed by a lever: %1</source>
        <translation>Durch einen Hebel geändert: %1</translation>
    </message>
</context>
<context>
    <name>wattfare::PlacePage</name>
    <message>
        <source>Place</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Objective of the placement</source>
        <translation>Ziel der Platzierung</translation>
    </message>
    <message>
        <source>Types of the placement</source>
        <translation>Typen der Platzierung</translation>
    </message>
    <message>
        <source>Region of the placement</source>
        <translation>Region der Platzierung</translation>
    </message>
    <message>
        <source>Prices of the placement</source>
        <translation>Preise der Platzierung</translation>
    </message>
    <message>
        <source>The instance is on the clipboard.</source>
        <translation>Die Instanz ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>%1 (scenario)</source>
        <translation>%1 (Szenario)</translation>
    </message>
    <message>
        <source>of the file: %1</source>
        <translation>der Datei: %1</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog geöffnet</translation>
    </message>
    <message>
        <source>Instance types, prices and power figures come from a catalogue file.</source>
        <translation>Instanztypen, Preise und Angaben zur Leistungsaufnahme kommen aus einer Katalogdatei.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>Katalog öffnen…</translation>
    </message>
    <message>
        <source>Nothing is pinned. Pin candidates on the Explore page, or allow other types.</source>
        <translation>Nichts ist angeheftet. Heften Sie auf der Seite Erkunden Kandidaten an oder lassen Sie andere Typen zu.</translation>
    </message>
    <message>
        <source>There are no tasks. Add one, paste rows or open a file.</source>
        <translation>Es gibt keine Tasks. Fügen Sie einen hinzu, fügen Sie Zeilen ein oder öffnen Sie eine Datei.</translation>
    </message>
    <message>
        <source>Placing the tasks</source>
        <translation>Tasks werden platziert</translation>
    </message>
    <message>
        <source>Cancelled. What is shown is the answer before.</source>
        <translation>Abgebrochen. Gezeigt wird die Antwort davor.</translation>
    </message>
    <message numerus="yes">
        <source>%n more task(s) fit nowhere.</source>
        <translation>
            <numerusform>%n weiterer Task passt nirgends hin.</numerusform>
            <numerusform>%n weitere Tasks passen nirgends hin.</numerusform>
        </translation>
    </message>
    <message>
        <source>No placement</source>
        <translation>Keine Platzierung</translation>
    </message>
    <message>
        <source>None of the tasks can be placed.</source>
        <translation>Keiner der Tasks lässt sich platzieren.</translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s): %1</source>
        <translation>
            <numerusform>%n Instanz: %1</numerusform>
            <numerusform>%n Instanzen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 USD/h</source>
        <translation>%1 USD/h</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>At most %1 above the lower bound of %2.</source>
        <translation>Höchstens %1 über der unteren Schranke von %2.</translation>
    </message>
    <message>
        <source>Idle: %1 of the GPUs (%2 of %3), %4 of the vCPU, %5 of the memory.</source>
        <translation>Ungenutzt: %1 der GPUs (%2 von %3), %4 der vCPU, %5 des Speichers.</translation>
    </message>
    <message>
        <source>On-demand prices of %1 as of %2; power at the racks without PUE; %3 of the memory is left to the system.</source>
        <translation>On-Demand-Preise von %1 am %2; Leistung am Rack ohne PUE; %3 des Speichers bleiben dem System.</translation>
    </message>
    <message>
        <source>Tasks of %1</source>
        <translation>Tasks aus %1</translation>
    </message>
    <message>
        <source>Tasks (*.json)</source>
        <translation>Tasks (*.json)</translation>
    </message>
    <message>
        <source>What sits where</source>
        <translation>Belegung</translation>
    </message>
    <message>
        <source>Container tasks</source>
        <translation>Container-Tasks</translation>
    </message>
    <message>
        <source>Add a task</source>
        <translation>Task hinzufügen</translation>
    </message>
    <message>
        <source>Remove the selected tasks</source>
        <translation>Gewählte Tasks entfernen</translation>
    </message>
    <message>
        <source>Save the tasks as a file that wattfare-cli place takes</source>
        <translation>Tasks als Datei speichern, die wattfare-cli place annimmt</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Replaces the tasks by the example. Undo brings yours back.</source>
        <translation>Ersetzt die Tasks durch das Beispiel. Rückgängig bringt Ihre zurück.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Example of a placement</source>
        <translation>Beispiel einer Platzierung</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>number of instances</source>
        <translation>Zahl der Instanzen</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>all on offer</source>
        <translation>alle angebotenen</translation>
    </message>
    <message>
        <source>the pinned ones</source>
        <translation>die angehefteten</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>The types that may be opened, each as often as needed.</source>
        <translation>Die Typen, die geöffnet werden dürfen, jeder so oft wie nötig.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Instance types, with * for any ending: g4dn.*, g5.*</source>
        <translation>Instanztypen, mit * für jede Endung: g4dn.*, g5.*</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Prices and the offer of types are of this region.</source>
        <translation>Preise und Angebot der Typen gelten für diese Region.</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>neueste</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Progress of the placement</source>
        <translation>Fortschritt der Platzierung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Place again</source>
        <translation>Erneut platzieren</translation>
    </message>
    <message>
        <source>Views of the placement</source>
        <translation>Ansichten der Platzierung</translation>
    </message>
    <message>
        <source>One type alone</source>
        <translation>Ein Typ allein</translation>
    </message>
    <message>
        <source>No type was compared.</source>
        <translation>Kein Typ wurde verglichen.</translation>
    </message>
    <message>
        <source>How many instances of each single type would hold all tasks</source>
        <translation>Wie viele Instanzen eines einzigen Typs alle Tasks aufnähmen</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Save the instances as CSV</source>
        <translation>Instanzen als CSV speichern</translation>
    </message>
    <message>
        <source>Save the drawing as PNG</source>
        <translation>Zeichnung als PNG speichern</translation>
    </message>
    <message>
        <source>The answer is on the clipboard.</source>
        <translation>Die Antwort ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Proved optimal by %1.</source>
        <translation>Nachweislich optimal (%1).</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimieren</translation>
    </message>
    <message>
        <source>these</source>
        <translation>diese</translation>
    </message>
    <message>
        <source>What the placement makes as small as it can: cost of an hour, instances, or watts.</source>
        <translation>Was die Platzierung so klein wie möglich macht: Kosten einer Stunde, Instanzen oder Watt.</translation>
    </message>
    <message>
        <source>Reading tasks</source>
        <translation>Tasks werden gelesen</translation>
    </message>
    <message>
        <source>There is a task “%1” already.</source>
        <translation>Es gibt schon einen Task „%1“.</translation>
    </message>
    <message>
        <source>A table holds at most %1 tasks.</source>
        <translation>Eine Tabelle fasst höchstens %1 Tasks.</translation>
    </message>
    <message numerus="yes">
        <source>%n more note(s).</source>
        <translation>
            <numerusform>%n weiterer Hinweis.</numerusform>
            <numerusform>%n weitere Hinweise.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a task definition or manifest</source>
        <translation>Taskdefinition oder Manifest öffnen</translation>
    </message>
    <message>
        <source>Task definitions, manifests, tasks (*.json *.yaml *.yml);;All files (*)</source>
        <translation>Taskdefinitionen, Manifeste, Tasks (*.json *.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>F2 or typing edits a cell, Delete removes rows, Ctrl+C and Ctrl+V copy and paste tab-separated rows; Ctrl+V takes task definitions and manifests, too.</source>
        <translation>F2 oder Tippen bearbeitet eine Zelle, Entf entfernt Zeilen, Strg+C und Strg+V kopieren und fügen tabulatorgetrennte Zeilen ein; Strg+V nimmt auch Taskdefinitionen und Manifeste.</translation>
    </message>
    <message>
        <source>Paste tasks: rows of a spreadsheet, a task definition or a manifest</source>
        <translation>Tasks einfügen: Zeilen einer Tabellenkalkulation, eine Taskdefinition oder ein Manifest</translation>
    </message>
    <message>
        <source>Amazon ECS task definitions and services, Kubernetes manifests (JSON or YAML), or tasks saved here. They can be dropped on the window or pasted into the table as well.</source>
        <translation>Taskdefinitionen und Services von Amazon ECS, Kubernetes-Manifeste (JSON oder YAML) oder hier gespeicherte Tasks. Sie lassen sich auch auf das Fenster ziehen oder in die Tabelle einfügen.</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Was gelesen wurde</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>What holds a task</source>
        <translation>Was einen Task fasst</translation>
    </message>
    <message>
        <source>There is no task to look at.</source>
        <translation>Es gibt keinen Task zu betrachten.</translation>
    </message>
    <message>
        <source>Which types hold the task alone, how many copies an instance holds, and what a copy costs with what stays idle</source>
        <translation>Welche Typen den Task allein fassen, wie viele Kopien eine Instanz fasst und was eine Kopie samt Leerlauf kostet</translation>
    </message>
    <message>
        <source>Deploy the placement: files for ECS and Karpenter, checklist</source>
        <translation>Platzierung bereitstellen: Dateien für ECS und Karpenter, Checkliste</translation>
    </message>
    <message>
        <source>Deploy…</source>
        <translation>Bereitstellen…</translation>
    </message>
    <message>
        <source>Copy the ECS template (CloudFormation)</source>
        <translation>ECS-Vorlage kopieren (CloudFormation)</translation>
    </message>
    <message>
        <source>Save the ECS template (CloudFormation)…</source>
        <translation>ECS-Vorlage speichern (CloudFormation)…</translation>
    </message>
    <message>
        <source>Copy the Karpenter NodePools</source>
        <translation>Karpenter-NodePools kopieren</translation>
    </message>
    <message>
        <source>Save the Karpenter NodePools…</source>
        <translation>Karpenter-NodePools speichern…</translation>
    </message>
    <message>
        <source>On the clipboard. It was not run: review it before you apply it.</source>
        <translation>In der Zwischenablage. Nicht ausgeführt: prüfen Sie die Datei, bevor Sie sie anwenden.</translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml)</source>
        <translation>YAML-Dateien (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Spot capacity in these files</source>
        <translation>Spot-Kapazität in diesen Dateien</translation>
    </message>
    <message>
        <source>Checklist by type…</source>
        <translation>Checkliste nach Typ…</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Checkliste</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Architecture of the placement</source>
        <translation>Architektur der Platzierung</translation>
    </message>
    <message>
        <source>x86-64</source>
        <translation>x86-64</translation>
    </message>
    <message>
        <source>x86-64 and Arm</source>
        <translation>x86-64 und Arm</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>On which processors tasks are placed that name none. An image that was built for x86-64 alone does not run on Arm.</source>
        <translation>Auf welchen Prozessoren Tasks platziert werden, die keinen nennen. Ein nur für x86-64 gebautes Image läuft nicht auf Arm.</translation>
    </message>
    <message>
        <source>Container tasks (example)</source>
        <translation>Container-Tasks (Beispiel)</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>An example. Open, paste or drop tasks of your own: they replace it.</source>
        <translation>Ein Beispiel. Eigene Tasks, die Sie öffnen, einfügen oder ablegen, ersetzen es.</translation>
    </message>
    <message>
        <source>of the scenario&apos;s day</source>
        <translation>vom Tag des Szenarios</translation>
    </message>
    <message>
        <source>On-demand prices</source>
        <translation>On-Demand-Preise</translation>
    </message>
    <message>
        <source>Prices of which day count. Place buys on demand; Spot and commitments are weighed in Explore.</source>
        <translation>Preise welchen Tages gelten. Platzieren kauft On-Demand; Spot und Zusagen werden in Erkunden abgewogen.</translation>
    </message>
</context>
<context>
    <name>wattfare::PlacementTaskModel</name>
    <message>
        <source>A table holds at most %1 tasks.</source>
        <translation>Eine Tabelle fasst höchstens %1 Tasks.</translation>
    </message>
    <message>
        <source>task</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>Add a task</source>
        <translation>Task hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n task(s)</source>
        <translation>
            <numerusform>%n Task entfernen</numerusform>
            <numerusform>%n Tasks entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: true or false is expected, not “%2”.</source>
        <translation>%1: true oder false wird erwartet, nicht „%2“.</translation>
    </message>
    <message>
        <source>%1: at most 200 characters.</source>
        <translation>%1: höchstens 200 Zeichen.</translation>
    </message>
    <message>
        <source>A task needs a name.</source>
        <translation>Ein Task braucht einen Namen.</translation>
    </message>
    <message>
        <source>%1: a whole number from 0 to %2 is expected, not “%3”.</source>
        <translation>%1: eine ganze Zahl von 0 bis %2 wird erwartet, nicht „%3“.</translation>
    </message>
    <message>
        <source>%1: a number from 0 to %2 is expected, not “%3”.</source>
        <translation>%1: eine Zahl von 0 bis %2 wird erwartet, nicht „%3“.</translation>
    </message>
    <message>
        <source>The first line names a column that tasks do not have: “%1”.</source>
        <translation>Die erste Zeile nennt eine Spalte, die Tasks nicht haben: „%1“.</translation>
    </message>
    <message>
        <source>%1 cells, but the table has %2 columns.</source>
        <translation>%1 Zellen, die Tabelle hat aber %2 Spalten.</translation>
    </message>
    <message>
        <source>There is a task “%1” already.</source>
        <translation>Es gibt schon einen Task „%1“.</translation>
    </message>
    <message>
        <source>Nothing was pasted. Row %1: %2</source>
        <translation>Nichts wurde eingefügt. Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n task(s)</source>
        <translation>
            <numerusform>%n Task einfügen</numerusform>
            <numerusform>%n Tasks einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>%1 of a task</source>
        <translation>%1 eines Tasks</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>GiB per GPU</source>
        <translation>GiB je GPU</translation>
    </message>
    <message>
        <source>GPU model</source>
        <translation>GPU-Modell</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Getrennt</translation>
    </message>
    <message>
        <source>Name of the task, once in the table.</source>
        <translation>Name des Tasks, einmalig in der Tabelle.</translation>
    </message>
    <message>
        <source>Identical copies of the task.</source>
        <translation>Gleiche Kopien des Tasks.</translation>
    </message>
    <message>
        <source>Whole accelerators that one copy holds alone, of any kind unless the model is named.</source>
        <translation>Ganze Beschleuniger, die eine Kopie für sich allein hat, jeder Art, wenn kein Modell genannt ist.</translation>
    </message>
    <message>
        <source>vCPU of one copy. ECS counts 1,024 units for each.</source>
        <translation>vCPU einer Kopie. ECS zählt für jede 1.024 Einheiten.</translation>
    </message>
    <message>
        <source>Memory of one copy in GiB.</source>
        <translation>Speicher einer Kopie in GiB.</translation>
    </message>
    <message>
        <source>Least memory of each GPU in GiB; empty for any.</source>
        <translation>Mindestspeicher jeder GPU in GiB; leer für beliebig.</translation>
    </message>
    <message>
        <source>Instance types that the task accepts, with * for any ending: g4dn.*, g5.*; empty for any.</source>
        <translation>Instanztypen, die der Task annimmt, mit * für jede Endung: g4dn.*, g5.*; leer für beliebig.</translation>
    </message>
    <message>
        <source>Availability zone that the task must run in; empty for any.</source>
        <translation>Verfügbarkeitszone, in der der Task laufen muss; leer für beliebig.</translation>
    </message>
    <message>
        <source>No two copies on the same instance.</source>
        <translation>Keine zwei Kopien auf derselben Instanz.</translation>
    </message>
    <message>
        <source>Key of an accelerator in the catalogue, with * for any ending: nvidia-t4, nvidia-*; empty for any.</source>
        <translation>Schlüssel eines Beschleunigers im Katalog, mit * für jedes Ende: nvidia-t4, nvidia-*; leer für jeden.</translation>
    </message>
    <message>
        <source>%1: a MIG profile such as 1g.10gb or a fraction such as 1/8 is expected, not “%2”.</source>
        <translation>%1: Erwartet wird ein MIG-Profil wie 1g.10gb oder ein Bruchteil wie 1/8, nicht „%2“.</translation>
    </message>
    <message>
        <source>%1: x86_64 or arm64 is expected, not “%2”.</source>
        <translation>%1: Erwartet wird x86_64 oder arm64, nicht „%2“.</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>ganz</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Part of a GPU</source>
        <translation>Teil einer GPU</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>MIG profile that the task takes (1g.10gb; GPUs counts such parts), or the least fraction of a GPU that its device may be (1/8); empty for whole GPUs.</source>
        <translation>MIG-Profil, das der Task belegt (1g.10gb; GPUs zählt solche Teile), oder der kleinste Bruchteil einer GPU, der ihr Gerät sein darf (1/8); leer für ganze GPUs.</translation>
    </message>
    <message>
        <source>x86_64 or arm64, as the image of the task is built. Empty: x86_64, unless Arm is allowed below.</source>
        <translation>x86_64 oder arm64, wie das Image des Tasks gebaut ist. Leer: x86_64, sofern Arm unten nicht erlaubt ist.</translation>
    </message>
</context>
<context>
    <name>wattfare::PlacementView</name>
    <message>
        <source>What sits where</source>
        <translation>Belegung</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Instance %1 of %2: %3</source>
        <translation>Instanz %1 von %2: %3</translation>
    </message>
    <message>
        <source>no tasks</source>
        <translation>keine Tasks</translation>
    </message>
    <message>
        <source>%1 of %2 GPUs</source>
        <translation>%1 von %2 GPUs</translation>
    </message>
    <message>
        <source>%1 of %2 vCPU</source>
        <translation>%1 von %2 vCPU</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>%1 von %2 GiB</translation>
    </message>
    <message>
        <source>%1 USD/h</source>
        <translation>%1 USD/h</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>%1 × %2: %3 GPUs, %4 vCPU, %5 GiB</source>
        <translation>%1 × %2: %3 GPUs, %4 vCPU, %5 GiB</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>%1 × %2: %3 of a GPU, %4 vCPU, %5 GiB</source>
        <translation>%1 × %2: %3 einer GPU, %4 vCPU, %5 GiB</translation>
    </message>
</context>
<context>
    <name>wattfare::PredictionsPane</name>
    <message>
        <source>Errors by group</source>
        <translation>Fehler nach Gruppen</translation>
    </message>
    <message>
        <source>What the benchmarks have in common.</source>
        <translation>Was die Benchmarks gemeinsam haben.</translation>
    </message>
    <message>
        <source>Benchmarks that were predicted without their model on their hardware.</source>
        <translation>Benchmarks, die ohne ihr Modell auf ihrer Hardware vorhergesagt wurden.</translation>
    </message>
    <message>
        <source>Half of the predictions are off by no more than this factor, up or down: 1.2 is 20 % above or 17 % below.</source>
        <translation>Die Hälfte der Vorhersagen weicht höchstens um diesen Faktor ab, nach oben oder unten: 1,2 ist 20&#xa0;% darüber oder 17&#xa0;% darunter.</translation>
    </message>
    <message>
        <source>Nine of ten predictions are off by no more than this factor, up or down.</source>
        <translation>Neun von zehn Vorhersagen weichen höchstens um diesen Faktor ab, nach oben oder unten.</translation>
    </message>
    <message>
        <source>Half of the predictions lie higher than this above what was measured, half lower.</source>
        <translation>Die Hälfte der Vorhersagen liegt um mehr als dies über der Messung, die andere Hälfte um weniger.</translation>
    </message>
    <message>
        <source>Share of what was measured that lies within the range stated to hold 80 %.</source>
        <translation>Anteil der Messungen in dem Bereich, der 80&#xa0;% enthalten soll.</translation>
    </message>
    <message>
        <source>Select a group to see it alone.</source>
        <translation>Wählen Sie eine Gruppe, um nur sie zu sehen.</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Ausgeschlossene</translation>
    </message>
    <message>
        <source>Benchmarks that the method would have taken, each with the reason why it does not</source>
        <translation>Benchmarks, die die Methode genommen hätte, jeder mit dem Grund, warum nicht</translation>
    </message>
    <message>
        <source>Excluded benchmarks</source>
        <translation>Ausgeschlossene Benchmarks</translation>
    </message>
    <message numerus="yes">
        <source>%Ln benchmark(s) excluded, each with its reason. They answer for their own instance type where they can, but move no prediction.</source>
        <translation>
            <numerusform>%Ln Benchmark ausgelassen, mit seinem Grund. Er beantwortet seinen eigenen Instanztyp, wo er kann, bewegt aber keine Vorhersage.</numerusform>
            <numerusform>%Ln Benchmarks ausgelassen, jeder mit seinem Grund. Sie beantworten ihren eigenen Instanztyp, wo sie können, bewegen aber keine Vorhersage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::QualityPanel</name>
    <message>
        <source>Contradictions</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Wide ranges</source>
        <translation>Weite Spannen</translation>
    </message>
    <message>
        <source>Without a price</source>
        <translation>Ohne Preis</translation>
    </message>
    <message>
        <source>Without a benchmark</source>
        <translation>Ohne Benchmark</translation>
    </message>
    <message>
        <source>Without power figures</source>
        <translation>Ohne Angaben zur Leistungsaufnahme</translation>
    </message>
    <message>
        <source>Implausible</source>
        <translation>Unplausibel</translation>
    </message>
    <message>
        <source>Overrides without effect</source>
        <translation>Überschreibungen ohne Wirkung</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>Datenqualität</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog geöffnet</translation>
    </message>
    <message>
        <source>Kind of finding</source>
        <translation>Art des Befunds</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Used: %1</source>
        <translation>Verwendet: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n more; choose the kind and narrow the regions</source>
        <translation>
            <numerusform>%n weiterer; Art wählen und Regionen eingrenzen</numerusform>
            <numerusform>%n weitere; Art wählen und Regionen eingrenzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>In the answer</source>
        <translation>In der Antwort</translation>
    </message>
    <message>
        <source>Use this figure</source>
        <translation>Diesen Kennwert verwenden</translation>
    </message>
    <message>
        <source>Let the selected alternative count, in every view</source>
        <translation>Die gewählte Alternative soll gelten, in allen Ansichten</translation>
    </message>
    <message>
        <source>Override…</source>
        <translation>Überschreiben…</translation>
    </message>
    <message>
        <source>Put a value of your own in the place of the selected figure</source>
        <translation>Einen eigenen Wert an die Stelle des gewählten Kennwerts setzen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>The cheapest or the cleanest candidate depends on it</source>
        <translation>Der günstigste oder der sauberste Kandidat hängt davon ab</translation>
    </message>
    <message numerus="yes">
        <source>%n contradiction(s)</source>
        <translation>
            <numerusform>%n Widerspruch</numerusform>
            <numerusform>%n Widersprüche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wide range(s)</source>
        <translation>
            <numerusform>%n weite Spanne</numerusform>
            <numerusform>%n weite Spannen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n implausible</source>
        <translation>
            <numerusform>%n unplausibel</numerusform>
            <numerusform>%n unplausibel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of yours without effect</source>
        <translation>
            <numerusform>%n von Ihnen ohne Wirkung</numerusform>
            <numerusform>%n von Ihnen ohne Wirkung</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows findings of one kind alone</source>
        <translation>Zeigt nur Befunde einer Art</translation>
    </message>
    <message numerus="yes">
        <source>%n about the selection</source>
        <translation>
            <numerusform>%n zur Auswahl</numerusform>
            <numerusform>%n zur Auswahl</numerusform>
        </translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) without a price in a region</source>
        <translation>
            <numerusform>%n Typ ohne Preis in einer Region</numerusform>
            <numerusform>%n Typen ohne Preis in einer Region</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) without a benchmark</source>
        <translation>
            <numerusform>%n Typ ohne Benchmark</numerusform>
            <numerusform>%n Typen ohne Benchmark</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) without power figures</source>
        <translation>
            <numerusform>%n Typ ohne Angaben zur Leistungsaufnahme</numerusform>
            <numerusform>%n Typen ohne Angaben zur Leistungsaufnahme</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what touches a candidate</source>
        <translation>Nur, was einen Kandidaten betrifft</translation>
    </message>
    <message>
        <source>Hides findings that touch no candidate of the scenario</source>
        <translation>Blendet Befunde aus, die keinen Kandidaten des Szenarios betreffen</translation>
    </message>
    <message>
        <source>Candidates of the scenario that the finding touches</source>
        <translation>Kandidaten des Szenarios, die der Befund betrifft</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Neither the cheapest nor the cleanest candidate depends on it</source>
        <translation>Weder der günstigste noch der sauberste Kandidat hängt davon ab</translation>
    </message>
    <message>
        <source>Sources hard to follow</source>
        <translation>Schwer nachprüfbare Quellen</translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) of sources</source>
        <translation>
            <numerusform>%n Lücke in Quellen</numerusform>
            <numerusform>%n Lücken in Quellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Stale observations</source>
        <translation>Veraltete Beobachtungen</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) with stale observations</source>
        <translation>
            <numerusform>%n Typ mit veralteten Beobachtungen</numerusform>
            <numerusform>%n Typen mit veralteten Beobachtungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Refresh from AWS…</source>
        <translation>Von AWS aktualisieren…</translation>
    </message>
    <message>
        <source>Opens the choice of the public AWS files that hold newer prices and interruption frequencies. Nothing is fetched before you press Fetch there.</source>
        <translation>Öffnet die Auswahl der öffentlichen AWS-Dateien mit neueren Preisen und Unterbrechungshäufigkeiten. Nichts wird geholt, bevor Sie dort Holen drücken.</translation>
    </message>
</context>
<context>
    <name>wattfare::QueryAnswer</name>
    <message>
        <source>Filter the answer: a word, or a condition over its columns</source>
        <translation>Antwort filtern: Wort oder Bedingung</translation>
    </message>
    <message>
        <source>Rows that pass the filter, of the answer</source>
        <translation>Zeilen, die dem Filter entsprechen, von denen der Antwort</translation>
    </message>
    <message>
        <source>Answer of the query</source>
        <translation>Antwort der Abfrage</translation>
    </message>
    <message>
        <source>No row passes the filter.</source>
        <translation>Keine Zeile entspricht dem Filter.</translation>
    </message>
    <message>
        <source>Run a statement to see its answer here.</source>
        <translation>Eine Anweisung ausführen, um hier ihre Antwort zu sehen.</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>Wird gefiltert</translation>
    </message>
    <message>
        <source>Cancelled. These are the rows of the filter before.</source>
        <translation>Abgebrochen. Dies sind die Zeilen des vorigen Filters.</translation>
    </message>
    <message>
        <source>Copying the table</source>
        <translation>Tabelle wird kopiert</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Die Tabelle ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The answer has no rows.</source>
        <translation>Die Antwort hat keine Zeilen.</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>No answer: what is wrong stands under the statement.</source>
        <translation>Keine Antwort: Was falsch ist, steht unter der Anweisung.</translation>
    </message>
    <message>
        <source>No answer: the statement was cancelled.</source>
        <translation>Keine Antwort: Die Anweisung wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>wattfare::QueryChart</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>Art des Diagramms</translation>
    </message>
    <message>
        <source>How the answer is drawn</source>
        <translation>Wie die Antwort gezeichnet wird</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Column that measures</source>
        <translation>Spalte, die misst</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Column that names or runs along</source>
        <translation>Spalte, die benennt oder entlangläuft</translation>
    </message>
    <message>
        <source>Answer of the query as a chart</source>
        <translation>Antwort der Abfrage als Diagramm</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Number of the row</source>
        <translation>Nummer der Zeile</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows, as the table has them sorted</source>
        <translation>Die ersten %1 von %2 Zeilen, wie die Tabelle sie sortiert hat</translation>
    </message>
    <message>
        <source>Drawing the chart</source>
        <translation>Diagramm wird gezeichnet</translation>
    </message>
</context>
<context>
    <name>wattfare::QueryPage</name>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Run the statement (Ctrl+Enter)</source>
        <translation>Anweisung ausführen (Strg+Enter)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the statement that runs (Esc)</source>
        <translation>Laufende Anweisung stoppen (Esc)</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Saved queries and those run before</source>
        <translation>Gespeicherte und früher ausgeführte Abfragen</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>SQL statement</source>
        <translation>SQL-Anweisung</translation>
    </message>
    <message>
        <source>Result of the last run</source>
        <translation>Ergebnis der letzten Ausführung</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>Running the query</source>
        <translation>Abfrage läuft</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>more rows than shown</source>
        <translation>mehr Zeilen als gezeigt</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>One SELECT over the tables of the catalogue, your own figures (schema overlay) and the current results (table results). Ctrl+Space completes names, Alt+Up and Alt+Down walk through the statements run before.</source>
        <translation>Ein SELECT über die Tabellen des Katalogs, Ihre eigenen Werte (Schema overlay) und die aktuellen Ergebnisse (Tabelle results). Strg+Leertaste ergänzt Namen, Alt+Auf und Alt+Ab blättern durch die zuvor ausgeführten Anweisungen.</translation>
    </message>
    <message>
        <source>Reading the names of the tables</source>
        <translation>Tabellennamen werden gelesen</translation>
    </message>
    <message>
        <source>Show the rows as a chart, of columns that you choose</source>
        <translation>Zeilen als Diagramm zeigen, aus Spalten, die Sie wählen</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG-Bilder (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog geöffnet</translation>
    </message>
    <message>
        <source>Statements are over the tables of a catalogue file.</source>
        <translation>Abfragen laufen über die Tabellen einer Katalogdatei.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>Katalog öffnen…</translation>
    </message>
    <message>
        <source>Write the rows shown to a CSV file, 15 significant figures</source>
        <translation>Gezeigte Zeilen mit 15 signifikanten Stellen in eine CSV-Datei schreiben</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Tables and columns that a statement may use</source>
        <translation>Tabellen und Spalten, die eine Anweisung verwenden kann</translation>
    </message>
    <message>
        <source>Back to the catalogue</source>
        <translation>Zurück zum Katalog</translation>
    </message>
    <message>
        <source>Ask the catalogue, your own figures and the current results again</source>
        <translation>Wieder den Katalog, die eigenen Werte und die aktuellen Ergebnisse abfragen</translation>
    </message>
    <message>
        <source>Statements are asked of %1, the result of a study.</source>
        <translation>Anweisungen gelten für %1, das Ergebnis einer Studie.</translation>
    </message>
</context>
<context>
    <name>wattfare::RefreshDialog</name>
    <message>
        <source>Refresh from AWS</source>
        <translation>Von AWS aktualisieren</translation>
    </message>
    <message>
        <source>Prices on demand and reserved, by region:</source>
        <translation>On-Demand- und Reservierungspreise, nach Region:</translation>
    </message>
    <message>
        <source>Search a region</source>
        <translation>Region suchen</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Spot Advisor: interruption frequencies of every region</source>
        <translation>Spot Advisor: Unterbrechungsbänder aller Regionen</translation>
    </message>
    <message>
        <source>Addresses that would be asked:</source>
        <translation>Adressen, die abgefragt würden:</translation>
    </message>
    <message>
        <source>Addresses that would be asked</source>
        <translation>Adressen, die abgefragt würden</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Ohne sie fortfahren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&lt;edition&gt;</source>
        <translation>&lt;Ausgabe&gt;</translation>
    </message>
    <message>
        <source>%1 (%2 last time)</source>
        <translation>%1 (zuletzt %2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Savings Plans of these regions</source>
        <translation>Savings Plans dieser Regionen</translation>
    </message>
    <message>
        <source>Spot prices of now, of every region</source>
        <translation>Spot-Preise von jetzt, aller Regionen</translation>
    </message>
    <message>
        <source>None: choose a region or one of the files below.</source>
        <translation>Keine: Wählen Sie eine Region oder eine der Dateien darunter.</translation>
    </message>
    <message>
        <source>These files are public and need no account. Nothing is asked of the network before you press Show sizes or Fetch, and what comes is compared and shown before it counts.</source>
        <translation>Diese Dateien sind öffentlich und brauchen kein Konto. Das Netzwerk wird nicht gefragt, bevor Sie Größen zeigen oder Holen drücken, und was kommt, wird verglichen und gezeigt, bevor es gilt.</translation>
    </message>
    <message>
        <source>Show sizes</source>
        <translation>Größen zeigen</translation>
    </message>
    <message>
        <source>Asks the servers how large the chosen files are, without fetching them</source>
        <translation>Fragt die Server, wie groß die gewählten Dateien sind, ohne sie zu holen</translation>
    </message>
    <message>
        <source>%1 (size not announced)</source>
        <translation>%1 (Größe nicht genannt)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Asking for the sizes…</source>
        <translation>Größen werden erfragt…</translation>
    </message>
    <message>
        <source>Together at least %1</source>
        <translation>Zusammen mindestens %1</translation>
    </message>
    <message>
        <source>Together %1</source>
        <translation>Zusammen %1</translation>
    </message>
</context>
<context>
    <name>wattfare::RefreshFlow</name>
    <message>
        <source>Fetching %1</source>
        <translation>%1 wird geholt</translation>
    </message>
    <message>
        <source>Fetching the prices of %1 from %2</source>
        <translation>Preise von %1 werden von %2 geholt</translation>
    </message>
    <message>
        <source>Fetching the Savings Plans of %1 from %2</source>
        <translation>Savings Plans von %1 werden von %2 geholt</translation>
    </message>
</context>
<context>
    <name>wattfare::RegionMap</name>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>Chosen: %1. A click adds a region or removes it.</source>
        <translation>Gewählt: %1. Ein Klick fügt eine Region hinzu oder entfernt sie.</translation>
    </message>
</context>
<context>
    <name>wattfare::ReportDialog</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>Stands on the first page</source>
        <translation>Steht auf der ersten Seite</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>A&amp;bschnitte</translation>
    </message>
    <message>
        <source>Sections of the report, in their order</source>
        <translation>Abschnitte des Berichts in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Ticked sections are printed, in this order. Drag to reorder.</source>
        <translation>Markierte Abschnitte werden in dieser Reihenfolge gedruckt. Zum Umordnen ziehen.</translation>
    </message>
    <message>
        <source>Move the section up (Alt+Up)</source>
        <translation>Abschnitt nach oben verschieben (Alt+Auf)</translation>
    </message>
    <message>
        <source>Move the section up</source>
        <translation>Abschnitt nach oben verschieben</translation>
    </message>
    <message>
        <source>Move the section down (Alt+Down)</source>
        <translation>Abschnitt nach unten verschieben (Alt+Ab)</translation>
    </message>
    <message>
        <source>Move the section down</source>
        <translation>Abschnitt nach unten verschieben</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>A4, 210 × 297 mm</source>
        <translation>A4, 210 × 297 mm</translation>
    </message>
    <message>
        <source>Letter, 8.5 × 11 in</source>
        <translation>Letter, 8,5 × 11 in</translation>
    </message>
    <message>
        <source>&amp;Classes and sources as columns</source>
        <translation>&amp;Klassen und Quellen als Spalten</translation>
    </message>
    <message>
        <source>CSV and Excel: beside each figure its class and the sources it rests on.</source>
        <translation>CSV und Excel: neben jedem Wert seine Klasse und die Quellen, auf denen er beruht.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation>Datei öff&amp;nen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>Left empty, the report bears the title of the scenario.</source>
        <translation>Bleibt er leer, trägt der Bericht den Titel des Szenarios.</translation>
    </message>
    <message>
        <source>Kind of file that Export writes</source>
        <translation>Art der Datei, die Exportieren schreibt</translation>
    </message>
    <message>
        <source>Size of the pages of the PDF</source>
        <translation>Größe der Seiten im PDF</translation>
    </message>
    <message>
        <source>The PDF carries the scenario: opened in Wattfare, it gives the same numbers. The web page offers it for download.</source>
        <translation>Das PDF enthält das Szenario: In Wattfare geöffnet, liefert es dieselben Zahlen. Die Webseite bietet es zum Herunterladen an.</translation>
    </message>
</context>
<context>
    <name>wattfare::ReportPreview</name>
    <message>
        <source>Preview of the report</source>
        <translation>Vorschau des Berichts</translation>
    </message>
</context>
<context>
    <name>wattfare::SavedQueries</name>
    <message>
        <source>Save the query</source>
        <translation>Abfrage speichern</translation>
    </message>
    <message>
        <source>Name of the query</source>
        <translation>Name der Abfrage</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save this query…</source>
        <translation>Diese Abfrage speichern…</translation>
    </message>
    <message>
        <source>Remove “%1” from the saved ones</source>
        <translation>„%1“ aus den gespeicherten entfernen</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Run before</source>
        <translation>Früher ausgeführt</translation>
    </message>
    <message>
        <source>Too long to be kept, or there are too many saved ones</source>
        <translation>Zu lang zum Aufheben, oder es sind zu viele gespeichert</translation>
    </message>
</context>
<context>
    <name>wattfare::SchemaPanel</name>
    <message>
        <source>Names for conditions</source>
        <translation>Namen für Bedingungen</translation>
    </message>
    <message>
        <source>Search by name or meaning</source>
        <translation>Nach Name oder Bedeutung suchen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
</context>
<context>
    <name>wattfare::SeriesDialog</name>
    <message>
        <source>Import: measured utilisation</source>
        <translation>Import: gemessene Auslastung</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>Was die Datei enthält</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>Instanztyp</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>CPU where the file has none, %</source>
        <translation>CPU, wenn nicht in der Datei, %</translation>
    </message>
    <message>
        <source>Idle below, %</source>
        <translation>Leerlauf unter, %</translation>
    </message>
    <message>
        <source>Give back after idle, h</source>
        <translation>Freigeben nach Leerlauf, h</translation>
    </message>
    <message>
        <source>Paid again at each return, h</source>
        <translation>Zusätzlich bezahlt je Rückkehr, h</translation>
    </message>
    <message>
        <source>Price, USD/h</source>
        <translation>Preis, USD/h</translation>
    </message>
    <message>
        <source>0 takes the on-demand price of the catalogue</source>
        <translation>0 nimmt den On-Demand-Preis des Katalogs</translation>
    </message>
    <message>
        <source>Energy over time</source>
        <translation>Energie über die Zeit</translation>
    </message>
    <message>
        <source>Use in the scenario</source>
        <translation>Im Szenario verwenden</translation>
    </message>
    <message>
        <source>Sets the utilisation of the scenario to the means of this series; Undo reverts it</source>
        <translation>Setzt die Auslastung des Szenarios auf die Mittelwerte dieser Reihe; Rückgängig nimmt es zurück</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the figures as a table</source>
        <translation>Zahlen als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Refused. Nothing was read.</source>
        <translation>Abgelehnt. Nichts wurde gelesen.</translation>
    </message>
    <message>
        <source>Recognised</source>
        <translation>Erkannt als</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>From, UTC</source>
        <translation>Von, UTC</translation>
    </message>
    <message>
        <source>To, UTC</source>
        <translation>Bis, UTC</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>One sample</source>
        <translation>Ein Messwert</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>Accelerators seen at once</source>
        <translation>Gleichzeitig erfasste Beschleuniger</translation>
    </message>
    <message>
        <source>Mean utilisation, accelerators</source>
        <translation>Mittlere Auslastung, Beschleuniger</translation>
    </message>
    <message>
        <source>Mean utilisation, CPU</source>
        <translation>Mittlere Auslastung, CPU</translation>
    </message>
    <message>
        <source>Mean memory use of the host</source>
        <translation>Mittlere Speichernutzung des Hosts</translation>
    </message>
    <message>
        <source>Mean memory activity of the accelerators</source>
        <translation>Mittlere Speicheraktivität der Beschleuniger</translation>
    </message>
    <message>
        <source>Accelerator watts</source>
        <translation>Leistung der Beschleuniger</translation>
    </message>
    <message>
        <source>measured; used in place of the model</source>
        <translation>gemessen; ersetzt das Modell</translation>
    </message>
    <message>
        <source>nvidia-smi writes local time; it is taken as UTC.</source>
        <translation>nvidia-smi schreibt Ortszeit; sie gilt hier als UTC.</translation>
    </message>
    <message>
        <source>Energy of a series</source>
        <translation>Energie einer Reihe</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>No energy can be computed from this series.</source>
        <translation>Aus dieser Reihe lässt sich keine Energie berechnen.</translation>
    </message>
    <message>
        <source>The type has accelerators, the file has no utilisation of them.</source>
        <translation>Der Typ hat Beschleuniger, die Datei nennt deren Auslastung nicht.</translation>
    </message>
    <message>
        <source>%1 kWh in %2, %3 of it while idle.</source>
        <translation>%1 kWh in %2, davon %3 im Leerlauf.</translation>
    </message>
    <message>
        <source>Given back while idle, the instance would have saved %1, %2 kWh and %3 USD.</source>
        <translation>Bei Leerlauf freigegeben, hätte die Instanz %1, %2 kWh und %3 USD gespart.</translation>
    </message>
    <message>
        <source>Given back while idle, the instance would have saved %1 and %2 kWh.</source>
        <translation>Bei Leerlauf freigegeben, hätte die Instanz %1 und %2 kWh gespart.</translation>
    </message>
    <message>
        <source>No idle stretch is long enough to give the instance back.</source>
        <translation>Kein einzelner Leerlauf am Stück ist lang genug, um die Instanz freizugeben.</translation>
    </message>
    <message>
        <source>method %1</source>
        <translation>Methode %1</translation>
    </message>
    <message>
        <source>%1 USD/h</source>
        <translation>%1 USD/h</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>PUE %1</source>
        <translation>PUE %1</translation>
    </message>
    <message>
        <source>Computed with: %1.</source>
        <translation>Gerechnet mit: %1.</translation>
    </message>
    <message>
        <source>Hours without data are outside of every figure.</source>
        <translation>Stunden ohne Daten gehen in keinen Wert ein.</translation>
    </message>
    <message>
        <source>Samples without a utilisation of the CPU take the one on the left.</source>
        <translation>Messwerte ohne CPU-Auslastung nehmen die links angegebene.</translation>
    </message>
    <message>
        <source>One file of utilisation at a time</source>
        <translation>Jeweils eine Datei mit Auslastungen</translation>
    </message>
    <message>
        <source>Each change computes the figures anew</source>
        <translation>Jede Änderung rechnet die Zahlen neu</translation>
    </message>
    <message>
        <source>grid %1 gCO₂e/kWh, by the hour of the day</source>
        <translation>Stromnetz %1 gCO₂e/kWh, nach Tageszeit</translation>
    </message>
    <message>
        <source>grid %1 gCO₂e/kWh</source>
        <translation>Stromnetz %1 gCO₂e/kWh</translation>
    </message>
    <message>
        <source>Write the figures to a file, 15 significant figures each</source>
        <translation>Zahlen mit je 15 signifikanten Stellen in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Find advice</source>
        <translation>Rat suchen</translation>
    </message>
    <message>
        <source>Opens the Advisor with this series: what would save cost, energy or emissions on the type</source>
        <translation>Öffnet den Ratgeber mit dieser Reihe: was bei dem Typ Kosten, Energie oder Emissionen einspart</translation>
    </message>
</context>
<context>
    <name>wattfare::SeriesFlow</name>
    <message>
        <source>Reading the files</source>
        <translation>Dateien werden gelesen</translation>
    </message>
    <message>
        <source>Utilisation from %1</source>
        <translation>Auslastung aus %1</translation>
    </message>
</context>
<context>
    <name>wattfare::Session</name>
    <message>
        <source>Untitled scenario</source>
        <translation>Unbenanntes Szenario</translation>
    </message>
</context>
<context>
    <name>wattfare::Settings</name>
    <message>
        <source>The settings file could not be read. It was set aside as %1; defaults are used.</source>
        <translation>Die Einstellungsdatei war nicht lesbar. Sie wurde als %1 beiseitegelegt; Standardwerte gelten.</translation>
    </message>
    <message>
        <source>The settings file %1 could not be read; defaults are used. %2</source>
        <translation>Die Einstellungsdatei %1 war nicht lesbar; Standardwerte gelten. %2</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read; defaults are used.</source>
        <translation>Die Einstellungsdatei %1 ist nicht lesbar; Standardwerte gelten.</translation>
    </message>
    <message>
        <source>Settings cannot be kept: %1 is not writable.</source>
        <translation>Einstellungen können nicht gespeichert werden: %1 ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>The setting %1 has the unknown value “%2”; the default is used.</source>
        <translation>Die Einstellung %1 hat den unbekannten Wert „%2“; der Standardwert gilt.</translation>
    </message>
</context>
<context>
    <name>wattfare::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sections of the settings</source>
        <translation>Bereiche der Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Vergrößerung</translation>
    </message>
    <message>
        <source>Language and numbers</source>
        <translation>Sprache und Zahlen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Zahlen</translation>
    </message>
    <message>
        <source>As the language writes them</source>
        <translation>Wie in der Sprache üblich</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>A change applies to the open scenario, where Undo reverts it, and to new scenarios. USD needs no rate.</source>
        <translation>Eine Änderung gilt für das geöffnete Szenario, wo Rückgängig sie zurücknimmt, und für neue Szenarien. USD braucht keinen Kurs.</translation>
    </message>
    <message>
        <source>Enter how many %1 one USD is.</source>
        <translation>Geben Sie an, wie viele %1 ein USD wert ist.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>The last document and its view</source>
        <translation>Letztes Dokument und seine Ansicht</translation>
    </message>
    <message>
        <source>The chat example</source>
        <translation>Chat-Beispiel</translation>
    </message>
    <message>
        <source>An empty scenario</source>
        <translation>Leeres Szenario</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>The folder used last</source>
        <translation>Zuletzt benutzter Ordner</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Documents are saved in</source>
        <translation>&amp;Dokumente werden gespeichert in</translation>
    </message>
    <message>
        <source>&amp;Exports and reports go to</source>
        <translation>&amp;Exporte und Berichte kommen nach</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Your own data: imports, overrides and unsaved work</source>
        <translation>Ihre eigenen Daten: Importe, überschriebene Werte und nicht gespeicherte Arbeit</translation>
    </message>
    <message>
        <source>&amp;Your own data</source>
        <translation>&amp;Ihre eigenen Daten</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Used only when you ask for files under Data &gt; Refresh from AWS. No user name and no password is kept.</source>
        <translation>Nur benutzt, wenn Sie unter Daten &gt; Von AWS aktualisieren Dateien abrufen. Weder Benutzername noch Kennwort wird gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Proxy</source>
        <translation>&amp;Proxy</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Host</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>P&amp;ort</translation>
    </message>
    <message>
        <source>Enter the name or the address of the proxy alone, for example proxy.example.com.</source>
        <translation>Geben Sie nur den Namen oder die Adresse des Proxys an, zum Beispiel proxy.example.com.</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>Size of the letters in per cent of the system&apos;s</source>
        <translation>Größe der Schrift in Prozent der des Systems</translation>
    </message>
    <message>
        <source>Language of menus, help and reports</source>
        <translation>Sprache von Menüs, Hilfe und Berichten</translation>
    </message>
    <message>
        <source>How thousands and decimals are written</source>
        <translation>Schreibweise von Tausendern und Dezimalstellen</translation>
    </message>
    <message>
        <source>What the next start of the program opens</source>
        <translation>Was beim nächsten Start des Programms geöffnet wird</translation>
    </message>
    <message>
        <source>The server through which files are fetched</source>
        <translation>Der Server, über den Dateien geholt werden</translation>
    </message>
    <message>
        <source>Name or address of the proxy</source>
        <translation>Name oder Adresse des Proxys</translation>
    </message>
    <message>
        <source>Port of the proxy</source>
        <translation>Port des Proxys</translation>
    </message>
    <message>
        <source>Offered first when a scenario is opened or saved</source>
        <translation>Zuerst angeboten, wenn ein Szenario geöffnet oder gespeichert wird</translation>
    </message>
    <message>
        <source>Offered first when a table, a picture or a report is written</source>
        <translation>Zuerst angeboten, wenn eine Tabelle, ein Bild oder ein Bericht geschrieben wird</translation>
    </message>
</context>
<context>
    <name>wattfare::SimulateForm</name>
    <message>
        <source>Back to the scenario&apos;s values</source>
        <translation>Zurück zum Szenario</translation>
    </message>
    <message>
        <source>Forgets what was entered here; the fields follow the scenario and the selected candidate again.</source>
        <translation>Vergisst, was hier eingegeben wurde; die Felder folgen wieder dem Szenario und dem gewählten Kandidaten.</translation>
    </message>
    <message>
        <source>Interruptions by</source>
        <translation>Unterbrechungen nach</translation>
    </message>
    <message>
        <source>Rates of the pools</source>
        <translation>Raten der Pools</translation>
    </message>
    <message>
        <source>The rates in the table of pools.</source>
        <translation>Die Raten in der Tabelle der Pools.</translation>
    </message>
    <message>
        <source>Availability trace</source>
        <translation>Verfügbarkeitsaufzeichnung</translation>
    </message>
    <message>
        <source>Recorded at</source>
        <translation>Aufgezeichnet an</translation>
    </message>
    <message>
        <source>Commands for AWS files…</source>
        <translation>Befehle für AWS-Dateien…</translation>
    </message>
    <message>
        <source>Filled from the scenario: instances of the selected candidate that it needs.</source>
        <translation>Aus dem Szenario: so viele Instanzen des gewählten Kandidaten braucht es.</translation>
    </message>
</context>
<context>
    <name>wattfare::SimulatePage</name>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Show or hide the parameters</source>
        <translation>Parameter ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Progress of the simulation</source>
        <translation>Fortschritt der Simulation</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stops and shows the trajectories that are complete.</source>
        <translation>Hält an und zeigt die vollständigen Verläufe.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Pin into the scenario</source>
        <translation>Ins Szenario übernehmen</translation>
    </message>
    <message>
        <source>Views of the simulation</source>
        <translation>Ansichten der Simulation</translation>
    </message>
    <message>
        <source>Figures of the simulation</source>
        <translation>Zahlen der Simulation</translation>
    </message>
    <message>
        <source>Assumptions and warnings</source>
        <translation>Annahmen und Warnungen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Number of the trajectory</source>
        <translation>Nummer des Verlaufs</translation>
    </message>
    <message>
        <source>Which trajectory is drawn; the arrows step to the next.</source>
        <translation>Welcher Verlauf gezeichnet wird; die Pfeile gehen zum nächsten.</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Logarithmische horizontale Achse</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>log x</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>Logarithmische vertikale Achse</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>log y</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>Wieder alles zeigen</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Das Bild kopieren</translation>
    </message>
    <message>
        <source>Save as PNG or SVG</source>
        <translation>Als PNG oder SVG speichern</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG-Bilder (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Als PNG speichern…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Als SVG speichern…</translation>
    </message>
    <message>
        <source>Assumptions and warnings (%1)</source>
        <translation>Annahmen und Warnungen (%1)</translation>
    </message>
    <message>
        <source>Drawing a trajectory</source>
        <translation>Ein Verlauf wird gezeichnet</translation>
    </message>
    <message>
        <source>Nothing to simulate yet</source>
        <translation>Noch nichts zu simulieren</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog geöffnet</translation>
    </message>
    <message>
        <source>A simulation starts from a candidate of the workload and its spot market.</source>
        <translation>Eine Simulation beginnt bei einem Kandidaten des Workloads und seinem Spot-Markt.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>Katalog öffnen…</translation>
    </message>
    <message>
        <source>Spot Fleet is legacy at AWS: export this fleet as an EC2 Fleet or an Auto Scaling group (Pools).</source>
        <translation>Spot Fleet ist bei AWS veraltet: Exportieren Sie diese Flotte als EC2 Fleet oder Auto-Scaling-Gruppe (Pools).</translation>
    </message>
    <message>
        <source>Simulating</source>
        <translation>Simulation läuft</translation>
    </message>
    <message>
        <source>Cancelled. %1</source>
        <translation>Abgebrochen. %1</translation>
    </message>
    <message>
        <source>Cancelled before the first trajectories.</source>
        <translation>Vor den ersten Verläufen abgebrochen.</translation>
    </message>
    <message>
        <source>Names a launch template wattfare-launch-template: insert yours.</source>
        <translation>Nennt eine Startvorlage wattfare-launch-template: Setzen Sie Ihre ein.</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>The table of candidates then uses this interruption rate and these checkpoint, restart and waiting times. Undo reverts it.</source>
        <translation>Die Tabelle der Kandidaten nutzt dann diese Unterbrechungsrate und diese Zeiten für Checkpoint, Neustart und Warten. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Pin of the simulated market</source>
        <translation>Übernahme des simulierten Markts</translation>
    </message>
    <message>
        <source>The table of candidates then uses this interruption rate and replacement time. Undo reverts it.</source>
        <translation>Die Tabelle der Kandidaten rechnet dann mit dieser Unterbrechungsrate und Ersatzzeit. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>The pools are interrupted at different rates; the scenario takes one rate for all types.</source>
        <translation>Die Pools werden verschieden oft unterbrochen; das Szenario nimmt eine Rate für alle Typen auf.</translation>
    </message>
    <message>
        <source>The table of candidates then uses the rate at which this market took capacity and the mean time until it came back. Undo reverts it.</source>
        <translation>Die Tabelle der Kandidaten rechnet dann mit der Rate, mit der dieser Markt Kapazität nahm, und der mittleren Zeit, bis sie zurückkam. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>No single rate stands for prices under a cap, and the scenario takes only a rate: not to be pinned.</source>
        <translation>Nicht anzuheften: Preise unter einer Obergrenze lassen sich nicht durch eine einzelne Rate wiedergeben, und das Szenario nimmt nur eine Rate.</translation>
    </message>
    <message>
        <source>No single rate stands for these states, and the scenario takes only a rate: not to be pinned.</source>
        <translation>Nicht anzuheften: Diese Zustände lassen sich nicht durch eine einzelne Rate wiedergeben, und das Szenario nimmt nur eine Rate.</translation>
    </message>
    <message>
        <source>No candidate qualifies. Select one in the table to simulate it.</source>
        <translation>Kein Kandidat kommt infrage. Wählen Sie einen in der Tabelle aus, um ihn zu simulieren.</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>Zur Tabelle</translation>
    </message>
    <message>
        <source>%1 cannot do this work</source>
        <translation>%1 kann diese Arbeit nicht leisten</translation>
    </message>
    <message>
        <source>What was entered on Simulate was for another candidate or scenario: dropped.</source>
        <translation>Die Eingaben auf der Seite Simulieren galten einem anderen Kandidaten oder Szenario und wurden verworfen.</translation>
    </message>
    <message>
        <source>Start from the example</source>
        <translation>Mit dem Beispiel beginnen</translation>
    </message>
    <message>
        <source>Go to the pools</source>
        <translation>Zu den Pools</translation>
    </message>
    <message>
        <source>Go to the field</source>
        <translation>Zum Feld</translation>
    </message>
</context>
<context>
    <name>wattfare::SimulatePools</name>
    <message>
        <source>Pools of the fleet</source>
        <translation>Pools der Flotte</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>Instanztyp</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Units each</source>
        <translation>Einheiten je</translation>
    </message>
    <message>
        <source>Spot price, USD/h</source>
        <translation>Spot-Preis, USD/h</translation>
    </message>
    <message>
        <source>Interruptions, 1/h</source>
        <translation>Unterbrechungen, 1/h</translation>
    </message>
    <message>
        <source>Shocks, 1/h</source>
        <translation>Schocks, 1/h</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Launch succeeds</source>
        <translation>Start gelingt</translation>
    </message>
    <message>
        <source>Instance type of the pool.</source>
        <translation>Instanztyp des Pools.</translation>
    </message>
    <message>
        <source>Availability zone, for the export; may stay empty.</source>
        <translation>Verfügbarkeitszone, für den Export; darf leer bleiben.</translation>
    </message>
    <message>
        <source>Units of capacity that one instance counts for.</source>
        <translation>Kapazitätseinheiten, für die eine Instanz zählt.</translation>
    </message>
    <message>
        <source>Interruptions of one instance an hour. A band or a measured pool chosen on the left replaces it.</source>
        <translation>Unterbrechungen einer Instanz je Stunde. Ein links gewähltes Band oder ein gemessener Pool ersetzt sie.</translation>
    </message>
    <message>
        <source>How often the whole pool is reclaimed at once.</source>
        <translation>Wie oft der ganze Pool auf einmal zurückgefordert wird.</translation>
    </message>
    <message>
        <source>Instances that the pool can hold; empty: no limit.</source>
        <translation>Instanzen, die der Pool fasst; leer: keine Grenze.</translation>
    </message>
    <message>
        <source>Chance that one launch succeeds, 0 to 1.</source>
        <translation>Wahrscheinlichkeit, dass ein Start gelingt, 0 bis 1.</translation>
    </message>
    <message>
        <source>Instance type to add</source>
        <translation>Hinzuzufügender Instanztyp</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>Pool hinzufügen</translation>
    </message>
    <message>
        <source>Remove the pool</source>
        <translation>Pool entfernen</translation>
    </message>
    <message>
        <source>EC2 Fleet JSON…</source>
        <translation>EC2-Fleet-JSON…</translation>
    </message>
    <message>
        <source>Input of aws ec2 create-fleet for this fleet</source>
        <translation>Eingabe von aws ec2 create-fleet für diese Flotte</translation>
    </message>
    <message>
        <source>Auto Scaling JSON…</source>
        <translation>Auto-Scaling-JSON…</translation>
    </message>
    <message>
        <source>Input of aws autoscaling create-auto-scaling-group with a mixed-instances policy</source>
        <translation>Eingabe von aws autoscaling create-auto-scaling-group mit gemischten Instanzen</translation>
    </message>
    <message>
        <source>Export the fleet as</source>
        <translation>Flotte exportieren als</translation>
    </message>
    <message>
        <source>“%1” does not work in “%2”: %3.</source>
        <translation>„%1“ ist nicht möglich in „%2“: %3.</translation>
    </message>
    <message>
        <source>a whole number, or nothing</source>
        <translation>eine ganze Zahl oder nichts</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Spot price of one instance; empty: not known.</source>
        <translation>Spot-Preis einer Instanz; leer: nicht bekannt.</translation>
    </message>
    <message>
        <source>Lower goes first; only the prioritised allocation asks for it.</source>
        <translation>Kleinere zuerst; nur die priorisierte Zuteilung fragt danach.</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number, or nothing</source>
        <translation>eine Zahl oder nichts</translation>
    </message>
</context>
<context>
    <name>wattfare::SlurmDialog</name>
    <message>
        <source>Run the study on Slurm</source>
        <translation>Die Studie auf Slurm rechnen</translation>
    </message>
    <message>
        <source>The study</source>
        <translation>Die Studie</translation>
    </message>
    <message>
        <source>Folder of the plan and its shards, which every node of the cluster sees</source>
        <translation>Ordner des Plans und seiner Shards, den jeder Knoten des Clusters sieht</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Choose the folder of the plan</source>
        <translation>Den Ordner des Plans wählen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>Shards</translation>
    </message>
    <message>
        <source>Parts of equal predicted work; each is a task of the array job</source>
        <translation>Teile mit gleicher vorhergesagter Arbeit; jeder ist ein Task des Array-Jobs</translation>
    </message>
    <message>
        <source>as the cluster has it</source>
        <translation>wie vom Cluster vorgegeben</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Partition of Slurm</source>
        <translation>Partition von Slurm</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Account of Slurm that the job is charged to</source>
        <translation>Konto von Slurm, dem der Job berechnet wird</translation>
    </message>
    <message>
        <source>Quality of service</source>
        <translation>Dienstgüte (QOS)</translation>
    </message>
    <message>
        <source>Quality of service (QOS) of Slurm</source>
        <translation>Dienstgüte (QOS) von Slurm</translation>
    </message>
    <message>
        <source>as predicted</source>
        <translation>wie vorhergesagt</translation>
    </message>
    <message>
        <source>Minutes per shard</source>
        <translation>Minuten je Shard</translation>
    </message>
    <message>
        <source>Time limit of a shard; as predicted: three times the prediction and ten minutes</source>
        <translation>Zeitlimit eines Shards; wie vorhergesagt: das Dreifache der Vorhersage und zehn Minuten</translation>
    </message>
    <message>
        <source>MiB per shard</source>
        <translation>MiB je Shard</translation>
    </message>
    <message>
        <source>Memory of a shard; as predicted: a quarter more than the prediction</source>
        <translation>Speicher eines Shards; wie vorhergesagt: ein Viertel mehr als die Vorhersage</translation>
    </message>
    <message>
        <source>Shards at one time</source>
        <translation>Shards gleichzeitig</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>How many shards run at one time, at most</source>
        <translation>Wie viele Shards höchstens gleichzeitig laufen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Submit the missing shards</source>
        <translation>Fehlende Shards senden</translation>
    </message>
    <message>
        <source>Shards that are neither done nor on their way: %1 of %2.</source>
        <translation>Shards, die weder fertig noch unterwegs sind: %1 von %2.</translation>
    </message>
    <message>
        <source>Points in all: %1</source>
        <translation>Punkte insgesamt: %1</translation>
    </message>
    <message>
        <source>Predicted time: %1 on one thread</source>
        <translation>Vorhergesagte Zeit: %1 auf einem Thread</translation>
    </message>
    <message>
        <source>Predicted time: being worked out…</source>
        <translation>Vorhergesagte Zeit: wird ermittelt…</translation>
    </message>
    <message>
        <source>About %1 each</source>
        <translation>Je etwa %1</translation>
    </message>
    <message>
        <source>Writes the plan and sends its shards to Slurm</source>
        <translation>Schreibt den Plan und sendet seine Shards an Slurm</translation>
    </message>
    <message>
        <source>Choose the folder of the plan, by its whole path</source>
        <translation>Wählen Sie den Ordner des Plans mit ganzem Pfad</translation>
    </message>
</context>
<context>
    <name>wattfare::SobolPane</name>
    <message>
        <source>Progress of the Sobol indices</source>
        <translation>Fortschritt der Sobol-Indizes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Drawing the uncertain inputs…</source>
        <translation>Die unsicheren Eingaben werden gezogen…</translation>
    </message>
    <message>
        <source>Computing Sobol indices</source>
        <translation>Sobol-Indizes werden berechnet</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>wattfare::StartStrip</name>
    <message>
        <source>Start with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Serve an LLM</source>
        <translation>LLM bereitstellen</translation>
    </message>
    <message>
        <source>Llama 3.1 8B as a chat service: cost and carbon per million tokens</source>
        <translation>Llama 3.1 8B als Chat-Dienst: Kosten und CO2 je Million Token</translation>
    </message>
    <message>
        <source>Serve a model</source>
        <translation>Modell bereitstellen</translation>
    </message>
    <message>
        <source>ResNet-50 on images: cost and carbon per million inferences</source>
        <translation>ResNet-50 auf Bildern: Kosten und CO2 je Million Inferenzen</translation>
    </message>
    <message>
        <source>Train a model</source>
        <translation>Modell trainieren</translation>
    </message>
    <message>
        <source>A language model of 7 billion parameters: cost, hours and carbon of the run</source>
        <translation>Ein Sprachmodell mit 7 Milliarden Parametern: Kosten, Stunden und CO2 des Laufs</translation>
    </message>
    <message>
        <source>Run HPC</source>
        <translation>HPC ausführen</translation>
    </message>
    <message>
        <source>Floating-point work in double precision</source>
        <translation>Gleitkommarechnung in doppelter Genauigkeit</translation>
    </message>
    <message>
        <source>Place containers</source>
        <translation>Container platzieren</translation>
    </message>
    <message>
        <source>Tasks on instances: how many, of which types</source>
        <translation>Aufgaben auf Instanzen: wie viele, welcher Typen</translation>
    </message>
    <message>
        <source>Recompute AWS experiments</source>
        <translation>AWS-Versuche nachrechnen</translation>
    </message>
    <message>
        <source>The savings that AWS published, from the figures of the catalogue</source>
        <translation>Die von AWS veröffentlichten Einsparungen aus den Zahlen des Katalogs</translation>
    </message>
    <message>
        <source>Use my data</source>
        <translation>Eigene Daten</translation>
    </message>
    <message>
        <source>Import prices, benchmarks and measurements</source>
        <translation>Preise, Benchmarks und Messungen importieren</translation>
    </message>
    <message>
        <source>Close (again under Help)</source>
        <translation>Schließen (wieder unter Hilfe)</translation>
    </message>
</context>
<context>
    <name>wattfare::StudiesPage</name>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Show or hide the axes</source>
        <translation>Die Achsen zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Best by</source>
        <translation>Bester nach</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>Fortschritt der Studie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stops and keeps the picture that is shown.</source>
        <translation>Hält an und behält das gezeigte Bild.</translation>
    </message>
    <message>
        <source>Run whole study…</source>
        <translation>Ganze Studie rechnen…</translation>
    </message>
    <message>
        <source>Evaluate every point and write them to a result file</source>
        <translation>Jeden Punkt berechnen und in eine Ergebnisdatei schreiben</translation>
    </message>
    <message>
        <source>What a study ranks by</source>
        <translation>Rangfolge einer Studie</translation>
    </message>
    <message>
        <source>Add an axis</source>
        <translation>Achse hinzufügen</translation>
    </message>
    <message>
        <source>Removed axis of a study</source>
        <translation>Achse einer Studie entfernt</translation>
    </message>
    <message>
        <source>Added axis of a study</source>
        <translation>Achse einer Studie hinzugefügt</translation>
    </message>
    <message>
        <source>Open this scenario</source>
        <translation>Dieses Szenario öffnen</translation>
    </message>
    <message>
        <source>Puts the values of the chosen point into the scenario. Undo brings back what was.</source>
        <translation>Übernimmt die Werte des gewählten Punkts in das Szenario. Rückgängig bringt das vorige zurück.</translation>
    </message>
    <message>
        <source>Where the best changes</source>
        <translation>Wo der Beste wechselt</translation>
    </message>
    <message>
        <source>The best does not change along these axes.</source>
        <translation>Entlang dieser Achsen wechselt der Beste nicht.</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>Wieder alles zeigen</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Das Bild kopieren</translation>
    </message>
    <message>
        <source>Save as PNG or SVG</source>
        <translation>Als PNG oder SVG speichern</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG-Bilder (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Als PNG speichern…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Als SVG speichern…</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>Entlang</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>A picture each</source>
        <translation>Je ein Bild</translation>
    </message>
    <message>
        <source>In the result file alone</source>
        <translation>Nur in der Ergebnisdatei</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>Kein Katalog ist geöffnet</translation>
    </message>
    <message>
        <source>A study evaluates the scenario with the prices of a catalogue.</source>
        <translation>Eine Studie berechnet das Szenario mit den Preisen eines Katalogs.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>Katalog öffnen…</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>operational carbon</source>
        <translation>CO₂ im Betrieb</translation>
    </message>
    <message>
        <source>Points in all: %1</source>
        <translation>Punkte insgesamt: %1</translation>
    </message>
    <message>
        <source>Axes of a study</source>
        <translation>Achsen einer Studie</translation>
    </message>
    <message>
        <source>Computing a study</source>
        <translation>Eine Studie wird berechnet</translation>
    </message>
    <message>
        <source>Cancelled: the picture is not final.</source>
        <translation>Abgebrochen: Das Bild ist nicht fertig.</translation>
    </message>
    <message>
        <source>Cancelled before the first picture.</source>
        <translation>Vor dem ersten Bild abgebrochen.</translation>
    </message>
    <message>
        <source>Final.</source>
        <translation>Fertig.</translation>
    </message>
    <message>
        <source>Coarse at first, finer along the borders…</source>
        <translation>Zuerst grob, dann an den Grenzen feiner…</translation>
    </message>
    <message>
        <source>A click chooses a point, a double-click opens its scenario.</source>
        <translation>Ein Klick wählt einen Punkt, ein Doppelklick öffnet sein Szenario.</translation>
    </message>
    <message>
        <source>Scenario of a point of the study</source>
        <translation>Szenario eines Punkts der Studie</translation>
    </message>
    <message>
        <source>The scenario has the values of the point.</source>
        <translation>Das Szenario hat die Werte des Punkts.</translation>
    </message>
    <message>
        <source>Where the best changes is looked for once the picture is final.</source>
        <translation>Wo der Beste wechselt, wird gesucht, sobald das Bild fertig ist.</translation>
    </message>
    <message>
        <source>Where the best changes was not looked for.</source>
        <translation>Wo der Beste wechselt, wurde nicht gesucht.</translation>
    </message>
    <message>
        <source>What decides who wins at a point: the least of it</source>
        <translation>Was entscheidet, wer an einem Punkt gewinnt: das Geringste davon</translation>
    </message>
    <message>
        <source>On a cluster, studies under way and results</source>
        <translation>Auf einem Cluster, laufende Studien und Ergebnisse</translation>
    </message>
    <message>
        <source>On Slurm…</source>
        <translation>Auf Slurm…</translation>
    </message>
    <message>
        <source>Studies under way…</source>
        <translation>Laufende Studien…</translation>
    </message>
    <message>
        <source>Open a result…</source>
        <translation>Ergebnis öffnen…</translation>
    </message>
    <message>
        <source>Divide the points into shards and send them to a cluster</source>
        <translation>Die Punkte in Shards teilen und an einen Cluster senden</translation>
    </message>
</context>
<context>
    <name>wattfare::StudyFlow</name>
    <message>
        <source>Folder of a plan</source>
        <translation>Ordner eines Plans</translation>
    </message>
    <message>
        <source>Cancelling the shards</source>
        <translation>Die Shards werden abgebrochen</translation>
    </message>
    <message>
        <source>Folder for the plan</source>
        <translation>Ordner für den Plan</translation>
    </message>
    <message>
        <source>Predicting the time of the study</source>
        <translation>Die Zeit der Studie wird vorhergesagt</translation>
    </message>
    <message>
        <source>Planning and submitting the study</source>
        <translation>Die Studie wird geplant und gesendet</translation>
    </message>
    <message>
        <source>Submitting the shards</source>
        <translation>Die Shards werden gesendet</translation>
    </message>
    <message>
        <source>Submitting to Slurm</source>
        <translation>Wird an Slurm gesendet</translation>
    </message>
    <message>
        <source>Merge into a result file</source>
        <translation>In eine Ergebnisdatei zusammenführen</translation>
    </message>
    <message>
        <source>Merging the shards</source>
        <translation>Die Shards werden zusammengeführt</translation>
    </message>
    <message>
        <source>Study results (*.db)</source>
        <translation>Ergebnisse von Studien (*.db)</translation>
    </message>
</context>
<context>
    <name>wattfare::StudyJobsDialog</name>
    <message>
        <source>Studies under way</source>
        <translation>Laufende Studien</translation>
    </message>
    <message>
        <source>No study is under way. Run one on Slurm from the page Studies, or add the folder of a plan that the command line made.</source>
        <translation>Keine Studie läuft. Rechnen Sie eine von der Seite Studien aus auf Slurm, oder fügen Sie den Ordner eines Plans hinzu, den die Befehlszeile erstellt hat.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Submit missing…</source>
        <translation>Fehlende senden…</translation>
    </message>
    <message>
        <source>Sends the shards that are neither done nor on their way to Slurm</source>
        <translation>Sendet die Shards, die weder fertig noch unterwegs sind, an Slurm</translation>
    </message>
    <message>
        <source>Cancel shards</source>
        <translation>Shards abbrechen</translation>
    </message>
    <message>
        <source>Cancels the shards that wait or run; those that are done are kept</source>
        <translation>Bricht die Shards ab, die warten oder laufen; die fertigen bleiben erhalten</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Zusammenführen…</translation>
    </message>
    <message>
        <source>Writes all shards into one result file</source>
        <translation>Schreibt alle Shards in eine Ergebnisdatei</translation>
    </message>
    <message>
        <source>Open result</source>
        <translation>Ergebnis öffnen</translation>
    </message>
    <message>
        <source>Shows the result file on the page Query</source>
        <translation>Zeigt die Ergebnisdatei auf der Seite Abfrage</translation>
    </message>
    <message>
        <source>Add a plan…</source>
        <translation>Plan hinzufügen…</translation>
    </message>
    <message>
        <source>Follow a study by the folder of its plan, such as one that the command line made</source>
        <translation>Eine Studie über den Ordner ihres Plans verfolgen, etwa einen, den die Befehlszeile erstellt hat</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Follows it no longer; its folder and its jobs stay</source>
        <translation>Verfolgt sie nicht weiter; ihr Ordner und ihre Jobs bleiben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stops what is being done</source>
        <translation>Hält an, was gerade geschieht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>Shards</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>noch nicht gelesen</translation>
    </message>
    <message>
        <source>Something else is being done.</source>
        <translation>Es läuft gerade etwas anderes.</translation>
    </message>
    <message>
        <source>Choose a study.</source>
        <translation>Wählen Sie eine Studie.</translation>
    </message>
    <message>
        <source>The plan is being read.</source>
        <translation>Der Plan wird gelesen.</translation>
    </message>
    <message>
        <source>Every shard is done or on its way.</source>
        <translation>Jeder Shard ist fertig oder unterwegs.</translation>
    </message>
    <message>
        <source>No shard waits or runs.</source>
        <translation>Kein Shard wartet oder läuft.</translation>
    </message>
    <message>
        <source>Not every shard is done.</source>
        <translation>Nicht jeder Shard ist fertig.</translation>
    </message>
    <message>
        <source>Merge the shards into a result file first.</source>
        <translation>Führen Sie die Shards zuerst in eine Ergebnisdatei zusammen.</translation>
    </message>
</context>
<context>
    <name>wattfare::TableDialog</name>
    <message>
        <source>No rows.</source>
        <translation>Keine Zeilen.</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
</context>
<context>
    <name>wattfare::TableHeader</name>
    <message>
        <source>Column titles</source>
        <translation>Spaltentitel</translation>
    </message>
</context>
<context>
    <name>wattfare::TeamDialog</name>
    <message>
        <source>Team catalogue</source>
        <translation>Team-Katalog</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>postgres://USER@HOST:PORT/DATABASE, encrypted and verified; or postgres:///DATABASE?host=/FOLDER for a local socket. It is remembered; a password has no place in it.</source>
        <translation>postgres://USER@HOST:PORT/DATABASE, verschlüsselt und geprüft; oder postgres:///DATABASE?host=/FOLDER für einen lokalen Socket. Die Adresse wird gespeichert; ein Passwort gehört nicht hinein.</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>Adresse:</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Asks the server for its publications</source>
        <translation>Fragt den Server nach seinen Veröffentlichungen</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Used while this window is open, and stored nowhere</source>
        <translation>Gilt, solange dieses Fenster offen ist, und wird nirgends gespeichert</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Passwort:</translation>
    </message>
    <message>
        <source>Pull…</source>
        <translation>Abholen…</translation>
    </message>
    <message>
        <source>Shows what is approved and not here yet, before anything is imported</source>
        <translation>Zeigt, was freigegeben und noch nicht hier ist, bevor etwas importiert wird</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Veröffentlichen…</translation>
    </message>
    <message>
        <source>Choose own values and imports for the team; an approver decides</source>
        <translation>Eigene Werte und Importe für das Team auswählen; über die Freigabe wird eigens entschieden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Publications</source>
        <translation>Veröffentlichungen</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Everybody can pull it from then on; for approvers</source>
        <translation>Von da an können alle es abholen; nur mit der Rolle wattfare_approver</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Zurückziehen…</translation>
    </message>
    <message>
        <source>Ends a publication for good; for its author and for approvers</source>
        <translation>Beendet eine Veröffentlichung endgültig; nur für eigene oder mit der Rolle wattfare_approver</translation>
    </message>
    <message>
        <source>What the publication holds</source>
        <translation>Inhalt der Veröffentlichung</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>What to publish:</source>
        <translation>Was veröffentlicht werden soll:</translation>
    </message>
    <message>
        <source>What to publish</source>
        <translation>Was veröffentlicht werden soll</translation>
    </message>
    <message>
        <source>My data</source>
        <translation>Meine Daten</translation>
    </message>
    <message>
        <source>Value or rows</source>
        <translation>Wert oder Zeilen</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Where the values come from; an import without one gives its file</source>
        <translation>Woher die Werte stammen; ein Import ohne Angabe nennt seine Datei</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What it is; optional</source>
        <translation>Worum es geht; freiwillig</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>A remark; optional</source>
        <translation>Eine Anmerkung; freiwillig</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>What contradicts each other</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 holds no publications that %2 may see.</source>
        <translation>In %1 gibt es keine Veröffentlichungen, die %2 sehen darf.</translation>
    </message>
    <message>
        <source>Connected to %1 as %2.</source>
        <translation>Verbunden mit %1 als %2.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>A team shares prices, measured throughputs and other figures here. Nothing is asked of the network before you press Connect.</source>
        <translation>Hier teilt ein Team Preise, gemessene Durchsätze und andere Angaben. Bevor Sie Verbinden drücken, wird nichts im Netzwerk abgefragt.</translation>
    </message>
    <message>
        <source>Choose a publication to see what it holds.</source>
        <translation>Wählen Sie eine Veröffentlichung, um ihren Inhalt zu sehen.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>By %1, %2; %3</source>
        <translation>Von %1, %2; %3</translation>
    </message>
    <message>
        <source>By %1, %2; %3 by %4, %5</source>
        <translation>Von %1, %2; %3 von %4, %5</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Anmerkung: %1</translation>
    </message>
    <message>
        <source>Publication %1 of %2 was withdrawn by %3; My data reverts it here (import %4).</source>
        <translation>Veröffentlichung %1 von %2 wurde von %3 zurückgezogen; unter Meine Daten lässt sie sich hier rückgängig machen (Import %4).</translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s) to import, each as an import that My data can revert.</source>
        <translation>
            <numerusform>%n Veröffentlichung wird importiert; Meine Daten kann sie rückgängig machen.</numerusform>
            <numerusform>%n Veröffentlichungen werden importiert, jede als Import, den Meine Daten rückgängig machen kann.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s) contradict your data or each other and are imported only if you choose them; of several, the latest applies.</source>
        <translation>
            <numerusform>%n Veröffentlichung widerspricht Ihren Daten oder einer anderen und wird nur importiert, wenn Sie sie auswählen.</numerusform>
            <numerusform>%n Veröffentlichungen widersprechen Ihren Daten oder einander und werden nur importiert, wenn Sie sie auswählen; von mehreren gilt die neueste.</numerusform>
        </translation>
    </message>
    <message>
        <source>What would come in</source>
        <translation>Was importiert würde</translation>
    </message>
    <message>
        <source>Nothing new without a contradiction.</source>
        <translation>Nichts Neues ohne Widerspruch.</translation>
    </message>
    <message>
        <source>%1 (rows: %2; source: %3)</source>
        <translation>%1 (Zeilen: %2; Quelle: %3)</translation>
    </message>
    <message>
        <source>Others say something else, as listed below; both can be published.</source>
        <translation>Andere machen abweichende Angaben, siehe unten; beides kann veröffentlicht werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s) for the team; an approver decides.</source>
        <translation>
            <numerusform>%n Veröffentlichung für das Team; über die Freigabe wird eigens entschieden.</numerusform>
            <numerusform>%n Veröffentlichungen für das Team; über die Freigabe wird eigens entschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>What would be published</source>
        <translation>Was veröffentlicht würde</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Choose what to publish</source>
        <translation>Wählen Sie, was veröffentlicht werden soll</translation>
    </message>
    <message>
        <source>Own values need a source: where do they come from?</source>
        <translation>Eigene Werte brauchen eine Quelle: Woher stammen sie?</translation>
    </message>
    <message>
        <source>Compares it with what the team has; nothing is published yet</source>
        <translation>Vergleicht mit dem, was das Team hat; noch wird nichts veröffentlicht</translation>
    </message>
    <message>
        <source>Withdraw the publication</source>
        <translation>Veröffentlichung zurückziehen</translation>
    </message>
    <message>
        <source>Withdraw publication %1 (%2) for good? It stays in the list, and nobody can pull it any more.</source>
        <translation>Veröffentlichung %1 (%2) endgültig zurückziehen? Sie bleibt in der Liste, und niemand kann sie mehr abholen.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>Approved by %1, %2</source>
        <translation>Freigegeben von %1, %2</translation>
    </message>
</context>
<context>
    <name>wattfare::TeamFlow</name>
    <message>
        <source>Asking %1 for its publications</source>
        <translation>%1 wird nach Veröffentlichungen gefragt</translation>
    </message>
    <message>
        <source>Reading the publication</source>
        <translation>Veröffentlichung wird gelesen</translation>
    </message>
    <message>
        <source>Comparing with your data</source>
        <translation>Vergleich mit Ihren Daten</translation>
    </message>
    <message>
        <source>Your data changed meanwhile: compared anew.</source>
        <translation>Ihre Daten haben sich inzwischen geändert: neu verglichen.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Importing from the team</source>
        <translation>Import aus dem Team-Katalog</translation>
    </message>
    <message>
        <source>Comparing with what the team has</source>
        <translation>Vergleich mit dem Team-Katalog</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Approving</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Withdrawing</source>
        <translation>Zurückziehen</translation>
    </message>
</context>
<context>
    <name>wattfare::WorkloadPanel</name>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Start from a preset</source>
        <translation>Mit Vorlage beginnen</translation>
    </message>
    <message>
        <source>Bundled scenarios. Undo brings yours back.</source>
        <translation>Mitgelieferte Szenarien. Rückgängig stellt das bisherige wieder her.</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Nachfrage</translation>
    </message>
    <message>
        <source>The catalogue has no model “%1”.</source>
        <translation>Der Katalog hat kein Modell „%1“.</translation>
    </message>
    <message>
        <source>More assumptions</source>
        <translation>Weitere Annahmen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1 (no benchmark)</source>
        <translation>%1 (kein Benchmark)</translation>
    </message>
    <message>
        <source>newest: %1</source>
        <translation>neueste: %1</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>Änderung von %1</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>from the demand</source>
        <translation>nach der Nachfrage</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>steady inference</source>
        <translation>gleichmäßige Inferenz</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>nur CPU</translation>
    </message>
    <message>
        <source>%1 (%2, CPU %3)</source>
        <extracomment>A load preset with its loads: steady inference (50 %, CPU 25 %)</extracomment>
        <translation>%1 (%2, CPU %3)</translation>
    </message>
    <message>
        <source>Load of accelerators and CPU that the power is computed at. The demand sets the number of instances all the same.</source>
        <translation>Last von Beschleunigern und CPU, bei der die Leistung berechnet wird. Die Zahl der Instanzen folgt weiterhin der Nachfrage.</translation>
    </message>
    <message>
        <source>Your own discount, %</source>
        <translation>Eigener Rabatt, %</translation>
    </message>
    <message>
        <source>Percent off the on-demand price; adds an option of its own to the purchase options. Several are separated by a semicolon.</source>
        <translation>Prozent unter dem On-Demand-Preis; ergänzt die Kaufoptionen um eine eigene. Mehrere werden durch ein Semikolon getrennt.</translation>
    </message>
    <message>
        <source>Your own price, USD/h</source>
        <translation>Eigener Preis, USD/h</translation>
    </message>
    <message>
        <source>Price of an instance-hour, whatever the type; adds an option of its own to the purchase options. Several are separated by a semicolon.</source>
        <translation>Preis einer Instanzstunde, gleich welcher Typ; ergänzt die Kaufoptionen um eine eigene. Mehrere werden durch ein Semikolon getrennt.</translation>
    </message>
    <message>
        <source>Purchase mix, %</source>
        <translation>Kaufmix, %</translation>
    </message>
    <message>
        <source>Shares of on-demand, spot and commitment in percent, for example 50/30/20; adds a mixed option. Several are separated by a semicolon.</source>
        <translation>Anteile von On-Demand, Spot und Commitment in Prozent, zum Beispiel 50/30/20; ergänzt eine gemischte Option. Mehrere werden durch ein Semikolon getrennt.</translation>
    </message>
    <message>
        <source>as set below</source>
        <translation>wie unten gesetzt</translation>
    </message>
    <message>
        <source>Not in this catalogue</source>
        <translation>Nicht in diesem Katalog</translation>
    </message>
    <message>
        <source>named by the catalogue</source>
        <translation>steht im Katalog</translation>
    </message>
    <message>
        <source>Reset of %1</source>
        <translation>%1 zurückgesetzt</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Without commitment</source>
        <translation>Ohne Commitment</translation>
    </message>
    <message numerus="yes">
        <source>measured on %n type(s)</source>
        <translation>
            <numerusform>auf %n Typ gemessen</numerusform>
            <numerusform>auf %n Typen gemessen</numerusform>
        </translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>Carbon intensity of electricity, by the carbon basis of the scenario.</source>
        <translation>CO₂-Intensität des Stroms nach der CO₂-Grundlage des Szenarios.</translation>
    </message>
    <message>
        <source>No model of this work is called “%1”. Type a name or a size in billions, such as 7B.</source>
        <translation>Kein Modell für diese Arbeit heißt „%1“. Geben Sie einen Namen oder eine Größe in Milliarden ein, etwa 7B.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>parameter, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Changed by a lever: %1</source>
        <translation>Durch einen Hebel geändert: %1</translation>
    </message>
    <message>
        <source>On-demand price as a multiple of that in the cheapest region: the median of the types that have an answer and are sold in several regions.</source>
        <translation>On-Demand-Preis als Vielfaches dessen in der günstigsten Region: der Median der Typen, die eine Antwort haben und in mehreren Regionen verkauft werden.</translation>
    </message>
    <message>
        <source>×: price, as a multiple of the cheapest region&apos;s</source>
        <translation>×: Preis als Vielfaches dessen in der günstigsten Region</translation>
    </message>
</context>
</TS>
