import { parserVersionOf } from '../../core/ids.ts';
import type { Parser } from '../../core/parser.ts';
import type { SegmentedFactValues } from '../../core/rows-segmented-facts.ts';
import { mainAndExhibits, TAGGED_REPORTS } from '../filing/documents.ts';
import { createEvidence, notApplicable, outcomeHead, roundedOutcome } from '../filing/outcomes.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { linkbasesOf } from '../linkbases/linkbases.ts';
import { collectFacts } from '../reported-facts/reported-facts.ts';
import { memberWords } from './member-words.ts';
import { METRIC_CONCEPTS } from './metrics.ts';
import { hasTooMany, readSegmentedFacts } from './segmented-facts.ts';

const PARSER = { id: 'segmented-facts', version: 1, kind: 'segmented-facts' } as const;
const HEAD = outcomeHead(PARSER);
/** More facts of segments than the largest reports have. */
const MOST_ROWS = 5_000;

export interface SegmentedFactsResult {
  readonly facts: readonly SegmentedFactValues[];
}

/**
 * Facts by segment, product and geography of one filing. A filing with XBRL facts and without segments is parsed, with an
 * empty list; one without XBRL is not applicable. The outcome's confidence is that of its filing's facts: each row has its
 * own.
 */
export const segmentedFactsV1: Parser<SegmentedFactsResult> = {
  ...PARSER,
  dependsOn: [parserVersionOf('xbrl', 1)],
  appliesTo: (submission) => mainAndExhibits(submission, TAGGED_REPORTS),
  parse(submission, _document, context) {
    const facts = collectFacts(context);
    if (facts.count === 0) return notApplicable(HEAD, 'no-xbrl-facts', 'the filing has no XBRL facts');
    const evidence = createEvidence();
    const found = readSegmentedFacts(facts, memberWords(linkbasesOf(submission)));
    if (found.length > MOST_ROWS) {
      const message = `of ${found.length} facts of segments the first ${MOST_ROWS} are kept`;
      evidence.warnings.push({ code: 'too-many-segmented-facts', message });
    }
    for (const concept of new Set(Object.values(METRIC_CONCEPTS).flat())) {
      if (!hasTooMany(facts, concept)) continue;
      evidence.warnings.push({ code: 'too-many-facts', message: `${concept} has too many facts and is left out` });
    }
    const rows = found.slice(0, MOST_ROWS);
    for (const [index, { spans, confidence, values }] of rows.entries()) {
      evidence.spans[`facts[${index}].value`] = spans;
      evidence.confidences[`facts[${index}].value`] = confidence;
      if (values.agrees === null) continue;
      const name = `segments-agree-with-${values.comparedWith ?? 'total'}`;
      evidence.crossValidations.push({ name, passed: values.agrees, path: `facts[${index}].value` });
    }
    const confidence = Math.min(1, ...rows.map((row) => row.confidence));
    return roundedOutcome(HEAD, { facts: rows.map(({ values }) => values) }, confidence, evidence);
  },
  rows: (outcome) => {
    const facts = outcome.result?.facts ?? [];
    return [
      {
        table: 'parsed.segmented_facts',
        rows: facts.map((values, index) => parsedRow(outcome, values, `facts[${index}].`)),
      },
    ];
  },
};
