import type { IsoDate } from '../../core/dates.ts';

export interface CashProse {
  readonly cashAndEquivalents?: number;
  readonly asOf?: IsoDate;
  readonly runwayStatement?: string;
  readonly goingConcern?: boolean;
}

export interface CashProseResult {
  readonly cash?: CashProse;
  /** `facts` where the filing's own XBRL facts answered: such rows are cash-position's, not this parser's. */
  readonly cashSource?: 'facts' | 'text';
}
