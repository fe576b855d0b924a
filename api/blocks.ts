import Type, { type TProperties, type TSchema } from 'typebox';

/** Shared schemas. Those with a title become components of the OpenAPI document. */

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const IsoTime = Type.String({ format: 'date-time', description: 'ISO 8601, UTC.' });
export const Day = Type.String({ format: 'date' });
export const AccessionNumberText = Type.String({ examples: ['0001213900-26-001234'] });

export const Provenance = Type.Object(
  {
    source: Type.String({ description: 'Where the data comes from: `sec-edgar`.' }),
    accessionNumber: AccessionNumberText,
    filingUrl: Type.String({ description: 'URL of the source document.' }),
    retrievedAt: IsoTime,
    parserVersion: Type.String(),
    rawSourceKey: Type.String({ description: 'Key of the stored bytes: `sha256:<hex>`.' }),
  },
  { title: 'Provenance', description: 'Origin of the data.' },
);

export const Freshness = Type.Object(
  {
    status: Type.Enum(['fresh', 'late', 'stale', 'never'], {
      description:
        '`fresh`; `late`: the last expected run has not finished; `stale`: older than three business days, or the filing has other bytes by now; `never`: no run has materialized the dataset.',
    }),
    asOf: Nullable(IsoTime),
    sourcePublishedAt: Nullable(IsoTime),
    lagMs: Nullable(Type.Integer({ minimum: 0, description: 'From publication to `asOf`, milliseconds.' })),
    sourcePublishedAtEstimated: Type.Optional(
      Type.Boolean({ description: 'True where the filing states no acceptance time.' }),
    ),
  },
  { title: 'Freshness', description: 'Age of the data.' },
);

/** Of a list: of the dataset rather than of a row. */
export const DatasetFreshness = Type.Object(
  { ...Freshness.properties, completeThrough: Nullable(Type.String()), expectedThrough: Type.String() },
  { title: 'DatasetFreshness', description: 'Of the dataset as a whole.' },
);

const Materialization = Type.Object(
  { parserVersion: Type.String(), materializationVersion: Type.String() },
  { title: 'Materialization', description: 'Versions of the pipeline that produced the data.' },
);

export const CrossValidation = Type.Object(
  { name: Type.String(), passed: Type.Boolean() },
  { title: 'CrossValidation', description: 'A named cross-check.' },
);

const Verification = Type.Object(
  {
    sourceSpan: Nullable(
      Type.String({
        description: '`<rawSourceKey>#<sequence>:<start>-<end>`; `/v1/lineage/{sourceSpan}` has the words.',
      }),
    ),
    extractionTraceId: Type.String(),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    crossValidations: Type.Array(CrossValidation),
    modelVersion: Nullable(Type.String({ description: 'Null: no language model took part.' })),
    verifiedAt: IsoTime,
  },
  { title: 'Verification', description: 'Programmatic verification of the row.' },
);

/** Under `view=agent`. */
export const AgentVerification = Type.Object(
  {
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    crossValidationsPassed: Type.Boolean({ description: 'Whether every cross-check passed.' }),
    sourceSpanResolved: Type.Boolean({
      description: 'Whether the row has a span that resolves to words of its filing.',
    }),
    modelVersion: Nullable(Type.String()),
  },
  { title: 'AgentVerification', description: 'The verification block in the compact form.' },
);

/** The blocks of a row that one filing gave. */
export const ROW_BLOCKS = {
  provenance: Provenance,
  freshness: Freshness,
  materialization: Materialization,
  verification: Verification,
};

/** The list envelope; the shell adds requestId and traceparent. */
export const listOf = <I extends TSchema, M extends TProperties = Record<never, never>>(item: I, more?: M) =>
  Type.Object({
    object: Type.Literal('list'),
    data: Type.Array(item),
    hasMore: Type.Boolean(),
    nextCursor: Nullable(Type.Integer({ description: 'Null where there is no further page.' })),
    ...((more ?? {}) as M),
  });

/** What the shell adds to every body. */
export const IDS = {
  requestId: Type.String(),
  traceparent: Type.String({ pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$' }),
};

export const ProblemDocument = Type.Object(
  {
    type: Type.String({ description: '`urn:tidemark:problem:<code>`' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: 'What went wrong and what to do.' }),
    code: Type.String({ description: 'Stable, for programs.' }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          in: Type.Enum(['query', 'path', 'header', 'body']),
          name: Type.String(),
          message: Type.String(),
          allowed: Type.Optional(Type.Array(Type.String())),
        }),
        { description: 'The parameters that were refused.' },
      ),
    ),
    ...IDS,
  },
  { title: 'Problem', description: 'RFC 9457', additionalProperties: true },
);
