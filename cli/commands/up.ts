import type { Command } from 'commander';
import type { LocalStack } from '../../stack/local-stack.ts';
import { stopAfter } from '../../stack/stop-order.ts';
import { loadCommandConfig } from '../environment.ts';
import { listenForInterrupts, untilAborted } from '../interrupts.ts';

export const help = `Starts PostgreSQL and a Temporal development server unless DATABASE_URL or TEMPORAL_ADDRESS is set, migrates the schema,
runs a worker and the HTTP API with the event stream, and stops everything on Ctrl-C. All data is in TIDEMARK_HOME (default
.tidemark), with an API key for this machine in its file api-key: curl -H "x-api-key: $(cat .tidemark/api-key)" …
A second "up" prints what is running and exits.`;

export function register(command: Command): void {
  command.option('--json', 'print the addresses as one JSON object once everything is up').action(up);
}

interface UpOptions {
  readonly json?: boolean;
}

async function up(options: UpOptions): Promise<void> {
  const config = loadCommandConfig();
  const { migrateDatabase } = await import('../migrate-database.ts');
  const { prepareHome } = await import('../../stack/home.ts');
  const { startLocalStack } = await import('../../stack/local-stack.ts');
  const { ensureSealingKeys } = await import('../webhooks/sealing-keys.ts');
  const { startWorker } = await import('../worker.ts');
  const { startServer } = await import('../serve/start-server.ts');
  const { ensureLocalKey } = await import('../keys/local-key.ts');
  const say = options.json ? () => undefined : (line: string) => console.log(line);
  const interrupts = listenForInterrupts(() => console.error('\nstopping; press Ctrl-C again to stop immediately'));
  try {
    await prepareHome(config.home);
    await ensureSealingKeys(config);
    say(`data        ${config.home}`);
    const stack = await startLocalStack(config, {
      log: say,
      signal: interrupts.signal,
      migrate: migrateDatabase,
      startWorker,
      async startApi(settings, addresses) {
        await ensureLocalKey(settings, addresses.databaseUrl);
        return startServer(settings, addresses);
      },
    });
    await stopAfter(
      () => serve(stack, config.home, interrupts.signal, options),
      () => stack.stop(),
      console.error,
    );
    if (stack.runningPid === null) say('stopped');
  } finally {
    interrupts.dispose();
  }
}

/** Prints the addresses, and waits for an interruption or a failure where the stack is this process's own. */
async function serve(stack: LocalStack, home: string, signal: AbortSignal, { json }: UpOptions): Promise<void> {
  const { withoutPassword } = await import('../../stack/local-stack.ts');
  const say = json ? () => undefined : (line: string) => console.log(line);
  const { temporalAddress, namespace, uiUrl, runningPid, hasWorker, apiUrl } = stack;
  const { localKeyFile } = await import('../keys/local-key.ts');
  const { streamAddressOf } = await import('../stream/stream-address.ts');
  const streamUrl = apiUrl && streamAddressOf(apiUrl);
  const apiKeyFile = localKeyFile(home);
  const databaseUrl = withoutPassword(stack.databaseUrl);
  if (json) {
    console.log(
      JSON.stringify({
        home,
        databaseUrl,
        temporalAddress,
        namespace,
        uiUrl,
        apiUrl,
        streamUrl,
        apiKeyFile,
        hasWorker,
        runningPid,
      }),
    );
  }
  if (runningPid !== null) {
    say(`postgresql  ${databaseUrl}`);
    say(`temporal    ${temporalAddress}, namespace ${namespace}`);
    if (uiUrl !== null) say(`ui          ${uiUrl}`);
    if (apiUrl !== null) say(`api         ${apiUrl}`);
    if (streamUrl !== null) say(`stream      ${streamUrl}`);
    say(`key         ${apiKeyFile}`);
    say(`already running in process ${runningPid}`);
    return;
  }
  if (streamUrl !== null) say(`stream      ${streamUrl}`);
  say(`key         ${apiKeyFile}`);
  say('ready; Ctrl-C stops it');
  const failure = await untilAborted(signal, stack.failed);
  if (failure) throw failure;
}
