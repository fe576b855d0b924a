import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nearestName } from '../../core/nearest-name.ts';
import { problem, problemDocument, problemOf } from './problems.ts';
import { continueTrace } from './trace.ts';

/** Every refusal and failure leaves as a problem document. */
export function addErrorHandling(app: FastifyInstance, paths: readonly string[]): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const nearest = nearestName(path, paths);
    const hint = nearest === null ? 'GET /openapi.json lists all paths' : `did you mean ${nearest}?`;
    return sendProblem(problem(404, 'unknown-path', `there is no path ${path.slice(0, 200)}; ${hint}`), request, reply);
  });
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = problemOf(error);
  const { traceparent } = request.trace ?? continueTrace(undefined);
  if (refusal.status >= 500 && refusal.status !== 501)
    request.log.error({ err: error, code: refusal.code }, 'request failed');
  for (const [name, value] of Object.entries(refusal.details.headers ?? {})) void reply.header(name, value);
  return reply
    .code(refusal.status)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemDocument(refusal, { requestId: request.id, traceparent })));
}
