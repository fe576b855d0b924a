import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import { createPlaceMap } from '../layout/place-map.ts';
import type { LayoutRow } from '../layout/table-grid.ts';
import type { TextRange } from '../prose/flat-text.ts';

/** Spaces at the end of a line, and two or more between words of a justified line; wider gaps are columns. */
const EXTRA = /(?<! ) +(?=\n|$)|(?<=\S) {2}(?=\S)/g;
/** A line with a wide gap belongs to a table. */
const COLUMNS = /\S {3,}\S/;

/** A fixed-width text whose lines end in spaces, or are justified by them: with single spaces, tables moved along. */
export function withEvenSpaces(layout: DocumentLayout): DocumentLayout {
  const { plain } = layout;
  const places = createPlaceMap();
  const pieces: string[] = [];
  let length = 0;
  let copied = 0;
  for (const { 0: spaces, index } of plain.text.matchAll(EXTRA)) {
    const isInside = plain.text.charAt(index + spaces.length) !== '\n' && index + spaces.length < plain.text.length;
    if (isInside && COLUMNS.test(lineAt(plain.text, index))) continue;
    const end = isInside ? index + 1 : index;
    pieces.push(plain.text.slice(copied, end));
    length += end - copied;
    copied = index + spaces.length;
    places.add(length, copied);
  }
  if (copied === 0) return layout;
  pieces.push(plain.text.slice(copied));
  const text = pieces.join('');
  const moved = <T extends TextRange>(range: T): T => ({
    ...range,
    start: places.indexOf(range.start, text.length),
    end:
      range.end > range.start
        ? places.indexOf(range.end - 1, text.length) + 1
        : places.indexOf(range.start, text.length),
  });
  return {
    plain: {
      ...plain,
      text,
      sourceOffset: (index) => plain.sourceOffset(places.placeOf(index)),
      sourceEnd: (index) => plain.sourceEnd(places.placeOf(index)),
    },
    blocks: layout.blocks.map(moved),
    tables: layout.tables.map(
      (table): LayoutTable => ({
        ...moved(table),
        rows: table.rows.map((row): LayoutRow => ({ ...moved(row), cells: row.cells.map(moved) })),
      }),
    ),
  };
}

const LONGEST_LINE = 400;

function lineAt(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - LONGEST_LINE), at);
  const after = text.slice(at, at + LONGEST_LINE);
  const end = after.indexOf('\n');
  return before.slice(before.lastIndexOf('\n') + 1) + (end < 0 ? after : after.slice(0, end));
}
