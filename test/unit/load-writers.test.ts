import { expect, test } from 'vitest';
import { settledAfter } from '../../activities/stored-source.ts';
import type { IsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import { PARSERS } from '../../parsers/registry.ts';

test('every parser names its tables also without a result, so that loading removes rows it no longer gives', () => {
  for (const parser of PARSERS) {
    const outcome: ParseOutcome = {
      kind: parser.kind,
      parserVersion: parserVersionOf(parser.id, parser.version),
      status: 'rejected',
      confidence: 0,
      result: null,
      spans: {},
      crossValidations: [],
      reasons: [],
      warnings: [],
    };
    const context = { form: '8-K', filedDate: '2024-03-29' as IsoDate, sequence: 1, streamed: null };
    const tables = parser.rows(outcome, context);
    expect(tables.length).toBeGreaterThan(0);
    for (const output of tables) {
      expect('rows' in output ? output.rows : [...(output.bulkRows as Iterable<unknown>)]).toEqual([]);
    }
  }
});

test('an index settles days after its date or quarter; lists of issuers never do', () => {
  expect(settledAfter('/Archives/edgar/daily-index/2024/QTR1/master.20240329.idx')).toBe('2024-04-01');
  expect(settledAfter('/Archives/edgar/full-index/2024/QTR4/master.idx')).toBe('2025-01-14');
  expect(settledAfter('/submissions/CIK0000320193.json')).toBeNull();
});
