import { dateOfEpochDay, epochDay } from '../../core/dates.ts';
import type { FactorResult, InputGroup, Level, ScoreInputs } from '../../core/score-receipt.ts';
import { babyShelfRule, capacityOf, shelfSalesOf } from '../capacity.ts';
import { scoreCashRunway } from '../factors/cash-runway.ts';
import { scoreCompliance } from '../factors/compliance.ts';
import { scoreOverhang } from '../factors/overhang.ts';
import { scoreShareVelocity } from '../factors/share-velocity.ts';
import { type Market, shareTotal } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { historicalRisk } from '../sub-ratings.ts';
import type { StandingInputs } from './standing-inputs.ts';

/** `NaN` stands for null throughout: typed arrays have no other. */
export const NONE = Number.NaN;

export interface StandingFloat {
  readonly value: number;
  readonly day: number;
  readonly priceThen: number;
  readonly isVerified: boolean;
}

export interface StandingWarrant {
  /** Today's shares. */
  readonly shares: number;
  readonly strike: number;
  readonly openFrom: number;
}

/** Everything that holds from one change day to the next, as numbers; the day adds its close and its date. */
export interface StandingState {
  statedPrice: number;
  shares: number;
  // F1
  proceeds: number;
  floor: number;
  /** Capacity where no cap applies, or none can be told; NaN where unknown. */
  uncappedUsable: number;
  isCapped: boolean;
  capThreshold: number;
  capDivisor: number;
  shelfRemaining: number;
  /** Equity lines plus pending registrations; NaN where anything beside the cap is unknown. */
  besideShelf: readonly [equityLines: number, pending: number];
  besideKnown: boolean;
  shelfSales: number;
  floats: readonly StandingFloat[];
  floatDays: number;
  hasLiveProgramme: boolean;
  offeringDoubt: boolean;
  sharesDoubt: boolean;
  // F2
  runway: 'missing' | 'floor' | 'burning';
  runwayFloor: number;
  cash: number;
  raises: number;
  burn: number;
  balanceDay: number;
  hasGoingConcern: boolean;
  runwayDoubt: boolean;
  // F3 and F4, NaN where missing
  overhang: number;
  overhangDoubt: boolean;
  velocity: number;
  velocityDoubt: boolean;
  // F5
  complianceMissing: boolean;
  worstState: number;
  hasOpenState: boolean;
  isBarred: boolean;
  complianceDoubt: boolean;
  floorPrice: number;
  floorDays: number;
  // Confidence and sub-ratings
  hasUnverified: boolean;
  statedPriceUnverified: boolean;
  dilution: {
    readonly shares: number;
    readonly atm: number;
    readonly lines: number;
    readonly isLimited: boolean;
    readonly isExact: boolean;
  };
  historical: Level | null;
  overhangMissing: boolean;
  warrants: readonly StandingWarrant[];
  warrantsCounted: boolean;
}

/** Whose sources decide whether inputs are verified; those of prices, floats and programmes are looked at apart. */
const VERIFIED_GROUPS = [
  'shares',
  'sharesYearAgo',
  'proceeds',
  'raisesSinceBalance',
  'cash',
  'goingConcern',
  'overhang',
  'compliance',
  'splits',
] as const;

const doubts = (flags: FactorResult['flags']) => flags.some(({ doubt }) => doubt);

function isUnverified(group: Pick<InputGroup, 'items'>, least: number): boolean {
  return group.items.some(({ source }) => source !== null && (!source.verified || source.confidence < least));
}

/** What one part of the state is made from; a part is made anew only where one of these was selected anew. */
function changed(now: ScoreInputs, before: ScoreInputs | null, ...groups: readonly (keyof ScoreInputs)[]): boolean {
  return before === null || now.rules !== before.rules || groups.some((group) => now[group] !== before[group]);
}

