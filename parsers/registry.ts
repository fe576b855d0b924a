import type { IsoDate } from '../core/dates.ts';
import type { ParseContext, ParseOutcome, Parser } from '../core/parser.ts';
import type { Submission, SubmissionDocument } from '../core/submission.ts';
import { beneficialOwnershipV1 } from './beneficial-ownership/beneficial-ownership.v1.ts';
import { cashPositionV1 } from './cash-position/cash-position.v1.ts';
import { cashProseV1 } from './cash-prose/cash-prose.v1.ts';
import { corporateActionsV1 } from './corporate-actions/corporate-actions.v1.ts';
import { exchangeComplianceV1 } from './exchange-compliance/exchange-compliance.v1.ts';
import { filerIdentityV1 } from './filer-identity/filer-identity.v1.ts';
import { outcomeHead, rejected } from './filing/outcomes.ts';
import { financingReportsV1 } from './financing-reports/financing-reports.v1.ts';
import { lockupsAndRofrV1 } from './lockups-and-rofr/lockups-and-rofr.v1.ts';
import { offeringEventsV1 } from './offering-events/offering-events.v1.ts';
import { overhangV1 } from './overhang/overhang.v1.ts';
import { registrationEventsV1 } from './registration-events/registration-events.v1.ts';
import { reverseSplitsV1 } from './reverse-splits/reverse-splits.v1.ts';
import { shareCountProseV1 } from './share-count-prose/share-count-prose.v1.ts';
import { shareFloatV1 } from './share-float/share-float.v1.ts';
import { subsidiariesV1 } from './subsidiaries/subsidiaries.v1.ts';
import { thirteenfV1 } from './thirteenf/thirteenf.v1.ts';
import { doubtTruncated } from './truncated-document.ts';
import { votingResultsV1 } from './voting-results/voting-results.v1.ts';
import { xbrlV1 } from './xbrl/xbrl.v1.ts';

/** Every released parser, newest version of each id last. Order does not matter for running: `dependsOn` decides. */
export const PARSERS: readonly Parser[] = [
  xbrlV1,
  filerIdentityV1,
  shareFloatV1,
  cashPositionV1,
  offeringEventsV1,
  financingReportsV1,
  overhangV1,
  lockupsAndRofrV1,
  exchangeComplianceV1,
  reverseSplitsV1,
  corporateActionsV1,
  cashProseV1,
  shareCountProseV1,
  registrationEventsV1,
  subsidiariesV1,
  thirteenfV1,
  beneficialOwnershipV1,
  votingResultsV1,
];

/**
 * A parser by id; without a version the newest.
 *
 * @returns null where there is none
 */
export function parserById(id: string, version?: number): Parser | null {
  const candidates = PARSERS.filter((one) => one.id === id && (version === undefined || one.version === version));
  return candidates.toSorted((a, b) => a.version - b.version).at(-1) ?? null;
}

/** The newest version of every parser. */
export function currentParsers(): readonly Parser[] {
  const ids = [...new Set(PARSERS.map((parser) => parser.id))];
  return ids.flatMap((id) => parserById(id) ?? []);
}

/** Parsers so that each comes after those it depends on; a dependency that is not among them is left out. */
export function inDependencyOrder(selected: readonly Parser[]): readonly Parser[] {
  const ordered: Parser[] = [];
  const placed = new Set<string>();
  let waiting = [...selected];
  while (waiting.length > 0) {
    const ids = new Set(waiting.map((parser) => parser.id));
    const ready = waiting.filter((parser) => parser.dependsOn.every((id) => placed.has(id) || !ids.has(id)));
    // A cycle is a defect of the registry, which a test excludes; running them in the listed order loses nothing.
    const next = ready.length > 0 ? ready : waiting;
    ordered.push(...next);
    for (const { id } of next) placed.add(id);
    waiting = waiting.filter((parser) => !next.includes(parser));
  }
  return ordered;
}

/** One parser's outcome for one document. */
export interface ParserRun {
  readonly parser: Parser;
  readonly document: SubmissionDocument;
  readonly outcome: ParseOutcome;
}

export interface RunOptions {
  /** Filing date where the header gives none. */
  readonly filedDate: IsoDate | null;
  /** Defaults to the newest version of every parser. */
  readonly parsers?: readonly Parser[];
  /** See `ParseContext.streamed`. */
  readonly streamed?: unknown;
}

/** A parser that throws has a defect; its outcome says so, and the others still run: no filing is lost to it. */
function crashed(parser: Parser, error: unknown): ParseOutcome {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return rejected(outcomeHead(parser), 'parser-crashed', message.slice(0, 1_000));
}

/** Runs parsers over a submission, each after those it builds on, whose outcomes it finds in `context.upstream`. */
export function runParsers(submission: Submission, options: RunOptions): readonly ParserRun[] {
  const runs: ParserRun[] = [];
  const upstream = new Map<string, ParseOutcome[]>();
  const { filedDate, streamed, parsers = currentParsers() } = options;
  for (const parser of inDependencyOrder(parsers)) {
    const own = runsOf(parser, submission, { filedDate, upstream, streamed });
    runs.push(...own);
    upstream.set(
      parser.id,
      own.map(({ outcome }) => outcome),
    );
  }
  return runs;
}

/** A parser's outcome for each document it reads; where choosing them crashes, one for the submission's first document. */
function runsOf(parser: Parser, submission: Submission, context: ParseContext): readonly ParserRun[] {
  let documents: readonly SubmissionDocument[];
  try {
    documents = parser.appliesTo(submission);
  } catch (error) {
    return submission.documents.slice(0, 1).map((document) => ({ parser, document, outcome: crashed(parser, error) }));
  }
  return documents.map((document) => {
    try {
      const outcome = parser.parse(submission, document, context);
      return { parser, document, outcome: doubtTruncated(submission, document, outcome) };
    } catch (error) {
      return { parser, document, outcome: crashed(parser, error) };
    }
  });
}
