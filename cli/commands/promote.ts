import { hostname, userInfo } from 'node:os';
import type { Command } from 'commander';
import { isParserVersion, parserIdOf } from '../../core/ids.ts';
import type { RecomputeReport } from '../../core/recompute.ts';
import type { Database } from '../../db/database.ts';
import type { ParserCatalog } from '../../parsers/parser-catalog.ts';
import type { Config } from '../config.ts';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import type { PromotionPlan, PromotionRequest } from '../promotion/promote-checked.ts';
import { withDatabase } from '../with-database.ts';

interface PromoteOptions {
  readonly rollback?: boolean;
  readonly check?: boolean;
  readonly now?: boolean;
  readonly force?: boolean;
  readonly reason?: string;
  readonly json?: boolean;
}

export const help = `Makes a version of a parser the one that readers, derived tables and scores see, in one transaction. Refused while golden
documents are read worse, more wrong values are claimed with high confidence, the version has not run over filings that
the promoted one has, or a nightly run is under way. Issuers that either version read are marked: the next night, or --now,
recomputes their derived rows and the scores that ratings show. No organization receives an event of it.

  tidemark promote exchange-compliance@2 --check             what it would do; nothing is written
  tidemark promote exchange-compliance@2
  tidemark promote exchange-compliance@2 --now               and recomputes at once; repeated, it waits for that
  tidemark promote exchange-compliance@2 --force --reason "the golden case is wrong, corrected next week"
  tidemark promote exchange-compliance --rollback            the version before
  tidemark promotions exchange-compliance                    which versions were promoted, when and why`;

export function register(command: Command): void {
  command
    .argument('<version>', 'parser and version, such as voting-results@2; with --rollback the parser')
    .option('--rollback', 'promote the version before the promoted one')
    .option('--check', 'print what it would do, and write nothing; exits with 1 if it would be refused')
    .option('--now', 'recompute what it marks now, instead of with the next night, and print what moved')
    .option('--force', 'promote although something speaks against it; needs --reason')
    .option('--reason <text>', 'stored with the promotion')
    .option('--json', 'print as JSON')
    .action(promote);
}

async function promote(named: string, options: PromoteOptions): Promise<void> {
  const { check = false, now = false, json = false } = options;
  const config = loadCommandConfig();
  const { CATALOG } = await import('../../parsers/parser-catalog.ts');
  const request = requestOf(CATALOG, named, options);
  const plan = await withDatabase(config, (db) => promoteOnce(db, CATALOG, request, { named, ...options }));
  const { renderPromotion } = await import('../report/render-promotion.ts');
  const print = (text: string): void => void (json || console.log(text));
  print(plan === null ? `${request.version} is promoted already` : renderPromotion(plan, { isCheck: check, now }));
  const promoted = plan?.to ?? request.version;
  const hasWork = !check && now && (plan === null || Object.keys(plan.marks).length > 0);
  const recomputed = hasWork ? await recompute(config, `${promoted}`, print) : null;
  if (json) {
    const done = plan ?? { to: promoted };
    console.log(JSON.stringify({ ...done, isPromoted: !check, ...(now ? { recomputed } : {}) }, null, 2));
  }
  if (check && plan !== null && plan.problems.length > 0 && !options.force) process.exitCode = 1;
}

/** Validates the options before anything starts. */
function requestOf(catalog: ParserCatalog, named: string, options: PromoteOptions): PromotionRequest {
  const { rollback = false, check = false, now = false, force = false } = options;
  const reason = options.reason?.trim() || null;
  if (!rollback && !isParserVersion(named)) throw usageError(`${named}: give a version, such as voting-results@2`);
  if (force && reason === null) throw usageError('--force needs --reason "…", which is stored');
  if (check && now)
    throw usageError('--check writes nothing, so that --now has nothing to recompute: give one of them');
  const parserId = isParserVersion(named) ? parserIdOf(named) : named;
  if (!catalog.newest.some(({ id }) => id === parserId)) throw usageError(`this build has no parser ${parserId}`);
  const version = !rollback && isParserVersion(named) ? named : null;
  return { parserId, version, force, reason, promotedBy: `${userInfo().username}@${hostname()}` };
}

/** Null: with --now, the version is promoted already, and what it marked may wait to be recomputed. */
async function promoteOnce(
  db: Database,
  catalog: ParserCatalog,
  request: PromotionRequest,
  { named, rollback = false, check = false, now = false }: PromoteOptions & { readonly named: string },
): Promise<PromotionPlan | null> {
  const { planPromotion, promoteChecked } = await import('../promotion/promote-checked.ts');
  const { compareGolden } = await import('../promotion/golden-figures.ts');
  const { activeParserVersions } = await import('../../db/repositories/runs/promotions.ts');
  const { parserId, version } = request;
  const active = (await activeParserVersions(db)).get(parserId) ?? null;
  if (rollback && isParserVersion(named) && named !== active) {
    throw usageError(`${named} is not the promoted version of ${parserId}${active === null ? '' : `: ${active} is`}`);
  }
  if (now && version !== null && version === active) return null;
  const deps = { db, catalog, compareGolden: compareGolden.bind(null, catalog) };
  return check ? planPromotion(deps, request) : promoteChecked(deps, request);
}

/** On the running stack, or on one that is started for it. */
async function recompute(config: Config, promoted: string, print: (text: string) => void): Promise<RecomputeReport> {
  const { withStack } = await import('../with-stack.ts');
  const { recomputeNow } = await import('../recompute-run.ts');
  const { createProgressLine } = await import('../progress-line.ts');
  const { renderRecompute } = await import('../report/render-recompute.ts');
  try {
    const report = await withStack(config, ({ client }) => recomputeNow(client, createProgressLine()));
    print(renderRecompute(report));
    return report;
  } catch (error) {
    console.error(
      `${promoted} stays promoted; "tidemark promote ${promoted} --now" waits for the recomputation, or repeats it`,
    );
    throw error;
  }
}
