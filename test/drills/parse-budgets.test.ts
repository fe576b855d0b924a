import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import pidusage from 'pidusage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createParsePool, type ParsePool, type ParsePoolOptions } from '../../activities/parse-pool.ts';
import { parseAccessionNumber } from '../../core/ids.ts';
import { decodeStaged, STAGED_NAMESPACE, type StagedFiling, type StagedParseRun } from '../../core/staged-filing.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';

const ACCESSION = '0000000001-26-000001';

/** An effectiveness notice, which a released parser reads, and what misbehaving parsers shall do with it. */
function filing(misbehavior: string): Buffer {
  const header = `ACCESSION NUMBER:\t\t${ACCESSION}\nCONFORMED SUBMISSION TYPE:\tRW\nFILED AS OF DATE:\t\t20260102\n`;
  const text = `Withdrawal of Registration Statement on Form S-1 (File No. 333-277095)\nmisbehave: ${misbehavior};\n`;
  const document = `<DOCUMENT>\n<TYPE>RW\n<SEQUENCE>1\n<FILENAME>rw.txt\n<TEXT>\n${text}</TEXT>\n</DOCUMENT>\n`;
  return Buffer.from(`<SEC-DOCUMENT>${ACCESSION}.txt : 20260102\n<SEC-HEADER>\n${header}</SEC-HEADER>\n${document}`);
}

/** Processes that the process has started; fails if there are none. */
function childrenOf(parent: number | undefined): readonly [number, ...number[]] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = table.split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  const [first, ...rest] = rows.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
  if (first === undefined) throw new Error('no child process');
  return [first, ...rest];
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

