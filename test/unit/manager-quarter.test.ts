import { describe, expect, test } from 'vitest';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import { type ComposableHolding, comparePositions, positionsOf } from '../../scoring/ledger/manager-positions.ts';
import {
  composeQuarter,
  coversDecide,
  isAnyWholeBook,
  type ManagerReport,
} from '../../scoring/ledger/manager-quarter.ts';

function holding(
  cusip: string | null,
  shares: number | null,
  parts: Partial<ComposableHolding> = {},
): ComposableHolding {
  return {
    nameOfIssuer: `ISSUER ${cusip}`,
    titleOfClass: 'COM',
    cusip,
    valueDollars: shares === null ? null : shares * 10,
    sshPrnamt: shares,
    sshPrnamtType: 'SH',
    putCall: null,
    ...parts,
  };
}

function report(n: number, parts: Partial<ManagerReport>): ManagerReport {
  return {
    accessionNumber: `0009999999-24-00000${n}`,
    periodOfReport: '2024-03-31' as IsoDate,
    publicAt: `2024-05-1${n}T20:00:00.000Z` as IsoTimestamp,
    isAmendment: false,
    amendmentNumber: null,
    amendmentType: null,
    holdings: [],
    ...parts,
  };
}

const ORIGINAL = report(1, { holdings: [holding('037833100', 100), holding('000361105', 50)] });
const ADDED = report(2, { isAmendment: true, amendmentType: 'NEW HOLDINGS', holdings: [holding('88554D205', 7)] });
const RESTATED = report(3, { isAmendment: true, amendmentType: 'RESTATEMENT', holdings: [holding('037833100', 90)] });

const sharesOf = (reports: readonly ManagerReport[], asOf: string | null = null) =>
  composeQuarter(reports, asOf as IsoTimestamp | null)?.holdings.map(({ cusip, sshPrnamt }) => [cusip, sshPrnamt]);

describe('composing a quarter from its reports', () => {
  test('new holdings are added, in either order of arrival', () => {
    const expected = [
      ['037833100', 100],
      ['000361105', 50],
      ['88554D205', 7],
    ];
    expect(sharesOf([ORIGINAL, ADDED])).toEqual(expected);
    expect(sharesOf([ADDED, ORIGINAL])).toEqual(expected);
  });

  test('a restatement replaces everything before it, including additions, in every order of arrival', () => {
    for (const order of [
      [ORIGINAL, ADDED, RESTATED],
      [RESTATED, ADDED, ORIGINAL],
      [ADDED, RESTATED, ORIGINAL],
    ]) {
      const composed = composeQuarter(order);
      expect(composed?.holdings.map(({ cusip, sshPrnamt }) => [cusip, sshPrnamt])).toEqual([['037833100', 90]]);
      expect(composed?.composedOf).toEqual([RESTATED.accessionNumber]);
      expect(composed?.replaced).toEqual([ORIGINAL.accessionNumber, ADDED.accessionNumber]);
    }
  });

  test('additions after a restatement are added to it', () => {
    const late = {
      ...ADDED,
      accessionNumber: '0009999999-24-000004',
      publicAt: '2024-05-20T00:00:00.000Z' as IsoTimestamp,
    };
    expect(sharesOf([late, ORIGINAL, RESTATED])).toEqual([
      ['037833100', 90],
      ['88554D205', 7],
    ]);
  });

  test('reports that were not public yet are ignored', () => {
    expect(sharesOf([ORIGINAL, ADDED, RESTATED], '2024-05-12T23:00:00.000Z')).toEqual([
      ['037833100', 100],
      ['000361105', 50],
      ['88554D205', 7],
    ]);
    expect(sharesOf([ORIGINAL], '2024-05-01T00:00:00.000Z')).toBeUndefined();
  });

  test('an amendment without a type is skipped and reported, unless it is the only report', () => {
    const silent = report(2, { isAmendment: true, holdings: [holding('88554D205', 7)] });
    const composed = composeQuarter([ORIGINAL, silent]);
    expect(composed?.holdings).toHaveLength(2);
    expect(composed?.notApplied).toEqual([
      { accessionNumber: silent.accessionNumber, reason: 'it does not say whether it restates or adds' },
    ]);
    expect(composeQuarter([silent])?.holdings).toHaveLength(1);
  });
});

