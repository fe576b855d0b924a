import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import { type AllowList, allowsName } from '../events/allow-list.ts';
import { bareHost, placeRefusal } from '../events/webhook-url.ts';
import { type ResolveHost, resolveLocally } from './resolve-host.ts';

/** A connection that the policy does not permit. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

/** A name without an address. */
export class NameUnresolved extends Error {
  readonly code = 'NAME_UNRESOLVED';
}

export interface GuardOptions {
  readonly allow: AllowList;
  readonly resolve: ResolveHost;
  readonly timeoutMs: number;
}

/**
 * Connects to permitted addresses only. A name is resolved once per connection, inside the connect call, and the addresses
 * that were checked are those that are tried: an answer that changes between check and use (DNS rebinding) has no use.
 */
export function guardedConnector(options: GuardOptions): buildConnector.connector {
  // A lookup is not told the port, so each port has its connector.
  const byPort = new Map<number, buildConnector.connector>();
  return (target, callback) => {
    const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
    const host = bareHost(target.hostname);
    // An address is connected to without a lookup.
    const refused = isIP(host) === 0 ? null : placeRefusal(options.allow, host, port);
    if (refused !== null) return callback(new AddressRefused(refused), null);
    const connector = byPort.get(port) ?? connectorOf(options, port);
    byPort.set(port, connector);
    connector(target, callback);
  };
}

function connectorOf({ allow, resolve, timeoutMs }: GuardOptions, port: number): buildConnector.connector {
  const permitted = callbackify((name: string) => permittedAddresses(allow, resolve, name, port));
  const lookup: LookupFunction = (hostname, { all, family }, callback) => {
    permitted(bareHost(hostname), (error, addresses) => {
      const answers = (addresses ?? [])
        .map((address) => ({ address, family: isIP(address) }))
        .filter((answer) => (family === 4 || family === 6 ? answer.family === family : true));
      const [first] = answers;
      if (error || !first) callback(error ?? new NameUnresolved(`${hostname} has no address`), '', 0);
      else if (all) callback(null, answers);
      else callback(null, first.address, first.family);
    });
  };
  return buildConnector({ lookup, timeout: timeoutMs, autoSelectFamily: true });
}

/** All addresses of a name. One that is refused refuses the name: no honest receiver has such an address. */
async function permittedAddresses(
  allow: AllowList,
  resolve: ResolveHost,
  name: string,
  port: number,
): Promise<readonly string[]> {
  const isVouchedFor = allowsName(allow, name, port);
  const addresses = await (isVouchedFor ? resolveLocally : resolve)(name).catch((cause: unknown) => {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new NameUnresolved(`${name} cannot be resolved (${code})`, { cause });
  });
  if (addresses.length === 0) throw new NameUnresolved(`${name} has no address`);
  const refused = isVouchedFor
    ? undefined
    : addresses.map((address) => placeRefusal(allow, address, port)).find(Boolean);
  if (refused) throw new AddressRefused(`${name}: ${refused}`);
  return addresses;
}
