import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Connection } from '@temporalio/client';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import pLimit from 'p-limit';
import { request } from 'undici';
import { loadCommandConfig } from '../cli/environment.ts';
import { startTemporal } from '../stack/temporal.ts';
import type { AttemptActivities, deliveryWorkflow } from './delivery-workflow.ts';
import { ENDPOINTS, startReceivers } from './event-load.ts';
import { elapsedSeconds } from './measure.ts';
import { ownMs, processOf, treeSeconds } from './process-time.ts';
import { withTemporaryDirectory } from './temporary.ts';

const TASK_QUEUE = 'bench-deliveries';
/** The event in the input, as large as the one of the queue. */
const EVENT = JSON.stringify({ id: '019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11', data: 'x'.repeat(300) });

/** Deliveries as one Temporal workflow each, to receivers that are well, with a server that keeps its state in a file. */
export function deliverByWorkflows(count: number): Promise<{
  readonly perSecond: number;
  readonly serverMs: number;
  readonly workerMs: number;
  readonly storedBytes: number;
}> {
  return withTemporaryDirectory(async (directory) => {
    const dataFile = join(directory, 'temporal.db');
    const cacheDir = join(loadCommandConfig().home, 'bin');
    const server = await startTemporal({ cacheDir, dataFile, logFile: join(directory, 'temporal.log') });
    const receivers = await startReceivers(ENDPOINTS, { dead: 0, slow: 0 });
    Runtime.install({ logger: new DefaultLogger('ERROR') });
    const connection = await NativeConnection.connect({ address: server.address });
    const activities: AttemptActivities = {
      async attempt(url, event) {
        const response = await request(url, { method: 'POST', body: event });
        await response.body.dump();
        return response.statusCode < 300;
      },
    };
    const worker = await Worker.create({
      connection,
      taskQueue: TASK_QUEUE,
      workflowsPath: fileURLToPath(new URL('./delivery-workflow.ts', import.meta.url)),
      activities: { ...activities },
      maxConcurrentActivityTaskExecutions: 200,
    });
    const running = worker.run();
    const client = new Client({ connection: await Connection.connect({ address: server.address }) });
    const pid = processOf(['server', 'start-dev', server.address.split(':')[1] ?? '']);
    const before = { server: treeSeconds(pid), worker: ownMs(), stored: sizeOf(dataFile) };
    const limit = pLimit(100);
    const seconds = await elapsedSeconds(() =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          limit(async () => {
            const url = `http://127.0.0.1:${receivers.ports[index % ENDPOINTS]}/hook`;
            await client.workflow.execute<typeof deliveryWorkflow>('deliveryWorkflow', {
              taskQueue: TASK_QUEUE,
              workflowId: `delivery/${index}`,
              args: [url, EVENT],
            });
          }),
        ),
      ),
    );
    const figures = {
      perSecond: count / seconds,
      serverMs: ((treeSeconds(pid) - before.server) * 1_000) / count,
      workerMs: (ownMs() - before.worker) / count,
      storedBytes: (sizeOf(dataFile) - before.stored) / count,
    };
    worker.shutdown();
    await running;
    await client.connection.close();
    await connection.close();
    await receivers.stop();
    await server.stop();
    return figures;
  });
}

function sizeOf(dataFile: string): number {
  return [dataFile, `${dataFile}-wal`].reduce(
    (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
