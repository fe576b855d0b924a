import type { Budget } from '../../db/repositories/organizations/api-keys.ts';
import { decimalOf, unitsOf } from './prices.ts';

/** What organizations may spend, as this instance knows it. */
export interface Budgets {
  /** What the database says. */
  observe(organizationId: string, budget: Budget): void;
  /** A call was answered that is not stored yet. */
  charge(organizationId: string, period: string, cost: bigint): void;
  /** So much of what was charged is stored now, or given up. */
  settle(organizationId: string, period: string, cost: bigint): void;
  /** The budget of an organization that has spent its cap, with what is not stored yet; null: it may spend. */
  exceeded(organizationId: string, period: string): Budget | null;
}

export interface BudgetDeps {
  /** What the database says; null: there is no such organization. */
  readonly read: (organizationId: string, period: string) => Promise<Budget | null>;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

interface Account {
  readonly period: string;
  /** When the database was last asked. */
  readAt: number;
  stored: bigint;
  pending: bigint;
  cap: bigint | null;
}

const MOST_ACCOUNTS = 50_000;
const FRESH_MS = 5_000;

/** @example periodOf(Date.UTC(2026, 2, 31)) // "2026-03" */
export function periodOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}

/**
 * Caps are checked in memory, so that no request waits for it. What other instances have spent is seen when calls are stored,
 * a key is looked up or five seconds have passed: spend may exceed a cap by the calls of those seconds and by those under way.
 */
export function createBudgets({ read, onError, now = Date.now }: BudgetDeps): Budgets {
  const accounts = new Map<string, Account>();

  /** Of the period; an older one is replaced, and calls of an older one that are still stored change nothing. */
  function accountOf(organizationId: string, period: string): Account | null {
    const found = accounts.get(organizationId);
    if (found?.period === period) return found;
    if (found !== undefined && found.period > period) return null;
    const account: Account = {
      period,
      readAt: Number.NEGATIVE_INFINITY,
      stored: 0n,
      pending: 0n,
      cap: found?.cap ?? null,
    };
    accounts.set(organizationId, account);
    if (accounts.size > MOST_ACCOUNTS) dropIdle(accounts);
    return account;
  }

  function observe(organizationId: string, { period, spent, cap }: Budget): void {
    const account = accountOf(organizationId, period);
    if (account === null) return;
    account.readAt = now();
    // Answers of the database may arrive out of order; what is spent only grows.
    const known = unitsOf(spent);
    if (known > account.stored) account.stored = known;
    account.cap = cap === null ? null : unitsOf(cap);
  }

  /** Asks the database beside the request where it was not asked for a while: a cap may have been raised. */
  function refresh(organizationId: string, account: Account): void {
    if (account.readAt > now() - FRESH_MS) return;
    account.readAt = now();
    read(organizationId, account.period).then(
      (budget) => budget && observe(organizationId, budget),
      // What is known stays in force.
      onError,
    );
  }

  return {
    observe,
    charge(organizationId, period, cost) {
      const account = accountOf(organizationId, period);
      if (account !== null) account.pending += cost;
    },
    settle(organizationId, period, cost) {
      const account = accountOf(organizationId, period);
      if (account !== null) account.pending = account.pending > cost ? account.pending - cost : 0n;
    },
    exceeded(organizationId, period) {
      const account = accountOf(organizationId, period);
      if (account !== null) refresh(organizationId, account);
      if (account === null || account.cap === null || account.stored + account.pending < account.cap) return null;
      return { period, spent: decimalOf(account.stored + account.pending), cap: decimalOf(account.cap) };
    },
  };
}

/** Those that were made first and have nothing to store: the next look-up of a key makes them again. */
function dropIdle(accounts: Map<string, Account>): void {
  for (const [organizationId, { pending }] of accounts) {
    if (accounts.size <= MOST_ACCOUNTS / 2) return;
    if (pending === 0n) accounts.delete(organizationId);
  }
}
