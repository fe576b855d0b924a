import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { ApiServices } from './services.ts';

/** What operations work with. */
export interface ApiDeps {
  /** Read-only sessions, for every GET. */
  readonly db: Database;
  /** Sessions with the server's role: keys, monitors, endpoints, metering. */
  readonly writer: Database;
  readonly services: ApiServices;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}
