import type { FieldSpec, FieldType } from './monitor-fields.ts';
import { DERIVED_FIELDS, DILUTION_FIELDS, SCORE_FIELDS } from './monitor-fields-dilution.ts';
import { PARSED_FIELDS } from './monitor-fields-parsed.ts';

export interface MonitorField {
  readonly type: FieldType;
  /** Every value it can have; absent: any. */
  readonly oneOf?: readonly string[];
}

const FILING_FIELDS = {
  acceptedAt: 'time',
  periodOfReport: 'date',
  items: 'list',
  filers: 'list',
  source: 'text',
  state: ['discovered', 'stored', 'processed', 'missing', 'rejected', 'failed'],
  url: 'text',
} as const satisfies Readonly<Record<string, FieldSpec>>;

const FIELDS = { ...PARSED_FIELDS, ...DILUTION_FIELDS };

/** Of every row that one filing gave, and of filings themselves. */
const OF_FILING = { cik: 'text', accessionNumber: 'text', form: 'text', filedDate: 'date', publicAt: 'time' } as const;

export type FilingTableName = keyof typeof PARSED_FIELDS | keyof typeof DILUTION_FIELDS;
export type DerivedTableName = keyof typeof DERIVED_FIELDS;

/** A dataset that monitors search. */
export interface MonitorDataset {
  /** As users write it: `offering-events`. */
  readonly name: string;
  /** The table of its rows. */
  readonly table: FilingTableName | DerivedTableName | 'raw.filings' | 'score.scores';
  readonly kind: 'filings' | 'parsed' | 'derived' | 'scores';
  /** Whether each row comes from one filing, so that a search can include the filing's text. */
  readonly hasText: boolean;
  /** By name in camelCase. */
  readonly fields: Readonly<Record<string, MonitorField>>;
}

function fieldsOf(...specs: readonly Readonly<Record<string, FieldSpec>>[]): MonitorDataset['fields'] {
  const fields: Record<string, MonitorField> = {};
  for (const [name, spec] of specs.flatMap((one) => Object.entries(one))) {
    if (spec === 'none') continue;
    fields[name] = typeof spec === 'string' ? { type: spec } : { type: 'text', oneOf: spec };
  }
  return fields;
}

const nameOf = (table: string): string => table.slice(table.indexOf('.') + 1).replaceAll('_', '-');

/** By name. */
export const MONITOR_DATASETS: ReadonlyMap<string, MonitorDataset> = new Map(
  [
    {
      name: 'filings',
      table: 'raw.filings' as const,
      kind: 'filings' as const,
      hasText: true,
      fields: fieldsOf(OF_FILING, FILING_FIELDS),
    },
    ...(Object.keys(FIELDS) as FilingTableName[]).map((table) => ({
      name: nameOf(table),
      table,
      kind: 'parsed' as const,
      hasText: true,
      fields: fieldsOf(OF_FILING, { confidence: 'number' }, FIELDS[table]),
    })),
    ...(Object.keys(DERIVED_FIELDS) as DerivedTableName[]).map((table) => ({
      name: nameOf(table),
      table,
      kind: 'derived' as const,
      hasText: false,
      fields: fieldsOf({ cik: 'text' }, DERIVED_FIELDS[table]),
    })),
    {
      name: 'scores',
      table: 'score.scores' as const,
      kind: 'scores' as const,
      hasText: false,
      fields: fieldsOf({ cik: 'text' }, SCORE_FIELDS),
    },
  ].map((dataset) => [dataset.name, dataset]),
);
