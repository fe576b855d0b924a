import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { subjectOf } from './table-columns.ts';

/** The unit that a table gives in its heading rows or right above. */
export function scaleOf(layout: DocumentLayout, table: LayoutTable): number {
  // The unit may stand alone in the row below the headings.
  const below = table.rows[table.headerRows]?.cells[0]?.text ?? '';
  const words = `${subjectOf(layout, table, 2)} ${/^\(?in (?:thousands|millions)\)?$/i.test(below) ? below : ''}`;
  if (/in millions|millions of (?:U\.?S\.? )?dollars/i.test(words)) return 1_000_000;
  return /in thousands|thousands of (?:U\.?S\.? |Canadian )?dollars|\(thousands\)|\(000'?s\)|\$000/i.test(words)
    ? 1_000
    : 1;
}

const IN_THOUSANDS = /\((?:[^()]{0,80}\b)?in thousands\b[^()]{0,120}\)/i;
/** Nobody issues convertible notes of so little. */
const LEAST_ISSUE = 50_000;
/** How far above its amounts a note to statements says their unit. */
const REACH = 40_000;

/** Larger amounts are in dollars, or no small issuer's. */
const LEAST_SURE = 2_000_000;

/** Whether an amount of notes may be in thousands: neither too small for dollars nor too large. */
export function mayBeScaled(text: string, value: number, at: TextRange): boolean {
  if (value < LEAST_ISSUE || value >= LEAST_SURE || /illion/.test(text.slice(at.start, at.end + 9))) return false;
  return IN_THOUSANDS.test(text.slice(Math.max(0, at.start - REACH), at.start));
}

/** What to multiply a small amount of notes by: notes to statements that are in thousands may give it so. */
export function unitOfNotes(text: string, value: number, at: number): number {
  return value < LEAST_ISSUE && IN_THOUSANDS.test(text.slice(Math.max(0, at - REACH), at)) ? 1_000 : 1;
}
