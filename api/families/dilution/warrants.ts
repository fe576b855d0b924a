import Type from 'typebox';
import { Day } from '../../blocks.ts';
import { dateParameter } from '../../parameters.ts';
import { datasetList } from './dataset-list.ts';
import { choice, day, flag, flagParameter, oneOf, shares, text, usd } from './fields.ts';
import { between, equals } from './filters.ts';

const STATUSES = ['outstanding', 'offered', 'to be issued'] as const;

export const WARRANTS = {
  object: 'warrant',
  title: 'Warrant',
  table: 'dilution.warrants',
  dataset: 'warrants',
  parsers: ['overhang'],
  fields: {
    asOf: { ...Day, description: 'Date of the statement: the filing date.' },
    label: Type.String({ description: 'As the filing names the class.' }),
    count: shares('Shares, as filed; null where the filing states only a total for several classes.'),
    exercisePrice: usd('US dollars per share, as filed.'),
    purchasePrice: usd('What a buyer pays for a pre-funded warrant.'),
    expires: day(),
    expiresText: text('As printed, where the filing states no date.'),
    exercisableFrom: day(),
    exercisableText: text('As printed, where the filing states no date.'),
    priceProtection: flag('Whether the exercise price is protected against later, cheaper issues.'),
    ratchet: flag('Whether such an issue lowers the price to its own.'),
    preFunded: Type.Boolean(),
    status: oneOf(STATUSES, 'As the filing states it; see the status of derived instruments for what followed.'),
  },
} as const;

export const listWarrants = datasetList({
  ...WARRANTS,
  id: 'listWarrants',
  path: '/v1/dilution/warrants',
  summary: 'Warrant schedules with price-protection and ratchet clauses',
  description: 'One row per class of warrants and filing that states it, as filed.',
  tool: 'dilution.warrants.list',
  filters: {
    status: choice(STATUSES, 'Status of the class in the filing.'),
    outstanding: flagParameter('True: only classes stated as outstanding; false: only others.'),
    pre_funded: flagParameter('Whether the warrants are pre-funded.'),
    price_protection: flagParameter('Whether the exercise price is protected.'),
    ratchet: flagParameter('Whether they have a ratchet.'),
    expires_from: dateParameter('Only expirations from this date.'),
    expires_to: dateParameter('Only expirations up to this date.'),
  },
  where: ({ status, outstanding, pre_funded, price_protection, ratchet, expires_from, expires_to }) => [
    ...equals('status', status),
    ...(outstanding === undefined
      ? []
      : [
          {
            column: 'status',
            is: 'in',
            value: STATUSES.filter((one) => (one === 'outstanding') === outstanding),
          } as const,
        ]),
    ...equals('pre_funded', pre_funded),
    ...equals('price_protection', price_protection),
    ...equals('ratchet', ratchet),
    ...between('expires', 'expires', expires_from, expires_to),
  ],
});
