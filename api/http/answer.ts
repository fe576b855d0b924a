import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, type Operation, Raw, Redirect } from '../operation.ts';
import type { Access } from './access.ts';
import type { Trace } from './trace.ts';
import { adaptBody, type ServiceVersion } from './versions.ts';

export interface AnswerContext {
  readonly operation: Operation;
  readonly caller: Caller;
  readonly access: Access;
  readonly version: ServiceVersion;
  readonly versions: readonly ServiceVersion[];
  readonly trace: Trace;
}

const CACHE_CONTROL = {
  revalidate: 'private, no-cache',
  immutable: 'private, max-age=31536000, immutable',
  'no-store': 'no-store',
} as const;

/**
 * Sends what an operation returned. The ETag covers the body without requestId and traceparent, which differ each time; it
 * is weak for the same reason.
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
  context: AnswerContext,
): FastifyReply {
  const { operation, version, versions } = context;
  void reply.header('cache-control', CACHE_CONTROL[operation.cache]);
  if (result instanceof Redirect) {
    charge(reply, context, 302, 0);
    return reply.code(302).header('location', result.url).send();
  }
  if (result instanceof Raw) {
    for (const [name, value] of Object.entries(result.headers)) void reply.header(name, value);
    // Bytes whose length and strong ETag must stay as they are: the compression plugin asks for this header.
    if (result.headers['cache-control']?.includes('no-transform')) request.headers['x-no-compression'] = 'no-transform';
    charge(reply, context, result.status, Number(result.headers['content-length'] ?? 0));
    return reply.code(result.status).send(result.body);
  }
  const body = adaptBody(version, versions, operation.id, result as Readonly<Record<string, unknown>>);
  const text = JSON.stringify(body);
  if (operation.cache !== 'no-store') {
    const etag = etagOf(version.date, text);
    void reply.header('etag', etag);
    if (matches(request.headers['if-none-match'], etag)) {
      charge(reply, context, 304, 0);
      return reply.code(304).send();
    }
  }
  charge(reply, context, operation.status, text.length);
  void reply.code(operation.status).header('content-type', 'application/json; charset=utf-8');
  return reply.send(withIds(text, request.id, context.trace.traceparent));
}

function charge(
  reply: FastifyReply,
  { access, caller, operation }: AnswerContext,
  status: number,
  characters: number,
): void {
  if (!operation.metered) return;
  const { tokens, cost } = access.charge(caller, operation, { status, characters });
  void reply.header('service-token-count', tokens).header('service-estimated-cost', cost);
}

function etagOf(version: string, text: string): string {
  return `W/"${createHash('sha1').update(version).update(text).digest('base64url')}"`;
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag);
}

/** The members are added to the text, so that a body is serialized once. */
function withIds(text: string, requestId: string, traceparent: string): string {
  const ids = `"requestId":${JSON.stringify(requestId)},"traceparent":"${traceparent}"}`;
  return text === '{}' ? `{${ids}` : `${text.slice(0, -1)},${ids}`;
}
