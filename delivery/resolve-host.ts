import { lookup, Resolver } from 'node:dns/promises';

/** Every address of a name; rejects or is empty if it has none. */
export type ResolveHost = (name: string) => Promise<readonly string[]>;

/**
 * Asks the name servers directly (c-ares). The system's lookup occupies one of the four threads that files and compression
 * share with it, so that a few names whose servers do not answer would delay every other delivery. It also reads the hosts
 * file, whose names are those of this network.
 *
 * @param options.servers default: those of this machine
 */
export function createDnsResolver({ servers }: { readonly servers?: readonly string[] } = {}): ResolveHost {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  return async (name) => {
    // RFC 6761: such names are this machine, whether or not a name server knows.
    if (name === 'localhost' || name.endsWith('.localhost')) return ['127.0.0.1', '::1'];
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const [failure] = answers.filter((answer) => answer.status === 'rejected');
    if (addresses.length === 0 && failure) throw failure.reason;
    return addresses;
  };
}

/** The system's lookup with its hosts file and search domains, for the names that the operator allows. */
export const resolveLocally: ResolveHost = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);
