import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBatch } from '../../activities/load-batch.ts';
import { parseFiling } from '../../activities/parse-thread.ts';
import { type AccessionNumber, parserVersionOf, type RawSourceKey } from '../../core/ids.ts';
import { loadDatasetCoverage } from '../../db/repositories/coverage.ts';
import { insertDiscovered, markStored } from '../../db/repositories/filings.ts';
import { ensurePromoted } from '../../db/repositories/promotions.ts';
import { type VerifyResult, verifyFilings } from '../../scripts/verify-filings.ts';
import { discoverArchive } from '../../sources/discovery/archive-discovery.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { generateSampleArchive } from '../../sources/sample/archive.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const RUN = { runId: 'run', source: 'test', materializationVersion: 'm' };
const SILENT = { show: () => undefined, note: () => undefined, clear: () => undefined };

describe('verification of stored filings', () => {
  let database: TestDatabase;
  let dir: string;
  let rawStore: RawStore;
  const keys = new Map<AccessionNumber, RawSourceKey>();

  beforeAll(async () => {
    database = await createTestDatabase();
    dir = await mkdtemp(join(tmpdir(), 'tidemark-verify-'));
    rawStore = createDiskRawStore(join(dir, 'raw'));
    const archive = join(dir, 'archive');
    await generateSampleArchive({ dir: archive, seed: 'verify', issuers: 2, years: 1, gzip: false });
    const { filings } = await discoverArchive(archive);
    for (const filing of filings) {
      const { accessionNumber, cik, companyName, form, filedDate, path } = filing;
      const url = `https://www.sec.gov${path}`;
      const bytes = await readFile(join(archive, path));
      const { key } = await rawStore.put(bytes);
      keys.set(accessionNumber, key);
      const discovered = {
        accessionNumber,
        cik,
        companyName,
        form,
        filedDate,
        acceptedAt: null,
        periodOfReport: null,
        url,
      };
      await insertDiscovered(database.db, [{ ...discovered, source: 'test' }]);
      const { rows } = await sql<{ at: string }>`select now() as at`.execute(database.db);
      const retrievedAt = rows[0]?.at as never;
      await markStored(database.db, [{ accessionNumber, rawSourceKey: key, bytes: bytes.byteLength, retrievedAt }]);
      const staged = parseFiling(bytes, { accessionNumber, rawSourceKey: key, filedDate });
      await loadBatch({ db: database.db, logger: pino({ level: 'silent' }) }, RUN, [staged]);
    }
  });
  afterAll(async () => {
    await database.drop();
    await rm(dir, { recursive: true, force: true });
  });

  const verify = (): Promise<VerifyResult> =>
    verifyFilings({ db: database.db, rawStore, selector: { by: 'all' }, parserIds: null, progress: SILENT });

  it('what was stored from the bytes holds against the bytes, span by span', async () => {
    const result = await verify();
    expect(result.problems).toEqual([]);
    expect(result.filings).toBe(keys.size);
    expect(result.spans).toBeGreaterThan(1_000);
    expect(result.runs).toBeGreaterThan(result.filings * 5);
  });

  it('coverage tells what was searched with nothing found from what nobody looked at', async () => {
    await ensurePromoted(database.db, [parserVersionOf('cash-position', 1), parserVersionOf('voting-results', 1)]);
    const [missing] = [...keys.keys()];
    await sql`update raw.filings set state = 'missing', state_code = 'edgar-not-found' where accession_number = ${missing}`.execute(
      database.db,
    );
    const { searched, unsearched } = await loadDatasetCoverage(database.db, null);
    const of = (parserVersion: string, form: string) =>
      searched.find((row) => row.parserVersion === parserVersion && row.form === form);
    expect(of('cash-position@1', '10-Q')).toMatchObject({ notApplicable: 0, rejected: 0 });
    expect(of('cash-position@1', '10-Q')?.parsed).toBe(of('cash-position@1', '10-Q')?.searched);
    expect(of('cash-position@1', '424B5')).toBeUndefined();
    expect(unsearched).toMatchObject([{ state: 'missing', code: 'edgar-not-found', filings: 1 }]);
    await sql`update raw.filings set state = 'processed', state_code = null where accession_number = ${missing}`.execute(
      database.db,
    );
  });

  it('an output that is not what the parser gives, and a span outside of its document, are named', async () => {
    const { rows } = await sql<{ accession: AccessionNumber }>`
      update ops.parse_runs set output_hash = repeat('0', 64) where parser_id = 'cash-position' and status = 'parsed'
      returning accession_number as accession`.execute(database.db);
    await sql`update dilution.cash_position set value_spans = jsonb_build_object('as_of', raw_source_key || '#1:0-99999999')`.execute(
      database.db,
    );
    const { problems } = await verify();
    const found = (code: string) =>
      problems.filter((problem) => problem.code === code).map((problem) => problem.accessionNumber);
    expect(new Set(found('output-differs'))).toEqual(new Set(rows.map(({ accession }) => accession)));
    expect(found('span-outside-document').length).toBe(rows.length);
  });

  it('bytes that are damaged in the store are named with their filing', async () => {
    const [accessionNumber, key] = [...keys][0] ?? [];
    const hex = key?.replace('sha256:', '') ?? '';
    const file = (await readdir(join(dir, 'raw'), { recursive: true })).find((name) => name.includes(hex)) ?? '';
    await writeFile(join(dir, 'raw', file), 'damaged');
    const { problems } = await verify();
    expect(problems).toContainEqual(expect.objectContaining({ accessionNumber, code: 'raw-bytes' }));
  });
});
