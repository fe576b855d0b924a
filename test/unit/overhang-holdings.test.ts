import { expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import { outcomeOf } from '../terms-documents.ts';

const convertiblesOf = (text: string) =>
  outcomeOf(overhangV5, `<html><body><p>FORM 10-K ANNUAL REPORT</p><p>${text}</p></body></html>`).result?.convertibles;

it('takes no notes that the filer holds, nor the part of an issue that one holder signs for', () => {
  expect(
    convertiblesOf(
      'As of December 31, 2024, we had investments in convertible notes of $921 million, the majority of which are convertible notes held for investment.',
    ),
  ).toBeUndefined();
  expect(
    convertiblesOf(
      'The Consenting Holder represents that it is the beneficial owner of $5,675,000 in principal amount of convertible subordinated debentures due 2009.',
    ),
  ).toBeUndefined();
  expect(
    convertiblesOf('We issued $5,675,000 in principal amount of convertible subordinated debentures due 2009.'),
  ).toMatchObject([{ principal: 5_675_000 }]);
});
