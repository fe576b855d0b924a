import { bold, div, grid, page, spaced, type VotingCase } from './voting-case-markup.ts';

/** Templates of further counsel, with what stands around their tables. All fictional. */
export const TEXT_AROUND_TABLES: Readonly<Record<string, VotingCase>> = {
  'broker non-votes of the meeting told apart': {
    document: page(
      div(
        'Aspen Hill Properties Trust held its annual meeting of shareholders on May 23, 2013. A total of 25,000,000 common shares were represented in person or by proxy, including 4,000,000 broker non-votes.',
        'Election of Trustees. Shareholders elected the following trustees by the vote indicated:',
      ),
      grid(
        ['Trustee', 'For', 'Withheld'],
        ['Fritz Adler', '20,500,000', '500,000'],
        ['Gwen Bauer', '20,000,000', '1,000,000'],
      ),
      div(
        'Ratification of auditors. Shareholders ratified the appointment of Grant Thornton LLP with 24,900,000 votes for, 60,000 votes against and 40,000 abstentions.',
      ),
    ),
    truth: `2013-05-23 annual
elect_directors true: ///
  Fritz Adler/20500000//500000//
  Gwen Bauer/20000000//1000000//
ratify_auditor true: 24900000/60000/40000/`,
    isProvable: false,
  },
  'directors up for different classes under subheadings in one table': {
    document: page(
      div(
        'On July 30, 2014, the Company held its annual meeting of stockholders.',
        'Proposal 1: Election of directors',
      ),
      `<table><tr><td></td><td>For</td><td>Withheld</td><td>Broker Non-Votes</td></tr>
<tr><td colspan="4"><i>Class I (term expiring 2015):</i></td></tr><tr><td>Amir Khan</td><td>4,000,000</td><td>100,000</td><td>900,000</td></tr>
<tr><td colspan="4"><i>Class II (term expiring 2016):</i></td></tr><tr><td>Beth Low</td><td>4,050,000</td><td>50,000</td><td>900,000</td></tr></table>`,
      div('Proposal 2: Ratification of auditors'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['4,900,000', '60,000', '40,000', '—']),
    ),
    truth: `2014-07-30 annual
elect_directors null: ///
  Amir Khan/4000000//100000//900000
  Beth Low/4050000//50000//900000
ratify_auditor null: 4900000/60000/40000/`,
  },
  'title row in the head of each table': {
    document: page(
      div('The Annual Meeting of Stockholders was held on June 3, 2020.'),
      `<table><tr><td colspan="4"><b>Proposal 1 – Election of Directors</b></td></tr><tr><td>Name</td><td>For</td><td>Withheld</td><td>Broker Non-Votes</td></tr><tr><td>Carlos Mora</td><td>6,000,000</td><td>500,000</td><td>2,000,000</td></tr><tr><td>Dina Noor</td><td>6,100,000</td><td>400,000</td><td>2,000,000</td></tr></table>`,
      `<table><tr><td colspan="4"><b>Proposal 2 – Ratification of Auditors</b></td></tr><tr><td>For</td><td>Against</td><td>Abstain</td><td>Broker Non-Votes</td></tr><tr><td>8,400,000</td><td>70,000</td><td>30,000</td><td>0</td></tr></table>`,
      `<table><tr><td colspan="4"><b>Proposal 3 – Approval of the Plan of Dissolution</b></td></tr><tr><td>For</td><td>Against</td><td>Abstain</td><td>Broker Non-Votes</td></tr><tr><td>6,200,000</td><td>250,000</td><td>50,000</td><td>2,000,000</td></tr></table>`,
    ),
    truth: `2020-06-03 annual
elect_directors null: ///
  Carlos Mora/6000000//500000//2000000
  Dina Noor/6100000//400000//2000000
ratify_auditor null: 8400000/70000/30000/0
other null: 6200000/250000/50000/2000000`,
  },
  'a column with the proposal’s number only': {
    document: page(
      div(
        'At the annual meeting of shareholders of Cove Bancorp on May 13, 2021, the shareholders voted on three proposals: (1) the election of Jane Gold as director; (2) the advisory approval of executive compensation; and (3) the ratification of Wolf &amp; Company, P.C.',
      ),
      grid(
        ['Proposal', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['1', '2,000,000', '90,000', '10,000', '400,000'],
        ['2', '1,800,000', '250,000', '50,000', '400,000'],
        ['3', '2,480,000', '15,000', '5,000', '0'],
      ),
    ),
    truth: `2021-05-13 annual
elect_directors null: ///
  Jane Gold/2000000/90000//10000/400000
say_on_pay null: 1800000/250000/50000/400000
ratify_auditor null: 2480000/15000/5000/0`,
    htmlOnly: true,
  },
  'directors by letters under the proposal': {
    document: page(
      div('The 2018 Annual Meeting was held on May 16, 2018.'),
      grid(
        ['Proposal', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['1. Election of Directors:', '', '', '', ''],
        ['a. Hans Olsen', '70,000,000', '900,000', '100,000', '5,000,000'],
        ['b. Iris Payne', '70,500,000', '400,000', '100,000', '5,000,000'],
        ['2. Say on Pay', '68,000,000', '2,800,000', '200,000', '5,000,000'],
        ['3. Auditors', '75,500,000', '400,000', '100,000', '—'],
      ),
    ),
    truth: `2018-05-16 annual
elect_directors null: ///
  Hans Olsen/70000000/900000//100000/5000000
  Iris Payne/70500000/400000//100000/5000000
say_on_pay null: 68000000/2800000/200000/5000000
ratify_auditor null: 75500000/400000/100000/`,
  },
  'votes cast, percentage of votes cast and of outstanding': {
    document: page(
      div('On June 22, 2016 the REIT held its annual meeting of stockholders.', 'Proposal 1. Election of directors.'),
      grid(
        ['Nominee', 'Votes For', '% of Votes Cast', 'Votes Withheld', '% of Votes Cast', 'Broker Non-Votes'],
        ['Ray Stone', '12,000,000', '96.0', '500,000', '4.0', '3,000,000'],
        ['Sal Tripp', '12,250,000', '98.0', '250,000', '2.0', '3,000,000'],
      ),
      div('Proposal 2. Ratification of auditors.'),
      grid(
        ['Votes For', '% of Votes Cast', 'Votes Against', '% of Votes Cast', 'Abstentions'],
        ['15,300,000', '99.0', '150,000', '1.0', '50,000'],
      ),
    ),
    truth: `2016-06-22 annual
elect_directors null: ///
  Ray Stone/12000000//500000//3000000
  Sal Tripp/12250000//250000//3000000
ratify_auditor null: 15300000/150000/50000/`,
  },
  'frequency option with most votes in words': {
    document: page(
      div('The annual meeting of stockholders was held on May 31, 2011. The results are:'),
      bold('Advisory Vote on Executive Compensation'),
      div('Votes For: 3,000,000', 'Votes Against: 200,000', 'Abstentions: 10,000', 'Broker Non-Votes: 790,000'),
      bold('Advisory Vote on Frequency of Advisory Vote on Executive Compensation'),
      div(
        'Votes For 1 Year: 1,000,000',
        'Votes For 2 Years: 50,000',
        'Votes For 3 Years: 2,150,000',
        'Abstentions: 10,000',
        'Broker Non-Votes: 790,000',
      ),
      div('Based on these results, the Company will hold the advisory vote once every three years.'),
    ),
    truth: `2011-05-31 annual
say_on_pay null: 3000000/200000/10000/790000
say_on_pay_frequency null: 1000000/50000/2150000/10000/790000`,
  },
  'Chinese reverse-merger company, English of its own': {
    document: page(
      div(
        'On December 30, 2011, the Registrant held its annual stockholder meeting in Harbin, China. A total of 18,000,000 shares, or 62%, of the 29,032,258 shares issued and outstanding was present in person or by proxy.',
        '1) Election of Directors. The results are as follows:',
        'Mr. Li Guoqiang: For: 17,900,000 Withheld: 100,000',
        'Ms. Wang Xiaoli: For: 17,950,000 Withheld: 50,000',
        '2) To ratify the appointment of Albert Wong &amp; Co. as independent auditor. For: 17,990,000 Against: 8,000 Abstain: 2,000',
      ),
    ),
    truth: `2011-12-30 annual
elect_directors null: ///
  Mr. Li Guoqiang/17900000//100000//
  Ms. Wang Xiaoli/17950000//50000//
ratify_auditor null: 17990000/8000/2000/`,
  },
  'outcome before each vote and a closing sentence on brokers for two items': {
    document: page(
      div(
        'The annual meeting of stockholders of Wren Labs, Inc. was held on June 9, 2015.',
        '<b>Proposal 1.</b> The stockholders elected Tom Urry and Uli Voss as Class I directors. The votes were:',
      ),
      spaced(
        ['', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Tom Urry', '1,500,000', '100,000', '700,000'],
        ['Uli Voss', '1,550,000', '50,000', '700,000'],
      ),
      div(
        '<b>Proposal 2.</b> The stockholders approved the issuance of common stock to Alder Capital under Nasdaq Rule 5635(b). The votes were:',
      ),
      spaced(['', 'For', 'Against', 'Abstain', 'Broker Non-Votes'], ['', '1,400,000', '190,000', '10,000', '700,000']),
      div(
        '<b>Proposal 3.</b> The stockholders did not approve the amendment to the certificate of incorporation to increase the number of authorized shares of common stock from 50,000,000 to 90,000,000. The votes were:',
      ),
      spaced(['', 'For', 'Against', 'Abstain', 'Broker Non-Votes'], ['', '1,000,000', '1,290,000', '10,000', '—']),
    ),
    truth: `2015-06-09 annual
elect_directors true: ///
  Tom Urry/1500000//100000//700000
  Uli Voss/1550000//50000//700000
issue_shares true: 1400000/190000/10000/700000
increase_authorized_shares false: 1000000/1290000/10000/`,
  },
  'item within a report of several items': {
    document: `<HTML><BODY><P>FORM 8-K</P><P><B>Item 5.02 Departure of Directors or Certain Officers.</B></P><P>On May 7, 2019, stockholders approved the 2019 Plan, described in the proxy statement filed March 28, 2019.</P><P><B>Item 5.03 Amendments to Articles of Incorporation or Bylaws.</B></P><P>The information in Item 5.07 is incorporated by reference.</P><P><B>Item 5.07 Submission of Matters to a Vote of Security Holders.</B></P><P>On May 7, 2019, Pike Systems, Inc. held its 2019 Annual Meeting of Stockholders (the “Annual Meeting”).</P><P>Proposal 1: Approval of the 2019 Plan, an omnibus equity incentive plan.</P>${grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['900,000', '80,000', '20,000', '500,000'])}<P>Proposal 2: Amendment and restatement of the Certificate of Incorporation to eliminate cumulative voting.</P>${grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['950,000', '40,000', '10,000', '500,000'])}<P><B>Item 9.01 Financial Statements and Exhibits.</B></P><P>(d) Exhibits. 3.1 Certificate.</P><P>SIGNATURE</P></BODY></HTML>`,
    truth: `2019-05-07 annual
approve_equity_plan null: 900000/80000/20000/500000
amend_charter null: 950000/40000/10000/500000`,
    htmlOnly: true,
  },
  'for, against and abstain each with shares and votes of two classes': {
    document: page(
      div(
        'The annual meeting of stockholders was held on June 7, 2018.',
        'Proposal 2. Ratification of Deloitte &amp; Touche LLP.',
      ),
      `<table><tr><td></td><td>Class A</td><td>Class B</td><td>Total</td></tr><tr><td>For</td><td>10,000,000</td><td>50,000,000</td><td>60,000,000</td></tr><tr><td>Against</td><td>100,000</td><td>0</td><td>100,000</td></tr><tr><td>Abstain</td><td>20,000</td><td>0</td><td>20,000</td></tr></table>`,
      div('Proposal 3. Advisory vote on the compensation of named executive officers.'),
      `<table><tr><td></td><td>Class A</td><td>Class B</td><td>Total</td></tr><tr><td>For</td><td>8,000,000</td><td>50,000,000</td><td>58,000,000</td></tr><tr><td>Against</td><td>2,100,000</td><td>0</td><td>2,100,000</td></tr><tr><td>Abstain</td><td>20,000</td><td>0</td><td>20,000</td></tr></table>`,
    ),
    truth: `2018-06-07 annual
ratify_auditor null: 60000000/100000/20000/
say_on_pay null: 58000000/2100000/20000/`,
    htmlOnly: true,
  },
};
