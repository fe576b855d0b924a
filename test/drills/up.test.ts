import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isListening } from '../../stack/ports.ts';
import { stopPostgres } from '../../stack/postgres.ts';
import { lineOf, resultOf, runCli, startCli } from '../cli.ts';
import { TEMPORAL_PROGRAMS } from '../temporal-programs.ts';

interface UpReport {
  readonly databaseUrl: string;
  readonly temporalAddress: string;
  readonly uiUrl: string | null;
  readonly apiUrl: string;
  readonly streamUrl: string;
  readonly apiKeyFile: string;
  readonly runningPid: number | null;
}

let home = '';
const env = () => ({ TIDEMARK_HOME: home });

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'tidemark-up-'));
  // mkdtemp gives 0700: as root, the server would put its data in a directory that is never cleaned up.
  chmodSync(home, 0o755);
  mkdirSync(TEMPORAL_PROGRAMS, { recursive: true });
  symlinkSync(TEMPORAL_PROGRAMS, join(home, 'bin'));
});

afterAll(async () => {
  await stopPostgres({ dataDir: join(home, 'postgres') });
  rmSync(home, { recursive: true, force: true });
});

const started: ChildProcess[] = [];
// One that a failed test leaves would be the one that the next test finds running.
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

async function startUp(): Promise<{ child: ChildProcess; report: UpReport }> {
  const child = startCli(['up', '--json'], { env: env() });
  started.push(child);
  const report = JSON.parse(await lineOf(child, /^\{/)) as UpReport;
  return { child, report };
}

/** The process that serves an address, by the `--port` of its command line. */
function temporalPid(address: string): number {
  const port = address.split(':')[1] ?? '';
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const file = `/proc/${name}/cmdline`;
    const words = existsSync(file) ? readFileSync(file, 'utf8').split('\0') : [];
    if (words[0]?.includes('temporal') && words[words.indexOf('--port') + 1] === port) return Number(name);
  }
  throw new Error(`no process serves port ${port}`);
}

function postmasterPid(): number {
  return Number(readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** A source that accepts requests and never responds: a run on it waits until it is stopped. */
async function silentSource(): Promise<{ url: string; asked: Promise<unknown>; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // The other side may reset the connection.
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, asked: once(server, 'connection'), close };
}

/** The one line that `up --json` prints when it fails. */
function errorOf(stderr: string): { code: string; message: string } {
  const { error } = JSON.parse(stderr) as { error: { code: string; message: string } };
  return { code: error.code, message: error.message };
}

async function untilClosed(address: string): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(100)) {
    if (!(await isListening(address))) return;
  }
  throw new Error(`${address} still listens`);
}

