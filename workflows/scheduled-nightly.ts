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
import { failureReason } from './failure-reason.ts';
import { type NightlyInput, nightlyWorkflow } from './nightly.ts';

export interface ScheduledNightlyInput extends Omit<NightlyInput, 'businessDate'> {
  /** The first date the deployment is responsible for; earlier ones are backfill. */
  readonly firstDate: IsoDate;
}

/**
 * What the schedule starts each night. The business date is that of the scheduled start in US Eastern time, never the
 * clock's: a start that was late or caught up still means its own night. Every business date since `firstDate` without
 * a finished run is materialized, oldest first, so that a machine that slept for a week loses nothing.
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
        // A night under way outlives a schedule that is stopped.
        parentClosePolicy: ParentClosePolicy.ABANDON,
      });
    } catch (error) {
      if (isCancellation(error)) throw error;
      // One night that cannot be had must not keep the others; it stays missing, and the next start tries it again.
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
