import type { Command } from 'commander';
import { contentHash } from '../../core/hashes.ts';
import { addIngestOptions, type IngestOptions, ingestSettings } from '../run-options.ts';
import { addSelectorOptions, type SelectorOptions, selectorOf } from '../selector-options.ts';

interface IngestCommandOptions extends SelectorOptions, IngestOptions {
  readonly discoverOnly?: boolean;
  readonly json?: boolean;
}

export const help = `Discovers and ingests filings without scoring. Stored filings are not fetched again, parsed ones not parsed again; the
same command resumes an interrupted run. A run under way with the same selection is joined if its inputs are the same, else
the command fails and says what differs.`;

export function register(command: Command): void {
  addIngestOptions(addSelectorOptions(command))
    .option('--all', 'everything in the source (archives only)')
    .option('--discover-only', 'record which filings exist; fetch nothing')
    .option('--json', 'print the report as JSON')
    .action((options: IngestCommandOptions) => ingest(options, command.optsWithGlobals()['verbose'] === true));
}

async function ingest(options: IngestCommandOptions, verbose: boolean): Promise<void> {
  const selector = selectorOf(options);
  const settings = ingestSettings(options);
  const name = contentHash({ selector, source: settings.source }).slice(0, 12);
  const { discoverOnly = false, json = false } = options;
  const input = { ...settings, selector, discoverOnly, ingestWorkflowId: `ingest/run/${name}` };
  const { reportRun } = await import('../report-run.ts');
  const request = { workflowType: 'ingestRunWorkflow', workflowId: `ingest-run/${name}`, input } as const;
  await reportRun(request, { json, verbose });
}
