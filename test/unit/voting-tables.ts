import { div, grid, page, spaced } from './voting-case-markup.ts';

/** A document, what a person reads in it (see `readingOf`), and how sure its own numbers allow to be. */
export interface TableCase {
  readonly document: string;
  readonly truth: string;
  readonly level: 'high' | 'medium' | 'low';
}

const held = 'The annual meeting of stockholders was held on May 5, 2020.';
const annual2020 = '2020-05-05 annual';
const counts = ['For', 'Against', 'Abstain'];

/** Two rows of headings, groups over their columns. */
function grouped(groups: readonly (readonly [string, number])[], ...rows: readonly (readonly string[])[]): string {
  const head = groups.map(([words, width]) => `<td colspan="${width}"><b>${words}</b></td>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><tr>${head}</tr>${body}</table>`;
}

export const TABLES: Readonly<Record<string, TableCase>> = {
  'groups of two columns beside columns without a group': {
    document: page(
      div(held, 'Item No. 1: Election of Directors'),
      grouped(
        [
          ['&nbsp;', 1],
          ['Votes Cast For', 2],
          ['Votes Cast Against', 2],
          ['&nbsp;', 2],
        ],
        ['Nominee', 'Number', '% of Votes Cast', 'Number', '% of Votes Cast', 'Abstain', 'Broker Non-Votes'],
        ['Al Ray', '98,000', '99.49%', '500', '.51%', '40', '7,000'],
        ['Bo Lee', '98,100', '99.54%', '450', '.46%', '0', '7,000'],
      ),
      div('Item No. 2: Ratification of Auditors'),
      grouped(
        [
          ['Votes Cast For', 2],
          ['Votes Cast Against', 2],
          ['&nbsp;', 2],
        ],
        ['Number', '% of Votes Cast', 'Number', '% of Votes Cast', 'Abstain', 'Broker Non-Votes'],
        ['104,000', '98.58%', '1,500', '1.42%', '40', '0'],
      ),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/98000/500//40/7000
  Bo Lee/98100/450//0/7000
ratify_auditor null: 104000/1500/40/0`,
    level: 'medium',
  },
  'groups of two columns, totals that agree': {
    document: page(
      div(held, 'Item No. 1: Election of Directors'),
      grouped(
        [
          ['&nbsp;', 1],
          ['Votes Cast For', 2],
          ['Votes Cast Against', 2],
          ['&nbsp;', 2],
        ],
        ['Nominee', 'Number', '% of Votes Cast', 'Number', '% of Votes Cast', 'Abstain', 'Broker Non-Votes'],
        ['Al Ray', '98,000', '99.49%', '500', '.51%', '40', '7,000'],
        ['Bo Lee', '98,050', '99.54%', '450', '.46%', '40', '7,000'],
      ),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/98000/500//40/7000
  Bo Lee/98050/450//40/7000`,
    level: 'high',
  },
  'what was withheld or abstained in one column': {
    document: page(
      div(held, '1. Election of Directors'),
      grid(
        ['Nominee', 'For', 'Withheld or Abstained', 'Broker Non-Votes'],
        ['Al Ray', '98,000', '500', '7,000'],
        ['Bo Lee', '98,100', '400', '7,000'],
      ),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/98000//500//7000
  Bo Lee/98100//400//7000`,
    level: 'medium',
  },
  'what was withheld or abstained beside what was against': {
    document: page(
      div(held),
      spaced(
        ['Proposal', 'Votes For', 'Withheld/ Abstain', 'Against', 'Broker Non-Votes'],
        ['Advisory vote on executive compensation', '98,000', '500', '1,000', '7,000'],
        ['Approval of the 2020 Equity Incentive Plan', '97,000', '600', '1,900', '7,000'],
      ),
    ),
    truth: `${annual2020}
say_on_pay null: 98000/1000/500/7000
approve_equity_plan null: 97000/1900/600/7000`,
    level: 'medium',
  },
  'a heading that says what it includes': {
    document: page(
      div(held, '1. Election of Directors'),
      grid(
        ['Nominee', 'For', 'Withheld (includes abstentions)', 'Broker Non-Votes'],
        ['Al Ray', '98,000', '500', '7,000'],
        ['Bo Lee', '98,100', '400', '7,000'],
      ),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/98000//500//7000
  Bo Lee/98100//400//7000`,
    level: 'high',
  },
  'kinds of votes down the side, the nominee in the title': {
    document: page(
      div(held, 'Proposal 1. Election of Directors.', 'Election of Al B. Ray as a Class II director'),
      grid(
        ['', '# of Votes Cast', '% of Votes Cast'],
        ['Affirmative', '98,000', '98.00%'],
        ['Withheld', '2,000', '2.00%'],
        ['TOTAL', '100,000', '100.00%'],
      ),
      div('Election of Bo C. Lee as a Class III director'),
      grid(
        ['', '# of Votes Cast', '% of Votes Cast'],
        ['Affirmative', '97,000', '97.00%'],
        ['Withheld', '3,000', '3.00%'],
        ['TOTAL', '100,000', '100.00%'],
      ),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al B. Ray/98000//2000//
  Bo C. Lee/97000//3000//`,
    level: 'high',
  },
  'each period of a frequency vote by itself': {
    document: page(
      div(held, 'Proposal 1: Advisory vote on executive compensation'),
      grid([...counts, 'Broker Non-Votes'], ['97,000', '1,400', '100', '7,000']),
      div('Proposal 2: Advisory vote on the frequency of votes on executive compensation'),
      grid(
        ['', ...counts, 'Broker Non-Votes'],
        ['Every year', '90,000', '8,400', '100', '7,000'],
        ['Every two years', '2,000', '96,400', '100', '7,000'],
        ['Every three years', '6,400', '92,000', '100', '7,000'],
      ),
    ),
    truth: `${annual2020}
say_on_pay null: 97000/1400/100/7000
say_on_pay_frequency null: 90000/2000/6400/100/7000`,
    level: 'medium',
  },
  'one row, and the same total among the words': {
    document: page(
      div(
        'The special meeting of stockholders was held on May 5, 2020. Stockholders holding 98,600 votes took part.',
        'The merger agreement was approved:',
      ),
      grid(counts, ['97,000', '1,500', '100']),
    ),
    truth: `2020-05-05 special
approve_merger true: 97000/1500/100/`,
    level: 'high',
  },
  'notes under a table, marked like proposals': {
    document: page(
      div(held, '(1) Election of Directors'),
      grid(
        ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Al Ray(2)', '98,000', '500', '7,000'],
        ['Bo Lee', '98,100', '400', '7,000'],
      ),
      div('(2) Independent of management.', '(2) Ratification of the auditor'),
      grid(counts, ['104,000', '1,400', '100']),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/98000//500//7000
  Bo Lee/98100//400//7000
ratify_auditor null: 104000/1400/100/`,
    level: 'high',
  },
  'results before the counts': {
    document: page(
      div(held),
      grid(
        ['Proposal', 'Vote Result', ...counts, 'Broker Non-Votes'],
        ['1. Election of Al Ray', 'Elected', '98,000', '450', '50', '7,000'],
        ['2. Ratify the auditor', 'Ratified', '104,000', '1,400', '100', '—'],
        ['3. Shareholder proposal on written consent', 'Not approved', '8,000', '90,000', '500', '7,000'],
      ),
    ),
    truth: `${annual2020}
elect_directors true: ///
  Al Ray/98000/450//50/7000
ratify_auditor true: 104000/1400/100/
shareholder_proposal false: 8000/90000/500/7000`,
    level: 'high',
  },
  'small tables under names alone': {
    document: page(
      div(held, 'The votes were:'),
      grid(['Al Ray', ''], ['For', '98,000'], ['Against', '450'], ['Abstain', '50'], ['Broker Non-Votes', '7,000']),
      grid(['Bo Lee', ''], ['For', '98,100'], ['Against', '350'], ['Abstain', '50'], ['Broker Non-Votes', '7,000']),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/98000/450//50/7000
  Bo Lee/98100/350//50/7000`,
    level: 'high',
  },
  'directors by class, the rest all together with ten votes a share': {
    document: page(
      div(held, 'Class A Directors'),
      grid(['Nominee', 'For', 'Withheld'], ['Al Ray', '98,000', '500'], ['Bo Lee', '98,100', '400']),
      div('Class B Directors'),
      grid(['Nominee', 'For', 'Withheld'], ['Cy Orr', '40,000', '0'], ['Di Pell', '39,900', '100']),
      div('Ratification of the auditor'),
      grid(counts, ['498,000', '400', '100']),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/98000//500//
  Bo Lee/98100//400//
  Cy Orr/40000//0//
  Di Pell/39900//100//
ratify_auditor null: 498000/400/100/`,
    level: 'high',
  },
  'a column under no known heading': {
    document: page(
      div(held),
      grid(
        ['Resolution', 'By way of letter', 'For', 'Against', 'Abstain'],
        ['1. Ratification of the auditor', '31,000', '104,000', '1,400', '100'],
        ['2. Amendment of the bylaws', '31,000', '103,000', '2,400', '100'],
      ),
    ),
    truth: `${annual2020}
ratify_auditor null: 104000/1400/100/
amend_bylaws null: 103000/2400/100/`,
    level: 'medium',
  },
  'votes withheld on resolutions, groups of two columns before them': {
    document: page(
      div(held),
      grouped(
        [
          ['Resolution', 1],
          ['For', 2],
          ['Against', 2],
          ['Withheld**', 1],
        ],
        ['', 'No. of shares', '% of votes*', 'No. of shares', '% of votes*', ''],
        ['1. Advisory vote on executive compensation', '98,000', '98.00', '2,000', '2.00', '40'],
        ['2. To re-appoint the auditors', '99,000', '99.00', '1,000', '1.00', '40'],
      ),
    ),
    truth: `${annual2020}
say_on_pay null: 98000/2000//
ratify_auditor null: 99000/1000//`,
    level: 'medium',
  },
  'a nominee’s age, term and answer beside the counts': {
    document: page(
      div(held, 'Election of Directors'),
      grid(
        ['Name', 'Age', 'Term Expires', 'Elected', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Al Ray', '61', '2023', 'Yes', '98,000', '500', '7,000'],
        ['Bo Lee', '58', '2023', 'Yes', '98,100', '400', '7,000'],
      ),
    ),
    truth: `${annual2020}
elect_directors true: ///
  Al Ray/98000//500//7000
  Bo Lee/98100//400//7000`,
    level: 'high',
  },
};
