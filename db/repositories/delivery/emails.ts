import type { Database, Transaction } from '../../database.ts';
import type { NewEmail } from '../monitors/emails.ts';
import type { DueQueue } from './due-queue.ts';

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
