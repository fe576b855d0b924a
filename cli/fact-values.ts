import { parseSourceSpan } from '../core/spans.ts';
import type { Submission } from '../core/submission.ts';
import type { XbrlFact, XbrlResult } from '../core/xbrl.ts';
import { parserById, runParsers } from '../parsers/registry.ts';
import { permanentError } from './errors.ts';

/**
 * The XBRL facts of a submission at a source span, read from its bytes: the whole values of texts that are too long to be
 * stored, with their continuations.
 *
 * @throws AppError `no-fact-at-span`
 */
export function factsAt(submission: Submission, sourceSpan: string): readonly XbrlFact[] {
  const { sequence, start, end } = parseSourceSpan(sourceSpan);
  const parser = parserById('xbrl');
  const runs = parser === null ? [] : runParsers(submission, { filedDate: null, parsers: [parser] });
  const facts = runs.flatMap(({ outcome }) =>
    ((outcome.result as XbrlResult | null)?.facts ?? []).filter((_, index) => {
      const [span] = outcome.spans[`facts[${index}]`] ?? [];
      return span?.sequence === sequence && span.start === start && span.end === end;
    }),
  );
  if (facts.length > 0) return facts;
  throw permanentError(
    'no-fact-at-span',
    `no XBRL fact has the span ${sourceSpan}; the command without --fact prints its text`,
  );
}