describe('budgets of parsers', { timeout: 180_000 }, () => {
  let dir: string;
  let rawStore: RawStore;
  const pools: ParsePool[] = [];
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'tidemark-budgets-'));
    rawStore = createDiskRawStore(dir);
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    await rm(dir, { recursive: true, force: true });
  });

  async function parsed(misbehavior: string, options: Partial<ParsePoolOptions> = {}): Promise<StagedFiling> {
    const parseModule = new URL('../parse-processes/misbehaving.ts', import.meta.url);
    const limits = { processes: 1, budgetMs: 1_500, maxHeapMb: 200 };
    const pool = createParsePool({ rawStore, rawStoreDir: dir, parseModule, ...limits, ...options });
    pools.push(pool);
    const { key } = await rawStore.put(filing(misbehavior));
    const task = { accessionNumber: parseAccessionNumber(ACCESSION), rawSourceKey: key, filedDate: null };
    const { stagedKey } = await pool.parse(task, new AbortController().signal);
    return decodeStaged(await rawStore.getStaged(STAGED_NAMESPACE, stagedKey));
  }

  function runOf({ runs }: StagedFiling, parserId: string): StagedParseRun {
    const [run, ...more] = runs.filter((one) => one.parserId === parserId);
    if (run === undefined || more.length > 0) throw new Error(`${parserId} has not one run`);
    return run;
  }

  function rejections({ runs }: StagedFiling): readonly unknown[] {
    const rejected = runs.filter(({ outcome }) => outcome.status === 'rejected');
    return rejected.map(({ parserId, sequence, outcome }) => [parserId, sequence, outcome.reasons]);
  }

  const TIME = { code: 'parse-timeout', message: 'parsing took more than 1.5 s of processor time' };

  it('rejects a parser that takes too long, and stores the outputs of the others', async () => {
    const sound = await parsed('nothing');
    const slow = await parsed('slow');
    expect(slow.rejection).toBeNull();
    const behind = { code: 'dependency-rejected', message: `builds on slow, which was rejected: ${TIME.message}` };
    expect(rejections(slow)).toEqual([
      ['slow', 1, [TIME]],
      ['lacking', 1, [behind]],
    ]);
    expect(runOf(slow, 'behind').outcome).toMatchObject({ status: 'parsed', warnings: [behind] });
    const affected = new Set(['slow', 'behind', 'lacking']);
    const outputs = ({ runs }: StagedFiling) =>
      runs.flatMap(({ parserId, sequence, outputHash }) =>
        affected.has(parserId) ? [] : [[parserId, sequence, outputHash]],
      );
    expect(outputs(slow)).toEqual(outputs(sound));
    expect(runOf(sound, 'registration-events').outcome.status).toBe('parsed');
    expect(rejections(sound)).toEqual([]);
  });

  it('rejects a parser that takes too long to choose its documents', async () => {
    const choosing = await parsed('choosing');
    expect(rejections(choosing)).toEqual([['choosing', 1, [TIME]]]);
    expect(runOf(choosing, 'registration-events').outcome.status).toBe('parsed');
  });

  it('rejects a parser that takes too much memory, and stores the outputs of the others', async () => {
    const hungry = await parsed('hungry', { budgetMs: 60_000, maxHeapMb: 100 });
    const memory = { code: 'parse-out-of-memory', message: 'parsing took more than 100 MB of memory' };
    expect(rejections(hungry)).toEqual([['hungry', 1, [memory]]]);
    expect(runOf(hungry, 'registration-events').outcome.status).toBe('parsed');
  });

  it('rejects a parser that ends its process, and stores the outputs of the others', async () => {
    const crashing = await parsed('crashing');
    const crash = { code: 'parse-crashed', message: 'parsing ended its process (SIGABRT)' };
    expect(rejections(crashing)).toEqual([['crashing', 1, [crash]]]);
    expect(runOf(crashing, 'registration-events').outcome.status).toBe('parsed');
  });

  it('charges each of several parsers that exceed their budgets', async () => {
    const filed = await parsed('slow; misbehave: choosing');
    expect(rejections(filed).map((one) => (one as readonly unknown[])[0])).toEqual(['slow', 'choosing', 'lacking']);
  });

  it('counts processor time, so that a filing on an overloaded host is not rejected', async () => {
    const burners = Array.from({ length: 6 }, () => new Worker('for (;;);', { eval: true }));
    try {
      // Waits for 4 s and then computes 400 ms while six threads compete for the processors.
      const filed = await parsed('waiting; misbehave: busy');
      expect(rejections(filed)).toEqual([]);
      expect(runOf(filed, 'busy').durationMs).toBeGreaterThanOrEqual(400);
      expect(runOf(filed, 'waiting').durationMs).toBeLessThan(400);
    } finally {
      await Promise.all(burners.map((burner) => burner.terminate()));
    }
  });

  it('ends a hung process after a long time, as a failure to be retried and no rejection', async () => {
    await expect(parsed('hung', { stalledMs: 4_000 })).rejects.toMatchObject({
      code: 'parse-stalled',
      retryable: true,
    });
  });

  it('ends with its worker, also in the middle of a parser that never ends', async () => {
    const { key } = await rawStore.put(filing('choosing'));
    const script = fileURLToPath(new URL('../parse-processes/parsing-worker.ts', import.meta.url));
    const worker = spawn(process.execPath, [script, dir, key], { stdio: 'inherit' });
    const ended = once(worker, 'exit');
    const [pid] = await vi.waitFor(() => childrenOf(worker.pid), { timeout: 60_000, interval: 100 });
    const busy = async () => expect((await pidusage(pid)).ctime).toBeGreaterThan(4_000);
    await vi.waitFor(busy, { timeout: 60_000, interval: 100 });
    worker.kill('SIGKILL');
    await ended;
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 30_000, interval: 100 });
  });

  it('charges each parser its own time', async () => {
    const filed = await parsed('busy');
    expect(runOf(filed, 'busy').durationMs).toBeGreaterThanOrEqual(400);
    const others = filed.runs.filter(({ parserId }) => parserId !== 'busy');
    for (const { parserId, durationMs } of others) expect([parserId, durationMs < 200]).toEqual([parserId, true]);
  });
});
