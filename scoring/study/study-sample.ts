import { daysBetween, type IsoDate } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import type { Horizon, NoGrowthReason, Outcome } from '../../core/outcomes.ts';
import { FACTOR_IDS, LEVELS, type Level } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { SIZE_CLASSES } from './report-shape.ts';

/** A sampled score: the number and F1 … F5; null where withheld or missing. */
export interface SampledScore {
  readonly score: number | null;
  readonly confidence: Level;
  readonly factors: readonly (number | null)[];
}

/** A score of an issuer on an as-of date with what happened afterwards. */
export interface SampledRow extends Pick<Outcome, 'cik' | 'asOf' | 'state' | 'followedUntil' | 'acrossMerger'> {
  readonly a: SampledScore;
  readonly b: SampledScore | null;
  readonly marketValue: number | null;
  readonly runwayMonths: number | null;
  readonly isBurning: boolean | null;
  readonly soldLastYear: boolean | null;
  readonly growth6: number | null;
  readonly growth12: number | null;
  readonly growthReason6: NoGrowthReason | null;
  readonly growthReason12: NoGrowthReason | null;
  readonly proceeds6: number | null;
  readonly proceeds12: number | null;
  readonly unstated12: number;
  readonly nextOffering: IsoDate | null;
  readonly nextReverseSplit: IsoDate | null;
  readonly delisted: IsoDate | null;
}

