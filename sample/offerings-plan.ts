import { addDays } from '../core/dates.ts';
import { htmlDocument } from './filing-draft.ts';
import { file, type IssuerState, later } from './issuer-state.ts';
import { personNames } from './names.ts';
import { offeringKind, type ProspectusTruth } from './prospectus-model.ts';
import { endRegistration, type RegistrationPlan, register, statedPrice } from './registration-plan.ts';
import { renderNotePricing, renderResaleProspectus } from './render-prospectus.ts';
import { fileProspectus, priceOffering, startAtm } from './takedowns.ts';
import type { WarrantTruth } from './truth.ts';

function shelf(state: IssuerState, amount: number, whenEffective: RegistrationPlan['whenEffective']): void {
  register(state, {
    form: state.profile.foreign ? 'F-3' : 'S-3',
    type: 'shelf',
    securities: ['common', 'preferred', 'debt', 'warrants', 'units'],
    amount,
    withdrawn: state.profile.index > 9 && state.random.chance(0.06),
    amended: state.random.chance(0.3),
    whenEffective,
  });
}

/** A shelf with an ATM program, renewed after a year; some issuers also sell a block to underwriters. */
function planAtm(state: IssuerState): void {
  const amount = state.random.int(3, 8) * 25_000_000;
  shelf(state, amount, (effective, registration) => {
    const wanted = effective.random.int(15, 50) * 1_000_000;
    later(effective, effective.random.int(3, 40), (s) => startAtm(s, registration, wanted));
    later(effective, effective.random.int(330, 420), (s) => startAtm(s, registration, wanted));
    if (effective.random.chance(0.4)) {
      const block = { type: 'firm_commitment', gross: wanted * 1.5, discount: 0.12, feePercent: 6 } as const;
      later(effective, effective.random.int(90, 300), (s) => priceOffering(s, registration, block));
    }
  });
}

export function resaleOf(
  state: IssuerState,
  shares: number,
  warrants: readonly WarrantTruth[],
  deregisters: boolean,
): void {
  const names = personNames(state.random.fork(`sellers/${state.today}`), 3);
  const first = Math.floor(shares * 0.5);
  const second = Math.floor(shares * 0.3);
  const sellers = [
    { name: `${names[0]?.split(' ').at(-1)} Master Fund Ltd.`, shares: first },
    { name: `${names[1]?.split(' ').at(-1)} Opportunity Fund LP`, shares: second },
    { name: names[2] ?? 'A holder', shares: shares - first - second },
  ];
  const securities = ['common'];
  register(state, {
    form: 'S-1',
    type: 'resale',
    securities,
    shares,
    warrants,
    sellers,
    whenEffective: (effective, { fileNumber }) => {
      later(effective, 2, (s) => {
        const truth: ProspectusTruth = {
          profile: s.profile,
          form: '424B3',
          filedDate: s.today,
          baseDate: null,
          warrants,
          sellers,
          offering: { ...offeringKind('resale'), fileNumber, securities, sharesOffered: shares, ...statedPrice(s) },
        };
        const layout = s.profile.index % 2 === 0 ? 'table' : 'prose';
        fileProspectus(s, truth, renderResaleProspectus(truth, layout, s.dialect), layout);
      });
      if (deregisters)
        later(effective, effective.random.int(280, 400), (s) => endRegistration(s, fileNumber, 'POS AM'));
    },
  });
}

/** A registered direct every few months; the shares of its privately placed warrants are registered afterwards. */
function planDirects(state: IssuerState): void {
  shelf(state, state.random.int(2, 4) * 25_000_000, (effective, registration) => {
    const sell = (s: IssuerState): void => {
      priceOffering(s, registration, {
        type: 'registered_direct',
        gross: s.random.int(15, 60) * 100_000,
        discount: s.random.float(0.08, 0.25),
        feePercent: 7,
        warrantCoverage: s.random.pick([0.5, 1, 1, 1.5]),
        onClose: (closed, placed) => {
          const count = placed.reduce((total, warrant) => total + warrant.count, 0);
          const warrants = placed.map((warrant) => ({ ...warrant, status: 'outstanding' as const }));
          if (count > 0) later(closed, closed.random.int(15, 40), (s2) => resaleOf(s2, count, warrants, false));
        },
      });
      later(s, s.random.int(110, 230), sell);
    };
    later(effective, effective.random.int(5, 60), sell);
  });
}

