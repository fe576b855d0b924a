import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { documentFormatOf } from '../layout/document-format.ts';
import { spanOf } from '../layout/plain-text.ts';
import { plainTextOnce } from '../layout/read-once.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { type GoingConcernReading, readGoingConcern } from './going-concern.ts';
import { type RunwayStatement, readRunwayStatement } from './runway-statement.ts';

export interface LiquidityText {
  /** Null where no text was searched. */
  readonly goingConcern: { readonly verdict: boolean; readonly confidence: number; readonly span: Span | null } | null;
  readonly runway: { readonly words: string; readonly span: Span } | null;
}

interface Searched {
  readonly concern: GoingConcernReading;
  readonly runway: RunwayStatement | null;
  readonly spanOf: (range: TextRange) => Span;
}

/** A cover page that only points to exhibits has fewer words than this: nothing can be said from its silence. */
const FEWEST_CHARACTERS = 10_000;

/**
 * The going-concern verdict and the runway statement of a report: of its main document, and of the exhibits that hold
 * the statements or the review (EX-13 of a 10-K, EX-15 and EX-99 of a 6-K). XML is not searched.
 */
export function readLiquidityText(submission: Submission, document: SubmissionDocument): LiquidityText {
  const isInterim = (submission.header.form ?? document.type).startsWith('6-K');
  const exhibits = isInterim ? /^EX-(?:13|15|99)\b/ : /^EX-13\b/;
  const documents = [
    document,
    ...submission.documents.filter((other) => other !== document && !other.isBinary && exhibits.test(other.type)),
  ];
  const searched: Searched[] = [];
  let characters = 0;
  for (const candidate of documents) {
    const { text: source, sequence } = candidate;
    if (source === '' || documentFormatOf(source) === 'xml') continue;
    const plain = plainTextOnce(candidate);
    characters += plain.text.length;
    searched.push({
      concern: readGoingConcern(plain.text),
      runway: readRunwayStatement(plain.text),
      spanOf: ({ start, end }) => spanOf(plain, source, sequence, start, end),
    });
  }
  const deciding =
    searched.find(({ concern }) => concern.goingConcern) ??
    searched.find(({ concern }) => concern.sentence !== null) ??
    searched[0];
  const isSilent = !deciding || (!deciding.concern.goingConcern && characters < FEWEST_CHARACTERS);
  const stating = searched.find(({ runway }) => runway !== null);
  return {
    goingConcern: isSilent ? null : verdictOf(deciding),
    runway: stating?.runway ? { words: stating.runway.words, span: stating.spanOf(stating.runway) } : null,
  };
}

function verdictOf({ concern, spanOf: spanIn }: Searched): LiquidityText['goingConcern'] {
  const { goingConcern: verdict, confidence, sentence } = concern;
  return { verdict, confidence, span: sentence ? spanIn(sentence) : null };
}
