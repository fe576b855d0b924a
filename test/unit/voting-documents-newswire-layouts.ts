import { html, paragraphs, table, text } from './voting-markup.ts';

/** Layouts that newswires, small issuers and blank-check companies use. All fictional. */
export const NEWSWIRE_LAYOUTS: Readonly<Record<string, string>> = {
  cabotText:
    text(`On March 9, 2023, the Company held its annual meeting of stockholders pursuant to notice duly given. The Company's stockholders voted on the following four proposals and cast their votes as set forth below.

    1.   All of the Board's nominees for director were elected to the class of
         directors whose term expires in 2026 by the votes set forth in the table
         below:

                       For            Against       Abstain       Broker Non-Votes
Juan Enriques        46,641,150       3,802,086       57,369              1,970,877
Sean D. Kohane       49,960,859         507,719       32,027              1,970,877

In addition to the directors elected at the meeting, the terms of office of the following directors continued after the meeting: Cynthia A. Arnold, and Matthias L. Wolf.

    2.   The Company's stockholders approved, on an advisory basis, the
         compensation of the Company's named executive officers by the votes set
         forth in the table below:

For:                  48,577,926
Against:                 945,721
Abstain:                 976,958
Broker Non-Votes:      1,970,877

    3.   The Company's stockholders recommended, as set forth below, the frequency
         with which the Company should hold its advisory vote on executive
         compensation:

One Year:             48,065,759
Two Years:                30,347
Three Years:           1,583,482
Abstain:                 821,017
Broker Non-Votes:      1,970,877

In light of these voting results, and consistent with the recommendation of the Company's Board of Directors, the Board will hold an annual advisory vote on executive compensation.

    4.   The appointment of Deloitte was ratified:

For:                  52,370,926
Against:                 95,721
Abstain:                 4,835
`),
  pipeCells:
    text(`On November 29, 2024, at the Special Meeting, a total of 16,773,176 (or 93.859%) of the Company's issued and outstanding shares of Class A common stock were present either in person or by proxy, which constituted a quorum. The Company's stockholders voted on the following proposals, each of which received sufficient votes for approval.
1.
|
To approve and adopt a proposal to amend our Certificate of Incorporation to effect a reverse stock split of our Class A common stock, par value $0.0001 per share, at a ratio ranging from one-for-five (1:5) to one-for-one hundred (1:100).
|
FOR
|
|
AGAINST
|
|
ABSTAIN
|
16,773,176
|
|
0
|
|
0
|
2.
|
To approve, for purposes of complying with NYSE American Rule 713, the issuance of shares of Class A Common Stock in excess of 20%.
|
FOR
|
|
AGAINST
|
|
ABSTAIN
|
15,664,421
|
|
0
|
|
1,108,755
|`),
  inlinePairsTable: html(
    paragraphs(
      'The 2018 annual meeting of stockholders was held on June 5, 2018. Of 10,500,000 shares outstanding, 8,000,000 shares were represented at the meeting in person or by proxy.',
    ) +
      table([
        ['1.', 'Election of Directors'],
        ['', 'John Doe', 'For: 6,900,000', 'Withheld: 100,000', 'Broker Non-Votes: 1,000,000'],
        ['', 'Jane Roe', 'For: 6,800,000', 'Withheld: 200,000', 'Broker Non-Votes: 1,000,000'],
        ['2.', 'Ratification of MaloneBailey LLP', 'For: 7,900,000', 'Against: 60,000', 'Abstain: 40,000'],
      ]),
  ),
  written2: html(
    paragraphs(
      'On March 1, 2016, the holders of a majority of our voting stock took action by written consent to approve an amendment to our articles of incorporation to change our name. The consent was signed by holders of 12,000,000 shares of common stock, or 60% of the 20,000,000 shares outstanding.',
    ),
  ),
  prose3: html(
    paragraphs(
      'The annual meeting of shareholders of Tiny Corp. was held on October 10, 2013, at which a quorum was present. At the meeting, the shareholders elected John Smith, Mary Jones, and Peter Brown as directors. Mr. Smith received 4,100,250 votes FOR and 23,000 votes WITHHELD; Ms. Jones received 4,110,250 votes FOR and 13,000 votes WITHHELD; and Mr. Brown received 4,120,250 votes FOR and 3,000 votes WITHHELD. The shareholders also ratified the appointment of M&amp;K CPAS, PLLC as our independent registered public accounting firm for 2013, with 4,122,000 votes FOR, 1,000 votes AGAINST and 250 ABSTENTIONS.',
    ),
  ),
  headerWithProposal: html(
    paragraphs('At the annual meeting on May 1, 2015 the following votes were cast:') +
      table([
        ['PROPOSAL 1: ELECTION OF DIRECTORS', 'FOR', 'WITHHELD', 'BROKER NON-VOTES'],
        ['Thomas A. Alder', '1,500,000', '10,000', '300,000'],
        ['Rita Bloom', '1,450,000', '60,000', '300,000'],
        ['PROPOSAL 2: RATIFICATION OF AUDITORS', 'FOR', 'AGAINST', 'ABSTAIN'],
        ['', '1,800,000', '8,000', '2,000'],
        ['PROPOSAL 3: EXECUTIVE COMPENSATION (ADVISORY)', 'FOR', 'AGAINST', 'ABSTAIN', 'BROKER NON-VOTES'],
        ['', '1,400,000', '100,000', '10,000', '300,000'],
      ]),
  ),
  votesCol: html(
    paragraphs('The annual meeting was held on May 1, 2015. Proposal 1. Election of Directors.') +
      table([
        ['Name', 'Votes For', 'Votes Withheld', 'Broker Non-Votes'],
        ['Thomas A. Alder (Class II)', '1,500,000', '10,000', '300,000'],
        ['Rita Bloom*', '1,450,000', '60,000', '300,000'],
      ]) +
      paragraphs('Proposal 2. Ratification of auditors') +
      table([
        ['Votes', 'Number'],
        ['For', '1,800,000'],
        ['Against', '8,000'],
        ['Abstain', '2,000'],
      ]),
  ),
  totalCol: html(
    paragraphs('The annual meeting was held on May 1, 2015. Proposal 1. Election of Directors.') +
      table([
        ['Nominee', 'For', 'Withheld', 'Total Voted', 'Broker Non-Votes'],
        ['Thomas A. Alder', '1,500,000', '10,000', '1,510,000', '300,000'],
        ['Rita Bloom', '1,450,000', '60,000', '1,510,000', '300,000'],
      ]) +
      paragraphs('Proposal 2. Advisory vote on executive compensation was not approved.') +
      table([
        ['For', 'Against', 'Abstain', 'Total', 'Broker Non-Votes'],
        ['700,000', '800,000', '10,000', '1,510,000', '300,000'],
      ]),
  ),
  spac: html(
    paragraphs(
      'On May 9, 2023, Orbit Acquisition Corp. held an extraordinary general meeting. As of April 10, 2023, the record date, there were 28,750,000 ordinary shares issued and outstanding. 22,417,365 ordinary shares were represented in person or by proxy.',
      '1. The Extension Amendment Proposal – as a special resolution, to amend the memorandum and articles of association to extend the date by which the Company must consummate a business combination. The following is a tabulation of the votes with respect to the Extension Amendment Proposal, which was approved by the Company’s shareholders:',
    ) +
      table([
        ['For', 'Against', 'Abstentions', 'Broker Non-Votes'],
        ['20,655,101', '1,762,264', '0', '0'],
      ]) +
      paragraphs(
        '2. The Adjournment Proposal – to adjourn the Meeting. The following is a tabulation of the votes with respect to the Adjournment Proposal:',
      ) +
      table([
        ['For', 'Against', 'Abstentions', 'Broker Non-Votes'],
        ['20,655,101', '1,762,264', '0', '0'],
      ]) +
      paragraphs(
        'In connection with the vote, holders of 17,290,554 Class A ordinary shares exercised their right to redeem for approximately $10.71 per share, for an aggregate of $185,181,833.',
      ),
  ),
  mergerNarr: html(
    paragraphs(
      'On April 2, 2014, Target Inc. held a special meeting of stockholders (the “Special Meeting”). As of February 20, 2014, the record date, 40,100,200 shares of common stock were issued and outstanding. A total of 31,000,500 shares were present in person or by proxy, representing 77.3%.',
      'Proposal 1. The proposal to adopt the Agreement and Plan of Merger was approved. 30,900,000 shares were voted for the proposal, 90,500 shares were voted against the proposal and there were 10,000 abstentions. There were no broker non-votes.',
      'Proposal 2. The proposal to approve, on an advisory basis, compensation that may be paid to named executive officers in connection with the merger was approved: 20,900,000 votes in favor; 10,090,500 votes against; and 10,000 abstentions.',
      'Because the merger was approved, Proposal 3 to adjourn the Special Meeting was not called.',
    ),
  ),
  ordinals: html(
    paragraphs(
      'The annual meeting was held on May 19, 2011.',
      'The first matter voted upon was the election of directors:',
    ) +
      table([
        ['', 'For', 'Withheld'],
        ['Al Bo', '100,000', '2,000'],
        ['Cy Do', '101,000', '1,000'],
      ]) +
      paragraphs(
        'The second matter voted upon was the approval of the amendment to the Articles of Incorporation to increase the authorized shares from 10,000,000 to 20,000,000. The results were: For 99,000, Against 2,500, Abstain 500.',
      ),
  ),
  shareholderSplit: html(
    paragraphs('The annual meeting was held on May 19, 2021.') +
      table([
        ['', '', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        [
          'Proposal 4',
          'A shareholder proposal requesting a report on climate',
          '1,000,000',
          '2,000,000',
          '50,000',
          '400,000',
        ],
        ['Proposal 5', 'Amendment of the Amended and Restated Bylaws', '3,000,000', '40,000', '10,000', '400,000'],
      ]) +
      paragraphs('Proposal 4 was not approved. Proposal 5 was approved.'),
  ),
  numberedNominees: html(
    paragraphs('The annual meeting was held on May 19, 2021. Proposal 1: Election of directors') +
      table([
        ['', 'FOR', 'AGAINST', 'ABSTAIN', 'BROKER NON-VOTES'],
        ['1. Anna R. Alt', '1,000,000', '40,000', '10,000', '400,000'],
        ['2. H. Lee Boyd', '1,010,000', '30,000', '10,000', '400,000'],
        ['3. Carl C. Chi', '1,020,000', '20,000', '10,000', '400,000'],
      ]) +
      paragraphs('Proposal 2: Ratification of the selection of Ernst &amp; Young LLP') +
      table([
        ['FOR', 'AGAINST', 'ABSTAIN', 'BROKER NON-VOTES'],
        ['1,440,000', '9,000', '1,000', 'N/A'],
      ]),
  ),
  freqWinner: html(
    paragraphs(
      'The annual meeting was held on May 19, 2017.',
      '3. Frequency of Say-on-Pay. The stockholders voted in favor of every three years.',
    ) +
      table([
        ['Every 1 Year', 'Every 2 Years', 'Every 3 Years', 'Abstain', 'Broker Non-Votes'],
        ['1,000,000', '20,000', '2,000,000', '5,000', '300,000'],
      ]) +
      paragraphs('2. Say-on-Pay') +
      table([
        ['For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['2,900,000', '100,000', '25,000', '300,000'],
      ]) +
      paragraphs(
        'Based on these results, the Board has determined that future advisory votes on executive compensation will be held every three years.',
      ),
  ),
  asteriskBnv: html(
    paragraphs('The annual meeting was held on May 19, 2017. Election of directors') +
      table([
        ['Nominee', 'For', 'Withhold Authority', 'Broker Non-Votes'],
        ['Anna Alt', '1,000,000', '40,000', '*'],
        ['Boyd Lee', '1,010,000', '30,000', '*'],
      ]) +
      paragraphs('* Not applicable'),
  ),
  dollarParas: html(
    paragraphs(
      'At the Annual Meeting of Stockholders held on June 1, 2022, the following proposals were approved by the votes indicated.',
      'Proposal One: Approval of the issuance of up to 9,500,000 shares of common stock to YA II PN, Ltd. in excess of 19.99% under Nasdaq Listing Rule 5635(d)',
    ) +
      table([
        ['FOR', 'AGAINST', 'ABSTAIN', 'BROKER NON-VOTES'],
        ['5,500,000', '300,000', '10,000', '2,000,000'],
      ]) +
      paragraphs('Proposal Two: Approval of the 2022 Omnibus Incentive Plan') +
      table([
        ['FOR', 'AGAINST', 'ABSTAIN', 'BROKER NON-VOTES'],
        ['5,400,000', '390,000', '20,000', '2,000,000'],
      ]),
  ),
};
