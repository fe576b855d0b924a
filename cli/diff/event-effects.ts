import { derivedEvents } from '../../activities/derived-events.ts';
import type { EventType } from '../../core/events.ts';
import type { DatasetTable } from '../../core/table-rows.ts';
import type { Derivation, DerivedBefore } from '../../db/repositories/datasets/derivations.ts';
import { ROW_EVENT_TYPES } from '../../events/row-events.ts';
import type { TableChanges } from './change-tally.ts';

/** Events of a type that one version's reading of the compared filings gives and the other's does not. */
export interface EventEffect {
  readonly eventType: EventType;
  readonly onlyAfter: number;
  readonly onlyBefore: number;
}

/** What the events that monitors and webhooks receive would be with the version after in place of the one before. */
export interface MonitorEffects {
  /** Why no answers of monitors are compared. */
  readonly reason: string;
  /** Of the types that organizations may subscribe to; those without a difference are left out. */
  readonly events: readonly EventEffect[];
  /** Whether events of derived tables (instruments, listing procedures) are counted. */
  readonly withDerived: boolean;
}

export interface EventCounter {
  /** Derivations of some issuers under both versions, each with what the other stores. */
  addDerived(before: DerivedSide, after: DerivedSide): void;
  addRows(tables: readonly TableChanges[]): void;
  counted(): readonly EventEffect[];
}

export interface DerivedSide {
  readonly derivations: readonly Derivation[];
  readonly stored: DerivedBefore;
}

export function createEventCounter(): EventCounter {
  const counts = new Map<EventType, { onlyAfter: number; onlyBefore: number }>();
  const add = (type: EventType, side: 'onlyAfter' | 'onlyBefore', number: number): void => {
    if (number === 0) return;
    const found = counts.get(type) ?? { onlyAfter: 0, onlyBefore: 0 };
    found[side] += number;
    counts.set(type, found);
  };
  return {
    addDerived: (before, after) => {
      for (const { eventType } of derivedEvents(after.derivations, before.stored)) add(eventType, 'onlyAfter', 1);
      for (const { eventType } of derivedEvents(before.derivations, after.stored)) add(eventType, 'onlyBefore', 1);
    },
    addRows: (tables) => {
      for (const { table, added, removed } of tables) {
        const type = ROW_EVENT_TYPES[table as DatasetTable];
        if (type === undefined) continue;
        add(type, 'onlyAfter', added.rows);
        add(type, 'onlyBefore', removed.rows);
      }
    },
    counted: () => [...counts].map(([eventType, count]) => ({ eventType, ...count })).sort(byType),
  };
}

function byType(one: EventEffect, other: EventEffect): number {
  return one.eventType < other.eventType ? -1 : 1;
}
