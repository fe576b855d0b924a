import type { Span } from '../../core/spans.ts';
import { asciiTextOf } from './ascii-text.ts';
import { documentFormatOf } from './document-format.ts';
import { readHtmlFlow } from './html-flow.ts';
import type { PlainText } from './text-builder.ts';

export type { PlainText };

/**
 * Reads the words of a document, in linear time; never fails.
 *
 * HTML: `\n\n` ends a block (paragraph, list item, heading, table), `\n` ends a line (`<br>`, a table row, a paragraph
 * inside a cell), one `\t` separates non-empty cells of a row. White space is collapsed, no-break and typographic
 * spaces are plain spaces, soft hyphens and zero-width characters are dropped, entities decoded; scripts, styles,
 * comments, `display:none` and the inline XBRL header are left out.
 *
 * Plain text: lines and columns stay; `<PAGE>`, `<TABLE>`, `<S>`, `<C>` and the like become as many spaces, so that
 * what follows keeps its column. XML that is not HTML: one line per element with text.
 *
 * @example
 * plainTextOf('<p>A&amp;B&nbsp;<b>Inc</b>.</p><p>x</p>').text // "A&B Inc.\n\nx"
 */
export function plainTextOf(documentText: string): PlainText {
  return documentFormatOf(documentText) === 'text' ? asciiTextOf(documentText) : readHtmlFlow(documentText);
}

/**
 * The span of the words `plain.text[start, end)`: from the source of the first to the source of the last character,
 * including any markup between. Leading and trailing white space is left out.
 *
 * @param sequence SEQUENCE of the document in its submission.
 */
export function spanOf(plain: PlainText, documentText: string, sequence: number, start: number, end: number): Span {
  let from = start;
  let to = end;
  while (from < to && isWhite(plain.text, from)) from += 1;
  while (to > from && isWhite(plain.text, to - 1)) to -= 1;
  const sourceStart = plain.sourceOffset(from);
  const sourceStop = to > from ? plain.sourceEnd(to - 1) : sourceStart;
  return { sequence, start: sourceStart, end: sourceStop, text: documentText.slice(sourceStart, sourceStop) };
}

function isWhite(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  // Most characters are letters, which need no pattern.
  return !(code > 32 && code < 127) && /\s/.test(text.charAt(index));
}