/** A small company that may not use a shelf: an S-1 for each offering, sold on best efforts with warrants. */
function planBestEfforts(state: IssuerState): void {
  const gross = state.random.int(30, 90) * 100_000;
  const plan = { type: 'best_efforts', gross, discount: 0.18, feePercent: 7.5, warrantCoverage: 1 } as const;
  register(state, {
    form: 'S-1',
    type: plan.type,
    securities: ['common'],
    shares: Math.max(50_000, Math.floor(gross / state.price / 1_000) * 1_000),
    whenEffective: (effective, registration) => {
      later(effective, 2, (s) => priceOffering(s, registration, plan));
      later(effective, effective.random.int(200, 330), planBestEfforts);
    },
  });
}

function planFirm(state: IssuerState): void {
  shelf(state, 750_000_000, (effective, registration) => {
    const sell = (s: IssuerState): void => {
      const gross = s.random.int(40, 140) * 1_000_000;
      priceOffering(s, registration, { type: 'firm_commitment', gross, discount: 0.035, feePercent: 4 });
      later(s, s.random.int(180, 300), sell);
    };
    later(effective, effective.random.int(10, 90), sell);
  });
}

/** S-1, amendment, effectiveness, 424B4; listed from the pricing on. */
function planIpo(state: IssuerState): void {
  const gross = state.random.int(40, 120) * 1_000_000;
  register(state, {
    form: 'S-1',
    type: 'ipo',
    securities: ['common'],
    shares: Math.floor(gross / state.price / 1_000) * 1_000,
    whenEffective: (effective, registration) => {
      later(effective, 1, (s) => {
        s.listed = true;
        priceOffering(s, registration, { type: 'ipo', gross, discount: 0, feePercent: 7 });
      });
    },
  });
}

/** A bank's debt shelf and its notes: a free writing prospectus, then the pricing supplement. Nothing here dilutes. */
function planNotes(state: IssuerState): void {
  register(state, {
    form: 'S-3',
    type: 'shelf',
    securities: ['debt'],
    amount: 500_000_000,
    whenEffective: (effective, { fileNumber }) => {
      const sell = (s: IssuerState): void => {
        const principal = s.random.int(2, 30) * 500_000;
        const coupon = s.random.int(20, 44) / 4;
        priceNote(s, fileNumber, 'FWP', principal, coupon);
        later(s, 3, (s2) => priceNote(s2, fileNumber, '424B2', principal, coupon));
        later(s, s.random.int(60, 120), sell);
      };
      later(effective, 20, sell);
    },
  });
}

function priceNote(
  state: IssuerState,
  fileNumber: string,
  form: 'FWP' | '424B2',
  principal: number,
  coupon: number,
): void {
  const { profile, today, dialect } = state;
  const body = renderNotePricing({ profile, form, filedDate: today, fileNumber, principal, coupon }, dialect);
  file(state, {
    form,
    fileNumber,
    documents: [htmlDocument(form, `notes${form.toLowerCase()}.htm`, body, dialect, 'structured-note')],
    truth: {},
  });
}

/** Shares and warrants of the merger: a large resale; half of the issuers deregister it about a year later. */
function planResale(state: IssuerState): void {
  const count = Math.floor(state.shares * 0.12);
  const label = 'Public Warrants';
  state.warrants.push({ label, count, strike: 11.5, expires: addDays(state.today, 4 * 365) });
  const warrant: WarrantTruth = {
    label,
    count,
    exercisePrice: 11.5,
    exercisable: 'are exercisable',
    preFunded: false,
    status: 'outstanding',
  };
  resaleOf(state, Math.floor(state.shares * 0.35), [warrant], state.random.chance(0.5));
}

/** Schedules the first step of an issuer's way of raising money; each step schedules the next. */
export function planOfferings(state: IssuerState): void {
  const start = state.random.int(3, 110);
  const plans = {
    'shelf-atm': planAtm,
    'registered-direct': planDirects,
    'best-efforts': planBestEfforts,
    'firm-commitment': planFirm,
    ipo: planIpo,
    resale: planResale,
    'structured-notes': planNotes,
  } as const;
  const { financing } = state.profile.archetype;
  if (financing !== 'none') later(state, start, plans[financing]);
}
