import Type from 'typebox';
import { permanentError } from '../../core/errors.ts';
import type { Monitor } from '../../core/monitors.ts';
import type { Database, Transaction } from '../../db/database.ts';
import {
  deactivateMonitor,
  insertMonitor,
  monitorById,
  pageOfMonitors,
  setDestination,
} from '../../db/repositories/monitors/monitors.ts';
import { pageOfMatches, takeMatches } from '../../db/repositories/monitors/record-matches.ts';
import { IsoTime, listOf } from '../blocks.ts';
import { badBody } from '../http/problems.ts';
import { createOnce, IDEMPOTENCY } from '../idempotency.ts';
import { checkSearch } from '../monitors/check-search.ts';
import { destinationOf, GivenDestination } from '../monitors/destination.ts';
import { MatchRecord, MonitorRecord, matchRecord, monitorRecord } from '../monitors/monitor-record.ts';
import { type Call, defineOperation, type Operation } from '../operation.ts';
import { DEFAULT_LIMIT, PAGE } from '../parameters.ts';

const FAMILY = { family: 'Monitors', scope: 'monitors' } as const;
const MonitorId = Type.Object({ monitor_id: Type.String({ format: 'uuid' }) });

async function ownMonitor(
  db: Database | Transaction,
  { caller, params }: Pick<Call<never, typeof MonitorId>, 'caller' | 'params'>,
): Promise<Monitor> {
  const found = await monitorById(db, { organizationId: caller.organizationId, monitorId: params.monitor_id });
  if (found !== null) return found;
  throw permanentError('unknown-monitor', `there is no monitor ${params.monitor_id}; GET /v1/monitors lists them`);
}

const listMonitors = defineOperation({
  ...FAMILY,
  id: 'listMonitors',
  method: 'GET',
  path: '/v1/monitors',
  summary: 'Monitors of the organization, the newest first',
  query: Type.Object({
    ...PAGE,
    is_active: Type.Optional(Type.Boolean({ description: 'Only active ones, or only ended ones.' })),
  }),
  response: listOf(MonitorRecord),
  async handle({ query, caller, deps }) {
    const { limit = DEFAULT_LIMIT, cursor = null, is_active: isActive = null } = query;
    const { organizationId } = caller;
    const found = await pageOfMonitors(deps.db, { organizationId, isActive, before: cursor, limit: limit + 1 });
    const hasMore = found.length > limit;
    const page = found.slice(0, limit);
    return {
      object: 'list',
      data: page.map(monitorRecord),
      hasMore,
      nextCursor: hasMore ? (page.at(-1)?.position ?? null) : null,
    };
  },
});

const MOST_WATCHED = 1_000;

const Search = Type.Object(
  {
    dataset: Type.String({ maxLength: 100, examples: ['offering-events'] }),
    where: Type.Optional(
      Type.Unknown({
        description:
          'Conditions as text (`type = atm and grossProceeds >= 10_000_000`) or as an object `{field, operator, value}`, `{and}`, `{or}`, `{not}`. Absent: every row.',
        examples: ['type = atm and maxAggregateOffering >= 50_000_000'],
      }),
    ),
    watch: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 20 }), {
        minItems: 1,
        maxItems: MOST_WATCHED,
        description: 'CIKs and tickers. A ticker means the issuer that holds it now. Absent: all issuers.',
      }),
    ),
    text: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 500,
        description: 'Words that the filing has: `"at the market" -withdrawn`.',
      }),
    ),
  },
  { additionalProperties: false, title: 'MonitorSearch' },
);

const NewMonitor = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'One line, which no other active monitor of the organization has.',
    }),
    search: Search,
    destination: Type.Optional(GivenDestination),
  },
  { additionalProperties: false, title: 'NewMonitor' },
);

const createMonitor = defineOperation({
  ...FAMILY,
  id: 'createMonitor',
  method: 'POST',
  path: '/v1/monitors',
  summary: 'Create a saved-search monitor',
  description: `It matches rows that are stored from now on. ${IDEMPOTENCY}`,
  body: NewMonitor,
  response: MonitorRecord,
  status: 201,
  async handle(call) {
    const { body, caller, deps } = call;
    const { organizationId } = caller;
    const name = body.name.trim();
    if (name === '' || /\p{Cc}/u.test(name)) throw badBody('name', 'give 1 to 200 characters, on one line');
    return createOnce(call, 'createMonitor', {
      async create(trx) {
        const checked = await checkSearch(deps.db, body.search);
        const given = body.destination ?? { kind: 'none' as const };
        const destination = await destinationOf(deps.db, organizationId, given);
        const monitor = await insertMonitor(trx, { organizationId, name, ...checked, destination });
        return { id: monitor.monitorId, answer: monitorRecord(monitor) };
      },
      again: async (trx, id) => monitorRecord(await ownMonitor(trx, { caller, params: { monitor_id: id } })),
    });
  },
});

