import { addDays, type IsoDate } from '../core/dates.ts';
import { addBusinessDays, businessDayFrom } from './calendar.ts';
import { type FilingDraft, htmlDocument } from './filing-draft.ts';
import { cents, file, type IssuerState, nextFileNumber, nonAffiliateFloat, quoted, schedule } from './issuer-state.ts';
import type { ProspectusTruth } from './prospectus-model.ts';
import {
  type FeeTruth,
  feeOf,
  feeRateOn,
  renderPlainFeeExhibit,
  renderTaggedFeeExhibit,
} from './render-fee-exhibit.ts';
import { renderEffect, renderRegistration, renderWithdrawal } from './render-registration.ts';
import type { DraftDocument } from './submission-writer.ts';
import type { FilingFacts, OfferingTruth, WarrantTruth } from './truth.ts';

export interface RegistrationPlan {
  readonly form: 'S-3' | 'F-3' | 'S-1';
  readonly type: OfferingTruth['type'];
  readonly securities: readonly string[];
  /** Dollars of a shelf; null where shares are registered. */
  readonly amount: number | null;
  readonly shares: number | null;
  readonly warrants: readonly WarrantTruth[];
  readonly sellers: readonly { readonly name: string; readonly shares: number }[];
  readonly fate: 'effective' | 'withdrawn';
  /** An amendment before the effect. */
  readonly amended: boolean;
  readonly whenEffective: (state: IssuerState, registration: EffectiveRegistration) => void;
}

export interface EffectiveRegistration {
  readonly fileNumber: string;
  readonly date: IsoDate;
  readonly plan: RegistrationPlan;
}

/** The last trading day's close, as documents of a day state it. */
export function statedPrice(state: IssuerState): Pick<OfferingTruth, 'statedPrice' | 'statedPriceDate'> {
  const close = state.recentCloses.at(-2) ?? quoted(state.price);
  return { statedPrice: cents(close), statedPriceDate: addBusinessDays(state.today, -1) };
}

/** What the cover says of the one-third limit; undefined where the float is above it or none is listed. */
export function babyShelf(state: IssuerState): OfferingTruth['babyShelf'] {
  const { value } = nonAffiliateFloat(state);
  if (value >= 75_000_000) return undefined;
  const since = addDays(state.today, -365);
  const sold = state.sales
    .filter((sale) => sale.babyShelf && sale.date >= since)
    .reduce((total, sale) => total + sale.gross, 0);
  return { applies: true, publicFloat: value, soldLast12Months: Math.round(sold) };
}

function feeExhibit(state: IssuerState, fee: FeeTruth): { document: DraftDocument; facts: FilingFacts['facts'] } {
  if (state.profile.index % 3 === 0) {
    return {
      document: htmlDocument(
        'EX-FILING FEES',
        'ex107.htm',
        renderPlainFeeExhibit(fee, state.dialect),
        state.dialect,
        'plain-table',
      ),
      facts: undefined,
    };
  }
  const tagged = renderTaggedFeeExhibit(fee);
  return {
    document: {
      type: 'EX-FILING FEES',
      filename: 'exfilingfees.htm',
      description: 'EX-FILING FEES',
      body: tagged.html,
      encoding: 'utf-8',
      wrapper: 'XBRL',
      layout: 'ffd',
    },
    facts: tagged.facts,
  };
}

function draft(
  form: string,
  state: IssuerState,
  fileNumber: string,
  documents: readonly DraftDocument[],
  truth: FilingFacts,
): FilingDraft {
  return {
    form,
    filedDate: state.today,
    periodOfReport: null,
    act: '33',
    fileNumber,
    items: [],
    effectivenessDate: form === 'EFFECT' ? state.today : null,
    documents,
    truth,
    report: null,
  };
}

function registrationTruth(
  state: IssuerState,
  plan: RegistrationPlan,
  form: string,
  fileNumber: string,
): ProspectusTruth {
  const resale = plan.type === 'resale';
  const price = statedPrice(state);
  const registered = plan.amount ?? cents(price.statedPrice ?? 1) * (plan.shares ?? 0);
  const baby = plan.type === 'shelf' && plan.form !== 'S-1' ? babyShelf(state) : undefined;
  const before = state.shares;
  const primaryShares = !resale && plan.shares !== null && plan.type !== 'shelf';
  const offering: OfferingTruth = {
    type: plan.type,
    isAtm: false,
    isPrimary: !resale,
    isResale: resale,
    // The first filing prints no number: EDGAR assigns it on receipt, and only the header shows it.
    fileNumber,
    securities: plan.securities,
    ...(plan.shares === null ? {} : { sharesOffered: plan.shares }),
    ...(plan.type === 'ipo' || plan.securities.every((security) => security === 'debt') ? {} : price),
    ...(baby === undefined ? {} : { babyShelf: baby }),
    ...(primaryShares
      ? {
          sharesOutstandingBefore: before,
          sharesOutstandingAfter: before + (plan.shares ?? 0),
          asOfDate: addBusinessDays(state.today, -1),
        }
      : {}),
    ...(plan.type === 'shelf' ? { maxAggregateOffering: registered } : {}),
    registeredAmount: Math.round(registered * 100) / 100,
    fee: feeOf(registered, state.today),
  };
  return {
    profile: state.profile,
    form,
    filedDate: state.today,
    baseDate: null,
    offering,
    warrants: plan.warrants,
    sellers: plan.sellers,
  };
}

