import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible, Warrant } from '../../parsers/overhang/result.ts';
import { convertibleRows, warrantRows } from '../../parsers/overhang/rows.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { currentReport, outcomeOf, supplement } from '../terms-documents.ts';

function warrantsOf(text: string): readonly Warrant[] {
  return outcomeOf(overhangV5, text).result?.warrants ?? [];
}

function convertiblesOf(text: string): readonly Convertible[] {
  return outcomeOf(overhangV5, text).result?.convertibles ?? [];
}

const ITEM = 'Item 1.01 Entry into a Material Definitive Agreement.';

describe('warrants', () => {
  it('tells classes apart by defined terms, each with its own price and term', () => {
    const text = currentReport(
      ITEM,
      'The Company agreed to sell pre-funded warrants (the "Pre-Funded Warrants") to purchase up to an aggregate of 500,000 shares of Common Stock at a purchase price of $1.9999 per Pre-Funded Warrant. The Pre-Funded Warrants have an exercise price of $0.0001 per share and are immediately exercisable.',
      'In a concurrent private placement, the Company also agreed to issue unregistered warrants (the "Common Warrants") to purchase up to 2,000,000 shares of Common Stock. The Common Warrants have an exercise price of $2.25 per share and will expire five years from the date of issuance.',
      "The Company also agreed to issue to the placement agent warrants to purchase 7.0% of the shares sold in the offering (or warrants to purchase up to 150,000 shares of Common Stock). The placement agent's warrants have an exercise price equal to 125% of the offering price (or $2.50 per share) and expire on March 5, 2030.",
    );
    expect(warrantsOf(text)).toMatchObject([
      { label: 'Pre-Funded Warrants', count: 500_000, exercisePrice: 0.0001, preFunded: true },
      {
        label: 'Common Warrants',
        count: 2_000_000,
        exercisePrice: 2.25,
        expires: 'five years from the date of issuance',
        preFunded: false,
      },
      { label: 'placement agent warrants', count: 150_000, exercisePrice: 2.5, expires: '2030-03-05' },
    ]);
  });

  it('reads series of equal size that share a price under one name, not as a third class', () => {
    const text = supplement([
      'We are also selling Series D warrants to purchase up to 40,000 shares of our common stock (the "Series D Warrants"), and Series E warrants to purchase up to 40,000 shares of our common stock (the "Series E Warrants", and together with the Series D Warrants, the "Warrants") in a concurrent private placement.',
      'Warrants to purchase up to an aggregate of 80,000 shares of our common stock. Each Warrant will have an exercise price of $3.24 per share.',
    ]);
    expect(warrantsOf(text)).toMatchObject([
      { label: 'Series D Warrants', count: 40_000, exercisePrice: 3.24, status: 'to be issued' },
      { label: 'Series E Warrants', count: 40_000, exercisePrice: 3.24, status: 'to be issued' },
    ]);
  });

  it('takes the first list of what is outstanding, and nothing of the base prospectus behind a supplement', () => {
    const text = supplement(
      [
        'Pre-Funded Warrants to Purchase up to 250,000 Shares of Common Stock',
        'The number of shares excludes 1,200,000 shares of common stock issuable upon the exercise of outstanding options at a weighted average exercise price of $4.00 per share;',
        '800,000 shares of common stock issuable upon the exercise of outstanding warrants at a weighted-average exercise price of $6.10 per share.',
        'x '.repeat(4_000),
        '810,000 shares of common stock issuable upon the exercise of outstanding warrants as of June 30 at a weighted-average exercise price of $6.00 per share.',
      ],
      [
        'As of January 1, 2020, warrants to purchase 77,000 shares of common stock at an exercise price of $9.00 per share were outstanding.',
      ],
    );
    expect(warrantsOf(text)).toMatchObject([
      { count: 250_000, preFunded: true, status: 'offered' },
      { count: 800_000, exercisePrice: 6.1, preFunded: false, status: 'outstanding' },
    ]);
  });

  it('gives the new price and date of an amendment, and price protection only where it is granted', () => {
    const [amended] = warrantsOf(
      currentReport(
        'Item 3.03 Material Modification to Rights of Security Holders',
        'The exercise price of the 4,500,000 outstanding Class B Warrants was lowered from $5.00 to $2.25.',
      ),
    );
    expect(amended).toMatchObject({ label: 'outstanding Class B Warrants', count: 4_500_000, exercisePrice: 2.25 });
    const [guarded] = warrantsOf(
      currentReport(
        ITEM,
        'The Company issued warrants to purchase up to 300,000 shares of common stock at an exercise price of $1.50 per share (the "Warrants"). If the Company issues shares at a price below the exercise price then in effect, the exercise price of the Warrants will be reduced to such lower price.',
      ),
    );
    expect(guarded).toMatchObject({ priceProtection: true, ratchet: true });
    const [plain] = warrantsOf(
      currentReport(
        ITEM,
        'The Company issued a warrant to purchase up to 300,000 shares of common stock (the "Investor Warrant"). The Investor Warrant has an exercise price of $1.50 per share, subject to customary anti-dilution, but not price protection, adjustments.',
      ),
    );
    expect(plain).toMatchObject({ label: 'Investor Warrant', priceProtection: false });
    expect(plain).not.toHaveProperty('ratchet');
  });

  it('prices classes that are counted only together, and claims no count for them', () => {
    const text = supplement([
      'In a concurrent private placement we are selling Series A common stock warrants and pre-funded warrants, to purchase up to an aggregate of 730,000 shares of our common stock. The exercise price of each Series A Warrant and Pre-Funded Warrant will be $13.42 and $0.01 per share, respectively.',
    ]);
    const found = warrantsOf(text);
    expect(found.filter(({ count }) => count === undefined)).toMatchObject([
      { label: 'Series A Warrants', exercisePrice: 13.42, preFunded: false },
      { exercisePrice: 0.01, preFunded: true },
    ]);
  });

  it.each([
    [
      'options',
      'She will be granted an option to purchase 150,000 shares of common stock at an exercise price of $2.00.',
    ],
    [
      'exercised warrants',
      'During the quarter 20,000 warrants were exercised at $1.00 per share for outstanding notes.',
    ],
    [
      'warrants of preferred stock',
      'There were warrants to purchase up to 1,602 shares of our Series A Prime convertible preferred stock at $0.99 per share.',
    ],
    [
      "a holder's own",
      'Consists of 1,000 shares and 5,194,204 shares of common stock beneficially owned issuable upon the exercise of warrants.',
    ],
    ['awards', 'Each award is as follows: Ada Quill: 500 shares, 1,000 warrants; Ben Orr: 400 shares, 800 warrants.'],
    [
      'rights plans',
      'Each preferred share purchase right entitles the holder to purchase one one-hundredth of a share at $80.00.',
    ],
  ])('finds none in %s', (_name, paragraph) => {
    const outcome = outcomeOf(overhangV5, currentReport(ITEM, paragraph));
    expect(outcome).toMatchObject({ status: 'parsed', result: {} });
  });

  it('reads tables of classes without their total, and the closing row of a roll-forward', () => {
    const classes = `<html><body><p>FORM 10-Q</p><p>The following warrants were outstanding at September 30, 2025:</p><table><tr><td>Description</td><td>Number of shares</td><td>Exercise price</td><td>Expiration date</td></tr><tr><td>Series A warrants</td><td>315,188</td><td>$ 3.24</td><td>October 1, 2026</td></tr><tr><td>Pre-funded warrants</td><td>22,063</td><td>$ 0.0001</td><td>None</td></tr><tr><td>Total</td><td>337,251</td><td></td><td></td></tr></table></body></html>`;
    expect(warrantsOf(classes)).toMatchObject([
      { label: 'Series A warrants', count: 315_188, exercisePrice: 3.24, expires: '2026-10-01', preFunded: false },
      { label: 'Pre-funded warrants', count: 22_063, exercisePrice: 0.0001, preFunded: true },
    ]);
    const movement = (subject: string) =>
      `<html><body><p>FORM 10-K</p><p>A summary of ${subject} activity follows:</p><table><tr><td></td><td>Number</td><td>Weighted Average Exercise Price</td></tr><tr><td>Outstanding at December 31, 2023</td><td>1,250,000</td><td>$ 4.10</td></tr><tr><td>Issued</td><td>500,000</td><td>2.00</td></tr><tr><td>Expired</td><td>(100,000)</td><td>9.00</td></tr><tr><td>Outstanding at December 31, 2024</td><td>1,650,000</td><td>$ 3.17</td></tr></table></body></html>`;
    expect(warrantsOf(movement('warrant'))).toMatchObject([{ count: 1_650_000, exercisePrice: 3.17 }]);
    expect(warrantsOf(movement('stock option'))).toEqual([]);
  });

  it('gives repriced warrants their reduced price, and the new ones that pay for it theirs', () => {
    const text = currentReport(
      ITEM,
      'The Company entered into inducement letters with holders of existing warrants to purchase up to an aggregate of 2,000,000 shares of common stock with an exercise price of $2.50 per share (the "Existing Warrants"). The holders agreed to exercise the Existing Warrants at a reduced exercise price of $1.10 per share in consideration for new unregistered warrants (the "New Warrants") to purchase up to 4,000,000 shares of common stock at an exercise price of $1.35 per share. The New Warrants have a term of five years.',
    );
    expect(warrantsOf(text)).toMatchObject([
      { count: 2_000_000, exercisePrice: 1.1 },
      { label: 'New Warrants', count: 4_000_000, exercisePrice: 1.35, expires: 'five years' },
    ]);
  });

  it('names the warrants of an underwriter by their holder', () => {
    const text = supplement([
      "We have agreed to issue to the representative of the underwriters warrants to purchase up to 75,000 ordinary shares. The representative's warrants will be exercisable at $5.00 per share.",
    ]);
    expect(warrantsOf(text)).toMatchObject([
      { label: 'representative warrants', count: 75_000, exercisePrice: 5, status: 'to be issued' },
    ]);
  });

  it('is not sure of what one sentence says alone, and in doubt where prices differ', () => {
    const alone = outcomeOf(
      overhangV5,
      currentReport(
        ITEM,
        'It issued warrants to purchase 300,000 shares of common stock at an exercise price of $1.50 per share.',
      ),
    );
    expect(alone.confidences).toMatchObject({ 'warrants[0].count': 0.8, 'warrants[0].exercisePrice': 0.8 });
    const torn = outcomeOf(
      overhangV5,
      currentReport(
        ITEM,
        'It issued warrants to purchase 300,000 shares of common stock (the "Bridge Warrants"). The Bridge Warrants have an exercise price of $1.50 per share.',
        'The exercise price of the Bridge Warrants is $1.75 per share.',
      ),
    );
    expect(torn.confidences?.['warrants[0].exercisePrice']).toBe(0.6);
  });
});

