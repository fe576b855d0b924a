import type { IsoDate } from '../core/dates.ts';
import { type ParserVersion, parserIdOf, parserVersionOf } from '../core/ids.ts';
import type { ParseContext, ParseOutcome, Parser } from '../core/parser.ts';
import type { Submission, SubmissionDocument } from '../core/submission.ts';
import { beneficialOwnershipV3 } from './beneficial-ownership/beneficial-ownership.v3.ts';
import { cashPositionV1 } from './cash-position/cash-position.v1.ts';
import { cashProseV1 } from './cash-prose/cash-prose.v1.ts';
import { corporateActionsV3 } from './corporate-actions/corporate-actions.v3.ts';
import { exchangeComplianceV4 } from './exchange-compliance/exchange-compliance.v4.ts';
import { filerIdentityV1 } from './filer-identity/filer-identity.v1.ts';
import { outcomeHead, rejected } from './filing/outcomes.ts';
import { financingReportsV3 } from './financing-reports/financing-reports.v3.ts';
import { footnotesV1 } from './footnotes/footnotes.v1.ts';
import { issuancesV1 } from './issuances/issuances.v1.ts';
import { lockupsAndRofrV3 } from './lockups-and-rofr/lockups-and-rofr.v3.ts';
import { offeringEventsV3 } from './offering-events/offering-events.v3.ts';
import { overhangV5 } from './overhang/overhang.v5.ts';
import { registrationEventsV2 } from './registration-events/registration-events.v2.ts';
import { reverseSplitsV2 } from './reverse-splits/reverse-splits.v2.ts';
import { segmentedFactsV1 } from './segmented-facts/segmented-facts.v1.ts';
import { shareCountProseV3 } from './share-count-prose/share-count-prose.v3.ts';
import { shareFloatV1 } from './share-float/share-float.v1.ts';
import { statementsV1 } from './statements/statements.v1.ts';
import { subsidiariesV3 } from './subsidiaries/subsidiaries.v3.ts';
import { thirteenfV1 } from './thirteenf/thirteenf.v1.ts';
import { doubtingTruncated } from './truncated-document.ts';
import { votingResultsV3 } from './voting-results/voting-results.v3.ts';
import { xbrlV1 } from './xbrl/xbrl.v1.ts';

/**
 * The newest version of every parser, from source; older ones are released bundles (`parser-catalog.ts`). Order does not
 * matter for running: `dependsOn` decides.
 */
const SOURCES: readonly Parser[] = [
  xbrlV1,
  filerIdentityV1,
  shareFloatV1,
  cashPositionV1,
  statementsV1,
  segmentedFactsV1,
  offeringEventsV3,
  financingReportsV3,
  overhangV5,
  issuancesV1,
  lockupsAndRofrV3,
  exchangeComplianceV4,
  reverseSplitsV2,
  corporateActionsV3,
  cashProseV1,
  shareCountProseV3,
  registrationEventsV2,
  footnotesV1,
  subsidiariesV3,
  thirteenfV1,
  beneficialOwnershipV3,
  votingResultsV3,
];

/** As runs use them, and as `npm run release` bundles them. */
export const PARSERS: readonly Parser[] = SOURCES.map(doubtingTruncated);

/** The newest version of a parser; null where there is none of this id. */
export function parserById(id: string): Parser | null {
  return PARSERS.find((one) => one.id === id) ?? null;
}

/** Parsers so that each comes after those it depends on; a dependency that is not among them is left out. */
export function inDependencyOrder(selected: readonly Parser[]): readonly Parser[] {
  const ordered: Parser[] = [];
  const placed = new Set<ParserVersion>();
  let waiting = [...selected];
  while (waiting.length > 0) {
    const versions = new Set(waiting.map(versionOf));
    const ready = waiting.filter(({ dependsOn }) => dependsOn.every((one) => placed.has(one) || !versions.has(one)));
    // A cycle is a defect of the registry, which a test excludes; running them in the listed order loses nothing.
    const next = ready.length > 0 ? ready : waiting;
    ordered.push(...next);
    for (const parser of next) placed.add(versionOf(parser));
    waiting = waiting.filter((parser) => !next.includes(parser));
  }
  return ordered;
}

export function versionOf({ id, version }: Pick<Parser, 'id' | 'version'>): ParserVersion {
  return parserVersionOf(id, version);
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
  /** By parser version; see `ParseContext.streamed`. */
  readonly streamed?: ReadonlyMap<ParserVersion, unknown>;
}

/** A parser that throws has a defect; its outcome says so, and the others still run: no filing is lost to it. */
function crashed(parser: Parser, error: unknown): ParseOutcome {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return rejected(outcomeHead(parser), 'parser-crashed', message.slice(0, 1_000));
}

/**
 * Runs parsers over a submission, each after those it builds on, whose outcomes it finds in `context.upstream`. Of a
 * parser several versions may run; each dependant gets the one that it names.
 */
export function runParsers(submission: Submission, options: RunOptions): readonly ParserRun[] {
  const runs: ParserRun[] = [];
  const outcomes = new Map<ParserVersion, readonly ParseOutcome[]>();
  const { filedDate, streamed, parsers = PARSERS } = options;
  for (const parser of inDependencyOrder(parsers)) {
    const version = versionOf(parser);
    const upstream = new Map<string, readonly ParseOutcome[]>();
    for (const needed of parser.dependsOn) {
      const found = outcomes.get(needed);
      if (found !== undefined) upstream.set(parserIdOf(needed), found);
    }
    const own = runsOf(parser, submission, { filedDate, upstream, streamed: streamed?.get(version) });
    runs.push(...own);
    outcomes.set(
      version,
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
      return { parser, document, outcome: parser.parse(submission, document, context) };
    } catch (error) {
      return { parser, document, outcome: crashed(parser, error) };
    }
  });
}
