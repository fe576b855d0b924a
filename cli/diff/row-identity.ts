import type { BulkTable, DatasetTable } from '../../core/table-rows.ts';

/**
 * By table, sets of columns that name a row, the most exact first: two readings of one statement agree in one of them,
 * wherever it stands among the rows. A filing has one row of a table without any.
 */
export const ROW_IDENTITY: Readonly<Record<DatasetTable | BulkTable, readonly (readonly string[])[]>> = {
  'parsed.filer_identities': [['ticker', 'security_title'], ['security_title'], ['ticker']],
  'parsed.thirteenf_reports': [],
  'parsed.subsidiary_lists': [],
  'parsed.subsidiaries': [['name_key', 'jurisdiction'], ['name_key']],
  'parsed.segmented_facts': [
    ['metric', 'concept', 'axes', 'period_start', 'period_end', 'currency'],
    ['metric', 'axes', 'period_start', 'period_end'],
    ['metric', 'label', 'period_start', 'period_end'],
  ],
  'parsed.voting_meetings': [],
  'parsed.voting_proposals': [['number', 'subject'], ['subject'], ['number'], ['votes_for', 'votes_against']],
  'parsed.voting_nominees': [['name'], ['votes_for', 'votes_withheld', 'votes_against']],
  'parsed.beneficial_owners': [['person_cik', 'name'], ['name'], ['person_cik']],
  'parsed.income_statements': [['currency', 'period_start', 'period_end']],
  'parsed.balance_sheets': [['currency', 'period_end']],
  'parsed.cash_flow_statements': [['currency', 'period_start', 'period_end']],
  'parsed.footnotes': [['concept', 'dimensions'], ['concept'], ['title']],
  'dilution.share_float_history': [
    ['basis', 'share_class', 'as_of'],
    ['basis', 'share_class'],
    ['basis', 'as_of'],
  ],
  'dilution.cash_position': [['as_of', 'currency'], ['as_of']],
  'dilution.offering_events': [
    ['type', 'file_number', 'shares_offered', 'price_per_share'],
    ['type', 'file_number'],
    ['type'],
    ['gross_proceeds', 'shares_offered'],
  ],
  'dilution.registration_events': [['file_number', 'event'], ['event', 'date'], ['file_number']],
  'dilution.warrants': [
    ['label', 'exercise_price', 'expires'],
    ['label', 'exercise_price'],
    ['label'],
    ['exercise_price', 'expires'],
    ['count', 'exercise_price'],
  ],
  'dilution.convertibles': [
    ['label', 'principal', 'maturity'],
    ['label', 'maturity'],
    ['label'],
    ['principal', 'conversion_price'],
    ['maturity'],
  ],
  'dilution.issuances': [
    ['channel', 'program', 'period_start', 'period_end'],
    ['channel', 'period_start', 'period_end'],
    ['channel', 'basis', 'period_end'],
    ['channel', 'shares'],
  ],
  'dilution.offering_closings': [['closed_on'], ['shares', 'price_per_share'], ['gross_proceeds']],
  'dilution.runway_securities': [['as_of']],
  'dilution.rights_of_first_refusal': [['holder', 'scope'], ['holder']],
  'dilution.lockups': [['parties', 'days'], ['parties']],
  'dilution.exchange_compliance': [
    ['exchange', 'deficiency', 'stage', 'notice_date'],
    ['deficiency', 'stage', 'rule'],
    ['deficiency', 'stage'],
    ['deficiency', 'notice_date'],
  ],
  'dilution.reverse_splits': [['stage', 'ratio', 'effective_date'], ['stage', 'ratio'], ['ratio'], ['stage']],
  'dilution.corporate_actions': [
    ['type', 'from_value', 'to_value', 'date'],
    ['type', 'from_value', 'to_value'],
    ['type', 'to_value'],
    ['type'],
  ],
  'parsed.xbrl_facts': [
    ['concept', 'period_start', 'period_end', 'dimensions', 'entity', 'unit'],
    ['concept', 'period_start', 'period_end', 'dimensions', 'entity'],
  ],
  'parsed.thirteenf_holdings': [
    ['cusip', 'name_of_issuer', 'title_of_class', 'put_call', 'investment_discretion', 'other_manager'],
    ['cusip', 'title_of_class', 'put_call', 'investment_discretion', 'other_manager'],
    ['name_of_issuer', 'title_of_class', 'put_call', 'investment_discretion', 'other_manager'],
    ['cusip', 'put_call'],
  ],
};
