/** What another version does to the golden documents, as far as a promotion depends on it. */
export interface GoldenFigures {
  readonly kind: string;
  /** 0: there is no golden document of this kind. */
  readonly documents: number;
  /** Rates that say what is right and are lower under the new version. */
  readonly worse: readonly GoldenChange[];
  /** Wrong values that were claimed with high confidence. */
  readonly wrongAtHigh: { readonly before: number; readonly after: number };
}

interface GoldenChange {
  readonly what: string;
  readonly before: { readonly hits: number; readonly of: number };
  readonly after: { readonly hits: number; readonly of: number };
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
