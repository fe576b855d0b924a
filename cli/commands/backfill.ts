import { resolve } from 'node:path';
import type { Client } from '@temporalio/client';
import type { Command } from 'commander';
import type { BackfillReport, BackfillScope } from '../../core/backfill.ts';
import { edgarBusinessDays } from '../../core/business-days.ts';
import { easternDateOf, parseIsoDate } from '../../core/dates.ts';
import { parseCik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { CURRENT_METHODOLOGY_VERSION, methodologyByVersion } from '../../scoring/methodology-registry.ts';
import type { Config } from '../config.ts';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import { writeComparisonPage } from '../report/comparison-page/page.ts';
import { backfillFigures, backfillLine, renderBackfill } from '../report/render-backfill.ts';
import { renderComparison } from '../report/render-comparison.ts';
import { parsePositiveInteger, readingNamedFiles } from '../run-options.ts';
import { withConnection } from '../with-database.ts';

interface BackfillOptions {
  readonly methodology?: string;
  readonly from?: string;
  readonly to?: string;
  readonly cik?: readonly string[];
  readonly prices?: string;
  readonly compareWith?: string;
  readonly pageSize: number;
  readonly html?: string;
  readonly detach?: boolean;
  readonly json?: boolean;
}

export const help = `Scores every issuer on every business day of the range from the facts that were public by then, as the nightly run
would have, and stores scores without receipts. Only days on which an input changed are recomputed. An interrupted
backfill resumes where it stopped, yields to the nightly run, and skips issuers whose inputs are unchanged.

  tidemark backfill --methodology 2026-11-15.1 --from 2023-01-03 --to 2026-10-30 --prices /data/prices.csv
  tidemark backfill --methodology 2026-11-15.1 --from 2025-01-02 --to 2025-12-31 --cik 1716947 749647
  tidemark backfill status                                   every running backfill
  tidemark backfill pause --methodology 2026-11-15.1 --from 2023-01-03 --to 2026-10-30`;

export function register(command: Command): void {
  command
    .usage('[status|pause|resume|cancel] --methodology <version> --from <date> --to <date> [options]')
    .option('--methodology <version>', 'methodology of the scores')
    .option('--from <date>', 'first as-of date, YYYY-MM-DD')
    .option('--to <date>', 'last as-of date')
    .option('--cik <ciks...>', 'only these issuers; default: every issuer with facts in the range')
    .option('--prices <file>', 'CSV or Parquet with ticker,date,close,volume')
    .option('--compare-with <version>', 'methodology to compare the result with; default: the current one')
    .option('--html <file>', 'write the comparison as a page with charts')
    .option('--page-size <n>', 'issuers per activity', parsePositiveInteger, 100)
    .option('--detach', 'start on the running stack and return')
    .option('--json', 'print the report, or the status, as JSON')
    .action(() => backfill(command.opts<BackfillOptions>()));
  for (const [name, description] of [
    ['status', 'show progress; without options, of every running backfill'],
    ['pause', 'finish the pages under way and start no others'],
    ['resume', 'continue a paused backfill'],
    ['cancel', 'stop it; stored scores stay, and running the same backfill resumes it'],
  ] as const) {
    command
      .command(name)
      .description(description)
      .action(() => control(name, command.opts<BackfillOptions>()));
  }
}

async function backfill(options: BackfillOptions): Promise<void> {
  const config = loadCommandConfig();
  const scope = scopeOf(options);
  const compareWith = options.compareWith ?? CURRENT_METHODOLOGY_VERSION;
  methodologyByVersion(compareWith);
  const { checkInputs } = await import('../check-inputs.ts');
  await checkInputs(config, { prices: scope.prices });
  const { followBackfill, startBackfill } = await import('../backfill-run.ts');
  const plan = { scope, pageSize: options.pageSize, window: 2, pagesPerRun: 200, daysPerRanking: 125 };
  if (options.detach) {
    const { withTemporal } = await import('../with-temporal.ts');
    const { workflowId } = await withTemporal(config, (client) => startBackfill(client, plan));
    console.log(options.json ? JSON.stringify({ workflowId }) : `${workflowId} is under way`);
    return;
  }
  const { withStack } = await import('../with-stack.ts');
  const { createProgressLine } = await import('../progress-line.ts');
  await withStack(readingNamedFiles(config, scope), async ({ client, stack }) => {
    const report = await followBackfill(client, await startBackfill(client, plan), createProgressLine());
    await withConnection(config, stack.databaseUrl, (db) => printReport(db, report, compareWith, options));
  });
}

/** Prints the report with the comparison, if scores of the other methodology are stored for these days. */
async function printReport(
  db: Database,
  report: BackfillReport,
  compareWith: string,
  { html, json }: BackfillOptions,
): Promise<void> {
  const { compareHistories } = await import('../compare-histories.ts');
  const { hasHistories } = await import('../../db/repositories/scores/history-inputs.ts');
  const { methodologyVersion, from, to } = report.scope;
  const isSame = compareWith === methodologyVersion;
  const hasOther = !isSame && (await hasHistories(db, { methodologyVersion: compareWith, from, to }));
  const query = { a: compareWith, b: methodologyVersion, from, to };
  const comparison = hasOther ? await compareHistories(db, query) : null;
  if (comparison !== null && html !== undefined) await writeComparisonPage(comparison, html);
  if (json) return console.log(JSON.stringify({ ...report, comparison }, null, 2));
  console.log(renderBackfill(report));
  if (comparison !== null) console.log(`\n${renderComparison(comparison)}`);
  else if (!isSame) console.log(`  no scores of ${compareWith} are stored for these days, so nothing was compared`);
}

async function control(action: 'status' | 'pause' | 'resume' | 'cancel', options: BackfillOptions): Promise<void> {
  const config = loadCommandConfig();
  const { methodology, from, to } = options;
  if (action === 'status' && methodology === undefined && from === undefined && to === undefined) {
    return statusOfAll(config, options.json ?? false);
  }
  const { backfillWorkflowId, withBackfill } = await import('../backfill-run.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  const workflowId = backfillWorkflowId(scopeOf(options));
  await withTemporal(config, async (client) => {
    if (action === 'status') return printStatus(client, workflowId, options.json ?? false);
    await withBackfill(client, workflowId, async (handle) => {
      if (action === 'cancel') await handle.cancel();
      else await handle.signal(action, Date.now());
    });
    console.log(`${workflowId}: ${{ pause: 'paused', resume: 'resumed', cancel: 'cancelled' }[action]}`);
  });
}

async function statusOfAll(config: Config, json: boolean): Promise<void> {
  const { runningBackfills } = await import('../backfill-run.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  await withTemporal(config, async (client) => {
    const ids = await runningBackfills(client);
    if (ids.length === 0) console.log(json ? '[]' : 'no backfill is under way');
    for (const id of ids) await printStatus(client, id, json);
  });
}

/** With `json`, one object per line. */
async function printStatus(client: Client, workflowId: string, json: boolean): Promise<void> {
  const { backfillProgress, withBackfill } = await import('../backfill-run.ts');
  const progress = await withBackfill(client, workflowId, (handle) => backfillProgress(handle));
  const figures = backfillFigures(progress, Date.now());
  console.log(json ? JSON.stringify({ workflowId, ...figures }) : `${workflowId}: ${backfillLine(figures).text}`);
}

/** Validates the options before anything starts. */
function scopeOf({ methodology, from, to, cik, prices }: BackfillOptions): BackfillScope {
  if (methodology === undefined || from === undefined || to === undefined) {
    throw usageError('required: --methodology <version> --from <date> --to <date>');
  }
  const { version } = methodologyByVersion(methodology);
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)];
  if (first > last) throw usageError(`--from ${first} is later than --to ${last}`);
  const today = easternDateOf(Date.now());
  if (last > today) throw usageError(`--to ${last} is in the future`);
  if (edgarBusinessDays(first, last).length === 0) throw usageError(`no business day from ${first} to ${last}`);
  const isAll = cik === undefined || (cik.length === 1 && cik[0] === 'all');
  return {
    methodologyVersion: version,
    from: first,
    to: last,
    ciks: isAll ? null : [...new Set(cik.map(parseCik))].sort(),
    prices: prices === undefined ? null : resolve(prices),
  };
}
