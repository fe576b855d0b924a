import { isSentence } from '../assemble/entity-names.ts';
import { type ListCell, type ListLine, lineText } from '../lines.ts';
import { assignRoles, type Cluster, kindOf, MARK } from './column-roles.ts';
import { type ColumnRole, isHeadingLine } from './headings.ts';
import { isPageFurniture, isTitle } from './page-furniture.ts';

export interface Column {
  readonly from: number;
  readonly to: number;
  readonly role: ColumnRole;
  readonly heading: string;
}

/** Columns that together describe one subsidiary; lists printed side by side have several groups. */
export type ColumnGroup = readonly Column[];

export interface Columns {
  readonly groups: readonly ColumnGroup[];
  readonly all: readonly Column[];
  readonly doubts: readonly string[];
}

/** The first column of a role. */
export function columnWith(columns: readonly Column[], role: ColumnRole): Column | undefined {
  return columns.find((column) => column.role === role);
}

/** The width of four lists side by side. */
const MOST_COLUMNS = 24;

/**
 * Finds the columns of a stretch of lines by the positions of their cells, and the role of each by its heading and its
 * cells (places, percents, companies), which outweigh a heading that they contradict. Null where the lines are no table.
 */
export function columnsOf(lines: readonly ListLine[], inherited: Columns | null): Columns | null {
  const firstData = lines.findIndex(isDataLine);
  if (firstData < 0) return null;
  const data = lines.slice(firstData).filter(isDataLine);
  if (data.some((line) => line.cells.length > MOST_COLUMNS * 4)) return null;
  const clusters = mergeExclusive(clustersOf(data), data.length);
  if (clusters.length < 2 || clusters.length > MOST_COLUMNS) return null;
  const headingLines = withoutTitles(lines.slice(0, firstData).filter(isHeadingLine));
  const isContinued = headingLines.length === 0 && inherited?.all.length === clusters.length;
  const headings = isContinued
    ? inherited.all.map(({ heading }) => heading)
    : clusters.map((cluster) => headingOf(cluster, clusters, headingLines));
  const doubts: string[] = [];
  const drafts = assignRoles(clusters, headings, doubts);
  const all = latestPercents(
    drafts.map(({ cluster: { from, to }, role, heading }): Column => ({ from, to, role: role ?? 'other', heading })),
  );
  return { all, groups: groupsOf(all, doubts), doubts };
}

/** Column headings without the title of the exhibit above them: a lone line in the same words, with a blank line below. */
function withoutTitles(lines: readonly ListLine[]): readonly ListLine[] {
  const last = lines.findLastIndex(
    (line, index) => line.cells.length === 1 && isTitle(lineText(line)) && lines[index + 1]?.isApart === true,
  );
  const rest = lines.slice(last + 1);
  return rest.some(({ cells }) => cells.length >= 2) ? rest : lines;
}

/** Of percents at several year ends, each in its column, the latest are the list's. */
function latestPercents(columns: readonly Column[]): readonly Column[] {
  const percents = columns.filter(({ role }) => role === 'percent');
  const years = percents.map(({ heading }) => Number(/(?:19|20)\d\d(?!.*(?:19|20)\d\d)/.exec(heading)?.[0] ?? 0));
  if (percents.length < 2 || years.includes(0) || new Set(years).size < years.length) return columns;
  return withOne(columns, 'percent', percents[years.indexOf(Math.max(...years))]);
}

/** Leaves a role to one column. */
function withOne(columns: readonly Column[], role: ColumnRole, chosen: Column | undefined): Column[] {
  return columns.map((column) => (column.role === role && column !== chosen ? { ...column, role: 'other' } : column));
}

/** The first words of short footnotes. */
const NOTE_START =
  /^(?:(?:incorporated|organized|formed|registered) (?:in|under)|outstanding|owned by|held by|subsidiary of)\s/i;

/** A line of several cells that is neither heading nor footnote. */
function isDataLine(line: ListLine): boolean {
  const { cells } = line;
  const [first, second] = cells;
  if (first === undefined || second === undefined || isHeadingLine(line)) return false;
  if (cells.length === 2 && MARK.test(first.words.text) && isNote(second.words.text)) return false;
  return !isPageFurniture(lineText(line)) && !cells.every(({ words }) => MARK.test(words.text));
}

/** Words behind a mark that explain it. */
function isNote(text: string): boolean {
  return isSentence(text) || NOTE_START.test(text) || text.length > 90 || /\p{Ll}{4}\.$/u.test(text);
}

function clustersOf(data: readonly ListLine[]): Cluster[] {
  const cells = data.flatMap((line, index) =>
    line.cells.filter((cell) => !isSentence(cell.words.text)).map((cell) => ({ cell, line: index })),
  );
  cells.sort((a, b) => a.cell.column - b.cell.column || a.line - b.line);
  const byOverlap: Cluster[] = [];
  for (const item of cells) {
    const { column, width } = item.cell;
    const last = byOverlap.at(-1);
    if (last !== undefined && column < last.to) {
      last.cells.push(item);
      last.to = Math.max(last.to, column + width);
    } else byOverlap.push({ from: column, to: column + width, cells: [item] });
  }
  const isMixed = byOverlap.some(({ cells: own }) => new Set(own.map(({ line }) => line)).size < own.length);
  return isMixed ? clustersByStart(cells, data.length) : byOverlap;
}

