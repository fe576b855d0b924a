import { epochDay, type IsoDate } from '../../core/dates.ts';
import type { SplitFact } from '../../core/score-inputs.ts';
import type { InputGroup, OfferingItem, ShareItem } from '../../core/score-receipt.ts';
import { flag, type SelectContext, sourceOf } from './context.ts';
import { type IssuedSpan, issuanceLabel, issuedWithin } from './issuances.ts';
import type { Issued } from './issued.ts';
import { shareFactorSince } from './splits.ts';

const ISSUED = { unit: 'shares', shareClass: '', basis: 'issued-since' } as const;

/** Shares of a sale that closed after the count's date and before the as-of date. */
function ofSale(sale: OfferingItem, after: IsoDate, asOf: IsoDate, splits: readonly SplitFact[]): ShareItem | null {
  const closed = sale.closedOn ?? sale.date;
  if (closed === null || closed <= after || closed >= asOf || sale.shares == null) return null;
  return {
    ...ISSUED,
    label: `issued: ${sale.label}`,
    value: sale.shares,
    date: closed,
    source: sale.source,
    splitFactor: shareFactorSince(splits, closed),
    issued: 'offering',
  };
}

/** Shares that programs, exercises and conversions issued between the two dates. */
function ofSpan(span: IssuedSpan, after: IsoDate, asOf: IsoDate, splits: readonly SplitFact[]): ShareItem | null {
  const { fact } = span;
  const value = issuedWithin(span, 'shares', epochDay(after) + 1, epochDay(asOf) - 1);
  if (value === null || value === 0) return null;
  return {
    ...ISSUED,
    label: `issued: ${issuanceLabel(fact)}`,
    value,
    date: fact.to,
    source: sourceOf(fact, 'shares'),
    // A total is in the shares of the last day of its period.
    splitFactor: shareFactorSince(splits, fact.to),
    issued: fact.channel,
  };
}

/** The latest stated count with the shares that closed deals have added since; a later count replaces both. */
export function withIssuedShares(
  context: SelectContext,
  count: InputGroup<ShareItem>,
  { sales, issuances }: Issued,
  splits: readonly SplitFact[],
): InputGroup<ShareItem> {
  const date = count.items[0]?.date ?? null;
  if (date === null || count.state !== 'present') return count;
  const { asOf } = context;
  const added = [
    ...sales.flatMap((sale) => ofSale(sale, date, asOf, splits) ?? []),
    ...issuances.flatMap((span) => ofSpan(span, date, asOf, splits) ?? []),
  ];
  if (added.length === 0) return count;
  const statements = added.length === 1 ? '1 statement' : `${added.length} statements`;
  const adjusted = flag('adjusted', `the count of ${date} is adjusted for issuance since, by ${statements}`, false);
  return { ...count, flags: [...count.flags, adjusted], items: [...count.items, ...added] };
}
