import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { startPostgres, stopPostgres } from './postgres.ts';

/**
 * The local stack's own PostgreSQL, with its data under the home. A server that runs there already was left by a stack
 * that was killed: it is taken over, and stopped with ours.
 */
export async function startOwnPostgres(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
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
