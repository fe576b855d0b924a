import Type from 'typebox';
import { Day } from '../../blocks.ts';
import { datasetList } from './dataset-list.ts';
import { choice, day, oneOf, text } from './fields.ts';
import { equals } from './filters.ts';

const TYPES = [
  'ticker_change',
  'exchange_move',
  'despac_closing',
  'split',
  'name_change',
  'merger',
  'spin_off',
  'ads_ratio_change',
] as const;

export const CORPORATE_ACTIONS = {
  object: 'corporate_action',
  title: 'CorporateAction',
  table: 'dilution.corporate_actions',
  dataset: 'corporate-actions',
  parsers: ['corporate-actions'],
  fields: {
    form: Type.String(),
    filedDate: Day,
    type: oneOf(TYPES),
    fromValue: text('Before: ticker, exchange, name, or shares of a split.'),
    toValue: text('After.'),
    date: day('On which it takes effect, as stated.'),
  },
} as const;

export const listCorporateActions = datasetList({
  ...CORPORATE_ACTIONS,
  id: 'listCorporateActions',
  path: '/v1/dilution/corporate-actions',
  summary: 'Ticker changes, exchange moves, de-SPAC closings, splits',
  tool: 'dilution.corporate_actions.list',
  filters: { type: choice(TYPES, 'Type of the action.') },
  where: ({ type }) => equals('type', type),
});
