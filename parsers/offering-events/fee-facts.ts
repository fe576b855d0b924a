import type { ParseContext, ParseOutcome } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import type { Findings } from './findings.ts';

interface TaggedFact {
  readonly fact: XbrlFact;
  readonly spans: readonly Span[];
}

/** Facts of SEC's filing fee disclosure taxonomy (`ffd`) in one document, from the XBRL parser's outcome. */
function feeFacts(context: ParseContext, sequence: number): TaggedFact[] {
  const found: TaggedFact[] = [];
  for (const outcome of context.upstream.get('xbrl') ?? []) {
    for (const [index, fact] of factsOf(outcome).entries()) {
      if (!fact.concept.startsWith('ffd:') || fact.isNil || fact.value === null) continue;
      const spans = outcome.spans[`facts[${index}].value`] ?? outcome.spans[`facts[${index}]`] ?? [];
      if (spans.length === 0 || spans.some((span) => span.sequence === sequence)) found.push({ fact, spans });
    }
  }
  return found;
}

function factsOf(outcome: ParseOutcome): readonly XbrlFact[] {
  const { result } = outcome;
  if (outcome.status !== 'parsed' || result === null || typeof result !== 'object' || !('facts' in result)) return [];
  return Array.isArray(result.facts) ? (result.facts as readonly XbrlFact[]) : [];
}

/** Totals of the taxonomy with the value that each gives. */
const TOTALS: readonly (readonly [string, string])[] = [
  ['ffd:TtlOfferingAmt', 'registeredAmount'],
  ['ffd:NetFeeAmt', 'fee'],
];

/** The tagged totals of a fee exhibit: a cross-check of the table's values, else the values themselves. */
export function findFeeFacts(context: ParseContext, sequence: number, findings: Findings): void {
  const facts = feeFacts(context, sequence);
  for (const [concept, path] of TOTALS) {
    const tagged = facts.find(({ fact }) => fact.concept === concept && Object.keys(fact.dimensions).length === 0);
    const value = tagged?.fact.value;
    if (tagged === undefined || value === null || value === undefined || !/^-?\d+(?:\.\d+)?$/.test(value)) continue;
    const amount = Number(value);
    if (findings.has(path)) findings.check(`${path} = tagged ${concept}`, findings.get(path) === amount, [path]);
    else if (tagged.spans.length > 0 && (path === 'fee' || amount >= 100))
      findings.setWithSpans(path, amount, tagged.spans, 0.9);
  }
}
