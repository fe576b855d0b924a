import { expect, test } from 'vitest';
import { isForeignAmount } from '../../parsers/financing-reports/foreign-currency.ts';
import type { Report } from '../../parsers/financing-reports/report.ts';

test.each([
  ['an offering of C$2,100,000', true],
  ['an offering of HK$ 5,000,000', true],
  ['an offering of US$5,000,000', false],
  ['the sale of Series A $3,000,000 notes', false],
  ['Unless stated otherwise, all dollar amounts in this release are expressed in Canadian dollars: $3,000,000', true],
])('%s: of another currency is %s', (text, isForeign) => {
  const start = text.indexOf('$');
  expect(isForeignAmount({ text } as Report, { start, end: text.length })).toBe(isForeign);
});
