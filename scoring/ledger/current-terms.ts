import type { IsoDate } from '../../core/dates.ts';
import type { OverhangFact, SplitFact } from '../../core/score-inputs.ts';
import { shareFactorSince } from '../select/splits.ts';

/** A pre-funded warrant is exercised for a fraction of a cent a share; more than this is what was paid for it. */
export const MOST_NOMINAL_PRICE = 0.1;

/** A term with the statement that gives it. */
export interface Term<F extends OverhangFact, V> {
  readonly value: V;
  readonly by: F;
}

/** The terms of an instrument, each as the newest statement that mentions it gives it. Numbers are as filed. */
export interface CurrentTerms<F extends OverhangFact> {
  /** Shares issuable. */
  readonly shares: Term<F, number> | null;
  readonly exercisePrice: Term<F, number> | null;
  readonly exercisableFrom: Term<F, IsoDate> | null;
  readonly expires: Term<F, IsoDate> | null;
  readonly variablePrice: Term<F, true> | null;
  readonly principal: Term<F, number> | null;
  /** Of a variable price. */
  readonly discount: Term<F, number> | null;
  readonly floorPrice: Term<F, number> | null;
}

function finite(value: number | null | undefined): number | null {
  return value != null && Number.isFinite(value) ? value : null;
}

/** A statement's exercise price; not the purchase price of a pre-funded warrant, which some documents state beside it. */
export function statedPriceOf({ exercisePrice, preFunded }: OverhangFact): number | null {
  return preFunded && exercisePrice !== null && exercisePrice > MOST_NOMINAL_PRICE ? null : finite(exercisePrice);
}

/**
 * What a note converts into where its principal is stated after its shares, or instead of them. The price is as of its
 * own statement, the shares as of that of the principal.
 */
function sharesOfPrincipal<F extends OverhangFact>(
  shares: Term<F, number> | null,
  principal: Term<F, number> | null,
  price: Term<F, number> | null,
  splits: readonly SplitFact[],
): Term<F, number> | null {
  if (principal === null || price === null || (shares !== null && shares.by.asOf >= principal.by.asOf)) return shares;
  const each = (price.value / shareFactorSince(splits, price.by.asOf)) * shareFactorSince(splits, principal.by.asOf);
  return each > 0 ? { value: Math.floor(principal.value / each), by: principal.by } : shares;
}

/** @param statements of one instrument by date, then in public order */
export function currentTerms<F extends OverhangFact>(
  statements: readonly F[],
  splits: readonly SplitFact[],
): CurrentTerms<F> {
  const last = <V>(read: (statement: F) => V | null): Term<F, V> | null => {
    for (let index = statements.length - 1; index >= 0; index--) {
      const by = statements[index];
      const value = by === undefined ? null : read(by);
      if (by !== undefined && value !== null) return { value, by };
    }
    return null;
  };
  const exercisePrice = last(statedPriceOf);
  const principal = last((one) => finite(one.principal));
  const shares = last(({ shares: count }) => finite(count));
  return {
    shares: sharesOfPrincipal(shares, principal, exercisePrice, splits),
    exercisePrice,
    exercisableFrom: last((one) => one.exercisableFrom),
    expires: last((one) => one.expires),
    variablePrice: last((one) => (one.variablePrice ? true : null)),
    principal,
    discount: last((one) => finite(one.discount)),
    floorPrice: last((one) => finite(one.floorPrice)),
  };
}
