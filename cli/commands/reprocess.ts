import type { Client } from '@temporalio/client';
import type { Command } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { parseCik } from '../../core/ids.ts';
import type { ReprocessScope } from '../../core/reprocess.ts';
import type { Config } from '../config.ts';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import { namedVersion } from '../named-version.ts';
import { parsePositiveInteger } from '../run-options.ts';

interface ReprocessOptions {
  readonly parser?: string;
  readonly version?: string;
  readonly cik?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly pageSize: number;
  readonly detach?: boolean;
  readonly json?: boolean;
}

export const help = `Reads the filings in the raw store with one version of a parser that has not read them. No request is made. Its rows are
stored beside those of the promoted version, which readers continue to see. An interrupted run resumes where it stopped,
yields to the nightly run, and skips filings that the version has read.

  tidemark reprocess --parser voting-results                             the newest version, every stored filing
  tidemark reprocess --parser voting-results --version 2 --from 2026-01-02 --to 2026-10-30
  tidemark reprocess --parser voting-results@2 --cik 1716947 749647
  tidemark reprocess status                                              every running reprocess
  tidemark reprocess pause --parser voting-results --version 2`;

export function register(command: Command): void {
  command
    .usage('[status|pause|resume|cancel] --parser <parser> [--version <n>] [options]')
    .option('--parser <parser>', 'parser, such as voting-results, or a version of it, such as voting-results@2')
    .option('--version <n>', 'version of the parser; default: the newest of this build')
    .option('--cik <ciks...>', 'only filings of these issuers')
    .option('--from <date>', 'only filings filed on or after this date, YYYY-MM-DD')
    .option('--to <date>', 'only filings filed on or before this date')
    .option('--page-size <n>', 'filings per activity', parsePositiveInteger, 50)
    .option('--detach', 'start on the running stack and return')
    .option('--json', 'print the report, or the status, as JSON')
    .action(() => reprocess(command.opts<ReprocessOptions>()));
  for (const [name, description] of [
    ['status', 'show progress; without options, of every running reprocess'],
    ['pause', 'finish the pages under way and start no others'],
    ['resume', 'continue a paused reprocess'],
    ['cancel', 'stop it; stored rows stay, and running the same reprocess resumes it'],
  ] as const) {
    command
      .command(name)
      .description(description)
      .action(() => control(name, command.opts<ReprocessOptions>()));
  }
}

async function reprocess(options: ReprocessOptions): Promise<void> {
  const scope = await scopeOf(options);
  const config = loadCommandConfig();
  const { followReprocess, startReprocess } = await import('../reprocess-run.ts');
  const plan = { scope, pageSize: options.pageSize, window: 4, pagesPerRun: 200 };
  if (options.detach) {
    const { withTemporal } = await import('../with-temporal.ts');
    const { workflowId } = await withTemporal(config, (client) => startReprocess(client, plan));
    console.log(options.json ? JSON.stringify({ workflowId }) : `${workflowId} is under way`);
    return;
  }
  const { withStack } = await import('../with-stack.ts');
  const { createProgressLine } = await import('../progress-line.ts');
  const { renderReprocess } = await import('../report/render-reprocess.ts');
  const report = await withStack(config, async ({ client }) =>
    followReprocess(client, await startReprocess(client, plan), createProgressLine()),
  );
  console.log(options.json ? JSON.stringify(report, null, 2) : renderReprocess(report));
}

async function control(action: 'status' | 'pause' | 'resume' | 'cancel', options: ReprocessOptions): Promise<void> {
  const config = loadCommandConfig();
  if (action === 'status' && options.parser === undefined) return statusOfAll(config, options.json ?? false);
  const { parserVersion } = await scopeOf(options);
  const { reprocessWorkflowId, withReprocess } = await import('../reprocess-run.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  const workflowId = reprocessWorkflowId(parserVersion);
  await withTemporal(config, async (client) => {
    if (action === 'status') return printStatus(client, workflowId, options.json ?? false);
    await withReprocess(client, workflowId, async (handle) => {
      if (action === 'cancel') await handle.cancel();
      else await handle.signal(action, Date.now());
    });
    console.log(`${workflowId}: ${{ pause: 'paused', resume: 'resumed', cancel: 'cancelled' }[action]}`);
  });
}

async function statusOfAll(config: Config, json: boolean): Promise<void> {
  const { runningReprocesses } = await import('../reprocess-run.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  await withTemporal(config, async (client) => {
    const ids = await runningReprocesses(client);
    if (ids.length === 0) console.log(json ? '[]' : 'no reprocess is under way');
    for (const id of ids) await printStatus(client, id, json);
  });
}

/** With `json`, one object per line. */
async function printStatus(client: Client, workflowId: string, json: boolean): Promise<void> {
  const { reprocessProgress, withReprocess } = await import('../reprocess-run.ts');
  const { reprocessFigures, reprocessLine } = await import('../report/render-reprocess.ts');
  const progress = await withReprocess(client, workflowId, reprocessProgress);
  const figures = reprocessFigures(progress, Date.now());
  console.log(json ? JSON.stringify({ workflowId, ...figures }) : `${workflowId}: ${reprocessLine(figures).text}`);
}

/** Validates the options before anything starts. */
async function scopeOf({ parser, version, cik, from, to }: ReprocessOptions): Promise<ReprocessScope> {
  if (parser === undefined) throw usageError('required: --parser <parser>');
  const { CATALOG } = await import('../../parsers/parser-catalog.ts');
  const parserVersion = namedVersion(CATALOG, parser, version ?? null);
  const [first, last] = [from, to].map((date) => (date === undefined ? null : parseIsoDate(date)));
  if (first && last && first > last) throw usageError(`--from ${first} is later than --to ${last}`);
  const ciks = cik === undefined ? null : [...new Set(cik.map(parseCik))].sort();
  return { parserVersion, ciks, from: first ?? null, to: last ?? null };
}
