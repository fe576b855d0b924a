import type { BulkTable, DatasetTable } from './table-rows.ts';

/** The tables that the rows of each parser go to. A test compares it with what the parsers give. */
export const TABLES_OF_PARSERS: Readonly<Record<string, readonly (DatasetTable | BulkTable)[]>> = {
  xbrl: ['parsed.xbrl_facts'],
  'filer-identity': ['parsed.filer_identities'],
  'share-float': ['dilution.share_float_history'],
  'share-count-prose': ['dilution.share_float_history'],
  'cash-position': ['dilution.cash_position'],
  statements: ['parsed.income_statements', 'parsed.balance_sheets', 'parsed.cash_flow_statements'],
  'cash-prose': ['dilution.cash_position'],
  'offering-events': ['dilution.offering_events'],
  'financing-reports': ['dilution.offering_events'],
  overhang: ['dilution.warrants', 'dilution.convertibles'],
  issuances: ['dilution.issuances', 'dilution.offering_closings', 'dilution.runway_securities'],
  'lockups-and-rofr': ['dilution.rights_of_first_refusal', 'dilution.lockups'],
  'exchange-compliance': ['dilution.exchange_compliance'],
  'reverse-splits': ['dilution.reverse_splits'],
  'corporate-actions': ['dilution.corporate_actions'],
  'registration-events': ['dilution.registration_events'],
  subsidiaries: ['parsed.subsidiary_lists', 'parsed.subsidiaries'],
  footnotes: ['parsed.footnotes'],
  'segmented-facts': ['parsed.segmented_facts'],
  thirteenf: ['parsed.thirteenf_reports', 'parsed.thirteenf_holdings'],
  'beneficial-ownership': ['parsed.beneficial_owners'],
  'voting-results': ['parsed.voting_meetings', 'parsed.voting_proposals', 'parsed.voting_nominees'],
};

/** What is computed from the rows of promoted versions and stored: a promotion marks it for recomputation. */
export const DEPENDENTS = ['derivations', 'identifiers', 'scores'] as const;
export type Dependent = (typeof DEPENDENTS)[number];

/** The tables that derived tables and scores both read. */
const FACTS = [
  'dilution.share_float_history',
  'dilution.offering_events',
  'dilution.registration_events',
  'dilution.warrants',
  'dilution.convertibles',
  'dilution.issuances',
  'dilution.offering_closings',
  'dilution.runway_securities',
  'dilution.exchange_compliance',
  'dilution.reverse_splits',
  'dilution.corporate_actions',
] as const satisfies readonly DatasetTable[];

/** The tables that each reads. Scores take tickers, and by them prices and threshold lists, from covers. */
export const READ_TABLES: Readonly<Record<Dependent, readonly DatasetTable[]>> = {
  derivations: FACTS,
  identifiers: ['parsed.filer_identities', 'parsed.beneficial_owners'],
  scores: [...FACTS, 'dilution.cash_position', 'parsed.filer_identities'],
};

/** What depends on the promoted version of a parser. */
export function dependentsOf(parserId: string): readonly Dependent[] {
  const tables = TABLES_OF_PARSERS[parserId] ?? [];
  return DEPENDENTS.filter((dependent) => READ_TABLES[dependent].some((table) => tables.includes(table)));
}
