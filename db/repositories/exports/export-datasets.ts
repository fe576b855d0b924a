import type { BulkTable, DatasetTable } from '../../../core/table-rows.ts';
import { OWN_KEYS } from '../../tables/datasets.ts';

/** An option of a selection that a dataset may not be able to honor. */
export type ExportOption = 'asOf' | 'asComputed' | 'parserVersion' | 'cik' | 'dates';

interface Common {
  /** As users write it: `offering-events`. */
  readonly name: string;
  readonly description: string;
  /** Table or view with its columns. */
  readonly relation: string;
  /** Rows are ordered by these, so that equal rows give equal files. */
  readonly order: readonly string[];
  /** Columns of `relation` that are left out. */
  readonly without: readonly string[];
  /** The date by which rows are selected and partitioned; null: the rows have none. */
  readonly dated: ExportDate | null;
  /** What a selection cannot state, with the reason. */
  readonly refuses: Readonly<Partial<Record<ExportOption, string>>>;
}

/** Folders are named for the year: `public_year=2026`. Years of instants are in US Eastern time. */
export interface ExportDate {
  readonly column: string;
  readonly type: 'instant' | 'date';
  readonly partition: 'public_year' | 'as_of_year';
}

/** A dataset that can be exported, by where its rows are. */
export type ExportDataset = Common &
  (
    | { readonly kind: 'rows'; readonly table: DatasetTable }
    /** Too many rows to sort at once: read by issuer. */
    | { readonly kind: 'bulk'; readonly table: BulkTable; readonly parserId: string }
    | { readonly kind: 'scores' }
    | { readonly kind: 'table' }
  );

const PUBLIC: ExportDate = { column: 'public_at', type: 'instant', partition: 'public_year' };
const AS_OF: ExportDate = { column: 'as_of_date', type: 'date', partition: 'as_of_year' };

const DESCRIPTIONS: Readonly<Record<DatasetTable, string>> = {
  'parsed.filer_identities': 'names, tickers and exchanges as filings state them about their filer',
  'parsed.thirteenf_reports': 'cover pages and totals of 13F reports',
  'parsed.subsidiary_lists': 'lists of subsidiaries (Exhibit 21)',
  'parsed.subsidiaries': 'subsidiaries of every list, not only of the latest',
  'parsed.segmented_facts': 'facts by business segment, product and geography, checked against totals',
  'parsed.voting_meetings': 'shareholder meetings (8-K Item 5.07)',
  'parsed.voting_proposals': 'proposals of meetings, with votes and outcomes',
  'parsed.voting_nominees': 'nominees of director elections, with votes',
  'parsed.beneficial_owners': 'reporting persons of Schedules 13D and 13G',
  'parsed.income_statements': 'income statements, a row per filing and period',
  'parsed.balance_sheets': 'balance sheets, a row per filing and date',
  'parsed.cash_flow_statements': 'cash-flow statements, a row per filing and period',
  'parsed.footnotes': 'text blocks of the notes to financial statements',
  'dilution.share_float_history': 'statements of shares outstanding and public float',
  'dilution.cash_position': 'cash, burn and runway by balance date',
  'dilution.offering_events': 'offerings, registrations and takedowns',
  'dilution.registration_events': 'effectiveness and withdrawal of registration statements',
  'dilution.warrants': 'warrants as filings describe them',
  'dilution.convertibles': 'convertible notes and preferred stock as filings describe them',
  'dilution.issuances': 'shares issued over periods, by cause',
  'dilution.offering_closings': 'closings of offerings',
  'dilution.runway_securities': 'securities that count toward the cash runway',
  'dilution.rights_of_first_refusal': 'rights of first refusal',
  'dilution.lockups': 'lock-ups and standstills',
  'dilution.exchange_compliance': 'notices of listing deficiencies and what followed',
  'dilution.reverse_splits': 'reverse splits: authorized, announced, effective',
  'dilution.corporate_actions': 'corporate actions',
};

const nameOf = (table: string): string => table.slice(table.indexOf('.') + 1).replaceAll('_', '-');

function datasetOf(table: DatasetTable): ExportDataset {
  return {
    kind: 'rows',
    table,
    name: nameOf(table),
    description: DESCRIPTIONS[table],
    relation: table.replace('.', '.all_'),
    order: ['cik', 'accession_number', 'parser_version', ...OWN_KEYS[table]],
    without: ['filing_cik'],
    dated: PUBLIC,
    refuses: {},
  };
}

function bulkOf(table: BulkTable, parserId: string, position: string, description: string): ExportDataset {
  return {
    kind: 'bulk',
    table,
    parserId,
    name: nameOf(table),
    description,
    relation: table,
    order: ['cik', 'accession_number', 'parser_version', position],
    without: [],
    dated: PUBLIC,
    refuses: {},
  };
}

