import { bold, div, grid, page, type VotingCase } from './voting-case-markup.ts';

/** More counsel, more agents: biotechs, banks, trusts, blank-check companies, companies abroad. All fictional. */
export const KINDS_OF_ISSUERS: Readonly<Record<string, VotingCase>> = {
  'biotech, capitals and a lone bold heading': {
    document: page(
      div(
        'On June 14, 2022, Nephros Bio, Inc. (the “Company”) held its 2022 annual meeting of stockholders (the “Annual Meeting”). The Company had 18,250,000 shares of common stock outstanding on April 18, 2022, the record date. At the Annual Meeting, 12,345,000 shares of common stock were present in person or represented by proxy for the four proposals specified below.',
        'The following proposals were voted on at the Annual Meeting:',
        '1. To elect two Class III directors, each to serve until the 2025 annual meeting of stockholders.',
      ),
      grid(
        ['NOMINEE', 'FOR', 'WITHHELD', 'BROKER NON-VOTES'],
        ['TIMOTHY J. ROWE', '8,000,000', '345,000', '4,000,000'],
        ['PRIYA K. RAO', '8,100,000', '245,000', '4,000,000'],
      ),
      div(
        '2. To ratify the selection of RSM US LLP as independent registered public accounting firm for the fiscal year ending December 31, 2022.',
      ),
      grid(['FOR', 'AGAINST', 'ABSTAIN', 'BROKER NON-VOTES'], ['12,300,000', '30,000', '15,000', '—']),
      div('3. To approve, on a non-binding, advisory basis, the compensation of the named executive officers.'),
      grid(['FOR', 'AGAINST', 'ABSTAIN', 'BROKER NON-VOTES'], ['7,500,000', '800,000', '45,000', '4,000,000']),
      div(
        '4. To indicate, on a non-binding, advisory basis, the preferred frequency of stockholder advisory votes on the compensation of the named executive officers.',
      ),
      grid(
        ['1 YEAR', '2 YEARS', '3 YEARS', 'ABSTAIN', 'BROKER NON-VOTES'],
        ['8,200,000', '50,000', '60,000', '35,000', '4,000,000'],
      ),
      div(
        'Consistent with the recommendation of the Board, the Company will hold future advisory votes every year until the next required frequency vote.',
      ),
    ),
    truth: `2022-06-14 annual
elect_directors null: ///
  TIMOTHY J. ROWE/8000000//345000//4000000
  PRIYA K. RAO/8100000//245000//4000000
ratify_auditor null: 12300000/30000/15000/
say_on_pay null: 7500000/800000/45000/4000000
say_on_pay_frequency null: 8200000/50000/60000/35000/4000000`,
  },
  'savings bank: elected for terms of different length': {
    document: page(
      div(
        'The Annual Meeting of Stockholders of Elm Federal Bancorp was held on January 25, 2012. The items voted upon and the vote for each were as follows:',
      ),
      div('(i) For the election of the following directors, for the terms indicated:'),
      grid(
        ['', 'FOR', 'WITHHELD', 'BROKER NON-VOTES'],
        ['John P. Hale (three-year term)', '2,100,000', '60,000', '640,000'],
        ['Doris M. Kemp (three-year term)', '2,120,000', '40,000', '640,000'],
        ['Ray T. Lutz (one-year term)', '2,090,000', '70,000', '640,000'],
      ),
      div(
        '(ii) The ratification of the appointment of ParenteBeard LLC as independent auditors for the fiscal year ending September 30, 2012:',
      ),
      grid(['FOR', 'AGAINST', 'ABSTAIN'], ['2,780,000', '15,000', '5,000']),
    ),
    truth: `2012-01-25 annual
elect_directors null: ///
  John P. Hale/2100000//60000//640000
  Doris M. Kemp/2120000//40000//640000
  Ray T. Lutz/2090000//70000//640000
ratify_auditor null: 2780000/15000/5000/`,
  },
  'quorum by percentage and a record date before the meeting': {
    document: page(
      div(
        'As of the close of business on March 4, 2024, the record date for the Annual Meeting, there were 10,000,000 shares of common stock issued and outstanding. On April 30, 2024, Lindow Logistics Inc. held its Annual Meeting, at which 8,000,000 shares (80.0%) were represented.',
        'Proposal No. 1: Election of Directors. Each of the nominees was elected for a one-year term.',
      ),
      grid(
        ['Nominee', 'Votes For', 'Votes Against', 'Votes Abstained', 'Broker Non-Votes'],
        ['Sven Dahl', '6,000,000', '400,000', '100,000', '1,500,000'],
        ['Tara O’Neil', '6,100,000', '350,000', '50,000', '1,500,000'],
      ),
      div(
        'Proposal No. 2: Approval of an amendment to the Certificate of Incorporation to provide for exculpation of officers. The proposal did not receive the required affirmative vote of two-thirds of the outstanding shares and was not approved.',
      ),
      grid(
        ['Votes For', 'Votes Against', 'Votes Abstained', 'Broker Non-Votes'],
        ['5,500,000', '900,000', '100,000', '1,500,000'],
      ),
    ),
    truth: `2024-04-30 annual
elect_directors true: ///
  Sven Dahl/6000000/400000//100000/1500000
  Tara O’Neil/6100000/350000//50000/1500000
amend_charter false: 5500000/900000/100000/1500000`,
  },
  'SPAC closes: many proposals by name': {
    document: page(
      div(
        'On July 18, 2024, Meridian Peak Acquisition Corp II (“MPAC”) held an extraordinary general meeting of shareholders. At the Meeting, holders of 14,200,000 ordinary shares, representing 71% of the outstanding ordinary shares, were present in person or by proxy.',
        '<b>Proposal No. 1 – The Business Combination Proposal</b> – to approve and adopt the Business Combination Agreement.',
        'The Business Combination Proposal was approved. The voting results were as follows:',
      ),
      grid(['For', 'Against', 'Abstain'], ['13,800,000', '400,000', '0']),
      div(
        '<b>Proposal No. 2 – The Domestication Proposal</b> – to approve by special resolution the change of jurisdiction from the Cayman Islands to Delaware.',
        'The Domestication Proposal was approved. The voting results were as follows:',
      ),
      grid(['For', 'Against', 'Abstain'], ['13,700,000', '500,000', '0']),
      div(
        '<b>Proposal No. 3 – The Stock Issuance Proposal</b> – to approve, for purposes of complying with Nasdaq Listing Rule 5635, the issuance of common stock.',
        'The Stock Issuance Proposal was approved. The voting results were as follows:',
      ),
      grid(['For', 'Against', 'Abstain'], ['13,790,000', '410,000', '0']),
      div(
        '<b>Proposal No. 4 – The Incentive Plan Proposal</b> – to approve the 2024 Incentive Award Plan.',
        'The Incentive Plan Proposal was approved. The voting results were as follows:',
      ),
      grid(['For', 'Against', 'Abstain'], ['13,500,000', '699,000', '1,000']),
      div(
        'Shareholders holding 3,456,789 public shares exercised their right to redeem those shares for a pro rata portion of the trust account, approximately $37.6 million ($10.88 per share).',
      ),
    ),
    truth: `2024-07-18 special
approve_merger true: 13800000/400000/0/
other true: 13700000/500000/0/
issue_shares true: 13790000/410000/0/
approve_equity_plan true: 13500000/699000/1000/`,
  },
  'law firm’s prose with semicolons and a broker sentence': {
    document: page(
      div(
        'On October 25, 2016, Teller Devices, Inc. held its annual meeting of stockholders. Set forth below are the matters acted upon and the final voting results.',
        '<i>Election of Directors</i>. The stockholders elected Marcus Bell and Yuki Hara as Class I directors. The votes were as follows: Mr. Bell, 7,500,000 votes for and 200,000 votes withheld; and Ms. Hara, 7,600,000 votes for and 100,000 votes withheld. There were 2,300,000 broker non-votes with respect to each nominee.',
        '<i>Ratification of Auditors</i>. The stockholders ratified the appointment of BDO USA, LLP. The votes were 9,900,000 for, 70,000 against and 30,000 abstentions. There were no broker non-votes.',
      ),
    ),
    truth: `2016-10-25 annual
elect_directors true: ///
  Marcus Bell/7500000//200000//2300000
  Yuki Hara/7600000//100000//2300000
ratify_auditor true: 9900000/70000/30000/0`,
  },
  'table with the outcome as a column': {
    document: page(
      div('The Annual Meeting of Shareholders of Quarry Trust was held on May 14, 2015. The results were:'),
      grid(
        ['Proposal', 'For', 'Against', 'Abstain', 'Broker Non-Votes', 'Result'],
        ['Election of Trustee: Alice Moran', '5,000,000', '100,000', '50,000', '850,000', 'Elected'],
        ['Election of Trustee: Bruno Katz', '4,900,000', '200,000', '50,000', '850,000', 'Elected'],
        ['Advisory vote to approve executive compensation', '4,700,000', '400,000', '50,000', '850,000', 'Approved'],
        ['Ratification of auditors', '5,950,000', '30,000', '20,000', '0', 'Ratified'],
      ),
    ),
    truth: `2015-05-14 annual
elect_directors true: ///
  Alice Moran/5000000/100000//50000/850000
  Bruno Katz/4900000/200000//50000/850000
say_on_pay true: 4700000/400000/50000/850000
ratify_auditor true: 5950000/30000/20000/0`,
    htmlOnly: true,
  },
  'Israeli company: proposals in resolutions': {
    document: page(
      div(
        'On December 28, 2021, Galil Optics Ltd. held its 2021 Annual General Meeting of Shareholders. All of the resolutions were approved by the requisite majority.',
        '1. To re-elect Ms. Noa Shalev to the Board of Directors for a three-year term:',
      ),
      grid(['For', 'Against', 'Abstain'], ['9,000,000', '400,000', '12,000']),
      div('2. To approve the updated Compensation Policy for officers and directors:'),
      grid(['For', 'Against', 'Abstain'], ['8,500,000', '900,000', '12,000']),
      div(
        '3. To re-appoint Kost Forer Gabbay &amp; Kasierer, a member of Ernst &amp; Young Global, as the Company’s independent auditors:',
      ),
      grid(['For', 'Against', 'Abstain'], ['9,390,000', '12,000', '10,000']),
    ),
    truth: `2021-12-28 annual
elect_directors true: ///
  Ms. Noa Shalev/9000000/400000//12000/
other true: 8500000/900000/12000/
ratify_auditor true: 9390000/12000/10000/`,
  },
  'word-processor HTML with counts over several fonts': {
    document: page(
      '<p class=MsoNormal><span style="font-size:10pt">The annual meeting was held on </span><span>September 29,</span><span> 2011.</span></p>',
      '<p class=MsoNormal><b><span>Proposal 1: Election of Directors</span></b></p>',
      `<table class=MsoNormalTable border=0><tr><td><p class=MsoNormal><span>Name</span><o:p></o:p></p></td><td><p class=MsoNormal><span>Votes </span><span>For</span></p></td><td><p class=MsoNormal>Votes<span> Withheld</span></p></td></tr>
<tr><td><p class=MsoNormal><span>Edgar </span><span>Voss</span></p></td><td><p class=MsoNormal><span>1,2</span><span>34,567</span></p></td><td><p class=MsoNormal>65,433<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>Fay Wynn</p></td><td><p class=MsoNormal>1,250,000</p></td><td><p class=MsoNormal>50,000</p></td></tr></table>`,
      '<p class=MsoNormal><b><span>Proposal 2: Ratification of Auditors</span></b></p>',
      `<table class=MsoNormalTable border=0><tr><td><p>Votes For</p></td><td><p>Votes Against</p></td><td><p>Abstentions</p></td></tr><tr><td><p>1,299,000</p></td><td><p>600</p></td><td><p>400</p></td></tr></table>`,
    ),
    truth: `2011-09-29 annual
elect_directors null: ///
  Edgar Voss/1234567//65433//
  Fay Wynn/1250000//50000//
ratify_auditor null: 1299000/600/400/`,
  },
  'a tabular list with a number, a subject, and a nested table': {
    document: page(
      div('On May 17, 2018, the Company held its Annual Meeting of Shareholders.'),
      `<table><tr><td>(a)</td><td><p>Election of directors:</p>${grid(['', 'For', 'Withheld', 'Broker Non-Votes'], ['Kim Arden', '300,000', '20,000', '80,000'], ['Leo Byrd', '310,000', '10,000', '80,000'])}</td></tr>
<tr><td>(b)</td><td><p>Approval of an amendment to the 2010 Employee Stock Purchase Plan:</p>${grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['290,000', '25,000', '5,000', '80,000'])}</td></tr>
<tr><td>(c)</td><td><p>Ratification of the appointment of KPMG LLP:</p>${grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['398,000', '1,500', '500', '0'])}</td></tr></table>`,
    ),
    truth: `2018-05-17 annual
elect_directors null: ///
  Kim Arden/300000//20000//80000
  Leo Byrd/310000//10000//80000
approve_equity_plan null: 290000/25000/5000/80000
ratify_auditor null: 398000/1500/500/0`,
  },
  'majority holder: nearly all shares, no opposition': {
    document: page(
      div(
        'The 2013 Annual Meeting of Shareholders was held on October 8, 2013. 5,500,000 shares of Class A Common Stock were represented.',
        'Both nominees were elected: Ed Fry, 5,400,000 for and 100,000 withheld; Gil Hay, 5,450,000 for and 50,000 withheld.',
        'The appointment of auditors was ratified with 5,499,000 for, 1,000 against and none abstaining.',
      ),
    ),
    truth: `2013-10-08 annual
elect_directors true: ///
  Ed Fry/5400000//100000//
  Gil Hay/5450000//50000//
ratify_auditor true: 5499000/1000/0/`,
  },
  'frequency table with votes cast for each period as rows and a percent': {
    document: page(
      div('On May 11, 2023, the Company held its annual meeting of stockholders.'),
      bold('Proposal 3: Advisory Vote on the Frequency of Advisory Votes on Executive Compensation'),
      grid(
        ['', 'Votes', '% of Votes Cast'],
        ['Every Year', '9,500,000', '95.0%'],
        ['Every Two Years', '100,000', '1.0%'],
        ['Every Three Years', '400,000', '4.0%'],
        ['Abstain', '50,000', '—'],
        ['Broker Non-Votes', '2,000,000', '—'],
      ),
      bold('Proposal 4: Advisory Vote on Executive Compensation'),
      grid(
        ['', 'Votes', '% of Votes Cast'],
        ['For', '9,000,000', '90.4%'],
        ['Against', '950,000', '9.6%'],
        ['Abstain', '100,000', '—'],
        ['Broker Non-Votes', '2,000,000', '—'],
      ),
    ),
    truth: `2023-05-11 annual
say_on_pay_frequency null: 9500000/100000/400000/50000/2000000
say_on_pay null: 9000000/950000/100000/2000000`,
  },
  'title, result and table in paragraphs with tabs': {
    document: `FORM 8-K\n\nItem 5.07. Submission of Matters to a Vote of Security Holders.\n\nThe Annual Meeting of Shareholders of Ridge Bancorp was held on April 17, 2013. At the meeting, shareholders took the following actions:\n\nElected the following directors:\n\n\tFor\tWithheld\tBroker Non-Votes\nJoe Ames\t1,000,000\t20,000\t300,000\nKay Brown\t1,010,000\t10,000\t300,000\n\nRatified the appointment of S. R. Smith, P.C. as auditors for 2013:\n\n\tFor\tAgainst\tAbstain\n\t1,310,000\t8,000\t2,000\n\nSIGNATURES\n`,
    truth: `2013-04-17 annual
elect_directors true: ///
  Joe Ames/1000000//20000//300000
  Kay Brown/1010000//10000//300000
ratify_auditor true: 1310000/8000/2000/`,
  },
  'dot leaders in a text filing': {
    document: `FORM 8-K\n\nITEM 5.07 SUBMISSION OF MATTERS TO A VOTE OF SECURITY HOLDERS\n\nThe Annual Meeting of Stockholders was held on November 16, 2010.\n\n1.  Election of Directors\n\n    Name                        For            Withheld\n    Paul D. Orr.............    3,100,000      40,000\n    Quentin Pace............    3,120,000      20,000\n\n2.  Ratification of Auditors\n\n    For.....................    3,130,000\n    Against.................        6,000\n    Abstain.................        4,000\n\nSIGNATURES\n`,
    truth: `2010-11-16 annual
elect_directors null: ///
  Paul D. Orr/3100000//40000//
  Quentin Pace/3120000//20000//
ratify_auditor null: 3130000/6000/4000/`,
  },
};
