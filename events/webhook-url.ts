import ipaddr from 'ipaddr.js';
import { refusedAddress } from './address-policy.ts';
import { type AllowList, allowsAddress, allowsName, mentionsPort } from './allow-list.ts';

const MAX_URL_LENGTH = 2_048;
const PORTS: readonly number[] = [80, 443];

/** Where a webhook is sent, or why it is not. */
export type CheckedUrl =
  | { readonly url: URL; readonly host: string; readonly port: number }
  | { readonly refused: string };

/**
 * Checks what a URL says about itself: scheme, credentials, port, and the address if its host is one. A name is checked
 * when it is connected to (`placeRefusal` of each address that it resolves to), for what it resolves to may change.
 *
 * The URL parser writes `2130706433`, `0x7f.1` and `0177.0.0.1` as `127.0.0.1` and full-width digits as plain ones, so that
 * no spelling of an address passes for a name.
 */
export function checkWebhookUrl(text: string, allow: AllowList): CheckedUrl {
  if (text.length > MAX_URL_LENGTH) return { refused: `the URL is longer than ${MAX_URL_LENGTH} characters` };
  const url = URL.parse(text);
  if (url === null) return { refused: 'it is not a URL; give one like https://receiver.example/hook' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return { refused: `the scheme ${url.protocol.slice(0, -1)} is refused; use https` };
  }
  if (url.username !== '' || url.password !== '') {
    return {
      refused: 'a URL with a user name or password is refused; deliveries are authenticated by their signature',
    };
  }
  const host = bareHost(url.hostname);
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const refused = isAddress(host)
    ? placeRefusal(allow, host, port)
    : PORTS.includes(port) || allowsName(allow, host, port) || mentionsPort(allow, port)
      ? null
      : portRefusal(port);
  return refused === null ? { url, host, port } : { refused };
}

/** Why one resolved address and port may not be connected to; null: it may. */
export function placeRefusal(allow: AllowList, address: string, port: number): string | null {
  if (allowsAddress(allow, address, port)) return null;
  const reason = refusedAddress(address);
  if (reason !== null) return `the address ${address} is refused (${reason})`;
  return PORTS.includes(port) ? null : portRefusal(port);
}

/** Of a URL or a connection, as the policy compares it: without brackets and the dot of the root. */
export function bareHost(host: string): string {
  return host
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
}

const isAddress = (host: string): boolean => ipaddr.IPv6.isValid(host) || ipaddr.IPv4.isValidFourPartDecimal(host);

function portRefusal(port: number): string {
  return `port ${port} is refused; use 80 or 443, or add the host with this port to TIDEMARK_WEBHOOK_ALLOW`;
}
