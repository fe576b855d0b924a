import { plusDays } from '../calendar.ts';
import type { History, Notice, Source, Statement } from './history.ts';
import { newestSaid, only } from './public-time.ts';
import type { ReadyNotice } from './ready-inputs.ts';

const LOOKBACK_DAYS = 730;

/** Point 14: a notice about another security is kept and does not score. What one document leaves unsaid, another says. */
function concernsListedStock(notice: Notice, all: readonly Notice[], history: History): boolean {
  const same = all.filter(
    ({ exchange, deficiency, date }) =>
      exchange === notice.exchange && deficiency === notice.deficiency && date === notice.date,
  );
  const security = notice.security ?? newestSaid(same, 'security') ?? 'common';
  return security === 'common' || security === history.onlyListedClass;
}

/** The latest state of each deficiency, with the first notice since it was last regained. */
export function selectNotices(
  known: readonly Statement[],
  history: History,
  asOf: string,
): (ReadyNotice & { readonly sources: readonly Source[] })[] {
  const threads = new Map<string, Notice[]>();
  const all = only(known, 'notice');
  for (const notice of all) {
    const isOld = notice.date < plusDays(asOf, -LOOKBACK_DAYS);
    if (isOld || notice.date > asOf || !concernsListedStock(notice, all, history)) continue;
    const key = `${notice.exchange}|${notice.deficiency}`;
    threads.set(key, [...(threads.get(key) ?? []), notice]);
  }
  return [...threads.values()].flatMap((thread) => {
    const byDate = thread
      .map((notice, index) => ({ notice, index }))
      .sort((a, b) => (a.notice.date < b.notice.date ? -1 : a.notice.date > b.notice.date ? 1 : a.index - b.index))
      .map(({ notice }) => notice);
    const last = byDate.at(-1);
    if (last === undefined) return [];
    const closedBefore = byDate.slice(0, -1).findLastIndex(({ status }) => status === 'regained');
    const open = byDate.slice(closedBefore + 1);
    // A second document about one notice does not end the first period.
    const same = open.filter(({ status }) => status === last.status);
    return [
      {
        exchange: last.exchange,
        deficiency: last.deficiency,
        status: last.status,
        date: last.date,
        since: open[0]?.date ?? last.date,
        periodEnds: same.findLast(({ periodEnds }) => periodEnds !== null)?.periodEnds ?? null,
        sources: [last.source],
      },
    ];
  });
}
