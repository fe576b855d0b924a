import { sql } from 'kysely';
import { type IsoDate, type IsoTimestamp, isIsoDate } from '../../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion } from '../../../core/ids.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { DuplicateClass, XbrlFact, XbrlPeriod } from '../../../core/xbrl.ts';
import { type CopyValue, copyRows, textArrayLiteral } from '../../copy.ts';
import type { Transaction } from '../../database.ts';
import { isStorable } from '../../storable-text.ts';
import type { ReplaceCounts } from './datasets.ts';

export interface XbrlFactRow {
  /** Document of the submission that holds the fact. */
  readonly sequence: number;
  readonly fact: XbrlFact;
  readonly duplicateClass: DuplicateClass;
  readonly sourceSpan: SourceSpan | null;
  readonly confidence: number;
}

/** All facts of one filing by one parser version, in the parser's order; its own scope of replacement. */
export interface XbrlFactBatch {
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  readonly parserVersion: ParserVersion;
  readonly publicAt: IsoTimestamp;
  readonly materializationVersion: string;
  readonly facts: readonly XbrlFactRow[];
}

const COLUMNS = [
  'cik',
  'accession_number',
  'parser_version',
  'fact_index',
  'sequence',
  'concept',
  'value',
  'numeric_value',
  'unit',
  'decimals',
  'period_start',
  'period_end',
  'is_instant',
  'entity',
  'dimensions',
  'is_nil',
  'fact_id',
  'duplicate_class',
  'source_span',
  'confidence',
  'public_at',
  'materialization_version',
  'storage_notes',
] as const;

/**
 * Makes the facts of each batch exactly those given. Filings without facts of that version are copied straight into
 * the table; for the others the facts are copied beside and only differences are written. The caller holds the
 * filings' locks (`lockFilings`).
 */
export async function replaceXbrlFacts(trx: Transaction, batches: readonly XbrlFactBatch[]): Promise<ReplaceCounts> {
  const present = await batchesWithFacts(trx, batches);
  const fresh = batches.filter((batch) => !present.has(scopeOf(batch)));
  const known = batches.filter((batch) => present.has(scopeOf(batch)));
  await copyRows(trx, 'parsed.xbrl_facts', COLUMNS, factFields(fresh));
  const inserted = fresh.reduce((sum, { facts }) => sum + facts.length, 0);
  const merged = known.length === 0 ? NOTHING : await mergeFacts(trx, known);
  return { ...merged, inserted: merged.inserted + inserted };
}

const NOTHING: ReplaceCounts = { inserted: 0, changed: 0, unchanged: 0, removed: 0, duplicates: 0 };

function scopeOf(batch: XbrlFactBatch): string {
  return `${batch.cik}/${batch.accessionNumber}/${batch.parserVersion}`;
}

async function batchesWithFacts(trx: Transaction, batches: readonly XbrlFactBatch[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ scope: string }>`
    select s.cik || '/' || s.accession_number || '/' || s.parser_version as scope
    from unnest(
      ${batches.map(({ cik }) => cik)}::text[],
      ${batches.map(({ accessionNumber }) => accessionNumber)}::text[],
      ${batches.map(({ parserVersion }) => parserVersion)}::text[]
    ) as s (cik, accession_number, parser_version)
    where exists (
      select from parsed.xbrl_facts t
      where t.cik = s.cik and t.accession_number = s.accession_number and t.parser_version = s.parser_version
    )
  `.execute(trx);
  return new Set(rows.map(({ scope }) => scope));
}

async function mergeFacts(trx: Transaction, batches: readonly XbrlFactBatch[]): Promise<ReplaceCounts> {
  await sql`
    create temporary table if not exists incoming_facts (like parsed.xbrl_facts including defaults) on commit drop
  `.execute(trx);
  await sql`truncate incoming_facts`.execute(trx);
  await copyRows(trx, 'incoming_facts', COLUMNS, factFields(batches));
  const removed = await sql`
    delete from parsed.xbrl_facts t
    using unnest(
      ${batches.map(({ cik }) => cik)}::text[],
      ${batches.map(({ accessionNumber }) => accessionNumber)}::text[],
      ${batches.map(({ parserVersion }) => parserVersion)}::text[],
      ${batches.map(({ facts }) => facts.length)}::int[]
    ) as s (cik, accession_number, parser_version, facts)
    where t.cik = s.cik and t.accession_number = s.accession_number and t.parser_version = s.parser_version
      and t.fact_index >= s.facts
  `.execute(trx);
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
  const written = COLUMNS.slice(4);
  const compared = written.filter((column) => column !== 'materialization_version');
  const { rows } = await sql<{ inserted: boolean }>`
    insert into parsed.xbrl_facts as t (${columns})
    select ${columns} from incoming_facts
    on conflict (cik, accession_number, parser_version, fact_index) do update
    set ${sql.join(written.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}, recorded_at = now()
    where ${sql.join(
      compared.map((column) => sql`t.${sql.ref(column)} is distinct from excluded.${sql.ref(column)}`),
      sql` or `,
    )}
    returning xmax = 0 as inserted
  `.execute(trx);
  const total = batches.reduce((sum, { facts }) => sum + facts.length, 0);
  const inserted = rows.filter((row) => row.inserted).length;
  return {
    inserted,
    changed: rows.length - inserted,
    unchanged: total - rows.length,
    removed: Number(removed.numAffectedRows ?? 0n),
    duplicates: 0,
  };
}

function* factFields(batches: readonly XbrlFactBatch[]): Generator<readonly CopyValue[]> {
  for (const batch of batches) {
    let index = 0;
    for (const row of batch.facts) {
      yield fieldsOf(batch, row, index);
      index += 1;
    }
  }
}

function fieldsOf(batch: XbrlFactBatch, row: XbrlFactRow, index: number): readonly CopyValue[] {
  const { fact } = row;
  const period = periodColumns(fact.period);
  const notes: string[] = [...period.notes];
  if (fact.value !== null && !isStorable(fact.value)) notes.push('nul-characters-replaced');
  const numeric = numericValueOf(fact);
  if (fact.unit !== null && fact.value !== null && numeric === null) notes.push('value-not-a-numeric');
  return [
    batch.cik,
    batch.accessionNumber,
    batch.parserVersion,
    index,
    row.sequence,
    fact.concept,
    fact.value,
    numeric,
    fact.unit,
    fact.decimals,
    period.start,
    period.end,
    'instant' in fact.period,
    fact.entity,
    fact.dimensions,
    fact.isNil,
    fact.id,
    row.duplicateClass,
    row.sourceSpan,
    row.confidence,
    batch.publicAt,
    batch.materializationVersion,
    notes.length === 0 ? null : textArrayLiteral(notes),
  ];
}

function periodColumns(period: XbrlPeriod): {
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
  readonly notes: readonly string[];
} {
  if ('forever' in period) return { start: null, end: null, notes: [] };
  const stated = 'instant' in period ? { start: null, end: period.instant } : period;
  const start = stated.start !== null && isIsoDate(stated.start) ? stated.start : null;
  const end = isIsoDate(stated.end) ? stated.end : null;
  return { start, end, notes: start === stated.start && end === stated.end ? [] : ['period-not-a-date'] };
}

/** The number of a fact with a unit; null where it is none, or longer than any number a filing means. */
function numericValueOf(fact: XbrlFact): string | null {
  if (fact.unit === null || fact.value === null || fact.value.length > 200) return null;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/.test(fact.value) ? fact.value : null;
}
