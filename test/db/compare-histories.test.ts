import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareHistories } from '../../cli/compare-histories.ts';
import { dateOfEpochDay, epochDay } from '../../core/dates.ts';
import { type HistoryDays, SCORE_STATES } from '../../core/history-days.ts';
import { FACTOR_IDS, type FactorId } from '../../core/score-receipt.ts';
import { readComparedHistories } from '../../db/repositories/scores/compared-histories.ts';
import { insertHistories } from '../../db/repositories/scores/score-histories.ts';
import { registerMethodology } from '../../db/repositories/scores/scores.ts';
import { createScoreColumns } from '../../scoring/columnar/score-columns.ts';
import { createDaysScorer } from '../../scoring/columnar/score-days.ts';
import { methodologyHash } from '../../scoring/methodology.ts';
import { methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createDraw } from '../reference/random.ts';
import { randomIssuer } from '../reference/random-issuer.ts';
import { date } from '../unit/scoring-facts.ts';

const A = methodologyByVersion('2026-11-01.1');
const B = methodologyByVersion('2026-11-15.1');
const FROM = date('2025-01-02');
const TO = date('2025-09-30');
const query = { a: A.version, b: B.version, from: FROM, to: TO };
const days = Int32Array.from({ length: 300 }, (_, index) => epochDay(FROM) - 10 + index);

let database: TestDatabase;
let scratch = '';
beforeAll(async () => {
  database = await createTestDatabase();
  scratch = await mkdtemp(join(tmpdir(), 'tidemark-compare-'));
  const draw = createDraw(77);
  const universe = Array.from({ length: 27 }, (_, number) => randomIssuer(draw, number));
  for (const methodology of [A, B]) {
    const { version } = methodology;
    await registerMethodology(database.db, { version, contentHash: methodologyHash(methodology), body: methodology });
    const columns = createScoreColumns(days.length);
    const scorer = createDaysScorer(methodology);
    function* histories() {
      for (const [index, facts] of universe.entries()) {
        // One issuer is in A alone, and one in B alone.
        if (index === (methodology === A ? 0 : 1)) continue;
        scorer.score(facts, days, columns);
        yield { cik: facts.cik, columns };
      }
    }
    await insertHistories(database.db, version, histories());
  }
  await sql`
    insert into ops.materializations (version, parser_versions, code_build, config_hash) values ('m1', '[]', 'b', 'c')
  `.execute(database.db);
  const scope = { methodologyVersion: B.version, from: '2025-01-02', to: '2025-12-31', ciks: ['1', '2'] };
  await sql`
    insert into ops.runs (run_id, kind, source, materialization_version, status, started_at, finished_at, report) values
      ('run-1', 'backfill', 'stored facts', 'm1', 'succeeded', now(), now(), ${JSON.stringify({ scope })}::jsonb),
      ('run-2', 'backfill', 'stored facts', 'm1', 'succeeded', now(), now(),
        ${JSON.stringify({ scope: { ...scope, from: '2020-01-02', to: '2020-12-31' } })}::jsonb)
  `.execute(database.db);
});
afterAll(async () => {
  await database.drop();
  await rm(scratch, { recursive: true, force: true });
});

async function single<T>(query: ReturnType<typeof sql<T>>): Promise<T | undefined> {
  return (await query.execute(database.db)).rows[0];
}

