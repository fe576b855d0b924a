import type { PlainText } from '../layout/plain-text.ts';
import { ROW_FIELDS, type RowField, type RowPlaces, type TableRow, type ValueUnit } from './holding.ts';
import { type RowCells, readCells } from './text-cells.ts';
import { type CusipInLine, cusipsOf } from './text-cusip.ts';
import { headingAbove, isHeadingLine, isRule, type TableHeading } from './text-header.ts';
import { linesOf, modeOf, type TextLine, tokensOf } from './text-lines.ts';
import { createNameSplitter, type NameParts, sortKey } from './text-names.ts';
import { createVoteColumns } from './text-votes.ts';

export interface TextTable {
  readonly rows: readonly { readonly row: TableRow; readonly places: RowPlaces }[];
  /** Lines that look like entries and could not be read. */
  readonly unread: readonly string[];
  readonly printedUnit: ValueUnit | null;
}

/** An entry before names and votes are settled. */
interface Entry {
  /** Index of the line with the entry's figures. */
  readonly at: number;
  readonly line: TextLine;
  readonly kind: 'named' | 'ditto';
  readonly cusip: CusipInLine | null;
  /** Column at which the name and title end. */
  readonly nameEnd: number;
  readonly heading: TableHeading;
  cells: RowCells;
}

/**
 * Reads a fixed-width table (1999–2013). A row is known by its CUSIP, or by an amount with SH, PRN or a discretion
 * where the filer left the CUSIP out; rows without name and CUSIP repeat those above them. Totals, rules, headings
 * and page marks are passed over.
 *
 * @returns null where the text holds no row
 */
export function readTextTable(plain: PlainText, source: string): TextTable | null {
  const lines = linesOf(plain, source);
  const cusips = cusipsOf(lines);
  const [firstRow] = [...cusips.keys()].sort((a, b) => a - b);
  if (firstRow === undefined) return null;
  const { entries, unread, pending } = entriesOf(lines, cusips, firstRow);
  if (entries.length === 0) return null;

  const learned = createVoteColumns(entries.map(({ cells }) => cells));
  if (learned.from !== null) {
    for (const entry of entries) {
      if (entry.cells.votesAddUp) continue;
      entry.cells = readCells(figuresOf(entry), entry.heading, learned.from);
    }
  }
  const named = entries.filter(({ kind }) => kind === 'named');
  const splitters = new Map<TableHeading, ReturnType<typeof createNameSplitter>>();
  const namesOf = (entry: Entry): NameParts => {
    let split = splitters.get(entry.heading);
    if (!split) {
      const own = named.filter(({ heading }) => heading === entry.heading);
      const { classColumns, hasClass } = entry.heading;
      split = createNameSplitter(
        own.map(({ line, nameEnd }) => ({ line, end: nameEnd })),
        classColumns,
        hasClass,
      );
      splitters.set(entry.heading, split);
    }
    return split(entry.line, entry.nameEnd);
  };
  const wrapped = wrappedNames(lines, entries, namesOf, pending);

  const rows: { row: TableRow; places: RowPlaces }[] = [];
  let above: { name: Words | null; title: Words | null; cusip: CusipInLine | null; line: TextLine } | null = null;
  for (const entry of entries) {
    if (entry.kind === 'named') {
      const parts = namesOf(entry);
      const { before, after } = wrapped.get(entry.at) ?? { before: [], after: [] };
      const own = parts.name === null ? [] : [wordsIn(entry.line, parts.name)];
      const title = parts.title === null ? null : wordsIn(entry.line, parts.title);
      const late = pending.get(entry.at)?.title ?? null;
      above = {
        name: joined([...before, ...own, ...after]),
        title: joined([...(title === null ? [] : [title]), ...(late === null ? [] : [late])]),
        cusip: entry.cusip,
        line: entry.line,
      };
    }
    if (above === null) continue;
    rows.push(rowOf(entry, above, plain, learned, pending.get(entry.at)?.value ?? null));
  }
  const unit = entries.find(({ heading }) => heading.unit !== null)?.heading.unit ?? null;
  return { rows, unread, printedUnit: unit };
}

