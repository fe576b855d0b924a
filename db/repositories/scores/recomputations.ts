import { sql } from 'kysely';
import { addDays, endOfEasternDay, type IsoDate } from '../../../core/dates.ts';
import type { Cik, Sha256 } from '../../../core/ids.ts';
import type { RecomputedDate } from '../../../core/recompute.ts';
import type { LateFact, Recomputation, Recomputations } from '../../../core/run-report.ts';
import type { Database, Transaction } from '../../database.ts';

/** Views of the datasets that scores use, by their public names. */
const FACT_VIEWS = {
  'share-float': 'dilution.current_share_float_history',
  cash: 'dilution.current_cash_position',
  offerings: 'dilution.current_offering_events',
  registrations: 'dilution.current_registration_events',
  warrants: 'dilution.current_warrants',
  convertibles: 'dilution.current_convertibles',
  compliance: 'dilution.current_exchange_compliance',
  'reverse-splits': 'dilution.current_reverse_splits',
  'corporate-actions': 'dilution.current_corporate_actions',
} as const;
/** Datasets with the longer lookback. */
const OF_REGISTRATIONS: ReadonlySet<string> = new Set<keyof typeof FACT_VIEWS>(['offerings', 'registrations']);

export interface RecomputationsQuery {
  readonly runId: string;
  readonly methodologyVersion: string;
  readonly asOf: IsoDate;
  /** Those of the score. */
  readonly lookbackDays: number;
  readonly offeringLookbackDays: number;
  /** Issuers listed, largest change first; the rest are only counted. */
  readonly limit: number;
}

const inputsOfReceipts = sql`
  select r.cik, r.receipt_hash, i.body from score.receipts r join score.receipt_inputs i using (cik, inputs_hash)
`;

type Change = Omit<Recomputation, 'lateFacts'> & { readonly cik: Cik; readonly oldReceipt: Sha256 };

/** Scores that a run replaced, old and new, with the facts that were recorded in between. */
export async function listRecomputations(
  db: Database | Transaction,
  query: RecomputationsQuery,
): Promise<Recomputations> {
  const { rows } = await sql<Change & { readonly total: number }>`
    select n.cik, n.ticker, n.name, count(*) over ()::int as total, o.receipt_hash as "oldReceipt",
      jsonb_build_object('score', o.score, 'band', o.band, 'computedAt', ${isoText(sql`o.computed_at`)}) as from,
      jsonb_build_object('score', n.score, 'band', n.band, 'computedAt', ${isoText(sql`n.computed_at`)}) as to,
      (
        select coalesce(array_agg(i.key order by i.key), '{}')
        from jsonb_each(a.body::jsonb) i
        where i.value is distinct from b.body::jsonb -> i.key
      ) as "changedInputs"
    from (
      -- A retried run may have replaced a score twice: the one before the run counts.
      select distinct on (cik) * from score.superseded_scores
      where superseded_by_run = ${query.runId} and methodology_version = ${query.methodologyVersion}
        and as_of_date = ${query.asOf}
      order by cik, computed_at
    ) o
    join score.scores n using (cik, methodology_version, as_of_date)
    join (${inputsOfReceipts}) a on a.cik = n.cik and a.receipt_hash = n.receipt_hash
    join (${inputsOfReceipts}) b on b.cik = o.cik and b.receipt_hash = o.receipt_hash
    order by abs(coalesce(n.score, 0) - coalesce(o.score, 0)) desc, (n.score is null) <> (o.score is null) desc, n.cik
    limit ${query.limit}
  `.execute(db);
  const lateFacts = await listLateFacts(db, query, rows);
  return {
    count: rows[0]?.total ?? 0,
    issuers: rows.map(({ total: _, oldReceipt: __, ...row }) => ({ ...row, lateFacts: lateFacts.get(row.cik) ?? [] })),
  };
}

/** What became of a date's scores by a run: other numbers, other bands, and issuers that are or were without a score. */
export async function countMoves(
  db: Database | Transaction,
  { runId, methodologyVersion, asOf }: Pick<RecomputationsQuery, 'runId' | 'methodologyVersion' | 'asOf'>,
): Promise<Pick<RecomputedDate, 'moved' | 'flipped' | 'gone' | 'added'>> {
  const of = sql`methodology_version = ${methodologyVersion} and as_of_date = ${asOf}`;
  const { rows } = await sql<Pick<RecomputedDate, 'moved' | 'flipped' | 'gone' | 'added'>>`
    select (count(*) filter (where n.cik is not null and o.cik is not null and n.score is distinct from o.score))::int as moved,
      (count(*) filter (where n.cik is not null and o.cik is not null and n.band is distinct from o.band))::int as flipped,
      (count(*) filter (where n.cik is null))::int as gone, (count(*) filter (where o.cik is null))::int as added
    from (
      select distinct on (cik) cik, score, band from score.superseded_scores
      where superseded_by_run = ${runId} and ${of} order by cik, computed_at
    ) o
    full join (select cik, score, band, run_id from score.scores where ${of}) n using (cik)
    where o.cik is not null or n.run_id = ${runId}
  `.execute(db);
  return rows[0] ?? { moved: 0, flipped: 0, gone: 0, added: 0 };
}

