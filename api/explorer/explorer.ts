import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SealingKeys } from '../../core/sealed-secret.ts';
import type { Access } from '../http/access.ts';
import { Problem, problem, problemOf } from '../http/problems.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { type Assets, loadAssets } from './assets.ts';
import { type Page, renderPage } from './layout.ts';
import type { BareContext } from './page-context.ts';
import type { PageDeps } from './page-deps.ts';
import { refusalPage } from './pages/refusal.ts';
import { signInPage } from './pages/sign-in.ts';
import { bareContext, readContext, readQuery } from './read-context.ts';
import { PAGES, type PageRoute } from './routes.ts';
import { createSessions, SESSION_COOKIE, SESSION_SECONDS, type Sessions } from './session.ts';

export interface ExplorerOptions {
  readonly deps: PageDeps;
  readonly access: Access;
  /** Open to everybody on this machine: the server listens on a loopback address, and no proxy is in front of it. */
  readonly isLocal: boolean;
  /** Of sessions; null: random ones of this process. */
  readonly sealingKeys: SealingKeys | null;
}

/** Pages of one address: far more than a reader opens. */
const PAGES_PER_MINUTE = 600;
const PAGES_AT_ONCE = 120;

const SECURITY_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

interface Explorer extends ExplorerOptions {
  readonly assets: Assets;
  readonly sessions: Sessions;
}

/** The web application at `/`. Its errors are pages. */
export async function addExplorer(app: FastifyInstance, options: ExplorerOptions): Promise<void> {
  const { access, sealingKeys } = options;
  const explorer = { ...options, assets: loadAssets(), sessions: createSessions(access, sealingKeys) };
  const limit = createRateLimit({ perMinute: PAGES_PER_MINUTE, burst: PAGES_AT_ONCE });
  await app.register(async (scope) => {
    await scope.register(fastifyCookie);
    await scope.register(fastifyFormbody, { bodyLimit: 4_096 });
    scope.setErrorHandler((error, request, reply) => sendRefusal(explorer, problemOf(error), request, reply));
    scope.addHook('onRequest', async (request, reply) => {
      void reply.headers(SECURITY_HEADERS);
      if (request.routeOptions.url?.startsWith('/assets/')) return;
      const { allowed, retryAfter } = limit.take(request.ip);
      if (allowed) return;
      const headers = { 'retry-after': String(retryAfter) };
      throw problem(429, 'too-many-requests', `too many pages at once: try again in ${retryAfter} seconds`, {
        headers,
      });
    });
    addAssets(scope, explorer);
    addSignIn(scope, explorer);
    for (const route of PAGES) addPage(scope, explorer, route);
    addNotFound(scope, explorer);
  });
}

function addAssets(app: FastifyInstance, { assets }: Explorer): void {
  app.get('/assets/:file', { schema: { hide: true } }, async (request, reply) => {
    const asset = assets.find(pathOf(request));
    if (asset === null) throw problem(404, 'unknown-path', 'there is no such file; reload the page');
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(asset.type).send(asset.body);
  });
}

function addPage(app: FastifyInstance, explorer: Explorer, { path, kept, render }: PageRoute): void {
  const { deps } = explorer;
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    const isSignedIn = await isSessionValid(explorer, request);
    if (!isSignedIn && !isOpenTo(explorer, request))
      return reply.redirect(`/sign-in?to=${encodeURIComponent(request.url)}`, 303);
    const query = readQuery(request.query);
    const context = await readContext(deps.db, { path: pathOf(request), query, kept, isSignedIn });
    const page = await render(deps, context, request.params as Readonly<Record<string, string>>, query);
    return sendPage(explorer, reply, context, page);
  });
}

function addSignIn(app: FastifyInstance, explorer: Explorer): void {
  const bare = (request: FastifyRequest) =>
    bareContext({ path: pathOf(request), query: {}, kept: [], isSignedIn: false });
  app.get('/sign-in', { schema: { hide: true } }, async (request, reply) => {
    const { to = '/' } = readQuery(request.query);
    return sendPage(explorer, reply, bare(request), signInPage(localPath(to), null));
  });
  app.post('/sign-in', { schema: { hide: true } }, async (request, reply) => {
    const { key = '', to = '/' } = readQuery(request.body ?? {});
    try {
      const cookie = await explorer.sessions.open(key, request.ip);
      const isSecure = request.protocol === 'https';
      void reply.setCookie(SESSION_COOKIE, cookie, { ...COOKIE, secure: isSecure, maxAge: SESSION_SECONDS });
      return await reply.redirect(localPath(to), 303);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      void reply.code(error.status);
      return sendPage(explorer, reply, bare(request), signInPage(localPath(to), error.message));
    }
  });
  app.post('/sign-out', { schema: { hide: true } }, async (_, reply) => {
    void reply.clearCookie(SESSION_COOKIE, COOKIE);
    return reply.redirect('/sign-in', 303);
  });
}

const COOKIE = { path: '/', httpOnly: true, sameSite: 'strict' } as const;

/** Paths that no route has: a page for readers, a problem document for programs. */
function addNotFound(app: FastifyInstance, explorer: Explorer): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request);
    const isReader = (request.headers.accept ?? '').includes('text/html');
    if (!isReader || path.startsWith('/v1/') || path.startsWith('/health/')) return reply.callNotFound();
    return sendRefusal(
      explorer,
      problem(404, 'unknown-path', `there is no page ${path.slice(0, 200)}`),
      request,
      reply,
    );
  });
}

function sendPage({ assets }: Explorer, reply: FastifyReply, context: BareContext, page: Page): FastifyReply {
  return reply
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8')
    .send(renderPage(context, assets.paths, page));
}

function sendRefusal(explorer: Explorer, refusal: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, details } = refusal;
  if (status >= 500) request.log.error({ err: details.cause ?? refusal, code }, 'page failed');
  for (const [name, value] of Object.entries(details.headers ?? {})) void reply.header(name, value);
  const context = bareContext({ path: '/', query: {}, kept: [], isSignedIn: false });
  void reply.code(status).headers(SECURITY_HEADERS);
  return sendPage(explorer, reply, context, refusalPage(refusal, request.id));
}

async function isSessionValid({ sessions }: Explorer, request: FastifyRequest): Promise<boolean> {
  return sessions.isValid(request.cookies[SESSION_COOKIE], request.ip);
}

/** A page of another site that makes its own name mean this machine is not this machine. */
function isOpenTo({ isLocal }: Explorer, request: FastifyRequest): boolean {
  return (
    isLocal &&
    /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(request.headers.host ?? '')
  );
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

/** Only paths of this server: `//host` and `/\host` are others. */
function localPath(to: string): string {
  return /^\/(?![/\\])/.test(to) ? to : '/';
}
