import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import { beneficialOwnerRows } from '../../parsers/beneficial-ownership/rows.ts';
import { type PersonTruth, renderSchedule, type ScheduleTruth } from '../../sample/render-schedule.ts';
import { parseOwnership } from '../ownership-layouts.ts';
import { cusipOf } from '../thirteenf-documents.ts';

const person = (name: string, sole: number, shared: number, percentOfClass: number): PersonTruth => ({
  name,
  soleVoting: sole,
  sharedVoting: shared,
  soleDispositive: sole,
  sharedDispositive: shared,
  sharesOwned: sole + shared,
  percentOfClass,
  memberOfGroup: true,
  types: ['PN'],
  citizenship: 'Delaware',
});

const CUSIP = cusipOf('51234Q10');
const TRUTH: ScheduleTruth = {
  kind: 'D',
  amendment: null,
  issuer: 'Hazelbrook Instruments Inc.',
  cusip: CUSIP,
  eventDate: '2024-12-31' as IsoDate,
  persons: [
    person('Larkmere Partners LP', 0, 2_100_400, 8.5),
    person('Larkmere Capital LLC', 0, 2_100_400, 8.5),
    person('Ida Wexcombe', 335_000, 2_100_400, 9.9),
  ],
};

const xml = (truth: ScheduleTruth = TRUTH): string => renderSchedule(truth, 'xml');

/** The document with the n-th place of some words replaced. */
function harmed(text: string, from: string, to: string, turn = 0): string {
  const parts = text.split(from);
  expect(parts.length).toBeGreaterThan(turn + 1);
  return parts.slice(0, turn + 1).join(from) + to + parts.slice(turn + 1).join(from);
}

const doubtsOf = ({ confidences = {} }: ParseOutcome): readonly string[] => Object.keys(confidences).sort();

test('every value of a sound schedule has high confidence', () => {
  const outcome = parseOwnership(xml());
  expect(outcome.confidence).toBe(0.97);
  expect(outcome.confidences).toEqual({});
});

describe('values of a schedule that others contradict or do not confirm', () => {
  test('a missing digit in a power to dispose puts only that person in doubt', () => {
    const outcome = parseOwnership(harmed(xml(), '<sharedDispositivePower>2100400', '<sharedDispositivePower>210400'));
    expect(doubtsOf(outcome)).toEqual([
      'reportingPersons[0]',
      'reportingPersons[0].sharedDispositive',
      'reportingPersons[0].soleDispositive',
    ]);
    expect(beneficialOwnerRows(outcome).map(({ confidence }) => confidence)).toEqual([0.8, 0.97, 0.97]);
  });

  test('a power above the amount: the person contradicts itself', () => {
    const outcome = parseOwnership(harmed(xml(), '<sharedDispositivePower>2100400', '<sharedDispositivePower>2107400'));
    expect(beneficialOwnerRows(outcome).map(({ confidence }) => confidence)).toEqual([0.4, 0.97, 0.97]);
  });

  test('a power to vote below the amount is certain where the document prints it twice', () => {
    const fewer = harmed(xml(), '<sharedVotingPower>2100400', '<sharedVotingPower>1900300');
    expect(doubtsOf(parseOwnership(fewer))).toEqual([
      'reportingPersons[0].sharedVoting',
      'reportingPersons[0].soleVoting',
    ]);
    const repeated = harmed(
      fewer,
      '</formData>',
      '<items1To7><item5><n>1,900,300 shares</n></item5></items1To7></formData>',
    );
    expect(doubtsOf(parseOwnership(repeated))).toEqual([]);
  });

  test.each([
    ['above a hundred', '8.5<', '855<', 0],
    ['another than of the same amount', '8.5<', '8.3<', 1],
  ])('a percent %s', (_, from, to, turn) => {
    const outcome = parseOwnership(harmed(xml(), from, to, turn));
    expect(outcome.confidences?.[`reportingPersons[${turn}].percentOfClass`]).toBeLessThan(0.9);
  });

  test('a percent that no size of the class allows with the others', () => {
    const outcome = parseOwnership(harmed(xml(), '9.9<', '9.7<'));
    expect(outcome.confidences?.['reportingPersons[2].percentOfClass']).toBe(0.8);
    expect(outcome.confidences?.['reportingPersons[2]']).toBeUndefined();
  });

  test('a percent of no shares', () => {
    const none = { ...TRUTH, persons: [person('Ida Wexcombe', 0, 0, 0.3)] };
    expect(parseOwnership(xml(none)).confidence).toBeLessThan(0.9);
  });

  test.each([
    ['cut', CUSIP, CUSIP.slice(0, 4)],
    ['too long', CUSIP, `${CUSIP}7`],
    ['lost', CUSIP, ''],
    ['of mixed letters', CUSIP, CUSIP.replace('Q', 'q').replace('1', 'L')],
  ])('a CUSIP that is %s', (_, from, to) => {
    const outcome = parseOwnership(harmed(xml(), from, to));
    expect(Math.min(outcome.confidence, outcome.confidences?.['issuer.cusip'] ?? 1)).toBeLessThan(0.9);
  });

  test.each([
    ['no date', '12/31/2024', '12/3?/2024', null],
    ['no day of the calendar', '12/31/2024', '12/41/2024', null],
    ['a year of another age', '12/31/2024', '12/31/0224', '0224-12-31'],
    ['a date that lost a digit', '12/31/2024', '12/3/2024', '2024-12-03'],
  ])('%s', (_, from, to, date) => {
    const outcome = parseOwnership(harmed(xml(), from, to));
    expect(outcome.result?.eventDate).toBe(date);
    expect(outcome.confidences?.['eventDate']).toBeLessThan(0.9);
  });

  test('elements that are cut off may mix persons', () => {
    const text = xml();
    const from = text.indexOf('<sharedVotingPower>');
    const to = text.indexOf('<sharedVotingPower>', from + 1);
    expect(parseOwnership(text.slice(0, from) + text.slice(to)).result?.reportingPersons).toHaveLength(2);
    expect(parseOwnership(harmed(text, '</reportingPersonInfo>', '')).confidence).toBeLessThan(0.9);
  });

  test('a name that ran into the next heading', () => {
    const outcome = parseOwnership(harmed(xml(), 'Ida Wexcombe<', 'Ida Wexcombe CUSIP No. 512<'));
    expect(outcome.confidences?.['reportingPersons[2].name']).toBe(0.8);
  });
});
