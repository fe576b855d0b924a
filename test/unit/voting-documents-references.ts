import { html, paragraphs, table, text } from './voting-markup.ts';

/** Words around the tables: references, quorums, outcomes by number. All fictional. */
export const REFERENCES: Readonly<Record<string, string>> = {
  itemsByReference: html(
    paragraphs(
      'The Company’s annual meeting of shareholders was held on May 25, 2022, at which time shareholders voted in favor of item 1, election of directors, item 2, approve an amendment to the company’s bylaws, item 3, ratification of appointment of independent accountants, and item 4, advisory vote on executive compensation. Proxies were solicited.',
      'The vote on item 2 was as follows:',
    ) +
      table([
        ['For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['9,000,000', '600,000', '57,557', '2,779,851'],
      ]) +
      paragraphs('The vote on item 3 was:') +
      table([
        ['For', 'Against', 'Abstain'],
        ['12,300,000', '100,000', '37,408'],
      ]),
  ),
  twoElections: html(
    paragraphs(
      'The Annual Meeting of Shareholders of the Company was held on August 17, 2021. Approximately 31,695,798 shares (representing 94.59% of total shares of common stock outstanding and entitled to vote) were present at the Annual Meeting either in person or by proxy.',
      '1. The Company’s shareholders elected two directors to Class 2 of the Board. The number of shares of common stock that (i) voted for the election of each director and (ii) withheld authority to vote for each director, as well as the number of broker non-votes, are set forth in the table below.',
    ) +
      table([
        ['Nominee', '', 'Votes For', '', '', 'Votes Withheld', '', '', 'Broker Non-Votes', ''],
        ['Fred M. Danz', '', '', '24,481,906', '', '', '', '6,282,313', '', '', '', '931,579'],
        ['Steph C. Mac', '', '', '25,309,427', '', '', '', '5,454,792', '', '', '', '931,579'],
      ]) +
      paragraphs(
        '2. The Company’s shareholders elected Michael T. Brod to Class 1 of the Board of Directors to the remainder of that term.',
      ) +
      table([
        ['Nominee', '', 'Votes For', '', '', 'Votes Withheld', '', '', 'Broker Non-Votes', ''],
        ['Michael T. Brod', '', '', '30,555,441', '', '', '', '208,778', '', '', '', '931,579'],
      ]) +
      paragraphs(
        '3. The Company’s shareholders voted to approve, on an advisory basis, the compensation paid to the named executive officers.',
      ) +
      table([
        ['Votes For', 'Votes Against', 'Abstentions', 'Broker Non-Votes'],
        ['30,000,000', '700,000', '64,219', '931,579'],
      ]),
  ),
  brokersInQuorum: html(
    paragraphs(
      'On April 20, 2023, the Company held its 2023 Annual Meeting of Shareholders for the purposes of: (1) electing four Class I directors; (2) conducting a non-binding advisory vote on the frequency of holding an advisory vote on the compensation of the Company’s named executive officers, (3) considering a non-binding advisory resolution to approve the compensation; and (4) considering a proposal to ratify the appointment of Crowe LLP. As of March 7, 2023, the record date, 37,909,387 common shares were outstanding and entitled to vote. At the Annual Meeting, 28,349,604 or approximately 74.81%, of the outstanding common shares entitled to vote were represented in person or by proxy, including 6,224,045 broker non-votes.',
      'Proposal 1: The Company’s shareholders elected the following nominees:',
    ) +
      table([
        ['Name', 'Votes For', 'Votes Withheld', 'Broker Non-Votes'],
        ['Greg C. Best', '21,067,707', '1,057,852', '6,224,045'],
        ['Kev J. Helm', '19,889,768', '2,235,791', '6,224,045'],
      ]),
  ),
  againstWithheld: html(
    paragraphs(
      'On September 22, 2023, the Company held its 2023 Annual Meeting of Stockholders. The following individuals were elected as Class III Directors: Gary R. Fair and Dil S. Vy. The number of shares cast for, against/withheld and broker non-votes, with respect to the nominee were as follows:',
    ) +
      table([
        ['Nominee', 'For', 'Against/Withheld', 'Broker Non-Votes'],
        ['Gary R. Fair', '3,000,000', '100,000', '1,500,000'],
        ['Dil S. Vy', '2,900,000', '200,000', '1,500,000'],
      ]),
  ),
  bulletTitles: html(
    paragraphs(
      'On May 22, 2019, the Company held its Annual Meeting. As of the close of business on March 29, 2019, the record date for the Annual Meeting, there were 91,284,279 shares of common stock entitled to vote, of which there were 84,167,365 shares present at the Annual Meeting in person or by proxy. At the Annual Meeting, stockholders voted on four matters: (i) the election of two Class II Directors, (ii) an advisory vote on the compensation paid to the Company’s named executive officers, (iii) the approval of the 2011 Plan to increase the number of shares from 19,000,000 to 21,000,000, and (iv) the ratification of the appointment of Ernst &amp; Young LLP. The voting results were as follows:',
    ) +
      table([['•', 'The election of two Class II Directors:']]) +
      table([
        ['', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Richard F. Po', '70,000,000', '4,167,365', '10,000,000'],
        ['Wil H. Ras', '71,000,000', '3,167,365', '10,000,000'],
      ]) +
      table([['•', 'The advisory vote on the compensation paid to the Company’s named executive officers:']]) +
      table([
        ['For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['70,000,000', '4,000,000', '167,365', '10,000,000'],
      ]) +
      table([['•', 'The approval of the 2011 Plan:']]) +
      table([
        ['For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['60,000,000', '14,000,000', '167,365', '10,000,000'],
      ]) +
      table([['•', 'The ratification of the appointment of Ernst &amp; Young LLP:']]) +
      table([
        ['For', 'Against', 'Abstain'],
        ['84,000,000', '100,000', '67,365'],
      ]),
  ),
  lostSpaces: text(`The Annual Meeting of Stockholders (the Annual Meeting) for
Immuno,Inc. (the Company) was held at the Companys
headquarters, 300 The American Road, Morris Plains, New Jersey,
on Friday, March3, 2017. At the Annual Meeting, the following
matters were submitted to a vote of stockholders:
the election of two directors;
the ratification of the appointment of KPMG LLP.
The holders of 92,533,180 (87.23%) shares of the Companys Common
Stock were represented in person or by proxy.
Election of Directors
Name For Withheld Broker Non-Votes
Al Beta 60,000,000 2,533,180 30,000,000
Bo Gamma 61,000,000 1,533,180 30,000,000
Ratification of KPMG
For Against Abstain
92,000,000 500,000 33,180`),
  presentWas: html(
    paragraphs(
      'On July 23, 2020, the Company held its 2020 Annual Meeting of Stockholders. The number of shares of common stock entitled to vote at the Annual Meeting was 100,165,431. The number of shares of Common Stock present or represented by valid proxy at the Annual Meeting was 87,077,124, thus establishing a quorum. All matters submitted to a vote of the Company’s stockholders at the Annual Meeting were approved and the director nominees were elected.',
      'Proposal 1: To elect two directors to the Board, Peter S. Green (our current Chairman) and Todd C. Dave (a current director):',
    ) +
      table([
        ['Name', 'Votes For', 'Votes Against', 'Abstain', 'Broker Non-Vote'],
        ['Peter S. Green', '60,000,000', '5,000,000', '77,124', '22,000,000'],
        ['Todd C. Dave', '61,000,000', '4,000,000', '77,124', '22,000,000'],
      ]) +
      paragraphs(
        'Proposal 2: To ratify the appointment of Ernst &amp; Young LLP as the independent auditor for the fiscal year ending December 31, 2020.',
      ) +
      table([
        ['Votes For', 'Votes Against', 'Abstain'],
        ['87,000,000', '70,000', '7,124'],
      ]),
  ),
  namesWithTitles: html(
    paragraphs(
      'At the annual meeting held May 5, 2016, stockholders voted as follows:',
      'Proposal 1 — Election of Directors',
    ) +
      table([
        ['Nominee', 'For', 'Withheld'],
        ['John Smith, Chairman', '1,000', '10'],
        ['Mary Jones (independent)', '1,005', '5'],
        ['HON. PETER PAN', '1,001', '9'],
        ['Estate of X', '1,002', '8'],
      ]),
  ),
  oneTableForAll: html(
    paragraphs(
      'The following is a summary of the voting results for each matter presented at the Annual Meeting on May 5, 2016:',
    ) +
      table([
        ['', '', 'Votes For', 'Votes Against', 'Abstentions', 'Broker Non-Votes'],
        ['Item 1', 'Election of Directors'],
        ['', 'Ann Lee', '1,000', '40', '10', '200'],
        ['', 'Bob Ray', '1,010', '30', '10', '200'],
        ['Item 2', 'Ratification of EY', '1,200', '40', '10', '—'],
        ['Item 3', 'Say on Pay', '900', '100', '50', '200'],
        ['Item 4', 'Stockholder proposal to adopt proxy access', '400', '600', '50', '200'],
      ]) +
      paragraphs('The stockholders elected all director nominees, approved Items 2 and 3, and did not approve Item 4.'),
  ),
};
