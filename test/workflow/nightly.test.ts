import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deriveAsOf } from '../../activities/derive.ts';
import { parseIsoDate } from '../../core/dates.ts';
import type { RunReport } from '../../core/run-report.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { createTestArchive, type TestArchive } from './sample-archive.ts';
import { exactSnapshot } from './table-snapshot.ts';
import { createTestStack, type TestStack } from './test-stack.ts';

/** What a report says of the filings, apart from which run it is of and what that run had left to do. */
function findings({ filings, parsers, reasons, rows, scores, kind, businessDate }: RunReport) {
  return { filings: { ...filings, newlyDiscovered: null }, parsers, reasons, rows, scores, kind, businessDate };
}

describe('a nightly run over a sample archive through the mirror', () => {
  let archive: TestArchive;
  let mirror: MirrorServer;
  let stack: TestStack;
  let first: RunReport;
  beforeAll(async () => {
    archive = await createTestArchive('nightly', 6);
    mirror = await createMirrorServer(archive.dir);
    stack = await createTestStack();
    await stack.startWorker();
    await stack.ingest({ by: 'filed-date', from: '2024-04-01' as never, to: '2025-03-31' as never }, mirror.url);
    first = await stack.nightly(archive.busiest, mirror.url, archive.prices);
  });
  afterAll(async () => {
    await stack.close();
    await mirror.close();
    await archive.remove();
  });

  test('every filing ends processed by every parser', async () => {
    const { rows } = await sql<{ state: string; filings: number; parsers: number }>`
      select f.state, count(*)::int as filings, min(cardinality(s.parser_versions)) as parsers from raw.filings f
      left join ops.parser_sets s using (parser_set) group by f.state
    `.execute(stack.db);
    const { rows: promoted } = await sql<{ count: number }>`
      select count(*)::int as count from ops.promotions where active
    `.execute(stack.db);
    expect(rows).toEqual([{ state: 'processed', filings: archive.filings.length, parsers: promoted[0]?.count }]);
  });

  test('its report counts what stands in the tables, and scores were published', () => {
    const ofTheNight = archive.filings.filter(({ filedDate }) => filedDate === archive.busiest);
    expect(first.filings).toMatchObject({ total: ofTheNight.length, byState: { processed: ofTheNight.length } });
    expect(first.scores?.asOf).toBe(archive.busiest);
    expect(first.scores?.scored).toBeGreaterThan(0);
    expect(first.scores?.prices).toBe(archive.prices);
    expect(first.businessDate).toBe(archive.busiest);
  });

  test('what rests on several filings of an issuer is derived, and is what its filings come to as of that day', async () => {
    const derived = await stack.db.selectFrom('dilution.derivations').select(['cik', 'as_of']).orderBy('cik').execute();
    expect(derived.length).toBeGreaterThan(0);
    const [asOf] = derived.map(({ as_of }) => as_of);
    const ciks = derived.map(({ cik }) => cik);
    const again = await deriveAsOf(stack.db, ciks, asOf ?? parseIsoDate(archive.busiest));
    const stored = await stack.db.selectFrom('dilution.shelf_programs').select(['cik', 'program_key']).execute();
    expect(stored.map((row) => `${row.cik} ${row.program_key}`).sort()).toEqual(
      again.flatMap(({ cik, programs }) => programs.map((row) => `${cik} ${row.programKey}`)).sort(),
    );
    const states = await stack.db.selectFrom('dilution.compliance_states').select(['cik', 'status']).execute();
    expect(states.map(({ cik, status }) => `${cik} ${status}`).sort()).toEqual(
      again.flatMap(({ cik, complianceStates }) => complianceStates.map(({ status }) => `${cik} ${status}`)).sort(),
    );
    expect(stored.length + states.length).toBeGreaterThan(0);
    expect(first.rows).toMatchObject({ shelf_programs: expect.any(Number), instruments: expect.any(Number) });
  });

  test('a second night of the same date fetches nothing, changes nothing and reports the same', async () => {
    const before = await exactSnapshot(stack.db);
    mirror.resetStats();
    const second = await stack.nightly(archive.busiest, mirror.url, archive.prices);
    expect(mirror.stats().requests).toBe(0);
    expect(await exactSnapshot(stack.db)).toEqual(before);
    expect(findings(second)).toEqual(findings(first));
    expect(second.runId).not.toBe(first.runId);
    expect(second.tallies.fetch.items).toBe(0);
  });

  test('its log lines name the run, and those of one filing the filing', async () => {
    const lines = await stack.logLines();
    const runs = new Set(lines.flatMap(({ runId }) => (typeof runId === 'string' ? [runId] : [])));
    expect(runs).toContain(first.runId);
    for (const message of ['fetched', 'parsed']) {
      const ofFilings = lines.filter(({ msg }) => msg === message);
      expect(new Set(ofFilings.map(({ accessionNumber }) => accessionNumber))).toEqual(
        new Set(archive.filings.map(({ accessionNumber }) => accessionNumber)),
      );
      expect(ofFilings.every(({ runId }) => runs.has(String(runId)))).toBe(true);
    }
  });

  test("an archive's threshold lists are stored before its night is scored", async () => {
    const folder = join(archive.dir, 'threshold-lists');
    await mkdir(folder);
    const stamp = `${archive.busiest.replaceAll('-', '')}230005`;
    const header = 'Symbol|Security Name|Market Category|Reg SHO Threshold Flag|Rule 3210|Filler';
    await writeFile(join(folder, 'nasdaqth.txt'), `${header}\nQNLT|QUOIN INC COM|S|Y|N|\n${stamp}\n`);
    await stack.nightly(archive.busiest, archive.dir, archive.prices);
    const lists = await stack.db
      .selectFrom('raw.threshold_lists')
      .select(['exchange', 'list_date', 'entries'])
      .execute();
    expect(lists).toEqual([{ exchange: 'nasdaq', list_date: archive.busiest, entries: 1 }]);
  });

  test('a closed day is refused by name, and a night without the prices of the last keeps its ratings', async () => {
    const saturday = await stack.startNightly('2025-03-29', mirror.url);
    await expect(saturday.result()).rejects.toMatchObject({
      cause: { type: 'not-a-business-day', message: expect.stringContaining('nearest business day is 2025-03-28') },
    });
    const ratings = () => sql`select cik, numeric_score, as_of_date from score.ratings order by cik`.execute(stack.db);
    const { rows: before } = await ratings();
    const { scores } = await stack.nightly(archive.busiest, mirror.url);
    expect(scores?.ratings).toMatchObject({ replaced: false, currentAsOf: archive.busiest });
    expect(scores?.ratings?.fewer.join()).toContain('no issuer with a market price');
    expect((await ratings()).rows).toEqual(before);
  });

  test('a cancelled run is recorded as one that did not succeed', async () => {
    mirror.addFaults([{ kind: 'delay', delayMs: 60_000, times: 1, match: 'master' }]);
    await sql`delete from raw.fetches`.execute(stack.db);
    const handle = await stack.startNightly('2025-03-28', mirror.url);
    await expect
      .poll(async () => (await handle.query<{ stage: string }, []>('progress')).stage, { timeout: 20_000 })
      .toBe('discover');
    await handle.cancel();
    await expect(handle.result()).rejects.toThrow(/cancel/i);
    const { rows } = await sql<{ status: string; error: string }>`
      select status, error from ops.runs where business_date = '2025-03-28'
    `.execute(stack.db);
    expect(rows).toEqual([{ status: 'failed', error: expect.stringMatching(/cancel/i) }]);
    mirror.clearFaults();
  });
});
