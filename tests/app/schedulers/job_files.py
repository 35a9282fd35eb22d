#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""job_files.py FOLDER: refuses the files of `study export` that the clients of AWS Batch and Kubernetes would refuse."""
import json
import pathlib
import sys

import botocore.loaders
import botocore.model
import botocore.validate
import kubernetes.client

folder = pathlib.Path(sys.argv[1])
faults = []


def check_batch(operation, document):
    shape = service.operation_model(operation).input_shape
    report = botocore.validate.ParamValidator().validate(document, shape)
    if report.has_errors():
        faults.append(f"{operation}: {report.generate_report()}")
    check_members(operation, document, shape)


def check_members(where, value, shape):  # the validator lets pass what it does not know
    if shape.type_name == "structure":
        for key, member in value.items():
            if key not in shape.members:
                faults.append(f"{where}: no member {key}")
            else:
                check_members(f"{where}.{key}", member, shape.members[key])
    elif shape.type_name == "list":
        for member in value:
            check_members(where, member, shape.member)
    elif getattr(shape, "enum", None) and value not in shape.enum:
        faults.append(f"{where}: {value} is none of {shape.enum}")


def check_pod(where, value, type_name):
    if type_name.startswith("list["):
        for index, member in enumerate(value):
            check_pod(f"{where}[{index}]", member, type_name[5:-1])
    elif type_name.startswith("dict("):
        for key, member in value.items():
            check_pod(f"{where}.{key}", member, type_name[5:-1].split(", ")[1])
    elif type_name in ("str", "int", "bool"):
        if type(value).__name__ != type_name:
            faults.append(f"{where}: {value!r} is no {type_name}")
    else:
        kind = getattr(kubernetes.client, type_name)
        names = {attribute: name for name, attribute in kind.attribute_map.items()}
        for key, member in value.items():
            if key not in names:
                faults.append(f"{where}: {type_name} has no {key}")
            else:
                check_pod(f"{where}.{key}", member, kind.openapi_types[names[key]])
        try:  # what has to be there
            kind(**{names[key]: member for key, member in value.items() if key in names})
        except ValueError as error:
            faults.append(f"{where}: {error}")


service = botocore.model.ServiceModel(botocore.loaders.Loader().load_service_model("batch", "service-2"))
check_batch("RegisterJobDefinition", json.loads((folder / "aws-batch-job-definition.json").read_text()))
check_batch("SubmitJob", json.loads((folder / "aws-batch-job.json").read_text()))
check_pod("Job", json.loads((folder / "kubernetes-job.json").read_text()), "V1Job")
for fault in faults:
    print("FAILED:", fault)
sys.exit(1 if faults else 0)
