import { periodOf } from '../../api/metering/budgets.ts';
import { listOrganizations, setSpendCap } from '../../db/repositories/organizations/organizations.ts';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import { existingOrganization } from '../organization.ts';
import { renderOrganizations } from '../report/render-keys.ts';
import { withDatabase } from '../with-database.ts';

export interface CapOptions {
  readonly json?: boolean;
}

export async function list({ json }: CapOptions): Promise<void> {
  const period = periodOf(Date.now());
  const organizations = await withDatabase(loadCommandConfig(), (db) => listOrganizations(db, period));
  console.log(json ? JSON.stringify(organizations, null, 2) : renderOrganizations(organizations, period));
}

export async function cap(name: string, dollars: string, { json }: CapOptions): Promise<void> {
  if (dollars !== 'none' && !(/^\d{1,12}(?:\.\d{1,6})?$/.test(dollars) && /[1-9]/.test(dollars))) {
    throw usageError(`${dollars}: give US dollars above zero, such as 250 or 99.50, or "none"`);
  }
  const period = periodOf(Date.now());
  const spend = await withDatabase(loadCommandConfig(), async (db) => {
    const { organizationId } = await existingOrganization(db, name);
    return setSpendCap(db, { organizationId, cap: dollars === 'none' ? null : dollars, period });
  });
  const set = { organization: name, period, spent: spend.spent, spendCap: spend.cap, announced: spend.crossed };
  if (json) return console.log(JSON.stringify(set, null, 2));
  const reached = spend.crossed.length === 0 ? '' : `; announced ${spend.crossed.map((one) => `${one} %`).join(', ')}`;
  console.log(`${name}: spent ${spend.spent} of ${spend.cap ?? 'no cap'} in ${period}, US dollars${reached}`);
}
