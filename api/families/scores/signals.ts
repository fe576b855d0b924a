import Type, { type Static } from 'typebox';
import { BANDS, LEVELS } from '../../../core/score-receipt.ts';
import { Day, IsoTime, Nullable } from '../../blocks.ts';
import { badParameter } from '../../http/problems.ts';
import { type Call, defineOperation } from '../../operation.ts';
import { CLOCKS, ISSUER, VIEW } from '../../parameters.ts';
import { namedIssuer } from '../../reads/score-issuer.ts';
import { readSignal } from '../../reads/signals.ts';
import {
  AgentScoreVerification,
  agentVerification,
  backfilledBlocks,
  byFactor,
  COMPUTED_AT,
  ORIGIN,
  SCORE_BLOCKS,
  ScoreVerification,
  SUB_RATING_FIELDS,
  scoreClocks,
  withBlocks,
} from './score-blocks.ts';

const score = (description: string) => Nullable(Type.Number({ minimum: 0, maximum: 100, description }));
const Band = Nullable(Type.Enum([...BANDS], { description: 'Null where the score is withheld.' }));

const FactorShare = Type.Object(
  {
    weight: Type.Number({ minimum: 0, maximum: 1 }),
    score: score('Null where its inputs are missing.'),
    contribution: Nullable(
      Type.Number({ description: 'Points of the score; null where missing, or the score is withheld.' }),
    ),
  },
  { title: 'FactorShare' },
);

/** Filings that a search without a result has read. */
export const SearchEvidence = Type.Object(
  {
    from: Day,
    to: Day,
    filings: Type.Integer({ description: "Filings of the dataset's forms in the window; each was read." }),
    byForm: Type.Record(Type.String(), Type.Integer()),
    firstFiled: Nullable(Day),
    lastFiled: Nullable(Day),
    newestReport: Nullable(
      Type.Object({
        accessionNumber: Type.String(),
        form: Type.String(),
        filedDate: Day,
        periodOfReport: Nullable(Day),
      }),
    ),
  },
  { title: 'SearchEvidence', description: 'What was searched where nothing was found.' },
);

const SeriesPoint = Type.Object(
  {
    asOf: Day,
    score: score('Null where withheld.'),
    band: Band,
    percentile: score('Rank among the issuers scored for the date.'),
    origin: ORIGIN,
  },
  { title: 'ScoreSeriesPoint' },
);

const SIGNAL_FIELDS = {
  object: Type.Literal('dilution_signal'),
  cik: Type.String(),
  ticker: Nullable(Type.String()),
  asOf: { ...Day, description: 'Date of the score: only facts public by its end count.' },
  methodologyVersion: Type.String({ description: 'Date plus revision.' }),
  origin: ORIGIN,
  score: score('Null where it is withheld.'),
  band: Band,
  confidence: Type.Enum([...LEVELS]),
  ...SUB_RATING_FIELDS,
  regsho: Nullable(Type.Boolean({ description: 'Null where no threshold list was loaded.' })),
  percentile: score('Rank among the issuers scored for the date; null where those are too few.'),
  ...COMPUTED_AT,
};

const HISTORY = {
  history: Type.Optional(
    Type.Array(SeriesPoint, {
      description: 'Only on request: one point per day with a stored score, ending with `asOf`. Other days are absent.',
    }),
  ),
};

const BREAKDOWN = {
  factorBreakdown: Type.Object(
    byFactor(() => FactorShare),
    { title: 'FactorBreakdown' },
  ),
  searched: Type.Record(Type.String(), SearchEvidence, {
    description: 'By input of which nothing was found: what was searched.',
  }),
};

const exposure = (name: string) =>
  Nullable(Type.Number({ description: `Exposure of the ticker to the factor ${name}.` }));

const FactorModelContext = Type.Object(
  {
    macroRegime: Type.Object({
      country: Type.String(),
      regime: Type.String(),
      asOf: IsoTime,
    }),
    exposures: Type.Object({ MOMENTUM: exposure('MOMENTUM'), LIQUIDITY: exposure('LIQUIDITY') }),
  },
  { title: 'FactorModelContext', description: 'Macro regime and exposures of the ticker.' },
);

const CONTEXT = {
  factorModelContext: Nullable(FactorModelContext),
  factorModelContextReason: Nullable(
    Type.Object({ code: Type.String(), message: Type.String() }, { description: 'Why the context is null.' }),
  ),
};

