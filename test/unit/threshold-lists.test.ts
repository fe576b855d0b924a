import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readThresholdLists } from '../../sources/threshold-lists/read-threshold-lists.ts';
import { corpusPath } from '../corpus.ts';

const NASDAQ = 'Symbol|Security Name|Market Category|Reg SHO Threshold Flag|Rule 3210|Filler';
const NYSE = 'Symbol|Security Name|Market Category|Reg SHO Threshold Flag|Filler|Filler';
const CBOE = 'Symbol|CompanyName';

test("Nasdaq's list: the securities, and its day from its last line", () => {
  expect(
    readThresholdLists(
      `${NASDAQ}\r\nQNLT|QUOIN INC COM|S|Y|N|\r\nOFFX|OFF INC|G|N|N|\r\n20260727230005\r\n`,
      'nasdaqth20260727.txt',
    ),
  ).toEqual([
    {
      exchange: 'nasdaq',
      listDate: '2026-07-27',
      madeAt: '20260727230005',
      securities: [{ symbol: 'QNLT', securityName: 'QUOIN INC COM', marketCategory: 'S' }],
    },
  ]);
  expect(readThresholdLists(`${NASDAQ}\n20260727230005\n`, '')).toMatchObject([{ exchange: 'nasdaq', securities: [] }]);
});

test("one NYSE market's list covers that market only; the list of all covers each, the empty one too", () => {
  const american = 'AMZQ|Amaze Quarries, Inc.|NYSE American|Y||';
  expect(readThresholdLists(`${NYSE}\n${american}\n20260810220201|||||\n`, 'threshold.txt')).toMatchObject([
    { exchange: 'nyse-american', listDate: '2026-08-10', securities: [{ symbol: 'AMZQ' }] },
  ]);
  const all = readThresholdLists(`${NYSE}\n${american}\nBRQ.B|Brooke Q|NYSE|Y||\n20260810220201\n`, '');
  expect(all.map(({ exchange, securities }) => [exchange, securities.map(({ symbol }) => symbol)])).toEqual([
    ['nyse', ['BRQ.B']],
    ['nyse-american', ['AMZQ']],
    ['nyse-arca', []],
  ]);
});

test("Cboe's list is made on the morning after: its day is its file's", () => {
  const text = `${CBOE}\nMSTQ|Q-Rex 2X Long Target ETF\n20260728030216\n`;
  expect(readThresholdLists(text, 'bzx_equities_reg_sho_threshold_20260727.txt')).toEqual([
    {
      exchange: 'cboe',
      listDate: '2026-07-27',
      madeAt: '20260728030216',
      securities: [{ symbol: 'MSTQ', securityName: 'Q-Rex 2X Long Target ETF', marketCategory: null }],
    },
  ]);
});

test.each([
  ['a truncated file', `${NASDAQ}\nQNLT|QUOIN INC COM|S|Y|N|\n`, 'truncated'],
  ['an error page', '<html><body>Not found</body></html>', 'header'],
  ['a broken row', `${NASDAQ}\nQNLT;QUOIN\n20260727230005\n`, 'line 2'],
  ['a day that does not exist', `${NASDAQ}\nQNLT|QUOIN|S|Y|N|\n20261345230005\n`, 'truncated'],
  ['nothing', '', 'header'],
  ["NYSE's file for a day without a list", `${NYSE}\n20260817210500\n`, 'without rows'],
  ['a list of another exchange', `${NYSE}\nGRQ|Growth Q Fund|MW|Y||\n20260817210500\n`, '"MW"'],
  ['markets of several exchanges', `${NYSE}\nGRQ|Growth Q|NYSE|Y||\nABQ|Q|G|Y||\n20260817210500\n`, '"G"'],
  ['columns of something else', 'Symbol|Short Interest|Date\nABQ|12|2026\n20260817210500\n', 'lacks'],
  ["Cboe's list under another name", `${CBOE}\nMSTQ|Q ETF\n20260728030216\n`, 'name'],
])('%s is rejected with the reason', (_name, text, why) => {
  expect(() => readThresholdLists(text, 'list.txt')).toThrow(
    expect.objectContaining({ code: 'threshold-list-invalid', message: expect.stringContaining(why) }),
  );
});

test("Cboe's list made before its day is refused", () => {
  expect(() => readThresholdLists(`${CBOE}\nMSTQ|Q ETF\n20260728030216\n`, 'bzx_20260730.txt')).toThrow('2026-07-30');
});

const real = corpusPath('lists', 'nasdaq-regsho-threshold.psv.gz');
test.skipIf(real === null)('a real list (skipped where the corpus is absent)', () => {
  const [list] = readThresholdLists(gunzipSync(readFileSync(real ?? '')).toString('latin1'), '');
  expect(list?.listDate).toBe('2026-07-27');
  expect(list?.securities).toHaveLength(56);
  expect(list?.securities.find(({ symbol }) => symbol === 'LCID')).toMatchObject({ marketCategory: 'Q' });
});
