import { closedDayRefusal } from '../core/business-days.ts';
import type { IsoDate } from '../core/dates.ts';
import { permanentError } from './errors.ts';

/** The date of a run or a score. Error `not-a-business-day` where EDGAR is closed on it, unless forced. */
export function businessDateOf(date: IsoDate, force: boolean): IsoDate {
  const refusal = force ? null : closedDayRefusal(date);
  if (refusal !== null) throw permanentError('not-a-business-day', `${refusal} (--force takes the date anyway)`);
  return date;
}
