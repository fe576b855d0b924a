import { expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import type { StatementFact } from '../../core/statements.ts';
import { unmappedConcepts } from '../../parsers/statements/unmapped-concepts.ts';

const fact = (concept: string, dimensions: Record<string, string> = {}): StatementFact => ({
  concept,
  value: '1',
  unit: 'USD',
  decimals: '0',
  start: null,
  end: parseIsoDate('2025-12-31'),
  dimensions,
});

test('concepts on a face are unmapped unless a field reads them or they have dimensions', () => {
  const facts = [
    fact('us-gaap:Assets'),
    fact('us-gaap:AircraftNet'),
    fact('exm:Barges'),
    fact('exm:Barges'),
    fact('exm:Tugs', { 'us-gaap:StatementBusinessSegmentsAxis': 'exm:RiverMember' }),
    fact('exm:InANote'),
    fact(`exm:${'x'.repeat(300)}`),
  ];
  const facesOf = ({ concept }: StatementFact) => (concept === 'exm:InANote' ? [] : (['balance'] as const));
  expect(unmappedConcepts(facts, { facesOf })).toEqual(['exm:Barges', 'us-gaap:AircraftNet']);
});

test('a malformed filing with thousands of lines on its face gives a bounded list', () => {
  const facts = Array.from({ length: 5_000 }, (_, i) => fact(`exm:Line${i}`));
  expect(unmappedConcepts(facts, { facesOf: () => ['income'] as const })).toHaveLength(300);
});
