import type { RunReport } from '../core/run-report.ts';
import { loadCommandConfig } from './environment.ts';
import { renderRunReport } from './report/render-run-report.ts';
import { type RunRequest, runWorkflow } from './run-workflow.ts';
import { withStack } from './with-stack.ts';

/** Starts a run or joins the running one, waits for it, and prints its report. */
export async function reportRun(request: RunRequest, json: boolean): Promise<void> {
  const report: RunReport = await withStack(loadCommandConfig(), ({ client }) => runWorkflow(client, request));
  console.log(json ? JSON.stringify(report, null, 2) : renderRunReport(report));
}
