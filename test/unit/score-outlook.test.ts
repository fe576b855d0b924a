import { describe, expect, test } from 'vitest';
import { endOfEasternDay } from '../../core/dates.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import { FACTOR_IDS, type FactorId, type ScoreReceipt } from '../../core/score-receipt.ts';
import { assembleScore } from '../../scoring/assemble.ts';
import { bandDistances } from '../../scoring/explain/band-distance.ts';
import { scoreChanges } from '../../scoring/explain/changes.ts';
import { explainScore } from '../../scoring/explain/note.ts';
import { scoreOutlook } from '../../scoring/explain/outlook.ts';
import { createReceipt } from '../../scoring/receipt.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import {
  AS_OF,
  ago,
  cash,
  closes,
  coverage,
  facts,
  METHODOLOGY,
  NOT_COVERED,
  offering,
  ref,
  registration,
  report,
  shareCount,
  shelf,
  warrant,
} from './scoring-facts.ts';

const KNOWN: Partial<IssuerFacts> = {
  coverage: coverage(),
  filings: [report('10-K', ago(100))],
  shareCounts: [shareCount(ago(30), 10_000_000), shareCount(ago(400), 8_000_000)],
  prices: closes(AS_OF, 60, 2),
  cash: [cash(ago(60))],
  overhang: [warrant(ago(60))],
};

function receiptOf(over: Partial<IssuerFacts> = {}, asOf = AS_OF): ScoreReceipt {
  return createReceipt(scoreIssuer(facts({ ...KNOWN, ...over }), asOf, METHODOLOGY), METHODOLOGY);
}

interface Given {
  readonly score: number | null;
  readonly values?: Readonly<Record<string, number | string>>;
}

/** A receipt with these factors; its result follows from them. */
function withFactors(given: Readonly<Record<FactorId, Given>>): ScoreReceipt {
  const receipt = receiptOf();
  const factors = Object.fromEntries(
    FACTOR_IDS.map((id) => {
      const { score, values = {} } = given[id];
      const state = score === null ? ('missing' as const) : ('present' as const);
      return [id, { ...receipt.factors[id], state, score, least: score ?? 0, intermediates: values }];
    }),
  ) as unknown as ScoreReceipt['factors'];
  return { ...receipt, factors, result: { ...receipt.result, ...assembleScore(factors, METHODOLOGY) } };
}

/** 0.30·66 + 0.25·60 + 0.20·50 + 0.15·26 + 0.10·40 = 52.7, moderate. */
const FIVE: Readonly<Record<FactorId, Given>> = {
  activeOfferingPressure: { score: 66 },
  cashRunwayPressure: { score: 60, values: { months: 9.6 } },
  convertibleWarrantOverhang: { score: 50, values: { ratio: 0.35 } },
  shareFloatVelocity: { score: 26, values: { growth: 0.155 } },
  compliancePressure: { score: 40, values: { worstState: 'below-minimum' } },
};

