import { describe, expect, it } from 'vitest';
import { WEBHOOK_EVENT_TYPES } from '../../core/events.ts';
import { nearestName } from '../../core/nearest-name.ts';
import { matchesPattern, selectEventTypes } from '../../events/event-patterns.ts';

const typesOf = (...patterns: string[]) => {
  const selection = selectEventTypes(patterns);
  return selection.ok ? selection.types : selection.problem;
};

describe('patterns of event types', () => {
  it('select literals and everything below a segment, each type once and in the order of the registry', () => {
    expect(typesOf('filing.published')).toEqual(['filing.published']);
    const dilution = WEBHOOK_EVENT_TYPES.filter((type) => type.startsWith('dilution.'));
    expect(dilution).toHaveLength(7);
    expect(typesOf('dilution.*', 'dilution.lockup.created', 'filing.*')).toEqual(['filing.published', ...dilution]);
    expect(typesOf('dilution.warrant.*')).toEqual(['dilution.warrant.created']);
    expect(typesOf('*')).toEqual(WEBHOOK_EVENT_TYPES);
  });

  it('let a wildcard in the middle stand for exactly one segment', () => {
    expect(typesOf('*.published')).toEqual(['filing.published', 'enforcement.published']);
    expect(typesOf('dilution.*.status_changed')).toEqual(['dilution.exchange_compliance.status_changed']);
    expect(typesOf('*.*.created')).not.toContain('dilution.exchange_compliance.status_changed');
    expect(typesOf('*.created')).toMatch(/^no event type matches/);
  });

  it('match a stored subscription against one type, also one that was registered later', () => {
    expect(matchesPattern('dilution.option.created', 'dilution.*')).toBe(true);
    expect(matchesPattern('dilution', 'dilution.*')).toBe(false);
    expect(matchesPattern('dilution.option.created', 'dilution.*.*.*')).toBe(false);
    expect(matchesPattern('filing.published', 'dilution.*')).toBe(false);
  });

  it('are refused where they name nothing, with the nearest that does', () => {
    expect(typesOf('filing.publishd')).toBe('no event type matches "filing.publishd"; did you mean filing.published?');
    expect(typesOf('dilutoin.*')).toBe('no event type matches "dilutoin.*"; did you mean dilution.*?');
    expect(typesOf('Filing.Published')).toContain('did you mean filing.published?');
    expect(typesOf('filing.published', '')).toContain('no event type matches ""; the types are filing.published, ');
    expect(typesOf('dilution*')).toContain('did you mean dilution.*?');
    expect(typesOf()).toBe('no event types given; "*" selects all');
  });

  it("never select operators' events", () => {
    expect(typesOf('ops.parser.promoted')).toMatch(/^no event type matches/);
    expect(typesOf('ops.*')).toMatch(/^no event type matches/);
  });

  it('answer a hostile pattern in one bounded line', () => {
    const problem = typesOf(`${'a.'.repeat(50_000)}*`);
    expect(problem.length).toBeLessThan(600);
    expect(problem).toMatch(/^no event type matches "a\.a\./);
  });
});

describe('the nearest name', () => {
  it('is the one with the fewest edits, and none where every name is far', () => {
    expect(nearestName('monitor.mach', WEBHOOK_EVENT_TYPES)).toBe('monitor.match');
    expect(nearestName('cik', ['ticker', 'cik'])).toBe('cik');
    expect(nearestName('zzzzzzzzzz', ['ticker', 'cik'])).toBeNull();
    expect(nearestName('x'.repeat(1_000), ['ticker'])).toBeNull();
    expect(nearestName('anything', [])).toBeNull();
  });
});
