import { describe, expect, test } from 'vitest';
import type { IsoTimestamp } from '../../core/dates.ts';
import { latestOwners, type OwnerStatement } from '../../scoring/ledger/latest-owners.ts';

function statement(accessionNumber: string, day: string, name: string, change: Partial<OwnerStatement> = {}) {
  return {
    accessionNumber,
    publicAt: `${day}T21:00:00.000Z` as IsoTimestamp,
    amendment: null,
    issuer: { cusip: '037833100' },
    securitiesClass: 'Common Stock, par value $0.01',
    name,
    cik: null,
    ...change,
  };
}

const told = (statements: readonly OwnerStatement[]) =>
  latestOwners(statements).owners.map(({ accessionNumber, name, notNamedIn }) => [accessionNumber, name, notNamedIn]);

describe('the latest owners of an issuer', () => {
  test('a later schedule replaces the earlier one of the same person, in any input order', () => {
    const statements = [
      statement('a', '2023-02-01', 'Larkmere Capital, L.P.'),
      statement('b', '2024-02-01', 'LARKMERE CAPITAL LP', { amendment: 1 }),
      statement('c', '2023-05-01', 'Harbor Partners'),
    ];
    expect(told(statements)).toEqual(told(statements.toReversed()));
    expect(latestOwners(statements).superseded).toBe(1);
    expect(told(statements)).toEqual(
      expect.arrayContaining([
        ['b', 'LARKMERE CAPITAL LP', null],
        ['c', 'Harbor Partners', null],
      ]),
    );
  });

  test('amendments of one instant apply in their order', () => {
    const statements = [
      statement('y', '2024-02-01', 'A Person', { amendment: 3 }),
      statement('z', '2024-02-01', 'A Person', { amendment: 2 }),
    ];
    expect(told(statements)).toEqual([['y', 'A Person', null]]);
  });

  test('a person is its CIK under any name; without one, the only CIK that filed under the name', () => {
    const renamed = [
      statement('a', '2022-02-01', 'Old Name LLC', { cik: '7' }),
      statement('b', '2023-02-01', 'New Name LLC', { cik: '7' }),
      statement('c', '2024-02-01', 'Old Name, LLC'),
    ];
    expect(told(renamed)).toEqual([['c', 'Old Name, LLC', null]]);
    const namesakes = [
      statement('a', '2022-02-01', 'John Lee', { cik: '7' }),
      statement('b', '2023-02-01', 'John Lee', { cik: '8' }),
      statement('c', '2024-02-01', 'John Lee'),
    ];
    expect(latestOwners(namesakes).owners).toHaveLength(3);
  });

  test('two classes are two holdings; another number of the same class is not', () => {
    const split = [
      statement('a', '2022-02-01', 'A Person', { issuer: { cusip: '88554D205' } }),
      statement('b', '2023-02-01', 'A Person', { securitiesClass: 'Common Stock, $0.0001 par value' }),
    ];
    expect(told(split)).toEqual([['b', 'A Person', null]]);
    const classes = [
      statement('a', '2022-02-01', 'A Person', {
        issuer: { cusip: '88554D205' },
        securitiesClass: 'Class B Common Stock',
      }),
      statement('b', '2023-02-01', 'A Person', { securitiesClass: 'Class A Common Stock' }),
      statement('c', '2024-02-01', 'A Person', { securitiesClass: null }),
    ];
    expect(told(classes).map(([accession]) => accession)).toEqual(['a', 'c']);
    expect(told(classes.slice(0, 2)).map(([accession]) => accession)).toEqual(['a', 'b']);
  });

  test('a person left out by a later joint filing is marked with that filing', () => {
    const statements = [
      statement('a', '2023-02-01', 'Larkmere Capital'),
      statement('a', '2023-02-01', 'Ann Lee'),
      statement('b', '2024-02-01', 'Larkmere Capital', { amendment: 1 }),
      statement('c', '2024-03-01', 'Somebody Else'),
    ];
    expect(told(statements)).toEqual(
      expect.arrayContaining([
        ['b', 'Larkmere Capital', null],
        ['a', 'Ann Lee', 'b'],
        ['c', 'Somebody Else', null],
      ]),
    );
  });

  test('persons without a name are never merged', () => {
    const unread = { name: null };
    expect(
      latestOwners([statement('a', '2023-02-01', '', unread), statement('b', '2024-02-01', '', unread)]).owners,
    ).toHaveLength(2);
    expect(latestOwners([]).owners).toEqual([]);
  });
});
