import { describe, expect, it } from 'vitest';
import { nextAttemptAfterMs, RETRY_WINDOW_MS } from '../../core/delivery-schedule.ts';
import { judgeResponse } from '../../delivery/judge-response.ts';

const HOUR = 3_600_000;
const pause = (attempts: number, retryAfterMs: number | null = null, ageMs = 0, attemptLimit = 8) =>
  nextAttemptAfterMs({ attempts, attemptLimit, ageMs, retryAfterMs });

describe('the schedule of attempts', () => {
  it('spaces eight attempts and ends after the last', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => pause(attempts))).toEqual([
      30_000,
      120_000,
      600_000,
      HOUR,
      4 * HOUR,
      12 * HOUR,
      24 * HOUR,
      null,
    ]);
  });

  it('a replay has one attempt, whatever came before', () => {
    expect(pause(9, null, 900 * HOUR, 9)).toBeNull();
    expect(pause(2, 60_000, 0, 2)).toBeNull();
  });

  it('Retry-After lengthens a pause and never shortens it', () => {
    expect(pause(1, 1_000)).toBe(30_000);
    expect(pause(1, 0)).toBe(30_000);
    expect(pause(1, 90_000)).toBe(90_000);
    expect(pause(7, 30 * HOUR, HOUR)).toBe(30 * HOUR);
  });

  it('whatever receivers ask for, all eight attempts fit into 72 hours', () => {
    let age = 0;
    for (let attempts = 1; attempts < 8; attempts += 1) age += pause(attempts, 1_000 * HOUR, age) ?? 0;
    expect(age).toBe(RETRY_WINDOW_MS);
    expect(pause(8, 1_000 * HOUR, age)).toBeNull();
    // One that was held beyond the window goes on by the schedule.
    expect(pause(3, 1_000 * HOUR, 500 * HOUR)).toBe(600_000);
  });
});

describe('the judgment of an answer', () => {
  const answer = (status: number, retryAfterMs: number | null = null) =>
    judgeResponse({ kind: 'answer', status, excerpt: 'text', latencyMs: 12, retryAfterMs });

  it('accepts 2xx only, and refuses redirects and what is no final answer', () => {
    for (const status of [200, 201, 202, 204, 299]) expect(answer(status).verdict).toBe('accepted');
    for (const status of [199, 300, 301, 302, 304, 307, 308, 400, 401, 404, 409, 422, 429, 500, 503]) {
      expect(answer(status).verdict, String(status)).toBe('rejected');
    }
    expect(answer(307).errorCode).toBe('redirect-refused');
    expect(answer(404)).toMatchObject({ errorCode: 'http-404', status: 404, responseExcerpt: 'text', latencyMs: 12 });
    expect(answer(503, 5_000).retryAfterMs).toBe(5_000);
  });

  it('takes 410 for the end of the subscription', () => {
    expect(answer(410)).toMatchObject({ verdict: 'gone', errorCode: 'gone' });
  });

  it('counts an error as a failed attempt, and an attempt that the worker ended as interrupted', () => {
    const error = (code: 'timeout' | 'aborted') => judgeResponse({ kind: 'error', code, message: 'why', latencyMs: 7 });
    expect(error('timeout')).toMatchObject({
      verdict: 'rejected',
      errorCode: 'timeout',
      errorMessage: 'why',
      status: null,
    });
    expect(error('aborted')).toMatchObject({ verdict: 'interrupted', errorCode: 'interrupted' });
  });
});
