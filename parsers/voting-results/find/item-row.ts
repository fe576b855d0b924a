import type { TextRange } from '../../prose/flat-text.ts';

export interface ItemCell extends TextRange {
  /** The words with white space as spaces: positions stay. */
  readonly raw: string;
  /** Grid columns [from, to) in a table or fixed-width line; null in running text. */
  readonly from: number | null;
  readonly to: number | null;
}

/** A part of the item: a table row, a paragraph, or a line. */
export interface ItemRow extends TextRange {
  readonly cells: readonly ItemCell[];
  /** Index of the table, -1 for the fixed-width lines of a text; null for running text. */
  readonly table: number | null;
  /** Paragraph of its own that stands out. */
  readonly isStrong: boolean;
}

/** The lines of a part of a text. */
export function linesIn(text: string, { start, end }: TextRange): readonly TextRange[] {
  let at = start;
  return text
    .slice(start, Math.max(start, end))
    .split('\n')
    .map((line) => {
      const range = { start: at, end: at + line.length };
      at = range.end + 1;
      return range;
    });
}
