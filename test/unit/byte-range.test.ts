import { expect, test } from 'vitest';
import { byteRangeOf } from '../../api/http/byte-range.ts';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['Bytes= 5-5 ', { start: 5, end: 5 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['rows=0-9', null],
  [`bytes=0-${'9'.repeat(30)}`, null],
  [undefined, null],
])('%s of 100 bytes', (header, expected) => {
  expect(byteRangeOf(header, 100)).toEqual(expected);
});

test('an empty file has no range', () => {
  expect(byteRangeOf('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRangeOf('bytes=-5', 0)).toBe('unsatisfiable');
});
