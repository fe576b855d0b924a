import { type Figures, MEGABYTE, runChild } from './measure.ts';
import { fillFacts } from './statements-database.ts';
import { comparePeer } from './statements-peer.ts';
import type { StatementsRun } from './statements-run.ts';
import { withTemporaryDatabase, withTemporaryDirectory } from './temporary.ts';

const SIZE = { issuers: 12, years: 15 };
const UNIVERSE = 6_000;

/**
 * From stored facts to stored statements beside a plain read of the same facts: issuers with 15 years of reports of 1,000
 * facts, in PostgreSQL (with fsync), one process; and from stored statements to series. Then edgartools over the same files
 * of the corpus.
 */
export async function benchStatements(): Promise<Figures> {
  const own = await withTemporaryDatabase(async (db, directory, url) => {
    await fillFacts(db, directory, SIZE);
    return runChild<StatementsRun>('./statements-run.ts', [url]);
  });
  const { issuers, statementsSeconds, readSeconds, seriesSeconds } = own;
  return {
    'issuers with 15 years of reports': issuers,
    'reports; facts': `${own.reports}; ${own.facts.toLocaleString('en-US')}`,
    'stored columns of statements': own.columns,
    'plain read of the stored facts (issuers/s)': issuers / readSeconds,
    'stored facts to stored statements (issuers/s)': issuers / statementsSeconds,
    'time ÷ that of the plain read': statementsSeconds / readSeconds,
    'of it without reading and storing (ms per report)': (1_000 * own.derivingSeconds) / own.reports,
    'stored statements to annual, quarterly and trailing series (issuers/s)': issuers / seriesSeconds,
    [`${UNIVERSE.toLocaleString('en-US')} issuers × 15 years, one process (minutes)`]:
      (UNIVERSE * statementsSeconds) / issuers / 60,
    'peak memory of the plain read (MB)': own.readPeak / MEGABYTE,
    'peak memory of statements (MB)': own.peak / MEGABYTE,
    ...(await withTemporaryDirectory(comparePeer)),
  };
}
