import type { ParseOutcome } from '../../core/parser.ts';
import { type ParsedRow, parsedRow } from '../reported-facts/parsed-row.ts';
import type { RegistrationEvent, RegistrationEventsResult } from './registration-events.v1.ts';

/** One row per registration and event; none unless parsed. */
export function registrationEventRows(
  outcome: ParseOutcome<RegistrationEventsResult>,
): readonly ParsedRow<RegistrationEvent>[] {
  return (outcome.result?.events ?? []).map((values, index) => parsedRow(outcome, values, `events[${index}].`));
}
