import type { FastifySchema } from 'fastify';
import Type, { type TObject, type TSchema } from 'typebox';
import { IDS, ProblemDocument } from '../blocks.ts';
import type { Operation } from '../operation.ts';
import { hasAgentView } from './validation.ts';

type Json = Readonly<Record<string, unknown>>;

/** JSON schemas: the document shows each as the schema of its header. */
const HEADERS = {
  'x-request-id': { type: 'string', description: 'The same as requestId.' },
  traceparent: { type: 'string', description: 'W3C trace context; continues that of the request.' },
  'service-version': { type: 'string', format: 'date', description: 'The version that answered.' },
};
/** Of every answer to a caller that is known. */
const RATE_HEADERS = {
  'ratelimit-limit': { schema: { type: 'integer' }, description: 'Calls that the key may make at once.' },
  'ratelimit-remaining': { schema: { type: 'integer' }, description: 'Calls left of them.' },
  'ratelimit-reset': { schema: { type: 'integer' }, description: 'Seconds until all of them are back.' },
};
const CHALLENGE = {
  'www-authenticate': { schema: { type: 'string' }, description: 'What to send, or which scope is missing.' },
};
const RETRY_AFTER = { 'retry-after': { schema: { type: 'integer' }, description: 'Seconds.' } };
const METERED_HEADERS = {
  'service-token-count': { type: 'integer', description: 'Estimated tokens of the body.' },
  'service-estimated-cost': { type: 'string', description: 'Estimated cost of the call, US dollars.' },
};

const PROBLEMS: Readonly<Record<number, string>> = {
  400: 'A parameter is unknown or invalid; the document names it and what is allowed.',
  401: 'No valid key.',
  402: 'The spend cap of the organization is reached.',
  403: 'The key lacks the scope.',
  404: 'Nothing has this identifier.',
  409: 'The request is ambiguous, or conflicts with what is stored.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  429: 'Too many requests; Retry-After says when to try again.',
  501: 'The dataset is not materialized yet.',
  503: 'The service or its database does not answer; Retry-After says when to try again.',
};

/** The schema of a route: what Fastify validates requests by, and what the OpenAPI document shows. */
export function routeSchema(operation: Operation): FastifySchema {
  const { method, scope, missing } = operation;
  const schema: Record<string, unknown> = {
    operationId: operation.id,
    summary: operation.summary,
    description: [operation.description, `Scope: \`${scope}\`.`].filter(Boolean).join('\n\n'),
    tags: [operation.family],
    querystring: operation.query,
    response: { ...successOf(operation), ...problemsOf(operation) },
    ...(missing !== null && { 'x-status': 'not-materialized', 'x-missing-dataset': missing }),
    ...(operation.tool !== null && { 'x-mcp-tool': operation.tool }),
    'x-scope': scope,
  };
  if (Object.keys(operation.params.properties).length > 0) schema['params'] = operation.params;
  if (operation.body !== null && method !== 'GET') schema['body'] = operation.body;
  return schema;
}

function successOf({ response, agent, status, summary, metered, missing, download, cache }: Operation): Json {
  if (missing !== null) return {};
  const headers = { ...HEADERS, ...RATE_HEADERS, ...(metered && METERED_HEADERS) };
  if (download !== null) return downloadsOf(download, headers);
  if (response === null) return { [status]: { description: summary, headers, ...NO_BODY } };
  const schema = agent === null ? withIds(response) : { anyOf: [withIds(response), withIds(agent)] };
  const success = { [status]: { description: summary, headers, content: { 'application/json': { schema } } } };
  if (cache === 'no-store') return success;
  return { ...success, 304: { description: 'The body is the one that If-None-Match names.', headers, ...NO_BODY } };
}

/** Without it, the document would promise JSON. */
const NO_BODY = { type: 'null' };

function downloadsOf(type: string, headers: Json): Json {
  const problem = { 'application/problem+json': { schema: ProblemDocument } };
  return {
    200: { description: 'The file.', headers, content: { [type]: { schema: {} } } },
    206: { description: 'The range of bytes.', headers, content: { [type]: { schema: {} } } },
    302: { description: 'Location has the address of the file.', headers, ...NO_BODY },
    304: { description: 'The file is the one that If-None-Match names.', headers, ...NO_BODY },
    416: { description: 'The range begins after the end of the file.', headers: HEADERS, content: problem },
  };
}

