import { daysFrom, plusDays, plusMonths } from '../calendar.ts';
import { selectBalance, selectGoingConcern } from './cash.ts';
import type { History, Searched, Source, Statement } from './history.ts';
import { buildLedger, outstandingInstruments, termsOf } from './instruments.ts';
import { MAX_AGE_DAYS } from './knots.ts';
import { selectNotices } from './notices.ts';
import { selectIb6, selectPrograms } from './programs.ts';
import { knownStatements, only, publicDay } from './public-time.ts';
import type { ReadyCount, ReadyFloat, ReadyInputs, ReadySplit } from './ready-inputs.ts';
import { amountsOf, type SoldDay, type SoldOnce, soldByDay, soldOnce } from './sales.ts';
import { countsByDate, effectiveSplits, sharesSince } from './splits.ts';

type Counts = ReturnType<typeof countsByDate>;

/** Point 12: every filing date from `from` to the as-of date was read, and nothing that may hide it is unparsed. */
function isSearched(history: History, what: Searched, from: string, asOf: string): boolean {
  const start = history.firstFiledOn !== null && history.firstFiledOn > from ? history.firstFiledOn : from;
  let reached = plusDays(start, -1);
  for (const range of history.indexed.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (range.from <= plusDays(reached, 1) && range.to > reached) reached = range.to;
  }
  const isHidden = history.unparsed.some(
    ({ source, hides }) => hides.includes(what) && source.filedDate >= from && publicDay(source) <= asOf,
  );
  return reached >= asOf && !isHidden;
}

/** P: the last close of ten days, else the latest price that a filing of 60 days states. */
function selectPrice(history: History, known: readonly Statement[], splits: readonly ReadySplit[], asOf: string) {
  const last = history.closes.findLast(({ date }) => date <= asOf);
  if (last !== undefined && daysFrom(last.date, asOf) <= 10) return last.close / sharesSince(splits, last.date);
  const stated = only(known, 'price').filter(({ date }) => date <= asOf && daysFrom(date, asOf) <= 60);
  const latest = stated.reduce<(typeof stated)[number] | null>(
    (best, one) => (best === null || one.date >= best.date ? one : best),
    null,
  );
  return latest === null ? null : latest.price / sharesSince(splits, latest.date);
}

function countBetween(counts: Counts, splits: readonly ReadySplit[], from: string, to: string) {
  const found = counts.findLast(({ date }) => date >= from && date <= to);
  if (found === undefined) return null;
  return { date: found.date, shares: found.total * sharesSince(splits, found.date), sources: found.sources };
}

/** Point 4: shares of deals that closed after the count and before the as-of date. */
function addedShares(
  sold: readonly SoldOnce[],
  days: readonly SoldDay[],
  splits: readonly ReadySplit[],
  after: string,
  asOf: string,
): { readonly added: number; readonly sources: readonly Source[] } {
  const isAfter = (date: string) => date > after && date < asOf;
  let added = 0;
  const sources: Source[] = [];
  for (const { closedOn, shares, sources: own } of sold) {
    if (!isAfter(closedOn)) continue;
    added += (shares ?? 0) * sharesSince(splits, closedOn);
    sources.push(...own);
  }
  for (const { date, shares, statement, source } of days) {
    if (!isAfter(date)) continue;
    // A total for a period is in the shares of its last day.
    added += (shares ?? 0) * sharesSince(splits, statement.to);
    sources.push(source);
  }
  return { added, sources };
}

/** The float at the prices of the last 60 days, from the latest statement that allows it. */
function selectFloat(history: History, known: readonly Statement[], splits: readonly ReadySplit[], asOf: string) {
  const closes = history.closes
    .filter(({ date }) => date <= asOf)
    .map(({ date, close }) => ({ date, close: close / sharesSince(splits, date) }));
  const window = closes.filter(({ date }) => date >= plusDays(asOf, -60)).map(({ close }) => close);
  const stated = only(known, 'float')
    .filter(({ date }) => date <= asOf && daysFrom(date, asOf) <= 730)
    .map((one, index) => ({ one, index }))
    .sort((a, b) => (a.one.date > b.one.date ? -1 : a.one.date < b.one.date ? 1 : b.index - a.index));
  for (const { one } of stated) {
    const then = closes.findLast(({ date }) => date <= one.date);
    const canCarry = window.length > 0 && then !== undefined && daysFrom(then.date, one.date) <= 10;
    const carry = canCarry ? { from: then.close, highest: Math.max(...window) } : null;
    if (carry !== null || daysFrom(one.date, asOf) <= 60) {
      const float: ReadyFloat = { stated: one.amount, carry };
      return { float, sources: [one.source] };
    }
  }
  return { float: null, sources: [] };
}

const plain = (count: (ReadyCount & { sources: readonly Source[] }) | null): ReadyCount | null =>
  count === null ? null : { date: count.date, shares: count.shares };

function selectCloses(history: History, asOf: string): ReadyInputs['closes'] {
  const closes = history.closes.filter(({ date }) => date <= asOf);
  const last = closes.at(-1);
  if (last === undefined || daysFrom(last.date, asOf) > 10) return null;
  return {
    belowDollar: closes.slice(-30).filter(({ close }) => close < 1).length,
    atTenCents: closes.slice(-10).filter(({ close }) => close <= 0.1).length,
  };
}

