import Type, { type Static } from 'typebox';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber } from '../../../core/ids.ts';
import { FACTOR_IDS, type FactorId, LEVELS } from '../../../core/score-receipt.ts';
import { parseSourceSpan } from '../../../core/spans.ts';
import type { Database } from '../../../db/database.ts';
import { type FilingLink, loadFilingLinks } from '../../../db/repositories/filings/filing-links.ts';
import type { ScoreRow } from '../../../db/repositories/scores/find-score.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../../../scoring/methodology-registry.ts';
import { CrossValidation, Freshness, IsoTime, Nullable, Provenance } from '../../blocks.ts';
import { type Clocks, readClocks } from '../../parameters.ts';
import type { ScoreEssentials } from '../../reads/score-essentials.ts';
import { expectedScoreDate, scoreFreshness } from '../../reads/stored-scores.ts';

/** A value for each factor. */
export function byFactor<T>(of: (id: FactorId) => T): Readonly<Record<FactorId, T>> {
  return Object.fromEntries(FACTOR_IDS.map((id) => [id, of(id)])) as Record<FactorId, T>;
}

const level = (description: string) => Nullable(Type.Enum([...LEVELS], { description }));

/** A rating is null where its inputs are missing. */
export const SUB_RATING_FIELDS = {
  overallRisk: level('Of the score as a whole.'),
  offeringAbilityRisk: level('What it can still sell under its registrations.'),
  dilutionRisk: level('Warrants and convertibles.'),
  historicalRisk: level('How fast its shares have grown.'),
  cashNeedLevel: level('How soon it needs cash.'),
  warrantExerciseRating: level('How likely its warrants are to be exercised.'),
};

export const ORIGIN = Type.Enum(['nightly', 'backfill'], {
  description:
    '`nightly`: it has a receipt. `backfill`: computed afterwards for a past date, from the facts public by then, without a receipt.',
});

const ofFactor = Nullable(Type.Number({ minimum: 0, maximum: 100 }));

export const FactorScores = Type.Object(
  byFactor(() => ofFactor),
  { title: 'FactorScores', description: 'Factor to its score, 0 to 100; null where its inputs are missing.' },
);

/** Of a score rather than of a row of one filing. */
export const ScoreVerification = Type.Object(
  {
    sourceSpan: Nullable(
      Type.String({
        description:
          'Of the fact behind the factor that weighs most; null where that is market data, a search without results, or the score was backfilled.',
      }),
    ),
    extractionTraceId: Type.String({ description: "The receipt's hash; of a backfilled score that of its inputs." }),
    confidence: Nullable(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'The lowest of any cited fact; null for a backfilled score.',
      }),
    ),
    crossValidations: Type.Array(CrossValidation),
    modelVersion: Nullable(Type.String({ description: 'Null: no language model took part.' })),
    verifiedAt: Nullable(
      Type.String({
        format: 'date-time',
        description:
          'When the score was computed with its receipt. Reading recomputes the receipt, which never changes. Null for a backfilled score.',
      }),
    ),
  },
  { title: 'ScoreVerification', description: 'Programmatic verification of a score.' },
);

export const AgentScoreVerification = Type.Object(
  {
    confidence: Nullable(Type.Number({ minimum: 0, maximum: 1 })),
    crossValidationsPassed: Type.Boolean({ description: 'Whether every cross-check passed.' }),
    sourceSpanResolved: Type.Boolean({ description: 'Whether the score cites words of a filing.' }),
    modelVersion: Nullable(Type.String()),
  },
  { title: 'AgentScoreVerification', description: 'The verification block in the compact form.' },
);

const ScoreMaterialization = Type.Object(
  {
    parserVersion: Nullable(Type.String({ description: 'Of the fact behind the factor that weighs most.' })),
    materializationVersion: Nullable(Type.String({ description: 'Null for a backfilled score.' })),
    methodologyVersion: Type.String(),
    parserVersions: Type.Array(Type.String(), { description: 'Of all facts that the score cites.' }),
  },
  { title: 'ScoreMaterialization', description: 'Versions of the pipeline that produced the score.' },
);

