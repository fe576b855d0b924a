import { describe, expect, test } from 'vitest';
import type { StatementRef } from '../../core/score-inputs.ts';
import type { SourceSpan } from '../../core/spans.ts';
import { sourceOf } from '../../scoring/select/context.ts';

const span = (start: number) => `sha256:${'a'.repeat(64)}#1:${start}-${start + 5}` as SourceSpan;

describe('the source of a score’s input', () => {
  const fact = {
    accessionNumber: '0000000001-26-000001',
    sourceSpan: span(10),
    parserVersion: 'test@1',
    publicAt: '2026-06-01T21:00:00.000Z',
    confidence: 1,
    verified: true,
    valueSpans: { grossProceeds: span(10), statedPrice: span(90) },
  } as unknown as StatementRef;

  test('is the place of the very value, and the row’s own where the value has none', () => {
    expect(sourceOf(fact, 'statedPrice').sourceSpan).toBe(span(90));
    expect(sourceOf(fact, 'netProceeds').sourceSpan).toBe(span(10));
    expect(sourceOf(fact).sourceSpan).toBe(span(10));
  });

  test('holds nothing but what a receipt keeps', () => {
    expect(Object.keys(sourceOf(fact, 'statedPrice')).sort()).toEqual([
      'accessionNumber',
      'confidence',
      'parserVersion',
      'publicAt',
      'sourceSpan',
      'verified',
    ]);
  });
});
