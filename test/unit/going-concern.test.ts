import { describe, expect, test } from 'vitest';
import { readGoingConcern } from '../../parsers/cash-position/going-concern.ts';
import { processorMs } from '../processor-time.ts';

const FILLER = 'Revenue grew during the quarter.\n\n';

describe('substantial doubt that a report states', () => {
  test.each([
    'These factors raise substantial doubt about the Company’s ability to continue as a going concern.',
    'There is substantial doubt about our ability to continue as a going concern',
    'Our recurring losses raise substantial doubt regarding our ability to continue as a “going concern” if we cannot raise capital.',
    'As discussed in Note 2 to the financial statements, the Company has suffered recurring losses from operations and has a net capital deficiency that raise substantial doubt about its ability to continue as a going concern.',
    'Our independent registered public accounting firm has expressed substantial doubt about our ability to continue as a going concern.',
    'Management has concluded that substantial doubt about our ability to continue as a going concern exists.',
    'We do not have sufficient cash to fund our operations for 12 months without additional financing, and as a result, there is substantial doubt about our ability to continue as a going concern.',
    'The substantial doubt about the ability to continue as a going concern has not been alleviated.',
    'There is no assurance that these plans will alleviate the conditions, and substantial doubt exists about the ability of the Company to continue as a going concern.',
    'These events indicate the existence of a material uncertainty that may cast significant doubt on the Group’s ability to continue as a going concern.',
    'The Company’s continuation as a going concern is in substantial doubt.',
    'Although management intends to alleviate these conditions, they raise substantial doubt about its ability to continue as a going concern.',
  ])('%s', (sentence) => {
    const text = `${FILLER}${sentence}\n\n${FILLER}`;
    const reading = readGoingConcern(text);
    expect(reading.goingConcern).toBe(true);
    expect(reading.sentence?.words).toBe(sentence);
    expect(text.slice(reading.sentence?.start, reading.sentence?.end)).toBe(sentence);
  });
});

describe('doubt that a report does not state', () => {
  test.each([
    'There is no substantial doubt about the Company’s ability to continue as a going concern.',
    'Management concluded that these conditions do not raise substantial doubt about our ability to continue as a going concern.',
    'We did not identify any conditions or events that raise substantial doubt about our ability to continue as a going concern.',
    'Management believes that substantial doubt about our ability to continue as a going concern does not exist.',
    'Substantial doubt about the Company’s ability to continue as a going concern no longer exists.',
    'The directors are not aware of any material uncertainties that may cast significant doubt on the ability to continue as a going concern.',
    'Management’s plans have alleviated the substantial doubt about the Company’s ability to continue as a going concern.',
    'Following the financing, the substantial doubt about our ability to continue as a going concern was alleviated.',
  ])('denied or alleviated: %s', (sentence) => {
    const reading = readGoingConcern(`${FILLER}${sentence} ${FILLER}`);
    expect(reading.goingConcern).toBe(false);
    expect(reading.sentence?.words).toBe(sentence);
  });

  test.each([
    'If we fail to raise capital, there could be substantial doubt about our ability to continue as a going concern.',
    'Our auditors may express substantial doubt about our ability to continue as a going concern in the future.',
    'Management evaluates whether there are conditions or events that raise substantial doubt about the ability to continue as a going concern within one year.',
    'ASU 2014-15 requires management to assess whether there is substantial doubt about an entity’s ability to continue as a going concern.',
    'Lenders may accelerate, which could raise substantial doubt about our ability to continue as a going concern.',
    'There is substantial doubt whether the patent is valid.',
    'For the avoidance of doubt, shares of the going concern value are included.',
    'The statements were prepared assuming the Company will continue as a going concern.',
  ])('hypothetical or about something else: %s', (sentence) => {
    expect(readGoingConcern(`${FILLER}${sentence} ${FILLER}`)).toMatchObject({ goingConcern: false, sentence: null });
  });

  test('doubt that the next sentence says was alleviated', () => {
    const reading = readGoingConcern(
      'Our losses raise substantial doubt about our ability to continue as a going concern. Management believes that its plans effectively alleviate the substantial doubt. We sold shares.',
    );
    expect(reading).toMatchObject({ goingConcern: false, confidence: 0.85 });
    expect(reading.sentence?.words).toBe(
      'Management believes that its plans effectively alleviate the substantial doubt.',
    );
  });

  test('searched and nothing found is false', () => {
    expect(readGoingConcern(FILLER)).toEqual({ goingConcern: false, sentence: null, confidence: 0.9 });
  });
});

test('a plan to alleviate the doubt alleviates nothing', () => {
  const reading = readGoingConcern(
    'There is substantial doubt about our ability to continue as a going concern. Management plans to raise equity to alleviate the substantial doubt. There can be no assurance that our plans will alleviate the doubt.',
  );
  expect(reading.goingConcern).toBe(true);
});

test('four megabytes of the same words stay fast', () => {
  const started = processorMs();
  readGoingConcern('substantial doubt not '.repeat(180_000));
  readGoingConcern('conditions that raise whether if may could not alleviate '.repeat(70_000));
  expect(processorMs() - started).toBeLessThan(5_000);
});

test('the letter of a form ends its sentence', () => {
  const doubt = 'Accordingly, substantial doubt about our ability to continue as a going concern exists.';
  const reading = readGoingConcern(`We asked whether cash lasts a year after filing this Form 10-Q. ${doubt}`);
  expect(reading).toMatchObject({ goingConcern: true, sentence: { words: doubt } });
});

test('what is mitigated before a semicolon is not the doubt behind it, and a bare doubt is one', () => {
  expect(
    readGoingConcern(
      'We manage cash outflows to mitigate these risks; these matters raise substantial doubt about our ability to continue as a going concern.',
    ).goingConcern,
  ).toBe(true);
  expect(
    readGoingConcern('We have incurred losses, which raises a doubt about our ability to continue as a going concern.')
      .goingConcern,
  ).toBe(true);
  expect(
    readGoingConcern('This does not raise a doubt about our ability to continue as a going concern.').goingConcern,
  ).toBe(false);
});
