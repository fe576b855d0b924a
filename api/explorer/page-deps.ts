import type { Database } from '../../db/database.ts';
import type { ApiServices } from '../services.ts';

/** What pages read from. */
export interface PageDeps {
  readonly db: Database;
  readonly services: ApiServices;
}
