import type { PlainText } from '../layout/plain-text.ts';
import { ROW_FIELDS, type RowField, type RowPlaces, type TableRow, type ValueUnit } from './holding.ts';
import { readPutCall } from './row-values.ts';
import { type RowCells, readCells } from './text-cells.ts';
import { type CusipInLine, cusipsOf } from './text-cusip.ts';
import { type Entry, entriesOf, figuresOf, joined, type LateParts, type Words, wordsIn } from './text-entries.ts';
import { HEADING_LINES } from './text-header.ts';
import { indentOf, linesOf, type TextLine } from './text-lines.ts';
import {
  createLeadingManagers,
  createNameLines,
  createNameSplitter,
  type NameParts,
  type Range,
} from './text-names.ts';
import { createVoteColumns } from './text-votes.ts';
import { type WrappedParts, wrappedNames } from './text-wrapped-names.ts';

type TextRow = Readonly<{ row: TableRow; places: RowPlaces }>;

interface TextTable {
  readonly rows: readonly TextRow[];
  /** Lines that look like entries and could not be read. */
  readonly unread: readonly string[];
  /** Rows that could also be read another way, in words. */
  readonly doubts: readonly string[];
  readonly printedUnit: ValueUnit | null;
}

/**
 * Reads a fixed-width table (1999–2013). A row is recognized by its CUSIP, or, if the filer omitted the CUSIP, by an
 * amount with SH, PRN or a discretion; rows without name and CUSIP repeat those above. Totals, rules, headings and page
 * marks are skipped.
 *
 * @returns null if the text has no row
 */
export function readTextTable(plain: PlainText, source: string): TextTable | null {
  const lines = linesOf(plain, source);
  const cusips = cusipsOf(lines);
  const [firstRow] = [...cusips.keys()].sort((a, b) => a - b);
  if (firstRow === undefined) return null;
  const { entries, unread, pending } = entriesOf(lines, cusips, firstRow);
  if (entries.length === 0) return null;

  const votes = createVoteColumns(entries.map(({ cells }) => cells));
  if (votes.from !== null) {
    for (const entry of entries) {
      if (!entry.cells.votesAddUp) entry.cells = readCells(figuresOf(entry), entry.heading, votes.from);
    }
  }
  const named = entries.filter(({ kind }) => kind === 'named');
  const managers = createLeadingManagers(named, lines.slice(Math.max(0, firstRow - HEADING_LINES), firstRow));
  const namesOf = createNames(named);
  const { parts: wrapped, doubts } = wrappedNames(lines, entries, namesOf, pending);
  const unknownMarks = entries.filter(({ cells }) => cells.hasMark && cells.discretion === null);

  const rows: TextRow[] = [];
  let issuer: Issuer | null = null;
  for (const entry of entries) {
    const late = pending.get(entry.at) ?? null;
    if (entry.kind === 'named') {
      issuer = issuerOf(entry, namesOf(entry), wrapped.get(entry.at), late?.title ?? null, issuer);
      const leading = managers.of(entry);
      if (leading !== null && entry.cells.managers === null) {
        const words = wordsIn(entry.line, leading);
        entry.cells = { ...entry.cells, managers: { ...words, value: words.text } };
      }
    }
    if (issuer !== null) rows.push(rowOf(entry, issuer, plain, votes, late?.value ?? null));
  }
  return {
    rows,
    unread,
    doubts: [
      ...doubts,
      ...(managers.isOpen ? ['no heading says what the numbers before the names are'] : []),
      ...unknownMarks.map(({ line }) => `no heading says what the mark of "${line.text.trim().slice(0, 40)}" means`),
    ],
    printedUnit: entries.find(({ heading }) => heading.unit !== null)?.heading.unit ?? null,
  };
}

/** Name and title of each entry; rows below the same heading share their title column. */
function createNames(named: readonly Entry[]): (entry: Entry) => NameParts {
  const nameLine = createNameLines(named);
  const rows = Map.groupBy(named, ({ heading }) => heading);
  const splitters = new Map(
    [...rows].map(([heading, own]) => {
      const before = own.map((entry) => ({ line: nameLine(entry), end: entry.nameEnd }));
      return [heading, createNameSplitter(before, heading.classColumns, heading.hasClass)];
    }),
  );
  const known = new Map<Entry, NameParts>();
  return (entry) => {
    const parts = known.get(entry) ?? splitters.get(entry.heading)?.(nameLine(entry), entry.nameEnd) ?? NO_NAME;
    known.set(entry, parts);
    return parts;
  };
}

const NO_NAME: NameParts = { name: null, title: null };

/** The issuer of an entry and of the unnamed rows below it. */
type Issuer = Readonly<{ name: Words | null; title: Words | null; cusip: CusipInLine | null; line: TextLine }>;

function issuerOf(
  { cusip, line }: Entry,
  parts: NameParts,
  wrapped: WrappedParts | undefined,
  lateTitle: Words | null,
  previous: Issuer | null,
): Issuer {
  const { before = [], after = [], titleBefore = [], titleAfter = [] } = wrapped ?? {};
  const own = (range: Range | null): Words[] => (range === null ? [] : [wordsIn(line, range)]);
  const name = joined([...before, ...own(parts.name), ...after]);
  const late = lateTitle === null ? [] : [lateTitle];
  const title = joined([...titleBefore, ...own(parts.title), ...late, ...titleAfter]);
  // A further position of the issuer may repeat the CUSIP without the name.
  const repeated = name === null && cusip !== null && cusip.cusip === previous?.cusip?.cusip ? previous : null;
  return { name: name ?? repeated?.name ?? null, title: title ?? repeated?.title ?? null, cusip, line };
}

/** An option that only the title of class indicates: `PUT`, `CALL OPTION`. */
function putCallOf(title: Words | null): RowCells['putCall'] {
  const match = /^(put|call)s?(?:\s+opt(?:ion)?s?\b.*)?$/i.exec(title?.text ?? '');
  const value = readPutCall(match?.[1] ?? null);
  return title === null || value === null ? null : { value, start: title.start, end: title.end };
}

function rowOf(
  { cells, line, heading }: Entry,
  issuer: Issuer,
  plain: PlainText,
  votes: ReturnType<typeof createVoteColumns>,
  late: LateParts['value'],
): TextRow {
  const { name, title, cusip } = issuer;
  const value = cells.value ?? late;
  const putCall = cells.putCall ?? putCallOf(title);
  const [sole, shared, none] = votes.place(cells.votes, heading).map((at) => cells.votes[at] ?? null);
  const { start } = issuer.line;
  const ranges: Readonly<Partial<Record<RowField, Pick<Words, 'start' | 'end'> | null | undefined>>> = {
    nameOfIssuer: name,
    titleOfClass: title,
    cusip: cusip && { start: start + cusip.start, end: start + cusip.end },
    valueDollars: value,
    sshPrnamt: cells.amount,
    sshPrnamtType: cells.amountType,
    putCall,
    investmentDiscretion: cells.discretion,
    otherManager: cells.managers,
    'votingAuthority.sole': sole,
    'votingAuthority.shared': shared,
    'votingAuthority.none': none,
  };
  const places = ROW_FIELDS.flatMap((field) => {
    const range = ranges[field];
    return range ? [plain.sourceOffset(range.start), plain.sourceEnd(range.end - 1)] : [-1, -1];
  });
  const from = line.start + indentOf(line.text);
  const to = Math.max(from + 1, line.start + line.text.trimEnd().length);
  return {
    row: {
      nameOfIssuer: name?.text ?? null,
      titleOfClass: title?.text ?? null,
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
