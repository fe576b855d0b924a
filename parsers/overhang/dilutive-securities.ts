import type { SubmissionDocument } from '../../core/submission.ts';
import { witnessed } from '../evidence/witnesses.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import type { Item } from './convertible-terms.ts';
import { amountOf, type CellValue, subjectOf, textAbove, valueUnder, wordsOf } from './table-columns.ts';

/** A table of what diluted earnings per share leave out, by its title or its rows. */
const SUBJECT =
  /anti-?dilutive|potential(?:ly)? (?:dilutive|common (?:shares|stock))|dilutive (?:potential|securities)|excluded from (?:the )?(?:computation|calculat)|exclude (?:these|the following)|common (?:stock|share) equivalents/i;
const WARRANTS =
  /^(?:(?:common|ordinary) (?:stock|shares?) )?(?:(?:purchase|outstanding|stock|equity) )*warrants?\b(?! liabilit)/i;
const OTHER = /\boptions?\b|liabilit|weighted|preferred|pre-?\s?funded|units?\b/i;
const SCALED = /in (?:thousands|millions)/i;
const [LEAST, MOST_ROWS] = [100, 30];

/**
 * The warrants of a periodic report that names them only among the securities that diluted earnings per share leave out:
 * "Warrants to purchase common stock | 8,832,776 | 234,557", of which the first column is current. Relies on the subject
 * of the table and on one row for all warrants.
 */
export function dilutiveWarrants(flat: FlatText, part: CurrentPart, document: SubmissionDocument): Item | null {
  if (part.isProspectus || !SUBJECT.test(flat.text)) return null;
  const layout = layoutOnce(document);
  for (const table of layout.tables) {
    if (table.rows.length < 2 || table.rows.length > MOST_ROWS) continue;
    const words = `${textAbove(layout, table).join(' ')} ${subjectOf(layout, table, 2)} ${wordsOf(table.rows)}`;
    if (!SUBJECT.test(words)) continue;
    const rows = table.rows.filter(({ cells }) => /\bwarrants?\b/i.test(cells[0]?.text ?? ''));
    const [row, ...others] = rows;
    const label = row?.cells[0];
    if (row === undefined || label === undefined || others.length > 0) continue;
    if (!WARRANTS.test(label.text) || OTHER.test(label.text)) continue;
    const first = row.cells.slice(1).find(({ text }) => amountOf(text) !== null || /^[—–-]{1,3}$/.test(text));
    const count: CellValue<number> | null =
      first === undefined
        ? null
        : valueUnder(row, { heading: '', start: first.column, end: first.column + 1 }, amountOf);
    const scale = SCALED.exec(words)?.[0];
    const value = (count?.value ?? 0) * (scale === undefined ? 1 : /thousand/i.test(scale) ? 1_000 : 1_000_000);
    if (count === null || value < LEAST || flat.rangeOf(count.at).start >= part.end) continue;
    const at = flat.rangeOf(label);
    return new Map([
      ['label', witnessed('warrants', at)],
      ['count', witnessed(Math.round(value), flat.rangeOf(count.at))],
      ['preFunded', witnessed(false, at)],
      ['status', witnessed('outstanding', at)],
    ]);
  }
  return null;
}
