import type { ClaimedAttempt } from '../core/delivery-attempts.ts';
import type { Database } from '../db/database.ts';
import { claimDue, nextDueMs, recoverQueue, settleAttempts } from '../db/repositories/delivery/due-queue.ts';
import { EMAIL_QUEUE, readEmails } from '../db/repositories/delivery/emails.ts';
import { type AttemptQueue, startAttemptLoop } from './attempt-loop.ts';
import type { Service } from './delivery-service.ts';
import type { AttemptLimits } from './lanes.ts';
import type { MailSender, OutgoingEmail } from './mail-sender.ts';

interface EmailJob extends ClaimedAttempt {
  /** Null: it is no longer stored. */
  readonly email: OutgoingEmail | null;
}

/** A mail server answers for all organizations. */
const LIMITS: AttemptLimits = { total: 8, perLane: 4, failing: 4 };

/** Sends emails as they fall due, by the schedule of all deliveries. Any number of workers may run it. */
export function startEmails(
  db: Database,
  sender: Pick<MailSender, 'send'>,
  options: { readonly onError?: (error: unknown) => void; readonly graceMs?: number } = {},
): Service {
  return startAttemptLoop(createEmailQueue(db, sender), { limits: LIMITS, ...options });
}

function createEmailQueue(db: Database, sender: Pick<MailSender, 'send'>): AttemptQueue<EmailJob> {
  return {
    async claim(request) {
      const claimed = await claimDue(db, EMAIL_QUEUE, request);
      const ids = claimed.map(({ id }) => id);
      const emails = new Map((await readEmails(db, ids)).map((email) => [email.id, email]));
      return claimed.map((one) => ({ ...one, email: emails.get(one.id) ?? null }));
    },
    async attempt({ email }, signal) {
      if (email !== null) return sender.send(email, signal);
      const nothing = { latencyMs: 0, retryAfterMs: null, status: null, responseExcerpt: null };
      return { verdict: 'gone', ...nothing, errorCode: 'email-removed', errorMessage: 'the email is not stored' };
    },
    async settle(results) {
      await settleAttempts(db, EMAIL_QUEUE, results);
    },
    async recover() {
      await recoverQueue(db, EMAIL_QUEUE);
    },
    nextDueMs: () => nextDueMs(db, EMAIL_QUEUE),
  };
}
