import { dateOfEpochDay } from '../../core/dates.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import type { Methodology } from '../methodology.ts';
import { createSelectContext, inPublicOrder } from '../select/context.ts';
import { FILING_INPUTS, type FilingInputs, selectFilingInputs } from '../select-inputs.ts';
import type { Track } from './change-collector.ts';
import { changeDays } from './change-days.ts';

/** A track's change days, and how many of them have passed. */
interface Progress {
  readonly days: readonly number[];
  passed: number;
  isDue: boolean;
}

/**
 * Selects an issuer's inputs day by day, each only on the days on which it may change. The function returned takes
 * ascending days and returns null where nothing changed since the day before, and the same inputs where only a date
 * passed that the arithmetic of the day looks at.
 */
export function createDaySelection(given: IssuerFacts, methodology: Methodology): (day: number) => FilingInputs | null {
  // In public order every selection finds its facts sorted.
  const facts = inPublicOrder(given);
  const changes = changeDays(facts, methodology);
  const tracks: readonly Track[] = ['day', ...FILING_INPUTS];
  const progress = new Map(
    tracks.map((track): [Track, Progress] => [track, { days: changes(track), passed: 0, isDue: false }]),
  );
  let inputs: FilingInputs | null = null;
  /** The next day on which any track changes. */
  let wake = Number.NEGATIVE_INFINITY;

  return (day) => {
    if (day < wake) return null;
    wake = Number.POSITIVE_INFINITY;
    let isAnyDue = inputs === null;
    for (const [track, own] of progress) {
      const before = own.passed;
      while ((own.days[own.passed] ?? Number.POSITIVE_INFINITY) <= day) own.passed++;
      own.isDue = own.passed > before;
      if (own.isDue && track !== 'day') isAnyDue = true;
      wake = Math.min(wake, own.days[own.passed] ?? Number.POSITIVE_INFINITY);
    }
    if (!isAnyDue) return inputs;
    // Rules rarely change and affect many inputs: then everything is selected again.
    const before = progress.get('rules')?.isDue ? null : inputs;
    const context = createSelectContext(facts, dateOfEpochDay(day), methodology);
    inputs = selectFilingInputs(context, before, (input) => progress.get(input)?.isDue === true);
    return inputs;
  };
}
