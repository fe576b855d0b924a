import type { IsoDate } from '../../core/dates.ts';
import type { ActionType } from './action-context.ts';

export interface CorporateAction {
  readonly type: ActionType;
  readonly from?: string;
  readonly to?: string;
  readonly date?: IsoDate;
}

export interface CorporateActionsResult {
  readonly corporateActions?: readonly CorporateAction[];
}
