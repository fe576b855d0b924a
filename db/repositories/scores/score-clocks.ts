import { type RawBuilder, sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { ParserVersion } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

/** Which of the stored scores a reader asks for. */
export interface ScoreClocks {
  readonly methodologyVersion: string;
  /** The last as-of date; null: the one that ratings show. */
  readonly asOf: IsoDate | null;
  /** The scores that were current at this instant; null: now. */
  readonly computedBy: IsoTimestamp | null;
  /** Only scores of runs that this parser version took part in; null: of any. */
  readonly parserVersion: ParserVersion | null;
}

/** Clocks with what the database says of them. */
export interface ResolvedClocks extends ScoreClocks {
  /** The last as-of date to show; null: there is no limit. */
  readonly upTo: IsoDate | null;
  /** Materializations of `parserVersion`; null: of any. */
  readonly materializations: readonly string[] | null;
}

/**
 * A night that lacked inputs does not move the date that ratings show, whatever date is requested. What it was at an
 * earlier instant follows from the runs settled by then.
 */
export async function resolveClocks(db: Database | Transaction, clocks: ScoreClocks): Promise<ResolvedClocks> {
  const { methodologyVersion, asOf, computedBy, parserVersion } = clocks;
  const { rows } = await sql<{ current: IsoDate | null }>`
    select ${
      computedBy === null
        ? sql`(select as_of_date from score.current_dates where methodology_version = ${methodologyVersion})`
        : sql`(
            select as_of_date from score.scoring_runs
            where methodology_version = ${methodologyVersion} and replaced_ratings and settled_at <= ${computedBy}
            order by settled_at desc limit 1
          )`
    } as current
  `.execute(db);
  const current = rows[0]?.current ?? null;
  const upTo = asOf !== null && (current === null || asOf < current) ? asOf : current;
  const materializations = parserVersion === null ? null : await materializationsWith(db, parserVersion);
  return { ...clocks, upTo, materializations };
}

async function materializationsWith(
  db: Database | Transaction,
  parserVersion: ParserVersion,
): Promise<readonly string[]> {
  const { rows } = await sql<{ version: string }>`
    select version from ops.materializations where parser_versions ? ${parserVersion}
  `.execute(db);
  return rows.map(({ version }) => version);
}

/** Times are printed in milliseconds: the printed time of a score must find it. */
export function wasCurrent(
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
  instant: IsoTimestamp,
): RawBuilder<boolean> {
  const next = sql`${instant}::timestamptz + interval '1 millisecond'`;
  return sql`(${from} < ${next} and (${to} is null or ${to} >= ${next}))`;
}

/** Whether superseded scores count besides the current ones. */
export function readsSuperseded({ computedBy, materializations }: ResolvedClocks): boolean {
  return computedBy !== null || materializations !== null;
}

/**
 * Conditions of the clocks on a row `s` of the current or of the superseded scores. `or-cited`: a score whose receipt
 * cites a fact of the parser version counts too; that reads receipts, so it is for single issuers.
 */
export function onClocks(
  { methodologyVersion, upTo, computedBy, parserVersion, materializations }: ResolvedClocks,
  table: 'scores' | 'superseded_scores',
  versions: 'of-run' | 'or-cited' = 'of-run',
): RawBuilder<boolean> {
  const ofRun = sql`s.materialization_version = any(${[...(materializations ?? [])]})`;
  const cited = sql`exists (
    select from score.receipts r join score.receipt_inputs i on i.cik = r.cik and i.inputs_hash = r.inputs_hash
    where r.cik = s.cik and r.receipt_hash = s.receipt_hash
      and position(${`"parserVersion":${JSON.stringify(parserVersion)}`} in i.body) > 0
  )`;
  const supersededAt = table === 'scores' ? sql`null::timestamptz` : sql`s.superseded_at`;
  return sql`s.methodology_version = ${methodologyVersion}
    ${upTo === null ? sql`` : sql`and s.as_of_date <= ${upTo}`}
    ${computedBy === null ? sql`` : sql`and ${wasCurrent(sql`s.computed_at`, supersededAt, computedBy)}`}
    ${materializations === null ? sql`` : sql`and ${versions === 'or-cited' ? sql`(${ofRun} or ${cited})` : ofRun}`}`;
}
