import type { IsoTimestamp } from '../core/dates.ts';
import type { EventType, StoredEvent } from '../core/events.ts';

/** An event as webhooks, the stream and emails carry it. */
export interface EventEnvelope {
  /** UUIDv7: sorts by time, and is the same in every attempt, replay and message of the stream. */
  readonly id: string;
  readonly type: EventType;
  readonly createdAt: IsoTimestamp;
  readonly data: Readonly<Record<string, unknown>>;
  /** The filing behind it and the words that state it; null where no filing is. */
  readonly provenance: Readonly<Record<string, unknown>> | null;
}

/** Source of every provenance that names a filing. */
const SOURCE = 'SEC EDGAR';

/** The envelope of a stored event. The same event always gives the same text: signatures of all attempts cover one body. */
export function envelopeOf({ id, eventType, createdAt, payload }: StoredEvent): EventEnvelope {
  const { provenance = null, ...data } = payload as { readonly provenance?: object | null };
  return {
    id,
    type: eventType,
    createdAt,
    data,
    provenance: provenance === null ? null : { source: SOURCE, ...provenance },
  };
}

/** The body that deliveries send and sign, and the message of the stream. */
export function envelopeText(event: StoredEvent): string {
  return JSON.stringify(envelopeOf(event));
}