describe('what would move the band', () => {
  const [up, down] = bandDistances(withFactors(FIVE), METHODOLOGY);

  test('is the nearest edge, then the other', () => {
    expect(up).toMatchObject({ band: 'elevated', edge: 55, points: 2.3, direction: 'up' });
    expect(down).toMatchObject({ band: 'low', edge: 35, points: 17.7, direction: 'down' });
  });

  test('by each factor alone: 54.95 rounds to 55.0, so 2.25 points are enough', () => {
    const needed = Object.fromEntries((up?.factors ?? []).map((one) => [one.factor, one.needed]));
    // 2.25 ÷ 0.30 = 7.5; ÷ 0.25 = 9; ÷ 0.20 = 11.25, to 61.3; ÷ 0.15 = 15; ÷ 0.10 = 22.5.
    expect(needed).toEqual({
      activeOfferingPressure: 73.5,
      cashRunwayPressure: 69,
      convertibleWarrantOverhang: 61.3,
      shareFloatVelocity: 41,
      compliancePressure: 62.5,
    });
  });

  test('says what a factor score means for its input', () => {
    const input = (id: FactorId) => up?.factors.find(({ factor }) => factor === id)?.input;
    // 75 at 6 months, 50 at 12: 69 at 7.44.
    expect(input('cashRunwayPressure')).toBe('7.4 months of cash instead of 9.6');
    // 35 at 0.2, 65 at 0.5: 61.3 at 0.463.
    expect(input('convertibleWarrantOverhang')).toBe('weighted instruments on 46.3 % of the shares instead of 35.0 %');
    // 30 at 0.1 and 55 at 0.25 give 39.2 for 0.155, not the 26 of the receipt: nothing is said.
    expect(input('shareFloatVelocity')).toBeNull();
    expect(input('compliancePressure')).toBe('a second compliance period instead of below minimum');
  });

  test('a factor that cannot move it alone is said to be unable', () => {
    // 17.7 points: 177 of F5's 40, 118 of F4's 26.
    const needed = down?.factors.map((one) => [one.factor, one.needed]);
    expect(needed).toEqual([
      ['activeOfferingPressure', 6.8],
      ['cashRunwayPressure', null],
      ['convertibleWarrantOverhang', null],
      ['shareFloatVelocity', null],
      ['compliancePressure', null],
    ]);
  });

  test('counts the weight of a missing factor on the others', () => {
    const [nearest] = bandDistances(withFactors({ ...FIVE, compliancePressure: { score: null } }), METHODOLOGY);
    // 48.7 ÷ 0.90 = 54.1; 54.95 − 54.111 = 0.839; × 90 ÷ 25 = 3.02.
    expect(nearest).toMatchObject({ band: 'elevated', points: 0.9 });
    expect(nearest?.factors.find(({ factor }) => factor === 'cashRunwayPressure')?.needed).toBe(63.1);
    expect(nearest?.factors.map(({ factor }) => factor)).not.toContain('compliancePressure');
  });

  test('is what the receipt says when the factor is moved there, and not a tenth before', () => {
    for (const receipt of [withFactors(FIVE), receiptOf(), receiptOf({ prices: [] })]) {
      for (const { edge, direction, factors } of bandDistances(receipt, METHODOLOGY)) {
        for (const { factor, score, needed } of factors) {
          if (needed === null) continue;
          const at = (value: number) => {
            const moved = { ...receipt.factors[factor], score: value, least: value };
            const { score: total } = assembleScore({ ...receipt.factors, [factor]: moved }, METHODOLOGY);
            return direction === 'up' ? (total ?? 0) >= edge : (total ?? 0) < edge;
          };
          expect(at(needed)).toBe(true);
          const before = direction === 'up' ? needed - 0.1 : needed + 0.1;
          const isMove = direction === 'up' ? before > score : before < score;
          expect(isMove && at(before)).toBe(false);
        }
      }
    }
  });

  test('is nothing where the score is withheld', () => {
    const withheld = receiptOf({ prices: [], shareCounts: [], cash: [] });
    expect(withheld.result.score).toBeNull();
    expect(bandDistances(withheld, METHODOLOGY)).toEqual([]);
  });
});

