import type { ParseOutcome } from '../../core/parser.ts';
import type { LockupValues, RofrValues } from '../../core/rows-lockups-and-rofr.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { dateOf, decimalOf } from '../filing/row-values.ts';
import type { LockupsAndRofrResult } from './result.ts';

/** One row per right; none unless parsed. */
export function rofrRows(outcome: ParseOutcome<LockupsAndRofrResult>): readonly ParsedRow<RofrValues>[] {
  return (outcome.result?.rofr ?? []).map((right, index) => {
    const values: RofrValues = {
      holder: right.holder ?? null,
      scope: right.scope,
      durationMonths: right.durationMonths ?? null,
      tailMonths: right.tailMonths ?? null,
      tailFeePercent: decimalOf(right.tailFeePercent),
    };
    return parsedRow(outcome, values, `rofr[${index}].`);
  });
}

/** One row per locked-up party; none unless parsed. */
export function lockupRows(outcome: ParseOutcome<LockupsAndRofrResult>): readonly ParsedRow<LockupValues>[] {
  return (outcome.result?.lockups ?? []).map((lockup, index) => {
    const values: LockupValues = {
      parties: lockup.parties,
      days: lockup.days,
      startsOn: dateOf(lockup.startsOn),
      endsOn: dateOf(lockup.endsOn),
      conditions: lockup.conditions ?? null,
    };
    return parsedRow(outcome, values, `lockups[${index}].`);
  });
}
