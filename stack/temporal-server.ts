import type { AppError } from '../core/errors.ts';

/** Where the server comes from. */
export type TemporalSource = 'external' | 'path' | 'cached' | 'wheel' | 'sdk-download';

export interface TemporalServer {
  /** `host:port`. */
  readonly address: string;
  readonly namespace: string;
  /** Null where the server has no UI, or is not ours and we cannot know. */
  readonly uiUrl: string | null;
  readonly source: TemporalSource;
  /** Resolves with the error when a server of ours stops by itself; never otherwise. */
  readonly failed: Promise<AppError>;
  /** Stops the server if it is ours; an external one is left alone. */
  stop(): Promise<void>;
}

export interface TemporalOptions {
  /** `host:port` of a server that runs already (`TEMPORAL_ADDRESS`). */
  readonly address?: string | null;
  readonly namespace?: string;
  /** Directory for fetched programs. */
  readonly cacheDir: string;
  /** SQLite file of the server's state; absent: in memory. */
  readonly dataFile?: string | null;
  /** Absent: any free port. */
  readonly port?: number | null;
  readonly uiPort?: number | null;
  readonly logFile: string;
  /** Told what takes time: a download. */
  readonly log?: (line: string) => void;
}
