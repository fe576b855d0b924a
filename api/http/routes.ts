import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import type { Call, Operation } from '../operation.ts';
import type { Access } from './access.ts';
import { sendAnswer } from './answer.ts';
import { routeSchema } from './openapi.ts';
import { problem } from './problems.ts';
import { chooseVersion, type ServiceVersion } from './versions.ts';

export interface RouteOptions {
  readonly operations: readonly Operation[];
  readonly deps: ApiDeps;
  readonly access: Access;
  readonly versions: readonly ServiceVersion[];
  /** Sees every body before it is sent; tests compare it with its schema. */
  readonly inspect?: (operation: Operation, body: unknown, view: string | undefined) => void;
}

/** `/v1/dilution/events/{event_id}` as Fastify writes it. */
const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Routes of all operations, and refusals of the methods that their paths lack. */
export function addRoutes(app: FastifyInstance, options: RouteOptions): void {
  for (const operation of options.operations) addOperation(app, operation, options);
  for (const [path, operations] of Map.groupBy(options.operations, ({ path }) => path)) {
    addOtherMethods(app, path, operations);
  }
}

/** A file may take a slow client this long. */
const DOWNLOAD_MS = 6 * 3_600_000;

function addOperation(app: FastifyInstance, operation: Operation, options: RouteOptions): void {
  const { access, versions, deps, inspect } = options;
  app.route({
    method: operation.method,
    url: routerPath(operation.path),
    schema: routeSchema(operation),
    config: { operation },
    ...(operation.download !== null && { handlerTimeout: DOWNLOAD_MS }),
    // Before the parameters are looked at: who may not call learns nothing else.
    async onRequest(request, reply) {
      request.version = chooseVersion(request.headers['service-version'], versions);
      void reply.header('service-version', request.version.date);
      request.caller = await access.authenticate({ headers: request.headers, address: request.ip });
      for (const [name, value] of Object.entries(access.admit(request.caller, operation)))
        void reply.header(name, value);
    },
    async handler(request, reply) {
      const { caller, version, trace } = asked(request);
      const result = await operation.handle(callOf(request, deps, caller));
      inspect?.(operation, result, (request.query as { view?: string }).view);
      return sendAnswer(request, reply, result, { operation, caller, access, version, versions, trace });
    },
  });
}

/** What the hooks before a handler have found out. */
function asked({ caller, version, trace }: FastifyRequest) {
  if (!caller || !version || !trace) throw new TypeError('a handler ran without its hooks');
  return { caller, version, trace };
}

function callOf(request: FastifyRequest, deps: ApiDeps, caller: Call['caller']): Call {
  const { query, params, body, headers, method } = request;
  return { query, params, body, headers, caller, deps, isHead: method === 'HEAD' };
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'] as const;

function addOtherMethods(app: FastifyInstance, path: string, operations: readonly Operation[]): void {
  const has = new Set<string>(operations.map(({ method }) => method));
  if (has.has('GET')) has.add('HEAD');
  const allow = [...METHODS.filter((method) => has.has(method)), 'OPTIONS'].join(', ');
  app.route({
    method: METHODS.filter((method) => !has.has(method)),
    url: routerPath(path),
    schema: { hide: true },
    async handler(request: FastifyRequest, reply: FastifyReply) {
      void reply.header('allow', allow);
      if (request.method === 'OPTIONS') return reply.code(204).send();
      throw problem(405, 'method-not-allowed', `${request.method} is not a method of this path; it has ${allow}`);
    },
  });
}
