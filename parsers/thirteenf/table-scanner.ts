import { createLeafScanner } from '../layout/xml-leaves.ts';
import { ROW_FIELDS, type RowPlaces, type TableRow } from './holding.ts';
import { readAmountType, readCusip, readDiscretion, readNumber, readPutCall } from './row-values.ts';

/** Element name in lower case → place in `ROW_FIELDS`. The names never changed from schema to schema; prefixes did. */
const FIELD_OF_ELEMENT: ReadonlyMap<string, number> = new Map([
  ['nameofissuer', 0],
  ['titleofclass', 1],
  ['cusip', 2],
  ['figi', 3],
  ['value', 4],
  ['sshprnamt', 5],
  ['sshprnamttype', 6],
  ['putcall', 7],
  ['investmentdiscretion', 8],
  ['othermanager', 9],
  ['othermanagers', 9],
  ['sole', 10],
  ['shared', 11],
  ['none', 12],
]);

/** A row and, where they were asked for, the places of its values. */
export interface ScannedRow {
  readonly row: TableRow;
  readonly places: RowPlaces | null;
}

export interface TableEnd {
  /** Whether every element that began also ended: false for a truncated document. */
  readonly complete: boolean;
  /** A row that began and never ended: it is not given, since its values may be cut. */
  readonly cutRow: boolean;
}

/**
 * Reads the rows of an XML information table, of every schema version and prefix, as its text arrives.
 *
 * @param withPlaces whether rows carry the places of their single values; costs memory
 * @param detached whether rows must not keep the pieces alive that they were read from
 */
export function createTableScanner(
  withPlaces: boolean,
  detached: boolean,
): {
  /** Rows that ended within this piece. */
  push(piece: string): readonly ScannedRow[];
  finish(): TableEnd;
} {
  const count = ROW_FIELDS.length;
  const texts: (string | null)[] = Array.from({ length: count }, () => null);
  const fields = new Map<string, number>();
  const own = detached ? createDetacher() : (text: string): string => text;
  const nowhere: readonly number[] = Array.from({ length: 2 * count }, () => -1);
  let places: number[] = [...nowhere];
  let rows: ScannedRow[] = [];
  let rowStart = -1;

  function fieldOf(name: string): number {
    let field = fields.get(name);
    if (field === undefined) {
      const lower = name.toLowerCase();
      field = lower === 'infotable' ? ROW : (FIELD_OF_ELEMENT.get(lower) ?? NO_FIELD);
      if (fields.size < 10_000) fields.set(name, field);
    }
    return field;
  }

  const scanner = createLeafScanner({
    open(name, start) {
      if (fieldOf(name) !== ROW) return;
      rowStart = start;
      texts.fill(null);
      if (withPlaces) places = [...nowhere];
    },
    close(name, text, textStart, textEnd, end) {
      if (rowStart < 0) return;
      const field = fieldOf(name);
      if (field >= 0) {
        if (text === null || text === '') return;
        // A list of other managers may be given as one element each.
        texts[field] = field === 9 && texts[9] ? `${texts[9]},${text}` : text;
        if (withPlaces) {
          places[2 * field] = textStart;
          places[2 * field + 1] = textEnd;
        }
      } else if (field === ROW) {
        rows.push({ row: rowOf(texts, rowStart, end, own), places: withPlaces ? places : null });
        rowStart = -1;
      }
    },
  });
  return {
    push(piece) {
      scanner.push(piece);
      const ready = rows;
      rows = [];
      return ready;
    },
    finish: () => ({ complete: scanner.finish().complete, cutRow: rowStart >= 0 }),
  };
}

const ROW = -2;
const NO_FIELD = -1;

function rowOf(texts: readonly (string | null)[], start: number, end: number, own: (text: string) => string): TableRow {
  const text = (field: number): string | null => {
    const value = texts[field] ?? null;
    return value === null || value.length < SHORT ? value : own(value);
  };
  return {
    nameOfIssuer: collapsed(text(0)),
    titleOfClass: collapsed(text(1)),
    cusip: readCusip(text(2)),
    figi: text(3),
    rawValue: text(4),
    value: readNumber(text(4)),
    sshPrnamt: readNumber(text(5)),
    sshPrnamtType: readAmountType(text(6)),
    putCall: readPutCall(text(7)),
    investmentDiscretion: readDiscretion(text(8)),
    otherManager: collapsed(text(9)),
    votingAuthority: { sole: readNumber(text(10)), shared: readNumber(text(11)), none: readNumber(text(12)) },
    start,
    end,
  };
}

/** Shorter strings are copies in V8; longer ones are views that keep their whole source in memory. */
const SHORT = 13;
const MOST_KEPT = 20_000;

/** Copies strings; the same one, such as an issuer's name, once. */
function createDetacher(): (text: string) => string {
  const copies = new Map<string, string>();
  return (text) => {
    const known = copies.get(text);
    if (known !== undefined) return known;
    const copy = Buffer.from(text, 'utf8').toString('utf8');
    if (copies.size < MOST_KEPT) copies.set(copy, copy);
    return copy;
  };
}

function collapsed(text: string | null): string | null {
  return text === null || !/\s\s|[\t\n\r]/.test(text) ? text : text.replace(/\s+/g, ' ');
}

/**
 * The rows of an information table of any size in bounded memory: each batch holds the rows that ended within one
 * piece of text. A table cut off in its midst throws nothing; the generator's return value says so.
 *
 * @param pieces the decoded document, in order, in pieces of any length
 * @example
 * for await (const rows of streamThirteenfRows(pieces)) await copy(rows);
 */
export async function* streamThirteenfRows(
  pieces: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<readonly TableRow[], TableEnd, undefined> {
  const scanner = createTableScanner(false, true);
  for await (const piece of pieces) {
    const rows = scanner.push(piece);
    if (rows.length > 0) yield rows.map(({ row }) => row);
  }
  return scanner.finish();
}
