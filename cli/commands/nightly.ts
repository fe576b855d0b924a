import { resolve } from 'node:path';
import type { Command } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { loadCommandConfig } from '../environment.ts';
import { parsePositiveInteger } from '../number-option.ts';
import { parseSource } from '../source-option.ts';

interface NightlyOptions {
  readonly date: string;
  readonly source: string;
  readonly methodology?: string;
  readonly prices?: string;
  readonly thresholdLists?: string;
  readonly batchSize: number;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .requiredOption('--date <date>', 'business date in US Eastern time, YYYY-MM-DD')
    .option('--source <source>', '"edgar", an archive directory, or the address of a mirror', 'edgar')
    .option('--methodology <version>', 'methodology of the scores; default: the current one')
    .option('--prices <file>', 'CSV or Parquet with ticker,date,close,volume')
    .option('--threshold-lists <dir>', 'directory of Regulation SHO threshold lists; new ones are loaded')
    .option('--batch-size <n>', 'filings per activity', parsePositiveInteger, 50)
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
Discovers the filings of the date, ingests them, scores every covered issuer as of the date, and prints the report.
Uses the running stack, or starts one for the duration of the run. A second run is a no-op.`,
    )
    .action(nightly);
}

async function nightly(options: NightlyOptions): Promise<void> {
  const config = loadCommandConfig();
  const businessDate = parseIsoDate(options.date);
  const source = parseSource(options.source);
  const { CURRENT_METHODOLOGY_VERSION } = await import('../../scoring/methodology-registry.ts');
  const { withStack } = await import('../with-stack.ts');
  const { runWorkflow } = await import('../run-workflow.ts');
  const { createProgressLine } = await import('../progress-line.ts');
  const { renderRunReport } = await import('../report/render-run-report.ts');

  const report = await withStack(
    config,
    (line) => process.stderr.write(`${line}\n`),
    ({ client }) =>
      runWorkflow(
        client,
        {
          workflowType: 'nightlyWorkflow',
          workflowId: `nightly/${businessDate}`,
          input: {
            businessDate,
            source,
            methodologyVersion: options.methodology ?? CURRENT_METHODOLOGY_VERSION,
            prices: options.prices ? resolve(options.prices) : null,
            thresholdLists: options.thresholdLists ? resolve(options.thresholdLists) : null,
            batchSize: options.batchSize,
            window: 4,
          },
        },
        createProgressLine(),
      ),
  );
  console.log(options.json ? JSON.stringify(report, null, 2) : renderRunReport(report));
}
