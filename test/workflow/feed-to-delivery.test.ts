import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pollOnce } from '../../cli/feed-polls.ts';
import { upsertFeedSchedule } from '../../cli/feed-schedules.ts';
import { changeSchedule } from '../../cli/schedules.ts';
import { parseIsoDate } from '../../core/dates.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import { newSealingKey } from '../../core/sealed-secret.ts';
import type { EventEnvelope } from '../../events/envelope.ts';
import { createArchiveSource } from '../../sources/archive/archive-source.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { discoverDay } from '../../sources/discovery/discover-day.ts';
import { runCli } from '../cli.ts';
import { type Receiver, startReceiver } from '../db/delivery-fixture.ts';
import { many } from '../feed-fixture.ts';
import { createTestArchive, type TestArchive } from './sample-archive.ts';
import { createTestStack, type TestStack, until } from './test-stack.ts';

const DESK = 'desk@fund.example';

let archive: TestArchive;
let mirror: MirrorServer;
let stack: TestStack;
let receiver: Receiver;
let mails: SMTPServer;
let env: Record<string, string>;
const received: EventEnvelope[] = [];
const emails: ParsedMail[] = [];
let secret = '';

/** A receiver as docs/webhooks.md describes it: it believes nothing that is not signed. */
async function startVerifyingReceiver(): Promise<Receiver> {
  return startReceiver(({ body }, response, { headers }) => {
    const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    received.push(new Webhook(secret).verify(body, signed) as EventEnvelope);
    response.writeHead(204).end();
  });
}

