import { describe, expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import type { CashPositionValues } from '../../core/rows.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { monthlyBurn, runwayMonths } from '../../parsers/cash-position/burn.ts';
import { cashPositionV1 } from '../../parsers/cash-position/cash-position.v1.ts';
import { rowsOf } from '../parser-rows.ts';
import { contextOf, fact, reportOf } from './hand-built-facts.ts';

const CASH = 'us-gaap:CashAndCashEquivalentsAtCarryingValue';
const FLOW = 'us-gaap:NetCashProvidedByUsedInOperatingActivities';
const TOTAL_CASH = 'us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents';
const END = fact('dei:DocumentPeriodEndDate', '2024-09-30', '2024-01-01/2024-09-30', { unit: null });

function parse(facts: readonly XbrlFact[], text = '<html>x</html>', form = '10-Q'): ParseOutcome<CashPositionValues> {
  const submission = reportOf(text, form);
  const [document] = cashPositionV1.appliesTo(submission);
  if (!document) throw new Error('does not apply');
  return cashPositionV1.parse(submission, document, contextOf(facts));
}

function passed(outcome: ParseOutcome, name: string): boolean | undefined {
  return outcome.crossValidations.find((check) => check.name === name)?.passed;
}

const QUARTER = [
  END,
  fact(CASH, '9000000', '2024-09-30'),
  fact(CASH, '20000000', '2023-12-31'),
  fact('us-gaap:ShortTermInvestments', '1000000', '2024-09-30'),
  fact(FLOW, '-9000000', '2024-01-01/2024-09-30'),
  fact(FLOW, '-2000000', '2024-07-01/2024-09-30'),
  fact(FLOW, '-8000000', '2023-01-01/2023-09-30'),
];

describe('a nine-month report', () => {
  const outcome = parse(QUARTER);

  test('gives cash at the period end, and the year to date with its real dates', () => {
    expect(outcome.result).toMatchObject({
      asOf: '2024-09-30',
      currency: 'USD',
      cashAndEquivalents: '9000000',
      shortTermInvestments: '1000000',
      operatingCashFlow: '-9000000',
      operatingCashFlowStart: '2024-01-01',
      operatingCashFlowEnd: '2024-09-30',
    });
    expect(outcome.confidence).toBe(1);
  });

  test('burns by days: 9,000,000 ÷ (274 ÷ 30.4375), 10,000,000 ÷ burn months left', () => {
    expect(outcome.result?.monthlyBurn).toBe('999771.9');
    expect(outcome.result?.runwayMonths).toBe('10');
  });

  test('has no trailing twelve months where the prior year is not in the filing', () => {
    expect(outcome.result?.ttmOperatingCashFlow).toBeNull();
  });

  test('ties every value to its facts, derived ones to their operands', () => {
    expect(outcome.spans['cashAndEquivalents']?.map((span) => span.start)).toEqual([1]);
    expect(outcome.spans['operatingCashFlow']?.map((span) => span.start)).toEqual([4]);
    expect(outcome.spans['runwayMonths']?.map((span) => span.start)).toEqual([1, 3, 4]);
    const [row] = rowsOf(cashPositionV1, outcome);
    expect(row?.valueSpans['cashAndEquivalents']).toEqual(outcome.spans['cashAndEquivalents']);
    expect(row?.values).toBe(outcome.result);
  });
});

test('with the prior year in the filing, twelve months are year to date + prior year − prior year to date', () => {
  const outcome = parse([...QUARTER, fact(FLOW, '-12000000', '2023-01-01/2023-12-31')]);
  expect(outcome.result?.ttmOperatingCashFlow).toBe('-13000000');
  expect(outcome.spans['ttmOperatingCashFlow']?.map((span) => span.start)).toEqual([4, 7, 6]);
});

test('a prior year to date of another length forms no twelve months', () => {
  const facts = QUARTER.filter((item) => item.value !== '-8000000');
  const outcome = parse([
    ...facts,
    fact(FLOW, '-12000000', '2023-01-01/2023-12-31'),
    fact(FLOW, '-5000000', '2023-01-01/2023-06-30'),
  ]);
  expect(outcome.result?.ttmOperatingCashFlow).toBeNull();
});

test('a 52-week year is a year', () => {
  const outcome = parse(
    [
      fact('dei:DocumentPeriodEndDate', '2024-12-31', '2024-01-01/2024-12-31', { unit: null }),
      fact(CASH, '500', '2024-12-28'),
      fact(FLOW, '100', '2023-12-31/2024-12-28'),
    ],
    '<html>x</html>',
    '10-K',
  );
  expect(outcome.result).toMatchObject({ asOf: '2024-12-28', ttmOperatingCashFlow: '100', runwayMonths: null });
  expect(passed(outcome, 'balance-date-is-period-end')).toBe(false);
  expect(outcome.confidence).toBe(0.7);
});

test('cumulative amounts since inception and other companies’ dimensions are not taken', () => {
  const outcome = parse([
    ...QUARTER,
    fact(FLOW, '-99000000', '2019-01-01/2024-09-30'),
    fact(CASH, '77', '2024-09-30', { dimensions: { 'dei:LegalEntityAxis': 'abc:SubMember' } }),
  ]);
  expect(outcome.result).toMatchObject({ operatingCashFlow: '-9000000', cashAndEquivalents: '9000000' });
});

test('duplicates that agree within their decimals give the precise one, at 0.9', () => {
  const outcome = parse([...QUARTER, fact(CASH, '9000400', '2024-09-30', { decimals: '-3' })]);
  expect(outcome.result?.cashAndEquivalents).toBe('9000000');
  expect(outcome.confidences?.['cashAndEquivalents']).toBe(0.9);
  expect(passed(outcome, 'duplicate-facts-agree')).toBe(true);
});

test('duplicates that contradict each other fail a check and are not believed', () => {
  const outcome = parse([...QUARTER, fact(CASH, '9000400', '2024-09-30')]);
  expect(passed(outcome, 'duplicate-facts-agree')).toBe(false);
  expect(outcome.confidence).toBe(0.4);
});

test('cash that only exists with restricted cash says so', () => {
  const facts = QUARTER.filter((item) => item.concept !== CASH);
  const outcome = parse([...facts, fact(TOTAL_CASH, '9500000', '2024-09-30')]);
  expect(outcome.result?.cashAndEquivalents).toBe('9500000');
  expect(passed(outcome, 'cash-excludes-restricted-cash')).toBe(false);
  expect(outcome.confidences?.['cashAndEquivalents']).toBe(0.7);
});

test('cash that includes short-term investments does not count them again', () => {
  const facts = QUARTER.filter((item) => item.concept !== CASH);
  const outcome = parse([
    ...facts,
    fact('us-gaap:CashCashEquivalentsAndShortTermInvestments', '10000000', '2024-09-30'),
  ]);
  expect(outcome.result).toMatchObject({ cashAndEquivalents: '10000000', shortTermInvestments: null });
  expect(passed(outcome, 'cash-excludes-investments')).toBe(false);
});

test('cash above all current assets is mis-scaled', () => {
  const outcome = parse([...QUARTER, fact('us-gaap:AssetsCurrent', '12000', '2024-09-30')]);
  expect(passed(outcome, 'cash-and-investments-within-assets')).toBe(false);
  expect(outcome.confidence).toBe(0.4);
});

test('the statements’ currency goes before a convenience translation', () => {
  const outcome = parse(
    [
      fact('dei:DocumentPeriodEndDate', '2024-12-31', '2024-01-01/2024-12-31', { unit: null }),
      fact('ifrs-full:CashAndCashEquivalents', '100', '2024-12-31', { unit: 'USD' }),
      fact('ifrs-full:CashAndCashEquivalents', '720', '2024-12-31', { unit: 'CNY' }),
      fact('ifrs-full:CashAndCashEquivalents', '650', '2023-12-31', { unit: 'CNY' }),
      fact('ifrs-full:CashFlowsFromUsedInOperatingActivities', '-72', '2024-01-01/2024-12-31', { unit: 'CNY' }),
    ],
    '<html>x</html>',
    '20-F',
  );
  expect(outcome.result).toMatchObject({ currency: 'CNY', cashAndEquivalents: '720', operatingCashFlow: '-72' });
});

test('continuing operations alone are flagged where discontinued ones exist', () => {
  const facts = QUARTER.filter((item) => item.concept !== FLOW);
  const outcome = parse([
    ...facts,
    fact('us-gaap:NetCashProvidedByUsedInOperatingActivitiesContinuingOperations', '-5', '2024-01-01/2024-09-30'),
    fact('us-gaap:CashProvidedByUsedInOperatingActivitiesDiscontinuedOperations', '-1', '2024-01-01/2024-09-30'),
  ]);
  expect(outcome.result?.operatingCashFlow).toBe('-5');
  expect(passed(outcome, 'operating-cash-flow-covers-all-operations')).toBe(false);
});

describe('the text of the report', () => {
  const long = `<p>${'Words of the report. '.repeat(600)}</p>`;
  const doubt = 'These losses raise substantial doubt about our ability to continue as a going concern.';

  test('gives the verdict and the runway with spans that re-read to the words', () => {
    const text = `<html><body>${long}<p>These losses raise <b>substantial&nbsp;doubt</b> about our ability to continue as a going concern.</p><p>We believe our cash is sufficient to fund operations into the second quarter of 2026.</p></body></html>`;
    const outcome = parse(QUARTER, text);
    expect(outcome.result).toMatchObject({
      goingConcern: true,
      runwayStatement: 'We believe our cash is sufficient to fund operations into the second quarter of 2026',
    });
    const span = outcome.spans['goingConcern']?.[0];
    expect(span?.text).toBe(
      'These losses raise <b>substantial&nbsp;doubt</b> about our ability to continue as a going concern.',
    );
    expect(text.slice(span?.start, span?.end)).toBe(span?.text);
  });

  test('searched and silent is false; a cover without text is null', () => {
    expect(parse(QUARTER, `<html><body>${long}</body></html>`).result?.goingConcern).toBe(false);
    expect(parse(QUARTER, '<html>x</html>').result?.goingConcern).toBeNull();
    expect(parse(QUARTER, `<?xml version="1.0"?><xbrl xmlns="x">${doubt}</xbrl>`).result?.goingConcern).toBeNull();
  });
});

describe('what cannot be read', () => {
  test('a report without facts is rejected, an amendment or 6-K without them is not applicable', () => {
    expect(parse([], 'x', '10-K')).toMatchObject({ status: 'rejected', confidence: 0, result: null });
    expect(parse([], 'x', '10-K/A').status).toBe('not_applicable');
    expect(parse([], 'x', '6-K').status).toBe('not_applicable');
  });

  test('a report whose statements are not tagged says so', () => {
    const outcome = parse([END, fact('us-gaap:Assets', '5', '2024-09-30')]);
    expect(outcome).toMatchObject({ status: 'rejected', reasons: [{ code: 'no-statement-facts' }] });
  });

  test('other forms are not read', () => {
    expect(cashPositionV1.appliesTo(reportOf('x', '8-K'))).toEqual([]);
    expect(cashPositionV1.appliesTo(reportOf('x', '10-KT/A'))).toHaveLength(1);
  });
});

test('burn and runway are exact to two decimals', () => {
  expect(monthlyBurn('-1200000', parseIsoDate('2024-01-01'), parseIsoDate('2024-12-31'))).toBe('99795.08');
  expect(monthlyBurn('365.25', parseIsoDate('2023-01-01'), parseIsoDate('2023-12-31'))).toBe('-30.46');
  expect(monthlyBurn('0', parseIsoDate('2023-01-01'), parseIsoDate('2023-12-31'))).toBe('0');
  expect(runwayMonths('1000', '300')).toBe('3.33');
  expect(runwayMonths('1000', '0')).toBeNull();
  expect(runwayMonths('1000', '-5')).toBeNull();
});
