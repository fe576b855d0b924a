import { addDays, type IsoDate } from '../core/dates.ts';
import type { IssuerFacts } from '../core/score-inputs.ts';
import type { InputGroup, InputItem, OfferingItem, PriceItem, ScoreInputs, ShareItem } from '../core/score-receipt.ts';
import { addMonths } from './calendar.ts';
import type { Methodology } from './methodology.ts';
import { rulesAt } from './rules/rule-registry.ts';
import { selectCash, selectGoingConcern } from './select/cash.ts';
import { selectCloses, selectCompliance } from './select/compliance.ts';
import { createSelectContext, inPublicOrder, missingGroup, type SelectContext } from './select/context.ts';
import { type IssuedSpan, selectIssuances } from './select/issuances.ts';
import { issuedForProceeds, offeringsWithin, raisedSince, soldWithin } from './select/issued.ts';
import { withIssuedShares } from './select/issued-shares.ts';
import { selectMergers } from './select/mergers.ts';
import { closingOf, salesSince, selectSales } from './select/offerings.ts';
import { selectOverhang } from './select/overhang.ts';
import { closePrice, statedPrice } from './select/price.ts';
import { selectEffectiveRegistrations, selectPrograms } from './select/programs.ts';
import { type FloatCandidate, floatCandidates, selectPublicFloat, selectShelfSales } from './select/public-float.ts';
import { type ShareSnapshot, selectShares, shareSnapshots } from './select/shares.ts';
import { type SplitSelection, selectSplits } from './select/splits.ts';

/** What is selected from filings for a date, with the intermediate selections that others build on. */
export interface FilingInputs extends Omit<ScoreInputs, 'price' | 'publicFloat' | 'closes' | 'regsho'> {
  readonly splitHistory: SplitSelection;
  readonly snapshots: readonly ShareSnapshot[];
  readonly sales: readonly OfferingItem[];
  /** What filings total over periods; empty before 2026-12-01.1. */
  readonly issuances: readonly IssuedSpan[];
  readonly statedPrice: InputGroup<PriceItem>;
  readonly floats: readonly FloatCandidate[];
}
export type FilingInput = keyof FilingInputs;

interface Step<V> {
  /** Selections that this one builds on. */
  readonly after: readonly FilingInput[];
  select(context: SelectContext, inputs: FilingInputs): V;
}

/** The latest count dated at least `minAge` days before the as-of date, within a tolerance. */
function sharesStep(
  ages: (methodology: Methodology) => readonly [minAge: number, tolerance: number],
): Step<InputGroup<ShareItem>> {
  return {
    after: ['snapshots'],
    select: (context, { snapshots, splitHistory }) => {
      const [minAge, tolerance] = ages(context.methodology);
      return selectShares(context, snapshots, splitHistory.flags, minAge, minAge + tolerance);
    },
  };
}

/** The latest count, since 2026-12-01.1 with what closed deals have added to it. */
const LATEST_SHARES: Step<InputGroup<ShareItem>> = {
  after: ['snapshots', 'sales', 'issuances'],
  select: (context, inputs) => {
    const { sharesMaxAgeDays } = context.methodology.market;
    const count = selectShares(context, inputs.snapshots, inputs.splitHistory.flags, 0, sharesMaxAgeDays);
    return context.methodology.corrections === undefined
      ? count
      : withIssuedShares(context, count, inputs, inputs.splitHistory.effective);
  },
};

function balanceDateOf({ cash }: FilingInputs): IsoDate | null {
  return cash.items.find((item) => item.role === 'cash')?.date ?? null;
}

