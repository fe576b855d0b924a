import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { WEBHOOK_EVENT_TYPES } from '../../core/events.ts';
import { isTypeMatched, unknownPatterns } from '../../events/event-pattern.ts';
import { EVENT_TYPES } from '../../events/event-types.ts';
import { EVENTS_PAGE, eventsPage } from '../../scripts/event-docs.ts';

describe('event types', () => {
  test.each(Object.entries(EVENT_TYPES))('the example of %s fits its schema', (_, { data, example }) => {
    expect(data.safeParse(example.data).error).toBeUndefined();
    expect(data.safeParse({ unexpected: true }).success).toBe(false);
  });

  test('docs/events.md is what the registry generates', () => {
    expect(readFileSync(EVENTS_PAGE, 'utf8')).toBe(eventsPage());
  });
});

describe('patterns', () => {
  const matched = (...patterns: string[]) => WEBHOOK_EVENT_TYPES.filter((type) => isTypeMatched(type, patterns));

  test('a literal type matches itself', () => {
    expect(matched('filing.published')).toEqual(['filing.published']);
  });

  test('a last wildcard covers the family, one in the middle a single segment', () => {
    expect(matched('dilution.*')).toHaveLength(7);
    expect(matched('dilution.*.status_changed')).toEqual(['dilution.exchange_compliance.status_changed']);
    expect(matched('*')).toHaveLength(WEBHOOK_EVENT_TYPES.length);
    expect(matched('*.published')).toEqual(['filing.published', 'enforcement.published']);
  });

  test('a wildcard is a whole segment, and a prefix of a type is no pattern', () => {
    expect(unknownPatterns(['dilution', 'dilu*', 'dilution.warrant.created.*', '', 'filing.published'])).toEqual([
      'dilution',
      'dilu*',
      'dilution.warrant.created.*',
      '',
    ]);
  });
});
