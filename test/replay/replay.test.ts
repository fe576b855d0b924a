import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  bundleWorkflowCode,
  DefaultLogger,
  makeTelemetryFilterString,
  type ReplayResult,
  Runtime,
  Worker,
  type WorkflowBundleOption,
} from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { beforeAll, describe, expect, test } from 'vitest';
import { workflowBundle } from '../../cli/workflow-bundle.ts';
import { decodeHistory } from '../../scripts/history-codec.ts';
import * as workflows from '../../workflows/index.ts';

interface KeptHistory {
  readonly workflowId: string;
  readonly history: {
    readonly events: readonly {
      readonly workflowExecutionStartedEventAttributes?: { readonly workflowType: { readonly name: string } };
    }[];
  };
}

const directory = new URL('./histories/', import.meta.url);
const kept = new Map(
  readdirSync(directory).map((name) => [
    name.replace('.json', ''),
    decodeHistory(readFileSync(new URL(name, directory), 'utf8')) as KeptHistory,
  ]),
);

function workflowOf({ history }: KeptHistory): string {
  return history.events[0]?.workflowExecutionStartedEventAttributes?.workflowType.name ?? '';
}

async function replay(
  workflowBundleOption: WorkflowBundleOption,
  histories: readonly KeptHistory[],
): Promise<readonly ReplayResult[]> {
  const results: ReplayResult[] = [];
  for await (const result of Worker.runReplayHistories({ workflowBundle: workflowBundleOption }, histories)) {
    results.push(result);
  }
  return results;
}

describe('histories of runs that are kept', () => {
  let bundle: WorkflowBundleOption;
  beforeAll(async () => {
    Runtime.install({
      logger: new DefaultLogger('ERROR'),
      shutdownSignals: [],
      telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
    });
    const { codePath } = await workflowBundle(fileURLToPath(new URL('../../.tidemark/cache', import.meta.url)));
    bundle = { codePath };
  });

  test('there is one of every workflow, and one of each that is cut by continue-as-new', () => {
    expect(new Set([...kept.values()].map(workflowOf))).toEqual(new Set(Object.keys(workflows)));
    for (const name of [
      'ingest-continued-as-new',
      'backfill-continued-as-new',
      'paged-stage-continued-as-new',
      'reprocess-continued-as-new',
    ]) {
      const cut = kept.get(name)?.history.events.at(-1);
      expect(cut).toHaveProperty('workflowExecutionContinuedAsNewEventAttributes');
    }
  });

  test.each([...kept.keys()])('%s: a run under way would go on under the present code', async (name) => {
    const [result] = await replay(
      bundle,
      [...kept].filter(([other]) => other === name).map(([, history]) => history),
    );
    expect(result?.workflowId).toBe(kept.get(name)?.workflowId);
    expect(result?.error).toBeUndefined();
  });

  test('a workflow that was changed without care is found out', async () => {
    const changed = await bundleWorkflowCode({
      workflowsPath: fileURLToPath(new URL('./changed-workflows.ts', import.meta.url)),
      logger: new DefaultLogger('ERROR', () => undefined),
    });
    const nightly = [...kept.values()].filter((history) => workflowOf(history) === 'nightlyWorkflow');
    const results = await replay(changed, nightly);
    expect(results.length).toBeGreaterThan(1);
    for (const { error } of results) expect(error).toBeInstanceOf(DeterminismViolationError);
  });
});