export const EVENT_KINDS = ['offering', 'reverseSplit', 'delisting'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Columns of numbers, one entry per sampled score; NaN where unknown. */
export interface StudySample {
  readonly length: number;
  readonly issuers: readonly Cik[];
  /** Index into `issuers`. */
  readonly issuer: Int32Array;
  readonly year: Float64Array;
  /** Index into `SIZE_CLASSES`. */
  readonly size: Float64Array;
  /** Index into `LEVELS`. */
  readonly confidence: Float64Array;
  readonly score: Float64Array;
  readonly factors: readonly Float64Array[];
  /** Of the methodology to compare with. */
  readonly otherScore: Float64Array;
  /** −T: less runway is more risk; an issuer that burns no cash has the most. */
  readonly shortRunway: Float64Array;
  /** 1 where it sold stock in the 12 months before, 0 where not. */
  readonly soldLastYear: Float64Array;
  readonly growth: Readonly<Record<Horizon, Float64Array>>;
  /** Primary proceeds ÷ M. */
  readonly proceeds: Readonly<Record<Horizon, Float64Array>>;
  /** Days until the event, or until the row is no longer followed. */
  readonly daysTo: Readonly<Record<EventKind, Float64Array>>;
  /** 1 where `daysTo` ends with the event. */
  readonly happened: Readonly<Record<EventKind, Float64Array>>;
  /** 1 where the 12 months are not over or not known: an event in them says nothing, since others may follow. */
  readonly isOpen: Float64Array;
  /** Days of the windows: 6 months from one date are longer than from another. */
  readonly windowDays: Readonly<Record<Horizon, Float64Array>>;
  readonly dates: readonly IsoDate[];
  readonly states: Readonly<Record<Outcome['state'], number>>;
  readonly unmeasured: Readonly<Record<Horizon, Readonly<Partial<Record<NoGrowthReason, number>>>>>;
  readonly acrossMergers: number;
  readonly withoutAmounts: number;
  readonly withoutMarketValue: number;
}

/** Burns no cash: more runway than any number of months. */
const ENDLESS = -1e9;

function sizeOf(marketValue: number | null): number {
  if (marketValue === null) return SIZE_CLASSES.length - 1;
  return SIZE_CLASSES.findIndex(({ below }) => below !== null && marketValue < below);
}

function shortRunway({ runwayMonths, isBurning }: SampledRow): number {
  if (isBurning === false) return ENDLESS;
  return runwayMonths === null ? Number.NaN : 0 - runwayMonths;
}

/** Columns of pages of rows, which come by issuer. */
export function createStudySample(): { add(rows: readonly SampledRow[]): void; result(): StudySample } {
  const issuers: Cik[] = [];
  const issuer: number[] = [];
  const columns = new Map<string, number[]>();
  const dates = new Set<IsoDate>();
  const states = { open: 0, complete: 0, ended: 0 };
  const unmeasured = { 6: {}, 12: {} } as Record<Horizon, Partial<Record<NoGrowthReason, number>>>;
  const counts = { acrossMergers: 0, withoutAmounts: 0, withoutMarketValue: 0 };

  function put(name: string, value: number | null): void {
    const column = columns.get(name);
    if (column) column.push(value ?? Number.NaN);
    else columns.set(name, [value ?? Number.NaN]);
  }

  function putEvent(kind: EventKind, row: SampledRow, date: IsoDate | null): void {
    put(`days ${kind}`, daysBetween(row.asOf, date ?? row.followedUntil));
    put(`happened ${kind}`, date === null ? 0 : 1);
  }

  function putOutcomes(row: SampledRow): void {
    const { asOf, marketValue } = row;
    for (const [months, growth, reason, proceeds] of [
      [6, row.growth6, row.growthReason6, row.proceeds6],
      [12, row.growth12, row.growthReason12, row.proceeds12],
    ] as const) {
      put(`growth ${months}`, growth);
      put(`proceeds ${months}`, proceeds === null || marketValue === null ? null : proceeds / marketValue);
      put(`window ${months}`, daysBetween(asOf, addMonths(asOf, months)));
      if (reason !== null) unmeasured[months][reason] = (unmeasured[months][reason] ?? 0) + 1;
    }
    put('open', Number(row.state === 'open'));
    putEvent('offering', row, row.nextOffering);
    putEvent('reverseSplit', row, row.nextReverseSplit);
    putEvent('delisting', row, row.delisted);
  }

  function addRow(row: SampledRow): void {
    if (issuers.at(-1) !== row.cik) issuers.push(row.cik);
    issuer.push(issuers.length - 1);
    dates.add(row.asOf);
    states[row.state] += 1;
    if (row.acrossMerger) counts.acrossMergers += 1;
    if (row.unstated12 > 0) counts.withoutAmounts += 1;
    if (row.marketValue === null) counts.withoutMarketValue += 1;
    put('year', Number(row.asOf.slice(0, 4)));
    put('size', sizeOf(row.marketValue));
    put('confidence', LEVELS.indexOf(row.a.confidence));
    put('score', row.a.score);
    for (let at = 0; at < FACTOR_IDS.length; at++) put(`factor ${at}`, row.a.factors[at] ?? null);
    put('other score', row.b?.score ?? null);
    put('short runway', shortRunway(row));
    put('sold', row.soldLastYear === null ? null : Number(row.soldLastYear));
    putOutcomes(row);
  }

  return {
    add: (rows) => {
      for (const row of rows) addRow(row);
    },
    result: () => ({
      length: issuer.length,
      issuers,
      issuer: Int32Array.from(issuer),
      ...numbersOf((name) => Float64Array.from(columns.get(name) ?? [])),
      dates: [...dates].sort(),
      states,
      unmeasured,
      ...counts,
    }),
  };
}

/** The columns by their names in `createStudySample`. */
function numbersOf(column: (name: string) => Float64Array) {
  const byMonths = (name: string) => ({ 6: column(`${name} 6`), 12: column(`${name} 12`) });
  const byEvent = (name: string) =>
    Object.fromEntries(EVENT_KINDS.map((kind) => [kind, column(`${name} ${kind}`)])) as Record<EventKind, Float64Array>;
  return {
    year: column('year'),
    size: column('size'),
    confidence: column('confidence'),
    score: column('score'),
    factors: FACTOR_IDS.map((_, at) => column(`factor ${at}`)),
    otherScore: column('other score'),
    shortRunway: column('short runway'),
    soldLastYear: column('sold'),
    growth: byMonths('growth'),
    proceeds: byMonths('proceeds'),
    daysTo: byEvent('days'),
    happened: byEvent('happened'),
    isOpen: column('open'),
    windowDays: byMonths('window'),
  };
}
