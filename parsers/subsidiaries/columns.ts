import { type Cluster, MARK, type Share, shareOf, sortOf } from './column-shares.ts';
import { isSentence } from './entity-names.ts';
import { isHeadingLine } from './heading-lines.ts';
import { type ColumnRole, isPageFurniture, roleOfHeading } from './labels.ts';
import { type ListCell, type ListLine, lineText } from './lines.ts';

export interface Column {
  readonly from: number;
  readonly to: number;
  readonly role: ColumnRole;
  readonly heading: string;
}

/** Columns that together say one subsidiary; lists printed in several columns side by side have several groups. */
export interface ColumnGroup {
  readonly columns: readonly Column[];
}

export interface Columns {
  readonly groups: readonly ColumnGroup[];
  readonly all: readonly Column[];
  readonly doubts: readonly string[];
}

/** Four lists side by side have at most so many. */
const MOST_COLUMNS = 24;

/**
 * Columns of a stretch of lines by the places of their cells, and what each holds: by its heading, and by what stands
 * in it (places, percents, companies), which outweighs a heading that it contradicts. Null where the lines are no table.
 */
export function columnsOf(lines: readonly ListLine[], inherited: Columns | null): Columns | null {
  const firstData = lines.findIndex((line) => isDataLine(line));
  if (firstData < 0) return null;
  const data = lines.filter((line, index) => index >= firstData && isDataLine(line));
  if (data.some((line) => line.cells.length > MOST_COLUMNS * 4)) return null;
  let clusters = clustersOf(data);
  clusters = mergeExclusive(clusters, data.length);
  if (clusters.length < 2 || clusters.length > MOST_COLUMNS) return null;
  const headingLines = lines.slice(0, firstData).filter(isHeadingLine);
  const headings = clusters.map((cluster) => headingOf(cluster, clusters, headingLines));
  const useInherited = headingLines.length === 0 && inherited !== null && inherited.all.length === clusters.length;
  const roles = rolesOf(clusters, useInherited ? inherited.all.map((column) => column.heading) : headings);
  const all = clusters.map(
    (cluster, index): Column => ({
      from: cluster.from,
      to: cluster.to,
      role: roles.roles[index] ?? 'other',
      heading: (useInherited ? inherited.all[index]?.heading : headings[index]) ?? '',
    }),
  );
  const chosen = latestShares(all);
  return { all: chosen, groups: groupsOf(chosen, roles.doubts), doubts: roles.doubts };
}

/** Shares at the ends of several years, each in its column: the latest are the list's. */
function latestShares(columns: readonly Column[]): Column[] {
  const shares = columns.filter(({ role }) => role === 'percent');
  const years = shares.map(({ heading }) => Number(/(?:19|20)\d\d(?!.*(?:19|20)\d\d)/.exec(heading)?.[0] ?? 0));
  if (shares.length < 2 || years.includes(0) || new Set(years).size < years.length) return [...columns];
  const latest = shares[years.indexOf(Math.max(...years))];
  return columns.map((column) =>
    column.role === 'percent' && column !== latest ? { ...column, role: 'other' as const } : column,
  );
}

/** What footnotes of a few words begin with, and names do not. */
const NOTE_BEGINS =
  /^(?:(?:incorporated|organized|formed|registered) (?:in|under)|outstanding|owned by|held by|subsidiary of)\s/i;

/** A line with two cells and more that is neither heading nor footnote. */
function isDataLine(line: ListLine): boolean {
  if (line.cells.length < 2 || isHeadingLine(line)) return false;
  const [first, second] = line.cells;
  if (
    first !== undefined &&
    second !== undefined &&
    line.cells.length === 2 &&
    MARK.test(first.words.text) &&
    (isSentence(second.words.text) ||
      NOTE_BEGINS.test(second.words.text) ||
      second.words.text.length > 90 ||
      /\p{Ll}{4}\.$/u.test(second.words.text))
  )
    return false;
  return !isPageFurniture(lineText(line)) && !line.cells.every((cell) => MARK.test(cell.words.text));
}