/** From an issuer's statements to what the sentences of methodology.md speak of. */
export function selectReady(history: History, asOf: string): ReadyInputs {
  const known = knownStatements(history, asOf);
  const splits = effectiveSplits(known, asOf);
  const counts = countsByDate(known);
  const sold = soldOnce(known).filter(({ pricedOn }) => pricedOn <= asOf);
  const days = soldByDay(known).filter(({ date }) => date <= asOf);
  const searchedFrom = (what: Searched) => (from: string) => isSearched(history, what, from, asOf);
  const offeringsFrom = searchedFrom('offerings');
  const quarter = plusDays(asOf, -90);
  const [year, twoYears, threeYears] = [12, 24, 36].map((months) => plusMonths(asOf, -months)) as [
    string,
    string,
    string,
  ];

  const count = countBetween(counts, splits, plusDays(asOf, -MAX_AGE_DAYS), asOf);
  const { added, sources: addedBy } = addedShares(sold, days, splits, count?.date ?? asOf, asOf);
  const cashDays = days.filter(({ channel }) => channel !== 'conversion');
  const recent = sold.filter(({ pricedOn }) => pricedOn >= quarter);
  const proceeds = [
    ...recent.map(({ gross, net }) => gross ?? net),
    ...amountsOf(cashDays.filter(({ date }) => date >= quarter)).map(({ gross, net }) => gross ?? net),
  ];
  const { programs, hasEffectiveRegistration } = selectPrograms(known, sold, days, asOf);
  const { float, sources: floatBy } = selectFloat(history, known, splits, asOf);
  const { balance, sources: balanceBy } = selectBalance(known, asOf);
  const raisedFrom = plusDays(balance?.date ?? asOf, 1);
  const raised = [
    ...sold.filter(({ closedOn }) => closedOn >= raisedFrom && closedOn <= asOf),
    ...amountsOf(cashDays.filter(({ date }) => date >= raisedFrom)),
  ].map(({ gross, net }) => ({ gross, net }));
  const used = days
    .filter(({ channel }) => channel === 'exercise' || channel === 'conversion')
    .map((day) => ({
      date: day.date,
      instrument: termsOf(day.statement, splits),
      shares: day.shares === null ? null : day.shares * sharesSince(splits, day.statement.to),
      principal: day.principal,
      source: day.source,
    }));
  const instruments = outstandingInstruments(known, buildLedger(known, splits), used, asOf);
  const notices = selectNotices(known, history, asOf);
  const noticesFrom = plusMonths(asOf, -24);
  const listed = history.listedOn !== null && history.listedOn > noticesFrom ? history.listedOn : noticesFrom;
  const sources: readonly Source[] = [
    ...(count?.sources ?? []),
    ...addedBy,
    ...recent.flatMap((one) => one.sources),
    ...cashDays.filter(({ date }) => date >= quarter).map(({ source }) => source),
    ...programs.filter(({ state }) => state === 'active').flatMap((one) => one.sources),
    ...floatBy,
    ...balanceBy,
    ...instruments.flatMap((one) => one.sources),
    ...notices.flatMap((one) => one.sources),
    ...splits.flatMap((one) => one.sources),
  ];
  return {
    asOf,
    price: selectPrice(history, known, splits, asOf),
    shares: count === null ? null : { date: count.date, shares: count.shares + added, added },
    sharesYearAgo: plain(countBetween(counts, splits, plusDays(asOf, -485), plusDays(asOf, -365))),
    sharesThreeYearsAgo: plain(countBetween(counts, splits, plusDays(asOf, -1_215), plusDays(asOf, -1_095))),
    mergerDates: only(known, 'merger').map(({ date }) => date),
    proceeds,
    isProceedsSearched: offeringsFrom(quarter),
    soldStockInYear:
      sold.some(({ pricedOn }) => pricedOn > year) ||
      // A period for which a filing says that nothing was sold is no sale.
      days.some(
        ({ channel, date, gross, shares }) =>
          (channel === 'atm' || channel === 'equity-line') && date > year && (gross ?? shares ?? 1) > 0,
      ),
    hasEffectiveRegistration,
    programs: programs.map(({ sources: _sources, fileNumber: _fileNumber, ...one }) => one),
    isProgramsSearched: offeringsFrom(threeYears),
    float,
    ib6: selectIb6(known, sold, days, programs, asOf, offeringsFrom),
    balance,
    raises: balance !== null && offeringsFrom(raisedFrom) ? raised : null,
    goingConcern: selectGoingConcern(known, asOf),
    instruments: instruments.map(({ instrument }) => instrument),
    isInstrumentsSearched: only(known, 'periodic-report').some(
      ({ balanceDate }) => balanceDate <= asOf && daysFrom(balanceDate, asOf) <= MAX_AGE_DAYS,
    ),
    notices: notices.map(({ sources: _sources, ...one }) => one),
    isNoticesSearched: isSearched(history, 'compliance', listed, asOf),
    closes: selectCloses(history, asOf),
    splits: splits.filter(({ date }) => date > threeYears).map(({ date, ratio }) => ({ date, ratio })),
    isSplitsSearched: isSearched(history, 'splits', threeYears, asOf),
    recentOfferings: sold.filter(({ pricedOn }) => pricedOn > twoYears).length,
    isRecentOfferingsSearched: offeringsFrom(twoYears),
    regsho: history.thresholdDates === null ? null : history.thresholdDates.includes(asOf),
    isVerified: sources.every(({ verified }) => verified),
  };
}
