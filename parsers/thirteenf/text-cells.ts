import { readAmountType, readDiscretion, readNumber, readPutCall } from './row-values.ts';
import type { TableHeading } from './text-header.ts';
import type { Token } from './text-lines.ts';

/** A value and the range it was read from. */
type Cell<T> = Readonly<{ value: T; start: number; end: number }>;

/** The cells to the right of a row's CUSIP. */
export interface RowCells {
  readonly value: (Cell<number> & { readonly raw: string }) | null;
  readonly amount: Cell<number> | null;
  readonly amountType: Cell<'SH' | 'PRN'> | null;
  readonly putCall: Cell<'Put' | 'Call'> | null;
  readonly discretion: Cell<string> | null;
  readonly managers: Cell<string> | null;
  /** Numbers at the end of the row, not yet assigned to columns. */
  readonly votes: readonly (Cell<number> & { readonly column: number; readonly edge: number })[];
  /** Whether the votes add up to the amount. */
  readonly votesAddUp: boolean;
  /** Whether the row has what only entries have: a kind of amount, a discretion, a mark. */
  readonly isEntry: boolean;
  /** Whether a mark indicates the discretion, whose column may be unknown. */
  readonly hasMark: boolean;
}

type Kind = 'number' | 'dash' | 'type' | 'putcall' | 'discretion' | 'mark' | 'word';

interface Classified extends Token {
  readonly kind: Kind;
}

const DISCRETION = /^(?:SOLE|DFND|DEFINED|DEF|SHARED(?:-(?:DEFINED|OTHER))?|SHRD|OTR|OTHR|OTHER)$/i;

function kindOf(text: string): Kind {
  if (/^[-–—]+$/.test(text)) return 'dash';
  if (readNumber(text) !== null) return 'number';
  if (readAmountType(text) !== null) return 'type';
  if (readPutCall(text) !== null) return 'putcall';
  if (DISCRETION.test(text)) return 'discretion';
  return /^(?:X{1,2}|\(X\)|\[X\])$/i.test(text) ? 'mark' : 'word';
}

/** A footnote mark by itself; a count is never one digit in parentheses. */
const FOOTNOTE = /^(?:\(\d\)|\[\d\]|\*{1,3})$/;

/** `766746.00SH` is two cells, `3,000*` one with a footnote mark; a single `$` belongs to the next cell. */
function classify(tokens: readonly Token[]): readonly Classified[] {
  return tokens.flatMap((token): readonly Classified[] => {
    const { text, start, column } = token;
    if (text === '$' || FOOTNOTE.test(text)) return [];
    const noted = /^(\$?[\d,]+(?:\.\d+)?)(?:\*{1,3}|\(\w\)|\[\w\])$/.exec(text)?.[1];
    if (noted !== undefined) return [{ ...token, text: noted, end: start + noted.length, kind: 'number' }];
    const [, figure, type] = /^(\$?[\d,]+(?:\.\d*)?)(SH|PRN|SHS)$/i.exec(text) ?? [];
    if (figure === undefined || type === undefined) return [{ ...token, kind: kindOf(text) }];
    const cut = start + figure.length;
    return [
      { ...token, text: figure, end: cut, kind: 'number' },
      { ...token, text: type, start: cut, column: column + figure.length, kind: 'type' },
    ];
  });
}

/** Initials of sole, defined and other. */
const DISCRETION_LETTERS: Readonly<Record<string, string>> = { S: 'SOLE', D: 'DFND', O: 'OTR' };
const DISCRETION_COLUMNS = ['SOLE', 'DFND', 'OTR'] as const;

/** The cells of one row while they are read from left to right. */
interface CellReader {
  readonly words: readonly Classified[];
  readonly heading: TableHeading;
  at: number;
  /** Figures before the first word of another kind. */
  readonly leading: Classified[];
  amountType: RowCells['amountType'];
  putCall: RowCells['putCall'];
  discretion: RowCells['discretion'];
  hasMark: boolean;
}

/**
 * Reads the cells to the right of a CUSIP by kind and order, which the form fixes: value, amount, SH or PRN, put or call,
 * discretion, other managers, votes. Blank cells shift nothing, since each kind is recognized by its form.
 *
 * @param votesFrom the column where votes start in other rows; null if unknown
 */
