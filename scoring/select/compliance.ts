import { addDays, type IsoDate } from '../../core/dates.ts';
import { compareBy, compareFacts } from '../../core/fact-order.ts';
import type { Reason } from '../../core/parser.ts';
import type { ComplianceFact, ComplianceStatus } from '../../core/score-inputs.ts';
import type { ClosesItem, ComplianceItem, InputGroup } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { ruleAt } from '../rules/rule-registry.ts';
import { ageInDays, missingGroup, type SelectContext, sourceOf, visibleFacts } from './context.ts';
import { listedOn } from './first-filing.ts';
import { lastPriceIndex } from './price.ts';
import { searchedGroup, searchGap } from './search.ts';

const LASTING: ReadonlySet<ComplianceStatus> = new Set(['delisted', 'suspended']);

/** States that last until another filing ends them. */
export function isLasting(status: ComplianceStatus): boolean {
  return LASTING.has(status);
}

function compareNotices(a: ComplianceFact, b: ComplianceFact): number {
  return a.noticeDate !== b.noticeDate ? (a.noticeDate < b.noticeDate ? -1 : 1) : compareFacts(a, b);
}

/** The notices on one deficiency in order; `since` is the first one after the last regained one. */
export interface Deficiency {
  readonly latest: ComplianceFact;
  readonly since: IsoDate;
  readonly notices: ComplianceFact[];
}

/** Every deficiency by exchange and kind, in the order in which they began; since 2026-12-01.1 from the lookback alone. */
export function deficienciesOf(context: SelectContext): ReadonlyMap<string, Deficiency> {
  const deficiencies = new Map<string, Deficiency>();
  const { compliance: rules, corrections } = context.methodology;
  const oldest = corrections === undefined ? '' : addDays(context.asOf, -rules.lookbackDays);
  const notices = visibleFacts(context, context.facts.compliance)
    .filter(({ noticeDate, status }) => noticeDate <= context.asOf && (noticeDate >= oldest || isLasting(status)))
    .sort(compareNotices);
  for (const fact of notices) {
    const key = `${fact.exchange}|${fact.deficiency}`;
    const before = deficiencies.get(key);
    const continues = before !== undefined && before.latest.status !== 'regained';
    const all = before?.notices ?? [];
    all.push(fact);
    deficiencies.set(key, { latest: fact, since: continues ? before.since : fact.noticeDate, notices: all });
  }
  return deficiencies;
}

/** End of the compliance period as last stated for the present step; a second document on it may leave it unsaid. */
function periodEndsOf(notices: readonly ComplianceFact[], { status }: ComplianceFact, since: IsoDate): IsoDate | null {
  const stating = notices.findLast(
    (fact) => fact.noticeDate >= since && fact.status === status && fact.periodEnds != null,
  );
  return stating?.periodEnds ?? null;
}

/** First day of the current reports that "none" needs: so many months ago, or since the issuer is listed. */
function noticesFrom(context: SelectContext, months: number): IsoDate {
  const from = addMonths(context.asOf, -months);
  const listed = listedOn(context);
  return listed !== null && listed > from ? listed : from;
}

/** The latest state of each deficiency; `since` is the first notice after the last regained one. */
export function selectCompliance(context: SelectContext): InputGroup<ComplianceItem> {
  const { compliance: rules, corrections } = context.methodology;
  const since = addDays(context.asOf, -rules.lookbackDays);
  const deficiencies = deficienciesOf(context);
  let stale: Reason | null = null;
  const items: ComplianceItem[] = [];
  for (const { latest, since: first, notices } of deficiencies.values()) {
    if (latest.noticeDate < since && !LASTING.has(latest.status)) {
      if (latest.status !== 'regained') {
        const message = `${latest.deficiency} notice of ${latest.noticeDate} has no follow-up; too old to tell whether it is open`;
        stale = { code: 'stale-notice', message };
      }
      continue;
    }
    items.push({
      label: `${latest.exchange} ${latest.deficiency.replaceAll('_', ' ')}`,
      value: latest.status,
      unit: 'status',
      date: latest.noticeDate,
      source: sourceOf(latest),
      exchange: latest.exchange,
      deficiency: latest.deficiency,
      since: first,
      ...(corrections && { periodEnds: periodEndsOf(notices, latest, first) }),
    });
  }
  items.sort(compareBy(({ date, label }) => `${date}|${label}`));
  const from = corrections === undefined ? since : noticesFrom(context, corrections.noticeSearchMonths);
  const gap = searchGap(context, 'compliance', from) ?? stale;
  const search = { context, dataset: 'compliance', from } as const;
  return searchedGroup(search, items, gap, [], `no deficiency notice since ${from}`);
}

/** How many closes, as quoted, lie below the minimum and at or below the ten-cent floor. */
export function selectCloses(context: SelectContext): InputGroup<ClosesItem> {
  const { closeMaxAgeDays } = context.methodology.market;
  const { minimumPrice, belowMinimumOfTradingDays } = context.methodology.compliance;
  const { prices } = context.facts;
  const last = lastPriceIndex(prices, context.asOf);
  const lastPoint = last < 0 ? undefined : prices.at(last);
  if (lastPoint === undefined || ageInDays(context, lastPoint.date) > closeMaxAgeDays) {
    return missingGroup('no-closes', `no close within ${closeMaxAgeDays} days`);
  }
  const count = (
    label: string,
    measure: ClosesItem['measure'],
    days: number,
    counts: (close: number) => boolean,
  ): ClosesItem => {
    const first = Math.max(0, last + 1 - days);
    let value = 0;
    for (let index = first; index <= last; index++) if (counts(prices.at(index)?.close ?? Number.NaN)) value += 1;
    return { label, value, unit: 'closes', date: lastPoint.date, source: null, of: last + 1 - first, measure };
  };
  const items = [
    count(`closes below $${minimumPrice}`, 'below-minimum', belowMinimumOfTradingDays, (close) => close < minimumPrice),
  ];
  const floor = ruleAt('nasdaq-ten-cent-floor', context.asOf)?.parameters;
  const [price, days] = [floor?.['price'], floor?.['tradingDays']];
  if (price !== undefined && days !== undefined) {
    items.push(count(`closes at or below $${price}`, 'at-or-below-floor', days, (close) => close <= price));
  }
  return { state: 'present', reason: null, flags: [], items };
}
