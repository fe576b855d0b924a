import type { RegistrationEventValues } from '../../core/rows.ts';

export interface RegistrationEventsResult {
  readonly events: readonly RegistrationEventValues[];
}
