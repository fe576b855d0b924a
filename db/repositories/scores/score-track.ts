import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import { type Band, FACTOR_IDS, type FactorId, type Level } from '../../../core/score-receipt.ts';
import type { Database, Transaction } from '../../database.ts';

/** A day's score with its bounds and factors. */
export interface TrackPoint {
  readonly asOf: IsoDate;
  /** Null where it was withheld. */
  readonly score: number | null;
  readonly lo: number;
  readonly hi: number;
  readonly band: Band | null;
  readonly confidence: Level;
  /** Weight of the present factors in hundredths. */
  readonly presentWeight: number;
  /** 0–100; null where missing. */
  readonly factors: Readonly<Record<FactorId, number | null>>;
  readonly origin: 'nightly' | 'backfill';
}

/** Columns of histories, in the order of the factors. */
const COLUMNS = {
  activeOfferingPressure: 'active_offering_pressure',
  cashRunwayPressure: 'cash_runway_pressure',
  convertibleWarrantOverhang: 'convertible_warrant_overhang',
  shareFloatVelocity: 'share_float_velocity',
  compliancePressure: 'compliance_pressure',
} as const satisfies Readonly<Record<FactorId, string>>;

/**
 * An issuer's scores under one methodology on the days of a range, in order, with bounds and factors; nightly scores win
 * over backfilled ones. Days without a score are absent.
 */
export async function listScoreTrack(
  db: Database | Transaction,
  key: { readonly cik: Cik; readonly methodologyVersion: string },
  range: { readonly from: IsoDate; readonly to: IsoDate },
): Promise<readonly TrackPoint[]> {
  const where = sql`cik = ${key.cik} and methodology_version = ${key.methodologyVersion}
    and as_of_date between ${range.from} and ${range.to}`;
  const stored = FACTOR_IDS.map((id) => sql`(factors ->> ${sql.lit(id)})::float8`);
  const backfilled = FACTOR_IDS.map((id) => sql.ref(COLUMNS[id]));
  const { rows } = await sql<Omit<TrackPoint, 'factors'> & { readonly factors: readonly (number | null)[] }>`
    select distinct on ("asOf") * from (
      select as_of_date as "asOf", score, lo, hi, band, confidence, present_weight::int as "presentWeight",
        array[${sql.join(stored)}] as factors, 'nightly' as origin
      from score.scores where ${where}
      union all
      select as_of_date, score, lo, hi, band, confidence, present_weight::int, array[${sql.join(backfilled)}], 'backfill'
      from score.score_histories where ${where}
    ) points
    order by "asOf", origin desc
  `.execute(db);
  return rows.map(({ factors, ...point }) => ({
    ...point,
    factors: Object.fromEntries(FACTOR_IDS.map((id, index) => [id, factors[index] ?? null])) as TrackPoint['factors'],
  }));
}
