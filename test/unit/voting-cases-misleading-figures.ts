import { bold, div, grid, page, spaced, type VotingCase } from './voting-case-markup.ts';

/** Figures and words that lead astray. All fictional. */
export const MISLEADING_FIGURES: Readonly<Record<string, VotingCase>> = {
  'subjects full of numbers': {
    document: page(
      div(
        'On August 6, 2020, Tarn Energy, Inc. held a special meeting of stockholders.',
        'Proposal 1. To approve an amendment to the 2015 Stock Incentive Plan to increase the number of shares authorized for issuance thereunder from 2,500,000 to 4,500,000 shares.',
      ),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['10,000,000', '1,500,000', '100,000', '6,000,000']),
      div(
        'Proposal 2. To approve, pursuant to NYSE American Rule 713, the issuance of up to 25,000,000 shares of common stock upon exercise of warrants at $0.45 per share.',
      ),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['10,500,000', '1,000,000', '100,000', '6,000,000']),
      div(
        'Proposal 3. To amend the certificate of incorporation to effect a reverse stock split at a ratio of not less than 1-for-5 and not more than 1-for-25.',
      ),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['16,000,000', '1,500,000', '100,000', '0']),
    ),
    truth: `2020-08-06 special
approve_equity_plan null: 10000000/1500000/100000/6000000
issue_shares null: 10500000/1000000/100000/6000000
reverse_split null: 16000000/1500000/100000/0`,
  },
  'each with its own vote per share': {
    document: page(
      div(
        'The annual meeting of stockholders was held on May 19, 2016. Each share of Class A common stock is entitled to one vote and each share of Class B common stock to ten votes. Holders of Class A common stock had 20,000,000 votes and holders of Class B common stock 50,000,000 votes.',
        'Proposal 1. Election of Directors',
      ),
      spaced(
        ['', 'Votes For', 'Votes Withheld', 'Broker Non-Votes'],
        ['Art Gale', '60,000,000', '1,000,000', '3,000,000'],
        ['Bev Hunt', '59,000,000', '2,000,000', '3,000,000'],
      ),
      div('Proposal 2. Ratification of auditors'),
      spaced(['', 'Votes For', 'Votes Against', 'Abstentions'], ['', '63,900,000', '60,000', '40,000']),
    ),
    truth: `2016-05-19 annual
elect_directors null: ///
  Art Gale/60000000//1000000//3000000
  Bev Hunt/59000000//2000000//3000000
ratify_auditor null: 63900000/60000/40000/`,
  },
  'the item holds other news of the day': {
    document: page(
      div(
        'On June 23, 2021, at the Company’s annual meeting of stockholders, the stockholders elected the directors below. Following the meeting, the Board appointed Ms. Ruth Ivey as chair and granted her 12,500 restricted stock units.',
        'Election of directors:',
      ),
      grid(
        ['', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['Ruth Ivey', '80,000,000', '1,000,000', '50,000', '9,000,000'],
        ['Saul Jones', '79,000,000', '2,000,000', '50,000', '9,000,000'],
      ),
      div('Ratification of KPMG LLP:'),
      grid(['', 'For', 'Against', 'Abstain', 'Broker Non-Votes'], ['', '89,900,000', '100,000', '50,000', '0']),
    ),
    truth: `2021-06-23 annual
elect_directors true: ///
  Ruth Ivey/80000000/1000000//50000/9000000
  Saul Jones/79000000/2000000//50000/9000000
ratify_auditor null: 89900000/100000/50000/0`,
  },
  'nominee names of many forms': {
    document: page(
      div('The annual meeting of stockholders was held on May 1, 2019.', 'Proposal 1: Election of Directors'),
      grid(
        ['Name', 'For', 'Withheld'],
        ['R. Scott Jones, Jr.', '900,000', '10,000'],
        ['Mary-Anne D’Angelo', '890,000', '20,000'],
        ['Dr. Xu Li', '880,000', '30,000'],
        ['Kumar, Anil', '870,000', '40,000'],
        ['Lt. Gen. (Ret.) Tom Hill', '860,000', '50,000'],
        ['O. B. Grayson Hall, III', '850,000', '60,000'],
        ['Maria de los Santos', '840,000', '70,000'],
        ['Charles E. "Chuck" Noll', '830,000', '80,000'],
        ['Jürgen Müller', '820,000', '90,000'],
        ['Ng Wai Keung, Ph.D., CFA', '810,000', '100,000'],
      ),
      div('Proposal 2: Ratification of auditors'),
      grid(['For', 'Against', 'Abstain'], ['905,000', '3,000', '2,000']),
    ),
    truth: `2019-05-01 annual
elect_directors null: ///
  R. Scott Jones, Jr./900000//10000//
  Mary-Anne D’Angelo/890000//20000//
  Dr. Xu Li/880000//30000//
  Kumar, Anil/870000//40000//
  Lt. Gen. (Ret.) Tom Hill/860000//50000//
  O. B. Grayson Hall, III/850000//60000//
  Maria de los Santos/840000//70000//
  Charles E. "Chuck" Noll/830000//80000//
  Jürgen Müller/820000//90000//
  Ng Wai Keung, Ph.D., CFA/810000//100000//
ratify_auditor null: 905000/3000/2000/`,
  },
  'uncontested: the same count for every nominee in a sentence': {
    document: page(
      div(
        'The annual meeting of shareholders was held on March 3, 2011. Holders of 4,200,000 shares were present in person or by proxy.',
        'The shareholders elected Ann Orr, Bob Pell and Cy Quirk as directors, each receiving 4,150,000 votes for and 50,000 votes withheld.',
        'The shareholders ratified the appointment of auditors by a vote of 4,190,000 for, 6,000 against and 4,000 abstaining.',
      ),
    ),
    truth: `2011-03-03 annual
elect_directors true: ///
  Ann Orr/4150000//50000//
  Bob Pell/4150000//50000//
  Cy Quirk/4150000//50000//
ratify_auditor true: 4190000/6000/4000/`,
  },
  'withdrawn nominee and proposal': {
    document: page(
      div(
        'On May 20, 2014 the Company held its annual meeting of stockholders. Proposal 3, the approval of the 2014 Stock Plan, was withdrawn before the meeting.',
        'Proposal 1 – Election of Directors',
      ),
      grid(
        ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Dan Reed', '2,000,000', '150,000', '500,000'],
        ['Eva Stark', '2,100,000', '50,000', '500,000'],
      ),
      div('Proposal 2 – Ratification of Auditors'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['2,600,000', '30,000', '20,000', '0']),
    ),
    truth: `2014-05-20 annual
elect_directors null: ///
  Dan Reed/2000000//150000//500000
  Eva Stark/2100000//50000//500000
ratify_auditor null: 2600000/30000/20000/0`,
  },
  'signs for none of many kinds': {
    document: page(
      div('The annual meeting of stockholders was held on May 20, 2014.', 'Proposal 1 – Election of Directors'),
      grid(
        ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Dan Reed', '2,000,000', '-0-', '500,000'],
        ['Eva Stark', '1,990,000', '10,000', '500,000'],
      ),
      div('Proposal 2 – Ratification of Auditors'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['2,500,000', 'none', 'nil', 'Not applicable']),
      div('Proposal 3 – Amendment of the bylaws'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['1,980,000', '20,000', '0', '500,000']),
    ),
    truth: `2014-05-20 annual
elect_directors null: ///
  Dan Reed/2000000//0//500000
  Eva Stark/1990000//10000//500000
ratify_auditor null: 2500000/0/0/
amend_bylaws null: 1980000/20000/0/500000`,
  },
  'the ratio voted for is in the heading': {
    document: page(
      div('On February 8, 2024, Optic Nerve Holdings Inc. held a special meeting of stockholders.'),
      grid(
        ['Proposal', 'Votes FOR', 'Votes AGAINST', 'ABSTAINED', 'BROKER NON-VOTES'],
        ['1. Reverse Stock Split Proposal (1-for-10 to 1-for-100)', '22,500,000', '3,400,000', '100,000', '—'],
        ['2. Adjournment Proposal', '22,900,000', '3,000,000', '100,000', '—'],
      ),
    ),
    truth: `2024-02-08 special
reverse_split null: 22500000/3400000/100000/
adjourn_meeting null: 22900000/3000000/100000/`,
  },
  'column of percentages after each without heading': {
    document: page(
      div('The annual meeting was held on April 21, 2015.', '1. Election of directors:'),
      grid(
        ['', 'For', '', 'Withheld', ''],
        ['Hal Sands', '700,000', '(93.3%)', '50,000', '(6.7%)'],
        ['Ina Thoms', '720,000', '(96.0%)', '30,000', '(4.0%)'],
      ),
      div('2. Ratification of auditors:'),
      grid(
        ['', 'For', '', 'Against', '', 'Abstain', ''],
        ['', '745,000', '(99.3%)', '3,000', '(0.4%)', '2,000', '(0.3%)'],
      ),
    ),
    truth: `2015-04-21 annual
elect_directors null: ///
  Hal Sands/700000//50000//
  Ina Thoms/720000//30000//
ratify_auditor null: 745000/3000/2000/`,
  },
  'two meetings on two days': {
    document: page(
      div(
        'On May 4, 2017, Ford &amp; Hale Trust held its annual meeting of shareholders. The shareholders voted as follows:',
        'Proposal 1 – Election of trustees',
      ),
      grid(['', 'For', 'Withheld'], ['Jim Upton', '650,000', '50,000'], ['Kat Veil', '660,000', '40,000']),
      div('Proposal 2 – Ratification of auditors'),
      grid(['For', 'Against', 'Abstain'], ['690,000', '6,000', '4,000']),
      div(
        'The annual meeting was adjourned to May 25, 2017 solely with respect to Proposal 3, the amendment of the declaration of trust.',
      ),
    ),
    truth: `2017-05-04 annual
elect_directors null: ///
  Jim Upton/650000//50000//
  Kat Veil/660000//40000//
ratify_auditor null: 690000/6000/4000/`,
  },
  'approval by a majority of the minority': {
    document: page(
      div(
        'On September 12, 2019, Kestrel Pipeline Partners LP held a special meeting of unitholders. At the close of business on August 1, 2019, there were 60,000,000 common units outstanding, of which 45,000,000 were present.',
        'Proposal 1: Approval of the merger agreement. The proposal was approved.',
      ),
      grid(['For', 'Against', 'Abstain'], ['44,000,000', '900,000', '100,000']),
      div('Proposal 2: Approval of the adjournment of the meeting. The proposal was approved.'),
      grid(['For', 'Against', 'Abstain'], ['43,000,000', '1,900,000', '100,000']),
    ),
    truth: `2019-09-12 special
approve_merger true: 44000000/900000/100000/
adjourn_meeting true: 43000000/1900000/100000/`,
  },
  'bold label, count on the next line': {
    document: page(
      div('On April 4, 2016 the Company held its annual meeting of shareholders.'),
      bold('PROPOSAL ONE – ELECTION OF DIRECTORS'),
      grid(
        ['Director', 'Votes FOR', 'Votes WITHHELD', 'BROKER NON-VOTES'],
        ['Lon Ware', '30,100', '200', '4,700'],
        ['Mia York', '30,200', '100', '4,700'],
      ),
      bold('PROPOSAL TWO – RATIFICATION OF AUDITORS'),
      div('Votes FOR: 34,900&nbsp;&nbsp;&nbsp;&nbsp;Votes AGAINST: 60&nbsp;&nbsp;&nbsp;&nbsp;ABSTAIN: 40'),
    ),
    truth: `2016-04-04 annual
elect_directors null: ///
  Lon Ware/30100//200//4700
  Mia York/30200//100//4700
ratify_auditor null: 34900/60/40/`,
  },
  'withheld in place of against for every matter': {
    document: page(
      div('The annual meeting of members was held on June 29, 2012.', '1. Election of Directors'),
      grid(['', 'For', 'Withheld'], ['Ned Zorn', '1,100', '40'], ['Ora Abel', '1,120', '20']),
      div('2. Ratification of the auditors'),
      grid(['', 'For', 'Against', 'Withheld'], ['', '1,105', '20', '15']),
    ),
    truth: `2012-06-29 annual
elect_directors null: ///
  Ned Zorn/1100//40//
  Ora Abel/1120//20//
ratify_auditor null: 1105/20//`,
    isProvable: false,
  },
};
