import { describe, expect, test } from 'vitest';
import { contentHash } from '../../core/hashes.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import { explainScore } from '../../scoring/explain/note.ts';
import { explainScoreJson } from '../../scoring/explain.ts';
import { createReceipt } from '../../scoring/receipt.ts';
import { verifyReceipt } from '../../scoring/verify-receipt.ts';
import {
  ago,
  cash,
  coverage,
  METHODOLOGY,
  NOT_COVERED,
  notice,
  offering,
  registration,
  score,
  shareCount,
  shelf,
  split,
  warrant,
} from './scoring-facts.ts';

const RICH: Partial<IssuerFacts> = {
  offerings: [
    shelf(ago(300), '333-1', 50_000_000),
    offering(ago(20), { fileNumber: '333-1', grossProceeds: 6_000_000, netProceeds: 5_500_000 }),
    offering(ago(100), { type: 'atm', isAtm: true, fileNumber: '333-1', maxAggregateOffering: 20_000_000 }),
  ],
  registrations: [registration(ago(280), '333-1', 'effective')],
  shareCounts: [
    shareCount(ago(30), 1_000_000),
    shareCount(ago(400), 10_000_000, { publicFloat: 30_000_000, publicFloatAsOf: ago(450) }),
  ],
  splits: [split(ago(60), 1, 20)],
  cash: [cash(ago(90), { goingConcern: true })],
  overhang: [warrant(ago(90)), warrant(ago(90), { shares: null, exercisePrice: 2 })],
  compliance: [notice(ago(30))],
};

function receiptOf(some: Partial<IssuerFacts>) {
  return createReceipt(score(some), METHODOLOGY);
}

type Json = Record<string, unknown>;

/** As it comes back from a file. */
function reread(receipt: unknown): Json {
  return JSON.parse(JSON.stringify(receipt)) as Json;
}

/** A copy with the value at a path (`result.score`, `inputs.cash.items.0.value`) replaced. */
function altered(receipt: Json, path: string, value: unknown): Json {
  const copy = reread(receipt);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place: Json = copy;
  for (const key of keys) place = place[key] as Json;
  expect(place).toHaveProperty([last]);
  place[last] = value;
  return copy;
}

describe('the receipt', () => {
  test('recomputing from the receipt alone gives the same score, also after a round trip through a file', () => {
    for (const some of [
      {},
      RICH,
      { coverage: coverage({ offerings: NOT_COVERED }) },
      { prices: [] },
      { cash: [], shareCounts: [] },
    ]) {
      expect(verifyReceipt(receiptOf(some))).toEqual({ ok: true, mismatches: [] });
      expect(verifyReceipt(reread(receiptOf(some)))).toEqual({ ok: true, mismatches: [] });
    }
  });

  test('every present input names accession, span, parser version and public time, or is of the price series', () => {
    const { inputs } = receiptOf(RICH);
    const { rules, ...groups } = inputs;
    expect(rules.length).toBeGreaterThan(0);
    for (const [name, group] of Object.entries(groups)) {
      expect(group.state === 'missing' && group.reason === null, name).toBe(false);
      for (const item of group.items) {
        if (name === 'closes' || name === 'regsho' || (name === 'price' && item.label === 'last close')) continue;
        expect(item.source, name).toMatchObject({
          accessionNumber: expect.stringMatching(/^\d{10}-\d{2}-\d{6}$/),
          sourceSpan: expect.stringMatching(/^sha256:/),
          parserVersion: 'test@1',
          publicAt: expect.stringMatching(/Z$/),
        });
      }
    }
  });

  test('an altered input, factor, result, weight or name is found and named by its path', () => {
    const receipt = reread(receiptOf(RICH));
    const paths = (path: string, value: unknown) =>
      verifyReceipt(altered(receipt, path, value)).mismatches.map((mismatch) => mismatch.path);
    expect(paths('name', 'Other Corp')).toEqual(['hash']);
    expect(paths('result.score', 1)).toEqual(['hash', 'result.score']);
    expect(paths('weights.compliancePressure', 9)).toEqual(['hash', 'weights.compliancePressure']);
    expect(paths('methodology.contentHash', '0')).toEqual(['hash', 'methodology.contentHash']);
    expect(paths('methodology.version', '1999-01-01.1')).toEqual(['hash', 'methodology.version']);
    expect(paths('factors.compliancePressure.score', 1)).toEqual(['hash', 'factors.compliancePressure.score']);
    const altering = paths('inputs.compliance.items.0.value', 'hearing');
    expect(altering).toEqual(expect.arrayContaining(['inputsHash', 'factors.compliancePressure.score']));
    expect(paths('inputs.cash.items.0.value', 1)).toContain('factors.cashRunwayPressure.intermediates.months');
  });

  test('inputs replaced together with their hash are found by the receipt hash', () => {
    const { inputs, inputsHash } = receiptOf({});
    const forged = { ...receiptOf(RICH), inputs, inputsHash };
    expect(verifyReceipt(forged).mismatches.map((mismatch) => mismatch.path)).toContain('hash');
  });

  test('a receipt altered consistently with its own hash is still found by recomputing', () => {
    const { hash, inputs, ...body } = altered(reread(receiptOf(RICH)), 'result.score', 12.3);
    const forged = { ...body, inputs, hash: contentHash(body) };
    expect(forged.hash).not.toBe(hash);
    expect(verifyReceipt(forged).mismatches.map((mismatch) => mismatch.path)).toEqual(['result.score']);
  });

  test('what is not a receipt is a mismatch, never a throw', () => {
    const { methodology, ...headless } = reread(receiptOf({}));
    const { inputs, ...hollow } = reread(receiptOf({}));
    expect([methodology, inputs].every((part) => part !== undefined)).toBe(true);
    for (const value of [
      null,
      7,
      'receipt',
      [],
      {},
      { receiptVersion: 1 },
      { receiptVersion: 2 },
      headless,
      hollow,
      { ...hollow, inputs: { price: 3 } },
    ]) {
      const { ok, mismatches } = verifyReceipt(value);
      expect(ok).toBe(false);
      expect(mismatches.length).toBeGreaterThan(0);
    }
  });
});

