import { expect, test } from 'vitest';
import { silentReason } from '../../activities/run-lifecycle.ts';

test('nights and filings asked for by number publish; first loads, histories and recomputations are silent', () => {
  const live = { priority: 'live', events: undefined } as const;
  expect(silentReason({ kind: 'nightly', ...live }, false)).toBeNull();
  expect(silentReason({ kind: 'ingest', ...live }, false)).toBeNull();
  expect(silentReason({ kind: 'ingest', ...live, priority: 'backfill' }, false)).toBe('load of a history');
  expect(silentReason({ kind: 'nightly', ...live }, true)).toBe('first load of an empty database');
  for (const kind of ['backfill', 'recompute', 'reprocess'] as const) {
    expect(silentReason({ kind, ...live }, false)).toBe(kind);
  }
});

test('a choice of the user overrides what the run would decide', () => {
  expect(silentReason({ kind: 'nightly', priority: 'live', events: 'silent' }, false)).toBe('asked for');
  expect(silentReason({ kind: 'nightly', priority: 'live', events: 'publish' }, true)).toBeNull();
});
