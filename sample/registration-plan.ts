import { businessDayOnOrAfter } from '../core/business-days.ts';
import { addDays, type IsoDate } from '../core/dates.ts';
import { addBusinessDays } from './calendar.ts';
import { type DraftDocument, htmlDocument } from './filing-draft.ts';
import { cents, file, type IssuerState, nextFileNumber, nonAffiliateFloat, quoted, schedule } from './issuer-state.ts';
import { offeringKind, type ProspectusTruth } from './prospectus-model.ts';
import { type FeeTruth, feeOf, renderPlainFeeExhibit, renderTaggedFeeExhibit } from './render-fee-exhibit.ts';
import { renderEffect, renderRegistration, renderWithdrawal } from './render-registration.ts';
import type { FilingFacts, OfferingTruth, WarrantTruth } from './truth.ts';

export interface RegistrationPlan {
  /** `S-3ASR`: a well-known seasoned issuer's, of no stated amount and effective at once. */
  readonly form: 'S-3' | 'F-3' | 'S-1' | 'S-3ASR';
  readonly type: OfferingTruth['type'];
  readonly securities: readonly string[];
  /** Dollars of a shelf, or the number of shares. */
  readonly amount?: number;
  readonly shares?: number;
  readonly warrants?: readonly WarrantTruth[];
  readonly sellers?: ProspectusTruth['sellers'];
  readonly withdrawn?: boolean;
  /** Amended before it becomes effective. */
  readonly amended?: boolean;
  readonly whenEffective: (state: IssuerState, registration: EffectiveRegistration) => void;
}

export interface EffectiveRegistration {
  readonly fileNumber: string;
  readonly date: IsoDate;
  readonly plan: RegistrationPlan;
}

/** The last trading day's close, as documents of a day state it. */
export function statedPrice(state: IssuerState) {
  const close = state.recentCloses.at(-2) ?? quoted(state.price);
  return { statedPrice: cents(close), statedPriceDate: addBusinessDays(state.today, -1) };
}

/** What the cover says of the one-third limit; undefined where the float is above it. */
export function babyShelf(state: IssuerState): OfferingTruth['babyShelf'] {
  const { value } = nonAffiliateFloat(state);
  if (value >= 75_000_000) return undefined;
  const since = addDays(state.today, -365);
  const sold = state.sales
    .filter((sale) => sale.babyShelf && sale.date >= since)
    .reduce((total, sale) => total + sale.gross, 0);
  return { applies: true, publicFloat: value, soldLast12Months: Math.round(sold) };
}

function registrationTruth(
  state: IssuerState,
  plan: RegistrationPlan,
  form: string,
  fileNumber: string,
): ProspectusTruth {
  const { type, securities, shares, warrants = [], sellers = [] } = plan;
  const price = statedPrice(state);
  const registered = plan.amount ?? price.statedPrice * (shares ?? 0);
  const offering: OfferingTruth = {
    ...offeringKind(type),
    // The first filing prints no number: EDGAR assigns it on receipt, and only the header shows it.
    fileNumber,
    securities,
    sharesOffered: shares,
    ...(type === 'ipo' || securities.every((security) => security === 'debt') ? {} : price),
    babyShelf: type === 'shelf' ? babyShelf(state) : undefined,
    ...(type === 'resale' || shares === undefined
      ? {}
      : {
          sharesOutstandingBefore: state.shares,
          sharesOutstandingAfter: state.shares + shares,
          asOfDate: addBusinessDays(state.today, -1),
        }),
    maxAggregateOffering: type === 'shelf' && plan.form !== 'S-3ASR' ? registered : undefined,
    registeredAmount: Math.round(registered * 100) / 100,
    fee: feeOf(registered, state.today),
  };
  return { profile: state.profile, form, filedDate: state.today, baseDate: null, offering, warrants, sellers };
}

