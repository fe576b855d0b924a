import type { IsoDate } from './dates.ts';
import type {
  CashPositionValues,
  CrossValidation,
  FilerIdentityValues,
  OfferingEventValues,
  RegistrationEventValues,
  ShareFloatValues,
} from './rows.ts';
import type { BeneficialOwnerValues } from './rows-beneficial-ownership.ts';
import type { CorporateActionValues, ExchangeComplianceValues, ReverseSplitValues } from './rows-compliance.ts';
import type { FootnoteValues } from './rows-footnotes.ts';
import type { IssuanceValues, OfferingClosingValues, RunwaySecuritiesValues } from './rows-issuances.ts';
import type { ConvertibleValues, LockupValues, RofrValues, WarrantValues } from './rows-lockups-and-rofr.ts';
import type { SegmentedFactValues } from './rows-segmented-facts.ts';
import type { BalanceSheetValues, CashFlowStatementValues, IncomeStatementValues } from './rows-statements.ts';
import type { SubsidiaryListValues, SubsidiaryValues } from './rows-subsidiaries.ts';
import type { ThirteenfHoldingValues, ThirteenfReportValues } from './rows-thirteenf.ts';
import type { VotingMeetingValues, VotingNomineeValues, VotingProposalValues } from './rows-voting.ts';
import type { Span } from './spans.ts';
import type { XbrlFactValues } from './xbrl.ts';

/** The tables that parsers fill, with the values of a row. Column names are the snake_case of the members. */
export interface DatasetValues {
  'parsed.filer_identities': FilerIdentityValues;
  'parsed.thirteenf_reports': ThirteenfReportValues;
  'parsed.subsidiary_lists': SubsidiaryListValues;
  'parsed.subsidiaries': SubsidiaryValues;
  'parsed.segmented_facts': SegmentedFactValues;
  'parsed.voting_meetings': VotingMeetingValues;
  'parsed.voting_proposals': VotingProposalValues;
  'parsed.voting_nominees': VotingNomineeValues;
  'parsed.beneficial_owners': BeneficialOwnerValues;
  'parsed.income_statements': IncomeStatementValues;
  'parsed.balance_sheets': BalanceSheetValues;
  'parsed.cash_flow_statements': CashFlowStatementValues;
  'parsed.footnotes': FootnoteValues;
  'dilution.share_float_history': ShareFloatValues;
  'dilution.cash_position': CashPositionValues;
  'dilution.offering_events': OfferingEventValues;
  'dilution.registration_events': RegistrationEventValues;
  'dilution.warrants': WarrantValues;
  'dilution.convertibles': ConvertibleValues;
  'dilution.issuances': IssuanceValues;
  'dilution.offering_closings': OfferingClosingValues;
  'dilution.runway_securities': RunwaySecuritiesValues;
  'dilution.rights_of_first_refusal': RofrValues;
  'dilution.lockups': LockupValues;
  'dilution.exchange_compliance': ExchangeComplianceValues;
  'dilution.reverse_splits': ReverseSplitValues;
  'dilution.corporate_actions': CorporateActionValues;
}
export type DatasetTable = keyof DatasetValues;

/** Tables with so many rows that each carries one span and is written by COPY. */
export interface BulkValues {
  'parsed.xbrl_facts': XbrlFactValues;
  'parsed.thirteenf_holdings': ThirteenfHoldingValues;
}
export type BulkTable = keyof BulkValues;

/** One row of a dataset, before the filing's provenance is added. */
export interface ParsedRow<V = object> {
  readonly values: V;
  /** Member of `values` → the words it was read from; derived values have the words of their operands. */
  readonly valueSpans: Readonly<Record<string, readonly Span[]>>;
  /** Members in order of preference for the row's own span; absent: the first with words. */
  readonly leading?: readonly string[];
  /** The least confidence of the row's values. */
  readonly confidence: number;
  readonly crossValidations: readonly CrossValidation[];
}

export interface BulkRow<V = object> {
  readonly values: V;
  readonly span: Omit<Span, 'text'> | null;
  readonly confidence: number;
}

/** All rows that one parser run gives for one table, in order. */
export type TableRows =
  | { [T in DatasetTable]: { readonly table: T; readonly rows: readonly ParsedRow<DatasetValues[T]>[] } }[DatasetTable]
  | {
      [T in BulkTable]: {
        readonly table: T;
        /** Read once, so that a large table is never held as a whole. */
        readonly bulkRows: Iterable<BulkRow<BulkValues[T]>> | AsyncIterable<BulkRow<BulkValues[T]>>;
      };
    }[BulkTable];

/** What the rows of a parser run take from their filing. */
export interface RowContext {
  readonly form: string;
  readonly filedDate: IsoDate;
  /** Of the parsed document. */
  readonly sequence: number;
  /** Rows of tables too large for the outcome, as their parser wrote them; null where the outcome has them all. */
  readonly streamed: AsyncIterable<{ readonly sequence: number; readonly row: unknown }> | null;
}
