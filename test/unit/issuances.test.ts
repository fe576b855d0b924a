import { describe, expect, test } from 'vitest';
import { issuancesV1 } from '../../parsers/issuances/issuances.v1.ts';
import type { Issuance } from '../../parsers/issuances/result.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { EXERCISE_WORDINGS, NO_EXERCISES, NO_SALES, SALE_WORDINGS } from './issuance-wordings.ts';

function outcome(paragraphs: readonly string[], form = '10-Q') {
  const body = paragraphs.map((words) => `<p>${words}</p>`).join('\n');
  const text = `<SEC-DOCUMENT>0000900001-26-000001.txt : 20261110
<SEC-HEADER>
ACCESSION NUMBER:\t\t0000900001-26-000001
CONFORMED SUBMISSION TYPE:\t${form}
CONFORMED PERIOD OF REPORT:\t20260930
FILED AS OF DATE:\t\t20261110
</SEC-HEADER>
<DOCUMENT>
<TYPE>${form}
<SEQUENCE>1
<FILENAME>d.htm
<TEXT>
<html><body><p>FORM ${form}</p><p>For the quarterly period ended September 30, 2026</p>
${body}</body></html>
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>`;
  const submission = readSubmission(Buffer.from(text));
  const [document] = issuancesV1.appliesTo(submission);
  if (document === undefined) throw new Error('the parser does not read the document');
  const result = issuancesV1.parse(submission, document, { filedDate: null, upstream: new Map() });
  for (const span of Object.values(result.spans).flat()) {
    expect(document.text.slice(span.start, span.end)).toBe(span.text);
  }
  return result;
}

const totals = (paragraphs: readonly string[], form?: string): readonly Issuance[] =>
  outcome(paragraphs, form).result?.issuances ?? [];

describe('totals of sales under programs', () => {
  test.each(SALE_WORDINGS)('%s', (_title, paragraphs, expected) => {
    expect(totals(paragraphs)).toMatchObject(expected);
    expect(totals(paragraphs)).toHaveLength(expected.length);
  });

  test.each(NO_SALES)('none in %s', (_title, words) => {
    expect(totals([words])).toEqual([]);
  });

  test('a supplement to a prospectus tells what was sold since the agreement', () => {
    const words =
      'Prior to the date of this prospectus supplement, we have issued and sold an aggregate of 7,490,789 shares of common stock for gross proceeds of $20,643,530 under the Sales Agreement dated March 18, 2026.';
    expect(totals([words], '424B5')).toMatchObject([
      { basis: 'cumulative', periodStart: '2026-03-18', periodEnd: '2026-11-10', grossProceeds: 20_643_530 },
    ]);
  });

  test('a current report on the end of a program tells its total', () => {
    const words =
      'As of the effective date of termination the Company had sold 688,410 shares under the Sales Agreement for gross proceeds of $2,204,911 and paid commissions of $66,147; shares having an aggregate offering price of $10,295,089 remained unsold.';
    expect(totals([words], '8-K')).toMatchObject([
      { basis: 'cumulative', periodEnd: '2026-11-10', shares: 688_410, grossProceeds: 2_204_911 },
    ]);
  });
});

describe('exercises and conversions', () => {
  test.each(EXERCISE_WORDINGS)('%s', (_title, paragraphs, expected) => {
    expect(totals(paragraphs)).toMatchObject(expected);
    expect(totals(paragraphs)).toHaveLength(expected.length);
  });

  test.each(NO_EXERCISES)('none in %s', (_title, words) => {
    expect(totals([words])).toEqual([]);
  });

  test('shares × exercise price confirm proceeds, principal at the conversion price confirms shares', () => {
    const { crossValidations } = outcome([
      'During the three months ended September 30, 2026, the Company issued 450,000 shares upon the exercise of warrants for proceeds of $675,000 at an exercise price of $1.50 per share.',
      'During the three months ended September 30, 2026, $1,000,000 of principal of notes was converted into 500,000 shares of common stock at a conversion price of $2.00 per share.',
    ]);
    expect(crossValidations).toEqual([
      { name: 'shares-times-exercise-price-are-proceeds', passed: true, path: 'issuances[0].' },
      { name: 'principal-at-conversion-price-is-shares', passed: true, path: 'issuances[1].' },
    ]);
  });
});

