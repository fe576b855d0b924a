import { describe, expect, test } from 'vitest';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import {
  type ComposableHolding,
  type ComposableReport,
  comparePositions,
  composeQuarter,
  positionsOf,
} from '../../parsers/thirteenf/compose.ts';
import { createCusipResolver, parseOfficialList, quarterOfList } from '../../sources/cusip-list/official-list.ts';

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

function report(n: number, parts: Partial<ComposableReport>): ComposableReport {
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

const sharesOf = (reports: readonly ComposableReport[], asOf: string | null = null) =>
  composeQuarter(reports, asOf as IsoTimestamp | null)?.holdings.map(({ cusip, sshPrnamt }) => [cusip, sshPrnamt]);

describe('composing a quarter from its reports', () => {
  test('new holdings add to the report, in either order of arrival', () => {
    const expected = [
      ['037833100', 100],
      ['000361105', 50],
      ['88554D205', 7],
    ];
    expect(sharesOf([ORIGINAL, ADDED])).toEqual(expected);
    expect(sharesOf([ADDED, ORIGINAL])).toEqual(expected);
  });

  test('a restatement replaces all before it, additions too, in every order of arrival', () => {
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

  test('additions after a restatement add to it', () => {
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

  test('what was not yet public does not count', () => {
    expect(sharesOf([ORIGINAL, ADDED, RESTATED], '2024-05-12T23:00:00.000Z')).toEqual([
      ['037833100', 100],
      ['000361105', 50],
      ['88554D205', 7],
    ]);
    expect(sharesOf([ORIGINAL], '2024-05-01T00:00:00.000Z')).toBeUndefined();
  });

  test('an amendment that does not say its kind is left out and named, unless it is all there is', () => {
    const silent = report(2, { isAmendment: true, holdings: [holding('88554D205', 7)] });
    const composed = composeQuarter([ORIGINAL, silent]);
    expect(composed?.holdings).toHaveLength(2);
    expect(composed?.notApplied).toEqual([
      { accessionNumber: silent.accessionNumber, reason: 'it does not say whether it restates or adds' },
    ]);
    expect(composeQuarter([silent])?.holdings).toHaveLength(1);
  });
});

describe('amendments whose rows say otherwise than their box', () => {
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

  test('an addition that repeats a row counts it once; more shares of the same security are more', () => {
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

  test('a notice empties no book, and a book takes the place of a notice', () => {
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

  test('two equal rows of one report are two', () => {
    const twice = report(1, { holdings: [holding('037833100', 100), holding('037833100', 100)] });
    expect(composeQuarter([twice])?.holdings).toHaveLength(2);
  });

  test('an amendment for another quarter is named and left out', () => {
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
  test('a position parted over rows, managers or its option is compared as a whole, and a new CUSIP is not guessed', () => {
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

  test('new, closed, increased, reduced and unchanged are told by shares; rows of one security are summed', () => {
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

  test('puts, calls, bonds and shares of one CUSIP are positions of their own', () => {
    const rows = [
      holding('037833100', 1),
      holding('037833100', 2, { putCall: 'Put' }),
      holding('037833100', 3, { putCall: 'Call' }),
      holding('037833100', 4, { sshPrnamtType: 'PRN' }),
    ];
    expect([...positionsOf(rows).values()].map(({ sshPrnamt }) => sshPrnamt)).toEqual([1, 2, 3, 4]);
  });

  test('an unknown amount makes a change unknown, never zero', () => {
    const [only] = comparePositions([holding('037833100', 100)], [holding('037833100', null), holding('037833100', 5)]);
    expect(only).toMatchObject({ change: 'unknown', sharesChange: null, valueChange: null });
  });
});

describe("the SEC's list of 13(f) securities", () => {
  const LIST = [
    '037833100*APPLE INC                     COM                                    E',
    '037833900 APPLE INC                     CALL                                   E',
    'G0R21F105 APEX TECH ACQUISITION INC     ORD SHS                    *A*         E',
    '00206R102*A VERY LONG ISSUER NAME THAT FCOM USD1                   *D*         E',
    'not a line of the list',
    '',
  ].join('\n');

  test('its lines are read by their columns, each with its place; what is none is named', () => {
    const { securities, unread } = parseOfficialList(LIST);
    expect(securities.map(({ line: _, start: __, end: ___, ...security }) => security)).toEqual([
      { cusip: '037833100', hasOptions: true, issuerName: 'APPLE INC', description: 'COM', status: null },
      { cusip: '037833900', hasOptions: false, issuerName: 'APPLE INC', description: 'CALL', status: null },
      {
        cusip: 'G0R21F105',
        hasOptions: false,
        issuerName: 'APEX TECH ACQUISITION INC',
        description: 'ORD SHS',
        status: 'added',
      },
      {
        cusip: '00206R102',
        hasOptions: true,
        issuerName: 'A VERY LONG ISSUER NAME THAT F',
        description: 'COM USD1',
        status: 'deleted',
      },
    ]);
    expect(unread.map(({ line }) => line)).toEqual([5]);
    const dos = LIST.replaceAll('\n', '\r\n');
    for (const text of [LIST, dos]) {
      const lines = text.split(/\r?\n/);
      const places = parseOfficialList(text).securities;
      expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(
        places.map(({ line }) => lines[line - 1]?.trimEnd()),
      );
    }
  });

  test('its quarter is named by the file or by a person, and never supposed', () => {
    expect(['13flist2026q2-txt.txt', '13FLIST2019Q4.TXT', '2026Q3', '2026-q1'].map(quarterOfList)).toEqual([
      '2026-06-30',
      '2019-12-31',
      '2026-09-30',
      '2026-03-31',
    ]);
    expect(['list.txt', '13flist2026q5.txt', '2026', 'q2 2026', '2026q21'].map(quarterOfList)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });

  test('a CUSIP that it does not have, or has for different issuers, stays unresolved', () => {
    const { securities } = parseOfficialList(
      [
        ...LIST.split('\n'),
        '037833100 PEAR INC                      COM                                    E',
        '037833900 APPLE  INC.                   PUT                                    E',
      ].join('\n'),
    );
    const resolve = createCusipResolver(securities);
    expect(resolve('g0r21f105')).toMatchObject({ issuerName: 'APEX TECH ACQUISITION INC', line: 3 });
    expect(resolve('037833101')).toBe('not-listed');
    expect(resolve('037833100')).toBe('different-issuers');
    expect(resolve('037833900')).toMatchObject({ description: 'CALL' });
  });
});
