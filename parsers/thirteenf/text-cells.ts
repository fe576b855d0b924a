import { readAmountType, readDiscretion, readNumber, readPutCall } from './row-values.ts';
import type { TableHeading } from './text-header.ts';
import type { Token } from './text-lines.ts';

/** A value with the words it was read from. */
export interface Cell<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

/** What stands to the right of a row's CUSIP. */
export interface RowCells {
  readonly value: (Cell<number> & { readonly raw: string }) | null;
  readonly amount: Cell<number> | null;
  readonly amountType: Cell<'SH' | 'PRN'> | null;
  readonly putCall: Cell<'Put' | 'Call'> | null;
  readonly discretion: Cell<string> | null;
  readonly managers: Cell<string> | null;
  /** Numbers at the end of the row, not yet given to columns. */
  readonly votes: readonly (Cell<number> & { readonly column: number; readonly edge: number })[];
  /** Whether the votes add up to the amount. */
  readonly votesAddUp: boolean;
  /** Whether the row says what only entries say: a kind of amount, a discretion, a mark. */
  readonly isEntry: boolean;
  /** Whether a mark stands under a discretion, known or not. */
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

/** A mark of a footnote that stands alone; a count is never one digit in parentheses. */
const FOOTNOTE = /^(?:\(\d\)|\[\d\]|\*{1,3})$/;

/** `766746.00SH` is two cells, `3,000*` one with a mark of a footnote; a `$` that stands alone belongs to the next. */
function classify(tokens: readonly Token[]): readonly Classified[] {
  const result: Classified[] = [];
  for (const token of tokens) {
    if (token.text === '$' || FOOTNOTE.test(token.text)) continue;
    const noted = /^(\$?[\d,]+(?:\.\d+)?)(?:\*{1,3}|\(\w\)|\[\w\])$/.exec(token.text)?.[1];
    if (noted !== undefined) {
      result.push({ ...token, text: noted, end: token.start + noted.length, kind: 'number' });
      continue;
    }
    const attached = /^(\$?[\d,]+(?:\.\d*)?)(SH|PRN|SHS)$/i.exec(token.text);
    if (attached?.[1] !== undefined && attached[2] !== undefined) {
      const cut = token.start + attached[1].length;
      result.push({ ...token, text: attached[1], end: cut, kind: 'number' });
      result.push({
        text: attached[2],
        start: cut,
        end: token.end,
        column: token.column + attached[1].length,
        kind: 'type',
      });
    } else result.push({ ...token, kind: kindOf(token.text) });
  }
  return result;
}

/**
 * Reads the cells to the right of a CUSIP by their kinds and order, which the form fixes: value, amount, SH or PRN,
 * put or call, discretion, other managers, votes. What is blank shifts nothing, since each kind is known by its looks.
 *
 * @param votesFrom the column from which on other rows have their votes; null where it is not known
 */
export function readCells(tokens: readonly Token[], heading: TableHeading, votesFrom: number | null): RowCells {
  const words = classify(tokens);
  let at = 0;
  const leading: Classified[] = [];
  let early: Classified | null = null;
  for (; at < words.length; at++) {
    const word = words[at];
    const isFigure = word?.kind === 'number' || word?.kind === 'dash';
    // Some print the kind of amount before it.
    if (word?.kind === 'type' && leading.length === 1 && words[at + 1]?.kind === 'number') early = word;
    else if (word && isFigure) leading.push(word);
    else break;
  }
  let amountType: RowCells['amountType'] = early === null ? null : typeOf(early);
  let putCall: RowCells['putCall'] = null;
  let discretion: RowCells['discretion'] = null;
  let hasMark = false;
  for (; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    const place = { start: word.start, end: word.end };
    if (word.kind === 'type' && amountType === null) {
      amountType = typeOf(word);
    } else if (word.kind === 'putcall' && putCall === null) {
      putCall = { value: readPutCall(word.text) ?? 'Put', ...place };
    } else if (putCall === null && amountType !== null && isOptionLetter(word, words[at + 1], heading)) {
      putCall = { value: /^p$/i.test(word.text) ? 'Put' : 'Call', ...place };
    } else if (heading.hasDiscretion && leading.length >= 2 && /^[SDO]$/i.test(word.text)) {
      discretion = { value: LETTERS[word.text.toUpperCase()] ?? word.text, ...place };
      at += 1;
      break;
    } else if (isAnswer(words[at]) && isAnswer(words[at + 1]) && isAnswer(words[at + 2])) {
      const yes = words.slice(at, at + 3).findIndex(({ text }) => /^y/i.test(text));
      const answer = words[at + yes];
      const value = DISCRETION_COLUMNS[yes];
      hasMark = true;
      if (answer && value) discretion = { value, start: answer.start, end: answer.end };
      at += 3;
      break;
    } else if (word.kind === 'discretion') {
      const next = words[at + 1];
      const isPair = /^shared-?$/i.test(word.text) && next !== undefined && /^(?:-?other|-?defined)$/i.test(next.text);
      const printed = isPair ? `SHARED-${next.text.replace('-', '')}` : word.text;
      discretion = { value: readDiscretion(printed) ?? printed, start: word.start, end: isPair ? next.end : word.end };
      at += isPair ? 2 : 1;
      break;
    } else if (word.kind === 'mark') {
      hasMark = true;
      const value = discretionAt(word, heading);
      if (value !== null) discretion = { value, ...place };
      at += 1;
      break;
    } else if (word.kind === 'dash' || (word.kind === 'word' && leading.length >= 2)) {
      // An empty put/call cell, or a word such as N/A in its place.
    } else break;
  }
  const { priceAt } = heading;
  const rest = words.slice(at);
  if (leading.length === 1 && amountType !== null) splitGlued(leading, rest, heading.sharesFirst);
  const figures = priceAt === null || leading.length < 3 ? 2 : 3;
  const numbers = leading.slice(0, figures).filter((_, index) => figures === 2 || index !== priceAt);
  rest.unshift(...leading.slice(figures));
  const [first, second] = heading.sharesFirst ? [numbers[1], numbers[0]] : [numbers[0], numbers[1]];
  const amount = cellOf(second);
  const value = cellOf(first);
  discretion ??= amount === null ? null : takeDiscretionByAmount(rest, amount.value, heading);
  const { managers, votes, votesAddUp } = splitRest(rest, amount?.value ?? null, votesFrom);
  return {
    value: value === null || first === undefined ? null : { ...value, raw: first.text },
    amount,
    amountType,
    putCall,
    discretion,
    managers,
    votes,
    votesAddUp,
    isEntry: amountType !== null || discretion !== null || hasMark,
    hasMark,
  };
}

/** Initials of sole, defined and other. */
const LETTERS: Readonly<Record<string, string>> = { S: 'SOLE', D: 'DFND', O: 'OTR' };

/** Yes or no under each of the three kinds of discretion, instead of one mark. */
function isAnswer(word: Classified | undefined): boolean {
  return word !== undefined && /^(?:yes|no|y|n)$/i.test(word.text);
}

function typeOf({ text, start, end }: Classified): Cell<'SH' | 'PRN'> {
  return { value: readAmountType(text) ?? 'SH', start, end };
}

/** P or C right before the discretion, in a table that has a column for puts and calls. */
function isOptionLetter(word: Classified, next: Classified | undefined, heading: TableHeading): boolean {
  const isNext = next?.kind === 'discretion' || next?.kind === 'mark';
  return heading.hasPutCall && isNext && word.kind === 'word' && /^[PC]$/i.test(word.text);
}

/** Sum of the numbers at the end of a row, three at most: its votes, if they are that. */
function sumOfTail(rest: readonly Classified[]): number {
  return rest.slice(-3).reduce((total, { text, kind }) => total + (kind === 'number' ? (readNumber(text) ?? 0) : 0), 0);
}

/**
 * Where a value was too wide for its column, no blank parts it from the amount: `4861710278500`. The votes of the row
 * tell the amount, and what stands before its digits is the value.
 */
function splitGlued(leading: Classified[], rest: readonly Classified[], sharesFirst: boolean): void {
  const [word] = leading;
  const votes = sumOfTail(rest);
  if (!word || sharesFirst || votes < 100) return;
  for (const amount of [String(votes), votes.toLocaleString('en-US')]) {
    const value = word.text.slice(0, -amount.length);
    if (!word.text.endsWith(amount) || value === '' || readNumber(value) === null) continue;
    const cut = word.start + value.length;
    leading.splice(
      0,
      1,
      { ...word, text: value, end: cut, kind: 'number' },
      { ...word, text: amount, start: cut, column: word.column + value.length, kind: 'number' },
    );
    return;
  }
}

/**
 * Some print the amount under "Sole", "Shared" or "Other" instead of a mark, with or without zeros under the others,
 * and the votes behind. Takes those words off the row.
 */
function takeDiscretionByAmount(rest: Classified[], amount: number, heading: TableHeading): Cell<string> | null {
  if (heading.discretion.SOLE === null) return null;
  const isFigure = ({ kind }: Classified): boolean => kind === 'number' || kind === 'dash';
  const sumOf = (words: readonly Classified[]): number =>
    words.reduce((total, { text }) => total + (readNumber(text) ?? 0), 0);
  for (const length of [3, 1]) {
    const own = rest.slice(0, length);
    const votes = rest.slice(length).slice(-3);
    if (own.length < length || votes.length === 0 || !own.every(isFigure) || !votes.every(isFigure)) continue;
    const at = own.findIndex(({ text }) => readNumber(text) === amount);
    const word = own[at];
    if (!word || Math.abs(sumOf(own) - amount) > 0.005 || Math.abs(sumOf(votes) - amount) > 0.005) continue;
    const value = length === 3 ? DISCRETION_COLUMNS[at] : discretionAt(word, heading);
    if (value == null) continue;
    rest.splice(0, length);
    return { value, start: word.start, end: word.end };
  }
  return null;
}

const DISCRETION_COLUMNS = ['SOLE', 'DFND', 'OTR'] as const;

function cellOf(word: Classified | undefined): Cell<number> | null {
  const value = word?.kind === 'number' ? readNumber(word.text) : null;
  return word === undefined || value === null ? null : { value, start: word.start, end: word.end };
}

/** The column whose heading stands nearest over a mark. */
function discretionAt(word: Classified, { discretion }: TableHeading): string | null {
  const centre = word.column + word.text.length / 2;
  let best: string | null = null;
  let distance = 8;
  for (const [name, column] of Object.entries(discretion)) {
    if (column !== null && Math.abs(column - centre) < distance) {
      best = name;
      distance = Math.abs(column - centre);
    }
  }
  return best;
}

/** Managers come before votes; the longest tail of up to three numbers that adds up to the amount is the votes. */
function splitRest(
  rest: readonly Classified[],
  amount: number | null,
  votesFrom: number | null,
): Pick<RowCells, 'managers' | 'votes' | 'votesAddUp'> {
  let tail = rest.length;
  while (tail > 0 && rest.length - tail < 3) {
    const word = rest[tail - 1];
    if (!word || (word.kind !== 'number' && word.kind !== 'dash')) break;
    tail -= 1;
  }
  let from = tail;
  let votesAddUp = false;
  for (let start = tail; start < rest.length && amount !== null; start++) {
    const sum = rest.slice(start).reduce((total, { text }) => total + (readNumber(text) ?? 0), 0);
    if (Math.abs(sum - amount) < 0.005) {
      from = start;
      votesAddUp = true;
      break;
    }
  }
  if (!votesAddUp) {
    // A number after one that ends in a comma, or left of where the votes of other rows stand, is a manager.
    while (
      from < rest.length &&
      (rest[from - 1]?.text.endsWith(',') || (votesFrom !== null && (rest[from]?.column ?? 0) < votesFrom - 2))
    ) {
      from += 1;
    }
  }
  const managerWords = rest
    .slice(0, from)
    .filter(({ kind, text }) => kind !== 'dash' && !/^(?:n\/?a|none)$/i.test(text));
  // Managers have numbers or letters of the cover's list; amounts with thousands or fractions are something else.
  const digits = managerWords.filter(
    ({ text, kind }) =>
      kind !== 'mark' &&
      (/^[A-Z](?:,[A-Z])*,?$/.test(text) ||
        (/\d/.test(text) && !/^\$?\d{1,3}(?:,\d{3})+(?:\.\d*)?$|^\d*\.\d+%?$|%$/.test(text))),
  );
  const [first] = digits;
  const last = digits.at(-1);
  const votes = rest.slice(from).flatMap((word) => {
    const cell = cellOf(word);
    return cell === null ? [] : [{ ...cell, column: word.column, edge: word.column + word.text.length }];
  });
  return {
    managers:
      first && last
        ? {
            value: digits.map(({ text }) => text.replace(/^no\.?/i, '').replace(/,$/, '')).join(','),
            start: first.start,
            end: last.end,
          }
        : null,
    votes,
    votesAddUp,
  };
}
