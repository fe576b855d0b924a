import Type from 'typebox';
import { Day } from '../../blocks.ts';
import { dateParameter } from '../../parameters.ts';
import { datasetList } from './dataset-list.ts';
import { choice, day, oneOf, shares, usd } from './fields.ts';
import { between, equals } from './filters.ts';

const BASES = ['cover', 'balance-sheet', 'prospectus', 'annual-float'] as const;

export const listShareFloatHistory = datasetList({
  id: 'listShareFloatHistory',
  path: '/v1/dilution/share-float-history',
  summary: 'Shares outstanding and public float, as filings state them over time',
  tool: 'dilution.share_float_history.list',
  object: 'share_float',
  title: 'ShareFloat',
  table: 'dilution.share_float_history',
  dataset: 'share-float-history',
  parsers: ['share-float', 'share-count-prose'],
  fields: {
    asOf: { ...Day, description: 'Date that the count is stated for.' },
    shareClass: Type.String({ description: 'Class as tagged or printed; empty: all common stock.' }),
    basis: oneOf(BASES, 'Where the filing states it.'),
    sharesOutstanding: shares(),
    publicFloat: usd('US dollars.'),
    publicFloatAsOf: day(),
  },
  filters: {
    basis: choice(BASES, 'Where the filing states it.'),
    stated_from: dateParameter('Only counts for this date or later.'),
    stated_to: dateParameter('Only counts for dates up to this one.'),
  },
  where: ({ basis, stated_from, stated_to }) => [
    ...equals('basis', basis),
    ...between('as_of', 'stated', stated_from, stated_to),
  ],
});
