import { describe, expect, it } from 'vitest';
import { lockupsAndRofrV3 } from '../../parsers/lockups-and-rofr/lockups-and-rofr.v3.ts';
import { rowsOf } from '../parser-rows.ts';
import { currentReport, outcomeOf, supplement } from '../terms-documents.ts';

const ITEM = 'Item 1.01 Entry into a Material Definitive Agreement.';

function lockupsOf(text: string) {
  return outcomeOf(lockupsAndRofrV3, text).result?.lockups ?? [];
}

function rofrOf(text: string) {
  return outcomeOf(lockupsAndRofrV3, text).result?.rofr ?? [];
}

describe('lock-ups', () => {
  it('gives company and insiders an item each, with the day a dated prospectus starts them', () => {
    const text = supplement(
      [
        'We, our executive officers and our directors have agreed, subject to certain exceptions, not to offer or sell any shares of our common stock for a period of ninety (90) days after the date of this prospectus supplement.',
        'The date of this prospectus supplement is October 9, 2025.',
      ],
      ['We have agreed to a lock-up period of 30 days under which we may not sell shares.'],
    );
    expect(lockupsOf(text)).toMatchObject([
      { parties: 'company', days: 90, startsOn: '2025-10-09' },
      { parties: 'directors and officers', days: 90, startsOn: '2025-10-09' },
    ]);
  });

  it("reads holders' promises in agreements of months and years, as signers, less sure", () => {
    const agreement = (text: string) => lockupsOf(supplement([text], []));
    expect(
      agreement(
        'Each Key Holder hereby agrees that it will not, without the prior written consent of the managing underwriter, during the period commencing on the date of the prospectus and ending on the date specified by the Company and the managing underwriter (such period not to exceed 180 days) sell or transfer any shares of Capital Stock.',
      ),
    ).toMatchObject([{ parties: 'holders', days: 180 }]);
    expect(
      agreement(
        'Each of the stockholders shall enter into a Lock-Up/Leak-Out Agreement providing that such stockholder will not sell any of its shares during a period not to exceed one year following the Closing Date and that for six months thereafter it will limit its sales to 10% of the average daily trading volume.',
      ),
    ).toMatchObject([{ parties: 'holders', days: 365 }]);
    expect(
      agreement(
        'The Sponsor and the Insiders agree that they shall not Transfer any Founder Shares until the earlier of (A) six months after the completion of the initial Business Combination and (B) the date on which the closing price equals or exceeds $12.00 per share for any 20 trading days within a 30-trading day period.',
      ),
    ).toMatchObject([{ parties: 'holders', days: 180 }]);
    expect(
      agreement(
        'During the period continuing until the earlier of the first anniversary of the Effective Time and the Early Release Date (the "Lock-Up Period"), each Stockholder Party agrees not to offer or sell any shares.',
      ),
    ).toMatchObject([{ parties: 'holders', days: 365 }]);
    expect(
      agreement(
        'The Company has agreed that it will not, for a period ending three (3) months from the closing, offer or sell any shares of capital stock.',
      ),
    ).toMatchObject([{ parties: 'company', days: 90 }]);
    expect(
      agreement(
        'Our directors have agreed not to sell or transfer any of our ordinary shares for a period of six months from the closing of this offering.',
      ),
    ).toMatchObject([{ parties: 'directors and officers', days: 180 }]);
  });

  it('gives the holders that promise beside the company an item of their own, and reads "neither we nor"', () => {
    expect(
      lockupsOf(
        supplement(
          [
            'We, the selling shareholders and certain other holders of our shares have agreed not to sell or transfer any of our ordinary shares for 90 days after the date of this prospectus.',
          ],
          [],
        ),
      ),
    ).toMatchObject([
      { parties: 'company', days: 90 },
      { parties: 'holders', days: 90 },
    ]);
    expect(
      lockupsOf(
        supplement(
          [
            'We have agreed that, for a period of forty-five (45) days after the close of this offering, neither we nor any of our subsidiaries shall issue any shares of our common stock.',
          ],
          [],
        ),
      ),
    ).toMatchObject([{ parties: 'company', days: 45 }]);
  });

  it('reads numbered promises of one clause apart', () => {
    expect(
      lockupsOf(
        supplement(
          [
            '(i) Each director and officer has agreed under Lock-Up Agreements that for a period ending six (6) months from the closing such persons shall not sell any shares of the Company. (ii) The Company, on behalf of itself and any successor, has agreed that it will not, for a period ending three (3) months from the closing, offer or sell any shares of capital stock.',
          ],
          [],
        ),
      ),
    ).toMatchObject([
      { parties: 'directors and officers', days: 180 },
      { parties: 'company', days: 90 },
    ]);
  });

  it('reads terse cells and unnamed promises with own days per party, and no deadline of sales or reports', () => {
    const both = [
      { parties: 'company', days: 60 },
      { parties: 'directors and officers', days: 180 },
    ];
    const cells = (cell: string) => lockupsOf(`<html><body><p>Term sheet</p><table>${cell}</table></body></html>`);
    expect(cells('<tr><td>Lock-up:</td><td>180 days (directors and officers); 60 days (company)</td></tr>')).toEqual(
      expect.arrayContaining(both.map((one) => expect.objectContaining(one))),
    );
    expect(
      cells('<tr><td>Standstill</td><td>Our directors: 180 days. We: 60 days after closing</td></tr>'),
    ).toHaveLength(2);
    expect(
      lockupsOf(
        currentReport(
          ITEM,
          'The Company will not offer or sell shares for 60 days, and its directors for 180 days, in each case from May 20, 2025.',
        ),
      ),
    ).toMatchObject(both);
    expect(
      lockupsOf(
        currentReport(
          ITEM,
          'Shares subject to lock-up agreements will be eligible for sale beginning 181 days after the date of this prospectus.',
          'The Company may not file its annual report later than 90 days after the year, and may not sell shares by it until then.',
          'We classify securities subject to lock-up restrictions beyond 12 months as other assets.',
        ),
      ),
    ).toEqual([]);
  });

  it('reads long promises whose consent and period follow lists, items and clauses on affiliates', () => {
    const ofLong = (text: string) => lockupsOf(supplement([text]));
    expect(
      ofLong(
        'We have agreed that we will not (1) offer, sell or make any short sale of any shares of our common stock, or (2) enter into any swap, whether any transaction described in clause (1) or (2) above is to be settled by delivery of shares, without the prior written consent of Pell Harbor LLC (the "representative") for a period of 90 days after the date of this prospectus supplement.',
      ),
    ).toMatchObject([{ parties: 'company', days: 90 }]);
    expect(
      ofLong(
        'We have agreed not to offer, sell (including any short sale) or file any registration statement in respect of any shares of our common stock (other than is contemplated by the underwriting agreement) or publicly announce any intention to do so, without the prior written consent of Pell Harbor LLC for a period of 75 days after the date of the prospectus.',
      ),
    ).toMatchObject([{ parties: 'company', days: 75 }]);
    expect(
      ofLong(
        'Our directors have entered into lock-up agreements pursuant to which each of these persons, for a period of 60 days after the date of this prospectus supplement, may not, and may not cause any affiliate to, offer or sell any shares.',
      ),
    ).toMatchObject([{ parties: 'directors and officers', days: 60 }]);
    expect(
      ofLong(
        'We and our directors are subject to lock-up agreements that restrict their ability to transfer shares during the period ending on the date that is 180 days after the date of this prospectus.',
      ),
    ).toMatchObject([
      { parties: 'company', days: 180 },
      { parties: 'directors and officers', days: 180 },
    ]);
  });

  it('leaves bans on variable rate transactions and the transfer of assets alone', () => {
    expect(
      lockupsOf(
        supplement(
          [
            'For a period of one year after the closing the Company will not enter into a Variable Rate Transaction involving its securities.',
            'The Borrower shall not, for one year after the closing, transfer any of its assets or securities without consent.',
          ],
          [],
        ),
      ),
    ).toEqual([]);
  });

  it('is not an indenture that need not issue securities before they are redeemed', () => {
    const text = currentReport(
      ITEM,
      'The Company shall not be required to issue, register the transfer of or exchange Securities of any series during a period beginning at the opening of business 15 days before the day of mailing of a notice of redemption.',
    );
    expect(lockupsOf(text)).toEqual([]);
  });

  it('reads a lock-up beside a ban on variable rate transactions, and the stated first day', () => {
    const text = currentReport(
      ITEM,
      'The Company has agreed not to issue any shares of Common Stock for a period of 45 days following the closing of the Offering, and not to effect any Variable Rate Transaction for a period of one year.',
      'Each director and executive officer entered into a lock-up agreement under which they may not sell any securities of the Company for a period of 60 days from July 30, 2024.',
    );
    expect(lockupsOf(text)).toMatchObject([
      { parties: 'company', days: 45, conditions: 'following the closing of the Offering' },
      { parties: 'directors and officers', days: 60, startsOn: '2024-07-30' },
    ]);
  });

  it('reads promises made before a list, and by "directly or indirectly" and "shall not"', () => {
    expect(
      lockupsOf(
        supplement(
          [
            'We, as well as all of our directors and officers (the "Lock-Up Parties") have agreed that we and they will not, and will not publicly disclose an intention to, during the period ending 60 days after the date of this prospectus supplement:',
            'offer, pledge or sell any shares of our common stock',
          ],
          [],
        ),
      ),
    ).toMatchObject([
      { parties: 'company', days: 60 },
      { parties: 'directors and officers', days: 60 },
    ]);
    expect(
      lockupsOf(
        supplement(
          [
            'We have agreed not to directly or indirectly offer or sell any shares of our common stock without the prior written consent of Pell Harbor LLC for a period of 75 days after the date of the final prospectus supplement.',
          ],
          [],
        ),
      ),
    ).toMatchObject([{ parties: 'company', days: 75 }]);
    expect(
      lockupsOf(
        currentReport(
          ITEM,
          'The Company shall not, for a period of 180 days after the Closing Date (the "Lock-Up Period"), offer, sell or issue any shares of capital stock.',
        ),
      ),
    ).toMatchObject([{ parties: 'company', days: 180 }]);
  });

  it('gives each party its own period where a sentence tells cases apart, and is less sure', () => {
    const outcome = outcomeOf(
      lockupsAndRofrV3,
      supplement(
        [
          'The Company and each of its directors and executive officers have agreed, for a period of (i) 180 days after the closing in the case of directors and officers and (ii) 90 days after the closing in the case of the Company, not to sell, issue or otherwise dispose of any shares.',
        ],
        [],
      ),
    );
    expect(outcome.result?.lockups).toMatchObject([
      { parties: 'company', days: 90 },
      { parties: 'directors and officers', days: 180 },
    ]);
    expect(outcome.confidences?.['lockups[0].days']).toBeLessThan(0.9);
  });

  it('is in doubt where two sentences give a party different periods, and sure where they agree', () => {
    const first = 'Our directors have entered into lock-up agreements not to sell shares for a period of 90 days.';
    const again = outcomeOf(lockupsAndRofrV3, supplement([first, `Again: ${first}`]));
    expect(again.confidences?.['lockups[0].days']).toBe(0.95);
    const torn = outcomeOf(lockupsAndRofrV3, supplement([first, `Elsewhere: ${first.replace('90', '180')}`]));
    expect(torn.result?.lockups).toHaveLength(1);
    expect(torn.confidences?.['lockups[0].days']).toBe(0.6);
  });

  it.each([
    [
      'Rule 144',
      'Beginning 90 days after the effective date, a person who has held shares may not sell them except under Rule 144.',
    ],
    [
      'creditors',
      'The holders entered into a Forbearance, Lock-Up and Voting Agreement and agreed not to sell their debentures for 30 days.',
    ],
    [
      "the underwriter's own warrants",
      'The warrants are subject to a lock-up under FINRA rules; the underwriter will not sell them for 180 days.',
    ],
    ['a duty to meet', "The Company agreed to hold a stockholders' meeting within 90 days, and may not offer less."],
    ['severance', 'If terminated she will not compete and is entitled to 180 days of salary; she may not sell.'],
    ['a bid-price period', 'The Company has 180 days to regain compliance and may not issue shares below $1.00.'],
  ])('are not found in %s', (_name, paragraph) => {
    expect(lockupsOf(currentReport(ITEM, paragraph))).toEqual([]);
  });
});