describe('amendments whose rows contradict the box they check', () => {
  const BOOK = report(1, {
    holdings: [holding('037833100', 100), holding('000361105', 50), holding('594918104', 30), holding('30231G102', 20)],
  });
  // The book again, with one row parted into shares and a call.
  const AGAIN = [
    holding('037833100', 100),
    holding('000361105', 50),
    holding('594918104', 30),
    holding('30231G102', 15),
    holding('30231G102', 5, { putCall: 'Call' }),
  ];

  test.each(['NEW HOLDINGS', null] as const)('the whole book again, marked %j, is not added to itself', (type) => {
    const amendment = report(2, { isAmendment: true, amendmentType: type, holdings: AGAIN });
    for (const order of [
      [BOOK, amendment],
      [amendment, BOOK],
    ]) {
      const composed = composeQuarter(order);
      expect(composed?.holdings.map(({ sshPrnamt }) => sshPrnamt)).toEqual([100, 50, 30, 15, 5]);
      expect(composed?.composedOf).toEqual([amendment.accessionNumber]);
      expect(composed?.replaced).toEqual([BOOK.accessionNumber]);
      expect(composed?.takenOtherwise).toMatchObject([{ accessionNumber: amendment.accessionNumber }]);
    }
  });

  test('an addition counts a repeated row once, and adds more shares of the same security', () => {
    const amendment = report(2, {
      isAmendment: true,
      amendmentType: 'NEW HOLDINGS',
      holdings: [holding('037833100', 100), holding('037833100', 40), holding('88554D205', 7)],
    });
    const composed = composeQuarter([BOOK, amendment]);
    expect(positionsOf(composed?.holdings ?? []).get('037833100||SH')).toMatchObject({ sshPrnamt: 140, rows: 2 });
    expect(composed?.holdings).toHaveLength(6);
    expect(composed?.takenOtherwise).toHaveLength(1);
  });

  test('the same addition filed twice counts once', () => {
    const added = report(2, { isAmendment: true, amendmentType: 'NEW HOLDINGS', holdings: [holding('88554D205', 7)] });
    const again = {
      ...added,
      accessionNumber: '0009999999-24-000005',
      publicAt: '2024-05-21T00:00:00.000Z' as IsoTimestamp,
    };
    expect(composeQuarter([BOOK, added, again])?.holdings).toHaveLength(5);
  });

  test('a notice does not empty a book, and a book replaces a notice', () => {
    const notice = { ...report(2, { holdings: [] }), reportType: '13F NOTICE' };
    expect(composeQuarter([BOOK, notice])).toMatchObject({
      composedOf: [BOOK.accessionNumber],
      notApplied: [{ accessionNumber: notice.accessionNumber }],
    });
    const early = { ...notice, publicAt: '2024-05-01T00:00:00.000Z' as IsoTimestamp };
    expect(composeQuarter([BOOK, early])).toMatchObject({
      composedOf: [BOOK.accessionNumber],
      replaced: [notice.accessionNumber],
    });
    expect(composeQuarter([notice])?.composedOf).toEqual([notice.accessionNumber]);
  });

  test('two equal rows of one report both count', () => {
    const twice = report(1, { holdings: [holding('037833100', 100), holding('037833100', 100)] });
    expect(composeQuarter([twice])?.holdings).toHaveLength(2);
  });

  test('an amendment for another quarter is skipped and reported', () => {
    const other = report(4, {
      isAmendment: true,
      amendmentType: 'RESTATEMENT',
      periodOfReport: '2023-12-31' as IsoDate,
    });
    const composed = composeQuarter([BOOK, other]);
    expect(composed?.holdings).toHaveLength(4);
    expect(composed?.notApplied).toMatchObject([{ reason: 'it is for 2023-12-31' }]);
  });
});

