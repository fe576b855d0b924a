import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { derivePage } from '../../activities/derive.ts';
import type { GoldenFigures } from '../../cli/promotion/golden-figures.ts';
import { planPromotion, promoteChecked } from '../../cli/promotion/promote-checked.ts';
import { type Cik, type ParserVersion, parserVersionOf } from '../../core/ids.ts';
import type { WarrantValues } from '../../core/rows-lockups-and-rofr.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { readEvents } from '../../db/repositories/runs/outbox-reader.ts';
import {
  activeParserVersions,
  ensurePromoted,
  holdPromotions,
  listPromotions,
} from '../../db/repositories/runs/promotions.ts';
import { startRun } from '../../db/repositories/runs/runs.ts';
import { clearScoreMarks, takeScoreMarks } from '../../db/repositories/scores/score-marks.ts';
import { createParserCatalog } from '../../parsers/parser-catalog.ts';
import { PARSERS, parserById } from '../../parsers/registry.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { until } from '../until.ts';
import { accessionOf, date, RAW_KEY, rowMeta } from './fixtures.ts';

const [V1, V2, V3] = [1, 2, 3].map((n) => parserVersionOf('overhang', n)) as [
  ParserVersion,
  ParserVersion,
  ParserVersion,
];
const [READ, OTHER] = ['100', '200'] as Cik[] as [Cik, Cik];

/** A build whose overhang parser has three versions, and its voting results two. */
const CATALOG = (() => {
  const of = (id: string, version: number) => {
    const parser = parserById(id);
    if (parser === null) throw new Error(`no ${id}`);
    return { ...parser, version };
  };
  const newest = PARSERS.map((parser) =>
    parser.id === 'overhang' ? of('overhang', 3) : parser.id === 'voting-results' ? of('voting-results', 2) : parser,
  );
  const older = [of('overhang', 1), of('overhang', 2), of('voting-results', 1)];
  return createParserCatalog(
    newest,
    new Map(older.map((parser) => [parserVersionOf(parser.id, parser.version), async () => ({ parser })])),
  );
})();

const BETTER: GoldenFigures = { kind: 'dilution', documents: 9, worse: [], wrongAtHigh: { before: 2, after: 1 } };

const WARRANT: WarrantValues = {
  asOf: date('2024-03-28'),
  label: 'Series A Warrants',
  count: '500000',
  exercisePrice: '2.25',
  expires: date('2029-03-28'),
  expiresText: null,
  exercisableFrom: null,
  exercisableText: null,
  priceProtection: null,
  ratchet: null,
  preFunded: false,
  status: 'outstanding',
};

