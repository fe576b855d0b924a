import Type, { type Static } from 'typebox';

/** Whether data may be passed on, and by what. */
export const Rights = Type.Object(
  {
    classification: Type.Literal('public'),
    redistribution: Type.Boolean({ description: 'Whether the data may be passed on.' }),
    sources: Type.Array(Type.String()),
    basis: Type.String({ description: 'Why.' }),
    restrictions: Type.Array(Type.Object({ field: Type.String(), note: Type.String() }), {
      description: 'Members that others claim rights in.',
    }),
    notCovered: Type.Array(Type.String(), { description: 'What these sources do not give.' }),
  },
  { title: 'Rights', description: 'Rights in the data.' },
);

const BASIS =
  'The SEC states that information on sec.gov is public information that may be copied or further distributed; no data of exchanges or vendors is used.';

/** Of what the SEC's filings and lists give. Reviewed when a source is added. */
export function rightsOf(given: {
  readonly sources: readonly string[];
  readonly notCovered: readonly string[];
  readonly hasCusips?: boolean;
}): Static<typeof Rights> {
  const note =
    'As printed in public filings. CUSIP Global Services claims rights in the CUSIP system: bulk use may need its license.';
  return {
    classification: 'public',
    redistribution: true,
    sources: [...given.sources],
    basis: BASIS,
    restrictions: given.hasCusips ? [{ field: 'cusip', note }] : [],
    notCovered: [...given.notCovered],
  };
}

export const LISTING_RIGHTS = rightsOf({
  sources: ['SEC EDGAR filings', "SEC's list of company tickers"],
  notCovered: [
    "tickers that neither a tagged cover page (since 2019) nor the SEC's list states",
    'prices',
    'volumes',
    'exchange-traded funds without filings of their own',
  ],
});
