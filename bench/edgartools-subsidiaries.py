"""Runs edgartools' reader of Exhibit 21 over files that a job names, and prints its times and rows as JSON.

    python edgartools-subsidiaries.py job.json

The job: {"rounds": 5, "exhibits": [path]}. Times are [clock, processor] seconds, each of the fastest round.
"""
import json
import sys
import time
import warnings

warnings.simplefilter("ignore")

from edgar.company_reports.subsidiaries import parse_subsidiaries


def fastest(work, rounds):
    work()
    clocks, processors = [], []
    for _ in range(rounds):
        clock, processor = time.perf_counter(), time.process_time()
        result = work()
        clocks.append(time.perf_counter() - clock)
        processors.append(time.process_time() - processor)
    return [min(clocks), min(processors)], result


def read(path, rounds):
    with open(path, "rb") as file:
        text = file.read().decode("utf-8", errors="replace")
    seconds, rows = fastest(lambda: parse_subsidiaries(text), rounds)
    return {"seconds": seconds, "rows": [[row.name, row.jurisdiction, row.ownership_pct] for row in rows]}


with open(sys.argv[1], encoding="utf-8") as file:
    job = json.load(file)
print(json.dumps([read(path, job["rounds"]) for path in job["exhibits"]]))