describe('histories of two methodologies', () => {
  test('come issuer by issuer as they are stored, days in order, every number the same', async () => {
    const seen: Record<string, unknown>[] = [];
    const orNull = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);
    const take = (cik: string, version: string, history: HistoryDays | null) => {
      for (let at = 0; at < (history?.length ?? 0); at++) {
        const state = SCORE_STATES[history?.state[at] ?? -1];
        seen.push({
          cik,
          version,
          day: dateOfEpochDay(history?.asOf[at] ?? 0),
          score: orNull(history?.score[at]),
          band: state === 'withheld' ? null : state,
          confidence: ['low', 'medium', 'high'][history?.confidence[at] ?? -1],
          present: history?.presentWeight[at],
          factors: FACTOR_IDS.map((_, factor) => orNull(history?.factors[factor]?.[at])),
        });
      }
    };
    await readComparedHistories(database.db, query, (cik, a, b) => {
      take(cik, A.version, a);
      take(cik, B.version, b);
    });
    const { rows } = await sql`
      select cik, methodology_version as version, as_of_date as day, score, band, confidence, present_weight as present,
        array[active_offering_pressure, cash_runway_pressure, convertible_warrant_overhang, share_float_velocity,
          compliance_pressure] as factors
      from score.score_histories where as_of_date between ${FROM} and ${TO}
      order by cik, methodology_version, as_of_date
    `.execute(database.db);
    expect(rows.length).toBeGreaterThan(10_000);
    expect(seen).toEqual(rows);
  });

  test('are counted as the database itself counts them', async () => {
    const report = await compareHistories(database.db, query);
    const sides = sql`
      (select * from score.score_histories where methodology_version = ${A.version}
        and as_of_date between ${FROM} and ${TO}) a
      join (select * from score.score_histories where methodology_version = ${B.version}
        and as_of_date between ${FROM} and ${TO}) b using (cik, as_of_date)
    `;
    const paired = await single(sql<Record<string, number>>`
      select count(*)::int as pairs, count(distinct cik)::int as issuers,
        count(a.score + b.score)::int as "bothScored",
        count(*) filter (where a.band is distinct from b.band)::int as moved,
        count(distinct cik) filter (where a.band is distinct from b.band)::int as "movedIssuers",
        (avg(b.score - a.score))::float8 as mean, max(abs(b.score - a.score))::float8 as most,
        count(*) filter (where a.score = b.score)::int as equal,
        percentile_disc(0.5) within group (order by round((b.score - a.score)::numeric, 1))::float8 as median
      from ${sides}
    `);
    expect(report.coverage.both).toMatchObject({ issuers: 25, issuersOnlyA: 1, issuersOnlyB: 1 });
    expect(report.coverage.both).toMatchObject({ issuerDays: paired?.['pairs'], bothScored: paired?.['bothScored'] });
    expect(report.flips.between.total).toMatchObject({ moved: paired?.['moved'], issuers: paired?.['movedIssuers'] });
    expect(paired?.['moved']).toBeGreaterThan(20);
    expect(report.differences).toMatchObject({ equal: paired?.['equal'], quantiles: { p50: paired?.['median'] } });
    expect(report.differences.mean).toBeCloseTo(paired?.['mean'] ?? Number.NaN, 2);
    expect(Math.abs(report.movers.byDay[0]?.largest.difference ?? 0)).toBeCloseTo(paired?.['most'] ?? Number.NaN, 9);

    const { rows: moves } = await sql`
      select coalesce(before, 'withheld') as "from", coalesce(band, 'withheld') as "to", count(*)::int as "issuerDays",
        count(distinct cik)::int as issuers
      from (
        select cik, band, lag(band) over w as before, row_number() over w as place from score.score_histories
        where methodology_version = ${B.version} and as_of_date between ${FROM} and ${TO}
        window w as (partition by cik order by as_of_date)
      ) h
      where place > 1 and band is distinct from before group by 1, 2
    `.execute(database.db);
    const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(inOrder(report.flips.within.b.total.moves)).toEqual(inOrder(moves));
    expect(moves.length).toBeGreaterThan(2);

    const scored = await single(sql<Record<string, number>>`
      select count(score)::int as scored, count(*)::int as rows, count(*) filter (where score is null)::int as withheld,
        percentile_disc(0.95) within group (order by score) as p95, count(*) - count(cash_runway_pressure) as cash
      from score.score_histories where methodology_version = ${A.version} and as_of_date between ${FROM} and ${TO}
    `);
    expect(report.coverage.a).toMatchObject({ scored: scored?.['scored'], withheld: scored?.['withheld'] });
    expect(report.coverage.a.missing[1]).toMatchObject({ issuerDays: Number(scored?.['cash']) });
    expect(report.distribution.a.quantiles.p95).toBe(scored?.['p95']);
    expect(report.methodologies.a).toMatchObject({
      rows: scored?.['rows'],
      contentHash: methodologyHash(A),
      backfills: [],
    });
    expect(report.methodologies.b.backfills).toMatchObject([{ runId: 'run-1', chosenIssuers: 2, to: '2025-12-31' }]);
  });

  test("name movers whose contributions add up to the difference of that day's stored scores", async () => {
    const { movers } = await compareHistories(database.db, { ...query, movers: 10 });
    expect(movers.byDay).toHaveLength(10);
    for (const { cik, largest } of movers.byDay) {
      const { rows } = await sql<
        { score: number; version: string; body: { weights: Record<FactorId, number> } } & Record<string, number | null>
      >`
        select methodology_version as version, h.*, m.body from score.score_histories h
        join score.methodologies m on m.version = h.methodology_version
        where cik = ${cik} and as_of_date = ${largest.date} order by methodology_version
      `.execute(database.db);
      expect(rows.map(({ score }) => score)).toEqual([largest.score.a, largest.score.b]);
      const sum = Object.values(largest.contributions).reduce((total, points) => total + points, 0);
      // Two scores rounded to tenths, five contributions to hundredths.
      expect(Math.abs(sum - largest.difference)).toBeLessThan(0.126);
      const { movedBy } = largest;
      expect(movedBy).not.toBeNull();
      if (movedBy === null) continue;
      const direction = Math.sign(largest.difference);
      const most = Math.max(...Object.values(largest.contributions).map((points) => points * direction));
      expect(movedBy.contribution * direction).toBe(most);
    }
  });

  test('are compared from the command line: a page, JSON, and what is wrong with a question', async () => {
    const page = join(scratch, 'page.html');
    const env = { DATABASE_URL: database.url };
    const range = ['--from', FROM, '--to', TO];
    const asked = ['compare', '--methodology', A.version, '--with', B.version, ...range];
    const result = await runCli([...asked, '--json', '--html', page], { env });
    expect(result).toMatchObject({ code: 0, stderr: expect.stringContaining(page) });
    expect(JSON.parse(result.stdout)).toMatchObject({ reportVersion: 1, coverage: { both: { issuers: 25 } } });
    expect(await readFile(page, 'utf8')).toContain(methodologyHash(B));
    const text = await runCli(asked, { env });
    expect(text.stdout).toContain('Biggest movers by their mean');
    const same = await runCli(['compare', '--methodology', A.version, '--with', A.version, ...range], { env });
    expect(same).toMatchObject({ code: 1, stderr: expect.stringContaining('both are methodology') });
    const none = await runCli([...asked.slice(0, 5), '--from', '2019-01-02', '--to', '2019-12-31'], { env });
    expect(none).toMatchObject({ code: 0, stdout: expect.stringContaining('tidemark backfill --methodology') });
  });
});
