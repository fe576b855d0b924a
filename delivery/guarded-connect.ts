import { isIP, type LookupFunction } from 'node:net';
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
  const lookup: LookupFunction = (hostname, { all, family }, callback) => {
    const name = bareHost(hostname);
    const isVouchedFor = allowsName(allow, name, port);
    permittedAddresses(isVouchedFor ? resolveLocally : resolve, name, (address) =>
      isVouchedFor ? null : placeRefusal(allow, address, port),
    ).then(
      (addresses) => {
        const answers = addresses
          .map((address) => ({ address, family: isIP(address) }))
          .filter((answer) => (family !== 4 && family !== 6 ? true : answer.family === family));
        const [first] = answers;
        if (first === undefined) callback(new NameUnresolved(`${name} has no address`), '', 0);
        else if (all) callback(null, answers);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 0),
    );
  };
  return buildConnector({ lookup, timeout: timeoutMs, autoSelectFamily: true });
}

/** All addresses of a name. One that is refused refuses the name: who mixes them in means to get in. */
async function permittedAddresses(
  resolve: ResolveHost,
  name: string,
  refusalOf: (address: string) => string | null,
): Promise<readonly string[]> {
  const addresses = await resolve(name).catch((cause: unknown) => {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new NameUnresolved(`${name} cannot be resolved (${code})`, { cause });
  });
  if (addresses.length === 0) throw new NameUnresolved(`${name} has no address`);
  for (const address of addresses) {
    const refused = refusalOf(address);
    if (refused !== null) throw new AddressRefused(`${name}: ${refused}`);
  }
  return addresses;
}
