import type { ParseOutcome } from '../core/parser.ts';
import type { XbrlFact, XbrlPeriod } from '../core/xbrl.ts';
import { collectFacts, type ReportedFacts } from '../parsers/reported-facts/reported-facts.ts';

export const SEGMENT = 'us-gaap:StatementBusinessSegmentsAxis';
export const PRODUCT = 'srt:ProductOrServiceAxis';
export const GEOGRAPHY = 'srt:StatementGeographicalAxis';
export const CONSOLIDATION = 'srt:ConsolidationItemsAxis';
export const REVENUES = 'us-gaap:Revenues';
export const YEAR: XbrlPeriod = { start: '2024-01-01', end: '2024-12-31' };
export const PRIOR: XbrlPeriod = { start: '2023-01-01', end: '2023-12-31' };

/** A fact in whole dollars, stated in millions. */
export function segmentFact(
  value: number,
  dimensions: Readonly<Record<string, string>> = {},
  { concept = REVENUES, period = YEAR, ...other }: Partial<XbrlFact> = {},
): XbrlFact {
  return {
    concept,
    value: String(value * 1_000_000),
    unit: 'USD',
    decimals: '-6',
    period,
    entity: '0000000777',
    dimensions,
    isNil: false,
    id: null,
    ...other,
  };
}

/** The outcome of the XBRL parser for some facts, each with words of its own. */
export function xbrlOutcome(facts: readonly XbrlFact[]): ParseOutcome {
  return {
    kind: 'xbrl',
    parserVersion: 'xbrl@1' as ParseOutcome['parserVersion'],
    status: 'parsed',
    confidence: 1,
    result: { facts },
    spans: Object.fromEntries(
      facts.map(({ value }, at) => [
        `facts[${at}]`,
        [{ sequence: 1, start: at * 20, end: at * 20 + 10, text: value ?? '' }],
      ]),
    ),
    crossValidations: [],
    reasons: [],
    warnings: [],
  };
}

export function reportedFacts(facts: readonly XbrlFact[]): ReportedFacts {
  return collectFacts({ filedDate: null, upstream: new Map([['xbrl', [xbrlOutcome(facts)]]]) });
}
