import { expect, test } from 'vitest';
import { lockupsAndRofrV3 } from '../../parsers/lockups-and-rofr/lockups-and-rofr.v3.ts';
import { outcomeOf, supplement } from '../terms-documents.ts';

const periodsOf = (text: string) =>
  (outcomeOf(lockupsAndRofrV3, supplement([text], [])).result?.lockups ?? []).map(({ parties, days }) => [
    parties,
    days,
  ]);

test('an aside gives a party a period of its own, before or behind it', () => {
  const insiders = 'Our directors, executive officers and the selling stockholder have agreed that they will not, for ';
  const rest =
    ' after the date of this prospectus supplement, sell or otherwise dispose of any shares of common stock.';
  for (const period of [
    'a period of 30 days (or 90 days in the case of the selling stockholder),',
    'a period of 30 days, or in the case of the selling stockholder, 90 days,',
  ])
    expect(periodsOf(`${insiders}${period}${rest}`), period).toEqual([
      ['directors and officers', 30],
      ['holders', 90],
    ]);
});

test('"in our case" is the company', () => {
  expect(
    periodsOf(
      'We and our executive officers, directors and holders of our common stock have agreed, for a period of 180 days after the date of this prospectus in the case of our executive officers, directors and stockholders, and 90 days in our case, not to sell any shares of common stock.',
    ),
  ).toEqual([
    ['company', 90],
    ['directors and officers', 180],
  ]);
});

test('one promise behind two agreements is of both', () => {
  expect(
    periodsOf(
      'We have agreed for a period of 90 days, and our officers and directors have agreed for a period of 180 days, after the date of this prospectus not to sell any shares of common stock without consent.',
    ),
  ).toEqual([
    ['company', 90],
    ['directors and officers', 180],
  ]);
});

test('lock-up agreements for the same period have the period of the promise before them', () => {
  expect(
    periodsOf(
      'The Company has agreed not to issue any shares of common stock for ninety (90) days following the closing, and the officers and directors of the Company have entered into lock-up agreements for the same period.',
    ),
  ).toEqual([
    ['company', 90],
    ['directors and officers', 90],
  ]);
});

test('what the period runs from ends before the next clause', () => {
  const [lockup] =
    outcomeOf(
      lockupsAndRofrV3,
      supplement(
        [
          'Upon the expiration of the lock-up agreements 180 days after the date of this prospectus, 12,340,000 shares held by our directors and officers will become eligible for sale.',
        ],
        [],
      ),
    ).result?.lockups ?? [];
  expect(lockup?.conditions).toBe('after the date of this prospectus');
});

test('a list gives each party its period, percentages of holders too', () => {
  expect(
    periodsOf(
      'Each of our directors, executive officers and 1% shareholders, and we, have agreed for (a) twelve months after the date of this prospectus in the case of our directors and executive officers, (b) six months after the date of this prospectus in the case of our 1% shareholders, and (c) three months after the closing in the case of our Company, not to sell or otherwise dispose of any ordinary shares.',
    ),
  ).toEqual(
    expect.arrayContaining([
      ['directors and officers', 360],
      ['holders', 180],
      ['company', 90],
    ]),
  );
});

test('who is subject to such provisions for the same period has the period of the sentence before', () => {
  expect(
    periodsOf(
      'We have agreed to certain lock-up provisions with regard to future sales of our common stock for a period of thirty (30) days after the closing of this offering. Our executive officers and directors are also subject to such lock-up provisions for the same period.',
    ),
  ).toEqual([
    ['company', 30],
    ['directors and officers', 30],
  ]);
});

test('a placement notice of a program is no lock-up', () => {
  expect(
    periodsOf('We have agreed not to sell shares under the program for 10 trading days following a placement notice.'),
  ).toEqual([]);
});

test('periods that commence on a day belong to the holders named after them', () => {
  expect(
    periodsOf(
      'Our officers, directors and holders of 5% or more of our outstanding shares have agreed not to sell or otherwise dispose of any shares of common stock for a period of six (6) months commencing on the date of this prospectus, with respect to our directors and officers, and three (3) months commencing on the date of this prospectus, with respect to our 5% holders.',
    ),
  ).toEqual(
    expect.arrayContaining([
      ['directors and officers', 180],
      ['holders', 90],
    ]),
  );
});
