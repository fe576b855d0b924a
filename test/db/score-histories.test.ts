import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateOfEpochDay, epochDay } from '../../core/dates.ts';
import { insertHistories, replaceHistories } from '../../db/repositories/scores/score-histories.ts';
import { registerMethodology } from '../../db/repositories/scores/scores.ts';
import { createScoreColumns } from '../../scoring/columnar/score-columns.ts';
import { createDaysScorer } from '../../scoring/columnar/score-days.ts';
import { methodologyHash } from '../../scoring/methodology.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createDraw } from '../reference/random.ts';
import { randomIssuer } from '../reference/random-issuer.ts';
import { scoreAt } from '../score-at.ts';
import { date, METHODOLOGY } from '../unit/scoring-facts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { version } = METHODOLOGY;
  await registerMethodology(database.db, { version, contentHash: methodologyHash(METHODOLOGY), body: METHODOLOGY });
});
afterAll(() => database.drop());

const first = epochDay(date('2025-01-01'));
const days = Int32Array.from({ length: 300 }, (_, index) => first + index);
const draw = createDraw(31);
const universe = Array.from({ length: 12 }, (_, number) => randomIssuer(draw, number));

/** One set of columns for all issuers, as a backfill uses them. */
function* histories() {
  const columns = createScoreColumns(days.length);
  const scorer = createDaysScorer(METHODOLOGY);
  for (const facts of universe) {
    scorer.score(facts, days, columns);
    yield { cik: facts.cik, columns };
  }
}

async function tableBytes(): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(h::text, '|' order by cik, as_of_date)) as digest from score.score_histories h
  `.execute(database.db);
  return rows[0]?.digest ?? '';
}

describe('histories of scores', () => {
  test('every number comes back as it was computed', async () => {
    await insertHistories(database.db, METHODOLOGY.version, histories());
    const rows = await database.db
      .selectFrom('score.score_histories')
      .selectAll()
      .orderBy(sql`cik::bigint`)
      .orderBy('as_of_date')
      .execute();
    expect(rows).toHaveLength(universe.length * days.length);
    let at = 0;
    for (const { cik, columns } of histories()) {
      for (let index = 0; index < columns.length; index++, at++) {
        const { subRatings, factors, bandBarred, presentWeight, asOf, computedOn, ...rest } = scoreAt(columns, index);
        expect(rows[at]).toEqual({
          cik,
          methodology_version: METHODOLOGY.version,
          as_of_date: asOf,
          computed_on: computedOn,
          ...rest,
          band_barred: bandBarred,
          present_weight: presentWeight,
          active_offering_pressure: factors.activeOfferingPressure,
          cash_runway_pressure: factors.cashRunwayPressure,
          convertible_warrant_overhang: factors.convertibleWarrantOverhang,
          share_float_velocity: factors.shareFloatVelocity,
          compliance_pressure: factors.compliancePressure,
          overall_risk: subRatings.overallRisk,
          offering_ability_risk: subRatings.offeringAbilityRisk,
          dilution_risk: subRatings.dilutionRisk,
          historical_risk: subRatings.historicalRisk,
          cash_need_level: subRatings.cashNeedLevel,
          warrant_exercise_rating: subRatings.warrantExerciseRating,
        });
      }
    }
  });

  test('a page written again leaves the same bytes, and a second time by mistake is refused', async () => {
    const before = await tableBytes();
    const key = {
      methodologyVersion: METHODOLOGY.version,
      ciks: universe.map(({ cik }) => cik),
      from: dateOfEpochDay(first),
      to: dateOfEpochDay(first + days.length - 1),
    };
    await database.db.transaction().execute((trx) => replaceHistories(trx, key, histories()));
    expect(await tableBytes()).toBe(before);
    await expect(insertHistories(database.db, METHODOLOGY.version, histories())).rejects.toThrow(/duplicate key/);
    expect(await tableBytes()).toBe(before);
  });

  test('a failure among the rows leaves nothing of them', async () => {
    const before = await tableBytes();
    function* broken() {
      for (const history of histories()) {
        yield { ...history, cik: `9${history.cik}` as typeof history.cik };
        throw new Error('a history that cannot be computed');
      }
    }
    await expect(insertHistories(database.db, METHODOLOGY.version, broken())).rejects.toThrow(/cannot be computed/);
    expect(await tableBytes()).toBe(before);
  });
});
