import { MONITOR_DATASETS, type MonitorDataset } from '../../../core/monitor-datasets.ts';
import type { DatasetTable } from '../../../core/table-rows.ts';
import { snakeCase } from '../../names.ts';
import { OWN_KEYS } from '../../tables/datasets.ts';

/** How the rows of a dataset are read. Every text is SQL of this file; what users write is only ever a parameter. */
export interface RowSource {
  /** Rows by the alias `t`. */
  readonly from: string;
  /** Expression of `t`: when the row was stored as it is. */
  readonly recorded: string;
  /** Expression of `t`: when it was news to the world, for trying a search over past days. */
  readonly dated: string;
  /** What is selected from it, by the name under which `fields` refer to it. */
  readonly columns: Readonly<Record<string, string>>;
  /** A row's natural key without the parser's version, of `t`. */
  readonly key: string;
  /** Fields by name, as expressions of a selected row. */
  readonly fields: Readonly<Record<string, (row: string) => string>>;
  /** CIKs that a watch list is compared with, of `t`. */
  readonly watched: string;
}

const NAMED_BY_FILING = `array(
  select r.cik from raw.filing_filers r where r.accession_number = t.accession_number union select t.cik
)`;

const column =
  (name: string) =>
  (row: string): string =>
    `${row}.${name}`;

const keyOf = (columns: readonly string[]): string =>
  `jsonb_build_array(${columns.map((name) => `t.${name}`).join(', ')})::text`;

const NO_FILING = {
  accession_number: 'null::text',
  parser_version: 'null::text',
  raw_source_key: 'null::text',
  filing_url: 'null::text',
  public_at: 'null::timestamptz',
  source_span: 'null::text',
  run_id: 'null::text',
};

function parsedRows({ table, fields }: MonitorDataset): RowSource {
  const isBulk = table === 'parsed.xbrl_facts' || table === 'parsed.thirteenf_holdings';
  const own = Object.keys(fields).filter((name) => !(name in OF_FILING));
  const columns = own.map(snakeCase);
  return {
    from: isBulk
      ? `${table.replace('.', '.current_')} t join raw.filings f on f.accession_number = t.accession_number`
      : `${table} t
        join raw.filings f on f.cik = t.cik and f.accession_number = t.accession_number
        join ops.promotions p on p.parser_version = t.parser_version and p.active`,
    recorded: 't.recorded_at',
    dated: 'f.public_at',
    columns: {
      cik: 't.cik',
      accession_number: 't.accession_number',
      parser_version: 't.parser_version',
      raw_source_key: 't.raw_source_key',
      source_span: 't.source_span',
      run_id: 'null::text',
      filing_url: 'f.url',
      public_at: 'f.public_at',
      filing_form: 'f.form',
      filing_date: 'f.filed_date',
      ...Object.fromEntries(columns.map((name) => [name, `t.${name}`])),
    },
    key:
      table === 'parsed.xbrl_facts'
        ? keyOf(['accession_number', 'fact_index'])
        : table === 'parsed.thirteenf_holdings'
          ? `jsonb_build_array(t.accession_number, substring(t.source_span from '#(\\d+):'), t.ordinal)::text`
          : keyOf(['accession_number', ...OWN_KEYS[table as DatasetTable]]),
    fields: { ...OF_FILING, ...Object.fromEntries(own.map((name) => [name, column(snakeCase(name))])) },
    watched: NAMED_BY_FILING,
  };
}

const OF_FILING: RowSource['fields'] = {
  cik: column('cik'),
  accessionNumber: column('accession_number'),
  form: column('filing_form'),
  filedDate: column('filing_date'),
  publicAt: column('public_at'),
};

