import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { acceptTokens } from '../../api/http/oauth-tokens.ts';
import { createApi } from '../../api/server.ts';
import { type EventStream, startEventStream } from '../../api/stream/event-stream.ts';
import { AppError } from '../../core/errors.ts';
import type { SealingKeys } from '../../core/sealed-secret.ts';
import type { Secret } from '../../core/secret.ts';
import { CONNECTION_LIMITS } from '../../db/connection-limits.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { startListener } from '../../db/listener.ts';
import { assertSchemaCurrent } from '../../db/migrate.ts';
import { findOrganization } from '../../db/repositories/organizations/organizations.ts';
import { EVENTS_CHANNEL } from '../../db/repositories/runs/outbox.ts';
import { serverRoleOf, viewerRoleOf } from '../../db/roles.ts';
import type { Config } from '../config.ts';
import { createLogger } from '../logger.ts';
import { loadSealingKeys } from '../webhooks/sealing-keys.ts';
import { createApiAccess } from './api-access.ts';
import { createApiServices } from './api-services.ts';

export interface ServerOptions {
  /** Default: this machine only. */
  readonly host?: string;
  /** 0: any free one. Default: as configured. */
  readonly port?: number;
  /** Null: standard error. */
  readonly logFile?: string | null;
}

export interface RunningServer {
  readonly url: string;
  /** Answers what has arrived, and ends. */
  stop(): Promise<void>;
}

/** For answers under way when the server stops. */
const GRACE_MS = 8_000;
/** Statements of the API end sooner than those of commands: a client waits. */
const STATEMENT_MS = 10_000;

/**
 * Serves the read layer of a deployment.
 *
 * @throws AppError `port-in-use`; `schema-outdated`, `schema-newer`; that of a database that does not answer
 */
export async function startServer(
  config: Config,
  { databaseUrl }: { readonly databaseUrl: Secret },
  options: ServerOptions = {},
): Promise<RunningServer> {
  const { host = '127.0.0.1', port = config.ports.api ?? 0, logFile = join(config.home, 'logs', 'api.log') } = options;
  const logger = createLogger(config, logFile);
  const { db, writer } = await connect(config, databaseUrl, logger);
  const { access, stop: stopAccess } = createApiAccess(writer, config.apiLimits, logger);
  let stream: EventStream | null = null;
  const end = async (): Promise<void> => {
    // Stopping it a second time is a no-op.
    await stream?.stop();
    await stopAccess();
    await Promise.all([db.destroy(), writer.destroy()]);
    logger.flush();
  };
  try {
    await assertSchemaCurrent(db);
    stream = await startStream(writer, databaseUrl, logger);
    const { publicUrl, corsOrigins, trustProxy, oauth } = config.server;
    const organizationId = async (name: string) => (await findOrganization(db, name))?.organizationId ?? null;
    const app = await createApi({
      deps: { db, writer, services: createApiServices(config), logger },
      access: oauth === null ? access : acceptTokens(access, oauth, { organizationId }),
      logger,
      stream,
      corsOrigins,
      trustProxy,
      ...(publicUrl !== null && { publicUrl }),
      ...(oauth !== null && { oauthIssuer: oauth.issuer }),
      explorer: {
        isLocal: isLoopback(host) && publicUrl === null && trustProxy.length === 0,
        sealingKeys: await sealingKeysOf(config),
      },
    });
    await app.listen({ host, port }).catch((cause: unknown) => {
      throw listenError(cause, port);
    });
    const address = app.addresses().find((one) => typeof one === 'object');
    const url = `http://${isIPv6(host) ? `[${host}]` : host}:${address?.port ?? port}`;
    logger.info({ url }, 'API started');
    return {
      url,
      async stop() {
        // A client that does not read its answer must not keep the server.
        const late = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
        await app.close().finally(() => clearTimeout(late));
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function connect(
  config: Config,
  databaseUrl: Secret,
  logger: Logger,
): Promise<{ db: Database; writer: Database }> {
  const url = databaseUrl.reveal();
  const shared = {
    limits: { ...CONNECTION_LIMITS.server, statementMs: STATEMENT_MS, ...config.databaseLimits },
    onConnectionError: (error: Error): void => logger.warn({ error: error.message }, 'database connection lost'),
  };
  return {
    db: createDatabase(url, {
      ...shared,
      role: await viewerRoleOf(url),
      poolSize: 10,
      readOnly: true,
      applicationName: 'tidemark api',
    }),
    writer: createDatabase(url, {
      ...shared,
      role: await serverRoleOf(url),
      poolSize: 8,
      applicationName: 'tidemark api writer',
    }),
  };
}

/** With the server's rights: whoever reads events first gives them their positions. */
function startStream(writer: Database, databaseUrl: Secret, logger: Logger): Promise<EventStream> {
  return startEventStream({
    db: writer,
    listen: (onWake) =>
      startListener(databaseUrl.reveal(), {
        channel: EVENTS_CHANNEL,
        onWake,
        onConnectionError: (error) => logger.warn({ error: error.message }, 'database connection lost'),
        applicationName: 'tidemark listener',
      }),
    logger,
  });
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Those that encrypt webhook secrets, where there are any: all instances share them. */
async function sealingKeysOf(config: Config): Promise<SealingKeys | null> {
  try {
    return await loadSealingKeys(config);
  } catch (error) {
    if (error instanceof AppError && error.code === 'no-webhook-keys') return null;
    throw error;
  }
}

function listenError(cause: unknown, port: number): unknown {
  if (!(cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')) return cause;
  const message = `port ${port} for the API is in use: stop the process using it, or set TIDEMARK_API_PORT to another port`;
  return new AppError(message, { code: 'port-in-use', retryable: false, context: { port }, cause });
}
