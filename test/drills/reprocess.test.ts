import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReprocessHandle, reprocessProgress, startReprocess } from '../../cli/reprocess-run.ts';
import type { IsoDate } from '../../core/dates.ts';
import { type Cik, type ParserVersion, parserVersionOf, type Sha256 } from '../../core/ids.ts';
import type { ReprocessReport, ReprocessScope } from '../../core/reprocess.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { createTestArchive, type TestArchive } from '../workflow/sample-archive.ts';
import { createTestStack, type TestStack, until, type WorkerProcess } from '../workflow/test-stack.ts';
import { EVERYTHING } from '../workflow/undisturbed-run.ts';

const SECOND = parserVersionOf('xbrl', 2);
/** Small pages, and the history is cut after every third, so that a disturbance finds some of each. */
const PLAN = { pageSize: 4, window: 2, pagesPerRun: 3 };
const SLOW_PLAN = { pageSize: 1, window: 1, pagesPerRun: 2 };
const WHOLE: ReprocessScope = { parserVersion: SECOND, ciks: null, from: null, to: null };

describe('a reprocess', () => {
  let archive: TestArchive;
  let mirror: MirrorServer;
  let stack: TestStack;
  let requests = 0;
  let before: Readonly<Record<string, string>>;
  let undisturbed: ReprocessReport;
  let finished: Readonly<Record<string, string>>;

  beforeAll(async () => {
    archive = await createTestArchive('reprocess', 4);
    mirror = await createMirrorServer(archive.dir);
    stack = await createTestStack();
    const first = await stack.startWorkerProcess();
    await stack.ingest(EVERYTHING, mirror.url);
    await first.stop();
    requests = mirror.requests().length;
    // From here on the source refuses every connection.
    await mirror.close();
    before = await others();
    const worker = await stack.startSecondBuild();
    undisturbed = await (await start()).result();
    finished = await ofSecond();
    await worker.stop();
  }, 240_000);
  afterAll(async () => {
    await stack.close();
    await archive.remove();
  });

  const start = (scope: Partial<ReprocessScope> = {}, plan = PLAN, log?: (line: string) => void) =>
    startReprocess(stack.client, { ...plan, scope: { ...WHOLE, ...scope } }, log ?? (() => undefined));

  async function digest(table: string, row: string, where: string): Promise<string> {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' rows ' || coalesce(md5(string_agg(h, '' order by h)), '') as digest
      from (select md5((${sql.raw(row)})::text) as h from ${sql.table(table)} t where ${sql.raw(where)}) hashed
    `.execute(stack.db);
    return rows[0]?.digest ?? '';
  }
  const ROW = `to_jsonb(t) - array['run_id', 'duration_ms', 'parsed_at', 'recorded_at', 'verified_at', 'materialization_version',
    'extraction_trace_id', 'retrieved_at']`;
  /** What the second version gives. */
  const ofSecond = async () => ({
    facts: await digest('parsed.xbrl_facts', ROW, `parser_version = '${SECOND}'`),
    runs: await digest('ops.parse_runs', ROW, `parser_version = '${SECOND}'`),
    sets: await digest(
      'raw.filings',
      '(select parser_versions::text || t.accession_number from ops.parser_sets s where s.parser_set = t.parser_set)',
      'true',
    ),
  });
  /** What a reprocess leaves as it is, with the times of its writing. */
  const others = async () => ({
    facts: await digest('parsed.xbrl_facts', 't', `parser_version <> '${SECOND}'`),
    runs: await digest('ops.parse_runs', 't', `parser_version <> '${SECOND}'`),
    filings: await digest('raw.filings', `to_jsonb(t) - 'parser_set'`, 'true'),
    events: await digest('events.outbox', 't', 'true'),
    marks: await digest('dilution.derivation_marks', 't', 'true'),
    entities: await digest('reference.pending_entities', 't', 'true'),
    history: await digest('ops.row_history', 't', 'true'),
    floats: await digest('dilution.share_float_history', 't', 'true'),
  });
  async function forget(): Promise<void> {
    const { db } = stack;
    await sql`delete from ops.parse_runs where parser_version = ${SECOND}`.execute(db);
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'parsed' and table_name like 'fact_rows%' and table_type = 'BASE TABLE'
    `.execute(db);
    for (const { name } of rows) {
      await sql`delete from ${sql.table(`parsed.${name}`)} where output_id in (
        select output_id from parsed.bulk_outputs where parser_version = ${SECOND})`.execute(db);
    }
    await sql`delete from parsed.bulk_outputs where parser_version = ${SECOND}`.execute(db);
    await sql`
      update raw.filings f set parser_set = o.parser_set
      from ops.parser_sets s, ops.parser_sets o
      where s.parser_set = f.parser_set and o.parser_versions = array_remove(s.parser_versions, ${SECOND})
    `.execute(db);
  }
  async function filingsRead(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from raw.filings join ops.parser_sets using (parser_set)
      where ${SECOND} = any(parser_versions)
    `.execute(stack.db);
    return rows[0]?.count ?? 0;
  }
  const nightly = (status: string) =>
    sql`
      insert into ops.runs (run_id, kind, business_date, source, materialization_version, status)
      values ('night', 'nightly', '2025-03-31', 'edgar', 'm', ${status})
      on conflict (run_id) do update set status = excluded.status
    `.execute(stack.db);
  const latestRun = () =>
    stack.db
      .selectFrom('ops.runs')
      .select(['status', 'error', 'report', 'source'])
      .where('kind', '=', 'reprocess')
      .orderBy('started_at', 'desc')
      .executeTakeFirst();

  test('reads every stored filing once, without a request, and leaves everything else as it was', async () => {
    const { tally } = undisturbed;
    expect(tally).toMatchObject({
      filings: archive.filings.length,
      rejected: 0,
      unreadable: 0,
      changed: 0,
      examples: [],
    });
    expect(tally.parsed + tally.nothing).toBe(tally.filings);
    const { rows } = await sql<{ filings: number; facts: number }>`
      select count(distinct accession_number)::int as filings, count(*)::int as facts
      from parsed.xbrl_facts where parser_version = ${SECOND}
    `.execute(stack.db);
    expect(tally.parsed).toBe(rows[0]?.filings);
    expect(tally.rows).toBe(rows[0]?.facts);
    expect(tally.rows).toBeGreaterThan(10);
    expect(undisturbed).toMatchObject({ kind: 'reprocess', promoted: 'xbrl@1', isPromoted: false });
    expect(await latestRun()).toMatchObject({
      status: 'succeeded',
      source: 'raw store',
      report: { kind: 'reprocess' },
    });
    expect(await others()).toEqual(before);
    expect(mirror.requests()).toHaveLength(requests);
  });

  test('has nothing to do once all is read, and reads only filings of its scope', async () => {
    const worker = await stack.startSecondBuild();
    expect((await (await start()).result()).tally.filings).toBe(0);
    await forget();
    const { rows } = await sql<{ cik: Cik; count: number }>`
      select cik, count(distinct accession_number)::int as count from raw.filing_filers group by 1 order by 2 desc limit 1
    `.execute(stack.db);
    const [issuer] = rows;
    if (issuer === undefined) throw new Error('no issuer');
    const from = '2025-01-01' as IsoDate;
    const wanted = archive.filings.filter(({ filedDate }) => filedDate >= from).length;
    expect((await (await start({ from })).result()).tally.filings).toBe(wanted);
    expect(await filingsRead()).toBe(wanted);
    const ofIssuer = (await (await start({ ciks: [issuer.cik] })).result()).tally.filings;
    expect(ofIssuer).toBeGreaterThan(0);
    expect(ofIssuer).toBeLessThanOrEqual(issuer.count);
    await (await start()).result();
    expect(await ofSecond()).toEqual(finished);
    await worker.stop();
  }, 90_000);

  test('killed in the middle with -9 goes on under another worker, and leaves the very same rows', async () => {
    await forget();
    let worker: WorkerProcess = await stack.startSecondBuild();
    const handle = await start({}, SLOW_PLAN);
    await until('some filings read', async () => (await filingsRead()) >= 5);
    await worker.kill();
    expect(await filingsRead()).toBeLessThan(archive.filings.length);
    expect(await ofSecond()).not.toEqual(finished);
    worker = await stack.startSecondBuild();
    const { tally } = await handle.result();
    expect(tally).toMatchObject({ filings: archive.filings.length, rows: undisturbed.tally.rows });
    expect(await ofSecond()).toEqual(finished);
    expect(await others()).toEqual(before);
    await worker.stop();
  }, 180_000);

  test('yields to a nightly run, pauses, resumes, and refuses another scope; cancelled, it is recorded and resumed', async () => {
    await forget();
    const worker = await stack.startSecondBuild();
    await nightly('running');
    const handle: ReprocessHandle = await start({}, SLOW_PLAN);
    const stateOf = async () => (await reprocessProgress(handle)).state;
    await until('behind the night', async () => (await stateOf()) === 'behind-nightly');
    expect(await filingsRead()).toBe(0);
    const lines: string[] = [];
    const note = (line: string): void => void lines.push(line);
    await expect(start({ ciks: ['320193' as Cik] }, SLOW_PLAN, note)).rejects.toThrow(/with other inputs \(issuers\)/);
    expect(lines).toEqual(['  issuers: the run under way has none, this request ["320193"]']);
    expect((await start({}, SLOW_PLAN, note)).workflowId).toBe('reprocess/xbrl@2');
    expect(lines.at(-1)).toMatch(/^joined reprocess\/xbrl@2, under way since /);

    await handle.signal('pause', Date.now());
    await nightly('succeeded');
    await until('paused', async () => (await stateOf()) === 'paused');
    expect(await filingsRead()).toBe(0);
    await handle.signal('resume', Date.now());
    await until('a filing read', async () => (await filingsRead()) >= 1);
    await handle.cancel();
    await expect(handle.result()).rejects.toThrow(/Workflow execution cancelled/);
    const read = await filingsRead();
    expect(read).toBeLessThan(archive.filings.length);
    expect(await latestRun()).toMatchObject({ status: 'failed', error: 'cancelled' });
    const again = await (await start()).result();
    expect(again.tally.filings).toBe(archive.filings.length - read);
    expect(await ofSecond()).toEqual(finished);
    await worker.stop();
  }, 120_000);

  test('counts filings whose bytes are missing or damaged, and reads the others', async () => {
    await forget();
    const { rows } = await sql<{ accession: string; key: string }>`
      select accession_number as accession, raw_source_key as key from raw.filings order by 1 limit 2
    `.execute(stack.db);
    const root = join(stack.home, 'raw');
    const files = (await readdir(root, { recursive: true })).map((name) => join(root, name));
    const fileOf = (key = ''): string => files.find((name) => name.includes(key.slice(7) as Sha256)) ?? '';
    await rm(fileOf(rows[0]?.key));
    await writeFile(fileOf(rows[1]?.key), 'damaged');
    const worker = await stack.startSecondBuild();
    const { tally } = await (await start()).result();
    expect(tally).toMatchObject({ filings: archive.filings.length, unreadable: 2 });
    expect(tally.examples.map(({ accessionNumber }) => accessionNumber).sort()).toEqual(
      rows.map(({ accession }) => accession),
    );
    expect(tally.examples.map(({ reason }) => reason.split(':')[0]).sort()).toEqual([
      'raw-object-corrupt',
      'raw-object-missing',
    ]);
    expect(await filingsRead()).toBe(archive.filings.length - 2);
    expect(await others()).toEqual(before);
    await worker.stop();
  }, 90_000);

  test('of a version that the build lacks fails with one clear line', async () => {
    const worker = await stack.startSecondBuild();
    const handle = await start({ parserVersion: 'xbrl@7' as ParserVersion });
    const error = await handle.result().catch((failure: unknown) => failure);
    const { runFailure } = await import('../../cli/run-workflow.ts');
    expect(runFailure(error, handle.workflowId)).toMatchObject({ code: 'unknown-parser-version' });
    expect(String(runFailure(error, handle.workflowId))).toMatch(/this build has no parser xbrl@7/);
    await worker.stop();
  }, 60_000);
});