describe('a promotion', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await sql`
      truncate ops.promotions, ops.parse_runs, dilution.warrants, dilution.derivations, dilution.derivation_marks,
        dilution.instruments, score.score_marks, score.methodologies, reference.pending_entities, events.outbox,
        raw.filings, ops.runs cascade
    `.execute(database.db);
    await ensurePromoted(database.db, [V1, parserVersionOf('voting-results', 1)]);
  });

  /** A filing over which versions have run; each found the warrant in it, or nothing. */
  async function filing(
    cik: Cik,
    n: number,
    versions: readonly ParserVersion[],
    finding: readonly ParserVersion[] = versions,
  ) {
    const { db } = database;
    const accessionNumber = accessionOf(n);
    const parserSet = await db.transaction().execute((trx) => parserSetOf(trx, versions));
    await sql`
      insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
        raw_source_key, retrieved_at, parser_set)
      values (${accessionNumber}, ${cik}, '10-K', '2024-03-28', '2024-03-28T20:00:00Z', false, 'u', 'test', 'processed',
        ${RAW_KEY}, now(), ${parserSet})
      on conflict (accession_number) do update set parser_set = excluded.parser_set
    `.execute(db);
    for (const version of versions) {
      const found = finding.includes(version);
      await sql`
        insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence,
          input_hash, output_hash, reasons, warnings, cross_validations, duration_ms, materialization_version)
        values (${cik}, ${accessionNumber}, ${version}, 1, ${version.split('@')[0]}, ${found ? 'parsed' : 'rejected'}, 1, 'i',
          'o', '[]', '[]', '[]', 1, 'm1') on conflict do nothing
      `.execute(db);
      const meta = rowMeta({ cik, accessionNumber, parserVersion: version });
      const rows = found ? [{ values: WARRANT, meta, sequence: 1, ordinal: 0 }] : [];
      if (version.startsWith('overhang')) {
        await db.transaction().execute((trx) => replaceRows(trx, 'dilution.warrants', [meta], rows));
      }
    }
  }

  const request = (
    version: ParserVersion | null,
    over: { force?: boolean; reason?: string; parserId?: string } = {},
  ) => ({
    parserId: over.parserId ?? 'overhang',
    version,
    force: over.force ?? false,
    reason: over.reason ?? null,
    promotedBy: 'tester@here',
  });
  const depsOf = (golden: GoldenFigures | null = BETTER) => ({
    db: database.db,
    catalog: CATALOG,
    compareGolden: () => Promise.resolve(golden),
  });
  const active = async () => (await activeParserVersions(database.db)).get('overhang');
  const marked = async () =>
    (
      await sql<{ cik: Cik }>`select cik from dilution.derivation_marks where cause = 'promotion' order by 1`.execute(
        database.db,
      )
    ).rows.map(({ cik }) => cik);

  async function derive() {
    const logger = pino({ level: 'silent' });
    const deps = { db: database.db, logger, beat: () => undefined, signal: new AbortController().signal };
    await derivePage(deps, { runId: 'night', source: 'test', materializationVersion: 'm1' }, date('2024-04-30'), null);
  }
  const events = async () =>
    (await readEvents(database.db, { after: 0n, limit: 100 })).flatMap(({ eventType, silent }) =>
      silent ? [] : eventType,
    );

  test('marks the issuers that either version read, with the golden figures in the history and an event', async () => {
    await filing(READ, 1, [V1, V2], [V2]);
    await filing(OTHER, 2, []);
    await derive();
    const plan = await promoteChecked(depsOf(), request(V2));
    expect(plan).toMatchObject({ from: V1, to: V2, unread: 0, problems: [] });
    expect(await active()).toBe(V2);
    expect(await marked()).toEqual([READ]);
    expect((await listPromotions(database.db, 'overhang'))[0]).toMatchObject({
      parserVersion: V2,
      previousVersion: V1,
      retiredAt: null,
      forced: false,
      golden: BETTER,
      promotedBy: 'tester@here',
    });
    const [told] = await readEvents(database.db, { after: 0n, limit: 10 });
    expect(told).toMatchObject({ eventType: 'ops.parser.promoted', payload: { from: V1, to: V2, overridden: [] } });
  });

  test('is silent towards organizations about what only the new version finds, also when it is derived', async () => {
    await filing(READ, 1, [V1, V2], [V2]);
    await derive();
    await promoteChecked(depsOf(), request(V2));
    await derive();
    const { rows } = await sql`select from dilution.instruments`.execute(database.db);
    expect(rows).toHaveLength(1);
    expect(await marked()).toEqual([]);
    expect(await events()).toEqual(['ops.parser.promoted']);
    // A filing that arrives afterwards emits its event, also where the issuer is marked once more.
    await promoteChecked(depsOf(), request(V1, { force: true, reason: 'x' }));
    await promoteChecked(depsOf(), request(V2));
    await sql`delete from dilution.instruments`.execute(database.db);
    await sql`delete from events.outbox where event_type = 'dilution.warrant.created'`.execute(database.db);
    await sql`update raw.filings set retrieved_at = now()`.execute(database.db);
    await derive();
    expect(await events()).toContain('dilution.warrant.created');
  });

  test('of a version that has not run over all filings is refused with the command to run, unless forced with a reason', async () => {
    await filing(READ, 1, [V1, V2]);
    await filing(READ, 2, [V1]);
    await expect(promoteChecked(depsOf(), request(V2))).rejects.toThrow(
      'overhang@2 is not promoted: 1 filing that overhang@1 has read and overhang@2 has not: run "tidemark reprocess --parser overhang --version 2" first; --force --reason "…" promotes it anyway',
    );
    await expect(promoteChecked(depsOf(), request(V2, { force: true }))).rejects.toThrow('--force needs --reason');
    expect(await active()).toBe(V1);
    expect(await marked()).toEqual([]);
    await promoteChecked(depsOf(), request(V2, { force: true, reason: 'urgent' }));
    expect((await listPromotions(database.db, 'overhang'))[0]).toMatchObject({ forced: true, reason: 'urgent' });
  });

  test('is refused while the golden documents are read worse, wrong at high confidence more often, or not compared', async () => {
    await filing(READ, 1, [V1, V2]);
    const worse = [{ what: 'values', before: { hits: 90, of: 100 }, after: { hits: 89, of: 100 } }];
    await expect(promoteChecked(depsOf({ ...BETTER, worse }), request(V2))).rejects.toThrow(
      'golden values: 90 of 100 before, 89 of 100 after',
    );
    const wrongAtHigh = { before: 1, after: 2 };
    await expect(promoteChecked(depsOf({ ...BETTER, wrongAtHigh }), request(V2))).rejects.toThrow(
      'wrong at high confidence: 1 before, 2 after',
    );
    await expect(promoteChecked(depsOf(null), request(V2))).rejects.toThrow('golden documents could not be compared');
    expect(await active()).toBe(V1);
    const plan = await planPromotion(depsOf(null), request(V2));
    expect(plan.problems).toHaveLength(1);
    expect(await active()).toBe(V1);
  });

  test('waits for the night under way, also one that begins while the versions are compared', async () => {
    const { db } = database;
    await filing(READ, 1, [V1, V2]);
    const night = {
      kind: 'nightly',
      businessDate: date('2024-03-28'),
      source: 'test',
      materializationVersion: 'm1',
      silentReason: null,
    } as const;
    const reason =
      'overhang@2 is not promoted: the nightly run of 2024-03-28 is under way: promote when it has finished';
    const begun = Promise.withResolvers<void>();
    const recorded = Promise.withResolvers<void>();
    // As a run begins: it holds what is promoted until it is recorded.
    const beginning = db.transaction().execute(async (trx) => {
      await holdPromotions(trx);
      begun.resolve();
      await recorded.promise;
      await startRun(trx, { ...night, runId: 'a' });
    });
    await begun.promise;
    const promoting = promoteChecked(depsOf(), request(V2));
    const outcome = promoting.then(
      () => 'promoted',
      (error: Error) => error.message,
    );
    await until('the promotion waits', async () => {
      const { rows } = await sql`
        select from pg_locks where relation = 'ops.promotions'::regclass and not granted`.execute(db);
      return rows.length > 0;
    });
    recorded.resolve();
    await beginning;
    expect(await outcome).toContain(reason);
    expect(await active()).toBe(V1);
    expect((await planPromotion(depsOf(), request(V2))).problems).toHaveLength(1);
    const votes2 = parserVersionOf('voting-results', 2);
    expect((await planPromotion(depsOf(), request(votes2, { parserId: 'voting-results' }))).problems).toEqual([]);
    await sql`update ops.runs set status = 'failed' where run_id = 'a'`.execute(db);
    expect((await promoteChecked(depsOf(), request(V2))).problems).toEqual([]);
  });

  test('marks nothing for good: an issuer of whom nothing is derived loses its mark with the next derivation', async () => {
    await filing(READ, 1, [V1, V2], []);
    await promoteChecked(depsOf(), request(V2));
    expect(await marked()).toEqual([READ]);
    await derive();
    expect(await marked()).toEqual([]);
  });

  test('is rolled back step by step, and refused where no version came before', async () => {
    await filing(READ, 1, [V1, V2, V3]);
    await promoteChecked(depsOf(), request(V2));
    await promoteChecked(depsOf(), request(V3));
    expect((await promoteChecked(depsOf(null), request(null))).to).toBe(V2);
    expect((await promoteChecked(depsOf(null), request(null))).to).toBe(V1);
    await expect(promoteChecked(depsOf(null), request(null))).rejects.toThrow(
      'no version was promoted before overhang@1',
    );
    expect(await active()).toBe(V1);
    expect((await events()).filter((type) => type === 'ops.parser.rolled_back')).toHaveLength(2);
    expect(await marked()).toEqual([READ, READ, READ, READ]);
  });

  test('of the promoted version, or of one that the build lacks, is refused even by force', async () => {
    const forced = { force: true, reason: 'x' };
    await expect(promoteChecked(depsOf(), request(V1, forced))).rejects.toThrow('overhang@1 is the promoted version');
    await expect(promoteChecked(depsOf(), request(parserVersionOf('overhang', 9), forced))).rejects.toThrow(
      'this build has no parser overhang@9',
    );
  });

  test('races with another: one wins, and the other is told', async () => {
    await filing(READ, 1, [V1, V2, V3]);
    // Each compares with the version promoted before, however late the other begins.
    const bothCompare = Promise.withResolvers<void>();
    let comparing = 0;
    const deps = {
      ...depsOf(),
      compareGolden: async () => {
        comparing += 1;
        if (comparing === 2) bothCompare.resolve();
        await bothCompare.promise;
        return BETTER;
      },
    };
    const outcomes = await Promise.allSettled([promoteChecked(deps, request(V2)), promoteChecked(deps, request(V3))]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [lost] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(lost?.message).toMatch(/^overhang@[23] was promoted meanwhile/);
    expect((await listPromotions(database.db, 'overhang')).filter(({ retiredAt }) => retiredAt === null)).toHaveLength(
      1,
    );
    expect(await marked()).toEqual([READ]);
  });

  test('of a parser that no score reads marks nothing', async () => {
    const [votes1, votes2] = [parserVersionOf('voting-results', 1), parserVersionOf('voting-results', 2)];
    await filing(READ, 1, [votes1, votes2]);
    const plan = await promoteChecked(depsOf(), request(votes2, { parserId: 'voting-results' }));
    expect(plan.marks).toEqual({});
    expect(await marked()).toEqual([]);
  });

  test('during a scoring run keeps its marks for the next one', async () => {
    const { db } = database;
    const run = { runId: 'a', methodologyVersion: 'm' };
    await sql`insert into score.methodologies values ('m', 'h', '{}')`.execute(db);
    const mark = () => sql`insert into score.score_marks (cik, methodology_version) values (${READ}, 'm')`.execute(db);
    await mark();
    await takeScoreMarks(db, run);
    await mark();
    await db.transaction().execute((trx) => clearScoreMarks(trx, run));
    const { rows } = await sql`select cik, taken_by_run from score.score_marks`.execute(db);
    expect(rows).toEqual([{ cik: READ, taken_by_run: null }]);
  });

  test('on the command line is refused in one line, and shown in the history', async () => {
    const run = (...args: string[]) => runCli(args, { env: { DATABASE_URL: database.url } });
    const refused = async (...args: string[]) => {
      const { code, stderr } = await run('promote', ...args);
      expect(code).toBe(1);
      return stderr.trim();
    };
    expect(await refused('overhang', '--rollback')).toBe(
      'tidemark: no version was promoted before overhang@1: see "tidemark promotions overhang"',
    );
    expect(await refused('overhang@7', '--check')).toContain('this build has no parser overhang@7');
    expect(await refused('overhang@2', '--rollback')).toBe(
      'tidemark: overhang@2 is not the promoted version of overhang: overhang@1 is',
    );
    expect(await refused('overhang@1', '--force')).toBe('tidemark: --force needs --reason "…", which is stored');
    expect(await refused('overhang')).toBe('tidemark: overhang: give a version, such as voting-results@2');
    await sql`delete from ops.promotions where parser_id = 'overhang'`.execute(database.db);
    const first = await run('promote', 'overhang@1');
    expect([first.code, first.stdout.split('\n')[0]]).toEqual([0, 'overhang@1 is promoted']);
    const history = await run('promotions', 'overhang', '--json');
    expect(JSON.parse(history.stdout)).toMatchObject([{ parserVersion: V1, previousVersion: null, forced: false }]);
    expect((await run('promotions')).stdout).toContain('voting-results@1');
  }, 60_000);
});
