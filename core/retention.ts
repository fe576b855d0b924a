import type { IsoTimestamp } from './dates.ts';

const DAY_MS = 86_400_000;

/** Days for which what happened stays stored, from when it was settled; of events, from when they were committed. */
export interface RetentionDays {
  /** Payloads of events. Longer where a delivery still refers to one. */
  readonly events: number;
  /** Delivered and canceled deliveries, with their attempts. */
  readonly deliveries: number;
  /** Failed deliveries and emails: as long, they can be replayed. */
  readonly failed: number;
  /** Values and words of monitor matches, from when they were found. */
  readonly matches: number;
  /** Sent emails, with their attempts. */
  readonly emails: number;
  /** Metered calls. The spend of a month stays. */
  readonly calls: number;
}

/** What the configuration says where it names nothing. */
export const DEFAULT_RETENTION: RetentionDays = {
  events: 90,
  deliveries: 30,
  failed: 30,
  matches: 365,
  emails: 90,
  calls: 400,
};

/** In the order in which they are pruned: an event goes only when its deliveries have. */
export const PRUNED_KINDS = ['deliveries', 'emails', 'matches', 'events', 'calls'] as const;
export type PrunedKind = (typeof PRUNED_KINDS)[number];

/** What was, or would be, pruned of a kind. */
export interface PruneCounts {
  readonly rows: number;
  /** Attempts in the logs of these rows. */
  readonly attempts: number;
}

export type PruneTally = Readonly<Record<PrunedKind, PruneCounts>>;

export const NOTHING_PRUNED: PruneTally = {
  deliveries: { rows: 0, attempts: 0 },
  emails: { rows: 0, attempts: 0 },
  matches: { rows: 0, attempts: 0 },
  events: { rows: 0, attempts: 0 },
  calls: { rows: 0, attempts: 0 },
};

/** Adds the counts of one kind. */
export function tallyPruned(tally: PruneTally, kind: PrunedKind, { rows, attempts }: PruneCounts): PruneTally {
  const before = tally[kind];
  return { ...tally, [kind]: { rows: before.rows + rows, attempts: before.attempts + attempts } };
}

/** What was settled or committed before these instants may go. */
export type PruneCutoffs = Readonly<Record<keyof RetentionDays, IsoTimestamp>>;

/** @example pruneCutoffs(DEFAULT_RETENTION, Date.now()).failed */
export function pruneCutoffs(days: RetentionDays, now: number): PruneCutoffs {
  const before = (count: number) => new Date(now - count * DAY_MS).toISOString() as IsoTimestamp;
  return {
    events: before(days.events),
    deliveries: before(days.deliveries),
    failed: before(days.failed),
    matches: before(days.matches),
    emails: before(days.emails),
    calls: before(days.calls),
  };
}

/** Where pruning continues: a kind, and the key of the last row that was looked at; null: at its first row. */
export interface PrunePlace {
  readonly kind: PrunedKind;
  readonly after: string | null;
}

/** The first place of the kind after another one; null: it was the last. */
export function nextKind(kind: PrunedKind): PrunePlace | null {
  const next = PRUNED_KINDS[PRUNED_KINDS.indexOf(kind) + 1];
  return next === undefined ? null : { kind: next, after: null };
}
