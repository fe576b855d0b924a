import { type Clause, clausesBySentence } from '../clauses/clauses.ts';
import type { Period } from '../clauses/quantities.ts';
import { confidenceOf, type Witness } from '../evidence/witnesses.ts';
import { datesIn } from '../layout/dates.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { DOUBTFUL, STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';
import { tabledRestrictions } from './lockup-tables.ts';
import { isLockupName } from './lockup-words.ts';
import { namedPeriods } from './period-names.ts';
import { framedRestriction, type Spoken } from './promise-frames.ts';
import type { Restriction } from './restriction.ts';
import { RESTRICTION_WORDS, restrictionsIn } from './restrictions.ts';
import type { Lockup } from './result.ts';
import { daysOf, groupsOf } from './terms.ts';

/** What the period of a lock-up runs from. */
const DEAL =
  /\b(?:closing|prospectus|offering|agreement|pricing|effective(?:ness)?|consummation|completion|merger|date hereof|issuance|delivery)\b/i;

interface Found {
  readonly parties: Lockup['parties'];
  readonly period: Period;
  readonly days: number;
  readonly restriction: Restriction;
  readonly witnesses: Set<Witness>;
  isDisputed: boolean;
}

/**
 * Promises not to sell or issue: one item per party, as first stated. A second statement of the same days is a witness,
 * one of other days a doubt.
 */
export function findLockups(terms: FlatText, part: CurrentPart): StatedItem[] {
  const found = new Map<string, Found>();
  const named = namedPeriods(terms, part);
  let spoken = null as Spoken | null;
  for (const clauses of clausesBySentence(terms, RESTRICTION_WORDS)) {
    if ((clauses[0]?.start ?? 0) >= part.end) break;
    const read = restrictionsIn(terms, clauses);
    const framed: Restriction | null = read.length > 0 ? null : framedRestriction(terms, clauses, named, spoken);
    const restrictions: readonly Restriction[] = framed === null ? read : [framed];
    spoken = spokenOf(clauses, restrictions, spoken?.period ?? null) ?? spoken;
    for (const restriction of restrictions) add(terms, found, restriction, framed !== null);
  }
  for (const restriction of tabledRestrictions(terms, part)) add(terms, found, restriction, false);
  return [...found.values()].map((one) => itemOf(terms, part, one));
}

function add(terms: FlatText, found: Map<string, Found>, restriction: Restriction, isFramed: boolean): void {
  for (const { parties, period } of restriction.terms) {
    const days = daysOf(period);
    const key = keyOf(terms, parties, restriction);
    // Holders of whom a looser sentence speaks are in the insiders' group.
    if (isFramed && parties === 'holders' && found.get('directors and officers')?.days === days) continue;
    const known = found.get(key);
    if (known === undefined) {
      const witnesses = witnessesOf(terms, restriction, period);
      found.set(key, { parties, period, days, restriction, witnesses, isDisputed: false });
    } else if (known.days === days) known.witnesses.add('place');
    else known.isDisputed = true;
  }
}

/** The parties of a sentence on lock-ups, whom the next one may call "they". */
function spokenOf(
  clauses: readonly Clause[],
  restrictions: readonly Restriction[],
  last: Period | null,
): Spoken | null {
  const [first] = clauses;
  if (first === undefined) return null;
  const { paragraph, text, start, end } = first.sentence;
  const stated = restrictions.flatMap(({ terms }) => terms.map(({ parties }) => parties));
  const period = restrictions[0]?.terms[0]?.period ?? last;
  if (stated.length > 0)
    return { parties: [...new Set(stated)], paragraph, at: restrictions[0]?.at ?? { start, end }, period };
  if (!isLockupName(text)) return null;
  const subject = clauses.find((clause) => groupsOf(clause.subject).length > 0)?.subject ?? [];
  const at = subject.find((party) => groupsOf([party]).length > 0);
  return at === undefined
    ? null
    : { parties: groupsOf(subject), paragraph, at: { start: at.start, end: at.end }, period };
}

/** Sponsors and founders promise apart from the other holders. */
function keyOf({ text }: FlatText, parties: Lockup['parties'], { at }: Restriction): string {
  if (parties !== 'holders') return parties;
  return /^(?:sponsor|founder)/i.test(text.slice(at.start, at.end)) ? 'sponsor' : parties;
}

/** The name of a lock-up beside the promise, and a period that runs from the deal, say the same as the words of the promise. */
function witnessesOf(terms: FlatText, { isNamed, isSplit }: Restriction, { anchor }: Period): Set<Witness> {
  const witnesses = new Set<Witness>();
  // Which period is whose was chosen by one rule.
  if (isSplit) return witnesses;
  if (isNamed) witnesses.add('name');
  if (anchor !== null && DEAL.test(terms.text.slice(anchor.start, anchor.end))) witnesses.add('section');
  return witnesses;
}

function itemOf(
  terms: FlatText,
  part: CurrentPart,
  { parties, period, days, restriction, witnesses, isDisputed }: Found,
): StatedItem {
  const item = new Map<string, StatedValue>();
  const sure = isDisputed ? DOUBTFUL : confidenceOf([...witnesses]);
  const of = restriction.isOfSigners ? DOUBTFUL : confidenceOf([...witnesses]);
  item.set('parties', { value: parties, at: restriction.at, confidence: of });
  // Months and years are turned into days here, not by the document.
  item.set('days', { value: days, at: period, confidence: period.unit === 'day' ? sure : Math.min(sure, STATED) });
  const start = startOf(terms, part, period);
  if (start !== null) item.set('startsOn', start);
  const conditions = conditionOf(terms, period);
  if (conditions !== null) item.set('conditions', conditions);
  return item;
}

const FROM_DATE =
  /^[^.;()]{0,60}?\b(?:from|after|following|commencing on|beginning on) (?:and including )?(?=[A-Z][a-z]+ \d)/;
const OF_PROSPECTUS = /^ (?:from|after|following) (?:and including )?(?:the )?date of (?:this|the final) prospectus/i;

/** The day that the period runs from, where it is printed. */
function startOf({ text }: FlatText, part: CurrentPart, { end }: TextRange): StatedValue | null {
  const after = text.slice(end, end + 180);
  const lead = FROM_DATE.exec(after);
  const dated = lead === null ? undefined : datesIn(after).find(({ start }) => start === lead[0].length);
  if (dated !== undefined)
    return { value: dated.date, at: { start: end + dated.start, end: end + dated.end }, confidence: STATED };
  if (part.dated === null || !OF_PROSPECTUS.test(after)) return null;
  const own = datesIn(text.slice(part.dated.start, part.dated.end))[0]?.date;
  return own === undefined ? null : { value: own, at: part.dated, confidence: STATED };
}

/** What the period runs from, where it is an event. */
function conditionOf({ text }: FlatText, { anchor, of }: Period): StatedValue | null {
  if (anchor === null || of === 'business') return null;
  const words = text.slice(anchor.start, anchor.end);
  // "after the date of this prospectus, 12,340,000 shares …": the next clause is no part of it.
  const value = words.replace(/, \d[\s\S]*$/, (rest) => (/^, (?:19|20)\d\d\b/.test(rest) ? rest : ''));
  const at = { start: anchor.start, end: anchor.start + value.length };
  return /^(?:from|after|following)\b/.test(value) ? { value, at, confidence: STATED } : null;
}
