import type { IsoTimestamp } from '../../core/dates.ts';
import { type Cik, type ParserVersion, parserIdOf } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import {
  type ComparedVersions,
  countReadFilings,
  type ReadFilings,
} from '../../db/repositories/datasets/compared-runs.ts';
import { loadIssuerNames } from '../../db/repositories/datasets/issuer-names.ts';
import type { ParserCatalog } from '../../parsers/parser-catalog.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { permanentError, usageError } from '../errors.ts';
import { type GoldenDelta, goldenDelta } from '../golden/golden-delta.ts';
import type { ProgressLine } from '../progress-line.ts';
import type { TableChanges } from './change-tally.ts';
import { type DependencyChange, diffFilings, type FilingsDiff } from './diff-filings.ts';
import { createEventCounter, type MonitorEffects } from './event-effects.ts';
import { createWordReader, type FilingWords } from './filing-words.ts';
import type { RowChange } from './row-changes.ts';
import { type NoScoreEffects, type ScoreEffects, scoreEffects } from './score-effects.ts';

export interface DiffRequest extends ComparedVersions {
  /** Changes that are listed with the words of the filing. */
  readonly limit: number;
  readonly everyRow: boolean;
  /** Null: both versions are scored without market prices; absent: with those of the newest stored scores. */
  readonly prices?: string | null;
  readonly methodologyVersion: string;
  readonly withScores: boolean;
  readonly withGolden: boolean;
}

export interface DiffDeps {
  readonly db: Database;
  readonly rawStore: RawStore;
  readonly catalog: ParserCatalog;
  readonly progress: ProgressLine;
  readonly compareGolden?: typeof goldenDelta;
}

/** A change with the words that the two readings are of. */
export interface ListedChange extends RowChange {
  readonly ticker: string | null;
  readonly name: string | null;
  readonly words: FilingWords;
}

/** Why a part was not computed. */
export interface NotComputed {
  readonly reason: string;
}

/** What `tidemark diff --json` prints. Equal databases give equal reports. */
export interface DiffReport extends Omit<FilingsDiff, 'tally' | 'issuers' | 'filings'> {
  readonly reportVersion: 1;
  readonly before: ParserVersion;
  readonly after: ParserVersion;
  readonly scope: Pick<ComparedVersions, 'ciks' | 'from' | 'to'>;
  readonly dependencies: readonly DependencyChange[];
  /** Filings that both versions, or only one of them, have run over; `compared`: one of both read a document of it. */
  readonly filings: ReadFilings & { readonly compared: number };
  readonly tables: readonly TableChanges[];
  readonly issuersWithChanges: number;
  readonly changesTotal: number;
  /** The most important first: those of high confidence, then by cause. */
  readonly changes: readonly ListedChange[];
  readonly scores: ScoreEffects | NoScoreEffects;
  readonly monitors: MonitorEffects;
  readonly golden: GoldenDelta | NotComputed;
}

/**
 * Compares what two versions of a parser gave for the filings that both have read, and what the second does in place of
 * the first to scores and golden documents. Stores nothing.
 *
 * @throws AppError `usage` for versions of two parsers, `unknown-parser-version`, `nothing-to-compare`
 */
export async function diffVersions(deps: DiffDeps, request: DiffRequest): Promise<DiffReport> {
  const { db, catalog, progress } = deps;
  const { before, after, ciks, from, to } = request;
  const filings = await readFilings(deps, request);
  const dependencies = await dependencyChanges(catalog, before, after);
  const found = await diffFilings(db, {
    ...request,
    dependencies,
    onFiling: (done) => progress.show(`compared ${done} of ${filings.both} filings`, done / filings.both),
  });
  const { tally, issuers, filings: compared, ...counts } = found;
  const changes = await withWords(deps, tally.listed());
  const events = createEventCounter();
  events.addRows(tally.tables());
  const scores: ScoreEffects | NoScoreEffects = request.withScores
    ? await scoreEffects(db, {
        ...request,
        issuers,
        events,
        movers: 20,
        onIssuer: (done) => progress.show(`scored ${done} of ${issuers.length} issuers`, done / issuers.length),
      })
    : { reason: 'left out (--no-scores)' };
  return {
    reportVersion: 1,
    before,
    after,
    scope: { ciks, from, to },
    dependencies,
    filings: { ...filings, compared },
    ...counts,
    tables: tally.tables(),
    issuersWithChanges: issuers.length,
    changesTotal: tally.total(),
    changes,
    scores,
    monitors: { ...NO_MONITORS, events: events.counted(), withDerived: request.withScores },
    golden: request.withGolden ? await goldenEffects(deps, before, after) : { reason: 'left out (--no-golden)' },
  };
}

