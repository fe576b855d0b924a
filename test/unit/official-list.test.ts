import { describe, expect, test } from 'vitest';
import { createCusipResolver } from '../../scoring/ledger/holding-issuers.ts';
import { parseOfficialList, quarterOfList } from '../../sources/cusip-list/official-list.ts';

describe("the SEC's list of 13(f) securities", () => {
  const LIST = [
    '037833100*APPLE INC                     COM                                    E',
    '037833900 APPLE INC                     CALL                                   E',
    'G0R21F105 APEX TECH ACQUISITION INC     ORD SHS                    *A*         E',
    '00206R102*A VERY LONG ISSUER NAME THAT FCOM USD1                   *D*         E',
    'not a line of the list',
    '',
  ].join('\n');

  test('lines are read by column, with their offsets, and unreadable lines are reported', () => {
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

  test('the quarter comes from the file name or the user, never from a guess', () => {
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

  test('a CUSIP that is missing or listed for different issuers stays unresolved', () => {
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
