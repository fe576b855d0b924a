import Type from 'typebox';
import { restoredCusip } from '../../../core/cusip.ts';
import type { StoredReport } from '../../../db/repositories/datasets/manager-reports.ts';
import type { FullHolding } from '../../../db/repositories/datasets/report-holdings.ts';
import type { HoldingIssuer as Issuer } from '../../../scoring/ledger/holding-issuers.ts';
import { quarterName } from '../../../scoring/ledger/thirteenf-quarters.ts';
import { AccessionNumberText, ROW_BLOCKS } from '../../blocks.ts';
import { shares, text } from '../dilution/fields.ts';
import { shownBlocks } from '../shown-blocks.ts';
import { AGENT_BLOCKS, AMOUNTS, HoldingIssuer, HoldingIssuerAgent, REPORT, SECURITY } from './schemas.ts';

const HOLDING = {
  object: Type.Literal('holding'),
  accessionNumber: AccessionNumberText,
  row: Type.Integer({ minimum: 0, description: "Place in the report's table, from 0." }),
  ...SECURITY,
  ...AMOUNTS,
};
const DETAILS = {
  figi: text('As filed.'),
  rawValue: text('The value as printed.'),
  investmentDiscretion: text('As filed.'),
  otherManager: text('Numbers of other managers, as filed.'),
  votingAuthority: Type.Object({ sole: shares('Shares.'), shared: shares('Shares.'), none: shares('Shares.') }),
};

export const Holding = Type.Object(
  { ...HOLDING, ...DETAILS, issuer: HoldingIssuer, ...ROW_BLOCKS },
  { title: 'Holding' },
);
export const HoldingAgent = Type.Object(
  { ...HOLDING, issuer: HoldingIssuerAgent, ...AGENT_BLOCKS },
  { title: 'HoldingAgent' },
);

/** A row of a report with the issuer that its CUSIP leads to. */
export function holdingItem(holding: FullHolding, issuer: Issuer, isAgent: boolean): object {
  const { metadata, votingSole: sole, votingShared: shared, votingNone: none } = holding;
  const own = {
    object: 'holding' as const,
    accessionNumber: holding.accessionNumber,
    row: holding.ordinal,
    cusip: holding.cusip === null ? null : restoredCusip(holding.cusip),
    nameOfIssuer: holding.nameOfIssuer,
    titleOfClass: holding.titleOfClass,
    putCall: holding.putCall,
    sshPrnamtType: holding.sshPrnamtType,
    valueDollars: holding.valueDollars,
    sshPrnamt: holding.sshPrnamt,
    issuer: issuerItem(issuer, isAgent),
    ...shownBlocks(metadata, isAgent),
  };
  if (isAgent) return own;
  const { figi, rawValue, investmentDiscretion, otherManager } = holding;
  return { ...own, figi, rawValue, investmentDiscretion, otherManager, votingAuthority: { sole, shared, none } };
}

export function issuerItem(issuer: Issuer, isAgent: boolean): object {
  const { basis, ...rest } = issuer;
  return isAgent ? rest : issuer;
}

export const Report = Type.Object(
  { object: Type.Literal('thirteenf_report'), ...REPORT, ...ROW_BLOCKS },
  { title: 'ThirteenfReport' },
);
export const ReportAgent = Type.Object(
  { object: Type.Literal('thirteenf_report'), ...REPORT, ...AGENT_BLOCKS },
  { title: 'ThirteenfReportAgent' },
);

export function reportItem(report: StoredReport, isAgent: boolean): object {
  const { cik: _, includedManagers: __, reportingManagers: ___, filingNumber: ____, metadata, ...own } = report;
  return {
    object: 'thirteenf_report' as const,
    ...own,
    quarter: quarterName(report.periodOfReport),
    ...shownBlocks(metadata, isAgent),
  };
}
