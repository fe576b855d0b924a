import { html, paragraphs, table, text } from './voting-markup.ts';

/** Layouts of prose, lists and tables without the usual headings. All fictional. */
export const WITHOUT_HEADINGS: Readonly<Record<string, string>> = {
  upperLine: text(`The annual meeting was held on May 1, 2014.
1. ELECTION OF DIRECTORS
JOHN SMITH FOR 1,000,000 WITHHELD 20,000 BROKER NON-VOTES 300,000
MARY JONES FOR 1,010,000 WITHHELD 10,000 BROKER NON-VOTES 300,000
2. RATIFICATION OF AUDITORS
FOR 1,300,000 AGAINST 15,000 ABSTAIN 5,000`),
  dashes: html(
    paragraphs(
      'The annual meeting was held on May 1, 2014.',
      '1. Election of directors:',
      'John Smith — 1,000,000 votes for; 20,000 votes withheld; 300,000 broker non-votes',
      'Mary Jones — 1,010,000 votes for; 10,000 votes withheld; 300,000 broker non-votes',
      '2. Ratification of auditors: 1,300,000 for; 15,000 against; 5,000 abstained.',
    ),
  ),
  vertPct: html(
    paragraphs('The annual meeting was held on May 1, 2014.', 'Proposal 1. Ratification of auditors') +
      table([
        ['', 'Shares Voted', '% of Voted'],
        ['For', '1,300,000', '98.5%'],
        ['Against', '15,000', '1.1%'],
        ['Abstain', '5,000', '0.4%'],
      ]) +
      paragraphs('Proposal 2. Adoption of the 2014 Stock Plan') +
      table([
        ['', 'Shares Voted', '% of Voted'],
        ['For', '1,000,000', '98.0%'],
        ['Against', '15,000', '1.5%'],
        ['Abstain', '5,000', '0.5%'],
        ['Broker Non-Votes', '300,000', ''],
      ]),
  ),
  sideBySide: html(
    paragraphs('The annual meeting was held on May 1, 2014. Election of directors') +
      table([
        ['Name', 'For', 'Withheld', 'Name', 'For', 'Withheld'],
        ['John Smith', '1,000,000', '20,000', 'Mary Jones', '1,010,000', '10,000'],
        ['Al Green', '1,005,000', '15,000', 'Bo Blue', '1,015,000', '5,000'],
      ]),
  ),
  notVoted: html(
    paragraphs('The annual meeting was held on May 1, 2014. Proposal 1 Election of directors') +
      table([
        ['', 'Voted For', 'Voted Against', 'Abstained', 'Not Voted'],
        ['John Smith', '1,000,000', '20,000', '1,000', '300,000'],
        ['Mary Jones', '1,010,000', '10,000', '1,000', '300,000'],
      ]),
  ),
  classCommonPref: html(
    paragraphs('The annual meeting was held on May 1, 2014.', 'Proposal 2: Ratification of auditors') +
      table([
        ['', 'For', 'Against', 'Abstain'],
        ['Common Stock', '1,300,000', '15,000', '5,000'],
        ['Series A Preferred', '500,000', '0', '0'],
        ['Total', '1,800,000', '15,000', '5,000'],
      ]) +
      paragraphs('Proposal 3: Amendment to the certificate of incorporation to increase authorized shares') +
      table([
        ['', 'For', 'Against', 'Abstain'],
        ['Common Stock', '1,200,000', '115,000', '5,000'],
        ['Series A Preferred', '500,000', '0', '0'],
        ['Total', '1,700,000', '115,000', '5,000'],
      ]),
  ),
  reconvened: html(
    paragraphs(
      'On May 1, 2014 the Company convened its annual meeting, which was adjourned to May 15, 2014. On May 15, 2014, the Company reconvened the annual meeting of stockholders.',
      'Proposal 1. Ratification of auditors. Votes for 1,300,000. Votes against 15,000. Abstentions 5,000.',
    ),
  ),
  mixedParen: html(
    paragraphs(
      'The annual meeting was held on May 1, 2014.',
      '(i) Election of Directors. The following persons were elected: John Smith (1,000,000 for, 20,000 withheld); Mary Jones (1,010,000 for, 10,000 withheld).',
      '(ii) Ratification of the appointment of Hall &amp; Co. (1,015,000 for, 3,000 against, 2,000 abstain).',
    ),
  ),
  outOf: html(
    paragraphs(
      'The special meeting was held on May 1, 2014. Of the 2,000,000 shares entitled to vote, 1,320,000 shares were present.',
      'The proposal to approve the sale of substantially all assets was approved with 1,300,000 shares (65%) voting in favor, 15,000 shares (0.75%) voting against and 5,000 shares abstaining.',
    ),
  ),
  tableTitleRowsNoHeaderRepeat: html(
    paragraphs('The annual meeting was held on May 1, 2014.') +
      table([
        ['Matter', 'For', 'Against or Withheld', 'Abstain', 'Broker Non-Votes'],
        ['Election of John Smith', '1,000,000', '20,000', '0', '300,000'],
        ['Ratification of auditors', '1,315,000', '5,000', '0', '0'],
      ]),
  ),
  rowsWithoutHeader: html(
    paragraphs('The annual meeting was held on May 1, 2014. Proposal 1: Election of directors') +
      table([
        ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
        ['John Smith', '1,000,000', '20,000', '300,000'],
      ]) +
      table([['Mary Jones', '1,010,000', '10,000', '300,000']]),
  ),
  nestedTable: `<html><body><table><tr><td><p>Item 5.07 Submission of Matters to a Vote of Security Holders.</p><p>The annual meeting was held on May 1, 2014. Proposal 1: Election of directors</p>${table(
    [
      ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
      ['John Smith', '1,000,000', '20,000', '300,000'],
      ['Mary Jones', '1,010,000', '10,000', '300,000'],
    ],
  )}<p>Proposal 2: Ratification of auditors</p>${table([
    ['For', 'Against', 'Abstain'],
    ['1,300,000', '15,000', '5,000'],
  ])}<p>SIGNATURE</p></td></tr></table></body></html>`,
  shortNames: html(
    paragraphs('The annual meeting was held on May 1, 2014. Proposal 1: Election of directors') +
      table([
        ['Director', 'For', 'Withheld'],
        ['Li Na', '1,000,000', '20,000'],
        ['Madonna', '1,010,000', '10,000'],
        ['Mr. X. Ray, M.D., Ph.D.', '1,010,500', '9,500'],
        ['van der Berg, Jan', '1,000,500', '19,500'],
      ]),
  ),
  thousandsNoComma: html(
    paragraphs('The annual meeting was held on May 1, 2014. Proposal 1: Election of directors') +
      table([
        ['Director', 'For', 'Withheld'],
        ['Al Smith', '1000000', '20000'],
        ['Bo Jones', '1010000', '10000'],
      ]),
  ),
  notePara: html(
    paragraphs(
      'The annual meeting was held on May 1, 2014.',
      'Proposal 1: Election of directors. John Smith and Mary Jones were elected.',
    ) +
      table([
        ['Director', 'For', 'Withheld', 'Broker Non-Votes'],
        ['John Smith', '1,000,000', '20,000', '300,000'],
        ['Mary Jones', '1,010,000', '10,000', '300,000'],
      ]) +
      paragraphs(
        'Proposal 2: Ratification of auditors. The number of votes cast was: For - 1,300,000; Against - 15,000; Abstentions - 5,000; there were no broker non-votes.',
        'Proposal 3: Advisory vote on executive compensation. The vote was 1,000,000 For, 15,000 Against and 5,000 Abstentions, with 300,000 broker non-votes.',
      ),
  ),
  itemAgain: html(
    paragraphs(
      'The information set forth in Item 8.01 is incorporated herein. At the annual meeting held May 1, 2014 the vote was as follows.',
      'Proposal 1 Election of Directors',
    ) +
      table([
        ['Director', 'For', 'Withheld'],
        ['John Smith', '1,000,000', '20,000'],
        ['Mary Jones', '1,010,000', '10,000'],
      ]) +
      paragraphs('Proposal 2 Say on Pay Frequency') +
      table([
        ['1 YR', '2 YRS', '3 YRS', 'ABSTAIN'],
        ['1,000,000', '10,000', '5,000', '5,000'],
      ]),
  ),
};
