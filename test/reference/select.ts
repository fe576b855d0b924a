import { isEdgarBusinessDay } from '../../core/business-days.ts';
import type { IsoDate } from '../../core/dates.ts';
import type { DatasetCoverage, IssuerFacts, OfferingFact, ScoreDataset } from '../../core/score-inputs.ts';
import { pricePoints } from '../price-points.ts';
import { daysFrom, plusDays, plusMonths, publicDate } from './calendar.ts';
import type { PlainBalance, PlainCount, PlainFloat, PlainInputs, PlainNotice, PlainProgram } from './plain-inputs.ts';

/**
 * From an issuer's facts to what the methodology's sentences speak of, once more written from methodology.md alone.
 * For facts that leave no choice: filings that contradict each other, or that only an estimate can tell apart, are the
 * matter of `scoring/select/` and its own tests.
 */

type Dated = { readonly publicAt: string };

/** Only facts public by the end of the as-of date count (not the period end); the latest stands last. */
function publicBy<T extends Dated>(facts: readonly T[], asOf: string): T[] {
  return facts
    .filter((fact) => publicDate(fact.publicAt) <= asOf)
    .sort((a, b) => (a.publicAt < b.publicAt ? -1 : a.publicAt > b.publicAt ? 1 : 0));
}

function latest<T>(facts: readonly T[], dateOf: (fact: T) => string): T | undefined {
  let found: T | undefined;
  for (const fact of facts) if (found === undefined || dateOf(fact) >= dateOf(found)) found = fact;
  return found;
}

/** "Searched, none found" is 0; "not parsed" and "not covered" are missing. */
function isSearched(coverage: DatasetCoverage, asOf: string, from: string): boolean {
  if (coverage.status !== 'covered' || coverage.from === null || coverage.from > from) return false;
  return !publicBy(coverage.unparsed, asOf).some(({ publicAt }) => publicAt.slice(0, 10) >= from);
}

