import type { IsoDate } from '../../core/dates.ts';
import type { CrossValidation, Reason } from '../../core/parser.ts';
import { type Limit, limitedConfidence } from '../filing/outcomes.ts';
import type { FoundReport } from './documents.ts';
import type { ThirteenfResult } from './holding.ts';
import type { TableSummary } from './table-summary.ts';
import type { UnitDecision } from './value-unit.ts';

interface ReportFacts {
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

/** The cross-checks that this report allows; those with nothing to compare are omitted. */
export function crossCheck(
  { report, result, unit, isNotice }: ReportFacts,
  headerPeriod: IsoDate | null,
): CrossValidation[] {
  const checks: CrossValidation[] = [];
  const check = (name: string, passed: boolean) => checks.push({ name, passed });
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

/** Exact, or within rounding if values have fractions. */
function sumAgrees({ value, hasFractions }: TableSummary, total: number): boolean {
  return value === total || (hasFractions && Math.abs(value - total) <= 1);
}

/** Reports invalid CUSIPs. They stay as printed, since the document does not say what the filer meant. */
export function cusipWarnings(summary: TableSummary): readonly Reason[] {
  const { withoutCusip, shortCusips, wrongCusips, firstWrongCusip } = summary;
  const warnings: readonly (readonly [count: number, code: string, message: string])[] = [
    [withoutCusip, 'cusip-missing', `${withoutCusip} rows have no CUSIP`],
    [shortCusips, 'cusip-short', `${shortCusips} CUSIPs lack leading zeros, judging by their check digits`],
    [wrongCusips, 'cusip-check-digit', `${wrongCusips} CUSIPs fail their check digit, first ${firstWrongCusip}`],
  ];
  return warnings.filter(([count]) => count > 0).map(([, code, message]) => ({ code, message }));
}

/**
 * 0.99: cover, complete table, count and sum as on the cover, date and prices agree on the unit. 0.95: the same without
 * any price. 0.92: the prices of a whole book contradict the unit that was due. 0.85: the cover or its totals are missing
 * (a bare table of known date), or too many rows are in doubt. 0.8: names or marks of a text table are ambiguous, or
 * the periods differ. 0.75: the sum differs, or the unit rests on the prices of few rows. 0.6: no filing date. 0.4: the
 * count differs, the table is cut off, or rows lack values. A notice: 0.97 with its cover. Single rows that deviate from
 * the others, or whose CUSIP fails, get a lower confidence of their own (`row-doubts.ts`).
 */
export function confidenceOf(
  { report, result, unit, isNotice }: ReportFacts,
  checks: readonly CrossValidation[],
  tooMany: Reason | null,
): ReturnType<typeof limitedConfidence> {
  const failed = (name: string): boolean => checks.some((check) => check.name === name && !check.passed);
  const { cover } = report;
  const always: readonly Limit[] = [
    [failed(PERIOD), 0.8, 'period-differs', 'cover and header name different periods'],
    [cover === null, 0.85, 'no-cover', 'there is no cover page to check the table against'],
  ];
  if (isNotice) {
    const noRows: Limit = [failed(NO_ROWS), 0.4, 'notice-with-rows', 'a notice with entries contradicts itself'];
    return limitedConfidence(0.97, [...always, noRows]);
  }
  const hasNoTotals = cover !== null && (cover.entryTotal === null || cover.valueTotal === null);
  const ambiguous = report.warnings.find(({ code }) => code === 'rows-in-doubt');
  const count = `${result.entries} rows were read, the cover says ${cover?.entryTotal}`;
  return limitedConfidence(unit?.medianPrice == null ? 0.95 : 0.99, [
    ...always,
    [hasNoTotals, 0.85, 'no-cover-totals', 'the cover states no entry total or no value total to check against'],
    [failed(ENTRIES), 0.4, 'entry-count-differs', count],
    [failed(VALUES), 0.75, 'value-total-differs', `the values do not add up to the cover's ${cover?.valueTotal}`],
    [!report.complete, 0.4, 'table-incomplete', 'the table is cut off, or some of its lines could not be read'],
    [ambiguous !== undefined, 0.8, 'rows-in-doubt', ambiguous?.message ?? ''],
    [tooMany !== null, 0.85, tooMany?.code ?? '', tooMany?.message ?? ''],
    [failed(FIELDS), 0.4, 'rows-incomplete', 'rows lack an issuer, value or amount'],
    unitLimit(unit),
  ]);
}

function unitLimit(unit: UnitDecision | null): Limit {
  if (unit === null) return [true, 0.4, 'unit-unknown', 'nothing says whether values are dollars or thousands'];
  const { basis, certain, reason } = unit;
  if (basis === 'printed' || (basis === 'implied-price' && !reason.startsWith('filed'))) {
    return [true, 0.6, 'no-filing-date', `the unit is not certain: ${reason}`];
  }
  return certain
    ? [basis === 'implied-price', 0.92, 'unit-against-date', `most prices contradict the unit that was due: ${reason}`]
    : [true, 0.75, 'unit-in-doubt', `the unit is not certain: ${reason}`];
}
