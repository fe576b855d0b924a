import { bold, div, grid, page, spaced, type VotingCase } from './voting-case-markup.ts';

/** Tables of financial printers and filing agents. All fictional. */
export const PRINTER_TABLES: Readonly<Record<string, VotingCase>> = {
  'printer’s spacer columns, headings over two lines': {
    document: page(
      div(
        'On May 21, 2013, Harlan Biosciences, Inc. (the “Company”) held its 2013 Annual Meeting of Stockholders. Of the 31,500,000 shares of common stock entitled to vote as of the record date of March 28, 2013, 27,450,100 were present in person or by proxy.',
      ),
      bold('Proposal No. 1 – Election of Directors'),
      div('The stockholders elected the three nominees to the Board of Directors to serve until 2016:'),
      spaced(
        ['Nominee', 'Votes<BR>For', 'Votes<BR>Withheld', 'Broker<BR>Non-Votes'],
        ['Margaret H. Oyelaran, M.D.', '20,110,050', '1,240,050', '6,100,000'],
        ['José Ángel Núñez, Ph.D.', '21,000,100', '350,000', '6,100,000'],
        ['Wei-Lin “William” Tsao', '20,950,100', '400,000', '6,100,000'],
      ),
      bold('Proposal No. 2 – Ratification of Independent Registered Public Accounting Firm'),
      div('The selection of Baker Tilly was ratified.'),
      spaced(['', 'Votes<BR>For', 'Votes<BR>Against', 'Abstentions'], ['', '27,300,000', '100,100', '50,000']),
    ),
    truth: `2013-05-21 annual
elect_directors true: ///
  Margaret H. Oyelaran, M.D./20110050//1240050//6100000
  José Ángel Núñez, Ph.D./21000100//350000//6100000
  Wei-Lin “William” Tsao/20950100//400000//6100000
ratify_auditor true: 27300000/100100/50000/`,
  },
  'nominees numbered in a column of their own': {
    document: page(
      div('The annual meeting of shareholders was held on April 27, 2016. The results were as follows:'),
      div('1. To elect three directors:'),
      grid(
        ['', 'Name', 'For', 'Withhold', 'Broker Non-Vote'],
        ['1.', 'Carl Brandt', '3,400,000', '100,000', '900,000'],
        ['2.', 'Ida Moss-Keller', '3,450,000', '50,000', '900,000'],
        ['3.', 'Roy van der Meer', '3,300,000', '200,000', '900,000'],
      ),
      div('2. To ratify the appointment of Yount, Hyde &amp; Barbour, P.C.:'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Vote'], ['4,350,000', '30,000', '20,000', '0']),
    ),
    truth: `2016-04-27 annual
elect_directors null: ///
  Carl Brandt/3400000//100000//900000
  Ida Moss-Keller/3450000//50000//900000
  Roy van der Meer/3300000//200000//900000
ratify_auditor null: 4350000/30000/20000/0`,
  },
  'headings repeated over the page break': {
    document: page(
      div('The Annual Meeting was held on June 8, 2017.', 'Proposal One: Election of Directors'),
      grid(
        ['Name', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['Ann B. Carter', '51,000,000', '900,000', '100,000', '8,000,000'],
        ['David E. Frost', '50,500,000', '1,400,000', '100,000', '8,000,000'],
        ['Name', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['Gina H. Ito', '51,500,000', '300,000', '200,000', '8,000,000'],
      ),
      div('Proposal Two: Advisory approval of executive compensation'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['48,000,000', '3,500,000', '500,000', '8,000,000']),
    ),
    truth: `2017-06-08 annual
elect_directors null: ///
  Ann B. Carter/51000000/900000//100000/8000000
  David E. Frost/50500000/1400000//100000/8000000
  Gina H. Ito/51500000/300000//200000/8000000
say_on_pay null: 48000000/3500000/500000/8000000`,
  },
  'percentages in parentheses beside the count': {
    document: page(
      div('On May 9, 2018, the Trust held its annual meeting of shareholders.', 'Proposal 1. Election of Trustees'),
      grid(
        ['Trustee', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Paul Quist', '9,800,000 (98.0%)', '200,000 (2.0%)', '1,500,000'],
        ['Rita Sandoval', '9,700,000 (97.0%)', '300,000 (3.0%)', '1,500,000'],
      ),
      div('Proposal 2. Ratification of the selection of independent auditors'),
      grid(['For', 'Against', 'Abstain'], ['11,400,000 (99.1%)', '60,000 (0.5%)', '40,000 (0.3%)']),
    ),
    truth: `2018-05-09 annual
elect_directors null: ///
  Paul Quist/9800000//200000//1500000
  Rita Sandoval/9700000//300000//1500000
ratify_auditor null: 11400000/60000/40000/`,
  },
  'labels and counts in one cell': {
    document: page(
      div('The special meeting of stockholders was held on November 14, 2019.'),
      grid(
        [
          'Proposal 1: To approve the issuance of shares upon conversion of the notes under Nasdaq Rule 5635(d)',
          'For: 12,345,678<br>Against: 1,234,000<br>Abstain: 20,322',
        ],
        [
          'Proposal 2: To approve the adjournment of the special meeting, if necessary',
          'For: 12,600,000<br>Against: 979,678<br>Abstain: 20,322',
        ],
      ),
    ),
    truth: `2019-11-14 special
issue_shares null: 12345678/1234000/20322/
adjourn_meeting null: 12600000/979678/20322/`,
  },
  'footnotes as superscripts': {
    document: page(
      div('On May 12, 2020, the Company held its Annual Meeting of Stockholders.', '1. Election of Class II Directors'),
      grid(
        ['Director', 'For', 'Withheld', 'Broker Non-Votes<sup>(1)</sup>'],
        ['Lena Park<sup>(2)</sup>', '7,000,000', '500,000', '2,500,000'],
        ['Omar Reyes', '7,100,000<sup>(3)</sup>', '400,000', '2,500,000'],
      ),
      div('2. Ratification of auditors'),
      grid(['For', 'Against', 'Abstain'], ['9,900,000', '60,000', '40,000']),
      div('<sup>(1)</sup> Brokers had no discretion.', '<sup>(2)</sup> Chair of the audit committee.'),
    ),
    truth: `2020-05-12 annual
elect_directors null: ///
  Lena Park/7000000//500000//2500000
  Omar Reyes/7100000//400000//2500000
ratify_auditor null: 9900000/60000/40000/`,
  },
  'everything in one table, subjects as rows that span': {
    document: page(
      div('At the annual meeting held on May 3, 2012, shareholders voted on the matters below.'),
      `<table><tr><td>&nbsp;</td><td>For</td><td>Against</td><td>Withheld</td><td>Abstain</td><td>Broker Non-Votes</td></tr>
<tr><td colspan="6"><b>1. Election of Directors</b></td></tr>
<tr><td>Hugh Lang</td><td>2,000,000</td><td>—</td><td>100,000</td><td>—</td><td>400,000</td></tr>
<tr><td>Vera Nolan</td><td>2,050,000</td><td>—</td><td>50,000</td><td>—</td><td>400,000</td></tr>
<tr><td colspan="6"><b>2. Advisory vote on executive compensation</b></td></tr>
<tr><td>&nbsp;</td><td>1,900,000</td><td>150,000</td><td>—</td><td>50,000</td><td>400,000</td></tr>
<tr><td colspan="6"><b>3. Ratification of appointment of auditors</b></td></tr>
<tr><td>&nbsp;</td><td>2,480,000</td><td>15,000</td><td>—</td><td>5,000</td><td>—</td></tr></table>`,
    ),
    truth: `2012-05-03 annual
elect_directors null: ///
  Hugh Lang/2000000//100000//400000
  Vera Nolan/2050000//50000//400000
say_on_pay null: 1900000/150000/50000/400000
ratify_auditor null: 2480000/15000/5000/`,
  },
  'units in the cells': {
    document: page(
      div('On August 2, 2021 the Partnership held a special meeting of unitholders.'),
      div('Proposal 1 — Approval of the Agreement and Plan of Merger'),
      grid(['FOR', '22,000,000 units'], ['AGAINST', '400,000 units'], ['ABSTAIN', '100,000 units']),
      div('Proposal 2 — Adjournment of the special meeting'),
      grid(['FOR', '21,500,000 units'], ['AGAINST', '900,000 units'], ['ABSTAIN', '100,000 units']),
    ),
    truth: `2021-08-02 special
approve_merger null: 22000000/400000/100000/
adjourn_meeting null: 21500000/900000/100000/`,
  },
  'one row of broker non-votes under all nominees': {
    document: page(
      div('The Company’s annual meeting of stockholders was held on May 18, 2011. Election of directors:'),
      grid(
        ['', 'Votes For', 'Votes Withheld'],
        ['Alan Pike', '5,000,000', '250,000'],
        ['Beth Quill', '5,100,000', '150,000'],
        ['Broker Non-Votes', '1,750,000', ''],
      ),
      div('Ratification of auditors:'),
      grid(['Votes For', 'Votes Against', 'Abstentions'], ['6,900,000', '80,000', '20,000']),
    ),
    truth: `2011-05-18 annual
elect_directors null: ///
  Alan Pike/5000000//250000//1750000
  Beth Quill/5100000//150000//1750000
ratify_auditor null: 6900000/80000/20000/`,
    htmlOnly: true,
  },
  'totals and percentages of shares voted': {
    document: page(
      div(
        'The annual meeting of shareholders of Prairie Bancorp was held April 19, 2022.',
        'Proposal 1 - Election of Directors',
      ),
      grid(
        ['', 'For', '% For', 'Withheld', '% Withheld', 'Broker Non-Votes', 'Total'],
        ['Tom Ulrich', '810,000', '90.0%', '90,000', '10.0%', '200,000', '1,100,000'],
        ['Sue Vance', '855,000', '95.0%', '45,000', '5.0%', '200,000', '1,100,000'],
      ),
      div('Proposal 2 - Ratify BKD, LLP'),
      grid(
        ['', 'For', '% For', 'Against', '% Against', 'Abstain', '% Abstain', 'Total'],
        ['', '1,089,000', '99.0%', '5,500', '0.5%', '5,500', '0.5%', '1,100,000'],
      ),
    ),
    truth: `2022-04-19 annual
elect_directors null: ///
  Tom Ulrich/810000//90000//200000
  Sue Vance/855000//45000//200000
ratify_auditor null: 1089000/5500/5500/`,
  },
  'proposal number in a table of its own': {
    document: page(
      div('On June 15, 2023, the Company held its annual meeting.'),
      '<table><tr><td style="width:0.5in">1.</td><td>Election of two Class I directors to hold office until the 2026 annual meeting.</td></tr></table>',
      spaced(
        ['Name', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Ingrid Aas', '14,000,000', '1,000,000', '5,000,000'],
        ['Kofi Boateng', '13,500,000', '1,500,000', '5,000,000'],
      ),
      '<table><tr><td style="width:0.5in">2.</td><td>Approval of an amendment to the Company’s 2019 Equity Incentive Plan to increase the shares reserved by 2,000,000.</td></tr></table>',
      spaced(
        ['', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['', '12,900,000', '2,000,000', '100,000', '5,000,000'],
      ),
    ),
    truth: `2023-06-15 annual
elect_directors null: ///
  Ingrid Aas/14000000//1000000//5000000
  Kofi Boateng/13500000//1500000//5000000
approve_equity_plan null: 12900000/2000000/100000/5000000`,
  },
  'nominees across, kinds of votes down': {
    document: page(
      div('Annual Meeting of Shareholders held May 7, 2014', 'Election of Directors'),
      grid(
        ['', 'Al Grange', 'Bo Harte', 'Cy Innis'],
        ['Votes For', '700,000', '710,000', '690,000'],
        ['Votes Withheld', '30,000', '20,000', '40,000'],
        ['Broker Non-Votes', '70,000', '70,000', '70,000'],
      ),
      div('Ratification of Independent Auditors'),
      grid(['Votes For', '790,000'], ['Votes Against', '6,000'], ['Abstentions', '4,000']),
    ),
    truth: `2014-05-07 annual
elect_directors null: ///
  Al Grange/700000//30000//70000
  Bo Harte/710000//20000//70000
  Cy Innis/690000//40000//70000
ratify_auditor null: 790000/6000/4000/`,
    htmlOnly: true,
  },
  'frequency down, with the other proposals across': {
    document: page(
      div('The Annual Meeting was held on May 24, 2017.', 'Item 1 – Say-on-Pay'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['8,000,000', '900,000', '100,000', '1,000,000']),
      div('Item 2 – Frequency of Say-on-Pay'),
      grid(
        ['One Year', '7,000,000'],
        ['Two Years', '200,000'],
        ['Three Years', '1,700,000'],
        ['Abstain', '100,000'],
        ['Broker Non-Votes', '1,000,000'],
      ),
      div('In light of these results, the Board has decided to hold future say-on-pay votes every year.'),
    ),
    truth: `2017-05-24 annual
say_on_pay null: 8000000/900000/100000/1000000
say_on_pay_frequency null: 7000000/200000/1700000/100000/1000000`,
  },
};
