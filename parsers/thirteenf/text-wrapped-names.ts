import { type Entry, TOTAL, type Words, wordsIn } from './text-entries.ts';
import { isHeadingLine, isRule } from './text-header.ts';
import { chunksOf, modeOf, type TextLine } from './text-lines.ts';
import { type NameParts, sortKey } from './text-names.ts';

/** What of a name and its title of class stands on lines above and below the row, in the order of the lines. */
export interface WrappedParts {
  readonly before: Words[];
  readonly after: Words[];
  readonly titleBefore: Words[];
  readonly titleAfter: Words[];
}

/**
 * Lines of a wrapped name or title, by the index of the entry's line that they belong to. A line that could as well be
 * a heading of a section or part of the neighbour's name is named as a doubt.
 */
export function wrappedNames(
  lines: readonly TextLine[],
  entries: readonly Entry[],
  namesOf: (entry: Entry) => NameParts,
  pending: ReadonlyMap<number, unknown>,
): { readonly parts: ReadonlyMap<number, WrappedParts>; readonly doubts: readonly string[] } {
  const doubts: string[] = [];
  const result = new Map<number, WrappedParts>();
  const slot = (at: number): WrappedParts => {
    let found = result.get(at);
    if (!found) {
      found = { before: [], after: [], titleBefore: [], titleAfter: [] };
      result.set(at, found);
    }
    return found;
  };
  const named = entries.filter(({ kind }) => kind === 'named');
  const indent = modeOf(named.map(({ line }) => line.text.length - line.text.trimStart().length))?.value ?? 0;
  const following = new Map(named.map((entry, at) => [entry, named[at + 1] ?? null]));
  const inOrder = isAlphabetical(named.map(keyOf));
  let lastNamed: Entry | null = null;
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'named') lastNamed = entry;
    const next = entries[index + 1] ?? null;
    const begin = entry.at + (pending.has(entry.at) ? 2 : 1);
    collect(lastNamed, begin, next === null ? Math.min(lines.length, entry.at + 4) : next.at, next);
  }
  const first = entries[0];
  if (first) collect(null, Math.max(0, first.at - 3), first.at, first);
  return { parts: result, doubts };

  function collect(previous: Entry | null, from: number, to: number, next: Entry | null): void {
    const nextNamed = next?.kind === 'named' ? next : null;
    // Lines that touch the row above, and lines that touch the row below.
    let down = from;
    if (previous !== null) while (down < to && isNameLine(down, previous.nameEnd, previous)) down += 1;
    let up = to;
    if (nextNamed !== null) {
      // A row without a name has it above, however long it is.
      const nameEnd = namesOf(nextNamed).name === null ? LONGEST_NAME : nextNamed.nameEnd;
      while (up > from && isNameLine(up - 1, nameEnd, nextNamed)) up -= 1;
    }
    if (down < to && up < to && up < down) up = down;
    const touchesBoth = previous !== null && nextNamed !== null && down === to && from < to;
    if (touchesBoth) {
      for (let at = from; at < to; at++) {
        // Once a line begins the next name, the rest does too.
        if (!belongsAbove(at, previous, nextNamed)) {
          addAllAbove(previous, nextNamed, at, to);
          return;
        }
        const isTitle = partsAt(at, previous)[0] === null;
        const isOrdered = inOrder && keyOf(previous) <= keyOf(nextNamed);
        if (!isTitle && indentOf(at) <= indent && !isOrdered) doubt(at);
        addBelow(previous, at);
      }
      return;
    }
    if (previous !== null && next !== null) for (let at = from; at < down; at++) addBelow(previous, at);
    else if (previous !== null && down - from === 1 && indentOf(from) > indent) addBelow(previous, from);
    if (nextNamed !== null) addAllAbove(previous, nextNamed, up, to);
  }

  function doubt(at: number): void {
    doubts.push(`"${lines[at]?.text.trim().slice(0, 60)}" may not belong to the name of the row at it`);
  }

  function addAllAbove(previous: Entry | null, next: Entry, from: number, to: number): void {
    let at = from;
    for (; at < to; at++) {
      const { isBeginning, isSure } = beginning(at, previous, next);
      if (!isSure) doubt(at);
      if (isBeginning) break;
    }
    for (; at < to; at++) addAbove(next, at);
  }

  /** Whether a line above a row begins its name, or is the heading of a section that stands right above the row. */
  function beginning(
    at: number,
    previous: Entry | null,
    next: Entry,
  ): { readonly isBeginning: boolean; readonly isSure: boolean } {
    const own = namesOf(next).name;
    const [name] = partsAt(at, next);
    if (own === null || name === null || own[0] > name[0]) return { isBeginning: true, isSure: true };
    // The beginning of a name stands in the order of the names, and then the rest of it mostly does not.
    const after = following.get(next) ?? null;
    const fits = (key: string): boolean =>
      (previous === null || keyOf(previous) <= key) && (after === null || key <= keyOf(after));
    const lineFits = fits(sortKey(lines[at]?.text.slice(...name) ?? ''));
    const ownFits = fits(sortKey(next.line.text.slice(...own)));
    return { isBeginning: lineFits || !ownFits, isSure: inOrder && lineFits && !ownFits };
  }

  /** What alphabetical order goes by: the name with the lines above that begin it. */
  function keyOf(entry: Entry): string {
    const { name } = namesOf(entry);
    const own = name === null ? '' : entry.line.text.slice(...name);
    return sortKey(`${result.get(entry.at)?.before[0]?.text ?? ''}${own}`);
  }

  function addBelow(entry: Entry, at: number): void {
    const { after, titleAfter } = slot(entry.at);
    addTo(after, titleAfter, at, entry);
  }

  function addAbove(entry: Entry, at: number): void {
    const { before, titleBefore } = slot(entry.at);
    addTo(before, titleBefore, at, entry);
  }

  function addTo(names: Words[], titles: Words[], at: number, entry: Entry): void {
    const line = lines[at];
    if (!line) return;
    const [name, title] = partsAt(at, entry);
    if (name !== null) names.push(wordsIn(line, name));
    if (title !== null) titles.push(wordsIn(line, title));
  }

  /** Name and title of a line without figures: what begins where the row's title does belongs to the title. */
  function partsAt(at: number, entry: Entry): readonly [Range | null, Range | null] {
    const text = lines[at]?.text.trimEnd() ?? '';
    const start = indentOf(at);
    const column = namesOf(entry).title?.[0] ?? null;
    const title = column === null ? undefined : chunksOf(text).find((chunk) => Math.abs(chunk.start - column) <= 1);
    if (!title) return [[start, text.length], null];
    const nameEnd = text.slice(0, title.start).trimEnd().length;
    return [nameEnd > start ? [start, nameEnd] : null, [title.start, text.length]];
  }

  function indentOf(at: number): number {
    const text = lines[at]?.text ?? '';
    return text.length - text.trimStart().length;
  }

  function isNameLine(at: number, nameEnd: number, entry: Entry): boolean {
    const line = lines[at];
    if (!line || line.isBlank || isRule(line.text) || line.marks.length > 0) return false;
    const text = line.text.trim();
    const [name] = partsAt(at, entry);
    if (name === null) {
      // Only a title: "ADR" below "SPONSORED", the date below "*W EXP".
      return !TOTAL.test(text) && !/^[\d,.$]+$/.test(text) && indentOf(at) + text.length <= nameEnd + 2;
    }
    if (!/\p{L}/u.test(text) || isHeadingLine(line.text) || TOTAL.test(text) || SECTION.test(text)) return false;
    // A part of the book, a date, the form's name: headings of sections and pages.
    if (/%$|\d{1,2}\/\d{1,2}\/\d{2}|\b(?:19|20)\d\d$|\b13-?F\b/i.test(text)) return false;
    if (nameEnd === LONGEST_NAME && /\d{1,3},\d{3}|\s{3,}\S/.test(text)) return false;
    return indentOf(at) + text.length <= nameEnd + 6 && indentOf(at) < Math.max(12, nameEnd / 2);
  }

  function belongsAbove(at: number, previous: Entry, next: Entry): boolean {
    const [name] = partsAt(at, previous);
    if (name === null) return true;
    const own = indentOf(at);
    const nameOf = (entry: Entry): string => {
      const parts = namesOf(entry);
      return parts.name === null ? '' : entry.line.text.slice(parts.name[0], parts.name[1]);
    };
    const nextName = nameOf(next);
    if (nextName === '') return false;
    const nextIndent = next.line.text.length - next.line.text.trimStart().length;
    if (nextIndent > own) return false;
    if (own > indent) return true;
    // Names stand in alphabetical order: a line that breaks it as a beginning is a continuation.
    const key = sortKey(lines[at]?.text.slice(...name) ?? '');
    const above = sortKey(nameOf(previous));
    const below = sortKey(nextName);
    if (key < above) return true;
    return key > below && above <= below;
  }
}

/** Whether most neighbours are in order; those whose beginning stands on the line above are not. */
function isAlphabetical(keys: readonly string[]): boolean {
  const ordered = keys.filter((key, at) => at > 0 && (keys[at - 1] ?? '') <= key).length;
  return ordered >= (keys.length - 1) * 0.75;
}

type Range = readonly [number, number];

/** Names that stand alone on a line are not longer. */
const LONGEST_NAME = 70;

const SECTION =
  /^(?:(?:u\.?s\.?\s+|domestic\s+|foreign\s+|convertible\s+|preferred\s+|corporate\s+)*(?:common\s+stocks?|common|equit(?:y|ies)|preferred(?:\s+stocks?)?|(?:convertible\s+)?bonds?|options?|consumer\s+(?:discretionary|staples|(?:non-?)?cyclicals?)|health\s+care|information\s+technology|real\s+estate|telecommunication\s+services|mutual\s+funds?|adrs?|stocks?)|\(?cont(?:inued|'d|\.)?\)?|none|page\b.*)(?:\s*\(cont.*\))?$/i;
