import type { Command } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { businessDateOf } from '../business-date.ts';
import { addNightOptions, type NightOptions, nightSettings } from '../run-options.ts';

interface NightlyOptions extends NightOptions {
  readonly date: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

export const help = `Discovers the filings of the date, ingests them, scores every covered issuer as of the date, and prints the report.
Uses the running stack, or starts one for the duration of the run. A second run with the same inputs is a no-op. One with others
computes the scores of the date again and keeps those it replaces. A run under way is joined if its inputs are the same,
else the command fails and says what differs.`;

export function register(command: Command): void {
  addNightOptions(command.requiredOption('--date <date>', 'business date in US Eastern time, YYYY-MM-DD'))
    .option('--force', 'run on a weekend or holiday too')
    .option('--json', 'print the report as JSON')
    .action((options: NightlyOptions) => nightly(options, command.optsWithGlobals()['verbose'] === true));
}

async function nightly(
  { date, force = false, json = false, ...options }: NightlyOptions,
  verbose: boolean,
): Promise<void> {
  const businessDate = businessDateOf(parseIsoDate(date), force);
  const input = { businessDate, force, ...nightSettings(options) };
  const { reportRun } = await import('../report-run.ts');
  const request = { workflowType: 'nightlyWorkflow', workflowId: `nightly/${businessDate}`, input } as const;
  await reportRun(request, { json, verbose });
}
