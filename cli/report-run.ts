import type { RunReport } from '../core/run-report.ts';
import { type CommandInputs, checkInputs } from './check-inputs.ts';
import { loadCommandConfig } from './environment.ts';
import { renderRunReport } from './report/render-run-report.ts';
import { readingNamedFiles } from './run-options.ts';
import { type RunRequest, runWorkflow } from './run-workflow.ts';
import { withStack } from './with-stack.ts';

/** Checks the inputs, starts a run or joins the running one, waits for it, and prints its report. */
export async function reportRun(
  request: RunRequest & { readonly input: CommandInputs },
  { json, verbose }: { readonly json: boolean; readonly verbose: boolean },
): Promise<void> {
  const config = loadCommandConfig();
  await checkInputs(config, request.input);
  const report: RunReport = await withStack(readingNamedFiles(config, request.input), ({ client }) =>
    runWorkflow(client, request),
  );
  console.log(json ? JSON.stringify(report, null, 2) : renderRunReport(report, { verbose }));
}
