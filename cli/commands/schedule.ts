import { resolve } from 'node:path';
import type { Command } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { loadCommandConfig } from '../environment.ts';
import { parsePositiveInteger } from '../number-option.ts';
import { parseSource } from '../source-option.ts';

interface CreateOptions {
  readonly firstDate: string;
  readonly source: string;
  readonly methodology?: string;
  readonly prices?: string;
  readonly thresholdLists?: string;
  readonly batchSize: number;
  readonly at: string;
}

export function register(command: Command): void {
  command.addHelpText(
    'after',
    `
The nightly schedule starts on weekdays in US Eastern time, after EDGAR has rebuilt its index. Each start materializes
every business date since --first-date that has no finished run, so missed nights are caught up.`,
  );
  command
    .command('create')
    .description('create the nightly schedule, or change it')
    .requiredOption('--first-date <date>', 'first business date to materialize')
    .option('--source <source>', '"edgar", an archive directory, or the address of a mirror', 'edgar')
    .option('--methodology <version>', 'methodology of the scores; default: the current one')
    .option('--prices <file>', 'CSV or Parquet with ticker,date,close,volume')
    .option('--threshold-lists <dir>', 'directory of Regulation SHO threshold lists, read every night')
    .option('--batch-size <n>', 'filings per activity', parsePositiveInteger, 50)
    .option('--at <HH:MM>', 'start time, US Eastern', '22:30')
    .action(create);
  command
    .command('describe')
    .description('print the schedule and its recent runs')
    .option('--json', 'as JSON')
    .action(describe);
  command
    .command('pause')
    .description('pause the schedule')
    .action(() => change('pause'));
  command
    .command('resume')
    .description('resume the schedule; missed nights are caught up')
    .action(() => change('resume'));
  command
    .command('trigger')
    .description('start the nightly run now')
    .action(() => change('trigger'));
  command
    .command('delete')
    .description('delete the schedule; runs under way continue')
    .action(() => change('delete'));
}

async function create(options: CreateOptions): Promise<void> {
  const config = loadCommandConfig();
  const firstDate = parseIsoDate(options.firstDate);
  const source = parseSource(options.source);
  const { CURRENT_METHODOLOGY_VERSION } = await import('../../scoring/methodology-registry.ts');
  const { upsertNightlySchedule, parseTimeOfDay } = await import('../nightly-schedule.ts');
  const at = parseTimeOfDay(options.at);
  const { withTemporal } = await import('../with-temporal.ts');
  const created = await withTemporal(config, (client) =>
    upsertNightlySchedule(client, at, {
      firstDate,
      source,
      methodologyVersion: options.methodology ?? CURRENT_METHODOLOGY_VERSION,
      prices: options.prices ? resolve(options.prices) : null,
      thresholdLists: options.thresholdLists ? resolve(options.thresholdLists) : null,
      batchSize: options.batchSize,
      window: 4,
    }),
  );
  console.log(
    `schedule "nightly" ${created ? 'created' : 'changed'}: weekdays at ${options.at} US Eastern, from ${firstDate}`,
  );
}

async function describe(options: { json?: boolean }): Promise<void> {
  const config = loadCommandConfig();
  const { describeNightlySchedule } = await import('../nightly-schedule.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  const description = await withTemporal(config, describeNightlySchedule);
  if (options.json) {
    console.log(JSON.stringify(description, null, 2));
    return;
  }
  console.log(`nightly: ${description.paused ? `paused (${description.note})` : 'active'}`);
  for (const run of description.recent)
    console.log(`  scheduled ${run.scheduledAt}  started ${run.startedAt}  ${run.workflowId}`);
  console.log(`  next: ${description.next.join(', ') || 'none'}`);
}

async function change(action: 'pause' | 'resume' | 'trigger' | 'delete'): Promise<void> {
  const config = loadCommandConfig();
  const { changeNightlySchedule } = await import('../nightly-schedule.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  await withTemporal(config, (client) => changeNightlySchedule(client, action));
  console.log(`nightly: ${{ pause: 'paused', resume: 'resumed', trigger: 'started', delete: 'deleted' }[action]}`);
}
