import { div, grid, page, type VotingCase } from './voting-case-markup.ts';

const held = 'The annual meeting of stockholders was held on May 5, 2020.';
const annual2020 = `2020-05-05 annual`;

/** Counts by order, denials that reach further, and rows of percentages. All fictional. */
export const RESPECTIVE_COUNTS: Readonly<Record<string, VotingCase>> = {
  'counts and labels in the same order, respectively': {
    document: page(
      div(
        held,
        'The stockholders ratified the appointment of the auditors, with 9,000, 400 and 100 votes for, against and abstaining, respectively, and approved the 2020 Stock Option Plan, with 8,000, 1,400 and 100 votes for, against and abstaining, respectively.',
      ),
    ),
    truth: `${annual2020}
ratify_auditor true: 9000/400/100/
approve_equity_plan true: 8000/1400/100/`,
  },
  'no shares against or abstaining': {
    document: page(
      div(
        held,
        'Proposal 1 – Ratification of auditors: 9,500 shares for and no shares against or abstaining.',
        'Proposal 2 – Amendment of the bylaws: 9,400 shares for, 100 against and no abstentions.',
      ),
    ),
    truth: `${annual2020}
ratify_auditor null: 9500/0/0/
amend_bylaws null: 9400/100/0/`,
  },
  'percentages in a row under the counts': {
    document: page(
      div(held),
      grid(
        ['', 'For', 'Against', 'Abstain'],
        ['Ratification of auditors', '9,400', '60', '40'],
        ['', '98.9%', '0.6%', '0.4%'],
        ['Say on pay', '9,000', '460', '40'],
        ['', '94.7%', '4.8%', '0.4%'],
      ),
    ),
    truth: `${annual2020}
ratify_auditor null: 9400/60/40/
say_on_pay null: 9000/460/40/`,
  },
  'percentages under each nominee’s counts': {
    document: page(
      div(held, 'Proposal 1. Election of Directors'),
      grid(
        ['Name', 'For', 'Withheld'],
        ['Al Ray', '9,000', '500'],
        ['', '94.7%', '5.3%'],
        ['Bo Lee', '9,100', '400'],
        ['', '95.8%', '4.2%'],
      ),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/9000//500//
  Bo Lee/9100//400//`,
  },
  'a first column of numbers beside the subjects': {
    document: page(
      div(held),
      grid(
        ['No.', 'Proposal', 'For', 'Against', 'Abstain'],
        ['1', 'Election of Al Ray as director', '9,000', '480', '20'],
        ['2', 'Election of Bo Lee as director', '9,100', '380', '20'],
        ['3', 'Ratification of auditors', '9,400', '80', '20'],
      ),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/9000/480//20/
  Bo Lee/9100/380//20/
ratify_auditor null: 9400/80/20/`,
    htmlOnly: true,
  },
};
