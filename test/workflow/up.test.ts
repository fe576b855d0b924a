import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isListening } from '../../stack/ports.ts';
import { stopPostgres } from '../../stack/postgres.ts';
import { lineOf, resultOf, runCli, startCli } from '../cli.ts';
import { TEMPORAL_PROGRAMS } from '../temporal-programs.ts';

interface UpReport {
  readonly databaseUrl: string;
  readonly temporalAddress: string;
  readonly uiUrl: string | null;
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

async function startUp(): Promise<{ child: ChildProcess; report: UpReport }> {
  const child = startCli(['up', '--json'], { env: env() });
  const report = JSON.parse(await lineOf(child, /^\{/)) as UpReport;
  return { child, report };
}

async function untilClosed(address: string): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(100)) {
    if (!(await isListening(address))) return;
  }
  throw new Error(`${address} still listens`);
}

describe('tidemark up', () => {
  it('starts what is missing, says at a second call what runs, and stops all of it at Ctrl-C', async () => {
    const { child, report } = await startUp();
    const ended = resultOf(child);
    const database = new URL(report.databaseUrl).host;
    expect(report.runningPid).toBeNull();
    expect(new URL(report.databaseUrl).password).toBe('');
    expect(await isListening(database)).toBe(true);
    expect((await fetch(report.uiUrl ?? '')).status).toBe(200);

    const [second, migrate] = await Promise.all([runCli(['up'], { env: env() }), runCli(['migrate'], { env: env() })]);
    expect(second).toMatchObject({ code: 0, stderr: '' });
    expect(second.stdout).toContain(`temporal    ${report.temporalAddress}`);
    expect(second.stdout).toMatch(/already running in process \d+/);
    expect(migrate).toEqual({ code: 0, stdout: 'the schema is up to date\n', stderr: '' });

    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 0 });
    expect(await Promise.all([database, report.temporalAddress].map((address) => isListening(address)))).toEqual([
      false,
      false,
    ]);
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

    const next = await startUp();
    const ended = resultOf(next.child);
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
