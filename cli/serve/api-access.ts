import type { Logger } from 'pino';
import { createAuthenticator } from '../../api/auth/authenticate.ts';
import { createKeyAccess } from '../../api/auth/key-access.ts';
import type { Access } from '../../api/http/access.ts';
import { createFailureLimit } from '../../api/limits/failure-limit.ts';
import { createRateLimit } from '../../api/limits/rate-limit.ts';
import { createBudgets, periodOf } from '../../api/metering/budgets.ts';
import { createMeter } from '../../api/metering/meter.ts';
import type { Database } from '../../db/database.ts';
import { findKeyForRequest, readBudget } from '../../db/repositories/organizations/api-keys.ts';
import { recordCalls } from '../../db/repositories/organizations/metered-calls.ts';
import type { ApiLimits } from '../api-limits.ts';

export interface ApiAccess {
  readonly access: Access;
  /** Stores the calls that wait. */
  readonly stop: () => Promise<void>;
}

/** Keys, limits and metering of one instance. */
export function createApiAccess(
  writer: Database,
  limits: ApiLimits,
  logger: Pick<Logger, 'warn' | 'error'>,
  now: () => number = Date.now,
): ApiAccess {
  const budgets = createBudgets({
    read: (organizationId, period) => readBudget(writer, organizationId, period),
    onError: (error) => logger.warn({ error: String(error) }, 'cannot read what an organization has spent'),
    now,
  });
  const meter = createMeter({ store: (calls) => recordCalls(writer, calls), budgets, logger });
  const authenticate = createAuthenticator({
    findKey: (prefix) => findKeyForRequest(writer, prefix, periodOf(now())),
    failures: createFailureLimit({ perMinute: limits.failuresPerMinute }),
    onBudget: (organizationId, budget) => budgets.observe(organizationId, budget),
    now,
  });
  const limit = createRateLimit({ perMinute: limits.callsPerMinute, burst: limits.burst });
  return { access: createKeyAccess({ authenticate, limit, budgets, meter, now }), stop: () => meter.stop() };
}