const FILINGS: RowSource = {
  from: 'raw.filings t',
  recorded: 't.state_changed_at',
  dated: 't.public_at',
  columns: {
    cik: 't.cik',
    accession_number: 't.accession_number',
    parser_version: 'null::text',
    raw_source_key: 't.raw_source_key',
    source_span: 'null::text',
    run_id: 'null::text',
    filing_url: 't.url',
    public_at: 't.public_at',
    filing_form: 't.form',
    filing_date: 't.filed_date',
    accepted_at: 't.accepted_at',
    period_of_report: 't.period_of_report',
    items: `t.header -> 'items'`,
    source: 't.source',
    state: 't.state',
  },
  key: keyOf(['accession_number']),
  fields: {
    ...OF_FILING,
    acceptedAt: column('accepted_at'),
    periodOfReport: column('period_of_report'),
    items: (row) => `array(select jsonb_array_elements_text(${row}.items))`,
    filers: (row) => `array(
      select distinct r.name from raw.filing_filers r
      where r.accession_number = ${row}.accession_number and r.name is not null
    )`,
    source: column('source'),
    state: column('state'),
    url: column('filing_url'),
  },
  watched: NAMED_BY_FILING,
};

const DERIVED_KEYS: Readonly<Record<string, readonly string[]>> = {
  'dilution.shelf_programs': ['cik', 'program_key'],
  'dilution.instruments': ['cik', 'instrument_key'],
  'dilution.instrument_events': ['cik', 'instrument_key', 'ordinal'],
  'dilution.compliance_states': ['cik', 'exchange', 'deficiency'],
};

function derivedRows({ table, fields }: MonitorDataset): RowSource {
  const own = Object.keys(fields).map(snakeCase);
  return {
    from: `${table} t`,
    recorded: 't.recorded_at',
    dated: 't.recorded_at',
    columns: {
      ...NO_FILING,
      ...Object.fromEntries(own.map((name) => [name, `t.${name}`])),
      // The derivation that wrote the row, unless a later one has found it unchanged.
      run_id: '(select d.run_id from dilution.derivations d where d.cik = t.cik and d.derived_at = t.recorded_at)',
    },
    key: keyOf(DERIVED_KEYS[table] ?? []),
    fields: Object.fromEntries(Object.keys(fields).map((name) => [name, column(snakeCase(name))])),
    watched: 'array[t.cik]',
  };
}

const FACTORS = [
  'activeOfferingPressure',
  'cashRunwayPressure',
  'convertibleWarrantOverhang',
  'shareFloatVelocity',
  'compliancePressure',
];
const SUB_RATINGS = [
  'overallRisk',
  'offeringAbilityRisk',
  'dilutionRisk',
  'historicalRisk',
  'cashNeedLevel',
  'warrantExerciseRating',
];
const SCORE_COLUMNS = 'cik ticker name methodology_version status score lo hi percentile band confidence regsho'.split(
  ' ',
);

const SCORES: RowSource = {
  from: 'score.scores t',
  recorded: 't.computed_at',
  dated: 't.as_of_date',
  columns: {
    ...NO_FILING,
    ...Object.fromEntries(
      [...SCORE_COLUMNS, 'as_of_date', 'factors', 'sub_ratings', 'run_id'].map((name) => [name, `t.${name}`]),
    ),
  },
  key: keyOf(['cik', 'methodology_version', 'as_of_date']),
  fields: {
    ...Object.fromEntries(
      [
        'cik',
        'ticker',
        'name',
        'methodologyVersion',
        'status',
        'score',
        'lo',
        'hi',
        'percentile',
        'band',
        'confidence',
        'regsho',
      ].map((name) => [name, column(snakeCase(name))]),
    ),
    asOf: column('as_of_date'),
    ...Object.fromEntries(FACTORS.map((name) => [name, (row: string) => `(${row}.factors ->> '${name}')::float8`])),
    ...Object.fromEntries(SUB_RATINGS.map((name) => [name, (row: string) => `${row}.sub_ratings ->> '${name}'`])),
  },
  watched: 'array[t.cik]',
};

const SOURCE_OF: Readonly<Record<MonitorDataset['kind'], (dataset: MonitorDataset) => RowSource>> = {
  filings: () => FILINGS,
  parsed: parsedRows,
  derived: derivedRows,
  scores: () => SCORES,
};

const SOURCES: ReadonlyMap<string, RowSource> = new Map(
  [...MONITOR_DATASETS.values()].map((dataset) => [dataset.name, SOURCE_OF[dataset.kind](dataset)]),
);

/** @param name of a validated search */
export function rowSourceOf(name: string): RowSource {
  const source = SOURCES.get(name);
  if (source === undefined) throw new TypeError(`no dataset ${name}`);
  return source;
}
