import type { RunReport } from '../../core/run-report.ts';
import { countText } from './text.ts';

/** The datasets of a report: their name, the parsers that read filings for them, and the tables of what was found. */
const DATASETS: readonly (readonly [name: string, parsers: readonly string[], tables: readonly string[]])[] = [
  ['XBRL facts', ['xbrl'], ['xbrl_facts']],
  ['issuer names and tickers', ['filer-identity'], ['filer_identities']],
  ['share counts and public floats', ['share-float', 'share-count-prose'], ['share_float_history']],
  ['cash positions', ['cash-position', 'cash-prose'], ['cash_position']],
  ['offerings and shelves', ['offering-events', 'financing-reports'], ['offering_events']],
  ['effectiveness and withdrawal notices', ['registration-events'], ['registration_events']],
  ['warrants and convertibles', ['overhang'], ['warrants', 'convertibles']],
  ['issuance over periods and closings', ['issuances'], ['issuances', 'offering_closings', 'runway_securities']],
  ['lock-ups and rights of first refusal', ['lockups-and-rofr'], ['lockups', 'rights_of_first_refusal']],
  ['listing deficiencies', ['exchange-compliance'], ['exchange_compliance']],
  ['reverse splits', ['reverse-splits'], ['reverse_splits']],
  ['mergers and other corporate actions', ['corporate-actions'], ['corporate_actions']],
  ['votes at shareholder meetings', ['voting-results'], ['voting_proposals']],
  ['subsidiaries', ['subsidiaries'], ['subsidiaries']],
  ['financial statements', ['statements'], ['income_statements', 'balance_sheets', 'cash_flow_statements']],
  ['facts by segment', ['segmented-facts'], ['segmented_facts']],
  ['footnotes', ['footnotes'], ['footnotes']],
  ['13F holdings', ['thirteenf'], ['thirteenf_holdings']],
  ['beneficial owners', ['beneficial-ownership'], ['beneficial_owners']],
];

/** The dataset that a parser reads filings for. */
export function datasetOf(parserVersion: string): string {
  const id = idOf(parserVersion);
  return DATASETS.find(([, ids]) => ids.includes(id))?.[0] ?? id;
}

const idOf = (parserVersion: string) => parserVersion.split('@')[0] ?? parserVersion;

export interface DatasetOutcome {
  readonly name: string;
  /** Filings that a parser of the dataset read. */
  readonly read: number;
  /** Rows that are stored for these filings; 0: searched, none found. */
  readonly found: number;
  /** Filings that could not be read for this dataset. */
  readonly rejected: number;
}

/** What was read and found, by dataset; only those for which something was read. */
export function datasetOutcomes({ parsers, rows }: Pick<RunReport, 'parsers' | 'rows'>): readonly DatasetOutcome[] {
  const outcomes = DATASETS.map(([name, ids, tables]) => {
    const runs = parsers.filter(({ parserVersion }) => ids.includes(idOf(parserVersion)));
    // Two parsers may read the same filing: the larger count is the number of filings.
    const most = (of: (run: RunReport['parsers'][number]) => number) => Math.max(0, ...runs.map(of));
    return {
      name,
      read: most(({ parsed, rejected }) => parsed + rejected),
      found: tables.reduce((sum, table) => sum + (rows[table] ?? 0), 0),
      rejected: most(({ rejected }) => rejected),
    };
  });
  return outcomes.filter(({ read }) => read > 0);
}

/** Words for the states of filings. */
export function statesText({ total, byState }: Pick<RunReport['filings'], 'total' | 'byState'>): string {
  const words: Readonly<Record<string, string>> = {
    processed: 'read',
    missing: 'missing (listed, but not at the source)',
    rejected: 'rejected (not a readable filing)',
    failed: 'failed (retried by the next run)',
    discovered: 'not fetched yet',
    stored: 'fetched, not read yet',
  };
  if (total === 0) return 'none';
  const order = ['processed', 'stored', 'discovered', 'rejected', 'missing', 'failed'];
  const rank = (state: string) => (order.includes(state) ? order.indexOf(state) : order.length);
  const states = Object.entries(byState).sort(([a], [b]) => rank(a) - rank(b));
  return states.map(([state, count]) => `${countText(count)} ${words[state] ?? state}`).join(', ');
}

const REASONS: Readonly<Record<string, string>> = {
  'edgar-not-found': 'listed by an index, but not at the source',
  'empty-submission': 'the file is empty',
  'no-words': 'its documents have no text',
  'no-xbrl-facts': 'no XBRL facts could be read',
  'not-a-submission': 'the file is not an EDGAR submission',
  'not-well-formed': 'its XBRL is not well-formed XML',
  'parse-crashed': 'reading it crashed',
  'parse-out-of-memory': 'reading it took too much memory',
  'parse-timeout': 'reading it took too long',
};

/** A reason's code in words. */
export function reasonText(code: string): string {
  return REASONS[code] ?? code.replace(/^edgar-/, 'EDGAR: ').replaceAll('-', ' ');
}
