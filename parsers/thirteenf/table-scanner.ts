import { createLeafScanner } from '../layout/xml-leaves.ts';
import { ROW_FIELDS, type RowPlaces, type TableRow } from './holding.ts';
import { readAmountType, readCusip, readDiscretion, readNumber, readPutCall } from './row-values.ts';

/** Elements of `ROW_FIELDS`, in lower case. Their names are the same in all schema versions; prefixes differ. */
const ELEMENTS =
  'nameofissuer titleofclass cusip figi value sshprnamt sshprnamttype putcall investmentdiscretion othermanager sole shared none';
const FIELD_OF_ELEMENT: ReadonlyMap<string, number> = new Map([
  ...ELEMENTS.split(' ').map((name, field) => [name, field] as const),
  ['othermanagers', 9],
]);

/** A row and, if requested, the offsets of its values. */
interface ScannedRow {
  readonly row: TableRow;
  readonly places: RowPlaces | null;
}

/** Not whole where the document is truncated. A last row that never ended is dropped, since its values may be cut. */
interface TableEnd {
  readonly isWhole: boolean;
}

/**
 * Reads the rows of an XML information table, of every schema version and prefix, as its text arrives.
 *
 * @param withPlaces whether rows have the offsets of their values, which costs memory
 * @param detached whether rows must not hold references to the pieces they were read from
 */
export function createTableScanner(
  withPlaces: boolean,
  detached: boolean,
): {
  /** The rows that end in this piece. */
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
        // Other managers may be one element each.
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
    finish: () => ({ isWhole: scanner.finish().complete && rowStart < 0 }),
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

/** V8 copies shorter strings; longer ones are slices that keep their whole source in memory. */
const SHORT = 13;
const MOST_KEPT = 20_000;

/** Copies strings, equal ones once. */
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
 * The rows of an information table of any size in bounded memory, in batches: one for each piece of text. A table that
 * is cut off does not throw; the generator's return value says so.
 *
 * @param pieces the decoded document in pieces of any length
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
