import { isHeadingLine } from '../find/headings.ts';
import { isPageFurniture, isTitle } from '../find/page-furniture.ts';
import { type ListLine, lineText } from '../lines.ts';

const HAS_SUBSIDIARIES = /^(?:its )?subsidiaries:$/i;

/** Removes parents that stand over "Subsidiaries:" from the lines of a table, and says whether the first row is one. */
export function withoutParents(lines: readonly ListLine[]) {
  const heads = new Set<ListLine>();
  let hasRoot = false;
  const firstRow = lines.findIndex(
    (line) => !isHeadingLine(line) && !isPageFurniture(lineText(line)) && !isTitle(lineText(line)),
  );
  for (const [index, line] of lines.entries()) {
    if (line.cells.length !== 1 || line.origin !== 'row' || !HAS_SUBSIDIARIES.test(lineText(line))) continue;
    let above = index - 1;
    const [parent, first] = [lines[above], lines[firstRow]];
    // The company at the top of the table owns the others.
    if (above === firstRow && first !== undefined && first.cells.length === 2) {
      heads.add(first);
      hasRoot = true;
    }
    if (parent === undefined || parent.cells.length !== 1) continue;
    heads.add(parent);
    // A name of several lines in one cell.
    while (lines[above]?.isWhole === false && lines[above - 1]?.isWhole === false) {
      above -= 1;
      const part = lines[above];
      if (part === undefined || part.cells.length !== 1) break;
      heads.add(part);
    }
  }
  return { rest: lines.filter((line) => !heads.has(line)), hasRoot };
}
