import type { ParseOutcome } from '../../core/parser.ts';
import type { XbrlResult } from '../../core/xbrl.ts';
import { clip } from '../report/text.ts';
import { leavesOf } from './result-paths.ts';
import { xbrlFactsText } from './xbrl-facts-text.ts';

const QUOTE_WIDTH = 60;
/** --json has all values. */
const MOST_VALUES = 120;

/** An outcome as text: status, each value with its source text, cross-checks, reasons and warnings. */
export function outcomeText(outcome: ParseOutcome): string {
  const { kind, parserVersion, status, confidence, crossValidations, reasons, warnings } = outcome;
  const lines = [`${kind}: ${status}${status === 'parsed' ? `, confidence ${confidence}` : ''}  (${parserVersion})`];
  if (outcome.result !== null) lines.push('', ...valueLines(outcome));
  if (crossValidations.length > 0) {
    lines.push(
      '',
      'cross-checks',
      ...crossValidations.map(({ name, passed }) => `  ${passed ? 'ok    ' : 'FAILED'} ${name}`),
    );
  }
  for (const [title, list] of [['reasons', reasons] as const, ['warnings', warnings] as const]) {
    if (list.length > 0) lines.push('', title, ...list.map(({ code, message }) => `  ${code}: ${message}`));
  }
  return `${lines.join('\n')}\n`;
}

function valueLines({ kind, result, spans, confidences }: ParseOutcome): readonly string[] {
  if (kind === 'xbrl') {
    const { facts } = result as XbrlResult;
    return [...xbrlFactsText(facts.slice(0, MOST_VALUES)), ...moreLine(facts.length, 'facts')];
  }
  const values: { path: string; value: string }[] = [];
  let count = 0;
  for (const leaf of leaves(result)) {
    count += 1;
    if (values.length < MOST_VALUES) values.push(leaf);
  }
  if (count === 0) return ['  nothing found'];
  const width = Math.min(48, Math.max(...values.map(({ path }) => path.length)));
  const lines = values.map(({ path, value }) => {
    const span = spans[path]?.[0];
    const doubt = confidences?.[path];
    const quote = span ? `   "${clip(span.text, QUOTE_WIDTH)}" #${span.sequence}:${span.start}-${span.end}` : '';
    return `  ${path.padEnd(width)}  ${value}${doubt === undefined ? '' : ` (confidence ${doubt})`}${quote}`;
  });
  return [...lines, ...moreLine(count, 'values')];
}

function moreLine(count: number, what: string): readonly string[] {
  const more = count - MOST_VALUES;
  return more > 0 ? [`  … ${more.toLocaleString('en-US')} more ${what}; --json gives them all`] : [];
}

/** The scalar values of a result with their paths, except nulls. */
function* leaves(result: unknown): Generator<{ path: string; value: string }> {
  for (const { path, value } of leavesOf(result)) {
    if (value === null || value === undefined) continue;
    yield { path, value: typeof value === 'string' ? clip(value, 120) : JSON.stringify(value) };
  }
}
