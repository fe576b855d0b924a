import { addDays } from '../core/dates.ts';
import { addBusinessDays, longDate } from './calendar.ts';
import { totalAssets, totalLiabilities } from './economics.ts';
import { fileEightK } from './eight-k.ts';
import { htmlDocument } from './filing-draft.ts';
import { createHtml, grouped } from './html.ts';
import { file, type IssuerState, issueLot, issueShares, later, schedule } from './issuer-state.ts';
import { cents, offeringKind, type ProspectusTruth } from './prospectus-model.ts';
import { babyShelf, type EffectiveRegistration, statedPrice } from './registration-plan.ts';
import { renderAtmProspectus, renderPricedProspectus } from './render-prospectus.ts';
import type { OfferingTruth, WarrantTruth } from './truth.ts';

const AGENTS = [
  'Merrowdown Securities, LLC',
  'Ashgrove Capital Partners',
  'Castlereach & Co., LLC',
  'Tolland Pike Securities',
];

/** The keys of “The Offering” and “Dilution”; the latter are missing where the book value exceeds the price. */
function dilutionOf(state: IssuerState, shares: number, price: number, net: number): Partial<OfferingTruth> {
  const last = state.closed.at(-1);
  if (!last) return {};
  const outstanding = Math.round((last.sharesEnd * state.splitFactor) / last.splitFactor);
  const tangible = totalAssets(last.balance) - last.balance.goodwill - totalLiabilities(last.balance);
  const after = cents((tangible + net) / (outstanding + shares));
  const counts = {
    sharesOutstandingBefore: outstanding,
    sharesOutstandingAfter: outstanding + shares,
    asOfDate: last.end,
  };
  if (price <= after) return counts;
  return {
    ...counts,
    netTangibleBookValueBefore: cents(tangible / outstanding),
    netTangibleBookValueAfter: after,
    dilutionPerShare: cents(price - after),
  };
}

export function fileProspectus(state: IssuerState, truth: ProspectusTruth, body: string, layout: string): void {
  const { form, offering, warrants } = truth;
  file(state, {
    form,
    fileNumber: offering.fileNumber ?? '',
    documents: [htmlDocument(form, `form${form.toLowerCase()}.htm`, body, state.dialect, layout)],
    truth: { offering, warrants: warrants.length > 0 ? warrants : undefined },
  });
}

function layoutOf(state: IssuerState): 'table' | 'prose' {
  return state.filings.length % 3 === 1 ? 'prose' : 'table';
}

/** The wanted amount, within a third of the float less sales where the baby-shelf limit applies. */
function allowed(state: IssuerState, wanted: number): { amount: number; baby: OfferingTruth['babyShelf'] } {
  const baby = babyShelf(state);
  const limit = baby ? Math.max(0, baby.publicFloat / 3 - baby.soldLast12Months) : Number.POSITIVE_INFINITY;
  const unit = wanted >= 20_000_000 && limit > 20_000_000 ? 1_000_000 : 10_000;
  return { amount: Math.floor(Math.min(wanted, limit) / unit) * unit, baby };
}

/** An at-the-market program under an effective shelf: 424B5, then sales at the end of each month. */
export function startAtm(state: IssuerState, registration: EffectiveRegistration, wanted: number, isUsed = true): void {
  const { amount, baby } = allowed(state, wanted);
  if (amount < 500_000) return;
  const price = statedPrice(state);
  const assumed = price.statedPrice;
  const shares = Math.floor(amount / assumed);
  const feePercent = 3;
  const truth: ProspectusTruth = {
    profile: state.profile,
    form: '424B5',
    filedDate: state.today,
    baseDate: registration.date,
    offering: {
      ...offeringKind('atm'),
      fileNumber: registration.fileNumber,
      securities: ['common'],
      maxAggregateOffering: amount,
      assumedPrice: assumed,
      placementAgentOrUnderwriters: [state.random.pick(AGENTS)],
      agentFeePercent: feePercent,
      ...dilutionOf(state, shares, assumed, amount * (1 - feePercent / 100)),
      ...price,
      babyShelf: baby,
    },
    warrants: [],
    sellers: [],
  };
  const layout = layoutOf(state);
  fileProspectus(state, truth, renderAtmProspectus(truth, layout, state.dialect), layout);
  if (isUsed) sellMonthly(state, amount, baby !== undefined, feePercent);
}

function sellMonthly(state: IssuerState, amount: number, underBabyShelf: boolean, feePercent: number): void {
  let remaining = amount;
  const sell = (s: IssuerState): void => {
    const gross = Math.min(remaining, amount * s.random.float(0.02, 0.09));
    const shares = Math.floor(gross / s.price);
    if (shares > 0 && gross > 50_000) {
      remaining -= gross;
      s.sales.push({ date: s.today, gross, babyShelf: underBabyShelf });
      issueLot(s, 'atm', shares, gross, gross * (1 - feePercent / 100));
    }
    if (remaining > 100_000) later(s, 30, sell);
  };
  later(state, 12, sell);
}

const PRE_FUNDED_STRIKE = 0.0001;

export interface PricedPlan {
  readonly type: 'registered_direct' | 'best_efforts' | 'firm_commitment' | 'ipo';
  readonly gross: number;
  readonly discount: number;
  readonly feePercent: number;
  /** Warrants per share sold with the shares, in a concurrent private placement for a registered direct. */
  readonly warrantCoverage?: number;
  readonly onClose?: (state: IssuerState, warrants: readonly WarrantTruth[]) => void;
}