interface Words {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function wordsIn(line: TextLine, [from, to]: readonly [number, number]): Words {
  return { text: line.text.slice(from, to).replace(/\s+/g, ' '), start: line.start + from, end: line.start + to };
}

function joined(parts: readonly Words[]): Words | null {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return null;
  return { text: parts.map(({ text }) => text).join(' '), start: first.start, end: last.end };
}

interface LateParts {
  readonly value: { readonly raw: string; readonly value: number; readonly start: number; readonly end: number } | null;
  readonly title: Words | null;
}

const TOTAL = /\b(?:sub\s?-?totals?|totals?|grand\s+total|aggregate)\b/i;

function figuresOf(entry: Pick<Entry, 'line' | 'nameEnd' | 'cusip'>): ReturnType<typeof tokensOf> {
  return tokensOf(entry.line, entry.cusip === null ? entry.nameEnd : Math.max(entry.cusip.end, entry.nameEnd));
}

function entriesOf(
  lines: readonly TextLine[],
  cusips: ReadonlyMap<number, CusipInLine>,
  firstRow: number,
): { readonly entries: Entry[]; readonly unread: string[]; readonly pending: Map<number, LateParts> } {
  const entries: Entry[] = [];
  const unread: string[] = [];
  const pending = new Map<number, LateParts>();
  let heading = headingAbove(lines, firstRow);
  let sawHeading = false;
  const cusipColumn = modeOf([...cusips.values()].map(({ start }) => start))?.value ?? 0;
  for (let at = firstRow; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.isBlank || isRule(line.text)) continue;
    const cusip = cusips.get(at) ?? null;
    if (cusip !== null) {
      if (sawHeading) {
        heading = headingAbove(lines, at);
        sawHeading = false;
      }
      const nameFirst = line.text.slice(0, cusip.start).trim() !== '';
      const nameEnd = nameFirst ? cusip.start : endOfWords(line, cusip.end);
      const cells = readCells(figuresOf({ line, nameEnd, cusip }), heading, null);
      if (cells.value === null && cells.amount === null) {
        unread.push(line.text.trim().slice(0, 120));
        continue;
      }
      entries.push({ at, line, kind: 'named', cusip, nameEnd, heading, cells });
      continue;
    }
    const last = entries.at(-1);
    if (!last) continue;
    const words = line.text.slice(0, cusipColumn).trim();
    if (isHeadingLine(line.text) && !/\d{3}/.test(line.text)) {
      sawHeading = true;
      continue;
    }
    if (TOTAL.test(line.text)) continue;
    const figures = /(?:^|\s)\$?\s?[\d,]+(?:\.\d+)?(?=\s|$|SH|PRN)/i.exec(
      line.text.slice(words === '' ? 0 : cusipColumn - 2),
    );
    if (!figures) continue;
    const from = words === '' ? 0 : cusipColumn - 2 + figures.index;
    const cells = readCells(tokensOf(line, from), last.heading, null);
    if (cells.isEntry && cells.amount !== null && cells.value !== null) {
      const kind = words === '' ? 'ditto' : 'named';
      entries.push({ at, line, kind, cusip: null, nameEnd: from, heading: last.heading, cells });
    } else if (isLateValue(last, cells, at)) {
      pending.set(last.at, lateParts(last, line, cells, cusipColumn));
    }
  }
  return { entries, unread, pending };
}

/** In a table that begins with the CUSIP, name and title end where the first figure begins. */
function endOfWords(line: TextLine, from: number): number {
  const figure = /\s{1,}\$?\s?\d[\d,]*(?:\.\d+)?(?=\s{1,}(?:\$?\s?\d|SH|PRN))/i.exec(line.text.slice(from));
  return figure ? from + figure.index + 1 : line.text.length;
}

/** A row whose value did not fit stands with the amount alone; the next line holds the value. */
function isLateValue(entry: Entry, cells: RowCells, at: number): boolean {
  const { value, amount, amountType } = entry.cells;
  return (
    at === entry.at + 1 &&
    value !== null &&
    amount === null &&
    amountType !== null &&
    cells.value !== null &&
    cells.amount === null
  );
}

function lateParts(entry: Entry, line: TextLine, cells: RowCells, cusipColumn: number): LateParts {
  const words = line.text.slice(0, cusipColumn);
  const text = words.trim();
  const start = words.length - words.trimStart().length;
  const title = text === '' ? null : wordsIn(line, [start, start + text.length]);
  const { cells: own } = entry;
  // What was read as the value is the amount.
  const amount = own.value;
  entry.cells = { ...own, value: null, amount };
  return { value: cells.value, title };
}

