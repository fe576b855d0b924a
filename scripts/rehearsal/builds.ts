import type { WorkerOptions } from '../../cli/worker.ts';
import { type ParserVersion, parserIdOf, parserVersionOf } from '../../core/ids.ts';
import type { Parser } from '../../core/parser.ts';
import { notApplicable, outcomeHead } from '../../parsers/filing/outcomes.ts';
import { CATALOG, createParserCatalog, type ParserCatalog, RELEASED } from '../../parsers/parser-catalog.ts';
import { versionOf } from '../../parsers/registry.ts';

/** A build as a worker runs it. */
export type Build = NonNullable<WorkerOptions['parsers']>;

/** Two builds: one whose newest version of a parser is the first, and the next, which has another. */
export interface BuildPair {
  readonly from: ParserVersion;
  readonly to: ParserVersion;
  /** The second version is made up: this checkout has only one. */
  readonly isStandIn: boolean;
  readonly before: Build;
  readonly after: Build;
}

export type BuildName = 'before' | 'after';

/**
 * The builds of a rehearsal: the newest version of the parser that this checkout has and the release before it. Where
 * there is only one version, the second is a stand-in that overlooks most filings.
 */
export async function buildsOf(parserId: string): Promise<BuildPair> {
  const newest = CATALOG.newest.find(({ id }) => id === parserId);
  if (newest === undefined) throw new Error(`this build has no parser ${parserId}`);
  const release = newest.version > 1 ? parserVersionOf(parserId, newest.version - 1) : null;
  const isStandIn = release === null;
  const [from, to] = isStandIn ? [newest, overlooking(newest)] : [await CATALOG.load(release), newest];
  const names = { from: versionOf(from), to: versionOf(to), isStandIn };
  const [before, after] = [catalogWith(from, []), catalogWith(to, [from])];
  return { ...names, before: build(before, parserId, 'before'), after: build(after, parserId, 'after') };
}

function build(catalog: ParserCatalog, parserId: string, name: BuildName): Build {
  const parseModule = new URL('./build-parse-task.ts', import.meta.url);
  parseModule.search = new URLSearchParams({ parser: parserId, build: name }).toString();
  return { catalog, parseModule };
}

/** This checkout's parsers with another newest version of one; `older` are its releases. */
function catalogWith(parser: Parser, older: readonly Parser[]): ParserCatalog {
  const others = [...RELEASED].filter(([version]) => parserIdOf(version) !== parser.id);
  const own = older.map((one) => [versionOf(one), () => Promise.resolve({ parser: one })] as const);
  const newest = CATALOG.newest.map((one) => (one.id === parser.id ? parser : one));
  return createParserCatalog(newest, new Map([...others, ...own]));
}

/** The next version of a parser: it finds nothing in most filings, chosen by the last digit of their number. */
function overlooking(parser: Parser): Parser {
  const next = { ...parser, version: parser.version + 1 };
  const head = outcomeHead(next);
  return {
    ...next,
    parse(submission, document, context) {
      if (/[1-9]$/.test(submission.header.accessionNumber ?? '')) {
        return notApplicable(head, 'overlooked', 'a stand-in for a second version overlooks this filing');
      }
      return { ...parser.parse(submission, document, context), parserVersion: parserVersionOf(next.id, next.version) };
    },
  };
}
