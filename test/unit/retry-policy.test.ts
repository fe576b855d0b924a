import { describe, expect, test } from 'vitest';
import { retryOf } from '../../core/retry-policy.ts';

/** The hours before each retry until the failure is final. */
function hoursOf(code: string, ageDays: number): readonly number[] {
  const hours: number[] = [];
  for (let attempts = 0; ; attempts += 1) {
    const { afterHours } = retryOf({ code, ageDays, attempts, isWaiting: false });
    if (afterHours === null) return hours;
    hours.push(afterHours);
  }
}

describe('the retry policy', () => {
  test.each([
    ['edgar-unavailable', 1, [1, 4, 24, 72, 168, 336]],
    ['edgar-error-page', 4_000, [1, 4, 24, 72, 168, 336]],
    ['edgar-unexpected-status', 1, [1, 4, 24, 72, 168, 336]],
    ['raw-object-corrupt', 1, [1, 4, 24, 72, 168, 336]],
    ['edgar-not-found', 0, [1, 4, 24, 72, 168, 336]],
    ['edgar-not-found', 14, [1, 4, 24, 72, 168, 336]],
    ['edgar-not-found', 15, [24, 168, 720]],
    ['parse-timeout', 1, [24, 168]],
    ['parse-out-of-memory', 1, [24, 168]],
    ['parse-crashed', 1, [24, 168]],
    ['load-refused', 1, [24, 168]],
    ['no-documents', 1, [24, 168]],
    ['accession-mismatch', 1, []],
    ['document-too-large', 1, []],
    ['response-too-large', 1, []],
    ['raw-object-too-large', 1, []],
    ['a-code-of-another-build', 1, []],
  ])('retries %s of a filing %i days old after %j hours, then never', (code, ageDays, hours) => {
    expect(hoursOf(code, ageDays)).toEqual(hours);
  });

  test('a failure that is recorded twice counts once, and a permanent one is not counted', () => {
    const failure = { code: 'edgar-timeout', ageDays: 1, attempts: 2 };
    expect(retryOf({ ...failure, isWaiting: false })).toEqual({ attempts: 3, afterHours: 24 });
    expect(retryOf({ ...failure, isWaiting: true })).toEqual({ attempts: 2, afterHours: 4 });
    expect(retryOf({ ...failure, code: 'accession-mismatch', isWaiting: false })).toEqual({
      attempts: 0,
      afterHours: null,
    });
  });
});
