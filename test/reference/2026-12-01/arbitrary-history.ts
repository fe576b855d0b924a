import type fc from 'fast-check';
import { listingOf, offeringsOf } from './arbitrary-offerings.ts';
import { ago, isWeekday, LAST_DAY, plainPaper, quoted, restartAccessions, sourceOf } from './arbitrary-papers.ts';
import { instrumentsOf, reports } from './arbitrary-reports.ts';
import { type Story, story } from './arbitrary-story.ts';
import type { History, Statement } from './history.ts';

function historyOf(one: Story): History {
  restartAccessions();
  let cents = one.price;
  const closes: { date: string; close: number }[] = [];
  for (let back = 1_100; back >= 0; back -= 1) {
    const date = ago(back);
    if (!isWeekday(date)) continue;
    cents = Math.min(1e5, Math.max(2, cents * (1 + (one.moves[back % one.moves.length] ?? 0) / 400)));
    closes.push({ date, close: Math.round((cents / quoted(one, date, 1)) * 100) / 1e4 });
  }
  return {
    statements: [...reports(one), ...instrumentsOf(one), ...offeringsOf(one), ...listingOf(one)],
    closes,
    indexed:
      one.gap === null
        ? [{ from: '2015-01-01', to: LAST_DAY }]
        : [
            { from: '2015-01-01', to: ago(one.gap) },
            { from: ago(one.gap - 2), to: LAST_DAY },
          ],
    unparsed: [],
    firstFiledOn: null,
    listedOn: null,
    onlyListedClass: null,
    thresholdDates: [],
  };
}

/**
 * Random issuers with three years of filings, several documents about each instrument and each sale, and one truth
 * behind them: documents leave things unsaid, and never contradict each other beyond what one thing allows (an expiry
 * some days off, amounts within a few percent).
 */
export const arbitraryHistory: fc.Arbitrary<History> = story.map(historyOf);

/** The issuer's later filing of another form that repeats a statement. */
export function restated(statement: Statement, changes: Partial<Statement> = {}): Statement {
  const source = {
    ...sourceOf(plainPaper(1, '424B3')),
    accession: '0000000001-26-999999',
    verified: statement.source.verified,
  };
  return { ...statement, ...changes, source } as Statement;
}
