import type { Command } from 'commander';
import { contentHash } from '../../core/hashes.ts';
import { loadCommandConfig } from '../environment.ts';
import { parsePositiveInteger } from '../number-option.ts';
import { type SelectorOptions, selectorOf } from '../selector-options.ts';
import { parseSource } from '../source-option.ts';

interface IngestOptions extends SelectorOptions {
  readonly source: string;
  readonly batchSize: number;
  readonly discoverOnly?: boolean;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .option('--accession <numbers...>', 'only these filings')
    .option('--cik <ciks...>', 'all filings of these issuers')
    .option('--from <date>', 'filings filed on or after this date')
    .option('--to <date>', 'filings filed on or before this date; default: today')
    .option('--all', 'everything in the source (archives only)')
    .option('--source <source>', '"edgar", an archive directory, or the address of a mirror', 'edgar')
    .option('--discover-only', 'record which filings exist; fetch nothing')
    .option('--batch-size <n>', 'filings per activity', parsePositiveInteger, 50)
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
Discovers and ingests filings without scoring. Stored filings are not fetched again, parsed ones not parsed again; the
same command resumes an interrupted run.`,
    )
    .action(ingest);
}

async function ingest(options: IngestOptions): Promise<void> {
  const config = loadCommandConfig();
  const selector = selectorOf(options);
  const source = parseSource(options.source);
  const { withStack } = await import('../with-stack.ts');
  const { runWorkflow } = await import('../run-workflow.ts');
  const { createProgressLine } = await import('../progress-line.ts');
  const { renderRunReport } = await import('../report/render-run-report.ts');

  const name = contentHash({ selector, source }).slice(0, 12);
  const report = await withStack(
    config,
    (line) => process.stderr.write(`${line}\n`),
    ({ client }) =>
      runWorkflow(
        client,
        {
          workflowType: 'ingestRunWorkflow',
          workflowId: `ingest-run/${name}`,
          input: {
            source,
            selector,
            discoverOnly: options.discoverOnly ?? false,
            batchSize: options.batchSize,
            window: 4,
            ingestWorkflowId: `ingest/run/${name}`,
          },
        },
        createProgressLine(),
      ),
  );
  console.log(options.json ? JSON.stringify(report, null, 2) : renderRunReport(report));
}
