import { ApplicationFailure } from '@temporalio/common';
import pg from 'pg';
import { expect, test } from 'vitest';
import { withTemporalFailures } from '../../activities/temporal-failure.ts';
import { AppError } from '../../core/errors.ts';

/** What leaves the room when an activity throws this. */
async function failureOf(error: unknown, attempt = 1): Promise<unknown> {
  const { fail } = withTemporalFailures({ fail: () => Promise.reject(error) }, () => attempt);
  return fail().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
}

function databaseError(code: string): Error {
  const error = new pg.DatabaseError('column "x" does not exist', 1, 'error');
  error.code = code;
  return error;
}

test('an AppError keeps its code and says whether another try may help', async () => {
  for (const retryable of [true, false]) {
    const failure = await failureOf(new AppError('EDGAR answered 429', { code: 'edgar-rate-limited', retryable }));
    expect(failure).toBeInstanceOf(ApplicationFailure);
    expect(failure).toMatchObject({ type: 'edgar-rate-limited', nonRetryable: !retryable });
  }
});

test('a statement that the database will always refuse fails at once; a lost connection is left to the retries', async () => {
  expect(await failureOf(databaseError('42703'))).toMatchObject({ type: 'database-refused', nonRetryable: true });
  const gone = databaseError('57P01');
  expect(await failureOf(gone)).toBe(gone);
});

test('a defect of the code fails at once, with its place', async () => {
  const failure = await failureOf(new TypeError('x is not a function'));
  expect(failure).toMatchObject({ type: 'defect', nonRetryable: true, message: 'defect: x is not a function' });
  expect((failure as Error).stack).toContain('temporal-failure.test.ts');
});

test('what an outage explains is retried on, however often; what none explains is given up after some attempts', async () => {
  const outages = [
    'edgar-unavailable',
    'edgar-rate-limited',
    'edgar-connection',
    'database-connection',
    'database-lock-timeout',
  ];
  for (const code of outages) {
    expect(await failureOf(new AppError('down', { code, retryable: true }), 700)).toMatchObject({
      nonRetryable: false,
    });
  }
  const restarting = databaseError('57P03');
  expect(await failureOf(restarting, 700)).toBe(restarting);
  for (const code of ['database-statement-timeout', 'activity-stalled', 'edgar-json-malformed']) {
    const error = new AppError('again', { code, retryable: true });
    expect(await failureOf(error, 14)).toMatchObject({ nonRetryable: false });
    expect(await failureOf(error, 15)).toMatchObject({ nonRetryable: true, type: code, message: 'again' });
  }
  const unexpected = new Error('nobody knows');
  expect(await failureOf(unexpected, 14)).toBe(unexpected);
  expect(await failureOf(unexpected, 15)).toMatchObject({
    nonRetryable: true,
    type: 'given-up',
    message: 'given up after 15 attempts: nobody knows',
  });
});
