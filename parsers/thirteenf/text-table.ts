import type { PlainText } from '../layout/plain-text.ts';
import { ROW_FIELDS, type RowField, type RowPlaces, type TableRow, type ValueUnit } from './holding.ts';
import { readPutCall } from './row-values.ts';
import { type RowCells, readCells } from './text-cells.ts';
import { type CusipInLine, cusipsOf } from './text-cusip.ts';
import { type Entry, entriesOf, figuresOf, joined, type LateParts, type Words, wordsIn } from './text-entries.ts';
import type { TableHeading } from './text-header.ts';
import { linesOf, type TextLine } from './text-lines.ts';
import { createLeadingManagers, createNameLines, createNameSplitter, type NameParts } from './text-names.ts';
import { createVoteColumns } from './text-votes.ts';
import { wrappedNames } from './text-wrapped-names.ts';

export interface TextTable {
  readonly rows: readonly { readonly row: TableRow; readonly places: RowPlaces }[];
  /** Lines that look like entries and could not be read. */
  readonly unread: readonly string[];
  /** Readings of rows that another reading could replace, in words. */
  readonly doubts: readonly string[];
  readonly printedUnit: ValueUnit | null;
}

/** Lines above the first row in which its heading stands. */
const HEADING_LINES = 14;

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
  const nameLine = createNameLines(named);
  const managers = createLeadingManagers(named, lines.slice(Math.max(0, firstRow - HEADING_LINES), firstRow));
  const splitters = new Map<TableHeading, ReturnType<typeof createNameSplitter>>();
  const known = new Map<Entry, NameParts>();
  const namesOf = (entry: Entry): NameParts => {
    const parts = known.get(entry) ?? splitOf(entry);
    known.set(entry, parts);
    return parts;
  };
  const splitOf = (entry: Entry): NameParts => {
    let split = splitters.get(entry.heading);
    if (!split) {
      const own = named.filter(({ heading }) => heading === entry.heading);
      const { classColumns, hasClass } = entry.heading;
      split = createNameSplitter(
        own.map((other) => ({ line: nameLine(other), end: other.nameEnd })),
        classColumns,
        hasClass,
      );
      splitters.set(entry.heading, split);
    }
    return split(nameLine(entry), entry.nameEnd);
  };
  const { parts: wrapped, doubts } = wrappedNames(lines, entries, namesOf, pending);
  const unknownMarks = entries.filter(({ cells }) => cells.hasMark && cells.discretion === null);

  const issuerOf = (entry: Entry, previous: Above | null): Above => {
    const parts = namesOf(entry);
    const { before = [], after = [], titleBefore = [], titleAfter = [] } = wrapped.get(entry.at) ?? {};
    const own = parts.name === null ? [] : [wordsIn(entry.line, parts.name)];
    const title = parts.title === null ? null : wordsIn(entry.line, parts.title);
    const late = pending.get(entry.at)?.title ?? null;
    const name = joined([...before, ...own, ...after]);
    const whole = joined([
      ...titleBefore,
      ...(title === null ? [] : [title]),
      ...(late === null ? [] : [late]),
      ...titleAfter,
    ]);
    const { cusip, line } = entry;
    // A further position of the issuer may repeat the CUSIP without the name.
    const repeats = name === null && cusip !== null && cusip.cusip === previous?.cusip?.cusip;
    return repeats
      ? { name: previous?.name ?? null, title: whole ?? previous?.title ?? null, cusip, line }
      : { name, title: whole, cusip, line };
  };
  const rows: { row: TableRow; places: RowPlaces }[] = [];
  let above: Above | null = null;
  for (const entry of entries) {
    if (entry.kind === 'named') above = issuerOf(entry, above);
    if (above === null) continue;
    const before = entry.kind === 'named' ? managers.of(entry) : null;
    if (before !== null && entry.cells.managers === null) {
      const words = wordsIn(entry.line, before);
      entry.cells = { ...entry.cells, managers: { ...words, value: words.text } };
    }
    rows.push(rowOf(entry, above, plain, learned, pending.get(entry.at)?.value ?? null));
  }
  const unit = entries.find(({ heading }) => heading.unit !== null)?.heading.unit ?? null;
  return {
    rows,
    unread,
    doubts: [
      ...doubts,
      ...(managers.isOpen ? ['no heading says what the numbers before the names are'] : []),
      ...unknownMarks.map(({ line }) => `no heading says what the mark of "${line.text.trim().slice(0, 40)}" means`),
    ],
    printedUnit: unit,
  };
}

/** The issuer that rows without one belong to. */
interface Above {
  readonly name: Words | null;
  readonly title: Words | null;
  readonly cusip: CusipInLine | null;
  readonly line: TextLine;
}

/** An option that only its title of class tells: `PUT`, `CALL OPTION`. */
function putCallOf(title: Words | null): RowCells['putCall'] {
  const match = /^(put|call)s?(?:\s+opt(?:ion)?s?\b.*)?$/i.exec(title?.text ?? '');
  const value = readPutCall(match?.[1] ?? null);
  return title === null || value === null ? null : { value, start: title.start, end: title.end };
}

function rowOf(
  entry: Entry,
  above: Above,
  plain: PlainText,
  votes: ReturnType<typeof createVoteColumns>,
  late: LateParts['value'],
): { row: TableRow; places: RowPlaces } {
  const { cells, line } = entry;
  const value = cells.value ?? late;
  const putCall = cells.putCall ?? putCallOf(above.title);
  const order = votes.place(cells.votes, entry.heading);
  const [sole, shared, none] = order.map((at) => cells.votes[at] ?? null);
  const places = Array.from({ length: 2 * ROW_FIELDS.length }, () => -1);
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
  put('putCall', putCall);
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
      putCall: putCall?.value ?? null,
      investmentDiscretion: cells.discretion?.value ?? null,
      otherManager: cells.managers?.value ?? null,
      votingAuthority: { sole: sole?.value ?? null, shared: shared?.value ?? null, none: none?.value ?? null },
      start: plain.sourceOffset(from),
      end: plain.sourceEnd(to - 1),
    },
    places,
  };
}
