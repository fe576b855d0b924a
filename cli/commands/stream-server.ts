import type { Command } from 'commander';
import { loadCommandConfig } from '../environment.ts';
import { listenForInterrupts, untilAborted } from '../interrupts.ts';

export const help = `Serves the event stream at ws://127.0.0.1:<port>/v1/stream until Ctrl-C, which closes each connection with the event to
resume from. Needs DATABASE_URL, or a \`tidemark up\` with the same home (which serves a stream itself). Any number of servers
may run. Clients do not identify themselves yet, so it listens on this machine only: put nothing in front of it that others
can reach. docs/stream.md describes the protocol.`;

interface ServerOptions {
  readonly organization: string;
  readonly logFile?: string | null;
}

export function register(command: Command): void {
  command
    .option('--organization <name>', 'whose private events clients receive beside the public ones', 'default')
    .option('--log-file <file>', 'write the log there instead of standard error')
    .action(serve);
}

async function serve({ organization, logFile = null }: ServerOptions): Promise<void> {
  const config = loadCommandConfig();
  const { prepareHome } = await import('../../stack/home.ts');
  const { startStream } = await import('../stream/start-stream.ts');
  const { knownDatabase } = await import('../with-database.ts');
  const databaseUrl = await knownDatabase(config);
  if (databaseUrl === null) {
    const { AppError } = await import('../../core/errors.ts');
    const message = 'no database: run `tidemark up` in another terminal, or set DATABASE_URL';
    throw new AppError(message, { code: 'stack-not-running', retryable: true });
  }
  await prepareHome(config.home);
  const interrupts = listenForInterrupts(() => console.error('\nstopping; press Ctrl-C again to stop immediately'));
  try {
    const server = await startStream(config, { databaseUrl }, { organization, logFile });
    console.log(`stream      ${server.url}; Ctrl-C stops it`);
    try {
      await untilAborted(interrupts.signal);
    } finally {
      await server.stop();
    }
  } finally {
    interrupts.dispose();
  }
}
