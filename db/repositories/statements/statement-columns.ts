import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import { permanentError } from '../../../core/errors.ts';
import type { Cik } from '../../../core/ids.ts';
import type { DecimalText } from '../../../core/rows.ts';
import { STATEMENT_TABLES, type StoredOperand, type StoredOrigin } from '../../../core/rows-statements.ts';
import { formatSourceSpan, type SourceSpan } from '../../../core/spans.ts';
import {
  type ColumnRole,
  type FiledColumn,
  type FiledValue,
  STATEMENT_FIELDS,
  type StatementField,
  type StatementKind,
  type StatementOperand,
} from '../../../core/statements.ts';
import type { Database, Transaction } from '../../database.ts';
import { snakeCase } from '../../names.ts';
import { METADATA_COLUMNS, type MetadataColumns, metadataOf, type RowMetadata } from '../../row-metadata.ts';
import { clockedRows } from '../datasets/clocked-rows.ts';
import type { RowClocks } from '../datasets/list-rows.ts';
import { refuseUnpromoted } from '../datasets/listed-versions.ts';

/** A column with what its row states beside. */
export interface StoredColumn extends FiledColumn {
  /** `--12-31` as the cover states it. */
  readonly fiscalYearEnd: string | null;
  readonly metadata: RowMetadata;
}

/** Reports of 30 years have a tenth of it. */
const MOST_ROWS = 10_000;

interface StatementRow extends MetadataColumns {
  readonly form: string;
  readonly filed_date: IsoDate;
  readonly role: ColumnRole;
  readonly currency: string;
  readonly fiscal_year_end: string | null;
  readonly period_start?: IsoDate;
  readonly period_end: IsoDate;
  readonly origins: Readonly<Record<string, StoredOrigin>>;
  readonly value_spans: Readonly<Record<string, SourceSpan>>;
}

/**
 * What an issuer's filings state in their statements, by the three clocks: oldest filing first. Of a joint filing the rows
 * are stored under its first filer; they belong to the filer whom its facts are about, and to no other.
 *
 * @throws AppError `too-many-rows`; `version-not-promoted` where `computedBy` cannot show the parser version
 * @example
 * const columns = await loadStatementColumns(db, { cik, statements: ['income'], clocks: NOW });
 */
export async function loadStatementColumns(
  db: Database | Transaction,
  query: { readonly cik: Cik; readonly statements: readonly StatementKind[]; readonly clocks: RowClocks },
): Promise<readonly StoredColumn[]> {
  const { cik, statements, clocks } = query;
  if (clocks.parserVersion !== null && clocks.computedBy !== null) {
    await refuseUnpromoted(db, clocks.parserVersion, clocks.computedBy);
  }
  const filers = [cik, ...(await firstFilersOf(db, cik))];
  const columns: StoredColumn[] = [];
  for (const statement of statements) columns.push(...(await loadOf(db, statement, { cik, filers, clocks })));
  return columns.sort(
    (a, b) => compare(a.publicAt, b.publicAt) || compare(a.accessionNumber, b.accessionNumber) || compare(a.end, b.end),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The filers under which joint periodic reports of an issuer are stored. */
export async function firstFilersOf(db: Database | Transaction, cik: Cik): Promise<readonly Cik[]> {
  const { rows } = await sql<{ cik: Cik }>`
    select distinct f.cik from raw.filing_filers j join raw.filings f using (accession_number)
    where j.cik = ${cik} and j.role in ('filer', 'other') and f.cik <> ${cik} and f.form ~ '^(10-[KQ]|20-F|40-F|6-K)'
  `.execute(db);
  return rows.map((row) => row.cik);
}

async function loadOf(
  db: Database | Transaction,
  statement: StatementKind,
  { cik, filers, clocks }: { readonly cik: Cik; readonly filers: readonly Cik[]; readonly clocks: RowClocks },
): Promise<readonly StoredColumn[]> {
  const names = [
    ...METADATA_COLUMNS,
    'form',
    'filed_date',
    'role',
    'currency',
    'fiscal_year_end',
    'period_end',
    'origins',
    'value_spans',
    ...(statement === 'balance' ? [] : ['period_start']),
    ...STATEMENT_FIELDS[statement].map(snakeCase),
  ];
  // Of one filer as an equality: the planner reads its rows and its filings by the keys, however many rows there are.
  const own =
    filers.length === 1
      ? sql`t.cik = ${cik} and t.filing_cik = ${cik}`
      : sql`t.cik = any(${[...filers]}) and t.filing_cik = any(${[...filers]})`;
  const { rows } = await sql<StatementRow>`
    select ${sql.join(names.map((name) => sql.ref(`t.${name}`)))}
    from ${clockedRows(STATEMENT_TABLES[statement], clocks)} t
    where ${own} and coalesce(t.entity_cik, t.cik) = ${cik}
    limit ${MOST_ROWS + 1}
  `.execute(db);
  if (rows.length > MOST_ROWS) {
    const message = `CIK ${cik} has more than ${MOST_ROWS} rows of ${STATEMENT_TABLES[statement]}: ask as of an earlier date`;
    throw permanentError('too-many-rows', message);
  }
  return rows.map((row) => columnOf(statement, row));
}

function columnOf(statement: StatementKind, row: StatementRow): StoredColumn {
  const stored = row as unknown as Readonly<Record<string, DecimalText | null>>;
  const values: Partial<Record<StatementField, FiledValue>> = {};
  for (const field of STATEMENT_FIELDS[statement]) {
    const value = stored[snakeCase(field)];
    const origin = row.origins[field];
    if (value == null || origin === undefined) continue;
    const operands = origin.operands.map((operand) => operandOf(operand, row));
    values[field] = {
      value,
      origin: { rule: origin.rule, operands },
      sourceSpan: row.value_spans[field] ?? operands[0]?.sourceSpan ?? null,
      confidence: origin.confidence,
    };
  }
  return {
    accessionNumber: row.accession_number,
    form: row.form,
    filedDate: row.filed_date,
    publicAt: row.public_at,
    statement,
    start: row.period_start ?? null,
    end: row.period_end,
    role: row.role,
    currency: row.currency,
    values,
    fiscalYearEnd: row.fiscal_year_end,
    metadata: metadataOf(row),
  };
}

function operandOf({ concept, value, start, end, sign, span }: StoredOperand, row: StatementRow): StatementOperand {
  const sourceSpan = span === null ? null : formatSourceSpan(row.raw_source_key, span);
  return { concept, value, start, end, sign, accessionNumber: row.accession_number, sourceSpan };
}