describe('rights of first refusal', () => {
  it('reads holder, months, tail and its fee', () => {
    const [right] = rofrOf(
      currentReport(
        ITEM,
        'Larkfield Securities LLC was granted a right of first refusal to act as sole book-running manager for any future public or private offering for a period of nine (9) months following the closing.',
        'The Company also agreed to a tail fee equal to 7.5% with respect to any investors contacted by the placement agent if they provide capital within 12 months following termination of the engagement letter.',
      ),
    );
    expect(right).toMatchObject({
      holder: 'Larkfield Securities LLC',
      durationMonths: 9,
      tailMonths: 12,
      tailFeePercent: 7.5,
    });
  });

  it('joins tail and right under one heading, with the fee in its wordings', () => {
    expect(
      rofrOf(
        currentReport(
          ITEM,
          'Tail Financing; Right of First Refusal. The Placement Agent shall be entitled to fees equal to 7.0% of the aggregate gross proceeds of any financing provided by investors that it has introduced, if such financing is consummated within the 12-month period following the Closing Date. For a period of 18 months from the Closing Date, the Company grants Larkfield the right of first refusal to act as lead placement agent for any equity offerings.',
        ),
      ),
    ).toMatchObject([{ holder: 'Larkfield', durationMonths: 18, tailMonths: 12, tailFeePercent: 7 }]);
    expect(
      rofrOf(
        currentReport(
          ITEM,
          'If, within nine (9) months following the Closing, the Company completes any financing with any of the investors introduced to it by Larkfield, then the Company will pay to Larkfield 5.5% of the gross proceeds received from such investors.',
        ),
      ),
    ).toMatchObject([{ scope: 'tail', tailMonths: 9, tailFeePercent: 5.5 }]);
    expect(
      rofrOf(
        currentReport(
          ITEM,
          'The Representative shall have an irrevocable right of first refusal, for a period of twelve (12) months following the Closing Date, to act as sole book-runner for each future public and private equity offering.',
        ),
      ),
    ).toMatchObject([{ holder: 'The Representative', durationMonths: 12 }]);
  });

  it('takes a right to take part in later financings, and a tail that stands alone', () => {
    expect(
      rofrOf(
        currentReport(
          ITEM,
          'The Company granted the lead investor the right, for twelve months, to participate in up to 35% of any subsequent financing.',
        ),
      ),
    ).toMatchObject([{ holder: 'lead investor', durationMonths: 12 }]);
    expect(
      rofrOf(
        supplement([
          'If, at any time until six months after the closing of this offering, we complete any offering with investors introduced by the placement agent, we will pay it the compensation described above.',
        ]),
      ),
    ).toMatchObject([{ scope: 'tail', tailMonths: 6 }]);
  });

  it.each([
    [
      'a lease',
      'The landlord granted the Company a right of first refusal to lease the adjoining offices for twelve months.',
    ],
    ['a waived right', 'The underwriter waived its right of first refusal for any future offering of twelve months.'],
    ['participation in a plan', 'Employees may participate in the plan after six months.'],
  ])('are not found in %s', (_name, paragraph) => {
    expect(outcomeOf(lockupsAndRofrV3, currentReport(ITEM, paragraph))).toMatchObject({ status: 'parsed', result: {} });
  });
});

