import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import { currentReport, outcomeOf } from '../terms-documents.ts';

function read(...paragraphs: readonly string[]) {
  return outcomeOf(
    overhangV5,
    `<html><body><p>FORM 10-K ANNUAL REPORT</p>${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}</body></html>`,
  );
}

const convertiblesOf = (...paragraphs: readonly string[]) => read(...paragraphs).result?.convertibles;
const warrantsOf = (...paragraphs: readonly string[]) => read(...paragraphs).result?.warrants;

const NOTE = 'We issued $40,000,000 principal amount of 5.00% convertible senior notes due 2031.';

describe('prices that follow the market', () => {
  it('are not those at which employees buy and options are granted', () => {
    const [plan] =
      convertiblesOf(
        `${NOTE} The notes are convertible into our common stock.`,
        'Under the employee stock purchase plan, shares are bought at a price equal to 85% of the lower of the fair market value at either end of a period.',
      ) ?? [];
    expect(plan).toMatchObject({ principal: 40_000_000 });
    expect(plan?.variablePrice).toBeUndefined();
    const [options] = convertiblesOf(NOTE, 'Units may be bought at a price equal to 100% of the market value.') ?? [];
    expect(options?.variablePrice).toBeUndefined();
  });

  it('are those of the notes, also behind the words on a plan', () => {
    expect(
      convertiblesOf(
        NOTE,
        'Employees buy shares at a price equal to 85% of the fair market value. The notes are convertible at 80% of the lowest closing price of the ten trading days before conversion.',
      ),
    ).toMatchObject([{ variablePrice: true }]);
  });
});

it('takes no notes that another company issued to the filer', () => {
  expect(
    convertiblesOf(
      'Birch Metals financed the purchase by issuing a 10-year, convertible subordinated debenture to the Company in the amount of $12,500,000.',
    ),
  ).toBeUndefined();
  expect(
    convertiblesOf("We issued convertible notes to the Company's directors in the principal amount of $12,500,000."),
  ).toMatchObject([{ principal: 12_500_000 }]);
  expect(
    convertiblesOf(
      'We issued a convertible note in the principal amount of $12,500,000, due one year after its price is delivered by the investor to the Company.',
    ),
  ).toMatchObject([{ principal: 12_500_000 }]);
});

describe('misprinted numbers', () => {
  it('gives no count out of the end of another, nor of a row of shares', () => {
    expect(
      warrantsOf(
        '31,076,5050 shares of common stock issuable upon the exercise of pre-funded warrants at an exercise price of $0.0001 per share.',
      ),
    ).toEqual([{ label: 'pre-funded warrants', exercisePrice: 0.0001, preFunded: true, status: 'outstanding' }]);
    expect(warrantsOf('Shares authorized 90,000,000 Warrants outstanding (exercise price $0.75)')).toBeUndefined();
    expect(
      warrantsOf(
        '31,076,505 shares of common stock issuable upon the exercise of pre-funded warrants at an exercise price of $0.0001 per share.',
      ),
    ).toMatchObject([{ count: 31_076_505 }]);
  });

  it('gives no count behind a broken character, and no price before one', () => {
    const sentence =
      'Warrants to purchase 31,076,505 shares of common stock are outstanding at an exercise price of $1.75.';
    expect(warrantsOf(sentence)).toMatchObject([{ count: 31_076_505, exercisePrice: 1.75 }]);
    expect(warrantsOf(sentence.replace('076,', '076?'))).toBeUndefined();
    expect(warrantsOf(sentence.replace('31,076', '31 ,076'))).toBeUndefined();
    expect(warrantsOf(sentence.replace('1.75', '1.?5'))?.[0]?.exercisePrice).toBeUndefined();
  });

  it.each(['20315', '1931', '2931'])('gives no maturity for notes due %s', (year) => {
    const [note] = convertiblesOf(NOTE.replace('2031', year)) ?? [];
    expect(note).toMatchObject({ principal: 40_000_000 });
    expect(note?.maturity).toBeUndefined();
  });

  it('gives no day that no calendar has, and no price with a letter in it', () => {
    const [note] =
      convertiblesOf(
        `${NOTE.replace(' due 2031', '')} The notes mature on May 0, 2031 and are convertible at $14l25.`,
      ) ?? [];
    expect(note?.maturity).toBeUndefined();
    expect(note?.conversionPrice).toBeUndefined();
    const [sound] =
      convertiblesOf(
        `${NOTE.replace(' due 2031', '')} The notes mature on May 9, 2031 and are convertible at $14.25.`,
      ) ?? [];
    expect(sound).toMatchObject({ maturity: '2031-05-09', conversionPrice: 14.25 });
  });
});

describe('shares per $1,000 beside a conversion price', () => {
  const priced = (rate: string) =>
    read(
      `${NOTE} The initial conversion rate is ${rate} shares of common stock per $1,000 principal amount (equivalent to an initial conversion price of approximately $32.30 per share).`,
    );

  it('bears the price out', () => {
    const outcome = priced('30.9598');
    expect(outcome.confidences?.['convertibles[0].conversionPrice']).toBe(0.9);
    expect(outcome.crossValidations).toEqual([{ name: 'shares per $1,000 × conversion price = $1,000', passed: true }]);
  });

  it('makes it doubtful where the two disagree', () => {
    const outcome = priced('38.9598');
    expect(outcome.confidences?.['convertibles[0].conversionPrice']).toBeLessThan(0.9);
    expect(outcome.crossValidations).toContainEqual({
      name: 'shares per $1,000 × conversion price = $1,000',
      passed: false,
    });
  });
});

it('is not sure of the count and standing of warrants that their holder exercises for new ones', () => {
  const outcome = outcomeOf(
    overhangV5,
    currentReport(
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On March 5, 2025, the Company entered into a letter with a holder of existing warrants to purchase up to 3,000,000 shares of common stock at an exercise price of $2.00 per share (the "Existing Warrants"). The holder agreed to exercise the Existing Warrants for cash in consideration of new warrants to purchase up to 6,000,000 shares of common stock at an exercise price of $1.30 per share (the "New Warrants").',
    ),
  );
  expect(outcome.result?.warrants).toMatchObject([{ count: 3_000_000 }, { count: 6_000_000 }]);
  expect(outcome.confidences?.['warrants[0].count']).toBeLessThan(0.9);
  expect(outcome.confidences?.['warrants[0].status']).toBeLessThan(0.9);
  expect(outcome.confidences?.['warrants[1].count']).toBe(0.8);
});