export function readCells(tokens: readonly Token[], heading: TableHeading, votesFrom: number | null): RowCells {
  const words = classify(tokens);
  const empty = { at: 0, leading: [], amountType: null, putCall: null, discretion: null, hasMark: false };
  const reader: CellReader = { words, heading, ...empty };
  readLeading(reader);
  while (reader.at < words.length && readWord(reader));
  const { leading, amountType, putCall, hasMark } = reader;
  const { priceAt, sharesFirst } = heading;
  const rest = words.slice(reader.at);
  if (leading.length === 1 && amountType !== null && !sharesFirst) splitJoined(leading, rest);
  const hasPrice = priceAt !== null && leading.length >= 3;
  const figures = leading.slice(0, hasPrice ? 3 : 2).filter((_, index) => !hasPrice || index !== priceAt);
  rest.unshift(...leading.slice(hasPrice ? 3 : 2));
  const [first, second] = sharesFirst ? [figures[1], figures[0]] : figures;
  const amount = cellOf(second);
  const value = cellOf(first);
  const discretion =
    reader.discretion ?? (amount === null ? null : takeDiscretionByAmount(rest, amount.value, heading));
  return {
    value: value === null || first === undefined ? null : { ...value, raw: first.text },
    amount,
    amountType,
    putCall,
    discretion,
    ...splitRest(rest, amount?.value ?? null, votesFrom),
    isEntry: amountType !== null || discretion !== null || hasMark,
    hasMark,
  };
}

function readLeading(reader: CellReader): void {
  const { words, leading } = reader;
  for (; reader.at < words.length; reader.at++) {
    const word = words[reader.at];
    // Some filers print the kind of amount before it.
    if (word?.kind === 'type' && leading.length === 1 && words[reader.at + 1]?.kind === 'number') {
      reader.amountType = typeOf(word);
    } else if (word && isFigure(word)) leading.push(word);
    else break;
  }
}

/** Reads a word between the leading figures and the managers; false once the discretion is read or something else follows. */
function readWord(reader: CellReader): boolean {
  const { words, heading, leading, amountType, putCall } = reader;
  const word = words[reader.at];
  if (!word) return false;
  const { kind, start, end } = word;
  if (kind === 'type' && amountType === null) reader.amountType = typeOf(word);
  else if (kind === 'putcall' && putCall === null) {
    reader.putCall = { value: readPutCall(word.text) ?? 'Put', start, end };
  } else if (putCall === null && amountType !== null && isOptionLetter(word, words[reader.at + 1], heading)) {
    reader.putCall = { value: /^p$/i.test(word.text) ? 'Put' : 'Call', start, end };
  } else if (readDiscretionWords(reader, word)) return false;
  // A dash is an empty put/call cell, and so is a word such as N/A.
  else if (kind !== 'dash' && (kind !== 'word' || leading.length < 2)) return false;
  reader.at += 1;
  return true;
}

/** Reads the discretion, in whichever form the table gives it; false if there is none at this word. */
function readDiscretionWords(reader: CellReader, word: Classified): boolean {
  const { words, heading, leading, at } = reader;
  const { text, kind, start } = word;
  const found = (value: string | null | undefined, { end }: Token, count: number, from = start): boolean => {
    if (value != null) reader.discretion = { value, start: from, end };
    reader.at += count;
    return true;
  };
  if (heading.hasDiscretion && leading.length >= 2 && /^[SDO]$/i.test(text)) {
    return found(DISCRETION_LETTERS[text.toUpperCase()], word, 1);
  }
  const answers = words.slice(at, at + 3);
  if (answers.length === 3 && answers.every((answer) => /^(?:yes|no|y|n)$/i.test(answer.text))) {
    // Yes or no under each of the three kinds of discretion, instead of one mark.
    const yes = answers.findIndex((answer) => /^y/i.test(answer.text));
    const answer = answers[yes] ?? word;
    reader.hasMark = true;
    return found(DISCRETION_COLUMNS[yes], answer, 3, answer.start);
  }
  if (kind === 'discretion') {
    const next = words[at + 1];
    const isPair = /^shared-?$/i.test(text) && next !== undefined && /^(?:-?other|-?defined)$/i.test(next.text);
    const printed = isPair ? `SHARED-${next.text.replace('-', '')}` : text;
    return found(readDiscretion(printed), isPair ? next : word, isPair ? 2 : 1);
  }
  if (kind !== 'mark') return false;
  reader.hasMark = true;
  return found(discretionAt(word, heading), word, 1);
}

function isFigure({ kind }: Classified): boolean {
  return kind === 'number' || kind === 'dash';
}

function sumOf(words: readonly Classified[]): number {
  return words.reduce((total, { text }) => total + (readNumber(text) ?? 0), 0);
}

function typeOf({ text, start, end }: Classified): Cell<'SH' | 'PRN'> {
  return { value: readAmountType(text) ?? 'SH', start, end };
}

/** P or C right before the discretion, in a table with a column for puts and calls. */
function isOptionLetter(word: Classified, next: Classified | undefined, heading: TableHeading): boolean {
  const isNext = next?.kind === 'discretion' || next?.kind === 'mark';
  return heading.hasPutCall && isNext && word.kind === 'word' && /^[PC]$/i.test(word.text);
}

