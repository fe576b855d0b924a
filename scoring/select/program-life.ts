import type { IsoDate } from '../../core/dates.ts';
import type { FactRef, OfferingFact, RegistrationFact } from '../../core/score-inputs.ts';
import type { OfferingItem, ProgramItem, ProgramStatus } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { ageInDays, type SelectContext } from './context.ts';
import type { IssuedSpan } from './issuances.ts';
import { isProspectus, pricedOn } from './offering-facts.ts';

/** Automatic shelves (Rule 462(e)) and additions (Rule 462(b)) are effective when filed. */
const EFFECTIVE_ON_FILING = /(?:ASR|MEF)$/i;

/** What is known of an issuer's registrations by the as-of date, in public order. */
export interface Registry {
  readonly context: SelectContext;
  readonly offerings: readonly OfferingFact[];
  readonly registrations: readonly RegistrationFact[];
  readonly sales: readonly OfferingItem[];
  readonly issuances: readonly IssuedSpan[];
}

/** A registration's status on the as-of date. */
export interface Life {
  readonly status: ProgramStatus;
  readonly effectiveDate: IsoDate | null;
  readonly expires: IsoDate | null;
}

/** How a registration is known to be effective: SEC's notice, its form, or the first prospectus used under it. */
export type EffectiveBasis = 'notice' | 'automatic' | 'first-prospectus';

/** The statements behind a life: of its effectiveness and of its end (withdrawn, deregistered). */
export interface LifeOrigin {
  readonly effectiveBasis: EffectiveBasis | null;
  readonly effective: FactRef | null;
  readonly end: RegistrationFact | null;
}

export interface TracedLife {
  readonly life: Life;
  readonly origin: LifeOrigin;
}

/** A program as scoring takes it, with the statements that it was read from. */
export interface ProgramRecord extends Pick<TracedLife, 'origin'> {
  readonly item: ProgramItem;
  /** The statement that gives the amount. */
  readonly lead: OfferingFact;
  /** Every statement of the program, in public order. */
  readonly statements: readonly OfferingFact[];
  /** The shelf that an ATM or equity line is inside. */
  readonly shelf: ProgramRecord | null;
}

export const NO_ORIGIN: LifeOrigin = { effectiveBasis: null, effective: null, end: null };

/** The earliest, on a tie the first; null of none. */
function earliest<T>(facts: readonly T[], dateOf: (fact: T) => IsoDate): T | null {
  return facts.reduce<T | null>((first, fact) => (first === null || dateOf(fact) < dateOf(first) ? fact : first), null);
}

/** The first event of a kind under a file number. */
function eventOf(registry: Registry, fileNumber: string, event: RegistrationFact['event']): RegistrationFact | null {
  const { asOf } = registry.context;
  const events = registry.registrations.filter(
    (fact) => fact.fileNumber === fileNumber && fact.event === event && fact.date <= asOf,
  );
  return earliest(events, ({ date }) => date);
}

function firstProspectus({ offerings }: Registry, fileNumber: string): OfferingFact | null {
  const used = offerings.filter((fact) => fact.fileNumber === fileNumber && isProspectus(fact.form));
  return earliest(used, ({ filedDate }) => filedDate);
}

interface Effect {
  readonly date: IsoDate;
  readonly basis: EffectiveBasis;
  readonly source: FactRef;
}

function noticeOf(registry: Registry, fileNumber: string): Effect | null {
  // The first: a later EFFECT is of a post-effective amendment and does not restart the three years.
  const notice = eventOf(registry, fileNumber, 'effective');
  return notice === null ? null : { date: notice.date, basis: 'notice', source: notice };
}

function effectOf(registry: Registry, fileNumber: string, filings: readonly OfferingFact[]): Effect | null {
  if (filings.some((fact) => EFFECTIVE_ON_FILING.test(fact.form))) {
    const source = earliest(filings, ({ filedDate }) => filedDate);
    return source === null ? null : { date: source.filedDate, basis: 'automatic', source };
  }
  const notice = noticeOf(registry, fileNumber);
  if (notice !== null) return notice;
  const source = firstProspectus(registry, fileNumber);
  return source === null ? null : { date: source.filedDate, basis: 'first-prospectus', source };
}

function monthsOf({ context }: Registry): number {
  return 12 * context.methodology.offerings.programmeYears;
}

/** Withdrawn or deregistered, or else the status that `otherwise` gives. */
function traceLife(
  registry: Registry,
  fileNumber: string,
  effect: Effect | null,
  expires: IsoDate | null,
  otherwise: () => ProgramStatus,
): TracedLife {
  const end = eventOf(registry, fileNumber, 'withdrawn') ?? eventOf(registry, fileNumber, 'deregistered');
  const status = end === null ? otherwise() : end.event === 'withdrawn' ? 'withdrawn' : 'deregistered';
  return {
    life: { status, effectiveDate: effect?.date ?? null, expires },
    origin: { effectiveBasis: effect?.basis ?? null, effective: effect?.source ?? null, end },
  };
}

/** A registration's life: withdrawn, deregistered, not effective, expired after three years, or active. */
export function lifeOf(registry: Registry, fileNumber: string, filings: readonly OfferingFact[]): TracedLife {
  const { asOf, methodology } = registry.context;
  const effect = effectOf(registry, fileNumber, filings);
  const expires = effect === null ? null : addMonths(effect.date, monthsOf(registry));
  return traceLife(registry, fileNumber, effect, expires, () => {
    if (expires !== null) return expires <= asOf ? 'expired' : 'active';
    const lastFiled =
      filings
        .map(({ filedDate }) => filedDate)
        .sort()
        .at(-1) ?? asOf;
    if (addMonths(lastFiled, monthsOf(registry)) <= asOf) return 'expired';
    const hasWaited = ageInDays(registry.context, lastFiled) > methodology.offerings.effectWaitDays;
    return hasWaited ? 'effect-unknown' : 'not-yet-effective';
  });
}

/** The life of a pending S-1 or F-1: completed by its prospectus, abandoned after three years. */
export function pendingLifeOf(registry: Registry, fileNumber: string, last: OfferingFact): TracedLife {
  const expires = addMonths(last.filedDate, monthsOf(registry));
  return traceLife(registry, fileNumber, noticeOf(registry, fileNumber), expires, () => {
    if (firstProspectus(registry, fileNumber) !== null) return 'completed';
    return expires <= registry.context.asOf ? 'expired' : 'active';
  });
}

/** The life of an agreement without a registration: three years from the agreement that was stated last. */
export function unregisteredLifeOf(registry: Registry, last: OfferingFact): TracedLife {
  const expires = addMonths(pricedOn(last), monthsOf(registry));
  const status = expires <= registry.context.asOf ? 'expired' : 'active';
  return { life: { status, effectiveDate: null, expires }, origin: NO_ORIGIN };
}
