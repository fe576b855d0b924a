import type { Submission } from '../core/submission.ts';
import { PARSERS, runParsers } from '../parsers/registry.ts';
import { readSubmission } from '../sources/submission/read-submission.ts';
import { processorMs } from './processor-time.ts';

const page = (body: string): string => `<html><body>${body}</body></html>`;
const filled = (unit: string, size: number): string => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
const table = (row: string, size: number): string => `<table>${filled(row, size)}</table>`;

/** Documents of any size, each of one kind of text that opens a slow path of some parser. */
export const LARGE_DOCUMENTS: Readonly<Record<string, (size: number) => string>> = {
  asterisks: (size) => filled('*', size),
  'asterisks with spaces': (size) => filled('* * ** ', size),
  'a table cell of asterisks': (size) =>
    page(`<table><tr><td>Alpha LLC${filled('*', size)}x</td><td>Delaware</td></tr></table>`),
  'a table cell of digits': (size) => page(`<table><tr><td>${filled('1', size)}x</td><td>5</td></tr></table>`),
  spaces: (size) => `a${filled(' ', size)}b`,
  'non-breaking spaces': (size) => page(filled('&#160;', size)),
  'line ends': (size) => `a${filled('\n', size)}b`,
  letters: (size) => filled('a', size),
  capitals: (size) => filled('A', size),
  'capital words': (size) => filled('Ab ', size),
  initials: (size) => filled('A. B. ', size),
  digits: (size) => filled('1', size),
  'grouped digits': (size) => filled('1,000,', size),
  numbers: (size) => filled('1,000 ', size),
  amounts: (size) => filled('$1,000,000 ', size),
  'numbers in brackets': (size) => filled('(1) ', size),
  'opening brackets': (size) => filled('(', size),
  'dot leaders': (size) => filled('Alpha . . . . . . . . . . . . . ', size),
  dots: (size) => filled('.', size),
  dashes: (size) => filled('- ', size),
  commas: (size) => filled('a, ', size),
  quotes: (size) => filled('"A" ', size),
  'a sentence without end': (size) => filled('and of the company ', size),
  dates: (size) => filled('January 1, 2024 ', size),
  percentages: (size) => filled('5.5% of ', size),
  warrants: (size) => filled('warrants to purchase 1,000 shares of common stock ', size),
  'warrant sentences': (size) =>
    filled('We issued Series A warrants to purchase 1,000 shares at an exercise price of $5.00 per share. ', size),
  notes: (size) =>
    filled('convertible notes in the principal amount of $1,000,000 convertible at $2.00 per share, ', size),
  'lock-ups': (size) => filled('agreed not to sell for a period of 90 days after the date of this prospectus ', size),
  offerings: (size) => filled('We are offering 1,000,000 shares of common stock at $5.00 per share. ', size),
  'deficiency notices': (size) =>
    filled('received a letter from Nasdaq under Rule 5550(a)(2) on January 2, 2024 with 180 calendar days ', size),
  'reverse splits': (size) => filled('1-for-10 reverse stock split of common stock from 10,000 to 1,000 ', size),
  'going concern': (size) => filled('substantial doubt about our ability to continue as a going concern ', size),
  votes: (size) => filled('For 1,000 Against 1,000 Abstain 1,000 Broker Non-Votes 1,000 ', size),
  nominees: (size) => filled('John A. Smith 1,000,000 5,000 2,000\n', size),
  subsidiaries: (size) => filled('Alpha Holdings, LLC      Delaware      100%\n', size),
  'subsidiaries in cells': (size) => page(table('<tr><td>Alpha LLC</td><td>Delaware</td><td>100%</td></tr>', size)),
  'subsidiary paragraphs': (size) => page(filled('<p>Alpha Holdings, LLC (Delaware) (100%)</p>', size)),
  'indented subsidiaries': (size) =>
    filled('Alpha Inc.      Delaware\n    Beta LLC      Nevada\n        Gamma Ltd.      Ontario\n', size),
  'pages of subsidiaries': (size) =>
    filled(
      `${'Alpha Holdings, LLC              Delaware          100%\n'.repeat(40)}<PAGE>\nSUBSIDIARIES OF THE REGISTRANT\n`,
      size,
    ),
  'a ruled table of subsidiaries': (size) =>
    `<TABLE>\n<CAPTION>\nName    State    Percent\n<S> <C> <C>\n${filled('Alpha Company       Delaware     100%\n', size)}</TABLE>`,
  'table cells': (size) => page(table('<tr><td>5,000</td><td>$ 1.00</td></tr>', size)),
  tables: (size) => page(filled('<table><tr><td>Warrants</td><td>5,000</td></tr></table>', size)),
  'one row of cells': (size) => page(`<table><tr>${filled('<td>1,000</td>', size)}</tr></table>`),
  'cells over several columns and rows': (size) =>
    page(table('<tr><td colspan="3" rowspan="4">Warrants</td><td>5,000</td><td colspan="9">$1.00</td></tr>', size)),
  'notes with tables': (size) =>
    page(
      filled(
        '<p>NOTE 5 - WARRANTS</p><table><tr><td>Exercise price</td><td>Outstanding</td></tr><tr><td>$1.00</td><td>5,000</td></tr></table>',
        size,
      ),
    ),
  'warrant rows': (size) =>
    page(table('<tr><td>Warrants</td><td>5,000</td><td>$1.00</td><td>June 1, 2027</td></tr>', size)),
  'ruled tables': (size) =>
    `<TABLE>\n<CAPTION>\n<S> <C> <C>\n${filled('Alpha Company       1,000     2,000\n', size)}</TABLE>`,
  'holdings in text': (size) => filled('ALPHA CORP   COM   037833100   1,000   2,000 SH   SOLE   2,000 0 0\n', size),
  'nested elements': (size) => page(filled('<div>', size)),
  'nested tables': (size) => page(filled('<table><tr><td>', size)),
  'inline elements': (size) => page(filled('<b>a</b> <i>b</i>', size)),
  'open tags': (size) => filled('<a ', size),
  entities: (size) => page(filled('&amp;', size)),
  comments: (size) => page(filled('<!-- a -->', size)),
  'open comments': (size) => filled('<!--', size),
  'ownership pages': (size) =>
    filled('CUSIP No. 037833100   13G   Page 2 of 5 Pages\n1. NAME OF REPORTING PERSON\nAlpha LP\n', size),
  agreements: (size) => filled('entered into a securities purchase agreement with Alpha LLC for $1,000,000 ', size),
  cash: (size) => filled('cash and cash equivalents of $1,000,000 as of December 31, 2024 ', size),
  'shares outstanding': (size) => filled('1,000,000 shares of common stock outstanding as of March 1, 2024 ', size),
};

