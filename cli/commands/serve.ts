import type { Command } from 'commander';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import { listenForInterrupts, untilAborted } from '../interrupts.ts';

export const help = `Serves the HTTP API until Ctrl-C. Needs DATABASE_URL, or a \`tidemark up\` with the same home (which serves one itself).
Any number of servers may run behind one balancer: GET /health/ready says whether one may be sent requests. /openapi.json
describes every path; \`tidemark keys create\` makes a key.`;

interface ServeOptions {
  readonly host: string;
  readonly port?: number;
  readonly logFile?: string;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .option('--host <address>', 'address to listen on; 0.0.0.0 and :: are all of this machine', '127.0.0.1')
    .option('--port <port>', 'port to listen on; 0 is any free one (default: TIDEMARK_API_PORT, else any)', portOf)
    .option('--log-file <file>', 'write the log there instead of standard error')
    .option('--json', 'print the address as one JSON object once the server listens')
    .action(serve);
}

function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw usageError(`--port ${text}: give a port, 0 to 65535`);
}

async function serve({ host, port, logFile, json }: ServeOptions): Promise<void> {
  const config = loadCommandConfig();
  const { prepareHome } = await import('../../stack/home.ts');
  const { startServer } = await import('../serve/start-server.ts');
  const { runningDatabase } = await import('../with-database.ts');
  const databaseUrl = await runningDatabase(config);
  await prepareHome(config.home);
  const interrupts = listenForInterrupts(() => console.error('\nstopping; press Ctrl-C again to stop immediately'));
  try {
    const server = await startServer(
      config,
      { databaseUrl },
      { host, logFile: logFile ?? null, ...(port !== undefined && { port }) },
    );
    console.log(json ? JSON.stringify({ apiUrl: server.url }) : `api         ${server.url}; Ctrl-C stops it`);
    try {
      await untilAborted(interrupts.signal);
    } finally {
      await server.stop();
    }
  } finally {
    interrupts.dispose();
  }
}
