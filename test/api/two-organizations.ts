import type { Access } from '../../api/http/access.ts';
import type { Database } from '../../db/database.ts';
import { ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { openAccess } from './api-fixture.ts';

/** Headers of a caller of the second organization. */
export const OTHER = { 'x-api-key': 'other' };

/** Callers of two organizations with every scope: of `default`, and with the headers `OTHER` of `other`. */
export function twoOrganizations(organizationId: string, writer: Database): Access {
  const other = ensureOrganization(writer, 'other');
  const open = openAccess(organizationId);
  return {
    ...open,
    async authenticate(request) {
      const caller = await open.authenticate(request);
      const isOther = request.headers['x-api-key'] === OTHER['x-api-key'];
      return isOther ? { ...caller, organizationId: (await other).organizationId } : caller;
    },
  };
}
