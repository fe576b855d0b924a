import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  type WorkflowHandle,
  WorkflowNotFoundError,
} from '@temporalio/client';
import { defaultPayloadConverter } from '@temporalio/common';
import { TASK_QUEUES } from '../core/run-plan.ts';
import { permanentError } from './errors.ts';

export interface StartRequest {
  readonly workflowType: string;
  /** Meaningful and unique per unit of work. */
  readonly workflowId: string;
  readonly input: object;
  /** Members of the input that must be equal to join a run under way; absent: all but those that follow from the id. */
  readonly compared?: readonly string[];
  /** A run with other inputs than the last adds to what that one stored; absent: it replaces what differs. */
  readonly adds?: boolean;
}

/** Inputs that follow from the workflow id or that a run carries for itself. */
const INCIDENTAL: ReadonlySet<string> = new Set(['continued', 'ingestWorkflowId']);

/** Input members as the options that set them. */
const OPTION_NAMES: Readonly<Record<string, string>> = {
  methodologyVersion: 'methodology',
  thresholdLists: 'threshold lists',
  batchSize: 'batch size',
  pageSize: 'page size',
  discoverOnly: 'discover only',
  businessDate: 'date',
  parserVersion: 'version',
  ciks: 'issuers',
};

/**
 * Starts a workflow, or joins the one of the same id under way if its input is the same. Says on `log` when it joins, and
 * when the last finished run had another input.
 *
 * @throws AppError `run-under-way` if the inputs differ; each difference is logged as a line
 */
export async function startOrJoin(
  client: Client,
  request: StartRequest,
  log: (line: string) => void,
): Promise<WorkflowHandle> {
  const { workflowId, workflowType, input } = request;
  const last = await lastRun(client, workflowId);
  try {
    const handle = await client.workflow.start(workflowType, {
      workflowId,
      taskQueue: TASK_QUEUES.control,
      args: [input],
      workflowIdConflictPolicy: 'FAIL',
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    });
    if (last?.status === 'COMPLETED' && !request.adds)
      logRerun(workflowId, last, differencesOf(last.input, request), log);
    return handle;
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    return join(client, request, log);
  }
}

async function join(client: Client, request: StartRequest, log: (line: string) => void): Promise<WorkflowHandle> {
  const { workflowId } = request;
  const running = await lastRun(client, workflowId);
  const differences = running === null ? [] : differencesOf(running.input, request);
  const since = running === null ? '' : ` since ${running.startedAt}`;
  if (differences.length > 0) {
    for (const { what, there, here } of differences) {
      log(`  ${what}: the run under way has ${there}, this request ${here}`);
    }
    const named = differences.map(({ what }) => what).join(', ');
    throw permanentError(
      'run-under-way',
      `${workflowId} is under way${since} with other inputs (${named}): wait for it, or repeat the command with its inputs`,
      { context: { workflowId, differences } },
    );
  }
  log(`joined ${workflowId}, under way${since}`);
  return client.workflow.getHandle(workflowId);
}

function logRerun(
  workflowId: string,
  { closedAt }: LastRun,
  differences: readonly Difference[],
  log: (line: string) => void,
): void {
  if (differences.length === 0) return;
  log(
    `${workflowId} finished ${closedAt ?? 'before'} with other inputs; this run replaces what differs and keeps the old:`,
  );
  for (const { what, there, here } of differences) log(`  ${what}: it had ${there}, this run has ${here}`);
}

interface LastRun {
  readonly status: string;
  readonly startedAt: string;
  readonly closedAt: string | null;
  readonly input: unknown;
}

/** The latest run of a workflow id with its input, as far back as Temporal keeps histories; null: none. */
async function lastRun(client: Client, workflowId: string): Promise<LastRun | null> {
  try {
    const { runId, status, startTime, closeTime } = await client.workflow.getHandle(workflowId).describe();
    const { history } = await client.workflowService.getWorkflowExecutionHistory({
      namespace: client.options.namespace,
      execution: { workflowId, runId },
      maximumPageSize: 1,
    });
    const [payload] = history?.events?.[0]?.workflowExecutionStartedEventAttributes?.input?.payloads ?? [];
    return {
      status: status.name,
      startedAt: startTime.toISOString(),
      closedAt: closeTime?.toISOString() ?? null,
      input: payload ? defaultPayloadConverter.fromPayload<unknown>(payload) : null,
    };
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return null;
    throw error;
  }
}

interface Difference {
  readonly what: string;
  readonly there: string;
  readonly here: string;
}

function differencesOf(there: unknown, { input, compared }: StartRequest): readonly Difference[] {
  const [a, b] = [membersOf(there), membersOf(input)];
  const names =
    compared ?? [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => !INCIDENTAL.has(name));
  return names.flatMap((name) => {
    const [x, y] = [a[name] ?? null, b[name] ?? null];
    if (isMembers(x) && isMembers(y)) return differencesOf(x, { workflowId: '', workflowType: '', input: y });
    const [was, is] = [textOf(x), textOf(y)];
    return was === is ? [] : [{ what: OPTION_NAMES[name] ?? name, there: was, here: is }];
  });
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isMembers(value) ? value : {};
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
