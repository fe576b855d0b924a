import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Config, loadConfig } from '../../cli/config.ts';
import { upsertNightlySchedule } from '../../cli/nightly-schedule.ts';
import { describeSchedule } from '../../cli/schedules.ts';
import { withTemporal } from '../../cli/with-temporal.ts';
import { startWorker } from '../../cli/worker.ts';
import { parseIsoDate } from '../../core/dates.ts';
import { assertTemporalReachable } from '../../stack/temporal-health.ts';
import { createAuthority } from '../certificates.ts';
import { runCli } from '../cli.ts';
import { createTestStack, type TestStack } from '../workflow/test-stack.ts';
import { startTlsProxy, type TlsProxy } from '../workflow/tls-proxy.ts';

const API_KEY = 'a-key-of-temporal-cloud';
const authority = createAuthority('Test authority');
const server = authority.issue('Temporal');
const client = authority.issue('Tidemark');
const stranger = createAuthority('Another authority').issue('Tidemark');

let stack: TestStack;
let folder: string;
/** One asks for a client certificate, one takes any client. */
let mutual: TlsProxy;
let oneSided: TlsProxy;

beforeAll(async () => {
  stack = await createTestStack();
  folder = await mkdtemp(join(tmpdir(), 'tidemark-tls-'));
  const files = { ca: authority, server, client, stranger };
  for (const [name, { certificate, key }] of Object.entries(files)) {
    await writeFile(join(folder, `${name}.pem`), certificate);
    await writeFile(join(folder, `${name}.key`), key, { mode: 0o600 });
  }
  const tls = { cert: server.certificate, key: server.key };
  const { temporalAddress } = stack.addresses;
  mutual = await startTlsProxy(temporalAddress, {
    ...tls,
    ca: authority.certificate,
    requestCert: true,
    rejectUnauthorized: true,
  });
  oneSided = await startTlsProxy(temporalAddress, tls);
});
afterAll(async () => {
  await mutual.close();
  await oneSided.close();
  await stack.close();
  await rm(folder, { recursive: true, force: true });
});

const pathOf = (name: string) => join(folder, name);

/** Variables that name a file are given by the file's name alone. */
function environmentOf(proxy: TlsProxy, tls: Readonly<Record<string, string>>): Record<string, string> {
  const files = Object.entries(tls).map(([name, value]) => [name, name.endsWith('_PATH') ? pathOf(value) : value]);
  return {
    DATABASE_URL: stack.addresses.databaseUrl.reveal(),
    TIDEMARK_HOME: stack.home,
    TIDEMARK_DATA_DIRS: folder,
    TEMPORAL_ADDRESS: proxy.address,
    ...(Object.fromEntries(files) as Record<string, string>),
  };
}

const MUTUAL = (name: string) => ({
  TEMPORAL_TLS_SERVER_CA_CERT_PATH: 'ca.pem',
  TEMPORAL_TLS_CLIENT_CERT_PATH: `${name}.pem`,
  TEMPORAL_TLS_CLIENT_KEY_PATH: `${name}.key`,
});

function reach(config: Config): Promise<void> {
  const { temporalAddress, temporalSecurity } = config;
  return assertTemporalReachable({ temporalAddress: temporalAddress ?? '', temporalSecurity }, 'default');
}

async function runOneWorkflow(config: Config): Promise<string> {
  const { temporalAddress, temporalSecurity } = config;
  const worker = await startWorker(
    config,
    { ...stack.addresses, temporalAddress: temporalAddress ?? '', temporalSecurity },
    { logFile: join(stack.home, 'logs', 'tls.log') },
  );
  try {
    return await withTemporal(config, async (connected) => {
      const input = {
        source: folder,
        selector: { by: 'all' },
        discoverOnly: true,
        batchSize: 10,
        window: 1,
        ingestWorkflowId: `ingest/tls/${temporalAddress}`,
      };
      const handle = await connected.workflow.start('ingestRunWorkflow', {
        workflowId: `ingest-run/tls/${temporalAddress}`,
        taskQueue: 'tidemark',
        args: [input],
      });
      const report = (await handle.result()) as { readonly source: string };
      const schedule = { firstDate: parseIsoDate('2026-11-02'), nightly: input };
      await upsertNightlySchedule(connected, { hour: 22, minute: 30 }, schedule as never);
      expect((await describeSchedule(connected, 'nightly')).paused).toBe(false);
      return report.source;
    });
  } finally {
    await worker.stop();
  }
}

describe('Temporal over TLS', () => {
  test('client, worker and schedule connect with the authority and a client certificate', async () => {
    const config = loadConfig(environmentOf(mutual, MUTUAL('client')));
    await reach(config);
    expect(await runOneWorkflow(config)).toBe(folder);
    expect(mutual.requests.some(({ ':path': path }) => path?.endsWith('/PollWorkflowTaskQueue'))).toBe(true);
    expect(mutual.requests.every(({ authorization }) => authorization === undefined)).toBe(true);
  });

  test('an API key goes with every request of client and worker as a bearer token', async () => {
    const environment = environmentOf(oneSided, {
      TEMPORAL_API_KEY: API_KEY,
      TEMPORAL_TLS_SERVER_CA_CERT_DATA: authority.certificate,
    });
    expect(await runOneWorkflow(loadConfig(environment))).toBe(folder);
    const paths = new Set(oneSided.requests.map(({ ':path': path }) => path?.replace(/.*\//, '')));
    expect([...paths]).toEqual(
      expect.arrayContaining([
        'StartWorkflowExecution',
        'PollWorkflowTaskQueue',
        'PollActivityTaskQueue',
        'CreateSchedule',
      ]),
    );
    expect(oneSided.requests.filter(({ authorization }) => authorization !== `Bearer ${API_KEY}`)).toEqual([]);
  });

  test.each([
    ['no client certificate', { TEMPORAL_TLS_SERVER_CA_CERT_PATH: 'ca.pem' }],
    ['the client certificate of another authority', MUTUAL('stranger')],
    [
      'an authority that did not sign the server',
      { ...MUTUAL('client'), TEMPORAL_TLS_SERVER_CA_CERT_PATH: 'stranger.pem' },
    ],
    ["the system's authorities", { TEMPORAL_TLS: 'true' }],
    ['another server name', { ...MUTUAL('client'), TEMPORAL_TLS_SERVER_NAME: 'other.example' }],
    ['no TLS', {}],
  ])('a connection with %s is refused in one line', async (_, tls) => {
    const config = loadConfig(environmentOf(mutual, tls));
    await expect(reach(config)).rejects.toMatchObject({
      code: 'temporal-unreachable',
      message: expect.stringMatching(/^[^\n]+$/),
    });
  });

  test('a certificate that is missing or not PEM is named by its variable', async () => {
    await writeFile(pathOf('empty.pem'), 'nothing');
    for (const [file, why] of [
      ['none.pem', `cannot read ${pathOf('none.pem')} (ENOENT)`],
      ['empty.pem', 'has no certificate in PEM format'],
    ] as const) {
      const config = loadConfig(environmentOf(oneSided, { TEMPORAL_TLS_SERVER_CA_CERT_PATH: file }));
      await expect(reach(config)).rejects.toMatchObject({
        code: 'temporal-certificate-unreadable',
        message: `TEMPORAL_TLS_SERVER_CA_CERT_PATH: ${why}`,
      });
    }
  });

  test('a command needs nothing but these variables', async () => {
    const env = environmentOf(mutual, MUTUAL('client'));
    const { code, stdout, stderr } = await runCli(['schedule', 'describe', '--json'], { env });
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ nightly: { paused: false } });
  });
});
