import { describe, expect, it } from 'vitest';
import { financingReportsV3 } from '../../parsers/financing-reports/financing-reports.v3.ts';
import { outcomeOf } from '../terms-documents.ts';

function agreementOf(...paragraphs: readonly string[]) {
  return outcomeOf(financingReportsV3, ['Exhibit 10.1', ...paragraphs].join('\n\n'), 'd.txt');
}

const PARTIES =
  'by and between HERON BAY ROBOTICS, INC., a Delaware corporation (the "Company"), and TERN POINT FUND, LLC, an Illinois limited liability company (the "Investor").';

describe('sales of shares that agreements provide for', () => {
  it('reads an equity line: the commitment in words and figures, not the floor nor a single purchase', () => {
    const { result, confidences } = agreementOf(
      'PURCHASE AGREEMENT',
      `THIS PURCHASE AGREEMENT (the "Agreement"), dated as of February 10, 2025, ${PARTIES}`,
      'The Company wishes to sell to the Investor, and the Investor wishes to purchase from the Company, up to Twenty-Five Million Dollars ($25,000,000) of the Company\'s common stock, $0.001 par value per share (the "Common Stock").',
      '"Available Amount" means, initially, Twenty-Five Million Dollars ($25,000,000) in the aggregate, reduced by each purchase under a Purchase Notice, of which none exceeds $2,000,000.',
      '"Floor Price" means $0.25.',
    );
    expect(result?.offering).toMatchObject({ type: 'eloc', isAtm: false, maxAggregateOffering: 25_000_000 });
    expect(result?.offering).not.toHaveProperty('pricePerShare');
    expect(confidences?.['offering.maxAggregateOffering']).toBeGreaterThanOrEqual(0.9);
  });

  it('reads a sales agreement whose fee is in its last schedule', () => {
    const { result } = agreementOf(
      'Controlled Equity Offering',
      'Sales Agreement',
      'June 12, 2024',
      'Pell Harbor & Co.\n1 Quay Street\nNew York, NY 10022',
      'Ladies and Gentlemen:',
      'Heron Bay Robotics, Inc., a Delaware corporation (the "Company"), confirms its agreement (this "Agreement") with Pell Harbor & Co. (the "Agent"), as follows:',
      'The Company agrees that, from time to time during the term of this Agreement, it may issue and sell through the Agent, shares of common stock (the "Placement Shares"); the number is limited by General Instruction I.B.6, if applicable.',
      'The Company has filed a registration statement on Form S-3 (File No. 333-277001), and may sell by any method deemed to be an "at the market offering".',
      'SCHEDULE 2',
      'Compensation',
      'The Company shall pay to the Agent in cash, upon each sale, an amount equal to 3.0% of the aggregate gross proceeds from each sale of Placement Shares.',
    );
    expect(result?.offering).toEqual({
      type: 'atm',
      isAtm: true,
      isPrimary: true,
      isResale: false,
      securities: ['common'],
      fileNumber: '333-277001',
      placementAgentOrUnderwriters: ['Pell Harbor & Co.'],
      agentFeePercent: 3,
    });
  });

  it('reads a private sale of shares by its recitals', () => {
    const { result } = agreementOf(
      'SECURITIES PURCHASE AGREEMENT',
      'This Securities Purchase Agreement (this "Agreement") is dated as of February 14, 2025 by and among Heron Bay Robotics, Inc. (the "Company"), and each purchaser identified on the signature pages hereto (each a "Purchaser").',
      'WHEREAS, the Company is offering in a private placement to accredited investors up to an aggregate of 4,250,000 shares of common stock, par value $0.001 per share, at a purchase price of $0.40 per Share; and',
      'WHEREAS, pursuant to Section 4(a)(2) of the Securities Act, the Company desires to issue and sell to each Purchaser such number of Shares as set forth on the signature pages.',
    );
    expect(result?.offering).toMatchObject({ type: 'other', sharesOffered: 4_250_000, pricePerShare: 0.4 });
  });

  it.each([
    [
      'notes',
      'SECURITIES PURCHASE AGREEMENT',
      'The Company desires to sell to the Purchasers senior convertible promissory notes in the aggregate principal amount of up to $2,500,000, with warrants to purchase shares of common stock.',
    ],
    [
      'notes that its definitions name',
      'SECURITIES PURCHASE AGREEMENT',
      'The Company desires to issue and sell to each Purchaser securities as more fully described in this Agreement. "Notes" means the Convertible Notes due in 12 months. The Company shall issue shares of common stock upon conversion.',
    ],
    [
      'a business',
      'STOCK PURCHASE AGREEMENT',
      'The Buyer desires to purchase from the Seller all of the issued and outstanding shares of Tern Rill, Inc. for $4,000,000.',
    ],
    [
      'a merger',
      'AGREEMENT AND PLAN OF MERGER',
      'Each share is converted into the right to receive $7.40 in cash; the Company will issue and sell no shares.',
    ],
  ])('finds no offering in an agreement on %s', (_, title, clause) => {
    const { result } = agreementOf(title, `This ${title} (this "Agreement") is made ${PARTIES}`, clause);
    expect(result?.offering).toBeUndefined();
  });
});
