import { addDays, type IsoDate } from '../core/dates.ts';
import { addBusinessDays, businessDayFrom, longDate } from './calendar.ts';
import { totalAssets, totalLiabilities } from './economics.ts';
import { htmlDocument } from './filing-draft.ts';
import { createHtml, grouped } from './html.ts';
import { file, type IssuerState, issueShares, schedule } from './issuer-state.ts';
import { cents, type ProspectusTruth } from './prospectus-model.ts';
import { babyShelf, type EffectiveRegistration, statedPrice } from './registration-plan.ts';
import { renderEightK } from './render-eight-k.ts';
import { renderAtmProspectus, renderPricedProspectus } from './render-prospectus.ts';
import type { FilingFacts, OfferingTruth, WarrantTruth } from './truth.ts';

const AGENTS = [
  'Merrowdown Securities, LLC',
  'Ashgrove Capital Partners',
  'Castlereach & Co., LLC',
  'Tolland Pike Securities',
] as const;

/** Shares and tangible book at the last balance date: what dilution is computed from. */
function bookOf(state: IssuerState): { shares: number; tangible: number; date: IsoDate } | null {
  const last = state.closed.at(-1);
  if (!last) return null;
  const shares = Math.round((last.sharesEnd * state.splitFactor) / last.splitFactor);
  return {
    shares,
    tangible: totalAssets(last.balance) - last.balance.goodwill - totalLiabilities(last.balance),
    date: last.end,
  };
}

/** The keys of “The Offering” and “Dilution”. */
function dilutionOf(state: IssuerState, shares: number, price: number, net: number): Partial<OfferingTruth> {
  const book = bookOf(state);
  if (!book) return {};
  const before = cents(book.tangible / book.shares);
  const after = cents((book.tangible + net) / (book.shares + shares));
  return {
    sharesOutstandingBefore: book.shares,
    sharesOutstandingAfter: book.shares + shares,
    asOfDate: book.date,
    netTangibleBookValueBefore: before,
    netTangibleBookValueAfter: after,
    ...(price > after ? { dilutionPerShare: cents(price - after) } : {}),
  };
}

export function fileProspectus(state: IssuerState, truth: ProspectusTruth, body: string, layout: string): void {
  const facts: FilingFacts = {
    offering: truth.offering,
    ...(truth.warrants.length > 0 ? { warrants: truth.warrants } : {}),
  };
  file(state, {
    form: truth.form,
    filedDate: truth.filedDate,
    periodOfReport: null,
    act: '33',
    fileNumber: truth.offering.fileNumber ?? null,
    items: [],
    effectivenessDate: null,
    documents: [htmlDocument(truth.form, `form${truth.form.toLowerCase()}.htm`, body, state.dialect, layout)],
    truth: facts,
    report: null,
  });
}

function layoutOf(state: IssuerState): 'table' | 'prose' {
  return state.filings.length % 3 === 1 ? 'prose' : 'table';
}

/** Largest amount the cover may name: the shelf's, and a third of the float less sales where that limit applies. */
function allowed(state: IssuerState, wanted: number): { amount: number; baby: OfferingTruth['babyShelf'] } {
  const baby = babyShelf(state);
  const limit = baby ? Math.max(0, baby.publicFloat / 3 - baby.soldLast12Months) : Number.POSITIVE_INFINITY;
  const unit = wanted >= 20_000_000 && limit > 20_000_000 ? 1_000_000 : 10_000;
  return { amount: Math.floor(Math.min(wanted, limit) / unit) * unit, baby };
}

/** An at-the-market program under an effective shelf: 424B5, then sales at the end of each month. */
export function startAtm(state: IssuerState, registration: EffectiveRegistration, wanted: number): void {
  const { amount, baby } = allowed(state, wanted);
  if (amount < 500_000) return;
  const price = statedPrice(state);
  const assumed = price.statedPrice ?? 1;
  const shares = Math.floor(amount / assumed);
  const feePercent = 3;
  const truth: ProspectusTruth = {
    profile: state.profile,
    form: '424B5',
    filedDate: state.today,
    baseDate: registration.date,
    offering: {
      type: 'atm',
      isAtm: true,
      isPrimary: true,
      isResale: false,
      fileNumber: registration.fileNumber,
      securities: ['common'],
      maxAggregateOffering: amount,
      assumedPrice: assumed,
      sharesOffered: shares,
      placementAgentOrUnderwriters: [state.random.pick(AGENTS)],
      agentFeePercent: feePercent,
      ...dilutionOf(state, shares, assumed, amount * (1 - feePercent / 100)),
      ...price,
      ...(baby ? { babyShelf: baby } : {}),
    },
    warrants: [],
    sellers: [],
  };
  // Without a book value above the price there is no dilution to state, and the section is left out.
  const stated = truth.offering.dilutionPerShare === undefined ? withoutDilution(truth) : truth;
  const layout = layoutOf(state);
  // The number of shares at the assumed price stands nowhere by itself.
  const { sharesOffered: _assumed, ...offering } = stated.offering;
  fileProspectus(state, { ...stated, offering }, renderAtmProspectus(stated, layout, state.dialect), layout);
  sellMonthly(state, amount, baby !== undefined, feePercent);
}