it('gives rows with the words of each value', () => {
  const outcome = outcomeOf(
    lockupsAndRofrV3,
    currentReport(
      ITEM,
      'The Company has agreed not to issue any shares for a period of 45 days following the closing. The Company granted the placement agent a right of first refusal for any future offering for 12 months.',
    ),
  );
  const [lockup] = rowsOf(lockupsAndRofrV3, outcome, { table: 1 });
  expect(lockup?.values).toMatchObject({ parties: 'company', days: 45, startsOn: null });
  expect(lockup?.valueSpans['days']?.[0]?.text).toBe('45 days');
  const [right] = rowsOf(lockupsAndRofrV3, outcome);
  expect(right?.values).toMatchObject({ holder: 'placement agent', durationMonths: 12, tailFeePercent: null });
});

it('reads a first right of refusal, and no right where there are no restrictions', () => {
  expect(
    rofrOf(
      currentReport(
        ITEM,
        'Larkfield shall further have a first right of refusal on all financings for a period of two years from the execution of the formal agreement.',
      ),
    ),
  ).toMatchObject([{ holder: 'Larkfield', durationMonths: 24 }]);
  expect(
    rofrOf(
      currentReport(
        ITEM,
        'There are no restrictions on future financings, rights of first refusal or participation rights in the Purchase Agreement other than for a period of 12 months.',
      ),
    ),
  ).toEqual([]);
});

