import { parserVersionOf } from '../../core/ids.ts';
import type { ParseContext, ParseOutcome } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';
import type { XbrlFact, XbrlPeriod, XbrlResult } from '../../core/xbrl.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';

/** A fact: `2024-12-31` is an instant, `2024-01-01/2024-12-31` a duration. */
export function fact(concept: string, value: string | null, period: string, more: Partial<XbrlFact> = {}): XbrlFact {
  const [start = '', end] = period.split('/');
  const dates: XbrlPeriod = end === undefined ? { instant: start } : { start, end };
  return {
    concept,
    value,
    unit: 'USD',
    decimals: 'INF',
    period: dates,
    entity: '0000000777',
    dimensions: {},
    isNil: value === null,
    id: null,
    ...more,
  };
}

export function classOf(member: string): Pick<XbrlFact, 'dimensions'> {
  return { dimensions: { 'us-gaap:StatementClassOfStockAxis': member } };
}

/** What a parser gets that builds on these facts; each fact's span is numbered by its place. */
export function contextOf(facts: readonly XbrlFact[]): ParseContext {
  const spans = facts.map((item, at) => [
    `facts[${at}]`,
    [{ sequence: 1, start: at, end: at + 1, text: item.value ?? '' }],
  ]);
  const outcome: ParseOutcome<XbrlResult> = {
    kind: 'xbrl',
    parserVersion: parserVersionOf('xbrl', 1),
    status: 'parsed',
    confidence: 1,
    result: { facts },
    spans: Object.fromEntries(spans) as ParseOutcome['spans'],
    crossValidations: [],
    reasons: [],
    warnings: [],
  };
  return { filedDate: null, upstream: new Map([['xbrl', [outcome]]]) };
}

export function reportOf(text: string, form = '10-K'): Submission {
  return readBareDocument(Buffer.from(text), { form });
}
