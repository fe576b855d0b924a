import { isIsoDate } from '../../core/dates.ts';
import { problem } from './problems.ts';

/** A dated contract of the service, chosen by the header `service-version`. */
export interface ServiceVersion {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Makes the body of an older version from that of the next newer one; absent: bodies are the same. */
  readonly adapt?: (operationId: string, body: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** Oldest first. */
export const SERVICE_VERSIONS: readonly ServiceVersion[] = [{ date: '2026-11-23' }];

/**
 * The version that a request asks for; the newest where it names none.
 *
 * @throws Problem 400, which lists what is supported
 */
export function chooseVersion(
  header: string | readonly string[] | undefined,
  versions: readonly ServiceVersion[],
): ServiceVersion {
  const newest = versions.at(-1);
  if (newest === undefined) throw new TypeError('a service without versions');
  if (header === undefined) return newest;
  const found = versions.find(({ date }) => date === header);
  if (found) return found;
  const allowed = versions.map(({ date }) => date);
  const given = String(header).slice(0, 40);
  const message = isIsoDate(given)
    ? `there is no version ${given}; supported: ${allowed.join(', ')}`
    : `give a date like ${newest.date}; supported: ${allowed.join(', ')}`;
  throw problem(400, 'unsupported-service-version', `service-version: ${message}`, {
    errors: [{ in: 'header', name: 'service-version', message, allowed }],
    more: { supported: allowed },
  });
}

/** The body as a version has it. */
export function adaptBody(
  version: ServiceVersion,
  versions: readonly ServiceVersion[],
  operationId: string,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const newerFirst = versions.slice(versions.indexOf(version), -1).toReversed();
  return newerFirst.reduce((adapted, { adapt }) => adapt?.(operationId, adapted) ?? adapted, body);
}
