import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres, stopPostgres } from './postgres.ts';
import type { StackConfig } from './stack-config.ts';

/**
 * The local stack's own PostgreSQL, with its data under the home. A server that runs there already was left by a stack
 * that was killed: it is taken over, and stopped with ours.
 */
export async function startOwnPostgres(config: StackConfig): Promise<{ url: string; stop: () => Promise<void> }> {
  const logs = join(config.home, 'logs');
  await mkdir(logs, { recursive: true });
  const server = await startPostgres({
    dataDir: join(config.home, 'postgres'),
    ...(config.ports.postgres === null ? {} : { port: config.ports.postgres }),
  });
  return {
    url: server.url,
    stop: async () => {
      if (server.alreadyRunning) await stopPostgres({ dataDir: server.dataDir });
      else await server.stop();
    },
  };
}