describe('promises read by their frame', () => {
  it('reads the period behind a long list, of the earlier of two ends the one in days', () => {
    const text = supplement([
      'We have agreed that we will not (i) offer, pledge, sell, contract to sell or otherwise dispose of any shares of our common stock, or (ii) enter into any swap, without the prior written consent of Larkfield LLC, for a period ending on the earlier of (a) the third trading day after our release of earnings and (b) 120 days after the date of this prospectus supplement.',
      'Our directors and executive officers, for the restricted period described above, may not, without consent, (1) offer, pledge or sell any shares of our common stock.',
    ]);
    expect(lockupsOf(text)).toMatchObject([
      { parties: 'company', days: 120 },
      { parties: 'directors and officers', days: 120 },
    ]);
  });

  it('gives a promise to the one who agrees, not to a company that is named beside', () => {
    const text = supplement([
      'In consideration of the notes to be issued by the Company, Quillan Partners hereby agrees that, for a period of 150 days after the date of this prospectus supplement, it will not sell or transfer any shares of common stock.',
      'Shares of the combined company held by the sponsor will be subject to a 200-day lock-up.',
    ]);
    expect(lockupsOf(text).map(({ parties }) => parties)).not.toContain('company');
  });

  it('takes the same restriction for another period, and none from a proviso', () => {
    const text = supplement([
      'We have agreed not to sell any shares of our common stock for a period of three months following the closing date. Our directors and officers have agreed to the same restriction for a period of six months following the closing date.',
      'Transfers by gift are allowed, provided that the holder shall not sell such shares for 45 days after the date of this prospectus supplement.',
    ]);
    expect(lockupsOf(text)).toMatchObject([
      { parties: 'company', days: 90 },
      { parties: 'directors and officers', days: 180 },
    ]);
  });

  it('says which periods beside the name of a lock-up were not used where none was read', () => {
    const { result, warnings } = outcomeOf(
      lockupsAndRofrV3,
      supplement(['The lock-up of the Ostrava facility lasts for 40 days after delivery.']),
    );
    expect(result?.lockups).toBeUndefined();
    expect(warnings).toMatchObject([{ code: 'lockup-periods-not-read' }]);
  });
});
