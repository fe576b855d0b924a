import type { Reason } from '../../core/parser.ts';
import { FACTOR_IDS, type FactorId, type ScoreReceipt, type ScoreResult } from '../../core/score-receipt.ts';
import type { SourceSpan } from '../../core/spans.ts';
import { type ExplainedFactor, type ExplainedSource, explainScoreJson, FACTOR_TITLES } from '../explain.ts';
import { number, points } from './format.ts';
import { outlookLines, type ScoreOutlook } from './outlook.ts';
import { SUB_RATING_NAMES, type SubRatingId } from './sub-rating-names.ts';

/** Text of filings by source span. */
export type Quotes = ReadonlyMap<SourceSpan, string>;

const QUOTE_LENGTH = 200;

/**
 * An analyst's note: the verdict; what changed and what would move the band; each factor in words and what is missing; the confidence; the sub-ratings; the numbered
 * sources, with a quote from the filing where available; and the arithmetic as an appendix.
 *
 * @example explainScore(receipt) // "Example Corp (EXMP): dilution score 57.3 (between 34.4 and 74.4) on 2026-11-13, …"
 */
export function explainScore(
  receipt: ScoreReceipt,
  quotes: Quotes = new Map(),
  outlook: ScoreOutlook | null = null,
): string {
  const { verdict, result, factors, methodologyVersion, receiptHash } = explainScoreJson(receipt);
  const sources = createSources(quotes);
  const lines = [verdict, '', ...(outlook === null ? [] : [...outlookLines(outlook), ''])];
  for (const factor of factors) lines.push(...factorLines(factor, sources.cite), '');

  const stated = new Set(factors.flatMap(({ missing, notes }) => [...missing, ...notes].map(({ message }) => message)));
  const doubts = result.confidenceReasons.filter(
    ({ code, message }) => code !== 'factor-missing' && !stated.has(message),
  );
  lines.push(`Confidence ${result.confidence}${doubts.length > 0 ? ', because' : ''}`);
  lines.push(...unique(doubts).map((message) => `  ${message}`), '');

  lines.push('Sub-ratings (low, medium or high; not the band of the score)');
  for (const [id, name] of Object.entries(SUB_RATING_NAMES)) {
    lines.push(`  ${name}: ${result.subRatings[id as SubRatingId] ?? 'unknown'}`);
  }
  const listed = result.regsho === null ? 'unknown' : result.regsho ? 'yes' : 'no';
  lines.push(`  on a Regulation SHO threshold list: ${listed}`, '');
  const cited = sources.lines();
  if (cited.length > 0) lines.push('Sources', ...cited, '');
  lines.push('Appendix: how the score was computed', ...formulaLines(factors, result), '');
  lines.push(`Methodology ${methodologyVersion}; receipt ${receiptHash}`);
  return lines.join('\n');
}

function factorLines(factor: ExplainedFactor, cite: (sources: readonly ExplainedSource[]) => string): string[] {
  const { title, weight, score, contribution, sentences, missing, notes } = factor;
  const value = score === null ? 'missing' : points(score);
  const adds = contribution === null ? '' : `, adds ${points(contribution)}`;
  return [
    `${title} (weight ${weight}): ${value}${adds}`,
    ...sentences.map(({ text, sources }) => `  ${text}${cite(sources)}`),
    ...unique(missing).map((message) => `  Missing: ${message}.`),
    ...unique(notes).map((message) => `  Note: ${message}.`),
  ];
}

function formulaLines(factors: readonly ExplainedFactor[], { presentWeight, score, lo }: ScoreResult): string[] {
  const present = factors.filter((factor) => factor.score !== null);
  const sum = present.map((factor) => `${factor.weight} × ${points(factor.score)}`).join(' + ');
  const mean = present.reduce((total, factor) => total + factor.weight * (factor.score ?? 0), 0) / presentWeight;
  // A floor of a missing factor may lift the score to `lo`.
  const isLifted = score === lo && score - mean > 0.05;
  const found = isLifted ? `${points(mean)}, raised to what is certain: ${points(score)}` : points(score);
  return [
    ...factors.flatMap(({ title, formulas }) => formulas.map((text) => `  ${title}: ${text}`)),
    score === null ? `  Score: withheld` : `  Score: (${sum}) ÷ ${presentWeight} = ${found}`,
  ];
}

/** Messages name factors by their ids; a note names them in words. */
function unique(reasons: readonly Reason[]): string[] {
  const inWords = ({ message }: Reason) =>
    message.replace(FACTOR_ID, (id) => (FACTOR_TITLES[id as FactorId] ?? id).toLowerCase());
  return [...new Set(reasons.map(inWords))];
}

const FACTOR_ID = new RegExp(`\\b(?:${FACTOR_IDS.join('|')})\\b`, 'g');

/** Numbers sources in the order of citation; a source cited again keeps its number. */
function createSources(quotes: Quotes) {
  const numbers = new Map<string, number>();
  const entries: string[] = [];

  function numberOf(source: ExplainedSource): number {
    const key = JSON.stringify(source);
    const at = numbers.get(key) ?? numbers.size + 1;
    if (!numbers.has(key)) entries.push(...sourceLines(at, source, quotes));
    numbers.set(key, at);
    return at;
  }

  return {
    cite: (sources: readonly ExplainedSource[]): string =>
      sources.length === 0 ? '' : ` ${[...new Set(sources.map(numberOf))].map((at) => `[${at}]`).join('')}`,
    lines: (): readonly string[] => entries,
  };
}

function sourceLines(at: number, source: ExplainedSource, quotes: Quotes): string[] {
  const { label, unit, date, accessionNumber, sourceSpan, parserVersion } = source;
  const value = typeof source.value === 'number' ? number(source.value) : String(source.value ?? 'not stated');
  const lines = [`  [${at}] ${label}: ${value} ${unit}${date === null ? '' : `, ${date}`}`];
  if (accessionNumber === null) return [...lines, '      market data'];
  const words = sourceSpan === null ? undefined : quotes.get(sourceSpan);
  if (words !== undefined) lines.push(`      “${shortened(words)}”`);
  return [...lines, `      ${`${accessionNumber} ${sourceSpan ?? '(no span)'} ${parserVersion ?? ''}`.trimEnd()}`];
}

function shortened(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim();
  return text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH)}…` : text;
}
