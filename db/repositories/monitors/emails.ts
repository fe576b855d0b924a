import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { storableValue } from '../../../core/storable-text.ts';
import type { Transaction } from '../../database.ts';

/** An email to send, as it was written when its matches were found. */
export interface NewEmail {
  readonly organizationId: string;
  readonly monitorId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Stores emails to send, in the transaction of what they report. */
export async function insertEmails(trx: Transaction, emails: readonly NewEmail[]): Promise<void> {
  if (emails.length === 0) return;
  const rows = emails.map(({ organizationId, monitorId, recipient, subject, text, html }) => ({
    id: uuidv7(),
    organization_id: organizationId,
    monitor_id: monitorId,
    recipient,
    subject,
    text_body: text,
    html_body: html,
  }));
  await sql`
    insert into events.emails (id, organization_id, monitor_id, recipient, subject, text_body, html_body)
    select id, organization_id, monitor_id, recipient, subject, text_body, html_body
    from jsonb_to_recordset(${JSON.stringify(storableValue(rows))}::jsonb) as e (
      id uuid, organization_id uuid, monitor_id uuid, recipient text, subject text, text_body text, html_body text
    )
  `.execute(trx);
}
