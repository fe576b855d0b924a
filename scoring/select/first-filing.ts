import type { IsoDate } from '../../core/dates.ts';
import type { FactRef, OfferingFact } from '../../core/score-inputs.ts';
import { isVisible, type SelectContext, visibleFacts } from './context.ts';
import { isProspectus } from './offering-facts.ts';

const IPO_REGISTRATION = /^(?:S-1|F-1|SB-2)$/i;

/** Whether a statement registers an issuer's initial public offering: its first filing, where nothing came before. */
export function isIpoRegistration({ form, type }: OfferingFact): boolean {
  return type === 'ipo' && IPO_REGISTRATION.test(form);
}

/** Whether a statement is the final prospectus of an initial public offering: trading begins the next day. */
export function isIpoProspectus({ form, type }: OfferingFact): boolean {
  return type === 'ipo' && isProspectus(form);
}

function knownOfferings(context: SelectContext): readonly OfferingFact[] {
  return visibleFacts(context, context.facts.offerings).filter(({ filedDate }) => filedDate <= context.asOf);
}

/**
 * The day of the issuer's first filing, where that is the registration of its initial public offering; null where it is
 * older or unknown. Nothing has to be searched before it. Not read before 2026-12-01.1.
 */
export function firstFiledOn(context: SelectContext): IsoDate | null {
  if (context.methodology.corrections === undefined) return null;
  const [first] = knownOfferings(context).toSorted((a, b) =>
    a.filedDate === b.filedDate ? 0 : a.filedDate < b.filedDate ? -1 : 1,
  );
  if (first === undefined || !isIpoRegistration(first)) return null;
  const { cash, registrations, shareCounts } = context.facts;
  const others: readonly (readonly FactRef[])[] = [cash, registrations, shareCounts];
  const isFirst = others.every((list) =>
    list.every((one) => !isVisible(context, one) || one.publicAt >= first.publicAt),
  );
  return isFirst ? first.filedDate : null;
}

/** The day of the prospectus of its initial public offering; null where that is older or unknown. */
export function listedOn(context: SelectContext): IsoDate | null {
  if (context.methodology.corrections === undefined) return null;
  const dates = knownOfferings(context).filter(isIpoProspectus);
  return dates.map(({ filedDate }) => filedDate).sort()[0] ?? null;
}
