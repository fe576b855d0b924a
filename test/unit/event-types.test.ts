import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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
