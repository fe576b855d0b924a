import { AppError } from '../../core/errors.ts';
import { isDataHostPath } from './edgar-paths.ts';

export interface EdgarHosts {
  readonly base: URL;
  readonly data: URL;
  readonly hostnames: readonly string[];
}

function parseBase(value: string, name: string): URL {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new AppError(`${name} must be an http or https address: ${JSON.stringify(value)}`, {
      code: 'edgar-url-invalid',
      retryable: false,
      context: { value },
    });
  }
  return url;
}

export function edgarHosts(baseUrl: string, dataUrl: string): EdgarHosts {
  const base = parseBase(baseUrl, 'EDGAR_BASE_URL');
  const data = parseBase(dataUrl, 'EDGAR_DATA_URL');
  return { base, data, hostnames: [base.hostname, data.hostname] };
}

function foreign(target: string, why: string): AppError {
  return new AppError(`${why}: ${target}`, { code: 'edgar-foreign-host', retryable: false, context: { url: target } });
}

/** The URL of a path, on the host that serves it, or an absolute URL if it is on one of the two hosts. */
export function resolveEdgarUrl(hosts: EdgarHosts, pathOrUrl: string): URL {
  if (pathOrUrl.startsWith('/') && !pathOrUrl.startsWith('//')) {
    const host = isDataHostPath(pathOrUrl) ? hosts.data : hosts.base;
    return new URL(host.pathname.replace(/\/$/, '') + pathOrUrl, host);
  }
  const url = URL.parse(pathOrUrl);
  if (!url || (url.origin !== hosts.base.origin && url.origin !== hosts.data.origin)) {
    throw foreign(pathOrUrl, 'not on the configured EDGAR hosts');
  }
  return url;
}

/** Where a redirect leads; only the two hosts, never down from https. */
export function redirectTarget(hosts: EdgarHosts, from: URL, location: string, allowed: boolean): URL {
  if (!allowed) {
    throw new AppError(`too many redirects from ${from.href}`, {
      code: 'edgar-redirect-loop',
      retryable: false,
      context: { url: from.href },
    });
  }
  const target = URL.parse(location, from.href);
  if (!target || (target.origin !== hosts.base.origin && target.origin !== hosts.data.origin)) {
    throw foreign(target?.href ?? location, `${from.href} redirects to another host`);
  }
  return target;
}
