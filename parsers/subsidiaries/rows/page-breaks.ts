import { endsWithForm, isSentence } from '../assemble/entity-names.ts';
import { isPlace } from '../assemble/places.ts';
import { type Columns, columnOf, columnWith } from '../find/columns.ts';
import { isHeadingLine, labelOf } from '../find/headings.ts';
import { isPageFurniture, isTitle } from '../find/page-furniture.ts';
import type { Segment } from '../find/segments.ts';
import { joined, type ListCell, type ListLine, lineText, type Words, withCells } from '../lines.ts';
import { GROUP_NOUN } from './read-columns.ts';
import { isBroken, isTail } from './row-cells.ts';

/** A table of names and places with an index among the segments. */
interface Page {
  readonly at: number;
  readonly columns: Columns;
}

interface Parts {
  name?: ListCell;
  place?: ListCell;
  hasOthers: boolean;
}

/** The name and the place of a line; null where it holds two of either. */
function partsOf(line: ListLine, { all }: Columns): Parts | null {
  const parts: Parts = { hasOthers: false };
  for (const cell of line.cells) {
    const role = columnOf(cell, all)?.role;
    if (role === 'name' && parts.name === undefined) parts.name = cell;
    else if (role === 'jurisdiction' && parts.place === undefined) parts.place = cell;
    else if (role === 'name' || role === 'jurisdiction') return null;
    else parts.hasOthers = true;
  }
  return parts;
}

const isPageLine = (line: ListLine) =>
  isPageFurniture(lineText(line)) || isHeadingLine(line) || isTitle(lineText(line));

/**
 * Joins the last row of a table with the first of the next where a page ended within a name or a place: a name alone
 * that has no legal form, the end of a name alone, or a place that only both parts make.
 */
export function joinPages(segments: readonly Segment[]): readonly Segment[] {
  const result = [...segments];
  let last: Page | null = null;
  for (const [at, { columns, lines }] of segments.entries()) {
    if (columns === null) {
      if (!lines.every(isPageLine)) last = null;
      continue;
    }
    if (last !== null && isSameTable(last.columns, columns)) joinTables(result, last, { at, columns });
    last = { at, columns };
  }
  return result;
}

/** One name and one place, and headings that repeat or are left out. */
function isSameTable({ all: one }: Columns, { all: two, groups }: Columns): boolean {
  if (groups.length !== 1 || one.length !== two.length) return false;
  return one.every(({ role, heading }, index) => {
    const other = two[index];
    return other?.role === role && (other.heading === heading || other.heading === '');
  });
}

function joinTables(segments: Segment[], above: Page, below: Page): void {
  const upper = segments[above.at];
  const lower = segments[below.at];
  const from = upper?.lines.findLastIndex((line) => !isPageLine(line)) ?? -1;
  const to = lower?.lines.findIndex((line) => !isPageLine(line)) ?? -1;
  const one = upper?.lines[from];
  const two = lower?.lines[to];
  if (upper === undefined || lower === undefined || one === undefined || two === undefined) return;
  if (one.origin !== 'row' || two.origin !== 'row' || columnWith(above.columns.all, 'jurisdiction') === undefined)
    return;
  const joint = jointOf(partsOf(one, above.columns), partsOf(two, below.columns), one);
  if (joint === null) return;
  const drop = (lines: readonly ListLine[], index: number) => lines.toSpliced(index, 1);
  const columns = joint.isSure ? above.columns : { ...above.columns, doubts: [...above.columns.doubts, DOUBT] };
  if (!joint.isSure && hasOpenNames(upper, above.columns, from)) return;
  if (joint.into === 'below') {
    const cells = two.cells.map((cell) => (cell === joint.cell ? { ...cell, words: joint.words } : cell));
    segments[below.at] = { ...lower, lines: lower.lines.toSpliced(to, 1, withCells(two, cells)) };
    segments[above.at] = { columns, lines: drop(upper.lines, from) };
  } else {
    const cells = one.cells.map((cell) => (cell === joint.cell ? { ...cell, words: joint.words } : cell));
    segments[above.at] = { ...upper, lines: upper.lines.toSpliced(from, 1, withCells(one, cells)) };
    segments[below.at] = { ...lower, lines: drop(lower.lines, to) };
  }
}

const DOUBT = 'a name may go on behind the end of its page';

/** Whether other names of the table have no legal form, either: headings of groups, or names that are whole without one. */
function hasOpenNames({ lines }: Segment, columns: Columns, last: number): boolean {
  return lines.some((line, index) => {
    if (index === last || isPageLine(line)) return false;
    const name = partsOf(line, columns)?.name?.words.text ?? '';
    return name !== '' && !endsWithForm(name);
  });
}

interface Joint {
  /** The row that keeps the joined words; the other is gone. */
  readonly into: 'above' | 'below';
  readonly cell: ListCell;
  readonly words: Words;
  readonly isSure: boolean;
}

function jointOf(one: Parts | null, two: Parts | null, line: ListLine): Joint | null {
  if (one === null || two === null) return null;
  const { name, place } = one;
  const isAloneAbove = name !== undefined && place === undefined && !one.hasOthers;
  if (isAloneAbove && two.name !== undefined && two.place !== undefined) {
    const words = joined(name.words, two.name.words);
    const [first, rest] = [name.words.text, two.name.words.text];
    const isSure = isBroken(first) || isTail(rest);
    return beginsName(first, rest, line) ? { into: 'below', cell: two.name, words, isSure } : null;
  }
  if (name === undefined || place === undefined || two.hasOthers) return null;
  if (two.name !== undefined && two.place === undefined && isTail(two.name.words.text))
    return { into: 'above', cell: name, words: joined(name.words, two.name.words), isSure: true };
  if (two.name === undefined && two.place !== undefined) {
    const words = joined(place.words, two.place.words);
    return isPlace(words.text) && !isPlace(two.place.words.text)
      ? { into: 'above', cell: place, words, isSure: true }
      : null;
  }
  return null;
}

/** Whether a name alone at the end of a page goes on: it ends openly, or is no heading and the rest alone is no name. */
function beginsName(text: string, rest: string, { bold }: ListLine): boolean {
  if (bold || isSentence(text) || isTitle(text) || labelOf(text) !== null || text.endsWith(':')) return false;
  if (isBroken(text) || isTail(rest)) return true;
  // A form or a part of one in the rest, and none above: at the end of a page headings do not stand.
  return !endsWithForm(text) && !GROUP_NOUN.test(text) && endsWithForm(rest) && text.split(' ').length >= 3;
}
