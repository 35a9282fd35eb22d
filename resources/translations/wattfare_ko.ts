<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR">
<context>
    <name>AnswerText</name>
    <message>
        <source>No candidate can be recommended for this workload.</source>
        <translation>이 워크로드에 추천할 수 있는 후보가 없습니다.</translation>
    </message>
    <message>
        <source>Excluded: %1.</source>
        <translation>제외됨: %1.</translation>
    </message>
    <message>
        <source>Excluded: %1 in all; %2.</source>
        <translation>제외: 모두 %1개; %2.</translation>
    </message>
</context>
<context>
    <name>CatalogNotes</name>
    <message>
        <source>AWS publishes no wattage; from P_inf1.2xlarge = 0.44 x P_g4dn.2xlarge, host share subtracted; idle = 0.2 x full (assumption)</source>
        <translation>AWS는 소비 전력을 공개하지 않음. P_inf1.2xlarge = 0.44 × P_g4dn.2xlarge에서 호스트 몫을 뺀 값이며, 유휴 = 0.2 × 최대(가정)</translation>
    </message>
    <message>
        <source>AWS publishes no wattage; from P_trn1.32xlarge = 1.24 x P_p4d.24xlarge, host share subtracted; idle = 0.2 x full (assumption)</source>
        <translation>AWS는 소비 전력을 공개하지 않음. P_trn1.32xlarge = 1.24 × P_p4d.24xlarge에서 호스트 몫을 뺀 값이며, 유휴 = 0.2 × 최대(가정)</translation>
    </message>
    <message>
        <source>idle median of 43,44,50,50,51,51,52,60,62,62 W; load readings 84,178,280,337,400 W</source>
        <translation>유휴: 43, 44, 50, 50, 51, 51, 52, 60, 62, 62 W의 중앙값. 부하 시 측정값: 84, 178, 280, 337, 400 W</translation>
    </message>
    <message>
        <source>cap 70 W; idle P8 9-10 W, P0 24-27 W; load readings 35,37,67,68,70,71,72,75 W: power-limited card, reaches its cap</source>
        <translation>상한 70 W. 유휴 P8 9–10 W, P0 24–27 W. 부하 시 측정값 35, 37, 67, 68, 70, 71, 72, 75 W: 전력 제한 카드로 상한에 도달함</translation>
    </message>
    <message>
        <source>idle P8 20-22 W, P0 35-72 W; cap 350 W</source>
        <translation>유휴 P8 20–22 W, P0 35–72 W. 상한 350 W</translation>
    </message>
    <message>
        <source>idle P8 28-35 W, P0 81 W; cap 600 W</source>
        <translation>유휴 P8 28–35 W, P0 81 W. 상한 600 W</translation>
    </message>
    <message>
        <source>cap 72 W; idle P8 10-17 W, P0 27-30 W; load readings 70,71,71,76 W</source>
        <translation>상한 72 W. 유휴 P8 10–17 W, P0 27–30 W. 부하 시 측정값 70, 71, 71, 76 W</translation>
    </message>
    <message>
        <source>AWS G5 nvidia-smi cap is 300 W (many listings); idle P8 9-23 W (median 10), P0 no-load 53-59 W; load readings 196 and 257 W prove that 150 W is too low; 150 W belongs to the A10</source>
        <translation>AWS G5의 nvidia-smi 상한은 300 W(다수의 출력). 유휴 P8 9–23 W(중앙값 10), P0 무부하 53–59 W. 부하 시 196 W와 257 W가 나와 150 W는 너무 낮음. 150 W는 A10의 값</translation>
    </message>
    <message>
        <source>cap 300 W; idle median of 20,22,27,36,41,43,47,52 W; one load reading 278 W; MLCO2/GA list 250 W for this part</source>
        <translation>상한 300 W. 유휴: 20, 22, 27, 36, 41, 43, 47, 52 W의 중앙값. 부하 시 측정값 하나 278 W. MLCO2/GA 목록에는 250 W</translation>
    </message>
    <message>
        <source>idle taken from the 16 GB part; GA v3.1 lists 250 W</source>
        <translation>유휴는 16 GB 부품의 값. GA v3.1 목록에는 250 W</translation>
    </message>
    <message>
        <source>load readings 87,93,330,358 W; idle from the 40 GB part plus HBM allowance (estimate)</source>
        <translation>부하 시 측정값 87, 93, 330, 358 W. 유휴는 40 GB 부품에 HBM 몫을 더한 값(추정)</translation>
    </message>
    <message>
        <source>idle readings 68-75 W; load readings 218,362,382,486,689,699 W; node measurement: 8.4 kW max of 10.2 kW rated, typical 76 %</source>
        <translation>유휴 측정값 68–75 W. 부하 시 218, 362, 382, 486, 689, 699 W. 노드 측정: 정격 10.2 kW 중 최대 8.4 kW, 보통 76%</translation>
    </message>
    <message>
        <source>idle readings 73-78 W (some hosts 120 W); load readings 548,607 W</source>
        <translation>유휴 측정값 73–78 W(일부 호스트 120 W). 부하 시 548, 607 W</translation>
    </message>
    <message>
        <source>idle readings 136,141,145,198 W; cap 1000 W</source>
        <translation>유휴 측정값 136, 141, 145, 198 W. 상한 1000 W</translation>
    </message>
    <message>
        <source>same NeuronCore-v2 silicon class as Trainium (fewer NeuronLinks); 0.8 x Trainium derived value; S-SUS05BP04 gives only a ratio: up to 50 % better performance per watt</source>
        <translation>Trainium과 같은 NeuronCore-v2 실리콘 등급(NeuronLink는 더 적음). Trainium 도출값의 0.8배. S-SUS05BP04는 비율만 제시: 와트당 성능 최대 50% 향상</translation>
    </message>
    <message>
        <source>analyst figure ~500 W per chip; not from AWS; idle = 0.2 x full (assumption)</source>
        <translation>분석가 수치 칩당 약 500 W. AWS의 값이 아님. 유휴 = 0.2 × 최대(가정)</translation>
    </message>
    <message>
        <source>nvidia-smi on G5g: 9 W / 70 W</source>
        <translation>G5g의 nvidia-smi: 9 W / 70 W</translation>
    </message>
    <message>
        <source>Oregon sites are also served from PACW (194.68 life cycle): use as high case</source>
        <translation>오리건 시설은 PACW(전과정 194.68)에서도 공급받음: 상한으로 사용</translation>
    </message>
    <message>
        <source>Quebec zone; country average is four times higher</source>
        <translation>퀘벡 구역. 국가 평균은 네 배 높음</translation>
    </message>
    <message>
        <source>national average only</source>
        <translation>국가 평균만 있음</translation>
    </message>
    <message>
        <source>region newer than most sources</source>
        <translation>대부분의 출처보다 새로운 리전</translation>
    </message>
    <message>
        <source>CCF 2026 list says 8175M</source>
        <translation>CCF 2026 목록에는 8175M</translation>
    </message>
    <message>
        <source>CCF 2026 list says 8259L</source>
        <translation>CCF 2026 목록에는 8259L</translation>
    </message>
    <message>
        <source>CCF 2026 says only Cascade Lake</source>
        <translation>CCF 2026에는 Cascade Lake라고만 있음</translation>
    </message>
    <message>
        <source>gr6: CCF 2026 7R13</source>
        <translation>gr6: CCF 2026 기준 7R13</translation>
    </message>
    <message>
        <source>small sizes may run on 8124M</source>
        <translation>작은 크기는 8124M일 수 있음</translation>
    </message>
    <message>
        <source>some hosts 8259CL</source>
        <translation>일부 호스트는 8259CL</translation>
    </message>
    <message>
        <source>TDP estimate by Boavizta</source>
        <translation>Boavizta의 TDP 추정</translation>
    </message>
    <message>
        <source>Teads uses 48 vCPU per socket</source>
        <translation>Teads는 소켓당 48 vCPU를 사용</translation>
    </message>
    <message>
        <source>global AWS figure; none is published for the region</source>
        <translation>AWS 전체 수치. 이 리전의 값은 공개되지 않음</translation>
    </message>
    <message>
        <source>share of the peak rate that prefill reaches; range of published points of other systems</source>
        <translation>프리필이 도달하는 최대 성능의 비율, 범위는 다른 시스템의 공개 값</translation>
    </message>
    <message>
        <source>share of the memory bandwidth that decoding reaches; range of published points of other systems</source>
        <translation>디코딩이 도달하는 메모리 대역폭의 비율, 범위는 다른 시스템의 공개 값</translation>
    </message>
    <message>
        <source>launches and scheduling of one decoding step</source>
        <translation>디코딩 단계 하나의 실행과 스케줄링</translation>
    </message>
    <message>
        <source>communication share of the ring model inside one node whose accelerators have links of their own</source>
        <translation>가속기 간 전용 링크가 있는 노드 내부에서 링 모델의 통신 비율</translation>
    </message>
    <message>
        <source>communication share of the ring model over the network or PCIe</source>
        <translation>네트워크 또는 PCIe를 통한 링 모델의 통신 비율</translation>
    </message>
    <message>
        <source>size of a local drive where no row counts the drives of a platform</source>
        <translation>플랫폼의 드라이브 수를 적은 행이 없을 때 로컬 드라이브 하나의 크기</translation>
    </message>
    <message>
        <source>two processors although the largest size has fewer than 96 vCPUs</source>
        <translation>가장 큰 크기가 96 vCPU 미만이지만 프로세서는 두 개</translation>
    </message>
    <message>
        <source>default quota of one fleet; can be raised</source>
        <translation>플릿 하나의 기본 할당량, 늘릴 수 있음</translation>
    </message>
    <message>
        <source>instance types of one group</source>
        <translation>그룹 하나의 인스턴스 유형 수</translation>
    </message>
    <message>
        <source>weights are whole numbers from 1</source>
        <translation>가중치는 1 이상의 정수</translation>
    </message>
    <message>
        <source>pools that lowest-price spreads over</source>
        <translation>최저가 전략이 나누어 쓰는 풀의 수</translation>
    </message>
    <message>
        <source>a highest price must be above it</source>
        <translation>최고 가격은 이 값보다 커야 함</translation>
    </message>
    <message>
        <source>energy ratio 0.71 of one run on 16 instances each; hours from the printed costs and prices; bounds from the printed hours and half a unit of the last digit</source>
        <translation>각 16개 인스턴스에서 실행 한 번의 에너지 비 0.71, 시간은 공개된 비용과 가격에서, 범위는 공개된 시간과 마지막 자릿수의 절반에서 계산</translation>
    </message>
    <message>
        <source>energy ratio 0.08 of 6 instances to 33; high: 0.085 at the published throughput ratio of 6.3</source>
        <translation>인스턴스 6개와 33개의 에너지 비 0.08, 높은 값은 공개된 처리량 비 6.3에서 0.085</translation>
    </message>
    <message>
        <source>share of the memory of an accelerator that weights with cache and workspace may fill</source>
        <translation>가중치와 캐시, 작업 공간이 채울 수 있는 가속기 메모리의 비율</translation>
    </message>
    <message>
        <source>memory of an accelerator that is kept beside weights and cache: 1 GiB</source>
        <translation>가중치와 캐시 외에 따로 잡아 두는 가속기 메모리: 1 GiB</translation>
    </message>
    <message>
        <source>launch and boot of a replacement on spot where the scenario names no time</source>
        <translation>시나리오에 시간이 없을 때 스팟 교체 인스턴스의 시작과 부팅</translation>
    </message>
    <message>
        <source>Boavizta c7i.48xlarge archetype lists 6 CPUs: read as 2</source>
        <translation>Boavizta의 c7i.48xlarge에는 CPU가 6개로 적혀 있음: 2개로 읽음</translation>
    </message>
    <message>
        <source>CCF 2026: Sapphire Rapids</source>
        <translation>CCF 2026 기준 Sapphire Rapids</translation>
    </message>
    <message>
        <source>audio in a sample of MLPerf Whisper: 1,633 samples repackaged from all of LibriSpeech dev-clean and dev-other, 5.4 h and 5.3 h (Panayotov et al. 2015, ICASSP)</source>
        <translation>MLPerf Whisper 샘플 하나의 오디오: LibriSpeech dev-clean과 dev-other 전체(5.4시간, 5.3시간)를 다시 묶은 1,633개 샘플(Panayotov 외 2015, ICASSP)</translation>
    </message>
    <message>
        <source>g7e: Emerald Rapids in CCF 2026; g7 assumed the same; TDP not published; Sapphire Rapids 8488C value used</source>
        <translation>g7e: CCF 2026 기준 Emerald Rapids. g7도 같다고 가정. TDP는 공개되지 않음. Sapphire Rapids 8488C 값 사용</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>등급</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>프런트에 있음</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>하한</translation>
    </message>
    <message>
        <source>High</source>
        <translation>상한</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>계열</translation>
    </message>
    <message>
        <source>From</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>To</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Low input</source>
        <translation>입력 하한</translation>
    </message>
    <message>
        <source>At low</source>
        <translation>하한일 때 결과</translation>
    </message>
    <message>
        <source>High input</source>
        <translation>입력 상한</translation>
    </message>
    <message>
        <source>At high</source>
        <translation>상한일 때 결과</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>기준값</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>End</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>Scatter chart</source>
        <translation>분산형 차트</translation>
    </message>
    <message>
        <source>Bar chart</source>
        <translation>막대 차트</translation>
    </message>
    <message>
        <source>Stacked bar chart</source>
        <translation>누적 막대 차트</translation>
    </message>
    <message>
        <source>Line chart</source>
        <translation>꺾은선 차트</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>히스토그램</translation>
    </message>
    <message>
        <source>Tornado chart</source>
        <translation>토네이도 차트</translation>
    </message>
    <message>
        <source>Waterfall chart</source>
        <translation>폭포 차트</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>Hourly profile</source>
        <translation>시간대별 프로필</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s).</source>
        <translation>
            <numerusform>항목 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parameter at its low bound</source>
        <translation>매개변수가 하한일 때</translation>
    </message>
    <message>
        <source>Parameter at its high bound</source>
        <translation>매개변수가 상한일 때</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>수준</translation>
    </message>
    <message>
        <source>low</source>
        <extracomment>Ends of the colour scale of a heat map</extracomment>
        <translation>낮음</translation>
    </message>
    <message>
        <source>high</source>
        <translation>높음</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A bin of a histogram: from one bound to the next</extracomment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>평균 %1</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>기준: %1</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, 하한</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, 상한</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>로그 눈금</translation>
    </message>
    <message>
        <source>Base: %1</source>
        <translation>기준값: %1</translation>
    </message>
    <message>
        <source>lowest: %1:00</source>
        <translation>최저: %1:00</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, 로그 눈금</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>선형 눈금</translation>
    </message>
    <message>
        <source>%1, linear</source>
        <translation>%1, 선형 눈금</translation>
    </message>
    <message>
        <source>lowest: %1</source>
        <extracomment>Ends of the colour scale of a map; %1 a value with its unit</extracomment>
        <translation>최저: %1</translation>
    </message>
    <message>
        <source>highest: %1</source>
        <translation>최고: %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>장소</translation>
    </message>
    <message>
        <source>World map</source>
        <translation>세계 지도</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>최적</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>2위</translation>
    </message>
    <message>
        <source>Cannot be told apart</source>
        <translation>구별되지 않음</translation>
    </message>
    <message>
        <source>Decision map</source>
        <translation>결정 지도</translation>
    </message>
    <message>
        <source>none qualifies</source>
        <extracomment>Where in a decision map no candidate qualifies</extracomment>
        <translation>적격 후보 없음</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>구별되지 않음</translation>
    </message>
    <message>
        <source>Cannot be told apart from %1.</source>
        <translation>%1과(와) 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>Not evaluated itself: it wins all around.</source>
        <translation>직접 계산하지 않음: 주위에서 모두 가장 좋습니다.</translation>
    </message>
</context>
<context>
    <name>ChartEvidence</name>
    <message>
        <source>Sources:</source>
        <translation>출처:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>그 밖에 %n개</numerusform>
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
        <translation>기타</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>더 좋음</translation>
    </message>
    <message>
        <source>Worse</source>
        <translation>더 나쁨</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>한도</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Ranked bars</source>
        <translation>순위 막대</translation>
    </message>
    <message>
        <source>The best candidates by a metric, with their ranges.</source>
        <translation>지표별 최상위 후보와 그 범위.</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>분포</translation>
    </message>
    <message>
        <source>How a metric is spread over all candidates, and where the selected one stands.</source>
        <translation>지표가 모든 후보에 어떻게 분포하며 선택한 후보가 어디에 있는지.</translation>
    </message>
    <message>
        <source>Parts of the power</source>
        <translation>전력 구성</translation>
    </message>
    <message>
        <source>Power of an instance by part; of the pinned candidates, or the best.</source>
        <translation>구성 요소별 인스턴스 전력. 고정한 후보 또는 최상위 후보를 표시합니다.</translation>
    </message>
    <message>
        <source>Energy by method</source>
        <translation>방법별 에너지</translation>
    </message>
    <message>
        <source>What the energy of the selected candidate is under each method.</source>
        <translation>각 방법에 따른 선택한 후보의 에너지.</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>민감도</translation>
    </message>
    <message>
        <source>Inputs that move the result of the selected candidate most, over their ranges.</source>
        <translation>범위 안에서 선택한 후보의 결과를 가장 크게 바꾸는 입력.</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>손익분기</translation>
    </message>
    <message>
        <source>Cost of a useful hour under each way of buying, and where two cost the same.</source>
        <translation>구매 방식별 유효 시간당 비용과 두 방식의 비용이 같아지는 지점.</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>가격 이력</translation>
    </message>
    <message>
        <source>On-demand and spot prices of the selected type over time.</source>
        <translation>선택한 유형의 온디맨드 및 스팟 가격 추이.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>Price, PUE and grid intensity of each region for the selected type.</source>
        <translation>선택한 유형에 대한 각 리전의 가격, PUE, 전력망 집약도.</translation>
    </message>
    <message>
        <source>Grid carbon by hour</source>
        <translation>시간대별 전력망 탄소</translation>
    </message>
    <message>
        <source>Trade-offs</source>
        <translation>절충</translation>
    </message>
    <message>
        <source>Every candidate with both figures, and the Pareto front of any two of cost, time, energy and carbon.</source>
        <translation>두 수치가 모두 있는 후보와, 비용·시간·에너지·탄소 중 두 가지에 대한 파레토 프런트입니다.</translation>
    </message>
    <message>
        <source>Commitment baseline</source>
        <translation>약정 기본량</translation>
    </message>
    <message>
        <source>How many instances of a day’s traffic to commit to, with the peak on demand.</source>
        <translation>하루 트래픽에서 몇 개의 인스턴스를 약정하고 피크를 온디맨드로 둘지 보여 줍니다.</translation>
    </message>
    <message>
        <source>CO₂e by the hour at which the run starts, or of an hour of the fleet; the best is marked.</source>
        <translation>실행을 시작하는 시각별, 또는 플릿 한 시간의 CO₂e. 가장 좋은 시각을 표시합니다.</translation>
    </message>
    <message>
        <source>Power step by step</source>
        <translation>단계별 전력</translation>
    </message>
    <message>
        <source>How the parts of an instance and the overhead of the data centre add up; of the selected candidate.</source>
        <translation>선택한 후보의 인스턴스 각 부분과 데이터 센터 오버헤드가 어떻게 합산되는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>예측과 측정 비교</translation>
    </message>
    <message>
        <source>How far the program’s own predictions of throughput are from what was measured, by hardware, work and software.</source>
        <translation>프로그램의 처리량 예측이 측정값과 얼마나 다른지 하드웨어, 작업, 소프트웨어별로 보여 줍니다.</translation>
    </message>
    <message>
        <source>World map</source>
        <translation>세계 지도</translation>
    </message>
    <message>
        <source>Regions coloured by price, carbon intensity or result of the selected type; larger dots offer more types.</source>
        <translation>선택한 유형의 가격, 탄소 집약도 또는 결과로 색칠한 리전. 점이 클수록 더 많은 유형을 제공합니다.</translation>
    </message>
</context>
<context>
    <name>ColumnarTableModel</name>
    <message>
        <source>Pinned for comparison. Space unpins.</source>
        <translation>비교용으로 고정됨. 스페이스로 해제합니다.</translation>
    </message>
    <message>
        <source>Space pins for comparison.</source>
        <translation>스페이스로 비교용으로 고정합니다.</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>고정됨</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>고정 안 됨</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Reserved Instance</source>
        <translation>예약 인스턴스</translation>
    </message>
    <message>
        <source>Convertible Reserved Instance</source>
        <translation>컨버터블 예약 인스턴스</translation>
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
        <translation>선결제 없음</translation>
    </message>
    <message>
        <source>partial upfront</source>
        <translation>부분 선결제</translation>
    </message>
    <message>
        <source>all upfront</source>
        <translation>전체 선결제</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>온디맨드</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>스팟</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1·%2·%3</translation>
    </message>
    <message>
        <source>Own rate, %1 USD/h</source>
        <translation>내 가격·%1 USD/h</translation>
    </message>
    <message>
        <source>Own rate, %1 % off</source>
        <translation>내 가격·%1% 할인</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>인스턴스</translation>
    </message>
    <message>
        <source>cost per million</source>
        <translation>100만 단위당 비용</translation>
    </message>
    <message>
        <source>energy per million</source>
        <translation>100만 단위당 에너지</translation>
    </message>
    <message>
        <source>carbon per million</source>
        <translation>100만 단위당 탄소</translation>
    </message>
    <message>
        <source>cost of the fleet per hour</source>
        <translation>플릿의 시간당 비용</translation>
    </message>
    <message>
        <source>run time</source>
        <translation>실행 시간</translation>
    </message>
    <message>
        <source>cost of the run</source>
        <translation>실행 비용</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>에너지</translation>
    </message>
    <message>
        <source>carbon</source>
        <translation>탄소</translation>
    </message>
    <message>
        <source>embodied carbon per million</source>
        <translation>100만 단위당 내재 탄소</translation>
    </message>
    <message>
        <source>water per million</source>
        <translation>100만 단위당 물</translation>
    </message>
    <message>
        <source>price</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>처리량</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>사용률</translation>
    </message>
    <message>
        <source>power of an instance</source>
        <translation>인스턴스 전력</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>계산됨</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>가격 없음</translation>
    </message>
    <message>
        <source>no benchmark</source>
        <translation>벤치마크 없음</translation>
    </message>
    <message>
        <source>latency unknown</source>
        <translation>지연 시간 알 수 없음</translation>
    </message>
    <message>
        <source>latency missed</source>
        <translation>지연 시간 초과</translation>
    </message>
    <message>
        <source>does not fit in memory</source>
        <translation>메모리에 들어가지 않음</translation>
    </message>
    <message>
        <source>fits on each accelerator</source>
        <translation>각 가속기에 들어감</translation>
    </message>
    <message>
        <source>fits spread over the accelerators</source>
        <translation>가속기에 나누어 들어감</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>no capacity</source>
        <translation>용량 없음</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>도달 불가</translation>
    </message>
    <message>
        <source>overloaded</source>
        <translation>과부하</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>범위를 벗어남</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>this instance type</source>
        <translation>이 인스턴스 유형</translation>
    </message>
    <message>
        <source>same accelerator, scaled</source>
        <translation>같은 가속기, 환산</translation>
    </message>
    <message>
        <source>other node count, scaled</source>
        <translation>다른 노드 수, 환산</translation>
    </message>
    <message>
        <source>peak rate</source>
        <translation>최대 성능</translation>
    </message>
    <message>
        <source>pinned by the scenario</source>
        <translation>시나리오가 고정</translation>
    </message>
    <message>
        <source>your own rate</source>
        <translation>사용자 처리량</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>실측</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>제조사</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>도출</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>추정</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>가정</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>사용자</translation>
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
        <translation>100만 단위당 시장 기반 탄소</translation>
    </message>
    <message>
        <source>marginal carbon per million</source>
        <translation>100만 단위당 한계 탄소</translation>
    </message>
    <message>
        <source>a figure is missing</source>
        <translation>수치가 없음</translation>
    </message>
    <message>
        <source>fits (measured)</source>
        <translation>들어감(실측)</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>대체됨</translation>
    </message>
    <message>
        <source>Reserved Instance, terms not stated</source>
        <translation>예약 인스턴스·조건 미표시</translation>
    </message>
    <message>
        <source>%1 on-demand</source>
        <translation>온디맨드 %1</translation>
    </message>
    <message>
        <source>%1 spot</source>
        <translation>스팟 %1</translation>
    </message>
    <message>
        <source>Mix %1</source>
        <translation>혼합: %1</translation>
    </message>
    <message>
        <source>RI</source>
        <translation>RI</translation>
    </message>
    <message>
        <source>Convertible RI</source>
        <translation>컨버터블 RI</translation>
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
        <translation>선결제 없음</translation>
    </message>
    <message>
        <source>partial upfront</source>
        <comment>short</comment>
        <translation>부분 선결제</translation>
    </message>
    <message>
        <source>all upfront</source>
        <comment>short</comment>
        <translation>전체 선결제</translation>
    </message>
    <message>
        <source>%1 %2 y, %3</source>
        <extracomment>A commitment in a narrow column: RI 1 y, no upfront</extracomment>
        <translation>%1 %2년, %3</translation>
    </message>
    <message>
        <source>Fleet power, kW</source>
        <translation>플릿 전력, kW</translation>
    </message>
    <message>
        <source>kgCO2e/h fleet</source>
        <translation>플릿 kgCO2e/h</translation>
    </message>
    <message>
        <source>energy of the fleet per hour</source>
        <translation>플릿의 시간당 에너지</translation>
    </message>
    <message>
        <source>carbon of the fleet per hour</source>
        <translation>플릿의 시간당 탄소</translation>
    </message>
    <message>
        <source>Capacity Block</source>
        <translation>용량 블록</translation>
    </message>
    <message>
        <source>the block ends before</source>
        <translation>블록이 먼저 끝남</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1년</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1년</translation>
    </message>
    <message>
        <source>encoder of the same dimensions</source>
        <translation>같은 크기의 인코더</translation>
    </message>
    <message>
        <source>fitted serving formula</source>
        <translation>적합된 서빙 공식</translation>
    </message>
    <message>
        <source>fitted to other devices</source>
        <translation>다른 장치에 적합</translation>
    </message>
    <message>
        <source>time to the quality target</source>
        <translation>품질 목표까지의 시간</translation>
    </message>
    <message>
        <source>GPU, Trainium, Inferentia, card, chip</source>
        <translation>GPU, 가속기, 카드, 칩</translation>
    </message>
    <message>
        <source>machine, server, EC2, VM</source>
        <translation>서버, 머신, EC2, VM</translation>
    </message>
    <message>
        <source>location, data centre</source>
        <translation>위치, 데이터 센터</translation>
    </message>
    <message>
        <source>spot, on-demand, savings plan, reserved, commitment, discount</source>
        <translation>스팟, 온디맨드, 절감형 플랜, 예약, 약정, 할인</translation>
    </message>
    <message>
        <source>nodes, number of instances, fleet size</source>
        <translation>노드, 인스턴스 수, 규모</translation>
    </message>
    <message>
        <source>cost, price, unit cost</source>
        <translation>비용, 가격, 단위 비용</translation>
    </message>
    <message>
        <source>energy, electricity, power</source>
        <translation>에너지, 전기, 전력</translation>
    </message>
    <message>
        <source>carbon, emissions, climate, footprint</source>
        <translation>탄소, 배출량, 기후, 발자국</translation>
    </message>
    <message>
        <source>cost, price, rate</source>
        <translation>비용, 가격, 요금</translation>
    </message>
    <message>
        <source>cost, price, monthly bill, budget</source>
        <translation>비용, 가격, 월 청구서, 예산</translation>
    </message>
    <message>
        <source>cost, price, annual bill, budget</source>
        <translation>비용, 가격, 연간 청구서, 예산</translation>
    </message>
    <message>
        <source>cost, price, bill, budget</source>
        <translation>비용, 가격, 청구서, 예산</translation>
    </message>
    <message>
        <source>carbon, emissions, embodied, life cycle</source>
        <translation>탄소, 배출량, 내재, 수명 주기</translation>
    </message>
    <message>
        <source>carbon, renewable, green, GHG Protocol</source>
        <translation>탄소, 재생 에너지, 녹색, GHG Protocol</translation>
    </message>
    <message>
        <source>water</source>
        <translation>물</translation>
    </message>
    <message>
        <source>cost, list price, rate</source>
        <translation>비용, 정가, 요금</translation>
    </message>
    <message>
        <source>speed, performance, tokens per second</source>
        <translation>속도, 성능, 초당 토큰</translation>
    </message>
    <message>
        <source>latency, response time, TTFT</source>
        <translation>지연 시간, 응답 시간, TTFT</translation>
    </message>
    <message>
        <source>latency, speed, TPOT</source>
        <translation>지연 시간, 속도, TPOT</translation>
    </message>
    <message>
        <source>time, duration, run time</source>
        <translation>시간, 기간, 실행 시간</translation>
    </message>
    <message>
        <source>load, usage</source>
        <translation>부하, 사용률</translation>
    </message>
    <message>
        <source>fits, out of memory, OOM</source>
        <translation>적합, 메모리 부족, OOM</translation>
    </message>
    <message>
        <source>power, energy, TDP</source>
        <translation>전력, 에너지, TDP</translation>
    </message>
    <message>
        <source>evidence, measured, trust</source>
        <translation>근거, 측정, 신뢰</translation>
    </message>
    <message>
        <source>excluded, reason</source>
        <translation>제외, 이유</translation>
    </message>
    <message>
        <source>generation, current, retired</source>
        <translation>세대, 현재, 종료</translation>
    </message>
    <message>
        <source>CPU, cores, processor</source>
        <translation>CPU, 코어, 프로세서</translation>
    </message>
    <message>
        <source>RAM, main memory, host memory</source>
        <translation>RAM, 메인 메모리, 호스트 메모리</translation>
    </message>
    <message>
        <source>CPU, processor, architecture</source>
        <translation>CPU, 프로세서, 아키텍처</translation>
    </message>
    <message>
        <source>architecture, processor, ARM, Graviton, x86</source>
        <translation>아키텍처, 프로세서, ARM, Graviton, x86</translation>
    </message>
    <message>
        <source>bandwidth, EFA</source>
        <translation>대역폭, EFA</translation>
    </message>
    <message>
        <source>disk, NVMe, SSD</source>
        <translation>디스크, NVMe, SSD</translation>
    </message>
    <message>
        <source>age, generation</source>
        <translation>연식, 세대</translation>
    </message>
    <message>
        <source>electricity, country</source>
        <translation>전기, 국가</translation>
    </message>
    <message>
        <source>number of GPUs, accelerators</source>
        <translation>GPU 수, 가속기</translation>
    </message>
    <message>
        <source>VRAM, HBM, accelerator memory, device memory</source>
        <translation>VRAM, HBM, 가속기 메모리, 장치 메모리</translation>
    </message>
    <message>
        <source>HBM, memory speed</source>
        <translation>HBM, 메모리 속도</translation>
    </message>
    <message>
        <source>NVLink, NeuronLink</source>
        <translation>NVLink, NeuronLink</translation>
    </message>
    <message>
        <source>cost, GPU price</source>
        <translation>비용, GPU 가격</translation>
    </message>
    <message>
        <source>location-based carbon with embodied per million</source>
        <translation>위치 기반 탄소(내재 포함), 100만 단위당</translation>
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
        <translation>시나리오의 후보가 아님</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>동일</translation>
    </message>
    <message>
        <source>ranges overlap</source>
        <translation>범위 겹침</translation>
    </message>
    <message>
        <source>better</source>
        <translation>더 좋음</translation>
    </message>
    <message>
        <source>%1 %2 better</source>
        <translation>%1 %2 더 좋음</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>더 나쁨</translation>
    </message>
    <message>
        <source>%1 %2 worse</source>
        <translation>%1 %2 더 나쁨</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>%1 pp</source>
        <comment>percentage points</comment>
        <translation>%1%p</translation>
    </message>
    <message>
        <source>No observation at or before %1</source>
        <translation>%1 또는 그 이전의 관측값 없음</translation>
    </message>
    <message>
        <source>Peak rate of an accelerator by precision</source>
        <translation>정밀도별 가속기 최대 성능</translation>
    </message>
    <message>
        <source>Prices of an instance-hour</source>
        <translation>인스턴스 시간당 가격</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>%1 대비</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>후보</translation>
    </message>
    <message>
        <source>%1 of one instance</source>
        <comment>a part of the power</comment>
        <translation>인스턴스 1개의 %1</translation>
    </message>
    <message>
        <source>Power of one instance</source>
        <translation>인스턴스 1개의 전력</translation>
    </message>
    <message>
        <source>Throughput of one instance</source>
        <translation>인스턴스 1개의 처리량</translation>
    </message>
    <message>
        <source>Price of one instance</source>
        <translation>인스턴스 1개의 가격</translation>
    </message>
    <message>
        <source>Of one instance: the candidates run different numbers of instances, so this figure makes none of them better.</source>
        <translation>인스턴스 1개 기준입니다. 후보마다 인스턴스 수가 다르므로 이 수치만으로는 어느 후보도 더 낫다고 할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1, likely but not certain</source>
        <translation>%1, 가능성이 높지만 확실하지 않음</translation>
    </message>
    <message>
        <source>%1, not distinguishable</source>
        <translation>%1, 구별 불가</translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>valid JSON</source>
        <translation>올바른 JSON</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>배열</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>객체들</translation>
    </message>
    <message>
        <source>objects with InstanceTypes</source>
        <translation>InstanceTypes가 있는 객체</translation>
    </message>
    <message>
        <source>an object with MetricDataResults or Datapoints</source>
        <translation>MetricDataResults 또는 Datapoints가 있는 객체</translation>
    </message>
    <message>
        <source>the member</source>
        <translation>그 항목</translation>
    </message>
    <message>
        <source>a valid value</source>
        <translation>올바른 값</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>따옴표로 묶은 텍스트</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>텍스트 목록</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 또는 false</translation>
    </message>
    <message>
        <source>each name once</source>
        <translation>이름마다 한 번씩</translation>
    </message>
    <message>
        <source>at most 4,096 names</source>
        <translation>이름 최대 4,096개</translation>
    </message>
    <message>
        <source>a name in quotes</source>
        <translation>따옴표로 묶은 이름</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>닫는 따옴표</translation>
    </message>
    <message>
        <source>a plain name of at most 256 bytes</source>
        <translation>256바이트 이하의 단순한 이름</translation>
    </message>
    <message>
        <source>a name in UTF-8</source>
        <translation>UTF-8 이름</translation>
    </message>
    <message>
        <source>a member after &apos;,&apos;</source>
        <translation>&apos;,&apos; 뒤의 항목</translation>
    </message>
    <message>
        <source>a smaller member</source>
        <translation>더 작은 항목</translation>
    </message>
    <message>
        <source>the end of the value</source>
        <translation>값의 끝</translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation>문서의 끝</translation>
    </message>
    <message>
        <source>end of file</source>
        <translation>파일의 끝</translation>
    </message>
    <message>
        <source>nesting of at most 64 levels</source>
        <translation>64단계 이하의 중첩</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;]&apos;</source>
        <translation>&apos;,&apos; 또는 &apos;]&apos;</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;}&apos;</source>
        <translation>&apos;,&apos; 또는 &apos;}&apos;</translation>
    </message>
    <message>
        <source>&apos;,&apos; or the end</source>
        <translation>&apos;,&apos; 또는 끝</translation>
    </message>
    <message>
        <source>&apos;{&apos; or &apos;[&apos;</source>
        <translation>&apos;{&apos; 또는 &apos;[&apos;</translation>
    </message>
    <message>
        <source>text without NUL bytes</source>
        <translation>NUL 바이트가 없는 텍스트</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <translation>UTF-8 텍스트</translation>
    </message>
    <message>
        <source>a quoted field closed before the next separator</source>
        <translation>다음 구분 기호 앞에서 따옴표가 닫힌 필드</translation>
    </message>
    <message>
        <source>memory for the field</source>
        <translation>필드를 담을 메모리</translation>
    </message>
    <message>
        <source>a header line</source>
        <translation>머리글 행</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>데이터 행</translation>
    </message>
    <message>
        <source>at most 100,000 rows</source>
        <translation>최대 100,000행</translation>
    </message>
    <message>
        <source>each column once</source>
        <translation>열마다 한 번씩</translation>
    </message>
    <message>
        <source>the column %1</source>
        <translation>%1 열</translation>
    </message>
    <message>
        <source>the columns of the table %1</source>
        <translation>%1 테이블의 열</translation>
    </message>
    <message>
        <source>the columns of one of the catalogue&apos;s tables</source>
        <translation>카탈로그 테이블 중 하나의 열</translation>
    </message>
    <message>
        <source>a column of the table %1</source>
        <translation>%1 테이블의 열</translation>
    </message>
    <message>
        <source>a table that an import can write</source>
        <translation>가져오기가 쓸 수 있는 테이블</translation>
    </message>
    <message>
        <source>one of the file&apos;s columns</source>
        <translation>파일의 열 중 하나</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 중 하나</translation>
    </message>
    <message>
        <source>each key once, or the same value again</source>
        <translation>키마다 한 번씩, 또는 같은 값의 반복</translation>
    </message>
    <message>
        <source>each key once, or the same value again, as in line %1</source>
        <translation>키마다 한 번씩, 또는 %1행과 같은 값</translation>
    </message>
    <message>
        <source>each key once, or the row of line %1 again</source>
        <translation>키마다 한 번씩, 또는 %1행과 같은 행</translation>
    </message>
    <message>
        <source>%1, as given before</source>
        <translation>앞서 나온 %1</translation>
    </message>
    <message>
        <source>%1, as given before in line %2</source>
        <translation>앞서 %2행에 나온 %1</translation>
    </message>
    <message>
        <source>%1, as given before at byte %2</source>
        <translation>앞서 바이트 %2에 나온 %1</translation>
    </message>
    <message>
        <source>%1, as given before in %2 at byte %3</source>
        <translation>앞서 %2의 바이트 %3에 나온 %1</translation>
    </message>
    <message>
        <source>%1, as given before for the term of line %2</source>
        <translation>앞서 %2행의 약정에 나온 %1</translation>
    </message>
    <message>
        <source>%1, as %2 says at byte %3</source>
        <translation>%2의 바이트 %3에 적힌 %1</translation>
    </message>
    <message>
        <source>at least one row that can be used</source>
        <translation>쓸 수 있는 행 하나 이상</translation>
    </message>
    <message>
        <source>at least one row of a known type and region</source>
        <translation>알려진 유형과 리전의 행 하나 이상</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>0보다 큰 숫자</translation>
    </message>
    <message>
        <source>a number that can be read in one way only</source>
        <translation>한 가지로만 읽을 수 있는 숫자</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>a value within its range</source>
        <translation>범위 안에 있는 값</translation>
    </message>
    <message>
        <source>a range around the value</source>
        <translation>값을 둘러싼 범위</translation>
    </message>
    <message>
        <source>a range within 0 to 100 %</source>
        <translation>0~100% 안의 범위</translation>
    </message>
    <message>
        <source>0 to 4</source>
        <translation>0~4</translation>
    </message>
    <message>
        <source>1 or 3</source>
        <translation>1 또는 3</translation>
    </message>
    <message>
        <source>a bucket from 0 to 4</source>
        <translation>0~4의 단계</translation>
    </message>
    <message>
        <source>a percentage from -1000 to 100</source>
        <translation>-1000~100의 백분율</translation>
    </message>
    <message>
        <source>a percentage from 0 to below 100</source>
        <translation>0 이상 100 미만의 백분율</translation>
    </message>
    <message>
        <source>per cent from 0 to 100</source>
        <translation>0~100 퍼센트</translation>
    </message>
    <message>
        <source>watts from 0 to 100,000</source>
        <translation>0~100,000 와트</translation>
    </message>
    <message>
        <source>savings of -1,000 to 100 %</source>
        <translation>-1,000~100%의 절감률</translation>
    </message>
    <message>
        <source>an amount of 0 or more</source>
        <translation>0 이상의 금액</translation>
    </message>
    <message>
        <source>a price from 0 to 100,000 USD an hour</source>
        <translation>시간당 0~100,000 USD의 가격</translation>
    </message>
    <message>
        <source>a price above 0 and up to 100,000 USD an hour</source>
        <translation>시간당 0 초과 100,000 USD 이하의 가격</translation>
    </message>
    <message>
        <source>%1, the unit of %2</source>
        <translation>%2의 단위인 %1</translation>
    </message>
    <message>
        <source>a date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>a date YYYY-MM-DD</source>
        <translation>YYYY-MM-DD 형식의 날짜</translation>
    </message>
    <message>
        <source>a date before the header</source>
        <translation>머리글 앞의 날짜</translation>
    </message>
    <message>
        <source>a day from 2006 to %1, such as 2026-07-20</source>
        <translation>2006년부터 %1까지의 날짜(예: 2026-07-20)</translation>
    </message>
    <message>
        <source>a day from 2000-01-01 to 2089-12-31</source>
        <translation>2000-01-01부터 2089-12-31까지의 날짜</translation>
    </message>
    <message>
        <source>a day from 2000-01-02 to 2089-12-31</source>
        <translation>2000-01-02부터 2089-12-31까지의 날짜</translation>
    </message>
    <message>
        <source>nothing later than %1</source>
        <translation>%1 이후가 아닌 것</translation>
    </message>
    <message>
        <source>a day from which it holds</source>
        <translation>적용이 시작되는 날</translation>
    </message>
    <message>
        <source>a year from 2000 to %1</source>
        <translation>2000년부터 %1년까지의 연도</translation>
    </message>
    <message>
        <source>a time from 2000 to 2089</source>
        <translation>2000년부터 2089년까지의 시각</translation>
    </message>
    <message>
        <source>a time from 2000 to 2089, such as 2026-07-20T13:44:30Z</source>
        <translation>2000년부터 2089년까지의 시각(예: 2026-07-20T13:44:30Z)</translation>
    </message>
    <message>
        <source>a time from 2006 to %1</source>
        <translation>2006년부터 %1까지의 시각</translation>
    </message>
    <message>
        <source>a time such as %1</source>
        <translation>%1 같은 시각</translation>
    </message>
    <message>
        <source>a UTC time</source>
        <translation>UTC 시각</translation>
    </message>
    <message>
        <source>a UTC time from 2006 to %1</source>
        <translation>2006년부터 %1까지의 UTC 시각</translation>
    </message>
    <message>
        <source>a UTC time from 2006 to %1, such as 2024-01-01 00:00:00</source>
        <translation>2006년부터 %1까지의 UTC 시각(예: 2024-01-01 00:00:00)</translation>
    </message>
    <message>
        <source>a UTC time such as 2024-01-01 00:00:00, from 2000 to %1</source>
        <translation>2000년부터 %1까지의 UTC 시각(예: 2024-01-01 00:00:00)</translation>
    </message>
    <message>
        <source>Hrs or Quantity</source>
        <translation>Hrs 또는 Quantity</translation>
    </message>
    <message>
        <source>AmazonEC2 before the header</source>
        <translation>머리글 앞의 AmazonEC2</translation>
    </message>
    <message>
        <source>an SKU</source>
        <translation>SKU</translation>
    </message>
    <message>
        <source>each SKU once</source>
        <translation>SKU마다 한 번씩</translation>
    </message>
    <message>
        <source>the SKU of a product</source>
        <translation>제품의 SKU</translation>
    </message>
    <message>
        <source>each price of a term once</source>
        <translation>약정의 가격마다 한 번씩</translation>
    </message>
    <message>
        <source>an address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>a plain address</source>
        <translation>단순한 주소</translation>
    </message>
    <message>
        <source>each instance type once a region and day</source>
        <translation>리전과 날짜마다 인스턴스 유형 한 번씩</translation>
    </message>
    <message>
        <source>the index of a range</source>
        <translation>구간의 번호</translation>
    </message>
    <message>
        <source>%1 for the range %2</source>
        <translation>%2 구간의 %1</translation>
    </message>
    <message>
        <source>each range once</source>
        <translation>구간마다 한 번씩</translation>
    </message>
    <message>
        <source>each region once</source>
        <translation>리전마다 한 번씩</translation>
    </message>
    <message>
        <source>each type once</source>
        <translation>유형마다 한 번씩</translation>
    </message>
    <message>
        <source>an instance type</source>
        <translation>인스턴스 유형</translation>
    </message>
    <message>
        <source>an instance type such as g5.xlarge</source>
        <translation>g5.xlarge 같은 인스턴스 유형</translation>
    </message>
    <message>
        <source>a region</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>at least one column of figures</source>
        <translation>수치 열 하나 이상</translation>
    </message>
    <message>
        <source>each region once a year</source>
        <translation>해마다 리전 한 번씩</translation>
    </message>
    <message>
        <source>a column of carbon intensity, (direct) or (Life cycle)</source>
        <translation>탄소 집약도 열, (direct) 또는 (Life cycle)</translation>
    </message>
    <message>
        <source>a column of carbon intensity, %1</source>
        <translation>탄소 집약도 열, %1</translation>
    </message>
    <message>
        <source>direct or lifecycle</source>
        <translation>direct 또는 lifecycle</translation>
    </message>
    <message>
        <source>a whole hour</source>
        <translation>정각</translation>
    </message>
    <message>
        <source>a grid zone</source>
        <translation>전력망 구역</translation>
    </message>
    <message>
        <source>at most 2,000 zones and years</source>
        <translation>구역과 연도 최대 2,000개</translation>
    </message>
    <message>
        <source>each hour once</source>
        <translation>시간마다 한 번씩</translation>
    </message>
    <message>
        <source>at least 90 % of %1</source>
        <translation>%1의 90% 이상</translation>
    </message>
    <message>
        <source>an annual mean above 0 g/kWh</source>
        <translation>0 g/kWh보다 큰 연평균</translation>
    </message>
    <message>
        <source>at least one value for each month and hour</source>
        <translation>달과 시각마다 값 하나 이상</translation>
    </message>
    <message>
        <source>a plausible course of the year</source>
        <translation>그럴듯한 연간 추이</translation>
    </message>
    <message>
        <source>at least one tick</source>
        <translation>틱 하나 이상</translation>
    </message>
    <message>
        <source>the columns start_tick, run_ticks and available</source>
        <translation>start_tick, run_ticks, available 열</translation>
    </message>
    <message>
        <source>a number above 0 and up to 10,000,000 s</source>
        <translation>0 초과 10,000,000 s 이하의 숫자</translation>
    </message>
    <message>
        <source>the same gap in every row</source>
        <translation>모든 행에서 같은 간격</translation>
    </message>
    <message>
        <source>%1 (no gaps, no overlaps)</source>
        <translation>%1(빈틈과 겹침 없음)</translation>
    </message>
    <message>
        <source>at most 100,000,000 ticks and 5,000,000 runs</source>
        <translation>최대 100,000,000틱과 5,000,000구간</translation>
    </message>
    <message>
        <source>rising times</source>
        <translation>늘어나는 시각</translation>
    </message>
    <message>
        <source>equal steps of %1 s</source>
        <translation>%1 s의 같은 간격</translation>
    </message>
    <message>
        <source>available or lost</source>
        <translation>available 또는 lost</translation>
    </message>
    <message>
        <source>a trace without gaps</source>
        <translation>빈틈 없는 기록</translation>
    </message>
    <message>
        <source>the seconds from one tick to the next</source>
        <translation>한 틱에서 다음 틱까지의 초</translation>
    </message>
    <message>
        <source>a header with an instance type</source>
        <translation>인스턴스 유형이 있는 머리글</translation>
    </message>
    <message>
        <source>a column with the instance type</source>
        <translation>인스턴스 유형 열</translation>
    </message>
    <message>
        <source>a column with prices, vCPUs, memory, accelerators or network</source>
        <translation>가격, vCPU, 메모리, 가속기 또는 네트워크 열</translation>
    </message>
    <message>
        <source>at most 5,000,000 samples</source>
        <translation>표본 최대 5,000,000개</translation>
    </message>
    <message>
        <source>at least one sample</source>
        <translation>표본 하나 이상</translation>
    </message>
    <message>
        <source>at least two samples, to know how long one holds</source>
        <translation>한 값이 유지되는 시간을 알 수 있는 표본 둘 이상</translation>
    </message>
    <message>
        <source>utilization_gpu, CPUUtilization or power.draw</source>
        <translation>utilization_gpu, CPUUtilization 또는 power.draw</translation>
    </message>
    <message>
        <source>utilization.gpu or power.draw</source>
        <translation>utilization.gpu 또는 power.draw</translation>
    </message>
    <message>
        <source>a label with utilization_gpu, utilization_memory or CPUUtilization</source>
        <translation>utilization_gpu, utilization_memory 또는 CPUUtilization이 든 레이블</translation>
    </message>
    <message>
        <source>times that do not fall</source>
        <translation>거꾸로 가지 않는 시각</translation>
    </message>
    <message>
        <source>each accelerator once a second at most</source>
        <translation>가속기마다 초당 최대 한 번</translation>
    </message>
    <message>
        <source>rows of times and values</source>
        <translation>시각과 값으로 된 행</translation>
    </message>
    <message>
        <source>each time once</source>
        <translation>시각마다 한 번씩</translation>
    </message>
    <message>
        <source>Timestamp and Average</source>
        <translation>Timestamp와 Average</translation>
    </message>
    <message>
        <source>as many times as values</source>
        <translation>값과 같은 수의 시각</translation>
    </message>
    <message>
        <source>the id of a source</source>
        <translation>출처의 ID</translation>
    </message>
    <message>
        <source>the id of a source of the catalogue</source>
        <translation>카탈로그에 있는 출처의 ID</translation>
    </message>
    <message>
        <source>ids of sources separated by ;</source>
        <translation>;로 구분한 출처 ID들</translation>
    </message>
    <message>
        <source>a subject, a quantity and a unit</source>
        <translation>대상, 물리량, 단위</translation>
    </message>
    <message>
        <source>on_demand, spot or plan/term/payment, such as reserved_standard/1/no_upfront</source>
        <translation>on_demand, spot 또는 plan/term/payment(예: reserved_standard/1/no_upfront)</translation>
    </message>
    <message>
        <source>one instance type: a price is not the same for all</source>
        <translation>인스턴스 유형 하나(가격이 모두 같지는 않음)</translation>
    </message>
    <message>
        <source>a commitment that the catalogue has for %1 in %2</source>
        <translation>카탈로그에 있는 %2의 %1 약정</translation>
    </message>
    <message>
        <source>a region of the catalogue, or * for every one</source>
        <translation>카탈로그의 리전, 또는 모두를 뜻하는 *</translation>
    </message>
    <message>
        <source>an instance type of the catalogue</source>
        <translation>카탈로그의 인스턴스 유형</translation>
    </message>
    <message>
        <source>a model of the catalogue</source>
        <translation>카탈로그의 모델</translation>
    </message>
    <message>
        <source>a quantity of the catalogue, such as full_load_w</source>
        <translation>카탈로그의 물리량(예: full_load_w)</translation>
    </message>
    <message>
        <source>a part, instance type or region of the catalogue</source>
        <translation>카탈로그의 부품, 인스턴스 유형 또는 리전</translation>
    </message>
    <message>
        <source>the source of a figure for %1, %2</source>
        <translation>%1, %2 수치의 출처</translation>
    </message>
    <message>
        <source>a known key</source>
        <translation>알려진 키</translation>
    </message>
    <message>
        <source>a list of tasks</source>
        <translation>작업 목록</translation>
    </message>
    <message>
        <source>a name of its own</source>
        <translation>고유한 이름</translation>
    </message>
    <message>
        <source>vcpus or cpu_units, not both</source>
        <translation>vcpus와 cpu_units 중 하나만</translation>
    </message>
    <message>
        <source>memory_gib or memory_mib, not both</source>
        <translation>memory_gib와 memory_mib 중 하나만</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>셀 %1개</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1바이트</translation>
    </message>
    <message>
        <source>%1 hours with a value</source>
        <translation>값이 있는 %1시간</translation>
    </message>
    <message>
        <source>month %1, hour %2</source>
        <translation>%1월 %2시</translation>
    </message>
    <message>
        <source>a byte order mark alone</source>
        <translation>바이트 순서 표시만</translation>
    </message>
    <message>
        <source>a value over 100 times the mean</source>
        <translation>평균의 100배가 넘는 값</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>no values</source>
        <translation>값 없음</translation>
    </message>
    <message>
        <source>row</source>
        <translation>레코드</translation>
    </message>
    <message>
        <source>header</source>
        <translation>머리글</translation>
    </message>
    <message>
        <source>file</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>표본</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>필드 %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>list</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>true 또는 false</translation>
    </message>
    <message>
        <source>not null</source>
        <translation>null이 아닌 값</translation>
    </message>
    <message>
        <source>24 numbers</source>
        <translation>숫자 24개</translation>
    </message>
    <message>
        <source>[nodes, efficiency]</source>
        <translation>[노드, 효율]</translation>
    </message>
    <message>
        <source>list of [nodes, efficiency]</source>
        <translation>[노드, 효율]의 목록</translation>
    </message>
    <message>
        <source>a member</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>&apos;}&apos; or a member</source>
        <translation>&apos;}&apos; 또는 항목</translation>
    </message>
    <message>
        <source>1 to %A1 bytes</source>
        <translation>1~%A1바이트</translation>
    </message>
    <message>
        <source>at most %A1 bytes</source>
        <translation>최대 %A1바이트</translation>
    </message>
    <message>
        <source>%A1 fields</source>
        <translation>필드 %A1개</translation>
    </message>
    <message>
        <source>at most %A1 fields</source>
        <translation>최대 %A1개 필드</translation>
    </message>
    <message>
        <source>at most %A1 cells</source>
        <translation>최대 %A1개 셀</translation>
    </message>
    <message>
        <source>a number from %A1 to %A2</source>
        <translation>%A1~%A2의 숫자</translation>
    </message>
    <message>
        <source>a number from %A1 to %A2 within its range</source>
        <translation>범위 안에 있는 %A1~%A2의 숫자</translation>
    </message>
    <message>
        <source>a whole number from %A1 to %A2</source>
        <translation>%A1~%A2의 정수</translation>
    </message>
    <message>
        <source>a whole number up to %A1</source>
        <translation>%A1 이하의 정수</translation>
    </message>
    <message>
        <source>an amount in USD from %A1 to %A2</source>
        <translation>%A1~%A2의 USD 금액</translation>
    </message>
    <message>
        <source>an amount from %A1 to %A2 USD an hour</source>
        <translation>시간당 %A1~%A2 USD의 금액</translation>
    </message>
    <message>
        <source>%F1 to %F2, ascending</source>
        <translation>%F1~%F2, 오름차순</translation>
    </message>
    <message>
        <source>above %F1 and up to %F2</source>
        <translation>%F1 초과 %F2 이하</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>at most %A1 bytes when unpacked</source>
        <translation>압축을 푼 크기 최대 %A1바이트</translation>
    </message>
    <message>
        <source>a whole gzip file</source>
        <translation>온전한 gzip 파일</translation>
    </message>
    <message>
        <source>%F1 to %F2</source>
        <translation>%F1~%F2</translation>
    </message>
    <message>
        <source>a name of a to z, 0 to 9 and _</source>
        <translation>a에서 z까지, 0에서 9까지, _로 된 이름</translation>
    </message>
    <message>
        <source>on-demand, spot or a commitment, such as reserved_standard-1y-no_upfront</source>
        <translation>on-demand, spot 또는 reserved_standard-1y-no_upfront 같은 약정</translation>
    </message>
    <message>
        <source>a day up to today, such as 2026-07-20</source>
        <translation>2026-07-20처럼 오늘까지의 날짜</translation>
    </message>
    <message>
        <source>an accelerator, CPU platform, instance type, region or part of the catalogue</source>
        <translation>카탈로그의 가속기, CPU 플랫폼, 인스턴스 유형, 리전 또는 부품</translation>
    </message>
    <message>
        <source>a quantity of %1</source>
        <translation>%1의 수량</translation>
    </message>
    <message>
        <source>a quantity of %1; “own alternatives” lists them</source>
        <translation>%1의 수량; “own alternatives”가 목록을 보여 줍니다</translation>
    </message>
    <message>
        <source>one figure of several: --method and --year tell them apart; “own alternatives” lists them</source>
        <translation>여럿 중 하나의 수치: --method와 --year로 구별하며 “own alternatives”가 목록을 보여 줍니다</translation>
    </message>
    <message>
        <source>a name of the catalogue</source>
        <translation>카탈로그의 이름</translation>
    </message>
    <message>
        <source>a region of the catalogue</source>
        <translation>카탈로그의 리전</translation>
    </message>
    <message>
        <source>a market of --market list</source>
        <translation>--market list의 시장</translation>
    </message>
    <message>
        <source>an item of --market list</source>
        <translation>--market list의 항목</translation>
    </message>
    <message>
        <source>a number, or nothing</source>
        <translation>숫자 또는 빈칸</translation>
    </message>
    <message>
        <source>a whole number from 0</source>
        <translation>0 이상의 정수</translation>
    </message>
    <message>
        <source>a list of pairs of numbers, such as 1:2,3:4</source>
        <translation>1:2,3:4와 같은 숫자 쌍의 목록</translation>
    </message>
    <message>
        <source>another row</source>
        <translation>다른 행</translation>
    </message>
    <message>
        <source>low and high</source>
        <translation>하한과 상한</translation>
    </message>
    <message>
        <source>pool %1</source>
        <translation>풀 %1</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>파일이 아닙니다</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>읽는 동안 파일이 바뀌었습니다</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>프레임워크</translation>
    </message>
    <message>
        <source>who measured</source>
        <translation>측정 주체</translation>
    </message>
    <message>
        <source>year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>precision not stated</source>
        <translation>정밀도 미표기</translation>
    </message>
    <message>
        <source>framework not stated</source>
        <translation>프레임워크 미표기</translation>
    </message>
    <message>
        <source>year not stated</source>
        <translation>연도 미표기</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>미표기</translation>
    </message>
    <message>
        <source>measured independently</source>
        <translation>독립적으로 측정</translation>
    </message>
    <message>
        <source>measured by the vendor</source>
        <translation>제조사 측정</translation>
    </message>
    <message>
        <source>derived from a publication</source>
        <translation>발표 자료에서 도출</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>추정</translation>
    </message>
    <message>
        <source>entered by you</source>
        <translation>사용자 입력</translation>
    </message>
    <message>
        <source>a precision with a width, such as FP16, BF16, FP8, INT8 or 4-bit</source>
        <translation>FP16, BF16, FP8, INT8, 4-bit처럼 폭을 알 수 있는 정밀도</translation>
    </message>
    <message>
        <source>at least the median, %A1</source>
        <translation>중앙값 %A1 이상</translation>
    </message>
    <message>
        <source>weights that fit into %A1 GiB of accelerator memory</source>
        <translation>%A1 GiB의 가속기 메모리에 들어가는 가중치</translation>
    </message>
    <message>
        <source>at most %A1 a second, as many as the requests in flight can give</source>
        <translation>초당 %A1 이하, 처리 중인 요청이 낼 수 있는 만큼</translation>
    </message>
    <message>
        <source>at most %A1 a second, as fast as the weights can be read for one request</source>
        <translation>초당 %A1 이하, 요청 하나에 가중치를 읽을 수 있는 속도만큼</translation>
    </message>
    <message>
        <source>a CloudWatch export, nvidia-smi CSV, DCGM metrics or neuron-monitor JSON</source>
        <translation>CloudWatch 내보내기, nvidia-smi CSV, DCGM 지표 또는 neuron-monitor JSON</translation>
    </message>
    <message>
        <source>hours, 0 for the best interval or &quot;none&quot; for no checkpoints</source>
        <translation>시간 수, 최적 간격은 0, 체크포인트 없음은 &quot;none&quot;</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Not used: %1</source>
        <translation>사용 안 됨: %1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>수식: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>quantity and its symbol</comment>
        <translation>%1(%2)</translation>
    </message>
</context>
<context>
    <name>FigureClass</name>
    <message>
        <source>measured</source>
        <translation>실측</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>제조사</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>도출</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>추정</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>가정</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>사용자</translation>
    </message>
    <message>
        <source>Measured and published by someone who ran it.</source>
        <translation>직접 실행한 주체가 측정하여 공개한 값입니다.</translation>
    </message>
    <message>
        <source>Stated by the maker or the provider, not measured independently.</source>
        <translation>제조사 또는 제공업체가 밝힌 값으로, 독립적으로 측정되지 않았습니다.</translation>
    </message>
    <message>
        <source>Computed from measured or vendor figures by a stated rule.</source>
        <translation>실측값 또는 제조사 수치에서 명시된 규칙으로 계산한 값입니다.</translation>
    </message>
    <message>
        <source>Estimated: no source states it for this very thing.</source>
        <translation>추정값: 바로 이 대상에 대해 밝힌 출처가 없습니다.</translation>
    </message>
    <message>
        <source>Assumed, so that a result exists; put your own figure in its place.</source>
        <translation>결과를 내기 위해 가정한 값입니다. 직접 확보한 수치로 바꾸십시오.</translation>
    </message>
    <message>
        <source>Your own figure, in place of the catalogue&apos;s.</source>
        <translation>카탈로그 값을 대신하는 사용자 수치입니다.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>%1 파일이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 경로는 파일이 아니라 폴더입니다.</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file.</source>
        <translation>%1은(는) 파일이 아니라 장치 또는 파이프입니다.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>%1 파일을 읽을 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>The file %1 is larger than expected (%2 bytes).</source>
        <translation>%1 파일이 예상보다 큽니다(%2바이트).</translation>
    </message>
    <message>
        <source>The file %1 cannot be set aside: %2.</source>
        <translation>%1 파일을 따로 보관할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>%1 폴더를 만들 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>%1, text</source>
        <translation>%1, 텍스트</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>A value with its range: 14.1 (9.8 to 19.2)</extracomment>
        <translation>%1 (%2~%3)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1일</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>curve</source>
        <translation>곡선</translation>
    </message>
</context>
<context>
    <name>HardwareRows</name>
    <message>
        <source>Whether structured sparsity is supported: zeros in a fixed pattern are skipped. All rates are dense.</source>
        <translation>구조적 희소성의 지원 여부: 정해진 패턴의 0은 건너뜁니다. 모든 성능은 밀집 기준입니다.</translation>
    </message>
    <message>
        <source>Dense rate of one accelerator in this format, or what the sources say of it.</source>
        <translation>이 형식에서 가속기 1개의 밀집 성능, 또는 출처의 설명.</translation>
    </message>
    <message>
        <source>On-demand price of the cheapest instance type, per GiB of accelerator memory. The share of processor and memory of the instance is included.</source>
        <translation>가장 저렴한 인스턴스 유형의 온디맨드 가격을 가속기 메모리 1GiB당으로 나눈 값. 인스턴스의 프로세서와 메모리 몫이 포함됩니다.</translation>
    </message>
    <message>
        <source>On-demand price of the cheapest instance type, per dense rate. The share of processor and memory of the instance is included.</source>
        <translation>가장 저렴한 인스턴스 유형의 온디맨드 가격을 밀집 성능으로 나눈 값. 인스턴스의 프로세서와 메모리 몫이 포함됩니다.</translation>
    </message>
    <message>
        <source>Regions with an on-demand price of a current instance type that has it.</source>
        <translation>이 가속기가 있는 현재 인스턴스 유형의 온디맨드 가격이 있는 리전.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>First steps</source>
        <translation>첫걸음</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>워크로드</translation>
    </message>
    <message>
        <source>Inspector and Explain</source>
        <translation>인스펙터와 설명</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>데이터 품질</translation>
    </message>
    <message>
        <source>Figures and their evidence</source>
        <translation>수치와 근거</translation>
    </message>
    <message>
        <source>Catalogues and data</source>
        <translation>카탈로그와 데이터</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>키보드</translation>
    </message>
    <message>
        <source>Report and export</source>
        <translation>보고서와 내보내기</translation>
    </message>
    <message>
        <source>Energy of a measured load</source>
        <translation>측정된 부하의 에너지</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>계산 방법</translation>
    </message>
    <message>
        <source>This page is written in English alone.</source>
        <translation>이 페이지는 영어로만 제공됩니다.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>용어집</translation>
    </message>
    <message>
        <source>Team catalogue</source>
        <translation>팀 카탈로그</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>The catalogue does not know this instance type or part.</source>
        <translation>카탈로그에 없는 인스턴스 유형 또는 부품입니다.</translation>
    </message>
    <message>
        <source>The catalogue does not know this region.</source>
        <translation>카탈로그에 없는 리전입니다.</translation>
    </message>
    <message>
        <source>Found “%1”, expected %2.</source>
        <translation>입력값 “%1”, 필요한 값 %2.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>신규</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>변경</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation>온디맨드 가격</translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation>스팟 가격</translation>
    </message>
    <message>
        <source>Spot history, points</source>
        <translation>스팟 이력, 데이터 점</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>약정</translation>
    </message>
    <message>
        <source>Interruption frequency</source>
        <translation>중단 구간</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>인스턴스 유형</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>가속기</translation>
    </message>
    <message>
        <source>CPU platform</source>
        <translation>CPU 플랫폼</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>벤치마크</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Availability trace</source>
        <translation>가용성 기록</translation>
    </message>
    <message>
        <source>Runs of a trace</source>
        <translation>기록의 구간</translation>
    </message>
    <message>
        <source>Grid profile by hour</source>
        <translation>시간별 전력망 프로필</translation>
    </message>
    <message>
        <source>Grid profile by month</source>
        <translation>월별 전력망 프로필</translation>
    </message>
    <message>
        <source>Grid profile by month and hour</source>
        <translation>월별·시간별 전력망 프로필</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>변경</translation>
    </message>
    <message>
        <source>What</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>세부</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>새 값</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>행</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>The catalogue has no such value yet.</source>
        <translation>카탈로그에 아직 이 값이 없습니다.</translation>
    </message>
    <message>
        <source>The new list no longer has it.</source>
        <translation>새 목록에는 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>Stands beside the figure that counts; it counts when you choose it.</source>
        <translation>현재 쓰이는 값 옆에 놓이며, 선택해야 쓰입니다.</translation>
    </message>
    <message>
        <source>The catalogue does not know this model.</source>
        <translation>카탈로그에 없는 모델입니다.</translation>
    </message>
    <message>
        <source>A new entry also needs: %1.</source>
        <translation>새 항목에는 다음도 필요합니다: %1.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>이전 값</translation>
    </message>
    <message>
        <source>Capacity Block price</source>
        <translation>용량 블록 가격</translation>
    </message>
</context>
<context>
    <name>InputDifferences</name>
    <message>
        <source>Price</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>벤치마크</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>저장 시</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>This catalogue has no such input.</source>
        <translation>이 카탈로그에는 이 입력이 없습니다.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>배치 %1</translation>
    </message>
    <message>
        <source>sequence %1</source>
        <translation>시퀀스 %1</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>입력 %1, 출력 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 accelerators</source>
        <translation>
            <numerusform>가속기 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>노드 %1개</translation>
    </message>
    <message>
        <source>p99 %1 ms</source>
        <translation>p99 %1 ms</translation>
    </message>
    <message>
        <source>Benchmarks of this model</source>
        <translation>이 모델의 벤치마크</translation>
    </message>
    <message>
        <source>Chosen because</source>
        <translation>선택 이유</translation>
    </message>
    <message>
        <source>%1 (chosen)</source>
        <translation>%1(선택됨)</translation>
    </message>
    <message>
        <source>%1 (same accelerator)</source>
        <translation>%1(같은 가속기)</translation>
    </message>
    <message>
        <source>The catalogue has no benchmark of this model on this type or its accelerator.</source>
        <translation>카탈로그에 이 유형 또는 해당 가속기에서 이 모델의 벤치마크가 없습니다.</translation>
    </message>
    <message>
        <source>Prices in %1</source>
        <translation>%1의 가격</translation>
    </message>
    <message>
        <source>No observation at or before %1. Types without a public price come as capacity blocks or private offers.</source>
        <translation>%1 또는 그 이전의 관측이 없습니다. 공개 가격이 없는 유형은 용량 블록이나 비공개 오퍼로 제공됩니다.</translation>
    </message>
    <message>
        <source>Spot interruptions</source>
        <translation>스팟 중단</translation>
    </message>
    <message>
        <source>%1 to %2 % a month</source>
        <translation>월 %1~%2%</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>사양</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>제공</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>아키텍처</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>가속기</translation>
    </message>
    <message>
        <source>Accelerator memory, each</source>
        <translation>가속기 메모리, 개당</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>상호 연결</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>, burst</source>
        <translation>, 버스트</translation>
    </message>
    <message>
        <source>EFA</source>
        <translation>EFA</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Local storage</source>
        <translation>로컬 스토리지</translation>
    </message>
    <message>
        <source>Offered since</source>
        <translation>제공 시작</translation>
    </message>
    <message>
        <source>Precision matrix, one accelerator, dense</source>
        <translation>정밀도 매트릭스, 가속기 1개, 밀집</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>메모리 대역폭</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>메모리 유형</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Compute Capability(연산 기능 버전)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>비고</translation>
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
        <translation>전력</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>리전 %1</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>오프라인</translation>
    </message>
    <message>
        <source>server</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>interactive</source>
        <translation>대화형</translation>
    </message>
    <message>
        <source>single stream</source>
        <translation>단일 스트림</translation>
    </message>
    <message>
        <source>real time</source>
        <translation>실시간</translation>
    </message>
    <message>
        <source>in batches</source>
        <translation>배치 처리</translation>
    </message>
    <message>
        <source>training</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>time to train</source>
        <translation>학습 완료 시간</translation>
    </message>
    <message>
        <source>p50 %1 ms</source>
        <translation>p50 %1 ms</translation>
    </message>
    <message>
        <source>FP64 rate not known</source>
        <translation>FP64 성능 알 수 없음</translation>
    </message>
    <message>
        <source>no benchmark that fits</source>
        <translation>맞는 벤치마크 없음</translation>
    </message>
    <message>
        <source>No throughput was published</source>
        <translation>처리량은 발표되지 않음</translation>
    </message>
    <message>
        <source>%1 W metered (%2): %3 J per unit</source>
        <translation>%1 W 측정(%2): 단위당 %3 J</translation>
    </message>
    <message>
        <source>%1 W metered (%2)</source>
        <translation>%1 W 측정(%2)</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>Teads method: share of the TDP</source>
        <translation>Teads 방법: TDP의 비율</translation>
    </message>
    <message>
        <source>Teads method</source>
        <translation>Teads 방법</translation>
    </message>
    <message>
        <source>Cloud Carbon Footprint method</source>
        <translation>Cloud Carbon Footprint 방법</translation>
    </message>
    <message>
        <source>sample of readings</source>
        <translation>측정값 표본</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Power of each %1</source>
        <translation>%1 1개의 전력</translation>
    </message>
    <message>
        <source>Between two loads</source>
        <translation>두 부하 사이</translation>
    </message>
    <message>
        <source>%1 (load above)</source>
        <translation>%1 (위쪽 부하)</translation>
    </message>
    <message>
        <source>%1 (load below)</source>
        <translation>%1 (아래쪽 부하)</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Nothing to report.</source>
        <translation>보고할 내용이 없습니다.</translation>
    </message>
    <message>
        <source>The catalogue %1 does not exist.</source>
        <translation>%1 카탈로그가 없습니다.</translation>
    </message>
    <message>
        <source>The catalogue %1 cannot be read: %2</source>
        <translation>%1 카탈로그를 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 is not a database.</source>
        <translation>%1 파일은 데이터베이스가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is cut off: %I2 bytes are there, %I3 are expected.</source>
        <translation>%1 파일이 잘려 있습니다: %I3바이트여야 하는데 %I2바이트뿐입니다.</translation>
    </message>
    <message>
        <source>%1 is damaged: %2</source>
        <translation>%1 파일이 손상되었습니다: %2</translation>
    </message>
    <message>
        <source>%1 is a database, but not a Wattfare catalogue.</source>
        <translation>%1 파일은 데이터베이스이지만 Wattfare 카탈로그가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 does not have the tables of a Wattfare catalogue: %2</source>
        <translation>%1에 Wattfare 카탈로그의 테이블이 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Wattfare (schema %2, this program knows %3).</source>
        <translation>%1 파일은 더 새로운 버전의 Wattfare로 만들어졌습니다(스키마 %2, 이 프로그램은 %3까지 지원).</translation>
    </message>
    <message>
        <source>%1 is not a database of your own figures.</source>
        <translation>%1 파일은 사용자 수치 데이터베이스가 아닙니다.</translation>
    </message>
    <message>
        <source>There is no import number %1.</source>
        <translation>번호가 %1인 가져오기가 없습니다.</translation>
    </message>
    <message>
        <source>There is no choice number %1.</source>
        <translation>번호가 %1인 선택이 없습니다.</translation>
    </message>
    <message>
        <source>%1: the column %4 of the table %2 holds an impossible value. Row: %3.</source>
        <translation>%1: 테이블 %2의 열 %4에 불가능한 값이 있습니다. 행: %3.</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>%1 파일이 없습니다.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2</source>
        <translation>%1 파일을 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 is in use by another program; try again when it is done.</source>
        <translation>다른 프로그램이 %1 파일을 사용 중입니다. 끝난 뒤 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The database %1 reported: %2</source>
        <translation>데이터베이스 %1의 보고: %2</translation>
    </message>
    <message>
        <source>There are more errors than are shown.</source>
        <translation>표시된 것보다 오류가 더 있습니다.</translation>
    </message>
    <message>
        <source>Integrity: %1</source>
        <translation>무결성: %1</translation>
    </message>
    <message>
        <source>Table %1, row %2: refers to a row of %3 that does not exist.</source>
        <translation>테이블 %1, 행 %2: %3에 없는 행을 참조합니다.</translation>
    </message>
    <message>
        <source>%1: not exactly one figure is preferred.</source>
        <translation>%1: 우선 수치가 정확히 하나가 아닙니다.</translation>
    </message>
    <message>
        <source>%1: a figure names no source.</source>
        <translation>%1: 출처가 없는 수치가 있습니다.</translation>
    </message>
    <message>
        <source>%1: the instance type names no source.</source>
        <translation>%1: 인스턴스 유형에 출처가 없습니다.</translation>
    </message>
    <message>
        <source>The catalogue does not state its %1.</source>
        <translation>카탈로그에 명시되지 않은 항목: %1.</translation>
    </message>
    <message>
        <source>%1: on-demand prices older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1: %4개월이 넘은 온디맨드 가격, 유형 %I2개, 가장 오래된 것은 %3.</translation>
    </message>
    <message>
        <source>%1: spot prices older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1: %4개월이 넘은 스팟 가격, 유형 %I2개, 가장 오래된 것은 %3.</translation>
    </message>
    <message>
        <source>%1 has no on-demand price in any region.</source>
        <translation>%1: 어느 리전에도 온디맨드 가격이 없습니다.</translation>
    </message>
    <message>
        <source>%1: types without an on-demand price: %I2.</source>
        <translation>%1: 온디맨드 가격이 없는 유형: %I2.</translation>
    </message>
    <message>
        <source>%1: no benchmark of any model; types: %I2.</source>
        <translation>%1: 어떤 모델의 벤치마크도 없음, 유형: %I2.</translation>
    </message>
    <message>
        <source>%1: no benchmark of %3; types: %I2.</source>
        <translation>%1: %3 벤치마크 없음, 유형: %I2.</translation>
    </message>
    <message>
        <source>%1: idles at %L3 W, above its full load of %L2 W.</source>
        <translation>%1: 유휴 전력이 %L3 W로 최대 부하 %L2 W보다 높습니다.</translation>
    </message>
    <message>
        <source>%1: full load of %L2 W is above its cap of %L3 W.</source>
        <translation>%1: 최대 부하 %L2 W가 상한 %L3 W보다 높습니다.</translation>
    </message>
    <message>
        <source>%1: a PUE of %L2 is implausible.</source>
        <translation>%1: 타당하지 않은 PUE 값 %L2.</translation>
    </message>
    <message>
        <source>%1 in %2: the spot price of %M3 USD/h is above on-demand, %M4 USD/h.</source>
        <translation>%1(%2): 스팟 가격 %M3 USD/h가 온디맨드 %M4 USD/h보다 높습니다.</translation>
    </message>
    <message>
        <source>%1 in %2: the imported price of %M4 USD/h is far from %M3 USD/h before it.</source>
        <translation>%1(%2): 가져온 가격 %M4 USD/h가 이전의 %M3 USD/h와 크게 다릅니다.</translation>
    </message>
    <message>
        <source>%1 was imported into %2 without what a new entry needs, and is left out.</source>
        <translation>%2에 가져온 %1 항목은 새 항목에 필요한 정보가 없어 제외되었습니다.</translation>
    </message>
    <message>
        <source>Your choice for %1, %2, has nothing to apply to.</source>
        <translation>%1에 대한 사용자 선택(%2)을 적용할 대상이 없습니다.</translation>
    </message>
    <message>
        <source>Imported rows of types or regions that the catalogue lacks: %I2.</source>
        <translation>카탈로그에 없는 유형 또는 리전의 가져온 행: %I2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form key=value.</source>
        <translation>&quot;%1&quot;: key=value 형식이 아닙니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date of the form YYYY-MM-DD.</source>
        <translation>&quot;%1&quot;: YYYY-MM-DD 형식의 날짜가 아닙니다.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;; --columns list names them.</source>
        <translation>&quot;%1&quot; 열이 없습니다. --columns list로 목록을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no direction; use asc or desc.</source>
        <translation>&quot;%1&quot;: 정렬 방향이 아닙니다. asc 또는 desc를 쓰십시오.</translation>
    </message>
    <message>
        <source>There is no metric &quot;%1&quot;; evaluate --columns list names them.</source>
        <translation>&quot;%1&quot; 지표가 없습니다. evaluate --columns list로 목록을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no energy method &quot;%1&quot;. Known: %2.</source>
        <translation>&quot;%1&quot; 에너지 방법이 없습니다. 사용 가능: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end in .pdf, .html, .xlsx, .csv or .json.</source>
        <translation>&quot;%1&quot;: .pdf, .html, .xlsx, .csv, .json으로 끝나지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%I1 candidates have no answer and are not listed; --all lists them with the reason.</source>
        <translation>
            <numerusform>후보 %I1개는 답이 없어 목록에서 제외되었습니다. --all을 쓰면 이유와 함께 표시됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exists already; --force overwrites it.</source>
        <translation>%1 파일이 이미 있습니다. --force로 덮어씁니다.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>저장됨: %1</translation>
    </message>
    <message>
        <source>%1 passes every check.</source>
        <translation>%1: 모든 검사를 통과했습니다.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>%1 파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no file %1; the bundled scenario of that name is %2.</source>
        <translation>%1 파일이 없습니다. 같은 이름의 기본 제공 시나리오는 %2입니다.</translation>
    </message>
    <message>
        <source>The file %1 is larger than the %I2 bytes that such a file may have.</source>
        <translation>%1 파일이 허용 크기 %I2바이트보다 큽니다.</translation>
    </message>
    <message>
        <source>There is no bundled scenario &quot;%1&quot;; the presets command lists them.</source>
        <translation>&quot;%1&quot; 기본 제공 시나리오가 없습니다. presets 명령으로 목록을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>The catalogue has no instance type &quot;%1&quot;.</source>
        <translation>카탈로그에 &quot;%1&quot; 인스턴스 유형이 없습니다.</translation>
    </message>
    <message>
        <source>The catalogue has no region &quot;%1&quot;.</source>
        <translation>카탈로그에 &quot;%1&quot; 리전이 없습니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not among the candidates of the scenario; its regions and purchase options decide.</source>
        <translation>&quot;%1&quot;: 시나리오의 후보가 아닙니다. 후보는 시나리오의 리전과 구매 옵션으로 정해집니다.</translation>
    </message>
    <message>
        <source>The bundled catalogue was not found; name one with --catalog FILE.</source>
        <translation>기본 제공 카탈로그를 찾을 수 없습니다. --catalog FILE로 지정하십시오.</translation>
    </message>
    <message>
        <source>The simulation has no parameter &quot;%1&quot;; --list names them.</source>
        <translation>시뮬레이션에 &quot;%1&quot; 매개변수가 없습니다. --list로 목록을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; was found where %3 is expected.</source>
        <translation>%1: 입력값 &quot;%2&quot;, 필요한 값 %3.</translation>
    </message>
    <message>
        <source>There is no availability trace &quot;%1&quot;.</source>
        <translation>가용성 기록 중에 &quot;%1&quot; 항목이 없습니다.</translation>
    </message>
    <message>
        <source>The trace %1 cannot be used: %2.</source>
        <translation>%1 기록을 사용할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>Withheld: too few trajectories, or too many that did not finish</source>
        <translation>표시 보류: 궤적이 너무 적거나 완료되지 않은 궤적이 너무 많음</translation>
    </message>
    <message>
        <source>%I1 trajectories, seed %2.</source>
        <translation>궤적 %I1개, 시드 %2.</translation>
    </message>
    <message>
        <source>%1: %P2 (95 % interval %P3 to %P4).</source>
        <translation>%1: %P2(95% 구간 %P3~%P4).</translation>
    </message>
    <message>
        <source>Closed form: %L1 h expected, standard deviation %L2 h, %L3 losses.</source>
        <translation>닫힌 식: 기댓값 %L1 h, 표준 편차 %L2 h, 손실 %L3회.</translation>
    </message>
    <message>
        <source>Closed form: %L1 h expected, %L2 losses.</source>
        <translation>닫힌 식: 기댓값 %L1 h, 손실 %L2회.</translation>
    </message>
    <message>
        <source>The catalogue lacks a figure: %T1.</source>
        <translation>카탈로그에 수치가 없습니다: %T1.</translation>
    </message>
    <message>
        <source>The method has no such part.</source>
        <translation>이 방법에는 해당 부분이 없습니다.</translation>
    </message>
    <message>
        <source>The method has no answer; missing: %T1.</source>
        <translation>이 방법으로는 답이 없습니다. 누락: %T1.</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>가속기</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>보드</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>IT power</source>
        <translation>IT 전력</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>에너지</translation>
    </message>
    <message>
        <source>CO2e</source>
        <translation>CO2e</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>섹션</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>SQL 문</translation>
    </message>
    <message>
        <source>Recomputed then</source>
        <translation>당시 재계산</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>GPUs used</source>
        <translation>사용 GPU</translation>
    </message>
    <message>
        <source>vCPU used</source>
        <translation>사용 vCPU</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>사용 메모리</translation>
    </message>
    <message>
        <source>Not defined for these inputs</source>
        <translation>이 입력에 대해 정의되지 않음</translation>
    </message>
    <message numerus="yes">
        <source>%I1 instances, %M2 USD an hour, %L3 idle GPUs; at most %P4 above the bound.</source>
        <translation>
            <numerusform>인스턴스 %I1개, 시간당 %M2 USD, 유휴 GPU %L3개, 하한 대비 최대 %P4 초과.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 instances, %M2 USD an hour, %L3 idle GPUs; proved optimal.</source>
        <translation>
            <numerusform>인스턴스 %I1개, 시간당 %M2 USD, 유휴 GPU %L3개, 최적임이 증명됨.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other publications: %1.</source>
        <translation>다른 출판물: %1.</translation>
    </message>
    <message>
        <source>Only the first %I1 rows are shown; --limit takes more.</source>
        <translation>처음 %I1행만 표시합니다. --limit으로 늘릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Only the first %I1 rows are shown; a result may hold %I2 MiB.</source>
        <translation>처음 %I1행만 표시합니다. 결과는 최대 %I2MiB입니다.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>변경</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>After</source>
        <translation>이후</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>Mean, low</source>
        <translation>평균, 하한</translation>
    </message>
    <message>
        <source>Mean, high</source>
        <translation>평균, 상한</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>표준 편차</translation>
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
        <translation>최소</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>하한</translation>
    </message>
    <message>
        <source>High</source>
        <translation>상한</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>수식</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>주장</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>발표값</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>재계산값</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Other publications</source>
        <translation>다른 출판물</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>인스턴스</translation>
    </message>
    <message>
        <source>EC2 instance type.</source>
        <translation>EC2 인스턴스 유형.</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>가속기</translation>
    </message>
    <message>
        <source>Accelerator of the instance type; none for CPU types.</source>
        <translation>인스턴스 유형의 가속기. CPU 유형에는 없습니다.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>AWS region of price, grid and PUE.</source>
        <translation>가격, 전력망, PUE의 AWS 리전.</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>구매 방식</translation>
    </message>
    <message>
        <source>How the capacity is bought: on-demand, spot, a commitment, an own rate or a mix.</source>
        <translation>용량 구매 방식: 온디맨드, 스팟, 약정, 내 가격 또는 혼합.</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Instances needed: the larger of what throughput and queueing need, plus redundancy. Rises with demand, falls with throughput and utilisation target.</source>
        <translation>필요한 인스턴스 수: 처리량과 대기열에 필요한 수 중 큰 값에 예비 인스턴스를 더한 값. 수요가 늘면 증가하고 처리량과 목표 사용률이 높아지면 감소합니다.</translation>
    </message>
    <message>
        <source>USD/1M</source>
        <translation>USD/1M</translation>
    </message>
    <message>
        <source>Cost of one million inferences, samples or output tokens: fleet cost an hour over the demand an hour.</source>
        <translation>추론, 샘플 또는 출력 토큰 100만 개의 비용: 시간당 플릿 비용을 시간당 수요로 나눈 값.</translation>
    </message>
    <message>
        <source>kWh/1M</source>
        <translation>kWh/1M</translation>
    </message>
    <message>
        <source>Energy of one million units at the facility, PUE included.</source>
        <translation>100만 단위당 시설 에너지, PUE 포함.</translation>
    </message>
    <message>
        <source>gCO2e/1M</source>
        <translation>gCO2e/1M</translation>
    </message>
    <message>
        <source>Operational emissions of one million units: energy times the intensity of the carbon basis.</source>
        <translation>100만 단위당 운영 배출량: 에너지 × 탄소 기준의 집약도.</translation>
    </message>
    <message>
        <source>USD/h fleet</source>
        <translation>플릿 USD/h</translation>
    </message>
    <message>
        <source>Cost of the whole fleet for one hour.</source>
        <translation>플릿 전체의 1시간 비용.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Wall time of the run, with start-up, checkpoints and expected interruptions.</source>
        <translation>실행의 소요 시간. 시작, 체크포인트, 예상 중단 포함.</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>Cost of the whole run.</source>
        <translation>실행 전체의 비용.</translation>
    </message>
    <message>
        <source>kWh</source>
        <translation>kWh</translation>
    </message>
    <message>
        <source>Energy of the run, or of the fleet in one hour, PUE included.</source>
        <translation>실행 전체 또는 플릿 1시간의 에너지, PUE 포함.</translation>
    </message>
    <message>
        <source>kgCO2e</source>
        <translation>kgCO2e</translation>
    </message>
    <message>
        <source>Operational emissions of the run, or of the fleet in one hour.</source>
        <translation>실행 전체 또는 플릿 1시간의 운영 배출량.</translation>
    </message>
    <message>
        <source>Embodied gCO2e/1M</source>
        <translation>내재 gCO2e/1M</translation>
    </message>
    <message>
        <source>Share of the emissions of making the hardware, by reserved time.</source>
        <translation>하드웨어 제조 배출량 중 예약 시간에 따른 몫.</translation>
    </message>
    <message>
        <source>Water/1M</source>
        <translation>물/1M</translation>
    </message>
    <message>
        <source>Water for one million units: on site by WUE, off site where a factor is given.</source>
        <translation>100만 단위당 물: 현장은 WUE 기준, 현장 외는 계수가 있는 경우.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Price of one instance for one hour under the purchase option at the as-of date.</source>
        <translation>기준일의 구매 옵션에 따른 인스턴스 1개의 1시간 가격.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>처리량</translation>
    </message>
    <message>
        <source>Rate of one instance, or of the cluster in a training run; the benchmark is shown in the inspector.</source>
        <translation>인스턴스 1개 또는 학습 실행 시 클러스터의 처리량. 벤치마크는 인스펙터에 있습니다.</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>사용률</translation>
    </message>
    <message>
        <source>Demand over the capacity of the fleet, 0 to 1.</source>
        <translation>플릿 용량 대비 수요, 0~1.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>전력</translation>
    </message>
    <message>
        <source>IT power of one instance under this load, without PUE.</source>
        <translation>이 부하에서 인스턴스 1개의 IT 전력, PUE 제외.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>등급</translation>
    </message>
    <message>
        <source>Weakest class of the throughput: measured, vendor, derived, estimate or your own.</source>
        <translation>처리량의 가장 약한 등급: 실측, 제조사, 도출, 추정 또는 사용자.</translation>
    </message>
    <message>
        <source>Energy evidence</source>
        <translation>에너지 수치의 근거 등급</translation>
    </message>
    <message>
        <source>Weakest class among the figures that make up the energy.</source>
        <translation>에너지를 구성하는 수치 중 가장 약한 등급.</translation>
    </message>
    <message>
        <source>Throughput from</source>
        <translation>처리량 근거</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>벤치마크</translation>
    </message>
    <message>
        <source>Id of the benchmark that the throughput comes from.</source>
        <translation>처리량의 근거가 된 벤치마크의 ID.</translation>
    </message>
    <message>
        <source>Date of the price observation.</source>
        <translation>가격 관측 날짜.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Whether the candidate has an answer, and what is missing if not.</source>
        <translation>후보에 답이 있는지, 없으면 무엇이 누락되었는지.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>집계</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>패밀리</translation>
    </message>
    <message>
        <source>Instance family.</source>
        <translation>인스턴스 패밀리.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Kind of instance by its accelerator.</source>
        <translation>가속기에 따른 인스턴스 종류.</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>제공</translation>
    </message>
    <message>
        <source>Whether AWS offers the type today: current, previous or retired.</source>
        <translation>AWS의 현재 제공 여부: 현행, 이전 세대 또는 단종.</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>Virtual CPUs of the instance.</source>
        <translation>인스턴스의 가상 CPU.</translation>
    </message>
    <message>
        <source>Main memory of the instance.</source>
        <translation>인스턴스의 주 메모리.</translation>
    </message>
    <message>
        <source>Processor of the host.</source>
        <translation>호스트 프로세서.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>아키텍처</translation>
    </message>
    <message>
        <source>Instruction set of the processor.</source>
        <translation>프로세서의 명령어 집합.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>Network bandwidth; whether it is a burst rate is shown in the inspector.</source>
        <translation>네트워크 대역폭. 버스트 여부는 인스펙터에 있습니다.</translation>
    </message>
    <message>
        <source>Local storage</source>
        <translation>로컬 스토리지</translation>
    </message>
    <message>
        <source>Instance store.</source>
        <translation>인스턴스 스토어.</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>출시</translation>
    </message>
    <message>
        <source>Year of general availability of the family.</source>
        <translation>패밀리의 정식 출시(GA) 연도.</translation>
    </message>
    <message>
        <source>Region name</source>
        <translation>리전 이름</translation>
    </message>
    <message>
        <source>Name of the region.</source>
        <translation>리전의 이름.</translation>
    </message>
    <message>
        <source>Grid zone</source>
        <translation>전력망 구역</translation>
    </message>
    <message>
        <source>Electricity grid that the region draws from.</source>
        <translation>리전이 전력을 공급받는 전력망.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 수</translation>
    </message>
    <message>
        <source>Accelerators of the instance as it sees them; fractions of a GPU are possible.</source>
        <translation>인스턴스에서 보이는 가속기 수. GPU의 일부(분수)일 수도 있습니다.</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU 메모리</translation>
    </message>
    <message>
        <source>Memory of one accelerator.</source>
        <translation>가속기 1개의 메모리.</translation>
    </message>
    <message>
        <source>GPU memory, all</source>
        <translation>GPU 메모리, 전체</translation>
    </message>
    <message>
        <source>Memory of all accelerators together.</source>
        <translation>모든 가속기의 메모리 합계.</translation>
    </message>
    <message>
        <source>GPU bandwidth</source>
        <translation>GPU 대역폭</translation>
    </message>
    <message>
        <source>Memory bandwidth of one accelerator.</source>
        <translation>가속기 1개의 메모리 대역폭.</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>상호 연결</translation>
    </message>
    <message>
        <source>Link between the accelerators of the instance.</source>
        <translation>인스턴스 내 가속기 간 연결.</translation>
    </message>
    <message>
        <source>FP64</source>
        <translation>FP64</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, FP64.</source>
        <translation>가속기 1개의 밀집(dense) 최대 성능, FP64.</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, FP32.</source>
        <translation>가속기 1개의 밀집(dense) 최대 성능, FP32.</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, TF32.</source>
        <translation>가속기 1개의 밀집(dense) 최대 성능, TF32.</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, FP16.</source>
        <translation>가속기 1개의 밀집(dense) 최대 성능, FP16.</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, BF16.</source>
        <translation>가속기 1개의 밀집(dense) 최대 성능, BF16.</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, FP8.</source>
        <translation>가속기 1개의 밀집(dense) 최대 성능, FP8.</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>Dense peak rate of one accelerator, INT8.</source>
        <translation>가속기 1개의 밀집(dense) 최대 성능, INT8.</translation>
    </message>
    <message>
        <source>USD/GPU-h</source>
        <translation>USD/GPU-h</translation>
    </message>
    <message>
        <source>Price of one instance over its accelerators.</source>
        <translation>인스턴스 1개의 가격을 가속기 수로 나눈 값.</translation>
    </message>
    <message>
        <source>USD/vCPU-h</source>
        <translation>USD/vCPU-h</translation>
    </message>
    <message>
        <source>Price of one instance over its vCPU.</source>
        <translation>인스턴스 1개의 가격을 vCPU 수로 나눈 값.</translation>
    </message>
    <message>
        <source>USD/GiB-h</source>
        <translation>USD/GiB-h</translation>
    </message>
    <message>
        <source>Price of one instance over its memory.</source>
        <translation>인스턴스 1개의 가격을 메모리로 나눈 값.</translation>
    </message>
    <message>
        <source>USD/FP16 TFLOPS-h</source>
        <translation>USD/FP16 TFLOPS-h</translation>
    </message>
    <message>
        <source>Price of one instance over its dense FP16 rate.</source>
        <translation>인스턴스 1개의 가격을 밀집 FP16 성능으로 나눈 값.</translation>
    </message>
    <message>
        <source>USD/BF16 TFLOPS-h</source>
        <translation>USD/BF16 TFLOPS-h</translation>
    </message>
    <message>
        <source>Price of one instance over its dense BF16 rate.</source>
        <translation>인스턴스 1개의 가격을 밀집 BF16 성능으로 나눈 값.</translation>
    </message>
    <message>
        <source>USD/FP8 TFLOPS-h</source>
        <translation>USD/FP8 TFLOPS-h</translation>
    </message>
    <message>
        <source>Price of one instance over its dense FP8 rate.</source>
        <translation>인스턴스 1개의 가격을 밀집 FP8 성능으로 나눈 값.</translation>
    </message>
    <message>
        <source>USD/FP32 TFLOPS-h</source>
        <translation>USD/FP32 TFLOPS-h</translation>
    </message>
    <message>
        <source>Price of one instance over its dense FP32 rate.</source>
        <translation>인스턴스 1개의 가격을 밀집 FP32 성능으로 나눈 값.</translation>
    </message>
    <message>
        <source>USD/W-h</source>
        <translation>USD/W-h</translation>
    </message>
    <message>
        <source>Price of one instance over its IT power under this load.</source>
        <translation>인스턴스 1개의 가격을 이 부하의 IT 전력으로 나눈 값.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>기준 대비</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Does not apply to this type</source>
        <translation>이 유형에는 해당 없음</translation>
    </message>
    <message>
        <source>Not known from the catalogue&apos;s sources</source>
        <translation>카탈로그의 출처에서는 알 수 없음</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>후보</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>Energy and water</source>
        <translation>에너지 및 물</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>탄소</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>사양</translation>
    </message>
    <message>
        <source>Prices per unit</source>
        <translation>단위당 가격</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>출처 이력</translation>
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
        <translation>미디어 가속기</translation>
    </message>
    <message>
        <source>Qualcomm AI 100</source>
        <translation>Qualcomm AI 100</translation>
    </message>
    <message>
        <source>current</source>
        <translation>현행</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>이전 세대</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>단종</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>완료.</translation>
    </message>
    <message>
        <source>No finite answer exists.</source>
        <translation>유한한 답이 없습니다.</translation>
    </message>
    <message>
        <source>The load exceeds the capacity.</source>
        <translation>부하가 용량을 초과합니다.</translation>
    </message>
    <message>
        <source>No capacity.</source>
        <translation>용량이 없습니다.</translation>
    </message>
    <message>
        <source>No data.</source>
        <translation>데이터가 없습니다.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>취소되었습니다.</translation>
    </message>
    <message>
        <source>Outside its range.</source>
        <translation>범위를 벗어났습니다.</translation>
    </message>
    <message>
        <source>An internal error occurred. The details say more.</source>
        <translation>내부 오류가 발생했습니다. 자세한 내용은 세부 정보를 확인하십시오.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>파일이 없습니다.</translation>
    </message>
    <message>
        <source>The file cannot be read or written.</source>
        <translation>파일을 읽거나 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The file is not a catalogue.</source>
        <translation>파일이 카탈로그가 아닙니다.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>파일이 손상되었습니다.</translation>
    </message>
    <message>
        <source>The database is not a Wattfare catalogue.</source>
        <translation>데이터베이스가 Wattfare 카탈로그가 아닙니다.</translation>
    </message>
    <message>
        <source>The catalogue was made by a newer version of Wattfare.</source>
        <translation>카탈로그가 더 새로운 버전의 Wattfare로 만들어졌습니다.</translation>
    </message>
    <message>
        <source>The database refused the statement.</source>
        <translation>데이터베이스가 SQL 문을 거부했습니다.</translation>
    </message>
    <message>
        <source>The input was refused.</source>
        <translation>입력이 거부되었습니다.</translation>
    </message>
    <message>
        <source>There is no such name.</source>
        <translation>그런 이름이 없습니다.</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>답이 없습니다.</translation>
    </message>
    <message>
        <source>%1, line %2, %3: found &quot;%4&quot;, expected %5.</source>
        <translation>%1, %2행, %3: 입력값 &quot;%4&quot;, 필요한 값 %5.</translation>
    </message>
    <message>
        <source>%1, byte %2, %3: found &quot;%4&quot;, expected %5.</source>
        <translation>%1, 바이트 %2, %3: 입력값 &quot;%4&quot;, 필요한 값 %5.</translation>
    </message>
    <message numerus="yes">
        <source>%I1 candidates lie on the Pareto front of cost and carbon.</source>
        <translation>
            <numerusform>후보 %I1개가 비용과 탄소의 파레토 프런트에 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no earlier date to compare today with.</source>
        <translation>오늘과 비교할 이전 날짜가 없습니다.</translation>
    </message>
    <message>
        <source>With prices of %1: %2 costs %M3 %4.</source>
        <translation>%1 가격 기준: %2 비용 %M3 %4.</translation>
    </message>
    <message>
        <source>With prices of %1, %2 has no price.</source>
        <translation>%1 가격 기준: %2에 가격이 없습니다.</translation>
    </message>
    <message>
        <source>With prices of %1 the cheapest is %2, %M3 %4.</source>
        <translation>%1 가격 기준 최저 비용: %2, %M3 %4.</translation>
    </message>
    <message>
        <source>Partial: %I1 of %I2 are missing.</source>
        <translation>일부만 있음: %I2개 중 %I1개 누락.</translation>
    </message>
    <message>
        <source>No price of %1 in %2 (%3) at or before %4. It may be sold as a capacity block or by private offer.</source>
        <translation>%4 또는 그 이전의 %1 가격이 %2에 없습니다(%3). 용량 블록이나 비공개 오퍼로 판매될 수 있습니다.</translation>
    </message>
    <message>
        <source>No throughput of %1 is known for this workload.</source>
        <translation>이 워크로드에 대한 %1의 처리량이 알려져 있지 않습니다.</translation>
    </message>
    <message>
        <source>No interruption frequency of %1 in %2 is known, so the overhead of spot cannot be estimated.</source>
        <translation>%2에서 %1의 중단 빈도가 알려져 있지 않아 스팟 오버헤드를 추정할 수 없습니다.</translation>
    </message>
    <message>
        <source>Interruptions of %1 in %2 come faster than the work can restart.</source>
        <translation>%2에서 %1의 중단이 작업 재시작보다 잦습니다.</translation>
    </message>
    <message>
        <source>Nothing is asked for, so there is no cost per million.</source>
        <translation>수요가 없으므로 100만 단위당 비용이 없습니다.</translation>
    </message>
    <message>
        <source>The result is beyond any sensible bound.</source>
        <translation>결과가 합리적인 범위를 벗어났습니다.</translation>
    </message>
    <message>
        <source>The power of %1 is unknown: no figure for %2.</source>
        <translation>%1의 전력을 알 수 없습니다: %2 수치 없음.</translation>
    </message>
    <message>
        <source>The embodied emissions of %1 are unknown.</source>
        <translation>%1의 내재 배출량을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The water use of %1 is unknown.</source>
        <translation>%1의 물 사용량을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>No figure for %2 of %1.</source>
        <translation>%1의 %2 수치가 없습니다.</translation>
    </message>
    <message>
        <source>Not a figure of this kind of workload.</source>
        <translation>이 종류의 워크로드에 해당하는 수치가 아닙니다.</translation>
    </message>
    <message>
        <source>Measured on this instance type (%1).</source>
        <translation>이 인스턴스 유형에서 측정(%1).</translation>
    </message>
    <message>
        <source>Measured on this type with %2 nodes (%1), scaled to %3.</source>
        <translation>이 유형의 노드 %2개에서 측정(%1), %3개로 환산.</translation>
    </message>
    <message>
        <source>Measured on %2 of the same accelerators (%1), scaled to %3.</source>
        <translation>같은 가속기 %2개에서 측정(%1), %3개로 환산.</translation>
    </message>
    <message>
        <source>Chosen by the scenario (%1).</source>
        <translation>시나리오에서 선택(%1).</translation>
    </message>
    <message>
        <source>Your own figure.</source>
        <translation>사용자 수치.</translation>
    </message>
    <message>
        <source>Peak FP64 rate of %1 times the efficiency you gave.</source>
        <translation>%1의 최대 FP64 성능 × 입력한 효율.</translation>
    </message>
    <message>
        <source>The chosen benchmark %1 is not in the catalogue or does not fit.</source>
        <translation>선택한 벤치마크 %1: 카탈로그에 없거나 맞지 않습니다.</translation>
    </message>
    <message>
        <source>The catalogue has no model %1.</source>
        <translation>카탈로그에 %1 모델이 없습니다.</translation>
    </message>
    <message>
        <source>No benchmark of %1 on %2; measurements do not transfer between CPUs.</source>
        <translation>%2에서 %1의 벤치마크가 없습니다. 측정값은 CPU 간에 옮겨 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>No benchmark of %1 on %2 that fits.</source>
        <translation>%2에서 %1에 맞는 벤치마크가 없습니다.</translation>
    </message>
    <message>
        <source>%1 has more accelerators than any system that was measured.</source>
        <translation>%1: 측정된 어떤 시스템보다 가속기가 많습니다.</translation>
    </message>
    <message>
        <source>No FP64 rate of %1 is known.</source>
        <translation>%1의 FP64 성능이 알려져 있지 않습니다.</translation>
    </message>
    <message>
        <source>The latency of %1 was not published.</source>
        <translation>%1의 지연 시간이 공개되지 않았습니다.</translation>
    </message>
    <message>
        <source>The latency of %1 is above the limit.</source>
        <translation>%1의 지연 시간이 한도를 넘습니다.</translation>
    </message>
    <message>
        <source>%1 does not fit into the memory of %2.</source>
        <translation>%1 모델이 %2의 메모리에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>The dimensions of %1 are not all known.</source>
        <translation>%1의 차원이 모두 알려져 있지 않습니다.</translation>
    </message>
    <message>
        <source>Of peak rate, bandwidth and memory of %1, not all are known.</source>
        <translation>%1의 최대 성능, 대역폭, 메모리 가운데 알려지지 않은 것이 있습니다.</translation>
    </message>
    <message>
        <source>%1 on %2 misses the limits of time to first token or between tokens.</source>
        <translation>%1: %2에서 첫 토큰까지의 시간 또는 토큰 간 시간 한도를 넘습니다.</translation>
    </message>
    <message>
        <source>%1 or %2 nodes lie outside the scaling table.</source>
        <translation>노드 %1개 또는 %2개가 확장 표의 범위를 벗어납니다.</translation>
    </message>
    <message>
        <source>Of another workload.</source>
        <translation>다른 워크로드의 값.</translation>
    </message>
    <message>
        <source>States no rate.</source>
        <translation>처리량이 명시되지 않음.</translation>
    </message>
    <message>
        <source>In another unit: %U1.</source>
        <translation>다른 단위: %U1.</translation>
    </message>
    <message>
        <source>Counts something else: %1.</source>
        <translation>다른 것을 셈: %1.</translation>
    </message>
    <message>
        <source>Measured over %1 nodes.</source>
        <translation>노드 %1개에 걸쳐 측정.</translation>
    </message>
    <message>
        <source>Measured on a part of the instance.</source>
        <translation>인스턴스의 일부에서 측정.</translation>
    </message>
    <message>
        <source>Ran on the CPU alone.</source>
        <translation>CPU만으로 실행.</translation>
    </message>
    <message>
        <source>Another precision: %1.</source>
        <translation>다른 정밀도: %1.</translation>
    </message>
    <message>
        <source>Another length: %I1 instead of %I2.</source>
        <translation>다른 길이: %I2 대신 %I1.</translation>
    </message>
    <message>
        <source>Another benchmark was chosen by the scenario.</source>
        <translation>시나리오에서 다른 벤치마크를 선택했습니다.</translation>
    </message>
    <message>
        <source>Your own figure replaces it.</source>
        <translation>사용자 수치로 대체됩니다.</translation>
    </message>
    <message>
        <source>A measurement of this very type exists.</source>
        <translation>바로 이 유형의 측정값이 있습니다.</translation>
    </message>
    <message>
        <source>accelerators wanted per accelerator measured</source>
        <translation>측정된 가속기당 필요한 가속기</translation>
    </message>
    <message>
        <source>accelerators of the instance</source>
        <translation>인스턴스의 가속기</translation>
    </message>
    <message>
        <source>measured rate</source>
        <translation>실측 처리량</translation>
    </message>
    <message>
        <source>expected billed hours</source>
        <translation>예상 과금 시간</translation>
    </message>
    <message>
        <source>instances billed on average</source>
        <translation>평균 과금 인스턴스</translation>
    </message>
    <message>
        <source>billed share of an instance-hour</source>
        <translation>인스턴스 시간 중 과금 비율</translation>
    </message>
    <message>
        <source>break-even utilisation</source>
        <translation>손익분기 사용률</translation>
    </message>
    <message>
        <source>billed hours per hour of work</source>
        <translation>작업 시간당 과금 시간</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>메모리 대역폭</translation>
    </message>
    <message>
        <source>size of a checkpoint</source>
        <translation>체크포인트 크기</translation>
    </message>
    <message>
        <source>time to write a checkpoint</source>
        <translation>체크포인트 기록 시간</translation>
    </message>
    <message>
        <source>price under the commitment</source>
        <translation>약정 적용 가격</translation>
    </message>
    <message>
        <source>time of a decoding step</source>
        <translation>디코딩 단계의 시간</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>수요</translation>
    </message>
    <message>
        <source>discount</source>
        <translation>할인율</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>효율</translation>
    </message>
    <message>
        <source>scaling efficiency against the measured size</source>
        <translation>측정 크기 대비 확장 효율</translation>
    </message>
    <message>
        <source>embodied emissions of an instance-hour</source>
        <translation>인스턴스 시간당 내재 배출량</translation>
    </message>
    <message>
        <source>embodied emissions per million</source>
        <translation>100만 단위당 내재 배출량</translation>
    </message>
    <message>
        <source>power of the fleet</source>
        <translation>플릿 전력</translation>
    </message>
    <message>
        <source>floating-point operations</source>
        <translation>부동소수점 연산</translation>
    </message>
    <message>
        <source>peak FP64 rate</source>
        <translation>최대 FP64 성능</translation>
    </message>
    <message>
        <source>operational emissions per million</source>
        <translation>100만 단위당 운영 배출량</translation>
    </message>
    <message>
        <source>hourly part of the commitment</source>
        <translation>약정의 시간당 요금</translation>
    </message>
    <message>
        <source>wall time</source>
        <translation>소요 시간</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>인스턴스</translation>
    </message>
    <message>
        <source>instances for the latency limit</source>
        <translation>지연 시간 한도에 필요한 인스턴스</translation>
    </message>
    <message>
        <source>instances for the throughput</source>
        <translation>처리량에 필요한 인스턴스</translation>
    </message>
    <message>
        <source>energy of the IT equipment</source>
        <translation>IT 장비 에너지</translation>
    </message>
    <message>
        <source>operational emissions</source>
        <translation>운영 배출량</translation>
    </message>
    <message>
        <source>energy per million</source>
        <translation>100만 단위당 에너지</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>에너지</translation>
    </message>
    <message>
        <source>water per kWh</source>
        <translation>kWh당 물</translation>
    </message>
    <message>
        <source>water per million</source>
        <translation>100만 단위당 물</translation>
    </message>
    <message>
        <source>market-based intensity</source>
        <translation>시장 기반 집약도</translation>
    </message>
    <message>
        <source>mean demand</source>
        <translation>평균 수요</translation>
    </message>
    <message>
        <source>instances on average</source>
        <translation>평균 인스턴스</translation>
    </message>
    <message>
        <source>millions of units</source>
        <translation>100만 단위 수</translation>
    </message>
    <message>
        <source>share of the bandwidth that decoding reaches</source>
        <translation>디코딩이 도달하는 대역폭 비율</translation>
    </message>
    <message>
        <source>share of the peak that prefill reaches</source>
        <translation>프리필이 도달하는 최대 성능 비율</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>on-demand price</source>
        <translation>온디맨드 가격</translation>
    </message>
    <message>
        <source>output tokens an hour</source>
        <translation>시간당 출력 토큰</translation>
    </message>
    <message>
        <source>output tokens a second</source>
        <translation>초당 출력 토큰</translation>
    </message>
    <message>
        <source>your price</source>
        <translation>사용자 가격</translation>
    </message>
    <message>
        <source>peak rate</source>
        <translation>최대 성능</translation>
    </message>
    <message>
        <source>time of the prefill</source>
        <translation>프리필 시간</translation>
    </message>
    <message>
        <source>price of an instance-hour</source>
        <translation>인스턴스 시간당 가격</translation>
    </message>
    <message>
        <source>spare instances</source>
        <translation>예비 인스턴스</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>scaling efficiency</source>
        <translation>확장 효율</translation>
    </message>
    <message>
        <source>spot slots per instance needed</source>
        <translation>필요한 인스턴스당 스팟 슬롯</translation>
    </message>
    <message>
        <source>spot price</source>
        <translation>스팟 가격</translation>
    </message>
    <message>
        <source>start-up</source>
        <translation>시작 시간</translation>
    </message>
    <message>
        <source>overhead of a step</source>
        <translation>단계당 오버헤드</translation>
    </message>
    <message>
        <source>throughput an hour</source>
        <translation>시간당 처리량</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>처리량</translation>
    </message>
    <message>
        <source>emissions of an instance-hour</source>
        <translation>인스턴스 시간당 배출량</translation>
    </message>
    <message>
        <source>time per output token</source>
        <translation>출력 토큰당 시간</translation>
    </message>
    <message>
        <source>mean of the day relative to the peak</source>
        <translation>피크 대비 하루 평균</translation>
    </message>
    <message>
        <source>time to first token</source>
        <translation>첫 토큰까지의 시간</translation>
    </message>
    <message>
        <source>load</source>
        <translation>부하</translation>
    </message>
    <message>
        <source>upfront payment</source>
        <translation>선결제 금액</translation>
    </message>
    <message>
        <source>cost of an hour</source>
        <translation>1시간 비용</translation>
    </message>
    <message>
        <source>cost per million</source>
        <translation>100만 단위당 비용</translation>
    </message>
    <message>
        <source>cost of a month</source>
        <translation>1개월 비용</translation>
    </message>
    <message>
        <source>cost of a year</source>
        <translation>1년 비용</translation>
    </message>
    <message>
        <source>cost of the run</source>
        <translation>실행 비용</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>사용률</translation>
    </message>
    <message>
        <source>utilisation target</source>
        <translation>목표 사용률</translation>
    </message>
    <message>
        <source>wall time per hour of work</source>
        <translation>작업 시간당 소요 시간</translation>
    </message>
    <message>
        <source>useful work</source>
        <translation>유효 작업</translation>
    </message>
    <message>
        <source>Inferentia needs %1 % fewer instances than the GPU for LayoutLM.</source>
        <translation>LayoutLM에서 Inferentia는 GPU보다 인스턴스가 %1% 적게 필요합니다.</translation>
    </message>
    <message>
        <source>Inferentia has %1 times the throughput of the GPU on LayoutLM.</source>
        <translation>LayoutLM에서 Inferentia의 처리량은 GPU의 %1배입니다.</translation>
    </message>
    <message>
        <source>A million LayoutLM inferences cost %1 USD on Inferentia.</source>
        <translation>Inferentia에서 LayoutLM 추론 100만 건의 비용은 %1 USD입니다.</translation>
    </message>
    <message>
        <source>A million LayoutLM inferences cost %1 USD on the GPU.</source>
        <translation>GPU에서 LayoutLM 추론 100만 건의 비용은 %1 USD입니다.</translation>
    </message>
    <message>
        <source>Inferentia is %1 % cheaper than the GPU for LayoutLM.</source>
        <translation>LayoutLM에서 Inferentia는 GPU보다 %1% 저렴합니다.</translation>
    </message>
    <message>
        <source>Inferentia uses %1 % less energy than the GPU for LayoutLM.</source>
        <translation>LayoutLM에서 Inferentia는 GPU보다 에너지를 %1% 적게 씁니다.</translation>
    </message>
    <message>
        <source>BERT-Large from scratch costs %1 USD on Trainium.</source>
        <translation>Trainium에서 BERT-Large를 처음부터 학습하는 비용은 %1 USD입니다.</translation>
    </message>
    <message>
        <source>BERT-Large from scratch costs %1 USD on the GPU.</source>
        <translation>GPU에서 BERT-Large를 처음부터 학습하는 비용은 %1 USD입니다.</translation>
    </message>
    <message>
        <source>Trainium trains BERT-Large in %1 % less time than the GPU.</source>
        <translation>Trainium은 BERT-Large를 GPU보다 %1% 짧은 시간에 학습합니다.</translation>
    </message>
    <message>
        <source>Trainium trains BERT-Large for %1 % less money than the GPU.</source>
        <translation>Trainium은 BERT-Large를 GPU보다 %1% 적은 비용으로 학습합니다.</translation>
    </message>
    <message>
        <source>Trainium trains BERT-Large with %1 % less energy than the GPU.</source>
        <translation>Trainium은 BERT-Large를 GPU보다 %1% 적은 에너지로 학습합니다.</translation>
    </message>
    <message>
        <source>Trn1 trains for up to %1 % less than comparable GPU instances.</source>
        <translation>Trn1은 동급 GPU 인스턴스보다 학습 비용이 최대 %1% 낮습니다.</translation>
    </message>
    <message>
        <source>Spot saves up to %1 % of the on-demand price.</source>
        <translation>스팟은 온디맨드 가격 대비 최대 %1%를 절감합니다.</translation>
    </message>
    <message>
        <source>Inf2 has %1 times the price-performance of Inf1.</source>
        <translation>Inf2의 가격 대비 성능은 Inf1의 %1배입니다.</translation>
    </message>
    <message>
        <source>G5 has up to %1 times the throughput of G4dn.</source>
        <translation>G5의 처리량은 G4dn의 최대 %1배입니다.</translation>
    </message>
    <message>
        <source>G5 costs up to %1 times less per inference than G4dn.</source>
        <translation>G5의 추론당 비용은 G4dn보다 최대 %1배 낮습니다.</translation>
    </message>
    <message>
        <source>Inf2 has up to %1 % better performance per watt than comparable instances.</source>
        <translation>Inf2의 와트당 성능은 동급 인스턴스보다 최대 %1% 높습니다.</translation>
    </message>
    <message>
        <source>Graviton uses up to %1 % less energy for the same performance.</source>
        <translation>Graviton은 같은 성능에서 에너지를 최대 %1% 적게 씁니다.</translation>
    </message>
    <message>
        <source>Training GPT-3 emits up to %1 t CO2e.</source>
        <translation>GPT-3 학습은 최대 %1 t CO₂e를 배출합니다.</translation>
    </message>
    <message>
        <source>No independent wattage of %1 is published: what the catalogue has are estimates.</source>
        <translation>%1의 독립적인 소비 전력은 공개되지 않았습니다. 카탈로그의 값은 추정값입니다.</translation>
    </message>
    <message>
        <source>No model was measured on both sides: %1.</source>
        <translation>양쪽 모두에서 측정된 모델이 없습니다: %1.</translation>
    </message>
    <message>
        <source>The publication does not state the run: %1.</source>
        <translation>발표 자료에 실행 내용이 명시되어 있지 않습니다: %1.</translation>
    </message>
    <message>
        <source>A price or rate is missing at this date.</source>
        <translation>이 날짜에 가격 또는 처리량이 없습니다.</translation>
    </message>
    <message>
        <source>with %1 (%2, %3)</source>
        <translation>%1 사용(%2, %3)</translation>
    </message>
    <message>
        <source>A rate or wattage was solved from the publication itself, so agreement proves nothing.</source>
        <translation>처리량 또는 소비 전력을 해당 발표 자료 자체에서 역산했으므로 일치해도 증명이 되지 않습니다.</translation>
    </message>
    <message>
        <source>A rate or wattage was solved from the publication itself, so agreement proves nothing; with the prices of the date it is %L1.</source>
        <translation>처리량 또는 소비 전력을 해당 발표 자료 자체에서 역산했으므로 일치해도 증명이 되지 않습니다. 해당 날짜의 가격으로는 %L1입니다.</translation>
    </message>
    <message>
        <source>Recomputed from figures of other publications: %L1.</source>
        <translation>다른 출판물의 수치로 재계산: %L1.</translation>
    </message>
    <message>
        <source>It was %L1 with prices of %2; with prices of %4 it is %L3.</source>
        <translation>%2 가격으로는 %L1, %4 가격으로는 %L3입니다.</translation>
    </message>
    <message>
        <source>The catalogue gives %L1.</source>
        <translation>카탈로그 값: %L1.</translation>
    </message>
    <message>
        <source>Best discount %L1 % (%2) of %I3 pairs of prices.</source>
        <translation>최대 할인율 %L1%(%2), 가격 쌍 %I3개 중.</translation>
    </message>
    <message>
        <source>The best discount is %L1 % (%2) of %I3 pairs of prices.</source>
        <translation>가격 쌍 %I3개 중 최대 할인율은 %L1%(%2)입니다.</translation>
    </message>
    <message numerus="yes">
        <source>Best ratio %L1 (%2) over %I3 models measured on both.</source>
        <translation>
            <numerusform>최대 비율 %L1(%2), 양쪽에서 측정된 모델 %I3개 중.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best ratio is %L1 (%2) over %I3 models measured on both.</source>
        <translation>
            <numerusform>양쪽에서 측정된 모델 %I3개 중 최대 비율은 %L1(%2)입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>holds</source>
        <translation>성립</translation>
    </message>
    <message>
        <source>held then</source>
        <translation>당시 성립</translation>
    </message>
    <message>
        <source>consistent by construction</source>
        <translation>역산한 값이므로 당연히 일치</translation>
    </message>
    <message>
        <source>not reproducible</source>
        <translation>재현 불가</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2</source>
        <translation>%1 기준 가격, 카탈로그 %2</translation>
    </message>
    <message>
        <source>Nothing has been computed for this workload.</source>
        <translation>이 워크로드에 대해 계산된 것이 없습니다.</translation>
    </message>
    <message>
        <source>Cost against operational carbon</source>
        <translation>비용 대 운영 탄소</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>파레토 프런트</translation>
    </message>
    <message>
        <source>No price of %1 in %2 is known.</source>
        <translation>%2에서 %1의 알려진 가격이 없습니다.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>온디맨드</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>스팟</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>%1 기준</translation>
    </message>
    <message>
        <source>IT power of an instance, by part</source>
        <translation>구성 요소별 인스턴스 IT 전력</translation>
    </message>
    <message>
        <source>Energy of %1 under each method</source>
        <translation>방법별 %1의 에너지</translation>
    </message>
    <message>
        <source>Every input of this figure is exact.</source>
        <translation>이 수치의 모든 입력은 정확한 값입니다.</translation>
    </message>
    <message>
        <source>%1 in %2: purchase options over utilisation</source>
        <translation>%1(%2): 사용률별 구매 옵션</translation>
    </message>
    <message>
        <source>%1 in %2: purchase options over the interruption rate</source>
        <translation>%1(%2): 중단율별 구매 옵션</translation>
    </message>
    <message>
        <source>Utilisation of what is reserved</source>
        <translation>예약 용량의 사용률</translation>
    </message>
    <message>
        <source>Interruptions of one instance</source>
        <translation>인스턴스 1개의 중단</translation>
    </message>
    <message>
        <source>Cost of an hour of useful work</source>
        <translation>유효 작업 1시간의 비용</translation>
    </message>
    <message>
        <source>interruption frequency</source>
        <translation>중단 구간</translation>
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
        <translation>실측</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>제조사</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>도출</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>추정</translation>
    </message>
    <message>
        <source>assumption</source>
        <translation>가정</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>사용자</translation>
    </message>
    <message>
        <source>One device needs no exchange: full efficiency.</source>
        <translation>장치가 하나면 교환이 필요 없음: 효율 손실 없음.</translation>
    </message>
    <message>
        <source>One node over %1: communication share %2 (assumption).</source>
        <translation>단일 노드(%1 연결): 통신 비율 %2(가정).</translation>
    </message>
    <message>
        <source>One node without a fast fabric (%1): communication share %2 (assumption).</source>
        <translation>고속 패브릭이 없는 단일 노드(%1): 통신 비율 %2(가정).</translation>
    </message>
    <message>
        <source>Several nodes (%1 inside each): communication share %2 (assumption).</source>
        <translation>여러 노드(각 노드 내부 %1): 통신 비율 %2(가정).</translation>
    </message>
    <message numerus="yes">
        <source>Excluded because they have no price: %I1 types.</source>
        <translation>
            <numerusform>가격이 없어 제외: 유형 %I1개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out because their power is unknown: %I1 types.</source>
        <translation>
            <numerusform>전력을 알 수 없어 제외: 유형 %I1개.</numerusform>
        </translation>
    </message>
    <message>
        <source>No instance type of %2 matches &quot;%1&quot;.</source>
        <translation>&quot;%1&quot; 조건에 맞는 %2 인스턴스 유형이 없습니다.</translation>
    </message>
    <message>
        <source>There is no formula &quot;%1&quot;; calc --list names them. Closest: %2</source>
        <translation>&quot;%1&quot; 수식이 없습니다. calc --list로 목록을 볼 수 있습니다. 가장 비슷한 것: %2</translation>
    </message>
    <message>
        <source>%1 has no parameter &quot;%2&quot;.</source>
        <translation>%1에 &quot;%2&quot; 매개변수가 없습니다.</translation>
    </message>
    <message>
        <source>%1 needs the parameter %2 (unit: %3).</source>
        <translation>%1에 %2 매개변수가 필요합니다(단위: %3).</translation>
    </message>
    <message>
        <source>%1: %2 is &quot;%3&quot; where %4 is expected.</source>
        <translation>%1: %2의 값이 &quot;%3&quot;입니다. 필요한 형식: %4.</translation>
    </message>
    <message>
        <source>%1: %2 is given twice.</source>
        <translation>%1: %2 매개변수가 두 번 지정되었습니다.</translation>
    </message>
    <message>
        <source>%1: %2 is outside its range (%F3).</source>
        <translation>%1: %2 값이 범위(%F3)를 벗어났습니다.</translation>
    </message>
    <message>
        <source>%1 has no answer (%3 = %F4). %T2</source>
        <translation>%1에 답이 없습니다(%3 = %F4). %T2</translation>
    </message>
    <message>
        <source>Instances for a demand at a utilisation target, with a latency limit where one is given.</source>
        <translation>목표 사용률에서 수요에 필요한 인스턴스 수(지연 시간 한도가 있으면 반영).</translation>
    </message>
    <message>
        <source>Cost, energy and emissions of a fleet per hour and per million.</source>
        <translation>시간당 및 100만 단위당 플릿의 비용, 에너지, 배출량.</translation>
    </message>
    <message>
        <source>Erlang B: probability that all servers are busy.</source>
        <translation>얼랑 B: 모든 서버가 사용 중일 확률.</translation>
    </message>
    <message>
        <source>Erlang C: probability to wait.</source>
        <translation>얼랑 C: 대기할 확률.</translation>
    </message>
    <message>
        <source>M/M/c: waits, tails and a percentile of the response time.</source>
        <translation>M/M/c: 대기 시간, 꼬리 확률, 응답 시간 백분위수.</translation>
    </message>
    <message>
        <source>Fewest servers that keep the wait within a limit.</source>
        <translation>대기 시간을 한도 내로 유지하는 최소 서버 수.</translation>
    </message>
    <message>
        <source>Fewest servers that keep the response time within a limit.</source>
        <translation>응답 시간을 한도 내로 유지하는 최소 서버 수.</translation>
    </message>
    <message>
        <source>M/D/1: mean wait.</source>
        <translation>M/D/1: 평균 대기 시간.</translation>
    </message>
    <message>
        <source>M/D/c after Cosmetatos: mean wait.</source>
        <translation>M/D/c(Cosmetatos): 평균 대기 시간.</translation>
    </message>
    <message>
        <source>M/G/1 after Pollaczek and Khinchine: mean wait.</source>
        <translation>M/G/1(Pollaczek–Khinchine): 평균 대기 시간.</translation>
    </message>
    <message>
        <source>G/G/1 after Kingman: mean wait, an upper bound.</source>
        <translation>G/G/1(Kingman): 평균 대기 시간, 상한.</translation>
    </message>
    <message>
        <source>G/G/c after Allen and Cunneen: mean wait.</source>
        <translation>G/G/c(Allen–Cunneen): 평균 대기 시간.</translation>
    </message>
    <message>
        <source>Largest batch that a latency limit allows.</source>
        <translation>지연 시간 한도가 허용하는 최대 배치.</translation>
    </message>
    <message>
        <source>Spot instances to hold so that enough are up.</source>
        <translation>충분한 수가 가동되도록 보유할 스팟 인스턴스 수.</translation>
    </message>
    <message>
        <source>Spread of the instances up when they share a pool.</source>
        <translation>풀을 공유할 때 가동 인스턴스 수의 분포.</translation>
    </message>
    <message>
        <source>Scaling efficiency by the share of communication (ring).</source>
        <translation>통신 비율에 따른 확장 효율(링).</translation>
    </message>
    <message>
        <source>Scaling efficiency by the serial share (Amdahl).</source>
        <translation>직렬 비율에 따른 확장 효율(암달).</translation>
    </message>
    <message>
        <source>Scaling efficiency from a table, linear in log2 of the nodes.</source>
        <translation>표에 따른 확장 효율, 노드 수의 log2에 선형.</translation>
    </message>
    <message>
        <source>Time and cost of a training run.</source>
        <translation>학습 실행의 시간과 비용.</translation>
    </message>
    <message>
        <source>Size of a checkpoint and the time to write it.</source>
        <translation>체크포인트 크기와 기록 시간.</translation>
    </message>
    <message>
        <source>Memory of a training run per accelerator, Adam, state spread.</source>
        <translation>학습 실행의 가속기당 메모리(Adam, 상태 분산).</translation>
    </message>
    <message>
        <source>Memory of a model in service per accelerator.</source>
        <translation>서비스 중인 모델의 가속기당 메모리.</translation>
    </message>
    <message>
        <source>Hazard an hour from a monthly interruption fraction.</source>
        <translation>월간 중단 비율에서 구한 시간당 위험률.</translation>
    </message>
    <message>
        <source>Probability of no interruption, and expected interruptions.</source>
        <translation>중단이 없을 확률과 예상 중단 횟수.</translation>
    </message>
    <message>
        <source>Billed share of an exponential life whose first hour is free if interrupted.</source>
        <translation>중단 시 첫 1시간이 무료인 지수 수명의 과금 비율.</translation>
    </message>
    <message>
        <source>Expected time, losses and cost of a run with checkpoints.</source>
        <translation>체크포인트가 있는 실행의 예상 시간, 손실, 비용.</translation>
    </message>
    <message>
        <source>Expected time of one block between checkpoints.</source>
        <translation>체크포인트 사이 한 블록의 예상 시간.</translation>
    </message>
    <message>
        <source>Best checkpoint interval: Young, Daly, exact.</source>
        <translation>최적 체크포인트 간격: Young, Daly, 정확해.</translation>
    </message>
    <message>
        <source>Expected time of a whole run after Daly.</source>
        <translation>Daly에 따른 전체 실행의 예상 시간.</translation>
    </message>
    <message>
        <source>Expected time when every notice saves the work.</source>
        <translation>모든 예고에서 작업을 저장할 때의 예상 시간.</translation>
    </message>
    <message>
        <source>Spot fleet that is not replaced: instances left over time.</source>
        <translation>보충하지 않는 스팟 플릿: 시간에 따라 남은 인스턴스.</translation>
    </message>
    <message>
        <source>Spot fleet that is replaced: availability and losses.</source>
        <translation>보충하는 스팟 플릿: 가용성과 손실.</translation>
    </message>
    <message>
        <source>Instances left when a whole pool may be reclaimed.</source>
        <translation>풀 전체가 회수될 수 있을 때 남은 인스턴스.</translation>
    </message>
    <message>
        <source>Lower bounds of a packing: L1 and L2 of Martello and Toth.</source>
        <translation>패킹의 하한: Martello와 Toth의 L1 및 L2.</translation>
    </message>
    <message>
        <source>KV cache per token.</source>
        <translation>토큰당 KV 캐시.</translation>
    </message>
    <message>
        <source>Largest batch that the memory holds.</source>
        <translation>메모리에 들어가는 최대 배치.</translation>
    </message>
    <message>
        <source>LLM serving at a batch: latencies, throughput, cost.</source>
        <translation>특정 배치의 LLM 서빙: 지연 시간, 처리량, 비용.</translation>
    </message>
    <message>
        <source>LLM serving at the largest batch within memory and limits.</source>
        <translation>메모리와 한도 내 최대 배치의 LLM 서빙.</translation>
    </message>
    <message>
        <source>Time of the prefill.</source>
        <translation>프리필 시간.</translation>
    </message>
    <message>
        <source>Static cycle of prefills and decoding steps.</source>
        <translation>프리필과 디코딩 단계의 정적 주기.</translation>
    </message>
    <message>
        <source>Break-even utilisation and discount of a commitment.</source>
        <translation>약정의 손익분기 사용률과 할인율.</translation>
    </message>
    <message>
        <source>Effective hourly rate from an upfront payment.</source>
        <translation>선결제 금액을 반영한 실효 시간당 요율.</translation>
    </message>
    <message>
        <source>Commitment of the least expected cost.</source>
        <translation>기대 비용이 최소인 약정.</translation>
    </message>
    <message>
        <source>One hour under a Savings Plan.</source>
        <translation>Savings Plan 적용 1시간.</translation>
    </message>
    <message>
        <source>Months until an upfront payment is earned back.</source>
        <translation>선결제 금액을 회수하기까지의 개월 수.</translation>
    </message>
    <message>
        <source>Spot against on-demand for a run.</source>
        <translation>실행에 대한 스팟 대 온디맨드.</translation>
    </message>
    <message>
        <source>Price ratio against throughput ratio of two accelerators.</source>
        <translation>두 가속기의 가격 비율 대 처리량 비율.</translation>
    </message>
    <message>
        <source>Price of an instance-hour bought in shares.</source>
        <translation>비율을 나누어 구매한 인스턴스 시간의 가격.</translation>
    </message>
    <message>
        <source>Wilson interval of a probability, 95 %.</source>
        <translation>확률의 윌슨 구간, 95%.</translation>
    </message>
    <message>
        <source>Trajectories for a relative half-width of the mean.</source>
        <translation>평균의 상대 반폭에 필요한 궤적 수.</translation>
    </message>
    <message>
        <source>Triangular distribution: quantile, mean, standard deviation.</source>
        <translation>삼각 분포: 분위수, 평균, 표준 편차.</translation>
    </message>
    <message>
        <source>IT power by the default method, by component.</source>
        <translation>기본 방법에 따른 구성 요소별 IT 전력.</translation>
    </message>
    <message>
        <source>Energy and emissions of a power over hours.</source>
        <translation>여러 시간 동안의 전력에 따른 에너지와 배출량.</translation>
    </message>
    <message>
        <source>CPU and memory power curves at a utilisation.</source>
        <translation>특정 사용률에서의 CPU 및 메모리 전력 곡선.</translation>
    </message>
    <message>
        <source>Power ratio of two fleets from an energy ratio.</source>
        <translation>에너지 비율에서 구한 두 플릿의 전력 비율.</translation>
    </message>
    <message>
        <source>Energy by Cloud Carbon Footprint.</source>
        <translation>Cloud Carbon Footprint에 따른 에너지.</translation>
    </message>
    <message>
        <source>Host power by Boavizta.</source>
        <translation>Boavizta에 따른 호스트 전력.</translation>
    </message>
    <message>
        <source>Power as TDP times utilisation.</source>
        <translation>TDP × 사용률로 구한 전력.</translation>
    </message>
    <message>
        <source>Energy by Green Algorithms.</source>
        <translation>Green Algorithms에 따른 에너지.</translation>
    </message>
    <message>
        <source>CPU and memory power by CodeCarbon.</source>
        <translation>CodeCarbon에 따른 CPU 및 메모리 전력.</translation>
    </message>
    <message>
        <source>Energy by ML CO2 Impact.</source>
        <translation>ML CO2 Impact에 따른 에너지.</translation>
    </message>
    <message>
        <source>Market-based emissions beside location-based ones.</source>
        <translation>시장 기반 배출량과 위치 기반 배출량의 비교.</translation>
    </message>
    <message>
        <source>Start hour of a job with the least emissions.</source>
        <translation>배출량이 가장 적은 작업 시작 시각.</translation>
    </message>
    <message>
        <source>Embodied emissions by the split rule.</source>
        <translation>분할 규칙에 따른 내재 배출량.</translation>
    </message>
    <message>
        <source>Software carbon intensity per functional unit.</source>
        <translation>기능 단위당 소프트웨어 탄소 집약도.</translation>
    </message>
    <message>
        <source>Water on site and off site.</source>
        <translation>현장 및 현장 외 물 사용량.</translation>
    </message>
    <message>
        <source>Range of a sum of independent ranges.</source>
        <translation>독립 범위의 합의 범위.</translation>
    </message>
    <message>
        <source>Range of a product of independent ranges.</source>
        <translation>독립 범위의 곱의 범위.</translation>
    </message>
    <message>
        <source>The guide has no question &quot;%1&quot;.</source>
        <translation>가이드에 &quot;%1&quot; 질문이 없습니다.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is none of %3.</source>
        <translation>%1: &quot;%2&quot; 값은 %3 중 하나가 아닙니다.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no number from %3 to %4.</source>
        <translation>%1: &quot;%2&quot; 값은 %3~%4의 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>What is the work?</source>
        <translation>어떤 작업입니까?</translation>
    </message>
    <message>
        <source>What matters most?</source>
        <translation>무엇이 가장 중요합니까?</translation>
    </message>
    <message>
        <source>Training from scratch</source>
        <translation>처음부터 학습</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>파인튜닝</translation>
    </message>
    <message>
        <source>Serving an LLM</source>
        <translation>LLM 서빙</translation>
    </message>
    <message>
        <source>HPC in double precision</source>
        <translation>배정밀도 HPC</translation>
    </message>
    <message>
        <source>Own CUDA kernels</source>
        <translation>자체 CUDA 커널</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>No</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>BF16 or FP16</source>
        <translation>BF16 또는 FP16</translation>
    </message>
    <message>
        <source>INT4</source>
        <translation>INT4</translation>
    </message>
    <message>
        <source>A balance</source>
        <translation>균형</translation>
    </message>
    <message>
        <source>One</source>
        <translation>하나</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>여러 개</translation>
    </message>
    <message>
        <source>Made for inference; it does not train.</source>
        <translation>추론용으로 만들어져 학습은 하지 않습니다.</translation>
    </message>
    <message>
        <source>The code does not run on Arm.</source>
        <translation>코드가 Arm에서 실행되지 않습니다.</translation>
    </message>
    <message>
        <source>parameter a of the curve</source>
        <translation>곡선 매개변수 a</translation>
    </message>
    <message>
        <source>upper bounds, value:high each</source>
        <translation>상한, 각각 value:high</translation>
    </message>
    <message>
        <source>activations on one accelerator</source>
        <translation>가속기 1개의 활성화</translation>
    </message>
    <message>
        <source>arrivals a second</source>
        <translation>초당 도착 수</translation>
    </message>
    <message>
        <source>squared variation of the arrivals</source>
        <translation>도착의 제곱 변동</translation>
    </message>
    <message>
        <source>share of time that an instance is up</source>
        <translation>인스턴스 가동 시간 비율</translation>
    </message>
    <message>
        <source>parameter b of the curve</source>
        <translation>곡선 매개변수 b</translation>
    </message>
    <message>
        <source>time of an empty batch</source>
        <translation>빈 배치의 시간</translation>
    </message>
    <message>
        <source>requests in a batch</source>
        <translation>배치 내 요청 수</translation>
    </message>
    <message>
        <source>lower bounds, value:low each</source>
        <translation>하한, 각각 value:low</translation>
    </message>
    <message>
        <source>billed hours</source>
        <translation>과금 시간</translation>
    </message>
    <message>
        <source>work and checkpoint of one block</source>
        <translation>한 블록의 작업과 체크포인트</translation>
    </message>
    <message>
        <source>bytes of a KV element</source>
        <translation>KV 요소의 바이트</translation>
    </message>
    <message>
        <source>bytes saved per parameter</source>
        <translation>매개변수당 저장 바이트</translation>
    </message>
    <message>
        <source>bytes of a weight</source>
        <translation>가중치의 바이트</translation>
    </message>
    <message>
        <source>parameter c of the curve</source>
        <translation>곡선 매개변수 c</translation>
    </message>
    <message>
        <source>capacity of one bin</source>
        <translation>빈 하나의 용량</translation>
    </message>
    <message>
        <source>work between checkpoints</source>
        <translation>체크포인트 사이의 작업</translation>
    </message>
    <message>
        <source>standard deviation over mean</source>
        <translation>평균 대비 표준 편차</translation>
    </message>
    <message>
        <source>share bought by commitment</source>
        <translation>약정으로 구매한 비율</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>약정</translation>
    </message>
    <message>
        <source>share of communication</source>
        <translation>통신 비율</translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation>CPU 코어</translation>
    </message>
    <message>
        <source>correlation of losses in a pool</source>
        <translation>풀 내 손실의 상관</translation>
    </message>
    <message>
        <source>TDP of the CPU</source>
        <translation>CPU의 TDP</translation>
    </message>
    <message>
        <source>parameter d of the curve</source>
        <translation>곡선 매개변수 d</translation>
    </message>
    <message>
        <source>1 where every service takes the same time</source>
        <translation>모든 서비스 시간이 같으면 1</translation>
    </message>
    <message>
        <source>accelerators that serve one copy</source>
        <translation>사본 하나를 서빙하는 가속기</translation>
    </message>
    <message>
        <source>energy of the new over the reference</source>
        <translation>기준 대비 새 플릿의 에너지</translation>
    </message>
    <message>
        <source>fixed time of a checkpoint</source>
        <translation>체크포인트의 고정 시간</translation>
    </message>
    <message>
        <source>peak rate of one accelerator</source>
        <translation>가속기 1개의 최대 성능</translation>
    </message>
    <message>
        <source>memory per chip of the reference</source>
        <translation>기준의 칩당 메모리</translation>
    </message>
    <message>
        <source>carbon intensity</source>
        <translation>탄소 집약도</translation>
    </message>
    <message>
        <source>GPU power at full use</source>
        <translation>최대 사용 시 GPU 전력</translation>
    </message>
    <message>
        <source>GPU power idle</source>
        <translation>유휴 시 GPU 전력</translation>
    </message>
    <message>
        <source>interruptions an hour of one instance</source>
        <translation>인스턴스 1개의 시간당 중단</translation>
    </message>
    <message>
        <source>size of an attention head</source>
        <translation>어텐션 헤드 크기</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>은닉 크기</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>상한</translation>
    </message>
    <message>
        <source>input tokens of a request</source>
        <translation>요청의 입력 토큰</translation>
    </message>
    <message>
        <source>hours of the job</source>
        <translation>작업 시간</translation>
    </message>
    <message>
        <source>KV cache in flight</source>
        <translation>처리 중인 KV 캐시</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 헤드</translation>
    </message>
    <message>
        <source>energy an hour</source>
        <translation>시간당 에너지</translation>
    </message>
    <message>
        <source>latency limit</source>
        <translation>지연 시간 한도</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>레이어</translation>
    </message>
    <message>
        <source>offered load</source>
        <translation>인가 부하</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>하한</translation>
    </message>
    <message>
        <source>largest batch of the device</source>
        <translation>장치의 최대 배치</translation>
    </message>
    <message>
        <source>power per vCPU at full use</source>
        <translation>최대 사용 시 vCPU당 전력</translation>
    </message>
    <message>
        <source>mean time between interruptions of the job</source>
        <translation>작업의 평균 중단 간격</translation>
    </message>
    <message>
        <source>mean service time</source>
        <translation>평균 서비스 시간</translation>
    </message>
    <message>
        <source>memory of one accelerator</source>
        <translation>가속기 1개의 메모리</translation>
    </message>
    <message>
        <source>memory of the instance</source>
        <translation>인스턴스의 메모리</translation>
    </message>
    <message>
        <source>times that it was met</source>
        <translation>충족된 횟수</translation>
    </message>
    <message>
        <source>share of the peak rate when decoding</source>
        <translation>디코딩 시 최대 성능 비율</translation>
    </message>
    <message>
        <source>power per vCPU idle</source>
        <translation>유휴 시 vCPU당 전력</translation>
    </message>
    <message>
        <source>share interrupted in a month</source>
        <translation>한 달에 중단된 비율</translation>
    </message>
    <message>
        <source>cost of a month with the upfront payment</source>
        <translation>선결제 시 1개월 비용</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>시행 횟수</translation>
    </message>
    <message>
        <source>instances needed</source>
        <translation>필요한 인스턴스</translation>
    </message>
    <message>
        <source>hours of the new fleet</source>
        <translation>새 플릿의 시간</translation>
    </message>
    <message>
        <source>instances of the new fleet</source>
        <translation>새 플릿의 인스턴스</translation>
    </message>
    <message>
        <source>notice before an interruption</source>
        <translation>중단 전 예고 시간</translation>
    </message>
    <message>
        <source>cost of a month on demand</source>
        <translation>온디맨드 1개월 비용</translation>
    </message>
    <message>
        <source>share bought on demand</source>
        <translation>온디맨드로 구매한 비율</translation>
    </message>
    <message>
        <source>output tokens of a request</source>
        <translation>요청의 출력 토큰</translation>
    </message>
    <message>
        <source>parameters of the model</source>
        <translation>모델의 매개변수</translation>
    </message>
    <message>
        <source>time of each item of a batch</source>
        <translation>배치 항목당 시간</translation>
    </message>
    <message>
        <source>price under the plan</source>
        <translation>플랜 적용 가격</translation>
    </message>
    <message>
        <source>memory of the whole server</source>
        <translation>서버 전체의 메모리</translation>
    </message>
    <message>
        <source>price of a</source>
        <translation>a의 가격</translation>
    </message>
    <message>
        <source>price of b</source>
        <translation>b의 가격</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>확률</translation>
    </message>
    <message>
        <source>share that must be within the limit</source>
        <translation>한도 내여야 하는 비율</translation>
    </message>
    <message>
        <source>hours of the reference fleet</source>
        <translation>기준 플릿의 시간</translation>
    </message>
    <message>
        <source>instances of the reference fleet</source>
        <translation>기준 플릿의 인스턴스</translation>
    </message>
    <message>
        <source>relative intensity by hour</source>
        <translation>시간대별 상대 집약도</translation>
    </message>
    <message>
        <source>half-width relative to the mean</source>
        <translation>평균 대비 반폭</translation>
    </message>
    <message>
        <source>1 where the schedule repeats every day</source>
        <translation>일정이 매일 반복되면 1</translation>
    </message>
    <message>
        <source>mean time to replace an instance</source>
        <translation>인스턴스 평균 교체 시간</translation>
    </message>
    <message>
        <source>intensity of the residual mix</source>
        <translation>잔여 믹스의 집약도</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>재시작</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>share that does not scale</source>
        <translation>확장되지 않는 비율</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>services a second of one server</source>
        <translation>서버 1대의 초당 서비스</translation>
    </message>
    <message>
        <source>squared variation of the services</source>
        <translation>서비스의 제곱 변동</translation>
    </message>
    <message>
        <source>losses of the whole pool an hour</source>
        <translation>풀 전체의 시간당 손실</translation>
    </message>
    <message>
        <source>item sizes with counts</source>
        <translation>항목 크기와 개수</translation>
    </message>
    <message>
        <source>share bought on spot</source>
        <translation>스팟으로 구매한 비율</translation>
    </message>
    <message>
        <source>SSDs of the server</source>
        <translation>서버의 SSD</translation>
    </message>
    <message>
        <source>points of the table</source>
        <translation>표의 점</translation>
    </message>
    <message>
        <source>term</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>throughput of a</source>
        <translation>a의 처리량</translation>
    </message>
    <message>
        <source>throughput of b</source>
        <translation>b의 처리량</translation>
    </message>
    <message>
        <source>limit of the time per output token</source>
        <translation>출력 토큰당 시간 한도</translation>
    </message>
    <message>
        <source>limit of the time to first token</source>
        <translation>첫 토큰까지의 시간 한도</translation>
    </message>
    <message>
        <source>uniform draw</source>
        <translation>균등 난수</translation>
    </message>
    <message>
        <source>functional units</source>
        <translation>기능 단위</translation>
    </message>
    <message>
        <source>share of memory that may be used</source>
        <translation>사용 가능한 메모리 비율</translation>
    </message>
    <message>
        <source>instances in use with probabilities</source>
        <translation>확률별 사용 인스턴스</translation>
    </message>
    <message>
        <source>value, the mode</source>
        <translation>값, 최빈값</translation>
    </message>
    <message>
        <source>worth of an hour of delay</source>
        <translation>지연 1시간의 가치</translation>
    </message>
    <message>
        <source>power of a core</source>
        <translation>코어의 전력</translation>
    </message>
    <message>
        <source>wait for capacity</source>
        <translation>용량 대기 시간</translation>
    </message>
    <message>
        <source>IT power of one instance</source>
        <translation>인스턴스 1개의 IT 전력</translation>
    </message>
    <message>
        <source>workspace of one accelerator</source>
        <translation>가속기 1개의 작업 공간</translation>
    </message>
    <message>
        <source>write bandwidth</source>
        <translation>쓰기 대역폭</translation>
    </message>
    <message>
        <source>water per IT kWh</source>
        <translation>IT kWh당 물</translation>
    </message>
    <message>
        <source>interest a year</source>
        <translation>연이율</translation>
    </message>
    <message>
        <source>Board, fabric and fans</source>
        <translation>보드, 패브릭, 팬</translation>
    </message>
    <message>
        <source>Other parts of the host</source>
        <translation>호스트의 기타 부분</translation>
    </message>
    <message>
        <source>Watts that are not divided into parts</source>
        <translation>부분별로 나뉘지 않은 와트</translation>
    </message>
    <message>
        <source>Facility (PUE)</source>
        <translation>시설(PUE)</translation>
    </message>
    <message>
        <source>Host only: this method leaves the accelerators out.</source>
        <translation>호스트만: 이 방법은 가속기를 제외합니다.</translation>
    </message>
    <message>
        <source>Accelerators only: this method leaves the host out.</source>
        <translation>가속기만: 이 방법은 호스트를 제외합니다.</translation>
    </message>
    <message>
        <source>This method has no PUE.</source>
        <translation>이 방법에는 PUE가 없습니다.</translation>
    </message>
    <message>
        <source>Your own watts replace the model.</source>
        <translation>사용자 와트 값이 모델을 대체합니다.</translation>
    </message>
    <message>
        <source>The watts of this accelerator are an estimate: its vendor publishes none.</source>
        <translation>이 가속기의 와트 값은 추정값입니다. 제조사가 공개한 값이 없습니다.</translation>
    </message>
    <message>
        <source>No published row: embodied emissions by the rule, from the largest type of the family.</source>
        <translation>발표된 행 없음: 패밀리의 가장 큰 유형에서 규칙에 따라 구한 내재 배출량.</translation>
    </message>
    <message>
        <source>The watts of this silicon are known only as a ratio to the other type: the range shown is that of the ratio.</source>
        <translation>이 실리콘의 와트 값은 다른 유형과의 비율로만 알려져 있습니다. 표시된 범위는 그 비율의 범위입니다.</translation>
    </message>
    <message>
        <source>What both share is counted once, so the range of the ratio is narrower than the two ranges.</source>
        <translation>둘이 공유하는 것은 한 번만 계산하므로 비율의 범위는 두 범위보다 좁습니다.</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>유휴</translation>
    </message>
    <message>
        <source>Steady inference</source>
        <translation>일정한 추론</translation>
    </message>
    <message>
        <source>Full inference or training</source>
        <translation>최대 추론 또는 학습</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>CPU만</translation>
    </message>
    <message>
        <source>Power at full load</source>
        <translation>최대 부하 전력</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>유휴 전력</translation>
    </message>
    <message>
        <source>Thermal design power</source>
        <translation>열 설계 전력</translation>
    </message>
    <message>
        <source>TDP of a CPU socket</source>
        <translation>CPU 소켓의 TDP</translation>
    </message>
    <message>
        <source>CPU platform</source>
        <translation>CPU 플랫폼</translation>
    </message>
    <message>
        <source>Memory of the family</source>
        <translation>패밀리의 메모리</translation>
    </message>
    <message>
        <source>Grid intensity, life cycle</source>
        <translation>전력망 집약도, 전과정</translation>
    </message>
    <message>
        <source>Grid intensity, combustion only</source>
        <translation>전력망 집약도, 연소만</translation>
    </message>
    <message>
        <source>Marginal grid intensity</source>
        <translation>한계 전력망 집약도</translation>
    </message>
    <message>
        <source>Water per kWh of IT energy</source>
        <translation>IT 에너지 kWh당 물</translation>
    </message>
    <message>
        <source>Embodied emissions</source>
        <translation>내재 배출량</translation>
    </message>
    <message>
        <source>Hourly profile of the grid</source>
        <translation>전력망의 시간대별 프로필</translation>
    </message>
    <message>
        <source>Of another precision.</source>
        <translation>다른 정밀도의 값.</translation>
    </message>
    <message>
        <source>This cell has no number (%1).</source>
        <translation>이 셀에 숫자가 없습니다(%1).</translation>
    </message>
    <message>
        <source>Observed after the as-of date; %1 counts.</source>
        <translation>기준일 이후에 관측됨. 적용: %1.</translation>
    </message>
    <message>
        <source>Older than the observation of %1.</source>
        <translation>%1의 관측보다 오래됨.</translation>
    </message>
    <message>
        <source>No latency limit asks for more than one instance.</source>
        <translation>인스턴스를 2개 이상 요구하는 지연 시간 한도가 없습니다.</translation>
    </message>
    <message>
        <source>Sized so that %P2 of the requests stay within %L1 ms (queue of c servers, squared variation of service %L3).</source>
        <translation>요청의 %P2가 %L1 ms 이내에 처리되도록 산정(서버 c대의 대기열, 서비스의 제곱 변동 %L3).</translation>
    </message>
    <message>
        <source>Mean over the hours of the day.</source>
        <translation>하루 시간대의 평균.</translation>
    </message>
    <message>
        <source>Hazard %L1 per hour, availability %L2 of a slot.</source>
        <translation>시간당 위험률 %L1, 슬롯 가용성 %L2.</translation>
    </message>
    <message>
        <source>Hazard %L1 per hour and instance, %L2 losses expected, checkpoint every %L3 h.</source>
        <translation>인스턴스·시간당 위험률 %L1, 예상 손실 %L2회, %L3 h마다 체크포인트.</translation>
    </message>
    <message>
        <source>Another figure is preferred.</source>
        <translation>다른 수치가 우선합니다.</translation>
    </message>
    <message>
        <source>CodeCarbon expects %I1 memory modules for so much memory.</source>
        <translation>CodeCarbon은 이 정도 메모리에 메모리 모듈 %I1개를 가정합니다.</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>벤치마크</translation>
    </message>
    <message>
        <source>price</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>상수</translation>
    </message>
    <message>
        <source>IT power of an instance</source>
        <translation>인스턴스의 IT 전력</translation>
    </message>
    <message>
        <source>power of the accelerators</source>
        <translation>가속기의 전력</translation>
    </message>
    <message>
        <source>overhead of board, fabric and fans</source>
        <translation>보드, 패브릭, 팬의 오버헤드</translation>
    </message>
    <message>
        <source>power of the CPU</source>
        <translation>CPU의 전력</translation>
    </message>
    <message>
        <source>power of the memory</source>
        <translation>메모리의 전력</translation>
    </message>
    <message>
        <source>power of the rest of the host</source>
        <translation>호스트 나머지의 전력</translation>
    </message>
    <message>
        <source>power of the other parts</source>
        <translation>기타 부분의 전력</translation>
    </message>
    <message>
        <source>power of one CPU</source>
        <translation>CPU 1개의 전력</translation>
    </message>
    <message>
        <source>power of one core</source>
        <translation>코어 1개의 전력</translation>
    </message>
    <message>
        <source>power of one chip</source>
        <translation>칩 1개의 전력</translation>
    </message>
    <message>
        <source>share of the TDP of the host</source>
        <translation>호스트의 TDP 몫</translation>
    </message>
    <message>
        <source>memory above the baseline of a chip</source>
        <translation>칩 기준선을 넘는 메모리</translation>
    </message>
    <message>
        <source>share of the TDP at this load</source>
        <translation>이 부하의 TDP 비율</translation>
    </message>
    <message>
        <source>ratio of power</source>
        <translation>전력 비율</translation>
    </message>
    <message>
        <source>published ratio of power</source>
        <translation>발표된 전력 비율</translation>
    </message>
    <message>
        <source>energy of the facility</source>
        <translation>시설의 에너지</translation>
    </message>
    <message>
        <source>energy of storage and transfer</source>
        <translation>스토리지와 전송의 에너지</translation>
    </message>
    <message>
        <source>operational emissions, hour by hour</source>
        <translation>시간대별 운영 배출량</translation>
    </message>
    <message>
        <source>market-based emissions</source>
        <translation>시장 기반 배출량</translation>
    </message>
    <message>
        <source>marginal emissions</source>
        <translation>한계 배출량</translation>
    </message>
    <message>
        <source>share of electricity matched by purchases</source>
        <translation>구매로 충당한 전력 비율</translation>
    </message>
    <message>
        <source>embodied emissions</source>
        <translation>내재 배출량</translation>
    </message>
    <message>
        <source>operational and embodied emissions</source>
        <translation>운영 및 내재 배출량</translation>
    </message>
    <message>
        <source>emissions per functional unit (SCI)</source>
        <translation>기능 단위당 배출량(SCI)</translation>
    </message>
    <message>
        <source>water on site</source>
        <translation>현장 물 사용량</translation>
    </message>
    <message>
        <source>water of electricity generation</source>
        <translation>발전에 쓰인 물</translation>
    </message>
    <message>
        <source>water</source>
        <translation>물</translation>
    </message>
    <message>
        <source>embodied emissions of the host</source>
        <translation>호스트의 내재 배출량</translation>
    </message>
    <message>
        <source>embodied emissions of the instance’s share</source>
        <translation>인스턴스 몫의 내재 배출량</translation>
    </message>
    <message>
        <source>embodied emissions of the platform</source>
        <translation>플랫폼의 내재 배출량</translation>
    </message>
    <message>
        <source>share of the platform</source>
        <translation>플랫폼의 몫</translation>
    </message>
    <message>
        <source>instance-hours</source>
        <translation>인스턴스 시간</translation>
    </message>
    <message>
        <source>vCPU of the instance</source>
        <translation>인스턴스의 vCPU</translation>
    </message>
    <message>
        <source>CPU sockets of the platform</source>
        <translation>플랫폼의 CPU 소켓</translation>
    </message>
    <message>
        <source>vCPU of the platform</source>
        <translation>플랫폼의 vCPU</translation>
    </message>
    <message>
        <source>cores of a socket</source>
        <translation>소켓의 코어</translation>
    </message>
    <message>
        <source>vCPU of the largest type of the family</source>
        <translation>패밀리 최대 유형의 vCPU</translation>
    </message>
    <message>
        <source>memory of the largest type of the family</source>
        <translation>패밀리 최대 유형의 메모리</translation>
    </message>
    <message>
        <source>memory of the platform</source>
        <translation>플랫폼의 메모리</translation>
    </message>
    <message>
        <source>accelerators of the platform</source>
        <translation>플랫폼의 가속기</translation>
    </message>
    <message>
        <source>drives of the platform</source>
        <translation>플랫폼의 드라이브</translation>
    </message>
    <message>
        <source>power when idle</source>
        <translation>유휴 전력</translation>
    </message>
    <message>
        <source>power when idle, clocks up</source>
        <translation>유휴 전력, 클럭 유지</translation>
    </message>
    <message>
        <source>power at full load</source>
        <translation>최대 부하 전력</translation>
    </message>
    <message>
        <source>thermal design power</source>
        <translation>열 설계 전력</translation>
    </message>
    <message>
        <source>CPU power at 0 %</source>
        <translation>0%에서 CPU 전력</translation>
    </message>
    <message>
        <source>CPU power at 10 %</source>
        <translation>10%에서 CPU 전력</translation>
    </message>
    <message>
        <source>CPU power at 50 %</source>
        <translation>50%에서 CPU 전력</translation>
    </message>
    <message>
        <source>CPU power at 100 %</source>
        <translation>100%에서 CPU 전력</translation>
    </message>
    <message>
        <source>overhead of board, fabric and fans per watt</source>
        <translation>와트당 보드, 패브릭, 팬의 오버헤드</translation>
    </message>
    <message>
        <source>power of the rest of the host per watt of TDP</source>
        <translation>TDP 와트당 호스트 나머지의 전력</translation>
    </message>
    <message>
        <source>uncertainty of the CPU curve</source>
        <translation>CPU 곡선의 불확실성</translation>
    </message>
    <message>
        <source>uncertainty of the memory curve</source>
        <translation>메모리 곡선의 불확실성</translation>
    </message>
    <message>
        <source>uncertainty of the rest of the host</source>
        <translation>호스트 나머지의 불확실성</translation>
    </message>
    <message>
        <source>least power of a vCPU</source>
        <translation>vCPU의 최소 전력</translation>
    </message>
    <message>
        <source>most power of a vCPU</source>
        <translation>vCPU의 최대 전력</translation>
    </message>
    <message>
        <source>memory within the baseline of a chip</source>
        <translation>칩 기준선 내 메모리</translation>
    </message>
    <message>
        <source>power of a GB of memory</source>
        <translation>메모리 GB당 전력</translation>
    </message>
    <message>
        <source>least GPU power per watt of TDP</source>
        <translation>TDP 와트당 최소 GPU 전력</translation>
    </message>
    <message>
        <source>most GPU power per watt of TDP</source>
        <translation>TDP 와트당 최대 GPU 전력</translation>
    </message>
    <message>
        <source>curve parameter a</source>
        <translation>곡선 매개변수 a</translation>
    </message>
    <message>
        <source>curve parameter b</source>
        <translation>곡선 매개변수 b</translation>
    </message>
    <message>
        <source>curve parameter c</source>
        <translation>곡선 매개변수 c</translation>
    </message>
    <message>
        <source>curve parameter d</source>
        <translation>곡선 매개변수 d</translation>
    </message>
    <message>
        <source>other parts per watt of CPU and memory</source>
        <translation>CPU 및 메모리 와트당 기타 부분</translation>
    </message>
    <message>
        <source>power of an unknown core</source>
        <translation>알 수 없는 코어의 전력</translation>
    </message>
    <message>
        <source>constant share of the TDP</source>
        <translation>TDP의 상수 비율</translation>
    </message>
    <message>
        <source>share of the TDP when idle</source>
        <translation>유휴 시 TDP 비율</translation>
    </message>
    <message>
        <source>cubic share of the TDP</source>
        <translation>TDP의 3차 비율</translation>
    </message>
    <message>
        <source>own watts of an instance</source>
        <translation>사용자 인스턴스 와트 값</translation>
    </message>
    <message>
        <source>utilisation of the accelerators</source>
        <translation>가속기 사용률</translation>
    </message>
    <message>
        <source>utilisation of the CPU</source>
        <translation>CPU 사용률</translation>
    </message>
    <message>
        <source>utilisation of the memory</source>
        <translation>메모리 사용률</translation>
    </message>
    <message>
        <source>overhead of the data centre (PUE)</source>
        <translation>데이터 센터 오버헤드(PUE)</translation>
    </message>
    <message>
        <source>own grid intensity</source>
        <translation>사용자 전력망 집약도</translation>
    </message>
    <message>
        <source>grid intensity, life cycle</source>
        <translation>전력망 집약도, 전과정</translation>
    </message>
    <message>
        <source>grid intensity, combustion only</source>
        <translation>전력망 집약도, 연소만</translation>
    </message>
    <message>
        <source>grid intensity, as the provider’s regions list it</source>
        <translation>전력망 집약도, 제공업체 리전 목록 기준</translation>
    </message>
    <message>
        <source>marginal grid intensity</source>
        <translation>한계 전력망 집약도</translation>
    </message>
    <message>
        <source>carbon-free share bought by the provider</source>
        <translation>제공업체가 구매한 무탄소 비율</translation>
    </message>
    <message>
        <source>intensity of the rest of the grid</source>
        <translation>나머지 전력망의 집약도</translation>
    </message>
    <message>
        <source>water per kWh of IT energy (WUE)</source>
        <translation>IT 에너지 kWh당 물(WUE)</translation>
    </message>
    <message>
        <source>water per kWh generated (EWIF)</source>
        <translation>발전 kWh당 물(EWIF)</translation>
    </message>
    <message>
        <source>life of the hardware</source>
        <translation>하드웨어 수명</translation>
    </message>
    <message>
        <source>embodied emissions of a bare server</source>
        <translation>베어 서버의 내재 배출량</translation>
    </message>
    <message>
        <source>embodied emissions of a GB of memory</source>
        <translation>메모리 GB당 내재 배출량</translation>
    </message>
    <message>
        <source>embodied emissions of a drive</source>
        <translation>드라이브의 내재 배출량</translation>
    </message>
    <message>
        <source>embodied emissions of a further CPU</source>
        <translation>추가 CPU의 내재 배출량</translation>
    </message>
    <message>
        <source>embodied emissions of an accelerator</source>
        <translation>가속기의 내재 배출량</translation>
    </message>
    <message>
        <source>uncertainty of the host</source>
        <translation>호스트의 불확실성</translation>
    </message>
    <message>
        <source>memory power at 0 %</source>
        <translation>0%에서 메모리 전력</translation>
    </message>
    <message>
        <source>accelerator power at 0 %</source>
        <translation>0%에서 가속기 전력</translation>
    </message>
    <message>
        <source>memory power at 10 %</source>
        <translation>10%에서 메모리 전력</translation>
    </message>
    <message>
        <source>accelerator power at 10 %</source>
        <translation>10%에서 가속기 전력</translation>
    </message>
    <message>
        <source>memory power at 50 %</source>
        <translation>50%에서 메모리 전력</translation>
    </message>
    <message>
        <source>accelerator power at 50 %</source>
        <translation>50%에서 가속기 전력</translation>
    </message>
    <message>
        <source>memory power at 100 %</source>
        <translation>100%에서 메모리 전력</translation>
    </message>
    <message>
        <source>accelerator power at 100 %</source>
        <translation>100%에서 가속기 전력</translation>
    </message>
    <message>
        <source>AWS Price List of EC2, JSON</source>
        <translation>EC2의 AWS Price List, JSON</translation>
    </message>
    <message>
        <source>AWS Price List of EC2, CSV</source>
        <translation>EC2의 AWS Price List, CSV</translation>
    </message>
    <message>
        <source>AWS Savings Plans offer file, JSON</source>
        <translation>AWS Savings Plans 오퍼 파일, JSON</translation>
    </message>
    <message>
        <source>Spot price history (describe-spot-price-history), JSON</source>
        <translation>스팟 가격 이력(describe-spot-price-history), JSON</translation>
    </message>
    <message>
        <source>Spot Instance Advisor, JSON</source>
        <translation>Spot Instance Advisor, JSON</translation>
    </message>
    <message>
        <source>Instance types (describe-instance-types), JSON</source>
        <translation>인스턴스 유형(describe-instance-types), JSON</translation>
    </message>
    <message>
        <source>Real Time Cloud region metadata, CSV</source>
        <translation>Real Time Cloud 리전 메타데이터, CSV</translation>
    </message>
    <message>
        <source>Hourly grid intensity (Electricity Maps), CSV</source>
        <translation>시간별 전력망 집약도(Electricity Maps), CSV</translation>
    </message>
    <message>
        <source>Spot availability trace, CSV</source>
        <translation>스팟 가용성 기록, CSV</translation>
    </message>
    <message>
        <source>Table of the catalogue, CSV</source>
        <translation>카탈로그 테이블, CSV</translation>
    </message>
    <message>
        <source>Table pasted from a document</source>
        <translation>문서에서 붙여넣은 표</translation>
    </message>
    <message>
        <source>%I1 new, %I2 changed, %I3 unchanged, %I4 removed, %I5 refused.</source>
        <translation>신규 %I1, 변경 %I2, 동일 %I3, 제거 %I4, 거부 %I5.</translation>
    </message>
    <message numerus="yes">
        <source>%I1 rows written as import %2 to %3.</source>
        <translation>
            <numerusform>%I1행을 %3에 기록했습니다(가져오기 번호 %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is none of the kinds of files that can be imported; choose the kind if you know it.</source>
        <translation>%1: 가져올 수 있는 파일 종류가 아닙니다. 종류를 알고 있으면 선택하십시오.</translation>
    </message>
    <message>
        <source>%I1 files were given; only spot price histories may come in several files.</source>
        <translation>파일 %I1개가 지정되었습니다. 여러 파일로 나누어 가져올 수 있는 것은 스팟 가격 이력뿐입니다.</translation>
    </message>
    <message>
        <source>Other products than instances</source>
        <translation>인스턴스가 아닌 제품</translation>
    </message>
    <message>
        <source>Local and Wavelength zones</source>
        <translation>Local Zones 및 Wavelength Zones</translation>
    </message>
    <message>
        <source>Other systems than Linux</source>
        <translation>Linux가 아닌 시스템</translation>
    </message>
    <message>
        <source>Dedicated tenancy</source>
        <translation>전용 테넌시</translation>
    </message>
    <message>
        <source>With software installed</source>
        <translation>소프트웨어가 설치된 항목</translation>
    </message>
    <message>
        <source>Capacity reservations</source>
        <translation>용량 예약</translation>
    </message>
    <message>
        <source>Other systems or licences</source>
        <translation>기타 시스템 또는 라이선스</translation>
    </message>
    <message>
        <source>Other markets, for example capacity blocks</source>
        <translation>기타 시장(예: 용량 블록)</translation>
    </message>
    <message>
        <source>Without a region</source>
        <translation>리전 없음</translation>
    </message>
    <message>
        <source>Other terms and units</source>
        <translation>기타 약관 및 단위</translation>
    </message>
    <message>
        <source>Rows that say the same again</source>
        <translation>같은 내용이 반복된 행</translation>
    </message>
    <message>
        <source>Terms that begin after the publication</source>
        <translation>공개일 이후에 시작되는 조건</translation>
    </message>
    <message>
        <source>Prices of zero</source>
        <translation>가격이 0인 항목</translation>
    </message>
    <message>
        <source>Other providers</source>
        <translation>기타 제공업체</translation>
    </message>
    <message>
        <source>Hours without a value</source>
        <translation>값이 없는 시간</translation>
    </message>
    <message>
        <source>Columns that are not used</source>
        <translation>사용하지 않는 열</translation>
    </message>
    <message>
        <source>Headings between rows</source>
        <translation>행 사이의 제목</translation>
    </message>
    <message>
        <source>Second kinds of accelerator in a type</source>
        <translation>유형의 두 번째 가속기 종류</translation>
    </message>
    <message>
        <source>On which day did the values of %1 hold?</source>
        <translation>%1의 값은 어느 날짜 기준입니까?</translation>
    </message>
    <message>
        <source>For which region are the prices of %1?</source>
        <translation>%1의 가격은 어느 리전의 것입니까?</translation>
    </message>
    <message>
        <source>%1 holds life-cycle and direct intensities. Which shall come in?</source>
        <translation>%1에는 전과정 집약도와 직접 집약도가 있습니다. 어느 것을 가져오시겠습니까?</translation>
    </message>
    <message>
        <source>What does 1 mean in %1? If 1 means available, capacity was there %L2 % of the time; if it means lost, %L3 %.</source>
        <translation>%1에서 1은 무엇을 뜻합니까? 1이 사용 가능이면 용량이 있던 시간은 %L2%, 1이 손실이면 %L3%입니다.</translation>
    </message>
    <message>
        <source>How many seconds lie between two values of %1?</source>
        <translation>%1의 두 값 사이 간격은 몇 초입니까?</translation>
    </message>
    <message numerus="yes">
        <source>%I2 cells of %1 were put right, as listed. Are the repairs correct?</source>
        <translation>
            <numerusform>%1의 셀 %I2개를 목록과 같이 바로잡았습니다. 수정이 맞습니까?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an HTTPS address; nothing was fetched.</source>
        <translation>%1: HTTPS 주소가 아니어서 아무것도 가져오지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 sends on to another host (%2); nothing was fetched.</source>
        <translation>%1: 다른 호스트(%2)로 리디렉션되어 아무것도 가져오지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 is larger than the limit of %I2 bytes; nothing was kept.</source>
        <translation>%1: 한도 %I2바이트보다 커서 아무것도 보관하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 answered with status %2; nothing was kept.</source>
        <translation>%1: 상태 %2 응답을 받아 아무것도 보관하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be fetched: %2</source>
        <translation>%1 주소에서 가져올 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 broke off after %I2 of %I3 bytes; nothing was kept.</source>
        <translation>%1: %I3바이트 중 %I2바이트에서 끊겨 아무것도 보관하지 않았습니다.</translation>
    </message>
    <message>
        <source>What came from %1 is not the expected file; nothing was kept.</source>
        <translation>%1에서 받은 것이 예상한 파일이 아니어서 아무것도 보관하지 않았습니다.</translation>
    </message>
    <message>
        <source>The checksum of what came from %1 does not match; nothing was kept.</source>
        <translation>%1에서 받은 데이터의 체크섬이 일치하지 않아 아무것도 보관하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 s; nothing was kept.</source>
        <translation>%1: %2 s 동안 받은 것이 없어 아무것도 보관하지 않았습니다.</translation>
    </message>
    <message>
        <source>The price list index has no region %1.</source>
        <translation>가격 목록 인덱스에 %1 리전이 없습니다.</translation>
    </message>
    <message>
        <source>There is no statement.</source>
        <translation>SQL 문이 없습니다.</translation>
    </message>
    <message>
        <source>Only one statement at a time.</source>
        <translation>한 번에 SQL 문 하나만 실행할 수 있습니다.</translation>
    </message>
    <message>
        <source>Only reading is allowed here; refused: %1.</source>
        <translation>여기서는 읽기만 허용됩니다. 거부됨: %1.</translation>
    </message>
    <message>
        <source>The statement was stopped after %F1 seconds.</source>
        <translation>%F1초 후 SQL 문이 중지되었습니다.</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, 하한</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, 상한</translation>
    </message>
    <message>
        <source>%1, unit</source>
        <translation>%1, 단위</translation>
    </message>
    <message>
        <source>The printer took no pages. The details say more.</source>
        <translation>프린터가 페이지를 받지 않았습니다. 자세한 내용은 세부 정보를 확인하십시오.</translation>
    </message>
    <message>
        <source>The PDF could not be made. The details say more.</source>
        <translation>PDF를 만들 수 없습니다. 자세한 내용은 세부 정보를 확인하십시오.</translation>
    </message>
    <message>
        <source>The workbook could not be made. The details say more.</source>
        <translation>통합 문서를 만들 수 없습니다. 자세한 내용은 세부 정보를 확인하십시오.</translation>
    </message>
    <message>
        <source>A worksheet holds 1,048,576 rows and 16,384 columns; this table has %I1 rows and %I2 columns. CSV has no such limit.</source>
        <translation>워크시트는 1,048,576행, 16,384열까지 담을 수 있는데 이 표는 %I1행, %I2열입니다. CSV에는 이런 제한이 없습니다.</translation>
    </message>
    <message>
        <source>The chosen sections contain no table, so there is nothing to write as CSV.</source>
        <translation>선택한 섹션에 표가 없어 CSV로 쓸 내용이 없습니다.</translation>
    </message>
    <message>
        <source>No font is installed, so a PDF would have no letters. Install one, or choose HTML, XLSX, CSV or JSON.</source>
        <translation>설치된 글꼴이 없어 PDF에 글자가 나타나지 않습니다. 글꼴을 설치하거나 HTML, XLSX, CSV 또는 JSON을 선택하세요.</translation>
    </message>
    <message>
        <source>The file is not a readable PDF.</source>
        <translation>읽을 수 있는 PDF 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>This PDF carries no scenario: only reports written by Wattfare do.</source>
        <translation>이 PDF에는 시나리오가 없습니다. Wattfare가 만든 보고서에만 들어 있습니다.</translation>
    </message>
    <message>
        <source>The scenario in this PDF is larger than 16 MiB and was not read.</source>
        <translation>이 PDF의 시나리오는 16 MiB보다 커서 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>취소되었습니다. 아무것도 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>The folder does not exist: %1</source>
        <translation>폴더가 없습니다: %1</translation>
    </message>
    <message>
        <source>A file name is needed; this is a folder: %1</source>
        <translation>파일 이름이 필요하지만 폴더입니다: %1</translation>
    </message>
    <message>
        <source>Nothing was written: no permission to write %1. Choose another folder.</source>
        <translation>아무것도 쓰지 않았습니다: %1에 쓸 권한이 없습니다. 다른 폴더를 선택하십시오.</translation>
    </message>
    <message>
        <source>Nothing was written: the disk is full. File: %1</source>
        <translation>아무것도 쓰지 않았습니다: 디스크가 가득 찼습니다. 파일: %1</translation>
    </message>
    <message>
        <source>Nothing was written: the file name is too long. Shorten it: %1</source>
        <translation>아무것도 쓰지 않았습니다: 파일 이름이 너무 깁니다. 줄이십시오: %1</translation>
    </message>
    <message>
        <source>Nothing was written to %1: %2</source>
        <translation>%1에 아무것도 쓰지 않았습니다: %2</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>가정</translation>
    </message>
    <message>
        <source>Ranked candidates</source>
        <translation>순위별 후보</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Published claims</source>
        <translation>발표된 주장</translation>
    </message>
    <message>
        <source>How the numbers came about</source>
        <translation>수치 산출 과정</translation>
    </message>
    <message>
        <source>Method and formulas</source>
        <translation>방법과 수식</translation>
    </message>
    <message>
        <source>Sources and licences</source>
        <translation>출처와 라이선스</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>데이터 품질</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>적용 범위</translation>
    </message>
    <message>
        <source>Reproducibility</source>
        <translation>재현성</translation>
    </message>
    <message>
        <source>Which instances serve %I2 output tokens of %1 an hour, with prices of %3?</source>
        <translation>%3 가격으로 시간당 %1 출력 토큰 %I2개를 처리하는 인스턴스는?</translation>
    </message>
    <message>
        <source>The rate of %1 was solved from the publication whose savings it then reproduces: agreement with it proves nothing.</source>
        <translation>%1의 처리량은 절감 효과를 발표한 자료에서 역산한 것이므로 그 자료와 일치해도 증명이 되지 않습니다.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Open circles are defaults of the program, pencils are choices of the scenario.</source>
        <translation>빈 원은 프로그램 기본값, 연필은 시나리오의 선택입니다.</translation>
    </message>
    <message>
        <source>The first %I1 of %I2 candidates that qualify.</source>
        <translation>적격 후보 %I2개 중 처음 %I1개입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%I1 of %I2 candidates qualify.</source>
        <translation>
            <numerusform>%I2개 후보 중 %I1개가 적격입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Side by side, as ratios to %1</source>
        <translation>나란히 비교, %1 대비 비율</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>나란히 비교</translation>
    </message>
    <message>
        <source>Published claims, recomputed</source>
        <translation>발표된 주장, 재계산</translation>
    </message>
    <message>
        <source>independent of the claim</source>
        <translation>주장과 독립적</translation>
    </message>
    <message>
        <source>%1: %T2</source>
        <translation>%1: %T2</translation>
    </message>
    <message>
        <source>Ranges combine by root sum of squares in sums and of logarithms in products; no input enters a rule twice.</source>
        <translation>범위는 합에서는 제곱합의 제곱근으로, 곱에서는 로그의 제곱합의 제곱근으로 결합하며, 한 입력이 규칙에 두 번 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>Classes: measured, vendor, derived, estimate, assumption, yours. A computed number bears the weakest class that matters to it.</source>
        <translation>등급: 실측, 제조사, 도출, 추정, 가정, 사용자. 계산된 숫자는 영향을 주는 입력 중 가장 약한 등급을 갖습니다.</translation>
    </message>
    <message>
        <source>Figures from Electricity Maps: ODbL 1.0. Benchmarks from the Neuron documentation: CC BY-SA 4.0. Prices and specifications are facts that AWS publishes.</source>
        <translation>Electricity Maps 수치: ODbL 1.0. Neuron 문서의 벤치마크: CC BY-SA 4.0. 가격과 사양은 AWS가 공개한 사실 정보입니다.</translation>
    </message>
    <message>
        <source>Candidates without a price: %I1.</source>
        <translation>가격이 없는 후보: %I1.</translation>
    </message>
    <message>
        <source>Candidates without a throughput: %I1.</source>
        <translation>처리량이 없는 후보: %I1.</translation>
    </message>
    <message>
        <source>The watts of %1 are derived from a publication, not measured.</source>
        <translation>%1의 와트 값은 측정값이 아니라 발표 자료에서 도출한 값입니다.</translation>
    </message>
    <message>
        <source>The watts of %1 rest on estimates.</source>
        <translation>%1의 와트 값은 추정값에 기반합니다.</translation>
    </message>
    <message>
        <source>Compute only, Linux, shared tenancy. No storage, data transfer, support, tax, quota or guarantee of capacity.</source>
        <translation>컴퓨팅만, Linux, 공유 테넌시. 스토리지, 데이터 전송, 지원, 세금, 할당량, 용량 보장은 포함하지 않습니다.</translation>
    </message>
    <message>
        <source>Prices are list prices of the as-of date; types without a public price are sold as capacity blocks or by private offer.</source>
        <translation>가격은 기준일의 정가입니다. 공개 가격이 없는 유형은 용량 블록이나 비공개 오퍼로 판매됩니다.</translation>
    </message>
    <message>
        <source>Power models hold for steady state; start-up, queueing and idle capacity that nobody bought are not in them.</source>
        <translation>전력 모델은 정상 상태에 적용됩니다. 시작, 대기열, 아무도 구매하지 않은 유휴 용량은 포함하지 않습니다.</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>카탈로그</translation>
    </message>
    <message>
        <source>Hash of the catalogue</source>
        <translation>카탈로그의 해시</translation>
    </message>
    <message>
        <source>Rows of your own</source>
        <translation>사용자 행</translation>
    </message>
    <message>
        <source>Prices as of</source>
        <translation>가격 기준일</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>The scenario is attached with its inputs: it can be opened and evaluated again.</source>
        <translation>시나리오가 입력과 함께 첨부되어 있어 다시 열고 평가할 수 있습니다.</translation>
    </message>
    <message>
        <source>n instances; q demand an hour; x throughput of one an hour; u* utilisation target; k spare instances.</source>
        <translation>n 인스턴스 수, q 시간당 수요, x 인스턴스 1개의 시간당 처리량, u* 목표 사용률, k 예비 인스턴스.</translation>
    </message>
    <message>
        <source>c cost per million; n instances; p price of an instance-hour; q demand an hour.</source>
        <translation>c 100만 단위당 비용, n 인스턴스 수, p 인스턴스 시간당 가격, q 시간당 수요.</translation>
    </message>
    <message>
        <source>E energy per million; P_IT power of an instance; PUE of the region; q demand an hour.</source>
        <translation>E 100만 단위당 에너지, P_IT 인스턴스의 전력, PUE 리전의 값, q 시간당 수요.</translation>
    </message>
    <message>
        <source>O operational emissions; E energy; CI grid intensity.</source>
        <translation>O 운영 배출량, E 에너지, CI 전력망 집약도.</translation>
    </message>
    <message>
        <source>M embodied emissions; TE_alloc embodied emissions of the instance’s share; EL lifetime of the hardware.</source>
        <translation>M 내재 배출량, TE_alloc 인스턴스 몫의 내재 배출량, EL 하드웨어 수명.</translation>
    </message>
    <message>
        <source>T wall time; S samples; X throughput of the cluster; τ work between checkpoints; δ time of one; R_0 start-up.</source>
        <translation>T 소요 시간, S 샘플, X 클러스터 처리량, τ 체크포인트 사이의 작업, δ 체크포인트 1회 시간, R_0 시작 시간.</translation>
    </message>
    <message>
        <source>C cost; n instances; p price of an instance-hour; T wall time.</source>
        <translation>C 비용, n 인스턴스 수, p 인스턴스 시간당 가격, T 소요 시간.</translation>
    </message>
    <message>
        <source>E energy; n instances; P_IT power of an instance; PUE of the region; T wall time.</source>
        <translation>E 에너지, n 인스턴스 수, P_IT 인스턴스의 전력, PUE 리전의 값, T 소요 시간.</translation>
    </message>
    <message>
        <source>N accelerators; u utilisation; c_base overhead of the board; r and m curves of CPU and memory; G memory; TDP_host share of the CPU’s TDP.</source>
        <translation>N 가속기, u 사용률, c_base 보드 오버헤드, r 및 m CPU와 메모리의 곡선, G 메모리, TDP_host CPU의 TDP 중 호스트 몫.</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3.</source>
        <translation>%1: 입력값 %2, 필요한 값 %3.</translation>
    </message>
    <message>
        <source>%1: %2 is outside its range, %3.</source>
        <translation>%1: %2 값이 범위(%3)를 벗어났습니다.</translation>
    </message>
    <message>
        <source>%1: %2 is none of %3.</source>
        <translation>%1: %2 값은 %3 중 하나가 아닙니다.</translation>
    </message>
    <message>
        <source>%1: %2 contradicts %3.</source>
        <translation>%1: %2 값이 %3 값과 모순됩니다.</translation>
    </message>
    <message>
        <source>%1 is missing; expected %3.</source>
        <translation>%1 항목이 없습니다. 필요한 내용: %3.</translation>
    </message>
    <message>
        <source>%1 has %2 entries or characters; at most %3 are read.</source>
        <translation>%1에 항목 또는 문자가 %2개 있습니다. 최대 %3개까지 읽습니다.</translation>
    </message>
    <message>
        <source>%1: %2: found %3, expected %4.</source>
        <translation>%1: %2: 입력값 %3, 필요한 값 %4.</translation>
    </message>
    <message>
        <source>%1: %2: %3 is outside its range, %4.</source>
        <translation>%1: %2: %3 값이 범위(%4)를 벗어났습니다.</translation>
    </message>
    <message>
        <source>%1: %2: %3 is none of %4.</source>
        <translation>%1: %2: %3 값은 %4 중 하나가 아닙니다.</translation>
    </message>
    <message>
        <source>%1: %2: %3 contradicts %4.</source>
        <translation>%1: %2: %3 값이 %4 값과 모순됩니다.</translation>
    </message>
    <message>
        <source>%1: %2 is missing; expected %4.</source>
        <translation>%1: %2 항목이 없습니다. 필요한 내용: %4.</translation>
    </message>
    <message>
        <source>%1: %2 has %3 entries or characters; at most %4 are read.</source>
        <translation>%1: %2에 항목 또는 문자가 %3개 있습니다. 최대 %4개까지 읽습니다.</translation>
    </message>
    <message>
        <source>%1: %2: %3 is given twice.</source>
        <translation>%1: %2: %3 값이 두 번 지정되었습니다.</translation>
    </message>
    <message>
        <source>There is no parameter called %1.</source>
        <translation>%1 매개변수가 없습니다.</translation>
    </message>
    <message>
        <source>There is no parameter called %1. Perhaps one of these: %2.</source>
        <translation>%1 매개변수가 없습니다. 다음 중 하나일 수 있습니다: %2.</translation>
    </message>
    <message>
        <source>%1: the catalogue has no %2.</source>
        <translation>%1: 카탈로그에 %2 항목이 없습니다.</translation>
    </message>
    <message>
        <source>No catalogue is open.</source>
        <translation>열린 카탈로그가 없습니다.</translation>
    </message>
    <message>
        <source>%1: the key %2 is not known to this version; it is kept.</source>
        <translation>%1: 이 버전에서 알 수 없는 키(%2)입니다. 그대로 유지합니다.</translation>
    </message>
    <message>
        <source>%1, line %2: this is not valid JSON.</source>
        <translation>%1, %2행: 올바른 JSON이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is not a scenario of Wattfare: the version under &quot;wattfare&quot; is missing or wrong.</source>
        <translation>%1 파일은 Wattfare 시나리오가 아닙니다: &quot;wattfare&quot;의 버전이 없거나 잘못되었습니다.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Wattfare (version %2; this one reads %3).</source>
        <translation>%1 파일은 더 새로운 Wattfare로 작성되었습니다(버전 %2, 이 버전은 %3까지 읽음).</translation>
    </message>
    <message>
        <source>%1 has %I2 bytes; a scenario has at most %I3.</source>
        <translation>%1 파일의 크기는 %I2바이트입니다. 시나리오는 최대 %I3바이트입니다.</translation>
    </message>
    <message>
        <source>%1 is nested %I2 levels deep; a scenario has at most %I3.</source>
        <translation>%1의 중첩이 %I2단계입니다. 시나리오는 최대 %I3단계입니다.</translation>
    </message>
    <message>
        <source>The scenario was saved with catalogue %1; this is %2.</source>
        <translation>시나리오는 카탈로그 %1에서 저장되었으나 현재 카탈로그는 %2입니다.</translation>
    </message>
    <message>
        <source>%1 was %L2 %4 and is %L3 %4.</source>
        <translation>%1: 이전 %L2 %4, 현재 %L3 %4.</translation>
    </message>
    <message>
        <source>%1 was %L2 %3 and is not in this catalogue.</source>
        <translation>%1: 이전 %L2 %3, 이 카탈로그에는 없습니다.</translation>
    </message>
    <message>
        <source>Checkpoint duration</source>
        <translation>체크포인트 시간</translation>
    </message>
    <message>
        <source>Restart duration</source>
        <translation>재시작 시간</translation>
    </message>
    <message>
        <source>Wait for capacity</source>
        <translation>용량 대기</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>기한</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>작업량</translation>
    </message>
    <message>
        <source>Your own watts</source>
        <translation>사용자 와트 값</translation>
    </message>
    <message>
        <source>Component model (Wattfare)</source>
        <translation>구성 요소 모델(Wattfare)</translation>
    </message>
    <message>
        <source>Linear in TDP</source>
        <translation>TDP에 선형</translation>
    </message>
    <message>
        <source>HPC: 10²⁰ FLOP in FP64 on 4 nodes at half the peak (assumed)</source>
        <translation>HPC: 노드 4개에서 FP64 100 엑사플롭, 최대 성능의 절반(가정)</translation>
    </message>
    <message>
        <source>%I1 trajectories (%P2) reached the time limit unfinished; means and high quantiles are therefore too low.</source>
        <translation>궤적 %I1개(%P2)가 완료되지 않은 채 시간 한도에 도달했습니다. 따라서 평균과 높은 분위수가 실제보다 낮습니다.</translation>
    </message>
    <message>
        <source>%I1 trajectories (%P2) reached the time limit unfinished: means, and quantiles beyond the limit, are withheld.</source>
        <translation>궤적 %I1개(%P2)가 완료되지 않은 채 시간 한도에 도달했습니다. 평균과 한도를 넘는 분위수는 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>%T1: %2 is not a finite number.</source>
        <translation>%T1: 유한한 수가 아닙니다(%2).</translation>
    </message>
    <message>
        <source>A long run: about %L1 million events, some %L2 minutes of one core. Fewer trajectories take less; Ctrl+C shows what is done by then.</source>
        <translation>오래 걸리는 실행: 약 %L1백만 이벤트, 코어 하나로 약 %L2분입니다. 궤적을 줄이면 짧아지고, Ctrl+C를 누르면 그때까지의 결과를 보여 줍니다.</translation>
    </message>
    <message>
        <source>A checkpoint takes %L1 h, longer than the notice of %L2 h: nothing is saved at the notice.</source>
        <translation>체크포인트 시간(%L1 h)이 예고 시간(%L2 h)보다 깁니다. 예고 시 아무것도 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>At %L1 interruptions an hour hardly a restart and segment ever completes: the run will not end in practice.</source>
        <translation>시간당 중단이 %L1회이면 재시작과 구간이 거의 완료되지 못합니다. 실행이 사실상 끝나지 않습니다.</translation>
    </message>
    <message>
        <source>Assumed without a source: a share of %P1 of the interruptions comes with a usable notice.</source>
        <translation>출처 없는 가정: 중단의 %P1에서 활용 가능한 예고가 옵니다.</translation>
    </message>
    <message>
        <source>Assumed without a source: no interval below %L1 h is tried where a checkpoint costs nothing.</source>
        <translation>출처 없는 가정: 체크포인트 비용이 없을 때 %L1 h 미만의 간격은 시도하지 않습니다.</translation>
    </message>
    <message>
        <source>Assumed without a source: an instance takes %L1 h to start, not billed.</source>
        <translation>출처 없는 가정: 인스턴스 시작 시간은 %L1 h이며 과금되지 않습니다.</translation>
    </message>
    <message>
        <source>Assumed without a source: a rebalance recommendation comes before the notice with a chance of %P1.</source>
        <translation>출처 없는 가정: 재조정 권고가 예고보다 먼저 올 확률은 %P1입니다.</translation>
    </message>
    <message>
        <source>Assumed without a source: a rebalance recommendation leads the notice by %L1 h on average.</source>
        <translation>출처 없는 가정: 재조정 권고는 예고보다 평균 %L1 h 앞섭니다.</translation>
    </message>
    <message>
        <source>Assumed without a source: how well the allocation strategy foresees which pools will be interrupted.</source>
        <translation>출처 없는 가정: 할당 전략이 중단될 풀을 얼마나 잘 예측하는지.</translation>
    </message>
    <message>
        <source>Assumed without a source: every change of the cluster&apos;s size pauses it for %L1 h.</source>
        <translation>출처 없는 가정: 클러스터 크기가 바뀔 때마다 %L1 h 멈춥니다.</translation>
    </message>
    <message>
        <source>Assumed without a source: the communication share that slows a larger cluster is %L1.</source>
        <translation>출처 없는 가정: 더 큰 클러스터를 늦추는 통신 비율은 %L1입니다.</translation>
    </message>
    <message>
        <source>In %P1 of the trajectories no pool had capacity for a launch at some time, first after %L2 h.</source>
        <translation>궤적의 %P1에서 한때 시작할 용량이 있는 풀이 없었으며, 최초 시점은 %L2 h 이후입니다.</translation>
    </message>
    <message>
        <source>The trace holds only %L1 independent windows of this length: the interval is wide and may be too narrow still.</source>
        <translation>기록에 이 길이의 독립 구간이 %L1개뿐입니다. 구간이 넓지만 그래도 실제보다 좁을 수 있습니다.</translation>
    </message>
    <message>
        <source>The trace has a single tick: it says nothing about change.</source>
        <translation>기록에 틱이 하나뿐이어서 변화를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Capacity was available throughout the trace: no loss can be estimated from it.</source>
        <translation>기록 내내 용량이 있었습니다. 손실을 추정할 수 없습니다.</translation>
    </message>
    <message>
        <source>Capacity was never available in the trace.</source>
        <translation>기록에서 용량이 있었던 적이 없습니다.</translation>
    </message>
    <message>
        <source>Capacity was available only %P1 of the time. Check whether 1 means available in this trace.</source>
        <translation>용량이 있던 시간은 %P1뿐입니다. 이 기록에서 1이 사용 가능을 뜻하는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The trace records one instance at a time. All %I1 are taken to come and go with it; so many together are harder to get.</source>
        <translation>이 기록은 인스턴스 하나씩만 담고 있습니다. %I1개 모두가 그 하나와 함께 확보되고 회수된다고 가정합니다. 그만큼을 한꺼번에 얻기는 더 어렵습니다.</translation>
    </message>
    <message>
        <source>%T1: not known, so that no cost can be stated.</source>
        <translation>%T1: 알 수 없으므로 비용을 말할 수 없습니다.</translation>
    </message>
    <message>
        <source>Work and changeover fill %I1 ticks of the trace, but only %I2 lie before the deadline: no policy can be in time.</source>
        <translation>작업과 전환이 기록의 %I1틱을 채우지만 기한 전에는 %I2틱뿐입니다. 어떤 정책도 제때 끝낼 수 없습니다.</translation>
    </message>
    <message>
        <source>Losses between two ticks (%L1 s apart) go unseen: the estimated rate is a lower bound.</source>
        <translation>두 틱 사이(%L1 s 간격)의 손실은 보이지 않습니다. 추정한 중단율은 하한입니다.</translation>
    </message>
    <message>
        <source>Assumed without a source: the three states of the market (calm, tight, empty) and how often they change.</source>
        <translation>출처 없는 가정: 시장의 세 상태(여유, 부족, 없음)와 그 변화 빈도.</translation>
    </message>
    <message>
        <source>A fleet request takes whole units: the target of %F1 was rounded up.</source>
        <translation>플릿 요청은 정수 단위만 받으므로 목표(%F1)를 올림했습니다.</translation>
    </message>
    <message>
        <source>Capacity rebalancing needs a fleet of type maintain; the request leaves it out.</source>
        <translation>용량 재조정에는 maintain 유형의 플릿이 필요합니다. 요청에서 제외했습니다.</translation>
    </message>
    <message>
        <source>An Auto Scaling group knows no diversified strategy; lowest-price over all pools comes nearest.</source>
        <translation>Auto Scaling 그룹에는 diversified 전략이 없습니다. 모든 풀에 대한 lowest-price가 가장 가깝습니다.</translation>
    </message>
    <message>
        <source>An Auto Scaling group cannot wait before it terminates a rebalanced instance; the delay was left out.</source>
        <translation>Auto Scaling 그룹은 재조정된 인스턴스를 종료하기 전에 기다릴 수 없어 지연을 제외했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The trace shows %n loss(es) of capacity: rates estimated from it are rough.</source>
        <translation>
            <numerusform>기록에 용량 손실이 %n회 있습니다. 이로부터 추정한 중단율은 대략적입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The states were fitted on %n complete run(s): they are rough.</source>
        <translation>
            <numerusform>완전한 구간 %n개로 상태를 적합했습니다. 대략적인 값입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window of Wattfare (process %1) keeps your imports and choices in %2. This one shows them and follows their changes, but changes nothing until the other is closed.</source>
        <translation>Wattfare의 다른 창(프로세스 %1)이 %2의 가져오기와 선택을 관리하고 있습니다. 이 창은 이를 표시하고 변경을 따라가지만, 다른 창이 닫힐 때까지 아무것도 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written, so imports and choices can be seen but not changed.</source>
        <translation>폴더 %1에 쓸 수 없어 가져오기와 선택을 볼 수는 있지만 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>%T2 of %1: what moves it most</source>
        <translation>%1의 %T2: 영향이 큰 입력</translation>
    </message>
    <message>
        <source>%1 holds more than %I2 files; choose fewer at a time.</source>
        <translation>%1에 파일이 %I2개보다 많습니다. 한 번에 더 적게 선택하십시오.</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>인스턴스</translation>
    </message>
    <message>
        <source>Price of an instance</source>
        <translation>인스턴스 가격</translation>
    </message>
    <message>
        <source>Cost of the fleet</source>
        <translation>플릿 비용</translation>
    </message>
    <message>
        <source>Cost per million</source>
        <translation>100만 단위당 비용</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>실행 비용</translation>
    </message>
    <message>
        <source>Power of an instance</source>
        <translation>인스턴스 전력</translation>
    </message>
    <message>
        <source>Energy per million</source>
        <translation>100만 단위당 에너지</translation>
    </message>
    <message>
        <source>Carbon per million</source>
        <translation>100만 단위당 탄소</translation>
    </message>
    <message>
        <source>Embodied carbon per million</source>
        <translation>100만 단위당 내재 탄소</translation>
    </message>
    <message>
        <source>Water per million</source>
        <translation>100만 단위당 물</translation>
    </message>
    <message>
        <source>Candidates ranked: %T1</source>
        <translation>후보 순위: %T1</translation>
    </message>
    <message>
        <source>Total of %T1: %L2 %3.</source>
        <translation>%T1 합계: %L2 %3.</translation>
    </message>
    <message>
        <source>Total of %T1: none of the rows has it.</source>
        <translation>%T1 합계: 값이 있는 행이 없습니다.</translation>
    </message>
    <message>
        <source>Does the model fit: weights at the precision of the benchmark, gradients and Adam in training, the KV cache of a request</source>
        <translation>모델이 들어가는지: 벤치마크 정밀도의 가중치, 학습에서는 그래디언트와 Adam, 요청 하나의 KV 캐시</translation>
    </message>
    <message>
        <source>The watts of %1 are known only as a ratio to those of %2: what both differ by carries the range of the published ratio.</source>
        <translation>%1의 전력은 %2에 대한 비율로만 알려져 있습니다. 둘의 차이는 공표된 비율의 범위를 가집니다.</translation>
    </message>
    <message>
        <source>%1 needs %L3 GiB of accelerator memory even when spread over %2, which has %L4 GiB to use.</source>
        <translation>%1 모델은 %2에 나누어도 가속기 메모리 %L3 GiB가 필요하지만, 쓸 수 있는 것은 %L4 GiB입니다.</translation>
    </message>
    <message>
        <source>Training %1 with Adam needs %L3 GiB even when spread over all nodes of %2, which have %L4 GiB to use.</source>
        <translation>Adam으로 %1 모델을 학습하려면 %2의 모든 노드에 나누어도 %L3 GiB가 필요하지만, 쓸 수 있는 것은 %L4 GiB입니다.</translation>
    </message>
    <message>
        <source>The number of parameters of %1 is not known, so nothing is said about memory.</source>
        <translation>%1의 매개변수 수를 알 수 없어 메모리에 대해 말할 수 없습니다.</translation>
    </message>
    <message>
        <source>The accelerator memory of %1 is not known.</source>
        <translation>%1의 가속기 메모리를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Price of an instance-hour</source>
        <translation>인스턴스 시간당 가격</translation>
    </message>
    <message>
        <source>%I1 draws with seed %2: P5 %L3, P50 %L4, P95 %L5, mean %L6 %7</source>
        <translation>시드 %2, %I1회 추출: P5 %L3, P50 %L4, P95 %L5, 평균 %L6 %7</translation>
    </message>
    <message>
        <source>Number of draws: %1 is outside 1 to 10,000,000.</source>
        <translation>추출 횟수 %1: 1~10,000,000 범위를 벗어납니다.</translation>
    </message>
    <message>
        <source>A draw of the uncertain inputs has no finite value.</source>
        <translation>불확실한 입력의 추출 하나에 유한한 값이 없습니다.</translation>
    </message>
    <message>
        <source>The watts of %1 are known only as a ratio to those of %2. Energy of %1 to that of %2: %R3 (%R4 to %R5); the two ranges of the table must not be divided.</source>
        <translation>%1의 전력은 %2에 대한 비율로만 알려져 있습니다. %2 대비 %1의 에너지: %R3(%R4~%R5). 표의 두 범위를 서로 나누면 안 됩니다.</translation>
    </message>
    <message>
        <source>%I1 trajectories, seed %2</source>
        <translation>궤적 %I1개, 시드 %2</translation>
    </message>
    <message>
        <source>%I1 trajectories, seed %2; %I3 values beyond, up to %L4, not drawn</source>
        <translation>궤적 %I1개, 시드 %2; 그 밖의 값 %I3개(최대 %L4)는 그리지 않음</translation>
    </message>
    <message>
        <source>Closed form, the first hour billed</source>
        <translation>닫힌 식, 첫 시간 과금</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>시드 %1</translation>
    </message>
    <message>
        <source>Seed %1; cut before its end</source>
        <translation>시드 %1; 끝나기 전에 잘림</translation>
    </message>
    <message>
        <source>The first %I1 instances, %I2 more not drawn; seed %3</source>
        <translation>처음 %I1개 인스턴스, %I2개는 그리지 않음; 시드 %3</translation>
    </message>
    <message>
        <source>Nothing has been simulated yet.</source>
        <translation>아직 시뮬레이션한 것이 없습니다.</translation>
    </message>
    <message>
        <source>No spot price is known: enter one to see the cost.</source>
        <translation>알려진 스팟 가격이 없습니다. 비용을 보려면 입력하십시오.</translation>
    </message>
    <message>
        <source>No interval gives a finite time.</source>
        <translation>유한한 시간을 주는 간격이 없습니다.</translation>
    </message>
    <message>
        <source>No spot instance ran in this trajectory.</source>
        <translation>이 궤적에서는 스팟 인스턴스가 실행되지 않았습니다.</translation>
    </message>
    <message>
        <source>Share of trajectories</source>
        <translation>궤적의 비율</translation>
    </message>
    <message>
        <source>Cost of the run on spot</source>
        <translation>스팟 실행의 비용</translation>
    </message>
    <message>
        <source>Finish time of the run on spot</source>
        <translation>스팟 실행의 완료 시간</translation>
    </message>
    <message>
        <source>Finish time</source>
        <translation>완료 시간</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>경과 시간</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>평균 비용</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>기대 비용</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>기대 시간</translation>
    </message>
    <message>
        <source>Work between checkpoints</source>
        <translation>체크포인트 사이의 작업</translation>
    </message>
    <message>
        <source>Missing unit-hours</source>
        <translation>부족한 단위·시간</translation>
    </message>
    <message>
        <source>Units up</source>
        <translation>가동 중인 단위</translation>
    </message>
    <message>
        <source>Gang: any loss stops all</source>
        <translation>묶음: 하나라도 잃으면 전체 중단</translation>
    </message>
    <message>
        <source>Elastic cluster</source>
        <translation>탄력적 클러스터</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>기한</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>예산</translation>
    </message>
    <message>
        <source>target</source>
        <translation>목표</translation>
    </message>
    <message>
        <source>Spot against on-demand over the interruption rate</source>
        <translation>중단율에 따른 스팟과 온디맨드</translation>
    </message>
    <message>
        <source>Expected cost over the checkpoint interval</source>
        <translation>체크포인트 간격에 따른 기대 비용</translation>
    </message>
    <message>
        <source>Expected time over the checkpoint interval</source>
        <translation>체크포인트 간격에 따른 기대 시간</translation>
    </message>
    <message>
        <source>this market</source>
        <translation>이 시장</translation>
    </message>
    <message>
        <source>break-even %L1</source>
        <translation>손익분기 %L1</translation>
    </message>
    <message>
        <source>Daly</source>
        <translation>Daly</translation>
    </message>
    <message>
        <source>used</source>
        <translation>사용됨</translation>
    </message>
    <message>
        <source>Trajectory %I1</source>
        <translation>궤적 %I1</translation>
    </message>
    <message>
        <source>The trace replayed from its hour %L1 on</source>
        <translation>기록의 %L1시간째부터 재생</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>머신</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>%T1 · %L2 h</source>
        <translation>%T1 · %L2 h</translation>
    </message>
    <message>
        <source>Interruption</source>
        <translation>중단</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>시작 중</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>플릿</translation>
    </message>
    <message>
        <source>Capacity that was missing</source>
        <translation>부족했던 용량</translation>
    </message>
    <message>
        <source>Capacity over time</source>
        <translation>시간에 따른 용량</translation>
    </message>
    <message>
        <source>What the fleet costs, by what is paid for</source>
        <translation>지불 대상별 플릿 비용</translation>
    </message>
    <message>
        <source>This fleet</source>
        <translation>이 플릿</translation>
    </message>
    <message>
        <source>Not charged</source>
        <translation>청구되지 않음</translation>
    </message>
    <message>
        <source>On-demand alone</source>
        <translation>온디맨드만</translation>
    </message>
    <message>
        <source>Old and new side by side</source>
        <translation>이전과 새 인스턴스 동시 실행</translation>
    </message>
    <message>
        <source>Free first hour</source>
        <translation>무료 첫 시간</translation>
    </message>
    <message>
        <source>Cost by policy, P5 to P95</source>
        <translation>정책별 비용, P5~P95</translation>
    </message>
    <message>
        <source>Cost under the policy “%T1”</source>
        <translation>정책 ‘%T1’의 비용</translation>
    </message>
    <message>
        <source>Finish time under the policy “%T1”</source>
        <translation>정책 ‘%T1’의 완료 시간</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>체크포인트</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>재시작</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>대기</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>Saving at the notice</source>
        <translation>예고 시 저장</translation>
    </message>
    <message>
        <source>Idle, billed</source>
        <translation>유휴(과금)</translation>
    </message>
    <message>
        <source>On-demand only</source>
        <translation>온디맨드만</translation>
    </message>
    <message>
        <source>Spot only</source>
        <translation>스팟만</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>그리디</translation>
    </message>
    <message>
        <source>Uniform progress</source>
        <translation>균일 진행</translation>
    </message>
    <message>
        <source>Uniform progress, hysteresis</source>
        <translation>균일 진행, 히스테리시스</translation>
    </message>
    <message>
        <source>Random-start greedy</source>
        <translation>무작위 시작 그리디</translation>
    </message>
    <message>
        <source>Clairvoyant bound</source>
        <translation>예지 하한</translation>
    </message>
    <message>
        <source>Interruption rate</source>
        <translation>중단율</translation>
    </message>
    <message>
        <source>Number of interruptions to simulate</source>
        <translation>시뮬레이션할 중단 횟수</translation>
    </message>
    <message>
        <source>Recorded market</source>
        <translation>기록된 시장</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>시장</translation>
    </message>
    <message>
        <source>Interruption frequency of the type</source>
        <translation>유형의 중단 구간</translation>
    </message>
    <message>
        <source>Availability trace</source>
        <translation>가용성 기록</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>풀</translation>
    </message>
    <message>
        <source>Capacity of the pools</source>
        <translation>풀의 용량</translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation>온디맨드 가격</translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation>스팟 가격</translation>
    </message>
    <message>
        <source>Trajectories</source>
        <translation>궤적</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>목표</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>Complete up and down runs of the trace</source>
        <translation>기록의 온전한 가용·불가 구간</translation>
    </message>
    <message>
        <source>Closed form</source>
        <translation>닫힌 식</translation>
    </message>
    <message>
        <source>Kind of request</source>
        <translation>요청 종류</translation>
    </message>
    <message>
        <source>Task %1 fits no instance type: it asks for %A3 (%T2), the most offered is %A4.</source>
        <translation>%1 작업에 맞는 인스턴스 유형이 없습니다: 요청 %A3(%T2), 최대 제공 %A4.</translation>
    </message>
    <message>
        <source>Task %1 fits no instance type: none meets its %T2.</source>
        <translation>%1 작업에 맞는 인스턴스 유형이 없습니다: 조건(%T2)을 충족하는 유형이 없습니다.</translation>
    </message>
    <message>
        <source>The type cannot hold every task alone</source>
        <translation>이 유형만으로는 모든 작업을 수용할 수 없음</translation>
    </message>
    <message>
        <source>memory in GiB</source>
        <translation>메모리(GiB)</translation>
    </message>
    <message>
        <source>memory of a GPU in GiB</source>
        <translation>GPU당 메모리(GiB)</translation>
    </message>
    <message>
        <source>GPU model</source>
        <translation>GPU 모델</translation>
    </message>
    <message>
        <source>list of instance types</source>
        <translation>인스턴스 유형 목록</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>가용 영역</translation>
    </message>
    <message>
        <source>First fit</source>
        <translation>최초 적합</translation>
    </message>
    <message>
        <source>Best fit</source>
        <translation>최적 적합</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>하한</translation>
    </message>
    <message>
        <source>Blocked by</source>
        <translation>제한 요인</translation>
    </message>
    <message>
        <source>%T1: how the candidates are spread</source>
        <translation>%T1: 후보의 분포</translation>
    </message>
    <message>
        <source>Spot run, simulated</source>
        <translation>스팟 실행 시뮬레이션</translation>
    </message>
    <message numerus="yes">
        <source>%1, bought on spot: %I2 simulated runs of %I3 instances that stop together. An instance is interrupted %L4 times an hour on average; a checkpoint follows every %L5 h of work.</source>
        <translation>
            <numerusform>%1, 스팟 구매: 함께 멈추는 인스턴스 %I3개로 %I2회 시뮬레이션했습니다. 인스턴스 하나는 시간당 평균 %L4회 중단되며, 작업 %L5시간마다 체크포인트를 저장합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run of %1 on spot cannot be simulated: interruptions outpace its restarts.</source>
        <translation>%1의 스팟 실행은 시뮬레이션할 수 없습니다. 중단이 재시작보다 더 자주 일어납니다.</translation>
    </message>
    <message>
        <source>The spread of the simulated runs</source>
        <translation>시뮬레이션 실행의 분포</translation>
    </message>
    <message>
        <source>Ranges of means are 95 % intervals of the simulation. In the simulation an instance that is interrupted within its first hour is free; the closed form, which the tables use, bills every hour.</source>
        <translation>평균의 범위는 시뮬레이션의 95% 구간입니다. 시뮬레이션에서는 첫 한 시간 안에 중단된 인스턴스가 무료이지만, 표에 쓰인 닫힌 식은 모든 시간을 청구합니다.</translation>
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
        <translation>발표 자료에 없는 값입니다.</translation>
    </message>
    <message>
        <source>The closed form does not give it.</source>
        <translation>닫힌 식으로는 얻을 수 없습니다.</translation>
    </message>
    <message>
        <source>Class of every throughput: %T1.</source>
        <translation>모든 처리량의 등급: %T1.</translation>
    </message>
    <message>
        <source>Prices of %1.</source>
        <translation>%1 기준 가격입니다.</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>중단</translation>
    </message>
    <message>
        <source>Command (interrupted %T1)</source>
        <translation>명령(중단: %T1)</translation>
    </message>
    <message>
        <source>as the Spot Advisor says</source>
        <translation>Spot Advisor 기준</translation>
    </message>
    <message>
        <source>as measured on pools</source>
        <translation>풀 실측 기준</translation>
    </message>
    <message>
        <source>as the scenario says</source>
        <translation>시나리오 기준</translation>
    </message>
    <message>
        <source>At that rate nearly every run ends without an interruption: there is no spread to draw.</source>
        <translation>이 중단율에서는 거의 모든 실행이 중단 없이 끝나므로 그릴 분포가 없습니다.</translation>
    </message>
    <message>
        <source>When runs of %1 finish, interrupted as measured on pools</source>
        <translation>%1 실행이 끝나는 시각(풀 실측 중단 기준)</translation>
    </message>
    <message>
        <source>Cost of a month</source>
        <translation>월 비용</translation>
    </message>
    <message>
        <source>Cost of a year</source>
        <translation>연 비용</translation>
    </message>
    <message>
        <source>Expected, closed form</source>
        <translation>기댓값(닫힌 식)</translation>
    </message>
    <message>
        <source>Chance to finish within %L1 h</source>
        <translation>%L1시간 안에 끝날 확률</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>시간 중앙값</translation>
    </message>
    <message>
        <source>95 % done within</source>
        <translation>95% 완료 시간</translation>
    </message>
    <message>
        <source>Billed hours of the cluster</source>
        <translation>클러스터 청구 시간</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>잃은 작업</translation>
    </message>
    <message>
        <source>When runs of %1 finish</source>
        <translation>%1 실행이 끝나는 시각</translation>
    </message>
    <message>
        <source>What runs of %1 cost</source>
        <translation>%1 실행의 비용</translation>
    </message>
    <message>
        <source>Break-even of purchase options: %1 in %2</source>
        <translation>구매 옵션 손익분기: %2의 %1</translation>
    </message>
    <message>
        <source>Costs of an hour of useful work. A commitment is paid whether used or not; the share of its hours in use decides.</source>
        <translation>유효 작업 한 시간의 비용입니다. 약정은 쓰든 쓰지 않든 지불하므로, 사용한 시간의 비율이 관건입니다.</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>Same cost at a utilisation of</source>
        <translation>비용이 같아지는 사용률</translation>
    </message>
    <message>
        <source>Cost there</source>
        <translation>그때 비용</translation>
    </message>
    <message>
        <source>Cheaper below</source>
        <translation>이보다 낮을 때 저렴</translation>
    </message>
    <message>
        <source>Cheaper above</source>
        <translation>이보다 높을 때 저렴</translation>
    </message>
    <message>
        <source>%O1 is cheaper at every utilisation.</source>
        <translation>모든 사용률에서 더 저렴: %O1.</translation>
    </message>
    <message>
        <source>Both cost the same at every utilisation.</source>
        <translation>모든 사용률에서 비용이 같습니다.</translation>
    </message>
    <message>
        <source>With prices of %1, %2 costs %M3 %4, %P5 below %6; at the prices of the scenario’s date it was %P7 below.</source>
        <translation>%1 가격 기준 %2 비용: %M3 %4, %6보다 %P5 낮음. 시나리오 기준일의 가격으로는 %P7 낮았습니다.</translation>
    </message>
    <message>
        <source>With prices of %1, %2 costs %M3 %4, %P5 above %6; at the prices of the scenario’s date it was %P7 below.</source>
        <translation>%1 가격 기준 %2 비용: %M3 %4, %6보다 %P5 높음. 시나리오 기준일의 가격으로는 %P7 낮았습니다.</translation>
    </message>
    <message>
        <source>Hours with data</source>
        <translation>데이터가 있는 시간</translation>
    </message>
    <message>
        <source>Hours without data</source>
        <translation>데이터가 없는 시간</translation>
    </message>
    <message>
        <source>Mean utilisation, accelerators</source>
        <translation>평균 사용률, 가속기</translation>
    </message>
    <message>
        <source>Mean utilisation, CPU</source>
        <translation>평균 사용률, CPU</translation>
    </message>
    <message>
        <source>Mean power of the instance</source>
        <translation>인스턴스의 평균 전력</translation>
    </message>
    <message>
        <source>Operational emissions</source>
        <translation>운영 배출량</translation>
    </message>
    <message>
        <source>Idle hours</source>
        <translation>유휴 시간</translation>
    </message>
    <message>
        <source>Energy while idle</source>
        <translation>유휴 중 에너지</translation>
    </message>
    <message>
        <source>Share of the energy while idle</source>
        <translation>유휴 중 에너지 비율</translation>
    </message>
    <message>
        <source>Cost while idle</source>
        <translation>유휴 중 비용</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>반납 횟수</translation>
    </message>
    <message>
        <source>Hours that releasing saves</source>
        <translation>반납으로 절약되는 시간</translation>
    </message>
    <message>
        <source>Energy that releasing saves</source>
        <translation>반납으로 절약되는 에너지</translation>
    </message>
    <message>
        <source>Cost that releasing saves</source>
        <translation>반납으로 절약되는 비용</translation>
    </message>
    <message>
        <source>Emissions that releasing saves</source>
        <translation>반납으로 절약되는 배출량</translation>
    </message>
    <message>
        <source>Utilisation series, CloudWatch CSV</source>
        <translation>사용률 시계열, CloudWatch CSV</translation>
    </message>
    <message>
        <source>Utilisation series, CloudWatch JSON</source>
        <translation>사용률 시계열, CloudWatch JSON</translation>
    </message>
    <message>
        <source>Utilisation series, nvidia-smi CSV</source>
        <translation>사용률 시계열, nvidia-smi CSV</translation>
    </message>
    <message>
        <source>Another card: the log is of %1, the accelerator of %2 is %3.</source>
        <translation>다른 카드입니다. 로그는 %1의 것이고 %2의 가속기는 %3입니다.</translation>
    </message>
    <message>
        <source>Another number of accelerators: in the log %I1, in %2 %I3.</source>
        <translation>가속기 수가 다릅니다. 로그 %I1, %2 %I3.</translation>
    </message>
    <message>
        <source>The log is of accelerators, %1 has none: the CPU alone is counted.</source>
        <translation>로그는 가속기의 것이지만 %1에는 가속기가 없으므로 CPU만 계산합니다.</translation>
    </message>
    <message>
        <source>embodied emissions of the bare host</source>
        <translation>호스트 본체의 내재 배출량</translation>
    </message>
    <message>
        <source>embodied emissions of the host’s memory</source>
        <translation>호스트 메모리의 내재 배출량</translation>
    </message>
    <message>
        <source>embodied emissions of the host’s drives</source>
        <translation>호스트 드라이브의 내재 배출량</translation>
    </message>
    <message>
        <source>embodied emissions of the host’s further CPUs</source>
        <translation>호스트 추가 CPU의 내재 배출량</translation>
    </message>
    <message>
        <source>embodied emissions of the platform (CCF rule)</source>
        <translation>플랫폼의 내재 배출량(CCF 규칙)</translation>
    </message>
    <message>
        <source>share of the platform (CCF rule)</source>
        <translation>플랫폼의 몫(CCF 규칙)</translation>
    </message>
    <message>
        <source>power at 10 % by the curve of a CPU</source>
        <translation>10%에서의 전력, CPU 곡선 기준</translation>
    </message>
    <message>
        <source>power at 50 % by the curve of a CPU</source>
        <translation>50%에서의 전력, CPU 곡선 기준</translation>
    </message>
    <message>
        <source>power at 100 % by the curve of a CPU</source>
        <translation>100%에서의 전력, CPU 곡선 기준</translation>
    </message>
    <message>
        <source>power of the rest of the server, a share of the TDP</source>
        <translation>서버 나머지의 전력, TDP의 일정 비율</translation>
    </message>
    <message>
        <source>least power of a vCPU (CCF application)</source>
        <translation>vCPU의 최소 전력(CCF 애플리케이션)</translation>
    </message>
    <message>
        <source>most power of a vCPU (CCF application)</source>
        <translation>vCPU의 최대 전력(CCF 애플리케이션)</translation>
    </message>
    <message>
        <source>power of the instance when idle</source>
        <translation>유휴 시 인스턴스 전력</translation>
    </message>
    <message>
        <source>power of the instance at 10 %</source>
        <translation>10%에서 인스턴스 전력</translation>
    </message>
    <message>
        <source>power of the instance at 50 %</source>
        <translation>50%에서 인스턴스 전력</translation>
    </message>
    <message>
        <source>power of the instance at 100 %</source>
        <translation>100%에서 인스턴스 전력</translation>
    </message>
    <message>
        <source>power limit of one GPU</source>
        <translation>GPU 하나의 전력 한도</translation>
    </message>
    <message>
        <source>power of one GPU without load</source>
        <translation>부하 없는 GPU 하나의 전력</translation>
    </message>
    <message>
        <source>highest power of such a node</source>
        <translation>해당 노드의 최대 전력</translation>
    </message>
    <message>
        <source>typical power of such a node</source>
        <translation>해당 노드의 일반적 전력</translation>
    </message>
    <message>
        <source>power of such a node in a published study</source>
        <translation>발표된 연구에서의 해당 노드 전력</translation>
    </message>
    <message>
        <source>power by the published ratio</source>
        <translation>발표된 비율에 따른 전력</translation>
    </message>
    <message>
        <source>power that the published ratio multiplies</source>
        <translation>발표된 비율의 기준 전력</translation>
    </message>
    <message>
        <source>grid intensity (Boavizta)</source>
        <translation>전력망 집약도(Boavizta)</translation>
    </message>
    <message>
        <source>grid intensity (CCF application)</source>
        <translation>전력망 집약도(CCF 애플리케이션)</translation>
    </message>
    <message>
        <source>grid intensity (CCF coefficients)</source>
        <translation>전력망 집약도(CCF 계수)</translation>
    </message>
    <message>
        <source>grid intensity of the country</source>
        <translation>국가의 전력망 집약도</translation>
    </message>
    <message>
        <source>grid intensity (ML CO2 Impact)</source>
        <translation>전력망 집약도(ML CO2 Impact)</translation>
    </message>
    <message>
        <source>carbon-free share of the grid</source>
        <translation>전력망의 무탄소 비율</translation>
    </message>
    <message>
        <source>embodied emissions, total</source>
        <translation>내재 배출량, 합계</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 4 years (CCF list)</source>
        <translation>4년 기준 시간당 내재 배출량(CCF 목록)</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 6 years (CCF list)</source>
        <translation>6년 기준 시간당 내재 배출량(CCF 목록)</translation>
    </message>
    <message>
        <source>embodied emissions of the platform (CCF list)</source>
        <translation>플랫폼의 내재 배출량(CCF 목록)</translation>
    </message>
    <message>
        <source>share of the platform (CCF list)</source>
        <translation>플랫폼의 몫(CCF 목록)</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 4 years (CCF rule)</source>
        <translation>4년 기준 시간당 내재 배출량(CCF 규칙)</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 6 years (CCF rule)</source>
        <translation>6년 기준 시간당 내재 배출량(CCF 규칙)</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 4 years (by parts)</source>
        <translation>4년 기준 시간당 내재 배출량(부품별)</translation>
    </message>
    <message>
        <source>embodied emissions an hour over 6 years (by parts)</source>
        <translation>6년 기준 시간당 내재 배출량(부품별)</translation>
    </message>
    <message>
        <source>embodied emissions of the platform (by parts)</source>
        <translation>플랫폼의 내재 배출량(부품별)</translation>
    </message>
    <message>
        <source>share of the platform (by parts)</source>
        <translation>플랫폼의 몫(부품별)</translation>
    </message>
    <message>
        <source>embodied emissions of the accelerators</source>
        <translation>가속기의 내재 배출량</translation>
    </message>
    <message>
        <source>Spot only, on-demand in time</source>
        <translation>스팟만, 늦기 전에 온디맨드</translation>
    </message>
    <message>
        <source>The trace is available %P1 of the time (%I2 ticks).</source>
        <translation>기록에서 전체 시간의 %P1 동안 용량이 있었습니다(%I2틱).</translation>
    </message>
    <message>
        <source>Clairvoyant bound, %I1 trajectories</source>
        <translation>예지 하한, 궤적 %I1개</translation>
    </message>
    <message>
        <source>One rate for all pools</source>
        <translation>모든 풀에 하나의 중단율</translation>
    </message>
    <message>
        <source>Line %1, %2: “%3” is read as “%4”.</source>
        <translation>%1행, %2: “%3” 값을 “%4” 값으로 읽습니다.</translation>
    </message>
    <message>
        <source>Excluded: %1 (%I2).</source>
        <translation>제외됨: %1(%I2).</translation>
    </message>
    <message>
        <source>Import %1 was reverted.</source>
        <translation>가져오기 %1번을 되돌렸습니다.</translation>
    </message>
    <message>
        <source>Offers that this partial list does not name, which stay as they are</source>
        <translation>이 부분 목록에 없어 그대로 두는 상품</translation>
    </message>
    <message>
        <source>Name the import to revert by its number; “imports list” shows the numbers.</source>
        <translation>되돌릴 가져오기를 번호로 지정하십시오. “imports list”가 번호를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>시작일</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Not given: %T1.</source>
        <translation>지정되지 않음: %T1.</translation>
    </message>
    <message>
        <source>The catalogue has no hardware row to allocate embodied emissions from.</source>
        <translation>카탈로그에 내재 배출량을 배분할 하드웨어 행이 없습니다.</translation>
    </message>
    <message>
        <source>Market gCO2e/1M</source>
        <translation>시장 기반 gCO2e/1M</translation>
    </message>
    <message>
        <source>Market-based emissions of one million units, beside the location-based ones; never part of SCI.</source>
        <translation>100만 단위의 시장 기반 배출량으로, 위치 기반 배출량과 나란히 표시되며 SCI에는 포함되지 않습니다.</translation>
    </message>
    <message>
        <source>Marginal gCO2e/1M</source>
        <translation>한계 gCO2e/1M</translation>
    </message>
    <message>
        <source>Emissions of an additional job, by the marginal grid intensity; never added to average values.</source>
        <translation>작업 하나를 더 실행할 때의 배출량(한계 전력망 집약도 기준)으로, 평균값과 합산하지 않습니다.</translation>
    </message>
    <message>
        <source>USD/month</source>
        <translation>USD/월</translation>
    </message>
    <message>
        <source>Cost of the whole fleet for a month of 730 hours.</source>
        <translation>730시간인 한 달 동안 전체 플릿의 비용.</translation>
    </message>
    <message>
        <source>USD/year</source>
        <translation>USD/년</translation>
    </message>
    <message>
        <source>Cost of the whole fleet for a year of 8,760 hours.</source>
        <translation>8,760시간인 1년 동안 전체 플릿의 비용.</translation>
    </message>
    <message>
        <source>The figure to divide by is 0.</source>
        <translation>나누는 수가 0입니다.</translation>
    </message>
    <message>
        <source>The model card of %1 does not say how many experts there are and how many a token uses.</source>
        <translation>%1의 모델 카드에 전문가 수와 토큰당 사용되는 전문가 수가 없습니다.</translation>
    </message>
    <message>
        <source>%1 holds fewer accelerators than a node of the benchmark %2: exchange that ran inside a node would cross the network. Give a scaling efficiency below 1 to use the rate.</source>
        <translation>%1에는 벤치마크 %2의 노드보다 가속기가 적어, 노드 안에서 이루어지던 교환이 네트워크를 거치게 됩니다. 이 처리량을 쓰려면 1보다 작은 확장 효율을 지정하십시오.</translation>
    </message>
    <message>
        <source>%1 has %L3 Gbit/s of network per accelerator, the system of the benchmark %2 %L4. Give a scaling efficiency below 1 to use the rate.</source>
        <translation>%1의 가속기당 네트워크는 %L3 Gbit/s이고 벤치마크 %2의 시스템은 %L4입니다. 이 처리량을 쓰려면 1보다 작은 확장 효율을 지정하십시오.</translation>
    </message>
    <message>
        <source>market-based emissions per million</source>
        <translation>100만 단위당 시장 기반 배출량</translation>
    </message>
    <message>
        <source>marginal emissions per million</source>
        <translation>100만 단위당 한계 배출량</translation>
    </message>
    <message>
        <source>It was %L1 with prices of %2; at %4 a price is missing.</source>
        <translation>%2의 가격으로는 %L1. %4에는 가격이 없습니다.</translation>
    </message>
    <message>
        <source>With prices of %4 and the most favourable of %I5 independent rates (%6) it is %L3; with the least favourable (%7) it is %L8.</source>
        <translation>%4의 가격과 독립적인 처리량 %I5개 중 가장 유리한 것(%6)으로는 %L3, 가장 불리한 것(%7)으로는 %L8입니다.</translation>
    </message>
    <message>
        <source>With the most favourable of %I5 independent rates (%6) it was %L1 with prices of %2 and is %L3 with prices of %4; with the least favourable (%7) it is %L8.</source>
        <translation>독립적인 처리량 %I5개 중 가장 유리한 것(%6)으로는 %2의 가격에서 %L1, %4의 가격에서 %L3입니다. 가장 불리한 것(%7)으로는 %L8입니다.</translation>
    </message>
    <message>
        <source>With the most favourable of %I5 independent rates (%6) it was %L1 with prices of %2; at %4 a price is missing; with the least favourable (%7) it was %L8.</source>
        <translation>독립적인 처리량 %I5개 중 가장 유리한 것(%6)으로는 %2의 가격에서 %L1이고 %4에는 가격이 없습니다. 가장 불리한 것(%7)으로는 %L8입니다.</translation>
    </message>
    <message>
        <source>No independent result exists: the catalogue has no other rate of this model on these types.</source>
        <translation>독립적인 결과가 없습니다. 카탈로그에 이 유형에서 측정한 이 모델의 다른 처리량이 없습니다.</translation>
    </message>
    <message>
        <source>Energy of replicated block storage and of data transfer, beside the instance. Without replication: ebs_replication=1.</source>
        <translation>인스턴스와 별도로, 복제된 블록 스토리지와 데이터 전송의 에너지. 복제가 없으면: ebs_replication=1.</translation>
    </message>
    <message>
        <source>Water per kWh of electricity</source>
        <translation>전력 kWh당 물 사용량</translation>
    </message>
    <message>
        <source>Share of matched clean electricity</source>
        <translation>매칭된 청정 전력의 비율</translation>
    </message>
    <message>
        <source>Intensity of the residual mix</source>
        <translation>잔여 믹스의 집약도</translation>
    </message>
    <message>
        <source>Sized so that the first token comes within %L1 ms, the mean wait in the queue included (Allen-Cunneen, squared variation of service %L2).</source>
        <translation>평균 대기 시간을 포함하여 첫 토큰이 %L1 ms 안에 나오도록 크기를 정했습니다(Allen-Cunneen, 서비스 변동 제곱 %L2).</translation>
    </message>
    <message>
        <source>Market-based carbon per million</source>
        <translation>100만 단위당 시장 기반 탄소</translation>
    </message>
    <message>
        <source>Marginal carbon per million</source>
        <translation>100만 단위당 한계 탄소</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>carbon</source>
        <translation>탄소</translation>
    </message>
    <message>
        <source>A Pareto front needs an objective: cost, time, energy or carbon.</source>
        <translation>파레토 프런트에는 목표가 필요합니다: cost, time, energy 또는 carbon.</translation>
    </message>
    <message>
        <source>There is no objective &quot;%1&quot;; use cost, time, energy or carbon.</source>
        <translation>&quot;%1&quot; 목표는 없습니다. cost, time, energy 또는 carbon을 사용하십시오.</translation>
    </message>
    <message>
        <source>The objective &quot;%1&quot; is given twice.</source>
        <translation>&quot;%1&quot; 목표가 두 번 지정되었습니다.</translation>
    </message>
    <message>
        <source>The objective &quot;%1&quot; is one of training runs and HPC jobs: a fleet serves without an end.</source>
        <translation>&quot;%1&quot; 목표는 학습 실행과 HPC 작업에만 있습니다. 플릿은 끝없이 서비스합니다.</translation>
    </message>
    <message>
        <source>On the front: nothing dominates it.</source>
        <translation>프런트에 있음: 지배하는 후보가 없습니다.</translation>
    </message>
    <message>
        <source>front</source>
        <translation>프런트</translation>
    </message>
    <message>
        <source>knee</source>
        <translation>무릎점</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>지배됨</translation>
    </message>
    <message numerus="yes">
        <source>%I1 of %I2 candidates lie on the Pareto front.</source>
        <translation>
            <numerusform>후보 %I2개 중 %I1개가 파레토 프런트에 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knee of the front: %1.</source>
        <translation>프런트의 무릎점: %1.</translation>
    </message>
    <message>
        <source>The front has no knee.</source>
        <translation>프런트에 무릎점이 없습니다.</translation>
    </message>
    <message>
        <source>Without a place because a figure is missing: %I1.</source>
        <translation>수치가 없어 위치를 알 수 없는 후보: %I1.</translation>
    </message>
    <message>
        <source>Sobol indices take a power of two from 64 to 1,048,576 points, not %1.</source>
        <translation>Sobol 지수의 점 개수는 64에서 1,048,576 사이의 2의 거듭제곱이어야 합니다(지정한 값: %1).</translation>
    </message>
    <message>
        <source>The figure does not vary over the ranges of its inputs.</source>
        <translation>입력 범위에 걸쳐 수치가 변하지 않습니다.</translation>
    </message>
    <message>
        <source>There is no result with the input at this bound.</source>
        <translation>입력이 이 경계값일 때는 결과가 없습니다.</translation>
    </message>
    <message>
        <source>%I1 evaluations, seed %2; the inputs alone account for %P3 of the variance.</source>
        <translation>평가 %I1회, 시드 %2. 입력 각각이 분산의 %P3를 설명합니다.</translation>
    </message>
    <message>
        <source>The source gives only the effective rate, not the payments.</source>
        <translation>출처에는 실효 요율만 있고 지불액은 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is paid upfront.</source>
        <translation>선결제 금액이 없습니다.</translation>
    </message>
    <message>
        <source>The upfront payment is not earned back within the term.</source>
        <translation>선결제 금액이 기간 안에 회수되지 않습니다.</translation>
    </message>
    <message>
        <source>No commitment of %1 in %2 is known at or before %3.</source>
        <translation>%2의 %1에 대해 %3까지 알려진 약정이 없습니다.</translation>
    </message>
    <message>
        <source>The day has no finite plan.</source>
        <translation>하루에 대한 유한한 계획이 없습니다.</translation>
    </message>
    <message>
        <source>On demand nothing is committed.</source>
        <translation>온디맨드에는 약정이 없습니다.</translation>
    </message>
    <message>
        <source>No commitment with a fresh price saves anything: stay on demand.</source>
        <translation>최신 가격의 약정 중 절약되는 것이 없습니다. 온디맨드를 유지하십시오.</translation>
    </message>
    <message>
        <source>Best: commit to %I2 of at most %I3 instances by %O1, the rest on demand: %M4 USD a day instead of %M5.</source>
        <translation>최선: 최대 인스턴스 %I3개 중 %I2개를 약정하고(%O1) 나머지는 온디맨드: 하루 %M5 USD 대신 %M4 USD.</translation>
    </message>
    <message>
        <source>Best: %O1, %M2 USD an instance-hour instead of %M3, if at least %P4 of the hours are used.</source>
        <translation>최선: %O1, 시간의 %P4 이상을 사용하면 인스턴스 시간당 %M3 대신 %M2 USD.</translation>
    </message>
    <message>
        <source>%1 is no month; use 1 to 12.</source>
        <translation>%1: 올바른 월이 아닙니다. 1에서 12까지 사용하십시오.</translation>
    </message>
    <message>
        <source>The catalogue has no hourly profile for the grid of %1.</source>
        <translation>카탈로그에 %1 전력망의 시간별 프로필이 없습니다.</translation>
    </message>
    <message>
        <source>The run is too long or too short for a plan by the hour.</source>
        <translation>시간별 계획에는 실행이 너무 길거나 짧습니다.</translation>
    </message>
    <message>
        <source>Best start: %1:00 UTC, %L2 kg CO2e, %P5 below the worst (%3:00 UTC, %L4 kg).</source>
        <translation>최적 시작: %1:00 UTC, %L2 kg CO₂e, 최악(%3:00 UTC, %L4 kg)보다 %P5 낮음.</translation>
    </message>
    <message>
        <source>Cleanest hour of the fleet: %1:00 UTC, %L2 kg CO2e, %P5 below the dirtiest (%3:00 UTC, %L4 kg).</source>
        <translation>플릿의 가장 깨끗한 시각: %1:00 UTC, %L2 kg CO₂e, 가장 나쁜 시각(%3:00 UTC, %L4 kg)보다 %P5 낮음.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Dominated by</source>
        <translation>지배하는 후보</translation>
    </message>
    <message>
        <source>Less %T1</source>
        <translation>%T1 절감</translation>
    </message>
    <message>
        <source>Result at low</source>
        <translation>하한에서의 결과</translation>
    </message>
    <message>
        <source>Result at high</source>
        <translation>상한에서의 결과</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>폭</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>1차</translation>
    </message>
    <message>
        <source>First order, low</source>
        <translation>1차, 하한</translation>
    </message>
    <message>
        <source>First order, high</source>
        <translation>1차, 상한</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Total, low</source>
        <translation>전체, 하한</translation>
    </message>
    <message>
        <source>Total, high</source>
        <translation>전체, 상한</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>할인</translation>
    </message>
    <message>
        <source>Break-even use</source>
        <translation>손익분기 사용률</translation>
    </message>
    <message>
        <source>Upfront</source>
        <translation>선결제</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>월별</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>회수 기간</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>오래됨</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>약정</translation>
    </message>
    <message>
        <source>Cost of the day</source>
        <translation>하루 비용</translation>
    </message>
    <message>
        <source>USD/1M of the day</source>
        <translation>하루 USD/1M</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>온디맨드</translation>
    </message>
    <message>
        <source>Idle commitment</source>
        <translation>유휴 약정</translation>
    </message>
    <message>
        <source>Start (UTC)</source>
        <translation>시작(UTC)</translation>
    </message>
    <message>
        <source>Above best</source>
        <translation>최선 대비 초과</translation>
    </message>
    <message>
        <source>Intensity / mean</source>
        <translation>집약도 / 평균</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>집약도</translation>
    </message>
    <message>
        <source>%T1 against %T2</source>
        <translation>%T1 대 %T2</translation>
    </message>
    <message>
        <source>%T2 of %1: share of the variance by input</source>
        <translation>%1의 %T2: 입력별 분산 비율</translation>
    </message>
    <message>
        <source>Sobol indices of %I1 evaluations, seed %2, with 95 % intervals: the input alone, and with all its interactions.</source>
        <translation>평가 %I1회, 시드 %2의 Sobol 지수와 95% 구간: 입력 단독, 그리고 모든 상호작용 포함.</translation>
    </message>
    <message>
        <source>%T1, alone</source>
        <translation>%T1, 단독</translation>
    </message>
    <message>
        <source>%T1, in total</source>
        <translation>%T1, 전체</translation>
    </message>
    <message>
        <source>Share of the variance</source>
        <translation>분산 비율</translation>
    </message>
    <message>
        <source>CO2e of the run on %1 by the hour at which it starts</source>
        <translation>%1에서 실행의 시작 시각별 CO₂e</translation>
    </message>
    <message>
        <source>Start, hour of the day (UTC)</source>
        <translation>시작 시각(UTC)</translation>
    </message>
    <message>
        <source>Hour of the day (UTC)</source>
        <translation>하루 중 시각(UTC)</translation>
    </message>
    <message>
        <source>A day of %1: commitment baseline and on-demand peak</source>
        <translation>%1의 하루: 약정 기본량과 온디맨드 피크</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>필요</translation>
    </message>
    <message>
        <source>committed: %I1 (%O2)</source>
        <translation>약정: %I1(%O2)</translation>
    </message>
    <message>
        <source>%O1: %M2 USD a day; all on demand: %M3 USD. Break-even use %P4. Price of %5.</source>
        <translation>%O1: 하루 %M2 USD, 전부 온디맨드이면 %M3 USD. 손익분기 사용률 %P4. %5의 가격.</translation>
    </message>
    <message>
        <source>No commitment of this type is known here: %M1 USD a day on demand.</source>
        <translation>이 유형의 약정이 여기에는 알려져 있지 않습니다. 온디맨드로 하루 %M1 USD.</translation>
    </message>
    <message>
        <source>No day to plan: a run has no traffic of a day.</source>
        <translation>계획할 하루가 없습니다. 실행에는 하루 트래픽이 없습니다.</translation>
    </message>
    <message>
        <source>Cancelled: the first %I1 of %I2 trajectories.</source>
        <translation>취소됨: 궤적 %I2개 중 처음 %I1개.</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>정책</translation>
    </message>
    <message>
        <source>To on-demand</source>
        <translation>온디맨드 대비</translation>
    </message>
    <message>
        <source>In time</source>
        <translation>제때</translation>
    </message>
    <message>
        <source>In time, low</source>
        <translation>제때, 하한</translation>
    </message>
    <message>
        <source>In time, high</source>
        <translation>제때, 상한</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>Time below the target</source>
        <translation>목표 미달 시간</translation>
    </message>
    <message>
        <source>Half width of the interval</source>
        <translation>구간의 절반 폭</translation>
    </message>
    <message>
        <source>No other candidate that qualifies is both cheaper and cleaner than one of these; × is against %1, the cheapest.</source>
        <translation>이 후보들보다 더 저렴하면서 더 깨끗한 다른 적격 후보는 없습니다. ×는 가장 저렴한 %1 기준입니다.</translation>
    </message>
    <message>
        <source>%1 has the lowest cost and the lowest operational CO₂e; whether others can be told apart, the answer says.</source>
        <translation>%1 후보의 비용과 운영 CO₂e가 가장 낮습니다. 다른 후보와 구별되는지는 답에 있습니다.</translation>
    </message>
    <message>
        <source>LayoutLM at 1,000,000 inferences an hour</source>
        <translation>시간당 100만 건의 LayoutLM 추론</translation>
    </message>
    <message>
        <source>BERT-Large from scratch on 450 million sequences</source>
        <translation>시퀀스 4억 5천만 개로 처음부터 학습하는 BERT-Large</translation>
    </message>
    <message>
        <source>BERT-Large training on spot with checkpoints</source>
        <translation>체크포인트를 쓰는 BERT-Large 스팟 학습</translation>
    </message>
    <message>
        <source>BERT-Large questions within 130 ms: CPU, GPU or Inferentia</source>
        <translation>130 ms 이내의 BERT-Large 질의응답: CPU, GPU, Inferentia 중 무엇으로</translation>
    </message>
    <message>
        <source>Llama 3 8B chat, 20 million output tokens an hour</source>
        <translation>Llama 3 8B 채팅, 시간당 출력 토큰 2천만 개</translation>
    </message>
    <message>
        <source>ResNet-50 over 100 million images an hour, offline</source>
        <translation>시간당 이미지 1억 장의 ResNet-50, 오프라인</translation>
    </message>
    <message>
        <source>Choice %1 is in force; “own undo” reverts it.</source>
        <translation>선택 %1번이 적용되었습니다. “own undo”로 되돌립니다.</translation>
    </message>
    <message>
        <source>Choice %1 was reverted; “own undo” brings it back.</source>
        <translation>선택 %1번을 되돌렸습니다. “own undo”로 복원합니다.</translation>
    </message>
    <message>
        <source>The last change was undone; “own redo” makes it again.</source>
        <translation>마지막 변경을 실행 취소했습니다. “own redo”로 다시 실행합니다.</translation>
    </message>
    <message>
        <source>The change was made again.</source>
        <translation>변경을 다시 실행했습니다.</translation>
    </message>
    <message>
        <source>There is no change of own values to undo.</source>
        <translation>실행 취소할 사용자 값 변경이 없습니다.</translation>
    </message>
    <message>
        <source>There is no change of own values to make again.</source>
        <translation>다시 실행할 사용자 값 변경이 없습니다.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>연도</translation>
    </message>
    <message>
        <source>%1, %3: found &quot;%4&quot;, expected %5.</source>
        <translation>%1, %3: 입력값 &quot;%4&quot;, 필요한 값 %5.</translation>
    </message>
    <message>
        <source>%3: found &quot;%4&quot;, expected %5.</source>
        <translation>%3: 입력값 &quot;%4&quot;, 필요한 값 %5.</translation>
    </message>
    <message>
        <source>%N1</source>
        <translation>%N1</translation>
    </message>
    <message numerus="yes">
        <source>Nothing of %1 can come in: all %I2 rows were refused. The first: “%3”. %T4</source>
        <translation>
            <numerusform>%1에서 가져올 수 있는 것이 없습니다. %I2개 행이 모두 거부되었습니다. 첫 번째: “%3”. %T4</numerusform>
        </translation>
    </message>
    <message>
        <source>The catalogue does not know this instance type or part.</source>
        <translation>카탈로그에 이 인스턴스 유형이나 부품이 없습니다.</translation>
    </message>
    <message>
        <source>The catalogue does not know this region.</source>
        <translation>카탈로그에 이 리전이 없습니다.</translation>
    </message>
    <message>
        <source>The catalogue does not know this model.</source>
        <translation>카탈로그에 이 모델이 없습니다.</translation>
    </message>
    <message>
        <source>A new entry lacks what it needs.</source>
        <translation>새 항목에 필요한 값이 빠져 있습니다.</translation>
    </message>
    <message>
        <source>The value cannot be read.</source>
        <translation>값을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Stands beside the figure that counts; it counts when you choose it.</source>
        <translation>현재 적용되는 값과 나란히 보관되며, 선택하면 적용됩니다.</translation>
    </message>
    <message>
        <source>Still being computed.</source>
        <translation>아직 계산 중입니다.</translation>
    </message>
    <message>
        <source>Spot fleet, simulated</source>
        <translation>스팟 플릿 시뮬레이션</translation>
    </message>
    <message>
        <source>%1, bought on spot: %I2 simulated fleets that hold a target of %L3 units for %L4 h and replace what is lost. Pools: %5. A unit is one instance of the first type, or what does as much work.</source>
        <translation>스팟으로 구매한 %1: %L4시간 동안 목표 %L3단위를 유지하고 잃은 것을 교체하는 플릿 %I2개를 시뮬레이션했습니다. 풀: %5. 한 단위는 첫 번째 유형의 인스턴스 하나 또는 같은 양의 작업을 하는 것입니다.</translation>
    </message>
    <message>
        <source>The fleet of %1 on spot cannot be simulated: no pool has capacity.</source>
        <translation>%1의 스팟 플릿은 시뮬레이션할 수 없습니다. 용량이 있는 풀이 없습니다.</translation>
    </message>
    <message>
        <source>A unit-hour against on-demand</source>
        <translation>온디맨드 대비 단위·시간</translation>
    </message>
    <message>
        <source>Spot Fleet is legacy at AWS: an EC2 Fleet or an Auto Scaling group holds the same capacity.</source>
        <translation>Spot Fleet은 AWS에서 레거시입니다. EC2 Fleet 또는 Auto Scaling 그룹이 같은 용량을 유지합니다.</translation>
    </message>
    <message>
        <source>Cost of the fleet, interrupted as measured on pools</source>
        <translation>플릿 비용(풀 실측 중단 기준)</translation>
    </message>
    <message>
        <source>Capacity over time, interrupted as measured on pools</source>
        <translation>시간에 따른 용량(풀 실측 중단 기준)</translation>
    </message>
    <message>
        <source>Unit-hours</source>
        <translation>단위·시간</translation>
    </message>
    <message>
        <source>Longest shortfall</source>
        <translation>가장 긴 부족 기간</translation>
    </message>
    <message>
        <source>Free first hours</source>
        <translation>무료 첫 시간</translation>
    </message>
    <message>
        <source>The Pareto front: from the cheapest to the cleanest</source>
        <translation>파레토 프런트: 최저 비용에서 최저 배출까지</translation>
    </message>
    <message>
        <source>At its rate the fleet is nearly always complete: there is no spread to draw.</source>
        <translation>이 중단율에서는 플릿이 거의 항상 완전하므로 그릴 분포가 없습니다.</translation>
    </message>
    <message>
        <source>%T1 (changed)</source>
        <translation>%T1 (변경됨)</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2. Allow writing to it and its folder, or choose another place.</source>
        <translation>%1 파일에 쓸 수 없습니다: %2. 파일과 폴더에 쓰기를 허용하거나 다른 위치를 선택하십시오.</translation>
    </message>
    <message>
        <source>The disk is full; %1 was left as it was. Make room and try again.</source>
        <translation>디스크가 가득 찼습니다. %1 파일은 그대로 두었습니다. 공간을 확보한 뒤 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>--no-overlay leaves out the file of imports and own values, which this command reads or changes: name one with --overlay FILE, or import with --dry-run.</source>
        <translation>--no-overlay는 이 명령이 읽거나 바꾸는 가져오기와 내 값 파일을 제외합니다. --overlay 파일로 지정하거나 --dry-run으로 가져오십시오.</translation>
    </message>
    <message>
        <source>%1, %Q2: %I3 figures from %L4 to %L5 %6 contradict each other; %L7 %6 counts.</source>
        <translation>%1, %Q2: %L4~%L5 %6 범위의 수치 %I3개가 서로 모순됩니다. 적용값: %L7 %6.</translation>
    </message>
    <message>
        <source>%1, %Q2: known only as %L3 to %L4 %5.</source>
        <translation>%1, %Q2: %L3~%L4 %5 범위로만 알려져 있습니다.</translation>
    </message>
    <message>
        <source>%1: the figure %Q3 is missing; types: %I2.</source>
        <translation>%1: 수치 %Q3 누락, 유형: %I2.</translation>
    </message>
    <message>
        <source>Nothing was written: %1 is a device or a pipe, not a file.</source>
        <translation>아무것도 쓰지 않았습니다. %1 경로는 파일이 아니라 장치 또는 파이프입니다.</translation>
    </message>
    <message>
        <source>Nothing was written: %1 is a file, not a folder.</source>
        <translation>아무것도 쓰지 않았습니다. %1 경로는 폴더가 아니라 파일입니다.</translation>
    </message>
    <message>
        <source>Nothing was written: %1 exists already. Type its whole name to overwrite it.</source>
        <translation>아무것도 쓰지 않았습니다. %1 파일이 이미 있습니다. 덮어쓰려면 전체 이름을 입력하십시오.</translation>
    </message>
    <message numerus="yes">
        <source>What does a job of %F1 × 10^18 FP64 operations take on %I2 instances, with prices of %3?</source>
        <translation>
            <numerusform>%3 가격으로 %F1 × 10^18 FP64 연산 작업을 인스턴스 %I2개에서 실행하는 데 필요한 것은?</numerusform>
        </translation>
    </message>
    <message>
        <source>%V1</source>
        <translation>%V1</translation>
    </message>
    <message>
        <source>Nearest candidates, and why they do not qualify</source>
        <translation>가장 가까운 후보와 답에서 빠진 이유</translation>
    </message>
    <message>
        <source>Latency, p99</source>
        <translation>지연 시간, p99</translation>
    </message>
    <message>
        <source>The price of %1 in %2 is of %3, too old to count.</source>
        <translation>%2의 %1 가격은 %3 자로, 너무 오래되어 답에 넣지 않습니다.</translation>
    </message>
    <message>
        <source>Claims without an independent result: %I1 of %I2.</source>
        <translation>독립적인 결과가 없는 주장: %I2개 중 %I1개.</translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate the fleet is below its target %P5 of the time.</source>
        <translation>
            <numerusform>풀 %I1개의 가용성 기록은 중앙값으로 시간당 %L2회(%B3~%B4)의 중단을 보이며, 여기서는 인스턴스마다 따로 중단되는 것으로 계산했습니다. 이 중단율에서는 플릿이 시간의 %P5 동안 목표에 미달합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate %P6 of the runs finish within %L7 h; the expected time is %L5 h.</source>
        <translation>
            <numerusform>풀 %I1개의 가용성 기록은 중앙값으로 시간당 %L2회(%B3~%B4)의 중단을 보이며, 여기서는 인스턴스마다 따로 중단되는 것으로 계산했습니다. 이 중단율에서는 실행의 %P6가 %L7시간 안에 끝나고, 예상 시간은 %L5시간입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4), taken here as if each instance were interrupted on its own. At that rate the expected time is %L5 h.</source>
        <translation>
            <numerusform>풀 %I1개의 가용성 기록은 중앙값으로 시간당 %L2회(%B3~%B4)의 중단을 보이며, 여기서는 인스턴스마다 따로 중단되는 것으로 계산했습니다. 이 중단율에서 예상 시간은 %L5시간입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Availability traces of %I1 pools show %L2 interruptions an hour in the median (%B3 to %B4). At that rate the run would hardly ever end: a restart and a segment seldom complete before the next interruption. Shorter intervals or fewer instances help.</source>
        <translation>
            <numerusform>풀 %I1개의 가용성 기록은 중앙값으로 시간당 %L2회(%B3~%B4)의 중단을 보입니다. 이 중단율에서는 재시작과 한 구간이 다음 중단 전에 끝나는 일이 드물어 실행이 사실상 끝나지 않습니다. 간격을 줄이거나 인스턴스를 줄이면 도움이 됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command of this report</source>
        <translation>이 보고서를 만드는 명령</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>The interruption notice changes no figure of a fleet that is not rebalanced: an instance counts as capacity until it is lost.</source>
        <translation>재조정하지 않는 플릿에서는 중단 예고가 어떤 수치도 바꾸지 않습니다. 인스턴스는 잃을 때까지 용량으로 계산됩니다.</translation>
    </message>
    <message>
        <source>All pools follow this one trace and lose their capacity together: spreading over them does not help here.</source>
        <translation>모든 풀이 이 한 기록을 따르며 용량을 함께 잃습니다. 여기서는 풀에 분산해도 도움이 되지 않습니다.</translation>
    </message>
    <message>
        <source>The trace counts up to %I1 instances: each pool holds at most what it counts at the time.</source>
        <translation>기록은 인스턴스를 최대 %I1개까지 셉니다. 각 풀은 그때 센 수까지만 보유합니다.</translation>
    </message>
    <message>
        <source>The trace tells of one instance: while it is available, the fleet gets all it asks for.</source>
        <translation>기록은 인스턴스 하나에 대한 것입니다. 사용할 수 있는 동안 플릿은 요청한 만큼 모두 얻습니다.</translation>
    </message>
    <message>
        <source>All pools are in one zone and share its states: with zones of their own they are independent.</source>
        <translation>모든 풀이 한 가용 영역에 있어 그 상태를 공유합니다. 각자 가용 영역을 지정하면 독립적입니다.</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>첫 정책</translation>
    </message>
    <message>
        <source>cheaper</source>
        <translation>더 저렴</translation>
    </message>
    <message>
        <source>more expensive</source>
        <translation>더 비쌈</translation>
    </message>
    <message>
        <source>not distinguishable</source>
        <translation>구별할 수 없음</translation>
    </message>
    <message>
        <source>no interval</source>
        <translation>구간 없음</translation>
    </message>
    <message>
        <source>No difference to the first policy: it is this one, or not all trajectories finished.</source>
        <translation>첫 정책과의 차이가 없습니다. 바로 그 정책이거나 모든 궤적이 끝나지는 않았습니다.</translation>
    </message>
    <message>
        <source>Mean idle time %L1 h, mean slack to the deadline %L2 h</source>
        <translation>평균 유휴 시간 %L1 h, 기한까지 평균 여유 %L2 h</translation>
    </message>
    <message>
        <source>No price of a commitment is known on that day. Prices as of %1, catalogue %2</source>
        <translation>그 날짜에 알려진 약정 가격이 없습니다. %1 기준 가격, 카탈로그 %2</translation>
    </message>
    <message>
        <source>An Auto Scaling group takes whole weights of 1 to 999: weights and capacities are multiplied by %L1.</source>
        <translation>Auto Scaling 그룹은 1에서 999까지의 정수 가중치만 받습니다. 가중치와 용량에 배수(%L1)를 곱했습니다.</translation>
    </message>
    <message>
        <source>No factor makes all weights whole: they are rounded, by up to %P1.</source>
        <translation>모든 가중치를 정수로 만드는 배수가 없습니다. 최대 %P1만큼 반올림했습니다.</translation>
    </message>
    <message>
        <source>An Auto Scaling group has one weight a type: %1 counts %L2 in every zone, the smallest of its weights.</source>
        <translation>Auto Scaling 그룹은 유형마다 가중치가 하나입니다. %1 유형은 모든 가용 영역에서 가장 작은 가중치(%L2)로 셉니다.</translation>
    </message>
    <message>
        <source>Names a launch template %1: insert yours.</source>
        <translation>%1 시작 템플릿을 참조합니다. 실제 이름으로 바꾸십시오.</translation>
    </message>
    <message>
        <source>An Auto Scaling group keeps up its capacity: it knows no one-time request. Export an EC2 Fleet, or maintain the fleet.</source>
        <translation>Auto Scaling 그룹은 용량을 유지하며 일회성 요청이 없습니다. EC2 Fleet으로 내보내거나 플릿을 유지하십시오.</translation>
    </message>
    <message>
        <source>%1 means nothing to this market: --market names the one to simulate, price_replay, trace_replay or regimes.</source>
        <translation>%1: 이 시장에서는 의미가 없습니다. --market으로 시뮬레이션할 시장(price_replay, trace_replay, regimes)을 지정합니다.</translation>
    </message>
    <message>
        <source>Measured pools: %1.</source>
        <translation>측정된 풀: %1.</translation>
    </message>
    <message>
        <source>Market: %1, %2.</source>
        <translation>시장: %1, %2.</translation>
    </message>
    <message>
        <source>Closed form: spot saves %M1 USD against %M2 USD on demand without checkpoints; it costs %M3 USD, its delay %M4 USD.</source>
        <translation>닫힌 식: 스팟은 체크포인트 없는 온디맨드 %M2 USD에 비해 %M1 USD를 절약합니다. 비용은 %M3 USD, 지연 비용은 %M4 USD입니다.</translation>
    </message>
    <message>
        <source>Spot pays below %L1 interruptions an hour and below %P2 of the on-demand price.</source>
        <translation>스팟은 시간당 중단 %L1회 미만, 온디맨드 가격의 %P2 미만에서 이득입니다.</translation>
    </message>
    <message>
        <source>Spot pays below %L1 interruptions an hour; at this rate it pays at no price.</source>
        <translation>스팟은 시간당 중단 %L1회 미만에서 이득이며, 이 중단율에서는 어떤 가격에서도 이득이 아닙니다.</translation>
    </message>
    <message>
        <source>Spot pays at every interruption rate that has an answer.</source>
        <translation>답이 있는 모든 중단율에서 스팟이 이득입니다.</translation>
    </message>
    <message>
        <source>Spot pays at no interruption rate.</source>
        <translation>어떤 중단율에서도 스팟은 이득이 아닙니다.</translation>
    </message>
    <message>
        <source>Not both prices are known.</source>
        <translation>두 가격을 모두 알지는 못합니다.</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>시작 횟수</translation>
    </message>
    <message>
        <source>Against the first</source>
        <translation>첫 정책 대비</translation>
    </message>
    <message>
        <source>Against the first, low</source>
        <translation>첫 정책 대비, 하한</translation>
    </message>
    <message>
        <source>Against the first, high</source>
        <translation>첫 정책 대비, 상한</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>여유</translation>
    </message>
    <message>
        <source>Its status is %V1.</source>
        <translation>상태: %V1.</translation>
    </message>
    <message>
        <source>At that rate nearly every run ends without an interruption: what stands right of the highest bar are the few that do not.</source>
        <translation>이 중단율에서는 거의 모든 실행이 중단 없이 끝납니다. 가장 높은 막대의 오른쪽은 그렇지 않은 소수의 실행입니다.</translation>
    </message>
    <message>
        <source>Titles, editions and places are quoted as the sources have them.</source>
        <translation>제목, 버전, 위치는 출처에 적힌 그대로 인용했습니다.</translation>
    </message>
    <message>
        <source>No pool of the type was measured, or the fleet has several types. --item names the pool to take, --market list shows them.</source>
        <translation>이 유형의 풀은 측정되지 않았거나 플릿에 유형이 여러 개입니다. --item으로 사용할 풀을 지정하십시오. --market list가 목록을 보여 줍니다.</translation>
    </message>
    <message>
        <source>A fleet names each type and zone once: the pools of %1 become one, with the smallest of their weights.</source>
        <translation>플릿은 유형과 가용 영역을 한 번씩만 지정합니다. %1의 풀은 가장 작은 가중치를 가진 하나로 합쳐집니다.</translation>
    </message>
    <message>
        <source>The target of %I1 is above the quota of %I2 units that a fleet has unless AWS raises it.</source>
        <translation>목표 %I1단위는 AWS가 상향해 주지 않는 한 플릿에 적용되는 할당량 %I2단위를 넘습니다.</translation>
    </message>
    <message>
        <source>No pool names a zone: add AvailabilityZones or VPCZoneIdentifier, an Auto Scaling group needs one of them.</source>
        <translation>가용 영역을 지정한 풀이 없습니다. Auto Scaling 그룹에는 AvailabilityZones나 VPCZoneIdentifier가 필요하니 추가하십시오.</translation>
    </message>
    <message>
        <source>The advisor has no band for %1: it keeps its %L2 interruptions an hour.</source>
        <translation>Advisor에 %1의 구간이 없어 시간당 중단 %L2회를 그대로 씁니다.</translation>
    </message>
    <message>
        <source>All pools take the rate measured on %1, also those of another type or zone.</source>
        <translation>유형이나 가용 영역이 다른 풀까지 모든 풀에 %1에서 측정한 중단율을 적용합니다.</translation>
    </message>
    <message>
        <source>AWS takes a highest price only above %F1 USD a unit hour: raise the price cap, or export without it.</source>
        <translation>AWS는 단위·시간당 %F1 USD를 초과하는 최고 가격만 받습니다. 가격 상한을 올리거나 상한 없이 내보내십시오.</translation>
    </message>
    <message>
        <source>An Auto Scaling group takes at most %I1 instance types: export an EC2 Fleet, or leave some out.</source>
        <translation>Auto Scaling 그룹은 인스턴스 유형을 최대 %I1개까지 받습니다. EC2 Fleet으로 내보내거나 일부를 제외하십시오.</translation>
    </message>
    <message>
        <source>Runs that reached the time limit unfinished count as missing the deadline or budget; the upper end of the interval counts them as meeting it.</source>
        <translation>시간 한도까지 끝나지 않은 실행은 기한이나 예산을 지키지 못한 것으로 셉니다. 구간의 상한은 지킨 것으로 셉니다.</translation>
    </message>
    <message>
        <source>No price history of %1 in this region and zone, nor a price of its own: no cost can be stated.</source>
        <translation>이 리전과 가용 영역에 %1의 가격 이력도, 자체 가격도 없습니다. 비용을 말할 수 없습니다.</translation>
    </message>
    <message>
        <source>No clairvoyant bound: over the %I1 ticks before the deadline even one would take more than half a day.</source>
        <translation>예지 하한 없음: 기한 전 %I1개 틱에 대해 궤적 하나만 계산해도 반나절이 넘게 걸립니다.</translation>
    </message>
    <message>
        <source>Independent windows of the trace under the policy “%T1”</source>
        <translation>정책 “%T1”에서 기록의 독립 구간</translation>
    </message>
    <message>
        <source>%I1 of %I2 windows that share no tick were in time</source>
        <translation>틱을 공유하지 않는 구간 %I2개 중 %I1개가 제때 끝남</translation>
    </message>
    <message>
        <source>from hour %L1</source>
        <translation>%L1시간부터</translation>
    </message>
    <message>
        <source>from hour %L1, late</source>
        <translation>%L1시간부터, 늦음</translation>
    </message>
    <message>
        <source>Windows are those of the recorded trace: choose every start of the trace as the sampling.</source>
        <translation>구간은 기록 자체의 것입니다. 표본 추출에서 기록의 모든 시작점을 고르십시오.</translation>
    </message>
    <message>
        <source>Starts at tick</source>
        <translation>시작 틱</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Zones follow the first</source>
        <translation>첫 가용 영역을 따름</translation>
    </message>
    <message>
        <source>Stop at a mean within</source>
        <translation>평균이 이 범위면 정지</translation>
    </message>
    <message>
        <source>Method: %T1, catalogue %2. Whiskers: range of the sum</source>
        <translation>방법: %T1, 카탈로그 %2. 오차 막대: 합계의 범위</translation>
    </message>
    <message>
        <source>First: the method of the scenario. Whiskers: range. Catalogue %1</source>
        <translation>첫 번째: 시나리오의 방법. 오차 막대: 범위. 카탈로그 %1</translation>
    </message>
    <message>
        <source>Recorded prices of catalogue %1; a price holds until the next one</source>
        <translation>카탈로그 %1에 기록된 가격. 각 가격은 다음 가격까지 유효</translation>
    </message>
    <message>
        <source>Prices (%O3) as of %1, catalogue %2</source>
        <translation>%1 기준 가격(%O3), 카탈로그 %2</translation>
    </message>
    <message numerus="yes">
        <source>Prices as of %1, catalogue %2. %I3 of %I4 candidates have this figure</source>
        <translation>
            <numerusform>%1 기준 가격, 카탈로그 %2. 후보 %I4개 중 %I3개에 이 수치가 있음</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of candidates</source>
        <translation>후보 수</translation>
    </message>
    <message>
        <source>counted for the answer</source>
        <translation>답에 포함</translation>
    </message>
    <message>
        <source>computed, but not counted</source>
        <translation>계산했으나 답에 포함하지 않음</translation>
    </message>
    <message>
        <source>median %L1</source>
        <translation>중앙값 %L1</translation>
    </message>
    <message>
        <source>median %M1</source>
        <translation>중앙값 %M1</translation>
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
        <translation>%2의 %1 가격 추이</translation>
    </message>
    <message>
        <source>no figures for this type</source>
        <translation>이 유형의 수치 없음</translation>
    </message>
    <message>
        <source>%T1 [%2]</source>
        <translation>%T1 [%2]</translation>
    </message>
    <message>
        <source>Overhead of the data centre (PUE)</source>
        <translation>데이터 센터 오버헤드(PUE)</translation>
    </message>
    <message>
        <source>Carbon intensity of the grid</source>
        <translation>전력망의 탄소 집약도</translation>
    </message>
    <message>
        <source>%1 by region: price, PUE and carbon intensity</source>
        <translation>리전별 %1: 가격, PUE, 탄소 집약도</translation>
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
        <translation>뜻</translation>
    </message>
    <message>
        <source>Adds TYPE:ZONE:UNITS:[USD_PER_HOUR]:HAZARD_PER_HOUR and more; an empty price is not known</source>
        <translation>TYPE:ZONE:UNITS:[USD_PER_HOUR]:HAZARD_PER_HOUR 등을 더함. 비운 가격은 알 수 없음</translation>
    </message>
    <message>
        <source>Runs the one trajectory that starts at this tick of the trace</source>
        <translation>기록의 이 틱에서 시작하는 궤적 하나를 계산</translation>
    </message>
    <message>
        <source>Every trajectory replays the same stretch of the trace, from its tick %I1 on: the figures say nothing of other times.</source>
        <translation>모든 궤적이 기록의 같은 부분을 틱 %I1부터 재생합니다. 다른 시기에 대해서는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Random starts of one trace overlap. It is only %L1 h long: intervals count trajectories and are too narrow.</source>
        <translation>한 기록의 무작위 시작은 서로 겹칩니다. 기록은 %L1시간뿐입니다. 구간은 궤적 수로 계산되어 너무 좁습니다.</translation>
    </message>
    <message>
        <source>Power of %1, step by step</source>
        <translation>%1의 전력, 단계별</translation>
    </message>
    <message>
        <source>with the data centre</source>
        <translation>데이터 센터 포함</translation>
    </message>
    <message>
        <source>Method: %T1, catalogue %2</source>
        <translation>방법: %T1, 카탈로그 %2</translation>
    </message>
    <message>
        <source>The zone correlation has no effect: a single run has no zones.</source>
        <translation>가용 영역 상관은 효과가 없습니다. 단일 실행에는 가용 영역이 없습니다.</translation>
    </message>
    <message>
        <source>The zone correlation has no effect: all pools are in one zone.</source>
        <translation>가용 영역 상관은 효과가 없습니다. 모든 풀이 한 가용 영역에 있습니다.</translation>
    </message>
    <message>
        <source>%1 costs the same: at equal cost the cleaner one comes first.</source>
        <translation>%1의 비용은 같습니다. 비용이 같으면 더 깨끗한 쪽이 앞섭니다.</translation>
    </message>
    <message>
        <source>%1 costs the same and takes %H2 instead of %H3: at equal cost the cleaner one comes first.</source>
        <translation>%1의 비용은 같고 %H3 대신 %H2 걸립니다. 비용이 같으면 더 깨끗한 쪽이 앞섭니다.</translation>
    </message>
    <message>
        <source>Others that cost the same: %I2, first among them %1; at equal cost the cleaner one comes first.</source>
        <translation>비용이 같은 다른 후보: %I2개, 그중 첫째는 %1입니다. 비용이 같으면 더 깨끗한 쪽이 앞섭니다.</translation>
    </message>
    <message>
        <source>Fastest: %1 in %H2 instead of %H3.</source>
        <translation>최단 시간: %1, %H3 대신 %H2.</translation>
    </message>
    <message>
        <source>%1 is done in %H2, within the deadline of %H3.</source>
        <translation>%1: %H2 만에 완료되어 기한(%H3)을 지킵니다.</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. Faint: computed, but not counted for the answer.</source>
        <translation>%1 기준 가격, 카탈로그 %2. 흐리게 표시: 계산했으나 답에는 넣지 않음.</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. Faint, at the end: computed, not counted.</source>
        <translation>%1 기준 가격, 카탈로그 %2. 뒤쪽의 흐린 막대: 계산했으나 답에 넣지 않음.</translation>
    </message>
    <message>
        <source>Prices (%O3) as of %1, catalogue %2. —: the catalogue has no price of this type there.</source>
        <translation>%1 기준 가격(%O3), 카탈로그 %2. —: 그 리전에는 이 유형의 가격이 카탈로그에 없음.</translation>
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
        <translation>%1 플릿 한 시간의 시각별 CO₂e</translation>
    </message>
    <message>
        <source>Grid zone %1, profile of %2; annual intensity %L3 gCO2e/kWh.</source>
        <translation>전력망 구역 %1, %2년 프로필, 연간 집약도 %L3 gCO2e/kWh.</translation>
    </message>
    <message>
        <source>The function %1 is refused here.</source>
        <translation>함수 %1은(는) 여기서 거부됩니다.</translation>
    </message>
    <message>
        <source>A function builds a text of more than %L1 bytes, the most that is allowed here.</source>
        <translation>함수가 여기서 허용되는 최대 %L1바이트보다 긴 텍스트를 만듭니다.</translation>
    </message>
    <message>
        <source>The statement is too large to be computed.</source>
        <translation>문이 너무 커서 계산할 수 없습니다.</translation>
    </message>
    <message>
        <source>Carbon is market-based: it counts what the operator buys, not the grid of the place.</source>
        <translation>탄소는 시장 기반입니다. 해당 지역의 전력망이 아니라 운영자가 구매하는 전력을 셉니다.</translation>
    </message>
    <message>
        <source>Carbon is marginal: it counts an additional job, not the average of the grid.</source>
        <translation>탄소는 한계값입니다. 전력망의 평균이 아니라 작업 하나를 더 실행할 때를 셉니다.</translation>
    </message>
    <message>
        <source>Hours differ by the grid of the place: choose a carbon basis of the location for them.</source>
        <translation>시간대별 차이는 해당 지역 전력망의 것입니다. 위치 기반의 탄소 기준을 선택하십시오.</translation>
    </message>
    <message>
        <source>Another window or program has changed your data meanwhile. This step is neither undone nor done again.</source>
        <translation>그사이 다른 창이나 프로그램이 데이터를 변경했습니다. 이 단계는 취소하거나 다시 실행하지 않습니다.</translation>
    </message>
    <message>
        <source>%T1, best first</source>
        <translation>%T1, 좋은 순</translation>
    </message>
    <message>
        <source>%T1, best first (%K2)</source>
        <extracomment>%T1: what is ranked; %K2: what all bars have in common, such as the way of buying</extracomment>
        <translation>%T1, 좋은 순(%K2)</translation>
    </message>
    <message>
        <source>%C1</source>
        <translation>%C1</translation>
    </message>
    <message>
        <source>%1 (%2): the source names no page, commit or number to look it up.</source>
        <translation>%1(%2): 출처에 찾아볼 쪽, 커밋 또는 번호가 없습니다.</translation>
    </message>
    <message>
        <source>%1 (%2): the source states neither a date nor a year.</source>
        <translation>%1(%2): 출처에 날짜도 연도도 없습니다.</translation>
    </message>
    <message>
        <source>%1 (%2): the source states no licence.</source>
        <translation>%1(%2): 출처에 라이선스가 없습니다.</translation>
    </message>
    <message>
        <source>Energy by the method “%T1”; every formula below stands in the help of the program, under Methods, in the section named.</source>
        <translation>에너지는 “%T1” 방법으로 계산했으며, 아래 모든 수식은 프로그램 도움말의 계산 방법 중 표시된 절에 있습니다.</translation>
    </message>
    <message>
        <source>Sections of the methods, in the help of the program</source>
        <translation>계산 방법의 절(프로그램 도움말)</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>도움말 페이지</translation>
    </message>
    <message>
        <source>%1: with these values %2 is no finite number.</source>
        <translation>%1: 이 값으로 계산하면 %2 값이 유한하지 않습니다.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5.</source>
        <translation>최저 비용: %I1 × %2, 실행당 %M3 %4, %H5.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5, %P6 below %7.</source>
        <translation>최저 비용: %I1 × %2, 실행당 %M3 %4, %H5, %7보다 %P6 낮음.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5, %P6 above %7.</source>
        <translation>최저 비용: %I1 × %2, 실행당 %M3 %4, %H5, %7보다 %P6 높음.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5; cannot be told apart from %7.</source>
        <translation>최저 비용: %I1 × %2, 실행당 %M3 %4, %H5. %7과(와) 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>Throughput back-calculated from the publication (%1): not independent evidence.</source>
        <translation>처리량은 발표 자료에서 역산한 값입니다(%1). 독립적인 근거가 아닙니다.</translation>
    </message>
    <message>
        <source>Throughput measured independently: %1.</source>
        <translation>처리량은 독립적으로 측정된 값입니다: %1.</translation>
    </message>
    <message>
        <source>Throughput measured by the vendor: %1.</source>
        <translation>처리량은 공급업체가 측정한 값입니다: %1.</translation>
    </message>
    <message>
        <source>Throughput derived from published figures: %1.</source>
        <translation>처리량은 공개된 수치에서 도출한 값입니다: %1.</translation>
    </message>
    <message>
        <source>Throughput entered by you.</source>
        <translation>처리량은 직접 입력한 값입니다.</translation>
    </message>
    <message>
        <source>Throughput estimated, without an interval.</source>
        <translation>처리량은 구간이 없는 추정값입니다.</translation>
    </message>
    <message>
        <source>Throughput taken as the FP64 peak at an efficiency of %P1.</source>
        <translation>처리량은 효율 %P1에서의 FP64 최대 성능으로 계산했습니다.</translation>
    </message>
    <message>
        <source>It is also the cleanest.</source>
        <translation>배출량도 가장 적습니다.</translation>
    </message>
    <message>
        <source>%1 is cleaner, %P2 less operational CO2e, but excluded: %V3.</source>
        <translation>%1의 운영 CO₂e가 %P2 더 적지만 제외되었습니다: %V3.</translation>
    </message>
    <message>
        <source>%1: %P2 less operational CO2e at %P3 higher cost.</source>
        <translation>%1: 비용 %P3 증가로 운영 CO₂e %P2 감소.</translation>
    </message>
    <message>
        <source>%1: %P2 less operational CO2e at %R3 the cost.</source>
        <translation>%1: 비용 %R3에 운영 CO₂e %P2 감소.</translation>
    </message>
    <message>
        <source>%1 is faster, %H2, but excluded: %V3.</source>
        <translation>%1이(가) %H2로 더 빠르지만 제외되었습니다: %V3.</translation>
    </message>
    <message numerus="yes">
        <source>The on-demand price is of %1, %I2 months old.</source>
        <translation>
            <numerusform>온디맨드 가격은 %1 기준이며 %I2개월 지났습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The price of the commitment is of %1, %I2 months old.</source>
        <translation>
            <numerusform>약정 가격은 %1 기준이며 %I2개월 지났습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spot price is of %1, %I2 months old.</source>
        <translation>
            <numerusform>스팟 가격은 %1 기준이며 %I2개월 지났습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The interruption frequency is of %1, %I2 months old.</source>
        <translation>
            <numerusform>중단 빈도는 %1 기준이며 %I2개월 지났습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Excluded as earlier generations: %I1.</source>
        <translation>이전 세대여서 제외: %I1.</translation>
    </message>
    <message>
        <source>Excluded because estimates are switched off: %I1.</source>
        <translation>추정값 사용이 꺼져 있어 제외: %I1.</translation>
    </message>
    <message>
        <source>Excluded because their estimate is too wide: %I1.</source>
        <translation>추정 구간이 너무 넓어 제외: %I1.</translation>
    </message>
    <message>
        <source>Excluded because their price is too old: %I1.</source>
        <translation>가격이 너무 오래되어 제외: %I1.</translation>
    </message>
    <message>
        <source>Excluded because their latency is unknown: %I1.</source>
        <translation>지연 시간을 알 수 없어 제외: %I1.</translation>
    </message>
    <message>
        <source>Excluded because they exceed the latency limit: %I1.</source>
        <translation>지연 시간 한도를 넘어 제외: %I1.</translation>
    </message>
    <message>
        <source>Excluded because they miss the deadline: %I1.</source>
        <translation>기한을 넘겨 제외: %I1.</translation>
    </message>
    <message>
        <source>Excluded because they exceed the budget: %I1.</source>
        <translation>예산을 초과하여 제외: %I1.</translation>
    </message>
    <message>
        <source>Cheapest excluded: %1, %M2 %3.</source>
        <translation>제외된 후보 중 최저 비용: %1, %M2 %3.</translation>
    </message>
    <message>
        <source>Cheapest excluded: %1, %M2 %3, %P4 below the answer.</source>
        <translation>제외된 후보 중 최저 비용: %1, %M2 %3, 답보다 %P4 낮음.</translation>
    </message>
    <message>
        <source>%I1 of earlier generations</source>
        <translation>이전 세대 %I1개</translation>
    </message>
    <message numerus="yes">
        <source>%I1 estimates</source>
        <translation>
            <numerusform>추정값 %I1개</numerusform>
        </translation>
    </message>
    <message>
        <source>%I1 with too wide an estimate</source>
        <translation>추정 구간이 너무 넓은 것 %I1개</translation>
    </message>
    <message>
        <source>%I1 with too old a price</source>
        <translation>가격이 너무 오래된 것 %I1개</translation>
    </message>
    <message>
        <source>%I1 with unknown latency</source>
        <translation>지연 시간을 모르는 것 %I1개</translation>
    </message>
    <message>
        <source>%I1 above the latency limit</source>
        <translation>지연 시간 한도 초과 %I1개</translation>
    </message>
    <message>
        <source>%I1 over budget</source>
        <translation>예산 초과 %I1개</translation>
    </message>
    <message>
        <source>Without an answer: %I1.</source>
        <translation>답이 없는 후보: %I1.</translation>
    </message>
    <message>
        <source>No candidate qualifies: all %I1 with an answer are of earlier generations, %3 first. Admit earlier generations.</source>
        <translation>적격 후보가 없습니다. 답이 있는 %I1개가 모두 이전 세대이며 첫 번째는 %3입니다. 이전 세대를 허용하십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: no throughput of %2 is measured here, and estimates are switched off (%I1 excluded, %3 first). Admit estimates.</source>
        <translation>적격 후보가 없습니다. 여기에는 %2의 측정된 처리량이 없고 추정값이 꺼져 있습니다(%I1개 제외, 첫 번째 %3). 추정값을 허용하십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: all prices are older than allowed (%I1 excluded); that of %3 is of %4. Allow older prices, or refresh them.</source>
        <translation>적격 후보가 없습니다. 모든 가격이 허용 기간보다 오래되었습니다(%I1개 제외). %3의 가격은 %4 기준입니다. 더 오래된 가격을 허용하거나 가격을 새로 고치십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: every latency of %2 is above the limit (%I1 excluded, %3 first). Raise the latency limit.</source>
        <translation>적격 후보가 없습니다. %2의 모든 지연 시간이 한도를 넘습니다(%I1개 제외, 첫 번째 %3). 지연 시간 한도를 높이십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: none meets the deadline of %H5 (%I1 excluded); the fastest, %3, takes %H4. Use more nodes, or a later deadline.</source>
        <translation>적격 후보가 없습니다. 기한 %H5을(를) 지키는 후보가 없습니다(%I1개 제외). 가장 빠른 %3은(는) %H4 걸립니다. 노드를 늘리거나 기한을 늦추십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: none stays within the budget of %M5 USD (%I1 excluded); the cheapest, %3, costs %M4 USD. Raise the budget, or ask for less.</source>
        <translation>적격 후보가 없습니다. 예산 %M5 USD 안에 드는 후보가 없습니다(%I1개 제외). 가장 저렴한 %3의 비용은 %M4 USD입니다. 예산을 늘리거나 요구량을 줄이십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: %1 is before the first price of the catalogue, %2. Choose a later date.</source>
        <translation>적격 후보가 없습니다. %1은(는) 카탈로그의 첫 가격(%2)보다 앞섭니다. 더 늦은 날짜를 선택하십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: no benchmark of %2 fits this workload. Choose another model, or enter your own throughput.</source>
        <translation>적격 후보가 없습니다. 이 워크로드에 맞는 %2 벤치마크가 없습니다. 다른 모델을 선택하거나 처리량을 직접 입력하십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: %2 does not fit into the memory of these types. Use fewer bytes per weight, or larger types.</source>
        <translation>적격 후보가 없습니다. %2이(가) 이 유형들의 메모리에 들어가지 않습니다. 가중치당 바이트를 줄이거나 더 큰 유형을 사용하십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: the latency limits leave no capacity for %2. Raise the limits.</source>
        <translation>적격 후보가 없습니다. 지연 시간 한도 때문에 %2을(를) 처리할 용량이 없습니다. 한도를 높이십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: the run does not end on any of them. Use more nodes, less work, or capacity that is not interrupted.</source>
        <translation>적격 후보가 없습니다. 어느 후보에서도 실행이 끝나지 않습니다. 노드를 늘리거나 작업을 줄이거나 중단되지 않는 용량을 사용하십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: the load exceeds what can be served. Ask for less, or raise the limits.</source>
        <translation>적격 후보가 없습니다. 부하가 처리 가능한 양을 넘습니다. 요구량을 줄이거나 한도를 높이십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: the figures of the scenario lead outside what can be computed. Check nodes, scaling and checkpoints.</source>
        <translation>적격 후보가 없습니다. 시나리오의 값이 계산 가능한 범위를 벗어납니다. 노드, 확장, 체크포인트를 확인하십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: spot has no published interruption frequency here. Enter an interruption rate, or choose another purchase option.</source>
        <translation>적격 후보가 없습니다. 여기에는 공개된 스팟 중단 빈도가 없습니다. 중단율을 입력하거나 다른 구매 옵션을 선택하십시오.</translation>
    </message>
    <message>
        <source>eligible</source>
        <translation>적격</translation>
    </message>
    <message>
        <source>earlier generation</source>
        <translation>이전 세대</translation>
    </message>
    <message>
        <source>estimate too wide</source>
        <translation>추정 구간이 너무 넓음</translation>
    </message>
    <message>
        <source>price too old</source>
        <translation>가격이 너무 오래됨</translation>
    </message>
    <message>
        <source>deadline missed</source>
        <translation>기한 초과</translation>
    </message>
    <message>
        <source>over budget</source>
        <translation>예산 초과</translation>
    </message>
    <message>
        <source>Eligible</source>
        <translation>적격</translation>
    </message>
    <message>
        <source>1 where the candidate qualifies for answer and Pareto front, 0 where a limit or a setting excludes it.</source>
        <translation>후보가 답과 파레토 프런트의 대상이면 1, 한도나 설정으로 제외되면 0.</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>제외 이유</translation>
    </message>
    <message>
        <source>Why the candidate is excluded from answer and Pareto front; eligible where it is not.</source>
        <translation>후보가 답과 파레토 프런트에서 제외된 이유. 제외되지 않았으면 적격입니다.</translation>
    </message>
    <message>
        <source>Qualifies</source>
        <translation>적격 여부</translation>
    </message>
    <message>
        <source>Spot is evaluated at the scenario’s interruption rate: %L1 per hour and instance.</source>
        <translation>스팟은 시나리오의 중단율로 평가합니다: 인스턴스당 시간당 %L1.</translation>
    </message>
    <message>
        <source>Spot is evaluated at the scenario’s interruption rate: %L1 % of the instances a month.</source>
        <translation>스팟은 시나리오의 중단율로 평가합니다: 월 인스턴스의 %L1%.</translation>
    </message>
    <message>
        <source>No candidate qualifies: nothing is asked for. Enter a demand above zero.</source>
        <translation>적격 후보가 없습니다. 수요가 0입니다. 0보다 큰 수요를 입력하십시오.</translation>
    </message>
    <message>
        <source>On spot the run takes %H1 to %H2 and %M3 to %M4 %5, between the lowest and the highest likely interruption frequency.</source>
        <translation>스팟에서는 예상 중단 빈도가 가장 낮을 때와 가장 높을 때 사이에서 실행 시간이 %H1~%H2, 비용이 %M3~%M4 %5입니다.</translation>
    </message>
    <message>
        <source>At the highest likely interruption frequency, %L1 per hour and instance, the run does not end.</source>
        <translation>가장 높은 예상 중단 빈도(인스턴스당 시간당 %L1)에서는 실행이 끝나지 않습니다.</translation>
    </message>
    <message>
        <source>The chance to end within %H2 is %P1.</source>
        <translation>%H2 안에 끝날 확률은 %P1입니다.</translation>
    </message>
    <message numerus="yes">
        <source>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there the run would take %H6 and %M4 %5.</source>
        <translation>
            <numerusform>경고: 기록된 %1 스팟 시장(풀 %I2개)에서는 %H3마다 인스턴스를 잃었습니다. 그 조건이라면 실행 시간은 %H6, 비용은 %M4 %5입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there the run would not end.</source>
        <translation>
            <numerusform>경고: 기록된 %1 스팟 시장(풀 %I2개)에서는 %H3마다 인스턴스를 잃었습니다. 그 조건이라면 실행이 끝나지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for spot, and for what the workload asks.</source>
        <translation>스팟이며 워크로드에 해당하는 경우에만 표시됩니다.</translation>
    </message>
    <message>
        <source>USD, few interruptions</source>
        <translation>USD, 중단 적음</translation>
    </message>
    <message>
        <source>Cost of the run at the lowest likely interruption frequency.</source>
        <translation>예상 중단 빈도가 가장 낮을 때의 실행 비용.</translation>
    </message>
    <message>
        <source>USD, many interruptions</source>
        <translation>USD, 중단 많음</translation>
    </message>
    <message>
        <source>Cost of the run at the highest likely interruption frequency.</source>
        <translation>예상 중단 빈도가 가장 높을 때의 실행 비용.</translation>
    </message>
    <message>
        <source>USD/1M, few interruptions</source>
        <translation>USD/1M, 중단 적음</translation>
    </message>
    <message>
        <source>Cost per million at the lowest likely interruption frequency.</source>
        <translation>예상 중단 빈도가 가장 낮을 때의 100만 건당 비용.</translation>
    </message>
    <message>
        <source>USD/1M, many interruptions</source>
        <translation>USD/1M, 중단 많음</translation>
    </message>
    <message>
        <source>Cost per million at the highest likely interruption frequency.</source>
        <translation>예상 중단 빈도가 가장 높을 때의 100만 건당 비용.</translation>
    </message>
    <message>
        <source>Hours, few interruptions</source>
        <translation>시간, 중단 적음</translation>
    </message>
    <message>
        <source>Time of the run at the lowest likely interruption frequency.</source>
        <translation>예상 중단 빈도가 가장 낮을 때의 실행 시간.</translation>
    </message>
    <message>
        <source>Hours, many interruptions</source>
        <translation>시간, 중단 많음</translation>
    </message>
    <message>
        <source>Time of the run at the highest likely interruption frequency.</source>
        <translation>예상 중단 빈도가 가장 높을 때의 실행 시간.</translation>
    </message>
    <message>
        <source>Chance in time</source>
        <translation>기한 내 확률</translation>
    </message>
    <message>
        <source>Probability that a run on spot ends within the deadline.</source>
        <translation>스팟 실행이 기한 안에 끝날 확률.</translation>
    </message>
    <message>
        <source>%1: prices of Capacity Blocks older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1: %4개월이 지난 용량 블록 가격, 유형: %I2, 가장 오래된 것은 %3.</translation>
    </message>
    <message numerus="yes">
        <source>The price of the Capacity Block is of %1, %I2 months old.</source>
        <translation>
            <numerusform>용량 블록 가격은 %1 기준이며 %I2개월 지났습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No candidate qualifies: a Capacity Block ends before the work does. Choose another purchase option.</source>
        <translation>조건을 충족하는 후보가 없습니다. 작업이 끝나기 전에 용량 블록이 끝납니다. 다른 구매 옵션을 선택하십시오.</translation>
    </message>
    <message>
        <source>A Capacity Block of %1 ends after %I2 days at the latest, and a service runs on: no cost can be stated.</source>
        <translation>%1의 용량 블록은 늦어도 %I2일 후에 끝나지만 서비스는 계속 실행되므로 비용을 말할 수 없습니다.</translation>
    </message>
    <message>
        <source>The run outlasts the longest Capacity Block of %1, %I2 days.</source>
        <translation>실행이 %1의 가장 긴 용량 블록(%I2일)보다 오래 걸립니다.</translation>
    </message>
    <message>
        <source>hours of the Capacity Block</source>
        <translation>용량 블록의 시간</translation>
    </message>
    <message>
        <source>price of a Capacity Block</source>
        <translation>용량 블록 가격</translation>
    </message>
    <message>
        <source>Spot price history (describe-spot-price-history), CSV</source>
        <translation>스팟 가격 이력(describe-spot-price-history), CSV</translation>
    </message>
    <message>
        <source>Spot price feed (spot.js)</source>
        <translation>현재 스팟 가격(spot.js)</translation>
    </message>
    <message>
        <source>Capacity Blocks (describe-capacity-block-offerings), JSON</source>
        <translation>Capacity Block(describe-capacity-block-offerings), JSON</translation>
    </message>
    <message>
        <source>Savings Plans rates (describe-savings-plans-offering-rates), JSON</source>
        <translation>Savings Plans 요율(describe-savings-plans-offering-rates), JSON</translation>
    </message>
    <message>
        <source>Capacity Blocks (describe-capacity-block-offerings), CSV</source>
        <translation>Capacity Block(describe-capacity-block-offerings), CSV</translation>
    </message>
    <message>
        <source>Savings Plans rates (describe-savings-plans-offering-rates), CSV</source>
        <translation>Savings Plans 요율(describe-savings-plans-offering-rates), CSV</translation>
    </message>
    <message>
        <source>Not on offer</source>
        <translation>제공되지 않음</translation>
    </message>
    <message>
        <source>More expensive offers of the same type and region</source>
        <translation>같은 유형과 리전의 더 비싼 제안</translation>
    </message>
    <message>
        <source>with %1 (%2) against %3 (%4)</source>
        <translation>%1(%2) 대 %3(%4)</translation>
    </message>
    <message>
        <source>%1: %2 by %3 against %4 by %5</source>
        <translation>%1: %2(%3) 대 %4(%5)</translation>
    </message>
    <message>
        <source>prices of %1</source>
        <translation>%1 가격</translation>
    </message>
    <message>
        <source>The source states no date.</source>
        <translation>출처에 날짜가 없습니다.</translation>
    </message>
    <message>
        <source>It lies between independent results, from %L1 to %L2.</source>
        <translation>독립 결과 %L1과(와) %L2 사이에 있습니다.</translation>
    </message>
    <message>
        <source>It lies between independent results, from %L1 to %L2. That its own inputs agree proves nothing: a rate or wattage was solved from the publication itself.</source>
        <translation>독립 결과 %L1과(와) %L2 사이에 있습니다. 자체 입력값과의 일치는 아무것도 증명하지 않습니다. 속도나 전력을 해당 발표 자료 자체에서 역산했기 때문입니다.</translation>
    </message>
    <message>
        <source>Measured otherwise: %L1.</source>
        <translation>다르게 측정되었습니다: %L1.</translation>
    </message>
    <message>
        <source>All %I1 independent results are on one side of it, from %L2 to %L3.</source>
        <translation>독립 결과 %I1개가 모두 한쪽에 있습니다(%L2~%L3).</translation>
    </message>
    <message>
        <source>bracketed</source>
        <translation>독립 결과 사이</translation>
    </message>
    <message>
        <source>contradicted</source>
        <translation>반박됨</translation>
    </message>
    <message>
        <source>not testable</source>
        <translation>검증 불가</translation>
    </message>
    <message>
        <source>Recomputed from figures of other publications at the prices of the day, it holds.</source>
        <translation>다른 출판물의 수치와 해당일 가격으로 재계산하면 성립합니다.</translation>
    </message>
    <message>
        <source>It held with the prices of its time, not with those of the day.</source>
        <translation>당시 가격으로는 성립했지만 해당일 가격으로는 성립하지 않습니다.</translation>
    </message>
    <message>
        <source>The claim lies between two independent results.</source>
        <translation>주장이 두 독립 결과 사이에 있습니다.</translation>
    </message>
    <message>
        <source>An input was solved from the claim&apos;s own source, so agreement is no proof.</source>
        <translation>입력값 하나를 주장의 출처에서 역산했으므로 일치해도 증명이 되지 않습니다.</translation>
    </message>
    <message>
        <source>It was measured otherwise.</source>
        <translation>다르게 측정되었습니다.</translation>
    </message>
    <message>
        <source>The figures give another result, but do not rule the claim out.</source>
        <translation>수치는 다른 결과를 보이지만 주장을 배제하지는 않습니다.</translation>
    </message>
    <message>
        <source>The catalogue has no data to test it with.</source>
        <translation>카탈로그에 검증할 데이터가 없습니다.</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>발행처</translation>
    </message>
    <message>
        <source>Published on</source>
        <translation>발표일</translation>
    </message>
    <message>
        <source>Price cap: no capacity, since it lies below every recorded price.</source>
        <translation>가격 상한: 기록된 모든 가격보다 낮아 용량이 없습니다.</translation>
    </message>
    <message>
        <source>Every trajectory replays the same stretch of prices, from %1 on: the figures say nothing of other times.</source>
        <translation>모든 궤적이 %1부터 같은 구간의 가격을 재생합니다. 수치는 다른 시기에 대해 아무것도 말하지 않습니다.</translation>
    </message>
    <message>
        <source>Prices of %1 from %2 to %3, one instance throughout.</source>
        <translation>%1의 가격, %2~%3, 인스턴스 하나를 계속 사용.</translation>
    </message>
    <message>
        <source>Never done: the record or the time limit ended before the work.</source>
        <translation>끝나지 않음: 작업보다 기록이나 시간 한도가 먼저 끝났습니다.</translation>
    </message>
    <message>
        <source>The closed form (%M1 USD) bills every hour; the simulation (%M2 USD on average) does not bill an instance interrupted within its first hour.</source>
        <translation>닫힌 식(%M1 USD)은 모든 시간을 과금하고, 시뮬레이션(평균 %M2 USD)은 첫 시간 안에 중단된 인스턴스를 과금하지 않습니다.</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>시작 시각</translation>
    </message>
    <message>
        <source>No price history of %1 in %2: none is shipped, replay works on your own. Save the answer of &quot;aws ec2 describe-spot-price-history --region %2 --instance-types %1 --product-descriptions Linux/UNIX&quot; and import it.</source>
        <translation>%2의 %1 가격 이력이 없습니다. 제품에는 포함되어 있지 않으며 직접 가져온 이력으로 재생합니다. &quot;aws ec2 describe-spot-price-history --region %2 --instance-types %1 --product-descriptions Linux/UNIX&quot;의 응답을 저장한 뒤 가져오십시오.</translation>
    </message>
    <message>
        <source>Throughput estimated, 80 % interval within a factor of %L1.</source>
        <translation>처리량은 추정값이며 80% 구간은 %L1배 이내입니다.</translation>
    </message>
    <message>
        <source>No candidate qualifies: the estimates of %2 are too wide (%I1 excluded); that of %3 is within a factor of %L4, allowed is %L5. Allow a wider factor, or enter a measured throughput.</source>
        <translation>적격 후보가 없습니다. %2의 추정 구간이 너무 넓습니다(%I1개 제외). %3은(는) %L4배 이내이고 허용 한도는 %L5배입니다. 더 넓은 배수를 허용하거나 측정된 처리량을 입력하십시오.</translation>
    </message>
    <message numerus="yes">
        <source>Observed on %1, %I2 months before the day of the answer: prices of the catalogue that far apart differ by factors of %L3 to %L4 (80 % of %I5 pairs).</source>
        <translation>
            <numerusform>%1에 관측된 값으로 답의 기준일보다 %I2개월 앞섭니다. 이만큼 떨어진 카탈로그 가격은 %L3~%L4배 차이가 납니다(%I5쌍의 80%).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 obliges to %M2 %3 over 1 year, used or not.</source>
        <translation>%1: 사용 여부와 관계없이 1년 동안 %M2 %3의 의무가 생깁니다.</translation>
    </message>
    <message>
        <source>%1 obliges to %M2 %3 over %L4 years, used or not.</source>
        <translation>%1: 사용 여부와 관계없이 %L4년 동안 %M2 %3의 의무가 생깁니다.</translation>
    </message>
    <message>
        <source>The run uses %H1 of the %I2 hours of the term.</source>
        <translation>실행은 약정 기간 %I2시간 중 %H1을 사용합니다.</translation>
    </message>
    <message>
        <source>The run uses %H1 of the %I2 hours of the term; other work takes up %P3 of the rest.</source>
        <translation>실행은 약정 기간 %I2시간 중 %H1을 사용하고, 나머지의 %P3는 다른 작업이 사용합니다.</translation>
    </message>
    <message>
        <source>The commitment counts as owned already: the run pays its own hours alone.</source>
        <translation>약정을 이미 보유한 것으로 계산합니다. 실행은 자신의 시간만 부담합니다.</translation>
    </message>
    <message>
        <source>share of the term used by other work</source>
        <translation>다른 작업이 사용하는 약정 기간의 비율</translation>
    </message>
    <message>
        <source>instances committed to</source>
        <translation>약정 인스턴스</translation>
    </message>
    <message>
        <source>what the commitment obliges to</source>
        <translation>약정에 따른 의무 금액</translation>
    </message>
    <message>
        <source>mean power of a running instance</source>
        <translation>실행 중인 인스턴스의 평균 전력</translation>
    </message>
    <message>
        <source>running instances</source>
        <translation>실행 중인 인스턴스</translation>
    </message>
    <message>
        <source>running instances per instance needed</source>
        <translation>필요한 인스턴스당 실행 인스턴스</translation>
    </message>
    <message>
        <source>instances beside the committed ones</source>
        <translation>약정 인스턴스 외의 인스턴스</translation>
    </message>
    <message>
        <source>price beside the commitment</source>
        <translation>약정 외 가격</translation>
    </message>
    <message>
        <source>share of running instances that serve</source>
        <translation>실행 인스턴스 중 처리하는 비율</translation>
    </message>
    <message>
        <source>hours of the term</source>
        <translation>약정 기간의 시간</translation>
    </message>
    <message>
        <source>utilisation of an idle instance</source>
        <translation>유휴 인스턴스의 이용률</translation>
    </message>
    <message>
        <source>the run’s own hours of the commitment</source>
        <translation>약정 중 실행 자체의 시간</translation>
    </message>
    <message>
        <source>Above the committed instances; mean over the hours of the day.</source>
        <translation>약정 인스턴스를 넘는 몫, 하루 시간의 평균.</translation>
    </message>
    <message>
        <source>%L1 instances serve on average of %L2 that run; the others idle.</source>
        <translation>실행 중인 %L2개 중 평균 %L1개가 처리하고 나머지는 유휴 상태입니다.</translation>
    </message>
    <message>
        <source>Best without an estimated throughput: %1, %M2 %3, %P4 more.</source>
        <translation>추정이 아닌 처리량 중 최저 비용: %1, %M2 %3, %P4 더 많음.</translation>
    </message>
    <message>
        <source>Best without an estimated throughput: %1, %M2 %3, %R4 the cost.</source>
        <translation>추정이 아닌 처리량 중 최저 비용: %1, %M2 %3, 비용 %R4.</translation>
    </message>
    <message>
        <source>All candidates that qualify have an estimated throughput.</source>
        <translation>조건을 충족하는 모든 후보의 처리량이 추정값입니다.</translation>
    </message>
    <message>
        <source>Between the lowest and the highest likely interruption frequency, cost and time on spot differ by less than 0.5 %.</source>
        <translation>예상 중단 빈도가 가장 낮을 때와 가장 높을 때 스팟의 비용과 시간 차이는 0.5% 미만입니다.</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>구별되지 않음</translation>
    </message>
    <message>
        <source>rate on this instance beside the same accelerator in another</source>
        <translation>다른 인스턴스의 동일 가속기 대비 이 인스턴스의 속도</translation>
    </message>
    <message>
        <source>instances for the latency limit per one for the load</source>
        <translation>부하에 필요한 인스턴스 하나당 지연 시간 한도에 필요한 인스턴스</translation>
    </message>
    <message>
        <source>instances on average per one at the peak</source>
        <translation>최대 부하 시 인스턴스 하나당 평균 인스턴스</translation>
    </message>
    <message>
        <source>instances beside the committed ones per one at the peak</source>
        <translation>최대 부하 시 인스턴스 하나당 약정 인스턴스 외의 인스턴스</translation>
    </message>
    <message>
        <source>Measured %I1 times under the same conditions: %L2 to %L3 a second.</source>
        <translation>같은 조건에서 %I1회 측정: 초당 %L2~%L3.</translation>
    </message>
    <message>
        <source>The publication allows %L1 to %L2 a second.</source>
        <translation>발표 자료로는 초당 %L1~%L2입니다.</translation>
    </message>
    <message>
        <source>None has lower operational CO2e for certain; that of %1, the next, cannot be told apart.</source>
        <translation>운영 CO₂e가 확실히 더 적은 후보는 없습니다. 다음인 %1과(와) 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>Cheapest excluded: %1, %M2 %3; the cost cannot be told apart from the answer’s.</source>
        <translation>제외된 후보 중 최저 비용: %1, %M2 %3. 답의 비용과 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>%1: %P2 less operational CO2e at %P3 higher cost, though the costs cannot be told apart.</source>
        <translation>%1: 비용 %P3 증가로 운영 CO₂e %P2 감소. 다만 비용은 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>%1: %P2 less operational CO2e at %R3 the cost, though the costs cannot be told apart.</source>
        <translation>%1: 비용 %R3에 운영 CO₂e %P2 감소. 다만 비용은 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>Best without an estimated throughput: %1, %M2 %3; the costs cannot be told apart.</source>
        <translation>추정이 아닌 처리량 중 최저 비용: %1, %M2 %3. 비용은 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>The work does not fit into the deadline: with a change of machines it takes %L1 h, rounded up to ticks of the trace.</source>
        <translation>작업이 기한 안에 들어가지 않습니다. 머신 전환을 포함하면 %L1시간이 걸리며, 기록의 틱 단위로 올림합니다.</translation>
    </message>
    <message>
        <source>%T1: not known, so that this cannot be stated.</source>
        <translation>%T1: 알려지지 않아 이 값을 제시할 수 없습니다.</translation>
    </message>
    <message>
        <source>On demand the run costs %M1 USD: work %M2 USD, checkpoints %M3 USD.</source>
        <translation>온디맨드로는 이 작업에 %M1 USD가 듭니다: 작업 %M2 USD, 체크포인트 %M3 USD.</translation>
    </message>
    <message>
        <source>On demand alone costs %M1 USD: work %M2 USD, changeover and the rest of the last tick %M3 USD.</source>
        <translation>온디맨드만 사용하면 %M1 USD가 듭니다: 작업 %M2 USD, 전환과 마지막 틱의 나머지 %M3 USD.</translation>
    </message>
    <message>
        <source>Grid intensity</source>
        <translation>전력망 집약도</translation>
    </message>
    <message>
        <source>Median, band from P5 to P95</source>
        <translation>중앙값, P5~P95 범위</translation>
    </message>
    <message>
        <source>Cost by policy, least to most</source>
        <translation>정책별 비용, 최소~최대</translation>
    </message>
    <message>
        <source>Admit earlier generations</source>
        <translation>이전 세대 허용</translation>
    </message>
    <message>
        <source>Admit estimates</source>
        <translation>추정값 허용</translation>
    </message>
    <message>
        <source>Admit wider estimates</source>
        <translation>범위가 더 넓은 추정값 허용</translation>
    </message>
    <message>
        <source>Admit older prices</source>
        <translation>더 오래된 가격 허용</translation>
    </message>
    <message>
        <source>%1: interruption frequencies older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1: %4개월이 넘은 중단 빈도, 유형 %I2개, 가장 오래된 것은 %3.</translation>
    </message>
    <message>
        <source>%1: prices of commitments older than %4 months, types: %I2, the oldest of %3.</source>
        <translation>%1: %4개월이 넘은 약정 가격, 유형 %I2개, 가장 오래된 것은 %3.</translation>
    </message>
    <message>
        <source>On-demand prices</source>
        <translation>온디맨드 가격</translation>
    </message>
    <message>
        <source>Spot prices</source>
        <translation>스팟 가격</translation>
    </message>
    <message>
        <source>Interruption frequencies</source>
        <translation>중단 빈도</translation>
    </message>
    <message>
        <source>Commitments</source>
        <translation>약정</translation>
    </message>
    <message>
        <source>Capacity Blocks</source>
        <translation>용량 블록</translation>
    </message>
    <message>
        <source>%1: newest of %2</source>
        <translation>%1: 최신 %2</translation>
    </message>
    <message>
        <source>your rate</source>
        <translation>사용자 처리량</translation>
    </message>
    <message>
        <source>No candidate qualifies: none stays within the budget of %M5 USD a month (%I1 excluded); the cheapest, %3, costs %M4 USD a month. Raise the budget, or ask for less.</source>
        <translation>조건을 충족하는 후보가 없습니다. 월 예산 %M5 USD 안에 드는 후보가 없습니다(%I1개 제외). 가장 저렴한 %3의 비용은 월 %M4 USD입니다. 예산을 늘리거나 요구를 줄이십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: no published run of %2 is known to stay within the latency limit; of %I1 candidates, %3 first, the latency at this load is unknown. Raise or remove the limit, or enter your own measurement.</source>
        <translation>적격 후보가 없습니다. 지연 시간 한도를 지키는 것으로 알려진 %2의 공개된 실행이 없습니다. 후보 %I1개(첫 번째 %3)는 이 부하에서의 지연 시간을 알 수 없습니다. 한도를 높이거나 없애거나, 직접 측정한 값을 입력하십시오.</translation>
    </message>
    <message>
        <source>No candidate qualifies: no type that can do the work has a price in these regions under these purchase options at %1. Choose a later date, a region or a purchase option.</source>
        <translation>적격 후보가 없습니다. 이 작업을 할 수 있는 유형 중 %1에 이 리전과 구매 옵션에서 가격이 있는 것이 없습니다. 더 늦은 날짜, 리전 또는 구매 옵션을 선택하십시오.</translation>
    </message>
    <message>
        <source>%1 has a slice of one %2: what a whole one reaches is no measure of it.</source>
        <translation>%1에는 %2의 일부만 있습니다. 전체 장치의 성능은 그 척도가 되지 않습니다.</translation>
    </message>
    <message>
        <source>Published %1, recomputed with the prices of then %2, with those of the as-of date %3.</source>
        <translation>공표값 %1, 당시 가격으로 다시 계산하면 %2, 기준일 가격으로는 %3.</translation>
    </message>
    <message>
        <source>Risk of the candidates on spot</source>
        <translation>스팟 후보의 위험</translation>
    </message>
    <message>
        <source>None of these pools has the accelerator of %1: theirs may be interrupted otherwise.</source>
        <translation>이 풀 중 %1의 가속기를 가진 것은 없습니다. 그 풀의 중단 빈도는 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>Obliges to, whole term</source>
        <translation>약정 의무액(전체 기간)</translation>
    </message>
    <message>
        <source>Term, years</source>
        <translation>기간(년)</translation>
    </message>
    <message>
        <source>What commitments oblige to, used or not</source>
        <translation>약정 의무액(사용 여부와 무관)</translation>
    </message>
    <message>
        <source>Not simulated: one trajectory of %1 has so many launches and losses that a report would take minutes. The closed forms above hold, and over so many the spread is small.</source>
        <translation>시뮬레이션하지 않았습니다. %1의 궤적 하나에 시작과 손실이 너무 많아 보고서에 몇 분이 걸립니다. 위의 닫힌 식이 유효하며, 이렇게 많으면 산포는 작습니다.</translation>
    </message>
    <message>
        <source>The column %1 of the benchmarks differs from their rows.</source>
        <translation>벤치마크의 열 %1이(가) 행과 다릅니다.</translation>
    </message>
    <message>
        <source>How the throughput was found: this type, the same accelerator, another node count, a network of the same dimensions, a fitted method, pinned or your own.</source>
        <translation>처리량을 찾은 방법: 이 유형, 같은 가속기, 다른 노드 수, 같은 크기의 네트워크, 적합된 방법, 고정값 또는 직접 입력한 값.</translation>
    </message>
    <message>
        <source>One request at a time: not what the instance carries.</source>
        <translation>요청을 하나씩 처리한 값으로, 인스턴스 전체의 처리량이 아닙니다.</translation>
    </message>
    <message>
        <source>Throughput comes from a benchmark of that instance and model, else from one of the same accelerator scaled by count (an estimate), of a network of the same dimensions or by a fitted method with its interval (estimates), or is missing.</source>
        <translation>처리량은 해당 인스턴스와 모델의 벤치마크에서, 없으면 같은 가속기의 값을 개수로 환산(추정)하거나, 같은 크기의 네트워크 또는 구간이 있는 적합된 방법(추정)에서 얻으며, 그것도 없으면 비어 있습니다.</translation>
    </message>
    <message>
        <source>Predicted from measurements of the model on other devices, at %1: 80 % lie within a factor of %L2.</source>
        <translation>다른 장치에서 측정한 이 모델의 값으로 %1에서 예측: 80%가 %L2배 이내에 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Predicted: %L2 minutes to the quality target on %I1 accelerators; 80 % lie within a factor of %L3.</source>
        <translation>
            <numerusform>예측: 가속기 %I1개에서 품질 목표까지 %L2분; 80%가 %L3배 이내에 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on %I2 of the same accelerators: %L3 minutes to the quality target (%1).</source>
        <translation>같은 가속기 %I2개에서 측정: 품질 목표까지 %L3분(%1).</translation>
    </message>
    <message>
        <source>Measured of %1, an encoder of the same dimensions (%2).</source>
        <translation>같은 크기의 인코더 %1에서 측정(%2).</translation>
    </message>
    <message>
        <source>%1 on %2 could only be predicted within a factor of %L3: too wide for an answer.</source>
        <translation>%2에서 %1은(는) %L3배 이내로만 예측할 수 있어 답으로 삼기에는 너무 넓습니다.</translation>
    </message>
    <message>
        <source>The catalogue has no fitted method for it.</source>
        <translation>카탈로그에 이를 위한 적합된 방법이 없습니다.</translation>
    </message>
    <message>
        <source>Nobody has measured %1: what its size alone tells is too wide for an answer.</source>
        <translation>%1을(를) 측정한 사람이 없으며, 크기만으로 알 수 있는 것은 답으로 삼기에는 너무 넓습니다.</translation>
    </message>
    <message>
        <source>No serving of this software was measured on the architecture of %1.</source>
        <translation>%1의 아키텍처에서 이 소프트웨어의 서빙이 측정된 적이 없습니다.</translation>
    </message>
    <message>
        <source>Peak rate or bandwidth of %1 are not known.</source>
        <translation>%1의 최고 속도나 대역폭을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 does not fit one accelerator, so the rate of %2 is not carried to another number of them.</source>
        <translation>%1은(는) 가속기 하나에 들어가지 않으므로 %2의 속도를 다른 개수로 옮기지 않습니다.</translation>
    </message>
    <message>
        <source>Other software: %1.</source>
        <translation>다른 소프트웨어: %1.</translation>
    </message>
    <message>
        <source>With speculative decoding.</source>
        <translation>추측 디코딩을 사용함.</translation>
    </message>
    <message>
        <source>Does not say how many requests were in flight.</source>
        <translation>동시 요청 수를 밝히지 않습니다.</translation>
    </message>
    <message>
        <source>%1 has no whole accelerator of its own.</source>
        <translation>%1에는 온전한 자체 가속기가 없습니다.</translation>
    </message>
    <message>
        <source>No prediction of %1 on %2: %3.</source>
        <translation>%2에서 %1의 예측 없음: %3.</translation>
    </message>
    <message>
        <source>Nearest measurement %1: %I3 of %2, %L4 %U5.</source>
        <translation>가장 가까운 측정 %1: %2 %I3개, %L4 %U5.</translation>
    </message>
    <message>
        <source>share of the peak rate</source>
        <translation>최고 속도의 비율</translation>
    </message>
    <message>
        <source>what mixtures of experts reach of it</source>
        <translation>전문가 혼합 모델이 도달하는 비율</translation>
    </message>
    <message>
        <source>share of the bandwidth when reading weights</source>
        <translation>가중치를 읽을 때의 대역폭 비율</translation>
    </message>
    <message>
        <source>share of the bandwidth when reading the cache</source>
        <translation>캐시를 읽을 때의 대역폭 비율</translation>
    </message>
    <message>
        <source>overhead of a layer in a decoding step</source>
        <translation>디코딩 단계에서 층마다의 오버헤드</translation>
    </message>
    <message>
        <source>measured beside predicted rate</source>
        <translation>예측 속도 대비 측정 속도</translation>
    </message>
    <message>
        <source>rate beside that of an encoder of the same dimensions</source>
        <translation>같은 크기의 인코더 대비 속도</translation>
    </message>
    <message>
        <source>predicted rate</source>
        <translation>예측 속도</translation>
    </message>
    <message>
        <source>accelerators that hold one copy together</source>
        <translation>사본 하나를 함께 담는 가속기</translation>
    </message>
    <message>
        <source>operations of a prefill</source>
        <translation>프리필의 연산</translation>
    </message>
    <message>
        <source>exchange between accelerators in a prefill</source>
        <translation>프리필 중 가속기 간 교환</translation>
    </message>
    <message>
        <source>weights read in a step</source>
        <translation>한 단계에서 읽는 가중치</translation>
    </message>
    <message>
        <source>cache read in a step</source>
        <translation>한 단계에서 읽는 캐시</translation>
    </message>
    <message>
        <source>operations of a decoding step</source>
        <translation>디코딩 단계의 연산</translation>
    </message>
    <message>
        <source>exchange between accelerators in a step</source>
        <translation>한 단계 중 가속기 간 교환</translation>
    </message>
    <message>
        <source>requests in flight of one copy</source>
        <translation>사본 하나의 동시 요청</translation>
    </message>
    <message>
        <source>what the software adds</source>
        <translation>소프트웨어의 기여</translation>
    </message>
    <message>
        <source>rate of the accelerators left over</source>
        <translation>남은 가속기의 속도</translation>
    </message>
    <message>
        <source>what measured rows of the same pair move it by</source>
        <translation>같은 조합의 측정이 보정하는 정도</translation>
    </message>
    <message>
        <source>runs to the quality target</source>
        <translation>품질 목표까지의 실행</translation>
    </message>
    <message>
        <source>Served by %W1 with weights in %2.</source>
        <translation>%W1(으)로 서빙하며 가중치는 %2입니다.</translation>
    </message>
    <message>
        <source>Served by %W1.</source>
        <translation>%W1(으)로 서빙합니다.</translation>
    </message>
    <message>
        <source>One request at a time, from the measured rates of prompt and answer (%1, %2); batching could give more.</source>
        <translation>한 번에 요청 하나, 프롬프트와 답변의 측정 속도(%1, %2)로 계산했으며 배치하면 더 높을 수 있습니다.</translation>
    </message>
    <message>
        <source>measured rate of the prompt</source>
        <translation>프롬프트의 측정 속도</translation>
    </message>
    <message>
        <source>measured rate of the answer</source>
        <translation>답변의 측정 속도</translation>
    </message>
    <message>
        <source>what batching could give at best</source>
        <translation>배치로 얻을 수 있는 최대치</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>첫 토큰</translation>
    </message>
    <message>
        <source>Median time to the first token (TTFT) at the load that the throughput is of, before any wait for an instance</source>
        <translation>처리량이 기준으로 하는 부하에서 첫 토큰까지의 시간(TTFT)의 중앙값, 인스턴스 대기 시간 제외</translation>
    </message>
    <message>
        <source>First token, low</source>
        <translation>첫 토큰, 하한</translation>
    </message>
    <message>
        <source>Lower end of the range that holds 80 % of the measured times to the first token</source>
        <translation>측정된 첫 토큰 시간의 80%가 들어가는 범위의 하한</translation>
    </message>
    <message>
        <source>First token, high</source>
        <translation>첫 토큰, 상한</translation>
    </message>
    <message>
        <source>Upper end of the range that holds 80 % of the measured times to the first token</source>
        <translation>측정된 첫 토큰 시간의 80%가 들어가는 범위의 상한</translation>
    </message>
    <message>
        <source>Between tokens</source>
        <translation>토큰 간격</translation>
    </message>
    <message>
        <source>Median time between the tokens of an answer (TPOT) at the load that the throughput is of</source>
        <translation>처리량이 기준으로 하는 부하에서 응답 토큰 사이 시간(TPOT)의 중앙값</translation>
    </message>
    <message>
        <source>One request at a time, predicted for %1 with weights in %2 from measurements on other processors: 80 % lie within a factor of %L3; batching could give more.</source>
        <translation>한 번에 요청 하나, 다른 프로세서에서의 측정에서 %1에 대해 가중치 %2로 예측: 80%가 %L3배 이내이며, 일괄 처리하면 더 나올 수 있습니다.</translation>
    </message>
    <message>
        <source>A: serving of language models</source>
        <translation>A: 언어 모델 서빙</translation>
    </message>
    <message>
        <source>B: other inference</source>
        <translation>B: 기타 추론</translation>
    </message>
    <message>
        <source>C: time to train</source>
        <translation>C: 학습 시간</translation>
    </message>
    <message>
        <source>Language models on CPUs, one request at a time</source>
        <translation>CPU의 언어 모델, 한 번에 요청 하나</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>첫 토큰까지의 시간</translation>
    </message>
    <message>
        <source>output tokens per second</source>
        <translation>초당 출력 토큰</translation>
    </message>
    <message>
        <source>inferences per second</source>
        <translation>초당 추론</translation>
    </message>
    <message>
        <source>minutes to the quality target</source>
        <translation>품질 목표까지의 분</translation>
    </message>
    <message>
        <source>tokens per second of one request</source>
        <translation>요청 하나의 초당 토큰</translation>
    </message>
    <message>
        <source>seconds to the first token</source>
        <translation>첫 토큰까지의 초</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>하드웨어</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>작업 종류</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>소프트웨어</translation>
    </message>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>not told apart</source>
        <translation>구분하지 않음</translation>
    </message>
    <message>
        <source>%1, graphics cards</source>
        <translation>%1, 그래픽 카드</translation>
    </message>
    <message>
        <source>CPUs with AMX</source>
        <translation>AMX를 지원하는 CPU</translation>
    </message>
    <message>
        <source>CPUs with AVX-512</source>
        <translation>AVX-512를 지원하는 CPU</translation>
    </message>
    <message>
        <source>Language models</source>
        <translation>언어 모델</translation>
    </message>
    <message>
        <source>Image classification</source>
        <translation>이미지 분류</translation>
    </message>
    <message>
        <source>Object detection and segmentation</source>
        <translation>객체 탐지 및 분할</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>텍스트 인코더</translation>
    </message>
    <message>
        <source>Speech recognition</source>
        <translation>음성 인식</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>추천</translation>
    </message>
    <message>
        <source>Language models counted in requests</source>
        <translation>요청 수로 센 언어 모델</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>이미지 생성</translation>
    </message>
    <message>
        <source>Writing the answer</source>
        <translation>응답 생성</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>프롬프트 처리</translation>
    </message>
    <message>
        <source>TensorRT-LLM, NVIDIA’s own tables</source>
        <translation>TensorRT-LLM, NVIDIA 자체 표</translation>
    </message>
    <message>
        <source>TensorRT-LLM, requests in flight held constant</source>
        <translation>TensorRT-LLM, 동시 요청 수 일정</translation>
    </message>
    <message>
        <source>TensorRT-LLM, static batches</source>
        <translation>TensorRT-LLM, 고정 배치</translation>
    </message>
    <message>
        <source>MLPerf submissions</source>
        <translation>MLPerf 제출 결과</translation>
    </message>
    <message>
        <source>vLLM or NIM, studies of 2024</source>
        <translation>vLLM 또는 NIM, 2024년 연구</translation>
    </message>
    <message>
        <source>vLLM of 2024, full queue</source>
        <translation>2024년 vLLM, 대기열이 가득 찬 상태</translation>
    </message>
    <message>
        <source>vLLM of 2025, full queue</source>
        <translation>2025년 vLLM, 대기열이 가득 찬 상태</translation>
    </message>
    <message>
        <source>vLLM, load steps over the network</source>
        <translation>vLLM, 네트워크를 통한 부하 단계</translation>
    </message>
    <message>
        <source>vLLM, requests in flight held constant</source>
        <translation>vLLM, 동시 요청 수 일정</translation>
    </message>
    <message>
        <source>vLLM, static batches</source>
        <translation>vLLM, 고정 배치</translation>
    </message>
    <message>
        <source>SGLang, requests in flight held constant</source>
        <translation>SGLang, 동시 요청 수 일정</translation>
    </message>
    <message>
        <source>TGI or DJL Serving, 2023 and 2024</source>
        <translation>TGI 또는 DJL Serving, 2023년과 2024년</translation>
    </message>
    <message>
        <source>Neuron, AWS’s own tables</source>
        <translation>Neuron, AWS 자체 표</translation>
    </message>
    <message>
        <source>vLLM or TGI on Neuron</source>
        <translation>Neuron의 vLLM 또는 TGI</translation>
    </message>
    <message>
        <source>DeepSpeed, static batches</source>
        <translation>DeepSpeed, 고정 배치</translation>
    </message>
    <message>
        <source>llama.cpp, load steps</source>
        <translation>llama.cpp, 부하 단계</translation>
    </message>
    <message>
        <source>llama.cpp, static batches</source>
        <translation>llama.cpp, 고정 배치</translation>
    </message>
    <message>
        <source>Other software</source>
        <translation>기타 소프트웨어</translation>
    </message>
    <message>
        <source>%T1: predicted against measured</source>
        <translation>%T1: 예측과 측정 비교</translation>
    </message>
    <message numerus="yes">
        <source>%I1 benchmarks, each predicted without its model on its hardware</source>
        <translation>
            <numerusform>벤치마크 %I1개, 각각 해당 모델과 하드웨어의 조합 없이 예측</numerusform>
        </translation>
    </message>
    <message>
        <source>No method is fitted to these benchmarks.</source>
        <translation>이 벤치마크에 적합된 방법이 없습니다.</translation>
    </message>
    <message>
        <source>Measured, %T1</source>
        <translation>측정, %T1</translation>
    </message>
    <message>
        <source>Predicted, %T1</source>
        <translation>예측, %T1</translation>
    </message>
    <message>
        <source>measured within its 80 % range</source>
        <translation>측정값이 80% 범위 안</translation>
    </message>
    <message>
        <source>measured outside its 80 % range</source>
        <translation>측정값이 80% 범위 밖</translation>
    </message>
    <message>
        <source>predicted as measured</source>
        <translation>예측과 측정이 같음</translation>
    </message>
    <message>
        <source>No fitted method is called %1. There are llm_serving, inference, training_time, cpu_stream and first_token.</source>
        <translation>%1(이)라는 적합 방법은 없습니다. llm_serving, inference, training_time, cpu_stream, first_token이 있습니다.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2의 %1</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <translation>%2의 %1, %3</translation>
    </message>
    <message>
        <source>Benchmark %1, %2</source>
        <translation>벤치마크 %1, %2</translation>
    </message>
    <message>
        <source>Predicted: %L1, 80 % range %L2 to %L3</source>
        <translation>예측: %L1, 80% 범위 %L2~%L3</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>편향</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>범위 안</translation>
    </message>
    <message>
        <source>Measured for each accelerator</source>
        <translation>가속기당 측정값</translation>
    </message>
    <message>
        <source>Method for each accelerator</source>
        <translation>가속기당 방법 값</translation>
    </message>
    <message>
        <source>Method above measured</source>
        <translation>측정 대비 방법</translation>
    </message>
    <message>
        <source>With a whole host</source>
        <translation>호스트 전체 포함</translation>
    </message>
    <message>
        <source>Method’s range holds</source>
        <translation>방법 범위 적중</translation>
    </message>
    <message>
        <source>Metered</source>
        <translation>측정 대상</translation>
    </message>
    <message>
        <source>What the measured joules are of: the whole server at the wall, or its accelerators alone.</source>
        <translation>측정한 줄이 무엇의 값인지: 전원 입력에서 잰 서버 전체 또는 가속기만.</translation>
    </message>
    <message>
        <source>Measured J per unit</source>
        <translation>단위당 측정 J</translation>
    </message>
    <message>
        <source>Joules of one token, image, sample or inference, as metered with the benchmark that counts: its watts over its rate. Beside the modelled energy, never in it.</source>
        <translation>토큰, 이미지, 샘플 또는 추론 하나의 줄이며, 적용된 벤치마크와 함께 측정한 값입니다(와트 ÷ 처리율). 모델로 계산한 에너지 옆에 보일 뿐 포함되지는 않습니다.</translation>
    </message>
    <message>
        <source>whole server</source>
        <translation>서버 전체</translation>
    </message>
    <message>
        <source>accelerators alone</source>
        <translation>가속기만</translation>
    </message>
    <message>
        <source>No watts were metered with the benchmark that counts</source>
        <translation>적용된 벤치마크에는 측정된 전력이 없습니다</translation>
    </message>
    <message>
        <source>inferences</source>
        <translation>건의 추론</translation>
    </message>
    <message>
        <source>images</source>
        <translation>장의 이미지</translation>
    </message>
    <message>
        <source>image-text pairs</source>
        <translation>쌍의 이미지와 텍스트</translation>
    </message>
    <message>
        <source>videos</source>
        <translation>개의 동영상</translation>
    </message>
    <message>
        <source>volumes</source>
        <translation>개의 볼륨</translation>
    </message>
    <message>
        <source>documents</source>
        <translation>개의 문서</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>개의 시퀀스</translation>
    </message>
    <message>
        <source>utterances</source>
        <translation>개의 발화</translation>
    </message>
    <message>
        <source>hours of audio</source>
        <translation>시간의 오디오</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>개의 출력 토큰</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>개의 토큰</translation>
    </message>
    <message>
        <source>per million inferences</source>
        <translation>추론 100만 건당</translation>
    </message>
    <message>
        <source>per million images</source>
        <translation>이미지 100만 장당</translation>
    </message>
    <message>
        <source>per million image-text pairs</source>
        <translation>이미지·텍스트 100만 쌍당</translation>
    </message>
    <message>
        <source>per million videos</source>
        <translation>동영상 100만 개당</translation>
    </message>
    <message>
        <source>per million volumes</source>
        <translation>볼륨 100만 개당</translation>
    </message>
    <message>
        <source>per million documents</source>
        <translation>문서 100만 개당</translation>
    </message>
    <message>
        <source>per million sequences</source>
        <translation>시퀀스 100만 개당</translation>
    </message>
    <message>
        <source>per million utterances</source>
        <translation>발화 100만 개당</translation>
    </message>
    <message>
        <source>per 1,000 hours of audio</source>
        <translation>오디오 1,000시간당</translation>
    </message>
    <message>
        <source>per million samples</source>
        <translation>샘플 100만 개당</translation>
    </message>
    <message>
        <source>per million output tokens</source>
        <translation>출력 토큰 100만 개당</translation>
    </message>
    <message>
        <source>per million tokens</source>
        <translation>토큰 100만 개당</translation>
    </message>
    <message>
        <source>Here: %T1.</source>
        <translation>여기서는 %T1.</translation>
    </message>
    <message>
        <source>Cost %T1</source>
        <translation>%T1 비용</translation>
    </message>
    <message>
        <source>Energy %T1</source>
        <translation>%T1 에너지</translation>
    </message>
    <message>
        <source>Carbon %T1</source>
        <translation>%T1 탄소</translation>
    </message>
    <message>
        <source>Embodied carbon %T1</source>
        <translation>%T1 내재 탄소</translation>
    </message>
    <message>
        <source>Water %T1</source>
        <translation>%T1 물</translation>
    </message>
    <message>
        <source>Market-based carbon %T1</source>
        <translation>%T1 시장 기반 탄소</translation>
    </message>
    <message>
        <source>Marginal carbon %T1</source>
        <translation>%T1 한계 탄소</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5.</source>
        <translation>최저 비용: %I1 × %2, %T5 %M3 %4.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5, %P6 below %7.</source>
        <translation>최저 비용: %I1 × %2, %T5 %M3 %4, %7보다 %P6 낮음.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5, %P6 above %7.</source>
        <translation>최저 비용: %I1 × %2, %T5 %M3 %4, %7보다 %P6 높음.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5; cannot be told apart from %7.</source>
        <translation>최저 비용: %I1 × %2, %T5 %M3 %4. %7과(와) 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>On spot it costs %M1 to %M2 %3 %T4, between the lowest and the highest likely interruption frequency.</source>
        <translation>스팟에서는 예상 중단 빈도가 가장 낮을 때와 가장 높을 때 사이에서 %T4 비용이 %M1~%M2 %3입니다.</translation>
    </message>
    <message numerus="yes">
        <source>Warning: on recorded spot markets of %1 (%I2 pools) an instance was lost every %H3; there it would cost %M4 %5 %T6.</source>
        <translation>
            <numerusform>경고: 기록된 %1 스팟 시장(풀 %I2개)에서는 %H3마다 인스턴스를 잃었습니다. 그 조건이라면 %T6 비용은 %M4 %5입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which instances serve %I2 %T5 of %1 an hour, with prices of %3?</source>
        <translation>%3 가격으로 %1 모델에서 시간당 %I2%T5 처리에 필요한 인스턴스는?</translation>
    </message>
    <message>
        <source>Which instances serve %I2 %T5 of %1 an hour within %F4 ms, with prices of %3?</source>
        <translation>%3 가격으로 %1 모델에서 시간당 %I2%T5, 각각 %F4 ms 이내 처리에 필요한 인스턴스는?</translation>
    </message>
    <message numerus="yes">
        <source>What does it take to train %1 on %I2 %T5 with %I3 instances, with prices of %4?</source>
        <translation>
            <numerusform>%4 가격으로 인스턴스 %I3개에서 %1 모델을 %I2%T5(으)로 학습하는 데 필요한 것은?</numerusform>
        </translation>
    </message>
    <message>
        <source>inferences an hour</source>
        <translation>시간당 추론</translation>
    </message>
    <message>
        <source>audio of an inference</source>
        <translation>추론 하나의 오디오</translation>
    </message>
    <message>
        <source>demand in thousandths of an hour of audio</source>
        <translation>오디오 1시간의 1,000분의 1 단위 수요</translation>
    </message>
    <message>
        <source>training of adapters against full training</source>
        <translation>전체 학습 대비 어댑터 학습</translation>
    </message>
    <message>
        <source>%2 of %1 is made for inference: nothing is trained on it.</source>
        <translation>%1의 %2은(는) 추론용이므로 학습에 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Adapters are trained: no gradients of the frozen parameters, so that the rate is 1 to %L1 times that of full training.</source>
        <translation>어댑터를 학습합니다. 고정된 매개변수의 그래디언트가 없으므로 속도는 전체 학습의 1~%L1배입니다.</translation>
    </message>
    <message>
        <source>Inferences</source>
        <translation>추론</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Image-text pairs</source>
        <translation>이미지·텍스트 쌍</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>동영상</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>볼륨</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>문서</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>시퀀스</translation>
    </message>
    <message>
        <source>Utterances</source>
        <translation>발화</translation>
    </message>
    <message>
        <source>Hours of audio</source>
        <translation>오디오 시간</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>출력 토큰</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Llama 3.1 8B chat, 20 million output tokens an hour</source>
        <translation>Llama 3.1 8B 채팅, 시간당 출력 토큰 2천만 개</translation>
    </message>
    <message>
        <source>Llama 3.3 70B chat, first token within 450 ms, then 40 ms per token</source>
        <translation>Llama 3.3 70B 채팅, 첫 토큰 450 ms 이내, 이후 토큰당 40 ms</translation>
    </message>
    <message>
        <source>gpt-oss-120b by vLLM, 20 million output tokens an hour</source>
        <translation>vLLM의 gpt-oss-120b, 시간당 출력 토큰 2천만 개</translation>
    </message>
    <message>
        <source>Embeddings of 10 million documents within an hour</source>
        <translation>한 시간 안에 문서 1천만 개의 임베딩</translation>
    </message>
    <message>
        <source>Whisper: 10,000 hours of audio transcribed within an hour</source>
        <translation>Whisper: 오디오 10,000시간을 한 시간 안에 받아쓰기</translation>
    </message>
    <message>
        <source>SDXL: 10,000 images an hour, each within 20 s</source>
        <translation>SDXL: 시간당 이미지 10,000장, 장당 20초 이내</translation>
    </message>
    <message>
        <source>LoRA fine-tuning of Llama 3 8B on 100 million tokens</source>
        <translation>토큰 1억 개로 Llama 3 8B LoRA 미세 조정</translation>
    </message>
    <message>
        <source>Training of a 7B model from scratch on 1 trillion tokens</source>
        <translation>토큰 1조 개로 7B 모델을 처음부터 학습</translation>
    </message>
    <message>
        <source>Only %I1 rows are of this software: how wide the interval has to be is taken from all software.</source>
        <translation>이 소프트웨어의 행은 %I1개뿐입니다. 구간의 폭은 모든 소프트웨어에서 가져왔습니다.</translation>
    </message>
    <message>
        <source>1,000 h</source>
        <translation>1,000시간</translation>
    </message>
    <message>
        <source>the rate is missing, zero or negative</source>
        <translation>속도가 없거나 0이거나 음수입니다</translation>
    </message>
    <message>
        <source>the rate is more than its hardware can do at its peak</source>
        <translation>속도가 하드웨어의 최대 성능을 넘습니다</translation>
    </message>
    <message>
        <source>the latency is zero or negative</source>
        <translation>지연 시간이 0이거나 음수입니다</translation>
    </message>
    <message>
        <source>the precision is unknown, or no peak of it is</source>
        <translation>정밀도를 알 수 없거나 그 정밀도의 최대 성능이 알려져 있지 않습니다</translation>
    </message>
    <message>
        <source>weights and one request do not fit into memory</source>
        <translation>가중치와 요청 하나가 메모리에 들어가지 않습니다</translation>
    </message>
    <message>
        <source>the model has no layers or dimensions in the catalogue</source>
        <translation>카탈로그에 모델의 레이어나 차원이 없습니다</translation>
    </message>
    <message>
        <source>the hardware has no figures in the catalogue</source>
        <translation>카탈로그에 하드웨어 수치가 없습니다</translation>
    </message>
    <message>
        <source>the number of accelerators or cores is unknown</source>
        <translation>가속기 또는 코어 수를 알 수 없습니다</translation>
    </message>
    <message>
        <source>the lengths of requests are unknown</source>
        <translation>요청 길이를 알 수 없습니다</translation>
    </message>
    <message>
        <source>only a part of the instance worked, or one request at a time</source>
        <translation>인스턴스의 일부만 사용했거나 요청을 하나씩 처리했습니다</translation>
    </message>
    <message>
        <source>several instances worked together</source>
        <translation>여러 인스턴스가 함께 작동했습니다</translation>
    </message>
    <message>
        <source>the catalogue marks the row as outlier or superseded</source>
        <translation>카탈로그가 이 행을 이상치 또는 대체됨으로 표시합니다</translation>
    </message>
    <message>
        <source>it is other work than the method’s, such as speculative decoding or a load below the full one</source>
        <translation>추측 디코딩이나 부분 부하처럼 이 방법의 작업과 다릅니다</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Inputs of length %I1; the runs that count state no length.</source>
        <translation>길이 %I1의 입력. 반영되는 실행은 길이를 밝히지 않습니다.</translation>
    </message>
    <message>
        <source>Other lengths: %I1 tokens in and %I2 out instead of %I3 and %I4.</source>
        <translation>다른 길이: %I3 및 %I4 대신 입력 %I1토큰, 출력 %I2토큰.</translation>
    </message>
    <message>
        <source>Another length of the input: %I1 tokens instead of %I2.</source>
        <translation>다른 입력 길이: %I2 대신 %I1토큰.</translation>
    </message>
    <message>
        <source>Another length of the output: %I1 tokens instead of %I2.</source>
        <translation>다른 출력 길이: %I2 대신 %I1토큰.</translation>
    </message>
    <message>
        <source>Does not say of which length.</source>
        <translation>길이를 밝히지 않습니다.</translation>
    </message>
    <message>
        <source>The chosen run is closer in the number of nodes.</source>
        <translation>선택된 실행의 노드 수가 더 가깝습니다.</translation>
    </message>
    <message>
        <source>The chosen run is closer in the number of accelerators.</source>
        <translation>선택된 실행의 가속기 수가 더 가깝습니다.</translation>
    </message>
    <message>
        <source>The chosen run is faster.</source>
        <translation>선택된 실행이 더 빠릅니다.</translation>
    </message>
    <message>
        <source>As fast as the chosen run, and no newer.</source>
        <translation>선택된 실행과 같은 속도이며 더 최신이 아닙니다.</translation>
    </message>
    <message>
        <source>Faster, but under another load.</source>
        <translation>더 빠르지만 다른 부하에서 측정되었습니다.</translation>
    </message>
    <message>
        <source>Too few rows are of this architecture (%I1): how wide the interval has to be is taken from all hardware.</source>
        <translation>이 아키텍처의 행이 너무 적습니다(%I1). 구간의 폭은 모든 하드웨어에서 가져왔습니다.</translation>
    </message>
    <message>
        <source>On hardware like that of %1 no network was measured at such a precision, or its peak rate or bandwidth are not known.</source>
        <translation>%1과 같은 하드웨어에서 그러한 정밀도로 측정된 네트워크가 없거나, 최고 속도나 대역폭을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Fitted to the measurements, the part that all share: standard error %L1 on the scale of the fit.</source>
        <translation>측정에 적합, 모두가 공유하는 부분: 적합 척도에서 표준 오차 %L1.</translation>
    </message>
    <message>
        <source>Fitted to the measurements, the part of the architecture %1: standard error %L2 on the scale of the fit.</source>
        <translation>측정에 적합, 아키텍처 %1의 부분: 적합 척도에서 표준 오차 %L2.</translation>
    </message>
    <message>
        <source>Fitted to the measurements, the part of graphics cards of the architecture %1: standard error %L2 on the scale of the fit.</source>
        <translation>측정에 적합, 아키텍처 %1 그래픽 카드의 부분: 적합 척도에서 표준 오차 %L2.</translation>
    </message>
    <message>
        <source>Fitted to the measurements, the part of the software (%T1): standard error %L2 on the scale of the fit.</source>
        <translation>측정에 적합, 소프트웨어(%T1)의 부분: 적합 척도에서 표준 오차 %L2.</translation>
    </message>
    <message>
        <source>Predicted for %W1 with weights in %2, requests in flight: %I3. 80 % lie within a factor of %L4.</source>
        <translation>가중치 %2, 동시 요청 %I3개의 %W1에 대한 예측: 80%가 %L4배 이내에 있습니다.</translation>
    </message>
    <message>
        <source>Predicted for %W1 with weights in %2, requests in flight: %I3, moved by measured rows of the same accelerator: %I5. 80 % lie within a factor of %L4.</source>
        <translation>가중치 %2, 동시 요청 %I3개의 %W1에 대한 예측을 같은 가속기의 측정 %I5개로 보정: 80%가 %L4배 이내에 있습니다.</translation>
    </message>
    <message>
        <source>what narrow weights leave of it</source>
        <translation>좁은 가중치가 그중 남기는 비율</translation>
    </message>
    <message>
        <source>Its rate or its times are more than its hardware can do at its peak.</source>
        <translation>속도나 시간이 하드웨어의 최대 성능을 넘습니다.</translation>
    </message>
    <message>
        <source>One of its times is zero or negative.</source>
        <translation>시간 중 하나가 0이거나 음수입니다.</translation>
    </message>
    <message>
        <source>Weights and one request do not fit into its memory.</source>
        <translation>가중치와 요청 하나가 메모리에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>Measured with %I1 tokens in and %I2 out; the formula at the same load carries it to the lengths asked for.</source>
        <translation>입력 %I1토큰, 출력 %I2토큰으로 측정했습니다. 같은 부하에서 공식이 요청한 길이로 옮깁니다.</translation>
    </message>
    <message>
        <source>what other lengths of requests make of it</source>
        <translation>다른 요청 길이에 따른 비율</translation>
    </message>
    <message>
        <source>No benchmark shows a serving stack with %2 weights on %1, so none is predicted.</source>
        <translation>%1에서 %2 가중치로 동작한 서빙 스택의 벤치마크가 없어 예측하지 않습니다.</translation>
    </message>
    <message>
        <source>First token predicted at %L1 ms, 80 % range %L2 to %L3 ms: measure it before you rely on the limit of %L4 ms.</source>
        <translation>첫 토큰 예측 %L1 ms, 80% 범위 %L2~%L3 ms: 한도 %L4 ms에 의존하기 전에 측정하십시오.</translation>
    </message>
    <message>
        <source>A million thousandths of an hour: per 1,000 hours of audio.</source>
        <translation>100만 × 1/1,000시간: 오디오 1,000시간당입니다.</translation>
    </message>
    <message>
        <source>All %I3 candidates that have this figure (of %I4) share one value. Prices as of %1, catalogue %2</source>
        <translation>이 수치가 있는 후보 %I3개(전체 %I4개)의 값이 모두 같습니다. %1 기준 가격, 카탈로그 %2</translation>
    </message>
    <message>
        <source>Carbon intensity of the grid, direct</source>
        <translation>전력망의 직접 탄소 집약도</translation>
    </message>
    <message>
        <source>Market-based carbon intensity</source>
        <translation>시장 기반 탄소 집약도</translation>
    </message>
    <message>
        <source>Marginal carbon intensity</source>
        <translation>한계 탄소 집약도</translation>
    </message>
    <message>
        <source>%T1, %T2</source>
        <extracomment>%T1: a carbon figure; %T2: the basis of accounting</extracomment>
        <translation>%T1, %T2</translation>
    </message>
    <message>
        <source>location-based</source>
        <translation>위치 기반</translation>
    </message>
    <message>
        <source>location-based, direct</source>
        <translation>위치 기반, 직접 배출</translation>
    </message>
    <message>
        <source>market-based</source>
        <translation>시장 기반</translation>
    </message>
    <message>
        <source>marginal</source>
        <translation>한계</translation>
    </message>
    <message>
        <source>Price of %1 by region</source>
        <translation>리전별 %1 가격</translation>
    </message>
    <message>
        <source>%T2 of %1 by region</source>
        <translation>리전별 %1의 %T2</translation>
    </message>
    <message>
        <source>No region has this figure of %1.</source>
        <translation>%1의 이 수치가 있는 리전이 없습니다.</translation>
    </message>
    <message>
        <source>Instance types on offer</source>
        <translation>제공되는 인스턴스 유형</translation>
    </message>
    <message>
        <source>No price of this type there on that day.</source>
        <translation>해당 날짜에 그 리전에는 이 유형의 가격이 없습니다.</translation>
    </message>
    <message>
        <source>The catalogue has no carbon intensity of this region.</source>
        <translation>카탈로그에 이 리전의 탄소 집약도가 없습니다.</translation>
    </message>
    <message>
        <source>No result there: its inputs are incomplete.</source>
        <translation>결과 없음: 그 리전의 입력값이 부족합니다.</translation>
    </message>
    <message>
        <source>Energy of a year</source>
        <translation>1년 에너지</translation>
    </message>
    <message>
        <source>Operational CO₂e of a year</source>
        <translation>1년 운영 CO₂e</translation>
    </message>
    <message>
        <source>Cost and emissions of a year</source>
        <translation>1년의 비용과 배출량</translation>
    </message>
    <message>
        <source>Cost and emissions of the run</source>
        <translation>실행의 비용과 배출량</translation>
    </message>
    <message>
        <source>Risks</source>
        <translation>위험</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>결과를 바꿀 수 있는 것</translation>
    </message>
    <message>
        <source>%1: %Q2</source>
        <extracomment>%1: name of an accelerator, a platform or a region; %Q2: a quantity</extracomment>
        <translation>%1: %Q2</translation>
    </message>
    <message>
        <source>Blue: the figure in use. Lines: ranges</source>
        <translation>파란색: 사용 중인 수치. 선: 범위</translation>
    </message>
    <message>
        <source>It uses %G1 kWh and emits %G2 g CO₂e %T3; %4 uses %G5 kWh and emits %G6 g.</source>
        <translation>%T3 %G1 kWh를 쓰고 %G2 g CO₂e를 배출합니다. %4 후보는 %G5 kWh를 쓰고 %G6 g을 배출합니다.</translation>
    </message>
    <message>
        <source>It uses %G1 kWh and emits %G2 g CO₂e %T3.</source>
        <translation>%T3 %G1 kWh를 쓰고 %G2 g CO₂e를 배출합니다.</translation>
    </message>
    <message>
        <source>It uses %G1 kWh and emits %G2 kg CO₂e; %3 uses %G4 kWh and emits %G5 kg.</source>
        <translation>%G1 kWh를 쓰고 %G2 kg CO₂e를 배출합니다. %3 후보는 %G4 kWh를 쓰고 %G5 kg을 배출합니다.</translation>
    </message>
    <message>
        <source>It uses %G1 kWh and emits %G2 kg CO₂e.</source>
        <translation>%G1 kWh를 쓰고 %G2 kg CO₂e를 배출합니다.</translation>
    </message>
    <message>
        <source>The market-based figure of %1 is 0 by contract: AWS states that it buys as much renewable energy as it uses. The grid of the place emits all the same.</source>
        <translation>%1의 시장 기반 수치는 계약상 0입니다. AWS는 사용한 만큼 재생 에너지를 구매한다고 밝힙니다. 현지 전력망은 그래도 배출합니다.</translation>
    </message>
    <message>
        <source>The market-based figure of %1 is 0 by contract: AWS states that it bought as much renewable energy as it used in %2. The grid of the place emits all the same.</source>
        <translation>%1의 시장 기반 수치는 계약상 0입니다. AWS는 %2년에 사용한 만큼 재생 에너지를 구매했다고 밝힙니다. 현지 전력망은 그래도 배출합니다.</translation>
    </message>
    <message>
        <source>No price of %1 in %2 (%3) at or before %4. It is offered in %5.</source>
        <translation>%4 또는 그 이전의 %1 가격이 %2에 없습니다(%3). 제공 리전: %5.</translation>
    </message>
    <message>
        <source>No price of %1 in %2 (%3) at or before %4. It is offered in %5 and %I6 more.</source>
        <translation>%4 또는 그 이전의 %1 가격이 %2에 없습니다(%3). 제공 리전: %5 외 %I6곳.</translation>
    </message>
    <message>
        <source>%O1: no price known for %I2 of %I3 types that are on sale.</source>
        <translation>%O1: 판매 중인 유형 %I3개 중 %I2개의 가격을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Price level by region</source>
        <translation>리전별 가격 수준</translation>
    </message>
    <message>
        <source>On-demand price to the lowest of all regions, median of the types</source>
        <translation>모든 리전 중 최저 가격 대비 온디맨드 가격, 유형별 중앙값</translation>
    </message>
    <message>
        <source>No region has this figure.</source>
        <translation>이 수치가 있는 리전이 없습니다.</translation>
    </message>
    <message>
        <source>No on-demand price to compare there on that day.</source>
        <translation>그날 그곳에는 비교할 온디맨드 가격이 없습니다.</translation>
    </message>
    <message>
        <source>Against %1 that saves %S2 %3 and %L4 t CO2e a year.</source>
        <translation>%1에 비해 연간 %S2 %3, CO₂e %L4톤을 절감합니다.</translation>
    </message>
    <message>
        <source>Against %1 that saves %S2 %3 and emits %L4 t CO2e more a year.</source>
        <translation>%1에 비해 연간 %S2 %3을(를) 절감하고 CO₂e는 %L4톤 더 배출합니다.</translation>
    </message>
    <message>
        <source>Against %1 that saves %S2 %3 a year; the operational CO2e of both cannot be told apart.</source>
        <translation>%1에 비해 연간 %S2 %3을(를) 절감합니다. 두 후보의 운영 CO₂e는 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>Against %1 that saves %S2 %3 a year.</source>
        <translation>%1에 비해 연간 %S2 %3을(를) 절감합니다.</translation>
    </message>
    <message>
        <source>Amounts in %1 at %F2 per USD, the rate of %3.</source>
        <translation>금액 단위 %1, 1 USD당 %F2(%3 환율).</translation>
    </message>
    <message>
        <source>No price history of %1 in this region and zone: its price stays at %S2 USD/h.</source>
        <translation>이 리전과 가용 영역에 %1의 가격 이력이 없습니다. 가격은 %S2 USD/h로 유지됩니다.</translation>
    </message>
    <message>
        <source>%1, %2 to %3: the price was at or below the cap of %S5 USD/h %P4 of the time and crossed it upwards %I6 times.</source>
        <translation>%1, %2~%3: 가격은 전체 시간의 %P4 동안 상한 %S5 USD/h 이하였고, 상한을 위로 %I6번 넘었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%I2 error(s) in %1:</source>
        <translation>
            <numerusform>%1의 오류 %I2개:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %I1 more</source>
        <translation>
            <numerusform>그 외 %I1개</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost against operational carbon, %T1</source>
        <extracomment>%T1: the basis of accounting, such as market-based</extracomment>
        <translation>비용 대 운영 탄소, %T1</translation>
    </message>
    <message>
        <source>%T1 by region</source>
        <extracomment>%T1: the carbon intensity by its basis of accounting</extracomment>
        <translation>리전별 %T1</translation>
    </message>
    <message>
        <source>The price of %C1 fell %P2, observed on %3.</source>
        <translation>%C1의 가격이 %P2 내렸습니다(%3 관측).</translation>
    </message>
    <message>
        <source>The price of %C1 rose %P2, observed on %3.</source>
        <translation>%C1의 가격이 %P2 올랐습니다(%3 관측).</translation>
    </message>
    <message>
        <source>The price of %C1 fell %P2 between %3 and %4.</source>
        <translation>%3부터 %4 사이에 %C1의 가격이 %P2 내렸습니다.</translation>
    </message>
    <message>
        <source>The price of %C1 rose %P2 between %3 and %4.</source>
        <translation>%3부터 %4 사이에 %C1의 가격이 %P2 올랐습니다.</translation>
    </message>
    <message>
        <source>No price of the leading candidates changed between %1 and %2.</source>
        <translation>%1부터 %2 사이에 상위 후보의 가격은 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>The cheapest is now %C1 instead of %C2: %M3 instead of %M4 %5 %T6.</source>
        <translation>이제 %C2 대신 %C1이(가) 가장 저렴합니다: %T6 %M4 대신 %M3 %5.</translation>
    </message>
    <message>
        <source>The cheapest is now %C1 instead of %C2: %M3 instead of %M4 %5 for the run.</source>
        <translation>이제 %C2 대신 %C1이(가) 가장 저렴합니다: 실행당 %M4 대신 %M3 %5.</translation>
    </message>
    <message>
        <source>%C1 stays the cheapest: %M2 instead of %M3 %4 %T5.</source>
        <translation>%C1이(가) 계속 가장 저렴합니다: %T5 %M3 대신 %M2 %4.</translation>
    </message>
    <message>
        <source>%C1 stays the cheapest: %M2 instead of %M3 %4 for the run.</source>
        <translation>%C1이(가) 계속 가장 저렴합니다: 실행당 %M3 대신 %M2 %4.</translation>
    </message>
    <message>
        <source>%C1 stays the cheapest at the same cost.</source>
        <translation>%C1이(가) 같은 비용으로 계속 가장 저렴합니다.</translation>
    </message>
    <message>
        <source>Instances: %I1 instead of %I2.</source>
        <translation>인스턴스: %I2 대신 %I1.</translation>
    </message>
    <message>
        <source>No candidate qualifies any more; the cheapest was %C1.</source>
        <translation>더 이상 조건을 충족하는 후보가 없습니다. 가장 저렴했던 후보는 %C1입니다.</translation>
    </message>
    <message>
        <source>%C1 now qualifies and is the cheapest.</source>
        <translation>이제 %C1이(가) 조건을 충족하며 가장 저렴합니다.</translation>
    </message>
    <message>
        <source>All %I1 trajectories end at the same value; seed %2</source>
        <translation>궤적 %I1개가 모두 같은 값으로 끝남, 시드 %2</translation>
    </message>
    <message>
        <source>All %I1 trajectories end within %L3 %U4 (%P5 of the value); seed %2</source>
        <extracomment>%L3: how far the lowest and the highest lie apart, with its unit</extracomment>
        <translation>궤적 %I1개가 모두 %L3 %U4 이내(값의 %P5)로 끝남, 시드 %2</translation>
    </message>
    <message>
        <source>All %I1 trajectories end within %M3 %4 (%P5 of the value); seed %2</source>
        <translation>궤적 %I1개가 모두 %M3 %4 이내(값의 %P5)로 끝남, 시드 %2</translation>
    </message>
    <message>
        <source>no checkpoints</source>
        <translation>체크포인트 없음</translation>
    </message>
    <message>
        <source>best interval on spot, none on demand</source>
        <translation>스팟은 최적 간격, 온디맨드는 없음</translation>
    </message>
    <message>
        <source>%C1 has no price on %2.</source>
        <extracomment>%M3 is the cost of %C1, %M4 that of %C2; %5: the currency; %T6: &quot;per million images&quot;</extracomment>
        <translation>%2에는 %C1의 가격이 없습니다.</translation>
    </message>
    <message>
        <source>%I1 trajectories, seed %2; %I5 end at nearly the same value, %I3 beyond it, up to %L4, are not drawn</source>
        <translation>궤적 %I1개, 시드 %2; %I5개가 거의 같은 값으로 끝나며, 그 밖의 %I3개(최대 %L4)는 그리지 않음</translation>
    </message>
    <message>
        <source>Used here: the Spot Instance Advisor&apos;s %L1 interruptions an hour, the share of a type&apos;s instances in a region that is interrupted within a month.</source>
        <translation>여기에서 사용한 값: Spot Instance Advisor의 시간당 중단 %L1회. 한 리전에서 한 유형의 인스턴스 중 한 달 안에 중단되는 비율입니다.</translation>
    </message>
    <message>
        <source>Used here: the given rate of %L1 interruptions an hour.</source>
        <translation>여기에서 사용한 값: 지정된 시간당 중단 %L1회.</translation>
    </message>
    <message>
        <source>At the recorded rate the run hardly ever ends: a restart and a segment seldom complete before the next interruption.</source>
        <translation>기록된 중단율에서는 재시작과 한 구간이 다음 중단 전에 끝나는 일이 드물어 실행이 사실상 끝나지 않습니다.</translation>
    </message>
    <message>
        <source>Here and as recorded: %L1 and %L2 h on average.</source>
        <translation>여기와 기록 기준: 평균 %L1 h와 %L2 h.</translation>
    </message>
    <message>
        <source>Here and as recorded: %L1 and %L2 h, %M3 and %M4 USD on average.</source>
        <translation>여기와 기록 기준: 평균 %L1 h와 %L2 h, %M3 USD와 %M4 USD.</translation>
    </message>
    <message>
        <source>Here and as recorded: %L1 and %L2 h on average, %P3 and %P4 of the runs in time.</source>
        <translation>여기와 기록 기준: 평균 %L1 h와 %L2 h, 제때 끝나는 실행 %P3와 %P4.</translation>
    </message>
    <message>
        <source>Here and as recorded: %L1 and %L2 h, %M3 and %M4 USD on average, %P5 and %P6 of the runs in time.</source>
        <translation>여기와 기록 기준: 평균 %L1 h와 %L2 h, %M3 USD와 %M4 USD, 제때 끝나는 실행 %P5와 %P6.</translation>
    </message>
    <message>
        <source>Here and as recorded: below the target %P1 and %P2 of the time.</source>
        <translation>여기와 기록 기준: 시간의 %P1와 %P2 동안 목표 미달.</translation>
    </message>
    <message>
        <source>Here and as recorded: below the target %P1 and %P2 of the time, %M3 and %M4 USD on average.</source>
        <translation>여기와 기록 기준: 시간의 %P1와 %P2 동안 목표 미달, 평균 %M3 USD와 %M4 USD.</translation>
    </message>
    <message>
        <source>A unit-hour of the target costs %M1 USD, on-demand %M2 USD (%D3).</source>
        <translation>목표 용량 단위·시간당 %M1 USD, 온디맨드는 %M2 USD입니다(%D3).</translation>
    </message>
    <message>
        <source>A unit-hour of the target costs %M1 USD; on-demand %M2 USD with %3, the cheapest of the pools (%D4), and %M5 USD with the selected type (%D6).</source>
        <translation>목표 용량 단위·시간당 %M1 USD입니다. 온디맨드는 풀 가운데 가장 저렴한 %3(으)로 %M2 USD(%D4), 선택한 유형으로 %M5 USD(%D6)입니다.</translation>
    </message>
    <message>
        <source>Best checkpoint interval %L1 h: on the same draws it saves %M2 USD and %L3 h on average.</source>
        <translation>최적 체크포인트 간격 %L1 h: 같은 난수에서 평균 %M2 USD와 %L3 h를 절약합니다.</translation>
    </message>
    <message>
        <source>Best without checkpoints: on the same draws that saves %M1 USD and %L2 h on average.</source>
        <translation>체크포인트 없이가 최적: 같은 난수에서 평균 %M1 USD와 %L2 h를 절약합니다.</translation>
    </message>
    <message>
        <source>Simulated interval</source>
        <translation>시뮬레이션 간격</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. 0 g is AWS&apos;s claim by contract, not the grid&apos;s.</source>
        <translation>%1 기준 가격, 카탈로그 %2. 0 g은 계약에 근거한 AWS의 주장이며 전력망의 값이 아닙니다.</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. 0 g is AWS&apos;s claim by contract for %3, not the grid&apos;s.</source>
        <translation>%1 기준 가격, 카탈로그 %2. 0 g은 계약에 근거한 AWS의 %3년 주장이며 전력망의 값이 아닙니다.</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. 0 g is AWS&apos;s claim by contract, not the grid&apos;s. Faint: computed, but not counted for the answer.</source>
        <translation>%1 기준 가격, 카탈로그 %2. 0 g은 계약에 근거한 AWS의 주장이며 전력망의 값이 아닙니다. 흐리게 표시: 계산했으나 답에는 넣지 않음.</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. 0 g is AWS&apos;s claim by contract for %3, not the grid&apos;s. Faint: computed, but not counted for the answer.</source>
        <translation>%1 기준 가격, 카탈로그 %2. 0 g은 계약에 근거한 AWS의 %3년 주장이며 전력망의 값이 아닙니다. 흐리게 표시: 계산했으나 답에는 넣지 않음.</translation>
    </message>
    <message>
        <source>Price dated</source>
        <translation>가격 날짜</translation>
    </message>
    <message>
        <source>It cannot be told apart from %1 (%M2 %3): their ranges overlap.</source>
        <translation>%1(%M2 %3)과(와) 구별되지 않습니다. 범위가 겹칩니다.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be told apart from %1 (%M3 %4) and %I2 others: their ranges overlap.</source>
        <translation>
            <numerusform>%1(%M3 %4) 외 %I2개와 구별되지 않습니다. 범위가 겹칩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the catalogue has no &quot;%2&quot; for this work.</source>
        <translation>%1: 카탈로그에 이 작업용 &quot;%2&quot;이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Which model?</source>
        <translation>어떤 모델입니까?</translation>
    </message>
    <message>
        <source>What may it run on?</source>
        <translation>무엇에서 실행할 수 있습니까?</translation>
    </message>
    <message>
        <source>How much work is there?</source>
        <translation>작업량은 얼마입니까?</translation>
    </message>
    <message>
        <source>How fast must it be?</source>
        <translation>얼마나 빨라야 합니까?</translation>
    </message>
    <message>
        <source>How may it be bought?</source>
        <translation>어떻게 구매할 수 있습니까?</translation>
    </message>
    <message>
        <source>Where may it run?</source>
        <translation>어디에서 실행할 수 있습니까?</translation>
    </message>
    <message>
        <source>Model, or its size in billions</source>
        <translation>모델 또는 크기(10억 단위)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Runs on Arm</source>
        <translation>Arm에서 실행됨</translation>
    </message>
    <message>
        <source>Accelerators used</source>
        <translation>사용하는 가속기 수</translation>
    </message>
    <message>
        <source>Users reading at the same time</source>
        <translation>동시에 읽는 사용자 수</translation>
    </message>
    <message>
        <source>Requests per hour</source>
        <translation>시간당 요청 수</translation>
    </message>
    <message>
        <source>Samples or tokens</source>
        <translation>샘플 또는 토큰</translation>
    </message>
    <message>
        <source>Operations in FP64</source>
        <translation>FP64 연산량</translation>
    </message>
    <message>
        <source>Instances per run</source>
        <translation>실행당 인스턴스 수</translation>
    </message>
    <message>
        <source>First token within</source>
        <translation>첫 토큰까지의 한도</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>응답 한도</translation>
    </message>
    <message>
        <source>Done within</source>
        <translation>완료 한도</translation>
    </message>
    <message>
        <source>May be interrupted</source>
        <translation>중단 가능</translation>
    </message>
    <message>
        <source>Needed for</source>
        <translation>필요 기간</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>목표</translation>
    </message>
    <message>
        <source>Serving another model</source>
        <translation>다른 모델 제공</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Qualcomm</source>
        <translation>Qualcomm</translation>
    </message>
    <message>
        <source>Can be compiled for any accelerator</source>
        <translation>모든 가속기용으로 컴파일 가능</translation>
    </message>
    <message>
        <source>Runs on GPUs and CPUs as it is</source>
        <translation>그대로 GPU와 CPU에서 실행됨</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>개수 제한 없음</translation>
    </message>
    <message>
        <source>Low risk</source>
        <translation>낮은 위험</translation>
    </message>
    <message>
        <source>Any region</source>
        <translation>모든 리전</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>최저 비용</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>균형</translation>
    </message>
    <message>
        <source>Cleanest</source>
        <translation>최저 배출</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>최고 속도</translation>
    </message>
    <message>
        <source>Lowest risk</source>
        <translation>최저 위험</translation>
    </message>
    <message>
        <source>You asked for another accelerator.</source>
        <translation>다른 가속기를 선택했습니다.</translation>
    </message>
    <message>
        <source>CUDA code runs on NVIDIA GPUs only.</source>
        <translation>CUDA 코드는 NVIDIA GPU에서만 실행됩니다.</translation>
    </message>
    <message>
        <source>CUDA code needs a GPU.</source>
        <translation>CUDA 코드에는 GPU가 필요합니다.</translation>
    </message>
    <message>
        <source>The model must be compiled for this accelerator (%1).</source>
        <translation>이 가속기(%1)용으로 모델을 컴파일해야 합니다.</translation>
    </message>
    <message>
        <source>No Elastic Fabric Adapter: no training or HPC over several instances.</source>
        <translation>Elastic Fabric Adapter가 없어 여러 인스턴스에 걸친 학습이나 HPC를 할 수 없습니다.</translation>
    </message>
    <message>
        <source>FP64 at %P1 of its FP32 rate.</source>
        <translation>FP64 성능은 FP32의 %P1입니다.</translation>
    </message>
    <message>
        <source>Throughput taken as the FP64 peak at an efficiency of %P1. Processors have no such peak in the catalogue.</source>
        <translation>처리량은 효율 %P1의 FP64 최대 성능으로 계산합니다. 카탈로그에는 프로세서의 최대 성능이 없습니다.</translation>
    </message>
    <message>
        <source>Fine-tuning trains low-rank adapters with %P1 of the parameters.</source>
        <translation>파인튜닝은 파라미터의 %P1에 해당하는 저랭크 어댑터를 학습합니다.</translation>
    </message>
    <message>
        <source>Types that are retired by now are included, since prices are of %1.</source>
        <translation>가격이 %1 기준이므로 현재 판매 종료된 유형도 포함됩니다.</translation>
    </message>
    <message>
        <source>Interrupted with a chance of %P1 to %P2 in a month.</source>
        <translation>한 달에 %P1~%P2의 확률로 중단됩니다.</translation>
    </message>
    <message>
        <source>On-demand, and the throughput is no estimate.</source>
        <translation>온디맨드이며 처리량이 추정치가 아닙니다.</translation>
    </message>
    <message>
        <source>Measured: %L1 per second and instance.</source>
        <translation>측정값: 인스턴스당 초당 %L1.</translation>
    </message>
    <message>
        <source>Stated by the maker: %L1 per second and instance.</source>
        <translation>제조사 발표: 인스턴스당 초당 %L1.</translation>
    </message>
    <message>
        <source>Derived from a publication: %L1 per second and instance.</source>
        <translation>발표 자료에서 도출: 인스턴스당 초당 %L1.</translation>
    </message>
    <message>
        <source>Estimated: %L1 per second and instance, within a factor of %L2.</source>
        <translation>추정: 인스턴스당 초당 %L1, 배율 %L2 이내.</translation>
    </message>
    <message>
        <source>Assumed: %L1 per second and instance.</source>
        <translation>가정: 인스턴스당 초당 %L1.</translation>
    </message>
    <message>
        <source>Your figure: %L1 per second and instance.</source>
        <translation>입력한 값: 인스턴스당 초당 %L1.</translation>
    </message>
    <message>
        <source>One instance carries the load, in use %P2 of the time.</source>
        <translation>인스턴스 하나로 부하를 처리하며 사용률은 %P2입니다.</translation>
    </message>
    <message>
        <source>The load needs %I1 instances, in use %P2 of the time.</source>
        <translation>부하에 인스턴스 %I1개가 필요하며 사용률은 %P2입니다.</translation>
    </message>
    <message>
        <source>First token after %L1 ms, then %L2 ms per token.</source>
        <translation>첫 토큰 %L1 ms, 이후 토큰당 %L2 ms.</translation>
    </message>
    <message>
        <source>Done in %H1, within the deadline of %H2.</source>
        <translation>%H1 만에 완료되어 기한 %H2 이내입니다.</translation>
    </message>
    <message>
        <source>Done in %H1.</source>
        <translation>%H1 만에 완료됩니다.</translation>
    </message>
    <message>
        <source>The price is of %1.</source>
        <translation>가격 기준일은 %1입니다.</translation>
    </message>
    <message>
        <source>No other type qualifies.</source>
        <translation>조건을 충족하는 다른 유형이 없습니다.</translation>
    </message>
    <message>
        <source>Of an earlier generation.</source>
        <translation>이전 세대입니다.</translation>
    </message>
    <message>
        <source>Estimate too wide: a factor of %L1, allowed is %L2.</source>
        <translation>추정 폭이 너무 넓습니다: 배율 %L1, 허용 %L2.</translation>
    </message>
    <message>
        <source>Takes %H1, the deadline is %H2.</source>
        <translation>%H1이 걸리며 기한은 %H2입니다.</translation>
    </message>
    <message>
        <source>First token after %L1 ms, the limit is %L2 ms.</source>
        <translation>첫 토큰 %L1 ms, 한도는 %L2 ms입니다.</translation>
    </message>
    <message>
        <source>%L1 ms per token, the limit is %L2 ms.</source>
        <translation>토큰당 %L1 ms, 한도는 %L2 ms입니다.</translation>
    </message>
    <message>
        <source>Excluded: %V1.</source>
        <translation>제외됨: %V1.</translation>
    </message>
    <message>
        <source>%R1 of the lowest cost.</source>
        <translation>최저 비용의 %R1.</translation>
    </message>
    <message>
        <source>Fastest with several GPUs</source>
        <translation>여러 GPU로 최고 속도</translation>
    </message>
    <message>
        <source>Fastest with one GPU</source>
        <translation>GPU 하나로 최고 속도</translation>
    </message>
    <message>
        <source>Best value with one GPU</source>
        <translation>GPU 하나로 최고 가성비</translation>
    </message>
    <message>
        <source>Best value with several GPUs</source>
        <translation>여러 GPU로 최고 가성비</translation>
    </message>
    <message>
        <source>Modest price</source>
        <translation>낮은 가격</translation>
    </message>
    <message>
        <source>reproduced</source>
        <translation>재현됨</translation>
    </message>
    <message>
        <source>not reproduced</source>
        <translation>재현되지 않음</translation>
    </message>
    <message>
        <source>%O1 pays from %P2 of the hours on (price of %3).</source>
        <translation>%O1은(는) 사용 시간이 %P2 이상이면 이득입니다(%3 가격).</translation>
    </message>
    <message>
        <source>Nothing qualifies with this answer: %1.</source>
        <translation>이 답변으로는 조건을 충족하는 것이 없습니다: %1.</translation>
    </message>
    <message>
        <source>These answers exclude each other: %1.</source>
        <translation>다음 답변은 서로 모순됩니다: %1.</translation>
    </message>
    <message>
        <source>Nothing qualifies for this work.</source>
        <translation>이 작업의 조건을 충족하는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Published: %1. Then, with prices of %2: %3, %T4. Today: %5.</source>
        <translation>발표: %1. 당시(%2 가격): %3, %T4. 현재: %5.</translation>
    </message>
    <message>
        <source>Its figure</source>
        <translation>해당 수치</translation>
    </message>
    <message>
        <source>Lowest figure</source>
        <translation>최저 수치</translation>
    </message>
    <message>
        <source>Candidates compared</source>
        <translation>비교한 후보 수</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>위험</translation>
    </message>
    <message>
        <source>Purchase plan</source>
        <translation>구매 계획</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>근거</translation>
    </message>
    <message>
        <source>no figures</source>
        <translation>수치 없음</translation>
    </message>
    <message>
        <source>No price is known on or before %1. Choose a later price date.</source>
        <translation>%1까지 알려진 가격이 없습니다. 더 늦은 가격 기준일을 선택하십시오.</translation>
    </message>
    <message>
        <source>Paid for the whole term, used or not.</source>
        <translation>사용 여부와 관계없이 전체 기간 요금을 냅니다.</translation>
    </message>
    <message>
        <source>%P2 below the next type, %1.</source>
        <translation>다음 유형 %1보다 %P2 낮습니다.</translation>
    </message>
    <message>
        <source>Cannot be told apart from the next type, %1.</source>
        <translation>다음 유형 %1과(와) 구분할 수 없습니다.</translation>
    </message>
    <message>
        <source>the only one with figures</source>
        <translation>수치가 있는 유일한 유형</translation>
    </message>
    <message>
        <source>Accelerators: %I1.</source>
        <translation>가속기: %I1개.</translation>
    </message>
    <message>
        <source>Users: %I1, reading %I2 tokens a second each; a request has %I3 tokens of input and %I4 of output.</source>
        <translation>사용자 %I1명이 각각 초당 %I2 토큰을 읽으며, 요청 하나는 입력 %I3 토큰과 출력 %I4 토큰입니다.</translation>
    </message>
    <message>
        <source>On-demand; the efficiency is an assumption.</source>
        <translation>온디맨드이며 효율은 가정값입니다.</translation>
    </message>
    <message>
        <source>No rate for double precision is known.</source>
        <translation>배정밀도 성능 수치를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Best estimated from a measurement of the same accelerator: %1, %M2 %3, %P4 more.</source>
        <translation>같은 가속기의 측정값으로 추정한 것 중 최저 비용: %1, %M2 %3, %P4 더 많음.</translation>
    </message>
    <message>
        <source>Best estimated from a measurement of the same accelerator: %1, %M2 %3, %R4 the cost.</source>
        <translation>같은 가속기의 측정값으로 추정한 것 중 최저 비용: %1, %M2 %3, 비용 %R4.</translation>
    </message>
    <message>
        <source>Best estimated from a measurement of the same accelerator: %1, %M2 %3; the costs cannot be told apart.</source>
        <translation>같은 가속기의 측정값으로 추정한 것 중 최저 비용: %1, %M2 %3. 비용은 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2.</source>
        <translation>%2 %I1대로 시작합니다.</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2 (%P3 of the capacity) and %I4 × %5 (%P6).</source>
        <translation>%2 %I1대(용량의 %P3)와 %5 %I4대(%P6)로 시작합니다.</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2 (%P3 of the capacity), %I4 × %5 (%P6) and %I7 × %8 (%P9).</source>
        <translation>%2 %I1대(용량의 %P3), %5 %I4대(%P6), %8 %I7대(%P9)로 시작합니다.</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2 (%P3 of the capacity), %I4 × %5 (%P6), %I7 × %8; further types: %I9.</source>
        <translation>%2 %I1대(용량의 %P3), %5 %I4대(%P6), %8 %I7대로 시작합니다. 그 밖의 유형: %I9개.</translation>
    </message>
    <message>
        <source>On %3 the price of %C1 is %P2 higher than on %4.</source>
        <translation>%3의 %C1 가격은 %4보다 %P2 높습니다.</translation>
    </message>
    <message>
        <source>On %3 the price of %C1 is %P2 lower than on %4.</source>
        <translation>%3의 %C1 가격은 %4보다 %P2 낮습니다.</translation>
    </message>
    <message>
        <source>Used here: no interruptions. Unless 0 was entered, no rate of this type was published by that day.</source>
        <translation>여기서는 중단이 없는 것으로 계산합니다. 0을 입력하지 않았다면, 그날까지 이 유형의 중단율이 공개되지 않은 것입니다.</translation>
    </message>
    <message>
        <source>No candidate of the last valid filter is shown here. Correct the filter.</source>
        <translation>마지막으로 유효했던 필터의 후보 중 여기에 표시할 것이 없습니다. 필터를 수정하십시오.</translation>
    </message>
    <message>
        <source>The trace has %G1 h, less than the deadline. Shorten the deadline or choose a longer trace.</source>
        <translation>가용성 기록은 %G1 h로 기한보다 짧습니다. 기한을 줄이거나 더 긴 가용성 기록을 선택하십시오.</translation>
    </message>
    <message>
        <source>Finish time by policy, P5 to P95</source>
        <translation>정책별 완료 시간, P5~P95</translation>
    </message>
    <message>
        <source>The fleet has no pool: add a pool with its spot price.</source>
        <translation>플릿에 풀이 없습니다. 스팟 가격이 있는 풀을 추가하십시오.</translation>
    </message>
    <message>
        <source>Capacity of the pools: none can take a launch. Raise the price cap, or the limit or launch chance of a pool.</source>
        <translation>풀의 용량: 시작을 받을 수 있는 풀이 없습니다. 가격 상한을 올리거나 한 풀의 최대 수 또는 시작 성공률을 높이십시오.</translation>
    </message>
    <message>
        <source>Read from %1 (tasks): tasks %I2, copies %I3.</source>
        <translation>%1에서 읽음(작업): 작업 %I2개, 복제 %I3개.</translation>
    </message>
    <message>
        <source>Read from %1 (Amazon ECS): tasks %I2, copies %I3.</source>
        <translation>%1에서 읽음(Amazon ECS): 작업 %I2개, 복제 %I3개.</translation>
    </message>
    <message>
        <source>Read from %1 (Kubernetes): tasks %I2, copies %I3.</source>
        <translation>%1에서 읽음(Kubernetes): 작업 %I2개, 복제 %I3개.</translation>
    </message>
    <message>
        <source>%1: %2 is not considered in the placement.</source>
        <translation>%1: %2 항목은 배치에 반영되지 않습니다.</translation>
    </message>
    <message>
        <source>%1 may run in any of %2: it is placed without a zone, since on-demand prices are the same in each.</source>
        <translation>%1 작업은 %2 중 어디에서나 실행할 수 있습니다. 온디맨드 가격이 모두 같으므로 가용 영역을 정하지 않고 배치합니다.</translation>
    </message>
    <message>
        <source>%1 names Neuron devices by their path, so each copy has an instance of its own.</source>
        <translation>%1 작업은 Neuron 디바이스를 경로로 지정하므로 복제마다 별도의 인스턴스를 사용합니다.</translation>
    </message>
    <message>
        <source>%1 asks for Elastic Inference, which AWS no longer offers: placed without it.</source>
        <translation>%1 작업은 AWS가 더 이상 제공하지 않는 Elastic Inference를 요청합니다. 이를 제외하고 배치합니다.</translation>
    </message>
    <message>
        <source>%1 is meant for Fargate; it is placed on instances instead.</source>
        <translation>%1 작업은 Fargate용이지만 여기서는 인스턴스에 배치합니다.</translation>
    </message>
    <message>
        <source>Only the first placement strategy is applied.</source>
        <translation>첫 번째 배치 전략만 적용합니다.</translation>
    </message>
    <message>
        <source>%1 asks for %I2 NeuronCores, placed as %I3 devices: two cores each, as on Inferentia2 and Trainium.</source>
        <translation>%1 작업은 NeuronCore %I2개를 요청하며 디바이스 %I3개로 배치합니다. Inferentia2와 Trainium처럼 디바이스당 코어 2개로 계산합니다.</translation>
    </message>
    <message>
        <source>%1 requests no CPU or no memory: Kubernetes reserves none, and so does the placement.</source>
        <translation>%1 작업은 CPU 또는 메모리를 요청하지 않습니다. Kubernetes와 마찬가지로 배치에서도 예약하지 않습니다.</translation>
    </message>
    <message>
        <source>%1, line %2: the template %3 is not filled in. Render the file first.</source>
        <translation>%1, %2행: 템플릿 %3의 값이 채워지지 않았습니다. 먼저 파일을 렌더링하십시오.</translation>
    </message>
    <message>
        <source>%1, line %2: more than %I3 values, counting those that aliases repeat.</source>
        <translation>%1, %2행: 별칭으로 반복되는 값을 포함해 값이 %I3개를 넘습니다.</translation>
    </message>
    <message>
        <source>%1, line %2, %3: the expression cannot be read from &quot;%4&quot; on.</source>
        <translation>%1, %2행, %3: 식을 ‘%4’부터 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1, line %2, %3: ALL needs a placement constraint on instance types that have the same number of accelerators.</source>
        <translation>%1, %2행, %3: ALL을 사용하려면 가속기 수가 같은 인스턴스 유형으로 제한하는 배치 제약 조건이 필요합니다.</translation>
    </message>
    <message>
        <source>%1, line %2: %3 asks for GPUs, which Fargate does not support.</source>
        <translation>%1, %2행: %3 작업은 GPU를 요청하지만 Fargate는 GPU를 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>%1, line %2: %3 runs the task definition %4, which is in none of the files.</source>
        <translation>%1, %2행: %3 서비스가 실행하는 작업 정의 %4이(가) 어느 파일에도 없습니다.</translation>
    </message>
    <message>
        <source>%1, line %2: %3 runs a copy on every node. How many copies that is follows from a placement; it cannot be placed itself.</source>
        <translation>%1, %2행: %3은(는) 모든 노드에서 하나씩 실행됩니다. 복제 수는 배치 결과로 정해지므로 그 자체는 배치할 수 없습니다.</translation>
    </message>
    <message>
        <source>Throughput measured on %I1 × %2 and scaled in proportion to %I3, as the scenario assumes: the time changes with their number, the cost does not.</source>
        <translation>처리량은 %I1 × %2에서 측정되었으며, 시나리오의 가정대로 %I3대에 비례하여 환산되었습니다. 대수에 따라 시간은 달라지지만 비용은 달라지지 않습니다.</translation>
    </message>
    <message>
        <source>Throughput measured on %I1 × %2 and scaled to %I3 by the scenario’s scaling: %P4 of what proportion would give.</source>
        <translation>처리량은 %I1 × %2에서 측정되었으며, 시나리오의 확장 효율로 %I3대에 맞게 환산되었습니다. 비례 환산값의 %P4입니다.</translation>
    </message>
    <message>
        <source>With prices of %1, %2 costs %M3 %4, %P5 below %6, as at the prices of the scenario’s date.</source>
        <translation>%1 가격 기준 %2 비용: %M3 %4. %6보다 %P5 낮으며, 시나리오 기준일의 가격에서와 같습니다.</translation>
    </message>
    <message>
        <source>With prices of %1, %2 costs %M3 %4 and cannot be told apart from %6; at the prices of the scenario’s date it was %P7 below.</source>
        <translation>%1 가격 기준 %2 비용: %M3 %4. %6과(와) 구별되지 않습니다. 시나리오 기준일의 가격으로는 %P7 낮았습니다.</translation>
    </message>
    <message>
        <source>Copies per instance</source>
        <translation>인스턴스당 복사본</translation>
    </message>
    <message>
        <source>Idle GPUs</source>
        <translation>유휴 GPU</translation>
    </message>
    <message>
        <source>Idle vCPU</source>
        <translation>유휴 vCPU</translation>
    </message>
    <message>
        <source>Idle memory</source>
        <translation>유휴 메모리</translation>
    </message>
    <message>
        <source>Cost per copy</source>
        <translation>복사본당 비용</translation>
    </message>
    <message>
        <source>Power per copy</source>
        <translation>복사본당 전력</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>What it needs</source>
        <translation>필요한 것</translation>
    </message>
    <message>
        <source>The type holds no copy of the task</source>
        <translation>이 유형은 작업의 복사본을 하나도 담지 못합니다</translation>
    </message>
    <message>
        <source>The task asks for no GPU, no vCPU and no memory: nothing limits its copies</source>
        <translation>작업이 GPU, vCPU, 메모리를 요구하지 않으므로 복사본 수에 제한이 없습니다</translation>
    </message>
    <message>
        <source>%T1: %L2 requested, %L3 available</source>
        <translation>%T1: 요청 %L2, 사용 가능 %L3</translation>
    </message>
    <message>
        <source>Written from a placement in %1 at on-demand prices as of %2. Not run against any account: review it before you apply it.</source>
        <translation>%1에서 %2 기준 온디맨드 가격으로 계산한 배치에서 작성했습니다. 어떤 계정에서도 실행하지 않았습니다. 적용하기 전에 검토하십시오.</translation>
    </message>
    <message>
        <source>Each instance type has an Auto Scaling group and a capacity provider of its own, so that the counts of the placement hold. The outputs are the memberOf placement constraints of the tasks.</source>
        <translation>배치의 인스턴스 수가 유지되도록 인스턴스 유형마다 Auto Scaling 그룹과 용량 공급자가 따로 있습니다. 출력은 작업의 memberOf 배치 제약 조건입니다.</translation>
    </message>
    <message>
        <source>The placement uses the zones %1: choose subnets in these.</source>
        <translation>배치는 가용 영역 %1을(를) 사용합니다. 이 영역의 서브넷을 선택하십시오.</translation>
    </message>
    <message>
        <source>Each instance type has a NodePool of its own, limited to the counts of the placement. Karpenter starts a node when a pod waits for one, and chooses the node itself.</source>
        <translation>인스턴스 유형마다 배치의 수로 제한된 NodePool이 따로 있습니다. Karpenter는 파드가 노드를 기다릴 때 노드를 시작하며, 노드는 Karpenter가 선택합니다.</translation>
    </message>
    <message>
        <source>Replace %1 with the name of the cluster. Pin a version of the alias for production.</source>
        <translation>%1을(를) 클러스터 이름으로 바꾸십시오. 운영 환경에서는 별칭의 버전을 고정하십시오.</translation>
    </message>
    <message>
        <source>Spot capacity: the placement was priced on demand; Spot costs less and may be interrupted.</source>
        <translation>스팟 용량: 배치는 온디맨드 가격으로 계산했습니다. 스팟은 더 저렴하지만 중단될 수 있습니다.</translation>
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
        <translation>컨테이너 이미지</translation>
    </message>
    <message>
        <source>ECS GPU-optimized AMI (Amazon Linux 2023): it has the NVIDIA driver and container runtime. Parameter %1.</source>
        <translation>ECS GPU 최적화 AMI(Amazon Linux 2023): NVIDIA 드라이버와 컨테이너 런타임이 들어 있습니다. 파라미터 %1.</translation>
    </message>
    <message>
        <source>ECS-optimized AMI (Amazon Linux 2023, Neuron): it has the Neuron driver. Parameter %1.</source>
        <translation>ECS 최적화 AMI(Amazon Linux 2023, Neuron): Neuron 드라이버가 들어 있습니다. 파라미터 %1.</translation>
    </message>
    <message>
        <source>ECS-optimized AMI for arm64 (Amazon Linux 2023). Parameter %1.</source>
        <translation>arm64용 ECS 최적화 AMI(Amazon Linux 2023). 파라미터 %1.</translation>
    </message>
    <message>
        <source>ECS-optimized AMI (Amazon Linux 2023). Parameter %1.</source>
        <translation>ECS 최적화 AMI(Amazon Linux 2023). 파라미터 %1.</translation>
    </message>
    <message>
        <source>%1 in %2: required for the agent to offer GPUs. The GPU-optimized AMI is built with it; an AMI of your own is not.</source>
        <translation>%2의 %1: 에이전트가 GPU를 제공하려면 필요합니다. GPU 최적화 AMI에는 설정되어 있지만 직접 만든 AMI에는 없습니다.</translation>
    </message>
    <message>
        <source>GPUs as %1 of the container: ECS then sets %2 to the GPUs it assigned. Do not set it yourself.</source>
        <translation>컨테이너의 %1에 GPU를 지정하면 ECS가 %2을(를) 할당한 GPU로 설정합니다. 직접 설정하지 마십시오.</translation>
    </message>
    <message>
        <source>The instance has %L1 of a GPU: ask for that number in %2, which ECS places on such instances alone.</source>
        <translation>인스턴스에는 GPU의 %L1만 있습니다. %2에 이 수를 요청하면 ECS가 이런 인스턴스에만 배치합니다.</translation>
    </message>
    <message>
        <source>%1 device plugin as a DaemonSet: without it no node offers %2, and pods that ask for it stay pending.</source>
        <translation>%1 디바이스 플러그인(DaemonSet): 없으면 어떤 노드도 %2을(를) 제공하지 않아 이를 요청하는 파드가 대기합니다.</translation>
    </message>
    <message>
        <source>Toleration of the taint %1 on pods and device plugin: it keeps other pods off the node.</source>
        <translation>파드와 디바이스 플러그인에 테인트 %1의 톨러레이션이 필요합니다. 이 테인트는 다른 파드를 노드에서 제외합니다.</translation>
    </message>
    <message>
        <source>%1 set to %2 or %3 where the image is not based on an NVIDIA CUDA image, which sets it.</source>
        <translation>이미지가 NVIDIA CUDA 이미지를 기반으로 하지 않으면 %1을(를) %2 또는 %3(으)로 설정하십시오. CUDA 이미지에는 이미 설정되어 있습니다.</translation>
    </message>
    <message>
        <source>CUDA %3 or later: %1 has compute capability %2, unknown to earlier toolkits.</source>
        <translation>CUDA %3 이상: %1의 Compute Capability는 %2이며 이전 툴킷은 이를 알지 못합니다.</translation>
    </message>
    <message>
        <source>CUDA %3 to %4: %1 has compute capability %2, which other toolkits do not compile for.</source>
        <translation>CUDA %3~%4: %1의 Compute Capability는 %2이며 다른 툴킷은 이를 대상으로 컴파일하지 않습니다.</translation>
    </message>
    <message>
        <source>Every Neuron device in %1 of the container (%2 and so on), and the capability %3 for the runtime.</source>
        <translation>컨테이너의 %1에 모든 Neuron 디바이스(%2 등)를, 런타임을 위해 %3 권한을 지정하십시오.</translation>
    </message>
    <message>
        <source>Neuron runtime and a framework built for Neuron, as in the Neuron containers: %1 runs no CUDA code.</source>
        <translation>Neuron 컨테이너처럼 Neuron 런타임과 Neuron용 프레임워크가 필요합니다. %1은(는) CUDA 코드를 실행하지 못합니다.</translation>
    </message>
    <message>
        <source>EFA where one training job spans several of the %I1 instances: EFA network interfaces, libfabric and the OFI plugin of NCCL in the image, and one placement group. A task of this placement stays on one instance.</source>
        <translation>학습 작업 하나가 인스턴스 %I1개 중 여러 개에 걸치면 EFA가 필요합니다. EFA 네트워크 인터페이스, 이미지의 libfabric과 NCCL OFI 플러그인, 하나의 배치 그룹입니다. 이 배치의 작업은 한 인스턴스에 머뭅니다.</translation>
    </message>
    <message>
        <source>There is no task &quot;%1&quot;. The tasks are: %2.</source>
        <translation>&quot;%1&quot; 작업이 없습니다. 작업 목록: %2.</translation>
    </message>
    <message>
        <source>Image for %2: the CPU is %1. In an ECS task definition, set %3 to %4.</source>
        <translation>%2용 이미지: CPU는 %1입니다. ECS 작업 정의에서 %3을(를) %4(으)로 설정하십시오.</translation>
    </message>
    <message>
        <source>Part of a GPU</source>
        <translation>GPU의 일부</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>희소성</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>메모리 대역폭</translation>
    </message>
    <message>
        <source>Link, each way</source>
        <translation>링크, 방향당</translation>
    </message>
    <message>
        <source>TDP</source>
        <translation>TDP</translation>
    </message>
    <message>
        <source>Instance types</source>
        <translation>인스턴스 유형</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>제조사</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Compute Capability(연산 기능 버전)</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>세대</translation>
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
        <translation>네이티브 성능</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>느림</translation>
    </message>
    <message>
        <source>Supported, no rate published</source>
        <translation>지원됨, 공개된 성능 없음</translation>
    </message>
    <message>
        <source>Computed in another format</source>
        <translation>다른 형식으로 계산</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>지원되지 않음</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>명시되지 않음</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>느림</translation>
    </message>
    <message>
        <source>slow %F1</source>
        <translation>느림 %F1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 사용</translation>
    </message>
    <message>
        <source>Published dense rate of one accelerator.</source>
        <translation>가속기 1개의 공개된 밀집 성능.</translation>
    </message>
    <message>
        <source>Only %P1 of its %2 rate.</source>
        <translation>%2 성능의 %P1에 불과합니다.</translation>
    </message>
    <message>
        <source>Listed as supported; the catalogue&apos;s sources publish no rate.</source>
        <translation>지원되는 것으로 나열되어 있으나 카탈로그의 출처는 성능을 공개하지 않습니다.</translation>
    </message>
    <message>
        <source>Structured sparsity is supported. All rates shown here are dense.</source>
        <translation>구조적 희소성이 지원됩니다. 여기에 표시된 모든 성능은 밀집 기준입니다.</translation>
    </message>
    <message>
        <source>Accepted, but the arithmetic is done in %1: less memory, not a higher rate.</source>
        <translation>받아들이지만 연산은 %1(으)로 수행합니다. 메모리는 줄지만 성능은 높아지지 않습니다.</translation>
    </message>
    <message>
        <source>The source says that this hardware does not support it.</source>
        <translation>출처에 따르면 이 하드웨어는 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>Programmable logic: the design decides which formats it computes in.</source>
        <translation>프로그래밍 가능한 로직: 설계가 계산 형식을 결정합니다.</translation>
    </message>
    <message>
        <source>No source in the catalogue says whether it is supported.</source>
        <translation>카탈로그의 어떤 출처도 지원 여부를 밝히지 않습니다.</translation>
    </message>
    <message>
        <source>No AWS instance type has this accelerator.</source>
        <translation>이 가속기를 갖춘 AWS 인스턴스 유형이 없습니다.</translation>
    </message>
    <message>
        <source>No current instance type has an on-demand price in %1 as of %2.</source>
        <translation>%2 기준 %1에 온디맨드 가격이 있는 현재 인스턴스 유형이 없습니다.</translation>
    </message>
    <message>
        <source>No %1 rate is published.</source>
        <translation>공개된 %1 성능이 없습니다.</translation>
    </message>
    <message>
        <source>%1 in %2, on-demand price of %3, whole instance</source>
        <translation>%2의 %1, %3의 온디맨드 가격, 인스턴스 전체</translation>
    </message>
    <message>
        <source>The catalogue has no accelerator &quot;%1&quot;.</source>
        <translation>카탈로그에 &quot;%1&quot; 가속기가 없습니다.</translation>
    </message>
    <message>
        <source>Several accelerators are called &quot;%1&quot;: choose one of %2.</source>
        <translation>&quot;%1&quot;(이)라는 가속기가 여러 개 있습니다. 다음 중 하나를 선택하십시오: %2.</translation>
    </message>
    <message>
        <source>Low utilisation</source>
        <translation>낮은 사용률</translation>
    </message>
    <message>
        <source>Paid for while idle</source>
        <translation>유휴 중 과금</translation>
    </message>
    <message>
        <source>Less energy on another chip</source>
        <translation>다른 칩에서 더 적은 에너지</translation>
    </message>
    <message>
        <source>Newer generation</source>
        <translation>최신 세대</translation>
    </message>
    <message>
        <source>Cleaner grid nearby</source>
        <translation>가까운 저탄소 전력망</translation>
    </message>
    <message>
        <source>Commitment instead of on-demand</source>
        <translation>온디맨드 대신 약정</translation>
    </message>
    <message>
        <source>Spot instead of on-demand</source>
        <translation>온디맨드 대신 스팟</translation>
    </message>
    <message>
        <source>No candidate qualifies, so there is nothing to advise on. Name a candidate.</source>
        <translation>조건을 충족하는 후보가 없어 조언할 대상이 없습니다. 후보를 지정하십시오.</translation>
    </message>
    <message>
        <source>The scenario has no candidate %1.</source>
        <translation>시나리오에 후보 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Not checked: it needs a file of measured utilisation.</source>
        <translation>확인하지 않음: 실측 사용률 파일이 필요합니다.</translation>
    </message>
    <message>
        <source>Not checked: the file has no utilisation of an accelerator.</source>
        <translation>확인하지 않음: 파일에 가속기 사용률이 없습니다.</translation>
    </message>
    <message>
        <source>Not checked: the energy of %1 over the series is not known.</source>
        <translation>확인하지 않음: 시계열 전체에 대한 %1의 에너지를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>No smaller machine with the accelerator of %1 carries the load: for 95 % of the time it is at most %L2 %, at its peak %L3 %.</source>
        <translation>%1의 가속기를 가진 더 작은 머신으로는 부하를 감당할 수 없습니다. 부하는 전체 시간의 95% 동안 최대 %L2%, 최고 %L3%입니다.</translation>
    </message>
    <message>
        <source>Releasing it while idle would save %P1 of the hours, too few to matter.</source>
        <translation>유휴 중에 반납하면 시간의 %P1을(를) 줄일 수 있으나 의미가 없을 만큼 적습니다.</translation>
    </message>
    <message>
        <source>No purpose-built chip and no processor does the work of %1 with certainly less energy at no higher cost.</source>
        <translation>%1의 작업을 더 높지 않은 비용으로 확실히 더 적은 에너지로 수행하는 전용 칩이나 프로세서가 없습니다.</translation>
    </message>
    <message>
        <source>Not checked: %1 has no GPU.</source>
        <translation>확인하지 않음: %1에는 GPU가 없습니다.</translation>
    </message>
    <message>
        <source>No newer type of the class of %1 is certainly cheaper for this work.</source>
        <translation>이 작업에서 확실히 더 저렴한, %1과(와) 같은 종류의 최신 유형이 없습니다.</translation>
    </message>
    <message>
        <source>Not checked: the year of %1 is not known.</source>
        <translation>확인하지 않음: %1의 연도를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>No region within %L2 ms of %1 emits certainly less at a similar price. Light in fibre sets the distance.</source>
        <translation>%1에서 %L2 ms 이내에 비슷한 가격으로 배출량이 확실히 더 적은 리전이 없습니다. 거리는 광섬유 속의 빛을 기준으로 합니다.</translation>
    </message>
    <message>
        <source>No commitment on offer makes %1 certainly cheaper.</source>
        <translation>%1을(를) 확실히 더 저렴하게 하는 약정 상품이 없습니다.</translation>
    </message>
    <message>
        <source>Spot does not make %1 certainly cheaper within the limits.</source>
        <translation>한도 안에서 스팟이 %1을(를) 확실히 더 저렴하게 하지 않습니다.</translation>
    </message>
    <message>
        <source>Not checked: it is bought as %O1 already.</source>
        <translation>확인하지 않음: 이미 %O1(으)로 구매합니다.</translation>
    </message>
    <message>
        <source>%4 is used at %L1 % on average, at most %L2 % for 95 % of the time, %L3 % at its peak: %5 carries that.</source>
        <translation>%4의 사용률은 평균 %L1%, 전체 시간의 95% 동안 최대 %L2%, 최고 %L3%입니다. %5(으)로 감당할 수 있습니다.</translation>
    </message>
    <message>
        <source>Idle for %H2 of %H4: releasing it whenever it idles for an hour saves %P1 of the hours in %I3 releases.</source>
        <translation>%H4 중 %H2 동안 유휴 상태입니다. 한 시간 유휴 상태일 때마다 반납하면 %I3회 반납으로 시간의 %P1을(를) 줄입니다.</translation>
    </message>
    <message>
        <source>%1 does the same work with %P2 less energy, at no higher cost.</source>
        <translation>%1은(는) 같은 작업을 %P2 더 적은 에너지로, 더 높지 않은 비용으로 수행합니다.</translation>
    </message>
    <message>
        <source>%1 with hardware of %2, not of %3, does the same work for %P4 less.</source>
        <translation>%3년이 아닌 %2년 하드웨어의 %1은(는) 같은 작업을 %P4 더 저렴하게 수행합니다.</translation>
    </message>
    <message>
        <source>The grid of %1 emits %P2 less than that of %3, at a similar price.</source>
        <translation>%1의 배출량은 비슷한 가격에서 %3보다 %P2 적습니다.</translation>
    </message>
    <message>
        <source>%O1 costs %P2 less than on-demand.</source>
        <translation>%O1은(는) 온디맨드보다 %P2 저렴합니다.</translation>
    </message>
    <message>
        <source>Spot costs %P1 less than on-demand, interruptions included.</source>
        <translation>스팟은 중단을 포함해 온디맨드보다 %P1 저렴합니다.</translation>
    </message>
    <message>
        <source>Accelerator memory used at the peak: %L1 GiB; the smaller machine has %L2 GiB.</source>
        <translation>최고 시점에 사용한 가속기 메모리: %L1 GiB, 더 작은 머신의 메모리: %L2 GiB.</translation>
    </message>
    <message>
        <source>The file does not say how much accelerator memory was used: check that the model fits.</source>
        <translation>파일에 가속기 메모리 사용량이 없습니다. 모델이 들어가는지 확인하십시오.</translation>
    </message>
    <message>
        <source>Sized so that the load of 95 % of the time stays below %P1.</source>
        <translation>전체 시간의 95%에 해당하는 부하가 %P1 미만이 되도록 크기를 정했습니다.</translation>
    </message>
    <message>
        <source>It is bought for a term: its hours are paid for whether used or not.</source>
        <translation>기간 약정으로 구매했습니다. 사용 여부와 관계없이 시간 요금을 지불합니다.</translation>
    </message>
    <message>
        <source>Taken to go on all year as in the %H1 that were measured.</source>
        <translation>측정된 %H1과(와) 같은 사용이 1년 내내 계속된다고 봅니다.</translation>
    </message>
    <message>
        <source>The ranges of both overlap (%T1): it probably saves, but not for certain.</source>
        <translation>두 범위가 겹칩니다(%T1). 절감될 가능성이 높지만 확실하지는 않습니다.</translation>
    </message>
    <message>
        <source>The model has to be compiled with the AWS Neuron SDK; code in CUDA is not run.</source>
        <translation>모델을 AWS Neuron SDK로 컴파일해야 하며 CUDA 코드는 실행되지 않습니다.</translation>
    </message>
    <message>
        <source>It has another processor architecture: software needs a build for Arm.</source>
        <translation>프로세서 아키텍처가 다릅니다. 소프트웨어에 Arm용 빌드가 필요합니다.</translation>
    </message>
    <message>
        <source>Light in fibre needs %L1 ms there and back. The latency of the network is higher and not in the catalogue.</source>
        <translation>광섬유 속의 빛은 왕복에 %L1 ms가 걸립니다. 네트워크 지연 시간은 더 길며 카탈로그에 없습니다.</translation>
    </message>
    <message>
        <source>Check where the data may be processed; moving it is not in the figures.</source>
        <translation>데이터를 어디서 처리해도 되는지 확인하십시오. 데이터 이전은 수치에 포함되지 않습니다.</translation>
    </message>
    <message>
        <source>One of both lacks a figure that this is computed from</source>
        <translation>둘 중 하나에 계산에 필요한 수치가 없습니다</translation>
    </message>
    <message>
        <source>After the AWS Well-Architected Framework, sustainability pillar, SUS05-BP04.</source>
        <translation>AWS Well-Architected Framework 지속 가능성 원칙 SUS05-BP04에 따름.</translation>
    </message>
    <message>
        <source>No finding for %1. Below: what was checked, and why nothing was found.</source>
        <translation>%1에 대한 결과가 없습니다. 아래에 확인한 항목과 결과가 없는 이유가 있습니다.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>심각도</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>대안</translation>
    </message>
    <message>
        <source>Cost, change</source>
        <translation>비용 변화</translation>
    </message>
    <message>
        <source>Energy, change</source>
        <translation>에너지 변화</translation>
    </message>
    <message>
        <source>Emissions, change</source>
        <translation>배출량 변화</translation>
    </message>
    <message>
        <source>Per</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>신뢰도</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>찾은 내용</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>알아 둘 점</translation>
    </message>
    <message>
        <source>year</source>
        <translation>년</translation>
    </message>
    <message>
        <source>run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Utilisation series, DCGM in Prometheus text</source>
        <translation>사용률 시계열, DCGM Prometheus 텍스트</translation>
    </message>
    <message>
        <source>Utilisation series, DCGM as CSV</source>
        <translation>사용률 시계열, DCGM CSV</translation>
    </message>
    <message>
        <source>Utilisation series, neuron-monitor JSON</source>
        <translation>사용률 시계열, neuron-monitor JSON</translation>
    </message>
    <message>
        <source>The file has no times: its rounds are taken to be %1 s apart.</source>
        <translation>파일에 시각이 없어 각 회차의 간격을 %1초로 봅니다.</translation>
    </message>
    <message>
        <source>Another type: the log is of %1, not of %2.</source>
        <translation>다른 유형: 로그는 %2이(가) 아니라 %1의 것입니다.</translation>
    </message>
    <message>
        <source>%O1 would pay from %P3 of the hours on; released while idle, it runs %P2 of the hours.</source>
        <translation>%O1은(는) 시간의 %P3부터 이득이지만, 유휴 중 반납하면 시간의 %P2만 실행됩니다.</translation>
    </message>
    <message>
        <source>The file has no utilisation of the processors: taken to be %P1.</source>
        <translation>파일에 프로세서 사용률이 없어 %P1(으)로 가정합니다.</translation>
    </message>
    <message>
        <source>%1 writes no text: choose a language model, or inference as the kind of work.</source>
        <translation>%1은(는) 텍스트를 생성하지 않습니다. 언어 모델을 고르거나 작업 종류로 추론을 고르십시오.</translation>
    </message>
    <message>
        <source>Low severity</source>
        <translation>심각도 낮음</translation>
    </message>
    <message>
        <source>Medium severity</source>
        <translation>심각도 중간</translation>
    </message>
    <message>
        <source>High severity</source>
        <translation>심각도 높음</translation>
    </message>
    <message>
        <source>A part of the GPU is enough</source>
        <translation>GPU의 일부로 충분함</translation>
    </message>
    <message>
        <source>Not checked: the GPU of %1 is not divided by MIG.</source>
        <translation>확인하지 않음: %1의 GPU는 MIG로 나뉘지 않습니다.</translation>
    </message>
    <message>
        <source>No MIG profile smaller than the GPU carries the load of 95 % of the time (%L1 %) and holds the memory that was used.</source>
        <translation>GPU보다 작은 MIG 프로필 중에는 95% 시간의 부하(%L1%)를 처리하고 사용된 메모리를 담는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Not checked: the file does not say how much accelerator memory was used.</source>
        <translation>확인하지 않음: 파일에 사용된 가속기 메모리가 없습니다.</translation>
    </message>
    <message>
        <source>A MIG instance %1 (%I2 of 7 compute slices, %L5 GiB) carries the load of 95 % of the time (%L3 % of the machine) and the %L4 GiB that were used.</source>
        <translation>MIG 인스턴스 %1(컴퓨팅 슬라이스 7개 중 %I2개, %L5 GiB)은 95% 시간의 부하(머신의 %L3%)와 사용된 %L4 GiB를 감당합니다.</translation>
    </message>
    <message>
        <source>The scenario that opens asks for what one instance did as measured, so that its figures are those of this finding.</source>
        <translation>열리는 시나리오는 측정된 인스턴스 한 개의 작업량을 요구하므로 그 수치가 이 결과의 수치와 같습니다.</translation>
    </message>
    <message>
        <source>The scenario that opens has traffic by hour, with none in %I1 hours of the day, and releases the instances in these.</source>
        <translation>열리는 시나리오는 시간별 트래픽을 가지며, 하루 중 트래픽이 없는 %I1시간에는 인스턴스를 해제합니다.</translation>
    </message>
    <message>
        <source>The saving is real only where other tasks use the rest: %I1 more instances %2 have room on the machine.</source>
        <translation>다른 작업가 나머지를 사용할 때만 실제로 절감됩니다. 이 머신에는 %2 인스턴스가 %I1개 더 들어갑니다.</translation>
    </message>
    <message>
        <source>On the page Place a task asks for the part %1, and what shares its machine stands beside it.</source>
        <translation>배치 페이지에서 작업가 %1 부분을 요청하며, 머신을 함께 쓰는 작업가 그 옆에 표시됩니다.</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>아키텍처</translation>
    </message>
    <message>
        <source>part of a GPU</source>
        <translation>GPU의 일부</translation>
    </message>
    <message>
        <source>GPUs divided as</source>
        <translation>GPU 분할</translation>
    </message>
    <message>
        <source>An AMI of your own: no ECS-optimized AMI is documented that has the driver of %1 for %2. The template asks for it.</source>
        <translation>자체 AMI: %2용 %1 드라이버가 있는 ECS 최적화 AMI는 문서화되어 있지 않습니다. 템플릿에서 AMI를 묻습니다.</translation>
    </message>
    <message>
        <source>GPUs divided by MIG as %1: label the node %2 with a configuration of this division, and let the device plugin offer the profiles (strategy &quot;mixed&quot;).</source>
        <translation>MIG로 %1과 같이 나눈 GPU: 이 분할의 구성을 노드 레이블 %2로 지정하고 디바이스 플러그인이 프로필을 제공하게 하십시오(&quot;mixed&quot; 전략).</translation>
    </message>
    <message numerus="yes">
        <source>Tasks that name no architecture are placed on x86-64, for which images are built unless Arm is said: %I1 Arm types that would hold some of them are left aside.</source>
        <translation>
            <numerusform>아키텍처를 지정하지 않은 작업는 x86-64에 배치됩니다. Arm이라고 명시하지 않으면 이미지는 x86-64용으로 빌드되기 때문입니다. 일부를 담을 수 있는 Arm 유형 %I1개는 제외되었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 needs %H2; next is %3 with %H4.</source>
        <translation>%1: %H2. 다음은 %3: %H4.</translation>
    </message>
    <message>
        <source>%1 needs %H2; no other type of then has a figure to compare.</source>
        <translation>%1: %H2. 당시의 다른 유형에는 비교할 수치가 없습니다.</translation>
    </message>
    <message>
        <source>%1 needs %H2, %3 needs %H4 (%R5): within their ranges the order may be either.</source>
        <translation>%1: %H2, %3: %H4(%R5). 범위 안에서는 순서가 바뀔 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 needs %H2, %3 needs %H4 (%R5): more than their ranges explain.</source>
        <translation>%1: %H2, %3: %H4(%R5). 범위로 설명되는 것보다 큽니다.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD a run; next is %3 with %M4 USD a run.</source>
        <translation>%1: 실행당 %M2 USD. 다음은 %3: 실행당 %M4 USD.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD a run; no other type of then has a figure to compare.</source>
        <translation>%1: 실행당 %M2 USD. 당시의 다른 유형에는 비교할 수치가 없습니다.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD a run, %3 needs %M4 USD a run (%R5): within their ranges the order may be either.</source>
        <translation>%1: 실행당 %M2 USD, %3: 실행당 %M4 USD(%R5). 범위 안에서는 순서가 바뀔 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD a run, %3 needs %M4 USD a run (%R5): more than their ranges explain.</source>
        <translation>%1: 실행당 %M2 USD, %3: 실행당 %M4 USD(%R5). 범위로 설명되는 것보다 큽니다.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD per million; next is %3 with %M4 USD per million.</source>
        <translation>%1: 백만 건당 %M2 USD. 다음은 %3: 백만 건당 %M4 USD.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD per million; no other type of then has a figure to compare.</source>
        <translation>%1: 백만 건당 %M2 USD. 당시의 다른 유형에는 비교할 수치가 없습니다.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD per million, %3 needs %M4 USD per million (%R5): within their ranges the order may be either.</source>
        <translation>%1: 백만 건당 %M2 USD, %3: 백만 건당 %M4 USD(%R5). 범위 안에서는 순서가 바뀔 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 needs %M2 USD per million, %3 needs %M4 USD per million (%R5): more than their ranges explain.</source>
        <translation>%1: 백만 건당 %M2 USD, %3: 백만 건당 %M4 USD(%R5). 범위로 설명되는 것보다 큽니다.</translation>
    </message>
    <message>
        <source>Today: %1</source>
        <translation>현재: %1</translation>
    </message>
    <message>
        <source>Generations of accelerators by their %T1 rate</source>
        <translation>%T1 속도별 가속기 세대</translation>
    </message>
    <message>
        <source>No accelerator of the list has a published %T1 rate and a year.</source>
        <translation>목록에 공개된 %T1 속도와 연도가 모두 있는 가속기가 없습니다.</translation>
    </message>
    <message>
        <source>Dense rate of one accelerator, by the year in which it came; shown: %I1, without a published rate or a year: %I2.</source>
        <translation>가속기 한 개의 조밀 연산 속도를 출시 연도별로 표시합니다. 표시: %I1, 공개된 속도나 연도 없음: %I2.</translation>
    </message>
    <message>
        <source>Dense %T1 rate</source>
        <translation>조밀 %T1 속도</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5, %P6 below %7 (cheapest %T8; no baseline is set).</source>
        <translation>최저 비용: %I1 × %2, %T5 %M3 %4, %7(%T8 중 최저 비용, 기준 미지정)보다 %P6 낮음.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 %T5; cannot be told apart from %7 (cheapest %T8; no baseline is set).</source>
        <translation>최저 비용: %I1 × %2, %T5 %M3 %4. %7(%T8 중 최저 비용, 기준 미지정)과(와) 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5, %P6 below %7 (cheapest %T8; no baseline is set).</source>
        <translation>최저 비용: %I1 × %2, 실행당 %M3 %4, %H5, %7(%T8 중 최저 비용, 기준 미지정)보다 %P6 낮음.</translation>
    </message>
    <message>
        <source>Cheapest: %I1 × %2, %M3 %4 for the run, %H5; cannot be told apart from %7 (cheapest %T8; no baseline is set).</source>
        <translation>최저 비용: %I1 × %2, 실행당 %M3 %4, %H5. %7(%T8 중 최저 비용, 기준 미지정)과(와) 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>%1 is done in %H2 (%H4 to %H5), within the deadline of %H3.</source>
        <translation>%1: %H2(%H4~%H5) 만에 완료되어 기한(%H3)을 지킵니다.</translation>
    </message>
    <message>
        <source>%1 is done in %H2, but its range of %H4 to %H5 reaches past the deadline of %H3.</source>
        <translation>%1: %H2 만에 완료되지만 범위(%H4~%H5)가 기한(%H3)을 넘습니다.</translation>
    </message>
    <message>
        <source>The chance to end within %H2 is %P1; between the low and the high end of the throughput it is %P3 to %P4.</source>
        <translation>%H2 안에 끝날 확률은 %P1입니다. 처리량의 하한과 상한 사이에서는 %P3~%P4입니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken as %2. It may also mean %3.</source>
        <translation>&quot;%1&quot;은(는) %2(으)로 해석합니다. %3을(를) 뜻할 수도 있습니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken as %2. It may also mean %3, and others.</source>
        <translation>&quot;%1&quot;은(는) %2(으)로 해석합니다. %3 등을 뜻할 수도 있습니다.</translation>
    </message>
    <message>
        <source>First token after %L1 ms (%L3 to %L4 ms), then %L2 ms per token.</source>
        <translation>첫 토큰 %L1 ms(%L3~%L4 ms), 이후 토큰당 %L2 ms.</translation>
    </message>
    <message>
        <source>Done in %H1 (%H3 to %H4), within the deadline of %H2.</source>
        <translation>%H1(%H3~%H4) 만에 완료되어 기한 %H2 이내입니다.</translation>
    </message>
    <message>
        <source>Done in %H1, but the range of %H3 to %H4 reaches past the deadline of %H2.</source>
        <translation>%H1 만에 완료되지만 범위(%H3~%H4)가 기한 %H2을(를) 넘습니다.</translation>
    </message>
    <message>
        <source>First token after %L1 ms (%L3 to %L4 ms), the limit is %L2 ms.</source>
        <translation>첫 토큰 %L1 ms(%L3~%L4 ms), 한도는 %L2 ms입니다.</translation>
    </message>
    <message>
        <source>Interruptions of one instance an hour: in brackets the lowest and highest frequency that is likely now, by the published band, its age and what the scenario states, and cost and time at these, by the closed forms. A chance to end in time has in brackets those at the low and the high end of the throughput.</source>
        <translation>인스턴스 하나의 시간당 중단 횟수입니다. 괄호 안은 공표된 구간과 그 경과 기간, 시나리오의 설정에 따라 지금 예상되는 최저 및 최고 빈도이며, 그때의 비용과 시간은 닫힌 식으로 계산합니다. 제때 끝날 확률의 괄호 안은 처리량의 하한과 상한에서의 값입니다.</translation>
    </message>
    <message>
        <source>Recordings of pools with this accelerator (%I1) show %L2 (%B3 to %B4). They ask one zone for capacity every few minutes; the advisor counts a month of running instances over a region. Go by the advisor for the mean cost, by the recordings where a deadline matters: they are the upper case.</source>
        <translation>이 가속기를 쓰는 풀(%I1개)의 기록은 %L2회(%B3~%B4)를 보입니다. 기록은 한 가용 영역에 몇 분마다 용량을 요청한 결과이고, 어드바이저는 리전 전체에서 한 달간 실행된 인스턴스를 셉니다. 평균 비용은 어드바이저를, 마감이 중요하면 기록을 따르십시오. 기록은 상한에 해당합니다.</translation>
    </message>
    <message>
        <source>No recording is of this accelerator; pools of others (%I1) show %L2 (%B3 to %B4). They ask one zone for capacity every few minutes; the advisor counts a month of running instances over a region. Go by the advisor for the mean cost, by the recordings where a deadline matters: they are the upper case.</source>
        <translation>이 가속기에 대한 기록은 없습니다. 다른 가속기의 풀(%I1개)은 %L2회(%B3~%B4)를 보입니다. 기록은 한 가용 영역에 몇 분마다 용량을 요청한 결과이고, 어드바이저는 리전 전체에서 한 달간 실행된 인스턴스를 셉니다. 평균 비용은 어드바이저를, 마감이 중요하면 기록을 따르십시오. 기록은 상한에 해당합니다.</translation>
    </message>
    <message>
        <source>The scenario buys %O1 only; what follows is an alternative to it, compared with on-demand prices.</source>
        <translation>시나리오는 %O1만 구매합니다. 다음은 온디맨드 가격과 비교한 대안입니다.</translation>
    </message>
    <message>
        <source>An alternative, as the scenario buys %O6 only. %O1: %M2 USD a day; all on demand: %M3 USD. Break-even use %P4. Price of %5.</source>
        <translation>시나리오는 %O6만 구매하므로 대안입니다. %O1: 하루 %M2 USD, 전부 온디맨드이면 %M3 USD. 손익분기 사용률 %P4. %5의 가격.</translation>
    </message>
    <message>
        <source>Mixed precision</source>
        <translation>혼합 정밀도</translation>
    </message>
    <message>
        <source>Batching</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>Continuous batching</source>
        <translation>연속 배치</translation>
    </message>
    <message>
        <source>Prefix cache</source>
        <translation>프리픽스 캐시</translation>
    </message>
    <message>
        <source>Speculative decoding</source>
        <translation>추측 디코딩</translation>
    </message>
    <message>
        <source>Distillation</source>
        <translation>증류</translation>
    </message>
    <message>
        <source>Managed training by the second</source>
        <translation>초 단위 관리형 학습</translation>
    </message>
    <message>
        <source>Spot with checkpoints</source>
        <translation>체크포인트를 사용하는 스팟</translation>
    </message>
    <message>
        <source>Automatic release</source>
        <translation>자동 해제</translation>
    </message>
    <message>
        <source>Elastic Inference</source>
        <translation>Elastic Inference</translation>
    </message>
    <message>
        <source>available</source>
        <translation>사용 가능</translation>
    </message>
    <message>
        <source>included already</source>
        <translation>이미 포함됨</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>해당 없음</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>명시되지 않음</translation>
    </message>
    <message>
        <source>Runs in %1 are allowed as well.</source>
        <translation>%1 실행도 허용합니다.</translation>
    </message>
    <message>
        <source>A server that admits requests at every step is allowed, instead of llama.cpp with one request at a time on each accelerator.</source>
        <translation>가속기마다 요청을 하나씩 처리하는 llama.cpp 대신 단계마다 요청을 받는 서버를 허용합니다.</translation>
    </message>
    <message>
        <source>%P1 of the input tokens are found in the cache of earlier requests.</source>
        <translation>입력 토큰의 %P1를 이전 요청의 캐시에서 찾습니다.</translation>
    </message>
    <message>
        <source>%1 does the work of %2.</source>
        <translation>%1 모델이 %2 모델의 작업을 수행합니다.</translation>
    </message>
    <message>
        <source>Spot capacity competes as well, with checkpoints at the best interval.</source>
        <translation>최적 간격의 체크포인트와 함께 스팟 용량도 비교 대상이 됩니다.</translation>
    </message>
    <message>
        <source>Instances are released in quiet hours.</source>
        <translation>한산한 시간에는 인스턴스를 해제합니다.</translation>
    </message>
    <message>
        <source>Every precision is allowed already, and the fastest is taken.</source>
        <translation>모든 정밀도가 이미 허용되어 있으며 가장 빠른 것을 사용합니다.</translation>
    </message>
    <message>
        <source>The scenario allows %1 already.</source>
        <translation>시나리오가 이미 %1 사용을 허용합니다.</translation>
    </message>
    <message>
        <source>Rates are those of the load that serves most within the limits already.</source>
        <translation>속도는 이미 한도 안에서 가장 많이 처리하는 부하에서의 값입니다.</translation>
    </message>
    <message>
        <source>The servers whose rates are used admit requests at every step already.</source>
        <translation>속도를 사용하는 서버가 이미 단계마다 요청을 받습니다.</translation>
    </message>
    <message>
        <source>The scenario already finds %P1 of the input tokens in the cache.</source>
        <translation>시나리오가 이미 입력 토큰의 %P1를 캐시에서 찾습니다.</translation>
    </message>
    <message>
        <source>Every run is billed by the second for its own hours already, as EC2 and SageMaker bill it. Under a commitment the term is owed either way.</source>
        <translation>모든 실행은 EC2와 SageMaker의 방식대로 이미 자체 시간만 초 단위로 과금됩니다. 약정에서는 어느 쪽이든 기간 전체의 비용을 내야 합니다.</translation>
    </message>
    <message>
        <source>Spot is among the purchase options already.</source>
        <translation>스팟이 이미 구매 옵션에 있습니다.</translation>
    </message>
    <message>
        <source>The fleet follows the traffic already.</source>
        <translation>플릿이 이미 트래픽을 따릅니다.</translation>
    </message>
    <message>
        <source>Your own throughput stands as you entered it.</source>
        <translation>직접 입력한 처리량을 그대로 사용합니다.</translation>
    </message>
    <message>
        <source>The benchmark that the scenario pins decides the rate.</source>
        <translation>시나리오가 고정한 벤치마크가 속도를 결정합니다.</translation>
    </message>
    <message>
        <source>Not for this kind of work.</source>
        <translation>이 종류의 작업에는 해당하지 않습니다.</translation>
    </message>
    <message>
        <source>The catalogue has no figure of it.</source>
        <translation>카탈로그에 해당 수치가 없습니다.</translation>
    </message>
    <message>
        <source>Published times to train are not told apart by precision.</source>
        <translation>공개된 학습 시간은 정밀도별로 구분되지 않습니다.</translation>
    </message>
    <message>
        <source>The catalogue names no distilled student of %1.</source>
        <translation>카탈로그에 %1 모델을 증류한 학생 모델이 없습니다.</translation>
    </message>
    <message>
        <source>It needs the traffic by hour of the day.</source>
        <translation>시간대별 트래픽이 필요합니다.</translation>
    </message>
    <message>
        <source>How many requests are in flight is not known here, and its gain depends on it.</source>
        <translation>여기서 동시에 처리되는 요청 수를 알 수 없으며 이득은 그 수에 달려 있습니다.</translation>
    </message>
    <message>
        <source>AWS has retired it: no new customers since 15 April 2023, no longer available.</source>
        <translation>AWS가 종료했습니다. 2023년 4월 15일부터 신규 고객을 받지 않았고 더 이상 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>No spot price of %1 is known here.</source>
        <translation>여기서 %1의 스팟 가격을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>At %P1 and %P2 of the input tokens found in the cache, instead of %P3.</source>
        <translation>캐시에서 찾은 입력 토큰이 %P3가 아니라 %P1와 %P2일 때입니다.</translation>
    </message>
    <message>
        <source>No lever is switched on.</source>
        <translation>켜진 절감 수단이 없습니다.</translation>
    </message>
    <message>
        <source>Each step is evaluated with those before it on; the product of the steps is the evaluation with all of them. The factor of a lever is that of it alone.</source>
        <translation>각 단계는 앞의 수단이 켜진 상태에서 평가되며, 단계의 곱은 모두 켠 평가와 같습니다. 수단의 배율은 단독으로 켰을 때의 값입니다.</translation>
    </message>
    <message>
        <source>%T1 cannot be switched on: %2</source>
        <translation>%T1 항목을 켤 수 없습니다. %2</translation>
    </message>
    <message>
        <source>%T1 is named twice.</source>
        <translation>%T1 항목이 두 번 지정되었습니다.</translation>
    </message>
    <message>
        <source>%1 is no lever. Levers: %2.</source>
        <translation>%1 항목은 절감 수단이 아닙니다. 절감 수단: %2.</translation>
    </message>
    <message>
        <source>%T1 is switched on.</source>
        <translation>%T1 항목이 켜져 있습니다.</translation>
    </message>
    <message>
        <source>%T1 is switched on without effect.</source>
        <translation>%T1 항목이 켜져 있지만 효과가 없습니다.</translation>
    </message>
    <message>
        <source>Cost of %C1 as levers are switched on</source>
        <translation>절감 수단을 켤 때 %C1의 비용</translation>
    </message>
    <message>
        <source>Energy of %C1 as levers are switched on</source>
        <translation>절감 수단을 켤 때 %C1의 에너지</translation>
    </message>
    <message>
        <source>Emissions of %C1 as levers are switched on</source>
        <translation>절감 수단을 켤 때 %C1의 배출량</translation>
    </message>
    <message>
        <source>Without levers</source>
        <translation>절감 수단 없음</translation>
    </message>
    <message>
        <source>With all of them</source>
        <translation>모두 켬</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>절감 수단</translation>
    </message>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Cost, factor</source>
        <translation>비용, 배율</translation>
    </message>
    <message>
        <source>Energy, factor</source>
        <translation>에너지, 배율</translation>
    </message>
    <message>
        <source>Emissions, factor</source>
        <translation>배출량, 배율</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Emissions</source>
        <translation>배출량</translation>
    </message>
    <message>
        <source>throughput with levers</source>
        <translation>절감 수단을 켠 처리량</translation>
    </message>
    <message>
        <source>published speed-up</source>
        <translation>공개된 가속 배율</translation>
    </message>
    <message>
        <source>most requests in flight for which it is published</source>
        <translation>공개된 값이 적용되는 최대 동시 요청 수</translation>
    </message>
    <message>
        <source>share of the input found in the cache</source>
        <translation>캐시에서 찾은 입력의 비율</translation>
    </message>
    <message>
        <source>rate at the ends of the share found in the cache</source>
        <translation>캐시에서 찾은 비율의 양 끝에서의 속도</translation>
    </message>
    <message>
        <source>published speed-up of the student</source>
        <translation>학생 모델의 공개된 가속 배율</translation>
    </message>
    <message>
        <source>step in which time is billed</source>
        <translation>과금 시간 단위</translation>
    </message>
    <message>
        <source>year of retirement</source>
        <translation>종료 연도</translation>
    </message>
    <message>
        <source>%1 has no units for %2: weights are stored in it and computed in a wider format.</source>
        <translation>%1에는 %2 연산 장치가 없습니다. 가중치는 이 형식으로 저장하고 더 넓은 형식으로 계산합니다.</translation>
    </message>
    <message>
        <source>Weights take 1 byte each in INT8 instead of %F1.</source>
        <translation>가중치가 INT8에서 %F1바이트 대신 1바이트씩 차지합니다.</translation>
    </message>
    <message>
        <source>Weights take 1 byte each in FP8 instead of %F1.</source>
        <translation>가중치가 FP8에서 %F1바이트 대신 1바이트씩 차지합니다.</translation>
    </message>
    <message>
        <source>As many requests are in flight as memory and limits allow, instead of %F1.</source>
        <translation>동시에 처리되는 요청이 %F1개가 아니라 메모리와 한도가 허용하는 만큼입니다.</translation>
    </message>
    <message>
        <source>A draft guesses tokens ahead; the gain is published for up to %I1 requests in flight. The waits and the memory of the draft are not counted.</source>
        <translation>초안 모델이 토큰을 미리 추측합니다. 이득은 동시 요청 %I1개까지 공개되어 있습니다. 대기 시간과 초안 모델의 메모리는 계산에 넣지 않습니다.</translation>
    </message>
    <message>
        <source>The weights take %F1 bytes each already.</source>
        <translation>가중치가 이미 %F1바이트씩 차지합니다.</translation>
    </message>
    <message>
        <source>%I1 requests are in flight here, and its gain is published for up to %I2. A loaded server gains less, or loses.</source>
        <translation>여기서는 동시 요청이 %I1개이고 이득은 %I2개까지 공개되어 있습니다. 부하가 큰 서버는 이득이 적거나 손해를 봅니다.</translation>
    </message>
    <message>
        <source>What was to be printed could not be written whole to standard output.</source>
        <translation>출력할 내용을 표준 출력에 모두 쓸 수 없었습니다.</translation>
    </message>
    <message>
        <source>%1 is written in UTF-16; save it as UTF-8 and import that.</source>
        <translation>%1 파일은 UTF-16으로 작성되었습니다. UTF-8로 저장한 후 가져오십시오.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of import. Known: %2.</source>
        <translation>&quot;%1&quot;은(는) 가져오기 종류가 아닙니다. 사용 가능: %2.</translation>
    </message>
    <message>
        <source>%1 has an object of more than %I2 names, which no scenario has.</source>
        <translation>%1에 이름이 %I2개를 넘는 객체가 있습니다. 어떤 시나리오에도 그런 객체는 없습니다.</translation>
    </message>
    <message>
        <source>Not checked: the catalogue has no price of a commitment for %1 in %2.</source>
        <translation>확인하지 않음: 카탈로그에 %2의 %1 약정 가격이 없습니다.</translation>
    </message>
    <message>
        <source>Not checked: the catalogue has no Spot price of %1 in %2.</source>
        <translation>확인하지 않음: 카탈로그에 %2의 %1 스팟 가격이 없습니다.</translation>
    </message>
    <message>
        <source>Price and idle power of the machine count for it with %P1, the rest for the others.</source>
        <translation>머신의 가격과 유휴 전력 가운데 %P1가 이 작업의 몫이고 나머지는 다른 작업의 몫입니다.</translation>
    </message>
    <message>
        <source>This template does not divide the GPUs of %1 by MIG. The placement has them as %2: divide them in an image or user data of your own.</source>
        <translation>이 템플릿은 %1의 GPU를 MIG로 나누지 않습니다. 배치에서는 %2(으)로 나뉘어 있으므로, 자체 이미지나 사용자 데이터에서 나누십시오.</translation>
    </message>
    <message>
        <source>The GPUs of %1 are divided by MIG: %2. The MIG Manager of the NVIDIA GPU Operator does it: install it with %3 and %4. Without a NodeOverlay Karpenter knows no MIG resource on AWS (aws/karpenter-provider-aws, pull request 8710): a pod that asks for one may start no node.</source>
        <translation>%1의 GPU는 MIG로 나뉩니다: %2. NVIDIA GPU Operator의 MIG Manager가 이를 처리합니다. %3 및 %4(으)로 설치하십시오. AWS의 Karpenter는 NodeOverlay 없이는 MIG 리소스를 알지 못하므로(aws/karpenter-provider-aws, 풀 리퀘스트 8710) 이를 요청하는 파드가 노드를 시작하지 못할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is the smallest machine with its accelerator: for 95 % of the time its use is at most %L2 %, at its peak %L3 %. Other accelerators for the work stand under newer generation and other chips.</source>
        <translation>%1은(는) 해당 가속기를 가진 가장 작은 머신입니다. 전체 시간의 95% 동안 사용률은 최대 %L2%, 최고점은 %L3%입니다. 이 작업을 위한 다른 가속기는 최신 세대와 다른 칩 항목에 있습니다.</translation>
    </message>
    <message>
        <source>%1: “%2” in line %I3 is no field known here and is not read. Check its spelling.</source>
        <translation>%1: %I3행의 “%2”은(는) 알려진 필드가 아니므로 읽지 않습니다. 철자를 확인하십시오.</translation>
    </message>
    <message>
        <source>Prices (%O3) as of %1, catalogue %2. Larger dots: more instance types on offer; dotted rings: no figure. Land: Natural Earth</source>
        <translation>%1 기준 가격(%O3), 카탈로그 %2. 점이 클수록 제공되는 인스턴스 유형이 많고, 점선 원은 수치가 없음을 뜻합니다. 육지: Natural Earth</translation>
    </message>
    <message>
        <source>No candidate in sight can be computed: none has a throughput. The Inspector says why of each.</source>
        <translation>보이는 후보 중 계산할 수 있는 것이 없습니다. 처리량을 아는 후보가 없기 때문이며, 후보별 이유는 인스펙터에 표시됩니다.</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2. Larger dots: more instance types on offer; dotted rings: no figure. Land: Natural Earth</source>
        <translation>%1 기준 가격, 카탈로그 %2. 점이 클수록 제공되는 인스턴스 유형이 많고, 점선 원은 수치가 없음을 뜻합니다. 육지: Natural Earth</translation>
    </message>
    <message>
        <source>The rate is an estimate by the fitted formula: no benchmark of this type</source>
        <translation>처리량은 적합된 공식에 의한 추정값이며, 이 유형의 벤치마크는 없음</translation>
    </message>
    <message>
        <source>The rate is a share of the peak rate: no benchmark</source>
        <translation>처리량은 최대 성능의 일정 비율이며, 벤치마크는 없음</translation>
    </message>
    <message>
        <source>The rate is your own</source>
        <translation>처리량은 직접 입력한 값</translation>
    </message>
    <message>
        <source>chance to meet the deadline too low</source>
        <translation>기한 내 완료 확률이 너무 낮음</translation>
    </message>
    <message>
        <source>%I1 past the deadline, or below the required chance of meeting it</source>
        <translation>기한 초과 또는 기한 내 완료 확률 미달 %I1개</translation>
    </message>
    <message>
        <source>The chance to end by the deadline is %P1, below the required %P2.</source>
        <translation>기한 내 완료 확률은 %P1로, 요구되는 %P2보다 낮습니다.</translation>
    </message>
    <message>
        <source>No candidate qualifies: none meets the deadline of %H5 with the required chance (%I1 excluded); the fastest, %3, takes %H4 in the mean and meets it with a chance of %P6, required is %P7. Save checkpoints, buy on demand, or require less.</source>
        <translation>조건을 충족하는 후보가 없습니다. 요구되는 확률로 기한 %H5를 지키는 후보가 없습니다(%I1개 제외). 가장 빠른 %3은(는) 평균 %H4가 걸리고 기한을 지킬 확률이 %P6인데, 요구되는 확률은 %P7입니다. 체크포인트를 저장하거나 온디맨드로 구매하거나 요구를 낮추십시오.</translation>
    </message>
    <message>
        <source>The rate is that of the scenario, %I1 output tokens an hour: about %I2 users who read %I3 tokens a second each. A request has %I4 tokens of input and %I5 of output.</source>
        <translation>요율은 시나리오의 값인 시간당 출력 토큰 %I1개입니다. 초당 토큰 %I3개를 읽는 사용자 약 %I2명에 해당합니다. 요청 하나의 입력은 토큰 %I4개, 출력은 %I5개입니다.</translation>
    </message>
    <message>
        <source>The first token may come after the limit of %L4 ms: %L1 ms (%L2 to %L3 ms). Throughput estimated, within a factor of %L5.</source>
        <translation>첫 토큰이 한도 %L4 ms보다 늦을 수 있습니다. %L1 ms(%L2~%L3 ms). 처리량은 추정값으로 %L5배 이내입니다.</translation>
    </message>
    <message>
        <source>Median ×</source>
        <translation>중앙값 ×</translation>
    </message>
    <message>
        <source>90 % within ×</source>
        <translation>90%의 한도 ×</translation>
    </message>
    <message>
        <source>Prices as of %1, catalogue %2; that of %O3 is of %4 and may have changed</source>
        <translation>%1 기준 가격, 카탈로그 %2; %O3 가격은 %4 기준이며 바뀌었을 수 있음</translation>
    </message>
    <message>
        <source>Together these are %I1: some have several reasons.</source>
        <translation>모두 %I1개입니다. 일부는 이유가 여러 가지입니다.</translation>
    </message>
    <message>
        <source>rate between two measured loads</source>
        <translation>두 측정 부하 사이의 속도</translation>
    </message>
    <message>
        <source>The price of %O1 is of %2. That on demand may be newer, which moves the break-even.</source>
        <translation>%O1 가격은 %2 기준입니다. 온디맨드 가격이 더 최신일 수 있으며, 그러면 손익분기점이 달라집니다.</translation>
    </message>
    <message>
        <source>Between two measured loads (%1, %2), at %L3 requests in flight.</source>
        <translation>두 측정 부하(%1, %2) 사이, 동시 요청 %L3개.</translation>
    </message>
    <message>
        <source>Longest shortfall, 95th percentile</source>
        <translation>가장 긴 부족 기간, 95번째 백분위수</translation>
    </message>
    <message>
        <source>Used here for %2: the Spot Instance Advisor&apos;s %L1 interruptions an hour, the share of a type&apos;s instances in a region that is interrupted within a month.</source>
        <translation>여기에서 %2에 사용한 값: Spot Instance Advisor의 시간당 중단 %L1회. 한 리전에서 한 유형의 인스턴스 중 한 달 안에 중단되는 비율입니다.</translation>
    </message>
    <message>
        <source>Used here for %2: the given rate of %L1 interruptions an hour.</source>
        <translation>여기에서 %2에 사용한 값: 지정된 시간당 중단 %L1회.</translation>
    </message>
    <message>
        <source>It starts with %I1 × %2, each of which counts as %L3 units of the target.</source>
        <translation>%2 %I1대로 시작하며, 각각 목표의 %L3단위로 계산됩니다.</translation>
    </message>
    <message>
        <source>Energy of the fleet in an hour</source>
        <translation>플릿의 시간당 에너지</translation>
    </message>
    <message>
        <source>Carbon of the fleet in an hour</source>
        <translation>플릿의 시간당 탄소</translation>
    </message>
    <message>
        <source>No candidate in sight has this figure. The Inspector says why of each.</source>
        <translation>보이는 후보 중 이 수치가 있는 것이 없습니다. 후보별 이유는 인스펙터에 표시됩니다.</translation>
    </message>
    <message>
        <source>No candidate in sight has both figures. The Inspector says why of each.</source>
        <translation>보이는 후보 중 두 수치를 모두 가진 것이 없습니다. 후보별 이유는 인스펙터에 표시됩니다.</translation>
    </message>
    <message>
        <source>No finite fleet of %1 (%T2). %T3</source>
        <translation>%1의 유한한 플릿이 없습니다(%T2). %T3</translation>
    </message>
    <message>
        <source>No number of %1 keeps the first token within %L2 ms.</source>
        <translation>%1을(를) 몇 대 쓰더라도 첫 토큰이 %L2ms 안에 나오지 않습니다.</translation>
    </message>
    <message>
        <source>No finite run on %1 (%T2). %T3</source>
        <translation>%1에서 유한한 실행이 없습니다(%T2). %T3</translation>
    </message>
    <message>
        <source>likely but not certain</source>
        <translation>가능성이 높지만 확실하지 않음</translation>
    </message>
    <message>
        <source>These ranges are of chance alone: prices, throughput and power count as given. Explore has their ranges.</source>
        <translation>이 범위는 우연에 의한 것뿐입니다. 가격, 처리량, 전력은 주어진 값으로 봅니다. 그 범위는 탐색에 있습니다.</translation>
    </message>
    <message>
        <source>Location-based carbon %T1 with embodied (SCI)</source>
        <translation>위치 기반 %T1 탄소, 내재 포함(SCI)</translation>
    </message>
    <message>
        <source>SCI gCO2e/1M</source>
        <translation>SCI gCO2e/1M</translation>
    </message>
    <message>
        <source>Location-based carbon per million with embodied (SCI)</source>
        <translation>100만 단위당 위치 기반 탄소, 내재 포함(SCI)</translation>
    </message>
    <message>
        <source>location-based and embodied emissions per million</source>
        <translation>100만 단위당 위치 기반 및 내재 배출량</translation>
    </message>
    <message>
        <source>Operational plus embodied emissions of one million units by ISO/IEC 21031 (SCI): location-based, whatever basis is chosen.</source>
        <translation>100만 단위당 운영 배출량과 내재 배출량의 합, ISO/IEC 21031(SCI) 기준. 선택한 기준과 관계없이 위치 기반입니다.</translation>
    </message>
    <message>
        <source>%1, %T2</source>
        <translation>%1, %T2</translation>
    </message>
    <message>
        <source>The throughputs were not measured alike: they differ in %1 (%2).</source>
        <translation>처리량의 측정 조건이 서로 다릅니다. 차이: %1(%2).</translation>
    </message>
    <message>
        <source>No model for this work is called &quot;%2&quot;. Expected a name or a part of it, such as %3, or a size in billions of parameters, such as 7 or 7B.</source>
        <translation>이 작업에는 &quot;%2&quot;(이)라는 모델이 없습니다. %3 같은 이름이나 그 일부, 또는 7이나 7B처럼 10억 단위의 매개변수 수가 필요합니다.</translation>
    </message>
    <message>
        <source>%2 does the work &quot;%T3&quot;, not &quot;%T4&quot;. Choose that kind of work first.</source>
        <translation>%2은(는) &quot;%T4&quot;이(가) 아니라 &quot;%T3&quot; 작업용입니다. 먼저 그 작업 종류를 선택하십시오.</translation>
    </message>
    <message>
        <source>1 (exponential)</source>
        <translation>1(지수 분포)</translation>
    </message>
    <message>
        <source>0 (constant)</source>
        <translation>0(일정)</translation>
    </message>
    <message>
        <source>%F1 (squared coefficient of variation)</source>
        <translation>%F1(변동 계수의 제곱)</translation>
    </message>
    <message>
        <source>Least memory each</source>
        <translation>가속기당 최소 메모리</translation>
    </message>
    <message>
        <source>Least memory of each accelerator with the model spread over all of them, 1 GiB of workspace included; a language model with the cache of one request: more served at a time need more</source>
        <translation>모델을 모든 가속기에 나눌 때 가속기당 최소 메모리(작업 공간 1 GiB 포함). 언어 모델은 요청 하나의 캐시를 포함하며, 동시 요청이 많을수록 더 필요합니다</translation>
    </message>
    <message>
        <source>Least memory in total</source>
        <translation>최소 메모리 합계</translation>
    </message>
    <message>
        <source>Least memory of the accelerators of an instance, in training of all nodes, together</source>
        <translation>인스턴스의 모든 가속기(학습에서는 모든 노드)의 최소 메모리 합계</translation>
    </message>
    <message>
        <source>Hazard %L1 per hour and instance, %L2 losses expected, no checkpoints.</source>
        <translation>시간·인스턴스당 위험률 %L1, 예상 손실 %L2회, 체크포인트 없음.</translation>
    </message>
    <message>
        <source>The program %1 was not found; it has to be installed and on the PATH.</source>
        <translation>프로그램 %1을(를) 찾을 수 없습니다. 설치되어 있고 PATH에 있어야 합니다.</translation>
    </message>
    <message>
        <source>%1 did not end within %I2 seconds and was stopped.</source>
        <translation>%1이(가) %I2초 안에 끝나지 않아 중단했습니다.</translation>
    </message>
    <message>
        <source>%1 printed more than %I2 bytes and was stopped.</source>
        <translation>%1이(가) %I2바이트보다 많이 출력하여 중단했습니다.</translation>
    </message>
    <message>
        <source>%1 crashed.</source>
        <translation>%1이(가) 비정상 종료되었습니다.</translation>
    </message>
    <message>
        <source>%1 does not answer. Shards that are done are kept; try again once the scheduler runs.</source>
        <translation>%1이(가) 응답하지 않습니다. 완료된 샤드는 유지됩니다. 스케줄러가 실행되면 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>%1 refused the request: %2</source>
        <translation>%1이(가) 요청을 거부했습니다: %2</translation>
    </message>
    <message>
        <source>%1 answered with a line of another form: %2</source>
        <translation>%1이(가) 다른 형식의 줄로 응답했습니다: %2</translation>
    </message>
    <message>
        <source>%1 takes arrays of at most %I2 tasks, and this plan has %I3. Plan with fewer shards.</source>
        <translation>%1은(는) 최대 %I2개의 작업으로 된 배열을 받으며, 이 계획에는 %I3개가 있습니다. 샤드 수를 줄여 다시 계획하십시오.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which names no shard or another one than the other variables of schedulers; name it with --shard.</source>
        <translation>%1의 값 &quot;%2&quot;은(는) 샤드 번호가 아니거나 다른 스케줄러 변수의 번호와 다릅니다. --shard로 지정하십시오.</translation>
    </message>
    <message>
        <source>The plan in %1 was made with another catalogue, other imports and own values, or another version of the program. Choose the files with --catalog and --overlay, or plan anew in an empty folder.</source>
        <translation>%1의 계획은 다른 카탈로그, 다른 가져오기와 내 값 또는 다른 프로그램 버전으로 만들어졌습니다. --catalog와 --overlay로 파일을 선택하거나 빈 폴더에 새로 계획하십시오.</translation>
    </message>
    <message numerus="yes">
        <source>Job %1: %I2 shards sent (%3), each with up to %I4 minutes and %I5 MiB of memory.</source>
        <translation>
            <numerusform>작업 %1: 샤드 %I2개를 보냈습니다(%3). 각각 최대 %I4분, 메모리 %I5 MiB입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All shards in %1 are done; merge them.</source>
        <translation>%1의 모든 샤드가 완료되었습니다. 병합하십시오.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing to send: the other %I1 shards wait or run already.</source>
        <translation>
            <numerusform>보낼 것이 없습니다. 나머지 샤드 %I1개는 이미 대기 중이거나 실행 중입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%I1 shards cancelled; those that are done are kept.</source>
        <translation>
            <numerusform>샤드 %I1개를 취소했습니다. 완료된 샤드는 유지됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shard %1 is not done although its task of job %2 ended: %3.</source>
        <translation>작업 %2의 태스크가 끝났지만 샤드 %1은(는) 완료되지 않았습니다: %3.</translation>
    </message>
    <message>
        <source>AWS Batch needs the job queue: --queue NAME.</source>
        <translation>AWS Batch에는 작업 대기열이 필요합니다: --queue NAME.</translation>
    </message>
    <message>
        <source>Written for %1, not run: review it before you apply it.</source>
        <translation>%1용으로 작성했으며 실행하지 않았습니다. 적용하기 전에 검토하십시오.</translation>
    </message>
    <message>
        <source>The plan uses imports or own values: copy their file to where the tasks see it as %1.</source>
        <translation>이 계획은 가져온 데이터나 내 값을 사용합니다. 태스크가 %1(으)로 볼 수 있는 위치에 해당 파일을 복사하십시오.</translation>
    </message>
    <message>
        <source>The study has no axis &quot;%1&quot;.</source>
        <translation>스터디에 축 &quot;%1&quot;이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The axis %1 has no value %2.</source>
        <translation>축 %1에 값 %2이(가) 없습니다.</translation>
    </message>
    <message>
        <source>%1 has no study, and no --axis KEY=FROM..TO:COUNT says what to vary.</source>
        <translation>%1에 스터디가 없고, 무엇을 바꿀지 --axis 키=시작..끝:개수로 지정되지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 is a plan, which says what is computed: only --shard and --threads apply. study merge writes the result.</source>
        <translation>%1은(는) 계산할 내용이 정해진 계획입니다. --shard와 --threads만 적용됩니다. 결과는 study merge가 씁니다.</translation>
    </message>
    <message>
        <source>Name the file of the result with -o FILE.</source>
        <translation>결과 파일을 -o 파일로 지정하십시오.</translation>
    </message>
    <message>
        <source>Nothing is simulated: say what with --simulate, or in the document.</source>
        <translation>시뮬레이션할 것이 없습니다. --simulate 또는 문서에서 무엇을 시뮬레이션할지 정하십시오.</translation>
    </message>
    <message>
        <source>Changes of the winner along %1</source>
        <translation>%1에 따른 최적 후보의 변화</translation>
    </message>
    <message>
        <source>The winner does not change.</source>
        <translation>최적 후보가 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>%1 (%I2 values) by %3 (%I4 values), %I5 points evaluated</source>
        <translation>%1(값 %I2개) × %3(값 %I4개), 점 %I5개 평가</translation>
    </message>
    <message>
        <source>no candidate</source>
        <translation>후보 없음</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>running</source>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>손상됨</translation>
    </message>
    <message>
        <source>of another plan</source>
        <translation>다른 계획의 샤드</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>샤드</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Shards that are</source>
        <translation>샤드 상태</translation>
    </message>
    <message>
        <source>Predicted time</source>
        <translation>예측 시간</translation>
    </message>
    <message>
        <source>Longest shard</source>
        <translation>가장 긴 샤드</translation>
    </message>
    <message>
        <source>Memory, MiB</source>
        <translation>메모리, MiB</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>최적 후보</translation>
    </message>
    <message>
        <source>Share of points</source>
        <translation>점의 비율</translation>
    </message>
    <message>
        <source>Cannot be told apart</source>
        <translation>구별할 수 없음</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>동일</translation>
    </message>
    <message>
        <source>Evaluated</source>
        <translation>평가됨</translation>
    </message>
    <message>
        <source>From</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Last before</source>
        <translation>직전 값</translation>
    </message>
    <message>
        <source>Winner before</source>
        <translation>이전 최적 후보</translation>
    </message>
    <message>
        <source>Winner from there</source>
        <translation>이후 최적 후보</translation>
    </message>
    <message>
        <source>Crossings are looked for along an axis of numbers; %1 is a list of values.</source>
        <translation>교차점은 숫자 축에서만 찾습니다. %1은(는) 값 목록입니다.</translation>
    </message>
    <message>
        <source>A decision map needs two different axes; the study has %I1.</source>
        <translation>의사 결정 지도에는 서로 다른 축 두 개가 필요합니다. 스터디의 축 수: %I1.</translation>
    </message>
    <message>
        <source>The map would have %L1 points; at most %I2 are drawn.</source>
        <translation>지도에 %L1개 지점이 필요합니다. 최대 %I2개까지 그립니다.</translation>
    </message>
    <message>
        <source>The folder %1 holds the plan of another study, catalogue or number of shards. Choose another folder.</source>
        <translation>%1 폴더에는 다른 스터디, 다른 카탈로그 또는 다른 샤드 수의 계획이 있습니다. 다른 폴더를 선택하십시오.</translation>
    </message>
    <message>
        <source>The folder %1 holds no plan of a study.</source>
        <translation>%1 폴더에 스터디 계획이 없습니다.</translation>
    </message>
    <message>
        <source>There is no shard %I1: the plan has %I2, counted from 0.</source>
        <translation>샤드 %I1이(가) 없습니다. 계획의 샤드는 %I2개이며 0부터 셉니다.</translation>
    </message>
    <message>
        <source>The study in %1 was planned with version %2 of the program; this one is %3.</source>
        <translation>%1의 스터디는 프로그램 버전 %2(으)로 계획되었습니다. 이 버전은 %3입니다.</translation>
    </message>
    <message>
        <source>The study in %1 has other results here than where it was planned: imports or own values differ, or the program was built otherwise.</source>
        <translation>%1의 스터디는 계획한 곳과 여기에서 결과가 다릅니다. 가져온 데이터나 내 값이 다르거나 프로그램이 다르게 빌드되었습니다.</translation>
    </message>
    <message>
        <source>The shard %1 is torn or cannot be read. Run it again, then merge again.</source>
        <translation>샤드 %1이(가) 손상되었거나 읽을 수 없습니다. 다시 실행한 다음 다시 병합하십시오.</translation>
    </message>
    <message>
        <source>The shard %1 belongs to another plan. Run it again, then merge again.</source>
        <translation>샤드 %1은(는) 다른 계획에 속합니다. 다시 실행한 다음 다시 병합하십시오.</translation>
    </message>
    <message>
        <source>The shard %1 was written by another version of the program. Run it again, then merge again.</source>
        <translation>샤드 %1은(는) 다른 버전의 프로그램이 썼습니다. 다시 실행한 다음 다시 병합하십시오.</translation>
    </message>
    <message>
        <source>The number of shards must be from 1 to %I2, and not %I1.</source>
        <translation>샤드 수는 1에서 %I2 사이여야 합니다. 입력한 값: %I1.</translation>
    </message>
    <message>
        <source>Missing shards: %I1 of %I2 (%3). Run them, then merge again.</source>
        <translation>없는 샤드: %I2개 중 %I1개(%3). 실행한 다음 다시 병합하십시오.</translation>
    </message>
    <message>
        <source>%1 is no address of a team catalogue. It reads postgres://HOST/DATABASE, or postgres:///DATABASE?host=/FOLDER for a local socket.</source>
        <translation>%1은(는) 팀 카탈로그의 주소가 아닙니다. 주소는 postgres://HOST/DATABASE 형식이며, 로컬 소켓은 postgres:///DATABASE?host=/FOLDER 형식입니다.</translation>
    </message>
    <message>
        <source>The address holds a password, which others could read. Leave it out: --password asks for it, or PGPASSWORD or ~/.pgpass has it.</source>
        <translation>주소에 다른 사람이 읽을 수 있는 비밀번호가 들어 있습니다. 비밀번호를 빼십시오. --password가 비밀번호를 묻고, 또는 PGPASSWORD나 ~/.pgpass에 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>The address may not set %1.</source>
        <translation>주소에서 %1을(를) 지정할 수 없습니다.</translation>
    </message>
    <message>
        <source>sslmode=%1 would let others on the network read along. Use verify-full, verify-ca or require.</source>
        <translation>sslmode=%1이면 네트워크의 다른 사람이 내용을 읽을 수 있습니다. verify-full, verify-ca 또는 require를 사용하십시오.</translation>
    </message>
    <message>
        <source>%1 cannot be reached, or does not let you in.</source>
        <translation>%1에 연결할 수 없거나 접속이 허용되지 않습니다.</translation>
    </message>
    <message>
        <source>%1 ended the connection; nothing was changed.</source>
        <translation>%1이(가) 연결을 끊었습니다. 아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 ended the connection while it was writing. Whether the publication is there, “catalogue log” shows.</source>
        <translation>%1이(가) 쓰는 도중에 연결을 끊었습니다. 게시물이 저장되었는지는 “catalogue log”에서 확인할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 does not answer; nothing was changed.</source>
        <translation>%1이(가) 응답하지 않습니다. 아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 sent more than a catalogue can hold; nothing was changed.</source>
        <translation>%1이(가) 카탈로그에 담을 수 있는 것보다 많은 데이터를 보냈습니다. 아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>%2 does not allow this to the user %1.</source>
        <translation>%2에서 사용자 %1에게 이 작업이 허용되지 않습니다.</translation>
    </message>
    <message>
        <source>%1 refused the request (code %2).</source>
        <translation>%1이(가) 요청을 거부했습니다(코드 %2).</translation>
    </message>
    <message>
        <source>%1 is PostgreSQL %2; version 15 or later is needed.</source>
        <translation>%1은(는) PostgreSQL %2입니다. 버전 15 이상이 필요합니다.</translation>
    </message>
    <message>
        <source>%1 has no team catalogue yet; its owner makes one by “catalogue init”.</source>
        <translation>%1에는 아직 팀 카탈로그가 없습니다. 소유자가 “catalogue init”으로 만듭니다.</translation>
    </message>
    <message>
        <source>%1 was set up by an older version of Wattfare (schema %2, this program knows %3); its owner brings it up to date by “catalogue init”.</source>
        <translation>%1은(는) 이전 버전의 Wattfare로 설정되었습니다(스키마 %2, 이 프로그램은 %3). 소유자가 “catalogue init”으로 업데이트합니다.</translation>
    </message>
    <message>
        <source>%1 was set up by a newer version of Wattfare (schema %2, this program knows %3).</source>
        <translation>%1은(는) 더 새로운 버전의 Wattfare로 설정되었습니다(스키마 %2, 이 프로그램은 %3).</translation>
    </message>
    <message>
        <source>You have published the same in %1 before; nothing was added.</source>
        <translation>같은 내용을 이미 %1에 게시했습니다. 아무것도 추가되지 않았습니다.</translation>
    </message>
    <message>
        <source>You see no publication %1 in %2.</source>
        <translation>%2에서 게시물 %1이(가) 보이지 않습니다.</translation>
    </message>
    <message>
        <source>Publication %1 has this state already, or was withdrawn for good.</source>
        <translation>게시물 %1은(는) 이미 이 상태이거나 완전히 철회되었습니다.</translation>
    </message>
    <message>
        <source>Publication %1 of %2 is not approved, or is imported already.</source>
        <translation>%2의 게시물 %1은(는) 승인되지 않았거나 이미 가져왔습니다.</translation>
    </message>
    <message>
        <source>Your catalogue knows no type, region or model of publication %1 of %2.</source>
        <translation>%2의 게시물 %1에 있는 유형, 리전, 모델이 카탈로그에 하나도 없습니다.</translation>
    </message>
    <message>
        <source>Choice %1 prefers a source and holds no value of its own; only values can be published.</source>
        <translation>선택 %1은(는) 출처를 선호할 뿐 값이 없습니다. 값만 게시할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no terminal to ask for the password.</source>
        <translation>비밀번호를 물을 터미널이 없습니다.</translation>
    </message>
    <message>
        <source>Password for %1:</source>
        <translation>%1의 비밀번호:</translation>
    </message>
    <message>
        <source>Team catalogue</source>
        <translation>팀 카탈로그</translation>
    </message>
    <message>
        <source>own value</source>
        <translation>내 값</translation>
    </message>
    <message>
        <source>import %1</source>
        <translation>가져오기 %1</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>충돌</translation>
    </message>
    <message>
        <source>own value applies</source>
        <translation>내 값 적용</translation>
    </message>
    <message>
        <source>new</source>
        <translation>신규</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>게시 안 됨</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>제안됨</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>승인됨</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>철회됨</translation>
    </message>
    <message>
        <source>Publication %1 of %2 (%3) contradicts another one and is not imported; --take %1 imports it anyway.</source>
        <translation>%2의 게시물 %1(%3)이(가) 다른 게시물과 충돌하여 가져오지 않습니다. --take %1을 쓰면 그래도 가져옵니다.</translation>
    </message>
    <message>
        <source>Publication %1 of %2 was withdrawn by %3; “imports revert %4” reverts it here.</source>
        <translation>%2의 게시물 %1을(를) %3이(가) 철회했습니다. “imports revert %4”로 여기서 되돌립니다.</translation>
    </message>
    <message>
        <source>Publication %1 of %2 was refused: %3</source>
        <translation>%2의 게시물 %1이(가) 거부되었습니다: %3</translation>
    </message>
    <message>
        <source>Publications waiting for approval: %I1.</source>
        <translation>승인을 기다리는 게시물: %I1건.</translation>
    </message>
    <message>
        <source>Publication %1 of %2 (%3) is import %4 here.</source>
        <translation>%2의 게시물 %1(%3)은(는) 여기서 가져오기 %4입니다.</translation>
    </message>
    <message>
        <source>Rows of publication %1 excluded, since your catalogue does not know their type, region or model: %I2.</source>
        <translation>카탈로그에 유형, 리전 또는 모델이 없어 제외된 게시물 %1의 행: %I2개.</translation>
    </message>
    <message>
        <source>%1 has nothing new for you.</source>
        <translation>%1에 새로운 내용이 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing that %1 does not have already.</source>
        <translation>%1에 아직 없는 내용이 없습니다.</translation>
    </message>
    <message>
        <source>Published as number %1 (%3, rows: %I2); an approver decides on it.</source>
        <translation>번호 %1(으)로 게시했습니다(%3, 행: %I2개). 승인자가 결정합니다.</translation>
    </message>
    <message>
        <source>Values that the team already has, not published again: %I1.</source>
        <translation>팀에 이미 있어 다시 게시하지 않은 값: %I1개.</translation>
    </message>
    <message>
        <source>Publication %1 is approved.</source>
        <translation>게시물 %1이(가) 승인되었습니다.</translation>
    </message>
    <message>
        <source>Publication %1 is withdrawn.</source>
        <translation>게시물 %1이(가) 철회되었습니다.</translation>
    </message>
    <message>
        <source>%1 is set up (schema %2).</source>
        <translation>%1이(가) 설정되었습니다(스키마 %2).</translation>
    </message>
    <message>
        <source>%1 was set up already (schema %2).</source>
        <translation>%1은(는) 이미 설정되어 있습니다(스키마 %2).</translation>
    </message>
    <message>
        <source>The first %I1 rows are listed.</source>
        <translation>처음 %I1개 행만 표시됩니다.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Other value</source>
        <translation>다른 값</translation>
    </message>
    <message>
        <source>By</source>
        <translation>작성자</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>게시물</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>결정자</translation>
    </message>
    <message>
        <source>Decided on</source>
        <translation>결정 일시</translation>
    </message>
    <message>
        <source>Import here</source>
        <translation>여기의 가져오기</translation>
    </message>
    <message>
        <source>Cheapest by “%T1” and “%T2”</source>
        <translation>“%T1” 및 “%T2”에 따른 최저 비용</translation>
    </message>
    <message>
        <source>Cleanest by “%T1” and “%T2”</source>
        <translation>“%T1” 및 “%T2”에 따른 최저 탄소</translation>
    </message>
    <message>
        <source>Best in “%T3” by “%T1” and “%T2”</source>
        <translation>“%T1” 및 “%T2”에 따른 “%T3” 최적</translation>
    </message>
    <message>
        <source>Cost by “%T1”</source>
        <translation>“%T1”에 따른 비용</translation>
    </message>
    <message>
        <source>Operational carbon by “%T1”</source>
        <translation>“%T1”에 따른 운영 탄소</translation>
    </message>
    <message>
        <source>“%T2” by “%T1”</source>
        <translation>“%T1”에 따른 “%T2”</translation>
    </message>
    <message>
        <source>%I1 of %I2 points evaluated, the others lie among points of one winner. Catalogue %3</source>
        <translation>점 %I2개 중 %I1개 계산, 나머지는 최적이 같은 점 사이에 있습니다. 카탈로그 %3</translation>
    </message>
    <message>
        <source>%I1 points evaluated. Catalogue %2</source>
        <translation>점 %I1개 계산. 카탈로그 %2</translation>
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
        <translation>적격 후보 없음</translation>
    </message>
    <message>
        <source>No candidate qualifies at any point of the study.</source>
        <translation>연구의 어느 점에서도 적격 후보가 없습니다.</translation>
    </message>
    <message>
        <source>from %L1 on %2</source>
        <extracomment>A crossing: from %L1 on, %2 is best</extracomment>
        <translation>%L1부터 %2</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>연구</translation>
    </message>
    <message>
        <source>Where the best candidate changes</source>
        <translation>최적 후보가 바뀌는 곳</translation>
    </message>
    <message>
        <source>Best below it</source>
        <translation>그 아래의 최적</translation>
    </message>
    <message>
        <source>Best from there on</source>
        <translation>그곳부터 최적</translation>
    </message>
    <message>
        <source>Along the axes of the study the best candidate does not change.</source>
        <translation>연구의 축을 따라 최적 후보가 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>%I1 of %I2 points evaluated so far. Catalogue %3</source>
        <translation>지금까지 점 %I2개 중 %I1개 계산. 카탈로그 %3</translation>
    </message>
    <message>
        <source>Interrupted with a chance of %P1 to %P2 in a month. AWS published %P3 to %P4 on %5; the range holds 80 % of what such bands became later.</source>
        <translation>한 달에 %P1~%P2의 확률로 중단됩니다. AWS가 %5에 발표한 값은 %P3~%P4이며, 이 범위에는 그런 구간이 나중에 바뀐 값의 80%가 들어 있습니다.</translation>
    </message>
    <message>
        <source>Interrupted with a chance of %P1 to %P2 in a month. AWS published more than %P3 on %5; the range holds 80 % of what such bands became later.</source>
        <translation>한 달에 %P1~%P2의 확률로 중단됩니다. AWS가 %5에 발표한 값은 %P3 초과이며, 이 범위에는 그런 구간이 나중에 바뀐 값의 80%가 들어 있습니다.</translation>
    </message>
    <message>
        <source>Tokens may follow more slowly than the limit of %L3 ms: %L1 ms, up to %L2 ms. Throughput estimated, 80 % interval within a factor of %L4.</source>
        <translation>토큰 간격이 한도 %L3 ms보다 길어질 수 있습니다. %L1 ms, 최대 %L2 ms. 처리량은 추정값으로, 80% 구간은 %L4배 이내입니다.</translation>
    </message>
    <message>
        <source>%T1, without accelerators</source>
        <translation>%T1, 가속기 제외</translation>
    </message>
    <message>
        <source>%T1, accelerators alone</source>
        <translation>%T1, 가속기만</translation>
    </message>
    <message>
        <source>%1 asks for a password.</source>
        <translation>%1에서 비밀번호를 요구합니다.</translation>
    </message>
    <message>
        <source>The folder %1 holds shards whose plan is gone. Choose another folder.</source>
        <translation>%1 폴더에는 계획이 없어진 샤드가 있습니다. 다른 폴더를 선택하십시오.</translation>
    </message>
    <message>
        <source>The study in %1 was planned with another catalogue (%2); the one here is %3, or holds other imports or own values.</source>
        <translation>%1의 스터디는 다른 카탈로그(%2)로 계획되었습니다. 여기의 카탈로그는 %3이거나 다른 가져온 데이터 또는 내 값이 있습니다.</translation>
    </message>
    <message>
        <source>%1 has %I2 values; a line with its crossings has at most %I3. Choose fewer, or let study run write the whole study into a file.</source>
        <translation>%1의 값이 %I2개입니다. 교차점을 찾는 선에는 최대 %I3개까지 가능합니다. 값을 줄이거나 study run으로 전체 스터디를 파일에 쓰십시오.</translation>
    </message>
    <message>
        <source>Along a line the first %I1 changes are listed; found besides: %I2.</source>
        <translation>선마다 처음 %I1개의 교차점만 표시합니다. 그 밖에 찾은 교차점: %I2개.</translation>
    </message>
    <message>
        <source>sacct did not say how tasks ended; only those that ended a few minutes ago are named.</source>
        <translation>sacct가 태스크가 어떻게 끝났는지 알려 주지 않았습니다. 몇 분 전에 끝난 태스크만 표시됩니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be passed to sbatch: it has quotes, backslashes or control characters.</source>
        <translation>&quot;%1&quot;은(는) sbatch에 전달할 수 없습니다. 따옴표나 백슬래시, 제어 문자가 들어 있습니다.</translation>
    </message>
    <message>
        <source>The axes make %L1 points; at most %I2 are allowed. To evaluate them, without anything simulated, one core would take about %L3 hours.</source>
        <translation>축으로 %L1개 지점이 생깁니다. 최대 %I2개까지 허용됩니다. 시뮬레이션 없이 평가하는 데만 코어 하나로 약 %L3시간이 걸립니다.</translation>
    </message>
    <message>
        <source>A pull takes %I1 rows or %I2 bytes at most. The next one takes what is left; approvers can withdraw what is outdated.</source>
        <translation>한 번에 최대 %I1개 행 또는 %I2바이트를 가져옵니다. 나머지는 다음번에 가져옵니다. 오래된 것은 승인자가 철회할 수 있습니다.</translation>
    </message>
    <message>
        <source>Publication %1 is your own; somebody else approves it.</source>
        <translation>게시물 %1은(는) 본인의 것이므로 다른 사람이 승인합니다.</translation>
    </message>
    <message>
        <source>%1 has several objects of thousands of names, which no scenario has.</source>
        <translation>%1에 이름이 수천 개인 객체가 여러 개 있습니다. 어떤 시나리오에도 그런 객체는 없습니다.</translation>
    </message>
    <message>
        <source>Publications that cannot be read and are left out: %I1. The first: %2</source>
        <translation>읽을 수 없어 제외된 게시물: %I1. 첫 번째: %2</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>승인자</translation>
    </message>
    <message>
        <source>Approved on</source>
        <translation>승인 일시</translation>
    </message>
</context>
<context>
    <name>OwnTerms</name>
    <message>
        <source>The mix “%1” is not three shares that add up to 100, like 50/30/20.</source>
        <translation>혼합 “%1”: 합이 100인 세 비율(예: 50/30/20)이 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” is not a number of nodes and its efficiency, like 16: %2.</source>
        <translation>“%1”: 노드 수와 그 효율(예: 16: %2)이 아닙니다.</translation>
    </message>
    <message>
        <source>The numbers of nodes must grow: “%1”.</source>
        <translation>노드 수는 점점 커져야 합니다: “%1”.</translation>
    </message>
    <message>
        <source>The discount “%1” is no number from 0 to %2.</source>
        <translation>할인율 “%1”: 0에서 %2 사이의 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>The price “%1” is no number from 0 to %2.</source>
        <translation>가격 “%1”: 0에서 %2 사이의 숫자가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Explore</source>
        <translation>탐색</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>가이드</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>쿼리</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>시뮬레이션</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>주장</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>하드웨어</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>조언</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>연구</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>not set</source>
        <translation>설정 안 됨</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>시간당</translation>
    </message>
    <message>
        <source>EFLOP</source>
        <translation>EFLOP</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>워크로드</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>수요</translation>
    </message>
    <message>
        <source>Where and how to buy</source>
        <translation>구매 위치와 방식</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>에너지와 탄소</translation>
    </message>
    <message>
        <source>Your own figures</source>
        <translation>사용자 수치</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>작업량</translation>
    </message>
    <message>
        <source>Hours of useful work at full speed, without checkpoints and interruptions. From the run of the scenario.</source>
        <translation>체크포인트와 중단이 없을 때 최대 속도로 하는 유효 작업 시간. 시나리오의 실행에서 옵니다.</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>인스턴스</translation>
    </message>
    <message>
        <source>Instances of the cluster. Any one lost stops all of them: more instances, more interruptions.</source>
        <translation>클러스터의 인스턴스 수. 하나라도 잃으면 모두 멈춥니다. 많을수록 중단도 많습니다.</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>기한</translation>
    </message>
    <message>
        <source>Latest end, from the start. The simulation says how likely it is met.</source>
        <translation>시작부터 잰 가장 늦은 종료. 시뮬레이션이 지킬 확률을 알려 줍니다.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>예산</translation>
    </message>
    <message>
        <source>The simulation says how likely the cost stays within it.</source>
        <translation>시뮬레이션이 비용이 예산 안에 머물 확률을 알려 줍니다.</translation>
    </message>
    <message>
        <source>Interruption rate</source>
        <translation>중단율</translation>
    </message>
    <message>
        <source>Interruptions of one instance an hour. Entering a rate overrides the market.</source>
        <translation>인스턴스 하나의 시간당 중단 횟수. 값을 입력하면 선택한 시장 대신 그 값을 씁니다.</translation>
    </message>
    <message>
        <source>Price cap</source>
        <translation>가격 상한</translation>
    </message>
    <message>
        <source>Above this price the instance is interrupted. Unset: the price alone interrupts nothing.</source>
        <translation>이 가격을 넘으면 인스턴스가 중단됩니다. 비우면 가격만으로는 중단되지 않습니다.</translation>
    </message>
    <message>
        <source>Wait for capacity</source>
        <translation>용량 대기</translation>
    </message>
    <message>
        <source>Wait after an interruption until there is capacity: neither billed nor interrupted.</source>
        <translation>중단 뒤 용량이 생길 때까지의 대기. 과금도 중단도 없습니다.</translation>
    </message>
    <message>
        <source>Random wait</source>
        <translation>무작위 대기</translation>
    </message>
    <message>
        <source>The wait is drawn from an exponential distribution with this mean instead of being the same every time.</source>
        <translation>대기 시간을 매번 같게 두지 않고 이 평균의 지수 분포에서 뽑습니다.</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>체크포인트 간격</translation>
    </message>
    <message>
        <source>best interval</source>
        <translation>최적 간격</translation>
    </message>
    <message>
        <source>Checkpoint duration</source>
        <translation>체크포인트 시간</translation>
    </message>
    <message>
        <source>Time that the work stops for one checkpoint.</source>
        <translation>체크포인트 한 번에 작업이 멈추는 시간.</translation>
    </message>
    <message>
        <source>Restart duration</source>
        <translation>재시작 시간</translation>
    </message>
    <message>
        <source>From new capacity to useful work: boot, load, compile. Billed, and may itself be interrupted.</source>
        <translation>새 용량에서 유효 작업까지: 부팅, 적재, 컴파일. 과금되며 그 자체도 중단될 수 있습니다.</translation>
    </message>
    <message>
        <source>On interruption notice</source>
        <translation>예고가 오면</translation>
    </message>
    <message>
        <source>What is done with the two minutes of warning before an interruption.</source>
        <translation>중단 전 2분의 예고 동안 무엇을 할지.</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>예고 시간</translation>
    </message>
    <message>
        <source>Warning before an interruption: 120 s on EC2, best effort.</source>
        <translation>중단 전 예고: EC2에서는 120초, 보장되지 않음.</translation>
    </message>
    <message>
        <source>Usable notices</source>
        <translation>쓸 수 있는 예고</translation>
    </message>
    <message>
        <source>Share of the interruptions whose notice can be used; an assumption.</source>
        <translation>예고를 활용할 수 있는 중단의 비율. 가정입니다.</translation>
    </message>
    <message>
        <source>Spot price</source>
        <translation>스팟 가격</translation>
    </message>
    <message>
        <source>Of one instance. A replay of prices brings its own.</source>
        <translation>인스턴스 하나의 가격. 가격 재생은 자체 가격을 씁니다.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>On-demand price</source>
        <translation>온디맨드 가격</translation>
    </message>
    <message>
        <source>Of one instance; what spot is compared with.</source>
        <translation>인스턴스 하나의 가격. 스팟의 비교 대상입니다.</translation>
    </message>
    <message>
        <source>First hour free</source>
        <translation>첫 시간 무료</translation>
    </message>
    <message>
        <source>An instance that EC2 interrupts within its first hour is not charged.</source>
        <translation>EC2가 첫 시간 안에 중단한 인스턴스는 과금되지 않습니다.</translation>
    </message>
    <message>
        <source>Value of time</source>
        <translation>시간의 가치</translation>
    </message>
    <message>
        <source>What an hour of delay costs you; it counts against spot.</source>
        <translation>한 시간 지연의 비용. 스팟에 불리하게 계산됩니다.</translation>
    </message>
    <message>
        <source>Compare with elastic cluster</source>
        <translation>탄력적 클러스터와 비교</translation>
    </message>
    <message>
        <source>The same work on a cluster that goes on with fewer instances while lost ones are replaced.</source>
        <translation>잃은 인스턴스가 교체되는 동안 적은 수로 계속하는 클러스터에서의 같은 작업.</translation>
    </message>
    <message>
        <source>Minimum instances</source>
        <translation>최소 인스턴스 수</translation>
    </message>
    <message>
        <source>With fewer the elastic cluster waits.</source>
        <translation>이보다 적으면 탄력적 클러스터가 기다립니다.</translation>
    </message>
    <message>
        <source>Replacement takes</source>
        <translation>교체 소요</translation>
    </message>
    <message>
        <source>Mean time until a lost instance of the elastic cluster is replaced.</source>
        <translation>탄력적 클러스터에서 잃은 인스턴스가 교체될 때까지의 평균 시간.</translation>
    </message>
    <message>
        <source>Pause at a change</source>
        <translation>변경 시 멈춤</translation>
    </message>
    <message>
        <source>Pause of the elastic cluster at every change of its size; an assumption.</source>
        <translation>탄력적 클러스터의 크기가 바뀔 때마다 멈추는 시간. 가정입니다.</translation>
    </message>
    <message>
        <source>Communication share</source>
        <translation>통신 비중</translation>
    </message>
    <message>
        <source>How much communication slows a larger cluster; an assumption.</source>
        <translation>통신이 큰 클러스터를 얼마나 늦추는지. 가정입니다.</translation>
    </message>
    <message>
        <source>Trajectories</source>
        <translation>궤적</translation>
    </message>
    <message>
        <source>How many runs are simulated. 4,096 come at once, the rest refines them.</source>
        <translation>시뮬레이션할 실행 수. 먼저 4,096개의 결과를 보여 주고 나머지로 정밀도를 높입니다.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>The same seed gives the same result, digit for digit, on any machine of this build.</source>
        <translation>같은 시드는 이 빌드의 어느 컴퓨터에서나 자릿수까지 같은 결과를 냅니다.</translation>
    </message>
    <message>
        <source>Least interval</source>
        <translation>최소 간격</translation>
    </message>
    <message>
        <source>No interval below it is tried where a checkpoint costs nothing; an assumption.</source>
        <translation>체크포인트에 비용이 들지 않을 때 이보다 짧은 간격은 시도하지 않습니다. 가정입니다.</translation>
    </message>
    <message>
        <source>Give up after</source>
        <translation>포기 기준</translation>
    </message>
    <message>
        <source>A trajectory longer than this many undisturbed runs counts as unfinished.</source>
        <translation>방해 없는 실행의 이 배수를 넘는 궤적은 미완료로 칩니다.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>목표</translation>
    </message>
    <message>
        <source>Units of capacity that the fleet shall hold.</source>
        <translation>플릿이 유지해야 할 용량 단위.</translation>
    </message>
    <message>
        <source>On-demand base share</source>
        <translation>온디맨드 기본 비중</translation>
    </message>
    <message>
        <source>Share of the target that is bought on demand and never interrupted.</source>
        <translation>목표 중 온디맨드로 사서 중단되지 않는 비율.</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>How long the fleet is watched.</source>
        <translation>플릿을 관찰하는 기간.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>Maintain replaces what is lost; request launches once.</source>
        <translation>유지는 잃은 것을 교체하고, 요청은 한 번만 시작합니다.</translation>
    </message>
    <message>
        <source>Allocation</source>
        <translation>할당</translation>
    </message>
    <message>
        <source>Which pools are tried first. How well AWS foresees capacity is not published: the interruption rate stands in for it.</source>
        <translation>어느 풀을 먼저 시도할지. AWS의 용량 예측은 공개되지 않아 중단율로 대신합니다.</translation>
    </message>
    <message>
        <source>Cheapest pools used</source>
        <translation>사용할 최저가 풀 수</translation>
    </message>
    <message>
        <source>Over how many of the cheapest pools the lowest-price strategy spreads.</source>
        <translation>최저가 전략이 나누어 쓰는 가장 싼 풀의 수.</translation>
    </message>
    <message>
        <source>Share lost per shock</source>
        <translation>충격 시 회수되는 비율</translation>
    </message>
    <message>
        <source>Chance that a shock of a pool takes an instance.</source>
        <translation>풀에 충격이 왔을 때 인스턴스 하나가 회수될 확률.</translation>
    </message>
    <message>
        <source>Price cap of a unit</source>
        <translation>단위당 가격 상한</translation>
    </message>
    <message>
        <source>A pool is left out while a unit costs more than this.</source>
        <translation>단위 가격이 이보다 비싼 동안 풀을 제외합니다.</translation>
    </message>
    <message>
        <source>On-demand price of a unit</source>
        <translation>단위당 온디맨드 가격</translation>
    </message>
    <message>
        <source>Price of the base, and of the fleet that is on-demand alone.</source>
        <translation>기본 비중과 온디맨드만으로 된 플릿의 가격.</translation>
    </message>
    <message>
        <source>Launch takes</source>
        <translation>시작 소요</translation>
    </message>
    <message>
        <source>Launch and boot, not billed; an assumption.</source>
        <translation>시작과 부팅. 과금되지 않음. 가정입니다.</translation>
    </message>
    <message>
        <source>Launch varies</source>
        <translation>시작 시간이 변함</translation>
    </message>
    <message>
        <source>The launch is drawn from an exponential distribution with this mean.</source>
        <translation>시작 시간을 이 평균의 지수 분포에서 뽑습니다.</translation>
    </message>
    <message>
        <source>Warm-up takes</source>
        <translation>준비 소요</translation>
    </message>
    <message>
        <source>Billed time before an instance counts as capacity.</source>
        <translation>인스턴스가 용량으로 인정되기 전의 과금 시간.</translation>
    </message>
    <message>
        <source>Running at start</source>
        <translation>시작할 때 가동 중</translation>
    </message>
    <message>
        <source>The first instances are up at hour 0.</source>
        <translation>첫 인스턴스들은 0시간부터 가동됩니다.</translation>
    </message>
    <message>
        <source>Rebalancing</source>
        <translation>재조정</translation>
    </message>
    <message>
        <source>What the fleet does at a rebalance recommendation. Maintained fleets only.</source>
        <translation>재조정 권고 때 플릿이 하는 일. 유지형 플릿만.</translation>
    </message>
    <message>
        <source>Termination delay</source>
        <translation>종료 지연</translation>
    </message>
    <message>
        <source>How long old and new run side by side, 120 to 7,200 s.</source>
        <translation>이전과 새 인스턴스가 함께 실행되는 시간, 120~7,200초.</translation>
    </message>
    <message>
        <source>Changeover takes</source>
        <translation>전환 소요</translation>
    </message>
    <message>
        <source>Of every launch or switch between spot and on-demand; work stops meanwhile.</source>
        <translation>시작하거나 스팟과 온디맨드를 바꿀 때마다 걸리는 시간. 그동안 작업이 멈춥니다.</translation>
    </message>
    <message>
        <source>Instances needed</source>
        <translation>필요한 인스턴스</translation>
    </message>
    <message>
        <source>Instances that must be obtainable at once; above one only for traces that count instances.</source>
        <translation>동시에 얻을 수 있어야 하는 인스턴스 수. 1을 넘는 값은 인스턴스를 세는 기록에만.</translation>
    </message>
    <message>
        <source>Of everything that runs: of the whole cluster for a run on several instances.</source>
        <translation>실행되는 전체의 가격: 여러 인스턴스의 실행이면 클러스터 전체.</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>표본</translation>
    </message>
    <message>
        <source>Blocks drawn from the trace give many different futures; every start replays the trace itself.</source>
        <translation>기록에서 뽑은 블록은 여러 미래를 만들고, 모든 시작점은 기록 자체를 재생합니다.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Length of the blocks that are drawn from the trace.</source>
        <translation>기록에서 뽑는 블록의 길이.</translation>
    </message>
    <message>
        <source>Policy in detail</source>
        <translation>자세히 볼 정책</translation>
    </message>
    <message>
        <source>Spot only may be late</source>
        <translation>‘스팟만’은 늦어도 됨</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>아무것도 안 함</translation>
    </message>
    <message>
        <source>save at once</source>
        <translation>바로 저장</translation>
    </message>
    <message>
        <source>work, then save</source>
        <translation>작업 후 저장</translation>
    </message>
    <message>
        <source>state is kept elsewhere</source>
        <translation>상태를 다른 곳에 보관</translation>
    </message>
    <message>
        <source>Request, once</source>
        <translation>한 번 요청</translation>
    </message>
    <message>
        <source>Maintain</source>
        <translation>유지</translation>
    </message>
    <message>
        <source>Lowest price</source>
        <translation>최저 가격</translation>
    </message>
    <message>
        <source>Diversified</source>
        <translation>분산</translation>
    </message>
    <message>
        <source>Capacity-optimised</source>
        <translation>용량 최적화</translation>
    </message>
    <message>
        <source>Capacity-optimised, prioritised</source>
        <translation>용량 최적화, 우선순위</translation>
    </message>
    <message>
        <source>Price-capacity-optimised</source>
        <translation>가격·용량 최적화</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>launch before terminate</source>
        <translation>시작 후 종료</translation>
    </message>
    <message>
        <source>blocks of the trace</source>
        <translation>기록의 블록</translation>
    </message>
    <message>
        <source>every start of the trace</source>
        <translation>기록의 모든 시작점</translation>
    </message>
    <message>
        <source>On-demand only</source>
        <translation>온디맨드만</translation>
    </message>
    <message>
        <source>Spot only</source>
        <translation>스팟만</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>그리디</translation>
    </message>
    <message>
        <source>Uniform progress</source>
        <translation>균일 진행</translation>
    </message>
    <message>
        <source>Uniform progress, hysteresis</source>
        <translation>균일 진행, 히스테리시스</translation>
    </message>
    <message>
        <source>Random-start greedy</source>
        <translation>무작위 시작 그리디</translation>
    </message>
    <message>
        <source>Clairvoyant bound</source>
        <translation>예지 하한</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Name of the scenario, first line of the report.</source>
        <translation>시나리오 이름이며 보고서의 첫 줄입니다.</translation>
    </message>
    <message>
        <source>What the fleet does. It decides which benchmarks count and what “per million” counts.</source>
        <translation>플릿이 하는 일. 어떤 벤치마크가 해당하는지, 백만이 무엇의 백만인지 결정합니다.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Machine-learning model. Only benchmarks of this model give a throughput.</source>
        <translation>머신러닝 모델. 이 모델의 벤치마크만 처리량을 제공합니다.</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>요청률</translation>
    </message>
    <message>
        <source>Latency limit</source>
        <translation>지연 시간 한도</translation>
    </message>
    <message>
        <source>With a limit, only benchmarks whose 99th percentile is known and within it count.</source>
        <translation>한도를 정하면 99번째 백분위수가 알려져 있고 한도 안에 있는 벤치마크만 해당합니다.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>한도 없음</translation>
    </message>
    <message>
        <source>Latency percentile</source>
        <translation>지연 시간 백분위수</translation>
    </message>
    <message>
        <source>Share of requests that must stay within the limit. Used when the fleet is sized from waiting time.</source>
        <translation>한도 안에 있어야 하는 요청의 비율. 대기 시간으로 플릿 크기를 정할 때 사용합니다.</translation>
    </message>
    <message>
        <source>Target utilisation</source>
        <translation>목표 사용률</translation>
    </message>
    <message>
        <source>Share of its throughput at which an instance runs. Lower leaves headroom and costs more.</source>
        <translation>인스턴스가 운전되는 처리량의 비율. 낮추면 여유가 생기고 비용이 늘어납니다.</translation>
    </message>
    <message>
        <source>Spare instances</source>
        <translation>예비 인스턴스</translation>
    </message>
    <message>
        <source>Instances above what the load needs, for failures and deployments.</source>
        <translation>장애와 배포에 대비해 부하보다 더 두는 인스턴스.</translation>
    </message>
    <message>
        <source>Adds instances until the chosen percentile of the response time stays within the limit (queueing model).</source>
        <translation>선택한 응답 시간 백분위수가 한도 안에 들 때까지 인스턴스를 추가합니다(대기열 모델).</translation>
    </message>
    <message>
        <source>Traffic by hour</source>
        <translation>시간대별 트래픽</translation>
    </message>
    <message>
        <source>24 shares of the peak, 0 to 1, separated by commas, hour 0 to 23. Unset: the peak all day.</source>
        <translation>피크 대비 24개 비율(0~1), 쉼표로 구분, 0시부터 23시. 비우면 종일 피크.</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>일정</translation>
    </message>
    <message>
        <source>Release instances in quiet hours</source>
        <translation>한가한 시간에 인스턴스 반납</translation>
    </message>
    <message>
        <source>The fleet follows the traffic hour by hour instead of standing at the peak. Needs traffic by hour.</source>
        <translation>플릿이 피크에 머물지 않고 시간별 트래픽을 따릅니다. 시간별 트래픽이 필요합니다.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>시퀀스 길이</translation>
    </message>
    <message>
        <source>Only benchmarks of this sequence length count.</source>
        <translation>이 시퀀스 길이의 벤치마크만 해당합니다.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>무관</translation>
    </message>
    <message>
        <source>Precisions</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>Only benchmarks at these precisions count, separated by commas: fp32, bf16, int8. Empty: any.</source>
        <translation>이 정밀도의 벤치마크만 해당합니다. 쉼표로 구분: fp32, bf16, int8. 비우면 제한 없음.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>Sequences, images or tokens to train on, as the model&apos;s benchmarks count them.</source>
        <translation>모델의 벤치마크가 세는 방식의 학습 시퀀스, 이미지 또는 토큰.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>Instances in the cluster. More are faster; scaling efficiency decides what they cost.</source>
        <translation>클러스터의 인스턴스. 많을수록 빠르며, 확장 효율이 비용을 결정합니다.</translation>
    </message>
    <message>
        <source>Scaling model</source>
        <translation>확장 모델</translation>
    </message>
    <message>
        <source>How throughput grows with nodes that no benchmark has measured.</source>
        <translation>벤치마크가 측정하지 않은 노드 수에서 처리량이 늘어나는 방식.</translation>
    </message>
    <message>
        <source>Scaling parameter</source>
        <translation>확장 매개변수</translation>
    </message>
    <message>
        <source>Efficiency for the constant model, communication share for the ring, serial share for Amdahl.</source>
        <translation>상수 모델은 효율, 링은 통신 비율, 암달은 직렬 비율.</translation>
    </message>
    <message>
        <source>Scaling table</source>
        <translation>확장 표</translation>
    </message>
    <message>
        <source>Measured efficiencies by node count.</source>
        <translation>노드 수별 실측 효율.</translation>
    </message>
    <message>
        <source>Time between checkpoints. Longer loses more work at an interruption, shorter spends more time writing. “none” writes none; empty writes none on demand and takes the best interval on spot.</source>
        <translation>체크포인트 사이의 시간입니다. 길면 중단될 때 더 많은 작업을 잃고, 짧으면 쓰는 데 더 많은 시간이 듭니다. “없음”이면 쓰지 않습니다. 비워 두면 온디맨드에서는 쓰지 않고 스팟에서는 최적 간격을 사용합니다.</translation>
    </message>
    <message>
        <source>Time that the cluster waits for one checkpoint.</source>
        <translation>클러스터가 체크포인트 하나를 기다리는 시간.</translation>
    </message>
    <message>
        <source>From new capacity to training on: boot, load, compile.</source>
        <translation>새 용량부터 학습 재개까지: 부팅, 로드, 컴파일.</translation>
    </message>
    <message>
        <source>Expected wait for spot capacity after an interruption.</source>
        <translation>중단 후 스팟 용량을 기다리는 예상 시간.</translation>
    </message>
    <message>
        <source>Start-up takes</source>
        <translation>시작 시간</translation>
    </message>
    <message>
        <source>Before the first step: data, compilation, warm-up.</source>
        <translation>첫 단계 이전: 데이터, 컴파일, 워밍업.</translation>
    </message>
    <message>
        <source>Latest end of the run, from its start.</source>
        <translation>시작 시점부터 본 실행의 최종 종료 시각.</translation>
    </message>
    <message>
        <source>Only benchmarks at these precisions count, separated by commas: bf16, fp16, tf32. Empty: any.</source>
        <translation>이 정밀도의 벤치마크만 해당합니다. 쉼표로 구분: bf16, fp16, tf32. 비우면 제한 없음.</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>출력 토큰</translation>
    </message>
    <message>
        <source>Tokens to generate in the peak hour.</source>
        <translation>피크 시간에 생성할 토큰.</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>프롬프트 길이</translation>
    </message>
    <message>
        <source>Input tokens of one request. They set the time to the first token and fill the cache.</source>
        <translation>요청 하나의 입력 토큰. 첫 토큰까지의 시간을 정하고 캐시를 채웁니다.</translation>
    </message>
    <message>
        <source>Answer length</source>
        <translation>응답 길이</translation>
    </message>
    <message>
        <source>Output tokens of one request.</source>
        <translation>요청 하나의 출력 토큰.</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>첫 토큰까지의 시간</translation>
    </message>
    <message>
        <source>Longest wait for the first token.</source>
        <translation>첫 토큰까지의 최대 대기 시간.</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>출력 토큰당 시간</translation>
    </message>
    <message>
        <source>Longest time between tokens. It bounds the batch, and so the throughput.</source>
        <translation>토큰 사이의 최대 시간. 배치를, 따라서 처리량을 제한합니다.</translation>
    </message>
    <message>
        <source>Instances above what the load needs.</source>
        <translation>부하보다 더 두는 인스턴스.</translation>
    </message>
    <message>
        <source>Bytes per weight</source>
        <translation>가중치당 바이트</translation>
    </message>
    <message>
        <source>2 for FP16 and BF16, 1 for FP8 and INT8, 0.5 for 4 bits.</source>
        <translation>FP16과 BF16은 2, FP8과 INT8은 1, 4비트는 0.5.</translation>
    </message>
    <message>
        <source>Bytes per cache value</source>
        <translation>캐시 값당 바이트</translation>
    </message>
    <message>
        <source>Size of a value in the key-value cache.</source>
        <translation>키-값 캐시에 있는 값 하나의 크기.</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>Bandwidth share in decoding</source>
        <translation>디코딩 대역폭 비율</translation>
    </message>
    <message>
        <source>Overhead per step</source>
        <translation>단계당 오버헤드</translation>
    </message>
    <message>
        <source>Only benchmarks at these precisions count, separated by commas. Empty: any.</source>
        <translation>이 정밀도의 벤치마크만 해당합니다. 쉼표로 구분. 비우면 제한 없음.</translation>
    </message>
    <message>
        <source>FP64 operations of the job, in units of 10^18.</source>
        <translation>작업의 FP64 연산 수, 10^18 단위.</translation>
    </message>
    <message>
        <source>Instances that share the job.</source>
        <translation>작업을 나누는 인스턴스.</translation>
    </message>
    <message>
        <source>Share of the peak</source>
        <translation>최대 성능 비율</translation>
    </message>
    <message>
        <source>Share of the dense FP64 peak that the code reaches; your assumption.</source>
        <translation>코드가 도달하는 밀집 FP64 최대 성능의 비율. 사용자의 가정입니다.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>Where the fleet may run. Price, grid and PUE differ by region.</source>
        <translation>플릿이 실행될 수 있는 곳. 가격, 전력망, PUE는 리전마다 다릅니다.</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>구매 방식</translation>
    </message>
    <message>
        <source>Ways of buying that compete with each other.</source>
        <translation>서로 경쟁하는 구매 방식.</translation>
    </message>
    <message>
        <source>Instance types</source>
        <translation>인스턴스 유형</translation>
    </message>
    <message>
        <source>Only these types are candidates. Empty: all of the catalogue.</source>
        <translation>이 유형만 후보가 됩니다. 비우면 카탈로그 전체.</translation>
    </message>
    <message>
        <source>Prices as of</source>
        <translation>가격 기준일</translation>
    </message>
    <message>
        <source>The newest price, spot price, interruption frequency and commitment at or before this day counts. Unset: the newest in the catalogue.</source>
        <translation>이 날짜까지의 최신 가격, 스팟 가격, 중단 구간, 약정이 해당합니다. 비우면 카탈로그의 최신값.</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>최신</translation>
    </message>
    <message>
        <source>Monthly interruption probability</source>
        <translation>월간 중단 확률</translation>
    </message>
    <message>
        <source>Chance that spot capacity is interrupted within a month. Unset: the middle of the advisor&apos;s band.</source>
        <translation>한 달 안에 스팟 용량이 중단될 확률. 비우면 Spot Advisor 구간의 중앙값.</translation>
    </message>
    <message>
        <source>from the advisor</source>
        <translation>Spot Advisor 값</translation>
    </message>
    <message>
        <source>Energy method</source>
        <translation>에너지 방법</translation>
    </message>
    <message>
        <source>How watts follow from the load. Methods differ by a factor of two and more; compare them.</source>
        <translation>부하에서 와트를 구하는 방식. 방법에 따라 두 배 이상 차이가 나므로 비교하십시오.</translation>
    </message>
    <message>
        <source>Accelerators at full load</source>
        <translation>가속기 최대 부하</translation>
    </message>
    <message>
        <source>Counts accelerators at 100 % whatever the demand. Off: their load follows the demand.</source>
        <translation>수요와 관계없이 가속기를 100%로 계산합니다. 끄면 부하가 수요를 따릅니다.</translation>
    </message>
    <message>
        <source>Accelerator load</source>
        <translation>가속기 부하</translation>
    </message>
    <message>
        <source>Overrides the load of the accelerators.</source>
        <translation>가속기의 부하를 대체합니다.</translation>
    </message>
    <message>
        <source>from the demand</source>
        <translation>수요에 따름</translation>
    </message>
    <message>
        <source>CPU load</source>
        <translation>CPU 부하</translation>
    </message>
    <message>
        <source>Overrides the load of the CPU; the default is 25 %.</source>
        <translation>CPU 부하를 대체합니다. 기본값은 25%입니다.</translation>
    </message>
    <message>
        <source>25</source>
        <translation>25</translation>
    </message>
    <message>
        <source>Memory load</source>
        <translation>메모리 부하</translation>
    </message>
    <message>
        <source>Overrides the load of the memory; the default is that of the CPU.</source>
        <translation>메모리 부하를 대체합니다. 기본값은 CPU와 같습니다.</translation>
    </message>
    <message>
        <source>as the CPU</source>
        <translation>CPU와 같음</translation>
    </message>
    <message>
        <source>Clocks stay up while idle</source>
        <translation>유휴 시 클럭 유지</translation>
    </message>
    <message>
        <source>An idle accelerator that keeps its clocks up draws more than one in deep idle.</source>
        <translation>클럭을 유지하는 유휴 가속기는 깊은 유휴 상태보다 더 많은 전력을 씁니다.</translation>
    </message>
    <message>
        <source>Measured CPU points</source>
        <translation>실측 CPU 부하점</translation>
    </message>
    <message>
        <source>Uses measured load points of the CPU where the catalogue has them.</source>
        <translation>카탈로그에 있으면 CPU의 실측 부하점을 사용합니다.</translation>
    </message>
    <message>
        <source>Your own watts</source>
        <translation>사용자 와트 값</translation>
    </message>
    <message>
        <source>IT power of one instance, for the method that takes yours.</source>
        <translation>사용자 값을 쓰는 방법을 위한 인스턴스 하나의 IT 전력.</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>지정 안 함</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Overhead of the data centre. Overrides the figure of the region.</source>
        <translation>데이터 센터의 오버헤드. 리전의 값을 대체합니다.</translation>
    </message>
    <message>
        <source>of the region</source>
        <translation>리전 값</translation>
    </message>
    <message>
        <source>Same PUE everywhere</source>
        <translation>모든 곳에 같은 PUE</translation>
    </message>
    <message>
        <source>Uses the global default for every region, to compare regions by their grid alone.</source>
        <translation>모든 리전에 전역 기본값을 사용하여 전력망만으로 리전을 비교합니다.</translation>
    </message>
    <message>
        <source>Carbon basis</source>
        <translation>탄소 기준</translation>
    </message>
    <message>
        <source>Location: the grid of the place. Market-based: what the operator buys. Marginal: an additional job. SCI stays by location.</source>
        <translation>위치: 해당 지역의 전력망. 시장 기반: 운영자가 구매하는 전력. 한계: 작업 하나를 더 실행할 때. SCI는 항상 위치 기반입니다.</translation>
    </message>
    <message>
        <source>Grid intensity</source>
        <translation>전력망 집약도</translation>
    </message>
    <message>
        <source>Overrides the intensity of every region.</source>
        <translation>모든 리전의 집약도를 대체합니다.</translation>
    </message>
    <message>
        <source>Grid data year</source>
        <translation>전력망 연도</translation>
    </message>
    <message>
        <source>Year of the grid intensity. Unset: the newest.</source>
        <translation>전력망 집약도의 연도. 비우면 최신.</translation>
    </message>
    <message>
        <source>Renewable-matched share</source>
        <translation>충당 비율</translation>
    </message>
    <message>
        <source>Share of the electricity matched by contracts, for the market-based view.</source>
        <translation>시장 기반 관점에서 계약으로 충당되는 전력의 비율.</translation>
    </message>
    <message>
        <source>Residual intensity</source>
        <translation>잔여 집약도</translation>
    </message>
    <message>
        <source>Intensity of the unmatched rest, for the market-based view.</source>
        <translation>시장 기반 관점에서 충당되지 않은 나머지의 집약도.</translation>
    </message>
    <message>
        <source>of the grid</source>
        <translation>전력망 값</translation>
    </message>
    <message>
        <source>Water that making a kilowatt-hour takes off site. Unset: on-site water alone.</source>
        <translation>1킬로와트시를 만드는 데 현장 밖에서 쓰는 물. 비우면 현장의 물만.</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>계산 안 함</translation>
    </message>
    <message>
        <source>Embodied method</source>
        <translation>내재 배출 방법</translation>
    </message>
    <message>
        <source>How the emissions of manufacture are shared out to an instance.</source>
        <translation>제조 배출량을 인스턴스에 배분하는 방식.</translation>
    </message>
    <message>
        <source>Server lifetime</source>
        <translation>서버 수명</translation>
    </message>
    <message>
        <source>Time over which the emissions of manufacture are spread.</source>
        <translation>제조 배출량을 나누는 기간입니다.</translation>
    </message>
    <message>
        <source>Pinned benchmarks</source>
        <translation>고정된 벤치마크</translation>
    </message>
    <message>
        <source>Benchmarks chosen by hand, by instance type.</source>
        <translation>인스턴스 유형별로 직접 선택한 벤치마크.</translation>
    </message>
    <message>
        <source>Your own throughput</source>
        <translation>사용자 처리량</translation>
    </message>
    <message>
        <source>Rates of your own, by instance type.</source>
        <translation>인스턴스 유형별 사용자 처리량.</translation>
    </message>
    <message>
        <source>Your own power</source>
        <translation>사용자 전력</translation>
    </message>
    <message>
        <source>Watts of your own, by instance type.</source>
        <translation>인스턴스 유형별 사용자 와트.</translation>
    </message>
    <message>
        <source>Figure choices</source>
        <translation>수치 선택</translation>
    </message>
    <message>
        <source>Figures of the catalogue that the scenario overrides.</source>
        <translation>시나리오가 대체하는 카탈로그 수치.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>통화</translation>
    </message>
    <message>
        <source>Units of the currency for one USD.</source>
        <translation>1 USD에 해당하는 통화 단위.</translation>
    </message>
    <message>
        <source>Day of the exchange rate.</source>
        <translation>환율의 날짜.</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>고정 항목</translation>
    </message>
    <message>
        <source>Candidates of the comparison.</source>
        <translation>비교의 후보.</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>기준</translation>
    </message>
    <message>
        <source>Candidate that the others are compared with.</source>
        <translation>다른 후보와 비교되는 기준 후보.</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>추론</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>LLM serving</source>
        <translation>LLM 서빙</translation>
    </message>
    <message>
        <source>HPC</source>
        <translation>HPC</translation>
    </message>
    <message>
        <source>as measured, no extrapolation loss</source>
        <translation>실측 그대로, 외삽 손실 없음</translation>
    </message>
    <message>
        <source>constant efficiency</source>
        <translation>일정한 효율</translation>
    </message>
    <message>
        <source>ring all-reduce</source>
        <translation>링 all-reduce</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law</source>
        <translation>암달의 법칙</translation>
    </message>
    <message>
        <source>table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Location, life cycle</source>
        <translation>위치 기반, 전과정</translation>
    </message>
    <message>
        <source>Location, direct</source>
        <translation>위치 기반, 직접</translation>
    </message>
    <message>
        <source>Market-based</source>
        <translation>시장 기반</translation>
    </message>
    <message>
        <source>Split by component (Wattfare)</source>
        <translation>구성 요소별 배분(Wattfare)</translation>
    </message>
    <message>
        <source>Cloud Carbon Footprint rule</source>
        <translation>Cloud Carbon Footprint 규칙</translation>
    </message>
    <message>
        <source>Interruptions of one spot instance an hour; it replaces the chance within a month. Pin on the Simulate page sets it.</source>
        <translation>스팟 인스턴스 하나의 시간당 중단 수이며, 월간 확률을 대신합니다. 시뮬레이션 페이지의 고정이 이 값을 설정합니다.</translation>
    </message>
    <message>
        <source>from the chance</source>
        <translation>확률로 계산</translation>
    </message>
    <message>
        <source>Replacement on spot</source>
        <translation>스팟 교체</translation>
    </message>
    <message>
        <source>Time until a lost instance of a fleet is replaced. Unset: 3 minutes, an assumption.</source>
        <translation>플릿에서 잃은 인스턴스가 교체될 때까지의 시간입니다. 설정하지 않으면 3분이며, 가정입니다.</translation>
    </message>
    <message>
        <source>180</source>
        <translation>180</translation>
    </message>
    <message>
        <source>Early recommendations</source>
        <translation>이른 권고</translation>
    </message>
    <message>
        <source>Share of the interruptions whose rebalance recommendation comes before the notice; an assumption.</source>
        <translation>재조정 권고가 예고보다 먼저 오는 중단의 비율이며, 가정입니다.</translation>
    </message>
    <message>
        <source>How early</source>
        <translation>얼마나 일찍</translation>
    </message>
    <message>
        <source>Mean time from an early recommendation to the notice; an assumption.</source>
        <translation>이른 권고에서 예고까지의 평균 시간이며, 가정입니다.</translation>
    </message>
    <message>
        <source>The policy whose distributions and trajectories are shown. Each of them takes on-demand when the deadline would be missed otherwise; spot only alone may be late, if you say so.</source>
        <translation>분포와 궤적을 표시할 정책입니다. 모든 정책은 그렇지 않으면 기한을 놓칠 때 온디맨드를 사용합니다. 스팟만 쓰는 정책만 허용하면 늦을 수 있습니다.</translation>
    </message>
    <message>
        <source>Spot only then never takes on-demand, deadline or not. Without it every policy falls back to on-demand in time.</source>
        <translation>그러면 스팟만 쓰는 정책은 기한과 상관없이 온디맨드를 쓰지 않습니다. 아니면 모든 정책이 늦기 전에 온디맨드로 전환합니다.</translation>
    </message>
    <message>
        <source>Variation of service times</source>
        <translation>서비스 시간의 변동</translation>
    </message>
    <message>
        <source>Squared coefficient of variation: 1 exponential (M/M/c), 0 constant (M/D/c).</source>
        <translation>변동 계수의 제곱: 1은 지수 분포(M/M/c), 0은 일정(M/D/c).</translation>
    </message>
    <message>
        <source>Squared coefficient of variation of the time that a request holds its slot.</source>
        <translation>요청이 슬롯을 차지하는 시간의 변동 계수 제곱.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Blocks drawn from the trace give many different futures. A random start replays the trace itself from a tick of each trajectory&apos;s own; a given start is the same for all of them.</source>
        <translation>기록에서 뽑은 블록은 서로 다른 많은 미래를 만듭니다. 무작위 시작은 궤적마다 다른 틱에서 기록 자체를 재생하고, 정한 시작은 모든 궤적에 같습니다.</translation>
    </message>
    <message>
        <source>Starts at tick</source>
        <translation>시작 틱</translation>
    </message>
    <message>
        <source>Tick of the trace that every trajectory starts from, counted from 0.</source>
        <translation>모든 궤적이 시작하는 기록의 틱. 0부터 셉니다.</translation>
    </message>
    <message>
        <source>Zones follow the first</source>
        <translation>첫 가용 영역을 따름</translation>
    </message>
    <message>
        <source>Chance that a zone goes through the states of the first zone instead of states of its own: 0 independent, 1 all alike. The zones are those of the pools.</source>
        <translation>한 가용 영역이 자체 상태 대신 첫 가용 영역의 상태를 따를 확률입니다. 0은 독립, 1은 모두 같음. 가용 영역은 풀의 가용 영역입니다.</translation>
    </message>
    <message>
        <source>Stop at a mean within ±</source>
        <translation>평균이 이 범위면 정지 ±</translation>
    </message>
    <message>
        <source>The simulation ends as soon as the 95 % interval of the mean is this narrow, as a share of the mean.</source>
        <translation>평균의 95% 구간이 평균에 대한 비율로 이만큼 좁아지면 시뮬레이션을 마칩니다.</translation>
    </message>
    <message>
        <source>all trajectories</source>
        <translation>모든 궤적</translation>
    </message>
    <message>
        <source>Capacity curve points</source>
        <translation>용량 지점 수</translation>
    </message>
    <message>
        <source>At how many times the capacity is drawn, 2 to 1,001.</source>
        <translation>용량을 그리는 시점의 수, 2에서 1,001까지.</translation>
    </message>
    <message>
        <source>Minimum billed time</source>
        <translation>최소 과금 시간</translation>
    </message>
    <message>
        <source>An instance is billed for this long at least, unless its first hour is free.</source>
        <translation>첫 한 시간이 무료가 아니면 인스턴스는 적어도 이만큼 청구됩니다.</translation>
    </message>
    <message>
        <source>a random start</source>
        <translation>무작위 시작</translation>
    </message>
    <message>
        <source>a given start</source>
        <translation>정한 시작</translation>
    </message>
    <message>
        <source>Exchange rate, per USD</source>
        <translation>환율(1 USD당)</translation>
    </message>
    <message>
        <source>Tick of the trace that the work starts at, counted from 0: the policies on this one trajectory, without sampling. Unset: many, as sampled.</source>
        <translation>작업이 시작되는 기록의 틱으로 0부터 셉니다. 표본 추출 없이 이 한 궤적에서 정책들을 보여 줍니다. 비우면 추출한 대로 여러 궤적입니다.</translation>
    </message>
    <message>
        <source>Size from waiting time as well</source>
        <translation>대기 시간도 반영하여 산정</translation>
    </message>
    <message>
        <source>Water per kWh</source>
        <translation>kWh당 물</translation>
    </message>
    <message>
        <source>Marginal</source>
        <translation>한계</translation>
    </message>
    <message>
        <source>Estimates qualify</source>
        <translation>추정값 허용</translation>
    </message>
    <message>
        <source>Candidates whose throughput is an estimate may lead. Off: only measured, vendor, derived and own figures.</source>
        <translation>처리량이 추정값인 후보도 답이 될 수 있습니다. 끄면 측정, 공급업체, 도출, 사용자 값만 사용합니다.</translation>
    </message>
    <message>
        <source>Widest estimate</source>
        <translation>최대 추정 배수</translation>
    </message>
    <message>
        <source>An estimate qualifies while its 80 % interval stays within this factor of its value either way.</source>
        <translation>80% 구간이 값의 이 배수 이내인 추정값만 허용합니다.</translation>
    </message>
    <message>
        <source>Earlier generations</source>
        <translation>이전 세대</translation>
    </message>
    <message>
        <source>Types that AWS calls previous generation or has retired may lead.</source>
        <translation>AWS가 이전 세대로 분류했거나 중단한 유형도 답이 될 수 있습니다.</translation>
    </message>
    <message>
        <source>Oldest price</source>
        <translation>가장 오래된 가격</translation>
    </message>
    <message>
        <source>Excludes prices observed longer ago than this many months.</source>
        <translation>관측된 지 이 개월 수보다 오래된 가격을 제외합니다.</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Excludes what costs more: the whole run, or a month of a service.</source>
        <translation>전체 실행 또는 서비스 한 달의 비용이 이보다 크면 제외합니다.</translation>
    </message>
    <message>
        <source>Day of the answer</source>
        <translation>답의 기준일</translation>
    </message>
    <message>
        <source>The age of prices is counted from this day. A saved scenario keeps its own.</source>
        <translation>가격의 경과 기간은 이 날을 기준으로 계산합니다. 저장된 시나리오는 자체 기준일을 유지합니다.</translation>
    </message>
    <message>
        <source>today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Required chance</source>
        <translation>요구 확률</translation>
    </message>
    <message>
        <source>A run on spot meets the deadline if it ends in time with at least this probability.</source>
        <translation>스팟 실행은 이 확률 이상으로 제때 끝나면 기한을 지킨 것으로 봅니다.</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>시작 시각</translation>
    </message>
    <message>
        <source>Day or time (UTC) of the price history that every trajectory starts from. Unset: a moment of each trajectory&apos;s own.</source>
        <translation>모든 궤적이 시작하는 가격 기록의 날짜 또는 시각(UTC). 비우면 궤적마다 다른 시점에서 시작합니다.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Commitments already owned</source>
        <translation>이미 보유한 약정</translation>
    </message>
    <message>
        <source>A run pays its own hours of a commitment. Otherwise it pays for the whole term that it obliges to.</source>
        <translation>실행은 약정 중 자신의 시간만 부담합니다. 그렇지 않으면 의무가 있는 전체 기간을 부담합니다.</translation>
    </message>
    <message>
        <source>Term used by other work</source>
        <translation>다른 작업이 쓰는 약정 기간</translation>
    </message>
    <message>
        <source>Share of a commitment’s term beyond the run that other work uses and pays for.</source>
        <translation>실행을 넘는 약정 기간 중 다른 작업이 사용하고 부담하는 비율.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>전력</translation>
    </message>
    <message>
        <source>IT power at its load: of one instance; of a unit of the on-demand base in a fleet; of everything that runs under a deadline policy. Drawn in every hour that it is up, restarts included. From the candidate.</source>
        <translation>부하 상태의 IT 전력입니다. 인스턴스 하나의 값이며, 플릿에서는 온디맨드 기본 용량의 한 단위, 기한 정책에서는 실행되는 전체의 값입니다. 재시작을 포함해 가동되는 모든 시간에 소비됩니다. 후보에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>유휴 전력</translation>
    </message>
    <message>
        <source>IT power of a unit of the on-demand base without load: the fleet beyond its target draws it. Unset: as at load.</source>
        <translation>부하가 없을 때 온디맨드 기본 용량 한 단위의 IT 전력입니다. 목표를 넘는 용량이 이만큼 소비합니다. 설정하지 않으면 부하 상태와 같습니다.</translation>
    </message>
    <message>
        <source>as at load</source>
        <translation>부하 상태와 같음</translation>
    </message>
    <message>
        <source>Energy of the facility per energy of its IT equipment. From the region.</source>
        <translation>IT 장비 에너지 대비 시설 전체 에너지입니다. 리전에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Emissions of a kWh, by the carbon basis of the scenario. From the region.</source>
        <translation>시나리오의 탄소 기준에 따른 1 kWh의 배출량입니다. 리전에서 가져옵니다.</translation>
    </message>
    <message>
        <source>PUE of the region</source>
        <translation>리전의 PUE</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>동시 요청</translation>
    </message>
    <message>
        <source>Requests that a whole instance serves at a time. Unset: the most that memory and the limits allow.</source>
        <translation>인스턴스 전체가 동시에 처리하는 요청. 비우면 메모리와 한도가 허용하는 최대.</translation>
    </message>
    <message>
        <source>Serving software</source>
        <translation>서빙 소프트웨어</translation>
    </message>
    <message>
        <source>Only rates of this software count. Any: the one that serves most on each accelerator; the answer names it. Speculative decoding is off.</source>
        <translation>이 소프트웨어의 속도만 인정합니다. 모두: 각 가속기에서 가장 많이 처리하는 소프트웨어이며 답에 이름이 나옵니다. 추측 디코딩은 사용하지 않습니다.</translation>
    </message>
    <message>
        <source>Prompt found in the cache</source>
        <translation>캐시에서 찾은 프롬프트</translation>
    </message>
    <message>
        <source>Share of the prompt that earlier requests have left in the cache: it takes no prefill. Measured rates are of prompts that are new.</source>
        <translation>이전 요청이 캐시에 남긴 프롬프트의 비율: 프리필이 필요 없습니다. 측정된 속도는 새 프롬프트의 것입니다.</translation>
    </message>
    <message>
        <source>Compute share</source>
        <translation>연산 비율</translation>
    </message>
    <message>
        <source>Share of the peak rate that serving reaches, instead of the fitted one.</source>
        <translation>적합된 값 대신 서빙이 도달하는 최고 속도의 비율.</translation>
    </message>
    <message>
        <source>Share of the memory bandwidth that decoding reaches, instead of the fitted ones.</source>
        <translation>적합된 값 대신 디코딩이 도달하는 메모리 대역폭의 비율.</translation>
    </message>
    <message>
        <source>as fitted</source>
        <translation>적합된 값</translation>
    </message>
    <message>
        <source>Fixed time of one decoding step, instead of the fitted one.</source>
        <translation>적합된 값 대신 디코딩 한 단계의 고정 시간.</translation>
    </message>
    <message>
        <source>To the quality target</source>
        <translation>품질 목표까지</translation>
    </message>
    <message>
        <source>Train once until the model reaches the quality target of its MLPerf benchmark, instead of on a number of samples.</source>
        <translation>샘플 수 대신 모델이 MLPerf 벤치마크의 품질 목표에 도달할 때까지 한 번 학습합니다.</translation>
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
        <translation>Neuron의 vLLM</translation>
    </message>
    <message>
        <source>llama.cpp</source>
        <translation>llama.cpp</translation>
    </message>
    <message>
        <source>Demand in the peak hour, in the unit of the model&apos;s task: inferences, images, documents, hours of audio. More demand needs more instances; small fleets waste more by rounding up.</source>
        <translation>피크 시간의 수요이며 단위는 모델의 작업에 따라 추론, 이미지, 문서, 오디오 시간입니다. 수요가 많을수록 인스턴스가 더 필요하고, 작은 플릿은 올림으로 더 많이 낭비합니다.</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>학습하는 매개변수</translation>
    </message>
    <message>
        <source>In millions, where adapters are trained (LoRA) and the model&apos;s own parameters stay as they are. The rate is that of full training, times 1 to 1.5 for the gradients that frozen parameters do not need.</source>
        <translation>어댑터만 학습하고(LoRA) 모델 자체의 매개변수는 그대로 둘 때, 백만 단위입니다. 속도는 전체 학습의 속도에 고정된 매개변수에 필요 없는 그래디언트만큼 1~1.5를 곱한 값입니다.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>The fastest</source>
        <translation>가장 빠른 것</translation>
    </message>
    <message>
        <source>years</source>
        <translation>년</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>no checkpoints</source>
        <translation>체크포인트 없음</translation>
    </message>
    <message>
        <source>Amounts are shown in this currency, converted at the rate below; prices and limits are entered in USD.</source>
        <translation>금액은 이 통화로 아래 환율에 따라 환산해 표시합니다. 가격과 한도는 USD로 입력합니다.</translation>
    </message>
    <message>
        <source>Simulated interval</source>
        <translation>시뮬레이션 간격</translation>
    </message>
    <message>
        <source>Work between two checkpoints in this simulation: as in the workload until another is entered here. Longer loses more at an interruption, shorter writes more often. Empty: the best one; “none” writes none.</source>
        <translation>이 시뮬레이션에서 두 체크포인트 사이의 작업입니다. 여기에 다른 값을 입력하기 전까지는 워크로드의 값을 따릅니다. 길면 중단될 때 더 많이 잃고, 짧으면 더 자주 씁니다. 비워 두면 최적 간격, “없음”이면 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>절감 수단</translation>
    </message>
    <message>
        <source>What is switched on beyond the scenario, separated by commas: fp8, prefix_cache, spot_checkpoints. The page Advisor says what each brings. Empty: none.</source>
        <translation>시나리오에 더해 켠 항목을 쉼표로 구분합니다. 예: fp8, prefix_cache, spot_checkpoints. 각 항목의 효과는 조언 페이지에 있습니다. 비워 두면 없음.</translation>
    </message>
    <message>
        <source>Exchange rate date</source>
        <translation>환율 기준일</translation>
    </message>
</context>
<context>
    <name>Pins</name>
    <message>
        <source>This catalogue has no type %1</source>
        <translation>이 카탈로그에 %1 유형이 없음</translation>
    </message>
    <message>
        <source>This catalogue has no region %1</source>
        <translation>이 카탈로그에 %1 리전이 없음</translation>
    </message>
    <message>
        <source>The scenario does not buy in this way: %1</source>
        <translation>시나리오의 구매 방식이 아님: %1</translation>
    </message>
</context>
<context>
    <name>Quantities</name>
    <message>
        <source>thermal design power</source>
        <translation>열 설계 전력</translation>
    </message>
    <message>
        <source>power at full load</source>
        <translation>최대 부하 전력</translation>
    </message>
    <message>
        <source>power when idle</source>
        <translation>유휴 전력</translation>
    </message>
    <message>
        <source>power when idle, clocks up</source>
        <translation>유휴 전력, 클럭 유지</translation>
    </message>
    <message>
        <source>overhead of the data centre (PUE)</source>
        <translation>데이터 센터 오버헤드(PUE)</translation>
    </message>
    <message>
        <source>water per kWh (WUE)</source>
        <translation>kWh당 물(WUE)</translation>
    </message>
    <message>
        <source>grid intensity, life cycle</source>
        <translation>전력망 집약도, 전과정</translation>
    </message>
    <message>
        <source>grid intensity, direct</source>
        <translation>전력망 집약도, 직접</translation>
    </message>
    <message>
        <source>carbon-free share of the grid</source>
        <translation>전력망의 무탄소 비율</translation>
    </message>
    <message>
        <source>embodied emissions</source>
        <translation>내재 배출량</translation>
    </message>
    <message>
        <source>IT power of an instance</source>
        <translation>인스턴스의 IT 전력</translation>
    </message>
    <message>
        <source>power of the accelerators</source>
        <translation>가속기의 전력</translation>
    </message>
    <message>
        <source>power of the CPU</source>
        <translation>CPU의 전력</translation>
    </message>
    <message>
        <source>power of the memory</source>
        <translation>메모리의 전력</translation>
    </message>
    <message>
        <source>power of the rest of the server</source>
        <translation>서버 나머지의 전력</translation>
    </message>
    <message>
        <source>overhead of the board</source>
        <translation>보드의 오버헤드</translation>
    </message>
    <message>
        <source>share of the host&apos;s TDP</source>
        <translation>호스트 TDP의 몫</translation>
    </message>
    <message>
        <source>share of communication over fast links</source>
        <translation>빠른 링크를 통한 통신 비중</translation>
    </message>
    <message>
        <source>share of communication over the network</source>
        <translation>네트워크를 통한 통신 비중</translation>
    </message>
    <message>
        <source>size of a drive</source>
        <translation>드라이브 크기</translation>
    </message>
    <message>
        <source>processors of the largest size</source>
        <translation>가장 큰 크기의 프로세서 수</translation>
    </message>
    <message>
        <source>quota of units of a fleet</source>
        <translation>플릿의 단위 할당량</translation>
    </message>
    <message>
        <source>quota of instance types of a group</source>
        <translation>그룹의 인스턴스 유형 할당량</translation>
    </message>
    <message>
        <source>largest weight of an instance type</source>
        <translation>인스턴스 유형의 최대 가중치</translation>
    </message>
    <message>
        <source>most pools at the lowest price</source>
        <translation>최저 가격 풀의 최대 수</translation>
    </message>
    <message>
        <source>least highest price</source>
        <translation>허용되는 가장 낮은 최고 가격</translation>
    </message>
    <message>
        <source>time until a spot instance is replaced</source>
        <translation>스팟 인스턴스가 교체될 때까지의 시간</translation>
    </message>
    <message>
        <source>MIG profiles %1 per GPU</source>
        <translation>GPU당 MIG 프로필 %1</translation>
    </message>
    <message>
        <source>support of %1</source>
        <translation>%1 지원</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>No source is cited.</source>
        <translation>인용된 출처가 없습니다.</translation>
    </message>
    <message>
        <source>retrieved %1</source>
        <translation>%1 조회</translation>
    </message>
    <message>
        <source>Licence not stated</source>
        <translation>라이선스 명시 없음</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>라이선스: %1</translation>
    </message>
    <message>
        <source>Continued</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1(계속)</translation>
    </message>
    <message>
        <source>%1, part %2 of %3</source>
        <translation>%1, %3부 중 %2부</translation>
    </message>
    <message>
        <source>No rows.</source>
        <translation>행 없음.</translation>
    </message>
    <message>
        <source>Bold: the best of those compared</source>
        <translation>굵게: 비교 대상 중 최고</translation>
    </message>
    <message>
        <source>There is nothing to draw: every figure is missing.</source>
        <translation>그릴 내용이 없습니다. 모든 수치가 누락되었습니다.</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>작성자</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>작성일</translation>
    </message>
    <message>
        <source>Prices as of</source>
        <translation>가격 기준일</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>카탈로그</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Ranges run from low to high. A computed figure bears the weakest class among the inputs that matter to it.</source>
        <translation>범위는 하한에서 상한까지입니다. 계산된 수치는 영향을 주는 입력 중 가장 약한 등급을 갖습니다.</translation>
    </message>
    <message>
        <source>— means missing: no figure was found. It never counts as zero.</source>
        <translation>—는 누락을 뜻합니다. 수치를 찾지 못한 것이며 0으로 계산하지 않습니다.</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 문서 (*.pdf)</translation>
    </message>
    <message>
        <source>Web page, one file (*.html)</source>
        <translation>웹 페이지, 단일 파일 (*.html)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel 통합 문서 (*.xlsx)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>쉼표로 구분된 값 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Not taken: %1</source>
        <translation>반영 안 됨: %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>하한</translation>
    </message>
    <message>
        <source>High</source>
        <translation>상한</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>등급</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>발행처</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>Attribution</source>
        <translation>저작자 표시</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>조회일</translation>
    </message>
    <message>
        <source>Catalogue hash</source>
        <translation>카탈로그 해시</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Explained above.</source>
        <translation>위에서 설명했습니다.</translation>
    </message>
    <message>
        <source>Not taken (%1): %2</source>
        <translation>선택하지 않음(%1): %2</translation>
    </message>
    <message>
        <source>prices as of %1</source>
        <translation>가격 기준일 %1</translation>
    </message>
    <message>
        <source>catalogue %1</source>
        <translation>카탈로그 %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>시드 %1</translation>
    </message>
    <message>
        <source>The scenario of this report</source>
        <translation>이 보고서의 시나리오</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>Untitled report</source>
        <translation>제목 없는 보고서</translation>
    </message>
    <message>
        <source>Reading the figures</source>
        <translation>수치 읽는 법</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>요약</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Reproducibility</source>
        <translation>재현성</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>inferences/s</source>
        <translation>추론/s</translation>
    </message>
    <message>
        <source>sequences/s</source>
        <translation>시퀀스/s</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>토큰/s</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>이미지/s</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>샘플/s</translation>
    </message>
    <message>
        <source>months</source>
        <translation>개월</translation>
    </message>
    <message>
        <source>Chart data</source>
        <translation>차트 데이터</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>At low</source>
        <translation>하한일 때 결과</translation>
    </message>
    <message>
        <source>At high</source>
        <translation>상한일 때 결과</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>inferences/h</source>
        <translation>추론/h</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>초당</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>시간당</translation>
    </message>
    <message>
        <source>years</source>
        <translation>년</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>시퀀스</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>개 인스턴스</translation>
    </message>
    <message>
        <source>unit-hours</source>
        <translation>단위·시간</translation>
    </message>
    <message>
        <source>band</source>
        <translation>구간</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Pinned candidates stand side by side on the Compare page. Click or press Space.</source>
        <translation>고정된 후보는 비교 페이지에 나란히 표시됩니다. 클릭하거나 스페이스를 누르십시오.</translation>
    </message>
    <message>
        <source>Your own columns</source>
        <translation>사용자 열</translation>
    </message>
    <message>
        <source>Your own column: %1</source>
        <translation>사용자 열: %1</translation>
    </message>
    <message>
        <source>Range %1 to %2</source>
        <translation>범위 %1~%2</translation>
    </message>
    <message>
        <source>Name in filters and SQL: %1</source>
        <translation>필터와 SQL에서의 이름: %1</translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message>
        <source>Fleet</source>
        <translation>플릿</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Spot market</source>
        <translation>스팟 시장</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>체크포인트</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Elastic cluster</source>
        <translation>탄력적 클러스터</translation>
    </message>
    <message>
        <source>Launch and replacement</source>
        <translation>시작과 교체</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>정책</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>표본</translation>
    </message>
    <message>
        <source>%1 is outside %2 to %3.</source>
        <translation>%1: %2~%3 범위를 벗어납니다.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1: 너무 큽니다.</translation>
    </message>
    <message>
        <source>%1 is too small; it must be above %2.</source>
        <translation>%1: 너무 작습니다. %2보다 커야 합니다.</translation>
    </message>
    <message>
        <source>The band of the Spot Instance Advisor read as the chance that an instance is reclaimed within a month.</source>
        <translation>Spot Instance Advisor의 구간을 한 달 안에 인스턴스가 회수될 확률로 읽습니다.</translation>
    </message>
    <message>
        <source>The same band read as reclaims an instance and month: a little less.</source>
        <translation>같은 구간을 인스턴스당 월간 회수 수로 읽습니다. 조금 작습니다.</translation>
    </message>
    <message>
        <source>Measured pool</source>
        <translation>측정된 풀</translation>
    </message>
    <message>
        <source>The interruption rate that a public trace of a GPU pool shows.</source>
        <translation>GPU 풀의 공개 기록이 보여 주는 중단율.</translation>
    </message>
    <message>
        <source>Availability trace</source>
        <translation>가용성 기록</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>가격 이력</translation>
    </message>
    <message>
        <source>Recorded spot prices, replayed; capacity is lost at the interruption rate.</source>
        <translation>기록된 스팟 가격을 재생합니다. 용량은 중단율로 잃습니다.</translation>
    </message>
    <message>
        <source>Calm, tight and empty times</source>
        <translation>여유·부족·고갈 시기</translation>
    </message>
    <message>
        <source>A market that switches between three states; an assumption.</source>
        <translation>세 상태를 오가는 시장. 가정입니다.</translation>
    </message>
    <message>
        <source>Times fitted to a trace</source>
        <translation>기록에 맞춘 시기</translation>
    </message>
    <message>
        <source>The same with states fitted to a recorded trace.</source>
        <translation>기록에 맞춘 상태를 쓰는 같은 모형.</translation>
    </message>
    <message>
        <source>Your own rate</source>
        <translation>직접 정한 중단율</translation>
    </message>
    <message>
        <source>The interruption rate that you enter.</source>
        <translation>직접 입력하는 중단율.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>Finish time</source>
        <translation>완료 시간</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>용량</translation>
    </message>
    <message>
        <source>Shortfall</source>
        <translation>부족분</translation>
    </message>
    <message>
        <source>Cost split</source>
        <translation>비용 구성</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>풀</translation>
    </message>
    <message>
        <source>Checkpointed run</source>
        <translation>체크포인트 실행</translation>
    </message>
    <message>
        <source>A run on spot that saves its state now and then: how long, how much, how likely in time.</source>
        <translation>때때로 상태를 저장하는 스팟 실행: 얼마나 걸리고, 얼마이며, 제때 끝날 확률은.</translation>
    </message>
    <message>
        <source>Spot Fleet</source>
        <translation>스팟 플릿</translation>
    </message>
    <message>
        <source>A fleet over several pools: capacity, shortfall and cost over time.</source>
        <translation>여러 풀에 걸친 플릿: 시간에 따른 용량, 부족분, 비용.</translation>
    </message>
    <message>
        <source>Deadline policies</source>
        <translation>기한 정책</translation>
    </message>
    <message>
        <source>When to take spot and when on-demand so that work ends in time: policies compared on a recorded trace.</source>
        <translation>작업이 제때 끝나도록 언제 스팟을, 언제 온디맨드를 쓸지: 기록으로 정책을 비교합니다.</translation>
    </message>
    <message>
        <source>The catalogue has no interruption frequency of %1 in %2.</source>
        <translation>카탈로그에 %2의 %1 중단 구간이 없습니다.</translation>
    </message>
    <message>
        <source>Band of %1: %2. </source>
        <translation>%1의 구간: %2. </translation>
    </message>
    <message>
        <source>%1 read as a chance, %2 read as a rate.</source>
        <translation>확률로 읽으면 %1, 비율로 읽으면 %2.</translation>
    </message>
    <message>
        <source>From the scenario.</source>
        <translation>시나리오에서.</translation>
    </message>
    <message>
        <source>Counted every %1 s and corrected for what happens in between. Source: %2</source>
        <translation>%1초마다 세고 그 사이에 일어난 일을 보정했습니다. 출처: %2</translation>
    </message>
    <message>
        <source>Available %1 of the time. 1 means: %2. Source: %3</source>
        <translation>%1의 시간 동안 가용. 1의 뜻: %2. 출처: %3</translation>
    </message>
    <message>
        <source>a running instance was kept</source>
        <translation>실행 중인 인스턴스가 유지됨</translation>
    </message>
    <message>
        <source>an instance could be had</source>
        <translation>인스턴스를 얻을 수 있었음</translation>
    </message>
    <message>
        <source>The catalogue has no availability trace; import one.</source>
        <translation>카탈로그에 가용성 기록이 없습니다. 가져오십시오.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>출처: %1</translation>
    </message>
    <message>
        <source>Calm 12 h, tight 3 h and empty 1 h on average: assumptions.</source>
        <translation>평균 여유 12시간, 부족 3시간, 고갈 1시간: 가정입니다.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>최대 %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>Mean of the trajectories that finished.</source>
        <translation>완료된 궤적의 평균.</translation>
    </message>
    <message>
        <source>Closed form</source>
        <translation>닫힌 식</translation>
    </message>
    <message>
        <source>What the exact formula expects, where there is one; the first hour is billed in it.</source>
        <translation>정확한 식이 있을 때 그 기댓값. 첫 시간도 과금합니다.</translation>
    </message>
    <message>
        <source>One in twenty trajectories stays below.</source>
        <translation>스무 궤적 중 하나는 이보다 작습니다.</translation>
    </message>
    <message>
        <source>The median.</source>
        <translation>중앙값.</translation>
    </message>
    <message>
        <source>One in twenty trajectories goes beyond.</source>
        <translation>스무 궤적 중 하나는 이를 넘습니다.</translation>
    </message>
    <message>
        <source>Mean, low</source>
        <translation>평균, 하한</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean.</source>
        <translation>평균의 95% 신뢰구간.</translation>
    </message>
    <message>
        <source>Mean, high</source>
        <translation>평균, 상한</translation>
    </message>
    <message>
        <source>Std. dev.</source>
        <translation>표준편차</translation>
    </message>
    <message>
        <source>Standard deviation of the trajectories.</source>
        <translation>궤적의 표준편차.</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>최소</translation>
    </message>
    <message>
        <source>The least trajectory.</source>
        <translation>가장 작은 궤적.</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>The greatest trajectory.</source>
        <translation>가장 큰 궤적.</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>정책</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>평균 비용</translation>
    </message>
    <message>
        <source>To on-demand</source>
        <translation>온디맨드 대비</translation>
    </message>
    <message>
        <source>Mean cost over that of on-demand alone.</source>
        <translation>온디맨드만 쓸 때 대비 평균 비용.</translation>
    </message>
    <message>
        <source>In time</source>
        <translation>제때</translation>
    </message>
    <message>
        <source>Share of the trajectories that met the deadline.</source>
        <translation>기한을 지킨 궤적의 비율.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>최소</translation>
    </message>
    <message>
        <source>Lower bound of the 95 % interval, by the number of independent windows of the trace.</source>
        <translation>기록의 독립 구간 수에 따른 95% 구간의 하한.</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>Upper bound of the same interval.</source>
        <translation>같은 구간의 상한.</translation>
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
        <translation>완료</translation>
    </message>
    <message>
        <source>Mean finish time.</source>
        <translation>평균 완료 시간.</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>Mean number of interruptions.</source>
        <translation>평균 중단 횟수.</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>스팟</translation>
    </message>
    <message>
        <source>Mean hours on spot.</source>
        <translation>스팟 평균 시간.</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>온디맨드</translation>
    </message>
    <message>
        <source>Mean hours on demand.</source>
        <translation>온디맨드 평균 시간.</translation>
    </message>
    <message>
        <source>Trajectories</source>
        <translation>궤적</translation>
    </message>
    <message>
        <source>The clairvoyant bound is slow and takes fewer.</source>
        <translation>예지 하한은 느려서 더 적게 씁니다.</translation>
    </message>
    <message>
        <source>No closed form for this market or quantity</source>
        <translation>이 시장 또는 값에 대한 닫힌 식이 없음</translation>
    </message>
    <message>
        <source>%1: %2 (95 % interval %3 to %4)</source>
        <translation>%1: %2 (95% 구간 %3~%4)</translation>
    </message>
    <message>
        <source>The run does not end often enough to say how long it takes.</source>
        <translation>실행이 충분히 자주 끝나지 않아 소요 시간을 말할 수 없습니다.</translation>
    </message>
    <message>
        <source>On spot the run takes %1 h and costs %2 USD (P5 to P95)</source>
        <translation>스팟에서 실행은 %1시간 걸리고 %2 USD가 듭니다(P5~P95)</translation>
    </message>
    <message>
        <source>On spot the run takes %1 h (P5 to P95)</source>
        <translation>스팟에서 실행은 %1시간 걸립니다(P5~P95)</translation>
    </message>
    <message>
        <source>The fleet cannot be summed up: too few trajectories finished.</source>
        <translation>끝난 궤적이 너무 적어 플릿을 요약할 수 없습니다.</translation>
    </message>
    <message>
        <source>, %1 against on-demand alone</source>
        <translation>, 온디맨드만 쓸 때 대비 %1</translation>
    </message>
    <message>
        <source>No policy met the deadline in every trajectory.</source>
        <translation>모든 궤적에서 기한을 지킨 정책이 없습니다.</translation>
    </message>
    <message>
        <source>Cheapest of the policies that met the deadline every time: %1, %2 USD</source>
        <translation>항상 기한을 지킨 정책 중 최저가: %1, %2 USD</translation>
    </message>
    <message>
        <source>Within %1 USD</source>
        <translation>%1 USD 이내</translation>
    </message>
    <message>
        <source>Done within %1</source>
        <translation>%1 안에 완료</translation>
    </message>
    <message>
        <source>Elastic, within %1</source>
        <translation>탄력적, %1 이내</translation>
    </message>
    <message>
        <source>Elastic, within %1 USD</source>
        <translation>탄력적, %1 USD 이내</translation>
    </message>
    <message>
        <source>%1 of %2 trajectories did not finish</source>
        <translation>%2개 궤적 중 %1개가 끝나지 않음</translation>
    </message>
    <message>
        <source>Cancelled: the first %1 of %2 trajectories, seed %3</source>
        <translation>취소됨: %2개 중 처음 %1개 궤적, 시드 %3</translation>
    </message>
    <message>
        <source>%1 of %2 trajectories so far, seed %3</source>
        <translation>현재 %2개 중 %1개 궤적, 시드 %3</translation>
    </message>
    <message>
        <source>%1 trajectories, seed %2</source>
        <translation>궤적 %1개, 시드 %2</translation>
    </message>
    <message>
        <source>Billed time of the cluster</source>
        <translation>클러스터의 과금 시간</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>잃은 작업</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>중단 횟수</translation>
    </message>
    <message>
        <source>Elastic: cost</source>
        <translation>탄력적: 비용</translation>
    </message>
    <message>
        <source>Elastic: finish time</source>
        <translation>탄력적: 완료 시간</translation>
    </message>
    <message>
        <source>Elastic: interruptions</source>
        <translation>탄력적: 중단 횟수</translation>
    </message>
    <message>
        <source>Unit-hours</source>
        <translation>단위·시간</translation>
    </message>
    <message>
        <source>Missing unit-hours</source>
        <translation>부족한 단위·시간</translation>
    </message>
    <message>
        <source>Time below the target</source>
        <translation>목표 미달 시간</translation>
    </message>
    <message>
        <source>Longest shortfall</source>
        <translation>가장 긴 부족 기간</translation>
    </message>
    <message>
        <source>Surplus unit-hours</source>
        <translation>남는 단위·시간</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>시작 횟수</translation>
    </message>
    <message>
        <source>Spot cost</source>
        <translation>스팟 비용</translation>
    </message>
    <message>
        <source>Free first hours</source>
        <translation>무료 첫 시간</translation>
    </message>
    <message>
        <source>Old and new side by side</source>
        <translation>이전과 새 인스턴스 동시 실행</translation>
    </message>
    <message>
        <source>Trajectory</source>
        <translation>궤적</translation>
    </message>
    <message>
        <source>By rate</source>
        <translation>중단율별</translation>
    </message>
    <message>
        <source>By interval</source>
        <translation>간격별</translation>
    </message>
    <message>
        <source>Against chosen</source>
        <translation>선택 대비</translation>
    </message>
    <message>
        <source>Mean cost less that of the policy chosen on the left, trajectory by trajectory on the same draws.</source>
        <translation>평균 비용에서 왼쪽에서 선택한 정책의 비용을 뺀 값. 같은 난수로 궤적마다 비교합니다.</translation>
    </message>
    <message>
        <source>95 % interval of it</source>
        <translation>그 95% 구간</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>여유</translation>
    </message>
    <message>
        <source>Mean time between the finish and the deadline.</source>
        <translation>종료와 기한 사이의 평균 시간.</translation>
    </message>
    <message>
        <source>Mean number of launches and of switches between spot and on-demand.</source>
        <translation>시작과 스팟·온디맨드 전환의 평균 횟수.</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>유휴</translation>
    </message>
    <message>
        <source>Mean hours without a machine, before the end.</source>
        <translation>끝나기 전 머신이 없는 평균 시간.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>선택됨</translation>
    </message>
    <message>
        <source>No interval: starts of one trace are no independent draws, or runs did not finish.</source>
        <translation>구간 없음: 한 기록의 시작점들은 독립적인 추출이 아니거나, 끝나지 않은 실행이 있습니다.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>not distinguishable: %1</source>
        <translation>구별할 수 없음: %1</translation>
    </message>
    <message>
        <source>Not all trajectories finished</source>
        <translation>모든 궤적이 끝나지는 않았습니다</translation>
    </message>
    <message>
        <source>Recorded availability of a pool: in blocks drawn at random, or as it was.</source>
        <translation>풀의 기록된 가용성: 무작위로 뽑은 블록으로, 또는 기록 그대로.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>구간</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2</source>
        <translation>95% 구간: %1~%2</translation>
    </message>
    <message>
        <source>P5, low</source>
        <translation>P5, 하한</translation>
    </message>
    <message>
        <source>95 % confidence interval of P5, by binomial ranks.</source>
        <translation>이항 순위에 의한 P5의 95% 신뢰구간.</translation>
    </message>
    <message>
        <source>P5, high</source>
        <translation>P5, 상한</translation>
    </message>
    <message>
        <source>P50, low</source>
        <translation>P50, 하한</translation>
    </message>
    <message>
        <source>95 % confidence interval of the median, by binomial ranks.</source>
        <translation>이항 순위에 의한 중앙값의 95% 신뢰구간.</translation>
    </message>
    <message>
        <source>P50, high</source>
        <translation>P50, 상한</translation>
    </message>
    <message>
        <source>P95, low</source>
        <translation>P95, 하한</translation>
    </message>
    <message>
        <source>95 % confidence interval of P95, by binomial ranks.</source>
        <translation>이항 순위에 의한 P95의 95% 신뢰구간.</translation>
    </message>
    <message>
        <source>P95, high</source>
        <translation>P95, 상한</translation>
    </message>
    <message>
        <source>Too few trajectories for an interval</source>
        <translation>구간을 내기에는 궤적이 너무 적음</translation>
    </message>
    <message>
        <source>The fleet is below its target %1 of the time.</source>
        <translation>플릿은 시간의 %1 동안 목표에 못 미칩니다.</translation>
    </message>
    <message>
        <source>Independent windows: %1 of %2 in time, %3 to %4 USD</source>
        <translation>독립 구간: %2개 중 %1개가 제때, %3~%4 USD</translation>
    </message>
    <message>
        <source>Independent windows: %1 of %2 in time, %3 to %4</source>
        <translation>독립 구간: %2개 중 %1개가 제때, %3~%4</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Advisor: chance a month</source>
        <translation>Advisor: 월간 확률</translation>
    </message>
    <message>
        <source>Advisor: reclaims a month</source>
        <translation>Advisor: 월간 회수 수</translation>
    </message>
    <message>
        <source>%1 of the variance (cost: %2) comes from where in its band the rate lies; the rest is chance</source>
        <translation>분산에서 중단율의 구간 내 위치가 차지하는 비중: %1(비용: %2), 나머지는 우연입니다</translation>
    </message>
    <message>
        <source>%1 of the variance comes from where in its band the rate lies; the rest is chance</source>
        <translation>분산에서 중단율의 구간 내 위치가 차지하는 비중: %1, 나머지는 우연입니다</translation>
    </message>
    <message>
        <source>“%1”, done within %2</source>
        <translation>‘%1’, %2 안에 완료</translation>
    </message>
    <message>
        <source>By cost “%1” cannot be told from it: %2 USD (95 % interval %3 to %4)</source>
        <translation>비용 면에서 ‘%1’ 정책과 구별되지 않습니다: %2 USD(95% 구간 %3~%4)</translation>
    </message>
    <message>
        <source>“%1” against it: %2 USD (95 % interval %3 to %4)</source>
        <translation>이에 비해 ‘%1’: %2 USD(95% 구간 %3~%4)</translation>
    </message>
    <message>
        <source>Independent windows: %1 of %2 in time</source>
        <translation>독립 구간: %2개 중 %1개가 제때</translation>
    </message>
    <message>
        <source>On spot the run takes %1 h and costs %2 USD (least to most)</source>
        <translation>스팟에서 실행은 %1시간 걸리고 %2 USD가 듭니다(최소~최대)</translation>
    </message>
    <message>
        <source>On spot the run takes %1 h (least to most)</source>
        <translation>스팟에서 실행은 %1시간 걸립니다(최소~최대)</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>에너지 및 탄소</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>에너지</translation>
    </message>
    <message>
        <source>Operational emissions</source>
        <translation>운영 배출량</translation>
    </message>
    <message>
        <source>Emissions</source>
        <translation>배출량</translation>
    </message>
    <message>
        <source>Elastic: energy</source>
        <translation>탄력적: 에너지</translation>
    </message>
    <message>
        <source>Elastic: operational emissions</source>
        <translation>탄력적: 운영 배출량</translation>
    </message>
    <message>
        <source>Mean energy, PUE included.</source>
        <translation>PUE를 포함한 평균 에너지입니다.</translation>
    </message>
    <message>
        <source>Mean operational emissions.</source>
        <translation>평균 운영 배출량입니다.</translation>
    </message>
    <message>
        <source>It uses %1 kWh on average.</source>
        <translation>평균 %1 kWh를 사용합니다.</translation>
    </message>
    <message>
        <source>no checkpoints</source>
        <translation>체크포인트 없음</translation>
    </message>
    <message>
        <source>every %1 h</source>
        <translation>%1 h마다</translation>
    </message>
    <message>
        <source>Best checkpoint interval: %1 h</source>
        <translation>최적 체크포인트 간격: %1 h</translation>
    </message>
    <message>
        <source>Best without checkpoints</source>
        <translation>체크포인트 없이가 최적</translation>
    </message>
    <message>
        <source>%1; with %2 the run hardly ever ends</source>
        <translation>%1; %2(으)로는 실행이 거의 끝나지 않습니다</translation>
    </message>
    <message>
        <source>%1; %2 is as good</source>
        <translation>%1; %2도 같은 수준입니다</translation>
    </message>
    <message>
        <source>The trace was recorded on %1, not on %2: read the result as an example of such a market, not as a forecast.</source>
        <translation>이 기록은 %2이(가) 아니라 %1에서 나온 것입니다. 결과는 예측이 아니라 그런 시장의 한 예로 보십시오.</translation>
    </message>
    <message>
        <source>%1; on the same draws it saves %2 h on average against %3</source>
        <translation>%1; 같은 난수에서 %3 대비 평균 %2 h 절약</translation>
    </message>
    <message>
        <source>%1; on the same draws it saves %2 USD (%3) and %4 h on average against %5</source>
        <translation>%1; 같은 난수에서 %5 대비 평균 %2 USD(%3)와 %4 h 절약</translation>
    </message>
    <message>
        <source>In %1 the fleet costs %2 USD (least to most)</source>
        <translation>%1 동안 플릿 비용은 %2 USD입니다(최소~최대)</translation>
    </message>
    <message>
        <source>In %1 the fleet costs %2 USD (P5 to P95)</source>
        <translation>%1 동안 플릿 비용은 %2 USD입니다(P5~P95)</translation>
    </message>
    <message>
        <source>Without interruptions the run takes %1 h and costs %2 USD on spot</source>
        <translation>중단이 없으면 실행에 %1 h가 걸리고 스팟 비용은 %2 USD입니다</translation>
    </message>
    <message>
        <source>Without interruptions the run takes %1 h</source>
        <translation>중단이 없으면 실행에 %1 h가 걸립니다</translation>
    </message>
    <message>
        <source>What the policies cost is not known: the price on spot or on-demand is missing.</source>
        <translation>정책별 비용을 알 수 없습니다. 스팟 또는 온디맨드 가격이 없습니다.</translation>
    </message>
    <message>
        <source>It uses %1 kWh and emits %2 kg CO₂e on average.</source>
        <translation>평균 %1 kWh를 사용하고 %2 kg CO₂e를 배출합니다.</translation>
    </message>
    <message>
        <source>; %1 against on-demand, %2 USD</source>
        <translation>; 온디맨드 %2 USD 대비 %1</translation>
    </message>
</context>
<context>
    <name>StudyWords</name>
    <message>
        <source>Below it wins</source>
        <translation>그 아래의 최적</translation>
    </message>
    <message>
        <source>From there on</source>
        <translation>그곳부터</translation>
    </message>
    <message>
        <source>Cannot be told apart</source>
        <translation>구별되지 않음</translation>
    </message>
    <message>
        <source>No candidate qualifies at any point of the study.</source>
        <translation>연구의 어느 점에서도 적격 후보가 없습니다.</translation>
    </message>
    <message>
        <source>%1 at %2 of the points</source>
        <translation>%1: 점의 %2</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>최적: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more win(s) somewhere.</source>
        <translation>
            <numerusform>그 밖에 %n개가 어딘가에서 최적입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>At %1 the best cannot be told apart from the second.</source>
        <translation>%1에서는 최적이 2위와 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>At %1 none qualifies.</source>
        <translation>%1에서는 적격 후보가 없습니다.</translation>
    </message>
    <message>
        <source>Equal to %1</source>
        <translation>%1과(와) 같음</translation>
    </message>
    <message>
        <source>Cannot be told apart from %1</source>
        <translation>%1과(와) 구별되지 않음</translation>
    </message>
    <message>
        <source>Second: %1</source>
        <translation>2위: %1</translation>
    </message>
</context>
<context>
    <name>TableSource</name>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>%1, as shown</source>
        <translation>%1, 표시된 값</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, 하한</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, 상한</translation>
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
        <translation>작성자가 메모를 남기지 않았습니다.</translation>
    </message>
    <message>
        <source>Nobody has approved or withdrawn it.</source>
        <translation>아직 승인되거나 철회되지 않았습니다.</translation>
    </message>
    <message>
        <source>It is not among your imports.</source>
        <translation>내 가져오기 목록에 없습니다.</translation>
    </message>
    <message>
        <source>Mine or another person&apos;s</source>
        <translation>내 값 또는 다른 사람의 값</translation>
    </message>
    <message>
        <source>This publication</source>
        <translation>이 게시물</translation>
    </message>
    <message>
        <source>Import %1 by %2: %3</source>
        <translation>%2의 게시물 %1 가져오기: %3</translation>
    </message>
    <message>
        <source>Your own values stay in force:</source>
        <translation>내 값이 계속 적용됩니다:</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>내 값</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>다른 사람의 값</translation>
    </message>
    <message>
        <source>all</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Nobody has approved it.</source>
        <translation>아무도 승인하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>TradeOffs</name>
    <message>
        <source>%1 less %2</source>
        <translation>%2 %1 적음</translation>
    </message>
    <message>
        <source>Dominated by %1: %2</source>
        <translation>%1에 지배됨: %2</translation>
    </message>
    <message>
        <source>Knee of the front: beyond it a gain on one axis costs most on the other.</source>
        <translation>프런트의 무릎점: 이 지점을 넘으면 한 축의 이득이 다른 축에서 가장 큰 대가를 치릅니다.</translation>
    </message>
    <message>
        <source>Not in the front: %1</source>
        <translation>프런트에 포함되지 않음: %1</translation>
    </message>
    <message>
        <source>Dominated: another one has lower values on both axes.</source>
        <translation>지배됨: 두 축 모두에서 값이 더 낮은 후보가 있습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be told apart</source>
        <translation>%1 구별되지 않음</translation>
    </message>
    <message>
        <source>Dominated by %1: as cheap and cleaner.</source>
        <translation>%1에 지배됨: 비용이 같고 배출이 더 적습니다.</translation>
    </message>
    <message>
        <source>Dominated by %1: cheaper and as clean.</source>
        <translation>%1에 지배됨: 더 저렴하고 배출이 같습니다.</translation>
    </message>
    <message>
        <source>Dominated by %1: cheaper and cleaner.</source>
        <translation>%1에 지배됨: 더 저렴하고 배출이 더 적습니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::AboutDialog</name>
    <message>
        <source>About Wattfare</source>
        <translation>Wattfare 정보</translation>
    </message>
    <message>
        <source>Wattfare %1</source>
        <translation>Wattfare %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;Copyright 2026 The Wattfare developers.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Copyright 2026 The Wattfare developers.&lt;/p&gt;&lt;p&gt;GNU General Public License 버전 3 이상에 따른 자유 소프트웨어이며, 어떠한 보증도 하지 않습니다.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>카탈로그</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>해시</translation>
    </message>
    <message>
        <source>Facts, no licence stated</source>
        <translation>사실 정보, 라이선스 명시 없음</translation>
    </message>
    <message>
        <source>&lt;p&gt;No catalogue is open.&lt;/p&gt;</source>
        <translation>&lt;p&gt;열린 카탈로그가 없습니다.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Parts of About</source>
        <translation>정보 항목</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Data and attributions</source>
        <translation>데이터 및 저작자 표시</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>퍼블릭 도메인</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>What machine-learning work costs on AWS instances: in dollars, in kilowatt-hours and in CO₂.</source>
        <translation>AWS 인스턴스에서 머신러닝 작업에 드는 비용: 달러, 킬로와트시, CO₂.</translation>
    </message>
    <message>
        <source>%1 (built with %2)</source>
        <translation>%1(빌드: %2)</translation>
    </message>
</context>
<context>
    <name>wattfare::AdmitButtons</name>
    <message>
        <source>Changes the setting of the scenario that excludes them. Undo reverts it.</source>
        <translation>이 후보를 제외하는 시나리오 설정을 바꿉니다. 실행 취소로 되돌릴 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::AdvisorPage</name>
    <message>
        <source>Advisor</source>
        <translation>조언</translation>
    </message>
    <message>
        <source>What runs today</source>
        <translation>현재 실행 중인 것</translation>
    </message>
    <message>
        <source>The candidate that the findings are about: each choice is advised on anew</source>
        <translation>결과의 대상이 되는 후보입니다. 선택할 때마다 새로 조언합니다</translation>
    </message>
    <message>
        <source>Measured utilisation…</source>
        <translation>실측 사용률…</translation>
    </message>
    <message>
        <source>Import a file of nvidia-smi, CloudWatch, DCGM or neuron-monitor; its window leads back here</source>
        <translation>nvidia-smi, CloudWatch, DCGM 또는 neuron-monitor 파일을 가져옵니다. 열린 창에서 이 페이지로 돌아옵니다</translation>
    </message>
    <message>
        <source>Without the file</source>
        <translation>파일 없이</translation>
    </message>
    <message>
        <source>Advise on the scenario alone</source>
        <translation>시나리오만으로 조언</translation>
    </message>
    <message>
        <source>Open this scenario</source>
        <translation>이 시나리오 열기</translation>
    </message>
    <message>
        <source>Opens the scenario of the chosen finding in Explore. Undo brings yours back.</source>
        <translation>선택한 결과의 시나리오를 탐색에서 엽니다. 실행 취소하면 원래 시나리오로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>나란히 보기</translation>
    </message>
    <message>
        <source>Opens that scenario and compares today&apos;s candidate with the alternative</source>
        <translation>해당 시나리오를 열어 현재 후보와 대안을 비교합니다</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>열린 카탈로그가 없습니다</translation>
    </message>
    <message>
        <source>The advisor evaluates alternatives with the prices and benchmarks of a catalogue.</source>
        <translation>조언은 카탈로그의 가격과 벤치마크로 대안을 평가합니다.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>카탈로그 열기…</translation>
    </message>
    <message>
        <source>the baseline, else the cheapest</source>
        <translation>기준, 없으면 가장 저렴한 후보</translation>
    </message>
    <message>
        <source>Looking for findings…</source>
        <translation>결과를 찾는 중…</translation>
    </message>
    <message>
        <source>Looking for findings</source>
        <translation>결과를 찾는 중</translation>
    </message>
    <message>
        <source>Stopped. Choose a candidate to begin anew.</source>
        <translation>중지했습니다. 후보를 선택하면 다시 시작합니다.</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation>조언: %1</translation>
    </message>
    <message>
        <source>Cost a year</source>
        <translation>연간 비용</translation>
    </message>
    <message>
        <source>Emissions a year</source>
        <translation>연간 배출량</translation>
    </message>
    <message>
        <source>Energy a year</source>
        <translation>연간 에너지</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>실행 비용</translation>
    </message>
    <message>
        <source>Emissions of the run</source>
        <translation>실행 배출량</translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation>실행 에너지</translation>
    </message>
    <message>
        <source>%1 tCO2e</source>
        <translation>%1 tCO2e</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>변화 없음</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 감소</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 증가</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>대안</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>신뢰도</translation>
    </message>
    <message>
        <source>%1: on average %2, at most %3 for 95 % of the time, %4 at the peak</source>
        <translation>%1: 평균 %2, 전체 시간의 95% 동안 최대 %3, 최고 %4</translation>
    </message>
    <message numerus="yes">
        <source>The series has %n gap(s); nothing is assumed for them.</source>
        <translation>
            <numerusform>시계열에 공백이 %n개 있으며, 공백에는 아무것도 가정하지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) on %1.</source>
        <translation>
            <numerusform>%1에 대한 결과 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked, without a finding</source>
        <translation>확인했으나 결과 없음</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind of finding, severity</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>절감 수단</translation>
    </message>
    <message>
        <source>Open in Place</source>
        <translation>배치에서 열기</translation>
    </message>
    <message>
        <source>Replaces the tasks of Place by one that asks for this part of the GPU. Undo brings yours back.</source>
        <translation>배치의 작업을 이 GPU 부분을 요청하는 작업 하나로 바꿉니다. 실행 취소하면 되돌아옵니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::Application</name>
    <message>
        <source>Unsaved work cannot be kept for the case of a crash. %1</source>
        <translation>비정상 종료에 대비해 저장하지 않은 작업을 보관할 수 없습니다. %1</translation>
    </message>
    <message>
        <source>The bundled catalogue was not found beside the program. Open a catalogue file with Data &gt; Open a catalogue.</source>
        <translation>프로그램과 함께 제공되는 카탈로그를 찾을 수 없습니다. 데이터 &gt; 카탈로그 열기에서 카탈로그 파일을 여십시오.</translation>
    </message>
    <message>
        <source>Unsaved work is kept again for the case of a crash.</source>
        <translation>비정상 종료에 대비해 저장하지 않은 작업을 다시 보관하고 있습니다.</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>작업 취소</translation>
    </message>
    <message>
        <source>Language, numbers and zoom change when the running job has ended.</source>
        <translation>언어, 숫자, 확대/축소는 실행 중인 작업이 끝나면 바뀝니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::Autosave</name>
    <message>
        <source>Unsaved scenarios cannot be kept in %1.</source>
        <translation>저장하지 않은 시나리오를 %1에 보관할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::AwsCommandsDialog</name>
    <message>
        <source>Commands for AWS files</source>
        <translation>AWS 파일 명령</translation>
    </message>
    <message>
        <source>Run a command where you have the AWS command line and its credentials, then import the file that it writes. Those with curl need no account.</source>
        <translation>AWS 명령줄과 자격 증명이 있는 곳에서 명령을 실행한 다음 생성된 파일을 가져오십시오. curl 명령에는 계정이 필요 없습니다.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy the command for: %1</source>
        <translation>명령 복사: %1</translation>
    </message>
</context>
<context>
    <name>wattfare::AxisEditor</name>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Remove this axis</source>
        <translation>이 축 제거</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>선형</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>나열</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>눈금</translation>
    </message>
    <message>
        <source>from</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>to</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>values, separated by “;”</source>
        <translation>“;”로 구분한 값</translation>
    </message>
    <message>
        <source>Number of points</source>
        <translation>점의 개수</translation>
    </message>
    <message>
        <source>points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”은(는) 숫자가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::CarbonSwitch</name>
    <message>
        <source>Carbon:</source>
        <translation>탄소:</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Emissions of the grid where the work is done.</source>
        <translation>작업이 이루어지는 곳의 전력망 배출량입니다.</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>시장</translation>
    </message>
    <message>
        <source>What the operator buys by contract counts, not the grid of the place. A 0 is a claim of the operator.</source>
        <translation>그곳의 전력망이 아니라 운영자가 계약으로 구매한 전력을 기준으로 합니다. 0은 운영자의 주장입니다.</translation>
    </message>
    <message>
        <source>Marginal</source>
        <translation>한계</translation>
    </message>
    <message>
        <source>Emissions of an additional job, not the average of the grid.</source>
        <translation>전력망 평균이 아니라 추가 작업의 배출량입니다.</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>%1 변경</translation>
    </message>
</context>
<context>
    <name>wattfare::ChartFrame</name>
    <message numerus="yes">
        <source>%n value(s) of zero or less are not on the logarithmic axis.</source>
        <translation>
            <numerusform>0 이하의 값 %n개는 로그 축에 표시되지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of %2 rows.</source>
        <translation>전체 %2행 중 처음 %1행.</translation>
    </message>
    <message>
        <source>Nothing to draw.</source>
        <translation>그릴 내용이 없습니다.</translation>
    </message>
    <message>
        <source>drag: select, Shift+drag: move, wheel: zoom</source>
        <translation>끌기: 선택, Shift+끌기: 이동, 휠: 확대/축소</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) cut, marked //: the figure stands on the bar.</source>
        <translation>
            <numerusform>막대 %n개를 잘라 //로 표시했습니다. 수치는 막대 위에 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::ChartView</name>
    <message>
        <source>Chart</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>그림 복사</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>PNG로 저장…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>SVG로 저장…</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>표로 보기</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>가로축 로그 눈금</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>세로축 로그 눈금</translation>
    </message>
    <message>
        <source>Select what is in view</source>
        <translation>보이는 것 모두 선택</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>계열</translation>
    </message>
    <message>
        <source>Scenario: %1.</source>
        <translation>시나리오: %1.</translation>
    </message>
    <message>
        <source>Prices as of %1.</source>
        <translation>%1 기준 가격.</translation>
    </message>
</context>
<context>
    <name>wattfare::ChartsPage</name>
    <message>
        <source>Charts</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Kinds of chart</source>
        <translation>차트 종류</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>전체 다시 표시</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>표로 보기</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>그림 복사</translation>
    </message>
    <message>
        <source>Save as PNG or SVG</source>
        <translation>PNG 또는 SVG로 저장</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 이미지 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 이미지 (*.png)</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>PNG로 저장…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>SVG로 저장…</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>차트 표시 내용</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>log x</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>가로축 로그 눈금</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>log y</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>세로축 로그 눈금</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>가로축</translation>
    </message>
    <message>
        <source>utilisation of what is reserved</source>
        <translation>예약 용량의 사용률</translation>
    </message>
    <message>
        <source>interruptions of spot</source>
        <translation>스팟 중단</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>월</translation>
    </message>
    <message>
        <source>whole year</source>
        <translation>연간</translation>
    </message>
    <message>
        <source>Nothing evaluated yet</source>
        <translation>아직 평가된 내용이 없습니다</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>열린 카탈로그가 없습니다</translation>
    </message>
    <message>
        <source>Charts show the candidates of the workload.</source>
        <translation>차트는 워크로드의 후보를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>카탈로그 열기…</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>세로</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <translation>세로축</translation>
    </message>
    <message>
        <source>Sobol indices</source>
        <translation>Sobol 지수</translation>
    </message>
    <message>
        <source>Also draw all uncertain inputs at once: which share of the variance each explains alone, and with its interactions.</source>
        <translation>불확실한 모든 입력을 동시에 추출하여 각 입력이 단독으로, 그리고 상호작용을 포함해 설명하는 분산의 비율을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>약정</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>가로</translation>
    </message>
    <message>
        <source>No price of this type at or before %1.</source>
        <translation>%1 또는 그 이전에 이 유형의 가격이 없습니다.</translation>
    </message>
    <message>
        <source>The catalogue has no such figure of this region.</source>
        <translation>카탈로그에 이 리전의 해당 수치가 없습니다.</translation>
    </message>
    <message>
        <source>What the chart shows; each choice draws it anew</source>
        <translation>차트가 보여 주는 것. 고를 때마다 다시 그립니다</translation>
    </message>
    <message>
        <source>Candidate: %1</source>
        <translation>후보: %1</translation>
    </message>
    <message>
        <source>Candidate: %1, the cheapest. %2 is selected, but: %3</source>
        <translation>후보: %1(최저 비용). 선택한 후보(%2)가 표시되지 않는 이유: %3</translation>
    </message>
    <message>
        <source>No candidate qualifies. Select one in the table to see it here.</source>
        <translation>답에 반영되는 후보가 없습니다. 표에서 하나를 선택하면 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>The best ones: fewer than two of the pinned are among the candidates of the scenario.</source>
        <translation>최상위 후보입니다. 고정한 것 중 시나리오의 후보는 두 개 미만입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned one(s) left out: not among the candidates of the scenario.</source>
        <translation>
            <numerusform>고정된 %n개 제외: 시나리오의 후보가 아님.</numerusform>
        </translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>그룹 기준</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Carbon intensity</source>
        <translation>탄소 집약도</translation>
    </message>
    <message>
        <source>Start from the example</source>
        <translation>예제로 시작</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) selected</source>
        <translation>
            <numerusform>후보 %n개 선택됨</numerusform>
        </translation>
    </message>
    <message>
        <source>Every candidate: the filter of Explore, %1, does not apply here.</source>
        <translation>모든 후보: 탐색의 필터 %1은(는) 여기에 적용되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::ChoiceList</name>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Search in %1</source>
        <translation>%1에서 검색</translation>
    </message>
    <message>
        <source>All shown</source>
        <translation>표시된 항목 모두</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Not in this catalogue</source>
        <translation>이 카탈로그에 없음</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n개 선택</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Order by name</source>
        <translation>이름순으로 정렬</translation>
    </message>
    <message>
        <source>Map…</source>
        <translation>지도…</translation>
    </message>
    <message>
        <source>Choose on a map of the world</source>
        <translation>세계 지도에서 선택</translation>
    </message>
</context>
<context>
    <name>wattfare::ClaimsPage</name>
    <message>
        <source>Claims</source>
        <translation>주장</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV로 내보내기…</translation>
    </message>
    <message>
        <source>Write the claims with their verdicts, every digit and the benchmarks to a file</source>
        <translation>주장을 판정, 모든 자릿수, 벤치마크와 함께 파일로 저장합니다</translation>
    </message>
    <message>
        <source>Published claims</source>
        <translation>발표된 주장</translation>
    </message>
    <message>
        <source>Recomputing the claims…</source>
        <translation>주장을 재계산하는 중…</translation>
    </message>
    <message>
        <source>Recomputing the claims</source>
        <translation>주장 재계산</translation>
    </message>
    <message>
        <source>Cancelled. The claims were not recomputed.</source>
        <translation>취소되었습니다. 주장을 재계산하지 않았습니다.</translation>
    </message>
    <message>
        <source>How the verdict came about</source>
        <translation>판정의 근거</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>열린 카탈로그가 없습니다</translation>
    </message>
    <message>
        <source>Published claims, and the figures that test them, come from a catalogue file.</source>
        <translation>발표된 주장과 이를 검증하는 수치는 카탈로그 파일에서 나옵니다.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>카탈로그 열기…</translation>
    </message>
    <message>
        <source>This catalogue holds no claims</source>
        <translation>이 카탈로그에는 주장이 없습니다</translation>
    </message>
    <message>
        <source>The bundled catalogue lists what vendors have published, with its sources.</source>
        <translation>기본 제공 카탈로그에는 제조사가 발표한 내용이 출처와 함께 있습니다.</translation>
    </message>
    <message>
        <source>Use the bundled catalogue</source>
        <translation>기본 제공 카탈로그 사용</translation>
    </message>
    <message>
        <source>Verdicts: %1.</source>
        <translation>판정: %1.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>주장한 값</translation>
    </message>
    <message>
        <source>Reproduced with prices of %1</source>
        <translation>%1 가격으로 재현</translation>
    </message>
    <message>
        <source>Other publication: %1</source>
        <translation>다른 출판물: %1</translation>
    </message>
    <message>
        <source>Other publications</source>
        <translation>다른 출판물</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>How claims are judged</source>
        <translation>주장을 판정하는 방법</translation>
    </message>
    <message>
        <source>Open the scenario behind it</source>
        <translation>관련 시나리오 열기</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 파일 (*.csv)</translation>
    </message>
</context>
<context>
    <name>wattfare::ColumnChooser</name>
    <message>
        <source>Columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Search by name, unit or meaning</source>
        <translation>이름, 단위, 의미로 검색</translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation>열 검색</translation>
    </message>
    <message>
        <source>Columns by group</source>
        <translation>그룹별 열</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>General</source>
        <translation>일반</translation>
    </message>
    <message>
        <source>Star (pin)</source>
        <translation>별표(고정)</translation>
    </message>
</context>
<context>
    <name>wattfare::CommandPalette</name>
    <message>
        <source>Find anything</source>
        <translation>통합 검색</translation>
    </message>
    <message>
        <source>Find an action, an instance, a column, a model, help…</source>
        <translation>명령, 인스턴스, 열, 모델, 도움말 찾기…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>검색 결과</translation>
    </message>
    <message>
        <source>Nothing is called so. Try fewer words.</source>
        <translation>그런 이름이 없습니다. 더 적은 단어로 찾아보세요.</translation>
    </message>
</context>
<context>
    <name>wattfare::ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>기준</translation>
    </message>
    <message>
        <source>The others show their difference from it</source>
        <translation>나머지는 기준과의 차이를 표시합니다</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>차이만</translation>
    </message>
    <message>
        <source>Copy the comparison</source>
        <translation>비교 복사</translation>
    </message>
    <message>
        <source>Copy the comparison, tab-separated</source>
        <translation>비교를 탭 구분 텍스트로 복사</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>The comparison is on the clipboard.</source>
        <translation>비교를 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>열린 카탈로그가 없습니다</translation>
    </message>
    <message>
        <source>Prices, benchmarks and power figures come from a catalogue file.</source>
        <translation>가격, 벤치마크, 전력 수치는 카탈로그 파일에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>카탈로그 열기…</translation>
    </message>
    <message>
        <source>Nothing is pinned</source>
        <translation>고정된 후보 없음</translation>
    </message>
    <message>
        <source>One candidate is pinned</source>
        <translation>후보 1개가 고정됨</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>표로 이동</translation>
    </message>
    <message numerus="yes">
        <source>%n further pin(s) not shown</source>
        <translation>
            <numerusform>고정된 후보 %n개 더 있음(표시 안 됨)</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>기준</translation>
    </message>
    <message>
        <source>Baseline %1</source>
        <translation>기준 %1</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 고정 해제</translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation>기준으로 지정: %1</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1, 선택됨</translation>
    </message>
    <message>
        <source>How the throughputs were measured</source>
        <translation>처리량을 측정한 방식</translation>
    </message>
    <message>
        <source>Prices as of %1. Baseline: %2</source>
        <translation>%1 기준 가격. 기준: %2</translation>
    </message>
    <message>
        <source>Bars behind the numbers</source>
        <translation>숫자 뒤의 막대</translation>
    </message>
    <message>
        <source>Hides figures in which all candidates agree</source>
        <translation>모든 후보가 같은 항목을 숨깁니다</translation>
    </message>
    <message>
        <source>Candidates as rows</source>
        <translation>후보를 행으로</translation>
    </message>
    <message>
        <source>Candidates as rows, to sort by a figure; room for many</source>
        <translation>후보를 행으로 표시합니다. 항목별로 정렬할 수 있고 많은 후보가 들어갑니다</translation>
    </message>
    <message>
        <source>Pin two or more candidates in the table with Space or the star to see them side by side.</source>
        <translation>표에서 스페이스바나 별표로 후보를 두 개 이상 고정하면 나란히 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>후보</translation>
    </message>
    <message>
        <source>Click: in the order in which they were pinned</source>
        <translation>클릭: 고정한 순서대로</translation>
    </message>
    <message>
        <source>Click to sort.</source>
        <translation>클릭하면 정렬됩니다.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>비교하는 중</translation>
    </message>
    <message>
        <source>Difference %1</source>
        <translation>차이 %1</translation>
    </message>
    <message>
        <source>From %1 to %2 against the baseline; what both share is counted once</source>
        <translation>기준 대비 %1~%2. 둘이 공유하는 것은 한 번만 셈합니다</translation>
    </message>
    <message>
        <source>The ranges overlap, but both rest on the same uncertain figures: the order of the two is certain</source>
        <translation>범위가 겹치지만 둘 다 같은 불확실한 수치에 근거하므로 순서는 확실합니다</translation>
    </message>
    <message>
        <source>The baseline&apos;s watts are known only as a ratio to these: this is the range of the published ratio</source>
        <translation>기준의 전력은 이 후보의 전력에 대한 비율로만 알려져 있습니다. 공표된 비율의 범위입니다</translation>
    </message>
    <message>
        <source>Watts are known only as a ratio to the baseline&apos;s: this is the range of the published ratio</source>
        <translation>전력은 기준에 대한 비율로만 알려져 있습니다. 공표된 비율의 범위입니다</translation>
    </message>
    <message>
        <source>Best of the column</source>
        <translation>열에서 최고</translation>
    </message>
    <message>
        <source>Best of the row</source>
        <translation>행에서 최고</translation>
    </message>
    <message>
        <source>The comparison was not finished</source>
        <translation>비교가 끝나지 않았습니다</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>다시 비교</translation>
    </message>
</context>
<context>
    <name>wattfare::DataTableView</name>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Sort ascending</source>
        <translation>오름차순 정렬</translation>
    </message>
    <message>
        <source>Sort descending</source>
        <translation>내림차순 정렬</translation>
    </message>
    <message>
        <source>Add to the sort order</source>
        <translation>정렬 순서에 추가</translation>
    </message>
    <message>
        <source>Do not sort</source>
        <translation>정렬 안 함</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>이 열 숨기기</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>열 선택…</translation>
    </message>
    <message>
        <source>Bars in cells</source>
        <translation>셀 안 막대</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>열 초기화</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>행 복사</translation>
    </message>
    <message>
        <source>Copy the whole table</source>
        <translation>표 전체 복사</translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation>고정/고정 해제</translation>
    </message>
    <message>
        <source>Explain this value</source>
        <translation>이 값 설명</translation>
    </message>
</context>
<context>
    <name>wattfare::ErrorLogDialog</name>
    <message>
        <source>Error log</source>
        <translation>오류 기록</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <translation>저장 위치: %1</translation>
    </message>
    <message>
        <source>Nothing has gone wrong.</source>
        <translation>발생한 오류가 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>폴더 열기(&amp;F)</translation>
    </message>
</context>
<context>
    <name>wattfare::ExcludedHead</name>
    <message>
        <source>Excluded candidates</source>
        <translation>제외된 후보</translation>
    </message>
</context>
<context>
    <name>wattfare::ExplorePage</name>
    <message>
        <source>Explore</source>
        <translation>탐색</translation>
    </message>
    <message>
        <source>Choose columns</source>
        <translation>열 선택</translation>
    </message>
    <message>
        <source>Bars behind the numbers</source>
        <translation>숫자 뒤의 막대</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>답 복사</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>후보</translation>
    </message>
    <message>
        <source>No candidate passes the filter.</source>
        <translation>필터를 통과하는 후보가 없습니다.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>순위 기준</translation>
    </message>
    <message>
        <source>What the bars show</source>
        <translation>막대 표시 내용</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 고정</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 고정 해제</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>열린 카탈로그가 없습니다</translation>
    </message>
    <message>
        <source>Prices, benchmarks and power figures come from a catalogue file.</source>
        <translation>가격, 벤치마크, 전력 수치는 카탈로그 파일에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>카탈로그 열기…</translation>
    </message>
    <message>
        <source>The scenario cannot be evaluated</source>
        <translation>시나리오를 평가할 수 없습니다</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>평가 중…</translation>
    </message>
    <message>
        <source>Nothing evaluated yet</source>
        <translation>아직 평가된 내용이 없습니다</translation>
    </message>
    <message>
        <source>The answer is on the clipboard.</source>
        <translation>답을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 이미지 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 이미지 (*.png)</translation>
    </message>
    <message>
        <source>“%1” is not a valid column name: letters, digits and underscores.</source>
        <translation>“%1”: 사용할 수 있는 열 이름이 아닙니다. 영문자, 숫자, 밑줄만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The column %1: %2</source>
        <translation>열 %1: %2</translation>
    </message>
    <message>
        <source>Computing columns of your own</source>
        <translation>사용자 열 계산 중</translation>
    </message>
    <message>
        <source>There is room for %1 columns of your own.</source>
        <translation>사용자 열은 %1개까지 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Columns of your own: SQL expressions over the others</source>
        <translation>사용자 열: 다른 열에 대한 SQL 식</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>필터링 중</translation>
    </message>
    <message>
        <source>Cancelled. These are the rows of the filter before.</source>
        <translation>취소되었습니다. 이전 필터의 행이 표시됩니다.</translation>
    </message>
    <message>
        <source>Remove the column %1</source>
        <translation>열 %1 제거</translation>
    </message>
    <message>
        <source>Add the column %1</source>
        <translation>열 %1 추가</translation>
    </message>
    <message>
        <source>Change the column %1</source>
        <translation>열 %1 변경</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>필터 저장</translation>
    </message>
    <message>
        <source>Remove the saved filter</source>
        <translation>저장된 필터 제거</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Show the whole answer</source>
        <translation>답변 전체 표시</translation>
    </message>
    <message>
        <source>Start from the example</source>
        <translation>예제로 시작</translation>
    </message>
    <message>
        <source>Table or chart</source>
        <translation>표 또는 차트</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Cost and carbon</source>
        <translation>비용과 탄소</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>순위</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) selected</source>
        <translation>
            <numerusform>후보 %n개 선택됨</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter hides the cheapest one; the answer is over all candidates.</source>
        <translation>필터가 가장 저렴한 후보를 숨기고 있습니다. 답은 모든 후보를 대상으로 합니다.</translation>
    </message>
    <message>
        <source>The filter hid %1, so it was cleared. Undo brings it back.</source>
        <translation>필터가 %1을(를) 숨겨서 필터를 지웠습니다. 실행 취소하면 돌아옵니다.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln candidate(s) without an answer</source>
        <translation>
            <numerusform>답이 없는 후보 %Ln개 표시</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide %Ln candidate(s) without an answer</source>
        <translation>
            <numerusform>답이 없는 후보 %Ln개 숨기기</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::ExportDialog</name>
    <message>
        <source>Export the table</source>
        <translation>표 내보내기</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>형식(&amp;F)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>As &amp;shown, in this order: %1</source>
        <translation>표시된 행, 현재 순서(&amp;S): %1</translation>
    </message>
    <message>
        <source>&amp;All: %1</source>
        <translation>모두(&amp;A): %1</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>As s&amp;hown, in this order: %1</source>
        <translation>표시된 열, 현재 순서(&amp;H): %1</translation>
    </message>
    <message>
        <source>A&amp;ll: %1</source>
        <translation>모두(&amp;L): %1</translation>
    </message>
    <message>
        <source>&amp;Classes and sources as columns</source>
        <translation>등급과 출처를 열로(&amp;C)</translation>
    </message>
    <message>
        <source>CSV and Excel: beside each figure its class and the sources it rests on.</source>
        <translation>CSV와 Excel: 각 수치 옆에 등급과 근거 출처를 둡니다.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>CSV and Excel hold 15 significant figures, JSON the exact number; all without separators.</source>
        <translation>CSV와 Excel에는 유효 숫자 15자리, JSON에는 정확한 값이 들어가며 모두 구분 기호가 없습니다.</translation>
    </message>
    <message>
        <source>Numbers as on the &amp;screen too, in columns of their own</source>
        <translation>화면에 표시된 숫자도 별도의 열로(&amp;S)</translation>
    </message>
    <message>
        <source>Behind each number its rounded text, as the table shows it.</source>
        <translation>각 숫자 뒤에 표에 표시된 반올림된 텍스트를 넣습니다.</translation>
    </message>
    <message>
        <source>&amp;USD beside it</source>
        <translation>USD 함께 표시(&amp;U)</translation>
    </message>
    <message>
        <source>Behind each amount in %1 the same in USD, as the catalogue has its prices.</source>
        <translation>%1 금액 뒤마다 카탈로그 가격과 같은 USD 금액을 둡니다.</translation>
    </message>
    <message>
        <source>E&amp;xclusions, regions, price dates and ranges as columns</source>
        <translation>제외 사유, 리전, 가격 날짜, 범위를 열로(&amp;X)</translation>
    </message>
    <message>
        <source>Why a row is excluded, its region, purchase option and price date, and the low and high end of each figure, shown in the table or not.</source>
        <translation>행이 제외된 이유, 리전, 구매 옵션, 가격 날짜, 각 수치의 하한과 상한입니다. 표에 보이지 않아도 포함합니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::FilterBar</name>
    <message>
        <source>Filter: a word, or a condition such as gpu_memory_gib &gt;= 24 AND usd_per_million &lt; 5</source>
        <translation>필터: 단어, 또는 gpu_memory_gib &gt;= 24 AND usd_per_million &lt; 5 같은 조건</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>A word searches names. A condition is SQL over the column names; Ctrl+Space completes.</source>
        <translation>단어는 이름을 검색합니다. 조건은 열 이름에 대한 SQL이며 Ctrl+스페이스로 자동 완성됩니다.</translation>
    </message>
    <message>
        <source>Rows that pass the filter, of all candidates</source>
        <translation>전체 후보 중 필터를 통과한 행</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>저장된 필터</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>저장된 필터</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation>이 필터 저장</translation>
    </message>
    <message>
        <source>Remove this filter from the list</source>
        <translation>목록에서 이 필터 제거</translation>
    </message>
    <message>
        <source>filtering…</source>
        <translation>필터링 중…</translation>
    </message>
    <message>
        <source>Filter: word or condition</source>
        <translation>필터: 단어 또는 조건</translation>
    </message>
    <message>
        <source>Names that a condition may use</source>
        <translation>조건에서 사용할 수 있는 이름</translation>
    </message>
    <message>
        <source>Something is missing at the end: a value, a name or a closing bracket.</source>
        <translation>끝에 값, 이름 또는 닫는 괄호가 빠졌습니다.</translation>
    </message>
    <message>
        <source>There is no column %1. Did you mean %2?</source>
        <translation>%1 열이 없습니다. %2을(를) 찾으십니까?</translation>
    </message>
    <message>
        <source>There is no column %1. A text stands in single quotes: &apos;%1&apos;.</source>
        <translation>%1 열이 없습니다. 텍스트는 작은따옴표로 묶습니다: &apos;%1&apos;</translation>
    </message>
    <message>
        <source>There is no column %1. A text stands in single quotes, as in region = &apos;us-east-1&apos;.</source>
        <translation>%1 열이 없습니다. 텍스트는 작은따옴표로 묶습니다. 예: region = &apos;us-east-1&apos;</translation>
    </message>
    <message>
        <source>There is no function %1. Ctrl+Space lists some.</source>
        <translation>%1 함수가 없습니다. Ctrl+Space를 누르면 목록이 표시됩니다.</translation>
    </message>
    <message>
        <source>The function %1 takes another number of values.</source>
        <translation>%1 함수가 받는 값의 개수가 다릅니다.</translation>
    </message>
    <message>
        <source>%1 is computed over many rows, and this is about one: see the page Query.</source>
        <translation>%1은(는) 여러 행에 대해 계산되는데 여기서는 한 행만 다룹니다. 쿼리 페이지를 참조하십시오.</translation>
    </message>
    <message>
        <source>The text that begins at character %1 has no closing quote.</source>
        <translation>%1번째 글자에서 시작하는 텍스트에 닫는 따옴표가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” at character %2 is not understood.</source>
        <translation>%2번째 글자의 “%1”을(를) 이해할 수 없습니다.</translation>
    </message>
    <message>
        <source>This would work: %1</source>
        <translation>올바른 예: %1</translation>
    </message>
    <message>
        <source>Numbers have a point in a filter, whatever the language: %1</source>
        <translation>필터에서는 언어와 관계없이 소수점으로 점을 씁니다: %1</translation>
    </message>
</context>
<context>
    <name>wattfare::GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>가이드</translation>
    </message>
    <message>
        <source>Evaluate this workload</source>
        <translation>이 워크로드 평가</translation>
    </message>
    <message>
        <source>Copy the recommendation</source>
        <translation>추천 복사</translation>
    </message>
    <message>
        <source>Copy the recommendation with its reasons</source>
        <translation>추천과 근거 복사</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>추천</translation>
    </message>
    <message>
        <source>Scenario of the guide</source>
        <translation>가이드의 시나리오</translation>
    </message>
    <message>
        <source>The recommendation is on the clipboard.</source>
        <translation>추천을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>Answer it or leave it open; the recommendation follows at once.</source>
        <translation>답하거나 비워 두십시오. 추천이 바로 따라옵니다.</translation>
    </message>
    <message>
        <source>assumed: %1</source>
        <translation>가정: %1</translation>
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
        <translation>이 시나리오를 탐색에서 그대로 엽니다. 실행 취소하면 원래 시나리오로 돌아갑니다.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>열린 카탈로그 없음</translation>
    </message>
    <message>
        <source>The guide evaluates your answers with the prices and benchmarks of a catalogue.</source>
        <translation>가이드는 카탈로그의 가격과 벤치마크로 답변을 평가합니다.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>카탈로그 열기…</translation>
    </message>
    <message>
        <source>Evaluating your answers</source>
        <translation>답변을 평가하는 중</translation>
    </message>
    <message>
        <source>Asking the published picks again</source>
        <translation>발표된 추천을 다시 평가하는 중</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>선택지</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <translation>선택되지 않음</translation>
    </message>
    <message>
        <source>Published recommendations, asked again</source>
        <translation>발표된 추천을 다시 평가</translation>
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
        <translation>하드웨어</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV로 내보내기…</translation>
    </message>
    <message>
        <source>Write the accelerators with every digit to a file</source>
        <translation>가속기를 모든 자릿수와 함께 파일로 저장합니다</translation>
    </message>
    <message>
        <source>Price per rate of</source>
        <translation>성능당 가격의 형식</translation>
    </message>
    <message>
        <source>Also accelerators outside AWS</source>
        <translation>AWS 외부의 가속기도 표시</translation>
    </message>
    <message>
        <source>Benchmarks of the catalogue were measured on them; no instance type has them</source>
        <translation>카탈로그의 벤치마크가 측정된 가속기이며, 이를 갖춘 인스턴스 유형은 없습니다</translation>
    </message>
    <message>
        <source>Accelerators and their formats</source>
        <translation>가속기와 그 형식</translation>
    </message>
    <message>
        <source>Show its types in Explore</source>
        <translation>탐색에서 이 가속기의 유형 보기</translation>
    </message>
    <message>
        <source>Filters Explore by this accelerator; Undo takes the filter off again</source>
        <translation>탐색을 이 가속기로 필터링합니다. 실행 취소하면 필터가 해제됩니다</translation>
    </message>
    <message>
        <source>Filters Explore by the format of the chosen cell; double-clicking the cell does the same</source>
        <translation>선택한 셀의 형식으로 탐색을 필터링합니다. 셀을 두 번 클릭해도 같습니다</translation>
    </message>
    <message>
        <source>Sheet of the accelerator</source>
        <translation>가속기 시트</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>열린 카탈로그가 없습니다</translation>
    </message>
    <message>
        <source>Accelerators come from a catalogue file.</source>
        <translation>가속기는 카탈로그 파일에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>카탈로그 열기…</translation>
    </message>
    <message numerus="yes">
        <source>Formats, memory and prices of %n accelerator(s)</source>
        <translation>
            <numerusform>가속기 %n개의 형식, 메모리, 가격</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices: on demand in %1 as of %2, whole instances.</source>
        <translation>가격: %2 기준 %1의 온디맨드, 인스턴스 전체.</translation>
    </message>
    <message>
        <source>Show types with %1 in Explore</source>
        <translation>탐색에서 %1 지원 유형 보기</translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation>브라우저에서 %1 열기</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>시트</translation>
    </message>
    <message>
        <source>On AWS</source>
        <translation>AWS 제공</translation>
    </message>
    <message numerus="yes">
        <source>%n instance type(s)</source>
        <translation>
            <numerusform>인스턴스 유형 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) with an on-demand price</source>
        <translation>
            <numerusform>온디맨드 가격이 있는 리전 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Generations of %1</source>
        <translation>%1의 세대</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 파일 (*.csv)</translation>
    </message>
    <message>
        <source>The chosen accelerator</source>
        <translation>선택한 가속기</translation>
    </message>
    <message>
        <source>The number format by whose rate prices are divided</source>
        <translation>가격을 나눌 연산 성능의 숫자 형식</translation>
    </message>
    <message>
        <source>What is shown of accelerators</source>
        <translation>가속기 표시 내용</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>세대</translation>
    </message>
    <message>
        <source>The year of each accelerator against its rate in the format chosen above</source>
        <translation>위에서 선택한 형식의 속도에 대한 각 가속기의 연도</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 이미지 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 이미지 (*.png)</translation>
    </message>
</context>
<context>
    <name>wattfare::Headline</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>wattfare::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>도움말 페이지</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>도움말 본문</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>도움말: %1</translation>
    </message>
</context>
<context>
    <name>wattfare::ImportDialog</name>
    <message>
        <source>1 means: an instance can be had</source>
        <translation>1의 뜻: 인스턴스를 얻을 수 있음</translation>
    </message>
    <message>
        <source>1 means: lost, or not to be had</source>
        <translation>1의 뜻: 잃었거나 얻을 수 없음</translation>
    </message>
    <message>
        <source>Life-cycle intensities</source>
        <translation>전과정 집약도</translation>
    </message>
    <message>
        <source>Direct intensities</source>
        <translation>직접 집약도</translation>
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
        <translation>초, 예: 600</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행 상황</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>바뀔 내용</translation>
    </message>
    <message>
        <source>Nothing in this group.</source>
        <translation>이 그룹에는 없습니다.</translation>
    </message>
    <message>
        <source>Refused. Nothing was changed.</source>
        <translation>거부되었습니다. 아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>거부된 이유</translation>
    </message>
    <message>
        <source>Answer again</source>
        <translation>다시 답하기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation>%1의 종류</translation>
    </message>
    <message>
        <source>Do not import</source>
        <translation>가져오지 않음</translation>
    </message>
    <message>
        <source>Not recognised: do not import</source>
        <translation>인식되지 않음: 가져오지 않음</translation>
    </message>
    <message>
        <source>I have checked the repairs; they are correct</source>
        <translation>수정 사항을 확인했으며 올바릅니다</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>수정 사항</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>원래 값</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>해석한 값</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty: a merged cell)</source>
        <translation>(비어 있음: 병합된 셀)</translation>
    </message>
    <message>
        <source>Every question needs an answer first.</source>
        <translation>먼저 모든 질문에 답해야 합니다.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>The catalogue already has all of this; there is nothing to apply.</source>
        <translation>카탈로그에 이미 모두 있어 적용할 것이 없습니다.</translation>
    </message>
    <message>
        <source>The table lists the first %1 entries; all of them count.</source>
        <translation>표에는 처음 %1개 항목만 표시되지만 모두 반영됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) put right, as confirmed.</source>
        <translation>
            <numerusform>확인한 대로 셀 %n개를 바로잡았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Excluded: %1.</source>
        <translation>제외됨: %1.</translation>
    </message>
    <message>
        <source>Every row was refused, as listed; there is nothing to apply.</source>
        <translation>나열된 대로 모든 행이 거부되었습니다. 적용할 것이 없습니다.</translation>
    </message>
    <message>
        <source>How the file is read; another kind reads it again</source>
        <translation>파일을 읽는 방식입니다. 다른 종류를 고르면 다시 읽습니다</translation>
    </message>
    <message>
        <source>The file does not say it itself</source>
        <translation>파일 자체에는 없는 내용입니다</translation>
    </message>
    <message>
        <source>Commands for AWS files…</source>
        <translation>AWS 파일 명령…</translation>
    </message>
    <message>
        <source>The commands that get the files of AWS which can be imported, to copy</source>
        <translation>가져올 수 있는 AWS 파일을 받는 명령을 보여 주며 복사할 수 있습니다</translation>
    </message>
    <message>
        <source>Choose the region first.</source>
        <translation>먼저 리전을 선택하십시오.</translation>
    </message>
    <message>
        <source>Enter the date of the file first.</source>
        <translation>먼저 파일의 날짜를 입력하십시오.</translation>
    </message>
    <message>
        <source>Choose what 1 means first.</source>
        <translation>먼저 1의 의미를 선택하십시오.</translation>
    </message>
    <message>
        <source>Enter the seconds between two values first.</source>
        <translation>먼저 두 값 사이의 초를 입력하십시오.</translation>
    </message>
    <message>
        <source>Check the repairs and confirm them first.</source>
        <translation>먼저 수정 내용을 확인하고 승인하십시오.</translation>
    </message>
</context>
<context>
    <name>wattfare::ImportFlow</name>
    <message>
        <source>Recognising the files</source>
        <translation>파일 인식 중</translation>
    </message>
    <message>
        <source>There is no file to import.</source>
        <translation>가져올 파일이 없습니다.</translation>
    </message>
    <message>
        <source>None of the files is of a kind that can be imported. If you know better, choose the kind above.</source>
        <translation>가져올 수 있는 종류의 파일이 없습니다. 종류를 알고 있다면 위에서 선택하십시오.</translation>
    </message>
    <message>
        <source>Reading and comparing</source>
        <translation>읽고 비교하는 중</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>쓰는 중</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>가져오는 중</translation>
    </message>
</context>
<context>
    <name>wattfare::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>인스펙터</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>선택된 항목 없음</translation>
    </message>
    <message>
        <source>Select a candidate in the table or in a chart to see all that is known of it.</source>
        <translation>표나 차트에서 후보를 선택하면 알려진 모든 정보를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Pin for the comparison (Space in the table)</source>
        <translation>비교용으로 고정(표에서 스페이스)</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>알려진 정보</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Metric to explain</source>
        <translation>설명할 지표</translation>
    </message>
    <message>
        <source>Which figure of the candidate to unfold</source>
        <translation>펼쳐 볼 후보의 수치</translation>
    </message>
    <message>
        <source>Copy the derivation</source>
        <translation>산출 과정 복사</translation>
    </message>
    <message>
        <source>Copy the derivation as text</source>
        <translation>산출 과정을 텍스트로 복사</translation>
    </message>
    <message>
        <source>Derivation</source>
        <translation>산출 과정</translation>
    </message>
    <message>
        <source>The derivation is on the clipboard.</source>
        <translation>산출 과정을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>This candidate has no such figure.</source>
        <translation>이 후보에는 해당 수치가 없습니다.</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 고정</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 고정 해제</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>이 수치 사용</translation>
    </message>
    <message>
        <source>Let the selected alternative count, in every view</source>
        <translation>선택한 대안을 모든 보기에 반영합니다</translation>
    </message>
    <message>
        <source>Override…</source>
        <translation>재정의…</translation>
    </message>
    <message>
        <source>Put a value of your own in the place of the selected figure or price</source>
        <translation>선택한 수치나 가격 대신 내 값을 넣습니다</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>재설정</translation>
    </message>
    <message>
        <source>Reset to the catalogue&apos;s own figure</source>
        <translation>선택을 취소합니다. 카탈로그의 수치가 다시 적용됩니다</translation>
    </message>
    <message>
        <source>No candidate of the result shows this figure.</source>
        <translation>결과에 이 수치를 보여 주는 후보가 없습니다.</translation>
    </message>
    <message>
        <source>Use benchmark %1</source>
        <translation>벤치마크 %1 사용</translation>
    </message>
</context>
<context>
    <name>wattfare::LeversPane</name>
    <message>
        <source>Levers</source>
        <translation>절감 수단</translation>
    </message>
    <message>
        <source>Lever on: %1</source>
        <translation>절감 수단 켬: %1</translation>
    </message>
    <message>
        <source>Lever off: %1</source>
        <translation>절감 수단 끔: %1</translation>
    </message>
    <message>
        <source>Figure of the steps</source>
        <translation>단계에 표시할 값</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>에너지</translation>
    </message>
    <message>
        <source>Emissions</source>
        <translation>배출량</translation>
    </message>
    <message>
        <source>Steps of the levers</source>
        <translation>절감 수단의 단계</translation>
    </message>
    <message>
        <source>Weighing the levers…</source>
        <translation>절감 수단을 평가하는 중…</translation>
    </message>
    <message>
        <source>Weighing the levers</source>
        <translation>절감 수단 평가</translation>
    </message>
    <message>
        <source>Stopped. Show the levers again to begin anew.</source>
        <translation>중지되었습니다. 절감 수단을 다시 표시하면 새로 시작합니다.</translation>
    </message>
    <message>
        <source>Cost %1 · energy %2 · emissions %3 · %4</source>
        <translation>비용 %1 · 에너지 %2 · 배출량 %3 · %4</translation>
    </message>
    <message>
        <source>%1: %2 (%3). %4</source>
        <comment>quantity, value, how it was found, sources</comment>
        <translation>%1: %2 (%3). %4</translation>
    </message>
    <message>
        <source>%1 without levers. Switch on what applies.</source>
        <translation>절감 수단 없는 %1. 해당하는 항목을 켜십시오.</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n lever(s): cost %2, energy %3, emissions %4.</source>
        <translation>
            <numerusform>%1, 절감 수단 %n개: 비용 %2, 에너지 %3, 배출량 %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cost with these levers.</source>
        <translation>이 절감 수단으로는 %1의 비용을 알 수 없습니다.</translation>
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
        <translation>페이지</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>워크로드</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>인스펙터</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>데이터 품질</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message>
        <source>Cancel the running job</source>
        <translation>실행 중인 작업 취소</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Show or hide the data quality dock</source>
        <translation>데이터 품질 패널 표시/숨기기</translation>
    </message>
    <message>
        <source>Data quality: %1</source>
        <translation>데이터 품질: %1</translation>
    </message>
    <message>
        <source>%1[*] – Wattfare</source>
        <translation>%1[*] – Wattfare</translation>
    </message>
    <message>
        <source>No catalogue</source>
        <translation>카탈로그 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of yours</source>
        <translation>
            <numerusform>사용자 행 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 candidates · %2 ms</source>
        <translation>
            <numerusform>후보 %1개 · %2 ms</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was not saved when Wattfare last ended.</source>
        <translation>Wattfare가 마지막으로 종료될 때 “%1” 시나리오가 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>Untitled scenario</source>
        <translation>제목 없는 시나리오</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>복구</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경 사항</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”에 저장하지 않은 변경 사항이 있습니다.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Find anything…  Ctrl+K</source>
        <translation>통합 검색…  Ctrl+K</translation>
    </message>
    <message>
        <source>Actions, instances, regions, models and presets</source>
        <translation>작업, 인스턴스, 리전, 모델, 프리셋</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>통합 검색</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>새 시나리오(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>보고서(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Print the report…</source>
        <translation>보고서 인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>종료(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>Copy the &amp;answer</source>
        <translation>답 복사(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy the selected rows</source>
        <translation>선택한 행 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;derivation</source>
        <translation>산출 과정 복사(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Pin or unpin the selection</source>
        <translation>선택 항목 고정/해제(&amp;P)</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 고정 해제</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 고정</translation>
    </message>
    <message>
        <source>Remove all pins</source>
        <translation>고정 모두 해제</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>필터(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>시스템 설정 따르기</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>Choose &amp;columns…</source>
        <translation>열 선택(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>레이아웃 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>시나리오(&amp;S)</translation>
    </message>
    <message>
        <source>Start from a &amp;preset</source>
        <translation>프리셋으로 시작(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Title…</source>
        <translation>제목(&amp;T)…</translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation>시나리오 제목</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Include &amp;estimates</source>
        <translation>추정값 포함(&amp;E)</translation>
    </message>
    <message>
        <source>Include &amp;retired types</source>
        <translation>단종 유형 포함(&amp;R)</translation>
    </message>
    <message>
        <source>Use the &amp;newest prices</source>
        <translation>최신 가격 사용(&amp;N)</translation>
    </message>
    <message>
        <source>Newest prices</source>
        <translation>최신 가격</translation>
    </message>
    <message>
        <source>Edit the &amp;workload</source>
        <translation>워크로드 편집(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>데이터(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Open a catalogue…</source>
        <translation>카탈로그 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Use the &amp;bundled catalogue</source>
        <translation>기본 제공 카탈로그 사용(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>도구(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>통합 검색(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Explain the selected figure</source>
        <translation>선택한 수치 설명(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Help on this &amp;view</source>
        <translation>이 보기의 도움말(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>첫걸음(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>키보드(&amp;K)</translation>
    </message>
    <message>
        <source>Figures and their &amp;evidence</source>
        <translation>수치와 근거(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;About Wattfare</source>
        <translation>Wattfare 정보(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qt 정보(&amp;Q)</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>인스턴스</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>리전 %1</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>모델 %1</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>%1 파일이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is neither a scenario (.wattfare), nor a catalogue (.db), nor data that can be imported.</source>
        <translation>%1 파일은 시나리오(.wattfare), 카탈로그(.db), 가져올 수 있는 데이터 중 어느 것도 아닙니다.</translation>
    </message>
    <message>
        <source>The bundled catalogue was not found beside the program. Open a catalogue file with Data &gt; Open a catalogue.</source>
        <translation>프로그램과 함께 제공되는 카탈로그를 찾을 수 없습니다. 데이터 &gt; 카탈로그 열기에서 카탈로그 파일을 여십시오.</translation>
    </message>
    <message>
        <source>Opening the catalogue</source>
        <translation>카탈로그 여는 중</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 파일을 열었습니다</translation>
    </message>
    <message>
        <source>The catalogue cannot be used</source>
        <translation>카탈로그를 사용할 수 없습니다</translation>
    </message>
    <message>
        <source>Use the bundled catalogue</source>
        <translation>기본 제공 카탈로그 사용</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>다른 파일 선택…</translation>
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
        <translation>시나리오에 이 카탈로그에 없는 항목이 있습니다: %1.</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>프리셋 “%1”</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>새 시나리오</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 저장됨</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Scenarios, catalogues and data (*.wattfare *.db *.sqlite *.pdf *.csv *.json *.gz);;All files (*)</source>
        <translation>시나리오, 카탈로그 및 데이터 (*.wattfare *.db *.sqlite *.pdf *.csv *.json *.gz);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Open a catalogue</source>
        <translation>카탈로그 열기</translation>
    </message>
    <message>
        <source>Catalogues (*.db *.sqlite);;All files (*)</source>
        <translation>카탈로그 (*.db *.sqlite);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>시나리오 저장</translation>
    </message>
    <message>
        <source>Scenarios (*.wattfare)</source>
        <translation>시나리오 (*.wattfare)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Report settings</source>
        <translation>보고서 설정</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>보고서 저장</translation>
    </message>
    <message>
        <source>Sent to %1</source>
        <translation>%1 프린터로 보냄</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>파일 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>폴더 가져오기(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Paste a table</source>
        <translation>표 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Refresh from AWS…</source>
        <translation>AWS에서 새로 고침(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;My data…</source>
        <translation>내 데이터(&amp;M)…</translation>
    </message>
    <message>
        <source>Comparing with the saved result</source>
        <translation>저장된 결과와 비교 중</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) of the saved result differ here.</source>
        <translation>
            <numerusform>저장된 결과의 입력 %n개가 여기와 다릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The inputs of the saved result are the same here.</source>
        <translation>저장된 결과의 입력은 여기와 같습니다.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Inputs that differ from the saved result</source>
        <translation>저장된 결과와 다른 입력</translation>
    </message>
    <message>
        <source>Another window or program changed your imports or choices; this window shows them now.</source>
        <translation>다른 창이나 프로그램이 가져오기 또는 선택을 바꾸었습니다. 이 창에 반영되었습니다.</translation>
    </message>
    <message>
        <source>Use another figure: %1</source>
        <translation>다른 수치 사용: %1</translation>
    </message>
    <message>
        <source>Back to the catalogue: %1</source>
        <translation>카탈로그로 되돌리기: %1</translation>
    </message>
    <message>
        <source>Your imports and choices cannot be read and are left out: %1</source>
        <translation>가져오기와 선택을 읽을 수 없어 제외합니다: %1</translation>
    </message>
    <message>
        <source>Set the file aside</source>
        <translation>파일 따로 보관</translation>
    </message>
    <message>
        <source>The file is kept as %1. New imports and choices start afresh.</source>
        <translation>파일은 %1 이름으로 보관됩니다. 새 가져오기와 선택은 처음부터 시작합니다.</translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation>폴더 가져오기</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>파일 가져오기</translation>
    </message>
    <message>
        <source>Data (*.json *.csv *.tsv *.txt *.js);;All files (*)</source>
        <translation>데이터 (*.json *.csv *.tsv *.txt *.js);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy a table with a header that names the instance type, then paste it here.</source>
        <translation>클립보드에 텍스트가 없습니다. 머리글에 인스턴스 유형이 있는 표를 복사한 뒤 여기에 붙여넣으십시오.</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>붙여넣은 표</translation>
    </message>
    <message>
        <source>Revert…</source>
        <translation>되돌리기…</translation>
    </message>
    <message>
        <source>My data</source>
        <translation>내 데이터</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) imported from %1.</source>
        <translation>
            <numerusform>%1에서 행 %n개를 가져왔습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Revert the import</source>
        <translation>가져오기 되돌리기</translation>
    </message>
    <message numerus="yes">
        <source>Revert the %n row(s) of %1? Undo brings them back.</source>
        <translation>
            <numerusform>%1의 행 %n개를 되돌릴까요? 실행 취소하면 다시 돌아옵니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>The import of %1 was reverted.</source>
        <translation>%1 가져오기를 되돌렸습니다.</translation>
    </message>
    <message>
        <source>Drop a carried figure</source>
        <translation>함께 저장된 수치 제거</translation>
    </message>
    <message>
        <source>The catalogue has no instance type %1.</source>
        <translation>카탈로그에 %1 인스턴스 유형이 없습니다.</translation>
    </message>
    <message>
        <source>The catalogue has no region %1.</source>
        <translation>카탈로그에 %1 리전이 없습니다.</translation>
    </message>
    <message>
        <source>The catalogue has no model %1.</source>
        <translation>카탈로그에 %1 모델이 없습니다.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 항목이 없습니다.</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3.</source>
        <translation>%1: 입력값 %2, 필요한 값 %3.</translation>
    </message>
    <message>
        <source>Override: %1</source>
        <translation>재정의: %1</translation>
    </message>
    <message>
        <source>Export the &amp;table…</source>
        <translation>표 내보내기(&amp;T)…</translation>
    </message>
    <message>
        <source>There is nothing to write: every figure is missing.</source>
        <translation>쓸 내용이 없습니다. 모든 수치가 없습니다.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>표 내보내기</translation>
    </message>
    <message>
        <source>Writing the table</source>
        <translation>표 쓰는 중</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>파일 열기</translation>
    </message>
    <message>
        <source>Putting the report together…</source>
        <translation>보고서를 만드는 중…</translation>
    </message>
    <message>
        <source>Putting the report together</source>
        <translation>보고서 만드는 중</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>보고서 쓰는 중</translation>
    </message>
    <message>
        <source>The server gave no checksum to compare with: %1.</source>
        <translation>서버가 비교할 체크섬을 제공하지 않았습니다: %1.</translation>
    </message>
    <message>
        <source>Your price holds from %1 on. The scenario is of %2 and keeps the prices of that day.</source>
        <translation>입력한 가격은 %1부터 적용됩니다. 시나리오는 %2 기준이므로 그날의 가격을 유지합니다.</translation>
    </message>
    <message>
        <source>“%1” had changes that were not saved.</source>
        <translation>“%1”에 저장하지 않은 변경 사항이 있었습니다.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Clear the list of recent files</source>
        <translation>최근 파일 목록 지우기</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>최근 파일</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>최근 항목 열기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>실행 취소(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>다시 실행(&amp;R): %1</translation>
    </message>
    <message>
        <source>Re&amp;move all pins</source>
        <translation>고정 모두 해제(&amp;M)</translation>
    </message>
    <message>
        <source>C&amp;lear the filter</source>
        <translation>필터 지우기(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>전체 화면(&amp;U)</translation>
    </message>
    <message>
        <source>Prices as of %1</source>
        <translation>%1 기준 가격</translation>
    </message>
    <message>
        <source>Bring back “%1”</source>
        <translation>“%1” 되돌리기</translation>
    </message>
    <message>
        <source>Recover “%1”</source>
        <translation>“%1” 복구</translation>
    </message>
    <message>
        <source>Pins name ways of buying that do not exist: %1.</source>
        <translation>고정된 후보에 존재하지 않는 구매 방식이 있습니다: %1.</translation>
    </message>
    <message>
        <source>Unsaved work was found that cannot be read. %1</source>
        <translation>저장하지 않은 작업을 찾았지만 읽을 수 없습니다. %1</translation>
    </message>
    <message>
        <source>%1 It is kept as %2.</source>
        <translation>%1 다음 이름으로 보관했습니다: %2</translation>
    </message>
    <message>
        <source>Counts the catalogue: a type may stand under several headings. The answer counts its candidates, each once.</source>
        <translation>카탈로그 기준 집계: 한 유형이 여러 항목에 들어갈 수 있습니다. 답은 후보를 한 번씩만 셉니다.</translation>
    </message>
    <message>
        <source>Shown in the window&apos;s title bar and at the top of the report</source>
        <translation>창의 제목 표시줄과 보고서 맨 위에 표시됩니다</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>%1 가져오기</translation>
    </message>
    <message>
        <source>Revert the import of %1</source>
        <translation>%1 가져오기 되돌리기</translation>
    </message>
    <message>
        <source>The import of %1 is in force again.</source>
        <translation>%1 가져오기가 다시 적용됩니다.</translation>
    </message>
    <message>
        <source>&amp;Methods and formulas</source>
        <translation>계산 방법과 수식(&amp;M)</translation>
    </message>
    <message>
        <source>Error &amp;log</source>
        <translation>오류 기록(&amp;L)</translation>
    </message>
    <message>
        <source>Catalogue %1, newest observations:</source>
        <translation>카탈로그 %1, 최신 관측:</translation>
    </message>
    <message>
        <source>&amp;Commands for AWS files…</source>
        <translation>AWS 파일 명령(&amp;C)…</translation>
    </message>
    <message>
        <source>Keep the inspector open</source>
        <translation>인스펙터를 열어 두기</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>도크</translation>
    </message>
    <message>
        <source>Start &amp;cards</source>
        <translation>시작 카드(&amp;C)</translation>
    </message>
    <message>
        <source>Purchase option</source>
        <translation>구매 옵션</translation>
    </message>
    <message>
        <source>Purchase option %1</source>
        <translation>구매 옵션 %1</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>확대(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Zoom out</source>
        <translation>축소(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Original size</source>
        <translation>원래 크기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>설정(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>폴더 선택</translation>
    </message>
    <message>
        <source>Currency %1</source>
        <translation>통화 %1</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>가속기</translation>
    </message>
    <message>
        <source>accelerator, device, GPU, chip, watts, power, TDP, memory, bandwidth, peak rate</source>
        <translation>가속기, 장치, GPU, 칩, 와트, 전력, TDP, 메모리, 대역폭, 최고 성능</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>용어집(&amp;G)</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>용어</translation>
    </message>
    <message>
        <source>%1 billion parameters</source>
        <translation>매개변수 %1 × 10억</translation>
    </message>
    <message>
        <source>%1 million parameters</source>
        <translation>매개변수 %1 × 100만</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>창의 다음 부분</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>창의 이전 부분</translation>
    </message>
    <message>
        <source>Run the whole study</source>
        <translation>연구 전체 실행</translation>
    </message>
    <message>
        <source>Study results (*.db)</source>
        <translation>연구 결과 (*.db)</translation>
    </message>
    <message>
        <source>Evaluating the study</source>
        <translation>연구를 계산하는 중</translation>
    </message>
    <message>
        <source>Tea&amp;m catalogue…</source>
        <translation>팀 카탈로그(&amp;M)…</translation>
    </message>
    <message>
        <source>Open a stud&amp;y result…</source>
        <translation>연구 결과 열기(&amp;Y)…</translation>
    </message>
    <message>
        <source>Studies under wa&amp;y…</source>
        <translation>진행 중인 연구(&amp;Y)…</translation>
    </message>
    <message>
        <source>Open a study result</source>
        <translation>연구 결과 열기</translation>
    </message>
    <message>
        <source>Study results (*.db);;All files (*)</source>
        <translation>연구 결과 (*.db);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Opening the result of a study</source>
        <translation>연구 결과를 여는 중</translation>
    </message>
    <message>
        <source>A study is being evaluated already. Wait for its result, or cancel it in the status line.</source>
        <translation>이미 연구를 계산하고 있습니다. 결과를 기다리거나 상태 표시줄에서 취소하십시오.</translation>
    </message>
    <message>
        <source>Opening a report</source>
        <translation>보고서를 여는 중</translation>
    </message>
</context>
<context>
    <name>wattfare::MarksButton</name>
    <message>
        <source>Marks</source>
        <extracomment>Button that opens the legend of the marks beside figures: measured, vendor, derived ...</extracomment>
        <translation>표식</translation>
    </message>
    <message>
        <source>What the marks beside figures mean</source>
        <translation>수치 옆 표식의 의미</translation>
    </message>
    <message>
        <source>A result bears the weakest mark among the figures that matter to it. The shape tells, not the colour.</source>
        <translation>결과에는 중요한 수치들 가운데 가장 약한 표식이 붙습니다. 색이 아니라 모양으로 구분합니다.</translation>
    </message>
    <message>
        <source>How figures are classed</source>
        <translation>수치의 분류 방법</translation>
    </message>
</context>
<context>
    <name>wattfare::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>메시지</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Which of the messages is shown</source>
        <translation>표시된 메시지의 순번</translation>
    </message>
    <message>
        <source>Message before</source>
        <translation>이전 메시지</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>다음 메시지</translation>
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
        <translation>온디맨드</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>스팟</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>약정</translation>
    </message>
    <message>
        <source>Share of the mix: %1</source>
        <translation>혼합 비율: %1</translation>
    </message>
    <message>
        <source>Share of the instances bought this way; the three add up to 100 %.</source>
        <translation>이 방식으로 구매하는 인스턴스의 비율이며 셋을 더하면 100%입니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::MonteCarloBar</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Cancel the draws</source>
        <translation>추출 취소</translation>
    </message>
    <message>
        <source>Draw the uncertain inputs</source>
        <translation>불확실한 입력 추출</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>추출 중지</translation>
    </message>
    <message>
        <source>Draws every uncertain input %1 times and shows the quantiles of this figure</source>
        <translation>불확실한 입력을 각각 %1번 추출하여 이 수치의 분위수를 보여 줍니다</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>추출 중…</translation>
    </message>
    <message>
        <source>Drawing the uncertain inputs</source>
        <translation>불확실한 입력 추출 중</translation>
    </message>
    <message>
        <source>P5 %1 · P50 %2 · P95 %3 · bounds %4 to %5</source>
        <translation>P5 %1 · P50 %2 · P95 %3 · 경계 %4~%5</translation>
    </message>
    <message>
        <source>%1 draws with seed %2: mean %3, standard deviation %4. The bounds add the ranges by the rules of the method; the quantiles come from drawing each input between its bounds.</source>
        <translation>시드 %2, %1회 추출: 평균 %3, 표준편차 %4. 경계는 방법의 규칙에 따라 범위를 더한 것이고, 분위수는 각 입력을 그 경계 사이에서 추출하여 얻습니다.</translation>
    </message>
    <message>
        <source>Simulate the range</source>
        <translation>범위 시뮬레이션</translation>
    </message>
</context>
<context>
    <name>wattfare::MyDataDialog</name>
    <message>
        <source>Own price</source>
        <translation>내 가격</translation>
    </message>
    <message>
        <source>Own discount</source>
        <translation>내 할인</translation>
    </message>
    <message>
        <source>Own figure</source>
        <translation>내 수치</translation>
    </message>
    <message>
        <source>Preferred figure</source>
        <translation>선호 수치</translation>
    </message>
    <message>
        <source>Own throughput</source>
        <translation>내 처리량</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>every region</source>
        <translation>모든 리전</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, sequence %1</source>
        <translation>, 시퀀스 %1</translation>
    </message>
    <message>
        <source>%1 % off</source>
        <translation>%1% 할인</translation>
    </message>
    <message>
        <source>the figure chosen</source>
        <translation>선택한 수치</translation>
    </message>
    <message>
        <source>My data</source>
        <translation>내 데이터</translation>
    </message>
    <message>
        <source>Parts of My data</source>
        <translation>내 데이터의 부분</translation>
    </message>
    <message>
        <source>Revert…</source>
        <translation>되돌리기…</translation>
    </message>
    <message>
        <source>Takes back every row that the import wrote</source>
        <translation>가져오기가 쓴 모든 행을 되돌립니다</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Back to what the catalogue says; Edit &gt; Undo brings the choice back</source>
        <translation>카탈로그 값으로 돌아갑니다. 편집 &gt; 실행 취소로 선택을 되살릴 수 있습니다</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>변경…</translation>
    </message>
    <message>
        <source>Another value for the same subject</source>
        <translation>같은 대상에 다른 값</translation>
    </message>
    <message>
        <source>Add an own value…</source>
        <translation>내 값 추가…</translation>
    </message>
    <message>
        <source>An own price or discount, throughput, wattage or other figure</source>
        <translation>내 가격 또는 할인, 처리량, 소비 전력 또는 다른 수치</translation>
    </message>
    <message>
        <source>Overrides and choices</source>
        <translation>재정의와 선택</translation>
    </message>
    <message>
        <source>No overrides yet. Add one here, or select a figure in the inspector and choose “Override”.</source>
        <translation>아직 내 값이 없습니다. 여기에서 추가하거나, 인스펙터에서 수치를 선택하고 “내 값”을 누르십시오.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>The catalogue, with your own values, decides again; Edit &gt; Undo brings it back</source>
        <translation>내 값이 반영된 카탈로그가 다시 결정합니다. 편집 &gt; 실행 취소로 되살릴 수 있습니다</translation>
    </message>
    <message>
        <source>Carried by the scenario</source>
        <translation>시나리오에 포함됨</translation>
    </message>
    <message>
        <source>The open scenario carries no figures. A saved one carries those that you chose, so that it gives the same result elsewhere.</source>
        <translation>열린 시나리오에는 포함된 수치가 없습니다. 저장된 시나리오는 선택한 수치를 포함하므로 다른 곳에서도 같은 결과를 냅니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>가져온 날짜</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Note or source</source>
        <translation>메모 또는 출처</translation>
    </message>
    <message>
        <source>Imports (%1)</source>
        <translation>가져오기(%1)</translation>
    </message>
    <message>
        <source>Overrides and choices (%1)</source>
        <translation>내 값과 선택(%1)</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Carried by the scenario (%1)</source>
        <translation>시나리오에 포함됨(%1)</translation>
    </message>
    <message>
        <source>%1, USD/h</source>
        <translation>%1, USD/h</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>적용 시작일</translation>
    </message>
    <message>
        <source>every date</source>
        <translation>모든 날짜</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>파일 가져오기…</translation>
    </message>
    <message>
        <source>Prices, figures or a trace from files; shown before anything is written</source>
        <translation>파일의 가격, 수치 또는 기록. 쓰기 전에 먼저 보여 줍니다</translation>
    </message>
    <message>
        <source>Nothing imported yet. Drop a file onto the window, or import one here.</source>
        <translation>아직 가져온 것이 없습니다. 파일을 창에 끌어다 놓거나 여기에서 가져오십시오.</translation>
    </message>
    <message>
        <source>all purchase options</source>
        <translation>모든 구매 옵션</translation>
    </message>
</context>
<context>
    <name>wattfare::OverlayStore</name>
    <message>
        <source>Reading what another window changed</source>
        <translation>다른 창의 변경을 읽는 중</translation>
    </message>
    <message>
        <source>Fitting throughput to the benchmarks</source>
        <translation>처리량을 벤치마크에 맞추는 중</translation>
    </message>
</context>
<context>
    <name>wattfare::OwnColumnDialog</name>
    <message>
        <source>Columns of your own</source>
        <translation>사용자 열</translation>
    </message>
    <message>
        <source>SQL over the other columns; Ctrl+Space completes names</source>
        <translation>다른 열에 대한 SQL. Ctrl+스페이스로 이름 자동 완성</translation>
    </message>
    <message>
        <source>A click takes a column into the fields above</source>
        <translation>클릭하면 열이 위의 필드로 들어갑니다</translation>
    </message>
    <message>
        <source>Add or change</source>
        <translation>추가 또는 변경</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>SQL expression</source>
        <translation>SQL 식</translation>
    </message>
    <message>
        <source>What shall the column show? For example %1.</source>
        <translation>열에 무엇을 표시할까요? 예: %1.</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>아직 없음</translation>
    </message>
</context>
<context>
    <name>wattfare::OwnValueDialog</name>
    <message>
        <source>Override</source>
        <translation>재정의</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>할인</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>처리량</translation>
    </message>
    <message>
        <source>Watts or another figure</source>
        <translation>와트 또는 다른 수치</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>인스턴스 유형</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>Every region</source>
        <translation>모든 리전</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>구매 방식</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>추론</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Of which</source>
        <translation>대상 종류</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>가속기</translation>
    </message>
    <message>
        <source>CPU platform</source>
        <translation>CPU 플랫폼</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>부품</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>하한</translation>
    </message>
    <message>
        <source>Optional lower bound</source>
        <translation>하한(선택)</translation>
    </message>
    <message>
        <source>High</source>
        <translation>상한</translation>
    </message>
    <message>
        <source>Optional upper bound</source>
        <translation>상한(선택)</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>시퀀스 길이</translation>
    </message>
    <message>
        <source>Optional, for example 128</source>
        <translation>선택, 예: 128</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>Optional, for example FP16</source>
        <translation>선택, 예: FP16</translation>
    </message>
    <message>
        <source>Note or source</source>
        <translation>메모 또는 출처</translation>
    </message>
    <message>
        <source>Use this value</source>
        <translation>이 값 사용</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Now used: %1 %2 (%3)</source>
        <translation>현재 사용: %1 %2(%3)</translation>
    </message>
    <message>
        <source>Value, %1</source>
        <translation>값, %1</translation>
    </message>
    <message>
        <source>A number is needed.</source>
        <translation>숫자가 필요합니다.</translation>
    </message>
    <message>
        <source>Holds from</source>
        <translation>적용 시작일</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>YYYY-MM-DD</translation>
    </message>
    <message>
        <source>The day from which your price counts. Before it the catalogue&apos;s prices hold, so that results for an earlier date stay as they were. Empty: today.</source>
        <translation>이 가격이 적용되기 시작하는 날입니다. 그 전에는 카탈로그 가격이 적용되므로 이전 날짜의 결과는 그대로 유지됩니다. 비워 두면 오늘입니다.</translation>
    </message>
    <message>
        <source>Holds from: a day up to today is needed, such as %1.</source>
        <translation>적용 시작일: 오늘까지의 날짜가 필요합니다(예: %1).</translation>
    </message>
    <message>
        <source>Part of your own value: it counts in every view at once, and Undo reverts it.</source>
        <translation>내 값의 일부입니다. 모든 보기에 바로 반영되며 실행 취소로 되돌립니다.</translation>
    </message>
    <message>
        <source>For example a contract or a measurement</source>
        <translation>예: 계약 또는 측정</translation>
    </message>
    <message>
        <source>All of them (discount)</source>
        <translation>모두 (할인)</translation>
    </message>
    <message>
        <source>Every type (discount)</source>
        <translation>모든 유형 (할인)</translation>
    </message>
</context>
<context>
    <name>wattfare::ParameterField</name>
    <message>
        <source>per second</source>
        <translation>초당</translation>
    </message>
    <message>
        <source>per minute</source>
        <translation>분당</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>시간당</translation>
    </message>
    <message>
        <source>per day</source>
        <translation>일당</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>월당</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>%1의 단위</translation>
    </message>
    <message>
        <source>Shows the rate in another unit; the rate itself stays. A month has 730 hours.</source>
        <translation>요청률을 다른 단위로 표시하며 값 자체는 그대로입니다. 한 달은 730시간입니다.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”: 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>Changed. Reset %1 to %2</source>
        <translation>변경됨. %1 재설정: %2</translation>
    </message>
    <message>
        <source>%1 is outside %2 to %3.</source>
        <translation>%1이(가) %2~%3 범위를 벗어났습니다.</translation>
    </message>
    <message>
        <source>“%1” is not a day; write it as %2.</source>
        <translation>“%1”은(는) 날짜가 아닙니다. %2와 같이 쓰십시오.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켜짐</translation>
    </message>
    <message>
        <source>off</source>
        <translation>꺼짐</translation>
    </message>
    <message>
        <source>Changed by a lever: %1</source>
        <translation>절감 수단으로 변경됨: %1</translation>
    </message>
</context>
<context>
    <name>wattfare::PlacePage</name>
    <message>
        <source>Place</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>Objective of the placement</source>
        <translation>배치의 목표</translation>
    </message>
    <message>
        <source>Types of the placement</source>
        <translation>배치의 유형</translation>
    </message>
    <message>
        <source>Region of the placement</source>
        <translation>배치의 리전</translation>
    </message>
    <message>
        <source>Prices of the placement</source>
        <translation>배치의 가격</translation>
    </message>
    <message>
        <source>The instance is on the clipboard.</source>
        <translation>인스턴스를 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>%1 (scenario)</source>
        <translation>%1(시나리오)</translation>
    </message>
    <message>
        <source>of the file: %1</source>
        <translation>파일 값: %1</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>열린 카탈로그가 없습니다</translation>
    </message>
    <message>
        <source>Instance types, prices and power figures come from a catalogue file.</source>
        <translation>인스턴스 유형, 가격, 전력 수치는 카탈로그 파일에서 가져옵니다.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>카탈로그 열기…</translation>
    </message>
    <message>
        <source>Nothing is pinned. Pin candidates on the Explore page, or allow other types.</source>
        <translation>고정된 항목이 없습니다. 탐색 페이지에서 후보를 고정하거나 다른 유형을 허용하십시오.</translation>
    </message>
    <message>
        <source>There are no tasks. Add one, paste rows or open a file.</source>
        <translation>작업이 없습니다. 추가하거나 행을 붙여넣거나 파일을 여십시오.</translation>
    </message>
    <message>
        <source>Placing the tasks</source>
        <translation>작업을 배치하는 중</translation>
    </message>
    <message>
        <source>Cancelled. What is shown is the answer before.</source>
        <translation>취소했습니다. 표시된 것은 이전 답입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n more task(s) fit nowhere.</source>
        <translation>
            <numerusform>%n개 작업이 더 어디에도 맞지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No placement</source>
        <translation>배치 없음</translation>
    </message>
    <message>
        <source>None of the tasks can be placed.</source>
        <translation>배치할 수 있는 작업이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n instance(s): %1</source>
        <translation>
            <numerusform>인스턴스 %n개: %1</numerusform>
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
        <translation>하한 %2보다 최대 %1 높습니다.</translation>
    </message>
    <message>
        <source>Idle: %1 of the GPUs (%2 of %3), %4 of the vCPU, %5 of the memory.</source>
        <translation>유휴: GPU의 %1(%3개 중 %2개), vCPU의 %4, 메모리의 %5.</translation>
    </message>
    <message>
        <source>On-demand prices of %1 as of %2; power at the racks without PUE; %3 of the memory is left to the system.</source>
        <translation>%2 기준 %1의 온디맨드 가격, PUE를 제외한 랙 전력. 메모리의 %3는 시스템용으로 남겨 둡니다.</translation>
    </message>
    <message>
        <source>Tasks of %1</source>
        <translation>%1의 작업</translation>
    </message>
    <message>
        <source>Tasks (*.json)</source>
        <translation>작업 (*.json)</translation>
    </message>
    <message>
        <source>What sits where</source>
        <translation>배치 그림</translation>
    </message>
    <message>
        <source>Container tasks</source>
        <translation>컨테이너 작업</translation>
    </message>
    <message>
        <source>Add a task</source>
        <translation>작업 추가</translation>
    </message>
    <message>
        <source>Remove the selected tasks</source>
        <translation>선택한 작업 제거</translation>
    </message>
    <message>
        <source>Save the tasks as a file that wattfare-cli place takes</source>
        <translation>wattfare-cli place가 읽는 파일로 작업 저장</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>예제</translation>
    </message>
    <message>
        <source>Replaces the tasks by the example. Undo brings yours back.</source>
        <translation>작업을 예제로 바꿉니다. 실행 취소하면 원래대로 돌아옵니다.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>문제점</translation>
    </message>
    <message>
        <source>Example of a placement</source>
        <translation>배치 예제</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>number of instances</source>
        <translation>인스턴스 수</translation>
    </message>
    <message>
        <source>power</source>
        <translation>전력</translation>
    </message>
    <message>
        <source>all on offer</source>
        <translation>제공되는 모든 유형</translation>
    </message>
    <message>
        <source>the pinned ones</source>
        <translation>고정한 유형</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>The types that may be opened, each as often as needed.</source>
        <translation>사용할 수 있는 유형이며 필요한 만큼 사용합니다.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Instance types, with * for any ending: g4dn.*, g5.*</source>
        <translation>인스턴스 유형. *는 모든 끝을 뜻합니다: g4dn.*, g5.*</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>Prices and the offer of types are of this region.</source>
        <translation>가격과 제공 유형은 이 리전의 것입니다.</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>최신</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Progress of the placement</source>
        <translation>배치 진행률</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Place again</source>
        <translation>다시 배치</translation>
    </message>
    <message>
        <source>Views of the placement</source>
        <translation>배치 보기</translation>
    </message>
    <message>
        <source>One type alone</source>
        <translation>단일 유형</translation>
    </message>
    <message>
        <source>No type was compared.</source>
        <translation>비교한 유형이 없습니다.</translation>
    </message>
    <message>
        <source>How many instances of each single type would hold all tasks</source>
        <translation>한 유형만으로 모든 작업을 담는 데 필요한 인스턴스 수</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>표로 보기</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>답 복사</translation>
    </message>
    <message>
        <source>Save the instances as CSV</source>
        <translation>인스턴스를 CSV로 저장</translation>
    </message>
    <message>
        <source>Save the drawing as PNG</source>
        <translation>그림을 PNG로 저장</translation>
    </message>
    <message>
        <source>The answer is on the clipboard.</source>
        <translation>답을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 파일 (*.csv)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 이미지 (*.png)</translation>
    </message>
    <message>
        <source>Proved optimal by %1.</source>
        <translation>%1 기준으로 최적임이 증명되었습니다.</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>최소화</translation>
    </message>
    <message>
        <source>these</source>
        <translation>지정한 유형</translation>
    </message>
    <message>
        <source>What the placement makes as small as it can: cost of an hour, instances, or watts.</source>
        <translation>배치가 최소화하는 값: 시간당 비용, 인스턴스 수 또는 와트.</translation>
    </message>
    <message>
        <source>Reading tasks</source>
        <translation>작업을 읽는 중</translation>
    </message>
    <message>
        <source>There is a task “%1” already.</source>
        <translation>‘%1’ 작업이 이미 있습니다.</translation>
    </message>
    <message>
        <source>A table holds at most %1 tasks.</source>
        <translation>표에는 작업을 최대 %1개까지 넣을 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n more note(s).</source>
        <translation>
            <numerusform>참고 사항 %n개 더 있음.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a task definition or manifest</source>
        <translation>작업 정의 또는 매니페스트 열기</translation>
    </message>
    <message>
        <source>Task definitions, manifests, tasks (*.json *.yaml *.yml);;All files (*)</source>
        <translation>작업 정의, 매니페스트, 작업 (*.json *.yaml *.yml);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>클립보드</translation>
    </message>
    <message>
        <source>F2 or typing edits a cell, Delete removes rows, Ctrl+C and Ctrl+V copy and paste tab-separated rows; Ctrl+V takes task definitions and manifests, too.</source>
        <translation>F2 키를 누르거나 입력하면 셀을 편집하고, Delete 키는 행을 제거하며, Ctrl+C와 Ctrl+V는 탭으로 구분된 행을 복사하고 붙여넣습니다. Ctrl+V로 작업 정의와 매니페스트도 붙여넣을 수 있습니다.</translation>
    </message>
    <message>
        <source>Paste tasks: rows of a spreadsheet, a task definition or a manifest</source>
        <translation>작업 붙여넣기: 스프레드시트의 행, 작업 정의 또는 매니페스트</translation>
    </message>
    <message>
        <source>Amazon ECS task definitions and services, Kubernetes manifests (JSON or YAML), or tasks saved here. They can be dropped on the window or pasted into the table as well.</source>
        <translation>Amazon ECS 작업 정의와 서비스, Kubernetes 매니페스트(JSON 또는 YAML), 또는 여기서 저장한 작업입니다. 창에 끌어다 놓거나 표에 붙여넣을 수도 있습니다.</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>읽은 내용</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>What holds a task</source>
        <translation>작업을 담는 유형</translation>
    </message>
    <message>
        <source>There is no task to look at.</source>
        <translation>살펴볼 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Which types hold the task alone, how many copies an instance holds, and what a copy costs with what stays idle</source>
        <translation>작업을 단독으로 담는 유형, 인스턴스가 담는 복사본 수, 유휴 자원을 포함한 복사본당 비용</translation>
    </message>
    <message>
        <source>Deploy the placement: files for ECS and Karpenter, checklist</source>
        <translation>배치 배포: ECS 및 Karpenter용 파일, 체크리스트</translation>
    </message>
    <message>
        <source>Deploy…</source>
        <translation>배포…</translation>
    </message>
    <message>
        <source>Copy the ECS template (CloudFormation)</source>
        <translation>ECS 템플릿 복사(CloudFormation)</translation>
    </message>
    <message>
        <source>Save the ECS template (CloudFormation)…</source>
        <translation>ECS 템플릿 저장(CloudFormation)…</translation>
    </message>
    <message>
        <source>Copy the Karpenter NodePools</source>
        <translation>Karpenter NodePool 복사</translation>
    </message>
    <message>
        <source>Save the Karpenter NodePools…</source>
        <translation>Karpenter NodePool 저장…</translation>
    </message>
    <message>
        <source>On the clipboard. It was not run: review it before you apply it.</source>
        <translation>클립보드에 복사했습니다. 실행하지 않았으므로 적용하기 전에 검토하십시오.</translation>
    </message>
    <message>
        <source>YAML files (*.yaml *.yml)</source>
        <translation>YAML 파일 (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Spot capacity in these files</source>
        <translation>이 파일에서 스팟 용량 사용</translation>
    </message>
    <message>
        <source>Checklist by type…</source>
        <translation>유형별 체크리스트…</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>체크리스트</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>파일 열기…</translation>
    </message>
    <message>
        <source>Architecture of the placement</source>
        <translation>배치의 아키텍처</translation>
    </message>
    <message>
        <source>x86-64</source>
        <translation>x86-64</translation>
    </message>
    <message>
        <source>x86-64 and Arm</source>
        <translation>x86-64 및 Arm</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>아키텍처</translation>
    </message>
    <message>
        <source>On which processors tasks are placed that name none. An image that was built for x86-64 alone does not run on Arm.</source>
        <translation>프로세서를 지정하지 않은 작업를 배치할 프로세서입니다. x86-64용으로만 빌드된 이미지는 Arm에서 실행되지 않습니다.</translation>
    </message>
    <message>
        <source>Container tasks (example)</source>
        <translation>컨테이너 작업(예제)</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>예제: %1</translation>
    </message>
    <message>
        <source>An example. Open, paste or drop tasks of your own: they replace it.</source>
        <translation>예제입니다. 직접 작성한 작업을 열거나 붙여넣거나 끌어다 놓으면 예제를 대신합니다.</translation>
    </message>
    <message>
        <source>of the scenario&apos;s day</source>
        <translation>시나리오의 날짜 기준</translation>
    </message>
    <message>
        <source>On-demand prices</source>
        <translation>온디맨드 가격</translation>
    </message>
    <message>
        <source>Prices of which day count. Place buys on demand; Spot and commitments are weighed in Explore.</source>
        <translation>어느 날의 가격을 적용할지 정합니다. 배치는 온디맨드로 구매하며, 스팟과 약정은 탐색에서 비교합니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::PlacementTaskModel</name>
    <message>
        <source>A table holds at most %1 tasks.</source>
        <translation>표에는 작업을 최대 %1개까지 넣을 수 있습니다.</translation>
    </message>
    <message>
        <source>task</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Add a task</source>
        <translation>작업 추가</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n task(s)</source>
        <translation>
            <numerusform>작업 %n개 제거</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: true or false is expected, not “%2”.</source>
        <translation>%1: ‘%2’ 대신 true 또는 false여야 합니다.</translation>
    </message>
    <message>
        <source>%1: at most 200 characters.</source>
        <translation>%1: 최대 200자입니다.</translation>
    </message>
    <message>
        <source>A task needs a name.</source>
        <translation>작업에는 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>%1: a whole number from 0 to %2 is expected, not “%3”.</source>
        <translation>%1: ‘%3’ 대신 0부터 %2까지의 정수여야 합니다.</translation>
    </message>
    <message>
        <source>%1: a number from 0 to %2 is expected, not “%3”.</source>
        <translation>%1: ‘%3’ 대신 0부터 %2까지의 수여야 합니다.</translation>
    </message>
    <message>
        <source>The first line names a column that tasks do not have: “%1”.</source>
        <translation>첫 줄에 작업에 없는 열이 있습니다: ‘%1’.</translation>
    </message>
    <message>
        <source>%1 cells, but the table has %2 columns.</source>
        <translation>셀이 %1개이지만 표의 열은 %2개입니다.</translation>
    </message>
    <message>
        <source>There is a task “%1” already.</source>
        <translation>‘%1’ 작업이 이미 있습니다.</translation>
    </message>
    <message>
        <source>Nothing was pasted. Row %1: %2</source>
        <translation>아무것도 붙여넣지 않았습니다. %1행: %2</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n task(s)</source>
        <translation>
            <numerusform>작업 %n개 붙여넣기</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>무관</translation>
    </message>
    <message>
        <source>%1 of a task</source>
        <translation>작업의 %1</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>복제 수</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 수</translation>
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
        <translation>GPU당 GiB</translation>
    </message>
    <message>
        <source>GPU model</source>
        <translation>GPU 모델</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>가용 영역</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>분리</translation>
    </message>
    <message>
        <source>Name of the task, once in the table.</source>
        <translation>작업의 이름이며 표에서 유일해야 합니다.</translation>
    </message>
    <message>
        <source>Identical copies of the task.</source>
        <translation>작업의 동일한 복제본 수.</translation>
    </message>
    <message>
        <source>Whole accelerators that one copy holds alone, of any kind unless the model is named.</source>
        <translation>복제본 하나가 독점하는 가속기 수이며, 모델을 지정하지 않으면 종류를 가리지 않습니다.</translation>
    </message>
    <message>
        <source>vCPU of one copy. ECS counts 1,024 units for each.</source>
        <translation>복제본 하나의 vCPU. ECS는 vCPU마다 1,024 단위로 셉니다.</translation>
    </message>
    <message>
        <source>Memory of one copy in GiB.</source>
        <translation>복제본 하나의 메모리(GiB).</translation>
    </message>
    <message>
        <source>Least memory of each GPU in GiB; empty for any.</source>
        <translation>GPU마다 필요한 최소 메모리(GiB). 비우면 제한 없음.</translation>
    </message>
    <message>
        <source>Instance types that the task accepts, with * for any ending: g4dn.*, g5.*; empty for any.</source>
        <translation>작업이 허용하는 인스턴스 유형. *는 모든 끝을 뜻합니다: g4dn.*, g5.*. 비우면 제한 없음.</translation>
    </message>
    <message>
        <source>Availability zone that the task must run in; empty for any.</source>
        <translation>작업이 실행되어야 하는 가용 영역. 비우면 제한 없음.</translation>
    </message>
    <message>
        <source>No two copies on the same instance.</source>
        <translation>같은 인스턴스에 복제본을 둘 이상 두지 않습니다.</translation>
    </message>
    <message>
        <source>Key of an accelerator in the catalogue, with * for any ending: nvidia-t4, nvidia-*; empty for any.</source>
        <translation>카탈로그의 가속기 키입니다. *는 임의의 끝부분을 뜻합니다: nvidia-t4, nvidia-*. 비워 두면 모두 허용합니다.</translation>
    </message>
    <message>
        <source>%1: a MIG profile such as 1g.10gb or a fraction such as 1/8 is expected, not “%2”.</source>
        <translation>%1: “%2” 대신 1g.10gb 같은 MIG 프로필이나 1/8 같은 분수가 필요합니다.</translation>
    </message>
    <message>
        <source>%1: x86_64 or arm64 is expected, not “%2”.</source>
        <translation>%1: “%2” 대신 x86_64 또는 arm64가 필요합니다.</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>지정 안 함</translation>
    </message>
    <message>
        <source>Part of a GPU</source>
        <translation>GPU의 일부</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>아키텍처</translation>
    </message>
    <message>
        <source>MIG profile that the task takes (1g.10gb; GPUs counts such parts), or the least fraction of a GPU that its device may be (1/8); empty for whole GPUs.</source>
        <translation>작업가 사용하는 MIG 프로필(1g.10gb, GPU 수는 이 부분의 개수) 또는 디바이스로 허용되는 GPU의 최소 비율(1/8)입니다. 비우면 전체 GPU입니다.</translation>
    </message>
    <message>
        <source>x86_64 or arm64, as the image of the task is built. Empty: x86_64, unless Arm is allowed below.</source>
        <translation>작업 이미지가 빌드된 x86_64 또는 arm64입니다. 비우면 아래에서 Arm을 허용하지 않는 한 x86_64입니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::PlacementView</name>
    <message>
        <source>What sits where</source>
        <translation>배치 그림</translation>
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
        <translation>인스턴스 %2개 중 %1번: %3</translation>
    </message>
    <message>
        <source>no tasks</source>
        <translation>작업 없음</translation>
    </message>
    <message>
        <source>%1 of %2 GPUs</source>
        <translation>GPU %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 vCPU</source>
        <translation>vCPU %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>%2 GiB 중 %1 GiB</translation>
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
        <translation>%1 × %2: GPU %3개, vCPU %4개, %5 GiB</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 × %2: %3 of a GPU, %4 vCPU, %5 GiB</source>
        <translation>%1 × %2: GPU의 %3, %4 vCPU, %5 GiB</translation>
    </message>
</context>
<context>
    <name>wattfare::PredictionsPane</name>
    <message>
        <source>Errors by group</source>
        <translation>그룹별 오차</translation>
    </message>
    <message>
        <source>What the benchmarks have in common.</source>
        <translation>벤치마크의 공통점입니다.</translation>
    </message>
    <message>
        <source>Benchmarks that were predicted without their model on their hardware.</source>
        <translation>해당 모델과 하드웨어의 조합 없이 예측한 벤치마크입니다.</translation>
    </message>
    <message>
        <source>Half of the predictions are off by no more than this factor, up or down: 1.2 is 20 % above or 17 % below.</source>
        <translation>예측의 절반은 위아래로 이 배수 이내입니다. 1.2는 20% 위 또는 17% 아래입니다.</translation>
    </message>
    <message>
        <source>Nine of ten predictions are off by no more than this factor, up or down.</source>
        <translation>예측 열 개 중 아홉은 위아래로 이 배수 이내입니다.</translation>
    </message>
    <message>
        <source>Half of the predictions lie higher than this above what was measured, half lower.</source>
        <translation>예측의 절반은 측정값보다 이 값을 넘게 높고, 나머지 절반은 그보다 낮습니다.</translation>
    </message>
    <message>
        <source>Share of what was measured that lies within the range stated to hold 80 %.</source>
        <translation>80%를 포함한다고 제시한 범위 안에 든 측정값의 비율입니다.</translation>
    </message>
    <message>
        <source>Select a group to see it alone.</source>
        <translation>그룹을 선택하면 그 그룹만 표시됩니다.</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>Benchmarks that the method would have taken, each with the reason why it does not</source>
        <translation>이 방법이 사용했을 벤치마크와 제외된 이유</translation>
    </message>
    <message>
        <source>Excluded benchmarks</source>
        <translation>제외된 벤치마크</translation>
    </message>
    <message numerus="yes">
        <source>%Ln benchmark(s) excluded, each with its reason. They answer for their own instance type where they can, but move no prediction.</source>
        <translation>
            <numerusform>벤치마크 %Ln개가 제외되었으며 각각 이유가 있습니다. 가능한 경우 해당 인스턴스 유형에는 답하지만 예측은 바꾸지 않습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wattfare::QualityPanel</name>
    <message>
        <source>Contradictions</source>
        <translation>모순</translation>
    </message>
    <message>
        <source>Wide ranges</source>
        <translation>넓은 범위</translation>
    </message>
    <message>
        <source>Without a price</source>
        <translation>가격 없음</translation>
    </message>
    <message>
        <source>Without a benchmark</source>
        <translation>벤치마크 없음</translation>
    </message>
    <message>
        <source>Without power figures</source>
        <translation>전력 수치 없음</translation>
    </message>
    <message>
        <source>Implausible</source>
        <translation>타당하지 않음</translation>
    </message>
    <message>
        <source>Overrides without effect</source>
        <translation>효과 없는 재정의</translation>
    </message>
    <message>
        <source>Data quality</source>
        <translation>데이터 품질</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>열린 카탈로그가 없습니다</translation>
    </message>
    <message>
        <source>Kind of finding</source>
        <translation>발견 사항 종류</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>모든 종류</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>Used: %1</source>
        <translation>사용: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n more; choose the kind and narrow the regions</source>
        <translation>
            <numerusform>%n개 더 있음. 종류를 선택하고 리전을 좁히십시오</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>찾은 항목 없음</translation>
    </message>
    <message>
        <source>In the answer</source>
        <translation>답에 포함</translation>
    </message>
    <message>
        <source>Use this figure</source>
        <translation>이 수치 사용</translation>
    </message>
    <message>
        <source>Let the selected alternative count, in every view</source>
        <translation>선택한 대안을 모든 보기에 반영합니다</translation>
    </message>
    <message>
        <source>Override…</source>
        <translation>재정의…</translation>
    </message>
    <message>
        <source>Put a value of your own in the place of the selected figure</source>
        <translation>선택한 수치 대신 내 값을 넣습니다</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>The cheapest or the cleanest candidate depends on it</source>
        <translation>가장 저렴하거나 가장 깨끗한 후보가 이에 좌우됩니다</translation>
    </message>
    <message numerus="yes">
        <source>%n contradiction(s)</source>
        <translation>
            <numerusform>모순 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wide range(s)</source>
        <translation>
            <numerusform>넓은 범위 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n implausible</source>
        <translation>
            <numerusform>타당하지 않음 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of yours without effect</source>
        <translation>
            <numerusform>효과 없는 내 값 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows findings of one kind alone</source>
        <translation>한 종류의 발견 사항만 보여 줍니다</translation>
    </message>
    <message numerus="yes">
        <source>%n about the selection</source>
        <translation>
            <numerusform>선택 항목 관련 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>후보</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) without a price in a region</source>
        <translation>
            <numerusform>한 리전에서 가격 없는 유형 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) without a benchmark</source>
        <translation>
            <numerusform>벤치마크 없는 유형 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) without power figures</source>
        <translation>
            <numerusform>전력값 없는 유형 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what touches a candidate</source>
        <translation>후보에 영향을 주는 것만</translation>
    </message>
    <message>
        <source>Hides findings that touch no candidate of the scenario</source>
        <translation>시나리오의 어떤 후보에도 영향을 주지 않는 발견 사항을 숨깁니다</translation>
    </message>
    <message>
        <source>Candidates of the scenario that the finding touches</source>
        <translation>발견 사항의 영향을 받는 시나리오의 후보</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Neither the cheapest nor the cleanest candidate depends on it</source>
        <translation>가장 저렴한 후보도 가장 깨끗한 후보도 이에 좌우되지 않습니다</translation>
    </message>
    <message>
        <source>Sources hard to follow</source>
        <translation>확인하기 어려운 출처</translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) of sources</source>
        <translation>
            <numerusform>출처의 누락 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Stale observations</source>
        <translation>오래된 관측값</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) with stale observations</source>
        <translation>
            <numerusform>관측값이 오래된 유형 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Refresh from AWS…</source>
        <translation>AWS에서 새로 고침…</translation>
    </message>
    <message>
        <source>Opens the choice of the public AWS files that hold newer prices and interruption frequencies. Nothing is fetched before you press Fetch there.</source>
        <translation>더 새로운 가격과 중단 빈도가 담긴 공개 AWS 파일을 고르는 창을 엽니다. 그 창에서 받기를 누르기 전에는 아무것도 받지 않습니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::QueryAnswer</name>
    <message>
        <source>Filter the answer: a word, or a condition over its columns</source>
        <translation>답 필터: 단어 또는 열에 대한 조건</translation>
    </message>
    <message>
        <source>Rows that pass the filter, of the answer</source>
        <translation>답의 행 중 필터를 통과한 행</translation>
    </message>
    <message>
        <source>Answer of the query</source>
        <translation>쿼리의 답</translation>
    </message>
    <message>
        <source>No row passes the filter.</source>
        <translation>필터를 통과하는 행이 없습니다.</translation>
    </message>
    <message>
        <source>Run a statement to see its answer here.</source>
        <translation>SQL 문을 실행하면 여기에 답이 표시됩니다.</translation>
    </message>
    <message>
        <source>Filtering</source>
        <translation>필터링 중</translation>
    </message>
    <message>
        <source>Cancelled. These are the rows of the filter before.</source>
        <translation>취소되었습니다. 이전 필터의 행이 표시됩니다.</translation>
    </message>
    <message>
        <source>Copying the table</source>
        <translation>표를 복사하는 중</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>표가 클립보드에 있습니다.</translation>
    </message>
    <message>
        <source>The answer has no rows.</source>
        <translation>답에 행이 없습니다.</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>실행 중…</translation>
    </message>
    <message>
        <source>No answer: what is wrong stands under the statement.</source>
        <translation>답이 없습니다. 잘못된 점은 SQL 문 아래에 표시됩니다.</translation>
    </message>
    <message>
        <source>No answer: the statement was cancelled.</source>
        <translation>답이 없습니다. SQL 문이 취소되었습니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::QueryChart</name>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>차트 종류</translation>
    </message>
    <message>
        <source>How the answer is drawn</source>
        <translation>답을 그리는 방식</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Column that measures</source>
        <translation>측정값 열</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>기준</translation>
    </message>
    <message>
        <source>Column that names or runs along</source>
        <translation>이름 또는 가로축 열</translation>
    </message>
    <message>
        <source>Answer of the query as a chart</source>
        <translation>쿼리의 답(차트)</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>막대</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>선</translation>
    </message>
    <message>
        <source>Number of the row</source>
        <translation>행 번호</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%2에 따른 %1</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows, as the table has them sorted</source>
        <translation>표에 정렬된 순서대로 %2행 중 처음 %1행</translation>
    </message>
    <message>
        <source>Drawing the chart</source>
        <translation>차트를 그리는 중</translation>
    </message>
</context>
<context>
    <name>wattfare::QueryPage</name>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Run the statement (Ctrl+Enter)</source>
        <translation>SQL 문 실행(Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Stop the statement that runs (Esc)</source>
        <translation>실행 중인 SQL 문 중지(Esc)</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>쿼리</translation>
    </message>
    <message>
        <source>Saved queries and those run before</source>
        <translation>저장된 쿼리와 이전에 실행한 쿼리</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>SQL statement</source>
        <translation>SQL 문</translation>
    </message>
    <message>
        <source>Result of the last run</source>
        <translation>마지막 실행 결과</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>실행 중…</translation>
    </message>
    <message>
        <source>Running the query</source>
        <translation>쿼리 실행 중</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>취소되었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n행</numerusform>
        </translation>
    </message>
    <message>
        <source>more rows than shown</source>
        <translation>표시된 것보다 행이 더 있음</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 파일 (*.csv)</translation>
    </message>
    <message>
        <source>One SELECT over the tables of the catalogue, your own figures (schema overlay) and the current results (table results). Ctrl+Space completes names, Alt+Up and Alt+Down walk through the statements run before.</source>
        <translation>카탈로그의 테이블, 사용자 수치(스키마 overlay), 현재 결과(테이블 results)에 대한 SELECT 하나입니다. Ctrl+스페이스로 이름을 완성하고 Alt+위/아래로 이전에 실행한 SQL 문을 불러옵니다.</translation>
    </message>
    <message>
        <source>Reading the names of the tables</source>
        <translation>테이블 이름 읽는 중</translation>
    </message>
    <message>
        <source>Show the rows as a chart, of columns that you choose</source>
        <translation>선택한 열로 행을 차트로 표시</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 이미지 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 이미지 (*.png)</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>열린 카탈로그가 없습니다</translation>
    </message>
    <message>
        <source>Statements are over the tables of a catalogue file.</source>
        <translation>SQL 문은 카탈로그 파일의 테이블을 대상으로 실행됩니다.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>카탈로그 열기…</translation>
    </message>
    <message>
        <source>Write the rows shown to a CSV file, 15 significant figures</source>
        <translation>표시된 행을 유효 숫자 15자리로 CSV 파일에 쓰기</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Tables and columns that a statement may use</source>
        <translation>명령문에서 사용할 수 있는 테이블과 열</translation>
    </message>
    <message>
        <source>Back to the catalogue</source>
        <translation>카탈로그로 돌아가기</translation>
    </message>
    <message>
        <source>Ask the catalogue, your own figures and the current results again</source>
        <translation>다시 카탈로그, 내 값, 현재 결과에 질의합니다</translation>
    </message>
    <message>
        <source>Statements are asked of %1, the result of a study.</source>
        <translation>쿼리는 연구 결과인 %1에 대해 실행됩니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::RefreshDialog</name>
    <message>
        <source>Refresh from AWS</source>
        <translation>AWS에서 새로 고침</translation>
    </message>
    <message>
        <source>Prices on demand and reserved, by region:</source>
        <translation>온디맨드 및 예약 가격, 리전별:</translation>
    </message>
    <message>
        <source>Search a region</source>
        <translation>리전 검색</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>Spot Advisor: interruption frequencies of every region</source>
        <translation>Spot Advisor: 모든 리전의 중단 구간</translation>
    </message>
    <message>
        <source>Addresses that would be asked:</source>
        <translation>요청할 주소:</translation>
    </message>
    <message>
        <source>Addresses that would be asked</source>
        <translation>요청할 주소</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행 상황</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>받기</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>없이 계속</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&lt;edition&gt;</source>
        <translation>&lt;버전&gt;</translation>
    </message>
    <message>
        <source>%1 (%2 last time)</source>
        <translation>%1 (지난번 %2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>Savings Plans of these regions</source>
        <translation>이 리전들의 Savings Plans</translation>
    </message>
    <message>
        <source>Spot prices of now, of every region</source>
        <translation>모든 리전의 현재 스팟 가격</translation>
    </message>
    <message>
        <source>None: choose a region or one of the files below.</source>
        <translation>없음: 리전이나 아래 파일 중 하나를 고르세요.</translation>
    </message>
    <message>
        <source>These files are public and need no account. Nothing is asked of the network before you press Show sizes or Fetch, and what comes is compared and shown before it counts.</source>
        <translation>이 파일들은 공개되어 있어 계정이 필요 없습니다. 크기 표시나 받기를 누르기 전에는 네트워크에 아무것도 요청하지 않으며, 받은 내용은 반영되기 전에 비교하여 보여 줍니다.</translation>
    </message>
    <message>
        <source>Show sizes</source>
        <translation>크기 표시</translation>
    </message>
    <message>
        <source>Asks the servers how large the chosen files are, without fetching them</source>
        <translation>선택한 파일을 받지 않고 크기만 서버에 묻습니다</translation>
    </message>
    <message>
        <source>%1 (size not announced)</source>
        <translation>%1(크기를 알 수 없음)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Asking for the sizes…</source>
        <translation>크기를 묻는 중…</translation>
    </message>
    <message>
        <source>Together at least %1</source>
        <translation>합계 %1 이상</translation>
    </message>
    <message>
        <source>Together %1</source>
        <translation>합계 %1</translation>
    </message>
</context>
<context>
    <name>wattfare::RefreshFlow</name>
    <message>
        <source>Fetching %1</source>
        <translation>%1 받는 중</translation>
    </message>
    <message>
        <source>Fetching the prices of %1 from %2</source>
        <translation>%2에서 %1 가격을 받는 중</translation>
    </message>
    <message>
        <source>Fetching the Savings Plans of %1 from %2</source>
        <translation>%2에서 %1의 Savings Plans를 가져오는 중</translation>
    </message>
</context>
<context>
    <name>wattfare::RegionMap</name>
    <message>
        <source>Regions</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>탄소</translation>
    </message>
    <message>
        <source>Chosen: %1. A click adds a region or removes it.</source>
        <translation>선택됨: %1. 클릭하면 리전을 추가하거나 제거합니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::ReportDialog</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1 / %2쪽</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>제목(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>작성자(&amp;A)</translation>
    </message>
    <message>
        <source>Stands on the first page</source>
        <translation>첫 페이지에 표시됩니다</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>섹션(&amp;S)</translation>
    </message>
    <message>
        <source>Sections of the report, in their order</source>
        <translation>보고서의 섹션(순서대로)</translation>
    </message>
    <message>
        <source>Ticked sections are printed, in this order. Drag to reorder.</source>
        <translation>선택한 섹션이 이 순서로 인쇄됩니다. 끌어서 순서를 바꿉니다.</translation>
    </message>
    <message>
        <source>Move the section up (Alt+Up)</source>
        <translation>섹션을 위로 이동(Alt+Up)</translation>
    </message>
    <message>
        <source>Move the section up</source>
        <translation>섹션을 위로 이동</translation>
    </message>
    <message>
        <source>Move the section down (Alt+Down)</source>
        <translation>섹션을 아래로 이동(Alt+Down)</translation>
    </message>
    <message>
        <source>Move the section down</source>
        <translation>섹션을 아래로 이동</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>형식(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>용지(&amp;P)</translation>
    </message>
    <message>
        <source>A4, 210 × 297 mm</source>
        <translation>A4, 210 × 297 mm</translation>
    </message>
    <message>
        <source>Letter, 8.5 × 11 in</source>
        <translation>레터, 8.5 × 11 in</translation>
    </message>
    <message>
        <source>&amp;Classes and sources as columns</source>
        <translation>등급과 출처를 열로 표시(&amp;C)</translation>
    </message>
    <message>
        <source>CSV and Excel: beside each figure its class and the sources it rests on.</source>
        <translation>CSV 및 Excel: 각 수치 옆에 등급과 근거 출처를 표시합니다.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>인쇄(&amp;R)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation>파일 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>내보내기 진행률</translation>
    </message>
    <message>
        <source>Left empty, the report bears the title of the scenario.</source>
        <translation>비워 두면 보고서는 시나리오의 제목을 씁니다.</translation>
    </message>
    <message>
        <source>Kind of file that Export writes</source>
        <translation>내보내기가 쓰는 파일의 종류</translation>
    </message>
    <message>
        <source>Size of the pages of the PDF</source>
        <translation>PDF 페이지의 크기</translation>
    </message>
    <message>
        <source>The PDF carries the scenario: opened in Wattfare, it gives the same numbers. The web page offers it for download.</source>
        <translation>PDF에는 시나리오가 들어 있어 Wattfare에서 열면 같은 수치가 나옵니다. 웹 페이지에서는 내려받을 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::ReportPreview</name>
    <message>
        <source>Preview of the report</source>
        <translation>보고서 미리 보기</translation>
    </message>
</context>
<context>
    <name>wattfare::SavedQueries</name>
    <message>
        <source>Save the query</source>
        <translation>쿼리 저장</translation>
    </message>
    <message>
        <source>Name of the query</source>
        <translation>쿼리 이름</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Save this query…</source>
        <translation>이 쿼리 저장…</translation>
    </message>
    <message>
        <source>Remove “%1” from the saved ones</source>
        <translation>저장된 쿼리에서 “%1” 제거</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>저장한 쿼리</translation>
    </message>
    <message>
        <source>Run before</source>
        <translation>이전에 실행한 쿼리</translation>
    </message>
    <message>
        <source>Too long to be kept, or there are too many saved ones</source>
        <translation>너무 길거나 저장된 항목이 너무 많아 보관할 수 없음</translation>
    </message>
</context>
<context>
    <name>wattfare::SchemaPanel</name>
    <message>
        <source>Names for conditions</source>
        <translation>조건에 쓸 수 있는 이름</translation>
    </message>
    <message>
        <source>Search by name or meaning</source>
        <translation>이름 또는 의미로 검색</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>의미</translation>
    </message>
</context>
<context>
    <name>wattfare::SeriesDialog</name>
    <message>
        <source>Import: measured utilisation</source>
        <translation>가져오기: 측정된 사용률</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행 상황</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>파일 내용</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>인스턴스 유형</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>리전</translation>
    </message>
    <message>
        <source>CPU where the file has none, %</source>
        <translation>파일에 없을 때의 CPU, %</translation>
    </message>
    <message>
        <source>Idle below, %</source>
        <translation>유휴 기준 미만, %</translation>
    </message>
    <message>
        <source>Give back after idle, h</source>
        <translation>유휴 후 반납, h</translation>
    </message>
    <message>
        <source>Paid again at each return, h</source>
        <translation>복귀할 때마다 다시 지불, h</translation>
    </message>
    <message>
        <source>Price, USD/h</source>
        <translation>가격, USD/h</translation>
    </message>
    <message>
        <source>0 takes the on-demand price of the catalogue</source>
        <translation>0이면 카탈로그의 온디맨드 가격을 사용합니다</translation>
    </message>
    <message>
        <source>Energy over time</source>
        <translation>시간에 따른 에너지</translation>
    </message>
    <message>
        <source>Use in the scenario</source>
        <translation>시나리오에 사용</translation>
    </message>
    <message>
        <source>Sets the utilisation of the scenario to the means of this series; Undo reverts it</source>
        <translation>시나리오의 사용률을 이 시계열의 평균으로 설정합니다. 실행 취소로 되돌립니다</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy the figures as a table</source>
        <translation>수치를 표로 복사</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>CSV로 저장…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 파일 (*.csv)</translation>
    </message>
    <message>
        <source>Refused. Nothing was read.</source>
        <translation>거부되었습니다. 아무것도 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>Recognised</source>
        <translation>인식 결과</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>From, UTC</source>
        <translation>시작, UTC</translation>
    </message>
    <message>
        <source>To, UTC</source>
        <translation>끝, UTC</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>One sample</source>
        <translation>샘플 하나</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>공백</translation>
    </message>
    <message>
        <source>Accelerators seen at once</source>
        <translation>동시에 관측된 가속기</translation>
    </message>
    <message>
        <source>Mean utilisation, accelerators</source>
        <translation>평균 사용률, 가속기</translation>
    </message>
    <message>
        <source>Mean utilisation, CPU</source>
        <translation>평균 사용률, CPU</translation>
    </message>
    <message>
        <source>Mean memory use of the host</source>
        <translation>호스트 메모리 평균 사용률</translation>
    </message>
    <message>
        <source>Mean memory activity of the accelerators</source>
        <translation>가속기 메모리의 평균 활동</translation>
    </message>
    <message>
        <source>Accelerator watts</source>
        <translation>가속기 전력</translation>
    </message>
    <message>
        <source>measured; used in place of the model</source>
        <translation>측정값, 모델 대신 사용</translation>
    </message>
    <message>
        <source>nvidia-smi writes local time; it is taken as UTC.</source>
        <translation>nvidia-smi는 현지 시각을 기록하며 여기서는 UTC로 간주합니다.</translation>
    </message>
    <message>
        <source>Energy of a series</source>
        <translation>시계열의 에너지</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>No energy can be computed from this series.</source>
        <translation>이 시계열로는 에너지를 계산할 수 없습니다.</translation>
    </message>
    <message>
        <source>The type has accelerators, the file has no utilisation of them.</source>
        <translation>이 유형에는 가속기가 있지만 파일에 가속기 사용률이 없습니다.</translation>
    </message>
    <message>
        <source>%1 kWh in %2, %3 of it while idle.</source>
        <translation>%2 동안 %1 kWh, 그중 %3는 유휴 상태.</translation>
    </message>
    <message>
        <source>Given back while idle, the instance would have saved %1, %2 kWh and %3 USD.</source>
        <translation>유휴 중에 반납했다면 절약했을 양: %1, %2 kWh, %3 USD.</translation>
    </message>
    <message>
        <source>Given back while idle, the instance would have saved %1 and %2 kWh.</source>
        <translation>유휴 중에 반납했다면 절약했을 양: %1, %2 kWh.</translation>
    </message>
    <message>
        <source>No idle stretch is long enough to give the instance back.</source>
        <translation>인스턴스를 반납할 만큼 길게 이어진 유휴 구간이 없습니다.</translation>
    </message>
    <message>
        <source>method %1</source>
        <translation>방법 %1</translation>
    </message>
    <message>
        <source>%1 USD/h</source>
        <translation>%1 USD/h</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>가격 없음</translation>
    </message>
    <message>
        <source>PUE %1</source>
        <translation>PUE %1</translation>
    </message>
    <message>
        <source>Computed with: %1.</source>
        <translation>계산 조건: %1.</translation>
    </message>
    <message>
        <source>Hours without data are outside of every figure.</source>
        <translation>데이터가 없는 시간은 모든 수치에서 제외됩니다.</translation>
    </message>
    <message>
        <source>Samples without a utilisation of the CPU take the one on the left.</source>
        <translation>CPU 사용률이 없는 샘플은 왼쪽 값을 사용합니다.</translation>
    </message>
    <message>
        <source>One file of utilisation at a time</source>
        <translation>한 번에 사용률 파일 하나</translation>
    </message>
    <message>
        <source>Each change computes the figures anew</source>
        <translation>바꿀 때마다 수치를 다시 계산합니다</translation>
    </message>
    <message>
        <source>grid %1 gCO₂e/kWh, by the hour of the day</source>
        <translation>전력망 %1 gCO₂e/kWh, 시간대별</translation>
    </message>
    <message>
        <source>grid %1 gCO₂e/kWh</source>
        <translation>전력망 %1 gCO₂e/kWh</translation>
    </message>
    <message>
        <source>Write the figures to a file, 15 significant figures each</source>
        <translation>수치를 유효 숫자 15자리로 파일에 기록</translation>
    </message>
    <message>
        <source>Find advice</source>
        <translation>조언 찾기</translation>
    </message>
    <message>
        <source>Opens the Advisor with this series: what would save cost, energy or emissions on the type</source>
        <translation>이 시계열로 조언을 엽니다. 해당 유형에서 비용, 에너지, 배출량을 줄일 방법을 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>wattfare::SeriesFlow</name>
    <message>
        <source>Reading the files</source>
        <translation>파일을 읽는 중</translation>
    </message>
    <message>
        <source>Utilisation from %1</source>
        <translation>%1의 사용률</translation>
    </message>
</context>
<context>
    <name>wattfare::Session</name>
    <message>
        <source>Untitled scenario</source>
        <translation>제목 없는 시나리오</translation>
    </message>
</context>
<context>
    <name>wattfare::Settings</name>
    <message>
        <source>The settings file could not be read. It was set aside as %1; defaults are used.</source>
        <translation>설정 파일을 읽을 수 없어 %1 이름으로 따로 보관하고 기본값을 사용합니다.</translation>
    </message>
    <message>
        <source>The settings file %1 could not be read; defaults are used. %2</source>
        <translation>설정 파일(%1)을 읽을 수 없어 기본값을 사용합니다. %2</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read; defaults are used.</source>
        <translation>설정 파일(%1)을 읽을 수 없어 기본값을 사용합니다.</translation>
    </message>
    <message>
        <source>Settings cannot be kept: %1 is not writable.</source>
        <translation>설정을 보관할 수 없습니다: %1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The setting %1 has the unknown value “%2”; the default is used.</source>
        <translation>설정 %1의 값(“%2”)을 알 수 없어 기본값을 사용합니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Sections of the settings</source>
        <translation>설정 영역</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>시스템 설정 따르기</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>확대/축소(&amp;Z)</translation>
    </message>
    <message>
        <source>Language and numbers</source>
        <translation>언어와 숫자</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>숫자(&amp;N)</translation>
    </message>
    <message>
        <source>As the language writes them</source>
        <translation>언어의 표기 방식</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>통화</translation>
    </message>
    <message>
        <source>A change applies to the open scenario, where Undo reverts it, and to new scenarios. USD needs no rate.</source>
        <translation>변경은 열려 있는 시나리오(실행 취소로 되돌림)와 새 시나리오에 적용됩니다. USD에는 환율이 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>Enter how many %1 one USD is.</source>
        <translation>1 USD가 몇 %1인지 입력하십시오.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>시작할 내용(&amp;B)</translation>
    </message>
    <message>
        <source>The last document and its view</source>
        <translation>마지막 문서와 그 보기</translation>
    </message>
    <message>
        <source>The chat example</source>
        <translation>채팅 예제</translation>
    </message>
    <message>
        <source>An empty scenario</source>
        <translation>빈 시나리오</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>The folder used last</source>
        <translation>마지막으로 사용한 폴더</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>찾아보기…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>재설정</translation>
    </message>
    <message>
        <source>&amp;Documents are saved in</source>
        <translation>문서를 저장할 위치(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Exports and reports go to</source>
        <translation>내보내기 및 보고서의 위치(&amp;E)</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Your own data: imports, overrides and unsaved work</source>
        <translation>사용자 데이터: 가져온 자료, 덮어쓴 값, 저장하지 않은 작업</translation>
    </message>
    <message>
        <source>&amp;Your own data</source>
        <translation>사용자 데이터(&amp;Y)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>Used only when you ask for files under Data &gt; Refresh from AWS. No user name and no password is kept.</source>
        <translation>데이터 &gt; AWS에서 새로 고침에서 파일을 요청할 때만 사용합니다. 사용자 이름과 암호는 저장하지 않습니다.</translation>
    </message>
    <message>
        <source>&amp;Proxy</source>
        <translation>프록시(&amp;P)</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>시스템 프록시</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>호스트(&amp;H)</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>포트(&amp;O)</translation>
    </message>
    <message>
        <source>Enter the name or the address of the proxy alone, for example proxy.example.com.</source>
        <translation>프록시의 이름이나 주소만 입력하십시오. 예: proxy.example.com.</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>창의 색</translation>
    </message>
    <message>
        <source>Size of the letters in per cent of the system&apos;s</source>
        <translation>시스템 글꼴 크기에 대한 글자 크기(%)</translation>
    </message>
    <message>
        <source>Language of menus, help and reports</source>
        <translation>메뉴, 도움말, 보고서의 언어</translation>
    </message>
    <message>
        <source>How thousands and decimals are written</source>
        <translation>천 단위와 소수점을 쓰는 방식</translation>
    </message>
    <message>
        <source>What the next start of the program opens</source>
        <translation>다음에 프로그램을 시작할 때 여는 내용</translation>
    </message>
    <message>
        <source>The server through which files are fetched</source>
        <translation>파일을 가져올 때 거치는 서버</translation>
    </message>
    <message>
        <source>Name or address of the proxy</source>
        <translation>프록시의 이름 또는 주소</translation>
    </message>
    <message>
        <source>Port of the proxy</source>
        <translation>프록시의 포트</translation>
    </message>
    <message>
        <source>Offered first when a scenario is opened or saved</source>
        <translation>시나리오를 열거나 저장할 때 먼저 표시되는 폴더</translation>
    </message>
    <message>
        <source>Offered first when a table, a picture or a report is written</source>
        <translation>표, 그림, 보고서를 저장할 때 먼저 표시되는 폴더</translation>
    </message>
</context>
<context>
    <name>wattfare::SimulateForm</name>
    <message>
        <source>Back to the scenario&apos;s values</source>
        <translation>시나리오 값으로</translation>
    </message>
    <message>
        <source>Forgets what was entered here; the fields follow the scenario and the selected candidate again.</source>
        <translation>여기 입력한 값을 버립니다. 필드는 다시 시나리오와 선택한 후보를 따릅니다.</translation>
    </message>
    <message>
        <source>Interruptions by</source>
        <translation>중단 기준</translation>
    </message>
    <message>
        <source>Rates of the pools</source>
        <translation>풀별 중단율</translation>
    </message>
    <message>
        <source>The rates in the table of pools.</source>
        <translation>풀 표에 있는 중단율.</translation>
    </message>
    <message>
        <source>Availability trace</source>
        <translation>가용성 기록</translation>
    </message>
    <message>
        <source>Recorded at</source>
        <translation>기록 대상</translation>
    </message>
    <message>
        <source>Commands for AWS files…</source>
        <translation>AWS 파일 명령…</translation>
    </message>
    <message>
        <source>Filled from the scenario: instances of the selected candidate that it needs.</source>
        <translation>시나리오에서 가져온 값입니다. 필요한 선택 후보 인스턴스 수입니다.</translation>
    </message>
</context>
<context>
    <name>wattfare::SimulatePage</name>
    <message>
        <source>Simulate</source>
        <translation>시뮬레이션</translation>
    </message>
    <message>
        <source>Show or hide the parameters</source>
        <translation>매개변수 보이기/숨기기</translation>
    </message>
    <message>
        <source>Progress of the simulation</source>
        <translation>시뮬레이션 진행</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Stops and shows the trajectories that are complete.</source>
        <translation>멈추고 완성된 궤적을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Pin into the scenario</source>
        <translation>시나리오에 고정</translation>
    </message>
    <message>
        <source>Views of the simulation</source>
        <translation>시뮬레이션 보기</translation>
    </message>
    <message>
        <source>Figures of the simulation</source>
        <translation>시뮬레이션 수치</translation>
    </message>
    <message>
        <source>Assumptions and warnings</source>
        <translation>가정과 경고</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Number of the trajectory</source>
        <translation>궤적 번호</translation>
    </message>
    <message>
        <source>Which trajectory is drawn; the arrows step to the next.</source>
        <translation>그릴 궤적. 화살표로 다음으로 갑니다.</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>가로축 로그 눈금</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>log x</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>세로축 로그 눈금</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>log y</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>전체 다시 표시</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>표로 보기</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>그림 복사</translation>
    </message>
    <message>
        <source>Save as PNG or SVG</source>
        <translation>PNG 또는 SVG로 저장</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 이미지 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 이미지 (*.png)</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>PNG로 저장…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>SVG로 저장…</translation>
    </message>
    <message>
        <source>Assumptions and warnings (%1)</source>
        <translation>가정과 경고(%1)</translation>
    </message>
    <message>
        <source>Drawing a trajectory</source>
        <translation>궤적을 그리는 중</translation>
    </message>
    <message>
        <source>Nothing to simulate yet</source>
        <translation>아직 시뮬레이션할 것이 없음</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>열린 카탈로그가 없습니다</translation>
    </message>
    <message>
        <source>A simulation starts from a candidate of the workload and its spot market.</source>
        <translation>시뮬레이션은 워크로드의 후보와 그 스팟 시장에서 시작합니다.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>카탈로그 열기…</translation>
    </message>
    <message>
        <source>Spot Fleet is legacy at AWS: export this fleet as an EC2 Fleet or an Auto Scaling group (Pools).</source>
        <translation>Spot Fleet은 AWS에서 레거시입니다. ‘풀’에서 이 플릿을 EC2 Fleet 또는 Auto Scaling 그룹으로 내보내십시오.</translation>
    </message>
    <message>
        <source>Simulating</source>
        <translation>시뮬레이션 중</translation>
    </message>
    <message>
        <source>Cancelled. %1</source>
        <translation>취소됨. %1</translation>
    </message>
    <message>
        <source>Cancelled before the first trajectories.</source>
        <translation>첫 궤적 전에 취소되었습니다.</translation>
    </message>
    <message>
        <source>Names a launch template wattfare-launch-template: insert yours.</source>
        <translation>시작 템플릿 wattfare-launch-template을 참조합니다. 실제 이름으로 바꾸십시오.</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON 파일 (*.json)</translation>
    </message>
    <message>
        <source>The table of candidates then uses this interruption rate and these checkpoint, restart and waiting times. Undo reverts it.</source>
        <translation>후보 표가 이 중단율과 체크포인트·재시작·대기 시간을 쓰게 됩니다. 실행 취소로 되돌립니다.</translation>
    </message>
    <message>
        <source>Pin of the simulated market</source>
        <translation>시뮬레이션한 시장 고정</translation>
    </message>
    <message>
        <source>The table of candidates then uses this interruption rate and replacement time. Undo reverts it.</source>
        <translation>그러면 후보 표가 이 중단율과 교체 시간을 사용합니다. 실행 취소로 되돌립니다.</translation>
    </message>
    <message>
        <source>The pools are interrupted at different rates; the scenario takes one rate for all types.</source>
        <translation>풀마다 중단율이 다릅니다. 시나리오는 모든 유형에 하나의 중단율만 받습니다.</translation>
    </message>
    <message>
        <source>The table of candidates then uses the rate at which this market took capacity and the mean time until it came back. Undo reverts it.</source>
        <translation>후보 표는 이 시장이 용량을 회수한 중단율과 용량이 돌아올 때까지의 평균 시간을 사용합니다. 실행 취소로 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>No single rate stands for prices under a cap, and the scenario takes only a rate: not to be pinned.</source>
        <translation>고정할 수 없음: 상한이 있는 가격은 단일 중단율로 나타낼 수 없고, 시나리오는 중단율만 받습니다.</translation>
    </message>
    <message>
        <source>No single rate stands for these states, and the scenario takes only a rate: not to be pinned.</source>
        <translation>고정할 수 없음: 이 상태들은 단일 중단율로 나타낼 수 없고, 시나리오는 중단율만 받습니다.</translation>
    </message>
    <message>
        <source>No candidate qualifies. Select one in the table to simulate it.</source>
        <translation>답에 반영되는 후보가 없습니다. 표에서 하나를 선택하면 시뮬레이션합니다.</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>표로 이동</translation>
    </message>
    <message>
        <source>%1 cannot do this work</source>
        <translation>%1은(는) 이 작업을 할 수 없습니다</translation>
    </message>
    <message>
        <source>What was entered on Simulate was for another candidate or scenario: dropped.</source>
        <translation>시뮬레이션에 입력한 값은 다른 후보나 시나리오의 것이므로 지웠습니다.</translation>
    </message>
    <message>
        <source>Start from the example</source>
        <translation>예제로 시작</translation>
    </message>
    <message>
        <source>Go to the pools</source>
        <translation>풀로 이동</translation>
    </message>
    <message>
        <source>Go to the field</source>
        <translation>필드로 이동</translation>
    </message>
</context>
<context>
    <name>wattfare::SimulatePools</name>
    <message>
        <source>Pools of the fleet</source>
        <translation>플릿의 풀</translation>
    </message>
    <message>
        <source>Instance type</source>
        <translation>인스턴스 유형</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>가용 영역</translation>
    </message>
    <message>
        <source>Units each</source>
        <translation>개당 단위</translation>
    </message>
    <message>
        <source>Spot price, USD/h</source>
        <translation>스팟 가격, USD/h</translation>
    </message>
    <message>
        <source>Interruptions, 1/h</source>
        <translation>중단, 1/h</translation>
    </message>
    <message>
        <source>Shocks, 1/h</source>
        <translation>충격, 1/h</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>Launch succeeds</source>
        <translation>시작 성공률</translation>
    </message>
    <message>
        <source>Instance type of the pool.</source>
        <translation>풀의 인스턴스 유형.</translation>
    </message>
    <message>
        <source>Availability zone, for the export; may stay empty.</source>
        <translation>내보내기용 가용 영역. 비워도 됩니다.</translation>
    </message>
    <message>
        <source>Units of capacity that one instance counts for.</source>
        <translation>인스턴스 하나가 차지하는 용량 단위.</translation>
    </message>
    <message>
        <source>Interruptions of one instance an hour. A band or a measured pool chosen on the left replaces it.</source>
        <translation>인스턴스 하나의 시간당 중단 횟수. 왼쪽에서 고른 구간이나 측정된 풀이 이를 대신합니다.</translation>
    </message>
    <message>
        <source>How often the whole pool is reclaimed at once.</source>
        <translation>풀 전체가 한꺼번에 회수되는 빈도.</translation>
    </message>
    <message>
        <source>Instances that the pool can hold; empty: no limit.</source>
        <translation>풀이 담을 수 있는 인스턴스 수. 비우면 제한 없음.</translation>
    </message>
    <message>
        <source>Chance that one launch succeeds, 0 to 1.</source>
        <translation>한 번의 시작이 성공할 확률, 0~1.</translation>
    </message>
    <message>
        <source>Instance type to add</source>
        <translation>추가할 인스턴스 유형</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>풀 추가</translation>
    </message>
    <message>
        <source>Remove the pool</source>
        <translation>풀 제거</translation>
    </message>
    <message>
        <source>EC2 Fleet JSON…</source>
        <translation>EC2 Fleet JSON…</translation>
    </message>
    <message>
        <source>Input of aws ec2 create-fleet for this fleet</source>
        <translation>이 플릿을 위한 aws ec2 create-fleet 입력</translation>
    </message>
    <message>
        <source>Auto Scaling JSON…</source>
        <translation>Auto Scaling JSON…</translation>
    </message>
    <message>
        <source>Input of aws autoscaling create-auto-scaling-group with a mixed-instances policy</source>
        <translation>혼합 인스턴스 정책이 있는 aws autoscaling create-auto-scaling-group 입력</translation>
    </message>
    <message>
        <source>Export the fleet as</source>
        <translation>플릿 내보내기</translation>
    </message>
    <message>
        <source>“%1” does not work in “%2”: %3.</source>
        <translation>‘%2’에는 ‘%1’ 값을 쓸 수 없습니다: %3.</translation>
    </message>
    <message>
        <source>a whole number, or nothing</source>
        <translation>정수 또는 빈칸</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>우선순위</translation>
    </message>
    <message>
        <source>Spot price of one instance; empty: not known.</source>
        <translation>인스턴스 하나의 스팟 가격. 비우면 알 수 없음.</translation>
    </message>
    <message>
        <source>Lower goes first; only the prioritised allocation asks for it.</source>
        <translation>작은 값이 먼저입니다. 우선순위 할당만 이를 씁니다.</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>a number, or nothing</source>
        <translation>숫자 또는 빈칸</translation>
    </message>
</context>
<context>
    <name>wattfare::SlurmDialog</name>
    <message>
        <source>Run the study on Slurm</source>
        <translation>Slurm에서 연구 실행</translation>
    </message>
    <message>
        <source>The study</source>
        <translation>연구 정보</translation>
    </message>
    <message>
        <source>Folder of the plan and its shards, which every node of the cluster sees</source>
        <translation>계획과 샤드가 있는 폴더로, 클러스터의 모든 노드에서 보여야 합니다</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>찾아보기…</translation>
    </message>
    <message>
        <source>Choose the folder of the plan</source>
        <translation>계획 폴더를 선택합니다</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>샤드</translation>
    </message>
    <message>
        <source>Parts of equal predicted work; each is a task of the array job</source>
        <translation>예측 작업량이 같은 부분이며, 각각이 배열 작업의 태스크입니다</translation>
    </message>
    <message>
        <source>as the cluster has it</source>
        <translation>클러스터 기본값</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>파티션</translation>
    </message>
    <message>
        <source>Partition of Slurm</source>
        <translation>Slurm의 파티션</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>Account of Slurm that the job is charged to</source>
        <translation>작업 비용이 청구되는 Slurm 계정</translation>
    </message>
    <message>
        <source>Quality of service</source>
        <translation>서비스 품질(QOS)</translation>
    </message>
    <message>
        <source>Quality of service (QOS) of Slurm</source>
        <translation>Slurm의 서비스 품질(QOS)</translation>
    </message>
    <message>
        <source>as predicted</source>
        <translation>예측대로</translation>
    </message>
    <message>
        <source>Minutes per shard</source>
        <translation>샤드당 분</translation>
    </message>
    <message>
        <source>Time limit of a shard; as predicted: three times the prediction and ten minutes</source>
        <translation>샤드의 시간 제한. 예측대로: 예측의 세 배에 10분을 더한 값입니다</translation>
    </message>
    <message>
        <source>MiB per shard</source>
        <translation>샤드당 MiB</translation>
    </message>
    <message>
        <source>Memory of a shard; as predicted: a quarter more than the prediction</source>
        <translation>샤드의 메모리. 예측대로: 예측보다 4분의 1 많은 값입니다</translation>
    </message>
    <message>
        <source>Shards at one time</source>
        <translation>동시 실행 샤드</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>How many shards run at one time, at most</source>
        <translation>동시에 실행되는 샤드의 최대 개수</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>제출</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Submit the missing shards</source>
        <translation>누락된 샤드 제출</translation>
    </message>
    <message>
        <source>Shards that are neither done nor on their way: %1 of %2.</source>
        <translation>완료되지도 진행 중이지도 않은 샤드: 전체 %2개 중 %1개.</translation>
    </message>
    <message>
        <source>Points in all: %1</source>
        <translation>전체 점: %1개</translation>
    </message>
    <message>
        <source>Predicted time: %1 on one thread</source>
        <translation>예측 시간: 스레드 하나로 %1</translation>
    </message>
    <message>
        <source>Predicted time: being worked out…</source>
        <translation>예측 시간: 계산 중…</translation>
    </message>
    <message>
        <source>About %1 each</source>
        <translation>각각 약 %1</translation>
    </message>
    <message>
        <source>Writes the plan and sends its shards to Slurm</source>
        <translation>계획을 쓰고 샤드를 Slurm에 보냅니다</translation>
    </message>
    <message>
        <source>Choose the folder of the plan, by its whole path</source>
        <translation>계획 폴더를 전체 경로로 선택하십시오</translation>
    </message>
</context>
<context>
    <name>wattfare::SobolPane</name>
    <message>
        <source>Progress of the Sobol indices</source>
        <translation>Sobol 지수 진행률</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Drawing the uncertain inputs…</source>
        <translation>불확실한 입력을 추출하는 중…</translation>
    </message>
    <message>
        <source>Computing Sobol indices</source>
        <translation>Sobol 지수 계산 중</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>취소됨.</translation>
    </message>
</context>
<context>
    <name>wattfare::StartStrip</name>
    <message>
        <source>Start with</source>
        <translation>시작하기</translation>
    </message>
    <message>
        <source>Serve an LLM</source>
        <translation>LLM 서빙</translation>
    </message>
    <message>
        <source>Llama 3.1 8B as a chat service: cost and carbon per million tokens</source>
        <translation>Llama 3.1 8B 채팅 서비스: 토큰 100만 개당 비용과 탄소</translation>
    </message>
    <message>
        <source>Serve a model</source>
        <translation>모델 서빙</translation>
    </message>
    <message>
        <source>ResNet-50 on images: cost and carbon per million inferences</source>
        <translation>이미지용 ResNet-50: 추론 100만 회당 비용과 탄소</translation>
    </message>
    <message>
        <source>Train a model</source>
        <translation>모델 학습</translation>
    </message>
    <message>
        <source>A language model of 7 billion parameters: cost, hours and carbon of the run</source>
        <translation>매개변수 70억 개의 언어 모델: 실행의 비용, 시간, 탄소</translation>
    </message>
    <message>
        <source>Run HPC</source>
        <translation>HPC 실행</translation>
    </message>
    <message>
        <source>Floating-point work in double precision</source>
        <translation>배정밀도 부동소수점 연산</translation>
    </message>
    <message>
        <source>Place containers</source>
        <translation>컨테이너 배치</translation>
    </message>
    <message>
        <source>Tasks on instances: how many, of which types</source>
        <translation>인스턴스의 작업: 몇 개, 어떤 유형</translation>
    </message>
    <message>
        <source>Recompute AWS experiments</source>
        <translation>AWS 실험 재계산</translation>
    </message>
    <message>
        <source>The savings that AWS published, from the figures of the catalogue</source>
        <translation>AWS가 발표한 절감 효과를 카탈로그 수치로 계산</translation>
    </message>
    <message>
        <source>Use my data</source>
        <translation>내 데이터 사용</translation>
    </message>
    <message>
        <source>Import prices, benchmarks and measurements</source>
        <translation>가격, 벤치마크, 측정값 가져오기</translation>
    </message>
    <message>
        <source>Close (again under Help)</source>
        <translation>닫기(도움말에서 다시 열기)</translation>
    </message>
</context>
<context>
    <name>wattfare::StudiesPage</name>
    <message>
        <source>Studies</source>
        <translation>연구</translation>
    </message>
    <message>
        <source>Show or hide the axes</source>
        <translation>축 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>Best by</source>
        <translation>최적 기준</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>연구 진행률</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Stops and keeps the picture that is shown.</source>
        <translation>중지하고 표시된 그림을 유지합니다.</translation>
    </message>
    <message>
        <source>Run whole study…</source>
        <translation>연구 전체 실행…</translation>
    </message>
    <message>
        <source>Evaluate every point and write them to a result file</source>
        <translation>모든 점을 계산하여 결과 파일에 씁니다</translation>
    </message>
    <message>
        <source>What a study ranks by</source>
        <translation>연구의 순위 기준</translation>
    </message>
    <message>
        <source>Add an axis</source>
        <translation>축 추가</translation>
    </message>
    <message>
        <source>Removed axis of a study</source>
        <translation>연구의 축 제거</translation>
    </message>
    <message>
        <source>Added axis of a study</source>
        <translation>연구에 축 추가</translation>
    </message>
    <message>
        <source>Open this scenario</source>
        <translation>이 시나리오 열기</translation>
    </message>
    <message>
        <source>Puts the values of the chosen point into the scenario. Undo brings back what was.</source>
        <translation>선택한 점의 값을 시나리오에 넣습니다. 실행 취소하면 되돌아갑니다.</translation>
    </message>
    <message>
        <source>Where the best changes</source>
        <translation>최적이 바뀌는 곳</translation>
    </message>
    <message>
        <source>The best does not change along these axes.</source>
        <translation>이 축을 따라 최적이 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>전체 다시 표시</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>표로 보기</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>그림 복사</translation>
    </message>
    <message>
        <source>Save as PNG or SVG</source>
        <translation>PNG 또는 SVG로 저장</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG 이미지 (*.svg)</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 이미지 (*.png)</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>PNG로 저장…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>SVG로 저장…</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>오른쪽으로</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>A picture each</source>
        <translation>그림 하나씩</translation>
    </message>
    <message>
        <source>In the result file alone</source>
        <translation>결과 파일에만</translation>
    </message>
    <message>
        <source>No catalogue is open</source>
        <translation>열린 카탈로그가 없습니다</translation>
    </message>
    <message>
        <source>A study evaluates the scenario with the prices of a catalogue.</source>
        <translation>연구는 카탈로그의 가격으로 시나리오를 계산합니다.</translation>
    </message>
    <message>
        <source>Open a catalogue…</source>
        <translation>카탈로그 열기…</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>operational carbon</source>
        <translation>운영 탄소</translation>
    </message>
    <message>
        <source>Points in all: %1</source>
        <translation>전체 점: %1개</translation>
    </message>
    <message>
        <source>Axes of a study</source>
        <translation>연구의 축</translation>
    </message>
    <message>
        <source>Computing a study</source>
        <translation>연구를 계산하는 중</translation>
    </message>
    <message>
        <source>Cancelled: the picture is not final.</source>
        <translation>취소됨: 그림이 완성되지 않았습니다.</translation>
    </message>
    <message>
        <source>Cancelled before the first picture.</source>
        <translation>첫 그림 전에 취소되었습니다.</translation>
    </message>
    <message>
        <source>Final.</source>
        <translation>완료.</translation>
    </message>
    <message>
        <source>Coarse at first, finer along the borders…</source>
        <translation>처음에는 거칠게, 이후 경계를 따라 세밀하게…</translation>
    </message>
    <message>
        <source>A click chooses a point, a double-click opens its scenario.</source>
        <translation>클릭하면 점을 선택하고, 두 번 클릭하면 해당 시나리오를 엽니다.</translation>
    </message>
    <message>
        <source>Scenario of a point of the study</source>
        <translation>연구의 한 점의 시나리오</translation>
    </message>
    <message>
        <source>The scenario has the values of the point.</source>
        <translation>시나리오가 그 점의 값을 갖습니다.</translation>
    </message>
    <message>
        <source>Where the best changes is looked for once the picture is final.</source>
        <translation>그림이 완성되면 최적이 바뀌는 곳을 찾습니다.</translation>
    </message>
    <message>
        <source>Where the best changes was not looked for.</source>
        <translation>최적이 바뀌는 곳을 찾지 않았습니다.</translation>
    </message>
    <message>
        <source>What decides who wins at a point: the least of it</source>
        <translation>각 지점의 승자를 정하는 기준: 가장 적은 쪽</translation>
    </message>
    <message>
        <source>On a cluster, studies under way and results</source>
        <translation>클러스터, 진행 중인 연구 및 결과</translation>
    </message>
    <message>
        <source>On Slurm…</source>
        <translation>Slurm에서…</translation>
    </message>
    <message>
        <source>Studies under way…</source>
        <translation>진행 중인 연구…</translation>
    </message>
    <message>
        <source>Open a result…</source>
        <translation>결과 열기…</translation>
    </message>
    <message>
        <source>Divide the points into shards and send them to a cluster</source>
        <translation>점을 샤드로 나누어 클러스터에 보냅니다</translation>
    </message>
</context>
<context>
    <name>wattfare::StudyFlow</name>
    <message>
        <source>Folder of a plan</source>
        <translation>계획 폴더</translation>
    </message>
    <message>
        <source>Cancelling the shards</source>
        <translation>샤드를 취소하는 중</translation>
    </message>
    <message>
        <source>Folder for the plan</source>
        <translation>계획을 저장할 폴더</translation>
    </message>
    <message>
        <source>Predicting the time of the study</source>
        <translation>연구 시간을 예측하는 중</translation>
    </message>
    <message>
        <source>Planning and submitting the study</source>
        <translation>연구를 계획하고 제출하는 중</translation>
    </message>
    <message>
        <source>Submitting the shards</source>
        <translation>샤드를 제출하는 중</translation>
    </message>
    <message>
        <source>Submitting to Slurm</source>
        <translation>Slurm에 제출하는 중</translation>
    </message>
    <message>
        <source>Merge into a result file</source>
        <translation>결과 파일로 병합</translation>
    </message>
    <message>
        <source>Merging the shards</source>
        <translation>샤드를 병합하는 중</translation>
    </message>
    <message>
        <source>Study results (*.db)</source>
        <translation>연구 결과 (*.db)</translation>
    </message>
</context>
<context>
    <name>wattfare::StudyJobsDialog</name>
    <message>
        <source>Studies under way</source>
        <translation>진행 중인 연구</translation>
    </message>
    <message>
        <source>No study is under way. Run one on Slurm from the page Studies, or add the folder of a plan that the command line made.</source>
        <translation>진행 중인 연구가 없습니다. 연구 페이지에서 Slurm으로 실행하거나 명령줄이 만든 계획의 폴더를 추가하십시오.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message>
        <source>Submit missing…</source>
        <translation>누락된 샤드 제출…</translation>
    </message>
    <message>
        <source>Sends the shards that are neither done nor on their way to Slurm</source>
        <translation>완료되지도 진행 중이지도 않은 샤드를 Slurm에 보냅니다</translation>
    </message>
    <message>
        <source>Cancel shards</source>
        <translation>샤드 취소</translation>
    </message>
    <message>
        <source>Cancels the shards that wait or run; those that are done are kept</source>
        <translation>대기 중이거나 실행 중인 샤드를 취소합니다. 완료된 샤드는 유지됩니다</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>병합…</translation>
    </message>
    <message>
        <source>Writes all shards into one result file</source>
        <translation>모든 샤드를 하나의 결과 파일로 씁니다</translation>
    </message>
    <message>
        <source>Open result</source>
        <translation>결과 열기</translation>
    </message>
    <message>
        <source>Shows the result file on the page Query</source>
        <translation>결과 파일을 쿼리 페이지에 표시합니다</translation>
    </message>
    <message>
        <source>Add a plan…</source>
        <translation>계획 추가…</translation>
    </message>
    <message>
        <source>Follow a study by the folder of its plan, such as one that the command line made</source>
        <translation>명령줄로 만든 것과 같은 계획 폴더로 연구를 추적합니다</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>목록에서 제거</translation>
    </message>
    <message>
        <source>Follows it no longer; its folder and its jobs stay</source>
        <translation>더 이상 추적하지 않습니다. 폴더와 작업은 그대로 유지됩니다</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Stops what is being done</source>
        <translation>진행 중인 동작을 중지합니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>연구</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>샤드</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>누락</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>손상</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>아직 읽지 않음</translation>
    </message>
    <message>
        <source>Something else is being done.</source>
        <translation>다른 동작이 진행 중입니다.</translation>
    </message>
    <message>
        <source>Choose a study.</source>
        <translation>연구를 선택하십시오.</translation>
    </message>
    <message>
        <source>The plan is being read.</source>
        <translation>계획을 읽는 중입니다.</translation>
    </message>
    <message>
        <source>Every shard is done or on its way.</source>
        <translation>모든 샤드가 완료되었거나 진행 중입니다.</translation>
    </message>
    <message>
        <source>No shard waits or runs.</source>
        <translation>대기 중이거나 실행 중인 샤드가 없습니다.</translation>
    </message>
    <message>
        <source>Not every shard is done.</source>
        <translation>완료되지 않은 샤드가 있습니다.</translation>
    </message>
    <message>
        <source>Merge the shards into a result file first.</source>
        <translation>먼저 샤드를 결과 파일로 병합하십시오.</translation>
    </message>
</context>
<context>
    <name>wattfare::TableDialog</name>
    <message>
        <source>No rows.</source>
        <translation>행 없음.</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>모두 복사</translation>
    </message>
</context>
<context>
    <name>wattfare::TableHeader</name>
    <message>
        <source>Column titles</source>
        <translation>열 제목</translation>
    </message>
</context>
<context>
    <name>wattfare::TeamDialog</name>
    <message>
        <source>Team catalogue</source>
        <translation>팀 카탈로그</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>postgres://USER@HOST:PORT/DATABASE, encrypted and verified; or postgres:///DATABASE?host=/FOLDER for a local socket. It is remembered; a password has no place in it.</source>
        <translation>postgres://USER@HOST:PORT/DATABASE(암호화 및 검증), 로컬 소켓은 postgres:///DATABASE?host=/FOLDER입니다. 주소는 저장되며, 비밀번호는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>주소:</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Asks the server for its publications</source>
        <translation>서버에 게시물 목록을 요청합니다</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>비밀번호</translation>
    </message>
    <message>
        <source>Used while this window is open, and stored nowhere</source>
        <translation>이 창이 열려 있는 동안만 사용되며 어디에도 저장되지 않습니다</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>비밀번호:</translation>
    </message>
    <message>
        <source>Pull…</source>
        <translation>내려받기…</translation>
    </message>
    <message>
        <source>Shows what is approved and not here yet, before anything is imported</source>
        <translation>가져오기 전에, 승인되었지만 아직 여기에 없는 것을 보여 줍니다</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>게시…</translation>
    </message>
    <message>
        <source>Choose own values and imports for the team; an approver decides</source>
        <translation>팀을 위한 내 값과 가져오기를 선택합니다. 승인자가 결정합니다</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Publications</source>
        <translation>게시물</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>승인</translation>
    </message>
    <message>
        <source>Everybody can pull it from then on; for approvers</source>
        <translation>그때부터 모두가 내려받을 수 있습니다. 승인자 전용</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>철회…</translation>
    </message>
    <message>
        <source>Ends a publication for good; for its author and for approvers</source>
        <translation>게시물을 완전히 철회합니다. 작성자와 승인자 전용</translation>
    </message>
    <message>
        <source>What the publication holds</source>
        <translation>게시물의 내용</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message>
        <source>What to publish:</source>
        <translation>게시할 항목:</translation>
    </message>
    <message>
        <source>What to publish</source>
        <translation>게시할 항목</translation>
    </message>
    <message>
        <source>My data</source>
        <translation>내 데이터</translation>
    </message>
    <message>
        <source>Value or rows</source>
        <translation>값 또는 행 수</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Where the values come from; an import without one gives its file</source>
        <translation>값의 출처. 비워 두면 가져오기는 파일 이름을 사용합니다</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>What it is; optional</source>
        <translation>무엇인지 설명(선택 사항)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>A remark; optional</source>
        <translation>메모(선택 사항)</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>참고 사항</translation>
    </message>
    <message>
        <source>What contradicts each other</source>
        <translation>서로 충돌하는 값</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>내 값</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n개 행</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 holds no publications that %2 may see.</source>
        <translation>%1에 %2이(가) 볼 수 있는 게시물이 없습니다.</translation>
    </message>
    <message>
        <source>Connected to %1 as %2.</source>
        <translation>%1에 %2(으)로 연결되었습니다.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>A team shares prices, measured throughputs and other figures here. Nothing is asked of the network before you press Connect.</source>
        <translation>팀이 가격, 측정한 처리량, 그 밖의 수치를 공유하는 곳입니다. 연결을 누르기 전에는 네트워크에 아무것도 요청하지 않습니다.</translation>
    </message>
    <message>
        <source>Choose a publication to see what it holds.</source>
        <translation>게시물을 선택하면 내용이 표시됩니다.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>By %1, %2; %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>By %1, %2; %3 by %4, %5</source>
        <translation>%1, %2, %3(%4, %5)</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>출처: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>메모: %1</translation>
    </message>
    <message>
        <source>Publication %1 of %2 was withdrawn by %3; My data reverts it here (import %4).</source>
        <translation>%2의 게시물 %1은(는) %3이(가) 철회했습니다. 내 데이터에서 되돌릴 수 있습니다(가져오기 %4).</translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s) to import, each as an import that My data can revert.</source>
        <translation>
            <numerusform>게시물 %n개를 가져옵니다. 각각은 내 데이터에서 되돌릴 수 있는 가져오기가 됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s) contradict your data or each other and are imported only if you choose them; of several, the latest applies.</source>
        <translation>
            <numerusform>게시물 %n개가 내 데이터 또는 서로와 충돌하며, 선택한 경우에만 가져옵니다. 여러 개이면 최신 게시물이 적용됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>What would come in</source>
        <translation>가져올 내용</translation>
    </message>
    <message>
        <source>Nothing new without a contradiction.</source>
        <translation>충돌 없는 새 내용이 없습니다.</translation>
    </message>
    <message>
        <source>%1 (rows: %2; source: %3)</source>
        <translation>%1(행: %2, 출처: %3)</translation>
    </message>
    <message>
        <source>Others say something else, as listed below; both can be published.</source>
        <translation>아래와 같이 다른 사람의 값이 다릅니다. 둘 다 게시할 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s) for the team; an approver decides.</source>
        <translation>
            <numerusform>팀에 게시할 항목 %n개. 승인자가 결정합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>What would be published</source>
        <translation>게시될 내용</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>게시</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>새로 고침</translation>
    </message>
    <message>
        <source>Choose what to publish</source>
        <translation>게시할 항목을 선택하십시오</translation>
    </message>
    <message>
        <source>Own values need a source: where do they come from?</source>
        <translation>내 값에는 출처가 필요합니다. 어디에서 온 값입니까?</translation>
    </message>
    <message>
        <source>Compares it with what the team has; nothing is published yet</source>
        <translation>팀의 데이터와 비교합니다. 아직 게시되지 않습니다</translation>
    </message>
    <message>
        <source>Withdraw the publication</source>
        <translation>게시물 철회</translation>
    </message>
    <message>
        <source>Withdraw publication %1 (%2) for good? It stays in the list, and nobody can pull it any more.</source>
        <translation>게시물 %1(%2)을(를) 완전히 철회하시겠습니까? 목록에는 남지만 더는 아무도 내려받을 수 없습니다.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>철회</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>취소하는 중…</translation>
    </message>
    <message>
        <source>Approved by %1, %2</source>
        <translation>승인: %1, %2</translation>
    </message>
</context>
<context>
    <name>wattfare::TeamFlow</name>
    <message>
        <source>Asking %1 for its publications</source>
        <translation>%1에 게시물 목록을 요청하는 중</translation>
    </message>
    <message>
        <source>Reading the publication</source>
        <translation>게시물을 읽는 중</translation>
    </message>
    <message>
        <source>Comparing with your data</source>
        <translation>내 데이터와 비교하는 중</translation>
    </message>
    <message>
        <source>Your data changed meanwhile: compared anew.</source>
        <translation>그사이 내 데이터가 바뀌어 다시 비교했습니다.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>쓰는 중</translation>
    </message>
    <message>
        <source>Importing from the team</source>
        <translation>팀 카탈로그에서 가져오는 중</translation>
    </message>
    <message>
        <source>Comparing with what the team has</source>
        <translation>팀의 데이터와 비교하는 중</translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>게시하는 중</translation>
    </message>
    <message>
        <source>Approving</source>
        <translation>승인하는 중</translation>
    </message>
    <message>
        <source>Withdrawing</source>
        <translation>철회하는 중</translation>
    </message>
</context>
<context>
    <name>wattfare::WorkloadPanel</name>
    <message>
        <source>Workload</source>
        <translation>워크로드</translation>
    </message>
    <message>
        <source>Start from a preset</source>
        <translation>프리셋으로 시작</translation>
    </message>
    <message>
        <source>Bundled scenarios. Undo brings yours back.</source>
        <translation>기본 제공 시나리오. 실행 취소하면 기존 시나리오로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>수요</translation>
    </message>
    <message>
        <source>The catalogue has no model “%1”.</source>
        <translation>카탈로그에 “%1” 모델이 없습니다.</translation>
    </message>
    <message>
        <source>More assumptions</source>
        <translation>추가 가정</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>all</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>%1 (no benchmark)</source>
        <translation>%1(벤치마크 없음)</translation>
    </message>
    <message>
        <source>newest: %1</source>
        <translation>최신: %1</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>%1 변경</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>부하</translation>
    </message>
    <message>
        <source>from the demand</source>
        <translation>수요에 따름</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>유휴</translation>
    </message>
    <message>
        <source>steady inference</source>
        <translation>꾸준한 추론</translation>
    </message>
    <message>
        <source>full</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>CPU만</translation>
    </message>
    <message>
        <source>%1 (%2, CPU %3)</source>
        <extracomment>A load preset with its loads: steady inference (50 %, CPU 25 %)</extracomment>
        <translation>%1(%2, CPU %3)</translation>
    </message>
    <message>
        <source>Load of accelerators and CPU that the power is computed at. The demand sets the number of instances all the same.</source>
        <translation>전력을 계산할 때의 가속기와 CPU 부하입니다. 인스턴스 수는 그래도 수요가 정합니다.</translation>
    </message>
    <message>
        <source>Your own discount, %</source>
        <translation>내 할인율, %</translation>
    </message>
    <message>
        <source>Percent off the on-demand price; adds an option of its own to the purchase options. Several are separated by a semicolon.</source>
        <translation>온디맨드 가격에서 할인되는 퍼센트입니다. 구매 옵션에 별도의 옵션을 더합니다. 여러 값은 세미콜론으로 구분합니다.</translation>
    </message>
    <message>
        <source>Your own price, USD/h</source>
        <translation>내 가격, USD/h</translation>
    </message>
    <message>
        <source>Price of an instance-hour, whatever the type; adds an option of its own to the purchase options. Several are separated by a semicolon.</source>
        <translation>유형과 관계없는 인스턴스 시간당 가격입니다. 구매 옵션에 별도의 옵션을 더합니다. 여러 값은 세미콜론으로 구분합니다.</translation>
    </message>
    <message>
        <source>Purchase mix, %</source>
        <translation>구매 조합, %</translation>
    </message>
    <message>
        <source>Shares of on-demand, spot and commitment in percent, for example 50/30/20; adds a mixed option. Several are separated by a semicolon.</source>
        <translation>온디맨드, 스팟, 약정의 비율(퍼센트)입니다. 예: 50/30/20. 혼합 옵션을 더합니다. 여러 값은 세미콜론으로 구분합니다.</translation>
    </message>
    <message>
        <source>as set below</source>
        <translation>아래 설정대로</translation>
    </message>
    <message>
        <source>Not in this catalogue</source>
        <translation>이 카탈로그에 없음</translation>
    </message>
    <message>
        <source>named by the catalogue</source>
        <translation>카탈로그에서 선택</translation>
    </message>
    <message>
        <source>Reset of %1</source>
        <translation>%1 재설정</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>내 옵션</translation>
    </message>
    <message>
        <source>Without commitment</source>
        <translation>약정 없음</translation>
    </message>
    <message numerus="yes">
        <source>measured on %n type(s)</source>
        <translation>
            <numerusform>%n개 유형에서 측정</numerusform>
        </translation>
    </message>
    <message>
        <source>Price</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>탄소</translation>
    </message>
    <message>
        <source>Carbon intensity of electricity, by the carbon basis of the scenario.</source>
        <translation>시나리오의 탄소 기준에 따른 전력의 탄소 집약도입니다.</translation>
    </message>
    <message>
        <source>No model of this work is called “%1”. Type a name or a size in billions, such as 7B.</source>
        <translation>이 작업에는 “%1”(이)라는 모델이 없습니다. 이름이나 7B처럼 10억 단위의 크기를 입력하십시오.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>parameter, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Changed by a lever: %1</source>
        <translation>절감 수단으로 변경됨: %1</translation>
    </message>
    <message>
        <source>On-demand price as a multiple of that in the cheapest region: the median of the types that have an answer and are sold in several regions.</source>
        <translation>가장 저렴한 리전의 가격에 대한 온디맨드 가격의 배수: 답이 있고 여러 리전에서 판매되는 유형의 중앙값입니다.</translation>
    </message>
    <message>
        <source>×: price, as a multiple of the cheapest region&apos;s</source>
        <translation>×: 가장 저렴한 리전 대비 가격 배수</translation>
    </message>
</context>
</TS>
