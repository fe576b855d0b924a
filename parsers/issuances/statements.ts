import type { IsoDate } from '../../core/dates.ts';
import { verbose } from '../layout/patterns.ts';
import { type FlatText, paragraphOf, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import type { AmountGroup, AmountRole, Printed } from './amounts.ts';
import { type PeriodPhrase, periodPhrases, type ReportDates, type StatedPeriod } from './periods.ts';
import { agreedOn, fileNumberIn, programName } from './programs.ts';
import type { IssuanceChannel } from './result.ts';

/** A value with its place in the flat text. */
export interface Placed<T> extends TextRange {
  readonly value: T;
}

export interface PlacedAmount extends Placed<number> {
  readonly tolerance: number;
}

/** What a sentence, with the one that continues it, states for one period. */
export interface IssuanceStatement {
  readonly channel: IssuanceChannel;
  readonly program: Placed<string> | null;
  readonly fileNumber: Placed<string> | null;
  readonly period: StatedPeriod;
  readonly periodAt: TextRange;
  readonly sentence: TextRange;
  readonly amounts: Readonly<Partial<Record<AmountRole, PlacedAmount>>>;
  /** Of exercises: where the words say "cashless". */
  readonly cashless?: TextRange | null;
  /** Of exercises: where the words name pre-funded warrants. */
  readonly preFunded?: TextRange | null;
  /** Where the words say that nothing was sold. */
  readonly none: TextRange | null;
}

/** How one kind of issuance is worded. */
export interface Grammar {
  /** Global: a sentence without it states none. */
  readonly candidate: RegExp;
  /** Whether words state an issuance that has taken place. */
  isStated(words: string): boolean;
  /** Where words state that there was none. */
  noneIn(words: string): RegExpExecArray | null;
  /** Of a sentence, its paragraph before it, and the paragraphs before that; null: not of this kind. */
  channelOf(words: string, paragraph: string, before: string): IssuanceChannel | null;
  amountsOf(words: string, channel: IssuanceChannel): readonly AmountGroup[];
  /** What else the words state of all periods. */
  marksOf?(words: string, offset: number): Pick<IssuanceStatement, 'cashless' | 'preFunded'>;
  /** Whether issuances are of named programs, which sell from registrations. */
  readonly hasProgram: boolean;
}

export interface NotUnderstood extends TextRange {
  readonly why: string;
}

const CONTINUES = verbose('i')`
  ^(?:(?:the |these |such |those |this |total |aggregate )*(?:(?:aggregate |total |approximate )?(?:net |gross )?(?:cash )?proceeds
  |(?:the company|we) (?:received|paid|raised|realized|incurred)|resulting|after deducting|as a result,)
  |(?:the |these |such |those )+(?:sales?|shares|offerings?|transactions?|issuances?)\b[^.;]{0,140}\b(?:resulted|generated|resulting|were (?:sold|issued) (?:at|for)))
`;
const LONGEST = 2_600;

/** Leaders and dashes of a table without cells. */
const TABLE = /\.{4}|--.{0,40}--|\t.*\t/;

interface Clause extends TextRange {
  readonly words: string;
}

const CLAUSE_END = verbose('gi')`
  ;(?: and)? |,? (?:and|while|whereas|but) (?=(?:during|for the|in the|from|subsequent|since|between|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|as of) )
  |,? (?:as )?compared (?:to|with) (?=[^.]*\b(?:shares|proceeds|none|no )\b)
  |\. (?=[A-Z])
`;

/** A sentence in clauses that each have a period of their own; undivided where they would not. */
function clausesOf(words: string, dates: ReportDates): readonly Clause[] {
  const ends = [...words.matchAll(CLAUSE_END)];
  const clauses: Clause[] = [];
  let from = 0;
  for (const match of [...ends, null]) {
    const end = match === null ? words.length : match.index;
    const clause = { start: from, end, words: words.slice(from, end) };
    const last = clauses.at(-1);
    const hasOwn = periodPhrases(clause.words, dates).length > 0 && /\d/.test(clause.words);
    const isDone = last !== undefined && periodPhrases(last.words, dates).length > 0;
    if (last !== undefined && !(hasOwn && isDone)) {
      clauses[clauses.length - 1] = { start: last.start, end, words: words.slice(last.start, end) };
    } else clauses.push(clause);
    from = match === null ? end : match.index + match[0].length;
  }
  return clauses;
}

interface Context {
  readonly flat: FlatText;
  readonly dates: ReportDates;
  readonly grammar: Grammar;
}

type Amounts = IssuanceStatement['amounts'];

interface PlacedPeriod {
  readonly period: StatedPeriod;
  readonly at: TextRange;
}

/** The paragraph around a place and what precedes it closely, where programs are defined. */
function surroundings({ flat }: Context, at: number): { readonly paragraph: TextRange; readonly before: string } {
  const paragraph = paragraphOf(flat, at);
  return { paragraph, before: flat.text.slice(Math.max(0, paragraph.start - 2_000), at) };
}

/** By period, the amounts of lists that have one for each, and the single ones; null where they do not fit. */
function distributed(count: number, groups: readonly AmountGroup[], offset: number): readonly Amounts[] | null {
  const isList = ({ role, members }: AmountGroup) => members.length > 1 && role !== 'costs';
  if (groups.some((group) => isList(group) && group.members.length !== count)) return null;
  return Array.from({ length: count }, (_, index) => {
    const amounts: Partial<Record<AmountRole, PlacedAmount>> = {};
    for (const { role, members } of groups) {
      const member = members.length > 1 ? members[index] : members[0];
      if (member !== undefined && amounts[role] === undefined) amounts[role] = placed(member, offset);
    }
    return amounts;
  });
}

function placed({ value, start, end, tolerance }: Printed, offset: number): PlacedAmount {
  return { value, tolerance, start: offset + start, end: offset + end };
}

/** The sentence that states the proceeds of the sale in the sentence before it. */
function continuation({ flat }: Context, sentence: TextRange, dates: ReportDates): Clause | null {
  const rest = flat.text.slice(sentence.end, sentence.end + 700);
  const lead = /^ */.exec(rest)?.[0].length ?? 0;
  if (rest.startsWith('\n') || !CONTINUES.test(rest.slice(lead, lead + 120))) return null;
  const start = sentence.end + lead;
  const end = flat.sentenceEnds.find((one) => one > start) ?? start;
  const words = flat.text.slice(start, Math.min(end, start + 700));
  return periodPhrases(words, dates).length > 0 ? null : { start, end: start + words.length, words };
}

/** The day on which a program began, where the words around a cumulative total state it. */
function begun({ flat }: Context, { start, words }: Clause): IsoDate | null {
  const paragraph = paragraphOf(flat, start);
  return agreedOn(words) ?? agreedOn(flat.text.slice(paragraph.start, start));
}

/** The totals that a grammar finds in a document, in order of place. */
export function statementsIn(
  flat: FlatText,
  dates: ReportDates,
  grammar: Grammar,
  doubts: NotUnderstood[],
): readonly IssuanceStatement[] {
  const context = { flat, dates, grammar };
  const found: IssuanceStatement[] = [];
  for (const sentence of sentencesWith(flat, grammar.candidate)) {
    if (sentence.end - sentence.start > LONGEST) continue;
    const words = flat.text.slice(sentence.start, sentence.end);
    if (TABLE.test(words)) continue;
    if (!grammar.isStated(words) && grammar.noneIn(words) === null) continue;
    const { paragraph, before } = surroundings(context, sentence.start);
    const channel = grammar.channelOf(words, flat.text.slice(paragraph.start, sentence.start), before);
    if (channel === null) continue;
    found.push(...statementsOf(context, { ...sentence, words }, channel, doubts));
  }
  return found;
}

function statementsOf(
  context: Context,
  sentence: Clause,
  channel: IssuanceChannel,
  doubts: NotUnderstood[],
): readonly IssuanceStatement[] {
  const { dates, grammar } = context;
  const found: IssuanceStatement[] = [];
  const own = { channel, sentence, ...programIn(context, sentence) };
  for (const clause of clausesOf(sentence.words, dates)) {
    const none = grammar.noneIn(clause.words);
    if (none === null && !grammar.isStated(clause.words) && found.length === 0) continue;
    const offset = sentence.start + clause.start;
    const phrases = periodPhrases(clause.words, dates);
    const periods = periodsOf(phrases, offset, context, sentence);
    if (periods.length === 0) continue;
    if (none !== null) {
      // "No shares were issued on" a day says nothing of a period.
      if (periods.every(({ period }) => period.from === period.to)) continue;
      const at = { start: offset + none.index, end: offset + none.index + none[0].length };
      found.push(...periods.map((one) => ({ ...own, period: one.period, periodAt: one.at, amounts: {}, none: at })));
      continue;
    }
    const amounts = amountsOf(
      context,
      sentence,
      { ...clause, words: maskedOf(clause.words, phrases) },
      channel,
      periods,
    );
    if (amounts === null) doubts.push({ ...sentence, why: 'amounts and periods do not fit' });
    for (const [index, { period, at }] of periods.entries()) {
      const given = amounts?.[index];
      if (given === undefined || Object.keys(given).length === 0) continue;
      const marks = grammar.marksOf?.(clause.words, offset) ?? {};
      found.push({ ...own, ...marks, period, periodAt: at, amounts: given, none: null });
    }
  }
  return found;
}

/** The amounts of each period, from the clause and the sentence that continues it; null where they do not fit. */
function amountsOf(
  context: Context,
  sentence: Clause,
  clause: Clause,
  channel: IssuanceChannel,
  periods: readonly PlacedPeriod[],
): readonly Amounts[] | null {
  const { grammar, dates } = context;
  const isLast = clause.end === sentence.words.length;
  const rest = isLast ? continuation(context, sentence, dates) : null;
  const more = rest === null ? [] : distributed(periods.length, grammar.amountsOf(rest.words, channel), rest.start);
  const own = distributed(periods.length, grammar.amountsOf(clause.words, channel), sentence.start + clause.start);
  return own === null || more === null ? null : own.map((amounts, index) => ({ ...more[index], ...amounts }));
}

/** The program and the registration that a sentence, or the paragraph before it, names. */
function programIn(
  { flat, grammar }: Context,
  { start, words }: Clause,
): Pick<IssuanceStatement, 'program' | 'fileNumber'> {
  if (!grammar.hasProgram) return { program: null, fileNumber: null };
  const paragraph = paragraphOf(flat, start);
  const before = flat.text.slice(paragraph.start, start);
  const program = nameIn(words, start) ?? nameIn(before, paragraph.start);
  return { program, fileNumber: numberIn(flat, paragraph) };
}

function nameIn(words: string, offset: number): Placed<string> | null {
  const named = programName(words);
  return named === null ? null : { value: named.name, start: offset + named.start, end: offset + named.end };
}

function numberIn(flat: FlatText, paragraph: TextRange): Placed<string> | null {
  const number = fileNumberIn(flat.text.slice(paragraph.start, paragraph.end));
  return number === null
    ? null
    : { ...number, start: paragraph.start + number.start, end: paragraph.start + number.end };
}

/** The words with their period phrases blanked, so that their numbers are no amounts. */
function maskedOf(words: string, phrases: readonly PeriodPhrase[]): string {
  let masked = words;
  for (const { start, end } of phrases) masked = masked.slice(0, start) + ' '.repeat(end - start) + masked.slice(end);
  return masked;
}

/** The periods of a clause. A day or month beside a longer period is a detail of the program, not of the total. */
function periodsOf(
  phrases: readonly PeriodPhrase[],
  offset: number,
  context: Context,
  sentence: Clause,
): readonly PlacedPeriod[] {
  const named = phrases.filter(({ periods }) => periods.some(({ from, to }) => from !== to));
  const [plainest] = (named.length > 0 ? named : phrases).toSorted((a, b) => a.rank - b.rank || a.start - b.start);
  if (plainest === undefined) return [];
  const at = { start: offset + plainest.start, end: offset + plainest.end };
  return plainest.periods.map((period) => {
    if (period.basis !== 'cumulative' || period.from !== null) return { period, at };
    const from = begun(context, sentence);
    return { period: { ...period, from: from !== null && from <= period.to ? from : null }, at };
  });
}
