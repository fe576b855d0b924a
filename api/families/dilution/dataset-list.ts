import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { easternToUtc, endOfEasternDay, type IsoDate, type IsoTimestamp } from '../../../core/dates.ts';
import { type Cik, parserIdOf } from '../../../core/ids.ts';
import type { DatasetTable, DatasetValues } from '../../../core/table-rows.ts';
import { numberOfDecimal } from '../../../db/decimal-number.ts';
import { snakeCase } from '../../../db/names.ts';
import { loadIssuerNames } from '../../../db/repositories/datasets/issuer-names.ts';
import { type DatasetRow, listRows, type RowFilter } from '../../../db/repositories/datasets/list-rows.ts';
import { METADATA_COLUMNS, type MetadataColumns, metadataOf } from '../../../db/row-metadata.ts';
import { OWN_KEYS } from '../../../db/tables/datasets.ts';
import {
  AccessionNumberText,
  AgentVerification,
  DatasetFreshness,
  listOf,
  Nullable,
  ROW_BLOCKS,
} from '../../blocks.ts';
import type { ApiDeps } from '../../deps.ts';
import { badParameter } from '../../http/problems.ts';
import { type Call, defineOperation, type Operation } from '../../operation.ts';
import {
  CLOCKS,
  type Clocks,
  clocksOf,
  DEFAULT_LIMIT,
  dateParameter,
  ISSUER,
  PAGE,
  readClocks,
  VIEW,
} from '../../parameters.ts';
import { datasetFreshness, type FreshDataset } from '../../reads/dataset-freshness.ts';
import { requestedIssuer } from '../../reads/requested-issuer.ts';
import { Coverage } from '../coverage.ts';
import { type SearchedParser, searchIssuer } from './searches.ts';

export type Deps = Pick<ApiDeps, 'db' | 'services'>;

/** Parameters of every list of a dataset. */
const LIST_PARAMETERS = {
  ...ISSUER,
  from: dateParameter(
    'Only filings that became public on this date or later, US Eastern. That is their filing date, as a rule.',
  ),
  to: dateParameter('Only filings that became public by the end of this date, US Eastern.'),
  ...CLOCKS,
  ...PAGE,
  ...VIEW,
};

export type Fields<T extends DatasetTable> = { readonly [K in keyof Required<DatasetValues[T]> & string]: TSchema };

