import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import { convertibleRows, warrantRows } from '../../parsers/overhang/rows.ts';
import { runParsers } from '../../parsers/registry.ts';
import { xbrlV1 } from '../../parsers/xbrl/xbrl.v1.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { currentReport, supplement } from '../terms-documents.ts';

type Checks = readonly (readonly [name: string, passed: boolean])[];

/** The cross-checks of each row of warrants and of convertibles. */
function checksOf(text: string, filed: string | null = null): { warrants: Checks[]; convertibles: Checks[] } {
  const filedDate = filed as IsoDate | null;
  const submission = readBareDocument(Buffer.from(text), { filename: 'd.htm', filedDate });
  const parsers = [xbrlV1, { ...overhangV5, appliesTo: () => submission.documents }];
  const outcome = runParsers(submission, { filedDate, parsers }).find(
    ({ parser }) => parser.id === 'overhang',
  )?.outcome;
  if (outcome === undefined) throw new Error('overhang did not run');
  const filing = { filedDate: '2025-06-05' as IsoDate };
  const typed = outcome as Parameters<typeof warrantRows>[0];
  const named = (row: { readonly crossValidations: readonly { name: string; passed: boolean }[] }): Checks =>
    row.crossValidations.map(({ name, passed }) => [name, passed]);
  return {
    warrants: warrantRows(typed, filing).map(named),
    convertibles: convertibleRows(typed, filing).map(named),
  };
}

const TITLE = 'Pre-Funded Warrants to Purchase up to 1,741,000 Shares of Common Stock';
const OFFER =
  'We are also offering pre-funded warrants to purchase up to 1,741,000 shares of common stock at an exercise price of $0.0001 per share, which are exercisable immediately.';
const SERIES =
  'The Company issued Series A warrants to purchase up to 2,000,000 shares of Common Stock at an exercise price of $2.25 per share, exercisable beginning on July 1, 2025 and expiring on July 1, 2030.';

describe('cross-checks of warrants', () => {
  it('finds a count again in the title, and a price as the gap between the prices of a share and a pre-funded warrant', () => {
    const prices =
      '<table><tr><td>Public offering price</td><td>$0.48</td><td>$0.4799</td><td>$2,089,745.90</td></tr></table>';
    const [checks] = checksOf(supplement([TITLE, OFFER, prices])).warrants;
    expect(checks).toEqual([
      ['count-stated-in-another-sentence', true],
      ['unit-price-less-pre-funded-price-is-exercise-price', true],
    ]);
  });

  it('records nothing where the document states each term once', () => {
    expect(checksOf(supplement([OFFER])).warrants).toEqual([[]]);
    const apart =
      '<table><tr><td>Public offering price</td><td>$0.48</td><td>$0.4750</td><td>$2,089,745.90</td></tr></table>';
    expect(checksOf(supplement([OFFER, apart])).warrants).toEqual([[]]);
  });

  it('takes the resale of as many shares as a second statement of a count, and a different number as none', () => {
    const resale = (count: string) => `This prospectus relates to the resale of up to ${count} shares of common stock.`;
    expect(checksOf(supplement([resale('1,741,000'), OFFER])).warrants).toEqual([
      [['count-stated-in-another-sentence', true]],
    ]);
    expect(checksOf(supplement([resale('1,741,500'), OFFER])).warrants).toEqual([[]]);
  });

  it('does not take another class of the same size for a second statement', () => {
    const other =
      'The Company issued Series B warrants to purchase up to 2,000,000 shares of Common Stock at an exercise price of $3.00 per share.';
    const [first, second] = checksOf(currentReport('Item 3.02', SERIES, other)).warrants;
    expect(first).toEqual([['expires-after-exercisable-date', true]]);
    expect(second).toEqual([]);
  });

  it('compares the exercise price with another statement of the same count', () => {
    const again = (price: string) =>
      `As of June 30, 2025, Series A warrants for 2,000,000 shares with an exercise price of ${price} per share were held by two investors.`;
    const [same] = checksOf(currentReport('Item 3.02', SERIES, again('$2.25'))).warrants;
    expect(same).toContainEqual(['exercise-price-stated-in-another-sentence', true]);
    const [other] = checksOf(currentReport('Item 3.02', SERIES, again('$2.75'))).warrants;
    expect(other).toContainEqual(['exercise-price-stated-in-another-sentence', false]);
  });

  it('does not hold an old price against a reduced one', () => {
    const existing =
      'The holder of existing warrants to purchase 3,106,250 shares of common stock at an exercise price of $4.40 per share signed the letter.';
    const reduced =
      'The holder agreed to exercise the existing warrants at a reduced exercise price of $1.85 per share.';
    const failed = checksOf(currentReport('Item 1.01', existing, reduced))
      .warrants.flat()
      .filter(([, passed]) => !passed);
    expect(failed).toEqual([]);
  });

  it('orders expiration behind the date of the report and behind the first day of exercise', () => {
    const report = currentReport('Item 3.02', SERIES);
    expect(checksOf(report, '2025-06-05').warrants).toEqual([
      [
        ['expires-after-report-date', true],
        ['expires-after-exercisable-date', true],
      ],
    ]);
    expect(checksOf(report, '2031-06-05').warrants[0]).toContainEqual(['expires-after-report-date', false]);
    const reversed = currentReport('Item 3.02', SERIES.replace('on July 1, 2030', 'on July 1, 2024'));
    expect(checksOf(reversed).warrants[0]).toContainEqual(['expires-after-exercisable-date', false]);
    expect(checksOf(report.replace('expiring on July 1, 2030', 'expiring after five years')).warrants).toEqual([[]]);
  });
});

