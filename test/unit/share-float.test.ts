import { expect, test } from 'vitest';
import type { ParseOutcome } from '../../core/parser.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { type ShareFloatResult, shareFloatV1 } from '../../parsers/share-float/share-float.v1.ts';
import { rowsOf } from '../parser-rows.ts';
import { classOf, contextOf, fact, reportOf } from './hand-built-facts.ts';

const COVER = 'dei:EntityCommonStockSharesOutstanding';
const SHEET = 'us-gaap:CommonStockSharesOutstanding';
const SHARES = { unit: 'shares' };
const PERIOD = fact('dei:DocumentPeriodEndDate', '2024-12-31', '2024-01-01/2024-12-31', { unit: null });

function parse(facts: readonly XbrlFact[]): ParseOutcome<ShareFloatResult> {
  const submission = reportOf('<html>x</html>');
  const [document] = shareFloatV1.appliesTo(submission);
  if (!document) throw new Error('does not apply');
  return shareFloatV1.parse(submission, document, contextOf(facts));
}

function brief(outcome: ParseOutcome<ShareFloatResult>): string[] {
  return (outcome.result?.rows ?? []).map(
    (row) => `${row.basis} ${row.asOf} ${row.shareClass || 'all'} ${row.sharesOutstanding ?? row.publicFloat}`,
  );
}

function failed(outcome: ParseOutcome): string[] {
  return outcome.crossValidations.filter((check) => !check.passed).map((check) => check.name);
}

test('one class: cover, both balance sheets and the float', () => {
  const outcome = parse([
    PERIOD,
    fact(COVER, '10500000', '2025-03-14', SHARES),
    fact('dei:EntityPublicFloat', '42000000', '2024-06-28'),
    fact(SHEET, '10000000', '2024-12-31', SHARES),
    fact(SHEET, '8000000', '2023-12-31', SHARES),
    fact(SHEET, '99', '2024-10-10', SHARES),
    fact('us-gaap:Assets', '1', '2024-12-31'),
    fact('us-gaap:Assets', '1', '2023-12-31'),
  ]);
  expect(brief(outcome)).toEqual([
    'cover 2025-03-14 all 10500000',
    'balance-sheet 2023-12-31 all 8000000',
    'balance-sheet 2024-12-31 all 10000000',
    'annual-float 2024-06-28 all 42000000',
  ]);
  expect(failed(outcome)).toEqual([]);
  expect(outcome.confidence).toBe(1);
  expect(outcome.spans['rows[0].sharesOutstanding']?.[0]?.text).toBe('10500000');
  expect(rowsOf(shareFloatV1, outcome)[3]?.valueSpans['publicFloat']?.[0]?.text).toBe('42000000');
});

test('classes stay apart and their total is not a third class', () => {
  const outcome = parse([
    fact(COVER, '100', '2025-01-28', { ...SHARES, ...classOf('us-gaap:CommonClassAMember') }),
    fact(COVER, '20', '2025-01-28', { ...SHARES, ...classOf('us-gaap:CommonClassBMember') }),
    fact(COVER, '120', '2025-01-28', SHARES),
  ]);
  expect(brief(outcome)).toEqual([
    'cover 2025-01-28 us-gaap:CommonClassAMember 100',
    'cover 2025-01-28 us-gaap:CommonClassBMember 20',
  ]);
  expect(failed(outcome)).toEqual([]);
});

test('classes that do not reach their total leave the total, in doubt', () => {
  const outcome = parse([
    fact(COVER, '20', '2025-01-28', { ...SHARES, ...classOf('us-gaap:CommonClassBMember') }),
    fact(COVER, '120', '2025-01-28', SHARES),
  ]);
  expect(brief(outcome)).toEqual(['cover 2025-01-28 all 120']);
  expect(failed(outcome)).toEqual(['cover-classes-sum-to-total']);
  expect(outcome.confidence).toBe(0.5);
});

test('facts of co-registrants, of other units and negative counts are left out', () => {
  const outcome = parse([
    fact(COVER, '5', '2025-01-28', { ...SHARES, dimensions: { 'dei:LegalEntityAxis': 'x:SubMember' } }),
    fact(COVER, '7', '2025-01-28', { unit: 'USD' }),
    fact(COVER, '-7', '2025-01-28', SHARES),
    fact(COVER, null, '2025-01-28', SHARES),
  ]);
  expect(brief(outcome)).toEqual([]);
  expect(outcome.status).toBe('parsed');
});

test('a float in millions is not believed', () => {
  const outcome = parse([
    PERIOD,
    fact(COVER, '50000000', '2025-03-14', SHARES),
    fact('dei:EntityPublicFloat', '420', '2024-06-28'),
  ]);
  expect(failed(outcome)).toEqual(['public-float-plausible-per-share']);
  expect(outcome.confidences?.['rows[1].publicFloat']).toBe(0.3);
  expect(outcome.confidences?.['rows[0].sharesOutstanding']).toBe(1);
});

test('a float dated at the year’s end is doubted a little', () => {
  const outcome = parse([PERIOD, fact('dei:EntityPublicFloat', '42000000', '2024-12-31')]);
  expect(failed(outcome)).toEqual(['public-float-dated-in-second-quarter']);
  expect(outcome.confidence).toBe(0.8);
});

test('a cover in thousands is doubted against the balance sheet', () => {
  const outcome = parse([
    fact(COVER, '10500', '2025-03-14', SHARES),
    fact(SHEET, '10000000', '2024-12-31', SHARES),
    fact('us-gaap:Assets', '1', '2024-12-31'),
  ]);
  expect(failed(outcome)).toEqual(['cover-shares-near-balance-sheet']);
  expect(outcome.confidences?.['rows[0].sharesOutstanding']).toBe(0.7);
});

test('contradicting duplicates fail a check', () => {
  const outcome = parse([fact(COVER, '100', '2025-03-14', SHARES), fact(COVER, '101', '2025-03-14', SHARES)]);
  expect(failed(outcome)).toEqual(['duplicate-facts-agree']);
  expect(outcome.confidence).toBe(0.4);
});

test('without facts it is not applicable', () => {
  expect(parse([]).status).toBe('not_applicable');
});

test('issued shares tagged as outstanding are left out where treasury shares are held', () => {
  const facts = [
    fact(SHEET, '1000', '2024-12-31', SHARES),
    fact('us-gaap:CommonStockSharesIssued', '1000', '2024-12-31', SHARES),
    fact('us-gaap:Assets', '1', '2024-12-31'),
  ];
  expect(brief(parse(facts))).toEqual(['balance-sheet 2024-12-31 all 1000']);
  const outcome = parse([...facts, fact('us-gaap:TreasuryStockCommonShares', '400', '2024-12-31', SHARES)]);
  expect(brief(outcome)).toEqual([]);
  expect(outcome.warnings.map((warning) => warning.code)).toEqual(['issued-tagged-as-outstanding']);
});
