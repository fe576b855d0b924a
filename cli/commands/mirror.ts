import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { AppError } from '../../core/errors.ts';
import { listenForInterrupts, untilAborted } from '../interrupts.ts';

interface MirrorCommandOptions {
  readonly port: string;
  readonly host: string;
  readonly fault?: string;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .argument('<dir>', "an archive in EDGAR's own layout: Archives/edgar/…, submissions/, api/; files may be gzipped")
    .option('--port <port>', 'port to listen on; 0 for any free port', '0')
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--fault <json>', 'faults to inject, as a JSON array: [{"kind":"status","status":429}]')
    .option('--json', 'print the address as JSON')
    .addHelpText('after', '\nPoint EDGAR_BASE_URL and EDGAR_DATA_URL at the printed address. Ctrl-C stops it.')
    .action(mirror);
}

async function mirror(dir: string, options: MirrorCommandOptions): Promise<void> {
  const port = portOf(options.port);
  const root = resolve(dir);
  if (!(await isDirectory(root))) {
    throw new AppError(`${root} is not a directory`, { code: 'archive-missing', retryable: false });
  }
  const [{ createMirrorServer }, { parseMirrorFaults }] = await Promise.all([
    import('../../sources/archive/mirror-server.ts'),
    import('../../sources/archive/mirror-faults.ts'),
  ]);
  const faults = options.fault === undefined ? [] : parseMirrorFaults(jsonOf(options.fault));
  const interrupts = listenForInterrupts(() => undefined);
  const server = await createMirrorServer(root, { port, host: options.host, faults });
  try {
    console.log(options.json ? JSON.stringify({ url: server.url, dir: root }) : `${server.url}  serves ${root}`);
    await untilAborted(interrupts.signal);
  } finally {
    await server.close();
    interrupts.dispose();
  }
}

function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new AppError(`--port ${text}: not a port; give a number from 0 to 65535`, { code: 'usage', retryable: false });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('--fault: not JSON', { code: 'usage', retryable: false, cause });
  }
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
