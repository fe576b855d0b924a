import Type from 'typebox';
import { Day, Nullable } from '../../blocks.ts';
import { dateParameter } from '../../parameters.ts';
import { datasetList } from './dataset-list.ts';
import { choice, day, oneOf, shares, text } from './fields.ts';
import { between, equals } from './filters.ts';

const STAGES = ['authorized', 'announced', 'approved', 'effective'] as const;

export const REVERSE_SPLITS = {
  object: 'reverse_split',
  title: 'ReverseSplit',
  table: 'dilution.reverse_splits',
  dataset: 'reverse-splits',
  parsers: ['reverse-splits'],
  fields: {
    form: Type.String(),
    filedDate: Day,
    stage: oneOf(STAGES, 'How far it has come, as the filing states it.'),
    ratio: text('`1-for-20`; null where only a range is authorized.'),
    numerator: Nullable(Type.Number({ description: 'New shares for `denominator` old ones.' })),
    denominator: Nullable(Type.Number()),
    effectiveDate: day('The execution date, as stated.'),
    effectiveMonth: text('`2024-12`, where only the month is stated.'),
    sharesBefore: shares('Shares outstanding before.'),
    sharesAfter: shares('Shares outstanding after.'),
    authorizedFrom: text('The least ratio that is authorized.'),
    authorizedTo: text('The greatest.'),
  },
} as const;

export const listReverseSplits = datasetList({
  ...REVERSE_SPLITS,
  id: 'listReverseSplits',
  path: '/v1/dilution/reverse-splits',
  summary: 'Reverse splits with execution date and ratio',
  tool: 'dilution.reverse_splits.list',
  filters: {
    stage: choice(STAGES, 'How far the split has come.'),
    effective_from: dateParameter('Only splits that take effect on this date or later.'),
    effective_to: dateParameter('Only splits that take effect by this date.'),
  },
  where: ({ stage, effective_from, effective_to }) => [
    ...equals('stage', stage),
    ...between('effective_date', 'effective', effective_from, effective_to),
  ],
});
