import { AppError } from '../core/errors.ts';
import { createScoringEngine, type ScoringEngine } from './engine.ts';
import { methodologyByVersion } from './methodology-registry.ts';
import lock from './released/lock.json' with { type: 'json' };

/** Methodologies whose engine is released. */
export const RELEASED_METHODOLOGIES: readonly string[] = Object.keys(lock);

/**
 * The engine of a methodology as it was released; where it is not yet, from source.
 *
 * @throws AppError `unknown-methodology`
 */
export async function engineOf(version: string): Promise<ScoringEngine> {
  if (!RELEASED_METHODOLOGIES.includes(version)) return createScoringEngine(methodologyByVersion(version));
  const bundle: unknown = await import(new URL(`./released/${version}.mjs`, import.meta.url).href);
  const engine: unknown = typeof bundle === 'object' && bundle !== null && 'engine' in bundle ? bundle.engine : null;
  if (isEngine(engine) && engine.methodology.version === version) return engine;
  const message = `the released bundle of methodology ${version} does not export its engine`;
  throw new AppError(message, { code: 'release-malformed', retryable: false, context: { version } });
}

function isEngine(value: unknown): value is ScoringEngine {
  return typeof value === 'object' && value !== null && 'methodology' in value && 'verify' in value && 'score' in value;
}
