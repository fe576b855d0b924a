import { AppError } from '../../core/errors.ts';

/** Whether a host belongs to the SEC, whose fair-access rules then apply. */
function isSecHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return host === 'sec.gov' || host.endsWith('.sec.gov');
}

/** Whether a User-Agent names somebody and gives an e-mail address, as the SEC asks ("Company Name contact@company"). */
function namesContact(userAgent: string): boolean {
  const words = userAgent.trim().split(/[\s()<>,;]+/);
  const isAddress = (word: string) => /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(word);
  return words.some(isAddress) && words.some((word) => /\p{L}/u.test(word) && !isAddress(word));
}

/**
 * Refuses a User-Agent that EDGAR would refuse. Other hosts (mirrors) take any printable one.
 *
 * @throws AppError `edgar-user-agent-missing`
 */
export function requireUserAgent(userAgent: string | undefined, hostnames: readonly string[]): string {
  const agent = (userAgent ?? '').trim();
  if (/[^\x20-\x7e]/.test(agent)) {
    throw new AppError(
      'the User-Agent must be printable ASCII: set TIDEMARK_USER_AGENT="Your Company you@company.com"',
      {
        code: 'edgar-user-agent-missing',
        retryable: false,
      },
    );
  }
  if (hostnames.some(isSecHost) && !namesContact(agent)) {
    throw new AppError(
      'EDGAR requires a User-Agent with a name and an e-mail address: set TIDEMARK_USER_AGENT="Your Company you@company.com"',
      { code: 'edgar-user-agent-missing', retryable: false },
    );
  }
  return agent === '' ? 'tidemark' : agent;
}
