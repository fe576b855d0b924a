import type { Command } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { businessDateOf } from '../business-date.ts';
import { loadCommandConfig } from '../environment.ts';
import { permanentError } from '../errors.ts';
import {
  addFeedOptions,
  addNightOptions,
  type FeedOptions,
  feedSettings,
  type NightOptions,
  nightSettings,
  parseSource,
} from '../run-options.ts';
import type { ScheduleDescriptionLines } from '../schedules.ts';

interface CreateOptions extends NightOptions {
  readonly firstDate: string;
  readonly at: string;
  readonly force?: boolean;
}

const CHANGES = {
  pause: { description: 'pause a schedule', done: 'paused' },
  resume: { description: 'resume a schedule; missed nights are caught up', done: 'resumed' },
  trigger: { description: 'start what is scheduled now', done: 'started' },
  delete: { description: 'delete a schedule; runs under way continue', done: 'deleted' },
} as const;

export const help = `The nightly schedule starts on weekdays in US Eastern time, after EDGAR has rebuilt its index. Each start materializes
every business date since --first-date that has no finished run, so missed nights are caught up. The feed schedule polls
EDGAR's current filings every few seconds, but not from 22:15 to 06:00 Eastern and at weekends, when EDGAR releases
nothing. The enforcement schedule reads the SEC's feeds of enforcement releases once a day, and the retention schedule
does what "tidemark prune" does. Without a name, pause, resume, trigger and delete mean the nightly schedule.`;

export function register(command: Command): void {
  addNightOptions(command.command('create'))
    .description('create the nightly schedule, or change it')
    .requiredOption('--first-date <date>', 'first business date to materialize')
    .option('--at <HH:MM>', 'start time, US Eastern', '22:30')
    .option('--force', 'take a weekend or holiday as the first date too')
    .action(create);
  addFeedOptions(command.command('create-feed'))
    .description('create the schedule of feed polls, or change it')
    .action(createFeed);
  command
    .command('create-enforcement')
    .description('create the daily sync of enforcement releases, or change it')
    .option('--source <source>', '"edgar", or the address of a mirror', 'edgar')
    .option('--at <HH:MM>', 'start time, US Eastern', '19:00')
    .action(createEnforcement);
  command
    .command('create-retention')
    .description('create the daily removal of what is older than its retention, or change it')
    .option('--at <HH:MM>', 'start time, US Eastern', '03:00')
    .action(createRetention);
  command
    .command('describe')
    .description('print the schedules and their recent runs')
    .option('--json', 'as JSON')
    .action(describe);
  for (const action of ['pause', 'resume', 'trigger', 'delete'] as const) {
    command
      .command(action)
      .argument('[schedule]', 'nightly, feed, enforcement or retention', 'nightly')
      .description(CHANGES[action].description)
      .action((name: string) => change(name, action));
  }
}

async function create({ firstDate: first, at, force = false, ...options }: CreateOptions): Promise<void> {
  const config = loadCommandConfig();
  const firstDate = businessDateOf(parseIsoDate(first), force);
  const { upsertNightlySchedule } = await import('../nightly-schedule.ts');
  const { parseTimeOfDay } = await import('../schedules.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  const time = parseTimeOfDay(at);
  const input = { firstDate, ...nightSettings(options) };
  const { checkInputs } = await import('../check-inputs.ts');
  await checkInputs(config, input);
  const created = await withTemporal(config, (client) => upsertNightlySchedule(client, time, input));
  console.log(`schedule "nightly" ${created ? 'created' : 'changed'}: weekdays at ${at} US Eastern, from ${firstDate}`);
}

async function createFeed({ every, ...options }: FeedOptions): Promise<void> {
  const config = loadCommandConfig();
  const input = feedSettings(options);
  const { checkFeedSource } = await import('../check-inputs.ts');
  await checkFeedSource(config, input.source);
  const { upsertFeedSchedule } = await import('../feed-schedules.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  const created = await withTemporal(config, (client) => upsertFeedSchedule(client, every, input));
  const done = created ? 'created' : 'changed';
  console.log(`schedule "feed" ${done}: every ${every} s, weekdays from 06:00 to 22:15 US Eastern`);
}

async function createEnforcement({
  source: from,
  at,
}: {
  readonly source: string;
  readonly at: string;
}): Promise<void> {
  const config = loadCommandConfig();
  const source = parseSource(from);
  const { checkFeedSource } = await import('../check-inputs.ts');
  await checkFeedSource(config, source);
  const { upsertEnforcementSchedule } = await import('../feed-schedules.ts');
  const { parseTimeOfDay } = await import('../schedules.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  const time = parseTimeOfDay(at);
  const created = await withTemporal(config, (client) => upsertEnforcementSchedule(client, time, { source }));
  console.log(`schedule "enforcement" ${created ? 'created' : 'changed'}: daily at ${at} US Eastern`);
}

async function createRetention({ at }: { readonly at: string }): Promise<void> {
  const { upsertRetentionSchedule } = await import('../retention-schedule.ts');
  const { parseTimeOfDay } = await import('../schedules.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  const time = parseTimeOfDay(at);
  const created = await withTemporal(loadCommandConfig(), (client) => upsertRetentionSchedule(client, time));
  console.log(`schedule "retention" ${created ? 'created' : 'changed'}: daily at ${at} US Eastern`);
}

async function describe(options: { readonly json?: boolean }): Promise<void> {
  const { describeSchedules, SCHEDULES } = await import('../schedules.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  const found = await withTemporal(loadCommandConfig(), describeSchedules);
  if (options.json) return console.log(JSON.stringify(found, null, 2));
  const schedules = Object.entries(found);
  if (schedules.length === 0) {
    const commands = Object.values(SCHEDULES).join('; ');
    throw permanentError('schedule-not-found', `there is no schedule; create them with: ${commands}`);
  }
  for (const [name, description] of schedules) print(name, description);
}

function print(name: string, { paused, note, recent, next }: ScheduleDescriptionLines): void {
  console.log(`${name}: ${paused ? `paused (${note})` : 'active'}`);
  for (const { scheduledAt, startedAt, workflowId } of recent) {
    console.log(`  scheduled ${scheduledAt}  started ${startedAt}  ${workflowId}`);
  }
  console.log(`  next: ${next.join(', ') || 'none'}`);
}

async function change(schedule: string, action: keyof typeof CHANGES): Promise<void> {
  const { changeSchedule, parseScheduleName } = await import('../schedules.ts');
  const { withTemporal } = await import('../with-temporal.ts');
  const name = parseScheduleName(schedule);
  await withTemporal(loadCommandConfig(), (client) => changeSchedule(client, name, action));
  console.log(`${name}: ${CHANGES[action].done}`);
}
