import type { IsoTimestamp } from './dates.ts';
import type { AccessionNumber } from './ids.ts';

/** Types that webhooks, monitors and streams of organizations may receive: those of the interface specification. */
export const WEBHOOK_EVENT_TYPES = [
  'filing.published',
  'enforcement.published',
  'monitor.match',
  'billing.budget.threshold',
  'dilution.warrant.created',
  'dilution.convertible.created',
  'dilution.rofr.created',
  'dilution.lockup.created',
  'dilution.corporate_action.created',
  'dilution.reverse_split.created',
  'dilution.exchange_compliance.status_changed',
] as const;

/** Types for those who operate the deployment. No organization receives them, whatever it subscribes to. */
export const OPERATOR_EVENT_TYPES = ['ops.parser.promoted', 'ops.parser.rolled_back'] as const;

export type EventType = (typeof WEBHOOK_EVENT_TYPES)[number] | (typeof OPERATOR_EVENT_TYPES)[number];

/** An event to publish. */
export interface OutboxEvent {
  readonly eventType: EventType;
  /** Identifies the event: of several with one type and key only the first is stored. */
  readonly naturalKey: string;
  /** What receivers see as `data`, apart from its member `provenance`. */
  readonly payload: object;
  /** The filing behind it: an event of a filing whose publication was silent is silent too. */
  readonly accessionNumber?: AccessionNumber | null;
  /** Stored, and delivered to nobody. */
  readonly silent?: boolean;
  /** The only organization that receives it. Absent: every one. */
  readonly organizationId?: string | null;
  /** The only endpoint that receives it, whatever it subscribes to. */
  readonly endpointId?: string | null;
}

/** An event as stored. */
export interface StoredEvent {
  /** Of commits. */
  readonly position: bigint;
  /** UUIDv7. Never changes: attempts, replays and the stream show the same. */
  readonly id: string;
  readonly eventType: EventType;
  readonly naturalKey: string;
  readonly payload: object;
  readonly silent: boolean;
  readonly organizationId: string | null;
  readonly endpointId: string | null;
  readonly createdAt: IsoTimestamp;
}
