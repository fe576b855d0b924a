import { div, grid, page } from './voting-case-markup.ts';
import type { TableCase } from './voting-tables.ts';

const held = 'The annual meeting of stockholders was held on May 5, 2020.';
const annual2020 = '2020-05-05 annual';
const counts = ['For', 'Against', 'Abstain'];

/** Broker non-votes outside their rows: in sentences about several matters, in one cell for all nominees. */
export const BROKER_TABLES: Readonly<Record<string, TableCase>> = {
  'broker non-votes of numbered proposals in a closing sentence': {
    document: page(
      div(held, '1. Election of Directors'),
      grid(['Nominee', 'For', 'Withheld'], ['Al Ray', '98,000', '500'], ['Bo Lee', '98,100', '400']),
      div('2. Advisory vote on executive compensation'),
      grid(counts, ['97,000', '1,400', '100']),
      div('3. Ratification of the auditor'),
      grid(counts, ['104,000', '1,400', '100']),
      div('There were 7,000 broker non-votes on each of Proposals 1 and 2 and no broker non-votes on Proposal 3.'),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/98000//500//7000
  Bo Lee/98100//400//7000
say_on_pay null: 97000/1400/100/7000
ratify_auditor null: 104000/1400/100/0`,
    level: 'high',
  },
  'broker non-votes of a range of proposals': {
    document: page(
      div(held, 'Proposal 1: Ratification of the auditor'),
      grid(counts, ['104,000', '1,400', '100']),
      div('Proposal 2: Advisory vote on executive compensation'),
      grid(counts, ['97,000', '1,400', '100']),
      div('Proposal 3: Approval of the 2020 Equity Incentive Plan'),
      grid(counts, ['96,000', '2,400', '100']),
      div('Proposal 4: Amendment of the bylaws'),
      grid(counts, ['95,000', '3,400', '100']),
      div('There were 7,000 broker non-votes with respect to Proposal Nos. 2 through 4.'),
    ),
    truth: `${annual2020}
ratify_auditor null: 104000/1400/100/
say_on_pay null: 97000/1400/100/7000
approve_equity_plan null: 96000/2400/100/7000
amend_bylaws null: 95000/3400/100/7000`,
    level: 'high',
  },
  'broker non-votes of all matters but one': {
    document: page(
      div(held, 'Proposal 1: Advisory vote on executive compensation'),
      grid(counts, ['97,000', '1,400', '100']),
      div('Proposal 2: Approval of the 2020 Equity Incentive Plan'),
      grid(counts, ['96,000', '2,400', '100']),
      div('Proposal 3: Ratification of the appointment of the auditor'),
      grid(counts, ['104,000', '1,400', '100']),
      div('There were 7,000 broker non-votes on each matter other than the ratification of the auditor.'),
    ),
    truth: `${annual2020}
say_on_pay null: 97000/1400/100/7000
approve_equity_plan null: 96000/2400/100/7000
ratify_auditor null: 104000/1400/100/`,
    level: 'high',
  },
  'broker non-votes of matters named by their subjects': {
    document: page(
      div(held, '1. Election of Directors'),
      grid(['Nominee', 'For', 'Withheld'], ['Al Ray', '98,000', '500'], ['Bo Lee', '98,100', '400']),
      div('2. Advisory vote on executive compensation'),
      grid(counts, ['97,000', '1,400', '100']),
      div('3. Ratification of the auditor'),
      grid(counts, ['104,000', '1,400', '100']),
      div(
        'There were 7,000 broker non-votes with respect to the election of directors and the advisory vote on executive compensation.',
      ),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/98000//500//7000
  Bo Lee/98100//400//7000
say_on_pay null: 97000/1400/100/7000
ratify_auditor null: 104000/1400/100/`,
    level: 'high',
  },
  'no abstentions in an election, told under its table': {
    document: page(
      div(held, '1. Election of Directors'),
      grid(
        ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Al Ray', '98,000', '500', '7,000'],
        ['Bo Lee', '98,100', '400', '7,000'],
      ),
      div('There were no abstentions in the election of directors.', '2. Ratification of the auditor'),
      grid(counts, ['104,000', '1,400', '100']),
      div('There were no broker non-votes on the ratification of the auditor.'),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/98000//500//7000
  Bo Lee/98100//400//7000
ratify_auditor null: 104000/1400/100/0`,
    level: 'high',
  },
  'one cell of broker non-votes beside all nominees, which nothing else states': {
    document: page(
      div(held, 'Election of Directors'),
      `<table><tr><td>Nominee</td><td>For</td><td>Withheld</td><td>Broker Non-Votes</td></tr>
<tr><td>Al Ray</td><td>98,000</td><td>500</td><td rowspan="2">7,000</td></tr><tr><td>Bo Lee</td><td>98,100</td><td>400</td></tr></table>`,
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/98000//500//7000
  Bo Lee/98100//400//7000`,
    level: 'medium',
  },
  'one cell of broker non-votes beside all nominees, and a matter without any': {
    document: page(
      div(held, 'Election of Directors'),
      `<table><tr><td>Nominee</td><td>For</td><td>Withheld</td><td>Broker Non-Votes</td></tr>
<tr><td>Al Ray</td><td>98,000</td><td>500</td><td rowspan="2">7,000</td></tr><tr><td>Bo Lee</td><td>98,100</td><td>400</td></tr></table>`,
      div('Ratification of the auditor'),
      grid(counts, ['104,000', '1,400', '100']),
    ),
    truth: `${annual2020}
elect_directors null: ///
  Al Ray/98000//500//7000
  Bo Lee/98100//400//7000
ratify_auditor null: 104000/1400/100/`,
    level: 'high',
  },
};
