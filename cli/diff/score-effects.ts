import { deriveAsOf } from '../../activities/derive.ts';
import { loadIssuerFacts } from '../../activities/issuer-facts.ts';
import { epochDay, type IsoDate } from '../../core/dates.ts';
import { type HistoryDays, SCORE_STATES, type ScoreState, WITHHELD } from '../../core/history-days.ts';
import { type Cik, type ParserVersion, parserIdOf } from '../../core/ids.ts';
import { dependentsOf } from '../../core/parser-dependents.ts';
import { FACTOR_IDS, type IssuerScore, LEVELS } from '../../core/score-receipt.ts';
import type { Database, Transaction } from '../../db/database.ts';
import {
  loadDerivedBefore,
  lockDerivations,
  newestKnownDate,
  replaceDerivations,
} from '../../db/repositories/datasets/derivations.ts';
import { activeParserVersions, replacePromotion } from '../../db/repositories/runs/promotions.ts';
import { newestScores } from '../../db/repositories/scores/newest-scores.ts';
import { pageScoredIssuers } from '../../db/repositories/scores/scored-issuers.ts';
import { createComparison } from '../../scoring/compare/compare-histories.ts';
import type { Comparison } from '../../scoring/compare/report-shape.ts';
import { SCORE_LOOKBACKS } from '../../scoring/facts/fact-window.ts';
import { methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import type { DerivedSide, EventCounter } from './event-effects.ts';
import { type PricesOfScores, pricesOfScores } from './scored-prices.ts';

export interface ScoreEffectsRequest {
  readonly before: ParserVersion;
  readonly after: ParserVersion;
  /** Issuers whose rows differ; the scores of all others are the same. */
  readonly issuers: readonly Cik[];
  readonly methodologyVersion: string;
  /** Path of a price table; null: none; absent: the one that the newest stored scores were computed with. */
  readonly prices?: string | null;
  /** Counts the events of derived tables. */
  readonly events: EventCounter;
  readonly movers: number;
  readonly onIssuer?: (issuers: number) => void;
}

/** An issuer whose score has another band, or is withheld under one version only. */
export interface BandFlip {
  readonly cik: Cik;
  readonly ticker: string | null;
  readonly name: string | null;
  readonly from: ScoreState;
  readonly to: ScoreState;
  readonly scoreBefore: number | null;
  readonly scoreAfter: number | null;
}

interface IssuerName {
  readonly ticker: string | null;
  readonly name: string | null;
}

/** What the version after does to scores and derived tables in place of the version before. */
export interface ScoreEffects extends PricesOfScores {
  readonly asOf: IsoDate;
  readonly methodologyVersion: string;
  /** Issuers computed under both. */
  readonly issuers: number;
  readonly scored: { readonly before: number; readonly after: number };
  /** Scores, withheld states or factors that differ. */
  readonly issuersMoved: number;
  readonly flips: readonly BandFlip[];
  readonly flipsTotal: number;
  /** A is the version before, B the one after. */
  readonly comparison: Comparison;
  /** Of the issuers that `comparison` names. */
  readonly names: Readonly<Record<Cik, IssuerName>>;
  /** Rows of derived tables that the version after writes or removes, and the issuers with such rows. */
  readonly derived: { readonly written: number; readonly removed: number; readonly pages: number };
}

/** Why there is nothing to compute. */
export interface NoScoreEffects {
  readonly reason: string;
}

/** Loads and promotions in other transactions wait for one page at most: it holds a lock on the promotions. */
const ISSUERS_PER_TRANSACTION = 8;
const MOST_FLIPS = 200;

/**
 * Scores the issuers once under each version, as the next night would after promoting it: in transactions that promote,
 * derive and score, and are rolled back. Nothing is stored.
 */
export async function scoreEffects(db: Database, request: ScoreEffectsRequest): Promise<ScoreEffects | NoScoreEffects> {
  const { after, issuers, methodologyVersion, movers } = request;
  const parserId = parserIdOf(after);
  if (!dependentsOf(parserId).some((one) => one === 'scores' || one === 'derivations')) {
    return { reason: `neither scores nor derived tables read rows of ${parserId}` };
  }
  if (issuers.length === 0) return { reason: 'no row differs' };
  const newest = await newestScores(db, methodologyVersion);
  if (newest === null) return { reason: 'no filing is stored' };
  const { asOf } = newest;
  const prices = await pricesOfScores(request.prices, newest);
  const { weights } = methodologyByVersion(methodologyVersion);
  const comparison = createComparison({ from: asOf, to: asOf, weightsA: weights, weightsB: weights, movers });
  const scored = { before: 0, after: 0 };
  const derived = { written: 0, removed: 0, pages: 0 };
  const flips: BandFlip[] = [];
  const names = new Map<Cik, IssuerName>();
  let issuersMoved = 0;
  for (let start = 0; start < issuers.length; start += ISSUERS_PER_TRANSACTION) {
    const page = issuers.slice(start, start + ISSUERS_PER_TRANSACTION);
    const sides = await scorePage(db, { ...request, prices: prices.prices }, page, asOf);
    derived.written += sides.changes.written;
    derived.removed += sides.changes.removed;
    if (sides.changes.written + sides.changes.removed > 0) derived.pages += 1;
    for (const cik of page) {
      const [one, other] = [sides.before.get(cik), sides.after.get(cik)];
      if (one) scored.before += 1;
      if (other) scored.after += 1;
      comparison.add(cik, one ? dayOf(one) : null, other ? dayOf(other) : null);
      if (!isMoved(one, other)) continue;
      issuersMoved += 1;
      names.set(cik, nameOf(one, other));
      flips.push(...flipsOf(cik, one, other));
    }
    request.onIssuer?.(start + page.length);
  }
  const result = comparison.result();
  return {
    asOf,
    methodologyVersion,
    ...prices,
    issuers: issuers.length,
    scored,
    issuersMoved,
    flips: flips.toSorted(byReach).slice(0, MOST_FLIPS),
    flipsTotal: flips.length,
    comparison: result,
    names: namesOf(result, names),
    derived,
  };
}

function namesOf({ movers }: Comparison, names: ReadonlyMap<Cik, IssuerName>): ScoreEffects['names'] {
  const named = new Set([...movers.byDay, ...movers.byMean].map(({ cik }) => cik));
  return Object.fromEntries([...names].filter(([cik]) => named.has(cik)));
}

function nameOf(one: IssuerScore | undefined, other: IssuerScore | undefined): IssuerName {
  const { ticker, name } = other ?? one ?? { ticker: null, name: null };
  return { ticker, name };
}

type Scores = ReadonlyMap<Cik, IssuerScore>;

type PricedRequest = ScoreEffectsRequest & { readonly prices: string | null };

async function scorePage(
  db: Database,
  request: PricedRequest,
  ciks: readonly Cik[],
  asOf: IsoDate,
): Promise<{
  readonly before: Scores;
  readonly after: Scores;
  readonly changes: { written: number; removed: number };
}> {
  const trx = await db.startTransaction().execute();
  try {
    const derivedAsOf = (await newestKnownDate(trx, asOf)) ?? asOf;
    await lockDerivations(trx, ciks);
    const under = async (version: ParserVersion) => {
      await makePromoted(trx, version);
      const derivations = await deriveAsOf(trx, ciks, derivedAsOf);
      const changes = await replaceDerivations(trx, derivations);
      const derived: DerivedSide = { derivations, stored: await loadDerivedBefore(trx, ciks) };
      return { scores: await scoresOf(trx, request, ciks, asOf), changes, derived };
    };
    const before = await under(request.before);
    const after = await under(request.after);
    request.events.addDerived(before.derived, after.derived);
    return { before: before.scores, after: after.scores, changes: after.changes };
  } finally {
    await trx.rollback().execute();
  }
}

async function makePromoted(trx: Transaction, version: ParserVersion): Promise<void> {
  const previousVersion = (await activeParserVersions(trx)).get(parserIdOf(version)) ?? null;
  if (previousVersion !== version) await replacePromotion(trx, { version, reason: 'diff', previousVersion });
}

async function scoresOf(
  trx: Transaction,
  { methodologyVersion, prices }: PricedRequest,
  page: readonly Cik[],
  asOf: IsoDate,
): Promise<Scores> {
  const { lookbackDays } = SCORE_LOOKBACKS;
  const ciks = await pageScoredIssuers(trx, { asOf, lookbackDays, after: null, limit: page.length, ciks: page });
  if (ciks.length === 0) return new Map();
  const methodology = methodologyByVersion(methodologyVersion);
  const facts = await loadIssuerFacts(trx, { ciks, asOf, prices, ...SCORE_LOOKBACKS });
  return new Map(facts.map((issuer) => [issuer.cik, scoreIssuer(issuer, asOf, methodology)]));
}

/** A score as a history of one day, which the comparison of methodologies reads. */
function dayOf(score: IssuerScore): HistoryDays {
  return {
    length: 1,
    asOf: Int32Array.of(epochDay(score.asOf)),
    score: Float64Array.of(score.score ?? Number.NaN),
    state: Uint8Array.of(SCORE_STATES.indexOf(stateOf(score))),
    confidence: Uint8Array.of(LEVELS.indexOf(score.confidence)),
    presentWeight: Uint8Array.of(score.presentWeight),
    factors: FACTOR_IDS.map((id) => Float64Array.of(score.factors[id].score ?? Number.NaN)),
  };
}

function stateOf({ band, score }: Pick<IssuerScore, 'band' | 'score'>): ScoreState {
  return score === null ? (SCORE_STATES[WITHHELD] ?? 'withheld') : (band ?? 'withheld');
}

function isMoved(one: IssuerScore | undefined, other: IssuerScore | undefined): boolean {
  if (!one || !other) return one !== other;
  const factors = FACTOR_IDS.some((id) => one.factors[id].score !== other.factors[id].score);
  return factors || one.score !== other.score || stateOf(one) !== stateOf(other);
}

function flipsOf(cik: Cik, one: IssuerScore | undefined, other: IssuerScore | undefined): readonly BandFlip[] {
  const [from, to] = [one ? stateOf(one) : 'withheld', other ? stateOf(other) : 'withheld'] as const;
  if (from === to) return [];
  const scores = { scoreBefore: one?.score ?? null, scoreAfter: other?.score ?? null };
  return [{ cik, ...nameOf(one, other), from, to, ...scores }];
}

/** The farthest flips first. */
function byReach(one: BandFlip, other: BandFlip): number {
  const reach = ({ from, to }: BandFlip) => Math.abs(SCORE_STATES.indexOf(from) - SCORE_STATES.indexOf(to));
  return reach(other) - reach(one) || Number(one.cik) - Number(other.cik);
}
