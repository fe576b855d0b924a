import Type from 'typebox';
import { BANDS, FACTOR_IDS } from '../../../core/score-receipt.ts';
import { Day, IsoTime, Nullable } from '../../blocks.ts';
import { SOURCE_EVENT_TYPES } from '../../reads/source-events.ts';
import { SearchEvidence } from './signals.ts';

const points = (description: string) => Nullable(Type.Number({ description }));
const Reason = Type.Object(
  {
    code: Type.String(),
    message: Type.String(),
    doubt: Type.Optional(Type.Boolean({ description: 'It bars confidence `high`, as a failed cross-check does.' })),
  },
  { title: 'Reason' },
);
const Factor = Type.Enum([...FACTOR_IDS]);
const Band = Nullable(Type.Enum([...BANDS]));
const span = Nullable(Type.String({ description: '`/v1/lineage/{sourceSpan}` has the words; null for market data.' }));
const accession = Nullable(Type.String({ description: 'Null for market data or a threshold list.' }));
const value = Type.Union([Type.Number(), Type.String(), Type.Boolean(), Type.Null()]);

const ExplainedFactor = Type.Object(
  {
    id: Factor,
    title: Type.String(),
    weight: Type.Number({ minimum: 0, maximum: 1 }),
    score: points('0 to 100; null where missing.'),
    contribution: points('Points that it adds to the score.'),
    sentences: Type.Array(
      Type.Object({
        text: Type.String(),
        sources: Type.Array(
          Type.Object({
            label: Type.String(),
            value,
            unit: Type.String(),
            date: Nullable(Day),
            accessionNumber: accession,
            sourceSpan: span,
            parserVersion: Nullable(Type.String()),
          }),
        ),
      }),
    ),
    formulas: Type.Array(Type.String(), { description: 'The arithmetic behind the sentences, with its numbers.' }),
    missing: Type.Array(Reason),
    notes: Type.Array(Reason),
  },
  { title: 'ExplainedFactor' },
);

const ScoreInput = Type.Object(
  {
    name: Type.String(),
    state: Type.Enum(['present', 'none', 'missing'], {
      description:
        '`none`: searched, and there are none. `missing`: not covered, not parsed or not stated; never zero.',
    }),
    reason: Nullable(Reason),
    items: Type.Integer(),
    searched: Type.Optional(SearchEvidence),
  },
  { title: 'ScoreInput' },
);

const ChangedValue = Nullable(
  Type.Object({ value, unit: Type.String(), date: Nullable(Day), accessionNumber: accession, sourceSpan: span }),
);

const InputChange = Type.Object(
  {
    input: Type.String(),
    label: Type.String(),
    before: ChangedValue,
    after: ChangedValue,
    details: Type.Array(Type.Object({ name: Type.String(), before: Type.String(), after: Type.String() })),
    reason: Nullable(Type.String({ description: 'Why it no longer counts.' })),
  },
  { title: 'InputChange', description: '`before` null: new. `after` null: it no longer counts.' },
);

const ScoreChanges = Type.Object(
  {
    since: { ...Day, description: 'Date of the score before.' },
    score: Type.Object({ before: points('Null: withheld.'), after: points('Null: withheld.') }),
    band: Type.Object({ before: Band, after: Band }),
    factors: Type.Array(
      Type.Object({
        factor: Factor,
        before: points('Null: missing.'),
        after: points('Null: missing.'),
        contribution: Type.Number({ description: 'Points of the score that its contribution moved.' }),
        inputs: Type.Array(InputChange),
        missing: Type.Array(Type.String()),
      }),
    ),
    others: Type.Array(InputChange, { description: 'Inputs that differ and moved no factor.' }),
    filings: Type.Array(
      Type.Object({ accessionNumber: Type.String(), publicAt: IsoTime, factors: Type.Array(Factor) }),
      { description: 'Filings that the score rests on and the one before did not; oldest first.' },
    ),
  },
  { title: 'ScoreChanges', description: 'What changed against the score before.' },
);

const BandDistance = Type.Object(
  {
    band: Type.Enum([...BANDS]),
    edge: Type.Number(),
    points: Type.Number({ description: 'Points of the score to the edge.' }),
    direction: Type.Enum(['up', 'down']),
    factors: Type.Array(
      Type.Object({
        factor: Factor,
        score: Type.Number(),
        needed: points('The factor score at which the band changes; null where no score of this factor alone does.'),
        input: Nullable(Type.String()),
      }),
    ),
  },
  { title: 'BandDistance', description: 'What would move the band.' },
);

export const Explanation = Type.Object(
  {
    verdict: Type.String(),
    issuer: Type.String(),
    lo: Type.Number({ description: 'The score with every missing factor at its least.' }),
    hi: Type.Number({ description: 'The score with every missing factor at 100.' }),
    presentWeight: Type.Number({ description: 'Weight of the present factors in hundredths.' }),
    confidenceReasons: Type.Array(Reason),
    withheldReasons: Type.Array(Reason),
    factors: Type.Array(ExplainedFactor),
    inputs: Type.Array(ScoreInput),
    changes: Nullable(ScoreChanges),
    bands: Type.Array(BandDistance),
    receiptHash: Type.String({ description: '`/v1/dilution/score/receipt` has the receipt.' }),
  },
  { title: 'ScoreExplanation' },
);

export const AgentExplanation = Type.Object(
  {
    verdict: Type.String(),
    lo: Type.Number(),
    hi: Type.Number(),
    factors: Type.Array(
      Type.Object({
        id: Factor,
        score: points('Null: missing.'),
        contribution: points('Null: missing.'),
        sentences: Type.Array(Type.String()),
      }),
    ),
    receiptHash: Type.String(),
  },
  { title: 'AgentScoreExplanation' },
);

export const SourceEvent = Type.Object(
  {
    type: Type.Enum([...SOURCE_EVENT_TYPES]),
    inputs: Type.Array(Type.String(), { description: 'The inputs of the score that it is part of.' }),
    label: Type.String(),
    value,
    unit: Type.String(),
    date: Nullable(Day),
    accessionNumber: Type.String(),
    form: Nullable(Type.String()),
    filedDate: Nullable(Day),
    filingUrl: Nullable(Type.String()),
    publicAt: IsoTime,
    sourceSpan: span,
    parserVersion: Type.String(),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    verified: Type.Boolean({ description: 'Whether every cross-check of the row passed.' }),
  },
  { title: 'ScoreSourceEvent', description: 'A fact of a filing that the score was computed from.' },
);

export const AgentSourceEvent = Type.Object(
  {
    type: Type.Enum([...SOURCE_EVENT_TYPES]),
    label: Type.String(),
    value,
    unit: Type.String(),
    date: Nullable(Day),
    accessionNumber: Type.String(),
    sourceSpan: span,
  },
  { title: 'AgentScoreSourceEvent' },
);