export function selectPlain(facts: IssuerFacts, asOf: string): PlainInputs {
  const searched = (dataset: ScoreDataset, from: string) => isSearched(facts.coverage[dataset], asOf, from);
  const splits = publicBy(facts.splits, asOf).filter(({ effectiveDate }) => effectiveDate <= asOf);
  /** New shares for one share of a date. */
  const sharesSince = (date: string) =>
    splits
      .filter(({ effectiveDate }) => effectiveDate > date)
      .reduce((all, { numerator, denominator }) => (all * numerator) / denominator, 1);

  const offerings = publicBy(facts.offerings, asOf);
  const closes = pricePoints(facts.prices).filter(({ date }) => date <= asOf);
  const last = closes[closes.length - 1];
  const isRecent = last !== undefined && daysFrom(last.date, asOf) <= 10;
  const stated = latest(
    offerings.filter(
      ({ statedPriceDate }) =>
        statedPriceDate !== null && statedPriceDate <= asOf && daysFrom(statedPriceDate, asOf) <= 60,
    ),
    ({ statedPriceDate }) => statedPriceDate ?? '',
  );
  let price: number | null = null;
  if (isRecent) price = last.close / sharesSince(last.date);
  else if (stated?.statedPrice != null) price = stated.statedPrice / sharesSince(stated.statedPriceDate ?? '');

  const countBetween = (youngest: number, oldest: number): PlainCount | null => {
    const counts = publicBy(facts.shareCounts, asOf).filter(
      (fact) =>
        fact.sharesOutstanding !== null &&
        fact.asOf <= plusDays(asOf, -youngest) &&
        fact.asOf >= plusDays(asOf, -oldest),
    );
    const date = latest(counts, (fact) => fact.asOf)?.asOf;
    if (date === undefined) return null;
    const classes = new Map<string, number>();
    for (const fact of counts) {
      if (fact.asOf === date) classes.set(fact.shareClass, (fact.sharesOutstanding ?? 0) * sharesSince(date));
    }
    return { date, classes: [...classes.values()] };
  };

  // A sale is one offering, however many documents report it; resale registrations are excluded.
  const sold: OfferingFact[] = [];
  for (const fact of offerings) {
    const isSale = !fact.isResale && !['atm', 'eloc', 'shelf'].includes(fact.type) && !/^(S|F)-/.test(fact.form);
    if (!isSale || fact.filedDate > asOf) continue;
    const twin = sold.findIndex((other) => Math.abs(daysFrom(other.filedDate, fact.filedDate)) <= 10);
    if (twin < 0) sold.push(fact);
    else if (fact.form.startsWith('424')) sold[twin] = fact;
  }
  const soldFrom = (from: string) => sold.filter(({ filedDate }) => filedDate >= from);
  const amounts = (sales: readonly OfferingFact[]) =>
    sales.some(({ grossProceeds }) => grossProceeds === null)
      ? null
      : sales.map(({ grossProceeds }) => grossProceeds ?? 0);

  const quarter = plusDays(asOf, -90);
  const programs = selectPrograms(facts, offerings, sold, asOf);
  const year = plusMonths(asOf, -12);
  const shelfNumbers = offerings.filter(({ type }) => type === 'shelf').map(({ fileNumber }) => fileNumber);
  const balance = selectBalance(facts, asOf);
  const afterBalance = balance === null ? null : soldFrom(plusDays(balance.date, 1));
  const doubtful = latest(
    publicBy(facts.cash, asOf).filter((fact) => fact.goingConcern !== null && daysFrom(fact.asOf, asOf) <= 400),
    (fact) => fact.asOf,
  );
  const twoYears = plusMonths(asOf, -24);
  const threeYears = plusMonths(asOf, -36);
  const window = closes.slice(-30);
  const overhang = selectInstruments(facts, asOf, sharesSince);
  const isStale = overhang.length === 0 && isOverhangUnknown(facts, asOf);
  return {
    asOf,
    price,
    shares: countBetween(0, 400),
    sharesYearAgo: countBetween(365, 485),
    sharesThreeYearsAgo: countBetween(1_095, 1_215),
    proceeds: searched('offerings', quarter) ? amounts(soldFrom(quarter)) : null,
    programs,
    unsearched: [
      ...(searched('offerings', threeYears) ? [] : ['programs' as const]),
      ...(searched('overhang', plusDays(asOf, -400)) && !isStale ? [] : ['overhang' as const]),
      ...(searched('splits', threeYears) ? [] : ['splits' as const]),
      ...(searched('offerings', twoYears) ? [] : ['recentOfferings' as const]),
    ],
    float: selectFloat(facts, asOf, sharesSince),
    shelfSales: searched('offerings', year)
      ? amounts(sold.filter((sale) => sale.filedDate > year && shelfNumbers.includes(sale.fileNumber)))
      : null,
    balance,
    raises:
      afterBalance !== null &&
      searched('offerings', plusDays(balance?.date ?? asOf, 1)) &&
      amounts(afterBalance) !== null
        ? afterBalance.map(({ grossProceeds, netProceeds }) => ({ gross: grossProceeds ?? 0, net: netProceeds }))
        : null,
    goingConcern: doubtful?.goingConcern ?? null,
    overhang,
    notices: selectNotices(facts, asOf, searched('compliance', plusDays(asOf, -730))),
    closes: isRecent
      ? {
          known: window.length,
          belowDollar: window.filter(({ close }) => close < 1).length,
          atTenCents: closes.slice(-10).filter(({ close }) => close <= 0.1).length,
        }
      : null,
    splits: splits
      .filter(({ effectiveDate }) => effectiveDate > threeYears)
      .map(({ effectiveDate, numerator, denominator }) => ({ date: effectiveDate, ratio: numerator / denominator })),
    recentOfferings: soldFrom(twoYears).length,
    mergerDates: publicBy(facts.mergers ?? [], asOf).map(({ effectiveDate }) => effectiveDate),
    regsho:
      facts.regshoDates === null ||
      facts.coverage.regsho.status !== 'covered' ||
      (facts.coverage.regsho.from ?? '') > asOf
        ? null
        : [...facts.regshoDates].some((date) => date === asOf),
    verified: true,
  };
}

