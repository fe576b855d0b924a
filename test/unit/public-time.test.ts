import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, easternDateOf, easternToUtc, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import { isEveningForm } from '../../core/evening-forms.ts';
import { publicTimeOf } from '../../core/public-time.ts';
import { cutoffOf } from '../../scoring/select/context.ts';

/** A US Eastern wall-clock time `YYYY-MM-DD HH:MM:SS`. */
function eastern(text: string): IsoTimestamp {
  const [date = '', time = ''] = text.split(' ');
  return easternToUtc(date as IsoDate, time);
}

const publicAt = (form: string, accepted: string, filed: string): IsoTimestamp =>
  publicTimeOf({ form, filedDate: filed as IsoDate, acceptedAt: eastern(accepted) }).publicAt;

/** Form, acceptance, filed date, when it is public; times are US Eastern. */
const CASES: readonly (readonly [why: string, form: string, accepted: string, filed: string, published: string])[] = [
  ['in office hours', '10-Q', '2026-11-13 16:05:33', '2026-11-13', '2026-11-13 16:05:33'],
  ['at the opening', '8-K', '2026-11-13 06:00:00', '2026-11-13', '2026-11-13 06:00:00'],
  ['before the opening', '8-K', '2026-11-13 05:59:59', '2026-11-13', '2026-11-13 06:00:00'],
  ['on Friday after 17:30', '10-Q', '2026-11-13 18:04:00', '2026-11-16', '2026-11-16 06:00:00'],
  ['on the eve of a holiday', '424B5', '2026-11-25 18:04:00', '2026-11-27', '2026-11-27 06:00:00'],
  ['after 17:30, begun before it', '10-K', '2026-11-13 17:41:09', '2026-11-13', '2026-11-13 17:41:09'],
  ['with a filed date that was adjusted back', 'S-1', '2026-11-16 10:00:00', '2026-11-13', '2026-11-16 10:00:00'],
  ['with effect on a date, told after midnight', 'EFFECT', '2026-11-14 00:15:02', '2026-11-13', '2026-11-14 00:15:02'],
  ['a 13G in the evening', 'SC 13G', '2024-03-15 20:00:00', '2024-03-15', '2024-03-15 20:00:00'],
  ['a 13G of a Friday, listed on Monday', 'SCHEDULE 13G/A', '2026-11-13 20:00:00', '2026-11-16', '2026-11-13 20:00:00'],
  ['a 13G as late as can be', 'SC 13G', '2024-03-15 22:00:00', '2024-03-18', '2024-03-15 22:00:00'],
  ['a 13G after the close', 'SC 13G', '2024-03-15 22:00:01', '2024-03-18', '2024-03-18 06:00:00'],
  ['a Form 4 after the close, dated the same day', '4', '2022-10-04 22:02:25', '2022-10-04', '2022-10-04 22:02:25'],
  ['the last 13G of the old hours', 'SC 13G', '2024-02-02 20:32:45', '2024-02-05', '2024-02-05 06:00:00'],
  ['a 13D/A of the old hours', 'SC 13D/A', '2021-07-13 21:24:16', '2021-07-14', '2021-07-14 06:00:00'],
  ['a Form 144 of the old hours', '144', '2020-03-27 18:47:54', '2020-03-30', '2020-03-30 06:00:00'],
  ['a Form 4 of the old hours', '4', '2003-07-15 17:47:32', '2003-07-16', '2003-07-16 06:00:00'],
  ['a Form 4 of the new hours', '4', '2003-08-18 18:04:49', '2003-08-19', '2003-08-18 18:04:49'],
  ['a registration under Rule 462(b)', 'S-1MEF', '2022-03-10 21:02:21', '2022-03-11', '2022-03-10 21:02:21'],
  ['an evening form on a Saturday', 'SCHEDULE 13D', '2026-11-14 12:00:00', '2026-11-16', '2026-11-16 06:00:00'],
  ['an evening form on a holiday', '4', '2026-11-26 12:00:00', '2026-11-27', '2026-11-27 06:00:00'],
];