/** Keeps the state of an issuer; `update` brings it to a change day. */
export function createStandingState(methodology: Methodology): {
  readonly state: StandingState;
  update(standing: StandingInputs, day: number): void;
} {
  const state = {} as StandingState;
  let before: ScoreInputs | null = null;
  let floatsBefore: StandingInputs['floats'] | null = null;
  const unverified = new Map<keyof ScoreInputs, boolean>();

  function update(standing: StandingInputs, day: number): void {
    const { inputs, floats } = standing;
    if (inputs === before && floats === floatsBefore) return;
    const asOf = dateOfEpochDay(day);
    const least = methodology.confidence.verifiedInput;
    const shares = shareTotal(inputs.shares);
    const market: Market = { price: null, shares, value: null };
    if (changed(inputs, before, 'shares')) {
      state.shares = shares ?? NONE;
      state.sharesDoubt = doubts(inputs.shares.flags);
    }
    if (changed(inputs, before, 'price')) {
      const stated = inputs.price.state === 'present' ? inputs.price.items[0] : undefined;
      state.statedPrice = stated === undefined ? NONE : stated.value * stated.splitFactor;
      state.statedPriceUnverified = isUnverified(inputs.price, least);
    }
    if (changed(inputs, before, 'proceeds', 'programmes', 'shelfSales'))
      updateOfferings(state, inputs, market, methodology);
    if (floats !== floatsBefore) {
      state.floats = floats.map(({ float, priceThen }) => ({
        value: float.value,
        day: epochDay(float.date),
        priceThen: priceThen ?? NONE,
        isVerified: float.fact.verified && float.fact.confidence >= least,
      }));
      state.floatDays = inputs.rules.find(({ id }) => id === 'baby-shelf-s3')?.parameters['highestCloseDays'] ?? 60;
      floatsBefore = floats;
    }
    if (changed(inputs, before, 'cash', 'goingConcern', 'raisesSinceBalance')) {
      updateRunway(state, scoreCashRunway(inputs, asOf, methodology));
    }
    if (changed(inputs, before, 'overhang', 'shares')) {
      const factor = scoreOverhang(inputs, market, asOf, methodology);
      state.overhang = factor.score ?? NONE;
      state.overhangDoubt = doubts(factor.flags) || factor.isLowerBound;
      updateWarrants(state, inputs);
    }
    if (changed(inputs, before, 'shares', 'sharesYearAgo', 'mergers', 'splits')) {
      const factor = scoreShareVelocity(inputs, market, methodology);
      state.velocity = factor.score ?? NONE;
      state.velocityDoubt = doubts(factor.flags);
    }
    if (changed(inputs, before, 'compliance', 'splits')) {
      const factor = scoreCompliance(inputs, asOf, methodology);
      state.complianceMissing = factor.state === 'missing';
      state.worstState = Number(factor.intermediates['stateScore']);
      state.isBarred = factor.intermediates['barredBy'] !== null;
      state.hasOpenState = inputs.compliance.items.some(({ value }) => value !== 'regained');
      state.complianceDoubt = doubts(factor.flags);
      const floor = inputs.rules.find(({ id }) => id === 'nasdaq-ten-cent-floor')?.parameters;
      state.floorPrice = floor?.['price'] ?? NONE;
      state.floorDays = floor?.['tradingDays'] ?? NONE;
    }
    if (changed(inputs, before, 'overhang', 'programmes')) updateDilution(state, inputs);
    if (changed(inputs, before, 'shares', 'sharesThreeYearsAgo', 'splits', 'recentOfferings')) {
      state.historical = historicalRisk(inputs, market, methodology);
    }
    if (changed(inputs, before, 'programmes')) {
      const live = inputs.programmes.items.filter((item) => item.status === 'active');
      state.hasLiveProgramme = live.length > 0;
      const takedowns = live.flatMap((item) => item.takedowns);
      unverified.set('programmes', isUnverified({ items: live }, least) || isUnverified({ items: takedowns }, least));
    }
    for (const group of VERIFIED_GROUPS) {
      if (changed(inputs, before, group)) unverified.set(group, isUnverified(inputs[group], least));
    }
    state.hasUnverified = unverified.get('programmes') === true || VERIFIED_GROUPS.some((one) => unverified.get(one));
    if (state.hasLiveProgramme && isUnverified(inputs.shelfSales, least)) state.hasUnverified = true;
    before = inputs;
  }

  return { state, update };
}

