import type { IsoTimestamp } from '../core/dates.ts';
import { type EventType, OPERATOR_EVENT_TYPES, type StoredEvent } from '../core/events.ts';
import { matchesPattern } from './event-patterns.ts';

/** What an enabled endpoint asks for. */
export interface Subscription {
  readonly endpointId: string;
  readonly organizationId: string;
  /** Literals and wildcards. */
  readonly eventTypes: readonly string[];
  /** Issuers by CIK, and by ticker as of now; null: all. */
  readonly ciks: readonly string[] | null;
  /** Of the endpoint: it receives nothing from before. */
  readonly createdAt: IsoTimestamp;
}

/** The endpoints that receive an event. */
export type Router = (event: StoredEvent) => readonly string[];

interface Route extends Omit<Subscription, 'ciks'> {
  readonly ciks: ReadonlySet<string> | null;
}

/**
 * Says which endpoints receive an event:
 * - a silent event and one for operators: none;
 * - one directed to an endpoint: that endpoint, whatever it subscribes to;
 * - one of an organization: its endpoints that subscribe to the type;
 * - a public one: every endpoint that subscribes to the type, and to an issuer that the event names.
 * A filter by issuer does not hold back what concerns the organization itself: its monitors, its budget.
 */
export function createRouter(subscriptions: readonly Subscription[]): Router {
  const routes = subscriptions.map(
    (one): Route => ({ ...one, ciks: one.ciks === null ? null : new Set(one.ciks.map(plainCik)) }),
  );
  const byEndpoint = new Map(routes.map((route) => [route.endpointId, route]));
  const byType = new Map<EventType, readonly Route[]>();

  function subscribed(type: EventType): readonly Route[] {
    const known = byType.get(type);
    if (known) return known;
    const found = routes.filter(({ eventTypes }) => eventTypes.some((pattern) => matchesPattern(type, pattern)));
    byType.set(type, found);
    return found;
  }

  return (event) => {
    if (event.silent || isForOperators(event.eventType)) return [];
    if (event.endpointId !== null) {
      const target = byEndpoint.get(event.endpointId);
      const isForeign = event.organizationId !== null && target?.organizationId !== event.organizationId;
      return target === undefined || isForeign ? [] : [target.endpointId];
    }
    const ciks = event.organizationId === null ? ciksOf(event.payload) : [];
    return subscribed(event.eventType)
      .filter((route) => route.createdAt <= event.createdAt && receives(route, event.organizationId, ciks))
      .map(({ endpointId }) => endpointId);
  };
}

function receives(route: Route, organizationId: string | null, ciks: readonly string[]): boolean {
  if (organizationId !== null) return route.organizationId === organizationId;
  const wanted = route.ciks;
  return wanted === null || ciks.some((cik) => wanted.has(cik));
}

function isForOperators(type: EventType): boolean {
  return OPERATOR_EVENT_TYPES.some((one) => one === type);
}

/** The issuers that a payload names: `cik`, or several in `ciks`. */
function ciksOf(payload: object): readonly string[] {
  const { cik, ciks } = payload as { readonly cik?: unknown; readonly ciks?: unknown };
  const named = Array.isArray(ciks) ? [cik, ...(ciks as unknown[])] : [cik];
  return named.filter((one): one is string => typeof one === 'string').map(plainCik);
}

/** Without leading zeros: the same issuer is written both ways. */
function plainCik(cik: string): string {
  return cik.replace(/^0+(?=\d)/, '');
}
