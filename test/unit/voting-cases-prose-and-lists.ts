import { bold, div, grid, page, spaced, type VotingCase } from './voting-case-markup.ts';

/** Prose and lists of small issuers' counsel. All fictional. */
export const PROSE_AND_LISTS: Readonly<Record<string, VotingCase>> = {
  'sentences with votes cast for, against and abstentions': {
    document: page(
      div(
        'On December 3, 2014, Sable Ridge Mining Corp. held its annual meeting of shareholders. A total of 45,100,000 shares were represented in person or by proxy.',
        '(1) The shareholders approved the amendment to the Articles of Incorporation to increase the authorized common stock from 100,000,000 to 500,000,000 shares, with 43,000,000 votes cast for, 2,000,000 against and 100,000 abstentions.',
        '(2) The shareholders ratified the appointment of MaloneBailey, LLP as independent auditors, with 45,000,000 votes cast for, 60,000 against and 40,000 abstentions.',
      ),
    ),
    truth: `2014-12-03 annual
increase_authorized_shares true: 43000000/2000000/100000/
ratify_auditor true: 45000000/60000/40000/`,
  },
  'colons on one line': {
    document: page(
      div(
        'A special meeting of the stockholders of Vela Acquisition Corp. was held on March 9, 2023. The vote was as follows:',
        '<b>Extension Amendment Proposal</b>',
        'For: 18,345,678 Against: 1,234,000 Abstain: 567',
        '<b>Trust Amendment Proposal</b>',
        'For: 18,345,178 Against: 1,234,500 Abstain: 567',
        '<b>Adjournment Proposal</b>',
        'The proposal to adjourn the special meeting was not presented because there were sufficient votes. In connection with the meeting, holders of 9,876,543 shares exercised their right to redeem such shares for approximately $10.22 per share, or $100,938,270 in the aggregate.',
      ),
    ),
    truth: `2023-03-09 special
amend_charter null: 18345678/1234000/567/
other null: 18345178/1234500/567/`,
  },
  slashes: {
    document: page(
      div(
        'The annual meeting of stockholders was held on July 11, 2013.',
        '1. Election of directors (For/Withheld/Broker Non-Votes):',
        'Mark Dill: 4,000,000/100,000/900,000',
        'Nora Eck: 4,050,000/50,000/900,000',
        '2. Ratification of Friedman LLP as auditors. For/Against/Abstain: 4,980,000/15,000/5,000',
      ),
    ),
    truth: `2013-07-11 annual
elect_directors null: ///
  Mark Dill/4000000//100000//900000
  Nora Eck/4050000//50000//900000
ratify_auditor null: 4980000/15000/5000/`,
  },
  'nominees in sentences': {
    document: page(
      div(
        'On June 30, 2015, Cardiff Oncogenics, Inc. held its annual meeting of stockholders at which the following matters were voted upon:',
        '<u>Proposal 1</u>: Election of Directors. The following persons were elected to serve as directors until the next annual meeting:',
        'Peter L. Vance received 6,000,000 votes for and 300,000 votes withheld, with 2,700,000 broker non-votes.',
        'Susan Abiola received 6,100,000 votes for and 200,000 votes withheld, with 2,700,000 broker non-votes.',
        '<u>Proposal 2</u>: Ratification of EisnerAmper LLP. There were 8,950,000 votes for, 30,000 votes against and 20,000 abstentions. The appointment was ratified.',
      ),
    ),
    truth: `2015-06-30 annual
elect_directors true: ///
  Peter L. Vance/6000000//300000//2700000
  Susan Abiola/6100000//200000//2700000
ratify_auditor true: 8950000/30000/20000/`,
  },
  'nominees as list items with commas': {
    document: page(
      div('At the annual meeting of shareholders held on April 23, 2010, the following directors were elected:'),
      '<ul><li>Grant Ames, with 1,000,000 votes for and 25,000 withheld</li><li>Helen Bard, with 990,000 votes for and 35,000 withheld</li><li>Ivan Cole, with 1,020,000 votes for and 5,000 withheld</li></ul>',
      div(
        'The shareholders also ratified the selection of S.R. Snodgrass as auditors by a vote of 1,015,000 for, 6,000 against and 4,000 abstaining.',
      ),
    ),
    truth: `2010-04-23 annual
elect_directors true: ///
  Grant Ames/1000000//25000//
  Helen Bard/990000//35000//
  Ivan Cole/1020000//5000//
ratify_auditor true: 1015000/6000/4000/`,
  },
  'a lone proposal, nothing confirms it': {
    document: page(
      div(
        'At a special meeting held on September 17, 2018, stockholders approved a reverse stock split of the common stock at a ratio between 1-for-10 and 1-for-50. The votes were 55,000,000 for, 4,000,000 against and 120,000 abstentions.',
      ),
    ),
    truth: `2018-09-17 special
reverse_split true: 55000000/4000000/120000/`,
    isProvable: false,
  },
  'dashes between label and count': {
    document: page(
      div(
        'The 2016 annual meeting of stockholders was held on May 26, 2016.',
        'Proposal 1. To approve the 2016 Omnibus Incentive Plan',
        'Shares Voted: For — 12,000,000; Against — 800,000; Abstaining — 200,000; Broker Non-Votes — 3,000,000',
        'Proposal 2. To ratify the appointment of Marcum LLP',
        'Shares Voted: For — 15,800,000; Against — 100,000; Abstaining — 100,000; Broker Non-Votes — 0',
      ),
    ),
    truth: `2016-05-26 annual
approve_equity_plan null: 12000000/800000/200000/3000000
ratify_auditor null: 15800000/100000/100000/0`,
  },
  'counts in words with figures in parentheses': {
    document: page(
      div(
        'The annual meeting of the shareholders of the Bank’s holding company was held on March 20, 2012, with three hundred thousand (300,000) shares represented at the meeting.',
        '1. To elect auditors: Two hundred ninety thousand (290,000) shares voted for, six thousand (6,000) shares voted against and four thousand (4,000) shares abstained.',
        '2. To amend the by-laws: Two hundred eighty thousand (280,000) shares voted for, twenty thousand (20,000) shares voted against and zero (0) shares abstained.',
      ),
    ),
    truth: `2012-03-20 annual
ratify_auditor null: 290000/6000/4000/
amend_bylaws null: 280000/20000/0/`,
  },
  'one sentence for all nominees, each with its number': {
    document: page(
      div(
        'The annual meeting of stockholders was held on October 12, 2017. There were 7,000,000 shares present in person or by proxy.',
        'The stockholders elected each of the following nominees: Dr. Alma Brook (6,800,000 votes for and 200,000 withheld), Carl Dunn (6,900,000 votes for and 100,000 withheld) and Eve Falk (6,950,000 votes for and 50,000 withheld).',
        'The stockholders approved the 2017 Stock Option Plan (6,500,000 votes for, 450,000 against and 50,000 abstaining).',
      ),
    ),
    truth: `2017-10-12 annual
elect_directors true: ///
  Dr. Alma Brook/6800000//200000//
  Carl Dunn/6900000//100000//
  Eve Falk/6950000//50000//
approve_equity_plan true: 6500000/450000/50000/`,
  },
  'frequency in a sentence': {
    document: page(
      div(
        'The annual meeting of stockholders was held on June 4, 2019.',
        'Proposal 2 – Say on pay. The advisory resolution on executive compensation was approved: 5,000,000 votes for, 400,000 votes against, 100,000 abstentions and 1,200,000 broker non-votes.',
        'Proposal 3 – Frequency of say on pay. Stockholders voted as follows: 1,500,000 votes for one year, 100,000 votes for two years, 3,800,000 votes for three years, 100,000 abstentions and 1,200,000 broker non-votes.',
      ),
    ),
    truth: `2019-06-04 annual
say_on_pay true: 5000000/400000/100000/1200000
say_on_pay_frequency null: 1500000/100000/3800000/100000/1200000`,
  },
  'frequency with dashes after the periods': {
    document: page(
      div(
        'The annual meeting of stockholders was held on June 4, 2013.',
        '(c) Advisory vote on executive compensation: For – 5,000,000; Against – 400,000; Abstain – 100,000; Broker Non-Votes – 1,200,000',
        '(d) Advisory vote on the frequency of future advisory votes on executive compensation: Every year – 1,500,000; Every two years – 100,000; Every three years – 3,800,000; Abstain – 100,000; Broker Non-Votes – 1,200,000',
      ),
    ),
    truth: `2013-06-04 annual
say_on_pay null: 5000000/400000/100000/1200000
say_on_pay_frequency null: 1500000/100000/3800000/100000/1200000`,
  },
  'merger, golden parachute and adjournment': {
    document: page(
      div(
        'On February 27, 2020, Larch Software, Inc. held a special meeting of stockholders. As of January 21, 2020, the record date, there were 40,000,000 shares of common stock outstanding and entitled to vote, of which 31,000,000 shares were present in person or by proxy.',
        '<b>1. The Merger Proposal.</b> To adopt the Agreement and Plan of Merger, dated as of December 1, 2019, by and among Larch Software, Inc., Parent and Merger Sub. The proposal was approved by the following vote:',
      ),
      spaced(['', 'For', 'Against', 'Abstain'], ['', '30,500,000', '400,000', '100,000']),
      div(
        '<b>2. The Compensation Proposal.</b> To approve, on a non-binding advisory basis, compensation that may become payable to named executive officers in connection with the merger. The proposal was not approved by the following vote:',
      ),
      spaced(['', 'For', 'Against', 'Abstain'], ['', '12,000,000', '18,800,000', '200,000']),
      div(
        '<b>3. The Adjournment Proposal.</b> Because stockholders approved the Merger Proposal, the vote on the adjournment was not called.',
      ),
    ),
    truth: `2020-02-27 special
approve_merger true: 30500000/400000/100000/
say_on_pay false: 12000000/18800000/200000/`,
  },
  'a meeting adjourned for want of a quorum': {
    document: page(
      div(
        'On August 19, 2024, Pinto Therapeutics, Inc. convened its special meeting of stockholders. Only 8,100,000 of the 25,000,000 shares outstanding were present, which did not constitute a quorum. The meeting was adjourned to September 9, 2024.',
        'Proposal 1 – to adjourn the special meeting. The stockholders approved the adjournment with 7,900,000 votes for, 150,000 against and 50,000 abstaining.',
      ),
    ),
    truth: `2024-08-19 special
adjourn_meeting true: 7900000/150000/50000/`,
  },
  'bulleted kinds of votes under each heading': {
    document: page(
      div('The annual general meeting of shareholders of Halden Shipping plc was held on September 5, 2019.'),
      bold('Resolution 1: To re-elect Lars Holm as a director'),
      '<ul><li>For: 14,000,000</li><li>Against: 900,000</li><li>Abstain: 100,000</li><li>Broker non-votes: 2,000,000</li></ul>',
      bold('Resolution 2: To re-elect Mette Bruun as a director'),
      '<ul><li>For: 14,500,000</li><li>Against: 450,000</li><li>Abstain: 50,000</li><li>Broker non-votes: 2,000,000</li></ul>',
      bold('Resolution 3: To re-appoint Deloitte AS as the Company’s auditors'),
      '<ul><li>For: 16,900,000</li><li>Against: 60,000</li><li>Abstain: 40,000</li></ul>',
    ),
    truth: `2019-09-05 annual
elect_directors null: ///
  Lars Holm/14000000/900000//100000/2000000
elect_directors null: ///
  Mette Bruun/14500000/450000//50000/2000000
ratify_auditor null: 16900000/60000/40000/`,
  },
  'each director with his numbers on lines of their own': {
    document: page(
      div(
        'The annual meeting was held on May 2, 2011.',
        'Item 1. Election of Directors',
        'Arnold Beck',
        'Votes for: 800,000',
        'Votes withheld: 20,000',
        'Cora Dietz',
        'Votes for: 790,000',
        'Votes withheld: 30,000',
        'Item 2. Ratification of auditors',
        'Votes for: 815,000',
        'Votes against: 3,000',
        'Abstentions: 2,000',
      ),
    ),
    truth: `2011-05-02 annual
elect_directors null: ///
  Arnold Beck/800000//20000//
  Cora Dietz/790000//30000//
ratify_auditor null: 815000/3000/2000/`,
  },
  'no broker non-votes, said once for all': {
    document: page(
      div('On May 15, 2019, the annual meeting of stockholders was held.', 'Proposal 1. Election of directors'),
      grid(['Name', 'For', 'Withheld'], ['Jay Kerr', '100,000', '2,000'], ['Lou Mott', '99,000', '3,000']),
      div('Proposal 2. Ratification of auditors'),
      grid(['For', 'Against', 'Abstain'], ['101,000', '600', '400']),
      div('There were no broker non-votes with respect to any of the proposals.'),
    ),
    truth: `2019-05-15 annual
elect_directors null: ///
  Jay Kerr/100000//2000//0
  Lou Mott/99000//3000//0
ratify_auditor null: 101000/600/400/0`,
  },
};
