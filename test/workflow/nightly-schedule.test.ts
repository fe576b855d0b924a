import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ScheduleOverlapPolicy } from '@temporalio/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upsertNightlySchedule } from '../../cli/nightly-schedule.ts';
import { changeSchedule, describeSchedule } from '../../cli/schedules.ts';
import { edgarBusinessDays } from '../../core/business-days.ts';
import { addDays, easternDateOf, type IsoDate } from '../../core/dates.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import type { ScheduledNightlyInput } from '../../workflows/scheduled-nightly.ts';
import { createTestArchive, type TestArchive } from './sample-archive.ts';
import { createTestStack, type TestStack, until } from './test-stack.ts';

const AT = { hour: 22, minute: 30 };
/** 22:30 in New York on Wednesday 26 and on Friday 28 March 2025. */
const WEDNESDAY = '2025-03-27T02:30:00Z';
const FRIDAY = '2025-03-29T02:30:00Z';

describe('the nightly schedule', () => {
  let archive: TestArchive;
  let mirror: MirrorServer;
  let stack: TestStack;
  let input: ScheduledNightlyInput;
  /** The index that is not there yet: the quarter's is taken away too, since it would stand in for it. */
  let thursday: { readonly file: string; readonly bytes: Buffer };
  beforeAll(async () => {
    archive = await createTestArchive('schedule');
    mirror = await createMirrorServer(archive.dir);
    stack = await createTestStack();
    await stack.startWorker();
    input = {
      firstDate: '2025-03-24' as IsoDate,
      source: mirror.url,
      methodologyVersion: '2026-11-01.1',
      prices: null,
      batchSize: 50,
      window: 4,
    };
    const indexes = join(archive.dir, 'Archives/edgar');
    const file = join(indexes, 'daily-index/2025/QTR1/master.20250327.idx.gz');
    thursday = { file, bytes: await readFile(file) };
    await rm(file);
    await rm(join(indexes, 'full-index/2025/QTR1/master.idx.gz'));
  });
  afterAll(async () => {
    await stack.close();
    await mirror.close();
    await archive.remove();
  });

  let started = 0;
  /** Lets a start of the past happen now, as after a time in which no server ran; resolves when it has ended. */
  async function start(act: () => Promise<void>): Promise<{ status: string; failure: string }> {
    await act();
    started += 1;
    const list = async () => {
      const runs = [];
      const query = 'WorkflowType = "scheduledNightlyWorkflow"';
      for await (const run of stack.client.workflow.list({ query })) runs.push(run);
      return runs;
    };
    await until('the scheduled run ended', async () => {
      const runs = await list();
      return runs.length === started && runs.every(({ status }) => status.name !== 'RUNNING');
    });
    const [latest] = (await list()).sort((a, b) => b.startTime.getTime() - a.startTime.getTime());
    if (!latest) throw new Error('no scheduled run');
    const failure = await stack.client.workflow
      .getHandle(latest.workflowId, latest.runId)
      .result()
      .then(
        () => '',
        (error: unknown) =>
          error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error),
      );
    return { status: latest.status.name, failure };
  }

  const startOf = (time: string) => () =>
    stack.client.schedule.getHandle('nightly').backfill({
      start: new Date(Date.parse(time) - 60_000),
      end: new Date(Date.parse(time) + 60_000),
      overlap: ScheduleOverlapPolicy.BUFFER_ALL,
    });

  async function nights(): Promise<Record<string, string>> {
    const { rows } = await sql<{ date: string; states: string }>`
      select business_date::text as date, string_agg(status, ', ' order by started_at) as states
      from ops.runs where kind = 'nightly' group by business_date order by business_date
    `.execute(stack.db);
    return Object.fromEntries(rows.map(({ date, states }) => [date, states]));
  }

  test('is created once, and changed when it is there; it starts on weekdays in New York', async () => {
    expect(await upsertNightlySchedule(stack.client, AT, { ...input, batchSize: 10 })).toBe(true);
    expect(await upsertNightlySchedule(stack.client, AT, input)).toBe(false);
    const description = await describeSchedule(stack.client, 'nightly');
    expect(description).toMatchObject({ paused: false, input });
    expect(description.next).toHaveLength(3);
    for (const next of description.next) {
      const parts = new Intl.DateTimeFormat('en-US', {
        timeZone: 'America/New_York',
        weekday: 'short',
        hour: 'numeric',
        minute: 'numeric',
        hourCycle: 'h23',
      }).format(new Date(next));
      expect(parts).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri),? 22:30$/);
    }
  });

  test('a start takes up every business date since the first that has no finished run', async () => {
    expect(await start(startOf(WEDNESDAY))).toEqual({ status: 'COMPLETED', failure: '' });
    expect(await nights()).toEqual({
      '2025-03-24': 'succeeded',
      '2025-03-25': 'succeeded',
      '2025-03-26': 'succeeded',
    });
  });

  test('a night that cannot be had stays missing, is named, and does not keep the next one', async () => {
    const { status, failure } = await start(startOf(FRIDAY));
    expect(status).toBe('FAILED');
    expect(failure).toMatch(/^1 of 2 nights are still missing: 2025-03-27: no index covers 2025-03-27 yet/);
    expect(await nights()).toEqual({
      '2025-03-24': 'succeeded',
      '2025-03-25': 'succeeded',
      '2025-03-26': 'succeeded',
      '2025-03-27': 'failed',
      '2025-03-28': 'succeeded',
    });
  });

  test('the next start takes up the missing night alone; one after that finds nothing to do', async () => {
    await writeFile(thursday.file, thursday.bytes);
    expect(await start(startOf(FRIDAY))).toEqual({ status: 'COMPLETED', failure: '' });
    expect(await nights()).toMatchObject({ '2025-03-26': 'succeeded', '2025-03-27': 'failed, succeeded' });
    const before = await nights();
    expect(await start(startOf(FRIDAY))).toEqual({ status: 'COMPLETED', failure: '' });
    expect(await nights()).toEqual(before);
  });

  test("a start by hand means the day it is, by the schedule's time and not by the archive's", async () => {
    const today = easternDateOf(Date.now());
    const firstDate = addDays(today, -8);
    await upsertNightlySchedule(stack.client, AT, { ...input, firstDate });
    const { failure } = await start(() => changeSchedule(stack.client, 'nightly', 'trigger'));
    const missing = edgarBusinessDays(firstDate, today);
    expect(failure).toContain(`${missing.length} of ${missing.length} nights are still missing: ${missing[0]}`);
  });

  test('is paused, resumed and deleted', async () => {
    await changeSchedule(stack.client, 'nightly', 'pause');
    expect((await describeSchedule(stack.client, 'nightly')).paused).toBe(true);
    await changeSchedule(stack.client, 'nightly', 'resume');
    expect((await describeSchedule(stack.client, 'nightly')).paused).toBe(false);
    await changeSchedule(stack.client, 'nightly', 'delete');
    await expect(describeSchedule(stack.client, 'nightly')).rejects.toMatchObject({ code: 'schedule-not-found' });
  });
});