describe('the explanation', () => {
  test('gives verdict, arithmetic and the source of every sentence that rests on a filing', () => {
    const receipt = receiptOf(RICH);
    const text = explainScore(receipt);
    expect(text).toMatch(
      /^Test Corp \(TEST\): dilution score \d+\.\d on 2026-06-30, band (high|elevated|moderate|low)/,
    );
    expect(text).toContain('Sold $6,000,000 in 1 offering over the last 90 days');
    expect(text).toContain('The baby shelf limit (General Instruction I.B.6) leaves $0');
    expect(text).toContain('as a going concern: this factor is at least 75.0.');
    expect(text).toContain('A prior reverse split bars a grace period');
    const cited = [...receipt.inputs.cash.items, ...receipt.inputs.proceeds.items, ...receipt.inputs.overhang.items];
    for (const { source } of cited) expect(text).toContain(`${source?.accessionNumber} ${source?.sourceSpan} test@1`);
    expect(text).toContain(receipt.hash);
  });

  test('states formulas in the appendix only, and names each rating', () => {
    const text = explainScore(receiptOf(RICH));
    const at = text.indexOf('Appendix: how the score was computed');
    const [note, appendix] = [text.slice(0, at), text.slice(at)];
    expect(note.match(/.*(?:[×÷]|\bR\/100|[a-z][A-Z][a-z]).*/g)).toBeNull();
    expect(appendix).toMatch(/100 × \[1 − \(1 − R\/100\) × \(1 − 0\.6 × K\/100\)\] = 88\.0; floor 35\.0/);
    expect(appendix).toMatch(/Score: \(30 × 88\.0 \+ 25 × .*\) ÷ 100 = \d+\.\d\n/);
    expect(note).toContain('Sub-ratings (low, medium or high; not the band of the score)');
    expect(note).toMatch(/\n {2}overall risk: (low|medium|high)\n/);
  });

  test('cites sources by number, with the words of the filing where they are given', () => {
    const receipt = receiptOf(RICH);
    const span = receipt.inputs.proceeds.items[0]?.source?.sourceSpan;
    if (!span) throw new Error('the offering has a source');
    const text = explainScore(receipt, new Map([[span, 'up to  $6,000,000\nof common stock']]));
    const cited = /Sold \$6,000,000 in 1 offering .* \[(\d+)\]/.exec(text)?.[1];
    expect(text).toMatch(new RegExp(`\\n  \\[${cited}\\] .*\\n      “up to \\$6,000,000 of common stock”\\n`));
  });

  test('says what is missing and why, and why a score is withheld', () => {
    const text = explainScore(receiptOf({ coverage: coverage({ offerings: NOT_COVERED }) }));
    expect(text).toContain('score withheld on 2026-06-30, because');
    expect(text).toContain('active offering pressure and cash runway pressure are both missing');
    const first = text.slice(0, text.indexOf('Cash runway pressure (weight'));
    expect(first.split("Missing: offerings: the issuer's filings were not searched.")).toHaveLength(2);
  });

  test('the contributions of the JSON form add up to the score', () => {
    const { factors, result } = explainScoreJson(receiptOf({ ...RICH, coverage: coverage({ overhang: NOT_COVERED }) }));
    const sum = factors.reduce((total, factor) => total + (factor.contribution ?? 0), 0);
    expect(sum).toBeCloseTo(result.score ?? Number.NaN, 1);
    expect(factors.find((factor) => factor.id === 'convertibleWarrantOverhang')?.score).toBeNull();
  });
});
