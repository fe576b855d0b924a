import { plusDays } from '../calendar.ts';
import type { Paper, Story } from './arbitrary-story.ts';
import type { Source } from './history.ts';
import { easternInstant } from './public-time.ts';
import { sharesSince } from './splits.ts';

export const LAST_DAY = '2026-06-30';
export const ago = (days: number) => plusDays(LAST_DAY, -days);
export const isWeekday = (date: string) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

let serial = 0;

/** Accession numbers start at one in each history, so that a seed gives the same history in every run. */
export function restartAccessions(): void {
  serial = 0;
}
export function sourceOf({ back, form, isEvening, isVerified }: Paper): Source {
  let filedDate = ago(back);
  while (!isWeekday(filedDate)) filedDate = plusDays(filedDate, 1);
  let before = plusDays(filedDate, -1);
  while (!isWeekday(before)) before = plusDays(before, -1);
  serial += 1;
  return {
    form,
    accession: `0000000001-26-${String(serial).padStart(6, '0')}`,
    acceptedAt: isEvening ? easternInstant(before, '18:04:00') : easternInstant(filedDate, '16:05:30'),
    filedDate,
    verified: isVerified,
  };
}

export const plainPaper = (back: number, form: string): Paper => ({
  back,
  form,
  isEvening: back % 5 === 0,
  isVerified: true,
});
export const QUARTER_DAYS = 91;

function splitsOf({ split }: Story) {
  return split === null ? [] : [{ date: ago(split.back), ratio: 1 / split.old }];
}

/** Values of the last day as a document of an earlier date quotes them. */
export function quoted(one: Story, date: string, today: number): number {
  return Math.round((today / sharesSince(splitsOf(one), date)) * 1e4) / 1e4;
}
