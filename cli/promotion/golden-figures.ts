import type { ParserVersion } from '../../core/ids.ts';
import type { ParserCatalog } from '../../parsers/parser-catalog.ts';
import { goldenDelta, type RateChange } from '../golden/golden-delta.ts';

/** How another version reads the golden documents: the figures that decide a promotion. */
export interface GoldenFigures {
  readonly kind: string;
  readonly documents: number;
  /** Rates that say what is right and are lower under the new version. */
  readonly worse: readonly GoldenChange[];
  /** Wrong values that were claimed with high confidence. */
  readonly wrongAtHigh: { readonly before: number; readonly after: number };
}

type GoldenChange = Pick<RateChange, 'what' | 'before' | 'after'>;

/** Both versions over the golden documents; null where there is none of their kind. */
export async function compareGolden(
  catalog: ParserCatalog,
  before: ParserVersion,
  after: ParserVersion,
): Promise<GoldenFigures | null> {
  const { kind, documents, worse, wrongAtHigh } = await goldenDelta(catalog, { before, after });
  if (documents === 0) return null;
  return {
    kind,
    documents,
    worse: worse.map(({ what, before: was, after: is }) => ({ what, before: was, after: is })),
    wrongAtHigh,
  };
}

/** Why the golden documents speak against a promotion, in the words of its refusal; empty: they do not. */
export function goldenProblems(figures: GoldenFigures | null): readonly string[] {
  if (figures === null) return ['the golden documents could not be compared'];
  const { worse, wrongAtHigh } = figures;
  const rates = worse.map(
    ({ what, before, after }) =>
      `golden ${what}: ${before.hits} of ${before.of} before, ${after.hits} of ${after.of} after`,
  );
  if (wrongAtHigh.after <= wrongAtHigh.before) return rates;
  return [...rates, `wrong at high confidence: ${wrongAtHigh.before} before, ${wrongAtHigh.after} after`];
}