/**
 * Splits a value that was too wide for its column from the amount: `4861710278500`. The votes of the row give the amount;
 * the digits before it are the value.
 */
function splitJoined(leading: Classified[], rest: readonly Classified[]): void {
  const [word] = leading;
  const votes = sumOf(rest.slice(-3).filter(({ kind }) => kind === 'number'));
  if (!word || votes < 100) return;
  for (const amount of [String(votes), votes.toLocaleString('en-US')]) {
    const value = word.text.slice(0, -amount.length);
    if (!word.text.endsWith(amount) || value === '' || readNumber(value) === null) continue;
    const cut = word.start + value.length;
    leading[0] = { ...word, text: value, end: cut, kind: 'number' };
    leading.push({ ...word, text: amount, start: cut, column: word.column + value.length, kind: 'number' });
    return;
  }
}

/**
 * Some filers print the amount under "Sole", "Shared" or "Other" instead of a mark, with or without zeros under the
 * others, followed by the votes. Removes those words from the row.
 */
function takeDiscretionByAmount(rest: Classified[], amount: number, heading: TableHeading): Cell<string> | null {
  if (heading.discretion.SOLE === null) return null;
  const isAmount = (words: readonly Classified[]): boolean =>
    words.length > 0 && words.every(isFigure) && Math.abs(sumOf(words) - amount) <= 0.005;
  for (const length of [3, 1]) {
    const own = rest.slice(0, length);
    const at = own.findIndex(({ text }) => readNumber(text) === amount);
    const word = own[at];
    if (own.length < length || !word || !isAmount(own) || !isAmount(rest.slice(length).slice(-3))) continue;
    const value = length === 3 ? DISCRETION_COLUMNS[at] : discretionAt(word, heading);
    if (value == null) continue;
    rest.splice(0, length);
    return { value, start: word.start, end: word.end };
  }
  return null;
}

function cellOf(word: Classified | undefined): Cell<number> | null {
  const value = word?.kind === 'number' ? readNumber(word.text) : null;
  return word === undefined || value === null ? null : { value, start: word.start, end: word.end };
}

/** The discretion whose heading is nearest above a mark. */
function discretionAt(word: Classified, { discretion }: TableHeading): string | null {
  const center = word.column + word.text.length / 2;
  const distances = Object.entries(discretion).map(
    ([name, column]) => [name, Math.abs((column ?? Number.POSITIVE_INFINITY) - center)] as const,
  );
  const [nearest] = distances.filter(([, distance]) => distance < 8).sort(([, a], [, b]) => a - b);
  return nearest?.[0] ?? null;
}

/** Managers precede votes; the longest tail of up to three numbers that adds up to the amount is the votes. */
function splitRest(
  rest: readonly Classified[],
  amount: number | null,
  votesFrom: number | null,
): Pick<RowCells, 'managers' | 'votes' | 'votesAddUp'> {
  let tail = rest.length;
  while (tail > 0 && rest.length - tail < 3 && rest.slice(tail - 1, tail).every(isFigure)) tail -= 1;
  let from = tail;
  while (amount !== null && from < rest.length && Math.abs(sumOf(rest.slice(from)) - amount) >= 0.005) from += 1;
  const votesAddUp = amount !== null && from < rest.length;
  if (!votesAddUp) {
    from = tail;
    // A number after one that ends in a comma, or left of the votes in other rows, is a manager.
    while (
      from < rest.length &&
      (rest[from - 1]?.text.endsWith(',') || (votesFrom !== null && (rest[from]?.column ?? 0) < votesFrom - 2))
    ) {
      from += 1;
    }
  }
  const votes = rest.slice(from).flatMap((word) => {
    const cell = cellOf(word);
    return cell === null ? [] : [{ ...cell, column: word.column, edge: word.column + word.text.length }];
  });
  return { managers: managersIn(rest.slice(0, from)), votes, votesAddUp };
}

/** Managers are numbers or letters of the cover's list; amounts with thousands or fractions are something else. */
function managersIn(words: readonly Classified[]): Cell<string> | null {
  const listed = words.filter(
    ({ text, kind }) =>
      kind !== 'dash' &&
      kind !== 'mark' &&
      (/^[A-Z](?:,[A-Z])*,?$/.test(text) ||
        (/\d/.test(text) && !/^\$?\d{1,3}(?:,\d{3})+(?:\.\d*)?$|^\d*\.\d+%?$|%$/.test(text))),
  );
  const [first] = listed;
  const last = listed.at(-1);
  if (!first || !last) return null;
  const value = listed.map(({ text }) => text.replace(/^no\.?/i, '').replace(/,$/, '')).join(',');
  return { value, start: first.start, end: last.end };
}
