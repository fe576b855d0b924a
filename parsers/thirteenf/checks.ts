import type { IsoDate } from '../../core/dates.ts';
import type { CrossValidation, Reason } from '../../core/parser.ts';
import type { FoundReport } from './documents.ts';
import type { ThirteenfResult } from './holding.ts';
import type { TableSummary } from './table-summary.ts';
import type { UnitDecision } from './value-unit.ts';

export interface ReportFacts {
  readonly report: FoundReport;
  readonly result: ThirteenfResult;
  readonly unit: UnitDecision | null;
  readonly isNotice: boolean;
}

const ENTRIES = 'rows = entry total of the cover';
const VALUES = 'sum of values = value total of the cover';
const PERIOD = 'period of the cover = period of the header';
const WHOLE = 'the table is whole';
const FIELDS = 'every row has issuer, value and amount';
const CHECK_DIGITS = 'CUSIPs have their check digit';
const PRICES = 'prices per share agree with the unit';
const NO_ROWS = 'a notice has no rows';

/** The named checks that this report allows; one that has nothing to compare is absent. */
export function crossCheck(
  { report, result, unit, isNotice }: ReportFacts,
  headerPeriod: IsoDate | null,
): CrossValidation[] {
  const checks: CrossValidation[] = [];
  const check = (name: string, passed: boolean): void => {
    checks.push({ name, passed });
  };
  const { summary, cover } = report;
  if (cover?.periodOfReport != null && headerPeriod !== null) check(PERIOD, cover.periodOfReport === headerPeriod);
  if (isNotice) {
    check(NO_ROWS, summary.rows === 0);
    return checks;
  }
  if (cover?.entryTotal != null) check(ENTRIES, cover.entryTotal === summary.rows);
  if (cover?.valueTotal != null) check(VALUES, sumAgrees(summary, cover.valueTotal));
  check(WHOLE, report.complete);
  check(FIELDS, summary.lacking === 0);
  if (summary.rows > 0) check(CHECK_DIGITS, summary.shortCusips + summary.wrongCusips === 0);
  if (unit?.medianPrice != null) check(PRICES, unit.pricesAgree && unit.basis === 'filed-date');
  if (result.totalValueDollars === null) check('the unit of values is decided', false);
  return checks;
}

/** Exactly, or within the rounding of each row where values carry fractions. */
function sumAgrees({ value, hasFractions }: TableSummary, total: number): boolean {
  return value === total || (hasFractions && Math.abs(value - total) <= 1);
}

/** What is wrong with CUSIPs as printed; they are kept so, since what the filer meant is not in the document. */
export function cusipWarnings(summary: TableSummary): readonly Reason[] {
  const { withoutCusip, shortCusips, wrongCusips, firstWrongCusip } = summary;
  const warnings: Reason[] = [];
  if (withoutCusip > 0) warnings.push({ code: 'cusip-missing', message: `${withoutCusip} rows have no CUSIP` });
  if (shortCusips > 0) {
    warnings.push({ code: 'cusip-short', message: `${shortCusips} CUSIPs lack leading zeros, by their check digits` });
  }
  if (wrongCusips > 0) {
    const message = `${wrongCusips} CUSIPs fail their check digit, first ${firstWrongCusip}`;
    warnings.push({ code: 'cusip-check-digit', message });
  }
  return warnings;
}

/**
 * 0.99: cover, whole table, count and sum as on the cover, date and prices agree on the unit. 0.95: the same, but no
 * price can be formed. 0.85: all but the cover's totals, which are absent (a bare table of known date). 0.75: count
 * agrees and the sum does not, or the unit rests on the prices of few rows; 0.92: on those of a whole book. 0.8: names
 * or marks of a text table can be read in two ways. 0.6: no filing date. 0.4: the count differs, the table is
 * cut off, or rows lack values. A notice: 0.97 with its cover. Single rows that stand out from the others, or whose
 * CUSIP fails, are lowered on their own (`row-doubts.ts`); too many of them lower the report to 0.85.
 */
export function confidenceOf(
  { report, result, unit, isNotice }: ReportFacts,
  checks: readonly CrossValidation[],
  tooMany: Reason | null,
): { readonly confidence: number; readonly reasons: readonly Reason[] } {
  const reasons: Reason[] = [];
  const limit = (value: number, code: string, message: string): number => {
    reasons.push({ code, message });
    return value;
  };
  const passed = (name: string): boolean | null => checks.find((one) => one.name === name)?.passed ?? null;
  const caps: number[] = [isNotice ? 0.97 : unit?.medianPrice == null ? 0.95 : 0.99];
  if (passed(PERIOD) === false) caps.push(limit(0.8, 'period-differs', 'cover and header name different periods'));
  if (report.cover === null) caps.push(limit(0.85, 'no-cover', 'there is no cover page to check the table against'));
  if (isNotice) {
    if (passed(NO_ROWS) === false)
      caps.push(limit(0.4, 'notice-with-rows', 'a notice with entries contradicts itself'));
    return { confidence: Math.min(...caps), reasons };
  }
  const { cover } = report;
  if (cover !== null && (cover.entryTotal === null || cover.valueTotal === null)) {
    caps.push(
      limit(0.85, 'no-cover-totals', 'nothing proves the values: the cover states no entry total or no value total'),
    );
  }
  if (passed(ENTRIES) === false) {
    caps.push(
      limit(0.4, 'entry-count-differs', `${result.entries} rows were read, the cover says ${cover?.entryTotal}`),
    );
  }
  if (passed(VALUES) === false) {
    caps.push(limit(0.75, 'value-total-differs', `the values do not add up to the cover's ${cover?.valueTotal}`));
  }
  if (!report.complete)
    caps.push(limit(0.4, 'table-incomplete', 'the table is cut off, or lines of it could not be read'));
  const doubt = report.warnings.find(({ code }) => code === 'rows-in-doubt');
  if (doubt) caps.push(limit(0.8, doubt.code, doubt.message));
  if (tooMany !== null) caps.push(limit(0.85, tooMany.code, tooMany.message));
  if (passed(FIELDS) === false) caps.push(limit(0.4, 'rows-incomplete', 'rows lack an issuer, value or amount'));
  if (unit === null) caps.push(limit(0.4, 'unit-unknown', 'nothing says whether values are dollars or thousands'));
  else if (unit.basis === 'printed' || (unit.basis === 'implied-price' && !unit.reason.startsWith('filed'))) {
    caps.push(limit(0.6, 'no-filing-date', `the unit is not certain: ${unit.reason}`));
  } else if (unit.certain && unit.basis === 'implied-price') {
    caps.push(
      limit(0.92, 'unit-against-date', `the prices of most rows contradict the unit that was due: ${unit.reason}`),
    );
  } else if (!unit.certain) caps.push(limit(0.75, 'unit-in-doubt', `the unit is not certain: ${unit.reason}`));
  return { confidence: Math.min(...caps), reasons };
}