function warrantsOf(state: IssuerState, coverage: number, shares: number, price: number): WarrantTruth[] {
  if (coverage === 0) return [];
  return [
    {
      label: 'Common Warrants',
      count: Math.floor(shares * coverage),
      exercisePrice: price,
      expires: longDate(addDays(state.today, 5 * 365 + 1)),
      exercisable: 'are exercisable immediately upon issuance',
      preFunded: false,
      status: 'offered',
    },
  ];
}

/** Part of the units as pre-funded warrants, for purchasers whose shares would exceed an ownership limit. */
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
  const takedown = registration.plan.type === 'shelf';
  const { amount, baby } = takedown ? allowed(state, plan.gross) : { amount: plan.gross, baby: undefined };
  const offered = cents(Math.max(0.05, state.price * (1 - plan.discount)));
  const units = Math.floor(amount / offered / 1_000) * 1_000;
  if (units < 10_000) return;
  const funded = preFundedOf(state, plan, units);
  const prefunded = funded?.count ?? 0;
  const shares = units - prefunded;
  const gross = cents(units * offered - prefunded * PRE_FUNDED_STRIKE);
  const before = cents(gross * (1 - plan.feePercent / 100));
  const expenses = Math.round(Math.min(before * 0.05, 60_000 + gross * 0.004) / 1_000) * 1_000;
  const net = Math.round(before - expenses);
  const privately = plan.type === 'registered_direct';
  const warrants = warrantsOf(state, plan.warrantCoverage ?? 0, units, offered);
  const registered = [...(funded ? [funded] : []), ...(privately ? [] : warrants)];
  const truth: ProspectusTruth = {
    profile: state.profile,
    form: takedown ? '424B5' : '424B4',
    filedDate: state.today,
    baseDate: takedown ? registration.date : null,
    offering: {
      ...offeringKind(plan.type),
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
      babyShelf: baby,
    },
    warrants: registered,
    sellers: [],
  };
  const layout = layoutOf(state);
  fileProspectus(state, truth, renderPricedProspectus(truth, layout, state.dialect), layout);
  if (plan.type !== 'ipo' && !state.profile.foreign)
    announce(state, truth.offering, privately ? warrants[0] : undefined);
  state.sales.push({ date: state.today, gross, babyShelf: baby !== undefined });
  schedule(state, addBusinessDays(state.today, TO_CLOSE), (closing) => {
    issueShares(closing, shares, net);
    // Holders exercise pre-funded warrants as soon as their ownership limit lets them.
    if (prefunded > 0) later(closing, 25, (s) => issueLot(s, 'exercise', prefunded, 0, 0));
    for (const { count, exercisePrice } of warrants)
      closing.warrants.push({
        label: `${longDate(closing.today)} Warrants`,
        count,
        strike: exercisePrice,
        expires: addDays(closing.today, 5 * 365 + 1),
      });
    plan.onClose?.(closing, warrants);
  });
}

/** Business days from pricing to closing. */
const TO_CLOSE = 2;

/** Items 1.01 and, with warrants placed privately, 3.02. Every fourth issuer reports once the offering has closed. */
function announce(state: IssuerState, offered: OfferingTruth, placed: WarrantTruth | undefined): void {
  const html = createHtml(state.dialect);
  const { type, securities, fileNumber, sharesOffered = 0, pricePerShare = 0 } = offered;
  const grossProceeds = Math.round(offered.grossProceeds ?? 0);
  const lag = state.random.int(0, 1) || 1;
  const closedOn = state.profile.index % 4 === 2 ? addBusinessDays(state.today, TO_CLOSE) : null;
  const closed = closedOn === null ? '' : ` The offering closed on ${longDate(closedOn)}.`;
  const agreement = type === 'firm_commitment' ? 'an underwriting agreement' : 'a securities purchase agreement';
  const item = (number: string, text: string) => ({ number, body: [html.p(text, 'justify')] });
  const items = [
    item(
      '1.01',
      `On ${longDate(state.today)}, ${state.profile.name} (the “Company”) entered into ${agreement} relating to the sale of ${grouped(sharesOffered)} shares of common stock at a price of $${pricePerShare.toFixed(2)} per share, for gross proceeds of approximately $${grouped(grossProceeds)}, before deducting fees and expenses. The shares were offered under the Company’s registration statement (File No. ${fileNumber}).${closed}`,
    ),
  ];
  if (placed)
    items.push(
      item(
        '3.02',
        `In a concurrent private placement, the Company issued unregistered warrants to purchase up to ${grouped(placed.count)} shares of common stock at an exercise price of $${placed.exercisePrice.toFixed(2)} per share, which are exercisable immediately upon issuance and expire on ${placed.expires}. The warrants were issued in reliance on Section 4(a)(2) of the Securities Act.`,
      ),
    );
  fileEightK(state, {
    eventDate: state.today,
    lag: closedOn === null ? lag : TO_CLOSE,
    items,
    truth: {
      offering: { ...offeringKind(type), securities, fileNumber, sharesOffered, pricePerShare, grossProceeds },
      warrants: placed && [{ ...placed, label: 'Warrants', status: 'outstanding' }],
      closing: closedOn === null ? undefined : { closedOn, agreedOn: state.today },
    },
  });
}
