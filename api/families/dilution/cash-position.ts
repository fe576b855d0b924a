import Type from 'typebox';
import { Day, Nullable } from '../../blocks.ts';
import { dateParameter } from '../../parameters.ts';
import { datasetList } from './dataset-list.ts';
import { day, flag, flagParameter, text, usd } from './fields.ts';
import { between, equals } from './filters.ts';

export const listCashPosition = datasetList({
  id: 'listCashPosition',
  path: '/v1/dilution/cash-position',
  summary: 'Cash runway, burn and management commentary from periodic filings',
  tool: 'dilution.cash_position.list',
  object: 'cash_position',
  title: 'CashPosition',
  table: 'dilution.cash_position',
  dataset: 'cash-position',
  parsers: ['cash-position', 'cash-prose'],
  fields: {
    asOf: { ...Day, description: 'Balance date.' },
    currency: Type.String({ description: 'Of all amounts: `USD`.' }),
    cashAndEquivalents: usd('In `currency`, as all amounts.'),
    shortTermInvestments: usd('In `currency`.'),
    operatingCashFlow: usd('Of the most recent reported duration, signed as filed: negative where cash was used.'),
    operatingCashFlowStart: day(),
    operatingCashFlowEnd: day(),
    ttmOperatingCashFlow: usd('Trailing twelve months; null where the facts of the filing do not give it.'),
    monthlyBurn: usd('`-operatingCashFlow / (days / 30.4375)`.'),
    runwayMonths: Nullable(
      Type.Number({
        description: '`(cashAndEquivalents + shortTermInvestments) / monthlyBurn`; null where no cash is burned.',
      }),
    ),
    goingConcern: flag(
      'True: the filing states substantial doubt. False: none found, or alleviated. Null: no text was searched.',
    ),
    runwayStatement: text("Management's statement of the runway, as printed, at most 200 characters."),
  },
  filters: {
    balance_from: dateParameter('Only balance dates from this date.'),
    balance_to: dateParameter('Only balance dates up to this date.'),
    going_concern: flagParameter('Whether the filing states substantial doubt.'),
    max_runway_months: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1_000_000,
        description: 'Only rows with a runway of at most so many months.',
      }),
    ),
  },
  where: ({ balance_from, balance_to, going_concern, max_runway_months: most }) => [
    ...between('as_of', 'balance', balance_from, balance_to),
    ...equals('going_concern', going_concern),
    ...(most === undefined ? [] : [{ column: 'runway_months', is: '<=', value: String(most) } as const]),
  ],
});
