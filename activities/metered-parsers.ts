import { type ParserVersion, parserIdOf } from '../core/ids.ts';
import type { ParseOutcome, Parser, Reason } from '../core/parser.ts';
import { outcomeHead, rejected } from '../parsers/filing/outcomes.ts';
import { versionOf } from '../parsers/registry.ts';
import { processorMs } from './parse-progress.ts';

/** A parser that exceeded its budget: it is not run, and its outcome is the reason. */
export interface SkippedParser {
  readonly parserVersion: ParserVersion;
  readonly reason: Reason;
  /** It exceeded its budget while it chose its documents: the rejection is recorded for the first document. */
  readonly choosing?: boolean;
}

/** Codes of rejections that say that a parser exceeded its budget or ended its process. */
export const BUDGET_CODES: ReadonlySet<string> = new Set(['parse-timeout', 'parse-out-of-memory', 'parse-crashed']);

/** Code of a rejection or warning: a parser that this one builds on exceeded its budget or ended its process. */
export const BEHIND = 'dependency-rejected';

export interface Meter {
  /** Called when a parser begins. */
  readonly begin: ((version: ParserVersion) => void) | null;
  readonly skipped: readonly SkippedParser[];
}

export interface MeteredParsers {
  readonly parsers: readonly Parser[];
  /**
   * Processor time of the parser's run over a document (0: it applies to none), in milliseconds; choosing documents
   * counts with the first. Decoding a document is charged to no parser; a layout that parsers share is computed once and
   * charged to the first that needs it.
   */
  readonly durationOf: (version: ParserVersion, sequence: number) => number;
}

/** The same parsers, each measured on its own, with those that exceeded their budget replaced by their rejection. */
export function meteredParsers(parsers: readonly Parser[], { begin, skipped }: Meter): MeteredParsers {
  const durations = new Map<string, number>();
  function measured<T>(key: string, work: () => T): T {
    const began = processorMs();
    try {
      return work();
    } finally {
      durations.set(key, (durations.get(key) ?? 0) + processorMs() - began);
    }
  }
  const metered = parsers.map((parser): Parser => {
    const version = versionOf(parser);
    const skip = skipped.find(({ parserVersion }) => parserVersion === version);
    const parse: Parser['parse'] = (submission, document, context) =>
      skip
        ? rejected(outcomeHead(parser), skip.reason.code, skip.reason.message)
        : parser.parse(submission, document, context);
    return {
      ...parser,
      appliesTo(submission) {
        begin?.(version);
        if (skip?.choosing) return submission.documents.slice(0, 1);
        const began = processorMs();
        const documents = parser.appliesTo(submission);
        durations.set(`${version}/${documents[0]?.sequence ?? 0}`, processorMs() - began);
        // Decoded at first use, which is no parser's work.
        if (!skip) for (const document of documents) void document.text;
        return documents;
      },
      parse(submission, document, context) {
        const outcome = measured(`${version}/${document.sequence}`, () => parse(submission, document, context));
        return behindSkipped(parser, parsers, skipped, outcome);
      },
    };
  });
  return {
    parsers: metered,
    durationOf: (version, sequence) => durations.get(`${version}/${sequence}`) ?? 0,
  };
}

/**
 * The outcome of a parser that builds on one that was skipped: what it read is kept with a warning; where it found that
 * nothing applies, this may be for want of the other's output, and it is rejected.
 */
function behindSkipped(
  parser: Parser,
  parsers: readonly Parser[],
  skipped: readonly SkippedParser[],
  outcome: ParseOutcome,
): ParseOutcome {
  const own = versionOf(parser);
  const missing = skipped.find((one) => one.parserVersion !== own && dependsOn(parser, one.parserVersion, parsers));
  if (missing === undefined || skipped.some(({ parserVersion }) => parserVersion === own)) return outcome;
  const message = `builds on ${parserIdOf(missing.parserVersion)}, which was rejected: ${missing.reason.message}`;
  if (outcome.status !== 'parsed') return rejected(outcome, BEHIND, message, outcome.warnings);
  return { ...outcome, warnings: [...outcome.warnings, { code: BEHIND, message }] };
}

function dependsOn(
  parser: Parser,
  version: ParserVersion,
  parsers: readonly Parser[],
  seen: ReadonlySet<ParserVersion> = new Set(),
): boolean {
  if (parser.dependsOn.includes(version)) return true;
  return parser.dependsOn.some((other) => {
    const dependency = seen.has(other) ? undefined : parsers.find((one) => versionOf(one) === other);
    return dependency !== undefined && dependsOn(dependency, version, parsers, new Set([...seen, other]));
  });
}
