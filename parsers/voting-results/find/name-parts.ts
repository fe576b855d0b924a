import type { ItemCell, ItemRow } from './item-row.ts';

const FIRST = /^(?:first|given)\s+names?$/i;
const LAST = /^(?:last|family)\s+names?$|^surnames?$/i;
const isIn = (cell: ItemCell, column: ItemCell): boolean =>
  Math.min(cell.to ?? 0, column.to ?? 0) > Math.max(cell.from ?? 0, column.from ?? 0);

/** Joins the first and last names of a table that has a column for each: "Baxter | Joan" is "Joan Baxter". */
export function withJoinedNames(rows: readonly ItemRow[]): readonly ItemRow[] {
  const heading = rows.find(({ cells }) => cells.some(({ raw }) => FIRST.test(raw.trim())));
  const first = heading?.cells.find(({ raw }) => FIRST.test(raw.trim()));
  const last = heading?.cells.find(({ raw }) => LAST.test(raw.trim()));
  if (heading === undefined || first === undefined || last === undefined) return rows;
  return rows.map((row) => {
    const given = row.cells.find((cell) => isIn(cell, first));
    const family = row.cells.find((cell) => isIn(cell, last));
    if (given === undefined || family === undefined) return row;
    const [left, right] = [given, family].toSorted((a, b) => a.start - b.start);
    const raw = row === heading ? 'Name' : `${given.raw.trim()} ${family.raw.trim()}`;
    const name: ItemCell = { ...given, raw, start: left?.start ?? given.start, end: right?.end ?? given.end };
    return { ...row, cells: row.cells.flatMap((cell) => (cell === left ? [name] : cell === right ? [] : [cell])) };
  });
}
