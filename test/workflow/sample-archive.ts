import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isEdgarBusinessDay } from '../../core/business-days.ts';
import { parseIsoDate } from '../../core/dates.ts';
import { generateSampleArchive } from '../../sample/archive.ts';

export interface SampleFiling {
  readonly filedDate: string;
  readonly form: string;
  readonly accessionNumber: string;
  /** Within the archive, without `.gz`. */
  readonly path: string;
}

export interface TestArchive {
  readonly dir: string;
  readonly prices: string;
  /** As its indexes list them, by date. */
  readonly filings: readonly SampleFiling[];
  /** The business date with the most filings. */
  readonly busiest: string;
  remove(): Promise<void>;
}

/** A small archive of fictional issuers, a year that is long settled. */
export async function createTestArchive(seed: string, issuers = 4, endDate = '2025-03-31'): Promise<TestArchive> {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-sample-'));
  await generateSampleArchive({ dir, seed, issuers, years: 1, endDate });
  const filings = await listed(dir);
  const open = filings.filter(({ filedDate }) => isEdgarBusinessDay(parseIsoDate(filedDate)));
  const byDate = [...Map.groupBy(open, ({ filedDate }) => filedDate)];
  const [busiest] = byDate.sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))[0] ?? [''];
  return {
    dir,
    prices: join(dir, 'prices.csv'),
    filings,
    busiest,
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

async function listed(dir: string): Promise<readonly SampleFiling[]> {
  const root = join(dir, 'Archives/edgar/daily-index');
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.idx.gz')).sort();
  const filings: SampleFiling[] = [];
  for (const name of names) {
    for (const line of gunzipSync(await readFile(join(root, name)))
      .toString('latin1')
      .split('\n')) {
      const [, , form, filed, path] = line.split('|').map((field) => field.trim());
      if (!form || !filed || !path?.startsWith('edgar/data/')) continue;
      const accessionNumber = /(\d{10}-\d{2}-\d{6})\.txt$/.exec(path)?.[1] ?? '';
      const filedDate = filed.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
      filings.push({ filedDate, form, accessionNumber, path: `Archives/${path}` });
    }
  }
  return filings;
}