function fileRegistration(state: IssuerState, plan: RegistrationPlan, fileNumber: string, amendment: number): void {
  const form = amendment > 0 ? `${plan.form}/A` : plan.form;
  const full = registrationTruth(state, plan, form, fileNumber);
  const { registeredAmount, fee, ...rest } = full.offering;
  // Only the first filing has a fee exhibit.
  const truth: ProspectusTruth = amendment > 0 ? { ...full, offering: rest } : full;
  const documents = [
    htmlDocument(
      form,
      `form${plan.form.toLowerCase()}${amendment > 0 ? 'a' : ''}.htm`,
      renderRegistration(truth, amendment, state.dialect),
      state.dialect,
      plan.type,
    ),
  ];
  let facts: FilingFacts['facts'];
  if (amendment === 0) {
    const exhibit = feeExhibit(state, {
      profile: state.profile,
      form: plan.form,
      filedDate: state.today,
      security:
        plan.type === 'shelf'
          ? plan.securities.join(', ')
          : `Common Stock, par value $${state.profile.parValue} per share`,
      rule: plan.shares === null ? '457(o)' : '457(c)',
      amountRegistered: plan.shares,
      pricePerUnit: plan.shares === null ? null : Math.round(((registeredAmount ?? 0) / plan.shares) * 100) / 100,
      maxAggregate: registeredAmount ?? 0,
      feeRate: feeRateOn(state.today),
      fee: fee ?? 0,
    });
    documents.push(exhibit.document);
    facts = exhibit.facts;
  }
  file(
    state,
    draft(form, state, fileNumber, documents, {
      offering: truth.offering,
      ...(plan.warrants.length > 0 ? { warrants: plan.warrants } : {}),
      ...(facts ? { facts } : {}),
    }),
  );
}

function fileEffect(state: IssuerState, plan: RegistrationPlan, fileNumber: string): void {
  const { cik, name } = state.profile;
  const document: DraftDocument = {
    type: 'EFFECT',
    filename: 'primary_doc.xml',
    description: null,
    body: renderEffect(cik, name, fileNumber, plan.form, state.today),
    encoding: 'utf-8',
    wrapper: 'XML',
    layout: 'effect',
  };
  file(
    state,
    draft('EFFECT', state, fileNumber, [document], {
      registration: { fileNumber, event: 'effective', date: state.today },
    }),
  );
}

/** A request to withdraw (RW), or the amendment that removes unsold securities (POS AM). */
export function endRegistration(state: IssuerState, fileNumber: string, kind: 'RW' | 'POS AM'): void {
  const offering: OfferingTruth = {
    type: 'shelf',
    isAtm: false,
    isPrimary: true,
    isResale: false,
    fileNumber,
    securities: [],
  };
  const truth: ProspectusTruth = {
    profile: state.profile,
    form: kind,
    filedDate: state.today,
    baseDate: null,
    offering,
    warrants: [],
    sellers: [],
  };
  const body = renderWithdrawal(truth, kind, state.dialect);
  file(
    state,
    draft(
      kind,
      state,
      fileNumber,
      [htmlDocument(kind, kind === 'RW' ? 'rw.htm' : 'posam.htm', body, state.dialect, 'letter')],
      { registration: { fileNumber, event: kind === 'RW' ? 'withdrawn' : 'deregistered', date: state.today } },
    ),
  );
}

/** Files a registration today and sets what becomes of it: amendment, effect, withdrawal. */
export function register(state: IssuerState, plan: RegistrationPlan): void {
  const fileNumber = nextFileNumber(state);
  fileRegistration(state, plan, fileNumber, 0);
  const { random } = state;
  let day = businessDayFrom(addDays(state.today, random.int(9, 30)));
  if (plan.amended || plan.form === 'S-1') {
    schedule(state, day, (later) => fileRegistration(later, plan, fileNumber, 1));
    day = businessDayFrom(addDays(day, random.int(5, 20)));
  }
  if (plan.fate === 'withdrawn') {
    schedule(state, businessDayFrom(addDays(day, 40)), (later) => endRegistration(later, fileNumber, 'RW'));
    return;
  }
  schedule(state, day, (later) => {
    fileEffect(later, plan, fileNumber);
    plan.whenEffective(later, { fileNumber, date: later.today, plan });
  });
}
