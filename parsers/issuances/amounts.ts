import { amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';

export type AmountRole =
  | 'shares'
  | 'gross'
  | 'net'
  | 'proceeds'
  | 'price'
  | 'costs'
  | 'principal'
  | 'interest'
  | 'strike';

/** A printed number with its place in the sentence. */
export interface Printed extends TextRange {
  readonly value: number;
  /** Half a unit of the last printed digit. */
  readonly tolerance: number;
}

/** What the amounts of a sentence are about. */
export type AmountKind = 'sale' | 'exercise' | 'conversion' | 'offering';

const MOST_A_SHARE = 1_000_000;

/** One number, or the list of them that "respectively" spreads over periods. */
export interface AmountGroup {
  readonly role: AmountRole;
  readonly members: readonly Printed[];
}

interface Candidate extends Printed {
  readonly isMoney: boolean;
}

const DOLLARS = /^(?:US|U\.S\.)?\$$|^USD$/;
/** "$0.2 and $0.8 million": the unit is printed once. */
const LIST_JOIN =
  /^(?: (?:thousand|million|billion))?(?: per (?:share|ADS)| shares| ADSs| units)?(?: of (?:our |the company's )?(?:class [a-z] )?(?:common stock|common shares|ordinary shares|ADSs))?,?(?: respectively,?)?(?: ?and| or|,)?(?: an additional| approximately| about)? ?$/i;
const SHARE_NOUN = verbose('i')`
  ^(?: (?:thousand|million|billion))?,?(?: respectively,?)? (?:(?:of (?:the|our|its)|additional|newly|issued|new|registered|restricted|unregistered|fully|paid|total|aggregate|class|series|[A-Z]|common|ordinary|preferred|voting|subordinate|stock|equity|company's|our|its|the Company's|American|Depositary|post-split|primary) ){0,6}
  (?:shares?\b(?! price)|ADSs?\b|ADRs?\b|units\b|stock\b|(?:[A-Z][\w-]{1,20} ){1,3}Units)
`;
const AN_AGGREGATE = '(?: an| a)?(?: aggregate| total)?(?: of)?(?: approximately)? ?$';
const NOT_SOLD = new RegExp(
  `\\b(?:up to|maximum of|remaining|reserved|for each|authorized|available)${AN_AGGREGATE}`,
  'i',
);
const OFFERED = new RegExp(`\\b(?:offering|purchase) of${AN_AGGREGATE}`, 'i');
/** "Raised $5 million through its offering of" so many shares. */
const RAISED = /\b(?:raised|received|generated)\b/i;
const NOT_ISSUED = /^.{0,40}\b(?:commitment|available|remain|reserved|authorized|outstanding)\b/i;

/** What stands before or after an amount names it; the words are those between its neighbors. */
const LIMIT_BEFORE =
  /\b(?:up to|maximum|aggregate (?:offering|sales?) (?:price|amount|proceeds|value) of up to|capacity of|limit of|increased? (?:\w+ ){0,6}(?:by|to|from)|not (?:to )?exceed(?:ing)?|remaining|available|commitment of|par value(?: of)?)(?: an| a)?(?: aggregate| total)?(?: of)?(?: approximately)? ?$/i;
const LIMIT_AFTER = /^[^.;$]{0,60}?\b(?:remain(?:ed|s|ing)?|availab(?:le|ility)|par value|unsold|unused)\b/i;
const PRICE_BEFORE = /\bprices?\b[^$;]{0,70}$|\bper[- ]share (?:price |value )?of[^$;]{0,30}$|\bat \$?$/i;
const PRICE_AFTER = /^\)?(?: USD)? ?(?:per|a|\/|each) ?(?:common |ordinary |whole )?(?:share|ADS|unit|stock)/i;
/** Accounting for an issue is no payment. */
const NO_PROCEEDS =
  /\b(?:fair|market|intrinsic|carrying|stated|book|grant[- ]date) (?:market )?value\b[^$;]{0,60}$|\b(?:loss(?:es)?|gains?|liabilit(?:y|ies)|charges?|dividends?)\b[^$;]{0,50}$|\b(?:decreased|increased)(?: by)? $/i;
const PAR = /\b(?:par|nominal|stated) value(?: of)? $/i;
const RANGE = /\b(?:rang(?:e|ing)|between|from|low of|high of)\b[^$;]{0,40}$|\bto $/i;
const COSTS_AFTER =
  /^(?: (?:million|thousand))?\)? ?(?:in|of|for) (?:[\w' -]{0,60}?)(?:commissions?|fees?|expenses?|costs?|discounts?|compensation)\b/i;
const NET_BEFORE = /\bnet (?:cash )?(?:proceeds|amount|purchase price)\b|\bnet,? of [^$]{0,60}$/i;
const NET_AFTER =
  /^(?: (?:million|thousand))?\)?,? ?(?:\(?net\b|in net|of net|after (?:deduct|commission|payment|fees|offering|expens|deduction|issu)|net of)/i;
const GROSS_AFTER =
  /^(?: (?:million|thousand))?\)?,? ?(?:\(?gross\b|in gross|of gross|in aggregate gross|before (?:deduct|commission|fees|expens|offering|payment))/i;
const BOTH_AFTER = /^(?: (?:million|thousand))?,?(?: respectively,?)?,? (?:in|of) gross and net proceeds/i;
const BOTH_BEFORE = /\bgross and net proceeds\b/i;
const PROCEEDS_BEFORE =
  /\b(?:proceeds|received|raised|raising|generat\w+|consideration|purchase price|for (?:a total of|an aggregate(?: of)?|approximately|cash of)?|totall?ing|amount(?:ing|ed)? (?:of|to)|cash|value of)\b[^$;]{0,60}$|\bfor $/i;
const PRINCIPAL_BEFORE =
  /\b(?:principal|face (?:value|amount)|notes?|debentures?|interest|loan|indebtedness|debt|preferred stock|conver\w+)\b[^$;]{0,60}$/i;
const PRINCIPAL_AFTER =
  /^(?: (?:million|thousand))?,? ?(?:in |of )?(?:the )?(?:aggregate |outstanding |remaining |combined )*(?:principal|face|convertible|notes?|debentures?|(?:accrued )?interest|debt|outstanding)/i;
const STRIKE_BEFORE = /\b(?:exercise|conversion|strike) prices?\b[^$;]{0,60}$/i;

function printedAmounts(words: string): readonly Candidate[] {
  const list = amountsIn(words).filter(
    ({ isPercent, value, currency }) =>
      !isPercent && !value.startsWith('-') && (currency === null || DOLLARS.test(currency)),
  );
  return list.map(({ value, start, end, currency, fractionDigits, scale }, index): Candidate => {
    const next = list[index + 1];
    // "$0.2 and $0.8 million"
    const shared =
      scale === 0 &&
      next !== undefined &&
      next.scale > 0 &&
      next.currency === currency &&
      Number(value) < 1_000 &&
      /^,? (?:and|or) ?$/.test(words.slice(end, next.start))
        ? next.scale
        : 0;
    const unit = 10 ** (scale + shared);
    const number = Number(value) * 10 ** shared;
    return { value: number, start, end, isMoney: currency !== null, tolerance: (unit * 10 ** -fractionDigits) / 2 };
  });
}

function isIssuedShares(words: string, one: Candidate, listEnd: number, kind: AmountKind): boolean {
  if (one.isMoney || !Number.isInteger(one.value) || !SHARE_NOUN.test(words.slice(listEnd, listEnd + 160)))
    return false;
  const noun = SHARE_NOUN.exec(words.slice(listEnd, listEnd + 160))?.[0].length ?? 0;
  if (NOT_ISSUED.test(words.slice(listEnd + noun, listEnd + noun + 44).split(/[,;(]/)[0] ?? '')) return false;
  const before = words.slice(Math.max(0, one.start - 60), one.start);
  return !NOT_SOLD.test(before) && (kind === 'offering' || !OFFERED.test(before) || RAISED.test(words));
}

/** What a dollar amount is, by the words before it (from the amount before) and after it (to the amount behind). */
function roleOfMoney(before: string, after: string, kind: AmountKind): AmountRole | null {
  if (PAR.test(before)) return null;
  if (PRICE_AFTER.test(after) || PRICE_BEFORE.test(before)) {
    if (/\bpurchase price\b/i.test(before) && !PRICE_AFTER.test(after) && !/\b(?:average|per)\b/i.test(before))
      return 'gross';
    if (/\b(?:offering|sales?) price of\b/i.test(before) && /aggregate/i.test(before) && !PRICE_AFTER.test(after))
      return LIMIT_BEFORE.test(before) || LIMIT_AFTER.test(after) ? null : 'gross';
    if (RANGE.test(before)) return null;
    if (/\b(?:aggregate|total) exercise prices?\b/i.test(before) && !PRICE_AFTER.test(after)) return 'gross';
    return STRIKE_BEFORE.test(before) ? 'strike' : 'price';
  }
  if (LIMIT_BEFORE.test(before) || LIMIT_AFTER.test(after) || NO_PROCEEDS.test(before)) return null;
  const clause = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf('(') - 60, 0));
  if (COSTS_AFTER.test(after) && !NET_BEFORE.test(before.slice(-40)) && !/proceeds/i.test(before.slice(-30)))
    return 'costs';
  const lead = nearestLead(clause);
  if (before.endsWith('(') && NET_AFTER.test(after)) return 'net';
  if (GROSS_AFTER.test(after) && lead !== 'gross') return 'gross';
  if (lead !== null) return lead;
  if (NET_AFTER.test(after)) return 'net';
  if (kind === 'conversion' && (PRINCIPAL_BEFORE.test(before) || PRINCIPAL_AFTER.test(after))) return 'principal';
  if (PRINCIPAL_AFTER.test(after)) return null;
  return PROCEEDS_BEFORE.test(before) ? 'proceeds' : null;
}

/** Of the words that name amounts, those nearest before it. */
function nearestLead(clause: string): AmountRole | null {
  const kinds: readonly (readonly [AmountRole, RegExp])[] = [
    ['net', /\bnet (?:cash )?(?:sales? )?(?:proceeds|purchase price)\b|\bnet (?=(?:approximately )?$)/gi],
    [
      'gross',
      /\b(?:gross|aggregate) (?:cash |sales? |offering )?(?:proceeds|price|purchase price|sales|amount|consideration)\b|\bgross\b/gi,
    ],
    ['costs', /\b(?:commissions?|fees|expenses|costs|compensation|discounts)\b/gi],
    ['principal', /\b(?:principal|face (?:value|amount))\b/gi],
    ['interest', /\b(?:interest|penalt(?:y|ies))\b/gi],
  ];
  let best: { readonly role: AmountRole; readonly at: number } | null = null;
  for (const [role, pattern] of kinds) {
    for (const match of clause.matchAll(pattern))
      if (best === null || match.index > best.at) best = { role, at: match.index };
  }
  if (best === null) return null;
  // "net proceeds, after deducting commissions and offering expenses, of $X": costs without an amount of their own.
  const between = clause.slice(best.at);
  if (
    best.role === 'costs' &&
    (/, ?(?:were|was|of|totaled|totalling|totaling|amounted to|are|is)? ?(?:approximately )?$/i.test(between) ||
      /\bresult\w* in\b[^$]*$/i.test(between))
  ) {
    const net = /\bnet (?:cash )?(?:sales? )?proceeds\b|\bproceeds,? net of\b/i.exec(clause);
    return net === null ? null : 'net';
  }
  return best.role;
}

/** The amounts of a sentence by what they are, in order of place; what is no amount of an issue is left out. */
export function amountGroups(words: string, kind: AmountKind): readonly AmountGroup[] {
  const candidates = printedAmounts(words);
  const groups: { readonly role: AmountRole; readonly members: Printed[] }[] = [];
  for (let index = 0; index < candidates.length; ) {
    const members = listFrom(words, candidates, index);
    const [first, last] = [members[0], members.at(-1)];
    if (first === undefined || last === undefined) break;
    // "1,000 shares and 500 warrants" is no list of shares.
    if (!first.isMoney && members.length > 1 && !isIssuedShares(words, first, last.end, kind)) members.length = 1;
    const [previous, next] = [candidates[index - 1], candidates[index + members.length]];
    index += members.length;
    if (!first.isMoney) {
      if (isIssuedShares(words, first, members.at(-1)?.end ?? last.end, kind)) groups.push({ role: 'shares', members });
      continue;
    }
    const before = words.slice(Math.max(previous?.end ?? 0, first.start - 200), first.start);
    const after = words.slice(last.end, next?.start ?? last.end + 120);
    if (BOTH_AFTER.test(after) || BOTH_BEFORE.test(before)) {
      groups.push({ role: 'gross', members }, { role: 'net', members });
      continue;
    }
    const role = roleOfMoney(before, after, kind);
    // No share costs as much.
    const isCredible = (role !== 'price' && role !== 'strike') || first.value < MOST_A_SHARE;
    if (role !== null && isCredible) groups.push({ role, members });
  }
  return groups;
}

/** Counts that stand before some words, such as "100,000 Series B warrants". */
export function amountsBefore(words: string, following: RegExp): readonly AmountGroup[] {
  const candidates = printedAmounts(words).filter(({ isMoney }) => !isMoney);
  for (const first of candidates.keys()) {
    const members = listFrom(words, candidates, first);
    const end = members.at(-1)?.end ?? 0;
    if (following.test(words.slice(end, end + 100))) return [{ role: 'shares', members }];
  }
  return [];
}

/** The members of a list that begins with a candidate: amounts of one kind with nothing but "and" between them. */
function listFrom(words: string, candidates: readonly Candidate[], from: number): Candidate[] {
  const first = candidates[from];
  if (first === undefined) return [];
  const members = [first];
  for (let index = from + 1; index < candidates.length && members.length < 6; index++) {
    const [last, next] = [members.at(-1), candidates[index]];
    if (last === undefined || next === undefined || next.isMoney !== first.isMoney) break;
    const between = words.slice(last.end, next.start);
    // The currency sign belongs to the next amount.
    if (between.length > 70 || between.trim() === '' || !LIST_JOIN.test(between) || !/and|or|,/.test(between)) break;
    members.push(next);
  }
  return members;
}