describe('convertibles', () => {
  it('reads principal, rate, maturity, fixed price and shares, checked against each other', () => {
    const outcome = outcomeOf(
      overhangV5,
      currentReport(
        ITEM,
        'The Company sold senior secured convertible promissory notes in the aggregate original principal amount of $2,222,222 (the "Notes") for a purchase price of $2,000,000. The Notes bear interest at 8% per annum (18% upon default), mature on November 13, 2025, and are convertible at a fixed conversion price of $1.50 per share. The Notes are convertible into 1,481,481 shares.',
      ),
    );
    expect(outcome.result?.convertibles).toMatchObject([
      {
        principal: 2_222_222,
        conversionPrice: 1.5,
        maturity: '2025-11-13',
        interestRate: 8,
        variablePrice: false,
        sharesIssuable: 1_481_481,
      },
    ]);
    expect(outcome.confidences?.['convertibles[0].conversionPrice']).toBe(0.9);
  });

  it('tells a price that follows the market from the test that allows conversion', () => {
    expect(
      convertiblesOf(
        currentReport(
          ITEM,
          'It issued a convertible promissory note in the original principal amount of $547,000. The holder may convert at a conversion price equal to 85% of the lowest daily VWAP during the ten trading days before conversion, subject to a floor of $0.40.',
        ),
      ),
    ).toMatchObject([{ principal: 547_000, variablePrice: true }]);
    expect(
      convertiblesOf(
        currentReport(
          ITEM,
          'It issued $220 million of 2.75% convertible debentures due 2027. The debentures have an initial conversion price of $19.47 per share and may be converted if their trading price is less than 98% of the product of the closing price and the conversion rate.',
        ),
      ),
    ).toMatchObject([
      { principal: 220_000_000, interestRate: 2.75, maturity: '2027', conversionPrice: 19.47, variablePrice: false },
    ]);
  });

  it('gives what remains after an exchange, not what was exchanged', () => {
    expect(
      convertiblesOf(
        currentReport(
          'Item 8.01 Other Events.',
          'Holders exchanged $102.2 million principal amount of 1.00% convertible debentures due 2035 for shares.',
          'Following the exchange, $219.5 million principal amount of 1.00% convertible debentures will remain outstanding.',
        ),
      ),
    ).toMatchObject([{ principal: 219_500_000, interestRate: 1, maturity: '2035' }]);
  });

  it('takes convertible preferred stock with its own terms', () => {
    expect(
      convertiblesOf(
        currentReport(
          ITEM,
          'The Company agreed to sell 8,500 shares of Series C Convertible Preferred Stock, stated value $1,000 per share. Each share of Series C is convertible at $2.00, so that the Series C is convertible in the aggregate into 4,250,000 shares of common stock; it carries a 6% cumulative dividend.',
        ),
      ),
    ).toMatchObject([
      { label: 'Series C Convertible Preferred Stock', conversionPrice: 2, sharesIssuable: 4_250_000, interestRate: 6 },
    ]);
  });

  it.each([
    [
      'straight notes',
      'It sold $25,000,000 aggregate principal amount of 9.25% Senior Notes due 2030. The Notes are not convertible into equity.',
    ],
    ['repaid notes', 'It repaid in full the $5,000,000 principal amount of its 8% convertible notes.'],
  ])('finds none in %s', (_name, paragraph) => {
    expect(convertiblesOf(currentReport(ITEM, paragraph))).toEqual([]);
  });
});

