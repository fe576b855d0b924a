import { deliveryHealth } from '../../db/repositories/delivery/health.ts';
import { loadCommandConfig } from '../environment.ts';
import { existingOrganization } from '../organization.ts';
import { renderHealth } from '../report/render-health.ts';
import { withDatabase } from '../with-database.ts';
import type { WebhookOptions } from './own-endpoint.ts';

export interface HealthOptions extends WebhookOptions {
  readonly hours: number;
}

const FAILURES_SHOWN = 10;

/** Prints how deliveries went over the last hours, for each endpoint and in total. */
export async function health({ hours, organization, json = false }: HealthOptions): Promise<void> {
  const report = await withDatabase(loadCommandConfig(), async (db) => {
    const { organizationId } = await existingOrganization(db, organization);
    return deliveryHealth(db, { organizationId, windowHours: hours, failures: FAILURES_SHOWN });
  });
  console.log(json ? JSON.stringify(report, null, 2) : renderHealth(report));
}
