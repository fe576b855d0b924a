import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBatch } from '../../activities/load-batch.ts';
import { parseSubmission } from '../../activities/parse-submission.ts';
import { type VerifyResult, verifyFilings } from '../../cli/verify/verify-filings.ts';
import { type AccessionNumber, parserVersionOf, type RawSourceKey } from '../../core/ids.ts';
import type { FilingToVerify } from '../../db/repositories/datasets/verification.ts';
import { loadDatasetCoverage } from '../../db/repositories/filings/coverage.ts';
import { insertDiscovered, markStored } from '../../db/repositories/filings/filings.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import { discoverArchive } from '../../sources/discovery/archive-discovery.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
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
    // Each test verifies all that is stored: two filings of a form tell as much as ten.
    const byForm = Map.groupBy((await discoverArchive(archive)).filings, ({ form }) => form);
    for (const filing of [...byForm.values()].flatMap((same) => same.slice(0, 2))) {
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
      const staged = parseSubmission(readSubmission(bytes), { accessionNumber, rawSourceKey: key, filedDate }, null);
      await loadBatch({ db: database.db, rawStore, logger: pino({ level: 'silent' }) }, RUN, [staged]);
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

  it('a parser that was rejected for its budget is not re-run, and no difference', async () => {
    const { rows } = await sql<Pick<FilingToVerify, 'accessionNumber' | 'rawSourceKey' | 'filedDate'>>`
      select accession_number as "accessionNumber", raw_source_key as "rawSourceKey", filed_date as "filedDate"
      from raw.filings join ops.parse_runs using (accession_number)
      where parser_id = 'cash-position' and status = 'parsed' limit 1`.execute(database.db);
    const [filing] = rows;
    if (filing === undefined) throw new Error('no filing with cash');
    const { rawSourceKey } = filing;
    const submission = readSubmission(await rawStore.get(rawSourceKey));
    const reason = { code: 'parse-timeout', message: 'parsing took more than 60 s of processor time' };
    const skips = ['xbrl', 'subsidiaries'].map((id) => ({ parserVersion: parserVersionOf(id, 1), reason }));
    for (const skipped of [skips, []]) {
      const staged = parseSubmission(submission, { ...filing, skipped }, null);
      await loadBatch({ db: database.db, rawStore, logger: pino({ level: 'silent' }) }, RUN, [staged]);
      const rejected = staged.runs.filter(({ outcome }) => outcome.reasons[0]?.code === 'parse-timeout');
      expect(rejected.length > 0).toBe(skipped.length > 0);
      expect((await verify()).problems).toEqual([]);
    }
  });

  it('coverage distinguishes searched and none found from not covered', async () => {
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

  /** Harms the stored rows, verifies, and puts them back as the parsers give them. */
  async function problemsAfter(harm: ReturnType<typeof sql>): Promise<VerifyResult['problems']> {
    const { numAffectedRows } = await harm.execute(database.db);
    expect(numAffectedRows).toBe(1n);
    const { problems } = await verify();
    const staged = [...keys].filter(([accessionNumber]) =>
      problems.some((one) => one.accessionNumber === accessionNumber),
    );
    for (const [accessionNumber, rawSourceKey] of staged) {
      const task = { accessionNumber, rawSourceKey, filedDate: null };
      const again = parseSubmission(readSubmission(await rawStore.get(rawSourceKey)), task, null);
      await loadBatch({ db: database.db, rawStore, logger: pino({ level: 'silent' }) }, RUN, [again]);
    }
    return problems;
  }

  it('a count, a name and a place that are not stored as the bytes give them are named with both', async () => {
    const count = await problemsAfter(sql`
      update parsed.voting_nominees set votes_for = votes_for + 1 where ctid =
        (select ctid from parsed.voting_nominees where votes_for is not null limit 1)`);
    expect(count).toMatchObject([{ code: 'row-differs' }]);
    expect(count[0]?.message).toMatch(/^parsed\.voting_nominees of .*: votes_for is stored as \d+, parsing gives \d+$/);
    const name = await problemsAfter(sql`
      update parsed.subsidiaries set name = 'Nobody LLC' where ctid = (select ctid from parsed.subsidiaries limit 1)`);
    expect(name[0]?.message).toContain('name is stored as "Nobody LLC"');
    const place = await problemsAfter(sql`
      update parsed.voting_proposals
      set value_spans = value_spans || jsonb_build_object('votesFor', raw_source_key || '#1:0-4')
      where ctid = (select ctid from parsed.voting_proposals where votes_for is not null limit 1)`);
    expect(place).toMatchObject([{ code: 'row-differs' }]);
    expect(place[0]?.message).toContain('value_spans.votesFor is stored as');
    const holding = await problemsAfter(sql`
      update parsed.holding_rows set value_dollars = value_dollars + 1 where (cik, output_id, position) =
        (select cik, output_id, position from parsed.holding_rows limit 1)`);
    expect(holding[0]?.message).toMatch(/value_dollars is stored as \d+, parsing gives \d+/);
  });

  it('a filing that is stored as public before EDGAR released it is reported with both times', async () => {
    const { rows } = await sql<{ accessionNumber: string; publicAt: string; before: string }>`
      update raw.filings f set public_at = f.public_at - interval '12 hours' from raw.filings o
      where f.accession_number = o.accession_number
        and f.accession_number = (select min(accession_number) from raw.filings where accepted_at is not null)
      returning f.accession_number as "accessionNumber", f.public_at as "publicAt", o.public_at as before
    `.execute(database.db);
    const [filing] = rows;
    if (filing === undefined) throw new Error('no filing with an acceptance time');
    const { accessionNumber, publicAt, before } = filing;
    const message = `public_at is stored as ${publicAt}, its times give ${before}`;
    expect((await verify()).problems).toEqual([{ accessionNumber, code: 'public-time-differs', message }]);
    await sql`update raw.filings set public_at = ${before} where accession_number = ${accessionNumber}`.execute(
      database.db,
    );
    expect((await verify()).problems).toEqual([]);
  });

  it('a dictionary entry that was altered is reported with each filing that refers to it', async () => {
    const { rows } = await sql<{ id: number; cusip: string }>`
      update parsed.named_securities s set cusip = '000000000' from parsed.named_securities old
      where s.security_id = old.security_id and s.security_id = (select min(security_id) from parsed.holding_rows)
      returning s.security_id as id, old.cusip`.execute(database.db);
    const { problems } = await verify();
    expect(problems).toMatchObject([{ code: 'row-differs' }]);
    expect(problems[0]?.message).toMatch(
      /^parsed\.named_securities, entry \d+: .*"cusip":"000000000".* is not what its content hash says$/,
    );
    await sql`update parsed.named_securities set cusip = ${rows[0]?.cusip} where security_id = ${rows[0]?.id}`.execute(
      database.db,
    );
    expect((await verify()).problems).toEqual([]);
  });

  it('a missing row, an extra row and an invalid span are reported', async () => {
    const gone = await problemsAfter(sql`
      delete from parsed.holding_rows where (cik, output_id, position) =
        (select cik, output_id, position from parsed.holding_rows limit 1)`);
    expect(gone).toMatchObject([{ code: 'row-missing' }]);
    const invented = await problemsAfter(sql`
      insert into parsed.subsidiaries
      select (jsonb_populate_record(t, '{"position": 9999}')).* from parsed.subsidiaries t limit 1`);
    expect(invented).toMatchObject([{ code: 'row-extra' }]);
    const nowhere = await problemsAfter(sql`
      update parsed.voting_meetings set value_spans = '{"meeting_date": "page 3"}' where ctid =
        (select ctid from parsed.voting_meetings limit 1)`);
    expect(nowhere.map(({ code }) => code).sort()).toEqual(['row-differs', 'span-malformed']);
    expect((await verify()).problems).toEqual([]);
  });

  it('verification itself changes no row, and a filing whose runs are gone is named', async () => {
    const rows = () =>
      sql<{ hash: string }>`select md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)) as hash from
        (select *, null as verified_at from parsed.voting_nominees) t`.execute(database.db);
    const before = (await rows()).rows;
    await sql`delete from ops.parse_runs where accession_number = ${[...keys.keys()][1]}`.execute(database.db);
    const { problems } = await verify();
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expect(problem).toMatchObject({ code: 'output-missing', accessionNumber: [...keys.keys()][1] });
      expect(problem.message).toMatch(/^[a-z-]+@\d+ of document \d+ has no stored run$/);
    }
    expect((await rows()).rows).toEqual(before);
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
