import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { addDays, parseIsoDate } from '../../core/dates.ts';
import type { FilingSelector } from '../../core/run-plan.ts';
import { loadCommandConfig } from '../environment.ts';
import type { ProgressLine } from '../progress-line.ts';
import { ingestSettings, nightSettings, parsePositiveInteger } from '../run-options.ts';

interface DemoOptions {
  readonly issuers: number;
  readonly seed: string;
  readonly json?: boolean;
}

export const help = `Writes an archive of fictional issuers with two years of filings to TIDEMARK_HOME/sample, ingests its history, and runs
its last night, all through real PostgreSQL and Temporal. A monitor watches the night, and its matches are delivered to a
webhook receiver that the demo starts. Then verifies every stored row against the raw bytes; exits with 1 if anything
differs. A second run is a no-op.`;

export function register(command: Command): void {
  command
    .option('--issuers <n>', 'number of fictional issuers', parsePositiveInteger, 120)
    .option('--seed <seed>', 'seed of the sample archive; the same seed gives the same bytes', '1')
    .option('--json', 'print the report of the night as JSON')
    .action((options: DemoOptions) => demo(options, command.optsWithGlobals()['verbose'] === true));
}

async function demo({ issuers, seed, json }: DemoOptions, verbose: boolean): Promise<void> {
  const config = loadCommandConfig();
  const { parseCompanyTickers } = await import('../../sources/discovery/company-tickers.ts');
  const { createProgressLine } = await import('../progress-line.ts');
  const { renderRunReport } = await import('../report/render-run-report.ts');
  const { renderDemoEvents } = await import('../report/render-demo-events.ts');
  const { renderDemoHints } = await import('../report/render-demo-hints.ts');
  const { renderDemoStatements } = await import('../report/render-demo-statements.ts');
  const { loadStatementTotals } = await import('../../db/repositories/statements/statement-totals.ts');
  const { runWorkflow } = await import('../run-workflow.ts');
  const { withStack } = await import('../with-stack.ts');
  const { withConnection } = await import('../with-database.ts');
  const { verifyEverything } = await import('../verify/verify-everything.ts');
  const { renderVerification } = await import('../report/render-verification.ts');
  const { createDiskRawStore } = await import('../../sources/raw-store/disk-raw-store.ts');
  const { monitoredNight, withReceiver } = await import('../demo/monitored-night.ts');
  const { prepareHome } = await import('../../stack/home.ts');

  await prepareHome(config.home);
  const progress = createProgressLine();
  const { dir, from, to } = await sampleArchive(join(config.home, 'sample'), { issuers, seed }, progress);
  const businessDate = parseIsoDate(to);
  const options = { source: dir, batchSize: 50, prices: join(dir, 'prices.csv') };
  const demonstrated = await withReceiver(config, (allowing, receiver) =>
    withStack(allowing, async ({ client, stack }) => {
      const ingest = (name: string, selector: FilingSelector, discoverOnly: boolean) => {
        const input = { ...ingestSettings(options), selector, discoverOnly, ingestWorkflowId: `ingest/run/${name}` };
        const request = { workflowType: 'ingestRunWorkflow', workflowId: `ingest-run/${name}`, input } as const;
        return runWorkflow(client, request, progress);
      };
      // Everything up to the day before, as an operator would bring a new deployment up to date.
      const before = { by: 'filed-date', from: parseIsoDate(from), to: addDays(businessDate, -1) } as const;
      const history = await ingest('sample-history', before, false);
      // The issuers' submission lists show that nothing precedes the archive, which capacity of a three-year shelf requires.
      const tickers = parseCompanyTickers(readFileSync(join(dir, 'files/company_tickers.json')));
      await ingest('sample-issuers', { by: 'cik', ciks: [...new Set(tickers.map(({ cik }) => cik))] }, true);
      const input = { businessDate, ...nightSettings(options) };
      const request = { workflowType: 'nightlyWorkflow', workflowId: `nightly/${businessDate}`, input } as const;
      return withConnection(config, stack.databaseUrl, async (db) => {
        const run = () => runWorkflow(client, request, progress);
        // Where another process runs the worker, its configuration says where webhooks may go.
        const { night, events } =
          stack.runningPid === null
            ? await monitoredNight(db, allowing, receiver, run)
            : { night: await run(), events: null };
        const verified = await verifyEverything(db, createDiskRawStore(join(config.home, 'raw')), progress);
        progress.clear();
        return { history, night, verified, events, statements: await loadStatementTotals(db) };
      });
    }),
  );
  const { history, night, verified, events, statements } = demonstrated;
  const text = () =>
    [
      renderRunReport(night, { verbose, history }),
      `  verified against the raw bytes: ${renderVerification(verified.filings, verified.derived)}\n`,
      ...(events === null ? [] : [`${renderDemoEvents(events)}\n`]),
      `${renderDemoStatements(statements)}\n`,
      renderDemoHints(night, statements.example),
    ].join('\n');
  console.log(json ? JSON.stringify(night, null, 2) : text());
  if (!verified.isSound) process.exitCode = 1;
}

/** The archive of a seed, written unless it is there. */
async function sampleArchive(dir: string, { issuers, seed }: DemoOptions, progress: ProgressLine) {
  const { findSampleArchive, generateSampleArchive } = await import('../../sample/archive.ts');
  // A night of many quarterly reports, 45 days after the quarter's end. Some files are missing, truncated or malformed,
  // so that the report shows how they are handled. The score cases span all bands.
  const parameters = { dir, seed, issuers, endDate: '2026-11-13', gzip: false, damaged: true, cases: true };
  const onProgress = (done: number, total: number) =>
    progress.show(`sample archive ${done}/${total} issuers`, done / total);
  const sample = (await findSampleArchive(parameters)) ?? (await generateSampleArchive({ ...parameters, onProgress }));
  progress.clear();
  const { filings, from, to } = sample;
  console.error(`sample      ${filings} filings of ${sample.issuers} fictional issuers, ${from} to ${to}, in ${dir}`);
  return { dir, from, to };
}
