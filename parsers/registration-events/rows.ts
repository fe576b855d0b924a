import type { ParseOutcome } from '../../core/parser.ts';
import type { RegistrationEventValues } from '../../core/rows.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../reported-facts/parsed-row.ts';
import type { RegistrationEventsResult } from './result.ts';

/** One row per registration and event; none unless parsed. */
export function registrationEventRows(
  outcome: ParseOutcome<RegistrationEventsResult>,
): readonly ParsedRow<RegistrationEventValues>[] {
  return (outcome.result?.events ?? []).map((values, index) => parsedRow(outcome, values, `events[${index}].`));
}
