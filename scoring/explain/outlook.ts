import type { IsoTimestamp } from '../../core/dates.ts';
import type { ScoreReceipt } from '../../core/score-receipt.ts';
import { FACTOR_TITLES } from '../explain.ts';
import { METHODOLOGIES } from '../methodology-registry.ts';
import { type BandDistance, bandDistances } from './band-distance.ts';
import { type ChangedValue, type FactorChange, type InputChange, type ScoreChanges, scoreChanges } from './changes.ts';
import { count, number, points } from './format.ts';

/** What changed since the score before, and what would move the band. */
export interface ScoreOutlook {
  /** Null where no earlier score of the issuer is stored under the methodology. */
  readonly changes: ScoreChanges | null;
  /** Nearest first. */
  readonly bands: readonly BandDistance[];
}

/** @param previous the receipt of the stored score before; null where there is none */
export function scoreOutlook(receipt: ScoreReceipt, previous: ScoreReceipt | null): ScoreOutlook {
  const methodology = METHODOLOGIES.find(({ version }) => version === receipt.methodology.version);
  return {
    changes: previous === null ? null : scoreChanges(previous, receipt),
    bands: methodology === undefined ? [] : bandDistances(receipt, methodology),
  };
}

/** Both sections of a note. */
export function outlookLines({ changes, bands }: ScoreOutlook): readonly string[] {
  return [...changeLines(changes), '', ...bandLines(bands)];
}

/** More inputs of one factor than that are counted, not listed. */
const MOST_INPUTS = 8;

function changeLines(changes: ScoreChanges | null): readonly string[] {
  if (changes === null) return ['What changed: no earlier score is stored under this methodology'];
  const { since, score, band, factors, others, filings } = changes;
  const head = `What changed since the score of ${since}`;
  if (factors.length === 0 && score.before === score.after) {
    return [head, '  Nothing: every factor has the same score.', ...filingLines(filings)];
  }
  const bands = band.before === band.after ? `band ${band.after ?? 'withheld'} as before` : bandMove(band);
  return [
    head,
    `  Score ${scoreText(score.before)} → ${scoreText(score.after)}${moveText(score)}, ${bands}.`,
    ...factors.flatMap(factorLines),
    ...(others.length > 0 ? [`  ${count(others.length, 'other input')} moved no factor.`] : []),
    ...filingLines(filings),
  ];
}

function bandMove({ before, after }: ScoreChanges['band']): string {
  return `band ${before ?? 'withheld'} → ${after ?? 'withheld'}`;
}

function scoreText(score: number | null): string {
  return score === null ? 'withheld' : points(score);
}

function moveText({ before, after }: ScoreChanges['score']): string {
  return before === null || after === null ? '' : ` (${signed(after - before)})`;
}

function signed(value: number): string {
  const text = Math.abs(value).toFixed(1);
  if (text === '0.0') return text;
  return value < 0 ? `−${text}` : `+${text}`;
}

function factorLines({ factor, before, after, contribution, inputs, missing }: FactorChange): readonly string[] {
  const value = (score: number | null) => (score === null ? 'missing' : points(score));
  const head = `  ${FACTOR_TITLES[factor]} ${value(before)} → ${value(after)}, ${signed(contribution)} points`;
  const why = missing.map((message) => `    ${after === null ? 'missing now' : 'was missing'}: ${message}`);
  if (inputs.length === 0)
    return why.length > 0 ? [`${head}:`, ...why] : [`${head}: no input differs; time has passed.`];
  const rest = inputs.length - MOST_INPUTS;
  return [
    `${head}:`,
    ...why,
    ...inputs.slice(0, MOST_INPUTS).map((change) => `    ${inputText(change)}`),
    ...(rest > 0 ? [`    and ${count(rest, 'other input')}`] : []),
  ];
}

function inputText({ label, before, after, details, reason }: InputChange): string {
  if (before === null) return `new: ${label} ${valueText(after)}`;
  if (after === null) return `no longer: ${label} ${valueText(before)}${reason === null ? '' : ` (${reason})`}`;
  const isSame = before.value === after.value && before.date === after.date;
  const move = isSame ? valueText(after) : `${valueText(before)} → ${valueText(after)}`;
  const also = details.map((one) => `${fieldWords(one.name)} ${one.before} → ${one.after}`).join(', ');
  return `${label}: ${move}${also === '' ? '' : `; ${also}`}`;
}

function fieldWords(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}

function valueText(shown: ChangedValue | null): string {
  if (shown === null) return 'none';
  const { value, unit, date, accessionNumber } = shown;
  const amount = typeof value === 'number' ? number(value) : String(value ?? 'not stated').replaceAll('_', ' ');
  const measure = ['status', 'boolean', 'ratio'].includes(unit) ? '' : ` ${unit}`;
  const origin = [date, accessionNumber].filter((part) => part !== null).join(', ');
  return `${amount}${measure}${origin === '' ? '' : ` (${origin})`}`;
}

function filingLines(filings: ScoreChanges['filings']): readonly string[] {
  return filings.map(({ accessionNumber, publicAt, factors }) => {
    const moved = factors.map((factor) => FACTOR_TITLES[factor].toLowerCase()).join(', ');
    return `  New filing ${accessionNumber}, public ${instantText(publicAt)}${moved === '' ? ': moved no factor' : `: ${moved}`}.`;
  });
}

function instantText(instant: IsoTimestamp): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`;
}

function bandLines(bands: readonly BandDistance[]): readonly string[] {
  const [nearest, ...others] = bands;
  if (nearest === undefined) return ['What would move the band: nothing short of the inputs that are missing'];
  return [
    'What would move the band',
    `  ${edgeText(nearest)}`,
    ...nearest.factors.map(({ factor, score, needed, input }) => {
      const title = FACTOR_TITLES[factor];
      if (needed === null) return `    ${title} alone cannot, at ${points(score)} now.`;
      const meaning = input === null ? '' : `: ${input}`;
      return `    ${title} alone would need ${points(needed)} instead of ${points(score)}${meaning}.`;
    }),
    ...others.map((other) => `  ${edgeText(other)}`),
  ];
}

function edgeText({ band, edge, points: far, direction }: BandDistance): string {
  return direction === 'up'
    ? `${band} from ${points(edge)}: ${points(far)} points more.`
    : `${band} below ${points(edge)}: more than ${points(far)} points less.`;
}
