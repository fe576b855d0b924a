import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import { methodology20261115r1 } from '../../scoring/methodologies/2026-11-15.1.ts';
import { methodology20261201r1 } from '../../scoring/methodologies/2026-12-01.1.ts';
import { scoreInputs } from '../../scoring/score-issuer.ts';
import { compareRandomInputs, difference } from '../reference/2026-12-01/agreement.ts';
import { ARCHETYPES } from '../reference/2026-12-01/archetypes.ts';
import { CALM } from '../reference/2026-12-01/calm-inputs.ts';
import { scoreReady } from '../reference/2026-12-01/score.ts';
import { toScoreInputs } from '../reference/2026-12-01/to-score-inputs.ts';

/** Some seconds of one core; a machine that does other things besides takes longer. */
const TIME = { timeout: 120_000 };

describe('the arithmetic of 2026-12-01.1 and the reference written from methodology.md alone', () => {
  it('agree on 6,000 random inputs (npm run soak -- reference: on 100,000)', TIME, () => {
    const seen = compareRandomInputs(methodology20261201r1, 6_000, 12);
    const factors = ['F1', 'F2', 'F3', 'F4', 'F5'].flatMap((id) => [`${id} present`, `${id} missing`]);
    const bands = ['low', 'moderate', 'elevated', 'high', 'null'].map((band) => `band ${band}`);
    const levels = ['low', 'medium', 'high'].map((level) => `confidence ${level}`);
    const rare = [...factors, ...bands, ...levels, 'capacity unknown'].filter((what) => (seen.get(what) ?? 0) < 50);
    expect(rare).toEqual([]);
  });

  it('would not agree under the knots alone of 2026-11-15.1', () => {
    expect(() => compareRandomInputs(methodology20261115r1, 200, 12)).toThrow(/Property failed/);
  });
});

describe('the archetypes of methodology.md, scored by the engine', () => {
  it.each(ARCHETYPES.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const found = scoreInputs(toScoreInputs(one.inputs), one.inputs.asOf as IsoDate, methodology20261201r1);
    const { band, score, confidence } = found.result;
    expect(one.bands).toContain(band);
    expect(score ?? 0).toBeGreaterThanOrEqual(one.from);
    expect(score ?? 0).toBeLessThan(one.below);
    expect(one.confidences).toContain(confidence);
    expect(difference(scoreReady(one.inputs), found)).toBeNull();
    if (one.months === null) return;
    expect(found.factors.cashRunwayPressure.intermediates['months']).toBeCloseTo(one.months, 2);
  });

  it('gives confidence high to an issuer with warrants whose terms are all stated', () => {
    const inputs = {
      ...CALM,
      instruments: [
        {
          kind: 'warrant' as const,
          shares: 5_000_000,
          strike: 12,
          exercisableFrom: '2025-01-01',
          variablePrice: false,
          discount: null,
          floorPrice: null,
          principal: null,
        },
      ],
    };
    const { result } = scoreInputs(toScoreInputs(inputs), inputs.asOf as IsoDate, methodology20261201r1);
    expect(result.confidence).toBe('high');
  });
});