/** Lines of a wrapped name, by the index of the entry's line that they belong to. */
function wrappedNames(
  lines: readonly TextLine[],
  entries: readonly Entry[],
  namesOf: (entry: Entry) => NameParts,
  pending: ReadonlyMap<number, LateParts>,
): Map<number, { before: Words[]; after: Words[] }> {
  const result = new Map<number, { before: Words[]; after: Words[] }>();
  const slot = (at: number): { before: Words[]; after: Words[] } => {
    let found = result.get(at);
    if (!found) {
      found = { before: [], after: [] };
      result.set(at, found);
    }
    return found;
  };
  const named = entries.filter(({ kind }) => kind === 'named');
  const indent = modeOf(named.map(({ line }) => line.text.length - line.text.trimStart().length))?.value ?? 0;
  let lastNamed: Entry | null = null;
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'named') lastNamed = entry;
    const next = entries[index + 1] ?? null;
    const begin = entry.at + (pending.has(entry.at) ? 2 : 1);
    collect(lastNamed, begin, next === null ? Math.min(lines.length, entry.at + 4) : next.at, next);
  }
  const first = entries[0];
  if (first) collect(null, Math.max(0, first.at - 3), first.at, first);
  return result;

  function collect(previous: Entry | null, from: number, to: number, next: Entry | null): void {
    const nextNamed = next?.kind === 'named' ? next : null;
    // Lines that touch the row above, and lines that touch the row below.
    let down = from;
    if (previous !== null) while (down < to && isNameLine(down, previous.nameEnd)) down += 1;
    let up = to;
    if (nextNamed !== null) while (up > from && isNameLine(up - 1, nextNamed.nameEnd)) up -= 1;
    if (down < to && up < to && up < down) up = down;
    const touchesBoth = previous !== null && nextNamed !== null && down === to && from < to;
    if (touchesBoth) {
      for (let at = from; at < to; at++) {
        // Once a line begins the next name, the rest does too.
        if (!belongsAbove(at, previous, nextNamed)) {
          for (let rest = at; rest < to; rest++) addTo(slot(nextNamed.at).before, rest);
          return;
        }
        addTo(slot(previous.at).after, at);
      }
      return;
    }
    if (previous !== null && next !== null) for (let at = from; at < down; at++) addTo(slot(previous.at).after, at);
    else if (previous !== null && down - from === 1 && indentOf(from) > indent) addTo(slot(previous.at).after, from);
    if (nextNamed !== null) for (let at = up; at < to; at++) addTo(slot(nextNamed.at).before, at);
  }

  function addTo(words: Words[], at: number): void {
    const line = lines[at];
    if (!line) return;
    const start = indentOf(at);
    words.push(wordsIn(line, [start, line.text.trimEnd().length]));
  }

  function indentOf(at: number): number {
    const text = lines[at]?.text ?? '';
    return text.length - text.trimStart().length;
  }

  function isNameLine(at: number, nameEnd: number): boolean {
    const line = lines[at];
    if (!line || line.isBlank || isRule(line.text) || line.marks.length > 0) return false;
    const text = line.text.trim();
    if (!/\p{L}/u.test(text) || isHeadingLine(line.text) || TOTAL.test(text) || SECTION.test(text)) return false;
    return indentOf(at) + text.length <= nameEnd + 6 && indentOf(at) < Math.max(12, nameEnd / 2);
  }

  function belongsAbove(at: number, previous: Entry, next: Entry): boolean {
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
    const key = sortKey(lines[at]?.text ?? '');
    const above = sortKey(nameOf(previous));
    const below = sortKey(nextName);
    if (key < above) return true;
    return key > below && above <= below;
  }
}

const SECTION =
  /^(?:(?:u\.?s\.?\s+|domestic\s+|foreign\s+|convertible\s+|preferred\s+|corporate\s+)*(?:common\s+stocks?|common|equit(?:y|ies)|preferred(?:\s+stocks?)?|(?:convertible\s+)?bonds?|options?|mutual\s+funds?|adrs?|stocks?)|\(?cont(?:inued|'d|\.)?\)?|none|page\b.*)(?:\s*\(cont.*\))?$/i;

function rowOf(
  entry: Entry,
  above: {
    readonly name: Words | null;
    readonly title: Words | null;
    readonly cusip: CusipInLine | null;
    readonly line: TextLine;
  },
  plain: PlainText,
  votes: ReturnType<typeof createVoteColumns>,
  late: LateParts['value'],
): { row: TableRow; places: RowPlaces } {
  const { cells, line } = entry;
  const value = cells.value ?? late;
  const order = votes.place(cells.votes, entry.heading);
  const [sole, shared, none] = order.map((at) => cells.votes[at] ?? null);
  const places = new Array<number>(2 * ROW_FIELDS.length).fill(-1);
  const put = (field: RowField, words: { readonly start: number; readonly end: number } | null | undefined): void => {
    if (!words) return;
    const index = ROW_FIELDS.indexOf(field);
    places[2 * index] = plain.sourceOffset(words.start);
    places[2 * index + 1] = plain.sourceEnd(words.end - 1);
  };
  const { cusip } = above;
  put('nameOfIssuer', above.name);
  put('titleOfClass', above.title);
  put('cusip', cusip === null ? null : { start: above.line.start + cusip.start, end: above.line.start + cusip.end });
  put('valueDollars', value);
  put('sshPrnamt', cells.amount);
  put('sshPrnamtType', cells.amountType);
  put('putCall', cells.putCall);
  put('investmentDiscretion', cells.discretion);
  put('otherManager', cells.managers);
  put('votingAuthority.sole', sole);
  put('votingAuthority.shared', shared);
  put('votingAuthority.none', none);
  const from = line.start + line.text.length - line.text.trimStart().length;
  const to = Math.max(from + 1, line.start + line.text.trimEnd().length);
  return {
    row: {
      nameOfIssuer: above.name?.text ?? null,
      titleOfClass: above.title?.text ?? null,
      cusip: cusip?.cusip ?? null,
      figi: null,
      rawValue: value?.raw ?? null,
      value: value?.value ?? null,
      sshPrnamt: cells.amount?.value ?? null,
      sshPrnamtType: cells.amountType?.value ?? null,
      putCall: cells.putCall?.value ?? null,
      investmentDiscretion: cells.discretion?.value ?? null,
      otherManager: cells.managers?.value ?? null,
      votingAuthority: { sole: sole?.value ?? null, shared: shared?.value ?? null, none: none?.value ?? null },
      start: plain.sourceOffset(from),
      end: plain.sourceEnd(to - 1),
    },
    places,
  };
}
