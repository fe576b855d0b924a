import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { OutboxEvent } from '../../../core/events.ts';
import { storableValue } from '../../../core/storable-text.ts';
import type { Transaction } from '../../database.ts';

/** PostgreSQL notifies on this channel when events have been committed. A notification carries nothing and may be lost. */
export const EVENTS_CHANNEL = 'tidemark_events';

/**
 * Stores events to publish, in the transaction of the change that they report.
 *
 * @param run the run that found them; a silent run stores its events and publishes none
 * @returns how many were not known yet
 */
export async function appendEvents(
  trx: Transaction,
  events: readonly OutboxEvent[],
  run: { readonly silent?: boolean | undefined } = {},
): Promise<number> {
  if (events.length === 0) return 0;
  const rows = events.map((event) => ({
    event_id: uuidv7(),
    event_type: event.eventType,
    natural_key: event.naturalKey,
    payload: event.payload,
    silent: (run.silent ?? false) || (event.silent ?? false),
    organization_id: event.organizationId ?? null,
    endpoint_id: event.endpointId ?? null,
    accession_number: event.accessionNumber ?? null,
  }));
  const { rows: written } = await sql<{ silent: boolean }>`
    insert into events.outbox (event_id, event_type, natural_key, payload, silent, organization_id, endpoint_id)
    select event_id, event_type, natural_key, payload, e.silent or exists (
      select from events.outbox o
      where o.event_type = 'filing.published' and o.natural_key = e.accession_number and o.silent
    ), organization_id, endpoint_id
    from jsonb_to_recordset(${JSON.stringify(storableValue(rows))}::jsonb) as e (
      event_id uuid, event_type text, natural_key text, payload jsonb, silent boolean,
      organization_id uuid, endpoint_id uuid, accession_number text
    )
    on conflict (event_type, natural_key) do nothing
    returning silent
  `.execute(trx);
  if (written.some(({ silent }) => !silent)) await sql`select pg_notify(${EVENTS_CHANNEL}, '')`.execute(trx);
  return written.length;
}
