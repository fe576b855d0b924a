import type { IsoDate } from '../../core/dates.ts';
import { datesIn } from '../layout/dates.ts';
import type { Notice } from './notice.ts';

export interface NoticeDate {
  readonly date: IsoDate;
  /** Place in the plain text; null: the filing date. */
  readonly at: readonly [start: number, end: number] | null;
  readonly confidence: number;
}

const EFFECTIVE = /effectiveness date:?|effective date:?/i;
const FILED =
  /\bfiled with the (?:u\.?s\.? )?securities and exchange commission\s{1,20}(?:via edgar\s{1,20})?on\s{1,20}/i;

/**
 * The day a notice takes effect. EFFECT states it; the other forms take effect when they are filed: the filing date, else
 * (a bare document) the date at the head of an amendment or letter, which is filed that day or soon after.
 */
export function dateOf({ kind }: Notice, head: string, filedDate: IsoDate | null): NoticeDate | null {
  const dates = datesIn(head.slice(0, 20_000));
  if (kind === 'effectiveness') {
    const label = EFFECTIVE.exec(head);
    const date = (label && dates.find((found) => found.start >= label.index)) ?? dates[0];
    if (date !== undefined) {
      // The labels of an XML notice are its tags, which plain text lacks; it has no other date.
      const isLabeled = label === null ? dates.length === 1 : date.start - label.index < 200;
      return { date: date.date, at: [date.start, date.end], confidence: isLabeled ? 0.9 : 0.8 };
    }
  }
  if (filedDate !== null) return { date: filedDate, at: null, confidence: 0.95 };
  const filed = FILED.exec(head.slice(0, 4_000));
  const end = filed === null ? 0 : filed.index + filed[0].length;
  const stated = filed === null ? undefined : dates.find(({ start }) => start >= end && start - end < 4);
  if (stated !== undefined) return { date: stated.date, at: [stated.start, stated.end], confidence: 0.9 };
  if (kind !== 'withdrawal') return null;
  const [first] = dates.filter(({ start }) => start < 1_500);
  return first === undefined ? null : { date: first.date, at: [first.start, first.end], confidence: 0.7 };
}