function updateOfferings(state: StandingState, inputs: ScoreInputs, market: Market, methodology: Methodology): void {
  const { proceeds, programmes, shelfSales } = inputs;
  state.proceeds =
    proceeds.state === 'missing' ? NONE : proceeds.items.reduce((sum, item) => sum + (item.value ?? 0), 0);
  // Without a float a cap that applies leaves `babyShelfApplies` open and gives no reason of its own.
  const open: ScoreInputs = {
    ...inputs,
    publicFloat: { state: 'missing', reason: null, flags: [], items: [] },
  };
  const capacity = capacityOf(open, market, methodology);
  state.isCapped = capacity.babyShelfApplies === null;
  state.uncappedUsable = capacity.usable ?? NONE;
  state.shelfRemaining = capacity.shelfRemaining ?? NONE;
  state.besideShelf = [capacity.equityLines ?? NONE, capacity.pendingRegistrations ?? NONE];
  state.besideKnown = capacity.reasons.length === 0;
  const rule = babyShelfRule(inputs)?.parameters;
  state.capThreshold = rule?.['floatThresholdUsd'] ?? NONE;
  state.capDivisor = rule?.['floatDivisor'] ?? NONE;
  state.shelfSales = (shelfSales.state === 'missing' ? null : shelfSalesOf(shelfSales.items)) ?? NONE;
  const { programmeFloor, pendingRegistrationFloor } = methodology.offerings;
  state.floor = Math.max(
    capacity.hasProgramme ? programmeFloor : 0,
    capacity.hasPendingRegistration ? pendingRegistrationFloor : 0,
  );
  state.offeringDoubt = doubts(proceeds.flags) || doubts(programmes.flags);
}

function updateRunway(state: StandingState, factor: FactorResult): void {
  const { intermediates } = factor;
  const number = (name: string) => {
    const value = intermediates[name];
    return typeof value === 'number' ? value : NONE;
  };
  const age = intermediates['balanceDate'];
  state.runway = factor.state === 'missing' ? 'missing' : Number.isNaN(number('months')) ? 'floor' : 'burning';
  state.runwayFloor = number('floor');
  state.cash = number('cash') + number('shortTermInvestments');
  state.raises = number('raises');
  state.burn = number('monthlyBurn');
  state.balanceDay = typeof age === 'string' ? epochDay(age as Parameters<typeof epochDay>[0]) : NONE;
  state.hasGoingConcern = intermediates['goingConcern'] === true;
  state.runwayDoubt = doubts(factor.flags);
}

function updateWarrants(state: StandingState, { overhang }: ScoreInputs): void {
  const warrants = overhang.items.filter((item) => item.instrument === 'warrant');
  state.overhangMissing = overhang.state === 'missing';
  state.warrantsCounted = warrants.every((item) => item.value !== null);
  state.warrants = warrants.map((item) => ({
    shares: (item.value ?? 0) * item.splitFactor,
    strike: item.exercisePrice === null ? NONE : item.exercisePrice / item.splitFactor,
    openFrom: item.exercisableFrom === null ? NONE : epochDay(item.exercisableFrom),
  }));
}

/** The parts of `dilutionRisk` that do not depend on the day's price and cap. */
function updateDilution(state: StandingState, { overhang, programmes }: ScoreInputs): void {
  const live = programmes.items.filter((item) => item.status === 'active');
  const amountOf = (kind: string) => {
    const own = live.filter((item) => item.kind === kind);
    return {
      sum: own.reduce((total, item) => total + (item.value ?? 0), 0),
      isKnown: own.every((item) => item.value !== null),
    };
  };
  const [atm, lines] = [amountOf('atm'), amountOf('equity-line')];
  state.dilution = {
    shares: overhang.items.reduce((sum, item) => sum + (item.value ?? 0) * item.splitFactor, 0),
    atm: atm.sum,
    lines: lines.sum,
    isLimited: live.some((item) => item.kind === 'shelf' && item.amountKind === 'amount'),
    isExact:
      overhang.state !== 'missing' &&
      programmes.state !== 'missing' &&
      overhang.items.every((item) => item.value !== null) &&
      !programmes.items.some((item) => item.status === 'effect-unknown') &&
      atm.isKnown &&
      lines.isKnown,
  };
}
