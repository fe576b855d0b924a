import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import { createSecret } from '../../core/secret.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { startEmails } from '../../delivery/email-queue.ts';
import { createMailSender } from '../../delivery/mail-sender.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { until } from '../until.ts';
import { accessionOf } from './fixtures.ts';
import { createMonitorFixture, storeOffering } from './monitor-fixture.ts';

let database: TestDatabase;
let fixture: ReturnType<typeof createMonitorFixture>;
let server: SMTPServer;
let port: number;
const received: { readonly to: readonly string[]; readonly mail: ParsedMail }[] = [];
const messageIds: (string | undefined)[] = [];
const refusals: { readonly code: number; readonly text: string }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = createMonitorFixture(database.db);
  await ensurePromoted(database.db, ['offering-events@1' as ParserVersion]);
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parsed = simpleParser(stream);
      stream.on('end', () => {
        void take(parsed, session.envelope.rcptTo).then((refusal) => setImmediate(done, refusal, 'queued'));
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await database.drop();
});
beforeEach(async () => {
  received.length = 0;
  messageIds.length = 0;
  refusals.length = 0;
  await sql`truncate api.monitors, events.monitor_matches, events.emails, events.email_attempts, raw.filings cascade`.execute(
    database.db,
  );
});

/** Keeps an email, or says why the server refuses it. */
async function take(parsed: Promise<ParsedMail>, to: readonly { readonly address: string }[]): Promise<Error | null> {
  const mail = await parsed;
  messageIds.push(mail.messageId);
  const refusal = refusals.shift();
  if (refusal) return Object.assign(new Error(refusal.text), { responseCode: refusal.code });
  received.push({ to: to.map(({ address }) => address), mail });
  return null;
}

let stop: () => Promise<void> = async () => undefined;
afterEach(() => stop());

/** Sends what is due, from another address than the default's where one is given. */
function sendEmails(smtp = `smtp://127.0.0.1:${port}`): void {
  const settings = { smtpUrl: createSecret(smtp), from: 'Tidemark <monitors@tidemark.example>', unsubscribe: null };
  const sender = createMailSender(settings);
  const emails = startEmails(database.db, sender, { graceMs: 500 });
  stop = async () => {
    await emails.stop();
    sender.close();
    stop = async () => undefined;
  };
}

const emails = async () => {
  const { rows } = await sql<{ state: string; attempts: number }>`
    select state, attempts from events.emails order by created_at
  `.execute(database.db);
  return rows;
};
const attempts = async () => {
  const { rows } = await sql<{ outcome: string; status: number | null; error: string | null }>`
    select outcome, status, error_code as error from events.email_attempts order by claim
  `.execute(database.db);
  return rows;
};
const destination = { kind: 'email', recipient: 'desk@fund.example' } as const;

test('matches arrive in one email of text and HTML, with a way to unsubscribe', async () => {
  const monitor = await fixture.monitor('offering-events', 'type = atm', { destination });
  await storeOffering(database.db, 1, { type: 'atm', grossProceeds: '5000000' });
  await storeOffering(database.db, 2, { type: 'atm', fileNumber: '<b>&"x"' });
  await fixture.evaluate();
  sendEmails();
  await until('it arrives', async () => received.length > 0);
  await until('it is recorded', async () => (await emails()).every(({ state }) => state === 'delivered'));
  expect(received).toHaveLength(1);
  const [{ to, mail } = { to: [], mail: undefined }] = received;
  expect(to).toEqual(['desk@fund.example']);
  expect(mail?.subject).toBe(`${monitor.name}: 2 new matches`);
  expect(mail?.from?.text).toContain('monitors@tidemark.example');
  expect(mail?.headers.get('list')).toMatchObject({
    unsubscribe: {
      mail: expect.stringContaining(`monitors@tidemark.example?subject=unsubscribe%20${monitor.monitorId}`),
    },
  });
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  for (const n of [1, 2]) {
    expect(mail?.text).toContain(accessionOf(n));
    expect(mail?.html).toContain(accessionOf(n));
  }
  expect(mail?.text).toContain('grossProceeds: 5000000');
  expect(mail?.text).toContain('fileNumber: <b>&"x"');
  expect(mail?.html).toContain('fileNumber: &lt;b&gt;&amp;&quot;x&quot;');
  expect(await attempts()).toMatchObject([{ outcome: 'accepted' }]);
});

test('a refusal for now is tried again by the schedule, under the same Message-ID; a final one is not', async () => {
  await fixture.monitor('offering-events', null, { destination });
  await storeOffering(database.db, 1);
  await fixture.evaluate();
  refusals.push({ code: 451, text: 'later' });
  sendEmails();
  await until('it is recorded', async () => (await attempts()).length === 1);
  expect(await emails()).toMatchObject([{ state: 'pending', attempts: 1 }]);
  await stop();
  await sql`update events.emails set due_at = now()`.execute(database.db);
  sendEmails();
  await until('it arrives', async () => received.length > 0);
  await until('it is recorded', async () => (await emails())[0]?.state === 'delivered');
  expect(messageIds).toHaveLength(2);
  expect(new Set(messageIds).size).toBe(1);
  await stop();

  await storeOffering(database.db, 2);
  await fixture.evaluate();
  refusals.push({ code: 550, text: 'no such user' });
  sendEmails();
  await until('it is recorded', async () => (await emails()).at(-1)?.state === 'failed');
  expect((await attempts()).map(({ outcome, status }) => [outcome, status])).toContainEqual(['gone', 550]);
  expect(received).toHaveLength(1);
});

test('emails wait while the server is down', async () => {
  await fixture.monitor('offering-events', null, { destination });
  await storeOffering(database.db, 1);
  await fixture.evaluate();
  sendEmails('smtp://127.0.0.1:1');
  await until('it is recorded', async () => (await attempts()).length === 1);
  expect(await attempts()).toMatchObject([{ outcome: 'rejected', status: null }]);
  expect(await emails()).toMatchObject([{ state: 'pending', attempts: 1 }]);
});

test('a subject or value with line breaks adds no header', async () => {
  const monitor = await fixture.monitor('offering-events', null, { destination });
  await sql`update api.monitors set name = E'a\r\nBcc: evil@example.com'`.execute(database.db);
  await storeOffering(database.db, 1, { fileNumber: 'x\r\nBcc: other@example.com' });
  await fixture.evaluate();
  sendEmails();
  await until('it arrives', async () => received.length > 0);
  expect(received[0]?.to).toEqual(['desk@fund.example']);
  expect(received[0]?.mail.bcc).toBeUndefined();
  expect(received[0]?.mail.subject).toBe('a Bcc: evil@example.com: 1 new match');
  expect(monitor.isActive).toBe(true);
});