/** What every score carries. */
export const SCORE_BLOCKS = {
  provenance: Nullable(Provenance),
  freshness: Freshness,
  materialization: ScoreMaterialization,
};

export const COMPUTED_AT = {
  computedAt: Nullable({ ...IsoTime, description: 'Null for a backfilled score: histories have no time.' }),
};

/** What a request of the score paths says of clocks. */
export function scoreClocks(query: Parameters<typeof readClocks>[0]): Clocks & { readonly methodologyVersion: string } {
  const clocks = readClocks(query);
  return { ...clocks, methodologyVersion: clocks.methodologyVersion ?? CURRENT_METHODOLOGY_VERSION };
}

interface Blocks {
  readonly provenance: Static<typeof Provenance> | null;
  readonly freshness: ReturnType<typeof scoreFreshness>;
  readonly materialization: Static<typeof ScoreMaterialization>;
}

/** Nightly scores with their blocks, in their order. */
export async function withBlocks<T extends { readonly row: ScoreRow; readonly essentials: ScoreEssentials }>(
  db: Database,
  read: readonly T[],
  clocks: Clocks & { readonly methodologyVersion: string },
): Promise<readonly (T & { readonly blocks: Blocks })[]> {
  const cited = read.flatMap(({ essentials }) => essentials.leading?.accessionNumber ?? []);
  const links = await loadFilingLinks(db, cited);
  const expected = expectedScoreDate(clocks);
  return read.map((one) => ({ ...one, blocks: blocksOf(one, { links, clocks, expected }) }));
}

function blocksOf(
  { row, essentials }: { readonly row: ScoreRow; readonly essentials: ScoreEssentials },
  {
    links,
    clocks,
    expected,
  }: {
    readonly links: ReadonlyMap<AccessionNumber, FilingLink>;
    readonly clocks: Clocks & { readonly methodologyVersion: string };
    readonly expected: IsoDate;
  },
): Blocks {
  return {
    provenance: provenanceOf(essentials, links),
    freshness: scoreFreshness({ ...row, newestPublicAt: essentials.newestPublicAt }, clocks.asOf, expected),
    materialization: {
      parserVersion: essentials.leading?.parserVersion ?? null,
      materializationVersion: row.materializationVersion,
      methodologyVersion: clocks.methodologyVersion,
      parserVersions: [...essentials.parserVersions],
    },
  };
}

function provenanceOf(
  { leading }: ScoreEssentials,
  links: ReadonlyMap<AccessionNumber, FilingLink>,
): Blocks['provenance'] {
  const link = leading && links.get(leading.accessionNumber);
  if (!leading?.sourceSpan || !link || link.retrievedAt === null) return null;
  return {
    source: 'sec-edgar',
    accessionNumber: leading.accessionNumber,
    filingUrl: link.url,
    retrievedAt: link.retrievedAt,
    parserVersion: leading.parserVersion,
    rawSourceKey: parseSourceSpan(leading.sourceSpan).rawSourceKey,
  };
}

/** The blocks of a backfilled score. */
export function backfilledBlocks(
  { asOf, methodologyVersion }: { readonly asOf: IsoDate; readonly methodologyVersion: string },
  clocks: Clocks,
): Blocks {
  return {
    provenance: null,
    freshness: scoreFreshness({ asOf, computedAt: null, newestPublicAt: null }, clocks.asOf, expectedScoreDate(clocks)),
    materialization: { parserVersion: null, materializationVersion: null, methodologyVersion, parserVersions: [] },
  };
}

/** The verification of a score in the compact form. */
export function agentVerification(verification: {
  readonly sourceSpan: string | null;
  readonly confidence: number | null;
  readonly crossValidations: readonly { readonly passed: boolean }[];
  readonly modelVersion: string | null;
}) {
  const { sourceSpan, confidence, crossValidations, modelVersion } = verification;
  return {
    confidence,
    crossValidationsPassed: crossValidations.every(({ passed }) => passed),
    sourceSpanResolved: sourceSpan !== null,
    modelVersion,
  };
}
