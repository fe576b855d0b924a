import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * Structured logs of the worker: JSON lines, one event each, with `runId` and `accessionNumber` where they apply.
 * To standard error by default, or to a file, so that standard output stays the answer of a command.
 */
export function createLogger(config: Config, file: string | null = null): Logger {
  const destination = pino.destination({ dest: file ?? 2, mkdir: true, sync: false });
  return pino(
    { level: config.logLevel, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
}
