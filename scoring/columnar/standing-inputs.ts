import { addDays, dateOfEpochDay } from '../../core/dates.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import type { InputGroup, ScoreInputs } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import type { Methodology } from '../methodology.ts';
import { rulesAt } from '../rules/rule-registry.ts';
import { selectCash, selectGoingConcern } from '../select/cash.ts';
import { selectCompliance } from '../select/compliance.ts';
import { createSelectContext, inPublicOrder, missingGroup } from '../select/context.ts';
import { selectMergers } from '../select/mergers.ts';
import { salesSince, selectSales } from '../select/offerings.ts';
import { selectOverhang } from '../select/overhang.ts';
import { selectPrice } from '../select/price.ts';
import { selectProgrammes } from '../select/programmes.ts';
import { type FloatCandidate, floatCandidates, selectShelfSales } from '../select/public-float.ts';
import { selectShares, shareSnapshots } from '../select/shares.ts';
import { selectSplits } from '../select/splits.ts';
import { changeDays, TRACKS, type Track } from './change-days.ts';
import type { PriceColumns } from './price-columns.ts';

/** What a score rests on apart from the closes of the day: it stands until a change day. */
export interface StandingInputs {
  /** `price`: the one a filing states. `closes`, `publicFloat` and `regsho` are of the day and left out. */
  readonly inputs: ScoreInputs;
  readonly floats: readonly FloatCandidate[];
}

export interface StandingSelection {
  /**
   * Goes on to a day; null where nothing changed since the day before, and the same object where only a date was
   * passed that the day's arithmetic looks at. Days ascend.
   */
  advance(day: number): StandingInputs | null;
}

/** Tracks on whose days something is selected anew. */
const SELECTED = TRACKS.filter((track) => track !== 'rules' && track !== 'day');

const NOT_HERE = { code: 'of-the-day', message: 'taken from the columns of closes' };

/** Open for the caller to fill: neither missing nor found. */
function ofTheDay(): InputGroup<never> {
  return { state: 'none', reason: NOT_HERE, flags: [], items: [] };
}

/**
 * Selects as `selectInputs` does, part by part, and each part only on the days on which it may change. Facts are put
 * into public order once, so that each selection finds them sorted.
 */
