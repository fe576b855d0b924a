import { type Entry, TOTAL, type Words, wordsIn } from './text-entries.ts';
import { isHeadingLine, isRule } from './text-header.ts';
import { chunksOf, indentOf, modeOf, type TextLine } from './text-lines.ts';
import { type NameParts, type Range, sortKey } from './text-names.ts';

/** The parts of a name and its title of class on the lines above and below the row, in line order. */
export type WrappedParts = Readonly<Record<'before' | 'after' | 'titleBefore' | 'titleAfter', Words[]>>;

/** The lines of a table and its entries, while wrapped parts are assigned. */
interface Wrapping {
  readonly lines: readonly TextLine[];
  readonly namesOf: (entry: Entry) => NameParts;
  /** The named entry after each named entry. */
  readonly following: ReadonlyMap<Entry, Entry | null>;
  /** Indentation of most names. */
  readonly indent: number;
  /** Whether names are in alphabetical order. */
  inOrder: boolean;
  readonly parts: Map<number, WrappedParts>;
  readonly doubts: string[];
}

/**
 * Assigns lines of wrapped names and titles, by the index of their entry's line. A line that may also be a section
 * heading or part of the neighbor's name is reported as a doubt.
 */
export function wrappedNames(
  lines: readonly TextLine[],
  entries: readonly Entry[],
  namesOf: (entry: Entry) => NameParts,
  pending: ReadonlyMap<number, unknown>,
): { readonly parts: ReadonlyMap<number, WrappedParts>; readonly doubts: readonly string[] } {
  const named = entries.filter(({ kind }) => kind === 'named');
  const wrapping: Wrapping = {
    lines,
    namesOf,
    following: new Map(named.map((entry, at) => [entry, named[at + 1] ?? null])),
    indent: modeOf(named.map(({ line }) => indentOf(line.text)))?.value ?? 0,
    inOrder: false,
    parts: new Map(),
    doubts: [],
  };
  wrapping.inOrder = isAlphabetical(named.map((entry) => keyOf(wrapping, entry)));
  let previous: Entry | null = null;
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'named') previous = entry;
    const next = entries[index + 1] ?? null;
    const begin = entry.at + (pending.has(entry.at) ? 2 : 1);
    assignLines(wrapping, previous, begin, next === null ? Math.min(lines.length, entry.at + 4) : next.at, next);
  }
  const first = entries[0];
  if (first) assignLines(wrapping, null, Math.max(0, first.at - 3), first.at, first);
  return wrapping;
}

/** Assigns the lines `from` to `to` between two entries. */
function assignLines(wrapping: Wrapping, previous: Entry | null, from: number, to: number, next: Entry | null): void {
  const nextNamed = next?.kind === 'named' ? next : null;
  // Lines that touch the row above, and lines that touch the row below.
  let down = from;
  if (previous !== null) while (down < to && isNameLine(wrapping, down, previous.nameEnd, previous)) down += 1;
  let up = to;
  if (nextNamed !== null) {
    // A row without a name has it above, however long it is.
    const nameEnd = wrapping.namesOf(nextNamed).name === null ? LONGEST_NAME : nextNamed.nameEnd;
    while (up > from && isNameLine(wrapping, up - 1, nameEnd, nextNamed)) up -= 1;
  }
  if (down < to && up < to && up < down) up = down;
  if (previous !== null && nextNamed !== null && down === to && from < to) {
    assignTouchingBoth(wrapping, previous, nextNamed, from, to);
    return;
  }
  if (previous !== null && next !== null) {
    for (let at = from; at < down; at++) addLine(wrapping, previous, at, 'below');
  } else if (previous !== null && down - from === 1 && indentAt(wrapping, from) > wrapping.indent) {
    addLine(wrapping, previous, from, 'below');
  }
  if (nextNamed !== null) assignAbove(wrapping, previous, nextNamed, up, to);
}

/** Assigns lines that leave no gap between two rows; once one begins the next name, the rest does too. */
function assignTouchingBoth(wrapping: Wrapping, previous: Entry, next: Entry, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    if (!continuesAbove(wrapping, at, previous, next)) {
      assignAbove(wrapping, previous, next, at, to);
      return;
    }
    const isTitle = partsAt(wrapping, at, previous)[0] === null;
    const isOrdered = wrapping.inOrder && keyOf(wrapping, previous) <= keyOf(wrapping, next);
    if (!isTitle && indentAt(wrapping, at) <= wrapping.indent && !isOrdered) addDoubt(wrapping, at);
    addLine(wrapping, previous, at, 'below');
  }
}

/** Assigns lines above a row, from the first that begins its name. */
function assignAbove(wrapping: Wrapping, previous: Entry | null, next: Entry, from: number, to: number): void {
  let at = from;
  for (; at < to; at++) {
    const { isBeginning, isSure } = readBeginning(wrapping, at, previous, next);
    if (!isSure) addDoubt(wrapping, at);
    if (isBeginning) break;
  }
  for (; at < to; at++) addLine(wrapping, next, at, 'above');
}

/** Whether a line above a row begins its name or is a section heading. */
function readBeginning(
  wrapping: Wrapping,
  at: number,
  previous: Entry | null,
  next: Entry,
): { readonly isBeginning: boolean; readonly isSure: boolean } {
  const own = wrapping.namesOf(next).name;
  const [name] = partsAt(wrapping, at, next);
  if (own === null || name === null || own[0] > name[0]) return { isBeginning: true, isSure: true };
  // The beginning of a name fits the alphabetical order, while the rest of it usually does not.
  const after = wrapping.following.get(next) ?? null;
  const fits = (key: string): boolean =>
    (previous === null || keyOf(wrapping, previous) <= key) && (after === null || key <= keyOf(wrapping, after));
  const lineFits = fits(sortKey(wrapping.lines[at]?.text.slice(...name) ?? ''));
  const ownFits = fits(sortKey(next.line.text.slice(...own)));
  return { isBeginning: lineFits || !ownFits, isSure: wrapping.inOrder && lineFits && !ownFits };
}

