import { AppError } from '../core/errors.ts';
import { methodology20261101r1 } from './methodologies/2026-11-01.1.ts';
import { methodology20261115r1 } from './methodologies/2026-11-15.1.ts';
import { methodology20261201r1 } from './methodologies/2026-12-01.1.ts';
import lock from './methodologies/lock.json' with { type: 'json' };
import { type Methodology, methodologyHash, methodologyProblems } from './methodology.ts';

/** Every published methodology, oldest first. */
export const METHODOLOGIES: readonly Methodology[] = [
  methodology20261101r1,
  methodology20261115r1,
  methodology20261201r1,
];

/** The methodology of a nightly run that names none. */
export const CURRENT_METHODOLOGY_VERSION = '2026-12-01.1';

const LOCKED: Readonly<Record<string, string>> = lock;
const checked = new Set<Methodology>();

function freeze(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  Object.freeze(value);
  for (const member of Object.values(value)) freeze(member);
}

/**
 * The published methodology of a version, frozen. Throws `unknown-methodology`, or `methodology-changed` where its data
 * does not match the published hash.
 *
 * @example
 * methodologyByVersion('2026-11-01.1').weights.activeOfferingPressure // 30
 */
export function methodologyByVersion(version: string): Methodology {
  const methodology = METHODOLOGIES.find((candidate) => candidate.version === version);
  if (methodology === undefined) {
    throw new AppError(`no methodology ${version}; known: ${METHODOLOGIES.map((m) => m.version).join(', ')}`, {
      code: 'unknown-methodology',
      retryable: false,
      context: { version },
    });
  }
  if (!checked.has(methodology)) {
    const problems = methodologyProblems(methodology);
    if (problems.length > 0 || LOCKED[version] !== methodologyHash(methodology)) {
      throw new AppError(`methodology ${version} is not what was published under that version`, {
        code: 'methodology-changed',
        retryable: false,
        context: { version, locked: LOCKED[version], found: methodologyHash(methodology), problems },
      });
    }
    freeze(methodology);
    checked.add(methodology);
  }
  return methodology;
}
