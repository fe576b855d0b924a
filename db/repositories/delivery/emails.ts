import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { storableValue } from '../../../core/storable-text.ts';
import type { Database, Transaction } from '../../database.ts';
import type { DueQueue } from './due-queue.ts';

/** An email to send, as it was written when its matches were found. */
export interface NewEmail {
  readonly organizationId: string;
  readonly monitorId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Emails of monitors: those of one that is deactivated meanwhile are sent, since their matches were found before. */
export const EMAIL_QUEUE: DueQueue = {
  table: 'events.emails',
  log: 'events.email_attempts',
  lane: 'organization_id',
};

/** What attempts of emails need. */
export async function readEmails(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<readonly (Omit<NewEmail, 'organizationId'> & { readonly id: string })[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('events.emails')
    .select(['id', 'monitor_id as monitorId', 'recipient', 'subject', 'text_body as text', 'html_body as html'])
    .where('id', 'in', ids)
    .execute();
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
