import type { Database } from '../../db/database.ts';
import { findEndpoint, type WebhookEndpoint } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { loadCommandConfig } from '../environment.ts';
import { permanentError, usageError } from '../errors.ts';
import { existingOrganization, type OrganizationChoice } from '../organization.ts';
import { withDatabase } from '../with-database.ts';

/** Options of every subcommand. */
export interface WebhookOptions extends OrganizationChoice {
  readonly json?: boolean;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id as commands print it. Error `usage`, which says where to find it. */
export function idOf(text: string, what: 'endpoint' | 'delivery'): string {
  if (UUID.test(text)) return text.toLowerCase();
  const from = what === 'endpoint' ? 'tidemark webhooks list' : 'tidemark webhooks deliveries <endpoint>';
  throw usageError(
    `"${text}" is not the id of ${what === 'endpoint' ? 'an endpoint' : 'a delivery'}; "${from}" prints them`,
  );
}

/**
 * Runs `use` with an endpoint of the organization that the options name.
 *
 * @throws AppError `unknown-endpoint`, also for an endpoint of another organization; `deleted-endpoint` unless allowed
 */
export function withEndpoint<T>(
  given: string,
  options: OrganizationChoice,
  use: (db: Database, endpoint: WebhookEndpoint) => Promise<T>,
  { deleted = false }: { readonly deleted?: boolean } = {},
): Promise<T> {
  const id = idOf(given, 'endpoint');
  return withDatabase(loadCommandConfig(), async (db) => {
    const { organizationId } = await existingOrganization(db, options.organization);
    const endpoint = await findEndpoint(db, { organizationId, id });
    if (endpoint === null) {
      const message = `organization "${options.organization}" has no endpoint ${id}; "tidemark webhooks list" prints them`;
      throw permanentError('unknown-endpoint', message);
    }
    if (endpoint.deletedAt !== null && !deleted) {
      throw permanentError('deleted-endpoint', `the endpoint ${id} was deleted at ${endpoint.deletedAt}`);
    }
    return use(db, endpoint);
  });
}
