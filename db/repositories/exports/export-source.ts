import { type RawBuilder, sql } from 'kysely';
import { endOfEasternDay, type IsoDate, type IsoTimestamp } from '../../../core/dates.ts';
import { AppError } from '../../../core/errors.ts';
import type { Cik, ParserVersion } from '../../../core/ids.ts';
import type { ExportDataset, ExportOption } from './export-datasets.ts';

/** Which rows of a dataset are exported. Null: no restriction. */
export interface ExportSelection {
  /** Rows that were public by the end of this date; of scores, as-of dates up to it. */
  readonly asOf: IsoDate | null;
  /** Rows, times and promoted versions as they were stored at this instant. */
  readonly asComputed: IsoTimestamp | null;
  /** Rows of this version instead of the promoted one; with `asComputed`, of one that was promoted then. */
  readonly parserVersion: ParserVersion | null;
  readonly cik: Cik | null;
  /** First and last date of publication, US Eastern; of scores, of as-of dates. */
  readonly from: IsoDate | null;
  readonly until: IsoDate | null;
}

/** Why the dataset cannot honor a selection; null: it can. */
export function refusalOf(dataset: ExportDataset, selection: ExportSelection): string | null {
  const given: readonly (readonly [ExportOption, string, boolean])[] = [
    ['asOf', '--as-of', selection.asOf !== null],
    ['asComputed', '--as-computed', selection.asComputed !== null],
    ['parserVersion', '--parser-version', selection.parserVersion !== null],
    ['cik', '--cik', selection.cik !== null],
    ['dates', '--from and --until', selection.from !== null || selection.until !== null],
  ];
  for (const [option, name, isGiven] of given) {
    const reason = dataset.refuses[option];
    if (isGiven && reason !== undefined) return `${dataset.name} has no ${name}: ${reason}`;
  }
  return null;
}

/**
 * The rows of a selection, with every column of the dataset's relation.
 *
 * @throws AppError `unsupported-selection`
 */
export function exportSource(dataset: ExportDataset, selection: ExportSelection): RawBuilder<unknown> {
  const refusal = refusalOf(dataset, selection);
  if (refusal !== null) throw new AppError(refusal, { code: 'unsupported-selection', retryable: false });
  return sql`select t.* from ${relationOf(dataset, selection)} t where ${conditionsOf(dataset, selection)}`;
}

function relationOf(dataset: ExportDataset, { asComputed, parserVersion }: ExportSelection): RawBuilder<unknown> {
  if (dataset.kind === 'scores' && asComputed !== null) return scoresAsComputed(asComputed);
  if (dataset.kind === 'scores' || dataset.kind === 'table') return sql.table(dataset.relation);
  if (asComputed !== null) return sql`${sql.table(`${dataset.table}_as_computed`)}(${asComputed}::timestamptz)`;
  if (parserVersion !== null) return sql.table(dataset.relation);
  return sql`(
    select r.* from ${sql.table(dataset.relation)} r
    join ops.promotions p on p.parser_version = r.parser_version and p.active
  )`;
}

/** Each score as it was current at an instant, ranked in the universe of that instant. */
function scoresAsComputed(at: IsoTimestamp): RawBuilder<unknown> {
  const columns = sql.raw(SCORE_COLUMNS.map((name) => `v.${name}`).join(', '));
  return sql`(
    select ${columns}, u.percentiles[width_bucket(v.score, u.scores)] as percentile, u.universe_size, u.universe_hash
    from (
      select *, null::timestamptz as superseded_at from score.scores
      union all
      select ${sql.raw(SUPERSEDED_COLUMNS)} from score.superseded_scores
    ) v
    left join score.universes u on u.methodology_version = v.methodology_version and u.as_of_date = v.as_of_date
      and u.recorded_from <= ${at}::timestamptz and (u.recorded_to > ${at}::timestamptz) is not false
      -- A score that was not ranked yet is not in that universe.
      and u.scores[width_bucket(v.score, u.scores)] = v.score
    where v.computed_at <= ${at}::timestamptz and (v.superseded_at > ${at}::timestamptz) is not false
  )`;
}

const UNRANKED = `cik methodology_version as_of_date ticker name status score lo hi band band_barred confidence
  present_weight factors sub_ratings regsho priced confidence_reasons withheld_reasons`.split(/\s+/);
const SCORE_COLUMNS = [...UNRANKED, 'receipt_hash', 'materialization_version', 'computed_at'];
/** In the order of `score.scores`. */
const SUPERSEDED_COLUMNS = [
  ...UNRANKED,
  ...'percentile universe_size universe_hash receipt_hash run_id materialization_version computed_at rating_id'.split(
    ' ',
  ),
  'superseded_at',
].join(', ');

function conditionsOf(dataset: ExportDataset, selection: ExportSelection): RawBuilder<unknown> {
  const { asOf, cik, from, until, parserVersion } = selection;
  const conditions = [sql`true`];
  if (cik !== null) conditions.push(sql`t.cik = ${cik}`);
  if (parserVersion !== null) conditions.push(sql`t.parser_version = ${parserVersion}`);
  if (dataset.dated) {
    const column = sql.ref(`t.${dataset.dated.column}`);
    const isInstant = dataset.dated.type === 'instant';
    for (const last of [asOf, until]) {
      if (last === null) continue;
      // A day ends with its last second, of which every part counts.
      conditions.push(
        isInstant
          ? sql`${column} < ${endOfEasternDay(last)}::timestamptz + interval '1 second'`
          : sql`${column} <= ${last}::date`,
      );
    }
    if (from !== null) {
      conditions.push(
        isInstant
          ? sql`${column} >= ${from}::timestamp at time zone 'America/New_York'`
          : sql`${column} >= ${from}::date`,
      );
    }
  }
  return sql.join(conditions, sql` and `);
}

/** The year that a row's file is named for; null where the dataset has no dates. */
export function partitionOf(dataset: ExportDataset): RawBuilder<unknown> {
  if (dataset.dated === null) return sql`null::int4`;
  const column = sql.ref(`t.${dataset.dated.column}`);
  const local = dataset.dated.type === 'instant' ? sql`(${column} at time zone 'America/New_York')` : column;
  return sql`extract(year from ${local})::int4`;
}
