import { bold, div, grid, page, spaced, type VotingCase } from './voting-case-markup.ts';

/** Small companies’ reports with loose ends. All fictional. */
export const SMALL_COMPANIES: Readonly<Record<string, VotingCase>> = {
  'percent of outstanding in the prose, consent and meeting in one item': {
    document: page(
      div(
        'On February 3, 2020, Lotus Vapor Corp. held its annual meeting of stockholders. Stockholders holding 51,200,000 shares, or approximately 64% of the 80,000,000 shares outstanding on the record date of December 20, 2019, were present or represented by proxy.',
        'Proposal #1: Election of Directors',
      ),
      grid(
        ['Nominee', 'For', 'Against', 'Withheld'],
        ['Aidan Cho', '51,000,000', '0', '200,000'],
        ['Bela Dorsey', '51,100,000', '0', '100,000'],
      ),
      div('Proposal #2: Ratification of Auditors'),
      grid(['For', 'Against', 'Abstain'], ['51,190,000', '0', '10,000']),
    ),
    truth: `2020-02-03 annual
elect_directors null: ///
  Aidan Cho/51000000/0/200000//
  Bela Dorsey/51100000/0/100000//
ratify_auditor null: 51190000/0/10000/`,
  },
  'director elected by plurality, votes in words for none': {
    document: page(
      div(
        'The Company held its annual meeting on August 8, 2012. Shareholders elected Cass Ely, Dev Fonda and Em Gant to the board with the following votes:',
      ),
      grid(
        ['', 'Shares For', 'Shares Withheld', 'Broker Non-Votes'],
        ['Cass Ely', '11,000,000', 'None', '2,000,000'],
        ['Dev Fonda', '10,990,000', '10,000', '2,000,000'],
        ['Em Gant', '10,900,000', '100,000', '2,000,000'],
      ),
      div(
        'Shareholders also approved the 2012 Stock Incentive Plan: 10,000,000 for; 900,000 against; 100,000 abstaining; 2,000,000 broker non-votes.',
      ),
    ),
    truth: `2012-08-08 annual
elect_directors true: ///
  Cass Ely/11000000//0//2000000
  Dev Fonda/10990000//10000//2000000
  Em Gant/10900000//100000//2000000
approve_equity_plan true: 10000000/900000/100000/2000000`,
  },
  'trust vote of unit holders with both fractions and dashes': {
    document: page(
      div(
        'A special meeting of unitholders of Ridgeway Royalty Trust was held on September 18, 2015.',
        'Proposal to approve amendments to the Trust Agreement:',
      ),
      grid(['For', 'Against', 'Abstain'], ['20,000,000', '3,000,000', '150,000']),
      div('Proposal to approve the adjournment of the special meeting:'),
      grid(['For', 'Against', 'Abstain'], ['21,000,000', '2,000,000', '150,000']),
    ),
    truth: `2015-09-18 special
other null: 20000000/3000000/150000/
adjourn_meeting null: 21000000/2000000/150000/`,
  },
  'inline XBRL around the words': {
    document: `<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><body><div style="display:none"><ix:header><ix:hidden><ix:nonNumeric name="dei:AmendmentFlag" contextRef="c">false</ix:nonNumeric></ix:hidden></ix:header></div><p>FORM <ix:nonNumeric name="dei:DocumentType" contextRef="c">8-K</ix:nonNumeric></p><p>Date of Report: <ix:nonNumeric name="dei:DocumentPeriodEndDate" contextRef="c">May 20, 2024</ix:nonNumeric></p><p><span style="font-weight:bold">Item 5.07. Submission of Matters to a Vote of Security Holders.</span></p><p>The annual meeting of stockholders was held on May 16, 2024.</p><p><span>Proposal 1. </span><span style="text-decoration:underline">Election of Directors</span></p>${spaced(['Nominee', 'For', 'Withheld', 'Broker Non-Votes'], ['Finn Gale', '70,000', '3,000', '27,000'], ['Hope Ives', '71,000', '2,000', '27,000'])}<p>Proposal 2. Ratification of the Appointment of Marcum LLP</p>${spaced(['', 'For', 'Against', 'Abstain'], ['', '99,000', '700', '300'])}<p>SIGNATURE</p></body></html>`,
    truth: `2024-05-16 annual
elect_directors null: ///
  Finn Gale/70000//3000//27000
  Hope Ives/71000//2000//27000
ratify_auditor null: 99000/700/300/`,
  },
  'zero-width and soft characters inside figures and headings': {
    document: page(
      div('The annual meeting of stockholders was held on May 16, 2023.', 'Proposal 1: Election of Directors'),
      grid(
        ['Nominee', 'For', 'Withheld', 'Broker Non&#8209;Votes'],
        ['Ian&nbsp;Jett', '&#8203;70,000', '3,000', '27,000&nbsp;'],
        ['Kai&#160;Lund', '71,000', '2,000', '27,000'],
      ),
      div('Proposal 2: Ratification of auditors'),
      grid(['For', 'Against', 'Abstain'], ['99,000', '700', '300']),
    ),
    truth: `2023-05-16 annual
elect_directors null: ///
  Ian Jett/70000//3000//27000
  Kai Lund/71000//2000//27000
ratify_auditor null: 99000/700/300/`,
    htmlOnly: true,
  },
  'the frequency option abbreviated and the board’s decision after': {
    document: page(
      div(
        'On May 24, 2023, the Company held its annual meeting of stockholders.',
        '(3) The frequency of future advisory votes on executive compensation:',
      ),
      spaced(
        ['', 'ONE YEAR', 'TWO YEARS', 'THREE YEARS', 'ABSTAIN', 'BROKER NON-VOTES'],
        ['', '6,000,000', '10,000', '900,000', '90,000', '3,000,000'],
      ),
      div('(4) The compensation of the named executive officers, on an advisory basis:'),
      spaced(
        ['', 'FOR', 'AGAINST', 'ABSTAIN', 'BROKER NON-VOTES'],
        ['', '6,500,000', '400,000', '100,000', '3,000,000'],
      ),
      div('The Board determined that an advisory vote on executive compensation will be held every year.'),
    ),
    truth: `2023-05-24 annual
say_on_pay_frequency null: 6000000/10000/900000/90000/3000000
say_on_pay null: 6500000/400000/100000/3000000`,
  },
  'several auditors’ and plan proposals of one kind': {
    document: page(
      div('The annual general meeting was held on June 30, 2023. All proposals were duly passed.'),
      bold('Proposal No. 1: To re-appoint Mr. Koh Boon Hwee as a Director'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['300,000', '20,000', '1,000', '50,000']),
      bold(
        'Proposal No. 2: To approve the re-appointment of the auditors and to authorise the directors to fix their remuneration',
      ),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['369,000', '1,000', '1,000', '0']),
      bold('Proposal No. 3: To authorise the directors to allot and issue ordinary shares'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['280,000', '40,000', '1,000', '50,000']),
      bold('Proposal No. 4: To renew the share purchase mandate'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['310,000', '10,000', '1,000', '50,000']),
    ),
    truth: `2023-06-30 annual
elect_directors true: ///
  Mr. Koh Boon Hwee/300000/20000//1000/50000
ratify_auditor true: 369000/1000/1000/0
issue_shares true: 280000/40000/1000/50000
other true: 310000/10000/1000/50000`,
  },
  'the vote in one row under two tiers of proposals': {
    document: page(
      div(
        'The special meeting of stockholders of Vireo Labs, Inc. was held on April 2, 2025.',
        'Proposal 1 – Warrant Exercise Proposal. To approve, under Nasdaq Listing Rule 5635(d), the issuance of up to 9,500,000 shares of common stock upon exercise of warrants. The proposal was approved:',
      ),
      spaced(
        ['Votes For', 'Votes Against', 'Abstentions', 'Broker Non-Votes'],
        ['', '1,200,000', '90,000', '10,000', '800,000'],
      ),
      div(
        'Proposal 2 – Reverse Split Proposal. To approve an amendment to the charter to effect a reverse stock split. The proposal was approved:',
      ),
      spaced(
        ['Votes For', 'Votes Against', 'Abstentions', 'Broker Non-Votes'],
        ['', '1,900,000', '190,000', '10,000', '0'],
      ),
    ),
    truth: `2025-04-02 special
issue_shares true: 1200000/90000/10000/800000
reverse_split true: 1900000/190000/10000/0`,
  },
  'page number and running head between rows': {
    document: page(
      div('The annual meeting of shareholders was held on April 28, 2015.', 'Proposal 1: Election of Directors'),
      grid(['Name', 'For', 'Withheld', 'Broker Non-Votes'], ['Lee Marr', '5,000', '300', '700']),
      '<p align="center">2</p><hr><p>Table of Contents</p>',
      grid(['Mo Nash', '5,100', '200', '700'], ['Nia Orr', '5,200', '100', '700']),
      div('Proposal 2: Ratification of auditors'),
      grid(['For', 'Against', 'Abstain'], ['5,900', '60', '40']),
    ),
    truth: `2015-04-28 annual
elect_directors null: ///
  Lee Marr/5000//300//700
  Mo Nash/5100//200//700
  Nia Orr/5200//100//700
ratify_auditor null: 5900/60/40/`,
    htmlOnly: true,
  },
};
