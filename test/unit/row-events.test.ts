import { expect, test } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import type { FilingTable } from '../../core/row-provenance.ts';
import type { LockupValues } from '../../core/rows-lockups-and-rofr.ts';
import { rowEvents } from '../../events/row-events.ts';
import { PUBLIC_AT, rowMeta } from '../db/fixtures.ts';

const LOCKUP: LockupValues = { parties: 'company', days: 90, startsOn: null, endsOn: null, conditions: null };

const PUBLISHED = { filingUrl: 'https://www.sec.gov/f.txt', publicAt: PUBLIC_AT, publicAtEstimated: true };

function lockups(parserVersion: ParserVersion, sequence: number, values: readonly LockupValues[]): FilingTable {
  const meta = rowMeta({ parserVersion });
  const rows = values.map((one, ordinal) => ({ values: one, meta, sequence, ordinal }));
  return { table: 'dilution.lockups', scope: meta, published: PUBLISHED, rows };
}

test('a row emits the same event from any version of its parser, and once per filing if exhibits repeat it', () => {
  const of = (version: string) => {
    const parserVersion = version as ParserVersion;
    return rowEvents([
      lockups(parserVersion, 1, [LOCKUP, { ...LOCKUP, days: 60 }]),
      lockups(parserVersion, 2, [LOCKUP, { ...LOCKUP, days: 30 }]),
    ]);
  };
  expect(of('lockups-and-rofr@1')[0]?.payload).toMatchObject({ provenance: PUBLISHED });
  const { accessionNumber } = rowMeta();
  const keys = of('lockups-and-rofr@1').map(({ naturalKey }) => naturalKey);
  expect(keys).toEqual(['1/0', '1/1', '2/1'].map((place) => `${accessionNumber}/${place}`));
  expect(of('lockups-and-rofr@2').map(({ naturalKey }) => naturalKey)).toEqual(keys);
});

test('tables without an event of their own emit none', () => {
  expect(rowEvents([{ table: 'dilution.warrants', scope: rowMeta(), published: PUBLISHED, rows: [] }])).toEqual([]);
});
