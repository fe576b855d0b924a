import type { DeliveryHappening } from './delivery-states.ts';

/** How an attempt may end. */
export type AttemptHappening = Extract<
  DeliveryHappening,
  'accepted' | 'rejected' | 'exhausted' | 'gone' | 'interrupted'
>;

export interface ClaimRequest {
  /** Rows at most. */
  readonly limit: number;
  /** Of each lane at most. */
  readonly perLane: number;
  /** Lanes for which another number holds. */
  readonly lanes: ReadonlyMap<string, number>;
}

/** A row that a worker has taken to attempt it. */
export interface ClaimedAttempt {
  readonly id: string;
  /** What attempts are limited by: the endpoint, or the organization of an email. */
  readonly lane: string;
  /** Counts how often the row was taken; a result counts only under its claim. */
  readonly claim: number;
  /** Made so far, without interrupted ones. */
  readonly attempts: number;
  readonly attemptLimit: number;
  /** Since it was created. */
  readonly ageMs: number;
}

/** What came of an attempt, before the schedule decides what follows. */
export interface AttemptReport {
  /** `gone`: the receiver wants no more. `interrupted`: the worker shuts down; the attempt is repeated and not counted. */
  readonly verdict: 'accepted' | 'rejected' | 'gone' | 'interrupted';
  readonly latencyMs: number;
  /** The pause that the receiver asked for. */
  readonly retryAfterMs: number | null;
  /** Of an HTTP response; null: there was none. */
  readonly status: number | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly responseExcerpt: string | null;
}

/** How an attempt ended, to record. */
export interface SettledAttempt extends Pick<ClaimedAttempt, 'id' | 'claim'> {
  readonly happening: AttemptHappening;
  /** Until the next attempt; null: there is none. */
  readonly afterMs: number | null;
  /** Since the attempt began. */
  readonly agoMs: number;
  readonly latencyMs: number | null;
  readonly status: number | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly responseExcerpt: string | null;
}
