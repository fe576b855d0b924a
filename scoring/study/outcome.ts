import { addDays, daysBetween, epochDay, type IsoDate } from '../../core/dates.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import { type Growth, HORIZONS, type Horizon, type Outcome, type Proceeds } from '../../core/outcomes.ts';
import type { IssuerFacts, SplitFact } from '../../core/score-inputs.ts';
import type { OfferingItem } from '../../core/score-receipt.ts';
import type { Methodology } from '../methodology.ts';
import { createSelectContext, type SelectContext } from '../select/context.ts';
import { CASH_CHANNELS, issuedItems, selectIssuances } from '../select/issuances.ts';
import { selectSales } from '../select/offerings.ts';
import { selectSplits } from '../select/splits.ts';
import { knownAtDate } from './known-at-date.ts';
import {
  factsByEnd,
  isInWindow,
  type Observation,
  type OutcomeWindow,
  outcomeWindow,
  type WindowState,
  windowState,
} from './outcome-window.ts';
import { measureGrowth } from './share-growth.ts';

export interface OutcomeParts {
  /** Facts of any time: of the as-of date and its lookback, and of the window. */
  readonly facts: IssuerFacts;
  readonly observation: Observation;
  /** Whose rules say what is one offering or one split; outcomes of every score are measured by the same. */
  readonly methodology: Methodology;
}

interface Measured {
  readonly state: WindowState;
  readonly growth: Growth;
  readonly proceeds: Proceeds;
  readonly sales: readonly OfferingItem[];
  readonly sources: readonly AccessionNumber[];
  readonly context: SelectContext;
  readonly window: OutcomeWindow;
  readonly splits: readonly SplitFact[];
}

/**
 * What happened to an issuer after an as-of date. Counts, offerings and events are read from filings public in the
 * window; older ones only tell what was known already, and in which unit shares are counted (splits).
 */
export function measureOutcome(parts: OutcomeParts, asOf: IsoDate): Outcome {
  const measured = Object.fromEntries(HORIZONS.map((months) => [months, measureWindow(parts, asOf, months)])) as Record<
    Horizon,
    Measured
  >;
  const { state, context, window, splits, sales } = measured[12];
  const until = state.followedUntil;
  const split = nextReverseSplit(splits, window, until);
  const delisting = findDelisting(context, parts.observation, window, until);
  const sale = sales.find(({ date }) => date !== null && date <= until);
  const sources = HORIZONS.flatMap((months) => measured[months].sources);
  sources.push(...(split === null ? [] : [split.accessionNumber]), ...delisting.accessionNumbers);
  return {
    cik: parts.facts.cik,
    asOf,
    ...state,
    known: knownAtDate(parts.facts, asOf, parts.methodology),
    growth: { 6: measured[6].growth, 12: measured[12].growth },
    proceeds: { 6: measured[6].proceeds, 12: measured[12].proceeds },
    acrossMerger: (context.facts.mergers ?? []).some(
      (fact) => fact.effectiveDate > asOf && fact.effectiveDate <= until && isInWindow(window, fact),
    ),
    nextOffering: sale?.date ?? null,
    nextReverseSplit: split?.effectiveDate ?? null,
    delisted: delisting.date,
    accessionNumbers: [...new Set(sources)].sort(),
  };
}

