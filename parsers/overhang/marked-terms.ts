import type { LayoutCell } from '../layout/table-grid.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { addTerms, type Item } from './convertible-terms.ts';

/** A mark of a row that a paragraph below the table begins with, too: "(a) Notes due to …", "Alder Fund (2)". */
const LEADING = /^\((\w{1,3})\) /;
const TRAILING = /\((\w{1,3})\)$/;
/** How far below a table its notes may be. */
const REACH = 40_000;
const LONGEST_NOTE = 4_000;

/** The paragraph that explains a row by its mark; null where there is none. */
function markedParagraph({ text }: FlatText, { start, end }: TextRange): TextRange | null {
  const label = text.slice(start, end);
  const mark = (LEADING.exec(label) ?? TRAILING.exec(label))?.[1];
  if (mark === undefined) return null;
  for (const printed of [`\n(${mark}) `, `\n${mark}) `]) {
    const at = text.indexOf(printed, end);
    if (at < 0 || at - end > REACH) continue;
    const from = at + printed.length;
    const line = text.indexOf('\n', from);
    const paragraph = { start: from, end: Math.min(line < 0 ? text.length : line, from + LONGEST_NOTE) };
    // Another row with the mark is no explanation.
    if (/[.;]/.test(text.slice(paragraph.start, paragraph.end))) return paragraph;
  }
  return null;
}

/** Adds the terms of the paragraph below a table that has the mark of the row: "(a) The notes bear interest at …". */
export function addMarkedTerms(item: Item, flat: FlatText, cell: LayoutCell): void {
  const own = flat.rangeOf(cell);
  const paragraph = markedParagraph(flat, own);
  if (paragraph === null) return;
  const label = item.get('label')?.at ?? own;
  addTerms(item, flat, paragraph, { ...label, text: flat.text.slice(label.start, label.end) });
}
