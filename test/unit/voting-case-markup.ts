import type { ParseOutcome } from '../../core/parser.ts';
import type { VotingResult } from '../../parsers/voting-results/vote-result.ts';

/** A fictional filing with its correct reading. */
export interface VotingCase {
  readonly document: string;
  /** First line: date and type of the meeting. Then a line per proposal, and one per nominee: see `readingOf`. */
  readonly truth: string;
  /** False where nothing in the item confirms the counts, so that high confidence is not expected. */
  readonly isProvable?: boolean;
  /** The flattened renditions are ambiguous even for a person: only HTML must match. */
  readonly htmlOnly?: boolean;
}

const item = 'Item 5.07&nbsp;&nbsp;Submission of Matters to a Vote of Security Holders.';
const font = 'style="DISPLAY: inline; FONT-FAMILY: Times New Roman; FONT-SIZE: 10pt"';

/** A whole 8-K in the soup of an EDGAR agent's converter. */
export function page(...parts: readonly string[]): string {
  return `<HTML><BODY><P ALIGN="CENTER"><FONT SIZE="4"><B>FORM 8-K</B></FONT></P><div><font ${font}>Date of Report (Date of earliest event reported): January 2, 2011</font></div><div align="left"><font ${font}><font style="FONT-WEIGHT: bold">${item}</font></font></div>${parts.join('\n')}<p style="margin:0">&nbsp;</p><div align="center"><font ${font}>SIGNATURES</font></div><p>Pursuant to the requirements of the Securities Exchange Act of 1934, the registrant has duly caused this report to be signed.</p></BODY></HTML>`;
}

/** Paragraphs as word processors' converters write them. */
export function div(...texts: readonly string[]): string {
  return texts
    .map((one) => `<div align="justify" style="LINE-HEIGHT: 11.4pt"><font ${font}>${one}</font></div><div>&#160;</div>`)
    .join('\n');
}

export function bold(one: string): string {
  return `<p style="font: bold 10pt Times New Roman"><b><u>${one}</u></b></p>`;
}

/** A plain grid. */
export function grid(...rows: readonly (readonly string[])[]): string {
  return `<table border="0" cellspacing="0" width="100%"><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td valign="bottom"><p>${cell}</p></td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;
}

/** A grid with the spacer columns of financial printers: a gap, a currency column, the figure, a closing column. */
export function spaced(...rows: readonly (readonly string[])[]): string {
  const figure = /^[\d,.]+$|^[–—-]$/;
  return `<TABLE CELLSPACING="0" CELLPADDING="0" WIDTH="100%" STYLE="BORDER-COLLAPSE:COLLAPSE">${rows
    .map((row) => {
      const cells = row.map((cell, at) => {
        if (at === 0) return `<TD VALIGN="top"><P STYLE="margin-left:1.00em">${cell || '&nbsp;'}</P></TD>`;
        if (figure.test(cell))
          return `<TD><FONT SIZE="1">&nbsp;&nbsp;</FONT></TD><TD>&nbsp;</TD><TD ALIGN="right"><FONT SIZE="2">${cell}</FONT></TD><TD NOWRAP>&nbsp;</TD>`;
        return `<TD>&nbsp;</TD><TD COLSPAN="2" ALIGN="center"><FONT SIZE="1"><B>${cell}</B></FONT></TD><TD>&nbsp;</TD>`;
      });
      return `<TR>${cells.join('')}</TR>`;
    })
    .join('\n')}</TABLE>`;
}

/** What a person compares: date and type; `type outcome: for/against/abstain/brokers`; `  name/for/against/withheld/abstain/brokers`. */
export function readingOf(outcome: ParseOutcome<VotingResult> | null): string {
  const result = outcome?.result;
  if (outcome === null || result === null || result === undefined) return outcome?.status ?? 'none';
  return [
    `${result.meetingDate} ${result.meetingType}`,
    ...result.proposals.flatMap((one) => [
      `${one.proposal_type} ${one.approved}: ${Object.values(one.frequency ?? [one.votesFor, one.votesAgainst, one.abstain, one.brokerNonVotes]).join('/')}`,
      ...(one.nominees ?? []).map((row) => `  ${Object.values(row).join('/')}`),
    ]),
  ].join('\n');
}

const BLOCK = /<\/?(?:p|div|tr|td|th|table|tbody|br|li|ul|ol)\b[^>]*>/gi;

function itemOf(document: string, mark: string): string {
  const from = document.indexOf('Item 5.07');
  return document
    .slice(from)
    .replace(BLOCK, mark)
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;|&#160;|&#xa0;/g, ' ')
    .replace(/&amp;/g, '&');
}

/** The item as one run of words, as text extraction flattens it. */
export function oneLineOf(document: string): string {
  return itemOf(document, ' ').replace(/\s+/g, ' ');
}

/** The item with every cell and paragraph on a line of its own. */
export function verticalOf(document: string): string {
  return itemOf(document, '\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?:\s*\n\s*)+/g, '\n');
}

/** The item with a line per table row or paragraph, cells parted by a space. */
export function rowLinesOf(document: string): string {
  return itemOf(document.replace(/<\/?(?:td|th)\b[^>]*>(?:\s*<p\b[^>]*>)?|<\/p>\s*(?=<\/t[dh]>)/gi, ' '), '\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?:\s*\n\s*)+/g, '\n');
}
