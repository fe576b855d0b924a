import { v7 as uuidv7 } from 'uuid';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { Access } from '../http/access.ts';
import { type Problem, problem } from '../http/problems.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { type Budgets, periodOf } from '../metering/budgets.ts';
import type { Meter } from '../metering/meter.ts';
import { costOf, decimalOf, isFree, tokensOf } from '../metering/prices.ts';
import type { Caller, Scope } from '../operation.ts';
import type { Authenticate } from './authenticate.ts';
import { CHALLENGE } from './credentials.ts';

export interface KeyAccessDeps {
  readonly authenticate: Authenticate;
  readonly limit: RateLimit;
  readonly budgets: Budgets;
  readonly meter: Pick<Meter, 'record'>;
  readonly now?: () => number;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Callers are known by keys; their calls are limited, metered and held to the cap of their organization. */
export function createKeyAccess({ authenticate, limit, budgets, meter, now = Date.now }: KeyAccessDeps): Access {
  return {
    authenticate: ({ headers, address }) => authenticate(headers, address),
    admit(caller, operation) {
      const { allowed, headers, retryAfter } = limit.take(caller.keyId);
      if (!allowed) throw tooManyCalls(headers, retryAfter);
      if (!caller.scopes.includes(operation.scope)) throw missingScope(caller, operation.scope, headers);
      const isCharged = operation.metered && !isFree(operation.family);
      const exceeded = isCharged ? budgets.exceeded(caller.organizationId, periodOf(now())) : null;
      if (exceeded !== null) {
        const { period, spent, cap } = exceeded;
        const message = `the organization has spent ${spent} of ${cap} US dollars in ${period}; the cap is of a calendar month (UTC)`;
        throw problem(402, 'spend-cap-reached', message, { more: { period, spent, cap }, headers });
      }
      return headers;
    },
    charge({ organizationId, keyId }, { id, family }, { status, characters }) {
      const tokens = tokensOf(characters);
      const cost = decimalOf(costOf(family, tokens));
      const time = now();
      meter.record({
        callId: uuidv7({ msecs: time }),
        organizationId,
        keyId: UUID.test(keyId) ? keyId : null,
        operation: id,
        status,
        tokens,
        cost,
        calledAt: new Date(time).toISOString() as IsoTimestamp,
      });
      return { tokens, cost };
    },
  };
}

function tooManyCalls(headers: Readonly<Record<string, string>>, seconds: number): Problem {
  const message = `the key has used its calls; try again in ${seconds} s`;
  return problem(429, 'rate-limited', message, { headers: { ...headers, 'retry-after': String(seconds) } });
}

function missingScope({ scopes }: Caller, scope: Scope, headers: Readonly<Record<string, string>>): Problem {
  return problem(403, 'missing-scope', `the key lacks the scope ${scope}`, {
    more: { requiredScope: scope, scopes },
    headers: { ...headers, 'www-authenticate': `${CHALLENGE}, error="insufficient_scope", scope="${scope}"` },
  });
}
