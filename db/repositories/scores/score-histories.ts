import type { IsoDate } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { ScoreColumns } from '../../../core/score-columns.ts';
import { BANDS, LEVELS } from '../../../core/score-receipt.ts';
import { createBinaryRows, textField } from '../../binary-rows.ts';
import { copyBinary } from '../../copy.ts';
import type { Database, Transaction } from '../../database.ts';

export interface IssuerHistory {
  readonly cik: Cik;
  /** Read before the next issuer is requested: the same columns may be reused. */
  readonly columns: ScoreColumns;
}

export const HISTORY_COLUMNS = [
  'cik',
  'methodology_version',
  'as_of_date',
  'computed_on',
  'score',
  'lo',
  'hi',
  'band',
  'band_barred',
  'confidence',
  'present_weight',
  'active_offering_pressure',
  'cash_runway_pressure',
  'convertible_warrant_overhang',
  'share_float_velocity',
  'compliance_pressure',
  'overall_risk',
  'offering_ability_risk',
  'dilution_risk',
  'historical_risk',
  'cash_need_level',
  'warrant_exercise_rating',
  'regsho',
] as const;

const ROW_BYTES = 512;

/** The rows of histories in COPY's binary format, encoded on demand. */
export function* historyChunks(methodologyVersion: string, histories: Iterable<IssuerHistory>): Generator<Uint8Array> {
  const rows = createBinaryRows(ROW_BYTES);
  const version = textField(methodologyVersion);
  const bands = BANDS.map(textField);
  const levels = LEVELS.map(textField);
  for (const { cik, columns } of histories) {
    const issuer = textField(cik);
    const { asOf, computedOn, score, lo, hi, factors, band, confidence, subRatings } = columns;
    for (let at = 0; at < columns.length; at++) {
      rows.row(HISTORY_COLUMNS.length);
      rows.text(issuer);
      rows.text(version);
      rows.date(asOf[at] ?? 0);
      rows.date(computedOn[at] ?? 0);
      rows.float(score[at] ?? Number.NaN);
      rows.float(lo[at] ?? Number.NaN);
      rows.float(hi[at] ?? Number.NaN);
      rows.text(bands[band[at] ?? -1] ?? null);
      rows.boolean(columns.bandBarred[at] === 1);
      rows.text(levels[confidence[at] ?? -1] ?? null);
      rows.smallint(columns.presentWeight[at] ?? 0);
      for (const factor of factors) rows.float(factor[at] ?? Number.NaN);
      for (const rating of subRatings) rows.text(levels[rating[at] ?? -1] ?? null);
      const listed = columns.regsho[at];
      rows.boolean(listed === 0 ? false : listed === 1 ? true : null);
    }
    yield* rows.full();
  }
  yield* rows.end();
}

/** Days of one methodology, `from` and `to` included. */
export interface HistoryRange {
  readonly methodologyVersion: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/**
 * Replaces the stored histories of issuers for a range of days and a methodology, by COPY. Idempotent: a page written
 * before an interruption is rewritten with the same rows.
 */
export async function replaceHistories(
  trx: Transaction,
  key: HistoryRange & { readonly ciks: readonly Cik[] },
  histories: Iterable<IssuerHistory>,
): Promise<void> {
  await trx
    .deleteFrom('score.score_histories')
    .where('methodology_version', '=', key.methodologyVersion)
    .where('cik', 'in', [...key.ciks])
    .where('as_of_date', '>=', key.from)
    .where('as_of_date', '<=', key.to)
    .execute();
  await insertHistories(trx, key.methodologyVersion, histories);
}

/** Inserts histories by COPY; fails where a row exists. */
export async function insertHistories(
  db: Database | Transaction,
  methodologyVersion: string,
  histories: Iterable<IssuerHistory>,
): Promise<void> {
  await copyBinary(db, 'score.score_histories', HISTORY_COLUMNS, historyChunks(methodologyVersion, histories));
}
