import fastifyCompress from '@fastify/compress';
import fastifyCors from '@fastify/cors';
import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { ApiDeps } from './deps.ts';
import { addExplorer, type ExplorerOptions } from './explorer/explorer.ts';
import type { Access } from './http/access.ts';
import { addErrorHandling, sendProblem } from './http/errors.ts';
import { addHealth } from './http/health.ts';
import { answerBrokenRequest, LIMITS } from './http/limits.ts';
import { problem } from './http/problems.ts';
import { addReference } from './http/reference.ts';
import './http/request-types.ts';
import { addRoutes, type RouteOptions } from './http/routes.ts';
import { continueTrace } from './http/trace.ts';
import { validatorOf } from './http/validation.ts';
import { SERVICE_VERSIONS, type ServiceVersion } from './http/versions.ts';
import { addMcp } from './mcp/http.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import type { EventStream } from './stream/event-stream.ts';
import { STREAM_PATH } from './stream/stream-request.ts';
import { addStream, wantsStream } from './stream/stream-route.ts';

export interface ApiOptions {
  readonly deps: ApiDeps;
  readonly access: Access;
  readonly logger: Logger;
  /** Origins of web pages that may call; default none. */
  readonly corsOrigins?: readonly string[];
  /** Proxies whose forwarding headers are believed; default none. */
  readonly trustProxy?: readonly string[];
  /** Where clients reach the API, without a trailing slash; default: where they have reached it. */
  readonly publicUrl?: string;
  /** Issuer of OAuth tokens that `access` takes beside keys; default none. */
  readonly oauthIssuer?: string;
  /** Served at its path, and stopped with the application; absent: there is none. */
  readonly stream?: EventStream;
  /** The web application at `/`; absent: it is not served. */
  readonly explorer?: Pick<ExplorerOptions, 'isLocal' | 'sealingKeys'>;
  /** For tests. */
  readonly operations?: readonly Operation[];
  readonly versions?: readonly ServiceVersion[];
  readonly inspect?: RouteOptions['inspect'];
}

/**
 * The read layer as a Fastify application, not yet listening. It holds no state of its own that another instance would
 * need, so any number may run behind one balancer.
 *
 * @example
 * const app = await createApi({ deps, access, logger });
 * await app.listen({ host: '127.0.0.1', port: 8787 });
 */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const { deps, access, logger, operations = OPERATIONS, versions = SERVICE_VERSIONS } = options;
  let stopping = false;
  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({
    ...LIMITS,
    ...(options.stream && { http: { ...LIMITS.http, shouldUpgradeCallback: wantsStream } }),
    loggerInstance,
    genReqId: () => `req_${uuidv7().replaceAll('-', '')}`,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: [...(options.trustProxy ?? [])],
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      request.trace = continueTrace(undefined);
      void sendProblem(error, request, reply.headers(idsOf(request.id, request.trace.traceparent)));
    },
  });
  // Only to be refused, with or without a body.
  for (const method of ['TRACE', 'QUERY']) app.addHttpMethod(method, { overrideExisting: true });
  acceptEmptyBodies(app);
  app.decorateRequest('trace', null).decorateRequest('caller', null).decorateRequest('version', null);
  app.setValidatorCompiler(({ schema, httpPart }) => validatorOf(schema as object, httpPart));
  app.setSerializerCompiler(() => JSON.stringify);
  app.addHook('onRequest', async (request, reply) => {
    request.trace = continueTrace(headerText(request.headers['traceparent']));
    void reply.headers(idsOf(request.id, request.trace.traceparent));
    if (request.url.length > LONGEST_URL)
      throw problem(414, 'url-too-long', `the URL has more than ${LONGEST_URL} characters`);
  });
  app.addHook('preClose', async () => {
    stopping = true;
  });
  addLog(app);
  addErrorHandling(app, [...operations.map(({ path }) => path), STREAM_PATH]);
  await app.register(fastifyCompress, { global: true, threshold: 1_024, encodings: ['br', 'gzip', 'identity'] });
  if (options.corsOrigins?.length) await app.register(fastifyCors, corsOf(options.corsOrigins));
  await app.register(fastifySwagger, { openapi: openapiOf(options) });
  addHealth(app, deps, () => stopping);
  await app.register(async (scope) => {
    addRoutes(scope, { operations, deps, access, versions, ...(options.inspect && { inspect: options.inspect }) });
  });
  if (options.stream) addStream(app, { stream: options.stream, access, versions });
  addMcp(app, {
    operations,
    access,
    publicUrl: options.publicUrl ?? null,
    oauthIssuer: options.oauthIssuer ?? null,
    corsOrigins: options.corsOrigins ?? [],
    version: versions.at(-1)?.date ?? '',
  });
  await addReference(app, versions);
  if (options.explorer) await addExplorer(app, { ...options.explorer, deps, access });
  return app;
}

/** Clients send `content-type: application/json` with every POST, also where the operation takes no body. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.routeOptions.config.operation?.body === null) return done(null, undefined);
    return parse(request, String(body), done);
  });
}

const LONGEST_URL = 8_192;

const headerText = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const idsOf = (requestId: string, traceparent: string) => ({ 'x-request-id': requestId, traceparent });

/** One line per request. */
function addLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { caller, trace, method, routeOptions } = request;
    request.log.info(
      {
        method,
        path: routeOptions.url ?? 'unknown',
        operation: routeOptions.config.operation?.id,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        traceId: trace?.traceId,
        organizationId: caller?.organizationId,
        keyId: caller?.keyId,
      },
      'request',
    );
  });
}

function corsOf(origins: readonly string[]) {
  const exposedHeaders = [
    'x-request-id',
    'traceparent',
    'service-version',
    'service-token-count',
    'service-estimated-cost',
    'ratelimit-limit',
    'ratelimit-remaining',
    'ratelimit-reset',
    'retry-after',
    'etag',
  ];
  return { origin: [...origins], exposedHeaders, methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], maxAge: 600 };
}

function openapiOf({ publicUrl }: ApiOptions) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tidemark',
      version: SERVICE_VERSIONS.at(-1)?.date ?? '',
      description:
        'Facts of SEC filings with provenance and verification, daily dilution scores, monitors and webhooks.',
    },
    servers: [{ url: publicUrl ?? '/' }],
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey' as const, in: 'header' as const, name: 'x-api-key' },
        bearer: { type: 'http' as const, scheme: 'bearer' },
      },
    },
    security: [{ apiKey: [] }, { bearer: [] }],
  };
}
