import { easternToUtc, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import { parseAccessionNumber, parseCik, parserVersionOf } from '../../core/ids.ts';
import type {
  CashFact,
  ComplianceFact,
  DatasetCoverage,
  FactRef,
  IssuerFacts,
  ListedFiling,
  OfferingFact,
  OverhangFact,
  PricePoint,
  RegistrationFact,
  ShareCountFact,
  SplitFact,
} from '../../core/score-inputs.ts';
import { dayNumber, plusDays } from './calendar.ts';
import type { Draw } from './random.ts';

/** First and last day on which anything happens to a random issuer. */
export const HISTORY = { from: '2021-12-31', to: '2026-06-30' };

const d = (text: string) => text as IsoDate;
const QUARTERS = Array.from({ length: 18 }, (_, index) => {
  const [year, quarter] = [2022 + Math.floor(index / 4), index % 4];
  return {
    yearStart: `${year}-01-01`,
    number: quarter + 1,
    end: `${year}-${['03-31', '06-30', '09-30', '12-31'][quarter]}`,
  };
});
const TRADING_DAYS = Array.from({ length: dayNumber(HISTORY.to) - dayNumber(HISTORY.from) + 1 }, (_, index) =>
  d(plusDays(HISTORY.from, index)),
).filter((date) => ![2, 3].includes(dayNumber(date) % 7));
const COVERED: DatasetCoverage = { status: 'covered', from: d('2015-01-01'), unparsed: [] };
const PARSER = parserVersionOf('random', 1);

const instants = new Map<string, IsoTimestamp>();
function instant(date: string, time: string): IsoTimestamp {
  const key = `${date} ${time}`;
  const known = instants.get(key) ?? easternToUtc(d(date), time);
  instants.set(key, known);
  return known;
}

/**
 * An issuer with up to four and a half years of filings that leave no choice between readings: reports, splits,
 * shelves with takedowns, at-the-market programs, equity lines, an S-1, warrants, notices, closes with gaps, and
 * holes in what was searched.
 */
export function randomIssuer(draw: Draw, number: number): IssuerFacts {
  let serial = 0;
  const ref = (day: string): FactRef => ({
    accessionNumber: parseAccessionNumber(
      `${String(number).padStart(10, '0')}-${day.slice(2, 4)}-${String(++serial).padStart(6, '0')}`,
    ),
    sourceSpan: null,
    parserVersion: PARSER,
    publicAt: instant(day, draw.pick(['00:00:00', '08:01:00', '16:05:30', '17:30:00', '22:29:59', '23:59:59'])),
    confidence: draw.chance(0.9) ? 0.95 : 0.8,
    verified: draw.chance(0.97),
  });
  const day = (least: string, most = HISTORY.to) => plusDays(least, draw.int(0, dayNumber(most) - dayNumber(least)));

  const splits = draw
    .list(0, draw.chance(0.3) ? 3 : 0, () => draw.pick(QUARTERS).end)
    .filter((end, index, all) => all.indexOf(end) === index)
    .map((end): SplitFact => {
      // Ten days after a quarter's end: between no count and its filing.
      const effectiveDate = d(plusDays(end, 10));
      const [numerator, denominator] = draw.pick([
        [1, 20],
        [1, 10],
        [1, 250],
        [1, 16],
        [3, 1],
      ] as const);
      return { ...ref(plusDays(effectiveDate, draw.int(-5, 5))), effectiveDate, numerator, denominator };
    });
  /** Shares on a date as quoted then, for one of the first day's. */
  const sharesThen = (date: string) =>
    splits.reduce(
      (all, { effectiveDate, numerator, denominator }) =>
        effectiveDate <= date ? (all * numerator) / denominator : all,
      1,
    );

  const prices = randomPrices(draw, sharesThen);
  const priceOn = (date: string) => prices.findLast((point) => point.date <= date)?.close ?? 3;
  const start = 10 ** (6 + 2 * draw.next());
  const grown = draw.list(QUARTERS.length, QUARTERS.length, () => 1 + draw.next() ** 4);
  const sharesAt = (index: number) => grown.slice(0, index + 1).reduce((all, one) => all * one, start);

  const shareCounts: ShareCountFact[] = [];
  const cash: CashFact[] = [];
  const overhang: OverhangFact[] = [];
  const filings: ListedFiling[] = [];
  const classes = draw.chance(0.2) ? ['Class A', 'Class B'] : [''];
  const instruments = draw.list(0, 3, (index) => ({
    label: `Series ${'ABC'[index] ?? ''}`,
    instrument: draw.pick(['warrant', 'warrant', 'convertible'] as const),
    share: draw.next() ** 3,
    exercisePrice: draw.chance(0.9) ? Math.round(500 * draw.next()) / 100 : null,
    exercisableFrom: draw.chance(0.9) ? d(day('2022-01-01', '2027-12-31')) : null,
    expires: draw.chance(0.7) ? d(day('2023-01-01', '2030-12-31')) : null,
    variablePrice: draw.chance(0.1),
    preFunded: draw.chance(0.1),
  }));
  const burns = draw.chance(0.85);
  for (const [index, { end, yearStart, number: quarter }] of QUARTERS.entries()) {
    if (draw.chance(0.07)) continue;
    const filed = plusDays(end, draw.int(30, 75));
    if (filed > HISTORY.to) continue;
    const shares = sharesAt(index) * sharesThen(filed);
    const report = ref(filed);
    const flow = Math.round(10 ** (4 + 3.5 * draw.next())) * (burns ? -1 : draw.pick([1, -1]));
    const balance = (from: FactRef): CashFact => ({
      ...from,
      asOf: d(end),
      currency: 'USD',
      cash: Math.round(10 ** (5 + 3 * draw.next())),
      shortTermInvestments: index % 3 === 0 ? Math.round(10 ** (4 + 3 * draw.next())) : null,
      operatingCashFlow: flow * quarter,
      operatingCashFlowStart: d(yearStart),
      operatingCashFlowEnd: d(end),
      ttmOperatingCashFlow: quarter === 3 ? flow * 4 : null,
      goingConcern: from === report ? draw.pick([true, false, false, false, null]) : null,
    });
    cash.push(balance(report));
    const { accessionNumber, publicAt } = report;
    const form = quarter === 4 ? '10-K' : '10-Q';
    filings.push({ accessionNumber, publicAt, form, filedDate: d(filed), periodOfReport: d(end) });
    // An amended report, now and then: the latest public one counts.
    if (draw.chance(0.1)) cash.push(balance(ref(plusDays(filed, draw.int(10, 60)))));
    for (const [number, shareClass] of classes.entries()) {
      const isAnnual = quarter === 4 && number === 0;
      const floatDate = `${yearStart.slice(0, 4)}-06-30`;
      const highest = priceOn(floatDate);
      shareCounts.push({
        ...report,
        asOf: d(filed),
        shareClass,
        basis: 'cover',
        sharesOutstanding: Math.round(shares / classes.length) + 1,
        publicFloat: isAnnual
          ? Math.round((sharesAt(0) * sharesThen(floatDate) * highest * draw.next()) / 2) + 1
          : null,
        publicFloatAsOf: isAnnual ? d(floatDate) : null,
      });
    }
    for (const { share, exercisePrice: price, ...rest } of instruments) {
      const exercisePrice = rest.preFunded && price !== null ? 0.001 : price;
      overhang.push({
        ...report,
        ...rest,
        asOf: d(end),
        exercisePrice: exercisePrice === null || rest.preFunded ? exercisePrice : exercisePrice / sharesThen(end),
        shares: draw.chance(0.04) ? null : Math.round(shares * share),
      });
    }
  }
  const { offerings, registrations } = randomOfferings(draw, ref, day, start * 2);
  const compliance = draw
    .list(0, draw.chance(0.5) ? 2 : 0, (index) => ({ first: day('2023-06-01'), index }))
    .flatMap(({ first, index }): ComplianceFact[] => {
      const thread = {
        exchange: draw.pick(['nasdaq', 'nasdaq', 'nyse', 'nyse-american'] as const),
        deficiency: index === 0 ? ('bid_price' as const) : ('equity' as const),
      };
      let date = first;
      return (['notified', 'extension', 'hearing', 'regained', 'notified'] as const)
        .slice(0, draw.int(1, 5))
        .map((status) => {
          const noticeDate = d(date);
          const from = ref(plusDays(date, draw.int(0, 4)));
          date = plusDays(date, draw.int(5, 250));
          return { ...from, ...thread, status: draw.chance(0.1) ? ('determination' as const) : status, noticeDate };
        });
    })
    .filter(({ noticeDate }) => noticeDate <= HISTORY.to);
  return {
    cik: parseCik(number + 1),
    ticker: `T${number}`,
    name: null,
    shareCounts: shuffled(draw, shareCounts),
    cash: shuffled(draw, cash),
    offerings: shuffled(draw, offerings),
    registrations: shuffled(draw, registrations),
    overhang: shuffled(draw, overhang),
    compliance,
    splits,
    mergers: draw.chance(0.1)
      ? [{ ...ref(day('2023-01-01')), kind: 'merger', effectiveDate: d(day('2023-01-01')) }]
      : [],
    filings: shuffled(draw, filings),
    prices,
    regshoDates: draw.chance(0.2) ? null : new Set(TRADING_DAYS.filter(() => draw.chance(0.02))),
    coverage: randomCoverage(draw, ref, day),
  };
}

function shuffled<T>(draw: Draw, list: readonly T[]): T[] {
  return list
    .map((one) => ({ one, at: draw.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

function randomPrices(draw: Draw, sharesThen: (date: string) => number): PricePoint[] {
  if (draw.chance(0.1)) return [];
  let price = 10 ** (1.5 * draw.next() - 0.7);
  const gap = draw.chance(0.3) ? draw.int(100, 900) : -1;
  const points: PricePoint[] = [];
  for (const [index, date] of TRADING_DAYS.entries()) {
    price *= 1 + (draw.next() - 0.5) * 0.12;
    // A halt of some weeks.
    if (gap >= 0 && index >= gap && index < gap + 25) continue;
    points.push({ date, close: Math.max(0.01, Math.round((price / sharesThen(date)) * 1e4) / 1e4), volume: null });
  }
  return points;
}

function randomOfferings(
  draw: Draw,
  ref: (day: string) => FactRef,
  day: (least: string, most?: string) => string,
  scale: number,
): { offerings: OfferingFact[]; registrations: RegistrationFact[] } {
  const offerings: OfferingFact[] = [];
  const registrations: RegistrationFact[] = [];
  const usd = () => Math.round(scale * 10 ** (1.5 * draw.next() - 1.2));
  const add = (filed: string, over: Partial<OfferingFact>) => {
    if (filed > HISTORY.to) return;
    offerings.push({
      ...ref(filed),
      form: '424B5',
      filedDate: d(filed),
      fileNumber: null,
      type: 'registered_direct',
      isAtm: false,
      isPrimary: true,
      isResale: false,
      securities: ['common stock'],
      grossProceeds: null,
      netProceeds: null,
      sharesOffered: null,
      pricePerShare: null,
      maxAggregateOffering: null,
      registeredAmount: null,
      babyShelfApplies: null,
      babyShelfPublicFloat: null,
      babyShelfSoldLast12Months: null,
      statedPrice: null,
      statedPriceDate: null,
      ...over,
    });
  };
  const happen = (filed: string, fileNumber: string, form: string, event: RegistrationFact['event']) =>
    registrations.push({ ...ref(filed), fileNumber, form, event, date: d(filed) });
  let soldUntil = HISTORY.from;
  /** Sales a month and more apart, so that no two are taken for one. */
  const sell = (from: string, over: Partial<OfferingFact>) => {
    const filed = plusDays(from > soldUntil ? from : soldUntil, draw.int(25, 200));
    soldUntil = filed;
    const grossProceeds = draw.chance(0.03) ? null : usd();
    const netProceeds = grossProceeds !== null && draw.chance(0.6) ? Math.round(grossProceeds * 0.93) : null;
    const price = draw.chance(0.3)
      ? { statedPrice: 1 + draw.int(1, 500) / 100, statedPriceDate: d(plusDays(filed, -1)) }
      : {};
    add(filed, { grossProceeds, netProceeds, ...price, ...over });
    // The announcement on Form 8-K of the same sale.
    if (grossProceeds !== null && draw.chance(0.4)) {
      // A sale that no prospectus dates is dated by its one announcement.
      add(plusDays(filed, over.form === '8-K' ? 0 : draw.int(0, 3)), {
        form: '8-K',
        grossProceeds,
        netProceeds,
        type: over.type ?? 'registered_direct',
      });
    }
  };
  let from = plusDays(HISTORY.from, draw.int(0, 500));
  for (let number = 0; number < 2 && draw.chance(0.7); number++) {
    const fileNumber = `333-${100_000 + number}`;
    add(from, {
      form: draw.chance(0.9) ? 'S-3' : 'F-3',
      type: 'shelf',
      fileNumber,
      registeredAmount: draw.chance(0.95) ? usd() * 5 : null,
    });
    const effective = plusDays(from, draw.int(10, 80));
    if (draw.chance(0.85)) happen(effective, fileNumber, 'EFFECT', 'effective');
    if (draw.chance(0.1)) happen(day(from), fileNumber, 'RW', 'withdrawn');
    if (draw.chance(0.4)) {
      add(plusDays(effective, draw.int(5, 100)), { type: 'atm', isAtm: true, fileNumber, maxAggregateOffering: usd() });
    }
    for (let sale = draw.int(0, 3); sale > 0; sale--) sell(effective, { fileNumber });
    from = plusDays(from, draw.int(600, 1_100));
  }
  for (let sale = draw.int(0, 3); sale > 0; sale--)
    sell(day(HISTORY.from, '2025-01-01'), { form: '8-K', type: 'other' });
  if (draw.chance(0.2))
    add(day(HISTORY.from), { form: '8-K', type: 'eloc', maxAggregateOffering: draw.chance(0.9) ? usd() : null });
  if (draw.chance(0.3)) {
    const filed = day('2022-06-01');
    add(filed, {
      form: 'S-1',
      type: 'firm_commitment',
      fileNumber: '333-300000',
      registeredAmount: draw.chance(0.9) ? usd() : null,
    });
    if (draw.chance(0.3)) happen(day(filed), '333-300000', 'RW', 'withdrawn');
    else if (draw.chance(0.5)) sell(filed, { form: '424B4', type: 'firm_commitment', fileNumber: '333-300000' });
  }
  if (draw.chance(0.3)) {
    add(day(HISTORY.from), { form: '424B3', type: 'resale', isPrimary: false, isResale: true, grossProceeds: usd() });
  }
  return { offerings, registrations };
}

function randomCoverage(
  draw: Draw,
  ref: (day: string) => FactRef,
  day: (least: string, most?: string) => string,
): IssuerFacts['coverage'] {
  const one = (form: string): DatasetCoverage => {
    if (draw.chance(0.04)) return { status: 'not-covered', from: null, unparsed: [] };
    if (draw.chance(0.05)) return { ...COVERED, from: d(day('2020-01-01', '2025-06-30')) };
    if (draw.chance(0.94)) return COVERED;
    const { accessionNumber, publicAt } = ref(day('2022-06-01'));
    return { ...COVERED, unparsed: [{ accessionNumber, form, publicAt, reason: 'rejected' }] };
  };
  return {
    offerings: one('424B5'),
    cash: one('10-Q'),
    'share-float': one('10-Q'),
    overhang: one('10-Q'),
    compliance: one('8-K'),
    splits: one('8-K'),
    regsho: one('list'),
  };
}
