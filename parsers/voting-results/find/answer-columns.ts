import { cellValueOf } from '../words/vote-values.ts';
import type { ItemCell, ItemRow } from './item-row.ts';

const isCount = ({ raw, start }: ItemCell): boolean => cellValueOf(raw, start)?.kind === 'count';
const isAnswer = ({ raw }: ItemCell): boolean => /^\W*(?:yes|no|[x✓✔])\W*$/i.test(raw);
const HEADING = /^(?:re-?)?(?:elected|passed|approved|adopted|carried|ratified)\W*$/i;

/**
 * A column of answers beside the counts, "Passed? Yes, Yes, No", becomes the outcomes "Approved", "Approved", "Not
 * approved". Answers under no such heading are dropped: they say nothing that is read.
 */
export function withOutcomes(rows: readonly ItemRow[]): readonly ItemRow[] {
  const answers = rows.filter((row) => row.cells.some(isCount)).flatMap((row) => row.cells.filter(isAnswer));
  const headings = rows.flatMap(({ cells }) =>
    cells.some(isCount) ? [] : cells.filter((cell) => isHeading(cell, answers)),
  );
  const [heading] = headings;
  if (answers.length < 2 || (heading === undefined && !answers.some(({ raw }) => /no/i.test(raw)))) return rows;
  return rows.map((row) => {
    if (!row.cells.some(isCount))
      return withCells(
        row,
        row.cells.filter((cell) => !headings.includes(cell)),
      );
    return withCells(
      row,
      row.cells.flatMap((cell) => {
        if (!isAnswer(cell)) return [cell];
        const raw = heading === undefined || !isHeading(heading, [cell]) ? null : outcomeOf(cell.raw);
        return raw === null ? [] : [{ ...cell, raw }];
      }),
    );
  });
}

function isHeading(cell: ItemCell, answers: readonly ItemCell[]): boolean {
  const isOver = (one: ItemCell): boolean =>
    Math.min(cell.to ?? 0, one.to ?? 0) > Math.max(cell.from ?? 0, one.from ?? 0);
  return HEADING.test(cell.raw.trim()) && answers.some(isOver);
}

/** A mark says no more than that it is there. */
function outcomeOf(answer: string): string | null {
  return /yes/i.test(answer) ? 'Approved' : /no/i.test(answer) ? 'Not approved' : null;
}

function withCells(row: ItemRow, cells: readonly ItemCell[]): ItemRow {
  return cells.length === row.cells.length && cells.every((cell, index) => cell === row.cells[index])
    ? row
    : { ...row, cells };
}
