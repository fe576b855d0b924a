import Type from 'typebox';
import { permanentError } from '../../core/errors.ts';
import type { MonitorDestination } from '../../core/monitors.ts';
import type { Database } from '../../db/database.ts';
import { findEndpoint } from '../../db/repositories/organizations/webhook-endpoints.ts';

type Given =
  | { readonly kind: 'webhook'; readonly endpoint_id: string }
  | { readonly kind: 'email'; readonly recipient: string }
  | { readonly kind: 'none' };

const kindOf = <K extends Given['kind']>(kind: K, description: string) => Type.Literal(kind, { description });
const CLOSED = { additionalProperties: false };

/** An address as mail servers take it without quoting. */
const ADDRESS =
  '^[A-Za-z0-9_+\\-]+(?:\\.[A-Za-z0-9_+\\-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,}$';

/** Where matches are delivered, as a request says it. */
export const GivenDestination = Type.Unsafe<Given>({
  type: 'object',
  discriminator: { propertyName: 'kind' },
  oneOf: [
    Type.Object(
      {
        kind: kindOf('webhook', 'One endpoint of the organization, whatever it subscribes to.'),
        endpoint_id: Type.String({ format: 'uuid' }),
      },
      CLOSED,
    ),
    Type.Object(
      {
        kind: kindOf('email', 'One email for each evaluation with matches.'),
        recipient: Type.String({ maxLength: 254, pattern: ADDRESS, examples: ['desk@fund.example'] }),
      },
      CLOSED,
    ),
    Type.Object({ kind: kindOf('none', 'The endpoints that subscribe to `monitor.match`.') }, CLOSED),
  ],
});

/**
 * The destination that a request gives; null: none.
 *
 * @throws AppError `unknown-endpoint`
 */
export async function destinationOf(
  db: Database,
  organizationId: string,
  given: Given,
): Promise<MonitorDestination | null> {
  if (given.kind === 'none') return null;
  if (given.kind === 'email') return given;
  const { kind, endpoint_id: id } = given;
  const endpoint = await findEndpoint(db, { organizationId, id });
  if (endpoint !== null && endpoint.deletedAt === null) return { kind, endpointId: endpoint.id };
  throw permanentError('unknown-endpoint', `there is no endpoint ${id}; GET /v1/webhook_endpoints lists them`);
}
