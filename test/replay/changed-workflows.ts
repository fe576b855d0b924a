import { control, stagesOf } from '../../workflows/activity-proxies.ts';
import type { NightlyInput } from '../../workflows/nightly.ts';

/** A nightly workflow that lists what there is before it records that it began: no old run can follow it. */
export async function nightlyWorkflow(input: NightlyInput): Promise<void> {
  const selector = { by: 'filed-date', from: input.businessDate, to: input.businessDate } as const;
  const run = { runId: '', source: input.source, materializationVersion: '' };
  await stagesOf(run).fetching.discoverPage(run, selector, null);
  await control.beginRun({ kind: 'nightly', businessDate: input.businessDate, source: input.source });
}
