import { once } from 'node:events';
import type { Command } from 'commander';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import { listenForInterrupts } from '../interrupts.ts';

export const help = `Prints events as they happen, one line each, until Ctrl-C. Connects to the stream of a \`tidemark up\` with the same home,
with the key of that home, or to --url with --key or TIDEMARK_API_KEY. A lost connection is opened again after the last event,
so that none is missed or repeated.

  tidemark stream --event-types filing.published,dilution.*     # literal types, and * for a segment
  tidemark stream --json --since 019ca5b2-7c1e-7000-8000-5f3f6c1d2e4b | your-program`;

interface StreamOptions {
  readonly eventTypes?: string;
  readonly since?: string;
  readonly url?: string;
  readonly key?: string;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .option('--event-types <types>', 'types and wildcards such as dilution.*, comma-separated; default: all')
    .option('--since <event id>', 'begin after this event; default: now')
    .option('--url <ws address>', 'address of the stream; default: that of the running `tidemark up`')
    .option('--key <key>', 'API key; default: TIDEMARK_API_KEY, or that of the running `tidemark up`')
    .option('--json', 'print each event as JSON')
    .action(stream);
}

async function stream({ eventTypes, since, url, key, json }: StreamOptions): Promise<void> {
  const config = loadCommandConfig();
  const { followStream } = await import('../stream/follow-stream.ts');
  const { renderEvent } = await import('../report/render-event.ts');
  const interrupts = listenForInterrupts(() => undefined);
  try {
    await followStream({
      url: url === undefined ? await runningStream(config.home) : checkedUrl(url),
      key: key ?? config.apiKey?.reveal() ?? (await keyFor(url, config.home)),
      eventTypes: eventTypes ?? null,
      since: since ?? null,
      signal: interrupts.signal,
      onStatus: (line) => console.error(line),
      onEvent: (envelope, text) => print(json ? text : renderEvent(envelope)),
    });
  } finally {
    interrupts.dispose();
  }
}

/** Resolves when a full pipe has room again, so that what a slow reader has not taken stays with the server. */
function print(line: string): Promise<void> | undefined {
  if (process.stdout.write(`${line}\n`)) return undefined;
  return once(process.stdout, 'drain').then(() => undefined);
}

function checkedUrl(url: string): string {
  if (URL.canParse(url) && /^wss?:$/.test(new URL(url).protocol)) return url;
  throw usageError(`--url ${url}: give an address like ws://127.0.0.1:8790/v1/stream`);
}

async function runningStream(home: string): Promise<string> {
  const { findRunningStack } = await import('../../stack/stack-state.ts');
  const running = await findRunningStack(home);
  const { streamAddressOf } = await import('../stream/stream-address.ts');
  if (running?.apiUrl) return streamAddressOf(running.apiUrl);
  const { AppError } = await import('../../core/errors.ts');
  const message = 'no event stream is running: run `tidemark up` in another terminal, or give --url';
  throw new AppError(message, { code: 'stack-not-running', retryable: true });
}

/** The key of the local stack, which goes to no other address. */
async function keyFor(url: string | undefined, home: string): Promise<string> {
  const { readLocalKey } = await import('../keys/local-key.ts');
  const local = url === undefined ? await readLocalKey(home) : null;
  if (local !== null) return local;
  throw usageError('give an API key: --key, or TIDEMARK_API_KEY; "tidemark keys create" creates one');
}
