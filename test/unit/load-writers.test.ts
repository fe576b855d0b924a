import { expect, test } from 'vitest';
import { WRITERS } from '../../activities/dataset-writers.ts';
import { settledAfter } from '../../activities/stored-source.ts';
import { PARSERS } from '../../parsers/registry.ts';

test('every registered parser has its tables: no output is dropped on the way to the database', () => {
  const ids = new Set(PARSERS.map(({ id }) => id));
  expect([...ids].filter((id) => WRITERS[id] === undefined)).toEqual([]);
  expect(Object.keys(WRITERS).filter((id) => !ids.has(id))).toEqual([]);
});

test('an index settles days after its date or quarter; lists of issuers never do', () => {
  expect(settledAfter('/Archives/edgar/daily-index/2024/QTR1/master.20240329.idx')).toBe('2024-04-01');
  expect(settledAfter('/Archives/edgar/full-index/2024/QTR4/master.idx')).toBe('2025-01-14');
  expect(settledAfter('/submissions/CIK0000320193.json')).toBeNull();
});
