import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../http/access.ts';
import { Problem, problem } from '../http/problems.ts';
import { type Operation, SCOPES } from '../operation.ts';
import { createMcpServer } from './mcp-server.ts';

export interface McpOptions {
  readonly operations: readonly Operation[];
  readonly access: Access;
  /** Where clients reach this API; null: where they have reached it. */
  readonly publicUrl: string | null;
  /** Issuer of OAuth tokens; null: API keys only. */
  readonly oauthIssuer: string | null;
  /** Web origins whose pages may connect. */
  readonly corsOrigins: readonly string[];
  readonly version: string;
}

const METADATA = '/.well-known/oauth-protected-resource';

/**
 * MCP over Streamable HTTP at `/mcp`, without sessions: each POST is complete in itself, so that any instance answers it. Tools
 * call the API with the credentials of the request.
 */
export function addMcp(app: FastifyInstance, options: McpOptions): void {
  app.post('/mcp', { schema: { hide: true } }, async (request, reply) => {
    refuseForeignPages(request, options.corsOrigins);
    await authenticate(request, options);
    const get = async (path: string): Promise<{ status: number; text: string }> => {
      const answer = await app.inject({
        method: 'GET',
        url: path,
        headers: credentialsOf(request),
        remoteAddress: request.ip,
      });
      return { status: answer.statusCode, text: answer.body };
    };
    const server = createMcpServer(options.operations, get, options.version);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const headers = new Headers(
        Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      );
      const asked = new Request(new URL('/mcp', 'http://mcp.invalid'), {
        method: 'POST',
        headers,
        body: JSON.stringify(request.body),
      });
      const answer = await transport.handleRequest(asked, { parsedBody: request.body });
      for (const [name, value] of answer.headers) void reply.header(name, value);
      return await reply.code(answer.status).send(await answer.text());
    } finally {
      await server.close();
    }
  });
  // No stream from the server, and no sessions to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    handler: async (_, reply) => {
      void reply.header('allow', 'POST');
      throw problem(405, 'method-not-allowed', 'send MCP messages with POST');
    },
  });
  addMetadata(app, options);
}

/** Who protects this resource (RFC 9728), also at the address with the path of the resource. */
function addMetadata(app: FastifyInstance, { publicUrl, oauthIssuer }: McpOptions): void {
  for (const url of [METADATA, `${METADATA}/mcp`]) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      if (oauthIssuer === null) throw problem(404, 'no-oauth', 'this deployment takes API keys only: send x-api-key');
      return reply.header('cache-control', 'public, max-age=3600').send({
        resource: `${publicUrl ?? baseOf(request)}/mcp`,
        authorization_servers: [oauthIssuer],
        bearer_methods_supported: ['header'],
        scopes_supported: SCOPES,
        resource_name: 'Tidemark',
      });
    });
  }
}

const baseOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** A browser sends the origin of the page: without this, any page could use what the machine reaches (DNS rebinding). */
function refuseForeignPages({ headers }: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = headers;
  if (origin === undefined || allowed.includes(origin)) return;
  throw problem(
    403,
    'origin-refused',
    'web pages of this origin may not connect; TIDEMARK_CORS_ORIGINS allows origins',
  );
}

/** Unauthenticated clients learn where tokens are issued. */
async function authenticate(request: FastifyRequest, { access, publicUrl, oauthIssuer }: McpOptions): Promise<void> {
  try {
    request.caller = await access.authenticate({ headers: request.headers, address: request.ip });
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 401 || oauthIssuer === null) throw error;
    const challenge = `Bearer resource_metadata="${publicUrl ?? baseOf(request)}${METADATA}/mcp"`;
    const headers = { ...error.details.headers, 'www-authenticate': challenge };
    throw new Problem(401, error.code, error.message, { ...error.details, headers });
  }
}

function credentialsOf({ headers }: FastifyRequest): Record<string, string> {
  const names = ['x-api-key', 'authorization', 'service-version', 'traceparent'];
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}
