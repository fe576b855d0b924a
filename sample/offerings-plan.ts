import { addDays } from '../core/dates.ts';
import { businessDayFrom } from './calendar.ts';
import { htmlDocument } from './filing-draft.ts';
import { file, type IssuerState, schedule } from './issuer-state.ts';
import { personNames } from './names.ts';
import type { ProspectusTruth } from './prospectus-model.ts';
import {
  type EffectiveRegistration,
  endRegistration,
  type RegistrationPlan,
  register,
  statedPrice,
} from './registration-plan.ts';
import { renderNotePricing, renderResaleProspectus } from './render-prospectus.ts';
import { fileProspectus, type PricedPlan, priceOffering, startAtm } from './takedowns.ts';
import type { WarrantTruth } from './truth.ts';

function later(state: IssuerState, days: number, action: (state: IssuerState) => void): void {
  schedule(state, businessDayFrom(addDays(state.today, days)), action);
}

function shelf(state: IssuerState, amount: number, whenEffective: RegistrationPlan['whenEffective']): void {
  register(state, {
    form: state.profile.foreign ? 'F-3' : 'S-3',
    type: 'shelf',
    securities: ['common', 'preferred', 'debt', 'warrants', 'units'],
    amount,
    shares: null,
    warrants: [],
    sellers: [],
    fate: state.profile.index > 9 && state.random.chance(0.06) ? 'withdrawn' : 'effective',
    amended: state.random.chance(0.3),
    whenEffective,
  });
}

/** A shelf with an ATM, enlarged after a year; some sell a block to underwriters as well. */
function planAtm(state: IssuerState): void {
  const amount = state.random.int(3, 8) * 25_000_000;
  shelf(state, amount, (effective, registration) => {
    const wanted = effective.random.int(15, 50) * 1_000_000;
    later(effective, effective.random.int(3, 40), (s) => startAtm(s, registration, wanted));
    later(effective, effective.random.int(330, 420), (s) => startAtm(s, registration, wanted));
    if (effective.random.chance(0.4)) {
      later(effective, effective.random.int(90, 300), (s) =>
        priceOffering(s, registration, {
          type: 'firm_commitment',
          form: '424B5',
          gross: wanted * 1.5,
          discount: 0.12,
          feePercent: 6,
          warrantCoverage: 0,
        }),
      );
    }
  });
}

function resaleOf(state: IssuerState, shares: number, warrants: readonly WarrantTruth[], deregisters: boolean): void {
  const names = personNames(state.random.fork(`sellers/${state.today}`), 3);
  const first = Math.floor(shares * 0.5);
  const second = Math.floor(shares * 0.3);
  const sellers = [
    { name: `${names[0]?.split(' ').at(-1)} Master Fund Ltd.`, shares: first },
    { name: `${names[1]?.split(' ').at(-1)} Opportunity Fund LP`, shares: second },
    { name: names[2] ?? 'A holder', shares: shares - first - second },
  ];
  register(state, {
    form: 'S-1',
    type: 'resale',
    securities: ['common'],
    amount: null,
    shares,
    warrants,
    sellers,
    fate: 'effective',
    amended: false,
    whenEffective: (effective, registration) => {
      later(effective, 2, (s) => {
        const truth: ProspectusTruth = {
          profile: s.profile,
          form: '424B3',
          filedDate: s.today,
          baseDate: null,
          warrants,
          sellers,
          offering: {
            type: 'resale',
            isAtm: false,
            isPrimary: false,
            isResale: true,
            fileNumber: registration.fileNumber,
            securities: ['common'],
            sharesOffered: shares,
            ...statedPrice(s),
          },
        };
        const layout = s.profile.index % 2 === 0 ? 'table' : 'prose';
        fileProspectus(s, truth, renderResaleProspectus(truth, layout, s.dialect), layout);
      });
      if (deregisters)
        later(effective, effective.random.int(280, 400), (s) => endRegistration(s, registration.fileNumber, 'POS AM'));
    },
  });
}

/** Every few months another registered direct with privately placed warrants, whose shares are then registered. */
function planDirects(state: IssuerState): void {
  shelf(state, state.random.int(2, 4) * 25_000_000, (effective, registration) => {
    const again = (s: IssuerState): void => {
      const plan: PricedPlan = {
        type: 'registered_direct',
        form: '424B5',
        gross: s.random.int(15, 60) * 100_000,
        discount: s.random.float(0.08, 0.25),
        feePercent: 7,
        warrantCoverage: s.random.pick([0.5, 1, 1, 1.5] as const),
        onClose: (closed, warrants) => {
          const count = warrants.reduce((total, warrant) => total + warrant.count, 0);
          if (count > 0)
            later(closed, closed.random.int(15, 40), (s2) =>
              resaleOf(
                s2,
                count,
                warrants.map((w) => ({ ...w, status: 'outstanding' })),
                false,
              ),
            );
        },
      };
      priceOffering(s, registration, plan);
      later(s, s.random.int(110, 230), again);
    };
    later(effective, effective.random.int(5, 60), again);
  });
}

