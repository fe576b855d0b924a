/** A claimed confidence, for the calibration table. */
export interface Claim {
  readonly confidence: number;
  readonly right: boolean;
}

export interface Difference {
  readonly name: string;
  readonly path: string;
  readonly expected: unknown;
  readonly given: unknown;
  readonly high: boolean;
}

/** The results of one kind of golden case. */
export interface Scorecard {
  hit(what: string, ok: boolean | number, of?: number): void;
  claim(confidence: number, right: boolean): void;
  differ(difference: Difference): void;
  readonly rates: ReadonlyMap<string, { readonly hits: number; readonly of: number }>;
  readonly claims: readonly Claim[];
  readonly differences: readonly Difference[];
}

export function createScorecard(): Scorecard {
  const rates = new Map<string, { hits: number; of: number }>();
  const claims: Claim[] = [];
  const differences: Difference[] = [];
  return {
    hit(what, ok, of = 1) {
      const rate = rates.get(what) ?? { hits: 0, of: 0 };
      rates.set(what, { hits: rate.hits + Number(ok), of: rate.of + of });
    },
    claim: (confidence, right) => void claims.push({ confidence, right }),
    differ: (difference) => void differences.push(difference),
    rates,
    claims,
    differences,
  };
}

export interface CalibrationRow {
  readonly from: number;
  readonly to: number;
  readonly values: number;
  readonly right: number;
}

/** Confidence against measured accuracy, in bands; high confidence begins at 0.9. */
export function calibration(claims: readonly Claim[]): readonly CalibrationRow[] {
  const bands = [0, 0.6, 0.8, 0.9, 0.95, 1.000001];
  return bands.slice(1).map((to, index) => {
    const from = bands[index] ?? 0;
    const inside = claims.filter(({ confidence }) => confidence >= from && confidence < to);
    return { from, to: Math.min(to, 1), values: inside.length, right: inside.filter(({ right }) => right).length };
  });
}
