/**
 * Loaded into a worker before anything else (`--import`): its clock is two years off, ahead and behind by turns. What
 * runs on the monotonic clock goes on as it was.
 */
const TWO_YEARS_MS = 2 * 365 * 86_400_000;
const TURN_MS = 700;

const real = Date;

function now(): number {
  const ahead = Math.floor(performance.now() / TURN_MS) % 2 === 0;
  return real.now() + (ahead ? TWO_YEARS_MS : -TWO_YEARS_MS);
}

globalThis.Date = new Proxy(real, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
  apply: () => new real(now()).toString(),
  get: (target, property) => (property === 'now' ? now : (Reflect.get(target, property) as unknown)),
});
