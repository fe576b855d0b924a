import { epochDay, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import { type IssuerFacts, isOfRegistration, type ScoreDataset } from '../../core/score-inputs.ts';
import type { FilingInput } from '../select-inputs.ts';
import { firstReaching, publicDay } from './day-numbers.ts';

/** An input, or `day` for a date that only the arithmetic of the day looks at, so that nothing is selected again. */
export type Track = FilingInput | 'day';

interface Published {
  readonly publicAt: IsoTimestamp;
}

/** Collects the days on which inputs may change, and answers when facts enter and leave. Days since 1970-01-01. */
export interface ChangeCollector {
  readonly facts: IssuerFacts;
  readonly add: (track: Track, ...days: readonly number[]) => void;
  /** Adds a day on which something ends for a fact: nothing ends before the fact enters. */
  readonly addAfter: (enters: number, track: Track, day: number) => void;
  /** The first as-of day on which a fact is public. */
  readonly shown: (fact: Published) => number;
  /** The first as-of day on which a fact is public and its date is reached. */
  readonly entry: (fact: Published, date: IsoDate) => number;
  /** The first as-of day on which a fact lies outside the lookback. */
  readonly leaves: (fact: Published) => number;
  /** Adds the days on which facts leave the lookback. */
  readonly addLeaving: (list: readonly Published[], ...tracks: readonly Track[]) => void;
  /** Adds the days on which a search of a window becomes complete or incomplete. */
  readonly addSearch: (
    track: Track,
    dataset: ScoreDataset,
    window: { readonly days: number } | { readonly months: number },
  ) => void;
  /** Ascending, without repeats. */
  readonly days: (track: Track) => readonly number[];
}

export function createChangeCollector(facts: IssuerFacts): ChangeCollector {
  const { lookbackDays = Number.POSITIVE_INFINITY, offeringLookbackDays = lookbackDays } = facts;
  const tracks = new Map<Track, Set<number>>();
  const publicDays = new Map<IsoTimestamp, number>();

  function shown({ publicAt }: Published): number {
    const known = publicDays.get(publicAt) ?? publicDay(publicAt);
    publicDays.set(publicAt, known);
    return known;
  }

  function add(track: Track, ...days: readonly number[]): void {
    const own = tracks.get(track) ?? new Set();
    tracks.set(track, own);
    for (const day of days) own.add(day);
  }

  const leaves = (fact: Published) => shown(fact) + (isOfRegistration(fact) ? offeringLookbackDays : lookbackDays);

  function addLeaving(list: readonly Published[], ...leaving: readonly Track[]): void {
    if (facts.lookbackDays === undefined) return;
    for (const track of leaving) add(track, ...list.map(leaves));
  }

  return {
    facts,
    add,
    addAfter: (enters, track, day) => {
      if (day > enters) add(track, day);
    },
    shown,
    entry: (fact, date) => Math.max(shown(fact), epochDay(date)),
    leaves,
    addLeaving,
    addSearch: (track, dataset, window) => {
      const { from, unparsed } = facts.coverage[dataset];
      const left = (day: number) => ('months' in window ? firstReaching(day, -window.months) : day + window.days);
      if (from !== null) add(track, left(epochDay(from)));
      addLeaving(unparsed, track);
      for (const { publicAt } of unparsed) {
        add(track, publicDay(publicAt), left(epochDay(publicAt.slice(0, 10) as IsoDate) + 1));
      }
    },
    days: (track) => [...(tracks.get(track) ?? [])].sort((a, b) => a - b),
  };
}

export interface Successor {
  readonly day: number;
  readonly enters: number;
}

/** For each fact the first to enter of those dated later, unless it leaves before the fact; null where there is none. */
export function successors<T extends Published & { readonly asOf: IsoDate }>(
  { entry, leaves }: ChangeCollector,
  facts: readonly T[],
): (fact: T) => Successor | null {
  const dated = facts
    .map((fact) => ({ day: epochDay(fact.asOf), enters: entry(fact, fact.asOf), leaves: leaves(fact) }))
    .sort((a, b) => b.day - a.day);
  const after = new Map<number, (typeof dated)[number] | null>();
  let first: (typeof dated)[number] | null = null;
  let earliest: (typeof dated)[number] | null = null;
  let day = Number.NaN;
  for (const one of dated) {
    if (one.day !== day) {
      first = earliest;
      day = one.day;
    }
    after.set(day, first);
    if (earliest === null || one.enters <= earliest.enters) earliest = one;
  }
  return (fact) => {
    const next = after.get(epochDay(fact.asOf)) ?? null;
    return next !== null && next.leaves >= leaves(fact) ? next : null;
  };
}
