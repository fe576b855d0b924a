import { pino } from 'pino';
import { EVENTS_AND_COMPANIES } from '../../api/families/events-and-companies.ts';
import { OWNERSHIP } from '../../api/families/ownership/operations.ts';
import type { Call } from '../../api/operation.ts';
import type { Database } from '../../db/database.ts';

/** The answer of an operation over a given connection, without a server: for the plans of what it reads. */
export async function callOperation(
  db: Database,
  id: string,
  { query = {}, body = {} }: { readonly query?: object; readonly body?: object },
): Promise<unknown> {
  const operation = [...OWNERSHIP, ...EVENTS_AND_COMPANIES].find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const call = {
    query,
    body,
    params: {},
    headers: {},
    caller: { organizationId: 'o', keyId: 'k', scopes: ['read'] },
    deps: { db, writer: db, services: {}, logger: pino({ level: 'silent' }) },
    isHead: false,
  };
  // These operations use no services.
  return operation.handle(call as unknown as Call);
}
