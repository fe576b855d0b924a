import { html, paragraphs, table, text } from './voting-markup.ts';

/** Layouts of issuers large and small. All fictional. */
export const VERTICAL_LAYOUTS: Readonly<Record<string, string>> = {
  oneLine: text(
    `The annual meeting was held on May 17, 2023. Proposal 1: Based upon the following votes, the shareholders elected Dr. Ann Milne and Mr. Peter Green to serve as directors. Nominee For Withheld Broker Non-Votes Dr. Ann Milne 33,353,826 36,937,244 20,017,735 Mr. Peter Green 42,236,274 28,054,796 20,017,735 Proposal 2: The shareholders approved the appointment of Crane LLP as the Company's independent registered public accounting firm. For Against Abstain 79,858,809 6,862,608 3,587,388 Proposal 3: Advisory vote on executive compensation. Votes For Votes Against Abstentions Broker Non-Votes 69,000,000 1,200,000 91,070 20,017,735`,
  ),
  bankAgainstWithheld: html(
    paragraphs(
      'The annual meeting of shareholders was held on May 25, 2022. A total of 12,437,408 shares were represented at the meeting, constituting 82.44% of the 15,086,032 issued and outstanding shares entitled to vote at the meeting. All of such nominees were elected. The vote on the election of the two Class I directors was as follows:',
    ) +
      table([
        ['', 'For', 'Percent Votes Cast “For”', 'Against and Withheld'],
        ['James C. Hall', '5,395,718', '55.87%', '4,261,839'],
        ['Susan M. Abel', '9,222,867', '95.49%', '434,690'],
      ]) +
      paragraphs(
        'There were 2,779,851 broker non-votes received with respect to this item.',
        'The vote on the election of the one nominee to serve as a Class II director was as follows:',
      ) +
      table([
        ['', 'For', 'Percent Votes Cast “For”', 'Withheld'],
        ['Erma Kane', '9,441,821', '97.76%', '215,736'],
      ]) +
      paragraphs(
        'There were 2,779,851 broker non-votes received with respect to this item.',
        'The ratification of the appointment of Eide LLP as auditors was approved with 12,300,000 votes for, 100,000 against, and 37,408 abstentions.',
      ),
  ),
  verticalNames: html(
    paragraphs(
      'At the Annual Meeting held on May 18, 2023, the shareholders elected each of the following individuals to serve on the Board of Directors:',
    ) +
      table([
        ['JOHN D. GASH', 'For:', '781,767,855'],
        ['', 'Against:', '9,534,805'],
        ['', 'Abstain:', '581,652'],
        ['', 'Broker Non-Votes:', '186,943,419'],
      ]) +
      table([
        ['S. P. “CHIP” JOHNSTON IV', 'For:', '772,986,693'],
        ['', 'Against:', '18,300,603'],
        ['', 'Abstain:', '597,016'],
        ['', 'Broker Non-Votes:', '186,943,419'],
      ]) +
      paragraphs(
        'With respect to the advisory vote regarding the compensation of the Company’s named executive officers, the proposal was approved with the votes cast as follows:',
      ) +
      table([
        ['For:', '761,855,108'],
        ['Against:', '29,423,526'],
        ['Abstain:', '605,678'],
        ['Broker Non-Votes:', '186,943,419'],
      ]),
  ),
  splitHeader: html(
    paragraphs('The Company held its annual meeting on June 2, 2021.', 'Proposal 1. Election of Directors') +
      table([
        ['', 'Votes', 'Votes', 'Broker'],
        ['Name', 'For', 'Withheld', 'Non-Votes'],
        ['A. Smith', '1,000,000', '20,000', '300,000'],
        ['B. Jones', '1,010,000', '10,000', '300,000'],
      ]) +
      paragraphs('Proposal 2. Ratification of auditors') +
      table([
        ['', 'Votes', 'Votes', '', ''],
        ['', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['', '1,300,000', '15,000', '5,000', '-'],
      ]),
  ),
  blankCell: html(
    paragraphs('The Company held its annual meeting on June 2, 2021.') +
      table([
        ['Proposal', 'For', 'Against', 'Withheld', 'Abstain', 'Broker Non-Votes'],
        ['1. Election of Directors'],
        ['Al Smith', '1,000,000', '', '20,000', '', '300,000'],
        ['Bo Jones', '1,010,000', '', '10,000', '', '300,000'],
        ['2. Ratification of the appointment of Hall LLP as auditor', '1,300,000', '15,000', '', '5,000', ''],
        ['3. Approval of 2021 Equity Incentive Plan', '900,000', '110,000', '', '10,000', '300,000'],
      ]),
  ),
  prose1:
    text(`On March 3, 2015, Acme Corp. held a special meeting of stockholders. There were 5,120,000 shares of common stock outstanding and entitled to vote, and 3,400,100 shares were present in person or by proxy.
Proposal 1 - To approve a reverse stock split of our common stock at a ratio of 1-for-20. There were 3,300,000 shares voted in favor of the proposal, 100,000 shares voted against, and 100 shares abstained. The proposal was approved.
Proposal 2 - To approve the adjournment of the special meeting. The proposal received 3,250,000 affirmative votes and 150,000 negative votes. 100 shares abstained. There were no broker non-votes.`),
  written: html(
    paragraphs(
      'On July 1, 2014, holders of 61,000,000 shares of common stock, representing 61% of the outstanding voting power, approved by written consent an increase in the authorized shares from 100,000,000 to 500,000,000.',
    ),
  ),
  transposed: html(
    paragraphs('The annual meeting was held on May 1, 2019.') +
      table([
        ['', 'Proposal 1: Election of Jane Roe', 'Proposal 2: Ratification of auditor'],
        ['For', '1,000,000', '1,190,000'],
        ['Against', '150,000', '10,000'],
        ['Abstain', '50,000', '0'],
        ['Broker Non-Votes', '0', '0'],
      ]),
  ),
  classVote: html(
    paragraphs(
      'The special meeting was held on May 1, 2019.',
      'Proposal 1. Approval of the merger agreement. The proposal was approved.',
    ) +
      table([
        ['', 'For', 'Against', 'Abstain'],
        ['Class A Common Stock', '1,000,000', '50,000', '100'],
        ['Class B Common Stock', '400,000', '0', '0'],
        ['Total', '1,400,000', '50,000', '100'],
      ]),
  ),
  agendaThenTables: html(
    paragraphs(
      'On May 5, 2020, the Company held its annual meeting. The following matters were voted on:',
      '1. Election of two directors;',
      '2. Ratification of auditors;',
      '3. Advisory vote on executive compensation.',
      'The results were as follows:',
      'Election of Directors',
    ) +
      table([
        ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Ann Lee', '1,000', '50', '200'],
        ['Bob Ray', '1,010', '40', '200'],
      ]) +
      paragraphs('Ratification of Auditors') +
      table([
        ['For', 'Against', 'Abstain'],
        ['1,200', '40', '10'],
      ]) +
      paragraphs('Advisory Vote on Executive Compensation') +
      table([
        ['For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['900', '100', '50', '200'],
      ]),
  ),
  perNominee: html(
    paragraphs(
      'The annual meeting was held on May 5, 2020.',
      'Proposal 1 – Election of directors',
      '1a. Election of Ann Lee',
    ) +
      table([
        ['For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['1,000', '40', '10', '200'],
      ]) +
      paragraphs('1b. Election of Bob Ray') +
      table([
        ['For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['1,010', '30', '10', '200'],
      ]) +
      paragraphs('Proposal 2 – Ratification of Grant LLP') +
      table([
        ['For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['1,200', '40', '10', '0'],
      ]),
  ),
  contested: html(
    paragraphs(
      'The final results certified by the inspector of the annual meeting held on June 9, 2023.',
      'Proposal 1. Election of Directors',
    ) +
      table([
        ['Company Nominees', 'For', 'Withhold'],
        ['Ann Lee', '5,000,000', '200,000'],
        ['Bob Ray', '4,900,000', '300,000'],
        ['Dissident Nominees', 'For', 'Withhold'],
        ['Cy Dole', '1,000,000', '4,200,000'],
      ]) +
      paragraphs('Ms. Lee and Mr. Ray were elected; Mr. Dole was not elected.'),
  ),
  pctCols: html(
    paragraphs('The annual meeting was held on June 9, 2016. Proposal 1: Election of directors') +
      table([
        ['Director', 'For', '%', 'Withheld', '%', 'Broker Non-Votes'],
        ['Ann Lee', '5,000,000', '96.2', '200,000', '3.8', '1,000'],
        ['Bob Ray', '4,900,000', '94.2', '300,000', '5.8', '1,000'],
      ]) +
      paragraphs('Proposal 2: say on pay, compensation of named executive officers') +
      table([
        ['For', '%', 'Against', '%', 'Abstain', '%', 'Broker Non-Votes'],
        ['5,100,000', '98.1%', '90,000', '1.7%', '10,000', '0.2%', '1,000'],
      ]),
  ),
  prelim: html(
    paragraphs(
      'On May 24, 2023, the Company held its annual meeting. The preliminary voting results are set forth below. Final results will be filed by amendment.',
    ) +
      table([
        ['Proposal', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        [
          'Approval of the amendment to the certificate of incorporation to effect a reverse stock split',
          '10,000,000',
          '2,000,000',
          '100,000',
          '0',
        ],
        ['Approval of an adjournment', '10,100,000', '1,900,000', '100,000', '0'],
      ]),
  ),
  parenLetters: html(
    paragraphs(
      '(a) The annual meeting of stockholders of Foo, Inc. was held on April 30, 2013.',
      '(b) The matters voted on were:',
      '(1) Election of directors. Votes were as follows:',
    ) +
      table([
        ['', 'For', 'Withheld', 'Non-Votes'],
        ['Ann Lee', '1,000', '50', '200'],
        ['Bob Ray', '1,010', '40', '200'],
      ]) +
      paragraphs(
        '(2) Ratification of auditors: For – 1,200; Against – 40; Abstain – 10.',
        '(3) To amend the bylaws: 900 for, 100 against, 50 abstaining and 200 broker non-votes. The amendment was not approved.',
      ),
  ),
  freqProse: text(`The annual meeting of shareholders was held on May 3, 2011.
4. The shareholders recommended a frequency of one year for the advisory vote on executive compensation, by the following vote: 1 year: 2,100,000; 2 years: 30,000; 3 years: 800,000; abstain: 12,000.
5. Ratification of auditors. For: 2,900,000 Against: 30,000 Abstain: 12,000`),
  noCounts: html(
    paragraphs(
      'On May 3, 2019 the Company held its annual meeting. The stockholders (i) elected the five nominees as directors, (ii) ratified the appointment of Hall LLP as auditors and (iii) approved the 2019 Stock Option Plan. The vote counts are set forth in Exhibit 99.1.',
    ),
  ),
  multiLineCells: html(
    paragraphs('The annual meeting was held on May 3, 2019. Election of directors:') +
      table([
        ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Ann Lee<br>Bob Ray', '1,000<br>1,010', '50<br>40', '200<br>200'],
      ]) +
      paragraphs('Ratification of auditors') +
      table([
        ['For', 'Against', 'Abstain'],
        ['1,200', '40', '10'],
      ]),
  ),
  ascii: `FORM 8-K\n\nItem 5.07  Submission of Matters to a Vote of Security Holders\n\n     The annual meeting of shareholders was held on April 20, 2012.\n\n     1. Election of Directors\n\n                                For         Withheld     Broker Non-Votes\n                             ---------      --------     ----------------\n     John A. Doe             1,234,567        10,000          50,000\n     Mary B. Roe             1,224,567        20,000          50,000\n\n     2. Ratification of the appointment of Smith & Co. as auditors\n\n          For            Against          Abstain\n       1,290,000          4,000             567\n\n                         SIGNATURES\n`,
};