describe('the documents of the overhang', () => {
  it('refuses what holds no words, and looks past reports on other items', () => {
    expect(outcomeOf(overhangV5, '<p></p>').status).toBe('rejected');
    expect(outcomeOf(overhangV5, '<p>1 2 3</p>')).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'no-words' }],
    });
    const submission = readSubmission(
      Buffer.from(
        '<SEC-DOCUMENT>0000000001-26-000001.txt : 20260102\n<SEC-HEADER>\nACCESSION NUMBER:\t\t0000000001-26-000001\nCONFORMED SUBMISSION TYPE:\t8-K\nITEM INFORMATION:\t\tSubmission of Matters to a Vote of Security Holders\nFILED AS OF DATE:\t\t20260102\n</SEC-HEADER>\n<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<FILENAME>a.txt\n<TEXT>\nwarrants to purchase 5,000 shares of common stock\n</TEXT>\n</DOCUMENT>\n</SEC-DOCUMENT>\n',
      ),
    );
    const [document] = overhangV5.appliesTo(submission);
    if (document === undefined) throw new Error('the report is looked at');
    const outcome = overhangV5.parse(submission, document, { filedDate: null, upstream: new Map() });
    expect(outcome).toMatchObject({ status: 'not_applicable', reasons: [{ code: 'other-items' }] });
  });

  it('gives rows with dates apart from words, and the span of each', () => {
    const outcome = outcomeOf(
      overhangV5,
      currentReport(
        ITEM,
        'It issued warrants to purchase 300,000 shares of common stock at an exercise price of $0.000001 per share, exercisable immediately and expiring on March 5, 2030, and a convertible note for $50,000 due June 1, 2027.',
      ),
    );
    const filing = { filedDate: '2025-04-01' as never };
    const [row] = warrantRows(outcome, filing);
    expect(row?.values).toMatchObject({
      asOf: '2025-04-01',
      count: '300000',
      exercisePrice: '0.000001',
      expires: '2030-03-05',
      expiresText: null,
      preFunded: true,
    });
    expect(row?.valueSpans['exercisePrice']?.[0]?.text).toBe('0.000001');
    expect(row?.values.exercisableText).toBe('immediately');
    expect(row?.valueSpans['exercisableText']?.[0]?.text).toBe('immediately');
    const [note] = convertibleRows(outcome, filing);
    expect(note?.values).toMatchObject({ principal: '50000', maturity: '2027-06-01', maturityYear: 2027 });
  });
});