describe('when a filing is public', () => {
  test.each(CASES)('%s: %s accepted %s, filed %s', (_, form, accepted, filed, published) => {
    expect(publicAt(form, accepted, filed)).toBe(eastern(published));
  });

  it('06:00 Eastern is another instant in summer and in winter, on both sides of the change of clocks', () => {
    // The clocks go forward on 2026-03-08 and back on 2026-11-01, both Sundays.
    expect(publicAt('10-K', '2026-03-06 18:00:00', '2026-03-09')).toBe('2026-03-09T10:00:00.000Z');
    expect(publicAt('10-K', '2026-03-05 18:00:00', '2026-03-06')).toBe('2026-03-06T11:00:00.000Z');
    expect(publicAt('8-K', '2026-10-30 18:00:00', '2026-11-02')).toBe('2026-11-02T11:00:00.000Z');
    expect(publicAt('8-K', '2026-10-29 18:00:00', '2026-10-30')).toBe('2026-10-30T10:00:00.000Z');
    // 22:00 as well: 03:00 UTC in winter, 02:00 in summer.
    const late = (acceptedAt: string, filed: string) =>
      publicTimeOf({ form: '4', filedDate: filed as IsoDate, acceptedAt: acceptedAt as IsoTimestamp }).publicAt;
    expect(late('2026-11-03T03:00:00.000Z', '2026-11-03')).toBe('2026-11-03T03:00:00.000Z');
    expect(late('2026-10-30T02:00:00.001Z', '2026-10-30')).toBe('2026-10-30T10:00:00.000Z');
  });

  it('without an acceptance time it is the end of the filed date, as an estimate', () => {
    const known = { form: 'SC 13G', filedDate: '2026-11-13' as IsoDate, acceptedAt: null };
    expect(publicTimeOf(known)).toEqual({ publicAt: '2026-11-14T04:59:59.000Z', publicAtEstimated: true });
  });

  it('is never before acceptance, and a form without extended hours never before 06:00 of its filed date', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('10-Q', '8-K', '4', 'SC 13G', 'S-3MEF', 'EFFECT'),
        fc.date({ min: new Date('1996-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: -3, max: 4 }),
        (form, accepted, days) => {
          const acceptedAt = accepted.toISOString() as IsoTimestamp;
          const day = easternDateOf(accepted.getTime());
          const filedDate = addDays(day, days);
          const { publicAt: at, publicAtEstimated } = publicTimeOf({ form, filedDate, acceptedAt });
          const opening = easternToUtc(filedDate, '06:00:00');
          expect(publicAtEstimated).toBe(false);
          expect(at >= acceptedAt).toBe(true);
          expect([acceptedAt, opening]).toContain(at);
          expect(at >= opening || isEveningForm(form, day)).toBe(true);
        },
      ),
    );
  });
});

describe('forms with extended hours', () => {
  it.each([
    ['3', '2003-07-28'],
    ['4/A', '2003-07-28'],
    ['5', '2003-07-28'],
    ['144', '2023-03-20'],
    ['144/A', '2023-03-20'],
    ['SC 13D', '2024-02-05'],
    ['SC 13D/A', '2024-02-05'],
    ['SCHEDULE 13G/A', '2024-02-05'],
    ['SC 14N', '2010-11-15'],
    ['S-1MEF', '2003-07-28'],
    ['S-3MEF', '2003-07-28'],
    ['S-11MEF', '2003-07-28'],
    ['F-1MEF', '2003-07-28'],
    ['F-3MEF', '2003-07-28'],
    ['N-2MEF', '2003-07-28'],
    ['POS462B', '2003-07-28'],
  ])('%s has them since %s', (form, from) => {
    expect(isEveningForm(form, from as IsoDate)).toBe(true);
    expect(isEveningForm(form, addDays(from as IsoDate, -1))).toBe(false);
  });

  it.each(['10-Q', '8-K', 'S-1', 'SC TO-T', 'SC 14F1', 'POS462C', '13F-HR', '40-17G'])('%s never had them', (form) => {
    expect(isEveningForm(form, '2026-11-13' as IsoDate)).toBe(false);
  });
});

test("a 10-Q accepted on Friday at 18:04 counts for Monday's score and not for Friday's; a 13G for Friday's", () => {
  const uses = (asOf: string, form: string) =>
    publicAt(form, '2026-11-13 18:04:00', '2026-11-16') < cutoffOf(asOf as IsoDate);
  expect([uses('2026-11-13', '10-Q'), uses('2026-11-16', '10-Q')]).toEqual([false, true]);
  expect(uses('2026-11-13', 'SCHEDULE 13G')).toBe(true);
});
