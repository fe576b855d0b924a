import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { promoteChecked } from '../../cli/promotion/promote-checked.ts';
import { RECOMPUTE_WORKFLOW_ID, recomputeNow } from '../../cli/recompute-run.ts';
import { renderRecompute } from '../../cli/report/render-recompute.ts';
import { parseIsoDate } from '../../core/dates.ts';
import type { RecomputeProgress } from '../../core/recompute.ts';
import { type BuildPair, buildsOf } from '../../scripts/rehearsal/builds.ts';
import { rehearseVersions, type VersionsRehearsal } from '../../scripts/rehearsal/rehearse-versions.ts';
import { createTableHashes, ruleOf } from '../../scripts/rehearsal/table-hashes.ts';
import { runCli } from '../cli.ts';
import { createTestArchive, type TestArchive } from './sample-archive.ts';
import { createTestStack, type TestStack, until } from './test-stack.ts';

const notes: string[] = [];
const LINE = { show: () => undefined, note: (text: string) => void notes.push(text), clear: () => undefined };
/** Its rows decide a factor of every score. */
const PARSER = 'cash-position';
/** The last date of the archive. */
const NIGHT = parseIsoDate('2025-03-31');

describe('a promotion that is recomputed at once', () => {
  let archive: TestArchive;
  let stack: TestStack;
  let builds: BuildPair;
  let rehearsal: VersionsRehearsal;
  beforeAll(async () => {
    archive = await createTestArchive('promote-now', 3);
    stack = await createTestStack();
    builds = await buildsOf(PARSER);
    const { db, client } = stack;
    const startWorker = (parsers: BuildPair['before']) => stack.startWorker({ parsers });
    const golden = () => Promise.resolve(null);
    rehearsal = await rehearseVersions({ db, client, startWorker, line: LINE, step: () => undefined, golden }, builds, {
      name: 'a small archive',
      dir: archive.dir,
      night: NIGHT,
      prices: archive.prices,
    });
  }, 180_000);
  afterAll(async () => {
    await stack.close();
    await archive.remove();
  });

  const change = (name: string) => rehearsal.tables.find((table) => table.name === name);
  const marksLeft = async () =>
    (
      await sql<{ marks: number }>`
        select (select count(*) from score.score_marks)::int + (select count(*) from dilution.derivation_marks)::int
          + (select count(*) from reference.pending_entities)::int as marks
      `.execute(stack.db)
    ).rows[0]?.marks;

  test('moves scores, from the prices of the night, and says which', () => {
    const { recomputed, hasMoved, from, to } = rehearsal;
    expect([from, to, hasMoved]).toEqual([builds.from, builds.to, true]);
    expect(Object.keys(rehearsal.promotion.marks)).toEqual(['scores']);
    const [date] = recomputed.dates;
    expect(date).toMatchObject({ asOf: NIGHT, ratings: { replaced: true, fewer: [] } });
    expect((date?.moved ?? 0) + (date?.gone ?? 0)).toBeGreaterThan(0);
    expect(change('score.scores')?.promoted.gone).toBeGreaterThan(0);
    expect(change('dilution.current_cash_position')?.promoted.gone).toBeGreaterThan(0);
    expect(date?.replaced.issuers.flatMap(({ changedInputs }) => changedInputs)).not.toContain('price');
    expect(renderRecompute(recomputed)).toContain(`scores of ${NIGHT} under`);
  });

  test('and rolled back leaves every table as it was; histories have what they had, and more', async () => {
    expect(rehearsal.differing).toEqual([]);
    expect(await marksLeft()).toBe(0);
    const names = rehearsal.tables.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['raw.filings', 'dilution.warrants', 'ops.parse_runs', 'score.scores']),
    );
    const histories = rehearsal.tables.filter(
      ({ name, rolledBack }) => ruleOf(name).expected === 'grows' && rolledBack.come > 0,
    );
    expect(histories.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ops.promotions', 'ops.runs', 'score.superseded_scores']),
    );
    // The hashes notice a single changed value.
    const hashes = await createTableHashes(stack.db, builds.to);
    await sql`update dilution.derivations set due_on = '2031-01-01' where cik = (select min(cik) from dilution.derivations)`.execute(
      stack.db,
    );
    await hashes.take('spoiled');
    const spoiled = [...(await hashes.changes('rolled back', 'spoiled'))].filter(([, one]) => one.gone + one.come > 0);
    expect(spoiled.map(([name]) => name)).toContain('dilution.derivations');
  });

  test('waits for a night under way, and is joined by the next, whose marks it takes too', async () => {
    const { db, client } = stack;
    await stack.startWorker({ parsers: builds.after });
    const night = (status: string) =>
      sql`
        insert into ops.runs (run_id, kind, business_date, source, materialization_version, status)
        values ('night', 'nightly', '2025-03-31', 'edgar', 'm', ${status})
        on conflict (run_id) do update set status = excluded.status
      `.execute(db);
    await night('running');
    const deps = { db, catalog: builds.after.catalog, compareGolden: () => Promise.resolve(null) };
    const asked = { parserId: PARSER, reason: 'a test', promotedBy: 'test' };
    await expect(promoteChecked(deps, { ...asked, version: builds.to, force: false })).rejects.toThrow(
      'the nightly run of 2025-03-31 is under way: promote when it has finished',
    );
    await promoteChecked(deps, { ...asked, version: builds.to, force: true });
    // As by the promotion of a parser that these depend on.
    await sql`
      insert into dilution.derivation_marks (cik, cause) select cik, 'promotion' from dilution.derivations
    `.execute(db);
    await sql`insert into reference.pending_entities (cik) select cik from dilution.derivations`.execute(db);
    const first = recomputeNow(client, LINE);
    const stateOf = async () => {
      const handle = client.workflow.getHandle(RECOMPUTE_WORKFLOW_ID);
      return (await handle.query<RecomputeProgress>('progress').catch(() => null))?.state;
    };
    await until('behind the night', async () => (await stateOf()) === 'behind-nightly');
    await promoteChecked(deps, { ...asked, version: null, force: true });
    const second = recomputeNow(client, LINE);
    await until('joined', () => Promise.resolve(notes.some((note) => note.startsWith('joined recompute'))));
    expect(await marksLeft()).toBeGreaterThan(0);
    await night('succeeded');
    const [one, other] = await Promise.all([first, second]);
    expect(one.runId).toBe(other.runId);
    expect(one.behindNightlyMs).toBeGreaterThan(0);
    expect(one.derived).toBeGreaterThan(0);
    expect(one.identified).toBe(one.derived);
    expect(await marksLeft()).toBe(0);
  }, 60_000);

  test('on the command line is repeated without another promotion, and says what came of it', async () => {
    const { home, addresses } = stack;
    const env = {
      TIDEMARK_HOME: home,
      DATABASE_URL: addresses.databaseUrl.reveal(),
      TEMPORAL_ADDRESS: addresses.temporalAddress,
    };
    const { code, stdout } = await runCli(['promote', builds.from, '--now'], { env });
    expect([code, stdout.split('\n').slice(0, 3)]).toEqual([
      0,
      [`${builds.from} is promoted already`, 'Recomputed', '  derived tables of 0 issuers, identifiers of 0 entities'],
    ]);
    const refused = await runCli(['promote', builds.from, '--now', '--check'], { env });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('give one of them')]);
  }, 60_000);
});