/** A small company that may not use a shelf: an S-1 for each offering, sold on best efforts with warrants. */
function planBestEfforts(state: IssuerState): void {
  const gross = state.random.int(30, 90) * 100_000;
  const shares = Math.max(50_000, Math.floor(gross / state.price / 1_000) * 1_000);
  register(state, {
    form: 'S-1',
    type: 'best_efforts',
    securities: ['common'],
    amount: null,
    shares,
    warrants: [],
    sellers: [],
    fate: 'effective',
    amended: true,
    whenEffective: (effective, registration) => {
      later(effective, 2, (s) =>
        priceOffering(s, registration, {
          type: 'best_efforts',
          form: '424B4',
          gross,
          discount: 0.18,
          feePercent: 7.5,
          warrantCoverage: 1,
        }),
      );
      later(effective, effective.random.int(200, 330), planBestEfforts);
    },
  });
}

function planFirm(state: IssuerState): void {
  shelf(state, 750_000_000, (effective, registration) => {
    const again = (s: IssuerState): void => {
      priceOffering(s, registration, {
        type: 'firm_commitment',
        form: '424B5',
        gross: s.random.int(40, 140) * 1_000_000,
        discount: 0.035,
        feePercent: 4,
        warrantCoverage: 0,
      });
      later(s, s.random.int(180, 300), again);
    };
    later(effective, effective.random.int(10, 90), again);
  });
}

/** S-1, amendment, free writing prospectus, effect, 424B4; listed from the pricing on. */
function planIpo(state: IssuerState): void {
  const gross = state.random.int(40, 120) * 1_000_000;
  const shares = Math.floor(gross / state.price / 1_000) * 1_000;
  register(state, {
    form: 'S-1',
    type: 'ipo',
    securities: ['common'],
    amount: null,
    shares,
    warrants: [],
    sellers: [],
    fate: 'effective',
    amended: true,
    whenEffective: (effective, registration) => {
      later(effective, 1, (s) => {
        s.listed = true;
        priceOffering(s, registration, {
          type: 'ipo',
          form: '424B4',
          gross,
          discount: 0,
          feePercent: 7,
          warrantCoverage: 0,
        });
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
    shares: null,
    warrants: [],
    sellers: [],
    fate: 'effective',
    amended: false,
    whenEffective: (effective, registration) => {
      const again = (s: IssuerState): void => {
        const principal = s.random.int(2, 30) * 500_000;
        const coupon = s.random.int(20, 44) / 4;
        priceNote(s, registration, 'FWP', principal, coupon);
        later(s, 3, (s2) => priceNote(s2, registration, '424B2', principal, coupon));
        later(s, s.random.int(60, 120), again);
      };
      later(effective, 20, again);
    },
  });
}

function priceNote(
  state: IssuerState,
  registration: EffectiveRegistration,
  form: 'FWP' | '424B2',
  principal: number,
  coupon: number,
): void {
  const body = renderNotePricing(
    {
      profile: state.profile,
      form,
      filedDate: state.today,
      baseDate: registration.date,
      warrants: [],
      sellers: [],
      fileNumber: registration.fileNumber,
      principal,
      coupon,
    },
    state.dialect,
  );
  file(state, {
    form,
    filedDate: state.today,
    periodOfReport: null,
    act: '33',
    fileNumber: registration.fileNumber,
    items: [],
    effectivenessDate: null,
    documents: [htmlDocument(form, `notes${form.toLowerCase()}.htm`, body, state.dialect, 'structured-note')],
    truth: {},
    report: null,
  });
}

/** Shares and warrants of the merger: a large resale that is removed from registration a year later. */
function planResale(state: IssuerState): void {
  const count = Math.floor(state.shares * 0.12);
  const expires = addDays(state.today, 4 * 365);
  state.warrants.push({ label: 'Public Warrants', count, strike: 11.5, expires });
  resaleOf(
    state,
    Math.floor(state.shares * 0.35),
    [
      {
        label: 'Public Warrants',
        count,
        exercisePrice: 11.5,
        exercisable: 'are exercisable',
        preFunded: false,
        status: 'outstanding',
      },
    ],
    state.random.chance(0.5),
  );
}

/** Sets the first step of an issuer's way of raising money; each step sets the next. */
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
