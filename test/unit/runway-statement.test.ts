import { describe, expect, test } from 'vitest';
import { readRunwayStatement } from '../../parsers/cash-position/runway-statement.ts';

describe('the runway statement', () => {
  test.each([
    [
      'We believe our cash is sufficient to fund operations into the second quarter of 2026.',
      'We believe our cash is sufficient to fund operations into the second quarter of 2026',
    ],
    ['Our cash on hand will last approximately six weeks.', 'Our cash on hand will last approximately six weeks'],
    [
      'Our existing cash will not be sufficient to fund our operations for the next twelve months.',
      'Our existing cash will not be sufficient to fund our operations for the next twelve months',
    ],
    [
      'The Company expects to have sufficient cash to fund its operating plan through mid-December 2023.',
      'The Company expects to have sufficient cash to fund its operating plan through mid-December 2023',
    ],
    [
      'We expect that our cash will enable us to fund our operations into the first half of 2027.',
      'We expect that our cash will enable us to fund our operations into the first half of 2027',
    ],
    [
      'Currently available funding will only be sufficient to finance operations for four to seven months.',
      'Currently available funding will only be sufficient to finance operations for four to seven months',
    ],
    [
      'We believe that we have sufficient capital to meet our obligations for the next twelve months.',
      'We believe that we have sufficient capital to meet our obligations for the next twelve months',
    ],
    [
      'Our cash will enable us to fund our operations until at least approximately late June 2026.',
      'Our cash will enable us to fund our operations until at least approximately late June 2026',
    ],
    [
      'We expect our existing cash will be sufficient to fund our operating expenses through the early Q4 2024.',
      'We expect our existing cash will be sufficient to fund our operating expenses through the early Q4 2024',
    ],
  ])('%s', (sentence, words) => {
    const text = `Some text.\n\n${sentence} Other text follows.`;
    const statement = readRunwayStatement(text);
    expect(statement?.words).toBe(words);
    expect(text.slice(statement?.start, statement?.end)).toBe(words);
  });

  test('of a long sentence is the clause with the stated time, at most 200 characters', () => {
    const sentence = `Based on our current operating plan, ${'which assumes many things that we list here at length, '.repeat(4)}we believe that our existing cash and cash equivalents will be sufficient to fund our operations into the third quarter of 2026.`;
    expect(readRunwayStatement(sentence)?.words).toMatch(
      /^we believe that our existing cash .* into the third quarter of 2026$/,
    );
  });

  test('with a calendar time goes before one of months, and an assertion before a possibility', () => {
    const text =
      'We may not have sufficient cash to fund operations through 2025. Our cash is sufficient to meet our needs for twelve months. We have sufficient cash to fund operations into 2027.';
    expect(readRunwayStatement(text)?.words).toBe('We have sufficient cash to fund operations into 2027');
  });

  test.each([
    'We maintain sufficient insurance for five years.',
    'Our liquidity is sufficient to fund operations.',
    'The downturn would last longer than anticipated, taking up to five years to recover.',
    'The lease is adequate for our needs through 2030.',
  ])('is not: %s', (sentence) => {
    expect(readRunwayStatement(sentence)).toBeNull();
  });
});

test('what management only assesses is no statement', () => {
  expect(
    readRunwayStatement(
      'Management assesses liquidity to determine whether there is sufficient cash on hand to operate for a period of at least one year.',
    ),
  ).toBeNull();
});
