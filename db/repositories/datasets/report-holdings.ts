import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { DecimalText } from '../../../core/rows.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { Database } from '../../database.ts';
import { numberOfDecimal } from '../../decimal-number.ts';
import { METADATA_COLUMNS, type MetadataColumns, metadataOf, type RowMetadata } from '../../row-metadata.ts';
import { clockedRows } from './clocked-rows.ts';
import type { RowClocks } from './list-rows.ts';

/** A stored Form 13F holding; value in US dollars, amounts in shares or dollars of principal. */
export interface StoredHolding {
  /** In the report's table, from 0. */
  readonly ordinal: number;
  readonly nameOfIssuer: string | null;
  readonly titleOfClass: string | null;
  readonly cusip: string | null;
  readonly valueDollars: number | null;
  readonly sshPrnamt: number | null;
  readonly sshPrnamtType: 'SH' | 'PRN' | null;
  readonly putCall: 'Put' | 'Call' | null;
  readonly sourceSpan: SourceSpan;
}

export type ReportedHolding = StoredHolding & { readonly accessionNumber: AccessionNumber };

/** Everything that a holding states, with its metadata. */
export interface FullHolding extends ReportedHolding {
  readonly figi: string | null;
  /** The value as printed. */
  readonly rawValue: string | null;
  readonly investmentDiscretion: string | null;
  readonly otherManager: string | null;
  readonly votingSole: number | null;
  readonly votingShared: number | null;
  readonly votingNone: number | null;
  readonly metadata: RowMetadata;
}

const HOLDING = sql`h.accession_number as "accessionNumber", h.ordinal, h.name_of_issuer as "nameOfIssuer",
  h.title_of_class as "titleOfClass", h.cusip, h.value_dollars::float8 as "valueDollars",
  h.ssh_prnamt::float8 as "sshPrnamt", h.ssh_prnamt_type as "sshPrnamtType", h.put_call as "putCall",
  h.source_span as "sourceSpan"`;

interface ReportsOfManager {
  readonly cik: Cik;
  readonly accessionNumbers: readonly AccessionNumber[];
  readonly clocks: RowClocks;
}

/** All holdings of a manager's reports, by report and place. */
export async function holdingsOfReports(
  db: Database,
  { cik, accessionNumbers, clocks }: ReportsOfManager,
): Promise<readonly ReportedHolding[]> {
  const { rows } = await sql<ReportedHolding>`
    select ${HOLDING} from ${clockedRows('parsed.thirteenf_holdings', clocks)} h
    where h.cik = ${cik} and h.accession_number = any(${[...accessionNumbers]})
    order by h.accession_number, h.ordinal
  `.execute(db);
  return rows;
}

/** The holdings at given places of one report, with everything they state. */
export async function fullHoldings(
  db: Database,
  report: Pick<ReportsOfManager, 'cik' | 'clocks'> & {
    readonly accessionNumber: AccessionNumber;
    readonly ordinals: readonly number[];
  },
): Promise<readonly FullHolding[]> {
  const { rows } = await sql<
    ReportedHolding &
      MetadataColumns &
      Pick<FullHolding, 'figi' | 'investmentDiscretion' | 'otherManager' | 'rawValue'> &
      Record<'votingNone' | 'votingShared' | 'votingSole', DecimalText | null>
  >`
    select ${HOLDING}, ${sql.join(METADATA_COLUMNS.map((column) => sql.ref(`h.${column}`)))},
      h.figi, h.raw_value as "rawValue", h.investment_discretion as "investmentDiscretion",
      h.other_manager as "otherManager", h.voting_sole as "votingSole", h.voting_shared as "votingShared",
      h.voting_none as "votingNone"
    from ${clockedRows('parsed.thirteenf_holdings', report.clocks)} h
    where h.cik = ${report.cik} and h.accession_number = ${report.accessionNumber}
      and h.ordinal = any(${[...report.ordinals]})
    order by h.ordinal
  `.execute(db);
  return rows.map((row) => ({
    accessionNumber: row.accessionNumber,
    ordinal: row.ordinal,
    nameOfIssuer: row.nameOfIssuer,
    titleOfClass: row.titleOfClass,
    cusip: row.cusip,
    figi: row.figi,
    valueDollars: row.valueDollars,
    rawValue: row.rawValue,
    sshPrnamt: row.sshPrnamt,
    sshPrnamtType: row.sshPrnamtType,
    putCall: row.putCall,
    investmentDiscretion: row.investmentDiscretion,
    otherManager: row.otherManager,
    votingSole: numberOfDecimal(row.votingSole),
    votingShared: numberOfDecimal(row.votingShared),
    votingNone: numberOfDecimal(row.votingNone),
    sourceSpan: row.sourceSpan,
    metadata: metadataOf(row),
  }));
}

/** The holdings of some securities that any manager reported for a quarter. */
export async function holdingsOfCusips(
  db: Database,
  query: { readonly cusips: readonly string[]; readonly period: IsoDate; readonly clocks: RowClocks },
): Promise<readonly (ReportedHolding & { readonly cik: Cik })[]> {
  const { rows } = await sql<ReportedHolding & { readonly cik: Cik }>`
    select h.cik, ${HOLDING} from ${clockedRows('parsed.thirteenf_holdings', query.clocks)} h
    where h.cusip = any(${[...new Set(query.cusips.flatMap(printedForms))]}) and h.period_of_report = ${query.period}
    order by h.cik, h.accession_number, h.ordinal
  `.execute(db);
  return rows;
}

/** How managers print a CUSIP: in lower case, or without the leading zeros that a spreadsheet drops. */
function printedForms(cusip: string): readonly string[] {
  const forms = [cusip];
  for (let short = cusip; short.startsWith('0') && short.length > 6; ) {
    short = short.slice(1);
    forms.push(short);
  }
  return forms.flatMap((form) => [form, form.toLowerCase()]);
}
