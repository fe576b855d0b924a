/**
 * Child of `bench/nightly.ts`: ingests an archive and materializes its last night on a stack of its own in a home
 * directory, and prints the figures as JSON. A process of its own, since a peak of memory cannot be reset.
 *
 *     node bench/nightly-run.ts <home> <archive> <night>
 */
import { join } from 'node:path';
import { loadConfig } from '../cli/config.ts';
import { runWorkflow } from '../cli/run-workflow.ts';
import { withStack } from '../cli/with-stack.ts';
import type { RunReport } from '../core/run-report.ts';
import { type ActivityInterval, sharesOfTime, workflowTime } from './activity-time.ts';

/** Activity → stage; the rest (pages of filings, reports) is `control`. */
const STAGES: Readonly<Record<string, string>> = {
  discoverFilings: 'discover',
  fetchFilings: 'fetch',
  parseFilings: 'parse',
  loadFilings: 'load',
  crossCheckCompanyFacts: 'derive',
  scoreUniverse: 'score',
};

const [home = '', archive = '', night = ''] = process.argv.slice(2);
const config = loadConfig({ TIDEMARK_HOME: home, LOG_LEVEL: 'warn' });
const silent = { show: () => undefined, note: () => undefined, clear: () => undefined };
const settings = { source: archive, batchSize: 50, window: 4 };

await withStack(
  config,
  () => undefined,
  async ({ client }) => {
    const ingested = await runWorkflow(
      client,
      {
        workflowType: 'ingestRunWorkflow',
        workflowId: 'ingest-run/bench',
        input: { ...settings, selector: { by: 'all' }, ingestWorkflowId: 'ingest/run/bench' },
      },
      silent,
    );
    const parent = await workflowTime(client, 'ingest-run/bench');
    const child = await workflowTime(client, 'ingest/run/bench');
    const activities = [...parent.activities, ...child.activities].map(
      (one): ActivityInterval => ({ ...one, name: STAGES[one.name] ?? 'control' }),
    );
    const { byName, idle } = sharesOfTime(parent, activities);
    const nightly = await runWorkflow(
      client,
      {
        workflowType: 'nightlyWorkflow',
        workflowId: `nightly/${night}`,
        input: {
          ...settings,
          businessDate: night,
          methodologyVersion: '2026-11-01.1',
          prices: join(archive, 'prices.csv'),
        },
      },
      silent,
    );
    const wallSeconds = (parent.endMs - parent.startMs) / 1_000;
    console.log(
      JSON.stringify({
        filings: ingested.filings.byState['processed'] ?? 0,
        wallSeconds,
        shares: { ...Object.fromEntries(byName), workflow: idle },
        busySeconds: Object.fromEntries(
          Object.entries(ingested.tallies).map(([stage, { busyMs }]) => [stage, busyMs / 1_000]),
        ),
        nightSeconds: secondsOf(nightly),
        scored: nightly.scores?.scored ?? 0,
        processorSeconds: (process.resourceUsage().userCPUTime + process.resourceUsage().systemCPUTime) / 1e6,
        peakBytes: process.resourceUsage().maxRSS * 1_024,
      }),
    );
  },
);

function secondsOf({ startedAt, finishedAt }: RunReport): number {
  return (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000;
}
