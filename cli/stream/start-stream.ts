import { join } from 'node:path';
import { type StreamServer, startStreamServer } from '../../api/stream/stream-server.ts';
import type { Secret } from '../../core/secret.ts';
import { CONNECTION_LIMITS } from '../../db/connection-limits.ts';
import { createDatabase } from '../../db/database.ts';
import { startListener } from '../../db/listener.ts';
import { assertSchemaCurrent } from '../../db/migrate.ts';
import { DEFAULT_ORGANIZATION, ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { EVENTS_CHANNEL } from '../../db/repositories/runs/outbox.ts';
import { serverRoleOf } from '../../db/roles.ts';
import type { Config } from '../config.ts';
import { createLogger } from '../logger.ts';

interface StreamOptions {
  /** Every client receives the events of this organization, since none identifies itself yet. */
  readonly organization?: string;
  /** Null: standard error. */
  readonly logFile?: string | null;
}

/** The event stream of a deployment, on this machine only and with the rights of the server's role where it may be taken. */
export async function startStream(
  config: Config,
  { databaseUrl }: { readonly databaseUrl: Secret },
  { organization = DEFAULT_ORGANIZATION, logFile = join(config.home, 'logs', 'stream.log') }: StreamOptions = {},
): Promise<StreamServer> {
  const logger = createLogger(config, logFile);
  const url = databaseUrl.reveal();
  const onConnectionError = (error: Error): void => logger.warn({ error: error.message }, 'database connection lost');
  const applicationName = 'tidemark stream';
  const db = createDatabase(url, {
    poolSize: 6,
    role: await serverRoleOf(url),
    applicationName,
    limits: { ...CONNECTION_LIMITS.server, ...config.databaseLimits },
    onConnectionError,
  });
  try {
    await assertSchemaCurrent(db);
    const { organizationId } = await ensureOrganization(db, organization);
    const server = await startStreamServer({
      db,
      listen: (onWake) =>
        startListener(url, {
          channel: EVENTS_CHANNEL,
          onWake,
          onConnectionError,
          applicationName: 'tidemark listener',
        }),
      authenticate: async () => ({ organizationId }),
      host: '127.0.0.1',
      port: config.ports.stream ?? 0,
      logger,
    });
    logger.info({ url: server.url, organization }, 'event stream started');
    return {
      ...server,
      async stop() {
        await server.stop();
        await db.destroy();
        logger.flush();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
