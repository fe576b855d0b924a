import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { createTestArchive, type TestArchive } from '../workflow/sample-archive.ts';
import { factSnapshot } from '../workflow/table-snapshot.ts';
import { createTestStack, type TestStack, until, type WorkerProcess } from '../workflow/test-stack.ts';
import { EVERYTHING, filingsIn, SMALL_BATCHES, undisturbedRun } from '../workflow/undisturbed-run.ts';
import { createLimitedRoom, type LimitedRoom, limitFileSize } from './limited-room.ts';

async function objectsIn(raw: string): Promise<readonly string[]> {
  const names = await readdir(join(raw, 'sha256'), { recursive: true });
  return names.filter((name) => name.endsWith('.zst')).sort();
}

describe('a raw store whose disk is full in mid-run', () => {
  let archive: TestArchive;
  let mirror: MirrorServer;
  let stack: TestStack;
  let room: LimitedRoom | null = null;
  beforeAll(async () => {
    archive = await createTestArchive('full disk');
    mirror = await createMirrorServer(archive.dir);
    stack = await createTestStack();
  });
  afterAll(async () => {
    await room?.remove();
    await stack.close();
    await mirror.close();
    await archive.remove();
  });

  /** Whether an activity of the ingest waits for its next attempt because there was no room. */
  async function isWaitingForRoom(ingestWorkflowId: string): Promise<boolean> {
    const { raw } = await stack.client.workflow.getHandle(ingestWorkflowId).describe();
    return (raw.pendingActivities ?? []).some(
      ({ lastFailure }) => lastFailure?.applicationFailureInfo?.type === 'raw-store-full',
    );
  }

  test('waits for room, and when there is some completes; what was stored before is still there', async (context) => {
    const raw = join(stack.home, 'raw');
    // Its own log would grow beyond a limit on file sizes.
    room = await createLimitedRoom(raw, 160);
    const worker: WorkerProcess = await stack.startWorkerProcess(room ? {} : { LOG_LEVEL: 'silent' });
    const pid = worker.child.pid ?? 0;
    if (room === null && !(await limitFileSize(pid, 8_192)))
      context.skip('this account may neither mount a file system nor limit the size of files');

    const run = await stack.startIngest(EVERYTHING, mirror.url, SMALL_BATCHES);
    await until('the raw store is full', () => isWaitingForRoom('ingest/run/1').catch(() => false));
    const before = await objectsIn(raw);
    expect(before.length).toBeGreaterThan(0);
    expect(await filingsIn(stack.db, 'discovered')).toBeGreaterThan(0);
    expect(await filingsIn(stack.db, 'failed', 'rejected', 'missing')).toBe(0);

    if (room) await room.makeRoom();
    else await limitFileSize(pid, null);
    const report = await run.result();
    expect(report.filings.byState).toEqual({ processed: archive.filings.length });
    expect(await objectsIn(raw)).toEqual(expect.arrayContaining([...before]));
    expect(await readdir(join(raw, 'tmp'))).toEqual([]);
    expect(await factSnapshot(stack.db)).toEqual(await undisturbedRun(mirror.url));
  }, 180_000);
});
