import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, WorkflowFailedError } from '@temporalio/client';
import { v7 as uuidv7 } from 'uuid';
import { TASK_QUEUES } from '../core/run-plan.ts';
import type { FeedPollInput, FeedPollResult } from '../workflows/feed-poll.ts';
import { runFailure } from './run-workflow.ts';

/** Polls once. Polls of the schedule may run beside it: each filing is announced once. */
async function poll(client: Client, input: FeedPollInput): Promise<FeedPollResult> {
  const workflowId = `feed-poll/${uuidv7()}`;
  try {
    return (await client.workflow.execute('feedPollWorkflow', {
      workflowId,
      taskQueue: TASK_QUEUES.control,
      args: [input],
    })) as FeedPollResult;
  } catch (error) {
    throw runFailure(error, workflowId);
  }
}

/** Polls once, and waits for the ingest of what was seen, where one was asked for. */
export async function pollOnce(client: Client, input: FeedPollInput): Promise<FeedPollResult> {
  const result = await poll(client, input);
  if (result.ingestWorkflowId === null) return result;
  try {
    await client.workflow.getHandle(result.ingestWorkflowId).result();
    return result;
  } catch (error) {
    throw runFailure(error, result.ingestWorkflowId);
  }
}

/** Polls until the process is interrupted. A poll that fails is reported; the next one reads what it would have read. */
export async function watchFeed(
  client: Client,
  input: FeedPollInput,
  options: {
    readonly everyMs: number;
    readonly onPoll: (result: FeedPollResult) => void;
    readonly onFailure: (line: string) => void;
  },
): Promise<never> {
  for (;;) {
    const began = performance.now();
    try {
      options.onPoll(await poll(client, input));
    } catch (error) {
      if (!(error instanceof Error) || !(error.cause instanceof WorkflowFailedError)) throw error;
      options.onFailure(`poll failed: ${error.message}`);
    }
    await sleep(Math.max(0, options.everyMs - (performance.now() - began)));
  }
}
