import { datesIn } from '../layout/dates.ts';
import { amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { captured, firstMatch } from '../prose/matches.ts';
import { type FoundNote, MONEY, rateIn } from './convertible-names.ts';
import { ENDED, HYPOTHETICAL } from './note-endings.ts';
import { ordinalsIn } from './note-ordinals.ts';

/** A principal that remains. */
export interface NoteBalance {
  readonly value: number;
  readonly at: TextRange;
  /** The name of a class in the plural, of which it is the balance: "the Convertible Debentures"; '' without one. */
  readonly of: string;
}

/** What became of notes, as the sentences behind their issue say. */
export interface NoteFate {
  /** Nothing of them is left. */
  readonly isGone: boolean;
  /** The principal that remains at the latest date; null where none is stated. */
  readonly balance: NoteBalance | null;
  /** Some of them was converted or paid, and no balance is stated. */
  readonly isReduced: boolean;
  /** The principal that sentences say was converted or paid; they may not mention all of it. */
  readonly ended: number;
  /** The principal of more notes of the class that were issued later. */
  readonly added: number;
}

const UNCHANGED: NoteFate = { isGone: false, balance: null, isReduced: false, ended: 0, added: 0 };
/** How far behind its issue the end of a history may be: of the only notes of a document, and of one of several. */
const [REACH_OF_ONLY, REACH] = [6_000, 3_000];

const REMAINS = '(?:remain(?:s|ed|ing)?(?: issued and)?|was|were|is|are)(?: still)?';
const OF_NOTES =
  '(?:(?:the|these|such|this|each|said|outstanding|remaining|unpaid|[A-Z]?[\\w-]*[Cc]onvertible|[Nn]ew|[Ss]ecured|[Ss]enior|[Pp]romissory|[Bb]ridge|(?!Notes?\\b|Debentures?\\b|Loans?\\b)[A-Z][\\w.-]*|\\d{4}) ){0,5}(?:[Nn]otes?|[Dd]ebentures?|[Ll]oans?)';
/** Amounts that sentences on a balance give, in the order of such sentences. */
const BALANCES: readonly RegExp[] = [
  verbose()`
  ${MONEY}(?: (?:of|in|under|on|aggregate|total|principal|amount|the|outstanding|remaining|unpaid|balance)){0,8}(?: (?:of|under|on))?(?: ${OF_NOTES})? ${REMAINS} (?:unpaid and )?(?:outstanding|unpaid)\b`,
  verbose()`
  \b(?:outstanding|remaining|unpaid|gross)(?: aggregate| total| unpaid)? (?:principal(?: balance| amount)?|balance|amount)s?(?: (?:outstanding|owed|due))?(?: (?:of|under|on|due on|owed (?:on|under)) ${OF_NOTES})?(?: (?:at|as of|on) (?:[A-Z][a-z]+ \d{1,2}, \d{4}|(?:that|such) date))?,? (?:was|were|is|totall?ed|amounted to|of|equal(?:s|ed))(?: approximately)? ${MONEY}`,
  verbose()`
  \bprincipal(?: amount| balance)? owed\b[^.;$]{0,90} (?:was|were|is)(?: approximately)? ${MONEY}`,
  verbose()`
  \bleaving(?: approximately)? ${MONEY}(?: (?:of|in|the|such|aggregate|principal|amount|notes|debentures)){0,6}(?: still)? outstanding\b`,
  verbose()`
  \b(?:principal|balance)(?: amount| balance)?(?: (?:of|under|on) ${OF_NOTES})?(?: outstanding)? (?:has been|had been|was|were) reduced to(?: approximately)? ${MONEY}`,
  verbose()`
  \b(?:[Ii]ts|[Tt]he|[Tt]his)(?: principal| gross)? balance(?: of ${OF_NOTES})?(?: (?:at|as of|on) (?:[A-Z][a-z]+ \d{1,2}, \d{4}|(?:that|such) date))?,? (?:was|is)(?: approximately)? ${MONEY}`,
  verbose()`
  \bleaving (?:an? |the )?(?:principal )?balance of(?: approximately)? ${MONEY}`,
  verbose()`
  \bprincipal(?: amount| balance)? of ${MONEY}(?:,? (?:and|plus) (?:accrued|unpaid)[^.;$]{0,30} interest of (?:US)?\$ ?[\d,.]{1,14}\d)? ${REMAINS} (?:unpaid and )?outstanding\b`,
  verbose()`
  \b(?:leaving|had|has|with)(?: an?| the)?(?: aggregate| total)? (?:outstanding |remaining |unpaid )(?:principal )?(?:balance|amount|principal)(?: of(?: approximately)?) ${MONEY}`,
  verbose()`
  \b(?:there (?:was|were)|had) ${MONEY}(?: (?:of|in|aggregate|principal|amount)){0,5}(?: of)?(?: ${OF_NOTES})? outstanding\b`,
];
/** What was lent of a larger principal: "(of which $15,900,000 has been advanced as of September 30, 2017)". */
const FUNDED = verbose()`
  \bof which(?: a total of)?(?: approximately)? ${MONEY} (?:has|had|have) been (?:advanced|funded|drawn|borrowed|lent)\b`;
const GONE: readonly RegExp[] = [
  verbose('i')`
  \b${ENDED} (?:all|the|this|these|such|its|our|both)\b[^.;]{0,90}\b(?:in full|in (?:its|their) entirety)\b`,
  verbose('i')`
  \b(?:notes?|debentures?|loans?|balance|principal)\b[^.;]{0,60}\b(?:was|were|has been|have been)\b[^.;]{0,24}\b${ENDED}(?: [^.;]{0,50})?\b(?:in full|in (?:its|their) entirety)\b
  |\b(?:notes?|debentures?)\b (?:was|were|has been|have been) (?:fully|entirely|since|subsequently) ${ENDED}\b
  |\b(?:these|the|this|such) (?:(?:convertible|promissory) )*(?:notes?|debentures?)(?: payable)?(?: and (?:accrued|related) interest)? (?:was|were|has been|have been) (?:mandatorily|automatically) converted\b`,
  verbose('i')`
  \b${ENDED} the (?:remaining|entire|full|whole)(?: outstanding| unpaid| principal| balance| amount| aggregate| of| the)* (?:(?:US)?\$ ?[\d,.]*\d|principal|balance|amount|notes?|debentures?)`,
  verbose('i')`
  \bthe remaining (?:(?:US)?\$ ?[\d,.]*\d(?: million)?|(?:principal|unpaid|outstanding)? ?(?:balance|principal|notes?|debentures?))[^.;$]{0,40}\b(?:was|were|has been|have been) ${ENDED}\b`,
  verbose('i')`
  \b(?:paid off|repaid|redeemed|retired|extinguished|satisfied|converted) (?:the|this|such|these|both|all) (?:(?:convertible|promissory|secured|senior|entire|outstanding) ){0,3}(?:notes?|debentures?)\b(?!')(?! (?:of|with|in part|to the extent))`,
  verbose('i')`
  \b(?:released|discharged) (?:and (?:released|discharged|waived) )?(?:the Company|us) from (?:any and )?all (?:of (?:its|our) )?(?:claims|obligations|liabilit)[^.;]{0,80}\b(?:notes?|debentures?)\b
  |\b(?:the|this) (?:debt|note|debenture) was (?:fully )?converted in ?to (?:a total of )?\d[\d,]* (?:\w+ ){0,3}shares\b
  |\band all (?:of (?:them|these notes|the notes) )?(?:was|were|have been) ${ENDED}\b
  |\b(?:payments?|paid)\b[^.;]{0,60}\bto satisfy (?:any and )?all (?:of (?:its|our|the) )?(?:obligations|amounts)\b`,
  verbose('i')`
  \b(?:no|none of the|none of these)(?: [\w%.-]+){0,4}? (?:notes?|debentures?|principal|amounts?|balance)\b[^.;]{0,50}\b(?:remain(?:ed|s)?|was|were|is|are)(?: issued and)? outstanding\b
  |\b(?:notes?|debentures?)\b[^.;]{0,40}\b(?:no longer|not) outstanding\b`,
];
const PARTLY = verbose('i')`
  \b(?:converted|repaid|redeemed|prepaid|paid|repurchased|exchanged|extinguished)\b [^.;$]{0,40}(?:US)?\$ ?\d[\d,.]*\d(?: million)? (?:of|in) (?:the |its |outstanding |aggregate |unpaid )*(?:principal|notes?|debentures?)
  |\bof the (?:US)?\$ ?\d[\d,.]*\d(?: million)? (?:borrowed|of notes|principal)[^.;$]{0,40}\bconverted (?:US)?\$ ?\d[\d,.]*\d
  |\bprincipal amount of (?:US)?\$ ?\d[\d,.]*\d(?: million)?(?: and [^.;$]{3,60})? (?:was|were|had been) (?:converted|repaid|redeemed|prepaid)
  |(?:US)?\$ ?\d[\d,.]*\d(?: million)? (?:of|in|and) [^.;$]{0,60}\b(?:was|were|had been) (?:converted|repaid|redeemed|prepaid)`;

/**
 * What the sentences behind a note's issue, in its paragraph, say of its end or of what remains. A balance at the end of
 * a history replaces the amount of the issue; where the whole is paid or converted, nothing is outstanding.
 *
 * @param next the start of the next note's own sentence
 * @param ordinal by which the text calls the note: "first" of "the first note"
 */
export function fateOf(
  flat: FlatText,
  part: CurrentPart,
  { label, sentence, principal }: Pick<FoundNote, 'label' | 'sentence' | 'principal'>,
  next: number | null,
  isOnly: boolean,
  ordinal: string | null = null,
): NoteFate {
  const newline = flat.text.indexOf('\n', sentence.end);
  const line = newline < 0 ? flat.text.length : newline;
  const reach = sentence.start + (isOnly ? REACH_OF_ONLY : REACH);
  const near = Math.min(part.end, reach, next ?? part.end, isOnly ? part.end : line);
  // What is said of "the first note" may come behind the notes after it.
  const end = ordinal === null ? near : Math.min(part.end, reach, flat.text.length);
  const first = flat.text.slice(sentence.start, sentence.end);
  let fate: NoteFate = UNCHANGED;
  let latest = '';
  for (let at = sentence.start; at < end; ) {
    const own = sentenceOf(flat, at);
    if (own.end <= at) break;
    const words = flat.text.slice(own.start, own.end);
    at = own.end + 1;
    const ordinals = own.start > sentence.start ? ordinalsIn(words) : [];
    if (ordinals.length > 0 && ordinal !== null && !ordinals.includes(ordinal)) continue;
    if (own.start >= near && ordinals.length === 0) continue;
    const isOfOthers = /\bpreferred\b|\bwarrants? to\b/i.test(words) && !FUNDED.test(words);
    if (isOfOthers || isOfOther(words, own.start > line, label.text, first)) continue;
    const balance = balanceIn(flat, own, words, principal);
    const [date] = datesIn(words);
    if (balance !== null && (date?.date ?? latest) >= latest) {
      latest = date?.date ?? latest;
      fate = {
        isGone: balance.value === 0,
        balance: balance.value === 0 ? null : balance,
        isReduced: false,
        ended: 0,
        added: 0,
      };
    } else if (own.start > sentence.start && GONE.some((gone) => isSaid(words, gone))) {
      fate = { isGone: true, balance: null, isReduced: false, ended: 0, added: 0 };
    } else if (own.start > sentence.start && fate.balance === null && !fate.isGone && isSaid(words, PARTLY))
      fate = { ...fate, isReduced: true, ended: fate.ended + endedIn(words) };
    else if (own.start > sentence.start && fate.balance === null)
      fate = { ...fate, added: fate.added + addedIn(flat, own, words) };
  }
  return fate;
}

/** "the Company converted $3,500,000 into 70,000,000 shares", "repurchased $65 million aggregate principal amount of the notes". */
const ENDED_AMOUNT = verbose('gi')`
  \b(?:converted|repaid|redeemed|prepaid|paid|repurchased|extinguished|exchanged)(?: an?)?(?: additional)?(?: aggregate)?(?: of)?(?: approximately)? ${MONEY}(?= (?:of|in|aggregate|into|principal)\b)(?! (?:of|in) (?:accrued |unpaid )*interest)
  |\bprincipal amount of ${MONEY}(?: (?:and|of|plus) [^.;$]{3,60})? (?:was|were|had been) (?:converted|repaid|redeemed|prepaid|repurchased)\b
  |${MONEY} (?:of|in) (?:the |its |outstanding |aggregate |unpaid )*principal[^.;$]{0,60}\b(?:was|were|had been) (?:converted|repaid|redeemed|prepaid|repurchased)`;

/** The principal that a sentence says was converted, repaid or repurchased. */
function endedIn(words: string): number {
  return [...words.matchAll(ENDED_AMOUNT)].reduce((sum, [, ...printed]) => {
    return sum + Number(amountsIn(printed.find((one) => one !== undefined) ?? '')[0]?.value ?? 0);
  }, 0);
}

/** "On May 11, 2015, the Company issued an additional $900,000 of Notes". */
const ADDED = verbose()`
  \b(?:issued|sold)(?: an)? additional ${MONEY} (?:(?:in|of|the|such|these|our|aggregate|principal|amount) ){1,5}(?:Notes|Debentures|notes|debentures)\b`;

function addedIn({ text }: FlatText, sentence: TextRange, words: string): number {
  const added = captured(firstMatch(text, sentence, ADDED));
  return added === null || !isSaid(words, ADDED) ? 0 : Number(amountsIn(added.text)[0]?.value ?? 0);
}

/** Debt that does not convert, with a balance of its own. */
const LOAN = /\b(?:term loans?|credit (?:facility|agreement)|revolving|revolver|lines? of credit|mortgages?)\b/i;
const NAMED = /(?:\b[A-Z][\w-]{1,40} ){1,4}(?:Notes?|Debentures?|Bonds?)\b/g;

/** "2025 Notes". */
const OF_YEAR = /\b((?:19|20)\d\d) (?:[Cc]onvertible |[Ss]enior ){0,2}[Nn]otes?\b/g;

/** Whether a sentence is about other debt: by a name or rate of its own, or in another paragraph without any notes. */
function isOfOther(words: string, isFar: boolean, label: string, first: string): boolean {
  if (isFar && !/\b(?:notes?|debentures?)\b/i.test(words)) return true;
  const own = `${label} ${first}`.toLowerCase();
  if (LOAN.test(words) && !LOAN.test(own)) return true;
  const [rate, other] = [rateIn(label), /\d ?%[^.;]{0,40}\b(?:notes?|debentures?)\b/i.exec(words)];
  if (rate !== null && other !== null && rateIn(words.slice(Math.max(0, other.index - 6)))?.value !== rate.value)
    return true;
  const year = /\b(?:19|20)\d\d\b/.exec(label)?.[0];
  const years = [...words.matchAll(OF_YEAR)].map(([, of]) => of);
  if (year !== undefined && years.length > 0 && !years.includes(year)) return true;
  return [...words.matchAll(NAMED)].some(([name]) => {
    const bare = name.replace(/^(?:The|These|Such|This|All|In|On|At|As|Of|Both|Each) /, '').toLowerCase();
    return bare.includes(' ') && !own.includes(bare.replace(/s$/, ''));
  });
}

const PLURAL =
  /\b(?:of|under|on|in) (?:the|our|these|such) ((?:[\w-]{1,30} ){0,4}?(?:Notes|Debentures|notes|debentures))\b/;

/** Whether a sentence says it as a fact: no condition or plan before the words. */
function isSaid(words: string, pattern: RegExp): boolean {
  const match = pattern.exec(words);
  if (match === null) return false;
  // "Upon the closing of the offering, the notes were converted": it has happened.
  const lead = words.slice(0, match.index + match[0].length).replace(COMPLETED, '');
  return !HYPOTHETICAL.test(lead);
}

const COMPLETED = /\bupon (?:the )?(?:completion|closing|consummation|maturity) of\b/gi;

function balanceIn({ text }: FlatText, sentence: TextRange, words: string, principal: number): NoteBalance | null {
  const funded = captured(firstMatch(text, sentence, FUNDED));
  const lent = Number(amountsIn(funded?.text ?? '')[0]?.value ?? Number.NaN);
  if (funded !== null && lent > 0 && lent <= principal) return { value: lent, at: funded, of: '' };
  if (!/\b(?:outstanding|unpaid|remaining|balance|owed)\b/i.test(words)) return null;
  if (HYPOTHETICAL.test(words.split(/\b(?:outstanding|unpaid|balance)\b/i)[0] ?? '')) return null;
  for (const pattern of BALANCES) {
    const match = firstMatch(text, sentence, pattern);
    const printed = captured(match);
    if (match === null || printed === null) continue;
    if (/\binterest (?:of|totall?ing|was)(?: approximately)? $/i.test(text.slice(sentence.start, printed.start)))
      continue;
    const value = Number(amountsIn(printed.text)[0]?.value ?? Number.NaN);
    // More than was issued has interest in it, or is of several notes.
    if (value >= 0 && value <= principal) return { value, at: printed, of: PLURAL.exec(match.text)?.[1] ?? '' };
  }
  return null;
}
