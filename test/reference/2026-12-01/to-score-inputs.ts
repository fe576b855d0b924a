import type { IsoDate } from '../../../core/dates.ts';
import type { Reason } from '../../../core/parser.ts';
import type { ComplianceStatus, FactRef } from '../../../core/score-inputs.ts';
import type {
  CashItem,
  InputGroup,
  InputItem,
  OfferingItem,
  OverhangItem,
  ProgramItem,
  ScoreInputs,
  ShareItem,
} from '../../../core/score-receipt.ts';
import { rulesAt } from '../../../scoring/rules/rule-registry.ts';
import { ref } from '../../unit/scoring-facts.ts';
import { daysFrom, plusDays } from '../calendar.ts';
import type { ReadyCount, ReadyInputs, ReadyInstrument, ReadyProgram } from './ready-inputs.ts';

const d = (text: string) => text as IsoDate;
const REASON: Reason = { code: 'left-out', message: 'left out of this case' };

/** What is known counts also where the search was incomplete. */
function searched<I extends InputItem>(items: readonly I[], isSearched = true): InputGroup<I> {
  if (!isSearched) return { state: 'missing', reason: REASON, flags: [], items };
  const isFound = items.length > 0;
  return { state: isFound ? 'present' : 'none', reason: isFound ? null : REASON, flags: [], items };
}

/** null: missing. */
function known<I extends InputItem>(item: I | null): InputGroup<I> {
  return item === null ? searched<I>([], false) : searched([item]);
}

type Sources = ReturnType<typeof itemsOf>;

/** Items as selection gives them, with one source for all; half of the cases state shares of before a reverse split. */
function itemsOf({ asOf, isVerified, recentOfferings }: ReadyInputs) {
  const splitFactor = recentOfferings % 2 === 0 ? 1 : 0.5;
  const source: FactRef = { ...ref(d('2019-01-02'), 1), verified: isVerified };
  const item = <V extends number | boolean>(value: V, unit: InputItem['unit'], date: string | null) => ({
    label: 'input',
    value,
    unit,
    date: date === null ? null : d(date),
    source,
  });
  const offering = (value: number | null, over: Partial<OfferingItem> = {}): OfferingItem => ({
    ...item(0, 'USD', asOf),
    value,
    netProceeds: null,
    form: '424B5',
    type: 'registered_direct',
    fileNumber: null,
    alsoIn: [],
    ...over,
  });
  const share = (value: number, date: string): ShareItem => ({
    ...item(value / splitFactor, 'shares', date),
    splitFactor,
    shareClass: '',
    basis: 'cover',
  });
  return { item, offering, share, splitFactor };
}

function countOf({ share }: Sources, count: ReadyCount | null): InputGroup<ShareItem> {
  return known(count === null ? null : share(count.shares, count.date));
}

function sharesOf({ share }: Sources, { shares }: ReadyInputs): InputGroup<ShareItem> {
  if (shares === null) return known<ShareItem>(null);
  const stated = share(shares.shares - shares.added, shares.date);
  if (shares.added === 0) return searched([stated]);
  const added: ShareItem = { ...share(shares.added, shares.date), basis: 'issued-since', issued: 'offering' };
  return searched([stated, added]);
}

function programOf({ item, offering }: Sources, one: ReadyProgram, index: number, asOf: string): ProgramItem {
  return {
    ...item(0, 'USD', asOf),
    value: one.amount,
    kind: one.kind === 'pending' ? 'pending-registration' : one.kind,
    status: one.state === 'active' ? 'active' : one.state === 'unsure' ? 'effect-unknown' : 'expired',
    form: 'S-3',
    fileNumber: `333-${index}`,
    amountKind: one.givesNoCapacity ? 'indeterminate' : 'amount',
    insideShelf: one.isInsideShelf,
    effectiveDate: null,
    expires: null,
    takedowns: one.takedowns.map((value) => offering(value)),
  };
}

/** Sales inside the year that come to `inside`, of which `after` are later than a statement. */
function ib6Of({ offering }: Sources, { ib6, asOf }: ReadyInputs): InputGroup<OfferingItem> {
  if (ib6 === null) return searched<OfferingItem>([], false);
  const { inside, statement } = ib6;
  if (statement === null) return searched([offering(inside)]);
  const [before, on, after] = [-20, -10, -5].map((days) => d(plusDays(asOf, days))) as [IsoDate, IsoDate, IsoDate];
  return searched([
    offering((inside ?? 0) - (statement.after ?? 0), { date: before }),
    offering(statement.after, { date: after }),
    offering(statement.left, { date: before, type: 'left-window' }),
    offering(statement.amount, { date: on, type: 'baby-shelf-statement' }),
  ]);
}

