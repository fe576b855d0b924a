import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ATTEMPT_DELAYS_MS } from '../../core/delivery-schedule.ts';
import {
  DELIVERY_HAPPENINGS,
  DELIVERY_STATES,
  DELIVERY_TRANSITIONS,
  stateAfter,
  statesBefore,
} from '../../core/delivery-states.ts';

const page = readFileSync(new URL('../../docs/delivery.md', import.meta.url), 'utf8');

function documentedTable(): string {
  const rows = DELIVERY_HAPPENINGS.map((happening) => {
    const cells = DELIVERY_STATES.map((state) => {
      const transition = DELIVERY_TRANSITIONS[state][happening];
      return transition === null ? '–' : `**${transition.to}**: ${transition.also}`;
    });
    return `| ${happening} | ${cells.join(' | ')} |`;
  });
  const head = [`| | ${DELIVERY_STATES.join(' | ')} |`, `|${'---|'.repeat(DELIVERY_STATES.length + 1)}`];
  return [...head, ...rows].join('\n');
}

describe('the state table of deliveries', () => {
  it('is the one in the documentation, cell by cell', () => {
    const [, shown] = /<!-- state table:[^\n]*-->\n([\s\S]*?)\n<!-- end -->/.exec(page) ?? [];
    expect(shown).toBe(documentedTable());
  });

  it('is shown beside the schedule that the code follows', () => {
    const words = ['0 s', '30 s', '2 min', '10 min', '1 h', '4 h', '12 h', '24 h'];
    const units = { s: 1_000, min: 60_000, h: 3_600_000 } as const;
    const milliseconds = words.map((word) => {
      const [count, unit] = word.split(' ');
      return Number(count) * units[unit as keyof typeof units];
    });
    expect(ATTEMPT_DELAYS_MS).toEqual(milliseconds);
    expect(page).toContain(`| after the one before | ${words.join(' | ')} |`);
  });

  it('lets results end only what is being sent, and replays everything but what was canceled', () => {
    for (const result of ['accepted', 'rejected', 'exhausted', 'gone', 'interrupted'] as const) {
      expect(statesBefore(result)).toEqual(['sending']);
    }
    expect(statesBefore('claimed')).toEqual(['pending']);
    expect(statesBefore('replayed')).toEqual(['pending', 'delivered', 'failed']);
    expect(statesBefore('late-result')).toEqual([]);
    expect(stateAfter('delivered', 'late-result')).toBe('delivered');
  });
});
