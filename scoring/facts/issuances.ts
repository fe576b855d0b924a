import { addDays, easternDateOf } from '../../core/dates.ts';
import type { IssuanceRow } from '../../core/fact-rows.ts';
import type { IssuanceFact, OfferingFact } from '../../core/score-inputs.ts';
import type { SourceSpan } from '../../core/spans.ts';
import { grossOf, isSale, pricedOn } from '../select/offering-facts.ts';
import { refOf } from './overhang.ts';

/** Two documents round one sale's amounts alike within this part of them. */
const SAME_AMOUNT = 0.015;
/** Days by which the pricing of a sale may lie outside the period that its total names. */
const SAME_SALE_DAYS = 5;

/**
 * What an issuer's filings total over periods. Each fact follows from rows of one filing and from what was public
 * before it, so that a later filing changes none. Left out are cumulative totals of programs whose beginning is not
 * stated, periods that end after their filing, and totals of one priced sale that is known as such.
 */
export function issuanceFacts(
  rows: readonly IssuanceRow[],
  offerings: readonly OfferingFact[],
): readonly IssuanceFact[] {
  const sales = offerings.filter(isSale);
  const usable = rows.filter(isUsable);
  const totals = Map.groupBy(firstDocuments(usable), totalKey);
  return [...totals.values()]
    .map((programs) => programs.map(issuanceFact).reduce(summed))
    .filter((fact) => !sales.some((sale) => isOneSale(fact, sale)));
}

function isUsable({ periodStart, periodEnd, publicAt }: IssuanceRow): boolean {
  return periodStart !== null && periodStart <= periodEnd && periodEnd <= easternDateOf(Date.parse(publicAt));
}

/** The rows of each filing's first document that has any: press releases repeat the report. */
function firstDocuments(rows: readonly IssuanceRow[]): readonly IssuanceRow[] {
  const first = new Map<string, number>();
  for (const { accessionNumber, sequence } of rows) {
    first.set(accessionNumber, Math.min(sequence, first.get(accessionNumber) ?? sequence));
  }
  return rows.filter(({ accessionNumber, sequence }) => first.get(accessionNumber) === sequence);
}

/** Two programs of one channel are one total where no registration distinguishes them. */
function totalKey(row: IssuanceRow): string {
  const { accessionNumber, parserVersion, channel, fileNumber, periodStart, periodEnd } = row;
  return [accessionNumber, parserVersion, channel, fileNumber, strikeOf(row), periodStart, periodEnd].join('|');
}

function issuanceFact(row: IssuanceRow): IssuanceFact {
  const { form, channel, fileNumber, periodStart, periodEnd, shares, principal, valueSpans } = row;
  const dated = { ...refOf(row), form, channel, fileNumber, from: periodStart, to: periodEnd };
  const fact = { ...dated, principal, strike: strikeOf(row) };
  return { ...fact, ...proceedsOf(row), shares, ...(valueSpans !== undefined && { valueSpans: renamed(valueSpans) }) };
}

/** Pre-funded warrants have paid for their shares: without a stated price, nothing is left to pay. */
function strikeOf({ strike, preFunded }: IssuanceRow): number | null {
  return strike ?? (preFunded === true ? 0 : null);
}

/** Without stated proceeds, shares × price are the gross; a cashless exercise brings in nothing. */
function proceedsOf(row: IssuanceRow): Pick<IssuanceFact, 'gross' | 'net'> {
  const { grossProceeds: gross, netProceeds: net, shares, averagePrice, channel, cashless } = row;
  if (gross !== null || net !== null) return { gross, net };
  if (cashless === true) return { gross: 0, net: null };
  const price = averagePrice ?? (channel === 'exercise' ? strikeOf(row) : null);
  return { gross: shares !== null && price !== null && channel !== 'conversion' ? shares * price : null, net: null };
}

/** Spans by the names that facts have. */
function renamed(spans: Readonly<Record<string, SourceSpan>>): Readonly<Record<string, SourceSpan>> {
  const { grossProceeds, netProceeds, averagePrice, ...others } = spans;
  const gross = grossProceeds ?? averagePrice;
  return { ...others, ...(gross !== undefined && { gross }), ...(netProceeds !== undefined && { net: netProceeds }) };
}

/** The total of two programs; an amount that one of them does not state is unknown. */
function summed(a: IssuanceFact, b: IssuanceFact): IssuanceFact {
  const sum = (x: number | null, y: number | null) => (x === null || y === null ? null : x + y);
  return {
    ...a,
    shares: sum(a.shares, b.shares),
    gross: sum(a.gross, b.gross),
    net: sum(a.net, b.net),
    principal: sum(a.principal, b.principal),
    confidence: Math.min(a.confidence, b.confidence),
    verified: a.verified && b.verified,
  };
}

function isNear(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && Math.abs(a - b) <= SAME_AMOUNT * Math.max(Math.abs(a), Math.abs(b));
}

/** A total that is one priced sale, which was known before: its amounts, in its period. */
function isOneSale(fact: IssuanceFact, sale: OfferingFact): boolean {
  const priced = pricedOn(sale);
  if (fact.from === null || sale.publicAt > fact.publicAt || fact.channel === 'conversion') return false;
  if (priced < addDays(fact.from, -SAME_SALE_DAYS) || priced > addDays(fact.to, SAME_SALE_DAYS)) return false;
  const isSameAmount = isNear(fact.gross, grossOf(sale)) || isNear(fact.net, sale.netProceeds);
  return (
    isSameAmount && (fact.shares === null || sale.sharesOffered === null || isNear(fact.shares, sale.sharesOffered))
  );
}
