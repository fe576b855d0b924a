import type { IsoDate } from '../../core/dates.ts';
import { verbose } from '../layout/patterns.ts';
import { type FlatText, paragraphOf, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import { type AmountGroup, type AmountRole, amountGroups, type Printed } from './amounts.ts';
import { type PeriodPhrase, periodPhrases, type ReportDates, type StatedPeriod } from './periods.ts';
import { agreedOn, fileNumberIn, isOtherDeal, programName, programOf } from './programs.ts';
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
  /** Where the words say that nothing was sold. */
  readonly none: TextRange | null;
}

export interface NotUnderstood extends TextRange {
  readonly why: string;
}

/** A sentence may state a total of sales. */
const CANDIDATE = verbose('gi')`\b(?:sold|sales?|issued|issuance|sell|completed|proceeds|purchased)\b`;
const SALE = verbose('i')`
  (?<!\b(?:be|being|not|be offered and|be issued and|the|of|any|such|unsold|previously) )\bsold\b|\b(?:were|was|been|have|had) (?:\w+ )?sold\b
  |(?<!\b(?:be|being|been|not|be offered and|the) )\bissued\b(?! and outstanding)|\b(?:completed|closed)\b[^.]{0,40}\b(?:sales?|offerings?)\b
  |\belected to sell\b
  |\b(?:received|raised|generated|proceeds|resulted in|recorded)\b(?:[^.]|\.(?=\d)){0,240}\b(?:sales? of|sales? under|issuances? (?:and sale )?of|under the ATM|from (?:the|its|our) ATM)|\bsales? (?:of|under)\b(?:[^.]|\.(?=\d)){0,160}\b(?:resulted in|generated|for|totaled)\b
  |\bpurchased\b
`;
const NONE_SOLD = verbose('i')`
  \b(?:no|zero) (?:shares?|sales?|ADSs|common shares|ordinary shares|additional shares|such sales|common stock)\b[^.;]{0,80}?\b(?:were|was|have been|had been|has been|been)?\b ?(?:sold|made|issued|occurred|under|pursuant|of)\b|\b(?:did not|had not|has not|have not|not yet|not) (?:sell|sold|make|made|issued?|yet sold)\b[^.;]{0,40}?\b(?:shares?|sales?|any|ADSs|securities|common stock)|\bthere were no (?:shares|sales|issuances)|\bhad no sales\b
`;
const MODAL =
  /\b(?:may|could|can|would|might|intends?|expects?|plans?|right (?:but not the obligation )?to|option to|obligat\w+|agreed|ability|able|permitted|entitled|elect) (?:\w+ ){0,3}(?:to )?(?:offer|sell|issue|direct|purchase)\b/i;
const CONTINUES = verbose('i')`
  ^(?:(?:the |these |such |those |this |total |aggregate )*(?:(?:aggregate |total |approximate )?(?:net |gross )?(?:cash )?proceeds
  |(?:the company|we) (?:received|paid|raised|realized|incurred)|resulting|after deducting|as a result,)
  |(?:the |these |such |those )+(?:sales?|shares|offerings?|transactions?|issuances?)\b[^.;]{0,140}\b(?:resulted|generated|resulting|were (?:sold|issued) (?:at|for)))
`;
/** A detail of a total, or a mixture of sales. */
const DETAIL =
  /^(?:including|of (?:the|these|those|such)\b)|\bcombination of\b|\bexchanges? (?:of|for) (?:debt|notes)\b|\bdividends?\b/i;
const ANAPHORA =
  /\b(?:under|pursuant to|through|in connection with|from) (?:the|this|such|that|our|its) (?:agreements?|programs?|facility|facilities|offering|arrangement|purchase agreement|prospectus supplement)\b|\bthereunder\b/i;
const REMAINS = /\bremain\w*\b[^.;]{0,40}\bavailable\b|\bavailable\b[^.;]{0,40}\bprospectus\b/i;
const LONGEST = 2_600;

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
}

/** The paragraph around a place and what precedes it closely, where programs are defined. */
function surroundings({ flat }: Context, at: number): { readonly paragraph: TextRange; readonly before: string } {
  const paragraph = paragraphOf(flat, at);
  return { paragraph, before: flat.text.slice(Math.max(0, paragraph.start - 2_000), at) };
}

