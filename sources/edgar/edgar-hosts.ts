import { AppError } from '../../core/errors.ts';
import { isDataHostPath } from './edgar-paths.ts';

export interface EdgarHosts {
  readonly base: URL;
  readonly data: URL;
}

function terminal(code: string, message: string, context: Readonly<Record<string, unknown>> = {}): AppError {
  return new AppError(message, { code, retryable: false, context });
}

function parseBase(value: string, name: string): URL {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return url;
  throw terminal('edgar-url-invalid', `${name} must be an http or https URL: ${JSON.stringify(value)}`, { value });
}

export function edgarHosts(baseUrl: string, dataUrl: string): EdgarHosts {
  return { base: parseBase(baseUrl, 'EDGAR_BASE_URL'), data: parseBase(dataUrl, 'EDGAR_DATA_URL') };
}

const isOwn = (hosts: EdgarHosts, url: URL) => url.origin === hosts.base.origin || url.origin === hosts.data.origin;

/** The URL of a path on the host that serves it, or an absolute URL on one of the two hosts. */
export function resolveEdgarUrl(hosts: EdgarHosts, pathOrUrl: string): URL {
  if (pathOrUrl.startsWith('/') && !pathOrUrl.startsWith('//')) {
    const host = isDataHostPath(pathOrUrl) ? hosts.data : hosts.base;
    return new URL(host.pathname.replace(/\/$/, '') + pathOrUrl, host);
  }
  const url = URL.parse(pathOrUrl);
  if (url && isOwn(hosts, url)) return url;
  throw terminal('edgar-foreign-host', `not on the configured EDGAR hosts: ${pathOrUrl}`, { url: pathOrUrl });
}

/** The target of a redirect: only the two hosts, and never from https to http. */
export function redirectTarget(hosts: EdgarHosts, from: URL, location: string): URL {
  const target = URL.parse(location, from.href);
  if (target && isOwn(hosts, target)) return target;
  const url = target?.href ?? location;
  throw terminal('edgar-foreign-host', `${from.href} redirects to another host: ${url}`, { url });
}

/** Named in every answer of `tidemark mirror`. */
export const MIRROR_HEADER = 'x-tidemark-mirror';

/**
 * Whether a host is this machine. What answers there may be a mirror, which has no limit of requests, or a proxy that
 * passes them on to EDGAR.
 */
export function isLoopback({ hostname }: URL): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Whether a host belongs to the SEC, whose fair-access rules then apply. */
function isSecHost({ hostname }: URL): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return host === 'sec.gov' || host.endsWith('.sec.gov');
}

/** Whether a User-Agent has a name and an e-mail address, as the SEC requires ("Company Name contact@company"). */
function namesContact(userAgent: string): boolean {
  const words = userAgent.trim().split(/[\s()<>,;]+/);
  const isAddress = (word: string) => /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(word);
  return words.some(isAddress) && words.some((word) => /\p{L}/u.test(word) && !isAddress(word));
}

/**
 * Rejects a User-Agent that EDGAR would reject. Mirrors accept any printable one.
 *
 * @throws AppError `edgar-user-agent-missing`
 */
export function requireUserAgent(userAgent: string | undefined, hosts: EdgarHosts): string {
  const agent = (userAgent ?? '').trim();
  let problem: string | null = null;
  if (/[^\x20-\x7e]/.test(agent)) problem = 'the User-Agent must be printable ASCII';
  else if ((isSecHost(hosts.base) || isSecHost(hosts.data)) && !namesContact(agent)) {
    problem = 'EDGAR requires a User-Agent with a name and an e-mail address';
  }
  if (problem === null) return agent === '' ? 'tidemark' : agent;
  throw terminal('edgar-user-agent-missing', `${problem}: set TIDEMARK_USER_AGENT="Your Company you@company.com"`);
}
