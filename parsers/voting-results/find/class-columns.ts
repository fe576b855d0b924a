import { isClassLabel } from '../words/class-labels.ts';
import { type Column, labelsOf } from '../words/vote-labels.ts';
import { cellValueOf } from '../words/vote-values.ts';
import type { ItemCell, ItemRow } from './item-row.ts';

/** A column of counts of one kind for one class of shares. */
interface ClassColumn {
  readonly cell: ItemCell;
  readonly kind: Column;
  /** The cell that names the class, and the words that name it. */
  readonly heading: ItemCell;
  readonly shareClass: string;
}

/** The header of a table with the kinds of votes of each class side by side. */
interface ClassHeader {
  /** Indexes of its first row and of the first row below it. */
  readonly start: number;
  readonly end: number;
  readonly columns: readonly ClassColumn[];
}

const isTotal = (text: string): boolean => /^\s*(?:grand\s+)?(?:totals?|combined)\b/i.test(text);
const isOver = (a: ItemCell, b: ItemCell): boolean =>
  Math.min(a.to ?? 0, b.to ?? 0) > Math.max(a.from ?? 0, b.from ?? 0);
const isFigure = ({ raw, start }: ItemCell): boolean => cellValueOf(raw, start) !== null;

/**
 * Turns a table with columns "For | Against" under "Class A" and again under "Class B" into one with a row per class: the
 * subject or name, the class, and its counts under one set of columns. Other tables are returned unchanged.
 */
export function splitByClass(rows: readonly ItemRow[]): readonly ItemRow[] {
  const header = headerIn(rows);
  if (header === null) return rows;
  const groups = [...Map.groupBy(header.columns, (column) => column.shareClass).values()];
  const [first, ...others] = groups;
  if (first === undefined || others.length === 0 || !groups.every((group) => fits(group, first))) return rows;
  const last = rows.findIndex(({ cells }, at) => at >= header.end && kindsIn(cells).length >= 2);
  const until = last < 0 ? rows.length : last;
  const below = rows.slice(header.end, until).flatMap((row) => byClass(row, groups, first));
  const head = rows[header.end - 1];
  const names = head?.cells.filter((cell) => !header.columns.some((column) => isOver(column.cell, cell))) ?? [];
  const labels = first.map(({ cell, kind }) => ({ ...cell, raw: wordsOf(cell.raw, kind) }));
  const headRow = head === undefined ? [] : [{ ...head, cells: [...names, ...labels] }];
  return [...rows.slice(0, header.start), ...headRow, ...below, ...rows.slice(until)];
}

/** The label without the class that stands beside it in the same cell; positions no longer matter in a heading. */
function wordsOf(raw: string, kind: Column): string {
  const own = labelsOf(raw);
  if (own?.length === 1) return raw;
  return kindBeside(raw)?.words ?? kind;
}

/** Two kinds or more, all of them kinds of the first class: each once. */
function fits(group: readonly ClassColumn[], first: readonly ClassColumn[]): boolean {
  const kinds = group.map(({ kind }) => kind);
  const all = first.map(({ kind }) => kind);
  return kinds.length >= 2 && new Set(kinds).size === kinds.length && kinds.every((kind) => all.includes(kind));
}

function kindsIn(cells: readonly ItemCell[]): readonly ItemCell[] {
  return cells.filter((cell) => !isFigure(cell) && labelsOf(cell.raw)?.length === 1);
}

function headerIn(rows: readonly ItemRow[]): ClassHeader | null {
  for (const [start, { cells }] of rows.slice(0, 6).entries()) {
    if (cells.some(isFigure)) return null;
    const joined = cells.flatMap(columnOf);
    if (joined.length >= 4) return { start, end: start + 1, columns: joined };
    const below = rows[start + 1];
    const columns = below === undefined ? [] : underClasses(cells, below.cells);
    if (columns.length >= 4) return { start, end: start + 2, columns };
  }
  return null;
}

/** "Class A – For", "For (Class A)": the class and the kind in one cell. */
function columnOf(cell: ItemCell): readonly ClassColumn[] {
  const found = kindBeside(cell.raw);
  return found === null ? [] : [{ cell, kind: found.kind, heading: cell, shareClass: found.shareClass }];
}

