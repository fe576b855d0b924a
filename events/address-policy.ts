import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * The only block that IANA has allocated to global unicast (RFC 4291, 2.4). ipaddr.js calls everything without an entry
 * "unicast", such as the IPv4-compatible `::127.0.0.1`.
 */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** The one metadata service on a public address: Azure's wire server. All others are link-local, unique local or CGNAT. */
const METADATA = ipaddr.parseCIDR('168.63.129.16/32');

/**
 * Why a webhook may not be sent to an address; null: it is a public unicast address. An IPv4 address mapped into IPv6, or
 * behind the well-known NAT64 prefix, is judged by the IPv4 address that it leads to. 6to4, Teredo and the other
 * transition ranges are refused whatever they embed: nobody receives webhooks there.
 *
 * @param text an address as a resolver gives it, or a host of a URL without brackets
 * @example
 * refusedAddress('10.1.2.3')            // "private"
 * refusedAddress('64:ff9b::7f00:1')     // "loopback, as NAT64"
 * refusedAddress('2606:4700::6810:84e5') // null
 */
export function refusedAddress(text: string): string | null {
  if (!ipaddr.isValid(text)) return 'not an address';
  return refusal(ipaddr.parse(text));
}

function refusal(address: Address): string | null {
  if (address.kind() === 'ipv4') {
    if (address.match(METADATA)) return 'metadata';
    const range = address.range();
    return range === 'unicast' ? null : wordsOf(range);
  }
  const { parts, zoneId } = address as ipaddr.IPv6;
  if (zoneId !== undefined) return 'link-local';
  const range = address.range();
  if (range === 'ipv4Mapped') return embedded(parts, 'IPv4-mapped');
  if (range === 'rfc6052' && parts[2] === 0) return embedded(parts, 'NAT64');
  if (range !== 'unicast') return wordsOf(range);
  if (!address.match(GLOBAL_IPV6)) return 'not global unicast';
  // ISATAP (RFC 5214): the interface identifier embeds an IPv4 address behind any prefix.
  if (((parts[4] ?? 0) & 0xfdff) === 0 && parts[5] === 0x5efe) return embedded(parts, 'ISATAP');
  return null;
}

/** Of the IPv4 address in the last 32 bits. */
function embedded(parts: readonly number[], how: string): string | null {
  const octets = [parts[6] ?? 0, parts[7] ?? 0].flatMap((part) => [part >> 8, part & 0xff]);
  const reason = refusal(new ipaddr.IPv4(octets));
  return reason === null ? null : `${reason}, as ${how}`;
}

const WORDS: Readonly<Record<string, string>> = {
  linkLocal: 'link-local',
  carrierGradeNat: 'carrier-grade NAT',
  uniqueLocal: 'unique local',
  rfc6052: 'local NAT64',
  rfc6145: 'IPv4-translated',
  teredo: 'Teredo',
  deprecatedSiteLocal: 'site-local',
};

function wordsOf(range: string): string {
  return WORDS[range] ?? range;
}
