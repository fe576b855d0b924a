"""Runs edgartools' readers of single documents over files that a job names, and prints times and counts as JSON.

    python edgartools-parsers.py job.json

The job: {"rounds": 5, "documents": {reader: [path]}}. The answer: {reader: [{"seconds": [clock, processor], "items"}]}, each
time of the fastest round; `items` is what a reader found: rows, reporting persons, items of a report, or notices.
"""
import json
import sys
import time
import warnings

warnings.simplefilter("ignore")

from edgar.beneficial_ownership.schedule13 import Schedule13D, Schedule13G
from edgar.documents import HTMLParser, ParserConfig
from edgar.offerings.effect import Effect
from edgar.thirteenf.parsers.infotable_xml import parse_infotable_xml


def schedule(text):
    reader = Schedule13G if "schedule13g" in text[:2000].lower() else Schedule13D
    return len(reader.parse_xml(text)["reporting_persons"])


def current_report(text):
    return len(HTMLParser(ParserConfig(form="8-K")).parse(text).sections)


READERS = {
    "information table": lambda text: len(parse_infotable_xml(text)),
    "schedule": schedule,
    "current report": current_report,
    "notice of effectiveness": lambda text: 1 if Effect.from_xml(text).effective_date else 0,
}


def read(reader, path, rounds):
    with open(path, "rb") as file:
        text = file.read().decode("utf-8", errors="replace")
    items = READERS[reader](text)
    clocks, processors = [], []
    began = time.perf_counter()
    while len(clocks) < rounds or time.perf_counter() - began < 0.2:
        clock, processor = time.perf_counter(), time.process_time()
        READERS[reader](text)
        clocks.append(time.perf_counter() - clock)
        processors.append(time.process_time() - processor)
    return {"seconds": [min(clocks), min(processors)], "items": items}


with open(sys.argv[1], encoding="utf-8") as file:
    job = json.load(file)
answer = {name: [read(name, path, job["rounds"]) for path in paths] for name, paths in job["documents"].items()}
print(json.dumps(answer))
