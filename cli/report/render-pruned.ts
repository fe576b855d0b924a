import type { PruneTally, RetentionDays } from '../../core/retention.ts';
import { counted, countText } from './text.ts';

/** One line per kind: what was removed, and from which age on. */
export function renderPruned(tally: PruneTally, days: RetentionDays, dryRun: boolean): string {
  const { deliveries, emails, matches, events, calls } = tally;
  const after = (age: keyof RetentionDays) => counted(days[age], 'day');
  const failed = `failed ones after ${after('failed')}`;
  return [
    dryRun ? 'would remove' : 'removed',
    `  deliveries  ${countText(deliveries.rows)} with ${counted(deliveries.attempts, 'attempt')}, settled; after ${after('deliveries')}, ${failed}`,
    `  emails      ${countText(emails.rows)} with ${counted(emails.attempts, 'attempt')}, settled; after ${after('emails')}, ${failed}`,
    `  matches     values of ${countText(matches.rows)}; after ${after('matches')}`,
    `  events      payloads of ${countText(events.rows)} that no delivery refers to; after ${after('events')}`,
    `  calls       ${countText(calls.rows)} that were metered; after ${after('calls')}`,
  ].join('\n');
}