/** The fee exhibit: inline XBRL in two of three issuers. */
function feeExhibit(
  { profile, today, dialect }: IssuerState,
  plan: RegistrationPlan,
  { registeredAmount = 0, fee = 0 }: OfferingTruth,
): { document: DraftDocument; facts: FilingFacts['facts'] } {
  const truth: FeeTruth = {
    profile,
    form: plan.form,
    filedDate: today,
    security:
      plan.type === 'shelf' ? plan.securities.join(', ') : `Common Stock, par value $${profile.parValue} per share`,
    shares: plan.shares,
    maxAggregate: registeredAmount,
    fee,
  };
  const type = 'EX-FILING FEES';
  if (profile.index % 3 === 0) {
    const body = renderPlainFeeExhibit(truth, dialect);
    return { document: htmlDocument(type, 'ex107.htm', body, dialect, 'plain-table'), facts: undefined };
  }
  const { html, facts } = renderTaggedFeeExhibit(truth);
  const filename = 'exfilingfees.htm';
  return { document: { type, filename, description: type, body: html, wrapper: 'XBRL', layout: 'ffd' }, facts };
}

function fileRegistration(state: IssuerState, plan: RegistrationPlan, fileNumber: string, amendment: number): void {
  const { dialect } = state;
  const form = amendment > 0 ? `${plan.form}/A` : plan.form;
  const full = registrationTruth(state, plan, form, fileNumber);
  // Only the first filing has a fee exhibit.
  const exhibit = amendment === 0 && plan.form !== 'S-3ASR' ? feeExhibit(state, plan, full.offering) : undefined;
  const offering = exhibit ? full.offering : { ...full.offering, registeredAmount: undefined, fee: undefined };
  const body = renderRegistration({ ...full, offering }, amendment, dialect);
  const filename = `form${plan.form.toLowerCase()}${amendment > 0 ? 'a' : ''}.htm`;
  file(state, {
    form,
    fileNumber,
    documents: [htmlDocument(form, filename, body, dialect, plan.type), ...(exhibit ? [exhibit.document] : [])],
    truth: { offering, warrants: plan.warrants, facts: exhibit?.facts },
  });
}

function fileEffect(state: IssuerState, plan: RegistrationPlan, fileNumber: string): void {
  const { cik, name } = state.profile;
  const body = renderEffect(cik, name, fileNumber, plan.form, state.today);
  file(state, {
    form: 'EFFECT',
    fileNumber,
    effectivenessDate: state.today,
    documents: [{ type: 'EFFECT', filename: 'primary_doc.xml', body, wrapper: 'XML', layout: 'effect' }],
    truth: { registration: { fileNumber, event: 'effective', date: state.today } },
  });
}

/** A request to withdraw (RW), or the amendment that removes unsold securities (POS AM). */
export function endRegistration(state: IssuerState, fileNumber: string, form: 'RW' | 'POS AM'): void {
  const { profile, today, dialect } = state;
  const body = renderWithdrawal(profile, today, fileNumber, form, dialect);
  file(state, {
    form,
    fileNumber,
    documents: [htmlDocument(form, form === 'RW' ? 'rw.htm' : 'posam.htm', body, dialect, 'letter')],
    truth: { registration: { fileNumber, event: form === 'RW' ? 'withdrawn' : 'deregistered', date: today } },
  });
}

/** Files a registration today and schedules what follows: amendment, effectiveness or withdrawal. */
export function register(state: IssuerState, plan: RegistrationPlan): void {
  const fileNumber = nextFileNumber(state);
  fileRegistration(state, plan, fileNumber, 0);
  const { random } = state;
  if (plan.form === 'S-3ASR') {
    plan.whenEffective(state, { fileNumber, date: state.today, plan });
    return;
  }
  let day = businessDayOnOrAfter(addDays(state.today, random.int(9, 30)));
  if (plan.amended || plan.form === 'S-1') {
    schedule(state, day, (later) => fileRegistration(later, plan, fileNumber, 1));
    day = businessDayOnOrAfter(addDays(day, random.int(5, 20)));
  }
  if (plan.withdrawn) {
    schedule(state, businessDayOnOrAfter(addDays(day, 40)), (later) => endRegistration(later, fileNumber, 'RW'));
    return;
  }
  schedule(state, day, (later) => {
    fileEffect(later, plan, fileNumber);
    plan.whenEffective(later, { fileNumber, date: later.today, plan });
  });
}
