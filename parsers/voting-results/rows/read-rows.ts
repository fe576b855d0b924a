import type { ItemRow } from '../find/item-row.ts';
import type { VoteValue } from '../words/vote-values.ts';
import { readProse } from './prose-records.ts';
import { readPieces } from './read-pieces.ts';
import { addText, closeRow, closeSideways, createReader } from './reader.ts';
import { readRow } from './row-pieces.ts';
import type { VoteElement } from './vote-record.ts';

/** Reads the rows of the item one after the other into words, headers and records of counts, in reading order. */
export function readRows(rows: readonly ItemRow[]): {
  readonly elements: readonly VoteElement[];
  readonly strays: readonly VoteValue[];
  readonly problems: readonly string[];
} {
  const readings = rows.map(readRow);
  const reader = createReader(rows, readings);
  for (const [index, row] of rows.entries()) {
    const reading = readings[index];
    if (reading === undefined) continue;
    reader.position = index;
    const isSideways =
      reading.kind === 'pieces' &&
      row.table === reader.sideways?.table &&
      reading.pieces.some((piece) => piece.type === 'label');
    if (!isSideways) closeSideways(reader);
    if (reading.kind === 'pieces') readPieces(reader, row, reading.pieces);
    else if (reading.pairs.length === 0 && reader.header?.isFresh === true && reader.open === null) {
      // A long subject between the header and its figures.
      addText(reader, reading.text.replace(/\s+/g, ' ').trim(), row, row.isStrong);
    } else {
      closeRow(reader);
      reader.header = null;
      reader.names = [];
      readProse(reader, reading, row.isStrong);
    }
  }
  closeRow(reader);
  closeSideways(reader);
  if (reader.header?.isFresh === true && reader.header.labels.length > 0) reader.problems.push('label-without-value');
  return reader;
}
