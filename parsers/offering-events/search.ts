import type { DecimalText } from '../../core/rows.ts';
import { headingOf, type LayoutTable } from '../layout/document-layout.ts';
import { type Amount, amountsIn, readAmountCell } from '../layout/numbers.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { firstMatch, type Match, matchesIn } from '../prose/matches.ts';
import { sentenceStops } from '../prose/sentences.ts';
import type { OfferingDocument } from './offering-document.ts';

export function findAll(document: OfferingDocument, range: TextRange, pattern: RegExp, most = 50): Match[] {
  return matchesIn(document.flat, range, pattern, most);
}

export function findFirst(document: OfferingDocument, range: TextRange, pattern: RegExp): Match | null {
  return firstMatch(document.flat, range, pattern);
}

export function textIn(document: OfferingDocument, { start, end }: TextRange): string {
  return document.flat.slice(start, end);
}

/** Amounts inside a range, placed in the whole text. */
export function amountsInRange(document: OfferingDocument, range: TextRange): Amount[] {
  return amountsIn(textIn(document, range)).map((amount) => ({
    ...amount,
    start: amount.start + range.start,
    end: amount.end + range.start,
  }));
}

export function moneyIn(document: OfferingDocument, range: TextRange): Amount[] {
  return amountsInRange(document, range).filter(({ currency }) => currency !== null);
}

export function paragraphAt(document: OfferingDocument, at: number): TextRange {
  const start = document.flat.lastIndexOf('\n', at - 1) + 1;
  const next = document.flat.indexOf('\n', at);
  return { start, end: next < 0 ? document.flat.length : next };
}

export function sentenceAt(document: OfferingDocument, at: number): TextRange {
  const { start, end } = paragraphAt(document, at);
  let from = start;
  for (const stop of sentenceStops(document.flat.slice(start, end))) {
    if (start + stop > at) return { start: from, end: start + stop };
    from = start + stop;
  }
  return { start: from, end };
}

/** A figure of a table with its place in the plain text. */
export interface Figure extends TextRange {
  readonly value: DecimalText;
  readonly amount: Amount;
  readonly cell: LayoutCell;
}

/** The figures of a row right of its label, without footnote marks. */
export function figuresOf(row: LayoutRow): Figure[] {
  return row.cells.slice(1).flatMap((cell) => {
    const reading = readAmountCell(cell.text);
    if (reading.kind !== 'value' || /^\(\s*\d{1,2}\s*\)$/.test(cell.text)) return [];
    return [{ value: reading.amount.value, amount: reading.amount, cell, start: cell.start, end: cell.end }];
  });
}

/** The words over a column: of the heading rows, else of the first row. */
export function columnHeading(table: LayoutTable, cell: LayoutCell): string {
  const heading = headingOf(table, cell);
  if (heading !== '') return heading;
  const first = table.rows[0]?.cells.find(
    (head) => head !== cell && head.column < cell.column + cell.colspan && cell.column < head.column + head.colspan,
  );
  return first?.text ?? '';
}
