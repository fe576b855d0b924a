import { createHash } from 'node:crypto';
import { formsToList } from '../core/dataset-plans.ts';
import { endOfRangeAt } from '../core/date-ranges.ts';
import { addDays, endOfEasternDay, epochDay, type IsoDate } from '../core/dates.ts';
import type { Cik, Sha256 } from '../core/ids.ts';
import type { StoredOutcome } from '../core/outcomes.ts';
import type { Database } from '../db/database.ts';
import { loadDiscoveredRanges } from '../db/repositories/filings/discovered-ranges.ts';
import {
  listOutcomeKeys,
  loadOutcomeFilings,
  type OutcomeFiling,
  type OutcomeKey,
  replaceOutcomes,
} from '../db/repositories/scores/outcomes.ts';
import { SCORE_LOOKBACKS } from '../scoring/facts/fact-window.ts';
import type { IssuerFactsByDay } from '../scoring/facts/facts-by-day.ts';
import { type Methodology, methodologyHash } from '../scoring/methodology.ts';
import { measureOutcome } from '../scoring/study/outcome.ts';
import { type Observation, outcomeWindow, windowState } from '../scoring/study/outcome-window.ts';
import { loadIssuerFactsByDay } from './issuer-facts.ts';

/** Removal from listing, and the end of reporting. */
const EXIT_FORMS = ['25', '25-NSE', '15-12B', '15-12G', '15-15D', '15F-12B', '15F-12G', '15F-15D'];
const FORMS = [...formsToList('all'), ...EXIT_FORMS];
const MONTHS = 12;

export interface OutcomeScope {
  /** Outcomes of the dates on which it has scored an issuer. */
  readonly studied: string;
  /** As-of dates, ascending. */
  readonly dates: readonly IsoDate[];
  readonly prices: string | null;
  /** Says how outcomes are measured, whatever methodology is studied. */
  readonly methodology: Methodology;
  /** Code, configuration and promoted parsers, hashed: outcomes of another build are recomputed. */
  readonly build: string;
}

export interface OutcomeTally {
  readonly computed: number;
  readonly unchanged: number;
}

/**
 * Computes and stores the outcomes of a page of issuers. A stored one is recomputed only where a filing that it may read
 * is new or was parsed again, or where its window was open and is known further.
 */
export async function storeOutcomePage(db: Database, scope: OutcomeScope, ciks: readonly Cik[]): Promise<OutcomeTally> {
  const { dates, prices } = scope;
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || ciks.length === 0) return { computed: 0, unchanged: 0 };
  const { end } = outcomeWindow(last, MONTHS);
  const since = addDays(first, -SCORE_LOOKBACKS.offeringLookbackDays);
  const inTime = { ciks, publicFrom: endOfEasternDay(since), publicTo: endOfEasternDay(end) };
  const filings = await loadOutcomeFilings(db, inTime, FORMS);
  const rangesOf = await loadDiscoveredRanges(db, ciks, end);
  const keysOf = await listOutcomeKeys(db, scope.studied, ciks, dates);
  const common = hashOf([scope.build, methodologyHash(scope.methodology), prices ?? '']);
  const due = new Map<Cik, readonly DueOutcome[]>();
  let unchanged = 0;
  for (const cik of ciks) {
    const own = filings.get(cik) ?? [];
    const indexedUntil = (asOf: IsoDate) => endOfRangeAt(rangesOf(cik), addDays(asOf, 1));
    const keys = keysOf.get(cik) ?? [];
    const wanted = dueOutcomes(keys, own, indexedUntil, common);
    const changed = wanted.filter((outcome, at) => !isCurrent(keys[at]?.stored ?? null, outcome));
    unchanged += wanted.length - changed.length;
    if (changed.length > 0) due.set(cik, changed);
  }
  const computed = due.size === 0 ? [] : await measureDue(db, scope, due, end);
  await replaceOutcomes(db, computed);
  return { computed: computed.length, unchanged };
}

interface DueOutcome {
  readonly asOf: IsoDate;
  readonly observation: Observation;
  readonly inputHash: Sha256;
}

function isCurrent(key: OutcomeKey['stored'], { asOf, observation, inputHash }: DueOutcome): boolean {
  if (key?.inputHash !== inputHash) return false;
  if (key.state !== 'open') return true;
  const now = windowState(outcomeWindow(asOf, MONTHS), observation);
  return now.state === 'open' && now.followedUntil === key.followedUntil;
}

/** For each date, what its outcome may read: the filings public by the end of its window, chained into a hash. */
function dueOutcomes(
  keys: readonly OutcomeKey[],
  filings: readonly OutcomeFiling[],
  indexedUntil: (asOf: IsoDate) => IsoDate | null,
  common: string,
): readonly DueOutcome[] {
  const pending = filings.flatMap(({ state, publicAt }) =>
    state === 'discovered' || state === 'stored' ? [publicAt] : [],
  );
  let chain = common;
  let next = 0;
  return keys.map(({ asOf }) => {
    const { before } = outcomeWindow(asOf, MONTHS);
    for (let filing = filings[next]; filing !== undefined && filing.publicAt < before; filing = filings[next]) {
      chain = hashOf([chain, filing.accessionNumber, filing.publicAt, filing.state, filing.stateChangedAt]);
      next++;
    }
    return {
      asOf,
      observation: { indexedUntil: indexedUntil(asOf), pending, filings },
      inputHash: hashOf([chain, asOf]) as Sha256,
    };
  });
}

async function measureDue(
  db: Database,
  { prices, methodology }: OutcomeScope,
  due: ReadonlyMap<Cik, readonly DueOutcome[]>,
  end: IsoDate,
): Promise<readonly StoredOutcome[]> {
  const asOfDates = [...due.values()].flatMap((outcomes) => outcomes.map(({ asOf }) => epochDay(asOf)));
  // The facts of all windows are those of the last day.
  const days = Int32Array.from(new Set([...asOfDates, epochDay(end)])).sort();
  const histories = await loadIssuerFactsByDay(db, { ciks: [...due.keys()], days, prices, ...SCORE_LOOKBACKS });
  return histories.flatMap((history) =>
    (due.get(history.cik) ?? []).flatMap(({ asOf, observation, inputHash }) => {
      const facts = factsOn(history, days.indexOf(epochDay(asOf)));
      return facts === null ? [] : [{ ...measureOutcome({ facts, observation, methodology }, asOf), inputHash }];
    }),
  );
}

/** The facts of a day, with the mergers of any day; null where the issuer is not covered on the day. */
function factsOn({ stretches }: IssuerFactsByDay, at: number) {
  const facts = stretches.find(({ from, to }) => from <= at && at < to)?.facts ?? null;
  const mergers = stretches.find((stretch) => stretch.facts.mergers)?.facts.mergers;
  return facts === null || mergers === undefined ? facts : { ...facts, mergers };
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('|')).digest('hex');
}
