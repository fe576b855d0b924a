import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import type { BeneficialOwnerValues } from '../../core/rows-beneficial-ownership.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { date, publish, rowMeta } from './fixtures.ts';

const META = rowMeta({ parserVersion: 'beneficial-ownership@1' as ParserVersion });

const OWNER: BeneficialOwnerValues = {
  form: 'SC 13G/A',
  issuerName: 'WIDGET WORKS INC',
  issuerCik: '100',
  cusip: '000361105',
  securitiesClass: 'Common Stock',
  eventDate: date('2023-12-29'),
  amendment: 2,
  name: 'Larkmere Capital, L.P.',
  personCik: null,
  sharesOwned: '3394114',
  percentOfClass: '5.31',
  soleVoting: '0',
  sharedVoting: '3394114',
  soleDispositive: null,
  sharedDispositive: '3394114',
  memberOfGroup: false,
  typeOfReportingPerson: ['IA', 'OO'],
  citizenship: 'Delaware',
};

describe('beneficial owners', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await publish(database.db, META);
  });
  afterAll(() => database.drop());

  const write = (owners: readonly BeneficialOwnerValues[]) =>
    database.db.transaction().execute((trx) =>
      replaceRows(
        trx,
        'parsed.beneficial_owners',
        [META],
        owners.map((values, ordinal) => ({ values, meta: META, ordinal })),
      ),
    );

  test('one row per person, written once, changed where it differs, removed where it is gone', async () => {
    const second = { ...OWNER, name: 'A. Person', typeOfReportingPerson: [] };
    expect(await write([OWNER, second])).toMatchObject({ inserted: 2 });
    expect(await write([OWNER, second])).toMatchObject({ inserted: 0, changed: 0, unchanged: 2, removed: 0 });
    expect(await write([{ ...OWNER, percentOfClass: '5.4' }])).toMatchObject({ changed: 1, removed: 1 });
    const rows = await database.db.selectFrom('parsed.beneficial_owners').selectAll().execute();
    expect(rows).toMatchObject([
      {
        ordinal: 0,
        cusip: '000361105',
        percent_of_class: '5.4',
        sole_voting: '0',
        sole_dispositive: null,
        type_of_reporting_person: ['IA', 'OO'],
        event_date: '2023-12-29',
      },
    ]);
  });
});
