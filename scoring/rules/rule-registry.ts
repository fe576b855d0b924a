import type { IsoDate } from '../../core/dates.ts';
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

const d = (date: string): IsoDate => date as IsoDate;

/**
 * Regulation by date; an adoption is a new entry. Proposed and not adopted, hence absent: dropping the $75M test and
 * the baby shelf (Rel. 33-11418), semiannual reports (Rel. 33-11414).
 */
const RULES: readonly DatedRule[] = [
  {
    id: 'baby-shelf-s3',
    // Primary offerings of issuers under $75M on Form S-3: Rel. 33-8878, effective 2008-01-28.
    effectiveFrom: d('2008-01-28'),
    effectiveUntil: null,
    authority: 'Form S-3, General Instruction I.B.6',
    verified: true,
    parameters: { floatThresholdUsd: 75_000_000, floatDivisor: 3, salesMonths: 12, highestCloseDays: 60 },
  },
  {
    id: 'baby-shelf-f3',
    effectiveFrom: d('2008-01-28'),
    effectiveUntil: null,
    authority: 'Form F-3, General Instruction I.B.5',
    verified: true,
    parameters: { floatThresholdUsd: 75_000_000, floatDivisor: 3, salesMonths: 12, highestCloseDays: 60 },
  },
  {
    id: 'nasdaq-ten-cent-floor',
    // Approved 2020-04-21 (Rel. 34-88716); implementation moved to first notices from 2020-09-01.
    effectiveFrom: d('2020-09-01'),
    effectiveUntil: null,
    authority: 'Nasdaq Rule 5810(c)(3)(A)(iii)',
    verified: true,
    parameters: { price: 0.1, tradingDays: 10 },
  },
  {
    id: 'nasdaq-ten-cent-floor',
    // Reported as stricter; its terms are not confirmed, so the entry above stays in force.
    effectiveFrom: d('2026-01-19'),
    effectiveUntil: null,
    authority: 'Nasdaq Rule 5810(c)(3)(A)(iii) as amended',
    verified: false,
    parameters: { price: 0.1, tradingDays: 10 },
  },
  {
    id: 'nasdaq-cumulative-reverse-splits',
    effectiveFrom: d('2020-09-01'),
    effectiveUntil: null,
    authority: 'Nasdaq Rule 5810(c)(3)(A)(iv)',
    verified: true,
    parameters: { years: 2, ratio: 250 },
  },
  {
    id: 'nasdaq-recent-reverse-split',
    effectiveFrom: d('2025-01-17'),
    effectiveUntil: null,
    authority: 'Nasdaq Rule 5810(c)(3)(A)(iv), Rel. 34-102245',
    verified: true,
    parameters: { years: 1 },
  },
  {
    id: 'nasdaq-split-causes-deficiency',
    // Approved 2024-10-07. On record: no fact states yet which deficiency a split caused.
    effectiveFrom: d('2024-10-07'),
    effectiveUntil: null,
    authority: 'Nasdaq Rule 5810(c)(3)(A)',
    verified: true,
    parameters: {},
  },
  {
    id: 'nyse-recent-reverse-split',
    effectiveFrom: d('2025-01-15'),
    effectiveUntil: null,
    authority: 'NYSE Listed Company Manual 802.01C',
    verified: true,
    parameters: { years: 1 },
  },
  {
    id: 'nyse-cumulative-reverse-splits',
    effectiveFrom: d('2025-01-15'),
    effectiveUntil: null,
    authority: 'NYSE Listed Company Manual 802.01C',
    verified: true,
    parameters: { years: 2, ratio: 200 },
  },
];

/**
 * The rule in force on a date: the latest verified entry; null where there is none.
 *
 * @example
 * ruleAt('nasdaq-recent-reverse-split', '2024-06-30') // null
 */
export function ruleAt(id: RuleId, date: IsoDate): AppliedRule | null {
  let found: DatedRule | null = null;
  for (const rule of RULES) {
    if (rule.id !== id || !rule.verified || rule.effectiveFrom > date) continue;
    if (rule.effectiveUntil !== null && rule.effectiveUntil <= date) continue;
    if (found === null || rule.effectiveFrom > found.effectiveFrom) found = rule;
  }
  if (found === null) return null;
  return {
    id: found.id,
    effectiveFrom: found.effectiveFrom,
    authority: found.authority,
    parameters: found.parameters,
  };
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
