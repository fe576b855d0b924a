import type { XbrlFact } from '../../core/xbrl.ts';

const VALUE_WIDTH = 40;

/** Facts as text, one per line: concept, value and unit, period, dimensions. */
export function xbrlFactsText(facts: readonly XbrlFact[]): readonly string[] {
  const width = facts.reduce((most, { concept }) => Math.max(most, Math.min(concept.length, 60)), 0);
  return facts.map((fact) => {
    const value = fact.isNil ? 'nil' : shorten(fact.value ?? '');
    const unit = fact.unit === null ? '' : ` ${fact.unit}`;
    const dimensions = Object.entries(fact.dimensions).map(([axis, member]) => `${axis}=${member}`);
    return [`  ${fact.concept.padEnd(width)}`, `${value}${unit}`, periodText(fact), ...dimensions].join('  ').trimEnd();
  });
}

function periodText({ period }: XbrlFact): string {
  if ('instant' in period) return period.instant;
  return 'start' in period ? `${period.start}/${period.end}` : 'forever';
}

/** Text blocks are pages of markup: shows their first words. */
function shorten(value: string): string {
  const words = value
    .slice(0, 400)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > VALUE_WIDTH || value.length > 400 ? `${words.slice(0, VALUE_WIDTH - 1)}…` : words;
}
