"""Runs edgartools over files that a job names, and prints its times and readings as JSON.

    python edgartools-statements.py job.json

The job: {"rounds": 3, "submissions": [path], "companyFacts": [path], "golden": [{"name", "path", "annual": bool}]}.
Times are [clock, processor] seconds, each of the fastest round.
"""
import contextlib
import io
import json
import sys
import time
import warnings

warnings.simplefilter("ignore")

from edgar import Filing
from edgar.entity.parser import EntityFactsParser
from edgar.standardization import get_synonym_groups

METHODS = ("income_statement", "balance_sheet", "cash_flow_statement")

# Fields of the contract -> edgartools' own groups of synonyms.
GROUPS = {
    "income": {
        "revenue": "revenue",
        "costOfRevenue": "cost_of_revenue",
        "grossProfit": "gross_profit",
        "researchAndDevelopment": "research_and_development",
        "sellingGeneralAdministrative": "sga_expense",
        "operatingIncome": "operating_income",
        "interestExpense": "interest_expense",
        "incomeBeforeTax": "income_before_tax",
        "incomeTaxExpense": "income_tax_expense",
        "netIncome": "net_income",
        "epsBasic": "earnings_per_share_basic",
        "epsDiluted": "earnings_per_share_diluted",
    },
    "balance": {
        "cashAndEquivalents": "cash_and_equivalents",
        "shortTermInvestments": "short_term_investments",
        "receivables": "accounts_receivable",
        "inventory": "inventory",
        "totalCurrentAssets": "total_current_assets",
        "propertyPlantEquipmentNet": "property_plant_equipment",
        "goodwill": "goodwill",
        "totalAssets": "total_assets",
        "accountsPayable": "accounts_payable",
        "totalCurrentLiabilities": "total_current_liabilities",
        "longTermDebt": "long_term_debt",
        "totalLiabilities": "total_liabilities",
        "totalEquity": "stockholders_equity",
    },
    "cashflow": {
        "operatingCashFlow": "operating_cash_flow",
        "capitalExpenditure": "capex",
        "depreciationAmortization": "depreciation_and_amortization",
        "dividendsPaid": "dividends_paid",
        "shareRepurchases": "share_repurchases",
        "investingCashFlow": "investing_cash_flow",
        "financingCashFlow": "financing_cash_flow",
    },
}


def timed(rounds, work):
    best = None
    result = None
    for _ in range(rounds):
        clock, processor = time.perf_counter(), time.process_time()
        with contextlib.redirect_stdout(io.StringIO()):
            result = work()
        spent = [time.perf_counter() - clock, time.process_time() - processor]
        best = spent if best is None else [min(pair) for pair in zip(best, spent)]
    return best, result


def of_submission(path):
    xbrl = Filing.from_sgml(path).xbrl()
    if xbrl is None:
        return 0
    return sum(len(getattr(xbrl.statements, method)().to_dataframe()) for method in METHODS)


def of_company_facts(path):
    with open(path, "rb") as file:
        facts = EntityFactsParser.parse_company_facts(json.loads(file.read()))
    rows = 0
    for period, periods in (("annual", 20), ("quarterly", 80)):
        for method in METHODS:
            rows += len(getattr(facts, method)(periods=periods, period=period, as_dataframe=True))
    return rows


def reading(path, annual):
    """The columns of its statements, newest first, with the value of the first synonym that a statement has."""
    with open(path, "rb") as file:
        facts = EntityFactsParser.parse_company_facts(json.loads(file.read()))
    synonyms = get_synonym_groups()
    found = {}
    for statement, method in zip(("income", "balance", "cashflow"), METHODS):
        period = "annual" if annual else "quarterly"
        frame = getattr(facts, method)(periods=2 if annual else 1, period=period, as_dataframe=True)
        columns = [name for name in frame.columns if name[:3] in ("FY ", "Q1 ", "Q2 ", "Q3 ", "Q4 ")]
        found[statement] = []
        for column in columns:
            values = {}
            for field, group in GROUPS[statement].items():
                for concept in synonyms.get_group(group).synonyms:
                    if concept in frame.index:
                        value = frame.loc[concept, column]
                        value = value.iloc[0] if hasattr(value, "iloc") else value
                        if value is not None and value == value:
                            values[field] = float(value)
                            break
            if values:
                found[statement].append(values)
    return found


with open(sys.argv[1]) as file:
    job = json.load(file)
answer = {
    "fields": [field for fields in GROUPS.values() for field in fields],
    "submissions": [],
    "companyFacts": [],
    "golden": {},
}
for path in job["submissions"]:
    seconds, rows = timed(job["rounds"], lambda: of_submission(path))
    answer["submissions"].append({"path": path, "seconds": seconds, "rows": rows})
for path in job["companyFacts"]:
    seconds, rows = timed(job["rounds"], lambda: of_company_facts(path))
    answer["companyFacts"].append({"path": path, "seconds": seconds, "rows": rows})
for case in job["golden"]:
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            answer["golden"][case["name"]] = reading(case["path"], case["annual"])
    except Exception as error:
        answer["golden"][case["name"]] = {"error": repr(error)}
print(json.dumps(answer))