function cashOf({ item }: Sources, { balance, asOf }: ReadyInputs): InputGroup<CashItem> {
  if (balance === null) return searched<CashItem>([], false);
  const { date, cash, shortTerm, longTerm, flow, trailingYear } = balance;
  const cashItem = (role: CashItem['role'], value: number, start: string | null = null, end = date): CashItem => ({
    ...item(value, 'USD', end),
    role,
    start: start === null ? null : d(start),
    sign: 1,
  });
  const items = [
    cashItem('cash', cash),
    cashItem('short-term-investments', shortTerm),
    ...(longTerm > 0 ? [cashItem('long-term-securities', longTerm)] : []),
    ...(flow === null ? [] : [cashItem('operating-cash-flow', flow.amount, flow.start, flow.end)]),
    ...(trailingYear === null ? [] : [cashItem('trailing-year-part', trailingYear)]),
  ];
  return searched(items, daysFrom(date, asOf) <= 400);
}

function overhangOf({ item, splitFactor }: Sources, one: ReadyInstrument, asOf: string): OverhangItem {
  const scaled = (value: number | null, by: number) => (value === null ? null : value * by);
  return {
    ...item(0, 'shares', asOf),
    value: scaled(one.shares, 1 / splitFactor),
    splitFactor,
    instrument: one.kind === 'convertible' ? 'convertible' : 'warrant',
    exercisePrice: scaled(one.strike, splitFactor),
    exercisableFrom: one.exercisableFrom === null ? null : d(one.exercisableFrom),
    expires: null,
    variablePrice: one.variablePrice,
    preFunded: one.kind === 'pre-funded-warrant',
    discount: one.discount,
    floorPrice: scaled(one.floorPrice, splitFactor),
    principal: one.principal,
  };
}

function closesOf({ item }: Sources, { closes, asOf }: ReadyInputs): ScoreInputs['closes'] {
  if (closes === null) return searched<never>([], false);
  const base = { ...item(0, 'closes', asOf), source: null };
  return searched([
    { ...base, value: closes.belowDollar, of: 30, measure: 'below-minimum' as const },
    { ...base, value: closes.atTenCents, of: 10, measure: 'at-or-below-floor' as const },
  ]);
}

function noticesOf({ item }: Sources, { notices, isNoticesSearched }: ReadyInputs): ScoreInputs['compliance'] {
  const items = notices.map(({ status, exchange, deficiency, date, since, periodEnds }) => ({
    ...item(0, 'status', date),
    value: status as ComplianceStatus,
    exchange,
    deficiency,
    since: d(since),
    periodEnds: periodEnds === null ? null : d(periodEnds),
  }));
  return searched(items, isNoticesSearched);
}

/** The inputs of the engine's arithmetic, from those of the reference. */
export function toScoreInputs(ready: ReadyInputs): ScoreInputs {
  const { asOf, float, price } = ready;
  const sources = itemsOf(ready);
  const { item, offering } = sources;
  return {
    price: known(
      price === null
        ? null
        : { ...item(price, 'USD/share', asOf), source: null, kind: 'close' as const, splitFactor: 1 },
    ),
    shares: sharesOf(sources, ready),
    sharesYearAgo: countOf(sources, ready.sharesYearAgo),
    sharesThreeYearsAgo: countOf(sources, ready.sharesThreeYearsAgo),
    proceeds: searched(
      ready.proceeds.map((value) => offering(value)),
      ready.isProceedsSearched,
    ),
    soldInYear: searched(ready.soldStockInYear ? [offering(1)] : []),
    effectiveRegistrations: searched(ready.hasEffectiveRegistration ? [item(true, 'boolean', asOf)] : []),
    raisesSinceBalance: searched(
      (ready.raises ?? []).map(({ gross, net }) => offering(gross, { netProceeds: net })),
      ready.raises !== null,
    ),
    programs: searched(
      ready.programs.map((one, index) => programOf(sources, one, index, asOf)),
      ready.isProgramsSearched,
    ),
    publicFloat: known(
      float && {
        ...item(float.stated, 'USD', asOf),
        basis: 'annual-float' as const,
        priceThen: float.carry?.from ?? null,
        highestClose: float.carry?.highest ?? null,
        highestCloseDate: null,
      },
    ),
    shelfSales: ib6Of(sources, ready),
    cash: cashOf(sources, ready),
    goingConcern: known(ready.goingConcern === null ? null : item(ready.goingConcern, 'boolean', asOf)),
    overhang: searched(
      ready.instruments.map((one) => overhangOf(sources, one, asOf)),
      ready.isInstrumentsSearched,
    ),
    compliance: noticesOf(sources, ready),
    closes: closesOf(sources, ready),
    splits: searched(
      ready.splits.map(({ date, ratio }) => item(ratio, 'ratio', date)),
      ready.isSplitsSearched,
    ),
    mergers: searched(ready.mergerDates.map((date) => item(0, 'status', date))),
    recentOfferings: searched(
      Array.from({ length: ready.recentOfferings }, () => offering(1)),
      ready.isRecentOfferingsSearched,
    ),
    regsho: known(ready.regsho === null ? null : { ...item(ready.regsho, 'boolean', asOf), source: null }),
    rules: rulesAt(d(asOf)),
  };
}
