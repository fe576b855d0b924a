import type { IsoDate } from '../../core/dates.ts';
import type { FactRef, OfferingFact, RegistrationFact } from '../../core/score-inputs.ts';
import type { OfferingItem, ProgrammeStatus } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { ageInDays, type SelectContext } from './context.ts';
import { isProspectus } from './offerings.ts';

/** Automatic shelves (Rule 462(e)) and additions (Rule 462(b)) are effective when filed. */
const EFFECTIVE_ON_FILING = /(?:ASR|MEF)$/i;

/** What is known of an issuer's registrations by the as-of date, in public order. */
export interface Registry {
  readonly context: SelectContext;
  readonly offerings: readonly OfferingFact[];
  readonly registrations: readonly RegistrationFact[];
  readonly sales: readonly OfferingItem[];
}

/** Where a registration stands on the as-of date. */
export interface Life {
  readonly status: ProgrammeStatus;
  readonly effectiveDate: IsoDate | null;
  readonly expires: IsoDate | null;
}

/** How a registration is known to be effective: SEC's notice, its form, or the prospectus that was used under it. */
export type EffectiveBasis = 'notice' | 'automatic' | 'first-prospectus';

/** What a life rests on: the statements of its effectiveness and of its end (withdrawn, deregistered). */
export interface LifeOrigin {
  readonly effectiveBasis: EffectiveBasis | null;
  readonly effective: FactRef | null;
  readonly end: RegistrationFact | null;
}

export interface TracedLife {
  readonly life: Life;
  readonly origin: LifeOrigin;
}

export const NO_ORIGIN: LifeOrigin = { effectiveBasis: null, effective: null, end: null };

/** The first event of a kind under a file number. */
function eventOf(registry: Registry, fileNumber: string, event: RegistrationFact['event']): RegistrationFact | null {
  let first: RegistrationFact | null = null;
  for (const fact of registry.registrations) {
    if (fact.fileNumber !== fileNumber || fact.event !== event || fact.date > registry.context.asOf) continue;
    if (first === null || fact.date < first.date) first = fact;
  }
  return first;
}

function firstProspectus(registry: Registry, fileNumber: string): OfferingFact | null {
  let first: OfferingFact | null = null;
  for (const fact of registry.offerings) {
    if (fact.fileNumber !== fileNumber || !isProspectus(fact.form)) continue;
    if (first === null || fact.filedDate < first.filedDate) first = fact;
  }
  return first;
}

interface Effect {
  readonly date: IsoDate;
  readonly basis: EffectiveBasis;
  readonly source: FactRef | null;
}

/** A later EFFECT is of a post-effective amendment: it does not start the three years anew. */
function effectOf(registry: Registry, fileNumber: string, filings: readonly OfferingFact[]): Effect | null {
  if (filings.some((fact) => EFFECTIVE_ON_FILING.test(fact.form))) {
    const source = filings.reduce((first, fact) => (fact.filedDate < first.filedDate ? fact : first));
    return { date: source.filedDate, basis: 'automatic', source };
  }
  const notice = eventOf(registry, fileNumber, 'effective');
  if (notice !== null) return { date: notice.date, basis: 'notice', source: notice };
  const used = firstProspectus(registry, fileNumber);
  return used === null ? null : { date: used.filedDate, basis: 'first-prospectus', source: used };
}

/** Where a registration stands: withdrawn, deregistered, not effective, expired after three years, or active. */
export function lifeOf(registry: Registry, fileNumber: string, filings: readonly OfferingFact[]): TracedLife {
  const { asOf, methodology } = registry.context;
  const effect = effectOf(registry, fileNumber, filings);
  const months = 12 * methodology.offerings.programmeYears;
  const expires = effect === null ? null : addMonths(effect.date, months);
  const withdrawn = eventOf(registry, fileNumber, 'withdrawn');
  const end = withdrawn ?? eventOf(registry, fileNumber, 'deregistered');
  const traced = (status: ProgrammeStatus): TracedLife => ({
    life: { status, effectiveDate: effect?.date ?? null, expires },
    origin: { effectiveBasis: effect?.basis ?? null, effective: effect?.source ?? null, end },
  });
  if (withdrawn !== null) return traced('withdrawn');
  if (end !== null) return traced('deregistered');
  if (expires === null) {
    const lastFiled = filings.reduce<IsoDate | null>(
      (last, { filedDate }) => (last === null || filedDate > last ? filedDate : last),
      null,
    );
    if (addMonths(lastFiled ?? asOf, months) <= asOf) return traced('expired');
    const waited = ageInDays(registry.context, lastFiled ?? asOf) > methodology.offerings.effectWaitDays;
    return traced(waited ? 'effect-unknown' : 'not-yet-effective');
  }
  return traced(expires <= asOf ? 'expired' : 'active');
}

/** A pending S-1 or F-1: completed with its prospectus, given up after three years. */
export function pendingLifeOf(registry: Registry, fileNumber: string, last: OfferingFact): TracedLife {
  const { asOf, methodology } = registry.context;
  const notice = eventOf(registry, fileNumber, 'effective');
  const expires = addMonths(last.filedDate, 12 * methodology.offerings.programmeYears);
  const withdrawn = eventOf(registry, fileNumber, 'withdrawn');
  const end = withdrawn ?? eventOf(registry, fileNumber, 'deregistered');
  const traced = (status: ProgrammeStatus): TracedLife => ({
    life: { status, effectiveDate: notice?.date ?? null, expires },
    origin: { effectiveBasis: notice === null ? null : 'notice', effective: notice, end },
  });
  if (withdrawn !== null) return traced('withdrawn');
  if (end !== null) return traced('deregistered');
  if (firstProspectus(registry, fileNumber) !== null) return traced('completed');
  return traced(expires <= asOf ? 'expired' : 'active');
}
