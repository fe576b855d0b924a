import { div, grid, page, type VotingCase } from './voting-case-markup.ts';

/** More prose, and the older text filings. All fictional. */
export const ASCII_FILINGS: Readonly<Record<string, VotingCase>> = {
  'votes in favor, opposed, abstained': {
    document: page(
      div(
        'The annual meeting of the stockholders of Gable Foods Co. was held on February 22, 2011. Of 3,000,000 shares eligible to vote, 2,700,000 were present in person or by proxy.',
        'With respect to the election of directors, the votes were: Ellen Marsh, 2,650,000 in favor and 50,000 withheld; Frank Nye, 2,640,000 in favor and 60,000 withheld.',
        'With respect to the appointment of auditors, 2,690,000 shares voted in favor, 6,000 shares opposed and 4,000 shares abstained.',
      ),
    ),
    truth: `2011-02-22 annual
elect_directors null: ///
  Ellen Marsh/2650000//50000//
  Frank Nye/2640000//60000//
ratify_auditor null: 2690000/6000/4000/`,
  },
  'with N votes for, N votes against': {
    document: page(
      div(
        'On March 31, 2022, Mesa Uranium Inc. held a special meeting of shareholders at which a quorum of 60,000,000 shares was present.',
        'Proposal 1 to approve the continuance of the Company from Nevada to British Columbia was approved with 59,000,000 votes FOR, 800,000 votes AGAINST, and 200,000 votes ABSTAINING.',
        'Proposal 2 to approve a share consolidation on the basis of ten old shares for one new share was approved with 58,500,000 votes FOR, 1,300,000 votes AGAINST, and 200,000 votes ABSTAINING.',
      ),
    ),
    truth: `2022-03-31 special
other true: 59000000/800000/200000/
reverse_split true: 58500000/1300000/200000/`,
  },
  'nominee, colon, then labels in a run': {
    document: page(
      div(
        'On June 17, 2010, the Company held its Annual Meeting. The matters voted upon and the results were as follows:',
        '1. Election of Directors:',
        'Gerald Otis – For: 4,100,000; Withheld: 50,000; Broker Non-Votes: 850,000',
        'Harriet Post – For: 4,120,000; Withheld: 30,000; Broker Non-Votes: 850,000',
        '2. Ratification of auditors – For: 4,970,000; Against: 20,000; Abstain: 10,000; Broker Non-Votes: 0',
      ),
    ),
    truth: `2010-06-17 annual
elect_directors null: ///
  Gerald Otis/4100000//50000//850000
  Harriet Post/4120000//30000//850000
ratify_auditor null: 4970000/20000/10000/0`,
  },
  'unanimous vote': {
    document: page(
      div(
        'A special meeting of the shareholders was held on January 15, 2015. Holders of 9,000,000 shares were present. The shareholders approved the change of the Company’s name to Orchid Holdings, Inc. by a vote of 9,000,000 for, 0 against and 0 abstaining, and approved the 2015 Stock Plan by a vote of 8,990,000 for, 10,000 against and 0 abstaining.',
      ),
    ),
    truth: `2015-01-15 special
amend_charter true: 9000000/0/0/
approve_equity_plan true: 8990000/10000/0/`,
  },
  'fixed-width text with wrapped subjects': {
    document: `<DOCUMENT>
<TYPE>8-K
<TEXT>
FORM 8-K

Item 5.07.  Submission of Matters to a Vote of Security Holders.

     The Annual Meeting of Shareholders of First Tuscola Corp. was held on
April 14, 2011.  The matters voted upon and the results were as follows:

     (1)  Election of three directors to serve until the annual meeting in
          2014 and until their successors are elected:

                                                            Broker
          Nominee                   For        Withheld    Non-Votes
          -------                   ---        --------    ---------
          Amos T. Reed            512,345        4,000       83,655
          Clara B. Sims           510,345        6,000       83,655
          Dwight Ulm, Jr.         514,345        2,000       83,655

     (2)  Ratification of the appointment of BKD, LLP as the independent
          registered public accounting firm for 2011:

                         For          Against       Abstain
                         ---          -------       -------
                       598,000         1,500          500

                                  SIGNATURES
</TEXT>
</DOCUMENT>
`,
    truth: `2011-04-14 annual
elect_directors null: ///
  Amos T. Reed/512345//4000//83655
  Clara B. Sims/510345//6000//83655
  Dwight Ulm, Jr./514345//2000//83655
ratify_auditor null: 598000/1500/500/`,
  },
  'fixed-width text, labels down the side': {
    document: `FORM 8-K

ITEM 5.07 SUBMISSION OF MATTERS TO A VOTE OF SECURITY HOLDERS

The annual meeting of stockholders was held on September 8, 2010.

PROPOSAL 1 - ELECTION OF DIRECTORS

Edwin Park          FOR           6,200,000
                    WITHHELD        100,000

Flora Quinn         FOR           6,150,000
                    WITHHELD        150,000

PROPOSAL 2 - AMENDMENT OF THE 2005 STOCK OPTION PLAN

                    FOR           6,000,000
                    AGAINST         250,000
                    ABSTAIN          50,000

SIGNATURES
`,
    truth: `2010-09-08 annual
elect_directors null: ///
  Edwin Park/6200000//100000//
  Flora Quinn/6150000//150000//
approve_equity_plan null: 6000000/250000/50000/`,
  },
  'numbers and titles in mixed capitals, results in one paragraph each': {
    document: page(
      div(
        'ANNUAL MEETING. The annual meeting of shareholders was held on November 19, 2020.',
        'PROPOSAL NO. 1: ELECTION OF DIRECTORS. The voting results were as follows: Gina Ross – 3,000,000 for, 100,000 against, 20,000 abstain, 880,000 broker non-votes; Hal Shaw – 3,050,000 for, 50,000 against, 20,000 abstain, 880,000 broker non-votes.',
        'PROPOSAL NO. 2: SAY-ON-PAY. The voting results were as follows: 2,900,000 for, 200,000 against, 20,000 abstain, 880,000 broker non-votes.',
      ),
    ),
    truth: `2020-11-19 annual
elect_directors null: ///
  Gina Ross/3000000/100000//20000/880000
  Hal Shaw/3050000/50000//20000/880000
say_on_pay null: 2900000/200000/20000/880000`,
  },
  'redemption figures beside the vote in prose': {
    document: page(
      div(
        'On April 11, 2024, Alba Acquisition Corp. held an extraordinary general meeting in lieu of an annual general meeting. Shareholders holding 8,765,432 shares were present.',
        'The shareholders approved the Extension Proposal with 8,000,000 votes for, 765,000 votes against and 432 abstentions. In connection with the vote, holders of 1,234,567 Class A ordinary shares redeemed them, and $13,456,789 was removed from the trust account, after which 6,543,210 Class A ordinary shares remain outstanding.',
        'The shareholders approved the Director Election Proposal, re-electing Ian Tam as director, with 8,100,000 votes for, 665,000 votes against and 432 abstentions.',
      ),
    ),
    truth: `2024-04-11 special
amend_charter true: 8000000/765000/432/
elect_directors true: ///
  Ian Tam/8100000/665000//432/`,
  },
  'majority by written ballot, fractions in words': {
    document: page(
      div(
        'The annual meeting of shareholders was held on August 27, 2013, at which 1,000,000 shares were present. Jon Vale and Kay Wood were elected directors. Jon Vale received 990,000 votes, with 10,000 votes withheld. Kay Wood received 980,000 votes, with 20,000 votes withheld.',
      ),
    ),
    truth: `2013-08-27 annual
elect_directors true: ///
  Jon Vale/990000//10000//
  Kay Wood/980000//20000//`,
    isProvable: false,
  },
  'auditor’s name with LLP and an ampersand in the row': {
    document: page(
      div(
        'On May 22, 2019, the Company held its annual general meeting of shareholders (the “AGM”). Each proposal was approved.',
      ),
      grid(
        ['Resolution', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['1. By separate resolutions, to re-elect the following directors:', '', '', '', ''],
        ['(a) Liam Byrne', '50,000,000', '900,000', '100,000', '4,000,000'],
        ['(b) Orla Casey', '50,500,000', '400,000', '100,000', '4,000,000'],
        [
          '2. To ratify the appointment of PricewaterhouseCoopers as auditors and to authorize the audit committee to set their remuneration',
          '54,800,000',
          '150,000',
          '50,000',
          '—',
        ],
        [
          '3. To approve, on a non-binding basis, the compensation of the named executive officers',
          '47,000,000',
          '3,900,000',
          '100,000',
          '4,000,000',
        ],
        ['4. To authorize the Board to issue shares under Irish law', '53,000,000', '1,900,000', '100,000', '—'],
      ),
    ),
    truth: `2019-05-22 annual
elect_directors true: ///
  Liam Byrne/50000000/900000//100000/4000000
  Orla Casey/50500000/400000//100000/4000000
ratify_auditor true: 54800000/150000/50000/
say_on_pay true: 47000000/3900000/100000/4000000
issue_shares true: 53000000/1900000/100000/`,
  },
};
