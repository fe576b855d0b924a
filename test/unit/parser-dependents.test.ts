import { expect, test } from 'vitest';
import { dependentsOf, READ_TABLES, TABLES_OF_PARSERS } from '../../core/parser-dependents.ts';
import { FACT_PLANS } from '../../db/repositories/scores/read-fact-rows.ts';
import { outcomeHead, rejected } from '../../parsers/filing/outcomes.ts';
import { PARSERS } from '../../parsers/registry.ts';

test('every parser is named with the tables that its rows go to', () => {
  const given = PARSERS.map((parser): [string, string[]] => {
    const outcome = rejected(outcomeHead(parser), 'none', 'none');
    const context = { form: '8-K', filedDate: '2026-11-20' as never, sequence: 1, streamed: null };
    return [parser.id, parser.rows(outcome, context).map(({ table }) => table)];
  });
  const sorted = (tables: Iterable<readonly [string, readonly string[]]>) =>
    Object.fromEntries(Array.from(tables, ([id, names]) => [id, names.toSorted()]));
  expect(sorted(Object.entries(TABLES_OF_PARSERS))).toEqual(sorted(given));
});

test('scores are said to read the tables of their facts and the covers that name tickers', () => {
  const read = Object.values(FACT_PLANS).map(({ view }) => view.replace('.current_', '.'));
  expect(READ_TABLES.scores.toSorted()).toEqual([...read, 'parsed.filer_identities'].sort());
});

test('what no score reads is recomputed by nothing', () => {
  expect(dependentsOf('xbrl')).toEqual([]);
  expect(dependentsOf('voting-results')).toEqual([]);
  expect(dependentsOf('exchange-compliance')).toEqual(['derivations', 'scores']);
  expect(dependentsOf('filer-identity')).toEqual(['identifiers', 'scores']);
  expect(dependentsOf('cash-prose')).toEqual(['scores']);
});
