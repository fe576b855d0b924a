import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoadActivities } from '../../activities/load.ts';
import { createParseActivities } from '../../activities/parse.ts';
import { createParsePool } from '../../activities/parse-pool.ts';
import { createControlActivities } from '../../activities/run-lifecycle.ts';
import { renderVerification } from '../../cli/report/render-verification.ts';
import { verifyFilings } from '../../cli/verify/verify-filings.ts';
import { type AccessionNumber, parserVersionOf, type RawSourceKey } from '../../core/ids.ts';
import type { RunRef } from '../../core/run-plan.ts';
import { loadDatasetCoverage } from '../../db/repositories/filings/coverage.ts';
import { insertDiscovered, markStored } from '../../db/repositories/filings/filings.ts';
import { promote } from '../../db/repositories/runs/promotions.ts';
import { CATALOG, type ParserCatalog } from '../../parsers/parser-catalog.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import type { FilingTruth } from '../../sample/truth.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { SECOND_BUILD } from '../parse-processes/second-xbrl.ts';

const logger = pino({ level: 'silent' });
const BUILD = { codeBuild: 'test', configHash: 'test' };
const PARSE_MODULE = new URL('../parse-processes/second-xbrl.ts', import.meta.url);

describe('a second version of a parser', () => {
  let database: TestDatabase;
  let dir: string;
  let rawStore: RawStore;
  let reports: FilingTruth[];
  beforeAll(async () => {
    database = await createTestDatabase();
    dir = await mkdtemp(join(tmpdir(), 'tidemark-two-versions-'));
    rawStore = createDiskRawStore(join(dir, 'raw'));
    await generateSampleArchive({ dir: join(dir, 'archive'), seed: 'versions', issuers: 3, years: 1, gzip: false });
    const truth = await readFile(join(dir, 'archive/truth.jsonl'), 'utf8');
    reports = truth
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as FilingTruth)
      .filter(({ form }) => form === '10-Q')
      .slice(0, 3);
    if (reports.length < 3) throw new Error('the sample has too few reports');
  });
  afterAll(async () => {
    await database.drop();
    await rm(dir, { recursive: true, force: true });
  });

  async function arrive({ cik, accessionNumber, form, filedDate }: FilingTruth): Promise<void> {
    const bytes = await readFile(join(dir, `archive/Archives/edgar/data/${cik}/${accessionNumber}.txt`));
    const { key } = await rawStore.put(bytes);
    const names = { companyName: null, acceptedAt: null, periodOfReport: null, source: 'test' };
    const url = `https://www.sec.gov/Archives/edgar/data/${cik}/${accessionNumber}.txt`;
    await insertDiscovered(database.db, [{ ...names, cik, accessionNumber, form, filedDate, url }]);
    const retrievedAt = '2026-11-20T00:00:00.000Z' as never;
    await markStored(database.db, [{ accessionNumber, rawSourceKey: key, bytes: bytes.length, retrievedAt }]);
  }

  /** A run of a build: begins, takes what is pending, parses in processes and loads, as its workflow does. */
  async function night(catalog: ParserCatalog, runId: string, parseModule?: URL): Promise<RunRef & { taken: number }> {
    const { db } = database;
    const environment = new MockActivityEnvironment({ workflowExecution: { workflowId: 'night', runId } });
    const pool = createParsePool({
      rawStore,
      rawStoreDir: join(dir, 'raw'),
      processes: 1,
      ...(parseModule === undefined ? {} : { parseModule }),
    });
    const control = createControlActivities({ db, build: BUILD, catalog });
    const parse = createParseActivities({ db, pool, logger });
    const load = createLoadActivities({ db, rawStore, logger, catalog });
    try {
      const run: RunRef = await environment.run(() =>
        control.beginRun({ kind: 'ingest', businessDate: null, source: 'test' }),
      );
      const pending = await control.nextPendingPage(run, { by: 'all' }, null, 100);
      const { rows } = await sql<{ accessionNumber: AccessionNumber; rawSourceKey: RawSourceKey }>`
        select accession_number as "accessionNumber", raw_source_key as "rawSourceKey" from raw.filings
        where accession_number = any(${[...pending]})`.execute(db);
      type Parsed = Awaited<ReturnType<typeof parse.parseFilings>>;
      const { staged }: Parsed = await environment.run(() => parse.parseFilings(run, rows));
      await environment.run(() => load.loadFilings(run, staged));
      expect(await control.countPending(run, { by: 'all' })).toBe(0);
      return { ...run, taken: pending.length };
    } finally {
      await pool.close();
    }
  }

  async function factsByVersion(view: 'parsed.xbrl_facts' | 'parsed.current_xbrl_facts') {
    const { rows } = await sql<{ version: string; accession: string; facts: number }>`
      select parser_version as version, accession_number as accession, count(*)::int as facts
      from ${sql.table(view)} group by 1, 2 order by 1, 2`.execute(database.db);
    return rows;
  }

  /** What the parsers that build on the facts found, by filing. */
  async function dependants() {
    const { rows } = await sql<{ run: string; accession: string }>`
      select parser_version || ' ' || status || ' ' || output_hash as run, accession_number as accession
      from ops.parse_runs where parser_id in ('share-float', 'cash-position', 'filer-identity') order by 2, 1
    `.execute(database.db);
    return rows;
  }

  it('runs beside the promoted first one, on which its dependants stay; nothing is hidden until it is promoted', async () => {
    const [older, other, newer] = reports as [FilingTruth, FilingTruth, FilingTruth];
    for (const filing of [older, other]) await arrive(filing);
    const before = await night(CATALOG, 'first-night');
    expect(before.parserVersions).not.toContain('xbrl@2');
    const firstFacts = await factsByVersion('parsed.current_xbrl_facts');
    const firstDependants = await dependants();
    expect(firstFacts.map(({ version, accession }) => [version, accession])).toEqual(
      [older, other].map(({ accessionNumber }) => ['xbrl@1', accessionNumber]).sort(),
    );
    expect(firstDependants.length).toBeGreaterThan(3);

    await arrive(newer);
    const run = await night(SECOND_BUILD, 'second-night', PARSE_MODULE);
    // Of the filings of the first night the second version has not read one.
    expect(run.taken).toBe(3);
    expect(run.parserVersions).toEqual(expect.arrayContaining(['xbrl@1', 'xbrl@2', 'share-float@1']));
    expect(run.materializationVersion).not.toBe(before.materializationVersion);

    const all = await factsByVersion('parsed.xbrl_facts');
    const current = await factsByVersion('parsed.current_xbrl_facts');
    expect(all.filter(({ version }) => version === 'xbrl@2').map(({ facts }) => facts)).toEqual([1, 1, 1]);
    expect(current).toEqual(all.filter(({ version }) => version === 'xbrl@1'));
    expect(current.map(({ accession }) => accession)).toContain(newer.accessionNumber);
    for (const facts of firstFacts) expect(current).toContainEqual(facts);
    // The dependants read the facts of version 1, of which there are more than one, also in the new filing.
    const after = await dependants();
    for (const found of firstDependants) expect(after).toContainEqual(found);
    const ofNewer = after.filter(({ accession }) => accession === newer.accessionNumber);
    expect(ofNewer.filter(({ run: one }) => one.startsWith('cash-position@1 parsed')).length).toBe(1);

    const { searched, unsearched } = await loadDatasetCoverage(database.db, null);
    expect(unsearched).toEqual([]);
    expect(searched.filter(({ parserVersion }) => parserVersion.startsWith('xbrl@'))).toMatchObject([
      { parserVersion: 'xbrl@1', form: '10-Q', searched: 3, parsed: 3 },
    ]);
  }, 180_000);

  it('is verified against the bytes with the first, which its release re-runs', async () => {
    const progress = { show: () => undefined, clear: () => undefined } as never;
    const request = { db: database.db, rawStore, selector: { by: 'all' } as const, parserIds: ['xbrl'], progress };
    const both = await verifyFilings({ ...request, catalog: SECOND_BUILD });
    expect(both.problems).toEqual([]);
    expect([both.runs, both.lacking]).toEqual([6, {}]);
    // A build without the second says of how many filings it was not verified.
    const first = await verifyFilings({ ...request, catalog: CATALOG });
    expect([first.problems, first.runs, first.lacking]).toEqual([[], 3, { 'xbrl@2': 3 }]);
    expect(renderVerification(first, null)).toContain(
      'not verified, since this build does not have the parser version: xbrl@2 (3 filings)',
    );
  });

  it('is what readers see once it is promoted, and the first again after the way back', async () => {
    const shown = async () =>
      new Set((await factsByVersion('parsed.current_xbrl_facts')).map(({ version }) => version));
    await promote(database.db, parserVersionOf('xbrl', 2), 'test');
    expect(await shown()).toEqual(new Set(['xbrl@2']));
    // Dependants still name the first, so that a run executes both; no filing is pending again.
    const next = await night(SECOND_BUILD, 'third-night', PARSE_MODULE);
    expect(next.taken).toBe(0);
    expect(next.parserVersions).toEqual(expect.arrayContaining(['xbrl@1', 'xbrl@2']));
    await promote(database.db, parserVersionOf('xbrl', 1), 'test');
    expect(await shown()).toEqual(new Set(['xbrl@1']));
  }, 120_000);

  it('that a build lacks stops the run, which would hide its filings', async () => {
    await promote(database.db, parserVersionOf('xbrl', 2), 'test');
    await expect(night(CATALOG, 'fourth-night')).rejects.toThrow(
      'this build has no parser xbrl@2: deploy a build that has its source or its release, or promote another version',
    );
    await promote(database.db, parserVersionOf('xbrl', 1), 'test');
  });
});