const NO_VERSIONS = 'its rows do not come from one parser';
const NO_HISTORY = 'what it contained at an earlier time is not stored';
const AS_OF_NOW = 'its rows are derived from every filing known today';

/** A table or view as it is. */
function tableOf(name: string, relation: string, description: string, rest: Partial<Common>): ExportDataset {
  return {
    kind: 'table',
    name,
    relation,
    description,
    order: [],
    without: [],
    dated: null,
    ...rest,
    refuses: {
      parserVersion: NO_VERSIONS,
      asComputed: NO_HISTORY,
      ...(!rest.dated && { asOf: AS_OF_NOW, dates: 'its rows have no date of publication' }),
      ...rest.refuses,
    },
  };
}

const SCORES: readonly ExportDataset[] = [
  {
    ...tableOf('scores', 'score.scores', 'daily scores, published and withheld', {
      order: ['cik', 'methodology_version', 'as_of_date'],
      without: ['rating_id', 'run_id'],
      dated: AS_OF,
    }),
    kind: 'scores',
    refuses: { parserVersion: NO_VERSIONS },
  },
  tableOf('score-histories', 'score.score_histories', 'backfilled scores', {
    order: ['cik', 'methodology_version', 'as_of_date'],
    dated: AS_OF,
  }),
  tableOf('ratings', 'score.ratings', "each issuer's latest score under each methodology", {
    order: ['cik', 'methodology_version'],
    without: ['rating_id'],
    refuses: { asOf: 'it is the latest; export scores', dates: 'it is the latest; export scores' },
  }),
  tableOf('receipts', 'score.receipts', 'receipts of scores, canonical JSON without their inputs', {
    order: ['cik', 'receipt_hash'],
    dated: AS_OF,
  }),
  tableOf('receipt-inputs', 'score.receipt_inputs', 'inputs of receipts, canonical JSON, by their hash', {
    order: ['cik', 'inputs_hash'],
  }),
  tableOf('outcomes', 'score.outcomes', 'what followed as-of dates, for studies', {
    order: ['cik', 'as_of_date'],
    dated: AS_OF,
  }),
];

const DERIVED: readonly ExportDataset[] = [
  tableOf('shelf-programs', 'dilution.current_shelf_programs', 'shelves, ATM programs and equity lines', {
    order: ['cik', 'program_key'],
  }),
  tableOf('instruments', 'dilution.current_instruments', 'warrants and convertibles, with terms as last stated', {
    order: ['cik', 'instrument_key'],
  }),
  tableOf('instrument-events', 'dilution.instrument_events', 'what changed about instruments, and when', {
    order: ['cik', 'instrument_key', 'ordinal'],
  }),
  tableOf('compliance-states', 'dilution.current_compliance_states', 'listing deficiencies, each with its state', {
    order: ['cik', 'exchange', 'deficiency'],
  }),
];

const REFERENCE: readonly ExportDataset[] = [
  tableOf('filings', 'raw.filings', 'filings that are known, with their state', {
    order: ['accession_number'],
    without: ['header', 'parser_set', 'attempts', 'retry_at'],
    dated: PUBLIC,
  }),
  tableOf('filing-filers', 'raw.filing_filers', 'parties of filings, by role', {
    order: ['cik', 'accession_number', 'role'],
    without: ['is_own'],
  }),
  tableOf('identifiers', 'reference.identifiers', 'names, tickers, CUSIPs and industry codes, with their dates', {
    order: ['cik', 'kind', 'value_key', 'source', 'valid_from'],
  }),
  tableOf('entities', 'reference.entities', 'one row per entity, as it is known today', { order: ['cik'] }),
  tableOf('enforcement-releases', 'raw.enforcement_releases', "the SEC's litigation releases and proceedings", {
    order: ['release_number'],
    dated: { column: 'published_at', type: 'instant', partition: 'public_year' },
    refuses: { cik: 'releases name respondents, not issuers' },
  }),
];

/** By name, in the order of `tidemark export --list`. */
export const EXPORT_DATASETS: ReadonlyMap<string, ExportDataset> = new Map(
  [
    ...(Object.keys(OWN_KEYS) as DatasetTable[]).map(datasetOf),
    bulkOf('parsed.xbrl_facts', 'xbrl', 'fact_index', 'facts of XBRL filings'),
    bulkOf('parsed.thirteenf_holdings', 'thirteenf', 'ordinal', 'holdings of 13F reports, amendments apart'),
    ...DERIVED,
    ...SCORES,
    ...REFERENCE,
  ].map((dataset) => [dataset.name, dataset]),
);
