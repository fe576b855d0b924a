import type { IsoDate } from '../../core/dates.ts';
import type { OfferingFact } from '../../core/score-inputs.ts';

const REGISTRATION = /^(?:S-|F-|SB-|POS|N-2)/i;
const DEBT = /\b(?:debt|notes?|bonds?|debentures?|guarantees?)\b/i;
const EQUITY = /common|ordinary|preferred|preference|warrant|unit|right|convertible|exchangeable|deposit/i;

/** S-1, S-3, F-1, F-3 and their amendments: they register, they do not sell. */
export function isRegistrationForm(form: string): boolean {
  return REGISTRATION.test(form);
}

export function isProspectus(form: string): boolean {
  return /^424B/i.test(form);
}

/** Sold at least in part by the issuer; a resale raises no money for it. */
export function isPrimaryOffering(fact: OfferingFact): boolean {
  return fact.type !== 'resale' && (fact.isPrimary || !fact.isResale);
}

/** Securities are named and every one of them is debt that converts into nothing. */
export function isDebtOnly(fact: Pick<OfferingFact, 'securities'>): boolean {
  return fact.securities.length > 0 && fact.securities.every((name) => DEBT.test(name) && !EQUITY.test(name));
}

/** Gross proceeds as stated, else shares × price; null where neither is stated. */
export function grossOf(fact: OfferingFact): number | null {
  if (fact.grossProceeds !== null) return fact.grossProceeds;
  return fact.sharesOffered !== null && fact.pricePerShare !== null ? fact.sharesOffered * fact.pricePerShare : null;
}

/** A sale: not a program (ATM, equity line), a registration, debt or a resale. */
export function isSale(fact: OfferingFact): boolean {
  return (
    isPrimaryOffering(fact) &&
    !fact.isAtm &&
    fact.type !== 'atm' &&
    fact.type !== 'eloc' &&
    fact.type !== 'shelf' &&
    !isRegistrationForm(fact.form) &&
    !isDebtOnly(fact)
  );
}

/** When a document's sale was priced, or its program agreed; else the day of the filing. */
export function pricedOn({ pricedOn: stated, filedDate }: OfferingFact): IsoDate {
  return stated ?? filedDate;
}
