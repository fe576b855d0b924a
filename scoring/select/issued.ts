import { addDays, epochDay, type IsoDate } from '../../core/dates.ts';
import type { InputGroup, OfferingItem } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import type { SelectContext } from './context.ts';
import { CASH_CHANNELS, type IssuedSpan, issuedItems, PROGRAM_CHANNELS } from './issuances.ts';
import { unknownAmountFlags } from './offerings.ts';
import { searchedGroup, searchGap } from './search.ts';

/** Issuance as revisions since 2026-12-01.1 read it: priced sales, and what filings total over periods. */
export interface Issued {
  readonly sales: readonly OfferingItem[];
  readonly issuances: readonly IssuedSpan[];
}

/**
 * `missing`: something of the window was not searched, and the items are what is known of it. An item without an amount
 * is in doubt, not a gap.
 */
function issuedGroup(
  context: SelectContext,
  items: readonly OfferingItem[],
  from: IsoDate,
  needsAmounts: boolean,
): InputGroup<OfferingItem> {
  const flags = needsAmounts ? unknownAmountFlags(items) : [];
  const gap = searchGap(context, 'offerings', from);
  return searchedGroup({ context, dataset: 'offerings', from }, items, gap, flags, `no primary issuance since ${from}`);
}

/** Cash that came in through programs and exercises within a range of dates, both included. */
function cashItems({ issuances }: Issued, from: IsoDate, to: IsoDate): readonly OfferingItem[] {
  return issuedItems(issuances, CASH_CHANNELS, epochDay(from), epochDay(to));
}

/** R: every primary issuance of the window for cash; a sale counts by its pricing. */
export function issuedForProceeds(context: SelectContext, issued: Issued): InputGroup<OfferingItem> {
  const from = addDays(context.asOf, -context.methodology.offerings.proceedsDays);
  const sales = issued.sales.filter(({ date }) => (date ?? '') >= from);
  return issuedGroup(context, [...sales, ...cashItems(issued, from, context.asOf)], from, true);
}

/** What came in after the balance date: a sale counts by its closing. */
export function raisedSince(context: SelectContext, issued: Issued, balanceDate: IsoDate): InputGroup<OfferingItem> {
  const from = addDays(balanceDate, 1);
  const sales = issued.sales.filter(({ date, closedOn }) => {
    const closed = closedOn ?? date ?? '';
    return closed >= from && closed <= context.asOf;
  });
  return issuedGroup(context, [...sales, ...cashItems(issued, from, context.asOf)], from, true);
}

/** Distinct priced sales of the months before the as-of date. */
export function offeringsWithin(context: SelectContext, { sales }: Issued, months: number): InputGroup<OfferingItem> {
  const after = addMonths(context.asOf, -months);
  const items = sales.filter(({ date }) => (date ?? '') > after);
  return issuedGroup(context, items, after, false);
}

/** Stock sold within so many months, by pricing or under a program; a period for which a filing states zero is no sale. */
export function soldWithin(context: SelectContext, issued: Issued, months: number): InputGroup<OfferingItem> {
  const { asOf } = context;
  const after = addMonths(asOf, -months);
  const programs = issuedItems(issued.issuances, PROGRAM_CHANNELS, epochDay(after) + 1, epochDay(asOf));
  const sales = issued.sales.filter(({ date }) => (date ?? '') > after);
  return issuedGroup(context, [...sales, ...programs], after, false);
}