/** A head for each kind of form, under which parsers read the rest, with the parsers that read that form. */
const FORMS: readonly {
  readonly form: string;
  readonly type?: string;
  readonly head: string;
  readonly parsers: RegExp;
}[] = [
  {
    form: '8-K',
    head: 'CURRENT REPORT\nItem 3.02 Unregistered Sales of Equity Securities\nOn May 5, 2024, Alpha Corp. entered into a securities purchase agreement for gross proceeds of $5,000,000.\nItem 5.07 Submission of Matters to a Vote of Security Holders\nThe annual meeting was held on May 5, 2024.\n',
    parsers: /^(?:financing-reports|exchange-compliance|reverse-splits|corporate-actions|voting-results|overhang)$/,
  },
  {
    form: '10-K',
    head: 'ANNUAL REPORT\nfor the fiscal year ended December 31, 2024\nNotes to financial statements\n',
    parsers:
      /^(?:xbrl|filer-identity|share-float|cash-position|overhang|cash-prose|share-count-prose|exchange-compliance|reverse-splits)$/,
  },
  {
    form: '10-Q',
    head: 'QUARTERLY REPORT\nNOTES TO CONDENSED CONSOLIDATED FINANCIAL STATEMENTS\nNOTE 1 - STOCKHOLDERS’ EQUITY AND CONVERTIBLE NOTES\n',
    parsers: /^(?:overhang|financing-reports)$/,
  },
  { form: '10-K', type: 'EX-21', head: 'SUBSIDIARIES OF THE REGISTRANT\n', parsers: /^(?:subsidiaries|overhang)$/ },
  {
    form: '424B5',
    head: 'PROSPECTUS SUPPLEMENT\nWe are offering 1,000,000 shares of common stock at $5.00 per share. Total $5,000,000\n',
    parsers: /^(?:offering-events|overhang|lockups-and-rofr|share-count-prose|cash-prose)$/,
  },
  { form: 'RW', head: 'Withdrawal of the registration statement\n', parsers: /^registration-events$/ },
  {
    form: '13F-HR',
    head: 'FORM 13F INFORMATION TABLE\nName of Issuer   Title of Class   CUSIP   Value   Shares   Discretion   Sole Shared None\n',
    parsers: /^thirteenf$/,
  },
  {
    form: 'SC 13G',
    head: 'SCHEDULE 13G\nAlpha Corp (Name of Issuer)\nCommon Stock (Title of Class)\n037833100 (CUSIP Number)\n',
    parsers: /^beneficial-ownership$/,
  },
];

function submissionOf(form: string, type: string, head: string, text: string): Submission {
  const isHtml = text.startsWith('<html>');
  const body = isHtml ? text.replace('<body>', `<body><p>${head.replaceAll('\n', '</p><p>')}</p>`) : `${head}${text}`;
  const header = `ACCESSION NUMBER:\t\t0000000001-26-000001\nCONFORMED SUBMISSION TYPE:\t${form}\nFILED AS OF DATE:\t\t20260102\n`;
  const document = `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>1\n<FILENAME>a.${isHtml ? 'htm' : 'txt'}\n<TEXT>\n${body}\n</TEXT>\n</DOCUMENT>\n`;
  return readSubmission(
    Buffer.from(`<SEC-DOCUMENT>a.txt\n<SEC-HEADER>\n${header}</SEC-HEADER>\n${document}</SEC-DOCUMENT>\n`),
  );
}

/** Processor time of each parser, in milliseconds, over a document below the head of a form that it reads: the longest. */
export function timesOn(text: string, only: RegExp = /./): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { form, type = form, head, parsers } of FORMS) {
    const read = PARSERS.filter(({ id }) => parsers.test(id) && only.test(id));
    if (read.length === 0) continue;
    const submission = submissionOf(form, type, head, text);
    for (const parser of read) {
      const began = processorMs();
      runParsers(submission, {
        filedDate: null,
        parsers: [{ ...parser, appliesTo: (given) => given.documents.slice(0, 1) }],
      });
      times.set(parser.id, Math.max(times.get(parser.id) ?? 0, processorMs() - began));
    }
  }
  return times;
}