describe('evidence for a total', () => {
  const confidencesOf = (...paragraphs: readonly string[]) => {
    const { confidences, crossValidations } = outcome(paragraphs);
    const value = (name: string) => confidences?.[`issuances[0].${name}`];
    return { value, checks: crossValidations.map(({ name, passed }) => [name, passed]) };
  };
  const sold = (gross: string) =>
    `During the three months ended September 30, 2026, the Company sold 100,000 shares under the ATM Program at an average price of $2.50 per share for gross proceeds of ${gross}.`;

  test('an amount that nothing checks has less than 0.9, one that arithmetic confirms more', () => {
    const alone = confidencesOf(
      'During the three months ended September 30, 2026, the Company sold 100,000 shares under the ATM Program for gross proceeds of $250,000.',
    );
    expect(alone.value('grossProceeds')).toBeLessThan(0.9);
    const checked = confidencesOf(sold('$250,000'));
    expect(checked.value('grossProceeds')).toBeGreaterThanOrEqual(0.9);
    expect(checked.checks).toEqual([['shares-times-average-price-is-gross-proceeds', true]]);
  });

  test('amounts that do not multiply are in doubt', () => {
    const { value, checks } = confidencesOf(sold('$520,000'));
    expect(value('grossProceeds')).toBe(0.5);
    expect(checks).toEqual([['shares-times-average-price-is-gross-proceeds', false]]);
  });

  test('a second sentence that gives the total confirms it, and the more exact of both stands', () => {
    const { value, checks } = confidencesOf(
      'During the three months ended September 30, 2026, we sold 1.2 million shares under the ATM Program for net proceeds of $4.0 million.',
      'For the three months ended September 30, 2026, the Company sold 1,234,567 shares under the ATM Program for net proceeds of $3,980,000.',
    );
    expect(checks).toEqual([['restated-in-another-sentence', true]]);
    expect(value('netProceeds')).toBeGreaterThanOrEqual(0.9);
  });

  test('two statements of one period that differ are one total in doubt', () => {
    const words = (shares: string) =>
      `During the three months ended September 30, 2026, we sold ${shares} shares under the ATM Program.`;
    const result = outcome([words('1,200,000'), words('2,500,000')]);
    expect(result.result?.issuances).toHaveLength(1);
    expect(result.crossValidations).toMatchObject([{ name: 'statements-of-one-period-agree', passed: false }]);
    expect(result.confidence).toBe(0.5);
  });

  test('programs of two years are two totals', () => {
    const words = (year: number, shares: string) =>
      `During the three months ended September 30, 2026, we sold ${shares} shares under the ${year} ATM Program.`;
    expect(totals([words(2024, '1,200,000'), words(2026, '2,500,000')])).toMatchObject([
      { program: '2024 ATM Program', shares: 1_200_000 },
      { program: '2026 ATM Program', shares: 2_500_000 },
    ]);
  });

  test('notes in thousands print dollars that are scaled where the price asks for it', () => {
    const [total] = totals([
      '(in thousands, except share and per share data)',
      'From July 1, 2026 to September 30, 2026, the Company sold 245,887 shares under the Sales Agreement, resulting in net proceeds of $9,994.',
    ]);
    expect(total).toMatchObject({ shares: 245_887, netProceeds: 9_994_000 });
  });

  test('amounts in another currency are no amounts in dollars', () => {
    const [total] = totals([
      'During the three months ended September 30, 2026, the Company sold 100,000 shares under the ATM Program for gross proceeds of C$250,000.',
    ]);
    expect(total).toMatchObject({ shares: 100_000 });
    expect(total).not.toHaveProperty('grossProceeds');
  });

  test('amounts that fit no period are not guessed, and leave a warning', () => {
    const { result, warnings } = outcome([
      'During the three months ended September 30, 2026, we sold 100,000 and 300,000 shares under the ATM Program.',
    ]);
    expect(result?.issuances ?? []).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(['issuance-not-understood']);
  });
});
