import { describe, expect, it } from 'vitest';
import type { DuplicateClass, XbrlFact } from '../../core/xbrl.ts';
import { classifyDuplicates } from '../../parsers/xbrl/duplicates.ts';
import { inline, parseXbrl } from '../xbrl-documents.ts';

const BASE: XbrlFact = {
  concept: 'us-gaap:Assets',
  value: '1000',
  unit: 'USD',
  decimals: '0',
  period: { instant: '2024-12-31' },
  entity: '0000000777',
  dimensions: {},
  isNil: false,
  id: null,
};

function classes(...changes: readonly Partial<XbrlFact>[]): DuplicateClass[] {
  return classifyDuplicates(changes.map((change) => ({ ...BASE, ...change })));
}

describe('duplicate facts', () => {
  it('are unique where any aspect differs', () => {
    expect(
      classes(
        {},
        { concept: 'us-gaap:Cash' },
        { unit: 'EUR' },
        { entity: '1' },
        { period: { instant: '2023-12-31' } },
        { period: { start: '2024-01-01', end: '2024-12-31' } },
        { dimensions: { 'us-gaap:SegmentAxis': 'test:A' } },
        { dimensions: { 'us-gaap:SegmentAxis': 'test:B' } },
      ),
    ).toEqual(Array.from({ length: 8 }, () => 'unique'));
  });

  it('are complete where value and decimals agree, however they are written, and whatever object they share', () => {
    expect(classes({ value: '1000' }, { value: '1000.0', period: { instant: '2024-12-31' } })).toEqual([
      'complete',
      'complete',
    ]);
    const [a, b] = [
      { 'x:A': 'x:1', 'x:B': 'x:2' },
      { 'x:B': 'x:2', 'x:A': 'x:1' },
    ];
    expect(classes({ dimensions: a }, { dimensions: b })).toEqual(['complete', 'complete']);
  });

  it.each<[Partial<XbrlFact>, Partial<XbrlFact>, DuplicateClass]>([
    [{ value: '1000', decimals: '0' }, { value: '1000', decimals: '-3' }, 'consistent'],
    [{ value: '1234', decimals: '0' }, { value: '1000', decimals: '-3' }, 'consistent'],
    [{ value: '1500', decimals: '0' }, { value: '1000', decimals: '-3' }, 'consistent'],
    [{ value: '1501', decimals: 'INF' }, { value: '1000', decimals: '-3' }, 'inconsistent'],
    [{ value: '1234', decimals: '-3' }, { value: '2000', decimals: '-3' }, 'consistent'],
    [{ value: '0.12', decimals: '2' }, { value: '0.123', decimals: '3' }, 'consistent'],
    [{ value: '0.12', decimals: '2' }, { value: '0.126', decimals: '3' }, 'inconsistent'],
    [{ value: '5', decimals: null }, { value: '6', decimals: null }, 'inconsistent'],
    [{ value: '-1000', decimals: '-3' }, { value: '1000', decimals: '-3' }, 'inconsistent'],
    [{ value: null, isNil: true }, { value: null, isNil: true }, 'complete'],
    [{ value: null, isNil: true }, { value: '0' }, 'inconsistent'],
  ])('%o and %o are %s', (first, second, expected) => {
    expect(classes(first, second)).toEqual([expected, expected]);
  });

  it('are judged together: three that overlap in pairs must have a common point', () => {
    expect(
      classes({ value: '1000', decimals: '-3' }, { value: '1400', decimals: '-2' }, { value: '1449', decimals: '0' }),
    ).toEqual(['consistent', 'consistent', 'consistent']);
    expect(
      classes({ value: '1000', decimals: '-3' }, { value: '1400', decimals: '-2' }, { value: '1460', decimals: '0' }),
    ).toEqual(['inconsistent', 'inconsistent', 'inconsistent']);
  });

  it('of text are compared ignoring white space', () => {
    const text = { unit: null, decimals: null };
    expect(classes({ ...text, value: 'Test  Inc.' }, { ...text, value: 'Test Inc.' })).toEqual([
      'complete',
      'complete',
    ]);
    expect(classes({ ...text, value: 'Test Inc.' }, { ...text, value: 'Test Corp.' })).toEqual([
      'inconsistent',
      'inconsistent',
    ]);
  });

  it('that contradict each other fail a check, warn, and are doubted one by one', () => {
    const fact = (value: string) =>
      `<ix:nonFraction name="us-gaap:A" contextRef="i" unitRef="usd" decimals="0">${value}</ix:nonFraction>`;
    const outcome = parseXbrl(inline(fact('1') + fact('3')));
    expect(outcome.crossValidations).toContainEqual({ name: 'xbrl-no-inconsistent-duplicates', passed: false });
    expect(outcome.confidences).toEqual({ 'facts[0]': 0.5, 'facts[1]': 0.5 });
    expect(outcome.warnings[0]?.code).toBe('inconsistent-duplicates');
  });
});
