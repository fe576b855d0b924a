import type { IsoDate } from '../../core/dates.ts';
import { compareBy } from '../../core/fact-order.ts';
import type { AppliedRule } from '../../core/score-receipt.ts';

export const RULE_IDS = [
  'baby-shelf-s3',
  'baby-shelf-f3',
  'nasdaq-ten-cent-floor',
  'nasdaq-cumulative-reverse-splits',
  'nasdaq-recent-reverse-split',
  'nasdaq-split-causes-deficiency',
  'nyse-cumulative-reverse-splits',
  'nyse-recent-reverse-split',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export interface DatedRule extends AppliedRule {
  readonly id: RuleId;
  /** First day on which it is no longer in force; null while in force. */
  readonly effectiveUntil: IsoDate | null;
  /** False: reported but not confirmed; on record and never applied. */
  readonly verified: boolean;
}

type Terms = Pick<DatedRule, 'authority' | 'parameters'> & Partial<Pick<DatedRule, 'effectiveUntil' | 'verified'>>;

function rule(id: RuleId, effectiveFrom: string, terms: Terms): DatedRule {
  return { id, effectiveFrom: effectiveFrom as IsoDate, effectiveUntil: null, verified: true, ...terms };
}

const BABY_SHELF = { floatThresholdUsd: 75_000_000, floatDivisor: 3, salesMonths: 12, highestCloseDays: 60 };

/**
 * Regulation by date; an adoption is a new entry. Proposed and not adopted, hence absent: dropping the $75M test and the
 * baby shelf (Rel. 33-11418), semiannual reports (Rel. 33-11414).
 */
const RULES: readonly DatedRule[] = [
  // Primary offerings of issuers under $75M on Form S-3: Rel. 33-8878, effective 2008-01-28.
  rule('baby-shelf-s3', '2008-01-28', {
    authority: 'Form S-3, General Instruction I.B.6',
    parameters: BABY_SHELF,
  }),
  rule('baby-shelf-f3', '2008-01-28', {
    authority: 'Form F-3, General Instruction I.B.5',
    parameters: BABY_SHELF,
  }),
  // Approved 2020-04-21 (Rel. 34-88716); implementation moved to first notices from 2020-09-01.
  rule('nasdaq-ten-cent-floor', '2020-09-01', {
    authority: 'Nasdaq Rule 5810(c)(3)(A)(iii)',
    parameters: { price: 0.1, tradingDays: 10 },
  }),
  // Reported as stricter; its terms are not confirmed, so the entry above stays in force.
  rule('nasdaq-ten-cent-floor', '2026-01-19', {
    authority: 'Nasdaq Rule 5810(c)(3)(A)(iii) as amended',
    parameters: { price: 0.1, tradingDays: 10 },
    verified: false,
  }),
  rule('nasdaq-cumulative-reverse-splits', '2020-09-01', {
    authority: 'Nasdaq Rule 5810(c)(3)(A)(iv)',
    parameters: { years: 2, ratio: 250 },
  }),
  rule('nasdaq-recent-reverse-split', '2025-01-17', {
    authority: 'Nasdaq Rule 5810(c)(3)(A)(iv), Rel. 34-102245',
    parameters: { years: 1 },
  }),
  // Approved 2024-10-07. On record: no fact states yet which deficiency a split caused.
  rule('nasdaq-split-causes-deficiency', '2024-10-07', {
    authority: 'Nasdaq Rule 5810(c)(3)(A)',
    parameters: {},
  }),
  rule('nyse-recent-reverse-split', '2025-01-15', {
    authority: 'NYSE Listed Company Manual 802.01C',
    parameters: { years: 1 },
  }),
  rule('nyse-cumulative-reverse-splits', '2025-01-15', {
    authority: 'NYSE Listed Company Manual 802.01C',
    parameters: { years: 2, ratio: 200 },
  }),
];

/**
 * The rule in force on a date: the latest verified entry; null where there is none.
 *
 * @example
 * ruleAt('nasdaq-recent-reverse-split', '2024-06-30') // null
 */
export function ruleAt(id: RuleId, date: IsoDate): AppliedRule | null {
  const inForce = RULES.filter(
    ({ id: own, verified, effectiveFrom, effectiveUntil }) =>
      own === id && verified && effectiveFrom <= date && (effectiveUntil === null || effectiveUntil > date),
  );
  const latest = inForce.sort(compareBy(({ effectiveFrom }) => effectiveFrom)).at(-1);
  if (latest === undefined) return null;
  const { effectiveFrom, authority, parameters } = latest;
  return { id, effectiveFrom, authority, parameters };
}

/** Days on which any rule takes effect or ends. */
export function ruleChangeDates(): readonly IsoDate[] {
  const dates = RULES.filter(({ verified }) => verified).flatMap(({ effectiveFrom, effectiveUntil }) =>
    effectiveUntil === null ? [effectiveFrom] : [effectiveFrom, effectiveUntil],
  );
  return [...new Set(dates)].sort();
}

const byDate = new Map<IsoDate, readonly AppliedRule[]>();

/** Every rule in force on a date, in the order of `RULE_IDS`. */
export function rulesAt(date: IsoDate): readonly AppliedRule[] {
  const known = byDate.get(date);
  if (known !== undefined) return known;
  const rules = RULE_IDS.flatMap((id) => ruleAt(id, date) ?? []);
  byDate.set(date, rules);
  return rules;
}