const FACTS_PER_ISSUER = 10;

interface LateFactRow extends LateFact {
  readonly cik: Cik;
  readonly wasCited: boolean;
}

/**
 * Facts that were public by the as-of date, but recorded, or known to have been public by then, only after the issuer's
 * old score was computed.
 */
async function listLateFacts(
  db: Database | Transaction,
  query: RecomputationsQuery,
  changes: readonly Change[],
): Promise<ReadonlyMap<Cik, readonly LateFact[]>> {
  if (changes.length === 0) return new Map();
  const sinceOf = (dataset: string) => {
    const days = OF_REGISTRATIONS.has(dataset) ? query.offeringLookbackDays : query.lookbackDays;
    return endOfEasternDay(addDays(query.asOf, -days));
  };
  const until = endOfEasternDay(query.asOf);
  const facts = sql.join(
    Object.entries(FACT_VIEWS).map(
      ([dataset, view]) => sql`
        select ${dataset} as dataset, cik, accession_number, public_at, recorded_at, parser_version
        from ${sql.table(view)}
        where cik = any(${changes.map(({ cik }) => cik)}) and public_at > ${sinceOf(dataset)} and public_at <= ${until}
      `,
    ),
    sql` union all `,
  );
  const { rows } = await sql<LateFactRow>`
    select f.cik, f.accession_number as "accessionNumber", array_agg(distinct f.dataset) as datasets,
      min(f.public_at) as "publicAt", greatest(max(f.recorded_at), max(h.superseded_at)) as "recordedAt",
      case when max(f.recorded_at) <= c.computed_at then 'published-at-another-time' when exists (
        select from ops.parse_runs p where p.accession_number = f.accession_number and p.parsed_at <= c.computed_at
      ) then 're-parsed' else 'recorded-late' end as cause,
      bool_or(strpos(r.body, f.accession_number) > 0) as "isCited",
      bool_or(strpos(o.body, f.accession_number) > 0) as "wasCited"
    from unnest(
      ${changes.map(({ cik }) => cik)}::text[], ${changes.map(({ from }) => from.computedAt)}::timestamptz[],
      ${changes.map(({ oldReceipt }) => oldReceipt)}::text[]
    ) as c (cik, computed_at, old_receipt)
    join (${facts}) f on f.cik = c.cik
    left join lateral (
      select max(t.superseded_at) as superseded_at from raw.superseded_filing_times t
      where t.accession_number = f.accession_number and t.superseded_at > c.computed_at
    ) h on true
    join score.scores s on s.cik = c.cik and s.methodology_version = ${query.methodologyVersion}
      and s.as_of_date = ${query.asOf}
    join (${inputsOfReceipts}) r on r.cik = s.cik and r.receipt_hash = s.receipt_hash
    join (${inputsOfReceipts}) o on o.cik = c.cik and o.receipt_hash = c.old_receipt
    where f.recorded_at > c.computed_at or h.superseded_at is not null
    group by f.cik, f.accession_number, c.computed_at
    order by f.cik, "isCited" desc, "publicAt" desc, f.accession_number
  `.execute(db);
  const byIssuer = Map.groupBy(rows, (row) => row.cik);
  return new Map(Array.from(byIssuer, ([cik, own]) => [cik, likelyCauses(own)]));
}

/** The facts that only the new score cites changed it. Where there are none, each late fact may have. */
function likelyCauses(facts: readonly LateFactRow[]): readonly LateFact[] {
  const causes = facts.filter((fact) => fact.isCited && (!fact.wasCited || fact.cause !== 'recorded-late'));
  return (causes.length > 0 ? causes : facts)
    .slice(0, FACTS_PER_ISSUER)
    .map(({ cik: _, wasCited: __, ...fact }) => fact);
}

/** With microseconds, to order a score and a fact recorded in the same millisecond. */
function isoText(instant: ReturnType<typeof sql>) {
  return sql`to_char(${instant}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