async function startMailServer(): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parsed = simpleParser(stream);
      stream.on('end', () => {
        void parsed.then((mail) => emails.push(mail)).finally(() => setImmediate(done));
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

beforeAll(async () => {
  archive = await createTestArchive('feed-to-delivery', 6);
  mirror = await createMirrorServer(archive.dir);
  receiver = await startVerifyingReceiver();
  mails = await startMailServer();
  const environment = {
    TIDEMARK_WEBHOOK_ALLOW: '127.0.0.1:*',
    TIDEMARK_WEBHOOK_KEYS: newSealingKey(),
    TIDEMARK_SMTP_URL: `smtp://127.0.0.1:${(mails.server.address() as AddressInfo).port}`,
    TIDEMARK_MAIL_FROM: 'Tidemark <monitors@tidemark.example>',
  };
  stack = await createTestStack({ environment });
  await stack.startWorker();
  env = {
    ...environment,
    DATABASE_URL: stack.addresses.databaseUrl.reveal(),
    TEMPORAL_ADDRESS: stack.addresses.temporalAddress,
    TIDEMARK_HOME: stack.home,
  };
});
afterAll(async () => {
  await stack.close();
  await receiver.close();
  await new Promise<void>((resolve) => mails.close(resolve));
  await mirror.close();
  await archive.remove();
});

async function cli<T>(...args: readonly string[]): Promise<T> {
  const { code, stdout, stderr } = await runCli([...args, '--json'], { env });
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as T;
}

/** An offering of the archive and the date of its index, as the feed would list it. */
async function anOffering() {
  const listed = archive.filings.find(({ form }) => form === '424B5');
  if (!listed) throw new Error('the archive has no offering');
  const { filings } = await discoverDay(await createArchiveSource(archive.dir), parseIsoDate(listed.filedDate));
  const filing = filings.find(({ accessionNumber }) => accessionNumber === listed.accessionNumber);
  if (!filing) throw new Error('the index does not list the offering');
  const { accessionNumber, form, filedDate, filers } = filing;
  return { accessionNumber, form, filedDate, filers: [...filers] };
}

const ofType = (type: string) => received.filter((event) => event.type === type);

test('a filing appears in the feed, and its event, the match of a monitor and an email arrive, each once', async () => {
  const url = receiver.url;
  ({ secret } = await cli<{ secret: string }>(
    'webhooks',
    'create',
    url,
    '--event-types',
    'filing.published',
    'monitor.match',
  ));
  const search = ['--dataset', 'offering-events', '--where', 'form = 424B5'];
  await cli('monitors', 'create', 'offerings', ...search, '--email', DESK);
  const ingest = { batchSize: 20, window: 2 };
  await upsertFeedSchedule(stack.client, 30, { source: mirror.url, maxPages: 5, ingest });
  await changeSchedule(stack.client, 'feed', 'pause');

  const offering = await anOffering();
  mirror.publish([offering]);
  // What the schedule does every 30 seconds of the day.
  await changeSchedule(stack.client, 'feed', 'trigger');
  await until('the event arrived', async () => ofType('filing.published').length > 0);
  expect(ofType('filing.published')[0]).toMatchObject({
    data: { accessionNumber: offering.accessionNumber, form: '424B5' },
    provenance: { source: 'SEC EDGAR', accessionNumber: offering.accessionNumber },
  });
  await until('the match arrived', async () => ofType('monitor.match').length > 0);
  expect(ofType('monitor.match')[0]).toMatchObject({
    data: { name: 'offerings', matchCount: 1, matches: [{ accessionNumber: offering.accessionNumber }] },
  });
  await until('the email arrived', async () => emails.length > 0);
  expect(emails[0]?.to).toMatchObject({ text: DESK });
  expect(emails[0]?.text).toContain(offering.accessionNumber);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from dilution.offering_events where accession_number = ${offering.accessionNumber}
  `.execute(stack.db);
  expect(rows).toEqual([{ count: 1 }]);

  // The next poll and the night see the same filing: the others of the date are news, it is not.
  await changeSchedule(stack.client, 'feed', 'trigger');
  await stack.nightly(offering.filedDate, mirror.url, archive.prices);
  const others = archive.filings.filter(({ filedDate }) => filedDate === offering.filedDate);
  await until('the night was delivered', async () => ofType('filing.published').length >= others.length);
  const numbers = ofType('filing.published').map(({ data }) => data['accessionNumber'] as AccessionNumber);
  expect(numbers.toSorted()).toEqual(others.map(({ accessionNumber }) => accessionNumber).toSorted());
  expect(new Set(received.map(({ id }) => id)).size).toBe(received.length);
  const matched = ofType('monitor.match').flatMap(
    ({ data }) => data['matches'] as readonly { readonly accessionNumber: string }[],
  );
  expect(matched.filter(({ accessionNumber }) => accessionNumber === offering.accessionNumber)).toHaveLength(1);
  expect(emails.filter(({ text }) => text?.includes(offering.accessionNumber))).toHaveLength(1);
  const { rows: waiting } = await sql<{ count: number }>`
    select count(*)::int as count from raw.feed_sightings where confirmed_at is null
  `.execute(stack.db);
  expect(waiting).toEqual([{ count: 0 }]);
}, 300_000);

test('a monitor matches what polls announce without an ingest, each filing once however many polls race', async () => {
  await cli('monitors', 'create', 'seen', '--dataset', 'filings', '--where', 'form = "NT 10-K"');
  const seen = many(1, 8, { form: 'NT 10-K' });
  const input = { source: mirror.url, maxPages: 5, ingest: null };
  await Promise.all(
    seen.map(async (filing) => {
      mirror.publish([filing]);
      await pollOnce(stack.client, input);
    }),
  );
  const matched = (): readonly string[] =>
    ofType('monitor.match')
      .filter(({ data }) => data['name'] === 'seen')
      .flatMap(({ data }) => data['matches'] as readonly { readonly accessionNumber: string }[])
      .map(({ accessionNumber }) => accessionNumber);
  await until('every filing was matched', async () => matched().length >= seen.length);
  expect(matched().toSorted()).toEqual(seen.map(({ accessionNumber }) => accessionNumber));
}, 120_000);
