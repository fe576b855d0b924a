import type { Command } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import { contentHash } from '../../core/hashes.ts';
import { parseAccessionNumber, parseCik } from '../../core/ids.ts';
import type { FilingSelector } from '../../core/run-plan.ts';
import { loadCommandConfig } from '../environment.ts';
import { parsePositiveInteger } from '../number-option.ts';
import { parseSource } from '../source-option.ts';

interface IngestOptions {
  readonly accession?: readonly string[];
  readonly cik?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly all?: boolean;
  readonly source: string;
  readonly batchSize: number;
  readonly discoverOnly?: boolean;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .option('--accession <numbers...>', 'these filings')
    .option('--cik <ciks...>', 'all filings of these issuers')
    .option('--from <date>', 'filings filed on or after this date')
    .option('--to <date>', 'filings filed on or before this date')
    .option('--all', 'everything the source holds (archives only)')
    .option('--source <source>', '"edgar", an archive directory, or the address of a mirror', 'edgar')
    .option('--discover-only', 'record which filings exist; fetch nothing')
    .option('--batch-size <n>', 'filings per activity', parsePositiveInteger, 50)
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
Discovers and ingests filings without scoring. What is stored is not fetched again, what is parsed is not parsed again;
a run that was interrupted is taken up by the same command.`,
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

function selectorOf(options: IngestOptions): FilingSelector {
  const ways: FilingSelector[] = [];
  if (options.accession) {
    ways.push({ by: 'accession', accessionNumbers: options.accession.map(parseAccessionNumber) });
  }
  if (options.cik) ways.push({ by: 'cik', ciks: options.cik.map(parseCik) });
  if (options.from ?? options.to) {
    const from = parseIsoDate(options.from ?? options.to ?? '');
    const to = parseIsoDate(options.to ?? options.from ?? '');
    if (from > to) throw usage(`--from ${from} is later than --to ${to}`);
    ways.push({ by: 'filed-date', from, to });
  }
  if (options.all) ways.push({ by: 'all' });
  const [selector] = ways;
  if (!selector || ways.length > 1) {
    throw usage('say which filings, in one way: --accession, --cik, --from/--to, or --all');
  }
  return selector;
}

function usage(message: string): AppError {
  return new AppError(message, { code: 'usage', retryable: false });
}
