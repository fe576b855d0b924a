import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { permanentError, usageError } from '../errors.ts';
import { listenForInterrupts, untilAborted } from '../interrupts.ts';

interface MirrorCommandOptions {
  readonly port: string;
  readonly host: string;
  readonly fault?: string;
  readonly json?: boolean;
}

export const help = `Point EDGAR_BASE_URL and EDGAR_DATA_URL at the printed address. Ctrl-C stops it. The feed of current filings is empty
until filings appear: POST them to /__mirror/feed (docs/feed.md).`;

export function register(command: Command): void {
  command
    .argument('<dir>', "an archive in EDGAR's own layout: Archives/edgar/…, submissions/, api/; files may be gzipped")
    .option('--port <port>', 'port to listen on; 0 for any free port', '0')
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--fault <json>', 'faults to inject, as a JSON array: [{"kind":"status","status":429}]')
    .option('--json', 'print the address as JSON')
    .action(mirror);
}

async function mirror(path: string, { host, json, ...options }: MirrorCommandOptions): Promise<void> {
  const port = portOf(options.port);
  const dir = resolve(path);
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw permanentError('archive-missing', `${dir} is not a directory`);
  }
  const { createMirrorServer } = await import('../../sources/archive/mirror-server.ts');
  const { parseMirrorFaults } = await import('../../sources/archive/mirror-faults.ts');
  const faults = options.fault === undefined ? [] : parseMirrorFaults(jsonOf(options.fault));
  const interrupts = listenForInterrupts(() => undefined);
  const server = await createMirrorServer(dir, { port, host, faults });
  try {
    console.log(json ? JSON.stringify({ url: server.url, dir }) : `${server.url}  serves ${dir}`);
    await untilAborted(interrupts.signal);
  } finally {
    await server.close();
    interrupts.dispose();
  }
}

function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw usageError(`--port ${text}: not a port; give a number from 0 to 65535`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw usageError('--fault: not JSON', cause);
  }
}
