import { sql } from 'kysely';
import { AppError } from '../../../core/errors.ts';
import type { OutboxEvent } from '../../../core/events.ts';
import type { DecimalText } from '../../../core/rows.ts';
import type { Database, Transaction } from '../../database.ts';
import { appendEvents } from '../runs/outbox.ts';

/** Percentages of a spend cap that are announced. */
const BUDGET_THRESHOLDS = [75, 90, 95, 100] as const;

export interface SpendRecord {
  readonly organizationId: string;
  /** What the cap is for, as the metering names it: `2026-03`. */
  readonly period: string;
  /** Added to the period's spend: a decimal, in the currency of the cap. */
  readonly amount: DecimalText;
  /** The cap in force; null: none. */
  readonly cap: DecimalText | null;
}

export interface Spend {
  /** Of the period so far. */
  readonly spent: DecimalText;
  readonly cap: DecimalText | null;
  /** Thresholds that this record crossed, ascending. */
  readonly crossed: readonly number[];
}

/**
 * Adds to what an organization has spent in a period. Each threshold of the cap is announced to the organization when it is
 * first reached, once per period: updates of one organization wait for each other. A cap that is lowered announces what
 * the spend then exceeds; one that is raised takes nothing back.
 *
 * @throws AppError `spend-invalid`
 *
 * @example
 * await recordSpend(db, { organizationId, period: '2026-03', amount: '0.25', cap: '200' });
 * // { spent: '150.00', cap: '200', crossed: [75] }
 */
export async function recordSpend(db: Database | Transaction, record: SpendRecord): Promise<Spend> {
  assertSpend(record);
  const write = (trx: Transaction): Promise<Spend> => addSpend(trx, record);
  return db.isTransaction ? write(db as Transaction) : db.transaction().execute(write);
}

async function addSpend(trx: Transaction, { organizationId, period, amount, cap }: SpendRecord): Promise<Spend> {
  // Locks the row for the rest of the transaction: another update sees what this one has announced.
  const { rows } = await sql<{ spent: DecimalText; cap: DecimalText | null; reached: number[] }>`
    insert into api.spend as t (organization_id, period, spent, cap)
    values (${organizationId}, ${period}, ${amount}::numeric, ${cap}::numeric)
    on conflict (organization_id, period) do update
    set spent = t.spent + excluded.spent, cap = excluded.cap, updated_at = now()
    returning spent, cap, array(
      select percent from unnest(${[...BUDGET_THRESHOLDS]}::int[]) percent
      where t.spent * 100 >= t.cap * percent and percent > t.announced_percent order by percent
    ) as reached
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('the spend was not stored');
  const { spent, reached: crossed } = row;
  const highest = crossed.at(-1);
  if (highest !== undefined) {
    await sql`
      update api.spend set announced_percent = ${highest} where organization_id = ${organizationId} and period = ${period}
    `.execute(trx);
    await appendEvents(
      trx,
      crossed.map((thresholdPercent): OutboxEvent => {
        const payload = { organizationId, period, thresholdPercent, cap: row.cap, spent };
        const naturalKey = `${organizationId}/${period}/${thresholdPercent}`;
        return { eventType: 'billing.budget.threshold', naturalKey, payload, organizationId };
      }),
    );
  }
  return { spent, cap: row.cap, crossed };
}

const DECIMAL = /^\d{1,20}(?:\.\d{1,12})?$/;

function assertSpend({ period, amount, cap }: SpendRecord): void {
  const problem =
    period === '' || period.length > 64
      ? `the period must have 1 to 64 characters`
      : !DECIMAL.test(amount)
        ? `the amount must be a decimal that is not negative: ${JSON.stringify(amount)}`
        : cap !== null && (!DECIMAL.test(cap) || !/[1-9]/.test(cap))
          ? `the cap must be a decimal above zero, or null for none: ${JSON.stringify(cap)}`
          : null;
  if (problem !== null) throw new AppError(problem, { code: 'spend-invalid', retryable: false });
}
