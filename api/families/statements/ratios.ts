import Type, { type Static } from 'typebox';
import type { FinancialPeriod } from '../../../scoring/statements/financials.ts';
import { RATIOS, type RatioName } from '../../../scoring/statements/ratio-definitions.ts';
import { computeRatios, openingOf, type Ratios, type SharePrice } from '../../../scoring/statements/ratios.ts';
import type { SeriesPeriod, SeriesValue } from '../../../scoring/statements/series-types.ts';
import { Day, listOf, Nullable, ROW_BLOCKS } from '../../blocks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { rowOfPeriod } from '../../reads/issuer-series.ts';
import { shownBlocks } from '../shown-blocks.ts';
import { inputValue, RATIO_INPUTS } from './ratio-inputs.ts';
import { requestedSeries } from './requested-series.ts';
import { SERIES_MEMBERS, SERIES_NOTE, SERIES_PARAMETERS, seriesPage } from './series-list.ts';
import { PRICE_PARAMETERS, pricedPeriod, requestedPrice } from './share-price.ts';
import { filingOf, lineageIn, metadataOfValues, periodHead, type ShownSeries, type Values } from './statement-items.ts';
import { AGENT, FILING, LINEAGE, numbersOf, PERIOD, Reasons } from './statement-schemas.ts';

const NAMES = Object.keys(RATIOS) as RatioName[];
const DESCRIPTIONS = Object.fromEntries(NAMES.map((name) => [name, `${RATIOS[name][1]} (${RATIOS[name][0]}).`]));

const Price = Type.Object(
  { value: Type.Number(), currency: Type.String(), date: Day },
  { title: 'SharePrice', description: 'As the request states it.' },
);
const OWN = {
  object: Type.Literal('ratios'),
  ...PERIOD,
  ...FILING,
  price: Nullable(Price),
  ...numbersOf(DESCRIPTIONS),
};
const Full = Type.Object(
  {
    ...OWN,
    ...ROW_BLOCKS,
    reasons: Reasons,
    lineage: Type.Record(
      Type.String(),
      Type.Object({ definition: Type.String(), inputs: Type.Array(Type.String()) }, { title: 'RatioLineage' }),
      { description: 'By ratio with a number: its definition, and the inputs that it is computed from.' },
    ),
    inputs: Type.Record(Type.String(), Type.Object({ value: Type.Number(), ...LINEAGE }, { title: 'RatioInput' }), {
      description:
        'By input: the value with the facts that it rests on. `opening.` marks the balance sheet at the start of the period. An input that the period does not have is absent.',
    }),
  },
  { title: 'Ratios' },
);
const Agent = Type.Object({ ...OWN, ...AGENT }, { title: 'RatiosAgent' });

const QUERY = Type.Object({ ...SERIES_PARAMETERS, ...PRICE_PARAMETERS });

const DESCRIPTION =
  'Ratios are fractions, not percent. Those of valuation need `price`: it values the newest period that had ended and was reported by its date, in its currency; elsewhere they are null with the reason `no-price`. What compares a flow with a balance or a price is null for quarters (`not-annual`). A denominator that is zero or negative gives null (`not-meaningful`).';

interface Priced {
  readonly price: SharePrice | null;
  readonly period: FinancialPeriod | null;
}

export const listRatios: Operation = defineOperation({
  id: 'listRatios',
  method: 'GET',
  path: '/v1/companies/ratios',
  family: 'Companies',
  scope: 'read',
  summary: 'Profitability, return, valuation, dividend and leverage ratios of an issuer',
  description: `${DESCRIPTION} ${SERIES_NOTE}`,
  query: QUERY,
  response: listOf(Full, SERIES_MEMBERS),
  agent: listOf(Agent, SERIES_MEMBERS),
  async handle({ query, deps: { db } }) {
    const given = query as Static<typeof QUERY>;
    const price = requestedPrice(given);
    const shown = await requestedSeries(db, given);
    const priced = { price, period: price === null ? null : pricedPeriod(shown, price) };
    const itemOf = (period: FinancialPeriod) => ratioItem(shown, period, priced);
    const page = { dataset: 'income-statements', periods: shown.financials, itemOf } as const;
    return (await seriesPage(db, given, shown, page)) as never;
  },
});

function ratioItem(shown: ShownSeries, period: FinancialPeriod, priced: Priced): object {
  const { isAgent, financials, series } = shown;
  const opening = openingOf(period, financials);
  const price = priced.period === period ? priced.price : null;
  const ratios = computeRatios(period, series.period, opening, price);
  const found = NAMES.filter((name) => ratios[name].value !== null);
  const inputs = inputsOf(found, period, opening);
  const newest = newestStatement(period);
  const metadata = metadataOfValues(rowOfPeriod(shown, newest).metadata, inputs, Object.keys(inputs));
  const { verification, ...blocks } = shownBlocks(metadata, isAgent);
  return {
    object: 'ratios',
    ...periodHead(shown, period),
    ...filingOf(newest),
    price: price === null ? null : { value: Number(price.price), currency: price.currency, date: price.date },
    ...Object.fromEntries(NAMES.map((name) => [name, ratios[name].value])),
    reasons: reasonsOf(ratios),
    ...(isAgent ? {} : { lineage: ratioLineage(found, inputs), inputs: inputItems(inputs), ...blocks }),
    verification,
  };
}

/** The statement of a period whose filing is the newest. */
function newestStatement({ statements }: FinancialPeriod): SeriesPeriod {
  const [first, ...others] = Object.values(statements).filter((one) => one !== null);
  if (first === undefined) throw new Error('a period without statements');
  return others.reduce((newest, one) => (one.filing.publicAt > newest.filing.publicAt ? one : newest), first);
}

function inputsOf(found: readonly RatioName[], period: FinancialPeriod, opening: FinancialPeriod | null): Values {
  const names = [...new Set(found.flatMap((name) => RATIO_INPUTS[name]))];
  return Object.fromEntries(
    names.flatMap((name): [string, SeriesValue][] => {
      const value = inputValue(name, period, opening);
      return value == null || value.value === null ? [] : [[name, value]];
    }),
  );
}

function inputItems(inputs: Values): object {
  const lineage = lineageIn(inputs, Object.keys(inputs));
  return Object.fromEntries(
    Object.entries(lineage).map(([name, rest]) => [name, { value: Number(inputs[name]?.value), ...rest }]),
  );
}

function ratioLineage(found: readonly RatioName[], inputs: Values): object {
  return Object.fromEntries(
    found.map((name) => {
      const own = RATIO_INPUTS[name].filter((input) => input === 'price' || input in inputs);
      return [name, { definition: RATIOS[name][1], inputs: own }];
    }),
  );
}

function reasonsOf(ratios: Ratios): object {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const ratio = ratios[name];
      return ratio.value === null ? [[name, ratio.reason]] : [];
    }),
  );
}
