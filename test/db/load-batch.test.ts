import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBatch } from '../../activities/load-batch.ts';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import { sha256 } from '../../core/hashes.ts';
import { type ParserVersion, parseAccessionNumber, parseCik, parserVersionOf, rawSourceKeyOf } from '../../core/ids.ts';
import type { StagedFiling } from '../../core/staged-filing.ts';
import { insertDiscovered } from '../../db/repositories/filings/filings.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

/** None of these filings is staged in parts. */
const NO_PARTS = { getStaged: () => Promise.reject(new Error('no parts')) };
const RUN = { runId: 'run', source: 'test', materializationVersion: 'm' };
const CIK = parseCik('320193');

/** A filing with one parse run of this duration; one that is no number cannot be stored. */
function staged(accession: string, durationMs: number): StagedFiling {
  const parserVersion = parserVersionOf('registration-events', 1);
  const header = {
    accessionNumber: parseAccessionNumber(accession),
    form: 'RW',
    filedDate: '2024-03-29' as IsoDate,
    periodOfReport: null,
    acceptedAt: '2024-03-29T20:05:33.000Z' as IsoTimestamp,
    items: [],
    filers: [],
  };
  const outcome = {
    kind: 'registration-events',
    parserVersion,
    status: 'parsed' as const,
    confidence: 1,
    result: { events: [] },
    spans: {},
    crossValidations: [],
    reasons: [],
    warnings: [],
  };
  return {
    accessionNumber: header.accessionNumber,
    rawSourceKey: rawSourceKeyOf(sha256(accession)),
    header,
    documents: [],
    warnings: [],
    runs: [
      { parserId: 'registration-events', parserVersion, sequence: 1, outputHash: sha256('x'), durationMs, outcome },
    ],
    rejection: null,
  };
}

describe('loading a batch', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function load(filings: readonly StagedFiling[]): Promise<void> {
    await insertDiscovered(
      database.db,
      filings.map(({ accessionNumber }) => ({
        accessionNumber,
        cik: CIK,
        companyName: null,
        form: 'RW',
        filedDate: '2024-03-29' as IsoDate,
        acceptedAt: null,
        periodOfReport: null,
        url: `https://www.sec.gov/Archives/edgar/data/${CIK}/${accessionNumber}.txt`,
        source: 'test',
      })),
    );
    for (const { accessionNumber, rawSourceKey } of filings) {
      await sql`update raw.filings set raw_source_key = ${rawSourceKey}, state = 'stored' where accession_number = ${accessionNumber}`.execute(
        database.db,
      );
    }
    await loadBatch({ db: database.db, rawStore: NO_PARTS, logger: pino({ level: 'silent' }) }, RUN, filings);
  }

  async function stateOf(accession: string): Promise<unknown> {
    const { rows } =
      await sql`select state, state_code as code from raw.filings where accession_number = ${accession}`.execute(
        database.db,
      );
    return rows[0];
  }

  it('notes beside a filing which parsers have run over it, once for all filings with the same', async () => {
    await load([staged('0000000001-24-000011', 1), staged('0000000001-24-000012', 1)]);
    const { rows } = await sql`
      select distinct s.parser_versions as versions from raw.filings f join ops.parser_sets s using (parser_set)
      where f.accession_number in ('0000000001-24-000011', '0000000001-24-000012')
    `.execute(database.db);
    expect(rows).toEqual([{ versions: ['registration-events@1'] }]);
  });

  const runsOf = async (accession: string) =>
    (
      await sql<{ run: string }>`
        select parser_version || '/' || sequence || ' ' || status as run from ops.parse_runs
        where accession_number = ${accession} order by 1`.execute(database.db)
    ).rows.map(({ run }) => run);
  const parsersOf = async (accession: string) =>
    (
      await sql<{ versions: readonly string[] }>`
        select s.parser_versions as versions from raw.filings f join ops.parser_sets s using (parser_set)
        where f.accession_number = ${accession}`.execute(database.db)
    ).rows[0]?.versions;

  it('stores a run only where a parser read a document; that the others ran is known from the parser set', async () => {
    const filing = staged('0000000001-24-000031', 1);
    const [read] = filing.runs;
    if (read === undefined) throw new Error('no run');
    const absent = { code: 'item-507-absent', message: 'no Item 5.07' };
    const outcome = { ...read.outcome, status: 'not_applicable' as const, result: null, reasons: [absent] };
    const other = { ...read, parserId: 'voting-results', parserVersion: 'voting-results@1' as ParserVersion, outcome };
    await load([{ ...filing, runs: [read, { ...other, sequence: 0 }, { ...read, sequence: 2, outcome }] }]);
    expect(await runsOf(filing.accessionNumber)).toEqual(['registration-events@1/1 parsed']);
    expect(await parsersOf(filing.accessionNumber)).toEqual(['registration-events@1', 'voting-results@1']);
    // The same parser versions over it again: one reads another document than before.
    await load([
      {
        ...filing,
        runs: [
          { ...read, outcome },
          { ...read, sequence: 2 },
        ],
      },
    ]);
    expect(await runsOf(filing.accessionNumber)).toEqual(['registration-events@1/2 parsed']);
  });

  it('a filing keeps the parser versions that ran over it before, so that an older one can be promoted again', async () => {
    const filing = staged('0000000001-24-000032', 1);
    await load([filing]);
    const older = await database.db
      .transaction()
      .execute((trx) => parserSetOf(trx, ['registration-events@0' as ParserVersion]));
    await sql`update raw.filings set parser_set = ${older} where accession_number = ${filing.accessionNumber}`.execute(
      database.db,
    );
    await load([filing]);
    expect(await parsersOf(filing.accessionNumber)).toEqual(['registration-events@0', 'registration-events@1']);
  });

  it('a filing whose rows the database refuses fails alone, with the reason; its neighbours are loaded', async () => {
    await load([
      staged('0000000001-24-000001', 1),
      staged('0000000001-24-000002', Number.NaN),
      staged('0000000001-24-000003', 0.5),
    ]);
    expect(await stateOf('0000000001-24-000001')).toEqual({ state: 'processed', code: null });
    expect(await stateOf('0000000001-24-000002')).toEqual({ state: 'failed', code: 'load-refused' });
    expect(await stateOf('0000000001-24-000003')).toEqual({ state: 'processed', code: null });
  });

  it('where all are refused the fault is not theirs: the error stands and no state is changed', async () => {
    await expect(
      load([staged('0000000001-24-000011', Number.NaN), staged('0000000001-24-000012', Number.NaN)]),
    ).rejects.toThrow(/duration_ms/);
    expect(await stateOf('0000000001-24-000011')).toEqual({ state: 'stored', code: null });
  });

  it('bytes that were damaged in the store leave the filing failed, so that they are fetched again', async () => {
    const rejection = { code: 'raw-object-corrupt', message: 'the bytes are not those of the name' };
    await load([{ ...staged('0000000001-24-000021', 1), header: null, runs: [], rejection }]);
    expect(await stateOf('0000000001-24-000021')).toEqual({ state: 'failed', code: 'raw-object-corrupt' });
  });
});