/** Whether a line that touches two rows belongs to the one above. */
function continuesAbove(wrapping: Wrapping, at: number, previous: Entry, next: Entry): boolean {
  const [name] = partsAt(wrapping, at, previous);
  if (name === null) return true;
  const nextName = ownName(wrapping, next);
  const indent = indentAt(wrapping, at);
  if (nextName === '' || indentOf(next.line.text) > indent) return false;
  if (indent > wrapping.indent) return true;
  // In alphabetical order, a line that would break it as a beginning is a continuation.
  const key = sortKey(wrapping.lines[at]?.text.slice(...name) ?? '');
  const above = sortKey(ownName(wrapping, previous));
  const below = sortKey(nextName);
  return key < above || (key > below && above <= below);
}

function ownName({ namesOf }: Wrapping, entry: Entry): string {
  const { name } = namesOf(entry);
  return name === null ? '' : entry.line.text.slice(...name);
}

/** The sort key of a name, including the line above that begins it. */
function keyOf(wrapping: Wrapping, entry: Entry): string {
  return sortKey(`${wrapping.parts.get(entry.at)?.before[0]?.text ?? ''}${ownName(wrapping, entry)}`);
}

function addDoubt({ lines, doubts }: Wrapping, at: number): void {
  doubts.push(`"${lines[at]?.text.trim().slice(0, 60)}" may not belong to the name of the adjacent row`);
}

function addLine(wrapping: Wrapping, entry: Entry, at: number, side: 'above' | 'below'): void {
  const parts = wrapping.parts.get(entry.at) ?? { before: [], after: [], titleBefore: [], titleAfter: [] };
  wrapping.parts.set(entry.at, parts);
  const line = wrapping.lines[at];
  if (!line) return;
  const [name, title] = partsAt(wrapping, at, entry);
  if (name !== null) (side === 'above' ? parts.before : parts.after).push(wordsIn(line, name));
  if (title !== null) (side === 'above' ? parts.titleBefore : parts.titleAfter).push(wordsIn(line, title));
}

/** Name and title of a line without figures: what begins in the row's title column is title. */
function partsAt({ lines, namesOf }: Wrapping, at: number, entry: Entry): readonly [Range | null, Range | null] {
  const text = lines[at]?.text.trimEnd() ?? '';
  const start = indentOf(lines[at]?.text ?? '');
  const column = namesOf(entry).title?.[0] ?? null;
  const title = column === null ? undefined : chunksOf(text).find((from) => Math.abs(from - column) <= 1);
  if (title === undefined) return [[start, text.length], null];
  const nameEnd = text.slice(0, title).trimEnd().length;
  return [nameEnd > start ? [start, nameEnd] : null, [title, text.length]];
}

function indentAt({ lines }: Wrapping, at: number): number {
  return indentOf(lines[at]?.text ?? '');
}

/** Longest name that stands alone on a line. */
const LONGEST_NAME = 70;
/** A share of the book, a date or the form's name: headings of sections and pages. */
const HEADING_END = /%$|\d{1,2}\/\d{1,2}\/\d{2}|\b(?:19|20)\d\d$|\b13-?F\b/i;

function isNameLine(wrapping: Wrapping, at: number, nameEnd: number, entry: Entry): boolean {
  const line = wrapping.lines[at];
  if (!line || line.isBlank || isRule(line.text) || line.marks.length > 0) return false;
  const text = line.text.trim();
  const indent = indentOf(line.text);
  const end = indent + text.length;
  const [name] = partsAt(wrapping, at, entry);
  if (name === null) {
    // Only a title: "ADR" below "SPONSORED", the date below "*W EXP".
    return !TOTAL.test(text) && !/^[\d,.$]+$/.test(text) && end <= nameEnd + 2;
  }
  if (!/\p{L}/u.test(text) || isHeadingLine(line.text) || TOTAL.test(text) || SECTION.test(text)) return false;
  if (HEADING_END.test(text) || (nameEnd === LONGEST_NAME && /\d{1,3},\d{3}|(?<!\s)\s{3,}\S/.test(text))) return false;
  return end <= nameEnd + 6 && indent < Math.max(12, nameEnd / 2);
}

/** Whether most neighbors are in order; names that begin on the line above are not. */
function isAlphabetical(keys: readonly string[]): boolean {
  const ordered = keys.filter((key, at) => at > 0 && (keys[at - 1] ?? '') <= key).length;
  return ordered >= (keys.length - 1) * 0.75;
}

const SECTION_PREFIX = 'u\\.?s\\.?|domestic|foreign|convertible|preferred|corporate';
const SECTION_NAME = [
  'common\\s+stocks?|common|equit(?:y|ies)|preferred(?:\\s+stocks?)?|(?:convertible\\s+)?bonds?|options?',
  'consumer\\s+(?:discretionary|staples|(?:non-?)?cyclicals?)|health\\s+care|information\\s+technology|real\\s+estate',
  'telecommunication\\s+services|mutual\\s+funds?|adrs?|stocks?',
].join('|');
const CONTINUED = "\\(?cont(?:inued|'d|\\.)?\\)?|none|page\\b.*";
const SECTION = new RegExp(
  `^(?:(?:(?:${SECTION_PREFIX})\\s+)*(?:${SECTION_NAME})|${CONTINUED})(?:\\s*\\(cont.*\\))?$`,
  'i',
);
