import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** The worker's structured log: JSON lines to a file, or to standard error by default. */
export function createLogger(config: Config, file: string | null = null): Logger {
  const destination = pino.destination({ dest: file ?? 2, mkdir: true, sync: false });
  return pino(
    { level: config.logLevel, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
}