describe('comparing quarters', () => {
  test('a position split over rows and managers is compared as a whole, and a changed CUSIP is not guessed', () => {
    const before = [
      holding('037833100', 100),
      holding('037833100', 50),
      holding('037833100', 20, { putCall: 'Put' }),
      holding('000361105', 10, { nameOfIssuer: 'ALDER CO' }),
    ];
    const after = [
      holding('37833100', 150, { sshPrnamtType: null }),
      holding('037833100', 30, { putCall: 'Put' }),
      holding('594918104', 10, { nameOfIssuer: 'ALDER CO' }),
    ];
    const changes = comparePositions(before, after).map(({ change, before: then, after: now, sharesChange }) => [
      change,
      now?.cusip ?? then?.cusip,
      now?.putCall ?? then?.putCall ?? null,
      sharesChange,
    ]);
    expect(changes).toHaveLength(4);
    expect(changes).toContainEqual(['unchanged', '037833100', null, 0]);
    expect(changes).toContainEqual(['increased', '037833100', 'Put', 10]);
    expect(changes).toContainEqual(['closed', '000361105', null, -10]);
    expect(changes).toContainEqual(['new', '594918104', null, 10]);
  });

  test('changes are judged by shares, with the rows of one security summed', () => {
    const before = [
      holding('037833100', 100),
      holding('037833100', 50),
      holding('000361105', 10),
      holding('88554D205', 5),
    ];
    const after = [
      holding('37833100', 150),
      holding('000361105', 30),
      holding('G0450A105', 1),
      holding('88554D205', 2),
    ];
    const changes = new Map(
      comparePositions(before, after).map(({ change, before: b, after: a }) => [(a ?? b)?.cusip, change]),
    );
    expect(Object.fromEntries(changes)).toEqual({
      '037833100': 'unchanged',
      '000361105': 'increased',
      G0450A105: 'new',
      '88554D205': 'reduced',
    });
    expect(comparePositions(before, [])).toHaveLength(3);
    expect(comparePositions(before, []).every(({ change }) => change === 'closed')).toBe(true);
  });

  test('puts, calls, bonds and shares of one CUSIP are separate positions', () => {
    const rows = [
      holding('037833100', 1),
      holding('037833100', 2, { putCall: 'Put' }),
      holding('037833100', 3, { putCall: 'Call' }),
      holding('037833100', 4, { sshPrnamtType: 'PRN' }),
    ];
    expect([...positionsOf(rows).values()].map(({ sshPrnamt }) => sshPrnamt)).toEqual([1, 2, 3, 4]);
  });

  test('an unknown amount makes the change unknown, never zero', () => {
    const [only] = comparePositions([holding('037833100', 100)], [holding('037833100', null), holding('037833100', 5)]);
    expect(only).toMatchObject({ change: 'unknown', sharesChange: null, valueChange: null });
  });
});

describe('what covers alone say', () => {
  const withEntries = (reports: readonly ManagerReport[]) =>
    reports.map((one) => ({ ...one, entries: one.holdings.length }));

  test('originals and restatements are decided by them, added holdings are not', () => {
    expect(coversDecide([ORIGINAL, RESTATED])).toBe(true);
    expect(coversDecide([ADDED])).toBe(true);
    expect(coversDecide([ORIGINAL, ADDED])).toBe(false);
  });

  test('an amendment may repeat the book only where it is nearly as long', () => {
    const book = [1, 2, 3, 4].map((n) => holding(`03783310${n}`, n));
    const long = report(1, { holdings: book });
    const repeat = report(2, { isAmendment: true, amendmentType: 'NEW HOLDINGS', holdings: book.slice(0, 3) });
    const almost = report(2, { isAmendment: true, amendmentType: 'NEW HOLDINGS', holdings: book });
    expect(isAnyWholeBook(withEntries([long, repeat]))).toBe(false);
    expect(isAnyWholeBook(withEntries([long, almost]))).toBe(true);
    expect(isAnyWholeBook(withEntries([long, RESTATED]))).toBe(false);
    // With the rows of one security alone, a repeated row still counts once and is no repeated book.
    const some = (one: ManagerReport) => ({ ...one, holdings: one.holdings.slice(0, 1) });
    expect(composeQuarter([long, repeat].map(some), null, 'some')?.holdings).toHaveLength(1);
  });
});
