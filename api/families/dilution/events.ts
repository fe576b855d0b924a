import Type from 'typebox';
import { OFFERING_TYPES } from '../../../core/rows.ts';
import { Day } from '../../blocks.ts';
import { badParameter } from '../../http/problems.ts';
import { dateParameter } from '../../parameters.ts';
import { datasetList } from './dataset-list.ts';
import { choice, day, flag, flagParameter, oneOf, shares, text, usd } from './fields.ts';
import { equals } from './filters.ts';

export const OFFERING_EVENTS = {
  object: 'offering_event',
  title: 'OfferingEvent',
  table: 'dilution.offering_events',
  dataset: 'offering-events',
  parsers: ['offering-events', 'financing-reports'],
  fields: {
    form: Type.String({ description: 'S-1, S-3, 424B5, FWP, …; 8-K and 6-K that report a financing.' }),
    filedDate: Day,
    fileNumber: text('SEC file number, which ties takedowns to their registration: `333-277095`.'),
    type: oneOf(OFFERING_TYPES),
    isAtm: Type.Boolean(),
    isPrimary: Type.Boolean({ description: 'Whether the issuer sells.' }),
    isResale: Type.Boolean({ description: 'Whether holders sell.' }),
    securities: Type.Array(Type.String()),
    sharesOffered: shares(),
    pricePerShare: usd('US dollars per share or unit.'),
    grossProceeds: usd(),
    netProceeds: usd(),
    maxAggregateOffering: usd(),
    registeredAmount: usd(),
    fee: usd('Registration fee, US dollars.'),
    babyShelfApplies: flag('Whether the filing says that General Instruction I.B.6 limits the offering.'),
    babyShelfPublicFloat: usd(),
    babyShelfSoldLast12Months: usd(),
    statedPrice: usd('A last reported sale price that the filing states.'),
    statedPriceDate: day(),
    sharesOutstandingBefore: shares(),
    sharesOutstandingAfter: shares(),
  },
} as const;

export const listOfferingEvents = datasetList({
  ...OFFERING_EVENTS,
  fields: { ...OFFERING_EVENTS.fields },
  id: 'listOfferingEvents',
  path: '/v1/dilution/events',
  summary: 'Offering events (S-1, 424B*, FWP, S-3)',
  description:
    '`/v1/dilution/events/{event_id}` gives one of them with the warrants and convertibles that belong to it.',
  tool: 'dilution.events.list',
  filters: {
    form: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9][A-Za-z0-9 /-]{0,18}\\*?$',
        description: 'Form type: `S-3`, `424B5`; with a `*` at its end, all that begin so: `424B*`.',
        examples: ['424B*'],
      }),
    ),
    date: dateParameter('Only filings that became public on this date, US Eastern; a shorthand of `from` and `to`.'),
    is_atm: flagParameter('Whether it is an at-the-market offering.'),
    type: choice(OFFERING_TYPES, 'Type of the offering.'),
    is_primary: flagParameter('Whether the issuer sells.'),
    is_resale: flagParameter('Whether holders sell.'),
    file_number: Type.Optional(
      Type.String({ pattern: '^[0-9]{1,3}-[0-9]{1,8}(-[0-9]{1,3})?$', description: 'SEC file number.' }),
    ),
  },
  where: ({ form, is_atm, type, is_primary, is_resale, file_number }) => [
    ...(form === undefined ? [] : [formFilter(form.toUpperCase())]),
    ...equals('is_atm', is_atm),
    ...equals('type', type),
    ...equals('is_primary', is_primary),
    ...equals('is_resale', is_resale),
    ...equals('file_number', file_number),
  ],
  range({ date, from, to }) {
    if (date === undefined) return { from, to };
    if (from !== undefined || to !== undefined) throw badParameter('date', 'give either date, or from and to');
    return { from: date, to: date };
  },
});

function formFilter(form: string) {
  if (!form.endsWith('*')) return { column: 'form', is: '=', value: form } as const;
  return { column: 'form', is: 'starts', value: form.slice(0, -1) } as const;
}
