import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber, Cik, RawSourceKey } from '../../../core/ids.ts';
import type { XbrlFact, XbrlPeriod } from '../../../core/xbrl.ts';
import type { Database, Transaction } from '../../database.ts';

/** A filing whose facts a run stored. */
export interface XbrlFiling {
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  readonly rawSourceKey: RawSourceKey;
}

/** Filings from which a run read XBRL facts, of the next issuers after a CIK, in order of their CIKs. */
export async function pageXbrlFilingsOfRun(
  db: Database | Transaction,
  { runId, after, issuers }: { readonly runId: string; readonly after: Cik | null; readonly issuers: number },
): Promise<readonly XbrlFiling[]> {
  const { rows } = await sql<XbrlFiling>`
    with filings as (
      select distinct f.cik, f.accession_number, f.raw_source_key
      from ops.parse_runs r join raw.filings f using (accession_number)
      where r.run_id = ${runId} and r.parser_id = 'xbrl' and r.status = 'parsed' and f.cik > ${after ?? ''}
    )
    select cik, accession_number as "accessionNumber", raw_source_key as "rawSourceKey" from filings
    where cik in (select distinct cik from filings order by cik limit ${issuers})
    order by 1, 2
  `.execute(db);
  return rows;
}

interface FactRow {
  readonly concept: string;
  readonly value: string | null;
  readonly unit: string | null;
  readonly decimals: string | null;
  readonly period_start: IsoDate | null;
  readonly period_end: IsoDate | null;
  readonly is_instant: boolean;
  readonly entity: string;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly is_nil: boolean;
  readonly fact_id: string | null;
}

/** Numeric facts of one filing without dimensions, as the promoted parser read them. */
export async function undimensionedFactsOf(
  db: Database | Transaction,
  filing: { readonly cik: Cik; readonly accessionNumber: AccessionNumber },
): Promise<readonly XbrlFact[]> {
  const { rows } = await sql<FactRow>`
    select concept, value, unit, decimals, period_start, period_end, is_instant, entity, dimensions, is_nil, fact_id
    from parsed.current_xbrl_facts
    where cik = ${filing.cik} and accession_number = ${filing.accessionNumber} and unit is not null
      and dimensions = '{}'
    order by fact_index
  `.execute(db);
  return rows.map((row) => ({
    concept: row.concept,
    value: row.value,
    unit: row.unit,
    decimals: row.decimals,
    period: periodOf(row),
    entity: row.entity,
    dimensions: row.dimensions,
    isNil: row.is_nil,
    id: row.fact_id,
  }));
}

function periodOf(row: FactRow): XbrlPeriod {
  if (row.period_end === null) return { forever: true };
  if (row.is_instant || row.period_start === null) return { instant: row.period_end };
  return { start: row.period_start, end: row.period_end };
}
