import type { IsoDate } from '../core/dates.ts';
import { escapeXml } from './html.ts';
import type { HoldingTruth, ThirteenfTruth } from './truth.ts';

export type ThirteenfLayout = 'default-namespace' | 'ns1-prefix' | 'n1-blank-lines';
export const THIRTEENF_LAYOUTS: readonly ThirteenfLayout[] = ['default-namespace', 'ns1-prefix', 'n1-blank-lines'];

function reportedValue({ valueUnit }: ThirteenfTruth, { valueDollars }: HoldingTruth): number {
  return valueUnit === 'thousands' ? Math.round(valueDollars / 1000) : valueDollars;
}

/** The information table; prefix, blank lines and declaration differ between filers' software. */
export function renderThirteenfTable(truth: ThirteenfTruth, layout: ThirteenfLayout): string {
  const prefix = layout === 'default-namespace' ? '' : layout === 'ns1-prefix' ? 'ns1:' : 'n1:';
  const element = (name: string, value: string): string => `<${prefix}${name}>${value}</${prefix}${name}>`;
  const row = (h: HoldingTruth): string =>
    element(
      'infoTable',
      [
        '',
        element('nameOfIssuer', escapeXml(h.nameOfIssuer.toUpperCase())),
        element('titleOfClass', h.titleOfClass),
        element('cusip', h.cusip),
        element('value', String(reportedValue(truth, h))),
        element('shrsOrPrnAmt', element('sshPrnamt', String(h.sshPrnamt)) + element('sshPrnamtType', h.sshPrnamtType)),
        ...(h.putCall === null ? [] : [element('putCall', h.putCall)]),
        element('investmentDiscretion', h.investmentDiscretion),
        element(
          'votingAuthority',
          element('Sole', String(h.votingAuthority.sole)) +
            element('Shared', String(h.votingAuthority.shared)) +
            element('None', String(h.votingAuthority.none)),
        ),
        '',
      ].join('\n'),
    );
  const namespace = 'http://www.sec.gov/edgar/document/thirteenf/informationtable';
  const declared = prefix === '' ? `xmlns="${namespace}"` : `xmlns:${prefix.slice(0, -1)}="${namespace}"`;
  const encoding = layout === 'ns1-prefix' ? 'utf-8" standalone="yes' : 'UTF-8';
  const declaration = `<?xml version="1.0" encoding="${encoding}"?>\n`;
  return `${layout === 'n1-blank-lines' ? '\n\n' : ''}${declaration}<${prefix}informationTable ${declared}>\n${truth.holdings.map(row).join('\n')}\n</${prefix}informationTable>`;
}

export interface ThirteenfCover {
  readonly cik: string;
  readonly fileNumber: string;
  readonly city: string;
  readonly state: string;
  readonly signer: string;
  readonly signed: IsoDate;
  /** Manager that reports for this one: a notice names it. */
  readonly reportedBy: { readonly name: string; readonly fileNumber: string } | null;
}

const american = (date: IsoDate): string => `${date.slice(5, 7)}-${date.slice(8)}-${date.slice(0, 4)}`;

/** The primary document: cover, signature and, unless it is a notice, the summary page. */
export function renderThirteenfCover(truth: ThirteenfTruth, cover: ThirteenfCover): string {
  const notice = truth.reportType === '13F NOTICE';
  const total = truth.holdings.reduce((sum, holding) => sum + reportedValue(truth, holding), 0);
  const other = cover.reportedBy
    ? `
      <otherManagersInfo><otherManager><form13FFileNumber>${cover.reportedBy.fileNumber}</form13FFileNumber><name>${escapeXml(cover.reportedBy.name)}</name></otherManager></otherManagersInfo>`
    : '';
  const summary = `
    <summaryPage>
      <otherIncludedManagersCount>0</otherIncludedManagersCount>
      <tableEntryTotal>${truth.entries}</tableEntryTotal>
      <tableValueTotal>${total}</tableValueTotal>
    </summaryPage>`;
  const period = american(truth.periodOfReport);
  const signer = escapeXml(cover.signer);
  return `<?xml version="1.0" encoding="UTF-8"?>
<edgarSubmission xmlns="http://www.sec.gov/edgar/thirteenffiler" xmlns:com="http://www.sec.gov/edgar/common">
  <schemaVersion>X0202</schemaVersion>
  <headerData>
    <submissionType>${notice ? '13F-NT' : '13F-HR'}</submissionType>
    <filerInfo>
      <liveTestFlag>LIVE</liveTestFlag>
      <filer><credentials><cik>${cover.cik.padStart(10, '0')}</cik><ccc>XXXXXXXX</ccc></credentials></filer>
      <periodOfReport>${period}</periodOfReport>
    </filerInfo>
  </headerData>
  <formData>
    <coverPage>
      <reportCalendarOrQuarter>${period}</reportCalendarOrQuarter>
      <isAmendment>false</isAmendment>
      <filingManager><name>${escapeXml(truth.managerName)}</name><address><com:city>${cover.city}</com:city><com:stateOrCountry>${cover.state}</com:stateOrCountry></address></filingManager>
      <reportType>${truth.reportType}</reportType>
      <form13FFileNumber>${cover.fileNumber}</form13FFileNumber>${other}
      <provideInfoForInstruction5>N</provideInfoForInstruction5>
    </coverPage>
    <signatureBlock><name>${signer}</name><title>Chief Compliance Officer</title><signature>/s/ ${signer}</signature><city>${cover.city}</city><stateOrCountry>${cover.state}</stateOrCountry><signatureDate>${american(cover.signed)}</signatureDate></signatureBlock>${notice ? '' : summary}
  </formData>
</edgarSubmission>`;
}
