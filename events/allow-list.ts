import ipaddr from 'ipaddr.js';

/** Where webhooks may go beside the public addresses on ports 80 and 443. */
export interface AllowList {
  readonly entries: readonly AllowedPlace[];
}

interface AllowedPlace {
  /** A name of hosts, in lower case, or a range of addresses. */
  readonly host: string | readonly [ipaddr.IPv4 | ipaddr.IPv6, number];
  /** `default`: 80 and 443. */
  readonly port: number | 'default' | 'any';
}

export const NOTHING_ALLOWED: AllowList = { entries: [] };

const ENTRY = /^(?:\[(?<bracketed>[^\]]+)\]|(?<plain>[^\s[\],]+?))(?::(?<port>\d{1,5}|\*))?$/;
const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/;

/**
 * Reads TIDEMARK_WEBHOOK_ALLOW: hosts, addresses and CIDR ranges, separated by commas, each with a port, `:*` for every
 * port, or none for 80 and 443. IPv6 takes brackets where a port follows.
 *
 * @returns the list, or the entry that is malformed
 * @example
 * parseAllowList('127.0.0.1:8080, receiver.internal:8443, 10.0.0.0/8, [fd00::/8]:*')
 */
export function parseAllowList(text: string): AllowList | { readonly malformed: string } {
  const entries: AllowedPlace[] = [];
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const place = placeOf(entry);
    if (place === null) return { malformed: entry };
    entries.push(place);
  }
  return { entries };
}

function placeOf(entry: string): AllowedPlace | null {
  // Without brackets all colons belong to the address: `fd00::8443` has no port.
  const isBareIpv6 = !entry.startsWith('[') && entry.split(':').length > 2;
  const { bracketed, plain = '', port } = (isBareIpv6 ? { plain: entry } : ENTRY.exec(entry)?.groups) ?? {};
  const host = hostOf(bracketed ?? plain, bracketed !== undefined || isBareIpv6);
  if (host === null) return null;
  if (port === undefined) return { host, port: 'default' };
  if (port === '*') return { host, port: 'any' };
  return Number(port) >= 1 && Number(port) <= 65_535 ? { host, port: Number(port) } : null;
}

function hostOf(text: string, isIpv6: boolean): AllowedPlace['host'] | null {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0) return null;
  if (isIpv6 ? ipaddr.IPv6.isValid(address) : ipaddr.IPv4.isValidFourPartDecimal(address)) {
    if (bits === undefined) return [ipaddr.parse(address), isIpv6 ? 128 : 32];
    return ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : null;
  }
  const name = text.toLowerCase().replace(/\.$/, '');
  // A last label of digits would be an address: the URL parser never yields such a name.
  if (isIpv6 || bits !== undefined || !HOST_NAME.test(name) || /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/.test(name)) return null;
  return name;
}

const includesPort = (place: AllowedPlace, port: number): boolean =>
  place.port === 'any' || (place.port === 'default' ? port === 80 || port === 443 : place.port === port);

/** Whether the operator vouches for a host by its name: what it resolves to is then not checked. */
export function allowsName(list: AllowList, name: string, port: number): boolean {
  return list.entries.some((place) => place.host === name && includesPort(place, port));
}

/** Whether an address is in a range that the operator allows. An IPv4 address mapped into IPv6 counts as IPv4. */
export function allowsAddress(list: AllowList, address: string, port: number): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return list.entries.some(
    ({ host, ...place }) =>
      typeof host !== 'string' &&
      host[0].kind() === parsed.kind() &&
      parsed.match([host[0], host[1]]) &&
      includesPort({ host, ...place }, port),
  );
}

/** Whether any entry that could apply to a resolved address has the port. */
export function mentionsPort(list: AllowList, port: number): boolean {
  return list.entries.some((place) => typeof place.host !== 'string' && includesPort(place, port));
}
