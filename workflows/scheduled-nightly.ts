import {
  ApplicationFailure,
  executeChild,
  isCancellation,
  log,
  ParentClosePolicy,
  workflowInfo,
} from '@temporalio/workflow';
import { easternDateOf, type IsoDate } from '../core/dates.ts';
import { control } from './activity-proxies.ts';
import { type NightlyInput, nightlyWorkflow } from './nightly.ts';
import { failureReason } from './run-steps.ts';

export interface ScheduledNightlyInput extends Omit<NightlyInput, 'businessDate'> {
  /** The deployment's first date; earlier ones are backfilled. */
  readonly firstDate: IsoDate;
}

/**
 * Started by the schedule each night. The business date is that of the scheduled start in US Eastern time, never the
 * clock's, so a late start keeps its date. Materializes every business date since `firstDate` that has no finished run,
 * oldest first.
 */
export async function scheduledNightlyWorkflow(input: ScheduledNightlyInput): Promise<readonly IsoDate[]> {
  const scheduled = workflowInfo().searchAttributes['TemporalScheduledStartTime']?.[0];
  const through = easternDateOf((scheduled instanceof Date ? scheduled : workflowInfo().startTime).getTime());
  const dates = await control.missingBusinessDates({ from: input.firstDate, through, source: input.source });
  const { firstDate: _, ...nightly } = input;
  const failed: string[] = [];
  for (const businessDate of dates) {
    try {
      await executeChild(nightlyWorkflow, {
        workflowId: `nightly/${businessDate}`,
        args: [{ ...nightly, businessDate }],
        // A night under way outlives a stopped schedule.
        parentClosePolicy: ParentClosePolicy.ABANDON,
      });
    } catch (error) {
      if (isCancellation(error)) throw error;
      // One failed night must not block the others; it stays missing and the next start retries it.
      const reason = failureReason(error);
      log.warn('night not materialized', { businessDate, reason });
      failed.push(`${businessDate}: ${reason}`);
    }
  }
  if (failed.length > 0) {
    throw ApplicationFailure.nonRetryable(
      `${failed.length} of ${dates.length} nights are still missing: ${failed.join('; ')}`,
      'nights-missing',
    );
  }
  return dates;
}
