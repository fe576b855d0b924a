import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '@temporalio/client';
import { sql } from 'kysely';
import type { ProgressLine } from '../../cli/progress-line.ts';
import { compareGolden, type GoldenFigures } from '../../cli/promotion/golden-figures.ts';
import { type PromotionPlan, planPromotion, promoteChecked } from '../../cli/promotion/promote-checked.ts';
import { recomputeNow } from '../../cli/recompute-run.ts';
import { followReprocess, startReprocess } from '../../cli/reprocess-run.ts';
import { ingestSettings, nightSettings } from '../../cli/run-options.ts';
import { runWorkflow } from '../../cli/run-workflow.ts';
import type { IsoDate } from '../../core/dates.ts';
import { type Cik, type ParserVersion, parseCik, parserIdOf } from '../../core/ids.ts';
import type { RecomputeReport } from '../../core/recompute.ts';
import type { ReprocessReport } from '../../core/reprocess.ts';
import type { FilingSelector } from '../../core/run-plan.ts';
import type { RunReport } from '../../core/run-report.ts';
import type { Database } from '../../db/database.ts';
import type { Build, BuildPair } from './builds.ts';
import { createTableHashes, ruleOf, type TableChange } from './table-hashes.ts';

/** An archive to rehearse over, with the last of its nights. */
export interface RehearsedArchive {
  readonly name: string;
  readonly dir: string;
  readonly night: IsoDate;
  /** Null: scores without market prices. */
  readonly prices: string | null;
}

export interface RehearsalDeps {
  readonly db: Database;
  readonly client: Client;
  /** Starts a worker of a build. */
  readonly startWorker: (build: Build) => Promise<{ stop(): Promise<void> }>;
  readonly line: ProgressLine;
  /** Called with each step as it begins. */
  readonly step: (text: string) => void;
  /** Called once both versions have read everything, before the promotion. */
  readonly beforePromotion?: () => Promise<void>;
  /** The golden documents under both versions; absent: compared. */
  readonly golden?: () => Promise<GoldenFigures | null>;
}

export interface RehearsedTable {
  readonly name: string;
  /** Rows when all was materialized. */
  readonly rows: number;
  /** Over all rows when all was materialized, and after the rollback. */
  readonly digest: string;
  readonly digestAfter: string;
  /** Against the first moment. */
  readonly reprocessed: TableChange;
  readonly promoted: TableChange;
  readonly rolledBack: TableChange;
  /** As its rule expects, after the reprocess and after the rollback. */
  readonly isAsBefore: boolean;
}

export interface VersionsRehearsal {
  readonly archive: RehearsedArchive;
  readonly from: ParserVersion;
  readonly to: ParserVersion;
  readonly isStandIn: boolean;
  readonly night: RunReport;
  readonly reprocess: ReprocessReport;
  /** What spoke against the promotion, which was forced then. */
  readonly problems: readonly string[];
  readonly promotion: PromotionPlan;
  readonly recomputed: RecomputeReport;
  readonly recomputedBack: RecomputeReport;
  readonly tables: readonly RehearsedTable[];
  /** Tables that are not as before: none where all is well. */
  readonly differing: readonly string[];
  /** Something changed while the second version was promoted: scores or rows of tables and views. */
  readonly hasMoved: boolean;
}

const PROMOTED_BY = 'rehearsal';

/**
 * Materializes an archive with one build, reads it with a second version of a parser, promotes that, recomputes, rolls it
 * back, recomputes, and compares every table with what it was.
 */
export async function rehearseVersions(
  deps: RehearsalDeps,
  builds: BuildPair,
  archive: RehearsedArchive,
): Promise<VersionsRehearsal> {
  const { db, client, line, step } = deps;
  const { from, to, isStandIn } = builds;
  const hashes = await createTableHashes(db, to);

  step(`materialize ${archive.name} with a build whose newest is ${from}`);
  const first = await deps.startWorker(builds.before);
  const night = await materialize(deps, archive);
  await first.stop();
  const names = await hashes.take('materialized');

  step(`reprocess with ${to}`);
  const second = await deps.startWorker(builds.after);
  const scope = { parserVersion: to, ciks: null, from: null, to: null };
  const plan = { scope, pageSize: 50, window: 4, pagesPerRun: 200 };
  const reprocess = await followReprocess(client, await startReprocess(client, plan), line);
  await hashes.take('reprocessed');
  await deps.beforePromotion?.();

  step(`promote ${to} and recompute`);
  const { promotion, problems } = await promote(deps, builds, to);
  const recomputed = await recomputeNow(client, line);
  await hashes.take('promoted');

  step(`roll back to ${from} and recompute`);
  await promote(deps, builds, null);
  const recomputedBack = await recomputeNow(client, line);
  await second.stop();
  await hashes.take('rolled back');

  const tables = await tablesOf(hashes, names);
  return {
    archive,
    from,
    to,
    isStandIn,
    night,
    reprocess,
    problems,
    promotion,
    recomputed,
    recomputedBack,
    tables,
    differing: tables.flatMap(({ name, isAsBefore }) => (isAsBefore ? [] : [name])),
    hasMoved: tables.some(
      ({ name, promoted }) => ruleOf(name).expected === 'equal' && promoted.gone + promoted.come > 0,
    ),
  };
}

