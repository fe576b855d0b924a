import { addDays, daysBetween } from '../../core/dates.ts';
import type { ClosingRow } from '../../core/fact-rows.ts';
import type { OfferingFact } from '../../core/score-inputs.ts';
import { grossOf, isSale, pricedOn } from '../select/offering-facts.ts';
import { refOf } from './overhang.ts';

/** Amounts of one offering, as its documents round them. */
const SAME_AMOUNT = 0.05;
/** No offering closes later after its pricing. */
const LONGEST_TO_CLOSE = 30;
/** Documents of one offering are filed within so many days; a later one that recounts its closing adds nothing. */
const SAME_OFFERING_DAYS = 10;

/**
 * Offerings with their stated closings. A closing in the report that announces the offering dates that fact; one in
 * another report becomes a further document of the sale. A closing finds its offering only among those known by then, so
 * that a later filing changes no earlier fact.
 */
export function withClosings(
  offerings: readonly OfferingFact[],
  closings: readonly ClosingRow[],
): readonly OfferingFact[] {
  if (closings.length === 0) return offerings;
  const dated = new Map<OfferingFact, OfferingFact>();
  const further: OfferingFact[] = [];
  for (const closing of closings) {
    const sale = saleOf(closing, offerings);
    if (sale === null) continue;
    if (sale.accessionNumber === closing.accessionNumber) {
      const known = dated.get(sale) ?? sale;
      dated.set(sale, { ...known, pricedOn: known.pricedOn ?? agreedOn(closing), closesOn: closing.closedOn });
    } else if (Math.abs(daysBetween(sale.filedDate, closing.filedDate)) <= SAME_OFFERING_DAYS) {
      further.push(documentOf(closing, sale));
    }
  }
  return [...offerings.map((fact) => dated.get(fact) ?? fact), ...further];
}

function agreedOn({ agreedOn: stated, closedOn }: ClosingRow) {
  return stated !== null && stated >= addDays(closedOn, -LONGEST_TO_CLOSE) ? stated : null;
}

/** A report on nothing but the closing: the amounts are those of the sale's other documents. */
function documentOf(closing: ClosingRow, sale: OfferingFact): OfferingFact {
  const { valueSpans: _, ...terms } = sale;
  return {
    ...terms,
    ...refOf(closing),
    form: closing.form,
    filedDate: closing.filedDate,
    grossProceeds: null,
    netProceeds: null,
    sharesOffered: null,
    pricePerShare: null,
    pricedOn: pricedOn(sale),
    closesOn: closing.closedOn,
  };
}

/** The sale that a closing is of: of those that fit, one in the same report, else the one priced last. */
function saleOf(closing: ClosingRow, offerings: readonly OfferingFact[]): OfferingFact | null {
  const fitting = offerings.filter((fact) => isSale(fact) && isOf(closing, fact));
  const own = fitting.filter(({ accessionNumber }) => accessionNumber === closing.accessionNumber);
  const [first, ...others] = own.length > 0 ? own : fitting;
  if (first === undefined) return null;
  return others.reduce((last, fact) => (pricedOn(fact) > pricedOn(last) ? fact : last), first);
}

function isOf(closing: ClosingRow, sale: OfferingFact): boolean {
  const isOwn = sale.accessionNumber === closing.accessionNumber;
  if (sale.publicAt > closing.publicAt) return false;
  const priced = sale.pricedOn ?? (isOwn ? closing.agreedOn : null) ?? sale.filedDate;
  const days = daysBetween(priced, closing.closedOn);
  // A report that is filed after the closing dates its own offering no earlier.
  if (days > LONGEST_TO_CLOSE || (days < 0 && !isOwn) || days < -SAME_OFFERING_DAYS) return false;
  const pairs: readonly (readonly [number | null, number | null])[] = [
    [closing.grossProceeds, grossOf(sale)],
    [closing.shares, sale.sharesOffered],
    [closing.pricePerShare, sale.pricePerShare],
  ];
  const known = pairs.flatMap(([a, b]) => (a === null || b === null ? [] : [isNear(a, b)]));
  return known.length === 0 ? isOwn || closing.agreedOn === priced : known.every(Boolean);
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_AMOUNT * Math.max(Math.abs(a), Math.abs(b));
}
