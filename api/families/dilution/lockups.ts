import Type from 'typebox';
import type { IsoDate } from '../../../core/dates.ts';
import { dateParameter } from '../../parameters.ts';
import { datasetList } from './dataset-list.ts';
import { choice, day, oneOf, text } from './fields.ts';
import { between, equals } from './filters.ts';

const PARTIES = ['company', 'directors and officers', 'holders'] as const;

export const listLockups = datasetList({
  id: 'listLockups',
  path: '/v1/dilution/lockups',
  summary: 'Lockup schedules: start and end dates, parties, conditions',
  tool: 'dilution.lockups.list',
  object: 'lockup',
  title: 'Lockup',
  table: 'dilution.lockups',
  dataset: 'lockups',
  parsers: ['lockups-and-rofr'],
  fields: {
    parties: oneOf(PARTIES),
    days: Type.Integer({ description: 'Length as stated.' }),
    startsOn: day(),
    endsOn: day(),
    conditions: text('Exceptions and early releases, as printed.'),
  },
  filters: {
    parties: choice(PARTIES, 'Who may not sell.'),
    active_on: dateParameter('Only lockups whose stated dates include this one.'),
    ends_from: dateParameter('Only lockups that end on this date or later.'),
    ends_to: dateParameter('Only lockups that end by this date.'),
  },
  where: ({ parties, active_on, ends_from, ends_to }) => [
    ...equals('parties', parties),
    ...(active_on === undefined
      ? []
      : [
          { column: 'starts_on', is: '<=', value: active_on as IsoDate } as const,
          { column: 'ends_on', is: '>=', value: active_on as IsoDate } as const,
        ]),
    ...between('ends_on', 'ends', ends_from, ends_to),
  ],
});
