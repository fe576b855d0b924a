/** A document written as filers write them, and what it states. */
export interface OfferingCase {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** Result keys of kind `dilution`; `offering: null` where the document must give none. */
  readonly expected: Readonly<Record<string, unknown>>;
  /** Paths that may be missing, never wrong. */
  readonly gaps?: readonly string[];
}

export function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => `<p>${line.replaceAll('&', '&amp;')}</p>`).join('\n');
}

export function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string =>
    row.map((cell) => `<td>${cell.replaceAll('&', '&amp;')}</td>`).join('');
  return `<table>\n${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}\n</table>`;
}

const CONTENTS = `<p>TABLE OF CONTENTS</p>${table([
  ['About this Prospectus', 'S-1'],
  ['Prospectus Summary', 'S-2'],
  ['The Offering', 'S-6'],
  ['Risk Factors', 'S-8'],
  ['Use of Proceeds', 'S-12'],
])}`;

/** A prospectus: filing legend, title lines, cover prose, price table, foot of the cover, and what follows it. */
export function cover(
  legend: readonly string[],
  title: readonly string[],
  prose: readonly string[],
  prices: readonly (readonly string[])[] = [],
  foot: readonly string[] = [],
  text: readonly string[] = [],
): string {
  const priced = prices.length > 0 ? table(prices) : '';
  return `<html><body>${paragraphs(legend)}${paragraphs(title)}${paragraphs(prose)}${priced}${paragraphs(foot)}${CONTENTS}${paragraphs(text)}</body></html>`;
}

/** A report on Form 8-K with its cover page and items. */
export function report(lines: readonly string[]): string {
  return `<html><body>${paragraphs(['UNITED STATES', 'SECURITIES AND EXCHANGE COMMISSION', 'FORM 8-K', 'CURRENT REPORT', 'Pursuant to Section 13 or 15(d) of the Securities Exchange Act of 1934'])}${paragraphs(lines)}${paragraphs(['SIGNATURES', 'Pursuant to the requirements of the Securities Exchange Act of 1934, the registrant has duly caused this report to be signed on its behalf by the undersigned hereunto duly authorized.'])}</body></html>`;
}

const FEE_HEAD = [
  '',
  'Security Type',
  'Security Class Title',
  'Fee Calculation or Carry Forward Rule',
  'Amount Registered',
  'Proposed Maximum Offering Price Per Unit',
  'Maximum Aggregate Offering Price',
  'Fee Rate',
  'Amount of Registration Fee',
];

export function fees(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  notes: readonly string[] = [],
): string {
  return `<html><body>${paragraphs(head)}${table([FEE_HEAD, ...rows])}${paragraphs(notes)}</body></html>`;
}