/** Periods and amounts of a clause, each amount with the period it is of; null where they do not fit. */
function distributed(
  periods: readonly { readonly period: StatedPeriod; readonly at: TextRange }[],
  groups: readonly AmountGroup[],
  offset: number,
): readonly (readonly [(typeof periods)[number], Partial<Record<AmountRole, PlacedAmount>>])[] | null {
  const counts = new Set(groups.map(({ members }) => members.length).filter((count) => count > 1));
  if (periods.length > 1 && [...counts].some((count) => count !== periods.length)) return null;
  if (periods.length === 1 && counts.size > 0) return null;
  return periods.map((one, index) => {
    const amounts: Partial<Record<AmountRole, PlacedAmount>> = {};
    for (const { role, members } of groups) {
      const member = members.length > 1 ? members[index] : members[0];
      if (member !== undefined && amounts[role] === undefined) amounts[role] = placed(member, offset);
    }
    return [one, amounts];
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
function begun(context: Context, sentence: TextRange, words: string): IsoDate | null {
  const { paragraph } = surroundings(context, sentence.start);
  return agreedOn(words) ?? agreedOn(context.flat.text.slice(paragraph.start, sentence.start));
}

/** The sales under programs that a document totals over periods, in order of place. */
export function saleStatements(
  flat: FlatText,
  dates: ReportDates,
  doubts: NotUnderstood[],
): readonly IssuanceStatement[] {
  const context = { flat, dates };
  const found: IssuanceStatement[] = [];
  for (const sentence of sentencesWith(flat, CANDIDATE)) {
    if (sentence.end - sentence.start > LONGEST) continue;
    const words = flat.text.slice(sentence.start, sentence.end);
    if ((!SALE.test(words) && !NONE_SOLD.test(words)) || DETAIL.test(words)) continue;
    const { paragraph, before } = surroundings(context, sentence.start);
    const channel = channelOf(words, flat.text.slice(paragraph.start, sentence.start), before);
    if (channel === null) continue;
    found.push(...statementsOf(context, sentence, words, channel, doubts));
  }
  return found;
}

function channelOf(words: string, paragraph: string, before: string): 'atm' | 'equity-line' | null {
  const own = programOf(words, before);
  if (own !== null) return own;
  if (isOtherDeal(words)) return null;
  const last = paragraph
    .split(/(?<=\.) (?=[A-Z])/)
    .slice(-3)
    .join(' ');
  if (ANAPHORA.test(words) || (paragraph === '' && REMAINS.test(words)))
    return programOf(paragraph === '' ? before.slice(-1_200) : paragraph, before);
  return isOtherDeal(last) ? null : programOf(last, before);
}

function statementsOf(
  context: Context,
  sentence: TextRange,
  words: string,
  channel: IssuanceChannel,
  doubts: NotUnderstood[],
): readonly IssuanceStatement[] {
  const { flat, dates } = context;
  const found: IssuanceStatement[] = [];
  const { paragraph } = surroundings(context, sentence.start);
  for (const clause of clausesOf(words, dates)) {
    const offset = sentence.start + clause.start;
    const isNone = NONE_SOLD.exec(clause.words);
    if (isNone === null && !SALE.test(clause.words) && found.length === 0) continue;
    const phrases = periodPhrases(clause.words, dates);
    const periods = periodsOf(phrases, offset, context, sentence, words);
    if (periods.length === 0) continue;
    const masked = maskedOf(clause.words, phrases);
    if (
      isNone === null &&
      MODAL.test(clause.words) &&
      !/\b(?:sold|received|issued)\b/i.test(clause.words.replace(MODAL, ''))
    )
      continue;
    const groups = isNone === null ? [...amountGroups(masked, false)] : [];
    const rest = isNone === null && clause.end === words.length ? continuation(context, sentence, dates) : null;
    const own = {
      channel,
      program:
        nameIn(words, sentence.start) ?? nameIn(flat.text.slice(paragraph.start, sentence.start), paragraph.start),
      fileNumber: numberIn(flat, paragraph),
      sentence,
    };
    const shares = distributed(periods, groups, offset);
    const continued = rest === null ? [] : amountGroups(rest.words, false);
    const more = rest === null ? [] : distributed(periods, continued, rest.start);
    if (shares === null || more === null || (isNone === null && groups.length + continued.length === 0)) {
      if (groups.length > 0) doubts.push({ ...sentence, why: 'amounts and periods do not fit' });
      continue;
    }
    for (const [index, [{ period, at }, amounts]] of shares.entries()) {
      const all = { ...more[index]?.[1], ...amounts };
      found.push({
        ...own,
        period,
        periodAt: at,
        amounts: all,
        none: isNone === null ? null : { start: offset + isNone.index, end: offset + isNone.index + isNone[0].length },
      });
    }
  }
  return found;
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
  sentence: TextRange,
  words: string,
): readonly { readonly period: StatedPeriod; readonly at: TextRange }[] {
  const length = ({ periods }: PeriodPhrase) =>
    Math.max(...periods.map(({ from, to }) => (from === null ? 1e6 : Date.parse(to) - Date.parse(from))));
  const named = phrases.filter((one) => length(one) > 0);
  const used = (named.length > 0 ? named : phrases)
    .toSorted((a, b) => a.rank - b.rank || a.start - b.start)
    .slice(0, 1);
  return used.flatMap(({ periods, start, end }) =>
    periods.flatMap((period) => {
      const at = { start: offset + start, end: offset + end };
      if (period.basis !== 'cumulative' || period.from !== null) return { period, at };
      const from = begun(context, sentence, words);
      return { period: { ...period, from: from !== null && from <= period.to ? from : null }, at };
    }),
  );
}
