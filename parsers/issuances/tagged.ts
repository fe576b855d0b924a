import { daysBetween, type IsoDate } from '../../core/dates.ts';
import { durationOf, isNumeric, type ReportedFact, type ReportedFacts } from '../reported-facts/reported-facts.ts';
import type { AmountRole } from './amounts.ts';
import type { IssuanceChannel } from './result.ts';
import type { Sale } from './sales.ts';

/** A tagged amount of a period. */
export interface TaggedAmount {
  readonly fact: ReportedFact;
  readonly concept: string;
  /** Members of its dimensions, without their prefix. */
  readonly members: readonly string[];
  readonly value: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** What a filing tags of a channel and period for which its words give no amount. */
export interface TaggedTotal {
  readonly channel: IssuanceChannel;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly amounts: Readonly<Partial<Record<'shares' | 'gross' | 'net' | 'principal', TaggedAmount>>>;
}

const RELEVANT =
  /Proceeds|StockIssued|SharesIssued|SharesSold|StockSold|SaleOfStock|ConsiderationReceived|WarrantsExercised|DebtConversion|Conversion|Price/;
const SAME_PERIOD_DAYS = 5;
/** A longer total is of no report. */
const LONGEST_DAYS = 400;

/** The amounts that may be of an issue, with their periods. */
export function taggedAmounts(facts: ReportedFacts): readonly TaggedAmount[] {
  if (facts.count === 0) return [];
  return [...facts.all()].flatMap((fact) => {
    const concept = fact.fact.concept.replace(/^.*:/, '');
    const duration = RELEVANT.test(concept) && isNumeric(fact) ? durationOf(fact) : null;
    if (duration === null) return [];
    const members = Object.values(fact.fact.dimensions).map((member) => member.replace(/^.*:/, ''));
    return [{ fact, concept, members, value: Number(fact.value), from: duration.start, to: duration.end }];
  });
}

export function isOfPeriod(tagged: TaggedAmount, from: IsoDate, to: IsoDate): boolean {
  return (
    Math.abs(daysBetween(tagged.from, from)) <= SAME_PERIOD_DAYS &&
    Math.abs(daysBetween(tagged.to, to)) <= SAME_PERIOD_DAYS
  );
}

const ATM_MEMBER =
  /AtTheMarket|AtMarket|ATM(?![a-z])|Atm(?=[A-Z]|Member)|SalesAgreement|EquityDistribution|OpenMarketSale|ControlledEquity/;
const LINE_MEMBER = /EquityLine|EquityFacility|StandbyEquity|CommittedEquity|Eloc|ELOC|Sepa(?=[A-Z])|SEPA/;

/** Where each channel's totals are tagged. Shares of a total may be tagged for common stock as a component of equity. */
const SOURCES: readonly {
  readonly channel: IssuanceChannel;
  readonly role: keyof TaggedTotal['amounts'];
  readonly concepts: RegExp;
  readonly isOwn: (members: readonly string[]) => boolean;
}[] = (() => {
  const isTotal = (members: readonly string[]) => members.length === 0;
  const isStock = (members: readonly string[]) =>
    members.every((member) => /^CommonStock(?:IncludingAdditionalPaidInCapital)?Member$/.test(member));
  const sold = /^(?:StockIssuedDuringPeriodSharesNewIssues|SaleOfStockNumberOfSharesIssuedInTransaction)$/;
  const received =
    /^(?:ProceedsFromIssuanceOfCommonStock|SaleOfStockConsiderationReceivedOnTransaction|ProceedsFromIssuanceOrSaleOfEquity)$/;
  const withMember = (pattern: RegExp) => (members: readonly string[]) =>
    members.some((member) => pattern.test(member)) &&
    !members.some((member) => /Maximum|SubsequentEvent|Forecast/.test(member));
  return [
    { channel: 'atm', role: 'shares', concepts: sold, isOwn: withMember(ATM_MEMBER) },
    { channel: 'atm', role: 'net', concepts: received, isOwn: withMember(ATM_MEMBER) },
    { channel: 'equity-line', role: 'shares', concepts: sold, isOwn: withMember(LINE_MEMBER) },
    { channel: 'equity-line', role: 'net', concepts: received, isOwn: withMember(LINE_MEMBER) },
    { channel: 'exercise', role: 'gross', concepts: /^ProceedsFromWarrantExercises$/, isOwn: isTotal },
    {
      channel: 'conversion',
      role: 'shares',
      concepts: /^StockIssuedDuringPeriodSharesConversionOfConvertibleSecurities$/,
      isOwn: isStock,
    },
  ];
})();

/** Totals that are tagged where the words of the report give none of their channel and period. */
export function taggedTotals(tagged: readonly TaggedAmount[], stated: readonly Sale[]): readonly TaggedTotal[] {
  const totals = new Map<string, { -readonly [K in keyof TaggedTotal]: TaggedTotal[K] }>();
  for (const { channel, role, concepts, isOwn } of SOURCES) {
    for (const amount of tagged) {
      if (!concepts.test(amount.concept) || !isOwn(amount.members) || !isCredible(amount)) continue;
      if (stated.some((sale) => isSameTotal(sale, channel, amount))) continue;
      const key = `${channel}|${amount.from}|${amount.to}`;
      const total = totals.get(key) ?? { channel, from: amount.from, to: amount.to, amounts: {} };
      const other = total.amounts[role];
      // Two members of one period are two programs, or parts of a total.
      total.amounts =
        other !== undefined && other.value > amount.value ? total.amounts : { ...total.amounts, [role]: amount };
      totals.set(key, total);
    }
  }
  return [...totals.values()].toSorted((a, b) => (a.to === b.to ? (a.from < b.from ? -1 : 1) : a.to < b.to ? 1 : -1));
}

function isCredible({ value, from, to }: TaggedAmount): boolean {
  const days = daysBetween(from, to);
  return value >= 0 && days > 25 && days <= LONGEST_DAYS;
}

function isSameTotal({ channel, period, amounts, none }: Sale, of: IssuanceChannel, tagged: TaggedAmount): boolean {
  if (channel !== of || period.from === null || !isOfPeriod(tagged, period.from, period.to)) return false;
  const roles: readonly AmountRole[] = ['shares', 'gross', 'net', 'proceeds', 'principal'];
  return none !== null || roles.some((role) => amounts[role] !== undefined);
}