function withoutDilution(truth: ProspectusTruth): ProspectusTruth {
  const {
    netTangibleBookValueBefore: _b,
    netTangibleBookValueAfter: _a,
    dilutionPerShare: _d,
    ...offering
  } = truth.offering;
  return { ...truth, offering };
}

function sellMonthly(state: IssuerState, amount: number, underBabyShelf: boolean, feePercent: number): void {
  let remaining = amount;
  const sell = (later: IssuerState): void => {
    const gross = Math.min(remaining, amount * later.random.float(0.02, 0.09));
    const shares = Math.floor(gross / later.price);
    if (shares > 0 && gross > 50_000) {
      remaining -= gross;
      later.sales.push({ date: later.today, gross, babyShelf: underBabyShelf });
      issueShares(later, shares, gross * (1 - feePercent / 100));
    }
    if (remaining > 100_000) schedule(later, businessDayFrom(addDays(later.today, 30)), sell);
  };
  schedule(state, businessDayFrom(addDays(state.today, 12)), sell);
}

const PRE_FUNDED_STRIKE = 0.0001;

export interface PricedPlan {
  readonly type: 'registered_direct' | 'best_efforts' | 'firm_commitment' | 'ipo';
  readonly form: '424B5' | '424B4';
  readonly gross: number;
  readonly discount: number;
  readonly feePercent: number;
  /** Warrants per share sold with the shares, in a concurrent private placement for a registered direct. */
  readonly warrantCoverage: number;
  readonly onClose?: (state: IssuerState, warrants: readonly WarrantTruth[]) => void;
}

function warrantsOf(state: IssuerState, plan: PricedPlan, shares: number, price: number): WarrantTruth[] {
  if (plan.warrantCoverage === 0) return [];
  return [
    {
      label: 'Common Warrants',
      count: Math.floor(shares * plan.warrantCoverage),
      exercisePrice: price,
      expires: longDate(addDays(state.today, 5 * 365 + 1)),
      exercisable: 'are exercisable immediately upon issuance',
      preFunded: false,
      status: 'offered',
    },
  ];
}

/** Part of the units as pre-funded warrants, for purchasers who would pass an ownership limit with shares. */
function preFundedOf(state: IssuerState, plan: PricedPlan, units: number): WarrantTruth | null {
  const eligible = plan.type === 'registered_direct' || plan.type === 'best_efforts';
  const count = Math.floor((units * 0.4) / 1_000) * 1_000;
  if (!eligible || count === 0 || !state.random.chance(0.35)) return null;
  return {
    label: 'Pre-Funded Warrants',
    count,
    exercisePrice: PRE_FUNDED_STRIKE,
    exercisable: 'immediately',
    preFunded: true,
    status: 'offered',
  };
}

