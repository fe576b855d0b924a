import { hostname, userInfo } from 'node:os';
import type { Command } from 'commander';
import { isParserVersion, parserIdOf } from '../../core/ids.ts';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import { withDatabase } from '../with-database.ts';

interface PromoteOptions {
  readonly rollback?: boolean;
  readonly check?: boolean;
  readonly force?: boolean;
  readonly reason?: string;
  readonly json?: boolean;
}

export const help = `Makes a version of a parser the one that readers, derived tables and scores see, in one transaction. Refused while golden
documents are read worse, more wrong values are claimed with high confidence, or the version has not run over filings that
the promoted one has. Issuers that either version read are marked: the next night recomputes their derived rows and
scores. No organization receives an event of it.

  tidemark promote exchange-compliance@2 --check             what it would do; nothing is written
  tidemark promote exchange-compliance@2
  tidemark promote exchange-compliance@2 --force --reason "the golden case is wrong, corrected next week"
  tidemark promote exchange-compliance --rollback            the version before
  tidemark promotions exchange-compliance                    which versions were promoted, when and why`;

export function register(command: Command): void {
  command
    .argument('<version>', 'parser and version, such as voting-results@2; with --rollback the parser')
    .option('--rollback', 'promote the version before the promoted one')
    .option('--check', 'print what it would do, and write nothing; exits with 1 if it would be refused')
    .option('--force', 'promote although something speaks against it; needs --reason')
    .option('--reason <text>', 'stored with the promotion')
    .option('--json', 'print as JSON')
    .action(promote);
}

async function promote(named: string, options: PromoteOptions): Promise<void> {
  const { rollback = false, check = false, force = false, json = false } = options;
  const reason = options.reason?.trim() || null;
  if (!rollback && !isParserVersion(named)) throw usageError(`${named}: give a version, such as voting-results@2`);
  if (force && reason === null) throw usageError('--force needs --reason "…", which is stored');
  const { CATALOG } = await import('../../parsers/parser-catalog.ts');
  const parserId = isParserVersion(named) ? parserIdOf(named) : named;
  if (!CATALOG.newest.some(({ id }) => id === parserId)) throw usageError(`this build has no parser ${parserId}`);
  const { planPromotion, promoteChecked } = await import('../promotion/promote-checked.ts');
  const { compareGolden } = await import('../promotion/golden-figures.ts');
  const { renderPromotion } = await import('../report/render-promotion.ts');
  const { activeParserVersions } = await import('../../db/repositories/runs/promotions.ts');
  const version = !rollback && isParserVersion(named) ? named : null;
  const request = { parserId, version, force, reason, promotedBy: `${userInfo().username}@${hostname()}` };
  await withDatabase(loadCommandConfig(), async (db) => {
    const active = (await activeParserVersions(db)).get(parserId) ?? null;
    if (rollback && isParserVersion(named) && named !== active) {
      throw usageError(`${named} is not the promoted version of ${parserId}${active === null ? '' : `: ${active} is`}`);
    }
    const deps = { db, catalog: CATALOG, compareGolden: compareGolden.bind(null, CATALOG) };
    const plan = check ? await planPromotion(deps, request) : await promoteChecked(deps, request);
    console.log(json ? JSON.stringify({ ...plan, isPromoted: !check }, null, 2) : renderPromotion(plan, check));
    if (check && plan.problems.length > 0 && !force) process.exitCode = 1;
  });
}
