import type { DocumentLayout } from '../../layout/document-layout.ts';
import type { TextRange } from '../../prose/flat-text.ts';
import type { ItemRow } from './item-row.ts';
import { itemRowsOf } from './item-rows.ts';
import type { ItemSection } from './item-section.ts';

/** Items are a few pages; longer ones are cut, and never read with high confidence. */
const LONGEST_ITEM = 200_000;
/** Rows of the longest elections are a few hundred. */
const MOST_ROWS = 2_000;

/** Item 5.07 of a document; positions count in its plain text. */
export interface Item extends TextRange {
  readonly headingStart: number;
  /** The words after the heading. */
  readonly text: string;
  /** The same words with line ends as spaces: sentences run over lines. */
  readonly body: string;
  readonly rows: readonly ItemRow[];
  /** The item is too long, and was read in part. */
  readonly isCut: boolean;
}

export function readItem(layout: DocumentLayout, section: ItemSection, isText: boolean): Item {
  const start = section.bodyStart;
  const end = Math.min(section.end, start + LONGEST_ITEM);
  const text = layout.plain.text.slice(start, end);
  const rows = itemRowsOf(layout, { start, end }, isText);
  return {
    headingStart: section.start,
    start,
    end,
    text,
    body: flatten(text),
    rows: rows.slice(0, MOST_ROWS),
    isCut: section.end > end || rows.length > MOST_ROWS,
  };
}

/** The text with tabs and line ends as spaces, so that positions stay. */
export function flatten(text: string): string {
  return text.replace(/[\t\n]/g, ' ');
}
