import type { Command } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { businessDateOf } from '../business-date.ts';
import { loadCommandConfig } from '../environment.ts';
import { addNightOptions, type NightOptions, nightSettings } from '../run-options.ts';

interface CreateOptions extends NightOptions {
  readonly firstDate: string;
  readonly at: string;
  readonly force?: boolean;
}

const CHANGES = {
  pause: { description: 'pause the schedule', done: 'paused' },
  resume: { description: 'resume the schedule; missed nights are caught up', done: 'resumed' },
  trigger: { description: 'start the nightly run now', done: 'started' },
  delete: { description: 'delete the schedule; runs under way continue', done: 'deleted' },
} as const;

export const help = `The nightly schedule starts on weekdays in US Eastern time, after EDGAR has rebuilt its index. Each start materializes
every business date since --first-date that has no finished run, so missed nights are caught up.`;

export function register(command: Command): void {
  addNightOptions(command.command('create'))
    .description('create the nightly schedule, or change it')
    .requiredOption('--first-date <date>', 'first business date to materialize')
    .option('--at <HH:MM>', 'start time, US Eastern', '22:30')
    .option('--force', 'take a weekend or holiday as the first date too')
    .action(create);
  command
    .command('describe')
    .description('print the schedule and its recent runs')
    .option('--json', 'as JSON')
    .action(describe);
  for (const action of ['pause', 'resume', 'trigger', 'delete'] as const) {
    command
      .command(action)
      .description(CHANGES[action].description)
      .action(() => change(action));
  }
}

async function create({ firstDate: first, at, force = false, ...options }: CreateOptions): Promise<void> {
  const config = loadCommandConfig();
  const firstDate = businessDateOf(parseIsoDate(first), force);
  const { parseTimeOfDay, upsertNightlySchedule } = await import('../nightly-schedule.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  const time = parseTimeOfDay(at);
  const input = { firstDate, ...nightSettings(options) };
  const { checkInputs } = await import('../check-inputs.ts');
  await checkInputs(config, input);
  const created = await withTemporal(config, (client) => upsertNightlySchedule(client, time, input));
  console.log(`schedule "nightly" ${created ? 'created' : 'changed'}: weekdays at ${at} US Eastern, from ${firstDate}`);
}

async function describe(options: { readonly json?: boolean }): Promise<void> {
  const { describeNightlySchedule } = await import('../nightly-schedule.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  const description = await withTemporal(loadCommandConfig(), describeNightlySchedule);
  if (options.json) return console.log(JSON.stringify(description, null, 2));
  const { paused, note, recent, next } = description;
  console.log(`nightly: ${paused ? `paused (${note})` : 'active'}`);
  for (const { scheduledAt, startedAt, workflowId } of recent) {
    console.log(`  scheduled ${scheduledAt}  started ${startedAt}  ${workflowId}`);
  }
  console.log(`  next: ${next.join(', ') || 'none'}`);
}

async function change(action: keyof typeof CHANGES): Promise<void> {
  const { changeNightlySchedule } = await import('../nightly-schedule.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  await withTemporal(loadCommandConfig(), (client) => changeNightlySchedule(client, action));
  console.log(`nightly: ${CHANGES[action].done}`);
}