/** In an order in which every selection comes after those it builds on. */
const STEPS: { readonly [K in FilingInput]: Step<FilingInputs[K]> } = {
  rules: { after: [], select: ({ asOf }) => rulesAt(asOf) },
  splitHistory: { after: [], select: selectSplits },
  splits: { after: ['splitHistory'], select: (_, { splitHistory }) => splitHistory.group },
  snapshots: {
    after: ['splitHistory'],
    select: (context, { splitHistory }) => shareSnapshots(context, splitHistory.effective),
  },
  sales: { after: [], select: selectSales },
  issuances: { after: [], select: selectIssuances },
  shares: LATEST_SHARES,
  sharesYearAgo: sharesStep(({ velocity }) => [velocity.baseAgeDays, velocity.baseToleranceDays]),
  sharesThreeYearsAgo: sharesStep(({ velocity, subRatings }) => [
    Math.round(subRatings.historicalYears * 365),
    velocity.baseToleranceDays,
  ]),
  statedPrice: {
    after: ['splitHistory'],
    select: (context, { splitHistory }) => statedPrice(context, splitHistory.effective),
  },
  proceeds: {
    after: ['sales', 'issuances'],
    select: (context, inputs) => {
      const { corrections, offerings } = context.methodology;
      return corrections === undefined
        ? salesSince(context, inputs.sales, addDays(context.asOf, -offerings.proceedsDays), true)
        : issuedForProceeds(context, inputs);
    },
  },
  recentOfferings: {
    after: ['sales'],
    select: (context, inputs) => {
      const { corrections, subRatings } = context.methodology;
      const months = subRatings.historicalOfferingMonths;
      return corrections === undefined
        ? salesSince(context, inputs.sales, addMonths(context.asOf, -months), false)
        : offeringsWithin(context, inputs, months);
    },
  },
  programs: {
    after: ['sales', 'issuances'],
    select: (context, { sales, issuances }) => selectPrograms(context, sales, issuances),
  },
  soldInYear: {
    after: ['sales', 'issuances'],
    select: (context, inputs) => {
      const { need } = context.methodology.offerings;
      return need && soldWithin(context, inputs, need.soldMonths);
    },
  },
  effectiveRegistrations: {
    after: ['programs'],
    select: ({ methodology }, { programs }) =>
      methodology.offerings.need === undefined ? undefined : selectEffectiveRegistrations(programs),
  },
  shelfSales: {
    after: ['sales', 'issuances', 'programs'],
    select: (context, inputs) => selectShelfSales(context, inputs, inputs.programs.items),
  },
  floats: {
    after: ['splitHistory'],
    select: (context, { splitHistory }) => floatCandidates(context, splitHistory.effective),
  },
  cash: { after: [], select: selectCash },
  raisesSinceBalance: {
    after: ['sales', 'issuances', 'cash'],
    select: (context, inputs) => {
      const date = balanceDateOf(inputs);
      if (date === null) {
        return missingGroup(
          'no-balance-date',
          'raises are counted from the balance date, and no balance sheet is known',
        );
      }
      return context.methodology.corrections === undefined
        ? salesSince(context, inputs.sales, addDays(date, 1), true, closingOf)
        : raisedSince(context, inputs, date);
    },
  },
  goingConcern: {
    after: ['cash'],
    select: (context, inputs) => selectGoingConcern(context, balanceDateOf(inputs)),
  },
  overhang: {
    after: ['splitHistory', 'sales', 'issuances'],
    select: (context, inputs) => selectOverhang(context, inputs.splitHistory.effective, inputs),
  },
  compliance: { after: [], select: selectCompliance },
  mergers: { after: [], select: selectMergers },
};

export const FILING_INPUTS = Object.keys(STEPS) as readonly FilingInput[];

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Selects from filings: everything, or with `before` only what is due or builds on a new selection. All other inputs
 * are those of `before`, as the same objects.
 */
export function selectFilingInputs(
  context: SelectContext,
  before: FilingInputs | null = null,
  isDue: (input: FilingInput) => boolean = () => true,
): FilingInputs {
  const inputs = { ...before } as Mutable<FilingInputs>;
  const selected = new Set<FilingInput>();
  const select = <K extends FilingInput>(input: K) => {
    const value = STEPS[input].select(context, inputs);
    // Older revisions lack inputs: their receipts have no such key.
    if (value !== undefined) inputs[input] = value;
    selected.add(input);
  };
  for (const input of FILING_INPUTS) {
    if (before === null || isDue(input) || STEPS[input].after.some((base) => selected.has(base))) select(input);
  }
  return inputs;
}

function selectRegsho({ asOf, facts }: SelectContext): InputGroup {
  const { status, from } = facts.coverage.regsho;
  if (facts.regshoDates === null || status !== 'covered' || (from !== null && from > asOf)) {
    return missingGroup('regsho-not-covered', 'no threshold list was loaded');
  }
  const value = facts.regshoDates.has(asOf);
  const item: InputItem = { label: 'on a threshold list', value, unit: 'boolean', date: asOf, source: null };
  return { state: 'present', reason: null, flags: [], items: [item] };
}

/**
 * Reduces an issuer's facts to the inputs of its score on a date: what was public by the end of that date in US Eastern
 * time, the latest restatement of each, each offering once, counts and prices with their split factors. Pure; the order
 * of the lists does not matter (prices ascend).
 */
export function selectInputs(facts: IssuerFacts, asOf: IsoDate, methodology: Methodology): ScoreInputs {
  const context = createSelectContext(inPublicOrder(facts), asOf, methodology);
  const selected = selectFilingInputs(context);
  const { splitHistory, snapshots: _, sales: __, issuances: ___, statedPrice: stated, floats, ...inputs } = selected;
  return {
    ...inputs,
    price: closePrice(context, splitHistory.effective) ?? stated,
    publicFloat: selectPublicFloat(context, splitHistory.effective, floats),
    closes: selectCloses(context),
    regsho: selectRegsho(context),
  };
}
