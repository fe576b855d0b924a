import { describe, expect, test } from 'vitest';
import { backfillWorkflowId } from '../../cli/backfill-run.ts';
import { backfillFigures, backfillLine } from '../../cli/report/render-backfill.ts';
import type { BackfillProgress } from '../../core/backfill.ts';
import { runCli } from '../cli.ts';
import { date } from './scoring-facts.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const PROGRESS: BackfillProgress = {
  state: 'scoring',
  issuers: 400,
  days: 250,
  tally: { issuers: 100, unchanged: 20, computed: 12_000, carried: 8_000, kept: 5_000, busyMs: 1 },
  rankedDays: 0,
  startedAtMs: START,
  pausedMs: 30_000,
  behindNightlyMs: 20_000,
  waitingSinceMs: null,
};

describe('the progress of a backfill', () => {
  test('has a rate and a remaining time of its work, not of its waiting', () => {
    // A minute and forty since the start, of which fifty seconds were waiting.
    const figures = backfillFigures(PROGRESS, START + 100_000);
    expect(figures).toMatchObject({ scores: 25_000, scoresPerSecond: 500, remainingSeconds: 150 });
    expect(backfillLine(figures)).toEqual({
      text: 'scoring 100/400 issuers × 250 days, 25,000 scores: 12,000 computed, 8,000 carried, 5,000 unchanged, 500/s, 3 min left',
      share: 0.25,
    });
    const paused = { ...PROGRESS, state: 'paused' as const, waitingSinceMs: START + 100_000 };
    expect(backfillFigures(paused, START + 9_000_000)).toMatchObject({ scoresPerSecond: 500, remainingSeconds: 150 });
  });

  test('says nothing of a rate before there is one, and counts days while ranking', () => {
    const fresh = { ...PROGRESS, issuers: null, tally: { ...PROGRESS.tally, issuers: 0 } };
    expect(backfillFigures(fresh, START + 60_000)).toMatchObject({ scoresPerSecond: null, remainingSeconds: null });
    expect(backfillLine(backfillFigures(fresh, START + 60_000)).text).toBe('scoring: counting issuers');
    const ranking = { ...PROGRESS, state: 'ranking' as const, rankedDays: 125 };
    expect(backfillLine(backfillFigures(ranking, START + 60_000))).toEqual({
      text: 'ranking 125/250 days',
      share: 0.5,
    });
  });
});

describe('tidemark backfill', () => {
  const range = ['--from', '2024-01-02', '--to', '2024-06-28'];

  test.each([
    [[], 'required: --methodology <version> --from <date> --to <date>'],
    [['--methodology', '2020-01-01.1', ...range], 'no methodology 2020-01-01.1; known: 2026-11-01.1'],
    [['--methodology', '2026-11-01.1', '--from', '2024-02-30', '--to', '2024-06-28'], 'not a date: "2024-02-30"'],
    [['--methodology', '2026-11-01.1', '--from', '2024-06-28', '--to', '2024-01-02'], 'is later than --to 2024-01-02'],
    [['--methodology', '2026-11-01.1', '--from', '2024-06-29', '--to', '2024-06-30'], 'no business day from'],
    [['--methodology', '2026-11-01.1', '--from', '2024-06-28', '--to', '2999-06-30'], 'is in the future'],
    [['pause', '--methodology', '2026-11-01.1', '--from', '2024-06-28'], 'required:'],
  ])('refuses %j before anything is started', async (args, message) => {
    const { code, stderr, stdout } = await runCli(['backfill', ...args]);
    expect(stderr).toContain(message);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });

  test('a workflow is named for its methodology, days and issuers', () => {
    const scope = { methodologyVersion: '2026-11-15.1', from: date('2024-01-02'), to: date('2024-06-28'), ciks: null };
    expect(backfillWorkflowId(scope)).toBe('backfill/2026-11-15.1/2024-01-02..2024-06-28');
    const one = backfillWorkflowId({ ...scope, ciks: ['320193' as never] });
    expect(one).toMatch(/^backfill\/2026-11-15\.1\/2024-01-02\.\.2024-06-28\/[0-9a-f]{12}$/);
    expect(backfillWorkflowId({ ...scope, ciks: ['320194' as never] })).not.toBe(one);
  });
});
