import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion } from '../../../core/ids.ts';
import type {
  CashPositionValues,
  FilerIdentityValues,
  OfferingEventValues,
  RowMeta,
  ShareFloatValues,
} from '../../../core/rows.ts';
import type { BeneficialOwnerValues } from '../../../core/rows-beneficial-ownership.ts';
import type {
  CorporateActionValues,
  ExchangeComplianceValues,
  ReverseSplitValues,
} from '../../../core/rows-compliance.ts';
import type {
  ConvertibleValues,
  LockupValues,
  RofrValues,
  WarrantValues,
} from '../../../core/rows-lockups-and-rofr.ts';
import type { SubsidiaryListValues, SubsidiaryValues } from '../../../core/rows-subsidiaries.ts';
import type { ThirteenfReportValues } from '../../../core/rows-thirteenf.ts';
import type { VotingMeetingValues, VotingNomineeValues, VotingProposalValues } from '../../../core/rows-voting.ts';
import type { RegistrationFact } from '../../../core/score-inputs.ts';
import type { Transaction } from '../../database.ts';
import { rowOf } from '../../names.ts';
import { type Row, recordset, type TableName, upsertRows, type WriteCounts } from '../../upsert.ts';

/** The output of one parser version for one filing: what a replacement replaces. */
export interface OutputScope {
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  readonly parserVersion: ParserVersion;
}

export interface Stated<V> {
  readonly values: V;
  readonly meta: RowMeta;
}

export interface RegistrationEventValues {
  readonly fileNumber: string;
  readonly form: string;
  readonly event: RegistrationFact['event'];
  readonly date: IsoDate;
}

/** An offering and its place: document of the submission, and which offering of that document, from 0. */
export interface OfferingPlace {
  readonly sequence: number;
  readonly ordinal: number;
}

export interface ReplaceCounts extends WriteCounts {
  /** Rows of the same scope that the parser no longer gives. */
  readonly removed: number;
  /** Rows that had the key of another one in the same output; the most confident, then the first, is kept. */
  readonly duplicates: number;
}

/**
 * Each function makes the rows of the scopes exactly the ones given (a scope without rows ends up empty), and writes
 * only what differs. Which run, build or retrieval gave a row does not make it another one.
 */
export const replaceShareFloat = (
  trx: Transaction,
  scopes: readonly OutputScope[],
  rows: readonly Stated<ShareFloatValues>[],
) => replace(trx, 'dilution.share_float_history', ['basis', 'share_class', 'as_of'], scopes, rows.map(asRow));

export const replaceCashPositions = (
  trx: Transaction,
  scopes: readonly OutputScope[],
  rows: readonly Stated<CashPositionValues>[],
) => replace(trx, 'dilution.cash_position', ['as_of'], scopes, rows.map(asRow));

export const replaceOfferingEvents = (
  trx: Transaction,
  scopes: readonly OutputScope[],
  rows: readonly (Stated<OfferingEventValues> & OfferingPlace)[],
) =>
  replace(
    trx,
    'dilution.offering_events',
    ['sequence', 'ordinal'],
    scopes,
    rows.map(({ sequence, ordinal, ...row }) => ({ ...asRow(row), sequence, ordinal })),
  );

export const replaceRegistrationEvents = (
  trx: Transaction,
  scopes: readonly OutputScope[],
  rows: readonly Stated<RegistrationEventValues>[],
) => replace(trx, 'dilution.registration_events', ['file_number', 'event'], scopes, rows.map(asRow));

export const replaceFilerIdentities = (
  trx: Transaction,
  scopes: readonly OutputScope[],
  rows: readonly (Stated<FilerIdentityValues> & { readonly ordinal: number })[],
) =>
  replace(
    trx,
    'parsed.filer_identities',
    ['ordinal'],
    scopes,
    rows.map(({ ordinal, ...row }) => ({ ...asRow(row), ordinal })),
  );

export const replaceThirteenfReports = (
  trx: Transaction,
  scopes: readonly OutputScope[],
  rows: readonly Stated<ThirteenfReportValues>[],
) => replace(trx, 'parsed.thirteenf_reports', [], scopes, rows.map(asRow));

export const replaceBeneficialOwners = (
  trx: Transaction,
  scopes: readonly OutputScope[],
  rows: readonly (Stated<BeneficialOwnerValues> & { readonly ordinal: number })[],
) =>
  replace(
    trx,
    'parsed.beneficial_owners',
    ['ordinal'],
    scopes,
    rows.map(({ ordinal, ...row }) => ({ ...asRow(row), ordinal })),
  );

