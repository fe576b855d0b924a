import { expect, test } from 'vitest';
import { runCli } from '../cli.ts';

test.each([
  [['voting-results@1'], "missing required argument 'after'"],
  [['voting-results', 'voting-results@2'], 'voting-results: give a version, such as voting-results@2'],
  [['xbrl@1', 'overhang@1'], 'xbrl@1 and overhang@1 are versions of two parsers: give two of one'],
  [['xbrl@2', 'xbrl@2'], 'both are xbrl@2: give two versions, such as xbrl@1 xbrl@2'],
  [
    ['xbrl@1', 'xbrl@2', '--from', '2026-02-01', '--to', '2026-01-01'],
    '--from 2026-02-01 is later than --to 2026-01-01',
  ],
  [['xbrl@1', 'xbrl@2', '--cik', 'apple'], 'apple'],
  [['xbrl@1', 'xbrl@2', '--changes', '6000'], '--changes 6000: at most 5000; the counts are of all'],
  [['xbrl@1', 'xbrl@2', '--prices', '/nowhere.csv'], 'cannot read the prices at /nowhere.csv: ENOENT'],
  [['xbrl@1', 'xbrl@2', '--methodology', '1999-01-01.1'], '1999-01-01.1'],
])('tidemark diff refuses %j before it reads anything', async (args, message) => {
  const { code, stderr, stdout } = await runCli(['diff', ...args]);
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});
