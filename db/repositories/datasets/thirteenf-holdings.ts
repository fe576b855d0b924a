import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { ThirteenfHoldingValues } from '../../../core/rows-thirteenf.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import { type CopyValue, copyRows } from '../../copy.ts';
import type { Transaction } from '../../database.ts';
import type { OutputScope, ReplaceCounts } from './datasets.ts';

/** A row of a table, with its place. */
export interface IncomingHolding {
  readonly values: ThirteenfHoldingValues;
  readonly sourceSpan: SourceSpan;
}

/** All rows of one report by one parser version, in the table's order. */
export interface HoldingBatch extends OutputScope {
  readonly periodOfReport: IsoDate | null;
  readonly publicAt: IsoTimestamp;
  readonly materializationVersion: string;
  readonly confidence: number;
  /** Of single rows that are surer or less sure than the report, by place in the table. */
  readonly rowConfidences?: ReadonlyMap<number, number>;
  /** Read once per pass, so that a large table need not be held as rows. */
  readonly rows: Iterable<IncomingHolding> | AsyncIterable<IncomingHolding>;
}

const KEY = ['cik', 'accession_number', 'parser_version', 'ordinal'] as const;
const VALUES = [
  'period_of_report',
  'name_of_issuer',
  'title_of_class',
  'cusip',
  'figi',
  'raw_value',
  'value_dollars',
  'ssh_prnamt',
  'ssh_prnamt_type',
  'put_call',
  'investment_discretion',
  'other_manager',
  'voting_sole',
  'voting_shared',
  'voting_none',
  'source_span',
  'confidence',
  'public_at',
  'materialization_version',
] as const;
const COLUMNS = [...KEY, ...VALUES];

/**
 * Makes the holdings of each batch exactly those given. The rows are copied beside the table, and only differences
 * are written: a second run leaves every row as it is. The caller holds the filings' locks.
 */
export async function replaceThirteenfHoldings(
  trx: Transaction,
  batches: readonly HoldingBatch[],
): Promise<ReplaceCounts> {
  if (batches.length === 0) return { inserted: 0, changed: 0, unchanged: 0, removed: 0, duplicates: 0 };
  await sql`
    create temporary table if not exists incoming_holdings (like parsed.thirteenf_holdings including defaults)
    on commit drop
  `.execute(trx);
  await sql`truncate incoming_holdings`.execute(trx);
  let total = 0;
  await copyRows(
    trx,
    'incoming_holdings',
    COLUMNS,
    (async function* () {
      for (const batch of batches) {
        let ordinal = 0;
        for await (const row of batch.rows) {
          yield fieldsOf(batch, row.values, row.sourceSpan, ordinal);
          ordinal += 1;
          total += 1;
        }
      }
    })(),
  );
  const removed = await sql`
    delete from parsed.thirteenf_holdings t
    using unnest(
      ${batches.map(({ cik }) => cik)}::text[],
      ${batches.map(({ accessionNumber }) => accessionNumber)}::text[],
      ${batches.map(({ parserVersion }) => parserVersion)}::text[]
    ) as s (cik, accession_number, parser_version)
    where t.cik = s.cik and t.accession_number = s.accession_number and t.parser_version = s.parser_version
      and not exists (
        select from incoming_holdings i
        where i.cik = t.cik and i.accession_number = t.accession_number and i.parser_version = t.parser_version
          and i.ordinal = t.ordinal
      )
  `.execute(trx);
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
  const compared = VALUES.filter((column) => column !== 'materialization_version');
  // Counted in the database: a report may have half a million rows.
  const { rows } = await sql<{ inserted: string; changed: string }>`
    with written as (
      insert into parsed.thirteenf_holdings as t (${columns})
      select ${columns} from incoming_holdings
      on conflict (${sql.join(KEY.map((column) => sql.ref(column)))}) do update
      set ${sql.join(VALUES.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))},
        recorded_at = now()
      where ${sql.join(
        compared.map((column) => sql`t.${sql.ref(column)} is distinct from excluded.${sql.ref(column)}`),
        sql` or `,
      )}
      returning xmax = 0 as inserted
    )
    select count(*) filter (where inserted)::text as inserted, count(*) filter (where not inserted)::text as changed
    from written
  `.execute(trx);
  const inserted = Number(rows[0]?.inserted ?? 0);
  const changed = Number(rows[0]?.changed ?? 0);
  return {
    inserted,
    changed,
    unchanged: total - inserted - changed,
    removed: Number(removed.numAffectedRows ?? 0n),
    duplicates: 0,
  };
}

function fieldsOf(
  batch: HoldingBatch,
  values: ThirteenfHoldingValues,
  sourceSpan: SourceSpan,
  ordinal: number,
): readonly CopyValue[] {
  return [
    batch.cik,
    batch.accessionNumber,
    batch.parserVersion,
    ordinal,
    batch.periodOfReport,
    values.nameOfIssuer,
    values.titleOfClass,
    values.cusip,
    values.figi,
    values.rawValue,
    values.valueDollars,
    values.sshPrnamt,
    values.sshPrnamtType,
    values.putCall,
    values.investmentDiscretion,
    values.otherManager,
    values.votingSole,
    values.votingShared,
    values.votingNone,
    sourceSpan,
    batch.rowConfidences?.get(ordinal) ?? batch.confidence,
    batch.publicAt,
    batch.materializationVersion,
  ];
}