function clustersOf(data: readonly ListLine[]): Cluster[] {
  const cells = data.flatMap((line, index) =>
    line.cells.filter((cell) => !isSentence(cell.words.text)).map((cell) => ({ cell, line: index })),
  );
  cells.sort((a, b) => a.cell.column - b.cell.column || a.line - b.line);
  const byOverlap: Cluster[] = [];
  for (const item of cells) {
    const last = byOverlap[byOverlap.length - 1];
    const end = item.cell.column + item.cell.width;
    if (last !== undefined && item.cell.column < last.to) {
      last.cells.push(item);
      last.to = Math.max(last.to, end);
    } else byOverlap.push({ from: item.cell.column, to: end, cells: [item] });
  }
  const isMixed = byOverlap.some(
    (cluster) => new Set(cluster.cells.map(({ line }) => line)).size < cluster.cells.length,
  );
  return isMixed ? clustersByStart(cells, data.length) : byOverlap;
}

/** Cells that run into the next column elsewhere: columns by where most cells begin. */
function clustersByStart(cells: Cluster['cells'], lineCount: number): Cluster[] {
  const counts = new Map<number, number>();
  for (const { cell } of cells) counts.set(cell.column, (counts.get(cell.column) ?? 0) + 1);
  const starts = [...counts].filter(([, count]) => count >= Math.max(2, lineCount * 0.15)).map(([column]) => column);
  starts.sort((a, b) => a - b);
  const edges: number[] = [];
  for (const start of starts) {
    const last = edges[edges.length - 1];
    const together = last !== undefined && sharesLine(cells, last, start);
    if (last === undefined || together || start - last > 6) edges.push(start);
  }
  if (edges.length === 0) return [];
  const clusters = edges.map(
    (from, index): Cluster => ({ from, to: edges[index + 1] ?? Number.MAX_SAFE_INTEGER, cells: [] }),
  );
  for (const item of cells) {
    let best = 0;
    clusters.forEach((cluster, index) => {
      const near = Math.abs(cluster.from - item.cell.column);
      if (near < Math.abs((clusters[best]?.from ?? 0) - item.cell.column)) best = index;
    });
    clusters[best]?.cells.push(item);
  }
  return clusters.filter((cluster) => cluster.cells.length > 0);
}

function sharesLine(cells: Cluster['cells'], one: number, two: number): boolean {
  const lines = new Set(cells.filter(({ cell }) => cell.column === one).map(({ line }) => line));
  return cells.some(({ cell, line }) => cell.column === two && lines.has(line));
}

/** Neighbours of which a line never fills both, and that hold the same sort of words, are one column, indented. */
function mergeExclusive(clusters: readonly Cluster[], lineCount: number): Cluster[] {
  const merged: Cluster[] = [];
  for (const cluster of clusters) {
    const last = merged[merged.length - 1];
    const lines = new Set(last?.cells.map(({ line }) => line));
    const shared = cluster.cells.filter(({ line }) => lines.has(line)).length;
    const alike = last !== undefined && sortOf(last) === sortOf(cluster);
    if (last !== undefined && alike && shared === 0 && lineCount > 1) {
      last.cells.push(...cluster.cells);
      last.to = Math.max(last.to, cluster.to);
    } else merged.push({ ...cluster, cells: [...cluster.cells] });
  }
  return merged;
}

/** Words of the heading lines above a column: those that overlap it, or that no column is nearer to. */
function headingOf(cluster: Cluster, clusters: readonly Cluster[], lines: readonly ListLine[]): string {
  const words: string[] = [];
  const middleOf = (from: number, to: number) => (from + Math.min(to, from + 400)) / 2;
  for (const line of lines) {
    for (const cell of line.cells) {
      const end = cell.column + cell.width;
      const overlap = (other: Cluster) => Math.min(end, other.to) - Math.max(cell.column, other.from);
      const best = clusters.reduce((a, b) => {
        const [one, two] = [overlap(a), overlap(b)];
        if (one > 0 || two > 0) return two > one ? b : a;
        const middle = middleOf(cell.column, end);
        return Math.abs(middleOf(b.from, b.to) - middle) < Math.abs(middleOf(a.from, a.to) - middle) ? b : a;
      });
      if (best === cluster) words.push(cell.words.text);
    }
  }
  return words.join(' ');
}

