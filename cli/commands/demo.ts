import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { addDays, parseIsoDate } from '../../core/dates.ts';
import type { FilingSelector } from '../../core/run-plan.ts';
import type { RunReport } from '../../core/run-report.ts';
import { loadCommandConfig } from '../environment.ts';
import { parsePositiveInteger } from '../number-option.ts';

interface DemoOptions {
  readonly issuers: number;
  readonly seed: string;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .option('--issuers <n>', 'number of fictional issuers', parsePositiveInteger, 120)
    .option('--seed <seed>', 'seed of the sample archive; the same seed gives the same bytes', '1')
    .option('--json', 'print the report of the night as JSON')
    .addHelpText(
      'after',
      `
Writes an archive of fictional issuers with two years of filings to TIDEMARK_HOME/sample, ingests its history, and runs
its last night, all through real PostgreSQL and Temporal. A second run is a no-op.`,
    )
    .action(demo);
}

async function demo(options: DemoOptions): Promise<void> {
  const config = loadCommandConfig();
  const { CURRENT_METHODOLOGY_VERSION } = await import('../../scoring/methodology-registry.ts');
  const { findSampleArchive, generateSampleArchive } = await import('../../sample/archive.ts');
  const { parseCompanyTickers } = await import('../../sources/discovery/company-tickers.ts');
  const { createProgressLine } = await import('../progress-line.ts');
  const { renderRunReport } = await import('../report/render-run-report.ts');
  const { renderDemoHints } = await import('../report/render-demo-hints.ts');
  const { runWorkflow } = await import('../run-workflow.ts');
  const { withStack } = await import('../with-stack.ts');
  const say = (line: string): void => void process.stderr.write(`${line}\n`);

  const progress = createProgressLine();
  const dir = join(config.home, 'sample');
  const parameters = {
    dir,
    seed: options.seed,
    issuers: options.issuers,
    // A night of many quarterly reports: 45 days after the quarter's end.
    endDate: '2026-11-13',
    gzip: false,
    // Some files are missing, truncated or malformed, so that the report shows how they are handled.
    damaged: true,
  };
  const sample =
    (await findSampleArchive(parameters)) ??
    (await generateSampleArchive({
      ...parameters,
      onProgress: (done, total) => progress.show(`sample archive ${done}/${total} issuers`, done / total),
    }));
  progress.clear();
  say(
    `sample      ${sample.filings} filings of ${sample.issuers} fictional issuers, ${sample.from} to ${sample.to}, in ${dir}`,
  );

  const night = parseIsoDate(sample.to);
  const settings = { source: dir, batchSize: 50, window: 4 };
  const report = await withStack(config, say, async ({ client }) => {
    const ingest = (name: string, selector: FilingSelector, discoverOnly: boolean): Promise<RunReport> =>
      runWorkflow(
        client,
        {
          workflowType: 'ingestRunWorkflow',
          workflowId: `ingest-run/${name}`,
          input: { ...settings, selector, discoverOnly, ingestWorkflowId: `ingest/run/${name}` },
        },
        progress,
      );
    // Everything up to the day before, as an operator would bring a new deployment up to date.
    const before = { by: 'filed-date', from: parseIsoDate(sample.from), to: addDays(night, -1) } as const;
    const history = await ingest('sample-history', before, false);
    if (!options.json) console.log(`\n${renderRunReport(history)}`);
    // The issuers' submission lists show that nothing precedes the archive, which capacity of a three-year shelf requires.
    const tickers = parseCompanyTickers(readFileSync(join(dir, 'files/company_tickers.json')));
    await ingest('sample-issuers', { by: 'cik', ciks: [...new Set(tickers.map(({ cik }) => cik))] }, true);
    return runWorkflow(
      client,
      {
        workflowType: 'nightlyWorkflow',
        workflowId: `nightly/${night}`,
        input: {
          ...settings,
          businessDate: night,
          methodologyVersion: CURRENT_METHODOLOGY_VERSION,
          prices: join(dir, 'prices.csv'),
        },
      },
      progress,
    );
  });
  if (options.json) console.log(JSON.stringify(report, null, 2));
  else console.log(`${renderRunReport(report)}\n${renderDemoHints(report)}`);
}