const getMonitor = defineOperation({
  ...FAMILY,
  id: 'getMonitor',
  method: 'GET',
  path: '/v1/monitors/{monitor_id}',
  summary: 'One monitor',
  params: MonitorId,
  response: MonitorRecord,
  handle: async (call) => monitorRecord(await ownMonitor(call.deps.db, call)),
});

const deleteMonitor = defineOperation({
  ...FAMILY,
  id: 'deactivateMonitor',
  method: 'DELETE',
  path: '/v1/monitors/{monitor_id}',
  summary: 'End a monitor',
  description: 'Sets `is_active` to false. Its matches remain. Repeating the call is a no-op.',
  params: MonitorId,
  response: MonitorRecord,
  async handle(call) {
    const { monitorId } = await ownMonitor(call.deps.writer, call);
    return monitorRecord(await deactivateMonitor(call.deps.writer, monitorId));
  },
});

const setMonitorDelivery = defineOperation({
  ...FAMILY,
  id: 'setMonitorDelivery',
  method: 'POST',
  path: '/v1/monitors/{monitor_id}/delivery',
  summary: 'Set or replace where matches are delivered',
  params: MonitorId,
  body: GivenDestination,
  response: MonitorRecord,
  async handle(call) {
    const { body, caller, deps } = call;
    const { monitorId } = await ownMonitor(deps.writer, call);
    const destination = await destinationOf(deps.writer, caller.organizationId, body);
    return monitorRecord(await setDestination(deps.writer, monitorId, destination));
  },
});

const listMonitorMatches = defineOperation({
  ...FAMILY,
  id: 'listMonitorMatches',
  method: 'GET',
  path: '/v1/monitors/{monitor_id}/matches',
  summary: 'New matches of a monitor',
  description:
    'A GET with an effect. Without `cursor` it evaluates the monitor over what is new since `last_checked_at`, stores and ' +
    'delivers what it finds, and returns the matches that no call has returned yet, the oldest first. With `cursor` it ' +
    'evaluates nothing and returns the matches after that one, returned before or not: continue with `nextCursor`, or ' +
    'repeat a page whose response was lost with the `position` of the last match that you have (0: from the first one). ' +
    'Two calls at once return different matches. Matches of backfills and first loads are not among them. HEAD ' +
    'evaluates nothing and returns nothing.',
  params: MonitorId,
  query: Type.Object(PAGE),
  cache: 'no-store',
  response: listOf(MatchRecord, {
    evaluated: Type.Boolean({
      description:
        'Whether this call evaluated the monitor. If not (with a cursor, of an ended monitor, or of a search for words on a server that does not hold the documents), the matches are those of earlier evaluations.',
    }),
    last_checked_at: IsoTime,
  }),
  async handle(call) {
    const { query, deps, isHead } = call;
    const { limit = DEFAULT_LIMIT, cursor = null } = query;
    const monitor = await ownMonitor(deps.db, call);
    const page = { monitorId: monitor.monitorId, after: cursor, limit };
    let evaluated = false;
    if (!isHead && cursor === null && monitor.isActive) evaluated = await evaluate(call, monitor);
    const { matches, hasMore } = isHead
      ? { matches: await pageOfMatches(deps.db, page), hasMore: false }
      : await takeMatches(deps.writer, page);
    const { lastCheckedAt } = evaluated ? await ownMonitor(deps.writer, call) : monitor;
    return {
      object: 'list',
      data: matches.map(matchRecord),
      hasMore,
      nextCursor: hasMore ? (matches.at(-1)?.position ?? null) : null,
      evaluated,
      last_checked_at: lastCheckedAt,
    };
  },
});

/** @throws AppError `monitor-failed` */
async function evaluate({ deps }: Pick<Call, 'deps'>, monitor: Monitor): Promise<boolean> {
  const { monitorId, organizationId } = monitor;
  const evaluation = await deps.services.evaluateMonitor(deps.writer, monitor);
  if (evaluation !== 'failed') return evaluation === 'evaluated';
  const failed = await monitorById(deps.writer, { organizationId, monitorId });
  throw permanentError('monitor-failed', `the monitor could not be evaluated: ${failed?.lastError ?? 'try again'}`);
}

export const MONITORS: readonly Operation[] = [
  listMonitors,
  createMonitor,
  getMonitor,
  deleteMonitor,
  setMonitorDelivery,
  listMonitorMatches,
];
