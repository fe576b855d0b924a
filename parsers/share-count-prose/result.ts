import type { IsoDate } from '../../core/dates.ts';

export interface ShareCountProse {
  readonly sharesOutstanding?: number;
  readonly asOf?: IsoDate;
  /** Where the count is of one class: "Class A". */
  readonly shareClass?: string;
  readonly publicFloat?: number;
  readonly publicFloatAsOf?: IsoDate;
}

export interface ShareCountProseResult {
  readonly shareFloat?: ShareCountProse;
  /** `facts` where the filing's own XBRL facts answered: such rows are share-float's, not this parser's. */
  readonly shareFloatSource?: 'facts' | 'text';
}
