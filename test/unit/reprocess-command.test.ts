import { describe, expect, test } from 'vitest';
import { namedVersion } from '../../cli/named-version.ts';
import { renderReprocess, reprocessFigures, reprocessLine } from '../../cli/report/render-reprocess.ts';
import { type ParserVersion, parserVersionOf } from '../../core/ids.ts';
import { NOTHING_REPROCESSED, type ReprocessProgress, type ReprocessReport } from '../../core/reprocess.ts';
import { createParserCatalog } from '../../parsers/parser-catalog.ts';
import { PARSERS } from '../../parsers/registry.ts';
import { runCli } from '../cli.ts';
import { accessionOf } from '../db/fixtures.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const PROGRESS: ReprocessProgress = {
  state: 'reading',
  total: 4_000,
  tally: { ...NOTHING_REPROCESSED, filings: 1_000, parsed: 700, nothing: 295, rejected: 3, unreadable: 2, rows: 9_000 },
  startedAtMs: START,
  pausedMs: 30_000,
  behindNightlyMs: 20_000,
  waitingSinceMs: null,
};
const REPORT: ReprocessReport = {
  runId: 'r',
  kind: 'reprocess',
  scope: { parserVersion: parserVersionOf('xbrl', 2), ciks: null, from: null, to: null },
  promoted: parserVersionOf('xbrl', 1),
  isPromoted: false,
  materializationVersion: 'm',
  startedAt: '2026-11-20T10:00:00.000Z' as never,
  finishedAt: '2026-11-20T10:01:40.000Z' as never,
  tally: {
    ...PROGRESS.tally,
    examples: [{ accessionNumber: accessionOf(7), reason: 'raw-object-missing: no such object' }],
  },
  workingMs: 50_000,
  pausedMs: 30_000,
  behindNightlyMs: 20_000,
  filingsPerSecond: 20,
};

describe('the progress of a reprocess', () => {
  test('has a rate and a remaining time of its work, not of its waiting', () => {
    // A minute and forty since the start, of which fifty seconds were waiting.
    const figures = reprocessFigures(PROGRESS, START + 100_000);
    expect(figures).toMatchObject({ filingsPerSecond: 20, remainingSeconds: 150 });
    expect(reprocessLine(figures)).toEqual({
      text: 'reading 1,000/4,000 filings, 700 parsed, 295 with nothing to read, 3 rejected, 2 unreadable, 20/s, 3 min left',
      share: 0.25,
    });
    const paused = { ...PROGRESS, state: 'paused' as const, waitingSinceMs: START + 100_000 };
    expect(reprocessFigures(paused, START + 9_000_000)).toMatchObject({ filingsPerSecond: 20, remainingSeconds: 150 });
  });

  test('says nothing of a rate before there is one', () => {
    const fresh = { ...PROGRESS, total: null, tally: NOTHING_REPROCESSED };
    const figures = reprocessFigures(fresh, START + 60_000);
    expect(figures).toMatchObject({ filingsPerSecond: null, remainingSeconds: null });
    expect(reprocessLine(figures)).toEqual({ text: 'reading: counting filings', share: null });
  });
});

describe('the report of a reprocess', () => {
  test('counts outcomes and rows, names unreadable filings, and says what readers see and what comes next', () => {
    const text = renderReprocess(REPORT);
    for (const part of [
      'Reprocess with xbrl@2',
      '1,000 filings: 700 parsed, 295 with nothing to read, 3 rejected, 2 unreadable',
      '9,000 rows',
      'took 50 s, and 30 s paused and 20 s yielding to nightly runs: 20 filings/s',
      '0001234567-24-000007  raw-object-missing: no such object',
      'and 1 more',
      'readers see xbrl@1; next: tidemark diff xbrl@1 xbrl@2',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('says that there was nothing to do, and of a promoted version what follows', () => {
    const done = { ...REPORT, tally: NOTHING_REPROCESSED, promoted: REPORT.scope.parserVersion, isPromoted: true };
    expect(renderReprocess(done)).toContain('nothing to do: xbrl@2 has read every processed filing');
    expect(renderReprocess(done)).not.toContain('next night');
    expect(renderReprocess({ ...done, tally: REPORT.tally })).toContain('derived tables and scores follow');
  });
});

describe('the version that is named', () => {
  const [xbrl] = PARSERS.filter(({ id }) => id === 'xbrl');
  if (xbrl === undefined) throw new Error('no xbrl');
  const first = [parserVersionOf('xbrl', 1), () => Promise.resolve({})] as const;
  const catalog = createParserCatalog([{ ...xbrl, version: 12 }], new Map([first]));

  test.each([
    ['xbrl', null, 'xbrl@12'],
    ['xbrl', '1', 'xbrl@1'],
    ['xbrl@1', null, 'xbrl@1'],
    ['xbrl@12', '12', 'xbrl@12'],
  ])('%s with --version %s is %s', (parser, number, version) => {
    expect(namedVersion(catalog, parser, number)).toBe(version as ParserVersion);
  });

  test.each([
    ['xbrl', '2', 'this build has no xbrl@2; it has xbrl@1, xbrl@12'],
    ['xbrl@2', null, 'this build has no xbrl@2; it has xbrl@1, xbrl@12'],
    ['xbrl@1', '12', '--parser xbrl@1 and --version 12 name different versions'],
    ['xbrl', 'two', '--version two: give a number, such as 2'],
    ['voting', null, '--parser voting: this build has no such parser; it has xbrl'],
  ])('%s with --version %s is refused: %s', (parser, number, message) => {
    expect(() => namedVersion(catalog, parser, number)).toThrow(message);
  });
});

describe('tidemark reprocess', () => {
  test.each([
    [[], 'required: --parser <parser>'],
    [['--parser', 'nope'], 'this build has no such parser; it has '],
    [['--parser', 'xbrl', '--version', '999'], 'this build has no xbrl@999; it has xbrl@1'],
    [['--parser', 'xbrl', '--from', '2024-02-30'], 'not a date: "2024-02-30"'],
    [['--parser', 'xbrl', '--from', '2024-06-28', '--to', '2024-01-02'], 'is later than --to 2024-01-02'],
    [['pause'], 'required: --parser <parser>'],
  ])('refuses %j before anything is started', async (args, message) => {
    const { code, stderr, stdout } = await runCli(['reprocess', ...args]);
    expect(stderr).toContain(message);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });

  test('has a --version of its own; everywhere else it is that of the program', async () => {
    const { stdout: own } = await runCli(['--version']);
    expect(own).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await runCli(['parse', '--version'])).stdout).toBe(own);
    expect((await runCli(['reprocess', '--help'])).stdout).toContain('--version <n>');
  });
});
