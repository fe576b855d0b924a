import { bold, div, grid, page, spaced, type VotingCase } from './voting-case-markup.ts';

/** Orders of words and columns that a sum cannot tell apart. All fictional. */
export const AMBIGUOUS_ORDER: Readonly<Record<string, VotingCase>> = {
  'agenda in a sentence, then bare tables with “Proposal 1” alone': {
    document: page(
      div(
        'On June 5, 2018, Fen Pharma, Inc. held its annual meeting of stockholders to consider: (1) the election of two directors; (2) an amendment to the 2012 Equity Incentive Plan; and (3) the ratification of the appointment of Moss Adams LLP.',
        'Proposal 1',
      ),
      spaced(
        ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Ada Bloom', '8,000,000', '200,000', '1,800,000'],
        ['Ben Crow', '8,100,000', '100,000', '1,800,000'],
      ),
      div('Proposal 2'),
      spaced(
        ['', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['', '7,500,000', '600,000', '100,000', '1,800,000'],
      ),
      div('Proposal 3'),
      spaced(['', 'For', 'Against', 'Abstain', 'Broker Non-Votes'], ['', '9,900,000', '60,000', '40,000', '—']),
    ),
    truth: `2018-06-05 annual
elect_directors null: ///
  Ada Bloom/8000000//200000//1800000
  Ben Crow/8100000//100000//1800000
approve_equity_plan null: 7500000/600000/100000/1800000
ratify_auditor null: 9900000/60000/40000/`,
  },
  'columns in an unusual order': {
    document: page(
      div('The annual meeting of stockholders was held on May 9, 2012.', 'Election of Directors'),
      grid(
        ['Broker Non-Votes', 'Withheld', 'For', 'Nominee'],
        ['1,000', '20', '5,000', 'Cal Dunn'],
        ['1,000', '70', '4,950', 'Eve Finn'],
      ),
      div('Ratification of auditors'),
      grid(['Abstain', 'Against', 'For'], ['5', '15', '6,000']),
      div('Frequency of say-on-pay votes'),
      grid(['3 Years', '2 Years', '1 Year', 'Abstain', 'Broker Non-Votes'], ['3,000', '100', '1,900', '20', '1,000']),
    ),
    truth: `2012-05-09 annual
elect_directors null: ///
  Cal Dunn/5000//20//1000
  Eve Finn/4950//70//1000
ratify_auditor null: 6000/15/5/
say_on_pay_frequency null: 1900/100/3000/20/1000`,
    htmlOnly: true,
  },
  'numbers before labels in a list': {
    document: page(
      div(
        'The special meeting of shareholders was held on October 1, 2013.',
        'Proposal 1: Approval of the merger agreement',
        '4,000,000 For',
        '300,000 Against',
        '20,000 Abstain',
        'Proposal 2: Advisory vote on golden parachute compensation',
        '3,000,000 For',
        '1,200,000 Against',
        '120,000 Abstain',
      ),
    ),
    truth: `2013-10-01 special
approve_merger null: 4000000/300000/20000/
say_on_pay null: 3000000/1200000/120000/`,
  },
  'common and preferred vote in tables of their own': {
    document: page(
      div(
        'On August 14, 2014, Dray Corp. held its annual meeting of shareholders.',
        '1. Amendment of the Articles of Incorporation to increase the authorized common stock',
      ),
      grid(
        ['', 'For', 'Against', 'Abstain'],
        ['Common Stock', '3,000,000', '500,000', '10,000'],
        ['Series B Preferred Stock', '1,000,000', '0', '0'],
        ['Total Voting Power', '4,000,000', '500,000', '10,000'],
      ),
      div('2. Ratification of auditors'),
      grid(
        ['', 'For', 'Against', 'Abstain'],
        ['Common Stock', '3,500,000', '5,000', '5,000'],
        ['Series B Preferred Stock', '1,000,000', '0', '0'],
        ['Total Voting Power', '4,500,000', '5,000', '5,000'],
      ),
    ),
    truth: `2014-08-14 annual
increase_authorized_shares null: 4000000/500000/10000/
ratify_auditor null: 4500000/5000/5000/`,
    htmlOnly: true,
  },
  'withheld given for a proposal without against': {
    document: page(
      div('The annual meeting of stockholders was held on December 9, 2014.', '1. Election of directors.'),
      grid(
        ['Director', 'Votes For', 'Authority Withheld'],
        ['Gus Hart', '44,000', '1,000'],
        ['Ivy Joss', '43,500', '1,500'],
      ),
      div(
        '2. Approval of the reincorporation of the Company from Florida to Nevada. This proposal was not approved, having failed to receive a majority.',
      ),
      grid(['Votes For', 'Votes Against', 'Abstentions'], ['21,000', '23,500', '500']),
    ),
    truth: `2014-12-09 annual
elect_directors null: ///
  Gus Hart/44000//1000//
  Ivy Joss/43500//1500//
amend_charter false: 21000/23500/500/`,
  },
  'counts of shares voted and not voted beside': {
    document: page(
      div('The annual meeting was held on May 5, 2015. There were 1,500,000 shares present.', 'Election of directors:'),
      grid(
        ['', 'Shares Voted', 'For', 'Withheld'],
        ['Kip Lane', '1,500,000', '1,450,000', '50,000'],
        ['Liz Mohr', '1,500,000', '1,440,000', '60,000'],
      ),
      div('Ratification of auditors:'),
      grid(['', 'Shares Voted', 'For', 'Against', 'Abstain'], ['', '1,500,000', '1,490,000', '6,000', '4,000']),
    ),
    truth: `2015-05-05 annual
elect_directors null: ///
  Kip Lane/1450000//50000//
  Liz Mohr/1440000//60000//
ratify_auditor null: 1490000/6000/4000/`,
  },
  'name at the head of the heading row': {
    document: page(
      div('The annual meeting of stockholders was held on May 27, 2010.', 'Proposal 1 – Election of Directors'),
      grid(['Max Noll', 'For', 'Withheld'], ['', '730,000', '20,000']),
      grid(['Nan Orth', 'For', 'Withheld'], ['', '720,000', '30,000']),
      div('Proposal 2 – Ratification of Auditors'),
      grid(['', 'For', 'Against', 'Abstain'], ['', '745,000', '3,000', '2,000']),
    ),
    truth: `2010-05-27 annual
elect_directors null: ///
  Max Noll/730000//20000//
  Nan Orth/720000//30000//
ratify_auditor null: 745000/3000/2000/`,
  },
  'broker non-votes in a note under the table for one proposal': {
    document: page(
      div('The annual meeting of stockholders was held on June 28, 2016.', '1. Election of directors'),
      grid(['Name', 'For', 'Withheld'], ['Oz Pratt', '900', '50'], ['Peg Quinn', '880', '70']),
      div('Broker non-votes: 400'),
      div('2. Ratification of auditors'),
      grid(['For', 'Against', 'Abstain'], ['1,300', '30', '20']),
      div('Broker non-votes: none'),
    ),
    truth: `2016-06-28 annual
elect_directors null: ///
  Oz Pratt/900//50//400
  Peg Quinn/880//70//400
ratify_auditor null: 1300/30/20/0`,
  },
  'two proposals in the columns of one table': {
    document: page(
      div('At the special meeting of stockholders held on March 17, 2021:'),
      grid(
        ['', 'Reverse Stock Split Proposal', 'Adjournment Proposal'],
        ['For', '10,000,000', '10,500,000'],
        ['Against', '2,000,000', '1,500,000'],
        ['Abstain', '50,000', '50,000'],
      ),
    ),
    truth: `2021-03-17 special
reverse_split null: 10000000/2000000/50000/
adjourn_meeting null: 10500000/1500000/50000/`,
    htmlOnly: true,
  },
  'closing statement that other business was none': {
    document: page(
      div(
        'The annual meeting of shareholders of Blue Fork Bancshares was held on April 12, 2016; 2,800,000 of the 3,400,000 outstanding shares were represented.',
      ),
      bold('1. Election of Directors'),
      spaced(
        ['', 'FOR', 'WITHHELD', 'BROKER NON-VOTES'],
        ['Rae Sorg', '2,300,000', '100,000', '400,000'],
        ['Ted Uhl', '2,350,000', '50,000', '400,000'],
      ),
      bold('2. Non-binding resolution on compensation'),
      spaced(['', 'FOR', 'AGAINST', 'ABSTAIN', 'BROKER NON-VOTES'], ['', '2,200,000', '150,000', '50,000', '400,000']),
      bold('3. Other Business'),
      div('No other business came before the meeting. There were 1,200 shareholders of record.'),
    ),
    truth: `2016-04-12 annual
elect_directors null: ///
  Rae Sorg/2300000//100000//400000
  Ted Uhl/2350000//50000//400000
say_on_pay null: 2200000/150000/50000/400000`,
  },
  'percent columns printed without a sign': {
    document: page(
      div('The annual meeting of shareholders was held on April 12, 2017.', 'Election of directors'),
      grid(
        ['', 'For', 'Percent', 'Withheld', 'Percent'],
        ['Uma Vale', '95,000', '95', '5,000', '5'],
        ['Vic Wood', '90,000', '90', '10,000', '10'],
      ),
      div('Ratification of auditors'),
      grid(
        ['', 'For', 'Percent', 'Against', 'Percent', 'Abstain', 'Percent'],
        ['', '98,000', '98', '1,000', '1', '1,000', '1'],
      ),
    ),
    truth: `2017-04-12 annual
elect_directors null: ///
  Uma Vale/95000//5000//
  Vic Wood/90000//10000//
ratify_auditor null: 98000/1000/1000/`,
  },
  'nominees whose row spans two lines of the table': {
    document: page(
      div('The annual meeting of shareholders was held on May 18, 2022.', 'Proposal 1: Election of Directors'),
      `<table><tr><td>Nominee</td><td>For</td><td>Against</td><td>Abstain</td><td>Broker Non-Votes</td></tr>
<tr><td>Alexandra Montgomery-<br>Fitzgerald</td><td>7,000</td><td>300</td><td>10</td><td>900</td></tr>
<tr><td>Bo<br>Chang</td><td>7,100</td><td>200</td><td>10</td><td>900</td></tr></table>`,
      div('Proposal 2: Ratification of Auditors'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['8,100', '90', '20', 'N/A']),
    ),
    truth: `2022-05-18 annual
elect_directors null: ///
  Alexandra Montgomery- Fitzgerald/7000/300//10/900
  Bo Chang/7100/200//10/900
ratify_auditor null: 8100/90/20/`,
    htmlOnly: true,
  },
  'each proposal’s words in a paragraph after its table': {
    document: page(
      div(
        'On September 20, 2019, Zeta Mobile Inc. held its annual meeting of stockholders, and the results were as follows:',
      ),
      div('<b>Election of Directors</b>'),
      grid(
        ['', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Xi Yang', '60,000,000', '2,000,000', '8,000,000'],
        ['Yves Zorn', '61,000,000', '1,000,000', '8,000,000'],
      ),
      div('Accordingly, Xi Yang and Yves Zorn were elected to the Board.'),
      div('<b>Amendment to Charter</b>'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['30,000,000', '31,900,000', '100,000', '8,000,000']),
      div(
        'Accordingly, the amendment to the Company’s certificate of incorporation to permit stockholder action by written consent was not approved.',
      ),
      div('<b>Ratification of Auditors</b>'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['69,800,000', '150,000', '50,000', '0']),
      div('Accordingly, the appointment of KPMG LLP was ratified.'),
    ),
    truth: `2019-09-20 annual
elect_directors true: ///
  Xi Yang/60000000//2000000//8000000
  Yves Zorn/61000000//1000000//8000000
amend_charter false: 30000000/31900000/100000/8000000
ratify_auditor true: 69800000/150000/50000/0`,
  },
};
