import type { ParseOutcome, Parser } from '../core/parser.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';

/** A current report with these paragraphs under its items, as bare HTML. */
export function currentReport(...paragraphs: readonly string[]): string {
  return html([
    'UNITED STATES SECURITIES AND EXCHANGE COMMISSION',
    'FORM 8-K',
    'CURRENT REPORT Pursuant to Section 13 or 15(d) of the Securities Exchange Act of 1934',
    'Heron Bay Robotics, Inc.',
    'Common Stock, par value $0.001 per share HBRX The Nasdaq Capital Market',
    ...paragraphs,
    'SIGNATURES',
    'Heron Bay Robotics, Inc. By: /s/ Ada Quill',
  ]);
}

/** A prospectus supplement with these paragraphs, and a base prospectus behind it where one is given. */
export function supplement(paragraphs: readonly string[], base: readonly string[] = []): string {
  const filler = 'You should rely only on the information contained in this prospectus supplement. '.repeat(200);
  return html([
    'Filed Pursuant to Rule 424(b)(5)',
    'Registration No. 333-277001',
    'PROSPECTUS SUPPLEMENT',
    '(To Prospectus dated January 6, 2023)',
    ...paragraphs,
    ...(base.length > 0 ? [filler, 'PROSPECTUS', '$100,000,000', ...base] : []),
  ]);
}

function html(paragraphs: readonly string[]): string {
  return `<html><body>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}</body></html>`;
}

/** A parser's outcome for one bare document; every span is checked to be its text. */
export function outcomeOf<R>(parser: Parser<R>, text: string, filename = 'd.htm'): ParseOutcome<R> {
  const submission = readBareDocument(Buffer.from(text), { filename, filedDate: null });
  const [document] = submission.documents;
  if (document === undefined) throw new Error('the text gives no document');
  const outcome = parser.parse(submission, document, { filedDate: null, upstream: new Map() });
  for (const span of Object.values(outcome.spans).flat()) {
    if (document.text.slice(span.start, span.end) !== span.text) throw new Error(`span ${span.start} is not its text`);
  }
  return outcome;
}