/** As an operator brings up a deployment: the history, the issuers' own lists of filings, then a night with scores. */
async function materialize({ db, client, line }: RehearsalDeps, archive: RehearsedArchive): Promise<RunReport> {
  const { dir, night, prices } = archive;
  const options = { source: dir, batchSize: 50, ...(prices === null ? {} : { prices }) };
  const ingest = (name: string, selector: FilingSelector, discoverOnly: boolean) => {
    const input = { ...ingestSettings(options), selector, discoverOnly, ingestWorkflowId: `ingest/run/${name}` };
    return runWorkflow(client, { workflowType: 'ingestRunWorkflow', workflowId: `ingest-run/${name}`, input }, line);
  };
  await ingest('history', { by: 'all' }, false);
  // The lists show that nothing precedes the archive, without which many scores are withheld.
  const ciks = await listedIssuers(dir);
  if (ciks.length > 0) await ingest('issuers', { by: 'cik', ciks }, true);
  // Derived rows are as of the newest day in the store. The lists may have moved it on, so the night derives all issuers.
  await sql`insert into dilution.derivation_marks (cik) select cik from dilution.derivations`.execute(db);
  const input = { businessDate: night, ...nightSettings(options) };
  return runWorkflow(client, { workflowType: 'nightlyWorkflow', workflowId: `nightly/${night}`, input }, line);
}

/** Issuers whose list of filings the archive holds. */
async function listedIssuers(dir: string): Promise<readonly Cik[]> {
  const names = await readdir(join(dir, 'submissions')).catch(() => []);
  const ciks = names.flatMap((name) => /^CIK(\d{10})\.json(?:\.gz)?$/.exec(name)?.[1] ?? []);
  return ciks.map(parseCik).sort();
}

/** Promotes as the command does; what speaks against it is reported, and overridden by force. */
async function promote(
  { db, golden }: RehearsalDeps,
  { from, after }: BuildPair,
  version: ParserVersion | null,
): Promise<{ readonly promotion: PromotionPlan; readonly problems: readonly string[] }> {
  const { catalog } = after;
  const figures = new Map<string, Promise<GoldenFigures | null>>();
  const compared = (a: ParserVersion, b: ParserVersion): Promise<GoldenFigures | null> => {
    const known = figures.get(`${a} ${b}`) ?? (golden ? golden() : compareGolden(catalog, a, b));
    figures.set(`${a} ${b}`, known);
    return known;
  };
  const deps = { db, catalog, compareGolden: compared };
  const request = { parserId: parserIdOf(from), version, force: false, reason: null, promotedBy: PROMOTED_BY };
  const { problems } = await planPromotion(deps, request);
  const force = problems.length > 0;
  const promotion = await promoteChecked(deps, { ...request, force, reason: force ? 'a rehearsal' : null });
  return { promotion, problems };
}

async function tablesOf(
  hashes: Awaited<ReturnType<typeof createTableHashes>>,
  names: readonly string[],
): Promise<readonly RehearsedTable[]> {
  const [reprocessed, promoted, rolledBack] = await Promise.all(
    (['reprocessed', 'promoted', 'rolled back'] as const).map((moment) => hashes.changes('materialized', moment)),
  );
  const digests = await hashes.digests('materialized');
  const digestsAfter = await hashes.digests('rolled back');
  const none: TableChange = { rows: 0, gone: 0, come: 0 };
  return names.map((name) => {
    const back = rolledBack?.get(name) ?? none;
    const added = reprocessed?.get(name) ?? none;
    const mayGrow = ruleOf(name).expected === 'grows';
    const isSame = (change: TableChange): boolean => change.gone === 0 && (change.come === 0 || mayGrow);
    return {
      name,
      rows: back.rows,
      digest: digests.get(name) ?? '',
      digestAfter: digestsAfter.get(name) ?? '',
      reprocessed: added,
      promoted: promoted?.get(name) ?? none,
      rolledBack: back,
      isAsBefore: isSame(added) && isSame(back),
    };
  });
}