function selectPrograms(
  facts: IssuerFacts,
  offerings: readonly OfferingFact[],
  sold: readonly OfferingFact[],
  asOf: string,
): PlainProgram[] {
  const happened = (fileNumber: string | null, event: string) =>
    publicBy(facts.registrations, asOf).find(
      (fact) => fact.fileNumber === fileNumber && fact.event === event && fact.date <= asOf,
    )?.date ?? null;
  const plain = (kind: PlainProgram['kind'], over: Partial<PlainProgram>): PlainProgram => ({
    kind,
    state: 'closed',
    amount: null,
    givesNoCapacity: false,
    insideShelf: false,
    isF3: false,
    takedowns: [],
    ...over,
  });
  const stateOf = (registered: OfferingFact): PlainProgram['state'] => {
    const { fileNumber, filedDate } = registered;
    if (happened(fileNumber, 'withdrawn') !== null || happened(fileNumber, 'deregistered') !== null) return 'closed';
    const prospectus = offerings.find((fact) => fact.fileNumber === fileNumber && fact.form.startsWith('424'));
    const effective = happened(fileNumber, 'effective') ?? prospectus?.filedDate ?? null;
    if (effective !== null) return plusMonths(effective, 36) > asOf ? 'active' : 'closed';
    if (plusMonths(filedDate, 36) <= asOf) return 'closed';
    return daysFrom(filedDate, asOf) > 90 ? 'unsure' : 'closed';
  };
  const list: PlainProgram[] = [];
  const shelves = offerings.filter(({ type }) => type === 'shelf');
  for (const fact of shelves) {
    list.push(
      plain('shelf', {
        state: stateOf(fact),
        amount: fact.registeredAmount,
        isF3: fact.form.startsWith('F-3'),
        takedowns: sold.filter((sale) => sale.fileNumber === fact.fileNumber).map((sale) => sale.grossProceeds),
      }),
    );
  }
  for (const fact of offerings) {
    if (fact.type === 'atm') {
      const shelf = shelves.find(({ fileNumber }) => fileNumber === fact.fileNumber);
      const state = shelf === undefined ? 'closed' : stateOf(shelf);
      list.push(plain('atm', { state, amount: fact.maxAggregateOffering, insideShelf: shelf !== undefined }));
    }
    if (fact.type === 'eloc') {
      const state = plusMonths(fact.filedDate, 36) > asOf ? 'active' : 'closed';
      list.push(plain('equity-line', { state, amount: fact.maxAggregateOffering }));
    }
    if (fact.form === 'S-1') {
      const isSold = offerings.some((other) => other.fileNumber === fact.fileNumber && other.form === '424B4');
      const isOver =
        isSold || happened(fact.fileNumber, 'withdrawn') !== null || plusMonths(fact.filedDate, 36) <= asOf;
      list.push(plain('pending', { state: isOver ? 'closed' : 'active', amount: fact.registeredAmount }));
    }
  }
  return list;
}

/** The float uses the highest close of the last 60 days. */
function selectFloat(facts: IssuerFacts, asOf: string, sharesSince: (date: string) => number): PlainFloat | null {
  const adjusted = pricePoints(facts.prices)
    .filter(({ date }) => date <= asOf)
    .map(({ date, close }) => ({ date, close: close / sharesSince(date) }));
  const window = adjusted.filter(({ date }) => date >= plusDays(asOf, -60)).map(({ close }) => close);
  const stated = publicBy(facts.shareCounts, asOf)
    .filter((fact) => fact.publicFloatAsOf !== null && daysFrom(fact.publicFloatAsOf, asOf) <= 730)
    .sort((a, b) => ((a.publicFloatAsOf ?? '') < (b.publicFloatAsOf ?? '') ? -1 : 1))
    .reverse();
  for (const { publicFloat, publicFloatAsOf } of stated) {
    const date = publicFloatAsOf ?? '';
    const then = adjusted.filter((point) => point.date <= date).at(-1);
    const canCarry = window.length > 0 && then !== undefined && daysFrom(then.date, date) <= 10;
    if (canCarry) return { stated: publicFloat ?? 0, carry: { from: then.close, highest: Math.max(...window) } };
    if (daysFrom(date, asOf) <= 60) return { stated: publicFloat ?? 0, carry: null };
  }
  return null;
}

function selectBalance(facts: IssuerFacts, asOf: string): PlainBalance | null {
  const reports = publicBy(facts.cash, asOf).filter((fact) => fact.asOf <= asOf);
  const report = latest(
    reports.filter(({ cash }) => cash !== null),
    (fact) => fact.asOf,
  );
  if (report === undefined) return null;
  const flow = (of: typeof report) =>
    of.operatingCashFlow === null || of.operatingCashFlowStart === null || of.operatingCashFlowEnd === null
      ? null
      : { amount: of.operatingCashFlow, start: of.operatingCashFlowStart, end: of.operatingCashFlowEnd };
  const own = flow(report);
  let trailingYear: number | null = report.ttmOperatingCashFlow;
  if (trailingYear === null && own !== null) {
    const isYear = (of: { start: string; end: string }) => Math.abs(daysFrom(of.start, of.end) - 365) < 10;
    const flows = reports.flatMap((one) => flow(one) ?? []);
    const lastYear = latest(
      flows.filter((one) => isYear(one) && plusDays(one.end, 1) === own.start),
      (one) => one.end,
    );
    const yearAgo = flows.findLast(
      (one) => one.start === plusMonths(own.start, -12) && Math.abs(daysFrom(one.end, plusMonths(own.end, -12))) < 3,
    );
    if (isYear(own)) trailingYear = own.amount;
    else if (lastYear !== undefined && yearAgo !== undefined) {
      trailingYear = own.amount + lastYear.amount - yearAgo.amount;
    }
  }
  return {
    date: report.asOf,
    cash: report.cash ?? 0,
    investments: report.shortTermInvestments ?? 0,
    flow: own,
    trailingYear,
  };
}