/** A note with one warrant class whose figures are tagged in place. */
function taggedNote(count: string, scale: number): string {
  const tag = (name: string, unit: string, words: string, scaled = 0) =>
    `<ix:nonFraction name="us-gaap:${name}" contextRef="c" unitRef="${unit}" decimals="2" scale="${scaled}" format="ixt:num-dot-decimal">${words}</ix:nonFraction>`;
  return `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:us-gaap="http://fasb.org/us-gaap/2024"><body>
<div style="display:none"><ix:header><ix:resources>
<xbrli:context id="c"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000000001</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:instant>2025-03-31</xbrli:instant></xbrli:period></xbrli:context>
<xbrli:unit id="shares"><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit>
<xbrli:unit id="per"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit>
</ix:resources></ix:header></div>
<p>FORM 10-Q</p><p>Note 6. Warrants</p>
<p>At March 31, 2025, warrants to purchase ${tag('ClassOfWarrantOrRightOutstanding', 'shares', count, scale)} shares of common stock at an exercise price of $${tag('ClassOfWarrantOrRightExercisePriceOfWarrantsOrRights1', 'per', '0.77')} per share were outstanding.</p>
</body></html>`;
}

describe('cross-checks against XBRL facts of the filing', () => {
  it('compares a figure with the value of the tag around it', () => {
    expect(checksOf(taggedNote('5,649,000', 0)).warrants).toEqual([
      [
        ['count-equals-its-xbrl-fact', true],
        ['exercise-price-equals-its-xbrl-fact', true],
      ],
    ]);
    expect(checksOf(taggedNote('5,649,000', 3)).warrants[0]).toContainEqual(['count-equals-its-xbrl-fact', false]);
  });

  it('records nothing where the figures are not tagged', () => {
    const plain = taggedNote('5,649,000', 0).replace(/<p>At.*<\/p>/, (words) => words.replace(/<\/?ix:[^>]*>/g, ''));
    expect(checksOf(plain).warrants).toEqual([[]]);
  });
});

describe('cross-checks of convertibles', () => {
  const note = (shares: string, more = '') =>
    currentReport(
      'Item 2.03',
      `The Company issued $3,000,000 in principal amount of 8% convertible notes due 2028. The notes mature on August 15, 2028, bear interest at 8% per annum and are convertible into ${shares} shares of common stock at a conversion price of $1.50 per share. ${more}`,
    );

  it('divides the principal by a fixed conversion price', () => {
    const name = 'principal-over-conversion-price-is-shares-issuable';
    expect(checksOf(note('2,000,000')).convertibles[0]).toContainEqual([name, true]);
    expect(checksOf(note('2,500,000')).convertibles[0]).toContainEqual([name, false]);
    const reset = note('2,500,000', 'The conversion price is subject to full ratchet anti-dilution protection.');
    expect(checksOf(reset).convertibles[0]?.map(([one]) => one)).not.toContain(name);
  });

  it('finds rate, principal and price stated elsewhere', () => {
    const again = note('2,000,000', 'As of today the $3,000,000 of notes outstanding may be converted at $1.50.');
    expect(checksOf(again).convertibles[0]).toEqual([
      ['principal-stated-in-another-sentence', true],
      ['conversion-price-stated-in-another-sentence', true],
      ['principal-over-conversion-price-is-shares-issuable', true],
      ['interest-rate-stated-beside-the-name', true],
      ['interest-rate-in-the-name-elsewhere', true],
    ]);
    const names = checksOf(note('2,000,000')).convertibles[0]?.map(([name]) => name);
    expect(names).not.toContain('principal-stated-in-another-sentence');
    expect(names).not.toContain('conversion-price-stated-in-another-sentence');
  });
});
