import { setTimeout as sleep } from 'node:timers/promises';
import { CancelledFailure } from '@temporalio/common';
import { MockActivityEnvironment } from '@temporalio/testing';
import { expect, test } from 'vitest';
import { withHeartbeat } from '../../activities/heartbeats.ts';

function environment() {
  const env = new MockActivityEnvironment();
  const beats: unknown[] = [];
  env.on('heartbeat', (detail: unknown) => beats.push(detail));
  return { env, beats };
}

test('an activity that makes no progress stops its heartbeats and is given up with a retryable error', async () => {
  const { env, beats } = environment();
  let aborted: unknown = null;
  const stuck = env.run(() =>
    withHeartbeat(
      async (beat, signal) => {
        beat('page 3');
        signal.addEventListener('abort', () => {
          aborted = signal.reason;
        });
        // Waits for a lock that nobody releases.
        await new Promise(() => undefined);
      },
      { stalledAfterMs: 100 },
    ),
  );
  await expect(stuck).rejects.toMatchObject({ code: 'activity-stalled', retryable: true });
  expect(aborted).toMatchObject({ code: 'activity-stalled', context: { detail: 'page 3' } });
  const sent = beats.length;
  await sleep(400);
  expect(beats).toHaveLength(sent);
});

test('progress keeps an activity alive for longer than the limit, and its detail is what is sent', async () => {
  const { env, beats } = environment();
  const done = await env.run(() =>
    withHeartbeat(
      async (beat) => {
        for (let n = 0; n < 20; n += 1) {
          beat(n);
          await sleep(50);
          beat();
        }
        return 'done';
      },
      { stalledAfterMs: 500 },
    ),
  );
  expect(done).toBe('done');
  expect(beats.at(-1)).toBe(19);
  expect(new Set(beats).size).toBe(20);
});

test('a cancellation aborts the signal', async () => {
  const { env } = environment();
  const cancelled = env.run(() => withHeartbeat((_, signal) => sleep(60_000, undefined, { signal })));
  env.cancel();
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError', cause: expect.any(CancelledFailure) });
});
