import { parseIsoDate } from '../../core/dates.ts';
import type { ParseOutcome, Parser } from '../../core/parser.ts';
import { bareSubmission } from './offering-submission.ts';

export const ITEM_301 =
  'Item 3.01 Notice of Delisting or Failure to Satisfy a Continued Listing Rule or Standard; Transfer of Listing.';

/** A document of paragraphs, read by a parser as one of the given form; every span is checked against its words. */
export function readParagraphs<R>(
  parser: Parser<R>,
  form: string,
  paragraphs: readonly string[],
  filedDate = '2026-06-30',
): ParseOutcome<R> {
  const body = paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('\n');
  const submission = bareSubmission(form, `<html><body>${body}</body></html>`);
  const dated = { ...submission, header: { ...submission.header, filedDate: parseIsoDate(filedDate) } };
  const [document] = parser.appliesTo(dated);
  if (document === undefined) throw new Error(`${parser.id} reads nothing of a ${form}`);
  const outcome = parser.parse(dated, document, { filedDate: null, upstream: new Map() });
  for (const span of Object.values(outcome.spans).flat()) {
    if (document.text.slice(span.start, span.end) !== span.text)
      throw new Error(`a span is not its words: ${span.text}`);
  }
  return outcome;
}