const FULL = { ...SIGNAL_FIELDS, ...BREAKDOWN, ...HISTORY, ...SCORE_BLOCKS, verification: ScoreVerification };
const AGENT = { ...SIGNAL_FIELDS, ...HISTORY, verification: AgentScoreVerification };

const QUERY = Type.Object({
  ...ISSUER,
  history: Type.Optional(
    Type.Enum(['30d', '90d', '1y'], { description: 'Adds the scores of the days before the date.' }),
  ),
  ...VIEW,
  ...CLOCKS,
});

const DESCRIPTION =
  'The stored score of an issuer, never one computed on request. Give `ticker` or `cik`. `as_of`: the score of that date, or of the last night before it by no more than three business days. `as_computed`: the score that was current at that instant, with the rank that it had. `parser_version`: the last score that was computed with it, by its run or by a fact that it cites.';

async function signalOf({ query, deps: { db } }: Pick<Call<typeof QUERY>, 'query' | 'deps'>) {
  const issuer = namedIssuer(query);
  if (issuer === null) throw badParameter('ticker', 'is required, or cik: a signal is of one issuer');
  const clocks = scoreClocks(query);
  const read = await readSignal(db, { issuer, clocks, history: query.history ?? null });
  const { signal, stored, essentials } = read;
  const { factorBreakdown, searched, ...rest } = signal;
  if (stored.origin === 'backfill' || essentials === null) {
    const blocks = backfilledBlocks(signal, clocks);
    return { ...rest, origin: 'backfill' as const, factorBreakdown, searched, ...blocks };
  }
  const [one] = await withBlocks(db, [{ row: stored.row, essentials }], clocks);
  if (one === undefined) throw new TypeError('a score has no blocks');
  return { ...rest, origin: 'nightly' as const, factorBreakdown, searched, ...one.blocks };
}

/** The compact form: without the factor breakdown and the blocks of its metadata. */
function agentSignal({
  factorBreakdown: _,
  searched: __,
  provenance: ___,
  freshness: ____,
  materialization: _____,
  ...rest
}: Awaited<ReturnType<typeof signalOf>>) {
  return { ...rest, verification: agentVerification(rest.verification) };
}

const getSignal = defineOperation({
  id: 'getDilutionSignal',
  method: 'GET',
  path: '/v1/signals/dilution',
  family: 'Signals',
  scope: 'read',
  tool: 'signals.dilution.get',
  summary: 'Dilution Score of an issuer, 0 to 100, with band, sub-ratings and factor breakdown',
  description: DESCRIPTION,
  query: QUERY,
  response: Type.Object(FULL, { title: 'DilutionSignal' }),
  agent: Type.Object(AGENT, { title: 'AgentDilutionSignal' }),
  async handle(call) {
    const signal = await signalOf(call);
    return call.query.view === 'agent' ? agentSignal(signal) : signal;
  },
});

/** Until factors are materialized, the context is a stated gap rather than a guess. */
const NO_CONTEXT: Static<(typeof CONTEXT)['factorModelContextReason']> = {
  code: 'factors-not-materialized',
  message:
    'the macro regime and the MOMENTUM and LIQUIDITY exposures come from the factor and macro datasets, which this service does not materialize yet',
};

const getEnhancedSignal = defineOperation({
  id: 'getEnhancedDilutionSignal',
  method: 'GET',
  path: '/v1/signals/dilution/enhanced',
  family: 'Signals',
  scope: 'read',
  tool: 'signals.dilution.enhanced.get',
  summary: 'The dilution signal with factor model context',
  description: `${DESCRIPTION}\n\n\`factorModelContext\` has the macro regime and the MOMENTUM and LIQUIDITY exposures of the ticker; while it is null, \`factorModelContextReason\` says why.`,
  query: QUERY,
  response: Type.Object({ ...FULL, ...CONTEXT }, { title: 'EnhancedDilutionSignal' }),
  agent: Type.Object({ ...AGENT, ...CONTEXT }, { title: 'AgentEnhancedDilutionSignal' }),
  async handle(call) {
    const signal = await signalOf(call);
    const context = { factorModelContext: null, factorModelContextReason: NO_CONTEXT };
    return call.query.view === 'agent' ? { ...agentSignal(signal), ...context } : { ...signal, ...context };
  },
});

export const SIGNAL_OPERATIONS = [getSignal, getEnhancedSignal];
