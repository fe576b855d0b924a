import type { ClaimedAttempt, ClaimRequest } from '../core/delivery-attempts.ts';

export interface AttemptLimits {
  /** Attempts in flight at once, of this process. */
  readonly total: number;
  /** Of one lane. */
  readonly perLane: number;
  /** Of all lanes together whose last attempt failed; each of them may have one. */
  readonly failing: number;
}

/** Which lanes have attempts in flight in this process, and which failed last. */
export interface Lanes {
  /** What may be claimed now. */
  request(): ClaimRequest;
  /** The claimed attempts are in flight. */
  noteClaim(request: ClaimRequest, claimed: readonly ClaimedAttempt[]): void;
  /** How an attempt in a lane ended. */
  noteResult(lane: string, succeeded: boolean): void;
  /** An attempt is recorded. @returns whether the last claim may have left something for lack of its slot */
  leave(lane: string): boolean;
  /** Resolves when nothing is in flight. */
  empty(): Promise<void>;
}

export function createLanes({ total, perLane, failing }: AttemptLimits): Lanes {
  const inFlight = new Map<string, number>();
  /** Lanes whose last attempt failed; the one that has waited longest first. */
  const failed = new Set<string>();
  /** Lanes of which the last claim took all that it might. */
  let capped = new Set<string>();
  let wasFull = false;
  let busy = 0;
  let onEmpty: (() => void)[] = [];

  function enter(lane: string): void {
    inFlight.set(lane, (inFlight.get(lane) ?? 0) + 1);
    busy += 1;
    // To the end of the queue of those that fail.
    if (failed.delete(lane)) failed.add(lane);
  }

  return {
    request() {
      const lanes = new Map<string, number>();
      for (const [lane, count] of inFlight) lanes.set(lane, Math.max(0, perLane - count));
      let room = failing;
      for (const lane of failed) room -= inFlight.get(lane) ?? 0;
      for (const lane of failed) {
        const mayTry = room > 0 && !inFlight.has(lane);
        lanes.set(lane, mayTry ? 1 : 0);
        if (mayTry) room -= 1;
      }
      return { limit: Math.max(0, total - busy), perLane, lanes };
    },
    noteClaim({ limit, lanes }, claimed) {
      const counts = new Map<string, number>();
      for (const { lane } of claimed) {
        enter(lane);
        counts.set(lane, (counts.get(lane) ?? 0) + 1);
      }
      wasFull = claimed.length >= limit;
      capped = new Set([...lanes].filter(([, allowed]) => allowed === 0).map(([lane]) => lane));
      for (const [lane, count] of counts) if (count >= (lanes.get(lane) ?? perLane)) capped.add(lane);
      // A lane that fails may wait for the slot of another one.
      const isAnyHeld = [...failed].some((lane) => capped.has(lane));
      if (isAnyHeld) for (const lane of failed) capped.add(lane);
    },
    noteResult(lane, succeeded) {
      failed.delete(lane);
      if (!succeeded) failed.add(lane);
    },
    leave(lane) {
      const count = (inFlight.get(lane) ?? 0) - 1;
      if (count > 0) inFlight.set(lane, count);
      else inFlight.delete(lane);
      busy -= 1;
      if (busy === 0) {
        for (const resolve of onEmpty) resolve();
        onEmpty = [];
      }
      return wasFull || capped.has(lane);
    },
    empty: () => (busy === 0 ? Promise.resolve() : new Promise((resolve) => onEmpty.push(resolve))),
  };
}