/** Where cells run into the next column on other lines, columns begin where most cells do. */
function clustersByStart(cells: Cluster['cells'], lineCount: number): Cluster[] {
  const byStart = Map.groupBy(cells, ({ cell }) => cell.column);
  const starts = [...byStart].filter(([, own]) => own.length >= Math.max(2, lineCount * 0.15));
  const edges: number[] = [];
  for (const [start, own] of starts.toSorted(([a], [b]) => a - b)) {
    const last = edges.at(-1);
    const linesOfLast = new Set(byStart.get(last ?? -1)?.map(({ line }) => line));
    const shareLine = own.some(({ line }) => linesOfLast.has(line));
    if (last === undefined || shareLine || start - last > 6) edges.push(start);
  }
  const clusters = edges.map(
    (from, index): Cluster => ({ from, to: edges[index + 1] ?? Number.MAX_SAFE_INTEGER, cells: [] }),
  );
  const [first] = clusters;
  if (first === undefined) return [];
  for (const item of cells) {
    const distance = (cluster: Cluster) => Math.abs(cluster.from - item.cell.column);
    clusters.reduce((best, cluster) => (distance(cluster) < distance(best) ? cluster : best), first).cells.push(item);
  }
  return clusters.filter((cluster) => cluster.cells.length > 0);
}

/** Neighbors that no line fills both of, with the same kind of words, are one column with indents. */
function mergeExclusive(clusters: readonly Cluster[], lineCount: number): Cluster[] {
  const merged: Cluster[] = [];
  for (const cluster of clusters) {
    const last = merged.at(-1);
    const lines = new Set(last?.cells.map(({ line }) => line));
    const isExclusive = lineCount > 1 && !cluster.cells.some(({ line }) => lines.has(line));
    if (last !== undefined && isExclusive && kindOf(last) === kindOf(cluster)) {
      last.cells.push(...cluster.cells);
      last.to = Math.max(last.to, cluster.to);
    } else merged.push({ ...cluster, cells: [...cluster.cells] });
  }
  return merged;
}

/** The heading cells that overlap a column, or that no column is nearer to. */
function headingOf(cluster: Cluster, clusters: readonly Cluster[], lines: readonly ListLine[]): string {
  const middleOf = (from: number, to: number) => (from + Math.min(to, from + 400)) / 2;
  const nearestTo = ({ column, width }: ListCell) => {
    const end = column + width;
    const overlap = (other: Cluster) => Math.min(end, other.to) - Math.max(column, other.from);
    const distance = (other: Cluster) => Math.abs(middleOf(other.from, other.to) - middleOf(column, end));
    return clusters.reduce((a, b) => {
      const [one, two] = [overlap(a), overlap(b)];
      const isNearer = one > 0 || two > 0 ? two > one : distance(b) < distance(a);
      return isNearer ? b : a;
    });
  };
  const cells = lines.flatMap((line) => line.cells.filter((cell) => nearestTo(cell) === cluster));
  return cells.map((cell) => cell.words.text).join(' ');
}

/** A repeated role begins the next group. */
function groupsOf(columns: readonly Column[], doubts: string[]): ColumnGroup[] {
  if (columns.filter(({ role }) => role === 'name').length <= 1) return [oneJurisdiction(columns, doubts)];
  const groups: Column[][] = [[]];
  for (const column of columns) {
    const { role } = column;
    const repeats = (role === 'name' || role === 'jurisdiction') && groups.at(-1)?.some((other) => other.role === role);
    if (repeats) groups.push([]);
    groups.at(-1)?.push(column);
  }
  const named = groups.filter((group) => columnWith(group, 'name'));
  return named.map((group) => oneJurisdiction(group, doubts));
}

/** Of several columns with places, the one headed as the place of incorporation, else the first. */
function oneJurisdiction(columns: readonly Column[], doubts: string[]): ColumnGroup {
  const places = columns.filter(({ role }) => role === 'jurisdiction');
  const headed = places.filter(({ heading }) => /incorporat|organi[sz]|jurisdiction|formation|formed/i.test(heading));
  if (places.length > 1 && headed.length !== 1) doubts.push('several columns hold places of incorporation');
  return withOne(columns, 'jurisdiction', headed[0] ?? places[0]);
}

/** The column that a cell begins in or overlaps most, else the nearest. */
export function columnOf({ column: start, width }: ListCell, columns: readonly Column[]): Column | undefined {
  const scoreOf = ({ from, to }: Column) => {
    const overlap = Math.min(start + width, to) - Math.max(start, from);
    // A cell that begins in a column belongs to it even if it runs on into the next.
    return (start >= from && start < to ? 1_000 : 0) + overlap;
  };
  let best: Column | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const column of columns) {
    const score = scoreOf(column);
    if (score > most) [best, most] = [column, score];
  }
  return best;
}