export function createStandingSelection(
  given: IssuerFacts,
  prices: PriceColumns,
  methodology: Methodology,
): StandingSelection {
  const facts = inPublicOrder(given);
  const withoutPrices: IssuerFacts = { ...facts, prices: [] };
  const { market, offerings, velocity, subRatings } = methodology;
  const historyAge = Math.round(subRatings.historicalYears * 365);
  const changes = changeDays(facts, methodology);
  const next = Object.fromEntries(TRACKS.map((track) => [track, 0])) as Record<Track, number>;
  /** The first day on which any track changes; before it there is nothing to look at. */
  let wake = Number.NEGATIVE_INFINITY;

  /** Passes a track's change days up to a day; whether there were any. */
  function isDue(track: Track, day: number): boolean {
    const list = changes[track];
    const before = next[track];
    let at = before;
    while (at < list.length && (list[at] ?? 0) <= day) at++;
    next[track] = at;
    const coming = list[at];
    if (coming !== undefined && coming < wake) wake = coming;
    return at > before;
  }

  let splits: ReturnType<typeof selectSplits>;
  let snapshots: ReturnType<typeof shareSnapshots>;
  let sales: ReturnType<typeof selectSales>;
  let floats: readonly FloatCandidate[] = [];
  let inputs: ScoreInputs | null = null;
  let standing: StandingInputs | null = null;
  const isTrackDue = Object.fromEntries(TRACKS.map((track) => [track, false])) as Record<Track, boolean>;

  function advance(day: number): StandingInputs | null {
    if (day < wake) return null;
    wake = Number.POSITIVE_INFINITY;
    const first = inputs === null;
    // Rules are few and rarely change: then everything is selected anew.
    const all = isDue('rules', day) || first;
    isDue('day', day);
    let any = all;
    for (const track of SELECTED) {
      const isNow = isDue(track, day) || all;
      isTrackDue[track] = isNow;
      any ||= isNow;
    }
    if (!any && standing !== null) return standing;

    const asOf = dateOfEpochDay(day);
    const context = createSelectContext(facts, asOf, methodology);
    const now = { ...(inputs ?? EMPTY) };
    if (all) now.rules = rulesAt(asOf);

    const newSplits = isTrackDue.splits;
    if (newSplits) {
      splits = selectSplits(context);
      now.splits = splits.group;
      prices.restate(splits.effective);
    }
    const newSnapshots = isTrackDue.shareCounts || newSplits;
    if (newSnapshots) snapshots = shareSnapshots(context, splits.effective);
    const sharesAt = (least: number, most: number) => selectShares(context, snapshots, splits.flags, least, most);
    if (isTrackDue.shares || newSnapshots) now.shares = sharesAt(0, market.sharesMaxAgeDays);
    if (isTrackDue.sharesYearAgo || newSnapshots) {
      now.sharesYearAgo = sharesAt(velocity.baseAgeDays, velocity.baseAgeDays + velocity.baseToleranceDays);
    }
    if (isTrackDue.sharesThreeYearsAgo || newSnapshots) {
      now.sharesThreeYearsAgo = sharesAt(historyAge, historyAge + velocity.baseToleranceDays);
    }
    if (isTrackDue.statedPrice || newSplits) {
      now.price = selectPrice({ ...context, facts: withoutPrices }, splits.effective);
    }

    const newSales = isTrackDue.sales;
    if (newSales) sales = selectSales(context);
    if (isTrackDue.proceeds || newSales) {
      now.proceeds = salesSince(context, sales, addDays(asOf, -offerings.proceedsDays), true);
    }
    if (isTrackDue.recentOfferings || newSales) {
      const since = addMonths(asOf, -subRatings.historicalOfferingMonths);
      now.recentOfferings = salesSince(context, sales, since, false);
    }
    const newProgrammes = isTrackDue.programmes || newSales;
    if (newProgrammes) now.programmes = selectProgrammes(context, sales);
    if (isTrackDue.shelfSales || newSales || newProgrammes) {
      now.shelfSales = selectShelfSales(context, sales, now.programmes.items);
    }
    if (isTrackDue.floats || newSplits) floats = floatCandidates(context, splits.effective);

    const newCash = isTrackDue.cash;
    if (newCash) now.cash = selectCash(context);
    const balanceDate = now.cash.items.find((item) => item.role === 'cash')?.date ?? null;
    if (isTrackDue.raises || newSales || newCash) {
      now.raisesSinceBalance =
        balanceDate === null
          ? missingGroup('no-balance-date', 'without a balance date there is nothing to add raises to')
          : salesSince(context, sales, addDays(balanceDate, 1), true);
    }
    if (isTrackDue.goingConcern || newCash) now.goingConcern = selectGoingConcern(context, balanceDate);
    if (isTrackDue.overhang || newSplits) now.overhang = selectOverhang(context, splits.effective);
    if (isTrackDue.compliance) now.compliance = selectCompliance(context);
    if (isTrackDue.mergers) now.mergers = selectMergers(context);
    inputs = now;
    standing = { inputs, floats };
    return standing;
  }

  return { advance };
}

const EMPTY: { -readonly [group in keyof ScoreInputs]: ScoreInputs[group] } = {
  price: ofTheDay(),
  shares: ofTheDay(),
  sharesYearAgo: ofTheDay(),
  sharesThreeYearsAgo: ofTheDay(),
  proceeds: ofTheDay(),
  raisesSinceBalance: ofTheDay(),
  programmes: ofTheDay(),
  publicFloat: ofTheDay(),
  shelfSales: ofTheDay(),
  cash: ofTheDay(),
  goingConcern: ofTheDay(),
  overhang: ofTheDay(),
  compliance: ofTheDay(),
  closes: ofTheDay(),
  splits: ofTheDay(),
  mergers: ofTheDay(),
  recentOfferings: ofTheDay(),
  regsho: ofTheDay(),
  rules: [],
};
