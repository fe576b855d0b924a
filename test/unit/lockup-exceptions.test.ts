import { expect, it } from 'vitest';
import { lockupsAndRofrV3 } from '../../parsers/lockups-and-rofr/lockups-and-rofr.v3.ts';
import { outcomeOf, supplement } from '../terms-documents.ts';

const lockupsOf = (text: string) => outcomeOf(lockupsAndRofrV3, supplement([text], [])).result?.lockups ?? [];

it('reads the period behind what a promise leaves out', () => {
  expect(
    lockupsOf(
      'We have agreed not to issue any shares of common stock, or file any registration statement other than on Form S-8, until 75 days after the closing of this offering.',
    ),
  ).toMatchObject([{ parties: 'company', days: 75 }]);
});

it('gives those who agree to similar restrictions each their own period', () => {
  expect(
    lockupsOf(
      'We have agreed that for 60 days after the date of this prospectus supplement we will not issue shares without consent. Our directors and officers have agreed to similar restrictions for a period of 90 days and the selling stockholder for 45 days.',
    ),
  ).toMatchObject([
    { parties: 'company', days: 60 },
    { parties: 'directors and officers', days: 90 },
    { parties: 'holders', days: 45 },
  ]);
});

const TABLE = (head: string) =>
  `<html><body><p>Filed Pursuant to Rule 424(b)(5)</p><table><tr><td>Party</td><td>${head}</td></tr><tr><td>The Company</td><td>90 days from closing</td></tr><tr><td>Executive officers and directors</td><td>120 days from closing</td></tr></table></body></html>`;

it('reads a table of parties under the name of a lock-up period; periods of awards are none', () => {
  const read = (head: string) => outcomeOf(lockupsAndRofrV3, TABLE(head)).result?.lockups ?? [];
  expect(read('Restricted period')).toMatchObject([
    { parties: 'company', days: 90 },
    { parties: 'directors and officers', days: 120 },
  ]);
  expect(read('Restriction period of the awards')).toEqual([]);
});
