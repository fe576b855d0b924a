import { FACTOR_IDS, type FactorId } from '../../core/score-receipt.ts';
import type { Estimate, PredictorId } from '../../scoring/study/report-shape.ts';
import type { StudyReport } from '../study/outcome-study.ts';
import { FACTOR_NAMES, signedText } from './comparison-words.ts';
import { countText } from './text.ts';

export const FICTIONAL = 'FICTIONAL DATA';

/** The head of a report; says first where its data is invented. */
export function studyTitle({ methodologies, range, isFictional }: StudyReport): string {
  const { a, b } = methodologies;
  const what = `Outcome study of methodology ${a.version}${b === null ? '' : ` against ${b.version}`}`;
  const title = `${what}, ${range.from} to ${range.to}`;
  return isFictional ? `${FICTIONAL}: ${title}` : title;
}

export function fictionalNote({ isFictional }: StudyReport): string | null {
  return isFictional
    ? 'The filings are those of a generated archive. Its issuers do not exist, and its rules put some relations into the data: the numbers show how the study works and say nothing about any market.'
    : null;
}

const PREDICTORS: Readonly<Record<Exclude<PredictorId, `without-${FactorId}`>, string>> = {
  score: 'score',
  against: 'other methodology',
  sharesVelocity: 'F4 alone',
  shortRunway: 'T alone (months of cash)',
  soldLastYear: 'sold stock in 12 months',
};

export function predictorName(id: PredictorId): string {
  const factor = FACTOR_IDS.find((one) => id === `without-${one}`);
  if (factor !== undefined) return `without ${FACTOR_NAMES[factor]}`;
  return PREDICTORS[id as keyof typeof PREDICTORS];
}

export const EVENT_NAMES = {
  offering: 'Next offering',
  reverseSplit: 'Next reverse split',
  delisting: 'Delisting',
} as const;

export const UNMEASURED_NAMES: Readonly<Record<string, string>> = {
  open: 'window not over, not indexed or not parsed',
  ended: 'issuer stopped filing',
  'no-count-near-date': 'no later filing has a count near the as-of date',
  'no-later-count': 'no later count in the window',
  'classes-differ': 'counts of different classes',
};

type Format = (value: number) => string;

export const ratio: Format = (value) => value.toFixed(3);
export const signedRatio: Format = (value) => signedText(value, 3);
export const percents: Format = (value) => `${(value * 100).toFixed(1).replace('-', '−')} %`;
export const daysText: Format = (value) => `${Math.round(value)} days`;

/** `0.631 (0.584 to 0.678)`; `too few` where it is withheld. */
export function estimateText({ value, low, high }: Estimate, format: Format): string {
  if (value === null || low === null || high === null) return 'too few';
  return `${format(value)} (${format(low)} to ${format(high)})`;
}

export function rowsText({ rows, issuers, eventIssuers }: Estimate): string {
  const events = eventIssuers === null ? '' : `, ${countText(eventIssuers)} with event`;
  return `${countText(rows)} / ${countText(issuers)}${events}`;
}

/** What the differences of AUC say, in a sentence. */
function differenceWords({ value, low, high, tooFew }: Estimate, other: string): string {
  if (value === null || low === null || high === null) return `Not compared with ${other}: ${tooFew}.`;
  if (low > 0) return `Better than ${other} by ${ratio(value)} of AUC (${ratio(low)} to ${ratio(high)}).`;
  if (high < 0) return `Worse than ${other} by ${ratio(-value)} of AUC (${ratio(-high)} to ${ratio(-low)}).`;
  return `Not distinguishable from ${other}: AUC differs by ${signedRatio(value)} (${signedRatio(low)} to ${signedRatio(high)}).`;
}

/** What the study says of the score over a window, in a few sentences. */
export function verdictWords(report: StudyReport): readonly string[] {
  return report.horizons.flatMap(({ months, discrimination, baselines, against }) => {
    const auc = discrimination[0]?.auc;
    if (!auc) return [];
    const { value, low, high, tooFew, issuers } = auc;
    if (value === null || low === null || high === null) return [`${months} months: nothing can be said (${tooFew}).`];
    const chance = low > 0.5 ? '' : high < 0.5 ? '; worse than chance' : '; not distinguishable from chance';
    const head = `${months} months: AUC ${estimateText(auc, ratio)} for growth above 20 %, ${countText(issuers)} issuers${chance}.`;
    const others = baselines.map((pair) => differenceWords(pair.difference, predictorName(pair.predictor)));
    const paired = against === null ? [] : [differenceWords(against.difference, report.methodologies.b?.version ?? '')];
    return [[head, ...others, ...paired].join(' ')];
  });
}