/** Prices an offering today: prospectus, an 8-K for the agreement, new shares two days later. */
export function priceOffering(state: IssuerState, registration: EffectiveRegistration, plan: PricedPlan): void {
  const limited = plan.form === '424B5' ? allowed(state, plan.gross) : { amount: plan.gross, baby: undefined };
  const offered = cents(Math.max(0.05, state.price * (1 - plan.discount)));
  const units = Math.floor(limited.amount / offered / 1_000) * 1_000;
  if (units < 10_000) return;
  const funded = preFundedOf(state, plan, units);
  const prefunded = funded?.count ?? 0;
  const shares = units - prefunded;
  const gross = cents(units * offered - prefunded * PRE_FUNDED_STRIKE);
  const before = cents(gross * (1 - plan.feePercent / 100));
  const expenses = Math.round(Math.min(before * 0.05, 60_000 + gross * 0.004) / 1_000) * 1_000;
  const net = Math.round(before - expenses);
  const privately = plan.type === 'registered_direct';
  const warrants = warrantsOf(state, plan, units, offered);
  const registered = [...(funded ? [funded] : []), ...(privately ? [] : warrants)];
  const truth: ProspectusTruth = {
    profile: state.profile,
    form: plan.form,
    filedDate: state.today,
    baseDate: plan.form === '424B5' ? registration.date : null,
    offering: {
      type: plan.type,
      isAtm: false,
      isPrimary: true,
      isResale: false,
      fileNumber: registration.fileNumber,
      securities: ['common', ...registered.map((warrant) => (warrant.preFunded ? 'pre-funded warrants' : 'warrants'))],
      sharesOffered: shares,
      pricePerShare: offered,
      grossProceeds: gross,
      proceedsBeforeExpenses: before,
      netProceeds: net,
      placementAgentOrUnderwriters: [state.random.pick(AGENTS)],
      agentFeePercent: plan.feePercent,
      ...dilutionOf(state, shares, offered, net),
      ...(plan.type === 'ipo' ? {} : statedPrice(state)),
      ...(limited.baby ? { babyShelf: limited.baby } : {}),
    },
    warrants: registered,
    sellers: [],
  };
  const stated = truth.offering.dilutionPerShare === undefined ? withoutDilution(truth) : truth;
  const layout = layoutOf(state);
  fileProspectus(state, stated, renderPricedProspectus(stated, layout, state.dialect), layout);
  if (plan.type !== 'ipo' && !state.profile.foreign) announce(state, stated, privately ? warrants : []);
  state.sales.push({ date: state.today, gross, babyShelf: limited.baby !== undefined });
  schedule(state, addBusinessDays(state.today, 2), (later) => {
    issueShares(later, shares, net);
    // Holders exercise pre-funded warrants as soon as their ownership limit lets them.
    if (prefunded > 0) schedule(later, businessDayFrom(addDays(later.today, 25)), (s) => issueShares(s, prefunded, 0));
    for (const warrant of warrants)
      later.warrants.push({
        label: `${longDate(addDays(later.today, 0))} Warrants`,
        count: warrant.count,
        strike: warrant.exercisePrice,
        expires: addDays(later.today, 5 * 365 + 1),
      });
    plan.onClose?.(later, warrants);
  });
}

/** Items 1.01 and, with warrants placed privately, 3.02. */
function announce(state: IssuerState, truth: ProspectusTruth, placed: readonly WarrantTruth[]): void {
  const html = createHtml(state.dialect);
  const o = truth.offering;
  const filedDate = addBusinessDays(state.today, state.random.int(0, 1) || 1);
  const agreement = `On ${longDate(state.today)}, ${state.profile.name} (the “Company”) entered into ${o.type === 'firm_commitment' ? 'an underwriting agreement' : 'a securities purchase agreement'} relating to the sale of ${grouped(o.sharesOffered ?? 0)} shares of common stock at a price of $${(o.pricePerShare ?? 0).toFixed(2)} per share, for gross proceeds of approximately $${grouped(Math.round(o.grossProceeds ?? 0))}, before deducting fees and expenses. The shares were offered under the Company’s registration statement (File No. ${o.fileNumber}).`;
  const warrant = placed[0];
  const items = [
    { number: '1.01', body: [html.p(agreement, 'justify')] },
    ...(warrant
      ? [
          {
            number: '3.02',
            body: [
              html.p(
                `In a concurrent private placement, the Company issued unregistered warrants to purchase up to ${grouped(warrant.count)} shares of common stock at an exercise price of $${warrant.exercisePrice.toFixed(2)} per share, which are exercisable immediately upon issuance and expire on ${warrant.expires}. The warrants were issued in reliance on Section 4(a)(2) of the Securities Act.`,
                'justify',
              ),
            ],
          },
        ]
      : []),
  ];
  const offering: OfferingTruth = {
    type: o.type,
    isAtm: false,
    isPrimary: true,
    isResale: false,
    securities: o.securities,
    ...(o.fileNumber === undefined ? {} : { fileNumber: o.fileNumber }),
    ...(o.sharesOffered === undefined ? {} : { sharesOffered: o.sharesOffered }),
    ...(o.pricePerShare === undefined ? {} : { pricePerShare: o.pricePerShare }),
    ...(o.grossProceeds === undefined ? {} : { grossProceeds: Math.round(o.grossProceeds) }),
  };
  const body = renderEightK(state.profile, state.today, filedDate, items, 'html', state.dialect);
  file(state, {
    form: '8-K',
    filedDate,
    periodOfReport: state.today,
    act: '34',
    fileNumber: state.profile.fileNumber,
    items: items.map((item) => item.number),
    effectivenessDate: null,
    documents: [htmlDocument('8-K', 'form8-k.htm', body, state.dialect, 'prose')],
    truth: { offering, ...(warrant ? { warrants: [{ ...warrant, label: 'Warrants', status: 'outstanding' }] } : {}) },
    report: null,
  });
}