function kindBeside(raw: string): { kind: Column; shareClass: string; words: string } | null {
  const words = raw.trim().split(/\s+/);
  if (raw.length > 80 || words.length < 2) return null;
  for (let at = words.length - 1; at > 0; at -= 1) {
    const [front, back] = [words.slice(0, at).join(' '), words.slice(at).join(' ')].map((part) =>
      part.replace(/^[\s(–—:-]+/, '').replace(/(?<![\s)–—:-])[\s)–—:-]+$/, ''),
    );
    if (front === undefined || back === undefined) continue;
    const [kindBehind, kindBefore] = [labelsOf(back), labelsOf(front)];
    if (kindBehind?.length === 1 && kindBehind[0] !== undefined && isNamed(front))
      return {
        kind: kindBehind[0].column,
        shareClass: front.replace(/(?<!\s)\s+(?:votes?|shares\s+voted)$/i, ''),
        words: back,
      };
    if (kindBefore?.length === 1 && kindBefore[0] !== undefined && isNamed(back))
      return { kind: kindBefore[0].column, shareClass: back, words: front };
  }
  return null;
}

const isNamed = (text: string): boolean => isClassLabel(text) && labelsOf(text)?.[0]?.column !== 'plain';

/** Kinds of votes in a row under cells that name classes: by position, else an equal share of them for each class. */
function underClasses(above: readonly ItemCell[], below: readonly ItemCell[]): readonly ClassColumn[] {
  const classes = above.filter(({ raw }) => isClassLabel(raw) || isTotal(raw));
  const others = above.filter((cell) => !classes.includes(cell) && /\p{L}/u.test(cell.raw));
  if (classes.filter(({ raw }) => !isTotal(raw)).length < 2 && classes.length < 2) return [];
  if (classes.every(({ raw }) => isTotal(raw)) || others.length > 1 || below.some(isFigure)) return [];
  const kinds = kindsIn(below);
  const each = kinds.length / classes.length;
  const placed = kinds.map((kind) => classes.filter((one) => isOver(one, kind)));
  const isPlaced = placed.every((over) => over.length === 1);
  if (!isPlaced && !Number.isInteger(each)) return [];
  return kinds.flatMap((cell, at) => {
    const heading = isPlaced ? placed[at]?.[0] : classes[Math.floor(at / each)];
    const kind = labelsOf(cell.raw)?.[0]?.column;
    if (heading === undefined || kind === undefined) return [];
    return [{ cell, kind, heading, shareClass: heading.raw.trim() }];
  });
}

/** A row for each class that has figures, the first with the row's own words; a row without figures stays. */
function byClass(
  row: ItemRow,
  groups: readonly (readonly ClassColumn[])[],
  first: readonly ClassColumn[],
): readonly ItemRow[] {
  const columns = groups.flat();
  const figures = row.cells.filter(isFigure);
  const isFull = figures.length === columns.length;
  if (figures.length === 0) return [row];
  const words = row.cells.filter((cell) => !figures.includes(cell));
  const placed = figures.map((cell, at) =>
    isFull ? columns[at] : columns.find((column) => isOver(column.cell, cell)),
  );
  if (placed.includes(undefined)) return [row];
  const counted = groups.flatMap((group) => {
    const own = figures.flatMap((cell, at) => {
      const column = placed[at];
      const under = first.find(({ kind }) => kind === column?.kind)?.cell;
      if (column === undefined || under === undefined || !group.includes(column)) return [];
      return [{ ...cell, from: under.from, to: under.to }];
    });
    const hasCounts = own.some(({ raw, start }) => cellValueOf(raw, start)?.kind === 'count');
    const [heading] = group;
    if (!hasCounts || heading === undefined) return [];
    const { from } = first[0]?.cell ?? own[0] ?? heading.cell;
    const named = { ...heading.heading, raw: heading.shareClass, from, to: from };
    return [{ heading: named, own }];
  });
  return counted.map(({ heading, own }, at) => {
    const cells = [...(at === 0 ? words : []), heading, ...own];
    return { ...row, cells, start: own[0]?.start ?? row.start, end: own.at(-1)?.end ?? row.end };
  });
}
