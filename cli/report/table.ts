import Table from 'cli-table3';

/** A table for a terminal: numbers with separators, null empty, the columns `right` right-aligned. */
export function renderTable(
  head: readonly string[],
  right: readonly number[],
  lines: readonly (readonly (string | number | null | undefined)[])[],
): string {
  const grid = new Table({
    head: [...head],
    style: { head: [], border: [] },
    colAligns: head.map((_, column) => (right.includes(column) ? 'right' : 'left')),
  });
  for (const line of lines) {
    grid.push(line.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : (cell ?? ''))));
  }
  return grid.toString();
}