function measureWindow({ facts, observation, methodology }: OutcomeParts, asOf: IsoDate, months: Horizon): Measured {
  const window = outcomeWindow(asOf, months);
  const state = windowState(window, observation);
  const context = createSelectContext(factsByEnd(facts), window.end, methodology);
  const splits = selectSplits(context).effective;
  const { accessionNumbers, ...counted } = measureGrowth(context, window, splits);
  // A window that is not over may still bring a later count.
  const { growth, reason } =
    state.state === 'open'
      ? { growth: null, reason: 'open' as const }
      : {
          growth: counted.growth,
          reason: counted.reason !== null && state.state === 'ended' ? 'ended' : counted.reason,
        };
  const sales = newSales(context, window);
  const issued = [...sales, ...newProgramSales(context, window)];
  const stated = issued.flatMap(({ value }) => value ?? []);
  return {
    state,
    growth: growth === null ? { growth, reason, baseDate: null, endDate: null } : { ...counted, growth, reason: null },
    proceeds: {
      proceeds: state.state === 'complete' ? stated.reduce((sum, value) => sum + value, 0) : null,
      unstated: issued.length - stated.length,
    },
    sales,
    sources: [
      ...(growth === null ? [] : accessionNumbers),
      ...issued.flatMap(({ source }) => source?.accessionNumber ?? []),
    ],
    context,
    window,
    splits,
  };
}

/** Primary sales of the window, oldest first; one that any earlier document reports was known at the as-of date. */
function newSales(context: SelectContext, window: OutcomeWindow): readonly OfferingItem[] {
  return selectSales(context).filter(
    ({ source, alsoIn, date }) =>
      source !== null &&
      [source, ...alsoIn].every((fact) => isInWindow(window, fact)) &&
      date !== null &&
      date > window.asOf,
  );
}

/** Sales under programs and exercises for cash, as reports of the window total them over periods that end in it. */
function newProgramSales(context: SelectContext, window: OutcomeWindow): readonly OfferingItem[] {
  const days = [epochDay(window.asOf) + 1, epochDay(window.end)] as const;
  return issuedItems(selectIssuances(context), CASH_CHANNELS, ...days).filter(
    ({ source }) => source !== null && isInWindow(window, source),
  );
}

/** The first reverse split that took effect in the window, as a filing of the window states it. */
function nextReverseSplit(splits: readonly SplitFact[], window: OutcomeWindow, until: IsoDate): SplitFact | null {
  const found = splits.find(
    (split) =>
      split.numerator < split.denominator &&
      split.effectiveDate > window.asOf &&
      split.effectiveDate <= until &&
      isInWindow(window, split),
  );
  return found ?? null;
}

interface Delisting {
  readonly date: IsoDate | null;
  readonly accessionNumbers: readonly AccessionNumber[];
}

const REMOVAL = /^25(?:-NSE)?$/;
const DEREGISTRATION = /^15(?:F)?-/;
/** A deregistration follows the removal from listing by ten days or a few weeks. */
const DEREGISTERED_WITHIN_DAYS = 120;

/**
 * Delisted or suspended by a decision that the issuer reports, or removed from listing (Form 25) and then deregistered
 * (Form 15). A Form 25 alone may concern another class, or a move to another exchange.
 */
function findDelisting(
  { facts }: SelectContext,
  { filings }: Observation,
  window: OutcomeWindow,
  until: IsoDate,
): Delisting {
  const decisions = facts.compliance
    .filter(({ status }) => status === 'delisted' || status === 'suspended')
    .filter((fact) => isInWindow(window, fact) && fact.noticeDate > window.asOf && fact.noticeDate <= until)
    .map((fact) => ({ date: fact.noticeDate, accessionNumbers: [fact.accessionNumber] }));
  const inWindow = filings.filter((filing) => isInWindow(window, filing));
  const removals = inWindow
    .filter(({ form }) => REMOVAL.test(form))
    .flatMap((removal) => {
      const latest = addDays(removal.filedDate, DEREGISTERED_WITHIN_DAYS);
      const exit = inWindow.find(
        ({ form, filedDate }) => DEREGISTRATION.test(form) && filedDate >= removal.filedDate && filedDate <= latest,
      );
      const numbers = exit ? [removal.accessionNumber, exit.accessionNumber] : [];
      return exit ? [{ date: removal.filedDate, accessionNumbers: numbers }] : [];
    });
  const found = [...decisions, ...removals].sort((a, b) => daysBetween(b.date, a.date))[0];
  return found ?? { date: null, accessionNumbers: [] };
}
