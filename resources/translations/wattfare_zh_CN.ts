<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AnswerText</name>
    <message>
        <source>No candidate can be recommended for this workload.</source>
        <translation>没有可为此工作负载推荐的候选。</translation>
    </message>
    <message>
        <source>Excluded: %1.</source>
        <translation>已排除：%1。</translation>
    </message>
    <message>
        <source>Excluded: %1 in all; %2.</source>
        <translation>已排除：共 %1 个；%2。</translation>
    </message>
</context>
<context>
    <name>CatalogNotes</name>
    <message>
        <source>AWS publishes no wattage; from P_inf1.2xlarge = 0.44 x P_g4dn.2xlarge, host share subtracted; idle = 0.2 x full (assumption)</source>
        <translation>AWS 未公布功率；由 P_inf1.2xlarge = 0.44 × P_g4dn.2xlarge 减去主机部分得出；空闲 = 0.2 × 满载（假设）</translation>
    </message>
    <message>
        <source>AWS publishes no wattage; from P_trn1.32xlarge = 1.24 x P_p4d.24xlarge, host share subtracted; idle = 0.2 x full (assumption)</source>
        <translation>AWS 未公布功率；由 P_trn1.32xlarge = 1.24 × P_p4d.24xlarge 减去主机部分得出；空闲 = 0.2 × 满载（假设）</translation>
    </message>
    <message>
        <source>idle median of 43,44,50,50,51,51,52,60,62,62 W; load readings 84,178,280,337,400 W</source>
        <translation>空闲：43、44、50、50、51、51、52、60、62、62 W 的中位数；负载读数：84、178、280、337、400 W</translation>
    </message>
    <message>
        <source>cap 70 W; idle P8 9-10 W, P0 24-27 W; load readings 35,37,67,68,70,71,72,75 W: power-limited card, reaches its cap</source>
        <translation>上限 70 W；空闲 P8 9–10 W，P0 24–27 W；负载读数 35、37、67、68、70、71、72、75 W：受功率限制的卡，可达上限</translation>
    </message>
    <message>
        <source>idle P8 20-22 W, P0 35-72 W; cap 350 W</source>
        <translation>空闲 P8 20–22 W，P0 35–72 W；上限 350 W</translation>
    </message>
    <message>
        <source>idle P8 28-35 W, P0 81 W; cap 600 W</source>
        <translation>空闲 P8 28–35 W，P0 81 W；上限 600 W</translation>
    </message>
    <message>
        <source>cap 72 W; idle P8 10-17 W, P0 27-30 W; load readings 70,71,71,76 W</source>
        <translation>上限 72 W；空闲 P8 10–17 W，P0 27–30 W；负载读数 70、71、71、76 W</translation>
    </message>
    <message>
        <source>AWS G5 nvidia-smi cap is 300 W (many listings); idle P8 9-23 W (median 10), P0 no-load 53-59 W; load readings 196 and 257 W prove that 150 W is too low; 150 W belongs to the A10</source>
        <translation>AWS G5 的 nvidia-smi 上限为 300 W（多份列表）；空闲 P8 9–23 W（中位数 10），P0 无负载 53–59 W；负载读数 196 和 257 W 说明 150 W 过低；150 W 属于 A10</translation>
    </message>
    <message>
        <source>cap 300 W; idle median of 20,22,27,36,41,43,47,52 W; one load reading 278 W; MLCO2/GA list 250 W for this part</source>
        <translation>上限 300 W；空闲：20、22、27、36、41、43、47、52 W 的中位数；一次负载读数 278 W；MLCO2/GA 对此部件列为 250 W</translation>
    </message>
    <message>
        <source>idle taken from the 16 GB part; GA v3.1 lists 250 W</source>
        <translation>空闲取自 16 GB 部件；GA v3.1 列为 250 W</translation>
    </message>
    <message>
        <source>load readings 87,93,330,358 W; idle from the 40 GB part plus HBM allowance (estimate)</source>
        <translation>负载读数 87、93、330、358 W；空闲取自 40 GB 部件加 HBM 余量（估算）</translation>
    </message>
    <message>
        <source>idle readings 68-75 W; load readings 218,362,382,486,689,699 W; node measurement: 8.4 kW max of 10.2 kW rated, typical 76 %</source>
        <translation>空闲读数 68–75 W；负载读数 218、362、382、486、689、699 W；节点实测：额定 10.2 kW 中最高 8.4 kW，通常 76%</translation>
    </message>
    <message>
        <source>idle readings 73-78 W (some hosts 120 W); load readings 548,607 W</source>
        <translation>空闲读数 73–78 W（部分主机 120 W）；负载读数 548、607 W</translation>
    </message>
    <message>
        <source>idle readings 136,141,145,198 W; cap 1000 W</source>
        <translation>空闲读数 136、141、145、198 W；上限 1000 W</translation>
    </message>
    <message>
        <source>same NeuronCore-v2 silicon class as Trainium (fewer NeuronLinks); 0.8 x Trainium derived value; S-SUS05BP04 gives only a ratio: up to 50 % better performance per watt</source>
        <translation>与 Trainium 同属 NeuronCore-v2 芯片级（NeuronLink 较少）；Trainium 推导值的 0.8 倍；S-SUS05BP04 只给出比值：每瓦性能最多高 50%</translation>
    </message>
    <message>
        <source>analyst figure ~500 W per chip; not from AWS; idle = 0.2 x full (assumption)</source>
        <translation>分析师数字，每芯片约 500 W；并非来自 AWS；空闲 = 0.2 × 满载（假设）</translation>
    </message>
    <message>
        <source>nvidia-smi on G5g: 9 W / 70 W</source>
        <translation>G5g 上的 nvidia-smi：9 W / 70 W</translation>
    </message>
    <message>
        <source>Oregon sites are also served from PACW (194.68 life cycle): use as high case</source>
        <translation>俄勒冈的站点也由 PACW 供电（全生命周期 194.68）：用作高值情形</translation>
    </message>
    <message>
        <source>Quebec zone; country average is four times higher</source>
        <translation>魁北克电网；全国平均值为其四倍</translation>
    </message>
    <message>
        <source>national average only</source>
        <translation>仅有全国平均值</translation>
    </message>
    <message>
        <source>region newer than most sources</source>
        <translation>该区域比多数来源更新</translation>
    </message>
    <message>
        <source>CCF 2026 list says 8175M</source>
        <translation>CCF 2026 列表为 8175M</translation>
    </message>
    <message>
        <source>CCF 2026 list says 8259L</source>
        <translation>CCF 2026 列表为 8259L</translation>
    </message>
    <message>
        <source>CCF 2026 says only Cascade Lake</source>
        <translation>CCF 2026 仅称 Cascade Lake</translation>
    </message>
    <message>
        <source>gr6: CCF 2026 7R13</source>
        <translation>gr6：CCF 2026 为 7R13</translation>
    </message>
    <message>
        <source>small sizes may run on 8124M</source>
        <translation>小规格可能运行在 8124M 上</translation>
    </message>
    <message>
        <source>some hosts 8259CL</source>
        <translation>部分主机为 8259CL</translation>
    </message>
    <message>
        <source>TDP estimate by Boavizta</source>
        <translation>Boavizta 估算的 TDP</translation>
    </message>
    <message>
        <source>Teads uses 48 vCPU per socket</source>
        <translation>Teads 按每插槽 48 个 vCPU 计</translation>
    </message>
    <message>
        <source>global AWS figure; none is published for the region</source>
        <translation>AWS 全球数值；未公布该区域的数值</translation>
    </message>
    <message>
        <source>share of the peak rate that prefill reaches; range of published points of other systems</source>
        <translation>预填充达到的峰值算力份额；范围取自其他系统的公开数据</translation>
    </message>
    <message>
        <source>share of the memory bandwidth that decoding reaches; range of published points of other systems</source>
        <translation>解码达到的内存带宽份额；范围取自其他系统的公开数据</translation>
    </message>
    <message>
        <source>launches and scheduling of one decoding step</source>
        <translation>一个解码步骤的启动与调度</translation>
    </message>
    <message>
        <source>communication share of the ring model inside one node whose accelerators have links of their own</source>
        <translation>环模型在加速器有专用互连的单节点内的通信份额</translation>
    </message>
    <message>
        <source>communication share of the ring model over the network or PCIe</source>
        <translation>环模型经网络或 PCIe 的通信份额</translation>
    </message>
    <message>
        <source>size of a local drive where no row counts the drives of a platform</source>
        <translation>没有记录统计平台磁盘数量时单个本地磁盘的大小</translation>
    </message>
    <message>
        <source>two processors although the largest size has fewer than 96 vCPUs</source>
        <translation>最大规格少于 96 个 vCPU，但有两个处理器</translation>
    </message>
    <message>
        <source>default quota of one fleet; can be raised</source>
        <translation>单个实例集的默认配额；可以提高</translation>
    </message>
    <message>
        <source>instance types of one group</source>
        <translation>一个组的实例类型数量</translation>
    </message>
    <message>
        <source>weights are whole numbers from 1</source>
        <translation>权重为从 1 开始的整数</translation>
    </message>
    <message>
        <source>pools that lowest-price spreads over</source>
        <translation>最低价策略分散使用的池数量</translation>
    </message>
    <message>
        <source>a highest price must be above it</source>
        <translation>最高价格必须高于此值</translation>
    </message>
    <message>
        <source>energy ratio 0.71 of one run on 16 instances each; hours from the printed costs and prices; bounds from the printed hours and half a unit of the last digit</source>
        <translation>各 16 个实例上一次运行的能耗比 0.71；时长由公布的费用和价格得出；范围由公布的时长及末位数字的半个单位得出</translation>
    </message>
    <message>
        <source>energy ratio 0.08 of 6 instances to 33; high: 0.085 at the published throughput ratio of 6.3</source>
        <translation>6 个实例对 33 个实例的能耗比 0.08；高值：按公布的吞吐比 6.3 为 0.085</translation>
    </message>
    <message>
        <source>share of the memory of an accelerator that weights with cache and workspace may fill</source>
        <translation>权重连同缓存和工作区可占用的加速器内存比例</translation>
    </message>
    <message>
        <source>memory of an accelerator that is kept beside weights and cache: 1 GiB</source>
        <translation>加速器上除权重和缓存外预留的内存：1 GiB</translation>
    </message>
    <message>
        <source>launch and boot of a replacement on spot where the scenario names no time</source>
        <translation>方案未给出时间时，Spot 替换实例的启动与引导</translation>
    </message>
    <message>
        <source>Boavizta c7i.48xlarge archetype lists 6 CPUs: read as 2</source>
        <translation>Boavizta 的 c7i.48xlarge 列出 6 个 CPU：按 2 个读取</translation>
    </message>
    <message>
        <source>CCF 2026: Sapphire Rapids</source>
        <translation>据 CCF 2026 为 Sapphire Rapids</translation>
    </message>
    <message>
        <source>audio in a sample of MLPerf Whisper: 1,633 samples repackaged from all of LibriSpeech dev-clean and dev-other, 5.4 h and 5.3 h (Panayotov et al. 2015, ICASSP)</source>
        <translation>MLPerf Whisper 一个样本的音频：由 LibriSpeech dev-clean 与 dev-other 全部（5.4 小时和 5.3 小时）重新切分的 1,633 个样本（Panayotov 等 2015，ICASSP）</translation>
    </message>
    <message>
        <source>g7e: Emerald Rapids in CCF 2026; g7 assumed the same; TDP not published; Sapphire Rapids 8488C value used</source>
        <translation>g7e：据 CCF 2026 为 Emerald Rapids；假设 g7 相同；TDP 未公布；采用 Sapphire Rapids 8488C 的值</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>在前沿上</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Low input</source>
        <translation>输入下限</translation>
    </message>
    <message>
        <source>At low</source>
        <translation>下限时的结果</translation>
    </message>
    <message>
        <source>High input</source>
        <translation>输入上限</translation>
    </message>
    <message>
        <source>At high</source>
        <translation>上限时的结果</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基值</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Scatter chart</source>
        <translation>散点图</translation>
    </message>
    <message>
        <source>Bar chart</source>
        <translation>条形图</translation>
    </message>
    <message>
        <source>Stacked bar chart</source>
        <translation>堆积条形图</translation>
    </message>
    <message>
        <source>Line chart</source>
        <translation>折线图</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Tornado chart</source>
        <translation>龙卷风图</translation>
    </message>
    <message>
        <source>Waterfall chart</source>
        <translation>瀑布图</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热力图</translation>
    </message>
    <message>
        <source>Hourly profile</source>
        <translation>逐时曲线</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s).</source>
        <translation>
            <numerusform>%n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Parameter at its low bound</source>
        <translation>参数取下限时</translation>
    </message>
    <message>
        <source>Parameter at its high bound</source>
        <translation>参数取上限时</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>low</source>
        <extracomment>Ends of the colour scale of a heat map</extracomment>
        <translation>低</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A bin of a histogram: from one bound to the next</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>基线：%1</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1，下限</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1，上限</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>对数刻度</translation>
    </message>
    <message>
        <source>Base: %1</source>
        <translation>基值：%1</translation>
    </message>
    <message>
        <source>lowest: %1:00</source>
        <translation>最低：%1:00</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1，对数刻度</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性刻度</translation>
    </message>
    <message>
        <source>%1, linear</source>
        <translation>%1，线性刻度</translation>
    </message>
    <message>
        <source>lowest: %1</source>
        <extracomment>Ends of the colour scale of a map; %1 a value with its unit</extracomment>
        <translation>最低：%1</translation>
    </message>
    <message>
        <source>highest: %1</source>
        <translation>最高：%1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>World map</source>
        <translation>世界地图</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二</translation>
    </message>
    <message>
        <source>Cannot be told apart</source>
        <translation>无法区分</translation>
    </message>
    <message>
        <source>Decision map</source>
        <translation>决策图</translation>
    </message>
    <message>
        <source>none qualifies</source>
        <extracomment>Where in a decision map no candidate qualifies</extracomment>
        <translation>没有合格候选</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>无法区分</translation>
    </message>
    <message>
        <source>Cannot be told apart from %1.</source>
        <translation>与 %1 无法区分。</translation>
    </message>
    <message>
        <source>Not evaluated itself: it wins all around.</source>
        <translation>该点本身未计算：周围均以它为最佳。</translation>
    </message>
</context>
<context>
    <name>ChartEvidence</name>
    <message>
        <source>Sources:</source>
        <translation>来源：</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartRole</name>
    <message>
        <source>NVIDIA GPU</source>
        <translation>NVIDIA GPU</translation>
    </message>
    <message>
        <source>AMD GPU</source>
        <translation>AMD GPU</translation>
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
        <translation>其他</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限值</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Ranked bars</source>
        <translation>排名条形图</translation>
    </message>
    <message>
        <source>The best candidates by a metric, with their ranges.</source>
        <translation>按某项指标最优的候选及其范围。</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>How a metric is spread over all candidates, and where the selected one stands.</source>
        <translation>某项指标在所有候选中的分布，以及所选候选的位置。</translation>
    </message>
    <message>
        <source>Parts of the power</source>
        <translation>功率构成</translation>
    </message>
    <message>
        <source>Power of an instance by part; of the pinned candidates, or the best.</source>
        <translation>按部件划分的实例功率；针对固定的候选或最优候选。</translation>
    </message>
    <message>
        <source>Energy by method</source>
        <translation>各方法能耗</translation>
    </message>
    <message>
        <source>What the energy of the selected candidate is under each method.</source>
        <translation>所选候选在各方法下的能耗。</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>敏感度</translation>
    </message>
    <message>
        <source>Inputs that move the result of the selected candidate most, over their ranges.</source>
        <translation>在其范围内对所选候选结果影响最大的输入。</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>盈亏平衡</translation>
    </message>
    <message>
        <source>Cost of a useful hour under each way of buying, and where two cost the same.</source>
        <translation>各购买方式下每有效小时的成本，以及两者成本相等之处。</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>价格历史</translation>
    </message>
    <message>
        <source>On-demand and spot prices of the selected type over time.</source>
        <translation>所选类型的按需和 Spot 价格随时间的变化。</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Price, PUE and grid intensity of each region for the selected type.</source>
        <translation>所选类型在各区域的价格、PUE 和电网强度。</translation>
    </message>
    <message>
        <source>Grid carbon by hour</source>
        <translation>电网碳排放（按小时）</translation>
    </message>
    <message>
        <source>Trade-offs</source>
        <translation>权衡</translation>
    </message>
    <message>
        <source>Every candidate with both figures, and the Pareto front of any two of cost, time, energy and carbon.</source>
        <translation>同时具有两个数值的所有候选，以及成本、时间、能耗和碳排放中任意两项的帕累托前沿。</translation>
    </message>
    <message>
        <source>Commitment baseline</source>
        <translation>承诺基础用量</translation>
    </message>
    <message>
        <source>How many instances of a day’s traffic to commit to, with the peak on demand.</source>
        <translation>一天的流量中应承诺多少实例，高峰部分按需购买。</translation>
    </message>
    <message>
        <source>CO₂e by the hour at which the run starts, or of an hour of the fleet; the best is marked.</source>
        <translation>按运行开始的小时，或实例集每小时的 CO₂e；标出最优的小时。</translation>
    </message>
    <message>
        <source>Power step by step</source>
        <translation>功率逐步累加</translation>
    </message>
    <message>
        <source>How the parts of an instance and the overhead of the data centre add up; of the selected candidate.</source>
        <translation>所选候选的实例各部件与数据中心开销如何累加。</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>预测与实测对比</translation>
    </message>
    <message>
        <source>How far the program’s own predictions of throughput are from what was measured, by hardware, work and software.</source>
        <translation>程序自身的吞吐量预测与实测相差多少，按硬件、工作和软件分组。</translation>
    </message>
    <message>
        <source>World map</source>
        <translation>世界地图</translation>
    </message>
    <message>
        <source>Regions coloured by price, carbon intensity or result of the selected type; larger dots offer more types.</source>
        <translation>按所选类型的价格、碳强度或结果着色的区域；圆点越大，可用类型越多。</translation>
    </message>
</context>
<context>
    <name>ColumnarTableModel</name>
    <message>
        <source>Pinned for comparison. Space unpins.</source>
        <translation>已固定用于比较。按空格键取消固定。</translation>
    </message>
    <message>
        <source>Space pins for comparison.</source>
        <translation>按空格键固定用于比较。</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>未固定</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Reserved Instance</source>
        <translation>预留实例</translation>
    </message>
    <message>
        <source>Convertible Reserved Instance</source>
        <translation>可转换预留实例</translation>
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
        <translation>无预付</translation>
    </message>
    <message>
        <source>partial upfront</source>
        <translation>部分预付</translation>
    </message>
    <message>
        <source>all upfront</source>
        <translation>全部预付</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>Own rate, %1 USD/h</source>
        <translation>自定义费率，%1 USD/h</translation>
    </message>
    <message>
        <source>Own rate, %1 % off</source>
        <translation>自定义费率，优惠 %1%</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>cost per million</source>
        <translation>每百万单位成本</translation>
    </message>
    <message>
        <source>energy per million</source>
        <translation>每百万单位能耗</translation>
    </message>
    <message>
        <source>carbon per million</source>
        <translation>每百万单位碳排放</translation>
    </message>
    <message>
        <source>cost of the fleet per hour</source>
        <translation>实例集每小时成本</translation>
    </message>
    <message>
        <source>run time</source>
        <translation>运行时间</translation>
    </message>
    <message>
        <source>cost of the run</source>
        <translation>运行成本</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>carbon</source>
        <translation>碳排放</translation>
    </message>
    <message>
        <source>embodied carbon per million</source>
        <translation>每百万单位隐含碳</translation>
    </message>
    <message>
        <source>water per million</source>
        <translation>每百万单位用水</translation>
    </message>
    <message>
        <source>price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>power of an instance</source>
        <translation>单个实例功率</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>已计算</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>no benchmark</source>
        <translation>无基准测试</translation>
    </message>
    <message>
        <source>latency unknown</source>
        <translation>延迟未知</translation>
    </message>
    <message>
        <source>latency missed</source>
        <translation>延迟不达标</translation>
    </message>
    <message>
        <source>does not fit in memory</source>
        <translation>内存放不下</translation>
    </message>
    <message>
        <source>fits on each accelerator</source>
        <translation>每个加速器都能容纳</translation>
    </message>
    <message>
        <source>fits spread over the accelerators</source>
        <translation>可分散到各加速器</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>no capacity</source>
        <translation>无容量</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>无法达到</translation>
    </message>
    <message>
        <source>overloaded</source>
        <translation>过载</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>this instance type</source>
        <translation>该实例类型</translation>
    </message>
    <message>
        <source>same accelerator, scaled</source>
        <translation>相同加速器，按比例换算</translation>
    </message>
    <message>
        <source>other node count, scaled</source>
        <translation>其他节点数，按比例换算</translation>
    </message>
    <message>
        <source>peak rate</source>
        <translation>峰值算力</translation>
    </message>
    <message>
        <source>pinned by the scenario</source>
        <translation>由方案固定</translation>
    </message>
    <message>
        <source>your own rate</source>
        <translation>自定义吞吐量</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自定义</translation>
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
        <translation>每百万单位基于市场的碳排放</translation>
    </message>
    <message>
        <source>marginal carbon per million</source>
        <translation>每百万单位边际碳排放</translation>
    </message>
    <message>
        <source>a figure is missing</source>
        <translation>缺少数值</translation>
    </message>
    <message>
        <source>fits (measured)</source>
        <translation>可容纳（实测）</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>Reserved Instance, terms not stated</source>
        <translation>预留实例，条款未说明</translation>
    </message>
    <message>
        <source>%1 on-demand</source>
        <translation>按需 %1</translation>
    </message>
    <message>
        <source>%1 spot</source>
        <translation>Spot %1</translation>
    </message>
    <message>
        <source>Mix %1</source>
        <translation>混合：%1</translation>
    </message>
    <message>
        <source>RI</source>
        <translation>RI</translation>
    </message>
    <message>
        <source>Convertible RI</source>
        <translation>可转换 RI</translation>
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
        <translation>无预付</translation>
    </message>
    <message>
        <source>partial upfront</source>
        <comment>short</comment>
        <translation>部分预付</translation>
    </message>
    <message>
        <source>all upfront</source>
        <comment>short</comment>
        <translation>全部预付</translation>
    </message>
    <message>
        <source>%1 %2 y, %3</source>
        <extracomment>A commitment in a narrow column: RI 1 y, no upfront</extracomment>
        <translation>%1 %2 年，%3</translation>
    </message>
    <message>
        <source>Fleet power, kW</source>
        <translation>实例集功率，kW</translation>
    </message>
    <message>
        <source>kgCO2e/h fleet</source>
        <translation>kgCO2e/h 实例集</translation>
    </message>
    <message>
        <source>energy of the fleet per hour</source>
        <translation>实例集每小时能耗</translation>
    </message>
    <message>
        <source>carbon of the fleet per hour</source>
        <translation>实例集每小时碳排放</translation>
    </message>
    <message>
        <source>Capacity Block</source>
        <translation>容量块</translation>
    </message>
    <message>
        <source>the block ends before</source>
        <translation>容量块提前结束</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 年</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 年</translation>
    </message>
    <message>
        <source>encoder of the same dimensions</source>
        <translation>尺寸相同的编码器</translation>
    </message>
    <message>
        <source>fitted serving formula</source>
        <translation>拟合的推理服务公式</translation>
    </message>
    <message>
        <source>fitted to other devices</source>
        <translation>按其他设备拟合</translation>
    </message>
    <message>
        <source>time to the quality target</source>
        <translation>达到质量目标的时间</translation>
    </message>
    <message>
        <source>GPU, Trainium, Inferentia, card, chip</source>
        <translation>GPU, 加速卡, 芯片</translation>
    </message>
    <message>
        <source>machine, server, EC2, VM</source>
        <translation>机器, 服务器, EC2, 虚拟机</translation>
    </message>
    <message>
        <source>location, data centre</source>
        <translation>位置, 数据中心</translation>
    </message>
    <message>
        <source>spot, on-demand, savings plan, reserved, commitment, discount</source>
        <translation>Spot, 按需, 节省计划, 预留, 承诺, 折扣</translation>
    </message>
    <message>
        <source>nodes, number of instances, fleet size</source>
        <translation>节点, 实例数量, 规模</translation>
    </message>
    <message>
        <source>cost, price, unit cost</source>
        <translation>成本, 价格, 单位成本</translation>
    </message>
    <message>
        <source>energy, electricity, power</source>
        <translation>能耗, 电力, 功率</translation>
    </message>
    <message>
        <source>carbon, emissions, climate, footprint</source>
        <translation>碳, 排放, 气候, 足迹</translation>
    </message>
    <message>
        <source>cost, price, rate</source>
        <translation>成本, 价格, 费率</translation>
    </message>
    <message>
        <source>cost, price, monthly bill, budget</source>
        <translation>成本, 价格, 月账单, 预算</translation>
    </message>
    <message>
        <source>cost, price, annual bill, budget</source>
        <translation>成本, 价格, 年账单, 预算</translation>
    </message>
    <message>
        <source>cost, price, bill, budget</source>
        <translation>成本, 价格, 账单, 预算</translation>
    </message>
    <message>
        <source>carbon, emissions, embodied, life cycle</source>
        <translation>碳, 排放, 隐含, 生命周期</translation>
    </message>
    <message>
        <source>carbon, renewable, green, GHG Protocol</source>
        <translation>碳, 可再生, 绿色, GHG Protocol</translation>
    </message>
    <message>
        <source>water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>cost, list price, rate</source>
        <translation>成本, 标价, 费率</translation>
    </message>
    <message>
        <source>speed, performance, tokens per second</source>
        <translation>速度, 性能, 每秒词元</translation>
    </message>
    <message>
        <source>latency, response time, TTFT</source>
        <translation>延迟, 响应时间, TTFT</translation>
    </message>
    <message>
        <source>latency, speed, TPOT</source>
        <translation>延迟, 速度, TPOT</translation>
    </message>
    <message>
        <source>time, duration, run time</source>
        <translation>时间, 时长, 运行时间</translation>
    </message>
    <message>
        <source>load, usage</source>
        <translation>负载, 使用率</translation>
    </message>
    <message>
        <source>fits, out of memory, OOM</source>
        <translation>适配, 内存不足, OOM</translation>
    </message>
    <message>
        <source>power, energy, TDP</source>
        <translation>功率, 能耗, TDP</translation>
    </message>
    <message>
        <source>evidence, measured, trust</source>
        <translation>证据, 实测, 可信度</translation>
    </message>
    <message>
        <source>excluded, reason</source>
        <translation>排除, 原因</translation>
    </message>
    <message>
        <source>generation, current, retired</source>
        <translation>代次, 当前, 停用</translation>
    </message>
    <message>
        <source>CPU, cores, processor</source>
        <translation>CPU, 核心, 处理器</translation>
    </message>
    <message>
        <source>RAM, main memory, host memory</source>
        <translation>RAM, 主存, 主机内存</translation>
    </message>
    <message>
        <source>CPU, processor, architecture</source>
        <translation>CPU, 处理器, 架构</translation>
    </message>
    <message>
        <source>architecture, processor, ARM, Graviton, x86</source>
        <translation>架构, 处理器, ARM, Graviton, x86</translation>
    </message>
    <message>
        <source>bandwidth, EFA</source>
        <translation>带宽, EFA</translation>
    </message>
    <message>
        <source>disk, NVMe, SSD</source>
        <translation>磁盘, NVMe, SSD</translation>
    </message>
    <message>
        <source>age, generation</source>
        <translation>年代, 代次</translation>
    </message>
    <message>
        <source>electricity, country</source>
        <translation>电力, 国家</translation>
    </message>
    <message>
        <source>number of GPUs, accelerators</source>
        <translation>GPU 数量, 加速器</translation>
    </message>
    <message>
        <source>VRAM, HBM, accelerator memory, device memory</source>
        <translation>VRAM, HBM, 显存, 加速器内存</translation>
    </message>
    <message>
        <source>HBM, memory speed</source>
        <translation>HBM, 内存速度</translation>
    </message>
    <message>
        <source>NVLink, NeuronLink</source>
        <translation>NVLink, NeuronLink</translation>
    </message>
    <message>
        <source>cost, GPU price</source>
        <translation>成本, GPU 价格</translation>
    </message>
    <message>
        <source>location-based carbon with embodied per million</source>
        <translation>每百万单位基于位置的碳排放（含隐含碳）</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>share, commitment</comment>
        <translation>%2 %1</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Not among the candidates of the scenario</source>
        <translation>不在方案的候选之中</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>ranges overlap</source>
        <translation>范围重叠</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>%1 %2 better</source>
        <translation>%1 %2 更好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>%1 %2 worse</source>
        <translation>%1 %2 更差</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>%1 pp</source>
        <comment>percentage points</comment>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>No observation at or before %1</source>
        <translation>%1 当日或之前没有观测值</translation>
    </message>
    <message>
        <source>Peak rate of an accelerator by precision</source>
        <translation>各精度下单个加速器的峰值性能</translation>
    </message>
    <message>
        <source>Prices of an instance-hour</source>
        <translation>每实例小时价格</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>与 %1 相比</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>%1 of one instance</source>
        <comment>a part of the power</comment>
        <translation>单个实例的%1</translation>
    </message>
    <message>
        <source>Power of one instance</source>
        <translation>单个实例的功率</translation>
    </message>
    <message>
        <source>Throughput of one instance</source>
        <translation>单个实例的吞吐量</translation>
    </message>
    <message>
        <source>Price of one instance</source>
        <translation>单个实例的价格</translation>
    </message>
    <message>
        <source>Of one instance: the candidates run different numbers of instances, so this figure makes none of them better.</source>
        <translation>以单个实例计：各候选项使用的实例数不同，因此不能凭此数值判断优劣。</translation>
    </message>
    <message>
        <source>%1, likely but not certain</source>
        <translation>%1，很可能但不确定</translation>
    </message>
    <message>
        <source>%1, not distinguishable</source>
        <translation>%1，无法区分</translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>valid JSON</source>
        <translation>有效的 JSON</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>若干对象</translation>
    </message>
    <message>
        <source>objects with InstanceTypes</source>
        <translation>含有 InstanceTypes 的对象</translation>
    </message>
    <message>
        <source>an object with MetricDataResults or Datapoints</source>
        <translation>含有 MetricDataResults 或 Datapoints 的对象</translation>
    </message>
    <message>
        <source>the member</source>
        <translation>该成员</translation>
    </message>
    <message>
        <source>a valid value</source>
        <translation>有效的值</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>一个值</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>带引号的文本</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文本列表</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>each name once</source>
        <translation>每个名称只出现一次</translation>
    </message>
    <message>
        <source>at most 4,096 names</source>
        <translation>最多 4,096 个名称</translation>
    </message>
    <message>
        <source>a name in quotes</source>
        <translation>带引号的名称</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>右引号</translation>
    </message>
    <message>
        <source>a plain name of at most 256 bytes</source>
        <translation>不超过 256 字节的普通名称</translation>
    </message>
    <message>
        <source>a name in UTF-8</source>
        <translation>UTF-8 编码的名称</translation>
    </message>
    <message>
        <source>a member after &apos;,&apos;</source>
        <translation>&apos;,&apos; 之后的成员</translation>
    </message>
    <message>
        <source>a smaller member</source>
        <translation>更小的成员</translation>
    </message>
    <message>
        <source>the end of the value</source>
        <translation>值的结尾</translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation>文档的结尾</translation>
    </message>
    <message>
        <source>end of file</source>
        <translation>文件结尾</translation>
    </message>
    <message>
        <source>nesting of at most 64 levels</source>
        <translation>不超过 64 层的嵌套</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;]&apos;</source>
        <translation>&apos;,&apos; 或 &apos;]&apos;</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;}&apos;</source>
        <translation>&apos;,&apos; 或 &apos;}&apos;</translation>
    </message>
    <message>
        <source>&apos;,&apos; or the end</source>
        <translation>&apos;,&apos; 或结尾</translation>
    </message>
    <message>
        <source>&apos;{&apos; or &apos;[&apos;</source>
        <translation>&apos;{&apos; 或 &apos;[&apos;</translation>
    </message>
    <message>
        <source>text without NUL bytes</source>
        <translation>不含 NUL 字节的文本</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <translation>UTF-8 文本</translation>
    </message>
    <message>
        <source>a quoted field closed before the next separator</source>
        <translation>在下一个分隔符之前闭合引号的字段</translation>
    </message>
    <message>
        <source>memory for the field</source>
        <translation>该字段所需的内存</translation>
    </message>
    <message>
        <source>a header line</source>
        <translation>标题行</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>数据行</translation>
    </message>
    <message>
        <source>at most 100,000 rows</source>
        <translation>最多 100,000 行</translation>
    </message>
    <message>
        <source>each column once</source>
        <translation>每列只出现一次</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>the columns of the table %1</source>
        <translation>表 %1 的列</translation>
    </message>
    <message>
        <source>the columns of one of the catalogue&apos;s tables</source>
        <translation>数据目录中某个表的列</translation>
    </message>
    <message>
        <source>a column of the table %1</source>
        <translation>表 %1 中的一列</translation>
    </message>
    <message>
        <source>a table that an import can write</source>
        <translation>导入可以写入的表</translation>
    </message>
    <message>
        <source>one of the file&apos;s columns</source>
        <translation>文件中的一列</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>each key once, or the same value again</source>
        <translation>每个键只出现一次，或重复同一个值</translation>
    </message>
    <message>
        <source>each key once, or the same value again, as in line %1</source>
        <translation>每个键只出现一次，或与第 %1 行相同的值</translation>
    </message>
    <message>
        <source>each key once, or the row of line %1 again</source>
        <translation>每个键只出现一次，或与第 %1 行相同的行</translation>
    </message>
    <message>
        <source>%1, as given before</source>
        <translation>与前面给出的 %1 相同</translation>
    </message>
    <message>
        <source>%1, as given before in line %2</source>
        <translation>与第 %2 行给出的 %1 相同</translation>
    </message>
    <message>
        <source>%1, as given before at byte %2</source>
        <translation>与字节 %2 处给出的 %1 相同</translation>
    </message>
    <message>
        <source>%1, as given before in %2 at byte %3</source>
        <translation>与 %2 字节 %3 处给出的 %1 相同</translation>
    </message>
    <message>
        <source>%1, as given before for the term of line %2</source>
        <translation>与第 %2 行条款先前给出的 %1 相同</translation>
    </message>
    <message>
        <source>%1, as %2 says at byte %3</source>
        <translation>与 %2 在字节 %3 处给出的 %1 相同</translation>
    </message>
    <message>
        <source>at least one row that can be used</source>
        <translation>至少一行可用的数据</translation>
    </message>
    <message>
        <source>at least one row of a known type and region</source>
        <translation>至少一行已知类型和区域的数据</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>大于 0 的数字</translation>
    </message>
    <message>
        <source>a number that can be read in one way only</source>
        <translation>只有一种读法的数字</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a value within its range</source>
        <translation>在其范围之内的值</translation>
    </message>
    <message>
        <source>a range around the value</source>
        <translation>包含该值的范围</translation>
    </message>
    <message>
        <source>a range within 0 to 100 %</source>
        <translation>0 到 100% 之内的范围</translation>
    </message>
    <message>
        <source>0 to 4</source>
        <translation>0 到 4</translation>
    </message>
    <message>
        <source>1 or 3</source>
        <translation>1 或 3</translation>
    </message>
    <message>
        <source>a bucket from 0 to 4</source>
        <translation>0 到 4 的档位</translation>
    </message>
    <message>
        <source>a percentage from -1000 to 100</source>
        <translation>-1000 到 100 的百分数</translation>
    </message>
    <message>
        <source>a percentage from 0 to below 100</source>
        <translation>不小于 0 且小于 100 的百分数</translation>
    </message>
    <message>
        <source>per cent from 0 to 100</source>
        <translation>0 到 100 的百分数</translation>
    </message>
    <message>
        <source>watts from 0 to 100,000</source>
        <translation>0 到 100,000 瓦</translation>
    </message>
    <message>
        <source>savings of -1,000 to 100 %</source>
        <translation>-1,000 到 100% 的节省</translation>
    </message>
    <message>
        <source>an amount of 0 or more</source>
        <translation>不小于 0 的金额</translation>
    </message>
    <message>
        <source>a price from 0 to 100,000 USD an hour</source>
        <translation>每小时 0 到 100,000 USD 的价格</translation>
    </message>
    <message>
        <source>a price above 0 and up to 100,000 USD an hour</source>
        <translation>每小时大于 0 且不超过 100,000 USD 的价格</translation>
    </message>
    <message>
        <source>%1, the unit of %2</source>
        <translation>%1（%2 的单位）</translation>
    </message>
    <message>
        <source>a date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>a date YYYY-MM-DD</source>
        <translation>YYYY-MM-DD 格式的日期</translation>
    </message>
    <message>
        <source>a date before the header</source>
        <translation>标题行之前的日期</translation>
    </message>
    <message>
        <source>a day from 2006 to %1, such as 2026-07-20</source>
        <translation>2006 年到 %1 之间的日期，如 2026-07-20</translation>
    </message>
    <message>
        <source>a day from 2000-01-01 to 2089-12-31</source>
        <translation>2000-01-01 到 2089-12-31 之间的日期</translation>
    </message>
    <message>
        <source>a day from 2000-01-02 to 2089-12-31</source>
        <translation>2000-01-02 到 2089-12-31 之间的日期</translation>
    </message>
    <message>
        <source>nothing later than %1</source>
        <translation>不晚于 %1</translation>
    </message>
    <message>
        <source>a day from which it holds</source>
        <translation>开始生效的日期</translation>
    </message>
    <message>
        <source>a year from 2000 to %1</source>
        <translation>2000 到 %1 之间的年份</translation>
    </message>
    <message>
        <source>a time from 2000 to 2089</source>
        <translation>2000 到 2089 年之间的时间</translation>
    </message>
    <message>
        <source>a time from 2000 to 2089, such as 2026-07-20T13:44:30Z</source>
        <translation>2000 到 2089 年之间的时间，如 2026-07-20T13:44:30Z</translation>
    </message>
    <message>
        <source>a time from 2006 to %1</source>
        <translation>2006 年到 %1 之间的时间</translation>
    </message>
    <message>
        <source>a time such as %1</source>
        <translation>形如 %1 的时间</translation>
    </message>
    <message>
        <source>a UTC time</source>
        <translation>UTC 时间</translation>
    </message>
    <message>
        <source>a UTC time from 2006 to %1</source>
        <translation>2006 年到 %1 之间的 UTC 时间</translation>
    </message>
    <message>
        <source>a UTC time from 2006 to %1, such as 2024-01-01 00:00:00</source>
        <translation>2006 年到 %1 之间的 UTC 时间，如 2024-01-01 00:00:00</translation>
    </message>
    <message>
        <source>a UTC time such as 2024-01-01 00:00:00, from 2000 to %1</source>
        <translation>形如 2024-01-01 00:00:00、2000 年到 %1 之间的 UTC 时间</translation>
    </message>
    <message>
        <source>Hrs or Quantity</source>
        <translation>Hrs 或 Quantity</translation>
    </message>
    <message>
        <source>AmazonEC2 before the header</source>
        <translation>标题行之前的 AmazonEC2</translation>
    </message>
    <message>
        <source>an SKU</source>
        <translation>SKU</translation>
    </message>
    <message>
        <source>each SKU once</source>
        <translation>每个 SKU 只出现一次</translation>
    </message>
    <message>
        <source>the SKU of a product</source>
        <translation>某个产品的 SKU</translation>
    </message>
    <message>
        <source>each price of a term once</source>
        <translation>条款的每个价格只出现一次</translation>
    </message>
    <message>
        <source>an address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>a plain address</source>
        <translation>普通地址</translation>
    </message>
    <message>
        <source>each instance type once a region and day</source>
        <translation>每个区域每天每种实例类型只出现一次</translation>
    </message>
    <message>
        <source>the index of a range</source>
        <translation>区间的序号</translation>
    </message>
    <message>
        <source>%1 for the range %2</source>
        <translation>区间 %2 应为 %1</translation>
    </message>
    <message>
        <source>each range once</source>
        <translation>每个区间只出现一次</translation>
    </message>
    <message>
        <source>each region once</source>
        <translation>每个区域只出现一次</translation>
    </message>
    <message>
        <source>each type once</source>
        <translation>每种类型只出现一次</translation>
    </message>
    <message>
        <source>an instance type</source>
        <translation>实例类型</translation>
    </message>
    <message>
        <source>an instance type such as g5.xlarge</source>
        <translation>形如 g5.xlarge 的实例类型</translation>
    </message>
    <message>
        <source>a region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>at least one column of figures</source>
        <translation>至少一列数值</translation>
    </message>
    <message>
        <source>each region once a year</source>
        <translation>每个区域每年只出现一次</translation>
    </message>
    <message>
        <source>a column of carbon intensity, (direct) or (Life cycle)</source>
        <translation>碳强度列，(direct) 或 (Life cycle)</translation>
    </message>
    <message>
        <source>a column of carbon intensity, %1</source>
        <translation>碳强度列，%1</translation>
    </message>
    <message>
        <source>direct or lifecycle</source>
        <translation>direct 或 lifecycle</translation>
    </message>
    <message>
        <source>a whole hour</source>
        <translation>整点</translation>
    </message>
    <message>
        <source>a grid zone</source>
        <translation>电网分区</translation>
    </message>
    <message>
        <source>at most 2,000 zones and years</source>
        <translation>最多 2,000 个分区和年份</translation>
    </message>
    <message>
        <source>each hour once</source>
        <translation>每小时只出现一次</translation>
    </message>
    <message>
        <source>at least 90 % of %1</source>
        <translation>至少为 %1 的 90%</translation>
    </message>
    <message>
        <source>an annual mean above 0 g/kWh</source>
        <translation>大于 0 g/kWh 的年平均值</translation>
    </message>
    <message>
        <source>at least one value for each month and hour</source>
        <translation>每个月、每个小时至少一个值</translation>
    </message>
    <message>
        <source>a plausible course of the year</source>
        <translation>合理的年度变化</translation>
    </message>
    <message>
        <source>at least one tick</source>
        <translation>至少一个时间点</translation>
    </message>
    <message>
        <source>the columns start_tick, run_ticks and available</source>
        <translation>列 start_tick、run_ticks 和 available</translation>
    </message>
    <message>
        <source>a number above 0 and up to 10,000,000 s</source>
        <translation>大于 0 且不超过 10,000,000 s 的数字</translation>
    </message>
    <message>
        <source>the same gap in every row</source>
        <translation>每行相同的间隔</translation>
    </message>
    <message>
        <source>%1 (no gaps, no overlaps)</source>
        <translation>%1（无间断、无重叠）</translation>
    </message>
    <message>
        <source>at most 100,000,000 ticks and 5,000,000 runs</source>
        <translation>最多 100,000,000 个时间点和 5,000,000 段</translation>
    </message>
    <message>
        <source>rising times</source>
        <translation>递增的时间</translation>
    </message>
    <message>
        <source>equal steps of %1 s</source>
        <translation>%1 s 的等间隔</translation>
    </message>
    <message>
        <source>available or lost</source>
        <translation>available 或 lost</translation>
    </message>
    <message>
        <source>a trace without gaps</source>
        <translation>没有间断的记录</translation>
    </message>
    <message>
        <source>the seconds from one tick to the next</source>
        <translation>相邻两个时间点之间的秒数</translation>
    </message>
    <message>
        <source>a header with an instance type</source>
        <translation>含有实例类型的标题行</translation>
    </message>
    <message>
        <source>a column with the instance type</source>
        <translation>实例类型列</translation>
    </message>
    <message>
        <source>a column with prices, vCPUs, memory, accelerators or network</source>
        <translation>价格、vCPU、内存、加速器或网络的列</translation>
    </message>
    <message>
        <source>at most 5,000,000 samples</source>
        <translation>最多 5,000,000 个样本</translation>
    </message>
    <message>
        <source>at least one sample</source>
        <translation>至少一个样本</translation>
    </message>
    <message>
        <source>at least two samples, to know how long one holds</source>
        <translation>至少两个样本，以便知道每个样本持续多久</translation>
    </message>
    <message>
        <source>utilization_gpu, CPUUtilization or power.draw</source>
        <translation>utilization_gpu、CPUUtilization 或 power.draw</translation>
    </message>
    <message>
        <source>utilization.gpu or power.draw</source>
        <translation>utilization.gpu 或 power.draw</translation>
    </message>
    <message>
        <source>a label with utilization_gpu, utilization_memory or CPUUtilization</source>
        <translation>含有 utilization_gpu、utilization_memory 或 CPUUtilization 的标签</translation>
    </message>
    <message>
        <source>times that do not fall</source>
        <translation>不倒退的时间</translation>
    </message>
    <message>
        <source>each accelerator once a second at most</source>
        <translation>每个加速器每秒最多一次</translation>
    </message>
    <message>
        <source>rows of times and values</source>
        <translation>由时间和数值组成的行</translation>
    </message>
    <message>
        <source>each time once</source>
        <translation>每个时间只出现一次</translation>
    </message>
    <message>
        <source>Timestamp and Average</source>
        <translation>Timestamp 和 Average</translation>
    </message>
    <message>
        <source>as many times as values</source>
        <translation>与数值一样多的时间</translation>
    </message>
    <message>
        <source>the id of a source</source>
        <translation>来源的标识</translation>
    </message>
    <message>
        <source>the id of a source of the catalogue</source>
        <translation>数据目录中某个来源的标识</translation>
    </message>
    <message>
        <source>ids of sources separated by ;</source>
        <translation>以 ; 分隔的来源标识</translation>
    </message>
    <message>
        <source>a subject, a quantity and a unit</source>
        <translation>对象、量和单位</translation>
    </message>
    <message>
        <source>on_demand, spot or plan/term/payment, such as reserved_standard/1/no_upfront</source>
        <translation>on_demand、spot 或 plan/term/payment，如 reserved_standard/1/no_upfront</translation>
    </message>
    <message>
        <source>one instance type: a price is not the same for all</source>
        <translation>单个实例类型：价格并非都相同</translation>
    </message>
    <message>
        <source>a commitment that the catalogue has for %1 in %2</source>
        <translation>数据目录中 %2 的 %1 所具有的承诺</translation>
    </message>
    <message>
        <source>a region of the catalogue, or * for every one</source>
        <translation>数据目录中的区域，或用 * 表示全部</translation>
    </message>
    <message>
        <source>an instance type of the catalogue</source>
        <translation>数据目录中的实例类型</translation>
    </message>
    <message>
        <source>a model of the catalogue</source>
        <translation>数据目录中的模型</translation>
    </message>
    <message>
        <source>a quantity of the catalogue, such as full_load_w</source>
        <translation>数据目录中的量，如 full_load_w</translation>
    </message>
    <message>
        <source>a part, instance type or region of the catalogue</source>
        <translation>数据目录中的部件、实例类型或区域</translation>
    </message>
    <message>
        <source>the source of a figure for %1, %2</source>
        <translation>%1、%2 的数值来源</translation>
    </message>
    <message>
        <source>a known key</source>
        <translation>已知的键</translation>
    </message>
    <message>
        <source>a list of tasks</source>
        <translation>任务列表</translation>
    </message>
    <message>
        <source>a name of its own</source>
        <translation>独有的名称</translation>
    </message>
    <message>
        <source>vcpus or cpu_units, not both</source>
        <translation>vcpus 或 cpu_units，不能同时使用</translation>
    </message>
    <message>
        <source>memory_gib or memory_mib, not both</source>
        <translation>memory_gib 或 memory_mib，不能同时使用</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 个单元格</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 hours with a value</source>
        <translation>%1 个有值的小时</translation>
    </message>
    <message>
        <source>month %1, hour %2</source>
        <translation>第 %1 月、%2 时</translation>
    </message>
    <message>
        <source>a byte order mark alone</source>
        <translation>只有字节顺序标记</translation>
    </message>
    <message>
        <source>a value over 100 times the mean</source>
        <translation>超过平均值 100 倍的值</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no values</source>
        <translation>没有数值</translation>
    </message>
    <message>
        <source>row</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>header</source>
        <translation>标题行</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>字段 %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>not null</source>
        <translation>不为 null</translation>
    </message>
    <message>
        <source>24 numbers</source>
        <translation>24 个数字</translation>
    </message>
    <message>
        <source>[nodes, efficiency]</source>
        <translation>[节点, 效率]</translation>
    </message>
    <message>
        <source>list of [nodes, efficiency]</source>
        <translation>[节点, 效率] 的列表</translation>
    </message>
    <message>
        <source>a member</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>&apos;}&apos; or a member</source>
        <translation>&apos;}&apos; 或成员</translation>
    </message>
    <message>
        <source>1 to %A1 bytes</source>
        <translation>1 到 %A1 字节</translation>
    </message>
    <message>
        <source>at most %A1 bytes</source>
        <translation>最多 %A1 字节</translation>
    </message>
    <message>
        <source>%A1 fields</source>
        <translation>%A1 个字段</translation>
    </message>
    <message>
        <source>at most %A1 fields</source>
        <translation>最多 %A1 个字段</translation>
    </message>
    <message>
        <source>at most %A1 cells</source>
        <translation>最多 %A1 个单元格</translation>
    </message>
    <message>
        <source>a number from %A1 to %A2</source>
        <translation>%A1 到 %A2 的数字</translation>
    </message>
    <message>
        <source>a number from %A1 to %A2 within its range</source>
        <translation>%A1 到 %A2 且在其范围之内的数字</translation>
    </message>
    <message>
        <source>a whole number from %A1 to %A2</source>
        <translation>%A1 到 %A2 的整数</translation>
    </message>
    <message>
        <source>a whole number up to %A1</source>
        <translation>不超过 %A1 的整数</translation>
    </message>
    <message>
        <source>an amount in USD from %A1 to %A2</source>
        <translation>%A1 到 %A2 USD 的金额</translation>
    </message>
    <message>
        <source>an amount from %A1 to %A2 USD an hour</source>
        <translation>每小时 %A1 到 %A2 USD 的金额</translation>
    </message>
    <message>
        <source>%F1 to %F2, ascending</source>
        <translation>%F1 至 %F2，升序</translation>
    </message>
    <message>
        <source>above %F1 and up to %F2</source>
        <translation>大于 %F1 且不超过 %F2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>at most %A1 bytes when unpacked</source>
        <translation>解压后不超过 %A1 字节</translation>
    </message>
    <message>
        <source>a whole gzip file</source>
        <translation>完整的 gzip 文件</translation>
    </message>
    <message>
        <source>%F1 to %F2</source>
        <translation>%F1 至 %F2</translation>
    </message>
    <message>
        <source>a name of a to z, 0 to 9 and _</source>
        <translation>由 a 到 z、0 到 9 和 _ 组成的名称</translation>
    </message>
    <message>
        <source>on-demand, spot or a commitment, such as reserved_standard-1y-no_upfront</source>
        <translation>on-demand、spot 或承诺，例如 reserved_standard-1y-no_upfront</translation>
    </message>
    <message>
        <source>a day up to today, such as 2026-07-20</source>
        <translation>截至今天的日期，例如 2026-07-20</translation>
    </message>
    <message>
        <source>an accelerator, CPU platform, instance type, region or part of the catalogue</source>
        <translation>数据目录中的加速器、CPU 平台、实例类型、区域或部件</translation>
    </message>
    <message>
        <source>a quantity of %1</source>
        <translation>%1 的量</translation>
    </message>
    <message>
        <source>a quantity of %1; “own alternatives” lists them</source>
        <translation>%1 的量；“own alternatives” 会列出它们</translation>
    </message>
    <message>
        <source>one figure of several: --method and --year tell them apart; “own alternatives” lists them</source>
        <translation>多个数值中的一个：用 --method 和 --year 区分；“own alternatives” 会列出它们</translation>
    </message>
    <message>
        <source>a name of the catalogue</source>
        <translation>数据目录中的名称</translation>
    </message>
    <message>
        <source>a region of the catalogue</source>
        <translation>数据目录中的区域</translation>
    </message>
    <message>
        <source>a market of --market list</source>
        <translation>--market list 中的市场</translation>
    </message>
    <message>
        <source>an item of --market list</source>
        <translation>--market list 中的条目</translation>
    </message>
    <message>
        <source>a number, or nothing</source>
        <translation>一个数或留空</translation>
    </message>
    <message>
        <source>a whole number from 0</source>
        <translation>不小于 0 的整数</translation>
    </message>
    <message>
        <source>a list of pairs of numbers, such as 1:2,3:4</source>
        <translation>数对列表，例如 1:2,3:4</translation>
    </message>
    <message>
        <source>another row</source>
        <translation>另一行</translation>
    </message>
    <message>
        <source>low and high</source>
        <translation>下限和上限</translation>
    </message>
    <message>
        <source>pool %1</source>
        <translation>资源池 %1</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>它不是文件</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>读取时文件有变化</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>who measured</source>
        <translation>测量方</translation>
    </message>
    <message>
        <source>year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>precision not stated</source>
        <translation>未注明精度</translation>
    </message>
    <message>
        <source>framework not stated</source>
        <translation>未注明框架</translation>
    </message>
    <message>
        <source>year not stated</source>
        <translation>未注明年份</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>measured independently</source>
        <translation>独立测量</translation>
    </message>
    <message>
        <source>measured by the vendor</source>
        <translation>厂商测量</translation>
    </message>
    <message>
        <source>derived from a publication</source>
        <translation>由发布资料推导</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>entered by you</source>
        <translation>由您输入</translation>
    </message>
    <message>
        <source>a precision with a width, such as FP16, BF16, FP8, INT8 or 4-bit</source>
        <translation>带有位宽的精度，例如 FP16、BF16、FP8、INT8 或 4-bit</translation>
    </message>
    <message>
        <source>at least the median, %A1</source>
        <translation>不小于中位数 %A1</translation>
    </message>
    <message>
        <source>weights that fit into %A1 GiB of accelerator memory</source>
        <translation>能放入 %A1 GiB 加速器内存的权重</translation>
    </message>
    <message>
        <source>at most %A1 a second, as many as the requests in flight can give</source>
        <translation>每秒不超过 %A1，即处理中的请求所能给出的上限</translation>
    </message>
    <message>
        <source>at most %A1 a second, as fast as the weights can be read for one request</source>
        <translation>每秒不超过 %A1，即为一个请求读取权重的最快速度</translation>
    </message>
    <message>
        <source>a CloudWatch export, nvidia-smi CSV, DCGM metrics or neuron-monitor JSON</source>
        <translation>CloudWatch 导出、nvidia-smi CSV、DCGM 指标或 neuron-monitor JSON</translation>
    </message>
    <message>
        <source>hours, 0 for the best interval or &quot;none&quot; for no checkpoints</source>
        <translation>小时数；0 表示最佳间隔，“none”表示无检查点</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Not used: %1</source>
        <translation>未采用：%1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>公式：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>quantity and its symbol</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>FigureClass</name>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Measured and published by someone who ran it.</source>
        <translation>由实际运行者测量并发布。</translation>
    </message>
    <message>
        <source>Stated by the maker or the provider, not measured independently.</source>
        <translation>由制造商或提供商声明，未经独立测量。</translation>
    </message>
    <message>
        <source>Computed from measured or vendor figures by a stated rule.</source>
        <translation>按明确规则由实测或厂商数据计算得出。</translation>
    </message>
    <message>
        <source>Estimated: no source states it for this very thing.</source>
        <translation>估算：没有来源给出该对象本身的数据。</translation>
    </message>
    <message>
        <source>Assumed, so that a result exists; put your own figure in its place.</source>
        <translation>为得到结果而作的假设；请换成您自己的数值。</translation>
    </message>
    <message>
        <source>Your own figure, in place of the catalogue&apos;s.</source>
        <translation>您自己的数值，取代数据目录中的数值。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file.</source>
        <translation>%1 是设备或管道，不是文件。</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>无法读取文件 %1：%2。</translation>
    </message>
    <message>
        <source>The file %1 is larger than expected (%2 bytes).</source>
        <translation>文件 %1 大于预期（%2 字节）。</translation>
    </message>
    <message>
        <source>The file %1 cannot be set aside: %2.</source>
        <translation>无法另存文件 %1：%2。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>%1, text</source>
        <translation>%1，文本</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>A value with its range: 14.1 (9.8 to 19.2)</extracomment>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 天</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
</context>
<context>
    <name>HardwareRows</name>
    <message>
        <source>Whether structured sparsity is supported: zeros in a fixed pattern are skipped. All rates are dense.</source>
        <translation>是否支持结构化稀疏：按固定模式跳过零值。所有算力均为稠密算力。</translation>
    </message>
    <message>
        <source>Dense rate of one accelerator in this format, or what the sources say of it.</source>
        <translation>单个加速器在此格式下的稠密算力，或来源对它的说明。</translation>
    </message>
    <message>
        <source>On-demand price of the cheapest instance type, per GiB of accelerator memory. The share of processor and memory of the instance is included.</source>
        <translation>最便宜实例类型的按需价格，按每 GiB 加速器内存计。包含实例的处理器和内存部分。</translation>
    </message>
    <message>
        <source>On-demand price of the cheapest instance type, per dense rate. The share of processor and memory of the instance is included.</source>
        <translation>最便宜实例类型的按需价格除以稠密算力。包含实例的处理器和内存部分。</translation>
    </message>
    <message>
        <source>Regions with an on-demand price of a current instance type that has it.</source>
        <translation>对配备它的在售实例类型有按需价格的区域。</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Inspector and Explain</source>
        <translation>检查器与解释</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>数据质量</translation>
    </message>
    <message>
        <source>Figures and their evidence</source>
        <translation>数值及其依据</translation>
    </message>
    <message>
        <source>Catalogues and data</source>
        <translation>数据目录与数据</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Report and export</source>
        <translation>报告与导出</translation>
    </message>
    <message>
        <source>Energy of a measured load</source>
        <translation>实测负载的能耗</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>计算方法</translation>
    </message>
    <message>
        <source>This page is written in English alone.</source>
        <translation>本页仅有英文版。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Team catalogue</source>
        <translation>团队目录</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>The catalogue does not know this instance type or part.</source>
        <translation>数据目录中没有此实例类型或部件。</translation>
    </message>
    <message>
        <source>The catalogue does not know this region.</source>
        <translation>数据目录中没有此区域。</translation>
    </message>
    <message>
        <source>Found “%1”, expected %2.</source>
        <translation>发现“%1”，应为 %2。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation>按需价格</translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation>Spot 价格</translation>
    </message>
    <message>
        <source>Spot history, points</source>
        <translation>Spot 历史，数据点</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>承诺</translation>
    </message>
    <message>
        <source>Interruption frequency</source>
        <translation>中断区间</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>实例类型</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速器</translation>
    </message>
    <message>
        <source>CPU platform</source>
        <translation>CPU 平台</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Availability trace</source>
        <translation>可用性记录</translation>
    </message>
    <message>
        <source>Runs of a trace</source>
        <translation>记录的区段</translation>
    </message>
    <message>
        <source>Grid profile by hour</source>
        <translation>按小时的电网曲线</translation>
    </message>
    <message>
        <source>Grid profile by month</source>
        <translation>按月的电网曲线</translation>
    </message>
    <message>
        <source>Grid profile by month and hour</source>
        <translation>按月和小时的电网曲线</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变更</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>明细</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>新值</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The catalogue has no such value yet.</source>
        <translation>数据目录中尚无此值。</translation>
    </message>
    <message>
        <source>The new list no longer has it.</source>
        <translation>新列表中已不再包含。</translation>
    </message>
    <message>
        <source>Stands beside the figure that counts; it counts when you choose it.</source>
        <translation>与当前采用的数值并列；选择后才会采用。</translation>
    </message>
    <message>
        <source>The catalogue does not know this model.</source>
        <translation>数据目录中没有此模型。</translation>
    </message>
    <message>
        <source>A new entry also needs: %1.</source>
        <translation>新条目还需要：%1。</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>旧值</translation>
    </message>
    <message>
        <source>Capacity Block price</source>
        <translation>容量块价格</translation>
    </message>
</context>
<context>
    <name>InputDifferences</name>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>物理量</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存时</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>This catalogue has no such input.</source>
        <translation>此数据目录中没有该输入。</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>批大小 %1</translation>
    </message>
    <message>
        <source>sequence %1</source>
        <translation>序列 %1</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>输入 %1，输出 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 accelerators</source>
        <translation>
            <numerusform>%1 个加速器</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>p99 %1 ms</source>
        <translation>p99 %1 ms</translation>
    </message>
    <message>
        <source>Benchmarks of this model</source>
        <translation>此模型的基准测试</translation>
    </message>
    <message>
        <source>Chosen because</source>
        <translation>选用原因</translation>
    </message>
    <message>
        <source>%1 (chosen)</source>
        <translation>%1（已选）</translation>
    </message>
    <message>
        <source>%1 (same accelerator)</source>
        <translation>%1（相同加速器）</translation>
    </message>
    <message>
        <source>The catalogue has no benchmark of this model on this type or its accelerator.</source>
        <translation>数据目录中没有此模型在此类型或其加速器上的基准测试。</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>%1 的价格</translation>
    </message>
    <message>
        <source>No observation at or before %1. Types without a public price come as capacity blocks or private offers.</source>
        <translation>没有 %1 当日或之前的观测。没有公开价格的类型以容量块或私有报价提供。</translation>
    </message>
    <message>
        <source>Spot interruptions</source>
        <translation>Spot 中断</translation>
    </message>
    <message>
        <source>%1 to %2 % a month</source>
        <translation>每月 %1–%2%</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>供应</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速器</translation>
    </message>
    <message>
        <source>Accelerator memory, each</source>
        <translation>加速器内存，单个</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>互连</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>, burst</source>
        <translation>，突发</translation>
    </message>
    <message>
        <source>EFA</source>
        <translation>EFA</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Local storage</source>
        <translation>本地存储</translation>
    </message>
    <message>
        <source>Offered since</source>
        <translation>开始提供</translation>
    </message>
    <message>
        <source>Precision matrix, one accelerator, dense</source>
        <translation>精度矩阵，单个加速器，稠密</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>内存带宽</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>内存类型</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>计算能力（Compute Capability）</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
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
        <translation>功率</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>区域 %1</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>离线</translation>
    </message>
    <message>
        <source>server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>interactive</source>
        <translation>交互式</translation>
    </message>
    <message>
        <source>single stream</source>
        <translation>单流</translation>
    </message>
    <message>
        <source>real time</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>in batches</source>
        <translation>批处理</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>time to train</source>
        <translation>训练总时长</translation>
    </message>
    <message>
        <source>p50 %1 ms</source>
        <translation>p50 %1 ms</translation>
    </message>
    <message>
        <source>FP64 rate not known</source>
        <translation>FP64 算力未知</translation>
    </message>
    <message>
        <source>no benchmark that fits</source>
        <translation>没有适用的基准测试</translation>
    </message>
    <message>
        <source>No throughput was published</source>
        <translation>未公布吞吐量</translation>
    </message>
    <message>
        <source>%1 W metered (%2): %3 J per unit</source>
        <translation>实测 %1 W（%2）：每单位 %3 J</translation>
    </message>
    <message>
        <source>%1 W metered (%2)</source>
        <translation>实测 %1 W（%2）</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>Teads method: share of the TDP</source>
        <translation>Teads 方法：TDP 的比例</translation>
    </message>
    <message>
        <source>Teads method</source>
        <translation>Teads 方法</translation>
    </message>
    <message>
        <source>Cloud Carbon Footprint method</source>
        <translation>Cloud Carbon Footprint 方法</translation>
    </message>
    <message>
        <source>sample of readings</source>
        <translation>读数样本</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Power of each %1</source>
        <translation>每个 %1 的功率</translation>
    </message>
    <message>
        <source>Between two loads</source>
        <translation>介于两个负载之间</translation>
    </message>
    <message>
        <source>%1 (load above)</source>
        <translation>%1（上方负载）</translation>
    </message>
    <message>
        <source>%1 (load below)</source>
        <translation>%1（下方负载）</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Nothing to report.</source>
        <translation>没有可报告的内容。</translation>
    </message>
    <message>
        <source>The catalogue %1 does not exist.</source>
        <translation>数据目录 %1 不存在。</translation>
    </message>
    <message>
        <source>The catalogue %1 cannot be read: %2</source>
        <translation>无法读取数据目录 %1：%2</translation>
    </message>
    <message>
        <source>%1 is not a database.</source>
        <translation>%1 不是数据库。</translation>
    </message>
    <message>
        <source>%1 is cut off: %I2 bytes are there, %I3 are expected.</source>
        <translation>%1 不完整：应为 %I3 字节，实际 %I2 字节。</translation>
    </message>
    <message>
        <source>%1 is damaged: %2</source>
        <translation>%1 已损坏：%2</translation>
    </message>
    <message>
        <source>%1 is a database, but not a Wattfare catalogue.</source>
        <translation>%1 是数据库，但不是 Wattfare 数据目录。</translation>
    </message>
    <message>
        <source>%1 does not have the tables of a Wattfare catalogue: %2</source>
        <translation>%1 没有 Wattfare 数据目录的表：%2</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Wattfare (schema %2, this program knows %3).</source>
        <translation>%1 由更新版本的 Wattfare 创建（架构 %2，本程序支持 %3）。</translation>
    </message>
    <message>
        <source>%1 is not a database of your own figures.</source>
        <translation>%1 不是自定义数据的数据库。</translation>
    </message>
    <message>
        <source>There is no import number %1.</source>
        <translation>没有编号为 %1 的导入。</translation>
    </message>
    <message>
        <source>There is no choice number %1.</source>
        <translation>没有编号为 %1 的选择。</translation>
    </message>
    <message>
        <source>%1: the column %4 of the table %2 holds an impossible value. Row: %3.</source>
        <translation>%1：表 %2 的列 %4 含有不可能的值。行：%3。</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>无法读取文件 %1：%2</translation>
    </message>
    <message>
        <source>%1 is in use by another program; try again when it is done.</source>
        <translation>%1 正被其他程序使用；请待其完成后重试。</translation>
    </message>
    <message>
        <source>The database %1 reported: %2</source>
        <translation>数据库 %1 报告：%2</translation>
    </message>
    <message>
        <source>There are more errors than are shown.</source>
        <translation>错误不止所显示的这些。</translation>
    </message>
    <message>
        <source>Integrity: %1</source>
        <translation>完整性：%1</translation>
    </message>
    <message>
        <source>Table %1, row %2: refers to a row of %3 that does not exist.</source>
        <translation>表 %1，行 %2：引用了 %3 中不存在的行。</translation>
    </message>
    <message>
        <source>%1: not exactly one figure is preferred.</source>
        <translation>%1：首选数值不是恰好一个。</translation>
    </message>
    <message>
        <source>%1: a figure names no source.</source>
        <translation>%1：有数值未注明来源。</translation>
    </message>
    <message>
        <source>%1: the instance type names no source.</source>
        <translation>%1：实例类型未注明来源。</translation>
    </message>
    <message>
        <source>The catalogue does not state its %1.</source>
        <translation>数据目录未声明其 %1。</translation>
    </message>
    <message>
        <source>%1: on-demand prices older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1：按需价格超过 %4 个月，类型数：%I2，最早为 %3。</translation>
    </message>
    <message>
        <source>%1: spot prices older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1：Spot 价格超过 %4 个月，类型数：%I2，最早为 %3。</translation>
    </message>
    <message>
        <source>%1 has no on-demand price in any region.</source>
        <translation>%1 在任何区域都没有按需价格。</translation>
    </message>
    <message>
        <source>%1: types without an on-demand price: %I2.</source>
        <translation>%1：没有按需价格的类型数：%I2。</translation>
    </message>
    <message>
        <source>%1: no benchmark of any model; types: %I2.</source>
        <translation>%1：没有任何模型的基准测试；类型数：%I2。</translation>
    </message>
    <message>
        <source>%1: no benchmark of %3; types: %I2.</source>
        <translation>%1：没有 %3 的基准测试；类型数：%I2。</translation>
    </message>
    <message>
        <source>%1: idles at %L3 W, above its full load of %L2 W.</source>
        <translation>%1：空闲功率 %L3 W 高于其满载功率 %L2 W。</translation>
    </message>
    <message>
        <source>%1: full load of %L2 W is above its cap of %L3 W.</source>
        <translation>%1：满载功率 %L2 W 高于其上限 %L3 W。</translation>
    </message>
    <message>
        <source>%1: a PUE of %L2 is implausible.</source>
        <translation>%1：PUE 为 %L2，不合理。</translation>
    </message>
    <message>
        <source>%1 in %2: the spot price of %M3 USD/h is above on-demand, %M4 USD/h.</source>
        <translation>%1（%2）：Spot 价格 %M3 USD/h 高于按需价格 %M4 USD/h。</translation>
    </message>
    <message>
        <source>%1 in %2: the imported price of %M4 USD/h is far from %M3 USD/h before it.</source>
        <translation>%1（%2）：导入的价格 %M4 USD/h 与此前的 %M3 USD/h 相差很大。</translation>
    </message>
    <message>
        <source>%1 was imported into %2 without what a new entry needs, and is left out.</source>
        <translation>%1 导入 %2 时缺少新条目所需的信息，已略去。</translation>
    </message>
    <message>
        <source>Your choice for %1, %2, has nothing to apply to.</source>
        <translation>您为 %1 所作的选择 %2 没有可应用的对象。</translation>
    </message>
    <message>
        <source>Imported rows of types or regions that the catalogue lacks: %I2.</source>
        <translation>导入的行涉及数据目录中没有的类型或区域：%I2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form key=value.</source>
        <translation>“%1”不是 key=value 格式。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date of the form YYYY-MM-DD.</source>
        <translation>“%1”不是 YYYY-MM-DD 格式的日期。</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;; --columns list names them.</source>
        <translation>没有列“%1”；--columns list 可列出各列。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no direction; use asc or desc.</source>
        <translation>“%1”不是排序方向；请使用 asc 或 desc。</translation>
    </message>
    <message>
        <source>There is no metric &quot;%1&quot;; evaluate --columns list names them.</source>
        <translation>没有指标“%1”；evaluate --columns list 可列出各指标。</translation>
    </message>
    <message>
        <source>There is no energy method &quot;%1&quot;. Known: %2.</source>
        <translation>没有能耗方法“%1”。可用：%2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end in .pdf, .html, .xlsx, .csv or .json.</source>
        <translation>“%1”的扩展名不是 .pdf、.html、.xlsx、.csv 或 .json。</translation>
    </message>
    <message numerus="yes">
        <source>%I1 candidates have no answer and are not listed; --all lists them with the reason.</source>
        <translation>
            <numerusform>%I1 个候选没有答案，未列出；--all 可连同原因一并列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exists already; --force overwrites it.</source>
        <translation>%1 已存在；--force 可覆盖。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>%1 passes every check.</source>
        <translation>%1 通过所有检查。</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>无法读取文件 %1。</translation>
    </message>
    <message>
        <source>There is no file %1; the bundled scenario of that name is %2.</source>
        <translation>没有文件 %1；同名的内置方案是 %2。</translation>
    </message>
    <message>
        <source>The file %1 is larger than the %I2 bytes that such a file may have.</source>
        <translation>文件 %1 超过此类文件允许的 %I2 字节。</translation>
    </message>
    <message>
        <source>There is no bundled scenario &quot;%1&quot;; the presets command lists them.</source>
        <translation>没有内置方案“%1”；presets 命令可列出各方案。</translation>
    </message>
    <message>
        <source>The catalogue has no instance type &quot;%1&quot;.</source>
        <translation>数据目录中没有实例类型“%1”。</translation>
    </message>
    <message>
        <source>The catalogue has no region &quot;%1&quot;.</source>
        <translation>数据目录中没有区域“%1”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not among the candidates of the scenario; its regions and purchase options decide.</source>
        <translation>“%1”不在方案的候选之中；候选由方案的区域和购买选项决定。</translation>
    </message>
    <message>
        <source>The bundled catalogue was not found; name one with --catalog FILE.</source>
        <translation>未找到内置数据目录；请用 --catalog FILE 指定。</translation>
    </message>
    <message>
        <source>The simulation has no parameter &quot;%1&quot;; --list names them.</source>
        <translation>模拟没有参数“%1”；--list 可列出各参数。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; was found where %3 is expected.</source>
        <translation>%1：应为 %3，实际为“%2”。</translation>
    </message>
    <message>
        <source>There is no availability trace &quot;%1&quot;.</source>
        <translation>没有可用性记录“%1”。</translation>
    </message>
    <message>
        <source>The trace %1 cannot be used: %2.</source>
        <translation>无法使用可用性记录 %1：%2。</translation>
    </message>
    <message>
        <source>Withheld: too few trajectories, or too many that did not finish</source>
        <translation>不予显示：轨迹过少，或未完成的轨迹过多</translation>
    </message>
    <message>
        <source>%I1 trajectories, seed %2.</source>
        <translation>%I1 条轨迹，种子 %2。</translation>
    </message>
    <message>
        <source>%1: %P2 (95 % interval %P3 to %P4).</source>
        <translation>%1：%P2（95% 区间 %P3 至 %P4）。</translation>
    </message>
    <message>
        <source>Closed form: %L1 h expected, standard deviation %L2 h, %L3 losses.</source>
        <translation>解析式：期望 %L1 h，标准差 %L2 h，损失 %L3 次。</translation>
    </message>
    <message>
        <source>Closed form: %L1 h expected, %L2 losses.</source>
        <translation>解析式：期望 %L1 h，损失 %L2 次。</translation>
    </message>
    <message>
        <source>The catalogue lacks a figure: %T1.</source>
        <translation>数据目录缺少数值：%T1。</translation>
    </message>
    <message>
        <source>The method has no such part.</source>
        <translation>该方法没有此部分。</translation>
    </message>
    <message>
        <source>The method has no answer; missing: %T1.</source>
        <translation>该方法没有答案；缺少：%T1。</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>加速器</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>加速器基板</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>IT power</source>
        <translation>IT 功率</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>CO2e</source>
        <translation>CO2e</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>语句</translation>
    </message>
    <message>
        <source>Recomputed then</source>
        <translation>当时重算</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>GPUs used</source>
        <translation>已用 GPU</translation>
    </message>
    <message>
        <source>vCPU used</source>
        <translation>已用 vCPU</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>已用内存</translation>
    </message>
    <message>
        <source>Not defined for these inputs</source>
        <translation>对这些输入无定义</translation>
    </message>
    <message numerus="yes">
        <source>%I1 instances, %M2 USD an hour, %L3 idle GPUs; at most %P4 above the bound.</source>
        <translation>
            <numerusform>%I1 个实例，每小时 %M2 USD，%L3 个空闲 GPU；最多比下界高 %P4。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 instances, %M2 USD an hour, %L3 idle GPUs; proved optimal.</source>
        <translation>
            <numerusform>%I1 个实例，每小时 %M2 USD，%L3 个空闲 GPU；已证明最优。</numerusform>
        </translation>
    </message>
    <message>
        <source>Other publications: %1.</source>
        <translation>其他出版物：%1。</translation>
    </message>
    <message>
        <source>Only the first %I1 rows are shown; --limit takes more.</source>
        <translation>仅显示前 %I1 行；--limit 可显示更多。</translation>
    </message>
    <message>
        <source>Only the first %I1 rows are shown; a result may hold %I2 MiB.</source>
        <translation>仅显示前 %I1 行；结果最多为 %I2 MiB。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Mean, low</source>
        <translation>均值，低</translation>
    </message>
    <message>
        <source>Mean, high</source>
        <translation>均值，高</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
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
        <translation>最小</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>公开声明</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>发布值</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>重算值</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Other publications</source>
        <translation>其他出版物</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>EC2 instance type.</source>
        <translation>EC2 实例类型。</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速器</translation>
    </message>
    <message>
        <source>Accelerator of the instance type; none for CPU types.</source>
        <translation>实例类型的加速器；CPU 类型没有。</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>AWS region of price, grid and PUE.</source>
        <translation>价格、电网和 PUE 所属的 AWS 区域。</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>购买方式</translation>
    </message>
    <message>
        <source>How the capacity is bought: on-demand, spot, a commitment, an own rate or a mix.</source>
        <translation>容量的购买方式：按需、Spot、承诺、自定义费率或混合。</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Instances needed: the larger of what throughput and queueing need, plus redundancy. Rises with demand, falls with throughput and utilisation target.</source>
        <translation>所需实例数：吞吐量与排队所需数量的较大者，加上冗余。随需求上升，随吞吐量和目标利用率下降。</translation>
    </message>
    <message>
        <source>USD/1M</source>
        <translation>USD/1M</translation>
    </message>
    <message>
        <source>Cost of one million inferences, samples or output tokens: fleet cost an hour over the demand an hour.</source>
        <translation>一百万次推理、样本或输出 token 的成本：实例集每小时成本除以每小时需求。</translation>
    </message>
    <message>
        <source>kWh/1M</source>
        <translation>kWh/1M</translation>
    </message>
    <message>
        <source>Energy of one million units at the facility, PUE included.</source>
        <translation>一百万单位的设施能耗，含 PUE。</translation>
    </message>
    <message>
        <source>gCO2e/1M</source>
        <translation>gCO2e/1M</translation>
    </message>
    <message>
        <source>Operational emissions of one million units: energy times the intensity of the carbon basis.</source>
        <translation>一百万单位的运营排放：能耗乘以所选碳核算基准的强度。</translation>
    </message>
    <message>
        <source>USD/h fleet</source>
        <translation>USD/h 实例集</translation>
    </message>
    <message>
        <source>Cost of the whole fleet for one hour.</source>
        <translation>整个实例集一小时的成本。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Wall time of the run, with start-up, checkpoints and expected interruptions.</source>
        <translation>运行的总时长，含启动、检查点和预期中断。</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>Cost of the whole run.</source>
        <translation>整个运行的成本。</translation>
    </message>
    <message>
        <source>kWh</source>
        <translation>kWh</translation>
    </message>
    <message>
        <source>Energy of the run, or of the fleet in one hour, PUE included.</source>
        <translation>运行的能耗，或实例集一小时的能耗，含 PUE。</translation>
    </message>
    <message>
        <source>kgCO2e</source>
        <translation>kgCO2e</translation>
    </message>
    <message>
        <source>Operational emissions of the run, or of the fleet in one hour.</source>
        <translation>运行的运营排放，或实例集一小时的运营排放。</translation>
    </message>
    <message>
        <source>Embodied gCO2e/1M</source>
        <translation>隐含 gCO2e/1M</translation>
    </message>
    <message>
        <source>Share of the emissions of making the hardware, by reserved time.</source>
        <translation>硬件制造排放按预留时间分摊的份额。</translation>
    </message>
    <message>
        <source>Water/1M</source>
        <translation>用水/1M</translation>
    </message>
    <message>
        <source>Water for one million units: on site by WUE, off site where a factor is given.</source>
        <translation>一百万单位的用水：场内按 WUE，场外仅在有系数时计入。</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Price of one instance for one hour under the purchase option at the as-of date.</source>
        <translation>基准日期下按该购买选项一个实例一小时的价格。</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Rate of one instance, or of the cluster in a training run; the benchmark is shown in the inspector.</source>
        <translation>单个实例的吞吐量，训练运行时为集群的吞吐量；基准测试见检查器。</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Demand over the capacity of the fleet, 0 to 1.</source>
        <translation>需求与实例集容量之比，0 到 1。</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>IT power of one instance under this load, without PUE.</source>
        <translation>此负载下单个实例的 IT 功率，不含 PUE。</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Weakest class of the throughput: measured, vendor, derived, estimate or your own.</source>
        <translation>吞吐量的最弱等级：实测、厂商、推导、估算或自定义。</translation>
    </message>
    <message>
        <source>Energy evidence</source>
        <translation>能耗数据等级</translation>
    </message>
    <message>
        <source>Weakest class among the figures that make up the energy.</source>
        <translation>构成能耗的数值中的最弱等级。</translation>
    </message>
    <message>
        <source>Throughput from</source>
        <translation>吞吐量来源</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>Id of the benchmark that the throughput comes from.</source>
        <translation>吞吐量所依据的基准测试的 ID。</translation>
    </message>
    <message>
        <source>Date of the price observation.</source>
        <translation>价格观测日期。</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Whether the candidate has an answer, and what is missing if not.</source>
        <translation>候选是否有答案；若无，缺少什么。</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Instance family.</source>
        <translation>实例系列。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Kind of instance by its accelerator.</source>
        <translation>按加速器划分的实例种类。</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>供应</translation>
    </message>
    <message>
        <source>Whether AWS offers the type today: current, previous or retired.</source>
        <translation>AWS 目前是否提供该类型：当前、上一代或不再提供。</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>Virtual CPUs of the instance.</source>
        <translation>实例的虚拟 CPU。</translation>
    </message>
    <message>
        <source>Main memory of the instance.</source>
        <translation>实例的主内存。</translation>
    </message>
    <message>
        <source>Processor of the host.</source>
        <translation>主机处理器。</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Instruction set of the processor.</source>
        <translation>处理器的指令集。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Network bandwidth; whether it is a burst rate is shown in the inspector.</source>
        <translation>网络带宽；是否为突发速率见检查器。</translation>
    </message>
    <message>
        <source>Local storage</source>
        <translation>本地存储</translation>
    </message>
    <message>
        <source>Instance store.</source>
        <translation>实例存储。</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Year of general availability of the family.</source>
        <translation>该系列正式可用（GA）的年份。</translation>
    </message>
    <message>
        <source>Region name</source>
        <translation>区域名称</translation>
    </message>
    <message>
        <source>Name of the region.</source>
        <translation>区域的名称。</translation>
    </message>
    <message>
        <source>Grid zone</source>
        <translation>电网分区</translation>
    </message>
    <message>
        <source>Electricity grid that the region draws from.</source>
        <translation>区域取电的电网。</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Accelerators of the instance as it sees them; fractions of a GPU are possible.</source>
        <translation>实例可见的加速器数；可以是 GPU 的一部分。</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU 内存</translation>
    </message>
    <message>
        <source>Memory of one accelerator.</source>
        <translation>单个加速器的内存。</translation>
    </message>
    <message>
        <source>GPU memory, all</source>
        <translation>GPU 内存，合计</translation>
    </message>
    <message>
        <source>Memory of all accelerators together.</source>
        <translation>所有加速器的内存合计。</translation>
    </message>
    <message>
        <source>GPU bandwidth</source>
        <translation>GPU 带宽</translation>
    </message>
    <message>
        <source>Memory bandwidth of one accelerator.</source>
        <translation>单个加速器的内存带宽。</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>互连</translation>
    </message>
    <message>
        <source>Link between the accelerators of the instance.</source>
        <translation>实例内加速器之间的链路。</translation>
    </message>
    <message>
        <source>FP64</source>
        <translation>FP64</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, FP64.</source>
        <translation>单个加速器的稠密峰值算力，FP64。</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, FP32.</source>
        <translation>单个加速器的稠密峰值算力，FP32。</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, TF32.</source>
        <translation>单个加速器的稠密峰值算力，TF32。</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, FP16.</source>
        <translation>单个加速器的稠密峰值算力，FP16。</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, BF16.</source>
        <translation>单个加速器的稠密峰值算力，BF16。</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, FP8.</source>
        <translation>单个加速器的稠密峰值算力，FP8。</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, INT8.</source>
        <translation>单个加速器的稠密峰值算力，INT8。</translation>
    </message>
    <message>
        <source>USD/GPU-h</source>
        <translation>USD/GPU-h</translation>
    </message>
    <message>
        <source>Price of one instance over its accelerators.</source>
        <translation>单个实例的价格除以其加速器数。</translation>
    </message>
    <message>
        <source>USD/vCPU-h</source>
        <translation>USD/vCPU-h</translation>
    </message>
    <message>
        <source>Price of one instance over its vCPU.</source>
        <translation>单个实例的价格除以其 vCPU 数。</translation>
    </message>
    <message>
        <source>USD/GiB-h</source>
        <translation>USD/GiB-h</translation>
    </message>
    <message>
        <source>Price of one instance over its memory.</source>
        <translation>单个实例的价格除以其内存。</translation>
    </message>
    <message>
        <source>USD/FP16 TFLOPS-h</source>
        <translation>USD/FP16 TFLOPS-h</translation>
    </message>
    <message>
        <source>Price of one instance over its dense FP16 rate.</source>
        <translation>单个实例的价格除以其稠密 FP16 算力。</translation>
    </message>
    <message>
        <source>USD/BF16 TFLOPS-h</source>
        <translation>USD/BF16 TFLOPS-h</translation>
    </message>
    <message>
        <source>Price of one instance over its dense BF16 rate.</source>
        <translation>单个实例的价格除以其稠密 BF16 算力。</translation>
    </message>
    <message>
        <source>USD/FP8 TFLOPS-h</source>
        <translation>USD/FP8 TFLOPS-h</translation>
    </message>
    <message>
        <source>Price of one instance over its dense FP8 rate.</source>
        <translation>单个实例的价格除以其稠密 FP8 算力。</translation>
    </message>
    <message>
        <source>USD/FP32 TFLOPS-h</source>
        <translation>USD/FP32 TFLOPS-h</translation>
    </message>
    <message>
        <source>Price of one instance over its dense FP32 rate.</source>
        <translation>单个实例的价格除以其稠密 FP32 算力。</translation>
    </message>
    <message>
        <source>USD/W-h</source>
        <translation>USD/W-h</translation>
    </message>
    <message>
        <source>Price of one instance over its IT power under this load.</source>
        <translation>单个实例的价格除以其在此负载下的 IT 功率。</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>对比基线</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Does not apply to this type</source>
        <translation>不适用于此类型</translation>
    </message>
    <message>
        <source>Not known from the catalogue&apos;s sources</source>
        <translation>数据目录的来源中未知</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Energy and water</source>
        <translation>能耗与用水</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>碳</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>Prices per unit</source>
        <translation>单位价格</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>来源</translation>
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
        <translation>媒体加速器</translation>
    </message>
    <message>
        <source>Qualcomm AI 100</source>
        <translation>Qualcomm AI 100</translation>
    </message>
    <message>
        <source>current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>上一代</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>不再提供</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完成。</translation>
    </message>
    <message>
        <source>No finite answer exists.</source>
        <translation>不存在有限的答案。</translation>
    </message>
    <message>
        <source>The load exceeds the capacity.</source>
        <translation>负载超出容量。</translation>
    </message>
    <message>
        <source>No capacity.</source>
        <translation>没有容量。</translation>
    </message>
    <message>
        <source>No data.</source>
        <translation>没有数据。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Outside its range.</source>
        <translation>超出范围。</translation>
    </message>
    <message>
        <source>An internal error occurred. The details say more.</source>
        <translation>发生内部错误。详见详细信息。</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>文件不存在。</translation>
    </message>
    <message>
        <source>The file cannot be read or written.</source>
        <translation>文件无法读取或写入。</translation>
    </message>
    <message>
        <source>The file is not a catalogue.</source>
        <translation>该文件不是数据目录。</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>文件已损坏。</translation>
    </message>
    <message>
        <source>The database is not a Wattfare catalogue.</source>
        <translation>该数据库不是 Wattfare 数据目录。</translation>
    </message>
    <message>
        <source>The catalogue was made by a newer version of Wattfare.</source>
        <translation>该数据目录由更新版本的 Wattfare 创建。</translation>
    </message>
    <message>
        <source>The database refused the statement.</source>
        <translation>数据库拒绝了该语句。</translation>
    </message>
    <message>
        <source>The input was refused.</source>
        <translation>输入被拒绝。</translation>
    </message>
    <message>
        <source>There is no such name.</source>
        <translation>没有此名称。</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>没有答案。</translation>
    </message>
    <message>
        <source>%1, line %2, %3: found &quot;%4&quot;, expected %5.</source>
        <translation>%1，第 %2 行，%3：应为 %5，实际为“%4”。</translation>
    </message>
    <message>
        <source>%1, byte %2, %3: found &quot;%4&quot;, expected %5.</source>
        <translation>%1，字节 %2，%3：应为 %5，实际为“%4”。</translation>
    </message>
    <message numerus="yes">
        <source>%I1 candidates lie on the Pareto front of cost and carbon.</source>
        <translation>
            <numerusform>%I1 个候选位于成本与碳的帕累托前沿。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no earlier date to compare today with.</source>
        <translation>没有更早的日期可与今天比较。</translation>
    </message>
    <message>
        <source>With prices of %1: %2 costs %M3 %4.</source>
        <translation>按 %1 的价格：%2 为 %M3 %4。</translation>
    </message>
    <message>
        <source>With prices of %1, %2 has no price.</source>
        <translation>按 %1 的价格：%2 没有价格。</translation>
    </message>
    <message>
        <source>With prices of %1 the cheapest is %2, %M3 %4.</source>
        <translation>按 %1 的价格，成本最低的是 %2，%M3 %4。</translation>
    </message>
    <message>
        <source>Partial: %I1 of %I2 are missing.</source>
        <translation>不完整：%I2 项中缺少 %I1 项。</translation>
    </message>
    <message>
        <source>No price of %1 in %2 (%3) at or before %4. It may be sold as a capacity block or by private offer.</source>
        <translation>%1 在 %2（%3）没有 %4 当日或之前的价格。可能以容量块或私有报价出售。</translation>
    </message>
    <message>
        <source>No throughput of %1 is known for this workload.</source>
        <translation>%1 对此工作负载的吞吐量未知。</translation>
    </message>
    <message>
        <source>No interruption frequency of %1 in %2 is known, so the overhead of spot cannot be estimated.</source>
        <translation>%1 在 %2 的中断频率未知，无法估算 Spot 的开销。</translation>
    </message>
    <message>
        <source>Interruptions of %1 in %2 come faster than the work can restart.</source>
        <translation>%1 在 %2 的中断快于工作的重启。</translation>
    </message>
    <message>
        <source>Nothing is asked for, so there is no cost per million.</source>
        <translation>没有需求，因此没有每百万单位成本。</translation>
    </message>
    <message>
        <source>The result is beyond any sensible bound.</source>
        <translation>结果超出合理界限。</translation>
    </message>
    <message>
        <source>The power of %1 is unknown: no figure for %2.</source>
        <translation>%1 的功率未知：没有 %2 的数值。</translation>
    </message>
    <message>
        <source>The embodied emissions of %1 are unknown.</source>
        <translation>%1 的隐含排放未知。</translation>
    </message>
    <message>
        <source>The water use of %1 is unknown.</source>
        <translation>%1 的用水量未知。</translation>
    </message>
    <message>
        <source>No figure for %2 of %1.</source>
        <translation>没有 %1 的 %2 数值。</translation>
    </message>
    <message>
        <source>Not a figure of this kind of workload.</source>
        <translation>不是此类工作负载的数值。</translation>
    </message>
    <message>
        <source>Measured on this instance type (%1).</source>
        <translation>在此实例类型上实测（%1）。</translation>
    </message>
    <message>
        <source>Measured on this type with %2 nodes (%1), scaled to %3.</source>
        <translation>在此类型的 %2 个节点上实测（%1），换算到 %3 个。</translation>
    </message>
    <message>
        <source>Measured on %2 of the same accelerators (%1), scaled to %3.</source>
        <translation>在 %2 个相同加速器上实测（%1），换算到 %3 个。</translation>
    </message>
    <message>
        <source>Chosen by the scenario (%1).</source>
        <translation>由方案选定（%1）。</translation>
    </message>
    <message>
        <source>Your own figure.</source>
        <translation>您自己的数值。</translation>
    </message>
    <message>
        <source>Peak FP64 rate of %1 times the efficiency you gave.</source>
        <translation>%1 的 FP64 峰值算力乘以您给出的效率。</translation>
    </message>
    <message>
        <source>The chosen benchmark %1 is not in the catalogue or does not fit.</source>
        <translation>所选基准测试 %1 不在数据目录中或不适用。</translation>
    </message>
    <message>
        <source>The catalogue has no model %1.</source>
        <translation>数据目录中没有模型 %1。</translation>
    </message>
    <message>
        <source>No benchmark of %1 on %2; measurements do not transfer between CPUs.</source>
        <translation>没有 %1 在 %2 上的基准测试；实测值不能在 CPU 之间套用。</translation>
    </message>
    <message>
        <source>No benchmark of %1 on %2 that fits.</source>
        <translation>没有适用的 %1 在 %2 上的基准测试。</translation>
    </message>
    <message>
        <source>%1 has more accelerators than any system that was measured.</source>
        <translation>%1 的加速器数多于任何已测系统。</translation>
    </message>
    <message>
        <source>No FP64 rate of %1 is known.</source>
        <translation>%1 的 FP64 算力未知。</translation>
    </message>
    <message>
        <source>The latency of %1 was not published.</source>
        <translation>%1 的延迟未公布。</translation>
    </message>
    <message>
        <source>The latency of %1 is above the limit.</source>
        <translation>%1 的延迟超过限值。</translation>
    </message>
    <message>
        <source>%1 does not fit into the memory of %2.</source>
        <translation>%1 放不进 %2 的内存。</translation>
    </message>
    <message>
        <source>The dimensions of %1 are not all known.</source>
        <translation>%1 的维度并非全部已知。</translation>
    </message>
    <message>
        <source>Of peak rate, bandwidth and memory of %1, not all are known.</source>
        <translation>%1 的峰值算力、带宽和内存并非全部已知。</translation>
    </message>
    <message>
        <source>%1 on %2 misses the limits of time to first token or between tokens.</source>
        <translation>%1 在 %2 上超出首 token 时间或 token 间隔的限值。</translation>
    </message>
    <message>
        <source>%1 or %2 nodes lie outside the scaling table.</source>
        <translation>%1 或 %2 个节点超出扩展表的范围。</translation>
    </message>
    <message>
        <source>Of another workload.</source>
        <translation>属于其他工作负载。</translation>
    </message>
    <message>
        <source>States no rate.</source>
        <translation>未给出吞吐量。</translation>
    </message>
    <message>
        <source>In another unit: %U1.</source>
        <translation>单位不同：%U1。</translation>
    </message>
    <message>
        <source>Counts something else: %1.</source>
        <translation>计数对象不同：%1。</translation>
    </message>
    <message>
        <source>Measured over %1 nodes.</source>
        <translation>在 %1 个节点上实测。</translation>
    </message>
    <message>
        <source>Measured on a part of the instance.</source>
        <translation>仅在实例的一部分上实测。</translation>
    </message>
    <message>
        <source>Ran on the CPU alone.</source>
        <translation>仅在 CPU 上运行。</translation>
    </message>
    <message>
        <source>Another precision: %1.</source>
        <translation>其他精度：%1。</translation>
    </message>
    <message>
        <source>Another length: %I1 instead of %I2.</source>
        <translation>其他长度：%I1，而非 %I2。</translation>
    </message>
    <message>
        <source>Another benchmark was chosen by the scenario.</source>
        <translation>方案选用了其他基准测试。</translation>
    </message>
    <message>
        <source>Your own figure replaces it.</source>
        <translation>由您自己的数值取代。</translation>
    </message>
    <message>
        <source>A measurement of this very type exists.</source>
        <translation>已有此类型本身的实测。</translation>
    </message>
    <message>
        <source>accelerators wanted per accelerator measured</source>
        <translation>每个实测加速器对应的所需加速器</translation>
    </message>
    <message>
        <source>accelerators of the instance</source>
        <translation>实例的加速器</translation>
    </message>
    <message>
        <source>measured rate</source>
        <translation>实测吞吐量</translation>
    </message>
    <message>
        <source>expected billed hours</source>
        <translation>预期计费小时</translation>
    </message>
    <message>
        <source>instances billed on average</source>
        <translation>平均计费实例</translation>
    </message>
    <message>
        <source>billed share of an instance-hour</source>
        <translation>实例小时的计费份额</translation>
    </message>
    <message>
        <source>break-even utilisation</source>
        <translation>盈亏平衡利用率</translation>
    </message>
    <message>
        <source>billed hours per hour of work</source>
        <translation>每工作小时的计费小时</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>内存带宽</translation>
    </message>
    <message>
        <source>size of a checkpoint</source>
        <translation>检查点大小</translation>
    </message>
    <message>
        <source>time to write a checkpoint</source>
        <translation>写检查点的时间</translation>
    </message>
    <message>
        <source>price under the commitment</source>
        <translation>承诺价格</translation>
    </message>
    <message>
        <source>time of a decoding step</source>
        <translation>解码步的时间</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>discount</source>
        <translation>折扣</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>scaling efficiency against the measured size</source>
        <translation>相对实测规模的扩展效率</translation>
    </message>
    <message>
        <source>embodied emissions of an instance-hour</source>
        <translation>每实例小时隐含排放</translation>
    </message>
    <message>
        <source>embodied emissions per million</source>
        <translation>每百万单位隐含排放</translation>
    </message>
    <message>
        <source>power of the fleet</source>
        <translation>实例集功率</translation>
    </message>
    <message>
        <source>floating-point operations</source>
        <translation>浮点运算量</translation>
    </message>
    <message>
        <source>peak FP64 rate</source>
        <translation>FP64 峰值算力</translation>
    </message>
    <message>
        <source>operational emissions per million</source>
        <translation>每百万单位运营排放</translation>
    </message>
    <message>
        <source>hourly part of the commitment</source>
        <translation>承诺的每小时费用</translation>
    </message>
    <message>
        <source>wall time</source>
        <translation>总时长</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>instances for the latency limit</source>
        <translation>满足延迟限值的实例</translation>
    </message>
    <message>
        <source>instances for the throughput</source>
        <translation>满足吞吐量的实例</translation>
    </message>
    <message>
        <source>energy of the IT equipment</source>
        <translation>IT 设备能耗</translation>
    </message>
    <message>
        <source>operational emissions</source>
        <translation>运营排放</translation>
    </message>
    <message>
        <source>energy per million</source>
        <translation>每百万单位能耗</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>water per kWh</source>
        <translation>每 kWh 用水</translation>
    </message>
    <message>
        <source>water per million</source>
        <translation>每百万单位用水</translation>
    </message>
    <message>
        <source>market-based intensity</source>
        <translation>基于市场的强度</translation>
    </message>
    <message>
        <source>mean demand</source>
        <translation>平均需求</translation>
    </message>
    <message>
        <source>instances on average</source>
        <translation>平均实例</translation>
    </message>
    <message>
        <source>millions of units</source>
        <translation>百万单位数</translation>
    </message>
    <message>
        <source>share of the bandwidth that decoding reaches</source>
        <translation>解码达到的带宽份额</translation>
    </message>
    <message>
        <source>share of the peak that prefill reaches</source>
        <translation>预填充达到的峰值份额</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>on-demand price</source>
        <translation>按需价格</translation>
    </message>
    <message>
        <source>output tokens an hour</source>
        <translation>每小时输出 token</translation>
    </message>
    <message>
        <source>output tokens a second</source>
        <translation>每秒输出 token</translation>
    </message>
    <message>
        <source>your price</source>
        <translation>自定义价格</translation>
    </message>
    <message>
        <source>peak rate</source>
        <translation>峰值算力</translation>
    </message>
    <message>
        <source>time of the prefill</source>
        <translation>预填充时间</translation>
    </message>
    <message>
        <source>price of an instance-hour</source>
        <translation>实例小时价格</translation>
    </message>
    <message>
        <source>spare instances</source>
        <translation>备用实例</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>scaling efficiency</source>
        <translation>扩展效率</translation>
    </message>
    <message>
        <source>spot slots per instance needed</source>
        <translation>每个所需实例的 Spot 槽位</translation>
    </message>
    <message>
        <source>spot price</source>
        <translation>Spot 价格</translation>
    </message>
    <message>
        <source>start-up</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>overhead of a step</source>
        <translation>每步开销</translation>
    </message>
    <message>
        <source>throughput an hour</source>
        <translation>每小时吞吐量</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>emissions of an instance-hour</source>
        <translation>每实例小时排放</translation>
    </message>
    <message>
        <source>time per output token</source>
        <translation>每输出 token 时间</translation>
    </message>
    <message>
        <source>mean of the day relative to the peak</source>
        <translation>全天均值与峰值之比</translation>
    </message>
    <message>
        <source>time to first token</source>
        <translation>首 token 时间</translation>
    </message>
    <message>
        <source>load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>upfront payment</source>
        <translation>预付款</translation>
    </message>
    <message>
        <source>cost of an hour</source>
        <translation>一小时成本</translation>
    </message>
    <message>
        <source>cost per million</source>
        <translation>每百万单位成本</translation>
    </message>
    <message>
        <source>cost of a month</source>
        <translation>一个月成本</translation>
    </message>
    <message>
        <source>cost of a year</source>
        <translation>一年成本</translation>
    </message>
    <message>
        <source>cost of the run</source>
        <translation>运行成本</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>utilisation target</source>
        <translation>目标利用率</translation>
    </message>
    <message>
        <source>wall time per hour of work</source>
        <translation>每工作小时的总时长</translation>
    </message>
    <message>
        <source>useful work</source>
        <translation>有效工作</translation>
    </message>
    <message>
        <source>Inferentia needs %1 % fewer instances than the GPU for LayoutLM.</source>
        <translation>对 LayoutLM，Inferentia 所需实例比 GPU 少 %1%。</translation>
    </message>
    <message>
        <source>Inferentia has %1 times the throughput of the GPU on LayoutLM.</source>
        <translation>对 LayoutLM，Inferentia 的吞吐量是 GPU 的 %1 倍。</translation>
    </message>
    <message>
        <source>A million LayoutLM inferences cost %1 USD on Inferentia.</source>
        <translation>在 Inferentia 上一百万次 LayoutLM 推理的成本为 %1 USD。</translation>
    </message>
    <message>
        <source>A million LayoutLM inferences cost %1 USD on the GPU.</source>
        <translation>在 GPU 上一百万次 LayoutLM 推理的成本为 %1 USD。</translation>
    </message>
    <message>
        <source>Inferentia is %1 % cheaper than the GPU for LayoutLM.</source>
        <translation>对 LayoutLM，Inferentia 比 GPU 便宜 %1%。</translation>
    </message>
    <message>
        <source>Inferentia uses %1 % less energy than the GPU for LayoutLM.</source>
        <translation>对 LayoutLM，Inferentia 的能耗比 GPU 低 %1%。</translation>
    </message>
    <message>
        <source>BERT-Large from scratch costs %1 USD on Trainium.</source>
        <translation>在 Trainium 上从头训练 BERT-Large 的成本为 %1 USD。</translation>
    </message>
    <message>
        <source>BERT-Large from scratch costs %1 USD on the GPU.</source>
        <translation>在 GPU 上从头训练 BERT-Large 的成本为 %1 USD。</translation>
    </message>
    <message>
        <source>Trainium trains BERT-Large in %1 % less time than the GPU.</source>
        <translation>Trainium 训练 BERT-Large 的时间比 GPU 少 %1%。</translation>
    </message>
    <message>
        <source>Trainium trains BERT-Large for %1 % less money than the GPU.</source>
        <translation>Trainium 训练 BERT-Large 的费用比 GPU 少 %1%。</translation>
    </message>
    <message>
        <source>Trainium trains BERT-Large with %1 % less energy than the GPU.</source>
        <translation>Trainium 训练 BERT-Large 的能耗比 GPU 少 %1%。</translation>
    </message>
    <message>
        <source>Trn1 trains for up to %1 % less than comparable GPU instances.</source>
        <translation>Trn1 的训练成本比同类 GPU 实例最多低 %1%。</translation>
    </message>
    <message>
        <source>Spot saves up to %1 % of the on-demand price.</source>
        <translation>Spot 比按需价格最多节省 %1%。</translation>
    </message>
    <message>
        <source>Inf2 has %1 times the price-performance of Inf1.</source>
        <translation>Inf2 的性价比是 Inf1 的 %1 倍。</translation>
    </message>
    <message>
        <source>G5 has up to %1 times the throughput of G4dn.</source>
        <translation>G5 的吞吐量最高为 G4dn 的 %1 倍。</translation>
    </message>
    <message>
        <source>G5 costs up to %1 times less per inference than G4dn.</source>
        <translation>G5 的单次推理成本最低为 G4dn 的 1/%1。</translation>
    </message>
    <message>
        <source>Inf2 has up to %1 % better performance per watt than comparable instances.</source>
        <translation>Inf2 的每瓦性能比同类实例最多高 %1%。</translation>
    </message>
    <message>
        <source>Graviton uses up to %1 % less energy for the same performance.</source>
        <translation>在相同性能下，Graviton 的能耗最多低 %1%。</translation>
    </message>
    <message>
        <source>Training GPT-3 emits up to %1 t CO2e.</source>
        <translation>训练 GPT-3 最多排放 %1 t CO₂e。</translation>
    </message>
    <message>
        <source>No independent wattage of %1 is published: what the catalogue has are estimates.</source>
        <translation>%1 没有公布的独立瓦数：数据目录中的均为估算。</translation>
    </message>
    <message>
        <source>No model was measured on both sides: %1.</source>
        <translation>没有在双方上都测过的模型：%1。</translation>
    </message>
    <message>
        <source>The publication does not state the run: %1.</source>
        <translation>发布资料未说明运行情况：%1。</translation>
    </message>
    <message>
        <source>A price or rate is missing at this date.</source>
        <translation>此日期缺少价格或吞吐量。</translation>
    </message>
    <message>
        <source>with %1 (%2, %3)</source>
        <translation>使用 %1（%2，%3）</translation>
    </message>
    <message>
        <source>A rate or wattage was solved from the publication itself, so agreement proves nothing.</source>
        <translation>吞吐量或瓦数由该公开资料本身反推得出，因此一致并不能证明什么。</translation>
    </message>
    <message>
        <source>A rate or wattage was solved from the publication itself, so agreement proves nothing; with the prices of the date it is %L1.</source>
        <translation>吞吐量或瓦数由该公开资料本身反推得出，因此一致并不能证明什么；按当日价格为 %L1。</translation>
    </message>
    <message>
        <source>Recomputed from figures of other publications: %L1.</source>
        <translation>由其他出版物的数据重算：%L1。</translation>
    </message>
    <message>
        <source>It was %L1 with prices of %2; with prices of %4 it is %L3.</source>
        <translation>按 %2 的价格为 %L1；按 %4 的价格为 %L3。</translation>
    </message>
    <message>
        <source>The catalogue gives %L1.</source>
        <translation>数据目录给出 %L1。</translation>
    </message>
    <message>
        <source>Best discount %L1 % (%2) of %I3 pairs of prices.</source>
        <translation>最大折扣 %L1%（%2），共 %I3 对价格。</translation>
    </message>
    <message>
        <source>The best discount is %L1 % (%2) of %I3 pairs of prices.</source>
        <translation>%I3 对价格中最大折扣为 %L1%（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>Best ratio %L1 (%2) over %I3 models measured on both.</source>
        <translation>
            <numerusform>最佳比值 %L1（%2），共 %I3 个在双方上都测过的模型。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best ratio is %L1 (%2) over %I3 models measured on both.</source>
        <translation>
            <numerusform>在双方上都测过的 %I3 个模型中，最佳比值为 %L1（%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>holds</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>held then</source>
        <translation>当时成立</translation>
    </message>
    <message>
        <source>consistent by construction</source>
        <translation>因推导方式而必然一致</translation>
    </message>
    <message>
        <source>not reproducible</source>
        <translation>无法复现</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2</source>
        <translation>价格截至 %1，数据目录 %2</translation>
    </message>
    <message>
        <source>Nothing has been computed for this workload.</source>
        <translation>尚未为此工作负载计算任何内容。</translation>
    </message>
    <message>
        <source>Cost against operational carbon</source>
        <translation>成本与运营碳排放</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>帕累托前沿</translation>
    </message>
    <message>
        <source>No price of %1 in %2 is known.</source>
        <translation>%1 在 %2 的价格未知。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>截至 %1</translation>
    </message>
    <message>
        <source>IT power of an instance, by part</source>
        <translation>实例的 IT 功率，按部件</translation>
    </message>
    <message>
        <source>Energy of %1 under each method</source>
        <translation>%1 在各方法下的能耗</translation>
    </message>
    <message>
        <source>Every input of this figure is exact.</source>
        <translation>此数值的所有输入均为精确值。</translation>
    </message>
    <message>
        <source>%1 in %2: purchase options over utilisation</source>
        <translation>%1（%2）：购买选项随利用率的变化</translation>
    </message>
    <message>
        <source>%1 in %2: purchase options over the interruption rate</source>
        <translation>%1（%2）：购买选项随中断率的变化</translation>
    </message>
    <message>
        <source>Utilisation of what is reserved</source>
        <translation>预留容量的利用率</translation>
    </message>
    <message>
        <source>Interruptions of one instance</source>
        <translation>单个实例的中断</translation>
    </message>
    <message>
        <source>Cost of an hour of useful work</source>
        <translation>一小时有效工作的成本</translation>
    </message>
    <message>
        <source>interruption frequency</source>
        <translation>中断区间</translation>
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
        <translation>实测</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>One device needs no exchange: full efficiency.</source>
        <translation>单个设备无需交换：效率无损失。</translation>
    </message>
    <message>
        <source>One node over %1: communication share %2 (assumption).</source>
        <translation>单节点经由 %1：通信份额 %2（假设）。</translation>
    </message>
    <message>
        <source>One node without a fast fabric (%1): communication share %2 (assumption).</source>
        <translation>单节点无高速互连（%1）：通信份额 %2（假设）。</translation>
    </message>
    <message>
        <source>Several nodes (%1 inside each): communication share %2 (assumption).</source>
        <translation>多节点（各节点内为 %1）：通信份额 %2（假设）。</translation>
    </message>
    <message numerus="yes">
        <source>Excluded because they have no price: %I1 types.</source>
        <translation>
            <numerusform>因没有价格而略去：%I1 个类型。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out because their power is unknown: %I1 types.</source>
        <translation>
            <numerusform>因功率未知而略去：%I1 个类型。</numerusform>
        </translation>
    </message>
    <message>
        <source>No instance type of %2 matches &quot;%1&quot;.</source>
        <translation>没有与“%1”匹配的 %2 实例类型。</translation>
    </message>
    <message>
        <source>There is no formula &quot;%1&quot;; calc --list names them. Closest: %2</source>
        <translation>没有公式“%1”；calc --list 可列出各公式。最接近：%2</translation>
    </message>
    <message>
        <source>%1 has no parameter &quot;%2&quot;.</source>
        <translation>%1 没有参数“%2”。</translation>
    </message>
    <message>
        <source>%1 needs the parameter %2 (unit: %3).</source>
        <translation>%1 需要参数 %2（单位：%3）。</translation>
    </message>
    <message>
        <source>%1: %2 is &quot;%3&quot; where %4 is expected.</source>
        <translation>%1：%2 为“%3”，应为 %4。</translation>
    </message>
    <message>
        <source>%1: %2 is given twice.</source>
        <translation>%1：%2 重复给出。</translation>
    </message>
    <message>
        <source>%1: %2 is outside its range (%F3).</source>
        <translation>%1：%2 超出范围（%F3）。</translation>
    </message>
    <message>
        <source>%1 has no answer (%3 = %F4). %T2</source>
        <translation>%1 没有答案（%3 = %F4）。%T2</translation>
    </message>
    <message>
        <source>Instances for a demand at a utilisation target, with a latency limit where one is given.</source>
        <translation>目标利用率下满足需求的实例数，给出延迟限值时一并考虑。</translation>
    </message>
    <message>
        <source>Cost, energy and emissions of a fleet per hour and per million.</source>
        <translation>实例集每小时及每百万单位的成本、能耗和排放。</translation>
    </message>
    <message>
        <source>Erlang B: probability that all servers are busy.</source>
        <translation>Erlang B：所有服务台均忙的概率。</translation>
    </message>
    <message>
        <source>Erlang C: probability to wait.</source>
        <translation>Erlang C：等待的概率。</translation>
    </message>
    <message>
        <source>M/M/c: waits, tails and a percentile of the response time.</source>
        <translation>M/M/c：等待时间、尾部概率和响应时间百分位。</translation>
    </message>
    <message>
        <source>Fewest servers that keep the wait within a limit.</source>
        <translation>使等待时间不超限的最少服务台数。</translation>
    </message>
    <message>
        <source>Fewest servers that keep the response time within a limit.</source>
        <translation>使响应时间不超限的最少服务台数。</translation>
    </message>
    <message>
        <source>M/D/1: mean wait.</source>
        <translation>M/D/1：平均等待时间。</translation>
    </message>
    <message>
        <source>M/D/c after Cosmetatos: mean wait.</source>
        <translation>M/D/c（Cosmetatos）：平均等待时间。</translation>
    </message>
    <message>
        <source>M/G/1 after Pollaczek and Khinchine: mean wait.</source>
        <translation>M/G/1（Pollaczek–Khinchine）：平均等待时间。</translation>
    </message>
    <message>
        <source>G/G/1 after Kingman: mean wait, an upper bound.</source>
        <translation>G/G/1（Kingman）：平均等待时间，上界。</translation>
    </message>
    <message>
        <source>G/G/c after Allen and Cunneen: mean wait.</source>
        <translation>G/G/c（Allen–Cunneen）：平均等待时间。</translation>
    </message>
    <message>
        <source>Largest batch that a latency limit allows.</source>
        <translation>延迟限值允许的最大批大小。</translation>
    </message>
    <message>
        <source>Spot instances to hold so that enough are up.</source>
        <translation>为保证足够在线而需持有的 Spot 实例数。</translation>
    </message>
    <message>
        <source>Spread of the instances up when they share a pool.</source>
        <translation>共享同一容量池时在线实例数的离散程度。</translation>
    </message>
    <message>
        <source>Scaling efficiency by the share of communication (ring).</source>
        <translation>按通信份额的扩展效率（环）。</translation>
    </message>
    <message>
        <source>Scaling efficiency by the serial share (Amdahl).</source>
        <translation>按串行份额的扩展效率（Amdahl）。</translation>
    </message>
    <message>
        <source>Scaling efficiency from a table, linear in log2 of the nodes.</source>
        <translation>查表得出的扩展效率，对节点数的 log2 线性插值。</translation>
    </message>
    <message>
        <source>Time and cost of a training run.</source>
        <translation>训练运行的时间与成本。</translation>
    </message>
    <message>
        <source>Size of a checkpoint and the time to write it.</source>
        <translation>检查点大小及写入时间。</translation>
    </message>
    <message>
        <source>Memory of a training run per accelerator, Adam, state spread.</source>
        <translation>训练运行每个加速器的内存（Adam，状态分散）。</translation>
    </message>
    <message>
        <source>Memory of a model in service per accelerator.</source>
        <translation>服务中模型每个加速器的内存。</translation>
    </message>
    <message>
        <source>Hazard an hour from a monthly interruption fraction.</source>
        <translation>由每月中断比例得出的每小时风险率。</translation>
    </message>
    <message>
        <source>Probability of no interruption, and expected interruptions.</source>
        <translation>无中断的概率及预期中断次数。</translation>
    </message>
    <message>
        <source>Billed share of an exponential life whose first hour is free if interrupted.</source>
        <translation>首小时内中断免费时，指数寿命的计费份额。</translation>
    </message>
    <message>
        <source>Expected time, losses and cost of a run with checkpoints.</source>
        <translation>带检查点运行的预期时间、损失和成本。</translation>
    </message>
    <message>
        <source>Expected time of one block between checkpoints.</source>
        <translation>检查点之间一个区块的预期时间。</translation>
    </message>
    <message>
        <source>Best checkpoint interval: Young, Daly, exact.</source>
        <translation>最佳检查点间隔：Young、Daly、精确解。</translation>
    </message>
    <message>
        <source>Expected time of a whole run after Daly.</source>
        <translation>按 Daly 的整个运行的预期时间。</translation>
    </message>
    <message>
        <source>Expected time when every notice saves the work.</source>
        <translation>每次通知都能保存工作时的预期时间。</translation>
    </message>
    <message>
        <source>Spot fleet that is not replaced: instances left over time.</source>
        <translation>不补充的 Spot 实例集：剩余实例随时间的变化。</translation>
    </message>
    <message>
        <source>Spot fleet that is replaced: availability and losses.</source>
        <translation>补充的 Spot 实例集：可用性与损失。</translation>
    </message>
    <message>
        <source>Instances left when a whole pool may be reclaimed.</source>
        <translation>整个容量池可能被回收时的剩余实例。</translation>
    </message>
    <message>
        <source>Lower bounds of a packing: L1 and L2 of Martello and Toth.</source>
        <translation>装箱的下界：Martello 与 Toth 的 L1 和 L2。</translation>
    </message>
    <message>
        <source>KV cache per token.</source>
        <translation>每 token 的 KV 缓存。</translation>
    </message>
    <message>
        <source>Largest batch that the memory holds.</source>
        <translation>内存可容纳的最大批大小。</translation>
    </message>
    <message>
        <source>LLM serving at a batch: latencies, throughput, cost.</source>
        <translation>给定批大小的 LLM 服务：延迟、吞吐量、成本。</translation>
    </message>
    <message>
        <source>LLM serving at the largest batch within memory and limits.</source>
        <translation>在内存和限值内最大批大小的 LLM 服务。</translation>
    </message>
    <message>
        <source>Time of the prefill.</source>
        <translation>预填充时间。</translation>
    </message>
    <message>
        <source>Static cycle of prefills and decoding steps.</source>
        <translation>预填充与解码步的静态周期。</translation>
    </message>
    <message>
        <source>Break-even utilisation and discount of a commitment.</source>
        <translation>承诺的盈亏平衡利用率与折扣。</translation>
    </message>
    <message>
        <source>Effective hourly rate from an upfront payment.</source>
        <translation>计入预付款的有效每小时费率。</translation>
    </message>
    <message>
        <source>Commitment of the least expected cost.</source>
        <translation>预期成本最低的承诺。</translation>
    </message>
    <message>
        <source>One hour under a Savings Plan.</source>
        <translation>Savings Plan 下的一小时。</translation>
    </message>
    <message>
        <source>Months until an upfront payment is earned back.</source>
        <translation>收回预付款所需的月数。</translation>
    </message>
    <message>
        <source>Spot against on-demand for a run.</source>
        <translation>运行的 Spot 与按需对比。</translation>
    </message>
    <message>
        <source>Price ratio against throughput ratio of two accelerators.</source>
        <translation>两种加速器的价格比与吞吐量比。</translation>
    </message>
    <message>
        <source>Price of an instance-hour bought in shares.</source>
        <translation>按份额混合购买的实例小时价格。</translation>
    </message>
    <message>
        <source>Wilson interval of a probability, 95 %.</source>
        <translation>概率的 Wilson 区间，95%。</translation>
    </message>
    <message>
        <source>Trajectories for a relative half-width of the mean.</source>
        <translation>达到均值相对半宽所需的轨迹数。</translation>
    </message>
    <message>
        <source>Triangular distribution: quantile, mean, standard deviation.</source>
        <translation>三角分布：分位数、均值、标准差。</translation>
    </message>
    <message>
        <source>IT power by the default method, by component.</source>
        <translation>默认方法的 IT 功率，按部件。</translation>
    </message>
    <message>
        <source>Energy and emissions of a power over hours.</source>
        <translation>某功率持续若干小时的能耗与排放。</translation>
    </message>
    <message>
        <source>CPU and memory power curves at a utilisation.</source>
        <translation>给定利用率下的 CPU 与内存功率曲线。</translation>
    </message>
    <message>
        <source>Power ratio of two fleets from an energy ratio.</source>
        <translation>由能耗比得出的两个实例集的功率比。</translation>
    </message>
    <message>
        <source>Energy by Cloud Carbon Footprint.</source>
        <translation>按 Cloud Carbon Footprint 的能耗。</translation>
    </message>
    <message>
        <source>Host power by Boavizta.</source>
        <translation>按 Boavizta 的主机功率。</translation>
    </message>
    <message>
        <source>Power as TDP times utilisation.</source>
        <translation>TDP 乘以利用率的功率。</translation>
    </message>
    <message>
        <source>Energy by Green Algorithms.</source>
        <translation>按 Green Algorithms 的能耗。</translation>
    </message>
    <message>
        <source>CPU and memory power by CodeCarbon.</source>
        <translation>按 CodeCarbon 的 CPU 与内存功率。</translation>
    </message>
    <message>
        <source>Energy by ML CO2 Impact.</source>
        <translation>按 ML CO2 Impact 的能耗。</translation>
    </message>
    <message>
        <source>Market-based emissions beside location-based ones.</source>
        <translation>基于市场与基于位置的排放对照。</translation>
    </message>
    <message>
        <source>Start hour of a job with the least emissions.</source>
        <translation>排放最少的作业开始小时。</translation>
    </message>
    <message>
        <source>Embodied emissions by the split rule.</source>
        <translation>按分摊规则的隐含排放。</translation>
    </message>
    <message>
        <source>Software carbon intensity per functional unit.</source>
        <translation>每功能单位的软件碳强度。</translation>
    </message>
    <message>
        <source>Water on site and off site.</source>
        <translation>场内与场外用水。</translation>
    </message>
    <message>
        <source>Range of a sum of independent ranges.</source>
        <translation>独立范围之和的范围。</translation>
    </message>
    <message>
        <source>Range of a product of independent ranges.</source>
        <translation>独立范围之积的范围。</translation>
    </message>
    <message>
        <source>The guide has no question &quot;%1&quot;.</source>
        <translation>向导没有问题“%1”。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is none of %3.</source>
        <translation>%1：“%2”不在 %3 之中。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no number from %3 to %4.</source>
        <translation>%1：“%2”不是 %3 到 %4 之间的数字。</translation>
    </message>
    <message>
        <source>What is the work?</source>
        <translation>是什么工作？</translation>
    </message>
    <message>
        <source>What matters most?</source>
        <translation>最看重什么？</translation>
    </message>
    <message>
        <source>Training from scratch</source>
        <translation>从头训练</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>微调</translation>
    </message>
    <message>
        <source>Serving an LLM</source>
        <translation>LLM 服务</translation>
    </message>
    <message>
        <source>HPC in double precision</source>
        <translation>双精度 HPC</translation>
    </message>
    <message>
        <source>Own CUDA kernels</source>
        <translation>自研 CUDA 内核</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>BF16 or FP16</source>
        <translation>BF16 或 FP16</translation>
    </message>
    <message>
        <source>INT4</source>
        <translation>INT4</translation>
    </message>
    <message>
        <source>A balance</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一个</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>多个</translation>
    </message>
    <message>
        <source>Made for inference; it does not train.</source>
        <translation>专为推理设计，不用于训练。</translation>
    </message>
    <message>
        <source>The code does not run on Arm.</source>
        <translation>代码不能在 Arm 上运行。</translation>
    </message>
    <message>
        <source>parameter a of the curve</source>
        <translation>曲线参数 a</translation>
    </message>
    <message>
        <source>upper bounds, value:high each</source>
        <translation>上界，每项为 value:high</translation>
    </message>
    <message>
        <source>activations on one accelerator</source>
        <translation>单个加速器上的激活</translation>
    </message>
    <message>
        <source>arrivals a second</source>
        <translation>每秒到达数</translation>
    </message>
    <message>
        <source>squared variation of the arrivals</source>
        <translation>到达的平方变异系数</translation>
    </message>
    <message>
        <source>share of time that an instance is up</source>
        <translation>实例在线时间份额</translation>
    </message>
    <message>
        <source>parameter b of the curve</source>
        <translation>曲线参数 b</translation>
    </message>
    <message>
        <source>time of an empty batch</source>
        <translation>空批的时间</translation>
    </message>
    <message>
        <source>requests in a batch</source>
        <translation>一批中的请求数</translation>
    </message>
    <message>
        <source>lower bounds, value:low each</source>
        <translation>下界，每项为 value:low</translation>
    </message>
    <message>
        <source>billed hours</source>
        <translation>计费小时</translation>
    </message>
    <message>
        <source>work and checkpoint of one block</source>
        <translation>一个区块的工作与检查点</translation>
    </message>
    <message>
        <source>bytes of a KV element</source>
        <translation>KV 元素的字节数</translation>
    </message>
    <message>
        <source>bytes saved per parameter</source>
        <translation>每参数保存的字节数</translation>
    </message>
    <message>
        <source>bytes of a weight</source>
        <translation>每权重的字节数</translation>
    </message>
    <message>
        <source>parameter c of the curve</source>
        <translation>曲线参数 c</translation>
    </message>
    <message>
        <source>capacity of one bin</source>
        <translation>单个箱的容量</translation>
    </message>
    <message>
        <source>work between checkpoints</source>
        <translation>检查点之间的工作</translation>
    </message>
    <message>
        <source>standard deviation over mean</source>
        <translation>标准差与均值之比</translation>
    </message>
    <message>
        <source>share bought by commitment</source>
        <translation>以承诺购买的份额</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>承诺</translation>
    </message>
    <message>
        <source>share of communication</source>
        <translation>通信份额</translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation>CPU 核心</translation>
    </message>
    <message>
        <source>correlation of losses in a pool</source>
        <translation>容量池内损失的相关性</translation>
    </message>
    <message>
        <source>TDP of the CPU</source>
        <translation>CPU 的 TDP</translation>
    </message>
    <message>
        <source>parameter d of the curve</source>
        <translation>曲线参数 d</translation>
    </message>
    <message>
        <source>1 where every service takes the same time</source>
        <translation>所有服务耗时相同时为 1</translation>
    </message>
    <message>
        <source>accelerators that serve one copy</source>
        <translation>服务一份副本的加速器</translation>
    </message>
    <message>
        <source>energy of the new over the reference</source>
        <translation>新实例集与参考实例集的能耗比</translation>
    </message>
    <message>
        <source>fixed time of a checkpoint</source>
        <translation>检查点的固定时间</translation>
    </message>
    <message>
        <source>peak rate of one accelerator</source>
        <translation>单个加速器的峰值算力</translation>
    </message>
    <message>
        <source>memory per chip of the reference</source>
        <translation>参考的每芯片内存</translation>
    </message>
    <message>
        <source>carbon intensity</source>
        <translation>碳强度</translation>
    </message>
    <message>
        <source>GPU power at full use</source>
        <translation>满载时的 GPU 功率</translation>
    </message>
    <message>
        <source>GPU power idle</source>
        <translation>空闲时的 GPU 功率</translation>
    </message>
    <message>
        <source>interruptions an hour of one instance</source>
        <translation>单个实例每小时中断</translation>
    </message>
    <message>
        <source>size of an attention head</source>
        <translation>注意力头大小</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>隐藏层大小</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>input tokens of a request</source>
        <translation>每请求输入 token</translation>
    </message>
    <message>
        <source>hours of the job</source>
        <translation>作业小时数</translation>
    </message>
    <message>
        <source>KV cache in flight</source>
        <translation>在用的 KV 缓存</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头</translation>
    </message>
    <message>
        <source>energy an hour</source>
        <translation>每小时能耗</translation>
    </message>
    <message>
        <source>latency limit</source>
        <translation>延迟限值</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>offered load</source>
        <translation>给定负载</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>largest batch of the device</source>
        <translation>设备的最大批大小</translation>
    </message>
    <message>
        <source>power per vCPU at full use</source>
        <translation>满载时每 vCPU 功率</translation>
    </message>
    <message>
        <source>mean time between interruptions of the job</source>
        <translation>作业的平均中断间隔</translation>
    </message>
    <message>
        <source>mean service time</source>
        <translation>平均服务时间</translation>
    </message>
    <message>
        <source>memory of one accelerator</source>
        <translation>单个加速器的内存</translation>
    </message>
    <message>
        <source>memory of the instance</source>
        <translation>实例的内存</translation>
    </message>
    <message>
        <source>times that it was met</source>
        <translation>达成次数</translation>
    </message>
    <message>
        <source>share of the peak rate when decoding</source>
        <translation>解码时的峰值算力份额</translation>
    </message>
    <message>
        <source>power per vCPU idle</source>
        <translation>空闲时每 vCPU 功率</translation>
    </message>
    <message>
        <source>share interrupted in a month</source>
        <translation>每月中断的份额</translation>
    </message>
    <message>
        <source>cost of a month with the upfront payment</source>
        <translation>含预付款的一个月成本</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>试验次数</translation>
    </message>
    <message>
        <source>instances needed</source>
        <translation>所需实例</translation>
    </message>
    <message>
        <source>hours of the new fleet</source>
        <translation>新实例集的小时数</translation>
    </message>
    <message>
        <source>instances of the new fleet</source>
        <translation>新实例集的实例</translation>
    </message>
    <message>
        <source>notice before an interruption</source>
        <translation>中断前的通知时间</translation>
    </message>
    <message>
        <source>cost of a month on demand</source>
        <translation>按需的一个月成本</translation>
    </message>
    <message>
        <source>share bought on demand</source>
        <translation>以按需购买的份额</translation>
    </message>
    <message>
        <source>output tokens of a request</source>
        <translation>每请求输出 token</translation>
    </message>
    <message>
        <source>parameters of the model</source>
        <translation>模型的参数量</translation>
    </message>
    <message>
        <source>time of each item of a batch</source>
        <translation>批中每项的时间</translation>
    </message>
    <message>
        <source>price under the plan</source>
        <translation>计划价格</translation>
    </message>
    <message>
        <source>memory of the whole server</source>
        <translation>整台服务器的内存</translation>
    </message>
    <message>
        <source>price of a</source>
        <translation>a 的价格</translation>
    </message>
    <message>
        <source>price of b</source>
        <translation>b 的价格</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>share that must be within the limit</source>
        <translation>须在限值内的份额</translation>
    </message>
    <message>
        <source>hours of the reference fleet</source>
        <translation>参考实例集的小时数</translation>
    </message>
    <message>
        <source>instances of the reference fleet</source>
        <translation>参考实例集的实例</translation>
    </message>
    <message>
        <source>relative intensity by hour</source>
        <translation>逐时相对强度</translation>
    </message>
    <message>
        <source>half-width relative to the mean</source>
        <translation>相对均值的半宽</translation>
    </message>
    <message>
        <source>1 where the schedule repeats every day</source>
        <translation>日程每日重复时为 1</translation>
    </message>
    <message>
        <source>mean time to replace an instance</source>
        <translation>更换实例的平均时间</translation>
    </message>
    <message>
        <source>intensity of the residual mix</source>
        <translation>剩余电力组合的强度</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>share that does not scale</source>
        <translation>不可扩展的份额</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>服务台</translation>
    </message>
    <message>
        <source>services a second of one server</source>
        <translation>单个服务台每秒服务数</translation>
    </message>
    <message>
        <source>squared variation of the services</source>
        <translation>服务的平方变异系数</translation>
    </message>
    <message>
        <source>losses of the whole pool an hour</source>
        <translation>整个容量池每小时的损失</translation>
    </message>
    <message>
        <source>item sizes with counts</source>
        <translation>物品大小及数量</translation>
    </message>
    <message>
        <source>share bought on spot</source>
        <translation>以 Spot 购买的份额</translation>
    </message>
    <message>
        <source>SSDs of the server</source>
        <translation>服务器的 SSD</translation>
    </message>
    <message>
        <source>points of the table</source>
        <translation>表中的点</translation>
    </message>
    <message>
        <source>term</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>throughput of a</source>
        <translation>a 的吞吐量</translation>
    </message>
    <message>
        <source>throughput of b</source>
        <translation>b 的吞吐量</translation>
    </message>
    <message>
        <source>limit of the time per output token</source>
        <translation>每输出 token 时间的限值</translation>
    </message>
    <message>
        <source>limit of the time to first token</source>
        <translation>首 token 时间的限值</translation>
    </message>
    <message>
        <source>uniform draw</source>
        <translation>均匀随机数</translation>
    </message>
    <message>
        <source>functional units</source>
        <translation>功能单位</translation>
    </message>
    <message>
        <source>share of memory that may be used</source>
        <translation>可用内存份额</translation>
    </message>
    <message>
        <source>instances in use with probabilities</source>
        <translation>在用实例数及其概率</translation>
    </message>
    <message>
        <source>value, the mode</source>
        <translation>值，众数</translation>
    </message>
    <message>
        <source>worth of an hour of delay</source>
        <translation>一小时延误的价值</translation>
    </message>
    <message>
        <source>power of a core</source>
        <translation>核心的功率</translation>
    </message>
    <message>
        <source>wait for capacity</source>
        <translation>等待容量</translation>
    </message>
    <message>
        <source>IT power of one instance</source>
        <translation>单个实例的 IT 功率</translation>
    </message>
    <message>
        <source>workspace of one accelerator</source>
        <translation>单个加速器的工作区</translation>
    </message>
    <message>
        <source>write bandwidth</source>
        <translation>写带宽</translation>
    </message>
    <message>
        <source>water per IT kWh</source>
        <translation>每 IT kWh 用水</translation>
    </message>
    <message>
        <source>interest a year</source>
        <translation>年利率</translation>
    </message>
    <message>
        <source>Board, fabric and fans</source>
        <translation>加速器基板、互连和风扇</translation>
    </message>
    <message>
        <source>Other parts of the host</source>
        <translation>主机的其他部件</translation>
    </message>
    <message>
        <source>Watts that are not divided into parts</source>
        <translation>未分配到部件的瓦数</translation>
    </message>
    <message>
        <source>Facility (PUE)</source>
        <translation>设施（PUE）</translation>
    </message>
    <message>
        <source>Host only: this method leaves the accelerators out.</source>
        <translation>仅主机：该方法不含加速器。</translation>
    </message>
    <message>
        <source>Accelerators only: this method leaves the host out.</source>
        <translation>仅加速器：该方法不含主机。</translation>
    </message>
    <message>
        <source>This method has no PUE.</source>
        <translation>该方法没有 PUE。</translation>
    </message>
    <message>
        <source>Your own watts replace the model.</source>
        <translation>您自己的瓦数取代模型。</translation>
    </message>
    <message>
        <source>The watts of this accelerator are an estimate: its vendor publishes none.</source>
        <translation>此加速器的瓦数为估算：厂商未公布。</translation>
    </message>
    <message>
        <source>No published row: embodied emissions by the rule, from the largest type of the family.</source>
        <translation>没有公布的数据行：隐含排放按规则由该系列最大的类型得出。</translation>
    </message>
    <message>
        <source>The watts of this silicon are known only as a ratio to the other type: the range shown is that of the ratio.</source>
        <translation>此芯片的瓦数仅以与另一类型之比得知：所示范围为该比值的范围。</translation>
    </message>
    <message>
        <source>What both share is counted once, so the range of the ratio is narrower than the two ranges.</source>
        <translation>两者共有的部分只计一次，因此比值的范围比两个范围更窄。</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Steady inference</source>
        <translation>平稳推理</translation>
    </message>
    <message>
        <source>Full inference or training</source>
        <translation>满载推理或训练</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>仅 CPU</translation>
    </message>
    <message>
        <source>Power at full load</source>
        <translation>满载功率</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>空闲功率</translation>
    </message>
    <message>
        <source>Thermal design power</source>
        <translation>热设计功率</translation>
    </message>
    <message>
        <source>TDP of a CPU socket</source>
        <translation>CPU 插槽的 TDP</translation>
    </message>
    <message>
        <source>CPU platform</source>
        <translation>CPU 平台</translation>
    </message>
    <message>
        <source>Memory of the family</source>
        <translation>系列的内存</translation>
    </message>
    <message>
        <source>Grid intensity, life cycle</source>
        <translation>电网强度，全生命周期</translation>
    </message>
    <message>
        <source>Grid intensity, combustion only</source>
        <translation>电网强度，仅燃烧</translation>
    </message>
    <message>
        <source>Marginal grid intensity</source>
        <translation>边际电网强度</translation>
    </message>
    <message>
        <source>Water per kWh of IT energy</source>
        <translation>每 kWh IT 能耗的用水</translation>
    </message>
    <message>
        <source>Embodied emissions</source>
        <translation>隐含排放</translation>
    </message>
    <message>
        <source>Hourly profile of the grid</source>
        <translation>电网的逐时曲线</translation>
    </message>
    <message>
        <source>Of another precision.</source>
        <translation>属于其他精度。</translation>
    </message>
    <message>
        <source>This cell has no number (%1).</source>
        <translation>此单元格没有数字（%1）。</translation>
    </message>
    <message>
        <source>Observed after the as-of date; %1 counts.</source>
        <translation>观测于基准日期之后；采用 %1。</translation>
    </message>
    <message>
        <source>Older than the observation of %1.</source>
        <translation>早于 %1 的观测。</translation>
    </message>
    <message>
        <source>No latency limit asks for more than one instance.</source>
        <translation>没有延迟限值要求一个以上的实例。</translation>
    </message>
    <message>
        <source>Sized so that %P2 of the requests stay within %L1 ms (queue of c servers, squared variation of service %L3).</source>
        <translation>按 %P2 的请求不超过 %L1 ms 确定规模（c 个服务台的队列，服务时间平方变异 %L3）。</translation>
    </message>
    <message>
        <source>Mean over the hours of the day.</source>
        <translation>一天各小时的均值。</translation>
    </message>
    <message>
        <source>Hazard %L1 per hour, availability %L2 of a slot.</source>
        <translation>每小时风险率 %L1，槽位可用性 %L2。</translation>
    </message>
    <message>
        <source>Hazard %L1 per hour and instance, %L2 losses expected, checkpoint every %L3 h.</source>
        <translation>每实例每小时风险率 %L1，预期损失 %L2 次，每 %L3 h 一个检查点。</translation>
    </message>
    <message>
        <source>Another figure is preferred.</source>
        <translation>首选另一个数值。</translation>
    </message>
    <message>
        <source>CodeCarbon expects %I1 memory modules for so much memory.</source>
        <translation>对这么多内存，CodeCarbon 假定有 %I1 个内存条。</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常数</translation>
    </message>
    <message>
        <source>IT power of an instance</source>
        <translation>实例的 IT 功率</translation>
    </message>
    <message>
        <source>power of the accelerators</source>
        <translation>加速器的功率</translation>
    </message>
    <message>
        <source>overhead of board, fabric and fans</source>
        <translation>加速器基板、互连和风扇的开销</translation>
    </message>
    <message>
        <source>power of the CPU</source>
        <translation>CPU 的功率</translation>
    </message>
    <message>
        <source>power of the memory</source>
        <translation>内存的功率</translation>
    </message>
    <message>
        <source>power of the rest of the host</source>
        <translation>主机其余部分的功率</translation>
    </message>
    <message>
        <source>power of the other parts</source>
        <translation>其他部件的功率</translation>
    </message>
    <message>
        <source>power of one CPU</source>
        <translation>单个 CPU 的功率</translation>
    </message>
    <message>
        <source>power of one core</source>
        <translation>单个核心的功率</translation>
    </message>
    <message>
        <source>power of one chip</source>
        <translation>单个芯片的功率</translation>
    </message>
    <message>
        <source>share of the TDP of the host</source>
        <translation>主机 TDP 的份额</translation>
    </message>
    <message>
        <source>memory above the baseline of a chip</source>
        <translation>超出芯片基准量的内存</translation>
    </message>
    <message>
        <source>share of the TDP at this load</source>
        <translation>此负载下的 TDP 份额</translation>
    </message>
    <message>
        <source>ratio of power</source>
        <translation>功率比</translation>
    </message>
    <message>
        <source>published ratio of power</source>
        <translation>公布的功率比</translation>
    </message>
    <message>
        <source>energy of the facility</source>
        <translation>设施能耗</translation>
    </message>
    <message>
        <source>energy of storage and transfer</source>
        <translation>存储与传输的能耗</translation>
    </message>
    <message>
        <source>operational emissions, hour by hour</source>
        <translation>逐时运营排放</translation>
    </message>
    <message>
        <source>market-based emissions</source>
        <translation>基于市场的排放</translation>
    </message>
    <message>
        <source>marginal emissions</source>
        <translation>边际排放</translation>
    </message>
    <message>
        <source>share of electricity matched by purchases</source>
        <translation>由采购匹配的电力份额</translation>
    </message>
    <message>
        <source>embodied emissions</source>
        <translation>隐含排放</translation>
    </message>
    <message>
        <source>operational and embodied emissions</source>
        <translation>运营与隐含排放</translation>
    </message>
    <message>
        <source>emissions per functional unit (SCI)</source>
        <translation>每功能单位排放（SCI）</translation>
    </message>
    <message>
        <source>water on site</source>
        <translation>场内用水</translation>
    </message>
    <message>
        <source>water of electricity generation</source>
        <translation>发电用水</translation>
    </message>
    <message>
        <source>water</source>
        <translation>用水</translation>
    </message>
    <message>
        <source>embodied emissions of the host</source>
        <translation>主机的隐含排放</translation>
    </message>
    <message>
        <source>embodied emissions of the instance’s share</source>
        <translation>实例份额的隐含排放</translation>
    </message>
    <message>
        <source>embodied emissions of the platform</source>
        <translation>平台的隐含排放</translation>
    </message>
    <message>
        <source>share of the platform</source>
        <translation>平台的份额</translation>
    </message>
    <message>
        <source>instance-hours</source>
        <translation>实例小时</translation>
    </message>
    <message>
        <source>vCPU of the instance</source>
        <translation>实例的 vCPU</translation>
    </message>
    <message>
        <source>CPU sockets of the platform</source>
        <translation>平台的 CPU 插槽</translation>
    </message>
    <message>
        <source>vCPU of the platform</source>
        <translation>平台的 vCPU</translation>
    </message>
    <message>
        <source>cores of a socket</source>
        <translation>每插槽核心</translation>
    </message>
    <message>
        <source>vCPU of the largest type of the family</source>
        <translation>系列最大类型的 vCPU</translation>
    </message>
    <message>
        <source>memory of the largest type of the family</source>
        <translation>系列最大类型的内存</translation>
    </message>
    <message>
        <source>memory of the platform</source>
        <translation>平台的内存</translation>
    </message>
    <message>
        <source>accelerators of the platform</source>
        <translation>平台的加速器</translation>
    </message>
    <message>
        <source>drives of the platform</source>
        <translation>平台的驱动器</translation>
    </message>
    <message>
        <source>power when idle</source>
        <translation>空闲时功率</translation>
    </message>
    <message>
        <source>power when idle, clocks up</source>
        <translation>空闲时功率，保持高时钟频率</translation>
    </message>
    <message>
        <source>power at full load</source>
        <translation>满载功率</translation>
    </message>
    <message>
        <source>thermal design power</source>
        <translation>热设计功率</translation>
    </message>
    <message>
        <source>CPU power at 0 %</source>
        <translation>0% 时的 CPU 功率</translation>
    </message>
    <message>
        <source>CPU power at 10 %</source>
        <translation>10% 时的 CPU 功率</translation>
    </message>
    <message>
        <source>CPU power at 50 %</source>
        <translation>50% 时的 CPU 功率</translation>
    </message>
    <message>
        <source>CPU power at 100 %</source>
        <translation>100% 时的 CPU 功率</translation>
    </message>
    <message>
        <source>overhead of board, fabric and fans per watt</source>
        <translation>每瓦的加速器基板、互连和风扇开销</translation>
    </message>
    <message>
        <source>power of the rest of the host per watt of TDP</source>
        <translation>每瓦 TDP 的主机其余部分功率</translation>
    </message>
    <message>
        <source>uncertainty of the CPU curve</source>
        <translation>CPU 曲线的不确定度</translation>
    </message>
    <message>
        <source>uncertainty of the memory curve</source>
        <translation>内存曲线的不确定度</translation>
    </message>
    <message>
        <source>uncertainty of the rest of the host</source>
        <translation>主机其余部分的不确定度</translation>
    </message>
    <message>
        <source>least power of a vCPU</source>
        <translation>每 vCPU 最小功率</translation>
    </message>
    <message>
        <source>most power of a vCPU</source>
        <translation>每 vCPU 最大功率</translation>
    </message>
    <message>
        <source>memory within the baseline of a chip</source>
        <translation>芯片基准量内的内存</translation>
    </message>
    <message>
        <source>power of a GB of memory</source>
        <translation>每 GB 内存功率</translation>
    </message>
    <message>
        <source>least GPU power per watt of TDP</source>
        <translation>每瓦 TDP 的最小 GPU 功率</translation>
    </message>
    <message>
        <source>most GPU power per watt of TDP</source>
        <translation>每瓦 TDP 的最大 GPU 功率</translation>
    </message>
    <message>
        <source>curve parameter a</source>
        <translation>曲线参数 a</translation>
    </message>
    <message>
        <source>curve parameter b</source>
        <translation>曲线参数 b</translation>
    </message>
    <message>
        <source>curve parameter c</source>
        <translation>曲线参数 c</translation>
    </message>
    <message>
        <source>curve parameter d</source>
        <translation>曲线参数 d</translation>
    </message>
    <message>
        <source>other parts per watt of CPU and memory</source>
        <translation>每瓦 CPU 和内存的其他部件</translation>
    </message>
    <message>
        <source>power of an unknown core</source>
        <translation>未知核心的功率</translation>
    </message>
    <message>
        <source>constant share of the TDP</source>
        <translation>TDP 的常数份额</translation>
    </message>
    <message>
        <source>share of the TDP when idle</source>
        <translation>空闲时的 TDP 份额</translation>
    </message>
    <message>
        <source>cubic share of the TDP</source>
        <translation>TDP 的三次份额</translation>
    </message>
    <message>
        <source>own watts of an instance</source>
        <translation>自定义实例瓦数</translation>
    </message>
    <message>
        <source>utilisation of the accelerators</source>
        <translation>加速器利用率</translation>
    </message>
    <message>
        <source>utilisation of the CPU</source>
        <translation>CPU 利用率</translation>
    </message>
    <message>
        <source>utilisation of the memory</source>
        <translation>内存利用率</translation>
    </message>
    <message>
        <source>overhead of the data centre (PUE)</source>
        <translation>数据中心开销（PUE）</translation>
    </message>
    <message>
        <source>own grid intensity</source>
        <translation>自定义电网强度</translation>
    </message>
    <message>
        <source>grid intensity, life cycle</source>
        <translation>电网强度，全生命周期</translation>
    </message>
    <message>
        <source>grid intensity, combustion only</source>
        <translation>电网强度，仅燃烧</translation>
    </message>
    <message>
        <source>grid intensity, as the provider’s regions list it</source>
        <translation>电网强度，按提供商区域列表</translation>
    </message>
    <message>
        <source>marginal grid intensity</source>
        <translation>边际电网强度</translation>
    </message>
    <message>
        <source>carbon-free share bought by the provider</source>
        <translation>提供商采购的无碳份额</translation>
    </message>
    <message>
        <source>intensity of the rest of the grid</source>
        <translation>其余电网的强度</translation>
    </message>
    <message>
        <source>water per kWh of IT energy (WUE)</source>
        <translation>每 kWh IT 能耗的用水（WUE）</translation>
    </message>
    <message>
        <source>water per kWh generated (EWIF)</source>
        <translation>每 kWh 发电的用水（EWIF）</translation>
    </message>
    <message>
        <source>life of the hardware</source>
        <translation>硬件寿命</translation>
    </message>
    <message>
        <source>embodied emissions of a bare server</source>
        <translation>裸服务器的隐含排放</translation>
    </message>
    <message>
        <source>embodied emissions of a GB of memory</source>
        <translation>每 GB 内存的隐含排放</translation>
    </message>
    <message>
        <source>embodied emissions of a drive</source>
        <translation>每个驱动器的隐含排放</translation>
    </message>
    <message>
        <source>embodied emissions of a further CPU</source>
        <translation>每个额外 CPU 的隐含排放</translation>
    </message>
    <message>
        <source>embodied emissions of an accelerator</source>
        <translation>每个加速器的隐含排放</translation>
    </message>
    <message>
        <source>uncertainty of the host</source>
        <translation>主机的不确定度</translation>
    </message>
    <message>
        <source>memory power at 0 %</source>
        <translation>0% 时的内存功率</translation>
    </message>
    <message>
        <source>accelerator power at 0 %</source>
        <translation>0% 时的加速器功率</translation>
    </message>
    <message>
        <source>memory power at 10 %</source>
        <translation>10% 时的内存功率</translation>
    </message>
    <message>
        <source>accelerator power at 10 %</source>
        <translation>10% 时的加速器功率</translation>
    </message>
    <message>
        <source>memory power at 50 %</source>
        <translation>50% 时的内存功率</translation>
    </message>
    <message>
        <source>accelerator power at 50 %</source>
        <translation>50% 时的加速器功率</translation>
    </message>
    <message>
        <source>memory power at 100 %</source>
        <translation>100% 时的内存功率</translation>
    </message>
    <message>
        <source>accelerator power at 100 %</source>
        <translation>100% 时的加速器功率</translation>
    </message>
    <message>
        <source>AWS Price List of EC2, JSON</source>
        <translation>EC2 的 AWS Price List，JSON</translation>
    </message>
    <message>
        <source>AWS Price List of EC2, CSV</source>
        <translation>EC2 的 AWS Price List，CSV</translation>
    </message>
    <message>
        <source>AWS Savings Plans offer file, JSON</source>
        <translation>AWS Savings Plans 报价文件，JSON</translation>
    </message>
    <message>
        <source>Spot price history (describe-spot-price-history), JSON</source>
        <translation>Spot 价格历史（describe-spot-price-history），JSON</translation>
    </message>
    <message>
        <source>Spot Instance Advisor, JSON</source>
        <translation>Spot Instance Advisor，JSON</translation>
    </message>
    <message>
        <source>Instance types (describe-instance-types), JSON</source>
        <translation>实例类型（describe-instance-types），JSON</translation>
    </message>
    <message>
        <source>Real Time Cloud region metadata, CSV</source>
        <translation>Real Time Cloud 区域元数据，CSV</translation>
    </message>
    <message>
        <source>Hourly grid intensity (Electricity Maps), CSV</source>
        <translation>逐时电网强度（Electricity Maps），CSV</translation>
    </message>
    <message>
        <source>Spot availability trace, CSV</source>
        <translation>Spot 可用性记录，CSV</translation>
    </message>
    <message>
        <source>Table of the catalogue, CSV</source>
        <translation>数据目录表，CSV</translation>
    </message>
    <message>
        <source>Table pasted from a document</source>
        <translation>从文档粘贴的表格</translation>
    </message>
    <message>
        <source>%I1 new, %I2 changed, %I3 unchanged, %I4 removed, %I5 refused.</source>
        <translation>新增 %I1，更改 %I2，未变 %I3，移除 %I4，拒绝 %I5。</translation>
    </message>
    <message numerus="yes">
        <source>%I1 rows written as import %2 to %3.</source>
        <translation>
            <numerusform>%I1 行已作为导入 %2 写入 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is none of the kinds of files that can be imported; choose the kind if you know it.</source>
        <translation>%1 不属于可导入的文件种类；如果您知道其种类，请选择。</translation>
    </message>
    <message>
        <source>%I1 files were given; only spot price histories may come in several files.</source>
        <translation>给出了 %I1 个文件；只有 Spot 价格历史可以分成多个文件导入。</translation>
    </message>
    <message>
        <source>Other products than instances</source>
        <translation>实例以外的产品</translation>
    </message>
    <message>
        <source>Local and Wavelength zones</source>
        <translation>Local Zones 和 Wavelength Zones</translation>
    </message>
    <message>
        <source>Other systems than Linux</source>
        <translation>Linux 以外的系统</translation>
    </message>
    <message>
        <source>Dedicated tenancy</source>
        <translation>专用租赁</translation>
    </message>
    <message>
        <source>With software installed</source>
        <translation>预装软件</translation>
    </message>
    <message>
        <source>Capacity reservations</source>
        <translation>容量预留</translation>
    </message>
    <message>
        <source>Other systems or licences</source>
        <translation>其他系统或许可证</translation>
    </message>
    <message>
        <source>Other markets, for example capacity blocks</source>
        <translation>其他市场，例如容量块</translation>
    </message>
    <message>
        <source>Without a region</source>
        <translation>没有区域</translation>
    </message>
    <message>
        <source>Other terms and units</source>
        <translation>其他条款和单位</translation>
    </message>
    <message>
        <source>Rows that say the same again</source>
        <translation>重复且内容相同的行</translation>
    </message>
    <message>
        <source>Terms that begin after the publication</source>
        <translation>发布日期之后才生效的条款</translation>
    </message>
    <message>
        <source>Prices of zero</source>
        <translation>价格为零</translation>
    </message>
    <message>
        <source>Other providers</source>
        <translation>其他提供商</translation>
    </message>
    <message>
        <source>Hours without a value</source>
        <translation>没有值的小时</translation>
    </message>
    <message>
        <source>Columns that are not used</source>
        <translation>未使用的列</translation>
    </message>
    <message>
        <source>Headings between rows</source>
        <translation>行间标题</translation>
    </message>
    <message>
        <source>Second kinds of accelerator in a type</source>
        <translation>类型中的第二种加速器</translation>
    </message>
    <message>
        <source>On which day did the values of %1 hold?</source>
        <translation>%1 的值对应哪一天？</translation>
    </message>
    <message>
        <source>For which region are the prices of %1?</source>
        <translation>%1 的价格属于哪个区域？</translation>
    </message>
    <message>
        <source>%1 holds life-cycle and direct intensities. Which shall come in?</source>
        <translation>%1 同时含有全生命周期强度和直接强度。导入哪一个？</translation>
    </message>
    <message>
        <source>What does 1 mean in %1? If 1 means available, capacity was there %L2 % of the time; if it means lost, %L3 %.</source>
        <translation>%1 中的 1 表示什么？若 1 表示可用，则 %L2% 的时间有容量；若表示丢失，则为 %L3%。</translation>
    </message>
    <message>
        <source>How many seconds lie between two values of %1?</source>
        <translation>%1 的两个值之间相隔多少秒？</translation>
    </message>
    <message numerus="yes">
        <source>%I2 cells of %1 were put right, as listed. Are the repairs correct?</source>
        <translation>
            <numerusform>%1 的 %I2 个单元格已按列表修正。修正是否正确？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an HTTPS address; nothing was fetched.</source>
        <translation>%1 不是 HTTPS 地址；未获取任何内容。</translation>
    </message>
    <message>
        <source>%1 sends on to another host (%2); nothing was fetched.</source>
        <translation>%1 重定向到另一主机（%2）；未获取任何内容。</translation>
    </message>
    <message>
        <source>%1 is larger than the limit of %I2 bytes; nothing was kept.</source>
        <translation>%1 超过 %I2 字节的限制；未保留任何内容。</translation>
    </message>
    <message>
        <source>%1 answered with status %2; nothing was kept.</source>
        <translation>%1 返回状态 %2；未保留任何内容。</translation>
    </message>
    <message>
        <source>%1 cannot be fetched: %2</source>
        <translation>无法获取 %1：%2</translation>
    </message>
    <message>
        <source>%1 broke off after %I2 of %I3 bytes; nothing was kept.</source>
        <translation>%1 在 %I3 字节中的 %I2 字节处中断；未保留任何内容。</translation>
    </message>
    <message>
        <source>What came from %1 is not the expected file; nothing was kept.</source>
        <translation>从 %1 收到的不是预期的文件；未保留任何内容。</translation>
    </message>
    <message>
        <source>The checksum of what came from %1 does not match; nothing was kept.</source>
        <translation>从 %1 收到的内容校验和不符；未保留任何内容。</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 s; nothing was kept.</source>
        <translation>%1 在 %2 s 内未发送任何内容；未保留任何内容。</translation>
    </message>
    <message>
        <source>The price list index has no region %1.</source>
        <translation>价目表索引中没有区域 %1。</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation>没有语句。</translation>
    </message>
    <message>
        <source>Only one statement at a time.</source>
        <translation>一次只能执行一条语句。</translation>
    </message>
    <message>
        <source>Only reading is allowed here; refused: %1.</source>
        <translation>此处只允许读取；已拒绝：%1。</translation>
    </message>
    <message>
        <source>The statement was stopped after %F1 seconds.</source>
        <translation>语句在 %F1 秒后被停止。</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1，低</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1，高</translation>
    </message>
    <message>
        <source>%1, unit</source>
        <translation>%1，单位</translation>
    </message>
    <message>
        <source>The printer took no pages. The details say more.</source>
        <translation>打印机未接收页面。详见详细信息。</translation>
    </message>
    <message>
        <source>The PDF could not be made. The details say more.</source>
        <translation>无法生成 PDF。详见详细信息。</translation>
    </message>
    <message>
        <source>The workbook could not be made. The details say more.</source>
        <translation>无法生成工作簿。详见详细信息。</translation>
    </message>
    <message>
        <source>A worksheet holds 1,048,576 rows and 16,384 columns; this table has %I1 rows and %I2 columns. CSV has no such limit.</source>
        <translation>工作表最多容纳 1,048,576 行和 16,384 列；此表有 %I1 行和 %I2 列。CSV 没有此限制。</translation>
    </message>
    <message>
        <source>The chosen sections contain no table, so there is nothing to write as CSV.</source>
        <translation>所选章节不含表格，没有可写为 CSV 的内容。</translation>
    </message>
    <message>
        <source>No font is installed, so a PDF would have no letters. Install one, or choose HTML, XLSX, CSV or JSON.</source>
        <translation>未安装任何字体，PDF 将没有文字。请安装字体，或选择 HTML、XLSX、CSV 或 JSON。</translation>
    </message>
    <message>
        <source>The file is not a readable PDF.</source>
        <translation>该文件不是可读取的 PDF。</translation>
    </message>
    <message>
        <source>This PDF carries no scenario: only reports written by Wattfare do.</source>
        <translation>此 PDF 不含方案：只有 Wattfare 生成的报告才含有。</translation>
    </message>
    <message>
        <source>The scenario in this PDF is larger than 16 MiB and was not read.</source>
        <translation>此 PDF 中的方案大于 16 MiB，未读取。</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>已取消；未写入任何内容。</translation>
    </message>
    <message>
        <source>The folder does not exist: %1</source>
        <translation>文件夹不存在：%1</translation>
    </message>
    <message>
        <source>A file name is needed; this is a folder: %1</source>
        <translation>需要文件名；这是文件夹：%1</translation>
    </message>
    <message>
        <source>Nothing was written: no permission to write %1. Choose another folder.</source>
        <translation>未写入任何内容：没有写入 %1 的权限。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Nothing was written: the disk is full. File: %1</source>
        <translation>未写入任何内容：磁盘已满。文件：%1</translation>
    </message>
    <message>
        <source>Nothing was written: the file name is too long. Shorten it: %1</source>
        <translation>未写入任何内容：文件名过长。请缩短：%1</translation>
    </message>
    <message>
        <source>Nothing was written to %1: %2</source>
        <translation>未向 %1 写入任何内容：%2</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Ranked candidates</source>
        <translation>候选排名</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Published claims</source>
        <translation>公开声明</translation>
    </message>
    <message>
        <source>How the numbers came about</source>
        <translation>数值的得出过程</translation>
    </message>
    <message>
        <source>Method and formulas</source>
        <translation>方法与公式</translation>
    </message>
    <message>
        <source>Sources and licences</source>
        <translation>来源与许可证</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>数据质量</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>适用范围</translation>
    </message>
    <message>
        <source>Reproducibility</source>
        <translation>可复现性</translation>
    </message>
    <message>
        <source>Which instances serve %I2 output tokens of %1 an hour, with prices of %3?</source>
        <translation>按 %3 的价格，哪些实例可每小时提供 %1 的 %I2 个输出 token？</translation>
    </message>
    <message>
        <source>The rate of %1 was solved from the publication whose savings it then reproduces: agreement with it proves nothing.</source>
        <translation>%1 的吞吐量由该发布资料反推得出，随后又复现其节省效果：与之一致并不能证明什么。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Open circles are defaults of the program, pencils are choices of the scenario.</source>
        <translation>空心圆为程序默认值，铅笔为方案的选择。</translation>
    </message>
    <message>
        <source>The first %I1 of %I2 candidates that qualify.</source>
        <translation>%I2 个合格候选中的前 %I1 个。</translation>
    </message>
    <message numerus="yes">
        <source>%I1 of %I2 candidates qualify.</source>
        <translation>
            <numerusform>%I2 个候选中有 %I1 个合格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side, as ratios to %1</source>
        <translation>并排比较，与 %1 的比值</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排比较</translation>
    </message>
    <message>
        <source>Published claims, recomputed</source>
        <translation>公开声明，重算</translation>
    </message>
    <message>
        <source>independent of the claim</source>
        <translation>与公开声明相互独立</translation>
    </message>
    <message>
        <source>%1: %T2</source>
        <translation>%1：%T2</translation>
    </message>
    <message>
        <source>Ranges combine by root sum of squares in sums and of logarithms in products; no input enters a rule twice.</source>
        <translation>范围的合成：求和时取平方和的平方根，求积时对其对数取平方和的平方根；同一输入不会两次进入同一规则。</translation>
    </message>
    <message>
        <source>Classes: measured, vendor, derived, estimate, assumption, yours. A computed number bears the weakest class that matters to it.</source>
        <translation>等级：实测、厂商、推导、估算、假设、自定义。计算所得的数值取对其有影响的输入中的最弱等级。</translation>
    </message>
    <message>
        <source>Figures from Electricity Maps: ODbL 1.0. Benchmarks from the Neuron documentation: CC BY-SA 4.0. Prices and specifications are facts that AWS publishes.</source>
        <translation>Electricity Maps 的数据：ODbL 1.0。Neuron 文档的基准测试：CC BY-SA 4.0。价格和规格是 AWS 公布的事实信息。</translation>
    </message>
    <message>
        <source>Candidates without a price: %I1.</source>
        <translation>没有价格的候选：%I1。</translation>
    </message>
    <message>
        <source>Candidates without a throughput: %I1.</source>
        <translation>没有吞吐量的候选：%I1。</translation>
    </message>
    <message>
        <source>The watts of %1 are derived from a publication, not measured.</source>
        <translation>%1 的瓦数由发布资料推导得出，并非实测。</translation>
    </message>
    <message>
        <source>The watts of %1 rest on estimates.</source>
        <translation>%1 的瓦数基于估算。</translation>
    </message>
    <message>
        <source>Compute only, Linux, shared tenancy. No storage, data transfer, support, tax, quota or guarantee of capacity.</source>
        <translation>仅计算资源，Linux，共享租赁。不含存储、数据传输、支持、税费、配额或容量保证。</translation>
    </message>
    <message>
        <source>Prices are list prices of the as-of date; types without a public price are sold as capacity blocks or by private offer.</source>
        <translation>价格为基准日期的目录价；没有公开价格的类型以容量块或私有报价出售。</translation>
    </message>
    <message>
        <source>Power models hold for steady state; start-up, queueing and idle capacity that nobody bought are not in them.</source>
        <translation>功率模型适用于稳态；不含启动、排队和无人购买的空闲容量。</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>数据目录</translation>
    </message>
    <message>
        <source>Hash of the catalogue</source>
        <translation>数据目录的哈希</translation>
    </message>
    <message>
        <source>Rows of your own</source>
        <translation>自定义数据行</translation>
    </message>
    <message>
        <source>Prices as of</source>
        <translation>价格截至</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>The scenario is attached with its inputs: it can be opened and evaluated again.</source>
        <translation>方案及其输入已附上：可再次打开并评估。</translation>
    </message>
    <message>
        <source>n instances; q demand an hour; x throughput of one an hour; u* utilisation target; k spare instances.</source>
        <translation>n 实例数；q 每小时需求；x 单个实例每小时吞吐量；u* 目标利用率；k 备用实例。</translation>
    </message>
    <message>
        <source>c cost per million; n instances; p price of an instance-hour; q demand an hour.</source>
        <translation>c 每百万单位成本；n 实例数；p 实例小时价格；q 每小时需求。</translation>
    </message>
    <message>
        <source>E energy per million; P_IT power of an instance; PUE of the region; q demand an hour.</source>
        <translation>E 每百万单位能耗；P_IT 实例的功率；PUE 区域的值；q 每小时需求。</translation>
    </message>
    <message>
        <source>O operational emissions; E energy; CI grid intensity.</source>
        <translation>O 运营排放；E 能耗；CI 电网强度。</translation>
    </message>
    <message>
        <source>M embodied emissions; TE_alloc embodied emissions of the instance’s share; EL lifetime of the hardware.</source>
        <translation>M 隐含排放；TE_alloc 实例份额的隐含排放；EL 硬件寿命。</translation>
    </message>
    <message>
        <source>T wall time; S samples; X throughput of the cluster; τ work between checkpoints; δ time of one; R_0 start-up.</source>
        <translation>T 总时长；S 样本；X 集群吞吐量；τ 检查点之间的工作；δ 单次检查点时间；R_0 启动。</translation>
    </message>
    <message>
        <source>C cost; n instances; p price of an instance-hour; T wall time.</source>
        <translation>C 成本；n 实例数；p 实例小时价格；T 总时长。</translation>
    </message>
    <message>
        <source>E energy; n instances; P_IT power of an instance; PUE of the region; T wall time.</source>
        <translation>E 能耗；n 实例数；P_IT 实例的功率；PUE 区域的值；T 总时长。</translation>
    </message>
    <message>
        <source>N accelerators; u utilisation; c_base overhead of the board; r and m curves of CPU and memory; G memory; TDP_host share of the CPU’s TDP.</source>
        <translation>N 加速器；u 利用率；c_base 加速器基板开销；r 和 m CPU 与内存的曲线；G 内存；TDP_host CPU 的 TDP 份额。</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3.</source>
        <translation>%1：应为 %3，实际为 %2。</translation>
    </message>
    <message>
        <source>%1: %2 is outside its range, %3.</source>
        <translation>%1：%2 超出范围（%3）。</translation>
    </message>
    <message>
        <source>%1: %2 is none of %3.</source>
        <translation>%1：%2 不在 %3 之中。</translation>
    </message>
    <message>
        <source>%1: %2 contradicts %3.</source>
        <translation>%1：%2 与 %3 矛盾。</translation>
    </message>
    <message>
        <source>%1 is missing; expected %3.</source>
        <translation>缺少 %1；应为 %3。</translation>
    </message>
    <message>
        <source>%1 has %2 entries or characters; at most %3 are read.</source>
        <translation>%1 有 %2 个条目或字符；最多读取 %3 个。</translation>
    </message>
    <message>
        <source>%1: %2: found %3, expected %4.</source>
        <translation>%1：%2：应为 %4，实际为 %3。</translation>
    </message>
    <message>
        <source>%1: %2: %3 is outside its range, %4.</source>
        <translation>%1：%2：%3 超出范围（%4）。</translation>
    </message>
    <message>
        <source>%1: %2: %3 is none of %4.</source>
        <translation>%1：%2：%3 不在 %4 之中。</translation>
    </message>
    <message>
        <source>%1: %2: %3 contradicts %4.</source>
        <translation>%1：%2：%3 与 %4 矛盾。</translation>
    </message>
    <message>
        <source>%1: %2 is missing; expected %4.</source>
        <translation>%1：缺少 %2；应为 %4。</translation>
    </message>
    <message>
        <source>%1: %2 has %3 entries or characters; at most %4 are read.</source>
        <translation>%1：%2 有 %3 个条目或字符；最多读取 %4 个。</translation>
    </message>
    <message>
        <source>%1: %2: %3 is given twice.</source>
        <translation>%1：%2：%3 重复给出。</translation>
    </message>
    <message>
        <source>There is no parameter called %1.</source>
        <translation>没有名为 %1 的参数。</translation>
    </message>
    <message>
        <source>There is no parameter called %1. Perhaps one of these: %2.</source>
        <translation>没有名为 %1 的参数。也许是其中之一：%2。</translation>
    </message>
    <message>
        <source>%1: the catalogue has no %2.</source>
        <translation>%1：数据目录中没有 %2。</translation>
    </message>
    <message>
        <source>No catalogue is open.</source>
        <translation>未打开数据目录。</translation>
    </message>
    <message>
        <source>%1: the key %2 is not known to this version; it is kept.</source>
        <translation>%1：此版本不认识键 %2；予以保留。</translation>
    </message>
    <message>
        <source>%1, line %2: this is not valid JSON.</source>
        <translation>%1，第 %2 行：不是有效的 JSON。</translation>
    </message>
    <message>
        <source>%1 is not a scenario of Wattfare: the version under &quot;wattfare&quot; is missing or wrong.</source>
        <translation>%1 不是 Wattfare 方案：&quot;wattfare&quot; 下的版本缺失或错误。</translation>
    </message>
    <message>
        <source>%1 was written by a newer Wattfare (version %2; this one reads %3).</source>
        <translation>%1 由更新版本的 Wattfare 写入（版本 %2；此版本可读 %3）。</translation>
    </message>
    <message>
        <source>%1 has %I2 bytes; a scenario has at most %I3.</source>
        <translation>%1 有 %I2 字节；方案最多 %I3 字节。</translation>
    </message>
    <message>
        <source>%1 is nested %I2 levels deep; a scenario has at most %I3.</source>
        <translation>%1 嵌套 %I2 层；方案最多 %I3 层。</translation>
    </message>
    <message>
        <source>The scenario was saved with catalogue %1; this is %2.</source>
        <translation>方案保存时使用数据目录 %1；当前为 %2。</translation>
    </message>
    <message>
        <source>%1 was %L2 %4 and is %L3 %4.</source>
        <translation>%1 原为 %L2 %4，现为 %L3 %4。</translation>
    </message>
    <message>
        <source>%1 was %L2 %3 and is not in this catalogue.</source>
        <translation>%1 原为 %L2 %3，不在此数据目录中。</translation>
    </message>
    <message>
        <source>Checkpoint duration</source>
        <translation>检查点耗时</translation>
    </message>
    <message>
        <source>Restart duration</source>
        <translation>重启耗时</translation>
    </message>
    <message>
        <source>Wait for capacity</source>
        <translation>等待容量</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Your own watts</source>
        <translation>自定义瓦数</translation>
    </message>
    <message>
        <source>Component model (Wattfare)</source>
        <translation>部件模型（Wattfare）</translation>
    </message>
    <message>
        <source>Linear in TDP</source>
        <translation>与 TDP 成线性</translation>
    </message>
    <message>
        <source>HPC: 10²⁰ FLOP in FP64 on 4 nodes at half the peak (assumed)</source>
        <translation>HPC：4 个节点上 100 exaflop 的 FP64 运算，按峰值的一半（假设）</translation>
    </message>
    <message>
        <source>%I1 trajectories (%P2) reached the time limit unfinished; means and high quantiles are therefore too low.</source>
        <translation>%I1 条轨迹（%P2）到达时间上限仍未完成；因此均值和高分位数偏低。</translation>
    </message>
    <message>
        <source>%I1 trajectories (%P2) reached the time limit unfinished: means, and quantiles beyond the limit, are withheld.</source>
        <translation>%I1 条轨迹（%P2）到达时间上限仍未完成：均值和超出上限的分位数不予显示。</translation>
    </message>
    <message>
        <source>%T1: %2 is not a finite number.</source>
        <translation>%T1：%2 不是有限数。</translation>
    </message>
    <message>
        <source>A long run: about %L1 million events, some %L2 minutes of one core. Fewer trajectories take less; Ctrl+C shows what is done by then.</source>
        <translation>运行时间较长：约 %L1 百万个事件，单核约 %L2 分钟。轨迹越少用时越短；Ctrl+C 显示已完成的部分。</translation>
    </message>
    <message>
        <source>A checkpoint takes %L1 h, longer than the notice of %L2 h: nothing is saved at the notice.</source>
        <translation>检查点需 %L1 h，长于 %L2 h 的通知时间：收到通知时无法保存。</translation>
    </message>
    <message>
        <source>At %L1 interruptions an hour hardly a restart and segment ever completes: the run will not end in practice.</source>
        <translation>每小时中断 %L1 次时，重启和区段几乎无法完成：运行实际上不会结束。</translation>
    </message>
    <message>
        <source>Assumed without a source: a share of %P1 of the interruptions comes with a usable notice.</source>
        <translation>无来源的假设：%P1 的中断带有可用的通知。</translation>
    </message>
    <message>
        <source>Assumed without a source: no interval below %L1 h is tried where a checkpoint costs nothing.</source>
        <translation>无来源的假设：检查点无成本时，不尝试小于 %L1 h 的间隔。</translation>
    </message>
    <message>
        <source>Assumed without a source: an instance takes %L1 h to start, not billed.</source>
        <translation>无来源的假设：实例启动需 %L1 h，不计费。</translation>
    </message>
    <message>
        <source>Assumed without a source: a rebalance recommendation comes before the notice with a chance of %P1.</source>
        <translation>无来源的假设：再平衡建议早于通知的概率为 %P1。</translation>
    </message>
    <message>
        <source>Assumed without a source: a rebalance recommendation leads the notice by %L1 h on average.</source>
        <translation>无来源的假设：再平衡建议平均早于通知 %L1 h。</translation>
    </message>
    <message>
        <source>Assumed without a source: how well the allocation strategy foresees which pools will be interrupted.</source>
        <translation>无来源的假设：分配策略预见哪些容量池将被中断的能力。</translation>
    </message>
    <message>
        <source>Assumed without a source: every change of the cluster&apos;s size pauses it for %L1 h.</source>
        <translation>无来源的假设：集群规模每次变化会暂停 %L1 h。</translation>
    </message>
    <message>
        <source>Assumed without a source: the communication share that slows a larger cluster is %L1.</source>
        <translation>无来源的假设：拖慢较大集群的通信份额为 %L1。</translation>
    </message>
    <message>
        <source>In %P1 of the trajectories no pool had capacity for a launch at some time, first after %L2 h.</source>
        <translation>在 %P1 的轨迹中，某时刻没有任何容量池有容量可供启动，最早在 %L2 h 之后。</translation>
    </message>
    <message>
        <source>The trace holds only %L1 independent windows of this length: the interval is wide and may be too narrow still.</source>
        <translation>记录中仅有 %L1 个此长度的独立窗口：区间较宽，但可能仍然偏窄。</translation>
    </message>
    <message>
        <source>The trace has a single tick: it says nothing about change.</source>
        <translation>记录只有一个时间点：无法反映变化。</translation>
    </message>
    <message>
        <source>Capacity was available throughout the trace: no loss can be estimated from it.</source>
        <translation>记录期间始终有容量：无法据此估算损失。</translation>
    </message>
    <message>
        <source>Capacity was never available in the trace.</source>
        <translation>记录期间从未有容量。</translation>
    </message>
    <message>
        <source>Capacity was available only %P1 of the time. Check whether 1 means available in this trace.</source>
        <translation>仅 %P1 的时间有容量。请检查此记录中 1 是否表示可用。</translation>
    </message>
    <message>
        <source>The trace records one instance at a time. All %I1 are taken to come and go with it; so many together are harder to get.</source>
        <translation>该记录每次只涉及一个实例。这里假定全部 %I1 个实例随它一同获得和失去；同时获得这么多更难。</translation>
    </message>
    <message>
        <source>%T1: not known, so that no cost can be stated.</source>
        <translation>%T1：未知，因此无法给出成本。</translation>
    </message>
    <message>
        <source>Work and changeover fill %I1 ticks of the trace, but only %I2 lie before the deadline: no policy can be in time.</source>
        <translation>工作与切换占满记录的 %I1 个时间点，而期限之前只有 %I2 个：任何策略都无法按时完成。</translation>
    </message>
    <message>
        <source>Losses between two ticks (%L1 s apart) go unseen: the estimated rate is a lower bound.</source>
        <translation>两个时间点之间（相隔 %L1 s）的损失无法看到：估算的中断率为下界。</translation>
    </message>
    <message>
        <source>Assumed without a source: the three states of the market (calm, tight, empty) and how often they change.</source>
        <translation>无来源的假设：市场的三种状态（宽松、紧张、耗尽）及其变化频率。</translation>
    </message>
    <message>
        <source>A fleet request takes whole units: the target of %F1 was rounded up.</source>
        <translation>实例集请求只接受整数单位：目标 %F1 已向上取整。</translation>
    </message>
    <message>
        <source>Capacity rebalancing needs a fleet of type maintain; the request leaves it out.</source>
        <translation>容量再平衡需要 maintain 类型的实例集；请求中已略去。</translation>
    </message>
    <message>
        <source>An Auto Scaling group knows no diversified strategy; lowest-price over all pools comes nearest.</source>
        <translation>Auto Scaling 组没有 diversified 策略；对所有容量池使用 lowest-price 最为接近。</translation>
    </message>
    <message>
        <source>An Auto Scaling group cannot wait before it terminates a rebalanced instance; the delay was left out.</source>
        <translation>Auto Scaling 组无法在终止再平衡实例前等待；延迟已略去。</translation>
    </message>
    <message numerus="yes">
        <source>The trace shows %n loss(es) of capacity: rates estimated from it are rough.</source>
        <translation>
            <numerusform>记录显示 %n 次容量损失：由此估算的中断率较粗略。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The states were fitted on %n complete run(s): they are rough.</source>
        <translation>
            <numerusform>状态由 %n 个完整区段拟合：较粗略。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window of Wattfare (process %1) keeps your imports and choices in %2. This one shows them and follows their changes, but changes nothing until the other is closed.</source>
        <translation>另一个 Wattfare 窗口（进程 %1）正在管理 %2 中的导入和选择。此窗口会显示并跟随其更改，但在另一个窗口关闭之前不做任何更改。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written, so imports and choices can be seen but not changed.</source>
        <translation>无法写入文件夹 %1，因此导入和选择只能查看，不能更改。</translation>
    </message>
    <message>
        <source>%T2 of %1: what moves it most</source>
        <translation>%1 的%T2：影响最大的因素</translation>
    </message>
    <message>
        <source>%1 holds more than %I2 files; choose fewer at a time.</source>
        <translation>%1 中的文件超过 %I2 个；请一次选择少一些。</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>实例数</translation>
    </message>
    <message>
        <source>Price of an instance</source>
        <translation>单个实例的价格</translation>
    </message>
    <message>
        <source>Cost of the fleet</source>
        <translation>实例集成本</translation>
    </message>
    <message>
        <source>Cost per million</source>
        <translation>每百万单位成本</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>运行成本</translation>
    </message>
    <message>
        <source>Power of an instance</source>
        <translation>单个实例的功率</translation>
    </message>
    <message>
        <source>Energy per million</source>
        <translation>每百万单位能耗</translation>
    </message>
    <message>
        <source>Carbon per million</source>
        <translation>每百万单位碳排放</translation>
    </message>
    <message>
        <source>Embodied carbon per million</source>
        <translation>每百万单位隐含碳</translation>
    </message>
    <message>
        <source>Water per million</source>
        <translation>每百万单位用水</translation>
    </message>
    <message>
        <source>Candidates ranked: %T1</source>
        <translation>候选排名：%T1</translation>
    </message>
    <message>
        <source>Total of %T1: %L2 %3.</source>
        <translation>%T1 合计：%L2 %3。</translation>
    </message>
    <message>
        <source>Total of %T1: none of the rows has it.</source>
        <translation>%T1 合计：没有一行有该值。</translation>
    </message>
    <message>
        <source>Does the model fit: weights at the precision of the benchmark, gradients and Adam in training, the KV cache of a request</source>
        <translation>模型是否放得下：按基准测试精度的权重，训练时的梯度和 Adam，一个请求的 KV 缓存</translation>
    </message>
    <message>
        <source>The watts of %1 are known only as a ratio to those of %2: what both differ by carries the range of the published ratio.</source>
        <translation>%1 的功率仅以与 %2 之比得知：两者之差带有公布比值的范围。</translation>
    </message>
    <message>
        <source>%1 needs %L3 GiB of accelerator memory even when spread over %2, which has %L4 GiB to use.</source>
        <translation>%1 即使分布在 %2 上也需要 %L3 GiB 加速器内存，而可用的只有 %L4 GiB。</translation>
    </message>
    <message>
        <source>Training %1 with Adam needs %L3 GiB even when spread over all nodes of %2, which have %L4 GiB to use.</source>
        <translation>用 Adam 训练 %1，即使分布在 %2 的所有节点上也需要 %L3 GiB，而可用的只有 %L4 GiB。</translation>
    </message>
    <message>
        <source>The number of parameters of %1 is not known, so nothing is said about memory.</source>
        <translation>%1 的参数量未知，因此无法判断内存。</translation>
    </message>
    <message>
        <source>The accelerator memory of %1 is not known.</source>
        <translation>%1 的加速器内存未知。</translation>
    </message>
    <message>
        <source>Price of an instance-hour</source>
        <translation>每实例小时价格</translation>
    </message>
    <message>
        <source>%I1 draws with seed %2: P5 %L3, P50 %L4, P95 %L5, mean %L6 %7</source>
        <translation>以种子 %2 抽样 %I1 次：P5 %L3，P50 %L4，P95 %L5，均值 %L6 %7</translation>
    </message>
    <message>
        <source>Number of draws: %1 is outside 1 to 10,000,000.</source>
        <translation>抽样次数：%1 不在 1 到 10,000,000 之内。</translation>
    </message>
    <message>
        <source>A draw of the uncertain inputs has no finite value.</source>
        <translation>不确定输入的一次抽样没有有限值。</translation>
    </message>
    <message>
        <source>The watts of %1 are known only as a ratio to those of %2. Energy of %1 to that of %2: %R3 (%R4 to %R5); the two ranges of the table must not be divided.</source>
        <translation>%1 的功率仅以与 %2 之比得知。%1 与 %2 的能耗之比：%R3（%R4 至 %R5）；不可将表中两个范围相除。</translation>
    </message>
    <message>
        <source>%I1 trajectories, seed %2</source>
        <translation>%I1 条轨迹，种子 %2</translation>
    </message>
    <message>
        <source>%I1 trajectories, seed %2; %I3 values beyond, up to %L4, not drawn</source>
        <translation>%I1 条轨迹，种子 %2；另有 %I3 个值（最大 %L4）未画出</translation>
    </message>
    <message>
        <source>Closed form, the first hour billed</source>
        <translation>解析式，首小时计费</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Seed %1; cut before its end</source>
        <translation>种子 %1；在结束前截断</translation>
    </message>
    <message>
        <source>The first %I1 instances, %I2 more not drawn; seed %3</source>
        <translation>前 %I1 个实例，另有 %I2 个未画出；种子 %3</translation>
    </message>
    <message>
        <source>Nothing has been simulated yet.</source>
        <translation>尚未进行模拟。</translation>
    </message>
    <message>
        <source>No spot price is known: enter one to see the cost.</source>
        <translation>没有已知的 Spot 价格：请输入一个以查看成本。</translation>
    </message>
    <message>
        <source>No interval gives a finite time.</source>
        <translation>没有任何间隔能给出有限的时间。</translation>
    </message>
    <message>
        <source>No spot instance ran in this trajectory.</source>
        <translation>该轨迹中没有运行 Spot 实例。</translation>
    </message>
    <message>
        <source>Share of trajectories</source>
        <translation>轨迹占比</translation>
    </message>
    <message>
        <source>Cost of the run on spot</source>
        <translation>在 Spot 上运行的成本</translation>
    </message>
    <message>
        <source>Finish time of the run on spot</source>
        <translation>在 Spot 上运行的完成时间</translation>
    </message>
    <message>
        <source>Finish time</source>
        <translation>完成时间</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>已用时间</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>平均成本</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>期望成本</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>期望时间</translation>
    </message>
    <message>
        <source>Work between checkpoints</source>
        <translation>检查点之间的工作量</translation>
    </message>
    <message>
        <source>Missing unit-hours</source>
        <translation>缺少的单位·小时</translation>
    </message>
    <message>
        <source>Units up</source>
        <translation>在运行的单位</translation>
    </message>
    <message>
        <source>Gang: any loss stops all</source>
        <translation>整组：任一丢失即全部停止</translation>
    </message>
    <message>
        <source>Elastic cluster</source>
        <translation>弹性集群</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Spot against on-demand over the interruption rate</source>
        <translation>不同中断率下 Spot 与按需的比较</translation>
    </message>
    <message>
        <source>Expected cost over the checkpoint interval</source>
        <translation>不同检查点间隔下的期望成本</translation>
    </message>
    <message>
        <source>Expected time over the checkpoint interval</source>
        <translation>不同检查点间隔下的期望时间</translation>
    </message>
    <message>
        <source>this market</source>
        <translation>当前市场</translation>
    </message>
    <message>
        <source>break-even %L1</source>
        <translation>盈亏平衡 %L1</translation>
    </message>
    <message>
        <source>Daly</source>
        <translation>Daly</translation>
    </message>
    <message>
        <source>used</source>
        <translation>所用</translation>
    </message>
    <message>
        <source>Trajectory %I1</source>
        <translation>轨迹 %I1</translation>
    </message>
    <message>
        <source>The trace replayed from its hour %L1 on</source>
        <translation>从第 %L1 小时起回放记录</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>%T1 · %L2 h</source>
        <translation>%T1 · %L2 h</translation>
    </message>
    <message>
        <source>Interruption</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>启动中</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>实例集</translation>
    </message>
    <message>
        <source>Capacity that was missing</source>
        <translation>缺少的容量</translation>
    </message>
    <message>
        <source>Capacity over time</source>
        <translation>容量随时间变化</translation>
    </message>
    <message>
        <source>What the fleet costs, by what is paid for</source>
        <translation>实例集成本，按付费项目</translation>
    </message>
    <message>
        <source>This fleet</source>
        <translation>该实例集</translation>
    </message>
    <message>
        <source>Not charged</source>
        <translation>未计费</translation>
    </message>
    <message>
        <source>On-demand alone</source>
        <translation>仅按需</translation>
    </message>
    <message>
        <source>Old and new side by side</source>
        <translation>新旧同时运行</translation>
    </message>
    <message>
        <source>Free first hour</source>
        <translation>免费首小时</translation>
    </message>
    <message>
        <source>Cost by policy, P5 to P95</source>
        <translation>各策略成本，P5 至 P95</translation>
    </message>
    <message>
        <source>Cost under the policy “%T1”</source>
        <translation>策略“%T1”下的成本</translation>
    </message>
    <message>
        <source>Finish time under the policy “%T1”</source>
        <translation>策略“%T1”下的完成时间</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>Saving at the notice</source>
        <translation>收到通知时保存</translation>
    </message>
    <message>
        <source>Idle, billed</source>
        <translation>空闲（计费）</translation>
    </message>
    <message>
        <source>On-demand only</source>
        <translation>仅按需</translation>
    </message>
    <message>
        <source>Spot only</source>
        <translation>仅 Spot</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>Uniform progress</source>
        <translation>匀速推进</translation>
    </message>
    <message>
        <source>Uniform progress, hysteresis</source>
        <translation>匀速推进，迟滞</translation>
    </message>
    <message>
        <source>Random-start greedy</source>
        <translation>随机起始贪心</translation>
    </message>
    <message>
        <source>Clairvoyant bound</source>
        <translation>先知下界</translation>
    </message>
    <message>
        <source>Interruption rate</source>
        <translation>中断率</translation>
    </message>
    <message>
        <source>Number of interruptions to simulate</source>
        <translation>需模拟的中断次数</translation>
    </message>
    <message>
        <source>Recorded market</source>
        <translation>记录的市场</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市场</translation>
    </message>
    <message>
        <source>Interruption frequency of the type</source>
        <translation>该类型的中断区间</translation>
    </message>
    <message>
        <source>Availability trace</source>
        <translation>可用性记录</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>容量池</translation>
    </message>
    <message>
        <source>Capacity of the pools</source>
        <translation>容量池的容量</translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation>按需价格</translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation>Spot 价格</translation>
    </message>
    <message>
        <source>Trajectories</source>
        <translation>轨迹数</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Complete up and down runs of the trace</source>
        <translation>记录中完整的可用与不可用区段</translation>
    </message>
    <message>
        <source>Closed form</source>
        <translation>解析式</translation>
    </message>
    <message>
        <source>Kind of request</source>
        <translation>请求类型</translation>
    </message>
    <message>
        <source>Task %1 fits no instance type: it asks for %A3 (%T2), the most offered is %A4.</source>
        <translation>任务 %1 不适合任何实例类型：需要 %A3（%T2），最多提供 %A4。</translation>
    </message>
    <message>
        <source>Task %1 fits no instance type: none meets its %T2.</source>
        <translation>任务 %1 不适合任何实例类型：没有类型满足其%T2。</translation>
    </message>
    <message>
        <source>The type cannot hold every task alone</source>
        <translation>该类型无法单独容纳所有任务</translation>
    </message>
    <message>
        <source>memory in GiB</source>
        <translation>内存（GiB）</translation>
    </message>
    <message>
        <source>memory of a GPU in GiB</source>
        <translation>单个 GPU 的内存（GiB）</translation>
    </message>
    <message>
        <source>GPU model</source>
        <translation>GPU 型号</translation>
    </message>
    <message>
        <source>list of instance types</source>
        <translation>实例类型列表</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>可用区</translation>
    </message>
    <message>
        <source>First fit</source>
        <translation>首次适应</translation>
    </message>
    <message>
        <source>Best fit</source>
        <translation>最佳适应</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>Blocked by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>%T1: how the candidates are spread</source>
        <translation>%T1：候选的分布</translation>
    </message>
    <message>
        <source>Spot run, simulated</source>
        <translation>Spot 运行模拟</translation>
    </message>
    <message numerus="yes">
        <source>%1, bought on spot: %I2 simulated runs of %I3 instances that stop together. An instance is interrupted %L4 times an hour on average; a checkpoint follows every %L5 h of work.</source>
        <translation>
            <numerusform>%1，Spot 购买：模拟了 %I2 次运行，每次 %I3 个实例同时停止。单个实例平均每小时中断 %L4 次；每工作 %L5 小时保存一次检查点。</numerusform>
        </translation>
    </message>
    <message>
        <source>The run of %1 on spot cannot be simulated: interruptions outpace its restarts.</source>
        <translation>无法模拟 %1 的 Spot 运行：中断快于重启。</translation>
    </message>
    <message>
        <source>The spread of the simulated runs</source>
        <translation>模拟运行的分布</translation>
    </message>
    <message>
        <source>Ranges of means are 95 % intervals of the simulation. In the simulation an instance that is interrupted within its first hour is free; the closed form, which the tables use, bills every hour.</source>
        <translation>均值的范围为模拟的 95% 区间。模拟中，首小时内被中断的实例免费；各表所用的解析式则对每小时计费。</translation>
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
        <translation>不属于该发布资料。</translation>
    </message>
    <message>
        <source>The closed form does not give it.</source>
        <translation>解析式不给出该值。</translation>
    </message>
    <message>
        <source>Class of every throughput: %T1.</source>
        <translation>所有吞吐量的等级：%T1。</translation>
    </message>
    <message>
        <source>Prices of %1.</source>
        <translation>%1 的价格。</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Command (interrupted %T1)</source>
        <translation>命令（中断：%T1）</translation>
    </message>
    <message>
        <source>as the Spot Advisor says</source>
        <translation>按 Spot Advisor</translation>
    </message>
    <message>
        <source>as measured on pools</source>
        <translation>按容量池实测</translation>
    </message>
    <message>
        <source>as the scenario says</source>
        <translation>按方案设定</translation>
    </message>
    <message>
        <source>At that rate nearly every run ends without an interruption: there is no spread to draw.</source>
        <translation>按此频率几乎每次运行都不会中断：没有可绘制的分布。</translation>
    </message>
    <message>
        <source>When runs of %1 finish, interrupted as measured on pools</source>
        <translation>%1 的运行何时结束（中断按容量池实测）</translation>
    </message>
    <message>
        <source>Cost of a month</source>
        <translation>每月成本</translation>
    </message>
    <message>
        <source>Cost of a year</source>
        <translation>每年成本</translation>
    </message>
    <message>
        <source>Expected, closed form</source>
        <translation>期望值（解析式）</translation>
    </message>
    <message>
        <source>Chance to finish within %L1 h</source>
        <translation>在 %L1 小时内完成的概率</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>时间中位数</translation>
    </message>
    <message>
        <source>95 % done within</source>
        <translation>95% 完成于</translation>
    </message>
    <message>
        <source>Billed hours of the cluster</source>
        <translation>集群计费小时</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>丢失的工作</translation>
    </message>
    <message>
        <source>When runs of %1 finish</source>
        <translation>%1 的运行何时结束</translation>
    </message>
    <message>
        <source>What runs of %1 cost</source>
        <translation>%1 的运行成本</translation>
    </message>
    <message>
        <source>Break-even of purchase options: %1 in %2</source>
        <translation>购买方式盈亏平衡：%2 的 %1</translation>
    </message>
    <message>
        <source>Costs of an hour of useful work. A commitment is paid whether used or not; the share of its hours in use decides.</source>
        <translation>每小时有效工作的成本。承诺无论是否使用都要付费；关键在于其小时数的使用比例。</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Same cost at a utilisation of</source>
        <translation>成本相同时的利用率</translation>
    </message>
    <message>
        <source>Cost there</source>
        <translation>此时成本</translation>
    </message>
    <message>
        <source>Cheaper below</source>
        <translation>低于时更便宜</translation>
    </message>
    <message>
        <source>Cheaper above</source>
        <translation>高于时更便宜</translation>
    </message>
    <message>
        <source>%O1 is cheaper at every utilisation.</source>
        <translation>在任何利用率下，%O1 都更便宜。</translation>
    </message>
    <message>
        <source>Both cost the same at every utilisation.</source>
        <translation>在任何利用率下两者成本相同。</translation>
    </message>
    <message>
        <source>With prices of %1, %2 costs %M3 %4, %P5 below %6; at the prices of the scenario’s date it was %P7 below.</source>
        <translation>按 %1 的价格，%2 为 %M3 %4，比 %6 低 %P5；按方案日期的价格则低 %P7。</translation>
    </message>
    <message>
        <source>With prices of %1, %2 costs %M3 %4, %P5 above %6; at the prices of the scenario’s date it was %P7 below.</source>
        <translation>按 %1 的价格，%2 为 %M3 %4，比 %6 高 %P5；按方案日期的价格则低 %P7。</translation>
    </message>
    <message>
        <source>Hours with data</source>
        <translation>有数据的小时数</translation>
    </message>
    <message>
        <source>Hours without data</source>
        <translation>无数据的小时数</translation>
    </message>
    <message>
        <source>Mean utilisation, accelerators</source>
        <translation>平均利用率，加速器</translation>
    </message>
    <message>
        <source>Mean utilisation, CPU</source>
        <translation>平均利用率，CPU</translation>
    </message>
    <message>
        <source>Mean power of the instance</source>
        <translation>实例的平均功率</translation>
    </message>
    <message>
        <source>Operational emissions</source>
        <translation>运营排放</translation>
    </message>
    <message>
        <source>Idle hours</source>
        <translation>空闲小时数</translation>
    </message>
    <message>
        <source>Energy while idle</source>
        <translation>空闲时的能耗</translation>
    </message>
    <message>
        <source>Share of the energy while idle</source>
        <translation>空闲能耗占比</translation>
    </message>
    <message>
        <source>Cost while idle</source>
        <translation>空闲时的成本</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>释放次数</translation>
    </message>
    <message>
        <source>Hours that releasing saves</source>
        <translation>释放可节省的小时数</translation>
    </message>
    <message>
        <source>Energy that releasing saves</source>
        <translation>释放可节省的能耗</translation>
    </message>
    <message>
        <source>Cost that releasing saves</source>
        <translation>释放可节省的成本</translation>
    </message>
    <message>
        <source>Emissions that releasing saves</source>
        <translation>释放可减少的排放</translation>
    </message>
    <message>
        <source>Utilisation series, CloudWatch CSV</source>
        <translation>利用率序列，CloudWatch CSV</translation>
    </message>
    <message>
        <source>Utilisation series, CloudWatch JSON</source>
        <translation>利用率序列，CloudWatch JSON</translation>
    </message>
    <message>
        <source>Utilisation series, nvidia-smi CSV</source>
        <translation>利用率序列，nvidia-smi CSV</translation>
    </message>
    <message>
        <source>Another card: the log is of %1, the accelerator of %2 is %3.</source>
        <translation>显卡不符：日志来自 %1，而 %2 的加速器是 %3。</translation>
    </message>
    <message>
        <source>Another number of accelerators: in the log %I1, in %2 %I3.</source>
        <translation>加速器数量不符：日志中为 %I1，%2 中为 %I3。</translation>
    </message>
    <message>
        <source>The log is of accelerators, %1 has none: the CPU alone is counted.</source>
        <translation>日志来自加速器，而 %1 没有加速器：只计算 CPU。</translation>
    </message>
    <message>
        <source>embodied emissions of the bare host</source>
        <translation>裸主机的隐含排放</translation>
    </message>
    <message>
        <source>embodied emissions of the host’s memory</source>
        <translation>主机内存的隐含排放</translation>
    </message>
    <message>
        <source>embodied emissions of the host’s drives</source>
        <translation>主机驱动器的隐含排放</translation>
    </message>
    <message>
        <source>embodied emissions of the host’s further CPUs</source>
        <translation>主机其余 CPU 的隐含排放</translation>
    </message>
    <message>
        <source>embodied emissions of the platform (CCF rule)</source>
        <translation>平台的隐含排放（CCF 规则）</translation>
    </message>
    <message>
        <source>share of the platform (CCF rule)</source>
        <translation>平台的份额（CCF 规则）</translation>
    </message>
    <message>
        <source>power at 10 % by the curve of a CPU</source>
        <translation>10% 时的功率，按 CPU 曲线</translation>
    </message>
    <message>
        <source>power at 50 % by the curve of a CPU</source>
        <translation>50% 时的功率，按 CPU 曲线</translation>
    </message>
    <message>
        <source>power at 100 % by the curve of a CPU</source>
        <translation>100% 时的功率，按 CPU 曲线</translation>
    </message>
    <message>
        <source>power of the rest of the server, a share of the TDP</source>
        <translation>服务器其余部分的功率，按 TDP 的比例</translation>
    </message>
    <message>
        <source>least power of a vCPU (CCF application)</source>
        <translation>每 vCPU 最小功率（CCF 应用）</translation>
    </message>
    <message>
        <source>most power of a vCPU (CCF application)</source>
        <translation>每 vCPU 最大功率（CCF 应用）</translation>
    </message>
    <message>
        <source>power of the instance when idle</source>
        <translation>实例空闲时的功率</translation>
    </message>
    <message>
        <source>power of the instance at 10 %</source>
        <translation>10% 时的实例功率</translation>
    </message>
    <message>
        <source>power of the instance at 50 %</source>
        <translation>50% 时的实例功率</translation>
    </message>
    <message>
        <source>power of the instance at 100 %</source>
        <translation>100% 时的实例功率</translation>
    </message>
    <message>
        <source>power limit of one GPU</source>
        <translation>单个 GPU 的功率上限</translation>
    </message>
    <message>
        <source>power of one GPU without load</source>
        <translation>单个 GPU 无负载时的功率</translation>
    </message>
    <message>
        <source>highest power of such a node</source>
        <translation>此类节点的最高功率</translation>
    </message>
    <message>
        <source>typical power of such a node</source>
        <translation>此类节点的典型功率</translation>
    </message>
    <message>
        <source>power of such a node in a published study</source>
        <translation>已发表研究中此类节点的功率</translation>
    </message>
    <message>
        <source>power by the published ratio</source>
        <translation>按已发表比值得出的功率</translation>
    </message>
    <message>
        <source>power that the published ratio multiplies</source>
        <translation>已发表比值的基准功率</translation>
    </message>
    <message>
        <source>grid intensity (Boavizta)</source>
        <translation>电网强度（Boavizta）</translation>
    </message>
    <message>
        <source>grid intensity (CCF application)</source>
        <translation>电网强度（CCF 应用）</translation>
    </message>
    <message>
        <source>grid intensity (CCF coefficients)</source>
        <translation>电网强度（CCF 系数）</translation>
    </message>
    <message>
        <source>grid intensity of the country</source>
        <translation>所在国家的电网强度</translation>
    </message>
    <message>
        <source>grid intensity (ML CO2 Impact)</source>
        <translation>电网强度（ML CO2 Impact）</translation>
    </message>
    <message>
        <source>carbon-free share of the grid</source>
        <translation>电网的无碳比例</translation>
    </message>
    <message>
        <source>embodied emissions, total</source>
        <translation>隐含排放，合计</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 4 years (CCF list)</source>
        <translation>按 4 年计每小时隐含排放（CCF 列表）</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 6 years (CCF list)</source>
        <translation>按 6 年计每小时隐含排放（CCF 列表）</translation>
    </message>
    <message>
        <source>embodied emissions of the platform (CCF list)</source>
        <translation>平台的隐含排放（CCF 列表）</translation>
    </message>
    <message>
        <source>share of the platform (CCF list)</source>
        <translation>平台的份额（CCF 列表）</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 4 years (CCF rule)</source>
        <translation>按 4 年计每小时隐含排放（CCF 规则）</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 6 years (CCF rule)</source>
        <translation>按 6 年计每小时隐含排放（CCF 规则）</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 4 years (by parts)</source>
        <translation>按 4 年计每小时隐含排放（按部件）</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 6 years (by parts)</source>
        <translation>按 6 年计每小时隐含排放（按部件）</translation>
    </message>
    <message>
        <source>embodied emissions of the platform (by parts)</source>
        <translation>平台的隐含排放（按部件）</translation>
    </message>
    <message>
        <source>share of the platform (by parts)</source>
        <translation>平台的份额（按部件）</translation>
    </message>
    <message>
        <source>embodied emissions of the accelerators</source>
        <translation>加速器的隐含排放</translation>
    </message>
    <message>
        <source>Spot only, on-demand in time</source>
        <translation>仅 Spot，必要时及时改用按需</translation>
    </message>
    <message>
        <source>The trace is available %P1 of the time (%I2 ticks).</source>
        <translation>记录中 %P1 的时间有可用容量（%I2 个时间点）。</translation>
    </message>
    <message>
        <source>Clairvoyant bound, %I1 trajectories</source>
        <translation>先知下界，%I1 条轨迹</translation>
    </message>
    <message>
        <source>One rate for all pools</source>
        <translation>所有容量池共用一个中断率</translation>
    </message>
    <message>
        <source>Line %1, %2: “%3” is read as “%4”.</source>
        <translation>第 %1 行，%2：“%3”读作“%4”。</translation>
    </message>
    <message>
        <source>Excluded: %1 (%I2).</source>
        <translation>已略去：%1（%I2）。</translation>
    </message>
    <message>
        <source>Import %1 was reverted.</source>
        <translation>已撤回导入 %1。</translation>
    </message>
    <message>
        <source>Offers that this partial list does not name, which stay as they are</source>
        <translation>此部分列表未列出、因而保持不变的产品</translation>
    </message>
    <message>
        <source>Name the import to revert by its number; “imports list” shows the numbers.</source>
        <translation>请用编号指定要撤回的导入；“imports list”会列出编号。</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Not given: %T1.</source>
        <translation>未给出：%T1。</translation>
    </message>
    <message>
        <source>The catalogue has no hardware row to allocate embodied emissions from.</source>
        <translation>数据目录中没有可用于分摊隐含排放的硬件记录。</translation>
    </message>
    <message>
        <source>Market gCO2e/1M</source>
        <translation>基于市场 gCO2e/1M</translation>
    </message>
    <message>
        <source>Market-based emissions of one million units, beside the location-based ones; never part of SCI.</source>
        <translation>一百万单位的基于市场的排放，与基于位置的排放并列；从不计入 SCI。</translation>
    </message>
    <message>
        <source>Marginal gCO2e/1M</source>
        <translation>边际 gCO2e/1M</translation>
    </message>
    <message>
        <source>Emissions of an additional job, by the marginal grid intensity; never added to average values.</source>
        <translation>按边际电网强度计算的再增加一个作业的排放；从不与平均值相加。</translation>
    </message>
    <message>
        <source>USD/month</source>
        <translation>USD/月</translation>
    </message>
    <message>
        <source>Cost of the whole fleet for a month of 730 hours.</source>
        <translation>整个实例集在 730 小时的一个月中的成本。</translation>
    </message>
    <message>
        <source>USD/year</source>
        <translation>USD/年</translation>
    </message>
    <message>
        <source>Cost of the whole fleet for a year of 8,760 hours.</source>
        <translation>整个实例集在 8,760 小时的一年中的成本。</translation>
    </message>
    <message>
        <source>The figure to divide by is 0.</source>
        <translation>作为除数的数值为 0。</translation>
    </message>
    <message>
        <source>The model card of %1 does not say how many experts there are and how many a token uses.</source>
        <translation>%1 的模型卡未说明专家数量以及每个 token 使用多少专家。</translation>
    </message>
    <message>
        <source>%1 holds fewer accelerators than a node of the benchmark %2: exchange that ran inside a node would cross the network. Give a scaling efficiency below 1 to use the rate.</source>
        <translation>%1 的加速器少于基准测试 %2 的一个节点：原本在节点内进行的交换将经过网络。要使用该吞吐量，请给出小于 1 的扩展效率。</translation>
    </message>
    <message>
        <source>%1 has %L3 Gbit/s of network per accelerator, the system of the benchmark %2 %L4. Give a scaling efficiency below 1 to use the rate.</source>
        <translation>%1 每个加速器的网络为 %L3 Gbit/s，基准测试 %2 的系统为 %L4。要使用该吞吐量，请给出小于 1 的扩展效率。</translation>
    </message>
    <message>
        <source>market-based emissions per million</source>
        <translation>每百万单位基于市场的排放</translation>
    </message>
    <message>
        <source>marginal emissions per million</source>
        <translation>每百万单位边际排放</translation>
    </message>
    <message>
        <source>It was %L1 with prices of %2; at %4 a price is missing.</source>
        <translation>按 %2 的价格为 %L1；%4 时缺少价格。</translation>
    </message>
    <message>
        <source>With prices of %4 and the most favourable of %I5 independent rates (%6) it is %L3; with the least favourable (%7) it is %L8.</source>
        <translation>按 %4 的价格，用 %I5 个独立吞吐量中最有利的（%6）为 %L3；用最不利的（%7）则为 %L8。</translation>
    </message>
    <message>
        <source>With the most favourable of %I5 independent rates (%6) it was %L1 with prices of %2 and is %L3 with prices of %4; with the least favourable (%7) it is %L8.</source>
        <translation>用 %I5 个独立吞吐量中最有利的（%6），按 %2 的价格为 %L1，按 %4 的价格为 %L3；用最不利的（%7）则为 %L8。</translation>
    </message>
    <message>
        <source>With the most favourable of %I5 independent rates (%6) it was %L1 with prices of %2; at %4 a price is missing; with the least favourable (%7) it was %L8.</source>
        <translation>用 %I5 个独立吞吐量中最有利的（%6），按 %2 的价格为 %L1；%4 时缺少价格；用最不利的（%7）则为 %L8。</translation>
    </message>
    <message>
        <source>No independent result exists: the catalogue has no other rate of this model on these types.</source>
        <translation>不存在独立的结果：数据目录中没有该模型在这些类型上的其他吞吐量。</translation>
    </message>
    <message>
        <source>Energy of replicated block storage and of data transfer, beside the instance. Without replication: ebs_replication=1.</source>
        <translation>实例之外，有副本的块存储和数据传输的能耗。无副本时：ebs_replication=1。</translation>
    </message>
    <message>
        <source>Water per kWh of electricity</source>
        <translation>每 kWh 电力的用水量</translation>
    </message>
    <message>
        <source>Share of matched clean electricity</source>
        <translation>匹配的清洁电力份额</translation>
    </message>
    <message>
        <source>Intensity of the residual mix</source>
        <translation>剩余电力组合的强度</translation>
    </message>
    <message>
        <source>Sized so that the first token comes within %L1 ms, the mean wait in the queue included (Allen-Cunneen, squared variation of service %L2).</source>
        <translation>规模使首个 token 在 %L1 ms 内出现，含平均排队等待（Allen-Cunneen，服务时间变异平方 %L2）。</translation>
    </message>
    <message>
        <source>Market-based carbon per million</source>
        <translation>每百万单位基于市场的碳排放</translation>
    </message>
    <message>
        <source>Marginal carbon per million</source>
        <translation>每百万单位边际碳排放</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>carbon</source>
        <translation>碳排放</translation>
    </message>
    <message>
        <source>A Pareto front needs an objective: cost, time, energy or carbon.</source>
        <translation>帕累托前沿需要一个目标：cost、time、energy 或 carbon。</translation>
    </message>
    <message>
        <source>There is no objective &quot;%1&quot;; use cost, time, energy or carbon.</source>
        <translation>没有目标“%1”；请使用 cost、time、energy 或 carbon。</translation>
    </message>
    <message>
        <source>The objective &quot;%1&quot; is given twice.</source>
        <translation>目标“%1”给出了两次。</translation>
    </message>
    <message>
        <source>The objective &quot;%1&quot; is one of training runs and HPC jobs: a fleet serves without an end.</source>
        <translation>目标“%1”只适用于训练运行和 HPC 作业：实例集的服务没有终点。</translation>
    </message>
    <message>
        <source>On the front: nothing dominates it.</source>
        <translation>位于前沿：没有候选支配它。</translation>
    </message>
    <message>
        <source>front</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>knee</source>
        <translation>膝点</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>被支配</translation>
    </message>
    <message numerus="yes">
        <source>%I1 of %I2 candidates lie on the Pareto front.</source>
        <translation>
            <numerusform>%I2 个候选中有 %I1 个位于帕累托前沿。</numerusform>
        </translation>
    </message>
    <message>
        <source>Knee of the front: %1.</source>
        <translation>前沿的膝点：%1。</translation>
    </message>
    <message>
        <source>The front has no knee.</source>
        <translation>前沿没有膝点。</translation>
    </message>
    <message>
        <source>Without a place because a figure is missing: %I1.</source>
        <translation>因缺少数值而位置未知：%I1。</translation>
    </message>
    <message>
        <source>Sobol indices take a power of two from 64 to 1,048,576 points, not %1.</source>
        <translation>Sobol 指数需要 64 到 1,048,576 之间的 2 的幂个点，而不是 %1。</translation>
    </message>
    <message>
        <source>The figure does not vary over the ranges of its inputs.</source>
        <translation>该数值在其输入的范围内不变。</translation>
    </message>
    <message>
        <source>There is no result with the input at this bound.</source>
        <translation>输入取此界限时没有结果。</translation>
    </message>
    <message>
        <source>%I1 evaluations, seed %2; the inputs alone account for %P3 of the variance.</source>
        <translation>%I1 次求值，种子 %2；各输入单独解释方差的 %P3。</translation>
    </message>
    <message>
        <source>The source gives only the effective rate, not the payments.</source>
        <translation>来源只给出有效费率，没有付款明细。</translation>
    </message>
    <message>
        <source>Nothing is paid upfront.</source>
        <translation>无需预付。</translation>
    </message>
    <message>
        <source>The upfront payment is not earned back within the term.</source>
        <translation>预付款在期限内无法收回。</translation>
    </message>
    <message>
        <source>No commitment of %1 in %2 is known at or before %3.</source>
        <translation>截至 %3，%2 的 %1 没有已知的承诺。</translation>
    </message>
    <message>
        <source>The day has no finite plan.</source>
        <translation>这一天没有有限的安排。</translation>
    </message>
    <message>
        <source>On demand nothing is committed.</source>
        <translation>按需购买不作任何承诺。</translation>
    </message>
    <message>
        <source>No commitment with a fresh price saves anything: stay on demand.</source>
        <translation>没有价格较新的承诺能省钱：继续按需购买。</translation>
    </message>
    <message>
        <source>Best: commit to %I2 of at most %I3 instances by %O1, the rest on demand: %M4 USD a day instead of %M5.</source>
        <translation>最佳：在最多 %I3 个实例中以 %O1 承诺 %I2 个，其余按需：每天 %M4 USD，而不是 %M5。</translation>
    </message>
    <message>
        <source>Best: %O1, %M2 USD an instance-hour instead of %M3, if at least %P4 of the hours are used.</source>
        <translation>最佳：%O1，若至少使用 %P4 的小时，则每实例小时 %M2 USD，而不是 %M3。</translation>
    </message>
    <message>
        <source>%1 is no month; use 1 to 12.</source>
        <translation>%1 不是月份；请使用 1 到 12。</translation>
    </message>
    <message>
        <source>The catalogue has no hourly profile for the grid of %1.</source>
        <translation>数据目录中没有 %1 电网的小时曲线。</translation>
    </message>
    <message>
        <source>The run is too long or too short for a plan by the hour.</source>
        <translation>运行时间过长或过短，无法按小时规划。</translation>
    </message>
    <message>
        <source>Best start: %1:00 UTC, %L2 kg CO2e, %P5 below the worst (%3:00 UTC, %L4 kg).</source>
        <translation>最佳开始时间：UTC %1:00，%L2 kg CO₂e，比最差的（UTC %3:00，%L4 kg）低 %P5。</translation>
    </message>
    <message>
        <source>Cleanest hour of the fleet: %1:00 UTC, %L2 kg CO2e, %P5 below the dirtiest (%3:00 UTC, %L4 kg).</source>
        <translation>实例集最清洁的小时：UTC %1:00，%L2 kg CO₂e，比最脏的（UTC %3:00，%L4 kg）低 %P5。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Dominated by</source>
        <translation>支配者</translation>
    </message>
    <message>
        <source>Less %T1</source>
        <translation>%T1 更低</translation>
    </message>
    <message>
        <source>Result at low</source>
        <translation>下限处结果</translation>
    </message>
    <message>
        <source>Result at high</source>
        <translation>上限处结果</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>跨度</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>一阶</translation>
    </message>
    <message>
        <source>First order, low</source>
        <translation>一阶，下限</translation>
    </message>
    <message>
        <source>First order, high</source>
        <translation>一阶，上限</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总</translation>
    </message>
    <message>
        <source>Total, low</source>
        <translation>总，下限</translation>
    </message>
    <message>
        <source>Total, high</source>
        <translation>总，上限</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>折扣</translation>
    </message>
    <message>
        <source>Break-even use</source>
        <translation>盈亏平衡利用率</translation>
    </message>
    <message>
        <source>Upfront</source>
        <translation>预付</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>回本</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>过时</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>承诺</translation>
    </message>
    <message>
        <source>Cost of the day</source>
        <translation>当日成本</translation>
    </message>
    <message>
        <source>USD/1M of the day</source>
        <translation>当日 USD/1M</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Idle commitment</source>
        <translation>闲置承诺</translation>
    </message>
    <message>
        <source>Start (UTC)</source>
        <translation>开始（UTC）</translation>
    </message>
    <message>
        <source>Above best</source>
        <translation>高于最佳</translation>
    </message>
    <message>
        <source>Intensity / mean</source>
        <translation>强度 / 均值</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>%T1 against %T2</source>
        <translation>%T1 与 %T2</translation>
    </message>
    <message>
        <source>%T2 of %1: share of the variance by input</source>
        <translation>%1 的%T2：各输入的方差份额</translation>
    </message>
    <message>
        <source>Sobol indices of %I1 evaluations, seed %2, with 95 % intervals: the input alone, and with all its interactions.</source>
        <translation>%I1 次求值、种子 %2 的 Sobol 指数及 95% 区间：输入单独，以及含其全部交互作用。</translation>
    </message>
    <message>
        <source>%T1, alone</source>
        <translation>%T1，单独</translation>
    </message>
    <message>
        <source>%T1, in total</source>
        <translation>%T1，总计</translation>
    </message>
    <message>
        <source>Share of the variance</source>
        <translation>方差份额</translation>
    </message>
    <message>
        <source>CO2e of the run on %1 by the hour at which it starts</source>
        <translation>%1 上运行的 CO2e，按开始的小时</translation>
    </message>
    <message>
        <source>Start, hour of the day (UTC)</source>
        <translation>开始时间，一天中的小时（UTC）</translation>
    </message>
    <message>
        <source>Hour of the day (UTC)</source>
        <translation>一天中的小时（UTC）</translation>
    </message>
    <message>
        <source>A day of %1: commitment baseline and on-demand peak</source>
        <translation>%1 的一天：承诺基础用量与按需高峰</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>所需</translation>
    </message>
    <message>
        <source>committed: %I1 (%O2)</source>
        <translation>已承诺：%I1（%O2）</translation>
    </message>
    <message>
        <source>%O1: %M2 USD a day; all on demand: %M3 USD. Break-even use %P4. Price of %5.</source>
        <translation>%O1：每天 %M2 USD；全部按需：%M3 USD。盈亏平衡利用率 %P4。%5 的价格。</translation>
    </message>
    <message>
        <source>No commitment of this type is known here: %M1 USD a day on demand.</source>
        <translation>此处没有该类型的已知承诺：按需每天 %M1 USD。</translation>
    </message>
    <message>
        <source>No day to plan: a run has no traffic of a day.</source>
        <translation>没有可规划的一天：运行没有日流量。</translation>
    </message>
    <message>
        <source>Cancelled: the first %I1 of %I2 trajectories.</source>
        <translation>已取消：%I2 条轨迹中的前 %I1 条。</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>To on-demand</source>
        <translation>相对按需</translation>
    </message>
    <message>
        <source>In time</source>
        <translation>按时</translation>
    </message>
    <message>
        <source>In time, low</source>
        <translation>按时，低</translation>
    </message>
    <message>
        <source>In time, high</source>
        <translation>按时，高</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>Time below the target</source>
        <translation>低于目标的时间</translation>
    </message>
    <message>
        <source>Half width of the interval</source>
        <translation>区间的半宽</translation>
    </message>
    <message>
        <source>No other candidate that qualifies is both cheaper and cleaner than one of these; × is against %1, the cheapest.</source>
        <translation>没有其他合格候选比其中任何一个既更便宜又更清洁；× 以最便宜的 %1 为基准。</translation>
    </message>
    <message>
        <source>%1 has the lowest cost and the lowest operational CO₂e; whether others can be told apart, the answer says.</source>
        <translation>%1 的成本和运营 CO₂e 均最低；能否与其他候选区分，见答案。</translation>
    </message>
    <message>
        <source>LayoutLM at 1,000,000 inferences an hour</source>
        <translation>LayoutLM：每小时 1,000,000 次推理</translation>
    </message>
    <message>
        <source>BERT-Large from scratch on 450 million sequences</source>
        <translation>用 4.5 亿条序列从头训练 BERT-Large</translation>
    </message>
    <message>
        <source>BERT-Large training on spot with checkpoints</source>
        <translation>BERT-Large：带检查点的 Spot 训练</translation>
    </message>
    <message>
        <source>BERT-Large questions within 130 ms: CPU, GPU or Inferentia</source>
        <translation>BERT-Large：130 ms 内的问答，用 CPU、GPU 还是 Inferentia</translation>
    </message>
    <message>
        <source>Llama 3 8B chat, 20 million output tokens an hour</source>
        <translation>Llama 3 8B 聊天：每小时 2000 万个输出 token</translation>
    </message>
    <message>
        <source>ResNet-50 over 100 million images an hour, offline</source>
        <translation>ResNet-50：每小时 1 亿张图像，离线</translation>
    </message>
    <message>
        <source>Choice %1 is in force; “own undo” reverts it.</source>
        <translation>选择 %1 已生效；“own undo”可撤销。</translation>
    </message>
    <message>
        <source>Choice %1 was reverted; “own undo” brings it back.</source>
        <translation>选择 %1 已收回；“own undo”可恢复。</translation>
    </message>
    <message>
        <source>The last change was undone; “own redo” makes it again.</source>
        <translation>已撤销上一次更改；“own redo”可重做。</translation>
    </message>
    <message>
        <source>The change was made again.</source>
        <translation>已重做该更改。</translation>
    </message>
    <message>
        <source>There is no change of own values to undo.</source>
        <translation>没有可撤销的自定义数值更改。</translation>
    </message>
    <message>
        <source>There is no change of own values to make again.</source>
        <translation>没有可重做的自定义数值更改。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>%1, %3: found &quot;%4&quot;, expected %5.</source>
        <translation>%1，%3：应为 %5，实际为“%4”。</translation>
    </message>
    <message>
        <source>%3: found &quot;%4&quot;, expected %5.</source>
        <translation>%3：应为 %5，实际为“%4”。</translation>
    </message>
    <message>
        <source>%N1</source>
        <translation>%N1</translation>
    </message>
    <message numerus="yes">
        <source>Nothing of %1 can come in: all %I2 rows were refused. The first: “%3”. %T4</source>
        <translation>
            <numerusform>%1 中没有可导入的内容：%I2 行全部被拒绝。第一行：“%3”。%T4</numerusform>
        </translation>
    </message>
    <message>
        <source>The catalogue does not know this instance type or part.</source>
        <translation>数据目录中没有此实例类型或部件。</translation>
    </message>
    <message>
        <source>The catalogue does not know this region.</source>
        <translation>数据目录中没有此区域。</translation>
    </message>
    <message>
        <source>The catalogue does not know this model.</source>
        <translation>数据目录中没有此模型。</translation>
    </message>
    <message>
        <source>A new entry lacks what it needs.</source>
        <translation>新条目缺少必需的内容。</translation>
    </message>
    <message>
        <source>The value cannot be read.</source>
        <translation>无法读取该值。</translation>
    </message>
    <message>
        <source>Stands beside the figure that counts; it counts when you choose it.</source>
        <translation>与当前采用的数值并列；选择后才会采用。</translation>
    </message>
    <message>
        <source>Still being computed.</source>
        <translation>仍在计算。</translation>
    </message>
    <message>
        <source>Spot fleet, simulated</source>
        <translation>Spot 实例集模拟</translation>
    </message>
    <message>
        <source>%1, bought on spot: %I2 simulated fleets that hold a target of %L3 units for %L4 h and replace what is lost. Pools: %5. A unit is one instance of the first type, or what does as much work.</source>
        <translation>以 Spot 方式购买的 %1：模拟 %I2 个实例集，在 %L4 小时内保持 %L3 个单位的目标并替换丢失的实例。容量池：%5。一个单位是第一种类型的一个实例，或完成同样工作的实例。</translation>
    </message>
    <message>
        <source>The fleet of %1 on spot cannot be simulated: no pool has capacity.</source>
        <translation>无法模拟 %1 的 Spot 实例集：没有容量池有容量。</translation>
    </message>
    <message>
        <source>A unit-hour against on-demand</source>
        <translation>单位·小时相对按需</translation>
    </message>
    <message>
        <source>Spot Fleet is legacy at AWS: an EC2 Fleet or an Auto Scaling group holds the same capacity.</source>
        <translation>Spot Fleet 在 AWS 已属旧产品：EC2 Fleet 或 Auto Scaling 组可保持同样的容量。</translation>
    </message>
    <message>
        <source>Cost of the fleet, interrupted as measured on pools</source>
        <translation>实例集成本（中断按容量池实测）</translation>
    </message>
    <message>
        <source>Capacity over time, interrupted as measured on pools</source>
        <translation>容量随时间变化（中断按容量池实测）</translation>
    </message>
    <message>
        <source>Unit-hours</source>
        <translation>单位·小时</translation>
    </message>
    <message>
        <source>Longest shortfall</source>
        <translation>最长缺口</translation>
    </message>
    <message>
        <source>Free first hours</source>
        <translation>免费的首小时</translation>
    </message>
    <message>
        <source>The Pareto front: from the cheapest to the cleanest</source>
        <translation>帕累托前沿：从最便宜到最清洁</translation>
    </message>
    <message>
        <source>At its rate the fleet is nearly always complete: there is no spread to draw.</source>
        <translation>按其中断率，实例集几乎始终完整：没有可绘制的分布。</translation>
    </message>
    <message>
        <source>%T1 (changed)</source>
        <translation>%T1（已修改）</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2. Allow writing to it and its folder, or choose another place.</source>
        <translation>无法写入文件 %1：%2。请允许写入该文件及其文件夹，或选择其他位置。</translation>
    </message>
    <message>
        <source>The disk is full; %1 was left as it was. Make room and try again.</source>
        <translation>磁盘已满；%1 保持原样。请腾出空间后重试。</translation>
    </message>
    <message>
        <source>--no-overlay leaves out the file of imports and own values, which this command reads or changes: name one with --overlay FILE, or import with --dry-run.</source>
        <translation>--no-overlay 会排除此命令要读取或更改的导入与自定义值文件：请用 --overlay 文件 指定一个，或使用 --dry-run 导入。</translation>
    </message>
    <message>
        <source>%1, %Q2: %I3 figures from %L4 to %L5 %6 contradict each other; %L7 %6 counts.</source>
        <translation>%1，%Q2：%L4 至 %L5 %6 之间的 %I3 个数值相互矛盾；采用 %L7 %6。</translation>
    </message>
    <message>
        <source>%1, %Q2: known only as %L3 to %L4 %5.</source>
        <translation>%1，%Q2：仅知为 %L3 至 %L4 %5。</translation>
    </message>
    <message>
        <source>%1: the figure %Q3 is missing; types: %I2.</source>
        <translation>%1：缺少数值 %Q3；类型数：%I2。</translation>
    </message>
    <message>
        <source>Nothing was written: %1 is a device or a pipe, not a file.</source>
        <translation>未写入任何内容：%1 是设备或管道，不是文件。</translation>
    </message>
    <message>
        <source>Nothing was written: %1 is a file, not a folder.</source>
        <translation>未写入任何内容：%1 是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>Nothing was written: %1 exists already. Type its whole name to overwrite it.</source>
        <translation>未写入任何内容：%1 已存在。如要覆盖，请输入完整的文件名。</translation>
    </message>
    <message numerus="yes">
        <source>What does a job of %F1 × 10^18 FP64 operations take on %I2 instances, with prices of %3?</source>
        <translation>
            <numerusform>按 %3 的价格，在 %I2 个实例上执行 %F1 × 10^18 次 FP64 运算的作业需要什么？</numerusform>
        </translation>
    </message>
    <message>
        <source>%V1</source>
        <translation>%V1</translation>
    </message>
    <message>
        <source>Nearest candidates, and why they do not qualify</source>
        <translation>最接近的候选及其未计入的原因</translation>
    </message>
    <message>
        <source>Latency, p99</source>
        <translation>延迟，p99</translation>
    </message>
    <message>
        <source>The price of %1 in %2 is of %3, too old to count.</source>
        <translation>%1 在 %2 的价格为 %3 的数据，已过时，不计入。</translation>
    </message>
    <message>
        <source>Claims without an independent result: %I1 of %I2.</source>
        <translation>没有独立结果的公开声明：%I2 条中的 %I1 条。</translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate the fleet is below its target %P5 of the time.</source>
        <translation>
            <numerusform>%I1 个容量池的可用性记录显示每小时中断次数的中位数为 %L2（%B3 至 %B4），此处按各实例独立中断计算。按此频率，实例集有 %P5 的时间低于目标。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate %P6 of the runs finish within %L7 h; the expected time is %L5 h.</source>
        <translation>
            <numerusform>%I1 个容量池的可用性记录显示每小时中断次数的中位数为 %L2（%B3 至 %B4），此处按各实例独立中断计算。按此频率，%P6 的运行在 %L7 小时内完成；期望时间为 %L5 小时。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate the expected time is %L5 h.</source>
        <translation>
            <numerusform>%I1 个容量池的可用性记录显示每小时中断次数的中位数为 %L2（%B3 至 %B4），此处按各实例独立中断计算。按此频率，期望时间为 %L5 小时。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4). At that rate the run would hardly ever end: a restart and a segment seldom complete before the next interruption. Shorter intervals or fewer instances help.</source>
        <translation>
            <numerusform>%I1 个容量池的可用性记录显示每小时中断次数的中位数为 %L2（%B3 至 %B4）。按此频率运行几乎无法结束：重启加一个区段很少能在下次中断前完成。缩短间隔或减少实例会有帮助。</numerusform>
        </translation>
    </message>
    <message>
        <source>Command of this report</source>
        <translation>生成本报告的命令</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>The interruption notice changes no figure of a fleet that is not rebalanced: an instance counts as capacity until it is lost.</source>
        <translation>对于不做再平衡的实例集，中断通知不改变任何数字：实例在失去之前都计入容量。</translation>
    </message>
    <message>
        <source>All pools follow this one trace and lose their capacity together: spreading over them does not help here.</source>
        <translation>所有容量池都遵循这一份记录，会同时失去容量：在此分散到多个容量池没有帮助。</translation>
    </message>
    <message>
        <source>The trace counts up to %I1 instances: each pool holds at most what it counts at the time.</source>
        <translation>记录最多计到 %I1 个实例：每个容量池最多持有当时计到的数量。</translation>
    </message>
    <message>
        <source>The trace tells of one instance: while it is available, the fleet gets all it asks for.</source>
        <translation>记录只说明一个实例：在其可用期间，实例集能得到所请求的全部实例。</translation>
    </message>
    <message>
        <source>All pools are in one zone and share its states: with zones of their own they are independent.</source>
        <translation>所有容量池都在同一可用区并共享其状态：各自指定可用区后即相互独立。</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>cheaper</source>
        <translation>更便宜</translation>
    </message>
    <message>
        <source>more expensive</source>
        <translation>更贵</translation>
    </message>
    <message>
        <source>not distinguishable</source>
        <translation>无法区分</translation>
    </message>
    <message>
        <source>no interval</source>
        <translation>无区间</translation>
    </message>
    <message>
        <source>No difference to the first policy: it is this one, or not all trajectories finished.</source>
        <translation>与第一个策略没有差值：就是它本身，或并非所有轨迹都完成。</translation>
    </message>
    <message>
        <source>Mean idle time %L1 h, mean slack to the deadline %L2 h</source>
        <translation>平均空闲 %L1 h，距期限的平均余量 %L2 h</translation>
    </message>
    <message>
        <source>No price of a commitment is known on that day. Prices as of %1, catalogue %2</source>
        <translation>当天没有已知的承诺价格。价格截至 %1，数据目录 %2</translation>
    </message>
    <message>
        <source>An Auto Scaling group takes whole weights of 1 to 999: weights and capacities are multiplied by %L1.</source>
        <translation>Auto Scaling 组只接受 1 到 999 的整数权重：权重和容量已乘以 %L1。</translation>
    </message>
    <message>
        <source>No factor makes all weights whole: they are rounded, by up to %P1.</source>
        <translation>没有倍数能使所有权重成为整数：已取整，最多相差 %P1。</translation>
    </message>
    <message>
        <source>An Auto Scaling group has one weight a type: %1 counts %L2 in every zone, the smallest of its weights.</source>
        <translation>Auto Scaling 组每种类型只有一个权重：%1 在每个可用区都按其最小权重 %L2 计算。</translation>
    </message>
    <message>
        <source>Names a launch template %1: insert yours.</source>
        <translation>引用了启动模板 %1：请替换为您的模板。</translation>
    </message>
    <message>
        <source>An Auto Scaling group keeps up its capacity: it knows no one-time request. Export an EC2 Fleet, or maintain the fleet.</source>
        <translation>Auto Scaling 组会维持其容量，没有一次性请求。请导出 EC2 Fleet，或将实例集设为维持。</translation>
    </message>
    <message>
        <source>%1 means nothing to this market: --market names the one to simulate, price_replay, trace_replay or regimes.</source>
        <translation>%1 对此市场没有意义：用 --market 指定要模拟的市场，即 price_replay、trace_replay 或 regimes。</translation>
    </message>
    <message>
        <source>Measured pools: %1.</source>
        <translation>实测容量池：%1。</translation>
    </message>
    <message>
        <source>Market: %1, %2.</source>
        <translation>市场：%1，%2。</translation>
    </message>
    <message>
        <source>Closed form: spot saves %M1 USD against %M2 USD on demand without checkpoints; it costs %M3 USD, its delay %M4 USD.</source>
        <translation>解析式：与不含检查点的按需成本 %M2 USD 相比，Spot 节省 %M1 USD；其费用为 %M3 USD，延迟为 %M4 USD。</translation>
    </message>
    <message>
        <source>Spot pays below %L1 interruptions an hour and below %P2 of the on-demand price.</source>
        <translation>中断率低于每小时 %L1 次且价格低于按需价格的 %P2 时，Spot 划算。</translation>
    </message>
    <message>
        <source>Spot pays below %L1 interruptions an hour; at this rate it pays at no price.</source>
        <translation>中断率低于每小时 %L1 次时 Spot 划算；在当前中断率下，任何价格都不划算。</translation>
    </message>
    <message>
        <source>Spot pays at every interruption rate that has an answer.</source>
        <translation>在所有有解的中断率下 Spot 都划算。</translation>
    </message>
    <message>
        <source>Spot pays at no interruption rate.</source>
        <translation>在任何中断率下 Spot 都不划算。</translation>
    </message>
    <message>
        <source>Not both prices are known.</source>
        <translation>并非两个价格都已知。</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>启动次数</translation>
    </message>
    <message>
        <source>Against the first</source>
        <translation>与第一个相比</translation>
    </message>
    <message>
        <source>Against the first, low</source>
        <translation>与第一个相比，下限</translation>
    </message>
    <message>
        <source>Against the first, high</source>
        <translation>与第一个相比，上限</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Its status is %V1.</source>
        <translation>状态为 %V1。</translation>
    </message>
    <message>
        <source>At that rate nearly every run ends without an interruption: what stands right of the highest bar are the few that do not.</source>
        <translation>按此频率，几乎所有运行都不会中断：最高柱右侧是少数被中断的运行。</translation>
    </message>
    <message>
        <source>Titles, editions and places are quoted as the sources have them.</source>
        <translation>标题、版本和位置均按来源原文引用。</translation>
    </message>
    <message>
        <source>No pool of the type was measured, or the fleet has several types. --item names the pool to take, --market list shows them.</source>
        <translation>该类型没有测量过的容量池，或者实例集包含多种类型。请用 --item 指定要采用的容量池；--market list 会列出它们。</translation>
    </message>
    <message>
        <source>A fleet names each type and zone once: the pools of %1 become one, with the smallest of their weights.</source>
        <translation>实例集中每个类型与可用区只能出现一次：%1 的容量池合并为一个，取其中最小的权重。</translation>
    </message>
    <message>
        <source>The target of %I1 is above the quota of %I2 units that a fleet has unless AWS raises it.</source>
        <translation>目标 %I1 超过实例集的配额 %I2 个单位，除非 AWS 提高该配额。</translation>
    </message>
    <message>
        <source>No pool names a zone: add AvailabilityZones or VPCZoneIdentifier, an Auto Scaling group needs one of them.</source>
        <translation>没有容量池指定可用区：请添加 AvailabilityZones 或 VPCZoneIdentifier，Auto Scaling 组需要其中之一。</translation>
    </message>
    <message>
        <source>The advisor has no band for %1: it keeps its %L2 interruptions an hour.</source>
        <translation>Advisor 没有 %1 的区间：仍按每小时 %L2 次中断计算。</translation>
    </message>
    <message>
        <source>All pools take the rate measured on %1, also those of another type or zone.</source>
        <translation>所有容量池都采用在 %1 上测得的中断率，类型或可用区不同的容量池也一样。</translation>
    </message>
    <message>
        <source>AWS takes a highest price only above %F1 USD a unit hour: raise the price cap, or export without it.</source>
        <translation>AWS 只接受高于每单位·小时 %F1 USD 的最高价：请提高价格上限，或不带上限导出。</translation>
    </message>
    <message>
        <source>An Auto Scaling group takes at most %I1 instance types: export an EC2 Fleet, or leave some out.</source>
        <translation>Auto Scaling 组最多接受 %I1 种实例类型：请导出为 EC2 Fleet，或去掉一些类型。</translation>
    </message>
    <message>
        <source>Runs that reached the time limit unfinished count as missing the deadline or budget; the upper end of the interval counts them as meeting it.</source>
        <translation>到达时间上限仍未完成的运行按未满足期限或预算计；区间上端则按满足计。</translation>
    </message>
    <message>
        <source>No price history of %1 in this region and zone, nor a price of its own: no cost can be stated.</source>
        <translation>该区域和可用区没有 %1 的价格历史，也没有自身价格：无法给出成本。</translation>
    </message>
    <message>
        <source>No clairvoyant bound: over the %I1 ticks before the deadline even one would take more than half a day.</source>
        <translation>没有先知下界：期限前有 %I1 个时间点，仅一条轨迹就需要半天以上。</translation>
    </message>
    <message>
        <source>Independent windows of the trace under the policy “%T1”</source>
        <translation>策略“%T1”下记录的独立窗口</translation>
    </message>
    <message>
        <source>%I1 of %I2 windows that share no tick were in time</source>
        <translation>互不重叠的 %I2 个窗口中有 %I1 个按时完成</translation>
    </message>
    <message>
        <source>from hour %L1</source>
        <translation>从第 %L1 小时起</translation>
    </message>
    <message>
        <source>from hour %L1, late</source>
        <translation>从第 %L1 小时起，迟到</translation>
    </message>
    <message>
        <source>Windows are those of the recorded trace: choose every start of the trace as the sampling.</source>
        <translation>窗口是记录本身的窗口：请在抽样中选择记录的每个起点。</translation>
    </message>
    <message>
        <source>Starts at tick</source>
        <translation>起始时间点</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Zones follow the first</source>
        <translation>可用区跟随第一个</translation>
    </message>
    <message>
        <source>Stop at a mean within</source>
        <translation>均值达到此精度时停止</translation>
    </message>
    <message>
        <source>Method: %T1, catalogue %2. Whiskers: range of the sum</source>
        <translation>方法：%T1，数据目录 %2。误差线：合计的范围</translation>
    </message>
    <message>
        <source>First: the method of the scenario. Whiskers: range. Catalogue %1</source>
        <translation>首位：方案所用的方法。误差线：范围。数据目录 %1</translation>
    </message>
    <message>
        <source>Recorded prices of catalogue %1; a price holds until the next one</source>
        <translation>数据目录 %1 中记录的价格；每个价格持续到下一个为止</translation>
    </message>
    <message>
        <source>Prices (%O3) as of %1, catalogue %2</source>
        <translation>价格（%O3）截至 %1，数据目录 %2</translation>
    </message>
    <message numerus="yes">
        <source>Prices as of %1, catalogue %2. %I3 of %I4 candidates have this figure</source>
        <translation>
            <numerusform>价格截至 %1，数据目录 %2。%I4 个候选中有 %I3 个具有此数值</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of candidates</source>
        <translation>候选数量</translation>
    </message>
    <message>
        <source>counted for the answer</source>
        <translation>计入答案</translation>
    </message>
    <message>
        <source>computed, but not counted</source>
        <translation>已计算，但不计入</translation>
    </message>
    <message>
        <source>median %L1</source>
        <translation>中位数 %L1</translation>
    </message>
    <message>
        <source>median %M1</source>
        <translation>中位数 %M1</translation>
    </message>
    <message>
        <source>%1: %L2</source>
        <translation>%1：%L2</translation>
    </message>
    <message>
        <source>%1: %M2</source>
        <translation>%1：%M2</translation>
    </message>
    <message>
        <source>Price of %1 in %2 over time</source>
        <translation>%1 在 %2 的价格走势</translation>
    </message>
    <message>
        <source>no figures for this type</source>
        <translation>此类型没有数值</translation>
    </message>
    <message>
        <source>%T1 [%2]</source>
        <translation>%T1 [%2]</translation>
    </message>
    <message>
        <source>Overhead of the data centre (PUE)</source>
        <translation>数据中心开销（PUE）</translation>
    </message>
    <message>
        <source>Carbon intensity of the grid</source>
        <translation>电网碳强度</translation>
    </message>
    <message>
        <source>%1 by region: price, PUE and carbon intensity</source>
        <translation>%1 按区域：价格、PUE 与碳强度</translation>
    </message>
    <message>
        <source>%P3: %O1 = %O2</source>
        <translation>%P3：%O1 = %O2</translation>
    </message>
    <message>
        <source>%L3/h: %O1 = %O2</source>
        <translation>%L3/h：%O1 = %O2</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Adds TYPE:ZONE:UNITS:[USD_PER_HOUR]:HAZARD_PER_HOUR and more; an empty price is not known</source>
        <translation>添加 TYPE:ZONE:UNITS:[USD_PER_HOUR]:HAZARD_PER_HOUR 等；留空的价格为未知</translation>
    </message>
    <message>
        <source>Runs the one trajectory that starts at this tick of the trace</source>
        <translation>计算从记录的该时间点开始的那一条轨迹</translation>
    </message>
    <message>
        <source>Every trajectory replays the same stretch of the trace, from its tick %I1 on: the figures say nothing of other times.</source>
        <translation>每条轨迹都从记录的第 %I1 个时间点起回放同一段：这些数字不说明其他时段。</translation>
    </message>
    <message>
        <source>Random starts of one trace overlap. It is only %L1 h long: intervals count trajectories and are too narrow.</source>
        <translation>同一记录的随机起点相互重叠。该记录只有 %L1 小时：区间按轨迹数计算，因而过窄。</translation>
    </message>
    <message>
        <source>Power of %1, step by step</source>
        <translation>%1 的功率，逐步累加</translation>
    </message>
    <message>
        <source>with the data centre</source>
        <translation>含数据中心</translation>
    </message>
    <message>
        <source>Method: %T1, catalogue %2</source>
        <translation>方法：%T1，数据目录 %2</translation>
    </message>
    <message>
        <source>The zone correlation has no effect: a single run has no zones.</source>
        <translation>可用区相关性不起作用：单次运行没有可用区。</translation>
    </message>
    <message>
        <source>The zone correlation has no effect: all pools are in one zone.</source>
        <translation>可用区相关性不起作用：所有容量池都在同一可用区。</translation>
    </message>
    <message>
        <source>%1 costs the same: at equal cost the cleaner one comes first.</source>
        <translation>%1 的费用相同：费用相同时排放较低者在前。</translation>
    </message>
    <message>
        <source>%1 costs the same and takes %H2 instead of %H3: at equal cost the cleaner one comes first.</source>
        <translation>%1 的费用相同，用时 %H2，而非 %H3：费用相同时排放较低者在前。</translation>
    </message>
    <message>
        <source>Others that cost the same: %I2, first among them %1; at equal cost the cleaner one comes first.</source>
        <translation>费用相同的其他候选：%I2 个，其中首位是 %1；费用相同时排放较低者在前。</translation>
    </message>
    <message>
        <source>Fastest: %1 in %H2 instead of %H3.</source>
        <translation>最快：%1，%H2，而非 %H3。</translation>
    </message>
    <message>
        <source>%1 is done in %H2, within the deadline of %H3.</source>
        <translation>%1 在 %H2内完成，未超过 %H3的期限。</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. Faint: computed, but not counted for the answer.</source>
        <translation>价格截至 %1，数据目录 %2。淡化显示：已计算，但不计入答案。</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. Faint, at the end: computed, not counted.</source>
        <translation>价格截至 %1，数据目录 %2。末尾淡化显示：已计算，不计入答案。</translation>
    </message>
    <message>
        <source>Prices (%O3) as of %1, catalogue %2. —: the catalogue has no price of this type there.</source>
        <translation>价格（%O3）截至 %1，数据目录 %2。—：数据目录中没有该类型在该区域的价格。</translation>
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
        <translation>%1 实例集每小时的 CO2e，按一天中的小时</translation>
    </message>
    <message>
        <source>Grid zone %1, profile of %2; annual intensity %L3 gCO2e/kWh.</source>
        <translation>电网分区 %1，%2 年曲线；年均强度 %L3 gCO2e/kWh。</translation>
    </message>
    <message>
        <source>The function %1 is refused here.</source>
        <translation>此处拒绝使用函数 %1。</translation>
    </message>
    <message>
        <source>A function builds a text of more than %L1 bytes, the most that is allowed here.</source>
        <translation>某个函数生成的文本超过了此处允许的最大长度 %L1 字节。</translation>
    </message>
    <message>
        <source>The statement is too large to be computed.</source>
        <translation>语句过大，无法计算。</translation>
    </message>
    <message>
        <source>Carbon is market-based: it counts what the operator buys, not the grid of the place.</source>
        <translation>碳排放基于市场：计入运营商的采购，而非所在地的电网。</translation>
    </message>
    <message>
        <source>Carbon is marginal: it counts an additional job, not the average of the grid.</source>
        <translation>碳排放为边际值：计入多运行的一个作业，而非电网的平均值。</translation>
    </message>
    <message>
        <source>Hours differ by the grid of the place: choose a carbon basis of the location for them.</source>
        <translation>各小时的差异来自所在地的电网：请为此选择基于位置的碳核算基准。</translation>
    </message>
    <message>
        <source>Another window or program has changed your data meanwhile. This step is neither undone nor done again.</source>
        <translation>其他窗口或程序在此期间更改了您的数据。此步骤既不撤销也不重做。</translation>
    </message>
    <message>
        <source>%T1, best first</source>
        <translation>%T1，最佳在前</translation>
    </message>
    <message>
        <source>%T1, best first (%K2)</source>
        <extracomment>%T1: what is ranked; %K2: what all bars have in common, such as the way of buying</extracomment>
        <translation>%T1，最佳在前（%K2）</translation>
    </message>
    <message>
        <source>%C1</source>
        <translation>%C1</translation>
    </message>
    <message>
        <source>%1 (%2): the source names no page, commit or number to look it up.</source>
        <translation>%1（%2）：来源未给出可查找的页面、提交或编号。</translation>
    </message>
    <message>
        <source>%1 (%2): the source states neither a date nor a year.</source>
        <translation>%1（%2）：来源既无日期也无年份。</translation>
    </message>
    <message>
        <source>%1 (%2): the source states no licence.</source>
        <translation>%1（%2）：来源未说明许可证。</translation>
    </message>
    <message>
        <source>Energy by the method “%T1”; every formula below stands in the help of the program, under Methods, in the section named.</source>
        <translation>能耗按“%T1”方法计算；下列各公式均见程序帮助中“计算方法”所注的章节。</translation>
    </message>
    <message>
        <source>Sections of the methods, in the help of the program</source>
        <translation>计算方法的章节（见程序帮助）</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>帮助页</translation>
    </message>
    <message>
        <source>%1: with these values %2 is no finite number.</source>
        <translation>%1：用这些值时，%2 不是有限的数。</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5.</source>
        <translation>成本最低：%I1 × %2，整个运行 %M3 %4，%H5。</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5, %P6 below %7.</source>
        <translation>成本最低：%I1 × %2，整个运行 %M3 %4，%H5，比 %7 低 %P6。</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5, %P6 above %7.</source>
        <translation>成本最低：%I1 × %2，整个运行 %M3 %4，%H5，比 %7 高 %P6。</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5; cannot be told apart from %7.</source>
        <translation>成本最低：%I1 × %2，整个运行 %M3 %4，%H5；与 %7 无法区分。</translation>
    </message>
    <message>
        <source>Throughput back-calculated from the publication (%1): not independent evidence.</source>
        <translation>吞吐量由该发布内容反推得出（%1），并非独立证据。</translation>
    </message>
    <message>
        <source>Throughput measured independently: %1.</source>
        <translation>吞吐量为独立实测：%1。</translation>
    </message>
    <message>
        <source>Throughput measured by the vendor: %1.</source>
        <translation>吞吐量由厂商测得：%1。</translation>
    </message>
    <message>
        <source>Throughput derived from published figures: %1.</source>
        <translation>吞吐量由公开数据推导：%1。</translation>
    </message>
    <message>
        <source>Throughput entered by you.</source>
        <translation>吞吐量由您输入。</translation>
    </message>
    <message>
        <source>Throughput estimated, without an interval.</source>
        <translation>吞吐量为估算值，没有区间。</translation>
    </message>
    <message>
        <source>Throughput taken as the FP64 peak at an efficiency of %P1.</source>
        <translation>吞吐量按效率 %P1 的 FP64 峰值计算。</translation>
    </message>
    <message>
        <source>It is also the cleanest.</source>
        <translation>其排放也最低。</translation>
    </message>
    <message>
        <source>%1 is cleaner, %P2 less operational CO2e, but excluded: %V3.</source>
        <translation>%1 的运营 CO₂e 低 %P2，但已排除：%V3。</translation>
    </message>
    <message>
        <source>%1: %P2 less operational CO2e at %P3 higher cost.</source>
        <translation>%1：费用增加 %P3，运营 CO₂e 减少 %P2。</translation>
    </message>
    <message>
        <source>%1: %P2 less operational CO2e at %R3 the cost.</source>
        <translation>%1：成本为 %R3，运营 CO₂e 减少 %P2。</translation>
    </message>
    <message>
        <source>%1 is faster, %H2, but excluded: %V3.</source>
        <translation>%1 更快（%H2），但已排除：%V3。</translation>
    </message>
    <message numerus="yes">
        <source>The on-demand price is of %1, %I2 months old.</source>
        <translation>
            <numerusform>按需价格为 %1 的价格，已有 %I2 个月。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The price of the commitment is of %1, %I2 months old.</source>
        <translation>
            <numerusform>承诺价格为 %1 的价格，已有 %I2 个月。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spot price is of %1, %I2 months old.</source>
        <translation>
            <numerusform>Spot 价格为 %1 的价格，已有 %I2 个月。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The interruption frequency is of %1, %I2 months old.</source>
        <translation>
            <numerusform>中断频率为 %1 的数据，已有 %I2 个月。</numerusform>
        </translation>
    </message>
    <message>
        <source>Excluded as earlier generations: %I1.</source>
        <translation>因属于旧代而排除：%I1。</translation>
    </message>
    <message>
        <source>Excluded because estimates are switched off: %I1.</source>
        <translation>因已关闭估算而排除：%I1。</translation>
    </message>
    <message>
        <source>Excluded because their estimate is too wide: %I1.</source>
        <translation>因估算区间过宽而排除：%I1。</translation>
    </message>
    <message>
        <source>Excluded because their price is too old: %I1.</source>
        <translation>因价格过旧而排除：%I1。</translation>
    </message>
    <message>
        <source>Excluded because their latency is unknown: %I1.</source>
        <translation>因延迟未知而排除：%I1。</translation>
    </message>
    <message>
        <source>Excluded because they exceed the latency limit: %I1.</source>
        <translation>因超过延迟上限而排除：%I1。</translation>
    </message>
    <message>
        <source>Excluded because they miss the deadline: %I1.</source>
        <translation>因错过期限而排除：%I1。</translation>
    </message>
    <message>
        <source>Excluded because they exceed the budget: %I1.</source>
        <translation>因超出预算而排除：%I1。</translation>
    </message>
    <message>
        <source>Cheapest excluded: %1, %M2 %3.</source>
        <translation>被排除者中成本最低：%1，%M2 %3。</translation>
    </message>
    <message>
        <source>Cheapest excluded: %1, %M2 %3, %P4 below the answer.</source>
        <translation>被排除者中成本最低：%1，%M2 %3，比答案低 %P4。</translation>
    </message>
    <message>
        <source>%I1 of earlier generations</source>
        <translation>旧代 %I1 个</translation>
    </message>
    <message numerus="yes">
        <source>%I1 estimates</source>
        <translation>
            <numerusform>估算 %I1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%I1 with too wide an estimate</source>
        <translation>估算区间过宽 %I1 个</translation>
    </message>
    <message>
        <source>%I1 with too old a price</source>
        <translation>价格过旧 %I1 个</translation>
    </message>
    <message>
        <source>%I1 with unknown latency</source>
        <translation>延迟未知 %I1 个</translation>
    </message>
    <message>
        <source>%I1 above the latency limit</source>
        <translation>超过延迟上限 %I1 个</translation>
    </message>
    <message>
        <source>%I1 over budget</source>
        <translation>超出预算 %I1 个</translation>
    </message>
    <message>
        <source>Without an answer: %I1.</source>
        <translation>无答案：%I1。</translation>
    </message>
    <message>
        <source>No candidate qualifies: all %I1 with an answer are of earlier generations, %3 first. Admit earlier generations.</source>
        <translation>没有合格候选：有答案的 %I1 个均为旧代，首个为 %3。请允许旧代。</translation>
    </message>
    <message>
        <source>No candidate qualifies: no throughput of %2 is measured here, and estimates are switched off (%I1 excluded, %3 first). Admit estimates.</source>
        <translation>没有合格候选：此处没有 %2 的实测吞吐量，且已关闭估算（排除 %I1 个，首个为 %3）。请允许估算。</translation>
    </message>
    <message>
        <source>No candidate qualifies: all prices are older than allowed (%I1 excluded); that of %3 is of %4. Allow older prices, or refresh them.</source>
        <translation>没有合格候选：所有价格均早于允许期限（排除 %I1 个）；%3 的价格为 %4 的价格。请允许更旧的价格，或刷新价格。</translation>
    </message>
    <message>
        <source>No candidate qualifies: every latency of %2 is above the limit (%I1 excluded, %3 first). Raise the latency limit.</source>
        <translation>没有合格候选：%2 的所有延迟均超过上限（排除 %I1 个，首个为 %3）。请提高延迟上限。</translation>
    </message>
    <message>
        <source>No candidate qualifies: none meets the deadline of %H5 (%I1 excluded); the fastest, %3, takes %H4. Use more nodes, or a later deadline.</source>
        <translation>没有合格候选：没有候选能在期限 %H5 内完成（排除 %I1 个）；最快的 %3 需要 %H4。请增加节点，或放宽期限。</translation>
    </message>
    <message>
        <source>No candidate qualifies: none stays within the budget of %M5 USD (%I1 excluded); the cheapest, %3, costs %M4 USD. Raise the budget, or ask for less.</source>
        <translation>没有合格候选：没有候选在预算 %M5 USD 之内（排除 %I1 个）；成本最低的 %3 需要 %M4 USD。请提高预算，或降低要求。</translation>
    </message>
    <message>
        <source>No candidate qualifies: %1 is before the first price of the catalogue, %2. Choose a later date.</source>
        <translation>没有合格候选：%1 早于数据目录中的首个价格（%2）。请选择更晚的日期。</translation>
    </message>
    <message>
        <source>No candidate qualifies: no benchmark of %2 fits this workload. Choose another model, or enter your own throughput.</source>
        <translation>没有合格候选：没有适合此工作负载的 %2 基准测试。请选择其他模型，或输入您自己的吞吐量。</translation>
    </message>
    <message>
        <source>No candidate qualifies: %2 does not fit into the memory of these types. Use fewer bytes per weight, or larger types.</source>
        <translation>没有合格候选：%2 无法装入这些类型的内存。请减少每个权重的字节数，或使用更大的类型。</translation>
    </message>
    <message>
        <source>No candidate qualifies: the latency limits leave no capacity for %2. Raise the limits.</source>
        <translation>没有合格候选：延迟上限使 %2 没有可用容量。请提高上限。</translation>
    </message>
    <message>
        <source>No candidate qualifies: the run does not end on any of them. Use more nodes, less work, or capacity that is not interrupted.</source>
        <translation>没有合格候选：运行在任何候选上都无法结束。请增加节点、减少工作量，或使用不会中断的容量。</translation>
    </message>
    <message>
        <source>No candidate qualifies: the load exceeds what can be served. Ask for less, or raise the limits.</source>
        <translation>没有合格候选：负载超过可服务的上限。请降低要求，或提高上限。</translation>
    </message>
    <message>
        <source>No candidate qualifies: the figures of the scenario lead outside what can be computed. Check nodes, scaling and checkpoints.</source>
        <translation>没有合格候选：场景的数值超出可计算的范围。请检查节点、扩展和检查点。</translation>
    </message>
    <message>
        <source>No candidate qualifies: spot has no published interruption frequency here. Enter an interruption rate, or choose another purchase option.</source>
        <translation>没有合格候选：此处没有公布的 Spot 中断频率。请输入中断率，或选择其他购买选项。</translation>
    </message>
    <message>
        <source>eligible</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>earlier generation</source>
        <translation>旧代</translation>
    </message>
    <message>
        <source>estimate too wide</source>
        <translation>估算区间过宽</translation>
    </message>
    <message>
        <source>price too old</source>
        <translation>价格过旧</translation>
    </message>
    <message>
        <source>deadline missed</source>
        <translation>错过期限</translation>
    </message>
    <message>
        <source>over budget</source>
        <translation>超出预算</translation>
    </message>
    <message>
        <source>Eligible</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>1 where the candidate qualifies for answer and Pareto front, 0 where a limit or a setting excludes it.</source>
        <translation>候选有资格进入答案和帕累托前沿时为 1，被限制或设置排除时为 0。</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>排除原因</translation>
    </message>
    <message>
        <source>Why the candidate is excluded from answer and Pareto front; eligible where it is not.</source>
        <translation>候选被排除在答案和帕累托前沿之外的原因；未被排除则为合格。</translation>
    </message>
    <message>
        <source>Qualifies</source>
        <translation>是否合格</translation>
    </message>
    <message>
        <source>Spot is evaluated at the scenario’s interruption rate: %L1 per hour and instance.</source>
        <translation>Spot 按场景的中断率评估：每实例每小时 %L1。</translation>
    </message>
    <message>
        <source>Spot is evaluated at the scenario’s interruption rate: %L1 % of the instances a month.</source>
        <translation>Spot 按场景的中断率评估：每月 %L1% 的实例。</translation>
    </message>
    <message>
        <source>No candidate qualifies: nothing is asked for. Enter a demand above zero.</source>
        <translation>没有合格候选：需求为零。请输入大于零的需求。</translation>
    </message>
    <message>
        <source>On spot the run takes %H1 to %H2 and %M3 to %M4 %5, between the lowest and the highest likely interruption frequency.</source>
        <translation>在最低与最高的可能中断频率之间，Spot 运行耗时 %H1 至 %H2，费用 %M3 至 %M4 %5。</translation>
    </message>
    <message>
        <source>At the highest likely interruption frequency, %L1 per hour and instance, the run does not end.</source>
        <translation>在最高的可能中断频率（每实例每小时 %L1）下，运行无法结束。</translation>
    </message>
    <message>
        <source>The chance to end within %H2 is %P1.</source>
        <translation>在 %H2 内完成的概率为 %P1。</translation>
    </message>
    <message numerus="yes">
        <source>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there the run would take %H6 and %M4 %5.</source>
        <translation>
            <numerusform>警告：在记录到的 %1 Spot 市场（%I2 个池）中，每 %H3 丢失一个实例；在那样的市场中运行需 %H6，费用 %M4 %5。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there the run would not end.</source>
        <translation>
            <numerusform>警告：在记录到的 %1 Spot 市场（%I2 个池）中，每 %H3 丢失一个实例；在那样的市场中运行无法结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for spot, and for what the workload asks.</source>
        <translation>仅适用于 Spot 以及工作负载所要求的内容。</translation>
    </message>
    <message>
        <source>USD, few interruptions</source>
        <translation>USD，中断少</translation>
    </message>
    <message>
        <source>Cost of the run at the lowest likely interruption frequency.</source>
        <translation>最低可能中断频率下的运行费用。</translation>
    </message>
    <message>
        <source>USD, many interruptions</source>
        <translation>USD，中断多</translation>
    </message>
    <message>
        <source>Cost of the run at the highest likely interruption frequency.</source>
        <translation>最高可能中断频率下的运行费用。</translation>
    </message>
    <message>
        <source>USD/1M, few interruptions</source>
        <translation>USD/1M，中断少</translation>
    </message>
    <message>
        <source>Cost per million at the lowest likely interruption frequency.</source>
        <translation>最低可能中断频率下的每百万费用。</translation>
    </message>
    <message>
        <source>USD/1M, many interruptions</source>
        <translation>USD/1M，中断多</translation>
    </message>
    <message>
        <source>Cost per million at the highest likely interruption frequency.</source>
        <translation>最高可能中断频率下的每百万费用。</translation>
    </message>
    <message>
        <source>Hours, few interruptions</source>
        <translation>小时，中断少</translation>
    </message>
    <message>
        <source>Time of the run at the lowest likely interruption frequency.</source>
        <translation>最低可能中断频率下的运行时间。</translation>
    </message>
    <message>
        <source>Hours, many interruptions</source>
        <translation>小时，中断多</translation>
    </message>
    <message>
        <source>Time of the run at the highest likely interruption frequency.</source>
        <translation>最高可能中断频率下的运行时间。</translation>
    </message>
    <message>
        <source>Chance in time</source>
        <translation>按时概率</translation>
    </message>
    <message>
        <source>Probability that a run on spot ends within the deadline.</source>
        <translation>Spot 运行在期限内结束的概率。</translation>
    </message>
    <message>
        <source>%1: prices of Capacity Blocks older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1：超过 %4 个月的容量块价格，类型：%I2，最早为 %3。</translation>
    </message>
    <message numerus="yes">
        <source>The price of the Capacity Block is of %1, %I2 months old.</source>
        <translation>
            <numerusform>容量块价格为 %1 的价格，已有 %I2 个月。</numerusform>
        </translation>
    </message>
    <message>
        <source>No candidate qualifies: a Capacity Block ends before the work does. Choose another purchase option.</source>
        <translation>没有合格的候选：容量块在工作完成之前就结束。请选择其他购买选项。</translation>
    </message>
    <message>
        <source>A Capacity Block of %1 ends after %I2 days at the latest, and a service runs on: no cost can be stated.</source>
        <translation>%1 的容量块最迟在 %I2 天后结束，而服务会继续运行，因此无法给出成本。</translation>
    </message>
    <message>
        <source>The run outlasts the longest Capacity Block of %1, %I2 days.</source>
        <translation>运行时间超过 %1 最长的容量块（%I2 天）。</translation>
    </message>
    <message>
        <source>hours of the Capacity Block</source>
        <translation>容量块的小时数</translation>
    </message>
    <message>
        <source>price of a Capacity Block</source>
        <translation>容量块价格</translation>
    </message>
    <message>
        <source>Spot price history (describe-spot-price-history), CSV</source>
        <translation>Spot 价格历史（describe-spot-price-history），CSV</translation>
    </message>
    <message>
        <source>Spot price feed (spot.js)</source>
        <translation>现时 Spot 价格（spot.js）</translation>
    </message>
    <message>
        <source>Capacity Blocks (describe-capacity-block-offerings), JSON</source>
        <translation>Capacity Block（describe-capacity-block-offerings），JSON</translation>
    </message>
    <message>
        <source>Savings Plans rates (describe-savings-plans-offering-rates), JSON</source>
        <translation>Savings Plans 费率（describe-savings-plans-offering-rates），JSON</translation>
    </message>
    <message>
        <source>Capacity Blocks (describe-capacity-block-offerings), CSV</source>
        <translation>Capacity Block（describe-capacity-block-offerings），CSV</translation>
    </message>
    <message>
        <source>Savings Plans rates (describe-savings-plans-offering-rates), CSV</source>
        <translation>Savings Plans 费率（describe-savings-plans-offering-rates），CSV</translation>
    </message>
    <message>
        <source>Not on offer</source>
        <translation>不提供</translation>
    </message>
    <message>
        <source>More expensive offers of the same type and region</source>
        <translation>同一类型和区域的较贵报价</translation>
    </message>
    <message>
        <source>with %1 (%2) against %3 (%4)</source>
        <translation>以 %1（%2）对比 %3（%4）</translation>
    </message>
    <message>
        <source>%1: %2 by %3 against %4 by %5</source>
        <translation>%1：%2（%3）对比 %4（%5）</translation>
    </message>
    <message>
        <source>prices of %1</source>
        <translation>%1 的价格</translation>
    </message>
    <message>
        <source>The source states no date.</source>
        <translation>来源未注明日期。</translation>
    </message>
    <message>
        <source>It lies between independent results, from %L1 to %L2.</source>
        <translation>介于独立结果 %L1 与 %L2 之间。</translation>
    </message>
    <message>
        <source>It lies between independent results, from %L1 to %L2. That its own inputs agree proves nothing: a rate or wattage was solved from the publication itself.</source>
        <translation>介于独立结果 %L1 与 %L2 之间。与其自身输入一致不能证明什么：某个速率或功率正是从该公开资料反推的。</translation>
    </message>
    <message>
        <source>Measured otherwise: %L1.</source>
        <translation>实测结果不同：%L1。</translation>
    </message>
    <message>
        <source>All %I1 independent results are on one side of it, from %L2 to %L3.</source>
        <translation>全部 %I1 个独立结果都在其一侧，从 %L2 到 %L3。</translation>
    </message>
    <message>
        <source>bracketed</source>
        <translation>介于独立结果之间</translation>
    </message>
    <message>
        <source>contradicted</source>
        <translation>与实测不符</translation>
    </message>
    <message>
        <source>not testable</source>
        <translation>无法检验</translation>
    </message>
    <message>
        <source>Recomputed from figures of other publications at the prices of the day, it holds.</source>
        <translation>用其他出版物的数据和当日价格重算，成立。</translation>
    </message>
    <message>
        <source>It held with the prices of its time, not with those of the day.</source>
        <translation>按当时的价格成立，按当日价格不成立。</translation>
    </message>
    <message>
        <source>The claim lies between two independent results.</source>
        <translation>该声明介于两个独立结果之间。</translation>
    </message>
    <message>
        <source>An input was solved from the claim&apos;s own source, so agreement is no proof.</source>
        <translation>某项输入由该声明自身的来源反推而来，因此一致不构成证明。</translation>
    </message>
    <message>
        <source>It was measured otherwise.</source>
        <translation>实测结果不同。</translation>
    </message>
    <message>
        <source>The figures give another result, but do not rule the claim out.</source>
        <translation>数值给出不同结果，但不排除该声明。</translation>
    </message>
    <message>
        <source>The catalogue has no data to test it with.</source>
        <translation>数据目录中没有可用于检验的数据。</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>发布者</translation>
    </message>
    <message>
        <source>Published on</source>
        <translation>发布日期</translation>
    </message>
    <message>
        <source>Price cap: no capacity, since it lies below every recorded price.</source>
        <translation>价格上限：低于所有记录的价格，没有容量。</translation>
    </message>
    <message>
        <source>Every trajectory replays the same stretch of prices, from %1 on: the figures say nothing of other times.</source>
        <translation>每条轨迹都从 %1 起回放同一段价格：这些数字不说明其他时段。</translation>
    </message>
    <message>
        <source>Prices of %1 from %2 to %3, one instance throughout.</source>
        <translation>%1 的价格，%2 至 %3，全程一个实例。</translation>
    </message>
    <message>
        <source>Never done: the record or the time limit ended before the work.</source>
        <translation>从未完成：记录或时间上限先于工作结束。</translation>
    </message>
    <message>
        <source>The closed form (%M1 USD) bills every hour; the simulation (%M2 USD on average) does not bill an instance interrupted within its first hour.</source>
        <translation>解析式（%M1 USD）对每小时计费；模拟（平均 %M2 USD）对首小时内被中断的实例不计费。</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>开始于</translation>
    </message>
    <message>
        <source>No price history of %1 in %2: none is shipped, replay works on your own. Save the answer of &quot;aws ec2 describe-spot-price-history --region %2 --instance-types %1 --product-descriptions Linux/UNIX&quot; and import it.</source>
        <translation>没有 %1 在 %2 的价格历史：产品不附带价格历史，回放使用您自己导入的数据。请保存 &quot;aws ec2 describe-spot-price-history --region %2 --instance-types %1 --product-descriptions Linux/UNIX&quot; 的输出并导入。</translation>
    </message>
    <message>
        <source>Throughput estimated, 80 % interval within a factor of %L1.</source>
        <translation>吞吐量为估算值，80% 区间在 %L1 倍以内。</translation>
    </message>
    <message>
        <source>No candidate qualifies: the estimates of %2 are too wide (%I1 excluded); that of %3 is within a factor of %L4, allowed is %L5. Allow a wider factor, or enter a measured throughput.</source>
        <translation>没有合格候选：%2 的估算区间过宽（排除 %I1 个）；%3 在 %L4 倍以内，允许 %L5 倍。请允许更大的倍数，或输入实测吞吐量。</translation>
    </message>
    <message numerus="yes">
        <source>Observed on %1, %I2 months before the day of the answer: prices of the catalogue that far apart differ by factors of %L3 to %L4 (80 % of %I5 pairs).</source>
        <translation>
            <numerusform>观测于 %1，比答案日期早 %I2 个月：数据目录中相隔这么久的价格相差 %L3 到 %L4 倍（%I5 对中的 80%）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 obliges to %M2 %3 over 1 year, used or not.</source>
        <translation>%1 在 1 年内负有 %M2 %3 的付款义务，无论是否使用。</translation>
    </message>
    <message>
        <source>%1 obliges to %M2 %3 over %L4 years, used or not.</source>
        <translation>%1 在 %L4 年内负有 %M2 %3 的付款义务，无论是否使用。</translation>
    </message>
    <message>
        <source>The run uses %H1 of the %I2 hours of the term.</source>
        <translation>该运行使用承诺期 %I2 小时中的 %H1。</translation>
    </message>
    <message>
        <source>The run uses %H1 of the %I2 hours of the term; other work takes up %P3 of the rest.</source>
        <translation>该运行使用承诺期 %I2 小时中的 %H1；其余部分的 %P3 由其他工作使用。</translation>
    </message>
    <message>
        <source>The commitment counts as owned already: the run pays its own hours alone.</source>
        <translation>承诺视为已拥有：该运行只支付自己的小时数。</translation>
    </message>
    <message>
        <source>share of the term used by other work</source>
        <translation>其他工作使用的承诺期份额</translation>
    </message>
    <message>
        <source>instances committed to</source>
        <translation>承诺的实例数</translation>
    </message>
    <message>
        <source>what the commitment obliges to</source>
        <translation>承诺所负的付款义务</translation>
    </message>
    <message>
        <source>mean power of a running instance</source>
        <translation>运行中实例的平均功率</translation>
    </message>
    <message>
        <source>running instances</source>
        <translation>运行中的实例</translation>
    </message>
    <message>
        <source>running instances per instance needed</source>
        <translation>每个所需实例对应的运行实例数</translation>
    </message>
    <message>
        <source>instances beside the committed ones</source>
        <translation>承诺实例之外的实例</translation>
    </message>
    <message>
        <source>price beside the commitment</source>
        <translation>承诺之外的价格</translation>
    </message>
    <message>
        <source>share of running instances that serve</source>
        <translation>运行实例中提供服务的份额</translation>
    </message>
    <message>
        <source>hours of the term</source>
        <translation>承诺期的小时数</translation>
    </message>
    <message>
        <source>utilisation of an idle instance</source>
        <translation>空闲实例的利用率</translation>
    </message>
    <message>
        <source>the run’s own hours of the commitment</source>
        <translation>承诺中该运行自己的小时数</translation>
    </message>
    <message>
        <source>Above the committed instances; mean over the hours of the day.</source>
        <translation>超出承诺实例的部分；一天各小时的平均值。</translation>
    </message>
    <message>
        <source>%L1 instances serve on average of %L2 that run; the others idle.</source>
        <translation>平均 %L2 个运行实例中有 %L1 个提供服务；其余空闲。</translation>
    </message>
    <message>
        <source>Best without an estimated throughput: %1, %M2 %3, %P4 more.</source>
        <translation>吞吐量非估算的最低成本：%1，%M2 %3，高 %P4。</translation>
    </message>
    <message>
        <source>Best without an estimated throughput: %1, %M2 %3, %R4 the cost.</source>
        <translation>吞吐量非估算的最低成本：%1，%M2 %3，成本 %R4。</translation>
    </message>
    <message>
        <source>All candidates that qualify have an estimated throughput.</source>
        <translation>所有符合条件的候选的吞吐量均为估算值。</translation>
    </message>
    <message>
        <source>Between the lowest and the highest likely interruption frequency, cost and time on spot differ by less than 0.5 %.</source>
        <translation>在最低与最高的可能中断频率之间，Spot 的成本和时间相差不到 0.5%。</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>无法区分</translation>
    </message>
    <message>
        <source>rate on this instance beside the same accelerator in another</source>
        <translation>此实例相对于另一实例中相同加速器的速率</translation>
    </message>
    <message>
        <source>instances for the latency limit per one for the load</source>
        <translation>满足延迟限值的实例与满足负载的实例之比</translation>
    </message>
    <message>
        <source>instances on average per one at the peak</source>
        <translation>平均实例与峰值实例之比</translation>
    </message>
    <message>
        <source>instances beside the committed ones per one at the peak</source>
        <translation>承诺实例之外的实例与峰值实例之比</translation>
    </message>
    <message>
        <source>Measured %I1 times under the same conditions: %L2 to %L3 a second.</source>
        <translation>在相同条件下测量 %I1 次：每秒 %L2 至 %L3。</translation>
    </message>
    <message>
        <source>The publication allows %L1 to %L2 a second.</source>
        <translation>按发布资料为每秒 %L1 至 %L2。</translation>
    </message>
    <message>
        <source>None has lower operational CO2e for certain; that of %1, the next, cannot be told apart.</source>
        <translation>没有候选的运营 CO₂e 确定更低；与其次的 %1 无法区分。</translation>
    </message>
    <message>
        <source>Cheapest excluded: %1, %M2 %3; the cost cannot be told apart from the answer’s.</source>
        <translation>被排除者中成本最低：%1，%M2 %3；与答案的成本无法区分。</translation>
    </message>
    <message>
        <source>%1: %P2 less operational CO2e at %P3 higher cost, though the costs cannot be told apart.</source>
        <translation>%1：费用增加 %P3，运营 CO₂e 减少 %P2，但成本无法区分。</translation>
    </message>
    <message>
        <source>%1: %P2 less operational CO2e at %R3 the cost, though the costs cannot be told apart.</source>
        <translation>%1：成本为 %R3，运营 CO₂e 减少 %P2，但成本无法区分。</translation>
    </message>
    <message>
        <source>Best without an estimated throughput: %1, %M2 %3; the costs cannot be told apart.</source>
        <translation>吞吐量非估算的最低成本：%1，%M2 %3；成本无法区分。</translation>
    </message>
    <message>
        <source>The work does not fit into the deadline: with a change of machines it takes %L1 h, rounded up to ticks of the trace.</source>
        <translation>工作无法在期限内完成：加上一次机器切换需要 %L1 小时，并向上取整到记录的时间刻度。</translation>
    </message>
    <message>
        <source>%T1: not known, so that this cannot be stated.</source>
        <translation>%T1：未知，因此无法给出该值。</translation>
    </message>
    <message>
        <source>On demand the run costs %M1 USD: work %M2 USD, checkpoints %M3 USD.</source>
        <translation>按需运行的成本为 %M1 USD：计算 %M2 USD，检查点 %M3 USD。</translation>
    </message>
    <message>
        <source>On demand alone costs %M1 USD: work %M2 USD, changeover and the rest of the last tick %M3 USD.</source>
        <translation>仅用按需实例的成本为 %M1 USD：计算 %M2 USD，切换及最后一个时间点的剩余部分 %M3 USD。</translation>
    </message>
    <message>
        <source>Grid intensity</source>
        <translation>电网强度</translation>
    </message>
    <message>
        <source>Median, band from P5 to P95</source>
        <translation>中位数，带为 P5 至 P95</translation>
    </message>
    <message>
        <source>Cost by policy, least to most</source>
        <translation>各策略成本，最小至最大</translation>
    </message>
    <message>
        <source>Admit earlier generations</source>
        <translation>允许旧代</translation>
    </message>
    <message>
        <source>Admit estimates</source>
        <translation>允许估算</translation>
    </message>
    <message>
        <source>Admit wider estimates</source>
        <translation>允许更宽的估算</translation>
    </message>
    <message>
        <source>Admit older prices</source>
        <translation>允许较旧的价格</translation>
    </message>
    <message>
        <source>%1: interruption frequencies older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1：中断频率超过 %4 个月，类型数：%I2，最早为 %3。</translation>
    </message>
    <message>
        <source>%1: prices of commitments older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1：承诺价格超过 %4 个月，类型数：%I2，最早为 %3。</translation>
    </message>
    <message>
        <source>On-demand prices</source>
        <translation>按需价格</translation>
    </message>
    <message>
        <source>Spot prices</source>
        <translation>Spot 价格</translation>
    </message>
    <message>
        <source>Interruption frequencies</source>
        <translation>中断频率</translation>
    </message>
    <message>
        <source>Commitments</source>
        <translation>承诺</translation>
    </message>
    <message>
        <source>Capacity Blocks</source>
        <translation>容量块</translation>
    </message>
    <message>
        <source>%1: newest of %2</source>
        <translation>%1：最新为 %2</translation>
    </message>
    <message>
        <source>your rate</source>
        <translation>自定义吞吐量</translation>
    </message>
    <message>
        <source>No candidate qualifies: none stays within the budget of %M5 USD a month (%I1 excluded); the cheapest, %3, costs %M4 USD a month. Raise the budget, or ask for less.</source>
        <translation>没有符合条件的候选：没有候选在每月 %M5 USD 的预算之内（排除 %I1 个）；成本最低的 %3 每月 %M4 USD。请提高预算或降低要求。</translation>
    </message>
    <message>
        <source>No candidate qualifies: no published run of %2 is known to stay within the latency limit; of %I1 candidates, %3 first, the latency at this load is unknown. Raise or remove the limit, or enter your own measurement.</source>
        <translation>没有合格候选：没有已公布的 %2 运行被证实在延迟上限之内；%I1 个候选（首个为 %3）在此负载下的延迟未知。请提高或取消上限，或输入您自己的测量值。</translation>
    </message>
    <message>
        <source>No candidate qualifies: no type that can do the work has a price in these regions under these purchase options at %1. Choose a later date, a region or a purchase option.</source>
        <translation>没有合格候选：在 %1，能完成此工作的类型在这些区域和购买选项下均无价格。请选择更晚的日期、区域或购买选项。</translation>
    </message>
    <message>
        <source>%1 has a slice of one %2: what a whole one reaches is no measure of it.</source>
        <translation>%1 只有一个 %2 的一部分：整个设备达到的数值不能作为它的依据。</translation>
    </message>
    <message>
        <source>Published %1, recomputed with the prices of then %2, with those of the as-of date %3.</source>
        <translation>公布值 %1，按当时价格重新计算为 %2，按基准日价格为 %3。</translation>
    </message>
    <message>
        <source>Risk of the candidates on spot</source>
        <translation>竞价候选的风险</translation>
    </message>
    <message>
        <source>None of these pools has the accelerator of %1: theirs may be interrupted otherwise.</source>
        <translation>这些池中没有 %1 的加速器：其中断情况可能不同。</translation>
    </message>
    <message>
        <source>Obliges to, whole term</source>
        <translation>承诺总额（整个期限）</translation>
    </message>
    <message>
        <source>Term, years</source>
        <translation>期限（年）</translation>
    </message>
    <message>
        <source>What commitments oblige to, used or not</source>
        <translation>承诺的总额（无论是否使用）</translation>
    </message>
    <message>
        <source>Not simulated: one trajectory of %1 has so many launches and losses that a report would take minutes. The closed forms above hold, and over so many the spread is small.</source>
        <translation>未模拟：%1 的一条轨迹包含过多启动和损失，报告将需要数分钟。上面的封闭公式仍然有效，数量如此之多时离散很小。</translation>
    </message>
    <message>
        <source>The column %1 of the benchmarks differs from their rows.</source>
        <translation>基准测试的列 %1 与其行不一致。</translation>
    </message>
    <message>
        <source>How the throughput was found: this type, the same accelerator, another node count, a network of the same dimensions, a fitted method, pinned or your own.</source>
        <translation>吞吐量的来源：该类型、相同加速器、其他节点数、尺寸相同的网络、拟合方法、指定值或您自己的值。</translation>
    </message>
    <message>
        <source>One request at a time: not what the instance carries.</source>
        <translation>每次只处理一个请求：不是实例所能承载的吞吐量。</translation>
    </message>
    <message>
        <source>Throughput comes from a benchmark of that instance and model, else from one of the same accelerator scaled by count (an estimate), of a network of the same dimensions or by a fitted method with its interval (estimates), or is missing.</source>
        <translation>吞吐量来自该实例和模型的基准测试，否则来自按数量换算的相同加速器（估计）、尺寸相同的网络或带区间的拟合方法（估计），再没有则缺失。</translation>
    </message>
    <message>
        <source>Predicted from measurements of the model on other devices, at %1: 80 % lie within a factor of %L2.</source>
        <translation>根据该模型在其他设备上的测量预测，精度 %1：80% 落在 %L2 倍以内。</translation>
    </message>
    <message numerus="yes">
        <source>Predicted: %L2 minutes to the quality target on %I1 accelerators; 80 % lie within a factor of %L3.</source>
        <translation>
            <numerusform>预测：在 %I1 个加速器上达到质量目标需 %L2 分钟；80% 落在 %L3 倍以内。</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on %I2 of the same accelerators: %L3 minutes to the quality target (%1).</source>
        <translation>在 %I2 个相同加速器上测得：达到质量目标 %L3 分钟（%1）。</translation>
    </message>
    <message>
        <source>Measured of %1, an encoder of the same dimensions (%2).</source>
        <translation>在尺寸相同的编码器 %1 上测得（%2）。</translation>
    </message>
    <message>
        <source>%1 on %2 could only be predicted within a factor of %L3: too wide for an answer.</source>
        <translation>%1 在 %2 上只能预测到 %L3 倍以内：范围太宽，不能作为答案。</translation>
    </message>
    <message>
        <source>The catalogue has no fitted method for it.</source>
        <translation>数据目录中没有适用的拟合方法。</translation>
    </message>
    <message>
        <source>Nobody has measured %1: what its size alone tells is too wide for an answer.</source>
        <translation>没有人测量过 %1：仅凭其规模得出的范围太宽，不能作为答案。</translation>
    </message>
    <message>
        <source>No serving of this software was measured on the architecture of %1.</source>
        <translation>在 %1 的架构上没有测量过该软件的推理服务。</translation>
    </message>
    <message>
        <source>Peak rate or bandwidth of %1 are not known.</source>
        <translation>%1 的峰值速率或带宽未知。</translation>
    </message>
    <message>
        <source>%1 does not fit one accelerator, so the rate of %2 is not carried to another number of them.</source>
        <translation>%1 装不进一个加速器，因此 %2 的速率不能换算到其他数量。</translation>
    </message>
    <message>
        <source>Other software: %1.</source>
        <translation>其他软件：%1。</translation>
    </message>
    <message>
        <source>With speculative decoding.</source>
        <translation>使用了推测解码。</translation>
    </message>
    <message>
        <source>Does not say how many requests were in flight.</source>
        <translation>未说明并发请求数。</translation>
    </message>
    <message>
        <source>%1 has no whole accelerator of its own.</source>
        <translation>%1 没有自己的完整加速器。</translation>
    </message>
    <message>
        <source>No prediction of %1 on %2: %3.</source>
        <translation>%1 在 %2 上没有预测：%3。</translation>
    </message>
    <message>
        <source>Nearest measurement %1: %I3 of %2, %L4 %U5.</source>
        <translation>最接近的测量 %1：%2 共 %I3 个，%L4 %U5。</translation>
    </message>
    <message>
        <source>share of the peak rate</source>
        <translation>峰值速率的占比</translation>
    </message>
    <message>
        <source>what mixtures of experts reach of it</source>
        <translation>混合专家模型所达到的部分</translation>
    </message>
    <message>
        <source>share of the bandwidth when reading weights</source>
        <translation>读取权重时的带宽占比</translation>
    </message>
    <message>
        <source>share of the bandwidth when reading the cache</source>
        <translation>读取缓存时的带宽占比</translation>
    </message>
    <message>
        <source>overhead of a layer in a decoding step</source>
        <translation>解码步中每层的开销</translation>
    </message>
    <message>
        <source>measured beside predicted rate</source>
        <translation>实测与预测速率之比</translation>
    </message>
    <message>
        <source>rate beside that of an encoder of the same dimensions</source>
        <translation>与同尺寸编码器的速率之比</translation>
    </message>
    <message>
        <source>predicted rate</source>
        <translation>预测速率</translation>
    </message>
    <message>
        <source>accelerators that hold one copy together</source>
        <translation>共同保存一份副本的加速器</translation>
    </message>
    <message>
        <source>operations of a prefill</source>
        <translation>预填充的运算量</translation>
    </message>
    <message>
        <source>exchange between accelerators in a prefill</source>
        <translation>预填充中加速器之间的交换</translation>
    </message>
    <message>
        <source>weights read in a step</source>
        <translation>每步读取的权重</translation>
    </message>
    <message>
        <source>cache read in a step</source>
        <translation>每步读取的缓存</translation>
    </message>
    <message>
        <source>operations of a decoding step</source>
        <translation>解码步的运算量</translation>
    </message>
    <message>
        <source>exchange between accelerators in a step</source>
        <translation>每步中加速器之间的交换</translation>
    </message>
    <message>
        <source>requests in flight of one copy</source>
        <translation>单个副本的并发请求</translation>
    </message>
    <message>
        <source>what the software adds</source>
        <translation>软件的影响</translation>
    </message>
    <message>
        <source>rate of the accelerators left over</source>
        <translation>剩余加速器的速率</translation>
    </message>
    <message>
        <source>what measured rows of the same pair move it by</source>
        <translation>同一组合的测量所作的校正</translation>
    </message>
    <message>
        <source>runs to the quality target</source>
        <translation>达到质量目标的运行次数</translation>
    </message>
    <message>
        <source>Served by %W1 with weights in %2.</source>
        <translation>由 %W1 提供服务，权重为 %2。</translation>
    </message>
    <message>
        <source>Served by %W1.</source>
        <translation>由 %W1 提供服务。</translation>
    </message>
    <message>
        <source>One request at a time, from the measured rates of prompt and answer (%1, %2); batching could give more.</source>
        <translation>一次一个请求，由提示和回答的实测速率（%1、%2）得出；批处理可能更高。</translation>
    </message>
    <message>
        <source>measured rate of the prompt</source>
        <translation>提示的实测速率</translation>
    </message>
    <message>
        <source>measured rate of the answer</source>
        <translation>回答的实测速率</translation>
    </message>
    <message>
        <source>what batching could give at best</source>
        <translation>批处理最多可带来的增益</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>首个令牌</translation>
    </message>
    <message>
        <source>Median time to the first token (TTFT) at the load that the throughput is of, before any wait for an instance</source>
        <translation>吞吐量所对应负载下到首个令牌的时间（TTFT）的中位数，不含等待实例的时间</translation>
    </message>
    <message>
        <source>First token, low</source>
        <translation>首个令牌，下限</translation>
    </message>
    <message>
        <source>Lower end of the range that holds 80 % of the measured times to the first token</source>
        <translation>包含 80% 实测首个令牌时间的范围的下限</translation>
    </message>
    <message>
        <source>First token, high</source>
        <translation>首个令牌，上限</translation>
    </message>
    <message>
        <source>Upper end of the range that holds 80 % of the measured times to the first token</source>
        <translation>包含 80% 实测首个令牌时间的范围的上限</translation>
    </message>
    <message>
        <source>Between tokens</source>
        <translation>令牌间隔</translation>
    </message>
    <message>
        <source>Median time between the tokens of an answer (TPOT) at the load that the throughput is of</source>
        <translation>吞吐量所对应负载下回答中令牌之间时间（TPOT）的中位数</translation>
    </message>
    <message>
        <source>One request at a time, predicted for %1 with weights in %2 from measurements on other processors: 80 % lie within a factor of %L3; batching could give more.</source>
        <translation>一次一个请求，根据其他处理器上的测量为 %1 预测，权重为 %2：80% 落在 %L3 倍之内；批处理可能得到更多。</translation>
    </message>
    <message>
        <source>A: serving of language models</source>
        <translation>A：语言模型推理服务</translation>
    </message>
    <message>
        <source>B: other inference</source>
        <translation>B：其他推理</translation>
    </message>
    <message>
        <source>C: time to train</source>
        <translation>C：训练时间</translation>
    </message>
    <message>
        <source>Language models on CPUs, one request at a time</source>
        <translation>CPU 上的语言模型，一次一个请求</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>首个词元时间</translation>
    </message>
    <message>
        <source>output tokens per second</source>
        <translation>每秒输出词元数</translation>
    </message>
    <message>
        <source>inferences per second</source>
        <translation>每秒推理次数</translation>
    </message>
    <message>
        <source>minutes to the quality target</source>
        <translation>达到质量目标的分钟数</translation>
    </message>
    <message>
        <source>tokens per second of one request</source>
        <translation>单个请求每秒词元数</translation>
    </message>
    <message>
        <source>seconds to the first token</source>
        <translation>首个词元的秒数</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>工作类别</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>not told apart</source>
        <translation>不作区分</translation>
    </message>
    <message>
        <source>%1, graphics cards</source>
        <translation>%1，显卡</translation>
    </message>
    <message>
        <source>CPUs with AMX</source>
        <translation>支持 AMX 的 CPU</translation>
    </message>
    <message>
        <source>CPUs with AVX-512</source>
        <translation>支持 AVX-512 的 CPU</translation>
    </message>
    <message>
        <source>Language models</source>
        <translation>语言模型</translation>
    </message>
    <message>
        <source>Image classification</source>
        <translation>图像分类</translation>
    </message>
    <message>
        <source>Object detection and segmentation</source>
        <translation>目标检测与分割</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>文本编码器</translation>
    </message>
    <message>
        <source>Speech recognition</source>
        <translation>语音识别</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>Language models counted in requests</source>
        <translation>按请求计数的语言模型</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>图像生成</translation>
    </message>
    <message>
        <source>Writing the answer</source>
        <translation>生成回答</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>读取提示</translation>
    </message>
    <message>
        <source>TensorRT-LLM, NVIDIA’s own tables</source>
        <translation>TensorRT-LLM，NVIDIA 自有表格</translation>
    </message>
    <message>
        <source>TensorRT-LLM, requests in flight held constant</source>
        <translation>TensorRT-LLM，并发请求数恒定</translation>
    </message>
    <message>
        <source>TensorRT-LLM, static batches</source>
        <translation>TensorRT-LLM，静态批次</translation>
    </message>
    <message>
        <source>MLPerf submissions</source>
        <translation>MLPerf 提交结果</translation>
    </message>
    <message>
        <source>vLLM or NIM, studies of 2024</source>
        <translation>vLLM 或 NIM，2024 年的研究</translation>
    </message>
    <message>
        <source>vLLM of 2024, full queue</source>
        <translation>2024 年的 vLLM，队列始终满</translation>
    </message>
    <message>
        <source>vLLM of 2025, full queue</source>
        <translation>2025 年的 vLLM，队列始终满</translation>
    </message>
    <message>
        <source>vLLM, load steps over the network</source>
        <translation>vLLM，经网络的负载阶梯</translation>
    </message>
    <message>
        <source>vLLM, requests in flight held constant</source>
        <translation>vLLM，并发请求数恒定</translation>
    </message>
    <message>
        <source>vLLM, static batches</source>
        <translation>vLLM，静态批次</translation>
    </message>
    <message>
        <source>SGLang, requests in flight held constant</source>
        <translation>SGLang，并发请求数恒定</translation>
    </message>
    <message>
        <source>TGI or DJL Serving, 2023 and 2024</source>
        <translation>TGI 或 DJL Serving，2023 与 2024 年</translation>
    </message>
    <message>
        <source>Neuron, AWS’s own tables</source>
        <translation>Neuron，AWS 自有表格</translation>
    </message>
    <message>
        <source>vLLM or TGI on Neuron</source>
        <translation>Neuron 上的 vLLM 或 TGI</translation>
    </message>
    <message>
        <source>DeepSpeed, static batches</source>
        <translation>DeepSpeed，静态批次</translation>
    </message>
    <message>
        <source>llama.cpp, load steps</source>
        <translation>llama.cpp，负载阶梯</translation>
    </message>
    <message>
        <source>llama.cpp, static batches</source>
        <translation>llama.cpp，静态批次</translation>
    </message>
    <message>
        <source>Other software</source>
        <translation>其他软件</translation>
    </message>
    <message>
        <source>%T1: predicted against measured</source>
        <translation>%T1：预测与实测对比</translation>
    </message>
    <message numerus="yes">
        <source>%I1 benchmarks, each predicted without its model on its hardware</source>
        <translation>
            <numerusform>%I1 项基准测试，各在去除其模型与硬件组合后预测</numerusform>
        </translation>
    </message>
    <message>
        <source>No method is fitted to these benchmarks.</source>
        <translation>没有针对这些基准测试拟合的方法。</translation>
    </message>
    <message>
        <source>Measured, %T1</source>
        <translation>实测，%T1</translation>
    </message>
    <message>
        <source>Predicted, %T1</source>
        <translation>预测，%T1</translation>
    </message>
    <message>
        <source>measured within its 80 % range</source>
        <translation>实测在 80% 范围内</translation>
    </message>
    <message>
        <source>measured outside its 80 % range</source>
        <translation>实测在 80% 范围外</translation>
    </message>
    <message>
        <source>predicted as measured</source>
        <translation>预测等于实测</translation>
    </message>
    <message>
        <source>No fitted method is called %1. There are llm_serving, inference, training_time, cpu_stream and first_token.</source>
        <translation>没有名为 %1 的拟合方法。可用的有 llm_serving、inference、training_time、cpu_stream 和 first_token。</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <translation>%2 上的 %1，%3</translation>
    </message>
    <message>
        <source>Benchmark %1, %2</source>
        <translation>基准测试 %1，%2</translation>
    </message>
    <message>
        <source>Predicted: %L1, 80 % range %L2 to %L3</source>
        <translation>预测：%L1，80% 范围 %L2 至 %L3</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>范围内</translation>
    </message>
    <message>
        <source>Measured for each accelerator</source>
        <translation>每个加速器的实测值</translation>
    </message>
    <message>
        <source>Method for each accelerator</source>
        <translation>每个加速器的方法值</translation>
    </message>
    <message>
        <source>Method above measured</source>
        <translation>方法高出实测</translation>
    </message>
    <message>
        <source>With a whole host</source>
        <translation>计入整台主机</translation>
    </message>
    <message>
        <source>Method’s range holds</source>
        <translation>方法范围命中率</translation>
    </message>
    <message>
        <source>Metered</source>
        <translation>计量对象</translation>
    </message>
    <message>
        <source>What the measured joules are of: the whole server at the wall, or its accelerators alone.</source>
        <translation>实测焦耳的对象：在电源处计量的整台服务器，或仅其加速器。</translation>
    </message>
    <message>
        <source>Measured J per unit</source>
        <translation>每单位实测 J</translation>
    </message>
    <message>
        <source>Joules of one token, image, sample or inference, as metered with the benchmark that counts: its watts over its rate. Beside the modelled energy, never in it.</source>
        <translation>一个词元、图像、样本或一次推理的焦耳数，随所采用的基准测试实测：其功率除以其速率。与模型计算的能耗并列，从不计入其中。</translation>
    </message>
    <message>
        <source>whole server</source>
        <translation>整台服务器</translation>
    </message>
    <message>
        <source>accelerators alone</source>
        <translation>仅加速器</translation>
    </message>
    <message>
        <source>No watts were metered with the benchmark that counts</source>
        <translation>所采用的基准测试没有实测功率</translation>
    </message>
    <message>
        <source>inferences</source>
        <translation>次推理</translation>
    </message>
    <message>
        <source>images</source>
        <translation>张图像</translation>
    </message>
    <message>
        <source>image-text pairs</source>
        <translation>个图文对</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>个视频</translation>
    </message>
    <message>
        <source>volumes</source>
        <translation>个三维体数据</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>篇文档</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>条序列</translation>
    </message>
    <message>
        <source>utterances</source>
        <translation>条语音</translation>
    </message>
    <message>
        <source>hours of audio</source>
        <translation>小时音频</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>个输出 token</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>个 token</translation>
    </message>
    <message>
        <source>per million inferences</source>
        <translation>每百万次推理</translation>
    </message>
    <message>
        <source>per million images</source>
        <translation>每百万张图像</translation>
    </message>
    <message>
        <source>per million image-text pairs</source>
        <translation>每百万个图文对</translation>
    </message>
    <message>
        <source>per million videos</source>
        <translation>每百万个视频</translation>
    </message>
    <message>
        <source>per million volumes</source>
        <translation>每百万个三维体数据</translation>
    </message>
    <message>
        <source>per million documents</source>
        <translation>每百万篇文档</translation>
    </message>
    <message>
        <source>per million sequences</source>
        <translation>每百万条序列</translation>
    </message>
    <message>
        <source>per million utterances</source>
        <translation>每百万条语音</translation>
    </message>
    <message>
        <source>per 1,000 hours of audio</source>
        <translation>每 1,000 小时音频</translation>
    </message>
    <message>
        <source>per million samples</source>
        <translation>每百万个样本</translation>
    </message>
    <message>
        <source>per million output tokens</source>
        <translation>每百万输出 token</translation>
    </message>
    <message>
        <source>per million tokens</source>
        <translation>每百万 token</translation>
    </message>
    <message>
        <source>Here: %T1.</source>
        <translation>此处：%T1。</translation>
    </message>
    <message>
        <source>Cost %T1</source>
        <translation>%T1成本</translation>
    </message>
    <message>
        <source>Energy %T1</source>
        <translation>%T1能耗</translation>
    </message>
    <message>
        <source>Carbon %T1</source>
        <translation>%T1碳排放</translation>
    </message>
    <message>
        <source>Embodied carbon %T1</source>
        <translation>%T1隐含碳</translation>
    </message>
    <message>
        <source>Water %T1</source>
        <translation>%T1用水</translation>
    </message>
    <message>
        <source>Market-based carbon %T1</source>
        <translation>%T1基于市场的碳排放</translation>
    </message>
    <message>
        <source>Marginal carbon %T1</source>
        <translation>%T1边际碳排放</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5.</source>
        <translation>成本最低：%I1 × %2，%T5 %M3 %4。</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5, %P6 below %7.</source>
        <translation>成本最低：%I1 × %2，%T5 %M3 %4，比 %7 低 %P6。</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5, %P6 above %7.</source>
        <translation>成本最低：%I1 × %2，%T5 %M3 %4，比 %7 高 %P6。</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5; cannot be told apart from %7.</source>
        <translation>成本最低：%I1 × %2，%T5 %M3 %4；与 %7 无法区分。</translation>
    </message>
    <message>
        <source>On spot it costs %M1 to %M2 %3 %T4, between the lowest and the highest likely interruption frequency.</source>
        <translation>在最低与最高的可能中断频率之间，Spot %T4的费用为 %M1 至 %M2 %3。</translation>
    </message>
    <message numerus="yes">
        <source>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there it would cost %M4 %5 %T6.</source>
        <translation>
            <numerusform>警告：在记录到的 %1 Spot 市场（%I2 个池）中，每 %H3 丢失一个实例；在那样的市场中%T6的费用为 %M4 %5。</numerusform>
        </translation>
    </message>
    <message>
        <source>Which instances serve %I2 %T5 of %1 an hour, with prices of %3?</source>
        <translation>按 %3 的价格，哪些实例可每小时用 %1 处理 %I2 %T5？</translation>
    </message>
    <message>
        <source>Which instances serve %I2 %T5 of %1 an hour within %F4 ms, with prices of %3?</source>
        <translation>按 %3 的价格，哪些实例可在 %F4 ms 内响应并每小时用 %1 处理 %I2 %T5？</translation>
    </message>
    <message numerus="yes">
        <source>What does it take to train %1 on %I2 %T5 with %I3 instances, with prices of %4?</source>
        <translation>
            <numerusform>按 %4 的价格，用 %I3 个实例以 %I2 %T5训练 %1 需要什么？</numerusform>
        </translation>
    </message>
    <message>
        <source>inferences an hour</source>
        <translation>每小时推理次数</translation>
    </message>
    <message>
        <source>audio of an inference</source>
        <translation>一次推理的音频时长</translation>
    </message>
    <message>
        <source>demand in thousandths of an hour of audio</source>
        <translation>以千分之一小时音频计的需求</translation>
    </message>
    <message>
        <source>training of adapters against full training</source>
        <translation>适配器训练相对于全参数训练</translation>
    </message>
    <message>
        <source>%2 of %1 is made for inference: nothing is trained on it.</source>
        <translation>%1 的 %2 专用于推理，不用于训练。</translation>
    </message>
    <message>
        <source>Adapters are trained: no gradients of the frozen parameters, so that the rate is 1 to %L1 times that of full training.</source>
        <translation>训练的是适配器：冻结的参数没有梯度，因此速率为全参数训练的 1 至 %L1 倍。</translation>
    </message>
    <message>
        <source>Inferences</source>
        <translation>推理次数</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Image-text pairs</source>
        <translation>图文对</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>三维体数据</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Utterances</source>
        <translation>语音</translation>
    </message>
    <message>
        <source>Hours of audio</source>
        <translation>音频小时</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>输出 token</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>Llama 3.1 8B chat, 20 million output tokens an hour</source>
        <translation>Llama 3.1 8B 聊天：每小时 2000 万个输出 token</translation>
    </message>
    <message>
        <source>Llama 3.3 70B chat, first token within 450 ms, then 40 ms per token</source>
        <translation>Llama 3.3 70B 聊天：首 token 450 ms 内，其后每 token 40 ms</translation>
    </message>
    <message>
        <source>gpt-oss-120b by vLLM, 20 million output tokens an hour</source>
        <translation>gpt-oss-120b（vLLM）：每小时 2000 万个输出 token</translation>
    </message>
    <message>
        <source>Embeddings of 10 million documents within an hour</source>
        <translation>一小时内为 1000 万篇文档生成嵌入</translation>
    </message>
    <message>
        <source>Whisper: 10,000 hours of audio transcribed within an hour</source>
        <translation>Whisper：一小时内转写 10,000 小时音频</translation>
    </message>
    <message>
        <source>SDXL: 10,000 images an hour, each within 20 s</source>
        <translation>SDXL：每小时 10,000 张图像，每张 20 秒内</translation>
    </message>
    <message>
        <source>LoRA fine-tuning of Llama 3 8B on 100 million tokens</source>
        <translation>用 1 亿个 token 对 Llama 3 8B 做 LoRA 微调</translation>
    </message>
    <message>
        <source>Training of a 7B model from scratch on 1 trillion tokens</source>
        <translation>用 1 万亿个 token 从头训练 7B 模型</translation>
    </message>
    <message>
        <source>Only %I1 rows are of this software: how wide the interval has to be is taken from all software.</source>
        <translation>此软件只有 %I1 行：区间宽度取自所有软件。</translation>
    </message>
    <message>
        <source>1,000 h</source>
        <translation>1,000 小时</translation>
    </message>
    <message>
        <source>the rate is missing, zero or negative</source>
        <translation>速率缺失、为零或为负</translation>
    </message>
    <message>
        <source>the rate is more than its hardware can do at its peak</source>
        <translation>速率超过硬件的峰值能力</translation>
    </message>
    <message>
        <source>the latency is zero or negative</source>
        <translation>延迟为零或为负</translation>
    </message>
    <message>
        <source>the precision is unknown, or no peak of it is</source>
        <translation>精度未知，或该精度的峰值未知</translation>
    </message>
    <message>
        <source>weights and one request do not fit into memory</source>
        <translation>权重加一个请求超出内存</translation>
    </message>
    <message>
        <source>the model has no layers or dimensions in the catalogue</source>
        <translation>数据目录中没有该模型的层数或维度</translation>
    </message>
    <message>
        <source>the hardware has no figures in the catalogue</source>
        <translation>数据目录中没有该硬件的数据</translation>
    </message>
    <message>
        <source>the number of accelerators or cores is unknown</source>
        <translation>加速器或核心数量未知</translation>
    </message>
    <message>
        <source>the lengths of requests are unknown</source>
        <translation>请求长度未知</translation>
    </message>
    <message>
        <source>only a part of the instance worked, or one request at a time</source>
        <translation>只使用了实例的一部分，或一次只处理一个请求</translation>
    </message>
    <message>
        <source>several instances worked together</source>
        <translation>多个实例协同工作</translation>
    </message>
    <message>
        <source>the catalogue marks the row as outlier or superseded</source>
        <translation>数据目录将该行标为离群值或已被取代</translation>
    </message>
    <message>
        <source>it is other work than the method’s, such as speculative decoding or a load below the full one</source>
        <translation>不是该方法的工作，例如投机解码或未满负载</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Inputs of length %I1; the runs that count state no length.</source>
        <translation>输入长度为 %I1；计入的运行未说明长度。</translation>
    </message>
    <message>
        <source>Other lengths: %I1 tokens in and %I2 out instead of %I3 and %I4.</source>
        <translation>其他长度：输入 %I1 个 token、输出 %I2 个，而非 %I3 和 %I4。</translation>
    </message>
    <message>
        <source>Another length of the input: %I1 tokens instead of %I2.</source>
        <translation>其他输入长度：%I1 个 token，而非 %I2。</translation>
    </message>
    <message>
        <source>Another length of the output: %I1 tokens instead of %I2.</source>
        <translation>其他输出长度：%I1 个 token，而非 %I2。</translation>
    </message>
    <message>
        <source>Does not say of which length.</source>
        <translation>未说明长度。</translation>
    </message>
    <message>
        <source>The chosen run is closer in the number of nodes.</source>
        <translation>所选运行的节点数更接近。</translation>
    </message>
    <message>
        <source>The chosen run is closer in the number of accelerators.</source>
        <translation>所选运行的加速器数量更接近。</translation>
    </message>
    <message>
        <source>The chosen run is faster.</source>
        <translation>所选运行更快。</translation>
    </message>
    <message>
        <source>As fast as the chosen run, and no newer.</source>
        <translation>与所选运行一样快，且不更新。</translation>
    </message>
    <message>
        <source>Faster, but under another load.</source>
        <translation>更快，但负载不同。</translation>
    </message>
    <message>
        <source>Too few rows are of this architecture (%I1): how wide the interval has to be is taken from all hardware.</source>
        <translation>此架构的行太少（%I1）：区间宽度取自所有硬件。</translation>
    </message>
    <message>
        <source>On hardware like that of %1 no network was measured at such a precision, or its peak rate or bandwidth are not known.</source>
        <translation>在与 %1 同类的硬件上没有以此精度测量过网络，或其峰值速率或带宽未知。</translation>
    </message>
    <message>
        <source>Fitted to the measurements, the part that all share: standard error %L1 on the scale of the fit.</source>
        <translation>按测量拟合，所有数据共有的部分：拟合尺度上的标准误差 %L1。</translation>
    </message>
    <message>
        <source>Fitted to the measurements, the part of the architecture %1: standard error %L2 on the scale of the fit.</source>
        <translation>按测量拟合，架构 %1 的部分：拟合尺度上的标准误差 %L2。</translation>
    </message>
    <message>
        <source>Fitted to the measurements, the part of graphics cards of the architecture %1: standard error %L2 on the scale of the fit.</source>
        <translation>按测量拟合，架构 %1 显卡的部分：拟合尺度上的标准误差 %L2。</translation>
    </message>
    <message>
        <source>Fitted to the measurements, the part of the software (%T1): standard error %L2 on the scale of the fit.</source>
        <translation>按测量拟合，软件（%T1）的部分：拟合尺度上的标准误差 %L2。</translation>
    </message>
    <message>
        <source>Predicted for %W1 with weights in %2, requests in flight: %I3. 80 % lie within a factor of %L4.</source>
        <translation>对 %W1、权重 %2、%I3 个并发请求的预测：80% 落在 %L4 倍以内。</translation>
    </message>
    <message>
        <source>Predicted for %W1 with weights in %2, requests in flight: %I3, moved by measured rows of the same accelerator: %I5. 80 % lie within a factor of %L4.</source>
        <translation>对 %W1、权重 %2、%I3 个并发请求的预测，并按同一加速器的 %I5 条测量校正：80% 落在 %L4 倍以内。</translation>
    </message>
    <message>
        <source>what narrow weights leave of it</source>
        <translation>窄权重保留的比例</translation>
    </message>
    <message>
        <source>Its rate or its times are more than its hardware can do at its peak.</source>
        <translation>其速率或时间超过硬件的峰值能力。</translation>
    </message>
    <message>
        <source>One of its times is zero or negative.</source>
        <translation>其某项时间为零或为负。</translation>
    </message>
    <message>
        <source>Weights and one request do not fit into its memory.</source>
        <translation>权重加一个请求超出其内存。</translation>
    </message>
    <message>
        <source>Measured with %I1 tokens in and %I2 out; the formula at the same load carries it to the lengths asked for.</source>
        <translation>以输入 %I1、输出 %I2 个词元测得；公式在相同负载下将其换算到所需长度。</translation>
    </message>
    <message>
        <source>what other lengths of requests make of it</source>
        <translation>其他请求长度带来的变化</translation>
    </message>
    <message>
        <source>No benchmark shows a serving stack with %2 weights on %1, so none is predicted.</source>
        <translation>没有基准测试表明有推理服务栈在 %1 上以 %2 权重运行，因此不作预测。</translation>
    </message>
    <message>
        <source>First token predicted at %L1 ms, 80 % range %L2 to %L3 ms: measure it before you rely on the limit of %L4 ms.</source>
        <translation>首个词元预测为 %L1 ms，80% 范围 %L2 至 %L3 ms：依赖 %L4 ms 的限制前请先实测。</translation>
    </message>
    <message>
        <source>A million thousandths of an hour: per 1,000 hours of audio.</source>
        <translation>一百万个千分之一小时：即每 1,000 小时音频。</translation>
    </message>
    <message>
        <source>All %I3 candidates that have this figure (of %I4) share one value. Prices as of %1, catalogue %2</source>
        <translation>具有该数值的 %I3 个候选（共 %I4 个）的值全部相同。价格截至 %1，数据目录 %2</translation>
    </message>
    <message>
        <source>Carbon intensity of the grid, direct</source>
        <translation>电网碳强度（直接排放）</translation>
    </message>
    <message>
        <source>Market-based carbon intensity</source>
        <translation>基于市场的碳强度</translation>
    </message>
    <message>
        <source>Marginal carbon intensity</source>
        <translation>边际碳强度</translation>
    </message>
    <message>
        <source>%T1, %T2</source>
        <extracomment>%T1: a carbon figure; %T2: the basis of accounting</extracomment>
        <translation>%T1，%T2</translation>
    </message>
    <message>
        <source>location-based</source>
        <translation>基于位置</translation>
    </message>
    <message>
        <source>location-based, direct</source>
        <translation>基于位置，直接排放</translation>
    </message>
    <message>
        <source>market-based</source>
        <translation>基于市场</translation>
    </message>
    <message>
        <source>marginal</source>
        <translation>边际</translation>
    </message>
    <message>
        <source>Price of %1 by region</source>
        <translation>各区域的 %1 价格</translation>
    </message>
    <message>
        <source>%T2 of %1 by region</source>
        <translation>各区域 %1 的%T2</translation>
    </message>
    <message>
        <source>No region has this figure of %1.</source>
        <translation>没有任何区域具有 %1 的该数值。</translation>
    </message>
    <message>
        <source>Instance types on offer</source>
        <translation>可用实例类型</translation>
    </message>
    <message>
        <source>No price of this type there on that day.</source>
        <translation>该区域在当日没有此类型的价格。</translation>
    </message>
    <message>
        <source>The catalogue has no carbon intensity of this region.</source>
        <translation>数据目录没有该区域的碳强度。</translation>
    </message>
    <message>
        <source>No result there: its inputs are incomplete.</source>
        <translation>该处没有结果：输入数据不完整。</translation>
    </message>
    <message>
        <source>Energy of a year</source>
        <translation>一年的能耗</translation>
    </message>
    <message>
        <source>Operational CO₂e of a year</source>
        <translation>一年的运营 CO₂e</translation>
    </message>
    <message>
        <source>Cost and emissions of a year</source>
        <translation>一年的成本与排放</translation>
    </message>
    <message>
        <source>Cost and emissions of the run</source>
        <translation>本次运行的成本与排放</translation>
    </message>
    <message>
        <source>Risks</source>
        <translation>风险</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>什么会改变这一结论</translation>
    </message>
    <message>
        <source>%1: %Q2</source>
        <extracomment>%1: name of an accelerator, a platform or a region; %Q2: a quantity</extracomment>
        <translation>%1：%Q2</translation>
    </message>
    <message>
        <source>Blue: the figure in use. Lines: ranges</source>
        <translation>蓝色：正在使用的数值。线段：范围</translation>
    </message>
    <message>
        <source>It uses %G1 kWh and emits %G2 g CO₂e %T3; %4 uses %G5 kWh and emits %G6 g.</source>
        <translation>%T3耗电 %G1 kWh，排放 %G2 g CO₂e；%4 耗电 %G5 kWh，排放 %G6 g。</translation>
    </message>
    <message>
        <source>It uses %G1 kWh and emits %G2 g CO₂e %T3.</source>
        <translation>%T3耗电 %G1 kWh，排放 %G2 g CO₂e。</translation>
    </message>
    <message>
        <source>It uses %G1 kWh and emits %G2 kg CO₂e; %3 uses %G4 kWh and emits %G5 kg.</source>
        <translation>耗电 %G1 kWh，排放 %G2 kg CO₂e；%3 耗电 %G4 kWh，排放 %G5 kg。</translation>
    </message>
    <message>
        <source>It uses %G1 kWh and emits %G2 kg CO₂e.</source>
        <translation>耗电 %G1 kWh，排放 %G2 kg CO₂e。</translation>
    </message>
    <message>
        <source>The market-based figure of %1 is 0 by contract: AWS states that it buys as much renewable energy as it uses. The grid of the place emits all the same.</source>
        <translation>%1 的市场法数值按合同为 0：AWS 声明其购买的可再生能源与用量相等。当地电网仍有排放。</translation>
    </message>
    <message>
        <source>The market-based figure of %1 is 0 by contract: AWS states that it bought as much renewable energy as it used in %2. The grid of the place emits all the same.</source>
        <translation>%1 的市场法数值按合同为 0：AWS 声明其 %2 年购买的可再生能源与用量相等。当地电网仍有排放。</translation>
    </message>
    <message>
        <source>No price of %1 in %2 (%3) at or before %4. It is offered in %5.</source>
        <translation>%1 在 %2（%3）没有 %4 当日或之前的价格。提供该类型的区域：%5。</translation>
    </message>
    <message>
        <source>No price of %1 in %2 (%3) at or before %4. It is offered in %5 and %I6 more.</source>
        <translation>%1 在 %2（%3）没有 %4 当日或之前的价格。提供该类型的区域：%5 及另外 %I6 个。</translation>
    </message>
    <message>
        <source>%O1: no price known for %I2 of %I3 types that are on sale.</source>
        <translation>%O1：%I3 个在售类型中有 %I2 个价格未知。</translation>
    </message>
    <message>
        <source>Price level by region</source>
        <translation>各区域的价格水平</translation>
    </message>
    <message>
        <source>On-demand price to the lowest of all regions, median of the types</source>
        <translation>按需价格与所有区域最低价格之比，各类型的中位数</translation>
    </message>
    <message>
        <source>No region has this figure.</source>
        <translation>没有区域有此数值。</translation>
    </message>
    <message>
        <source>No on-demand price to compare there on that day.</source>
        <translation>当天该处没有可比较的按需价格。</translation>
    </message>
    <message>
        <source>Against %1 that saves %S2 %3 and %L4 t CO2e a year.</source>
        <translation>与 %1 相比，每年节省 %S2 %3 和 %L4 吨 CO₂e。</translation>
    </message>
    <message>
        <source>Against %1 that saves %S2 %3 and emits %L4 t CO2e more a year.</source>
        <translation>与 %1 相比，每年节省 %S2 %3，但多排放 %L4 吨 CO₂e。</translation>
    </message>
    <message>
        <source>Against %1 that saves %S2 %3 a year; the operational CO2e of both cannot be told apart.</source>
        <translation>与 %1 相比，每年节省 %S2 %3；两者的运营 CO₂e 无法区分。</translation>
    </message>
    <message>
        <source>Against %1 that saves %S2 %3 a year.</source>
        <translation>与 %1 相比，每年节省 %S2 %3。</translation>
    </message>
    <message>
        <source>Amounts in %1 at %F2 per USD, the rate of %3.</source>
        <translation>金额以 %1 计，每 USD 合 %F2（%3 的汇率）。</translation>
    </message>
    <message>
        <source>No price history of %1 in this region and zone: its price stays at %S2 USD/h.</source>
        <translation>此区域和可用区没有 %1 的价格历史：其价格保持为 %S2 USD/h。</translation>
    </message>
    <message>
        <source>%1, %2 to %3: the price was at or below the cap of %S5 USD/h %P4 of the time and crossed it upwards %I6 times.</source>
        <translation>%1，%2 至 %3：价格有 %P4 的时间不高于上限 %S5 USD/h，向上越过上限 %I6 次。</translation>
    </message>
    <message numerus="yes">
        <source>%I2 error(s) in %1:</source>
        <translation>
            <numerusform>%1 中有 %I2 处错误：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %I1 more</source>
        <translation>
            <numerusform>另有 %I1 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost against operational carbon, %T1</source>
        <extracomment>%T1: the basis of accounting, such as market-based</extracomment>
        <translation>成本与运营碳排放，%T1</translation>
    </message>
    <message>
        <source>%T1 by region</source>
        <extracomment>%T1: the carbon intensity by its basis of accounting</extracomment>
        <translation>各区域的%T1</translation>
    </message>
    <message>
        <source>The price of %C1 fell %P2, observed on %3.</source>
        <translation>%C1 的价格下降了 %P2，观测于 %3。</translation>
    </message>
    <message>
        <source>The price of %C1 rose %P2, observed on %3.</source>
        <translation>%C1 的价格上涨了 %P2，观测于 %3。</translation>
    </message>
    <message>
        <source>The price of %C1 fell %P2 between %3 and %4.</source>
        <translation>%3 至 %4 期间，%C1 的价格下降了 %P2。</translation>
    </message>
    <message>
        <source>The price of %C1 rose %P2 between %3 and %4.</source>
        <translation>%3 至 %4 期间，%C1 的价格上涨了 %P2。</translation>
    </message>
    <message>
        <source>No price of the leading candidates changed between %1 and %2.</source>
        <translation>%1 至 %2 期间，领先候选的价格没有变化。</translation>
    </message>
    <message>
        <source>The cheapest is now %C1 instead of %C2: %M3 instead of %M4 %5 %T6.</source>
        <translation>现在最便宜的是 %C1，而不是 %C2：%T6 %M3 %5，原为 %M4 %5。</translation>
    </message>
    <message>
        <source>The cheapest is now %C1 instead of %C2: %M3 instead of %M4 %5 for the run.</source>
        <translation>现在最便宜的是 %C1，而不是 %C2：该次运行 %M3 %5，原为 %M4 %5。</translation>
    </message>
    <message>
        <source>%C1 stays the cheapest: %M2 instead of %M3 %4 %T5.</source>
        <translation>%C1 仍然最便宜：%T5 %M2 %4，原为 %M3 %4。</translation>
    </message>
    <message>
        <source>%C1 stays the cheapest: %M2 instead of %M3 %4 for the run.</source>
        <translation>%C1 仍然最便宜：该次运行 %M2 %4，原为 %M3 %4。</translation>
    </message>
    <message>
        <source>%C1 stays the cheapest at the same cost.</source>
        <translation>%C1 仍然最便宜，成本不变。</translation>
    </message>
    <message>
        <source>Instances: %I1 instead of %I2.</source>
        <translation>实例：%I1，原为 %I2。</translation>
    </message>
    <message>
        <source>No candidate qualifies any more; the cheapest was %C1.</source>
        <translation>不再有符合条件的候选；此前最便宜的是 %C1。</translation>
    </message>
    <message>
        <source>%C1 now qualifies and is the cheapest.</source>
        <translation>%C1 现在符合条件，并且最便宜。</translation>
    </message>
    <message>
        <source>All %I1 trajectories end at the same value; seed %2</source>
        <translation>全部 %I1 条轨迹结果相同；种子 %2</translation>
    </message>
    <message>
        <source>All %I1 trajectories end within %L3 %U4 (%P5 of the value); seed %2</source>
        <extracomment>%L3: how far the lowest and the highest lie apart, with its unit</extracomment>
        <translation>全部 %I1 条轨迹的结果相差不超过 %L3 %U4（数值的 %P5）；种子 %2</translation>
    </message>
    <message>
        <source>All %I1 trajectories end within %M3 %4 (%P5 of the value); seed %2</source>
        <translation>全部 %I1 条轨迹的结果相差不超过 %M3 %4（数值的 %P5）；种子 %2</translation>
    </message>
    <message>
        <source>no checkpoints</source>
        <translation>无检查点</translation>
    </message>
    <message>
        <source>best interval on spot, none on demand</source>
        <translation>Spot 用最佳间隔，按需不设检查点</translation>
    </message>
    <message>
        <source>%C1 has no price on %2.</source>
        <extracomment>%M3 is the cost of %C1, %M4 that of %C2; %5: the currency; %T6: &quot;per million images&quot;</extracomment>
        <translation>%C1 在 %2 没有价格。</translation>
    </message>
    <message>
        <source>%I1 trajectories, seed %2; %I5 end at nearly the same value, %I3 beyond it, up to %L4, are not drawn</source>
        <translation>%I1 条轨迹，种子 %2；其中 %I5 条的结果几乎相同，另有 %I3 个（最大 %L4）未画出</translation>
    </message>
    <message>
        <source>Used here: the Spot Instance Advisor&apos;s %L1 interruptions an hour, the share of a type&apos;s instances in a region that is interrupted within a month.</source>
        <translation>此处采用：Spot Instance Advisor 的每小时 %L1 次中断，即一个区域内某类型实例在一个月内被中断的比例。</translation>
    </message>
    <message>
        <source>Used here: the given rate of %L1 interruptions an hour.</source>
        <translation>此处采用：给定的每小时 %L1 次中断。</translation>
    </message>
    <message>
        <source>At the recorded rate the run hardly ever ends: a restart and a segment seldom complete before the next interruption.</source>
        <translation>按记录的频率运行几乎无法结束：重启加一个区段很少能在下次中断前完成。</translation>
    </message>
    <message>
        <source>Here and as recorded: %L1 and %L2 h on average.</source>
        <translation>此处与按记录：平均 %L1 和 %L2 h。</translation>
    </message>
    <message>
        <source>Here and as recorded: %L1 and %L2 h, %M3 and %M4 USD on average.</source>
        <translation>此处与按记录：平均 %L1 和 %L2 h，%M3 和 %M4 USD。</translation>
    </message>
    <message>
        <source>Here and as recorded: %L1 and %L2 h on average, %P3 and %P4 of the runs in time.</source>
        <translation>此处与按记录：平均 %L1 和 %L2 h，%P3 和 %P4 的运行按时完成。</translation>
    </message>
    <message>
        <source>Here and as recorded: %L1 and %L2 h, %M3 and %M4 USD on average, %P5 and %P6 of the runs in time.</source>
        <translation>此处与按记录：平均 %L1 和 %L2 h，%M3 和 %M4 USD，%P5 和 %P6 的运行按时完成。</translation>
    </message>
    <message>
        <source>Here and as recorded: below the target %P1 and %P2 of the time.</source>
        <translation>此处与按记录：%P1 和 %P2 的时间低于目标。</translation>
    </message>
    <message>
        <source>Here and as recorded: below the target %P1 and %P2 of the time, %M3 and %M4 USD on average.</source>
        <translation>此处与按记录：%P1 和 %P2 的时间低于目标，平均 %M3 和 %M4 USD。</translation>
    </message>
    <message>
        <source>A unit-hour of the target costs %M1 USD, on-demand %M2 USD (%D3).</source>
        <translation>目标容量每单位·小时 %M1 USD，按需为 %M2 USD（%D3）。</translation>
    </message>
    <message>
        <source>A unit-hour of the target costs %M1 USD; on-demand %M2 USD with %3, the cheapest of the pools (%D4), and %M5 USD with the selected type (%D6).</source>
        <translation>目标容量每单位·小时 %M1 USD；按需时用容量池中最便宜的 %3 为 %M2 USD（%D4），用所选类型为 %M5 USD（%D6）。</translation>
    </message>
    <message>
        <source>Best checkpoint interval %L1 h: on the same draws it saves %M2 USD and %L3 h on average.</source>
        <translation>最佳检查点间隔 %L1 h：在相同抽样下平均节省 %M2 USD 和 %L3 h。</translation>
    </message>
    <message>
        <source>Best without checkpoints: on the same draws that saves %M1 USD and %L2 h on average.</source>
        <translation>不设检查点最佳：在相同抽样下平均节省 %M1 USD 和 %L2 h。</translation>
    </message>
    <message>
        <source>Simulated interval</source>
        <translation>模拟间隔</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. 0 g is AWS&apos;s claim by contract, not the grid&apos;s.</source>
        <translation>价格截至 %1，数据目录 %2。0 g 是 AWS 基于合同的声明，并非电网的数值。</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. 0 g is AWS&apos;s claim by contract for %3, not the grid&apos;s.</source>
        <translation>价格截至 %1，数据目录 %2。0 g 是 AWS 就 %3 年基于合同的声明，并非电网的数值。</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. 0 g is AWS&apos;s claim by contract, not the grid&apos;s. Faint: computed, but not counted for the answer.</source>
        <translation>价格截至 %1，数据目录 %2。0 g 是 AWS 基于合同的声明，并非电网的数值。淡化显示：已计算，但不计入答案。</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. 0 g is AWS&apos;s claim by contract for %3, not the grid&apos;s. Faint: computed, but not counted for the answer.</source>
        <translation>价格截至 %1，数据目录 %2。0 g 是 AWS 就 %3 年基于合同的声明，并非电网的数值。淡化显示：已计算，但不计入答案。</translation>
    </message>
    <message>
        <source>Price dated</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>It cannot be told apart from %1 (%M2 %3): their ranges overlap.</source>
        <translation>%1（%M2 %3）的范围与之重叠，无法区分。</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be told apart from %1 (%M3 %4) and %I2 others: their ranges overlap.</source>
        <translation>
            <numerusform>%1（%M3 %4）及另外 %I2 个候选的范围与之重叠，无法区分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the catalogue has no &quot;%2&quot; for this work.</source>
        <translation>%1：数据目录中没有适用于此工作的“%2”。</translation>
    </message>
    <message>
        <source>Which model?</source>
        <translation>哪个模型？</translation>
    </message>
    <message>
        <source>What may it run on?</source>
        <translation>可以在什么上运行？</translation>
    </message>
    <message>
        <source>How much work is there?</source>
        <translation>工作量有多大？</translation>
    </message>
    <message>
        <source>How fast must it be?</source>
        <translation>需要多快？</translation>
    </message>
    <message>
        <source>How may it be bought?</source>
        <translation>可以如何购买？</translation>
    </message>
    <message>
        <source>Where may it run?</source>
        <translation>可以在哪里运行？</translation>
    </message>
    <message>
        <source>Model, or its size in billions</source>
        <translation>模型，或其规模（十亿）</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Runs on Arm</source>
        <translation>可在 Arm 上运行</translation>
    </message>
    <message>
        <source>Accelerators used</source>
        <translation>使用的加速器数</translation>
    </message>
    <message>
        <source>Users reading at the same time</source>
        <translation>同时阅读的用户数</translation>
    </message>
    <message>
        <source>Requests per hour</source>
        <translation>每小时请求数</translation>
    </message>
    <message>
        <source>Samples or tokens</source>
        <translation>样本或 token</translation>
    </message>
    <message>
        <source>Operations in FP64</source>
        <translation>FP64 运算量</translation>
    </message>
    <message>
        <source>Instances per run</source>
        <translation>每次运行的实例数</translation>
    </message>
    <message>
        <source>First token within</source>
        <translation>首个 token 时限</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>应答时限</translation>
    </message>
    <message>
        <source>Done within</source>
        <translation>完成时限</translation>
    </message>
    <message>
        <source>May be interrupted</source>
        <translation>可以中断</translation>
    </message>
    <message>
        <source>Needed for</source>
        <translation>需要时长</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Serving another model</source>
        <translation>提供其他模型服务</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Qualcomm</source>
        <translation>Qualcomm</translation>
    </message>
    <message>
        <source>Can be compiled for any accelerator</source>
        <translation>可为任何加速器编译</translation>
    </message>
    <message>
        <source>Runs on GPUs and CPUs as it is</source>
        <translation>无需改动即可在 GPU 和 CPU 上运行</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>数量不限</translation>
    </message>
    <message>
        <source>Low risk</source>
        <translation>低风险</translation>
    </message>
    <message>
        <source>Any region</source>
        <translation>任意区域</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>成本最低</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Cleanest</source>
        <translation>最清洁</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>Lowest risk</source>
        <translation>风险最低</translation>
    </message>
    <message>
        <source>You asked for another accelerator.</source>
        <translation>您选择了其他加速器。</translation>
    </message>
    <message>
        <source>CUDA code runs on NVIDIA GPUs only.</source>
        <translation>CUDA 代码只能在 NVIDIA GPU 上运行。</translation>
    </message>
    <message>
        <source>CUDA code needs a GPU.</source>
        <translation>CUDA 代码需要 GPU。</translation>
    </message>
    <message>
        <source>The model must be compiled for this accelerator (%1).</source>
        <translation>必须为此加速器（%1）编译模型。</translation>
    </message>
    <message>
        <source>No Elastic Fabric Adapter: no training or HPC over several instances.</source>
        <translation>没有 Elastic Fabric Adapter：无法跨多个实例训练或运行 HPC。</translation>
    </message>
    <message>
        <source>FP64 at %P1 of its FP32 rate.</source>
        <translation>FP64 速率为 FP32 的 %P1。</translation>
    </message>
    <message>
        <source>Throughput taken as the FP64 peak at an efficiency of %P1. Processors have no such peak in the catalogue.</source>
        <translation>吞吐量按效率 %P1 的 FP64 峰值计算。数据目录中没有处理器的此类峰值。</translation>
    </message>
    <message>
        <source>Fine-tuning trains low-rank adapters with %P1 of the parameters.</source>
        <translation>微调训练占参数 %P1 的低秩适配器。</translation>
    </message>
    <message>
        <source>Types that are retired by now are included, since prices are of %1.</source>
        <translation>由于价格日期为 %1，已停售的类型也包括在内。</translation>
    </message>
    <message>
        <source>Interrupted with a chance of %P1 to %P2 in a month.</source>
        <translation>一个月内中断的概率为 %P1 至 %P2。</translation>
    </message>
    <message>
        <source>On-demand, and the throughput is no estimate.</source>
        <translation>按需购买，且吞吐量不是估算值。</translation>
    </message>
    <message>
        <source>Measured: %L1 per second and instance.</source>
        <translation>实测：每实例每秒 %L1。</translation>
    </message>
    <message>
        <source>Stated by the maker: %L1 per second and instance.</source>
        <translation>厂商给出：每实例每秒 %L1。</translation>
    </message>
    <message>
        <source>Derived from a publication: %L1 per second and instance.</source>
        <translation>由公开资料推导：每实例每秒 %L1。</translation>
    </message>
    <message>
        <source>Estimated: %L1 per second and instance, within a factor of %L2.</source>
        <translation>估算：每实例每秒 %L1，误差在 %L2 倍以内。</translation>
    </message>
    <message>
        <source>Assumed: %L1 per second and instance.</source>
        <translation>假设：每实例每秒 %L1。</translation>
    </message>
    <message>
        <source>Your figure: %L1 per second and instance.</source>
        <translation>您的数值：每实例每秒 %L1。</translation>
    </message>
    <message>
        <source>One instance carries the load, in use %P2 of the time.</source>
        <translation>一个实例即可承担负载，使用率为 %P2。</translation>
    </message>
    <message>
        <source>The load needs %I1 instances, in use %P2 of the time.</source>
        <translation>负载需要 %I1 个实例，使用率为 %P2。</translation>
    </message>
    <message>
        <source>First token after %L1 ms, then %L2 ms per token.</source>
        <translation>首个 token 用时 %L1 ms，之后每个 token %L2 ms。</translation>
    </message>
    <message>
        <source>Done in %H1, within the deadline of %H2.</source>
        <translation>用时 %H1，在 %H2 的期限内。</translation>
    </message>
    <message>
        <source>Done in %H1.</source>
        <translation>用时 %H1。</translation>
    </message>
    <message>
        <source>The price is of %1.</source>
        <translation>价格日期为 %1。</translation>
    </message>
    <message>
        <source>No other type qualifies.</source>
        <translation>没有其他类型符合条件。</translation>
    </message>
    <message>
        <source>Of an earlier generation.</source>
        <translation>属于早期世代。</translation>
    </message>
    <message>
        <source>Estimate too wide: a factor of %L1, allowed is %L2.</source>
        <translation>估算范围过宽：%L1 倍，允许 %L2 倍。</translation>
    </message>
    <message>
        <source>Takes %H1, the deadline is %H2.</source>
        <translation>需要 %H1，期限为 %H2。</translation>
    </message>
    <message>
        <source>First token after %L1 ms, the limit is %L2 ms.</source>
        <translation>首个 token 用时 %L1 ms，上限为 %L2 ms。</translation>
    </message>
    <message>
        <source>%L1 ms per token, the limit is %L2 ms.</source>
        <translation>每个 token %L1 ms，上限为 %L2 ms。</translation>
    </message>
    <message>
        <source>Excluded: %V1.</source>
        <translation>已排除：%V1。</translation>
    </message>
    <message>
        <source>%R1 of the lowest cost.</source>
        <translation>最低成本的 %R1。</translation>
    </message>
    <message>
        <source>Fastest with several GPUs</source>
        <translation>多 GPU 最快</translation>
    </message>
    <message>
        <source>Fastest with one GPU</source>
        <translation>单 GPU 最快</translation>
    </message>
    <message>
        <source>Best value with one GPU</source>
        <translation>单 GPU 性价比最高</translation>
    </message>
    <message>
        <source>Best value with several GPUs</source>
        <translation>多 GPU 性价比最高</translation>
    </message>
    <message>
        <source>Modest price</source>
        <translation>价格实惠</translation>
    </message>
    <message>
        <source>reproduced</source>
        <translation>已重现</translation>
    </message>
    <message>
        <source>not reproduced</source>
        <translation>未重现</translation>
    </message>
    <message>
        <source>%O1 pays from %P2 of the hours on (price of %3).</source>
        <translation>%O1：使用时长达到 %P2 起更划算（%3 的价格）。</translation>
    </message>
    <message>
        <source>Nothing qualifies with this answer: %1.</source>
        <translation>此答案下没有符合条件的候选：%1。</translation>
    </message>
    <message>
        <source>These answers exclude each other: %1.</source>
        <translation>这些答案互相矛盾：%1。</translation>
    </message>
    <message>
        <source>Nothing qualifies for this work.</source>
        <translation>没有符合此工作的候选。</translation>
    </message>
    <message>
        <source>Published: %1. Then, with prices of %2: %3, %T4. Today: %5.</source>
        <translation>公开推荐：%1。当时（%2 的价格）：%3，%T4。现在：%5。</translation>
    </message>
    <message>
        <source>Its figure</source>
        <translation>其数值</translation>
    </message>
    <message>
        <source>Lowest figure</source>
        <translation>最低数值</translation>
    </message>
    <message>
        <source>Candidates compared</source>
        <translation>比较的候选数</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>风险</translation>
    </message>
    <message>
        <source>Purchase plan</source>
        <translation>购买方案</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>no figures</source>
        <translation>没有数据</translation>
    </message>
    <message>
        <source>No price is known on or before %1. Choose a later price date.</source>
        <translation>截至 %1 没有已知价格。请选择更晚的价格日期。</translation>
    </message>
    <message>
        <source>Paid for the whole term, used or not.</source>
        <translation>无论使用与否，都需支付整个期限的费用。</translation>
    </message>
    <message>
        <source>%P2 below the next type, %1.</source>
        <translation>比下一个类型 %1 低 %P2。</translation>
    </message>
    <message>
        <source>Cannot be told apart from the next type, %1.</source>
        <translation>与下一个类型 %1 无法区分。</translation>
    </message>
    <message>
        <source>the only one with figures</source>
        <translation>唯一有数据的类型</translation>
    </message>
    <message>
        <source>Accelerators: %I1.</source>
        <translation>加速器：%I1 个。</translation>
    </message>
    <message>
        <source>Users: %I1, reading %I2 tokens a second each; a request has %I3 tokens of input and %I4 of output.</source>
        <translation>用户 %I1 名，每人每秒阅读 %I2 个 token；每个请求有 %I3 个输入 token 和 %I4 个输出 token。</translation>
    </message>
    <message>
        <source>On-demand; the efficiency is an assumption.</source>
        <translation>按需购买；效率为假设值。</translation>
    </message>
    <message>
        <source>No rate for double precision is known.</source>
        <translation>双精度算力未知。</translation>
    </message>
    <message>
        <source>Best estimated from a measurement of the same accelerator: %1, %M2 %3, %P4 more.</source>
        <translation>由同一加速器的测量估计，最低成本：%1，%M2 %3，高 %P4。</translation>
    </message>
    <message>
        <source>Best estimated from a measurement of the same accelerator: %1, %M2 %3, %R4 the cost.</source>
        <translation>由同一加速器的测量估计，最低成本：%1，%M2 %3，成本 %R4。</translation>
    </message>
    <message>
        <source>Best estimated from a measurement of the same accelerator: %1, %M2 %3; the costs cannot be told apart.</source>
        <translation>由同一加速器的测量估计，最低成本：%1，%M2 %3；成本无法区分。</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2.</source>
        <translation>它以 %I1 × %2 开始。</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2 (%P3 of the capacity) and %I4 × %5 (%P6).</source>
        <translation>它以 %I1 × %2（占容量的 %P3）和 %I4 × %5（%P6）开始。</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2 (%P3 of the capacity), %I4 × %5 (%P6) and %I7 × %8 (%P9).</source>
        <translation>它以 %I1 × %2（占容量的 %P3）、%I4 × %5（%P6）和 %I7 × %8（%P9）开始。</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2 (%P3 of the capacity), %I4 × %5 (%P6), %I7 × %8; further types: %I9.</source>
        <translation>它以 %I1 × %2（占容量的 %P3）、%I4 × %5（%P6）、%I7 × %8 开始；其余类型：%I9 种。</translation>
    </message>
    <message>
        <source>On %3 the price of %C1 is %P2 higher than on %4.</source>
        <translation>%3 时 %C1 的价格比 %4 高 %P2。</translation>
    </message>
    <message>
        <source>On %3 the price of %C1 is %P2 lower than on %4.</source>
        <translation>%3 时 %C1 的价格比 %4 低 %P2。</translation>
    </message>
    <message>
        <source>Used here: no interruptions. Unless 0 was entered, no rate of this type was published by that day.</source>
        <translation>此处按无中断计算。若未输入 0，则表示截至该日尚未公布此类型的中断率。</translation>
    </message>
    <message>
        <source>No candidate of the last valid filter is shown here. Correct the filter.</source>
        <translation>上一个有效筛选的候选在此均无法显示。请更正筛选条件。</translation>
    </message>
    <message>
        <source>The trace has %G1 h, less than the deadline. Shorten the deadline or choose a longer trace.</source>
        <translation>可用性记录为 %G1 h，短于期限。请缩短期限或选择更长的可用性记录。</translation>
    </message>
    <message>
        <source>Finish time by policy, P5 to P95</source>
        <translation>各策略完成时间，P5 至 P95</translation>
    </message>
    <message>
        <source>The fleet has no pool: add a pool with its spot price.</source>
        <translation>实例集没有容量池：请添加一个带 Spot 价格的容量池。</translation>
    </message>
    <message>
        <source>Capacity of the pools: none can take a launch. Raise the price cap, or the limit or launch chance of a pool.</source>
        <translation>容量池的容量：没有容量池能够启动实例。请提高价格上限，或提高某个容量池的上限数或启动成功率。</translation>
    </message>
    <message>
        <source>Read from %1 (tasks): tasks %I2, copies %I3.</source>
        <translation>读自 %1（任务）：任务 %I2 个，副本 %I3 个。</translation>
    </message>
    <message>
        <source>Read from %1 (Amazon ECS): tasks %I2, copies %I3.</source>
        <translation>读自 %1（Amazon ECS）：任务 %I2 个，副本 %I3 个。</translation>
    </message>
    <message>
        <source>Read from %1 (Kubernetes): tasks %I2, copies %I3.</source>
        <translation>读自 %1（Kubernetes）：任务 %I2 个，副本 %I3 个。</translation>
    </message>
    <message>
        <source>%1: %2 is not considered in the placement.</source>
        <translation>%1：放置时不考虑 %2。</translation>
    </message>
    <message>
        <source>%1 may run in any of %2: it is placed without a zone, since on-demand prices are the same in each.</source>
        <translation>%1 可在 %2 中任一可用区运行：各可用区的按需价格相同，因此放置时不指定可用区。</translation>
    </message>
    <message>
        <source>%1 names Neuron devices by their path, so each copy has an instance of its own.</source>
        <translation>%1 按路径指定 Neuron 设备，因此每个副本独占一个实例。</translation>
    </message>
    <message>
        <source>%1 asks for Elastic Inference, which AWS no longer offers: placed without it.</source>
        <translation>%1 请求 AWS 已不再提供的 Elastic Inference：放置时不计入。</translation>
    </message>
    <message>
        <source>%1 is meant for Fargate; it is placed on instances instead.</source>
        <translation>%1 面向 Fargate；此处改为放置到实例上。</translation>
    </message>
    <message>
        <source>Only the first placement strategy is applied.</source>
        <translation>仅应用第一个放置策略。</translation>
    </message>
    <message>
        <source>%1 asks for %I2 NeuronCores, placed as %I3 devices: two cores each, as on Inferentia2 and Trainium.</source>
        <translation>%1 请求 %I2 个 NeuronCore，按 %I3 个设备放置：与 Inferentia2 和 Trainium 一样，每个设备两个核心。</translation>
    </message>
    <message>
        <source>%1 requests no CPU or no memory: Kubernetes reserves none, and so does the placement.</source>
        <translation>%1 未请求 CPU 或内存：Kubernetes 不予预留，放置时同样不预留。</translation>
    </message>
    <message>
        <source>%1, line %2: the template %3 is not filled in. Render the file first.</source>
        <translation>%1，第 %2 行：模板 %3 尚未填充。请先渲染该文件。</translation>
    </message>
    <message>
        <source>%1, line %2: more than %I3 values, counting those that aliases repeat.</source>
        <translation>%1，第 %2 行：计入别名重复的值后，超过 %I3 个值。</translation>
    </message>
    <message>
        <source>%1, line %2, %3: the expression cannot be read from &quot;%4&quot; on.</source>
        <translation>%1，第 %2 行，%3：表达式从“%4”起无法读取。</translation>
    </message>
    <message>
        <source>%1, line %2, %3: ALL needs a placement constraint on instance types that have the same number of accelerators.</source>
        <translation>%1，第 %2 行，%3：使用 ALL 时，需要将实例类型限定为加速器数量相同者的放置约束。</translation>
    </message>
    <message>
        <source>%1, line %2: %3 asks for GPUs, which Fargate does not support.</source>
        <translation>%1，第 %2 行：%3 请求 GPU，而 Fargate 不支持 GPU。</translation>
    </message>
    <message>
        <source>%1, line %2: %3 runs the task definition %4, which is in none of the files.</source>
        <translation>%1，第 %2 行：%3 运行任务定义 %4，但所有文件中都没有该定义。</translation>
    </message>
    <message>
        <source>%1, line %2: %3 runs a copy on every node. How many copies that is follows from a placement; it cannot be placed itself.</source>
        <translation>%1，第 %2 行：%3 在每个节点上各运行一个副本。副本数取决于放置结果，因此其本身无法放置。</translation>
    </message>
    <message>
        <source>Throughput measured on %I1 × %2 and scaled in proportion to %I3, as the scenario assumes: the time changes with their number, the cost does not.</source>
        <translation>吞吐量在 %I1 × %2 上测得，并按方案的假设按比例换算为 %I3 台：台数改变时间，不改变成本。</translation>
    </message>
    <message>
        <source>Throughput measured on %I1 × %2 and scaled to %I3 by the scenario’s scaling: %P4 of what proportion would give.</source>
        <translation>吞吐量在 %I1 × %2 上测得，并按方案的扩展效率换算为 %I3 台：为按比例换算值的 %P4。</translation>
    </message>
    <message>
        <source>With prices of %1, %2 costs %M3 %4, %P5 below %6, as at the prices of the scenario’s date.</source>
        <translation>按 %1 的价格，%2 为 %M3 %4，比 %6 低 %P5，与按方案日期的价格相同。</translation>
    </message>
    <message>
        <source>With prices of %1, %2 costs %M3 %4 and cannot be told apart from %6; at the prices of the scenario’s date it was %P7 below.</source>
        <translation>按 %1 的价格，%2 为 %M3 %4，与 %6 无法区分；按方案日期的价格则低 %P7。</translation>
    </message>
    <message>
        <source>Copies per instance</source>
        <translation>每实例副本数</translation>
    </message>
    <message>
        <source>Idle GPUs</source>
        <translation>闲置 GPU</translation>
    </message>
    <message>
        <source>Idle vCPU</source>
        <translation>闲置 vCPU</translation>
    </message>
    <message>
        <source>Idle memory</source>
        <translation>闲置内存</translation>
    </message>
    <message>
        <source>Cost per copy</source>
        <translation>每副本成本</translation>
    </message>
    <message>
        <source>Power per copy</source>
        <translation>每副本功率</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What it needs</source>
        <translation>所需事项</translation>
    </message>
    <message>
        <source>The type holds no copy of the task</source>
        <translation>该类型容纳不了任务的任何副本</translation>
    </message>
    <message>
        <source>The task asks for no GPU, no vCPU and no memory: nothing limits its copies</source>
        <translation>任务不要求 GPU、vCPU 和内存：副本数没有限制</translation>
    </message>
    <message>
        <source>%T1: %L2 requested, %L3 available</source>
        <translation>%T1：请求 %L2，可用 %L3</translation>
    </message>
    <message>
        <source>Written from a placement in %1 at on-demand prices as of %2. Not run against any account: review it before you apply it.</source>
        <translation>根据 %1 的放置结果和截至 %2 的按需价格编写。未在任何账户中运行：应用前请先检查。</translation>
    </message>
    <message>
        <source>Each instance type has an Auto Scaling group and a capacity provider of its own, so that the counts of the placement hold. The outputs are the memberOf placement constraints of the tasks.</source>
        <translation>每种实例类型都有自己的 Auto Scaling 组和容量提供程序，使放置的数量得以保持。输出是各任务的 memberOf 放置约束。</translation>
    </message>
    <message>
        <source>The placement uses the zones %1: choose subnets in these.</source>
        <translation>放置使用可用区 %1：请选择其中的子网。</translation>
    </message>
    <message>
        <source>Each instance type has a NodePool of its own, limited to the counts of the placement. Karpenter starts a node when a pod waits for one, and chooses the node itself.</source>
        <translation>每种实例类型都有自己的 NodePool，上限为放置的数量。有 Pod 等待节点时，Karpenter 才启动节点，并自行选择节点。</translation>
    </message>
    <message>
        <source>Replace %1 with the name of the cluster. Pin a version of the alias for production.</source>
        <translation>请将 %1 替换为集群名称。生产环境请固定别名的版本。</translation>
    </message>
    <message>
        <source>Spot capacity: the placement was priced on demand; Spot costs less and may be interrupted.</source>
        <translation>竞价型容量：放置按按需价格计算；竞价型更便宜，但可能中断。</translation>
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
        <translation>容器镜像</translation>
    </message>
    <message>
        <source>ECS GPU-optimized AMI (Amazon Linux 2023): it has the NVIDIA driver and container runtime. Parameter %1.</source>
        <translation>ECS GPU 优化型 AMI（Amazon Linux 2023）：自带 NVIDIA 驱动程序和容器运行时。参数 %1。</translation>
    </message>
    <message>
        <source>ECS-optimized AMI (Amazon Linux 2023, Neuron): it has the Neuron driver. Parameter %1.</source>
        <translation>ECS 优化型 AMI（Amazon Linux 2023，Neuron）：自带 Neuron 驱动程序。参数 %1。</translation>
    </message>
    <message>
        <source>ECS-optimized AMI for arm64 (Amazon Linux 2023). Parameter %1.</source>
        <translation>适用于 arm64 的 ECS 优化型 AMI（Amazon Linux 2023）。参数 %1。</translation>
    </message>
    <message>
        <source>ECS-optimized AMI (Amazon Linux 2023). Parameter %1.</source>
        <translation>ECS 优化型 AMI（Amazon Linux 2023）。参数 %1。</translation>
    </message>
    <message>
        <source>%1 in %2: required for the agent to offer GPUs. The GPU-optimized AMI is built with it; an AMI of your own is not.</source>
        <translation>%2 中的 %1：代理提供 GPU 所必需。GPU 优化型 AMI 已包含此设置，自建 AMI 没有。</translation>
    </message>
    <message>
        <source>GPUs as %1 of the container: ECS then sets %2 to the GPUs it assigned. Do not set it yourself.</source>
        <translation>在容器的 %1 中声明 GPU：ECS 会将 %2 设为所分配的 GPU。请勿自行设置。</translation>
    </message>
    <message>
        <source>The instance has %L1 of a GPU: ask for that number in %2, which ECS places on such instances alone.</source>
        <translation>该实例拥有 %L1 个 GPU：在 %2 中请求该数值，ECS 只会将其放置在此类实例上。</translation>
    </message>
    <message>
        <source>%1 device plugin as a DaemonSet: without it no node offers %2, and pods that ask for it stay pending.</source>
        <translation>%1 设备插件（DaemonSet）：没有它，节点不提供 %2，请求它的 Pod 会一直等待。</translation>
    </message>
    <message>
        <source>Toleration of the taint %1 on pods and device plugin: it keeps other pods off the node.</source>
        <translation>Pod 和设备插件需容忍污点 %1：它使其他 Pod 不会调度到该节点。</translation>
    </message>
    <message>
        <source>%1 set to %2 or %3 where the image is not based on an NVIDIA CUDA image, which sets it.</source>
        <translation>若镜像不基于 NVIDIA CUDA 镜像（其中已设置），请将 %1 设为 %2 或 %3。</translation>
    </message>
    <message>
        <source>CUDA %3 or later: %1 has compute capability %2, unknown to earlier toolkits.</source>
        <translation>CUDA %3 或更高版本：%1 的计算能力为 %2，更早的工具包不支持。</translation>
    </message>
    <message>
        <source>CUDA %3 to %4: %1 has compute capability %2, which other toolkits do not compile for.</source>
        <translation>CUDA %3 至 %4：%1 的计算能力为 %2，其他工具包不为其编译。</translation>
    </message>
    <message>
        <source>Every Neuron device in %1 of the container (%2 and so on), and the capability %3 for the runtime.</source>
        <translation>在容器的 %1 中列出每个 Neuron 设备（%2 等），并为运行时添加能力 %3。</translation>
    </message>
    <message>
        <source>Neuron runtime and a framework built for Neuron, as in the Neuron containers: %1 runs no CUDA code.</source>
        <translation>Neuron 运行时和为 Neuron 构建的框架，如 Neuron 容器所含：%1 不能运行 CUDA 代码。</translation>
    </message>
    <message>
        <source>EFA where one training job spans several of the %I1 instances: EFA network interfaces, libfabric and the OFI plugin of NCCL in the image, and one placement group. A task of this placement stays on one instance.</source>
        <translation>当一个训练作业跨越这 %I1 个实例中的多个时需要 EFA：EFA 网络接口、镜像中的 libfabric 和 NCCL 的 OFI 插件，以及一个置放群组。本次放置的任务只在一个实例上。</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;. The tasks are: %2.</source>
        <translation>没有任务“%1”。现有任务：%2。</translation>
    </message>
    <message>
        <source>Image for %2: the CPU is %1. In an ECS task definition, set %3 to %4.</source>
        <translation>适用于 %2 的镜像：CPU 为 %1。在 ECS 任务定义中将 %3 设为 %4。</translation>
    </message>
    <message>
        <source>Part of a GPU</source>
        <translation>GPU 的一部分</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>稀疏</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>内存带宽</translation>
    </message>
    <message>
        <source>Link, each way</source>
        <translation>互连，单向</translation>
    </message>
    <message>
        <source>TDP</source>
        <translation>TDP</translation>
    </message>
    <message>
        <source>Instance types</source>
        <translation>实例类型</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Compute Capability</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>代次</translation>
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
        <translation>原生算力</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Supported, no rate published</source>
        <translation>支持，未公布算力</translation>
    </message>
    <message>
        <source>Computed in another format</source>
        <translation>以其他格式计算</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>slow %F1</source>
        <translation>慢 %F1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>以 %1</translation>
    </message>
    <message>
        <source>Published dense rate of one accelerator.</source>
        <translation>单个加速器公布的稠密算力。</translation>
    </message>
    <message>
        <source>Only %P1 of its %2 rate.</source>
        <translation>仅为其 %2 算力的 %P1。</translation>
    </message>
    <message>
        <source>Listed as supported; the catalogue&apos;s sources publish no rate.</source>
        <translation>列为支持；数据目录的来源未公布算力。</translation>
    </message>
    <message>
        <source>Structured sparsity is supported. All rates shown here are dense.</source>
        <translation>支持结构化稀疏。此处显示的算力均为稠密算力。</translation>
    </message>
    <message>
        <source>Accepted, but the arithmetic is done in %1: less memory, not a higher rate.</source>
        <translation>可以接受，但运算以 %1 进行：节省内存，算力不会提高。</translation>
    </message>
    <message>
        <source>The source says that this hardware does not support it.</source>
        <translation>来源说明此硬件不支持。</translation>
    </message>
    <message>
        <source>Programmable logic: the design decides which formats it computes in.</source>
        <translation>可编程逻辑：由设计决定以何种格式计算。</translation>
    </message>
    <message>
        <source>No source in the catalogue says whether it is supported.</source>
        <translation>数据目录中没有来源说明是否支持。</translation>
    </message>
    <message>
        <source>No AWS instance type has this accelerator.</source>
        <translation>没有 AWS 实例类型配备此加速器。</translation>
    </message>
    <message>
        <source>No current instance type has an on-demand price in %1 as of %2.</source>
        <translation>截至 %2，%1 中没有在售实例类型有按需价格。</translation>
    </message>
    <message>
        <source>No %1 rate is published.</source>
        <translation>未公布 %1 算力。</translation>
    </message>
    <message>
        <source>%1 in %2, on-demand price of %3, whole instance</source>
        <translation>%2 的 %1，%3 的按需价格，整个实例</translation>
    </message>
    <message>
        <source>The catalogue has no accelerator &quot;%1&quot;.</source>
        <translation>数据目录中没有加速器“%1”。</translation>
    </message>
    <message>
        <source>Several accelerators are called &quot;%1&quot;: choose one of %2.</source>
        <translation>有多个加速器名为“%1”：请从 %2 中选择一个。</translation>
    </message>
    <message>
        <source>Low utilisation</source>
        <translation>利用率低</translation>
    </message>
    <message>
        <source>Paid for while idle</source>
        <translation>空闲时仍在付费</translation>
    </message>
    <message>
        <source>Less energy on another chip</source>
        <translation>其他芯片能耗更低</translation>
    </message>
    <message>
        <source>Newer generation</source>
        <translation>更新一代</translation>
    </message>
    <message>
        <source>Cleaner grid nearby</source>
        <translation>附近更清洁的电网</translation>
    </message>
    <message>
        <source>Commitment instead of on-demand</source>
        <translation>以承诺代替按需</translation>
    </message>
    <message>
        <source>Spot instead of on-demand</source>
        <translation>以竞价型代替按需</translation>
    </message>
    <message>
        <source>No candidate qualifies, so there is nothing to advise on. Name a candidate.</source>
        <translation>没有符合条件的候选，因此没有可建议的对象。请指定一个候选。</translation>
    </message>
    <message>
        <source>The scenario has no candidate %1.</source>
        <translation>方案中没有候选 %1。</translation>
    </message>
    <message>
        <source>Not checked: it needs a file of measured utilisation.</source>
        <translation>未检查：需要实测利用率文件。</translation>
    </message>
    <message>
        <source>Not checked: the file has no utilisation of an accelerator.</source>
        <translation>未检查：文件中没有加速器利用率。</translation>
    </message>
    <message>
        <source>Not checked: the energy of %1 over the series is not known.</source>
        <translation>未检查：%1 在该序列中的能耗未知。</translation>
    </message>
    <message>
        <source>No smaller machine with the accelerator of %1 carries the load: for 95 % of the time it is at most %L2 %, at its peak %L3 %.</source>
        <translation>没有带 %1 的加速器的更小机器能承担此负载：95% 的时间内至多 %L2%，峰值 %L3%。</translation>
    </message>
    <message>
        <source>Releasing it while idle would save %P1 of the hours, too few to matter.</source>
        <translation>空闲时释放可节省 %P1 的小时数，微不足道。</translation>
    </message>
    <message>
        <source>No purpose-built chip and no processor does the work of %1 with certainly less energy at no higher cost.</source>
        <translation>没有专用芯片或处理器能以不更高的费用、确定更低的能耗完成 %1 的工作。</translation>
    </message>
    <message>
        <source>Not checked: %1 has no GPU.</source>
        <translation>未检查：%1 没有 GPU。</translation>
    </message>
    <message>
        <source>No newer type of the class of %1 is certainly cheaper for this work.</source>
        <translation>与 %1 同类的更新类型中，没有一种能确定地以更低费用完成此工作。</translation>
    </message>
    <message>
        <source>Not checked: the year of %1 is not known.</source>
        <translation>未检查：%1 的年份未知。</translation>
    </message>
    <message>
        <source>No region within %L2 ms of %1 emits certainly less at a similar price. Light in fibre sets the distance.</source>
        <translation>在距 %1 %L2 ms 以内，没有区域能以相近价格确定地减少排放。距离以光在光纤中的传播计。</translation>
    </message>
    <message>
        <source>No commitment on offer makes %1 certainly cheaper.</source>
        <translation>没有任何可选的承诺能确定地降低 %1 的费用。</translation>
    </message>
    <message>
        <source>Spot does not make %1 certainly cheaper within the limits.</source>
        <translation>在限制范围内，竞价型不能确定地降低 %1 的费用。</translation>
    </message>
    <message>
        <source>Not checked: it is bought as %O1 already.</source>
        <translation>未检查：已按 %O1 购买。</translation>
    </message>
    <message>
        <source>%4 is used at %L1 % on average, at most %L2 % for 95 % of the time, %L3 % at its peak: %5 carries that.</source>
        <translation>%4 的利用率平均为 %L1%，95% 的时间内至多 %L2%，峰值 %L3%：%5 即可承担。</translation>
    </message>
    <message>
        <source>Idle for %H2 of %H4: releasing it whenever it idles for an hour saves %P1 of the hours in %I3 releases.</source>
        <translation>%H4 中有 %H2 空闲：每当空闲满一小时即释放，共 %I3 次释放可节省 %P1 的小时数。</translation>
    </message>
    <message>
        <source>%1 does the same work with %P2 less energy, at no higher cost.</source>
        <translation>%1 以少 %P2 的能耗完成相同的工作，费用不更高。</translation>
    </message>
    <message>
        <source>%1 with hardware of %2, not of %3, does the same work for %P4 less.</source>
        <translation>%1 采用 %2 年而非 %3 年的硬件，完成相同的工作少花 %P4。</translation>
    </message>
    <message>
        <source>The grid of %1 emits %P2 less than that of %3, at a similar price.</source>
        <translation>在价格相近的情况下，%1 的排放比 %3 少 %P2。</translation>
    </message>
    <message>
        <source>%O1 costs %P2 less than on-demand.</source>
        <translation>%O1 比按需便宜 %P2。</translation>
    </message>
    <message>
        <source>Spot costs %P1 less than on-demand, interruptions included.</source>
        <translation>竞价型计入中断后比按需便宜 %P1。</translation>
    </message>
    <message>
        <source>Accelerator memory used at the peak: %L1 GiB; the smaller machine has %L2 GiB.</source>
        <translation>峰值时使用的加速器内存：%L1 GiB；较小的机器有 %L2 GiB。</translation>
    </message>
    <message>
        <source>The file does not say how much accelerator memory was used: check that the model fits.</source>
        <translation>文件未说明使用了多少加速器内存：请确认模型放得下。</translation>
    </message>
    <message>
        <source>Sized so that the load of 95 % of the time stays below %P1.</source>
        <translation>按 95% 时间内的负载低于 %P1 来确定规模。</translation>
    </message>
    <message>
        <source>It is bought for a term: its hours are paid for whether used or not.</source>
        <translation>按期限购买：无论是否使用，都要为其小时数付费。</translation>
    </message>
    <message>
        <source>Taken to go on all year as in the %H1 that were measured.</source>
        <translation>假设全年都与实测的 %H1 相同。</translation>
    </message>
    <message>
        <source>The ranges of both overlap (%T1): it probably saves, but not for certain.</source>
        <translation>两者的范围重叠（%T1）：很可能节省，但并不确定。</translation>
    </message>
    <message>
        <source>The model has to be compiled with the AWS Neuron SDK; code in CUDA is not run.</source>
        <translation>模型需用 AWS Neuron SDK 编译；CUDA 代码无法运行。</translation>
    </message>
    <message>
        <source>It has another processor architecture: software needs a build for Arm.</source>
        <translation>处理器架构不同：软件需要 Arm 版本。</translation>
    </message>
    <message>
        <source>Light in fibre needs %L1 ms there and back. The latency of the network is higher and not in the catalogue.</source>
        <translation>光在光纤中往返需 %L1 ms。网络延迟更高，且不在数据目录中。</translation>
    </message>
    <message>
        <source>Check where the data may be processed; moving it is not in the figures.</source>
        <translation>请核实数据可在何处处理；迁移数据不计入数值。</translation>
    </message>
    <message>
        <source>One of both lacks a figure that this is computed from</source>
        <translation>两者之一缺少计算所需的数值</translation>
    </message>
    <message>
        <source>After the AWS Well-Architected Framework, sustainability pillar, SUS05-BP04.</source>
        <translation>依据 AWS Well-Architected Framework 可持续性支柱 SUS05-BP04。</translation>
    </message>
    <message>
        <source>No finding for %1. Below: what was checked, and why nothing was found.</source>
        <translation>%1 没有结果。下方列出已检查的项目及没有结果的原因。</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>替代方案</translation>
    </message>
    <message>
        <source>Cost, change</source>
        <translation>费用变化</translation>
    </message>
    <message>
        <source>Energy, change</source>
        <translation>能耗变化</translation>
    </message>
    <message>
        <source>Emissions, change</source>
        <translation>排放变化</translation>
    </message>
    <message>
        <source>Per</source>
        <translation>每</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>所发现的内容</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>须知</translation>
    </message>
    <message>
        <source>year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>run</source>
        <translation>次运行</translation>
    </message>
    <message>
        <source>Utilisation series, DCGM in Prometheus text</source>
        <translation>利用率序列，DCGM Prometheus 文本</translation>
    </message>
    <message>
        <source>Utilisation series, DCGM as CSV</source>
        <translation>利用率序列，DCGM CSV</translation>
    </message>
    <message>
        <source>Utilisation series, neuron-monitor JSON</source>
        <translation>利用率序列，neuron-monitor JSON</translation>
    </message>
    <message>
        <source>The file has no times: its rounds are taken to be %1 s apart.</source>
        <translation>文件没有时间：各轮间隔视为 %1 秒。</translation>
    </message>
    <message>
        <source>Another type: the log is of %1, not of %2.</source>
        <translation>类型不同：日志属于 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>%O1 would pay from %P3 of the hours on; released while idle, it runs %P2 of the hours.</source>
        <translation>%O1 要到 %P3 的小时数才划算；空闲时释放的话，只运行 %P2 的小时数。</translation>
    </message>
    <message>
        <source>The file has no utilisation of the processors: taken to be %P1.</source>
        <translation>文件没有处理器利用率：假设为 %P1。</translation>
    </message>
    <message>
        <source>%1 writes no text: choose a language model, or inference as the kind of work.</source>
        <translation>%1 不生成文本：请选择语言模型，或将工作类型改为推理。</translation>
    </message>
    <message>
        <source>Low severity</source>
        <translation>严重程度低</translation>
    </message>
    <message>
        <source>Medium severity</source>
        <translation>严重程度中</translation>
    </message>
    <message>
        <source>High severity</source>
        <translation>严重程度高</translation>
    </message>
    <message>
        <source>A part of the GPU is enough</source>
        <translation>GPU 的一部分即可</translation>
    </message>
    <message>
        <source>Not checked: the GPU of %1 is not divided by MIG.</source>
        <translation>未检查：%1 的 GPU 不支持 MIG 划分。</translation>
    </message>
    <message>
        <source>No MIG profile smaller than the GPU carries the load of 95 % of the time (%L1 %) and holds the memory that was used.</source>
        <translation>没有小于整块 GPU 的 MIG 配置能承担 95% 时间内的负载（%L1%）并容纳所用内存。</translation>
    </message>
    <message>
        <source>Not checked: the file does not say how much accelerator memory was used.</source>
        <translation>未检查：文件未说明使用了多少加速器内存。</translation>
    </message>
    <message>
        <source>A MIG instance %1 (%I2 of 7 compute slices, %L5 GiB) carries the load of 95 % of the time (%L3 % of the machine) and the %L4 GiB that were used.</source>
        <translation>MIG 实例 %1（7 个计算切片中的 %I2 个，%L5 GiB）可承担 95% 时间内的负载（整机的 %L3%）以及所用的 %L4 GiB。</translation>
    </message>
    <message>
        <source>The scenario that opens asks for what one instance did as measured, so that its figures are those of this finding.</source>
        <translation>打开的方案以测得的单个实例的工作量为需求，因此其数字即本条建议的数字。</translation>
    </message>
    <message>
        <source>The scenario that opens has traffic by hour, with none in %I1 hours of the day, and releases the instances in these.</source>
        <translation>打开的方案按小时给出流量，其中每天 %I1 小时没有流量，并在这些时段释放实例。</translation>
    </message>
    <message>
        <source>The saving is real only where other tasks use the rest: %I1 more instances %2 have room on the machine.</source>
        <translation>只有其他任务使用其余部分时才真正节省：该机器还能容纳 %I1 个 %2 实例。</translation>
    </message>
    <message>
        <source>On the page Place a task asks for the part %1, and what shares its machine stands beside it.</source>
        <translation>在放置页面上，任务请求 %1 部分，与其共用机器的任务显示在旁边。</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>part of a GPU</source>
        <translation>GPU 的一部分</translation>
    </message>
    <message>
        <source>GPUs divided as</source>
        <translation>GPU 划分为</translation>
    </message>
    <message>
        <source>An AMI of your own: no ECS-optimized AMI is documented that has the driver of %1 for %2. The template asks for it.</source>
        <translation>自备 AMI：文档中没有带 %2 的 %1 驱动程序的 ECS 优化 AMI。模板会要求填写。</translation>
    </message>
    <message>
        <source>GPUs divided by MIG as %1: label the node %2 with a configuration of this division, and let the device plugin offer the profiles (strategy &quot;mixed&quot;).</source>
        <translation>通过 MIG 将 GPU 划分为 %1：用标签 %2 为节点指定该划分的配置，并让设备插件提供这些配置（“mixed”策略）。</translation>
    </message>
    <message numerus="yes">
        <source>Tasks that name no architecture are placed on x86-64, for which images are built unless Arm is said: %I1 Arm types that would hold some of them are left aside.</source>
        <translation>
            <numerusform>未指定架构的任务放置在 x86-64 上，因为除非说明为 Arm，镜像都为 x86-64 构建：能容纳其中一些任务的 %I1 个 Arm 类型未予考虑。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs %H2; next is %3 with %H4.</source>
        <translation>%1 需要 %H2；其次是 %3，需要 %H4。</translation>
    </message>
    <message>
        <source>%1 needs %H2; no other type of then has a figure to compare.</source>
        <translation>%1 需要 %H2；当时没有其他类型具有可比数字。</translation>
    </message>
    <message>
        <source>%1 needs %H2, %3 needs %H4 (%R5): within their ranges the order may be either.</source>
        <translation>%1 需要 %H2，%3 需要 %H4（%R5）：在其范围内两种次序都有可能。</translation>
    </message>
    <message>
        <source>%1 needs %H2, %3 needs %H4 (%R5): more than their ranges explain.</source>
        <translation>%1 需要 %H2，%3 需要 %H4（%R5）：差异超出其范围。</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD a run; next is %3 with %M4 USD a run.</source>
        <translation>%1 每次运行需要 %M2 USD；其次是 %3，每次运行需要 %M4 USD。</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD a run; no other type of then has a figure to compare.</source>
        <translation>%1 每次运行需要 %M2 USD；当时没有其他类型具有可比数字。</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD a run, %3 needs %M4 USD a run (%R5): within their ranges the order may be either.</source>
        <translation>%1 每次运行需要 %M2 USD，%3 每次运行需要 %M4 USD（%R5）：在其范围内两种次序都有可能。</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD a run, %3 needs %M4 USD a run (%R5): more than their ranges explain.</source>
        <translation>%1 每次运行需要 %M2 USD，%3 每次运行需要 %M4 USD（%R5）：差异超出其范围。</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD per million; next is %3 with %M4 USD per million.</source>
        <translation>%1 每百万次需要 %M2 USD；其次是 %3，每百万次需要 %M4 USD。</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD per million; no other type of then has a figure to compare.</source>
        <translation>%1 每百万次需要 %M2 USD；当时没有其他类型具有可比数字。</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD per million, %3 needs %M4 USD per million (%R5): within their ranges the order may be either.</source>
        <translation>%1 每百万次需要 %M2 USD，%3 每百万次需要 %M4 USD（%R5）：在其范围内两种次序都有可能。</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD per million, %3 needs %M4 USD per million (%R5): more than their ranges explain.</source>
        <translation>%1 每百万次需要 %M2 USD，%3 每百万次需要 %M4 USD（%R5）：差异超出其范围。</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>如今：%1</translation>
    </message>
    <message>
        <source>Generations of accelerators by their %T1 rate</source>
        <translation>按 %T1 速率排列的加速器世代</translation>
    </message>
    <message>
        <source>No accelerator of the list has a published %T1 rate and a year.</source>
        <translation>列表中没有同时具有公开 %T1 速率和年份的加速器。</translation>
    </message>
    <message>
        <source>Dense rate of one accelerator, by the year in which it came; shown: %I1, without a published rate or a year: %I2.</source>
        <translation>单个加速器的稠密速率，按推出年份；显示 %I1 个，无公开速率或年份的 %I2 个。</translation>
    </message>
    <message>
        <source>Dense %T1 rate</source>
        <translation>稠密 %T1 速率</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5, %P6 below %7 (cheapest %T8; no baseline is set).</source>
        <translation>成本最低：%I1 × %2，%T5 %M3 %4，比 %7（%T8 中成本最低；未设基线）低 %P6。</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5; cannot be told apart from %7 (cheapest %T8; no baseline is set).</source>
        <translation>成本最低：%I1 × %2，%T5 %M3 %4；与 %7（%T8 中成本最低；未设基线）无法区分。</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5, %P6 below %7 (cheapest %T8; no baseline is set).</source>
        <translation>成本最低：%I1 × %2，整个运行 %M3 %4，%H5，比 %7（%T8 中成本最低；未设基线）低 %P6。</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5; cannot be told apart from %7 (cheapest %T8; no baseline is set).</source>
        <translation>成本最低：%I1 × %2，整个运行 %M3 %4，%H5；与 %7（%T8 中成本最低；未设基线）无法区分。</translation>
    </message>
    <message>
        <source>%1 is done in %H2 (%H4 to %H5), within the deadline of %H3.</source>
        <translation>%1 在 %H2（%H4 至 %H5）内完成，未超过 %H3的期限。</translation>
    </message>
    <message>
        <source>%1 is done in %H2, but its range of %H4 to %H5 reaches past the deadline of %H3.</source>
        <translation>%1 在 %H2内完成，但其范围 %H4 至 %H5 超出 %H3的期限。</translation>
    </message>
    <message>
        <source>The chance to end within %H2 is %P1; between the low and the high end of the throughput it is %P3 to %P4.</source>
        <translation>在 %H2 内完成的概率为 %P1；在吞吐量的下限与上限之间为 %P3 至 %P4。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken as %2. It may also mean %3.</source>
        <translation>“%1”按 %2 处理，也可能指 %3。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken as %2. It may also mean %3, and others.</source>
        <translation>“%1”按 %2 处理，也可能指 %3 等。</translation>
    </message>
    <message>
        <source>First token after %L1 ms (%L3 to %L4 ms), then %L2 ms per token.</source>
        <translation>首个 token 用时 %L1 ms（%L3 至 %L4 ms），之后每个 token %L2 ms。</translation>
    </message>
    <message>
        <source>Done in %H1 (%H3 to %H4), within the deadline of %H2.</source>
        <translation>用时 %H1（%H3 至 %H4），在 %H2 的期限内。</translation>
    </message>
    <message>
        <source>Done in %H1, but the range of %H3 to %H4 reaches past the deadline of %H2.</source>
        <translation>用时 %H1，但范围 %H3 至 %H4 超出 %H2 的期限。</translation>
    </message>
    <message>
        <source>First token after %L1 ms (%L3 to %L4 ms), the limit is %L2 ms.</source>
        <translation>首个 token 用时 %L1 ms（%L3 至 %L4 ms），上限为 %L2 ms。</translation>
    </message>
    <message>
        <source>Interruptions of one instance an hour: in brackets the lowest and highest frequency that is likely now, by the published band, its age and what the scenario states, and cost and time at these, by the closed forms. A chance to end in time has in brackets those at the low and the high end of the throughput.</source>
        <translation>每个实例每小时的中断次数：括号内为根据公布的区间、其时效以及场景的设定，当前可能的最低和最高频率，以及按封闭公式计算的相应费用和时间。按时完成的概率，括号内为吞吐量下限与上限时的值。</translation>
    </message>
    <message>
        <source>Recordings of pools with this accelerator (%I1) show %L2 (%B3 to %B4). They ask one zone for capacity every few minutes; the advisor counts a month of running instances over a region. Go by the advisor for the mean cost, by the recordings where a deadline matters: they are the upper case.</source>
        <translation>采用此加速器的容量池（%I1 个）的记录显示 %L2 次（%B3 至 %B4）。记录每隔几分钟向一个可用区请求容量；Advisor 统计整个区域内一个月运行的实例。平均费用以 Advisor 为准，截止时间重要时以记录为准：这是上限情形。</translation>
    </message>
    <message>
        <source>No recording is of this accelerator; pools of others (%I1) show %L2 (%B3 to %B4). They ask one zone for capacity every few minutes; the advisor counts a month of running instances over a region. Go by the advisor for the mean cost, by the recordings where a deadline matters: they are the upper case.</source>
        <translation>没有此加速器的记录；其他加速器的容量池（%I1 个）显示 %L2 次（%B3 至 %B4）。记录每隔几分钟向一个可用区请求容量；Advisor 统计整个区域内一个月运行的实例。平均费用以 Advisor 为准，截止时间重要时以记录为准：这是上限情形。</translation>
    </message>
    <message>
        <source>The scenario buys %O1 only; what follows is an alternative to it, compared with on-demand prices.</source>
        <translation>场景仅以 %O1 购买；以下是与按需价格比较的替代方案。</translation>
    </message>
    <message>
        <source>An alternative, as the scenario buys %O6 only. %O1: %M2 USD a day; all on demand: %M3 USD. Break-even use %P4. Price of %5.</source>
        <translation>替代方案，因为场景仅以 %O6 购买。%O1：每天 %M2 USD；全部按需：%M3 USD。盈亏平衡利用率 %P4。%5 的价格。</translation>
    </message>
    <message>
        <source>Mixed precision</source>
        <translation>混合精度</translation>
    </message>
    <message>
        <source>Batching</source>
        <translation>批处理</translation>
    </message>
    <message>
        <source>Continuous batching</source>
        <translation>连续批处理</translation>
    </message>
    <message>
        <source>Prefix cache</source>
        <translation>前缀缓存</translation>
    </message>
    <message>
        <source>Speculative decoding</source>
        <translation>推测解码</translation>
    </message>
    <message>
        <source>Distillation</source>
        <translation>蒸馏</translation>
    </message>
    <message>
        <source>Managed training by the second</source>
        <translation>按秒计费的托管训练</translation>
    </message>
    <message>
        <source>Spot with checkpoints</source>
        <translation>带检查点的竞价型</translation>
    </message>
    <message>
        <source>Automatic release</source>
        <translation>自动释放</translation>
    </message>
    <message>
        <source>Elastic Inference</source>
        <translation>Elastic Inference</translation>
    </message>
    <message>
        <source>available</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>included already</source>
        <translation>已包含</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Runs in %1 are allowed as well.</source>
        <translation>也允许以 %1 运行。</translation>
    </message>
    <message>
        <source>A server that admits requests at every step is allowed, instead of llama.cpp with one request at a time on each accelerator.</source>
        <translation>允许每一步都接纳请求的服务器，而不是每个加速器一次处理一个请求的 llama.cpp。</translation>
    </message>
    <message>
        <source>%P1 of the input tokens are found in the cache of earlier requests.</source>
        <translation>%P1 的输入 token 可在先前请求的缓存中找到。</translation>
    </message>
    <message>
        <source>%1 does the work of %2.</source>
        <translation>由 %1 完成 %2 的工作。</translation>
    </message>
    <message>
        <source>Spot capacity competes as well, with checkpoints at the best interval.</source>
        <translation>竞价型容量也参与比较，并以最佳间隔设置检查点。</translation>
    </message>
    <message>
        <source>Instances are released in quiet hours.</source>
        <translation>在清闲时段释放实例。</translation>
    </message>
    <message>
        <source>Every precision is allowed already, and the fastest is taken.</source>
        <translation>已允许所有精度，并取最快的一种。</translation>
    </message>
    <message>
        <source>The scenario allows %1 already.</source>
        <translation>方案已允许 %1。</translation>
    </message>
    <message>
        <source>Rates are those of the load that serves most within the limits already.</source>
        <translation>速率已是在限制内处理量最大的负载下的数值。</translation>
    </message>
    <message>
        <source>The servers whose rates are used admit requests at every step already.</source>
        <translation>所用速率的服务器已在每一步接纳请求。</translation>
    </message>
    <message>
        <source>The scenario already finds %P1 of the input tokens in the cache.</source>
        <translation>方案已有 %P1 的输入 token 命中缓存。</translation>
    </message>
    <message>
        <source>Every run is billed by the second for its own hours already, as EC2 and SageMaker bill it. Under a commitment the term is owed either way.</source>
        <translation>每次运行已按 EC2 和 SageMaker 的方式只为自身时间按秒计费。有承诺时，无论如何都要支付整个期限。</translation>
    </message>
    <message>
        <source>Spot is among the purchase options already.</source>
        <translation>竞价型已在购买选项中。</translation>
    </message>
    <message>
        <source>The fleet follows the traffic already.</source>
        <translation>实例集已随流量伸缩。</translation>
    </message>
    <message>
        <source>Your own throughput stands as you entered it.</source>
        <translation>按您输入的自有吞吐量计算。</translation>
    </message>
    <message>
        <source>The benchmark that the scenario pins decides the rate.</source>
        <translation>速率由方案固定的基准测试决定。</translation>
    </message>
    <message>
        <source>Not for this kind of work.</source>
        <translation>不适用于这类工作。</translation>
    </message>
    <message>
        <source>The catalogue has no figure of it.</source>
        <translation>数据目录中没有其数值。</translation>
    </message>
    <message>
        <source>Published times to train are not told apart by precision.</source>
        <translation>公布的训练时间未按精度区分。</translation>
    </message>
    <message>
        <source>The catalogue names no distilled student of %1.</source>
        <translation>数据目录中没有 %1 的蒸馏学生模型。</translation>
    </message>
    <message>
        <source>It needs the traffic by hour of the day.</source>
        <translation>需要按一天中各小时的流量。</translation>
    </message>
    <message>
        <source>How many requests are in flight is not known here, and its gain depends on it.</source>
        <translation>此处的并发请求数未知，而其收益取决于此。</translation>
    </message>
    <message>
        <source>AWS has retired it: no new customers since 15 April 2023, no longer available.</source>
        <translation>AWS 已停用：自 2023 年 4 月 15 日起不接受新客户，现已不可用。</translation>
    </message>
    <message>
        <source>No spot price of %1 is known here.</source>
        <translation>此处没有 %1 的竞价型价格。</translation>
    </message>
    <message>
        <source>At %P1 and %P2 of the input tokens found in the cache, instead of %P3.</source>
        <translation>缓存命中的输入 token 为 %P1 和 %P2，而不是 %P3。</translation>
    </message>
    <message>
        <source>No lever is switched on.</source>
        <translation>没有启用任何优化手段。</translation>
    </message>
    <message>
        <source>Each step is evaluated with those before it on; the product of the steps is the evaluation with all of them. The factor of a lever is that of it alone.</source>
        <translation>每一步都在前面的手段已启用时评估；各步之积就是全部启用时的评估。单项系数是其单独启用时的数值。</translation>
    </message>
    <message>
        <source>%T1 cannot be switched on: %2</source>
        <translation>%T1 无法启用：%2</translation>
    </message>
    <message>
        <source>%T1 is named twice.</source>
        <translation>%T1 被指定了两次。</translation>
    </message>
    <message>
        <source>%1 is no lever. Levers: %2.</source>
        <translation>%1 不是优化手段。优化手段：%2。</translation>
    </message>
    <message>
        <source>%T1 is switched on.</source>
        <translation>已启用 %T1。</translation>
    </message>
    <message>
        <source>%T1 is switched on without effect.</source>
        <translation>已启用 %T1，但没有效果。</translation>
    </message>
    <message>
        <source>Cost of %C1 as levers are switched on</source>
        <translation>逐项启用优化手段时 %C1 的费用</translation>
    </message>
    <message>
        <source>Energy of %C1 as levers are switched on</source>
        <translation>逐项启用优化手段时 %C1 的能耗</translation>
    </message>
    <message>
        <source>Emissions of %C1 as levers are switched on</source>
        <translation>逐项启用优化手段时 %C1 的排放</translation>
    </message>
    <message>
        <source>Without levers</source>
        <translation>不启用优化手段</translation>
    </message>
    <message>
        <source>With all of them</source>
        <translation>全部启用</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>优化手段</translation>
    </message>
    <message>
        <source>On</source>
        <translation>启用</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Cost, factor</source>
        <translation>费用系数</translation>
    </message>
    <message>
        <source>Energy, factor</source>
        <translation>能耗系数</translation>
    </message>
    <message>
        <source>Emissions, factor</source>
        <translation>排放系数</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Emissions</source>
        <translation>排放</translation>
    </message>
    <message>
        <source>throughput with levers</source>
        <translation>启用优化手段后的吞吐量</translation>
    </message>
    <message>
        <source>published speed-up</source>
        <translation>已公布的加速比</translation>
    </message>
    <message>
        <source>most requests in flight for which it is published</source>
        <translation>公布该值时的最大并发请求数</translation>
    </message>
    <message>
        <source>share of the input found in the cache</source>
        <translation>输入命中缓存的比例</translation>
    </message>
    <message>
        <source>rate at the ends of the share found in the cache</source>
        <translation>命中比例两端的速率</translation>
    </message>
    <message>
        <source>published speed-up of the student</source>
        <translation>学生模型已公布的加速比</translation>
    </message>
    <message>
        <source>step in which time is billed</source>
        <translation>计费时间的步长</translation>
    </message>
    <message>
        <source>year of retirement</source>
        <translation>停用年份</translation>
    </message>
    <message>
        <source>%1 has no units for %2: weights are stored in it and computed in a wider format.</source>
        <translation>%1 没有 %2 的运算单元：权重以该格式存储，并以更宽的格式计算。</translation>
    </message>
    <message>
        <source>Weights take 1 byte each in INT8 instead of %F1.</source>
        <translation>权重以 INT8 存储，每个占 1 字节，而不是 %F1 字节。</translation>
    </message>
    <message>
        <source>Weights take 1 byte each in FP8 instead of %F1.</source>
        <translation>权重以 FP8 存储，每个占 1 字节，而不是 %F1 字节。</translation>
    </message>
    <message>
        <source>As many requests are in flight as memory and limits allow, instead of %F1.</source>
        <translation>同时处理的请求数达到内存和限制允许的上限，而不是 %F1。</translation>
    </message>
    <message>
        <source>A draft guesses tokens ahead; the gain is published for up to %I1 requests in flight. The waits and the memory of the draft are not counted.</source>
        <translation>草稿模型提前猜测 token；其收益仅对最多 %I1 个并发请求公布过。等待时间和草稿模型的内存不计入。</translation>
    </message>
    <message>
        <source>The weights take %F1 bytes each already.</source>
        <translation>权重每个已只占 %F1 字节。</translation>
    </message>
    <message>
        <source>%I1 requests are in flight here, and its gain is published for up to %I2. A loaded server gains less, or loses.</source>
        <translation>此处有 %I1 个并发请求，而其收益只公布到 %I2 个。负载高的服务器收益更少，甚至会变慢。</translation>
    </message>
    <message>
        <source>What was to be printed could not be written whole to standard output.</source>
        <translation>要输出的内容未能完整写入标准输出。</translation>
    </message>
    <message>
        <source>%1 is written in UTF-16; save it as UTF-8 and import that.</source>
        <translation>%1 使用 UTF-16 编码；请另存为 UTF-8 后再导入。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of import. Known: %2.</source>
        <translation>“%1”不是导入类型。可用：%2。</translation>
    </message>
    <message>
        <source>%1 has an object of more than %I2 names, which no scenario has.</source>
        <translation>%1 中有一个对象的名称超过 %I2 个，任何方案都不会有这么多。</translation>
    </message>
    <message>
        <source>Not checked: the catalogue has no price of a commitment for %1 in %2.</source>
        <translation>未检查：数据目录中没有 %1 在 %2 的承诺价格。</translation>
    </message>
    <message>
        <source>Not checked: the catalogue has no Spot price of %1 in %2.</source>
        <translation>未检查：数据目录中没有 %1 在 %2 的竞价价格。</translation>
    </message>
    <message>
        <source>Price and idle power of the machine count for it with %P1, the rest for the others.</source>
        <translation>机器的价格和空闲功率按 %P1 计入该任务，其余计入其他任务。</translation>
    </message>
    <message>
        <source>This template does not divide the GPUs of %1 by MIG. The placement has them as %2: divide them in an image or user data of your own.</source>
        <translation>此模板不会用 MIG 划分 %1 的 GPU。放置方案的划分为 %2：请在您自己的镜像或用户数据中划分。</translation>
    </message>
    <message>
        <source>The GPUs of %1 are divided by MIG: %2. The MIG Manager of the NVIDIA GPU Operator does it: install it with %3 and %4. Without a NodeOverlay Karpenter knows no MIG resource on AWS (aws/karpenter-provider-aws, pull request 8710): a pod that asks for one may start no node.</source>
        <translation>%1 的 GPU 用 MIG 划分：%2。由 NVIDIA GPU Operator 的 MIG Manager 完成：请使用 %3 和 %4 安装。没有 NodeOverlay 时，AWS 上的 Karpenter 不认识 MIG 资源（aws/karpenter-provider-aws，拉取请求 8710），因此请求此类资源的 Pod 可能不会启动节点。</translation>
    </message>
    <message>
        <source>%1 is the smallest machine with its accelerator: for 95 % of the time its use is at most %L2 %, at its peak %L3 %. Other accelerators for the work stand under newer generation and other chips.</source>
        <translation>%1 是带有该加速器的最小机器：95% 的时间内利用率不超过 %L2%，峰值为 %L3%。适合该工作的其他加速器见“更新一代”和“其他芯片”。</translation>
    </message>
    <message>
        <source>%1: “%2” in line %I3 is no field known here and is not read. Check its spelling.</source>
        <translation>%1：第 %I3 行的“%2”不是已知字段，未予读取。请检查拼写。</translation>
    </message>
    <message>
        <source>Prices (%O3) as of %1, catalogue %2. Larger dots: more instance types on offer; dotted rings: no figure. Land: Natural Earth</source>
        <translation>价格（%O3）截至 %1，数据目录 %2。圆点越大，提供的实例类型越多；虚线圆表示没有数据。陆地：Natural Earth</translation>
    </message>
    <message>
        <source>No candidate in sight can be computed: none has a throughput. The Inspector says why of each.</source>
        <translation>可见的候选均无法计算：都没有吞吐量。检查器会说明每个候选的原因。</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. Larger dots: more instance types on offer; dotted rings: no figure. Land: Natural Earth</source>
        <translation>价格截至 %1，数据目录 %2。圆点越大，提供的实例类型越多；虚线圆表示没有数据。陆地：Natural Earth</translation>
    </message>
    <message>
        <source>The rate is an estimate by the fitted formula: no benchmark of this type</source>
        <translation>吞吐量由拟合公式估算：该类型没有基准测试</translation>
    </message>
    <message>
        <source>The rate is a share of the peak rate: no benchmark</source>
        <translation>吞吐量按峰值算力的一定比例计算：没有基准测试</translation>
    </message>
    <message>
        <source>The rate is your own</source>
        <translation>吞吐量是您自己的数值</translation>
    </message>
    <message>
        <source>chance to meet the deadline too low</source>
        <translation>按期完成的概率过低</translation>
    </message>
    <message>
        <source>%I1 past the deadline, or below the required chance of meeting it</source>
        <translation>%I1 个超过期限，或按期完成的概率低于要求</translation>
    </message>
    <message>
        <source>The chance to end by the deadline is %P1, below the required %P2.</source>
        <translation>按期完成的概率为 %P1，低于要求的 %P2。</translation>
    </message>
    <message>
        <source>No candidate qualifies: none meets the deadline of %H5 with the required chance (%I1 excluded); the fastest, %3, takes %H4 in the mean and meets it with a chance of %P6, required is %P7. Save checkpoints, buy on demand, or require less.</source>
        <translation>没有符合条件的候选：没有一个能以所要求的概率在 %H5 的期限内完成（排除 %I1 个）；最快的 %3 平均需要 %H4，按期完成的概率为 %P6，要求为 %P7。请保存检查点、改用按需实例，或降低要求。</translation>
    </message>
    <message>
        <source>The rate is that of the scenario, %I1 output tokens an hour: about %I2 users who read %I3 tokens a second each. A request has %I4 tokens of input and %I5 of output.</source>
        <translation>速率沿用场景的每小时 %I1 个输出 token：约 %I2 名用户，每人每秒阅读 %I3 个 token。每个请求有 %I4 个输入 token 和 %I5 个输出 token。</translation>
    </message>
    <message>
        <source>The first token may come after the limit of %L4 ms: %L1 ms (%L2 to %L3 ms). Throughput estimated, within a factor of %L5.</source>
        <translation>首个 token 可能超过 %L4 ms 的限制：%L1 ms（%L2 至 %L3 ms）。吞吐量为估算值，误差在 %L5 倍以内。</translation>
    </message>
    <message>
        <source>Median ×</source>
        <translation>中位数 ×</translation>
    </message>
    <message>
        <source>90 % within ×</source>
        <translation>90% 以内 ×</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2; that of %O3 is of %4 and may have changed</source>
        <translation>价格截至 %1，目录 %2；%O3 的价格截至 %4，可能已有变化</translation>
    </message>
    <message>
        <source>Together these are %I1: some have several reasons.</source>
        <translation>合计 %I1 个：有的有多个原因。</translation>
    </message>
    <message>
        <source>rate between two measured loads</source>
        <translation>两个实测负载之间的速率</translation>
    </message>
    <message>
        <source>The price of %O1 is of %2. That on demand may be newer, which moves the break-even.</source>
        <translation>%O1 的价格截至 %2。按需价格可能更新，盈亏平衡点会随之移动。</translation>
    </message>
    <message>
        <source>Between two measured loads (%1, %2), at %L3 requests in flight.</source>
        <translation>介于两个实测负载（%1、%2）之间，并发请求 %L3 个。</translation>
    </message>
    <message>
        <source>Longest shortfall, 95th percentile</source>
        <translation>最长缺口，第 95 百分位</translation>
    </message>
    <message>
        <source>Used here for %2: the Spot Instance Advisor&apos;s %L1 interruptions an hour, the share of a type&apos;s instances in a region that is interrupted within a month.</source>
        <translation>此处对 %2 采用：Spot Instance Advisor 的每小时 %L1 次中断，即一个区域内某类型实例在一个月内被中断的比例。</translation>
    </message>
    <message>
        <source>Used here for %2: the given rate of %L1 interruptions an hour.</source>
        <translation>此处对 %2 采用：给定的每小时 %L1 次中断。</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2, each of which counts as %L3 units of the target.</source>
        <translation>它以 %I1 × %2 开始，每个计为目标的 %L3 个单位。</translation>
    </message>
    <message>
        <source>Energy of the fleet in an hour</source>
        <translation>实例集每小时能耗</translation>
    </message>
    <message>
        <source>Carbon of the fleet in an hour</source>
        <translation>实例集每小时碳排放</translation>
    </message>
    <message>
        <source>No candidate in sight has this figure. The Inspector says why of each.</source>
        <translation>可见的候选均无此数值。检查器会说明每个候选的原因。</translation>
    </message>
    <message>
        <source>No candidate in sight has both figures. The Inspector says why of each.</source>
        <translation>可见的候选均不同时具有这两个数值。检查器会说明每个候选的原因。</translation>
    </message>
    <message>
        <source>No finite fleet of %1 (%T2). %T3</source>
        <translation>%1 没有有限的实例集（%T2）。%T3</translation>
    </message>
    <message>
        <source>No number of %1 keeps the first token within %L2 ms.</source>
        <translation>无论多少个 %1，首个 token 都无法在 %L2 ms 内返回。</translation>
    </message>
    <message>
        <source>No finite run on %1 (%T2). %T3</source>
        <translation>%1 上没有有限的运行（%T2）。%T3</translation>
    </message>
    <message>
        <source>likely but not certain</source>
        <translation>很可能但不确定</translation>
    </message>
    <message>
        <source>These ranges are of chance alone: prices, throughput and power count as given. Explore has their ranges.</source>
        <translation>这些范围仅来自随机性：价格、吞吐量和功率按给定值计。其范围见探索。</translation>
    </message>
    <message>
        <source>Location-based carbon %T1 with embodied (SCI)</source>
        <translation>%T1基于位置的碳排放，含隐含碳（SCI）</translation>
    </message>
    <message>
        <source>SCI gCO2e/1M</source>
        <translation>SCI gCO2e/1M</translation>
    </message>
    <message>
        <source>Location-based carbon per million with embodied (SCI)</source>
        <translation>每百万单位基于位置的碳排放，含隐含碳（SCI）</translation>
    </message>
    <message>
        <source>location-based and embodied emissions per million</source>
        <translation>每百万单位基于位置的排放与隐含排放</translation>
    </message>
    <message>
        <source>Operational plus embodied emissions of one million units by ISO/IEC 21031 (SCI): location-based, whatever basis is chosen.</source>
        <translation>一百万单位的运营排放与隐含排放之和，按 ISO/IEC 21031（SCI）：无论选择何种基准，均为基于位置。</translation>
    </message>
    <message>
        <source>%1, %T2</source>
        <translation>%1，%T2</translation>
    </message>
    <message>
        <source>The throughputs were not measured alike: they differ in %1 (%2).</source>
        <translation>吞吐量的测量条件不同，差异在于：%1（%2）。</translation>
    </message>
    <message>
        <source>No model for this work is called &quot;%2&quot;. Expected a name or a part of it, such as %3, or a size in billions of parameters, such as 7 or 7B.</source>
        <translation>此工作没有名为“%2”的模型。应为名称或其一部分，例如 %3，或以十亿参数计的规模，例如 7 或 7B。</translation>
    </message>
    <message>
        <source>%2 does the work &quot;%T3&quot;, not &quot;%T4&quot;. Choose that kind of work first.</source>
        <translation>%2 用于“%T3”，而不是“%T4”。请先选择该工作类型。</translation>
    </message>
    <message>
        <source>1 (exponential)</source>
        <translation>1（指数分布）</translation>
    </message>
    <message>
        <source>0 (constant)</source>
        <translation>0（恒定）</translation>
    </message>
    <message>
        <source>%F1 (squared coefficient of variation)</source>
        <translation>%F1（变异系数的平方）</translation>
    </message>
    <message>
        <source>Least memory each</source>
        <translation>每个加速器的最小内存</translation>
    </message>
    <message>
        <source>Least memory of each accelerator with the model spread over all of them, 1 GiB of workspace included; a language model with the cache of one request: more served at a time need more</source>
        <translation>模型分布在所有加速器上时每个加速器的最小内存，含 1 GiB 工作空间；语言模型含一个请求的缓存：同时服务更多请求则需要更多</translation>
    </message>
    <message>
        <source>Least memory in total</source>
        <translation>最小内存合计</translation>
    </message>
    <message>
        <source>Least memory of the accelerators of an instance, in training of all nodes, together</source>
        <translation>实例全部加速器（训练时为全部节点）合计的最小内存</translation>
    </message>
    <message>
        <source>Hazard %L1 per hour and instance, %L2 losses expected, no checkpoints.</source>
        <translation>每小时每实例风险率 %L1，预计损失 %L2 次，无检查点。</translation>
    </message>
    <message>
        <source>The program %1 was not found; it has to be installed and on the PATH.</source>
        <translation>未找到程序 %1；它必须已安装并位于 PATH 中。</translation>
    </message>
    <message>
        <source>%1 did not end within %I2 seconds and was stopped.</source>
        <translation>%1 未在 %I2 秒内结束，已被终止。</translation>
    </message>
    <message>
        <source>%1 printed more than %I2 bytes and was stopped.</source>
        <translation>%1 输出超过 %I2 字节，已被终止。</translation>
    </message>
    <message>
        <source>%1 crashed.</source>
        <translation>%1 已崩溃。</translation>
    </message>
    <message>
        <source>%1 does not answer. Shards that are done are kept; try again once the scheduler runs.</source>
        <translation>%1 没有响应。已完成的分片会保留；请在调度器运行后重试。</translation>
    </message>
    <message>
        <source>%1 refused the request: %2</source>
        <translation>%1 拒绝了请求：%2</translation>
    </message>
    <message>
        <source>%1 answered with a line of another form: %2</source>
        <translation>%1 返回了格式不符的行：%2</translation>
    </message>
    <message>
        <source>%1 takes arrays of at most %I2 tasks, and this plan has %I3. Plan with fewer shards.</source>
        <translation>%1 的数组最多接受 %I2 个任务，而此计划有 %I3 个。请用更少的分片重新计划。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which names no shard or another one than the other variables of schedulers; name it with --shard.</source>
        <translation>%1 的值为 &quot;%2&quot;，它不是分片编号，或与其他调度器变量给出的编号不同；请用 --shard 指定。</translation>
    </message>
    <message>
        <source>The plan in %1 was made with another catalogue, other imports and own values, or another version of the program. Choose the files with --catalog and --overlay, or plan anew in an empty folder.</source>
        <translation>%1 中的计划是用其他数据目录、其他导入与自定义值或其他程序版本制定的。请用 --catalog 和 --overlay 选择文件，或在空文件夹中重新计划。</translation>
    </message>
    <message numerus="yes">
        <source>Job %1: %I2 shards sent (%3), each with up to %I4 minutes and %I5 MiB of memory.</source>
        <translation>
            <numerusform>作业 %1：已发送 %I2 个分片（%3），每个最多 %I4 分钟、%I5 MiB 内存。</numerusform>
        </translation>
    </message>
    <message>
        <source>All shards in %1 are done; merge them.</source>
        <translation>%1 中的所有分片均已完成；请合并。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing to send: the other %I1 shards wait or run already.</source>
        <translation>
            <numerusform>无需发送：其余 %I1 个分片已在等待或运行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 shards cancelled; those that are done are kept.</source>
        <translation>
            <numerusform>已取消 %I1 个分片；已完成的会保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shard %1 is not done although its task of job %2 ended: %3.</source>
        <translation>作业 %2 中的任务已结束，但分片 %1 未完成：%3。</translation>
    </message>
    <message>
        <source>AWS Batch needs the job queue: --queue NAME.</source>
        <translation>AWS Batch 需要作业队列：--queue NAME。</translation>
    </message>
    <message>
        <source>Written for %1, not run: review it before you apply it.</source>
        <translation>已为 %1 写出，未运行：应用前请检查。</translation>
    </message>
    <message>
        <source>The plan uses imports or own values: copy their file to where the tasks see it as %1.</source>
        <translation>此计划使用导入数据或自定义值：请将其文件复制到任务可见为 %1 的位置。</translation>
    </message>
    <message>
        <source>The study has no axis &quot;%1&quot;.</source>
        <translation>研究没有轴 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>The axis %1 has no value %2.</source>
        <translation>轴 %1 没有值 %2。</translation>
    </message>
    <message>
        <source>%1 has no study, and no --axis KEY=FROM..TO:COUNT says what to vary.</source>
        <translation>%1 中没有研究，也没有用 --axis 键=起点..终点:个数 说明要改变什么。</translation>
    </message>
    <message>
        <source>%1 is a plan, which says what is computed: only --shard and --threads apply. study merge writes the result.</source>
        <translation>%1 是计划，已规定计算内容：只能使用 --shard 和 --threads。结果由 study merge 写出。</translation>
    </message>
    <message>
        <source>Name the file of the result with -o FILE.</source>
        <translation>请用 -o 文件 指定结果文件。</translation>
    </message>
    <message>
        <source>Nothing is simulated: say what with --simulate, or in the document.</source>
        <translation>没有要模拟的内容：请用 --simulate 或在文档中指定。</translation>
    </message>
    <message>
        <source>Changes of the winner along %1</source>
        <translation>沿 %1 的最优候选变化</translation>
    </message>
    <message>
        <source>The winner does not change.</source>
        <translation>最优候选不变。</translation>
    </message>
    <message>
        <source>%1 (%I2 values) by %3 (%I4 values), %I5 points evaluated</source>
        <translation>%1（%I2 个值）× %3（%I4 个值），已评估 %I5 个点</translation>
    </message>
    <message>
        <source>no candidate</source>
        <translation>无候选</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>of another plan</source>
        <translation>属于其他计划</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Shards that are</source>
        <translation>分片状态</translation>
    </message>
    <message>
        <source>Predicted time</source>
        <translation>预测时间</translation>
    </message>
    <message>
        <source>Longest shard</source>
        <translation>最长分片</translation>
    </message>
    <message>
        <source>Memory, MiB</source>
        <translation>内存，MiB</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>最优候选</translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation>点的占比</translation>
    </message>
    <message>
        <source>Cannot be told apart</source>
        <translation>无法区分</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>Evaluated</source>
        <translation>已评估</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Last before</source>
        <translation>之前最后值</translation>
    </message>
    <message>
        <source>Winner before</source>
        <translation>之前的最优候选</translation>
    </message>
    <message>
        <source>Winner from there</source>
        <translation>之后的最优候选</translation>
    </message>
    <message>
        <source>Crossings are looked for along an axis of numbers; %1 is a list of values.</source>
        <translation>交叉点只能沿数值轴查找；%1 是取值列表。</translation>
    </message>
    <message>
        <source>A decision map needs two different axes; the study has %I1.</source>
        <translation>决策图需要两个不同的轴；此研究的轴数为 %I1。</translation>
    </message>
    <message>
        <source>The map would have %L1 points; at most %I2 are drawn.</source>
        <translation>该图将有 %L1 个点；最多绘制 %I2 个。</translation>
    </message>
    <message>
        <source>The folder %1 holds the plan of another study, catalogue or number of shards. Choose another folder.</source>
        <translation>文件夹 %1 中是另一研究、另一目录或另一分片数的计划。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The folder %1 holds no plan of a study.</source>
        <translation>文件夹 %1 中没有研究计划。</translation>
    </message>
    <message>
        <source>There is no shard %I1: the plan has %I2, counted from 0.</source>
        <translation>没有分片 %I1：计划共有 %I2 个，从 0 开始编号。</translation>
    </message>
    <message>
        <source>The study in %1 was planned with version %2 of the program; this one is %3.</source>
        <translation>%1 中的研究是用程序版本 %2 计划的；当前版本为 %3。</translation>
    </message>
    <message>
        <source>The study in %1 has other results here than where it was planned: imports or own values differ, or the program was built otherwise.</source>
        <translation>%1 中的研究在此处的结果与计划时不同：导入数据或自定义值不同，或程序的构建方式不同。</translation>
    </message>
    <message>
        <source>The shard %1 is torn or cannot be read. Run it again, then merge again.</source>
        <translation>分片 %1 已损坏或无法读取。请重新运行后再次合并。</translation>
    </message>
    <message>
        <source>The shard %1 belongs to another plan. Run it again, then merge again.</source>
        <translation>分片 %1 属于另一计划。请重新运行后再次合并。</translation>
    </message>
    <message>
        <source>The shard %1 was written by another version of the program. Run it again, then merge again.</source>
        <translation>分片 %1 由另一版本的程序写入。请重新运行后再次合并。</translation>
    </message>
    <message>
        <source>The number of shards must be from 1 to %I2, and not %I1.</source>
        <translation>分片数必须为 1 到 %I2，而不是 %I1。</translation>
    </message>
    <message>
        <source>Missing shards: %I1 of %I2 (%3). Run them, then merge again.</source>
        <translation>缺少分片：%I2 个中的 %I1 个（%3）。请运行后再次合并。</translation>
    </message>
    <message>
        <source>%1 is no address of a team catalogue. It reads postgres://HOST/DATABASE, or postgres:///DATABASE?host=/FOLDER for a local socket.</source>
        <translation>%1 不是团队目录的地址。地址的形式为 postgres://HOST/DATABASE，本地套接字为 postgres:///DATABASE?host=/FOLDER。</translation>
    </message>
    <message>
        <source>The address holds a password, which others could read. Leave it out: --password asks for it, or PGPASSWORD or ~/.pgpass has it.</source>
        <translation>地址中含有密码，他人可能读到。请去掉密码：--password 会询问密码，也可以放在 PGPASSWORD 或 ~/.pgpass 中。</translation>
    </message>
    <message>
        <source>The address may not set %1.</source>
        <translation>地址中不能设置 %1。</translation>
    </message>
    <message>
        <source>sslmode=%1 would let others on the network read along. Use verify-full, verify-ca or require.</source>
        <translation>使用 sslmode=%1 时，网络中的他人可以读到内容。请使用 verify-full、verify-ca 或 require。</translation>
    </message>
    <message>
        <source>%1 cannot be reached, or does not let you in.</source>
        <translation>无法连接 %1，或者它不允许您登录。</translation>
    </message>
    <message>
        <source>%1 ended the connection; nothing was changed.</source>
        <translation>%1 断开了连接；任何内容都没有改变。</translation>
    </message>
    <message>
        <source>%1 ended the connection while it was writing. Whether the publication is there, “catalogue log” shows.</source>
        <translation>%1 在写入过程中断开了连接。发布是否已保存，请用“catalogue log”查看。</translation>
    </message>
    <message>
        <source>%1 does not answer; nothing was changed.</source>
        <translation>%1 没有应答；任何内容都没有改变。</translation>
    </message>
    <message>
        <source>%1 sent more than a catalogue can hold; nothing was changed.</source>
        <translation>%1 发送的数据超出目录可容纳的范围；任何内容都没有改变。</translation>
    </message>
    <message>
        <source>%2 does not allow this to the user %1.</source>
        <translation>%2 不允许用户 %1 执行此操作。</translation>
    </message>
    <message>
        <source>%1 refused the request (code %2).</source>
        <translation>%1 拒绝了请求（代码 %2）。</translation>
    </message>
    <message>
        <source>%1 is PostgreSQL %2; version 15 or later is needed.</source>
        <translation>%1 是 PostgreSQL %2；需要 15 或更新版本。</translation>
    </message>
    <message>
        <source>%1 has no team catalogue yet; its owner makes one by “catalogue init”.</source>
        <translation>%1 还没有团队目录；由其所有者用“catalogue init”建立。</translation>
    </message>
    <message>
        <source>%1 was set up by an older version of Wattfare (schema %2, this program knows %3); its owner brings it up to date by “catalogue init”.</source>
        <translation>%1 由较旧版本的 Wattfare 建立（架构 %2，本程序为 %3）；由其所有者用“catalogue init”更新。</translation>
    </message>
    <message>
        <source>%1 was set up by a newer version of Wattfare (schema %2, this program knows %3).</source>
        <translation>%1 由更新版本的 Wattfare 建立（架构 %2，本程序为 %3）。</translation>
    </message>
    <message>
        <source>You have published the same in %1 before; nothing was added.</source>
        <translation>您已在 %1 中发布过相同内容；没有添加任何内容。</translation>
    </message>
    <message>
        <source>You see no publication %1 in %2.</source>
        <translation>您在 %2 中看不到发布 %1。</translation>
    </message>
    <message>
        <source>Publication %1 has this state already, or was withdrawn for good.</source>
        <translation>发布 %1 已处于此状态，或已被永久撤回。</translation>
    </message>
    <message>
        <source>Publication %1 of %2 is not approved, or is imported already.</source>
        <translation>%2 的发布 %1 未获批准，或已导入。</translation>
    </message>
    <message>
        <source>Your catalogue knows no type, region or model of publication %1 of %2.</source>
        <translation>您的数据目录不认识 %2 的发布 %1 中的任何类型、区域或模型。</translation>
    </message>
    <message>
        <source>Choice %1 prefers a source and holds no value of its own; only values can be published.</source>
        <translation>选择 %1 只是优先某个来源，本身没有数值；只能发布数值。</translation>
    </message>
    <message>
        <source>There is no terminal to ask for the password.</source>
        <translation>没有可用于询问密码的终端。</translation>
    </message>
    <message>
        <source>Password for %1:</source>
        <translation>%1 的密码：</translation>
    </message>
    <message>
        <source>Team catalogue</source>
        <translation>团队目录</translation>
    </message>
    <message>
        <source>own value</source>
        <translation>自定义值</translation>
    </message>
    <message>
        <source>import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>own value applies</source>
        <translation>采用自定义值</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未发布</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>已提议</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Publication %1 of %2 (%3) contradicts another one and is not imported; --take %1 imports it anyway.</source>
        <translation>%2 的发布 %1（%3）与另一项冲突，未导入；--take %1 可仍然导入。</translation>
    </message>
    <message>
        <source>Publication %1 of %2 was withdrawn by %3; “imports revert %4” reverts it here.</source>
        <translation>%2 的发布 %1 已被 %3 撤回；“imports revert %4”可在此处还原。</translation>
    </message>
    <message>
        <source>Publication %1 of %2 was refused: %3</source>
        <translation>%2 的发布 %1 被拒绝：%3</translation>
    </message>
    <message>
        <source>Publications waiting for approval: %I1.</source>
        <translation>等待批准的发布：%I1 项。</translation>
    </message>
    <message>
        <source>Publication %1 of %2 (%3) is import %4 here.</source>
        <translation>%2 的发布 %1（%3）在此处为导入 %4。</translation>
    </message>
    <message>
        <source>Rows of publication %1 excluded, since your catalogue does not know their type, region or model: %I2.</source>
        <translation>发布 %1 中因数据目录不认识其类型、区域或模型而排除的行：%I2 行。</translation>
    </message>
    <message>
        <source>%1 has nothing new for you.</source>
        <translation>%1 没有新内容。</translation>
    </message>
    <message>
        <source>There is nothing that %1 does not have already.</source>
        <translation>没有 %1 尚未拥有的内容。</translation>
    </message>
    <message>
        <source>Published as number %1 (%3, rows: %I2); an approver decides on it.</source>
        <translation>已发布为编号 %1（%3，行数：%I2）；由批准人决定。</translation>
    </message>
    <message>
        <source>Values that the team already has, not published again: %I1.</source>
        <translation>团队已有、未再次发布的数值：%I1 个。</translation>
    </message>
    <message>
        <source>Publication %1 is approved.</source>
        <translation>发布 %1 已批准。</translation>
    </message>
    <message>
        <source>Publication %1 is withdrawn.</source>
        <translation>发布 %1 已撤回。</translation>
    </message>
    <message>
        <source>%1 is set up (schema %2).</source>
        <translation>%1 已建立（架构 %2）。</translation>
    </message>
    <message>
        <source>%1 was set up already (schema %2).</source>
        <translation>%1 此前已建立（架构 %2）。</translation>
    </message>
    <message>
        <source>The first %I1 rows are listed.</source>
        <translation>仅列出前 %I1 行。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Other value</source>
        <translation>另一数值</translation>
    </message>
    <message>
        <source>By</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>决定人</translation>
    </message>
    <message>
        <source>Decided on</source>
        <translation>决定时间</translation>
    </message>
    <message>
        <source>Import here</source>
        <translation>此处的导入</translation>
    </message>
    <message>
        <source>Cheapest by “%T1” and “%T2”</source>
        <translation>按“%T1”和“%T2”成本最低</translation>
    </message>
    <message>
        <source>Cleanest by “%T1” and “%T2”</source>
        <translation>按“%T1”和“%T2”最清洁</translation>
    </message>
    <message>
        <source>Best in “%T3” by “%T1” and “%T2”</source>
        <translation>按“%T1”和“%T2”，“%T3”最佳</translation>
    </message>
    <message>
        <source>Cost by “%T1”</source>
        <translation>按“%T1”的成本</translation>
    </message>
    <message>
        <source>Operational carbon by “%T1”</source>
        <translation>按“%T1”的运营碳排放</translation>
    </message>
    <message>
        <source>“%T2” by “%T1”</source>
        <translation>按“%T1”的“%T2”</translation>
    </message>
    <message>
        <source>%I1 of %I2 points evaluated, the others lie among points of one winner. Catalogue %3</source>
        <translation>共 %I2 个点，计算了 %I1 个，其余位于最佳者相同的点之间。数据目录 %3</translation>
    </message>
    <message>
        <source>%I1 points evaluated. Catalogue %2</source>
        <translation>计算了 %I1 个点。数据目录 %2</translation>
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
        <translation>%T1：%L2</translation>
    </message>
    <message>
        <source>%T1: %L2 %U3</source>
        <translation>%T1：%L2 %U3</translation>
    </message>
    <message>
        <source>%T1: %O2</source>
        <translation>%T1：%O2</translation>
    </message>
    <message>
        <source>%T1: %W2</source>
        <translation>%T1：%W2</translation>
    </message>
    <message>
        <source>%T1: %P2</source>
        <translation>%T1：%P2</translation>
    </message>
    <message>
        <source>none qualifies</source>
        <translation>没有合格候选</translation>
    </message>
    <message>
        <source>No candidate qualifies at any point of the study.</source>
        <translation>研究的任何点都没有合格候选。</translation>
    </message>
    <message>
        <source>from %L1 on %2</source>
        <extracomment>A crossing: from %L1 on, %2 is best</extracomment>
        <translation>从 %L1 起 %2</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Where the best candidate changes</source>
        <translation>最佳候选变化之处</translation>
    </message>
    <message>
        <source>Best below it</source>
        <translation>其下最佳</translation>
    </message>
    <message>
        <source>Best from there on</source>
        <translation>自此最佳</translation>
    </message>
    <message>
        <source>Along the axes of the study the best candidate does not change.</source>
        <translation>沿研究的各坐标轴，最佳候选不变。</translation>
    </message>
    <message>
        <source>%I1 of %I2 points evaluated so far. Catalogue %3</source>
        <translation>共 %I2 个点，目前已计算 %I1 个。数据目录 %3</translation>
    </message>
    <message>
        <source>Interrupted with a chance of %P1 to %P2 in a month. AWS published %P3 to %P4 on %5; the range holds 80 % of what such bands became later.</source>
        <translation>一个月内中断的概率为 %P1 至 %P2。AWS 于 %5 公布的是 %P3 至 %P4；此范围涵盖这类区间后来变化的 80%。</translation>
    </message>
    <message>
        <source>Interrupted with a chance of %P1 to %P2 in a month. AWS published more than %P3 on %5; the range holds 80 % of what such bands became later.</source>
        <translation>一个月内中断的概率为 %P1 至 %P2。AWS 于 %5 公布的是高于 %P3；此范围涵盖这类区间后来变化的 80%。</translation>
    </message>
    <message>
        <source>Tokens may follow more slowly than the limit of %L3 ms: %L1 ms, up to %L2 ms. Throughput estimated, 80 % interval within a factor of %L4.</source>
        <translation>token 间隔可能超过 %L3 ms 的限制：%L1 ms，最长 %L2 ms。吞吐量为估算值，80% 区间在 %L4 倍以内。</translation>
    </message>
    <message>
        <source>%T1, without accelerators</source>
        <translation>%T1（不含加速器）</translation>
    </message>
    <message>
        <source>%T1, accelerators alone</source>
        <translation>%T1（仅加速器）</translation>
    </message>
    <message>
        <source>%1 asks for a password.</source>
        <translation>%1 要求输入密码。</translation>
    </message>
    <message>
        <source>The folder %1 holds shards whose plan is gone. Choose another folder.</source>
        <translation>文件夹 %1 中有分片，但其计划已不存在。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The study in %1 was planned with another catalogue (%2); the one here is %3, or holds other imports or own values.</source>
        <translation>%1 中的研究是用另一目录（%2）计划的；此处的目录为 %3，或含有其他导入数据或自有值。</translation>
    </message>
    <message>
        <source>%1 has %I2 values; a line with its crossings has at most %I3. Choose fewer, or let study run write the whole study into a file.</source>
        <translation>%1 有 %I2 个取值；带交叉点的线最多 %I3 个。请减少取值，或用 study run 将整个研究写入文件。</translation>
    </message>
    <message>
        <source>Along a line the first %I1 changes are listed; found besides: %I2.</source>
        <translation>每条线仅列出前 %I1 个交叉点；另外找到 %I2 个。</translation>
    </message>
    <message>
        <source>sacct did not say how tasks ended; only those that ended a few minutes ago are named.</source>
        <translation>sacct 没有说明任务如何结束；只列出几分钟前结束的任务。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be passed to sbatch: it has quotes, backslashes or control characters.</source>
        <translation>&quot;%1&quot; 无法传递给 sbatch：其中含有引号、反斜杠或控制字符。</translation>
    </message>
    <message>
        <source>The axes make %L1 points; at most %I2 are allowed. To evaluate them, without anything simulated, one core would take about %L3 hours.</source>
        <translation>这些轴共有 %L1 个点；最多允许 %I2 个。仅评估这些点而不作任何模拟，单核约需 %L3 小时。</translation>
    </message>
    <message>
        <source>A pull takes %I1 rows or %I2 bytes at most. The next one takes what is left; approvers can withdraw what is outdated.</source>
        <translation>一次拉取最多 %I1 行或 %I2 字节。其余的在下一次拉取；批准者可以撤回过时的内容。</translation>
    </message>
    <message>
        <source>Publication %1 is your own; somebody else approves it.</source>
        <translation>发布 %1 是您自己的；由其他人批准。</translation>
    </message>
    <message>
        <source>%1 has several objects of thousands of names, which no scenario has.</source>
        <translation>%1 中有多个对象各含数千个名称，任何方案都不会有这么多。</translation>
    </message>
    <message>
        <source>Publications that cannot be read and are left out: %I1. The first: %2</source>
        <translation>无法读取而被略去的发布：%I1。第一项：%2</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>批准人</translation>
    </message>
    <message>
        <source>Approved on</source>
        <translation>批准时间</translation>
    </message>
</context>
<context>
    <name>OwnTerms</name>
    <message>
        <source>The mix “%1” is not three shares that add up to 100, like 50/30/20.</source>
        <translation>组合“%1”不是合计为 100 的三个比例，例如 50/30/20。</translation>
    </message>
    <message>
        <source>“%1” is not a number of nodes and its efficiency, like 16: %2.</source>
        <translation>“%1”不是节点数及其效率，例如 16: %2。</translation>
    </message>
    <message>
        <source>The numbers of nodes must grow: “%1”.</source>
        <translation>节点数必须递增：“%1”。</translation>
    </message>
    <message>
        <source>The discount “%1” is no number from 0 to %2.</source>
        <translation>折扣“%1”不是 0 到 %2 之间的数字。</translation>
    </message>
    <message>
        <source>The price “%1” is no number from 0 to %2.</source>
        <translation>价格“%1”不是 0 到 %2 之间的数字。</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Explore</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>向导</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>公开声明</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>每小时</translation>
    </message>
    <message>
        <source>EFLOP</source>
        <translation>EFLOP</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Where and how to buy</source>
        <translation>购买地点与方式</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>能耗与碳</translation>
    </message>
    <message>
        <source>Your own figures</source>
        <translation>自定义数值</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Hours of useful work at full speed, without checkpoints and interruptions. From the run of the scenario.</source>
        <translation>无检查点和中断、全速运行时的有效工作小时数，来自方案中的运行。</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>实例数</translation>
    </message>
    <message>
        <source>Instances of the cluster. Any one lost stops all of them: more instances, more interruptions.</source>
        <translation>集群的实例数。任何一个丢失都会使全部停止：实例越多，中断越多。</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Latest end, from the start. The simulation says how likely it is met.</source>
        <translation>从开始算起的最晚结束时间。模拟会给出按时完成的概率。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>The simulation says how likely the cost stays within it.</source>
        <translation>模拟会给出成本不超出预算的概率。</translation>
    </message>
    <message>
        <source>Interruption rate</source>
        <translation>中断率</translation>
    </message>
    <message>
        <source>Interruptions of one instance an hour. Entering a rate overrides the market.</source>
        <translation>每个实例每小时的中断次数。输入数值会以您的中断率替换所选市场。</translation>
    </message>
    <message>
        <source>Price cap</source>
        <translation>价格上限</translation>
    </message>
    <message>
        <source>Above this price the instance is interrupted. Unset: the price alone interrupts nothing.</source>
        <translation>高于此价格时实例被中断。不填：价格本身不会造成中断。</translation>
    </message>
    <message>
        <source>Wait for capacity</source>
        <translation>等待容量</translation>
    </message>
    <message>
        <source>Wait after an interruption until there is capacity: neither billed nor interrupted.</source>
        <translation>中断后等待容量的时间：既不计费也不会被中断。</translation>
    </message>
    <message>
        <source>Random wait</source>
        <translation>随机等待</translation>
    </message>
    <message>
        <source>The wait is drawn from an exponential distribution with this mean instead of being the same every time.</source>
        <translation>等待时间按此均值的指数分布抽取，而不是每次相同。</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>best interval</source>
        <translation>最佳间隔</translation>
    </message>
    <message>
        <source>Checkpoint duration</source>
        <translation>检查点耗时</translation>
    </message>
    <message>
        <source>Time that the work stops for one checkpoint.</source>
        <translation>一次检查点使工作停止的时间。</translation>
    </message>
    <message>
        <source>Restart duration</source>
        <translation>重启耗时</translation>
    </message>
    <message>
        <source>From new capacity to useful work: boot, load, compile. Billed, and may itself be interrupted.</source>
        <translation>从获得新容量到有效工作：启动、加载、编译。计费，且自身也可能被中断。</translation>
    </message>
    <message>
        <source>On interruption notice</source>
        <translation>收到通知时</translation>
    </message>
    <message>
        <source>What is done with the two minutes of warning before an interruption.</source>
        <translation>中断前两分钟预警期间的做法。</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>通知时间</translation>
    </message>
    <message>
        <source>Warning before an interruption: 120 s on EC2, best effort.</source>
        <translation>中断前的预警：EC2 为 120 秒，尽力而为。</translation>
    </message>
    <message>
        <source>Usable notices</source>
        <translation>可用的通知</translation>
    </message>
    <message>
        <source>Share of the interruptions whose notice can be used; an assumption.</source>
        <translation>通知可被利用的中断占比；假设值。</translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation>Spot 价格</translation>
    </message>
    <message>
        <source>Of one instance. A replay of prices brings its own.</source>
        <translation>单个实例的价格。价格回放使用其自身的价格。</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation>按需价格</translation>
    </message>
    <message>
        <source>Of one instance; what spot is compared with.</source>
        <translation>单个实例的价格；Spot 与之比较。</translation>
    </message>
    <message>
        <source>First hour free</source>
        <translation>首小时免费</translation>
    </message>
    <message>
        <source>An instance that EC2 interrupts within its first hour is not charged.</source>
        <translation>被 EC2 在首小时内中断的实例不计费。</translation>
    </message>
    <message>
        <source>Value of time</source>
        <translation>时间价值</translation>
    </message>
    <message>
        <source>What an hour of delay costs you; it counts against spot.</source>
        <translation>延误一小时的代价；计入 Spot 的不利方。</translation>
    </message>
    <message>
        <source>Compare with elastic cluster</source>
        <translation>与弹性集群比较</translation>
    </message>
    <message>
        <source>The same work on a cluster that goes on with fewer instances while lost ones are replaced.</source>
        <translation>同样的工作，在丢失的实例被替换期间以较少实例继续运行的集群上进行。</translation>
    </message>
    <message>
        <source>Minimum instances</source>
        <translation>最少实例数</translation>
    </message>
    <message>
        <source>With fewer the elastic cluster waits.</source>
        <translation>少于此数时弹性集群等待。</translation>
    </message>
    <message>
        <source>Replacement takes</source>
        <translation>替换耗时</translation>
    </message>
    <message>
        <source>Mean time until a lost instance of the elastic cluster is replaced.</source>
        <translation>弹性集群中丢失的实例被替换的平均时间。</translation>
    </message>
    <message>
        <source>Pause at a change</source>
        <translation>变更时的暂停</translation>
    </message>
    <message>
        <source>Pause of the elastic cluster at every change of its size; an assumption.</source>
        <translation>弹性集群每次改变规模时的暂停；假设值。</translation>
    </message>
    <message>
        <source>Communication share</source>
        <translation>通信占比</translation>
    </message>
    <message>
        <source>How much communication slows a larger cluster; an assumption.</source>
        <translation>通信对较大集群的拖慢程度；假设值。</translation>
    </message>
    <message>
        <source>Trajectories</source>
        <translation>轨迹数</translation>
    </message>
    <message>
        <source>How many runs are simulated. 4,096 come at once, the rest refines them.</source>
        <translation>模拟多少次运行。先给出 4,096 次，其余用于细化。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed gives the same result, digit for digit, on any machine of this build.</source>
        <translation>相同的种子在此构建版本的任何机器上逐位给出相同的结果。</translation>
    </message>
    <message>
        <source>Least interval</source>
        <translation>最小间隔</translation>
    </message>
    <message>
        <source>No interval below it is tried where a checkpoint costs nothing; an assumption.</source>
        <translation>当检查点无开销时不尝试更短的间隔；假设值。</translation>
    </message>
    <message>
        <source>Give up after</source>
        <translation>放弃阈值</translation>
    </message>
    <message>
        <source>A trajectory longer than this many undisturbed runs counts as unfinished.</source>
        <translation>超过无干扰运行此倍数的轨迹视为未完成。</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Units of capacity that the fleet shall hold.</source>
        <translation>实例集应保持的容量单位。</translation>
    </message>
    <message>
        <source>On-demand base share</source>
        <translation>按需基数</translation>
    </message>
    <message>
        <source>Share of the target that is bought on demand and never interrupted.</source>
        <translation>目标中按需购买、不会中断的占比。</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>How long the fleet is watched.</source>
        <translation>观察实例集的时长。</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Maintain replaces what is lost; request launches once.</source>
        <translation>“维持”会替换丢失的实例；“请求”只启动一次。</translation>
    </message>
    <message>
        <source>Allocation</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Which pools are tried first. How well AWS foresees capacity is not published: the interruption rate stands in for it.</source>
        <translation>先尝试哪些容量池。AWS 对容量的预判未公开，以中断率代替。</translation>
    </message>
    <message>
        <source>Cheapest pools used</source>
        <translation>使用的最便宜容量池数</translation>
    </message>
    <message>
        <source>Over how many of the cheapest pools the lowest-price strategy spreads.</source>
        <translation>最低价策略分散到多少个最便宜的容量池。</translation>
    </message>
    <message>
        <source>Share lost per shock</source>
        <translation>冲击带走的占比</translation>
    </message>
    <message>
        <source>Chance that a shock of a pool takes an instance.</source>
        <translation>容量池的一次冲击带走某个实例的概率。</translation>
    </message>
    <message>
        <source>Price cap of a unit</source>
        <translation>单位价格上限</translation>
    </message>
    <message>
        <source>A pool is left out while a unit costs more than this.</source>
        <translation>单位价格高于此值时跳过该容量池。</translation>
    </message>
    <message>
        <source>On-demand price of a unit</source>
        <translation>单位按需价格</translation>
    </message>
    <message>
        <source>Price of the base, and of the fleet that is on-demand alone.</source>
        <translation>基数以及纯按需实例集的价格。</translation>
    </message>
    <message>
        <source>Launch takes</source>
        <translation>启动耗时</translation>
    </message>
    <message>
        <source>Launch and boot, not billed; an assumption.</source>
        <translation>启动与引导，不计费；假设值。</translation>
    </message>
    <message>
        <source>Launch varies</source>
        <translation>启动时间可变</translation>
    </message>
    <message>
        <source>The launch is drawn from an exponential distribution with this mean.</source>
        <translation>启动时间按此均值的指数分布抽取。</translation>
    </message>
    <message>
        <source>Warm-up takes</source>
        <translation>预热耗时</translation>
    </message>
    <message>
        <source>Billed time before an instance counts as capacity.</source>
        <translation>实例计入容量之前的计费时间。</translation>
    </message>
    <message>
        <source>Running at start</source>
        <translation>开始时已运行</translation>
    </message>
    <message>
        <source>The first instances are up at hour 0.</source>
        <translation>最初的实例在第 0 小时已运行。</translation>
    </message>
    <message>
        <source>Rebalancing</source>
        <translation>再平衡</translation>
    </message>
    <message>
        <source>What the fleet does at a rebalance recommendation. Maintained fleets only.</source>
        <translation>收到再平衡建议时实例集的做法。仅限维持型实例集。</translation>
    </message>
    <message>
        <source>Termination delay</source>
        <translation>终止延迟</translation>
    </message>
    <message>
        <source>How long old and new run side by side, 120 to 7,200 s.</source>
        <translation>新旧实例同时运行的时间，120 至 7,200 秒。</translation>
    </message>
    <message>
        <source>Changeover takes</source>
        <translation>切换耗时</translation>
    </message>
    <message>
        <source>Of every launch or switch between spot and on-demand; work stops meanwhile.</source>
        <translation>每次启动或在 Spot 与按需之间切换所需；其间工作停止。</translation>
    </message>
    <message>
        <source>Instances needed</source>
        <translation>所需实例数</translation>
    </message>
    <message>
        <source>Instances that must be obtainable at once; above one only for traces that count instances.</source>
        <translation>必须同时可用的实例数；仅对统计实例数量的记录可大于 1。</translation>
    </message>
    <message>
        <source>Of everything that runs: of the whole cluster for a run on several instances.</source>
        <translation>运行的全部：若在多个实例上运行则为整个集群的价格。</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>Blocks drawn from the trace give many different futures; every start replays the trace itself.</source>
        <translation>从记录抽取的块给出多种未来；每个起点则回放记录本身。</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Length of the blocks that are drawn from the trace.</source>
        <translation>从记录中抽取的块的长度。</translation>
    </message>
    <message>
        <source>Policy in detail</source>
        <translation>详细显示的策略</translation>
    </message>
    <message>
        <source>Spot only may be late</source>
        <translation>“仅 Spot”允许迟到</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不处理</translation>
    </message>
    <message>
        <source>save at once</source>
        <translation>立即保存</translation>
    </message>
    <message>
        <source>work, then save</source>
        <translation>先工作后保存</translation>
    </message>
    <message>
        <source>state is kept elsewhere</source>
        <translation>状态保存在别处</translation>
    </message>
    <message>
        <source>Request, once</source>
        <translation>一次性请求</translation>
    </message>
    <message>
        <source>Maintain</source>
        <translation>维持</translation>
    </message>
    <message>
        <source>Lowest price</source>
        <translation>最低价</translation>
    </message>
    <message>
        <source>Diversified</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>Capacity-optimised</source>
        <translation>容量优化</translation>
    </message>
    <message>
        <source>Capacity-optimised, prioritised</source>
        <translation>容量优化，带优先级</translation>
    </message>
    <message>
        <source>Price-capacity-optimised</source>
        <translation>价格容量优化</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>launch before terminate</source>
        <translation>先启动后终止</translation>
    </message>
    <message>
        <source>blocks of the trace</source>
        <translation>记录的块</translation>
    </message>
    <message>
        <source>every start of the trace</source>
        <translation>记录的每个起点</translation>
    </message>
    <message>
        <source>On-demand only</source>
        <translation>仅按需</translation>
    </message>
    <message>
        <source>Spot only</source>
        <translation>仅 Spot</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>Uniform progress</source>
        <translation>匀速推进</translation>
    </message>
    <message>
        <source>Uniform progress, hysteresis</source>
        <translation>匀速推进，迟滞</translation>
    </message>
    <message>
        <source>Random-start greedy</source>
        <translation>随机起始贪心</translation>
    </message>
    <message>
        <source>Clairvoyant bound</source>
        <translation>先知下界</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Name of the scenario, first line of the report.</source>
        <translation>方案名称，也是报告的第一行。</translation>
    </message>
    <message>
        <source>What the fleet does. It decides which benchmarks count and what “per million” counts.</source>
        <translation>实例集的用途。它决定哪些基准测试有效，以及“百万”指的是什么。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Machine-learning model. Only benchmarks of this model give a throughput.</source>
        <translation>机器学习模型。只有该模型的基准测试才提供吞吐量。</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>请求速率</translation>
    </message>
    <message>
        <source>Latency limit</source>
        <translation>延迟限值</translation>
    </message>
    <message>
        <source>With a limit, only benchmarks whose 99th percentile is known and within it count.</source>
        <translation>设定限制后，只有第 99 百分位已知且在限制内的基准测试才有效。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Latency percentile</source>
        <translation>延迟百分位</translation>
    </message>
    <message>
        <source>Share of requests that must stay within the limit. Used when the fleet is sized from waiting time.</source>
        <translation>必须在限制内的请求比例。按等待时间确定实例集规模时使用。</translation>
    </message>
    <message>
        <source>Target utilisation</source>
        <translation>目标利用率</translation>
    </message>
    <message>
        <source>Share of its throughput at which an instance runs. Lower leaves headroom and costs more.</source>
        <translation>实例运行时占其吞吐量的比例。越低余量越大，成本也越高。</translation>
    </message>
    <message>
        <source>Spare instances</source>
        <translation>备用实例</translation>
    </message>
    <message>
        <source>Instances above what the load needs, for failures and deployments.</source>
        <translation>超出负载所需的实例，用于故障和部署。</translation>
    </message>
    <message>
        <source>Adds instances until the chosen percentile of the response time stays within the limit (queueing model).</source>
        <translation>增加实例，直到所选响应时间百分位在限制内（排队模型）。</translation>
    </message>
    <message>
        <source>Traffic by hour</source>
        <translation>逐时流量</translation>
    </message>
    <message>
        <source>24 shares of the peak, 0 to 1, separated by commas, hour 0 to 23. Unset: the peak all day.</source>
        <translation>24 个占高峰的比例，0 到 1，以逗号分隔，0 至 23 时。留空：全天高峰。</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>恒定</translation>
    </message>
    <message>
        <source>Release instances in quiet hours</source>
        <translation>空闲时段释放实例</translation>
    </message>
    <message>
        <source>The fleet follows the traffic hour by hour instead of standing at the peak. Needs traffic by hour.</source>
        <translation>实例集按小时跟随流量，而不是保持在高峰。需要每小时流量。</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Only benchmarks of this sequence length count.</source>
        <translation>只有该序列长度的基准测试有效。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Precisions</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Only benchmarks at these precisions count, separated by commas: fp32, bf16, int8. Empty: any.</source>
        <translation>只有这些精度的基准测试有效，以逗号分隔：fp32, bf16, int8。留空：任意。</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Sequences, images or tokens to train on, as the model&apos;s benchmarks count them.</source>
        <translation>训练所用的序列、图像或 token，按模型基准测试的计法。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Instances in the cluster. More are faster; scaling efficiency decides what they cost.</source>
        <translation>集群中的实例。越多越快；扩展效率决定其成本。</translation>
    </message>
    <message>
        <source>Scaling model</source>
        <translation>扩展模型</translation>
    </message>
    <message>
        <source>How throughput grows with nodes that no benchmark has measured.</source>
        <translation>在没有基准测试的节点数下吞吐量如何增长。</translation>
    </message>
    <message>
        <source>Scaling parameter</source>
        <translation>扩展参数</translation>
    </message>
    <message>
        <source>Efficiency for the constant model, communication share for the ring, serial share for Amdahl.</source>
        <translation>常数模型为效率，环形为通信占比，Amdahl 为串行占比。</translation>
    </message>
    <message>
        <source>Scaling table</source>
        <translation>扩展表</translation>
    </message>
    <message>
        <source>Measured efficiencies by node count.</source>
        <translation>按节点数实测的效率。</translation>
    </message>
    <message>
        <source>Time between checkpoints. Longer loses more work at an interruption, shorter spends more time writing. “none” writes none; empty writes none on demand and takes the best interval on spot.</source>
        <translation>检查点之间的时间。间隔长则中断时损失更多工作，短则写入花费更多时间。“无”表示不写；留空则按需时不写，Spot 上采用最佳间隔。</translation>
    </message>
    <message>
        <source>Time that the cluster waits for one checkpoint.</source>
        <translation>集群等待一个检查点的时间。</translation>
    </message>
    <message>
        <source>From new capacity to training on: boot, load, compile.</source>
        <translation>从获得新容量到继续训练：启动、加载、编译。</translation>
    </message>
    <message>
        <source>Expected wait for spot capacity after an interruption.</source>
        <translation>中断后等待 Spot 容量的预期时间。</translation>
    </message>
    <message>
        <source>Start-up takes</source>
        <translation>启动耗时</translation>
    </message>
    <message>
        <source>Before the first step: data, compilation, warm-up.</source>
        <translation>第一步之前：数据、编译、预热。</translation>
    </message>
    <message>
        <source>Latest end of the run, from its start.</source>
        <translation>从开始算起运行的最晚结束时间。</translation>
    </message>
    <message>
        <source>Only benchmarks at these precisions count, separated by commas: bf16, fp16, tf32. Empty: any.</source>
        <translation>只有这些精度的基准测试有效，以逗号分隔：bf16, fp16, tf32。留空：任意。</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>输出 token</translation>
    </message>
    <message>
        <source>Tokens to generate in the peak hour.</source>
        <translation>高峰小时要生成的 token。</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>提示词长度</translation>
    </message>
    <message>
        <source>Input tokens of one request. They set the time to the first token and fill the cache.</source>
        <translation>单个请求的输入 token。它们决定首个 token 的时间并占用缓存。</translation>
    </message>
    <message>
        <source>Answer length</source>
        <translation>回答长度</translation>
    </message>
    <message>
        <source>Output tokens of one request.</source>
        <translation>单个请求的输出 token。</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>首 token 时间</translation>
    </message>
    <message>
        <source>Longest wait for the first token.</source>
        <translation>等待首个 token 的最长时间。</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>每输出 token 时间</translation>
    </message>
    <message>
        <source>Longest time between tokens. It bounds the batch, and so the throughput.</source>
        <translation>token 之间的最长时间。它限制批大小，从而限制吞吐量。</translation>
    </message>
    <message>
        <source>Instances above what the load needs.</source>
        <translation>超出负载所需的实例。</translation>
    </message>
    <message>
        <source>Bytes per weight</source>
        <translation>每权重字节数</translation>
    </message>
    <message>
        <source>2 for FP16 and BF16, 1 for FP8 and INT8, 0.5 for 4 bits.</source>
        <translation>FP16 和 BF16 为 2，FP8 和 INT8 为 1，4 位为 0.5。</translation>
    </message>
    <message>
        <source>Bytes per cache value</source>
        <translation>每缓存值字节数</translation>
    </message>
    <message>
        <source>Size of a value in the key-value cache.</source>
        <translation>键值缓存中单个值的大小。</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Bandwidth share in decoding</source>
        <translation>解码带宽份额</translation>
    </message>
    <message>
        <source>Overhead per step</source>
        <translation>每步开销</translation>
    </message>
    <message>
        <source>Only benchmarks at these precisions count, separated by commas. Empty: any.</source>
        <translation>只有这些精度的基准测试有效，以逗号分隔。留空：任意。</translation>
    </message>
    <message>
        <source>FP64 operations of the job, in units of 10^18.</source>
        <translation>作业的 FP64 运算次数，单位为 10^18。</translation>
    </message>
    <message>
        <source>Instances that share the job.</source>
        <translation>分担该作业的实例。</translation>
    </message>
    <message>
        <source>Share of the peak</source>
        <translation>峰值份额</translation>
    </message>
    <message>
        <source>Share of the dense FP64 peak that the code reaches; your assumption.</source>
        <translation>代码达到的稠密 FP64 峰值比例；由您假设。</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Where the fleet may run. Price, grid and PUE differ by region.</source>
        <translation>实例集可以运行的位置。价格、电网和 PUE 因区域而异。</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>购买方式</translation>
    </message>
    <message>
        <source>Ways of buying that compete with each other.</source>
        <translation>相互竞争的购买方式。</translation>
    </message>
    <message>
        <source>Instance types</source>
        <translation>实例类型</translation>
    </message>
    <message>
        <source>Only these types are candidates. Empty: all of the catalogue.</source>
        <translation>只有这些类型是候选。留空：数据目录中的全部。</translation>
    </message>
    <message>
        <source>Prices as of</source>
        <translation>价格截至</translation>
    </message>
    <message>
        <source>The newest price, spot price, interruption frequency and commitment at or before this day counts. Unset: the newest in the catalogue.</source>
        <translation>以该日或之前最新的价格、Spot 价格、中断区间和承诺为准。留空：数据目录中最新的。</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Monthly interruption probability</source>
        <translation>每月中断概率</translation>
    </message>
    <message>
        <source>Chance that spot capacity is interrupted within a month. Unset: the middle of the advisor&apos;s band.</source>
        <translation>Spot 容量在一个月内被中断的概率。留空：Spot Advisor 区间的中值。</translation>
    </message>
    <message>
        <source>from the advisor</source>
        <translation>取自 Spot Advisor</translation>
    </message>
    <message>
        <source>Energy method</source>
        <translation>能耗方法</translation>
    </message>
    <message>
        <source>How watts follow from the load. Methods differ by a factor of two and more; compare them.</source>
        <translation>如何由负载得出瓦数。各方法相差两倍以上，请加以比较。</translation>
    </message>
    <message>
        <source>Accelerators at full load</source>
        <translation>加速器满载</translation>
    </message>
    <message>
        <source>Counts accelerators at 100 % whatever the demand. Off: their load follows the demand.</source>
        <translation>无论需求如何，加速器按 100% 计。关闭：其负载随需求变化。</translation>
    </message>
    <message>
        <source>Accelerator load</source>
        <translation>加速器负载</translation>
    </message>
    <message>
        <source>Overrides the load of the accelerators.</source>
        <translation>覆盖加速器的负载。</translation>
    </message>
    <message>
        <source>from the demand</source>
        <translation>由需求决定</translation>
    </message>
    <message>
        <source>CPU load</source>
        <translation>CPU 负载</translation>
    </message>
    <message>
        <source>Overrides the load of the CPU; the default is 25 %.</source>
        <translation>覆盖 CPU 的负载；默认值为 25%。</translation>
    </message>
    <message>
        <source>25</source>
        <translation>25</translation>
    </message>
    <message>
        <source>Memory load</source>
        <translation>内存负载</translation>
    </message>
    <message>
        <source>Overrides the load of the memory; the default is that of the CPU.</source>
        <translation>覆盖内存的负载；默认与 CPU 相同。</translation>
    </message>
    <message>
        <source>as the CPU</source>
        <translation>同 CPU</translation>
    </message>
    <message>
        <source>Clocks stay up while idle</source>
        <translation>空闲时保持高时钟频率</translation>
    </message>
    <message>
        <source>An idle accelerator that keeps its clocks up draws more than one in deep idle.</source>
        <translation>保持时钟频率的空闲加速器比深度空闲时耗电更多。</translation>
    </message>
    <message>
        <source>Measured CPU points</source>
        <translation>实测 CPU 负载点</translation>
    </message>
    <message>
        <source>Uses measured load points of the CPU where the catalogue has them.</source>
        <translation>在数据目录具备时使用 CPU 的实测负载点。</translation>
    </message>
    <message>
        <source>Your own watts</source>
        <translation>自定义瓦数</translation>
    </message>
    <message>
        <source>IT power of one instance, for the method that takes yours.</source>
        <translation>单个实例的 IT 功率，用于采用自定义值的方法。</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Overhead of the data centre. Overrides the figure of the region.</source>
        <translation>数据中心的开销。覆盖该区域的数值。</translation>
    </message>
    <message>
        <source>of the region</source>
        <translation>按区域</translation>
    </message>
    <message>
        <source>Same PUE everywhere</source>
        <translation>各处使用相同 PUE</translation>
    </message>
    <message>
        <source>Uses the global default for every region, to compare regions by their grid alone.</source>
        <translation>对每个区域使用全局默认值，以便仅按电网比较区域。</translation>
    </message>
    <message>
        <source>Carbon basis</source>
        <translation>碳核算基准</translation>
    </message>
    <message>
        <source>Location: the grid of the place. Market-based: what the operator buys. Marginal: an additional job. SCI stays by location.</source>
        <translation>位置：所在地的电网。基于市场：运营商的采购。边际：多运行一个作业。SCI 始终基于位置。</translation>
    </message>
    <message>
        <source>Grid intensity</source>
        <translation>电网强度</translation>
    </message>
    <message>
        <source>Overrides the intensity of every region.</source>
        <translation>覆盖每个区域的强度。</translation>
    </message>
    <message>
        <source>Grid data year</source>
        <translation>电网年份</translation>
    </message>
    <message>
        <source>Year of the grid intensity. Unset: the newest.</source>
        <translation>电网强度的年份。留空：最新。</translation>
    </message>
    <message>
        <source>Renewable-matched share</source>
        <translation>电力匹配比例</translation>
    </message>
    <message>
        <source>Share of the electricity matched by contracts, for the market-based view.</source>
        <translation>基于市场的口径下由合同匹配的电力比例。</translation>
    </message>
    <message>
        <source>Residual intensity</source>
        <translation>剩余电力组合强度</translation>
    </message>
    <message>
        <source>Intensity of the unmatched rest, for the market-based view.</source>
        <translation>基于市场的口径下未匹配部分的强度。</translation>
    </message>
    <message>
        <source>of the grid</source>
        <translation>按电网</translation>
    </message>
    <message>
        <source>Water that making a kilowatt-hour takes off site. Unset: on-site water alone.</source>
        <translation>生产一千瓦时在场外消耗的水。留空：仅计场内用水。</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>不计</translation>
    </message>
    <message>
        <source>Embodied method</source>
        <translation>隐含排放方法</translation>
    </message>
    <message>
        <source>How the emissions of manufacture are shared out to an instance.</source>
        <translation>制造排放如何分摊到一个实例。</translation>
    </message>
    <message>
        <source>Server lifetime</source>
        <translation>服务器寿命</translation>
    </message>
    <message>
        <source>Time over which the emissions of manufacture are spread.</source>
        <translation>制造排放所分摊的时间。</translation>
    </message>
    <message>
        <source>Pinned benchmarks</source>
        <translation>固定的基准测试</translation>
    </message>
    <message>
        <source>Benchmarks chosen by hand, by instance type.</source>
        <translation>按实例类型手动选择的基准测试。</translation>
    </message>
    <message>
        <source>Your own throughput</source>
        <translation>自定义吞吐量</translation>
    </message>
    <message>
        <source>Rates of your own, by instance type.</source>
        <translation>按实例类型的自定义吞吐量。</translation>
    </message>
    <message>
        <source>Your own power</source>
        <translation>自定义功率</translation>
    </message>
    <message>
        <source>Watts of your own, by instance type.</source>
        <translation>按实例类型的自定义瓦数。</translation>
    </message>
    <message>
        <source>Figure choices</source>
        <translation>数值选择</translation>
    </message>
    <message>
        <source>Figures of the catalogue that the scenario overrides.</source>
        <translation>方案覆盖的数据目录数值。</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Units of the currency for one USD.</source>
        <translation>每 1 USD 对应的货币单位。</translation>
    </message>
    <message>
        <source>Day of the exchange rate.</source>
        <translation>汇率的日期。</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>固定项</translation>
    </message>
    <message>
        <source>Candidates of the comparison.</source>
        <translation>比较中的候选。</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Candidate that the others are compared with.</source>
        <translation>其他候选与之比较的候选。</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>LLM serving</source>
        <translation>LLM 服务</translation>
    </message>
    <message>
        <source>HPC</source>
        <translation>HPC</translation>
    </message>
    <message>
        <source>as measured, no extrapolation loss</source>
        <translation>同实测，无外推损失</translation>
    </message>
    <message>
        <source>constant efficiency</source>
        <translation>恒定效率</translation>
    </message>
    <message>
        <source>ring all-reduce</source>
        <translation>环形 all-reduce</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law</source>
        <translation>Amdahl 定律</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Location, life cycle</source>
        <translation>基于位置，全生命周期</translation>
    </message>
    <message>
        <source>Location, direct</source>
        <translation>基于位置，直接</translation>
    </message>
    <message>
        <source>Market-based</source>
        <translation>基于市场</translation>
    </message>
    <message>
        <source>Split by component (Wattfare)</source>
        <translation>按部件分摊（Wattfare）</translation>
    </message>
    <message>
        <source>Cloud Carbon Footprint rule</source>
        <translation>Cloud Carbon Footprint 规则</translation>
    </message>
    <message>
        <source>Interruptions of one spot instance an hour; it replaces the chance within a month. Pin on the Simulate page sets it.</source>
        <translation>一个 Spot 实例每小时的中断次数；取代一个月内的概率。模拟页的“固定”会设置它。</translation>
    </message>
    <message>
        <source>from the chance</source>
        <translation>由概率得出</translation>
    </message>
    <message>
        <source>Replacement on spot</source>
        <translation>Spot 替换耗时</translation>
    </message>
    <message>
        <source>Time until a lost instance of a fleet is replaced. Unset: 3 minutes, an assumption.</source>
        <translation>实例集中失去的实例被替换所需的时间。未设置：3 分钟，为假设值。</translation>
    </message>
    <message>
        <source>180</source>
        <translation>180</translation>
    </message>
    <message>
        <source>Early recommendations</source>
        <translation>提前的建议</translation>
    </message>
    <message>
        <source>Share of the interruptions whose rebalance recommendation comes before the notice; an assumption.</source>
        <translation>再平衡建议先于中断通知到达的中断所占比例；为假设值。</translation>
    </message>
    <message>
        <source>How early</source>
        <translation>提前多久</translation>
    </message>
    <message>
        <source>Mean time from an early recommendation to the notice; an assumption.</source>
        <translation>从提前的建议到中断通知的平均时间；为假设值。</translation>
    </message>
    <message>
        <source>The policy whose distributions and trajectories are shown. Each of them takes on-demand when the deadline would be missed otherwise; spot only alone may be late, if you say so.</source>
        <translation>显示其分布和轨迹的策略。若否则会错过期限，每种策略都会改用按需；只有“仅 Spot”在您允许时可以迟到。</translation>
    </message>
    <message>
        <source>Spot only then never takes on-demand, deadline or not. Without it every policy falls back to on-demand in time.</source>
        <translation>此时“仅 Spot”无论期限如何都不使用按需。否则每种策略都会及时改用按需。</translation>
    </message>
    <message>
        <source>Variation of service times</source>
        <translation>服务时间的变异</translation>
    </message>
    <message>
        <source>Squared coefficient of variation: 1 exponential (M/M/c), 0 constant (M/D/c).</source>
        <translation>变异系数的平方：1 为指数分布（M/M/c），0 为恒定（M/D/c）。</translation>
    </message>
    <message>
        <source>Squared coefficient of variation of the time that a request holds its slot.</source>
        <translation>请求占用槽位时间的变异系数平方。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Blocks drawn from the trace give many different futures. A random start replays the trace itself from a tick of each trajectory&apos;s own; a given start is the same for all of them.</source>
        <translation>从记录中抽取的块给出许多不同的未来。随机起点让每条轨迹从各自的时间点回放记录本身；指定起点对所有轨迹都相同。</translation>
    </message>
    <message>
        <source>Starts at tick</source>
        <translation>起始时间点</translation>
    </message>
    <message>
        <source>Tick of the trace that every trajectory starts from, counted from 0.</source>
        <translation>每条轨迹开始于记录的哪个时间点，从 0 数起。</translation>
    </message>
    <message>
        <source>Zones follow the first</source>
        <translation>可用区跟随第一个</translation>
    </message>
    <message>
        <source>Chance that a zone goes through the states of the first zone instead of states of its own: 0 independent, 1 all alike. The zones are those of the pools.</source>
        <translation>某个可用区经历第一个可用区的状态而非自身状态的概率：0 为独立，1 为全部相同。可用区即各容量池的可用区。</translation>
    </message>
    <message>
        <source>Stop at a mean within ±</source>
        <translation>均值达到此精度时停止 ±</translation>
    </message>
    <message>
        <source>The simulation ends as soon as the 95 % interval of the mean is this narrow, as a share of the mean.</source>
        <translation>一旦均值的 95% 区间（占均值的比例）窄到此程度，模拟即结束。</translation>
    </message>
    <message>
        <source>all trajectories</source>
        <translation>所有轨迹</translation>
    </message>
    <message>
        <source>Capacity curve points</source>
        <translation>容量曲线点数</translation>
    </message>
    <message>
        <source>At how many times the capacity is drawn, 2 to 1,001.</source>
        <translation>容量曲线的时间点数，2 至 1,001。</translation>
    </message>
    <message>
        <source>Minimum billed time</source>
        <translation>最短计费时间</translation>
    </message>
    <message>
        <source>An instance is billed for this long at least, unless its first hour is free.</source>
        <translation>除非首小时免费，实例至少按此时长计费。</translation>
    </message>
    <message>
        <source>a random start</source>
        <translation>随机起点</translation>
    </message>
    <message>
        <source>a given start</source>
        <translation>指定起点</translation>
    </message>
    <message>
        <source>Exchange rate, per USD</source>
        <translation>汇率（每 USD）</translation>
    </message>
    <message>
        <source>Tick of the trace that the work starts at, counted from 0: the policies on this one trajectory, without sampling. Unset: many, as sampled.</source>
        <translation>工作开始处的记录时间点，从 0 起计：不抽样，各策略只在这一条轨迹上。留空：按抽样的多条轨迹。</translation>
    </message>
    <message>
        <source>Size from waiting time as well</source>
        <translation>同时按等待时间确定规模</translation>
    </message>
    <message>
        <source>Water per kWh</source>
        <translation>每 kWh 用水</translation>
    </message>
    <message>
        <source>Marginal</source>
        <translation>边际</translation>
    </message>
    <message>
        <source>Estimates qualify</source>
        <translation>允许估算</translation>
    </message>
    <message>
        <source>Candidates whose throughput is an estimate may lead. Off: only measured, vendor, derived and own figures.</source>
        <translation>吞吐量为估算的候选也可以成为答案。关闭后只使用实测、厂商、推导和自有数据。</translation>
    </message>
    <message>
        <source>Widest estimate</source>
        <translation>最大估算倍数</translation>
    </message>
    <message>
        <source>An estimate qualifies while its 80 % interval stays within this factor of its value either way.</source>
        <translation>仅当估算的 80% 区间在上下此倍数以内时才允许。</translation>
    </message>
    <message>
        <source>Earlier generations</source>
        <translation>旧代</translation>
    </message>
    <message>
        <source>Types that AWS calls previous generation or has retired may lead.</source>
        <translation>AWS 列为旧代或已停用的类型也可以成为答案。</translation>
    </message>
    <message>
        <source>Oldest price</source>
        <translation>最旧价格</translation>
    </message>
    <message>
        <source>Excludes prices observed longer ago than this many months.</source>
        <translation>排除观测时间早于此月数的价格。</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Excludes what costs more: the whole run, or a month of a service.</source>
        <translation>排除费用更高者：整个运行，或服务一个月。</translation>
    </message>
    <message>
        <source>Day of the answer</source>
        <translation>答案日期</translation>
    </message>
    <message>
        <source>The age of prices is counted from this day. A saved scenario keeps its own.</source>
        <translation>价格的时效从这一天算起。已保存的场景保留其自身的日期。</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Required chance</source>
        <translation>要求概率</translation>
    </message>
    <message>
        <source>A run on spot meets the deadline if it ends in time with at least this probability.</source>
        <translation>Spot 运行至少以此概率按时结束，才算满足期限。</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>开始于</translation>
    </message>
    <message>
        <source>Day or time (UTC) of the price history that every trajectory starts from. Unset: a moment of each trajectory&apos;s own.</source>
        <translation>每条轨迹开始于价格历史的哪一天或时刻（UTC）。不填：每条轨迹各自的时刻。</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Commitments already owned</source>
        <translation>已拥有承诺</translation>
    </message>
    <message>
        <source>A run pays its own hours of a commitment. Otherwise it pays for the whole term that it obliges to.</source>
        <translation>运行只支付承诺中自己的小时数。否则支付所负义务的整个承诺期。</translation>
    </message>
    <message>
        <source>Term used by other work</source>
        <translation>其他工作使用的承诺期</translation>
    </message>
    <message>
        <source>Share of a commitment’s term beyond the run that other work uses and pays for.</source>
        <translation>承诺期中运行之外由其他工作使用并支付的份额。</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>IT power at its load: of one instance; of a unit of the on-demand base in a fleet; of everything that runs under a deadline policy. Drawn in every hour that it is up, restarts included. From the candidate.</source>
        <translation>负载下的 IT 功率：单个实例的功率；在实例集中为按需基数一个单位的功率；在期限策略中为所有运行实例的功率。运行的每个小时都消耗，包括重启。取自候选。</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>空闲功率</translation>
    </message>
    <message>
        <source>IT power of a unit of the on-demand base without load: the fleet beyond its target draws it. Unset: as at load.</source>
        <translation>按需基数一个单位在无负载时的 IT 功率：超出目标的容量按此消耗。未设置时与负载下相同。</translation>
    </message>
    <message>
        <source>as at load</source>
        <translation>与负载下相同</translation>
    </message>
    <message>
        <source>Energy of the facility per energy of its IT equipment. From the region.</source>
        <translation>设施总能耗与 IT 设备能耗之比。取自区域。</translation>
    </message>
    <message>
        <source>Emissions of a kWh, by the carbon basis of the scenario. From the region.</source>
        <translation>每 kWh 的排放量，按方案的碳核算基准。取自区域。</translation>
    </message>
    <message>
        <source>PUE of the region</source>
        <translation>区域的 PUE</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>并发请求</translation>
    </message>
    <message>
        <source>Requests that a whole instance serves at a time. Unset: the most that memory and the limits allow.</source>
        <translation>整个实例同时处理的请求数。留空：内存和限制允许的最大值。</translation>
    </message>
    <message>
        <source>Serving software</source>
        <translation>推理服务软件</translation>
    </message>
    <message>
        <source>Only rates of this software count. Any: the one that serves most on each accelerator; the answer names it. Speculative decoding is off.</source>
        <translation>只计入该软件的速率。任意：各加速器上吞吐最高者，答案会写明。不使用推测解码。</translation>
    </message>
    <message>
        <source>Prompt found in the cache</source>
        <translation>命中缓存的提示</translation>
    </message>
    <message>
        <source>Share of the prompt that earlier requests have left in the cache: it takes no prefill. Measured rates are of prompts that are new.</source>
        <translation>先前请求留在缓存中的提示比例：无需预填充。实测速率针对全新的提示。</translation>
    </message>
    <message>
        <source>Compute share</source>
        <translation>计算占比</translation>
    </message>
    <message>
        <source>Share of the peak rate that serving reaches, instead of the fitted one.</source>
        <translation>推理服务达到的峰值速率占比，代替拟合值。</translation>
    </message>
    <message>
        <source>Share of the memory bandwidth that decoding reaches, instead of the fitted ones.</source>
        <translation>解码达到的内存带宽占比，代替拟合值。</translation>
    </message>
    <message>
        <source>as fitted</source>
        <translation>按拟合值</translation>
    </message>
    <message>
        <source>Fixed time of one decoding step, instead of the fitted one.</source>
        <translation>解码一步的固定时间，代替拟合值。</translation>
    </message>
    <message>
        <source>To the quality target</source>
        <translation>直到质量目标</translation>
    </message>
    <message>
        <source>Train once until the model reaches the quality target of its MLPerf benchmark, instead of on a number of samples.</source>
        <translation>训练一次，直到模型达到其 MLPerf 基准的质量目标，而不是训练指定的样本数。</translation>
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
        <translation>Neuron 上的 vLLM</translation>
    </message>
    <message>
        <source>llama.cpp</source>
        <translation>llama.cpp</translation>
    </message>
    <message>
        <source>Demand in the peak hour, in the unit of the model&apos;s task: inferences, images, documents, hours of audio. More demand needs more instances; small fleets waste more by rounding up.</source>
        <translation>高峰小时的需求，单位取决于模型的任务：推理次数、图像、文档、音频小时。需求越多所需实例越多；小实例集因取整浪费更多。</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>训练的参数</translation>
    </message>
    <message>
        <source>In millions, where adapters are trained (LoRA) and the model&apos;s own parameters stay as they are. The rate is that of full training, times 1 to 1.5 for the gradients that frozen parameters do not need.</source>
        <translation>以百万计，适用于只训练适配器（LoRA）而模型自身参数保持不变的情形。速率为全参数训练的速率乘以 1 至 1.5，因为冻结的参数不需要梯度。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>The fastest</source>
        <translation>最快的</translation>
    </message>
    <message>
        <source>years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>no checkpoints</source>
        <translation>无检查点</translation>
    </message>
    <message>
        <source>Amounts are shown in this currency, converted at the rate below; prices and limits are entered in USD.</source>
        <translation>金额以该货币显示，按下方汇率换算；价格和上限以 USD 输入。</translation>
    </message>
    <message>
        <source>Simulated interval</source>
        <translation>模拟间隔</translation>
    </message>
    <message>
        <source>Work between two checkpoints in this simulation: as in the workload until another is entered here. Longer loses more at an interruption, shorter writes more often. Empty: the best one; “none” writes none.</source>
        <translation>本次模拟中两个检查点之间的工作：在此处输入其他值之前与工作负载一致。间隔长则中断时损失更多，短则写入更频繁。留空：最佳间隔；“无”表示不写。</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>优化手段</translation>
    </message>
    <message>
        <source>What is switched on beyond the scenario, separated by commas: fp8, prefix_cache, spot_checkpoints. The page Advisor says what each brings. Empty: none.</source>
        <translation>在方案之外启用的手段，以逗号分隔：fp8, prefix_cache, spot_checkpoints。各项的收益见“顾问”页面。留空：无。</translation>
    </message>
    <message>
        <source>Exchange rate date</source>
        <translation>汇率日期</translation>
    </message>
</context>
<context>
    <name>Pins</name>
    <message>
        <source>This catalogue has no type %1</source>
        <translation>此数据目录中没有类型 %1</translation>
    </message>
    <message>
        <source>This catalogue has no region %1</source>
        <translation>此数据目录中没有区域 %1</translation>
    </message>
    <message>
        <source>The scenario does not buy in this way: %1</source>
        <translation>方案不采用此购买方式：%1</translation>
    </message>
</context>
<context>
    <name>Quantities</name>
    <message>
        <source>thermal design power</source>
        <translation>热设计功率</translation>
    </message>
    <message>
        <source>power at full load</source>
        <translation>满载功率</translation>
    </message>
    <message>
        <source>power when idle</source>
        <translation>空闲时功率</translation>
    </message>
    <message>
        <source>power when idle, clocks up</source>
        <translation>空闲时功率，保持高时钟频率</translation>
    </message>
    <message>
        <source>overhead of the data centre (PUE)</source>
        <translation>数据中心开销（PUE）</translation>
    </message>
    <message>
        <source>water per kWh (WUE)</source>
        <translation>每 kWh 用水（WUE）</translation>
    </message>
    <message>
        <source>grid intensity, life cycle</source>
        <translation>电网强度，全生命周期</translation>
    </message>
    <message>
        <source>grid intensity, direct</source>
        <translation>电网强度，直接</translation>
    </message>
    <message>
        <source>carbon-free share of the grid</source>
        <translation>电网的无碳比例</translation>
    </message>
    <message>
        <source>embodied emissions</source>
        <translation>隐含排放</translation>
    </message>
    <message>
        <source>IT power of an instance</source>
        <translation>实例的 IT 功率</translation>
    </message>
    <message>
        <source>power of the accelerators</source>
        <translation>加速器的功率</translation>
    </message>
    <message>
        <source>power of the CPU</source>
        <translation>CPU 的功率</translation>
    </message>
    <message>
        <source>power of the memory</source>
        <translation>内存的功率</translation>
    </message>
    <message>
        <source>power of the rest of the server</source>
        <translation>服务器其余部分的功率</translation>
    </message>
    <message>
        <source>overhead of the board</source>
        <translation>加速器基板的开销</translation>
    </message>
    <message>
        <source>share of the host&apos;s TDP</source>
        <translation>占主机 TDP 的比例</translation>
    </message>
    <message>
        <source>share of communication over fast links</source>
        <translation>经快速互连的通信占比</translation>
    </message>
    <message>
        <source>share of communication over the network</source>
        <translation>经网络的通信占比</translation>
    </message>
    <message>
        <source>size of a drive</source>
        <translation>单个硬盘容量</translation>
    </message>
    <message>
        <source>processors of the largest size</source>
        <translation>最大规格的处理器数</translation>
    </message>
    <message>
        <source>quota of units of a fleet</source>
        <translation>机队的容量单位配额</translation>
    </message>
    <message>
        <source>quota of instance types of a group</source>
        <translation>组内实例类型配额</translation>
    </message>
    <message>
        <source>largest weight of an instance type</source>
        <translation>实例类型的最大权重</translation>
    </message>
    <message>
        <source>most pools at the lowest price</source>
        <translation>最低价策略的最多资源池数</translation>
    </message>
    <message>
        <source>least highest price</source>
        <translation>最高价的下限</translation>
    </message>
    <message>
        <source>time until a spot instance is replaced</source>
        <translation>Spot 实例被替换前的时间</translation>
    </message>
    <message>
        <source>MIG profiles %1 per GPU</source>
        <translation>每块 GPU 的 MIG 配置文件 %1</translation>
    </message>
    <message>
        <source>support of %1</source>
        <translation>%1 支持</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>No source is cited.</source>
        <translation>未引用来源。</translation>
    </message>
    <message>
        <source>retrieved %1</source>
        <translation>获取于 %1</translation>
    </message>
    <message>
        <source>Licence not stated</source>
        <translation>未声明许可证</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>许可证：%1</translation>
    </message>
    <message>
        <source>Continued</source>
        <translation>续</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1（续）</translation>
    </message>
    <message>
        <source>%1, part %2 of %3</source>
        <translation>%1，第 %2 部分，共 %3 部分</translation>
    </message>
    <message>
        <source>No rows.</source>
        <translation>没有行。</translation>
    </message>
    <message>
        <source>Bold: the best of those compared</source>
        <translation>粗体：所比较者中的最佳</translation>
    </message>
    <message>
        <source>There is nothing to draw: every figure is missing.</source>
        <translation>没有可绘制的内容：所有数值均缺失。</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>生成日期</translation>
    </message>
    <message>
        <source>Prices as of</source>
        <translation>价格截至</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>数据目录</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Ranges run from low to high. A computed figure bears the weakest class among the inputs that matter to it.</source>
        <translation>范围由低到高。计算所得的数值取对其有影响的输入中的最弱等级。</translation>
    </message>
    <message>
        <source>— means missing: no figure was found. It never counts as zero.</source>
        <translation>— 表示缺失：未找到数值。绝不按零计。</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Web page, one file (*.html)</source>
        <translation>网页，单一文件 (*.html)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel 工作簿 (*.xlsx)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Not taken: %1</source>
        <translation>未采用：%1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>发布者</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Attribution</source>
        <translation>署名</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>获取日期</translation>
    </message>
    <message>
        <source>Catalogue hash</source>
        <translation>数据目录哈希</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Explained above.</source>
        <translation>见上文说明。</translation>
    </message>
    <message>
        <source>Not taken (%1): %2</source>
        <translation>未采用（%1）：%2</translation>
    </message>
    <message>
        <source>prices as of %1</source>
        <translation>价格截至 %1</translation>
    </message>
    <message>
        <source>catalogue %1</source>
        <translation>数据目录 %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>The scenario of this report</source>
        <translation>本报告的方案</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Untitled report</source>
        <translation>未命名报告</translation>
    </message>
    <message>
        <source>Reading the figures</source>
        <translation>如何阅读数值</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Reproducibility</source>
        <translation>可复现性</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>及另外 %1 项</translation>
    </message>
    <message>
        <source>inferences/s</source>
        <translation>推理/s</translation>
    </message>
    <message>
        <source>sequences/s</source>
        <translation>序列/s</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>token/s</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>图像/s</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>样本/s</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>图表数据</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>At low</source>
        <translation>下限时的结果</translation>
    </message>
    <message>
        <source>At high</source>
        <translation>上限时的结果</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>inferences/h</source>
        <translation>推理/h</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>每小时</translation>
    </message>
    <message>
        <source>years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>个实例</translation>
    </message>
    <message>
        <source>unit-hours</source>
        <translation>单位·小时</translation>
    </message>
    <message>
        <source>band</source>
        <translation>区间</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Pinned candidates stand side by side on the Compare page. Click or press Space.</source>
        <translation>固定的候选在“比较”页面并排显示。单击或按空格键。</translation>
    </message>
    <message>
        <source>Your own columns</source>
        <translation>自定义列</translation>
    </message>
    <message>
        <source>Your own column: %1</source>
        <translation>自定义列：%1</translation>
    </message>
    <message>
        <source>Range %1 to %2</source>
        <translation>范围 %1 至 %2</translation>
    </message>
    <message>
        <source>Name in filters and SQL: %1</source>
        <translation>在筛选和 SQL 中的名称：%1</translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message>
        <source>Fleet</source>
        <translation>实例集</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Spot market</source>
        <translation>Spot 市场</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Elastic cluster</source>
        <translation>弹性集群</translation>
    </message>
    <message>
        <source>Launch and replacement</source>
        <translation>启动与替换</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>%1 is outside %2 to %3.</source>
        <translation>%1 超出 %2 至 %3 的范围。</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 过大。</translation>
    </message>
    <message>
        <source>%1 is too small; it must be above %2.</source>
        <translation>%1 过小；必须大于 %2。</translation>
    </message>
    <message>
        <source>The band of the Spot Instance Advisor read as the chance that an instance is reclaimed within a month.</source>
        <translation>将 Spot Instance Advisor 的区间理解为实例在一个月内被收回的概率。</translation>
    </message>
    <message>
        <source>The same band read as reclaims an instance and month: a little less.</source>
        <translation>将同一区间理解为每实例每月的收回次数：略小一些。</translation>
    </message>
    <message>
        <source>Measured pool</source>
        <translation>实测容量池</translation>
    </message>
    <message>
        <source>The interruption rate that a public trace of a GPU pool shows.</source>
        <translation>公开的 GPU 容量池记录所显示的中断率。</translation>
    </message>
    <message>
        <source>Availability trace</source>
        <translation>可用性记录</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>价格历史</translation>
    </message>
    <message>
        <source>Recorded spot prices, replayed; capacity is lost at the interruption rate.</source>
        <translation>回放 Spot 价格记录；容量按中断率丢失。</translation>
    </message>
    <message>
        <source>Calm, tight and empty times</source>
        <translation>宽松、紧张与枯竭时期</translation>
    </message>
    <message>
        <source>A market that switches between three states; an assumption.</source>
        <translation>在三种状态间切换的市场；假设值。</translation>
    </message>
    <message>
        <source>Times fitted to a trace</source>
        <translation>按记录拟合的时期</translation>
    </message>
    <message>
        <source>The same with states fitted to a recorded trace.</source>
        <translation>同上，但状态按记录拟合。</translation>
    </message>
    <message>
        <source>Your own rate</source>
        <translation>自定义中断率</translation>
    </message>
    <message>
        <source>The interruption rate that you enter.</source>
        <translation>您输入的中断率。</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Finish time</source>
        <translation>完成时间</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Shortfall</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Cost split</source>
        <translation>成本构成</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>容量池</translation>
    </message>
    <message>
        <source>Checkpointed run</source>
        <translation>带检查点的运行</translation>
    </message>
    <message>
        <source>A run on spot that saves its state now and then: how long, how much, how likely in time.</source>
        <translation>在 Spot 上运行并不时保存状态：需多久、花多少、按时的可能性。</translation>
    </message>
    <message>
        <source>Spot Fleet</source>
        <translation>Spot 实例集</translation>
    </message>
    <message>
        <source>A fleet over several pools: capacity, shortfall and cost over time.</source>
        <translation>跨多个容量池的实例集：随时间的容量、缺口与成本。</translation>
    </message>
    <message>
        <source>Deadline policies</source>
        <translation>期限策略</translation>
    </message>
    <message>
        <source>When to take spot and when on-demand so that work ends in time: policies compared on a recorded trace.</source>
        <translation>何时用 Spot、何时用按需才能按时完成：在记录上比较各策略。</translation>
    </message>
    <message>
        <source>The catalogue has no interruption frequency of %1 in %2.</source>
        <translation>数据目录中没有 %2 的 %1 的中断区间。</translation>
    </message>
    <message>
        <source>Band of %1: %2. </source>
        <translation>%1 的区间：%2。</translation>
    </message>
    <message>
        <source>%1 read as a chance, %2 read as a rate.</source>
        <translation>按概率理解为 %1，按速率理解为 %2。</translation>
    </message>
    <message>
        <source>From the scenario.</source>
        <translation>来自方案。</translation>
    </message>
    <message>
        <source>Counted every %1 s and corrected for what happens in between. Source: %2</source>
        <translation>每 %1 秒计数一次，并对其间发生的情况作了修正。来源：%2</translation>
    </message>
    <message>
        <source>Available %1 of the time. 1 means: %2. Source: %3</source>
        <translation>%1 的时间可用。1 表示：%2。来源：%3</translation>
    </message>
    <message>
        <source>a running instance was kept</source>
        <translation>正在运行的实例得以保留</translation>
    </message>
    <message>
        <source>an instance could be had</source>
        <translation>可以获得实例</translation>
    </message>
    <message>
        <source>The catalogue has no availability trace; import one.</source>
        <translation>数据目录中没有可用性记录；请导入。</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Calm 12 h, tight 3 h and empty 1 h on average: assumptions.</source>
        <translation>平均宽松 12 小时、紧张 3 小时、枯竭 1 小时：假设值。</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>物理量</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Mean of the trajectories that finished.</source>
        <translation>已完成轨迹的均值。</translation>
    </message>
    <message>
        <source>Closed form</source>
        <translation>解析式</translation>
    </message>
    <message>
        <source>What the exact formula expects, where there is one; the first hour is billed in it.</source>
        <translation>精确公式（若有）的期望值；其中首小时计费。</translation>
    </message>
    <message>
        <source>One in twenty trajectories stays below.</source>
        <translation>二十条轨迹中有一条低于此值。</translation>
    </message>
    <message>
        <source>The median.</source>
        <translation>中位数。</translation>
    </message>
    <message>
        <source>One in twenty trajectories goes beyond.</source>
        <translation>二十条轨迹中有一条超过此值。</translation>
    </message>
    <message>
        <source>Mean, low</source>
        <translation>均值，低</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean.</source>
        <translation>均值的 95% 置信区间。</translation>
    </message>
    <message>
        <source>Mean, high</source>
        <translation>均值，高</translation>
    </message>
    <message>
        <source>Std. dev.</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Standard deviation of the trajectories.</source>
        <translation>轨迹的标准差。</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>The least trajectory.</source>
        <translation>数值最小的轨迹。</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>The greatest trajectory.</source>
        <translation>数值最大的轨迹。</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>平均成本</translation>
    </message>
    <message>
        <source>To on-demand</source>
        <translation>相对按需</translation>
    </message>
    <message>
        <source>Mean cost over that of on-demand alone.</source>
        <translation>平均成本与仅按需成本之比。</translation>
    </message>
    <message>
        <source>In time</source>
        <translation>按时</translation>
    </message>
    <message>
        <source>Share of the trajectories that met the deadline.</source>
        <translation>按时完成的轨迹占比。</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Lower bound of the 95 % interval, by the number of independent windows of the trace.</source>
        <translation>95% 区间的下界，按记录中独立窗口的数目计算。</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>Upper bound of the same interval.</source>
        <translation>同一区间的上界。</translation>
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
        <translation>完成</translation>
    </message>
    <message>
        <source>Mean finish time.</source>
        <translation>平均完成时间。</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>Mean number of interruptions.</source>
        <translation>平均中断次数。</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Mean hours on spot.</source>
        <translation>在 Spot 上的平均小时数。</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Mean hours on demand.</source>
        <translation>按需的平均小时数。</translation>
    </message>
    <message>
        <source>Trajectories</source>
        <translation>轨迹数</translation>
    </message>
    <message>
        <source>The clairvoyant bound is slow and takes fewer.</source>
        <translation>先知下界较慢，取较少的轨迹。</translation>
    </message>
    <message>
        <source>No closed form for this market or quantity</source>
        <translation>此市场或量没有解析式</translation>
    </message>
    <message>
        <source>%1: %2 (95 % interval %3 to %4)</source>
        <translation>%1：%2（95% 区间 %3 至 %4）</translation>
    </message>
    <message>
        <source>The run does not end often enough to say how long it takes.</source>
        <translation>运行结束得不够频繁，无法给出所需时间。</translation>
    </message>
    <message>
        <source>On spot the run takes %1 h and costs %2 USD (P5 to P95)</source>
        <translation>在 Spot 上运行需 %1 小时，花费 %2 USD（P5 至 P95）</translation>
    </message>
    <message>
        <source>On spot the run takes %1 h (P5 to P95)</source>
        <translation>在 Spot 上运行需 %1 小时（P5 至 P95）</translation>
    </message>
    <message>
        <source>The fleet cannot be summed up: too few trajectories finished.</source>
        <translation>无法汇总实例集：完成的轨迹太少。</translation>
    </message>
    <message>
        <source>, %1 against on-demand alone</source>
        <translation>，相对仅按需 %1</translation>
    </message>
    <message>
        <source>No policy met the deadline in every trajectory.</source>
        <translation>没有策略在每条轨迹中都按时完成。</translation>
    </message>
    <message>
        <source>Cheapest of the policies that met the deadline every time: %1, %2 USD</source>
        <translation>每次都按时完成的策略中最便宜的：%1，%2 USD</translation>
    </message>
    <message>
        <source>Within %1 USD</source>
        <translation>不超过 %1 USD</translation>
    </message>
    <message>
        <source>Done within %1</source>
        <translation>在 %1内完成</translation>
    </message>
    <message>
        <source>Elastic, within %1</source>
        <translation>弹性，在 %1内</translation>
    </message>
    <message>
        <source>Elastic, within %1 USD</source>
        <translation>弹性，在 %1 USD 内</translation>
    </message>
    <message>
        <source>%1 of %2 trajectories did not finish</source>
        <translation>%2 条轨迹中有 %1 条未完成</translation>
    </message>
    <message>
        <source>Cancelled: the first %1 of %2 trajectories, seed %3</source>
        <translation>已取消：%2 条轨迹中的前 %1 条，种子 %3</translation>
    </message>
    <message>
        <source>%1 of %2 trajectories so far, seed %3</source>
        <translation>目前 %2 条轨迹中的 %1 条，种子 %3</translation>
    </message>
    <message>
        <source>%1 trajectories, seed %2</source>
        <translation>%1 条轨迹，种子 %2</translation>
    </message>
    <message>
        <source>Billed time of the cluster</source>
        <translation>实例集的计费时间</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>丢失的工作</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>中断次数</translation>
    </message>
    <message>
        <source>Elastic: cost</source>
        <translation>弹性：成本</translation>
    </message>
    <message>
        <source>Elastic: finish time</source>
        <translation>弹性：完成时间</translation>
    </message>
    <message>
        <source>Elastic: interruptions</source>
        <translation>弹性：中断次数</translation>
    </message>
    <message>
        <source>Unit-hours</source>
        <translation>单位·小时</translation>
    </message>
    <message>
        <source>Missing unit-hours</source>
        <translation>缺少的单位·小时</translation>
    </message>
    <message>
        <source>Time below the target</source>
        <translation>低于目标的时间</translation>
    </message>
    <message>
        <source>Longest shortfall</source>
        <translation>最长缺口</translation>
    </message>
    <message>
        <source>Surplus unit-hours</source>
        <translation>多余的单位·小时</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>启动次数</translation>
    </message>
    <message>
        <source>Spot cost</source>
        <translation>Spot 成本</translation>
    </message>
    <message>
        <source>Free first hours</source>
        <translation>免费的首小时</translation>
    </message>
    <message>
        <source>Old and new side by side</source>
        <translation>新旧同时运行</translation>
    </message>
    <message>
        <source>Trajectory</source>
        <translation>轨迹</translation>
    </message>
    <message>
        <source>By rate</source>
        <translation>按中断率</translation>
    </message>
    <message>
        <source>By interval</source>
        <translation>按间隔</translation>
    </message>
    <message>
        <source>Against chosen</source>
        <translation>与所选相比</translation>
    </message>
    <message>
        <source>Mean cost less that of the policy chosen on the left, trajectory by trajectory on the same draws.</source>
        <translation>平均成本减去左侧所选策略的平均成本，用相同的随机数逐条轨迹比较。</translation>
    </message>
    <message>
        <source>95 % interval of it</source>
        <translation>其 95% 区间</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Mean time between the finish and the deadline.</source>
        <translation>完成到期限之间的平均时间。</translation>
    </message>
    <message>
        <source>Mean number of launches and of switches between spot and on-demand.</source>
        <translation>启动以及在 Spot 与按需之间切换的平均次数。</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Mean hours without a machine, before the end.</source>
        <translation>结束之前没有机器的平均小时数。</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>No interval: starts of one trace are no independent draws, or runs did not finish.</source>
        <translation>无区间：同一记录的各起点不是独立抽样，或有运行未完成。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>not distinguishable: %1</source>
        <translation>无法区分：%1</translation>
    </message>
    <message>
        <source>Not all trajectories finished</source>
        <translation>并非所有轨迹都完成</translation>
    </message>
    <message>
        <source>Recorded availability of a pool: in blocks drawn at random, or as it was.</source>
        <translation>容量池的可用性记录：按随机抽取的块，或按原样。</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2</source>
        <translation>95% 区间：%1 至 %2</translation>
    </message>
    <message>
        <source>P5, low</source>
        <translation>P5，低</translation>
    </message>
    <message>
        <source>95 % confidence interval of P5, by binomial ranks.</source>
        <translation>P5 的 95% 置信区间，按二项秩。</translation>
    </message>
    <message>
        <source>P5, high</source>
        <translation>P5，高</translation>
    </message>
    <message>
        <source>P50, low</source>
        <translation>P50，低</translation>
    </message>
    <message>
        <source>95 % confidence interval of the median, by binomial ranks.</source>
        <translation>中位数的 95% 置信区间，按二项秩。</translation>
    </message>
    <message>
        <source>P50, high</source>
        <translation>P50，高</translation>
    </message>
    <message>
        <source>P95, low</source>
        <translation>P95，低</translation>
    </message>
    <message>
        <source>95 % confidence interval of P95, by binomial ranks.</source>
        <translation>P95 的 95% 置信区间，按二项秩。</translation>
    </message>
    <message>
        <source>P95, high</source>
        <translation>P95，高</translation>
    </message>
    <message>
        <source>Too few trajectories for an interval</source>
        <translation>轨迹太少，无法给出区间</translation>
    </message>
    <message>
        <source>The fleet is below its target %1 of the time.</source>
        <translation>实例集有 %1 的时间低于目标。</translation>
    </message>
    <message>
        <source>Independent windows: %1 of %2 in time, %3 to %4 USD</source>
        <translation>独立窗口：%2 个中 %1 个按时，%3 至 %4 USD</translation>
    </message>
    <message>
        <source>Independent windows: %1 of %2 in time, %3 to %4</source>
        <translation>独立窗口：%2 个中 %1 个按时，%3 至 %4</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Advisor: chance a month</source>
        <translation>Advisor：月概率</translation>
    </message>
    <message>
        <source>Advisor: reclaims a month</source>
        <translation>Advisor：月收回次数</translation>
    </message>
    <message>
        <source>%1 of the variance (cost: %2) comes from where in its band the rate lies; the rest is chance</source>
        <translation>方差的 %1（成本：%2）来自中断率在区间中的位置，其余来自随机性</translation>
    </message>
    <message>
        <source>%1 of the variance comes from where in its band the rate lies; the rest is chance</source>
        <translation>方差的 %1 来自中断率在区间中的位置，其余来自随机性</translation>
    </message>
    <message>
        <source>“%1”, done within %2</source>
        <translation>“%1”在 %2内完成</translation>
    </message>
    <message>
        <source>By cost “%1” cannot be told from it: %2 USD (95 % interval %3 to %4)</source>
        <translation>在成本上与“%1”无法区分：%2 USD（95% 区间 %3 至 %4）</translation>
    </message>
    <message>
        <source>“%1” against it: %2 USD (95 % interval %3 to %4)</source>
        <translation>“%1”与其相比：%2 USD（95% 区间 %3 至 %4）</translation>
    </message>
    <message>
        <source>Independent windows: %1 of %2 in time</source>
        <translation>独立窗口：%2 个中 %1 个按时</translation>
    </message>
    <message>
        <source>On spot the run takes %1 h and costs %2 USD (least to most)</source>
        <translation>在 Spot 上运行需 %1 小时，花费 %2 USD（最小至最大）</translation>
    </message>
    <message>
        <source>On spot the run takes %1 h (least to most)</source>
        <translation>在 Spot 上运行需 %1 小时（最小至最大）</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>能源与碳</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>Operational emissions</source>
        <translation>运行排放</translation>
    </message>
    <message>
        <source>Emissions</source>
        <translation>排放</translation>
    </message>
    <message>
        <source>Elastic: energy</source>
        <translation>弹性：能耗</translation>
    </message>
    <message>
        <source>Elastic: operational emissions</source>
        <translation>弹性：运行排放</translation>
    </message>
    <message>
        <source>Mean energy, PUE included.</source>
        <translation>平均能耗，含 PUE。</translation>
    </message>
    <message>
        <source>Mean operational emissions.</source>
        <translation>平均运行排放。</translation>
    </message>
    <message>
        <source>It uses %1 kWh on average.</source>
        <translation>平均耗电 %1 kWh。</translation>
    </message>
    <message>
        <source>no checkpoints</source>
        <translation>无检查点</translation>
    </message>
    <message>
        <source>every %1 h</source>
        <translation>每 %1 h</translation>
    </message>
    <message>
        <source>Best checkpoint interval: %1 h</source>
        <translation>最佳检查点间隔：%1 h</translation>
    </message>
    <message>
        <source>Best without checkpoints</source>
        <translation>不设检查点最佳</translation>
    </message>
    <message>
        <source>%1; with %2 the run hardly ever ends</source>
        <translation>%1；%2时运行几乎无法结束</translation>
    </message>
    <message>
        <source>%1; %2 is as good</source>
        <translation>%1；%2同样好</translation>
    </message>
    <message>
        <source>The trace was recorded on %1, not on %2: read the result as an example of such a market, not as a forecast.</source>
        <translation>该记录来自 %1，而非 %2：请将结果视为此类市场的示例，而非预测。</translation>
    </message>
    <message>
        <source>%1; on the same draws it saves %2 h on average against %3</source>
        <translation>%1；在相同抽样下与%3相比平均节省 %2 h</translation>
    </message>
    <message>
        <source>%1; on the same draws it saves %2 USD (%3) and %4 h on average against %5</source>
        <translation>%1；在相同抽样下与%5相比平均节省 %2 USD（%3）和 %4 h</translation>
    </message>
    <message>
        <source>In %1 the fleet costs %2 USD (least to most)</source>
        <translation>%1内实例集花费 %2 USD（最小至最大）</translation>
    </message>
    <message>
        <source>In %1 the fleet costs %2 USD (P5 to P95)</source>
        <translation>%1内实例集花费 %2 USD（P5 至 P95）</translation>
    </message>
    <message>
        <source>Without interruptions the run takes %1 h and costs %2 USD on spot</source>
        <translation>无中断时运行耗时 %1 h，Spot 费用为 %2 USD</translation>
    </message>
    <message>
        <source>Without interruptions the run takes %1 h</source>
        <translation>无中断时运行耗时 %1 h</translation>
    </message>
    <message>
        <source>What the policies cost is not known: the price on spot or on-demand is missing.</source>
        <translation>各策略的费用未知：缺少 Spot 价格或按需价格。</translation>
    </message>
    <message>
        <source>It uses %1 kWh and emits %2 kg CO₂e on average.</source>
        <translation>平均耗电 %1 kWh，排放 %2 kg CO₂e。</translation>
    </message>
    <message>
        <source>; %1 against on-demand, %2 USD</source>
        <translation>；按需为 %2 USD，与之相差 %1</translation>
    </message>
</context>
<context>
    <name>StudyWords</name>
    <message>
        <source>Below it wins</source>
        <translation>其下最佳</translation>
    </message>
    <message>
        <source>From there on</source>
        <translation>自此</translation>
    </message>
    <message>
        <source>Cannot be told apart</source>
        <translation>无法区分</translation>
    </message>
    <message>
        <source>No candidate qualifies at any point of the study.</source>
        <translation>研究的任何点都没有合格候选。</translation>
    </message>
    <message>
        <source>%1 at %2 of the points</source>
        <translation>%1 占 %2 的点</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>最佳：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n more win(s) somewhere.</source>
        <translation>
            <numerusform>另有 %n 个在某处最佳。</numerusform>
        </translation>
    </message>
    <message>
        <source>At %1 the best cannot be told apart from the second.</source>
        <translation>在 %1 的点上，最佳与第二无法区分。</translation>
    </message>
    <message>
        <source>At %1 none qualifies.</source>
        <translation>在 %1 的点上没有合格候选。</translation>
    </message>
    <message>
        <source>Equal to %1</source>
        <translation>与 %1 相同</translation>
    </message>
    <message>
        <source>Cannot be told apart from %1</source>
        <translation>与 %1 无法区分</translation>
    </message>
    <message>
        <source>Second: %1</source>
        <translation>第二：%1</translation>
    </message>
</context>
<context>
    <name>TableSource</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1, as shown</source>
        <translation>%1（显示值）</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1，低</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1，高</translation>
    </message>
</context>
<context>
    <name>Team</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The author wrote no note.</source>
        <translation>作者没有写备注。</translation>
    </message>
    <message>
        <source>Nobody has approved or withdrawn it.</source>
        <translation>尚未被批准或撤回。</translation>
    </message>
    <message>
        <source>It is not among your imports.</source>
        <translation>不在您的导入中。</translation>
    </message>
    <message>
        <source>Mine or another person&apos;s</source>
        <translation>我的或他人的值</translation>
    </message>
    <message>
        <source>This publication</source>
        <translation>此发布</translation>
    </message>
    <message>
        <source>Import %1 by %2: %3</source>
        <translation>导入 %2 的发布 %1：%3</translation>
    </message>
    <message>
        <source>Your own values stay in force:</source>
        <translation>您的自定义值继续有效：</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的值</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>他人的值</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Nobody has approved it.</source>
        <translation>尚无人批准。</translation>
    </message>
</context>
<context>
    <name>TradeOffs</name>
    <message>
        <source>%1 less %2</source>
        <translation>%2低 %1</translation>
    </message>
    <message>
        <source>Dominated by %1: %2</source>
        <translation>被 %1 支配：%2</translation>
    </message>
    <message>
        <source>Knee of the front: beyond it a gain on one axis costs most on the other.</source>
        <translation>前沿的膝点：越过此处，一个轴上的收益会在另一个轴上付出最大代价。</translation>
    </message>
    <message>
        <source>Not in the front: %1</source>
        <translation>不在前沿中：%1</translation>
    </message>
    <message>
        <source>Dominated: another one has lower values on both axes.</source>
        <translation>被支配：另一候选在两个轴上的值都更低。</translation>
    </message>
    <message>
        <source>%1 cannot be told apart</source>
        <translation>%1无法区分</translation>
    </message>
    <message>
        <source>Dominated by %1: as cheap and cleaner.</source>
        <translation>被 %1 支配：成本相同，碳排放更低。</translation>
    </message>
    <message>
        <source>Dominated by %1: cheaper and as clean.</source>
        <translation>被 %1 支配：更便宜，碳排放相同。</translation>
    </message>
    <message>
        <source>Dominated by %1: cheaper and cleaner.</source>
        <translation>被 %1 支配：更便宜，碳排放更低。</translation>
    </message>
</context>
<context>
    <name>wattfare::AboutDialog</name>
    <message>
        <source>About Wattfare</source>
        <translation>关于 Wattfare</translation>
    </message>
    <message>
        <source>Wattfare %1</source>
        <translation>Wattfare %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;Copyright 2026 The Wattfare developers.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Copyright 2026 The Wattfare developers.&lt;/p&gt;&lt;p&gt;自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本，不提供任何担保。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>数据目录</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>哈希</translation>
    </message>
    <message>
        <source>Facts, no licence stated</source>
        <translation>事实信息，未声明许可证</translation>
    </message>
    <message>
        <source>&lt;p&gt;No catalogue is open.&lt;/p&gt;</source>
        <translation>&lt;p&gt;未打开数据目录。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Parts of About</source>
        <translation>“关于”的各部分</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Data and attributions</source>
        <translation>数据与署名</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>公有领域</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>What machine-learning work costs on AWS instances: in dollars, in kilowatt-hours and in CO₂.</source>
        <translation>在 AWS 实例上运行机器学习工作的代价：美元、千瓦时和 CO₂。</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1（使用 %2 构建）</translation>
    </message>
</context>
<context>
    <name>wattfare::AdmitButtons</name>
    <message>
        <source>Changes the setting of the scenario that excludes them. Undo reverts it.</source>
        <translation>更改将其排除的方案设置。可撤销。</translation>
    </message>
</context>
<context>
    <name>wattfare::AdvisorPage</name>
    <message>
        <source>Advisor</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>What runs today</source>
        <translation>当前运行</translation>
    </message>
    <message>
        <source>The candidate that the findings are about: each choice is advised on anew</source>
        <translation>结果所针对的候选：每次选择都会重新给出建议</translation>
    </message>
    <message>
        <source>Measured utilisation…</source>
        <translation>实测利用率…</translation>
    </message>
    <message>
        <source>Import a file of nvidia-smi, CloudWatch, DCGM or neuron-monitor; its window leads back here</source>
        <translation>导入 nvidia-smi、CloudWatch、DCGM 或 neuron-monitor 的文件；其窗口可返回此处</translation>
    </message>
    <message>
        <source>Without the file</source>
        <translation>不使用文件</translation>
    </message>
    <message>
        <source>Advise on the scenario alone</source>
        <translation>仅针对方案给出建议</translation>
    </message>
    <message>
        <source>Open this scenario</source>
        <translation>打开此方案</translation>
    </message>
    <message>
        <source>Opens the scenario of the chosen finding in Explore. Undo brings yours back.</source>
        <translation>在“探索”中打开所选结果的方案。撤销可恢复您的方案。</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排显示</translation>
    </message>
    <message>
        <source>Opens that scenario and compares today&apos;s candidate with the alternative</source>
        <translation>打开该方案，并将当前候选与替代方案进行比较</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>未打开数据目录</translation>
    </message>
    <message>
        <source>The advisor evaluates alternatives with the prices and benchmarks of a catalogue.</source>
        <translation>建议使用数据目录中的价格和基准测试评估替代方案。</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>打开数据目录…</translation>
    </message>
    <message>
        <source>the baseline, else the cheapest</source>
        <translation>基线，否则为最便宜者</translation>
    </message>
    <message>
        <source>Looking for findings…</source>
        <translation>正在查找结果…</translation>
    </message>
    <message>
        <source>Looking for findings</source>
        <translation>正在查找结果</translation>
    </message>
    <message>
        <source>Stopped. Choose a candidate to begin anew.</source>
        <translation>已停止。选择一个候选即可重新开始。</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation>建议：%1</translation>
    </message>
    <message>
        <source>Cost a year</source>
        <translation>每年费用</translation>
    </message>
    <message>
        <source>Emissions a year</source>
        <translation>每年排放</translation>
    </message>
    <message>
        <source>Energy a year</source>
        <translation>每年能耗</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>运行费用</translation>
    </message>
    <message>
        <source>Emissions of the run</source>
        <translation>运行排放</translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation>运行能耗</translation>
    </message>
    <message>
        <source>%1 tCO2e</source>
        <translation>%1 tCO2e</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>无变化</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>减少 %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>增加 %1</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>替代方案</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>%1: on average %2, at most %3 for 95 % of the time, %4 at the peak</source>
        <translation>%1：平均 %2，95% 的时间内至多 %3，峰值 %4</translation>
    </message>
    <message numerus="yes">
        <source>The series has %n gap(s); nothing is assumed for them.</source>
        <translation>
            <numerusform>该序列有 %n 处缺口；对其不作任何假设。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) on %1.</source>
        <translation>
            <numerusform>%1 有 %n 项结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked, without a finding</source>
        <translation>已检查，无结果</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind of finding, severity</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>优化手段</translation>
    </message>
    <message>
        <source>Open in Place</source>
        <translation>在“放置”中打开</translation>
    </message>
    <message>
        <source>Replaces the tasks of Place by one that asks for this part of the GPU. Undo brings yours back.</source>
        <translation>用一个请求该 GPU 部分的任务替换“放置”中的任务。撤销可恢复您的任务。</translation>
    </message>
</context>
<context>
    <name>wattfare::Application</name>
    <message>
        <source>Unsaved work cannot be kept for the case of a crash. %1</source>
        <translation>无法为应对崩溃保留未保存的工作。%1</translation>
    </message>
    <message>
        <source>The bundled catalogue was not found beside the program. Open a catalogue file with Data &gt; Open a catalogue.</source>
        <translation>在程序旁未找到内置数据目录。请通过“数据 &gt; 打开数据目录”打开数据目录文件。</translation>
    </message>
    <message>
        <source>Unsaved work is kept again for the case of a crash.</source>
        <translation>已恢复为应对崩溃保留未保存的工作。</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>取消任务</translation>
    </message>
    <message>
        <source>Language, numbers and zoom change when the running job has ended.</source>
        <translation>语言、数字和缩放将在正在运行的任务结束后更改。</translation>
    </message>
</context>
<context>
    <name>wattfare::Autosave</name>
    <message>
        <source>Unsaved scenarios cannot be kept in %1.</source>
        <translation>无法在 %1 中保留未保存的方案。</translation>
    </message>
</context>
<context>
    <name>wattfare::AwsCommandsDialog</name>
    <message>
        <source>Commands for AWS files</source>
        <translation>AWS 文件的命令</translation>
    </message>
    <message>
        <source>Run a command where you have the AWS command line and its credentials, then import the file that it writes. Those with curl need no account.</source>
        <translation>请在装有 AWS 命令行及其凭证的环境中运行命令，然后导入其写出的文件。使用 curl 的命令无需账户。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the command for: %1</source>
        <translation>复制命令：%1</translation>
    </message>
</context>
<context>
    <name>wattfare::AxisEditor</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Remove this axis</source>
        <translation>移除此坐标轴</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>逐个列出</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>values, separated by “;”</source>
        <translation>值，以“;”分隔</translation>
    </message>
    <message>
        <source>Number of points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
</context>
<context>
    <name>wattfare::CarbonSwitch</name>
    <message>
        <source>Carbon:</source>
        <translation>碳：</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Emissions of the grid where the work is done.</source>
        <translation>工作所在地电网的排放。</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市场</translation>
    </message>
    <message>
        <source>What the operator buys by contract counts, not the grid of the place. A 0 is a claim of the operator.</source>
        <translation>以运营商按合同购买的电力为准，而非当地电网。0 是运营商的公开声明。</translation>
    </message>
    <message>
        <source>Marginal</source>
        <translation>边际</translation>
    </message>
    <message>
        <source>Emissions of an additional job, not the average of the grid.</source>
        <translation>新增一项作业的排放，而非电网平均值。</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>更改%1</translation>
    </message>
</context>
<context>
    <name>wattfare::ChartFrame</name>
    <message numerus="yes">
        <source>%n value(s) of zero or less are not on the logarithmic axis.</source>
        <translation>
            <numerusform>%n 个小于或等于零的值未显示在对数轴上。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of %2 rows.</source>
        <translation>共 %2 行，显示前 %1 行。</translation>
    </message>
    <message>
        <source>Nothing to draw.</source>
        <translation>没有可绘制的内容。</translation>
    </message>
    <message>
        <source>drag: select, Shift+drag: move, wheel: zoom</source>
        <translation>拖动：选择，Shift+拖动：平移，滚轮：缩放</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) cut, marked //: the figure stands on the bar.</source>
        <translation>
            <numerusform>%n 个条形被截短，以 // 标记：数值在条形上。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::ChartView</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>另存为 SVG…</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>横轴对数刻度</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>纵轴对数刻度</translation>
    </message>
    <message>
        <source>Select what is in view</source>
        <translation>选择可见的全部</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Scenario: %1.</source>
        <translation>方案：%1。</translation>
    </message>
    <message>
        <source>Prices as of %1.</source>
        <translation>价格截至 %1。</translation>
    </message>
</context>
<context>
    <name>wattfare::ChartsPage</name>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Kinds of chart</source>
        <translation>图表类型</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>重新显示全部</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Save as PNG or SVG</source>
        <translation>另存为 PNG 或 SVG</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 图像 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>另存为 SVG…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>图表显示的内容</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>log x</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>横轴对数刻度</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>log y</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>纵轴对数刻度</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>utilisation of what is reserved</source>
        <translation>预留容量的利用率</translation>
    </message>
    <message>
        <source>interruptions of spot</source>
        <translation>Spot 中断</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>whole year</source>
        <translation>全年</translation>
    </message>
    <message>
        <source>Nothing evaluated yet</source>
        <translation>尚未评估</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>未打开数据目录</translation>
    </message>
    <message>
        <source>Charts show the candidates of the workload.</source>
        <translation>图表显示工作负载的候选。</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>打开数据目录…</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>Sobol indices</source>
        <translation>Sobol 指数</translation>
    </message>
    <message>
        <source>Also draw all uncertain inputs at once: which share of the variance each explains alone, and with its interactions.</source>
        <translation>同时抽取所有不确定的输入：各输入单独及含交互作用时解释的方差份额。</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>承诺</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>No price of this type at or before %1.</source>
        <translation>%1 或之前没有此类型的价格。</translation>
    </message>
    <message>
        <source>The catalogue has no such figure of this region.</source>
        <translation>数据目录中没有此区域的该数值。</translation>
    </message>
    <message>
        <source>What the chart shows; each choice draws it anew</source>
        <translation>图表显示的内容；每次选择都会重新绘制</translation>
    </message>
    <message>
        <source>Candidate: %1</source>
        <translation>候选：%1</translation>
    </message>
    <message>
        <source>Candidate: %1, the cheapest. %2 is selected, but: %3</source>
        <translation>候选：%1（成本最低）。已选择 %2，但：%3</translation>
    </message>
    <message>
        <source>No candidate qualifies. Select one in the table to see it here.</source>
        <translation>没有可计入答案的候选。请在表格中选择一个，即可在此查看。</translation>
    </message>
    <message>
        <source>The best ones: fewer than two of the pinned are among the candidates of the scenario.</source>
        <translation>显示最优候选：固定项中属于方案候选的不足两个。</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned one(s) left out: not among the candidates of the scenario.</source>
        <translation>
            <numerusform>略去 %n 个固定项：不在方案的候选之中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分组依据</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Carbon intensity</source>
        <translation>碳强度</translation>
    </message>
    <message>
        <source>Start from the example</source>
        <translation>从示例开始</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) selected</source>
        <translation>
            <numerusform>已选择 %n 个候选</numerusform>
        </translation>
    </message>
    <message>
        <source>Every candidate: the filter of Explore, %1, does not apply here.</source>
        <translation>全部候选：探索页的筛选条件 %1 在此不适用。</translation>
    </message>
</context>
<context>
    <name>wattfare::ChoiceList</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search in %1</source>
        <translation>在 %1 中搜索</translation>
    </message>
    <message>
        <source>All shown</source>
        <translation>所有显示项</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Not in this catalogue</source>
        <translation>不在此数据目录中</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 及另外 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>已选 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Order by name</source>
        <translation>按名称排序</translation>
    </message>
    <message>
        <source>Map…</source>
        <translation>地图…</translation>
    </message>
    <message>
        <source>Choose on a map of the world</source>
        <translation>在世界地图上选择</translation>
    </message>
</context>
<context>
    <name>wattfare::ClaimsPage</name>
    <message>
        <source>Claims</source>
        <translation>公开声明</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>导出 CSV…</translation>
    </message>
    <message>
        <source>Write the claims with their verdicts, every digit and the benchmarks to a file</source>
        <translation>将声明及其判定、全部数位和基准测试写入文件</translation>
    </message>
    <message>
        <source>Published claims</source>
        <translation>公开声明</translation>
    </message>
    <message>
        <source>Recomputing the claims…</source>
        <translation>正在重算公开声明…</translation>
    </message>
    <message>
        <source>Recomputing the claims</source>
        <translation>重算公开声明</translation>
    </message>
    <message>
        <source>Cancelled. The claims were not recomputed.</source>
        <translation>已取消。公开声明未重算。</translation>
    </message>
    <message>
        <source>How the verdict came about</source>
        <translation>判定的由来</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>未打开数据目录</translation>
    </message>
    <message>
        <source>Published claims, and the figures that test them, come from a catalogue file.</source>
        <translation>公开声明以及检验它们的数值来自数据目录文件。</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>打开数据目录…</translation>
    </message>
    <message>
        <source>This catalogue holds no claims</source>
        <translation>此数据目录不含公开声明</translation>
    </message>
    <message>
        <source>The bundled catalogue lists what vendors have published, with its sources.</source>
        <translation>自带的数据目录列出厂商公布的内容及其来源。</translation>
    </message>
    <message>
        <source>Use the bundled catalogue</source>
        <translation>使用自带的数据目录</translation>
    </message>
    <message>
        <source>Verdicts: %1.</source>
        <translation>判定：%1。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>声明值</translation>
    </message>
    <message>
        <source>Reproduced with prices of %1</source>
        <translation>按 %1 的价格重算</translation>
    </message>
    <message>
        <source>Other publication: %1</source>
        <translation>其他出版物：%1</translation>
    </message>
    <message>
        <source>Other publications</source>
        <translation>其他出版物</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>How claims are judged</source>
        <translation>如何判定声明</translation>
    </message>
    <message>
        <source>Open the scenario behind it</source>
        <translation>打开其背后的方案</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
</context>
<context>
    <name>wattfare::ColumnChooser</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Search by name, unit or meaning</source>
        <translation>按名称、单位或含义搜索</translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation>搜索列</translation>
    </message>
    <message>
        <source>Columns by group</source>
        <translation>按组列出的列</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Star (pin)</source>
        <translation>星标（固定）</translation>
    </message>
</context>
<context>
    <name>wattfare::CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>全局搜索</translation>
    </message>
    <message>
        <source>Find an action, an instance, a column, a model, help…</source>
        <translation>查找操作、实例、列、模型、帮助…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>匹配项</translation>
    </message>
    <message>
        <source>Nothing is called so. Try fewer words.</source>
        <translation>没有这样的名称。请减少关键词再试。</translation>
    </message>
</context>
<context>
    <name>wattfare::ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>The others show their difference from it</source>
        <translation>其他候选显示与它的差异</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>仅差异</translation>
    </message>
    <message>
        <source>Copy the comparison</source>
        <translation>复制比较结果</translation>
    </message>
    <message>
        <source>Copy the comparison, tab-separated</source>
        <translation>复制比较结果（制表符分隔）</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>The comparison is on the clipboard.</source>
        <translation>比较结果已复制到剪贴板。</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>未打开数据目录</translation>
    </message>
    <message>
        <source>Prices, benchmarks and power figures come from a catalogue file.</source>
        <translation>价格、基准测试和功率数据来自数据目录文件。</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>打开数据目录…</translation>
    </message>
    <message>
        <source>Nothing is pinned</source>
        <translation>没有固定项</translation>
    </message>
    <message>
        <source>One candidate is pinned</source>
        <translation>已固定一个候选</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>转到表格</translation>
    </message>
    <message numerus="yes">
        <source>%n further pin(s) not shown</source>
        <translation>
            <numerusform>另有 %n 个固定项未显示</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Baseline %1</source>
        <translation>基线 %1</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation>将 %1 设为基线</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1，已选择</translation>
    </message>
    <message>
        <source>How the throughputs were measured</source>
        <translation>吞吐量的测量方式</translation>
    </message>
    <message>
        <source>Prices as of %1. Baseline: %2</source>
        <translation>价格截至 %1。基准：%2</translation>
    </message>
    <message>
        <source>Bars behind the numbers</source>
        <translation>数字后的条形</translation>
    </message>
    <message>
        <source>Hides figures in which all candidates agree</source>
        <translation>隐藏所有候选都相同的指标</translation>
    </message>
    <message>
        <source>Candidates as rows</source>
        <translation>候选作为行</translation>
    </message>
    <message>
        <source>Candidates as rows, to sort by a figure; room for many</source>
        <translation>候选作为行，可按指标排序，可容纳多个候选</translation>
    </message>
    <message>
        <source>Pin two or more candidates in the table with Space or the star to see them side by side.</source>
        <translation>在表格中用空格键或星标固定两个或更多候选，即可并排查看。</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Click: in the order in which they were pinned</source>
        <translation>单击：按固定的顺序</translation>
    </message>
    <message>
        <source>Click to sort.</source>
        <translation>单击即可排序。</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>正在比较</translation>
    </message>
    <message>
        <source>Difference %1</source>
        <translation>差异 %1</translation>
    </message>
    <message>
        <source>From %1 to %2 against the baseline; what both share is counted once</source>
        <translation>相对基线 %1 至 %2；两者共有的只计一次</translation>
    </message>
    <message>
        <source>The ranges overlap, but both rest on the same uncertain figures: the order of the two is certain</source>
        <translation>范围重叠，但二者依据相同的不确定数据：先后顺序是确定的</translation>
    </message>
    <message>
        <source>The baseline&apos;s watts are known only as a ratio to these: this is the range of the published ratio</source>
        <translation>基线的功率仅以与此项之比得知：这是公布比值的范围</translation>
    </message>
    <message>
        <source>Watts are known only as a ratio to the baseline&apos;s: this is the range of the published ratio</source>
        <translation>功率仅以与基线之比得知：这是公布比值的范围</translation>
    </message>
    <message>
        <source>Best of the column</source>
        <translation>本列最佳</translation>
    </message>
    <message>
        <source>Best of the row</source>
        <translation>本行最佳</translation>
    </message>
    <message>
        <source>The comparison was not finished</source>
        <translation>比较未完成</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>重新比较</translation>
    </message>
</context>
<context>
    <name>wattfare::DataTableView</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Sort ascending</source>
        <translation>升序排序</translation>
    </message>
    <message>
        <source>Sort descending</source>
        <translation>降序排序</translation>
    </message>
    <message>
        <source>Add to the sort order</source>
        <translation>添加到排序</translation>
    </message>
    <message>
        <source>Do not sort</source>
        <translation>不排序</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>隐藏此列</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>选择列…</translation>
    </message>
    <message>
        <source>Bars in cells</source>
        <translation>单元格内条形</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>重置列</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>Copy the whole table</source>
        <translation>复制整个表格</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation>固定或取消固定</translation>
    </message>
    <message>
        <source>Explain this value</source>
        <translation>解释此值</translation>
    </message>
</context>
<context>
    <name>wattfare::ErrorLogDialog</name>
    <message>
        <source>Error log</source>
        <translation>错误日志</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>保存在 %1</translation>
    </message>
    <message>
        <source>Nothing has gone wrong.</source>
        <translation>没有出现过错误。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>打开文件夹(&amp;F)</translation>
    </message>
</context>
<context>
    <name>wattfare::ExcludedHead</name>
    <message>
        <source>Excluded candidates</source>
        <translation>被排除的候选</translation>
    </message>
</context>
<context>
    <name>wattfare::ExplorePage</name>
    <message>
        <source>Explore</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>选择列</translation>
    </message>
    <message>
        <source>Bars behind the numbers</source>
        <translation>数字背后的条形</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>复制答案</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>No candidate passes the filter.</source>
        <translation>没有候选通过筛选。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>排序依据</translation>
    </message>
    <message>
        <source>What the bars show</source>
        <translation>条形显示的内容</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>固定 %1</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>未打开数据目录</translation>
    </message>
    <message>
        <source>Prices, benchmarks and power figures come from a catalogue file.</source>
        <translation>价格、基准测试和功率数据来自数据目录文件。</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>打开数据目录…</translation>
    </message>
    <message>
        <source>The scenario cannot be evaluated</source>
        <translation>无法评估此方案</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>正在评估…</translation>
    </message>
    <message>
        <source>Nothing evaluated yet</source>
        <translation>尚未评估</translation>
    </message>
    <message>
        <source>The answer is on the clipboard.</source>
        <translation>答案已复制到剪贴板。</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 图像 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>“%1” is not a valid column name: letters, digits and underscores.</source>
        <translation>“%1”不是可用的列名：只能使用字母、数字和下划线。</translation>
    </message>
    <message>
        <source>The column %1: %2</source>
        <translation>列 %1：%2</translation>
    </message>
    <message>
        <source>Computing columns of your own</source>
        <translation>正在计算自定义列</translation>
    </message>
    <message>
        <source>There is room for %1 columns of your own.</source>
        <translation>最多可以有 %1 个自定义列。</translation>
    </message>
    <message>
        <source>Columns of your own: SQL expressions over the others</source>
        <translation>自定义列：基于其他列的 SQL 表达式</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>正在筛选</translation>
    </message>
    <message>
        <source>Cancelled. These are the rows of the filter before.</source>
        <translation>已取消。显示的是上一个筛选条件的行。</translation>
    </message>
    <message>
        <source>Remove the column %1</source>
        <translation>移除列 %1</translation>
    </message>
    <message>
        <source>Add the column %1</source>
        <translation>添加列 %1</translation>
    </message>
    <message>
        <source>Change the column %1</source>
        <translation>更改列 %1</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>保存筛选</translation>
    </message>
    <message>
        <source>Remove the saved filter</source>
        <translation>移除已保存的筛选</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Show the whole answer</source>
        <translation>显示完整答案</translation>
    </message>
    <message>
        <source>Start from the example</source>
        <translation>从示例开始</translation>
    </message>
    <message>
        <source>Table or chart</source>
        <translation>表格或图表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Cost and carbon</source>
        <translation>成本与碳排放</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) selected</source>
        <translation>
            <numerusform>已选择 %n 个候选</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter hides the cheapest one; the answer is over all candidates.</source>
        <translation>筛选隐藏了成本最低的候选；结论针对所有候选。</translation>
    </message>
    <message>
        <source>The filter hid %1, so it was cleared. Undo brings it back.</source>
        <translation>筛选隐藏了 %1，因此已被清除。撤销即可恢复筛选。</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln candidate(s) without an answer</source>
        <translation>
            <numerusform>显示 %Ln 个无答案的候选</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %Ln candidate(s) without an answer</source>
        <translation>
            <numerusform>隐藏 %Ln 个无答案的候选</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::ExportDialog</name>
    <message>
        <source>Export the table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>As &amp;shown, in this order: %1</source>
        <translation>按显示内容与顺序(&amp;S)：%1</translation>
    </message>
    <message>
        <source>&amp;All: %1</source>
        <translation>全部(&amp;A)：%1</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>As s&amp;hown, in this order: %1</source>
        <translation>按显示内容与顺序(&amp;H)：%1</translation>
    </message>
    <message>
        <source>A&amp;ll: %1</source>
        <translation>全部(&amp;L)：%1</translation>
    </message>
    <message>
        <source>&amp;Classes and sources as columns</source>
        <translation>等级和来源作为列(&amp;C)</translation>
    </message>
    <message>
        <source>CSV and Excel: beside each figure its class and the sources it rests on.</source>
        <translation>CSV 和 Excel：每个数值旁列出其等级及所依据的来源。</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>CSV and Excel hold 15 significant figures, JSON the exact number; all without separators.</source>
        <translation>CSV 和 Excel 为 15 位有效数字，JSON 为精确数值；均不带分隔符。</translation>
    </message>
    <message>
        <source>Numbers as on the &amp;screen too, in columns of their own</source>
        <translation>另用单独的列给出屏幕上显示的数字(&amp;S)</translation>
    </message>
    <message>
        <source>Behind each number its rounded text, as the table shows it.</source>
        <translation>在每个数字之后给出表格中显示的舍入文本。</translation>
    </message>
    <message>
        <source>&amp;USD beside it</source>
        <translation>同时给出 USD(&amp;U)</translation>
    </message>
    <message>
        <source>Behind each amount in %1 the same in USD, as the catalogue has its prices.</source>
        <translation>在每个 %1 金额之后给出相应的 USD 金额，与目录中的价格一致。</translation>
    </message>
    <message>
        <source>E&amp;xclusions, regions, price dates and ranges as columns</source>
        <translation>将排除原因、区域、价格日期和范围作为列(&amp;X)</translation>
    </message>
    <message>
        <source>Why a row is excluded, its region, purchase option and price date, and the low and high end of each figure, shown in the table or not.</source>
        <translation>某行被排除的原因、其区域、购买选项和价格日期，以及每个数值的下限和上限，无论表中是否显示。</translation>
    </message>
</context>
<context>
    <name>wattfare::FilterBar</name>
    <message>
        <source>Filter: a word, or a condition such as gpu_memory_gib &gt;= 24 AND usd_per_million &lt; 5</source>
        <translation>筛选：输入词语，或条件，例如 gpu_memory_gib &gt;= 24 AND usd_per_million &lt; 5</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>A word searches names. A condition is SQL over the column names; Ctrl+Space completes.</source>
        <translation>词语用于搜索名称。条件为基于列名的 SQL；Ctrl+空格自动补全。</translation>
    </message>
    <message>
        <source>Rows that pass the filter, of all candidates</source>
        <translation>全部候选中通过筛选的行</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>已保存的筛选</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation>保存此筛选</translation>
    </message>
    <message>
        <source>Remove this filter from the list</source>
        <translation>从列表中移除此筛选</translation>
    </message>
    <message>
        <source>filtering…</source>
        <translation>筛选中…</translation>
    </message>
    <message>
        <source>Filter: word or condition</source>
        <translation>筛选：词语或条件</translation>
    </message>
    <message>
        <source>Names that a condition may use</source>
        <translation>条件可以使用的名称</translation>
    </message>
    <message>
        <source>Something is missing at the end: a value, a name or a closing bracket.</source>
        <translation>末尾缺少内容：值、名称或右括号。</translation>
    </message>
    <message>
        <source>There is no column %1. Did you mean %2?</source>
        <translation>没有列 %1。您是指 %2 吗？</translation>
    </message>
    <message>
        <source>There is no column %1. A text stands in single quotes: &apos;%1&apos;.</source>
        <translation>没有列 %1。文本要用单引号括起来：&apos;%1&apos;。</translation>
    </message>
    <message>
        <source>There is no column %1. A text stands in single quotes, as in region = &apos;us-east-1&apos;.</source>
        <translation>没有列 %1。文本要用单引号括起来，例如 region = &apos;us-east-1&apos;。</translation>
    </message>
    <message>
        <source>There is no function %1. Ctrl+Space lists some.</source>
        <translation>没有函数 %1。按 Ctrl+空格可列出一些函数。</translation>
    </message>
    <message>
        <source>The function %1 takes another number of values.</source>
        <translation>函数 %1 的参数个数不对。</translation>
    </message>
    <message>
        <source>%1 is computed over many rows, and this is about one: see the page Query.</source>
        <translation>%1 是对多行计算的，而这里只针对一行：请使用查询页面。</translation>
    </message>
    <message>
        <source>The text that begins at character %1 has no closing quote.</source>
        <translation>从第 %1 个字符开始的文本缺少右引号。</translation>
    </message>
    <message>
        <source>“%1” at character %2 is not understood.</source>
        <translation>无法理解第 %2 个字符处的“%1”。</translation>
    </message>
    <message>
        <source>This would work: %1</source>
        <translation>正确写法示例：%1</translation>
    </message>
    <message>
        <source>Numbers have a point in a filter, whatever the language: %1</source>
        <translation>在筛选条件中，无论何种语言，数字都用小数点：%1</translation>
    </message>
</context>
<context>
    <name>wattfare::GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>向导</translation>
    </message>
    <message>
        <source>Evaluate this workload</source>
        <translation>评估此工作负载</translation>
    </message>
    <message>
        <source>Copy the recommendation</source>
        <translation>复制推荐</translation>
    </message>
    <message>
        <source>Copy the recommendation with its reasons</source>
        <translation>复制推荐及理由</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>Scenario of the guide</source>
        <translation>向导的方案</translation>
    </message>
    <message>
        <source>The recommendation is on the clipboard.</source>
        <translation>推荐已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Answer it or leave it open; the recommendation follows at once.</source>
        <translation>可以作答，也可以留空；建议会立即随之更新。</translation>
    </message>
    <message>
        <source>assumed: %1</source>
        <translation>假定：%1</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <comment>why it is named, number of instances, candidate</comment>
        <translation>%1：%2 × %3</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>question and answer</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Opens exactly this scenario in Explore. Undo brings yours back.</source>
        <translation>在“探索”中打开完全相同的方案。撤销可恢复您的方案。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>未打开数据目录</translation>
    </message>
    <message>
        <source>The guide evaluates your answers with the prices and benchmarks of a catalogue.</source>
        <translation>向导使用数据目录中的价格和基准测试评估您的答案。</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>打开数据目录…</translation>
    </message>
    <message>
        <source>Evaluating your answers</source>
        <translation>正在评估您的答案</translation>
    </message>
    <message>
        <source>Asking the published picks again</source>
        <translation>正在重新评估公开推荐</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <translation>未选择</translation>
    </message>
    <message>
        <source>Published recommendations, asked again</source>
        <translation>重新评估公开推荐</translation>
    </message>
    <message>
        <source>%1. %2: %3.</source>
        <comment>candidate, what the amount is, amount</comment>
        <translation>%1。%2：%3。</translation>
    </message>
</context>
<context>
    <name>wattfare::HardwarePage</name>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>导出 CSV…</translation>
    </message>
    <message>
        <source>Write the accelerators with every digit to a file</source>
        <translation>将加速器及其全部数位写入文件</translation>
    </message>
    <message>
        <source>Price per rate of</source>
        <translation>按算力计价的格式</translation>
    </message>
    <message>
        <source>Also accelerators outside AWS</source>
        <translation>也显示 AWS 之外的加速器</translation>
    </message>
    <message>
        <source>Benchmarks of the catalogue were measured on them; no instance type has them</source>
        <translation>数据目录的基准测试在其上测得；没有实例类型配备它们</translation>
    </message>
    <message>
        <source>Accelerators and their formats</source>
        <translation>加速器及其格式</translation>
    </message>
    <message>
        <source>Show its types in Explore</source>
        <translation>在探索中显示其类型</translation>
    </message>
    <message>
        <source>Filters Explore by this accelerator; Undo takes the filter off again</source>
        <translation>按此加速器筛选探索；撤销可再次取消筛选</translation>
    </message>
    <message>
        <source>Filters Explore by the format of the chosen cell; double-clicking the cell does the same</source>
        <translation>按所选单元格的格式筛选探索；双击单元格效果相同</translation>
    </message>
    <message>
        <source>Sheet of the accelerator</source>
        <translation>加速器资料</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>未打开数据目录</translation>
    </message>
    <message>
        <source>Accelerators come from a catalogue file.</source>
        <translation>加速器来自数据目录文件。</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>打开数据目录…</translation>
    </message>
    <message numerus="yes">
        <source>Formats, memory and prices of %n accelerator(s)</source>
        <translation>
            <numerusform>%n 个加速器的格式、内存和价格</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices: on demand in %1 as of %2, whole instances.</source>
        <translation>价格：%1 截至 %2 的按需价格，整个实例。</translation>
    </message>
    <message>
        <source>Show types with %1 in Explore</source>
        <translation>在探索中显示支持 %1 的类型</translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation>在浏览器中打开 %1</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>资料</translation>
    </message>
    <message>
        <source>On AWS</source>
        <translation>在 AWS 上</translation>
    </message>
    <message numerus="yes">
        <source>%n instance type(s)</source>
        <translation>
            <numerusform>%n 个实例类型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) with an on-demand price</source>
        <translation>
            <numerusform>%n 个有按需价格的区域</numerusform>
        </translation>
    </message>
    <message>
        <source>Generations of %1</source>
        <translation>%1 的代次</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>The chosen accelerator</source>
        <translation>所选加速器</translation>
    </message>
    <message>
        <source>The number format by whose rate prices are divided</source>
        <translation>价格所除以的算力对应的数值格式</translation>
    </message>
    <message>
        <source>What is shown of accelerators</source>
        <translation>显示的加速器内容</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>世代</translation>
    </message>
    <message>
        <source>The year of each accelerator against its rate in the format chosen above</source>
        <translation>各加速器的年份与其在上方所选格式中的速率</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 图像 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
</context>
<context>
    <name>wattfare::Headline</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>wattfare::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>帮助页面</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>帮助文本</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>帮助：%1</translation>
    </message>
</context>
<context>
    <name>wattfare::ImportDialog</name>
    <message>
        <source>1 means: an instance can be had</source>
        <translation>1 表示：可以获得实例</translation>
    </message>
    <message>
        <source>1 means: lost, or not to be had</source>
        <translation>1 表示：已失去或无法获得</translation>
    </message>
    <message>
        <source>Life-cycle intensities</source>
        <translation>生命周期强度</translation>
    </message>
    <message>
        <source>Direct intensities</source>
        <translation>直接强度</translation>
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
        <translation>秒，例如 600</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>将会更改的内容</translation>
    </message>
    <message>
        <source>Nothing in this group.</source>
        <translation>此组为空。</translation>
    </message>
    <message>
        <source>Refused. Nothing was changed.</source>
        <translation>已拒绝。未做任何更改。</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>拒绝的原因</translation>
    </message>
    <message>
        <source>Answer again</source>
        <translation>重新回答</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation>%1 的类型</translation>
    </message>
    <message>
        <source>Do not import</source>
        <translation>不导入</translation>
    </message>
    <message>
        <source>Not recognised: do not import</source>
        <translation>无法识别：不导入</translation>
    </message>
    <message>
        <source>I have checked the repairs; they are correct</source>
        <translation>我已检查这些修正，均正确</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读作</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty: a merged cell)</source>
        <translation>（空：合并的单元格）</translation>
    </message>
    <message>
        <source>Every question needs an answer first.</source>
        <translation>请先回答所有问题。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>The catalogue already has all of this; there is nothing to apply.</source>
        <translation>数据目录中已有全部内容，无需应用。</translation>
    </message>
    <message>
        <source>The table lists the first %1 entries; all of them count.</source>
        <translation>表中列出前 %1 项；全部都会计入。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) put right, as confirmed.</source>
        <translation>
            <numerusform>已按确认修正 %n 个单元格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Excluded: %1.</source>
        <translation>已略过：%1。</translation>
    </message>
    <message>
        <source>Every row was refused, as listed; there is nothing to apply.</source>
        <translation>所有行均被拒绝，见列表；没有可应用的内容。</translation>
    </message>
    <message>
        <source>How the file is read; another kind reads it again</source>
        <translation>文件的读取方式；选择其他类型会重新读取</translation>
    </message>
    <message>
        <source>The file does not say it itself</source>
        <translation>文件本身没有说明</translation>
    </message>
    <message>
        <source>Commands for AWS files…</source>
        <translation>AWS 文件的命令…</translation>
    </message>
    <message>
        <source>The commands that get the files of AWS which can be imported, to copy</source>
        <translation>用于获取可导入的 AWS 文件的命令，可供复制</translation>
    </message>
    <message>
        <source>Choose the region first.</source>
        <translation>请先选择区域。</translation>
    </message>
    <message>
        <source>Enter the date of the file first.</source>
        <translation>请先输入文件的日期。</translation>
    </message>
    <message>
        <source>Choose what 1 means first.</source>
        <translation>请先选择 1 的含义。</translation>
    </message>
    <message>
        <source>Enter the seconds between two values first.</source>
        <translation>请先输入两个值之间的秒数。</translation>
    </message>
    <message>
        <source>Check the repairs and confirm them first.</source>
        <translation>请先检查并确认这些修正。</translation>
    </message>
</context>
<context>
    <name>wattfare::ImportFlow</name>
    <message>
        <source>Recognising the files</source>
        <translation>正在识别文件</translation>
    </message>
    <message>
        <source>There is no file to import.</source>
        <translation>没有可导入的文件。</translation>
    </message>
    <message>
        <source>None of the files is of a kind that can be imported. If you know better, choose the kind above.</source>
        <translation>这些文件都不是可导入的类型。如果您知道类型，请在上方选择。</translation>
    </message>
    <message>
        <source>Reading and comparing</source>
        <translation>正在读取并比较</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>正在导入</translation>
    </message>
</context>
<context>
    <name>wattfare::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>未选择任何内容</translation>
    </message>
    <message>
        <source>Select a candidate in the table or in a chart to see all that is known of it.</source>
        <translation>在表格或图表中选择一个候选，查看其全部已知信息。</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Pin for the comparison (Space in the table)</source>
        <translation>固定用于比较（表格中按空格键）</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>已知信息</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Metric to explain</source>
        <translation>要解释的指标</translation>
    </message>
    <message>
        <source>Which figure of the candidate to unfold</source>
        <translation>要展开候选的哪个数值</translation>
    </message>
    <message>
        <source>Copy the derivation</source>
        <translation>复制推导</translation>
    </message>
    <message>
        <source>Copy the derivation as text</source>
        <translation>将推导复制为文本</translation>
    </message>
    <message>
        <source>Derivation</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>The derivation is on the clipboard.</source>
        <translation>推导已复制到剪贴板。</translation>
    </message>
    <message>
        <source>This candidate has no such figure.</source>
        <translation>此候选没有该数值。</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>固定 %1</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>使用此项</translation>
    </message>
    <message>
        <source>Let the selected alternative count, in every view</source>
        <translation>让所选的备选项在所有视图中生效</translation>
    </message>
    <message>
        <source>Override…</source>
        <translation>覆盖…</translation>
    </message>
    <message>
        <source>Put a value of your own in the place of the selected figure or price</source>
        <translation>用自己的值替换所选的数值或价格</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset to the catalogue&apos;s own figure</source>
        <translation>撤回您的选择：数据目录自身的数值重新生效</translation>
    </message>
    <message>
        <source>No candidate of the result shows this figure.</source>
        <translation>结果中没有候选显示此数值。</translation>
    </message>
    <message>
        <source>Use benchmark %1</source>
        <translation>使用基准测试 %1</translation>
    </message>
</context>
<context>
    <name>wattfare::LeversPane</name>
    <message>
        <source>Levers</source>
        <translation>优化手段</translation>
    </message>
    <message>
        <source>Lever on: %1</source>
        <translation>启用优化手段：%1</translation>
    </message>
    <message>
        <source>Lever off: %1</source>
        <translation>停用优化手段：%1</translation>
    </message>
    <message>
        <source>Figure of the steps</source>
        <translation>各步骤的指标</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>Emissions</source>
        <translation>排放</translation>
    </message>
    <message>
        <source>Steps of the levers</source>
        <translation>优化手段的步骤</translation>
    </message>
    <message>
        <source>Weighing the levers…</source>
        <translation>正在评估优化手段…</translation>
    </message>
    <message>
        <source>Weighing the levers</source>
        <translation>评估优化手段</translation>
    </message>
    <message>
        <source>Stopped. Show the levers again to begin anew.</source>
        <translation>已停止。再次显示优化手段即可重新开始。</translation>
    </message>
    <message>
        <source>Cost %1 · energy %2 · emissions %3 · %4</source>
        <translation>费用 %1 · 能耗 %2 · 排放 %3 · %4</translation>
    </message>
    <message>
        <source>%1: %2 (%3). %4</source>
        <comment>quantity, value, how it was found, sources</comment>
        <translation>%1：%2（%3）。%4</translation>
    </message>
    <message>
        <source>%1 without levers. Switch on what applies.</source>
        <translation>%1 未启用优化手段。请启用适用的项目。</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n lever(s): cost %2, energy %3, emissions %4.</source>
        <translation>
            <numerusform>%1 启用 %n 项优化手段：费用 %2，能耗 %3，排放 %4。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cost with these levers.</source>
        <translation>启用这些优化手段时 %1 没有费用数值。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>lever, why it brings nothing</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>wattfare::MainWindow</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>数据质量</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel the running job</source>
        <translation>取消正在运行的任务</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Show or hide the data quality dock</source>
        <translation>显示或隐藏数据质量面板</translation>
    </message>
    <message>
        <source>Data quality: %1</source>
        <translation>数据质量：%1</translation>
    </message>
    <message>
        <source>%1[*] – Wattfare</source>
        <translation>%1[*] – Wattfare</translation>
    </message>
    <message>
        <source>No catalogue</source>
        <translation>无数据目录</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of yours</source>
        <translation>
            <numerusform>%n 行自定义数据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 candidates · %2 ms</source>
        <translation>
            <numerusform>%1 个候选 · %2 ms</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not saved when Wattfare last ended.</source>
        <translation>Wattfare 上次结束时“%1”未保存。</translation>
    </message>
    <message>
        <source>Untitled scenario</source>
        <translation>未命名方案</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Find anything…  Ctrl+K</source>
        <translation>全局搜索…  Ctrl+K</translation>
    </message>
    <message>
        <source>Actions, instances, regions, models and presets</source>
        <translation>操作、实例、区域、模型和预设</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>全局搜索</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>新建方案(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>报告(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Print the report…</source>
        <translation>打印报告(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Copy the &amp;answer</source>
        <translation>复制答案(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy the selected rows</source>
        <translation>复制所选行(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;derivation</source>
        <translation>复制推导(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Pin or unpin the selection</source>
        <translation>固定或取消固定所选项(&amp;P)</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>固定 %1</translation>
    </message>
    <message>
        <source>Remove all pins</source>
        <translation>移除所有固定项</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>筛选(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Choose &amp;columns…</source>
        <translation>选择列(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>方案(&amp;S)</translation>
    </message>
    <message>
        <source>Start from a &amp;preset</source>
        <translation>从预设开始(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Title…</source>
        <translation>标题(&amp;T)…</translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation>方案标题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Include &amp;estimates</source>
        <translation>包含估算(&amp;E)</translation>
    </message>
    <message>
        <source>Include &amp;retired types</source>
        <translation>包含不再提供的类型(&amp;R)</translation>
    </message>
    <message>
        <source>Use the &amp;newest prices</source>
        <translation>使用最新价格(&amp;N)</translation>
    </message>
    <message>
        <source>Newest prices</source>
        <translation>最新价格</translation>
    </message>
    <message>
        <source>Edit the &amp;workload</source>
        <translation>编辑工作负载(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>数据(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Open a catalogue…</source>
        <translation>打开数据目录(&amp;O)…</translation>
    </message>
    <message>
        <source>Use the &amp;bundled catalogue</source>
        <translation>使用内置数据目录(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>全局搜索(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Explain the selected figure</source>
        <translation>解释所选数值(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Help on this &amp;view</source>
        <translation>此视图的帮助(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>入门(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>键盘(&amp;K)</translation>
    </message>
    <message>
        <source>Figures and their &amp;evidence</source>
        <translation>数值及其依据(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;About Wattfare</source>
        <translation>关于 Wattfare(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>区域 %1</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>模型 %1</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>文件 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 is neither a scenario (.wattfare), nor a catalogue (.db), nor data that can be imported.</source>
        <translation>%1 既不是方案（.wattfare），也不是数据目录（.db），也不是可导入的数据。</translation>
    </message>
    <message>
        <source>The bundled catalogue was not found beside the program. Open a catalogue file with Data &gt; Open a catalogue.</source>
        <translation>在程序旁未找到内置数据目录。请通过“数据 &gt; 打开数据目录”打开数据目录文件。</translation>
    </message>
    <message>
        <source>Opening the catalogue</source>
        <translation>正在打开数据目录</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>The catalogue cannot be used</source>
        <translation>无法使用此数据目录</translation>
    </message>
    <message>
        <source>Use the bundled catalogue</source>
        <translation>使用内置数据目录</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>选择其他文件…</translation>
    </message>
    <message>
        <source>Wattfare</source>
        <translation>Wattfare</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The scenario names what this catalogue lacks: %1.</source>
        <translation>方案引用了此数据目录中没有的内容：%1。</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>预设“%1”</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>新方案</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Scenarios, catalogues and data (*.wattfare *.db *.sqlite *.pdf *.csv *.json *.gz);;All files (*)</source>
        <translation>方案、数据目录和数据 (*.wattfare *.db *.sqlite *.pdf *.csv *.json *.gz);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open a catalogue</source>
        <translation>打开数据目录</translation>
    </message>
    <message>
        <source>Catalogues (*.db *.sqlite);;All files (*)</source>
        <translation>数据目录 (*.db *.sqlite);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <source>Scenarios (*.wattfare)</source>
        <translation>方案 (*.wattfare)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Report settings</source>
        <translation>报告设置</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Sent to %1</source>
        <translation>已发送至 %1</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>导入文件(&amp;I)…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>导入文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Paste a table</source>
        <translation>粘贴表格(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Refresh from AWS…</source>
        <translation>从 AWS 刷新(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;My data…</source>
        <translation>我的数据(&amp;M)…</translation>
    </message>
    <message>
        <source>Comparing with the saved result</source>
        <translation>正在与保存的结果比较</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) of the saved result differ here.</source>
        <translation>
            <numerusform>保存结果的 %n 个输入与此处不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>The inputs of the saved result are the same here.</source>
        <translation>保存结果的输入与此处相同。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Inputs that differ from the saved result</source>
        <translation>与保存结果不同的输入</translation>
    </message>
    <message>
        <source>Another window or program changed your imports or choices; this window shows them now.</source>
        <translation>另一个窗口或程序更改了您的导入或选择；此窗口现已显示。</translation>
    </message>
    <message>
        <source>Use another figure: %1</source>
        <translation>使用其他数值：%1</translation>
    </message>
    <message>
        <source>Back to the catalogue: %1</source>
        <translation>恢复数据目录值：%1</translation>
    </message>
    <message>
        <source>Your imports and choices cannot be read and are left out: %1</source>
        <translation>您的导入和选择无法读取，已略过：%1</translation>
    </message>
    <message>
        <source>Set the file aside</source>
        <translation>将文件移开</translation>
    </message>
    <message>
        <source>The file is kept as %1. New imports and choices start afresh.</source>
        <translation>文件保留为 %1。新的导入和选择将从头开始。</translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation>导入文件夹</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>Data (*.json *.csv *.tsv *.txt *.js);;All files (*)</source>
        <translation>数据 (*.json *.csv *.tsv *.txt *.js);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy a table with a header that names the instance type, then paste it here.</source>
        <translation>剪贴板中没有文本。请复制表头含实例类型的表格，然后粘贴到此处。</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>粘贴的表格</translation>
    </message>
    <message>
        <source>Revert…</source>
        <translation>撤回…</translation>
    </message>
    <message>
        <source>My data</source>
        <translation>我的数据</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) imported from %1.</source>
        <translation>
            <numerusform>已从 %1 导入 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Revert the import</source>
        <translation>撤回导入</translation>
    </message>
    <message numerus="yes">
        <source>Revert the %n row(s) of %1? Undo brings them back.</source>
        <translation>
            <numerusform>撤回 %1 的 %n 行？撤销即可恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>The import of %1 was reverted.</source>
        <translation>%1 的导入已撤回。</translation>
    </message>
    <message>
        <source>Drop a carried figure</source>
        <translation>移除随附的数值</translation>
    </message>
    <message>
        <source>The catalogue has no instance type %1.</source>
        <translation>数据目录中没有实例类型 %1。</translation>
    </message>
    <message>
        <source>The catalogue has no region %1.</source>
        <translation>数据目录中没有区域 %1。</translation>
    </message>
    <message>
        <source>The catalogue has no model %1.</source>
        <translation>数据目录中没有模型 %1。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3.</source>
        <translation>%1：发现 %2，应为 %3。</translation>
    </message>
    <message>
        <source>Override: %1</source>
        <translation>覆盖：%1</translation>
    </message>
    <message>
        <source>Export the &amp;table…</source>
        <translation>导出表格(&amp;T)…</translation>
    </message>
    <message>
        <source>There is nothing to write: every figure is missing.</source>
        <translation>没有可写入的内容：所有数值均缺失。</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Writing the table</source>
        <translation>正在写入表格</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Putting the report together…</source>
        <translation>正在汇编报告…</translation>
    </message>
    <message>
        <source>Putting the report together</source>
        <translation>正在汇编报告</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>正在写入报告</translation>
    </message>
    <message>
        <source>The server gave no checksum to compare with: %1.</source>
        <translation>服务器未提供可供比对的校验和：%1。</translation>
    </message>
    <message>
        <source>Your price holds from %1 on. The scenario is of %2 and keeps the prices of that day.</source>
        <translation>您的价格自 %1 起生效。该方案以 %2 为准，沿用当日价格。</translation>
    </message>
    <message>
        <source>“%1” had changes that were not saved.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Clear the list of recent files</source>
        <translation>清除最近文件列表</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>最近文件</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>打开最近的文件(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>Re&amp;move all pins</source>
        <translation>移除所有固定项(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;lear the filter</source>
        <translation>清除筛选(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Prices as of %1</source>
        <translation>价格截至 %1</translation>
    </message>
    <message>
        <source>Bring back “%1”</source>
        <translation>恢复“%1”</translation>
    </message>
    <message>
        <source>Recover “%1”</source>
        <translation>恢复“%1”</translation>
    </message>
    <message>
        <source>Pins name ways of buying that do not exist: %1.</source>
        <translation>固定项引用了不存在的购买方式：%1。</translation>
    </message>
    <message>
        <source>Unsaved work was found that cannot be read. %1</source>
        <translation>发现了未保存的工作，但无法读取。%1</translation>
    </message>
    <message>
        <source>%1 It is kept as %2.</source>
        <translation>%1 它已保留为 %2。</translation>
    </message>
    <message>
        <source>Counts the catalogue: a type may stand under several headings. The answer counts its candidates, each once.</source>
        <translation>按数据目录统计：一个类型可能出现在多个类别中。答案按候选统计，每个只计一次。</translation>
    </message>
    <message>
        <source>Shown in the window&apos;s title bar and at the top of the report</source>
        <translation>显示在窗口标题栏和报告顶部</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Revert the import of %1</source>
        <translation>撤回 %1 的导入</translation>
    </message>
    <message>
        <source>The import of %1 is in force again.</source>
        <translation>%1 的导入重新生效。</translation>
    </message>
    <message>
        <source>&amp;Methods and formulas</source>
        <translation>计算方法与公式(&amp;M)</translation>
    </message>
    <message>
        <source>Error &amp;log</source>
        <translation>错误日志(&amp;L)</translation>
    </message>
    <message>
        <source>Catalogue %1, newest observations:</source>
        <translation>数据目录 %1，最新观测：</translation>
    </message>
    <message>
        <source>&amp;Commands for AWS files…</source>
        <translation>AWS 文件的命令(&amp;C)…</translation>
    </message>
    <message>
        <source>Keep the inspector open</source>
        <translation>保持检查器打开</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>停靠窗格</translation>
    </message>
    <message>
        <source>Start &amp;cards</source>
        <translation>起始卡片(&amp;C)</translation>
    </message>
    <message>
        <source>Purchase option</source>
        <translation>购买选项</translation>
    </message>
    <message>
        <source>Purchase option %1</source>
        <translation>购买选项 %1</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Zoom out</source>
        <translation>缩小(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Original size</source>
        <translation>原始大小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Currency %1</source>
        <translation>货币 %1</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速器</translation>
    </message>
    <message>
        <source>accelerator, device, GPU, chip, watts, power, TDP, memory, bandwidth, peak rate</source>
        <translation>加速器, 设备, GPU, 芯片, 瓦, 功率, TDP, 内存, 显存, 带宽, 峰值性能</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>%1 billion parameters</source>
        <translation>%1 × 10 亿参数</translation>
    </message>
    <message>
        <source>%1 million parameters</source>
        <translation>%1 × 100 万参数</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>窗口的下一部分</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>窗口的上一部分</translation>
    </message>
    <message>
        <source>Run the whole study</source>
        <translation>运行整个研究</translation>
    </message>
    <message>
        <source>Study results (*.db)</source>
        <translation>研究结果 (*.db)</translation>
    </message>
    <message>
        <source>Evaluating the study</source>
        <translation>正在计算研究</translation>
    </message>
    <message>
        <source>Tea&amp;m catalogue…</source>
        <translation>团队目录(&amp;M)…</translation>
    </message>
    <message>
        <source>Open a stud&amp;y result…</source>
        <translation>打开研究结果(&amp;Y)…</translation>
    </message>
    <message>
        <source>Studies under wa&amp;y…</source>
        <translation>进行中的研究(&amp;Y)…</translation>
    </message>
    <message>
        <source>Open a study result</source>
        <translation>打开研究结果</translation>
    </message>
    <message>
        <source>Study results (*.db);;All files (*)</source>
        <translation>研究结果 (*.db);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Opening the result of a study</source>
        <translation>正在打开研究结果</translation>
    </message>
    <message>
        <source>A study is being evaluated already. Wait for its result, or cancel it in the status line.</source>
        <translation>已有一项研究正在计算。请等待其结果，或在状态栏中取消。</translation>
    </message>
    <message>
        <source>Opening a report</source>
        <translation>正在打开报告</translation>
    </message>
</context>
<context>
    <name>wattfare::MarksButton</name>
    <message>
        <source>Marks</source>
        <extracomment>Button that opens the legend of the marks beside figures: measured, vendor, derived ...</extracomment>
        <translation>标记</translation>
    </message>
    <message>
        <source>What the marks beside figures mean</source>
        <translation>数值旁标记的含义</translation>
    </message>
    <message>
        <source>A result bears the weakest mark among the figures that matter to it. The shape tells, not the colour.</source>
        <translation>结果采用对其有影响的数值中最弱的标记。以形状而非颜色区分。</translation>
    </message>
    <message>
        <source>How figures are classed</source>
        <translation>数值如何分级</translation>
    </message>
</context>
<context>
    <name>wattfare::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Which of the messages is shown</source>
        <translation>显示的是第几条消息</translation>
    </message>
    <message>
        <source>Message before</source>
        <translation>上一条消息</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>下一条消息</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>wattfare::MixSliders</name>
    <message>
        <source>On-demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>承诺</translation>
    </message>
    <message>
        <source>Share of the mix: %1</source>
        <translation>组合中的份额：%1</translation>
    </message>
    <message>
        <source>Share of the instances bought this way; the three add up to 100 %.</source>
        <translation>以此方式购买的实例份额；三者合计 100%。</translation>
    </message>
</context>
<context>
    <name>wattfare::MonteCarloBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel the draws</source>
        <translation>取消抽样</translation>
    </message>
    <message>
        <source>Draw the uncertain inputs</source>
        <translation>对不确定输入抽样</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>停止抽样</translation>
    </message>
    <message>
        <source>Draws every uncertain input %1 times and shows the quantiles of this figure</source>
        <translation>对每个不确定输入抽样 %1 次，并显示该数值的分位数</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>正在抽样…</translation>
    </message>
    <message>
        <source>Drawing the uncertain inputs</source>
        <translation>正在对不确定输入抽样</translation>
    </message>
    <message>
        <source>P5 %1 · P50 %2 · P95 %3 · bounds %4 to %5</source>
        <translation>P5 %1 · P50 %2 · P95 %3 · 界限 %4 至 %5</translation>
    </message>
    <message>
        <source>%1 draws with seed %2: mean %3, standard deviation %4. The bounds add the ranges by the rules of the method; the quantiles come from drawing each input between its bounds.</source>
        <translation>以种子 %2 抽样 %1 次：均值 %3，标准差 %4。界限按方法的规则合并各范围；分位数来自在各输入的界限之间抽样。</translation>
    </message>
    <message>
        <source>Simulate the range</source>
        <translation>模拟区间</translation>
    </message>
</context>
<context>
    <name>wattfare::MyDataDialog</name>
    <message>
        <source>Own price</source>
        <translation>自定义价格</translation>
    </message>
    <message>
        <source>Own discount</source>
        <translation>自定义折扣</translation>
    </message>
    <message>
        <source>Own figure</source>
        <translation>自定义数值</translation>
    </message>
    <message>
        <source>Preferred figure</source>
        <translation>首选数值</translation>
    </message>
    <message>
        <source>Own throughput</source>
        <translation>自定义吞吐量</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>every region</source>
        <translation>所有区域</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, sequence %1</source>
        <translation>，序列 %1</translation>
    </message>
    <message>
        <source>%1 % off</source>
        <translation>减 %1%</translation>
    </message>
    <message>
        <source>the figure chosen</source>
        <translation>所选的数值</translation>
    </message>
    <message>
        <source>My data</source>
        <translation>我的数据</translation>
    </message>
    <message>
        <source>Parts of My data</source>
        <translation>“我的数据”的各部分</translation>
    </message>
    <message>
        <source>Revert…</source>
        <translation>撤回…</translation>
    </message>
    <message>
        <source>Takes back every row that the import wrote</source>
        <translation>撤回该导入写入的每一行</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Back to what the catalogue says; Edit &gt; Undo brings the choice back</source>
        <translation>恢复数据目录的值；“编辑”&gt;“撤销”可找回该选择</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Another value for the same subject</source>
        <translation>为同一对象设置其他值</translation>
    </message>
    <message>
        <source>Add an own value…</source>
        <translation>添加自定义值…</translation>
    </message>
    <message>
        <source>An own price or discount, throughput, wattage or other figure</source>
        <translation>自定义的价格或折扣、吞吐量、功率或其他数值</translation>
    </message>
    <message>
        <source>Overrides and choices</source>
        <translation>覆盖与选择</translation>
    </message>
    <message>
        <source>No overrides yet. Add one here, or select a figure in the inspector and choose “Override”.</source>
        <translation>尚无自定义值。请在此添加，或在检查器中选择一个数值并点击“自定义值”。</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>The catalogue, with your own values, decides again; Edit &gt; Undo brings it back</source>
        <translation>由数据目录及您的自定义值重新决定；“编辑”&gt;“撤销”可找回</translation>
    </message>
    <message>
        <source>Carried by the scenario</source>
        <translation>随方案携带</translation>
    </message>
    <message>
        <source>The open scenario carries no figures. A saved one carries those that you chose, so that it gives the same result elsewhere.</source>
        <translation>打开的方案未携带数值。已保存的方案会携带您选择的数值，以便在别处得到相同结果。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入时间</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Note or source</source>
        <translation>备注或来源</translation>
    </message>
    <message>
        <source>Imports (%1)</source>
        <translation>导入（%1）</translation>
    </message>
    <message>
        <source>Overrides and choices (%1)</source>
        <translation>自定义值与选择（%1）</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>物理量</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Carried by the scenario (%1)</source>
        <translation>随方案携带（%1）</translation>
    </message>
    <message>
        <source>%1, USD/h</source>
        <translation>%1（USD/h）</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>自</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>生效日期</translation>
    </message>
    <message>
        <source>every date</source>
        <translation>所有日期</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>导入文件…</translation>
    </message>
    <message>
        <source>Prices, figures or a trace from files; shown before anything is written</source>
        <translation>来自文件的价格、数值或记录；写入之前先显示</translation>
    </message>
    <message>
        <source>Nothing imported yet. Drop a file onto the window, or import one here.</source>
        <translation>尚未导入任何内容。请将文件拖到窗口上，或在此导入。</translation>
    </message>
    <message>
        <source>all purchase options</source>
        <translation>所有购买方式</translation>
    </message>
</context>
<context>
    <name>wattfare::OverlayStore</name>
    <message>
        <source>Reading what another window changed</source>
        <translation>正在读取另一个窗口的更改</translation>
    </message>
    <message>
        <source>Fitting throughput to the benchmarks</source>
        <translation>正在按基准测试拟合吞吐量</translation>
    </message>
</context>
<context>
    <name>wattfare::OwnColumnDialog</name>
    <message>
        <source>Columns of your own</source>
        <translation>自定义列</translation>
    </message>
    <message>
        <source>SQL over the other columns; Ctrl+Space completes names</source>
        <translation>基于其他列的 SQL；Ctrl+空格补全名称</translation>
    </message>
    <message>
        <source>A click takes a column into the fields above</source>
        <translation>单击可将列填入上方字段</translation>
    </message>
    <message>
        <source>Add or change</source>
        <translation>添加或更改</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>SQL expression</source>
        <translation>SQL 表达式</translation>
    </message>
    <message>
        <source>What shall the column show? For example %1.</source>
        <translation>该列要显示什么？例如 %1。</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>尚无</translation>
    </message>
</context>
<context>
    <name>wattfare::OwnValueDialog</name>
    <message>
        <source>Override</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>折扣</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Watts or another figure</source>
        <translation>功率或其他数值</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>实例类型</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Every region</source>
        <translation>所有区域</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>购买方式</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Of which</source>
        <translation>对象类别</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速器</translation>
    </message>
    <message>
        <source>CPU platform</source>
        <translation>CPU 平台</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>物理量</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>Optional lower bound</source>
        <translation>可选的下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Optional upper bound</source>
        <translation>可选的上限</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Optional, for example 128</source>
        <translation>可选，例如 128</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Optional, for example FP16</source>
        <translation>可选，例如 FP16</translation>
    </message>
    <message>
        <source>Note or source</source>
        <translation>备注或来源</translation>
    </message>
    <message>
        <source>Use this value</source>
        <translation>使用此值</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Now used: %1 %2 (%3)</source>
        <translation>当前使用：%1 %2（%3）</translation>
    </message>
    <message>
        <source>Value, %1</source>
        <translation>值（%1）</translation>
    </message>
    <message>
        <source>A number is needed.</source>
        <translation>需要一个数字。</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>生效日期</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>YYYY-MM-DD</translation>
    </message>
    <message>
        <source>The day from which your price counts. Before it the catalogue&apos;s prices hold, so that results for an earlier date stay as they were. Empty: today.</source>
        <translation>您的价格开始生效的日期。在此之前采用目录价格，因此较早日期的结果保持不变。留空表示今天。</translation>
    </message>
    <message>
        <source>Holds from: a day up to today is needed, such as %1.</source>
        <translation>生效日期：需要不晚于今天的日期，例如 %1。</translation>
    </message>
    <message>
        <source>Part of your own value: it counts in every view at once, and Undo reverts it.</source>
        <translation>自定义值的一部分：它立即在所有视图中生效，撤销可收回。</translation>
    </message>
    <message>
        <source>For example a contract or a measurement</source>
        <translation>例如合同或测量</translation>
    </message>
    <message>
        <source>All of them (discount)</source>
        <translation>全部（折扣）</translation>
    </message>
    <message>
        <source>Every type (discount)</source>
        <translation>所有类型（折扣）</translation>
    </message>
</context>
<context>
    <name>wattfare::ParameterField</name>
    <message>
        <source>per second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>per minute</source>
        <translation>每分钟</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>每小时</translation>
    </message>
    <message>
        <source>per day</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>%1 的单位</translation>
    </message>
    <message>
        <source>Shows the rate in another unit; the rate itself stays. A month has 730 hours.</source>
        <translation>以其他单位显示请求速率；数值本身不变。一个月按 730 小时计。</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>Changed. Reset %1 to %2</source>
        <translation>已更改。将%1重置为 %2</translation>
    </message>
    <message>
        <source>%1 is outside %2 to %3.</source>
        <translation>%1 超出 %2 至 %3 的范围。</translation>
    </message>
    <message>
        <source>“%1” is not a day; write it as %2.</source>
        <translation>“%1”不是日期；请写成 %2 的形式。</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Changed by a lever: %1</source>
        <translation>由优化手段更改：%1</translation>
    </message>
</context>
<context>
    <name>wattfare::PlacePage</name>
    <message>
        <source>Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Objective of the placement</source>
        <translation>放置目标</translation>
    </message>
    <message>
        <source>Types of the placement</source>
        <translation>放置的类型</translation>
    </message>
    <message>
        <source>Region of the placement</source>
        <translation>放置的区域</translation>
    </message>
    <message>
        <source>Prices of the placement</source>
        <translation>放置的价格</translation>
    </message>
    <message>
        <source>The instance is on the clipboard.</source>
        <translation>实例已复制到剪贴板。</translation>
    </message>
    <message>
        <source>%1 (scenario)</source>
        <translation>%1（方案）</translation>
    </message>
    <message>
        <source>of the file: %1</source>
        <translation>按文件：%1</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>未打开数据目录</translation>
    </message>
    <message>
        <source>Instance types, prices and power figures come from a catalogue file.</source>
        <translation>实例类型、价格和功率数值来自数据目录文件。</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>打开数据目录…</translation>
    </message>
    <message>
        <source>Nothing is pinned. Pin candidates on the Explore page, or allow other types.</source>
        <translation>没有固定项。请在“探索”页固定候选，或允许其他类型。</translation>
    </message>
    <message>
        <source>There are no tasks. Add one, paste rows or open a file.</source>
        <translation>没有任务。请添加、粘贴行或打开文件。</translation>
    </message>
    <message>
        <source>Placing the tasks</source>
        <translation>正在放置任务</translation>
    </message>
    <message>
        <source>Cancelled. What is shown is the answer before.</source>
        <translation>已取消。显示的是之前的答案。</translation>
    </message>
    <message numerus="yes">
        <source>%n more task(s) fit nowhere.</source>
        <translation>
            <numerusform>还有 %n 个任务无处可放。</numerusform>
        </translation>
    </message>
    <message>
        <source>No placement</source>
        <translation>没有放置方案</translation>
    </message>
    <message>
        <source>None of the tasks can be placed.</source>
        <translation>没有任务可以放置。</translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s): %1</source>
        <translation>
            <numerusform>%n 个实例：%1</numerusform>
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
        <translation>最多比下界 %2 高 %1。</translation>
    </message>
    <message>
        <source>Idle: %1 of the GPUs (%2 of %3), %4 of the vCPU, %5 of the memory.</source>
        <translation>闲置：GPU 的 %1（%2 / %3），vCPU 的 %4，内存的 %5。</translation>
    </message>
    <message>
        <source>On-demand prices of %1 as of %2; power at the racks without PUE; %3 of the memory is left to the system.</source>
        <translation>%1 截至 %2 的按需价格；功率按机架计，不含 PUE；%3 的内存留给系统。</translation>
    </message>
    <message>
        <source>Tasks of %1</source>
        <translation>%1 的任务</translation>
    </message>
    <message>
        <source>Tasks (*.json)</source>
        <translation>任务 (*.json)</translation>
    </message>
    <message>
        <source>What sits where</source>
        <translation>放置图</translation>
    </message>
    <message>
        <source>Container tasks</source>
        <translation>容器任务</translation>
    </message>
    <message>
        <source>Add a task</source>
        <translation>添加任务</translation>
    </message>
    <message>
        <source>Remove the selected tasks</source>
        <translation>删除所选任务</translation>
    </message>
    <message>
        <source>Save the tasks as a file that wattfare-cli place takes</source>
        <translation>将任务保存为 wattfare-cli place 可读的文件</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Replaces the tasks by the example. Undo brings yours back.</source>
        <translation>用示例替换任务。撤销可恢复。</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>问题所在</translation>
    </message>
    <message>
        <source>Example of a placement</source>
        <translation>放置示例</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>number of instances</source>
        <translation>实例数量</translation>
    </message>
    <message>
        <source>power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>all on offer</source>
        <translation>所有在售类型</translation>
    </message>
    <message>
        <source>the pinned ones</source>
        <translation>固定的类型</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>The types that may be opened, each as often as needed.</source>
        <translation>可以开启的类型，数量不限。</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Instance types, with * for any ending: g4dn.*, g5.*</source>
        <translation>实例类型，* 代表任意结尾：g4dn.*, g5.*</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Prices and the offer of types are of this region.</source>
        <translation>价格和在售类型均为该区域的。</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Progress of the placement</source>
        <translation>放置进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Place again</source>
        <translation>重新放置</translation>
    </message>
    <message>
        <source>Views of the placement</source>
        <translation>放置的视图</translation>
    </message>
    <message>
        <source>One type alone</source>
        <translation>单一类型</translation>
    </message>
    <message>
        <source>No type was compared.</source>
        <translation>没有比较任何类型。</translation>
    </message>
    <message>
        <source>How many instances of each single type would hold all tasks</source>
        <translation>仅用单一类型容纳全部任务所需的实例数</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>复制答案</translation>
    </message>
    <message>
        <source>Save the instances as CSV</source>
        <translation>将实例保存为 CSV</translation>
    </message>
    <message>
        <source>Save the drawing as PNG</source>
        <translation>将图保存为 PNG</translation>
    </message>
    <message>
        <source>The answer is on the clipboard.</source>
        <translation>答案已复制到剪贴板。</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>Proved optimal by %1.</source>
        <translation>已证明按%1最优。</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>最小化</translation>
    </message>
    <message>
        <source>these</source>
        <translation>以下类型</translation>
    </message>
    <message>
        <source>What the placement makes as small as it can: cost of an hour, instances, or watts.</source>
        <translation>放置尽量减小的量：每小时成本、实例数或瓦数。</translation>
    </message>
    <message>
        <source>Reading tasks</source>
        <translation>正在读取任务</translation>
    </message>
    <message>
        <source>There is a task “%1” already.</source>
        <translation>任务“%1”已存在。</translation>
    </message>
    <message>
        <source>A table holds at most %1 tasks.</source>
        <translation>表格最多容纳 %1 个任务。</translation>
    </message>
    <message numerus="yes">
        <source>%n more note(s).</source>
        <translation>
            <numerusform>另有 %n 条说明。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a task definition or manifest</source>
        <translation>打开任务定义或清单</translation>
    </message>
    <message>
        <source>Task definitions, manifests, tasks (*.json *.yaml *.yml);;All files (*)</source>
        <translation>任务定义、清单、任务 (*.json *.yaml *.yml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>F2 or typing edits a cell, Delete removes rows, Ctrl+C and Ctrl+V copy and paste tab-separated rows; Ctrl+V takes task definitions and manifests, too.</source>
        <translation>按 F2 或直接键入可编辑单元格，Delete 删除行，Ctrl+C 和 Ctrl+V 复制和粘贴制表符分隔的行；Ctrl+V 也可粘贴任务定义和清单。</translation>
    </message>
    <message>
        <source>Paste tasks: rows of a spreadsheet, a task definition or a manifest</source>
        <translation>粘贴任务：电子表格的行、任务定义或清单</translation>
    </message>
    <message>
        <source>Amazon ECS task definitions and services, Kubernetes manifests (JSON or YAML), or tasks saved here. They can be dropped on the window or pasted into the table as well.</source>
        <translation>Amazon ECS 任务定义和服务、Kubernetes 清单（JSON 或 YAML），或在此保存的任务。也可以拖放到窗口上或粘贴到表格中。</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>读取的内容</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>What holds a task</source>
        <translation>可容纳任务的类型</translation>
    </message>
    <message>
        <source>There is no task to look at.</source>
        <translation>没有可查看的任务。</translation>
    </message>
    <message>
        <source>Which types hold the task alone, how many copies an instance holds, and what a copy costs with what stays idle</source>
        <translation>哪些类型可单独容纳该任务、每个实例容纳多少副本，以及计入闲置后每副本的成本</translation>
    </message>
    <message>
        <source>Deploy the placement: files for ECS and Karpenter, checklist</source>
        <translation>部署放置：ECS 和 Karpenter 文件、检查清单</translation>
    </message>
    <message>
        <source>Deploy…</source>
        <translation>部署…</translation>
    </message>
    <message>
        <source>Copy the ECS template (CloudFormation)</source>
        <translation>复制 ECS 模板（CloudFormation）</translation>
    </message>
    <message>
        <source>Save the ECS template (CloudFormation)…</source>
        <translation>保存 ECS 模板（CloudFormation）…</translation>
    </message>
    <message>
        <source>Copy the Karpenter NodePools</source>
        <translation>复制 Karpenter NodePool</translation>
    </message>
    <message>
        <source>Save the Karpenter NodePools…</source>
        <translation>保存 Karpenter NodePool…</translation>
    </message>
    <message>
        <source>On the clipboard. It was not run: review it before you apply it.</source>
        <translation>已复制到剪贴板。未运行：应用前请先检查。</translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml)</source>
        <translation>YAML 文件 (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Spot capacity in these files</source>
        <translation>这些文件使用竞价型容量</translation>
    </message>
    <message>
        <source>Checklist by type…</source>
        <translation>按类型的检查清单…</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>检查清单</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Architecture of the placement</source>
        <translation>放置的架构</translation>
    </message>
    <message>
        <source>x86-64</source>
        <translation>x86-64</translation>
    </message>
    <message>
        <source>x86-64 and Arm</source>
        <translation>x86-64 和 Arm</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>On which processors tasks are placed that name none. An image that was built for x86-64 alone does not run on Arm.</source>
        <translation>未指定处理器的任务放置在哪些处理器上。仅为 x86-64 构建的镜像无法在 Arm 上运行。</translation>
    </message>
    <message>
        <source>Container tasks (example)</source>
        <translation>容器任务（示例）</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>示例：%1</translation>
    </message>
    <message>
        <source>An example. Open, paste or drop tasks of your own: they replace it.</source>
        <translation>这是示例。打开、粘贴或拖入您自己的任务即可替换它。</translation>
    </message>
    <message>
        <source>of the scenario&apos;s day</source>
        <translation>按场景日期</translation>
    </message>
    <message>
        <source>On-demand prices</source>
        <translation>按需价格</translation>
    </message>
    <message>
        <source>Prices of which day count. Place buys on demand; Spot and commitments are weighed in Explore.</source>
        <translation>采用哪一天的价格。放置按需购买；Spot 与承诺在探索中权衡。</translation>
    </message>
</context>
<context>
    <name>wattfare::PlacementTaskModel</name>
    <message>
        <source>A table holds at most %1 tasks.</source>
        <translation>表格最多容纳 %1 个任务。</translation>
    </message>
    <message>
        <source>task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Add a task</source>
        <translation>添加任务</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n task(s)</source>
        <translation>
            <numerusform>删除 %n 个任务</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: true or false is expected, not “%2”.</source>
        <translation>%1：应为 true 或 false，而不是“%2”。</translation>
    </message>
    <message>
        <source>%1: at most 200 characters.</source>
        <translation>%1：最多 200 个字符。</translation>
    </message>
    <message>
        <source>A task needs a name.</source>
        <translation>任务需要名称。</translation>
    </message>
    <message>
        <source>%1: a whole number from 0 to %2 is expected, not “%3”.</source>
        <translation>%1：应为 0 到 %2 的整数，而不是“%3”。</translation>
    </message>
    <message>
        <source>%1: a number from 0 to %2 is expected, not “%3”.</source>
        <translation>%1：应为 0 到 %2 的数，而不是“%3”。</translation>
    </message>
    <message>
        <source>The first line names a column that tasks do not have: “%1”.</source>
        <translation>首行包含任务没有的列：“%1”。</translation>
    </message>
    <message>
        <source>%1 cells, but the table has %2 columns.</source>
        <translation>有 %1 个单元格，但表格只有 %2 列。</translation>
    </message>
    <message>
        <source>There is a task “%1” already.</source>
        <translation>任务“%1”已存在。</translation>
    </message>
    <message>
        <source>Nothing was pasted. Row %1: %2</source>
        <translation>未粘贴任何内容。第 %1 行：%2</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n task(s)</source>
        <translation>
            <numerusform>粘贴 %n 个任务</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>%1 of a task</source>
        <translation>任务的%1</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>副本数</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
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
        <translation>每 GPU GiB</translation>
    </message>
    <message>
        <source>GPU model</source>
        <translation>GPU 型号</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>可用区</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>分开</translation>
    </message>
    <message>
        <source>Name of the task, once in the table.</source>
        <translation>任务的名称，在表中唯一。</translation>
    </message>
    <message>
        <source>Identical copies of the task.</source>
        <translation>任务的相同副本数。</translation>
    </message>
    <message>
        <source>Whole accelerators that one copy holds alone, of any kind unless the model is named.</source>
        <translation>一个副本独占的整块加速器，除非指定型号，否则种类不限。</translation>
    </message>
    <message>
        <source>vCPU of one copy. ECS counts 1,024 units for each.</source>
        <translation>一个副本的 vCPU。ECS 每个按 1,024 单位计。</translation>
    </message>
    <message>
        <source>Memory of one copy in GiB.</source>
        <translation>一个副本的内存（GiB）。</translation>
    </message>
    <message>
        <source>Least memory of each GPU in GiB; empty for any.</source>
        <translation>每块 GPU 的最小内存（GiB）；留空为任意。</translation>
    </message>
    <message>
        <source>Instance types that the task accepts, with * for any ending: g4dn.*, g5.*; empty for any.</source>
        <translation>任务接受的实例类型，* 代表任意结尾：g4dn.*, g5.*；留空为任意。</translation>
    </message>
    <message>
        <source>Availability zone that the task must run in; empty for any.</source>
        <translation>任务必须运行的可用区；留空为任意。</translation>
    </message>
    <message>
        <source>No two copies on the same instance.</source>
        <translation>同一实例上不放两个副本。</translation>
    </message>
    <message>
        <source>Key of an accelerator in the catalogue, with * for any ending: nvidia-t4, nvidia-*; empty for any.</source>
        <translation>数据目录中加速器的键，* 表示任意结尾：nvidia-t4、nvidia-*；留空表示任意。</translation>
    </message>
    <message>
        <source>%1: a MIG profile such as 1g.10gb or a fraction such as 1/8 is expected, not “%2”.</source>
        <translation>%1：需要 1g.10gb 之类的 MIG 配置或 1/8 之类的分数，而不是“%2”。</translation>
    </message>
    <message>
        <source>%1: x86_64 or arm64 is expected, not “%2”.</source>
        <translation>%1：需要 x86_64 或 arm64，而不是“%2”。</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>整块</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>未指定</translation>
    </message>
    <message>
        <source>Part of a GPU</source>
        <translation>GPU 的一部分</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>MIG profile that the task takes (1g.10gb; GPUs counts such parts), or the least fraction of a GPU that its device may be (1/8); empty for whole GPUs.</source>
        <translation>任务占用的 MIG 配置（1g.10gb；GPU 数按此类部分计），或其设备至少应为 GPU 的多少分之一（1/8）；留空表示整块 GPU。</translation>
    </message>
    <message>
        <source>x86_64 or arm64, as the image of the task is built. Empty: x86_64, unless Arm is allowed below.</source>
        <translation>任务镜像构建所用的 x86_64 或 arm64。留空：x86_64，除非在下方允许 Arm。</translation>
    </message>
</context>
<context>
    <name>wattfare::PlacementView</name>
    <message>
        <source>What sits where</source>
        <translation>放置图</translation>
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
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Instance %1 of %2: %3</source>
        <translation>第 %1 个实例（共 %2 个）：%3</translation>
    </message>
    <message>
        <source>no tasks</source>
        <translation>没有任务</translation>
    </message>
    <message>
        <source>%1 of %2 GPUs</source>
        <translation>%1 / %2 个 GPU</translation>
    </message>
    <message>
        <source>%1 of %2 vCPU</source>
        <translation>%1 / %2 vCPU</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>%1 / %2 GiB</translation>
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
        <translation>%1 × %2：%3 个 GPU，%4 vCPU，%5 GiB</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 × %2: %3 of a GPU, %4 vCPU, %5 GiB</source>
        <translation>%1 × %2：GPU 的 %3，%4 vCPU，%5 GiB</translation>
    </message>
</context>
<context>
    <name>wattfare::PredictionsPane</name>
    <message>
        <source>Errors by group</source>
        <translation>各组误差</translation>
    </message>
    <message>
        <source>What the benchmarks have in common.</source>
        <translation>这些基准测试的共同点。</translation>
    </message>
    <message>
        <source>Benchmarks that were predicted without their model on their hardware.</source>
        <translation>在去除其模型与硬件组合后预测的基准测试。</translation>
    </message>
    <message>
        <source>Half of the predictions are off by no more than this factor, up or down: 1.2 is 20 % above or 17 % below.</source>
        <translation>半数预测上下偏差不超过此倍数：1.2 即高 20% 或低 17%。</translation>
    </message>
    <message>
        <source>Nine of ten predictions are off by no more than this factor, up or down.</source>
        <translation>十个预测中有九个上下偏差不超过此倍数。</translation>
    </message>
    <message>
        <source>Half of the predictions lie higher than this above what was measured, half lower.</source>
        <translation>半数预测高出实测的幅度大于此值，半数小于此值。</translation>
    </message>
    <message>
        <source>Share of what was measured that lies within the range stated to hold 80 %.</source>
        <translation>实测值落在所述 80% 范围内的比例。</translation>
    </message>
    <message>
        <source>Select a group to see it alone.</source>
        <translation>选择一个组即可只看该组。</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>Benchmarks that the method would have taken, each with the reason why it does not</source>
        <translation>该方法本可采用的基准测试及各自未采用的原因</translation>
    </message>
    <message>
        <source>Excluded benchmarks</source>
        <translation>已排除的基准测试</translation>
    </message>
    <message numerus="yes">
        <source>%Ln benchmark(s) excluded, each with its reason. They answer for their own instance type where they can, but move no prediction.</source>
        <translation>
            <numerusform>%Ln 个基准测试被排除，各有原因。它们在可能时仍回答自身的实例类型，但不影响任何预测。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::QualityPanel</name>
    <message>
        <source>Contradictions</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Wide ranges</source>
        <translation>范围过宽</translation>
    </message>
    <message>
        <source>Without a price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>Without a benchmark</source>
        <translation>无基准测试</translation>
    </message>
    <message>
        <source>Without power figures</source>
        <translation>无功率数据</translation>
    </message>
    <message>
        <source>Implausible</source>
        <translation>不合理</translation>
    </message>
    <message>
        <source>Overrides without effect</source>
        <translation>无效的覆盖</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>数据质量</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>未打开数据目录</translation>
    </message>
    <message>
        <source>Kind of finding</source>
        <translation>发现种类</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有种类</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Used: %1</source>
        <translation>采用：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n more; choose the kind and narrow the regions</source>
        <translation>
            <numerusform>还有 %n 个；请选择种类并缩小区域范围</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未发现任何内容</translation>
    </message>
    <message>
        <source>In the answer</source>
        <translation>在答案中</translation>
    </message>
    <message>
        <source>Use this figure</source>
        <translation>使用此数值</translation>
    </message>
    <message>
        <source>Let the selected alternative count, in every view</source>
        <translation>让所选的备选项在所有视图中生效</translation>
    </message>
    <message>
        <source>Override…</source>
        <translation>覆盖…</translation>
    </message>
    <message>
        <source>Put a value of your own in the place of the selected figure</source>
        <translation>用自己的值替换所选的数值</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>The cheapest or the cleanest candidate depends on it</source>
        <translation>最便宜或最清洁的候选取决于它</translation>
    </message>
    <message numerus="yes">
        <source>%n contradiction(s)</source>
        <translation>
            <numerusform>%n 处矛盾</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wide range(s)</source>
        <translation>
            <numerusform>%n 个范围过宽</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n implausible</source>
        <translation>
            <numerusform>%n 个不合理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of yours without effect</source>
        <translation>
            <numerusform>%n 个自定义值未生效</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows findings of one kind alone</source>
        <translation>只显示一种发现</translation>
    </message>
    <message numerus="yes">
        <source>%n about the selection</source>
        <translation>
            <numerusform>%n 项涉及所选</numerusform>
        </translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) without a price in a region</source>
        <translation>
            <numerusform>%n 个类型在某区域无价格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) without a benchmark</source>
        <translation>
            <numerusform>%n 个类型无基准测试</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) without power figures</source>
        <translation>
            <numerusform>%n 个类型无功率数据</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what touches a candidate</source>
        <translation>仅影响候选的</translation>
    </message>
    <message>
        <source>Hides findings that touch no candidate of the scenario</source>
        <translation>隐藏不影响方案中任何候选的发现</translation>
    </message>
    <message>
        <source>Candidates of the scenario that the finding touches</source>
        <translation>方案中受该发现影响的候选</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Neither the cheapest nor the cleanest candidate depends on it</source>
        <translation>最便宜和最清洁的候选都不取决于它</translation>
    </message>
    <message>
        <source>Sources hard to follow</source>
        <translation>难以查证的来源</translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) of sources</source>
        <translation>
            <numerusform>来源缺漏 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Stale observations</source>
        <translation>过时的观测值</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) with stale observations</source>
        <translation>
            <numerusform>%n 个类型的观测值过时</numerusform>
        </translation>
    </message>
    <message>
        <source>Refresh from AWS…</source>
        <translation>从 AWS 刷新…</translation>
    </message>
    <message>
        <source>Opens the choice of the public AWS files that hold newer prices and interruption frequencies. Nothing is fetched before you press Fetch there.</source>
        <translation>打开选择窗口，其中列出含有较新价格和中断频率的 AWS 公开文件。在该窗口点击“获取”之前不会获取任何内容。</translation>
    </message>
</context>
<context>
    <name>wattfare::QueryAnswer</name>
    <message>
        <source>Filter the answer: a word, or a condition over its columns</source>
        <translation>筛选答案：一个词，或关于其列的条件</translation>
    </message>
    <message>
        <source>Rows that pass the filter, of the answer</source>
        <translation>答案中通过筛选的行</translation>
    </message>
    <message>
        <source>Answer of the query</source>
        <translation>查询的答案</translation>
    </message>
    <message>
        <source>No row passes the filter.</source>
        <translation>没有行通过筛选。</translation>
    </message>
    <message>
        <source>Run a statement to see its answer here.</source>
        <translation>运行语句后在此查看答案。</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>正在筛选</translation>
    </message>
    <message>
        <source>Cancelled. These are the rows of the filter before.</source>
        <translation>已取消。显示的是上一个筛选条件的行。</translation>
    </message>
    <message>
        <source>Copying the table</source>
        <translation>正在复制表格</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>表格已在剪贴板中。</translation>
    </message>
    <message>
        <source>The answer has no rows.</source>
        <translation>结果中没有行。</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>No answer: what is wrong stands under the statement.</source>
        <translation>没有答案：错误说明在语句下方。</translation>
    </message>
    <message>
        <source>No answer: the statement was cancelled.</source>
        <translation>没有答案：语句已取消。</translation>
    </message>
</context>
<context>
    <name>wattfare::QueryChart</name>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>图表类型</translation>
    </message>
    <message>
        <source>How the answer is drawn</source>
        <translation>答案的绘制方式</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Column that measures</source>
        <translation>度量列</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Column that names or runs along</source>
        <translation>命名或作为横轴的列</translation>
    </message>
    <message>
        <source>Answer of the query as a chart</source>
        <translation>查询答案的图表</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>条形</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Number of the row</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 随 %2 的变化</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows, as the table has them sorted</source>
        <translation>按表格排序的 %2 行中的前 %1 行</translation>
    </message>
    <message>
        <source>Drawing the chart</source>
        <translation>正在绘制图表</translation>
    </message>
</context>
<context>
    <name>wattfare::QueryPage</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run the statement (Ctrl+Enter)</source>
        <translation>运行语句（Ctrl+Enter）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop the statement that runs (Esc)</source>
        <translation>停止正在运行的语句（Esc）</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Saved queries and those run before</source>
        <translation>已保存的查询和运行过的查询</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>SQL statement</source>
        <translation>SQL 语句</translation>
    </message>
    <message>
        <source>Result of the last run</source>
        <translation>上次运行的结果</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>Running the query</source>
        <translation>正在运行查询</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>more rows than shown</source>
        <translation>行数多于所显示的</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>One SELECT over the tables of the catalogue, your own figures (schema overlay) and the current results (table results). Ctrl+Space completes names, Alt+Up and Alt+Down walk through the statements run before.</source>
        <translation>对数据目录的表、您自己的数据（模式 overlay）和当前结果（表 results）执行一条 SELECT。Ctrl+空格补全名称，Alt+上/下浏览之前执行的语句。</translation>
    </message>
    <message>
        <source>Reading the names of the tables</source>
        <translation>正在读取表名</translation>
    </message>
    <message>
        <source>Show the rows as a chart, of columns that you choose</source>
        <translation>用您选择的列将行显示为图表</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 图像 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>未打开数据目录</translation>
    </message>
    <message>
        <source>Statements are over the tables of a catalogue file.</source>
        <translation>语句在数据目录文件的表上运行。</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>打开数据目录…</translation>
    </message>
    <message>
        <source>Write the rows shown to a CSV file, 15 significant figures</source>
        <translation>将显示的行以 15 位有效数字写入 CSV 文件</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Tables and columns that a statement may use</source>
        <translation>语句可以使用的表和列</translation>
    </message>
    <message>
        <source>Back to the catalogue</source>
        <translation>返回数据目录</translation>
    </message>
    <message>
        <source>Ask the catalogue, your own figures and the current results again</source>
        <translation>重新查询数据目录、自定义值和当前结果</translation>
    </message>
    <message>
        <source>Statements are asked of %1, the result of a study.</source>
        <translation>语句查询的是研究结果 %1。</translation>
    </message>
</context>
<context>
    <name>wattfare::RefreshDialog</name>
    <message>
        <source>Refresh from AWS</source>
        <translation>从 AWS 刷新</translation>
    </message>
    <message>
        <source>Prices on demand and reserved, by region:</source>
        <translation>按需与预留价格，按区域：</translation>
    </message>
    <message>
        <source>Search a region</source>
        <translation>搜索区域</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Spot Advisor: interruption frequencies of every region</source>
        <translation>Spot Advisor：所有区域的中断区间</translation>
    </message>
    <message>
        <source>Addresses that would be asked:</source>
        <translation>将要请求的地址：</translation>
    </message>
    <message>
        <source>Addresses that would be asked</source>
        <translation>将要请求的地址</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>跳过并继续</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>&lt;edition&gt;</source>
        <translation>&lt;版本&gt;</translation>
    </message>
    <message>
        <source>%1 (%2 last time)</source>
        <translation>%1（上次 %2）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Savings Plans of these regions</source>
        <translation>这些区域的 Savings Plans</translation>
    </message>
    <message>
        <source>Spot prices of now, of every region</source>
        <translation>所有区域的现时 Spot 价格</translation>
    </message>
    <message>
        <source>None: choose a region or one of the files below.</source>
        <translation>无：请选择区域或下面的文件之一。</translation>
    </message>
    <message>
        <source>These files are public and need no account. Nothing is asked of the network before you press Show sizes or Fetch, and what comes is compared and shown before it counts.</source>
        <translation>这些文件是公开的，无需账户。在您点击“显示大小”或“获取”之前不会访问网络；获取的内容会先比较并显示，然后才生效。</translation>
    </message>
    <message>
        <source>Show sizes</source>
        <translation>显示大小</translation>
    </message>
    <message>
        <source>Asks the servers how large the chosen files are, without fetching them</source>
        <translation>向服务器查询所选文件的大小，但不获取文件</translation>
    </message>
    <message>
        <source>%1 (size not announced)</source>
        <translation>%1（未告知大小）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Asking for the sizes…</source>
        <translation>正在查询大小…</translation>
    </message>
    <message>
        <source>Together at least %1</source>
        <translation>合计至少 %1</translation>
    </message>
    <message>
        <source>Together %1</source>
        <translation>合计 %1</translation>
    </message>
</context>
<context>
    <name>wattfare::RefreshFlow</name>
    <message>
        <source>Fetching %1</source>
        <translation>正在获取 %1</translation>
    </message>
    <message>
        <source>Fetching the prices of %1 from %2</source>
        <translation>正在从 %2 获取 %1 的价格</translation>
    </message>
    <message>
        <source>Fetching the Savings Plans of %1 from %2</source>
        <translation>正在从 %2 获取 %1 的 Savings Plans</translation>
    </message>
</context>
<context>
    <name>wattfare::RegionMap</name>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>碳</translation>
    </message>
    <message>
        <source>Chosen: %1. A click adds a region or removes it.</source>
        <translation>已选：%1。单击可添加或移除区域。</translation>
    </message>
</context>
<context>
    <name>wattfare::ReportDialog</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>作者(&amp;A)</translation>
    </message>
    <message>
        <source>Stands on the first page</source>
        <translation>显示在首页</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>章节(&amp;S)</translation>
    </message>
    <message>
        <source>Sections of the report, in their order</source>
        <translation>报告的章节，按顺序</translation>
    </message>
    <message>
        <source>Ticked sections are printed, in this order. Drag to reorder.</source>
        <translation>勾选的章节按此顺序打印。拖动可重新排序。</translation>
    </message>
    <message>
        <source>Move the section up (Alt+Up)</source>
        <translation>上移章节（Alt+Up）</translation>
    </message>
    <message>
        <source>Move the section up</source>
        <translation>上移章节</translation>
    </message>
    <message>
        <source>Move the section down (Alt+Down)</source>
        <translation>下移章节（Alt+Down）</translation>
    </message>
    <message>
        <source>Move the section down</source>
        <translation>下移章节</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>纸张(&amp;P)</translation>
    </message>
    <message>
        <source>A4, 210 × 297 mm</source>
        <translation>A4，210 × 297 mm</translation>
    </message>
    <message>
        <source>Letter, 8.5 × 11 in</source>
        <translation>Letter，8.5 × 11 in</translation>
    </message>
    <message>
        <source>&amp;Classes and sources as columns</source>
        <translation>等级和来源作为列(&amp;C)</translation>
    </message>
    <message>
        <source>CSV and Excel: beside each figure its class and the sources it rests on.</source>
        <translation>CSV 和 Excel：每个数值旁附其等级和所依据的来源。</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>打印(&amp;R)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation>打开文件(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>Left empty, the report bears the title of the scenario.</source>
        <translation>留空时，报告采用方案的标题。</translation>
    </message>
    <message>
        <source>Kind of file that Export writes</source>
        <translation>导出所写文件的类型</translation>
    </message>
    <message>
        <source>Size of the pages of the PDF</source>
        <translation>PDF 页面的尺寸</translation>
    </message>
    <message>
        <source>The PDF carries the scenario: opened in Wattfare, it gives the same numbers. The web page offers it for download.</source>
        <translation>PDF 内含方案：在 Wattfare 中打开可得到相同的数值。网页提供该方案的下载。</translation>
    </message>
</context>
<context>
    <name>wattfare::ReportPreview</name>
    <message>
        <source>Preview of the report</source>
        <translation>报告预览</translation>
    </message>
</context>
<context>
    <name>wattfare::SavedQueries</name>
    <message>
        <source>Save the query</source>
        <translation>保存查询</translation>
    </message>
    <message>
        <source>Name of the query</source>
        <translation>查询名称</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save this query…</source>
        <translation>保存此查询…</translation>
    </message>
    <message>
        <source>Remove “%1” from the saved ones</source>
        <translation>从已保存的查询中移除“%1”</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Run before</source>
        <translation>以前运行过</translation>
    </message>
    <message>
        <source>Too long to be kept, or there are too many saved ones</source>
        <translation>内容过长或已保存的过多，无法保留</translation>
    </message>
</context>
<context>
    <name>wattfare::SchemaPanel</name>
    <message>
        <source>Names for conditions</source>
        <translation>条件可用的名称</translation>
    </message>
    <message>
        <source>Search by name or meaning</source>
        <translation>按名称或含义搜索</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
</context>
<context>
    <name>wattfare::SeriesDialog</name>
    <message>
        <source>Import: measured utilisation</source>
        <translation>导入：实测利用率</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>文件内容</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>实例类型</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>CPU where the file has none, %</source>
        <translation>文件无数据时的 CPU 利用率（%）</translation>
    </message>
    <message>
        <source>Idle below, %</source>
        <translation>空闲阈值（%）</translation>
    </message>
    <message>
        <source>Give back after idle, h</source>
        <translation>空闲多久后释放（h）</translation>
    </message>
    <message>
        <source>Paid again at each return, h</source>
        <translation>每次恢复重新付费（h）</translation>
    </message>
    <message>
        <source>Price, USD/h</source>
        <translation>价格（USD/h）</translation>
    </message>
    <message>
        <source>0 takes the on-demand price of the catalogue</source>
        <translation>0 表示采用数据目录中的按需价格</translation>
    </message>
    <message>
        <source>Energy over time</source>
        <translation>随时间的能耗</translation>
    </message>
    <message>
        <source>Use in the scenario</source>
        <translation>用于方案</translation>
    </message>
    <message>
        <source>Sets the utilisation of the scenario to the means of this series; Undo reverts it</source>
        <translation>将方案的利用率设为此序列的平均值；可用撤销恢复</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the figures as a table</source>
        <translation>将数值复制为表格</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>Refused. Nothing was read.</source>
        <translation>已拒绝。未读取任何内容。</translation>
    </message>
    <message>
        <source>Recognised</source>
        <translation>识别为</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>From, UTC</source>
        <translation>开始（UTC）</translation>
    </message>
    <message>
        <source>To, UTC</source>
        <translation>结束（UTC）</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>时间跨度</translation>
    </message>
    <message>
        <source>One sample</source>
        <translation>每个样本</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Accelerators seen at once</source>
        <translation>同时观测到的加速器</translation>
    </message>
    <message>
        <source>Mean utilisation, accelerators</source>
        <translation>平均利用率，加速器</translation>
    </message>
    <message>
        <source>Mean utilisation, CPU</source>
        <translation>平均利用率，CPU</translation>
    </message>
    <message>
        <source>Mean memory use of the host</source>
        <translation>主机内存平均使用率</translation>
    </message>
    <message>
        <source>Mean memory activity of the accelerators</source>
        <translation>加速器内存平均活动</translation>
    </message>
    <message>
        <source>Accelerator watts</source>
        <translation>加速器功率</translation>
    </message>
    <message>
        <source>measured; used in place of the model</source>
        <translation>实测；代替模型</translation>
    </message>
    <message>
        <source>nvidia-smi writes local time; it is taken as UTC.</source>
        <translation>nvidia-smi 写的是本地时间，这里按 UTC 处理。</translation>
    </message>
    <message>
        <source>Energy of a series</source>
        <translation>序列的能耗</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>物理量</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>No energy can be computed from this series.</source>
        <translation>无法由此序列计算能耗。</translation>
    </message>
    <message>
        <source>The type has accelerators, the file has no utilisation of them.</source>
        <translation>该类型有加速器，但文件中没有其利用率。</translation>
    </message>
    <message>
        <source>%1 kWh in %2, %3 of it while idle.</source>
        <translation>%2内 %1 kWh，其中 %3 为空闲。</translation>
    </message>
    <message>
        <source>Given back while idle, the instance would have saved %1, %2 kWh and %3 USD.</source>
        <translation>若在空闲时释放该实例，可节省 %1、%2 kWh 和 %3 USD。</translation>
    </message>
    <message>
        <source>Given back while idle, the instance would have saved %1 and %2 kWh.</source>
        <translation>若在空闲时释放该实例，可节省 %1 和 %2 kWh。</translation>
    </message>
    <message>
        <source>No idle stretch is long enough to give the instance back.</source>
        <translation>没有一段连续的空闲时间长到可以释放实例。</translation>
    </message>
    <message>
        <source>method %1</source>
        <translation>方法“%1”</translation>
    </message>
    <message>
        <source>%1 USD/h</source>
        <translation>%1 USD/h</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>PUE %1</source>
        <translation>PUE %1</translation>
    </message>
    <message>
        <source>Computed with: %1.</source>
        <translation>计算依据：%1。</translation>
    </message>
    <message>
        <source>Hours without data are outside of every figure.</source>
        <translation>无数据的小时不计入任何数值。</translation>
    </message>
    <message>
        <source>Samples without a utilisation of the CPU take the one on the left.</source>
        <translation>没有 CPU 利用率的样本采用左侧的值。</translation>
    </message>
    <message>
        <source>One file of utilisation at a time</source>
        <translation>每次一个利用率文件</translation>
    </message>
    <message>
        <source>Each change computes the figures anew</source>
        <translation>每次更改都会重新计算数字</translation>
    </message>
    <message>
        <source>grid %1 gCO₂e/kWh, by the hour of the day</source>
        <translation>电网 %1 gCO₂e/kWh，按一天中的小时</translation>
    </message>
    <message>
        <source>grid %1 gCO₂e/kWh</source>
        <translation>电网 %1 gCO₂e/kWh</translation>
    </message>
    <message>
        <source>Write the figures to a file, 15 significant figures each</source>
        <translation>将数值以 15 位有效数字写入文件</translation>
    </message>
    <message>
        <source>Find advice</source>
        <translation>查找建议</translation>
    </message>
    <message>
        <source>Opens the Advisor with this series: what would save cost, energy or emissions on the type</source>
        <translation>用此序列打开“建议”：在该类型上如何节省费用、能耗或排放</translation>
    </message>
</context>
<context>
    <name>wattfare::SeriesFlow</name>
    <message>
        <source>Reading the files</source>
        <translation>正在读取文件</translation>
    </message>
    <message>
        <source>Utilisation from %1</source>
        <translation>来自 %1 的利用率</translation>
    </message>
</context>
<context>
    <name>wattfare::Session</name>
    <message>
        <source>Untitled scenario</source>
        <translation>未命名方案</translation>
    </message>
</context>
<context>
    <name>wattfare::Settings</name>
    <message>
        <source>The settings file could not be read. It was set aside as %1; defaults are used.</source>
        <translation>无法读取设置文件，已另存为 %1；使用默认值。</translation>
    </message>
    <message>
        <source>The settings file %1 could not be read; defaults are used. %2</source>
        <translation>无法读取设置文件 %1；使用默认值。%2</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read; defaults are used.</source>
        <translation>无法读取设置文件 %1；使用默认值。</translation>
    </message>
    <message>
        <source>Settings cannot be kept: %1 is not writable.</source>
        <translation>无法保留设置：%1 不可写。</translation>
    </message>
    <message>
        <source>The setting %1 has the unknown value “%2”; the default is used.</source>
        <translation>设置 %1 的值“%2”未知；使用默认值。</translation>
    </message>
</context>
<context>
    <name>wattfare::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Sections of the settings</source>
        <translation>设置的各部分</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>缩放(&amp;Z)</translation>
    </message>
    <message>
        <source>Language and numbers</source>
        <translation>语言与数字</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数字(&amp;N)</translation>
    </message>
    <message>
        <source>As the language writes them</source>
        <translation>按语言的书写方式</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>A change applies to the open scenario, where Undo reverts it, and to new scenarios. USD needs no rate.</source>
        <translation>更改适用于打开的方案（可撤销）和新方案。USD 不需要汇率。</translation>
    </message>
    <message>
        <source>Enter how many %1 one USD is.</source>
        <translation>请输入 1 USD 折合多少 %1。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>启动时打开(&amp;B)</translation>
    </message>
    <message>
        <source>The last document and its view</source>
        <translation>上次的文档及其视图</translation>
    </message>
    <message>
        <source>The chat example</source>
        <translation>聊天示例</translation>
    </message>
    <message>
        <source>An empty scenario</source>
        <translation>空方案</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>The folder used last</source>
        <translation>上次使用的文件夹</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>&amp;Documents are saved in</source>
        <translation>文档保存位置(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Exports and reports go to</source>
        <translation>导出文件和报告的位置(&amp;E)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Your own data: imports, overrides and unsaved work</source>
        <translation>您自己的数据：导入、覆盖的值和未保存的工作</translation>
    </message>
    <message>
        <source>&amp;Your own data</source>
        <translation>您自己的数据(&amp;Y)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Used only when you ask for files under Data &gt; Refresh from AWS. No user name and no password is kept.</source>
        <translation>仅在您通过“数据 &gt; 从 AWS 刷新”请求文件时使用。不保存用户名和密码。</translation>
    </message>
    <message>
        <source>&amp;Proxy</source>
        <translation>代理(&amp;P)</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>系统代理</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>主机(&amp;H)</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>端口(&amp;O)</translation>
    </message>
    <message>
        <source>Enter the name or the address of the proxy alone, for example proxy.example.com.</source>
        <translation>请仅输入代理的名称或地址，例如 proxy.example.com。</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>窗口的颜色</translation>
    </message>
    <message>
        <source>Size of the letters in per cent of the system&apos;s</source>
        <translation>字体大小，相对于系统字体的百分比</translation>
    </message>
    <message>
        <source>Language of menus, help and reports</source>
        <translation>菜单、帮助和报告的语言</translation>
    </message>
    <message>
        <source>How thousands and decimals are written</source>
        <translation>千位和小数的书写方式</translation>
    </message>
    <message>
        <source>What the next start of the program opens</source>
        <translation>下次启动程序时打开的内容</translation>
    </message>
    <message>
        <source>The server through which files are fetched</source>
        <translation>获取文件所经过的服务器</translation>
    </message>
    <message>
        <source>Name or address of the proxy</source>
        <translation>代理的名称或地址</translation>
    </message>
    <message>
        <source>Port of the proxy</source>
        <translation>代理的端口</translation>
    </message>
    <message>
        <source>Offered first when a scenario is opened or saved</source>
        <translation>打开或保存方案时首先提供的文件夹</translation>
    </message>
    <message>
        <source>Offered first when a table, a picture or a report is written</source>
        <translation>写入表格、图片或报告时首先提供的文件夹</translation>
    </message>
</context>
<context>
    <name>wattfare::SimulateForm</name>
    <message>
        <source>Back to the scenario&apos;s values</source>
        <translation>恢复方案的值</translation>
    </message>
    <message>
        <source>Forgets what was entered here; the fields follow the scenario and the selected candidate again.</source>
        <translation>忘记此处输入的内容；各字段重新跟随方案和所选候选。</translation>
    </message>
    <message>
        <source>Interruptions by</source>
        <translation>中断依据</translation>
    </message>
    <message>
        <source>Rates of the pools</source>
        <translation>各容量池的中断率</translation>
    </message>
    <message>
        <source>The rates in the table of pools.</source>
        <translation>容量池表中的中断率。</translation>
    </message>
    <message>
        <source>Availability trace</source>
        <translation>可用性记录</translation>
    </message>
    <message>
        <source>Recorded at</source>
        <translation>记录对象</translation>
    </message>
    <message>
        <source>Commands for AWS files…</source>
        <translation>AWS 文件的命令…</translation>
    </message>
    <message>
        <source>Filled from the scenario: instances of the selected candidate that it needs.</source>
        <translation>取自场景：所需的所选候选项实例数。</translation>
    </message>
</context>
<context>
    <name>wattfare::SimulatePage</name>
    <message>
        <source>Simulate</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Show or hide the parameters</source>
        <translation>显示或隐藏参数</translation>
    </message>
    <message>
        <source>Progress of the simulation</source>
        <translation>模拟进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stops and shows the trajectories that are complete.</source>
        <translation>停止并显示已完成的轨迹。</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Pin into the scenario</source>
        <translation>固定到方案</translation>
    </message>
    <message>
        <source>Views of the simulation</source>
        <translation>模拟视图</translation>
    </message>
    <message>
        <source>Figures of the simulation</source>
        <translation>模拟数据</translation>
    </message>
    <message>
        <source>Assumptions and warnings</source>
        <translation>假设与警告</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Number of the trajectory</source>
        <translation>轨迹编号</translation>
    </message>
    <message>
        <source>Which trajectory is drawn; the arrows step to the next.</source>
        <translation>绘制哪条轨迹；箭头切换到下一条。</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>横轴对数刻度</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>log x</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>纵轴对数刻度</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>log y</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>重新显示全部</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Save as PNG or SVG</source>
        <translation>另存为 PNG 或 SVG</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 图像 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>另存为 SVG…</translation>
    </message>
    <message>
        <source>Assumptions and warnings (%1)</source>
        <translation>假设与警告（%1）</translation>
    </message>
    <message>
        <source>Drawing a trajectory</source>
        <translation>正在绘制轨迹</translation>
    </message>
    <message>
        <source>Nothing to simulate yet</source>
        <translation>尚无可模拟内容</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>未打开数据目录</translation>
    </message>
    <message>
        <source>A simulation starts from a candidate of the workload and its spot market.</source>
        <translation>模拟从工作负载的一个候选及其 Spot 市场开始。</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>打开数据目录…</translation>
    </message>
    <message>
        <source>Spot Fleet is legacy at AWS: export this fleet as an EC2 Fleet or an Auto Scaling group (Pools).</source>
        <translation>Spot Fleet 在 AWS 已属旧产品：请将此实例集导出为 EC2 Fleet 或 Auto Scaling 组（容量池）。</translation>
    </message>
    <message>
        <source>Simulating</source>
        <translation>正在模拟</translation>
    </message>
    <message>
        <source>Cancelled. %1</source>
        <translation>已取消。%1</translation>
    </message>
    <message>
        <source>Cancelled before the first trajectories.</source>
        <translation>在首批轨迹之前已取消。</translation>
    </message>
    <message>
        <source>Names a launch template wattfare-launch-template: insert yours.</source>
        <translation>引用了启动模板 wattfare-launch-template：请替换为您的模板。</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON 文件 (*.json)</translation>
    </message>
    <message>
        <source>The table of candidates then uses this interruption rate and these checkpoint, restart and waiting times. Undo reverts it.</source>
        <translation>候选表随后使用此中断率以及检查点、重启和等待时间。可撤销。</translation>
    </message>
    <message>
        <source>Pin of the simulated market</source>
        <translation>固定模拟的市场</translation>
    </message>
    <message>
        <source>The table of candidates then uses this interruption rate and replacement time. Undo reverts it.</source>
        <translation>之后候选表将使用此中断率和替换时间。可撤销。</translation>
    </message>
    <message>
        <source>The pools are interrupted at different rates; the scenario takes one rate for all types.</source>
        <translation>各容量池的中断率不同；方案只接受适用于所有类型的一个中断率。</translation>
    </message>
    <message>
        <source>The table of candidates then uses the rate at which this market took capacity and the mean time until it came back. Undo reverts it.</source>
        <translation>候选表随后使用该市场收回容量的速率以及容量恢复前的平均时间。撤销可恢复。</translation>
    </message>
    <message>
        <source>No single rate stands for prices under a cap, and the scenario takes only a rate: not to be pinned.</source>
        <translation>无法固定：带上限的价格没有单一的中断率，而方案只接受中断率。</translation>
    </message>
    <message>
        <source>No single rate stands for these states, and the scenario takes only a rate: not to be pinned.</source>
        <translation>无法固定：这些状态没有单一的中断率，而方案只接受中断率。</translation>
    </message>
    <message>
        <source>No candidate qualifies. Select one in the table to simulate it.</source>
        <translation>没有可计入答案的候选。请在表格中选择一个来模拟。</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>转到表格</translation>
    </message>
    <message>
        <source>%1 cannot do this work</source>
        <translation>%1 无法完成此工作</translation>
    </message>
    <message>
        <source>What was entered on Simulate was for another candidate or scenario: dropped.</source>
        <translation>“模拟”页中输入的值属于另一候选或方案，已清除。</translation>
    </message>
    <message>
        <source>Start from the example</source>
        <translation>从示例开始</translation>
    </message>
    <message>
        <source>Go to the pools</source>
        <translation>转到容量池</translation>
    </message>
    <message>
        <source>Go to the field</source>
        <translation>转到字段</translation>
    </message>
</context>
<context>
    <name>wattfare::SimulatePools</name>
    <message>
        <source>Pools of the fleet</source>
        <translation>实例集的容量池</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>实例类型</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>可用区</translation>
    </message>
    <message>
        <source>Units each</source>
        <translation>每实例单位数</translation>
    </message>
    <message>
        <source>Spot price, USD/h</source>
        <translation>Spot 价格（USD/h）</translation>
    </message>
    <message>
        <source>Interruptions, 1/h</source>
        <translation>中断（1/h）</translation>
    </message>
    <message>
        <source>Shocks, 1/h</source>
        <translation>冲击（1/h）</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>Launch succeeds</source>
        <translation>启动成功率</translation>
    </message>
    <message>
        <source>Instance type of the pool.</source>
        <translation>容量池的实例类型。</translation>
    </message>
    <message>
        <source>Availability zone, for the export; may stay empty.</source>
        <translation>可用区，用于导出；可留空。</translation>
    </message>
    <message>
        <source>Units of capacity that one instance counts for.</source>
        <translation>一个实例计入的容量单位。</translation>
    </message>
    <message>
        <source>Interruptions of one instance an hour. A band or a measured pool chosen on the left replaces it.</source>
        <translation>每个实例每小时的中断次数。左侧选择的区间或实测容量池会取代它。</translation>
    </message>
    <message>
        <source>How often the whole pool is reclaimed at once.</source>
        <translation>整个容量池同时被收回的频率。</translation>
    </message>
    <message>
        <source>Instances that the pool can hold; empty: no limit.</source>
        <translation>容量池可容纳的实例数；留空则无限制。</translation>
    </message>
    <message>
        <source>Chance that one launch succeeds, 0 to 1.</source>
        <translation>一次启动成功的概率，0 至 1。</translation>
    </message>
    <message>
        <source>Instance type to add</source>
        <translation>要添加的实例类型</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>添加容量池</translation>
    </message>
    <message>
        <source>Remove the pool</source>
        <translation>移除容量池</translation>
    </message>
    <message>
        <source>EC2 Fleet JSON…</source>
        <translation>EC2 Fleet JSON…</translation>
    </message>
    <message>
        <source>Input of aws ec2 create-fleet for this fleet</source>
        <translation>此实例集的 aws ec2 create-fleet 输入</translation>
    </message>
    <message>
        <source>Auto Scaling JSON…</source>
        <translation>Auto Scaling JSON…</translation>
    </message>
    <message>
        <source>Input of aws autoscaling create-auto-scaling-group with a mixed-instances policy</source>
        <translation>带混合实例策略的 aws autoscaling create-auto-scaling-group 输入</translation>
    </message>
    <message>
        <source>Export the fleet as</source>
        <translation>将实例集导出为</translation>
    </message>
    <message>
        <source>“%1” does not work in “%2”: %3.</source>
        <translation>“%2”中不能用“%1”：%3。</translation>
    </message>
    <message>
        <source>a whole number, or nothing</source>
        <translation>整数或留空</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Spot price of one instance; empty: not known.</source>
        <translation>单个实例的 Spot 价格；留空：未知。</translation>
    </message>
    <message>
        <source>Lower goes first; only the prioritised allocation asks for it.</source>
        <translation>数值小者优先；只有按优先级的分配会用到。</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number, or nothing</source>
        <translation>一个数，或留空</translation>
    </message>
</context>
<context>
    <name>wattfare::SlurmDialog</name>
    <message>
        <source>Run the study on Slurm</source>
        <translation>在 Slurm 上运行研究</translation>
    </message>
    <message>
        <source>The study</source>
        <translation>研究信息</translation>
    </message>
    <message>
        <source>Folder of the plan and its shards, which every node of the cluster sees</source>
        <translation>存放计划及其分片的文件夹，集群的每个节点都能访问</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Choose the folder of the plan</source>
        <translation>选择计划的文件夹</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Parts of equal predicted work; each is a task of the array job</source>
        <translation>预测工作量相等的部分；每个都是数组作业的一个任务</translation>
    </message>
    <message>
        <source>as the cluster has it</source>
        <translation>使用集群的默认值</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Partition of Slurm</source>
        <translation>Slurm 的分区</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Account of Slurm that the job is charged to</source>
        <translation>作业计费的 Slurm 账户</translation>
    </message>
    <message>
        <source>Quality of service</source>
        <translation>服务质量 (QOS)</translation>
    </message>
    <message>
        <source>Quality of service (QOS) of Slurm</source>
        <translation>Slurm 的服务质量 (QOS)</translation>
    </message>
    <message>
        <source>as predicted</source>
        <translation>按预测</translation>
    </message>
    <message>
        <source>Minutes per shard</source>
        <translation>每个分片的分钟数</translation>
    </message>
    <message>
        <source>Time limit of a shard; as predicted: three times the prediction and ten minutes</source>
        <translation>每个分片的时限；按预测：预测时间的三倍再加十分钟</translation>
    </message>
    <message>
        <source>MiB per shard</source>
        <translation>每个分片的 MiB</translation>
    </message>
    <message>
        <source>Memory of a shard; as predicted: a quarter more than the prediction</source>
        <translation>每个分片的内存；按预测：比预测多四分之一</translation>
    </message>
    <message>
        <source>Shards at one time</source>
        <translation>同时运行的分片</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>How many shards run at one time, at most</source>
        <translation>同时运行的分片数上限</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Submit the missing shards</source>
        <translation>提交缺少的分片</translation>
    </message>
    <message>
        <source>Shards that are neither done nor on their way: %1 of %2.</source>
        <translation>既未完成也未在途的分片：%1 / %2。</translation>
    </message>
    <message>
        <source>Points in all: %1</source>
        <translation>总点数：%1</translation>
    </message>
    <message>
        <source>Predicted time: %1 on one thread</source>
        <translation>预测时间：单线程 %1</translation>
    </message>
    <message>
        <source>Predicted time: being worked out…</source>
        <translation>预测时间：正在计算…</translation>
    </message>
    <message>
        <source>About %1 each</source>
        <translation>每个约 %1</translation>
    </message>
    <message>
        <source>Writes the plan and sends its shards to Slurm</source>
        <translation>写入计划并将其分片发送到 Slurm</translation>
    </message>
    <message>
        <source>Choose the folder of the plan, by its whole path</source>
        <translation>请选择计划的文件夹（完整路径）</translation>
    </message>
</context>
<context>
    <name>wattfare::SobolPane</name>
    <message>
        <source>Progress of the Sobol indices</source>
        <translation>Sobol 指数的进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Drawing the uncertain inputs…</source>
        <translation>正在抽取不确定的输入…</translation>
    </message>
    <message>
        <source>Computing Sobol indices</source>
        <translation>正在计算 Sobol 指数</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
</context>
<context>
    <name>wattfare::StartStrip</name>
    <message>
        <source>Start with</source>
        <translation>从此开始</translation>
    </message>
    <message>
        <source>Serve an LLM</source>
        <translation>部署大语言模型</translation>
    </message>
    <message>
        <source>Llama 3.1 8B as a chat service: cost and carbon per million tokens</source>
        <translation>Llama 3.1 8B 聊天服务：每百万 token 的成本与碳排放</translation>
    </message>
    <message>
        <source>Serve a model</source>
        <translation>部署模型</translation>
    </message>
    <message>
        <source>ResNet-50 on images: cost and carbon per million inferences</source>
        <translation>ResNet-50 图像推理：每百万次推理的成本与碳排放</translation>
    </message>
    <message>
        <source>Train a model</source>
        <translation>训练模型</translation>
    </message>
    <message>
        <source>A language model of 7 billion parameters: cost, hours and carbon of the run</source>
        <translation>70 亿参数的语言模型：一次训练的成本、小时数与碳排放</translation>
    </message>
    <message>
        <source>Run HPC</source>
        <translation>运行 HPC</translation>
    </message>
    <message>
        <source>Floating-point work in double precision</source>
        <translation>双精度浮点计算</translation>
    </message>
    <message>
        <source>Place containers</source>
        <translation>放置容器</translation>
    </message>
    <message>
        <source>Tasks on instances: how many, of which types</source>
        <translation>任务与实例：多少台、哪些类型</translation>
    </message>
    <message>
        <source>Recompute AWS experiments</source>
        <translation>重算 AWS 实验</translation>
    </message>
    <message>
        <source>The savings that AWS published, from the figures of the catalogue</source>
        <translation>用数据目录中的数字计算 AWS 公布的节省</translation>
    </message>
    <message>
        <source>Use my data</source>
        <translation>使用我的数据</translation>
    </message>
    <message>
        <source>Import prices, benchmarks and measurements</source>
        <translation>导入价格、基准测试和测量数据</translation>
    </message>
    <message>
        <source>Close (again under Help)</source>
        <translation>关闭（可在帮助中再次打开）</translation>
    </message>
</context>
<context>
    <name>wattfare::StudiesPage</name>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Show or hide the axes</source>
        <translation>显示或隐藏坐标轴</translation>
    </message>
    <message>
        <source>Best by</source>
        <translation>最佳依据</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>研究进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stops and keeps the picture that is shown.</source>
        <translation>停止并保留所显示的图。</translation>
    </message>
    <message>
        <source>Run whole study…</source>
        <translation>运行整个研究…</translation>
    </message>
    <message>
        <source>Evaluate every point and write them to a result file</source>
        <translation>计算所有点并写入结果文件</translation>
    </message>
    <message>
        <source>What a study ranks by</source>
        <translation>研究的排名依据</translation>
    </message>
    <message>
        <source>Add an axis</source>
        <translation>添加坐标轴</translation>
    </message>
    <message>
        <source>Removed axis of a study</source>
        <translation>移除研究的坐标轴</translation>
    </message>
    <message>
        <source>Added axis of a study</source>
        <translation>添加研究的坐标轴</translation>
    </message>
    <message>
        <source>Open this scenario</source>
        <translation>打开此场景</translation>
    </message>
    <message>
        <source>Puts the values of the chosen point into the scenario. Undo brings back what was.</source>
        <translation>将所选点的值写入场景。撤销可恢复之前的内容。</translation>
    </message>
    <message>
        <source>Where the best changes</source>
        <translation>最佳变化之处</translation>
    </message>
    <message>
        <source>The best does not change along these axes.</source>
        <translation>沿这些坐标轴，最佳者不变。</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>重新显示全部</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Save as PNG or SVG</source>
        <translation>另存为 PNG 或 SVG</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 图像 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>另存为 SVG…</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>沿</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>向右</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>A picture each</source>
        <translation>每值一图</translation>
    </message>
    <message>
        <source>In the result file alone</source>
        <translation>仅在结果文件中</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>未打开数据目录</translation>
    </message>
    <message>
        <source>A study evaluates the scenario with the prices of a catalogue.</source>
        <translation>研究使用数据目录中的价格计算场景。</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>打开数据目录…</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>operational carbon</source>
        <translation>运营碳排放</translation>
    </message>
    <message>
        <source>Points in all: %1</source>
        <translation>总点数：%1</translation>
    </message>
    <message>
        <source>Axes of a study</source>
        <translation>研究的坐标轴</translation>
    </message>
    <message>
        <source>Computing a study</source>
        <translation>正在计算研究</translation>
    </message>
    <message>
        <source>Cancelled: the picture is not final.</source>
        <translation>已取消：该图并非最终结果。</translation>
    </message>
    <message>
        <source>Cancelled before the first picture.</source>
        <translation>在第一张图之前已取消。</translation>
    </message>
    <message>
        <source>Final.</source>
        <translation>已完成。</translation>
    </message>
    <message>
        <source>Coarse at first, finer along the borders…</source>
        <translation>先粗略，再沿边界细化…</translation>
    </message>
    <message>
        <source>A click chooses a point, a double-click opens its scenario.</source>
        <translation>单击选择一个点，双击打开其场景。</translation>
    </message>
    <message>
        <source>Scenario of a point of the study</source>
        <translation>研究中某点的场景</translation>
    </message>
    <message>
        <source>The scenario has the values of the point.</source>
        <translation>场景已采用该点的值。</translation>
    </message>
    <message>
        <source>Where the best changes is looked for once the picture is final.</source>
        <translation>图完成后将查找最佳变化之处。</translation>
    </message>
    <message>
        <source>Where the best changes was not looked for.</source>
        <translation>未查找最佳变化之处。</translation>
    </message>
    <message>
        <source>What decides who wins at a point: the least of it</source>
        <translation>决定各点胜者的依据：取最小者</translation>
    </message>
    <message>
        <source>On a cluster, studies under way and results</source>
        <translation>集群、进行中的研究和结果</translation>
    </message>
    <message>
        <source>On Slurm…</source>
        <translation>在 Slurm 上…</translation>
    </message>
    <message>
        <source>Studies under way…</source>
        <translation>进行中的研究…</translation>
    </message>
    <message>
        <source>Open a result…</source>
        <translation>打开结果…</translation>
    </message>
    <message>
        <source>Divide the points into shards and send them to a cluster</source>
        <translation>将各点划分为分片并发送到集群</translation>
    </message>
</context>
<context>
    <name>wattfare::StudyFlow</name>
    <message>
        <source>Folder of a plan</source>
        <translation>计划的文件夹</translation>
    </message>
    <message>
        <source>Cancelling the shards</source>
        <translation>正在取消分片</translation>
    </message>
    <message>
        <source>Folder for the plan</source>
        <translation>存放计划的文件夹</translation>
    </message>
    <message>
        <source>Predicting the time of the study</source>
        <translation>正在预测研究所需时间</translation>
    </message>
    <message>
        <source>Planning and submitting the study</source>
        <translation>正在计划并提交研究</translation>
    </message>
    <message>
        <source>Submitting the shards</source>
        <translation>正在提交分片</translation>
    </message>
    <message>
        <source>Submitting to Slurm</source>
        <translation>正在提交到 Slurm</translation>
    </message>
    <message>
        <source>Merge into a result file</source>
        <translation>合并为结果文件</translation>
    </message>
    <message>
        <source>Merging the shards</source>
        <translation>正在合并分片</translation>
    </message>
    <message>
        <source>Study results (*.db)</source>
        <translation>研究结果 (*.db)</translation>
    </message>
</context>
<context>
    <name>wattfare::StudyJobsDialog</name>
    <message>
        <source>Studies under way</source>
        <translation>进行中的研究</translation>
    </message>
    <message>
        <source>No study is under way. Run one on Slurm from the page Studies, or add the folder of a plan that the command line made.</source>
        <translation>没有进行中的研究。请在“研究”页面上用 Slurm 运行一项，或添加由命令行创建的计划的文件夹。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Submit missing…</source>
        <translation>提交缺少的分片…</translation>
    </message>
    <message>
        <source>Sends the shards that are neither done nor on their way to Slurm</source>
        <translation>将既未完成也未在途的分片发送到 Slurm</translation>
    </message>
    <message>
        <source>Cancel shards</source>
        <translation>取消分片</translation>
    </message>
    <message>
        <source>Cancels the shards that wait or run; those that are done are kept</source>
        <translation>取消等待或运行中的分片；已完成的会保留</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>合并…</translation>
    </message>
    <message>
        <source>Writes all shards into one result file</source>
        <translation>将所有分片写入一个结果文件</translation>
    </message>
    <message>
        <source>Open result</source>
        <translation>打开结果</translation>
    </message>
    <message>
        <source>Shows the result file on the page Query</source>
        <translation>在“查询”页面上显示结果文件</translation>
    </message>
    <message>
        <source>Add a plan…</source>
        <translation>添加计划…</translation>
    </message>
    <message>
        <source>Follow a study by the folder of its plan, such as one that the command line made</source>
        <translation>通过计划的文件夹跟踪研究，例如由命令行创建的计划</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Follows it no longer; its folder and its jobs stay</source>
        <translation>不再跟踪；其文件夹和作业保持不变</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stops what is being done</source>
        <translation>停止正在进行的操作</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>Something else is being done.</source>
        <translation>正在进行其他操作。</translation>
    </message>
    <message>
        <source>Choose a study.</source>
        <translation>请选择一项研究。</translation>
    </message>
    <message>
        <source>The plan is being read.</source>
        <translation>正在读取计划。</translation>
    </message>
    <message>
        <source>Every shard is done or on its way.</source>
        <translation>每个分片均已完成或在途。</translation>
    </message>
    <message>
        <source>No shard waits or runs.</source>
        <translation>没有等待或运行中的分片。</translation>
    </message>
    <message>
        <source>Not every shard is done.</source>
        <translation>并非所有分片都已完成。</translation>
    </message>
    <message>
        <source>Merge the shards into a result file first.</source>
        <translation>请先将分片合并为结果文件。</translation>
    </message>
</context>
<context>
    <name>wattfare::TableDialog</name>
    <message>
        <source>No rows.</source>
        <translation>没有行。</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
</context>
<context>
    <name>wattfare::TableHeader</name>
    <message>
        <source>Column titles</source>
        <translation>列标题</translation>
    </message>
</context>
<context>
    <name>wattfare::TeamDialog</name>
    <message>
        <source>Team catalogue</source>
        <translation>团队目录</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>postgres://USER@HOST:PORT/DATABASE, encrypted and verified; or postgres:///DATABASE?host=/FOLDER for a local socket. It is remembered; a password has no place in it.</source>
        <translation>postgres://USER@HOST:PORT/DATABASE，经过加密和验证；本地套接字为 postgres:///DATABASE?host=/FOLDER。地址会被记住，其中不能包含密码。</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>地址：</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Asks the server for its publications</source>
        <translation>向服务器请求其发布列表</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Used while this window is open, and stored nowhere</source>
        <translation>仅在此窗口打开期间使用，不保存在任何地方</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>密码：</translation>
    </message>
    <message>
        <source>Pull…</source>
        <translation>拉取…</translation>
    </message>
    <message>
        <source>Shows what is approved and not here yet, before anything is imported</source>
        <translation>在导入任何内容之前，显示已批准但尚未在此的内容</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>发布…</translation>
    </message>
    <message>
        <source>Choose own values and imports for the team; an approver decides</source>
        <translation>为团队选择自定义值和导入；由批准者决定</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Publications</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>Everybody can pull it from then on; for approvers</source>
        <translation>此后所有人都可以拉取；仅限批准者</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>撤回…</translation>
    </message>
    <message>
        <source>Ends a publication for good; for its author and for approvers</source>
        <translation>永久撤回一项发布；仅限其作者和批准者</translation>
    </message>
    <message>
        <source>What the publication holds</source>
        <translation>发布的内容</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>What to publish:</source>
        <translation>要发布的内容：</translation>
    </message>
    <message>
        <source>What to publish</source>
        <translation>要发布的内容</translation>
    </message>
    <message>
        <source>My data</source>
        <translation>我的数据</translation>
    </message>
    <message>
        <source>Value or rows</source>
        <translation>值或行数</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Where the values come from; an import without one gives its file</source>
        <translation>数值的来源；导入若未注明则使用其文件名</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>What it is; optional</source>
        <translation>内容说明；可选</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>A remark; optional</source>
        <translation>备注；可选</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>What contradicts each other</source>
        <translation>相互冲突的内容</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>自定义值</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 holds no publications that %2 may see.</source>
        <translation>%1 中没有 %2 可以看到的发布。</translation>
    </message>
    <message>
        <source>Connected to %1 as %2.</source>
        <translation>已以 %2 的身份连接到 %1。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>A team shares prices, measured throughputs and other figures here. Nothing is asked of the network before you press Connect.</source>
        <translation>团队在此共享价格、实测吞吐量和其他数值。在您按下“连接”之前，不会向网络发出任何请求。</translation>
    </message>
    <message>
        <source>Choose a publication to see what it holds.</source>
        <translation>选择一项发布以查看其内容。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>By %1, %2; %3</source>
        <translation>%1，%2；%3</translation>
    </message>
    <message>
        <source>By %1, %2; %3 by %4, %5</source>
        <translation>%1，%2；%3（%4，%5）</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>备注：%1</translation>
    </message>
    <message>
        <source>Publication %1 of %2 was withdrawn by %3; My data reverts it here (import %4).</source>
        <translation>%2 的发布 %1 已被 %3 撤回；可在“我的数据”中还原（导入 %4）。</translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s) to import, each as an import that My data can revert.</source>
        <translation>
            <numerusform>将导入 %n 项发布，每项都是可在“我的数据”中还原的导入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s) contradict your data or each other and are imported only if you choose them; of several, the latest applies.</source>
        <translation>
            <numerusform>%n 项发布与您的数据或彼此冲突，只有选择后才会导入；选择多项时以最新的为准。</numerusform>
        </translation>
    </message>
    <message>
        <source>What would come in</source>
        <translation>将要导入的内容</translation>
    </message>
    <message>
        <source>Nothing new without a contradiction.</source>
        <translation>没有不存在冲突的新内容。</translation>
    </message>
    <message>
        <source>%1 (rows: %2; source: %3)</source>
        <translation>%1（行数：%2；来源：%3）</translation>
    </message>
    <message>
        <source>Others say something else, as listed below; both can be published.</source>
        <translation>他人给出的值不同，列于下方；两者都可以发布。</translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s) for the team; an approver decides.</source>
        <translation>
            <numerusform>将向团队发布 %n 项；由批准者决定。</numerusform>
        </translation>
    </message>
    <message>
        <source>What would be published</source>
        <translation>将要发布的内容</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Choose what to publish</source>
        <translation>请选择要发布的内容</translation>
    </message>
    <message>
        <source>Own values need a source: where do they come from?</source>
        <translation>自定义值需要来源：它们来自何处？</translation>
    </message>
    <message>
        <source>Compares it with what the team has; nothing is published yet</source>
        <translation>与团队已有的内容比较；此时尚未发布</translation>
    </message>
    <message>
        <source>Withdraw the publication</source>
        <translation>撤回发布</translation>
    </message>
    <message>
        <source>Withdraw publication %1 (%2) for good? It stays in the list, and nobody can pull it any more.</source>
        <translation>要永久撤回发布 %1（%2）吗？它仍保留在列表中，但任何人都不能再拉取。</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>Approved by %1, %2</source>
        <translation>批准：%1，%2</translation>
    </message>
</context>
<context>
    <name>wattfare::TeamFlow</name>
    <message>
        <source>Asking %1 for its publications</source>
        <translation>正在向 %1 请求发布列表</translation>
    </message>
    <message>
        <source>Reading the publication</source>
        <translation>正在读取发布</translation>
    </message>
    <message>
        <source>Comparing with your data</source>
        <translation>正在与您的数据比较</translation>
    </message>
    <message>
        <source>Your data changed meanwhile: compared anew.</source>
        <translation>您的数据在此期间已更改：已重新比较。</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>Importing from the team</source>
        <translation>正在从团队目录导入</translation>
    </message>
    <message>
        <source>Comparing with what the team has</source>
        <translation>正在与团队已有的内容比较</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>正在发布</translation>
    </message>
    <message>
        <source>Approving</source>
        <translation>正在批准</translation>
    </message>
    <message>
        <source>Withdrawing</source>
        <translation>正在撤回</translation>
    </message>
</context>
<context>
    <name>wattfare::WorkloadPanel</name>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Start from a preset</source>
        <translation>从预设开始</translation>
    </message>
    <message>
        <source>Bundled scenarios. Undo brings yours back.</source>
        <translation>内置方案。撤销可恢复您的方案。</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>The catalogue has no model “%1”.</source>
        <translation>数据目录中没有模型“%1”。</translation>
    </message>
    <message>
        <source>More assumptions</source>
        <translation>更多假设</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 (no benchmark)</source>
        <translation>%1（无基准测试）</translation>
    </message>
    <message>
        <source>newest: %1</source>
        <translation>最新：%1</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>%1 的变化</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>from the demand</source>
        <translation>由需求决定</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>steady inference</source>
        <translation>平稳推理</translation>
    </message>
    <message>
        <source>full</source>
        <translation>满载</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>仅 CPU</translation>
    </message>
    <message>
        <source>%1 (%2, CPU %3)</source>
        <extracomment>A load preset with its loads: steady inference (50 %, CPU 25 %)</extracomment>
        <translation>%1（%2，CPU %3）</translation>
    </message>
    <message>
        <source>Load of accelerators and CPU that the power is computed at. The demand sets the number of instances all the same.</source>
        <translation>计算功率所依据的加速器和 CPU 负载。实例数量仍由需求决定。</translation>
    </message>
    <message>
        <source>Your own discount, %</source>
        <translation>自定义折扣（%）</translation>
    </message>
    <message>
        <source>Percent off the on-demand price; adds an option of its own to the purchase options. Several are separated by a semicolon.</source>
        <translation>低于按需价格的百分比；为购买选项增加一个单独的选项。多个值用分号分隔。</translation>
    </message>
    <message>
        <source>Your own price, USD/h</source>
        <translation>自定义价格（USD/h）</translation>
    </message>
    <message>
        <source>Price of an instance-hour, whatever the type; adds an option of its own to the purchase options. Several are separated by a semicolon.</source>
        <translation>每实例小时的价格，与类型无关；为购买选项增加一个单独的选项。多个值用分号分隔。</translation>
    </message>
    <message>
        <source>Purchase mix, %</source>
        <translation>购买组合（%）</translation>
    </message>
    <message>
        <source>Shares of on-demand, spot and commitment in percent, for example 50/30/20; adds a mixed option. Several are separated by a semicolon.</source>
        <translation>按需、Spot 和承诺的百分比，例如 50/30/20；增加一个混合选项。多个值用分号分隔。</translation>
    </message>
    <message>
        <source>as set below</source>
        <translation>按下方设置</translation>
    </message>
    <message>
        <source>Not in this catalogue</source>
        <translation>此数据目录中没有</translation>
    </message>
    <message>
        <source>named by the catalogue</source>
        <translation>由数据目录给出</translation>
    </message>
    <message>
        <source>Reset of %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Without commitment</source>
        <translation>无承诺</translation>
    </message>
    <message numerus="yes">
        <source>measured on %n type(s)</source>
        <translation>
            <numerusform>在 %n 种类型上测得</numerusform>
        </translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>碳</translation>
    </message>
    <message>
        <source>Carbon intensity of electricity, by the carbon basis of the scenario.</source>
        <translation>按情景的碳核算基础计算的电力碳强度。</translation>
    </message>
    <message>
        <source>No model of this work is called “%1”. Type a name or a size in billions, such as 7B.</source>
        <translation>此工作没有名为“%1”的模型。请输入名称或以十亿计的规模，例如 7B。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>parameter, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Changed by a lever: %1</source>
        <translation>由优化手段更改：%1</translation>
    </message>
    <message>
        <source>On-demand price as a multiple of that in the cheapest region: the median of the types that have an answer and are sold in several regions.</source>
        <translation>按需价格相对最便宜区域的倍数：取有答案且在多个区域出售的类型的中位数。</translation>
    </message>
    <message>
        <source>×: price, as a multiple of the cheapest region&apos;s</source>
        <translation>×：价格相对最便宜区域的倍数</translation>
    </message>
</context>
</TS>