describe('what changed since the last score', () => {
  const before = receiptOf({}, ago(1));
  const sold = { ...offering(AS_OF, { grossProceeds: 5_000_000 }), ...ref(AS_OF, 77) };
  const after = receiptOf({ offerings: [sold] });

  test('names the factors that moved, their inputs, and the filing', () => {
    const changes = scoreChanges(before, after);
    const [largest] = changes.factors;
    // 5 of 20 million in 90 days: R = 60.
    expect(largest).toMatchObject({ factor: 'activeOfferingPressure', before: 0, after: 60 });
    expect(largest?.contribution).toBeCloseTo(0.3 * 60, 9);
    const { accessionNumber, sourceSpan } = sold;
    const fromSale = { value: 5_000_000, unit: 'USD', date: AS_OF, accessionNumber, sourceSpan };
    expect(largest?.inputs).toContainEqual({
      input: 'proceeds',
      label: 'registered direct (424B5)',
      before: null,
      after: fromSale,
      details: [],
      reason: null,
    });
    expect(changes.filings).toEqual([
      {
        accessionNumber: sold.accessionNumber,
        publicAt: endOfEasternDay(AS_OF),
        factors: expect.arrayContaining(['activeOfferingPressure']),
      },
    ]);
    expect(changes.score.after).toBe(after.result.score);
  });

  test('is in the note, above the factors', () => {
    const text = explainScore(after, undefined, scoreOutlook(after, before));
    expect(text).toContain(`What changed since the score of ${ago(1)}`);
    expect(text).toContain('Active offering pressure 0.0 → 60.0, +18.0 points:');
    expect(text).toContain(`new: registered direct (424B5) 5,000,000 USD (${AS_OF}, ${sold.accessionNumber})`);
    expect(text).toContain(`New filing ${sold.accessionNumber}, public`);
    expect(text.indexOf('What would move the band')).toBeLessThan(text.indexOf('Active offering pressure (weight 30)'));
  });

  test('is nothing between equal scores, even where a filing restates what was known', () => {
    const restated = receiptOf({
      shareCounts: [
        ...(KNOWN.shareCounts ?? []),
        { ...shareCount(ago(30), 10_000_000), ...ref(ago(2), 91), publicAt: endOfEasternDay(AS_OF) },
      ],
    });
    const changes = scoreChanges(receiptOf(), restated);
    expect(changes.factors).toEqual([]);
    expect(changes.others.filter(({ input }) => input === 'shares')).toEqual([]);
    const text = explainScore(restated, undefined, scoreOutlook(restated, receiptOf()));
    expect(text).toContain('Nothing: every factor has the same score.');
  });

  test('is time where a factor moved and no input differs', () => {
    const { factors } = scoreChanges(receiptOf({}, ago(10)), receiptOf({}, ago(1)));
    const runway = factors.find(({ factor }) => factor === 'cashRunwayPressure');
    expect(runway?.after).toBeGreaterThan(runway?.before ?? 100);
    expect(runway?.inputs).toEqual([]);
  });

  test('says why a factor is missing now, or was', () => {
    const covered = receiptOf();
    const missing = receiptOf({ coverage: coverage({ overhang: NOT_COVERED }) });
    const [now, then] = [scoreChanges(covered, missing), scoreChanges(missing, covered)].map(({ factors }) =>
      factors.find(({ factor }) => factor === 'convertibleWarrantOverhang'),
    );
    const reasons = missing.factors.convertibleWarrantOverhang.reasons.map(({ message }) => message);
    expect(reasons).not.toEqual([]);
    expect(now).toMatchObject({ after: null, missing: reasons });
    expect(then).toMatchObject({ before: null, missing: reasons });
    expect(explainScore(missing, undefined, scoreOutlook(missing, covered))).toContain(`missing now: ${reasons[0]}`);
    expect(explainScore(covered, undefined, scoreOutlook(covered, missing))).toContain(`was missing: ${reasons[0]}`);
  });

  test('shows an input that no longer counts with the reason of the receipt', () => {
    const { factors } = scoreChanges(receiptOf(), receiptOf({ overhang: [], coverage: coverage() }));
    const gone = factors.find(({ factor }) => factor === 'convertibleWarrantOverhang')?.inputs ?? [];
    expect(gone[0]).toMatchObject({ input: 'overhang', after: null });
    expect(gone[0]?.reason).not.toBeNull();
  });

  test('shows a takedown that stands inside its shelf', () => {
    const base = { ...shelf(ago(200), '333-1', 50_000_000), ...ref(ago(200), 61) };
    // A float above $75M, so that the whole shelf is usable.
    const float = { publicFloat: 90_000_000, publicFloatAsOf: ago(60) };
    const known = {
      registrations: [registration(ago(190), '333-1', 'effective')],
      prices: closes(AS_OF, 60, 12),
      shareCounts: [shareCount(ago(30), 10_000_000, float), shareCount(ago(400), 8_000_000)],
    };
    const drawn = offering(ago(20), { fileNumber: '333-1', grossProceeds: 3_000_000 });
    const { factors, filings } = scoreChanges(
      receiptOf({ ...known, offerings: [base] }),
      receiptOf({ ...known, offerings: [base, drawn] }),
    );
    const offered = factors.find(({ factor }) => factor === 'activeOfferingPressure');
    expect(offered?.inputs.map(({ input }) => input)).toEqual(expect.arrayContaining(['proceeds', 'programs']));
    expect(filings.map(({ accessionNumber }) => accessionNumber)).toEqual([drawn.accessionNumber]);
  });

  test('lists inputs of kinds that no factor is known to read beside them', () => {
    const extra = (value: number, accessionNumber: string) => {
      const [item] = after.inputs.shares.items;
      if (!item?.source) throw new Error('the receipt has a count');
      const source = { ...item.source, accessionNumber: accessionNumber as AccessionNumber };
      return {
        ...after.inputs,
        futureInput: { ...after.inputs.shares, items: [{ ...item, label: 'later kind', value, source }] },
      };
    };
    const changes = scoreChanges(
      { ...after, inputs: extra(1, '0000000001-26-000001') },
      { ...after, inputs: extra(2, '0000000002-26-000002') },
    );
    expect(changes.others).toMatchObject([
      { input: 'futureInput', label: 'later kind', before: { value: 1 }, after: { value: 2 } },
    ]);
    expect(changes.filings.map(({ accessionNumber }) => accessionNumber)).toEqual(['0000000002-26-000002']);
  });

  test('without an earlier score says that none is stored', () => {
    expect(explainScore(after, undefined, scoreOutlook(after, null))).toContain('no earlier score is stored');
  });
});