/** One list of the family: a dataset, with its filters and what its rows show. */
export interface DatasetList<T extends DatasetTable, Q extends TProperties, M extends TProperties> {
  readonly id: string;
  readonly path: `/v1/dilution/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly tool: string;
  /** `object` of an item, and the name of its schema. */
  readonly object: string;
  readonly title: string;
  readonly table: T;
  readonly dataset: FreshDataset;
  /** The parsers that fill the table. */
  readonly parsers: readonly SearchedParser[];
  readonly fields: Fields<T>;
  readonly filters: Q;
  where(query: Static<TObject<Q>>): readonly RowFilter<DatasetRow<T>>[];
  /** The dates of a request, where the list has parameters of its own for them. */
  range?(query: Static<TObject<Q>> & DateRange): DateRange;
  /** What follows from several filings, per row, in their order. */
  readonly derived?: {
    readonly fields: M;
    read(deps: Deps, rows: readonly DatasetRow<T>[], clocks: Clocks): Promise<readonly Static<TObject<M>>[]>;
  };
}

interface DateRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Names and keys of a row beside its values. */
const KEY_FIELDS = {
  id: Type.String({ description: 'Place of the row: accession number, parser, position in the filing.' }),
  accessionNumber: AccessionNumberText,
  cik: Type.String({ description: 'The filer under which the row is stored: the first of a joint filing.' }),
  ticker: Nullable(Type.String({ description: 'As of `as_of`; null where no filing states one.' })),
  name: Nullable(Type.String()),
};
const SOURCES = Type.Record(Type.String(), Type.String(), {
  description:
    'By field, the source span of the words that it was read from. `/v1/lineage/{sourceSpan}` has the words.',
});

/** The item's schema, in full and under `view=agent`. */
export function itemSchemas<T extends DatasetTable, M extends TProperties>(
  list: Pick<DatasetList<T, TProperties, M>, 'derived' | 'fields' | 'object' | 'title'>,
) {
  const own = { object: Type.Literal(list.object), ...KEY_FIELDS, ...list.fields, ...list.derived?.fields };
  return {
    full: Type.Object({ ...own, sources: SOURCES, ...ROW_BLOCKS }, { title: list.title }),
    agent: Type.Object({ ...own, ...ROW_BLOCKS, verification: AgentVerification }, { title: `${list.title}Agent` }),
  };
}

const LIST_MEMBERS = {
  freshness: DatasetFreshness,
  coverage: Type.Optional(Coverage),
};

/** The operation of a list. */
export function datasetList<T extends DatasetTable, Q extends TProperties, M extends TProperties>(
  list: DatasetList<T, Q, M>,
): Operation {
  const { full, agent } = itemSchemas(list);
  return defineOperation({
    id: list.id,
    method: 'GET',
    path: list.path,
    family: 'Dilution',
    scope: 'read',
    tool: list.tool,
    summary: list.summary,
    description: [list.description, ORDER].filter((part) => part !== undefined).join('\n\n'),
    query: Type.Object({ ...LIST_PARAMETERS, ...clocksOf(...list.parsers), ...list.filters }),
    response: listOf(full, LIST_MEMBERS),
    agent: listOf(agent, LIST_MEMBERS),
    handle: (call) => readList(list, call) as Promise<never>,
  });
}

const ORDER =
  'Rows of the newest filings first. With `ticker` or `cik`, the first page has `coverage`: what was searched, so that "none found" differs from "not covered".';

type ListQuery = Static<TObject<typeof LIST_PARAMETERS>>;

async function readList<T extends DatasetTable, Q extends TProperties, M extends TProperties>(
  list: DatasetList<T, Q, M>,
  { query: given, deps }: Call,
): Promise<object> {
  const { db } = deps;
  // The schema has validated it.
  const query = given as ListQuery & Static<TObject<Q>>;
  const clocks = readClocks(query);
  refuseOtherParser(list.parsers, clocks);
  const cik = await requestedIssuer(db, query, clocks.asOf);
  const { publicFrom, publicTo } = publicRange(list.range?.(query) ?? query, clocks);
  const { rows, nextCursor } = await listRows(db, {
    table: list.table,
    columns: columnsOf(list),
    where: list.where(query),
    cik,
    publicFrom,
    clocks: { ...clocks, publicTo },
    cursor: query.cursor ?? null,
    limit: query.limit ?? DEFAULT_LIMIT,
  });
  const coverage = cik === null || query.cursor ? {} : { coverage: await searchIssuer(db, cik, list.parsers, clocks) };
  return {
    object: 'list',
    data: await itemsOf(deps, list, rows as readonly DatasetRow<T>[], clocks, query.view === 'agent'),
    hasMore: nextCursor !== null,
    nextCursor,
    freshness: await datasetFreshness(db, list.dataset),
    ...coverage,
  };
}

/** Rows as items. */
export async function itemsOf<T extends DatasetTable, M extends TProperties>(
  deps: Deps,
  list: Pick<DatasetList<T, TProperties, M>, 'derived' | 'fields' | 'object' | 'table'>,
  rows: readonly DatasetRow<T>[],
  clocks: Clocks,
  isAgent: boolean,
): Promise<readonly object[]> {
  const stored = rows as unknown as readonly (MetadataColumns & { readonly cik: Cik; readonly value_spans: object })[];
  const ciks = [...new Set(stored.map(({ cik }) => cik))];
  const names =
    ciks.length === 0
      ? new Map()
      : await loadIssuerNames(deps.db, ciks, clocks.publicTo ?? (new Date().toISOString() as IsoTimestamp));
  const derived = (await list.derived?.read(deps, rows, clocks)) ?? [];
  return stored.map((row, index) => {
    const { verification, ...metadata } = metadataOf(row);
    const { crossValidations, sourceSpan, confidence, modelVersion } = verification;
    return {
      object: list.object,
      id: rowId(list.table, row),
      accessionNumber: row.accession_number,
      cik: row.cik,
      ticker: names.get(row.cik)?.ticker ?? null,
      name: names.get(row.cik)?.name ?? null,
      ...valuesOf(list.fields, row),
      ...derived[index],
      ...(isAgent ? {} : { sources: row.value_spans }),
      ...metadata,
      verification: isAgent
        ? {
            confidence,
            crossValidationsPassed: crossValidations.every(({ passed }) => passed),
            sourceSpanResolved: sourceSpan !== null,
            modelVersion,
          }
        : verification,
    };
  });
}

/** Identifies a row across versions of its parser. */
function rowId(table: DatasetTable, row: MetadataColumns): string {
  const stored = row as unknown as Readonly<Record<string, string | number>>;
  return [row.accession_number, parserIdOf(row.parser_version), ...OWN_KEYS[table].map((key) => stored[key])].join('.');
}

/** The columns that items are made of. */
export function columnsOf<T extends DatasetTable>(
  list: Pick<DatasetList<T, TProperties, TProperties>, 'fields' | 'table'>,
): readonly (keyof DatasetRow<T> & string)[] {
  const names = [
    ...METADATA_COLUMNS,
    'cik',
    'value_spans',
    ...OWN_KEYS[list.table],
    ...Object.keys(list.fields).map(snakeCase),
  ];
  return [...new Set(names)] as (keyof DatasetRow<T> & string)[];
}

/** Decimals, which are read as text, as the numbers that the schema says. */
function valuesOf(fields: Readonly<Record<string, TSchema>>, row: object): object {
  const stored = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const value = stored[snakeCase(name)];
      return [name, typeof value === 'string' && isNumber(schema) ? numberOfDecimal(value) : value];
    }),
  );
}

function isNumber(schema: TSchema): boolean {
  const { type, anyOf } = schema as { readonly type?: string; readonly anyOf?: readonly TSchema[] };
  return type === 'number' || type === 'integer' || (anyOf ?? []).some(isNumber);
}

/** A version of a parser that has nothing to do with the dataset would show an empty list, as if nothing were found. */
export function refuseOtherParser(parsers: readonly SearchedParser[], { parserVersion }: Clocks): void {
  if (parserVersion === null || (parsers as readonly string[]).includes(parserIdOf(parserVersion))) return;
  throw badParameter('parser_version', `gives no rows of this dataset; its parsers are ${parsers.join(' and ')}`, [
    ...parsers,
  ]);
}

/** The instants between which filings became public. */
export function publicRange(
  { from, to }: DateRange,
  { publicTo }: Clocks,
): { readonly publicFrom: IsoTimestamp | null; readonly publicTo: IsoTimestamp | null } {
  if (from !== undefined && to !== undefined && from > to) throw badParameter('from', 'is after to');
  const until = to === undefined ? null : endOfEasternDay(to as IsoDate);
  return {
    publicFrom: from === undefined ? null : easternToUtc(from as IsoDate, '00:00:00'),
    publicTo: until === null || (publicTo !== null && publicTo < until) ? publicTo : until,
  };
}
