import Type from 'typebox';
import { datasetList } from './dataset-list.ts';
import { count, flagParameter, percent, text } from './fields.ts';

export const listRofr = datasetList({
  id: 'listRofr',
  path: '/v1/dilution/rofr',
  summary: 'Right-of-first-refusal and tail-financing clauses from underwriter agreements',
  tool: 'dilution.rofr.list',
  object: 'right_of_first_refusal',
  title: 'RightOfFirstRefusal',
  table: 'dilution.rights_of_first_refusal',
  dataset: 'rights-of-first-refusal',
  parsers: ['lockups-and-rofr'],
  fields: {
    holder: text('The bank that has the right.'),
    scope: Type.String({ description: 'What the right covers, as printed.' }),
    durationMonths: count('Months.'),
    tailMonths: count('Months after the engagement in which a tail fee is due.'),
    tailFeePercent: percent('Of the proceeds.'),
  },
  filters: { tail: flagParameter('Whether the clause has a tail.') },
  where: ({ tail }) => (tail === undefined ? [] : [{ column: 'tail_months', is: 'stated', value: tail }]),
});
