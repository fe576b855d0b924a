import { addDays, type IsoDate } from '../../core/dates.ts';
import { parseCik } from '../../core/ids.ts';
import { LEVELS } from '../../core/score-receipt.ts';
import { createRandom } from '../../scoring/study/bootstrap.ts';
import type { SampledRow } from '../../scoring/study/study-sample.ts';

export interface StudyRowsOptions {
  readonly issuers: number;
  readonly dates: readonly IsoDate[];
  readonly seed: number;
  /** How much of an issuer's growth follows from its score: 0 nothing, 1 all. */
  readonly planted: number;
}

/**
 * Rows of generated issuers, each with a level of risk of its own that its scores follow and, by `planted`, its growth;
 * the dates of one issuer are alike, as in life. The other methodology reads the risk with noise.
 */
export function studyRows({ issuers, dates, seed, planted }: StudyRowsOptions): readonly SampledRow[] {
  const random = createRandom(seed);
  return Array.from({ length: issuers }, (_, number) => {
    const risk = random();
    const luck = random();
    const fate = planted * risk + (1 - planted) * luck;
    return dates.map((asOf) => row(parseCik(number + 1), asOf, { risk, fate }, random));
  }).flat();
}

function row(
  cik: SampledRow['cik'],
  asOf: IsoDate,
  { risk, fate }: { readonly risk: number; readonly fate: number },
  random: () => number,
): SampledRow {
  const near = (value: number, spread: number) => Math.min(1, Math.max(0, value + spread * (random() - 0.5)));
  const factors = [near(risk, 0.2), near(risk, 0.6), random(), near(risk, 0.3), random()].map((one) => 100 * one);
  const weights = [30, 25, 20, 15, 10];
  const score = factors.reduce((sum, factor, at) => sum + (factor * (weights[at] ?? 0)) / 100, 0);
  const confidence = LEVELS[Math.floor(random() * 3)] ?? 'low';
  const growth = Math.max(0, near(fate, 0.2) - 0.5);
  const event = (chance: number, days: number) =>
    random() < chance ? addDays(asOf, 1 + Math.floor(random() * days)) : null;
  return {
    cik,
    asOf,
    a: { score: Math.round(score * 10) / 10, confidence, factors },
    b: { score: Math.round(1000 * near(risk, 1.4)) / 10, confidence, factors },
    state: 'complete',
    followedUntil: addDays(asOf, 365),
    marketValue: 10 ** (7 + 3 * random()),
    runwayMonths: 36 * (1 - near(risk, 0.8)),
    isBurning: true,
    soldLastYear: random() < 0.5,
    growth6: growth / 2,
    growth12: growth,
    growthReason6: null,
    growthReason12: null,
    acrossMerger: false,
    proceeds6: 1e6 * growth,
    proceeds12: 2e6 * growth,
    unstated12: 0,
    nextOffering: event(0.2 + 0.6 * fate, 360),
    nextReverseSplit: event(0.4 * fate, 360),
    delisted: event(0.1 * fate, 360),
  };
}

export const MONTH_ENDS = [
  '2021-01-29',
  '2021-06-30',
  '2021-11-30',
  '2022-04-29',
  '2022-09-30',
  '2023-02-28',
] as IsoDate[];
