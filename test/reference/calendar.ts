/** Dates the slow way: by `Date` in UTC, apart from the integer calendar that scoring uses. */
const DAY = 86_400_000;

export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY;
}

export function plusDays(date: string, days: number): string {
  return new Date(dayNumber(date) * DAY + days * DAY).toISOString().slice(0, 10);
}

export function daysFrom(start: string, end: string): number {
  return dayNumber(end) - dayNumber(start);
}

/** Same day of the month so many months on; the month's last day where it has no such day. */
export function plusMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, last));
  return target.toISOString().slice(0, 10);
}

const NEW_YORK = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });
const known = new Map<string, string>();

/** The date in New York at an instant: a filing counts for the dates from this one on. */
export function publicDate(instant: string): string {
  let date = known.get(instant);
  if (date === undefined) {
    date = NEW_YORK.format(new Date(instant));
    known.set(instant, date);
  }
  return date;
}
