import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { canonicalJson } from '../../core/hashes.ts';
import { recordedTime } from '../../core/recorded-time.ts';
import type { ScoreReceipt } from '../../core/score-receipt.ts';
import type { ScoreVersion } from '../../db/repositories/scores/score-versions.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../../scoring/methodology-registry.ts';
import { loadCommandConfig } from '../environment.ts';
import { addIssuerChoice, type IssuerChoice, issuerOf } from '../issuer-option.ts';
import { renderScore } from '../report/render-score.ts';
import { withDatabase } from '../with-database.ts';

interface ScoreOptions extends IssuerChoice {
  readonly date: string;
  readonly methodology?: string;
  readonly prices?: string;
  readonly asComputed?: string;
  readonly explain?: boolean;
  readonly force?: boolean;
  readonly receipt?: boolean;
  readonly json?: boolean;
}

export const help = `Prints the stored score of the date. If none is stored, computes it from the facts that were public by then, without
storing it, and says so. --as-computed never computes: it prints the score that was stored at that time, even if it has
been superseded since, or fails if there was none.`;

export function register(command: Command): void {
  addIssuerChoice(command)
    .requiredOption('--date <date>', 'as-of date, YYYY-MM-DD')
    .option('--methodology <version>', 'methodology version; default: the current one')
    .option('--prices <file>', 'prices for a score not stored yet: CSV or Parquet with ticker,date,close,volume')
    .option('--as-computed <time>', 'as stored at this time: an instant (2026-11-20T23:00:00Z) or the end of a date')
    .option('--explain', 'explain the score in words, with a source for each sentence')
    .option('--force', 'compute a score as of a weekend or holiday too')
    .option('--receipt', 'print the receipt, for "tidemark receipt verify"')
    .option('--json', 'print as JSON')
    .action(score);
}

async function score(options: ScoreOptions): Promise<void> {
  const config = loadCommandConfig();
  const { methodology, prices, asComputed, json } = options;
  const query = {
    issuer: issuerOf(options),
    asOf: parseIsoDate(options.date),
    methodologyVersion: methodology ?? CURRENT_METHODOLOGY_VERSION,
    prices: prices === undefined ? null : resolve(prices),
    computedBy: asComputed === undefined ? null : recordedTime(asComputed),
    force: options.force === true,
  };
  const { readScore, readScoreBefore } = await import('../read-score.ts');
  const { version, stored, receipt, previous } = await withDatabase(config, async (db) => {
    const reading = await readScore(db, query);
    return {
      ...reading,
      previous: options.explain ? await readScoreBefore(db, reading.receipt, query.computedBy) : null,
    };
  });
  if (version) console.error(versionText(version));
  if (!stored) console.error('not stored; computed now from the facts that were public by the date');
  if (options.receipt) return console.log(canonicalJson(receipt));
  if (options.explain) return explain(receipt, previous, config.home, json);
  const { inputs: _, ...summary } = receipt;
  console.log(json ? JSON.stringify(summary, null, 2) : renderScore(receipt));
}

function versionText({ recordedFrom, recordedTo, percentile, universeSize }: ScoreVersion): string {
  const until = recordedTo === null ? 'current' : `superseded ${recordedTo}`;
  const place = percentile === null ? '' : `; percentile at the time ${percentile.toFixed(1)} of ${universeSize}`;
  return `computed ${recordedFrom}; ${until}${place}`;
}

/** The text quotes the filings whose bytes are in the local raw store. */
async function explain(
  receipt: ScoreReceipt,
  previous: ScoreReceipt | null,
  home: string,
  json = false,
): Promise<void> {
  const { explainScoreJson } = await import('../../scoring/explain.ts');
  const { explainScore } = await import('../../scoring/explain/note.ts');
  const { createDiskRawStore } = await import('../../sources/raw-store/disk-raw-store.ts');
  const { readQuotes } = await import('../span-reader.ts');
  const { scoreOutlook } = await import('../../scoring/explain/outlook.ts');
  const explanation = explainScoreJson(receipt);
  const outlook = scoreOutlook(receipt, previous);
  if (json) return console.log(JSON.stringify({ ...explanation, ...outlook }, null, 2));
  const sources = explanation.factors.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.sources));
  const spans = sources.flatMap(({ sourceSpan }) => sourceSpan ?? []);
  console.log(explainScore(receipt, await readQuotes(createDiskRawStore(join(home, 'raw')), spans), outlook));
}