function selectInstruments(
  facts: IssuerFacts,
  asOf: string,
  sharesSince: (date: string) => number,
): PlainInputs['overhang'] {
  const stated = publicBy(facts.overhang, asOf).filter((fact) => fact.asOf <= asOf && daysFrom(fact.asOf, asOf) <= 400);
  const date = latest(stated, (fact) => fact.asOf)?.asOf;
  // What the newest statement leaves unsaid is kept from the last one that said it.
  const counts = publicBy(facts.overhang, asOf).filter((fact) => fact.asOf <= asOf && fact.shares !== null);
  const countOf = ({ label }: (typeof stated)[number]) => {
    const said = latest(
      counts.filter((fact) => fact.label === label),
      (fact) => fact.asOf,
    );
    return said === undefined ? null : (said.shares ?? 0) * sharesSince(said.asOf);
  };
  return stated
    .filter((fact) => fact.asOf === date && (fact.expires === null || fact.expires >= asOf))
    .map((fact) => ({
      kind: fact.instrument,
      shares: countOf(fact),
      strike: fact.exercisePrice === null ? null : fact.exercisePrice / sharesSince(fact.asOf),
      exercisableFrom: fact.exercisableFrom,
      variablePrice: fact.variablePrice,
    }));
}

/**
 * "No warrants or convertibles" needs a report that is not overdue (a 10-Q is due 45 days after its quarter, a 10-K 90, and
 * late ones have 5 and 15 more; a quarter may end a week late), and an annual report after every older statement.
 */
function isOverhangUnknown(facts: IssuerFacts, asOf: string): boolean {
  const unread = facts.coverage.overhang.unparsed.map(({ accessionNumber }) => accessionNumber);
  const reports = publicBy(facts.filings, asOf)
    .filter(({ accessionNumber }) => !unread.includes(accessionNumber))
    .map(({ form, periodOfReport }) => ({ form, end: periodOfReport ?? '' }));
  const newest = latest(reports, ({ end }) => end);
  if (newest === undefined) return true;
  let due = plusDays(plusMonths(newest.end, 3), newest.form === '10-K' ? 57 : 112);
  while (!isEdgarBusinessDay(due as IsoDate)) due = plusDays(due, 1);
  if (asOf > due) return true;
  const annual = latest(
    reports.filter(({ form }) => form === '10-K'),
    ({ end }) => end,
  );
  return publicBy(facts.overhang, asOf).some(
    (fact) =>
      daysFrom(fact.asOf, asOf) > 400 &&
      (fact.expires === null || fact.expires >= asOf) &&
      (annual === undefined || fact.asOf >= annual.end),
  );
}

function selectNotices(facts: IssuerFacts, asOf: string, isCovered: boolean): PlainNotice[] | null {
  const threads = new Map<string, PlainNotice>();
  const notices = publicBy(facts.compliance, asOf).filter(({ noticeDate }) => noticeDate <= asOf);
  for (const { exchange, deficiency, status, noticeDate } of notices) {
    const before = threads.get(`${exchange} ${deficiency}`);
    const since = before === undefined || before.status === 'regained' ? noticeDate : before.since;
    threads.set(`${exchange} ${deficiency}`, { exchange, deficiency, status, date: noticeDate, since });
  }
  const list = [...threads.values()];
  const isLasting = ({ status }: PlainNotice) => status === 'delisted' || status === 'suspended';
  const isOld = ({ date }: PlainNotice) => daysFrom(date, asOf) > 730;
  // "Too old" is missing: a notice of two years ago without a sequel may be open or not.
  if (list.some((one) => isOld(one) && !isLasting(one) && one.status !== 'regained')) return null;
  return isCovered ? list.filter((one) => !isOld(one) || isLasting(one)) : null;
}