function rolesOf(clusters: readonly Cluster[], headings: readonly string[]): { roles: ColumnRole[]; doubts: string[] } {
  const doubts: string[] = [];
  const shares = clusters.map(shareOf);
  const roles = clusters.map((_, index): ColumnRole | null => {
    const share = shares[index];
    const heading = headings[index] ?? '';
    const dubious = ({ percents }: Share): ColumnRole => {
      if (percents > 0) doubts.push(`a column of percents was not understood: ${heading}`);
      return 'other';
    };
    const told = heading === '' ? null : roleOfHeading(heading);
    if (share === undefined || share.nothing === 1) return told === 'percent' ? told : 'other';
    if (share.marks >= 0.8 && told !== 'percent') {
      // "99.60", "100.00": as short as list numbers, but shares.
      if (share.hundreds < 2 && !(share.hundreds > 0 && share.decimals >= 0.9)) return 'mark';
      return 'percent';
    }
    if (share.trades >= 0.6) return 'trade';
    if (told === 'percent')
      return share.percents >= 0.3 || share.nothing > 0.5 || (share.percents > 0 && share.percents + share.marks >= 0.8)
        ? 'percent'
        : share.places >= 0.5
          ? 'jurisdiction'
          : dubious(share);
    if (share.percents >= 0.6 && share.signs >= 0.4) return 'percent';
    if (told === 'other') return 'other';
    if (share.places >= 0.5 && told !== 'trade') return share.forms > 0.6 && told === 'name' ? 'name' : 'jurisdiction';
    if (told === 'jurisdiction' && share.forms >= 0.7 && share.places < 0.2) return null;
    // The heading of the next column reaches over this one.
    if (told === 'jurisdiction' && share.places < 0.1 && shares.some(({ places }, at) => at !== index && places >= 0.8))
      return 'other';
    return told;
  });
  // "Location" is where a company is; where nothing else says a place, and all are states or countries, it is theirs.
  if (!roles.includes('jurisdiction')) {
    const located = roles.findIndex(
      (role, index) =>
        role === 'other' &&
        /^\W*(?:location|residence|country)\b/i.test(headings[index] ?? '') &&
        (shares[index]?.places ?? 0) >= 0.9,
    );
    if (located >= 0) roles[located] = 'jurisdiction';
  }
  // "Name of entity/Jurisdiction of organization": one column says both.
  if (!roles.includes('name')) {
    const both = roles.findIndex(
      (role, index) =>
        role === 'jurisdiction' &&
        /^(?:names?|entity|compan(?:y|ies)|subsidiar(?:y|ies))\b.*\b(?:jurisdiction|state|place|country)\b/i.test(
          headings[index] ?? '',
        ),
    );
    if (both >= 0) roles[both] = 'name';
  }
  if (!roles.includes('name') && !roles.includes(null)) {
    const formed = roles.findIndex((role, index) => role === 'other' && (shares[index]?.forms ?? 0) >= 0.4);
    if (formed >= 0) roles[formed] = 'name';
  }
  if (!roles.includes('name')) {
    const free = roles.map((role, index) =>
      role === null ? (shares[index]?.forms ?? 0) + 0.01 * (roles.length - index) : -1,
    );
    const best = free.indexOf(Math.max(...free));
    if ((free[best] ?? -1) >= 0) roles[best] = 'name';
  }
  const resolved = roles.map((role, index): ColumnRole => {
    if (role !== null) return role;
    const share = shares[index];
    if ((headings[index] ?? '') === '' && (share?.forms ?? 0) >= 0.5) return 'name';
    if (!roles.includes('jurisdiction') && (share?.places ?? 0) >= 0.25) {
      doubts.push('a column was taken for jurisdictions though most of its words are no known places');
      return 'jurisdiction';
    }
    // A second list of names beside the first, few of them with a legal form.
    if (
      roles.filter((other) => other === 'name').length === 1 &&
      (headings[index] ?? '') === '' &&
      (share?.percents ?? 0) < 0.5 &&
      (share?.forms ?? 0) >= 0.3
    )
      return 'name';
    // Beside columns that their headings call names and places, one with another heading says something else.
    const isHeaded =
      (headings[index] ?? '') !== '' &&
      (share?.percents ?? 0) < 0.3 &&
      ['name', 'jurisdiction'].every((wanted) =>
        headings.some((text) => text !== '' && roleOfHeading(text) === wanted),
      );
    if (!isHeaded) doubts.push(`a column was not understood${headings[index] ? `: ${headings[index]}` : ''}`);
    return 'other';
  });
  doubtSecondNames(clusters, resolved, doubts);
  return { roles: resolved, doubts };
}

