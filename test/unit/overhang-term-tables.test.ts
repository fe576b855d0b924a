import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible } from '../../parsers/overhang/result.ts';
import { type ReportPart as Part, periodicReport as report } from '../periodic-report.ts';
import { outcomeOf } from '../terms-documents.ts';

const convertiblesOf = (...parts: readonly Part[]): readonly Convertible[] =>
  outcomeOf(overhangV5, report(...parts)).result?.convertibles ?? [];

describe('terms of convertible notes in tables', () => {
  it('never takes two rows of one table for the same note', () => {
    const head = ['', 'Maturity date', 'Stated interest rate', 'Conversion price', 'Face value', 'Carrying value'];
    const found = convertiblesOf('Convertible debt as of June 30, 2021 (in thousands):', [
      head,
      ['7.0% convertible secured notes', '5/31/2024', '7.00%', '$ 4.00', '$ 18,000', '$ 16,085'],
      ['7.0% convertible senior notes', '11/30/2024', '7.00%', '$ 4.10', '12,000', '11,773'],
    ]);
    expect(found).toMatchObject([
      { principal: 18_000_000, conversionPrice: 4, maturity: '2024-05-31' },
      { principal: 12_000_000, conversionPrice: 4.1, maturity: '2024-11-30' },
    ]);
  });

  it('reads two lenders with the same principal and year of maturity', () => {
    const found = convertiblesOf('Convertible notes payable at March 31, 2021:', [
      ['Lender', 'Issued', 'Rate', 'Maturity date', 'Principal'],
      ['Alder Fund', '2/6/2021', '10%', '2/6/2022', '$ 125,000'],
      ['Birch Fund', '3/10/2021', '12%', '3/10/2022', '125,000'],
    ]);
    expect(found).toMatchObject([
      { principal: 125_000, maturity: '2022-02-06', interestRate: 10 },
      { principal: 125_000, maturity: '2022-03-10', interestRate: 12 },
    ]);
  });

  it('reads one note per column, whose rows are the terms', () => {
    const found = convertiblesOf('The convertible notes payable outstanding at June 30, 2023:', [
      ['', 'Note A', 'Note B'],
      ['Lender', 'Alder Fund', 'Birch Fund'],
      ['Date due', '11/14/2023', '8/8/2024'],
      ['Original principal', '$ 385,000', '$ 165,000'],
      ['Principal outstanding', '$ 212,400', '$ 165,000'],
      ['Interest rate', '8%', '10%'],
      ['Conversion price', '$ 0.045', '70% of the lowest VWAP in ten trading days'],
    ]);
    expect(found).toMatchObject([
      { label: 'Note A', principal: 212_400, conversionPrice: 0.045, maturity: '2023-11-14', interestRate: 8 },
      { label: 'Note B', principal: 165_000, variablePrice: true, discountPercent: 30, maturity: '2024-08-08' },
    ]);
  });

  it('reads the terms of one note beside their labels', () => {
    const found = convertiblesOf('Terms of the note that was sold:', [
      ['Instrument', 'Senior Secured Convertible Note'],
      ['Principal amount', '$ 8,250,000'],
      ['Purchase price', '$ 7,500,000'],
      ['Original issue discount', '9.09%'],
      ['Interest rate', '7.0% per annum (18.0% following an event of default)'],
      ['Maturity date', 'October 3, 2026'],
      ['Conversion price', '$3.40 per share, subject to adjustment for splits'],
      ['Floor price', '$ 0.68'],
    ]);
    expect(found).toMatchObject([
      {
        label: 'Senior Secured Convertible Note',
        principal: 8_250_000,
        conversionPrice: 3.4,
        interestRate: 7,
        maturity: '2026-10-03',
        floorPrice: 0.68,
        originalIssueDiscountPercent: 9.09,
      },
    ]);
    expect(found).toHaveLength(1);
  });

  it('reads formulas in cells, and a conversion rate in dollars', () => {
    const found = convertiblesOf('Convertible notes payable consist of the following:', [
      ['Lender', 'Maturity date', 'Interest rate', 'Conversion terms', 'Balance 3/31/22'],
      ['Alder Fund', '09/02/22', '10%', '61% of the two lowest trading prices in 15 days', '$ 53,750'],
      ['Birch Fund', '10/20/22', '12%', '$0.025 per share', '250,000'],
      ['Cedar Fund', '01/11/23', '8%', 'lower of $0.03 or 70% of lowest VWAP in 20 days', '115,000'],
    ]);
    expect(found).toMatchObject([
      { principal: 53_750, variablePrice: true, discountPercent: 39 },
      { principal: 250_000, variablePrice: false, conversionPrice: 0.025 },
      { principal: 115_000, variablePrice: true, conversionPrice: 0.03, discountPercent: 30 },
    ]);
    const priced = convertiblesOf('Convertible notes payable:', [
      ['Description', 'Fixed conversion rate', 'Stated interest rate', 'Maturity date', 'Principal outstanding'],
      ['Convertible note dated May 2, 2022', '$ 0.25', '8.0%', 'May 2, 2026', '$ 425,000'],
    ]);
    expect(priced).toMatchObject([{ principal: 425_000, conversionPrice: 0.25 }]);
  });

  it('adds the paragraph below the table that has the mark of the row', () => {
    const found = convertiblesOf(
      'Convertible notes payable consisted of the following:',
      [
        ['', 'December 31, 2020', 'December 31, 2019'],
        ['(a) Convertible notes due to a fund, in default', '$ 543,000', '$ 543,000'],
        ['(b) Convertible notes with adjustable features', '45,000', '845,000'],
        ['Total', '$ 588,000', '$ 1,388,000'],
      ],
      '(a) The notes bear interest at 7.5% per annum and are convertible at a fixed conversion price of $3.25 per share.',
      '(b) In 2018 we issued unsecured convertible notes, bearing interest at a rate of 10% per annum.',
    );
    expect(found).toMatchObject([
      { principal: 543_000, conversionPrice: 3.25, interestRate: 7.5 },
      { principal: 45_000, interestRate: 10 },
    ]);
  });
});
