import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ScheduleOverlapPolicy } from '@temporalio/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pollOnce } from '../../cli/feed-polls.ts';
import { upsertFeedSchedule } from '../../cli/feed-schedules.ts';
import { changeSchedule, describeSchedule } from '../../cli/schedules.ts';
import { getFilings } from '../../db/repositories/filings/filings.ts';
import { readEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { createArchiveSource } from '../../sources/archive/archive-source.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { discoverDay } from '../../sources/discovery/discover-day.ts';
import type { FeedPollInput } from '../../workflows/feed-poll.ts';
import { lineOf, resultOf, runCli, startCli } from '../cli.ts';
import { litigation, proceeding, rssFeed } from '../enforcement-feeds.ts';
import { listed } from '../feed-fixture.ts';
import { createTestArchive, type TestArchive } from './sample-archive.ts';
import { createTestStack, type TestStack, until } from './test-stack.ts';

let archive: TestArchive;
let mirror: MirrorServer;
let stack: TestStack;
let input: FeedPollInput;
let env: Readonly<Record<string, string>>;
beforeAll(async () => {
  archive = await createTestArchive('feed', 3);
  mirror = await createMirrorServer(archive.dir);
  stack = await createTestStack();
  await stack.startWorker();
  input = { source: mirror.url, maxPages: 20, ingest: null };
  env = {
    DATABASE_URL: stack.addresses.databaseUrl.reveal(),
    TEMPORAL_ADDRESS: stack.addresses.temporalAddress,
    TIDEMARK_HOME: stack.home,
  };
});
afterAll(async () => {
  await stack.close();
  await mirror.close();
  await archive.remove();
});

const published = async () =>
  (await readEvents(stack.db, { after: 0n, limit: 10_000 }))
    .filter(({ eventType, silent }) => eventType === 'filing.published' && !silent)
    .map(({ naturalKey }) => naturalKey);

/** The filings of the archive's busiest day, as the feed lists them. */
async function ofBusiestDay() {
  const { filings } = await discoverDay(await createArchiveSource(archive.dir), archive.busiest as never);
  return filings.map(({ filers, accessionNumber, form, filedDate }) => {
    return { accessionNumber, form, filedDate, filers: [...filers], items: [] };
  });
}

/** A task that a busy server loses is repeated after a minute. */
const PATIENCE_MS = 90_000;

describe('the schedule of feed polls', () => {
  const polls = async (status = ''): Promise<number> => {
    let count = 0;
    const query = `WorkflowType = "feedPollWorkflow"${status}`;
    for await (const _ of stack.client.workflow.list({ query })) count += 1;
    return count;
  };
  /** Lets polls of the past start now, all at once. */
  const startsOf = (start: string, end: string) =>
    stack.client.schedule.getHandle('feed').backfill({
      start: new Date(start),
      end: new Date(end),
      overlap: ScheduleOverlapPolicy.ALLOW_ALL,
    });

  test('polls every 30 seconds of the day, and rests at night and at weekends', async () => {
    expect(await upsertFeedSchedule(stack.client, 30, input)).toBe(true);
    await changeSchedule(stack.client, 'feed', 'pause');
    expect(await upsertFeedSchedule(stack.client, 30, input)).toBe(false);
    expect(await describeSchedule(stack.client, 'feed')).toMatchObject({ paused: true, input });
    mirror.publish([listed(1)]);
    const before = await polls();
    // In New York: Wednesday from 22:13:59 to 22:50, that night until 06:00, a minute of Wednesday morning, and a weekend until
    // Monday at 06:00. Each reaches into the day, and the next waits for its starts: the server loses ranges sent at once.
    let due = 0;
    for (const [start, end, starts] of [
      ['2025-03-27T02:13:59Z', '2025-03-27T02:50:00Z', 2],
      ['2025-03-27T02:50:00Z', '2025-03-27T10:00:15Z', 1],
      ['2025-03-26T13:59:59Z', '2025-03-26T14:01:00Z', 3],
      ['2025-03-29T04:00:00Z', '2025-03-31T10:00:15Z', 1],
    ] as const) {
      await startsOf(start, end);
      due += starts;
      await until(`${due} polls were started`, async () => (await polls()) - before >= due, PATIENCE_MS);
    }
    await until('the filing is announced', async () => (await published()).length > 0, PATIENCE_MS);
    expect(await published()).toEqual([listed(1).accessionNumber]);
    expect((await polls()) - before).toBe(due);
    await changeSchedule(stack.client, 'feed', 'delete');
    // A poll under way would announce what later tests publish.
    await until('the polls have ended', async () => (await polls(' and ExecutionStatus = "Running"')) === 0);
  }, 180_000);
});

describe('a poll with --ingest', () => {
  test('ingests what was seen by the workflow of the night, which then has nothing left to announce', async () => {
    const filings = await ofBusiestDay();
    mirror.publish(filings);
    const numbers = filings.map(({ accessionNumber }) => accessionNumber);
    const { ingestWorkflowId, ...poll } = await pollOnce(stack.client, {
      ...input,
      ingest: { batchSize: 5, window: 2 },
    });
    expect(new Set(poll.published.map(({ accessionNumber }) => accessionNumber))).toEqual(new Set(numbers));
    expect(ingestWorkflowId).toBe(`ingest-run/feed/${mirror.url}`);
    const stored = await getFilings(stack.db, numbers);
    expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(['processed']));
    const { rows } = await sql`select kind, status, silent_reason from ops.runs`.execute(stack.db);
    expect(rows).toEqual([{ kind: 'ingest', status: 'succeeded', silent_reason: null }]);

    const seen = await sql`select accession_number, first_seen_at from raw.filings order by 1`.execute(stack.db);
    const announced = await published();
    await stack.nightly(archive.busiest, mirror.url, archive.prices);
    expect(await published()).toEqual(announced);
    expect(
      (await sql`select accession_number, first_seen_at from raw.filings order by 1`.execute(stack.db)).rows,
    ).toEqual(seen.rows);
    const unconfirmed = await sql`
      select accession_number from raw.feed_sightings where confirmed_at is null and accession_number = any(${numbers})
    `.execute(stack.db);
    expect(unconfirmed.rows).toEqual([]);
    // Nothing is pending any more, so the next poll starts no ingest.
    expect(await pollOnce(stack.client, { ...input, ingest: { batchSize: 5, window: 2 } })).toMatchObject({
      published: [],
    });
  });

  test('a poll that fails is reported with its reason, and the next one works', async () => {
    mirror.addFaults([{ kind: 'truncate', match: 'browse-edgar' }]);
    await expect(pollOnce(stack.client, input)).rejects.toMatchObject({
      code: 'feed-malformed',
      message: expect.stringContaining('the current-filings feed cannot be read'),
    });
    mirror.clearFaults();
    mirror.publish([listed(2)]);
    expect((await pollOnce(stack.client, input)).published).toHaveLength(1);
  });
});