/** A role that repeats begins the next group. */
function groupsOf(columns: readonly Column[], doubts: string[]): ColumnGroup[] {
  const names = columns.filter((column) => column.role === 'name').length;
  if (names <= 1) return [{ columns: oneJurisdiction(columns, doubts) }];
  const groups: Column[][] = [];
  let current: Column[] = [];
  for (const column of columns) {
    const repeats =
      (column.role === 'name' || column.role === 'jurisdiction') && current.some((other) => other.role === column.role);
    if (repeats) {
      groups.push(current);
      current = [];
    }
    current.push(column);
  }
  groups.push(current);
  const named = groups.filter((group) => group.some((column) => column.role === 'name'));
  return named.map((group) => ({ columns: oneJurisdiction(group, doubts) }));
}

/**
 * Names beside names are another list only where both have what the other has, and other names: else they are owners.
 */
function doubtSecondNames(clusters: readonly Cluster[], roles: ColumnRole[], doubts: string[]): void {
  const names = roles.flatMap((role, index) => (role === 'name' ? [index] : []));
  const [first] = names;
  if (first === undefined || names.length < 2) return;
  const places = roles.filter((role) => role === 'jurisdiction').length;
  const wordsAt = (index: number) => clusters[index]?.cells.map(({ cell }) => cell.words.text) ?? [];
  const all = new Set(wordsAt(first));
  for (const index of names.slice(1)) {
    const words = wordsAt(index);
    const repeated = words.length - new Set(words).size + words.filter((text) => all.has(text)).length;
    if ((places > 0 && places < names.length) || repeated > words.length * 0.2) {
      roles[index] = 'other';
      doubts.push('a second column of names was taken for owners');
    }
  }
}

/** Of several columns with places the one that its heading calls the place of incorporation, else the first. */
function oneJurisdiction(columns: readonly Column[], doubts: string[]): Column[] {
  const places = columns.filter((column) => column.role === 'jurisdiction');
  const told = places.filter((column) => /incorporat|organi[sz]|jurisdiction|formation|formed/i.test(column.heading));
  const chosen = told[0] ?? places[0];
  if (places.length > 1 && told.length !== 1) doubts.push('several columns hold places of incorporation');
  return columns.map((column) =>
    column.role === 'jurisdiction' && column !== chosen ? { ...column, role: 'other' as const } : column,
  );
}

/** The column a cell stands in: the one it overlaps most, else the nearest. */
export function columnOf(cell: ListCell, columns: readonly Column[]): Column | null {
  let best: Column | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const column of columns) {
    const overlap = Math.min(cell.column + cell.width, column.to) - Math.max(cell.column, column.from);
    // A cell that begins within the column belongs to it even if it runs on into the next.
    const score = (cell.column >= column.from && cell.column < column.to ? 1_000 : 0) + overlap;
    if (score > bestScore) {
      best = column;
      bestScore = score;
    }
  }
  return best;
}
