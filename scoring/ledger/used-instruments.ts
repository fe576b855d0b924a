import { epochDay, type IsoDate } from '../../core/dates.ts';
import type { IssuanceFact, OverhangFact, SplitFact } from '../../core/score-inputs.ts';
import { type IssuedSpan, issuedWithin } from '../select/issuances.ts';
import { shareFactorSince } from '../select/splits.ts';
import { type CurrentTerms, MOST_NOMINAL_PRICE, type Term } from './current-terms.ts';
import { isSamePrice } from './same-price.ts';

/** An instrument as its statements give it, before exercises and conversions that came after them. */
interface Stated<F extends OverhangFact> {
  readonly statements: readonly F[];
  readonly terms: CurrentTerms<F>;
}

const KINDS = { exercise: 'warrant', conversion: 'convertible' } as const;

/** A period's exercises may be of pre-funded warrants, which cost a fraction of a cent a share. */
function isOfPreFunded({ channel, strike }: IssuanceFact): boolean {
  return channel === 'exercise' && strike !== null && strike <= MOST_NOMINAL_PRICE;
}

function quoted<F extends OverhangFact>({ value, by }: Term<F, number>, splits: readonly SplitFact[]) {
  const factor = shareFactorSince(splits, by.asOf);
  return { price: value / factor, factor };
}

/** Whether an exercise or conversion may be of an instrument, and whether its price says so; null: of another one. */
function fitOf<F extends OverhangFact>(
  fact: IssuanceFact,
  { statements, terms }: Stated<F>,
  splits: readonly SplitFact[],
): number | null {
  const { channel, strike, to } = fact;
  const last = statements.at(-1);
  if ((channel !== 'exercise' && channel !== 'conversion') || last === undefined) return null;
  if (last.instrument !== KINDS[channel] || last.preFunded !== isOfPreFunded(fact)) return null;
  if (last.preFunded || strike === null || terms.exercisePrice === null) return 0;
  const factor = shareFactorSince(splits, to);
  return isSamePrice({ price: strike / factor, factor }, quoted(terms.exercisePrice, splits)) ? 1 : null;
}

/** Exercises and conversions by the instrument that they fit best; of equals the one stated last. */
function spansByInstrument<F extends OverhangFact>(
  instruments: readonly Stated<F>[],
  spans: readonly IssuedSpan[],
  splits: readonly SplitFact[],
): ReadonlyMap<Stated<F>, readonly IssuedSpan[]> {
  const found = new Map<Stated<F>, IssuedSpan[]>();
  for (const span of spans) {
    let best: { readonly one: Stated<F>; readonly fit: number; readonly stated: string } | null = null;
    for (const one of instruments) {
      const fit = fitOf(span.fact, one, splits);
      const stated = one.statements.at(-1)?.asOf ?? '';
      if (fit === null || (best !== null && fit < best.fit)) continue;
      if (best === null || fit > best.fit || stated >= best.stated) best = { one, fit, stated };
    }
    if (best !== null) found.set(best.one, [...(found.get(best.one) ?? []), span]);
  }
  return found;
}

/** What was used after a statement, up to the as-of date: today's shares, and principal. */
function usedAfter(spans: readonly IssuedSpan[], after: IsoDate, asOf: IsoDate, splits: readonly SplitFact[]) {
  const [from, to] = [epochDay(after) + 1, epochDay(asOf)];
  let shares = 0;
  let principal = 0;
  for (const span of spans) {
    shares += (issuedWithin(span, 'shares', from, to) ?? 0) * shareFactorSince(splits, span.fact.to);
    principal += issuedWithin(span, 'principal', from, to) ?? 0;
  }
  return { shares, principal };
}

/** What is left of an instrument's shares and principal after exercises and conversions since they were stated. */
function leftOf<F extends OverhangFact>(
  terms: CurrentTerms<F>,
  spans: readonly IssuedSpan[],
  asOf: IsoDate,
  splits: readonly SplitFact[],
): CurrentTerms<F> {
  let { shares, principal } = terms;
  if (shares !== null) {
    const used = usedAfter(spans, shares.by.asOf, asOf, splits).shares;
    shares = { ...shares, value: Math.max(0, shares.value - used / shareFactorSince(splits, shares.by.asOf)) };
  }
  if (principal !== null) {
    const used = usedAfter(spans, principal.by.asOf, asOf, splits);
    // Where a conversion states only its shares, they were paid with principal at the conversion price.
    const price = terms.exercisePrice === null ? 0 : quoted(terms.exercisePrice, splits).price;
    const converted = used.principal > 0 ? used.principal : used.shares * price;
    principal = { ...principal, value: Math.max(0, principal.value - converted) };
  }
  return { ...terms, shares, principal };
}

export interface Remaining<F extends OverhangFact> extends Stated<F> {
  /** What totals of exercises and conversions took from it. */
  readonly usedBy: readonly IssuanceFact[];
  readonly isUsedUp: boolean;
}

/** Instruments less what was exercised and converted after their last statements, up to the as-of date. */
export function remainingInstruments<F extends OverhangFact, S extends Stated<F>>(
  instruments: readonly S[],
  spans: readonly IssuedSpan[],
  asOf: IsoDate,
  splits: readonly SplitFact[],
): readonly (S & Remaining<F>)[] {
  const used = spansByInstrument(instruments, spans, splits);
  return instruments.map((one) => {
    const own = used.get(one) ?? [];
    if (own.length === 0) return { ...one, usedBy: [], isUsedUp: false };
    const terms = leftOf(one.terms, own, asOf, splits);
    const { shares, principal } = terms;
    const isChanged = shares?.value !== one.terms.shares?.value || principal?.value !== one.terms.principal?.value;
    const isUsedUp = principal === null ? shares?.value === 0 : principal.value === 0;
    return { ...one, terms, usedBy: isChanged ? own.map(({ fact }) => fact) : [], isUsedUp: isChanged && isUsedUp };
  });
}