describe('the commands', () => {
  test('tidemark feed polls, and status says how the feed does', async () => {
    mirror.publish([listed(3, { form: 'NT 10-K' })]);
    const poll = await runCli(['feed', '--once', '--source', mirror.url], { env });
    expect([poll.code, poll.stdout]).toEqual([
      0,
      expect.stringMatching(
        /^0001234567-24-000003 {2}2024-11-22 {2}NT 10-K {2}COMPANY 3 CORP\n1 new filing; \d+ listings on \d+ pages?\n$/,
      ),
    ]);
    const refused = await runCli(['feed', '--source', archive.dir], { env });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('is a directory and has no feed')]);
    const status = await runCli(['status'], { env });
    expect(status.stdout).toContain(`  ${mirror.url}: read 20`);
    expect(status.stdout).toMatch(/ {2}\d+ filings await the index of their date/);
  });

  test('tidemark feed --watch goes on after a poll that fails, until it is interrupted', async () => {
    mirror.addFaults([{ kind: 'truncate', match: 'browse-edgar', times: 1 }]);
    const child = startCli(['feed', '--watch', '--every', '5', '--json', '--source', mirror.url], { env });
    const output = resultOf(child);
    await lineOf(child, /"publishedCount":0/);
    mirror.publish([listed(4)]);
    await lineOf(child, /"publishedCount":1/);
    child.kill('SIGINT');
    const { code, stderr } = await output;
    expect(code).toBe(75);
    expect(stderr).toContain('poll failed: the current-filings feed cannot be read');
  });

  test('tidemark schedule creates, describes, pauses and deletes the schedules of the feeds', async () => {
    const schedule = (...args: string[]) => runCli(['schedule', ...args], { env });
    expect((await schedule('create-feed', '--source', mirror.url, '--every', '60', '--ingest')).stdout).toBe(
      'schedule "feed" created: every 60 s, weekdays from 06:00 to 22:15 US Eastern\n',
    );
    expect((await schedule('pause', 'feed')).stdout).toBe('feed: paused\n');
    expect((await schedule('create-enforcement', '--source', mirror.url)).stdout).toBe(
      'schedule "enforcement" created: daily at 19:00 US Eastern\n',
    );
    expect(JSON.parse((await schedule('describe', '--json')).stdout)).toMatchObject({
      feed: { paused: true, input: { source: mirror.url, ingest: { batchSize: 20 } } },
      enforcement: { paused: false, input: { source: mirror.url } },
    });
    expect((await schedule('delete', 'feed')).stdout).toBe('feed: deleted\n');
    const missing = await schedule('pause', 'feed');
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('tidemark schedule create-feed')]);
    expect((await schedule('create-feed', '--every', '1')).stderr).toContain('give 5 to 3600 seconds');
  });

  test('tidemark enforcement reads both feeds and lists what is stored', async () => {
    const serve = async (path: string, text: string): Promise<void> => {
      const file = join(archive.dir, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    };
    const releases = 'enforcement-litigation/litigation-releases/rss';
    await serve(releases, rssFeed('Litigation Releases', [litigation(26_601, 'SEC v. A & B')]));
    const orders = rssFeed('Administrative Proceedings', [proceeding('34-106250', 'C INC.')]);
    await serve('enforcement-litigation/administrative-proceedings/rss', orders);
    const first = await runCli(['enforcement', 'sync', '--source', mirror.url], { env });
    expect(first.stdout).toBe(
      'litigation-releases: 1 new of 1 item, announced to nobody: the first load\nadministrative-proceedings: 1 new of 1 item, announced to nobody: the first load\n',
    );
    const both = [litigation(26_602, 'D'), litigation(26_601, 'SEC v. A & B')];
    await serve(releases, rssFeed('Litigation Releases', both));
    const again = await runCli(['enforcement', 'sync', '--source', mirror.url], { env });
    expect(again.stdout).toContain('litigation-releases: 1 new of 2 items\n');
    const list = await runCli(['enforcement', 'list', '--feed', 'litigation-releases', '--json'], { env });
    expect(JSON.parse(list.stdout)).toMatchObject([
      { releaseNumber: 'LR-26602', respondents: 'D' },
      { releaseNumber: 'LR-26601', respondents: 'SEC v. A & B' },
    ]);
  });
});