describe('tidemark up', { timeout: 180_000 }, () => {
  it('starts what is missing, says at a second call what runs, and stops all of it at Ctrl-C', async () => {
    const { child, report } = await startUp();
    const ended = resultOf(child);
    const database = new URL(report.databaseUrl).host;
    expect(report.runningPid).toBeNull();
    expect(new URL(report.databaseUrl).password).toBe('');
    expect(await isListening(database)).toBe(true);
    expect((await fetch(report.uiUrl ?? '')).status).toBe(200);
    // The keys of signing secrets are its own.
    expect(statSync(join(home, 'webhook-keys')).mode & 0o777).toBe(0o600);
    const created = ['webhooks', 'create', 'https://receiver.example/', '--event-types', '*', '--json'];
    expect(JSON.parse((await runCli(created, { env: env() })).stdout)).toHaveProperty('secret');
    // So is the key of this machine, which opens the API.
    expect(statSync(report.apiKeyFile).mode & 0o777).toBe(0o600);
    const headers = { 'x-api-key': readFileSync(report.apiKeyFile, 'utf8').trim() };
    expect((await fetch(`${report.apiUrl}/v1/monitors`)).status).toBe(401);
    expect((await fetch(`${report.apiUrl}/v1/monitors`, { headers })).status).toBe(200);
    // The stack's own stream, found by its home.
    const following = startCli(['stream'], { env: env() });
    started.push(following);
    const [status] = (await once(following.stderr ?? following, 'data')) as [Buffer];
    expect(status.toString()).toBe(`connected to ${report.streamUrl}\n`);
    const followed = resultOf(following);
    following.kill('SIGINT');
    expect((await followed).code).toBe(0);

    const [second, migrate] = await Promise.all([runCli(['up'], { env: env() }), runCli(['migrate'], { env: env() })]);
    expect(second).toMatchObject({ code: 0, stderr: '' });
    expect(second.stdout).toContain(`temporal    ${report.temporalAddress}`);
    expect(second.stdout).toContain(`stream      ${report.streamUrl}`);
    expect(second.stdout).toMatch(/already running in process \d+/);
    expect(migrate).toEqual({ code: 0, stdout: 'the schema is up to date\n', stderr: '' });

    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 0 });
    const addresses = [database, report.temporalAddress, new URL(report.apiUrl).host];
    expect(await Promise.all(addresses.map((address) => isListening(address)))).toEqual([false, false, false]);
    expect(existsSync(join(home, 'stack.json'))).toBe(false);
    expect(existsSync(join(home, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('recovers from kill -9: Temporal goes too, and the next one takes PostgreSQL over and stops it', async () => {
    const first = await startUp();
    // The shell execs node, so this is the command itself: nothing of ours gets to run.
    first.child.kill('SIGKILL');
    await once(first.child, 'close');
    await untilClosed(first.report.temporalAddress);
    expect(existsSync(join(home, 'stack.json'))).toBe(true);

    const key = readFileSync(first.report.apiKeyFile, 'utf8');
    const next = await startUp();
    const ended = resultOf(next.child);
    expect(readFileSync(next.report.apiKeyFile, 'utf8')).toBe(key);
    expect(next.report.runningPid).toBeNull();
    expect(next.report.databaseUrl).toBe(first.report.databaseUrl);
    next.child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
    expect(await isListening(new URL(next.report.databaseUrl).host)).toBe(false);
  });

  it('says in one line which port is taken and what to do, and leaves nothing running', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    try {
      const result = await runCli(['up'], { env: { ...env(), TIDEMARK_TEMPORAL_PORT: String(port) } });
      expect(result.code).toBe(1);
      expect(result.stderr).toBe(
        `tidemark: port ${port} for Temporal is in use: stop the process using it, or set TIDEMARK_TEMPORAL_PORT to another port\n`,
      );
    } finally {
      holder.close();
    }
    expect(existsSync(join(home, 'stack.json'))).toBe(false);
    expect(existsSync(join(home, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('keeps the password of its database to its owner', async () => {
    const { child } = await startUp();
    const ended = resultOf(child);
    const { statSync } = await import('node:fs');
    expect(statSync(join(home, 'stack.json')).mode & 0o077).toBe(0);
    expect(readFileSync(join(home, 'stack.json'), 'utf8')).toContain('postgres://');
    child.kill('SIGINT');
    await ended;
  });
});

describe('tidemark up, when one of its servers ends', { timeout: 180_000 }, () => {
  it.each([
    ['PostgreSQL is killed', 'SIGKILL', /^PostgreSQL stopped \(killed by SIGKILL; .*\); see .*server\.log$/],
    ['PostgreSQL is asked to stop', 'SIGTERM', /^PostgreSQL stopped \(exit code 0; .*\); see .*server\.log$/],
  ] as const)('stops with the reason where %s', async (_, signal, message) => {
    const { child, report } = await startUp();
    const ended = resultOf(child);
    process.kill(postmasterPid(), signal);
    const { code, stderr } = await ended;
    expect(code).toBe(75);
    expect(errorOf(stderr)).toEqual({ code: 'postgres-stopped', message: expect.stringMatching(message) });
    expect(await isListening(report.temporalAddress)).toBe(false);
    expect(existsSync(join(home, 'stack.json'))).toBe(false);
  });

  it('watches a PostgreSQL that it has taken over from a killed one', async () => {
    const first = await startUp();
    first.child.kill('SIGKILL');
    await once(first.child, 'close');
    await untilClosed(first.report.temporalAddress);
    const next = await startUp();
    const ended = resultOf(next.child);
    process.kill(postmasterPid(), 'SIGKILL');
    expect(await ended).toMatchObject({ code: 75, stderr: expect.stringContaining('PostgreSQL stopped') });
  });

  it('stops with the reason where Temporal is killed, without the stack of an error', async () => {
    const { child, report } = await startUp();
    const ended = resultOf(child);
    process.kill(temporalPid(report.temporalAddress), 'SIGKILL');
    const { code, stderr } = await ended;
    expect(code).toBe(75);
    const message = expect.stringMatching(/^the Temporal server stopped \(.*\); see .*temporal\.log$/);
    expect(errorOf(stderr)).toEqual({ code: 'temporal-stopped', message });
    expect(await isListening(new URL(report.databaseUrl).host)).toBe(false);
  });

  it('ends at SIGTERM while it starts, whatever it is doing', async () => {
    for (const delayMs of [300, 900, 1_800]) {
      const child = startCli(['up'], { env: env() });
      const ended = resultOf(child);
      await sleep(delayMs);
      child.kill('SIGTERM');
      const { code, stderr } = await ended;
      // 0: it had just come up; null: the signal came before anything listened to it.
      expect([0, 75, null], stderr).toContain(code);
      expect(stderr).not.toContain('    at ');
      expect(existsSync(join(home, 'stack.json'))).toBe(false);
      expect(existsSync(join(home, 'postgres', 'postmaster.pid'))).toBe(false);
    }
  });
});

describe('a command that waits for a run', { timeout: 180_000 }, () => {
  it.each([
    ['tidemark up is killed', (up: ChildProcess) => up.kill('SIGKILL')],
    ['Temporal is killed', (_: ChildProcess, address: string) => process.kill(temporalPid(address), 'SIGKILL')],
    ['PostgreSQL is killed', () => process.kill(postmasterPid(), 'SIGKILL')],
  ] as const)('says so in one line and exits with 75 where %s', async (_, end) => {
    const source = await silentSource();
    try {
      const { child, report } = await startUp();
      const stopped = once(child, 'close');
      const waiting = startCli(['ingest', '--cik', '1716947', '--source', source.url], { env: env() });
      const ended = resultOf(waiting);
      await source.asked;
      end(child, report.temporalAddress);
      const { code, stderr, stdout } = await ended;
      expect({ code, stdout }, stderr).toEqual({ code: 75, stdout: '' });
      const lines = stderr.trim().split('\n');
      expect(lines.filter((line) => line.startsWith('tidemark: '))).toEqual([lines.at(-1)]);
      expect(lines.at(-1)).toMatch(/the run resumes when the stack is up again/);
      expect(stderr).not.toContain('    at ');
      await stopped;
    } finally {
      source.close();
    }
  });
});
