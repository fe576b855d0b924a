import Type from 'typebox';
import type { Monitor, MonitorMatch } from '../../core/monitors.ts';
import { publicMatch } from '../../events/monitor-match-event.ts';
import { IsoTime, Nullable } from '../blocks.ts';

const Destination = Type.Object(
  {
    kind: Type.Enum(['webhook', 'email']),
    endpoint_id: Type.Optional(Type.String({ format: 'uuid', description: 'Of a webhook.' })),
    recipient: Type.Optional(Type.String({ description: 'Of an email.' })),
  },
  { title: 'MonitorDestination' },
);

/** A monitor, in the names of the interface specification. */
export const MonitorRecord = Type.Object(
  {
    object: Type.Literal('monitor'),
    id: Type.String({ format: 'uuid' }),
    name: Type.String(),
    is_active: Type.Boolean(),
    last_checked_at: { ...IsoTime, description: 'When it was last evaluated; at first, when it was created.' },
    last_error: Nullable(Type.String({ description: 'Why the last evaluation failed.' })),
    created_at: IsoTime,
    deactivated_at: Nullable(IsoTime),
    destination: Nullable(Destination),
    search: Type.Object({
      dataset: Type.String(),
      where: Type.Unknown({ description: 'A condition object, with fields by their own names; null: every row.' }),
      watch: Nullable(Type.Array(Type.String({ description: 'A CIK.' }))),
      text: Nullable(Type.String()),
    }),
    expression: Nullable(Type.String({ description: 'The conditions as they were written.' })),
  },
  { title: 'Monitor' },
);

export function monitorRecord(monitor: Monitor) {
  const { destination, search } = monitor;
  return {
    object: 'monitor' as const,
    id: monitor.monitorId,
    name: monitor.name,
    is_active: monitor.isActive,
    last_checked_at: monitor.lastCheckedAt,
    last_error: monitor.lastError,
    created_at: monitor.createdAt,
    deactivated_at: monitor.deactivatedAt,
    destination:
      destination === null
        ? null
        : destination.kind === 'webhook'
          ? { kind: destination.kind, endpoint_id: destination.endpointId }
          : destination,
    search,
    expression: monitor.expression,
  };
}

/** A match, in the names of the event `monitor.match`. */
export const MatchRecord = Type.Object(
  {
    object: Type.Literal('monitor_match'),
    id: Type.String({ format: 'uuid' }),
    position: Type.Integer({ description: 'As a cursor: the matches after this one.' }),
    foundAt: IsoTime,
    key: Type.String({ description: 'Natural key of the row, the same in every parser version.' }),
    cik: Type.String(),
    accessionNumber: Nullable(Type.String()),
    values: Type.Unknown({ description: 'Values of the row by field name; exact decimals are text.' }),
    matchedWords: Type.Array(Type.Object({ term: Type.String(), words: Type.String(), sourceSpan: Type.String() }), {
      description: 'Words of the filing that the search asked for.',
    }),
    sourceSpan: Nullable(Type.String({ description: "Of the row's leading value." })),
    filingUrl: Nullable(Type.String()),
    publicAt: Nullable(IsoTime),
    parserVersion: Nullable(Type.String()),
    rawSourceKey: Nullable(Type.String()),
  },
  { title: 'MonitorMatch' },
);

export function matchRecord(match: MonitorMatch & { readonly position: number }) {
  const { id, ...row } = publicMatch(match);
  return { object: 'monitor_match' as const, id, position: match.position, foundAt: match.foundAt, ...row };
}
