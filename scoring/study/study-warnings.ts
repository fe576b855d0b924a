import type { Estimate, HorizonStudy, StudyResult } from './report-shape.ts';

/** What a reader must know before any number. */
export function studyWarnings({ sample, horizons, events }: Omit<StudyResult, 'warnings'>): readonly string[] {
  if (sample.rows === 0) return ['No score with an outcome is stored for these dates, so nothing is said.'];
  const warnings = horizons.flatMap((study) => horizonWarnings(study));
  for (const { event, discrimination } of events) {
    const few = discrimination[0]?.auc.tooFew;
    if (few) warnings.push(`Too few to say anything about ${EVENT_WORDS[event]}: ${few}.`);
  }
  if (sample.dates.length < 3) warnings.push(`Only ${sample.dates.length} as-of dates: one market, not a history.`);
  if (sample.withoutMarketValue > sample.rows / 2) {
    warnings.push('More than half of the sample has no market value: name the prices with --prices.');
  }
  return warnings;
}

const EVENT_WORDS = { offering: 'offerings', reverseSplit: 'reverse splits', delisting: 'delistings' } as const;

function horizonWarnings({ months, discrimination, byYear }: HorizonStudy): readonly string[] {
  const auc = discrimination[0]?.auc;
  if (!auc) return [];
  if (auc.tooFew !== null) return [`Too few to say anything about ${months} months: ${auc.tooFew}.`];
  const warnings: string[] = [];
  if (isChance(auc)) {
    warnings.push(`Over ${months} months the score cannot be told from chance: the interval of its AUC has 0.5 in it.`);
  }
  const few = byYear.filter((line) => line.auc.tooFew !== null).map(({ group }) => group);
  if (few.length > 0) warnings.push(`Over ${months} months, too few to say anything by year: ${few.join(', ')}.`);
  return warnings;
}

function isChance({ low, high }: Estimate): boolean {
  return low !== null && high !== null && low <= 0.5 && high >= 0.5;
}
