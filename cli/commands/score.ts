import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { endOfEasternDay, type IsoTimestamp, parseIsoDate } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import { canonicalJson } from '../../core/hashes.ts';
import { parseCik } from '../../core/ids.ts';
import type { ScoreReceipt } from '../../core/score-receipt.ts';
import type { ScoreVersion } from '../../db/repositories/scores/score-versions.ts';
import { loadCommandConfig } from '../environment.ts';

interface ScoreOptions {
  readonly ticker?: string;
  readonly cik?: string;
  readonly date: string;
  readonly methodology?: string;
  readonly prices?: string;
  readonly asComputed?: string;
  readonly explain?: boolean;
  readonly receipt?: boolean;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .option('--ticker <ticker>', 'issuer by its ticker')
    .option('--cik <cik>', 'issuer by its CIK')
    .requiredOption('--date <date>', 'as-of date, YYYY-MM-DD')
    .option('--methodology <version>', 'methodology version; default: the current one')
    .option(
      '--prices <file>',
      'prices for a score that is not stored yet: CSV or Parquet with ticker,date,close,volume',
    )
    .option(
      '--as-computed <time>',
      'the score as stored at this time: an instant (2026-11-20T23:00:00Z) or the end of a date',
    )
    .option('--explain', 'explain the score in words, with a source for each sentence')
    .option('--receipt', 'print the receipt, for "tidemark receipt verify"')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
Prints the stored score of the date. If none is stored, computes it from the facts that were public by then, without
storing it, and says so. --as-computed never computes: it prints the score that was stored at that time, even if it has
been superseded since, or fails if there was none.`,
    )
    .action(score);
}

async function score(options: ScoreOptions): Promise<void> {
  const config = loadCommandConfig();
  const asOf = parseIsoDate(options.date);
  if ((options.ticker === undefined) === (options.cik === undefined)) {
    throw new AppError('give one of --ticker and --cik', { code: 'usage', retryable: false });
  }
  const { CURRENT_METHODOLOGY_VERSION } = await import('../../scoring/methodology-registry.ts');
  const { withDatabase } = await import('../with-database.ts');
  const { readScore } = await import('../read-score.ts');
  const { explainScoreJson } = await import('../../scoring/explain.ts');
  const { renderScore } = await import('../report/render-score.ts');
  const found = await withDatabase(config, (db) =>
    readScore(db, {
      issuer: options.cik === undefined ? { ticker: options.ticker ?? '' } : { cik: parseCik(options.cik) },
      asOf,
      methodologyVersion: options.methodology ?? CURRENT_METHODOLOGY_VERSION,
      prices: options.prices === undefined ? null : resolve(options.prices),
      computedBy: options.asComputed === undefined ? null : recordedTime(options.asComputed),
    }),
  );
  if (found.version) console.error(versionText(found.version));
  if (!found.stored) console.error('not stored; computed now from the facts that were public by the date');
  if (options.receipt) console.log(canonicalJson(found.receipt));
  else if (options.explain) {
    if (options.json) console.log(JSON.stringify(explainScoreJson(found.receipt), null, 2));
    else console.log(await noteOf(found.receipt, config.home));
  } else {
    const { inputs: _, ...summary } = found.receipt;
    console.log(options.json ? JSON.stringify(summary, null, 2) : renderScore(found.receipt));
  }
}

/** An instant, or the end of a date in US Eastern time. */
function recordedTime(text: string): IsoTimestamp {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return endOfEasternDay(parseIsoDate(text));
  const instant = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return new Date(instant).toISOString() as IsoTimestamp;
  throw new AppError(`not an instant with a time zone, nor a date: ${JSON.stringify(text)}`, {
    code: 'usage',
    retryable: false,
  });
}

function versionText({ recordedFrom, recordedTo, percentile, universeSize }: ScoreVersion): string {
  const until = recordedTo === null ? 'current' : `superseded ${recordedTo}`;
  const place = percentile === null ? '' : `; percentile at the time ${percentile.toFixed(1)} of ${universeSize}`;
  return `computed ${recordedFrom}; ${until}${place}`;
}

/** The explanation, with quotes from the filings whose bytes are in the local raw store. */
async function noteOf(receipt: ScoreReceipt, home: string): Promise<string> {
  const { explainScoreJson } = await import('../../scoring/explain.ts');
  const { explainScore } = await import('../../scoring/explain/note.ts');
  const { createDiskRawStore } = await import('../../sources/raw-store/disk-raw-store.ts');
  const { readQuotes } = await import('../span-reader.ts');
  const spans = explainScoreJson(receipt).factors.flatMap(({ sentences }) =>
    sentences.flatMap(({ sources }) => sources.flatMap(({ sourceSpan }) => sourceSpan ?? [])),
  );
  return explainScore(receipt, await readQuotes(createDiskRawStore(join(home, 'raw')), spans));
}
