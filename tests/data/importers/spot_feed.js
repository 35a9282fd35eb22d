callback({"vers":0.01,"config":{"rate":"perhr","valueColumns":["linux","mswin"],"currencies":["USD"],"regions":[
{"region":"us-east","footnotes":{"*":"notAvailableForCCorCGPU"},"instanceTypes":[{"type":"generalCurrentGen","sizes":[
{"size":"g5.xlarge","valueColumns":[{"name":"linux","prices":{"USD":"0.4512"}},{"name":"mswin","prices":{"USD":"0.7000"}}]},
{"size":"g5.16xlarge","valueColumns":[{"name":"linux","prices":{"USD":"N/A*"}},{"name":"mswin","prices":{"USD":"N/A*"}}]}]}]},
{"region":"eu-central-1","footnotes":{"*":"notAvailableForCCorCGPU"},"instanceTypes":[{"type":"gpuCurrentGen","sizes":[
{"size":"g5.12xlarge","valueColumns":[{"name":"linux","prices":{"USD":"2.4699"}},{"name":"mswin","prices":{"USD":"3.1000"}}]}]}]}]}});
