import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { finishDocument } from './openapi.ts';
import type { ServiceVersion } from './versions.ts';

/** The page runs scripts and styles of this server only, and sends nothing elsewhere. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Swagger UI styles its elements in place.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI document at `/openapi.json`, and the page that shows it at `/docs`. */
export async function addReference(app: FastifyInstance, versions: readonly ServiceVersion[]): Promise<void> {
  const dates = versions.map(({ date }) => date);
  let text: string | null = null;
  app.get('/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    text ??= JSON.stringify(finishDocument(app.swagger(), dates));
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text);
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: PAGE_POLICY,
    theme: { title: 'Tidemark API' },
    uiConfig: { docExpansion: 'list', deepLinking: true, defaultModelsExpandDepth: 0, persistAuthorization: false },
    transformSpecification: (document) => finishDocument(document, dates),
  });
}