export const replaceVotingMeetings = (
  trx: Transaction,
  scopes: readonly OutputScope[],
  rows: readonly Stated<VotingMeetingValues>[],
) => replace(trx, 'parsed.voting_meetings', [], scopes, rows.map(asRow));

export const replaceVotingProposals = (
  trx: Transaction,
  scopes: readonly OutputScope[],
  rows: readonly Stated<VotingProposalValues>[],
) => replace(trx, 'parsed.voting_proposals', ['ordinal'], scopes, rows.map(asRow));

export const replaceVotingNominees = (
  trx: Transaction,
  scopes: readonly OutputScope[],
  rows: readonly Stated<VotingNomineeValues>[],
) => replace(trx, 'parsed.voting_nominees', ['proposal_ordinal', 'ordinal'], scopes, rows.map(asRow));

/** A list of subsidiaries, by the document of the submission that it is. */
export const replaceSubsidiaryLists = (
  trx: Transaction,
  scopes: readonly OutputScope[],
  rows: readonly (Stated<SubsidiaryListValues> & { readonly sequence: number })[],
) =>
  replace(
    trx,
    'parsed.subsidiary_lists',
    ['sequence'],
    scopes,
    rows.map(({ sequence, ...row }) => ({ ...asRow(row), sequence })),
  );

/** The companies of those lists, by document and position in it. */
export const replaceSubsidiaries = (
  trx: Transaction,
  scopes: readonly OutputScope[],
  rows: readonly (Stated<SubsidiaryValues> & { readonly sequence: number; readonly position: number })[],
) =>
  replace(
    trx,
    'parsed.subsidiaries',
    ['sequence', 'position'],
    scopes,
    rows.map(({ sequence, position, ...row }) => ({ ...asRow(row), sequence, position })),
  );

const replacePlaced =
  <V extends object>(table: TableName) =>
  (trx: Transaction, scopes: readonly OutputScope[], rows: readonly (Stated<V> & OfferingPlace)[]) =>
    replace(
      trx,
      table,
      ['sequence', 'ordinal'],
      scopes,
      rows.map(({ sequence, ordinal, ...row }) => ({ ...asRow(row), sequence, ordinal })),
    );

export const replaceWarrants = replacePlaced<WarrantValues>('dilution.warrants');
export const replaceConvertibles = replacePlaced<ConvertibleValues>('dilution.convertibles');
export const replaceRofr = replacePlaced<RofrValues>('dilution.rights_of_first_refusal');
export const replaceLockups = replacePlaced<LockupValues>('dilution.lockups');
export const replaceExchangeCompliance = replacePlaced<ExchangeComplianceValues>('dilution.exchange_compliance');
export const replaceReverseSplits = replacePlaced<ReverseSplitValues>('dilution.reverse_splits');
export const replaceCorporateActions = replacePlaced<CorporateActionValues>('dilution.corporate_actions');

function asRow({ values, meta }: Stated<object>): Row {
  return rowOf(values, meta);
}

const SCOPE_KEY = ['cik', 'accession_number', 'parser_version'] as const;

async function replace(
  trx: Transaction,
  table: TableName,
  ownKey: readonly string[],
  scopes: readonly OutputScope[],
  rows: readonly Row[],
): Promise<ReplaceCounts> {
  const key = [...SCOPE_KEY, ...ownKey];
  const unique = mostConfident(rows, key);
  const same = sql.join(
    key.map((column) => sql`i.${sql.ref(column)} = t.${sql.ref(column)}`),
    sql` and `,
  );
  const removed = await sql`
    delete from ${sql.table(table)} t
    using ${recordset(
      table,
      scopes.map((scope) => rowOf(scope)),
    )} s
    where t.cik = s.cik and t.accession_number = s.accession_number and t.parser_version = s.parser_version
      and not exists (select from ${recordset(table, unique)} i where ${same})
  `.execute(trx);
  const written = await upsertRows(trx, {
    table,
    key,
    incidental: ['retrieved_at', 'materialization_version', 'extraction_trace_id'],
    touched: ['recorded_at', 'verified_at'],
    rows: unique,
  });
  return { ...written, removed: Number(removed.numAffectedRows ?? 0n), duplicates: rows.length - unique.length };
}

function mostConfident(rows: readonly Row[], key: readonly string[]): Row[] {
  const best = new Map<string, Row>();
  for (const row of rows) {
    const name = JSON.stringify(key.map((column) => row[column]));
    const other = best.get(name);
    if (!other || Number(row['confidence']) > Number(other['confidence'])) best.set(name, row);
  }
  return [...best.values()];
}
