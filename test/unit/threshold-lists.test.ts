import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseNasdaqThresholdList } from '../../sources/threshold-lists/nasdaq-threshold-list.ts';
import { corpusPath } from '../corpus.ts';

const HEADER = 'Symbol|Security Name|Market Category|Reg SHO Threshold Flag|Rule 3210|Filler';

test('the securities of the list, and its day from its last line', () => {
  const list = parseNasdaqThresholdList(
    `${HEADER}\r\nQNLT|QUOIN INC COM|S|Y|N|\r\nOFFX|OFF INC|G|N|N|\r\n20260727230005\r\n`,
  );
  expect(list).toEqual({
    exchange: 'nasdaq',
    listDate: '2026-07-27',
    securities: [{ symbol: 'QNLT', securityName: 'QUOIN INC COM', marketCategory: 'S' }],
  });
});

test.each([
  ['a cut-off file', `${HEADER}\nQNLT|QUOIN INC COM|S|Y|N|\n`],
  ['an error page', '<html><body>Not found</body></html>'],
  ['a broken row', `${HEADER}\nQNLT;QUOIN\n20260727230005\n`],
  ['a day that does not exist', `${HEADER}\nQNLT|QUOIN|S|Y|N|\n20261345230005\n`],
  ['nothing', ''],
])('%s is refused', (_name, text) => {
  expect(() => parseNasdaqThresholdList(text)).toThrow(expect.objectContaining({ code: 'threshold-list-invalid' }));
});

const real = corpusPath('lists', 'nasdaq-regsho-threshold.psv.gz');
test.skipIf(real === null)('a real list (skipped where the corpus is absent)', () => {
  const list = parseNasdaqThresholdList(gunzipSync(readFileSync(real ?? '')).toString('latin1'));
  expect(list.listDate).toBe('2026-07-27');
  expect(list.securities).toHaveLength(56);
  expect(list.securities.find(({ symbol }) => symbol === 'LCID')).toMatchObject({ marketCategory: 'Q' });
});