function problemsOf(operation: Operation): Json {
  const hasBody = operation.body !== null;
  const applies = (status: string): boolean =>
    status === '402'
      ? operation.metered
      : /^41[35]$/.test(status)
        ? hasBody
        : status === '501'
          ? operation.missing !== null
          : true;
  return Object.fromEntries(
    Object.entries(PROBLEMS)
      .filter(([status]) => applies(status))
      .map(([status, description]) => [
        status,
        {
          description,
          headers: headersOfProblem(Number(status)),
          content: { 'application/problem+json': { schema: ProblemDocument } },
        },
      ]),
  );
}

function headersOfProblem(status: number): Json {
  if (status === 401) return { ...HEADERS, ...CHALLENGE };
  const headers = { ...HEADERS, ...RATE_HEADERS };
  if (status === 403) return { ...headers, ...CHALLENGE };
  return status === 429 || status === 503 ? { ...headers, ...RETRY_AFTER } : headers;
}

/** The schema of a body as it is sent. */
export function withIds(schema: TSchema): TSchema {
  const { anyOf } = schema as { anyOf?: readonly TSchema[] };
  if (anyOf) return { ...schema, anyOf: anyOf.map(withIds) };
  const { properties } = schema as TObject;
  return Type.Object(
    { ...properties, ...IDS },
    'description' in schema ? { description: schema.description as string } : {},
  );
}

const REQUEST_HEADERS = {
  serviceVersion: {
    name: 'service-version',
    in: 'header',
    required: false,
    description: 'Version of the contract, a date. Absent: the newest.',
    schema: { type: 'string', format: 'date' },
  },
  traceparent: {
    name: 'traceparent',
    in: 'header',
    required: false,
    description: 'W3C trace context to continue.',
    schema: { type: 'string' },
  },
};

interface OpenApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components?: Json;
  readonly [member: string]: unknown;
}

/**
 * The document as it is served: schemas with a title are components, and every operation has the headers that all take.
 *
 * @param versions what `service-version` may be, oldest first
 */
export function finishDocument(document: object, versions: readonly string[]): Json {
  const { paths: described = {}, components } = document as OpenApiDocument;
  const schemas: Record<string, Json> = {};
  const hoist = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoist);
    if (value === null || typeof value !== 'object') return value;
    const copy: Json = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, hoist(member)]));
    const { title } = copy as { title?: unknown };
    // A component is an object schema; the title of the document is none.
    if (typeof title !== 'string' || !('properties' in copy || 'anyOf' in copy || 'enum' in copy)) return copy;
    schemas[title] ??= copy;
    const known = schemas[title];
    if (shapeOf(known) !== shapeOf(copy)) throw new Error(`two schemas of the API have the title ${title}`);
    const own = copy['description'] === known['description'] ? {} : { description: copy['description'] };
    return { $ref: `#/components/schemas/${title}`, ...own };
  };
  const paths = Object.entries(described).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, operation]) => [
      method,
      withHeaders(hoist(operation) as Json),
    ]);
    return [path, Object.fromEntries(operations)];
  });
  const serviceVersion = {
    ...REQUEST_HEADERS.serviceVersion,
    schema: { type: 'string', enum: [...versions], default: versions.at(-1) },
  };
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: {
      ...components,
      schemas,
      parameters: { serviceVersion, traceparent: REQUEST_HEADERS.traceparent },
    },
  };
}

/** A schema apart from what it says of its place. */
const shapeOf = ({ description: _, ...shape }: Json): string => JSON.stringify(shape);

function withHeaders(operation: Json): Json {
  const names = Object.keys(REQUEST_HEADERS);
  const parameters = [
    ...((operation['parameters'] as readonly object[] | undefined) ?? []),
    ...names.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
  return { ...operation, parameters };
}

/** The schema of what an operation returns in a view, for tests. */
export function schemaOfBody(operation: Operation, view: string | undefined): TSchema | null {
  return view === 'agent' && hasAgentView(operation) ? (operation.agent ?? operation.response) : operation.response;
}
