import type { IncomingHttpHeaders } from 'node:http';
import type { Caller, Operation } from '../operation.ts';

/** What a call costs. */
export interface Charge {
  /** Estimated tokens of the body. */
  readonly tokens: number;
  /** Decimal, US dollars. */
  readonly cost: string;
}

/** Decides who may call what, and records it. The shell calls the three in this order. */
export interface Access {
  /** @throws Problem 400, 401 */
  authenticate(request: { readonly headers: IncomingHttpHeaders; readonly address: string }): Promise<Caller>;
  /**
   * Checks scope, rate limit and spend cap.
   *
   * @returns headers of the response
   * @throws Problem 403, 429, 402
   */
  admit(caller: Caller, operation: Pick<Operation, 'scope' | 'family' | 'metered'>): Readonly<Record<string, string>>;
  /** Records a metered call that was answered. Never waits for the database. */
  charge(
    caller: Caller,
    operation: Operation,
    answer: { readonly status: number; readonly characters: number },
  ): Charge;
}
