import type { Secret } from '../core/secret.ts';

/** What a local stack needs to know of the configuration. */
export interface StackConfig {
  /** Null: the stack runs its own PostgreSQL. */
  readonly databaseUrl: Secret | null;
  /** `host:port`; null: the stack runs its own server. */
  readonly temporalAddress: string | null;
  readonly temporalNamespace: string;
  /** Absolute path of the directory that holds all local state. */
  readonly home: string;
  /** Null: any free port. */
  readonly ports: {
    readonly postgres: number | null;
    readonly temporal: number | null;
    readonly temporalUi: number | null;
  };
}
