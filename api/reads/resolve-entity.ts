import { easternDateOf, endOfEasternDay, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import { nameKeys } from '../../core/name-keys.ts';
import type { Database } from '../../db/database.ts';
import { type EntityRecord, loadEntities, MOST_MATCHES } from '../../db/repositories/reference/entity-search.ts';
import {
  beginsNames,
  begunBy,
  type EntityMatch,
  type Lookup,
  MATCH_KINDS,
  matchCik,
  matchCusip,
  matchName,
  matchSimilarNames,
  matchTicker,
  type ResolveParameter,
  readCusip,
} from './entity-matches.ts';
import { type EntitySummary, entityOn } from './entity-record.ts';

/** What a caller knows of an entity; each given one must fit. */
export type ResolveQuery = Readonly<Partial<Record<ResolveParameter, string>>>;

/**
 * resolved: exactly one entity fits every parameter by a match that decides. ambiguous: several do. conflicting: each
 * parameter means an entity, but none fits all. unresolved: only matches that do not decide. not_found: none.
 */
export type ResolveStatus = 'resolved' | 'ambiguous' | 'conflicting' | 'unresolved' | 'not_found';

export interface EntityCandidate extends EntitySummary {
  readonly cik: Cik;
  /** Mean over the given parameters of the best match of each, 0 for one without. */
  readonly score: number;
  /** Best first. */
  readonly matches: readonly EntityMatch[];
  readonly record: EntityRecord;
}

export interface EntityResolution {
  readonly on: IsoDate;
  readonly status: ResolveStatus;
  readonly resolved: Cik | null;
  /** Why it is resolved, or why not. */
  readonly decision: string;
  /** What a text was not read as, and why. */
  readonly notes: readonly string[];
  readonly candidates: readonly EntityCandidate[];
  /** True where a look-up found more entities than are ranked. */
  readonly truncated: boolean;
}

const PARAMETERS: readonly ResolveParameter[] = ['cik', 'ticker', 'cusip', 'name', 'q'];
const TICKER = /^[A-Z0-9]{1,6}(?:[.\-/ ][A-Z0-9]{1,4}){0,2}$/i;

interface Reading {
  readonly matches: readonly EntityMatch[];
  readonly notes: readonly string[];
}

/**
 * Finds the entities that identifiers mean on a date and ranks them. An entity is resolved only by the rule of
 * `ResolveStatus`; `docs/entities.md` states it for users.
 */
export async function resolveEntity(
  db: Database,
  query: ResolveQuery,
  given: { readonly asOf: IsoDate | null; readonly limit: number },
): Promise<EntityResolution> {
  const on = given.asOf ?? easternDateOf(Date.now());
  const publicTo = given.asOf === null ? null : endOfEasternDay(given.asOf);
  const readings = new Map<ResolveParameter, Reading>();
  for (const parameter of PARAMETERS) {
    const text = query[parameter]?.trim();
    if (text !== undefined) readings.set(parameter, await read({ db, on, publicTo, parameter }, text));
  }
  const matches = [...readings.values()].flatMap((reading) => reading.matches);
  const records = await loadEntities(db, [...new Set(matches.map(({ cik }) => cik))], publicTo);
  const known = knownBy(records, on, publicTo);
  const notes = [...readings.values()].flatMap((reading) => reading.notes);
  const kept = matches.filter(({ cik }) => known.has(cik));
  const deciding = await decidingByParameter({ db, on, publicTo }, query, kept);
  const candidates = rank(kept, known, readings.size, on);
  const { status, resolved, decision } = decide(deciding, candidates, on);
  return {
    on,
    status,
    resolved,
    decision,
    notes,
    candidates: candidates.slice(0, given.limit),
    truncated: candidates.length > given.limit || matches.length >= MOST_MATCHES,
  };
}

/** Entities of which something was public by the date. */
function knownBy(
  records: readonly EntityRecord[],
  on: IsoDate,
  publicTo: IsoTimestamp | null,
): ReadonlyMap<Cik, EntityRecord> {
  const isKnown = ({ identifiers, hasFilings }: EntityRecord) =>
    publicTo === null || hasFilings || identifiers.some((one) => begunBy(one, on));
  return new Map(records.filter(isKnown).map((record) => [record.cik, record]));
}

/** One parameter's matches; an untyped text is read in every way that its form allows. */
async function read(lookup: Lookup, text: string): Promise<Reading> {
  switch (lookup.parameter) {
    case 'cik':
      return { matches: await matchCik(lookup, text), notes: [] };
    case 'ticker':
      return { matches: await matchTicker(lookup, text), notes: [] };
    case 'cusip':
      return readAsCusip(lookup, text);
    case 'name':
      return readAsName(lookup, text);
    case 'q':
      return readText(lookup, text);
  }
}

async function readAsCusip(lookup: Lookup, text: string): Promise<Reading> {
  const given = readCusip(text);
  if ('problem' in given) return { matches: [], notes: [given.problem] };
  const matches = [];
  for (const cusip of given.cusips) matches.push(...(await matchCusip(lookup, cusip)));
  return { matches, notes: [] };
}

async function readAsName(lookup: Lookup, text: string): Promise<Reading> {
  const whole = await matchName(lookup, text);
  return { matches: [...whole, ...(await matchSimilarNames(lookup, text))], notes: [] };
}

async function readText(lookup: Lookup, text: string): Promise<Reading> {
  const matches: EntityMatch[] = [];
  const notes: string[] = [];
  const digits = /^(?:cik[:\s#]*)?(\d{1,10})$/i.exec(text)?.[1];
  if (digits !== undefined) matches.push(...(await matchCik(lookup, digits)));
  // Words of six, eight or nine letters are names more often than CUSIPs, which have a digit among the first six.
  if (/^(?=.{0,5}\d)(?:[0-9A-Z]{6}|[0-9A-Z]{8,9})$/i.test(text)) {
    const cusip = await readAsCusip(lookup, text);
    matches.push(...cusip.matches);
    notes.push(...cusip.notes.map((note) => `not read as a CUSIP: ${note}`));
  }
  const symbol = text.replace(/^\$/, '').replace(/^[A-Z ]{3,14}:\s*(?=[A-Z])/i, '');
  if (TICKER.test(symbol)) matches.push(...(await matchTicker(lookup, symbol)));
  if (digits === undefined) matches.push(...(await readAsName(lookup, text)).matches);
  return { matches, notes };
}

/** By parameter, the entities that it means by a match that decides. */
async function decidingByParameter(
  context: Omit<Lookup, 'parameter'>,
  query: ResolveQuery,
  matches: readonly EntityMatch[],
): Promise<ReadonlyMap<ResolveParameter, ReadonlySet<Cik>>> {
  const deciding = new Map<ResolveParameter, ReadonlySet<Cik>>();
  for (const parameter of PARAMETERS) {
    const text = query[parameter]?.trim();
    if (text === undefined) continue;
    const own = matches.filter((one) => one.parameter === parameter && MATCH_KINDS[one.matchedBy].decides);
    const found = new Set(decidingOf(own).map(({ cik }) => cik));
    const byTickerOnly = own.length > 0 && own.every(({ matchedBy }) => matchedBy === 'ticker');
    // "ford" in lower case may be the ticker of one company or the first word of another's name.
    const isDoubtful =
      parameter === 'q' &&
      byTickerOnly &&
      !/[$:]/.test(text) &&
      text !== text.toUpperCase() &&
      (await beginsNames({ ...context, parameter }, text, found));
    deciding.set(parameter, isDoubtful ? new Set() : found);
  }
  return deciding;
}

/**
 * Of one parameter's deciding matches, those that count: a present name before one with another spelling of its legal
 * form left out, and any present name before a former one.
 */
function decidingOf(matches: readonly EntityMatch[]): readonly EntityMatch[] {
  const of = (kind: EntityMatch['matchedBy']) => matches.filter(({ matchedBy }) => matchedBy === kind);
  const others = matches.filter(
    ({ matchedBy }) => !['name', 'name-without-legal-form', 'former-name'].includes(matchedBy),
  );
  const whole = of('name');
  const statesForm = whole.some(
    ({ identifier }) => identifier !== null && nameKeys(identifier.value).legalForms.length > 0,
  );
  const present = statesForm ? whole : [...whole, ...of('name-without-legal-form')];
  return [...others, ...(present.length > 0 ? present : of('former-name'))];
}

function decide(
  deciding: ReadonlyMap<ResolveParameter, ReadonlySet<Cik>>,
  candidates: readonly EntityCandidate[],
  on: IsoDate,
): Pick<EntityResolution, 'status' | 'resolved' | 'decision'> {
  const [first, ...rest] = [...deciding.values()];
  const fitting = [...(first ?? [])].filter((cik) => rest.every((ciks) => ciks.has(cik)));
  const given = [...deciding.keys()].join(', ');
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) {
    const decision = `CIK ${only} is the only entity that ${given} ${deciding.size > 1 ? 'mean' : 'means'} on ${on}`;
    return { status: 'resolved', resolved: only, decision };
  }
  const no = (status: ResolveStatus, decision: string) => ({ status, resolved: null, decision });
  if (fitting.length > 1)
    return no('ambiguous', `${fitting.length} entities fit on ${on}: give the CIK of the one that is meant`);
  if (candidates.length === 0) return no('not_found', `no stored filing or list that was public by ${on} states it`);
  const each = [...deciding.values()].every((ciks) => ciks.size > 0);
  if (each && deciding.size > 1) return no('conflicting', `no entity fits all of ${given} on ${on}`);
  return no('unresolved', `no match decides: choose a candidate by its reason and give its CIK`);
}

function rank(
  matches: readonly EntityMatch[],
  known: ReadonlyMap<Cik, EntityRecord>,
  parameters: number,
  on: IsoDate,
): readonly EntityCandidate[] {
  const ranked = [...Map.groupBy(matches, ({ cik }) => cik)].flatMap(([cik, own]) => {
    const record = known.get(cik);
    if (!record) return [];
    const sorted = own.toSorted((a, b) => MATCH_KINDS[b.matchedBy].score - MATCH_KINDS[a.matchedBy].score);
    const best = new Map<ResolveParameter, number>();
    for (const { parameter, matchedBy } of sorted) {
      best.set(parameter, Math.max(best.get(parameter) ?? 0, MATCH_KINDS[matchedBy].score));
    }
    const sum = [...best.values()].reduce((total, score) => total + score, 0);
    const score = Math.round((sum / parameters) * 1000) / 1000;
    return [{ cik, score, matches: distinct(sorted), record, ...entityOn(record.identifiers, on) }];
  });
  return ranked.toSorted(
    (a, b) =>
      b.score - a.score ||
      Number(b.ticker !== null) - Number(a.ticker !== null) ||
      (a.name ?? '').length - (b.name ?? '').length ||
      Number(a.cik) - Number(b.cik),
  );
}

/** Each identifier once, by its best match. */
function distinct(matches: readonly EntityMatch[]): readonly EntityMatch[] {
  const seen = new Set<string>();
  return matches.filter(({ parameter, identifier }) => {
    const key = [parameter, identifier?.kind, identifier?.valueKey, identifier?.source, identifier?.validFrom].join(
      '|',
    );
    return !seen.has(key) && seen.add(key);
  });
}
