import { sql } from 'kysely';
import { addDays, endOfEasternDay, type IsoDate, type IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik, Sha256 } from '../../../core/ids.ts';
import type { LateFact, Recomputation, Recomputations } from '../../../core/run-report.ts';
import type { Database, Transaction } from '../../database.ts';

/** Views of the facts that scores are made of, by the name that a reader knows. */
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
/** Those that a score looks back on for longer. */
const OF_REGISTRATIONS: ReadonlySet<string> = new Set<keyof typeof FACT_VIEWS>(['offerings', 'registrations']);

export interface RecomputationsQuery {
  readonly runId: string;
  readonly methodologyVersion: string;
  readonly asOf: IsoDate;
  /** As the score was computed with. */
  readonly lookbackDays: number;
  readonly offeringLookbackDays: number;
  /** Issuers told of, those whose score moved most first; the rest is counted. */
  readonly limit: number;
}

type Change = Omit<Recomputation, 'lateFacts'> & { readonly cik: Cik; readonly oldReceipt: Sha256 };

/** Scores that a run found stored and replaced, old and new, with the facts that were recorded in between. */
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
        from jsonb_each(a.body::jsonb -> 'inputs') i
        where i.value is distinct from b.body::jsonb -> 'inputs' -> i.key
      ) as "changedInputs"
    from (
      -- A run that was tried again may have replaced a score twice; what stood before it counts.
      select distinct on (cik) * from score.superseded_scores
      where superseded_by_run = ${query.runId} and methodology_version = ${query.methodologyVersion}
        and as_of_date = ${query.asOf}
      order by cik, computed_at
    ) o
    join score.scores n using (cik, methodology_version, as_of_date)
    join score.receipts a on a.cik = o.cik and a.receipt_hash = n.receipt_hash
    join score.receipts b on b.cik = o.cik and b.receipt_hash = o.receipt_hash
    order by abs(coalesce(n.score, 0) - coalesce(o.score, 0)) desc, (n.score is null) <> (o.score is null) desc, n.cik
    limit ${query.limit}
  `.execute(db);
  const lateFacts = await listLateFacts(db, query, rows);
  return {
    count: rows[0]?.total ?? 0,
    issuers: rows.map(({ total: _, oldReceipt: __, ...row }) => ({ ...row, lateFacts: lateFacts.get(row.cik) ?? [] })),
  };
}

const FACTS_PER_ISSUER = 10;

/** Facts recorded after an issuer's old score was computed, though they were public by its as-of date. */
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
  const { rows } = await sql<{
    readonly cik: Cik;
    readonly accessionNumber: AccessionNumber;
    readonly datasets: string[];
    readonly publicAt: IsoTimestamp;
    readonly recordedAt: IsoTimestamp;
    readonly cause: LateFact['cause'];
    readonly isCited: boolean;
    readonly wasCited: boolean;
  }>`
    select f.cik, f.accession_number as "accessionNumber", array_agg(distinct f.dataset) as datasets,
      min(f.public_at) as "publicAt", max(f.recorded_at) as "recordedAt",
      case when exists (
        select from ops.parse_runs p where p.accession_number = f.accession_number and p.parsed_at <= c.computed_at
      ) then 'read-anew' else 'recorded-late' end as cause,
      bool_or(strpos(r.body, f.accession_number) > 0) as "isCited",
      bool_or(strpos(o.body, f.accession_number) > 0) as "wasCited"
    from unnest(
      ${changes.map(({ cik }) => cik)}::text[], ${changes.map(({ from }) => from.computedAt)}::timestamptz[],
      ${changes.map(({ oldReceipt }) => oldReceipt)}::text[]
    ) as c (cik, computed_at, old_receipt)
    join (${facts}) f on f.cik = c.cik and f.recorded_at > c.computed_at
    join score.scores s on s.cik = c.cik and s.methodology_version = ${query.methodologyVersion}
      and s.as_of_date = ${query.asOf}
    join score.receipts r on r.cik = s.cik and r.receipt_hash = s.receipt_hash
    join score.receipts o on o.cik = c.cik and o.receipt_hash = c.old_receipt
    group by f.cik, f.accession_number, c.computed_at
    order by f.cik, "isCited" desc, "publicAt" desc, f.accession_number
  `.execute(db);
  const told = new Map<Cik, readonly LateFact[]>();
  for (const [cik, own] of Map.groupBy(rows, (row) => row.cik)) {
    // What the new score cites and the old one did not is what changed it; a fact that was late, and looked at by
    // earlier runs without any effect, is not. Where no such fact is, each of them may be why.
    const causes = own.filter((fact) => fact.isCited && (!fact.wasCited || fact.cause === 'read-anew'));
    const facts = (causes.length > 0 ? causes : own).slice(0, FACTS_PER_ISSUER);
    told.set(
      cik,
      facts.map(({ cik: _, wasCited: __, ...fact }) => fact),
    );
  }
  return told;
}

/** With microseconds: a score computed in the same millisecond as a fact was recorded is told from it. */
function isoText(instant: ReturnType<typeof sql>) {
  return sql`to_char(${instant}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