/** @throws AppError `usage` unless they are two versions of one parser */
export function checkPair(before: ParserVersion, after: ParserVersion): void {
  const id = parserIdOf(after);
  if (parserIdOf(before) !== id)
    throw usageError(`${before} and ${after} are versions of two parsers: give two of one`);
  if (before === after) throw usageError(`both are ${after}: give two versions, such as ${id}@1 ${id}@2`);
}

async function readFilings({ db, catalog }: DiffDeps, request: DiffRequest): Promise<ReadFilings> {
  const { before, after } = request;
  checkPair(before, after);
  const id = parserIdOf(after);
  const filings = await countReadFilings(db, request);
  const missing = [
    ...(filings.both + filings.onlyBefore === 0 ? [before] : []),
    ...(filings.both + filings.onlyAfter === 0 ? [after] : []),
  ];
  const unknown = missing.filter((version) => !catalog.has(version));
  if (unknown.length > 0) {
    const known = catalog.versions().filter((version) => parserIdOf(version) === id);
    const parsers = [...new Set(catalog.versions().map(parserIdOf))].join(', ');
    const has = known.length > 0 ? `it has ${known.join(', ')}` : `its parsers are ${parsers}`;
    throw permanentError('unknown-parser-version', `this build has no ${unknown.join(' or ')}: ${has}`);
  }
  if (filings.both > 0) return filings;
  const chosen = request.ciks || request.from || request.to ? ' of those chosen' : '';
  const first = missing[0] ?? after;
  const command = `run "tidemark reprocess --parser ${first}" first`;
  const message =
    missing.length > 0
      ? `${missing.join(' and ')} ${missing.length > 1 ? 'have' : 'has'} read no filing${chosen}: ${command}`
      : `no filing${chosen} was read by both ${before} and ${after}: ${command}`;
  throw permanentError('nothing-to-compare', message);
}

/** What the versions name of the same parser in different versions; none where the build lacks one of the two. */
async function dependencyChanges(
  catalog: ParserCatalog,
  before: ParserVersion,
  after: ParserVersion,
): Promise<readonly DependencyChange[]> {
  if (!catalog.has(before) || !catalog.has(after)) return [];
  const [one, other] = [await catalog.load(before), await catalog.load(after)];
  return one.dependsOn.flatMap((version) => {
    const now = other.dependsOn.find((candidate) => parserIdOf(candidate) === parserIdOf(version));
    return now === undefined || now === version ? [] : [{ before: version, after: now }];
  });
}

async function withWords(
  { db, rawStore, progress }: DiffDeps,
  changes: readonly RowChange[],
): Promise<readonly ListedChange[]> {
  const ciks = [...new Set(changes.map(({ cik }) => cik))];
  const names =
    ciks.length === 0 ? new Map() : await loadIssuerNames(db, ciks, '9999-12-31T00:00:00.000Z' as IsoTimestamp);
  const wordsOf = createWordReader(rawStore);
  // Filing by filing, so that each is read once.
  const byFiling = [...changes].sort((a, b) => (a.accessionNumber < b.accessionNumber ? -1 : 1));
  const words = new Map<RowChange, FilingWords>();
  for (const change of byFiling) {
    progress.show(`reading the words of ${changes.length} changes`, words.size / changes.length);
    words.set(change, await wordsOf(change));
  }
  const nameOf = (cik: Cik) => names.get(cik) ?? { ticker: null, name: null };
  return changes.map((change) => {
    const { ticker, name } = nameOf(change.cik);
    return { ...change, ticker, name, words: words.get(change) ?? { passages: [], problem: null } };
  });
}

/** Monitors match events; this build stores none whose matches could be compared. */
const NO_MONITORS = { reason: 'this build stores none' };

async function goldenEffects(
  { catalog, progress, compareGolden = goldenDelta }: DiffDeps,
  before: ParserVersion,
  after: ParserVersion,
): Promise<GoldenDelta | NotComputed> {
  const missing = [before, after].filter((version) => !catalog.has(version));
  if (missing.length > 0) return { reason: `this build cannot run ${missing.join(' and ')}` };
  progress.show('golden documents are read by both versions', null);
  const delta = await compareGolden(catalog, { before, after });
  return delta.documents === 0 ? { reason: `there is no golden document of kind ${delta.kind}` } : delta;
}
