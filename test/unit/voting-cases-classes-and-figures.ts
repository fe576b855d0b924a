import { bold, div, grid, page, spaced, type VotingCase } from './voting-case-markup.ts';

/** Classes, several meetings, foreign and unusual figures. All fictional. */
export const CLASSES_AND_FIGURES: Readonly<Record<string, VotingCase>> = {
  'spaces part the thousands': {
    document: page(
      div('The annual general meeting of shareholders was held on June 19, 2018.', '1. Re-election of directors'),
      grid(
        ['Nominee', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['Jean-Luc Perrin', '12 345 678', '100 000', '54 322', '1 000 000'],
        ['Odile de Croy', '12 400 000', '50 000', '50 000', '1 000 000'],
      ),
      div('2. Ratification of Mazars as auditor'),
      grid(['For', 'Against', 'Abstain'], ['13 400 000', '60 000', '40 000']),
    ),
    truth: `2018-06-19 annual
elect_directors null: ///
  Jean-Luc Perrin/12345678/100000//54322/1000000
  Odile de Croy/12400000/50000//50000/1000000
ratify_auditor null: 13400000/60000/40000/`,
    htmlOnly: true,
  },
  'periods part the thousands': {
    document: page(
      div('The annual general meeting of shareholders was held on June 19, 2018.', '1. Re-election of directors'),
      grid(
        ['Nominee', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['Jean-Luc Perrin', '12.345.678', '100.000', '54.322', '1.000.000'],
        ['Odile de Croy', '12.400.000', '50.000', '50.000', '1.000.000'],
      ),
      div('2. Ratification of Mazars as auditor'),
      grid(['For', 'Against', 'Abstain'], ['13.400.000', '60.000', '40.000']),
    ),
    truth: `2018-06-19 annual
elect_directors null: ///
  Jean-Luc Perrin/12345678/100000//54322/1000000
  Odile de Croy/12400000/50000//50000/1000000
ratify_auditor null: 13400000/60000/40000/`,
    htmlOnly: true,
  },
  'fractions of shares': {
    document: page(
      div(
        'On July 22, 2021, Keystone Net Lease REIT, Inc. held its annual meeting of stockholders.',
        '<b>Election of Directors</b>',
      ),
      spaced(
        ['Director', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Theo Nash', '10,100,200.125', '300,100.375', '2,500,000.500'],
        ['Uma Ott', '10,200,200.125', '200,100.375', '2,500,000.500'],
      ),
      div('<b>Ratification of Auditors</b>'),
      spaced(['', 'For', 'Against', 'Abstain'], ['', '12,800,300.000', '50,000.500', '50,000.500']),
    ),
    truth: `2021-07-22 annual
elect_directors null: ///
  Theo Nash/10100200.125//300100.375//2500000.5
  Uma Ott/10200200.125//200100.375//2500000.5
ratify_auditor null: 12800300/50000.5/50000.5/`,
  },
  'asterisks and N/A': {
    document: page(
      div('On May 30, 2014, the annual meeting of stockholders was held.', 'Proposal 1: Election of Directors'),
      grid(
        ['Nominee', 'For', 'Against', 'Abstain', 'Withheld', 'Broker Non-Votes'],
        ['Rex Hall*', '600,000', 'N/A', 'N/A', '40,000', '160,000'],
        ['Dee Lund*', '610,000', 'N/A', 'N/A', '30,000', '160,000'],
      ),
      div('Proposal 2: Ratification of auditors'),
      grid(['For', 'Against', 'Abstain', 'Withheld', 'Broker Non-Votes'], ['790,000', '6,000', '4,000', 'N/A', '***']),
      div('* Independent director. *** Brokers had discretion.'),
    ),
    truth: `2014-05-30 annual
elect_directors null: ///
  Rex Hall/600000//40000//160000
  Dee Lund/610000//30000//160000
ratify_auditor null: 790000/6000/4000/`,
    htmlOnly: true,
    isProvable: false,
  },
  'warrant holders meet before shareholders': {
    document: page(
      div(
        'On October 20, 2022, Corvid Acquisition Corp. held a special meeting of holders of its public warrants (the “Warrant Holders Meeting”) and an extraordinary general meeting of shareholders.',
        '<b>Warrant Holders Meeting</b>',
        '1. The Warrant Amendment Proposal. To amend the warrant agreement so that each warrant is exchanged for cash:',
      ),
      grid(['For', 'Against', 'Abstain'], ['9,000,000', '1,000,000', '5,000']),
      div('2. The Warrant Holders Adjournment Proposal. To adjourn the Warrant Holders Meeting:'),
      grid(['For', 'Against', 'Abstain'], ['9,100,000', '900,000', '5,000']),
      div(
        '<b>Extraordinary General Meeting</b>',
        '1. The Business Combination Proposal. To approve the business combination agreement:',
      ),
      grid(['For', 'Against', 'Abstain'], ['21,000,000', '2,000,000', '10,000']),
      div('2. The Nasdaq Proposal. To approve the issuance of more than 20% of the outstanding shares:'),
      grid(['For', 'Against', 'Abstain'], ['20,990,000', '2,010,000', '10,000']),
    ),
    truth: `2022-10-20 special
other null: 9000000/1000000/5000/
adjourn_meeting null: 9100000/900000/5000/
approve_merger null: 21000000/2000000/10000/
issue_shares null: 20990000/2010000/10000/`,
  },
  'Class A and Class B vote together, then apart': {
    document: page(
      div(
        'On December 7, 2023, Ostrea Acquisition Corp. held an extraordinary general meeting of shareholders.',
        'Proposal 1 – The Extension Amendment Proposal',
      ),
      grid(
        ['Class', 'For', 'Against', 'Abstain'],
        ['Class A Ordinary Shares', '15,000,000', '2,000,000', '1,000'],
        ['Class B Ordinary Shares', '5,750,000', '0', '0'],
        ['Total', '20,750,000', '2,000,000', '1,000'],
      ),
      div('Proposal 2 – The Redemption Limitation Amendment Proposal, to amend the articles of association'),
      grid(
        ['Class', 'For', 'Against', 'Abstain'],
        ['Class A Ordinary Shares', '15,100,000', '1,900,000', '1,000'],
        ['Class B Ordinary Shares', '5,750,000', '0', '0'],
        ['Total', '20,850,000', '1,900,000', '1,000'],
      ),
    ),
    truth: `2023-12-07 special
amend_charter null: 20750000/2000000/1000/
amend_charter null: 20850000/1900000/1000/`,
  },
  'preferred holders elect their own director': {
    document: page(
      div(
        'The annual meeting of shareholders was held on May 10, 2016.',
        'Proposal 1(a): Election of directors by holders of common stock',
      ),
      grid(
        ['Name', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Abe Stone', '4,000,000', '100,000', '600,000'],
        ['Bea Trask', '3,900,000', '200,000', '600,000'],
      ),
      div('Proposal 1(b): Election of director by holders of Series A preferred stock'),
      grid(['Name', 'For', 'Withheld', 'Broker Non-Votes'], ['Cal Umber', '900,000', '10,000', '0']),
      div('Proposal 2: Ratification of auditors'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['5,580,000', '20,000', '10,000', '0']),
    ),
    truth: `2016-05-10 annual
elect_directors null: ///
  Abe Stone/4000000//100000//600000
  Bea Trask/3900000//200000//600000
  Cal Umber/900000//10000//0
ratify_auditor null: 5580000/20000/10000/0`,
    isProvable: false,
  },
  'contested, with a universal card': {
    document: page(
      div(
        'On June 1, 2023, Brant Hotels, Inc. held its annual meeting of stockholders. The final voting results, as certified by First Coast Results, Inc., the independent inspector of elections, are set forth below.',
        'Proposal 1. Election of directors. The six nominees with the most votes were elected: Ms. Ader, Mr. Birch and Mr. Crane.',
      ),
      grid(
        ['Company Nominees', 'For', 'Withhold'],
        ['Joan Ader', '20,000,000', '5,000,000'],
        ['Neil Birch', '19,000,000', '6,000,000'],
        ['Pia Dorn', '8,000,000', '17,000,000'],
        ['Harbor Group Nominees', 'For', 'Withhold'],
        ['Ross Crane', '14,000,000', '11,000,000'],
        ['Saul Ebert', '6,000,000', '19,000,000'],
      ),
      div('Proposal 2. Ratification of Ernst &amp; Young LLP. The proposal was approved.'),
      grid(['For', 'Against', 'Abstain'], ['24,800,000', '100,000', '100,000']),
    ),
    truth: `2023-06-01 annual
elect_directors true: ///
  Joan Ader/20000000//5000000//
  Neil Birch/19000000//6000000//
  Pia Dorn/8000000//17000000//
  Ross Crane/14000000//11000000//
  Saul Ebert/6000000//19000000//
ratify_auditor true: 24800000/100000/100000/`,
  },
  'figures without commas': {
    document: page(
      div('The Company held its annual meeting of stockholders on December 15, 2016.'),
      grid(
        ['Proposal', 'For', 'Against', 'Abstain'],
        ['Election of Chen Guo as director', '25114000', '1000', '500'],
        ['Election of Liu Yang as director', '25113000', '2000', '500'],
        ['Ratification of WWC, P.C. as auditor', '25115000', '500', '0'],
      ),
    ),
    truth: `2016-12-15 annual
elect_directors null: ///
  Chen Guo/25114000/1000//500/
  Liu Yang/25113000/2000//500/
ratify_auditor null: 25115000/500/0/`,
  },
  'shareholder proposals that fail': {
    document: page(
      div(
        'The 2019 Annual Meeting of Stockholders was held on May 8, 2019.',
        '4. Stockholder proposal regarding an independent board chair. The proposal was not approved.',
      ),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['30,000,000', '69,000,000', '1,000,000', '12,000,000']),
      div('5. Stockholder proposal to require a report on lobbying. The proposal did not pass.'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['20,000,000', '79,000,000', '1,000,000', '12,000,000']),
    ),
    truth: `2019-05-08 annual
shareholder_proposal false: 30000000/69000000/1000000/12000000
shareholder_proposal false: 20000000/79000000/1000000/12000000`,
  },
  'three headings over one another': {
    document: page(
      div('Crescent Bancshares held its annual meeting of shareholders on April 26, 2011.', 'Election of Directors:'),
      spaced(
        ['', 'Number', 'Number', 'Number of'],
        ['', 'of Votes', 'of Votes', 'Broker'],
        ['Nominee', 'For', 'Withheld', 'Non-Votes'],
        ['Lyle J. Mabry', '1,500,000', '40,000', '260,000'],
        ['Opal R. Neff', '1,520,000', '20,000', '260,000'],
      ),
      div('Ratification of Crowe Horwath LLP:'),
      spaced(
        ['', 'Number', 'Number', 'Number'],
        ['', 'of Votes', 'of Votes', 'of Votes'],
        ['', 'For', 'Against', 'Abstained'],
        ['', '1,780,000', '12,000', '8,000'],
      ),
    ),
    truth: `2011-04-26 annual
elect_directors null: ///
  Lyle J. Mabry/1500000//40000//260000
  Opal R. Neff/1520000//20000//260000
ratify_auditor null: 1780000/12000/8000/`,
  },
  'agenda first, results by number after': {
    document: page(
      div(
        'At the Annual Meeting held on June 12, 2014, the stockholders considered the following: (i) the election of two directors; (ii) the approval of the 2014 Equity Incentive Plan; and (iii) the ratification of the appointment of Grant Thornton LLP. Results are below.',
        '(i) Election of directors:',
      ),
      grid(
        ['', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Hank Ivers', '3,000,000', '50,000', '700,000'],
        ['Jill Koch', '3,010,000', '40,000', '700,000'],
      ),
      div('(ii) Approval of the 2014 Equity Incentive Plan:'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['2,700,000', '300,000', '50,000', '700,000']),
      div('(iii) Ratification of auditors:'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['3,700,000', '30,000', '20,000', '—']),
    ),
    truth: `2014-06-12 annual
elect_directors null: ///
  Hank Ivers/3000000//50000//700000
  Jill Koch/3010000//40000//700000
approve_equity_plan null: 2700000/300000/50000/700000
ratify_auditor null: 3700000/30000/20000/`,
  },
  'final results in an amendment': {
    document: page(
      div(
        'This Amendment No. 1 amends the Current Report on Form 8-K filed on May 24, 2022 to report the final voting results of the annual meeting of stockholders held on May 20, 2022.',
        'Proposal 1. Election of directors',
      ),
      spaced(['', 'For', 'Withheld'], ['Ana Brito', '900,000', '90,000'], ['Ben Cato', '890,000', '100,000']),
      div('Proposal 2. Say on pay'),
      spaced(['', 'For', 'Against', 'Abstain'], ['', '880,000', '100,000', '10,000']),
    ),
    truth: `2022-05-20 annual
elect_directors null: ///
  Ana Brito/900000//90000//
  Ben Cato/890000//100000//
say_on_pay null: 880000/100000/10000/`,
  },
  'headings with the word for over the column': {
    document: page(
      div('On November 2, 2012, the Fund held its annual meeting of shareholders.'),
      bold('Election of Trustees'),
      grid(
        ['Name of Trustee', '# of Votes Cast For', '# of Votes Withheld'],
        ['Hon. Walter E. Lowe', '5,000,000', '125,000'],
        ['Gen. Dale Moy (Ret.)', '5,010,000', '115,000'],
      ),
      bold('Approval of the new advisory agreement'),
      grid(['# of Votes Cast For', '# of Votes Cast Against', '# of Abstentions'], ['4,800,000', '200,000', '125,000']),
    ),
    truth: `2012-11-02 annual
elect_directors null: ///
  Hon. Walter E. Lowe/5000000//125000//
  Gen. Dale Moy (Ret.)/5010000//115000//
other null: 4800000/200000/125000/`,
  },
};
